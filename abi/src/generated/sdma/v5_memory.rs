// Generated from abi/spec/sdma/v5_memory.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 81315a663cd52510

//! SDMA 5.0 and 5.2 (gfx10): page tables, physical memory, translations and caches.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Copies a page of physical memory if it is dirty. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyDirtyPageV5([u32; 7]);

impl CopyDirtyPageV5 {
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

    /// Word 2, bits 3–5: memory type of the destination
    #[inline]
    #[must_use]
    pub const fn dst_mtype(self) -> u8 {
        ((self.0[2] >> 3) & 0x7) as u8
    }

    /// Sets `dst_mtype`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mtype(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x38 | (value as u32) << 3;
        Some(self)
    }

    /// Word 2, bits 6–7: cache policy of the destination in the L2
    #[inline]
    #[must_use]
    pub const fn dst_l2_policy(self) -> u8 {
        ((self.0[2] >> 6) & 0x3) as u8
    }

    /// Sets `dst_l2_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_l2_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 2, bits 11–13: memory type of the source
    #[inline]
    #[must_use]
    pub const fn src_mtype(self) -> u8 {
        ((self.0[2] >> 11) & 0x7) as u8
    }

    /// Sets `src_mtype`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mtype(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 2, bits 14–15: cache policy of the source in the L2
    #[inline]
    #[must_use]
    pub const fn src_l2_policy(self) -> u8 {
        ((self.0[2] >> 14) & 0x3) as u8
    }

    /// Sets `src_l2_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_l2_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc000 | (value as u32) << 14;
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

impl core::fmt::Debug for CopyDirtyPageV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyDirtyPageV5>() == 28);

/// Copies between physical addresses. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyPhysicalLinearV5([u32; 7]);

impl CopyPhysicalLinearV5 {
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

    /// Word 2, bits 3–5: memory type of the destination
    #[inline]
    #[must_use]
    pub const fn dst_mtype(self) -> u8 {
        ((self.0[2] >> 3) & 0x7) as u8
    }

    /// Sets `dst_mtype`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mtype(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x38 | (value as u32) << 3;
        Some(self)
    }

    /// Word 2, bits 6–7: cache policy of the destination in the L2
    #[inline]
    #[must_use]
    pub const fn dst_l2_policy(self) -> u8 {
        ((self.0[2] >> 6) & 0x3) as u8
    }

    /// Sets `dst_l2_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_l2_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 2, bits 11–13: memory type of the source
    #[inline]
    #[must_use]
    pub const fn src_mtype(self) -> u8 {
        ((self.0[2] >> 11) & 0x7) as u8
    }

    /// Sets `src_mtype`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mtype(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 2, bits 14–15: cache policy of the source in the L2
    #[inline]
    #[must_use]
    pub const fn src_l2_policy(self) -> u8 {
        ((self.0[2] >> 14) & 0x3) as u8
    }

    /// Sets `src_l2_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_l2_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc000 | (value as u32) << 14;
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

impl core::fmt::Debug for CopyPhysicalLinearV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyPhysicalLinearV5>() == 28);

/// Copies page table entries, with bits of each changed. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PtepdeCopyV5([u32; 8]);

impl PtepdeCopyV5 {
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

impl core::fmt::Debug for PtepdeCopyV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PtepdeCopyV5>() == 32);

/// Changes bits of a page table entry. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PtepdeRmwV5([u32; 7]);

impl PtepdeRmwV5 {
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

impl core::fmt::Debug for PtepdeRmwV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PtepdeRmwV5>() == 28);

/// Invalidates address translations. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct GpuvmInv([u32; 4]);

