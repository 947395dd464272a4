//! Flat, global and scratch memory instructions.
#![expect(unsafe_code, reason = "operation handlers")]

use core::marker::PhantomData;

use outcrop_isa::{Format, Generation, Inst, Op as Isa, Target as Isas};

use super::block;
use crate::shader::control;
use crate::shader::memory::atomic::{self, In};
use crate::shader::memory::shape::{ForLoad, ForStore, Memory, Shape, memory_levels, memory_once};
use crate::shader::memory::{self, Load, LoadDwords, Store, StoreDwords, Target};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{CHUNK, Chunk, Elem, LANES, Level, ROW, four, is_full};
use crate::shader::wave::{Handler, Op, Wave, after, sreg};
use crate::vm::Access;

/// An operand that the instruction does not have.
pub(crate) const NONE: u32 = u32::MAX;

/// Which memory a segment's addresses mean.
pub(crate) trait Segment {
    /// Whether they are device addresses, all of them.
    const IS_DEVICE: bool = false;
    /// Resolves the lanes' addresses.
    ///
    /// # Safety
    /// As for [`memory::resolve_global`].
    unsafe fn resolve(
        w: &mut Wave,
        op: *const Op,
        address: &[u64; LANES],
        exec: u64,
        size: usize,
        access: Access,
    ) -> Target;
}

/// `flat_…`
pub(crate) struct Flat;
/// `global_…`
pub(crate) struct Global;
/// `scratch_…`
pub(crate) struct Scratch;

macro_rules! segment {
    ($($name:ident $resolve:ident $is_device:literal;)*) => {$(
        impl Segment for $name {
            const IS_DEVICE: bool = $is_device;
            #[inline(always)]
            unsafe fn resolve(
                w: &mut Wave,
                op: *const Op,
                address: &[u64; LANES],
                exec: u64,
                size: usize,
                access: Access,
            ) -> Target {
                // SAFETY: the caller's.
                unsafe { memory::$resolve(w, op, address, exec, size, access) }
            }
        }
    )*};
}

segment! {
    Flat resolve_flat false;
    Global resolve_global true;
    Scratch resolve_scratch false;
}

/// Instead of 1 as the number of an address operand's dwords: one dword, sign extended.
const SIGNED: u32 = 3;

/// The lanes' addresses: rows `a` (`e` of them, or none), scalars `b` (`f` of them, or none), offset `imm`.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
pub(crate) unsafe fn addresses(w: &Wave, o: &Op) -> [u64; LANES] {
    // SAFETY: the rows and scalars exist.
    unsafe {
        let mut base = o.imm;
        if o.b != NONE {
            base = base.wrapping_add(match o.f {
                2 => w.s64(o.b),
                SIGNED => i64::from(w.s32(o.b) as i32) as u64,
                _ => w.s32(o.b).into(),
            });
        }
        if o.a == NONE {
            return [base; LANES];
        }
        let row = w.row(o.a);
        let chunks = if o.e == 2 {
            four!(k => {
                let mut v = u64::load(row, k);
                for v in &mut v {
                    *v = v.wrapping_add(base);
                }
                v
            })
        } else {
            four!(k => {
                let v = u32::load(row, k);
                let mut r = [base; CHUNK];
                // Two's complement with the sign bit's weight turned round.
                let sign = if o.e == SIGNED { 1 << 31 } else { 0 };
                let base = base.wrapping_sub(u64::from(sign));
                for i in 0..CHUNK {
                    r[i] = base.wrapping_add(u64::from(v[i] ^ sign));
                }
                r
            })
        };
        core::mem::transmute::<[Chunk<u64>; 4], [u64; LANES]>(chunks)
    }
}

/// The first of [`addresses`], if they go on by `size` from lane to lane, all lanes being on.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn ascending(w: &Wave, o: &Op, exec: u64, size: u32) -> Option<u64> {
    if o.a == NONE {
        return None;
    }
    // SAFETY: the rows and scalars exist.
    unsafe {
        let low = memory::ascends(w.row(o.a), exec, size)?;
        // The carry into the high dword is the same for all.
        low.checked_add(size * LANES as u32)?;
        let high = if o.e == 2 {
            memory::ascends(w.row(o.a + ROW as u32), exec, 0)?
        } else {
            0
        };
        let scalar = match (o.b, o.f) {
            (NONE, _) => 0,
            (b, 2) => w.s64(b),
            (b, _) => w.s32(b).into(),
        };
        let vector = u64::from(low) | u64::from(high) << 32;
        Some(o.imm.wrapping_add(scalar).wrapping_add(vector))
    }
}

