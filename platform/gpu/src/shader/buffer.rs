//! Buffer memory instructions: addresses from a descriptor in four SGPRs.
//!
//! Lanes out of the buffer's range read zero, and their stores are dropped (CDNA 3 ISA, "Buffer addressing" and
//! "Range checking").
#![expect(unsafe_code, reason = "operation handlers")]

use core::marker::PhantomData;

use outcrop_isa::{Format, Generation, Op as Isa, Operand};

use super::atomic::{self, Atomic, Word};
use super::control;
use super::fault::FaultCause;
use super::flat::{Memory, NONE, Shape, lds_offset_mask, load_shape, store_shape, store_to_lds};
use super::lower::{Lower, Refusal, temp};
use super::simd::{LANES, Level, once};
use super::vmem::{self, Load, LoadDwords, Scattered, Store, StoreDwords, Swizzled, Target};
use super::wave::{Handler, Op, Wave, after};
use crate::vm::Access;

/// `f` bits of an operation: the address rows hold an index, then an offset.
const IDXEN: u32 = 1;
const OFFEN: u32 = 2;

/// When an access is out of a buffer's range.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Range {
    /// By whether there are records and how the address is made: gfx9.
    Implied,
    /// Beyond the records, or the end of its record.
    RecordAndOffset,
    /// Beyond the records.
    Record,
    /// Never, unless the buffer is empty.
    Empty,
    /// Beyond so many bytes.
    Bytes,
}

/// A buffer resource descriptor.
#[derive(Clone, Copy)]
struct Resource {
    base: u64,
    stride: u64,
    records: u64,
    swizzle: bool,
    /// Bytes that stay together in a swizzled buffer.
    element: u64,
    /// Binary logarithm of the records whose dwords alternate.
    index_shift: u32,
    add_tid: bool,
    range: Range,
}

impl Resource {
    fn new(generation: Generation, w: [u32; 4]) -> Self {
        let add_tid = w[3] >> 23 & 1 != 0;
        let gfx9 = generation == Generation::Gfx9;
        // With lane numbers as indices, gfx9's data format is the stride's high bits.
        let high = if add_tid && gfx9 { w[3] >> 15 & 15 } else { 0 };
        let (swizzle, element) = match generation {
            Generation::Gfx9 | Generation::Gfx10 => (w[1] >> 31, 4),
            _ => (w[1] >> 30, 2 << (w[1] >> 30)),
        };
        let range = match w[3] >> 28 & 3 {
            _ if gfx9 => Range::Implied,
            0 => Range::RecordAndOffset,
            1 => Range::Record,
            2 => Range::Empty,
            _ => Range::Bytes,
        };
        Self {
            base: u64::from(w[0]) | u64::from(w[1] & 0xffff) << 32,
            stride: u64::from(w[1] >> 16 & 0x3fff | high << 14),
            records: u64::from(w[2]),
            swizzle: swizzle != 0,
            element,
            index_shift: 3 + (w[3] >> 21 & 3),
            add_tid,
            range,
        }
    }

    /// # Safety
    /// The scalars exist.
    unsafe fn read(w: &Wave, s: u32) -> Self {
        // SAFETY: the caller's; `shared` outlives the wave.
        unsafe {
            let generation = (*w.shared).descriptor.target.generation();
            Self::new(generation, [w.s32(s), w.s32(s + 1), w.s32(s + 2), w.s32(s + 3)])
        }
    }

    /// Whether lane numbers are the indices and all lanes' dwords alternate: a wave's scratch memory.
    fn is_scratch(&self, f: u32, lanes: usize) -> bool {
        self.swizzle
            && self.element == 4
            && self.add_tid
            && 1 << self.index_shift == lanes
            && f & IDXEN == 0
            && self.records >= lanes as u64
    }
}

