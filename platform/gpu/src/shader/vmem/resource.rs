//! Buffer resources: four scalars that describe a buffer, and the addresses of its records.
//!
//! Layout and address equations: CDNA 3 and 4 ISA, "Buffer Addressing" and "Buffer Resource Descriptor"; RDNA 2 to 4
//! ISA, "Buffer Addressing", "Range Checking" and "Buffer Resource".
#![expect(unsafe_code, reason = "scalars and rows")]

use outcrop_isa::Generation;

use super::format::Format;
use crate::shader::memory::{self, Scattered, Swizzled, Target};
use crate::shader::simd::LANES;
use crate::shader::wave::{Op, Wave};
use crate::vm::Access;

/// `f` bits of an operation: the address rows hold an index, then an offset.
pub(crate) const IDXEN: u32 = 1;
pub(crate) const OFFEN: u32 = 2;

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

/// Which instructions ask.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum User {
    /// Those whose format follows from the instruction.
    Plain,
    /// `buffer_…_format_…`.
    Format,
    /// `tbuffer_…`, which have a format of their own.
    Typed,
}

/// A buffer resource descriptor.
#[derive(Clone, Copy)]
pub(crate) struct Resource {
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
    /// The format is 0: nothing is bound.
    unbound: bool,
    /// The scalar offset is swizzled, too.
    scalar_in_offset: bool,
    /// Its format.
    pub format: Option<Format>,
    /// What each component of a register is: 0, 1, or component `n - 4` of the memory.
    pub select: [u8; 4],
}

impl Resource {
    pub(crate) fn new(generation: Generation, w: [u32; 4], user: User) -> Self {
        let add_tid = w[3] >> 23 & 1 != 0;
        let gfx9 = generation == Generation::Gfx9;
        // With lane numbers as indices, gfx9's data format is the stride's high bits.
        let high = if add_tid && gfx9 && user == User::Plain {
            w[3] >> 15 & 15
        } else {
            0
        };
        let (swizzle, element) = match generation {
            Generation::Gfx9 | Generation::Gfx10 => (w[1] >> 31, 4),
            _ => (w[1] >> 30, 2 << (w[1] >> 30)),
        };
        let scale = match generation {
            Generation::Gfx12 => [1, 4, 8, 32][(w[3] >> 18 & 3) as usize],
            _ => 1,
        };
        let range = match w[3] >> 28 & 3 {
            _ if gfx9 => Range::Implied,
            0 => Range::RecordAndOffset,
            1 => Range::Record,
            2 => Range::Empty,
            _ => Range::Bytes,
        };
        let (number, format) = match generation {
            Generation::Gfx9 => (w[3] >> 15 & 15, Format::of_pair(w[3] >> 15 & 15, w[3] >> 12 & 7)),
            Generation::Gfx10 => (w[3] >> 12 & 127, Format::of_unified(generation, w[3] >> 12 & 127)),
            _ => (w[3] >> 12 & 63, Format::of_unified(generation, w[3] >> 12 & 63)),
        };
        Self {
            base: u64::from(w[0]) | u64::from(w[1] & 0xffff) << 32,
            stride: u64::from(w[1] >> 16 & 0x3fff | high << 14) * scale,
            records: u64::from(w[2]),
            swizzle: swizzle != 0,
            element,
            index_shift: 3 + (w[3] >> 21 & 3),
            add_tid,
            range,
            unbound: number == 0 && !add_tid && user != User::Typed,
            scalar_in_offset: generation == Generation::Gfx12,
            format,
            select: [0, 3, 6, 9].map(|at| (w[3] >> at & 7) as u8),
        }
    }

    /// # Safety
    /// The scalars exist.
    pub(crate) unsafe fn read(w: &Wave, s: u32, user: User) -> Self {
        // SAFETY: the caller's; `shared` outlives the wave.
        unsafe {
            let generation = (*w.shared).descriptor.target.generation();
            Self::new(
                generation,
                [w.s32(s), w.s32(s + 1), w.s32(s + 2), w.s32(s + 3)],
                user,
            )
        }
    }

    /// Device address of the first byte, offsets aside.
    pub(crate) fn base(&self) -> u64 {
        self.base
    }

    /// Whether so many bytes may be in different places: each dword of a swizzled buffer has an address of its own, as it has
    /// a range check.
    pub(crate) fn splits(&self, size: usize) -> bool {
        self.swizzle && size > 4
    }

