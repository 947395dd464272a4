//! The text of constants and of immediates that have a syntax of their own.

use crate::{DataKind, InlineFloat, Op, Operand};
use core::fmt::{Formatter, Result, Write as _};

/// Decimal when it could be an inline constant, else hexadecimal.
pub(crate) fn inline_or_hex(f: &mut Formatter<'_>, value: u16) -> Result {
    match value as i16 {
        signed @ -16..=64 => write!(f, "{signed}"),
        _ => write!(f, "{value:#x}"),
    }
}

const fn float_name(float: InlineFloat) -> &'static str {
    match float {
        InlineFloat::Half => "0.5",
        InlineFloat::NegHalf => "-0.5",
        InlineFloat::One => "1.0",
        InlineFloat::NegOne => "-1.0",
        InlineFloat::Two => "2.0",
        InlineFloat::NegTwo => "-2.0",
        InlineFloat::Four => "4.0",
        InlineFloat::NegFour => "-4.0",
        InlineFloat::InvTwoPi => "0.15915494",
    }
}

/// A constant by its value: an integer or a float that could be inline is shown as such, else the bits.
pub(crate) fn write_constant(f: &mut Formatter<'_>, operand: Operand, kind: DataKind) -> Result {
    use DataKind as K;
    let bits = operand.constant(kind).unwrap_or(0);
    let integer = match kind {
        K::B16 | K::I16 | K::U16 | K::F16 | K::Bf16 => i64::from(bits as u16 as i16),
        K::B64 | K::I64 | K::U64 | K::F64 => bits as i64,
        _ => i64::from(bits as u32 as i32),
    };
    if (-16..=64).contains(&integer) {
        return write!(f, "{integer}");
    }
    let float = InlineFloat::ALL.into_iter().find(|float| match kind {
        K::B16 | K::I16 | K::U16 => false,
        K::F16 | K::PkF16 => bits == u64::from(float.f16_bits()),
        K::Bf16 | K::PkBf16 => bits == u64::from(float.f32_bits() >> 16),
        K::B64 | K::I64 | K::U64 | K::F64 => bits == float.f64_bits(),
        _ => bits as u32 == float.f32_bits(),
    });
    match (float, kind) {
        (Some(InlineFloat::InvTwoPi), K::B64 | K::I64 | K::U64 | K::F64) => {
            f.write_str("0.15915494309189532")
        }
        (Some(float), _) => f.write_str(float_name(float)),
        (None, K::F64) => write!(f, "{:#x}", bits >> 32),
        (None, _) => write!(f, "{:#x}", bits as u32),
    }
}

pub(crate) fn write_sopp(f: &mut Formatter<'_>, op: Op, imm: u16) -> Result {
    match op {
        Op::S_WAITCNT => write_waitcnt(f, imm),
        Op::S_SENDMSG | Op::S_SENDMSGHALT => write_sendmsg(f, imm),
        Op::S_SET_GPR_IDX_MODE => {
            f.write_char(' ')?;
            write_gpr_idx(f, imm)
        }
        Op::S_ENDPGM if imm == 0 => Ok(()),
        Op::S_WAKEUP
        | Op::S_BARRIER
        | Op::S_ICACHE_INV
        | Op::S_TTRACEDATA
        | Op::S_ENDPGM_SAVED
        | Op::S_ENDPGM_ORDERED_PS_DONE
        | Op::S_SET_GPR_IDX_OFF => Ok(()),
        Op::S_NOP
        | Op::S_SETKILL
        | Op::S_SETHALT
        | Op::S_SLEEP
        | Op::S_SETPRIO
        | Op::S_TRAP
        | Op::S_INCPERFLEVEL
        | Op::S_DECPERFLEVEL => {
            f.write_char(' ')?;
            inline_or_hex(f, imm)
        }
        _ => write!(f, " {imm}"),
    }
}

/// Counters of `s_waitcnt`: vmcnt bits 3:0 and 15:14, expcnt 6:4, lgkmcnt 11:8.
fn write_waitcnt(f: &mut Formatter<'_>, imm: u16) -> Result {
    let vmcnt = imm & 15 | imm >> 14 << 4;
    let expcnt = imm >> 4 & 7;
    let lgkmcnt = imm >> 8 & 15;
    let all = vmcnt == 63 && expcnt == 7 && lgkmcnt == 15;
    for (name, value, idle) in [
        ("vmcnt", vmcnt, 63),
        ("expcnt", expcnt, 7),
        ("lgkmcnt", lgkmcnt, 15),
    ] {
        if all || value != idle {
            write!(f, " {name}({value})")?;
        }
    }
    Ok(())
}

/// Message of `s_sendmsg`: id bits 3:0, operation 6:4, stream 9:8.
fn write_sendmsg(f: &mut Formatter<'_>, imm: u16) -> Result {
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
            write!(f, " sendmsg({name}, {operation_name}, {stream})")
        }
        3 | 15 if !operation_name.is_empty() && stream == 0 => {
            write!(f, " sendmsg({name}, {operation_name})")
        }
        1 | 4..=10 if operation == 0 && stream == 0 => write!(f, " sendmsg({name})"),
        _ if imm & !0x37f == 0 => write!(f, " sendmsg({id}, {operation}, {stream})"),
        _ => write!(f, " {imm}"),
    }
}