/// The lanes' device addresses, and which lanes are in range with all of `size` bytes.
///
/// # Safety
/// As for [`Handler`].
#[inline(never)]
unsafe fn addresses(w: &Wave, o: &Op, size: u64) -> ([u64; LANES], u64) {
    // SAFETY: `op` names rows and scalars that exist.
    unsafe {
        let r = Resource::read(w, o.b);
        let scalar = u64::from(w.s32(o.e));
        let zero = [0u32; LANES];
        let row = |n: u32| w.row(o.a + 256 * n).cast::<[u32; LANES]>().read();
        let index = if o.f & IDXEN != 0 { row(0) } else { zero };
        let offset = if o.f & OFFEN != 0 { row(o.f & IDXEN) } else { zero };
        let (mut address, mut inside) = ([0u64; LANES], 0u64);
        for i in 0..LANES {
            let index = u64::from(index[i]) + if r.add_tid { i as u64 } else { 0 };
            let offset = u64::from(offset[i]) + o.imm;
            let linear = index * r.stride + offset;
            let (high, low) = (index >> r.index_shift, index & ((1 << r.index_shift) - 1));
            let swizzled = ((high * r.stride + offset / r.element * r.element) << r.index_shift)
                + low * r.element
                + offset % r.element;
            address[i] = r
                .base
                .wrapping_add(scalar)
                .wrapping_add(if r.swizzle { swizzled } else { linear });
            let in_record = offset + size <= r.stride;
            let fits = match r.range {
                // Structured buffers count records, raw ones bytes.
                Range::Implied if r.stride != 0 && (o.f & IDXEN != 0 || r.swizzle) => {
                    index < r.records && (!r.swizzle || in_record)
                }
                Range::RecordAndOffset => index < r.records && in_record,
                Range::Record => index < r.records,
                Range::Empty => r.records != 0,
                Range::Bytes if r.swizzle => swizzled + size <= r.records,
                Range::Implied | Range::Bytes => linear + scalar + size <= r.records,
            };
            inside |= u64::from(fits) << i;
        }
        (address, inside)
    }
}

/// Resolves the lanes in range; the rest of `exec` is not present.
///
/// # Safety
/// As for [`Handler`].
#[inline(never)]
unsafe fn resolve(w: &mut Wave, op: *const Op, exec: u64, size: usize, access: Access) -> Target {
    // SAFETY: the caller's.
    unsafe {
        let r = Resource::read(w, (*op).b);
        if r.is_scratch((*op).f, w.size()) {
            let m = Swizzled {
                start: r.base.wrapping_add(u64::from(w.s32((*op).e))),
                bytes: u64::MAX,
            };
            let mut offset = [(*op).imm; LANES];
            if (*op).f & OFFEN != 0 {
                let row = w.row((*op).a).cast::<[u32; LANES]>().read();
                for (o, v) in offset.iter_mut().zip(row) {
                    // Compilers count on the sum's 32 bits: an index may be negative where the instruction's offset is greater.
                    *o = u64::from(v.wrapping_add(*o as u32));
                }
            }
            return vmem::resolve_swizzled(w, op, m, &offset, exec, size, access);
        }
        let (address, inside) = addresses(w, &*op, size as u64);
        let present = exec & inside;
        if present == exec {
            return vmem::resolve_global(w, op, &address, exec, size, access);
        }
        if present == 0 {
            return Target::Scattered(Scattered::new());
        }
        match vmem::resolve_global(w, op, &address, present, size, access) {
            Target::Contiguous(p) => {
                let mut s = Scattered {
                    present,
                    ..Scattered::new()
                };
                for (i, at) in s.at.iter_mut().enumerate() {
                    *at = p.wrapping_add(i * size);
                }
                Target::Scattered(s)
            }
            Target::Uniform(p) => Target::Scattered(Scattered {
                present,
                at: [p; LANES],
                ..Scattered::new()
            }),
            other => other,
        }
    }
}

struct Loading<T>(PhantomData<T>);
struct Storing<T>(PhantomData<T>);
struct ToLds<T>(PhantomData<T>);

once!(buffer_once, buffer_body, Memory);

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn buffer_body<L: Level, T: Memory>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: the caller's.
    unsafe { T::run::<L>(w, op) }
}

