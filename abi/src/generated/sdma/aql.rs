// Generated from abi/spec/sdma/aql.toml by `cargo xtask codegen`. Do not edit.
// Content hash: ca84eaa20e30f21c

//! AQL packets of SDMA.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// First word of every AQL packet of SDMA.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AqlHeader(u32);

impl AqlHeader {
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
    pub const fn format(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `format`.
    #[inline]
    #[must_use]
    pub const fn with_format(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn barrier(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `barrier`.
    #[inline]
    #[must_use]
    pub const fn with_barrier(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bits 9–10.
    #[inline]
    #[must_use]
    pub const fn acquire_fence_scope(self) -> u8 {
        ((self.0 >> 9) & 0x3) as u8
    }

    /// Sets `acquire_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_acquire_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Bits 11–12.
    #[inline]
    #[must_use]
    pub const fn release_fence_scope(self) -> u8 {
        ((self.0 >> 11) & 0x3) as u8
    }

    /// Sets `release_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_release_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Bits 16–19.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        ((self.0 >> 16) & 0xf) as u8
    }

    /// Sets `op`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 20–22.
    #[inline]
    #[must_use]
    pub const fn subop(self) -> u8 {
        ((self.0 >> 20) & 0x7) as u8
    }

    /// Sets `subop`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_subop(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x700000 | (value as u32) << 20;
        Some(self)
    }
}

impl core::fmt::Debug for AqlHeader {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AqlHeader>() == 4);

/// AQL packet of SDMA: copies bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AqlCopyLinear([u32; 16]);

impl AqlCopyLinear {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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
    pub const fn format(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `format`.
    #[inline]
    #[must_use]
    pub const fn with_format(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bit 8.
    #[inline]
    #[must_use]
    pub const fn barrier(self) -> bool {
        self.0[0] & 0x100 != 0
    }

    /// Sets `barrier`.
    #[inline]
    #[must_use]
    pub const fn with_barrier(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn acquire_fence_scope(self) -> u8 {
        ((self.0[0] >> 9) & 0x3) as u8
    }

    /// Sets `acquire_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_acquire_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 0, bits 11–12.
    #[inline]
    #[must_use]
    pub const fn release_fence_scope(self) -> u8 {
        ((self.0[0] >> 11) & 0x3) as u8
    }

    /// Sets `release_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_release_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 0, bits 16–19.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        ((self.0[0] >> 16) & 0xf) as u8
    }

    /// Sets `op`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 20–22.
    #[inline]
    #[must_use]
    pub const fn subop(self) -> u8 {
        ((self.0[0] >> 20) & 0x7) as u8
    }

    /// Sets `subop`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_subop(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x700000 | (value as u32) << 20;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn return_addr(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `return_addr`.
    #[inline]
    #[must_use]
    pub const fn with_return_addr(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Word 4, bits 0–21.
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

    /// Word 5, bits 16–17: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[5] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 5, bits 24–25: swap of the source: 0 none
    #[inline]
    #[must_use]
    pub const fn src_sw(self) -> u8 {
        ((self.0[5] >> 24) & 0x3) as u8
    }

    /// Sets `src_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Words 6–7, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn src_addr(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `src_addr`.
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Words 14–15, 64 bits: address of a signal, or 0
    #[inline]
    #[must_use]
    pub const fn completion_signal(self) -> u64 {
        (self.0[14] as u64) | (self.0[15] as u64) << 32
    }

    /// Sets `completion_signal`.
    #[inline]
    #[must_use]
    pub const fn with_completion_signal(mut self, value: u64) -> Self {
        self.0[14] = value as u32;
        self.0[15] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for AqlCopyLinear {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AqlCopyLinear>() == 64);

/// AQL packet of SDMA: waits until one of five signals is zero.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AqlBarrierOr([u32; 16]);

impl AqlBarrierOr {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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
    pub const fn format(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `format`.
    #[inline]
    #[must_use]
    pub const fn with_format(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bit 8.
    #[inline]
    #[must_use]
    pub const fn barrier(self) -> bool {
        self.0[0] & 0x100 != 0
    }

    /// Sets `barrier`.
    #[inline]
    #[must_use]
    pub const fn with_barrier(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn acquire_fence_scope(self) -> u8 {
        ((self.0[0] >> 9) & 0x3) as u8
    }

    /// Sets `acquire_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_acquire_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 0, bits 11–12.
    #[inline]
    #[must_use]
    pub const fn release_fence_scope(self) -> u8 {
        ((self.0[0] >> 11) & 0x3) as u8
    }

    /// Sets `release_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_release_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 0, bits 16–19.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        ((self.0[0] >> 16) & 0xf) as u8
    }

    /// Sets `op`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 20–22.
    #[inline]
    #[must_use]
    pub const fn subop(self) -> u8 {
        ((self.0[0] >> 20) & 0x7) as u8
    }

    /// Sets `subop`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_subop(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x700000 | (value as u32) << 20;
        Some(self)
    }

    /// Words 2–3, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_0(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `dependent_addr_0`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_0(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_1(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dependent_addr_1`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_1(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_2(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `dependent_addr_2`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_2(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_3(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `dependent_addr_3`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_3(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Words 10–11, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_4(self) -> u64 {
        (self.0[10] as u64) | (self.0[11] as u64) << 32
    }

    /// Sets `dependent_addr_4`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_4(mut self, value: u64) -> Self {
        self.0[10] = value as u32;
        self.0[11] = (value >> 32) as u32;
        self
    }

    /// Words 14–15, 64 bits: address of a signal, or 0
    #[inline]
    #[must_use]
    pub const fn completion_signal(self) -> u64 {
        (self.0[14] as u64) | (self.0[15] as u64) << 32
    }

    /// Sets `completion_signal`.
    #[inline]
    #[must_use]
    pub const fn with_completion_signal(mut self, value: u64) -> Self {
        self.0[14] = value as u32;
        self.0[15] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for AqlBarrierOr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AqlBarrierOr>() == 64);

/// First word of every AQL packet of SDMA. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AqlHeaderV6(u32);

impl AqlHeaderV6 {
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
    pub const fn format(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `format`.
    #[inline]
    #[must_use]
    pub const fn with_format(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn barrier(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `barrier`.
    #[inline]
    #[must_use]
    pub const fn with_barrier(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bits 9–10.
    #[inline]
    #[must_use]
    pub const fn acquire_fence_scope(self) -> u8 {
        ((self.0 >> 9) & 0x3) as u8
    }

    /// Sets `acquire_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_acquire_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Bits 11–12.
    #[inline]
    #[must_use]
    pub const fn release_fence_scope(self) -> u8 {
        ((self.0 >> 11) & 0x3) as u8
    }

    /// Sets `release_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_release_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Bits 16–19.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        ((self.0 >> 16) & 0xf) as u8
    }

    /// Sets `op`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 20–22.
    #[inline]
    #[must_use]
    pub const fn subop(self) -> u8 {
        ((self.0 >> 20) & 0x7) as u8
    }

    /// Sets `subop`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_subop(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x700000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 28: the cache policies of the packet count
    #[inline]
    #[must_use]
    pub const fn cpv(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `cpv`.
    #[inline]
    #[must_use]
    pub const fn with_cpv(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }
}

impl core::fmt::Debug for AqlHeaderV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AqlHeaderV6>() == 4);

/// AQL packet of SDMA: copies bytes. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AqlCopyLinearV6([u32; 16]);

impl AqlCopyLinearV6 {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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
    pub const fn format(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `format`.
    #[inline]
    #[must_use]
    pub const fn with_format(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bit 8.
    #[inline]
    #[must_use]
    pub const fn barrier(self) -> bool {
        self.0[0] & 0x100 != 0
    }

    /// Sets `barrier`.
    #[inline]
    #[must_use]
    pub const fn with_barrier(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn acquire_fence_scope(self) -> u8 {
        ((self.0[0] >> 9) & 0x3) as u8
    }

    /// Sets `acquire_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_acquire_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 0, bits 11–12.
    #[inline]
    #[must_use]
    pub const fn release_fence_scope(self) -> u8 {
        ((self.0[0] >> 11) & 0x3) as u8
    }

    /// Sets `release_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_release_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 0, bits 16–19.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        ((self.0[0] >> 16) & 0xf) as u8
    }

    /// Sets `op`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 20–22.
    #[inline]
    #[must_use]
    pub const fn subop(self) -> u8 {
        ((self.0[0] >> 20) & 0x7) as u8
    }

    /// Sets `subop`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_subop(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x700000 | (value as u32) << 20;
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

    /// Words 2–3, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn return_addr(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `return_addr`.
    #[inline]
    #[must_use]
    pub const fn with_return_addr(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Word 4, bits 0–21.
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

    /// Word 5, bits 16–17: swap of the destination: 0 none
    #[inline]
    #[must_use]
    pub const fn dst_sw(self) -> u8 {
        ((self.0[5] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 5, bits 18–20: cache policy of the destination, if `cpv`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[5] >> 18) & 0x7) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x1c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 5, bits 24–25: swap of the source: 0 none
    #[inline]
    #[must_use]
    pub const fn src_sw(self) -> u8 {
        ((self.0[5] >> 24) & 0x3) as u8
    }

    /// Sets `src_sw`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sw(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 5, bits 26–28: cache policy of the source, if `cpv`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[5] >> 26) & 0x7) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }

    /// Words 6–7, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn src_addr(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `src_addr`.
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Words 14–15, 64 bits: address of a signal, or 0
    #[inline]
    #[must_use]
    pub const fn completion_signal(self) -> u64 {
        (self.0[14] as u64) | (self.0[15] as u64) << 32
    }

    /// Sets `completion_signal`.
    #[inline]
    #[must_use]
    pub const fn with_completion_signal(mut self, value: u64) -> Self {
        self.0[14] = value as u32;
        self.0[15] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for AqlCopyLinearV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AqlCopyLinearV6>() == 64);

/// AQL packet of SDMA: waits until one of five signals is zero. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AqlBarrierOrV6([u32; 16]);

impl AqlBarrierOrV6 {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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
    pub const fn format(self) -> u8 {
        (self.0[0] & 0xff) as u8
    }

    /// Sets `format`.
    #[inline]
    #[must_use]
    pub const fn with_format(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff | (value as u32);
        self
    }

    /// Word 0, bit 8.
    #[inline]
    #[must_use]
    pub const fn barrier(self) -> bool {
        self.0[0] & 0x100 != 0
    }

    /// Sets `barrier`.
    #[inline]
    #[must_use]
    pub const fn with_barrier(mut self, value: bool) -> Self {
        self.0[0] = self.0[0] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 9–10.
    #[inline]
    #[must_use]
    pub const fn acquire_fence_scope(self) -> u8 {
        ((self.0[0] >> 9) & 0x3) as u8
    }

    /// Sets `acquire_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_acquire_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x600 | (value as u32) << 9;
        Some(self)
    }

    /// Word 0, bits 11–12.
    #[inline]
    #[must_use]
    pub const fn release_fence_scope(self) -> u8 {
        ((self.0[0] >> 11) & 0x3) as u8
    }

    /// Sets `release_fence_scope`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_release_fence_scope(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 0, bits 16–19.
    #[inline]
    #[must_use]
    pub const fn op(self) -> u8 {
        ((self.0[0] >> 16) & 0xf) as u8
    }

    /// Sets `op`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 20–22.
    #[inline]
    #[must_use]
    pub const fn subop(self) -> u8 {
        ((self.0[0] >> 20) & 0x7) as u8
    }

    /// Sets `subop`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_subop(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x700000 | (value as u32) << 20;
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

    /// Words 2–3, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_0(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `dependent_addr_0`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_0(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_1(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dependent_addr_1`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_1(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_2(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `dependent_addr_2`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_2(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_3(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `dependent_addr_3`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_3(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Words 10–11, 64 bits.
    #[inline]
    #[must_use]
    pub const fn dependent_addr_4(self) -> u64 {
        (self.0[10] as u64) | (self.0[11] as u64) << 32
    }

    /// Sets `dependent_addr_4`.
    #[inline]
    #[must_use]
    pub const fn with_dependent_addr_4(mut self, value: u64) -> Self {
        self.0[10] = value as u32;
        self.0[11] = (value >> 32) as u32;
        self
    }

    /// Word 12, bits 0–2.
    #[inline]
    #[must_use]
    pub const fn cache_policy0(self) -> u8 {
        (self.0[12] & 0x7) as u8
    }

    /// Sets `cache_policy0`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy0(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 12, bits 5–7.
    #[inline]
    #[must_use]
    pub const fn cache_policy1(self) -> u8 {
        ((self.0[12] >> 5) & 0x7) as u8
    }

    /// Sets `cache_policy1`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy1(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0xe0 | (value as u32) << 5;
        Some(self)
    }

    /// Word 12, bits 10–12.
    #[inline]
    #[must_use]
    pub const fn cache_policy2(self) -> u8 {
        ((self.0[12] >> 10) & 0x7) as u8
    }

    /// Sets `cache_policy2`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy2(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x1c00 | (value as u32) << 10;
        Some(self)
    }

    /// Word 12, bits 15–17.
    #[inline]
    #[must_use]
    pub const fn cache_policy3(self) -> u8 {
        ((self.0[12] >> 15) & 0x7) as u8
    }

    /// Sets `cache_policy3`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy3(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x38000 | (value as u32) << 15;
        Some(self)
    }

    /// Word 12, bits 20–22.
    #[inline]
    #[must_use]
    pub const fn cache_policy4(self) -> u8 {
        ((self.0[12] >> 20) & 0x7) as u8
    }

    /// Sets `cache_policy4`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy4(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[12] = self.0[12] & !0x700000 | (value as u32) << 20;
        Some(self)
    }

    /// Words 14–15, 64 bits: address of a signal, or 0
    #[inline]
    #[must_use]
    pub const fn completion_signal(self) -> u64 {
        (self.0[14] as u64) | (self.0[15] as u64) << 32
    }

    /// Sets `completion_signal`.
    #[inline]
    #[must_use]
    pub const fn with_completion_signal(mut self, value: u64) -> Self {
        self.0[14] = value as u32;
        self.0[15] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for AqlBarrierOrV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AqlBarrierOrV6>() == 64);
