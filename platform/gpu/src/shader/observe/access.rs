//! Which memory an instruction is about to touch.
#![expect(unsafe_code, reason = "asks the grid where its apertures are")]

use alloc::vec::Vec;

use outcrop_isa::{Format, Operand};

use super::buffer;
use super::site::{Does, Memory, Shape, Unit};
use super::view::View;
use crate::shader::flat::lds_offset_mask;
use crate::shader::simd::LANES;

/// Whose memory it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    /// Global memory, by scalar instructions.
    Scalar,
    Global,
    Lds,
    /// Of each lane alone; the addresses are not told.
    Scratch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Read,
    Write,
    Atomic { returns: bool, exchanges: bool },
}

/// Data of a store.
#[derive(Clone, Copy, Debug)]
pub(super) struct Data {
    pub operand: Operand,
    /// First bit of it that is stored.
    pub shift: u8,
}

/// An access of a wave's lanes; scalar instructions have one lane.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub space: Space,
    pub kind: Kind,
    /// Lanes that take part.
    pub lanes: u64,
    /// Device address, or byte offset in LDS, of each.
    pub at: [u64; LANES],
    /// Bytes of each.
    pub bytes: u32,
    pub data: Option<Data>,
    /// See [`Memory::coherent`].
    pub coherent: bool,
    /// A load's data on its way to LDS, which no register holds.
    pub to_lds: bool,
}

/// The accesses of the instruction that a wave is at.
pub(super) fn accesses(view: &View<'_>, out: &mut Vec<Access>) {
    out.clear();
    let Some(memory) = view.site.memory else { return };
    if memory.does == Does::Nothing || memory.shape == Shape::Unknown {
        return;
    }
    match memory.unit {
        Unit::Scalar => scalar(view, memory, out),
        Unit::Lds => lds(view, memory, out),
        Unit::Gws => {}
        Unit::Flat | Unit::Global | Unit::Scratch => flat(view, memory, out),
        Unit::Buffer => {
            let Some((at, lanes)) = buffer::addresses(view, memory.bytes) else {
                return;
            };
            let data = view.site.inst.src[1];
            out.push(vector(memory, Space::Global, lanes, at, data));
        }
    }
    if memory.does == Does::ToLds {
        to_lds(view, memory, out);
    }
    out.retain(|access| access.lanes != 0);
}

fn vector(memory: Memory, space: Space, lanes: u64, at: [u64; LANES], data: Operand) -> Access {
    let kind = match memory.does {
        Does::Stores => Kind::Write,
        Does::Atomic { returns, exchanges } => Kind::Atomic { returns, exchanges },
        _ => Kind::Read,
    };
    Access {
        space,
        kind,
        lanes,
        at,
        bytes: memory.bytes,
        data: (kind == Kind::Write).then_some(Data {
            operand: data,
            shift: memory.shift,
        }),
        coherent: memory.coherent,
        to_lds: false,
    }
}

fn scalar(view: &View<'_>, memory: Memory, out: &mut Vec<Access>) {
    let inst = &view.site.inst;
    let name = view.site.op.name();
    let mut base = view.scalar(inst.src[0], 2);
    if name.starts_with("s_buffer") {
        base &= 0xffff_ffff_ffff;
    }
    if name.starts_with("s_scratch") {
        return;
    }
    let offset = view.scalar(inst.src[1], 1);
    let at = base
        .wrapping_add(offset)
        .wrapping_add(i64::from(inst.mem.offset) as u64);
    let align = u64::from(memory.bytes.min(4)).max(1);
    out.push(vector(
        memory,
        Space::Scalar,
        1,
        [at & !(align - 1); LANES],
        inst.src[2],
    ));
}

