// Generated from abi/spec/sdma/v5.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 7bd939d7e496691d

//! SDMA 5.0 and 5.2 (gfx10): what they changed in linear copies, writes, waiting and telling.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Copies bytes. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearV5([u32; 7]);

impl CopyLinearV5 {
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

    /// Word 0, bit 25: from the last byte to the first
    #[inline]
    #[must_use]
    pub const fn backwards(self) -> bool {
        self.0[0] & 0x2000000 != 0
    }

    /// Sets `backwards`.
    #[inline]
    #[must_use]
    pub const fn with_backwards(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x2000000 | (value as u32) << 25;
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

impl core::fmt::Debug for CopyLinearV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearV5>() == 28);

/// Copies bytes: `count` is wider than the kernel's header for 5.x says. ROCr uses all of it since gfx10.3 (amd_gpu_agent.cpp, `CreateBlitSdma`), and on gfx90a, whose packet is `CopyLinear` else. Since SDMA 5.2.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearV52([u32; 7]);

impl CopyLinearV52 {
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

    /// Word 0, bit 25: from the last byte to the first
    #[inline]
    #[must_use]
    pub const fn backwards(self) -> bool {
        self.0[0] & 0x2000000 != 0
    }

    /// Sets `backwards`.
    #[inline]
    #[must_use]
    pub const fn with_backwards(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x2000000 | (value as u32) << 25;
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

    /// Word 1, bits 0–29: bytes − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[1] & 0x3fffffff
    }

    /// Sets `count`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3fffffff | value;
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

impl core::fmt::Debug for CopyLinearV52 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearV52>() == 28);

/// `CopyLinear` with the parameters of an older generation. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearBc([u32; 7]);

impl CopyLinearBc {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x1001, 0, 0, 0, 0, 0, 0])
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

    /// Word 2, bit 22.
    #[inline]
    #[must_use]
    pub const fn dst_ha(self) -> bool {
        self.0[2] & 0x400000 != 0
    }

    /// Sets `dst_ha`.
    #[inline]
    #[must_use]
    pub const fn with_dst_ha(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x400000 | (value as u32) << 22;
        self
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

    /// Word 2, bit 30.
    #[inline]
    #[must_use]
    pub const fn src_ha(self) -> bool {
        self.0[2] & 0x40000000 != 0
    }

    /// Sets `src_ha`.
    #[inline]
    #[must_use]
    pub const fn with_src_ha(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x40000000 | (value as u32) << 30;
        self
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

impl core::fmt::Debug for CopyLinearBc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearBc>() == 28);

/// Copies a box between two pitched arrays. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwinV5([u32; 13]);

impl CopyLinearSubwinV5 {
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

    /// Word 4, bits 0–12.
    #[inline]
    #[must_use]
    pub const fn src_z(self) -> u16 {
        (self.0[4] & 0x1fff) as u16
    }

    /// Sets `src_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x1fff | (value as u32);
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

    /// Word 9, bits 0–12.
    #[inline]
    #[must_use]
    pub const fn dst_z(self) -> u16 {
        (self.0[9] & 0x1fff) as u16
    }

    /// Sets `dst_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x1fff | (value as u32);
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

    /// Word 12, bits 0–12: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[12] & 0x1fff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x1fff | (value as u32);
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

impl core::fmt::Debug for CopyLinearSubwinV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwinV5>() == 52);

/// `CopyLinearSubwin` with the parameters of an older generation. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwinBc([u32; 13]);

impl CopyLinearSubwinBc {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x1401, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 4, bits 13–26: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn src_pitch(self) -> u16 {
        ((self.0[4] >> 13) & 0x3fff) as u16
    }

    /// Sets `src_pitch`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_pitch(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x7ffe000 | (value as u32) << 13;
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

    /// Word 9, bits 13–26: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn dst_pitch(self) -> u16 {
        ((self.0[9] >> 13) & 0x3fff) as u16
    }

    /// Sets `dst_pitch`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_pitch(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x7ffe000 | (value as u32) << 13;
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

    /// Word 12, bit 22.
    #[inline]
    #[must_use]
    pub const fn dst_ha(self) -> bool {
        self.0[12] & 0x400000 != 0
    }

    /// Sets `dst_ha`.
    #[inline]
    #[must_use]
    pub const fn with_dst_ha(mut self, value: bool) -> Self {
        self.0[12] = self.0[12] & !0x400000 | (value as u32) << 22;
        self
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

    /// Word 12, bit 30.
    #[inline]
    #[must_use]
    pub const fn src_ha(self) -> bool {
        self.0[12] & 0x40000000 != 0
    }

    /// Sets `src_ha`.
    #[inline]
    #[must_use]
    pub const fn with_src_ha(mut self, value: bool) -> Self {
        self.0[12] = self.0[12] & !0x40000000 | (value as u32) << 30;
        self
    }
}

impl core::fmt::Debug for CopyLinearSubwinBc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwinBc>() == 52);

