//! Random states for an instruction.

use fastrand::Rng;
use outcrop_isa::{DataKind, Inst, Operand, OperandType, SpecialReg};

use super::values::{mode, value};
use crate::state::State;

/// Fills a state: any bits, in the sources of the instruction values of their kinds.
pub fn state(inst: &Inst, state: &mut State, rng: &mut Rng) {
    for v in &mut state.sgpr {
        *v = value(DataKind::B32, rng) as u32;
    }
    for row in state.vgpr.iter_mut().chain(&mut state.agpr) {
        for v in row.iter_mut() {
            *v = rng.u32(..);
        }
    }
    let lanes = u64::MAX >> (64 - state.lanes());
    state.exec = lanes
        & match rng.u8(0..8) {
            0..=3 => u64::MAX,
            4 => 0xffff_ffff,
            5 => 1 << rng.u32(0..64),
            6 => rng.u64(..),
            _ => rng.u64(..) & rng.u64(..),
        };
    state.vcc = rng.u64(..);
    state.scc = rng.bool();
    state.m0 = value(DataKind::B32, rng) as u32;
    state.mode = mode(state.target, rng);
    rng.fill(&mut state.lds);
    rng.fill(&mut state.memory);
    let second = inst.second.into_iter().flat_map(|second| {
        second
            .src
            .into_iter()
            .zip(second.src_type)
            .chain([(second.dst, second.dst_type)])
    });
    let sources = inst.src.into_iter().zip(inst.src_type);
    let all: Vec<_> = sources.chain([(inst.dst, inst.dst_type)]).chain(second).collect();
    for (operand, kind) in all {
        source(operand, kind, state, rng);
    }
}

fn source(operand: Operand, kind: OperandType, state: &mut State, rng: &mut Rng) {
    let width = match kind.kind {
        DataKind::F64 | DataKind::B64 | DataKind::I64 | DataKind::U64 | DataKind::PkF32 | DataKind::PkB32 => {
            2
        }
        _ => 1,
    };
    for first in (0..usize::from(kind.dwords)).step_by(width) {
        match operand {
            Operand::Vgpr(n) | Operand::Agpr(n) => {
                let rows = if matches!(operand, Operand::Vgpr(_)) {
                    &mut state.vgpr
                } else {
                    &mut state.agpr
                };
                for lane in 0..64 {
                    let v = value(kind.kind, rng);
                    for i in 0..width {
                        if let Some(row) = rows.get_mut(usize::from(n) + first + i) {
                            row[lane] = (v >> (32 * i)) as u32;
                        }
                    }
                }
            }
            Operand::Sgpr(n) => {
                let v = value(kind.kind, rng);
                for i in 0..width {
                    if let Some(s) = state.sgpr.get_mut(usize::from(n) + first + i) {
                        *s = (v >> (32 * i)) as u32;
                    }
                }
            }
            Operand::Special(SpecialReg::VccLo) => state.vcc = value(kind.kind, rng),
            _ => {}
        }
    }
}
