// Generated from abi/spec/mqd/compute.toml by `cargo xtask codegen`. Do not edit.
// Content hash: fafcececd267e372

//! Registers `COMPUTE_…`: what an MQD and the packet `SET_SH_REG` carry. A type without a generation in its name is that of gfx942; a generation that changed a register has a type of its own.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Draw and dispatch id. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDdidIndex(u32);

impl ComputeDdidIndex {
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

    /// Bits 0–10.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u16 {
        (self.0 & 0x7ff) as u16
    }

    /// Sets `index`; `None` if `value` has more than 11 bits.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u16) -> Option<Self> {
        if value >> 11 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7ff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for ComputeDdidIndex {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDdidIndex>() == 4);

/// How a dispatch starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchInitiator(u32);

impl ComputeDispatchInitiator {
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

    /// Bit 0: start
    #[inline]
    #[must_use]
    pub const fn compute_shader_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `compute_shader_en`.
    #[inline]
    #[must_use]
    pub const fn with_compute_shader_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: the last workgroups may be partial
    #[inline]
    #[must_use]
    pub const fn partial_tg_en(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `partial_tg_en`.
    #[inline]
    #[must_use]
    pub const fn with_partial_tg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2: start at workgroup 0, 0, 0
    #[inline]
    #[must_use]
    pub const fn force_start_at_000(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `force_start_at_000`.
    #[inline]
    #[must_use]
    pub const fn with_force_start_at_000(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn ordered_append_enbl(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `ordered_append_enbl`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_enbl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn ordered_append_mode(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `ordered_append_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5: dimensions count work-items, not workgroups
    #[inline]
    #[must_use]
    pub const fn use_thread_dimensions(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `use_thread_dimensions`.
    #[inline]
    #[must_use]
    pub const fn with_use_thread_dimensions(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 6: in order
    #[inline]
    #[must_use]
    pub const fn order_mode(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `order_mode`.
    #[inline]
    #[must_use]
    pub const fn with_order_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 10: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn scalar_l1_inv_vol(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `scalar_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_scalar_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn vector_l1_inv_vol(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `vector_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_vector_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 14: restore saved waves
    #[inline]
    #[must_use]
    pub const fn restore(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `restore`.
    #[inline]
    #[must_use]
    pub const fn with_restore(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }
}

impl core::fmt::Debug for ComputeDispatchInitiator {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchInitiator>() == 4);

/// How a dispatch starts. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchInitiatorGfx10(u32);

impl ComputeDispatchInitiatorGfx10 {
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

    /// Bit 0: start
    #[inline]
    #[must_use]
    pub const fn compute_shader_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `compute_shader_en`.
    #[inline]
    #[must_use]
    pub const fn with_compute_shader_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: the last workgroups may be partial
    #[inline]
    #[must_use]
    pub const fn partial_tg_en(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `partial_tg_en`.
    #[inline]
    #[must_use]
    pub const fn with_partial_tg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2: start at workgroup 0, 0, 0
    #[inline]
    #[must_use]
    pub const fn force_start_at_000(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `force_start_at_000`.
    #[inline]
    #[must_use]
    pub const fn with_force_start_at_000(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn ordered_append_enbl(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `ordered_append_enbl`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_enbl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn ordered_append_mode(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `ordered_append_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5: dimensions count work-items, not workgroups
    #[inline]
    #[must_use]
    pub const fn use_thread_dimensions(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `use_thread_dimensions`.
    #[inline]
    #[must_use]
    pub const fn with_use_thread_dimensions(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 6: in order
    #[inline]
    #[must_use]
    pub const fn order_mode(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `order_mode`.
    #[inline]
    #[must_use]
    pub const fn with_order_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 10: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn scalar_l1_inv_vol(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `scalar_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_scalar_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn vector_l1_inv_vol(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `vector_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_vector_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn tunnel_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `tunnel_enable`.
    #[inline]
    #[must_use]
    pub const fn with_tunnel_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14: restore saved waves
    #[inline]
    #[must_use]
    pub const fn restore(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `restore`.
    #[inline]
    #[must_use]
    pub const fn with_restore(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15: waves of 32 lanes
    #[inline]
    #[must_use]
    pub const fn cs_w32_en(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `cs_w32_en`.
    #[inline]
    #[must_use]
    pub const fn with_cs_w32_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }
}

impl core::fmt::Debug for ComputeDispatchInitiatorGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchInitiatorGfx10>() == 4);

/// How a dispatch starts. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchInitiatorGfx11(u32);

impl ComputeDispatchInitiatorGfx11 {
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

    /// Bit 0: start
    #[inline]
    #[must_use]
    pub const fn compute_shader_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `compute_shader_en`.
    #[inline]
    #[must_use]
    pub const fn with_compute_shader_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: the last workgroups may be partial
    #[inline]
    #[must_use]
    pub const fn partial_tg_en(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `partial_tg_en`.
    #[inline]
    #[must_use]
    pub const fn with_partial_tg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2: start at workgroup 0, 0, 0
    #[inline]
    #[must_use]
    pub const fn force_start_at_000(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `force_start_at_000`.
    #[inline]
    #[must_use]
    pub const fn with_force_start_at_000(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn ordered_append_enbl(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `ordered_append_enbl`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_enbl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn ordered_append_mode(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `ordered_append_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5: dimensions count work-items, not workgroups
    #[inline]
    #[must_use]
    pub const fn use_thread_dimensions(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `use_thread_dimensions`.
    #[inline]
    #[must_use]
    pub const fn with_use_thread_dimensions(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 6: in order
    #[inline]
    #[must_use]
    pub const fn order_mode(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `order_mode`.
    #[inline]
    #[must_use]
    pub const fn with_order_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 10: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn scalar_l1_inv_vol(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `scalar_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_scalar_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn vector_l1_inv_vol(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `vector_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_vector_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn tunnel_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `tunnel_enable`.
    #[inline]
    #[must_use]
    pub const fn with_tunnel_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14: restore saved waves
    #[inline]
    #[must_use]
    pub const fn restore(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `restore`.
    #[inline]
    #[must_use]
    pub const fn with_restore(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15: waves of 32 lanes
    #[inline]
    #[must_use]
    pub const fn cs_w32_en(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `cs_w32_en`.
    #[inline]
    #[must_use]
    pub const fn with_cs_w32_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn amp_shader_en(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `amp_shader_en`.
    #[inline]
    #[must_use]
    pub const fn with_amp_shader_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bit 17.
    #[inline]
    #[must_use]
    pub const fn disable_disp_prempt_en(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `disable_disp_prempt_en`.
    #[inline]
    #[must_use]
    pub const fn with_disable_disp_prempt_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
    }
}

impl core::fmt::Debug for ComputeDispatchInitiatorGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchInitiatorGfx11>() == 4);

/// How a dispatch starts. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchInitiatorGfx12(u32);

impl ComputeDispatchInitiatorGfx12 {
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

    /// Bit 0: start
    #[inline]
    #[must_use]
    pub const fn compute_shader_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `compute_shader_en`.
    #[inline]
    #[must_use]
    pub const fn with_compute_shader_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: the last workgroups may be partial
    #[inline]
    #[must_use]
    pub const fn partial_tg_en(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `partial_tg_en`.
    #[inline]
    #[must_use]
    pub const fn with_partial_tg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2: start at workgroup 0, 0, 0
    #[inline]
    #[must_use]
    pub const fn force_start_at_000(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `force_start_at_000`.
    #[inline]
    #[must_use]
    pub const fn with_force_start_at_000(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn ordered_append_enbl(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `ordered_append_enbl`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_enbl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn ordered_append_mode(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `ordered_append_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ordered_append_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5: dimensions count work-items, not workgroups
    #[inline]
    #[must_use]
    pub const fn use_thread_dimensions(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `use_thread_dimensions`.
    #[inline]
    #[must_use]
    pub const fn with_use_thread_dimensions(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 6: in order
    #[inline]
    #[must_use]
    pub const fn order_mode(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `order_mode`.
    #[inline]
    #[must_use]
    pub const fn with_order_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 10: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn scalar_l1_inv_vol(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `scalar_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_scalar_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn vector_l1_inv_vol(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `vector_l1_inv_vol`.
    #[inline]
    #[must_use]
    pub const fn with_vector_l1_inv_vol(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn ping_pong_en(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `ping_pong_en`.
    #[inline]
    #[must_use]
    pub const fn with_ping_pong_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn tunnel_enable(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `tunnel_enable`.
    #[inline]
    #[must_use]
    pub const fn with_tunnel_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14: restore saved waves
    #[inline]
    #[must_use]
    pub const fn restore(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `restore`.
    #[inline]
    #[must_use]
    pub const fn with_restore(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15: waves of 32 lanes
    #[inline]
    #[must_use]
    pub const fn cs_w32_en(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `cs_w32_en`.
    #[inline]
    #[must_use]
    pub const fn with_cs_w32_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn amp_shader_en(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `amp_shader_en`.
    #[inline]
    #[must_use]
    pub const fn with_amp_shader_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bit 17.
    #[inline]
    #[must_use]
    pub const fn disable_disp_prempt_en(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `disable_disp_prempt_en`.
    #[inline]
    #[must_use]
    pub const fn with_disable_disp_prempt_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
    }

    /// Bit 18.
    #[inline]
    #[must_use]
    pub const fn interleave_2d_en(self) -> bool {
        self.0 & 0x40000 != 0
    }

    /// Sets `interleave_2d_en`.
    #[inline]
    #[must_use]
    pub const fn with_interleave_2d_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000 | (value as u32) << 18;
        self
    }

    /// Bits 29–31.
    #[inline]
    #[must_use]
    pub const fn ttrace_queue_id(self) -> u8 {
        ((self.0 >> 29) & 0x7) as u8
    }

    /// Sets `ttrace_queue_id`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_ttrace_queue_id(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeDispatchInitiatorGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchInitiatorGfx12>() == 4);

/// How workgroups are spread over the shader engines. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchInterleave(u32);

impl ComputeDispatchInterleave {
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

    /// Bits 0–9: workgroups that go to one shader engine in a row
    #[inline]
    #[must_use]
    pub const fn interleave(self) -> u16 {
        (self.0 & 0x3ff) as u16
    }

    /// Sets `interleave`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_interleave(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for ComputeDispatchInterleave {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchInterleave>() == 4);

/// How workgroups are spread over the shader engines. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchInterleaveGfx12(u32);

impl ComputeDispatchInterleaveGfx12 {
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

    /// Bits 0–9: workgroups that go to one shader engine in a row
    #[inline]
    #[must_use]
    pub const fn interleave_1d(self) -> u16 {
        (self.0 & 0x3ff) as u16
    }

    /// Sets `interleave_1d`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_interleave_1d(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff | (value as u32);
        Some(self)
    }

    /// Bits 16–19.
    #[inline]
    #[must_use]
    pub const fn interleave_2d_x_size(self) -> u8 {
        ((self.0 >> 16) & 0xf) as u8
    }

    /// Sets `interleave_2d_x_size`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_interleave_2d_x_size(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 24–27.
    #[inline]
    #[must_use]
    pub const fn interleave_2d_y_size(self) -> u8 {
        ((self.0 >> 24) & 0xf) as u8
    }

    /// Sets `interleave_2d_y_size`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_interleave_2d_y_size(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeDispatchInterleaveGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchInterleaveGfx12>() == 4);

/// High word of the dispatch packet's address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchPktAddrHi(u32);

impl ComputeDispatchPktAddrHi {
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
    pub const fn data(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }
}

impl core::fmt::Debug for ComputeDispatchPktAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchPktAddrHi>() == 4);

/// High word of the scratch base >> 8.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchScratchBaseHi(u32);

impl ComputeDispatchScratchBaseHi {
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
    pub const fn data(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }
}

impl core::fmt::Debug for ComputeDispatchScratchBaseHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchScratchBaseHi>() == 4);

/// Tunnelled dispatches. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchTunnel(u32);

impl ComputeDispatchTunnel {
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

    /// Bits 0–9.
    #[inline]
    #[must_use]
    pub const fn off_delay(self) -> u16 {
        (self.0 & 0x3ff) as u16
    }

    /// Sets `off_delay`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_off_delay(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff | (value as u32);
        Some(self)
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn immediate(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `immediate`.
    #[inline]
    #[must_use]
    pub const fn with_immediate(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }
}

impl core::fmt::Debug for ComputeDispatchTunnel {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchTunnel>() == 4);

/// Tunnelled dispatches. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeDispatchTunnelGfx12(u32);

impl ComputeDispatchTunnelGfx12 {
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
    pub const fn off_delay(self) -> u16 {
        (self.0 & 0x1fff) as u16
    }

    /// Sets `off_delay`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_off_delay(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for ComputeDispatchTunnelGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeDispatchTunnelGfx12>() == 4);

/// Numbering of waves and shader engines.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeMiscReserved(u32);

impl ComputeMiscReserved {
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
    pub const fn send_seid(self) -> u8 {
        (self.0 & 0x3) as u8
    }

    /// Sets `send_seid`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_send_seid(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3 | (value as u32);
        Some(self)
    }

    /// Bits 5–16.
    #[inline]
    #[must_use]
    pub const fn wave_id_base(self) -> u16 {
        ((self.0 >> 5) & 0xfff) as u16
    }

    /// Sets `wave_id_base`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_wave_id_base(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1ffe0 | (value as u32) << 5;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeMiscReserved {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeMiscReserved>() == 4);

/// Numbering of waves and shader engines, on gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeMiscReservedGfx90a(u32);

impl ComputeMiscReservedGfx90a {
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
    pub const fn send_seid(self) -> u8 {
        (self.0 & 0x3) as u8
    }

    /// Sets `send_seid`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_send_seid(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3 | (value as u32);
        Some(self)
    }

    /// Bits 2–3.
    #[inline]
    #[must_use]
    pub const fn send_seid_core1(self) -> u8 {
        ((self.0 >> 2) & 0x3) as u8
    }

    /// Sets `send_seid_core1`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_send_seid_core1(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn restore_core_id(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `restore_core_id`.
    #[inline]
    #[must_use]
    pub const fn with_restore_core_id(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bits 5–16.
    #[inline]
    #[must_use]
    pub const fn wave_id_base(self) -> u16 {
        ((self.0 >> 5) & 0xfff) as u16
    }

    /// Sets `wave_id_base`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_wave_id_base(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1ffe0 | (value as u32) << 5;
        Some(self)
    }

    /// Bit 17.
    #[inline]
    #[must_use]
    pub const fn crawler_done_core0(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `crawler_done_core0`.
    #[inline]
    #[must_use]
    pub const fn with_crawler_done_core0(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
    }

    /// Bit 18.
    #[inline]
    #[must_use]
    pub const fn crawler_done_core1(self) -> bool {
        self.0 & 0x40000 != 0
    }

    /// Sets `crawler_done_core1`.
    #[inline]
    #[must_use]
    pub const fn with_crawler_done_core1(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000 | (value as u32) << 18;
        self
    }
}

impl core::fmt::Debug for ComputeMiscReservedGfx90a {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeMiscReservedGfx90a>() == 4);

/// Numbering of waves and shader engines. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeMiscReservedGfx11(u32);

impl ComputeMiscReservedGfx11 {
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
    pub const fn send_seid(self) -> u8 {
        (self.0 & 0x7) as u8
    }

    /// Sets `send_seid`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_send_seid(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7 | (value as u32);
        Some(self)
    }

    /// Bits 5–16.
    #[inline]
    #[must_use]
    pub const fn wave_id_base(self) -> u16 {
        ((self.0 >> 5) & 0xfff) as u16
    }

    /// Sets `wave_id_base`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_wave_id_base(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1ffe0 | (value as u32) << 5;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeMiscReservedGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeMiscReservedGfx11>() == 4);

/// Numbering of waves and shader engines. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeMiscReservedGfx12(u32);

impl ComputeMiscReservedGfx12 {
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
    pub const fn send_seid(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `send_seid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_send_seid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bits 5–16.
    #[inline]
    #[must_use]
    pub const fn wave_id_base(self) -> u16 {
        ((self.0 >> 5) & 0xfff) as u16
    }

    /// Sets `wave_id_base`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_wave_id_base(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1ffe0 | (value as u32) << 5;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeMiscReservedGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeMiscReservedGfx12>() == 4);

/// Size of a workgroup in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeNumThread(u32);

impl ComputeNumThread {
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

    /// Bits 0–15: work-items of a full workgroup
    #[inline]
    #[must_use]
    pub const fn num_thread_full(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `num_thread_full`.
    #[inline]
    #[must_use]
    pub const fn with_num_thread_full(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }

    /// Bits 16–31: work-items of the last one
    #[inline]
    #[must_use]
    pub const fn num_thread_partial(self) -> u16 {
        ((self.0 >> 16) & 0xffff) as u16
    }

    /// Sets `num_thread_partial`.
    #[inline]
    #[must_use]
    pub const fn with_num_thread_partial(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff0000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for ComputeNumThread {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeNumThread>() == 4);

/// Size of a workgroup in one direction. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeNumThreadGfx12(u32);

impl ComputeNumThreadGfx12 {
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

    /// Bits 0–12: work-items of a full workgroup
    #[inline]
    #[must_use]
    pub const fn num_thread_full(self) -> u16 {
        (self.0 & 0x1fff) as u16
    }

    /// Sets `num_thread_full`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_thread_full(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff | (value as u32);
        Some(self)
    }

    /// Bits 13–15.
    #[inline]
    #[must_use]
    pub const fn interleave_bits_x(self) -> u8 {
        ((self.0 >> 13) & 0x7) as u8
    }

    /// Sets `interleave_bits_x`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_interleave_bits_x(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0xe000 | (value as u32) << 13;
        Some(self)
    }

    /// Bits 16–31: work-items of the last one
    #[inline]
    #[must_use]
    pub const fn num_thread_partial(self) -> u16 {
        ((self.0 >> 16) & 0xffff) as u16
    }

    /// Sets `num_thread_partial`.
    #[inline]
    #[must_use]
    pub const fn with_num_thread_partial(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff0000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for ComputeNumThreadGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeNumThreadGfx12>() == 4);

/// Counting of performance events.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePerfcountEnable(u32);

impl ComputePerfcountEnable {
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
    pub const fn perfcount_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `perfcount_enable`.
    #[inline]
    #[must_use]
    pub const fn with_perfcount_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for ComputePerfcountEnable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePerfcountEnable>() == 4);

/// Pipeline statistics.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePipelinestatEnable(u32);

impl ComputePipelinestatEnable {
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
    pub const fn pipelinestat_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `pipelinestat_enable`.
    #[inline]
    #[must_use]
    pub const fn with_pipelinestat_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for ComputePipelinestatEnable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePipelinestatEnable>() == 4);

/// What a queue that was saved starts with.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeRelaunch(u32);

impl ComputeRelaunch {
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

    /// Bits 0–29.
    #[inline]
    #[must_use]
    pub const fn payload(self) -> u32 {
        self.0 & 0x3fffffff
    }

    /// Sets `payload`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_payload(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fffffff | value;
        Some(self)
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn is_event(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `is_event`.
    #[inline]
    #[must_use]
    pub const fn with_is_event(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn is_state(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `is_state`.
    #[inline]
    #[must_use]
    pub const fn with_is_state(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for ComputeRelaunch {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeRelaunch>() == 4);

/// How workgroups ask for room. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeReqCtrl(u32);

impl ComputeReqCtrl {
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
    pub const fn soft_grouping_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `soft_grouping_en`.
    #[inline]
    #[must_use]
    pub const fn with_soft_grouping_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–4.
    #[inline]
    #[must_use]
    pub const fn number_of_requests_per_cu(self) -> u8 {
        ((self.0 >> 1) & 0xf) as u8
    }

    /// Sets `number_of_requests_per_cu`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_number_of_requests_per_cu(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1e | (value as u32) << 1;
        Some(self)
    }

    /// Bits 5–8.
    #[inline]
    #[must_use]
    pub const fn soft_grouping_allocation_timeout(self) -> u8 {
        ((self.0 >> 5) & 0xf) as u8
    }

    /// Sets `soft_grouping_allocation_timeout`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_soft_grouping_allocation_timeout(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1e0 | (value as u32) << 5;
        Some(self)
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn hard_lock_hysteresis(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `hard_lock_hysteresis`.
    #[inline]
    #[must_use]
    pub const fn with_hard_lock_hysteresis(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bits 10–14.
    #[inline]
    #[must_use]
    pub const fn hard_lock_low_threshold(self) -> u8 {
        ((self.0 >> 10) & 0x1f) as u8
    }

    /// Sets `hard_lock_low_threshold`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_hard_lock_low_threshold(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7c00 | (value as u32) << 10;
        Some(self)
    }

    /// Bit 15.
    #[inline]
    #[must_use]
    pub const fn producer_request_lockout(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `producer_request_lockout`.
    #[inline]
    #[must_use]
    pub const fn with_producer_request_lockout(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16.
    #[inline]
    #[must_use]
    pub const fn global_scanning_en(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `global_scanning_en`.
    #[inline]
    #[must_use]
    pub const fn with_global_scanning_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bits 17–19.
    #[inline]
    #[must_use]
    pub const fn allocation_rate_throttling_threshold(self) -> u8 {
        ((self.0 >> 17) & 0x7) as u8
    }

    /// Sets `allocation_rate_throttling_threshold`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_allocation_rate_throttling_threshold(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0xe0000 | (value as u32) << 17;
        Some(self)
    }

    /// Bits 20–26.
    #[inline]
    #[must_use]
    pub const fn dedicated_preallocation_buffer_limit(self) -> u8 {
        ((self.0 >> 20) & 0x7f) as u8
    }

    /// Sets `dedicated_preallocation_buffer_limit`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_dedicated_preallocation_buffer_limit(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7f00000 | (value as u32) << 20;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeReqCtrl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeReqCtrl>() == 4);

/// Limits of the waves of this queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeResourceLimits(u32);

impl ComputeResourceLimits {
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

    /// Bits 0–9: waves of a shader array at a time, 0 for no limit
    #[inline]
    #[must_use]
    pub const fn waves_per_sh(self) -> u16 {
        (self.0 & 0x3ff) as u16
    }

    /// Sets `waves_per_sh`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_waves_per_sh(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff | (value as u32);
        Some(self)
    }

    /// Bits 12–15: workgroups of a compute unit at a time, 0 for no limit
    #[inline]
    #[must_use]
    pub const fn tg_per_cu(self) -> u8 {
        ((self.0 >> 12) & 0xf) as u8
    }

    /// Sets `tg_per_cu`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_tg_per_cu(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 16–21.
    #[inline]
    #[must_use]
    pub const fn lock_threshold(self) -> u8 {
        ((self.0 >> 16) & 0x3f) as u8
    }

    /// Sets `lock_threshold`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_lock_threshold(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn simd_dest_cntl(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `simd_dest_cntl`.
    #[inline]
    #[must_use]
    pub const fn with_simd_dest_cntl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn force_simd_dist(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `force_simd_dist`.
    #[inline]
    #[must_use]
    pub const fn with_force_simd_dist(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–26.
    #[inline]
    #[must_use]
    pub const fn cu_group_count(self) -> u8 {
        ((self.0 >> 24) & 0x7) as u8
    }

    /// Sets `cu_group_count`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cu_group_count(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bits 27–30.
    #[inline]
    #[must_use]
    pub const fn simd_disable(self) -> u8 {
        ((self.0 >> 27) & 0xf) as u8
    }

    /// Sets `simd_disable`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_simd_disable(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x78000000 | (value as u32) << 27;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeResourceLimits {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeResourceLimits>() == 4);

/// Limits of the waves of this queue. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeResourceLimitsGfx10(u32);

impl ComputeResourceLimitsGfx10 {
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

    /// Bits 0–9: waves of a shader array at a time, 0 for no limit
    #[inline]
    #[must_use]
    pub const fn waves_per_sh(self) -> u16 {
        (self.0 & 0x3ff) as u16
    }

    /// Sets `waves_per_sh`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_waves_per_sh(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ff | (value as u32);
        Some(self)
    }

    /// Bits 12–15: workgroups of a compute unit at a time, 0 for no limit
    #[inline]
    #[must_use]
    pub const fn tg_per_cu(self) -> u8 {
        ((self.0 >> 12) & 0xf) as u8
    }

    /// Sets `tg_per_cu`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_tg_per_cu(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 16–21.
    #[inline]
    #[must_use]
    pub const fn lock_threshold(self) -> u8 {
        ((self.0 >> 16) & 0x3f) as u8
    }

    /// Sets `lock_threshold`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_lock_threshold(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bit 22.
    #[inline]
    #[must_use]
    pub const fn simd_dest_cntl(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `simd_dest_cntl`.
    #[inline]
    #[must_use]
    pub const fn with_simd_dest_cntl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23.
    #[inline]
    #[must_use]
    pub const fn force_simd_dist(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `force_simd_dist`.
    #[inline]
    #[must_use]
    pub const fn with_force_simd_dist(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bits 24–26.
    #[inline]
    #[must_use]
    pub const fn cu_group_count(self) -> u8 {
        ((self.0 >> 24) & 0x7) as u8
    }

    /// Sets `cu_group_count`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cu_group_count(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeResourceLimitsGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeResourceLimitsGfx10>() == 4);

/// Compute units of a shader engine that the queue may use, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeStaticThreadMgmt(u32);

impl ComputeStaticThreadMgmt {
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

    /// Bits 0–15: shader array 0
    #[inline]
    #[must_use]
    pub const fn sh0_cu_en(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `sh0_cu_en`.
    #[inline]
    #[must_use]
    pub const fn with_sh0_cu_en(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }

    /// Bits 16–31: shader array 1
    #[inline]
    #[must_use]
    pub const fn sh1_cu_en(self) -> u16 {
        ((self.0 >> 16) & 0xffff) as u16
    }

    /// Sets `sh1_cu_en`.
    #[inline]
    #[must_use]
    pub const fn with_sh1_cu_en(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff0000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for ComputeStaticThreadMgmt {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeStaticThreadMgmt>() == 4);

/// Compute units of a shader engine that the queue may use, one bit each. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeStaticThreadMgmtGfx10(u32);

impl ComputeStaticThreadMgmtGfx10 {
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

    /// Bits 0–15: shader array 0
    #[inline]
    #[must_use]
    pub const fn sa0_cu_en(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `sa0_cu_en`.
    #[inline]
    #[must_use]
    pub const fn with_sa0_cu_en(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }

    /// Bits 16–31: shader array 1
    #[inline]
    #[must_use]
    pub const fn sa1_cu_en(self) -> u16 {
        ((self.0 >> 16) & 0xffff) as u16
    }

    /// Sets `sa1_cu_en`.
    #[inline]
    #[must_use]
    pub const fn with_sa1_cu_en(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff0000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for ComputeStaticThreadMgmtGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeStaticThreadMgmtGfx10>() == 4);

/// Workgroups that go to one XCC in a row.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeTgChunkSize(u32);

impl ComputeTgChunkSize {
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
    pub const fn tg_chunk_size(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `tg_chunk_size`.
    #[inline]
    #[must_use]
    pub const fn with_tg_chunk_size(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for ComputeTgChunkSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeTgChunkSize>() == 4);

/// Thread trace.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeThreadTraceEnable(u32);

impl ComputeThreadTraceEnable {
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
    pub const fn thread_trace_enable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `thread_trace_enable`.
    #[inline]
    #[must_use]
    pub const fn with_thread_trace_enable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for ComputeThreadTraceEnable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeThreadTraceEnable>() == 4);

/// Scratch of the queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeTmpringSize(u32);

impl ComputeTmpringSize {
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

    /// Bits 0–11: waves with scratch at a time
    #[inline]
    #[must_use]
    pub const fn waves(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// Sets `waves`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_waves(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfff | (value as u32);
        Some(self)
    }

    /// Bits 12–24: scratch of a wave in units of 256 words
    #[inline]
    #[must_use]
    pub const fn wavesize(self) -> u16 {
        ((self.0 >> 12) & 0x1fff) as u16
    }

    /// Sets `wavesize`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_wavesize(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fff000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeTmpringSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeTmpringSize>() == 4);

/// Scratch of the queue. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeTmpringSizeGfx11(u32);

impl ComputeTmpringSizeGfx11 {
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

    /// Bits 0–11: waves with scratch at a time
    #[inline]
    #[must_use]
    pub const fn waves(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// Sets `waves`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_waves(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfff | (value as u32);
        Some(self)
    }

    /// Bits 12–26: scratch of a wave in units of 64 words
    #[inline]
    #[must_use]
    pub const fn wavesize(self) -> u16 {
        ((self.0 >> 12) & 0x7fff) as u16
    }

    /// Sets `wavesize`; `None` if `value` has more than 15 bits.
    #[inline]
    #[must_use]
    pub const fn with_wavesize(mut self, value: u16) -> Option<Self> {
        if value >> 15 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7fff000 | (value as u32) << 12;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeTmpringSizeGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeTmpringSizeGfx11>() == 4);

/// Scratch of the queue. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeTmpringSizeGfx12(u32);

impl ComputeTmpringSizeGfx12 {
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

    /// Bits 0–11: waves with scratch at a time
    #[inline]
    #[must_use]
    pub const fn waves(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// Sets `waves`; `None` if `value` has more than 12 bits.
    #[inline]
    #[must_use]
    pub const fn with_waves(mut self, value: u16) -> Option<Self> {
        if value >> 12 != 0 {
            return None;
        }
        self.0 = self.0 & !0xfff | (value as u32);
        Some(self)
    }

    /// Bits 12–29: scratch of a wave in units of 64 words
    #[inline]
    #[must_use]
    pub const fn wavesize(self) -> u32 {
        (self.0 >> 12) & 0x3ffff
    }

    /// Sets `wavesize`; `None` if `value` has more than 18 bits.
    #[inline]
    #[must_use]
    pub const fn with_wavesize(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3ffff000 | value << 12;
        Some(self)
    }
}

impl core::fmt::Debug for ComputeTmpringSizeGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeTmpringSizeGfx12>() == 4);

/// Weight of the queue in the arbitration. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeUserAccum(u32);

impl ComputeUserAccum {
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

    /// Bits 0–6.
    #[inline]
    #[must_use]
    pub const fn contribution(self) -> u8 {
        (self.0 & 0x7f) as u8
    }

    /// Sets `contribution`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_contribution(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7f | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for ComputeUserAccum {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeUserAccum>() == 4);

/// Address space.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeVmid(u32);

impl ComputeVmid {
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
    pub const fn data(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `data`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for ComputeVmid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeVmid>() == 4);

/// High word of where saved waves are restored from.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeWaveRestoreAddrHi(u32);

impl ComputeWaveRestoreAddrHi {
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
    pub const fn addr(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u16) -> Self {
        self.0 = self.0 & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for ComputeWaveRestoreAddrHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeWaveRestoreAddrHi>() == 4);
