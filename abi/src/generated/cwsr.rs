// Generated from abi/spec/cwsr.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 52957878d701eab4

//! What a trap handler reads, and what a context save leaves beside the registers: the control stack. The head of a save area is `kfd::ContextSaveAreaHeader`.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Two pages: code, then data.
pub const KFD_CWSR_TBA_TMA_SIZE: usize = 0x2000;
/// Where the data begins: 2048 bytes into the second page.
pub const KFD_CWSR_TMA_OFFSET: usize = 0x1800;
/// Words at the start of a control stack that are the head of a `SET_SH_REG` packet; each after them is one write of COMPUTE_RELAUNCH.
pub const CONTROL_STACK_HEAD_WORDS: usize = 2;
/// One word of a control stack, gfx9: with `is_state` the sizes that the waves after it have; with neither `is_state` nor `is_event` one saved wave.
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

    /// Bits 0–5: State: vector registers of a lane, in fours, less one.
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

    /// Bits 6–8: State: scalar registers in sixteens, less one.
    #[inline]
    #[must_use]
    pub const fn sgprs(self) -> u8 {
        ((self.0 >> 6) & 0x7) as u8
    }

    /// Sets `sgprs`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_sgprs(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 9–17: State: LDS of the workgroup in units of 128 dwords.
    #[inline]
    #[must_use]
    pub const fn lds_size(self) -> u16 {
        ((self.0 >> 9) & 0x1ff) as u16
    }

    /// Sets `lds_size`; `None` if `value` has more than 9 bits.
    #[inline]
    #[must_use]
    pub const fn with_lds_size(mut self, value: u16) -> Option<Self> {
        if value >> 9 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fe00 | (value as u32) << 9;
        Some(self)
    }

    /// Bit 30: An event, which saves nothing.
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

    /// Bit 31: A change of state.
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

/// The word of a saved wave in a control stack, gfx9.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeRelaunchWave(u32);

impl ComputeRelaunchWave {
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

    /// Bit 16: The last of its workgroup.
    #[inline]
    #[must_use]
    pub const fn last_wave(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `last_wave`.
    #[inline]
    #[must_use]
    pub const fn with_last_wave(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bit 17: The first of its workgroup, with which the LDS is saved.
    #[inline]
    #[must_use]
    pub const fn first_wave(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `first_wave`.
    #[inline]
    #[must_use]
    pub const fn with_first_wave(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
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

impl core::fmt::Debug for ComputeRelaunchWave {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeRelaunchWave>() == 4);

/// One word of a control stack from gfx10 on; see `ComputeRelaunch`. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeRelaunchGfx10(u32);

impl ComputeRelaunchGfx10 {
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

    /// Bits 0–5: State: vector registers of a lane in the granule of the wave's size, less one.
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

    /// Bits 6–8.
    #[inline]
    #[must_use]
    pub const fn sgprs(self) -> u8 {
        ((self.0 >> 6) & 0x7) as u8
    }

    /// Sets `sgprs`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_sgprs(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1c0 | (value as u32) << 6;
        Some(self)
    }

    /// Bits 10–17: State: LDS of the workgroup in units of 128 dwords.
    #[inline]
    #[must_use]
    pub const fn lds_size(self) -> u8 {
        ((self.0 >> 10) & 0xff) as u8
    }

    /// Sets `lds_size`.
    #[inline]
    #[must_use]
    pub const fn with_lds_size(mut self, value: u8) -> Self {
        self.0 = self.0 & !0x3fc00 | (value as u32) << 10;
        self
    }

    /// Bit 24: State: waves of 32 lanes.
    #[inline]
    #[must_use]
    pub const fn w32_en(self) -> bool {
        self.0 & 0x1000000 != 0
    }

    /// Sets `w32_en`.
    #[inline]
    #[must_use]
    pub const fn with_w32_en(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000000 | (value as u32) << 24;
        self
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

impl core::fmt::Debug for ComputeRelaunchGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeRelaunchGfx10>() == 4);

/// The word of a saved wave in a control stack from gfx10 on. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ComputeRelaunchWaveGfx10(u32);

impl ComputeRelaunchWaveGfx10 {
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

    /// Bit 12.
    #[inline]
    #[must_use]
    pub const fn first_wave(self) -> bool {
        self.0 & 0x1000 != 0
    }

    /// Sets `first_wave`.
    #[inline]
    #[must_use]
    pub const fn with_first_wave(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1000 | (value as u32) << 12;
        self
    }

    /// Bit 29.
    #[inline]
    #[must_use]
    pub const fn last_wave(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `last_wave`.
    #[inline]
    #[must_use]
    pub const fn with_last_wave(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
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

impl core::fmt::Debug for ComputeRelaunchWaveGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ComputeRelaunchWaveGfx10>() == 4);

/// What `tma` points to in the kernel's trap handler: the handler of the process, which the first one jumps to, and whether a debugger is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct TrapMemory {
    /// Code of the second-level trap handler, as `SET_TRAP_HANDLER` gave it; 0 for none. Offset 0.
    pub tba_addr: u64,
    /// What its `tma` is to be. Offset 8.
    pub tma_addr: u64,
    /// 1 while a debugger is attached. Offset 16.
    pub debug_enabled: u64,
}

impl Default for TrapMemory {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<TrapMemory>() == 24);
    assert!(align_of::<TrapMemory>() == 8);
    assert!(core::mem::offset_of!(TrapMemory, tba_addr) == 0);
    assert!(core::mem::offset_of!(TrapMemory, tma_addr) == 8);
    assert!(core::mem::offset_of!(TrapMemory, debug_enabled) == 16);
};
