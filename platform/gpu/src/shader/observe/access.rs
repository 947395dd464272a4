//! Which memory an instruction is about to touch.
#![expect(
    unsafe_code,
    reason = "asks the grid where its apertures are, and the registers for buffers"
)]

use alloc::vec::Vec;

use outcrop_isa::{Format, Op, Operand};

use super::memory::{Does, Memory, Shape, Unit};
use super::view::View;
use crate::shader::lds::stack;
use crate::shader::memory::{Swizzled, lanes};
use crate::shader::scalar::smem;
use crate::shader::simd::LANES;
use crate::shader::vmem::flat::{is_signed, lds_offset_mask};
use crate::shader::vmem::resource::{Resource, User};

/// Whose memory it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// Global memory, by scalar instructions.
    Scalar,
    /// Global memory.
    Global,
    /// The workgroup's local data share.
    Lds,
    /// Memory of each lane alone.
    Scratch,
}

/// What is done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is read.
    Read,
    /// It is written.
    Write,
    /// It is read and written at once.
    Atomic {
        /// What was there goes to a register.
        returns: bool,
        /// A swap or compare-and-swap.
        exchanges: bool,
    },
}

/// Data of a store.
#[derive(Clone, Copy, Debug)]
pub(super) struct Data {
    pub operand: Operand,
    /// Dword of it that is stored first.
    pub first: u16,
    /// First bit of that.
    pub shift: u8,
}

/// An access of a wave's lanes; scalar instructions have one lane. Of an instruction whose lanes' bytes do not lie together,
/// each part is an access.
#[derive(Clone, Debug)]
pub struct Access {
    /// Whose memory.
    pub space: Space,
    /// What is done.
    pub kind: Kind,
    /// Lanes that take part.
    pub lanes: u64,
    /// Device address, or byte offset in LDS, of each.
    pub at: [u64; LANES],
    /// Bytes of each.
    pub bytes: u32,
    pub(super) data: Option<Data>,
    /// See [`Memory::coherent`].
    pub(super) coherent: bool,
    /// A load's data on its way to LDS, which no register holds.
    pub(super) to_lds: bool,
    /// Not the first of an instruction's accesses to the same element.
    pub(super) is_rest: bool,
}

/// The accesses of one instruction, as they are found.
struct Accesses<'a> {
    view: &'a View<'a>,
    memory: Memory,
    out: &'a mut Vec<Access>,
}

/// The accesses of the instruction that a wave is at.
pub(super) fn accesses(view: &View<'_>, out: &mut Vec<Access>) {
    out.clear();
    let Some(memory) = view.site.memory else { return };
    let mut all = Accesses { view, memory, out };
    match (memory.does, memory.unit) {
        (Does::Nothing, _) | (_, Unit::Gws) => {}
        (_, Unit::Scalar) => all.scalar(),
        (_, Unit::Lds) => all.lds(),
        (_, Unit::Flat | Unit::Global | Unit::Scratch) => all.flat(),
        (_, Unit::Buffer) => all.buffer(),
    }
    match memory.does {
        Does::ToLds => all.moved(Kind::Write),
        Does::FromLds => all.moved(Kind::Read),
        _ => {}
    }
    out.retain(|access| access.lanes != 0);
}

