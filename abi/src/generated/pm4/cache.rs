// Generated from abi/spec/pm4/cache.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 1013729778cee6b5

//! PM4: dispatches, events, caches and clocks.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Starts a grid with what the registers hold.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DispatchDirect([u32; 5]);

impl DispatchDirect {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0031500, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–31: workgroups, or work-items if the initiator says so
    #[inline]
    #[must_use]
    pub const fn dim_x(self) -> u32 {
        self.0[1]
    }

    /// Sets `dim_x`.
    #[inline]
    #[must_use]
    pub const fn with_dim_x(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn dim_y(self) -> u32 {
        self.0[2]
    }

    /// Sets `dim_y`.
    #[inline]
    #[must_use]
    pub const fn with_dim_y(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn dim_z(self) -> u32 {
        self.0[3]
    }

    /// Sets `dim_z`.
    #[inline]
    #[must_use]
    pub const fn with_dim_z(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31: `COMPUTE_DISPATCH_INITIATOR`
    #[inline]
    #[must_use]
    pub const fn dispatch_initiator(self) -> u32 {
        self.0[4]
    }

    /// Sets `dispatch_initiator`.
    #[inline]
    #[must_use]
    pub const fn with_dispatch_initiator(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for DispatchDirect {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DispatchDirect>() == 20);

/// Starts a grid whose three dimensions are in memory (the compute engine's form; the graphics ring's has an offset from `SET_BASE`).
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DispatchIndirect([u32; 4]);

impl DispatchIndirect {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0021600, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address of three words
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

    /// Word 3, bits 0–31: `COMPUTE_DISPATCH_INITIATOR`
    #[inline]
    #[must_use]
    pub const fn dispatch_initiator(self) -> u32 {
        self.0[3]
    }

    /// Sets `dispatch_initiator`.
    #[inline]
    #[must_use]
    pub const fn with_dispatch_initiator(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }
}

impl core::fmt::Debug for DispatchIndirect {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DispatchIndirect>() == 16);

/// Sends an event.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct EventWrite([u32; 2]);

impl EventWrite {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0004600, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–5: `EVENT_…`
    #[inline]
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `EVENT_WRITE_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 31.
    #[inline]
    #[must_use]
    pub const fn offload_enable(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `offload_enable`.
    #[inline]
    #[must_use]
    pub const fn with_offload_enable(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for EventWrite {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<EventWrite>() == 8);

/// Sends an event that samples counters to memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct EventWriteAddress([u32; 4]);

impl EventWriteAddress {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0024600, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–5: `EVENT_…`
    #[inline]
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `EVENT_WRITE_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 31.
    #[inline]
    #[must_use]
    pub const fn offload_enable(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `offload_enable`.
    #[inline]
    #[must_use]
    pub const fn with_offload_enable(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_address(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }
}

impl core::fmt::Debug for EventWriteAddress {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<EventWriteAddress>() == 16);

/// Sends an event. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct EventWriteGfx11([u32; 2]);

impl EventWriteGfx11 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0004600, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–5: `EVENT_…`
    #[inline]
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `EVENT_WRITE_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 29–30: which counters are sampled
    #[inline]
    #[must_use]
    pub const fn samp_plst_cntr_mode(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `samp_plst_cntr_mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_samp_plst_cntr_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 1, bit 31.
    #[inline]
    #[must_use]
    pub const fn offload_enable(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `offload_enable`.
    #[inline]
    #[must_use]
    pub const fn with_offload_enable(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for EventWriteGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<EventWriteGfx11>() == 8);

/// Invalidates and writes back caches for a range.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AcquireMem([u32; 7]);

impl AcquireMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0055800, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 3: L2, lines that are not coherent
    #[inline]
    #[must_use]
    pub const fn tc_nc_action_ena(self) -> bool {
        self.0[1] & 0x8 != 0
    }

    /// Sets `tc_nc_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_nc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8 | (value as u32) << 3;
        self
    }

    /// Word 1, bit 4: L2, write-combined lines
    #[inline]
    #[must_use]
    pub const fn tc_wc_action_ena(self) -> bool {
        self.0[1] & 0x10 != 0
    }

    /// Sets `tc_wc_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_wc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10 | (value as u32) << 4;
        self
    }

    /// Word 1, bit 5.
    #[inline]
    #[must_use]
    pub const fn tc_inv_metadata_action_ena(self) -> bool {
        self.0[1] & 0x20 != 0
    }

    /// Sets `tc_inv_metadata_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_inv_metadata_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20 | (value as u32) << 5;
        self
    }

    /// Word 1, bit 15.
    #[inline]
    #[must_use]
    pub const fn tcl1_vol_action_ena(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `tcl1_vol_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tcl1_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bit 18: write the L2 back
    #[inline]
    #[must_use]
    pub const fn tc_wb_action_ena(self) -> bool {
        self.0[1] & 0x40000 != 0
    }

    /// Sets `tc_wb_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_wb_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 1, bit 22: vector L1
    #[inline]
    #[must_use]
    pub const fn tcl1_action_ena(self) -> bool {
        self.0[1] & 0x400000 != 0
    }

    /// Sets `tcl1_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tcl1_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 1, bit 23: L2
    #[inline]
    #[must_use]
    pub const fn tc_action_ena(self) -> bool {
        self.0[1] & 0x800000 != 0
    }

    /// Sets `tc_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 1, bit 25.
    #[inline]
    #[must_use]
    pub const fn cb_action_ena(self) -> bool {
        self.0[1] & 0x2000000 != 0
    }

    /// Sets `cb_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_cb_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2000000 | (value as u32) << 25;
        self
    }

    /// Word 1, bit 26.
    #[inline]
    #[must_use]
    pub const fn db_action_ena(self) -> bool {
        self.0[1] & 0x4000000 != 0
    }

    /// Sets `db_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_db_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 1, bit 27: scalar cache
    #[inline]
    #[must_use]
    pub const fn sh_kcache_action_ena(self) -> bool {
        self.0[1] & 0x8000000 != 0
    }

    /// Sets `sh_kcache_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_sh_kcache_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 1, bit 28.
    #[inline]
    #[must_use]
    pub const fn sh_kcache_vol_action_ena(self) -> bool {
        self.0[1] & 0x10000000 != 0
    }

    /// Sets `sh_kcache_vol_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_sh_kcache_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 1, bit 29: instruction cache
    #[inline]
    #[must_use]
    pub const fn sh_icache_action_ena(self) -> bool {
        self.0[1] & 0x20000000 != 0
    }

    /// Sets `sh_icache_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_sh_icache_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 1, bit 30: write the scalar cache back
    #[inline]
    #[must_use]
    pub const fn sh_kcache_wb_action_ena(self) -> bool {
        self.0[1] & 0x40000000 != 0
    }

    /// Sets `sh_kcache_wb_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_sh_kcache_wb_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 1, bit 31: graphics ring: the micro engine, not the prefetch parser (soc15d.h, comment on the words)
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `engine_sel`.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 40 bits: in units of 256 bytes
    #[inline]
    #[must_use]
    pub const fn coher_size(self) -> u64 {
        (self.0[2] as u64) | ((self.0[3] & 0xff) as u64) << 32
    }

    /// Sets `coher_size`; `None` if `value` has more than 40 bits.
    #[inline]
    #[must_use]
    pub const fn with_coher_size(mut self, value: u64) -> Option<Self> {
        if value >> 40 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = self.0[3] & !0xff | (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 56 bits: GPU virtual address >> 8
    #[inline]
    #[must_use]
    pub const fn coher_base(self) -> u64 {
        (self.0[4] as u64) | ((self.0[5] & 0xffffff) as u64) << 32
    }

    /// Sets `coher_base`; `None` if `value` has more than 56 bits.
    #[inline]
    #[must_use]
    pub const fn with_coher_base(mut self, value: u64) -> Option<Self> {
        if value >> 56 != 0 {
            return None;
        }
        self.0[4] = value as u32;
        self.0[5] = self.0[5] & !0xffffff | (value >> 32) as u32;
        Some(self)
    }

    /// Word 6, bits 0–15: clocks between two reads
    #[inline]
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[inline]
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for AcquireMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AcquireMem>() == 28);

/// Invalidates and writes back caches for a range, as GCR_CNTL tells. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AcquireMemGfx10([u32; 8]);

impl AcquireMemGfx10 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0065800, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 31: graphics ring: the micro engine, not the prefetch parser (nvd.h, comment on the words)
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `engine_sel`.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 40 bits: in units of 256 bytes
    #[inline]
    #[must_use]
    pub const fn coher_size(self) -> u64 {
        (self.0[2] as u64) | ((self.0[3] & 0xff) as u64) << 32
    }

    /// Sets `coher_size`; `None` if `value` has more than 40 bits.
    #[inline]
    #[must_use]
    pub const fn with_coher_size(mut self, value: u64) -> Option<Self> {
        if value >> 40 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = self.0[3] & !0xff | (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 56 bits: GPU virtual address >> 8
    #[inline]
    #[must_use]
    pub const fn coher_base(self) -> u64 {
        (self.0[4] as u64) | ((self.0[5] & 0xffffff) as u64) << 32
    }

    /// Sets `coher_base`; `None` if `value` has more than 56 bits.
    #[inline]
    #[must_use]
    pub const fn with_coher_base(mut self, value: u64) -> Option<Self> {
        if value >> 56 != 0 {
            return None;
        }
        self.0[4] = value as u32;
        self.0[5] = self.0[5] & !0xffffff | (value >> 32) as u32;
        Some(self)
    }

    /// Word 6, bits 0–15: clocks between two reads
    #[inline]
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[inline]
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 7, bits 0–1: invalidate the instruction cache: 0 no, 1 all, 2 the range, 3 first and last
    #[inline]
    #[must_use]
    pub const fn gli_inv(self) -> u8 {
        (self.0[7] & 0x3) as u8
    }

    /// Sets `gli_inv`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gli_inv(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 7, bits 2–3: of L0 and L1: 0 all, 2 the range, 3 first and last
    #[inline]
    #[must_use]
    pub const fn gl1_range(self) -> u8 {
        ((self.0[7] >> 2) & 0x3) as u8
    }

    /// Sets `gl1_range`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gl1_range(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Word 7, bit 4: write metadata back
    #[inline]
    #[must_use]
    pub const fn glm_wb(self) -> bool {
        self.0[7] & 0x10 != 0
    }

    /// Sets `glm_wb`.
    #[inline]
    #[must_use]
    pub const fn with_glm_wb(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x10 | (value as u32) << 4;
        self
    }

    /// Word 7, bit 5: invalidate metadata
    #[inline]
    #[must_use]
    pub const fn glm_inv(self) -> bool {
        self.0[7] & 0x20 != 0
    }

    /// Sets `glm_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glm_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x20 | (value as u32) << 5;
        self
    }

    /// Word 7, bit 6: write the scalar cache back
    #[inline]
    #[must_use]
    pub const fn glk_wb(self) -> bool {
        self.0[7] & 0x40 != 0
    }

    /// Sets `glk_wb`.
    #[inline]
    #[must_use]
    pub const fn with_glk_wb(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x40 | (value as u32) << 6;
        self
    }

    /// Word 7, bit 7: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn glk_inv(self) -> bool {
        self.0[7] & 0x80 != 0
    }

    /// Sets `glk_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glk_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 7, bit 8: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn glv_inv(self) -> bool {
        self.0[7] & 0x100 != 0
    }

    /// Sets `glv_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glv_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 7, bit 9: invalidate the L1
    #[inline]
    #[must_use]
    pub const fn gl1_inv(self) -> bool {
        self.0[7] & 0x200 != 0
    }

    /// Sets `gl1_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl1_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x200 | (value as u32) << 9;
        self
    }

    /// Word 7, bit 10: L2 lines that are streamed
    #[inline]
    #[must_use]
    pub const fn gl2_us(self) -> bool {
        self.0[7] & 0x400 != 0
    }

    /// Sets `gl2_us`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_us(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x400 | (value as u32) << 10;
        self
    }

    /// Word 7, bits 11–12: of the L2: 0 all, 1 volatile, 2 the range, 3 first and last
    #[inline]
    #[must_use]
    pub const fn gl2_range(self) -> u8 {
        ((self.0[7] >> 11) & 0x3) as u8
    }

    /// Sets `gl2_range`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gl2_range(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 7, bit 13: drop L2 lines
    #[inline]
    #[must_use]
    pub const fn gl2_discard(self) -> bool {
        self.0[7] & 0x2000 != 0
    }

    /// Sets `gl2_discard`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_discard(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x2000 | (value as u32) << 13;
        self
    }

    /// Word 7, bit 14: invalidate the L2
    #[inline]
    #[must_use]
    pub const fn gl2_inv(self) -> bool {
        self.0[7] & 0x4000 != 0
    }

    /// Sets `gl2_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 7, bit 15: write the L2 back
    #[inline]
    #[must_use]
    pub const fn gl2_wb(self) -> bool {
        self.0[7] & 0x8000 != 0
    }

    /// Sets `gl2_wb`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_wb(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 7, bits 16–17: 0 parallel, 1 forward, 2 backward
    #[inline]
    #[must_use]
    pub const fn seq(self) -> u8 {
        ((self.0[7] >> 16) & 0x3) as u8
    }

    /// Sets `seq`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_seq(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bit 18: the range is of physical addresses
    #[inline]
    #[must_use]
    pub const fn range_is_pa(self) -> bool {
        self.0[7] & 0x40000 != 0
    }

    /// Sets `range_is_pa`.
    #[inline]
    #[must_use]
    pub const fn with_range_is_pa(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x40000 | (value as u32) << 18;
        self
    }
}

impl core::fmt::Debug for AcquireMemGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AcquireMemGfx10>() == 32);

