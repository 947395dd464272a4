// Generated from abi/spec/sdma/v4_memory.toml by `cargo xtask codegen`. Do not edit.
// Content hash: d3054f92231b3d9b

//! SDMA 4.0 (gfx9): page tables and physical memory.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Copies a page of physical memory if it is dirty.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyDirtyPage([u32; 7]);

impl CopyDirtyPage {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x701, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bit 31.
    #[inline]
    #[must_use]
    pub const fn all(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `all`.
    #[inline]
    #[must_use]
    pub const fn with_all(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Word 1, bits 0–21.
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

    /// Word 2, bit 19.
    #[inline]
    #[must_use]
    pub const fn dst_gcc(self) -> bool {
        self.0[2] & 0x80000 != 0
    }

    /// Sets `dst_gcc`.
    #[inline]
    #[must_use]
    pub const fn with_dst_gcc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 2, bit 20.
    #[inline]
    #[must_use]
    pub const fn dst_sys(self) -> bool {
        self.0[2] & 0x100000 != 0
    }

    /// Sets `dst_sys`.
    #[inline]
    #[must_use]
    pub const fn with_dst_sys(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 2, bit 22.
    #[inline]
    #[must_use]
    pub const fn dst_snoop(self) -> bool {
        self.0[2] & 0x400000 != 0
    }

    /// Sets `dst_snoop`.
    #[inline]
    #[must_use]
    pub const fn with_dst_snoop(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 2, bit 23.
    #[inline]
    #[must_use]
    pub const fn dst_gpa(self) -> bool {
        self.0[2] & 0x800000 != 0
    }

    /// Sets `dst_gpa`.
    #[inline]
    #[must_use]
    pub const fn with_dst_gpa(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x800000 | (value as u32) << 23;
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

    /// Word 2, bit 28.
    #[inline]
    #[must_use]
    pub const fn src_sys(self) -> bool {
        self.0[2] & 0x10000000 != 0
    }

    /// Sets `src_sys`.
    #[inline]
    #[must_use]
    pub const fn with_src_sys(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 2, bit 30.
    #[inline]
    #[must_use]
    pub const fn src_snoop(self) -> bool {
        self.0[2] & 0x40000000 != 0
    }

    /// Sets `src_snoop`.
    #[inline]
    #[must_use]
    pub const fn with_src_snoop(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 2, bit 31.
    #[inline]
    #[must_use]
    pub const fn src_gpa(self) -> bool {
        self.0[2] & 0x80000000 != 0
    }

    /// Sets `src_gpa`.
    #[inline]
    #[must_use]
    pub const fn with_src_gpa(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x80000000 | (value as u32) << 31;
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

impl core::fmt::Debug for CopyDirtyPage {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyDirtyPage>() == 28);

/// Copies between physical addresses.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyPhysicalLinear([u32; 7]);

impl CopyPhysicalLinear {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x801, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–21.
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

    /// Word 2, bit 19.
    #[inline]
    #[must_use]
    pub const fn dst_gcc(self) -> bool {
        self.0[2] & 0x80000 != 0
    }

    /// Sets `dst_gcc`.
    #[inline]
    #[must_use]
    pub const fn with_dst_gcc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 2, bit 20.
    #[inline]
    #[must_use]
    pub const fn dst_sys(self) -> bool {
        self.0[2] & 0x100000 != 0
    }

    /// Sets `dst_sys`.
    #[inline]
    #[must_use]
    pub const fn with_dst_sys(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 2, bit 21.
    #[inline]
    #[must_use]
    pub const fn dst_log(self) -> bool {
        self.0[2] & 0x200000 != 0
    }

    /// Sets `dst_log`.
    #[inline]
    #[must_use]
    pub const fn with_dst_log(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 2, bit 22.
    #[inline]
    #[must_use]
    pub const fn dst_snoop(self) -> bool {
        self.0[2] & 0x400000 != 0
    }

    /// Sets `dst_snoop`.
    #[inline]
    #[must_use]
    pub const fn with_dst_snoop(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 2, bit 23.
    #[inline]
    #[must_use]
    pub const fn dst_gpa(self) -> bool {
        self.0[2] & 0x800000 != 0
    }

    /// Sets `dst_gpa`.
    #[inline]
    #[must_use]
    pub const fn with_dst_gpa(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x800000 | (value as u32) << 23;
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

    /// Word 2, bit 27.
    #[inline]
    #[must_use]
    pub const fn src_gcc(self) -> bool {
        self.0[2] & 0x8000000 != 0
    }

    /// Sets `src_gcc`.
    #[inline]
    #[must_use]
    pub const fn with_src_gcc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 2, bit 28.
    #[inline]
    #[must_use]
    pub const fn src_sys(self) -> bool {
        self.0[2] & 0x10000000 != 0
    }

    /// Sets `src_sys`.
    #[inline]
    #[must_use]
    pub const fn with_src_sys(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 2, bit 30.
    #[inline]
    #[must_use]
    pub const fn src_snoop(self) -> bool {
        self.0[2] & 0x40000000 != 0
    }

    /// Sets `src_snoop`.
    #[inline]
    #[must_use]
    pub const fn with_src_snoop(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 2, bit 31.
    #[inline]
    #[must_use]
    pub const fn src_gpa(self) -> bool {
        self.0[2] & 0x80000000 != 0
    }

    /// Sets `src_gpa`.
    #[inline]
    #[must_use]
    pub const fn with_src_gpa(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x80000000 | (value as u32) << 31;
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

impl core::fmt::Debug for CopyPhysicalLinear {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyPhysicalLinear>() == 28);

/// Copies page table entries, with bits of each changed.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PtepdeCopy([u32; 8]);

impl PtepdeCopy {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x10c, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bit 31.
    #[inline]
    #[must_use]
    pub const fn ptepde_op(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `ptepde_op`.
    #[inline]
    #[must_use]
    pub const fn with_ptepde_op(mut self, value: bool) -> Self {
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

    /// Word 5, bits 0–31: low word of the bits that are set in every value
    #[inline]
    #[must_use]
    pub const fn mask_dw0(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask_dw0`.
    #[inline]
    #[must_use]
    pub const fn with_mask_dw0(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Word 6, bits 0–31: high word of the bits that are set in every value
    #[inline]
    #[must_use]
    pub const fn mask_dw1(self) -> u32 {
        self.0[6]
    }

    /// Sets `mask_dw1`.
    #[inline]
    #[must_use]
    pub const fn with_mask_dw1(mut self, value: u32) -> Self {
        self.0[6] = value;
        self
    }

    /// Word 7, bits 0–18: entries − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[7] & 0x7ffff
    }

    /// Sets `count`; `None` if `value` has more than 19 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 19 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x7ffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for PtepdeCopy {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PtepdeCopy>() == 32);

/// Copies page table entries from the last to the first.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PtepdeCopyBackwards([u32; 7]);

impl PtepdeCopyBackwards {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x30c, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 28–29.
    #[inline]
    #[must_use]
    pub const fn pte_size(self) -> u8 {
        ((self.0[0] >> 28) & 0x3) as u8
    }

    /// Sets `pte_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_pte_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 0, bit 30.
    #[inline]
    #[must_use]
    pub const fn direction(self) -> bool {
        self.0[0] & 0x40000000 != 0
    }

    /// Sets `direction`.
    #[inline]
    #[must_use]
    pub const fn with_direction(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 0, bit 31.
    #[inline]
    #[must_use]
    pub const fn ptepde_op(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `ptepde_op`.
    #[inline]
    #[must_use]
    pub const fn with_ptepde_op(mut self, value: bool) -> Self {
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

    /// Word 5, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn mask_first_xfer(self) -> u8 {
        (self.0[5] & 0xff) as u8
    }

    /// Sets `mask_first_xfer`.
    #[inline]
    #[must_use]
    pub const fn with_mask_first_xfer(mut self, value: u8) -> Self {
        self.0[5] = self.0[5] & !0xff | (value as u32);
        self
    }

    /// Word 5, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn mask_last_xfer(self) -> u8 {
        ((self.0[5] >> 8) & 0xff) as u8
    }

    /// Sets `mask_last_xfer`.
    #[inline]
    #[must_use]
    pub const fn with_mask_last_xfer(mut self, value: u8) -> Self {
        self.0[5] = self.0[5] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 6, bits 0–16.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[6] & 0x1ffff
    }

    /// Sets `count`; `None` if `value` has more than 17 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 17 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x1ffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for PtepdeCopyBackwards {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PtepdeCopyBackwards>() == 28);

/// Changes bits of a page table entry.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PtepdeRmw([u32; 7]);

impl PtepdeRmw {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x20c, 0, 0, 0, 0, 0, 0])
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
    pub const fn mask(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Words 5–6, 64 bits.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `value`.
    #[inline]
    #[must_use]
    pub const fn with_value(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for PtepdeRmw {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PtepdeRmw>() == 28);

/// Writes a row of 64-bit values, each the one before plus an increment: page table entries.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteIncr([u32; 10]);

impl WriteIncr {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 10]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 10] {
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

    /// Word 3, bits 0–31: low word of the bits that are set in every value
    #[inline]
    #[must_use]
    pub const fn mask_dw0(self) -> u32 {
        self.0[3]
    }

    /// Sets `mask_dw0`.
    #[inline]
    #[must_use]
    pub const fn with_mask_dw0(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31: high word of the bits that are set in every value
    #[inline]
    #[must_use]
    pub const fn mask_dw1(self) -> u32 {
        self.0[4]
    }

    /// Sets `mask_dw1`.
    #[inline]
    #[must_use]
    pub const fn with_mask_dw1(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: low word of the first value
    #[inline]
    #[must_use]
    pub const fn init_dw0(self) -> u32 {
        self.0[5]
    }

    /// Sets `init_dw0`.
    #[inline]
    #[must_use]
    pub const fn with_init_dw0(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Word 6, bits 0–31: high word of the first value
    #[inline]
    #[must_use]
    pub const fn init_dw1(self) -> u32 {
        self.0[6]
    }

    /// Sets `init_dw1`.
    #[inline]
    #[must_use]
    pub const fn with_init_dw1(mut self, value: u32) -> Self {
        self.0[6] = value;
        self
    }

    /// Word 7, bits 0–31: low word of the increment
    #[inline]
    #[must_use]
    pub const fn incr_dw0(self) -> u32 {
        self.0[7]
    }

    /// Sets `incr_dw0`.
    #[inline]
    #[must_use]
    pub const fn with_incr_dw0(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }

    /// Word 8, bits 0–31: high word of the increment
    #[inline]
    #[must_use]
    pub const fn incr_dw1(self) -> u32 {
        self.0[8]
    }

    /// Sets `incr_dw1`.
    #[inline]
    #[must_use]
    pub const fn with_incr_dw1(mut self, value: u32) -> Self {
        self.0[8] = value;
        self
    }

    /// Word 9, bits 0–18: 64-bit values − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[9] & 0x7ffff
    }

    /// Sets `count`; `None` if `value` has more than 19 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 19 != 0 {
            return None;
        }
        self.0[9] = self.0[9] & !0x7ffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for WriteIncr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteIncr>() == 40);

/// Writes dirty bits of pages to memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollDbitWriteMem([u32; 5]);

impl PollDbitWriteMem {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x208, 0, 0, 0, 0])
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

    /// Word 0, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn ea(self) -> u8 {
        ((self.0[0] >> 16) & 0x3) as u8
    }

    /// Sets `ea`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_ea(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000 | (value as u32) << 16;
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

    /// Word 3, bits 4–31.
    #[inline]
    #[must_use]
    pub const fn addr_31_4(self) -> u32 {
        (self.0[3] >> 4) & 0xfffffff
    }

    /// Sets `addr_31_4`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr_31_4(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xfffffff0 | value << 4;
        Some(self)
    }

    /// Word 4, bits 0–31: pages
    #[inline]
    #[must_use]
    pub const fn page_num(self) -> u32 {
        self.0[4]
    }

    /// Sets `page_num`.
    #[inline]
    #[must_use]
    pub const fn with_page_num(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for PollDbitWriteMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollDbitWriteMem>() == 20);
