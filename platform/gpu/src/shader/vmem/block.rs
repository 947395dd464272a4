//! `global_load_block`, `scratch_store_block` and their like: up to 32 dwords of each lane, those whose bit of M0 is set.
#![expect(unsafe_code, reason = "operation handlers")]

use alloc::vec::Vec;

use outcrop_isa::Format;

use super::flat::{Global, Scratch, Segment, resolve_shared};
use crate::shader::memory::{self, LoadDwords, StoreDwords, Target};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{Portable, ROW};
use crate::shader::wave::{Handler, Op, Wave, after, sreg};
use crate::vm::Access;

/// Where the lanes' dwords are, for each bit of M0; `None` after a fault.
///
/// # Safety
/// As for [`Handler`].
unsafe fn resolve<S: Segment>(w: &mut Wave, op: *const Op, access: Access) -> Option<Vec<(u32, Target)>> {
    let mut targets = Vec::new();
    // SAFETY: the caller's; the copy outlives its use, and a fault names the address of the code.
    unsafe {
        let (exec, mask) = (w.exec(), w.s32(sreg::M0));
        if exec == 0 {
            return Some(targets);
        }
        for row in (0..32).filter(|row| mask >> row & 1 != 0) {
            let one = Op {
                imm: (*op).imm.wrapping_add(4 * u64::from(row)),
                ..*op
            };
            let target = resolve_shared::<S>(w, &one, exec, 4, access);
            if matches!(target, Target::Fault) {
                w.next = op;
                return None;
            }
            targets.push((row, target));
        }
    }
    Some(targets)
}

/// # Safety
/// As for [`Handler`].
unsafe fn load<S: Segment>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names 32 rows that exist; the address rows may be among them.
    unsafe {
        let Some(targets) = resolve::<S>(w, op, Access::READ) else {
            return core::ptr::null();
        };
        let exec = w.exec();
        for (row, target) in &targets {
            memory::load::<Portable, LoadDwords<1>>(w, (*op).dst + row * ROW as u32, exec, target);
        }
        after(op)
    }
}

/// # Safety
/// As for [`Handler`].
unsafe fn store<S: Segment>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names 32 rows that exist.
    unsafe {
        let Some(targets) = resolve::<S>(w, op, Access::WRITE) else {
            return core::ptr::null();
        };
        let exec = w.exec();
        for (row, target) in &targets {
            memory::store::<Portable, StoreDwords<1>>(w, (*op).c + row * ROW as u32, exec, target);
        }
        after(op)
    }
}

/// Lowers a block's load or store; `address` is what `flat::addresses` wants.
pub(crate) fn lower(l: &mut Lower<'_>, address: [u32; 4], offset: u64) -> Result<(), Refusal> {
    let (inst, [a, b, e, f]) = (l.inst, address);
    let scratch = inst.format == Format::Scratch;
    let (run, dst, data): (Handler, _, _) = if inst.dst.is_none() {
        let run = if scratch {
            store::<Scratch>
        } else {
            store::<Global> as Handler
        };
        (run, 0, l.vector(inst.src[1], 32)?)
    } else {
        let run = if scratch {
            load::<Scratch>
        } else {
            load::<Global> as Handler
        };
        (run, l.vector(inst.dst, 32)?, 0)
    };
    let op = l.emit(run, dst, a, b, data);
    (op.e, op.f, op.imm) = (e, f, offset);
    Ok(())
}
