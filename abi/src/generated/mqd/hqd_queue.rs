// Generated from abi/spec/mqd/hqd_queue.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 9145fcdc09d69efd

//! Registers `CP_HQD_I…` to `CP_HQD_W…`: words of an MQD.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Address of the indirect buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbBaseAddr(u32);

impl CpHqdIbBaseAddr {
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

    /// Bits 2–31.
    #[inline]
    #[must_use]
    pub const fn ib_base_addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `ib_base_addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_base_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdIbBaseAddr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbBaseAddr>() == 4);

/// High word of the indirect buffer's address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbBaseAddrHi(u32);

impl CpHqdIbBaseAddrHi {
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

    /// Bits 0–15.
    #[inline]
    #[must_use]
    pub const fn ib_base_addr_hi(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `ib_base_addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_ib_base_addr_hi(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpHqdIbBaseAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbBaseAddrHi>() == 4);

/// Indirect buffers.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbControl(u32);

impl CpHqdIbControl {
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

    /// Bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `ib_size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_ib_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_ib_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_ib_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn ib_cache_policy(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `ib_cache_policy`.
    #[inline]
    #[must_use]
    pub const fn with_ib_cache_policy(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn ib_priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `ib_priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_ib_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn processing_ib(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `processing_ib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIbControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbControl>() == 4);

/// Indirect buffers, on gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbControlGfx90a(u32);

impl CpHqdIbControlGfx90a {
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

