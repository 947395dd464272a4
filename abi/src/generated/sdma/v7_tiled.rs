// Generated from abi/spec/sdma/v7_tiled.toml by `cargo xtask codegen`. Do not edit.
// Content hash: c0adb44e2299c42f

//! SDMA 7.0 (gfx12): tiled surfaces, boxes and arrays of structures.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Copies a linear buffer to two tiled surfaces. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyL2tBroadcastV7([u32; 16]);

impl CopyL2tBroadcastV7 {
    /// Only `op` and `sub_op` and `broadcast` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x8000101, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 16]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 16] {
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

    /// Word 0, bits 20–24: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[0] >> 20) & 0x1f) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1f00000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 0, bit 26.
    #[inline]
    #[must_use]
    pub const fn videocopy(self) -> bool {
        self.0[0] & 0x4000000 != 0
    }

    /// Sets `videocopy`.
    #[inline]
    #[must_use]
    pub const fn with_videocopy(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x4000000 | (value as u32) << 26;
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

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn tiled_addr0(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `tiled_addr0`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_addr0(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Words 3–4, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn tiled_addr1(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `tiled_addr1`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_addr1(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Word 5, bits 0–15: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        (self.0[5] & 0xffff) as u16
    }

    /// Sets `width`.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Self {
        self.0[5] = self.0[5] & !0xffff | (value as u32);
        self
    }

    /// Word 6, bits 0–15: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `height`.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 6, bits 16–29: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[6] >> 16) & 0x3fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bits 0–2: log2 of the bytes of an element
    #[inline]
    #[must_use]
    pub const fn element_size(self) -> u8 {
        (self.0[7] & 0x7) as u8
    }

    /// Sets `element_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_element_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 7, bits 3–7.
    #[inline]
    #[must_use]
    pub const fn swizzle_mode(self) -> u8 {
        ((self.0[7] >> 3) & 0x1f) as u8
    }

    /// Sets `swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xf8 | (value as u32) << 3;
        Some(self)
    }

    /// Word 7, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn dimension(self) -> u8 {
        ((self.0[7] >> 9) & 0x3) as u8
    }

    /// Sets `dimension`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dimension(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 8, bits 0–15: first element
    #[inline]
    #[must_use]
    pub const fn x(self) -> u16 {
        (self.0[8] & 0xffff) as u16
    }

    /// Sets `x`.
    #[inline]
    #[must_use]
    pub const fn with_x(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff | (value as u32);
        self
    }

    /// Word 8, bits 16–31: first row
    #[inline]
    #[must_use]
    pub const fn y(self) -> u16 {
        ((self.0[8] >> 16) & 0xffff) as u16
    }

    /// Sets `y`.
    #[inline]
    #[must_use]
    pub const fn with_y(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 9, bits 0–13: first slice
    #[inline]
    #[must_use]
    pub const fn z(self) -> u16 {
        (self.0[9] & 0x3fff) as u16
    }

    /// Sets `z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 10, bits 12–13: policy of the second surface in the last-level cache
    #[inline]
    #[must_use]
    pub const fn tile1_mall_policy(self) -> u8 {
        ((self.0[10] >> 12) & 0x3) as u8
    }

    /// Sets `tile1_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile1_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Word 10, bits 20–21: policy of the buffer in the last-level cache
    #[inline]
    #[must_use]
    pub const fn linear_mall_policy(self) -> u8 {
        ((self.0[10] >> 20) & 0x3) as u8
    }

    /// Sets `linear_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 10, bits 28–29: policy of the surface in the last-level cache
    #[inline]
    #[must_use]
    pub const fn tile_mall_policy(self) -> u8 {
        ((self.0[10] >> 28) & 0x3) as u8
    }

    /// Sets `tile_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Words 11–12, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn linear_addr(self) -> u64 {
        (self.0[11] as u64) | (self.0[12] as u64) << 32
    }

    /// Sets `linear_addr`.
    #[inline]
    #[must_use]
    pub const fn with_linear_addr(mut self, value: u64) -> Self {
        self.0[11] = value as u32;
        self.0[12] = (value >> 32) as u32;
        self
    }

    /// Word 13, bits 0–15: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn linear_pitch(self) -> u16 {
        (self.0[13] & 0xffff) as u16
    }

    /// Sets `linear_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_linear_pitch(mut self, value: u16) -> Self {
        self.0[13] = self.0[13] & !0xffff | (value as u32);
        self
    }

    /// Word 14, bits 0–31: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn linear_slice_pitch(self) -> u32 {
        self.0[14]
    }

    /// Sets `linear_slice_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_linear_slice_pitch(mut self, value: u32) -> Self {
        self.0[14] = value;
        self
    }

    /// Word 15, bits 0–29: bytes − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[15] & 0x3fffffff
    }

    /// Sets `count`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[15] = self.0[15] & !0x3fffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for CopyL2tBroadcastV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyL2tBroadcastV7>() == 64);

