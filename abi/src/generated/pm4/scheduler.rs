// Generated from abi/spec/pm4/scheduler.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 3eea016286009f2c

//! PM4: what the scheduler of the packet processor is told, on gfx9 and later.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Kernel interface queue.
#[doc(alias = "queue_type__mes_set_resources__kernel_interface_queue_kiq")]
pub const SET_RESOURCES_KIQ: u8 = 0;
/// HSA interface queue.
#[doc(alias = "queue_type__mes_set_resources__hsa_interface_queue_hiq")]
pub const SET_RESOURCES_HIQ: u8 = 1;
/// Debug interface queue.
#[doc(alias = "queue_type__mes_set_resources__hsa_debug_interface_queue")]
pub const SET_RESOURCES_DIQ: u8 = 4;
/// The slot that the packet names.
#[doc(alias = "queue_sel__mes_map_queues__map_to_specified_queue_slots_vi")]
pub const MAP_QUEUES_SLOT_SPECIFIED: u8 = 0;
/// The scheduler chooses.
#[doc(alias = "queue_sel__mes_map_queues__map_to_hws_determined_queue_slots_vi")]
pub const MAP_QUEUES_SLOT_ANY: u8 = 1;
/// Compute.
#[doc(alias = "queue_type__mes_map_queues__normal_compute_vi")]
pub const MAP_QUEUES_TYPE_COMPUTE: u8 = 0;
/// Debug interface queue.
#[doc(alias = "queue_type__mes_map_queues__debug_interface_queue_vi")]
pub const MAP_QUEUES_TYPE_DEBUG: u8 = 1;
/// Stays on the hardware.
#[doc(alias = "queue_type__mes_map_queues__normal_latency_static_queue_vi")]
pub const MAP_QUEUES_TYPE_STATIC: u8 = 2;
/// Stays on the hardware, with low latency.
#[doc(alias = "queue_type__mes_map_queues__low_latency_static_queue_vi")]
pub const MAP_QUEUES_TYPE_STATIC_LOW_LATENCY: u8 = 3;
/// Compute.
#[doc(alias = "engine_sel__mes_map_queues__compute_vi")]
pub const MAP_QUEUES_ENGINE_COMPUTE: u8 = 0;
/// SDMA engine 0, the others follow.
#[doc(alias = "engine_sel__mes_map_queues__sdma0_vi")]
pub const MAP_QUEUES_ENGINE_SDMA0: u8 = 2;
/// SDMA engine 1.
#[doc(alias = "engine_sel__mes_map_queues__sdma1_vi")]
pub const MAP_QUEUES_ENGINE_SDMA1: u8 = 3;
/// `engine_sel` alone.
#[doc(alias = "extended_engine_sel__mes_map_queues__legacy_engine_sel")]
pub const MAP_QUEUES_ENGINES_LEGACY: u8 = 0;
/// `engine_sel` is one of SDMA engines 0 to 7.
#[doc(alias = "extended_engine_sel__mes_map_queues__sdma0_to_7_sel")]
pub const MAP_QUEUES_ENGINES_SDMA0_TO_7: u8 = 1;
/// `engine_sel` is one of SDMA engines 8 to 15.
#[doc(alias = "extended_engine_sel__mes_map_queues__sdma8_to_15_sel")]
pub const MAP_QUEUES_ENGINES_SDMA8_TO_15: u8 = 2;
/// Their waves are saved.
#[doc(alias = "action__mes_unmap_queues__preempt_queues")]
pub const UNMAP_QUEUES_PREEMPT: u8 = 0;
/// Their waves are killed.
#[doc(alias = "action__mes_unmap_queues__reset_queues")]
pub const UNMAP_QUEUES_RESET: u8 = 1;
/// Nothing new of the process starts.
#[doc(alias = "action__mes_unmap_queues__disable_process_queues")]
pub const UNMAP_QUEUES_DISABLE_PROCESS: u8 = 2;
/// Those of the doorbells.
#[doc(alias = "queue_sel__mes_unmap_queues__perform_request_on_specified_queues")]
pub const UNMAP_QUEUES_SELECT_DOORBELLS: u8 = 0;
/// Those of a process.
#[doc(alias = "queue_sel__mes_unmap_queues__perform_request_on_pasid_queues")]
pub const UNMAP_QUEUES_SELECT_PASID: u8 = 1;
/// All.
#[doc(alias = "queue_sel__mes_unmap_queues__unmap_all_queues")]
pub const UNMAP_QUEUES_SELECT_ALL: u8 = 2;
/// All that do not stay.
#[doc(alias = "queue_sel__mes_unmap_queues__unmap_all_non_static_queues")]
pub const UNMAP_QUEUES_SELECT_NON_STATIC: u8 = 3;
/// Of the packets before.
#[doc(alias = "interrupt_sel__mes_query_status__completion_status")]
pub const QUERY_STATUS_OF_COMPLETION: u8 = 0;
/// Of a process.
#[doc(alias = "interrupt_sel__mes_query_status__process_status")]
pub const QUERY_STATUS_OF_PROCESS: u8 = 1;
/// Of a queue.
#[doc(alias = "interrupt_sel__mes_query_status__queue_status")]
pub const QUERY_STATUS_OF_QUEUE: u8 = 2;
/// An interrupt.
#[doc(alias = "command__mes_query_status__interrupt_only")]
pub const QUERY_STATUS_INTERRUPT_ONLY: u8 = 0;
/// A fence.
#[doc(alias = "command__mes_query_status__fence_only_immediate")]
pub const QUERY_STATUS_FENCE_ONLY: u8 = 1;
/// A fence, after what is before is written.
#[doc(alias = "command__mes_query_status__fence_only_after_write_ack")]
pub const QUERY_STATUS_FENCE_AFTER_ACK: u8 = 2;
/// A fence, then an interrupt.
#[doc(alias = "command__mes_query_status__fence_wait_for_write_ack_send_interrupt")]
pub const QUERY_STATUS_FENCE_AND_INTERRUPT: u8 = 3;
/// What the scheduler may use.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct SetResources([u32; 8]);

