// Generated from abi/spec/sdma/v6_tiled.toml by `cargo xtask codegen`. Do not edit.
// Content hash: fefa9b0a37461040

//! SDMA 6.0 (gfx11): tiled surfaces.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Copies between a tiled surface and a linear buffer. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyTiledV6([u32; 13]);

impl CopyTiledV6 {
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

    /// Word 0, bit 19: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
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

    /// Word 3, bits 0–13: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        (self.0[3] & 0x3fff) as u16
    }

    /// Sets `width`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 0–13: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `height`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–28: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[4] >> 16) & 0x1fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x1fff0000 | (value as u32) << 16;
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

    /// Word 5, bits 16–19: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[5] >> 16) & 0xf) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 0–13: first element
    #[inline]
    #[must_use]
    pub const fn x(self) -> u16 {
        (self.0[6] & 0x3fff) as u16
    }

    /// Sets `x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 6, bits 16–29: first row
    #[inline]
    #[must_use]
    pub const fn y(self) -> u16 {
        ((self.0[6] >> 16) & 0x3fff) as u16
    }

    /// Sets `y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bits 0–12: first slice
    #[inline]
    #[must_use]
    pub const fn z(self) -> u16 {
        (self.0[7] & 0x1fff) as u16
    }

    /// Sets `z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 7, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn linear_sw(self) -> u8 {
        ((self.0[7] >> 16) & 0x3) as u8
    }

    /// Sets `linear_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bits 18–20.
    #[inline]
    #[must_use]
    pub const fn linear_cache_policy(self) -> u8 {
        ((self.0[7] >> 18) & 0x7) as u8
    }

    /// Sets `linear_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 7, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn tile_sw(self) -> u8 {
        ((self.0[7] >> 24) & 0x3) as u8
    }

    /// Sets `tile_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 7, bits 26–28.
    #[inline]
    #[must_use]
    pub const fn tile_cache_policy(self) -> u8 {
        ((self.0[7] >> 26) & 0x7) as u8
    }

    /// Sets `tile_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1c000000 | (value as u32) << 26;
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

    /// Word 10, bits 0–18: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn linear_pitch(self) -> u32 {
        self.0[10] & 0x7ffff
    }

    /// Sets `linear_pitch`; `None` if `value` has more than 19 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 19 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x7ffff | value;
        Some(self)
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

impl core::fmt::Debug for CopyTiledV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyTiledV6>() == 52);

/// `CopyTiled` with the tiling modes of an older generation. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyTiledBcV6([u32; 13]);

