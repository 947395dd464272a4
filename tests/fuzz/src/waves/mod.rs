//! The shader engines: streams of random instructions, run with each level of the host's instruction set.
//!
//! The bytes choose a target, a wave size and the bits of its instructions' encodings that are free. Registers of
//! addresses are led into a window of memory first, and branches go forward only. What faults is taken out and tried
//! again without, so that most of a stream is executed. Then all registers and all memory must be the same for all levels.

mod machine;
mod stream;

use core::cell::RefCell;

use outcrop_gpu::shader::{FaultCause, HostLevel};
use outcrop_isa::{Format, Generation, Op, Target, WaveSize};

use self::machine::{Machine, State, difference};
use self::stream::{Piece, Source};

/// Where addresses are led to: the low half is 0.
const BASE: u64 = 0x10_0000_0000;
/// Instructions of a stream at most.
const LONGEST: usize = 48;
/// Trap temporaries that hold [`BASE`] and the window's resource.
const BASE_AT: u32 = 108;
const RESOURCE_AT: u32 = 112;

impl Machine {
    /// Runs the bytes as instructions.
    fn check(&self, data: &[u8]) {
        let mut source = Source { bytes: data, seed: 1 };
        let seed = u64::from(source.word()) | 1 << 32;
        let mode = source.word();
        // Rounding and denormals as compilers have them, most often.
        let mode = if mode & 0xf000 == 0 {
            mode
        } else {
            mode & 0x300 | 0xf0
        };
        let mut pieces = Vec::new();
        while !source.bytes.is_empty() && pieces.len() < LONGEST {
            pieces.extend(self.language.piece(&mut source));
        }
        self.compare(&pieces, mode, seed);
        let Some((_, code)) = self.caches.first() else {
            return;
        };
        let mut whole = true;
        for _ in 0..LONGEST {
            let starts = self.write(&pieces, mode);
            let Some(State { end: Err(fault), .. }) = self.run(code, seed) else {
                break;
            };
            let Some(piece) = starts.iter().position(|start| *start == fault.pc) else {
                break;
            };
            // s_nop 0
            let nop = self.language.bare(Op::S_NOP, Format::Sopp);
            pieces[piece].words.fill(nop);
            whole = false;
        }
        if !whole {
            self.compare(&pieces, mode, seed);
        }
    }

    /// Runs a stream with every level.
    fn compare(&self, pieces: &[Piece], mode: u32, seed: u64) {
        self.write(pieces, mode);
        let mut first: Option<(HostLevel, State)> = None;
        for (level, code) in &self.caches {
            let Some(state) = self.run(code, seed) else { return };
            if let Err(fault) = &state.end {
                assert!(!fault.to_string().is_empty());
                assert!(!matches!(fault.cause, FaultCause::TimeLimit { .. }));
            }
            match &first {
                None => first = Some((*level, state)),
                Some((other, want)) if *want != state => panic!(
                    "{} of {} lanes: {} and {} differ\n{}{}",
                    self.language.target,
                    self.language.wave.lanes(),
                    other.name(),
                    level.name(),
                    difference(want, &state),
                    self.language.text(pieces, Machine::FIRST)
                ),
                Some(_) => {}
            }
        }
    }
}

thread_local! {
    static MACHINES: RefCell<Vec<Machine>> = const { RefCell::new(Vec::new()) };
}

/// Runs the bytes as instructions of a target with every level of the host.
pub fn waves(data: &[u8]) {
    let Some((choice, data)) = data.split_first() else {
        return;
    };
    let target = Target::ALL[usize::from(choice >> 1) % Target::ALL.len()];
    let wave = match (target.generation(), choice & 1) {
        (Generation::Gfx9, _) | (_, 1) => WaveSize::Wave64,
        _ => WaveSize::Wave32,
    };
    MACHINES.with_borrow_mut(|machines| {
        let known = machines
            .iter()
            .position(|m| m.language.target == target && m.language.wave == wave);
        let at = known.unwrap_or_else(|| {
            machines.push(Machine::new(target, wave));
            machines.len() - 1
        });
        machines[at].check(data);
    });
}
