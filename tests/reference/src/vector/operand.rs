//! Operands: registers, constants, masks of lanes.

use outcrop_isa::{DataKind, Operand, OperandType, SpecialReg, WaveSize};

use crate::state::State;

/// A scalar operand's dword.
#[must_use]
pub fn scalar_dword(state: &State, operand: Operand, dword: usize) -> u32 {
    let wide = |v: u64, high: usize| v.checked_shr(32 * (dword + high) as u32).unwrap_or(0) as u32;
    match operand {
        Operand::Sgpr(n) => state.sgpr.get(usize::from(n) + dword).copied().unwrap_or(0),
        Operand::Special(SpecialReg::VccLo) => wide(state.vcc, 0),
        Operand::Special(SpecialReg::VccHi) => wide(state.vcc, 1),
        Operand::Special(SpecialReg::ExecLo) => wide(state.exec, 0),
        Operand::Special(SpecialReg::ExecHi) => wide(state.exec, 1),
        Operand::Special(SpecialReg::M0) => state.m0,
        Operand::Special(SpecialReg::Scc) if dword == 0 => u32::from(state.scc),
        Operand::Special(SpecialReg::Vccz) if dword == 0 => u32::from(lanes_of(state, state.vcc) == 0),
        Operand::Special(SpecialReg::Execz) if dword == 0 => u32::from(state.exec == 0),
        _ => 0,
    }
}

fn lanes_of(state: &State, mask: u64) -> u64 {
    mask & u64::MAX >> (64 - state.lanes())
}

/// Writes a dword of a scalar register.
pub fn set_scalar_dword(state: &mut State, operand: Operand, dword: usize, v: u32) {
    let set = |wide: &mut u64, high: usize| {
        let shift = 32 * (dword + high);
        *wide = *wide & !(0xffff_ffff << shift) | u64::from(v) << shift;
    };
    match operand {
        Operand::Sgpr(n) => state.sgpr[usize::from(n) + dword] = v,
        Operand::Special(SpecialReg::VccLo) => set(&mut state.vcc, 0),
        Operand::Special(SpecialReg::VccHi) => set(&mut state.vcc, 1),
        Operand::Special(SpecialReg::ExecLo) if dword == 0 || state.wave == WaveSize::Wave64 => {
            set(&mut state.exec, 0);
        }
        Operand::Special(SpecialReg::ExecHi) if state.wave == WaveSize::Wave64 => set(&mut state.exec, 1),
        Operand::Special(SpecialReg::M0) => state.m0 = v,
        _ => {}
    }
}

/// A mask of lanes in a scalar register or pair.
#[must_use]
pub fn mask(state: &State, operand: Operand) -> u64 {
    let low = u64::from(scalar_dword(state, operand, 0));
    match state.wave {
        WaveSize::Wave32 => low,
        WaveSize::Wave64 => low | u64::from(scalar_dword(state, operand, 1)) << 32,
    }
}

/// Writes a mask of lanes.
pub fn set_mask(state: &mut State, operand: Operand, mask: u64) {
    set_scalar_dword(state, operand, 0, mask as u32);
    if state.wave == WaveSize::Wave64 {
        set_scalar_dword(state, operand, 1, (mask >> 32) as u32);
    }
}

/// Bits of one value of a kind.
#[must_use]
pub const fn width(kind: OperandType) -> u32 {
    match kind.kind {
        DataKind::B16 | DataKind::I16 | DataKind::U16 | DataKind::F16 | DataKind::Bf16 => 16,
        _ => match kind.dwords {
            0 | 1 => 32,
            _ => 64,
        },
    }
}

/// The value of a constant operand.
///
/// Integers are sign extended. A float constant takes the operand's format: binary16 in the low half of 16-bit and packed
/// operands, binary64 in 64 bits. A literal is the high half of an f64 and is sign extended to a signed integer.
#[must_use]
pub fn constant(operand: Operand, kind: OperandType) -> Option<u64> {
    let bits = width(kind);
    let low = |v: u64| if bits == 64 { v } else { v & ((1 << bits) - 1) };
    Some(match operand {
        Operand::Int(v) if matches!(kind.kind, DataKind::PkF32 | DataKind::PkB32) => {
            u64::from(v as u32) << 32 | u64::from(v as u32)
        }
        Operand::Int(v) => low(i64::from(v) as u64),
        Operand::Float(f) => match kind.kind {
            DataKind::F16 | DataKind::PkF16 | DataKind::B16 | DataKind::I16 | DataKind::U16 => {
                f.f16_bits().into()
            }
            DataKind::Bf16 | DataKind::PkBf16 => (f.f32_bits() >> 16).into(),
            DataKind::PkF32 | DataKind::PkB32 => u64::from(f.f32_bits()) << 32 | u64::from(f.f32_bits()),
            _ if bits == 64 => f.f64_bits(),
            _ => f.f32_bits().into(),
        },
        Operand::Literal(v) => match kind.kind {
            DataKind::F64 => u64::from(v) << 32,
            DataKind::I64 => i64::from(v as i32) as u64,
            DataKind::PkF32 | DataKind::PkB32 => u64::from(v) << 32 | u64::from(v),
            _ => low(v.into()),
        },
        _ => return None,
    })
}

/// The register operand's bits in a lane: up to two dwords.
#[must_use]
pub fn register(state: &State, operand: Operand, dwords: u8, lane: usize) -> u64 {
    let dword = |i: usize| match operand {
        Operand::Vgpr(n) => state.vgpr[usize::from(n) + i][lane],
        Operand::Agpr(n) => state.agpr[usize::from(n) + i][lane],
        _ => scalar_dword(state, operand, i),
    };
    let low = u64::from(dword(0));
    if dwords > 1 {
        low | u64::from(dword(1)) << 32
    } else {
        low
    }
}
