//! Counters that `s_waitcnt` and `s_waitcnt_depctr` wait for.

use crate::Generation;
use core::fmt::{Formatter, Result};

/// Counters of `s_waitcnt`: vmcnt bits 3:0 and 15:14, expcnt 6:4, lgkmcnt 11:8, on gfx10 13:8; from gfx11 on
/// vmcnt 15:10, expcnt 2:0, lgkmcnt 9:4.
pub(crate) fn write_waitcnt(f: &mut Formatter<'_>, generation: Generation, imm: u16) -> Result {
    let idle_lgkm = if generation == Generation::Gfx9 { 15 } else { 63 };
    let (vmcnt, expcnt, lgkmcnt) = match generation {
        Generation::Gfx9 | Generation::Gfx10 => {
            (imm & 15 | imm >> 14 << 4, imm >> 4 & 7, imm >> 8 & idle_lgkm)
        }
        Generation::Gfx11 | Generation::Gfx12 => (imm >> 10, imm & 7, imm >> 4 & idle_lgkm),
    };
    counters(
        f,
        &[
            ("vmcnt", vmcnt, 63),
            ("expcnt", expcnt, 7),
            ("lgkmcnt", lgkmcnt, idle_lgkm),
        ],
    )
}

/// Dependency counters of `s_waitcnt_depctr`, `s_wait_alu` on gfx12.
pub(crate) fn write_depctr(f: &mut Formatter<'_>, imm: u16) -> Result {
    const UNUSED: u16 = 0x60;
    if imm & UNUSED != 0 {
        return write!(f, " {imm:#x}");
    }
    counters(
        f,
        &[
            ("depctr_hold_cnt", imm >> 7 & 1, 1),
            ("depctr_sa_sdst", imm & 1, 1),
            ("depctr_va_vdst", imm >> 12, 15),
            ("depctr_va_sdst", imm >> 9 & 7, 7),
            ("depctr_va_ssrc", imm >> 8 & 1, 1),
            ("depctr_va_vcc", imm >> 1 & 1, 1),
            ("depctr_vm_vsrc", imm >> 2 & 7, 7),
        ],
    )
}

/// Name, value and the value that waits for nothing: that one is written only when no counter waits.
fn counters(f: &mut Formatter<'_>, counters: &[(&str, u16, u16)]) -> Result {
    let all = counters.iter().all(|(_, value, idle)| value == idle);
    for (name, value, idle) in counters {
        if all || value != idle {
            write!(f, " {name}({value})")?;
        }
    }
    Ok(())
}
