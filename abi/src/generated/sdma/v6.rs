// Generated from abi/spec/sdma/v6.toml by `cargo xtask codegen`. Do not edit.
// Content hash: cf6f7e8b24965cee

//! SDMA 6.0 (gfx11): what it changed; every packet has cache policies.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Copies bytes. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearV6([u32; 7]);

impl CopyLinearV6 {
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

    /// Word 2, bits 18–20: cache policy of the destination, if `cpv`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[2] >> 18) & 0x7) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x1c0000 | (value as u32) << 18;
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

    /// Word 2, bits 26–28: cache policy of the source, if `cpv`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[2] >> 26) & 0x7) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x1c000000 | (value as u32) << 26;
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

impl core::fmt::Debug for CopyLinearV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearV6>() == 28);

/// `CopyLinear` with the parameters of an older generation. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearBcV6([u32; 7]);

impl CopyLinearBcV6 {
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

    /// Word 2, bit 19.
    #[inline]
    #[must_use]
    pub const fn dst_ha(self) -> bool {
        self.0[2] & 0x80000 != 0
    }

    /// Sets `dst_ha`.
    #[inline]
    #[must_use]
    pub const fn with_dst_ha(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x80000 | (value as u32) << 19;
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
    pub const fn src_ha(self) -> bool {
        self.0[2] & 0x8000000 != 0
    }

    /// Sets `src_ha`.
    #[inline]
    #[must_use]
    pub const fn with_src_ha(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x8000000 | (value as u32) << 27;
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

impl core::fmt::Debug for CopyLinearBcV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearBcV6>() == 28);

/// Copies a page of physical memory if it is dirty. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyDirtyPageV6([u32; 7]);

impl CopyDirtyPageV6 {
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

    /// Word 2, bit 8.
    #[inline]
    #[must_use]
    pub const fn dst_llc(self) -> bool {
        self.0[2] & 0x100 != 0
    }

    /// Sets `dst_llc`.
    #[inline]
    #[must_use]
    pub const fn with_dst_llc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x100 | (value as u32) << 8;
        self
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

    /// Word 2, bit 16.
    #[inline]
    #[must_use]
    pub const fn src_llc(self) -> bool {
        self.0[2] & 0x10000 != 0
    }

    /// Sets `src_llc`.
    #[inline]
    #[must_use]
    pub const fn with_src_llc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 2, bits 17–18: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[2] >> 17) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x60000 | (value as u32) << 17;
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

impl core::fmt::Debug for CopyDirtyPageV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyDirtyPageV6>() == 28);

/// Copies between physical addresses. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyPhysicalLinearV6([u32; 7]);

impl CopyPhysicalLinearV6 {
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

    /// Word 2, bit 8.
    #[inline]
    #[must_use]
    pub const fn dst_llc(self) -> bool {
        self.0[2] & 0x100 != 0
    }

    /// Sets `dst_llc`.
    #[inline]
    #[must_use]
    pub const fn with_dst_llc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x100 | (value as u32) << 8;
        self
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

    /// Word 2, bit 16.
    #[inline]
    #[must_use]
    pub const fn src_llc(self) -> bool {
        self.0[2] & 0x10000 != 0
    }

    /// Sets `src_llc`.
    #[inline]
    #[must_use]
    pub const fn with_src_llc(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 2, bits 17–18: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[2] >> 17) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x60000 | (value as u32) << 17;
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

impl core::fmt::Debug for CopyPhysicalLinearV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyPhysicalLinearV6>() == 28);

/// Copies bytes to two places. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyBroadcastLinearV6([u32; 9]);

impl CopyBroadcastLinearV6 {
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

    /// Word 2, bits 10–12.
    #[inline]
    #[must_use]
    pub const fn dst2_cache_policy(self) -> u8 {
        ((self.0[2] >> 10) & 0x7) as u8
    }

    /// Sets `dst2_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst2_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x1c00 | (value as u32) << 10;
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

    /// Word 2, bits 18–20.
    #[inline]
    #[must_use]
    pub const fn dst1_cache_policy(self) -> u8 {
        ((self.0[2] >> 18) & 0x7) as u8
    }

    /// Sets `dst1_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst1_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x1c0000 | (value as u32) << 18;
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

    /// Word 2, bits 26–28: cache policy of the source, if `cpv`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[2] >> 26) & 0x7) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x1c000000 | (value as u32) << 26;
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

impl core::fmt::Debug for CopyBroadcastLinearV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyBroadcastLinearV6>() == 36);

/// Copies a box between two pitched arrays. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwinV6([u32; 13]);

impl CopyLinearSubwinV6 {
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

    /// Word 12, bits 18–20: cache policy of the destination, if `cpv`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[12] >> 18) & 0x7) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x1c0000 | (value as u32) << 18;
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

    /// Word 12, bits 26–28: cache policy of the source, if `cpv`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[12] >> 26) & 0x7) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }
}

impl core::fmt::Debug for CopyLinearSubwinV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwinV6>() == 52);

/// `CopyLinearSubwin` for arrays whose sizes need 32 bits. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwinLarge([u32; 20]);

impl CopyLinearSubwinLarge {
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

