// Generated from abi/spec/pm4/opcode.toml by `cargo xtask codegen`. Do not edit.
// Content hash: a38725563b23b4fa

//! PM4: opcodes, register ranges and events. A packet is a header and `count + 1` words.

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
/// Opcode of a type 3 packet. gfx9 alone names it.
pub const PACKET3_INDIRECT_BUFFER_CONST: u8 = 51;
/// Opcode of a type 3 packet. gfx9 alone names it.
pub const PACKET3_RUN_CLEANER_SHADER: u8 = 210;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INDIRECT_BUFFER_END: u8 = 23;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INDIRECT_BUFFER_CNST_END: u8 = 25;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INDIRECT_BUFFER_PRIV: u8 = 50;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INDIRECT_BUFFER_CNST: u8 = 51;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_COND_INDIRECT_BUFFER_CNST: u8 = 51;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DRAW_INDEX_MULTI_INST: u8 = 58;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_COPY_DW: u8 = 59;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_COND_INDIRECT_BUFFER: u8 = 63;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_CP_DMA: u8 = 65;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SURFACE_SYNC: u8 = 67;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_ME_INITIALIZE: u8 = 68;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_EVENT_WRITE_EOP: u8 = 71;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_EVENT_WRITE_EOS: u8 = 72;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_CONTEXT_REG_RMW: u8 = 81;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_GFX_CNTX_UPDATE: u8 = 82;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_BLK_CNTX_UPDATE: u8 = 83;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INCR_UPDT_STATE: u8 = 85;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INTERRUPT: u8 = 90;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_GEN_PDEPTE: u8 = 91;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INDIRECT_BUFFER_PASID: u8 = 92;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_PRIME_UTCL2: u8 = 93;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_LOAD_COMPUTE_STATE: u8 = 98;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_LOAD_SH_REG_INDEX: u8 = 99;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SET_CONTEXT_REG_INDEX: u8 = 106;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SET_VGPR_REG_DI_MULTI: u8 = 113;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SET_SH_REG_DI: u8 = 114;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SET_SH_REG_DI_MULTI: u8 = 116;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_GFX_PIPE_LOCK: u8 = 117;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SET_UCONFIG_REG_INDEX: u8 = 122;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_FORWARD_HEADER: u8 = 124;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DISPATCH_DRAW_PREAMBLE: u8 = 140;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DISPATCH_DRAW_PREAMBLE_ACE: u8 = 140;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DISPATCH_DRAW: u8 = 141;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DISPATCH_DRAW_ACE: u8 = 141;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_GET_LOD_STATS: u8 = 142;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DRAW_MULTI_PREAMBLE: u8 = 143;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_INDEX_ATTRIBUTES_INDIRECT: u8 = 145;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_WAIT_REG_MEM64: u8 = 147;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_COND_PREEMPT: u8 = 148;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_HDP_FLUSH: u8 = 149;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_COPY_DATA_RB: u8 = 150;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_AQL_PACKET: u8 = 153;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DMA_DATA_FILL_MULTI: u8 = 154;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SET_SH_REG_INDEX: u8 = 155;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DRAW_INDIRECT_COUNT_MULTI: u8 = 156;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DRAW_INDEX_INDIRECT_COUNT_MULTI: u8 = 157;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_DUMP_CONST_RAM_OFFSET: u8 = 158;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_LOAD_CONTEXT_REG_INDEX: u8 = 159;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_MAP_PROCESS: u8 = 161;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_RUN_LIST: u8 = 165;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_MAP_PROCESS_VM: u8 = 166;
/// Opcode of a type 3 packet. Since gfx10.
pub const PACKET3_SET_Q_PREEMPTION_MODE: u8 = 240;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_LOAD_UCONFIG_REG_INDEX")]
pub const PACKET3_LOAD_UCONFIG_REG_INDEX: u8 = 100;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_EXECUTE_INDIRECT__EXECINDIRECT")]
pub const PACKET3_EXECUTE_INDIRECT: u8 = 174;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_DISPATCH_MESH_INDIRECT_MULTI__GFX101")]
pub const PACKET3_DISPATCH_MESH_INDIRECT_MULTI: u8 = 76;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_DISPATCH_TASKMESH_GFX__GFX101")]
pub const PACKET3_DISPATCH_TASKMESH_GFX: u8 = 77;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_DISPATCH_TASK_STATE_INIT__GFX101")]
pub const PACKET3_DISPATCH_TASK_STATE_INIT: u8 = 169;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_DISPATCH_TASKMESH_DIRECT_ACE__GFX101")]
pub const PACKET3_DISPATCH_TASKMESH_DIRECT_ACE: u8 = 170;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_DISPATCH_TASKMESH_INDIRECT_MULTI_ACE__GFX101")]
pub const PACKET3_DISPATCH_TASKMESH_INDIRECT_MULTI_ACE: u8 = 173;
/// Opcode of a type 3 packet. Since gfx10.
#[doc(alias = "IT_BUILD_UNTYPED_SRD__GFX101")]
pub const PACKET3_BUILD_UNTYPED_SRD: u8 = 175;
/// Opcode of a type 3 packet. Since gfx10.3.
#[doc(alias = "IT_PERFMON_CONTROL__GFX103PLUS")]
pub const PACKET3_PERFMON_CONTROL: u8 = 84;
/// Opcode of a type 3 packet. Since gfx10.3.
#[doc(alias = "IT_WAIT_FOR_WRITE_CONFIRM__GFX103PLUS")]
pub const PACKET3_WAIT_FOR_WRITE_CONFIRM: u8 = 146;
/// Opcode of a type 3 packet. Since gfx10.3.
#[doc(alias = "IT_CONTEXT_PUSH__GFX103PLUS")]
pub const PACKET3_CONTEXT_PUSH: u8 = 171;
/// Opcode of a type 3 packet. Since gfx10.3.
#[doc(alias = "IT_CONTEXT_POP__GFX103PLUS")]
pub const PACKET3_CONTEXT_POP: u8 = 172;
/// Opcode of a type 3 packet. Since gfx10.3.
#[doc(alias = "IT_DRAW_MULTI_PREAMBLE__GFX103PLUS")]
pub const PACKET3_DRAW_MULTI_PREAMBLE_GFX103: u8 = 254;
/// Opcode of a type 3 packet. Since gfx10.3.
#[doc(alias = "IT_AQL_PACKET__GFX103PLUS")]
pub const PACKET3_AQL_PACKET_GFX103: u8 = 255;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_PERF_COUNTER_WINDOW__GFX11")]
pub const PACKET3_PERF_COUNTER_WINDOW: u8 = 61;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_DISPATCH_MESH_DIRECT__GFX11")]
pub const PACKET3_DISPATCH_MESH_DIRECT: u8 = 78;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_EVENT_WRITE_ZPASS__GFX11")]
pub const PACKET3_EVENT_WRITE_ZPASS: u8 = 177;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_TIMESTAMP__GFX11")]
pub const PACKET3_TIMESTAMP: u8 = 178;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_UBER_DRAWS__GFX11")]
pub const PACKET3_UBER_DRAWS: u8 = 179;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_EXECUTE_INDIRECT_V2__GFX11")]
pub const PACKET3_EXECUTE_INDIRECT_V2: u8 = 180;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_MARKER__GFX11")]
pub const PACKET3_MARKER: u8 = 183;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_SET_CONTEXT_REG_PAIRS__GFX11")]
pub const PACKET3_SET_CONTEXT_REG_PAIRS: u8 = 184;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_SET_CONTEXT_REG_PAIRS_PACKED__GFX11")]
pub const PACKET3_SET_CONTEXT_REG_PAIRS_PACKED: u8 = 185;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_SET_SH_REG_PAIRS__GFX11")]
pub const PACKET3_SET_SH_REG_PAIRS: u8 = 186;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_SET_SH_REG_PAIRS_PACKED__GFX11")]
pub const PACKET3_SET_SH_REG_PAIRS_PACKED: u8 = 187;
/// Opcode of a type 3 packet. Since gfx11.
#[doc(alias = "IT_SET_SH_REG_PAIRS_PACKED_N__GFX11")]
pub const PACKET3_SET_SH_REG_PAIRS_PACKED_N: u8 = 189;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_DISPATCH_DIRECT_INTERLEAVED")]
pub const PACKET3_DISPATCH_DIRECT_INTERLEAVED: u8 = 167;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_DISPATCH_INDIRECT_INTERLEAVED")]
pub const PACKET3_DISPATCH_INDIRECT_INTERLEAVED: u8 = 168;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_SET_SH_REG_PAIRS_PACKED")]
pub const PACKET3_SET_SH_REG_PAIRS_PACKED_GFX12: u8 = 188;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_SET_UCONFIG_REG_PAIRS")]
pub const PACKET3_SET_UCONFIG_REG_PAIRS: u8 = 190;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_LOAD_BUFFER_FILLED_SIZE")]
pub const PACKET3_LOAD_BUFFER_FILLED_SIZE: u8 = 192;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_SET_BUFFER_FILLED_SIZE")]
pub const PACKET3_SET_BUFFER_FILLED_SIZE: u8 = 193;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_SAVE_BUFFER_FILLED_SIZE")]
pub const PACKET3_SAVE_BUFFER_FILLED_SIZE: u8 = 194;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_STRMOUT_STATS_QUERY")]
pub const PACKET3_STRMOUT_STATS_QUERY: u8 = 195;
/// Opcode of a type 3 packet. Since gfx12.
#[doc(alias = "IT_UPDATE_DB_SUMMARIZER_TIMEOUT")]
pub const PACKET3_UPDATE_DB_SUMMARIZER_TIMEOUT: u8 = 239;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_CONFIG_REG_START: u32 = 0x2000;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_CONFIG_REG_END: u32 = 0x2c00;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_CONTEXT_REG_START: u32 = 0xa000;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_CONTEXT_REG_END: u32 = 0xa400;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_SH_REG_START: u32 = 0x2c00;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_SH_REG_END: u32 = 0x3000;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_UCONFIG_REG_START: u32 = 0xc000;
/// Register number (in words) where the range of a `SET_…_REG` packet starts or ends: the packet counts from the start.
pub const PACKET3_SET_UCONFIG_REG_END: u32 = 0xc400;
/// Type of a packet (bits 30 and 31 of its first word): 0 sets registers, 2 is one word that does nothing, 3 is a command.
pub const PACKET_TYPE0: u8 = 0;
/// Type of a packet (bits 30 and 31 of its first word): 0 sets registers, 2 is one word that does nothing, 3 is a command.
pub const PACKET_TYPE2: u8 = 2;
/// Type of a packet (bits 30 and 31 of its first word): 0 sets registers, 2 is one word that does nothing, 3 is a command.
pub const PACKET_TYPE3: u8 = 3;
/// Type 2 packet: one word that does nothing.
pub const CP_PACKET2: u32 = 0x8000_0000;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SAMPLE_STREAMOUTSTATS1")]
pub const EVENT_SAMPLE_STREAMOUTSTATS1: u8 = 1;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SAMPLE_STREAMOUTSTATS2")]
pub const EVENT_SAMPLE_STREAMOUTSTATS2: u8 = 2;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SAMPLE_STREAMOUTSTATS3")]
pub const EVENT_SAMPLE_STREAMOUTSTATS3: u8 = 3;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "CACHE_FLUSH_TS")]
pub const EVENT_CACHE_FLUSH_TS: u8 = 4;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "CONTEXT_DONE")]
pub const EVENT_CONTEXT_DONE: u8 = 5;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "CACHE_FLUSH")]
pub const EVENT_CACHE_FLUSH: u8 = 6;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "CS_PARTIAL_FLUSH")]
pub const EVENT_CS_PARTIAL_FLUSH: u8 = 7;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "VGT_STREAMOUT_SYNC")]
pub const EVENT_VGT_STREAMOUT_SYNC: u8 = 8;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "VGT_STREAMOUT_RESET")]
pub const EVENT_VGT_STREAMOUT_RESET: u8 = 10;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "END_OF_PIPE_INCR_DE")]
pub const EVENT_END_OF_PIPE_INCR_DE: u8 = 11;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "END_OF_PIPE_IB_END")]
pub const EVENT_END_OF_PIPE_IB_END: u8 = 12;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "RST_PIX_CNT")]
pub const EVENT_RST_PIX_CNT: u8 = 13;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "BREAK_BATCH")]
pub const EVENT_BREAK_BATCH: u8 = 14;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "VS_PARTIAL_FLUSH")]
pub const EVENT_VS_PARTIAL_FLUSH: u8 = 15;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PS_PARTIAL_FLUSH")]
pub const EVENT_PS_PARTIAL_FLUSH: u8 = 16;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_HS_OUTPUT")]
pub const EVENT_FLUSH_HS_OUTPUT: u8 = 17;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_DFSM")]
pub const EVENT_FLUSH_DFSM: u8 = 18;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "RESET_TO_LOWEST_VGT")]
pub const EVENT_RESET_TO_LOWEST_VGT: u8 = 19;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
pub const CACHE_FLUSH_AND_INV_TS_EVENT: u8 = 20;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
pub const CACHE_FLUSH_AND_INV_EVENT: u8 = 22;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PERFCOUNTER_START")]
pub const EVENT_PERFCOUNTER_START: u8 = 23;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PERFCOUNTER_STOP")]
pub const EVENT_PERFCOUNTER_STOP: u8 = 24;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PIPELINESTAT_START")]
pub const EVENT_PIPELINESTAT_START: u8 = 25;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PIPELINESTAT_STOP")]
pub const EVENT_PIPELINESTAT_STOP: u8 = 26;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PERFCOUNTER_SAMPLE")]
pub const EVENT_PERFCOUNTER_SAMPLE: u8 = 27;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SAMPLE_PIPELINESTAT")]
pub const EVENT_SAMPLE_PIPELINESTAT: u8 = 30;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SO_VGTSTREAMOUT_FLUSH")]
pub const EVENT_SO_VGTSTREAMOUT_FLUSH: u8 = 31;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SAMPLE_STREAMOUTSTATS")]
pub const EVENT_SAMPLE_STREAMOUTSTATS: u8 = 32;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "RESET_VTX_CNT")]
pub const EVENT_RESET_VTX_CNT: u8 = 33;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "BLOCK_CONTEXT_DONE")]
pub const EVENT_BLOCK_CONTEXT_DONE: u8 = 34;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "CS_CONTEXT_DONE")]
pub const EVENT_CS_CONTEXT_DONE: u8 = 35;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "VGT_FLUSH")]
pub const EVENT_VGT_FLUSH: u8 = 36;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "TGID_ROLLOVER")]
pub const EVENT_TGID_ROLLOVER: u8 = 37;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
pub const SQ_NON_EVENT: u8 = 38;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SC_SEND_DB_VPZ")]
pub const EVENT_SC_SEND_DB_VPZ: u8 = 39;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "BOTTOM_OF_PIPE_TS")]
pub const EVENT_BOTTOM_OF_PIPE_TS: u8 = 40;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_SX_TS")]
pub const EVENT_FLUSH_SX_TS: u8 = 41;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "DB_CACHE_FLUSH_AND_INV")]
pub const EVENT_DB_CACHE_FLUSH_AND_INV: u8 = 42;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_AND_INV_DB_DATA_TS")]
pub const EVENT_FLUSH_AND_INV_DB_DATA_TS: u8 = 43;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_AND_INV_DB_META")]
pub const EVENT_FLUSH_AND_INV_DB_META: u8 = 44;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_AND_INV_CB_DATA_TS")]
pub const EVENT_FLUSH_AND_INV_CB_DATA_TS: u8 = 45;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_AND_INV_CB_META")]
pub const EVENT_FLUSH_AND_INV_CB_META: u8 = 46;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "CS_DONE")]
pub const EVENT_CS_DONE: u8 = 47;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PS_DONE")]
pub const EVENT_PS_DONE: u8 = 48;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "FLUSH_AND_INV_CB_PIXEL_DATA")]
pub const EVENT_FLUSH_AND_INV_CB_PIXEL_DATA: u8 = 49;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "SX_CB_RAT_ACK_REQUEST")]
pub const EVENT_SX_CB_RAT_ACK_REQUEST: u8 = 50;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "THREAD_TRACE_START")]
pub const EVENT_THREAD_TRACE_START: u8 = 51;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "THREAD_TRACE_STOP")]
pub const EVENT_THREAD_TRACE_STOP: u8 = 52;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "THREAD_TRACE_MARKER")]
pub const EVENT_THREAD_TRACE_MARKER: u8 = 53;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "THREAD_TRACE_FINISH")]
pub const EVENT_THREAD_TRACE_FINISH: u8 = 55;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PIXEL_PIPE_STAT_CONTROL")]
pub const EVENT_PIXEL_PIPE_STAT_CONTROL: u8 = 56;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PIXEL_PIPE_STAT_DUMP")]
pub const EVENT_PIXEL_PIPE_STAT_DUMP: u8 = 57;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "PIXEL_PIPE_STAT_RESET")]
pub const EVENT_PIXEL_PIPE_STAT_RESET: u8 = 58;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "CONTEXT_SUSPEND")]
pub const EVENT_CONTEXT_SUSPEND: u8 = 59;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "OFFCHIP_HS_DEALLOC")]
pub const EVENT_OFFCHIP_HS_DEALLOC: u8 = 60;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`.
#[doc(alias = "ENABLE_NGG_PIPELINE")]
pub const EVENT_ENABLE_NGG_PIPELINE: u8 = 61;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`, on gfx9 alone.
#[doc(alias = "THREAD_TRACE_FLUSH")]
pub const EVENT_THREAD_TRACE_FLUSH: u8 = 54;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`, up to gfx10.
#[doc(alias = "ZPASS_DONE")]
pub const EVENT_ZPASS_DONE: u8 = 21;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`, up to gfx11.
#[doc(alias = "ENABLE_LEGACY_PIPELINE")]
pub const EVENT_ENABLE_LEGACY_PIPELINE: u8 = 62;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`. Since gfx10.
#[doc(alias = "FLUSH_ES_OUTPUT")]
pub const EVENT_FLUSH_ES_OUTPUT: u8 = 28;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`. Since gfx10.
#[doc(alias = "BIN_CONF_OVERRIDE_CHECK")]
pub const EVENT_BIN_CONF_OVERRIDE_CHECK: u8 = 29;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`. Since gfx10.
#[doc(alias = "THREAD_TRACE_DRAW")]
pub const EVENT_THREAD_TRACE_DRAW: u8 = 54;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`. Since gfx10.
#[doc(alias = "DRAW_DONE")]
pub const EVENT_DRAW_DONE: u8 = 63;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`, on gfx10 alone. Since gfx10.
#[doc(alias = "SET_FE_ID")]
pub const EVENT_SET_FE_ID: u8 = 9;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`. Since gfx11.
#[doc(alias = "WAIT_SYNC")]
pub const EVENT_WAIT_SYNC: u8 = 21;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`. Since gfx12.
#[doc(alias = "EVENT_STATE_CHANGE")]
pub const EVENT_EVENT_STATE_CHANGE: u8 = 9;
/// Event of `EVENT_WRITE` and `RELEASE_MEM`. Since gfx12.
#[doc(alias = "ENABLE_PIPELINE_NOT_USED")]
pub const EVENT_ENABLE_PIPELINE_NOT_USED: u8 = 62;
