//! Addresses that are inside the window.

use std::collections::BTreeSet;

use fastrand::Rng;
use outcrop_isa::{Format, Generation, Inst, Operand};

use super::{PRIVATE_BASE, Place, SHARED_BASE, buffer, flat, is_inside, lds, scalar, stack};
use crate::state::State;
use crate::vector::set_scalar_dword;

/// Changes the random state so that the instruction's addresses are mostly inside the window, and switches those lanes off
/// whose are not.
pub fn prepare(inst: &Inst, state: &mut State, rng: &mut Rng) {
    match inst.format {
        Format::Ds => data_share(inst, state, rng),
        Format::Flat | Format::Global | Format::Scratch => segments(inst, state, rng),
        Format::Mubuf | Format::Mtbuf => buffers(inst, state, rng),
        Format::Smem => scalars(inst, state, rng),
        _ => {}
    }
}

/// How addresses go on from lane to lane: next to each other, all the same, or any; also in each 16 lanes apart.
fn pattern(rng: &mut Rng, room: u64, size: u64, align: u64) -> [u64; 64] {
    let (room, up) = (room.max(1), |v: u64| v / align * align);
    let lanes = match rng.u8(0..6) {
        0 | 1 => 64,
        2 | 3 => 16,
        _ => 1,
    };
    let (mut first, mut step) = (0, 0);
    core::array::from_fn(|lane| {
        if lane % lanes == 0 {
            (first, step) = (rng.u64(0..room), size * rng.u64(0..2));
        }
        up((first + step * (lane % lanes) as u64) % room)
    })
}

fn set_rows(state: &mut State, operand: Operand, dwords: usize, values: [u64; 64]) {
    for (lane, v) in values.into_iter().enumerate() {
        super::set_vector_wide(state, operand, dwords, lane, v.into());
    }
}

fn data_share(inst: &Inst, state: &mut State, rng: &mut Rng) {
    if inst.op.name().starts_with("ds_bvh_stack") {
        return stack::prepare(inst, state, rng);
    }
    let align = lds::alignment(inst);
    // Sometimes beyond the end.
    let room = state.lds.len() as u64 + if rng.u8(0..4) == 0 { 64 } else { 0 };
    let offset = u64::from(inst.mem.offset as u32 & 0xffff);
    let loose = if align == 1 && rng.bool() { 4 } else { align };
    if inst.op.name().contains("_tr_") {
        state.exec = u64::MAX;
    }
    let two = ["2_", "2st64", "2addr"]
        .iter()
        .any(|s| inst.op.name().contains(s));
    let values = pattern(rng, room, lds::bytes(inst), loose);
    // A two-address instruction adds to each its own.
    let subtract = if two { 0 } else { offset };
    set_rows(
        state,
        inst.src[0],
        1,
        values.map(|v| v.wrapping_sub(subtract) & 0xffff_ffff),
    );
    let m0 = rng.u64(0..room) / 4 * 4;
    state.m0 = state.m0 & !0xffff | (m0.wrapping_sub(offset) as u32 & 0xffff);
}