/// Copies a box between two pitched arrays. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwinV7([u32; 13]);

impl CopyLinearSubwinV7 {
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

    /// Word 3, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn src_x(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `src_x`.
    #[inline]
    #[must_use]
    pub const fn with_src_x(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 3, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn src_y(self) -> u16 {
        ((self.0[3] >> 16) & 0xffff) as u16
    }

    /// Sets `src_y`.
    #[inline]
    #[must_use]
    pub const fn with_src_y(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 4, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn src_z(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `src_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–31: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn src_pitch(self) -> u16 {
        ((self.0[4] >> 16) & 0xffff) as u16
    }

    /// Sets `src_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_src_pitch(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 5, bits 0–31: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn src_slice_pitch(self) -> u32 {
        self.0[5]
    }

    /// Sets `src_slice_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_src_slice_pitch(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
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

    /// Word 8, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn dst_x(self) -> u16 {
        (self.0[8] & 0xffff) as u16
    }

    /// Sets `dst_x`.
    #[inline]
    #[must_use]
    pub const fn with_dst_x(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff | (value as u32);
        self
    }

    /// Word 8, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn dst_y(self) -> u16 {
        ((self.0[8] >> 16) & 0xffff) as u16
    }

    /// Sets `dst_y`.
    #[inline]
    #[must_use]
    pub const fn with_dst_y(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 9, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn dst_z(self) -> u16 {
        (self.0[9] & 0x3fff) as u16
    }

    /// Sets `dst_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 9, bits 16–31: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn dst_pitch(self) -> u16 {
        ((self.0[9] >> 16) & 0xffff) as u16
    }

    /// Sets `dst_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_dst_pitch(mut self, value: u16) -> Self {
        self.0[9] = self.0[9] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 10, bits 0–31: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn dst_slice_pitch(self) -> u32 {
        self.0[10]
    }

    /// Sets `dst_slice_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_dst_slice_pitch(mut self, value: u32) -> Self {
        self.0[10] = value;
        self
    }

    /// Word 11, bits 0–15: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u16 {
        (self.0[11] & 0xffff) as u16
    }

    /// Sets `rect_x`.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u16) -> Self {
        self.0[11] = self.0[11] & !0xffff | (value as u32);
        self
    }

    /// Word 11, bits 16–31: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u16 {
        ((self.0[11] >> 16) & 0xffff) as u16
    }

    /// Sets `rect_y`.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u16) -> Self {
        self.0[11] = self.0[11] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 12, bits 0–13: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[12] & 0x3fff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 12, bits 20–21: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[12] >> 20) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 12, bits 28–29: policy of the source in the last-level cache
    #[inline]
    #[must_use]
    pub const fn src_mall_policy(self) -> u8 {
        ((self.0[12] >> 28) & 0x3) as u8
    }

    /// Sets `src_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for CopyLinearSubwinV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwinV7>() == 52);

/// `CopyLinearSubwinV7` for arrays whose sizes need 32 bits. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwinLargeV7([u32; 20]);

impl CopyLinearSubwinLargeV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x2401, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 20]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 20] {
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

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn src_x(self) -> u32 {
        self.0[3]
    }

    /// Sets `src_x`.
    #[inline]
    #[must_use]
    pub const fn with_src_x(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn src_y(self) -> u32 {
        self.0[4]
    }

    /// Sets `src_y`.
    #[inline]
    #[must_use]
    pub const fn with_src_y(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn src_z(self) -> u32 {
        self.0[5]
    }

    /// Sets `src_z`.
    #[inline]
    #[must_use]
    pub const fn with_src_z(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Word 6, bits 0–31: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn src_pitch(self) -> u32 {
        self.0[6]
    }

    /// Sets `src_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_src_pitch(mut self, value: u32) -> Self {
        self.0[6] = value;
        self
    }

    /// Word 7, bits 0–31: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn src_slice_pitch(self) -> u32 {
        self.0[7]
    }

    /// Sets `src_slice_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_src_slice_pitch(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }

    /// Word 8, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn src_slice_pitch_47_32(self) -> u16 {
        (self.0[8] & 0xffff) as u16
    }

    /// Sets `src_slice_pitch_47_32`.
    #[inline]
    #[must_use]
    pub const fn with_src_slice_pitch_47_32(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff | (value as u32);
        self
    }