/// [`addresses`] as a function of its own, for the rare shapes.
///
/// # Safety
/// As for [`Handler`].
#[inline(never)]
unsafe fn addresses_shared(w: &Wave, o: &Op) -> [u64; LANES] {
    // SAFETY: the caller's.
    unsafe { addresses(w, o) }
}

/// A segment's resolution as a function of its own, for the rare shapes.
///
/// # Safety
/// As for [`memory::resolve_global`].
#[inline(never)]
pub(crate) unsafe fn resolve_shared<S: Segment>(
    w: &mut Wave,
    op: *const Op,
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    // SAFETY: the caller's.
    unsafe {
        let address = addresses_shared(w, &*op);
        S::resolve(w, op, &address, exec, size, access)
    }
}

/// Resolves in place where the level is worth it.
///
/// # Safety
/// As for [`memory::resolve_global`].
#[inline(always)]
unsafe fn resolve<L: Level, S: Segment>(
    w: &mut Wave,
    op: *const Op,
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    // SAFETY: the caller's.
    unsafe {
        if S::IS_DEVICE
            && is_full(exec)
            && let Some(start) = ascending(w, &*op, exec, size as u32)
            && let Some(target) = memory::resolve_ascending(w, start, exec, size, access)
        {
            return target;
        }
        if !L::IN_PLACE {
            return resolve_shared::<S>(w, op, exec, size, access);
        }
        let address = addresses(w, &*op);
        S::resolve(w, op, &address, exec, size, access)
    }
}

/// Loads.
pub(crate) struct Loading<S, T>(PhantomData<(S, T)>);
/// Stores.
pub(crate) struct Storing<S, T>(PhantomData<(S, T)>);
/// Loads to LDS.
pub(crate) struct ToLds<S, T>(PhantomData<(S, T)>);

impl<S: Segment, T: Load> Memory for Loading<S, T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist.
        unsafe {
            let exec = w.exec();
            if exec == 0 {
                return after(op);
            }
            let target = resolve::<L, S>(w, op, exec, T::SIZE, Access::READ);
            if matches!(target, Target::Fault) {
                return core::ptr::null();
            }
            memory::load::<L, T>(w, (*op).dst, exec, &target);
            after(op)
        }
    }
}

impl<S: Segment, T: Store> Memory for Storing<S, T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist.
        unsafe {
            let exec = w.exec();
            if exec == 0 {
                return after(op);
            }
            let target = resolve::<L, S>(w, op, exec, T::SIZE, Access::WRITE);
            if matches!(target, Target::Fault) {
                return core::ptr::null();
            }
            memory::store::<L, T>(w, (*op).c, exec, &target);
            after(op)
        }
    }
}

impl<S: Segment, T: Load> Memory for ToLds<S, T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names a temporary row as its destination.
        unsafe {
            let next = Loading::<S, T>::run::<L>(w, op);
            if next.is_null() {
                return next;
            }
            store_to_lds::<L>(w, op, T::ROWS);
            next
        }
    }
}

/// The offset in LDS that M0 has for a transfer between LDS and memory; `mask` is [`lds_offset_mask`].
///
/// # Safety
/// The scalar file exists.
pub(crate) unsafe fn lds_base(w: &Wave, mask: u32) -> u64 {
    // SAFETY: the caller's.
    unsafe { u64::from(w.s32(sreg::M0) & mask) }
}

