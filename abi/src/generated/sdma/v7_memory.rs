// Generated from abi/spec/sdma/v7_memory.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 340e5872fc15bb5c

//! SDMA 7.0 (gfx12): physical memory, pages, translations and caches.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Fills pages with a value. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ConstantFillPageV7([u32; 5]);

impl ConstantFillPageV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x40b, 0, 0, 0, 0])
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

    /// Word 1, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn src_data(self) -> u32 {
        self.0[1]
    }

    /// Sets `src_data`.
    #[inline]
    #[must_use]
    pub const fn with_src_data(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }

    /// Word 2, bits 0–3.
    #[inline]
    #[must_use]
    pub const fn page_unit(self) -> u8 {
        (self.0[2] & 0xf) as u8
    }

    /// Sets `page_unit`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_page_unit(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xf | (value as u32);
        Some(self)
    }

    /// Word 2, bits 16–31: pages
    #[inline]
    #[must_use]
    pub const fn page_num(self) -> u16 {
        ((self.0[2] >> 16) & 0xffff) as u16
    }

    /// Sets `page_num`.
    #[inline]
    #[must_use]
    pub const fn with_page_num(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff0000 | (value as u32) << 16;
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
}

impl core::fmt::Debug for ConstantFillPageV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ConstantFillPageV7>() == 20);

/// Copies a page of physical memory if it is dirty. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyDirtyPageV7([u32; 7]);

impl CopyDirtyPageV7 {
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

    /// Word 2, bits 2–3: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[2] >> 2) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Word 2, bits 10–11: policy of the source in the last-level cache
    #[inline]
    #[must_use]
    pub const fn src_mall_policy(self) -> u8 {
        ((self.0[2] >> 10) & 0x3) as u8
    }

    /// Sets `src_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc00 | (value as u32) << 10;
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

impl core::fmt::Debug for CopyDirtyPageV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyDirtyPageV7>() == 28);

/// Moves pages between local and system memory and changes their page table entries. An entry of 64 bits for each page of system memory follows; `sysmem_addr` is the first. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyPageTransferV7([u32; 11]);

impl CopyPageTransferV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc01, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 11]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 11] {
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

    /// Word 0, bits 24–27.
    #[inline]
    #[must_use]
    pub const fn page_size(self) -> u8 {
        ((self.0[0] >> 24) & 0xf) as u8
    }