    /// Words 9–10, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[9] as u64) | (self.0[10] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[9] = value as u32;
        self.0[10] = (value >> 32) as u32;
        self
    }

    /// Word 11, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn dst_x(self) -> u32 {
        self.0[11]
    }

    /// Sets `dst_x`.
    #[inline]
    #[must_use]
    pub const fn with_dst_x(mut self, value: u32) -> Self {
        self.0[11] = value;
        self
    }

    /// Word 12, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn dst_y(self) -> u32 {
        self.0[12]
    }

    /// Sets `dst_y`.
    #[inline]
    #[must_use]
    pub const fn with_dst_y(mut self, value: u32) -> Self {
        self.0[12] = value;
        self
    }

    /// Word 13, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn dst_z(self) -> u32 {
        self.0[13]
    }

    /// Sets `dst_z`.
    #[inline]
    #[must_use]
    pub const fn with_dst_z(mut self, value: u32) -> Self {
        self.0[13] = value;
        self
    }

    /// Word 14, bits 0–31: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn dst_pitch(self) -> u32 {
        self.0[14]
    }

    /// Sets `dst_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_dst_pitch(mut self, value: u32) -> Self {
        self.0[14] = value;
        self
    }

    /// Word 15, bits 0–31: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn dst_slice_pitch(self) -> u32 {
        self.0[15]
    }

    /// Sets `dst_slice_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_dst_slice_pitch(mut self, value: u32) -> Self {
        self.0[15] = value;
        self
    }

    /// Word 16, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn dst_slice_pitch_47_32(self) -> u16 {
        (self.0[16] & 0xffff) as u16
    }

    /// Sets `dst_slice_pitch_47_32`.
    #[inline]
    #[must_use]
    pub const fn with_dst_slice_pitch_47_32(mut self, value: u16) -> Self {
        self.0[16] = self.0[16] & !0xffff | (value as u32);
        self
    }

    /// Word 16, bits 20–21: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[16] >> 20) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 16, bits 28–29: policy of the source in the last-level cache
    #[inline]
    #[must_use]
    pub const fn src_mall_policy(self) -> u8 {
        ((self.0[16] >> 28) & 0x3) as u8
    }

    /// Sets `src_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 17, bits 0–31: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u32 {
        self.0[17]
    }

    /// Sets `rect_x`.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u32) -> Self {
        self.0[17] = value;
        self
    }

    /// Word 18, bits 0–31: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u32 {
        self.0[18]
    }

    /// Sets `rect_y`.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u32) -> Self {
        self.0[18] = value;
        self
    }

    /// Word 19, bits 0–31: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u32 {
        self.0[19]
    }

    /// Sets `rect_z`.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u32) -> Self {
        self.0[19] = value;
        self
    }
}

impl core::fmt::Debug for CopyLinearSubwinLargeV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwinLargeV7>() == 80);

/// Copies members of structures in a buffer from or to a linear array. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyStructV7([u32; 8]);

impl CopyStructV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x301, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bit 31: from tiled to linear
    #[inline]
    #[must_use]
    pub const fn detile(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `detile`.
    #[inline]
    #[must_use]
    pub const fn with_detile(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn sb_addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `sb_addr`.
    #[inline]
    #[must_use]
    pub const fn with_sb_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn start_index(self) -> u32 {
        self.0[3]
    }

    /// Sets `start_index`.
    #[inline]
    #[must_use]
    pub const fn with_start_index(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[4]
    }

    /// Sets `count`.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–10.
    #[inline]
    #[must_use]
    pub const fn stride(self) -> u16 {
        (self.0[5] & 0x7ff) as u16
    }

    /// Sets `stride`; `None` if `value` has more than 11 bits.
    #[inline]
    #[must_use]
    pub const fn with_stride(mut self, value: u16) -> Option<Self> {
        if value >> 11 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x7ff | (value as u32);
        Some(self)
    }

    /// Word 5, bits 20–21: policy of the buffer in the last-level cache
    #[inline]
    #[must_use]
    pub const fn linear_mall_policy(self) -> u8 {
        ((self.0[5] >> 20) & 0x3) as u8
    }

    /// Sets `linear_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 5, bits 28–29.
    #[inline]
    #[must_use]
    pub const fn struct_mall_policy(self) -> u8 {
        ((self.0[5] >> 28) & 0x3) as u8
    }

    /// Sets `struct_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_struct_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Words 6–7, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn linear_addr(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `linear_addr`.
    #[inline]
    #[must_use]
    pub const fn with_linear_addr(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyStructV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyStructV7>() == 32);

/// Copies a box between two tiled surfaces. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyT2tV7([u32; 16]);

impl CopyT2tV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x601, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 16]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 16] {
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

