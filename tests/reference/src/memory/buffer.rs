//! MUBUF, MTBUF and VBUFFER instructions.

use outcrop_isa::{Format as Encoding, Generation, Inst};

use super::atomic;
use super::data::{self, Data, half};
use super::flat::{atomic_lanes, lds_place, to_lds};
use super::format::Format;
use super::{
    Place, is_inside, read, result, scalar, set_vector, set_vector_wide, vector, vector_wide, write,
};
use crate::Execute;
use crate::state::State;

/// Components that an instruction converts.
#[derive(Clone, Copy)]
pub(super) struct Components {
    count: usize,
    half: bool,
    high: bool,
}

/// What an instruction does.
#[derive(Clone, Copy)]
pub(super) enum Action {
    Load(Data),
    ToLds(Data),
    FromLds,
    Store(Data),
    Atomic(atomic::Atomic),
    LoadFormat(Components),
    StoreFormat(Components),
    FormatToLds,
    Nothing,
}

const CACHES: [&str; 7] = [
    "inv",
    "wbl2",
    "invl2",
    "wbinvl1",
    "wbinvl1_vol",
    "gl0_inv",
    "gl1_inv",
];

fn components(name: &str) -> Option<Components> {
    let plain = name.replacen("d16_hi_", "", 1).replacen("d16_", "", 1);
    let letters = plain.strip_prefix("format_")?;
    Some(Components {
        count: ["x", "xy", "xyz", "xyzw"].iter().position(|l| *l == letters)? + 1,
        half: name.contains("d16"),
        high: name.contains("d16_hi"),
    })
}

pub(super) fn action(name: &str) -> Option<Action> {
    let name = name.trim_start_matches('t').strip_prefix("buffer_")?;
    if CACHES.contains(&name) {
        return Some(Action::Nothing);
    }
    if name == "store_lds_dword" {
        return Some(Action::FromLds);
    }
    if let Some(rest) = name.strip_prefix("load_lds_") {
        return if rest == "format_x" {
            Some(Action::FormatToLds)
        } else {
            data::of_load(rest).map(Action::ToLds)
        };
    }
    if let Some(rest) = name.strip_prefix("load_") {
        return components(rest)
            .map(Action::LoadFormat)
            .or_else(|| data::of_load(rest).map(Action::Load));
    }
    if let Some(rest) = name.strip_prefix("store_") {
        return components(rest)
            .map(Action::StoreFormat)
            .or_else(|| data::of_store(rest).map(Action::Store));
    }
    name.strip_prefix("atomic_")
        .and_then(atomic::of_name)
        .map(Action::Atomic)
}

/// How a mnemonic is executed.
pub(super) fn execute(name: &str) -> Option<Execute> {
    action(name).map(|_| run as Execute)
}

/// The fields of a resource.
struct Resource {
    base: u64,
    stride: u64,
    records: u64,
    swizzled: bool,
    /// Bytes.
    element: u64,
    index_stride: u64,
    add_lane: bool,
    check: u32,
    number: u32,
    format: Option<Format>,
    select: [u32; 4],
}

fn resource(inst: &Inst, state: &State, formatted: bool) -> Resource {
    let w = [0, 1, 2, 3].map(|i| scalar(state, inst, 2, i));
    let bits = |word: usize, lo: u32, n: u32| w[word] >> lo & (u32::MAX >> (32 - n));
    let generation = inst.target.generation();
    let gfx9 = generation == Generation::Gfx9;
    let add_lane = bits(3, 23, 1) != 0;
    let mut stride = u64::from(bits(1, 16, 14));
    if gfx9 && add_lane && !formatted {
        stride |= u64::from(bits(3, 15, 4)) << 14;
    }
    if generation == Generation::Gfx12 {
        stride *= [1, 4, 8, 32][bits(3, 18, 2) as usize];
    }
    let (swizzled, element) = match generation {
        Generation::Gfx9 | Generation::Gfx10 => (bits(1, 31, 1) != 0, 4),
        _ => (bits(1, 30, 2) != 0, [1, 4, 8, 16][bits(1, 30, 2) as usize]),
    };
    let (number, format) = match generation {
        Generation::Gfx9 => (bits(3, 15, 4), Format::pair(bits(3, 15, 4), bits(3, 12, 3))),
        Generation::Gfx10 => (bits(3, 12, 7), Format::unified(generation, bits(3, 12, 7))),
        _ => (bits(3, 12, 6), Format::unified(generation, bits(3, 12, 6))),
    };
    Resource {
        base: u64::from(w[0]) | u64::from(bits(1, 0, 16)) << 32,
        stride,
        records: w[2].into(),
        swizzled,
        element,
        index_stride: 8 << bits(3, 21, 2),
        add_lane,
        check: bits(3, 28, 2),
        number,
        format,
        select: [0, 3, 6, 9].map(|lo| bits(3, lo, 3)),
    }
}