    /// The addresses of lanes with these indices and offsets, plus the scalar offset and the instruction's; and which lanes
    /// are in range with all of `size` bytes.
    #[inline(always)]
    pub(crate) fn places(
        &self,
        (index, indexed): (&[u32; LANES], bool),
        offset: &[u32; LANES],
        (scalar, imm): (u64, u64),
        size: u64,
    ) -> ([u64; LANES], u64) {
        let (r, mut address, mut inside) = (self, [0u64; LANES], 0u64);
        if r.unbound {
            return (address, inside);
        }
        for i in 0..LANES {
            let index = u64::from(index[i]) + if r.add_tid { i as u64 } else { 0 };
            let offset = u64::from(offset[i]) + imm;
            let linear = index * r.stride + offset;
            let (high, low) = (index >> r.index_shift, index & ((1 << r.index_shift) - 1));
            let (total, rest) = if r.scalar_in_offset {
                ((offset + scalar) & 0xffff_ffff, 0)
            } else {
                (offset, scalar)
            };
            let swizzled = ((high * r.stride + total / r.element * r.element) << r.index_shift)
                + low * r.element
                + total % r.element;
            address[i] = r.base.wrapping_add(if r.swizzle {
                swizzled.wrapping_add(rest)
            } else {
                linear.wrapping_add(scalar)
            });
            let in_record = offset + size <= r.stride;
            let fits = match r.range {
                // A wave's private memory is not checked; structured buffers count records, raw ones bytes.
                Range::Implied if r.add_tid && !indexed => true,
                Range::Implied if r.stride != 0 && (indexed || r.swizzle) => index < r.records,
                Range::RecordAndOffset => index < r.records && in_record,
                Range::Record => index < r.records,
                Range::Empty => r.records != 0,
                Range::Bytes if r.swizzle && r.stride != 0 => index < r.records && in_record,
                Range::Implied | Range::Bytes => linear + scalar + size <= r.records,
            };
            inside |= u64::from(fits) << i;
        }
        (address, inside)
    }

    /// Whether lane numbers are the indices and all lanes' dwords alternate, from `scalar` bytes after the base on, which is
    /// aligned: a wave's scratch memory.
    pub(crate) fn is_scratch(&self, indexed: bool, lanes: usize, scalar: u64) -> bool {
        let all_in_range = match self.range {
            Range::Implied => true,
            Range::Empty => self.records != 0,
            Range::Record => self.records >= lanes as u64,
            Range::RecordAndOffset | Range::Bytes => false,
        };
        self.swizzle
            && self.element == 4
            && self.add_tid
            && 1 << self.index_shift == lanes
            && !indexed
            && all_in_range
            && !self.scalar_in_offset
            && self.base.wrapping_add(scalar).is_multiple_of(4)
    }
}

/// The lanes' device addresses, and which lanes are in range with all of `size` bytes.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
#[inline(never)]
pub(crate) unsafe fn addresses(w: &Wave, o: &Op, r: &Resource, size: u64) -> ([u64; LANES], u64) {
    // SAFETY: `op` names rows and scalars that exist.
    unsafe {
        let scalar = u64::from(w.s32(o.e));
        let zero = [0u32; LANES];
        let row = |n: u32| w.row(o.a + 256 * n).cast::<[u32; LANES]>().read();
        let index = if o.f & IDXEN != 0 { row(0) } else { zero };
        let offset = if o.f & OFFEN != 0 { row(o.f & IDXEN) } else { zero };
        r.places((&index, o.f & IDXEN != 0), &offset, (scalar, o.imm), size)
    }
}

/// Resolves the lanes in range; the rest of `exec` is not present.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
#[inline(never)]
pub(crate) unsafe fn resolve(
    w: &mut Wave,
    op: *const Op,
    r: &Resource,
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    // SAFETY: the caller's.
    unsafe {
        let scalar = u64::from(w.s32((*op).e));
        if r.is_scratch((*op).f & IDXEN != 0, w.size(), scalar) {
            let m = Swizzled {
                start: r.base.wrapping_add(scalar),
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
            return memory::resolve_swizzled(w, op, m, &offset, exec, size, access);
        }
        let (address, inside) = addresses(w, &*op, r, size as u64);
        let present = exec & inside;
        if present == exec {
            return memory::resolve_global(w, op, &address, exec, size, access);
        }
        if present == 0 {
            return Target::Scattered(Scattered::new());
        }
        let mut scattered = Scattered::new();
        scattered.present = present;
        match memory::resolve_global(w, op, &address, present, size, access) {
            Target::Contiguous(p) => {
                for (i, at) in scattered.at.iter_mut().enumerate() {
                    *at = p.wrapping_add(i * size);
                }
                Target::Scattered(scattered)
            }
            Target::Uniform(p) => {
                scattered.at = [p; LANES];
                Target::Scattered(scattered)
            }
            other => other,
        }
    }
}

/// Whether the dwords of some lane of `exec` must be looked for one by one: only some are in range, or they are
/// not next to each other.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
pub(crate) unsafe fn straddles(w: &Wave, op: *const Op, r: &Resource, exec: u64, size: usize) -> bool {
    // SAFETY: the caller's.
    unsafe {
        if size <= 4 || r.is_scratch((*op).f & IDXEN != 0, w.size(), w.s32((*op).e).into()) {
            return false;
        }
        // A swizzled buffer has the dwords of an element together, and those of the next elsewhere.
        if r.splits(size) {
            return true;
        }
        let (_, all) = addresses(w, &*op, r, size as u64);
        exec & !all != 0
    }
}
