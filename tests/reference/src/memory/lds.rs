//! DS instructions.

use outcrop_isa::{Inst, Operand};

use super::atomic::{self, Context};
use super::{Place, data, read, set_vector_wide, vector, vector_wide, write};
use crate::Execute;
use crate::state::State;

/// Elements that lanes exchange in a transposing read: bits of one, bytes of a lane.
fn transposed(name: &str) -> Option<(usize, usize)> {
    Some(match name {
        "read_b64_tr_b16" => (16, 8),
        "read_b64_tr_b8" => (8, 8),
        "read_b64_tr_b4" => (4, 8),
        "read_b96_tr_b6" => (6, 12),
        _ => return None,
    })
}

/// Two accesses: dwords of each, and the factor of the offsets beside the size.
fn double(name: &str, stems: [&str; 2]) -> Option<(usize, u64)> {
    let rest = stems.iter().find_map(|stem| name.strip_prefix(stem))?;
    Some(match rest {
        "_b32" => (1, 1),
        "_b64" => (2, 1),
        "st64_b32" | "_stride64_b32" => (1, 64),
        "st64_b64" | "_stride64_b64" => (2, 64),
        _ => return None,
    })
}

fn loads2(name: &str) -> Option<(usize, u64)> {
    double(name, ["read2", "load_2addr"])
}

fn stores2(name: &str) -> Option<(usize, u64)> {
    double(name, ["write2", "store_2addr"])
}

fn exchanges2(name: &str) -> Option<(usize, u64)> {
    double(&name.replacen("_rtn", "", 1), ["wrxchg2", "storexchg_2addr"])
}

fn load(name: &str) -> Option<data::Data> {
    let name = name
        .strip_prefix("read_")
        .or_else(|| name.strip_prefix("load_"))?;
    data::of_load(name)
}

fn store(name: &str) -> Option<data::Data> {
    let name = name
        .strip_prefix("write_")
        .or_else(|| name.strip_prefix("store_"))?;
    data::of_store(name)
}

/// An atomic, and whether it returns.
fn atomic(name: &str) -> Option<(atomic::Atomic, bool)> {
    let plain = name.replacen("rtn_", "", 1);
    Some((atomic::of_name(&plain)?, plain != name))
}

const OTHERS: [&str; 9] = [
    "nop",
    "append",
    "consume",
    "read_addtid_b32",
    "load_addtid_b32",
    "write_addtid_b32",
    "store_addtid_b32",
    "condxchg32_rtn_b64",
    "bvh_stack_rtn_b32",
];

/// How a mnemonic is executed.
pub(super) fn execute(name: &str) -> Option<Execute> {
    let name = name.strip_prefix("ds_")?;
    let known = load(name).is_some()
        || store(name).is_some()
        || atomic(name).is_some()
        || transposed(name).is_some()
        || loads2(name).or(stores2(name)).or(exchanges2(name)).is_some()
        || OTHERS.contains(&name);
    known.then_some(run)
}

/// The bytes of an access: those beyond the LDS are nowhere, and then none of the access is anywhere.
pub(super) fn place(state: &State, at: u64, bytes: usize) -> Place {
    if at + bytes as u64 <= state.lds.len() as u64 {
        Place::Lds(at)
    } else {
        Place::Nothing
    }
}

/// Bytes of a lane's access, of each if there are two.
pub(super) fn bytes(inst: &Inst) -> u64 {
    let name = inst.op.name().trim_start_matches("ds_");
    let two = loads2(name).or(stores2(name)).or(exchanges2(name));
    let dwords = two
        .map(|(dwords, _)| dwords)
        .or(atomic(name).map(|(a, _)| a.dwords));
    let one = load(name).or(store(name));
    one.map_or(4 * dwords.unwrap_or(1) as u64, |data| data.bytes as u64)
}

/// How many bytes an access has to be aligned to; 1 for most.
pub(super) fn alignment(inst: &Inst) -> u64 {
    let name = inst.op.name().trim_start_matches("ds_");
    if let Some((dwords, _)) = exchanges2(name) {
        return 4 * dwords as u64;
    }
    match atomic(name) {
        Some((a, _)) => 4 * a.dwords as u64,
        None if matches!(name, "append" | "consume") => 4,
        None if transposed(name).is_some() => 16,
        None => 1,
    }
}