    /// Sets `page_size`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_page_size(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 0, bit 31.
    #[inline]
    #[must_use]
    pub const fn d(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `d`.
    #[inline]
    #[must_use]
    pub const fn with_d(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Word 1, bits 0–1.
    #[inline]
    #[must_use]
    pub const fn pte_mall_policy(self) -> u8 {
        (self.0[1] & 0x3) as u8
    }

    /// Sets `pte_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_pte_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 1, bit 4.
    #[inline]
    #[must_use]
    pub const fn pte_sys(self) -> bool {
        self.0[1] & 0x10 != 0
    }

    /// Sets `pte_sys`.
    #[inline]
    #[must_use]
    pub const fn with_pte_sys(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10 | (value as u32) << 4;
        self
    }

    /// Word 1, bit 6.
    #[inline]
    #[must_use]
    pub const fn pte_snp(self) -> bool {
        self.0[1] & 0x40 != 0
    }

    /// Sets `pte_snp`.
    #[inline]
    #[must_use]
    pub const fn with_pte_snp(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40 | (value as u32) << 6;
        self
    }

    /// Word 1, bits 8–9.
    #[inline]
    #[must_use]
    pub const fn localmem_mall_policy(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `localmem_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_localmem_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 14.
    #[inline]
    #[must_use]
    pub const fn localmem_snp(self) -> bool {
        self.0[1] & 0x4000 != 0
    }

    /// Sets `localmem_snp`.
    #[inline]
    #[must_use]
    pub const fn with_localmem_snp(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 1, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn sysmem_mall_policy(self) -> u8 {
        ((self.0[1] >> 16) & 0x3) as u8
    }

    /// Sets `sysmem_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_sysmem_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 1, bit 22.
    #[inline]
    #[must_use]
    pub const fn sysmem_snp(self) -> bool {
        self.0[1] & 0x400000 != 0
    }

    /// Sets `sysmem_snp`.
    #[inline]
    #[must_use]
    pub const fn with_sysmem_snp(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 1, bits 24–31.
    #[inline]
    #[must_use]
    pub const fn sysmem_addr_array_num(self) -> u8 {
        ((self.0[1] >> 24) & 0xff) as u8
    }

    /// Sets `sysmem_addr_array_num`.
    #[inline]
    #[must_use]
    pub const fn with_sysmem_addr_array_num(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff000000 | (value as u32) << 24;
        self
    }

    /// Word 2, bits 0–5: format of a compressed element
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> u8 {
        (self.0[2] & 0x3f) as u8
    }

    /// Sets `data_format`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 2, bits 9–11: number type of a compressed element
    #[inline]
    #[must_use]
    pub const fn number_type(self) -> u8 {
        ((self.0[2] >> 9) & 0x7) as u8
    }

    /// Sets `number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xe00 | (value as u32) << 9;
        Some(self)
    }

    /// Word 2, bits 16–17: how compressed data are read
    #[inline]
    #[must_use]
    pub const fn read_compression_mode(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `read_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_read_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 18–19: how data are written to compressed memory
    #[inline]
    #[must_use]
    pub const fn write_compression_mode(self) -> u8 {
        ((self.0[2] >> 18) & 0x3) as u8
    }

    /// Sets `write_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_write_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 2, bits 24–25: log2 of the bytes of a compressed block / 64
    #[inline]
    #[must_use]
    pub const fn max_comp_block_size(self) -> u8 {
        ((self.0[2] >> 24) & 0x3) as u8
    }

    /// Sets `max_comp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_comp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 2, bit 26.
    #[inline]
    #[must_use]
    pub const fn max_uncomp_block_size(self) -> bool {
        self.0[2] & 0x4000000 != 0
    }

    /// Sets `max_uncomp_block_size`.
    #[inline]
    #[must_use]
    pub const fn with_max_uncomp_block_size(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 2, bit 31: the surface is compressed
    #[inline]
    #[must_use]
    pub const fn dcc(self) -> bool {
        self.0[2] & 0x80000000 != 0
    }

    /// Sets `dcc`.
    #[inline]
    #[must_use]
    pub const fn with_dcc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x80000000 | (value as u32) << 31;
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

    /// Words 5–6, 64 bits; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn pte_addr(self) -> u64 {
        ((self.0[5] & !0x7) as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `pte_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_pte_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 7–8, 64 bits.
    #[inline]
    #[must_use]
    pub const fn localmem_addr(self) -> u64 {
        (self.0[7] as u64) | (self.0[8] as u64) << 32
    }

    /// Sets `localmem_addr`.
    #[inline]
    #[must_use]
    pub const fn with_localmem_addr(mut self, value: u64) -> Self {
        self.0[7] = value as u32;
        self.0[8] = (value >> 32) as u32;
        self
    }

    /// Words 9–10, 64 bits.
    #[inline]
    #[must_use]
    pub const fn sysmem_addr(self) -> u64 {
        (self.0[9] as u64) | (self.0[10] as u64) << 32
    }

    /// Sets `sysmem_addr`.
    #[inline]
    #[must_use]
    pub const fn with_sysmem_addr(mut self, value: u64) -> Self {
        self.0[9] = value as u32;
        self.0[10] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyPageTransferV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyPageTransferV7>() == 44);

/// Copies between physical addresses. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyPhysicalLinearV7([u32; 8]);

impl CopyPhysicalLinearV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x801, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bit 28.
    #[inline]
    #[must_use]
    pub const fn nsd(self) -> bool {
        self.0[0] & 0x10000000 != 0
    }

    /// Sets `nsd`.
    #[inline]
    #[must_use]
    pub const fn with_nsd(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x10000000 | (value as u32) << 28;
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

    /// Word 1, bits 24–31.
    #[inline]
    #[must_use]
    pub const fn addr_pair_num(self) -> u8 {
        ((self.0[1] >> 24) & 0xff) as u8
    }

    /// Sets `addr_pair_num`.
    #[inline]
    #[must_use]
    pub const fn with_addr_pair_num(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff000000 | (value as u32) << 24;
        self
    }

    /// Word 2, bits 8–9: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[2] >> 8) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 2, bits 16–17: policy of the source in the last-level cache
    #[inline]
    #[must_use]
    pub const fn src_mall_policy(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `src_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mall_policy(mut self, value: u8) -> Option<Self> {
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

    /// Word 3, bits 0–5: format of a compressed element
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> u8 {
        (self.0[3] & 0x3f) as u8
    }

    /// Sets `data_format`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 3, bits 9–11: number type of a compressed element
    #[inline]
    #[must_use]
    pub const fn number_type(self) -> u8 {
        ((self.0[3] >> 9) & 0x7) as u8
    }

    /// Sets `number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xe00 | (value as u32) << 9;
        Some(self)
    }

    /// Word 3, bits 16–17: how compressed data are read
    #[inline]
    #[must_use]
    pub const fn read_compression_mode(self) -> u8 {
        ((self.0[3] >> 16) & 0x3) as u8
    }

    /// Sets `read_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_read_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 3, bits 18–19: how data are written to compressed memory
    #[inline]
    #[must_use]
    pub const fn write_compression_mode(self) -> u8 {
        ((self.0[3] >> 18) & 0x3) as u8
    }

    /// Sets `write_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_write_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 3, bits 24–25: log2 of the bytes of a compressed block / 64
    #[inline]
    #[must_use]
    pub const fn max_comp_block_size(self) -> u8 {
        ((self.0[3] >> 24) & 0x3) as u8
    }

    /// Sets `max_comp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_comp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 3, bit 26.
    #[inline]
    #[must_use]
    pub const fn max_uncomp_block_size(self) -> bool {
        self.0[3] & 0x4000000 != 0
    }

    /// Sets `max_uncomp_block_size`.
    #[inline]
    #[must_use]
    pub const fn with_max_uncomp_block_size(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 3, bit 31: the surface is compressed
    #[inline]
    #[must_use]
    pub const fn dcc(self) -> bool {
        self.0[3] & 0x80000000 != 0
    }

    /// Sets `dcc`.
    #[inline]
    #[must_use]
    pub const fn with_dcc(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn src_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `src_addr`.
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
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
}

impl core::fmt::Debug for CopyPhysicalLinearV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyPhysicalLinearV7>() == 32);

/// Decompresses a buffer in place. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DecompressBltLinearV7([u32; 4]);

impl DecompressBltLinearV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x30b, 0, 0, 0])
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

    /// Word 3, bits 8–31.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        (self.0[3] >> 8) & 0xffffff
    }

    /// Sets `count`; `None` if `value` has more than 24 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 24 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xffffff00 | value << 8;
        Some(self)
    }
}

impl core::fmt::Debug for DecompressBltLinearV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DecompressBltLinearV7>() == 16);

/// Invalidates and writes back caches for a range. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct GcrReqV7([u32; 5]);

impl GcrReqV7 {
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

