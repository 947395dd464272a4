// Generated from abi/spec/sdma/op.toml by `cargo xtask codegen`. Do not edit.
// Content hash: a861c41a145446d9

//! SDMA: packet numbers, and what fields of packets hold. A ring holds words; read and write pointers and the doorbell count bytes and never wrap.

/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_NOP: u8 = 0;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_COPY: u8 = 1;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_WRITE: u8 = 2;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_INDIRECT: u8 = 4;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_FENCE: u8 = 5;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_TRAP: u8 = 6;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_SEM: u8 = 7;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_POLL_REGMEM: u8 = 8;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_COND_EXE: u8 = 9;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_ATOMIC: u8 = 10;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_CONST_FILL: u8 = 11;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_PTEPDE: u8 = 12;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_TIMESTAMP: u8 = 13;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_SRBM_WRITE: u8 = 14;
/// Packet (bits 0–7 of its first word).
pub const SDMA_OP_PRE_EXE: u8 = 15;
/// Packet (bits 0–7 of its first word). SDMA 4.x alone.
pub const SDMA_OP_DUMMY_TRAP: u8 = 16;
/// Packet (bits 0–7 of its first word). Since SDMA 5.0.
pub const SDMA_OP_GPUVM_INV: u8 = 16;
/// Packet (bits 0–7 of its first word). Since SDMA 5.0.
pub const SDMA_OP_GCR_REQ: u8 = 17;
/// Packet (bits 0–7 of its first word). Since SDMA 5.0.
#[doc(alias = "SDMA_OP_DUMMY_TRAP")]
pub const SDMA_OP_DUMMY_TRAP_V5: u8 = 32;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_TIMESTAMP_SET: u8 = 0;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_TIMESTAMP_GET: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_TIMESTAMP_GET_GLOBAL: u8 = 2;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_LINEAR: u8 = 0;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_LINEAR_SUB_WIND: u8 = 4;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_TILED: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_TILED_SUB_WIND: u8 = 5;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_T2T_SUB_WIND: u8 = 6;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_SOA: u8 = 3;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_DIRTY_PAGE: u8 = 7;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_COPY_LINEAR_PHY: u8 = 8;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_WRITE_LINEAR: u8 = 0;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_WRITE_TILED: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_PTEPDE_GEN: u8 = 0;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_PTEPDE_COPY: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_PTEPDE_RMW: u8 = 2;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_PTEPDE_COPY_BACKWARDS: u8 = 3;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_DATA_FILL_MULTI: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_POLL_REG_WRITE_MEM: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_POLL_DBIT_WRITE_MEM: u8 = 2;
/// Kind of a packet (bits 8–15 of its first word).
pub const SDMA_SUBOP_POLL_MEM_VERIFY: u8 = 3;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 5.0.
pub const SDMA_SUBOP_COPY_LINEAR_BC: u8 = 16;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 5.0.
pub const SDMA_SUBOP_COPY_TILED_BC: u8 = 17;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 5.0.
pub const SDMA_SUBOP_COPY_LINEAR_SUB_WIND_BC: u8 = 20;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 5.0.
pub const SDMA_SUBOP_COPY_TILED_SUB_WIND_BC: u8 = 21;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 5.0.
pub const SDMA_SUBOP_COPY_T2T_SUB_WIND_BC: u8 = 22;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 5.0.
pub const SDMA_SUBOP_WRITE_TILED_BC: u8 = 17;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 6.0.
pub const SDMA_SUBOP_COPY_LINEAR_SUB_WIND_LARGE: u8 = 36;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 6.0.
pub const SDMA_SUBOP_MEM_INCR: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 6.0.
pub const SDMA_SUBOP_VM_INVALIDATION: u8 = 4;
/// Packet (bits 0–7 of its first word). Since SDMA 7.0.
pub const SDMA_OP_REGISTER_WRITE: u8 = 14;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 7.0.
pub const SDMA_SUBOP_CONSTFILL_DECOMPRESS_BLT_LINEAR: u8 = 3;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 7.0.
pub const SDMA_SUBOP_CONSTFILL_DECOMPRESS_BLT_SUBWIN: u8 = 2;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 7.0.
pub const SDMA_SUBOP_CONSTFILL_PAGE: u8 = 4;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 7.0.
pub const SDMA_SUBOP_COPY_PAGE_TRANSFER: u8 = 12;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 7.0.
pub const SDMA_SUBOP_FENCE_CONDITIONAL_INTERRUPT: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 7.0.
pub const SDMA_SUBOP_GCR_USER: u8 = 1;
/// Kind of a packet (bits 8–15 of its first word). Since SDMA 7.0.
pub const SDMA_SUBOP_REGISTER_RMW: u8 = 1;
/// Type of an AQL packet of SDMA, and its `op` and `subop`.
pub const HEADER_AGENT_DISPATCH: u8 = 4;
/// Type of an AQL packet of SDMA, and its `op` and `subop`.
pub const HEADER_BARRIER: u8 = 5;
/// Type of an AQL packet of SDMA, and its `op` and `subop`.
pub const SDMA_OP_AQL_COPY: u8 = 0;
/// Type of an AQL packet of SDMA, and its `op` and `subop`.
pub const SDMA_OP_AQL_BARRIER_OR: u8 = 0;
/// Always true.
pub const SDMA_POLL_FUNC_ALWAYS: u8 = 0;
/// Less than the reference.
pub const SDMA_POLL_FUNC_LT: u8 = 1;
/// Less than the reference or equal.
pub const SDMA_POLL_FUNC_LE: u8 = 2;
/// Equal to the reference.
pub const SDMA_POLL_FUNC_EQ: u8 = 3;
/// Not equal to the reference.
pub const SDMA_POLL_FUNC_NE: u8 = 4;
/// Greater than the reference or equal.
pub const SDMA_POLL_FUNC_GE: u8 = 5;
/// Greater than the reference.
pub const SDMA_POLL_FUNC_GT: u8 = 6;
/// Adds 64 bits.
#[doc(alias = "TC_OP_ATOMIC_ADD_RTN_64")]
pub const SDMA_ATOMIC_ADD64: u8 = 47;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_RTN_32: u8 = 1;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_RTN_32: u8 = 2;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_RTN_32: u8 = 3;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SWAP_RTN_32: u8 = 7;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_CMPSWAP_RTN_32: u8 = 8;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_FLUSH_DENORM_RTN_32: u8 = 9;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_FLUSH_DENORM_RTN_32: u8 = 10;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_FLUSH_DENORM_RTN_32: u8 = 11;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_ADD_RTN_32: u8 = 15;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SUB_RTN_32: u8 = 16;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMIN_RTN_32: u8 = 17;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMIN_RTN_32: u8 = 18;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMAX_RTN_32: u8 = 19;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMAX_RTN_32: u8 = 20;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_AND_RTN_32: u8 = 21;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_OR_RTN_32: u8 = 22;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_XOR_RTN_32: u8 = 23;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_INC_RTN_32: u8 = 24;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_DEC_RTN_32: u8 = 25;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_RTN_64: u8 = 33;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_RTN_64: u8 = 34;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_RTN_64: u8 = 35;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SWAP_RTN_64: u8 = 39;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_CMPSWAP_RTN_64: u8 = 40;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_FLUSH_DENORM_RTN_64: u8 = 41;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_FLUSH_DENORM_RTN_64: u8 = 42;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_FLUSH_DENORM_RTN_64: u8 = 43;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_ADD_RTN_64: u8 = 47;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SUB_RTN_64: u8 = 48;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMIN_RTN_64: u8 = 49;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMIN_RTN_64: u8 = 50;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMAX_RTN_64: u8 = 51;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMAX_RTN_64: u8 = 52;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_AND_RTN_64: u8 = 53;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_OR_RTN_64: u8 = 54;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_XOR_RTN_64: u8 = 55;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_INC_RTN_64: u8 = 56;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_DEC_RTN_64: u8 = 57;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_32: u8 = 65;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_32: u8 = 66;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_32: u8 = 67;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SWAP_32: u8 = 71;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_CMPSWAP_32: u8 = 72;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_FLUSH_DENORM_32: u8 = 73;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_FLUSH_DENORM_32: u8 = 74;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_FLUSH_DENORM_32: u8 = 75;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_ADD_32: u8 = 79;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SUB_32: u8 = 80;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMIN_32: u8 = 81;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMIN_32: u8 = 82;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMAX_32: u8 = 83;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMAX_32: u8 = 84;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_AND_32: u8 = 85;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_OR_32: u8 = 86;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_XOR_32: u8 = 87;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_INC_32: u8 = 88;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_DEC_32: u8 = 89;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_64: u8 = 97;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_64: u8 = 98;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_64: u8 = 99;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SWAP_64: u8 = 103;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_CMPSWAP_64: u8 = 104;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FCMPSWAP_FLUSH_DENORM_64: u8 = 105;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMIN_FLUSH_DENORM_64: u8 = 106;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_FMAX_FLUSH_DENORM_64: u8 = 107;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_ADD_64: u8 = 111;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SUB_64: u8 = 112;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMIN_64: u8 = 113;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMIN_64: u8 = 114;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_SMAX_64: u8 = 115;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_UMAX_64: u8 = 116;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_AND_64: u8 = 117;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_OR_64: u8 = 118;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_XOR_64: u8 = 119;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_INC_64: u8 = 120;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names.
pub const TC_OP_ATOMIC_DEC_64: u8 = 121;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names. Since gfx11.
pub const TC_OP_ATOMIC_FADD_FLUSH_DENORM_RTN_32: u8 = 13;
/// Operation of the L2 that an `Atomic` packet, or the PM4 packet `ATOMIC_MEM`, names. Since gfx11.
pub const TC_OP_ATOMIC_FADD_FLUSH_DENORM_32: u8 = 77;
/// Most bytes of one `CopyLinear`: its `count` has 22 bits. The kernel keeps to it on all generations; 30 bits are what 6.0 has, and what ROCr uses on gfx90a and since gfx10.3.
pub const SDMA_COPY_MAX_BYTES: usize = 0x40_0000;
/// Most bytes of one `ConstantFill`: its `count` has 22 bits.
pub const SDMA_FILL_MAX_BYTES: usize = 0x40_0000;