/// The format of an instruction that converts, and the components' selection.
fn format(inst: &Inst, state: &State) -> (Option<Format>, [u32; 4]) {
    if inst.format != Encoding::Mtbuf {
        let r = resource(inst, state, true);
        return (r.format, r.select);
    }
    let format = match inst.target.generation() {
        Generation::Gfx9 => Format::pair(inst.mem.dfmt.into(), inst.mem.nfmt.into()),
        generation => Format::unified(generation, inst.mem.format.into()),
    };
    (format, [4, 5, 6, 7])
}

/// Where a lane's `bytes` bytes from byte `at` of the access on are.
pub(super) fn place(inst: &Inst, state: &State, lane: usize, at: u64, bytes: usize) -> Place {
    let formatted = is_converting(inst);
    let r = resource(inst, state, formatted);
    let gfx9 = inst.target.generation() == Generation::Gfx9;
    if r.number == 0 && !r.add_lane && inst.format != Encoding::Mtbuf {
        return Place::Nothing;
    }
    let (index_on, offset_on) = (inst.mem.idxen, inst.mem.offen);
    let address = |dword: usize| u64::from(vector(state, inst.src[0], dword, lane));
    let index = if index_on { address(0) } else { 0 } + if r.add_lane { lane as u64 } else { 0 };
    let offset = if offset_on {
        address(usize::from(index_on))
    } else {
        0
    } + inst.mem.offset as u64
        + at;
    let scalar_offset = u64::from(scalar(state, inst, 3, 0));
    let payload = bytes as u64;
    let structured = index >= r.records || offset + payload > r.stride;
    let raw = offset + r.stride * index + payload + scalar_offset > r.records;
    let out = if gfx9 {
        if r.add_lane && !index_on {
            false
        } else if r.stride != 0 && (index_on || r.swizzled) {
            index >= r.records
        } else {
            raw
        }
    } else {
        match r.check {
            0 => structured,
            1 => index >= r.records,
            2 => r.records == 0,
            _ if r.swizzled && r.stride != 0 => structured,
            _ => raw,
        }
    };
    if out {
        return Place::Nothing;
    }
    if !r.swizzled {
        return Place::Memory(r.base.wrapping_add(scalar_offset + offset + r.stride * index));
    }
    let gfx12 = inst.target.generation() == Generation::Gfx12;
    let (offset, extra) = if gfx12 {
        ((offset + scalar_offset) & 0xffff_ffff, 0)
    } else {
        (offset, scalar_offset)
    };
    let buffer_offset = (index / r.index_stride * r.stride + offset / r.element * r.element) * r.index_stride
        + index % r.index_stride * r.element
        + offset % r.element;
    Place::Memory(r.base.wrapping_add(extra + buffer_offset))
}

/// Whether an access is aligned as the ISA wants it: one that converts to its element's size or four bytes, and a
/// swizzled one to four bytes.
pub(super) fn is_aligned(inst: &Inst, state: &State, lane: usize) -> bool {
    let pieces = pieces(inst, state, lane);
    let r = resource(inst, state, false);
    // What is swizzled has no units larger than an element.
    let is_large =
        |bytes: usize| matches!(action(inst.op.name()), Some(Action::Atomic(_))) && bytes as u64 > r.element;
    pieces.iter().all(|(place, bytes)| match *place {
        Place::Memory(_) if r.swizzled && is_large(*bytes) => false,
        Place::Memory(at) => {
            let wanted = if is_converting(inst) {
                (1 << bytes.ilog2().min(2)) as u64
            } else if r.swizzled && *bytes > 1 {
                4
            } else {
                1
            };
            at.is_multiple_of(wanted)
        }
        _ => true,
    })
}