impl CopyTiledBcV6 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x1101, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 3, bits 0–13: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        (self.0[3] & 0x3fff) as u16
    }

    /// Sets `width`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 0–13: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `height`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–26: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[4] >> 16) & 0x7ff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 11 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 11 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x7ff0000 | (value as u32) << 16;
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

    /// Word 5, bits 3–6.
    #[inline]
    #[must_use]
    pub const fn array_mode(self) -> u8 {
        ((self.0[5] >> 3) & 0xf) as u8
    }

    /// Sets `array_mode`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_array_mode(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x78 | (value as u32) << 3;
        Some(self)
    }

    /// Word 5, bits 8–10.
    #[inline]
    #[must_use]
    pub const fn mit_mode(self) -> u8 {
        ((self.0[5] >> 8) & 0x7) as u8
    }

    /// Sets `mit_mode`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_mit_mode(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x700 | (value as u32) << 8;
        Some(self)
    }

    /// Word 5, bits 11–13.
    #[inline]
    #[must_use]
    pub const fn tilesplit_size(self) -> u8 {
        ((self.0[5] >> 11) & 0x7) as u8
    }

    /// Sets `tilesplit_size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_tilesplit_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 5, bits 15–16.
    #[inline]
    #[must_use]
    pub const fn bank_w(self) -> u8 {
        ((self.0[5] >> 15) & 0x3) as u8
    }

    /// Sets `bank_w`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_bank_w(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x18000 | (value as u32) << 15;
        Some(self)
    }

    /// Word 5, bits 18–19.
    #[inline]
    #[must_use]
    pub const fn bank_h(self) -> u8 {
        ((self.0[5] >> 18) & 0x3) as u8
    }

    /// Sets `bank_h`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_bank_h(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 5, bits 21–22.
    #[inline]
    #[must_use]
    pub const fn num_bank(self) -> u8 {
        ((self.0[5] >> 21) & 0x3) as u8
    }

    /// Sets `num_bank`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_bank(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x600000 | (value as u32) << 21;
        Some(self)
    }

    /// Word 5, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn mat_aspt(self) -> u8 {
        ((self.0[5] >> 24) & 0x3) as u8
    }

    /// Sets `mat_aspt`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mat_aspt(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 5, bits 26–30.
    #[inline]
    #[must_use]
    pub const fn pipe_config(self) -> u8 {
        ((self.0[5] >> 26) & 0x1f) as u8
    }

    /// Sets `pipe_config`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_pipe_config(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x7c000000 | (value as u32) << 26;
        Some(self)
    }

    /// Word 6, bits 0–13: first element
    #[inline]
    #[must_use]
    pub const fn x(self) -> u16 {
        (self.0[6] & 0x3fff) as u16
    }

    /// Sets `x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 6, bits 16–29: first row
    #[inline]
    #[must_use]
    pub const fn y(self) -> u16 {
        ((self.0[6] >> 16) & 0x3fff) as u16
    }

    /// Sets `y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bits 0–10: first slice
    #[inline]
    #[must_use]
    pub const fn z(self) -> u16 {
        (self.0[7] & 0x7ff) as u16
    }

    /// Sets `z`; `None` if `value` has more than 11 bits.
    #[inline]
    #[must_use]
    pub const fn with_z(mut self, value: u16) -> Option<Self> {
        if value >> 11 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x7ff | (value as u32);
        Some(self)
    }

    /// Word 7, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn linear_sw(self) -> u8 {
        ((self.0[7] >> 16) & 0x3) as u8
    }

    /// Sets `linear_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn tile_sw(self) -> u8 {
        ((self.0[7] >> 24) & 0x3) as u8
    }

    /// Sets `tile_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3000000 | (value as u32) << 24;
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

    /// Word 10, bits 0–18: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn linear_pitch(self) -> u32 {
        self.0[10] & 0x7ffff
    }

    /// Sets `linear_pitch`; `None` if `value` has more than 19 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 19 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x7ffff | value;
        Some(self)
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

    /// Word 12, bits 2–21.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        (self.0[12] >> 2) & 0xfffff
    }

    /// Sets `count`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x3ffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CopyTiledBcV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyTiledBcV6>() == 52);

/// Copies a linear buffer to two tiled surfaces. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyL2tBroadcastV6([u32; 16]);

impl CopyL2tBroadcastV6 {
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

    /// Word 0, bit 19: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
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

    /// Word 5, bits 0–13: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        (self.0[5] & 0x3fff) as u16
    }

    /// Sets `width`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 6, bits 0–13: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[6] & 0x3fff) as u16
    }

    /// Sets `height`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 6, bits 16–28: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[6] >> 16) & 0x1fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1fff0000 | (value as u32) << 16;
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

    /// Word 7, bits 16–19: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[7] >> 16) & 0xf) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 8, bits 0–13: first element
    #[inline]
    #[must_use]
    pub const fn x(self) -> u16 {
        (self.0[8] & 0x3fff) as u16
    }

    /// Sets `x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 8, bits 16–29: first row
    #[inline]
    #[must_use]
    pub const fn y(self) -> u16 {
        ((self.0[8] >> 16) & 0x3fff) as u16
    }

    /// Sets `y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 9, bits 0–12: first slice
    #[inline]
    #[must_use]
    pub const fn z(self) -> u16 {
        (self.0[9] & 0x1fff) as u16
    }

    /// Sets `z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 10, bits 8–9.
    #[inline]
    #[must_use]
    pub const fn dst2_sw(self) -> u8 {
        ((self.0[10] >> 8) & 0x3) as u8
    }

    /// Sets `dst2_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst2_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 10, bits 10–12.
    #[inline]
    #[must_use]
    pub const fn dst2_cache_policy(self) -> u8 {
        ((self.0[10] >> 10) & 0x7) as u8
    }

    /// Sets `dst2_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst2_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x1c00 | (value as u32) << 10;
        Some(self)
    }

    /// Word 10, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn linear_sw(self) -> u8 {
        ((self.0[10] >> 16) & 0x3) as u8
    }

    /// Sets `linear_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 10, bits 18–20.
    #[inline]
    #[must_use]
    pub const fn linear_cache_policy(self) -> u8 {
        ((self.0[10] >> 18) & 0x7) as u8
    }

    /// Sets `linear_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x1c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 10, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn tile_sw(self) -> u8 {
        ((self.0[10] >> 24) & 0x3) as u8
    }

    /// Sets `tile_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 10, bits 26–28.
    #[inline]
    #[must_use]
    pub const fn tile_cache_policy(self) -> u8 {
        ((self.0[10] >> 26) & 0x7) as u8
    }

    /// Sets `tile_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x1c000000 | (value as u32) << 26;
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

    /// Word 13, bits 0–18: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn linear_pitch(self) -> u32 {
        self.0[13] & 0x7ffff
    }

    /// Sets `linear_pitch`; `None` if `value` has more than 19 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 19 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x7ffff | value;
        Some(self)
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

