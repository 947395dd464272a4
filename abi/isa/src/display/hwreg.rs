//! Hardware register names of `s_getreg_b32` and `s_setreg_b32`.

use crate::Target;
use core::fmt::{Formatter, Result, Write as _};

/// Register, first bit and width of `s_getreg_b32` and `s_setreg_b32`.
pub(crate) fn write_hwreg(f: &mut Formatter<'_>, target: Target, imm: u16) -> Result {
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
        20..=24 if target == Target::Gfx90a => "",
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