fn segments(inst: &Inst, state: &mut State, rng: &mut Rng) {
    let Some(action) = flat::action(inst.op.name()) else {
        return;
    };
    let size = flat::bytes(action) as u64;
    let is_atomic = matches!(action, flat::Action::Atomic(_));
    if size == 0 {
        return;
    }
    let align = if is_atomic {
        size
    } else {
        [1, 4, size][rng.usize(0..3)]
    };
    let lanes = state.lanes() as u64;
    let scratch = inst.format == Format::Scratch;
    state.private = scratch || inst.format == Format::Flat && rng.u8(0..4) == 0;
    let imm = i64::from(inst.mem.offset) as u64;
    let room = if scratch {
        state.memory.len() as u64 / lanes
    } else {
        state.memory.len() as u64
    };
    let wanted = pattern(rng, room, size, align);
    let saddr = inst.src[2];
    if matches!(action, flat::Action::ToLds(_)) || inst.mem.lds {
        let lds = rng.u64(0..state.lds.len() as u64);
        state.m0 = (lds.wrapping_sub(imm) as u32 & 0x3_ffff) | state.m0 & !0x3_ffff;
    }
    if scratch {
        let signed = flat::has_signed_offsets(inst);
        let s = match saddr {
            Operand::None => 0,
            _ if signed => (4 * rng.i64(-64..64)) as u64,
            _ => 4 * rng.u64(0..8),
        };
        set_scalar_dword(state, saddr, 0, s as u32);
        let need = s.wrapping_add(imm);
        set_rows(
            state,
            inst.src[0],
            1,
            wanted.map(|r| {
                let v = r.wrapping_sub(need);
                if signed || v >> 32 == 0 {
                    v & 0xffff_ffff
                } else {
                    0
                }
            }),
        );
    } else {
        let base = state.memory_base;
        let far = base.wrapping_sub(0x1000_0000);
        let one = saddr != Operand::None && inst.src[0] == Operand::None;
        if saddr != Operand::None {
            let s = if one {
                base.wrapping_add(wanted[0]).wrapping_sub(imm)
            } else {
                far
            };
            set_scalar_dword(state, saddr, 0, s as u32);
            set_scalar_dword(state, saddr, 1, (s >> 32) as u32);
            set_rows(
                state,
                inst.src[0],
                1,
                wanted.map(|r| r.wrapping_add(0x1000_0000).wrapping_sub(imm)),
            );
        } else {
            let elsewhere = inst.format == Format::Flat && rng.bool();
            let mut all = wanted.map(|r| base.wrapping_add(r));
            let place = rng.u8(0..4);
            for v in &mut all {
                let any = rng.u8(0..3);
                if elsewhere && (place == 0 || place == 2 && any == 0) && !state.lds.is_empty() {
                    *v = SHARED_BASE + rng.u64(0..state.lds.len() as u64) / align * align;
                } else if elsewhere && (place == 1 || place == 2 && any == 1) && state.private {
                    *v = PRIVATE_BASE + rng.u64(0..state.memory.len() as u64 / lanes) / align * align;
                }
            }
            set_rows(state, inst.src[0], 2, all.map(|v| v.wrapping_sub(imm)));
        }
    }
    // A dword of a lane more for each bit of M0.
    let steps: Vec<u64> = match action {
        flat::Action::LoadBlock | flat::Action::StoreBlock => (0..32)
            .filter(|i| state.m0 >> i & 1 != 0)
            .map(|i| 4 * i)
            .collect(),
        _ => vec![0],
    };
    let keep = |state: &State, lane: usize| {
        let at = flat::place(inst, state, lane);
        let aligned = match at {
            Place::Memory(a) | Place::Lds(a) | Place::Private(_, a) => !is_atomic || a.is_multiple_of(size),
            Place::Nothing => true,
        };
        // Private words that are in two dwords have no address of their own.
        let private = matches!(at, Place::Private(..)) && !state.private;
        aligned && !private && steps.iter().all(|n| is_private_inside(state, at.plus(*n), size))
    };
    filter(state, keep);
}

/// As [`is_inside`]; an access to scratch memory has all of the dwords that it touches.
fn is_private_inside(state: &State, place: Place, size: u64) -> bool {
    match place {
        Place::Private(_, at) => {
            let end = ((at & 0xffff_ffff) + size).next_multiple_of(4);
            at >> 32 == 0 && end * state.lanes() as u64 <= state.memory.len() as u64
        }
        _ => is_inside(state, place, size as usize),
    }
}

fn filter(state: &mut State, mut keep: impl FnMut(&State, usize) -> bool) {
    let lanes: u64 = state
        .active()
        .filter(|lane| keep(state, *lane))
        .fold(0, |mask, lane| mask | 1 << lane);
    state.exec = lanes;
}

