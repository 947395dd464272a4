//! The local data share: DS instructions. Loads and stores are here.
#![expect(unsafe_code, reason = "operation handlers")]

pub(crate) mod atomic;
mod exchange;
pub(crate) mod gws;
pub(crate) mod stack;
mod whole;

use core::marker::PhantomData;

use super::memory::shape::{ForLoad, Memory, Shape, memory_levels, memory_once};
use super::memory::{self, Load, LoadDwords, Store, StoreDwords, Target};
use super::program::lower::{Lower, Refusal};
use super::simd::{LANES, Level, ROW, is_full};
use super::wave::{Handler, Op, Wave, after};

/// The lanes' LDS offsets: row `a` plus `offset`, in 32 bits.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn offsets(w: &Wave, a: u32, offset: u32) -> [u64; LANES] {
    // SAFETY: the row exists.
    let v = unsafe { w.row(a).cast::<[u32; LANES]>().read() };
    let mut r = [0; LANES];
    for i in 0..LANES {
        r[i] = u64::from(v[i].wrapping_add(offset));
    }
    r
}

/// Resolves the lanes' LDS offsets: row `a` plus `offset`.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn resolve(w: &Wave, a: u32, offset: u32, exec: u64, size: usize) -> Target {
    // SAFETY: the row exists.
    unsafe {
        if is_full(exec)
            && let Some(first) = memory::ascends(w.row(a), exec, size as u32)
        {
            let (start, lanes) = (
                u64::from(first.wrapping_add(offset)),
                64 - exec.leading_zeros() as usize,
            );
            if start + (lanes * size) as u64 <= u64::from(w.lds_bytes) {
                return Target::Contiguous(w.lds.wrapping_add(start as usize));
            }
        }
        let at = offsets(w, a, offset);
        memory::resolve_lds(w, &at, exec, size)
    }
}

/// Writes rows `src` at row `a` plus `offset`.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn write<L: Level, T: Store>(w: &mut Wave, src: u32, a: u32, offset: u32, exec: u64) {
    // SAFETY: the caller's.
    unsafe {
        if !whole::store::<L, T>(w, src, a, offset, exec) {
            let target = resolve(w, a, offset, exec, T::SIZE);
            memory::store::<L, T>(w, src, exec, &target);
        }
    }
}

struct Read<T>(PhantomData<T>);
struct Write<T>(PhantomData<T>);
/// Two reads at `imm`'s halves, to rows `dst` and after.
struct Read2<T>(PhantomData<T>);
/// Two writes at `imm`'s halves, of rows `b` and `c`.
struct Write2<T>(PhantomData<T>);

impl<T: Load> Memory for Read<T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist.
        unsafe {
            let (o, exec) = (&*op, w.exec());
            if exec != 0 && !whole::load::<L, T, 1>(w, o.dst, o.a, [o.imm as u32], exec) {
                let target = resolve(w, o.a, o.imm as u32, exec, T::SIZE);
                memory::load::<L, T>(w, o.dst, exec, &target);
            }
            after(op)
        }
    }
}

impl<T: Store> Memory for Write<T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist.
        unsafe {
            let (o, exec) = (&*op, w.exec());
            if exec != 0 {
                write::<L, T>(w, o.b, o.a, o.imm as u32, exec);
            }
            after(op)
        }
    }
}

impl<T: Load> Memory for Read2<T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist; both addresses are known before a row is written.
        unsafe {
            let (o, exec) = (&*op, w.exec());
            let offsets = [o.imm as u32, (o.imm >> 32) as u32];
            if exec != 0 && !whole::load::<L, T, 2>(w, o.dst, o.a, offsets, exec) {
                let [first, second] = offsets.map(|offset| resolve(w, o.a, offset, exec, T::SIZE));
                memory::load::<L, T>(w, o.dst, exec, &first);
                memory::load::<L, T>(w, o.dst + (T::ROWS * ROW) as u32, exec, &second);
            }
            after(op)
        }
    }
}

impl<T: Store> Memory for Write2<T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op {
        // SAFETY: `op` names rows that exist.
        unsafe {
            let (o, exec) = (&*op, w.exec());
            if exec != 0 {
                write::<L, T>(w, o.b, o.a, o.imm as u32, exec);
                write::<L, T>(w, o.c, o.a, (o.imm >> 32) as u32, exec);
            }
            after(op)
        }
    }
}

struct Reads;
impl ForLoad for Reads {
    fn of<T: Load>() -> [Handler; 3] {
        memory_once::<Read<T>>()
    }
}

/// The shape of a read, by its mnemonic after `ds_read_`.
pub(crate) fn read_shape(name: &str) -> Option<Shape> {
    Some(match name {
        "u8" => Shape::U8,
        "i8" => Shape::I8,
        "u16" => Shape::U16,
        "i16" => Shape::I16,
        "u8_d16" => Shape::U8Low,
        "i8_d16" => Shape::I8Low,
        "u8_d16_hi" => Shape::U8High,
        "i8_d16_hi" => Shape::I8High,
        "u16_d16" => Shape::B16Low,
        "u16_d16_hi" => Shape::B16High,
        "b32" => Shape::Dwords(1),
        "b64" => Shape::Dwords(2),
        "b96" => Shape::Dwords(3),
        "b128" => Shape::Dwords(4),
        _ => return None,
    })
}

