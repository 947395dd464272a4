//! Untyped buffer memory instructions: addresses from a [`Resource`] in four SGPRs.
//!
//! Lanes out of the buffer's range read zero, and their stores are dropped.
#![expect(unsafe_code, reason = "operation handlers")]

use core::marker::PhantomData;

use outcrop_isa::{Op as Isa, Operand};

use super::flat::{NONE, lds_base, lds_offset_mask, store_to_lds};
use super::resource::{IDXEN, OFFEN, Resource, User, addresses, resolve, straddles};
use super::typed;
use crate::shader::control;
use crate::shader::fault::FaultCause;
use crate::shader::memory::atomic::{self, Atomic, Place, Word};
use crate::shader::memory::shape::{ForLoad, ForStore, Memory, Shape, memory_once};
use crate::shader::memory::{self, Load, LoadDwords, Store, StoreDwords, Target};
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::simd::Level;
use crate::shader::wave::{Handler, Op, Wave, after};
use crate::vm::Access;

struct Loading<T>(PhantomData<T>);
struct Storing<T>(PhantomData<T>);
struct ToLds<T>(PhantomData<T>);

/// The dwords of a lane, each by itself.
type Parts = [Option<Target>; 4];

/// Resolves dword by dword, each with its own range check; `None` after a fault.
///
/// # Safety
/// As for [`Handler`].
#[inline(never)]
unsafe fn resolve_parts(
    w: &mut Wave,
    op: *const Op,
    r: &Resource,
    exec: u64,
    rows: usize,
    access: Access,
) -> Option<Parts> {
    let mut parts = [const { None }; 4];
    for (row, part) in parts.iter_mut().enumerate().take(rows) {
        // SAFETY: the caller's; the copy outlives its use, and a fault names the address of the code.
        let target = unsafe {
            let one = Op {
                imm: (*op).imm + 4 * row as u64,
                ..*op
            };
            let target = resolve(w, &one, r, exec, 4, access);
            if matches!(target, Target::Fault) {
                w.next = op;
            }
            target
        };
        if matches!(target, Target::Fault) {
            return None;
        }
        *part = Some(target);
    }
    Some(parts)
}

impl<T: Load> Memory for Loading<T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist.
        unsafe {
            let exec = w.exec();
            if exec == 0 {
                return after(op);
            }
            let dst = (*op).dst;
            let r = Resource::read(w, (*op).b, User::Plain);
            if straddles(w, op, &r, exec, T::SIZE) {
                // The address rows may be among the results.
                let Some(parts) = resolve_parts(w, op, &r, exec, T::ROWS, Access::READ) else {
                    return core::ptr::null();
                };
                for (row, part) in parts.iter().flatten().enumerate() {
                    memory::load::<L, LoadDwords<1>>(w, dst + 256 * row as u32, exec, part);
                }
                return after(op);
            }
            let target = resolve(w, op, &r, exec, T::SIZE, Access::READ);
            if matches!(target, Target::Fault) {
                return core::ptr::null();
            }
            memory::load::<L, T>(w, dst, exec, &target);
            after(op)
        }
    }
}

impl<T: Store> Memory for Storing<T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist.
        unsafe {
            let exec = w.exec();
            if exec == 0 {
                return after(op);
            }
            let data = (*op).c;
            let r = Resource::read(w, (*op).b, User::Plain);
            if straddles(w, op, &r, exec, T::SIZE) {
                let Some(parts) = resolve_parts(w, op, &r, exec, T::ROWS, Access::WRITE) else {
                    return core::ptr::null();
                };
                for (row, part) in parts.iter().flatten().enumerate() {
                    memory::store::<L, StoreDwords<1>>(w, data + 256 * row as u32, exec, part);
                }
                return after(op);
            }
            let target = resolve(w, op, &r, exec, T::SIZE, Access::WRITE);
            if matches!(target, Target::Fault) {
                return core::ptr::null();
            }
            memory::store::<L, T>(w, data, exec, &target);
            after(op)
        }
    }
}

/// `buffer_store_lds_dword`: dwords of the LDS to memory, through temporary row `c`.
struct FromLds;
impl Memory for FromLds {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names a temporary row as its data.
        unsafe {
            let exec = w.exec();
            if exec == 0 {
                return after(op);
            }
            let base = lds_base(w, (*op).dst).wrapping_add((*op).imm);
            let at = core::array::from_fn(|lane| base.wrapping_add(4 * lane as u64));
            let lds = memory::resolve_lds(w, &at, exec, 4);
            memory::load::<L, LoadDwords<1>>(w, (*op).c, exec, &lds);
            Storing::<StoreDwords<1>>::run::<L>(w, op)
        }
    }
}

impl<T: Load> Memory for ToLds<T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names a temporary row as its destination.
        unsafe {
            let next = Loading::<T>::run::<L>(w, op);
            let exec = w.exec();
            if next.is_null() || exec == 0 {
                return next;
            }
            store_to_lds::<L>(w, op, T::ROWS);
            next
        }
    }
}

/// # Safety
/// As for [`Handler`].
unsafe fn buffer_atomic<T: Atomic>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let exec = w.exec();
        if exec == 0 {
            return after(op);
        }
        let size = 4 * T::W::ROWS as usize;
        let r = Resource::read(w, (*op).b, User::Plain);
        if misaligned(w, op, &r, exec, size) {
            return core::ptr::null();
        }
        let target = resolve(w, op, &r, exec, size, Access::READ | Access::WRITE);
        if matches!(target, Target::Fault) {
            return core::ptr::null();
        }
        atomic::run::<T>(w, op, exec, &target, (*op).c, (*op).dst)
    }
}

