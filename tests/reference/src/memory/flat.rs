//! FLAT, GLOBAL and SCRATCH instructions.

use outcrop_isa::{Format, Generation, Inst, Operand, Target};

use super::atomic::{self, Context};
use super::data::{self, Data};
use super::{
    PRIVATE_BASE, Place, SHARED_BASE, read, scalar, scalar64, set_vector, set_vector_wide, vector,
    vector_wide, write,
};
use crate::Execute;
use crate::state::State;

/// What an instruction does.
#[derive(Clone, Copy)]
pub(super) enum Action {
    Load(Data),
    Store(Data),
    ToLds(Data),
    Atomic(atomic::Atomic),
    LoadBlock,
    StoreBlock,
    /// Eight elements of so many bytes.
    Transpose(usize),
    /// Of caches, which are not seen.
    Nothing,
}

pub(super) fn action(name: &str) -> Option<Action> {
    let (_, name) = name.split_once('_')?;
    Some(match name {
        "load_dword_addtid" | "load_addtid_b32" => Action::Load(data::of_load("b32")?),
        "store_dword_addtid" | "store_addtid_b32" => Action::Store(data::of_store("b32")?),
        "load_block" => Action::LoadBlock,
        "store_block" => Action::StoreBlock,
        "load_tr_b128" => Action::Transpose(2),
        "load_tr_b64" => Action::Transpose(1),
        "inv" | "wb" | "wbinv" => Action::Nothing,
        _ => {
            if let Some(d) = name.strip_prefix("load_lds_").and_then(data::of_load) {
                Action::ToLds(d)
            } else if let Some(d) = name.strip_prefix("load_").and_then(data::of_load) {
                Action::Load(d)
            } else if let Some(d) = name.strip_prefix("store_").and_then(data::of_store) {
                Action::Store(d)
            } else {
                Action::Atomic(name.strip_prefix("atomic_").and_then(atomic::of_name)?)
            }
        }
    })
}

/// How a mnemonic is executed.
pub(super) fn execute(name: &str, _: Target) -> Option<Execute> {
    action(name).map(|_| run as Execute)
}

/// Bytes that an instruction accesses for a lane.
pub(super) fn bytes(action: Action) -> usize {
    match action {
        Action::Load(d) | Action::Store(d) | Action::ToLds(d) => d.bytes,
        Action::Atomic(a) => 4 * a.dwords,
        Action::LoadBlock | Action::StoreBlock => 4,
        Action::Transpose(size) => 8 * size,
        Action::Nothing => 0,
    }
}

/// Whether an instruction's address operands of a dword may be negative: in scratch memory from gfx12 on (LLVM,
/// `GCNSubtarget::hasSignedScratchOffsets`).
pub(super) fn has_signed_offsets(inst: &Inst) -> bool {
    inst.format == Format::Scratch && inst.target.generation() == Generation::Gfx12
}

/// The sum of an instruction's address operands in a lane.
pub(super) fn address(inst: &Inst, state: &State, lane: usize) -> u64 {
    let [vaddr, _, saddr, _] = inst.src;
    let mut sum = i64::from(inst.mem.offset) as u64;
    let dword = |v: u32| match has_signed_offsets(inst) {
        true => v.cast_signed() as u64,
        false => v.into(),
    };
    match inst.src_type[0].dwords {
        2 => sum = sum.wrapping_add(vector_wide(state, vaddr, 2, lane) as u64),
        _ => sum = sum.wrapping_add(dword(vector(state, vaddr, 0, lane))),
    }
    if saddr != Operand::None {
        sum = sum.wrapping_add(match inst.src_type[2].dwords {
            2 => scalar64(state, inst, 2),
            _ => dword(scalar(state, inst, 2, 0)),
        });
    }
    if inst.op.name().contains("addtid") {
        sum = sum.wrapping_add(4 * lane as u64);
    }
    sum
}

/// Where a lane's access goes.
pub(super) fn place(inst: &Inst, state: &State, lane: usize) -> Place {
    let at = address(inst, state, lane);
    let aperture = |base: u64| at >> 32 == base >> 32;
    match inst.format {
        Format::Scratch => Place::Private(lane, at),
        Format::Flat if aperture(SHARED_BASE) => Place::Lds(at & 0xffff_ffff),
        Format::Flat if aperture(PRIVATE_BASE) => Place::Private(lane, at & 0xffff_ffff),
        _ => Place::Memory(at),
    }
}

/// Whether an atomic returns what was there.
pub(super) fn returns(inst: &Inst) -> bool {
    match inst.target.generation() {
        Generation::Gfx12 => inst.mem.th & 1 != 0,
        _ => inst.mem.sc0,
    }
}