/// Invalidates and writes back caches for a range, as GCR_CNTL tells: no metadata cache and no L1 (PAL, gfx12CmdUtil.cpp, `AcquireMemGcrCntl`; the kernel still sets the bits). Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AcquireMemGfx12([u32; 8]);

impl AcquireMemGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0065800, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 31: graphics ring: the micro engine, not the prefetch parser (nvd.h, comment on the words)
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `engine_sel`.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 40 bits: in units of 256 bytes
    #[inline]
    #[must_use]
    pub const fn coher_size(self) -> u64 {
        (self.0[2] as u64) | ((self.0[3] & 0xff) as u64) << 32
    }

    /// Sets `coher_size`; `None` if `value` has more than 40 bits.
    #[inline]
    #[must_use]
    pub const fn with_coher_size(mut self, value: u64) -> Option<Self> {
        if value >> 40 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = self.0[3] & !0xff | (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 56 bits: GPU virtual address >> 8
    #[inline]
    #[must_use]
    pub const fn coher_base(self) -> u64 {
        (self.0[4] as u64) | ((self.0[5] & 0xffffff) as u64) << 32
    }

    /// Sets `coher_base`; `None` if `value` has more than 56 bits.
    #[inline]
    #[must_use]
    pub const fn with_coher_base(mut self, value: u64) -> Option<Self> {
        if value >> 56 != 0 {
            return None;
        }
        self.0[4] = value as u32;
        self.0[5] = self.0[5] & !0xffffff | (value >> 32) as u32;
        Some(self)
    }

    /// Word 6, bits 0–15: clocks between two reads
    #[inline]
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[inline]
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 7, bits 0–1: invalidate the instruction cache: 0 no, 1 all, 2 the range, 3 first and last
    #[inline]
    #[must_use]
    pub const fn gli_inv(self) -> u8 {
        (self.0[7] & 0x3) as u8
    }

    /// Sets `gli_inv`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gli_inv(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 7, bits 2–3: of L0 and L1: 0 all, 2 the range, 3 first and last
    #[inline]
    #[must_use]
    pub const fn gl1_range(self) -> u8 {
        ((self.0[7] >> 2) & 0x3) as u8
    }

    /// Sets `gl1_range`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gl1_range(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Word 7, bit 6: write the scalar cache back
    #[inline]
    #[must_use]
    pub const fn glk_wb(self) -> bool {
        self.0[7] & 0x40 != 0
    }

    /// Sets `glk_wb`.
    #[inline]
    #[must_use]
    pub const fn with_glk_wb(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x40 | (value as u32) << 6;
        self
    }

    /// Word 7, bit 7: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn glk_inv(self) -> bool {
        self.0[7] & 0x80 != 0
    }

    /// Sets `glk_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glk_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 7, bit 8: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn glv_inv(self) -> bool {
        self.0[7] & 0x100 != 0
    }

    /// Sets `glv_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glv_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 7, bit 10: L2 lines that are streamed
    #[inline]
    #[must_use]
    pub const fn gl2_us(self) -> bool {
        self.0[7] & 0x400 != 0
    }

    /// Sets `gl2_us`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_us(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x400 | (value as u32) << 10;
        self
    }

    /// Word 7, bits 11–12: of the L2: 0 all, 1 volatile, 2 the range, 3 first and last
    #[inline]
    #[must_use]
    pub const fn gl2_range(self) -> u8 {
        ((self.0[7] >> 11) & 0x3) as u8
    }

    /// Sets `gl2_range`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gl2_range(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1800 | (value as u32) << 11;
        Some(self)
    }

    /// Word 7, bit 13: drop L2 lines
    #[inline]
    #[must_use]
    pub const fn gl2_discard(self) -> bool {
        self.0[7] & 0x2000 != 0
    }

    /// Sets `gl2_discard`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_discard(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x2000 | (value as u32) << 13;
        self
    }

    /// Word 7, bit 14: invalidate the L2
    #[inline]
    #[must_use]
    pub const fn gl2_inv(self) -> bool {
        self.0[7] & 0x4000 != 0
    }

    /// Sets `gl2_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_inv(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 7, bit 15: write the L2 back
    #[inline]
    #[must_use]
    pub const fn gl2_wb(self) -> bool {
        self.0[7] & 0x8000 != 0
    }

    /// Sets `gl2_wb`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_wb(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 7, bits 16–17: 0 parallel, 1 forward, 2 backward
    #[inline]
    #[must_use]
    pub const fn seq(self) -> u8 {
        ((self.0[7] >> 16) & 0x3) as u8
    }

    /// Sets `seq`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_seq(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 7, bit 18: the range is of physical addresses
    #[inline]
    #[must_use]
    pub const fn range_is_pa(self) -> bool {
        self.0[7] & 0x40000 != 0
    }

    /// Sets `range_is_pa`.
    #[inline]
    #[must_use]
    pub const fn with_range_is_pa(mut self, value: bool) -> Self {
        self.0[7] = self.0[7] & !0x40000 | (value as u32) << 18;
        self
    }
}