fn is_converting(inst: &Inst) -> bool {
    matches!(
        action(inst.op.name()),
        Some(Action::LoadFormat(_) | Action::StoreFormat(_) | Action::FormatToLds)
    )
}

/// The parts of a lane's access: each has its address and is in range by itself. The dwords of plain accesses are such parts;
/// and of others what is swizzled must not be larger than what stays together.
pub(super) fn pieces(inst: &Inst, state: &State, lane: usize) -> Vec<(Place, usize)> {
    let whole = |bytes: usize| vec![(place(inst, state, lane, 0, bytes), bytes)];
    let dwords = |d: Data| {
        if d.bytes <= 4 {
            return whole(d.bytes);
        }
        (0..d.bytes)
            .step_by(4)
            .map(|at| (place(inst, state, lane, at as u64, 4), 4))
            .collect()
    };
    match action(inst.op.name()) {
        Some(Action::Load(d) | Action::ToLds(d) | Action::Store(d)) => dwords(d),
        Some(Action::FromLds) => whole(4),
        Some(Action::Atomic(a)) => whole(4 * a.dwords),
        Some(Action::LoadFormat(_) | Action::StoreFormat(_) | Action::FormatToLds) => {
            match format(inst, state).0 {
                Some(f) if f.bytes() > 4 && is_scratch(inst, state) => (0..f.bytes())
                    .step_by(4)
                    .map(|at| (place(inst, state, lane, at as u64, 4), 4))
                    .collect(),
                Some(f) => whole(f.bytes()),
                None => vec![(Place::Nothing, 0)],
            }
        }
        Some(Action::Nothing) | None => Vec::new(),
    }
}

/// Whether a resource is that of a wave's scratch memory, as programs are given it, which is aligned: each dword of a lane has
/// its place, whatever an access is.
fn is_scratch(inst: &Inst, state: &State) -> bool {
    let r = resource(inst, state, true);
    let in_range = match inst.target.generation() {
        Generation::Gfx9 => true,
        Generation::Gfx12 => false,
        _ => match r.check {
            1 => r.records >= state.lanes() as u64,
            2 => r.records != 0,
            _ => false,
        },
    };
    r.swizzled
        && r.element == 4
        && r.add_lane
        && r.index_stride == state.lanes() as u64
        && !inst.mem.idxen
        && in_range
        && r.base
            .wrapping_add(scalar(state, inst, 3, 0).into())
            .is_multiple_of(4)
}

fn gather(state: &State, pieces: &[(Place, usize)]) -> u128 {
    let mut at = 0;
    pieces.iter().fold(0, |v, (place, bytes)| {
        let piece = read(state, *place, *bytes) << (8 * at);
        at += bytes;
        v | piece
    })
}

/// The components of a lane as registers have them.
fn converted(inst: &Inst, state: &State, lane: usize, half: bool) -> [u32; 4] {
    let (format, select) = format(inst, state);
    let Some(format) = format else { return [0; 4] };
    let pieces = pieces(inst, state, lane);
    let element = gather(state, &pieces);
    let is_there = pieces.iter().all(|(place, _)| *place != Place::Nothing);
    select.map(|s| match s {
        1 => format.one(half),
        4.. if is_there => format.load(element, s as usize - 4, half),
        _ => 0,
    })
}

