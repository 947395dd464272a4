// Generated from abi/spec/sdma/v7.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 647a727bf5138b26

//! SDMA 7.0 (gfx12): linear copies, writes, fills, waiting and telling.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Does an atomic operation on memory. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicV7([u32; 8]);

impl AtomicV7 {
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

    /// Word 0, bits 22–23: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn mall_policy(self) -> u8 {
        ((self.0[0] >> 22) & 0x3) as u8
    }

    /// Sets `mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc00000 | (value as u32) << 22;
        Some(self)
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

impl core::fmt::Debug for AtomicV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AtomicV7>() == 32);

/// Skips the words that follow unless a word in memory is the reference. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondExeV7([u32; 5]);

impl CondExeV7 {
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

impl core::fmt::Debug for CondExeV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondExeV7>() == 20);

/// Fills memory with a value. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ConstantFillV7([u32; 5]);

impl ConstantFillV7 {
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

impl core::fmt::Debug for ConstantFillV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ConstantFillV7>() == 20);

/// Copies bytes to two places. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyBroadcastLinearV7([u32; 9]);

impl CopyBroadcastLinearV7 {
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

    /// Word 2, bits 12–13.
    #[inline]
    #[must_use]
    pub const fn dst2_mall_policy(self) -> u8 {
        ((self.0[2] >> 12) & 0x3) as u8
    }

    /// Sets `dst2_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst2_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Word 2, bits 20–21.
    #[inline]
    #[must_use]
    pub const fn dst1_mall_policy(self) -> u8 {
        ((self.0[2] >> 20) & 0x3) as u8
    }

    /// Sets `dst1_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst1_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 2, bits 28–29: policy of the source in the last-level cache
    #[inline]
    #[must_use]
    pub const fn src_mall_policy(self) -> u8 {
        ((self.0[2] >> 28) & 0x3) as u8
    }

    /// Sets `src_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000000 | (value as u32) << 28;
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

impl core::fmt::Debug for CopyBroadcastLinearV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyBroadcastLinearV7>() == 36);

/// Copies bytes. Eight words: the last says how the data are compressed. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyLinearV7([u32; 8]);

impl CopyLinearV7 {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([1, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 2, bits 20–21: policy of the destination in the last-level cache
    #[inline]
    #[must_use]
    pub const fn dst_mall_policy(self) -> u8 {
        ((self.0[2] >> 20) & 0x3) as u8
    }

    /// Sets `dst_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 2, bits 28–29: policy of the source in the last-level cache
    #[inline]
    #[must_use]
    pub const fn src_mall_policy(self) -> u8 {
        ((self.0[2] >> 28) & 0x3) as u8
    }

    /// Sets `src_mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000000 | (value as u32) << 28;
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

    /// Word 7, bits 0–5: format of a compressed element
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> u8 {
        (self.0[7] & 0x3f) as u8
    }

    /// Sets `data_format`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 7, bits 9–11: number type of a compressed element
    #[inline]
    #[must_use]
    pub const fn number_type(self) -> u8 {
        ((self.0[7] >> 9) & 0x7) as u8
    }

    /// Sets `number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xe00 | (value as u32) << 9;
        Some(self)
    }

    /// Word 7, bits 16–17: how compressed data are read
    #[inline]
    #[must_use]
    pub const fn read_compression_mode(self) -> u8 {
        ((self.0[7] >> 16) & 0x3) as u8
    }

    /// Sets `read_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_read_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bits 18–19: how data are written to compressed memory
    #[inline]
    #[must_use]
    pub const fn write_compression_mode(self) -> u8 {
        ((self.0[7] >> 18) & 0x3) as u8
    }

    /// Sets `write_compression_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_write_compression_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 7, bits 24–25: log2 of the bytes of a compressed block / 64
    #[inline]
    #[must_use]
    pub const fn max_comp_block_size(self) -> u8 {
        ((self.0[7] >> 24) & 0x3) as u8
    }

    /// Sets `max_comp_block_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_max_comp_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 7, bit 26.
    #[inline]
    #[must_use]
    pub const fn max_uncomp_block_size(self) -> bool {
        self.0[7] & 0x4000000 != 0
    }

    /// Sets `max_uncomp_block_size`.
    #[inline]
    #[must_use]
    pub const fn with_max_uncomp_block_size(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x4000000 | (value as u32) << 26;
        self
    }
}

impl core::fmt::Debug for CopyLinearV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyLinearV7>() == 32);