    /// Word 1, bit 1: two destinations
    #[inline]
    #[must_use]
    pub const fn broadcast(self) -> bool {
        self.0[1] & 0x2 != 0
    }

    /// Sets `broadcast`.
    #[inline]
    #[must_use]
    pub const fn with_broadcast(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2 | (value as u32) << 1;
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

    /// Word 3, bits 0–3: high bits of the cache control
    #[inline]
    #[must_use]
    pub const fn gcr_control_19_16(self) -> u8 {
        (self.0[3] & 0xf) as u8
    }

    /// Sets `gcr_control_19_16`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_gcr_control_19_16(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xf | (value as u32);
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

impl core::fmt::Debug for GcrReqV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<GcrReqV7>() == 20);

/// Invalidates and writes back caches for a range of the queue's own address space. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct GcrUserV7([u32; 5]);

impl GcrUserV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x111, 0, 0, 0, 0])
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

    /// Word 1, bit 1: two destinations
    #[inline]
    #[must_use]
    pub const fn broadcast(self) -> bool {
        self.0[1] & 0x2 != 0
    }

    /// Sets `broadcast`.
    #[inline]
    #[must_use]
    pub const fn with_broadcast(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2 | (value as u32) << 1;
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

    /// Word 3, bits 0–3: high bits of the cache control
    #[inline]
    #[must_use]
    pub const fn gcr_control_19_16(self) -> u8 {
        (self.0[3] & 0xf) as u8
    }

    /// Sets `gcr_control_19_16`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_gcr_control_19_16(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xf | (value as u32);
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
}

