//! VGPR indexing: `s_set_gpr_idx_…`, and vector operations while it is on.
//!
//! An indexed source is copied to temporary rows before the operation, an indexed result from there after it. An index
//! beyond the wave's registers reads register 0 and writes nothing.
//!
//! Which operands are indexed is known where code is lowered: from the code before in the same block, and at its beginning
//! from what the program is lowered for ([`hwreg::indexed_operands`]). Where a block ends with anything else, or M0 is
//! written, [`hwreg::relower`] goes on in the program for what is on then.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Op as Isa, Operand};

use crate::shader::memory::lanes;
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::scalar::hwreg;
use crate::shader::simd::{LANES, ROW};
use crate::shader::wave::{Op, Wave, after, sreg};

/// The index, in M0 and in the scalar that is written there.
const INDEX: u32 = 0xff;

/// Writes those bits of M0 that `f` has: the index from scalar `a`, the others from `imm`. Turns indexing on in MODE if `e` is
/// 1, and off if it is 2.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn set_index(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a scalar that exists.
    unsafe {
        let o = &*op;
        let new = w.s32(o.a) & INDEX | o.imm as u32;
        let m0 = w.s32(sreg::M0) & !o.f | new & o.f;
        w.set_s32(sreg::M0, m0);
        match o.e {
            1 => w.mode |= hwreg::INDEXING,
            2 => w.mode &= !hwreg::INDEXING,
            _ => {}
        }
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
        let first = o.a + (w.s32(sreg::M0) & INDEX);
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
        let first = o.a + (w.s32(sreg::M0) & INDEX);
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
    let (written, switch) = match inst.op {
        Isa::S_SET_GPR_IDX_ON => (INDEX | hwreg::INDEXED, 1),
        Isa::S_SET_GPR_IDX_IDX => (INDEX, 0),
        Isa::S_SET_GPR_IDX_MODE => (hwreg::INDEXED, 0),
        Isa::S_SET_GPR_IDX_OFF => (0, 2),
        _ => return Ok(false),
    };
    let a = if written & INDEX != 0 {
        l.ssrc(0)?
    } else {
        sreg::TEMP
    };
    let op = l.emit(set_index, 0, a, 0, 0);
    (op.e, op.f, op.imm) = (switch, written, (bits << hwreg::INDEXED.trailing_zeros()).into());
    l.indexing = match switch {
        2 => None,
        1 => Some(bits),
        _ if written & hwreg::INDEXED != 0 => l.indexing.map(|_| bits),
        _ => l.indexing,
    };
    Ok(true)
}

/// Lowers a vector operation whose `operands` are indexed: bits 2:0 the sources, bit 3 the destination.
pub(crate) fn lower(l: &mut Lower<'_>, operands: u32) -> Result<(), Refusal> {
    let inst = l.inst;
    l.indexed = [None; 4];
    let registers = l.layout.vgprs;
    for i in 0..3 {
        if let Operand::Vgpr(n) = inst.src[i]
            && operands >> i & 1 != 0
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
        && operands >> 3 & 1 != 0
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