/// An atomic on all lanes in order; the data are registers of `data`.
pub(super) fn atomic_lanes(
    inst: &Inst,
    before: &State,
    after: &mut State,
    a: atomic::Atomic,
    at: impl Fn(usize) -> Place,
) {
    let (data, size) = (inst.src[1], 4 * a.dwords);
    let to = super::result(inst);
    for lane in before.active() {
        let place = at(lane);
        let old = read(after, place, size);
        let one = vector_wide(before, data, a.dwords, lane) as u64;
        let two = if a.is_double() {
            (vector_wide(before, data, 2 * a.dwords, lane) >> (32 * a.dwords)) as u64
        } else {
            0
        };
        let context = Context {
            target: before.target,
            mode: before.mode,
            in_lds: matches!(place, Place::Lds(_)),
        };
        // What is compared with comes after what is stored.
        write(after, place, size, a.apply(old as u64, one, two, context).into());
        if returns(inst) {
            set_vector_wide(after, to, a.dwords, lane, old);
        }
    }
}

/// Where in the LDS a lane's data go (or come from): M0, the offset, and the lane.
pub(super) fn lds_place(inst: &Inst, state: &State, lane: usize, bytes: usize) -> Place {
    let mask = if state.target == Target::Gfx950 {
        0x3_fffc
    } else {
        0xfffc
    };
    let step = if bytes > 4 { 16 } else { 4 };
    let at = u64::from(state.m0 & mask)
        .wrapping_add(i64::from(inst.mem.offset) as u64)
        .wrapping_add(step * lane as u64);
    Place::Lds(at)
}

/// Writes a lane's dwords to the LDS; each that is out of range is dropped.
pub(super) fn to_lds(inst: &Inst, before: &State, after: &mut State, lane: usize, d: Data, v: u128) {
    let v = d.loaded(before.target, v, 0);
    for i in 0..d.dwords() {
        let place = lds_place(inst, before, lane, d.bytes).plus(4 * i as u64);
        if super::is_inside(before, place, 4) {
            write(after, place, 4, v >> (32 * i) & 0xffff_ffff);
        }
    }
}

fn run(inst: &Inst, before: &State, after: &mut State) {
    let Some(action) = action(inst.op.name()) else {
        return;
    };
    let at = |lane: usize| place(inst, before, lane);
    match action {
        Action::Nothing => {}
        Action::Atomic(a) => atomic_lanes(inst, before, after, a, at),
        Action::Load(d) if inst.mem.lds => {
            for lane in before.active() {
                to_lds(inst, before, after, lane, d, read(before, at(lane), d.bytes));
            }
        }
        Action::ToLds(d) => {
            for lane in before.active() {
                to_lds(inst, before, after, lane, d, read(before, at(lane), d.bytes));
            }
        }
        Action::Load(d) => {
            for lane in before.active() {
                let v = read(before, at(lane), d.bytes);
                let old = vector(before, inst.dst, 0, lane);
                set_vector_wide(after, inst.dst, d.dwords(), lane, d.loaded(before.target, v, old));
            }
        }
        Action::Store(d) => {
            for lane in before.active() {
                let v = d.stored(vector_wide(before, inst.src[1], d.dwords(), lane));
                write(after, at(lane), d.bytes, v);
            }
        }
        Action::LoadBlock => {
            for lane in before.active() {
                for i in (0..32).filter(|i| before.m0 >> i & 1 != 0) {
                    let v = read(before, at(lane).plus(4 * i), 4) as u32;
                    set_vector(after, inst.dst, i as usize, lane, v);
                }
            }
        }
        Action::StoreBlock => {
            // A dword of all lanes after the other.
            for i in (0..32).filter(|i| before.m0 >> i & 1 != 0) {
                for lane in before.active() {
                    let v = vector(before, inst.src[1], i as usize, lane);
                    write(after, at(lane).plus(4 * i), 4, v.into());
                }
            }
        }
        Action::Transpose(size) => {
            for lane in before.active() {
                let v = (0..8).fold(0u128, |v, i| {
                    let from = transposed(size, lane, i);
                    let is_on = before.exec >> from & 1 != 0;
                    let row = if is_on {
                        read(before, at(from), 8 * size)
                    } else {
                        0
                    };
                    let element = row >> (8 * size * (lane % 8)) & ((1 << (8 * size)) - 1);
                    v | element << (8 * size * i)
                });
                set_vector_wide(after, inst.dst, 2 * size, lane, v);
            }
        }
    }
}

/// The lane from which a lane gets element `i`.
///
/// Of two bytes each eight lanes hold eight rows of eight, of which a lane gets a column. Of one byte the wave holds a
/// matrix of 16 rows and 16 columns, half a row in each lane: lanes 0 to 3 the left half of rows 0 to 3, lanes 4 to 7 the
/// right half, and so on. A lane gets half a column.
fn transposed(size: usize, lane: usize, i: usize) -> usize {
    if size == 2 {
        return lane / 8 * 8 + i;
    }
    let (row, column) = (lane / 16 * 8 + i, lane % 16);
    row / 4 * 8 + column / 8 * 4 + row % 4
}
