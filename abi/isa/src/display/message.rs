//! Messages of `s_sendmsg`, `s_sendmsghalt` and `s_sendmsg_rtn_b…`.

use crate::Generation;
use core::fmt::{Formatter, Result};

pub(crate) fn write_message(f: &mut Formatter<'_>, generation: Generation, imm: u16) -> Result {
    match generation {
        Generation::Gfx9 | Generation::Gfx10 => with_operation(f, generation, imm),
        Generation::Gfx11 | Generation::Gfx12 => plain(f, generation, imm),
    }
}

/// From gfx11 on: id bits 7:0; those from 128 on have an answer.
fn plain(f: &mut Formatter<'_>, generation: Generation, imm: u16) -> Result {
    let name = match imm & 0xff {
        1 => "MSG_INTERRUPT",
        2 => "MSG_HS_TESSFACTOR",
        3 => "MSG_DEALLOC_VGPRS",
        5 if generation == Generation::Gfx11 => "MSG_STALL_WAVE_GEN",
        6 if generation == Generation::Gfx11 => "MSG_HALT_WAVES",
        9 => "MSG_GS_ALLOC_REQ",
        128 => "MSG_RTN_GET_DOORBELL",
        129 => "MSG_RTN_GET_DDID",
        130 => "MSG_RTN_GET_TMA",
        131 => "MSG_RTN_GET_REALTIME",
        132 => "MSG_RTN_SAVE_WAVE",
        133 => "MSG_RTN_GET_TBA",
        134 => "MSG_RTN_GET_TBA_TO_PC",
        135 if generation == Generation::Gfx12 => "MSG_RTN_GET_SE_AID_ID",
        _ if imm > 0xff => return write!(f, "{imm}"),
        _ => return write!(f, "sendmsg({imm}, 0, 0)"),
    };
    write!(f, "sendmsg({name})")
}

/// Before gfx11: id bits 3:0, operation 6:4, stream 9:8.
fn with_operation(f: &mut Formatter<'_>, generation: Generation, imm: u16) -> Result {
    let (id, operation, stream) = (imm & 15, imm >> 4 & 7, imm >> 8 & 3);
    let name = match id {
        1 => "MSG_INTERRUPT",
        2 => "MSG_GS",
        3 => "MSG_GS_DONE",
        4 => "MSG_SAVEWAVE",
        5 => "MSG_STALL_WAVE_GEN",
        6 => "MSG_HALT_WAVES",
        7 => "MSG_ORDERED_PS_DONE",
        8 => "MSG_EARLY_PRIM_DEALLOC",
        9 => "MSG_GS_ALLOC_REQ",
        10 => "MSG_GET_DOORBELL",
        11 if generation == Generation::Gfx10 => "MSG_GET_DDID",
        15 => "MSG_SYSMSG",
        _ => "",
    };
    let operation_name = match (id, operation) {
        (3, 0) => "GS_OP_NOP",
        (2 | 3, 1) => "GS_OP_CUT",
        (2 | 3, 2) => "GS_OP_EMIT",
        (2 | 3, 3) => "GS_OP_EMIT_CUT",
        (15, 1) => "SYSMSG_OP_ECC_ERR_INTERRUPT",
        (15, 2) => "SYSMSG_OP_REG_RD",
        (15, 4) => "SYSMSG_OP_TTRACE_PC",
        _ => "",
    };
    match id {
        2 | 3 if !operation_name.is_empty() && operation != 0 => {
            write!(f, "sendmsg({name}, {operation_name}, {stream})")
        }
        3 | 15 if !operation_name.is_empty() && stream == 0 => {
            write!(f, "sendmsg({name}, {operation_name})")
        }
        1 | 4..=11 if !name.is_empty() && operation == 0 && stream == 0 => write!(f, "sendmsg({name})"),
        _ if imm & !0x37f == 0 => write!(f, "sendmsg({id}, {operation}, {stream})"),
        _ => write!(f, "{imm}"),
    }
}