impl SetResources {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc006a000, 0, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–15: address spaces, one bit each
    #[inline]
    #[must_use]
    pub const fn vmid_mask(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `vmid_mask`.
    #[inline]
    #[must_use]
    pub const fn with_vmid_mask(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bits 16–23: in units of 100 ms
    #[inline]
    #[must_use]
    pub const fn unmap_latency(self) -> u8 {
        ((self.0[1] >> 16) & 0xff) as u8
    }

    /// Sets `unmap_latency`.
    #[inline]
    #[must_use]
    pub const fn with_unmap_latency(mut self, value: u8) -> Self {
        self.0[1] = self.0[1] & !0xff0000 | (value as u32) << 16;
        self
    }

    /// Word 1, bits 29–31: `SET_RESOURCES_…`
    #[inline]
    #[must_use]
    pub const fn queue_type(self) -> u8 {
        ((self.0[1] >> 29) & 0x7) as u8
    }

    /// Sets `queue_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Words 2–3, 64 bits: hardware queues, one bit each
    #[inline]
    #[must_use]
    pub const fn queue_mask(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `queue_mask`.
    #[inline]
    #[must_use]
    pub const fn with_queue_mask(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Words 4–5, 64 bits: GWS entries, one bit each
    #[inline]
    #[must_use]
    pub const fn gws_mask(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `gws_mask`.
    #[inline]
    #[must_use]
    pub const fn with_gws_mask(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Word 6, bits 0–15.
    #[inline]
    #[must_use]
    pub const fn oac_mask(self) -> u16 {
        (self.0[6] & 0xffff) as u16
    }

    /// Sets `oac_mask`.
    #[inline]
    #[must_use]
    pub const fn with_oac_mask(mut self, value: u16) -> Self {
        self.0[6] = self.0[6] & !0xffff | (value as u32);
        self
    }

    /// Word 7, bits 0–9.
    #[inline]
    #[must_use]
    pub const fn gds_heap_base(self) -> u16 {
        (self.0[7] & 0x3ff) as u16
    }

    /// Sets `gds_heap_base`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_gds_heap_base(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x3ff | (value as u32);
        Some(self)
    }

    /// Word 7, bits 11–20.
    #[inline]
    #[must_use]
    pub const fn gds_heap_size(self) -> u16 {
        ((self.0[7] >> 11) & 0x3ff) as u16
    }

    /// Sets `gds_heap_size`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_gds_heap_size(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0[7] = self.0[7] & !0x1ff800 | (value as u32) << 11;
        Some(self)
    }
}

impl core::fmt::Debug for SetResources {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<SetResources>() == 32);

/// Gives the scheduler a list of processes and queues.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct RunList([u32; 4]);

impl RunList {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc002a500, 0, 0, 0])
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

    /// Word 3, bit 20: the list goes on in another buffer
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

    /// Word 3, bit 22.
    #[inline]
    #[must_use]
    pub const fn chained_runlist_idle_disable(self) -> bool {
        self.0[3] & 0x400000 != 0
    }

    /// Sets `chained_runlist_idle_disable`.
    #[inline]
    #[must_use]
    pub const fn with_chained_runlist_idle_disable(mut self, value: bool) -> Self {
        self.0[3] = self.0[3] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 3, bit 23: 1
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

    /// Word 3, bits 24–27: processes at a time
    #[inline]
    #[must_use]
    pub const fn process_cnt(self) -> u8 {
        ((self.0[3] >> 24) & 0xf) as u8
    }

    /// Sets `process_cnt`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_process_cnt(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xf000000 | (value as u32) << 24;
        Some(self)
    }
}

impl core::fmt::Debug for RunList {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<RunList>() == 16);

/// A process of a run list; its queues follow. gfx9 and later but for those of `MapProcessAldebaran`.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MapProcess([u32; 16]);

impl MapProcess {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc00ea100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 16]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 16] {
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

