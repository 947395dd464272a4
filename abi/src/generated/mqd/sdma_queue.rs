// Generated from abi/spec/mqd/sdma_queue.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 5ed1ecfc56c79c67

//! Registers of an SDMA queue: words of its MQD. A type without a version in its name is that of SDMA 4.0.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// State of the queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcContextStatus(u32);

impl SdmaRlcContextStatus {
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
    pub const fn selected(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `selected`.
    #[inline]
    #[must_use]
    pub const fn with_selected(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn idle(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `idle`.
    #[inline]
    #[must_use]
    pub const fn with_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn expired(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `expired`.
    #[inline]
    #[must_use]
    pub const fn with_expired(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bits 4–6.
    #[inline]
    #[must_use]
    pub const fn exception(self) -> u8 {
        ((self.0 >> 4) & 0x7) as u8
    }

    /// Sets `exception`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_exception(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x70 | (value as u32) << 4;
        Some(self)
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn ctxsw_able(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `ctxsw_able`.
    #[inline]
    #[must_use]
    pub const fn with_ctxsw_able(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn ctxsw_ready(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `ctxsw_ready`.
    #[inline]
    #[must_use]
    pub const fn with_ctxsw_ready(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn preempted(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `preempted`.
    #[inline]
    #[must_use]
    pub const fn with_preempted(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn preempt_disable(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `preempt_disable`.
    #[inline]
    #[must_use]
    pub const fn with_preempt_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }
}

impl core::fmt::Debug for SdmaRlcContextStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcContextStatus>() == 4);

/// State of the queue. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcContextStatusV6(u32);

impl SdmaRlcContextStatusV6 {
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
    pub const fn selected(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `selected`.
    #[inline]
    #[must_use]
    pub const fn with_selected(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn use_ib(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `use_ib`.
    #[inline]
    #[must_use]
    pub const fn with_use_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn idle(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `idle`.
    #[inline]
    #[must_use]
    pub const fn with_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn expired(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `expired`.
    #[inline]
    #[must_use]
    pub const fn with_expired(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bits 4–6.
    #[inline]
    #[must_use]
    pub const fn exception(self) -> u8 {
        ((self.0 >> 4) & 0x7) as u8
    }

    /// Sets `exception`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_exception(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x70 | (value as u32) << 4;
        Some(self)
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn ctxsw_able(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `ctxsw_able`.
    #[inline]
    #[must_use]
    pub const fn with_ctxsw_able(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn preempt_disable(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `preempt_disable`.
    #[inline]
    #[must_use]
    pub const fn with_preempt_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn rptr_wb_idle(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `rptr_wb_idle`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_wb_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn wptr_update_pending(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `wptr_update_pending`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_update_pending(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bits 16–23.
    #[inline]
    #[must_use]
    pub const fn wptr_update_fail_count(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// Sets `wptr_update_fail_count`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_update_fail_count(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff0000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for SdmaRlcContextStatusV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcContextStatusV6>() == 4);

/// State of the queue. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcContextStatusV7(u32);

impl SdmaRlcContextStatusV7 {
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
    pub const fn selected(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `selected`.
    #[inline]
    #[must_use]
    pub const fn with_selected(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn use_ib(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `use_ib`.
    #[inline]
    #[must_use]
    pub const fn with_use_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn idle(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `idle`.
    #[inline]
    #[must_use]
    pub const fn with_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn expired(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `expired`.
    #[inline]
    #[must_use]
    pub const fn with_expired(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bits 4–6.
    #[inline]
    #[must_use]
    pub const fn exception(self) -> u8 {
        ((self.0 >> 4) & 0x7) as u8
    }

    /// Sets `exception`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_exception(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x70 | (value as u32) << 4;
        Some(self)
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn ctxsw_able(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `ctxsw_able`.
    #[inline]
    #[must_use]
    pub const fn with_ctxsw_able(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn vf_status(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `vf_status`.
    #[inline]
    #[must_use]
    pub const fn with_vf_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn priv_exception(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `priv_exception`.
    #[inline]
    #[must_use]
    pub const fn with_priv_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn preempt_disable(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `preempt_disable`.
    #[inline]
    #[must_use]
    pub const fn with_preempt_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn rptr_wb_idle(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `rptr_wb_idle`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_wb_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn wptr_update_pending(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `wptr_update_pending`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_update_pending(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bits 16–23.
    #[inline]
    #[must_use]
    pub const fn wptr_update_fail_count(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// Sets `wptr_update_fail_count`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_update_fail_count(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff0000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for SdmaRlcContextStatusV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcContextStatusV7>() == 4);

/// Progress of a context switch. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcContextSwitchStatus(u32);

impl SdmaRlcContextSwitchStatus {
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
    pub const fn rb_preempt_status(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `rb_preempt_status`.
    #[inline]
    #[must_use]
    pub const fn with_rb_preempt_status(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn vm_hole_exception(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `vm_hole_exception`.
    #[inline]
    #[must_use]
    pub const fn with_vm_hole_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn page_exception(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `page_exception`.
    #[inline]
    #[must_use]
    pub const fn with_page_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 5.
    #[inline]
    #[must_use]
    pub const fn queue_hang_exception(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `queue_hang_exception`.
    #[inline]
    #[must_use]
    pub const fn with_queue_hang_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn doorbell_error_exception(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `doorbell_error_exception`.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_error_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn sram_ecc_exception(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `sram_ecc_exception`.
    #[inline]
    #[must_use]
    pub const fn with_sram_ecc_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn dram_ecc_exception(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `dram_ecc_exception`.
    #[inline]
    #[must_use]
    pub const fn with_dram_ecc_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn wptr_lt_rptr_exception(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `wptr_lt_rptr_exception`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_lt_rptr_exception(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }
}

impl core::fmt::Debug for SdmaRlcContextSwitchStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcContextSwitchStatus>() == 4);

/// Low word of the context save area's address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcCsaAddrLo(u32);

impl SdmaRlcCsaAddrLo {
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
    pub const fn addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcCsaAddrLo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcCsaAddrLo>() == 4);

/// A request to leave the hardware. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcDequeueRequest(u32);

impl SdmaRlcDequeueRequest {
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

    /// Bit 0: 1 drain, 2 reset, 3 save the context
    #[inline]
    #[must_use]
    pub const fn dequeue_req(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `dequeue_req`.
    #[inline]
    #[must_use]
    pub const fn with_dequeue_req(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for SdmaRlcDequeueRequest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcDequeueRequest>() == 4);

/// Doorbell of an SDMA queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcDoorbell(u32);

impl SdmaRlcDoorbell {
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

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn enable(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `enable`.
    #[inline]
    #[must_use]
    pub const fn with_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn captured(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `captured`.
    #[inline]
    #[must_use]
    pub const fn with_captured(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }
}

impl core::fmt::Debug for SdmaRlcDoorbell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcDoorbell>() == 4);

/// Last write to the doorbell.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcDoorbellLog(u32);

impl SdmaRlcDoorbellLog {
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
    pub const fn be_error(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `be_error`.
    #[inline]
    #[must_use]
    pub const fn with_be_error(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 2–31.
    #[inline]
    #[must_use]
    pub const fn data(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `data`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcDoorbellLog {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcDoorbellLog>() == 4);

/// Which doorbell an SDMA queue has.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcDoorbellOffset(u32);

impl SdmaRlcDoorbellOffset {
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

    /// Bits 2–27: in words, in the doorbell aperture
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0x3ffffff
    }

    /// Sets `offset`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0 = self.0 & !0xffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcDoorbellOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcDoorbellOffset>() == 4);

/// Low word of the indirect buffer's address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbBaseLo(u32);

impl SdmaRlcIbBaseLo {
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

    /// Bits 5–31.
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        (self.0 >> 5) & 0x7ffffff
    }

    /// Sets `addr`; `None` if `value` has more than 27 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 27 != 0 {
            return None;
        }
        self.0 = self.0 & !0xffffffe0 | value << 5;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbBaseLo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbBaseLo>() == 4);

/// Low word of the indirect buffer's address. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbBaseLoV7(u32);

impl SdmaRlcIbBaseLoV7 {
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
    pub const fn addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbBaseLoV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbBaseLoV7>() == 4);

/// Indirect buffers.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbCntl(u32);

impl SdmaRlcIbCntl {
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
    pub const fn ib_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `ib_enable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn ib_swap_enable(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `ib_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn switch_inside_ib(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `switch_inside_ib`.
    #[inline]
    #[must_use]
    pub const fn with_switch_inside_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bits 16–19.
    #[inline]
    #[must_use]
    pub const fn cmd_vmid(self) -> u8 {
        ((self.0 >> 16) & 0xf) as u8
    }

    /// Sets `cmd_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_cmd_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf0000 | (value as u32) << 16;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbCntl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbCntl>() == 4);

/// Indirect buffers. Since SDMA 4.4.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbCntlV44(u32);

impl SdmaRlcIbCntlV44 {
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
    pub const fn ib_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `ib_enable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn ib_swap_enable(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `ib_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_ib_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn switch_inside_ib(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `switch_inside_ib`.
    #[inline]
    #[must_use]
    pub const fn with_switch_inside_ib(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bits 16–19.
    #[inline]
    #[must_use]
    pub const fn cmd_vmid(self) -> u8 {
        ((self.0 >> 16) & 0xf) as u8
    }

    /// Sets `cmd_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_cmd_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn ib_priv(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `ib_priv`.
    #[inline]
    #[must_use]
    pub const fn with_ib_priv(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for SdmaRlcIbCntlV44 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbCntlV44>() == 4);

/// Where the indirect buffer starts, in words.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbOffset(u32);

impl SdmaRlcIbOffset {
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

    /// Bits 2–21.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0xfffff
    }

    /// Sets `offset`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbOffset>() == 4);

/// Read pointer of the indirect buffer, in words.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbRptr(u32);

impl SdmaRlcIbRptr {
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

    /// Bits 2–21.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u32 {
        (self.0 >> 2) & 0xfffff
    }

    /// Sets `offset`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbRptr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbRptr>() == 4);

/// Words of the indirect buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbSize(u32);

impl SdmaRlcIbSize {
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
    pub const fn size(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbSize>() == 4);

/// Words of a packet that are left.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbSubRemain(u32);

impl SdmaRlcIbSubRemain {
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
    pub const fn size(self) -> u16 {
        (self.0 & 0x3fff) as u16
    }

    /// Sets `size`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbSubRemain {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbSubRemain>() == 4);

/// Words of a packet that are left. Since SDMA 4.2.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcIbSubRemainV42(u32);

impl SdmaRlcIbSubRemainV42 {
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
    pub const fn size(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `size`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcIbSubRemainV42 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcIbSubRemainV42>() == 4);

/// State of a packet that was preempted.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcMidcmdCntl(u32);

impl SdmaRlcMidcmdCntl {
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
    pub const fn data_valid(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `data_valid`.
    #[inline]
    #[must_use]
    pub const fn with_data_valid(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn copy_mode(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `copy_mode`.
    #[inline]
    #[must_use]
    pub const fn with_copy_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 4–7.
    #[inline]
    #[must_use]
    pub const fn split_state(self) -> u8 {
        ((self.0 >> 4) & 0xf) as u8
    }

    /// Sets `split_state`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_split_state(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf0 | (value as u32) << 4;
        Some(self)
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn allow_preempt(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `allow_preempt`.
    #[inline]
    #[must_use]
    pub const fn with_allow_preempt(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }
}

impl core::fmt::Debug for SdmaRlcMidcmdCntl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcMidcmdCntl>() == 4);

/// Whether the write pointer is being changed.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcMinorPtrUpdate(u32);

impl SdmaRlcMinorPtrUpdate {
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
    pub const fn enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `enable`.
    #[inline]
    #[must_use]
    pub const fn with_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for SdmaRlcMinorPtrUpdate {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcMinorPtrUpdate>() == 4);

/// Low word of the MQD's address. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcMqdBaseAddrLo(u32);

impl SdmaRlcMqdBaseAddrLo {
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
    pub const fn base_addr_lo(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `base_addr_lo`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_base_addr_lo(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcMqdBaseAddrLo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcMqdBaseAddrLo>() == 4);

/// The MQD itself. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcMqdControl(u32);

impl SdmaRlcMqdControl {
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
}

impl core::fmt::Debug for SdmaRlcMqdControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcMqdControl>() == 4);

/// Preemption of an indirect buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcPreempt(u32);

impl SdmaRlcPreempt {
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
    pub const fn ib_preempt(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `ib_preempt`.
    #[inline]
    #[must_use]
    pub const fn with_ib_preempt(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for SdmaRlcPreempt {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcPreempt>() == 4);

/// AQL.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbAqlCntl(u32);

impl SdmaRlcRbAqlCntl {
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
    pub const fn aql_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `aql_enable`.
    #[inline]
    #[must_use]
    pub const fn with_aql_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–7.
    #[inline]
    #[must_use]
    pub const fn aql_packet_size(self) -> u8 {
        ((self.0 >> 1) & 0x7f) as u8
    }

    /// Sets `aql_packet_size`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_aql_packet_size(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfe | (value as u32) << 1;
        Some(self)
    }

    /// Bits 8–15.
    #[inline]
    #[must_use]
    pub const fn packet_step(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `packet_step`.
    #[inline]
    #[must_use]
    pub const fn with_packet_step(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }
}

impl core::fmt::Debug for SdmaRlcRbAqlCntl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbAqlCntl>() == 4);

/// AQL. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbAqlCntlV5(u32);

impl SdmaRlcRbAqlCntlV5 {
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
    pub const fn aql_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `aql_enable`.
    #[inline]
    #[must_use]
    pub const fn with_aql_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–7.
    #[inline]
    #[must_use]
    pub const fn aql_packet_size(self) -> u8 {
        ((self.0 >> 1) & 0x7f) as u8
    }

    /// Sets `aql_packet_size`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_aql_packet_size(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfe | (value as u32) << 1;
        Some(self)
    }

    /// Bits 8–15.
    #[inline]
    #[must_use]
    pub const fn packet_step(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `packet_step`.
    #[inline]
    #[must_use]
    pub const fn with_packet_step(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn midcmd_preempt_enable(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `midcmd_preempt_enable`.
    #[inline]
    #[must_use]
    pub const fn with_midcmd_preempt_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bit 17.
    #[inline]
    #[must_use]
    pub const fn midcmd_preempt_data_restore(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `midcmd_preempt_data_restore`.
    #[inline]
    #[must_use]
    pub const fn with_midcmd_preempt_data_restore(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
    }

    /// Bit 18.
    #[inline]
    #[must_use]
    pub const fn overlap_enable(self) -> bool {
        self.0 & 0x40000 != 0
    }

    /// Sets `overlap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_overlap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000 | (value as u32) << 18;
        self
    }
}

impl core::fmt::Debug for SdmaRlcRbAqlCntlV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbAqlCntlV5>() == 4);

/// High word of the ring's address >> 8.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbBaseHi(u32);

impl SdmaRlcRbBaseHi {
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

    /// Bits 0–23.
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        self.0 & 0xffffff
    }

    /// Sets `addr`; `None` if `value` has more than 24 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 24 != 0 {
            return None;
        }
        self.0 = self.0 & !0xffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbBaseHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbBaseHi>() == 4);

/// How the ring of an SDMA queue is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbCntl(u32);

impl SdmaRlcRbCntl {
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

    /// Bit 0: the ring is read
    #[inline]
    #[must_use]
    pub const fn rb_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `rb_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–6: log2 of its words
    #[inline]
    #[must_use]
    pub const fn rb_size(self) -> u8 {
        ((self.0 >> 1) & 0x3f) as u8
    }

    /// Sets `rb_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn rb_swap_enable(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `rb_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 12: report the read pointer
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_enable(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `rptr_writeback_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_swap_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `rptr_writeback_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bits 16–20.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_timer(self) -> u8 {
        ((self.0 >> 16) & 0x1f) as u8
    }

    /// Sets `rptr_writeback_timer`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_timer(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 23: privileged
    #[inline]
    #[must_use]
    pub const fn rb_priv(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `rb_priv`.
    #[inline]
    #[must_use]
    pub const fn with_rb_priv(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn rb_vmid(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `rb_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbCntl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbCntl>() == 4);

/// How the ring of an SDMA queue is read. Since SDMA 4.2.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbCntlV42(u32);

impl SdmaRlcRbCntlV42 {
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

    /// Bit 0: the ring is read
    #[inline]
    #[must_use]
    pub const fn rb_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `rb_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: log2 of its words
    #[inline]
    #[must_use]
    pub const fn rb_size(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `rb_size`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_size(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn rb_swap_enable(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `rb_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 12: report the read pointer
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_enable(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `rptr_writeback_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_swap_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `rptr_writeback_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bits 16–20.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_timer(self) -> u8 {
        ((self.0 >> 16) & 0x1f) as u8
    }

    /// Sets `rptr_writeback_timer`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_timer(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 23: privileged
    #[inline]
    #[must_use]
    pub const fn rb_priv(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `rb_priv`.
    #[inline]
    #[must_use]
    pub const fn with_rb_priv(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn rb_vmid(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `rb_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbCntlV42 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbCntlV42>() == 4);

/// How the ring of an SDMA queue is read. Since SDMA 5.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbCntlV5(u32);

impl SdmaRlcRbCntlV5 {
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

    /// Bit 0: the ring is read
    #[inline]
    #[must_use]
    pub const fn rb_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `rb_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: log2 of its words
    #[inline]
    #[must_use]
    pub const fn rb_size(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `rb_size`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_size(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn rb_swap_enable(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `rb_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 12: report the read pointer
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_enable(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `rptr_writeback_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_swap_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `rptr_writeback_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bits 16–20.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_timer(self) -> u8 {
        ((self.0 >> 16) & 0x1f) as u8
    }

    /// Sets `rptr_writeback_timer`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_timer(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 23: privileged
    #[inline]
    #[must_use]
    pub const fn rb_priv(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `rb_priv`.
    #[inline]
    #[must_use]
    pub const fn with_rb_priv(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn rb_vmid(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `rb_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn rptr_wb_idle(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `rptr_wb_idle`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_wb_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for SdmaRlcRbCntlV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbCntlV5>() == 4);

/// How the ring of an SDMA queue is read. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbCntlV6(u32);

impl SdmaRlcRbCntlV6 {
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

    /// Bit 0: the ring is read
    #[inline]
    #[must_use]
    pub const fn rb_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `rb_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: log2 of its words
    #[inline]
    #[must_use]
    pub const fn rb_size(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `rb_size`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_size(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn wptr_poll_enable(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `wptr_poll_enable`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_poll_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn rb_swap_enable(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `rb_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn wptr_poll_swap_enable(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `wptr_poll_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_poll_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn f32_wptr_poll_enable(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `f32_wptr_poll_enable`.
    #[inline]
    #[must_use]
    pub const fn with_f32_wptr_poll_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 12: report the read pointer
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_enable(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `rptr_writeback_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_swap_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `rptr_writeback_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bits 16–20.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_timer(self) -> u8 {
        ((self.0 >> 16) & 0x1f) as u8
    }

    /// Sets `rptr_writeback_timer`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_timer(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 23: privileged
    #[inline]
    #[must_use]
    pub const fn rb_priv(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `rb_priv`.
    #[inline]
    #[must_use]
    pub const fn with_rb_priv(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn rb_vmid(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `rb_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbCntlV6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbCntlV6>() == 4);

/// How the ring of an SDMA queue is read. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbCntlV7(u32);

impl SdmaRlcRbCntlV7 {
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

    /// Bit 0: the ring is read
    #[inline]
    #[must_use]
    pub const fn rb_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `rb_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: log2 of its words
    #[inline]
    #[must_use]
    pub const fn rb_size(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `rb_size`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_size(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn wptr_poll_enable(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `wptr_poll_enable`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_poll_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn rb_swap_enable(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `rb_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rb_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn wptr_poll_swap_enable(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `wptr_poll_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_poll_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn mcu_wptr_poll_enable(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `mcu_wptr_poll_enable`.
    #[inline]
    #[must_use]
    pub const fn with_mcu_wptr_poll_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 12: report the read pointer
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_enable(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `rptr_writeback_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_swap_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `rptr_writeback_swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bits 16–20.
    #[inline]
    #[must_use]
    pub const fn rptr_writeback_timer(self) -> u8 {
        ((self.0 >> 16) & 0x1f) as u8
    }

    /// Sets `rptr_writeback_timer`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_rptr_writeback_timer(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 23: privileged
    #[inline]
    #[must_use]
    pub const fn rb_priv(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `rb_priv`.
    #[inline]
    #[must_use]
    pub const fn with_rb_priv(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn rb_vmid(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `rb_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_rb_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbCntlV7 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbCntlV7>() == 4);

/// Preemption of the ring. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbPreempt(u32);

impl SdmaRlcRbPreempt {
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
    pub const fn preempt_req(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `preempt_req`.
    #[inline]
    #[must_use]
    pub const fn with_preempt_req(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for SdmaRlcRbPreempt {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbPreempt>() == 4);

/// Low word of where the read pointer is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbRptrAddrLo(u32);

impl SdmaRlcRbRptrAddrLo {
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
    pub const fn addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbRptrAddrLo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbRptrAddrLo>() == 4);

/// Low word of where the read pointer is written. Since SDMA 4.2.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbRptrAddrLoV42(u32);

impl SdmaRlcRbRptrAddrLoV42 {
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
    pub const fn rptr_wb_idle(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `rptr_wb_idle`.
    #[inline]
    #[must_use]
    pub const fn with_rptr_wb_idle(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 2–31.
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbRptrAddrLoV42 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbRptrAddrLoV42>() == 4);

/// Low word of where the write pointer is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbWptrPollAddrLo(u32);

impl SdmaRlcRbWptrPollAddrLo {
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
    pub const fn addr(self) -> u32 {
        (self.0 >> 2) & 0x3fffffff
    }

    /// Sets `addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcRbWptrPollAddrLo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbWptrPollAddrLo>() == 4);

/// How often the write pointer is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcRbWptrPollCntl(u32);

impl SdmaRlcRbWptrPollCntl {
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
    pub const fn enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `enable`.
    #[inline]
    #[must_use]
    pub const fn with_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1.
    #[inline]
    #[must_use]
    pub const fn swap_enable(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `swap_enable`.
    #[inline]
    #[must_use]
    pub const fn with_swap_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn f32_poll_enable(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `f32_poll_enable`.
    #[inline]
    #[must_use]
    pub const fn with_f32_poll_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bits 4–15.
    #[inline]
    #[must_use]
    pub const fn frequency(self) -> u16 {
        ((self.0 >> 4) & 0xfff) as u16
    }

    /// Sets `frequency`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_frequency(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfff0 | (value as u32) << 4;
        Some(self)
    }

    /// Bits 16–31.
    #[inline]
    #[must_use]
    pub const fn idle_poll_count(self) -> u16 {
        ((self.0 >> 16) & 0xffff) as u16
    }

    /// Sets `idle_poll_count`.
    #[inline]
    #[must_use]
    pub const fn with_idle_poll_count(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff0000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for SdmaRlcRbWptrPollCntl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcRbWptrPollCntl>() == 4);

/// Scheduling of the queue. Since SDMA 6.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcScheduleCntl(u32);

impl SdmaRlcScheduleCntl {
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
    pub const fn global_id(self) -> u8 {
        (self.0 & 0x3) as u8
    }

    /// Sets `global_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_global_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3 | (value as u32);
        Some(self)
    }

    /// Bits 2–4.
    #[inline]
    #[must_use]
    pub const fn process_id(self) -> u8 {
        ((self.0 >> 2) & 0x7) as u8
    }

    /// Sets `process_id`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_process_id(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1c | (value as u32) << 2;
        Some(self)
    }

    /// Bits 6–7.
    #[inline]
    #[must_use]
    pub const fn local_id(self) -> u8 {
        ((self.0 >> 6) & 0x3) as u8
    }

    /// Sets `local_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_local_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 8–15.
    #[inline]
    #[must_use]
    pub const fn context_quantum(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `context_quantum`.
    #[inline]
    #[must_use]
    pub const fn with_context_quantum(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }
}

impl core::fmt::Debug for SdmaRlcScheduleCntl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcScheduleCntl>() == 4);

/// Words that are skipped.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcSkipCntl(u32);

impl SdmaRlcSkipCntl {
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
    pub const fn skip_count(self) -> u16 {
        (self.0 & 0x3fff) as u16
    }

    /// Sets `skip_count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_skip_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcSkipCntl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcSkipCntl>() == 4);

/// Words that are skipped. Since SDMA 4.2.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcSkipCntlV42(u32);

impl SdmaRlcSkipCntlV42 {
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
    pub const fn skip_count(self) -> u32 {
        self.0 & 0xfffff
    }

    /// Sets `skip_count`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_skip_count(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcSkipCntlV42 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcSkipCntlV42>() == 4);

/// Write pointer updates that failed or wait.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcStatus(u32);

impl SdmaRlcStatus {
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
    pub const fn wptr_update_fail_count(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `wptr_update_fail_count`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_update_fail_count(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn wptr_update_pending(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `wptr_update_pending`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_update_pending(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }
}

impl core::fmt::Debug for SdmaRlcStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcStatus>() == 4);

/// Waits that are not met before the queue is switched. Since SDMA 7.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcWaitUnsatisfiedThd(u32);

impl SdmaRlcWaitUnsatisfiedThd {
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

    /// Bits 0–4.
    #[inline]
    #[must_use]
    pub const fn threshold(self) -> u8 {
        (self.0 & 0x1f) as u8
    }

    /// Sets `threshold`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_threshold(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcWaitUnsatisfiedThd {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcWaitUnsatisfiedThd>() == 4);

/// Outstanding reads and writes.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SdmaRlcWatermark(u32);

impl SdmaRlcWatermark {
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
    pub const fn rd_outstanding(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// Sets `rd_outstanding`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_rd_outstanding(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfff | (value as u32);
        Some(self)
    }

    /// Bits 16–25.
    #[inline]
    #[must_use]
    pub const fn wr_outstanding(self) -> u16 {
        ((self.0 >> 16) & 0x3ff) as u16
    }

    /// Sets `wr_outstanding`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_wr_outstanding(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff0000 | (value as u32) << 16;
        Some(self)
    }
}

impl core::fmt::Debug for SdmaRlcWatermark {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SdmaRlcWatermark>() == 4);
