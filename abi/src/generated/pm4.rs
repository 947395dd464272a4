// Generated from abi/spec/pm4.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 2ca11e19fac547dc

//! PM4 packets of the compute engine, gfx9. A packet is a header and `count + 1` words.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Opcode of a type 3 packet.
pub const PACKET3_NOP: u8 = 16;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_BASE: u8 = 17;
/// Opcode of a type 3 packet.
pub const PACKET3_CLEAR_STATE: u8 = 18;
/// Opcode of a type 3 packet.
pub const PACKET3_INDEX_BUFFER_SIZE: u8 = 19;
/// Opcode of a type 3 packet.
pub const PACKET3_DISPATCH_DIRECT: u8 = 21;
/// Opcode of a type 3 packet.
pub const PACKET3_DISPATCH_INDIRECT: u8 = 22;
/// Opcode of a type 3 packet.
pub const PACKET3_ATOMIC_GDS: u8 = 29;
/// Opcode of a type 3 packet.
pub const PACKET3_ATOMIC_MEM: u8 = 30;
/// Opcode of a type 3 packet.
pub const PACKET3_OCCLUSION_QUERY: u8 = 31;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_PREDICATION: u8 = 32;
/// Opcode of a type 3 packet.
pub const PACKET3_REG_RMW: u8 = 33;
/// Opcode of a type 3 packet.
pub const PACKET3_COND_EXEC: u8 = 34;
/// Opcode of a type 3 packet.
pub const PACKET3_PRED_EXEC: u8 = 35;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDIRECT: u8 = 36;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDEX_INDIRECT: u8 = 37;
/// Opcode of a type 3 packet.
pub const PACKET3_INDEX_BASE: u8 = 38;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDEX_2: u8 = 39;
/// Opcode of a type 3 packet.
pub const PACKET3_CONTEXT_CONTROL: u8 = 40;
/// Opcode of a type 3 packet.
pub const PACKET3_INDEX_TYPE: u8 = 42;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDIRECT_MULTI: u8 = 44;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDEX_AUTO: u8 = 45;
/// Opcode of a type 3 packet.
pub const PACKET3_NUM_INSTANCES: u8 = 47;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDEX_MULTI_AUTO: u8 = 48;
/// Opcode of a type 3 packet.
pub const PACKET3_INDIRECT_BUFFER_CONST: u8 = 51;
/// Opcode of a type 3 packet.
pub const PACKET3_STRMOUT_BUFFER_UPDATE: u8 = 52;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDEX_OFFSET_2: u8 = 53;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_PREAMBLE: u8 = 54;
/// Opcode of a type 3 packet.
pub const PACKET3_WRITE_DATA: u8 = 55;
/// Opcode of a type 3 packet.
pub const PACKET3_DRAW_INDEX_INDIRECT_MULTI: u8 = 56;
/// Opcode of a type 3 packet.
pub const PACKET3_MEM_SEMAPHORE: u8 = 57;
/// Opcode of a type 3 packet.
pub const PACKET3_WAIT_REG_MEM: u8 = 60;
/// Opcode of a type 3 packet.
pub const PACKET3_INDIRECT_BUFFER: u8 = 63;
/// Opcode of a type 3 packet.
pub const PACKET3_COPY_DATA: u8 = 64;
/// Opcode of a type 3 packet.
pub const PACKET3_PFP_SYNC_ME: u8 = 66;
/// Opcode of a type 3 packet.
pub const PACKET3_COND_WRITE: u8 = 69;
/// Opcode of a type 3 packet.
pub const PACKET3_EVENT_WRITE: u8 = 70;
/// Opcode of a type 3 packet.
pub const PACKET3_RELEASE_MEM: u8 = 73;
/// Opcode of a type 3 packet.
pub const PACKET3_PREAMBLE_CNTL: u8 = 74;
/// Opcode of a type 3 packet.
pub const PACKET3_DMA_DATA: u8 = 80;
/// Opcode of a type 3 packet.
pub const PACKET3_ACQUIRE_MEM: u8 = 88;
/// Opcode of a type 3 packet.
pub const PACKET3_REWIND: u8 = 89;
/// Opcode of a type 3 packet.
pub const PACKET3_LOAD_UCONFIG_REG: u8 = 94;
/// Opcode of a type 3 packet.
pub const PACKET3_LOAD_SH_REG: u8 = 95;
/// Opcode of a type 3 packet.
pub const PACKET3_LOAD_CONFIG_REG: u8 = 96;
/// Opcode of a type 3 packet.
pub const PACKET3_LOAD_CONTEXT_REG: u8 = 97;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_CONFIG_REG: u8 = 104;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_CONTEXT_REG: u8 = 105;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_CONTEXT_REG_INDIRECT: u8 = 115;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_SH_REG: u8 = 118;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_SH_REG_OFFSET: u8 = 119;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_QUEUE_REG: u8 = 120;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_UCONFIG_REG: u8 = 121;
/// Opcode of a type 3 packet.
pub const PACKET3_SCRATCH_RAM_WRITE: u8 = 125;
/// Opcode of a type 3 packet.
pub const PACKET3_SCRATCH_RAM_READ: u8 = 126;
/// Opcode of a type 3 packet.
pub const PACKET3_LOAD_CONST_RAM: u8 = 128;
/// Opcode of a type 3 packet.
pub const PACKET3_WRITE_CONST_RAM: u8 = 129;
/// Opcode of a type 3 packet.
pub const PACKET3_DUMP_CONST_RAM: u8 = 131;
/// Opcode of a type 3 packet.
pub const PACKET3_INCREMENT_CE_COUNTER: u8 = 132;
/// Opcode of a type 3 packet.
pub const PACKET3_INCREMENT_DE_COUNTER: u8 = 133;
/// Opcode of a type 3 packet.
pub const PACKET3_WAIT_ON_CE_COUNTER: u8 = 134;
/// Opcode of a type 3 packet.
pub const PACKET3_WAIT_ON_DE_COUNTER_DIFF: u8 = 136;
/// Opcode of a type 3 packet.
pub const PACKET3_SWITCH_BUFFER: u8 = 139;
/// Opcode of a type 3 packet.
pub const PACKET3_FRAME_CONTROL: u8 = 144;
/// Opcode of a type 3 packet.
pub const PACKET3_INVALIDATE_TLBS: u8 = 152;
/// Opcode of a type 3 packet.
pub const PACKET3_SET_RESOURCES: u8 = 160;
/// Opcode of a type 3 packet.
pub const PACKET3_MAP_QUEUES: u8 = 162;
/// Opcode of a type 3 packet.
pub const PACKET3_UNMAP_QUEUES: u8 = 163;
/// Opcode of a type 3 packet.
pub const PACKET3_QUERY_STATUS: u8 = 164;
/// Opcode of a type 3 packet.
pub const PACKET3_RUN_CLEANER_SHADER: u8 = 210;
/// Type 2 packet: one word that does nothing.
pub const CP_PACKET2: u32 = 0x8000_0000;
/// Always true.
pub const WAIT_REG_MEM_ALWAYS: u8 = 0;
/// Less than the reference.
pub const WAIT_REG_MEM_LT: u8 = 1;
/// Less than the reference or equal.
pub const WAIT_REG_MEM_LE: u8 = 2;
/// Equal to the reference.
pub const WAIT_REG_MEM_EQ: u8 = 3;
/// Not equal to the reference.
pub const WAIT_REG_MEM_NE: u8 = 4;
/// Greater than the reference or equal.
pub const WAIT_REG_MEM_GE: u8 = 5;
/// Greater than the reference.
pub const WAIT_REG_MEM_GT: u8 = 6;
/// A register.
pub const WRITE_DATA_DST_REGISTER: u8 = 0;
/// Memory, across the graphics pipe.
pub const WRITE_DATA_DST_MEMORY_SYNC: u8 = 1;
/// Memory, through the L2.
pub const WRITE_DATA_DST_TC_L2: u8 = 2;
/// GDS.
pub const WRITE_DATA_DST_GDS: u8 = 3;
/// Memory.
pub const WRITE_DATA_DST_MEMORY: u8 = 5;
/// Nothing.
pub const RELEASE_MEM_DATA_NONE: u8 = 0;
/// The low word of `data`.
pub const RELEASE_MEM_DATA_32: u8 = 1;
/// `data`.
pub const RELEASE_MEM_DATA_64: u8 = 2;
/// The GPU clock, 64 bits.
pub const RELEASE_MEM_DATA_CLOCK: u8 = 3;
/// First word of a type 3 packet.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Type3Header(u32);

