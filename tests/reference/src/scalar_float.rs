//! Float operations of the scalar unit (gfx12): what the vector unit does with the same name, in one lane.

use core::cmp::Ordering;

use outcrop_isa::{Format as Encoding, Inst, Target};

use crate::Meaning;
use crate::softfloat;
use crate::state::Format::{F16, F32};
use crate::state::{Format, State};
use crate::vector::{self, Lane, Operation, Run};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, encoding: Encoding) -> Option<Meaning> {
    let scalar = matches!(encoding, Encoding::Sop1 | Encoding::Sop2 | Encoding::Sopc);
    if !scalar {
        return None;
    }
    let known = comparison(name).is_some() || name == "s_cvt_hi_f32_f16" || operation(name).is_some();
    known.then_some(Meaning::Other(execute))
}

fn operation(name: &str) -> Option<Operation> {
    let name = name.strip_prefix("s_")?;
    let float = name.ends_with("_f16") || name.ends_with("_f32") || name.starts_with("cvt_");
    if !float || name.starts_with("cmp_") {
        return None;
    }
    crate::float::halves(&format!("v_{name}")).or_else(|| crate::convert::operation(name))
}

/// The format that a comparison is of, and for which orders it holds; none is that of NaNs.
fn comparison(name: &str) -> Option<(Format, &'static [Option<Ordering>])> {
    const LT: Option<Ordering> = Some(Ordering::Less);
    const EQ: Option<Ordering> = Some(Ordering::Equal);
    const GT: Option<Ordering> = Some(Ordering::Greater);
    let (relation, format) = name.strip_prefix("s_cmp_")?.split_once('_')?;
    let format = match format {
        "f16" => F16,
        "f32" => F32,
        _ => return None,
    };
    let orders: &[Option<Ordering>] = match relation {
        "lt" => &[LT],
        "eq" => &[EQ],
        "le" => &[LT, EQ],
        "gt" => &[GT],
        "lg" => &[LT, GT],
        "ge" => &[GT, EQ],
        "o" => &[LT, EQ, GT],
        "u" => &[None],
        "nge" => &[LT, None],
        "nlg" => &[EQ, None],
        "ngt" => &[LT, EQ, None],
        "nle" => &[GT, None],
        "neq" => &[LT, GT, None],
        "nlt" => &[EQ, GT, None],
        _ => return None,
    };
    Some((format, orders))
}

fn execute(inst: &Inst, before: &State, after: &mut State) {
    let name = inst.op.name();
    let mode = before.mode;
    let value = |i: usize, high: bool| -> u64 {
        let (operand, kind) = (inst.src[i], inst.src_type[i]);
        if operand.is_none() {
            return 0;
        }
        let raw = vector::constant(operand, kind)
            .unwrap_or_else(|| vector::scalar_dword(before, operand, 0).into());
        match vector::format(kind.kind) {
            Some(F16) => flushed(mode, F16, if high { raw >> 16 } else { raw } & 0xffff),
            Some(F32) => flushed(mode, F32, raw & 0xffff_ffff),
            _ => raw & 0xffff_ffff,
        }
    };
    if let Some((format, orders)) = comparison(name) {
        let order = softfloat::order(format, value(0, false), value(1, false));
        after.scc = orders.contains(&order);
        return;
    }
    let high = name == "s_cvt_hi_f32_f16";
    let name = if high { "s_cvt_f32_f16" } else { name };
    let Some(Operation {
        run: Run::Value(run), ..
    }) = operation(name)
    else {
        return;
    };
    let result = vector::format(inst.dst_type.kind);
    let old = u64::from(vector::scalar_dword(before, inst.dst, 0));
    let old = match result {
        Some(F16) => flushed(mode, F16, old & 0xffff),
        Some(format) => flushed(mode, format, old),
        None => old,
    };
    let l = Lane {
        target: before.target,
        inst,
        mode,
        lane: 0,
        old,
        carry: false,
    };
    let v = run(&l, [value(0, high), value(1, false), value(2, false)]);
    let out = |format: Format, v: u64| match vector::flushes_out(mode, format) {
        true => vector::flush(format, v),
        false => v,
    };
    let v = match result {
        _ if name == "s_cvt_pk_rtz_f16_f32" => out(F16, v & 0xffff) | out(F16, v >> 16) << 16,
        Some(format) => out(format, v),
        None => v,
    };
    vector::set_scalar_dword(after, inst.dst, 0, v as u32);
}

fn flushed(mode: crate::state::Mode, format: Format, v: u64) -> u64 {
    match vector::flushes_in(mode, format) {
        true => vector::flush(format, v),
        false => v,
    }
}
