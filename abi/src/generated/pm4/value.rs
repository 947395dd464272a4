// Generated from abi/spec/pm4/value.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 7782ccecd3b5dbc5

//! PM4: what fields of packets hold.

/// Always true.
#[doc(alias = "function__mec_wait_reg_mem__always_pass")]
pub const WAIT_REG_MEM_ALWAYS: u8 = 0;
/// Less than the reference.
#[doc(alias = "function__mec_wait_reg_mem__less_than_ref_value")]
pub const WAIT_REG_MEM_LT: u8 = 1;
/// Less than the reference or equal.
#[doc(alias = "function__mec_wait_reg_mem__less_than_equal_to_the_ref_value")]
pub const WAIT_REG_MEM_LE: u8 = 2;
/// Equal to the reference.
#[doc(alias = "function__mec_wait_reg_mem__equal_to_the_reference_value")]
pub const WAIT_REG_MEM_EQ: u8 = 3;
/// Not equal to the reference.
#[doc(alias = "function__mec_wait_reg_mem__not_equal_reference_value")]
pub const WAIT_REG_MEM_NE: u8 = 4;
/// Greater than the reference or equal.
#[doc(alias = "function__mec_wait_reg_mem__greater_than_or_equal_reference_value")]
pub const WAIT_REG_MEM_GE: u8 = 5;
/// Greater than the reference.
#[doc(alias = "function__mec_wait_reg_mem__greater_than_reference_value")]
pub const WAIT_REG_MEM_GT: u8 = 6;
/// A register.
#[doc(alias = "mem_space__mec_wait_reg_mem__register_space")]
pub const WAIT_REG_MEM_SPACE_REGISTER: u8 = 0;
/// Memory.
#[doc(alias = "mem_space__mec_wait_reg_mem__memory_space")]
pub const WAIT_REG_MEM_SPACE_MEMORY: u8 = 1;
/// Waits.
#[doc(alias = "operation__mec_wait_reg_mem__wait_reg_mem")]
pub const WAIT_REG_MEM_OP_WAIT: u8 = 0;
/// Writes the reference to a register and waits for it in another one.
#[doc(alias = "operation__mec_wait_reg_mem__wr_wait_wr_reg")]
pub const WAIT_REG_MEM_OP_WR_WAIT_WR: u8 = 1;
/// Waits, and lets the queue be preempted.
#[doc(alias = "operation__mec_wait_reg_mem__wait_mem_preemptable")]
pub const WAIT_REG_MEM_OP_WAIT_PREEMPTABLE: u8 = 3;
/// A register.
#[doc(alias = "dst_sel___write_data__mem_mapped_register")]
pub const WRITE_DATA_DST_REGISTER: u8 = 0;
/// Memory, across the graphics pipe.
pub const WRITE_DATA_DST_MEMORY_SYNC: u8 = 1;
/// Memory, through the L2.
#[doc(alias = "dst_sel___write_data__tc_l2")]
pub const WRITE_DATA_DST_TC_L2: u8 = 2;
/// GDS.
#[doc(alias = "dst_sel___write_data__gds")]
pub const WRITE_DATA_DST_GDS: u8 = 3;
/// Memory.
#[doc(alias = "dst_sel___write_data__memory")]
pub const WRITE_DATA_DST_MEMORY: u8 = 5;
/// A persistent state register.
#[doc(alias = "dst_sel___write_data__memory_mapped_adc_persistent_state")]
pub const WRITE_DATA_DST_PERSISTENT_STATE: u8 = 6;
/// Nothing.
#[doc(alias = "data_sel__mec_release_mem__none")]
pub const RELEASE_MEM_DATA_NONE: u8 = 0;
/// The low word of `data`.
#[doc(alias = "data_sel__mec_release_mem__send_32_bit_low")]
pub const RELEASE_MEM_DATA_32: u8 = 1;
/// `data`.
#[doc(alias = "data_sel__mec_release_mem__send_64_bit_data")]
pub const RELEASE_MEM_DATA_64: u8 = 2;
/// The GPU clock, 64 bits.
#[doc(alias = "data_sel__mec_release_mem__send_gpu_clock_counter")]
pub const RELEASE_MEM_DATA_CLOCK: u8 = 3;
/// The performance counter of the CP, on gfx9; the system clock since gfx10.
#[doc(alias = "data_sel__mec_release_mem__send_cp_perfcounter_hi_lo")]
pub const RELEASE_MEM_DATA_PERFCOUNTER: u8 = 4;
/// What is in GDS.
#[doc(alias = "data_sel__mec_release_mem__store_gds_data_to_memory")]
pub const RELEASE_MEM_DATA_GDS: u8 = 5;
/// The system clock, 64 bits. Since gfx10.
#[doc(alias = "data_sel__mec_release_mem__send_system_clock_counter")]
pub const RELEASE_MEM_DATA_SYSTEM_CLOCK: u8 = 4;
/// Adds the low word of `data`. Since gfx10.3.
#[doc(alias = "data_sel__mec_release_mem__atomic_add32bit_low__GFX103PLUS")]
pub const RELEASE_MEM_DATA_ADD_32: u8 = 7;
/// None.
#[doc(alias = "int_sel__mec_release_mem__none")]
pub const RELEASE_MEM_INT_NONE: u8 = 0;
/// Raises it, writes nothing.
#[doc(alias = "int_sel__mec_release_mem__send_interrupt_only")]
pub const RELEASE_MEM_INT_ONLY: u8 = 1;
/// Raises it when the data are written.
#[doc(alias = "int_sel__mec_release_mem__send_interrupt_after_write_confirm")]
pub const RELEASE_MEM_INT_AFTER_WRITE: u8 = 2;
/// Raises none, waits until the data are written.
#[doc(alias = "int_sel__mec_release_mem__send_data_after_write_confirm")]
pub const RELEASE_MEM_INT_DATA_AFTER_WRITE: u8 = 3;
/// Raises it with `int_ctxid`.
#[doc(alias = "int_sel__mec_release_mem__unconditionally_send_int_ctxid")]
pub const RELEASE_MEM_INT_CONTEXT: u8 = 4;
/// Raises it with `int_ctxid` if 32 bits in memory compare.
#[doc(alias = "int_sel__mec_release_mem__conditionally_send_int_ctxid_based_on_32_bit_compare")]
pub const RELEASE_MEM_INT_CONTEXT_IF_32: u8 = 5;
/// Raises it with `int_ctxid` if 64 bits in memory compare.
#[doc(alias = "int_sel__mec_release_mem__conditionally_send_int_ctxid_based_on_64_bit_compare")]
pub const RELEASE_MEM_INT_CONTEXT_IF_64: u8 = 6;
/// Memory.
#[doc(alias = "dst_sel__mec_release_mem__memory_controller")]
pub const RELEASE_MEM_DST_MEMORY: u8 = 0;
/// Memory, through the L2.
#[doc(alias = "dst_sel__mec_release_mem__tc_l2")]
pub const RELEASE_MEM_DST_L2: u8 = 1;
/// The write pointer register of a queue.
#[doc(alias = "dst_sel__mec_release_mem__queue_write_pointer_register")]
pub const RELEASE_MEM_DST_QUEUE_WPTR: u8 = 2;
/// The poll bit of a queue.
#[doc(alias = "dst_sel__mec_release_mem__queue_write_pointer_poll_mask_bit")]
pub const RELEASE_MEM_DST_QUEUE_WPTR_POLL: u8 = 3;
/// When the pipe is done.
#[doc(alias = "event_index__mec_release_mem__end_of_pipe")]
pub const RELEASE_MEM_INDEX_END_OF_PIPE: u8 = 5;
/// When the shaders are done.
#[doc(alias = "event_index__mec_release_mem__shader_done")]
pub const RELEASE_MEM_INDEX_SHADER_DONE: u8 = 6;
/// Any other event.
#[doc(alias = "event_index__mec_event_write__other")]
pub const EVENT_WRITE_INDEX_OTHER: u8 = 0;
/// Pipeline statistics.
#[doc(alias = "event_index__mec_event_write__sample_pipelinestat")]
pub const EVENT_WRITE_INDEX_SAMPLE_PIPELINESTAT: u8 = 2;
/// Waits for the compute waves.
#[doc(alias = "event_index__mec_event_write__cs_partial_flush")]
pub const EVENT_WRITE_INDEX_CS_PARTIAL_FLUSH: u8 = 4;
/// A register.
#[doc(alias = "src_sel__mec_copy_data__mem_mapped_register")]
pub const COPY_DATA_SRC_REGISTER: u8 = 0;
/// Memory, as older generations named it.
#[doc(alias = "src_sel__mec_copy_data__tc_l2_obsolete")]
pub const COPY_DATA_SRC_L2_OBSOLETE: u8 = 1;
/// Memory.
#[doc(alias = "src_sel__mec_copy_data__tc_l2")]
pub const COPY_DATA_SRC_L2: u8 = 2;
/// A performance counter.
#[doc(alias = "src_sel__mec_copy_data__perfcounters")]
pub const COPY_DATA_SRC_PERFCOUNTERS: u8 = 4;
/// The packet's words.
#[doc(alias = "src_sel__mec_copy_data__immediate_data")]
pub const COPY_DATA_SRC_IMMEDIATE: u8 = 5;
/// What the last atomic returned.
#[doc(alias = "src_sel__mec_copy_data__atomic_return_data")]
pub const COPY_DATA_SRC_ATOMIC_RETURN: u8 = 6;
/// The GPU clock.
#[doc(alias = "src_sel__mec_copy_data__gpu_clock_count")]
pub const COPY_DATA_SRC_GPU_CLOCK: u8 = 9;
/// The system clock.
#[doc(alias = "src_sel__mec_copy_data__system_clock_count")]
pub const COPY_DATA_SRC_SYSTEM_CLOCK: u8 = 10;
/// GDS.
#[doc(alias = "src_sel__mec_copy_data__gds")]
pub const COPY_DATA_SRC_GDS: u8 = 3;
/// What the last GDS atomic returned first.
#[doc(alias = "src_sel__mec_copy_data__gds_atomic_return_data0")]
pub const COPY_DATA_SRC_GDS_ATOMIC_RETURN0: u8 = 7;
/// What the last GDS atomic returned second.
#[doc(alias = "src_sel__mec_copy_data__gds_atomic_return_data1")]
pub const COPY_DATA_SRC_GDS_ATOMIC_RETURN1: u8 = 8;
/// A register.
#[doc(alias = "dst_sel__mec_copy_data__mem_mapped_register")]
pub const COPY_DATA_DST_REGISTER: u8 = 0;
/// Memory.
#[doc(alias = "dst_sel__mec_copy_data__tc_l2")]
pub const COPY_DATA_DST_L2: u8 = 2;
/// A performance counter.
#[doc(alias = "dst_sel__mec_copy_data__perfcounters")]
pub const COPY_DATA_DST_PERFCOUNTERS: u8 = 4;
/// Memory, as older generations named it.
#[doc(alias = "dst_sel__mec_copy_data__tc_l2_obsolete")]
pub const COPY_DATA_DST_L2_OBSOLETE: u8 = 5;
/// A register of the display.
#[doc(alias = "dst_sel__mec_copy_data__mem_mapped_reg_dc")]
pub const COPY_DATA_DST_REGISTER_DC: u8 = 6;
/// GDS.
#[doc(alias = "dst_sel__mec_copy_data__gds")]
pub const COPY_DATA_DST_GDS: u8 = 3;
/// Goes on when it is done.
#[doc(alias = "command__mec_atomic_mem__single_pass_atomic")]
pub const ATOMIC_MEM_SINGLE_PASS: u8 = 0;
/// Repeats until the compare succeeds.
#[doc(alias = "command__mec_atomic_mem__loop_until_compare_satisfied")]
pub const ATOMIC_MEM_LOOP: u8 = 1;
/// Waits until it is written.
#[doc(alias = "command__mec_atomic_mem__wait_for_write_confirmation")]
pub const ATOMIC_MEM_WAIT_CONFIRM: u8 = 2;
/// Does not wait.
#[doc(alias = "command__mec_atomic_mem__send_and_continue")]
pub const ATOMIC_MEM_SEND: u8 = 3;
/// An address, memory or register as `sas` tells.
#[doc(alias = "src_sel__mec_dma_data__src_addr_using_sas")]
pub const DMA_DATA_SRC_ADDRESS: u8 = 0;
/// The packet's word.
#[doc(alias = "src_sel__mec_dma_data__data")]
pub const DMA_DATA_SRC_DATA: u8 = 2;
/// Memory, through the L2.
#[doc(alias = "src_sel__mec_dma_data__src_addr_using_l2")]
pub const DMA_DATA_SRC_L2: u8 = 3;
/// An address, memory or register as `das` tells.
#[doc(alias = "dst_sel__mec_dma_data__dst_addr_using_das")]
pub const DMA_DATA_DST_ADDRESS: u8 = 0;
/// Nowhere: the source is only read.
#[doc(alias = "dst_sel__mec_dma_data__dst_nowhere")]
pub const DMA_DATA_DST_NOWHERE: u8 = 2;
/// Memory, through the L2.
#[doc(alias = "dst_sel__mec_dma_data__dst_addr_using_l2")]
pub const DMA_DATA_DST_L2: u8 = 3;
/// GDS.
#[doc(alias = "dst_sel__mec_dma_data__gds")]
pub const DMA_DATA_GDS: u8 = 1;
/// As is.
#[doc(alias = "index__mec_set_sh_reg_index__default")]
pub const SET_SH_REG_INDEX_DEFAULT: u8 = 0;
/// With the address space put in.
#[doc(alias = "index__mec_set_sh_reg_index__insert_vmid")]
pub const SET_SH_REG_INDEX_INSERT_VMID: u8 = 1;
/// Joined with the compute units that the kernel allows.
#[doc(alias = "index__mec_set_sh_reg_index__apply_kmd_cu_and_mask")]
pub const SET_SH_REG_INDEX_CU_AND_MASK: u8 = 3;
/// The address space of the queue.
#[doc(alias = "invalidate_sel__mec_invalidate_tlbs__invalidate")]
pub const INVALIDATE_TLBS_ALL: u8 = 0;
/// The address space of `pasid`.
#[doc(alias = "invalidate_sel__mec_invalidate_tlbs__use_pasid")]
pub const INVALIDATE_TLBS_PASID: u8 = 1;
/// Signals.
#[doc(alias = "sem_sel__mec_mem_semaphore__signal_semaphore__GFX10")]
pub const MEM_SEMAPHORE_SIGNAL: u8 = 6;
/// Waits.
#[doc(alias = "sem_sel__mec_mem_semaphore__wait_semaphore__GFX10")]
pub const MEM_SEMAPHORE_WAIT: u8 = 7;
/// Kept.
#[doc(alias = "cache_policy__mec_write_data__lru")]
pub const CACHE_POLICY_LRU: u8 = 0;
/// Used once.
#[doc(alias = "cache_policy__mec_write_data__stream")]
pub const CACHE_POLICY_STREAM: u8 = 1;
/// Not allocated.
#[doc(alias = "cache_policy__mec_write_data__noa")]
pub const CACHE_POLICY_NOA: u8 = 2;
/// Not cached.
#[doc(alias = "cache_policy__mec_write_data__bypass")]
pub const CACHE_POLICY_BYPASS: u8 = 3;
/// Regular. Since gfx12.
#[doc(alias = "temporal__mec_write_data__rt")]
pub const TEMPORAL_RT: u8 = 0;
/// Used once. Since gfx12.
#[doc(alias = "temporal__mec_write_data__nt")]
pub const TEMPORAL_NT: u8 = 1;
/// Used often. Since gfx12.
#[doc(alias = "temporal__mec_write_data__ht")]
pub const TEMPORAL_HT: u8 = 2;
/// Last use. Since gfx12.
#[doc(alias = "temporal__mec_write_data__lu")]
pub const TEMPORAL_LU: u8 = 3;
