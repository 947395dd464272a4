//! Instructions that read or write other lanes, or registers that M0 chooses.

use outcrop_isa::{Format, Generation, Inst, Operand, Target, WaveSize};

use crate::Meaning;
use crate::state::State;
use crate::vector::{self, Operation, Run, constant, is_vector, scalar_dword, set_scalar_dword};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, format: Format) -> Option<Meaning> {
    let vector: fn(&Inst, &State, &mut State) = match name {
        "v_readfirstlane_b32" | "v_readlane_b32" => read_lane,
        "v_writelane_b32" => write_lane,
        "v_permlane16_b32" | "v_permlanex16_b32" | "v_permlane16_var_b32" | "v_permlanex16_var_b32" => {
            permute_rows
        }
        "v_permlane64_b32" => exchange_halves,
        "v_permlane16_swap_b32" | "v_permlane32_swap_b32" => swap_rows,
        "v_movrels_b32" | "v_movreld_b32" | "v_movrelsd_b32" | "v_movrelsd_2_b32" => move_relative,
        "v_swaprel_b32" => swap_relative,
        "ds_swizzle_b32" => return (format == Format::Ds).then_some(Meaning::Other(swizzle)),
        "ds_permute_b32" => return Some(Meaning::Other(permute)),
        "ds_bpermute_b32" | "ds_bpermute_fi_b32" => return Some(Meaning::Other(permute_back)),
        _ => return None,
    };
    is_vector(format).then_some(Meaning::Vector(Operation::bits(Run::Wave(vector))))
}

fn number(operand: Operand) -> usize {
    match operand {
        Operand::Vgpr(n) => n.into(),
        other => panic!("{other:?} is no vector register"),
    }
}

fn is_on(state: &State, lane: usize) -> bool {
    state.exec >> lane & 1 != 0
}

fn scalar(state: &State, inst: &Inst, i: usize) -> u32 {
    constant(inst.src[i], inst.src_type[i]).map_or_else(|| scalar_dword(state, inst.src[i], 0), |v| v as u32)
}

fn read_lane(inst: &Inst, before: &State, after: &mut State) {
    let lane = if inst.op.name() == "v_readlane_b32" {
        scalar(before, inst, 1) as usize % before.lanes()
    } else {
        before.active().next().unwrap_or(0)
    };
    set_scalar_dword(after, inst.dst, 0, before.vgpr[number(inst.src[0])][lane]);
}

fn write_lane(inst: &Inst, before: &State, after: &mut State) {
    let lane = scalar(before, inst, 1) as usize % before.lanes();
    after.vgpr[number(inst.dst)][lane] = scalar(before, inst, 0);
}

/// Half selection means "fetch inactive" and "bound control".
fn fetches(inst: &Inst) -> (bool, bool) {
    (inst.op_sel & 1 != 0, inst.op_sel & 2 != 0)
}

fn permute_rows(inst: &Inst, before: &State, after: &mut State) {
    let name = inst.op.name();
    let (inactive, zero) = fetches(inst);
    for lane in before.active() {
        let select = if name.contains("_var") {
            before.vgpr[number(inst.src[1])][lane] & 15
        } else {
            scalar(before, inst, 1 + lane % 16 / 8) >> (4 * (lane % 8)) & 15
        };
        let row = (lane / 16) ^ usize::from(name.contains("x16"));
        let from = 16 * row + select as usize;
        let v = if inactive || is_on(before, from) {
            before.vgpr[number(inst.src[0])][from]
        } else if zero {
            0
        } else {
            continue;
        };
        after.vgpr[number(inst.dst)][lane] = v;
    }
}

fn exchange_halves(inst: &Inst, before: &State, after: &mut State) {
    if before.wave == WaveSize::Wave32 {
        return;
    }
    for lane in before.active() {
        after.vgpr[number(inst.dst)][lane] = before.vgpr[number(inst.src[0])][(lane + 32) % 64];
    }
}

/// Odd rows of the first register and even rows of the second change places.
fn swap_rows(inst: &Inst, before: &State, after: &mut State) {
    let (inactive, zero) = fetches(inst);
    let size = if inst.op.name().contains("32_swap") {
        32
    } else {
        16
    };
    let (dst, src) = (number(inst.dst), number(inst.src[0]));
    for low in (0..64).filter(|lane| lane / size % 2 == 0) {
        let high = low + size;
        for (register, to, from, v) in [
            (dst, high, low, before.vgpr[src][low]),
            (src, low, high, before.vgpr[dst][high]),
        ] {
            if is_on(before, to) {
                if inactive || is_on(before, from) {
                    after.vgpr[register][to] = v;
                } else if zero {
                    after.vgpr[register][to] = 0;
                }
            }
        }
    }
}