impl core::fmt::Debug for CopyL2tBroadcastV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyL2tBroadcastV6>() == 64);

/// Copies a box between two tiled surfaces. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyT2tV6([u32; 18]);

impl CopyT2tV6 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x601, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 18]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 18] {
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

    /// Word 0, bit 28: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x10000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 0, bit 31: 1: the destination is compressed
    #[inline]
    #[must_use]
    pub const fn dcc_dir(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `dcc_dir`.
    #[inline]
    #[must_use]
    pub const fn with_dcc_dir(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
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

    /// Word 4, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn src_width(self) -> u16 {
        ((self.0[4] >> 16) & 0x3fff) as u16
    }

    /// Sets `src_width`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_width(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 5, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn src_height(self) -> u16 {
        (self.0[5] & 0x3fff) as u16
    }

    /// Sets `src_height`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_height(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 5, bits 16–28.
    #[inline]
    #[must_use]
    pub const fn src_depth(self) -> u16 {
        ((self.0[5] >> 16) & 0x1fff) as u16
    }

    /// Sets `src_depth`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_depth(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x1fff0000 | (value as u32) << 16;
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

    /// Word 6, bits 16–19.
    #[inline]
    #[must_use]
    pub const fn src_mip_max(self) -> u8 {
        ((self.0[6] >> 16) & 0xf) as u8
    }

    /// Sets `src_mip_max`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 20–23.
    #[inline]
    #[must_use]
    pub const fn src_mip_id(self) -> u8 {
        ((self.0[6] >> 20) & 0xf) as u8
    }

    /// Sets `src_mip_id`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mip_id(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0xf00000 | (value as u32) << 20;
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

