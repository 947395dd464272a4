// Generated from abi/spec/sdma/v4.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 405413240051e20c

//! SDMA 4.0 (gfx9): linear copies, writes, fills, waiting and telling, with what 4.4 and later left as it is.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// First word of every packet.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Header(u32);

impl Header {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }
}

impl core::fmt::Debug for Header {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Header>() == 4);

/// Copies bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinear([u32; 7]);

impl CopyLinear {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([1, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bit 16: protected memory
    #[inline]
    #[must_use]
    pub const fn encrypt(self) -> bool {
        self.0[0] & 0x10000 != 0
    }

    /// Sets `encrypt`.
    #[inline]
    #[must_use]
    pub const fn with_encrypt(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 0, bit 18: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bit 27: two destinations: the packet is longer then
    #[inline]
    #[must_use]
    pub const fn broadcast(self) -> bool {
        self.0[0] & 0x8000000 != 0
    }

    /// Sets `broadcast`.
    #[inline]
    #[must_use]
    pub const fn with_broadcast(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 1, bits 0–21: bytes − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[1] & 0x3fffff
    }

    /// Sets `count`; `None` if `value` has more than 22 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 22 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3fffff | value;
        Some(self)
    }

    /// Word 2, bits 16–17: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 24–25: swap of the source: 0 none
    #[inline]
    #[must_use]
    pub const fn src_sw(self) -> u8 {
        ((self.0[2] >> 24) & 0x3) as u8
    }

    /// Sets `src_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn src_addr(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `src_addr`.
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Words 5–6, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyLinear {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinear>() == 28);

/// Copies bytes to two places.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyBroadcastLinear([u32; 9]);

impl CopyBroadcastLinear {
    /// Only `op` and `broadcast` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x8000001, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 9]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 9] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bit 16: protected memory
    #[inline]
    #[must_use]
    pub const fn encrypt(self) -> bool {
        self.0[0] & 0x10000 != 0
    }

    /// Sets `encrypt`.
    #[inline]
    #[must_use]
    pub const fn with_encrypt(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 0, bit 18: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bit 27: two destinations
    #[inline]
    #[must_use]
    pub const fn broadcast(self) -> bool {
        self.0[0] & 0x8000000 != 0
    }

    /// Sets `broadcast`.
    #[inline]
    #[must_use]
    pub const fn with_broadcast(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 1, bits 0–21: bytes − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[1] & 0x3fffff
    }

    /// Sets `count`; `None` if `value` has more than 22 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 22 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3fffff | value;
        Some(self)
    }

    /// Word 2, bits 8–9.
    #[inline]
    #[must_use]
    pub const fn dst2_sw(self) -> u8 {
        ((self.0[2] >> 8) & 0x3) as u8
    }

    /// Sets `dst2_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst2_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 2, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn dst1_sw(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `dst1_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst1_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 24–25: swap of the source: 0 none
    #[inline]
    #[must_use]
    pub const fn src_sw(self) -> u8 {
        ((self.0[2] >> 24) & 0x3) as u8
    }

    /// Sets `src_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn src_addr(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `src_addr`.
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Words 5–6, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst1_addr(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `dst1_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst1_addr(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Words 7–8, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst2_addr(self) -> u64 {
        (self.0[7] as u64) | (self.0[8] as u64) << 32
    }

    /// Sets `dst2_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst2_addr(mut self, value: u64) -> Self {
        self.0[7] = value as u32;
        self.0[8] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyBroadcastLinear {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyBroadcastLinear>() == 36);

/// Copies a box between two pitched arrays.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwin([u32; 13]);

impl CopyLinearSubwin {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x401, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 13]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 13] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bit 18: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bits 29–31: log2 of the bytes of an element
    #[inline]
    #[must_use]
    pub const fn elementsize(self) -> u8 {
        ((self.0[0] >> 29) & 0x7) as u8
    }

    /// Sets `elementsize`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_elementsize(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn src_addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `src_addr`.
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn src_x(self) -> u16 {
        (self.0[3] & 0x3fff) as u16
    }

    /// Sets `src_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 3, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn src_y(self) -> u16 {
        ((self.0[3] >> 16) & 0x3fff) as u16
    }

    /// Sets `src_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 4, bits 0–10.
    #[inline]
    #[must_use]
    pub const fn src_z(self) -> u16 {
        (self.0[4] & 0x7ff) as u16
    }

    /// Sets `src_z`; `None` if `value` has more than 11 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_z(mut self, value: u16) -> Option<Self> {
        if value >> 11 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x7ff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 13–31: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn src_pitch(self) -> u32 {
        (self.0[4] >> 13) & 0x7ffff
    }

    /// Sets `src_pitch`; `None` if `value` has more than 19 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 19 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0xffffe000 | value << 13;
        Some(self)
    }

    /// Word 5, bits 0–27: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn src_slice_pitch(self) -> u32 {
        self.0[5] & 0xfffffff
    }

    /// Sets `src_slice_pitch`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_slice_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xfffffff | value;
        Some(self)
    }