/// Writes `rows` rows at `dst` to LDS: to M0's base (its bits are in `c`), the instruction's offset, and four bytes for
/// each lane before, sixteen where a lane has more than a dword (CDNA 4 ISA, "Memory Buffer Load to LDS").
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
pub(crate) unsafe fn store_to_lds<L: Level>(w: &mut Wave, op: *const Op, rows: usize) {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let base = lds_base(w, (*op).c).wrapping_add((*op).imm);
        let exec = w.exec();
        let step = if rows > 1 { 16 } else { 4 };
        for row in 0..rows {
            let mut offset = [0u64; LANES];
            for (i, o) in offset.iter_mut().enumerate() {
                *o = base.wrapping_add((i * step + 4 * row) as u64);
            }
            let target = memory::resolve_lds(w, &offset, exec, 4);
            memory::store::<L, StoreDwords<1>>(w, (*op).dst + (ROW * row) as u32, exec, &target);
        }
    }
}

struct Loads<S>(PhantomData<S>);
impl<S: Segment> ForLoad for Loads<S> {
    fn of<T: Load>() -> [Handler; 3] {
        memory_once::<Loading<S, T>>()
    }
}

struct Stores<S>(PhantomData<S>);
impl<S: Segment> ForStore for Stores<S> {
    fn of<T: Store>() -> [Handler; 3] {
        memory_once::<Storing<S, T>>()
    }
}

struct LoadsToLds<S>(PhantomData<S>);
impl<S: Segment> ForLoad for LoadsToLds<S> {
    fn of<T: Load>() -> [Handler; 3] {
        memory_once::<ToLds<S, T>>()
    }
}

/// The handlers of a global load: the common shapes are compiled for each level.
fn loading_global(shape: Shape) -> Option<[Handler; 3]> {
    Some(match shape {
        Shape::Dwords(1) => memory_levels::<Loading<Global, LoadDwords<1>>>(),
        Shape::Dwords(2) => memory_levels::<Loading<Global, LoadDwords<2>>>(),
        Shape::Dwords(4) => memory_levels::<Loading<Global, LoadDwords<4>>>(),
        _ => return shape.load::<Loads<Global>>(),
    })
}

/// The handlers of a global store.
fn storing_global(shape: Shape) -> Option<[Handler; 3]> {
    Some(match shape {
        Shape::Dwords(1) => memory_levels::<Storing<Global, StoreDwords<1>>>(),
        Shape::Dwords(2) => memory_levels::<Storing<Global, StoreDwords<2>>>(),
        Shape::Dwords(4) => memory_levels::<Storing<Global, StoreDwords<4>>>(),
        _ => return shape.store::<Stores<Global>>(),
    })
}

/// M0's bits that are an offset in LDS, in dwords: 17:2 on gfx950, 15:2 elsewhere.
pub(crate) fn lds_offset_mask(target: Isas) -> u32 {
    match target {
        Isas::Gfx950 => 0x3_fffc,
        _ => 0xfffc,
    }
}

/// The handlers of a shape.
type Kind = fn(Shape) -> Option<[Handler; 3]>;

fn by_segment(format: Format, shape: Option<Shape>, kinds: [Kind; 3]) -> Option<[Handler; 3]> {
    let [flat, global, scratch] = kinds;
    let shape = shape?;
    match format {
        Format::Flat => flat(shape),
        Format::Global => global(shape),
        _ => scratch(shape),
    }
}

/// Four bytes for each lane, to row `dst`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn lane_offsets(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row that exists.
    unsafe {
        let row = w.row((*op).dst).cast::<[u32; LANES]>();
        row.write(core::array::from_fn(|lane| 4 * lane as u32));
        after(op)
    }
}

/// Whether address operands of a dword are signed: those of scratch memory on gfx12 (LLVM,
/// `GCNSubtarget::hasSignedScratchOffsets`).
pub(crate) fn is_signed(inst: &Inst) -> bool {
    inst.format == Format::Scratch && inst.target.generation() == Generation::Gfx12
}