impl Type3Header {
    /// Only `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self(0xc0000000)
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Bit 1: for the compute engine
    #[must_use]
    pub const fn compute(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `compute`.
    #[must_use]
    pub const fn with_compute(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bits 8–15: `PACKET3_…`
    #[must_use]
    pub const fn opcode(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `opcode`.
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }

    /// Bits 16–29: words that follow − 1
    #[must_use]
    pub const fn count(self) -> u16 {
        ((self.0 >> 16) & 0x3fff) as u16
    }

    /// Sets `count`; `None` if `value` has more than 14 bits.
    #[must_use]
    pub const fn with_count(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3fff0000 | (value as u32) << 16;
        Some(self)
    }

    /// Bits 30–31: 3
    #[must_use]
    pub const fn packet_type(self) -> u8 {
        ((self.0 >> 30) & 0x3) as u8
    }

    /// Sets `packet_type`; `None` if `value` has more than 2 bits.
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

/// Runs packets in another buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct IndirectBuffer([u32; 4]);

impl IndirectBuffer {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0023f00, 0, 0, 0])
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

    /// Words 1–2, 64 bits: GPU virtual address; the low 2 bits are zero
    #[must_use]
    pub const fn ib_base(self) -> u64 {
        ((self.0[1] & !0x3) as u64) | (self.0[2] as u64) << 32
    }

    /// Sets `ib_base`; `None` if `value` is no multiple of 4.
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
    #[must_use]
    pub const fn ib_size(self) -> u32 {
        self.0[3] & 0xfffff
    }

    /// Sets `ib_size`; `None` if `value` has more than 20 bits.
    #[must_use]
    pub const fn with_ib_size(mut self, value: u32) -> Option<Self> {
        if value >> 20 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xfffff | value;
        Some(self)
    }

    /// Word 3, bit 20: jump, do not call
    #[must_use]
    pub const fn chain(self) -> bool {
        self.0[3] & 0x100000 != 0
    }

    /// Sets `chain`.
    #[must_use]
    pub const fn with_chain(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 3, bit 23: set for a buffer of user mode
    #[must_use]
    pub const fn valid(self) -> bool {
        self.0[3] & 0x800000 != 0
    }

    /// Sets `valid`.
    #[must_use]
    pub const fn with_valid(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 3, bits 24–27: address space
    #[must_use]
    pub const fn vmid(self) -> u8 {
        ((self.0[3] >> 24) & 0xf) as u8
    }

    /// Sets `vmid`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xf000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 3, bits 28–29.
    #[must_use]
    pub const fn cache_policy(self) -> u8 {
        ((self.0[3] >> 28) & 0x3) as u8
    }

    /// Sets `cache_policy`; `None` if `value` has more than 2 bits.
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

    /// Word 1, bits 30–31.
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
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WriteData>() == 16);

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

    /// Word 1, bits 4–5: 0 register, 1 memory
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

    /// Word 1, bits 6–7: 0 wait, 1 write, wait, write
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

    /// Word 1, bits 8–9.
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
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<WaitRegMem>() == 28);

/// Invalidates and writes back caches for a range.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct AcquireMem([u32; 7]);

impl AcquireMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0055800, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bit 3.
    #[must_use]
    pub const fn tc_nc_action_ena(self) -> bool {
        self.0[1] & 0x8 != 0
    }

    /// Sets `tc_nc_action_ena`.
    #[must_use]
    pub const fn with_tc_nc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8 | (value as u32) << 3;
        self
    }

