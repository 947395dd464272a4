// Generated from abi/spec/pm4/memory.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 07d6ab127ba9dd2b

//! PM4: writing, waiting, copying and atomics.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Writes the words that follow the packet; `count` is to be set to 2 and the number of words.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteData([u32; 4]);

impl WriteData {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023700, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 4]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 4] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 8–11: `WRITE_DATA_DST_…`
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 16: do not advance the address
    #[must_use]
    pub const fn wr_one_addr(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `wr_one_addr`.
    #[must_use]
    pub const fn with_wr_one_addr(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 30–31: graphics ring: 0 micro engine, 1 prefetch parser
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[1] >> 30) & 0x3) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `dst_addr`; `None` if `value` is no multiple of 4.
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
        f.debug_struct("WriteData")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("dst_sel", &self.dst_sel())
            .field("wr_one_addr", &self.wr_one_addr())
            .field("wr_confirm", &self.wr_confirm())
            .field("cache_policy", &self.cache_policy())
            .field("engine_sel", &self.engine_sel())
            .field("dst_addr", &self.dst_addr())
            .finish()
    }
}
const _: () = assert!(size_of::<WriteData>() == 16);

/// `WriteData` to registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteDataRegister([u32; 4]);

impl WriteDataRegister {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023700, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 4]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 4] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 8–11: `WRITE_DATA_DST_…`
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 16: do not advance the register
    #[must_use]
    pub const fn wr_one_addr(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `wr_one_addr`.
    #[must_use]
    pub const fn with_wr_one_addr(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 19.
    #[must_use]
    pub const fn resume_vf(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `resume_vf`.
    #[must_use]
    pub const fn with_resume_vf(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bits 25–26.
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 2, bits 0–17: register number, in words
    #[must_use]
    pub const fn dst_mmreg_addr(self) -> u32 {
        self.0[2] & 0x3ffff
    }

    /// Sets `dst_mmreg_addr`; `None` if `value` has more than 18 bits.
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
        f.debug_struct("WriteDataRegister")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("dst_sel", &self.dst_sel())
            .field("wr_one_addr", &self.wr_one_addr())
            .field("resume_vf", &self.resume_vf())
            .field("wr_confirm", &self.wr_confirm())
            .field("cache_policy", &self.cache_policy())
            .field("dst_mmreg_addr", &self.dst_mmreg_addr())
            .finish()
    }
}
const _: () = assert!(size_of::<WriteDataRegister>() == 16);

/// Writes the words that follow the packet; `count` is to be set to 2 and the number of words. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WriteDataGfx12([u32; 4]);

impl WriteDataGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023700, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 4]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 4] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 8–11: `WRITE_DATA_DST_…`
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 16: do not advance the address
    #[must_use]
    pub const fn wr_one_addr(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `wr_one_addr`.
    #[must_use]
    pub const fn with_wr_one_addr(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: for a virtual function
    #[must_use]
    pub const fn mode(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `mode`.
    #[must_use]
    pub const fn with_mode(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 23–24: die
    #[must_use]
    pub const fn aid_id(self) -> u8 {
        ((self.0[1] >> 23) & 0x3) as u8
    }

    /// Sets `aid_id`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_aid_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x1800000 | (value as u32) << 23;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 30–31: graphics ring: 0 micro engine, 1 prefetch parser
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[1] >> 30) & 0x3) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `dst_addr`; `None` if `value` is no multiple of 4.
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
        f.debug_struct("WriteDataGfx12")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("dst_sel", &self.dst_sel())
            .field("wr_one_addr", &self.wr_one_addr())
            .field("wr_confirm", &self.wr_confirm())
            .field("mode", &self.mode())
            .field("aid_id", &self.aid_id())
            .field("temporal", &self.temporal())
            .field("engine_sel", &self.engine_sel())
            .field("dst_addr", &self.dst_addr())
            .finish()
    }
}
const _: () = assert!(size_of::<WriteDataGfx12>() == 16);

/// Waits until a word compares as wanted.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMem([u32; 7]);

impl WaitRegMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 8–9: graphics ring: 0 micro engine, 1 prefetch parser
    #[must_use]
    pub const fn engine(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `engine`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_engine(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 4.
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
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Word 6, bits 0–15: clocks between two reads
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for WaitRegMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("WaitRegMem")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("function", &self.function())
            .field("mem_space", &self.mem_space())
            .field("operation", &self.operation())
            .field("engine", &self.engine())
            .field("poll_addr", &self.poll_addr())
            .field("reference", &self.reference())
            .field("mask", &self.mask())
            .field("poll_interval", &self.poll_interval())
            .finish()
    }
}
const _: () = assert!(size_of::<WaitRegMem>() == 28);

/// `WaitRegMem` on a register, or the writing and waiting kind of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMemRegister([u32; 7]);

