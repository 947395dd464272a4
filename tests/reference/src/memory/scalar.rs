//! SMEM instructions.

use outcrop_isa::{Generation, Inst, Operand};

use super::atomic::{self, Context};
use super::{Place, is_inside, read, scalar, scalar64, write};
use crate::Execute;
use crate::state::State;
use crate::vector::set_scalar_dword;

#[derive(Clone, Copy)]
enum Action {
    Load(usize),
    Small(usize, bool),
    Store(usize),
    Atomic(atomic::Atomic),
    /// The time, which stands still at 0 in a test.
    Time,
    Nothing,
}

/// Where it works, and what it does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Space {
    Memory,
    Buffer,
    Scratch,
}

fn dwords(name: &str) -> Option<usize> {
    Some(match name {
        "dword" | "b32" => 1,
        "dwordx2" | "b64" => 2,
        "b96" => 3,
        "dwordx4" | "b128" => 4,
        "dwordx8" | "b256" => 8,
        "dwordx16" | "b512" => 16,
        _ => return None,
    })
}

fn action(name: &str) -> Option<(Space, Action)> {
    let name = name.strip_prefix("s_")?;
    if name.starts_with("dcache_")
        || name.contains("prefetch")
        || matches!(name, "gl1_inv" | "atc_probe" | "atc_probe_buffer")
    {
        return Some((Space::Memory, Action::Nothing));
    }
    if matches!(name, "memtime" | "memrealtime") {
        return Some((Space::Memory, Action::Time));
    }
    let (space, name) = if let Some(rest) = name.strip_prefix("buffer_") {
        (Space::Buffer, rest)
    } else if let Some(rest) = name.strip_prefix("scratch_") {
        (Space::Scratch, rest)
    } else {
        (Space::Memory, name)
    };
    let action = if let Some(rest) = name.strip_prefix("load_") {
        match rest {
            "u8" => Action::Small(1, false),
            "i8" => Action::Small(1, true),
            "u16" => Action::Small(2, false),
            "i16" => Action::Small(2, true),
            _ => Action::Load(dwords(rest)?),
        }
    } else if let Some(rest) = name.strip_prefix("store_") {
        Action::Store(dwords(rest)?)
    } else {
        Action::Atomic(atomic::of_name(name.strip_prefix("atomic_")?)?)
    };
    Some((space, action))
}

/// How a mnemonic is executed.
pub(super) fn execute(name: &str) -> Option<Execute> {
    action(name).map(|_| run as Execute)
}

/// Bytes of the access, and their alignment.
pub(super) fn size(inst: &Inst) -> Option<(usize, u64)> {
    Some(match action(inst.op.name())?.1 {
        Action::Load(n) | Action::Store(n) => (4 * n, 4),
        Action::Small(n, _) => (n, n as u64),
        Action::Atomic(a) => (4 * a.dwords, 4 * a.dwords as u64),
        Action::Time | Action::Nothing => return None,
    })
}

/// Whether it works on a buffer.
pub(super) fn is_buffer(inst: &Inst) -> bool {
    matches!(action(inst.op.name()), Some((Space::Buffer, _)))
}

/// What the register offset counts in.
pub(super) fn scale(inst: &Inst) -> u64 {
    match action(inst.op.name()) {
        Some((Space::Scratch, _)) => 64,
        _ => 1,
    }
}

/// The offset: immediate and register.
pub(super) fn offset(inst: &Inst, state: &State) -> u64 {
    let register = match inst.src[1] {
        Operand::None => 0,
        _ => u64::from(scalar(state, inst, 1, 0)) * scale(inst),
    };
    (i64::from(inst.mem.offset) as u64).wrapping_add(register)
}

/// Bytes of a buffer: records times what they are apart.
pub(super) fn buffer_bytes(inst: &Inst, state: &State) -> u64 {
    let [_, w1, records, w3] = [0, 1, 2, 3].map(|i| u64::from(scalar(state, inst, 0, i)));
    let scale = match inst.target.generation() {
        Generation::Gfx12 => [1, 4, 8, 32][(w3 >> 18 & 3) as usize],
        _ => 1,
    };
    let stride = (w1 >> 16 & 0x3fff) * scale;
    if stride == 0 { records } else { records * stride }
}

/// Where dword (or smaller) `i` of the access is.
pub(super) fn place(inst: &Inst, state: &State, i: u64, size: u64) -> Place {
    let offset = offset(inst, state);
    if is_buffer(inst) {
        let base = scalar64(state, inst, 0) & 0xffff_ffff_ffff;
        let forced = size.min(4) - 1;
        let (at, base) = ((offset & !forced).wrapping_add(4 * i), base & !forced);
        if at.saturating_add(size) > buffer_bytes(inst, state) {
            return Place::Nothing;
        }
        return Place::Memory(base.wrapping_add(at));
    }
    let at = scalar64(state, inst, 0).wrapping_add(offset);
    Place::Memory((at & !(size.min(4) - 1)) + 4 * i)
}

fn run(inst: &Inst, before: &State, after: &mut State) {
    let Some((_, action)) = action(inst.op.name()) else {
        return;
    };
    match action {
        Action::Nothing => {}
        Action::Time => {
            for i in 0..2 {
                set_scalar_dword(after, inst.dst, i, 0);
            }
        }
        Action::Load(n) => {
            for i in 0..n {
                let v = read(before, place(inst, before, i as u64, 4), 4);
                set_scalar_dword(after, inst.dst, i, v as u32);
            }
        }
        Action::Small(n, signed) => {
            let v = read(before, place(inst, before, 0, n as u64), n) as u32;
            let unused = 32 - 8 * n as u32;
            let v = if signed {
                ((v << unused) as i32 >> unused) as u32
            } else {
                v
            };
            set_scalar_dword(after, inst.dst, 0, v);
        }
        Action::Store(n) => {
            for i in 0..n {
                let v = crate::vector::scalar_dword(before, inst.src[2], i);
                write(after, place(inst, before, i as u64, 4), 4, v.into());
            }
        }
        Action::Atomic(a) => {
            let size = 4 * a.dwords;
            let place = place(inst, before, 0, size as u64);
            let get = |first: usize| {
                (0..a.dwords).fold(0u64, |v, i| {
                    v | u64::from(crate::vector::scalar_dword(before, inst.src[2], first + i)) << (32 * i)
                })
            };
            let second = if a.is_double() { get(a.dwords) } else { 0 };
            let old = read(before, place, size);
            let context = Context {
                target: before.target,
                mode: before.mode,
                in_lds: false,
            };
            debug_assert!(place == Place::Nothing || is_inside(before, place, size));
            write(
                after,
                place,
                size,
                a.apply(old as u64, get(0), second, context).into(),
            );
            if inst.mem.glc {
                for i in 0..a.dwords {
                    set_scalar_dword(after, inst.src[2], i, (old >> (32 * i)) as u32);
                }
            }
        }
    }
}