    /// Word 1, bit 4.
    #[must_use]
    pub const fn tc_wc_action_ena(self) -> bool {
        self.0[1] & 0x10 != 0
    }

    /// Sets `tc_wc_action_ena`.
    #[must_use]
    pub const fn with_tc_wc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10 | (value as u32) << 4;
        self
    }

    /// Word 1, bit 5.
    #[must_use]
    pub const fn tc_inv_metadata_action_ena(self) -> bool {
        self.0[1] & 0x20 != 0
    }

    /// Sets `tc_inv_metadata_action_ena`.
    #[must_use]
    pub const fn with_tc_inv_metadata_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20 | (value as u32) << 5;
        self
    }

    /// Word 1, bit 15.
    #[must_use]
    pub const fn tcl1_vol_action_ena(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `tcl1_vol_action_ena`.
    #[must_use]
    pub const fn with_tcl1_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bit 18.
    #[must_use]
    pub const fn tc_wb_action_ena(self) -> bool {
        self.0[1] & 0x40000 != 0
    }

    /// Sets `tc_wb_action_ena`.
    #[must_use]
    pub const fn with_tc_wb_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000 | (value as u32) << 18;
        self
    }

    /// Word 1, bit 22.
    #[must_use]
    pub const fn tcl1_action_ena(self) -> bool {
        self.0[1] & 0x400000 != 0
    }

    /// Sets `tcl1_action_ena`.
    #[must_use]
    pub const fn with_tcl1_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 1, bit 23.
    #[must_use]
    pub const fn tc_action_ena(self) -> bool {
        self.0[1] & 0x800000 != 0
    }

    /// Sets `tc_action_ena`.
    #[must_use]
    pub const fn with_tc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 1, bit 27.
    #[must_use]
    pub const fn sh_kcache_action_ena(self) -> bool {
        self.0[1] & 0x8000000 != 0
    }

    /// Sets `sh_kcache_action_ena`.
    #[must_use]
    pub const fn with_sh_kcache_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Word 1, bit 28.
    #[must_use]
    pub const fn sh_kcache_vol_action_ena(self) -> bool {
        self.0[1] & 0x10000000 != 0
    }

    /// Sets `sh_kcache_vol_action_ena`.
    #[must_use]
    pub const fn with_sh_kcache_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Word 1, bit 29.
    #[must_use]
    pub const fn sh_icache_action_ena(self) -> bool {
        self.0[1] & 0x20000000 != 0
    }

    /// Sets `sh_icache_action_ena`.
    #[must_use]
    pub const fn with_sh_icache_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Word 1, bit 30.
    #[must_use]
    pub const fn sh_kcache_wb_action_ena(self) -> bool {
        self.0[1] & 0x40000000 != 0
    }

    /// Sets `sh_kcache_wb_action_ena`.
    #[must_use]
    pub const fn with_sh_kcache_wb_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Words 2–3, 40 bits: in units of 256 bytes
    #[must_use]
    pub const fn coher_size(self) -> u64 {
        (self.0[2] as u64) | ((self.0[3] & 0xff) as u64) << 32
    }

    /// Sets `coher_size`; `None` if `value` has more than 40 bits.
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
    #[must_use]
    pub const fn coher_base(self) -> u64 {
        (self.0[4] as u64) | ((self.0[5] & 0xffffff) as u64) << 32
    }

    /// Sets `coher_base`; `None` if `value` has more than 56 bits.
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