/// The address operands in the order of [`addresses`]: `a`, `b`, `e`, `f`.
fn address_operands(l: &mut Lower<'_>) -> Result<(u32, u32, u32, u32), Refusal> {
    let inst = l.inst;
    if matches!(
        inst.op,
        Isa::GLOBAL_LOAD_DWORD_ADDTID | Isa::GLOBAL_STORE_DWORD_ADDTID
    ) {
        let row = l.temp(crate::shader::program::lower::temp::OTHER);
        l.emit(lane_offsets, row, 0, 0, 0);
        let b = if inst.src[2].is_none() { NONE } else { l.ssrc(2)? };
        return Ok((row, b, 1, 2));
    }
    let a = if inst.src[0].is_none() {
        NONE
    } else {
        l.vector(inst.src[0], inst.src_type[0].dwords)?
    };
    let b = if inst.src[2].is_none() { NONE } else { l.ssrc(2)? };
    let [e, f] = [0, 2].map(|i| match inst.src_type[i].dwords {
        1 if is_signed(&inst) => SIGNED,
        dwords => dwords.into(),
    });
    Ok((a, b, e, f))
}

/// Lowers a FLAT, GLOBAL or SCRATCH instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    if matches!(inst.op, Isa::GLOBAL_INV | Isa::GLOBAL_WB | Isa::GLOBAL_WBINV) {
        l.emit(control::cache, 0, 0, 0, 0);
        return Ok(());
    }
    let name = inst.op.name();
    let (_, name) = name.split_once('_').ok_or("the operation")?;
    let offset = i64::from(inst.mem.offset) as u64;
    let (a, b, e, f) = address_operands(l)?;
    let to_lds_name = name
        .strip_prefix("load_lds_")
        .or_else(|| name.strip_prefix("load_").filter(|_| inst.mem.lds));
    if let Some(name) = to_lds_name {
        let kinds = [
            Shape::load_to_lds::<LoadsToLds<Flat>> as Kind,
            Shape::load_to_lds::<LoadsToLds<Global>>,
            Shape::load_to_lds::<LoadsToLds<Scratch>>,
        ];
        let run = by_segment(inst.format, Shape::of_load(name), kinds).ok_or("the operation")?;
        let row = l.temp(crate::shader::program::lower::temp::OTHER);
        let mask = lds_offset_mask(l.target);
        let op = l.emit_level(run, row, a, b, mask);
        (op.e, op.f, op.imm) = (e, f, offset);
        return Ok(());
    }
    match name {
        "load_block" | "store_block" => return block::lower(l, [a, b, e, f], offset),
        "load_tr_b128" => return super::transpose::lower_global(l, 2, [a, b, e, f], offset),
        "load_tr_b64" => return super::transpose::lower_global(l, 1, [a, b, e, f], offset),
        "atomic_ordered_add_b64" => return Err("stream-out of graphics, in the order of its waves"),
        _ => {}
    }
    if let Some(name) = name.strip_prefix("load_") {
        let kinds = [
            Shape::load::<Loads<Flat>> as Kind,
            loading_global,
            Shape::load::<Loads<Scratch>>,
        ];
        let shape = Shape::of_load(name).map(|shape| shape.of_target(l.target));
        let run = by_segment(inst.format, shape, kinds).ok_or("the operation")?;
        let dst = l.vdst()?;
        let op = l.emit_level(run, dst, a, b, 0);
        (op.e, op.f, op.imm) = (e, f, offset);
        return Ok(());
    }
    if let Some(name) = name.strip_prefix("store_") {
        let kinds = [
            Shape::store::<Stores<Flat>> as Kind,
            storing_global,
            Shape::store::<Stores<Scratch>>,
        ];
        let run = by_segment(inst.format, Shape::of_store(name), kinds).ok_or("the operation")?;
        let data = l.vector(inst.src[1], inst.src_type[1].dwords)?;
        let op = l.emit_level(run, 0, a, b, data);
        (op.e, op.f, op.imm) = (e, f, offset);
        return Ok(());
    }
    let run = match (name.strip_prefix("atomic_"), inst.format) {
        (Some(name), Format::Flat) => atomic::operation::<In<Flat>>(name),
        (Some(name), Format::Global) => atomic::operation::<In<Global>>(name),
        _ => None,
    };
    let run = run.ok_or("the operation")?;
    let data = l.vector(inst.src[1], inst.src_type[1].dwords)?;
    let dst = if atomic::returns(&inst) { l.vdst()? } else { NONE };
    let op = l.emit(run, dst, a, b, data);
    (op.e, op.f, op.imm) = (e, f, offset);
    Ok(())
}