    /// Word 1, bits 0–15: process
    #[inline]
    #[must_use]
    pub const fn pasid(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `pasid`.
    #[inline]
    #[must_use]
    pub const fn with_pasid(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bit 17: clear what the process before left
    #[inline]
    #[must_use]
    pub const fn exec_cleaner_shader(self) -> bool {
        self.0[1] & 0x20000 != 0
    }

    /// Sets `exec_cleaner_shader`.
    #[inline]
    #[must_use]
    pub const fn with_exec_cleaner_shader(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000 | (value as u32) << 17;
        self
    }

    /// Word 1, bits 18–21: address space that is kept for a debugged process
    #[inline]
    #[must_use]
    pub const fn debug_vmid(self) -> u8 {
        ((self.0[1] >> 18) & 0xf) as u8
    }

    /// Sets `debug_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_debug_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 1, bit 22.
    #[inline]
    #[must_use]
    pub const fn new_debug(self) -> bool {
        self.0[1] & 0x400000 != 0
    }

    /// Sets `new_debug`.
    #[inline]
    #[must_use]
    pub const fn with_new_debug(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 1, bit 24: the process has a debug queue
    #[inline]
    #[must_use]
    pub const fn diq_enable(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `diq_enable`.
    #[inline]
    #[must_use]
    pub const fn with_diq_enable(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–31: time slice in ms
    #[inline]
    #[must_use]
    pub const fn process_quantum(self) -> u8 {
        ((self.0[1] >> 25) & 0x7f) as u8
    }

    /// Sets `process_quantum`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_process_quantum(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfe000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: page directory
    #[inline]
    #[must_use]
    pub const fn page_table_base(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `page_table_base`.
    #[inline]
    #[must_use]
    pub const fn with_page_table_base(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Word 4, bits 0–31: high halves of the scratch and LDS apertures
    #[inline]
    #[must_use]
    pub const fn sh_mem_bases(self) -> u32 {
        self.0[4]
    }

    /// Sets `sh_mem_bases`.
    #[inline]
    #[must_use]
    pub const fn with_sh_mem_bases(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn sh_mem_config(self) -> u32 {
        self.0[5]
    }

    /// Sets `sh_mem_config`.
    #[inline]
    #[must_use]
    pub const fn with_sh_mem_config(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Words 6–7, 64 bits: trap handler >> 8
    #[inline]
    #[must_use]
    pub const fn sq_shader_tba(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `sq_shader_tba`.
    #[inline]
    #[must_use]
    pub const fn with_sq_shader_tba(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits: its data >> 8
    #[inline]
    #[must_use]
    pub const fn sq_shader_tma(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `sq_shader_tma`.
    #[inline]
    #[must_use]
    pub const fn with_sq_shader_tma(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Words 11–12, 64 bits.
    #[inline]
    #[must_use]
    pub const fn gds_addr(self) -> u64 {
        (self.0[11] as u64) | (self.0[12] as u64) << 32
    }

    /// Sets `gds_addr`.
    #[inline]
    #[must_use]
    pub const fn with_gds_addr(mut self, value: u64) -> Self {
        self.0[11] = value as u32;
        self.0[12] = (value >> 32) as u32;
        self
    }

    /// Word 13, bits 0–6.
    #[inline]
    #[must_use]
    pub const fn num_gws(self) -> u8 {
        (self.0[13] & 0x7f) as u8
    }

    /// Sets `num_gws`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_gws(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 13, bit 7: the process has SDMA queues
    #[inline]
    #[must_use]
    pub const fn sdma_enable(self) -> bool {
        self.0[13] & 0x80 != 0
    }

    /// Sets `sdma_enable`.
    #[inline]
    #[must_use]
    pub const fn with_sdma_enable(mut self, value: bool) -> Self {
        self.0[13] = self.0[13] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 13, bits 8–11.
    #[inline]
    #[must_use]
    pub const fn num_oac(self) -> u8 {
        ((self.0[13] >> 8) & 0xf) as u8
    }

    /// Sets `num_oac`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_oac(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 13, bits 12–15.
    #[inline]
    #[must_use]
    pub const fn gds_size_hi(self) -> u8 {
        ((self.0[13] >> 12) & 0xf) as u8
    }

    /// Sets `gds_size_hi`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_gds_size_hi(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xf000 | (value as u32) << 12;
        Some(self)
    }

    /// Word 13, bits 16–21.
    #[inline]
    #[must_use]
    pub const fn gds_size(self) -> u8 {
        ((self.0[13] >> 16) & 0x3f) as u8
    }

    /// Sets `gds_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_gds_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x3f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 13, bits 22–31.
    #[inline]
    #[must_use]
    pub const fn num_queues(self) -> u16 {
        ((self.0[13] >> 22) & 0x3ff) as u16
    }

    /// Sets `num_queues`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_queues(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xffc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Words 14–15, 64 bits.
    #[inline]
    #[must_use]
    pub const fn completion_signal(self) -> u64 {
        (self.0[14] as u64) | (self.0[15] as u64) << 32
    }

    /// Sets `completion_signal`.
    #[inline]
    #[must_use]
    pub const fn with_completion_signal(mut self, value: u64) -> Self {
        self.0[14] = value as u32;
        self.0[15] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for MapProcess {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MapProcess>() == 64);

/// A process of a run list of gfx90a and gfx942: each has its own debug registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MapProcessAldebaran([u32; 21]);

impl MapProcessAldebaran {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([
            0xc013a100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 21]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 21] {
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

    /// Word 1, bits 0–15: process
    #[inline]
    #[must_use]
    pub const fn pasid(self) -> u16 {
        (self.0[1] & 0xffff) as u16
    }

    /// Sets `pasid`.
    #[inline]
    #[must_use]
    pub const fn with_pasid(mut self, value: u16) -> Self {
        self.0[1] = self.0[1] & !0xffff | (value as u32);
        self
    }

    /// Word 1, bit 16: one memory instruction at a time
    #[inline]
    #[must_use]
    pub const fn single_memops(self) -> bool {
        self.0[1] & 0x10000 != 0
    }

    /// Sets `single_memops`.
    #[inline]
    #[must_use]
    pub const fn with_single_memops(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x10000 | (value as u32) << 16;
        self
    }

    /// Word 1, bit 17: clear what the process before left
    #[inline]
    #[must_use]
    pub const fn exec_cleaner_shader(self) -> bool {
        self.0[1] & 0x20000 != 0
    }

    /// Sets `exec_cleaner_shader`.
    #[inline]
    #[must_use]
    pub const fn with_exec_cleaner_shader(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x20000 | (value as u32) << 17;
        self
    }

    /// Word 1, bits 18–21: address space that is kept for a debugged process
    #[inline]
    #[must_use]
    pub const fn debug_vmid(self) -> u8 {
        ((self.0[1] >> 18) & 0xf) as u8
    }

    /// Sets `debug_vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_debug_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3c0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 1, bit 22.
    #[inline]
    #[must_use]
    pub const fn new_debug(self) -> bool {
        self.0[1] & 0x400000 != 0
    }

    /// Sets `new_debug`.
    #[inline]
    #[must_use]
    pub const fn with_new_debug(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x400000 | (value as u32) << 22;
        self
    }

    /// Word 1, bit 23: protected memory
    #[inline]
    #[must_use]
    pub const fn tmz(self) -> bool {
        self.0[1] & 0x800000 != 0
    }

    /// Sets `tmz`.
    #[inline]
    #[must_use]
    pub const fn with_tmz(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x800000 | (value as u32) << 23;
        self
    }

    /// Word 1, bit 24: the process has a debug queue
    #[inline]
    #[must_use]
    pub const fn diq_enable(self) -> bool {
        self.0[1] & 0x1000000 != 0
    }

    /// Sets `diq_enable`.
    #[inline]
    #[must_use]
    pub const fn with_diq_enable(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000000 | (value as u32) << 24;
        self
    }

    /// Word 1, bits 25–31: time slice in ms
    #[inline]
    #[must_use]
    pub const fn process_quantum(self) -> u8 {
        ((self.0[1] >> 25) & 0x7f) as u8
    }

    /// Sets `process_quantum`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_process_quantum(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfe000000 | (value as u32) << 25;
        Some(self)
    }

    /// Words 2–3, 64 bits: page directory
    #[inline]
    #[must_use]
    pub const fn page_table_base(self) -> u64 {
        (self.0[2] as u64) | (self.0[3] as u64) << 32
    }

    /// Sets `page_table_base`.
    #[inline]
    #[must_use]
    pub const fn with_page_table_base(mut self, value: u64) -> Self {
        self.0[2] = value as u32;
        self.0[3] = (value >> 32) as u32;
        self
    }

    /// Word 4, bits 0–31: high halves of the scratch and LDS apertures
    #[inline]
    #[must_use]
    pub const fn sh_mem_bases(self) -> u32 {
        self.0[4]
    }

    /// Sets `sh_mem_bases`.
    #[inline]
    #[must_use]
    pub const fn with_sh_mem_bases(mut self, value: u32) -> Self {
        self.0[4] = value;
        self
    }

    /// Word 5, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn sh_mem_config(self) -> u32 {
        self.0[5]
    }

    /// Sets `sh_mem_config`.
    #[inline]
    #[must_use]
    pub const fn with_sh_mem_config(mut self, value: u32) -> Self {
        self.0[5] = value;
        self
    }

    /// Words 6–7, 64 bits: trap handler >> 8
    #[inline]
    #[must_use]
    pub const fn sq_shader_tba(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `sq_shader_tba`.
    #[inline]
    #[must_use]
    pub const fn with_sq_shader_tba(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 8–9, 64 bits: its data >> 8
    #[inline]
    #[must_use]
    pub const fn sq_shader_tma(self) -> u64 {
        (self.0[8] as u64) | (self.0[9] as u64) << 32
    }

    /// Sets `sq_shader_tma`.
    #[inline]
    #[must_use]
    pub const fn with_sq_shader_tma(mut self, value: u64) -> Self {
        self.0[8] = value as u32;
        self.0[9] = (value >> 32) as u32;
        self
    }

    /// Words 11–12, 64 bits.
    #[inline]
    #[must_use]
    pub const fn gds_addr(self) -> u64 {
        (self.0[11] as u64) | (self.0[12] as u64) << 32
    }

    /// Sets `gds_addr`.
    #[inline]
    #[must_use]
    pub const fn with_gds_addr(mut self, value: u64) -> Self {
        self.0[11] = value as u32;
        self.0[12] = (value >> 32) as u32;
        self
    }

    /// Word 13, bits 0–6.
    #[inline]
    #[must_use]
    pub const fn num_gws(self) -> u8 {
        (self.0[13] & 0x7f) as u8
    }

    /// Sets `num_gws`; `None` if `value` has more than 7 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_gws(mut self, value: u8) -> Option<Self> {
        if value >> 7 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x7f | (value as u32);
        Some(self)
    }

    /// Word 13, bit 7: the process has SDMA queues
    #[inline]
    #[must_use]
    pub const fn sdma_enable(self) -> bool {
        self.0[13] & 0x80 != 0
    }

    /// Sets `sdma_enable`.
    #[inline]
    #[must_use]
    pub const fn with_sdma_enable(mut self, value: bool) -> Self {
        self.0[13] = self.0[13] & !0x80 | (value as u32) << 7;
        self
    }

    /// Word 13, bits 8–11.
    #[inline]
    #[must_use]
    pub const fn num_oac(self) -> u8 {
        ((self.0[13] >> 8) & 0xf) as u8
    }

    /// Sets `num_oac`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_oac(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 13, bits 12–15.
    #[inline]
    #[must_use]
    pub const fn gds_size_hi(self) -> u8 {
        ((self.0[13] >> 12) & 0xf) as u8
    }

    /// Sets `gds_size_hi`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_gds_size_hi(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xf000 | (value as u32) << 12;
        Some(self)
    }

    /// Word 13, bits 16–21.
    #[inline]
    #[must_use]
    pub const fn gds_size(self) -> u8 {
        ((self.0[13] >> 16) & 0x3f) as u8
    }

    /// Sets `gds_size`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_gds_size(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0x3f0000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 13, bits 22–31.
    #[inline]
    #[must_use]
    pub const fn num_queues(self) -> u16 {
        ((self.0[13] >> 22) & 0x3ff) as u16
    }

    /// Sets `num_queues`; `None` if `value` has more than 10 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_queues(mut self, value: u16) -> Option<Self> {
        if value >> 10 != 0 {
            return None;
        }
        self.0[13] = self.0[13] & !0xffc00000 | (value as u32) << 22;
        Some(self)
    }

    /// Word 14, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn spi_gdbg_per_vmid_cntl(self) -> u32 {
        self.0[14]
    }

    /// Sets `spi_gdbg_per_vmid_cntl`.
    #[inline]
    #[must_use]
    pub const fn with_spi_gdbg_per_vmid_cntl(mut self, value: u32) -> Self {
        self.0[14] = value;
        self
    }

    /// Word 15, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn tcp_watch_cntl0(self) -> u32 {
        self.0[15]
    }

    /// Sets `tcp_watch_cntl0`.
    #[inline]
    #[must_use]
    pub const fn with_tcp_watch_cntl0(mut self, value: u32) -> Self {
        self.0[15] = value;
        self
    }

    /// Word 16, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn tcp_watch_cntl1(self) -> u32 {
        self.0[16]
    }

    /// Sets `tcp_watch_cntl1`.
    #[inline]
    #[must_use]
    pub const fn with_tcp_watch_cntl1(mut self, value: u32) -> Self {
        self.0[16] = value;
        self
    }

    /// Word 17, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn tcp_watch_cntl2(self) -> u32 {
        self.0[17]
    }

    /// Sets `tcp_watch_cntl2`.
    #[inline]
    #[must_use]
    pub const fn with_tcp_watch_cntl2(mut self, value: u32) -> Self {
        self.0[17] = value;
        self
    }

    /// Word 18, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn tcp_watch_cntl3(self) -> u32 {
        self.0[18]
    }

    /// Sets `tcp_watch_cntl3`.
    #[inline]
    #[must_use]
    pub const fn with_tcp_watch_cntl3(mut self, value: u32) -> Self {
        self.0[18] = value;
        self
    }

    /// Words 19–20, 64 bits.
    #[inline]
    #[must_use]
    pub const fn completion_signal(self) -> u64 {
        (self.0[19] as u64) | (self.0[20] as u64) << 32
    }

    /// Sets `completion_signal`.
    #[inline]
    #[must_use]
    pub const fn with_completion_signal(mut self, value: u64) -> Self {
        self.0[19] = value as u32;
        self.0[20] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for MapProcessAldebaran {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MapProcessAldebaran>() == 84);

/// Address space of a process of a run list.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MapProcessVm([u32; 16]);

impl MapProcessVm {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc00ea600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: [u32; 16]) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> [u32; 16] {
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

    /// Word 2, bits 0–31.
    #[inline]
    #[must_use]
    pub const fn vm_context_cntl(self) -> u32 {
        self.0[2]
    }

    /// Sets `vm_context_cntl`.
    #[inline]
    #[must_use]
    pub const fn with_vm_context_cntl(mut self, value: u32) -> Self {
        self.0[2] = value;
        self
    }

    /// Words 4–5, 64 bits.
    #[inline]
    #[must_use]
    pub const fn page_table_end(self) -> u64 {
        (self.0[4] as u64) | (self.0[5] as u64) << 32
    }

    /// Sets `page_table_end`.
    #[inline]
    #[must_use]
    pub const fn with_page_table_end(mut self, value: u64) -> Self {
        self.0[4] = value as u32;
        self.0[5] = (value >> 32) as u32;
        self
    }

    /// Words 6–7, 64 bits.
    #[inline]
    #[must_use]
    pub const fn page_table_start(self) -> u64 {
        (self.0[6] as u64) | (self.0[7] as u64) << 32
    }

    /// Sets `page_table_start`.
    #[inline]
    #[must_use]
    pub const fn with_page_table_start(mut self, value: u64) -> Self {
        self.0[6] = value as u32;
        self.0[7] = (value >> 32) as u32;
        self
    }

    /// Words 14–15, 64 bits.
    #[inline]
    #[must_use]
    pub const fn completion_signal(self) -> u64 {
        (self.0[14] as u64) | (self.0[15] as u64) << 32
    }

    /// Sets `completion_signal`.
    #[inline]
    #[must_use]
    pub const fn with_completion_signal(mut self, value: u64) -> Self {
        self.0[14] = value as u32;
        self.0[15] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for MapProcessVm {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MapProcessVm>() == 64);

/// Puts a queue on the hardware.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MapQueues([u32; 7]);

impl MapQueues {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc005a200, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 2–3: `MAP_QUEUES_ENGINES_…`
    #[inline]
    #[must_use]
    pub const fn extended_engine_sel(self) -> u8 {
        ((self.0[1] >> 2) & 0x3) as u8
    }

    /// Sets `extended_engine_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_extended_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Word 1, bits 4–5: `MAP_QUEUES_SLOT_…`
    #[inline]
    #[must_use]
    pub const fn queue_sel(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `queue_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 8–11: kernel interface queue: address space
    #[inline]
    #[must_use]
    pub const fn vmid(self) -> u8 {
        ((self.0[1] >> 8) & 0xf) as u8
    }

    /// Sets `vmid`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_vmid(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Word 1, bit 12: the queue has GWS
    #[inline]
    #[must_use]
    pub const fn gws_control_queue(self) -> bool {
        self.0[1] & 0x1000 != 0
    }

    /// Sets `gws_control_queue`.
    #[inline]
    #[must_use]
    pub const fn with_gws_control_queue(mut self, value: bool) -> Self {
        self.0[1] = self.0[1] & !0x1000 | (value as u32) << 12;
        self
    }

    /// Word 1, bits 13–15: kernel interface queue: slot on the pipe
    #[inline]
    #[must_use]
    pub const fn queue(self) -> u8 {
        ((self.0[1] >> 13) & 0x7) as u8
    }

    /// Sets `queue`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xe000 | (value as u32) << 13;
        Some(self)
    }

    /// Word 1, bits 16–17: kernel interface queue: pipe
    #[inline]
    #[must_use]
    pub const fn pipe(self) -> u8 {
        ((self.0[1] >> 16) & 0x3) as u8
    }

    /// Sets `pipe`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_pipe(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30000 | (value as u32) << 16;
        Some(self)
    }

    /// Word 1, bits 18–19: kernel interface queue: engine
    #[inline]
    #[must_use]
    pub const fn me(self) -> u8 {
        ((self.0[1] >> 18) & 0x3) as u8
    }

    /// Sets `me`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_me(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000 | (value as u32) << 18;
        Some(self)
    }

    /// Word 1, bits 21–23: `MAP_QUEUES_TYPE_…`
    #[inline]
    #[must_use]
    pub const fn queue_type(self) -> u8 {
        ((self.0[1] >> 21) & 0x7) as u8
    }

    /// Sets `queue_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xe00000 | (value as u32) << 21;
        Some(self)
    }

    /// Word 1, bits 24–25: kernel interface queue: 0 all on one pipe
    #[inline]
    #[must_use]
    pub const fn alloc_format(self) -> u8 {
        ((self.0[1] >> 24) & 0x3) as u8
    }

    /// Sets `alloc_format`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_alloc_format(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3000000 | (value as u32) << 24;
        Some(self)
    }

    /// Word 1, bits 26–28: `MAP_QUEUES_ENGINE_…`
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[1] >> 26) & 0x7) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }

    /// Word 1, bits 29–31: 1
    #[inline]
    #[must_use]
    pub const fn num_queues(self) -> u8 {
        ((self.0[1] >> 29) & 0x7) as u8
    }

    /// Sets `num_queues`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_queues(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 2, bit 1.
    #[inline]
    #[must_use]
    pub const fn check_disable(self) -> bool {
        self.0[2] & 0x2 != 0
    }

    /// Sets `check_disable`.
    #[inline]
    #[must_use]
    pub const fn with_check_disable(mut self, value: bool) -> Self {
        self.0[2] = self.0[2] & !0x2 | (value as u32) << 1;
        self
    }

    /// Word 2, bits 2–27: in words, in the doorbell aperture
    #[inline]
    #[must_use]
    pub const fn doorbell_offset(self) -> u32 {
        (self.0[2] >> 2) & 0x3ffffff
    }

    /// Sets `doorbell_offset`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_offset(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xffffffc | value << 2;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address of the MQD
    #[inline]
    #[must_use]
    pub const fn mqd_addr(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `mqd_addr`.
    #[inline]
    #[must_use]
    pub const fn with_mqd_addr(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
    }

    /// Words 5–6, 64 bits: GPU virtual address of the write pointer
    #[inline]
    #[must_use]
    pub const fn wptr_addr(self) -> u64 {
        (self.0[5] as u64) | (self.0[6] as u64) << 32
    }

    /// Sets `wptr_addr`.
    #[inline]
    #[must_use]
    pub const fn with_wptr_addr(mut self, value: u64) -> Self {
        self.0[5] = value as u32;
        self.0[6] = (value >> 32) as u32;
        self
    }
}

impl core::fmt::Debug for MapQueues {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MapQueues>() == 28);

/// Takes queues from the hardware.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct UnmapQueues([u32; 6]);

impl UnmapQueues {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc004a300, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–1: `UNMAP_QUEUES_…`
    #[inline]
    #[must_use]
    pub const fn action(self) -> u8 {
        (self.0[1] & 0x3) as u8
    }

    /// Sets `action`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_action(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 2–3: `MAP_QUEUES_ENGINES_…`
    #[inline]
    #[must_use]
    pub const fn extended_engine_sel(self) -> u8 {
        ((self.0[1] >> 2) & 0x3) as u8
    }

    /// Sets `extended_engine_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_extended_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Word 1, bits 4–5: `UNMAP_QUEUES_SELECT_…`
    #[inline]
    #[must_use]
    pub const fn queue_sel(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `queue_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 26–28: `MAP_QUEUES_ENGINE_…`
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[1] >> 26) & 0x7) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }

    /// Word 1, bits 29–31: doorbells that follow
    #[inline]
    #[must_use]
    pub const fn num_queues(self) -> u8 {
        ((self.0[1] >> 29) & 0x7) as u8
    }

    /// Sets `num_queues`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_queues(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xe0000000 | (value as u32) << 29;
        Some(self)
    }

    /// Word 2, bits 2–27: in words, in the doorbell aperture
    #[inline]
    #[must_use]
    pub const fn doorbell_offset0(self) -> u32 {
        (self.0[2] >> 2) & 0x3ffffff
    }

    /// Sets `doorbell_offset0`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_offset0(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xffffffc | value << 2;
        Some(self)
    }

    /// Word 3, bits 2–27.
    #[inline]
    #[must_use]
    pub const fn doorbell_offset1(self) -> u32 {
        (self.0[3] >> 2) & 0x3ffffff
    }

    /// Sets `doorbell_offset1`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_offset1(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[3] = self.0[3] & !0xffffffc | value << 2;
        Some(self)
    }

    /// Word 4, bits 2–27.
    #[inline]
    #[must_use]
    pub const fn doorbell_offset2(self) -> u32 {
        (self.0[4] >> 2) & 0x3ffffff
    }

    /// Sets `doorbell_offset2`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_offset2(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[4] = self.0[4] & !0xffffffc | value << 2;
        Some(self)
    }

    /// Word 5, bits 2–27.
    #[inline]
    #[must_use]
    pub const fn doorbell_offset3(self) -> u32 {
        (self.0[5] >> 2) & 0x3ffffff
    }

    /// Sets `doorbell_offset3`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_offset3(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[5] = self.0[5] & !0xffffffc | value << 2;
        Some(self)
    }
}

impl core::fmt::Debug for UnmapQueues {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<UnmapQueues>() == 24);

/// Takes the queues of a process from the hardware: `UnmapQueues` with another third word.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct UnmapQueuesPasid([u32; 6]);

impl UnmapQueuesPasid {
    /// Only `opcode` and `count` and `packet_type` and `queue_sel` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc004a300, 0x10, 0, 0, 0, 0])
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

    /// Word 1, bits 0–1: `UNMAP_QUEUES_…`
    #[inline]
    #[must_use]
    pub const fn action(self) -> u8 {
        (self.0[1] & 0x3) as u8
    }

    /// Sets `action`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_action(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x3 | (value as u32);
        Some(self)
    }

    /// Word 1, bits 2–3: `MAP_QUEUES_ENGINES_…`
    #[inline]
    #[must_use]
    pub const fn extended_engine_sel(self) -> u8 {
        ((self.0[1] >> 2) & 0x3) as u8
    }

    /// Sets `extended_engine_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_extended_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc | (value as u32) << 2;
        Some(self)
    }

    /// Word 1, bits 4–5: `UNMAP_QUEUES_SELECT_PASID`
    #[inline]
    #[must_use]
    pub const fn queue_sel(self) -> u8 {
        ((self.0[1] >> 4) & 0x3) as u8
    }

    /// Sets `queue_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_queue_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30 | (value as u32) << 4;
        Some(self)
    }

    /// Word 1, bits 26–28: `MAP_QUEUES_ENGINE_…`
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[1] >> 26) & 0x7) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x1c000000 | (value as u32) << 26;
        Some(self)
    }

    /// Word 2, bits 0–15: process
    #[inline]
    #[must_use]
    pub const fn pasid(self) -> u16 {
        (self.0[2] & 0xffff) as u16
    }

    /// Sets `pasid`.
    #[inline]
    #[must_use]
    pub const fn with_pasid(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff | (value as u32);
        self
    }
}

impl core::fmt::Debug for UnmapQueuesPasid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<UnmapQueuesPasid>() == 24);

/// Asks for a fence when the packets before are done.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct QueryStatus([u32; 7]);

impl QueryStatus {
    /// Only `opcode` and `count` and `packet_type` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc005a400, 0, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–27: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn context_id(self) -> u32 {
        self.0[1] & 0xfffffff
    }

    /// Sets `context_id`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_context_id(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffff | value;
        Some(self)
    }

    /// Word 1, bits 28–29: `QUERY_STATUS_OF_…`
    #[inline]
    #[must_use]
    pub const fn interrupt_sel(self) -> u8 {
        ((self.0[1] >> 28) & 0x3) as u8
    }

    /// Sets `interrupt_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 1, bits 30–31: `QUERY_STATUS_…`
    #[inline]
    #[must_use]
    pub const fn command(self) -> u8 {
        ((self.0[1] >> 30) & 0x3) as u8
    }

    /// Sets `command`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_command(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 2, bits 2–27: in words, in the doorbell aperture
    #[inline]
    #[must_use]
    pub const fn doorbell_offset(self) -> u32 {
        (self.0[2] >> 2) & 0x3ffffff
    }

    /// Sets `doorbell_offset`; `None` if `value` has more than 26 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_offset(mut self, value: u32) -> Option<Self> {
        if value >> 26 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0xffffffc | value << 2;
        Some(self)
    }

    /// Word 2, bits 28–30: `MAP_QUEUES_ENGINE_…`; the kernel's own macro for it in soc15d.h has bit 25, which the field before has
    #[inline]
    #[must_use]
    pub const fn engine_sel(self) -> u8 {
        ((self.0[2] >> 28) & 0x7) as u8
    }

    /// Sets `engine_sel`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_engine_sel(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0[2] = self.0[2] & !0x70000000 | (value as u32) << 28;
        Some(self)
    }

