// Generated from abi/spec/mqd/hqd.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 58dfc241faed6430

//! Registers `CP_HQD_A…` to `CP_HQD_H…` and `CP_MQD_…`: words of an MQD.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Whether the queue is on the hardware.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdActive(u32);

impl CpHqdActive {
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

    /// Bit 0: the queue is on the hardware
    #[inline]
    #[must_use]
    pub const fn active(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `active`.
    #[inline]
    #[must_use]
    pub const fn with_active(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn busy_gate(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `busy_gate`.
    #[inline]
    #[must_use]
    pub const fn with_busy_gate(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }
}

impl core::fmt::Debug for CpHqdActive {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdActive>() == 4);

/// AQL.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdAqlControl(u32);

impl CpHqdAqlControl {
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

    /// Bits 0–14: 1: the ring holds AQL packets
    #[inline]
    #[must_use]
    pub const fn control0(self) -> u16 {
        (self.0 & 0x7fff) as u16
    }

    /// Sets `control0`; `None` if `value` has more than 15 bits.
    #[inline]
    #[must_use]
    pub const fn with_control0(mut self, value: u16) -> Option<Self> {
        if value >> 15 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7fff | (value as u32);
        Some(self)
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn control0_en(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `control0_en`.
    #[inline]
    #[must_use]
    pub const fn with_control0_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bits 16–30.
    #[inline]
    #[must_use]
    pub const fn control1(self) -> u16 {
        ((self.0 >> 16) & 0x7fff) as u16
    }

    /// Sets `control1`; `None` if `value` has more than 15 bits.
    #[inline]
    #[must_use]
    pub const fn with_control1(mut self, value: u16) -> Option<Self> {
        if value >> 15 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn control1_en(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `control1_en`.
    #[inline]
    #[must_use]
    pub const fn with_control1_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdAqlControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdAqlControl>() == 4);

/// Where the control stack is filled to, in words: it grows down.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCntlStackOffset(u32);

impl CpHqdCntlStackOffset {
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

impl core::fmt::Debug for CpHqdCntlStackOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCntlStackOffset>() == 4);

/// Where the control stack is filled to, in words: it grows down, on gfx900 and others before gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCntlStackOffsetGfx900(u32);

impl CpHqdCntlStackOffsetGfx900 {
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

impl core::fmt::Debug for CpHqdCntlStackOffsetGfx900 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCntlStackOffsetGfx900>() == 4);

/// Size of the control stack, in units of 4 KiB.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCntlStackSize(u32);

impl CpHqdCntlStackSize {
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

    /// Bits 12–15.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u8 {
        ((self.0 >> 12) & 0xf) as u8
    }

    /// Sets `size`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdCntlStackSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCntlStackSize>() == 4);

/// Size of the control stack, in units of 4 KiB, on gfx900 and others before gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCntlStackSizeGfx900(u32);

impl CpHqdCntlStackSizeGfx900 {
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

    /// Bits 12–14.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u8 {
        ((self.0 >> 12) & 0x7) as u8
    }

    /// Sets `size`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdCntlStackSizeGfx900 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCntlStackSizeGfx900>() == 4);

/// High word of the context save area's address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCtxSaveBaseAddrHi(u32);

impl CpHqdCtxSaveBaseAddrHi {
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
    pub const fn addr_hi(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_addr_hi(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpHqdCtxSaveBaseAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCtxSaveBaseAddrHi>() == 4);

/// Low word of the context save area's address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCtxSaveBaseAddrLo(u32);

impl CpHqdCtxSaveBaseAddrLo {
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

    /// Bits 12–31.
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        (self.0 >> 12) & 0xfffff
    }

    /// Sets `addr`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff000 | value << 12;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdCtxSaveBaseAddrLo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCtxSaveBaseAddrLo>() == 4);

/// How contexts are saved.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCtxSaveControl(u32);

impl CpHqdCtxSaveControl {
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

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn policy(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `policy`.
    #[inline]
    #[must_use]
    pub const fn with_policy(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
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
}

impl core::fmt::Debug for CpHqdCtxSaveControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCtxSaveControl>() == 4);

/// How contexts are saved. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCtxSaveControlGfx10(u32);

impl CpHqdCtxSaveControlGfx10 {
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

    /// Bits 3–4.
    #[inline]
    #[must_use]
    pub const fn policy(self) -> u8 {
        ((self.0 >> 3) & 0x3) as u8
    }

    /// Sets `policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x18 | (value as u32) << 3;
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
}

impl core::fmt::Debug for CpHqdCtxSaveControlGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCtxSaveControlGfx10>() == 4);

/// Size of the context save area, in units of 4 KiB.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCtxSaveSize(u32);

impl CpHqdCtxSaveSize {
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

    /// Bits 12–26.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u16 {
        ((self.0 >> 12) & 0x7fff) as u16
    }

    /// Sets `size`; `None` if `value` has more than 15 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u16) -> Option<Self> {
        if value >> 15 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7fff000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdCtxSaveSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCtxSaveSize>() == 4);

/// Size of the context save area, in units of 4 KiB, on gfx900 and others before gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCtxSaveSizeGfx900(u32);

impl CpHqdCtxSaveSizeGfx900 {
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

    /// Bits 12–24.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u16 {
        ((self.0 >> 12) & 0x1fff) as u16
    }

    /// Sets `size`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdCtxSaveSizeGfx900 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCtxSaveSizeGfx900>() == 4);

/// Size of the context save area, in units of 4 KiB. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdCtxSaveSizeGfx11(u32);

impl CpHqdCtxSaveSizeGfx11 {
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

    /// Bits 12–25.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u16 {
        ((self.0 >> 12) & 0x3fff) as u16
    }

    /// Sets `size`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fff000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdCtxSaveSizeGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdCtxSaveSizeGfx11>() == 4);

/// A request to leave the hardware.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdDequeueRequest(u32);

impl CpHqdDequeueRequest {
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

    /// Bits 0–2: 1 drain, 2 reset, 3 save the context
    #[inline]
    #[must_use]
    pub const fn dequeue_req(self) -> u8 {
        (self.0 & 0x7) as u8
    }

    /// Sets `dequeue_req`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_req(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7 | (value as u32);
        Some(self)
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn iq_req_pend(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `iq_req_pend`.
    #[inline]
    #[must_use]
    pub const fn with_iq_req_pend(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn dequeue_int(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `dequeue_int`.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_int(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn iq_req_pend_en(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `iq_req_pend_en`.
    #[inline]
    #[must_use]
    pub const fn with_iq_req_pend_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn dequeue_req_en(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `dequeue_req_en`.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_req_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }
}

impl core::fmt::Debug for CpHqdDequeueRequest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdDequeueRequest>() == 4);

/// A request to leave the hardware. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdDequeueRequestGfx10(u32);

impl CpHqdDequeueRequestGfx10 {
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

    /// Bits 0–3: 1 drain, 2 reset, 3 save the context
    #[inline]
    #[must_use]
    pub const fn dequeue_req(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `dequeue_req`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_req(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn iq_req_pend(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `iq_req_pend`.
    #[inline]
    #[must_use]
    pub const fn with_iq_req_pend(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn dequeue_int(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `dequeue_int`.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_int(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn iq_req_pend_en(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `iq_req_pend_en`.
    #[inline]
    #[must_use]
    pub const fn with_iq_req_pend_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn dequeue_req_en(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `dequeue_req_en`.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_req_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }
}

impl core::fmt::Debug for CpHqdDequeueRequestGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdDequeueRequestGfx10>() == 4);

/// What other processors do for the queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdDmaOffload(u32);

impl CpHqdDmaOffload {
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
    pub const fn dma_offload(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `dma_offload`.
    #[inline]
    #[must_use]
    pub const fn with_dma_offload(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpHqdDmaOffload {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdDmaOffload>() == 4);

/// What other processors do for the queue. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdDmaOffloadGfx11(u32);

impl CpHqdDmaOffloadGfx11 {
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
    pub const fn dma_offload(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `dma_offload`.
    #[inline]
    #[must_use]
    pub const fn with_dma_offload(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn dma_offload_en(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `dma_offload_en`.
    #[inline]
    #[must_use]
    pub const fn with_dma_offload_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn aql_offload(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `aql_offload`.
    #[inline]
    #[must_use]
    pub const fn with_aql_offload(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn aql_offload_en(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `aql_offload_en`.
    #[inline]
    #[must_use]
    pub const fn with_aql_offload_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn eop_offload(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `eop_offload`.
    #[inline]
    #[must_use]
    pub const fn with_eop_offload(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5.
    #[inline]
    #[must_use]
    pub const fn eop_offload_en(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `eop_offload_en`.
    #[inline]
    #[must_use]
    pub const fn with_eop_offload_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }
}

impl core::fmt::Debug for CpHqdDmaOffloadGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdDmaOffloadGfx11>() == 4);

/// High word of the EOP buffer's address >> 8.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopBaseAddrHi(u32);

impl CpHqdEopBaseAddrHi {
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
    pub const fn base_addr_hi(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `base_addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_base_addr_hi(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpHqdEopBaseAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopBaseAddrHi>() == 4);

/// End-of-pipe buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopControl(u32);

impl CpHqdEopControl {
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

    /// Bits 0–5: log2 of its words, − 1
    #[inline]
    #[must_use]
    pub const fn eop_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `eop_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_eop_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn processing_eop(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `processing_eop`.
    #[inline]
    #[must_use]
    pub const fn with_processing_eop(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn process_eop_en(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `process_eop_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_eop_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn processing_eopib(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `processing_eopib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_eopib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn process_eopib_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `process_eopib_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_eopib_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 21.
    #[inline]
    #[must_use]
    pub const fn halt_fetcher(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `halt_fetcher`.
    #[inline]
    #[must_use]
    pub const fn with_halt_fetcher(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn halt_fetcher_en(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `halt_fetcher_en`.
    #[inline]
    #[must_use]
    pub const fn with_halt_fetcher_en(mut self, value: bool) -> Self {
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

    /// Bits 29–30.
    #[inline]
    #[must_use]
    pub const fn sig_sem_result(self) -> u8 {
        ((self.0 >> 29) & 0x3) as u8
    }

    /// Sets `sig_sem_result`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_sig_sem_result(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn pend_sig_sem(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `pend_sig_sem`.
    #[inline]
    #[must_use]
    pub const fn with_pend_sig_sem(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdEopControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopControl>() == 4);

/// End-of-pipe buffer. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopControlGfx10(u32);

impl CpHqdEopControlGfx10 {
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

    /// Bits 0–5: log2 of its words, − 1
    #[inline]
    #[must_use]
    pub const fn eop_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `eop_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_eop_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn processing_eop(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `processing_eop`.
    #[inline]
    #[must_use]
    pub const fn with_processing_eop(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn process_eop_en(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `process_eop_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_eop_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn processing_eopib(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `processing_eopib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_eopib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn process_eopib_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `process_eopib_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_eopib_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 21.
    #[inline]
    #[must_use]
    pub const fn halt_fetcher(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `halt_fetcher`.
    #[inline]
    #[must_use]
    pub const fn with_halt_fetcher(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn halt_fetcher_en(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `halt_fetcher_en`.
    #[inline]
    #[must_use]
    pub const fn with_halt_fetcher_en(mut self, value: bool) -> Self {
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
    pub const fn eop_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `eop_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_eop_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bits 29–30.
    #[inline]
    #[must_use]
    pub const fn sig_sem_result(self) -> u8 {
        ((self.0 >> 29) & 0x3) as u8
    }

    /// Sets `sig_sem_result`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_sig_sem_result(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn pend_sig_sem(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `pend_sig_sem`.
    #[inline]
    #[must_use]
    pub const fn with_pend_sig_sem(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdEopControlGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopControlGfx10>() == 4);

/// End-of-pipe buffer. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopControlGfx12(u32);

impl CpHqdEopControlGfx12 {
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

    /// Bits 0–5: log2 of its words, − 1
    #[inline]
    #[must_use]
    pub const fn eop_size(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `eop_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_eop_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn processing_eop(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `processing_eop`.
    #[inline]
    #[must_use]
    pub const fn with_processing_eop(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn process_eop_en(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `process_eop_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_eop_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn processing_eopib(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `processing_eopib`.
    #[inline]
    #[must_use]
    pub const fn with_processing_eopib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn process_eopib_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `process_eopib_en`.
    #[inline]
    #[must_use]
    pub const fn with_process_eopib_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 21.
    #[inline]
    #[must_use]
    pub const fn halt_fetcher(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `halt_fetcher`.
    #[inline]
    #[must_use]
    pub const fn with_halt_fetcher(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn halt_fetcher_en(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `halt_fetcher_en`.
    #[inline]
    #[must_use]
    pub const fn with_halt_fetcher_en(mut self, value: bool) -> Self {
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
}

impl core::fmt::Debug for CpHqdEopControlGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopControlGfx12>() == 4);

/// End-of-pipe events to come (the MQD's `cp_hqd_eop_done_events`).
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopEvents(u32);

impl CpHqdEopEvents {
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

    /// Bits 0–11.
    #[inline]
    #[must_use]
    pub const fn event_count(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// Sets `event_count`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_count(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfff | (value as u32);
        Some(self)
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn cs_partial_flush_pend(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `cs_partial_flush_pend`.
    #[inline]
    #[must_use]
    pub const fn with_cs_partial_flush_pend(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for CpHqdEopEvents {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopEvents>() == 4);

/// Read pointer of the end-of-pipe buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopRptr(u32);

impl CpHqdEopRptr {
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
    pub const fn rptr(self) -> u16 {
        (self.0 & 0x1fff) as u16
    }

    /// Sets `rptr`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff | (value as u32);
        Some(self)
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn reset_fetcher(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `reset_fetcher`.
    #[inline]
    #[must_use]
    pub const fn with_reset_fetcher(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn dequeue_pend(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `dequeue_pend`.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_pend(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn rptr_eq_csmd_wptr(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `rptr_eq_csmd_wptr`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_eq_csmd_wptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn init_fetcher(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `init_fetcher`.
    #[inline]
    #[must_use]
    pub const fn with_init_fetcher(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdEopRptr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopRptr>() == 4);

/// Write pointer of the end-of-pipe buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopWptr(u32);

impl CpHqdEopWptr {
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
    pub const fn wptr(self) -> u16 {
        (self.0 & 0x1fff) as u16
    }

    /// Sets `wptr`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_wptr(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff | (value as u32);
        Some(self)
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn eop_empty(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `eop_empty`.
    #[inline]
    #[must_use]
    pub const fn with_eop_empty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bits 16–28.
    #[inline]
    #[must_use]
    pub const fn eop_avail(self) -> u16 {
        ((self.0 >> 16) & 0x1fff) as u16
    }

    /// Sets `eop_avail`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_eop_avail(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff0000 | (value as u32) << 16;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdEopWptr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopWptr>() == 4);

/// Write pointer of the end-of-pipe buffer in memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdEopWptrMem(u32);

impl CpHqdEopWptrMem {
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
    pub const fn wptr(self) -> u16 {
        (self.0 & 0x1fff) as u16
    }

    /// Sets `wptr`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_wptr(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdEopWptrMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdEopWptrMem>() == 4);

/// Errors of the queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdError(u32);

impl CpHqdError {
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
    pub const fn edc_error_id(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `edc_error_id`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_edc_error_id(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn sua_error(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `sua_error`.
    #[inline]
    #[must_use]
    pub const fn with_sua_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5.
    #[inline]
    #[must_use]
    pub const fn aql_error(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `aql_error`.
    #[inline]
    #[must_use]
    pub const fn with_aql_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn pq_utcl1_error(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `pq_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_pq_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn ib_utcl1_error(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `ib_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_ib_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn eop_utcl1_error(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `eop_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_eop_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn iq_utcl1_error(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `iq_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_iq_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn rrpt_utcl1_error(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `rrpt_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_rrpt_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn wpp_utcl1_error(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `wpp_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn sem_utcl1_error(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `sem_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_sem_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn dma_src_utcl1_error(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `dma_src_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_dma_src_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn dma_dst_utcl1_error(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `dma_dst_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_dma_dst_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bit 17.
    #[inline]
    #[must_use]
    pub const fn sr_utcl1_error(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `sr_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_sr_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
    }

    /// Bit 18.
    #[inline]
    #[must_use]
    pub const fn qu_utcl1_error(self) -> bool {
        self.0 & 0x40000 != 0
    }

    /// Sets `qu_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_qu_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000 | (value as u32) << 18;
        self
    }

    /// Bit 19.
    #[inline]
    #[must_use]
    pub const fn tc_utcl1_error(self) -> bool {
        self.0 & 0x80000 != 0
    }

    /// Sets `tc_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_tc_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000 | (value as u32) << 19;
        self
    }
}

impl core::fmt::Debug for CpHqdError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdError>() == 4);

/// Errors of the queue. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdErrorGfx12(u32);

impl CpHqdErrorGfx12 {
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
    pub const fn edc_error_id(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `edc_error_id`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_edc_error_id(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn sua_error(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `sua_error`.
    #[inline]
    #[must_use]
    pub const fn with_sua_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5.
    #[inline]
    #[must_use]
    pub const fn aql_error(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `aql_error`.
    #[inline]
    #[must_use]
    pub const fn with_aql_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn pq_utcl1_error(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `pq_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_pq_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn ib_utcl1_error(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `ib_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_ib_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn eop_utcl1_error(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `eop_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_eop_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn iq_utcl1_error(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `iq_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_iq_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn rrpt_utcl1_error(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `rrpt_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_rrpt_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn wpp_utcl1_error(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `wpp_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_wpp_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn dma_src_utcl1_error(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `dma_src_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_dma_src_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn dma_dst_utcl1_error(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `dma_dst_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_dma_dst_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bit 17.
    #[inline]
    #[must_use]
    pub const fn sr_utcl1_error(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `sr_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_sr_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
    }

    /// Bit 18.
    #[inline]
    #[must_use]
    pub const fn qu_utcl1_error(self) -> bool {
        self.0 & 0x40000 != 0
    }

    /// Sets `qu_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_qu_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000 | (value as u32) << 18;
        self
    }

    /// Bit 19.
    #[inline]
    #[must_use]
    pub const fn tc_utcl1_error(self) -> bool {
        self.0 & 0x80000 != 0
    }

    /// Sets `tc_utcl1_error`.
    #[inline]
    #[must_use]
    pub const fn with_tc_utcl1_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000 | (value as u32) << 19;
        self
    }
}

impl core::fmt::Debug for CpHqdErrorGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdErrorGfx12>() == 4);

/// GDS resources of the queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdGdsResourceState(u32);

impl CpHqdGdsResourceState {
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
    pub const fn oa_required(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `oa_required`.
    #[inline]
    #[must_use]
    pub const fn with_oa_required(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn oa_acquired(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `oa_acquired`.
    #[inline]
    #[must_use]
    pub const fn with_oa_acquired(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 4–9.
    #[inline]
    #[must_use]
    pub const fn gws_size(self) -> u8 {
        ((self.0 >> 4) & 0x3f) as u8
    }

    /// Sets `gws_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_gws_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0 | (value as u32) << 4;
        Some(self)
    }

    /// Bits 12–17.
    #[inline]
    #[must_use]
    pub const fn gws_pntr(self) -> u8 {
        ((self.0 >> 12) & 0x3f) as u8
    }

    /// Sets `gws_pntr`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_gws_pntr(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for CpHqdGdsResourceState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdGdsResourceState>() == 4);

/// State for the scheduler, under the name that the v10 MQD has for it. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdHqScheduler0(u32);

impl CpHqdHqScheduler0 {
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

    /// Bit 0: waves are saved and restored
    #[inline]
    #[must_use]
    pub const fn cwsr(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `cwsr`.
    #[inline]
    #[must_use]
    pub const fn with_cwsr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn save_status(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `save_status`.
    #[inline]
    #[must_use]
    pub const fn with_save_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 3–5.
    #[inline]
    #[must_use]
    pub const fn static_queue(self) -> u8 {
        ((self.0 >> 3) & 0x7) as u8
    }

    /// Sets `static_queue`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_static_queue(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x38 | (value as u32) << 3;
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn queue_run_once(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `queue_run_once`.
    #[inline]
    #[must_use]
    pub const fn with_queue_run_once(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn scratch_ram_init(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `scratch_ram_init`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_ram_init(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn tcl2_dirty(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tcl2_dirty`.
    #[inline]
    #[must_use]
    pub const fn with_tcl2_dirty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn c_inherit_vmid(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `c_inherit_vmid`.
    #[inline]
    #[must_use]
    pub const fn with_c_inherit_vmid(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bits 10–12.
    #[inline]
    #[must_use]
    pub const fn queue_scheduler_type(self) -> u8 {
        ((self.0 >> 10) & 0x7) as u8
    }

    /// Sets `queue_scheduler_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_scheduler_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1c00 | (value as u32) << 10;
        Some(self)
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn c_queue_use_gws(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `c_queue_use_gws`.
    #[inline]
    #[must_use]
    pub const fn with_c_queue_use_gws(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn queue_slot_connected(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `queue_slot_connected`.
    #[inline]
    #[must_use]
    pub const fn with_queue_slot_connected(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 20.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_enabled(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `mes_interrupt_enabled`.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_enabled(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bits 21–22.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_pipe(self) -> u8 {
        ((self.0 >> 21) & 0x3) as u8
    }

    /// Sets `mes_interrupt_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x600000 | (value as u32) << 21;
        Some(self)
    }

    /// Bits 24–27.
    #[inline]
    #[must_use]
    pub const fn concurrent_process_count(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `concurrent_process_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_concurrent_process_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 30: nothing to do
    #[inline]
    #[must_use]
    pub const fn queue_idle(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `queue_idle`.
    #[inline]
    #[must_use]
    pub const fn with_queue_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: a message for each doorbell
    #[inline]
    #[must_use]
    pub const fn db_updated_msg_en(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `db_updated_msg_en`.
    #[inline]
    #[must_use]
    pub const fn with_db_updated_msg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdHqScheduler0 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdHqScheduler0>() == 4);

/// State for the scheduler, under the name that the v10 MQD has for it, on gfx1101.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdHqScheduler0Gfx1101(u32);

impl CpHqdHqScheduler0Gfx1101 {
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

    /// Bit 0: waves are saved and restored
    #[inline]
    #[must_use]
    pub const fn cwsr(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `cwsr`.
    #[inline]
    #[must_use]
    pub const fn with_cwsr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn save_status(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `save_status`.
    #[inline]
    #[must_use]
    pub const fn with_save_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 3–5.
    #[inline]
    #[must_use]
    pub const fn static_queue(self) -> u8 {
        ((self.0 >> 3) & 0x7) as u8
    }

    /// Sets `static_queue`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_static_queue(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x38 | (value as u32) << 3;
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn queue_run_once(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `queue_run_once`.
    #[inline]
    #[must_use]
    pub const fn with_queue_run_once(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn scratch_ram_init(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `scratch_ram_init`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_ram_init(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn tcl2_dirty(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tcl2_dirty`.
    #[inline]
    #[must_use]
    pub const fn with_tcl2_dirty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn c_inherit_vmid(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `c_inherit_vmid`.
    #[inline]
    #[must_use]
    pub const fn with_c_inherit_vmid(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bits 10–12.
    #[inline]
    #[must_use]
    pub const fn queue_scheduler_type(self) -> u8 {
        ((self.0 >> 10) & 0x7) as u8
    }

    /// Sets `queue_scheduler_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_scheduler_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1c00 | (value as u32) << 10;
        Some(self)
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn c_queue_use_gws(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `c_queue_use_gws`.
    #[inline]
    #[must_use]
    pub const fn with_c_queue_use_gws(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn c_queue_debug_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `c_queue_debug_en`.
    #[inline]
    #[must_use]
    pub const fn with_c_queue_debug_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn queue_slot_connected(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `queue_slot_connected`.
    #[inline]
    #[must_use]
    pub const fn with_queue_slot_connected(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 20.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_enabled(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `mes_interrupt_enabled`.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_enabled(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bits 21–22.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_pipe(self) -> u8 {
        ((self.0 >> 21) & 0x3) as u8
    }

    /// Sets `mes_interrupt_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x600000 | (value as u32) << 21;
        Some(self)
    }

    /// Bits 24–27.
    #[inline]
    #[must_use]
    pub const fn concurrent_process_count(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `concurrent_process_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_concurrent_process_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 30: nothing to do
    #[inline]
    #[must_use]
    pub const fn queue_idle(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `queue_idle`.
    #[inline]
    #[must_use]
    pub const fn with_queue_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: a message for each doorbell
    #[inline]
    #[must_use]
    pub const fn db_updated_msg_en(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `db_updated_msg_en`.
    #[inline]
    #[must_use]
    pub const fn with_db_updated_msg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdHqScheduler0Gfx1101 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdHqScheduler0Gfx1101>() == 4);

/// State for the scheduler.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdHqStatus0(u32);

impl CpHqdHqStatus0 {
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
    pub const fn dequeue_status(self) -> u8 {
        (self.0 & 0x3) as u8
    }

    /// Sets `dequeue_status`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_status(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3 | (value as u32);
        Some(self)
    }

    /// Bits 2–3.
    #[inline]
    #[must_use]
    pub const fn dequeue_retry_cnt(self) -> u8 {
        ((self.0 >> 2) & 0x3) as u8
    }

    /// Sets `dequeue_retry_cnt`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_retry_cnt(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn scratch_ram_init(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `scratch_ram_init`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_ram_init(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn tcl2_dirty(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tcl2_dirty`.
    #[inline]
    #[must_use]
    pub const fn with_tcl2_dirty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn pg_activated(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `pg_activated`.
    #[inline]
    #[must_use]
    pub const fn with_pg_activated(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 30: nothing to do
    #[inline]
    #[must_use]
    pub const fn queue_idle(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `queue_idle`.
    #[inline]
    #[must_use]
    pub const fn with_queue_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: a message for each doorbell
    #[inline]
    #[must_use]
    pub const fn db_updated_msg_en(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `db_updated_msg_en`.
    #[inline]
    #[must_use]
    pub const fn with_db_updated_msg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdHqStatus0 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdHqStatus0>() == 4);

/// State for the scheduler. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdHqStatus0Gfx11(u32);

impl CpHqdHqStatus0Gfx11 {
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

    /// Bit 0: waves are saved and restored
    #[inline]
    #[must_use]
    pub const fn cwsr(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `cwsr`.
    #[inline]
    #[must_use]
    pub const fn with_cwsr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn save_status(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `save_status`.
    #[inline]
    #[must_use]
    pub const fn with_save_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 3–5.
    #[inline]
    #[must_use]
    pub const fn static_queue(self) -> u8 {
        ((self.0 >> 3) & 0x7) as u8
    }

    /// Sets `static_queue`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_static_queue(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x38 | (value as u32) << 3;
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn queue_run_once(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `queue_run_once`.
    #[inline]
    #[must_use]
    pub const fn with_queue_run_once(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn scratch_ram_init(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `scratch_ram_init`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_ram_init(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn tcl2_dirty(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tcl2_dirty`.
    #[inline]
    #[must_use]
    pub const fn with_tcl2_dirty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn c_inherit_vmid(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `c_inherit_vmid`.
    #[inline]
    #[must_use]
    pub const fn with_c_inherit_vmid(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bits 10–12.
    #[inline]
    #[must_use]
    pub const fn queue_scheduler_type(self) -> u8 {
        ((self.0 >> 10) & 0x7) as u8
    }

    /// Sets `queue_scheduler_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_scheduler_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1c00 | (value as u32) << 10;
        Some(self)
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn c_queue_use_gws(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `c_queue_use_gws`.
    #[inline]
    #[must_use]
    pub const fn with_c_queue_use_gws(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn queue_slot_connected(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `queue_slot_connected`.
    #[inline]
    #[must_use]
    pub const fn with_queue_slot_connected(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 20.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_enabled(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `mes_interrupt_enabled`.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_enabled(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bits 21–22.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_pipe(self) -> u8 {
        ((self.0 >> 21) & 0x3) as u8
    }

    /// Sets `mes_interrupt_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x600000 | (value as u32) << 21;
        Some(self)
    }

    /// Bits 24–27.
    #[inline]
    #[must_use]
    pub const fn concurrent_process_count(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `concurrent_process_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_concurrent_process_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 30: nothing to do
    #[inline]
    #[must_use]
    pub const fn queue_idle(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `queue_idle`.
    #[inline]
    #[must_use]
    pub const fn with_queue_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: a message for each doorbell
    #[inline]
    #[must_use]
    pub const fn db_updated_msg_en(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `db_updated_msg_en`.
    #[inline]
    #[must_use]
    pub const fn with_db_updated_msg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdHqStatus0Gfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdHqStatus0Gfx11>() == 4);

/// State for the scheduler, on gfx1101.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpHqdHqStatus0Gfx1101(u32);

impl CpHqdHqStatus0Gfx1101 {
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

    /// Bit 0: waves are saved and restored
    #[inline]
    #[must_use]
    pub const fn cwsr(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `cwsr`.
    #[inline]
    #[must_use]
    pub const fn with_cwsr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn save_status(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `save_status`.
    #[inline]
    #[must_use]
    pub const fn with_save_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 3–5.
    #[inline]
    #[must_use]
    pub const fn static_queue(self) -> u8 {
        ((self.0 >> 3) & 0x7) as u8
    }

    /// Sets `static_queue`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_static_queue(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x38 | (value as u32) << 3;
        Some(self)
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn queue_run_once(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `queue_run_once`.
    #[inline]
    #[must_use]
    pub const fn with_queue_run_once(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn scratch_ram_init(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `scratch_ram_init`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_ram_init(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn tcl2_dirty(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tcl2_dirty`.
    #[inline]
    #[must_use]
    pub const fn with_tcl2_dirty(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn c_inherit_vmid(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `c_inherit_vmid`.
    #[inline]
    #[must_use]
    pub const fn with_c_inherit_vmid(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bits 10–12.
    #[inline]
    #[must_use]
    pub const fn queue_scheduler_type(self) -> u8 {
        ((self.0 >> 10) & 0x7) as u8
    }

    /// Sets `queue_scheduler_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_scheduler_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1c00 | (value as u32) << 10;
        Some(self)
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn c_queue_use_gws(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `c_queue_use_gws`.
    #[inline]
    #[must_use]
    pub const fn with_c_queue_use_gws(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn c_queue_debug_en(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `c_queue_debug_en`.
    #[inline]
    #[must_use]
    pub const fn with_c_queue_debug_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn queue_slot_connected(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `queue_slot_connected`.
    #[inline]
    #[must_use]
    pub const fn with_queue_slot_connected(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 20.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_enabled(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `mes_interrupt_enabled`.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_enabled(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bits 21–22.
    #[inline]
    #[must_use]
    pub const fn mes_interrupt_pipe(self) -> u8 {
        ((self.0 >> 21) & 0x3) as u8
    }

    /// Sets `mes_interrupt_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_interrupt_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x600000 | (value as u32) << 21;
        Some(self)
    }

    /// Bits 24–27.
    #[inline]
    #[must_use]
    pub const fn concurrent_process_count(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `concurrent_process_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_concurrent_process_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 30: nothing to do
    #[inline]
    #[must_use]
    pub const fn queue_idle(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `queue_idle`.
    #[inline]
    #[must_use]
    pub const fn with_queue_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: a message for each doorbell
    #[inline]
    #[must_use]
    pub const fn db_updated_msg_en(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `db_updated_msg_en`.
    #[inline]
    #[must_use]
    pub const fn with_db_updated_msg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for CpHqdHqStatus0Gfx1101 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpHqdHqStatus0Gfx1101>() == 4);

/// Address of the MQD.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpMqdBaseAddr(u32);

impl CpMqdBaseAddr {
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
    pub const fn base_addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `base_addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_base_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for CpMqdBaseAddr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpMqdBaseAddr>() == 4);

/// High word of the MQD's address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpMqdBaseAddrHi(u32);

impl CpMqdBaseAddrHi {
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
    pub const fn base_addr_hi(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `base_addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_base_addr_hi(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for CpMqdBaseAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpMqdBaseAddrHi>() == 4);

/// The MQD itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpMqdControl(u32);

impl CpMqdControl {
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

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn processing_mqd(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `processing_mqd`.
    #[inline]
    #[must_use]
    pub const fn with_processing_mqd(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn processing_mqd_en(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `processing_mqd_en`.
    #[inline]
    #[must_use]
    pub const fn with_processing_mqd_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
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
}

impl core::fmt::Debug for CpMqdControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpMqdControl>() == 4);

/// The MQD itself. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpMqdControlGfx10(u32);

impl CpMqdControlGfx10 {
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

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn processing_mqd(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `processing_mqd`.
    #[inline]
    #[must_use]
    pub const fn with_processing_mqd(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn processing_mqd_en(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `processing_mqd_en`.
    #[inline]
    #[must_use]
    pub const fn with_processing_mqd_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
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
    pub const fn mqd_volatile(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `mqd_volatile`.
    #[inline]
    #[must_use]
    pub const fn with_mqd_volatile(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }
}

impl core::fmt::Debug for CpMqdControlGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpMqdControlGfx10>() == 4);

/// The MQD itself. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CpMqdControlGfx12(u32);

impl CpMqdControlGfx12 {
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

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn priv_state(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `priv_state`.
    #[inline]
    #[must_use]
    pub const fn with_priv_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn processing_mqd(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `processing_mqd`.
    #[inline]
    #[must_use]
    pub const fn with_processing_mqd(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn processing_mqd_en(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `processing_mqd_en`.
    #[inline]
    #[must_use]
    pub const fn with_processing_mqd_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
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
}

impl core::fmt::Debug for CpMqdControlGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CpMqdControlGfx12>() == 4);
