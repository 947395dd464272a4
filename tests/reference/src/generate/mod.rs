//! Random instructions from the decoder's tables, and random states for them to work on.

mod encode;
mod fields;
mod legal;
mod state;
mod values;

use fastrand::Rng;
use outcrop_isa::{Inst, Pattern, Target, WaveSize, decode_wave};

use crate::state::Shape;

pub use encode::seconds;
pub use legal::has;
pub use state::state;
pub use values::{mode, value};

/// A random instruction of a pattern with operands within the shape, decoded; `None` if none is found.
pub fn instruction(
    target: Target,
    wave: WaveSize,
    pattern: &Pattern,
    shape: Shape,
    rng: &mut Rng,
) -> Option<(Vec<u32>, Inst)> {
    for _ in 0..400 {
        let words = encode::words(target, pattern, shape, rng);
        let Ok(inst) = decode_wave(target, wave, &words) else {
            continue;
        };
        if inst.op == pattern.op && inst.format == pattern.format && legal::is_legal(&inst, wave, shape) {
            let len = usize::from(inst.size) / 4;
            return Some((words[..len].to_vec(), inst));
        }
    }
    None
}
