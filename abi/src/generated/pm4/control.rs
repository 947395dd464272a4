// Generated from abi/spec/pm4/control.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 5731c893d729386c

//! PM4: headers, buffers and control flow.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// First word of a type 3 packet.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Type3Header(u32);

impl Type3Header {
    /// Only `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0xc0000000)
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

    /// Bit 0: skipped if the predicate is false (Mesa, sid.h, `PKT3_PREDICATE`)
    #[inline]
    #[must_use]
    pub const fn predicate(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `predicate`.
    #[inline]
    #[must_use]
    pub const fn with_predicate(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: for the compute engine
    #[inline]
    #[must_use]
    pub const fn compute(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `compute`.
    #[inline]
    #[must_use]
    pub const fn with_compute(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 8–15: `PACKET3_…`
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }

    /// Bits 16–29: words that follow − 1
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

    /// Bits 30–31: 3
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0 >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }
}

impl core::fmt::Debug for Type3Header {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Type3Header>() == 4);

/// First word of a type 3 packet. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Type3HeaderGfx10(u32);

impl Type3HeaderGfx10 {
    /// Only `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0xc0000000)
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

    /// Bit 0: skipped if the predicate is false (Mesa, sid.h, `PKT3_PREDICATE`)
    #[inline]
    #[must_use]
    pub const fn predicate(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `predicate`.
    #[inline]
    #[must_use]
    pub const fn with_predicate(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: for the compute engine
    #[inline]
    #[must_use]
    pub const fn compute(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `compute`.
    #[inline]
    #[must_use]
    pub const fn with_compute(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2: forget which registers are known to hold their value (Mesa, sid.h, `PKT3_RESET_FILTER_CAM`)
    #[inline]
    #[must_use]
    pub const fn reset_filter_cam(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `reset_filter_cam`.
    #[inline]
    #[must_use]
    pub const fn with_reset_filter_cam(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bits 8–15: `PACKET3_…`
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }

    /// Bits 16–29: words that follow − 1
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

    /// Bits 30–31: 3
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0 >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }
}

impl core::fmt::Debug for Type3HeaderGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Type3HeaderGfx10>() == 4);

/// Does nothing; `count` + 1 words are skipped, none if `count` is 0x3fff.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Nop(u32);

impl Nop {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0xc0001000)
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

    /// Bits 8–15.
    #[inline]
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }

    /// Bits 16–29: words that follow − 1
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

    /// Bits 30–31.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0 >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }
}

impl core::fmt::Debug for Nop {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Nop>() == 4);

/// Runs packets in another buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct IndirectBuffer([u32; 4]);

impl IndirectBuffer {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023f00, 0, 0, 0])
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `ib_base`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

    /// Word 3, bit 20: jump, do not call
    #[inline]
    #[must_use]
    pub const fn chain(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `chain`.
    #[inline]
    #[must_use]
    pub const fn with_chain(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bit 21: on the graphics ring: the buffer may be preempted
    #[inline]
    #[must_use]
    pub const fn offload_polling(self) -> bool {
        self.0[3] & 0x200000 != 0
    }

    /// Sets `offload_polling`.
    #[inline]
    #[must_use]
    pub const fn with_offload_polling(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 3, bit 23: set for a buffer of user mode
    #[inline]
    #[must_use]
    pub const fn valid(self) -> bool {
        self.0[3] & 0x800000 != 0
    }

    /// Sets `valid`.
    #[inline]
    #[must_use]
    pub const fn with_valid(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 3, bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn vmid(self) -> u8 {
        ((self.0[3] >> 24) & 0xf) as u8
    }

    /// Sets `vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 3, bits 28–29: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[3] >> 28) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for IndirectBuffer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<IndirectBuffer>() == 16);

/// Runs packets in another buffer. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct IndirectBufferGfx12([u32; 4]);

impl IndirectBufferGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023f00, 0, 0, 0])
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `ib_base`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

    /// Word 3, bit 20: jump, do not call
    #[inline]
    #[must_use]
    pub const fn chain(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `chain`.
    #[inline]
    #[must_use]
    pub const fn with_chain(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bit 21: on the graphics ring: the buffer may be preempted
    #[inline]
    #[must_use]
    pub const fn offload_polling(self) -> bool {
        self.0[3] & 0x200000 != 0
    }

    /// Sets `offload_polling`.
    #[inline]
    #[must_use]
    pub const fn with_offload_polling(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 3, bit 23: set for a buffer of user mode
    #[inline]
    #[must_use]
    pub const fn valid(self) -> bool {
        self.0[3] & 0x800000 != 0
    }

    /// Sets `valid`.
    #[inline]
    #[must_use]
    pub const fn with_valid(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 3, bits 24–27: address space
    #[inline]
    #[must_use]
    pub const fn vmid(self) -> u8 {
        ((self.0[3] >> 24) & 0xf) as u8
    }

    /// Sets `vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 3, bits 28–29: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[3] >> 28) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for IndirectBufferGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<IndirectBufferGfx12>() == 16);

/// Runs packets in a buffer of another process. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct IndirectBufferPasid([u32; 5]);

impl IndirectBufferPasid {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0035c00, 0, 0, 0, 0])
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `ib_base`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

    /// Word 3, bit 20: jump, do not call
    #[inline]
    #[must_use]
    pub const fn chain(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `chain`.
    #[inline]
    #[must_use]
    pub const fn with_chain(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bit 21.
    #[inline]
    #[must_use]
    pub const fn offload_polling(self) -> bool {
        self.0[3] & 0x200000 != 0
    }

    /// Sets `offload_polling`.
    #[inline]
    #[must_use]
    pub const fn with_offload_polling(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 3, bit 23: set for a buffer of user mode
    #[inline]
    #[must_use]
    pub const fn valid(self) -> bool {
        self.0[3] & 0x800000 != 0
    }

    /// Sets `valid`.
    #[inline]
    #[must_use]
    pub const fn with_valid(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 3, bits 28–29: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[3] >> 28) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 4, bits 0–15: process
    #[inline]
    #[must_use]
    pub const fn pasid(self) -> u16 {
        (self.0[4] & 0xffff) as u16
    }

    /// Sets `pasid`.
    #[inline]
    #[must_use]
    pub const fn with_pasid(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for IndirectBufferPasid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<IndirectBufferPasid>() == 20);

/// Runs packets in a buffer of another process. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct IndirectBufferPasidGfx12([u32; 5]);

impl IndirectBufferPasidGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0035c00, 0, 0, 0, 0])
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `ib_base`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
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

    /// Word 3, bit 20: jump, do not call
    #[inline]
    #[must_use]
    pub const fn chain(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `chain`.
    #[inline]
    #[must_use]
    pub const fn with_chain(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bit 21.
    #[inline]
    #[must_use]
    pub const fn offload_polling(self) -> bool {
        self.0[3] & 0x200000 != 0
    }

    /// Sets `offload_polling`.
    #[inline]
    #[must_use]
    pub const fn with_offload_polling(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 3, bit 23: set for a buffer of user mode
    #[inline]
    #[must_use]
    pub const fn valid(self) -> bool {
        self.0[3] & 0x800000 != 0
    }

    /// Sets `valid`.
    #[inline]
    #[must_use]
    pub const fn with_valid(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 3, bits 28–29: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[3] >> 28) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 4, bits 0–15: process
    #[inline]
    #[must_use]
    pub const fn pasid(self) -> u16 {
        (self.0[4] & 0xffff) as u16
    }

    /// Sets `pasid`.
    #[inline]
    #[must_use]
    pub const fn with_pasid(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for IndirectBufferPasidGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<IndirectBufferPasidGfx12>() == 20);

/// Runs one of two buffers: `IndirectBuffer`, longer. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondIndirectBuffer([u32; 14]);

impl CondIndirectBuffer {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc00c3f00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 14]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 14] {
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

    /// Word 1, bits 0–1: 1 then, 2 then and else
    #[inline]
    #[must_use]
    pub const fn mode(self) -> u8 {
        (self.0[1] & 0x3) as u8
    }

    /// Sets `mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–10: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        ((self.0[1] >> 8) & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x700 | (value as u32) << 8;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address of 64 bits; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn compare_addr(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `compare_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_compare_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 64 bits: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits: GPU virtual address of the packets that run if it is true; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base1(self) -> u64 {
        ((self.0[8] & !0x3) as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `ib_base1`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base1(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 10, bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size1(self) -> u32 {
        self.0[10] & 0xfffff
    }

    /// Sets `ib_size1`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size1(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0xfffff | value;
        Some(self)
    }

    /// Word 10, bits 28–29.
    #[inline]
    #[must_use]
    pub const fn cache_policy1(self) -> u8 {
        ((self.0[10] >> 28) & 0x3) as u8
    }

    /// Sets `cache_policy1`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy1(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Words 11–12, 64 bits: GPU virtual address of the packets that run if it is false; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base2(self) -> u64 {
        ((self.0[11] & !0x3) as u64) | (self.0[12] as u64) << 32
    }

    /// Sets `ib_base2`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base2(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[11] = value as u32;
        self.0[12] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 13, bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size2(self) -> u32 {
        self.0[13] & 0xfffff
    }

    /// Sets `ib_size2`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size2(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xfffff | value;
        Some(self)
    }

    /// Word 13, bits 28–29.
    #[inline]
    #[must_use]
    pub const fn cache_policy2(self) -> u8 {
        ((self.0[13] >> 28) & 0x3) as u8
    }

    /// Sets `cache_policy2`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy2(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for CondIndirectBuffer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondIndirectBuffer>() == 56);

/// Runs one of two buffers: `IndirectBufferGfx12`, longer. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondIndirectBufferGfx12([u32; 14]);

impl CondIndirectBufferGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc00c3f00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 14]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 14] {
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

    /// Word 1, bits 0–1: 1 then, 2 then and else
    #[inline]
    #[must_use]
    pub const fn mode(self) -> u8 {
        (self.0[1] & 0x3) as u8
    }

    /// Sets `mode`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–10: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        ((self.0[1] >> 8) & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x700 | (value as u32) << 8;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address of 64 bits; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn compare_addr(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `compare_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_compare_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 64 bits: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits: GPU virtual address of the packets that run if it is true; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base1(self) -> u64 {
        ((self.0[8] & !0x3) as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `ib_base1`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base1(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 10, bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size1(self) -> u32 {
        self.0[10] & 0xfffff
    }

    /// Sets `ib_size1`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size1(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0xfffff | value;
        Some(self)
    }

    /// Word 10, bits 28–29.
    #[inline]
    #[must_use]
    pub const fn temporal1(self) -> u8 {
        ((self.0[10] >> 28) & 0x3) as u8
    }

    /// Sets `temporal1`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_temporal1(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[10] = self.0[10] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Words 11–12, 64 bits: GPU virtual address of the packets that run if it is false; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn ib_base2(self) -> u64 {
        ((self.0[11] & !0x3) as u64) | (self.0[12] as u64) << 32
    }

    /// Sets `ib_base2`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_ib_base2(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[11] = value as u32;
        self.0[12] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 13, bits 0–19: words
    #[inline]
    #[must_use]
    pub const fn ib_size2(self) -> u32 {
        self.0[13] & 0xfffff
    }

    /// Sets `ib_size2`; `None` if `value` has more than 20 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_size2(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xfffff | value;
        Some(self)
    }

    /// Word 13, bits 28–29.
    #[inline]
    #[must_use]
    pub const fn temporal2(self) -> u8 {
        ((self.0[13] >> 28) & 0x3) as u8
    }

    /// Sets `temporal2`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_temporal2(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for CondIndirectBufferGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondIndirectBufferGfx12>() == 56);

/// Skips the words that follow if a word in memory is zero.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondExec([u32; 5]);

impl CondExec {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0032200, 0, 0, 0, 0])
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

    /// Word 3, bits 25–26: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[3] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x6000000 | (value as u32) << 25;
        Some(self)
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

impl core::fmt::Debug for CondExec {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondExec>() == 20);

/// Skips the words that follow if a word in memory is zero. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondExecGfx12([u32; 5]);

impl CondExecGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0032200, 0, 0, 0, 0])
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

    /// Word 3, bits 25–26: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[3] >> 25) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x6000000 | (value as u32) << 25;
        Some(self)
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

impl core::fmt::Debug for CondExecGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondExecGfx12>() == 20);

/// Waits until the word after the header says that what follows is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Rewind([u32; 2]);

impl Rewind {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0005900, 0])
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

    /// Word 1, bit 24.
    #[inline]
    #[must_use]
    pub const fn offload_enable(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `offload_enable`.
    #[inline]
    #[must_use]
    pub const fn with_offload_enable(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bit 31: what follows is written
    #[inline]
    #[must_use]
    pub const fn valid(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `valid`.
    #[inline]
    #[must_use]
    pub const fn with_valid(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for Rewind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Rewind>() == 8);

/// Graphics ring: the prefetch parser waits for the micro engine.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PfpSyncMe([u32; 2]);

impl PfpSyncMe {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0004200, 0])
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
    pub const fn dummy_data(self) -> u32 {
        self.0[1]
    }

    /// Sets `dummy_data`.
    #[inline]
    #[must_use]
    pub const fn with_dummy_data(mut self, value: u32) -> Self {
        self.0[1] = value;
        self
    }
}

impl core::fmt::Debug for PfpSyncMe {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PfpSyncMe>() == 8);

/// Graphics ring: begins or ends a frame.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct FrameControl([u32; 2]);

impl FrameControl {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0009000, 0])
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

    /// Word 1, bit 0: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0[1] & 0x1 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1 | (value as u32);
        self
    }

    /// Word 1, bits 28–31: 0 begin, 1 end
    #[inline]
    #[must_use]
    pub const fn command(self) -> u8 {
        ((self.0[1] >> 28) & 0xf) as u8
    }

    /// Sets `command`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_command(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf0000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for FrameControl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<FrameControl>() == 8);

/// Graphics ring: skips the words that follow on devices that are not chosen.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PredExec([u32; 2]);

impl PredExec {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0002300, 0])
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

    /// Word 1, bits 24–31: devices that run them, one bit each
    #[inline]
    #[must_use]
    pub const fn device_select(self) -> u8 {
        ((self.0[1] >> 24) & 0xff) as u8
    }

    /// Sets `device_select`.
    #[inline]
    #[must_use]
    pub const fn with_device_select(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff000000 | (value as u32) << 24;
        self
    }
}

impl core::fmt::Debug for PredExec {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PredExec>() == 8);