    /// Word 9, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn dst_x(self) -> u16 {
        (self.0[9] & 0x3fff) as u16
    }

    /// Sets `dst_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 9, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn dst_y(self) -> u16 {
        ((self.0[9] >> 16) & 0x3fff) as u16
    }

    /// Sets `dst_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 10, bits 0–12.
    #[inline]
    #[must_use]
    pub const fn dst_z(self) -> u16 {
        (self.0[10] & 0x1fff) as u16
    }

    /// Sets `dst_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 10, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn dst_width(self) -> u16 {
        ((self.0[10] >> 16) & 0x3fff) as u16
    }

    /// Sets `dst_width`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_width(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 11, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn dst_height(self) -> u16 {
        (self.0[11] & 0x3fff) as u16
    }

    /// Sets `dst_height`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_height(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[11] = self.0[11] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 11, bits 16–28.
    #[inline]
    #[must_use]
    pub const fn dst_depth(self) -> u16 {
        ((self.0[11] >> 16) & 0x1fff) as u16
    }

    /// Sets `dst_depth`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_depth(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[11] = self.0[11] & !0x1fff0000 | (value as u32) << 16;
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

    /// Word 12, bits 16–19.
    #[inline]
    #[must_use]
    pub const fn dst_mip_max(self) -> u8 {
        ((self.0[12] >> 16) & 0xf) as u8
    }

    /// Sets `dst_mip_max`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 12, bits 20–23.
    #[inline]
    #[must_use]
    pub const fn dst_mip_id(self) -> u8 {
        ((self.0[12] >> 20) & 0xf) as u8
    }

    /// Sets `dst_mip_id`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mip_id(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0xf00000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 13, bits 0–13: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u16 {
        (self.0[13] & 0x3fff) as u16
    }

    /// Sets `rect_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 13, bits 16–29: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u16 {
        ((self.0[13] >> 16) & 0x3fff) as u16
    }

    /// Sets `rect_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 14, bits 0–12: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[14] & 0x1fff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 14, bits 16–17: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[14] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 14, bits 18–20: cache policy of the destination, if `cpv`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[14] >> 18) & 0x7) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x1c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 14, bits 24–25: swap of the source: 0 none
    #[inline]
    #[must_use]
    pub const fn src_sw(self) -> u8 {
        ((self.0[14] >> 24) & 0x3) as u8
    }

    /// Sets `src_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 14, bits 26–28: cache policy of the source, if `cpv`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[14] >> 26) & 0x7) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[14] = self.0[14] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }

    /// Words 15–16, 64 bits: GPU virtual address of the compression data
    #[inline]
    #[must_use]
    pub const fn meta_addr(self) -> u64 {
        (self.0[15] as u64) | (self.0[16] as u64) << 32
    }

    /// Sets `meta_addr`.
    #[inline]
    #[must_use]
    pub const fn with_meta_addr(mut self, value: u64) -> Self {
        self.0[15] = value as u32;
        self.0[16] = (value >> 32) as u32;
        self
    }

    /// Word 17, bits 0–6.
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> u8 {
        (self.0[17] & 0x7f) as u8
    }

    /// Sets `data_format`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[17] = self.0[17] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 17, bit 7.
    #[inline]
    #[must_use]
    pub const fn color_transform_disable(self) -> bool {
        self.0[17] & 0x80 != 0
    }

    /// Sets `color_transform_disable`.
    #[inline]
    #[must_use]
    pub const fn with_color_transform_disable(mut self, value: bool) -> Self {
        self.0[17] = self.0[17] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 17, bit 8.
    #[inline]
    #[must_use]
    pub const fn alpha_is_on_msb(self) -> bool {
        self.0[17] & 0x100 != 0
    }

    /// Sets `alpha_is_on_msb`.
    #[inline]
    #[must_use]
    pub const fn with_alpha_is_on_msb(mut self, value: bool) -> Self {
        self.0[17] = self.0[17] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 17, bits 9–11.
    #[inline]
    #[must_use]
    pub const fn number_type(self) -> u8 {
        ((self.0[17] >> 9) & 0x7) as u8
    }

    /// Sets `number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[17] = self.0[17] & !0xe00 | (value as u32) << 9;
        Some(self)
    }

    /// Word 17, bits 12–13.
    #[inline]
    #[must_use]
    pub const fn surface_type(self) -> u8 {
        ((self.0[17] >> 12) & 0x3) as u8
    }

    /// Sets `surface_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_surface_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[17] = self.0[17] & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Word 17, bit 14.
    #[inline]
    #[must_use]
    pub const fn meta_llc(self) -> bool {
        self.0[17] & 0x4000 != 0
    }

    /// Sets `meta_llc`.
    #[inline]
    #[must_use]
    pub const fn with_meta_llc(mut self, value: bool) -> Self {
        self.0[17] = self.0[17] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 17, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn max_comp_block_size(self) -> u8 {
        ((self.0[17] >> 24) & 0x3) as u8
    }

    /// Sets `max_comp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_comp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[17] = self.0[17] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 17, bits 26–27.
    #[inline]
    #[must_use]
    pub const fn max_uncomp_block_size(self) -> u8 {
        ((self.0[17] >> 26) & 0x3) as u8
    }

    /// Sets `max_uncomp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_uncomp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[17] = self.0[17] & !0xc000000 | (value as u32) << 26;
        Some(self)
    }

    /// Word 17, bit 28.
    #[inline]
    #[must_use]
    pub const fn write_compress_enable(self) -> bool {
        self.0[17] & 0x10000000 != 0
    }

    /// Sets `write_compress_enable`.
    #[inline]
    #[must_use]
    pub const fn with_write_compress_enable(mut self, value: bool) -> Self {
        self.0[17] = self.0[17] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 17, bit 29.
    #[inline]
    #[must_use]
    pub const fn meta_tmz(self) -> bool {
        self.0[17] & 0x20000000 != 0
    }

    /// Sets `meta_tmz`.
    #[inline]
    #[must_use]
    pub const fn with_meta_tmz(mut self, value: bool) -> Self {
        self.0[17] = self.0[17] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 17, bit 31.
    #[inline]
    #[must_use]
    pub const fn pipe_aligned(self) -> bool {
        self.0[17] & 0x80000000 != 0
    }

    /// Sets `pipe_aligned`.
    #[inline]
    #[must_use]
    pub const fn with_pipe_aligned(mut self, value: bool) -> Self {
        self.0[17] = self.0[17] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CopyT2tV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyT2tV6>() == 72);

/// Copies a box between a tiled surface and a pitched array. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyTiledSubwinV6([u32; 17]);

impl CopyTiledSubwinV6 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x501, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 17]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 17] {
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

    /// Word 0, bit 28: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x10000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000000 | (value as u32) << 28;
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

    /// Word 3, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn tiled_x(self) -> u16 {
        (self.0[3] & 0x3fff) as u16
    }

    /// Sets `tiled_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_tiled_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 3, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn tiled_y(self) -> u16 {
        ((self.0[3] >> 16) & 0x3fff) as u16
    }

    /// Sets `tiled_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_tiled_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 4, bits 0–12.
    #[inline]
    #[must_use]
    pub const fn tiled_z(self) -> u16 {
        (self.0[4] & 0x1fff) as u16
    }

    /// Sets `tiled_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_tiled_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–29: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        ((self.0[4] >> 16) & 0x3fff) as u16
    }

    /// Sets `width`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 5, bits 0–13: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[5] & 0x3fff) as u16
    }

    /// Sets `height`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 5, bits 16–28: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[5] >> 16) & 0x1fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x1fff0000 | (value as u32) << 16;
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

    /// Word 6, bits 16–19: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[6] >> 16) & 0xf) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 20–23: level
    #[inline]
    #[must_use]
    pub const fn mip_id(self) -> u8 {
        ((self.0[6] >> 20) & 0xf) as u8
    }

    /// Sets `mip_id`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_id(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0xf00000 | (value as u32) << 20;
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

    /// Word 9, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn linear_x(self) -> u16 {
        (self.0[9] & 0x3fff) as u16
    }

    /// Sets `linear_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 9, bits 16–29.
    #[inline]
    #[must_use]
    pub const fn linear_y(self) -> u16 {
        ((self.0[9] >> 16) & 0x3fff) as u16
    }

    /// Sets `linear_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 10, bits 0–12.
    #[inline]
    #[must_use]
    pub const fn linear_z(self) -> u16 {
        (self.0[10] & 0x1fff) as u16
    }

    /// Sets `linear_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 10, bits 16–29: elements of a row − 1
    #[inline]
    #[must_use]
    pub const fn linear_pitch(self) -> u16 {
        ((self.0[10] >> 16) & 0x3fff) as u16
    }

    /// Sets `linear_pitch`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_pitch(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 11, bits 0–27: elements of a slice − 1
    #[inline]
    #[must_use]
    pub const fn linear_slice_pitch(self) -> u32 {
        self.0[11] & 0xfffffff
    }

    /// Sets `linear_slice_pitch`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_slice_pitch(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[11] = self.0[11] & !0xfffffff | value;
        Some(self)
    }

    /// Word 12, bits 0–13: elements − 1
    #[inline]
    #[must_use]
    pub const fn rect_x(self) -> u16 {
        (self.0[12] & 0x3fff) as u16
    }

    /// Sets `rect_x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 12, bits 16–29: rows − 1
    #[inline]
    #[must_use]
    pub const fn rect_y(self) -> u16 {
        ((self.0[12] >> 16) & 0x3fff) as u16
    }

    /// Sets `rect_y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 13, bits 0–12: slices − 1
    #[inline]
    #[must_use]
    pub const fn rect_z(self) -> u16 {
        (self.0[13] & 0x1fff) as u16
    }

    /// Sets `rect_z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_rect_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 13, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn linear_sw(self) -> u8 {
        ((self.0[13] >> 16) & 0x3) as u8
    }

    /// Sets `linear_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 13, bits 18–20.
    #[inline]
    #[must_use]
    pub const fn linear_cache_policy(self) -> u8 {
        ((self.0[13] >> 18) & 0x7) as u8
    }

    /// Sets `linear_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x1c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 13, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn tile_sw(self) -> u8 {
        ((self.0[13] >> 24) & 0x3) as u8
    }

    /// Sets `tile_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 13, bits 26–28.
    #[inline]
    #[must_use]
    pub const fn tile_cache_policy(self) -> u8 {
        ((self.0[13] >> 26) & 0x7) as u8
    }

    /// Sets `tile_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }

    /// Words 14–15, 64 bits: GPU virtual address of the compression data
    #[inline]
    #[must_use]
    pub const fn meta_addr(self) -> u64 {
        (self.0[14] as u64) | (self.0[15] as u64) << 32
    }

    /// Sets `meta_addr`.
    #[inline]
    #[must_use]
    pub const fn with_meta_addr(mut self, value: u64) -> Self {
        self.0[14] = value as u32;
        self.0[15] = (value >> 32) as u32;
        self
    }

    /// Word 16, bits 0–6.
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> u8 {
        (self.0[16] & 0x7f) as u8
    }

    /// Sets `data_format`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 16, bit 7.
    #[inline]
    #[must_use]
    pub const fn color_transform_disable(self) -> bool {
        self.0[16] & 0x80 != 0
    }

    /// Sets `color_transform_disable`.
    #[inline]
    #[must_use]
    pub const fn with_color_transform_disable(mut self, value: bool) -> Self {
        self.0[16] = self.0[16] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 16, bit 8.
    #[inline]
    #[must_use]
    pub const fn alpha_is_on_msb(self) -> bool {
        self.0[16] & 0x100 != 0
    }

    /// Sets `alpha_is_on_msb`.
    #[inline]
    #[must_use]
    pub const fn with_alpha_is_on_msb(mut self, value: bool) -> Self {
        self.0[16] = self.0[16] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 16, bits 9–11.
    #[inline]
    #[must_use]
    pub const fn number_type(self) -> u8 {
        ((self.0[16] >> 9) & 0x7) as u8
    }

    /// Sets `number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0xe00 | (value as u32) << 9;
        Some(self)
    }

    /// Word 16, bits 12–13.
    #[inline]
    #[must_use]
    pub const fn surface_type(self) -> u8 {
        ((self.0[16] >> 12) & 0x3) as u8
    }

    /// Sets `surface_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_surface_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Word 16, bit 14.
    #[inline]
    #[must_use]
    pub const fn meta_llc(self) -> bool {
        self.0[16] & 0x4000 != 0
    }

    /// Sets `meta_llc`.
    #[inline]
    #[must_use]
    pub const fn with_meta_llc(mut self, value: bool) -> Self {
        self.0[16] = self.0[16] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 16, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn max_comp_block_size(self) -> u8 {
        ((self.0[16] >> 24) & 0x3) as u8
    }

    /// Sets `max_comp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_comp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 16, bits 26–27.
    #[inline]
    #[must_use]
    pub const fn max_uncomp_block_size(self) -> u8 {
        ((self.0[16] >> 26) & 0x3) as u8
    }

    /// Sets `max_uncomp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_uncomp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0xc000000 | (value as u32) << 26;
        Some(self)
    }

    /// Word 16, bit 28.
    #[inline]
    #[must_use]
    pub const fn write_compress_enable(self) -> bool {
        self.0[16] & 0x10000000 != 0
    }

    /// Sets `write_compress_enable`.
    #[inline]
    #[must_use]
    pub const fn with_write_compress_enable(mut self, value: bool) -> Self {
        self.0[16] = self.0[16] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 16, bit 29.
    #[inline]
    #[must_use]
    pub const fn meta_tmz(self) -> bool {
        self.0[16] & 0x20000000 != 0
    }

    /// Sets `meta_tmz`.
    #[inline]
    #[must_use]
    pub const fn with_meta_tmz(mut self, value: bool) -> Self {
        self.0[16] = self.0[16] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 16, bit 31.
    #[inline]
    #[must_use]
    pub const fn pipe_aligned(self) -> bool {
        self.0[16] & 0x80000000 != 0
    }

    /// Sets `pipe_aligned`.
    #[inline]
    #[must_use]
    pub const fn with_pipe_aligned(mut self, value: bool) -> Self {
        self.0[16] = self.0[16] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CopyTiledSubwinV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyTiledSubwinV6>() == 68);

/// Copies members of structures in a buffer from or to a linear array. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyStructV6([u32; 8]);

impl CopyStructV6 {
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

    /// Word 0, bit 28: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x10000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000000 | (value as u32) << 28;
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

    /// Word 5, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn linear_sw(self) -> u8 {
        ((self.0[5] >> 16) & 0x3) as u8
    }

    /// Sets `linear_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 5, bits 18–20.
    #[inline]
    #[must_use]
    pub const fn linear_cache_policy(self) -> u8 {
        ((self.0[5] >> 18) & 0x7) as u8
    }

    /// Sets `linear_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_linear_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x1c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 5, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn struct_sw(self) -> u8 {
        ((self.0[5] >> 24) & 0x3) as u8
    }

    /// Sets `struct_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_struct_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 5, bits 26–28.
    #[inline]
    #[must_use]
    pub const fn struct_cache_policy(self) -> u8 {
        ((self.0[5] >> 26) & 0x7) as u8
    }

    /// Sets `struct_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_struct_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x1c000000 | (value as u32) << 26;
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

impl core::fmt::Debug for CopyStructV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyStructV6>() == 32);

/// Writes the words that follow the packet. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteUntiledV6([u32; 4]);

impl WriteUntiledV6 {
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

    /// Word 0, bit 28: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x10000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000000 | (value as u32) << 28;
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

    /// Word 3, bits 24–25: swap: 0 none
    #[inline]
    #[must_use]
    pub const fn sw(self) -> u8 {
        ((self.0[3] >> 24) & 0x3) as u8
    }

    /// Sets `sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 3, bits 26–28: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[3] >> 26) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }
}

impl core::fmt::Debug for WriteUntiledV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteUntiledV6>() == 16);