impl core::fmt::Debug for GcrUserV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<GcrUserV7>() == 20);

/// Invalidates address translations. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct GpuvmInvV7([u32; 4]);

impl GpuvmInvV7 {
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

    /// Word 3, bits 0–4: bits 43–47 of the page address
    #[inline]
    #[must_use]
    pub const fn page_va_47_43(self) -> u8 {
        (self.0[3] & 0x1f) as u8
    }

    /// Sets `page_va_47_43`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_page_va_47_43(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x1f | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for GpuvmInvV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<GpuvmInvV7>() == 16);

/// Writes dirty bits of pages to memory. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollDbitWriteMemV7([u32; 5]);

impl PollDbitWriteMemV7 {
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

    /// Word 0, bits 16–17: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn mall_policy(self) -> u8 {
        ((self.0[0] >> 16) & 0x3) as u8
    }

    /// Sets `mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bit 23.
    #[inline]
    #[must_use]
    pub const fn dp(self) -> bool {
        self.0[0] & 0x800000 != 0
    }

    /// Sets `dp`.
    #[inline]
    #[must_use]
    pub const fn with_dp(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 0, bits 24–28.
    #[inline]
    #[must_use]
    pub const fn vfid(self) -> u8 {
        ((self.0[0] >> 24) & 0x1f) as u8
    }

    /// Sets `vfid`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_vfid(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address; the low 5 bits are zero
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        ((self.0[1] & !0x1f) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`; `None` if `value` is no multiple of 32.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x1f != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 3, bits 0–22.
    #[inline]
    #[must_use]
    pub const fn addr_22_0(self) -> u32 {
        self.0[3] & 0x7fffff
    }

    /// Sets `addr_22_0`; `None` if `value` has more than 23 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr_22_0(mut self, value: u32) -> Option<Self> {
        if value >> 23 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x7fffff | value;
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

impl core::fmt::Debug for PollDbitWriteMemV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollDbitWriteMemV7>() == 20);

/// Invalidates address translations through the registers of a hub, and waits for it. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct VmInvalidationV7([u32; 4]);

impl VmInvalidationV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x408, 0, 0, 0])
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

    /// Word 0, bits 16–20.
    #[inline]
    #[must_use]
    pub const fn gfx_eng_id(self) -> u8 {
        ((self.0[0] >> 16) & 0x1f) as u8
    }

    /// Sets `gfx_eng_id`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_gfx_eng_id(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 24–28.
    #[inline]
    #[must_use]
    pub const fn mm_eng_id(self) -> u8 {
        ((self.0[0] >> 24) & 0x1f) as u8
    }

    /// Sets `mm_eng_id`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_mm_eng_id(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 1, bits 0–31: request register of the hub
    #[inline]
    #[must_use]
    pub const fn invalidatereq(self) -> u32 {
        self.0[1]
    }

    /// Sets `invalidatereq`.
    #[inline]
    #[must_use]
    pub const fn with_invalidatereq(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn addressrangelo(self) -> u32 {
        self.0[2]
    }

    /// Sets `addressrangelo`.
    #[inline]
    #[must_use]
    pub const fn with_addressrangelo(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–15: address spaces of which an acknowledgement is awaited
    #[inline]
    #[must_use]
    pub const fn invalidateack(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `invalidateack`.
    #[inline]
    #[must_use]
    pub const fn with_invalidateack(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 3, bits 16–20.
    #[inline]
    #[must_use]
    pub const fn addressrangehi(self) -> u8 {
        ((self.0[3] >> 16) & 0x1f) as u8
    }

    /// Sets `addressrangehi`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_addressrangehi(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }
}

impl core::fmt::Debug for VmInvalidationV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<VmInvalidationV7>() == 16);