    /// Words 6–7, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn dst_x(self) -> u16 {
        (self.0[8] & 0x3fff) as u16
    }

    /// Sets `dst_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 8, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn dst_y(self) -> u16 {
        ((self.0[8] >> 16) & 0x3fff) as u16
    }

    /// Sets `dst_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 9, bits 0–10.
    #[inline]
    #[must_use]
    pub const fn dst_z(self) -> u16 {
        (self.0[9] & 0x7ff) as u16
    }

    /// Sets `dst_z`; `None` if `value` has more than 11 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_z(mut self, value: u16) -> Option<Self> {
        if value >> 11 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x7ff | (value as u32);
        Some(self)
    }

    /// Word 9, bits 13–31: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn dst_pitch(self) -> u32 {
        (self.0[9] >> 13) & 0x7ffff
    }

    /// Sets `dst_pitch`; `None` if `value` has more than 19 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 19 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0xffffe000 | value << 13;
        Some(self)
    }

    /// Word 10, bits 0–27: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn dst_slice_pitch(self) -> u32 {
        self.0[10] & 0xfffffff
    }

    /// Sets `dst_slice_pitch`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_slice_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0xfffffff | value;
        Some(self)
    }

    /// Word 11, bits 0–13: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u16 {
        (self.0[11] & 0x3fff) as u16
    }

    /// Sets `rect_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[11] = self.0[11] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 11, bits 16–29: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u16 {
        ((self.0[11] >> 16) & 0x3fff) as u16
    }

    /// Sets `rect_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[11] = self.0[11] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 12, bits 0–10: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[12] & 0x7ff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 11 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 11 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x7ff | (value as u32);
        Some(self)
    }

    /// Word 12, bits 16–17: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[12] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 12, bits 24–25: swap of the source: 0 none
    #[inline]
    #[must_use]
    pub const fn src_sw(self) -> u8 {
        ((self.0[12] >> 24) & 0x3) as u8
    }

    /// Sets `src_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for CopyLinearSubwin {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwin>() == 52);

/// Runs packets in another buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Indirect([u32; 6]);

impl Indirect {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([4, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 6]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 6] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–19: address space
    #[inline]
    #[must_use]
    pub const fn vmid(self) -> u8 {
        ((self.0[0] >> 16) & 0xf) as u8
    }

