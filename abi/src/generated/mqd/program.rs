// Generated from abi/spec/mqd/program.toml by `cargo xtask codegen`. Do not edit.
// Content hash: f85ce1ecb4b4bfff

//! Registers `COMPUTE_PGM_…`: where the code is and what its waves get.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// High word of the first instruction's address >> 8.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmHi(u32);

impl ComputePgmHi {
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

impl core::fmt::Debug for ComputePgmHi {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmHi>() == 4);

/// Program resource register 1 as the registers of the chip show it; `descriptor` has the finer fields.
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

    /// Bits 0–5: (registers / granule) − 1
    #[inline]
    #[must_use]
    pub const fn vgprs(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `vgprs`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_vgprs(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: (registers / 16) − 1, twice
    #[inline]
    #[must_use]
    pub const fn sgprs(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `sgprs`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_sgprs(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11.
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

    /// Bits 12–19: rounding and denormal modes
    #[inline]
    #[must_use]
    pub const fn float_mode(self) -> u8 {
        ((self.0 >> 12) & 0xff) as u8
    }

    /// Sets `float_mode`.
    #[inline]
    #[must_use]
    pub const fn with_float_mode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff000 | (value as u32) << 12;
        self
    }

    /// Bit 20.
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
    pub const fn dx10_clamp(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `dx10_clamp`.
    #[inline]
    #[must_use]
    pub const fn with_dx10_clamp(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
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
    pub const fn ieee_mode(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ieee_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ieee_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
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

    /// Bit 25.
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

/// Program resource register 1 as the registers of the chip show it; `descriptor` has the finer fields, on gfx90a.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc1Gfx90a(u32);

impl ComputePgmRsrc1Gfx90a {
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

    /// Bits 0–5: (registers / granule) − 1
    #[inline]
    #[must_use]
    pub const fn vgprs(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `vgprs`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_vgprs(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: (registers / 16) − 1, twice
    #[inline]
    #[must_use]
    pub const fn sgprs(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `sgprs`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_sgprs(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11.
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

    /// Bits 12–19: rounding and denormal modes
    #[inline]
    #[must_use]
    pub const fn float_mode(self) -> u8 {
        ((self.0 >> 12) & 0xff) as u8
    }

    /// Sets `float_mode`.
    #[inline]
    #[must_use]
    pub const fn with_float_mode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff000 | (value as u32) << 12;
        self
    }

    /// Bit 20.
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
    pub const fn dx10_clamp(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `dx10_clamp`.
    #[inline]
    #[must_use]
    pub const fn with_dx10_clamp(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 23: signalling NaNs become quiet
    #[inline]
    #[must_use]
    pub const fn ieee_mode(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ieee_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ieee_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
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

impl core::fmt::Debug for ComputePgmRsrc1Gfx90a {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc1Gfx90a>() == 4);

/// Program resource register 1 as the registers of the chip show it; `descriptor` has the finer fields. Since gfx10.
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

    /// Bits 0–5: (registers / granule) − 1
    #[inline]
    #[must_use]
    pub const fn vgprs(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `vgprs`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_vgprs(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: (registers / 16) − 1, twice
    #[inline]
    #[must_use]
    pub const fn sgprs(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `sgprs`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_sgprs(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11.
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

    /// Bits 12–19: rounding and denormal modes
    #[inline]
    #[must_use]
    pub const fn float_mode(self) -> u8 {
        ((self.0 >> 12) & 0xff) as u8
    }

    /// Sets `float_mode`.
    #[inline]
    #[must_use]
    pub const fn with_float_mode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff000 | (value as u32) << 12;
        self
    }

    /// Bit 20.
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
    pub const fn dx10_clamp(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `dx10_clamp`.
    #[inline]
    #[must_use]
    pub const fn with_dx10_clamp(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 23: signalling NaNs become quiet
    #[inline]
    #[must_use]
    pub const fn ieee_mode(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ieee_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ieee_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
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

    /// Bit 29: workgroups use both halves of a work-group processor
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

    /// Bit 30: memory returns in order
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

    /// Bit 31: waves make progress fairly
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

/// Program resource register 1 as the registers of the chip show it; `descriptor` has the finer fields, on gfx1101.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc1Gfx1101(u32);

impl ComputePgmRsrc1Gfx1101 {
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

    /// Bits 0–5: (registers / granule) − 1
    #[inline]
    #[must_use]
    pub const fn vgprs(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `vgprs`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_vgprs(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: (registers / 16) − 1, twice
    #[inline]
    #[must_use]
    pub const fn sgprs(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `sgprs`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_sgprs(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11.
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

    /// Bits 12–19: rounding and denormal modes
    #[inline]
    #[must_use]
    pub const fn float_mode(self) -> u8 {
        ((self.0 >> 12) & 0xff) as u8
    }

    /// Sets `float_mode`.
    #[inline]
    #[must_use]
    pub const fn with_float_mode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff000 | (value as u32) << 12;
        self
    }

    /// Bit 20.
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
    pub const fn dx10_clamp(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `dx10_clamp`.
    #[inline]
    #[must_use]
    pub const fn with_dx10_clamp(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
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
    pub const fn ieee_mode(self) -> bool {
        self.0 & 0x800000 != 0
    }

    /// Sets `ieee_mode`.
    #[inline]
    #[must_use]
    pub const fn with_ieee_mode(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800000 | (value as u32) << 23;
        self
    }

    /// Bit 24.
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

    /// Bit 25.
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

    /// Bit 29: workgroups use both halves of a work-group processor
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

    /// Bit 30: memory returns in order
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

    /// Bit 31: waves make progress fairly
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

impl core::fmt::Debug for ComputePgmRsrc1Gfx1101 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc1Gfx1101>() == 4);

/// Program resource register 1 as the registers of the chip show it; `descriptor` has the finer fields. Since gfx12.
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

    /// Bits 0–5: (registers / granule) − 1
    #[inline]
    #[must_use]
    pub const fn vgprs(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// Sets `vgprs`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_vgprs(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f | (value as u32);
        Some(self)
    }

    /// Bits 6–9: (registers / 16) − 1, twice
    #[inline]
    #[must_use]
    pub const fn sgprs(self) -> u8 {
        ((self.0 >> 6) & 0xf) as u8
    }

    /// Sets `sgprs`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_sgprs(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–11.
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

    /// Bits 12–19: rounding and denormal modes
    #[inline]
    #[must_use]
    pub const fn float_mode(self) -> u8 {
        ((self.0 >> 12) & 0xff) as u8
    }

    /// Sets `float_mode`.
    #[inline]
    #[must_use]
    pub const fn with_float_mode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff000 | (value as u32) << 12;
        self
    }

    /// Bit 20.
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

    /// Bit 21: round robin between the waves of a workgroup
    #[inline]
    #[must_use]
    pub const fn wg_rr_en(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `wg_rr_en`.
    #[inline]
    #[must_use]
    pub const fn with_wg_rr_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bit 22.
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

    /// Bit 23: no performance counters
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

    /// Bit 24.
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

    /// Bit 25.
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

    /// Bit 29: workgroups use both halves of a work-group processor
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

    /// Bit 30: memory returns in order
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

    /// Bit 31: waves make progress fairly
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

/// Program resource register 2 as the registers of the chip show it; `descriptor` has the finer fields.
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

    /// Bit 0: the kernel has scratch
    #[inline]
    #[must_use]
    pub const fn scratch_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `scratch_en`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: SGPRs that are set before the wave starts
    #[inline]
    #[must_use]
    pub const fn user_sgpr(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `user_sgpr`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_user_sgpr(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 6: there is a trap handler
    #[inline]
    #[must_use]
    pub const fn trap_present(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `trap_present`.
    #[inline]
    #[must_use]
    pub const fn with_trap_present(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7: workgroup id x in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_x_en(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `tgid_x_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_x_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8: workgroup id y in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_y_en(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tgid_y_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_y_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9: workgroup id z in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_z_en(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `tgid_z_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_z_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10: workgroup info in an SGPR
    #[inline]
    #[must_use]
    pub const fn tg_size_en(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `tg_size_en`.
    #[inline]
    #[must_use]
    pub const fn with_tg_size_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bits 11–12: work-item ids in VGPRs − 1
    #[inline]
    #[must_use]
    pub const fn tidig_comp_cnt(self) -> u8 {
        ((self.0 >> 11) & 0x3) as u8
    }

    /// Sets `tidig_comp_cnt`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tidig_comp_cnt(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Bits 13–14: memory exceptions that trap
    #[inline]
    #[must_use]
    pub const fn excp_en_msb(self) -> u8 {
        ((self.0 >> 13) & 0x3) as u8
    }

    /// Sets `excp_en_msb`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_excp_en_msb(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Bits 15–23: LDS of a workgroup in granules
    #[inline]
    #[must_use]
    pub const fn lds_size(self) -> u16 {
        ((self.0 >> 15) & 0x1ff) as u16
    }

    /// Sets `lds_size`; `None` if `value` has more than 9 bits.
    #[inline]
    #[must_use]
    pub const fn with_lds_size(mut self, value: u16) -> Option<Self> {
        if value >> 9 != 0 {
            return None;
        }
        self.0 = self.0 & !0xff8000 | (value as u32) << 15;
        Some(self)
    }

    /// Bits 24–30: exceptions that trap
    #[inline]
    #[must_use]
    pub const fn excp_en(self) -> u8 {
        ((self.0 >> 24) & 0x7f) as u8
    }

    /// Sets `excp_en`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_excp_en(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn skip_usgpr0(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `skip_usgpr0`.
    #[inline]
    #[must_use]
    pub const fn with_skip_usgpr0(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc2 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc2>() == 4);

/// Program resource register 2 as the registers of the chip show it; `descriptor` has the finer fields. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc2Gfx10(u32);

impl ComputePgmRsrc2Gfx10 {
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

    /// Bit 0: the kernel has scratch
    #[inline]
    #[must_use]
    pub const fn scratch_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `scratch_en`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: SGPRs that are set before the wave starts
    #[inline]
    #[must_use]
    pub const fn user_sgpr(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `user_sgpr`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_user_sgpr(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 6: there is a trap handler
    #[inline]
    #[must_use]
    pub const fn trap_present(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `trap_present`.
    #[inline]
    #[must_use]
    pub const fn with_trap_present(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7: workgroup id x in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_x_en(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `tgid_x_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_x_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8: workgroup id y in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_y_en(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tgid_y_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_y_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9: workgroup id z in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_z_en(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `tgid_z_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_z_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10: workgroup info in an SGPR
    #[inline]
    #[must_use]
    pub const fn tg_size_en(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `tg_size_en`.
    #[inline]
    #[must_use]
    pub const fn with_tg_size_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bits 11–12: work-item ids in VGPRs − 1
    #[inline]
    #[must_use]
    pub const fn tidig_comp_cnt(self) -> u8 {
        ((self.0 >> 11) & 0x3) as u8
    }

    /// Sets `tidig_comp_cnt`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tidig_comp_cnt(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Bits 13–14: memory exceptions that trap
    #[inline]
    #[must_use]
    pub const fn excp_en_msb(self) -> u8 {
        ((self.0 >> 13) & 0x3) as u8
    }

    /// Sets `excp_en_msb`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_excp_en_msb(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Bits 15–23: LDS of a workgroup in granules
    #[inline]
    #[must_use]
    pub const fn lds_size(self) -> u16 {
        ((self.0 >> 15) & 0x1ff) as u16
    }

    /// Sets `lds_size`; `None` if `value` has more than 9 bits.
    #[inline]
    #[must_use]
    pub const fn with_lds_size(mut self, value: u16) -> Option<Self> {
        if value >> 9 != 0 {
            return None;
        }
        self.0 = self.0 & !0xff8000 | (value as u32) << 15;
        Some(self)
    }

    /// Bits 24–30: exceptions that trap
    #[inline]
    #[must_use]
    pub const fn excp_en(self) -> u8 {
        ((self.0 >> 24) & 0x7f) as u8
    }

    /// Sets `excp_en`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_excp_en(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7f000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for ComputePgmRsrc2Gfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc2Gfx10>() == 4);

/// Program resource register 2 as the registers of the chip show it; `descriptor` has the finer fields. Since gfx12.
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

    /// Bit 0: the kernel has scratch
    #[inline]
    #[must_use]
    pub const fn scratch_en(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `scratch_en`.
    #[inline]
    #[must_use]
    pub const fn with_scratch_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bits 1–5: SGPRs that are set before the wave starts
    #[inline]
    #[must_use]
    pub const fn user_sgpr(self) -> u8 {
        ((self.0 >> 1) & 0x1f) as u8
    }

    /// Sets `user_sgpr`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_user_sgpr(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3e | (value as u32) << 1;
        Some(self)
    }

    /// Bit 6: the wave asks for VGPRs as it needs them
    #[inline]
    #[must_use]
    pub const fn dynamic_vgpr(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `dynamic_vgpr`.
    #[inline]
    #[must_use]
    pub const fn with_dynamic_vgpr(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7: workgroup id x in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_x_en(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `tgid_x_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_x_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bit 8: workgroup id y in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_y_en(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `tgid_y_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_y_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u32) << 8;
        self
    }

    /// Bit 9: workgroup id z in an SGPR
    #[inline]
    #[must_use]
    pub const fn tgid_z_en(self) -> bool {
        self.0 & 0x200 != 0
    }

    /// Sets `tgid_z_en`.
    #[inline]
    #[must_use]
    pub const fn with_tgid_z_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200 | (value as u32) << 9;
        self
    }

    /// Bit 10: workgroup info in an SGPR
    #[inline]
    #[must_use]
    pub const fn tg_size_en(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `tg_size_en`.
    #[inline]
    #[must_use]
    pub const fn with_tg_size_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u32) << 10;
        self
    }

    /// Bits 11–12: work-item ids in VGPRs − 1
    #[inline]
    #[must_use]
    pub const fn tidig_comp_cnt(self) -> u8 {
        ((self.0 >> 11) & 0x3) as u8
    }

    /// Sets `tidig_comp_cnt`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_tidig_comp_cnt(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Bits 13–14: memory exceptions that trap
    #[inline]
    #[must_use]
    pub const fn excp_en_msb(self) -> u8 {
        ((self.0 >> 13) & 0x3) as u8
    }

    /// Sets `excp_en_msb`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_excp_en_msb(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Bits 15–23: LDS of a workgroup in granules
    #[inline]
    #[must_use]
    pub const fn lds_size(self) -> u16 {
        ((self.0 >> 15) & 0x1ff) as u16
    }

    /// Sets `lds_size`; `None` if `value` has more than 9 bits.
    #[inline]
    #[must_use]
    pub const fn with_lds_size(mut self, value: u16) -> Option<Self> {
        if value >> 9 != 0 {
            return None;
        }
        self.0 = self.0 & !0xff8000 | (value as u32) << 15;
        Some(self)
    }

    /// Bits 24–30: exceptions that trap
    #[inline]
    #[must_use]
    pub const fn excp_en(self) -> u8 {
        ((self.0 >> 24) & 0x7f) as u8
    }

    /// Sets `excp_en`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_excp_en(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7f000000 | (value as u32) << 24;
        Some(self)
    }

    /// Bit 31.
    #[inline]
    #[must_use]
    pub const fn wgp_takeover(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `wgp_takeover`.
    #[inline]
    #[must_use]
    pub const fn with_wgp_takeover(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for ComputePgmRsrc2Gfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc2Gfx12>() == 4);

/// Program resource register 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputePgmRsrc3(u32);

impl ComputePgmRsrc3 {
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

    /// Bit 10: trap when a wave starts
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

    /// Bit 11: trap when a wave ends
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

impl core::fmt::Debug for ComputePgmRsrc3 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputePgmRsrc3>() == 4);

/// Program resource register 3, on gfx90a.
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

/// Program resource register 3. Since gfx10.
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

    /// Bits 0–3: VGPRs that both halves of a wave of 64 share, in units of 8
    #[inline]
    #[must_use]
    pub const fn shared_vgpr_cnt(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `shared_vgpr_cnt`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_shared_vgpr_cnt(mut self, value: u8) -> Option<Self> {
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

/// Program resource register 3. Since gfx11.
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

    /// Bits 0–3: VGPRs that both halves of a wave of 64 share, in units of 8
    #[inline]
    #[must_use]
    pub const fn shared_vgpr_cnt(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `shared_vgpr_cnt`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_shared_vgpr_cnt(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bits 4–9: instructions that are prefetched, in units of 128 bytes
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

    /// Bit 10: trap when a wave starts
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

    /// Bit 11: trap when a wave ends
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

/// Program resource register 3. Since gfx12.
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

    /// Bits 0–3: VGPRs that both halves of a wave of 64 share, in units of 8
    #[inline]
    #[must_use]
    pub const fn shared_vgpr_cnt(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `shared_vgpr_cnt`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_shared_vgpr_cnt(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u32);
        Some(self)
    }

    /// Bits 4–11: instructions that are prefetched, in units of 128 bytes
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

    /// Bit 13.
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