    /// Word 0, bit 19: the surface is compressed
    #[inline]
    #[must_use]
    pub const fn dcc(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `dcc`.
    #[inline]
    #[must_use]
    pub const fn with_dcc(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
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

    /// Word 3, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn src_x(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `src_x`.
    #[inline]
    #[must_use]
    pub const fn with_src_x(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 3, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn src_y(self) -> u16 {
        ((self.0[3] >> 16) & 0xffff) as u16
    }

    /// Sets `src_y`.
    #[inline]
    #[must_use]
    pub const fn with_src_y(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 4, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn src_z(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `src_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn src_width(self) -> u16 {
        ((self.0[4] >> 16) & 0xffff) as u16
    }

    /// Sets `src_width`.
    #[inline]
    #[must_use]
    pub const fn with_src_width(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 5, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn src_height(self) -> u16 {
        (self.0[5] & 0xffff) as u16
    }

    /// Sets `src_height`.
    #[inline]
    #[must_use]
    pub const fn with_src_height(mut self, value: u16) -> Self {
        self.0[5] = self.0[5] & !0xffff | (value as u32);
        self
    }

    /// Word 5, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn src_depth(self) -> u16 {
        ((self.0[5] >> 16) & 0x3fff) as u16
    }

    /// Sets `src_depth`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_depth(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 0–2.
    #[inline]
    #[must_use]
    pub const fn src_element_size(self) -> u8 {
        (self.0[6] & 0x7) as u8
    }

    /// Sets `src_element_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_element_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 6, bits 3–7.
    #[inline]
    #[must_use]
    pub const fn src_swizzle_mode(self) -> u8 {
        ((self.0[6] >> 3) & 0x1f) as u8
    }

    /// Sets `src_swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0xf8 | (value as u32) << 3;
        Some(self)
    }

    /// Word 6, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn src_dimension(self) -> u8 {
        ((self.0[6] >> 9) & 0x3) as u8
    }

    /// Sets `src_dimension`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_dimension(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 6, bits 16–20.
    #[inline]
    #[must_use]
    pub const fn src_mip_max(self) -> u8 {
        ((self.0[6] >> 16) & 0x1f) as u8
    }

    /// Sets `src_mip_max`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 24–28.
    #[inline]
    #[must_use]
    pub const fn src_mip_id(self) -> u8 {
        ((self.0[6] >> 24) & 0x1f) as u8
    }

    /// Sets `src_mip_id`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mip_id(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Words 7–8, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[7] as u64) | (self.0[8] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[7] = value as u32;
        self.0[8] = (value >> 32) as u32;
        self
    }

    /// Word 9, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn dst_x(self) -> u16 {
        (self.0[9] & 0xffff) as u16
    }

    /// Sets `dst_x`.
    #[inline]
    #[must_use]
    pub const fn with_dst_x(mut self, value: u16) -> Self {
        self.0[9] = self.0[9] & !0xffff | (value as u32);
        self
    }

    /// Word 9, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn dst_y(self) -> u16 {
        ((self.0[9] >> 16) & 0xffff) as u16
    }

    /// Sets `dst_y`.
    #[inline]
    #[must_use]
    pub const fn with_dst_y(mut self, value: u16) -> Self {
        self.0[9] = self.0[9] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 10, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn dst_z(self) -> u16 {
        (self.0[10] & 0x3fff) as u16
    }

    /// Sets `dst_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 10, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn dst_width(self) -> u16 {
        ((self.0[10] >> 16) & 0xffff) as u16
    }

    /// Sets `dst_width`.
    #[inline]
    #[must_use]
    pub const fn with_dst_width(mut self, value: u16) -> Self {
        self.0[10] = self.0[10] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 11, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn dst_height(self) -> u16 {
        (self.0[11] & 0xffff) as u16
    }

    /// Sets `dst_height`.
    #[inline]
    #[must_use]
    pub const fn with_dst_height(mut self, value: u16) -> Self {
        self.0[11] = self.0[11] & !0xffff | (value as u32);
        self
    }

    /// Word 11, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn dst_depth(self) -> u16 {
        ((self.0[11] >> 16) & 0x3fff) as u16
    }

    /// Sets `dst_depth`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_depth(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[11] = self.0[11] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 12, bits 0–2.
    #[inline]
    #[must_use]
    pub const fn dst_element_size(self) -> u8 {
        (self.0[12] & 0x7) as u8
    }

    /// Sets `dst_element_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_element_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 12, bits 3–7.
    #[inline]
    #[must_use]
    pub const fn dst_swizzle_mode(self) -> u8 {
        ((self.0[12] >> 3) & 0x1f) as u8
    }