    /// Sets `vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address, 32-byte aligned
    #[inline]
    #[must_use]
    pub const fn ib_base(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `ib_base`.
    #[inline]
    #[must_use]
    pub const fn with_ib_base(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size(self) -> u32 {
        self.0[3] & 0xfffff
    }

    /// Sets `ib_size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xfffff | value;
        Some(self)
    }

    /// Words 4–5, 64 bits: GPU virtual address of the context save area, or 0
    #[inline]
    #[must_use]
    pub const fn csa_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `csa_addr`.
    #[inline]
    #[must_use]
    pub const fn with_csa_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for Indirect {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Indirect>() == 24);

/// Signals a semaphore in memory or waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Semaphore([u32; 3]);

impl Semaphore {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([7, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 3]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 3] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bit 29: write 1, do not count
    #[inline]
    #[must_use]
    pub const fn write_one(self) -> bool {
        self.0[0] & 0x20000000 != 0
    }

    /// Sets `write_one`.
    #[inline]
    #[must_use]
    pub const fn with_write_one(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 0, bit 30: signal, do not wait
    #[inline]
    #[must_use]
    pub const fn signal(self) -> bool {
        self.0[0] & 0x40000000 != 0
    }

    /// Sets `signal`.
    #[inline]
    #[must_use]
    pub const fn with_signal(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 0, bit 31: signal a mailbox
    #[inline]
    #[must_use]
    pub const fn mailbox(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `mailbox`.
    #[inline]
    #[must_use]
    pub const fn with_mailbox(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for Semaphore {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Semaphore>() == 12);

/// Writes one word when everything before is done.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Fence([u32; 4]);

impl Fence {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([5, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 4]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 4] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–31: written to `addr`
    #[inline]
    #[must_use]
    pub const fn data(self) -> u32 {
        self.0[3]
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }
}

impl core::fmt::Debug for Fence {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Fence>() == 16);

/// Writes a register.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SrbmWrite([u32; 3]);

impl SrbmWrite {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xe, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 3]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 3] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 28–31: bytes that are written
    #[inline]
    #[must_use]
    pub const fn byte_en(self) -> u8 {
        ((self.0[0] >> 28) & 0xf) as u8
    }

    /// Sets `byte_en`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_byte_en(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xf0000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 1, bits 0–17: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        self.0[1] & 0x3ffff
    }

    /// Sets `addr`; `None` if `value` has more than 18 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3ffff | value;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn data(self) -> u32 {
        self.0[2]
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }
}

impl core::fmt::Debug for SrbmWrite {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SrbmWrite>() == 12);

/// Makes an engine skip the words that follow if it is not chosen.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PreExe([u32; 2]);

impl PreExe {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xf, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 2]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 2] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–23: engines that run the words, one bit each
    #[inline]
    #[must_use]
    pub const fn dev_sel(self) -> u8 {
        ((self.0[0] >> 16) & 0xff) as u8
    }

    /// Sets `dev_sel`.
    #[inline]
    #[must_use]
    pub const fn with_dev_sel(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff0000 | (value as u32) << 16;
        self
    }

    /// Word 1, bits 0–13: words that are skipped or not
    #[inline]
    #[must_use]
    pub const fn exec_count(self) -> u16 {
        (self.0[1] & 0x3fff) as u16
    }

    /// Sets `exec_count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_exec_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for PreExe {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PreExe>() == 8);

/// Skips the words that follow unless a word in memory is the reference.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondExe([u32; 5]);

impl CondExe {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([9, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 5]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 5] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–31: value that lets the words run
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[3]
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–13: words that are skipped or not
    #[inline]
    #[must_use]
    pub const fn exec_count(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `exec_count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_exec_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for CondExe {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondExe>() == 20);

/// Fills memory with a value.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ConstantFill([u32; 5]);

impl ConstantFill {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xb, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 5]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 5] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–17: swap: 0 none
    #[inline]
    #[must_use]
    pub const fn sw(self) -> u8 {
        ((self.0[0] >> 16) & 0x3) as u8
    }

    /// Sets `sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31: 0 byte, 1 half-word, 2 word
    #[inline]
    #[must_use]
    pub const fn fillsize(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `fillsize`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_fillsize(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn src_data(self) -> u32 {
        self.0[3]
    }

    /// Sets `src_data`.
    #[inline]
    #[must_use]
    pub const fn with_src_data(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–21: bytes − 1; with a fill size of 2 the low two bits do not count
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[4] & 0x3fffff
    }

    /// Sets `count`; `None` if `value` has more than 22 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 22 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for ConstantFill {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ConstantFill>() == 20);

/// Fills pieces of memory at a stride.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DataFillMulti([u32; 6]);

impl DataFillMulti {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x10b, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 6]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 6] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bit 31: clear the dirty log of the pages
    #[inline]
    #[must_use]
    pub const fn memlog_clr(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `memlog_clr`.
    #[inline]
    #[must_use]
    pub const fn with_memlog_clr(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Word 1, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn byte_stride(self) -> u32 {
        self.0[1]
    }

    /// Sets `byte_stride`.
    #[inline]
    #[must_use]
    pub const fn with_byte_stride(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn dma_count(self) -> u32 {
        self.0[2]
    }

    /// Sets `dma_count`.
    #[inline]
    #[must_use]
    pub const fn with_dma_count(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Words 3–4, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Word 5, bits 0–25.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[5] & 0x3ffffff
    }

    /// Sets `count`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3ffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for DataFillMulti {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DataFillMulti>() == 24);

/// Waits until a word compares as wanted.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollRegmem([u32; 6]);

impl PollRegmem {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([8, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 6]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 6] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bit 26: flush HDP and wait for it
    #[inline]
    #[must_use]
    pub const fn hdp_flush(self) -> bool {
        self.0[0] & 0x4000000 != 0
    }

    /// Sets `hdp_flush`.
    #[inline]
    #[must_use]
    pub const fn with_hdp_flush(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 0, bits 28–30: comparison, `SDMA_POLL_FUNC_…`
    #[inline]
    #[must_use]
    pub const fn func(self) -> u8 {
        ((self.0[0] >> 28) & 0x7) as u8
    }

    /// Sets `func`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_func(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x70000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 0, bit 31: memory, not a register
    #[inline]
    #[must_use]
    pub const fn mem_poll(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `mem_poll`.
    #[inline]
    #[must_use]
    pub const fn with_mem_poll(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–31: reference of the comparison
    #[inline]
    #[must_use]
    pub const fn value(self) -> u32 {
        self.0[3]
    }

    /// Sets `value`.
    #[inline]
    #[must_use]
    pub const fn with_value(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[4]
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–15: clocks between two reads
    #[inline]
    #[must_use]
    pub const fn interval(self) -> u16 {
        (self.0[5] & 0xffff) as u16
    }

    /// Sets `interval`.
    #[inline]
    #[must_use]
    pub const fn with_interval(mut self, value: u16) -> Self {
        self.0[5] = self.0[5] & !0xffff | (value as u32);
        self
    }

    /// Word 5, bits 16–27: reads before the engine gives up; 0xfff: never
    #[inline]
    #[must_use]
    pub const fn retry_count(self) -> u16 {
        ((self.0[5] >> 16) & 0xfff) as u16
    }

    /// Sets `retry_count`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_retry_count(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xfff0000 | (value as u32) << 16;
        Some(self)
    }
}

impl core::fmt::Debug for PollRegmem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollRegmem>() == 24);

/// Writes a register's value to memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollRegWriteMem([u32; 4]);

impl PollRegWriteMem {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x108, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 4]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 4] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 1, bits 2–31.
    #[inline]
    #[must_use]
    pub const fn addr_31_2(self) -> u32 {
        (self.0[1] >> 2) & 0x3fffffff
    }

    /// Sets `addr_31_2`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr_31_2(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffffc | value << 2;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for PollRegWriteMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollRegWriteMem>() == 16);

/// Compares memory with a pattern or other memory and records where it differs.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollMemVerify([u32; 12]);

impl PollMemVerify {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x308, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 12]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 12] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bit 31.
    #[inline]
    #[must_use]
    pub const fn mode(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `mode`.
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Word 1, bits 0–31: what memory should hold
    #[inline]
    #[must_use]
    pub const fn pattern(self) -> u32 {
        self.0[1]
    }

    /// Sets `pattern`.
    #[inline]
    #[must_use]
    pub const fn with_pattern(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }

    /// Words 2–3, 64 bits.
    #[inline]
    #[must_use]
    pub const fn cmp0_start(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `cmp0_start`.
    #[inline]
    #[must_use]
    pub const fn with_cmp0_start(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn cmp1_end(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `cmp1_end`.
    #[inline]
    #[must_use]
    pub const fn with_cmp1_end(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits.
    #[inline]
    #[must_use]
    pub const fn cmp1_start(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `cmp1_start`.
    #[inline]
    #[must_use]
    pub const fn with_cmp1_start(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits.
    #[inline]
    #[must_use]
    pub const fn cmp1_end_2(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `cmp1_end_2`.
    #[inline]
    #[must_use]
    pub const fn with_cmp1_end_2(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Words 10–11, 64 bits: GPU virtual address of the record
    #[inline]
    #[must_use]
    pub const fn rec(self) -> u64 {
        (self.0[10] as u64) | (self.0[11] as u64) << 32
    }

    /// Sets `rec`.
    #[inline]
    #[must_use]
    pub const fn with_rec(mut self, value: u64) -> Self {
        self.0[10] = value as u32;
        self.0[11] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for PollMemVerify {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollMemVerify>() == 48);

/// Does an atomic operation on memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Atomic([u32; 8]);

impl Atomic {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xa, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 8]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 8] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bit 16: repeat until the compare succeeds
    #[inline]
    #[must_use]
    pub const fn repeat(self) -> bool {
        self.0[0] & 0x10000 != 0
    }

    /// Sets `repeat`.
    #[inline]
    #[must_use]
    pub const fn with_repeat(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 0, bit 18: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bits 25–31: `TC_OP_ATOMIC_…`
    #[inline]
    #[must_use]
    pub const fn atomic_op(self) -> u8 {
        ((self.0[0] >> 25) & 0x7f) as u8
    }

    /// Sets `atomic_op`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_atomic_op(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xfe000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Words 3–4, 64 bits.
    #[inline]
    #[must_use]
    pub const fn src_data(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `src_data`.
    #[inline]
    #[must_use]
    pub const fn with_src_data(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Words 5–6, 64 bits: what is compared with
    #[inline]
    #[must_use]
    pub const fn cmp_data(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `cmp_data`.
    #[inline]
    #[must_use]
    pub const fn with_cmp_data(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–12: clocks between two tries
    #[inline]
    #[must_use]
    pub const fn loop_interval(self) -> u16 {
        (self.0[7] & 0x1fff) as u16
    }

    /// Sets `loop_interval`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_loop_interval(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for Atomic {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Atomic>() == 32);

/// Sets the local timestamp.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampSet([u32; 3]);

impl TimestampSet {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xd, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 3]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 3] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Words 1–2, 64 bits: first value
    #[inline]
    #[must_use]
    pub const fn init_data(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `init_data`.
    #[inline]
    #[must_use]
    pub const fn with_init_data(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for TimestampSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampSet>() == 12);

/// Writes the local timestamp, 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampGet([u32; 3]);

impl TimestampGet {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x10d, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 3]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 3] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address, 8-byte aligned; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn write_addr(self) -> u64 {
        ((self.0[1] & !0x7) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `write_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_write_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
    }
}

impl core::fmt::Debug for TimestampGet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampGet>() == 12);

/// Writes the GPU clock, 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampGetGlobal([u32; 3]);

impl TimestampGetGlobal {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x20d, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 3]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 3] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address, 8-byte aligned; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn write_addr(self) -> u64 {
        ((self.0[1] & !0x7) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `write_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_write_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
    }
}

impl core::fmt::Debug for TimestampGetGlobal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampGetGlobal>() == 12);

/// Raises an interrupt.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Trap([u32; 2]);

impl Trap {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([6, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 2]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 2] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 1, bits 0–27: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_context(self) -> u32 {
        self.0[1] & 0xfffffff
    }

    /// Sets `int_context`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_int_context(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for Trap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Trap>() == 8);

/// Behaves like `Trap` without an interrupt.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DummyTrap([u32; 2]);

impl DummyTrap {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x10, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 2]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 2] {
        self.0
    }

    /// Word 0, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 1, bits 0–27: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_context(self) -> u32 {
        self.0[1] & 0xfffffff
    }

    /// Sets `int_context`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_int_context(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for DummyTrap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DummyTrap>() == 8);

/// Does nothing; `count` more words are skipped.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Nop(u32);

impl Nop {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Bits 0–7.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `op`.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bits 8–15.
    #[inline]
    #[must_use]
    pub const fn sub_op(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `sub_op`.
    #[inline]
    #[must_use]
    pub const fn with_sub_op(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }

    /// Bits 16–29: words that follow and are skipped
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0 >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }
}

impl core::fmt::Debug for Nop {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Nop>() == 4);