impl GpuvmInv {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x10, 0, 0, 0])
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

    /// Word 1, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn per_vmid_inv_req(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `per_vmid_inv_req`.
    #[inline]
    #[must_use]
    pub const fn with_per_vmid_inv_req(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bits 16–18: 0 legacy, 1 light, 2 heavy-weight
    #[inline]
    #[must_use]
    pub const fn flush_type(self) -> u8 {
        ((self.0[1] >> 16) & 0x7) as u8
    }

    /// Sets `flush_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_flush_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x70000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 1, bit 19.
    #[inline]
    #[must_use]
    pub const fn l2_ptes(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `l2_ptes`.
    #[inline]
    #[must_use]
    pub const fn with_l2_ptes(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20.
    #[inline]
    #[must_use]
    pub const fn l2_pde0(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `l2_pde0`.
    #[inline]
    #[must_use]
    pub const fn with_l2_pde0(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21.
    #[inline]
    #[must_use]
    pub const fn l2_pde1(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `l2_pde1`.
    #[inline]
    #[must_use]
    pub const fn with_l2_pde1(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bit 22.
    #[inline]
    #[must_use]
    pub const fn l2_pde2(self) -> bool {
        self.0[1] & 0x400000 != 0
    }

    /// Sets `l2_pde2`.
    #[inline]
    #[must_use]
    pub const fn with_l2_pde2(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 1, bit 23.
    #[inline]
    #[must_use]
    pub const fn l1_ptes(self) -> bool {
        self.0[1] & 0x800000 != 0
    }

    /// Sets `l1_ptes`.
    #[inline]
    #[must_use]
    pub const fn with_l1_ptes(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 1, bit 24.
    #[inline]
    #[must_use]
    pub const fn clr_protection_fault_status_addr(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `clr_protection_fault_status_addr`.
    #[inline]
    #[must_use]
    pub const fn with_clr_protection_fault_status_addr(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bit 25.
    #[inline]
    #[must_use]
    pub const fn log_request(self) -> bool {
        self.0[1] & 0x2000000 != 0
    }

    /// Sets `log_request`.
    #[inline]
    #[must_use]
    pub const fn with_log_request(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Word 1, bit 26: pages of 4 KiB
    #[inline]
    #[must_use]
    pub const fn four_kilobytes(self) -> bool {
        self.0[1] & 0x4000000 != 0
    }

    /// Sets `four_kilobytes`.
    #[inline]
    #[must_use]
    pub const fn with_four_kilobytes(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 2, bit 0.
    #[inline]
    #[must_use]
    pub const fn s(self) -> bool {
        self.0[2] & 0x1 != 0
    }

    /// Sets `s`.
    #[inline]
    #[must_use]
    pub const fn with_s(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x1 | (value as u32);
        self
    }

    /// Word 2, bits 1–31: bits 12–42 of the page address
    #[inline]
    #[must_use]
    pub const fn page_va_42_12(self) -> u32 {
        (self.0[2] >> 1) & 0x7fffffff
    }

    /// Sets `page_va_42_12`; `None` if `value` has more than 31 bits.
    #[inline]
    #[must_use]
    pub const fn with_page_va_42_12(mut self, value: u32) -> Option<Self> {
        if value >> 31 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xfffffffe | value << 1;
        Some(self)
    }

    /// Word 3, bits 0–5: bits 43–47 of the page address
    #[inline]
    #[must_use]
    pub const fn page_va_47_43(self) -> u8 {
        (self.0[3] & 0x3f) as u8
    }

    /// Sets `page_va_47_43`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_page_va_47_43(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3f | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for GpuvmInv {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<GpuvmInv>() == 16);

/// Invalidates and writes back caches for a range. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct GcrReq([u32; 5]);

impl GcrReq {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x11, 0, 0, 0, 0])
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

    /// Word 1, bits 7–31: bits 7–31 of the first address
    #[inline]
    #[must_use]
    pub const fn base_va_31_7(self) -> u32 {
        (self.0[1] >> 7) & 0x1ffffff
    }

    /// Sets `base_va_31_7`; `None` if `value` has more than 25 bits.
    #[inline]
    #[must_use]
    pub const fn with_base_va_31_7(mut self, value: u32) -> Option<Self> {
        if value >> 25 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xffffff80 | value << 7;
        Some(self)
    }

    /// Word 2, bits 0–15: bits 32–47 of the first address
    #[inline]
    #[must_use]
    pub const fn base_va_47_32(self) -> u16 {
        (self.0[2] & 0xffff) as u16
    }

    /// Sets `base_va_47_32`.
    #[inline]
    #[must_use]
    pub const fn with_base_va_47_32(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 16–31: low bits of the cache control
    #[inline]
    #[must_use]
    pub const fn gcr_control_15_0(self) -> u16 {
        ((self.0[2] >> 16) & 0xffff) as u16
    }

    /// Sets `gcr_control_15_0`.
    #[inline]
    #[must_use]
    pub const fn with_gcr_control_15_0(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 3, bits 0–2: high bits of the cache control
    #[inline]
    #[must_use]
    pub const fn gcr_control_18_16(self) -> u8 {
        (self.0[3] & 0x7) as u8
    }

    /// Sets `gcr_control_18_16`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_gcr_control_18_16(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 3, bits 7–31: bits 7–31 of the last address
    #[inline]
    #[must_use]
    pub const fn limit_va_31_7(self) -> u32 {
        (self.0[3] >> 7) & 0x1ffffff
    }

    /// Sets `limit_va_31_7`; `None` if `value` has more than 25 bits.
    #[inline]
    #[must_use]
    pub const fn with_limit_va_31_7(mut self, value: u32) -> Option<Self> {
        if value >> 25 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xffffff80 | value << 7;
        Some(self)
    }

    /// Word 4, bits 0–15: bits 32–47 of the last address
    #[inline]
    #[must_use]
    pub const fn limit_va_47_32(self) -> u16 {
        (self.0[4] & 0xffff) as u16
    }

    /// Sets `limit_va_47_32`.
    #[inline]
    #[must_use]
    pub const fn with_limit_va_47_32(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff | (value as u32);
        self
    }

    /// Word 4, bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn vmid(self) -> u8 {
        ((self.0[4] >> 24) & 0xf) as u8
    }

    /// Sets `vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0xf000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for GcrReq {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<GcrReq>() == 20);
