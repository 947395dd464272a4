//! Results: output scale and clamp, and what becomes of the rest of the register.

use outcrop_isa::{Generation, Inst, Operand};

use super::denormals::{flush, flushes_out};
use super::operand::width;
use super::source::selection;
use super::{Denormals, Lane};
use crate::softfloat::{self, Fp};
use crate::state::{Format, State};

/// The result of arithmetic with output scale, clamp and flushing.
#[must_use]
pub fn finish(l: &Lane<'_>, format: Format, mut v: u64, denormals: Denormals) -> u64 {
    let fp = Fp::of(format);
    let flushes = match denormals {
        Denormals::Mode => flushes_out(l.mode, format),
        Denormals::Flush => true,
        Denormals::Bits | Denormals::Sources => false,
    };
    // The scale is for neither IEEE mode nor denormal results.
    let scales =
        flushes_out(l.mode, format) && (l.generation() == Generation::Gfx12 || !l.mode.ieee(l.generation()));
    if l.inst.omod != 0 && scales && !fp.is_nan(v) {
        let n = [0, 1, 2, -1][usize::from(l.inst.omod & 3)];
        v = softfloat::scale(format, v, n, rustc_apfloat::Round::NearestTiesToEven);
        if v == fp.sign() {
            v = 0;
        }
    }
    if flushes {
        v = flush(format, v);
    }
    if l.inst.clamp {
        v = softfloat::clamp(format, v, l.mode.dx10_clamp(l.generation()));
    }
    v
}

/// An f32 result with the modifiers of its instruction, denormals as MODE says.
#[must_use]
pub fn finish_single(inst: &Inst, state: &State, lane: usize, v: u64) -> u64 {
    let l = Lane {
        target: state.target,
        inst,
        mode: state.mode,
        lane,
        old: 0,
        carry: false,
    };
    finish(&l, Format::F32, v, Denormals::Mode)
}

/// Operations that keep the half of a register that a 16-bit result leaves on GFX9, where most clear it.
fn keeps_half_on_gfx9(name: &str) -> bool {
    matches!(
        name,
        "v_mac_f16"
            | "v_madak_f16"
            | "v_madmk_f16"
            | "v_fmac_f16"
            | "v_mad_f16"
            | "v_fma_f16"
            | "v_mad_u16"
            | "v_mad_i16"
            | "v_div_fixup_f16"
    )
}

/// The register's dword after a result of 16 or 32 bits.
fn merged(inst: &Inst, old: u32, v: u32) -> u32 {
    if let Some(sdwa) = inst.sdwa {
        let (shift, bits) = selection(sdwa.dst_sel);
        if bits == 32 {
            return v;
        }
        let field = ((1u32 << bits) - 1) << shift;
        let part = v << shift & field;
        return match sdwa.dst_unused {
            0 => part,
            1 if v >> (bits - 1) & 1 != 0 => part | !(field | ((1 << shift) - 1)),
            1 => part,
            _ => part | old & !field,
        };
    }
    // Two bytes that the tables have as 32 bits.
    let bytes = match inst.op.name() {
        "v_ashr_pk_i8_i32" | "v_ashr_pk_u8_i32" => inst.op_sel & 8 != 0,
        "v_sat_pk_u8_i16" => inst.target.generation() >= Generation::Gfx11,
        _ => false,
    };
    if width(inst.dst_type) != 16 && inst.halves & 8 == 0 && !bytes {
        return v;
    }
    if inst.op_sel & 8 != 0 {
        return old & 0xffff | v << 16;
    }
    let gfx9 = inst.target.generation() == Generation::Gfx9;
    if gfx9 && !keeps_half_on_gfx9(inst.op.name()) {
        v & 0xffff
    } else {
        old & 0xffff_0000 | v & 0xffff
    }
}

/// Writes the result of a lane.
pub fn write(inst: &Inst, state: &mut State, lane: usize, v: u64) {
    let dwords = usize::from(inst.dst_type.dwords.max(1));
    let rows = match inst.dst {
        Operand::Vgpr(n) => state.vgpr.get_mut(usize::from(n)..usize::from(n) + dwords),
        Operand::Agpr(n) => state.agpr.get_mut(usize::from(n)..usize::from(n) + dwords),
        _ => None,
    };
    let Some(rows) = rows else { return };
    if dwords == 1 {
        rows[0][lane] = merged(inst, rows[0][lane], v as u32);
    } else {
        for (i, row) in rows.iter_mut().enumerate().take(2) {
            row[lane] = (v >> (32 * i)) as u32;
        }
    }
}