/// Writes the words that follow the packet to a tiled surface. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteTiledV6([u32; 9]);

impl WriteTiledV6 {
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

    /// Word 0, bit 28: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x10000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000000 | (value as u32) << 28;
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

    /// Word 3, bits 0–13: elements − 1
    #[inline]
    #[must_use]
    pub const fn width(self) -> u16 {
        (self.0[3] & 0x3fff) as u16
    }

    /// Sets `width`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_width(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 0–13: rows − 1
    #[inline]
    #[must_use]
    pub const fn height(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `height`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_height(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 4, bits 16–28: slices − 1
    #[inline]
    #[must_use]
    pub const fn depth(self) -> u16 {
        ((self.0[4] >> 16) & 0x1fff) as u16
    }

    /// Sets `depth`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_depth(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x1fff0000 | (value as u32) << 16;
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

    /// Word 5, bits 16–19: levels − 1
    #[inline]
    #[must_use]
    pub const fn mip_max(self) -> u8 {
        ((self.0[5] >> 16) & 0xf) as u8
    }

    /// Sets `mip_max`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_mip_max(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 6, bits 0–13: first element
    #[inline]
    #[must_use]
    pub const fn x(self) -> u16 {
        (self.0[6] & 0x3fff) as u16
    }

    /// Sets `x`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_x(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff | (value as u32);
        Some(self)
    }

    /// Word 6, bits 16–29: first row
    #[inline]
    #[must_use]
    pub const fn y(self) -> u16 {
        ((self.0[6] >> 16) & 0x3fff) as u16
    }

    /// Sets `y`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_y(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bits 0–12: first slice
    #[inline]
    #[must_use]
    pub const fn z(self) -> u16 {
        (self.0[7] & 0x1fff) as u16
    }

    /// Sets `z`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_z(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1fff | (value as u32);
        Some(self)
    }

    /// Word 7, bits 24–25: swap: 0 none
    #[inline]
    #[must_use]
    pub const fn sw(self) -> u8 {
        ((self.0[7] >> 24) & 0x3) as u8
    }

    /// Sets `sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 7, bits 26–28: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[7] >> 26) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1c000000 | (value as u32) << 26;
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

impl core::fmt::Debug for WriteTiledV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteTiledV6>() == 36);
