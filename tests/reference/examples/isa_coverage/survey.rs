//! What the software GPU makes of random instructions of every encoding.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use outcrop_gpu::shader::{FaultCause, ShaderTarget};
use outcrop_isa::{Format, Generation, Pattern, WaveSize, patterns};

/// Instructions of an encoding that are tried until one is executed.
const TRIES: usize = 2_000;

/// The operations of a target.
pub struct Operations {
    /// Those of compute, with why they are not executed, if they are not.
    pub compute: BTreeMap<&'static str, Option<String>>,
    /// The others.
    pub graphics: BTreeSet<&'static str>,
}

/// Whether an operation is one of graphics: it reads or writes images, parameters, or what a shader exports.
fn is_graphics(pattern: &Pattern) -> bool {
    let format = matches!(
        pattern.format,
        Format::Mimg | Format::Exp | Format::Vintrp | Format::Vinterp | Format::Ldsdir
    );
    format || pattern.op.name().starts_with("v_interp")
}

/// Whether an instruction of the pattern is executed; else why not.
fn refusal(target: ShaderTarget, pattern: &Pattern, rng: &mut Rng) -> Option<String> {
    let waves: &[WaveSize] = if target.get().generation() == Generation::Gfx9 {
        &[WaveSize::Wave64]
    } else {
        &[WaveSize::Wave32, WaveSize::Wave64]
    };
    let mut why = "no instruction found".to_owned();
    for _ in 0..TRIES {
        // Few bits set: plain registers, no modifiers that mean nothing.
        let bits = (0..rng.usize(0..4)).fold(rng.u128(..), |bits, _| bits & rng.u128(..));
        let code = pattern.value | bits & pattern.free & !pattern.ignored;
        let mut words = [0, 0, 0, 0, rng.u32(..)];
        for (i, word) in words.iter_mut().take(4).enumerate() {
            *word = (code >> (32 * i)) as u32;
        }
        if let Some(literal) = words.get_mut(usize::from(pattern.dwords)) {
            *literal = rng.u32(..);
        }
        for wave in waves {
            match target.executes(&words, *wave) {
                Ok(inst) if inst.op == pattern.op && inst.format == pattern.format => return None,
                Ok(_) => {}
                Err(FaultCause::NotExecuted { mnemonic, what, .. }) if mnemonic == pattern.op.name() => {
                    what.clone_into(&mut why);
                }
                Err(FaultCause::IllegalInstruction { .. }) if decodes(target, &words, *wave, pattern) => {
                    return None;
                }
                Err(FaultCause::NotExecuted { .. } | FaultCause::IllegalInstruction { .. }) => {}
                // It is there to fault.
                Err(_) => return None,
            }
        }
    }
    Some(why)
}

/// Whether the words are an instruction of the pattern that is illegal by what it does.
fn decodes(target: ShaderTarget, words: &[u32], wave: WaveSize, pattern: &Pattern) -> bool {
    outcrop_isa::decode_wave(target.get(), wave, words).is_ok_and(|inst| inst.op == pattern.op)
}

/// Looks at all operations of a target.
pub fn survey(target: ShaderTarget) -> Operations {
    let mut rng = Rng::with_seed(1);
    let mut all = Operations {
        compute: BTreeMap::new(),
        graphics: BTreeSet::new(),
    };
    for pattern in patterns(target.get()) {
        let name = pattern.op.name();
        if is_graphics(&pattern) {
            all.graphics.insert(name);
            continue;
        }
        let entry = all.compute.entry(name).or_insert(None);
        if entry.is_none() {
            *entry = refusal(target, &pattern, &mut rng);
        }
    }
    all
}