    /// Sets `dst_swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0xf8 | (value as u32) << 3;
        Some(self)
    }

    /// Word 12, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn dst_dimension(self) -> u8 {
        ((self.0[12] >> 9) & 0x3) as u8
    }

    /// Sets `dst_dimension`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_dimension(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 12, bits 16–20.
    #[inline]
    #[must_use]
    pub const fn dst_mip_max(self) -> u8 {
        ((self.0[12] >> 16) & 0x1f) as u8
    }

    /// Sets `dst_mip_max`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 12, bits 24–28.
    #[inline]
    #[must_use]
    pub const fn dst_mip_id(self) -> u8 {
        ((self.0[12] >> 24) & 0x1f) as u8
    }

    /// Sets `dst_mip_id`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mip_id(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x1f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 13, bits 0–15: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u16 {
        (self.0[13] & 0xffff) as u16
    }

    /// Sets `rect_x`.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u16) -> Self {
        self.0[13] = self.0[13] & !0xffff | (value as u32);
        self
    }

    /// Word 13, bits 16–31: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u16 {
        ((self.0[13] >> 16) & 0xffff) as u16
    }

    /// Sets `rect_y`.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u16) -> Self {
        self.0[13] = self.0[13] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 14, bits 0–13: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[14] & 0x3fff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 14, bits 20–21: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[14] >> 20) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 14, bits 28–29: policy of the source in the last-level cache
    #[inline]
    #[must_use]
    pub const fn src_mall_policy(self) -> u8 {
        ((self.0[14] >> 28) & 0x3) as u8
    }

    /// Sets `src_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 15, bits 0–5: format of a compressed element
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> u8 {
        (self.0[15] & 0x3f) as u8
    }

    /// Sets `data_format`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[15] = self.0[15] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 15, bits 9–11: number type of a compressed element
    #[inline]
    #[must_use]
    pub const fn number_type(self) -> u8 {
        ((self.0[15] >> 9) & 0x7) as u8
    }

    /// Sets `number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[15] = self.0[15] & !0xe00 | (value as u32) << 9;
        Some(self)
    }

    /// Word 15, bits 16–17: how compressed data are read
    #[inline]
    #[must_use]
    pub const fn read_compression_mode(self) -> u8 {
        ((self.0[15] >> 16) & 0x3) as u8
    }

    /// Sets `read_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_read_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[15] = self.0[15] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 15, bits 18–19: how data are written to compressed memory
    #[inline]
    #[must_use]
    pub const fn write_compression_mode(self) -> u8 {
        ((self.0[15] >> 18) & 0x3) as u8
    }

    /// Sets `write_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_write_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[15] = self.0[15] & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 15, bits 24–25: log2 of the bytes of a compressed block / 64
    #[inline]
    #[must_use]
    pub const fn max_comp_block_size(self) -> u8 {
        ((self.0[15] >> 24) & 0x3) as u8
    }

    /// Sets `max_comp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_comp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[15] = self.0[15] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 15, bit 26.
    #[inline]
    #[must_use]
    pub const fn max_uncomp_block_size(self) -> bool {
        self.0[15] & 0x4000000 != 0
    }

    /// Sets `max_uncomp_block_size`.
    #[inline]
    #[must_use]
    pub const fn with_max_uncomp_block_size(mut self, value: bool) -> Self {
        self.0[15] = self.0[15] & !0x4000000 | (value as u32) << 26;
        self
    }
}

impl core::fmt::Debug for CopyT2tV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyT2tV7>() == 64);

/// Copies between a tiled surface and a linear buffer. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyTiledV7([u32; 13]);

impl CopyTiledV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x101, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 20–24: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[0] >> 20) & 0x1f) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1f00000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 0, bit 31: from tiled to linear
    #[inline]
    #[must_use]
    pub const fn detile(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `detile`.
    #[inline]
    #[must_use]
    pub const fn with_detile(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn tiled_addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `tiled_addr`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–15: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `width`.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 4, bits 0–15: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[4] & 0xffff) as u16
    }

    /// Sets `height`.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff | (value as u32);
        self
    }

    /// Word 4, bits 16–29: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[4] >> 16) & 0x3fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 5, bits 0–2: log2 of the bytes of an element
    #[inline]
    #[must_use]
    pub const fn element_size(self) -> u8 {
        (self.0[5] & 0x7) as u8
    }

    /// Sets `element_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_element_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 5, bits 3–7.
    #[inline]
    #[must_use]
    pub const fn swizzle_mode(self) -> u8 {
        ((self.0[5] >> 3) & 0x1f) as u8
    }

    /// Sets `swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xf8 | (value as u32) << 3;
        Some(self)
    }

    /// Word 5, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn dimension(self) -> u8 {
        ((self.0[5] >> 9) & 0x3) as u8
    }

    /// Sets `dimension`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dimension(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 6, bits 0–15: first element
    #[inline]
    #[must_use]
    pub const fn x(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `x`.
    #[inline]
    #[must_use]
    pub const fn with_x(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 6, bits 16–31: first row
    #[inline]
    #[must_use]
    pub const fn y(self) -> u16 {
        ((self.0[6] >> 16) & 0xffff) as u16
    }

    /// Sets `y`.
    #[inline]
    #[must_use]
    pub const fn with_y(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 7, bits 0–13: first slice
    #[inline]
    #[must_use]
    pub const fn z(self) -> u16 {
        (self.0[7] & 0x3fff) as u16
    }

    /// Sets `z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 7, bits 20–21: policy of the buffer in the last-level cache
    #[inline]
    #[must_use]
    pub const fn linear_mall_policy(self) -> u8 {
        ((self.0[7] >> 20) & 0x3) as u8
    }

    /// Sets `linear_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 7, bits 28–29: policy of the surface in the last-level cache
    #[inline]
    #[must_use]
    pub const fn tile_mall_policy(self) -> u8 {
        ((self.0[7] >> 28) & 0x3) as u8
    }

    /// Sets `tile_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Words 8–9, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn linear_addr(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `linear_addr`.
    #[inline]
    #[must_use]
    pub const fn with_linear_addr(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Word 10, bits 0–15: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn linear_pitch(self) -> u16 {
        (self.0[10] & 0xffff) as u16
    }

    /// Sets `linear_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_linear_pitch(mut self, value: u16) -> Self {
        self.0[10] = self.0[10] & !0xffff | (value as u32);
        self
    }

    /// Word 11, bits 0–31: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn linear_slice_pitch(self) -> u32 {
        self.0[11]
    }

    /// Sets `linear_slice_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_linear_slice_pitch(mut self, value: u32) -> Self {
        self.0[11] = value;
        self
    }

    /// Word 12, bits 0–29: bytes − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[12] & 0x3fffffff
    }

    /// Sets `count`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x3fffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for CopyTiledV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyTiledV7>() == 52);