/// Runs packets in another buffer. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct IndirectV5([u32; 6]);

impl IndirectV5 {
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

    /// Word 0, bit 31: of the kernel
    #[inline]
    #[must_use]
    pub const fn privileged(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `privileged`.
    #[inline]
    #[must_use]
    pub const fn with_privileged(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
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

impl core::fmt::Debug for IndirectV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<IndirectV5>() == 24);

/// Writes one word when everything before is done. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct FenceV5([u32; 4]);

impl FenceV5 {
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

    /// Word 0, bits 16–18: memory type of the address
    #[inline]
    #[must_use]
    pub const fn mtype(self) -> u8 {
        ((self.0[0] >> 16) & 0x7) as u8
    }

    /// Sets `mtype`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_mtype(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x70000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bit 19: coherent in the chip
    #[inline]
    #[must_use]
    pub const fn gcc(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `gcc`.
    #[inline]
    #[must_use]
    pub const fn with_gcc(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 0, bit 20: physical address of system memory
    #[inline]
    #[must_use]
    pub const fn sys(self) -> bool {
        self.0[0] & 0x100000 != 0
    }

    /// Sets `sys`.
    #[inline]
    #[must_use]
    pub const fn with_sys(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 0, bit 22: CPU caches are snooped
    #[inline]
    #[must_use]
    pub const fn snp(self) -> bool {
        self.0[0] & 0x400000 != 0
    }

    /// Sets `snp`.
    #[inline]
    #[must_use]
    pub const fn with_snp(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 0, bit 23: guest physical address
    #[inline]
    #[must_use]
    pub const fn gpa(self) -> bool {
        self.0[0] & 0x800000 != 0
    }

    /// Sets `gpa`.
    #[inline]
    #[must_use]
    pub const fn with_gpa(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 0, bits 24–25: cache policy in the L2
    #[inline]
    #[must_use]
    pub const fn l2_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x3) as u8
    }

    /// Sets `l2_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_l2_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3000000 | (value as u32) << 24;
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

impl core::fmt::Debug for FenceV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<FenceV5>() == 16);

/// Writes a register. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SrbmWriteV5([u32; 3]);

impl SrbmWriteV5 {
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

    /// Word 1, bits 20–31.
    #[inline]
    #[must_use]
    pub const fn apertureid(self) -> u16 {
        ((self.0[1] >> 20) & 0xfff) as u16
    }

    /// Sets `apertureid`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_apertureid(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfff00000 | (value as u32) << 20;
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

impl core::fmt::Debug for SrbmWriteV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SrbmWriteV5>() == 12);

/// Behaves like `Trap` without an interrupt. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DummyTrapV5([u32; 2]);

impl DummyTrapV5 {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x20, 0])
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

impl core::fmt::Debug for DummyTrapV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DummyTrapV5>() == 8);