    /// Bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `ib_size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_ib_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_ib_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_ib_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn ib_cache_policy(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `ib_cache_policy`.
    #[inline]
    #[must_use]
    pub const fn with_ib_cache_policy(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn processing_ib(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `processing_ib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIbControlGfx90a {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbControlGfx90a>() == 4);

/// Indirect buffers. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbControlGfx10(u32);

impl CpHqdIbControlGfx10 {
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

    /// Bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `ib_size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_ib_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_ib_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_ib_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn ib_cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `ib_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn ib_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `ib_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_ib_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn processing_ib(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `processing_ib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIbControlGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbControlGfx10>() == 4);

/// Indirect buffers, on gfx1101.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbControlGfx1101(u32);

impl CpHqdIbControlGfx1101 {
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

    /// Bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `ib_size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_ib_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_ib_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_ib_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn ib_cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `ib_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn ib_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `ib_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_ib_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn ib_priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `ib_priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_ib_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn processing_ib(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `processing_ib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIbControlGfx1101 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbControlGfx1101>() == 4);

/// Indirect buffers. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbControlGfx12(u32);

impl CpHqdIbControlGfx12 {
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

    /// Bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `ib_size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_ib_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_ib_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_ib_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn ib_cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `ib_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn ib_priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `ib_priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_ib_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn processing_ib(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `processing_ib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIbControlGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbControlGfx12>() == 4);

/// Words of the indirect buffer that are read.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIbRptr(u32);

impl CpHqdIbRptr {
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

    /// Bits 0–19.
    #[inline]
    #[must_use]
    pub const fn consumed_offset(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `consumed_offset`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_consumed_offset(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdIbRptr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIbRptr>() == 4);

/// Read pointer of the interrupt queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIqRptr(u32);

impl CpHqdIqRptr {
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

    /// Bits 0–5.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `offset`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdIqRptr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIqRptr>() == 4);

/// Timer of the interrupt queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIqTimer(u32);

impl CpHqdIqTimer {
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
    pub const fn wait_time(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `wait_time`.
    #[inline]
    #[must_use]
    pub const fn with_wait_time(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bits 8–10.
    #[inline]
    #[must_use]
    pub const fn retry_type(self) -> u8 {
        ((self.0 >> 8) & 0x7) as u8
    }

    /// Sets `retry_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_retry_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x700 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn immediate_expire(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `immediate_expire`.
    #[inline]
    #[must_use]
    pub const fn with_immediate_expire(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bits 12–13.
    #[inline]
    #[must_use]
    pub const fn interrupt_type(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `interrupt_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 14–15.
    #[inline]
    #[must_use]
    pub const fn clock_count(self) -> u8 {
        ((self.0 >> 14) & 0x3) as u8
    }

    /// Sets `clock_count`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_clock_count(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc000 | (value as u32) << 14;
        Some(self)
    }

    /// Bits 16–21.
    #[inline]
    #[must_use]
    pub const fn interrupt_size(self) -> u8 {
        ((self.0 >> 16) & 0x3f) as u8
    }

    /// Sets `interrupt_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn quantum_timer(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `quantum_timer`.
    #[inline]
    #[must_use]
    pub const fn with_quantum_timer(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `cache_policy`.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25.
    #[inline]
    #[must_use]
    pub const fn queue_type(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `queue_type`.
    #[inline]
    #[must_use]
    pub const fn with_queue_type(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn rearm_timer(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `rearm_timer`.
    #[inline]
    #[must_use]
    pub const fn with_rearm_timer(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn process_iq_en(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `process_iq_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_iq_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn processing_iq(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `processing_iq`.
    #[inline]
    #[must_use]
    pub const fn with_processing_iq(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: the queue is on the hardware
    #[inline]
    #[must_use]
    pub const fn active(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `active`.
    #[inline]
    #[must_use]
    pub const fn with_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIqTimer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIqTimer>() == 4);

/// Timer of the interrupt queue. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIqTimerGfx10(u32);

impl CpHqdIqTimerGfx10 {
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
    pub const fn wait_time(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `wait_time`.
    #[inline]
    #[must_use]
    pub const fn with_wait_time(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bits 8–10.
    #[inline]
    #[must_use]
    pub const fn retry_type(self) -> u8 {
        ((self.0 >> 8) & 0x7) as u8
    }

    /// Sets `retry_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_retry_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x700 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn immediate_expire(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `immediate_expire`.
    #[inline]
    #[must_use]
    pub const fn with_immediate_expire(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bits 12–13.
    #[inline]
    #[must_use]
    pub const fn interrupt_type(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `interrupt_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 14–15.
    #[inline]
    #[must_use]
    pub const fn clock_count(self) -> u8 {
        ((self.0 >> 14) & 0x3) as u8
    }

    /// Sets `clock_count`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_clock_count(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc000 | (value as u32) << 14;
        Some(self)
    }

    /// Bits 16–21.
    #[inline]
    #[must_use]
    pub const fn interrupt_size(self) -> u8 {
        ((self.0 >> 16) & 0x3f) as u8
    }

    /// Sets `interrupt_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn quantum_timer(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `quantum_timer`.
    #[inline]
    #[must_use]
    pub const fn with_quantum_timer(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn iq_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `iq_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_iq_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn queue_type(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `queue_type`.
    #[inline]
    #[must_use]
    pub const fn with_queue_type(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn rearm_timer(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `rearm_timer`.
    #[inline]
    #[must_use]
    pub const fn with_rearm_timer(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn process_iq_en(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `process_iq_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_iq_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn processing_iq(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `processing_iq`.
    #[inline]
    #[must_use]
    pub const fn with_processing_iq(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: the queue is on the hardware
    #[inline]
    #[must_use]
    pub const fn active(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `active`.
    #[inline]
    #[must_use]
    pub const fn with_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIqTimerGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIqTimerGfx10>() == 4);

/// Timer of the interrupt queue. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdIqTimerGfx12(u32);

impl CpHqdIqTimerGfx12 {
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
    pub const fn wait_time(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `wait_time`.
    #[inline]
    #[must_use]
    pub const fn with_wait_time(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bits 8–10.
    #[inline]
    #[must_use]
    pub const fn retry_type(self) -> u8 {
        ((self.0 >> 8) & 0x7) as u8
    }

    /// Sets `retry_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_retry_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x700 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn immediate_expire(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `immediate_expire`.
    #[inline]
    #[must_use]
    pub const fn with_immediate_expire(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bits 12–13.
    #[inline]
    #[must_use]
    pub const fn interrupt_type(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `interrupt_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 14–15.
    #[inline]
    #[must_use]
    pub const fn clock_count(self) -> u8 {
        ((self.0 >> 14) & 0x3) as u8
    }

    /// Sets `clock_count`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_clock_count(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc000 | (value as u32) << 14;
        Some(self)
    }

    /// Bits 16–21.
    #[inline]
    #[must_use]
    pub const fn interrupt_size(self) -> u8 {
        ((self.0 >> 16) & 0x3f) as u8
    }

    /// Sets `interrupt_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn quantum_timer(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `quantum_timer`.
    #[inline]
    #[must_use]
    pub const fn with_quantum_timer(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn queue_type(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `queue_type`.
    #[inline]
    #[must_use]
    pub const fn with_queue_type(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn rearm_timer(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `rearm_timer`.
    #[inline]
    #[must_use]
    pub const fn with_rearm_timer(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn process_iq_en(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `process_iq_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_iq_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn processing_iq(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `processing_iq`.
    #[inline]
    #[must_use]
    pub const fn with_processing_iq(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: the queue is on the hardware
    #[inline]
    #[must_use]
    pub const fn active(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `active`.
    #[inline]
    #[must_use]
    pub const fn with_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdIqTimerGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdIqTimerGfx12>() == 4);

/// Message of the scheduler.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdMsgType(u32);

impl CpHqdMsgType {
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

    /// Bits 0–2.
    #[inline]
    #[must_use]
    pub const fn action(self) -> u8 {
        (self.0 & 0x7) as u8
    }

    /// Sets `action`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_action(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7 | (value as u32);
        Some(self)
    }

    /// Bits 4–6.
    #[inline]
    #[must_use]
    pub const fn save_state(self) -> u8 {
        ((self.0 >> 4) & 0x7) as u8
    }

    /// Sets `save_state`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_save_state(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x70 | (value as u32) << 4;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdMsgType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdMsgType>() == 4);

/// What stays when the queue leaves the hardware.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPersistentState(u32);

impl CpHqdPersistentState {
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

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn preload_req(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `preload_req`.
    #[inline]
    #[must_use]
    pub const fn with_preload_req(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 8–17.
    #[inline]
    #[must_use]
    pub const fn preload_size(self) -> u16 {
        ((self.0 >> 8) & 0x3ff) as u16
    }

    /// Sets `preload_size`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_preload_size(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 21.
    #[inline]
    #[must_use]
    pub const fn wpp_switch_qos_en(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `wpp_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn iq_switch_qos_en(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `iq_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_iq_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_switch_qos_en(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_ib_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn eop_switch_qos_en(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `eop_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_eop_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25.
    #[inline]
    #[must_use]
    pub const fn pq_switch_qos_en(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `pq_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_pq_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn tc_offload_qos_en(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `tc_offload_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_tc_offload_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn cache_full_packet_en(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `cache_full_packet_en`.
    #[inline]
    #[must_use]
    pub const fn with_cache_full_packet_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn restore_active(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `restore_active`.
    #[inline]
    #[must_use]
    pub const fn with_restore_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn relaunch_waves(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `relaunch_waves`.
    #[inline]
    #[must_use]
    pub const fn with_relaunch_waves(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn qswitch_mode(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `qswitch_mode`.
    #[inline]
    #[must_use]
    pub const fn with_qswitch_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn disp_active(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `disp_active`.
    #[inline]
    #[must_use]
    pub const fn with_disp_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPersistentState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPersistentState>() == 4);

/// What stays when the queue leaves the hardware. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPersistentStateGfx10(u32);

impl CpHqdPersistentStateGfx10 {
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

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn preload_req(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `preload_req`.
    #[inline]
    #[must_use]
    pub const fn with_preload_req(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn suspend_status(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `suspend_status`.
    #[inline]
    #[must_use]
    pub const fn with_suspend_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–17.
    #[inline]
    #[must_use]
    pub const fn preload_size(self) -> u16 {
        ((self.0 >> 8) & 0x3ff) as u16
    }

    /// Sets `preload_size`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_preload_size(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 20.
    #[inline]
    #[must_use]
    pub const fn wpp_clamp_en(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `wpp_clamp_en`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_clamp_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bit 21.
    #[inline]
    #[must_use]
    pub const fn wpp_switch_qos_en(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `wpp_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn iq_switch_qos_en(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `iq_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_iq_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_switch_qos_en(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_ib_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn eop_switch_qos_en(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `eop_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_eop_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25.
    #[inline]
    #[must_use]
    pub const fn pq_switch_qos_en(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `pq_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_pq_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn tc_offload_qos_en(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `tc_offload_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_tc_offload_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn cache_full_packet_en(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `cache_full_packet_en`.
    #[inline]
    #[must_use]
    pub const fn with_cache_full_packet_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn restore_active(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `restore_active`.
    #[inline]
    #[must_use]
    pub const fn with_restore_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn relaunch_waves(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `relaunch_waves`.
    #[inline]
    #[must_use]
    pub const fn with_relaunch_waves(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn qswitch_mode(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `qswitch_mode`.
    #[inline]
    #[must_use]
    pub const fn with_qswitch_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn disp_active(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `disp_active`.
    #[inline]
    #[must_use]
    pub const fn with_disp_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPersistentStateGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPersistentStateGfx10>() == 4);

/// What stays when the queue leaves the hardware. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPersistentStateGfx11(u32);

impl CpHqdPersistentStateGfx11 {
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

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn preload_req(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `preload_req`.
    #[inline]
    #[must_use]
    pub const fn with_preload_req(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn tmz_connect_override(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `tmz_connect_override`.
    #[inline]
    #[must_use]
    pub const fn with_tmz_connect_override(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn suspend_status(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `suspend_status`.
    #[inline]
    #[must_use]
    pub const fn with_suspend_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–17.
    #[inline]
    #[must_use]
    pub const fn preload_size(self) -> u16 {
        ((self.0 >> 8) & 0x3ff) as u16
    }

    /// Sets `preload_size`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_preload_size(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 18.
    #[inline]
    #[must_use]
    pub const fn tmz_switch_exempt(self) -> bool {
        self.0 & 0x40000 != 0
    }

    /// Sets `tmz_switch_exempt`.
    #[inline]
    #[must_use]
    pub const fn with_tmz_switch_exempt(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000 | (value as u32) << 18;
        self
    }

    /// Bit 19.
    #[inline]
    #[must_use]
    pub const fn tmz_match_dis(self) -> bool {
        self.0 & 0x80000 != 0
    }

    /// Sets `tmz_match_dis`.
    #[inline]
    #[must_use]
    pub const fn with_tmz_match_dis(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000 | (value as u32) << 19;
        self
    }

    /// Bit 20.
    #[inline]
    #[must_use]
    pub const fn wpp_clamp_en(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `wpp_clamp_en`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_clamp_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bit 21.
    #[inline]
    #[must_use]
    pub const fn wpp_switch_qos_en(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `wpp_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn iq_switch_qos_en(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `iq_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_iq_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn ib_switch_qos_en(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ib_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_ib_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn eop_switch_qos_en(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `eop_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_eop_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25.
    #[inline]
    #[must_use]
    pub const fn pq_switch_qos_en(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `pq_switch_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_pq_switch_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn tc_offload_qos_en(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `tc_offload_qos_en`.
    #[inline]
    #[must_use]
    pub const fn with_tc_offload_qos_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn cache_full_packet_en(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `cache_full_packet_en`.
    #[inline]
    #[must_use]
    pub const fn with_cache_full_packet_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn restore_active(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `restore_active`.
    #[inline]
    #[must_use]
    pub const fn with_restore_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn relaunch_waves(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `relaunch_waves`.
    #[inline]
    #[must_use]
    pub const fn with_relaunch_waves(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn qswitch_mode(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `qswitch_mode`.
    #[inline]
    #[must_use]
    pub const fn with_qswitch_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn disp_active(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `disp_active`.
    #[inline]
    #[must_use]
    pub const fn with_disp_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPersistentStateGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPersistentStateGfx11>() == 4);

/// Priority of the queue on its pipe.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPipePriority(u32);

impl CpHqdPipePriority {
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

    /// Bits 0–1.
    #[inline]
    #[must_use]
    pub const fn pipe_priority(self) -> u8 {
        (self.0 & 0x3) as u8
    }

    /// Sets `pipe_priority`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_pipe_priority(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3 | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdPipePriority {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPipePriority>() == 4);

/// High word of the ring's address >> 8.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqBaseHi(u32);

impl CpHqdPqBaseHi {
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
    pub const fn addr_hi(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_addr_hi(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpHqdPqBaseHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqBaseHi>() == 4);

/// How the ring is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqControl(u32);

impl CpHqdPqControl {
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

    /// Bits 0–5: log2 of the ring in words, − 1
    #[inline]
    #[must_use]
    pub const fn queue_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `queue_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn wptr_carry(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `wptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn rptr_carry(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `rptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–13: log2 of the words between two reports, − 1
    #[inline]
    #[must_use]
    pub const fn rptr_block_size(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `rptr_block_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn queue_full_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `queue_full_en`.
    #[inline]
    #[must_use]
    pub const fn with_queue_full_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn pq_empty(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `pq_empty`.
    #[inline]
    #[must_use]
    pub const fn with_pq_empty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn wpp_clamp_en(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `wpp_clamp_en`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_clamp_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bits 17–18.
    #[inline]
    #[must_use]
    pub const fn endian_swap(self) -> u8 {
        ((self.0 >> 17) & 0x3) as u8
    }

    /// Sets `endian_swap`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_endian_swap(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x60000 | (value as u32) << 17;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 22: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `cache_policy`.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bits 25–26: 2: the write pointer counts packets
    #[inline]
    #[must_use]
    pub const fn slot_based_wptr(self) -> u8 {
        ((self.0 >> 25) & 0x3) as u8
    }

    /// Sets `slot_based_wptr`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_slot_based_wptr(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Bit 27: the packet processor does not report the read pointer
    #[inline]
    #[must_use]
    pub const fn no_update_rptr(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `no_update_rptr`.
    #[inline]
    #[must_use]
    pub const fn with_no_update_rptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28: dispatches may overlap
    #[inline]
    #[must_use]
    pub const fn unord_dispatch(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `unord_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_unord_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn roq_pq_ib_flip(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `roq_pq_ib_flip`.
    #[inline]
    #[must_use]
    pub const fn with_roq_pq_ib_flip(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn kmd_queue(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `kmd_queue`.
    #[inline]
    #[must_use]
    pub const fn with_kmd_queue(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPqControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqControl>() == 4);

/// How the ring is read, on gfx900 and others before gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqControlGfx900(u32);

impl CpHqdPqControlGfx900 {
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

    /// Bits 0–5: log2 of the ring in words, − 1
    #[inline]
    #[must_use]
    pub const fn queue_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `queue_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn wptr_carry(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `wptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn rptr_carry(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `rptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–13: log2 of the words between two reports, − 1
    #[inline]
    #[must_use]
    pub const fn rptr_block_size(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `rptr_block_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn queue_full_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `queue_full_en`.
    #[inline]
    #[must_use]
    pub const fn with_queue_full_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn pq_empty(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `pq_empty`.
    #[inline]
    #[must_use]
    pub const fn with_pq_empty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn wpp_clamp_en(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `wpp_clamp_en`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_clamp_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bits 17–18.
    #[inline]
    #[must_use]
    pub const fn endian_swap(self) -> u8 {
        ((self.0 >> 17) & 0x3) as u8
    }

    /// Sets `endian_swap`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_endian_swap(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x60000 | (value as u32) << 17;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `cache_policy`.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bits 25–26: 2: the write pointer counts packets
    #[inline]
    #[must_use]
    pub const fn slot_based_wptr(self) -> u8 {
        ((self.0 >> 25) & 0x3) as u8
    }

    /// Sets `slot_based_wptr`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_slot_based_wptr(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Bit 27: the packet processor does not report the read pointer
    #[inline]
    #[must_use]
    pub const fn no_update_rptr(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `no_update_rptr`.
    #[inline]
    #[must_use]
    pub const fn with_no_update_rptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28: dispatches may overlap
    #[inline]
    #[must_use]
    pub const fn unord_dispatch(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `unord_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_unord_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn roq_pq_ib_flip(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `roq_pq_ib_flip`.
    #[inline]
    #[must_use]
    pub const fn with_roq_pq_ib_flip(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn kmd_queue(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `kmd_queue`.
    #[inline]
    #[must_use]
    pub const fn with_kmd_queue(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPqControlGfx900 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqControlGfx900>() == 4);

/// How the ring is read. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqControlGfx10(u32);

impl CpHqdPqControlGfx10 {
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

    /// Bits 0–5: log2 of the ring in words, − 1
    #[inline]
    #[must_use]
    pub const fn queue_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `queue_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn wptr_carry(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `wptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn rptr_carry(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `rptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–13: log2 of the words between two reports, − 1
    #[inline]
    #[must_use]
    pub const fn rptr_block_size(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `rptr_block_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn queue_full_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `queue_full_en`.
    #[inline]
    #[must_use]
    pub const fn with_queue_full_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn pq_empty(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `pq_empty`.
    #[inline]
    #[must_use]
    pub const fn with_pq_empty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bits 16–17.
    #[inline]
    #[must_use]
    pub const fn endian_swap(self) -> u8 {
        ((self.0 >> 16) & 0x3) as u8
    }

    /// Sets `endian_swap`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_endian_swap(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 18–19: 2: the write pointer counts packets
    #[inline]
    #[must_use]
    pub const fn slot_based_wptr(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `slot_based_wptr`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_slot_based_wptr(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn pq_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `pq_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_pq_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27: the packet processor does not report the read pointer
    #[inline]
    #[must_use]
    pub const fn no_update_rptr(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `no_update_rptr`.
    #[inline]
    #[must_use]
    pub const fn with_no_update_rptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28: dispatches may overlap
    #[inline]
    #[must_use]
    pub const fn unord_dispatch(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `unord_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_unord_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29: tunnelled dispatches
    #[inline]
    #[must_use]
    pub const fn tunnel_dispatch(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `tunnel_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_tunnel_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn kmd_queue(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `kmd_queue`.
    #[inline]
    #[must_use]
    pub const fn with_kmd_queue(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPqControlGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqControlGfx10>() == 4);

/// How the ring is read. Since gfx10.3.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqControlGfx103(u32);

impl CpHqdPqControlGfx103 {
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

    /// Bits 0–5: log2 of the ring in words, − 1
    #[inline]
    #[must_use]
    pub const fn queue_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `queue_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn wptr_carry(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `wptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn rptr_carry(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `rptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–13: log2 of the words between two reports, − 1
    #[inline]
    #[must_use]
    pub const fn rptr_block_size(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `rptr_block_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn queue_full_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `queue_full_en`.
    #[inline]
    #[must_use]
    pub const fn with_queue_full_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn pq_empty(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `pq_empty`.
    #[inline]
    #[must_use]
    pub const fn with_pq_empty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bits 18–19: 2: the write pointer counts packets
    #[inline]
    #[must_use]
    pub const fn slot_based_wptr(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `slot_based_wptr`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_slot_based_wptr(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn pq_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `pq_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_pq_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27: the packet processor does not report the read pointer
    #[inline]
    #[must_use]
    pub const fn no_update_rptr(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `no_update_rptr`.
    #[inline]
    #[must_use]
    pub const fn with_no_update_rptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28: dispatches may overlap
    #[inline]
    #[must_use]
    pub const fn unord_dispatch(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `unord_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_unord_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29: tunnelled dispatches
    #[inline]
    #[must_use]
    pub const fn tunnel_dispatch(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `tunnel_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_tunnel_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn kmd_queue(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `kmd_queue`.
    #[inline]
    #[must_use]
    pub const fn with_kmd_queue(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPqControlGfx103 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqControlGfx103>() == 4);

/// How the ring is read. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqControlGfx11(u32);

impl CpHqdPqControlGfx11 {
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

    /// Bits 0–5: log2 of the ring in words, − 1
    #[inline]
    #[must_use]
    pub const fn queue_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `queue_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn wptr_carry(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `wptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn rptr_carry(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `rptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–13: log2 of the words between two reports, − 1
    #[inline]
    #[must_use]
    pub const fn rptr_block_size(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `rptr_block_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn queue_full_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `queue_full_en`.
    #[inline]
    #[must_use]
    pub const fn with_queue_full_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn pq_empty(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `pq_empty`.
    #[inline]
    #[must_use]
    pub const fn with_pq_empty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bits 18–19: 2: the write pointer counts packets
    #[inline]
    #[must_use]
    pub const fn slot_based_wptr(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `slot_based_wptr`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_slot_based_wptr(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 22: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn pq_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `pq_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_pq_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27: the packet processor does not report the read pointer
    #[inline]
    #[must_use]
    pub const fn no_update_rptr(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `no_update_rptr`.
    #[inline]
    #[must_use]
    pub const fn with_no_update_rptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28: dispatches may overlap
    #[inline]
    #[must_use]
    pub const fn unord_dispatch(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `unord_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_unord_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29: tunnelled dispatches
    #[inline]
    #[must_use]
    pub const fn tunnel_dispatch(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `tunnel_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_tunnel_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn kmd_queue(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `kmd_queue`.
    #[inline]
    #[must_use]
    pub const fn with_kmd_queue(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPqControlGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqControlGfx11>() == 4);

/// How the ring is read. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqControlGfx12(u32);

impl CpHqdPqControlGfx12 {
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

    /// Bits 0–5: log2 of the ring in words, − 1
    #[inline]
    #[must_use]
    pub const fn queue_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `queue_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn wptr_carry(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `wptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn rptr_carry(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `rptr_carry`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_carry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–13: log2 of the words between two reports, − 1
    #[inline]
    #[must_use]
    pub const fn rptr_block_size(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `rptr_block_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_block_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn queue_full_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `queue_full_en`.
    #[inline]
    #[must_use]
    pub const fn with_queue_full_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn pq_empty(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `pq_empty`.
    #[inline]
    #[must_use]
    pub const fn with_pq_empty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bits 18–19: 2: the write pointer counts packets
    #[inline]
    #[must_use]
    pub const fn slot_based_wptr(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `slot_based_wptr`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_slot_based_wptr(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bits 20–21.
    #[inline]
    #[must_use]
    pub const fn min_avail_size(self) -> u8 {
        ((self.0 >> 20) & 0x3) as u8
    }

    /// Sets `min_avail_size`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_min_avail_size(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Bit 22: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn exe_disable(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `exe_disable`.
    #[inline]
    #[must_use]
    pub const fn with_exe_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–25.
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0 >> 24) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 27: the packet processor does not report the read pointer
    #[inline]
    #[must_use]
    pub const fn no_update_rptr(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `no_update_rptr`.
    #[inline]
    #[must_use]
    pub const fn with_no_update_rptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28: dispatches may overlap
    #[inline]
    #[must_use]
    pub const fn unord_dispatch(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `unord_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_unord_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29: tunnelled dispatches
    #[inline]
    #[must_use]
    pub const fn tunnel_dispatch(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `tunnel_dispatch`.
    #[inline]
    #[must_use]
    pub const fn with_tunnel_dispatch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn kmd_queue(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `kmd_queue`.
    #[inline]
    #[must_use]
    pub const fn with_kmd_queue(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPqControlGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqControlGfx12>() == 4);

/// Which doorbell the queue has.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqDoorbellControl(u32);

impl CpHqdPqDoorbellControl {
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

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn doorbell_mode(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `doorbell_mode`.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: set for AQL
    #[inline]
    #[must_use]
    pub const fn doorbell_bif_drop(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `doorbell_bif_drop`.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_bif_drop(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 2–27: in words, in the doorbell aperture
    #[inline]
    #[must_use]
    pub const fn doorbell_offset(self) -> u32 {
        (self.0 >> 2) & 0x3ffffff
    }

    /// Sets `doorbell_offset`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_offset(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0 = self.0 & !0xffffffc | value << 2;
        Some(self)
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn doorbell_source(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `doorbell_source`.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_source(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn doorbell_schd_hit(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `doorbell_schd_hit`.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_schd_hit(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn doorbell_en(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `doorbell_en`.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: it was rung
    #[inline]
    #[must_use]
    pub const fn doorbell_hit(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `doorbell_hit`.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_hit(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdPqDoorbellControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqDoorbellControl>() == 4);

/// Where the read pointer is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqRptrReportAddr(u32);

impl CpHqdPqRptrReportAddr {
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

    /// Bits 2–31.
    #[inline]
    #[must_use]
    pub const fn rptr_report_addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `rptr_report_addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_report_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdPqRptrReportAddr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqRptrReportAddr>() == 4);

/// High word of where the read pointer is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqRptrReportAddrHi(u32);

impl CpHqdPqRptrReportAddrHi {
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

    /// Bits 0–15.
    #[inline]
    #[must_use]
    pub const fn rptr_report_addr_hi(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `rptr_report_addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_report_addr_hi(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpHqdPqRptrReportAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqRptrReportAddrHi>() == 4);

/// Where the write pointer is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqWptrPollAddr(u32);

impl CpHqdPqWptrPollAddr {
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

    /// Bits 3–31.
    #[inline]
    #[must_use]
    pub const fn wptr_addr(self) -> u32 {
        (self.0 >> 3) & 0x1fffffff
    }

    /// Sets `wptr_addr`; `None` if `value` has more than 29 bits.
    #[inline]
    #[must_use]
    pub const fn with_wptr_addr(mut self, value: u32) -> Option<Self> {
        if value >> 29 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffff8 | value << 3;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdPqWptrPollAddr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqWptrPollAddr>() == 4);

/// High word of where the write pointer is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdPqWptrPollAddrHi(u32);

impl CpHqdPqWptrPollAddrHi {
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

    /// Bits 0–15.
    #[inline]
    #[must_use]
    pub const fn wptr_addr_hi(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `wptr_addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_addr_hi(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpHqdPqWptrPollAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdPqWptrPollAddrHi>() == 4);

/// Time slice.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdQuantum(u32);

impl CpHqdQuantum {
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

    /// Bit 0: the queue has a time slice
    #[inline]
    #[must_use]
    pub const fn quantum_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `quantum_en`.
    #[inline]
    #[must_use]
    pub const fn with_quantum_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn quantum_scale(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `quantum_scale`.
    #[inline]
    #[must_use]
    pub const fn with_quantum_scale(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bits 8–13.
    #[inline]
    #[must_use]
    pub const fn quantum_duration(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `quantum_duration`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_quantum_duration(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u32) << 8;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn quantum_active(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `quantum_active`.
    #[inline]
    #[must_use]
    pub const fn with_quantum_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdQuantum {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdQuantum>() == 4);

/// Priority of the queue among those of its pipe.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdQueuePriority(u32);

impl CpHqdQueuePriority {
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

    /// Bits 0–3.
    #[inline]
    #[must_use]
    pub const fn priority_level(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `priority_level`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_priority_level(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdQueuePriority {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdQueuePriority>() == 4);

/// Semaphores.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSemaCmd(u32);

impl CpHqdSemaCmd {
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

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn retry(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `retry`.
    #[inline]
    #[must_use]
    pub const fn with_retry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–2.
    #[inline]
    #[must_use]
    pub const fn result(self) -> u8 {
        ((self.0 >> 1) & 0x3) as u8
    }

    /// Sets `result`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_result(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x6 | (value as u32) << 1;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdSemaCmd {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSemaCmd>() == 4);

/// Semaphores. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSemaCmdGfx10(u32);

impl CpHqdSemaCmdGfx10 {
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

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn retry(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `retry`.
    #[inline]
    #[must_use]
    pub const fn with_retry(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–2.
    #[inline]
    #[must_use]
    pub const fn result(self) -> u8 {
        ((self.0 >> 1) & 0x3) as u8
    }

    /// Sets `result`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_result(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x6 | (value as u32) << 1;
        Some(self)
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn polling_dis(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `polling_dis`.
    #[inline]
    #[must_use]
    pub const fn with_polling_dis(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn message_en(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `message_en`.
    #[inline]
    #[must_use]
    pub const fn with_message_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }
}

impl core::fmt::Debug for CpHqdSemaCmdGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSemaCmdGfx10>() == 4);

/// Words of the control stack of a suspended queue. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSuspendCntlStackDwCnt(u32);

impl CpHqdSuspendCntlStackDwCnt {
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

    /// Bits 0–12.
    #[inline]
    #[must_use]
    pub const fn cnt(self) -> u16 {
        (self.0 & 0x1fff) as u16
    }

    /// Sets `cnt`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_cnt(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdSuspendCntlStackDwCnt {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSuspendCntlStackDwCnt>() == 4);

/// Words of the control stack of a suspended queue. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSuspendCntlStackDwCntGfx11(u32);

impl CpHqdSuspendCntlStackDwCntGfx11 {
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

    /// Bits 0–13.
    #[inline]
    #[must_use]
    pub const fn cnt(self) -> u16 {
        (self.0 & 0x3fff) as u16
    }

    /// Sets `cnt`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_cnt(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdSuspendCntlStackDwCntGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSuspendCntlStackDwCntGfx11>() == 4);

/// Control stack of a suspended queue, in words. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSuspendCntlStackOffset(u32);

impl CpHqdSuspendCntlStackOffset {
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

    /// Bits 2–14.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u16 {
        ((self.0 >> 2) & 0x1fff) as u16
    }

    /// Sets `offset`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7ffc | (value as u32) << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdSuspendCntlStackOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSuspendCntlStackOffset>() == 4);

/// Control stack of a suspended queue, in words. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSuspendCntlStackOffsetGfx11(u32);

impl CpHqdSuspendCntlStackOffsetGfx11 {
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

    /// Bits 2–15.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u16 {
        ((self.0 >> 2) & 0x3fff) as u16
    }

    /// Sets `offset`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffc | (value as u32) << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdSuspendCntlStackOffsetGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSuspendCntlStackOffsetGfx11>() == 4);

/// Saved workgroups of a suspended queue, in words. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSuspendWgStateOffset(u32);

impl CpHqdSuspendWgStateOffset {
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

    /// Bits 2–24.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0x7fffff
    }

    /// Sets `offset`; `None` if `value` has more than 23 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 23 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdSuspendWgStateOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSuspendWgStateOffset>() == 4);

/// Saved workgroups of a suspended queue, in words. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdSuspendWgStateOffsetGfx11(u32);

impl CpHqdSuspendWgStateOffsetGfx11 {
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

    /// Bits 2–25.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0xffffff
    }

    /// Sets `offset`; `None` if `value` has more than 24 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 24 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdSuspendWgStateOffsetGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdSuspendWgStateOffsetGfx11>() == 4);

/// Address spaces.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdVmid(u32);

impl CpHqdVmid {
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

    /// Bits 0–3: address space
    #[inline]
    #[must_use]
    pub const fn vmid(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bits 8–11: address space of indirect buffers
    #[inline]
    #[must_use]
    pub const fn ib_vmid(self) -> u8 {
        ((self.0 >> 8) & 0xf) as u8
    }

    /// Sets `ib_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Bits 16–25: virtual queue
    #[inline]
    #[must_use]
    pub const fn vqid(self) -> u16 {
        ((self.0 >> 16) & 0x3ff) as u16
    }

    /// Sets `vqid`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_vqid(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff0000 | (value as u32) << 16;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdVmid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdVmid>() == 4);

/// Where saved workgroups are filled to, in words.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdWgStateOffset(u32);

impl CpHqdWgStateOffset {
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

    /// Bits 2–26.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0x1ffffff
    }

    /// Sets `offset`; `None` if `value` has more than 25 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 25 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7fffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdWgStateOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdWgStateOffset>() == 4);

/// Where saved workgroups are filled to, in words, on gfx900 and others before gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdWgStateOffsetGfx900(u32);

impl CpHqdWgStateOffsetGfx900 {
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

    /// Bits 2–24.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0x7fffff
    }

    /// Sets `offset`; `None` if `value` has more than 23 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 23 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdWgStateOffsetGfx900 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdWgStateOffsetGfx900>() == 4);

/// Where saved workgroups are filled to, in words. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdWgStateOffsetGfx11(u32);

impl CpHqdWgStateOffsetGfx11 {
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

    /// Bits 2–25.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0xffffff
    }

    /// Sets `offset`; `None` if `value` has more than 24 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 24 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdWgStateOffsetGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdWgStateOffsetGfx11>() == 4);