impl core::fmt::Debug for AcquireMemGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AcquireMemGfx12>() == 32);

/// Writes, and raises an interrupt, when everything before is done and the caches are written back.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ReleaseMem([u32; 8]);

impl ReleaseMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0064900, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–5: `EVENT_…`
    #[inline]
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `RELEASE_MEM_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 12.
    #[inline]
    #[must_use]
    pub const fn tcl1_vol_action_ena(self) -> bool {
        self.0[1] & 0x1000 != 0
    }

    /// Sets `tcl1_vol_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tcl1_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000 | (value as u32) << 12;
        self
    }

    /// Word 1, bit 13.
    #[inline]
    #[must_use]
    pub const fn tc_vol_action_ena(self) -> bool {
        self.0[1] & 0x2000 != 0
    }

    /// Sets `tc_vol_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2000 | (value as u32) << 13;
        self
    }

    /// Word 1, bit 15: write the L2 back
    #[inline]
    #[must_use]
    pub const fn tc_wb_action_ena(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `tc_wb_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_wb_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bit 16: vector L1
    #[inline]
    #[must_use]
    pub const fn tcl1_action_ena(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `tcl1_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tcl1_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 17: L2
    #[inline]
    #[must_use]
    pub const fn tc_action_ena(self) -> bool {
        self.0[1] & 0x20000 != 0
    }

    /// Sets `tc_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000 | (value as u32) << 17;
        self
    }

    /// Word 1, bit 19: L2, lines that are not coherent
    #[inline]
    #[must_use]
    pub const fn tc_nc_action_ena(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `tc_nc_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_nc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20: L2, write-combined lines
    #[inline]
    #[must_use]
    pub const fn tc_wc_action_ena(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `tc_wc_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_wc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: L2 metadata
    #[inline]
    #[must_use]
    pub const fn tc_md_action_ena(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `tc_md_action_ena`.
    #[inline]
    #[must_use]
    pub const fn with_tc_md_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bit 28: graphics ring: a trailing fence
    #[inline]
    #[must_use]
    pub const fn execute(self) -> bool {
        self.0[1] & 0x10000000 != 0
    }

    /// Sets `execute`.
    #[inline]
    #[must_use]
    pub const fn with_execute(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 1, bit 29: report progress
    #[inline]
    #[must_use]
    pub const fn pq_exe_status(self) -> bool {
        self.0[1] & 0x20000000 != 0
    }

    /// Sets `pq_exe_status`.
    #[inline]
    #[must_use]
    pub const fn with_pq_exe_status(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 2, bits 16–17: `RELEASE_MEM_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 24–26: `RELEASE_MEM_INT_…`
    #[inline]
    #[must_use]
    pub const fn int_sel(self) -> u8 {
        ((self.0[2] >> 24) & 0x7) as u8
    }

    /// Sets `int_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_int_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x7000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 2, bits 29–31: `RELEASE_MEM_DATA_…`
    #[inline]
    #[must_use]
    pub const fn data_sel(self) -> u8 {
        ((self.0[2] >> 29) & 0x7) as u8
    }

    /// Sets `data_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[3] & !0x3) as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_address(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 5–6, 64 bits.
    #[inline]
    #[must_use]
    pub const fn data(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–31: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_ctxid(self) -> u32 {
        self.0[7]
    }

    /// Sets `int_ctxid`.
    #[inline]
    #[must_use]
    pub const fn with_int_ctxid(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }
}

impl core::fmt::Debug for ReleaseMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ReleaseMem>() == 32);

/// Writes, and raises an interrupt, when everything before is done and the caches are written back. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ReleaseMemGfx10([u32; 8]);

impl ReleaseMemGfx10 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0064900, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–5: `EVENT_…`
    #[inline]
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `RELEASE_MEM_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 12: write metadata back
    #[inline]
    #[must_use]
    pub const fn glm_wb(self) -> bool {
        self.0[1] & 0x1000 != 0
    }

    /// Sets `glm_wb`.
    #[inline]
    #[must_use]
    pub const fn with_glm_wb(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000 | (value as u32) << 12;
        self
    }

    /// Word 1, bit 13: invalidate metadata
    #[inline]
    #[must_use]
    pub const fn glm_inv(self) -> bool {
        self.0[1] & 0x2000 != 0
    }

    /// Sets `glm_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glm_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2000 | (value as u32) << 13;
        self
    }

    /// Word 1, bit 14: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn glv_inv(self) -> bool {
        self.0[1] & 0x4000 != 0
    }

    /// Sets `glv_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glv_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 1, bit 15: invalidate the L1
    #[inline]
    #[must_use]
    pub const fn gl1_inv(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `gl1_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl1_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bit 16: L2 lines that are streamed
    #[inline]
    #[must_use]
    pub const fn gl2_us(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `gl2_us`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_us(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bits 17–18: of the L2: 0 all
    #[inline]
    #[must_use]
    pub const fn gl2_range(self) -> u8 {
        ((self.0[1] >> 17) & 0x3) as u8
    }

    /// Sets `gl2_range`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gl2_range(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000 | (value as u32) << 17;
        Some(self)
    }

    /// Word 1, bit 19: drop L2 lines
    #[inline]
    #[must_use]
    pub const fn gl2_discard(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `gl2_discard`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_discard(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20: invalidate the L2
    #[inline]
    #[must_use]
    pub const fn gl2_inv(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `gl2_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: write the L2 back
    #[inline]
    #[must_use]
    pub const fn gl2_wb(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `gl2_wb`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_wb(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 22–23: 0 parallel, 1 forward
    #[inline]
    #[must_use]
    pub const fn seq(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `seq`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_seq(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bit 28: report progress; graphics ring: a trailing fence
    #[inline]
    #[must_use]
    pub const fn pq_exe_status(self) -> bool {
        self.0[1] & 0x10000000 != 0
    }

    /// Sets `pq_exe_status`.
    #[inline]
    #[must_use]
    pub const fn with_pq_exe_status(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 2, bits 16–17: `RELEASE_MEM_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 20–21: pipe of the scheduler that is told
    #[inline]
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[2] >> 20) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 2, bits 22–23: what the scheduler is told
    #[inline]
    #[must_use]
    pub const fn mes_action_id(self) -> u8 {
        ((self.0[2] >> 22) & 0x3) as u8
    }

    /// Sets `mes_action_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_action_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 2, bits 24–26: `RELEASE_MEM_INT_…`
    #[inline]
    #[must_use]
    pub const fn int_sel(self) -> u8 {
        ((self.0[2] >> 24) & 0x7) as u8
    }

    /// Sets `int_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_int_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x7000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 2, bits 29–31: `RELEASE_MEM_DATA_…`
    #[inline]
    #[must_use]
    pub const fn data_sel(self) -> u8 {
        ((self.0[2] >> 29) & 0x7) as u8
    }

    /// Sets `data_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[3] & !0x3) as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_address(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 5–6, 64 bits.
    #[inline]
    #[must_use]
    pub const fn data(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–31: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_ctxid(self) -> u32 {
        self.0[7]
    }

    /// Sets `int_ctxid`.
    #[inline]
    #[must_use]
    pub const fn with_int_ctxid(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }
}

impl core::fmt::Debug for ReleaseMemGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ReleaseMemGfx10>() == 32);

/// Writes, and raises an interrupt, when everything before is done and the caches are written back. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ReleaseMemGfx11([u32; 8]);

impl ReleaseMemGfx11 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0064900, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–5: `EVENT_…`
    #[inline]
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bit 7: later packets wait for it
    #[inline]
    #[must_use]
    pub const fn wait_sync(self) -> bool {
        self.0[1] & 0x80 != 0
    }

    /// Sets `wait_sync`.
    #[inline]
    #[must_use]
    pub const fn with_wait_sync(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 1, bits 8–11: `RELEASE_MEM_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 12: write metadata back
    #[inline]
    #[must_use]
    pub const fn glm_wb(self) -> bool {
        self.0[1] & 0x1000 != 0
    }

    /// Sets `glm_wb`.
    #[inline]
    #[must_use]
    pub const fn with_glm_wb(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000 | (value as u32) << 12;
        self
    }

    /// Word 1, bit 13: invalidate metadata
    #[inline]
    #[must_use]
    pub const fn glm_inv(self) -> bool {
        self.0[1] & 0x2000 != 0
    }

    /// Sets `glm_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glm_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2000 | (value as u32) << 13;
        self
    }

    /// Word 1, bit 14: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn glv_inv(self) -> bool {
        self.0[1] & 0x4000 != 0
    }

    /// Sets `glv_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glv_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 1, bit 15: invalidate the L1
    #[inline]
    #[must_use]
    pub const fn gl1_inv(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `gl1_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl1_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bit 16: L2 lines that are streamed
    #[inline]
    #[must_use]
    pub const fn gl2_us(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `gl2_us`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_us(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bits 17–18: of the L2: 0 all
    #[inline]
    #[must_use]
    pub const fn gl2_range(self) -> u8 {
        ((self.0[1] >> 17) & 0x3) as u8
    }

    /// Sets `gl2_range`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gl2_range(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000 | (value as u32) << 17;
        Some(self)
    }

    /// Word 1, bit 19: drop L2 lines
    #[inline]
    #[must_use]
    pub const fn gl2_discard(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `gl2_discard`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_discard(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20: invalidate the L2
    #[inline]
    #[must_use]
    pub const fn gl2_inv(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `gl2_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: write the L2 back
    #[inline]
    #[must_use]
    pub const fn gl2_wb(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `gl2_wb`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_wb(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 22–23: 0 parallel, 1 forward
    #[inline]
    #[must_use]
    pub const fn seq(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `seq`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_seq(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: write the scalar cache back: the last bit of PAL's `gcr_cntl` (gfx9CmdUtil.cpp, `Gfx10ReleaseMemGcrCntl`)
    #[inline]
    #[must_use]
    pub const fn glk_wb(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `glk_wb`.
    #[inline]
    #[must_use]
    pub const fn with_glk_wb(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bit 28: report progress; graphics ring: a trailing fence
    #[inline]
    #[must_use]
    pub const fn pq_exe_status(self) -> bool {
        self.0[1] & 0x10000000 != 0
    }

    /// Sets `pq_exe_status`.
    #[inline]
    #[must_use]
    pub const fn with_pq_exe_status(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 1, bit 30: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn glk_inv(self) -> bool {
        self.0[1] & 0x40000000 != 0
    }

    /// Sets `glk_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glk_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 2, bits 16–17: `RELEASE_MEM_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 20–21: pipe of the scheduler that is told
    #[inline]
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[2] >> 20) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 2, bits 22–23: what the scheduler is told
    #[inline]
    #[must_use]
    pub const fn mes_action_id(self) -> u8 {
        ((self.0[2] >> 22) & 0x3) as u8
    }

    /// Sets `mes_action_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_action_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 2, bits 24–26: `RELEASE_MEM_INT_…`
    #[inline]
    #[must_use]
    pub const fn int_sel(self) -> u8 {
        ((self.0[2] >> 24) & 0x7) as u8
    }

    /// Sets `int_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_int_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x7000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 2, bits 29–31: `RELEASE_MEM_DATA_…`
    #[inline]
    #[must_use]
    pub const fn data_sel(self) -> u8 {
        ((self.0[2] >> 29) & 0x7) as u8
    }

    /// Sets `data_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[3] & !0x3) as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_address(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 5–6, 64 bits.
    #[inline]
    #[must_use]
    pub const fn data(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–31: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_ctxid(self) -> u32 {
        self.0[7]
    }

    /// Sets `int_ctxid`.
    #[inline]
    #[must_use]
    pub const fn with_int_ctxid(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }
}

impl core::fmt::Debug for ReleaseMemGfx11 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ReleaseMemGfx11>() == 32);

/// Writes, and raises an interrupt, when everything before is done and the caches are written back; no metadata cache and no L1 (PAL, gfx12CmdUtil.cpp, `ReleaseMemGcrCntl`). Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ReleaseMemGfx12([u32; 8]);

impl ReleaseMemGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0064900, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–5: `EVENT_…`
    #[inline]
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bit 7: later packets wait for it
    #[inline]
    #[must_use]
    pub const fn wait_sync(self) -> bool {
        self.0[1] & 0x80 != 0
    }

    /// Sets `wait_sync`.
    #[inline]
    #[must_use]
    pub const fn with_wait_sync(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 1, bits 8–11: `RELEASE_MEM_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 14: invalidate the vector cache
    #[inline]
    #[must_use]
    pub const fn glv_inv(self) -> bool {
        self.0[1] & 0x4000 != 0
    }

    /// Sets `glv_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glv_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x4000 | (value as u32) << 14;
        self
    }

    /// Word 1, bit 16: L2 lines that are streamed
    #[inline]
    #[must_use]
    pub const fn gl2_us(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `gl2_us`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_us(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bits 17–18: of the L2: 0 all
    #[inline]
    #[must_use]
    pub const fn gl2_range(self) -> u8 {
        ((self.0[1] >> 17) & 0x3) as u8
    }

    /// Sets `gl2_range`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_gl2_range(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000 | (value as u32) << 17;
        Some(self)
    }

    /// Word 1, bit 19: drop L2 lines
    #[inline]
    #[must_use]
    pub const fn gl2_discard(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `gl2_discard`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_discard(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20: invalidate the L2
    #[inline]
    #[must_use]
    pub const fn gl2_inv(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `gl2_inv`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: write the L2 back
    #[inline]
    #[must_use]
    pub const fn gl2_wb(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `gl2_wb`.
    #[inline]
    #[must_use]
    pub const fn with_gl2_wb(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 22–23: 0 parallel, 1 forward
    #[inline]
    #[must_use]
    pub const fn seq(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `seq`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_seq(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: write the scalar cache back: the last bit of PAL's `gcr_cntl` (gfx9CmdUtil.cpp, `Gfx10ReleaseMemGcrCntl`)
    #[inline]
    #[must_use]
    pub const fn glk_wb(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `glk_wb`.
    #[inline]
    #[must_use]
    pub const fn with_glk_wb(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bit 28: report progress
    #[inline]
    #[must_use]
    pub const fn pq_exe_status(self) -> bool {
        self.0[1] & 0x10000000 != 0
    }

    /// Sets `pq_exe_status`.
    #[inline]
    #[must_use]
    pub const fn with_pq_exe_status(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 1, bit 30: invalidate the scalar cache
    #[inline]
    #[must_use]
    pub const fn glk_inv(self) -> bool {
        self.0[1] & 0x40000000 != 0
    }

    /// Sets `glk_inv`.
    #[inline]
    #[must_use]
    pub const fn with_glk_inv(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 2, bits 16–17: `RELEASE_MEM_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 20–21: pipe of the scheduler that is told
    #[inline]
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[2] >> 20) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 2, bits 22–23: what the scheduler is told
    #[inline]
    #[must_use]
    pub const fn mes_action_id(self) -> u8 {
        ((self.0[2] >> 22) & 0x3) as u8
    }

    /// Sets `mes_action_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_action_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 2, bits 24–26: `RELEASE_MEM_INT_…`
    #[inline]
    #[must_use]
    pub const fn int_sel(self) -> u8 {
        ((self.0[2] >> 24) & 0x7) as u8
    }

    /// Sets `int_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_int_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x7000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 2, bits 29–31: `RELEASE_MEM_DATA_…`
    #[inline]
    #[must_use]
    pub const fn data_sel(self) -> u8 {
        ((self.0[2] >> 29) & 0x7) as u8
    }

    /// Sets `data_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_data_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[3] & !0x3) as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_address(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 5–6, 64 bits.
    #[inline]
    #[must_use]
    pub const fn data(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–31: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn int_ctxid(self) -> u32 {
        self.0[7]
    }

    /// Sets `int_ctxid`.
    #[inline]
    #[must_use]
    pub const fn with_int_ctxid(mut self, value: u32) -> Self {
        self.0[7] = value;
        self
    }
}

impl core::fmt::Debug for ReleaseMemGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<ReleaseMemGfx12>() == 32);

/// Flushes the host data path. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct HdpFlush([u32; 2]);

impl HdpFlush {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0009500, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–31: 0
    #[inline]
    #[must_use]
    pub const fn dummy(self) -> u32 {
        self.0[1]
    }

    /// Sets `dummy`.
    #[inline]
    #[must_use]
    pub const fn with_dummy(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }
}

impl core::fmt::Debug for HdpFlush {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<HdpFlush>() == 8);

/// Invalidates address translations.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct InvalidateTlbs([u32; 2]);

impl InvalidateTlbs {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0009800, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `INVALIDATE_TLBS_…`
    #[inline]
    #[must_use]
    pub const fn invalidate_sel(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `invalidate_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_invalidate_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 3–4: 0 not the other hub, 1 as `mmhub_flush_type` tells, 2 as `gfx_flush_type` tells; gfx9: bit 4 alone, all hubs
    #[inline]
    #[must_use]
    pub const fn mmhub_invalidate_sel(self) -> u8 {
        ((self.0[1] >> 3) & 0x3) as u8
    }

    /// Sets `mmhub_invalidate_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mmhub_invalidate_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x18 | (value as u32) << 3;
        Some(self)
    }

    /// Word 1, bits 5–20: process
    #[inline]
    #[must_use]
    pub const fn pasid(self) -> u16 {
        ((self.0[1] >> 5) & 0xffff) as u16
    }

    /// Sets `pasid`.
    #[inline]
    #[must_use]
    pub const fn with_pasid(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0x1fffe0 | (value as u32) << 5;
        self
    }

    /// Word 1, bits 25–27.
    #[inline]
    #[must_use]
    pub const fn mmhub_flush_type(self) -> u8 {
        ((self.0[1] >> 25) & 0x7) as u8
    }

    /// Sets `mmhub_flush_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_mmhub_flush_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xe000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–31: 0 legacy, 1 light, 2 heavy-weight
    #[inline]
    #[must_use]
    pub const fn gfx_flush_type(self) -> u8 {
        ((self.0[1] >> 29) & 0x7) as u8
    }

    /// Sets `gfx_flush_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_gfx_flush_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }
}

impl core::fmt::Debug for InvalidateTlbs {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<InvalidateTlbs>() == 8);

/// Loads address translations. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PrimeUtcl2([u32; 5]);

impl PrimeUtcl2 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0035d00, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2.
    #[inline]
    #[must_use]
    pub const fn cache_perm(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `cache_perm`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_perm(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bit 3: wait for retries
    #[inline]
    #[must_use]
    pub const fn prime_mode(self) -> bool {
        self.0[1] & 0x8 != 0
    }

    /// Sets `prime_mode`.
    #[inline]
    #[must_use]
    pub const fn with_prime_mode(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8 | (value as u32) << 3;
        self
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

    /// Word 4, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn requested_pages(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `requested_pages`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_requested_pages(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for PrimeUtcl2 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PrimeUtcl2>() == 20);

/// Writes clocks when the pipe begins and ends what is before. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Timestamp([u32; 6]);

impl Timestamp {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc004b200, 0, 0, 0, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 0: at the end of the pipe
    #[inline]
    #[must_use]
    pub const fn enable_bottom(self) -> bool {
        self.0[1] & 0x1 != 0
    }

    /// Sets `enable_bottom`.
    #[inline]
    #[must_use]
    pub const fn with_enable_bottom(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1 | (value as u32);
        self
    }

    /// Word 1, bit 1: at its beginning
    #[inline]
    #[must_use]
    pub const fn enable_top(self) -> bool {
        self.0[1] & 0x2 != 0
    }

    /// Sets `enable_top`.
    #[inline]
    #[must_use]
    pub const fn with_enable_top(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2 | (value as u32) << 1;
        self
    }

    /// Word 1, bit 2: the system clock, not the GPU's
    #[inline]
    #[must_use]
    pub const fn clock_sel(self) -> bool {
        self.0[1] & 0x4 != 0
    }

    /// Sets `clock_sel`.
    #[inline]
    #[must_use]
    pub const fn with_clock_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x4 | (value as u32) << 2;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn pipe_bot_addr(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `pipe_bot_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_pipe_bot_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 64 bits: GPU virtual address; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn pipe_top_addr(self) -> u64 {
        ((self.0[4] & !0x7) as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `pipe_top_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_pipe_top_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        Some(self)
    }
}

impl core::fmt::Debug for Timestamp {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Timestamp>() == 24);

/// Sets a performance counter of the packet processor. Since gfx10.3.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PerfmonControl([u32; 3]);

impl PerfmonControl {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0015400, 0, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: counter
    #[inline]
    #[must_use]
    pub const fn pmc_id(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `pmc_id`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_pmc_id(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bit 15: it counts
    #[inline]
    #[must_use]
    pub const fn pmc_en(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `pmc_en`.
    #[inline]
    #[must_use]
    pub const fn with_pmc_en(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bits 16–23.
    #[inline]
    #[must_use]
    pub const fn pmc_unit_mask(self) -> u8 {
        ((self.0[1] >> 16) & 0xff) as u8
    }

    /// Sets `pmc_unit_mask`.
    #[inline]
    #[must_use]
    pub const fn with_pmc_unit_mask(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff0000 | (value as u32) << 16;
        self
    }

    /// Word 2, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn pmc_event(self) -> u16 {
        (self.0[2] & 0x3fff) as u16
    }

    /// Sets `pmc_event`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_pmc_event(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for PerfmonControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PerfmonControl>() == 12);

/// Clears what a process left in registers and LDS: soc15d.h shows a header and a reserved word.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct RunCleanerShader([u32; 2]);

impl RunCleanerShader {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc000d200, 0])
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

    /// Word 0, bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[inline]
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }
}

impl core::fmt::Debug for RunCleanerShader {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<RunCleanerShader>() == 8);