/// Copies a box between a tiled surface and a pitched array. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyTiledSubwinV7([u32; 15]);

impl CopyTiledSubwinV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x501, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 15]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 15] {
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

    /// Word 0, bit 19: the surface is compressed
    #[inline]
    #[must_use]
    pub const fn dcc(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `dcc`.
    #[inline]
    #[must_use]
    pub const fn with_dcc(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 0, bit 31: from tiled to linear
    #[inline]
    #[must_use]
    pub const fn detile(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `detile`.
    #[inline]
    #[must_use]
    pub const fn with_detile(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 1–2, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn tiled_addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `tiled_addr`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn tiled_x(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `tiled_x`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_x(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 3, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn tiled_y(self) -> u16 {
        ((self.0[3] >> 16) & 0xffff) as u16
    }

    /// Sets `tiled_y`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_y(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 4, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn tiled_z(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `tiled_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_tiled_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–31: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        ((self.0[4] >> 16) & 0xffff) as u16
    }

    /// Sets `width`.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 5, bits 0–15: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[5] & 0xffff) as u16
    }

    /// Sets `height`.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Self {
        self.0[5] = self.0[5] & !0xffff | (value as u32);
        self
    }

    /// Word 5, bits 16–29: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[5] >> 16) & 0x3fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 0–2: log2 of the bytes of an element
    #[inline]
    #[must_use]
    pub const fn element_size(self) -> u8 {
        (self.0[6] & 0x7) as u8
    }

    /// Sets `element_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_element_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 6, bits 3–7.
    #[inline]
    #[must_use]
    pub const fn swizzle_mode(self) -> u8 {
        ((self.0[6] >> 3) & 0x1f) as u8
    }

    /// Sets `swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0xf8 | (value as u32) << 3;
        Some(self)
    }

    /// Word 6, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn dimension(self) -> u8 {
        ((self.0[6] >> 9) & 0x3) as u8
    }

    /// Sets `dimension`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dimension(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 6, bits 16–20: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[6] >> 16) & 0x1f) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 24–28: level
    #[inline]
    #[must_use]
    pub const fn mip_id(self) -> u8 {
        ((self.0[6] >> 24) & 0x1f) as u8
    }

    /// Sets `mip_id`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_id(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Words 7–8, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn linear_addr(self) -> u64 {
        (self.0[7] as u64) | (self.0[8] as u64) << 32
    }

    /// Sets `linear_addr`.
    #[inline]
    #[must_use]
    pub const fn with_linear_addr(mut self, value: u64) -> Self {
        self.0[7] = value as u32;
        self.0[8] = (value >> 32) as u32;
        self
    }

