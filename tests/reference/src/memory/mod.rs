//! Memory instructions: LDS, flat, global and scratch, buffers, scalar memory.
//!
//! Sources: the chapters on memory of the CDNA 3 and 4, RDNA 2, 3, 3.5 and 4 ISA. A wave's window of memory
//! ([`State::memory`]) is all the memory that there is, and its scratch memory as well if [`State::private`] is set. An
//! access outside of it has no meaning here: [`prepare`] makes addresses that are inside, or switches lanes off.

mod atomic;
mod buffer;
mod data;
mod flat;
mod format;
mod lds;
mod prepare;
mod scalar;
mod stack;

use outcrop_isa::{Format, Inst, Operand, Target};

use crate::state::State;
use crate::{Execute, Meaning};

pub use prepare::prepare;

/// First address of the aperture through which flat addresses reach the LDS, and that of scratch memory.
pub const SHARED_BASE: u64 = 1 << 48;
/// See [`SHARED_BASE`].
pub const PRIVATE_BASE: u64 = 2 << 48;

/// The encodings of memory instructions.
pub const FORMATS: [Format; 7] = [
    Format::Ds,
    Format::Flat,
    Format::Global,
    Format::Scratch,
    Format::Mubuf,
    Format::Mtbuf,
    Format::Smem,
];

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, target: Target, format: Format) -> Option<Meaning> {
    let run: Option<Execute> = match format {
        Format::Ds => lds::execute(name),
        Format::Flat | Format::Global | Format::Scratch => flat::execute(name, target),
        Format::Mubuf | Format::Mtbuf => buffer::execute(name),
        Format::Smem => scalar::execute(name),
        _ => None,
    };
    run.map(Meaning::Other)
}

/// Where an access of one lane goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Nowhere: reads are 0, writes are dropped.
    Nothing,
    /// A byte of the LDS.
    Lds(u64),
    /// A device address.
    Memory(u64),
    /// A byte of a lane's scratch memory.
    Private(usize, u64),
}

impl Place {
    /// The byte `n` later.
    fn plus(self, n: u64) -> Self {
        match self {
            Self::Nothing => Self::Nothing,
            Self::Lds(at) => Self::Lds(at.wrapping_add(n)),
            Self::Memory(at) => Self::Memory(at.wrapping_add(n)),
            Self::Private(lane, at) => Self::Private(lane, at.wrapping_add(n)),
        }
    }

    /// Where the byte is in the window or the LDS; `None` if it is in neither.
    fn index(self, state: &State) -> Option<(bool, usize)> {
        let (lds, at) = match self {
            Self::Nothing => return None,
            Self::Lds(at) => (true, at),
            Self::Memory(at) => (false, at.wrapping_sub(state.memory_base)),
            // A dword of each lane in turn.
            Self::Private(lane, at) => {
                let lanes = state.lanes() as u64;
                (false, at / 4 * 4 * lanes + 4 * lane as u64 + at % 4)
            }
        };
        let bytes = if lds { &state.lds } else { &state.memory };
        let at = usize::try_from(at).ok()?;
        (at < bytes.len()).then_some((lds, at))
    }
}

/// Whether all of an access is in the window or the LDS.
fn is_inside(state: &State, place: Place, bytes: usize) -> bool {
    (0..bytes as u64).all(|i| place.plus(i).index(state).is_some())
}

/// The bytes of an access, little-endian; those that are nowhere are 0.
fn read(state: &State, place: Place, bytes: usize) -> u128 {
    let byte = |i: usize| match place.plus(i as u64).index(state) {
        Some((true, at)) => state.lds[at],
        Some((false, at)) => state.memory[at],
        None => 0,
    };
    (0..bytes).fold(0, |v, i| v | u128::from(byte(i)) << (8 * i))
}

fn write(state: &mut State, place: Place, bytes: usize, v: u128) {
    for i in 0..bytes {
        let byte = (v >> (8 * i)) as u8;
        match place.plus(i as u64).index(state) {
            Some((true, at)) => state.lds[at] = byte,
            Some((false, at)) => state.memory[at] = byte,
            None => {}
        }
    }
}

/// A dword of a vector register operand.
fn vector(state: &State, operand: Operand, dword: usize, lane: usize) -> u32 {
    match operand {
        Operand::Vgpr(n) => state.vgpr[usize::from(n) + dword][lane],
        Operand::Agpr(n) => state.agpr[usize::from(n) + dword][lane],
        _ => 0,
    }
}

fn set_vector(state: &mut State, operand: Operand, dword: usize, lane: usize, v: u32) {
    match operand {
        Operand::Vgpr(n) => state.vgpr[usize::from(n) + dword][lane] = v,
        Operand::Agpr(n) => state.agpr[usize::from(n) + dword][lane] = v,
        _ => {}
    }
}

/// Consecutive dwords of a vector register operand.
fn vector_wide(state: &State, operand: Operand, dwords: usize, lane: usize) -> u128 {
    (0..dwords).fold(0, |v, i| {
        v | u128::from(vector(state, operand, i, lane)) << (32 * i)
    })
}

fn set_vector_wide(state: &mut State, operand: Operand, dwords: usize, lane: usize, v: u128) {
    for i in 0..dwords {
        set_vector(state, operand, i, lane, (v >> (32 * i)) as u32);
    }
}

/// A dword of a scalar operand, constants included.
fn scalar(state: &State, inst: &Inst, i: usize, dword: usize) -> u32 {
    let (operand, kind) = (inst.src[i], inst.src_type[i]);
    match operand.constant(kind.kind) {
        Some(v) => (v >> (32 * dword)) as u32,
        None => crate::vector::scalar_dword(state, operand, dword),
    }
}

fn scalar64(state: &State, inst: &Inst, i: usize) -> u64 {
    u64::from(scalar(state, inst, i, 0)) | u64::from(scalar(state, inst, i, 1)) << 32
}

/// The registers that a load fills: the result, or the data of older encodings.
fn result(inst: &Inst) -> Operand {
    if inst.dst == Operand::None {
        inst.src[1]
    } else {
        inst.dst
    }
}
