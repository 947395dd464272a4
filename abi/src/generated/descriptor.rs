// Generated from abi/spec/descriptor.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 1f1f7e2db2c54577

//! The kernel descriptor and the register words in it.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Round to nearest even.
pub const FLOAT_ROUND_MODE_NEAR_EVEN: u8 = 0;
/// Round up.
pub const FLOAT_ROUND_MODE_PLUS_INFINITY: u8 = 1;
/// Round down.
pub const FLOAT_ROUND_MODE_MINUS_INFINITY: u8 = 2;
/// Round towards zero.
pub const FLOAT_ROUND_MODE_ZERO: u8 = 3;
/// Flush sources and results.
pub const FLOAT_DENORM_MODE_FLUSH_SRC_DST: u8 = 0;
/// Flush results.
pub const FLOAT_DENORM_MODE_FLUSH_DST: u8 = 1;
/// Flush sources.
pub const FLOAT_DENORM_MODE_FLUSH_SRC: u8 = 2;
/// Keep denormals.
pub const FLOAT_DENORM_MODE_FLUSH_NONE: u8 = 3;
/// Which work-item ids are in VGPRs at the start.
pub const SYSTEM_VGPR_WORKITEM_ID_X: u8 = 0;
/// Which work-item ids are in VGPRs at the start.
pub const SYSTEM_VGPR_WORKITEM_ID_X_Y: u8 = 1;
/// Which work-item ids are in VGPRs at the start.
pub const SYSTEM_VGPR_WORKITEM_ID_X_Y_Z: u8 = 2;
/// Which work-item ids are in VGPRs at the start.
pub const SYSTEM_VGPR_WORKITEM_ID_UNDEFINED: u8 = 3;
/// Alignment of a kernel descriptor in bytes.
pub const KERNEL_DESCRIPTOR_ALIGN: usize = 64;
/// Program resource register 1 of gfx9.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc1(u32);

impl ComputePgmRsrc1 {
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