fn buffers(inst: &Inst, state: &mut State, rng: &mut Rng) {
    let generation = inst.target.generation();
    let imm = inst.mem.offset as u64;
    let soffset = 4 * rng.u64(0..64);
    set_scalar_dword(state, inst.src[3], 0, soffset as u32);
    let size = state.memory.len() as u64;
    let stride = match rng.u8(0..4) {
        0 => 0,
        1 => 4 * rng.u64(1..8),
        2 => 16,
        _ => 4 * rng.u64(1..32),
    };
    let records = match rng.u8(0..4) {
        0 => rng.u64(0..64),
        1 => size,
        2 => imm + rng.u64(0..size),
        _ => rng.u64(0..u64::from(u32::MAX)),
    };
    let base = state
        .memory_base
        .wrapping_add(rng.u64(0..256))
        .wrapping_sub(if rng.bool() { imm } else { 0 });
    let base = if rng.u8(0..4) == 0 { base } else { base & !15 };
    let swizzle = u64::from(rng.u8(0..3) == 0);
    let swizzle = match generation {
        Generation::Gfx9 | Generation::Gfx10 => swizzle << 31,
        Generation::Gfx11 => (swizzle * u64::from(rng.u8(1..4))) << 30,
        _ => (swizzle * [1, 3][rng.usize(0..2)]) << 30,
    };
    let formats = match generation {
        Generation::Gfx9 => rng.u32(0..128) << 12,
        Generation::Gfx10 => rng.u32(0..90) << 12,
        _ => rng.u32(0..64) << 12,
    };
    let select = (0..4).fold(0, |v, i| {
        let one = match rng.u8(0..4) {
            0 => [0, 1, 4, 5, 6, 7][rng.usize(0..6)],
            _ => 4 + i,
        };
        v | one << (3 * i)
    });
    let add_lane = u32::from(rng.u8(0..4) == 0) << 23;
    // What the stride is multiplied with.
    let scale = match (generation, rng.u8(0..4)) {
        (Generation::Gfx12, 0) => rng.u32(0..4) << 18,
        _ => 0,
    };
    let w3 = select | formats | scale | rng.u32(0..4) << 21 | add_lane;
    let w3 = if generation == Generation::Gfx9 {
        w3
    } else {
        w3 | rng.u32(0..4) << 28
    };
    let words = [
        base as u32,
        (base >> 32) as u32 & 0xffff | (stride << 16) as u32 | swizzle as u32,
        records as u32,
        w3,
    ];
    for (i, w) in words.into_iter().enumerate() {
        set_scalar_dword(state, inst.src[2], i, w);
    }
    let index = pattern(rng, 80, 1, 1);
    let align = [1, 4, 4, 16][rng.usize(0..4)];
    let offset = pattern(rng, size, 4, align).map(|v| if v % 3 == 0 { v } else { v % 128 / align * align });
    match (inst.mem.idxen, inst.mem.offen) {
        (true, true) => set_rows(
            state,
            inst.src[0],
            2,
            core::array::from_fn(|lane| index[lane] | offset[lane] << 32),
        ),
        (true, false) => set_rows(state, inst.src[0], 1, index),
        (false, true) => set_rows(state, inst.src[0], 1, offset),
        (false, false) => {}
    }
    let to_lds = inst.mem.lds || inst.op.name().contains("_lds_");
    if to_lds {
        let at = rng.u64(0..state.lds.len().max(1) as u64);
        state.m0 = at.wrapping_sub(imm) as u32 & 0x3_fffc;
    }
    let is_atomic = matches!(buffer::action(inst.op.name()), Some(buffer::Action::Atomic(_)));
    // In which order the dwords of several lanes are stored is not said: they store to different places.
    let is_wide = matches!(buffer::action(inst.op.name()), Some(buffer::Action::Store(d)) if d.bytes > 4);
    let mut stored = BTreeSet::new();
    filter(state, |state, lane| {
        let pieces = buffer::pieces(inst, state, lane);
        let inside = |(place, bytes): &(Place, usize)| match place {
            Place::Nothing => true,
            Place::Memory(at) => {
                is_inside(state, *place, *bytes) && (!is_atomic || at.is_multiple_of(*bytes as u64))
            }
            _ => false,
        };
        if !pieces.iter().all(inside) || !buffer::is_aligned(inst, state, lane) {
            return false;
        }
        let places = pieces.iter().flat_map(|(place, bytes)| match place {
            Place::Memory(at) if is_wide => *at..*at + *bytes as u64,
            _ => 0..0,
        });
        let places: Vec<u64> = places.collect();
        let free = places.iter().all(|at| !stored.contains(at));
        if free {
            stored.extend(places);
        }
        free
    });
}

fn scalars(inst: &Inst, state: &mut State, rng: &mut Rng) {
    let Some((size, align)) = scalar::size(inst) else {
        return;
    };
    let (size, room) = (size as u64, state.memory.len() as u64);
    let register = match inst.src[1] {
        Operand::None => 0,
        _ => 4 * rng.u64(0..32),
    };
    set_scalar_dword(state, inst.src[1], 0, register as u32);
    let imm = i64::from(inst.mem.offset) as u64;
    let wanted = rng.u64(0..room - size) / align * align;
    let offset = imm.wrapping_add(register * scalar::scale(inst));
    // Sometimes bits that are ignored.
    let slack = if align == 4 && rng.bool() {
        rng.u64(0..4)
    } else {
        0
    };
    let base = if scalar::is_buffer(inst) {
        state.memory_base + wanted / 4 * 4
    } else {
        state.memory_base.wrapping_add(wanted).wrapping_sub(offset & !3)
    };
    let base = if offset & 3 == 0 { base + slack } else { base };
    if scalar::is_buffer(inst) {
        // The offset stays as it is; the buffer ends where the window does, or before, or nothing of it is in range.
        let base = base.wrapping_sub(offset & !3);
        let beyond = state.memory_base + room - base.min(state.memory_base + room);
        let (stride, records) = match rng.u8(0..3) {
            0 => (0, beyond),
            1 => (4, beyond / 4 / 8),
            _ => (0, rng.u64(0..beyond.max(1))),
        };
        for (i, w) in [
            base as u32,
            (base >> 32) as u32 & 0xffff | stride << 16,
            records as u32,
            if stride == 0 { rng.u32(..) } else { 0 },
        ]
        .into_iter()
        .enumerate()
        {
            set_scalar_dword(state, inst.src[0], i, w);
        }
        return;
    }
    set_scalar_dword(state, inst.src[0], 0, base as u32);
    set_scalar_dword(state, inst.src[0], 1, (base >> 32) as u32);
}