fn run(inst: &Inst, before: &State, after: &mut State) {
    let Some(action) = action(inst.op.name()) else {
        return;
    };
    let to = result(inst);
    let action = match action {
        Action::Load(d) if inst.mem.lds => Action::ToLds(d),
        Action::LoadFormat(_) if inst.mem.lds => Action::FormatToLds,
        other => other,
    };
    let registers = match action {
        Action::Load(d) => d.dwords(),
        Action::LoadFormat(c) if c.half => c.count.div_ceil(2),
        Action::LoadFormat(c) => c.count,
        _ => 0,
    };
    if registers != 0 && inst.mem.tfe {
        for lane in before.active() {
            set_vector(after, to, registers, lane, 0);
        }
    }
    match action {
        Action::Nothing => {}
        Action::Atomic(a) => {
            let at = |lane: usize| place(inst, before, lane, 0, 4 * a.dwords);
            atomic_lanes(inst, before, after, a, at);
        }
        Action::Load(d) => {
            for lane in before.active() {
                let v = gather(before, &pieces(inst, before, lane));
                let old = vector(before, to, 0, lane);
                set_vector_wide(after, to, d.dwords(), lane, d.loaded(before.target, v, old));
            }
        }
        Action::ToLds(d) => {
            for lane in before.active() {
                let v = gather(before, &pieces(inst, before, lane));
                to_lds(inst, before, after, lane, d, v);
            }
        }
        Action::FormatToLds => {
            let dword = Data {
                bytes: 4,
                signed: false,
                half: None,
            };
            for lane in before.active() {
                let [x, ..] = converted(inst, before, lane, false);
                to_lds(inst, before, after, lane, dword, x.into());
            }
        }
        Action::FromLds => {
            for lane in before.active() {
                let from = lds_place(inst, before, lane, 4);
                let v = if is_inside(before, from, 4) {
                    read(before, from, 4)
                } else {
                    0
                };
                write(after, pieces(inst, before, lane)[0].0, 4, v);
            }
        }
        Action::Store(d) => {
            // A dword of all lanes after the other.
            for i in 0..d.dwords() {
                for lane in before.active() {
                    let v = d.stored(vector_wide(before, inst.src[1], d.dwords(), lane));
                    let pieces = pieces(inst, before, lane);
                    match pieces[..] {
                        [(place, bytes)] if bytes > 4 => {
                            write(after, place.plus(4 * i as u64), 4, v >> (32 * i))
                        }
                        _ => {
                            let (place, bytes) = pieces[i];
                            write(after, place, bytes, v >> (32 * i));
                        }
                    }
                }
            }
        }
        Action::LoadFormat(c) => {
            for lane in before.active() {
                let values = converted(inst, before, lane, c.half);
                for (i, v) in values.into_iter().enumerate().take(c.count) {
                    if !c.half {
                        set_vector(after, to, i, lane, v);
                        continue;
                    }
                    // Both halves of a register are new, or one is.
                    let high = c.high || i % 2 == 1;
                    let v = if i % 2 == 1 {
                        vector(after, to, i / 2, lane) & 0xffff | v << 16
                    } else {
                        half(before.target, v as u16, vector(after, to, i / 2, lane), high)
                    };
                    set_vector(after, to, i / 2, lane, v);
                }
            }
        }
        Action::StoreFormat(c) => {
            let (Some(format), select) = format(inst, before) else {
                return;
            };
            for lane in before.active() {
                let pieces = pieces(inst, before, lane);
                let mut element = gather(after, &pieces);
                for i in 0..4 {
                    let from = (0..c.count).find(|n| select[*n] == 4 + i as u32);
                    let (Some(from), Some(first)) = (from, format.first(i)) else {
                        continue;
                    };
                    let register = if c.half {
                        let shift = if c.high || from % 2 == 1 { 16 } else { 0 };
                        vector(before, inst.src[1], from / 2, lane) >> shift
                    } else {
                        vector(before, inst.src[1], from, lane)
                    };
                    let Some(raw) = format.store(i, c.half, register) else {
                        continue;
                    };
                    let mask = u128::from(u32::MAX >> (32 - format.widths[i])) << first;
                    element = element & !mask | u128::from(raw) << first;
                }
                let mut at = 0;
                for (place, bytes) in pieces {
                    write(after, place, bytes, element >> (8 * at));
                    at += bytes;
                }
            }
        }
    }
}
