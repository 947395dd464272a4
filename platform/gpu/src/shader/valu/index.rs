//! VGPR indexing: `s_set_gpr_idx_…`, and vector operations while it is on.
//!
//! An indexed source is copied to temporary rows before the operation, an indexed result from there after it.
//! An index beyond the wave's registers reads register 0 and writes nothing.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Op as Isa, Operand};

use crate::shader::memory::lanes;
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::simd::{LANES, ROW};
use crate::shader::wave::{Op, Wave, after, sreg};

/// The low eight bits of scalar `a` to M0's index, `imm` to its operand bits unless that is all ones.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn set_index(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a scalar that exists.
    unsafe {
        let o = &*op;
        let mut m0 = w.s32(sreg::M0);
        if o.e != 0 {
            m0 = m0 & !0xff | w.s32(o.a) & 0xff;
        }
        if o.f != 0 {
            m0 = m0 & !0xf000 | (o.imm as u32 & 15) << 12;
        }
        w.set_s32(sreg::M0, m0);
        after(op)
    }
}

/// `b` rows from register `a` + index to rows `dst`, in all lanes; `c` is the number of registers.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn read(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: registers below `c` exist, and so do the rows.
    unsafe {
        let o = &*op;
        let first = o.a + (w.s32(sreg::M0) & 0xff);
        for row in 0..o.b {
            let from = if first + row < o.c { first + row } else { 0 };
            let v = w.row(from * ROW as u32).cast::<[u32; LANES]>().read();
            w.row(o.dst + row * ROW as u32).cast::<[u32; LANES]>().write(v);
        }
        after(op)
    }
}

/// `b` rows at `dst` to register `a` + index, in active lanes; `c` is the number of registers.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn write(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: registers below `c` exist, and so do the rows.
    unsafe {
        let o = &*op;
        let first = o.a + (w.s32(sreg::M0) & 0xff);
        for row in 0..o.b {
            if first + row >= o.c {
                break;
            }
            for lane in lanes(w.exec()) {
                let v = w.lane(o.dst + row * ROW as u32, lane);
                w.set_lane((first + row) * ROW as u32, lane, v);
            }
        }
        after(op)
    }
}

/// Lowers `s_set_gpr_idx_…`; false if it is another operation.
pub(crate) fn lower_mode(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let bits = match inst.src_constant(1) {
        Some(v) => v as u32 & 15,
        None => u32::from(inst.simm16) & 15,
    };
    match inst.op {
        Isa::S_SET_GPR_IDX_ON => {
            let a = l.ssrc(0)?;
            let op = l.emit(set_index, 0, a, 0, 0);
            (op.e, op.f, op.imm) = (1, 1, u64::from(bits));
            l.index_mode = bits;
        }
        Isa::S_SET_GPR_IDX_IDX => {
            let a = l.ssrc(0)?;
            l.emit(set_index, 0, a, 0, 0).e = 1;
        }
        Isa::S_SET_GPR_IDX_MODE => {
            let op = l.emit(set_index, 0, sreg::TEMP, 0, 0);
            (op.f, op.imm) = (1, u64::from(bits));
            l.index_mode = bits;
        }
        Isa::S_SET_GPR_IDX_OFF => l.index_mode = 0,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Lowers a vector operation while indexing is on.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let (inst, mode) = (l.inst, l.index_mode);
    l.indexed = [None; 4];
    let registers = l.layout.vgprs;
    for i in 0..3 {
        if let Operand::Vgpr(n) = inst.src[i]
            && mode >> i & 1 != 0
        {
            let rows = u32::from(inst.src_type[i].dwords.max(1));
            if rows > 2 {
                return Err("indexing of this source");
            }
            let to = l.temp(temp::INDEXED + 2 * i as u32);
            l.emit(read, to, u32::from(n), rows, registers);
            l.indexed[i] = Some(to);
        }
    }
    let mut result = None;
    if let Operand::Vgpr(n) = inst.dst
        && mode >> 3 & 1 != 0
    {
        let rows = u32::from(inst.dst_type.dwords.max(1));
        if rows > 2 {
            return Err("indexing of this result");
        }
        let from = l.temp(temp::INDEXED + 6);
        // Operations that update their destination start from the indexed one.
        l.emit(read, from, u32::from(n), rows, registers);
        l.indexed[3] = Some(from);
        result = Some((from, u32::from(n), rows));
    }
    let done = super::lower_plain(l);
    l.indexed = [None; 4];
    done?;
    if let Some((from, n, rows)) = result {
        l.emit(write, from, n, rows, registers);
    }
    Ok(())
}
