//! The SDMA engines, versions 4.4 to 7.0: rings of packets that copy, fill, wait and signal.
//!
//! Read pointer, write pointer and doorbell count bytes and never wrap. A packet may not reach past what
//! has been submitted. Long transfers are done in pieces, so that other queues get their turns.

mod copy;
mod packets;
mod view;

use core::sync::atomic::{Ordering, fence};

use outcrop_isa::{Generation, Target};

use crate::device::{Interrupts, QueueFault};
use crate::hqd::Hqd;
use crate::transfer::Progress;
use crate::turn::Turn;
use crate::vm::{MemoryFault, Snapshot};
use view::View;

/// Packets that are executed in one turn.
const PACKETS_A_TURN: usize = 32;
/// Words of the packet that runs an indirect buffer.
const INDIRECT_WORDS: u64 = 6;

/// An engine's packets are those of its version; SDMA 5.2 is the one of gfx1030.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Version {
    V4,
    V5,
    V6,
    V7,
}

impl Version {
    fn of(target: Target) -> Self {
        match target.generation() {
            Generation::Gfx9 => Self::V4,
            Generation::Gfx10 => Self::V5,
            Generation::Gfx11 => Self::V6,
            _ => Self::V7,
        }
    }
}

/// An indirect buffer that is being run; places count words.
#[derive(Clone, Copy, Debug)]
struct Indirect {
    base: u64,
    at: u64,
    end: u64,
}

/// The state of an SDMA queue.
#[derive(Debug, Default)]
pub(crate) struct Sdma {
    /// Bytes of the ring that have been executed.
    read: u64,
    indirect: Option<Indirect>,
    /// How much of the next packet has been done; of a poll, how often it has looked.
    done: u64,
    /// What `TIMESTAMP_SET` put in, less the clock at that time.
    local_time: u64,
}

/// What became of a packet.
enum Step {
    /// So many words are done with.
    Words(u64),
    /// Go on in a buffer.
    Indirect(Indirect),
    /// More of the packet is left.
    More,
    /// It waits for memory to change.
    Waits,
}

impl Sdma {
    /// Executes what has been submitted.
    ///
    /// # Errors
    /// The fault that stops the queue.
    pub(crate) fn turn(&mut self, hqd: &Hqd, vm: &Snapshot, io: &dyn Interrupts) -> Result<Turn, QueueFault> {
        let mut turn = Turn::Idle;
        for _ in 0..PACKETS_A_TURN {
            if let Some(buffer) = self.indirect
                && buffer.at >= buffer.end
            {
                self.indirect = None;
                self.advance_ring(hqd, vm, INDIRECT_WORDS)?;
                continue;
            }
            let write = hqd.doorbell();
            if write.wrapping_sub(self.read).cast_signed() <= 0 {
                return Ok(turn);
            }
            if hqd.is_outdated(vm) {
                return Ok(Turn::Worked);
            }
            let view = match self.indirect {
                Some(Indirect { base, at, end }) => View::buffer(vm, base, at, end)?,
                None => View::ring(vm, hqd, self.read / 4, (write - self.read) / 4)?,
            };
            match self.packet(hqd, &view, io)? {
                Step::Words(words) => {
                    self.done = 0;
                    match &mut self.indirect {
                        Some(buffer) => buffer.at += words,
                        None => self.advance_ring(hqd, vm, words)?,
                    }
                    turn = Turn::Worked;
                }
                Step::Indirect(buffer) => self.indirect = Some(buffer),
                Step::More => return Ok(Turn::Worked),
                Step::Waits => return Ok(turn.or(Turn::Polls)),
            }
        }
        Ok(Turn::Worked)
    }

    /// Goes on with the `words` words at `base`, after everything else is executed.
    pub(crate) fn begin(&mut self, base: u64, words: u64) {
        self.indirect = Some(Indirect {
            base,
            at: 0,
            end: words,
        });
    }

    /// Executes the buffer that was called; `None` when all of it is.
    ///
    /// # Errors
    /// The fault that stops it.
    pub(crate) fn buffer_turn(
        &mut self,
        hqd: &Hqd,
        vm: &Snapshot,
        io: &dyn Interrupts,
    ) -> Result<Option<Turn>, QueueFault> {
        for _ in 0..PACKETS_A_TURN {
            let Some(Indirect { base, at, end }) = self.indirect.filter(|buffer| buffer.at < buffer.end)
            else {
                self.indirect = None;
                return Ok(None);
            };
            match self.packet(hqd, &View::buffer(vm, base, at, end)?, io)? {
                Step::Words(words) => {
                    self.done = 0;
                    if let Some(buffer) = &mut self.indirect {
                        buffer.at += words;
                    }
                }
                Step::Indirect(buffer) => self.indirect = Some(buffer),
                Step::More => break,
                Step::Waits => return Ok(Some(Turn::Polls)),
            }
        }
        Ok(Some(Turn::Worked))
    }

    fn advance_ring(&mut self, hqd: &Hqd, vm: &Snapshot, words: u64) -> Result<(), QueueFault> {
        self.read += words * 4;
        // ORDERING: release, so that who sees the pointer sees what the packets did.
        vm.atomic_store_u64(hqd.rptr, self.read, Ordering::Release)?;
        Ok(())
    }

    fn transfer(
        &mut self,
        words: u64,
        piece: impl FnOnce(u64) -> Result<Progress, MemoryFault>,
    ) -> Result<Step, QueueFault> {
        match piece(self.done)? {
            Progress::Upto(done) => {
                self.done = done;
                Ok(Step::More)
            }
            Progress::Done => {
                // ORDERING: what was transferred comes before what later packets announce.
                fence(Ordering::SeqCst);
                Ok(Step::Words(words))
            }
        }
    }
}