/// 128 bits of a counter. No public source tells its number. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CounterV7([u32; 5]);

impl CounterV7 {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0, 0, 0, 0, 0])
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

    /// Word 0, bit 31.
    #[inline]
    #[must_use]
    pub const fn ch(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `ch`.
    #[inline]
    #[must_use]
    pub const fn with_ch(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 1–2, 64 bits.
    #[inline]
    #[must_use]
    pub const fn cntr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `cntr`.
    #[inline]
    #[must_use]
    pub const fn with_cntr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn cntr_95_64(self) -> u32 {
        self.0[3]
    }

    /// Sets `cntr_95_64`.
    #[inline]
    #[must_use]
    pub const fn with_cntr_95_64(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn cntr_127_96(self) -> u32 {
        self.0[4]
    }

    /// Sets `cntr_127_96`.
    #[inline]
    #[must_use]
    pub const fn with_cntr_127_96(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for CounterV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CounterV7>() == 20);

/// Fills pieces of memory at a stride. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DataFillMultiV7([u32; 6]);

impl DataFillMultiV7 {
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

    /// Word 0, bits 24–25: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn mall_policy(self) -> u8 {
        ((self.0[0] >> 24) & 0x3) as u8
    }

    /// Sets `mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3000000 | (value as u32) << 24;
        Some(self)
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

impl core::fmt::Debug for DataFillMultiV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DataFillMultiV7>() == 24);

/// Behaves like `Trap` without an interrupt. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DummyTrapV7([u32; 2]);

impl DummyTrapV7 {
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

    /// Word 1, bits 0–31: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_context(self) -> u32 {
        self.0[1]
    }

    /// Sets `int_context`.
    #[inline]
    #[must_use]
    pub const fn with_int_context(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }
}

impl core::fmt::Debug for DummyTrapV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DummyTrapV7>() == 8);

/// Writes one word when everything before is done. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct FenceV7([u32; 4]);

impl FenceV7 {
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

impl core::fmt::Debug for FenceV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<FenceV7>() == 16);

/// Writes a value, and raises an interrupt if a reference in memory tells so. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct FenceConditionalInterruptV7([u32; 8]);