impl WaitRegMemRegister {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 8–9: graphics ring: 0 micro engine, 1 prefetch parser
    #[must_use]
    pub const fn engine(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `engine`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_engine(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 2, bits 0–17: register number; the one that is written first
    #[must_use]
    pub const fn poll_register(self) -> u32 {
        self.0[2] & 0x3ffff
    }

    /// Sets `poll_register`; `None` if `value` has more than 18 bits.
    #[must_use]
    pub const fn with_poll_register(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3ffff | value;
        Some(self)
    }

    /// Word 3, bits 0–17: register number that is waited on after writing
    #[must_use]
    pub const fn write_register(self) -> u32 {
        self.0[3] & 0x3ffff
    }

    /// Sets `write_register`; `None` if `value` has more than 18 bits.
    #[must_use]
    pub const fn with_write_register(mut self, value: u32) -> Option<Self> {
        if value >> 18 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0x3ffff | value;
        Some(self)
    }

    /// Word 4, bits 0–31.
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Word 6, bits 0–15: clocks between two reads
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for WaitRegMemRegister {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("WaitRegMemRegister")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("function", &self.function())
            .field("mem_space", &self.mem_space())
            .field("operation", &self.operation())
            .field("engine", &self.engine())
            .field("poll_register", &self.poll_register())
            .field("write_register", &self.write_register())
            .field("reference", &self.reference())
            .field("mask", &self.mask())
            .field("poll_interval", &self.poll_interval())
            .finish()
    }
}
const _: () = assert!(size_of::<WaitRegMemRegister>() == 28);

/// Waits until a word compares as wanted. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMemGfx10([u32; 7]);

impl WaitRegMemGfx10 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 8–9: graphics ring: 0 micro engine, 1 prefetch parser
    #[must_use]
    pub const fn engine(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `engine`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_engine(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 4.
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
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Word 6, bits 0–15: clocks between two reads
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 6, bit 31.
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMemGfx10 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("WaitRegMemGfx10")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("function", &self.function())
            .field("mem_space", &self.mem_space())
            .field("operation", &self.operation())
            .field("engine", &self.engine())
            .field("mes_intr_pipe", &self.mes_intr_pipe())
            .field("mes_action", &self.mes_action())
            .field("cache_policy", &self.cache_policy())
            .field("poll_addr", &self.poll_addr())
            .field("reference", &self.reference())
            .field("mask", &self.mask())
            .field("poll_interval", &self.poll_interval())
            .field("optimize_ace_offload_mode", &self.optimize_ace_offload_mode())
            .finish()
    }
}
const _: () = assert!(size_of::<WaitRegMemGfx10>() == 28);

/// Waits until a word compares as wanted. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMemGfx12([u32; 7]);

impl WaitRegMemGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0053c00, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 8–9: graphics ring: 0 micro engine, 1 prefetch parser
    #[must_use]
    pub const fn engine(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `engine`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_engine(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 2 bits are zero
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x3) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 4.
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
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Word 6, bits 0–15: clocks between two reads
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 6, bit 31.
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMemGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("WaitRegMemGfx12")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("function", &self.function())
            .field("mem_space", &self.mem_space())
            .field("operation", &self.operation())
            .field("engine", &self.engine())
            .field("mes_intr_pipe", &self.mes_intr_pipe())
            .field("mes_action", &self.mes_action())
            .field("temporal", &self.temporal())
            .field("poll_addr", &self.poll_addr())
            .field("reference", &self.reference())
            .field("mask", &self.mask())
            .field("poll_interval", &self.poll_interval())
            .field("optimize_ace_offload_mode", &self.optimize_ace_offload_mode())
            .finish()
    }
}
const _: () = assert!(size_of::<WaitRegMemGfx12>() == 28);

/// Waits until 64 bits compare as wanted. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMem64([u32; 9]);

impl WaitRegMem64 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0079300, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 9]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 9] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 3 bits are zero
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 8.
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
    #[must_use]
    pub const fn reference(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `reference`.
    #[must_use]
    pub const fn with_reference(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: joined with what is read by `and`
    #[must_use]
    pub const fn mask(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `mask`.
    #[must_use]
    pub const fn with_mask(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–15: clocks between two reads
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[8] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff | (value as u32);
        self
    }

    /// Word 8, bit 31.
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[8] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[8] = self.0[8] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMem64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("WaitRegMem64")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("function", &self.function())
            .field("mem_space", &self.mem_space())
            .field("operation", &self.operation())
            .field("mes_intr_pipe", &self.mes_intr_pipe())
            .field("mes_action", &self.mes_action())
            .field("cache_policy", &self.cache_policy())
            .field("poll_addr", &self.poll_addr())
            .field("reference", &self.reference())
            .field("mask", &self.mask())
            .field("poll_interval", &self.poll_interval())
            .field("optimize_ace_offload_mode", &self.optimize_ace_offload_mode())
            .finish()
    }
}
const _: () = assert!(size_of::<WaitRegMem64>() == 36);

/// Waits until 64 bits compare as wanted. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct WaitRegMem64Gfx12([u32; 9]);

impl WaitRegMem64Gfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0079300, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 9]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 9] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 4–5: `WAIT_REG_MEM_SPACE_…`
    #[must_use]
    pub const fn mem_space(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `mem_space`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mem_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 6–7: `WAIT_REG_MEM_OP_…`
    #[must_use]
    pub const fn operation(self) -> u8 {
        ((self.0[1] >> 6) & 0x3) as u8
    }

    /// Sets `operation`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_operation(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0 | (value as u32) << 6;
        Some(self)
    }

    /// Word 1, bits 22–23: pipe of the scheduler that is told
    #[must_use]
    pub const fn mes_intr_pipe(self) -> u8 {
        ((self.0[1] >> 22) & 0x3) as u8
    }

    /// Sets `mes_intr_pipe`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_mes_intr_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 1, bit 24: tell the scheduler
    #[must_use]
    pub const fn mes_action(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `mes_action`.
    #[must_use]
    pub const fn with_mes_action(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address; the low 3 bits are zero
    #[must_use]
    pub const fn poll_addr(self) -> u64 {
        ((self.0[2] & !0x7) as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_addr`; `None` if `value` is no multiple of 8.
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
    #[must_use]
    pub const fn reference(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `reference`.
    #[must_use]
    pub const fn with_reference(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: joined with what is read by `and`
    #[must_use]
    pub const fn mask(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `mask`.
    #[must_use]
    pub const fn with_mask(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–15: clocks between two reads
    #[must_use]
    pub const fn poll_interval(self) -> u16 {
        (self.0[8] & 0xffff) as u16
    }

    /// Sets `poll_interval`.
    #[must_use]
    pub const fn with_poll_interval(mut self, value: u16) -> Self {
        self.0[8] = self.0[8] & !0xffff | (value as u32);
        self
    }

    /// Word 8, bit 31.
    #[must_use]
    pub const fn optimize_ace_offload_mode(self) -> bool {
        self.0[8] & 0x80000000 != 0
    }

    /// Sets `optimize_ace_offload_mode`.
    #[must_use]
    pub const fn with_optimize_ace_offload_mode(mut self, value: bool) -> Self {
        self.0[8] = self.0[8] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for WaitRegMem64Gfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("WaitRegMem64Gfx12")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("function", &self.function())
            .field("mem_space", &self.mem_space())
            .field("operation", &self.operation())
            .field("mes_intr_pipe", &self.mes_intr_pipe())
            .field("mes_action", &self.mes_action())
            .field("temporal", &self.temporal())
            .field("poll_addr", &self.poll_addr())
            .field("reference", &self.reference())
            .field("mask", &self.mask())
            .field("poll_interval", &self.poll_interval())
            .field("optimize_ace_offload_mode", &self.optimize_ace_offload_mode())
            .finish()
    }
}
const _: () = assert!(size_of::<WaitRegMem64Gfx12>() == 36);

/// Copies 32 or 64 bits between registers, memory, counters and the packet.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyData([u32; 6]);

impl CopyData {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0044000, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 6]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 6] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–3: `COPY_DATA_SRC_…`
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        (self.0[1] & 0xf) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `COPY_DATA_DST_…`
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 13–14: `CACHE_POLICY_…`
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bit 16: 64 bits, not 32
    #[must_use]
    pub const fn count_sel(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `count_sel`.
    #[must_use]
    pub const fn with_count_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bit 29: report progress
    #[must_use]
    pub const fn pq_exe_status(self) -> bool {
        self.0[1] & 0x20000000 != 0
    }

    /// Sets `pq_exe_status`.
    #[must_use]
    pub const fn with_pq_exe_status(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, register number (bits 0–17), or the data
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address, or register number (bits 0–17)
    #[must_use]
    pub const fn dst(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst`.
    #[must_use]
    pub const fn with_dst(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyData {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("CopyData")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("src_sel", &self.src_sel())
            .field("dst_sel", &self.dst_sel())
            .field("src_cache_policy", &self.src_cache_policy())
            .field("count_sel", &self.count_sel())
            .field("wr_confirm", &self.wr_confirm())
            .field("dst_cache_policy", &self.dst_cache_policy())
            .field("pq_exe_status", &self.pq_exe_status())
            .field("src", &self.src())
            .field("dst", &self.dst())
            .finish()
    }
}
const _: () = assert!(size_of::<CopyData>() == 24);

/// Copies 32 or 64 bits between registers, memory, counters and the packet. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CopyDataGfx12([u32; 6]);

impl CopyDataGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0044000, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 6]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 6] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–3: `COPY_DATA_SRC_…`
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        (self.0[1] & 0xf) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `COPY_DATA_DST_…`
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 13–14: `TEMPORAL_…`
    #[must_use]
    pub const fn src_temporal(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bit 16: 64 bits, not 32
    #[must_use]
    pub const fn count_sel(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `count_sel`.
    #[must_use]
    pub const fn with_count_sel(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 20: wait until it is written
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21: for a virtual function
    #[must_use]
    pub const fn mode(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `mode`.
    #[must_use]
    pub const fn with_mode(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
        self
    }

    /// Word 1, bits 23–24: die
    #[must_use]
    pub const fn aid_id(self) -> u8 {
        ((self.0[1] >> 23) & 0x3) as u8
    }

    /// Sets `aid_id`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_aid_id(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x1800000 | (value as u32) << 23;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[must_use]
    pub const fn dst_temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bit 29: report progress
    #[must_use]
    pub const fn pq_exe_status(self) -> bool {
        self.0[1] & 0x20000000 != 0
    }

    /// Sets `pq_exe_status`.
    #[must_use]
    pub const fn with_pq_exe_status(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, register number (bits 0–17), or the data
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address, or register number (bits 0–17)
    #[must_use]
    pub const fn dst(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst`.
    #[must_use]
    pub const fn with_dst(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for CopyDataGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("CopyDataGfx12")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("src_sel", &self.src_sel())
            .field("dst_sel", &self.dst_sel())
            .field("src_temporal", &self.src_temporal())
            .field("count_sel", &self.count_sel())
            .field("wr_confirm", &self.wr_confirm())
            .field("mode", &self.mode())
            .field("aid_id", &self.aid_id())
            .field("dst_temporal", &self.dst_temporal())
            .field("pq_exe_status", &self.pq_exe_status())
            .field("src", &self.src())
            .field("dst", &self.dst())
            .finish()
    }
}
const _: () = assert!(size_of::<CopyDataGfx12>() == 24);

/// Writes a word if another one compares as wanted.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct CondWrite([u32; 9]);

impl CondWrite {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0074500, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 9]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 9] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–2: `WAIT_REG_MEM_…`
    #[must_use]
    pub const fn function(self) -> u8 {
        (self.0[1] & 0x7) as u8
    }

    /// Sets `function`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_function(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7 | (value as u32);
        Some(self)
    }

    /// Word 1, bit 4: memory, not a register
    #[must_use]
    pub const fn poll_space(self) -> bool {
        self.0[1] & 0x10 != 0
    }

    /// Sets `poll_space`.
    #[must_use]
    pub const fn with_poll_space(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10 | (value as u32) << 4;
        self
    }

    /// Word 1, bits 8–9: 0 register, 1 memory, 2 scratch
    #[must_use]
    pub const fn write_space(self) -> u8 {
        ((self.0[1] >> 8) & 0x3) as u8
    }

    /// Sets `write_space`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_write_space(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 20: wait until it is written
    #[must_use]
    pub const fn wr_confirm(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `wr_confirm`.
    #[must_use]
    pub const fn with_wr_confirm(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, or register number
    #[must_use]
    pub const fn poll_address(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `poll_address`.
    #[must_use]
    pub const fn with_poll_address(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Word 4, bits 0–31.
    #[must_use]
    pub const fn reference(self) -> u32 {
        self.0[4]
    }

    /// Sets `reference`.
    #[must_use]
    pub const fn with_reference(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31: joined with what is read by `and`
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0[5]
    }

    /// Sets `mask`.
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Words 6–7, 64 bits: GPU virtual address, or register number
    #[must_use]
    pub const fn write_address(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `write_address`.
    #[must_use]
    pub const fn with_write_address(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–31.
    #[must_use]
    pub const fn write_data(self) -> u32 {
        self.0[8]
    }

    /// Sets `write_data`.
    #[must_use]
    pub const fn with_write_data(mut self, value: u32) -> Self {
        self.0[8] = value;
        self
    }
}

impl core::fmt::Debug for CondWrite {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("CondWrite")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("function", &self.function())
            .field("poll_space", &self.poll_space())
            .field("write_space", &self.write_space())
            .field("wr_confirm", &self.wr_confirm())
            .field("poll_address", &self.poll_address())
            .field("reference", &self.reference())
            .field("mask", &self.mask())
            .field("write_address", &self.write_address())
            .field("write_data", &self.write_data())
            .finish()
    }
}
const _: () = assert!(size_of::<CondWrite>() == 36);

/// Does an atomic operation on memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicMem([u32; 9]);

impl AtomicMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0071e00, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 9]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 9] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–6: `TC_OP_ATOMIC_…` of `sdma`
    #[must_use]
    pub const fn atomic(self) -> u8 {
        (self.0[1] & 0x7f) as u8
    }

    /// Sets `atomic`; `None` if `value` has more than 7 bits.
    #[must_use]
    pub const fn with_atomic(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `ATOMIC_MEM_…`
    #[must_use]
    pub const fn command(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `command`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_command(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `addr`.
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits.
    #[must_use]
    pub const fn src_data(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `src_data`.
    #[must_use]
    pub const fn with_src_data(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: what is compared with
    #[must_use]
    pub const fn cmp_data(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `cmp_data`.
    #[must_use]
    pub const fn with_cmp_data(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–12: clocks between two tries
    #[must_use]
    pub const fn loop_interval(self) -> u16 {
        (self.0[8] & 0x1fff) as u16
    }

    /// Sets `loop_interval`; `None` if `value` has more than 13 bits.
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
        f.debug_struct("AtomicMem")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("atomic", &self.atomic())
            .field("command", &self.command())
            .field("cache_policy", &self.cache_policy())
            .field("addr", &self.addr())
            .field("src_data", &self.src_data())
            .field("cmp_data", &self.cmp_data())
            .field("loop_interval", &self.loop_interval())
            .finish()
    }
}
const _: () = assert!(size_of::<AtomicMem>() == 36);

/// Does an atomic operation on memory. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicMemGfx12([u32; 9]);

impl AtomicMemGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0071e00, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 9]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 9] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–6: `TC_OP_ATOMIC_…` of `sdma`
    #[must_use]
    pub const fn atomic(self) -> u8 {
        (self.0[1] & 0x7f) as u8
    }

    /// Sets `atomic`; `None` if `value` has more than 7 bits.
    #[must_use]
    pub const fn with_atomic(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: `ATOMIC_MEM_…`
    #[must_use]
    pub const fn command(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `command`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_command(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[must_use]
    pub const fn temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: GPU virtual address
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `addr`.
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits.
    #[must_use]
    pub const fn src_data(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `src_data`.
    #[must_use]
    pub const fn with_src_data(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits: what is compared with
    #[must_use]
    pub const fn cmp_data(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `cmp_data`.
    #[must_use]
    pub const fn with_cmp_data(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Word 8, bits 0–12: clocks between two tries
    #[must_use]
    pub const fn loop_interval(self) -> u16 {
        (self.0[8] & 0x1fff) as u16
    }

    /// Sets `loop_interval`; `None` if `value` has more than 13 bits.
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
        f.debug_struct("AtomicMemGfx12")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("atomic", &self.atomic())
            .field("command", &self.command())
            .field("temporal", &self.temporal())
            .field("addr", &self.addr())
            .field("src_data", &self.src_data())
            .field("cmp_data", &self.cmp_data())
            .field("loop_interval", &self.loop_interval())
            .finish()
    }
}
const _: () = assert!(size_of::<AtomicMemGfx12>() == 36);

/// Does an atomic operation on GDS, up to gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AtomicGds([u32; 11]);

impl AtomicGds {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0091d00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 11]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 11] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bits 0–7.
    #[must_use]
    pub const fn atom_op(self) -> u8 {
        (self.0[1] & 0xff) as u8
    }

    /// Sets `atom_op`.
    #[must_use]
    pub const fn with_atom_op(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff | (value as u32);
        self
    }

    /// Word 1, bit 16: repeat until the compare succeeds
    #[must_use]
    pub const fn atom_cmp_swap(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `atom_cmp_swap`.
    #[must_use]
    pub const fn with_atom_cmp_swap(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 17: wait for it
    #[must_use]
    pub const fn atom_complete(self) -> bool {
        self.0[1] & 0x20000 != 0
    }

    /// Sets `atom_complete`.
    #[must_use]
    pub const fn with_atom_complete(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000 | (value as u32) << 17;
        self
    }

    /// Word 1, bit 18: keep what was there
    #[must_use]
    pub const fn atom_read(self) -> bool {
        self.0[1] & 0x40000 != 0
    }

    /// Sets `atom_read`.
    #[must_use]
    pub const fn with_atom_read(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 1, bits 19–20: 0 one word, 1 two words, 2 one double word, 3 two
    #[must_use]
    pub const fn atom_rd_cntl(self) -> u8 {
        ((self.0[1] >> 19) & 0x3) as u8
    }

    /// Sets `atom_rd_cntl`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_atom_rd_cntl(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x180000 | (value as u32) << 19;
        Some(self)
    }

    /// Word 2, bits 0–5.
    #[must_use]
    pub const fn auto_inc_bytes(self) -> u8 {
        (self.0[2] & 0x3f) as u8
    }

    /// Sets `auto_inc_bytes`; `None` if `value` has more than 6 bits.
    #[must_use]
    pub const fn with_auto_inc_bytes(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 2, bit 8.
    #[must_use]
    pub const fn dmode(self) -> bool {
        self.0[2] & 0x100 != 0
    }

    /// Sets `dmode`.
    #[must_use]
    pub const fn with_dmode(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x100 | (value as u32) << 8;
        self
    }

    /// Word 3, bits 0–15.
    #[must_use]
    pub const fn atom_base(self) -> u16 {
        (self.0[3] & 0xffff) as u16
    }

    /// Sets `atom_base`.
    #[must_use]
    pub const fn with_atom_base(mut self, value: u16) -> Self {
        self.0[3] = self.0[3] & !0xffff | (value as u32);
        self
    }

    /// Word 4, bits 0–15.
    #[must_use]
    pub const fn atom_size(self) -> u16 {
        (self.0[4] & 0xffff) as u16
    }

    /// Sets `atom_size`.
    #[must_use]
    pub const fn with_atom_size(mut self, value: u16) -> Self {
        self.0[4] = self.0[4] & !0xffff | (value as u32);
        self
    }

    /// Word 5, bits 0–7.
    #[must_use]
    pub const fn atom_offset0(self) -> u8 {
        (self.0[5] & 0xff) as u8
    }

    /// Sets `atom_offset0`.
    #[must_use]
    pub const fn with_atom_offset0(mut self, value: u8) -> Self {
        self.0[5] = self.0[5] & !0xff | (value as u32);
        self
    }

    /// Word 5, bits 16–23.
    #[must_use]
    pub const fn atom_offset1(self) -> u8 {
        ((self.0[5] >> 16) & 0xff) as u8
    }

    /// Sets `atom_offset1`.
    #[must_use]
    pub const fn with_atom_offset1(mut self, value: u8) -> Self {
        self.0[5] = self.0[5] & !0xff0000 | (value as u32) << 16;
        self
    }

    /// Word 6, bits 0–31.
    #[must_use]
    pub const fn atom_dst(self) -> u32 {
        self.0[6]
    }

    /// Sets `atom_dst`.
    #[must_use]
    pub const fn with_atom_dst(mut self, value: u32) -> Self {
        self.0[6] = value;
        self
    }

    /// Words 7–8, 64 bits.
    #[must_use]
    pub const fn atom_src0(self) -> u64 {
        (self.0[7] as u64) | (self.0[8] as u64) << 32
    }

    /// Sets `atom_src0`.
    #[must_use]
    pub const fn with_atom_src0(mut self, value: u64) -> Self {
        self.0[7] = value as u32;
        self.0[8] = (value >> 32) as u32;
        self
    }

    /// Words 9–10, 64 bits.
    #[must_use]
    pub const fn atom_src1(self) -> u64 {
        (self.0[9] as u64) | (self.0[10] as u64) << 32
    }

    /// Sets `atom_src1`.
    #[must_use]
    pub const fn with_atom_src1(mut self, value: u64) -> Self {
        self.0[9] = value as u32;
        self.0[10] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for AtomicGds {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AtomicGds")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("atom_op", &self.atom_op())
            .field("atom_cmp_swap", &self.atom_cmp_swap())
            .field("atom_complete", &self.atom_complete())
            .field("atom_read", &self.atom_read())
            .field("atom_rd_cntl", &self.atom_rd_cntl())
            .field("auto_inc_bytes", &self.auto_inc_bytes())
            .field("dmode", &self.dmode())
            .field("atom_base", &self.atom_base())
            .field("atom_size", &self.atom_size())
            .field("atom_offset0", &self.atom_offset0())
            .field("atom_offset1", &self.atom_offset1())
            .field("atom_dst", &self.atom_dst())
            .field("atom_src0", &self.atom_src0())
            .field("atom_src1", &self.atom_src1())
            .finish()
    }
}
const _: () = assert!(size_of::<AtomicGds>() == 44);

/// Copies or fills memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaData([u32; 7]);

impl DmaData {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0055000, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 0: graphics ring: the prefetch parser, not the micro engine
    #[must_use]
    pub const fn engine(self) -> bool {
        self.0[1] & 0x1 != 0
    }

    /// Sets `engine`.
    #[must_use]
    pub const fn with_engine(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1 | (value as u32);
        self
    }

    /// Word 1, bits 13–14: `CACHE_POLICY_…`
    #[must_use]
    pub const fn src_cache_policy(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bits 20–21: `DMA_DATA_DST_…`
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: `DMA_DATA_SRC_…`
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 1, bit 31: graphics ring: wait until it is done
    #[must_use]
    pub const fn cp_sync(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `cp_sync`.
    #[must_use]
    pub const fn with_cp_sync(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, or a word of data
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25.
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
    #[must_use]
    pub const fn with_byte_count(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3ffffff | value;
        Some(self)
    }

    /// Word 6, bit 26: the source is a register
    #[must_use]
    pub const fn sas(self) -> bool {
        self.0[6] & 0x4000000 != 0
    }

    /// Sets `sas`.
    #[must_use]
    pub const fn with_sas(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 6, bit 27: the destination is a register
    #[must_use]
    pub const fn das(self) -> bool {
        self.0[6] & 0x8000000 != 0
    }

    /// Sets `das`.
    #[must_use]
    pub const fn with_das(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 6, bit 28: do not advance the source
    #[must_use]
    pub const fn saic(self) -> bool {
        self.0[6] & 0x10000000 != 0
    }

    /// Sets `saic`.
    #[must_use]
    pub const fn with_saic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 6, bit 29: do not advance the destination
    #[must_use]
    pub const fn daic(self) -> bool {
        self.0[6] & 0x20000000 != 0
    }

    /// Sets `daic`.
    #[must_use]
    pub const fn with_daic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 6, bit 30: wait for what is written before
    #[must_use]
    pub const fn raw_wait(self) -> bool {
        self.0[6] & 0x40000000 != 0
    }

    /// Sets `raw_wait`.
    #[must_use]
    pub const fn with_raw_wait(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 6, bit 31: do not wait for the writes
    #[must_use]
    pub const fn dis_wc(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `dis_wc`.
    #[must_use]
    pub const fn with_dis_wc(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for DmaData {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("DmaData")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("engine", &self.engine())
            .field("src_cache_policy", &self.src_cache_policy())
            .field("dst_sel", &self.dst_sel())
            .field("dst_cache_policy", &self.dst_cache_policy())
            .field("src_sel", &self.src_sel())
            .field("cp_sync", &self.cp_sync())
            .field("src", &self.src())
            .field("dst_addr", &self.dst_addr())
            .field("byte_count", &self.byte_count())
            .field("sas", &self.sas())
            .field("das", &self.das())
            .field("saic", &self.saic())
            .field("daic", &self.daic())
            .field("raw_wait", &self.raw_wait())
            .field("dis_wc", &self.dis_wc())
            .finish()
    }
}
const _: () = assert!(size_of::<DmaData>() == 28);

/// Copies or fills memory. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaDataGfx12([u32; 7]);

impl DmaDataGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0055000, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 0: graphics ring: the prefetch parser, not the micro engine
    #[must_use]
    pub const fn engine(self) -> bool {
        self.0[1] & 0x1 != 0
    }

    /// Sets `engine`.
    #[must_use]
    pub const fn with_engine(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1 | (value as u32);
        self
    }

    /// Word 1, bits 13–14: `TEMPORAL_…`
    #[must_use]
    pub const fn src_temporal(self) -> u8 {
        ((self.0[1] >> 13) & 0x3) as u8
    }

    /// Sets `src_temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bits 20–21: `DMA_DATA_DST_…`
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[must_use]
    pub const fn dst_temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: `DMA_DATA_SRC_…`
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 1, bit 31: graphics ring: wait until it is done
    #[must_use]
    pub const fn cp_sync(self) -> bool {
        self.0[1] & 0x80000000 != 0
    }

    /// Sets `cp_sync`.
    #[must_use]
    pub const fn with_cp_sync(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000000 | (value as u32) << 31;
        self
    }

    /// Words 2–3, 64 bits: GPU virtual address, or a word of data
    #[must_use]
    pub const fn src(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `src`.
    #[must_use]
    pub const fn with_src(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25.
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
    #[must_use]
    pub const fn with_byte_count(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[6] = self.0[6] & !0x3ffffff | value;
        Some(self)
    }

    /// Word 6, bit 26: the source is a register
    #[must_use]
    pub const fn sas(self) -> bool {
        self.0[6] & 0x4000000 != 0
    }

    /// Sets `sas`.
    #[must_use]
    pub const fn with_sas(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Word 6, bit 27: the destination is a register
    #[must_use]
    pub const fn das(self) -> bool {
        self.0[6] & 0x8000000 != 0
    }

    /// Sets `das`.
    #[must_use]
    pub const fn with_das(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 6, bit 28: do not advance the source
    #[must_use]
    pub const fn saic(self) -> bool {
        self.0[6] & 0x10000000 != 0
    }

    /// Sets `saic`.
    #[must_use]
    pub const fn with_saic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 6, bit 29: do not advance the destination
    #[must_use]
    pub const fn daic(self) -> bool {
        self.0[6] & 0x20000000 != 0
    }

    /// Sets `daic`.
    #[must_use]
    pub const fn with_daic(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 6, bit 30: wait for what is written before
    #[must_use]
    pub const fn raw_wait(self) -> bool {
        self.0[6] & 0x40000000 != 0
    }

    /// Sets `raw_wait`.
    #[must_use]
    pub const fn with_raw_wait(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Word 6, bit 31: do not wait for the writes
    #[must_use]
    pub const fn dis_wc(self) -> bool {
        self.0[6] & 0x80000000 != 0
    }

    /// Sets `dis_wc`.
    #[must_use]
    pub const fn with_dis_wc(mut self, value: bool) -> Self {
        self.0[6] = self.0[6] & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for DmaDataGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("DmaDataGfx12")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("engine", &self.engine())
            .field("src_temporal", &self.src_temporal())
            .field("dst_sel", &self.dst_sel())
            .field("dst_temporal", &self.dst_temporal())
            .field("src_sel", &self.src_sel())
            .field("cp_sync", &self.cp_sync())
            .field("src", &self.src())
            .field("dst_addr", &self.dst_addr())
            .field("byte_count", &self.byte_count())
            .field("sas", &self.sas())
            .field("das", &self.das())
            .field("saic", &self.saic())
            .field("daic", &self.daic())
            .field("raw_wait", &self.raw_wait())
            .field("dis_wc", &self.dis_wc())
            .finish()
    }
}
const _: () = assert!(size_of::<DmaDataGfx12>() == 28);

/// Fills pieces of memory at a stride. Since gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaDataFillMulti([u32; 7]);

impl DmaDataFillMulti {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0059a00, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 10.
    #[must_use]
    pub const fn memlog_clear(self) -> bool {
        self.0[1] & 0x400 != 0
    }

    /// Sets `memlog_clear`.
    #[must_use]
    pub const fn with_memlog_clear(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400 | (value as u32) << 10;
        self
    }

    /// Word 1, bits 20–21: 3: memory, through the L2
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `CACHE_POLICY_…`
    #[must_use]
    pub const fn dst_cache_policy(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_cache_policy`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_cache_policy(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: 2: zeroes
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[must_use]
    pub const fn byte_stride(self) -> u32 {
        self.0[2]
    }

    /// Sets `byte_stride`.
    #[must_use]
    pub const fn with_byte_stride(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–31: pieces
    #[must_use]
    pub const fn dma_count(self) -> u32 {
        self.0[3]
    }

    /// Sets `dma_count`.
    #[must_use]
    pub const fn with_dma_count(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25: of a piece
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
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
        f.debug_struct("DmaDataFillMulti")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("memlog_clear", &self.memlog_clear())
            .field("dst_sel", &self.dst_sel())
            .field("dst_cache_policy", &self.dst_cache_policy())
            .field("src_sel", &self.src_sel())
            .field("byte_stride", &self.byte_stride())
            .field("dma_count", &self.dma_count())
            .field("dst_addr", &self.dst_addr())
            .field("byte_count", &self.byte_count())
            .finish()
    }
}
const _: () = assert!(size_of::<DmaDataFillMulti>() == 28);

/// Fills pieces of memory at a stride. Since gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DmaDataFillMultiGfx12([u32; 7]);

impl DmaDataFillMultiGfx12 {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0059a00, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 7]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 7] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 1, bit 10.
    #[must_use]
    pub const fn memlog_clear(self) -> bool {
        self.0[1] & 0x400 != 0
    }

    /// Sets `memlog_clear`.
    #[must_use]
    pub const fn with_memlog_clear(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400 | (value as u32) << 10;
        self
    }

    /// Word 1, bits 20–21: 3: memory, through the L2
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[1] >> 20) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x300000 | (value as u32) << 20;
        Some(self)
    }

    /// Word 1, bits 25–26: `TEMPORAL_…`
    #[must_use]
    pub const fn dst_temporal(self) -> u8 {
        ((self.0[1] >> 25) & 0x3) as u8
    }

    /// Sets `dst_temporal`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_temporal(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x6000000 | (value as u32) << 25;
        Some(self)
    }

    /// Word 1, bits 29–30: 2: zeroes
    #[must_use]
    pub const fn src_sel(self) -> u8 {
        ((self.0[1] >> 29) & 0x3) as u8
    }

    /// Sets `src_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_src_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x60000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 2, bits 0–31.
    #[must_use]
    pub const fn byte_stride(self) -> u32 {
        self.0[2]
    }

    /// Sets `byte_stride`.
    #[must_use]
    pub const fn with_byte_stride(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Word 3, bits 0–31: pieces
    #[must_use]
    pub const fn dma_count(self) -> u32 {
        self.0[3]
    }

    /// Sets `dma_count`.
    #[must_use]
    pub const fn with_dma_count(mut self, value: u32) -> Self {
        self.0[3] = value;
        self
    }

    /// Words 4–5, 64 bits: GPU virtual address
    #[must_use]
    pub const fn dst_addr(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `dst_addr`.
    #[must_use]
    pub const fn with_dst_addr(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–25: of a piece
    #[must_use]
    pub const fn byte_count(self) -> u32 {
        self.0[6] & 0x3ffffff
    }

    /// Sets `byte_count`; `None` if `value` has more than 26 bits.
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
        f.debug_struct("DmaDataFillMultiGfx12")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("memlog_clear", &self.memlog_clear())
            .field("dst_sel", &self.dst_sel())
            .field("dst_temporal", &self.dst_temporal())
            .field("src_sel", &self.src_sel())
            .field("byte_stride", &self.byte_stride())
            .field("dma_count", &self.dma_count())
            .field("dst_addr", &self.dst_addr())
            .field("byte_count", &self.byte_count())
            .finish()
    }
}
const _: () = assert!(size_of::<DmaDataFillMultiGfx12>() == 28);

/// Signals a semaphore in memory or waits for it, up to gfx10.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MemSemaphore([u32; 4]);

impl MemSemaphore {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023900, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 4]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 4] {
        self.0
    }

    /// Word 0, bits 8–15.
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0[0] >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0[0] = self.0[0] & !0xff00 | (value as u32) << 8;
        self
    }

    /// Word 0, bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0[0] >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 0, bits 30–31.
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0[0] >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_packet_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[0] = self.0[0] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Words 1–2, 64 bits: GPU virtual address; the low 3 bits are zero
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[1] & !0x7) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 8.
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
    #[must_use]
    pub const fn use_mailbox(self) -> bool {
        self.0[3] & 0x10000 != 0
    }

    /// Sets `use_mailbox`.
    #[must_use]
    pub const fn with_use_mailbox(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 3, bit 20: write 1, do not count
    #[must_use]
    pub const fn signal_type(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `signal_type`.
    #[must_use]
    pub const fn with_signal_type(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bits 29–31: `MEM_SEMAPHORE_…`
    #[must_use]
    pub const fn sem_sel(self) -> u8 {
        ((self.0[3] >> 29) & 0x7) as u8
    }

    /// Sets `sem_sel`; `None` if `value` has more than 3 bits.
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
        f.debug_struct("MemSemaphore")
            .field("opcode", &self.opcode())
            .field("count", &self.count())
            .field("packet_type", &self.packet_type())
            .field("address", &self.address())
            .field("use_mailbox", &self.use_mailbox())
            .field("signal_type", &self.signal_type())
            .field("sem_sel", &self.sem_sel())
            .finish()
    }
}
const _: () = assert!(size_of::<MemSemaphore>() == 16);