impl core::fmt::Debug for AcquireMem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<AcquireMem>() == 28);

/// Writes, and raises an interrupt, when everything before is done and the caches are written back.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct ReleaseMem([u32; 8]);

impl ReleaseMem {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc0064900, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[must_use]
    pub const fn from_bits(bits: [u32; 8]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[must_use]
    pub const fn bits(self) -> [u32; 8] {
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

    /// Word 1, bits 0–5.
    #[must_use]
    pub const fn event_type(self) -> u8 {
        (self.0[1] & 0x3f) as u8
    }

    /// Sets `event_type`; `None` if `value` has more than 6 bits.
    #[must_use]
    pub const fn with_event_type(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3f | (value as u32);
        Some(self)
    }

    /// Word 1, bits 8–11: 5: end of pipe
    #[must_use]
    pub const fn event_index(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `event_index`; `None` if `value` has more than 4 bits.
    #[must_use]
    pub const fn with_event_index(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 12.
    #[must_use]
    pub const fn tcl1_vol_action_ena(self) -> bool {
        self.0[1] & 0x1000 != 0
    }

    /// Sets `tcl1_vol_action_ena`.
    #[must_use]
    pub const fn with_tcl1_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000 | (value as u32) << 12;
        self
    }

    /// Word 1, bit 13.
    #[must_use]
    pub const fn tc_vol_action_ena(self) -> bool {
        self.0[1] & 0x2000 != 0
    }

    /// Sets `tc_vol_action_ena`.
    #[must_use]
    pub const fn with_tc_vol_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x2000 | (value as u32) << 13;
        self
    }

    /// Word 1, bit 15.
    #[must_use]
    pub const fn tc_wb_action_ena(self) -> bool {
        self.0[1] & 0x8000 != 0
    }

    /// Sets `tc_wb_action_ena`.
    #[must_use]
    pub const fn with_tc_wb_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x8000 | (value as u32) << 15;
        self
    }

    /// Word 1, bit 16.
    #[must_use]
    pub const fn tcl1_action_ena(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `tcl1_action_ena`.
    #[must_use]
    pub const fn with_tcl1_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 17.
    #[must_use]
    pub const fn tc_action_ena(self) -> bool {
        self.0[1] & 0x20000 != 0
    }

    /// Sets `tc_action_ena`.
    #[must_use]
    pub const fn with_tc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000 | (value as u32) << 17;
        self
    }

    /// Word 1, bit 19.
    #[must_use]
    pub const fn tc_nc_action_ena(self) -> bool {
        self.0[1] & 0x80000 != 0
    }

    /// Sets `tc_nc_action_ena`.
    #[must_use]
    pub const fn with_tc_nc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x80000 | (value as u32) << 19;
        self
    }