impl FenceConditionalInterruptV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x105, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bit 31.
    #[inline]
    #[must_use]
    pub const fn ddw(self) -> bool {
        self.0[0] & 0x80000000 != 0
    }

    /// Sets `ddw`.
    #[inline]
    #[must_use]
    pub const fn with_ddw(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 1–2, 64 bits.
    #[inline]
    #[must_use]
    pub const fn fence_addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `fence_addr`.
    #[inline]
    #[must_use]
    pub const fn with_fence_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn fence_data_lo(self) -> u32 {
        self.0[3]
    }

    /// Sets `fence_data_lo`.
    #[inline]
    #[must_use]
    pub const fn with_fence_data_lo(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn fence_data_hi(self) -> u32 {
        self.0[4]
    }

    /// Sets `fence_data_hi`.
    #[inline]
    #[must_use]
    pub const fn with_fence_data_hi(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Words 5–6, 64 bits.
    #[inline]
    #[must_use]
    pub const fn fence_ref_addr(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `fence_ref_addr`.
    #[inline]
    #[must_use]
    pub const fn with_fence_ref_addr(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn int_context_data(self) -> u32 {
        self.0[7]
    }

    /// Sets `int_context_data`.
    #[inline]
    #[must_use]
    pub const fn with_int_context_data(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }
}

impl core::fmt::Debug for FenceConditionalInterruptV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<FenceConditionalInterruptV7>() == 32);

/// Runs packets in another buffer. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct IndirectV7([u32; 6]);

impl IndirectV7 {
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

impl core::fmt::Debug for IndirectV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<IndirectV7>() == 24);

/// Adds 1 to 64 bits in memory. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MemIncrV7([u32; 3]);

impl MemIncrV7 {
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        ((self.0[1] & !0x7) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
    }
}

impl core::fmt::Debug for MemIncrV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MemIncrV7>() == 12);

/// Does nothing; `count` more words are skipped. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct NopV7(u32);

impl NopV7 {
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

impl core::fmt::Debug for NopV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<NopV7>() == 4);

/// Compares memory with a pattern or other memory and records where it differs. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollMemVerifyV7([u32; 12]);

impl PollMemVerifyV7 {
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

impl core::fmt::Debug for PollMemVerifyV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollMemVerifyV7>() == 48);

/// Waits until a word compares as wanted. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollRegmemV7([u32; 7]);

impl PollRegmemV7 {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([8, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn virtual_die_id(self) -> u8 {
        ((self.0[0] >> 16) & 0x3) as u8
    }

    /// Sets `virtual_die_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_virtual_die_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bit 18: hub of the register
    #[inline]
    #[must_use]
    pub const fn domain(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `domain`.
    #[inline]
    #[must_use]
    pub const fn with_domain(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bit 19.
    #[inline]
    #[must_use]
    pub const fn bridge(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `bridge`.
    #[inline]
    #[must_use]
    pub const fn with_bridge(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 0, bits 22–23: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn mall_policy(self) -> u8 {
        ((self.0[0] >> 22) & 0x3) as u8
    }

    /// Sets `mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 0, bits 26–27.
    #[inline]
    #[must_use]
    pub const fn mode(self) -> u8 {
        ((self.0[0] >> 26) & 0x3) as u8
    }

    /// Sets `mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc000000 | (value as u32) << 26;
        Some(self)
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

    /// Word 6, bits 0–31: GRBM_GFX_INDEX while the register is accessed
    #[inline]
    #[must_use]
    pub const fn grbm_gfx_index(self) -> u32 {
        self.0[6]
    }

    /// Sets `grbm_gfx_index`.
    #[inline]
    #[must_use]
    pub const fn with_grbm_gfx_index(mut self, value: u32) -> Self {
        self.0[6] = value;
        self
    }
}

impl core::fmt::Debug for PollRegmemV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollRegmemV7>() == 28);

/// Writes a register's value to memory. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PollRegWriteMemV7([u32; 5]);

impl PollRegWriteMemV7 {
    /// Only `op` and `sub_op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0x108, 0, 0, 0, 0])
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
    pub const fn virtual_die_id(self) -> u8 {
        ((self.0[0] >> 16) & 0x3) as u8
    }

    /// Sets `virtual_die_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_virtual_die_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bit 18: hub of the register
    #[inline]
    #[must_use]
    pub const fn domain(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `domain`.
    #[inline]
    #[must_use]
    pub const fn with_domain(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bit 19.
    #[inline]
    #[must_use]
    pub const fn bridge(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `bridge`.
    #[inline]
    #[must_use]
    pub const fn with_bridge(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 0, bits 22–23: policy in the last-level cache
    #[inline]
    #[must_use]
    pub const fn mall_policy(self) -> u8 {
        ((self.0[0] >> 22) & 0x3) as u8
    }

    /// Sets `mall_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mall_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc00000 | (value as u32) << 22;
        Some(self)
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

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 4, bits 0–31: GRBM_GFX_INDEX while the register is accessed
    #[inline]
    #[must_use]
    pub const fn grbm_gfx_index(self) -> u32 {
        self.0[4]
    }

    /// Sets `grbm_gfx_index`.
    #[inline]
    #[must_use]
    pub const fn with_grbm_gfx_index(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for PollRegWriteMemV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PollRegWriteMemV7>() == 20);

/// Makes an engine skip the words that follow if it is not chosen. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PreExeV7([u32; 2]);

impl PreExeV7 {
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

impl core::fmt::Debug for PreExeV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PreExeV7>() == 8);

/// Changes bits of a register. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct RegisterRmwV7([u32; 5]);

impl RegisterRmwV7 {
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

    /// Word 0, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn virtual_die_id(self) -> u8 {
        ((self.0[0] >> 16) & 0x3) as u8
    }

    /// Sets `virtual_die_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_virtual_die_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bit 18: hub of the register
    #[inline]
    #[must_use]
    pub const fn domain(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `domain`.
    #[inline]
    #[must_use]
    pub const fn with_domain(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bit 19.
    #[inline]
    #[must_use]
    pub const fn bridge(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `bridge`.
    #[inline]
    #[must_use]
    pub const fn with_bridge(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bits 2–31: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        (self.0[1] >> 2) & 0x3fffffff
    }

    /// Sets `addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffffc | value << 2;
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

    /// Word 4, bits 0–31: GRBM_GFX_INDEX while the register is accessed
    #[inline]
    #[must_use]
    pub const fn grbm_gfx_index(self) -> u32 {
        self.0[4]
    }

    /// Sets `grbm_gfx_index`.
    #[inline]
    #[must_use]
    pub const fn with_grbm_gfx_index(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for RegisterRmwV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<RegisterRmwV7>() == 20);

/// Writes a register. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct RegisterWriteV7([u32; 4]);

impl RegisterWriteV7 {
    /// Only `op` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xe, 0, 0, 0])
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

    /// Word 0, bits 16–17.
    #[inline]
    #[must_use]
    pub const fn virtual_die_id(self) -> u8 {
        ((self.0[0] >> 16) & 0x3) as u8
    }

    /// Sets `virtual_die_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_virtual_die_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bit 18: hub of the register
    #[inline]
    #[must_use]
    pub const fn domain(self) -> bool {
        self.0[0] & 0x40000 != 0
    }

    /// Sets `domain`.
    #[inline]
    #[must_use]
    pub const fn with_domain(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 0, bit 19.
    #[inline]
    #[must_use]
    pub const fn bridge(self) -> bool {
        self.0[0] & 0x80000 != 0
    }

    /// Sets `bridge`.
    #[inline]
    #[must_use]
    pub const fn with_bridge(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bits 2–31: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        (self.0[1] >> 2) & 0x3fffffff
    }

    /// Sets `addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffffc | value << 2;
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

    /// Word 3, bits 0–31: GRBM_GFX_INDEX while the register is accessed
    #[inline]
    #[must_use]
    pub const fn grbm_gfx_index(self) -> u32 {
        self.0[3]
    }

    /// Sets `grbm_gfx_index`.
    #[inline]
    #[must_use]
    pub const fn with_grbm_gfx_index(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }
}

impl core::fmt::Debug for RegisterWriteV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<RegisterWriteV7>() == 16);

/// Signals a semaphore in memory or waits for it. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SemaphoreV7([u32; 3]);

impl SemaphoreV7 {
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

impl core::fmt::Debug for SemaphoreV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SemaphoreV7>() == 12);

/// Writes the local timestamp, 64 bits. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampGetV7([u32; 3]);

impl TimestampGetV7 {
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

impl core::fmt::Debug for TimestampGetV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampGetV7>() == 12);

/// Writes the GPU clock, 64 bits. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampGetGlobalV7([u32; 3]);

impl TimestampGetGlobalV7 {
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

impl core::fmt::Debug for TimestampGetGlobalV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampGetGlobalV7>() == 12);

/// Sets the local timestamp. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TimestampSetV7([u32; 3]);

impl TimestampSetV7 {
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

impl core::fmt::Debug for TimestampSetV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TimestampSetV7>() == 12);

/// Raises an interrupt. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TrapV7([u32; 2]);

impl TrapV7 {
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

    /// Word 1, bits 0–31: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_context(self) -> u32 {
        self.0[1]
    }

    /// Sets `int_context`.
    #[inline]
    #[must_use]
    pub const fn with_int_context(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }
}

impl core::fmt::Debug for TrapV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TrapV7>() == 8);