    /// Words 3–4, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
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
}

impl core::fmt::Debug for QueryStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<QueryStatus>() == 28);

/// Asks for a fence when the queues of a process are done: `QueryStatus` with another third word.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct QueryStatusPasid([u32; 7]);

impl QueryStatusPasid {
    /// Only `opcode` and `count` and `packet_type` and `interrupt_sel` set, the rest zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self([0xc005a400, 0x10000000, 0, 0, 0, 0, 0])
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

    /// Word 1, bits 0–27: goes with the interrupt
    #[inline]
    #[must_use]
    pub const fn context_id(self) -> u32 {
        self.0[1] & 0xfffffff
    }

    /// Sets `context_id`; `None` if `value` has more than 28 bits.
    #[inline]
    #[must_use]
    pub const fn with_context_id(mut self, value: u32) -> Option<Self> {
        if value >> 28 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xfffffff | value;
        Some(self)
    }

    /// Word 1, bits 28–29: `QUERY_STATUS_OF_PROCESS`
    #[inline]
    #[must_use]
    pub const fn interrupt_sel(self) -> u8 {
        ((self.0[1] >> 28) & 0x3) as u8
    }

    /// Sets `interrupt_sel`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_sel(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0x30000000 | (value as u32) << 28;
        Some(self)
    }

    /// Word 1, bits 30–31: `QUERY_STATUS_…`
    #[inline]
    #[must_use]
    pub const fn command(self) -> u8 {
        ((self.0[1] >> 30) & 0x3) as u8
    }

    /// Sets `command`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_command(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0[1] = self.0[1] & !0xc0000000 | (value as u32) << 30;
        Some(self)
    }

    /// Word 2, bits 0–15: process
    #[inline]
    #[must_use]
    pub const fn pasid(self) -> u16 {
        (self.0[2] & 0xffff) as u16
    }

    /// Sets `pasid`.
    #[inline]
    #[must_use]
    pub const fn with_pasid(mut self, value: u16) -> Self {
        self.0[2] = self.0[2] & !0xffff | (value as u32);
        self
    }

    /// Words 3–4, 64 bits: GPU virtual address
    #[inline]
    #[must_use]
    pub const fn addr(self) -> u64 {
        (self.0[3] as u64) | (self.0[4] as u64) << 32
    }

    /// Sets `addr`.
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.0[3] = value as u32;
        self.0[4] = (value >> 32) as u32;
        self
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
}

impl core::fmt::Debug for QueryStatusPasid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<QueryStatusPasid>() == 28);
