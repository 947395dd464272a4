//! Hardware register names of `s_getreg_b32` and `s_setreg_b32`.

use crate::{Generation, Target};
use core::fmt::{Formatter, Result, Write as _};

/// Register, first bit and width of `s_getreg_b32` and `s_setreg_b32`.
pub(crate) fn write_hwreg(f: &mut Formatter<'_>, target: Target, imm: u16) -> Result {
    let (id, offset, width) = (imm & 63, imm >> 6 & 31, (imm >> 11) + 1);
    f.write_str("hwreg(")?;
    let name = match target.generation() {
        Generation::Gfx12 => gfx12(id),
        _ => name(target, id),
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

const fn name(target: Target, id: u16) -> &'static str {
    use Generation::{Gfx9, Gfx10, Gfx11};
    match (target.generation(), id) {
        (_, 1) => "HW_REG_MODE",
        (_, 2) => "HW_REG_STATUS",
        (_, 3) => "HW_REG_TRAPSTS",
        (Gfx9, 4) => "HW_REG_HW_ID",
        (_, 5) => "HW_REG_GPR_ALLOC",
        (_, 6) => "HW_REG_LDS_ALLOC",
        (_, 7) => "HW_REG_IB_STS",
        (_, 15) => "HW_REG_SH_MEM_BASES",
        (Gfx9 | Gfx10, 16) => "HW_REG_TBA_LO",
        (Gfx9 | Gfx10, 17) => "HW_REG_TBA_HI",
        (Gfx9 | Gfx10, 18) => "HW_REG_TMA_LO",
        (Gfx9 | Gfx10, 19) => "HW_REG_TMA_HI",
        (Gfx9, 20..=24) if matches!(target, Target::Gfx90a) => "",
        (Gfx9, 20) => "HW_REG_XCC_ID",
        (Gfx9, 21) => "HW_REG_SQ_PERF_SNAPSHOT_DATA",
        (Gfx9, 22) => "HW_REG_SQ_PERF_SNAPSHOT_DATA1",
        (Gfx9, 23) => "HW_REG_SQ_PERF_SNAPSHOT_PC_LO",
        (Gfx9, 24) => "HW_REG_SQ_PERF_SNAPSHOT_PC_HI",
        (Gfx11, 18) => "HW_REG_PERF_SNAPSHOT_PC_LO",
        (Gfx11, 19) => "HW_REG_PERF_SNAPSHOT_PC_HI",
        (Gfx10 | Gfx11, 20) => "HW_REG_FLAT_SCR_LO",
        (Gfx10 | Gfx11, 21) => "HW_REG_FLAT_SCR_HI",
        (Gfx10 | Gfx11, 23) => "HW_REG_HW_ID1",
        (Gfx10 | Gfx11, 24) => "HW_REG_HW_ID2",
        (Gfx10, 25) => "HW_REG_POPS_PACKER",
        (Gfx11, 27) => "HW_REG_PERF_SNAPSHOT_DATA",
        (Gfx10 | Gfx11, 29) => "HW_REG_SHADER_CYCLES",
        _ => "",
    }
}

const fn gfx12(id: u16) -> &'static str {
    match id {
        1 => "HW_REG_MODE",
        2 => "HW_REG_STATUS",
        4 => "HW_REG_STATE_PRIV",
        5 => "HW_REG_GPR_ALLOC",
        6 => "HW_REG_LDS_ALLOC",
        7 => "HW_REG_IB_STS",
        10 => "HW_REG_PERF_SNAPSHOT_DATA",
        11 => "HW_REG_PERF_SNAPSHOT_PC_LO",
        12 => "HW_REG_PERF_SNAPSHOT_PC_HI",
        15 => "HW_REG_PERF_SNAPSHOT_DATA1",
        16 => "HW_REG_PERF_SNAPSHOT_DATA2",
        17 => "HW_REG_EXCP_FLAG_PRIV",
        18 => "HW_REG_EXCP_FLAG_USER",
        19 => "HW_REG_TRAP_CTRL",
        20 => "HW_REG_SCRATCH_BASE_LO",
        21 => "HW_REG_SCRATCH_BASE_HI",
        23 => "HW_REG_HW_ID1",
        24 => "HW_REG_HW_ID2",
        29 => "HW_REG_SHADER_CYCLES_LO",
        30 => "HW_REG_SHADER_CYCLES_HI",
        31 => "HW_REG_DVGPR_ALLOC_LO",
        32 => "HW_REG_DVGPR_ALLOC_HI",
        _ => "",
    }
}