fn run(inst: &Inst, before: &State, after: &mut State) {
    let name = inst.op.name().trim_start_matches("ds_");
    let [address, first, second, _] = inst.src;
    let base = |lane: usize| vector(before, address, 0, lane);
    let offset = inst.mem.offset as u32 & 0xffff;
    let single = |lane: usize| u64::from(base(lane).wrapping_add(offset));
    let pair = |lane: usize, size: usize, factor: u64| {
        [inst.mem.offset0, inst.mem.offset1].map(|n| {
            let bytes = u64::from(n) * 4 * size as u64 * factor;
            u64::from(base(lane).wrapping_add(bytes as u32))
        })
    };
    if let Some((bits, bytes)) = transposed(name) {
        return transpose(inst, before, after, bits, bytes, &single);
    }
    if let Some((dwords, factor)) = loads2(name) {
        for lane in before.active() {
            let [a, b] =
                pair(lane, dwords, factor).map(|at| read(before, place(before, at, 4 * dwords), 4 * dwords));
            set_vector_wide(after, inst.dst, 2 * dwords, lane, a | b << (32 * dwords));
        }
        return;
    }
    if let Some((dwords, factor)) = stores2(name) {
        // All lanes' first data, then all second.
        for (i, data) in [first, second].into_iter().enumerate() {
            for lane in before.active() {
                let at = pair(lane, dwords, factor)[i];
                let v = vector_wide(before, data, dwords, lane);
                let place = place(before, at, 4 * dwords);
                write(after, place, 4 * dwords, v);
            }
        }
        return;
    }
    if let Some((dwords, factor)) = exchanges2(name) {
        let mut result = [[0u128; 2]; 64];
        for (i, data) in [first, second].into_iter().enumerate() {
            for lane in before.active() {
                let at = pair(lane, dwords, factor)[i];
                let place = place(before, at, 4 * dwords);
                result[lane][i] = read(after, place, 4 * dwords);
                write(after, place, 4 * dwords, vector_wide(before, data, dwords, lane));
            }
        }
        for lane in before.active() {
            let [a, b] = result[lane];
            set_vector_wide(after, inst.dst, 2 * dwords, lane, a | b << (32 * dwords));
        }
        return;
    }
    if let Some(d) = load(name) {
        for lane in before.active() {
            let v = read(before, place(before, single(lane), d.bytes), d.bytes);
            let old = vector(before, inst.dst, 0, lane);
            set_vector_wide(after, inst.dst, d.dwords(), lane, d.loaded(before.target, v, old));
        }
        return;
    }
    if let Some(d) = store(name) {
        for lane in before.active() {
            let v = d.stored(vector_wide(before, first, d.dwords(), lane));
            let place = place(before, single(lane), d.bytes);
            write(after, place, d.bytes, v);
        }
        return;
    }
    if let Some((a, returns)) = atomic(name) {
        let bytes = 4 * a.dwords;
        let context = Context {
            target: before.target,
            mode: before.mode,
            in_lds: true,
        };
        for lane in before.active() {
            let place = place(before, single(lane), bytes);
            let old = read(after, place, bytes);
            let one = vector_wide(before, first, a.dwords, lane) as u64;
            let two = vector_wide(before, second, a.dwords, lane) as u64;
            write(after, place, bytes, a.apply(old as u64, one, two, context).into());
            if returns {
                set_vector_wide(after, inst.dst, a.dwords, lane, old);
            }
        }
        return;
    }
    let m0 = u64::from(before.m0 & 0xffff) + u64::from(offset);
    match name {
        "nop" => {}
        "bvh_stack_rtn_b32" => super::stack::run(inst, before, after),
        "append" | "consume" => {
            let place = place(before, m0, 4);
            let (old, n) = (read(before, place, 4) as u32, before.exec.count_ones());
            let new = if name == "append" {
                old.wrapping_add(n)
            } else {
                old.wrapping_sub(n)
            };
            write(after, place, 4, new.into());
            for lane in before.active() {
                set_vector_wide(after, inst.dst, 1, lane, old.into());
            }
        }
        "condxchg32_rtn_b64" => {
            for lane in before.active() {
                let at = single(lane) & 0xfff8;
                let place = place(before, at, 8);
                let mut result = 0;
                for i in 0..2 {
                    let place = place.plus(4 * i);
                    let (old, new) = (read(after, place, 4), vector(before, first, i as usize, lane));
                    result |= old << (32 * i);
                    if new >> 31 != 0 {
                        write(after, place, 4, (new & 0x7fff_ffff).into());
                    }
                }
                set_vector_wide(after, inst.dst, 2, lane, result);
            }
        }
        _ => {
            // The address is M0 and the lane.
            let data = if first == Operand::None { address } else { first };
            for lane in before.active() {
                let place = place(before, m0 + 4 * lane as u64, 4);
                if inst.dst == Operand::None {
                    write(after, place, 4, vector(before, data, 0, lane).into());
                } else {
                    set_vector_wide(after, inst.dst, 1, lane, read(before, place, 4));
                }
            }
        }
    }
}

/// Sixteen lanes have a matrix of rows of sixteen elements, each row in as many lanes as it needs; the result of lane `i`
/// is column `i` (CDNA 4 ISA, "MFMA Transpose Load from LDS", and LLVM's lowering of the intrinsics).
fn transpose(
    inst: &Inst,
    before: &State,
    after: &mut State,
    bits: usize,
    bytes: usize,
    address: &dyn Fn(usize) -> u64,
) {
    let each = 8 * bytes / bits;
    let element = |n: usize, group: usize| {
        let lane = group + n / each;
        let at = address(lane);
        let all = if before.exec >> lane & 1 != 0 {
            read(before, place(before, at, bytes), bytes)
        } else {
            0
        };
        all >> (n % each * bits) & ((1 << bits) - 1)
    };
    for lane in before.active() {
        let (group, column) = (lane & !15, lane & 15);
        let v = (0..each).fold(0, |v, row| v | element(16 * row + column, group) << (row * bits));
        set_vector_wide(after, inst.dst, bytes / 4, lane, v);
    }
}