/// Whether the dwords of some lane of `exec` must be looked for one by one: only some are in range, or they are
/// not next to each other.
///
/// # Safety
/// As for [`Handler`].
unsafe fn straddles(w: &Wave, op: *const Op, exec: u64, size: usize) -> bool {
    // SAFETY: the caller's.
    unsafe {
        size > 4 && {
            let r = Resource::read(w, (*op).b);
            if r.swizzle {
                return !r.is_scratch((*op).f, w.size());
            }
            let (_, all) = addresses(w, &*op, size as u64);
            let (_, first) = addresses(w, &*op, 4);
            (first & !all) & exec != 0
        }
    }
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
            let target = resolve(w, op, exec, T::SIZE, Access::READ);
            if matches!(target, Target::Fault) {
                return core::ptr::null();
            }
            let dst = (*op).dst;
            if straddles(w, op, exec, T::SIZE) {
                // The range is checked dword by dword; the address rows may be among the results.
                let mut parts = [const { None }; 4];
                for (row, part) in parts.iter_mut().enumerate().take(T::ROWS) {
                    let one = Op {
                        imm: (*op).imm + 4 * row as u64,
                        ..*op
                    };
                    *part = Some(resolve(w, &one, exec, 4, Access::READ));
                }
                for (row, part) in parts.iter().enumerate() {
                    if let Some(part) = part {
                        vmem::load::<L, LoadDwords<1>>(w, dst + 256 * row as u32, exec, part);
                    }
                }
                return after(op);
            }
            vmem::load::<L, T>(w, dst, exec, &target);
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
            let target = resolve(w, op, exec, T::SIZE, Access::WRITE);
            if matches!(target, Target::Fault) {
                return core::ptr::null();
            }
            let data = (*op).c;
            if straddles(w, op, exec, T::SIZE) {
                for row in 0..T::ROWS {
                    let one = Op {
                        imm: (*op).imm + 4 * row as u64,
                        ..*op
                    };
                    let part = resolve(w, &one, exec, 4, Access::WRITE);
                    vmem::store::<L, StoreDwords<1>>(w, data + 256 * row as u32, exec, &part);
                }
                return after(op);
            }
            vmem::store::<L, T>(w, data, exec, &target);
            after(op)
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
        if misaligned(w, op, exec, size) {
            return core::ptr::null();
        }
        let target = resolve(w, op, exec, size, Access::READ | Access::WRITE);
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
unsafe fn misaligned(w: &mut Wave, op: *const Op, exec: u64, size: usize) -> bool {
    // SAFETY: the caller's.
    unsafe {
        let (address, inside) = addresses(w, &*op, size as u64);
        let lane = vmem::lanes(exec & inside).find(|i| !address[*i].is_multiple_of(size as u64));
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

fn loading(shape: Shape) -> Option<[Handler; 3]> {
    Some(match shape {
        Shape::U8 => buffer_once::<Loading<vmem::LoadU8>>(),
        Shape::I8 => buffer_once::<Loading<vmem::LoadI8>>(),
        Shape::U16 => buffer_once::<Loading<vmem::LoadU16>>(),
        Shape::I16 => buffer_once::<Loading<vmem::LoadI16>>(),
        Shape::U8Low => buffer_once::<Loading<vmem::LoadU8Low>>(),
        Shape::I8Low => buffer_once::<Loading<vmem::LoadI8Low>>(),
        Shape::U8High => buffer_once::<Loading<vmem::LoadU8High>>(),
        Shape::I8High => buffer_once::<Loading<vmem::LoadI8High>>(),
        Shape::B16Low => buffer_once::<Loading<vmem::LoadB16Low>>(),
        Shape::B16High => buffer_once::<Loading<vmem::LoadB16High>>(),
        Shape::Dwords(1) => buffer_once::<Loading<LoadDwords<1>>>(),
        Shape::Dwords(2) => buffer_once::<Loading<LoadDwords<2>>>(),
        Shape::Dwords(3) => buffer_once::<Loading<LoadDwords<3>>>(),
        Shape::Dwords(4) => buffer_once::<Loading<LoadDwords<4>>>(),
        Shape::Dwords(_) => return None,
    })
}

fn to_lds(shape: Shape) -> Option<[Handler; 3]> {
    Some(match shape {
        Shape::U8 => buffer_once::<ToLds<vmem::LoadU8>>(),
        Shape::I8 => buffer_once::<ToLds<vmem::LoadI8>>(),
        Shape::U16 => buffer_once::<ToLds<vmem::LoadU16>>(),
        Shape::I16 => buffer_once::<ToLds<vmem::LoadI16>>(),
        Shape::Dwords(1) => buffer_once::<ToLds<LoadDwords<1>>>(),
        Shape::Dwords(3) => buffer_once::<ToLds<LoadDwords<3>>>(),
        Shape::Dwords(4) => buffer_once::<ToLds<LoadDwords<4>>>(),
        _ => return None,
    })
}

fn storing(shape: Shape) -> Option<[Handler; 3]> {
    Some(match shape {
        Shape::U8 => buffer_once::<Storing<vmem::StoreB8>>(),
        Shape::U16 => buffer_once::<Storing<vmem::StoreB16>>(),
        Shape::U8High => buffer_once::<Storing<vmem::StoreB8High>>(),
        Shape::B16High => buffer_once::<Storing<vmem::StoreB16High>>(),
        Shape::Dwords(1) => buffer_once::<Storing<StoreDwords<1>>>(),
        Shape::Dwords(2) => buffer_once::<Storing<StoreDwords<2>>>(),
        Shape::Dwords(3) => buffer_once::<Storing<StoreDwords<3>>>(),
        Shape::Dwords(4) => buffer_once::<Storing<StoreDwords<4>>>(),
        _ => return None,
    })
}

fn atomic_handler(name: &str) -> Option<Handler> {
    use atomic::*;
    Some(match name {
        "swap" => buffer_atomic::<Swap32>,
        "cmpswap" => buffer_atomic::<CmpSwap32>,
        "add" => buffer_atomic::<Add32>,
        "sub" => buffer_atomic::<Sub32>,
        "smin" => buffer_atomic::<SMin32>,
        "umin" => buffer_atomic::<UMin32>,
        "smax" => buffer_atomic::<SMax32>,
        "umax" => buffer_atomic::<UMax32>,
        "and" => buffer_atomic::<And32>,
        "or" => buffer_atomic::<Or32>,
        "xor" => buffer_atomic::<Xor32>,
        "inc" => buffer_atomic::<Inc32>,
        "dec" => buffer_atomic::<Dec32>,
        "csub" => buffer_atomic::<ClampedSub32>,
        "cond_sub_u32" => buffer_atomic::<CondSub32>,
        "fcmpswap" => buffer_atomic::<CmpSwapF32>,
        "fmin" => buffer_atomic::<MinF32>,
        "fmax" => buffer_atomic::<MaxF32>,
        "add_f32" => buffer_atomic::<AddF32>,
        "pk_add_f16" => buffer_atomic::<PkAddF16>,
        "pk_add_bf16" => buffer_atomic::<PkAddBf16>,
        "swap_x2" => buffer_atomic::<Swap64>,
        "cmpswap_x2" => buffer_atomic::<CmpSwap64>,
        "add_x2" => buffer_atomic::<Add64>,
        "sub_x2" => buffer_atomic::<Sub64>,
        "smin_x2" => buffer_atomic::<SMin64>,
        "umin_x2" => buffer_atomic::<UMin64>,
        "smax_x2" => buffer_atomic::<SMax64>,
        "umax_x2" => buffer_atomic::<UMax64>,
        "and_x2" => buffer_atomic::<And64>,
        "or_x2" => buffer_atomic::<Or64>,
        "xor_x2" => buffer_atomic::<Xor64>,
        "inc_x2" => buffer_atomic::<Inc64>,
        "dec_x2" => buffer_atomic::<Dec64>,
        "fcmpswap_x2" => buffer_atomic::<CmpSwapF64>,
        "add_f64" => buffer_atomic::<AddF64>,
        "min_f64" | "fmin_x2" => buffer_atomic::<MinF64>,
        "max_f64" | "fmax_x2" => buffer_atomic::<MaxF64>,
        _ => return None,
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
    if inst.format == Format::Mtbuf {
        return Err("typed buffers");
    }
    let name = inst.op.name();
    let name = name.strip_prefix("buffer_").ok_or("the operation")?;
    let (idxen, offen) = (u32::from(inst.mem.idxen), u32::from(inst.mem.offen));
    let a = if idxen + offen != 0 {
        l.vector(inst.src[0], (idxen + offen) as u8)?
    } else {
        0
    };
    let b = l.scalar_register(inst.src[2], 4)?;
    let scalar = match inst.src[3] {
        Operand::None => l.consts.scalar(0),
        _ => l.ssrc(3)?,
    };
    let f = (idxen * IDXEN) | (offen * OFFEN);
    let imm = u64::from(inst.mem.offset as u32);
    if let Some(shape) = name.strip_prefix("load_").and_then(load_shape) {
        let (run, dst) = if inst.mem.lds {
            (to_lds(shape), l.temp(temp::OTHER))
        } else {
            (
                loading(shape),
                l.vector(
                    if inst.dst.is_none() { inst.src[1] } else { inst.dst },
                    rows(shape),
                )?,
            )
        };
        let mask = lds_offset_mask(l.target);
        let op = l.emit_level(run.ok_or("the operation")?, dst, a, b, mask);
        (op.e, op.f, op.imm) = (scalar, f, imm);
        return Ok(());
    }
    if let Some(shape) = name.strip_prefix("store_").and_then(store_shape) {
        let data = l.vector(inst.src[1], rows(shape))?;
        let op = l.emit_level(storing(shape).ok_or("the operation")?, 0, a, b, data);
        (op.e, op.f, op.imm) = (scalar, f, imm);
        return Ok(());
    }
    let run = name
        .strip_prefix("atomic_")
        .and_then(atomic_handler)
        .ok_or("the operation")?;
    let data = l.vector(inst.src[1], inst.src_type[1].dwords)?;
    let dst = if l.returns() {
        // The old value replaces the data.
        if inst.dst.is_none() { data } else { l.vdst()? }
    } else {
        NONE
    };
    let op = l.emit(run, dst, a, b, data);
    (op.e, op.f, op.imm) = (scalar, f, imm);
    Ok(())
}

fn rows(shape: Shape) -> u8 {
    match shape {
        Shape::Dwords(n) => n,
        _ => 1,
    }
}