    /// Bits 0–5: (registers / granule) − 1; gfx90a and gfx942: granule 8 of the unified file
    #[inline]
    #[must_use]
    pub const fn granulated_workitem_vgpr_count(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `granulated_workitem_vgpr_count`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_workitem_vgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: gfx9: 2 × ((registers / 16) − 1)
    #[inline]
    #[must_use]
    pub const fn granulated_wavefront_sgpr_count(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `granulated_wavefront_sgpr_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_wavefront_sgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn priority(self) -> u8 {
        ((self.0 >> 10) & 0x3) as u8
    }

    /// Sets `priority`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_priority(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc00 | (value as u32) << 10;
        Some(self)
    }

    /// Bits 12–13: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_32(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `float_round_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 14–15: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_16_64(self) -> u8 {
        ((self.0 >> 14) & 0x3) as u8
    }

    /// Sets `float_round_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc000 | (value as u32) << 14;
        Some(self)
    }

    /// Bits 16–17: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_32(self) -> u8 {
        ((self.0 >> 16) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 18–19: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_16_64(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bit 20: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn privileged(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `privileged`.
    #[inline]
    #[must_use]
    pub const fn with_privileged(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bit 21: clamping turns NaN to 0
    #[inline]
    #[must_use]
    pub const fn enable_dx10_clamp(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `enable_dx10_clamp`.
    #[inline]
    #[must_use]
    pub const fn with_enable_dx10_clamp(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn debug_mode(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `debug_mode`.
    #[inline]
    #[must_use]
    pub const fn with_debug_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23: signalling NaNs become quiet
    #[inline]
    #[must_use]
    pub const fn enable_ieee_mode(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `enable_ieee_mode`.
    #[inline]
    #[must_use]
    pub const fn with_enable_ieee_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn bulky(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `bulky`.
    #[inline]
    #[must_use]
    pub const fn with_bulky(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn cdbg_user(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `cdbg_user`.
    #[inline]
    #[must_use]
    pub const fn with_cdbg_user(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26: an f16 overflow gives the largest finite number
    #[inline]
    #[must_use]
    pub const fn fp16_ovfl(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `fp16_ovfl`.
    #[inline]
    #[must_use]
    pub const fn with_fp16_ovfl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc1 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc1>() == 4);

/// Program resource register 1 of gfx6 to gfx8.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc1Gfx6(u32);

impl ComputePgmRsrc1Gfx6 {
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

    /// Bits 0–5: (registers / granule) − 1; gfx90a and gfx942: granule 8 of the unified file
    #[inline]
    #[must_use]
    pub const fn granulated_workitem_vgpr_count(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `granulated_workitem_vgpr_count`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_workitem_vgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: gfx9: 2 × ((registers / 16) − 1)
    #[inline]
    #[must_use]
    pub const fn granulated_wavefront_sgpr_count(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `granulated_wavefront_sgpr_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_wavefront_sgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn priority(self) -> u8 {
        ((self.0 >> 10) & 0x3) as u8
    }

    /// Sets `priority`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_priority(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc00 | (value as u32) << 10;
        Some(self)
    }

    /// Bits 12–13: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_32(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `float_round_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 14–15: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_16_64(self) -> u8 {
        ((self.0 >> 14) & 0x3) as u8
    }

    /// Sets `float_round_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc000 | (value as u32) << 14;
        Some(self)
    }

    /// Bits 16–17: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_32(self) -> u8 {
        ((self.0 >> 16) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 18–19: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_16_64(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bit 20: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn privileged(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `privileged`.
    #[inline]
    #[must_use]
    pub const fn with_privileged(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bit 21: clamping turns NaN to 0
    #[inline]
    #[must_use]
    pub const fn enable_dx10_clamp(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `enable_dx10_clamp`.
    #[inline]
    #[must_use]
    pub const fn with_enable_dx10_clamp(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn debug_mode(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `debug_mode`.
    #[inline]
    #[must_use]
    pub const fn with_debug_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23: signalling NaNs become quiet
    #[inline]
    #[must_use]
    pub const fn enable_ieee_mode(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `enable_ieee_mode`.
    #[inline]
    #[must_use]
    pub const fn with_enable_ieee_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn bulky(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `bulky`.
    #[inline]
    #[must_use]
    pub const fn with_bulky(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn cdbg_user(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `cdbg_user`.
    #[inline]
    #[must_use]
    pub const fn with_cdbg_user(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc1Gfx6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc1Gfx6>() == 4);

/// Program resource register 1 of gfx10 and gfx11. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc1Gfx10(u32);

impl ComputePgmRsrc1Gfx10 {
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

    /// Bits 0–5: (registers / granule) − 1; gfx90a and gfx942: granule 8 of the unified file
    #[inline]
    #[must_use]
    pub const fn granulated_workitem_vgpr_count(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `granulated_workitem_vgpr_count`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_workitem_vgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: gfx9: 2 × ((registers / 16) − 1)
    #[inline]
    #[must_use]
    pub const fn granulated_wavefront_sgpr_count(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `granulated_wavefront_sgpr_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_wavefront_sgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn priority(self) -> u8 {
        ((self.0 >> 10) & 0x3) as u8
    }

    /// Sets `priority`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_priority(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc00 | (value as u32) << 10;
        Some(self)
    }

    /// Bits 12–13: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_32(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `float_round_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 14–15: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_16_64(self) -> u8 {
        ((self.0 >> 14) & 0x3) as u8
    }

    /// Sets `float_round_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc000 | (value as u32) << 14;
        Some(self)
    }

    /// Bits 16–17: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_32(self) -> u8 {
        ((self.0 >> 16) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 18–19: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_16_64(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bit 20: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn privileged(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `privileged`.
    #[inline]
    #[must_use]
    pub const fn with_privileged(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bit 21: clamping turns NaN to 0
    #[inline]
    #[must_use]
    pub const fn enable_dx10_clamp(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `enable_dx10_clamp`.
    #[inline]
    #[must_use]
    pub const fn with_enable_dx10_clamp(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn debug_mode(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `debug_mode`.
    #[inline]
    #[must_use]
    pub const fn with_debug_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23: signalling NaNs become quiet
    #[inline]
    #[must_use]
    pub const fn enable_ieee_mode(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `enable_ieee_mode`.
    #[inline]
    #[must_use]
    pub const fn with_enable_ieee_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn bulky(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `bulky`.
    #[inline]
    #[must_use]
    pub const fn with_bulky(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn cdbg_user(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `cdbg_user`.
    #[inline]
    #[must_use]
    pub const fn with_cdbg_user(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26: an f16 overflow gives the largest finite number
    #[inline]
    #[must_use]
    pub const fn fp16_ovfl(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `fp16_ovfl`.
    #[inline]
    #[must_use]
    pub const fn with_fp16_ovfl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 29: workgroups use both compute units of a work-group processor
    #[inline]
    #[must_use]
    pub const fn wgp_mode(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `wgp_mode`.
    #[inline]
    #[must_use]
    pub const fn with_wgp_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30: loads return in order
    #[inline]
    #[must_use]
    pub const fn mem_ordered(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `mem_ordered`.
    #[inline]
    #[must_use]
    pub const fn with_mem_ordered(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: all waves make progress
    #[inline]
    #[must_use]
    pub const fn fwd_progress(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `fwd_progress`.
    #[inline]
    #[must_use]
    pub const fn with_fwd_progress(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc1Gfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc1Gfx10>() == 4);

/// Program resource register 1 of gfx12. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc1Gfx12(u32);

impl ComputePgmRsrc1Gfx12 {
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

    /// Bits 0–5: (registers / granule) − 1; gfx90a and gfx942: granule 8 of the unified file
    #[inline]
    #[must_use]
    pub const fn granulated_workitem_vgpr_count(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `granulated_workitem_vgpr_count`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_workitem_vgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: gfx9: 2 × ((registers / 16) − 1)
    #[inline]
    #[must_use]
    pub const fn granulated_wavefront_sgpr_count(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `granulated_wavefront_sgpr_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_wavefront_sgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn priority(self) -> u8 {
        ((self.0 >> 10) & 0x3) as u8
    }

    /// Sets `priority`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_priority(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc00 | (value as u32) << 10;
        Some(self)
    }

    /// Bits 12–13: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_32(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `float_round_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bits 14–15: `FLOAT_ROUND_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_round_mode_16_64(self) -> u8 {
        ((self.0 >> 14) & 0x3) as u8
    }

    /// Sets `float_round_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_round_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc000 | (value as u32) << 14;
        Some(self)
    }

    /// Bits 16–17: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_32(self) -> u8 {
        ((self.0 >> 16) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_32`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_32(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 18–19: `FLOAT_DENORM_MODE_…`
    #[inline]
    #[must_use]
    pub const fn float_denorm_mode_16_64(self) -> u8 {
        ((self.0 >> 18) & 0x3) as u8
    }

    /// Sets `float_denorm_mode_16_64`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_float_denorm_mode_16_64(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Bit 20: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn privileged(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `privileged`.
    #[inline]
    #[must_use]
    pub const fn with_privileged(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bit 21: waves of a workgroup are scheduled in turn
    #[inline]
    #[must_use]
    pub const fn enable_wg_rr_en(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `enable_wg_rr_en`.
    #[inline]
    #[must_use]
    pub const fn with_enable_wg_rr_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn debug_mode(self) -> bool {
        self.0 & 0x400000 != 0
    }

    /// Sets `debug_mode`.
    #[inline]
    #[must_use]
    pub const fn with_debug_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400000 | (value as u32) << 22;
        self
    }

    /// Bit 23: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn disable_perf(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `disable_perf`.
    #[inline]
    #[must_use]
    pub const fn with_disable_perf(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn bulky(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `bulky`.
    #[inline]
    #[must_use]
    pub const fn with_bulky(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn cdbg_user(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `cdbg_user`.
    #[inline]
    #[must_use]
    pub const fn with_cdbg_user(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26: an f16 overflow gives the largest finite number
    #[inline]
    #[must_use]
    pub const fn fp16_ovfl(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `fp16_ovfl`.
    #[inline]
    #[must_use]
    pub const fn with_fp16_ovfl(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 29: workgroups use both compute units of a work-group processor
    #[inline]
    #[must_use]
    pub const fn wgp_mode(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `wgp_mode`.
    #[inline]
    #[must_use]
    pub const fn with_wgp_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30: loads return in order
    #[inline]
    #[must_use]
    pub const fn mem_ordered(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `mem_ordered`.
    #[inline]
    #[must_use]
    pub const fn with_mem_ordered(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: all waves make progress
    #[inline]
    #[must_use]
    pub const fn fwd_progress(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `fwd_progress`.
    #[inline]
    #[must_use]
    pub const fn with_fwd_progress(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc1Gfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc1Gfx12>() == 4);

/// Program resource register 2 of gfx6 to gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc2(u32);

impl ComputePgmRsrc2 {
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

    /// Bit 0: the kernel has scratch, and an SGPR with the wave's offset in it
    #[inline]
    #[must_use]
    pub const fn enable_private_segment(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `enable_private_segment`.
    #[inline]
    #[must_use]
    pub const fn with_enable_private_segment(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: SGPRs that are set before the wave starts, in front of the system ones
    #[inline]
    #[must_use]
    pub const fn user_sgpr_count(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `user_sgpr_count`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_user_sgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 6: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn enable_trap_handler(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `enable_trap_handler`.
    #[inline]
    #[must_use]
    pub const fn with_enable_trap_handler(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_id_x(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `enable_sgpr_workgroup_id_x`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_id_x(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_id_y(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `enable_sgpr_workgroup_id_y`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_id_y(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_id_z(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `enable_sgpr_workgroup_id_z`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_id_z(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_info(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `enable_sgpr_workgroup_info`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_info(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bits 11–12: `SYSTEM_VGPR_WORKITEM_ID_…`
    #[inline]
    #[must_use]
    pub const fn enable_vgpr_workitem_id(self) -> u8 {
        ((self.0 >> 11) & 0x3) as u8
    }

    /// Sets `enable_vgpr_workitem_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_enable_vgpr_workitem_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn enable_exception_address_watch(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `enable_exception_address_watch`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_address_watch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn enable_exception_memory(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `enable_exception_memory`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_memory(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bits 15–23: set by the packet processor, in units of 512 bytes on gfx9
    #[inline]
    #[must_use]
    pub const fn granulated_lds_size(self) -> u16 {
        ((self.0 >> 15) & 0x1ff) as u16
    }

    /// Sets `granulated_lds_size`; `None` if `value` has more than 9 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_lds_size(mut self, value: u16) -> Option<Self> {
        if value >> 9 != 0 {
            return None;
        }
        self.0 = self.0 & !0xff8000 | (value as u32) << 15;
        Some(self)
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_invalid_operation(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_invalid_operation`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_invalid_operation(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25.
    #[inline]
    #[must_use]
    pub const fn enable_exception_fp_denormal_source(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `enable_exception_fp_denormal_source`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_fp_denormal_source(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_division_by_zero(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_division_by_zero`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_division_by_zero(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_overflow(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_overflow`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_overflow(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_underflow(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_underflow`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_underflow(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_inexact(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_inexact`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_inexact(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn enable_exception_int_divide_by_zero(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `enable_exception_int_divide_by_zero`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_int_divide_by_zero(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc2 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc2>() == 4);

/// Program resource register 2 of gfx12: there is always a trap handler. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc2Gfx12(u32);

impl ComputePgmRsrc2Gfx12 {
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

    /// Bit 0: the kernel has scratch, and an SGPR with the wave's offset in it
    #[inline]
    #[must_use]
    pub const fn enable_private_segment(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `enable_private_segment`.
    #[inline]
    #[must_use]
    pub const fn with_enable_private_segment(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: SGPRs that are set before the wave starts, in front of the system ones
    #[inline]
    #[must_use]
    pub const fn user_sgpr_count(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `user_sgpr_count`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_user_sgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_id_x(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `enable_sgpr_workgroup_id_x`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_id_x(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_id_y(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `enable_sgpr_workgroup_id_y`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_id_y(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_id_z(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `enable_sgpr_workgroup_id_z`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_id_z(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_workgroup_info(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `enable_sgpr_workgroup_info`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_workgroup_info(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bits 11–12: `SYSTEM_VGPR_WORKITEM_ID_…`
    #[inline]
    #[must_use]
    pub const fn enable_vgpr_workitem_id(self) -> u8 {
        ((self.0 >> 11) & 0x3) as u8
    }

    /// Sets `enable_vgpr_workitem_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_enable_vgpr_workitem_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Bit 13.
    #[inline]
    #[must_use]
    pub const fn enable_exception_address_watch(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `enable_exception_address_watch`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_address_watch(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 14.
    #[inline]
    #[must_use]
    pub const fn enable_exception_memory(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `enable_exception_memory`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_memory(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bits 15–23: set by the packet processor, in units of 512 bytes on gfx9
    #[inline]
    #[must_use]
    pub const fn granulated_lds_size(self) -> u16 {
        ((self.0 >> 15) & 0x1ff) as u16
    }

    /// Sets `granulated_lds_size`; `None` if `value` has more than 9 bits.
    #[inline]
    #[must_use]
    pub const fn with_granulated_lds_size(mut self, value: u16) -> Option<Self> {
        if value >> 9 != 0 {
            return None;
        }
        self.0 = self.0 & !0xff8000 | (value as u32) << 15;
        Some(self)
    }

    /// Bit 24.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_invalid_operation(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_invalid_operation`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_invalid_operation(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Bit 25.
    #[inline]
    #[must_use]
    pub const fn enable_exception_fp_denormal_source(self) -> bool {
        self.0 & 0x2000000 != 0
    }

    /// Sets `enable_exception_fp_denormal_source`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_fp_denormal_source(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Bit 26.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_division_by_zero(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_division_by_zero`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_division_by_zero(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_overflow(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_overflow`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_overflow(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_underflow(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_underflow`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_underflow(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn enable_exception_ieee_754_fp_inexact(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `enable_exception_ieee_754_fp_inexact`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_ieee_754_fp_inexact(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30.
    #[inline]
    #[must_use]
    pub const fn enable_exception_int_divide_by_zero(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `enable_exception_int_divide_by_zero`.
    #[inline]
    #[must_use]
    pub const fn with_enable_exception_int_divide_by_zero(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc2Gfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc2Gfx12>() == 4);

/// Program resource register 3 of gfx90a and gfx942.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc3Gfx90a(u32);

impl ComputePgmRsrc3Gfx90a {
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

    /// Bits 0–5: the first AccVGPR is at 4 × (this + 1)
    #[inline]
    #[must_use]
    pub const fn accum_offset(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `accum_offset`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_accum_offset(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bit 16: the waves of a workgroup may run on several compute units
    #[inline]
    #[must_use]
    pub const fn tg_split(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `tg_split`.
    #[inline]
    #[must_use]
    pub const fn with_tg_split(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc3Gfx90a {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc3Gfx90a>() == 4);

/// Program resource register 3 of gfx10. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc3Gfx10(u32);

impl ComputePgmRsrc3Gfx10 {
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

    /// Bits 0–3: VGPRs that the two halves of a wave of 64 share, in units of 8
    #[inline]
    #[must_use]
    pub const fn shared_vgpr_count(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `shared_vgpr_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_shared_vgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for ComputePgmRsrc3Gfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc3Gfx10>() == 4);

/// Program resource register 3 of gfx11. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc3Gfx11(u32);

impl ComputePgmRsrc3Gfx11 {
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

    /// Bits 0–3: VGPRs that the two halves of a wave of 64 share, in units of 8
    #[inline]
    #[must_use]
    pub const fn shared_vgpr_count(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `shared_vgpr_count`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_shared_vgpr_count(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bits 4–9: instructions that are loaded before the wave starts, in units of 128 bytes
    #[inline]
    #[must_use]
    pub const fn inst_pref_size(self) -> u8 {
        ((self.0 >> 4) & 0x3f) as u8
    }

    /// Sets `inst_pref_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_inst_pref_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0 | (value as u32) << 4;
        Some(self)
    }

    /// Bit 10: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn trap_on_start(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `trap_on_start`.
    #[inline]
    #[must_use]
    pub const fn with_trap_on_start(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bit 11: set by the packet processor
    #[inline]
    #[must_use]
    pub const fn trap_on_end(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `trap_on_end`.
    #[inline]
    #[must_use]
    pub const fn with_trap_on_end(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u32) << 11;
        self
    }

    /// Bit 31: the kernel has image instructions
    #[inline]
    #[must_use]
    pub const fn image_op(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `image_op`.
    #[inline]
    #[must_use]
    pub const fn with_image_op(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc3Gfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc3Gfx11>() == 4);

/// Program resource register 3 of gfx12. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc3Gfx12(u32);

impl ComputePgmRsrc3Gfx12 {
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

    /// Bits 4–11: instructions that are loaded before the wave starts, in units of 128 bytes
    #[inline]
    #[must_use]
    pub const fn inst_pref_size(self) -> u8 {
        ((self.0 >> 4) & 0xff) as u8
    }

    /// Sets `inst_pref_size`.
    #[inline]
    #[must_use]
    pub const fn with_inst_pref_size(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff0 | (value as u32) << 4;
        self
    }

    /// Bit 13: group launch guarantee
    #[inline]
    #[must_use]
    pub const fn glg_en(self) -> bool {
        self.0 & 0x2000 != 0
    }

    /// Sets `glg_en`.
    #[inline]
    #[must_use]
    pub const fn with_glg_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2000 | (value as u32) << 13;
        self
    }

    /// Bit 31: the kernel has image instructions
    #[inline]
    #[must_use]
    pub const fn image_op(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `image_op`.
    #[inline]
    #[must_use]
    pub const fn with_image_op(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc3Gfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc3Gfx12>() == 4);

/// What the packet processor puts into SGPRs, in this order, and how the kernel runs.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct KernelCodeProperties(u16);

impl KernelCodeProperties {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Bit 0: 4 SGPRs
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_private_segment_buffer(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `enable_sgpr_private_segment_buffer`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_private_segment_buffer(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u16);
        self
    }

    /// Bit 1: 2 SGPRs
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_dispatch_ptr(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `enable_sgpr_dispatch_ptr`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_dispatch_ptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u16) << 1;
        self
    }

    /// Bit 2: 2 SGPRs
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_queue_ptr(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `enable_sgpr_queue_ptr`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_queue_ptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u16) << 2;
        self
    }

    /// Bit 3: 2 SGPRs
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_kernarg_segment_ptr(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `enable_sgpr_kernarg_segment_ptr`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_kernarg_segment_ptr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u16) << 3;
        self
    }

    /// Bit 4: 2 SGPRs
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_dispatch_id(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `enable_sgpr_dispatch_id`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_dispatch_id(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u16) << 4;
        self
    }

    /// Bit 5: 2 SGPRs
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_flat_scratch_init(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `enable_sgpr_flat_scratch_init`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_flat_scratch_init(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u16) << 5;
        self
    }

    /// Bit 6: 1 SGPR
    #[inline]
    #[must_use]
    pub const fn enable_sgpr_private_segment_size(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `enable_sgpr_private_segment_size`.
    #[inline]
    #[must_use]
    pub const fn with_enable_sgpr_private_segment_size(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u16) << 6;
        self
    }

    /// Bit 10: gfx10 and later
    #[inline]
    #[must_use]
    pub const fn enable_wavefront_size32(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `enable_wavefront_size32`.
    #[inline]
    #[must_use]
    pub const fn with_enable_wavefront_size32(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u16) << 10;
        self
    }

    /// Bit 11: code object v5 and later
    #[inline]
    #[must_use]
    pub const fn uses_dynamic_stack(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `uses_dynamic_stack`.
    #[inline]
    #[must_use]
    pub const fn with_uses_dynamic_stack(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u16) << 11;
        self
    }
}

impl core::fmt::Debug for KernelCodeProperties {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<KernelCodeProperties>() == 2);

/// Kernel arguments that are loaded before the wave starts (gfx90a, gfx942).
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct KernargPreload(u16);

impl KernargPreload {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Bits 0–6: words that are loaded into user SGPRs
    #[inline]
    #[must_use]
    pub const fn length(self) -> u8 {
        (self.0 & 0x7f) as u8
    }

    /// Sets `length`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_length(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7f | (value as u16);
        Some(self)
    }

    /// Bits 7–15: of the first of them in the kernarg segment, in words
    #[inline]
    #[must_use]
    pub const fn offset(self) -> u16 {
        (self.0 >> 7) & 0x1ff
    }

    /// Sets `offset`; `None` if `value` has more than 9 bits.
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u16) -> Option<Self> {
        if value >> 9 != 0 {
            return None;
        }
        self.0 = self.0 & !0xff80 | value << 7;
        Some(self)
    }
}

impl core::fmt::Debug for KernargPreload {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<KernargPreload>() == 2);

/// What `kernel_object` points to: 64 bytes, 64-byte aligned in memory (the type itself can be read from any 8-byte aligned place).
#[doc(alias = "kernel_descriptor_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct KernelDescriptor {
    /// Static LDS in bytes. Offset 0.
    pub group_segment_fixed_size: u32,
    /// Scratch of a work-item in bytes. Offset 4.
    pub private_segment_fixed_size: u32,
    /// Bytes, 0 if unknown. Offset 8.
    pub kernarg_size: u32,
    /// Zero. Offset 12.
    pub reserved0: [u8; 4],
    /// From this descriptor to the first instruction, which is 256-byte aligned. Offset 16.
    pub kernel_code_entry_byte_offset: i64,
    /// Zero. Offset 24.
    pub reserved1: [u8; 20],
    /// [`ComputePgmRsrc3Gfx90a`] on gfx90a and gfx942, [`ComputePgmRsrc3Gfx10`], [`ComputePgmRsrc3Gfx11`] or [`ComputePgmRsrc3Gfx12`] on later ones, zero on the others. Offset 44.
    pub compute_pgm_rsrc3: u32,
    /// [`ComputePgmRsrc1`] on gfx9, [`ComputePgmRsrc1Gfx6`] before, [`ComputePgmRsrc1Gfx10`] on gfx10 and gfx11, [`ComputePgmRsrc1Gfx12`] on gfx12. Offset 48.
    pub compute_pgm_rsrc1: u32,
    /// [`ComputePgmRsrc2`] up to gfx11, [`ComputePgmRsrc2Gfx12`] on gfx12. Offset 52.
    pub compute_pgm_rsrc2: u32,
    /// Offset 56.
    pub kernel_code_properties: KernelCodeProperties,
    /// Offset 58.
    pub kernarg_preload: KernargPreload,
    /// Zero. Offset 60.
    pub reserved3: [u8; 4],
}

impl Default for KernelDescriptor {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<KernelDescriptor>() == 64);
    assert!(align_of::<KernelDescriptor>() == 8);
    assert!(core::mem::offset_of!(KernelDescriptor, group_segment_fixed_size) == 0);
    assert!(core::mem::offset_of!(KernelDescriptor, private_segment_fixed_size) == 4);
    assert!(core::mem::offset_of!(KernelDescriptor, kernarg_size) == 8);
    assert!(core::mem::offset_of!(KernelDescriptor, reserved0) == 12);
    assert!(core::mem::offset_of!(KernelDescriptor, kernel_code_entry_byte_offset) == 16);
    assert!(core::mem::offset_of!(KernelDescriptor, reserved1) == 24);
    assert!(core::mem::offset_of!(KernelDescriptor, compute_pgm_rsrc3) == 44);
    assert!(core::mem::offset_of!(KernelDescriptor, compute_pgm_rsrc1) == 48);
    assert!(core::mem::offset_of!(KernelDescriptor, compute_pgm_rsrc2) == 52);
    assert!(core::mem::offset_of!(KernelDescriptor, kernel_code_properties) == 56);
    assert!(core::mem::offset_of!(KernelDescriptor, kernarg_preload) == 58);
    assert!(core::mem::offset_of!(KernelDescriptor, reserved3) == 60);
};
