// Generated from abi/spec/pm4/memory.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 6f2e3dedfd6611a0

//! PM4: writing, waiting, copying and atomics.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Writes the words that follow the packet; `count` is to be set to 2 and the number of words.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteData([u32; 4]);

impl WriteData {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023700, 0, 0, 0])
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

    /// Word 1, bits 8–11: `WRITE_DATA_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 16: do not advance the address
    #[inline]
    #[must_use]
    pub const fn wr_one_addr(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `wr_one_addr`.
    #[inline]
    #[must_use]
    pub const fn with_wr_one_addr(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[inline]
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[inline]
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
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

    /// Word 1, bits 30–31: graphics ring: 0 micro engine, 1 prefetch parser
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[1] >> 30) & 0x3) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `dst_addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }
}

impl core::fmt::Debug for WriteData {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteData>() == 16);

/// `WriteData` to registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteDataRegister([u32; 4]);

impl WriteDataRegister {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023700, 0, 0, 0])
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

    /// Word 1, bits 8–11: `WRITE_DATA_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 16: do not advance the register
    #[inline]
    #[must_use]
    pub const fn wr_one_addr(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `wr_one_addr`.
    #[inline]
    #[must_use]
    pub const fn with_wr_one_addr(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 19.
    #[inline]
    #[must_use]
    pub const fn resume_vf(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `resume_vf`.
    #[inline]
    #[must_use]
    pub const fn with_resume_vf(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[inline]
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[inline]
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bits 25–26.
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

    /// Word 2, bits 0–17: register number, in words
    #[inline]
    #[must_use]
    pub const fn dst_mmreg_addr(self) -> u32 {
        self.0[2] & 0x3ffff
    }

    /// Sets `dst_mmreg_addr`; `None` if `value` has more than 18 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_mmreg_addr(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3ffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for WriteDataRegister {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteDataRegister>() == 16);

/// Writes the words that follow the packet; `count` is to be set to 2 and the number of words. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteDataGfx12([u32; 4]);

impl WriteDataGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023700, 0, 0, 0])
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

    /// Word 1, bits 8–11: `WRITE_DATA_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 16: do not advance the address
    #[inline]
    #[must_use]
    pub const fn wr_one_addr(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `wr_one_addr`.
    #[inline]
    #[must_use]
    pub const fn with_wr_one_addr(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[inline]
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[inline]
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: for a virtual function
    #[inline]
    #[must_use]
    pub const fn mode(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `mode`.
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 23–24: die
    #[inline]
    #[must_use]
    pub const fn aid_id(self) -> u8 {
        ((self.0[1] >> 23) & 0x3) as u8
    }

    /// Sets `aid_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_aid_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x1800000 | (value as u32) << 23;
        Some(self)
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

    /// Word 1, bits 30–31: graphics ring: 0 micro engine, 1 prefetch parser
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[1] >> 30) & 0x3) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `dst_addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }
}

impl core::fmt::Debug for WriteDataGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteDataGfx12>() == 16);

/// Waits until a word compares as wanted.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMem([u32; 7]);

impl WaitRegMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[inline]
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[inline]
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 8–9: graphics ring: 0 micro engine, 1 prefetch parser
    #[inline]
    #[must_use]
    pub const fn engine(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `engine`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_poll_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
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

impl core::fmt::Debug for WaitRegMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WaitRegMem>() == 28);

/// `WaitRegMem` on a register, or the writing and waiting kind of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMemRegister([u32; 7]);

impl WaitRegMemRegister {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[inline]
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[inline]
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 2, bits 0–17: register number; the one that is written first
    #[inline]
    #[must_use]
    pub const fn poll_register(self) -> u32 {
        self.0[2] & 0x3ffff
    }

    /// Sets `poll_register`; `None` if `value` has more than 18 bits.
    #[inline]
    #[must_use]
    pub const fn with_poll_register(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3ffff | value;
        Some(self)
    }

    /// Word 3, bits 0–17: register number that is waited on after writing
    #[inline]
    #[must_use]
    pub const fn write_register(self) -> u32 {
        self.0[3] & 0x3ffff
    }

    /// Sets `write_register`; `None` if `value` has more than 18 bits.
    #[inline]
    #[must_use]
    pub const fn with_write_register(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3ffff | value;
        Some(self)
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
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

impl core::fmt::Debug for WaitRegMemRegister {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WaitRegMemRegister>() == 28);

/// Waits until a word compares as wanted. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMemGfx10([u32; 7]);

impl WaitRegMemGfx10 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[inline]
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[inline]
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 8–9: graphics ring: 0 micro engine, 1 prefetch parser
    #[inline]
    #[must_use]
    pub const fn engine(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `engine`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[inline]
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[inline]
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[inline]
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
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

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_poll_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
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

    /// Word 6, bit 31.
    #[inline]
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[inline]
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMemGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WaitRegMemGfx10>() == 28);

/// Waits until a word compares as wanted. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMemGfx12([u32; 7]);

impl WaitRegMemGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[inline]
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[inline]
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 8–9: graphics ring: 0 micro engine, 1 prefetch parser
    #[inline]
    #[must_use]
    pub const fn engine(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `engine`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[inline]
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[inline]
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[inline]
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
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

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[inline]
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 4.
    #[inline]
    #[must_use]
    pub const fn with_poll_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x3 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
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

    /// Word 6, bit 31.
    #[inline]
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[inline]
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMemGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WaitRegMemGfx12>() == 28);

/// Waits until 64 bits compare as wanted. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMem64([u32; 9]);

impl WaitRegMem64 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0079300, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[inline]
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[inline]
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[inline]
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[inline]
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[inline]
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
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

    /// Words 2–3, 64 bits: GPU virtual address; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_poll_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–15: clocks between two reads
    #[inline]
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[8] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[inline]
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff | (value as u32);
        self
    }

    /// Word 8, bit 31.
    #[inline]
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[8] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[inline]
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[8] = self.0[8] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMem64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WaitRegMem64>() == 36);

/// Waits until 64 bits compare as wanted. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMem64Gfx12([u32; 9]);

impl WaitRegMem64Gfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0079300, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[inline]
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[inline]
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[inline]
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[inline]
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[inline]
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
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

    /// Words 2–3, 64 bits: GPU virtual address; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_poll_addr(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        Some(self)
    }

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–15: clocks between two reads
    #[inline]
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[8] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[inline]
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff | (value as u32);
        self
    }

    /// Word 8, bit 31.
    #[inline]
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[8] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[inline]
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[8] = self.0[8] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMem64Gfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WaitRegMem64Gfx12>() == 36);

/// Copies 32 or 64 bits between registers, memory, counters and the packet.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyData([u32; 6]);

impl CopyData {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0044000, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–3: `COPY_DATA_SRC_…`
    #[inline]
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        (self.0[1] & 0xf) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `COPY_DATA_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 13–14: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bit 16: 64 bits, not 32
    #[inline]
    #[must_use]
    pub const fn count_sel(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `count_sel`.
    #[inline]
    #[must_use]
    pub const fn with_count_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[inline]
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[inline]
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
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

    /// Words 2–3, 64 bits: GPU virtual address, register number (bits 0–17), or the data
    #[inline]
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[inline]
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address, or register number (bits 0–17)
    #[inline]
    #[must_use]
    pub const fn dst(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst`.
    #[inline]
    #[must_use]
    pub const fn with_dst(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyData {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyData>() == 24);

/// Copies 32 or 64 bits between registers, memory, counters and the packet. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyDataGfx12([u32; 6]);

impl CopyDataGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0044000, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–3: `COPY_DATA_SRC_…`
    #[inline]
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        (self.0[1] & 0xf) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `COPY_DATA_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 13–14: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn src_temporal(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bit 16: 64 bits, not 32
    #[inline]
    #[must_use]
    pub const fn count_sel(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `count_sel`.
    #[inline]
    #[must_use]
    pub const fn with_count_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[inline]
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[inline]
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: for a virtual function
    #[inline]
    #[must_use]
    pub const fn mode(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `mode`.
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 23–24: die
    #[inline]
    #[must_use]
    pub const fn aid_id(self) -> u8 {
        ((self.0[1] >> 23) & 0x3) as u8
    }

    /// Sets `aid_id`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_aid_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x1800000 | (value as u32) << 23;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn dst_temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
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

    /// Words 2–3, 64 bits: GPU virtual address, register number (bits 0–17), or the data
    #[inline]
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[inline]
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address, or register number (bits 0–17)
    #[inline]
    #[must_use]
    pub const fn dst(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst`.
    #[inline]
    #[must_use]
    pub const fn with_dst(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyDataGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CopyDataGfx12>() == 24);

/// Writes a word if another one compares as wanted.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondWrite([u32; 9]);

impl CondWrite {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0074500, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[inline]
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bit 4: memory, not a register
    #[inline]
    #[must_use]
    pub const fn poll_space(self) -> bool {
        self.0[1] & 0x10 != 0
    }

    /// Sets `poll_space`.
    #[inline]
    #[must_use]
    pub const fn with_poll_space(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10 | (value as u32) << 4;
        self
    }

    /// Word 1, bits 8–9: 0 register, 1 memory, 2 scratch
    #[inline]
    #[must_use]
    pub const fn write_space(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `write_space`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_write_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 20: wait until it is written
    #[inline]
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[inline]
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, or register number
    #[inline]
    #[must_use]
    pub const fn poll_address(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_address`.
    #[inline]
    #[must_use]
    pub const fn with_poll_address(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Word 4, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[inline]
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[inline]
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Words 6–7, 64 bits: GPU virtual address, or register number
    #[inline]
    #[must_use]
    pub const fn write_address(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `write_address`.
    #[inline]
    #[must_use]
    pub const fn with_write_address(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn write_data(self) -> u32 {
        self.0[8]
    }

    /// Sets `write_data`.
    #[inline]
    #[must_use]
    pub const fn with_write_data(mut self, value: u32) -> Self {
        self.0[8] = value;
        self
    }
}

impl core::fmt::Debug for CondWrite {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<CondWrite>() == 36);

/// Does an atomic operation on memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicMem([u32; 9]);

impl AtomicMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0071e00, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–6: `TC_OP_ATOMIC_…` of `sdma`
    #[inline]
    #[must_use]
    pub const fn atomic(self) -> u8 {
        (self.0[1] & 0x7f) as u8
    }

    /// Sets `atomic`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_atomic(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `ATOMIC_MEM_…`
    #[inline]
    #[must_use]
    pub const fn command(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `command`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_command(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
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

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn src_data(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `src_data`.
    #[inline]
    #[must_use]
    pub const fn with_src_data(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: what is compared with
    #[inline]
    #[must_use]
    pub const fn cmp_data(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `cmp_data`.
    #[inline]
    #[must_use]
    pub const fn with_cmp_data(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–12: clocks between two tries
    #[inline]
    #[must_use]
    pub const fn loop_interval(self) -> u16 {
        (self.0[8] & 0x1fff) as u16
    }

    /// Sets `loop_interval`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_loop_interval(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0x1fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for AtomicMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AtomicMem>() == 36);

/// Does an atomic operation on memory. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicMemGfx12([u32; 9]);

impl AtomicMemGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0071e00, 0, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–6: `TC_OP_ATOMIC_…` of `sdma`
    #[inline]
    #[must_use]
    pub const fn atomic(self) -> u8 {
        (self.0[1] & 0x7f) as u8
    }

    /// Sets `atomic`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_atomic(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `ATOMIC_MEM_…`
    #[inline]
    #[must_use]
    pub const fn command(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `command`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_command(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
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

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn src_data(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `src_data`.
    #[inline]
    #[must_use]
    pub const fn with_src_data(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: what is compared with
    #[inline]
    #[must_use]
    pub const fn cmp_data(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `cmp_data`.
    #[inline]
    #[must_use]
    pub const fn with_cmp_data(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–12: clocks between two tries
    #[inline]
    #[must_use]
    pub const fn loop_interval(self) -> u16 {
        (self.0[8] & 0x1fff) as u16
    }

    /// Sets `loop_interval`; `None` if `value` has more than 13 bits.
    #[inline]
    #[must_use]
    pub const fn with_loop_interval(mut self, value: u16) -> Option<Self> {
        if value >> 13 != 0 {
            return None;
        }
        self.0[8] = self.0[8] & !0x1fff | (value as u32);
        Some(self)
    }
}

impl core::fmt::Debug for AtomicMemGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AtomicMemGfx12>() == 36);

/// Does an atomic operation on GDS, up to gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicGds([u32; 11]);

impl AtomicGds {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0091d00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 11]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 11] {
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
    pub const fn atom_op(self) -> u8 {
        (self.0[1] & 0xff) as u8
    }

    /// Sets `atom_op`.
    #[inline]
    #[must_use]
    pub const fn with_atom_op(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff | (value as u32);
        self
    }

    /// Word 1, bit 16: repeat until the compare succeeds
    #[inline]
    #[must_use]
    pub const fn atom_cmp_swap(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `atom_cmp_swap`.
    #[inline]
    #[must_use]
    pub const fn with_atom_cmp_swap(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 17: wait for it
    #[inline]
    #[must_use]
    pub const fn atom_complete(self) -> bool {
        self.0[1] & 0x20000 != 0
    }

    /// Sets `atom_complete`.
    #[inline]
    #[must_use]
    pub const fn with_atom_complete(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000 | (value as u32) << 17;
        self
    }

    /// Word 1, bit 18: keep what was there
    #[inline]
    #[must_use]
    pub const fn atom_read(self) -> bool {
        self.0[1] & 0x40000 != 0
    }

    /// Sets `atom_read`.
    #[inline]
    #[must_use]
    pub const fn with_atom_read(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 1, bits 19–20: 0 one word, 1 two words, 2 one double word, 3 two
    #[inline]
    #[must_use]
    pub const fn atom_rd_cntl(self) -> u8 {
        ((self.0[1] >> 19) & 0x3) as u8
    }

    /// Sets `atom_rd_cntl`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_atom_rd_cntl(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x180000 | (value as u32) << 19;
        Some(self)
    }

    /// Word 2, bits 0–5.
    #[inline]
    #[must_use]
    pub const fn auto_inc_bytes(self) -> u8 {
        (self.0[2] & 0x3f) as u8
    }

    /// Sets `auto_inc_bytes`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_auto_inc_bytes(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 2, bit 8.
    #[inline]
    #[must_use]
    pub const fn dmode(self) -> bool {
        self.0[2] & 0x100 != 0
    }

    /// Sets `dmode`.
    #[inline]
    #[must_use]
    pub const fn with_dmode(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 3, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn atom_base(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `atom_base`.
    #[inline]
    #[must_use]
    pub const fn with_atom_base(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 4, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn atom_size(self) -> u16 {
        (self.0[4] & 0xffff) as u16
    }

    /// Sets `atom_size`.
    #[inline]
    #[must_use]
    pub const fn with_atom_size(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff | (value as u32);
        self
    }

    /// Word 5, bits 0–7.
    #[inline]
    #[must_use]
    pub const fn atom_offset0(self) -> u8 {
        (self.0[5] & 0xff) as u8
    }

    /// Sets `atom_offset0`.
    #[inline]
    #[must_use]
    pub const fn with_atom_offset0(mut self, value: u8) -> Self {
        self.0[5] = self.0[5] & !0xff | (value as u32);
        self
    }

    /// Word 5, bits 16–23.
    #[inline]
    #[must_use]
    pub const fn atom_offset1(self) -> u8 {
        ((self.0[5] >> 16) & 0xff) as u8
    }

    /// Sets `atom_offset1`.
    #[inline]
    #[must_use]
    pub const fn with_atom_offset1(mut self, value: u8) -> Self {
        self.0[5] = self.0[5] & !0xff0000 | (value as u32) << 16;
        self
    }

    /// Word 6, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn atom_dst(self) -> u32 {
        self.0[6]
    }

    /// Sets `atom_dst`.
    #[inline]
    #[must_use]
    pub const fn with_atom_dst(mut self, value: u32) -> Self {
        self.0[6] = value;
        self
    }

    /// Words 7–8, 64 bits.
    #[inline]
    #[must_use]
    pub const fn atom_src0(self) -> u64 {
        (self.0[7] as u64) | (self.0[8] as u64) << 32
    }

    /// Sets `atom_src0`.
    #[inline]
    #[must_use]
    pub const fn with_atom_src0(mut self, value: u64) -> Self {
        self.0[7] = value as u32;
        self.0[8] = (value >> 32) as u32;
        self
    }

    /// Words 9–10, 64 bits.
    #[inline]
    #[must_use]
    pub const fn atom_src1(self) -> u64 {
        (self.0[9] as u64) | (self.0[10] as u64) << 32
    }

    /// Sets `atom_src1`.
    #[inline]
    #[must_use]
    pub const fn with_atom_src1(mut self, value: u64) -> Self {
        self.0[9] = value as u32;
        self.0[10] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for AtomicGds {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AtomicGds>() == 44);

/// Copies or fills memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaData([u32; 7]);

impl DmaData {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0055000, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bit 0: graphics ring: the prefetch parser, not the micro engine
    #[inline]
    #[must_use]
    pub const fn engine(self) -> bool {
        self.0[1] & 0x1 != 0
    }

    /// Sets `engine`.
    #[inline]
    #[must_use]
    pub const fn with_engine(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1 | (value as u32);
        self
    }

    /// Word 1, bits 13–14: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bits 20–21: `DMA_DATA_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: `DMA_DATA_SRC_…`
    #[inline]
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 1, bit 31: graphics ring: wait until it is done
    #[inline]
    #[must_use]
    pub const fn cp_sync(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `cp_sync`.
    #[inline]
    #[must_use]
    pub const fn with_cp_sync(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, or a word of data
    #[inline]
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[inline]
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25.
    #[inline]
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_byte_count(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3ffffff | value;
        Some(self)
    }

    /// Word 6, bit 26: the source is a register
    #[inline]
    #[must_use]
    pub const fn sas(self) -> bool {
        self.0[6] & 0x4000000 != 0
    }

    /// Sets `sas`.
    #[inline]
    #[must_use]
    pub const fn with_sas(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 6, bit 27: the destination is a register
    #[inline]
    #[must_use]
    pub const fn das(self) -> bool {
        self.0[6] & 0x8000000 != 0
    }

    /// Sets `das`.
    #[inline]
    #[must_use]
    pub const fn with_das(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 6, bit 28: do not advance the source
    #[inline]
    #[must_use]
    pub const fn saic(self) -> bool {
        self.0[6] & 0x10000000 != 0
    }

    /// Sets `saic`.
    #[inline]
    #[must_use]
    pub const fn with_saic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 6, bit 29: do not advance the destination
    #[inline]
    #[must_use]
    pub const fn daic(self) -> bool {
        self.0[6] & 0x20000000 != 0
    }

    /// Sets `daic`.
    #[inline]
    #[must_use]
    pub const fn with_daic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 6, bit 30: wait for what is written before
    #[inline]
    #[must_use]
    pub const fn raw_wait(self) -> bool {
        self.0[6] & 0x40000000 != 0
    }

    /// Sets `raw_wait`.
    #[inline]
    #[must_use]
    pub const fn with_raw_wait(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 6, bit 31: do not wait for the writes
    #[inline]
    #[must_use]
    pub const fn dis_wc(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `dis_wc`.
    #[inline]
    #[must_use]
    pub const fn with_dis_wc(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for DmaData {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DmaData>() == 28);

/// Copies or fills memory. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaDataGfx12([u32; 7]);

impl DmaDataGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0055000, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bit 0: graphics ring: the prefetch parser, not the micro engine
    #[inline]
    #[must_use]
    pub const fn engine(self) -> bool {
        self.0[1] & 0x1 != 0
    }

    /// Sets `engine`.
    #[inline]
    #[must_use]
    pub const fn with_engine(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1 | (value as u32);
        self
    }

    /// Word 1, bits 13–14: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn src_temporal(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bits 20–21: `DMA_DATA_DST_…`
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn dst_temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: `DMA_DATA_SRC_…`
    #[inline]
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 1, bit 31: graphics ring: wait until it is done
    #[inline]
    #[must_use]
    pub const fn cp_sync(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `cp_sync`.
    #[inline]
    #[must_use]
    pub const fn with_cp_sync(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, or a word of data
    #[inline]
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[inline]
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25.
    #[inline]
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_byte_count(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3ffffff | value;
        Some(self)
    }

    /// Word 6, bit 26: the source is a register
    #[inline]
    #[must_use]
    pub const fn sas(self) -> bool {
        self.0[6] & 0x4000000 != 0
    }

    /// Sets `sas`.
    #[inline]
    #[must_use]
    pub const fn with_sas(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 6, bit 27: the destination is a register
    #[inline]
    #[must_use]
    pub const fn das(self) -> bool {
        self.0[6] & 0x8000000 != 0
    }

    /// Sets `das`.
    #[inline]
    #[must_use]
    pub const fn with_das(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 6, bit 28: do not advance the source
    #[inline]
    #[must_use]
    pub const fn saic(self) -> bool {
        self.0[6] & 0x10000000 != 0
    }

    /// Sets `saic`.
    #[inline]
    #[must_use]
    pub const fn with_saic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 6, bit 29: do not advance the destination
    #[inline]
    #[must_use]
    pub const fn daic(self) -> bool {
        self.0[6] & 0x20000000 != 0
    }

    /// Sets `daic`.
    #[inline]
    #[must_use]
    pub const fn with_daic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 6, bit 30: wait for what is written before
    #[inline]
    #[must_use]
    pub const fn raw_wait(self) -> bool {
        self.0[6] & 0x40000000 != 0
    }

    /// Sets `raw_wait`.
    #[inline]
    #[must_use]
    pub const fn with_raw_wait(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 6, bit 31: do not wait for the writes
    #[inline]
    #[must_use]
    pub const fn dis_wc(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `dis_wc`.
    #[inline]
    #[must_use]
    pub const fn with_dis_wc(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for DmaDataGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DmaDataGfx12>() == 28);

/// Fills pieces of memory at a stride. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaDataFillMulti([u32; 7]);

impl DmaDataFillMulti {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0059a00, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bit 10.
    #[inline]
    #[must_use]
    pub const fn memlog_clear(self) -> bool {
        self.0[1] & 0x400 != 0
    }

    /// Sets `memlog_clear`.
    #[inline]
    #[must_use]
    pub const fn with_memlog_clear(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400 | (value as u32) << 10;
        self
    }

    /// Word 1, bits 20–21: 3: memory, through the L2
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[inline]
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: 2: zeroes
    #[inline]
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn byte_stride(self) -> u32 {
        self.0[2]
    }

    /// Sets `byte_stride`.
    #[inline]
    #[must_use]
    pub const fn with_byte_stride(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–31: pieces
    #[inline]
    #[must_use]
    pub const fn dma_count(self) -> u32 {
        self.0[3]
    }

    /// Sets `dma_count`.
    #[inline]
    #[must_use]
    pub const fn with_dma_count(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25: of a piece
    #[inline]
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_byte_count(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3ffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for DmaDataFillMulti {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DmaDataFillMulti>() == 28);

/// Fills pieces of memory at a stride. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaDataFillMultiGfx12([u32; 7]);

impl DmaDataFillMultiGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0059a00, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bit 10.
    #[inline]
    #[must_use]
    pub const fn memlog_clear(self) -> bool {
        self.0[1] & 0x400 != 0
    }

    /// Sets `memlog_clear`.
    #[inline]
    #[must_use]
    pub const fn with_memlog_clear(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400 | (value as u32) << 10;
        self
    }

    /// Word 1, bits 20–21: 3: memory, through the L2
    #[inline]
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[inline]
    #[must_use]
    pub const fn dst_temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_temporal`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dst_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: 2: zeroes
    #[inline]
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn byte_stride(self) -> u32 {
        self.0[2]
    }

    /// Sets `byte_stride`.
    #[inline]
    #[must_use]
    pub const fn with_byte_stride(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–31: pieces
    #[inline]
    #[must_use]
    pub const fn dma_count(self) -> u32 {
        self.0[3]
    }

    /// Sets `dma_count`.
    #[inline]
    #[must_use]
    pub const fn with_dma_count(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25: of a piece
    #[inline]
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_byte_count(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3ffffff | value;
        Some(self)
    }
}

impl core::fmt::Debug for DmaDataFillMultiGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DmaDataFillMultiGfx12>() == 28);

/// Signals a semaphore in memory or waits for it, up to gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MemSemaphore([u32; 4]);

impl MemSemaphore {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023900, 0, 0, 0])
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 3 bits are zero
    #[inline]
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[1] & !0x7) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 8.
    #[inline]
    #[must_use]
    pub const fn with_address(mut self, value: u64) -> Option<Self> {
        if value & 0x7 != 0 {
            return None;
        }
        self.0[1] = value as u32;
        self.0[2] = (value >> 32) as u32;
        Some(self)
    }

    /// Word 3, bit 16: signal a mailbox
    #[inline]
    #[must_use]
    pub const fn use_mailbox(self) -> bool {
        self.0[3] & 0x10000 != 0
    }

    /// Sets `use_mailbox`.
    #[inline]
    #[must_use]
    pub const fn with_use_mailbox(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 3, bit 20: write 1, do not count
    #[inline]
    #[must_use]
    pub const fn signal_type(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `signal_type`.
    #[inline]
    #[must_use]
    pub const fn with_signal_type(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bits 29–31: `MEM_SEMAPHORE_…`
    #[inline]
    #[must_use]
    pub const fn sem_sel(self) -> u8 {
        ((self.0[3] >> 29) & 0x7) as u8
    }

    /// Sets `sem_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_sem_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }
}

impl core::fmt::Debug for MemSemaphore {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MemSemaphore>() == 16);