    /// Word 9, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn linear_x(self) -> u16 {
        (self.0[9] & 0xffff) as u16
    }

    /// Sets `linear_x`.
    #[inline]
    #[must_use]
    pub const fn with_linear_x(mut self, value: u16) -> Self {
        self.0[9] = self.0[9] & !0xffff | (value as u32);
        self
    }

    /// Word 9, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn linear_y(self) -> u16 {
        ((self.0[9] >> 16) & 0xffff) as u16
    }

    /// Sets `linear_y`.
    #[inline]
    #[must_use]
    pub const fn with_linear_y(mut self, value: u16) -> Self {
        self.0[9] = self.0[9] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 10, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn linear_z(self) -> u16 {
        (self.0[10] & 0x3fff) as u16
    }

    /// Sets `linear_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 10, bits 16–31: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn linear_pitch(self) -> u16 {
        ((self.0[10] >> 16) & 0xffff) as u16
    }

    /// Sets `linear_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_linear_pitch(mut self, value: u16) -> Self {
        self.0[10] = self.0[10] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 11, bits 0–31: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn linear_slice_pitch(self) -> u32 {
        self.0[11]
    }

    /// Sets `linear_slice_pitch`.
    #[inline]
    #[must_use]
    pub const fn with_linear_slice_pitch(mut self, value: u32) -> Self {
        self.0[11] = value;
        self
    }

    /// Word 12, bits 0–15: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u16 {
        (self.0[12] & 0xffff) as u16
    }

    /// Sets `rect_x`.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u16) -> Self {
        self.0[12] = self.0[12] & !0xffff | (value as u32);
        self
    }

    /// Word 12, bits 16–31: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u16 {
        ((self.0[12] >> 16) & 0xffff) as u16
    }

    /// Sets `rect_y`.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u16) -> Self {
        self.0[12] = self.0[12] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 13, bits 0–13: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[13] & 0x3fff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 13, bits 20–21: policy of the buffer in the last-level cache
    #[inline]
    #[must_use]
    pub const fn linear_mall_policy(self) -> u8 {
        ((self.0[13] >> 20) & 0x3) as u8
    }

    /// Sets `linear_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 13, bits 28–29: policy of the surface in the last-level cache
    #[inline]
    #[must_use]
    pub const fn tile_mall_policy(self) -> u8 {
        ((self.0[13] >> 28) & 0x3) as u8
    }

    /// Sets `tile_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 14, bits 0–5: format of a compressed element
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> u8 {
        (self.0[14] & 0x3f) as u8
    }

    /// Sets `data_format`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 14, bits 9–11: number type of a compressed element
    #[inline]
    #[must_use]
    pub const fn number_type(self) -> u8 {
        ((self.0[14] >> 9) & 0x7) as u8
    }

    /// Sets `number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0xe00 | (value as u32) << 9;
        Some(self)
    }

    /// Word 14, bits 16–17: how compressed data are read
    #[inline]
    #[must_use]
    pub const fn read_compression_mode(self) -> u8 {
        ((self.0[14] >> 16) & 0x3) as u8
    }

    /// Sets `read_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_read_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 14, bits 18–19: how data are written to compressed memory
    #[inline]
    #[must_use]
    pub const fn write_compression_mode(self) -> u8 {
        ((self.0[14] >> 18) & 0x3) as u8
    }

    /// Sets `write_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_write_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 14, bits 24–25: log2 of the bytes of a compressed block / 64
    #[inline]
    #[must_use]
    pub const fn max_comp_block_size(self) -> u8 {
        ((self.0[14] >> 24) & 0x3) as u8
    }

    /// Sets `max_comp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_comp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 14, bit 26.
    #[inline]
    #[must_use]
    pub const fn max_uncomp_block_size(self) -> bool {
        self.0[14] & 0x4000000 != 0
    }

    /// Sets `max_uncomp_block_size`.
    #[inline]
    #[must_use]
    pub const fn with_max_uncomp_block_size(mut self, value: bool) -> Self {
        self.0[14] = self.0[14] & !0x4000000 | (value as u32) << 26;
        self
    }
}

impl core::fmt::Debug for CopyTiledSubwinV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyTiledSubwinV7>() == 60);

/// Decompresses a box of a tiled surface in place. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DecompressBltSubwinV7([u32; 9]);

impl DecompressBltSubwinV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x20b, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 26–27: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn mall_policy(self) -> u8 {
        ((self.0[0] >> 26) & 0x3) as u8
    }

    /// Sets `mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc000000 | (value as u32) << 26;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address; the low 8 bits are zero
    #[inline]
    #[must_use]
    pub const fn src_addr(self) -> u64 {
        ((self.0[1] & !0xff) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `src_addr`; `None` if `value` is no multiple of 256.
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: u64) -> Option<Self> {
        if value & 0xff != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 3, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn tiled_x(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `tiled_x`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_x(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 3, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn tiled_y(self) -> u16 {
        ((self.0[3] >> 16) & 0xffff) as u16
    }

    /// Sets `tiled_y`.
    #[inline]
    #[must_use]
    pub const fn with_tiled_y(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 4, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn tiled_z(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `tiled_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_tiled_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–31: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        ((self.0[4] >> 16) & 0xffff) as u16
    }

    /// Sets `width`.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 5, bits 0–15: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[5] & 0xffff) as u16
    }

    /// Sets `height`.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Self {
        self.0[5] = self.0[5] & !0xffff | (value as u32);
        self
    }

    /// Word 5, bits 16–29: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[5] >> 16) & 0x3fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 0–2: log2 of the bytes of an element
    #[inline]
    #[must_use]
    pub const fn element_size(self) -> u8 {
        (self.0[6] & 0x7) as u8
    }

    /// Sets `element_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_element_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 6, bits 3–7.
    #[inline]
    #[must_use]
    pub const fn swizzle_mode(self) -> u8 {
        ((self.0[6] >> 3) & 0x1f) as u8
    }

    /// Sets `swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0xf8 | (value as u32) << 3;
        Some(self)
    }

    /// Word 6, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn dimension(self) -> u8 {
        ((self.0[6] >> 9) & 0x3) as u8
    }

    /// Sets `dimension`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dimension(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 6, bits 16–20: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[6] >> 16) & 0x1f) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 24–28: level
    #[inline]
    #[must_use]
    pub const fn mip_id(self) -> u8 {
        ((self.0[6] >> 24) & 0x1f) as u8
    }

    /// Sets `mip_id`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_id(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 7, bits 0–15: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u16 {
        (self.0[7] & 0xffff) as u16
    }

    /// Sets `rect_x`.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u16) -> Self {
        self.0[7] = self.0[7] & !0xffff | (value as u32);
        self
    }

    /// Word 7, bits 16–31: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u16 {
        ((self.0[7] >> 16) & 0xffff) as u16
    }

    /// Sets `rect_y`.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u16) -> Self {
        self.0[7] = self.0[7] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 8, bits 0–13: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[8] & 0x3fff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for DecompressBltSubwinV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DecompressBltSubwinV7>() == 36);