/// What M0 adds to the number of the source and of the destination.
fn offsets(name: &str, m0: u32) -> (usize, usize) {
    let (low, high) = ((m0 & 0x3ff) as usize, (m0 >> 16 & 0x3ff) as usize);
    match name {
        "v_movrels_b32" => (m0 as usize, 0),
        "v_movreld_b32" => (0, m0 as usize),
        "v_movrelsd_b32" => (m0 as usize, m0 as usize),
        _ => (low, high),
    }
}

/// A move between the registers that M0 chooses, with all that a move may have: lane exchange, parts of registers.
fn move_relative(inst: &Inst, before: &State, after: &mut State) {
    let (from, to) = offsets(inst.op.name(), before.m0);
    let mut moved = *inst;
    if let Operand::Vgpr(n) = inst.src[0] {
        moved.src[0] = Operand::Vgpr(n + from as u8);
    }
    moved.dst = Operand::Vgpr((number(inst.dst) + to) as u8);
    vector::apply(Operation::bits(Run::Value(|_, [v, ..]| v)), &moved, before, after);
}

fn swap_relative(inst: &Inst, before: &State, after: &mut State) {
    let (from, to) = offsets(inst.op.name(), before.m0);
    let (from, to) = (number(inst.src[0]) + from, number(inst.dst) + to);
    for lane in before.active() {
        after.vgpr[to][lane] = before.vgpr[from][lane];
        after.vgpr[from][lane] = before.vgpr[to][lane];
    }
}

/// Lanes that are off are read as 0.
fn fetch(state: &State, register: usize, lane: usize) -> u32 {
    if is_on(state, lane) {
        state.vgpr[register][lane]
    } else {
        0
    }
}

fn swizzle(inst: &Inst, before: &State, after: &mut State) {
    let offset = usize::from(inst.mem.offset as u16);
    let (dst, src) = (number(inst.dst), number(inst.src[0]));
    for lane in before.active() {
        let at = lane & 31;
        let from = if offset & 0x8000 == 0 {
            let (and, or, xor) = (offset & 31, offset >> 5 & 31, offset >> 10 & 31);
            (at & and | or) ^ xor
        } else if offset & 0xe000 == 0xc000 {
            // Rotated within a group of lanes that the mask keeps.
            let (mask, n) = (offset & 31, offset >> 5 & 31);
            let sum = if offset & 0x400 != 0 { at + 32 - n } else { at + n };
            at & mask | sum & !mask & 31
        } else if offset & 0xe000 == 0xe000 {
            fft(at, offset & 31)
        } else {
            at & !3 | offset >> (2 * (at & 3)) & 3
        };
        after.vgpr[dst][lane] = fetch(before, src, lane & !31 | from);
    }
}

/// The lane that a Fourier transform's exchange reads: as many bits as the mask leaves, in reverse order.
fn fft(lane: usize, mask: usize) -> usize {
    let bits: usize = (0..5).map(|i| (lane >> i & 1) << (4 - i)).sum();
    (bits >> mask.count_ones() | lane & mask) & 31
}

/// Lanes among which `ds_permute` and `ds_bpermute` exchange: on gfx10 and gfx11 the halves of a wave of 64 stay apart
/// (LLVM, `GCNSubtarget::supportsWaveWideBPermute`).
fn reach(state: &State) -> usize {
    match state.target.generation() {
        Generation::Gfx10 | Generation::Gfx11 => 32,
        _ => state.lanes(),
    }
}

fn permute(inst: &Inst, before: &State, after: &mut State) {
    let (dst, address, data) = (number(inst.dst), number(inst.src[0]), number(inst.src[1]));
    let lanes = reach(before);
    let mut results = [0; 64];
    for lane in before.active() {
        let at = before.vgpr[address][lane].wrapping_add(inst.mem.offset as u32);
        results[lane / lanes * lanes + at as usize / 4 % lanes] = before.vgpr[data][lane];
    }
    for lane in before.active() {
        after.vgpr[dst][lane] = results[lane];
    }
}

fn permute_back(inst: &Inst, before: &State, after: &mut State) {
    let (dst, address, data) = (number(inst.dst), number(inst.src[0]), number(inst.src[1]));
    let inactive = inst.op.name() == "ds_bpermute_fi_b32";
    for lane in before.active() {
        let at = before.vgpr[address][lane].wrapping_add(inst.mem.offset as u32);
        let lanes = reach(before);
        let from = lane / lanes * lanes + at as usize / 4 % lanes;
        after.vgpr[dst][lane] = if inactive {
            before.vgpr[data][from]
        } else {
            fetch(before, data, from)
        };
    }
}
