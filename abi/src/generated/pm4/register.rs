// Generated from abi/spec/pm4/register.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 8adb16f11ec47c99

//! PM4: registers.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Sets registers of a queue. The values follow; `count` is to be set to their number.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetShReg([u32; 2]);

impl SetShReg {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0017600, 0])
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

    /// Word 1, bits 0–15: register number less the start of the range
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bits 23–27: where the address space goes
    #[inline]
    #[must_use]
    pub const fn vmid_shift(self) -> u8 {
        ((self.0[1] >> 23) & 0x1f) as u8
    }

    /// Sets `vmid_shift`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid_shift(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf800000 | (value as u32) << 23;
        Some(self)
    }

    /// Word 1, bits 28–31: 0 as is, 1 with the address space put in
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        ((self.0[1] >> 28) & 0xf) as u8
    }

    /// Sets `index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf0000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for SetShReg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetShReg>() == 8);

/// Sets registers of a queue, as `index` tells. The values follow; `count` is to be set to their number. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetShRegIndex([u32; 2]);

impl SetShRegIndex {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0019b00, 0])
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

    /// Word 1, bits 0–15: register number less the start of the range
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bits 23–27: where the address space goes
    #[inline]
    #[must_use]
    pub const fn vmid_shift(self) -> u8 {
        ((self.0[1] >> 23) & 0x1f) as u8
    }

    /// Sets `vmid_shift`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid_shift(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf800000 | (value as u32) << 23;
        Some(self)
    }

    /// Word 1, bits 28–31: `SET_SH_REG_INDEX_…`
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        ((self.0[1] >> 28) & 0xf) as u8
    }

    /// Sets `index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf0000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for SetShRegIndex {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetShRegIndex>() == 8);

/// Graphics ring: sets two registers to an address: an offset from a base.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetShRegOffset([u32; 4]);

impl SetShRegOffset {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0027700, 0, 0, 0])
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

    /// Word 1, bits 0–15: register number less the start of the range
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bits 30–31: kind of the offset
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        ((self.0[1] >> 30) & 0x3) as u8
    }

    /// Sets `index`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn data_offset(self) -> u32 {
        self.0[2]
    }

    /// Sets `data_offset`.
    #[inline]
    #[must_use]
    pub const fn with_data_offset(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }
}

impl core::fmt::Debug for SetShRegOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetShRegOffset>() == 16);

/// Sets registers of the user range. The values follow; `count` is to be set to their number.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetUconfigReg([u32; 2]);

impl SetUconfigReg {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0017900, 0])
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

    /// Word 1, bits 0–15: register number less the start of the range
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for SetUconfigReg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetUconfigReg>() == 8);

/// Graphics ring: sets registers of the user range, as `index` tells. The values follow; `count` is to be set to their number. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetUconfigRegIndex([u32; 2]);

impl SetUconfigRegIndex {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0017a00, 0])
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

    /// Word 1, bits 0–15: register number less the start of the range
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bits 28–31.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        ((self.0[1] >> 28) & 0xf) as u8
    }

    /// Sets `index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf0000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for SetUconfigRegIndex {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetUconfigRegIndex>() == 8);

/// Sets registers of the privileged range. The values follow; `count` is to be set to their number.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetConfigReg([u32; 2]);

impl SetConfigReg {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0016800, 0])
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

    /// Word 1, bits 0–15: register number less the start of the range
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bits 23–27: where the address space goes
    #[inline]
    #[must_use]
    pub const fn vmid_shift(self) -> u8 {
        ((self.0[1] >> 23) & 0x1f) as u8
    }

    /// Sets `vmid_shift`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid_shift(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf800000 | (value as u32) << 23;
        Some(self)
    }

    /// Word 1, bits 28–31: 0 as is, 1 with the address space put in
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        ((self.0[1] >> 28) & 0xf) as u8
    }

    /// Sets `index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf0000000 | (value as u32) << 28;
        Some(self)
    }
}

impl core::fmt::Debug for SetConfigReg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetConfigReg>() == 8);

/// Sets a register of another queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetQueueReg([u32; 3]);

impl SetQueueReg {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0017800, 0, 0])
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

    /// Word 1, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u8 {
        (self.0[1] & 0xff) as u8
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff | (value as u32);
        self
    }

    /// Word 1, bit 15.
    #[inline]
    #[must_use]
    pub const fn defer_exec(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `defer_exec`.
    #[inline]
    #[must_use]
    pub const fn with_defer_exec(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bits 16–25: virtual queue
    #[inline]
    #[must_use]
    pub const fn vqid(self) -> u16 {
        ((self.0[1] >> 16) & 0x3ff) as u16
    }

    /// Sets `vqid`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_vqid(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3ff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn data(self) -> u32 {
        self.0[2]
    }

    /// Sets `data`.
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }
}

impl core::fmt::Debug for SetQueueReg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetQueueReg>() == 12);

/// Loads registers of a queue from memory. Since gfx10.3.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct LoadShRegIndex([u32; 5]);