/// Register, first bit and width of `s_getreg_b32` and `s_setreg_b32`.
pub(crate) fn write_hwreg(f: &mut Formatter<'_>, imm: u16) -> Result {
    let (id, offset, width) = (imm & 63, imm >> 6 & 31, (imm >> 11) + 1);
    f.write_str("hwreg(")?;
    let name = match id {
        1 => "HW_REG_MODE",
        2 => "HW_REG_STATUS",
        3 => "HW_REG_TRAPSTS",
        4 => "HW_REG_HW_ID",
        5 => "HW_REG_GPR_ALLOC",
        6 => "HW_REG_LDS_ALLOC",
        7 => "HW_REG_IB_STS",
        15 => "HW_REG_SH_MEM_BASES",
        16 => "HW_REG_TBA_LO",
        17 => "HW_REG_TBA_HI",
        18 => "HW_REG_TMA_LO",
        19 => "HW_REG_TMA_HI",
        20 => "HW_REG_XCC_ID",
        21 => "HW_REG_SQ_PERF_SNAPSHOT_DATA",
        22 => "HW_REG_SQ_PERF_SNAPSHOT_DATA1",
        23 => "HW_REG_SQ_PERF_SNAPSHOT_PC_LO",
        24 => "HW_REG_SQ_PERF_SNAPSHOT_PC_HI",
        _ => "",
    };
    if name.is_empty() {
        write!(f, "{id}")?;
    } else {
        f.write_str(name)?;
    }
    if offset != 0 || width != 32 {
        write!(f, ", {offset}, {width}")?;
    }
    f.write_char(')')
}

/// The operands an index mode applies to.
pub(crate) fn write_gpr_idx(f: &mut Formatter<'_>, imm: u16) -> Result {
    if imm > 15 {
        return write!(f, "{imm:#x}");
    }
    f.write_str("gpr_idx(")?;
    let mut first = true;
    for (bit, name) in ["SRC0", "SRC1", "SRC2", "DST"].into_iter().enumerate() {
        if imm >> bit & 1 != 0 {
            if !first {
                f.write_char(',')?;
            }
            first = false;
            f.write_str(name)?;
        }
    }
    f.write_char(')')
}

/// Pattern of `ds_swizzle_b32`.
pub(crate) fn write_swizzle(f: &mut Formatter<'_>, imm: u16) -> Result {
    if imm == 0 {
        return Ok(());
    }
    f.write_str(" offset:")?;
    if imm & 0xff00 == 0x8000 {
        return write!(
            f,
            "swizzle(QUAD_PERM,{},{},{},{})",
            imm & 3,
            imm >> 2 & 3,
            imm >> 4 & 3,
            imm >> 6 & 3
        );
    }
    if imm & 0x8000 != 0 {
        return write!(f, "{imm}");
    }
    let (and, or, xor) = (imm & 31, imm >> 5 & 31, imm >> 10 & 31);
    if and == 31 && or == 0 && xor.count_ones() == 1 {
        return write!(f, "swizzle(SWAP,{xor})");
    }
    if and == 31 && or == 0 && xor > 1 && (xor + 1).is_power_of_two() {
        return write!(f, "swizzle(REVERSE,{})", xor + 1);
    }
    if xor == 0 && (1..=5).any(|log| 1 << log == 32 - and && or < 1 << log) {
        return write!(f, "swizzle(BROADCAST,{},{or})", 32 - and);
    }
    f.write_str("swizzle(BITMASK_PERM,\"")?;
    for bit in (0..5).rev() {
        let of = |value: u16| value >> bit & 1 != 0;
        f.write_char(match (of(and), of(or), of(xor)) {
            (false, or, xor) => {
                if or != xor {
                    '1'
                } else {
                    '0'
                }
            }
            (true, false, false) => 'p',
            (true, false, true) => 'i',
            (true, true, false) => '1',
            (true, true, true) => '0',
        })?;
    }
    f.write_str("\")")
}

/// Data and number format of a typed buffer; the defaults (8, UNORM) are not written.
pub(crate) fn write_buffer_format(f: &mut Formatter<'_>, dfmt: u8, nfmt: u8) -> Result {
    const DATA: [&str; 16] = [
        "INVALID",
        "8",
        "16",
        "8_8",
        "32",
        "16_16",
        "10_11_11",
        "11_11_10",
        "10_10_10_2",
        "2_10_10_10",
        "8_8_8_8",
        "32_32",
        "16_16_16_16",
        "32_32_32",
        "32_32_32_32",
        "RESERVED_15",
    ];
    const NUMBER: [&str; 8] = [
        "UNORM",
        "SNORM",
        "USCALED",
        "SSCALED",
        "UINT",
        "SINT",
        "RESERVED_6",
        "FLOAT",
    ];
    let data = DATA.get(usize::from(dfmt)).copied().unwrap_or("INVALID");
    let number = NUMBER.get(usize::from(nfmt)).copied().unwrap_or("UNORM");
    match (dfmt, nfmt) {
        (1, 0) => Ok(()),
        (_, 0) => write!(f, " format:[BUF_DATA_FORMAT_{data}]"),
        (1, _) => write!(f, " format:[BUF_NUM_FORMAT_{number}]"),
        _ => write!(f, " format:[BUF_DATA_FORMAT_{data},BUF_NUM_FORMAT_{number}]"),
    }
}