fn lds(view: &View<'_>, memory: Memory, out: &mut Vec<Access>) {
    let inst = &view.site.inst;
    let (exec, offset) = (view.exec(), inst.mem.offset as u32 & 0xffff);
    let row = |offset: u32| {
        core::array::from_fn(|lane| u64::from(view.vector(inst.src[0], 0, lane).wrapping_add(offset)))
    };
    let m0 = view.m0() & 0xffff;
    let mut push = |at: [u64; LANES], lanes: u64, data: Operand| {
        let limit = u64::from(view.wave.lds_bytes);
        let outside = (0..LANES).filter(|lane| at[*lane] + u64::from(memory.bytes) > limit);
        let outside = outside.fold(0, |mask, lane| mask | 1 << lane);
        out.push(vector(memory, Space::Lds, lanes & !outside, at, data));
    };
    match memory.shape {
        Shape::One => push(row(offset), exec, inst.src[1]),
        Shape::Two(step) => {
            push(row(u32::from(inst.mem.offset0) * step), exec, inst.src[1]);
            push(row(u32::from(inst.mem.offset1) * step), exec, inst.src[2]);
        }
        Shape::Same => push(
            [u64::from(m0.wrapping_add(offset)); LANES],
            u64::from(exec != 0),
            inst.src[1],
        ),
        Shape::Lanes => {
            let first = u64::from(m0 + offset);
            push(
                core::array::from_fn(|lane| first + 4 * lane as u64),
                exec,
                inst.src[0],
            );
        }
        Shape::Unknown => {}
    }
}

fn flat(view: &View<'_>, memory: Memory, out: &mut Vec<Access>) {
    let inst = &view.site.inst;
    let exec = view.exec();
    let mut base = i64::from(inst.mem.offset) as u64;
    if !inst.src[2].is_none() {
        base = base.wrapping_add(view.scalar(inst.src[2], inst.src_type[2].dwords));
    }
    let at: [u64; LANES] = core::array::from_fn(|lane| {
        if memory.shape == Shape::Lanes {
            return base.wrapping_add(4 * lane as u64);
        }
        let mut v = 0;
        if !inst.src[0].is_none() {
            v = u64::from(view.vector(inst.src[0], 0, lane));
            if inst.src_type[0].dwords > 1 {
                v |= u64::from(view.vector(inst.src[0], 1, lane)) << 32;
            }
        }
        base.wrapping_add(v)
    });
    let data = inst.src[1];
    match inst.format {
        Format::Scratch => out.push(vector(memory, Space::Scratch, exec, at, data)),
        Format::Global => out.push(vector(memory, Space::Global, exec, at, data)),
        _ => {
            // SAFETY: what waves share outlives them.
            let launch = unsafe { &(*view.wave.shared).launch };
            let of = |base: u64| {
                let inside = (0..LANES).filter(|lane| at[*lane] >> 32 == base >> 32);
                inside.fold(0, |mask, lane| mask | 1 << lane) & exec
            };
            let (shared, private) = (of(launch.shared_base), of(launch.private_base));
            let global = exec & !shared & !private;
            out.push(vector(memory, Space::Global, global, at, data));
            out.push(vector(memory, Space::Scratch, private, at, data));
            let offsets = at.map(|a| a & 0xffff_ffff);
            out.push(vector(memory, Space::Lds, shared, offsets, data));
        }
    }
}

/// What a load to LDS writes there: the lanes' dwords one after the other, from M0's base on.
fn to_lds(view: &View<'_>, memory: Memory, out: &mut Vec<Access>) {
    let inst = &view.site.inst;
    let base = u64::from(view.m0() & lds_offset_mask(inst.target));
    let base = base.wrapping_add(i64::from(inst.mem.offset) as u64);
    let bytes = memory.bytes.next_multiple_of(4);
    let mut written = vector(memory, Space::Lds, view.exec(), [0; LANES], Operand::None);
    written.at = core::array::from_fn(|lane| base.wrapping_add(lane as u64 * u64::from(bytes)));
    (written.kind, written.bytes, written.to_lds) = (Kind::Write, bytes, true);
    out.push(written);
}