impl LoadShRegIndex {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0036300, 0, 0, 0, 0])
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

    /// Word 1, bits 0–1: 0 the address, 2 the address of it
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        (self.0[1] & 0x3) as u8
    }

    /// Sets `index`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 2–31: GPU virtual address >> 2, low bits
    #[inline]
    #[must_use]
    pub const fn mem_addr(self) -> u32 {
        (self.0[1] >> 2) & 0x3fffffff
    }

    /// Sets `mem_addr`; `None` if `value` has more than 30 bits.
    #[inline]
    #[must_use]
    pub const fn with_mem_addr(mut self, value: u32) -> Option<Self> {
        if value >> 30 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffffc | value << 2;
        Some(self)
    }

    /// Word 2, bits 0–31: GPU virtual address, high word
    #[inline]
    #[must_use]
    pub const fn mem_addr_hi(self) -> u32 {
        self.0[2]
    }

    /// Sets `mem_addr_hi`.
    #[inline]
    #[must_use]
    pub const fn with_mem_addr_hi(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 3, bit 31: pairs of register and value, not values alone
    #[inline]
    #[must_use]
    pub const fn data_format(self) -> bool {
        self.0[3] & 0x80000000 != 0
    }

    /// Sets `data_format`.
    #[inline]
    #[must_use]
    pub const fn with_data_format(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Word 4, bits 0–13.
    #[inline]
    #[must_use]
    pub const fn num_dwords(self) -> u16 {
        (self.0[4] & 0x3fff) as u16
    }

    /// Sets `num_dwords`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_dwords(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0x3fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for LoadShRegIndex {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<LoadShRegIndex>() == 20);

/// Sets pairs of registers of a queue; words 2 to 4 repeat. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetShRegPairsPacked([u32; 5]);

impl SetShRegPairsPacked {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc003bb00, 0, 0, 0, 0])
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

    /// Word 1, bits 0–15: registers, an even number
    #[inline]
    #[must_use]
    pub const fn reg_writes_count(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_writes_count`.
    #[inline]
    #[must_use]
    pub const fn with_reg_writes_count(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn reg_offset0(self) -> u16 {
        (self.0[2] & 0xffff) as u16
    }

    /// Sets `reg_offset0`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset0(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn reg_offset1(self) -> u16 {
        ((self.0[2] >> 16) & 0xffff) as u16
    }

    /// Sets `reg_offset1`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset1(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data0(self) -> u32 {
        self.0[3]
    }

    /// Sets `reg_data0`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data0(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data1(self) -> u32 {
        self.0[4]
    }

    /// Sets `reg_data1`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data1(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for SetShRegPairsPacked {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetShRegPairsPacked>() == 20);

/// Sets up to 14 registers of a queue, in pairs; words 2 to 4 repeat. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetShRegPairsPackedN([u32; 5]);

impl SetShRegPairsPackedN {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc003bd00, 0, 0, 0, 0])
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

    /// Word 1, bits 0–15: registers, an even number
    #[inline]
    #[must_use]
    pub const fn reg_writes_count(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_writes_count`.
    #[inline]
    #[must_use]
    pub const fn with_reg_writes_count(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn reg_offset0(self) -> u16 {
        (self.0[2] & 0xffff) as u16
    }

    /// Sets `reg_offset0`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset0(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn reg_offset1(self) -> u16 {
        ((self.0[2] >> 16) & 0xffff) as u16
    }

    /// Sets `reg_offset1`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset1(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data0(self) -> u32 {
        self.0[3]
    }

    /// Sets `reg_data0`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data0(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data1(self) -> u32 {
        self.0[4]
    }

    /// Sets `reg_data1`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data1(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for SetShRegPairsPackedN {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetShRegPairsPackedN>() == 20);

/// Sets registers of a queue; words 1 and 2 repeat. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetShRegPairs([u32; 3]);

impl SetShRegPairs {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc001ba00, 0, 0])
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

    /// Word 1, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data(self) -> u32 {
        self.0[2]
    }

    /// Sets `reg_data`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }
}

impl core::fmt::Debug for SetShRegPairs {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetShRegPairs>() == 12);

/// Sets pairs of registers of a queue; words 2 to 4 repeat. The opcode is not that of gfx11. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetShRegPairsPackedGfx12([u32; 5]);

