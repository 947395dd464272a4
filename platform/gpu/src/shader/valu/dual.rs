//! Dual issue (VOPD): two operations, each of which reads its sources before either writes its result.

use outcrop_isa::{Format, Inst, Operand, Second};

use super::{lower_plain, masks};
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::program::names;

/// Whether `inst` reads the vector register `reg` as one of its plain sources.
fn reads(inst: &Inst, reg: Operand) -> bool {
    inst.src.contains(&reg)
}

/// The second operation as an instruction of its own.
fn instruction(first: &Inst, second: &Second) -> Inst {
    let op = names::oldest_name(second.op);
    let mut inst = Inst::new(first.target, op, Format::Vop2, first.size);
    (inst.dst, inst.dst_type) = (second.dst, second.dst_type);
    inst.src[..3].copy_from_slice(&second.src);
    inst.src_type[..3].copy_from_slice(&second.src_type);
    inst
}

/// Lowers the two operations one after the other, in the order in which neither overwrites what the other reads.
///
/// Where each reads what the other writes, the old value of the first result is kept for the second operation.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let whole = l.inst;
    let second = instruction(&whole, &whole.second.ok_or("a missing operation")?);
    let first = Inst {
        format: Format::Vop2,
        second: None,
        ..whole
    };
    let mut order = [first, second];
    if reads(&second, first.dst) {
        if reads(&first, second.dst) {
            let old = l.vector(first.dst, 1)?;
            let kept = l.temp(temp::OTHER);
            l.emit_level(masks::copy(), kept, old, 0, 0);
            l.inst = first;
            lower_plain(l)?;
            for (i, src) in second.src.iter().enumerate().take(3) {
                l.indexed[i] = (*src == first.dst).then_some(kept);
            }
            l.inst = second;
            let done = lower_plain(l);
            l.indexed = [None; 4];
            l.inst = whole;
            return done;
        }
        order.reverse();
    }
    for inst in order {
        l.inst = inst;
        lower_plain(l)?;
    }
    l.inst = whole;
    Ok(())
}