/// Writes the words that follow the packet to a tiled surface. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteTiledV7([u32; 9]);

impl WriteTiledV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x102, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 20–24: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[0] >> 20) & 0x1f) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1f00000 | (value as u32) << 20;
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

    /// Word 3, bits 0–15: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `width`.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 4, bits 0–15: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[4] & 0xffff) as u16
    }

    /// Sets `height`.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff | (value as u32);
        self
    }

    /// Word 4, bits 16–29: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[4] >> 16) & 0x3fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 5, bits 0–2: log2 of the bytes of an element
    #[inline]
    #[must_use]
    pub const fn element_size(self) -> u8 {
        (self.0[5] & 0x7) as u8
    }

    /// Sets `element_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_element_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 5, bits 3–7.
    #[inline]
    #[must_use]
    pub const fn swizzle_mode(self) -> u8 {
        ((self.0[5] >> 3) & 0x1f) as u8
    }

    /// Sets `swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xf8 | (value as u32) << 3;
        Some(self)
    }

    /// Word 5, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn dimension(self) -> u8 {
        ((self.0[5] >> 9) & 0x3) as u8
    }

    /// Sets `dimension`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dimension(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 6, bits 0–15: first element
    #[inline]
    #[must_use]
    pub const fn x(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `x`.
    #[inline]
    #[must_use]
    pub const fn with_x(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 6, bits 16–31: first row
    #[inline]
    #[must_use]
    pub const fn y(self) -> u16 {
        ((self.0[6] >> 16) & 0xffff) as u16
    }

    /// Sets `y`.
    #[inline]
    #[must_use]
    pub const fn with_y(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 7, bits 0–13: first slice
    #[inline]
    #[must_use]
    pub const fn z(self) -> u16 {
        (self.0[7] & 0x3fff) as u16
    }

    /// Sets `z`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_z(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 7, bits 28–29: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[7] >> 28) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 8, bits 0–19: words of data that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[8] & 0xfffff
    }

    /// Sets `count`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0xfffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for WriteTiledV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteTiledV7>() == 36);

/// Writes the words that follow the packet. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteUntiledV7([u32; 4]);

impl WriteUntiledV7 {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([2, 0, 0, 0])
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

    /// Word 0, bit 16: no compression, whatever the page table says
    #[inline]
    #[must_use]
    pub const fn nopte_comp(self) -> bool {
        self.0[0] & 0x10000 != 0
    }

    /// Sets `nopte_comp`.
    #[inline]
    #[must_use]
    pub const fn with_nopte_comp(mut self, value: bool) -> Self {
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

    /// Word 3, bits 0–19: words of data that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[3] & 0xfffff
    }

    /// Sets `count`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xfffff | value;
        Some(self)
    }

    /// Word 3, bit 20: physical address of system memory
    #[inline]
    #[must_use]
    pub const fn sys(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `sys`.
    #[inline]
    #[must_use]
    pub const fn with_sys(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bit 22: CPU caches are snooped
    #[inline]
    #[must_use]
    pub const fn snp(self) -> bool {
        self.0[3] & 0x400000 != 0
    }

    /// Sets `snp`.
    #[inline]
    #[must_use]
    pub const fn with_snp(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 3, bit 23: guest physical address
    #[inline]
    #[must_use]
    pub const fn gpa(self) -> bool {
        self.0[3] & 0x800000 != 0
    }

    /// Sets `gpa`.
    #[inline]
    #[must_use]
    pub const fn with_gpa(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 3, bits 28–29: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[3] >> 28) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for WriteUntiledV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteUntiledV7>() == 16);