    /// Word 1, bit 20.
    #[must_use]
    pub const fn tc_wc_action_ena(self) -> bool {
        self.0[1] & 0x100000 != 0
    }

    /// Sets `tc_wc_action_ena`.
    #[must_use]
    pub const fn with_tc_wc_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x100000 | (value as u32) << 20;
        self
    }

    /// Word 1, bit 21.
    #[must_use]
    pub const fn tc_md_action_ena(self) -> bool {
        self.0[1] & 0x200000 != 0
    }

    /// Sets `tc_md_action_ena`.
    #[must_use]
    pub const fn with_tc_md_action_ena(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x200000 | (value as u32) << 21;
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

    /// Word 2, bits 16–17: 0 memory, 1 L2
    #[must_use]
    pub const fn dst_sel(self) -> u8 {
        ((self.0[2] >> 16) & 0x3) as u8
    }

    /// Sets `dst_sel`; `None` if `value` has more than 2 bits.
    #[must_use]
    pub const fn with_dst_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 2, bits 24–26: 0 none, 2 interrupt when written
    #[must_use]
    pub const fn int_sel(self) -> u8 {
        ((self.0[2] >> 24) & 0x7) as u8
    }

    /// Sets `int_sel`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_int_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x7000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 2, bits 29–31: `RELEASE_MEM_DATA_…`
    #[must_use]
    pub const fn data_sel(self) -> u8 {
        ((self.0[2] >> 29) & 0x7) as u8
    }

    /// Sets `data_sel`; `None` if `value` has more than 3 bits.
    #[must_use]
    pub const fn with_data_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address; the low 2 bits are zero
    #[must_use]
    pub const fn address(self) -> u64 {
        ((self.0[3] & !0x3) as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `address`; `None` if `value` is no multiple of 4.
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
    #[must_use]
    pub const fn data(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `data`.
    #[must_use]
    pub const fn with_data(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }

    /// Word 7, bits 0–31: goes with the interrupt
    #[must_use]
    pub const fn int_ctxid(self) -> u32 {
        self.0[7]
    }

    /// Sets `int_ctxid`.
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
