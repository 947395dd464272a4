//! PM4: the commands behind a vendor packet's jump, and those of PM4 queues.
//!
//! Cache maintenance and memory commands are executed; what sets registers or dispatches through
//! them is not, and stops the queue.

use core::sync::atomic::{Ordering, fence};

use crate::device::QueueFault;
use crate::shader::Clock;
use crate::vm::Snapshot;

const NOP: u32 = 0x10;
const WRITE_DATA: u32 = 0x37;
const WAIT_REG_MEM: u32 = 0x3c;
const INDIRECT_BUFFER: u32 = 0x3f;
const EVENT_WRITE: u32 = 0x46;
const RELEASE_MEM: u32 = 0x49;
const ACQUIRE_MEM: u32 = 0x58;

/// Words of an indirect buffer that is read; longer ones are not made.
const MAX_WORDS: u64 = 1 << 20;
/// Commands that are executed in one go.
const COMMANDS_A_RUN: usize = 64;

/// Words to execute.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stream {
    base: u64,
    /// Words until the stream starts over at `base`.
    period: u64,
    /// Words executed so far.
    pub(crate) at: u64,
    /// Words there are.
    pub(crate) end: u64,
}

impl Stream {
    /// The buffer that an `INDIRECT_BUFFER` command points to.
    ///
    /// # Errors
    /// [`QueueFault::Vendor`] if `command`, in the packet at `address`, is no such command.
    pub(crate) fn jump(vm: &Snapshot, address: u64, command: &[u32; 4]) -> Result<Self, QueueFault> {
        let [header, low, high, control] = *command;
        if opcode(header) != Some(INDIRECT_BUFFER) {
            return Err(QueueFault::Vendor { address, header });
        }
        let base = u64::from(high) << 32 | u64::from(low & !3);
        let words = u64::from(control & 0xf_ffff);
        if words != 0 {
            vm.host(base, words * 4, crate::vm::Access::READ)?;
        }
        Ok(Self {
            base,
            period: MAX_WORDS,
            at: 0,
            end: words,
        })
    }

    /// A ring of `bytes` bytes at `base`.
    pub(crate) fn ring(base: u64, bytes: u64) -> Self {
        Self {
            base,
            period: bytes / 4,
            at: 0,
            end: 0,
        }
    }

    fn address(&self, word: u64) -> u64 {
        self.base + word % self.period * 4
    }

    /// Executes commands; true when all words are executed, false when one waits or there are more.
    ///
    /// # Errors
    /// The fault that stops the queue.
    pub(crate) fn run(
        &mut self,
        vm: &Snapshot,
        clock: &dyn Clock,
        interrupt: &dyn Fn(u32),
    ) -> Result<bool, QueueFault> {
        for _ in 0..COMMANDS_A_RUN {
            if self.at >= self.end {
                return Ok(true);
            }
            let address = self.address(self.at);
            let header = vm.atomic_load_u32(address, Ordering::Relaxed)?;
            if header >> 30 == 2 {
                self.at += 1;
                continue;
            }
            let refused = QueueFault::Vendor { address, header };
            let opcode = opcode(header).ok_or(refused)?;
            let words = u64::from(header >> 16 & 0x3fff) + 2;
            if self.at + words > self.end {
                return Err(refused);
            }
            let word = |i: u64| vm.atomic_load_u32(self.address(self.at + i), Ordering::Relaxed);
            let wide = |i: u64| Ok::<_, QueueFault>(u64::from(word(i + 1)?) << 32 | u64::from(word(i)?));
            match opcode {
                NOP => {}
                // ORDERING: cache maintenance and event waits order memory only: it is coherent here.
                ACQUIRE_MEM | EVENT_WRITE => fence(Ordering::SeqCst),
                WRITE_DATA if words >= 5 => {
                    let control = word(1)?;
                    // Destinations 1, 2 and 5 are memory, by different ways.
                    if !matches!(control >> 8 & 0xf, 1 | 2 | 5) {
                        return Err(refused);
                    }
                    let to = wide(2)? & !3;
                    for i in 0..words - 4 {
                        let step = if control & 1 << 16 != 0 { 0 } else { i * 4 };
                        vm.atomic_store_u32(to + step, word(4 + i)?, Ordering::Relaxed)?;
                    }
                    // ORDERING: write confirm.
                    fence(Ordering::SeqCst);
                }
                WAIT_REG_MEM if words == 7 => {
                    let control = word(1)?;
                    // Memory space 1, operation 0: wait on memory.
                    if control >> 4 & 0xf != 1 {
                        return Err(refused);
                    }
                    let value = vm.atomic_load_u32(wide(2)? & !3, Ordering::Acquire)?;
                    let (reference, mask) = (word(4)?, word(5)?);
                    if !compare(control & 7, value & mask, reference).ok_or(refused)? {
                        return Ok(false);
                    }
                }
                RELEASE_MEM if words >= 7 => {
                    fence(Ordering::SeqCst);
                    let select = word(2)?;
                    let to = wide(3)?;
                    match select >> 29 {
                        0 => {}
                        1 => vm.atomic_store_u32(to, word(5)?, Ordering::Release)?,
                        2 => vm.atomic_store_u64(to, wide(5)?, Ordering::Release)?,
                        3 => vm.atomic_store_u64(to, clock.ticks(), Ordering::Release)?,
                        _ => return Err(refused),
                    }
                    if select >> 24 & 7 != 0 {
                        interrupt(if words >= 8 { word(7)? } else { 0 });
                    }
                }
                _ => return Err(refused),
            }
            self.at += words;
        }
        Ok(self.at >= self.end)
    }
}

/// The opcode of a type 3 command.
fn opcode(header: u32) -> Option<u32> {
    (header >> 30 == 3).then_some(header >> 8 & 0xff)
}

/// The comparisons of `WAIT_REG_MEM` and of SDMA's `POLL_REGMEM`.
pub(crate) fn compare(function: u32, value: u32, reference: u32) -> Option<bool> {
    Some(match function {
        0 => true,
        1 => value < reference,
        2 => value <= reference,
        3 => value == reference,
        4 => value != reference,
        5 => value >= reference,
        6 => value > reference,
        _ => return None,
    })
}
