//! Float operations of the scalar unit (gfx12): each does with scalars what the vector operation of the same name does
//! with a lane.

use outcrop_isa::{Format, Generation, Inst, Op, Operand, OperandType, SpecialReg, Target, patterns};

use crate::state::State;
use crate::vector::{scalar_dword, set_scalar_dword, width};
use crate::{Meaning, execute};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, target: Target, format: Format) -> Option<Meaning> {
    let scalar = matches!(format, Format::Sop1 | Format::Sop2 | Format::Sopc);
    if !scalar || target.generation() != Generation::Gfx12 || !is_float(name) {
        return None;
    }
    let vector = vector_name(name)?;
    crate::meaning(&vector, target, Format::Vop3)?;
    Some(Meaning::Other(run))
}

fn is_float(name: &str) -> bool {
    name.contains("_f32") || name.contains("_f16")
}

fn vector_name(name: &str) -> Option<String> {
    let rest = name.strip_prefix("s_")?;
    Some(match rest {
        "fmaak_f32" | "fmamk_f32" => "v_fma_f32".to_owned(),
        "cvt_hi_f32_f16" => "v_cvt_f32_f16".to_owned(),
        _ => format!("v_{rest}"),
    })
}

fn vector_op(target: Target, name: &str) -> Option<Op> {
    patterns(target).find(|p| p.op.name() == name).map(|p| p.op)
}

fn run(inst: &Inst, before: &State, after: &mut State) {
    let name = inst.op.name();
    let Some(op) = vector_name(name).and_then(|v| vector_op(inst.target, &v)) else {
        panic!("{name} without a vector operation");
    };
    let mut one = *inst;
    (one.op, one.format) = (op, Format::Vop3);
    // What the scalars hold, so that the lane's own EXEC is not read.
    let high = name == "s_cvt_hi_f32_f16";
    for source in &mut one.src {
        if matches!(source, Operand::Sgpr(_) | Operand::Special(_)) {
            let v = scalar_dword(before, *source, 0);
            *source = Operand::Literal(if high { v >> 16 } else { v });
        } else if let (Operand::Literal(v), true) = (&mut *source, high) {
            *v >>= 16;
        }
    }
    (one.dst, one.sdst) = (Operand::Vgpr(0), Operand::Special(SpecialReg::VccLo));
    one.sdst_type = OperandType::NONE;
    let mut lane = before.clone();
    lane.exec = 1;
    lane.vgpr[0][0] = scalar_dword(before, inst.dst, 0);
    assert!(execute(&one, &mut lane), "{name}");
    if inst.dst.is_none() {
        after.scc = lane.vcc & 1 != 0;
        return;
    }
    let mut v = lane.vgpr[0][0];
    // Of 16 bits the high half is 0.
    if width(inst.dst_type) == 16 && !name.contains("_pk_") {
        v &= 0xffff;
    }
    set_scalar_dword(after, inst.dst, 0, v);
}