impl SetShRegPairsPackedGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc003bc00, 0, 0, 0, 0])
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

    /// Word 1, bits 0–15: registers, an even number
    #[inline]
    #[must_use]
    pub const fn reg_writes_count(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_writes_count`.
    #[inline]
    #[must_use]
    pub const fn with_reg_writes_count(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn reg_offset0(self) -> u16 {
        (self.0[2] & 0xffff) as u16
    }

    /// Sets `reg_offset0`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset0(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 16–31.
    #[inline]
    #[must_use]
    pub const fn reg_offset1(self) -> u16 {
        ((self.0[2] >> 16) & 0xffff) as u16
    }

    /// Sets `reg_offset1`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset1(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff0000 | (value as u32) << 16;
        self
    }

    /// Word 3, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data0(self) -> u32 {
        self.0[3]
    }

    /// Sets `reg_data0`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data0(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data1(self) -> u32 {
        self.0[4]
    }

    /// Sets `reg_data1`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data1(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }
}

impl core::fmt::Debug for SetShRegPairsPackedGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetShRegPairsPackedGfx12>() == 20);

/// Sets registers of the user range; words 1 and 2 repeat. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetUconfigRegPairs([u32; 3]);

impl SetUconfigRegPairs {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc001be00, 0, 0])
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

    /// Word 1, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn reg_offset(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `reg_offset`.
    #[inline]
    #[must_use]
    pub const fn with_reg_offset(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reg_data(self) -> u32 {
        self.0[2]
    }

    /// Sets `reg_data`.
    #[inline]
    #[must_use]
    pub const fn with_reg_data(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }
}

impl core::fmt::Debug for SetUconfigRegPairs {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetUconfigRegPairs>() == 12);

/// Graphics ring: changes bits of a register: `and`, then `or`.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct RegRmw([u32; 4]);

impl RegRmw {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0022100, 0, 0, 0])
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

    /// Word 1, bits 0–17: register number
    #[inline]
    #[must_use]
    pub const fn mod_addr(self) -> u32 {
        self.0[1] & 0x3ffff
    }

    /// Sets `mod_addr`; `None` if `value` has more than 18 bits.
    #[inline]
    #[must_use]
    pub const fn with_mod_addr(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3ffff | value;
        Some(self)
    }

    /// Word 1, bits 24–25.
    #[inline]
    #[must_use]
    pub const fn shadow_base_sel(self) -> u8 {
        ((self.0[1] >> 24) & 0x3) as u8
    }

    /// Sets `shadow_base_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_shadow_base_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 1, bit 30: the `or` mask is in a register
    #[inline]
    #[must_use]
    pub const fn or_mask_src(self) -> bool {
        self.0[1] & 0x40000000 != 0
    }

    /// Sets `or_mask_src`.
    #[inline]
    #[must_use]
    pub const fn with_or_mask_src(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 1, bit 31: the `and` mask is in a register
    #[inline]
    #[must_use]
    pub const fn and_mask_src(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `and_mask_src`.
    #[inline]
    #[must_use]
    pub const fn with_and_mask_src(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Word 2, bits 0–31: mask, or register number
    #[inline]
    #[must_use]
    pub const fn and_mask(self) -> u32 {
        self.0[2]
    }

    /// Sets `and_mask`.
    #[inline]
    #[must_use]
    pub const fn with_and_mask(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–31: mask, or register number
    #[inline]
    #[must_use]
    pub const fn or_mask(self) -> u32 {
        self.0[3]
    }

    /// Sets `or_mask`.
    #[inline]
    #[must_use]
    pub const fn with_or_mask(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }
}

impl core::fmt::Debug for RegRmw {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<RegRmw>() == 16);

/// Sets a base address.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetBase([u32; 4]);

impl SetBase {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0021100, 0, 0, 0])
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

    /// Word 1, bits 0–3: which one
    #[inline]
    #[must_use]
    pub const fn base_index(self) -> u8 {
        (self.0[1] & 0xf) as u8
    }

    /// Sets `base_index`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_base_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf | (value as u32);
        Some(self)
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

impl core::fmt::Debug for SetBase {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetBase>() == 16);

/// Tells the firmware where it saves the state of a graphics queue; the words as amdgpu/gfx_v11_0.c writes them. Since gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetQPreemptionMode([u32; 9]);

impl SetQPreemptionMode {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc007f000, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 9]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 9] {
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

    /// Words 1–2, 64 bits: GPU virtual address of the register shadow
    #[inline]
    #[must_use]
    pub const fn shadow_addr(self) -> u64 {
        (self.0[1] as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `shadow_addr`.
    #[inline]
    #[must_use]
    pub const fn with_shadow_addr(mut self, value: u64) -> Self {
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        self
    }

    /// Words 3–4, 64 bits: GPU virtual address of the GDS backup
    #[inline]
    #[must_use]
    pub const fn gds_addr(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `gds_addr`.
    #[inline]
    #[must_use]
    pub const fn with_gds_addr(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Words 5–6, 64 bits: GPU virtual address of the context save area
    #[inline]
    #[must_use]
    pub const fn csa_addr(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `csa_addr`.
    #[inline]
    #[must_use]
    pub const fn with_csa_addr(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–3: address space of buffers
    #[inline]
    #[must_use]
    pub const fn ib_vmid(self) -> u8 {
        (self.0[7] & 0xf) as u8
    }

    /// Sets `ib_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_ib_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0xf | (value as u32);
        Some(self)
    }

    /// Word 8, bit 0: the shadow is empty
    #[inline]
    #[must_use]
    pub const fn init_shadow_mem(self) -> bool {
        self.0[8] & 0x1 != 0
    }

    /// Sets `init_shadow_mem`.
    #[inline]
    #[must_use]
    pub const fn with_init_shadow_mem(mut self, value: bool) -> Self {
        self.0[8] = self.0[8] & !0x1 | (value as u32);
        self
    }
}

impl core::fmt::Debug for SetQPreemptionMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetQPreemptionMode>() == 36);