/// The shape of a write, by its mnemonic after `ds_write_`.
pub(crate) fn write_shape(name: &str) -> Option<Shape> {
    Some(match name {
        "b8" => Shape::U8,
        "b16" => Shape::U16,
        "b8_d16_hi" => Shape::U8High,
        "b16_d16_hi" => Shape::B16High,
        "b32" => Shape::Dwords(1),
        "b64" => Shape::Dwords(2),
        "b96" => Shape::Dwords(3),
        "b128" => Shape::Dwords(4),
        _ => return None,
    })
}

/// Bytes at each of the two places of a two-address instruction, and what its offsets count in multiples of them; by what
/// its mnemonic goes on with after `read2`, `write2` or `wrxchg2`.
pub(crate) fn two_places(rest: &str) -> Option<(u64, u64)> {
    Some(match rest {
        "_b32" | "_rtn_b32" => (4, 1),
        "_b64" | "_rtn_b64" => (8, 1),
        "st64_b32" | "st64_rtn_b32" => (4, 64),
        "st64_b64" | "st64_rtn_b64" => (8, 64),
        _ => return None,
    })
}

/// The handlers of a read: the common ones are compiled for each level.
fn reading(shape: Shape) -> Option<[Handler; 3]> {
    Some(match shape {
        Shape::Dwords(1) => memory_levels::<Read<LoadDwords<1>>>(),
        Shape::Dwords(2) => memory_levels::<Read<LoadDwords<2>>>(),
        Shape::Dwords(3) => memory_levels::<Read<LoadDwords<3>>>(),
        Shape::Dwords(4) => memory_levels::<Read<LoadDwords<4>>>(),
        _ => return shape.load::<Reads>(),
    })
}

fn writing(shape: Shape) -> Option<[Handler; 3]> {
    Some(match shape {
        Shape::U8 => memory_once::<Write<memory::StoreB8>>(),
        Shape::U16 => memory_once::<Write<memory::StoreB16>>(),
        Shape::U8High => memory_once::<Write<memory::StoreB8High>>(),
        Shape::B16High => memory_once::<Write<memory::StoreB16High>>(),
        Shape::Dwords(1) => memory_levels::<Write<StoreDwords<1>>>(),
        Shape::Dwords(2) => memory_levels::<Write<StoreDwords<2>>>(),
        Shape::Dwords(3) => memory_levels::<Write<StoreDwords<3>>>(),
        Shape::Dwords(4) => memory_levels::<Write<StoreDwords<4>>>(),
        _ => return None,
    })
}

/// The two offsets of a two-address instruction in bytes, in the halves of a word.
fn two_offsets(m: outcrop_isa::Mem, size: u64, step: u64) -> u64 {
    (u64::from(m.offset0) * size * step) | (u64::from(m.offset1) * size * step) << 32
}

/// Lowers a DS instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    if gws::lower(l)? {
        return Ok(());
    }
    let inst = l.inst;
    let name = inst.op.name();
    let name = name.strip_prefix("ds_").ok_or("the operation")?;
    match name {
        "ordered_count" => return Err("a count in the order of graphics' waves, in the global data share"),
        "add_gs_reg_rtn" | "sub_gs_reg_rtn" => return Err("registers of graphics' stream-out"),
        _ if inst.mem.gds => return Err("global data share"),
        _ => {}
    }
    let offset = inst.mem.offset as u32 & 0xffff;
    let two = |prefix: &str| name.strip_prefix(prefix).and_then(two_places);
    if let Some((size, step)) = two("read2") {
        let (a, dst) = (l.vsrc(0)?, l.vdst()?);
        let run = if size == 4 {
            memory_levels::<Read2<LoadDwords<1>>>()
        } else {
            memory_levels::<Read2<LoadDwords<2>>>()
        };
        l.emit_level(run, dst, a, 0, 0).imm = two_offsets(inst.mem, size, step);
        return Ok(());
    }
    if let Some((size, step)) = two("write2") {
        let (a, b, c) = (l.vsrc(0)?, l.vsrc(1)?, l.vsrc(2)?);
        let run = if size == 4 {
            memory_levels::<Write2<StoreDwords<1>>>()
        } else {
            memory_levels::<Write2<StoreDwords<2>>>()
        };
        l.emit_level(run, 0, a, b, c).imm = two_offsets(inst.mem, size, step);
        return Ok(());
    }
    if let Some(name) = name.strip_prefix("read_")
        && super::vmem::transpose::lower(l, name, offset)?
    {
        return Ok(());
    }
    if let Some(run) = name
        .strip_prefix("read_")
        .and_then(read_shape)
        .and_then(|shape| reading(shape.of_target(l.target)))
    {
        let (a, dst) = (l.vsrc(0)?, l.vdst()?);
        l.emit_level(run, dst, a, 0, 0).imm = u64::from(offset);
        return Ok(());
    }
    if let Some(run) = name
        .strip_prefix("write_")
        .and_then(write_shape)
        .and_then(writing)
    {
        let (a, b) = (l.vsrc(0)?, l.vsrc(1)?);
        l.emit_level(run, 0, a, b, 0).imm = u64::from(offset);
        return Ok(());
    }
    if name == "bvh_stack_rtn_b32" {
        return stack::lower(l, offset);
    }
    if name == "nop" || atomic::lower(l, name, offset)? || exchange::lower(l, name, offset)? {
        return Ok(());
    }
    Err("the operation")
}
