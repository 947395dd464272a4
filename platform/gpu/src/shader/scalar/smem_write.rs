//! Scalar memory that is written: stores and atomics of gfx9.
#![expect(unsafe_code, reason = "operation handlers")]

use super::smem::{SCRATCH_SCALE, address, buffer, buffer_offset, count};
use crate::shader::fault::FaultCause;
use crate::shader::memory::atomic::{self, Atomic, Place, Word};
use crate::shader::memory::atomic_float::Rules;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::wave::{Handler, Op, Wave, after};
use crate::vm::{Access, sparse};

/// The device address of `size` bytes, `at` bytes after where an operation begins: in memory or, if `e` is 1, in a buffer.
/// `None` beyond the buffer's end.
///
/// # Safety
/// As for [`Handler`].
unsafe fn place(w: &Wave, o: &Op, at: u64, size: u64) -> Option<u64> {
    // SAFETY: the caller's.
    unsafe {
        if o.e == 0 {
            return Some(address(w, o).wrapping_add(at));
        }
        let ((base, bytes), offset) = (buffer(w, o.a), (buffer_offset(w, o) & !3).wrapping_add(at));
        (offset.saturating_add(size) <= bytes).then(|| (base & !3).wrapping_add(offset))
    }
}

/// Scalars `dst` (`c` of them, at most four) to memory; none of them, if one cannot be written.
///
/// # Safety
/// As for [`Handler`].
unsafe fn store(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; the memory is mapped if it is found.
    unsafe {
        let o = &*op;
        w.tlb.refresh(&(*w.shared).launch.vm);
        let mut hosts = [core::ptr::null_mut(); 4];
        let mut count = 0;
        for (i, to) in (0..o.c).zip(&mut hosts) {
            let Some(va) = place(w, o, 4 * u64::from(i), 4) else {
                break;
            };
            let Some(host) = w.tlb.find(va, 4, Access::WRITE) else {
                let fault = w.tlb.explain(va, 4, Access::WRITE);
                return w.fault(op, FaultCause::Memory(fault), None);
            };
            *to = host.cast::<u32>();
            count += 1;
        }
        for (host, s) in hosts.into_iter().take(count).zip(o.dst..) {
            host.write(w.s32(s));
        }
        after(op)
    }
}

/// An atomic with the data in scalars `dst`, which take the old value if `c` is 1.
///
/// # Safety
/// As for [`Handler`].
unsafe fn scalar_atomic<T: Atomic>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; the word is mapped if it is found, and aligned.
    unsafe {
        let (o, rows) = (&*op, T::W::ROWS);
        let size = 4 * u64::from(rows);
        let get = |w: &Wave, s: u32| T::W::of(if rows == 1 { w.s32(s).into() } else { w.s64(s) });
        w.tlb.refresh(&(*w.shared).launch.vm);
        let old = match place(w, o, 0, size) {
            Some(va) if !va.is_multiple_of(size) => {
                let cause = FaultCause::Misaligned {
                    address: va,
                    size: size as u8,
                };
                return w.fault(op, cause, None);
            }
            Some(va) => {
                let access = Access::READ | Access::WRITE;
                let Some(host) = w.tlb.find(va, size, access) else {
                    let fault = w.tlb.explain(va, size, access);
                    return w.fault(op, FaultCause::Memory(fault), None);
                };
                let value = get(w, o.dst);
                let compare = if T::COMPARES { get(w, o.dst + rows) } else { value };
                let rules = Rules::of_memory(w);
                if sparse::swallows(host) {
                    0
                } else {
                    T::W::update(host, 4, |old| T::f(old, value, compare, rules)).bits()
                }
            }
            None => 0,
        };
        if o.c != 0 {
            w.set_s32(o.dst, old as u32);
            if rows == 2 {
                w.set_s32(o.dst + 1, (old >> 32) as u32);
            }
        }
        after(op)
    }
}

/// Atomics of scalars.
struct OfScalars;
impl Place for OfScalars {
    type Made = Handler;
    fn of<T: Atomic>() -> Handler {
        scalar_atomic::<T>
    }
}

/// Lowers a store or an atomic; `address` is the base and the offset or [`crate::shader::vmem::flat::NONE`].
pub(crate) fn lower(l: &mut Lower<'_>, name: &str, address: [u32; 2], imm: u64) -> Result<(), Refusal> {
    let (inst, [base, offset]) = (l.inst, address);
    let data = l.scalar_register(inst.src[2], inst.src_type[2].dwords)?;
    let of_buffer = u32::from(name.starts_with("s_buffer_"));
    let scratch = name.starts_with("s_scratch_");
    let stored = ["s_store_", "s_buffer_store_", "s_scratch_store_"]
        .iter()
        .find_map(|prefix| count(name, prefix));
    let (run, c) = if let Some(n) = stored {
        (store as Handler, n)
    } else {
        let kind = name
            .strip_prefix("s_atomic_")
            .or_else(|| name.strip_prefix("s_buffer_atomic_"));
        let run = kind
            .and_then(atomic::operation::<OfScalars>)
            .ok_or("the operation")?;
        (run, u32::from(inst.mem.glc))
    };
    let op = l.emit(run, data, base, offset, c);
    (op.e, op.f, op.imm) = (of_buffer, if scratch { SCRATCH_SCALE } else { 0 }, imm);
    Ok(())
}