/// Whether a lane in range has a word that is not aligned; the wave has faulted then.
///
/// # Safety
/// As for [`Handler`].
#[inline(never)]
unsafe fn misaligned(w: &mut Wave, op: *const Op, r: &Resource, exec: u64, size: usize) -> bool {
    // SAFETY: the caller's.
    unsafe {
        let (address, inside) = addresses(w, &*op, r, size as u64);
        let lane = memory::lanes(exec & inside).find(|i| !address[*i].is_multiple_of(size as u64));
        if let Some(lane) = lane {
            let cause = FaultCause::Misaligned {
                address: address[lane],
                size: size as u8,
            };
            w.fault(op, cause, Some(lane as u8));
        }
        lane.is_some()
    }
}

struct Loads;
impl ForLoad for Loads {
    fn of<T: Load>() -> [Handler; 3] {
        memory_once::<Loading<T>>()
    }
}

struct Stores;
impl ForStore for Stores {
    fn of<T: Store>() -> [Handler; 3] {
        memory_once::<Storing<T>>()
    }
}

struct LoadsToLds;
impl ForLoad for LoadsToLds {
    fn of<T: Load>() -> [Handler; 3] {
        memory_once::<ToLds<T>>()
    }
}

/// Atomics on buffers.
struct OnBuffer;
impl Place for OnBuffer {
    type Made = Handler;
    fn of<T: Atomic>() -> Handler {
        buffer_atomic::<T>
    }
}

/// The address operands of a buffer instruction, as its operation has them.
pub(crate) struct Operands {
    pub a: u32,
    pub b: u32,
    pub scalar: u32,
    pub f: u32,
    pub imm: u64,
}

/// Lowers the address operands.
pub(crate) fn operands(l: &mut Lower<'_>) -> Result<Operands, Refusal> {
    let inst = l.inst;
    let (idxen, offen) = (u32::from(inst.mem.idxen), u32::from(inst.mem.offen));
    Ok(Operands {
        a: if idxen + offen != 0 {
            l.vector(inst.src[0], (idxen + offen) as u8)?
        } else {
            0
        },
        b: l.scalar_register(inst.src[2], 4)?,
        scalar: match inst.src[3] {
            Operand::None => l.consts.scalar(0),
            _ => l.ssrc(3)?,
        },
        f: (idxen * IDXEN) | (offen * OFFEN),
        imm: u64::from(inst.mem.offset as u32),
    })
}

/// Lowers a MUBUF or MTBUF instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    if matches!(
        inst.op,
        Isa::BUFFER_INV
            | Isa::BUFFER_WBL2
            | Isa::BUFFER_INVL2
            | Isa::BUFFER_WBINVL1
            | Isa::BUFFER_WBINVL1_VOL
            | Isa::BUFFER_GL0_INV
            | Isa::BUFFER_GL1_INV
    ) {
        l.emit(control::cache, 0, 0, 0, 0);
        return Ok(());
    }
    if typed::lower(l)? {
        return Ok(());
    }
    let name = inst.op.name();
    let name = name.strip_prefix("buffer_").ok_or("the operation")?;
    let Operands { a, b, scalar, f, imm } = operands(l)?;
    let load = name.strip_prefix("load_");
    let to_lds_name = load.and_then(|n| n.strip_prefix("lds_").or_else(|| inst.mem.lds.then_some(n)));
    if let Some(shape) = to_lds_name.and_then(Shape::of_load) {
        let (row, mask) = (l.temp(temp::OTHER), lds_offset_mask(l.target));
        let op = l.emit_level(
            shape.load_to_lds::<LoadsToLds>().ok_or("the operation")?,
            row,
            a,
            b,
            mask,
        );
        (op.e, op.f, op.imm) = (scalar, f, imm);
        return Ok(());
    }
    if let Some(shape) = load.and_then(Shape::of_load) {
        let shape = shape.of_target(l.target);
        let to = if inst.dst.is_none() { inst.src[1] } else { inst.dst };
        let dst = l.vector(to, shape.rows() + u8::from(inst.mem.tfe))?;
        let op = l.emit_level(shape.load::<Loads>().ok_or("the operation")?, dst, a, b, 0);
        (op.e, op.f, op.imm) = (scalar, f, imm);
        if inst.mem.tfe {
            l.emit(typed::resident, dst + 256 * u32::from(shape.rows()), 0, 0, 0);
        }
        return Ok(());
    }
    if inst.op == Isa::BUFFER_STORE_LDS_DWORD {
        let (row, mask) = (l.temp(temp::OTHER), lds_offset_mask(l.target));
        let op = l.emit_level(memory_once::<FromLds>(), mask, a, b, row);
        (op.e, op.f, op.imm) = (scalar, f, imm);
        return Ok(());
    }
    if let Some(shape) = name.strip_prefix("store_").and_then(Shape::of_store) {
        let data = l.vector(inst.src[1], shape.rows())?;
        let op = l.emit_level(shape.store::<Stores>().ok_or("the operation")?, 0, a, b, data);
        (op.e, op.f, op.imm) = (scalar, f, imm);
        return Ok(());
    }
    let run = name
        .strip_prefix("atomic_")
        .and_then(atomic::operation::<OnBuffer>)
        .ok_or("the operation")?;
    let data = l.vector(inst.src[1], inst.src_type[1].dwords)?;
    let dst = if atomic::returns(&inst) {
        // The old value replaces the data.
        if inst.dst.is_none() { data } else { l.vdst()? }
    } else {
        NONE
    };
    let op = l.emit(run, dst, a, b, data);
    (op.e, op.f, op.imm) = (scalar, f, imm);
    Ok(())
}