    /// Word 16, bits 16–17: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[16] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 16, bits 18–20.
    #[inline]
    #[must_use]
    pub const fn dst_policy(self) -> u8 {
        ((self.0[16] >> 18) & 0x7) as u8
    }

    /// Sets `dst_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x1c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 16, bits 24–25: swap of the source: 0 none
    #[inline]
    #[must_use]
    pub const fn src_sw(self) -> u8 {
        ((self.0[16] >> 24) & 0x3) as u8
    }

    /// Sets `src_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 16, bits 26–28.
    #[inline]
    #[must_use]
    pub const fn src_policy(self) -> u8 {
        ((self.0[16] >> 26) & 0x7) as u8
    }

    /// Sets `src_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[16] = self.0[16] & !0x1c000000 | (value as u32) << 26;
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

impl core::fmt::Debug for CopyLinearSubwinLarge {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwinLarge>() == 80);

/// `CopyLinearSubwin` with the parameters of an older generation. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearSubwinBcV6([u32; 13]);

impl CopyLinearSubwinBcV6 {
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

    /// Word 12, bit 19.
    #[inline]
    #[must_use]
    pub const fn dst_ha(self) -> bool {
        self.0[12] & 0x80000 != 0
    }

    /// Sets `dst_ha`.
    #[inline]
    #[must_use]
    pub const fn with_dst_ha(mut self, value: bool) -> Self {
        self.0[12] = self.0[12] & !0x80000 | (value as u32) << 19;
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

    /// Word 12, bit 27.
    #[inline]
    #[must_use]
    pub const fn src_ha(self) -> bool {
        self.0[12] & 0x8000000 != 0
    }

    /// Sets `src_ha`.
    #[inline]
    #[must_use]
    pub const fn with_src_ha(mut self, value: bool) -> Self {
        self.0[12] = self.0[12] & !0x8000000 | (value as u32) << 27;
        self
    }
}

impl core::fmt::Debug for CopyLinearSubwinBcV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearSubwinBcV6>() == 52);

/// Copies page table entries, with bits of each changed. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PtepdeCopyV6([u32; 8]);

impl PtepdeCopyV6 {
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

    /// Word 7, bits 22–24: cache policy of the destination, if `cpv`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[7] >> 22) & 0x7) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1c00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 7, bits 29–31: cache policy of the source, if `cpv`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[7] >> 29) & 0x7) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }
}

impl core::fmt::Debug for PtepdeCopyV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PtepdeCopyV6>() == 32);

/// Changes bits of a page table entry. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PtepdeRmwV6([u32; 8]);

impl PtepdeRmwV6 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x20c, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bit 26: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn llc_policy(self) -> bool {
        self.0[0] & 0x4000000 != 0
    }

    /// Sets `llc_policy`.
    #[inline]
    #[must_use]
    pub const fn with_llc_policy(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x4000000 | (value as u32) << 26;
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

    /// Word 7, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn num_of_pte(self) -> u32 {
        self.0[7]
    }

    /// Sets `num_of_pte`.
    #[inline]
    #[must_use]
    pub const fn with_num_of_pte(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }
}

impl core::fmt::Debug for PtepdeRmwV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PtepdeRmwV6>() == 32);

/// Changes bits of a register. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct RegisterRmw([u32; 5]);

impl RegisterRmw {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x10e, 0, 0, 0, 0])
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

    /// Word 1, bits 0–19: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        self.0[1] & 0xfffff
    }

    /// Sets `addr`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffff | value;
        Some(self)
    }

    /// Word 1, bits 20–31.
    #[inline]
    #[must_use]
    pub const fn aperture_id(self) -> u16 {
        ((self.0[1] >> 20) & 0xfff) as u16
    }

    /// Sets `aperture_id`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_aperture_id(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfff00000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[2]
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–31.
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

    /// Word 4, bits 0–19.
    #[inline]
    #[must_use]
    pub const fn stride(self) -> u32 {
        self.0[4] & 0xfffff
    }

    /// Sets `stride`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_stride(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0xfffff | value;
        Some(self)
    }

    /// Word 4, bits 20–31.
    #[inline]
    #[must_use]
    pub const fn num_of_reg(self) -> u16 {
        ((self.0[4] >> 20) & 0xfff) as u16
    }

    /// Sets `num_of_reg`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_of_reg(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0xfff00000 | (value as u32) << 20;
        Some(self)
    }
}

impl core::fmt::Debug for RegisterRmw {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<RegisterRmw>() == 20);

/// Writes a row of 64-bit values, each the one before plus an increment: page table entries. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteIncrV6([u32; 10]);

impl WriteIncrV6 {
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

    /// Word 0, bits 24–26: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x7000000 | (value as u32) << 24;
        Some(self)
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

impl core::fmt::Debug for WriteIncrV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteIncrV6>() == 40);

/// Adds 1 to 64 bits in memory. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MemIncr([u32; 3]);

impl MemIncr {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x107, 0, 0])
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

    /// Word 0, bit 26: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn llc_policy(self) -> bool {
        self.0[0] & 0x4000000 != 0
    }

    /// Sets `llc_policy`.
    #[inline]
    #[must_use]
    pub const fn with_llc_policy(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x4000000 | (value as u32) << 26;
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

impl core::fmt::Debug for MemIncr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MemIncr>() == 12);