impl Accesses<'_> {
    fn kind(&self) -> Kind {
        match self.memory.does {
            Does::Stores | Does::FromLds => Kind::Write,
            Does::Atomic { returns, exchanges } => Kind::Atomic { returns, exchanges },
            _ => Kind::Read,
        }
    }

    fn push(&mut self, space: Space, lanes: u64, at: [u64; LANES], bytes: u32, data: Option<Data>) {
        let kind = self.kind();
        self.out.push(Access {
            space,
            kind,
            lanes,
            at,
            bytes,
            data: data.filter(|_| kind == Kind::Write && self.memory.does == Does::Stores),
            coherent: self.memory.coherent,
            to_lds: false,
            is_rest: false,
        });
    }

    /// The data of a store that begins at a dword of an operand.
    fn data(&self, operand: Operand, first: u16) -> Option<Data> {
        Some(Data {
            operand,
            first,
            shift: self.memory.shift,
        })
    }

    fn scalar(&mut self) {
        let (view, memory) = (self.view, self.memory);
        let inst = &view.site.inst;
        let name = view.site.op.name();
        let align = u64::from(memory.bytes.clamp(1, 4)) - 1;
        let imm = i64::from(inst.mem.offset) as u64;
        let register = view.source(1) & 0xffff_ffff;
        let (at, bytes) = if name.starts_with("s_buffer_") {
            let Some(first) = view.scalar_number(inst.src[0]) else {
                return;
            };
            // SAFETY: the instruction reads these scalars.
            let (base, size) = unsafe { smem::buffer(view.wave, first) };
            let offset = register.wrapping_add(imm);
            let is_load = memory.does == Does::Loads;
            // Dwords beyond the end are none; other operations are whole or not at all.
            let (base, offset, unit) = if align == 3 {
                let whole = matches!(memory.does, Does::Atomic { .. });
                (base & !3, offset & !3, if whole { memory.bytes } else { 4 })
            } else {
                (base, offset, memory.bytes)
            };
            debug_assert!(is_load || align == 3);
            let units = size.saturating_sub(offset) / u64::from(unit);
            let bytes = memory.bytes.min(units.min(64) as u32 * unit);
            (base.wrapping_add(offset) & !align, bytes)
        } else {
            let scale = if name.starts_with("s_scratch_") {
                smem::SCRATCH_SCALE
            } else {
                0
            };
            let base = view.scalar(inst.src[0], 2);
            let at = base.wrapping_add(register << scale).wrapping_add(imm);
            (at & !align, memory.bytes)
        };
        let data = self.data(inst.src[2], 0);
        self.push(Space::Scalar, u64::from(bytes != 0), [at; LANES], bytes, data);
    }

    fn lds(&mut self) {
        let (view, memory) = (self.view, self.memory);
        let inst = &view.site.inst;
        let (exec, offset) = (view.exec(), inst.mem.offset as u32 & 0xffff);
        let mask = match view.site.op {
            Op::DS_CONDXCHG32_RTN_B64 => 0xfff8,
            _ => u64::from(u32::MAX),
        };
        let row = |offset: u32| {
            core::array::from_fn(|lane| {
                u64::from(view.vector(inst.src[0], 0, lane).wrapping_add(offset)) & mask
            })
        };
        let m0 = view.m0() & 0xffff;
        let (at, exec, data) = match memory.shape {
            Shape::Two(step) => {
                for (offset, data) in [(inst.mem.offset0, inst.src[1]), (inst.mem.offset1, inst.src[2])] {
                    self.in_lds(row(u32::from(offset) * step), exec, data);
                }
                return;
            }
            Shape::Same => ([u64::from(m0 + offset); LANES], u64::from(exec != 0), inst.src[1]),
            Shape::Lanes => {
                let first = u64::from(m0 + offset);
                let at = core::array::from_fn(|lane| first + 4 * lane as u64);
                let data = match inst.src[1] {
                    Operand::None => inst.src[0],
                    data => data,
                };
                (at, exec, data)
            }
            Shape::Stack => return self.stack(),
            _ => (row(offset), exec, inst.src[1]),
        };
        self.in_lds(at, exec, data);
    }

    /// Nodes that are pushed one after the other, or popped and overwritten.
    fn stack(&mut self) {
        let view = self.view;
        let inst = &view.site.inst;
        let mask = stack::mask(inst.mem.offset as u32 & 0xffff);
        // Of each lane its pushes, then its pop.
        let mut steps = [(0u64, [0u64; LANES]); 4];
        for lane in lanes(view.exec()) {
            let [address, last] = [0, 1].map(|i| view.vector(inst.src[i], 0, lane));
            let nodes = core::array::from_fn(|i| view.vector(inst.src[2], i as u16, lane));
            let mut pushed = 0;
            stack::push_and_pop(address, last, nodes, mask, |at, node| {
                let step = if node.is_some() { pushed } else { 3 };
                pushed += 1;
                if let Some((lanes, places)) = steps.get_mut(step) {
                    *lanes |= 1 << lane;
                    places[lane] = at;
                }
                0
            });
        }
        for (step, (lanes, at)) in steps.into_iter().enumerate() {
            let kinds: &[Kind] = if step == 3 {
                &[Kind::Read, Kind::Write]
            } else {
                &[Kind::Write]
            };
            for kind in kinds {
                self.in_lds(at, lanes, Operand::None);
                if let Some(access) = self.out.last_mut() {
                    access.kind = *kind;
                }
            }
        }
    }

    /// Lanes beyond the workgroup's LDS access nothing.
    fn in_lds(&mut self, at: [u64; LANES], exec: u64, data: Operand) {
        let bytes = self.memory.bytes;
        let limit = u64::from(self.view.wave.lds_bytes);
        let inside = lanes(exec).filter(|lane| at[*lane].saturating_add(bytes.into()) <= limit);
        let inside = inside.fold(0, |mask, lane| mask | 1 << lane);
        let data = self.data(data, 0);
        self.push(Space::Lds, inside, at, bytes, data);
    }

    fn flat(&mut self) {
        let (view, memory) = (self.view, self.memory);
        let inst = &view.site.inst;
        let exec = view.exec();
        let mut base = i64::from(inst.mem.offset) as u64;
        let signed = is_signed(inst);
        let extend = |v: u32| {
            if signed {
                i64::from(v as i32) as u64
            } else {
                v.into()
            }
        };
        if !inst.src[2].is_none() {
            let v = view.source(2);
            base = base.wrapping_add(if signed { extend(v as u32) } else { v });
        }
        let at: [u64; LANES] = core::array::from_fn(|lane| {
            if matches!(memory.shape, Shape::Lanes) {
                return base.wrapping_add(4 * lane as u64);
            }
            let mut v = 0;
            if !inst.src[0].is_none() {
                v = extend(view.vector(inst.src[0], 0, lane));
                if inst.src_type[0].dwords > 1 {
                    v |= u64::from(view.vector(inst.src[0], 1, lane)) << 32;
                }
            }
            base.wrapping_add(v)
        });
        let data = inst.src[1];
        if matches!(memory.shape, Shape::Block) {
            let rows = view.m0();
            for row in (0..32).filter(|row| rows >> row & 1 != 0) {
                let at = at.map(|at| at.wrapping_add(4 * row));
                let data = self.data(data, row as u16);
                match inst.format {
                    Format::Scratch => self.in_scratch(exec, &at, 4, data),
                    _ => self.push(Space::Global, exec, at, 4, data),
                }
            }
            return;
        }
        let data = self.data(data, 0);
        match inst.format {
            Format::Scratch => self.in_scratch(exec, &at, memory.bytes, data),
            Format::Global => self.push(Space::Global, exec, at, memory.bytes, data),
            _ => {
                // SAFETY: what waves share outlives them.
                let launch = unsafe { &(*view.wave.shared).launch };
                let of = |base: u64| {
                    let inside = lanes(exec).filter(|lane| at[*lane] >> 32 == base >> 32);
                    inside.fold(0, |mask, lane| mask | 1 << lane)
                };
                let (shared, private) = (of(launch.shared_base), of(launch.private_base));
                self.push(Space::Global, exec & !shared & !private, at, memory.bytes, data);
                let offsets = at.map(|a| a & 0xffff_ffff);
                self.in_scratch(private, &offsets, memory.bytes, data);
                self.push(Space::Lds, shared, offsets, memory.bytes, data);
            }
        }
    }

    /// Offsets in the scratch memory of the wave's lanes.
    fn in_scratch(&mut self, exec: u64, offset: &[u64; LANES], bytes: u32, data: Option<Data>) {
        // SAFETY: a wave has these scalars.
        let scratch = unsafe { Swizzled::of(self.view.wave) };
        self.swizzled(scratch.start, exec, offset, bytes, data);
    }

    /// Offsets where the dwords of a wave's lanes alternate from an address on: an access for each dword, or for each byte
    /// where they are not aligned.
    fn swizzled(&mut self, start: u64, exec: u64, offset: &[u64; LANES], bytes: u32, data: Option<Data>) {
        let size = self.view.wave.size() as u64;
        let fits = |part: u64| lanes(exec).all(|lane| (offset[lane] & 3) + part <= 4);
        let dwords = lanes(exec).all(|lane| offset[lane] & 3 == 0);
        let part = match bytes {
            _ if fits(bytes.into()) => bytes,
            _ if dwords => 4,
            _ => 1,
        };
        for from in (0..bytes).step_by(part as usize) {
            let at = core::array::from_fn(|lane| {
                let offset = offset[lane].wrapping_add(from.into());
                let dword = (offset & !3).wrapping_mul(size);
                start
                    .wrapping_add(dword)
                    .wrapping_add(4 * lane as u64 + (offset & 3))
            });
            let data = data.map(|data| Data {
                first: data.first + (from / 4) as u16,
                shift: data.shift + (from % 4 * 8) as u8,
                ..data
            });
            self.push(Space::Scratch, exec, at, part, data);
            if let Some(last) = self.out.last_mut() {
                last.is_rest = from != 0;
            }
        }
    }

    fn buffer(&mut self) {
        let (view, memory) = (self.view, self.memory);
        let inst = &view.site.inst;
        let Some(first) = view.scalar_number(inst.src[2]) else {
            return;
        };
        // SAFETY: the instruction reads these scalars.
        let (r, format, select) = unsafe {
            match memory.shape {
                Shape::Elements(transfer) => transfer.resource(view.wave, first),
                _ => (Resource::read(view.wave, first, User::Plain), None, [0; 4]),
            }
        };
        let (bytes, written) = match memory.shape {
            Shape::Elements(transfer) => match format {
                Some(format) => (format.bytes() as u32, transfer.written(format, select)),
                None => return,
            },
            _ => (memory.bytes, u128::MAX),
        };
        let scalar = view.source(3) & 0xffff_ffff;
        let imm = u64::from(inst.mem.offset as u32);
        let (idxen, offen) = (inst.mem.idxen, inst.mem.offen);
        let row = |there: bool, n: u16| {
            core::array::from_fn(|lane| {
                if there {
                    view.vector(inst.src[0], n, lane)
                } else {
                    0
                }
            })
        };
        let (index, offset) = (row(idxen, 0), row(offen, u16::from(idxen)));
        let exec = view.exec();
        let elements = matches!(memory.shape, Shape::Elements(_));
        let data = if elements { None } else { self.data(inst.src[1], 0) };
        let scratch = r.is_scratch(idxen, view.wave.size(), scalar);
        let start = r.base().wrapping_add(scalar);
        let offsets = offset.map(|v| u64::from(v.wrapping_add(imm as u32)));
        if scratch && (!elements || self.kind() == Kind::Read) {
            self.swizzled(start, exec, &offsets, bytes, data);
            return;
        }
        let places = |imm: u64, bytes: u32| r.places((&index, idxen), &offset, (scalar, imm), bytes.into());
        let (at, inside) = places(imm, bytes);
        if elements && self.kind() == Kind::Write {
            // The bytes of the components that are stored.
            let mut from = 0;
            while from < bytes {
                let of = |at: u32| written >> (8 * at) & 0xff != 0;
                let end = (from..bytes).find(|at| of(*at) != of(from)).unwrap_or(bytes);
                if of(from) && scratch {
                    let offsets = offsets.map(|at| at.wrapping_add(from.into()));
                    self.swizzled(start, exec, &offsets, end - from, None);
                } else if of(from) {
                    let at = at.map(|at| at.wrapping_add(from.into()));
                    self.push(Space::Global, exec & inside, at, end - from, None);
                }
                from = end;
            }
            return;
        }
        // As the executor does: the dwords by themselves where they are not all together and in range.
        let atomic = matches!(memory.does, Does::Atomic { .. });
        let straddles = bytes > 4 && (r.splits(bytes as usize) || exec & !inside != 0);
        if elements || atomic || !straddles {
            self.push(Space::Global, exec & inside, at, bytes, data);
            return;
        }
        for row in 0..bytes / 4 {
            let (at, inside) = places(imm + u64::from(4 * row), 4);
            let data = self.data(inst.src[1], row as u16);
            self.push(Space::Global, exec & inside, at, 4, data);
        }
    }

    /// What a load to LDS writes there, or a store from LDS reads: from M0's base on the lanes' dwords one after the other,
    /// sixteen bytes for each lane that has more than one.
    fn moved(&mut self, kind: Kind) {
        let (view, memory) = (self.view, self.memory);
        let inst = &view.site.inst;
        let base = u64::from(view.m0() & lds_offset_mask(inst.target));
        let base = base.wrapping_add(i64::from(inst.mem.offset) as u64);
        let rows = if memory.bytes > 4 { memory.bytes / 4 } else { 1 };
        let step = if rows > 1 { 16 } else { 4 };
        let limit = u64::from(view.wave.lds_bytes);
        for row in 0..rows {
            let first = base.wrapping_add(u64::from(4 * row));
            let at: [u64; LANES] = core::array::from_fn(|lane| first.wrapping_add(lane as u64 * step));
            let inside = lanes(view.exec()).filter(|lane| at[*lane].saturating_add(4) <= limit);
            let inside = inside.fold(0, |mask, lane| mask | 1 << lane);
            self.push(Space::Lds, inside, at, 4, None);
            if let Some(last) = self.out.last_mut() {
                (last.kind, last.to_lds, last.coherent) = (kind, kind == Kind::Write, false);
            }
        }
    }
}