/// Invalidates address translations through the registers of a hub, and waits for it. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct VmInvalidation([u32; 4]);

impl VmInvalidation {
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

impl core::fmt::Debug for VmInvalidation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<VmInvalidation>() == 16);

/// Writes one word when everything before is done. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct FenceV6([u32; 4]);

impl FenceV6 {
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

    /// Word 0, bit 26: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn llc_policy(self) -> bool {
        self.0[0] & 0x4000000 != 0
    }

    /// Sets `llc_policy`.
    #[inline]
    #[must_use]
    pub const fn with_llc_policy(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x4000000 | (value as u32) << 26;
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

impl core::fmt::Debug for FenceV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<FenceV6>() == 16);

/// Skips the words that follow unless a word in memory is the reference. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondExeV6([u32; 5]);

impl CondExeV6 {
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

    /// Word 0, bits 24–26: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x7000000 | (value as u32) << 24;
        Some(self)
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

impl core::fmt::Debug for CondExeV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondExeV6>() == 20);

/// Fills memory with a value. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ConstantFillV6([u32; 5]);

impl ConstantFillV6 {
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

    /// Word 0, bits 24–26: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x7000000 | (value as u32) << 24;
        Some(self)
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

    /// Word 4, bits 0–29: bytes − 1; with a fill size of 2 the low two bits do not count
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0[4] & 0x3fffffff
    }

    /// Sets `count`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for ConstantFillV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ConstantFillV6>() == 20);

/// Fills pieces of memory at a stride. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DataFillMultiV6([u32; 6]);

impl DataFillMultiV6 {
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

    /// Word 0, bits 24–26: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x7000000 | (value as u32) << 24;
        Some(self)
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

impl core::fmt::Debug for DataFillMultiV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DataFillMultiV6>() == 24);

/// Waits until a word compares as wanted. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollRegmemV6([u32; 6]);

impl PollRegmemV6 {
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

    /// Word 0, bits 20–22: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 20) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x700000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 0, bit 24: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x1000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x1000000 | (value as u32) << 24;
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

impl core::fmt::Debug for PollRegmemV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollRegmemV6>() == 24);

/// Writes a register's value to memory. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollRegWriteMemV6([u32; 4]);

impl PollRegWriteMemV6 {
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

    /// Word 0, bits 24–26: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x7000000 | (value as u32) << 24;
        Some(self)
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

impl core::fmt::Debug for PollRegWriteMemV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollRegWriteMemV6>() == 16);

/// Writes dirty bits of pages to memory. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollDbitWriteMemV6([u32; 5]);

impl PollDbitWriteMemV6 {
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

    /// Word 0, bits 24–26: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x7000000 | (value as u32) << 24;
        Some(self)
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

impl core::fmt::Debug for PollDbitWriteMemV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollDbitWriteMemV6>() == 20);

/// Compares memory with a pattern or other memory and records where it differs. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollMemVerifyV6([u32; 12]);

impl PollMemVerifyV6 {
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

    /// Word 0, bits 24–26: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x7000000 | (value as u32) << 24;
        Some(self)
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
    pub const fn cmp0_end(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `cmp0_end`.
    #[inline]
    #[must_use]
    pub const fn with_cmp0_end(mut self, value: u64) -> Self {
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
    pub const fn cmp1_end(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `cmp1_end`.
    #[inline]
    #[must_use]
    pub const fn with_cmp1_end(mut self, value: u64) -> Self {
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

impl core::fmt::Debug for PollMemVerifyV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollMemVerifyV6>() == 48);

/// Does an atomic operation on memory. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicV6([u32; 8]);

impl AtomicV6 {
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

    /// Word 0, bits 20–22: cache policy, if `cpv`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[0] >> 20) & 0x7) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x700000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 0, bit 24: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0[0] & 0x1000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x1000000 | (value as u32) << 24;
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

impl core::fmt::Debug for AtomicV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AtomicV6>() == 32);

/// Writes the local timestamp, 64 bits. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampGetV6([u32; 3]);

impl TimestampGetV6 {
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

    /// Word 0, bit 26: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn llc_policy(self) -> bool {
        self.0[0] & 0x4000000 != 0
    }

    /// Sets `llc_policy`.
    #[inline]
    #[must_use]
    pub const fn with_llc_policy(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x4000000 | (value as u32) << 26;
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

impl core::fmt::Debug for TimestampGetV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampGetV6>() == 12);

/// Writes the GPU clock, 64 bits. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampGetGlobalV6([u32; 3]);

impl TimestampGetGlobalV6 {
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

    /// Word 0, bit 26: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn llc_policy(self) -> bool {
        self.0[0] & 0x4000000 != 0
    }

    /// Sets `llc_policy`.
    #[inline]
    #[must_use]
    pub const fn with_llc_policy(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x4000000 | (value as u32) << 26;
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

impl core::fmt::Debug for TimestampGetGlobalV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampGetGlobalV6>() == 12);
