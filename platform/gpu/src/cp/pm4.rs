//! PM4: the commands behind a vendor packet's jump, and those of PM4 queues.
//!
//! Cache maintenance and memory commands are executed; what sets registers or dispatches through
//! them is not, and stops the queue.

use core::sync::atomic::{Ordering, fence};

use outcrop_abi::pm4 as abi;

use crate::device::QueueFault;
use crate::shader::Clock;
use crate::vm::{MemoryFault, Snapshot};

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
        let command = abi::IndirectBuffer::from_bits(*command);
        let [header, ..] = command.bits();
        if command.packet_type() != abi::PACKET_TYPE3 || command.opcode() != abi::PACKET3_INDIRECT_BUFFER {
            return Err(QueueFault::Vendor { address, header });
        }
        let base = command.ib_base();
        let words = u64::from(command.ib_size());
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

    /// The first words of the packet that is next.
    fn packet<const N: usize>(&self, vm: &Snapshot) -> Result<[u32; N], MemoryFault> {
        let mut words = [0; N];
        for (i, word) in (0u64..).zip(&mut words) {
            *word = vm.atomic_load_u32(self.address(self.at + i), Ordering::Relaxed)?;
        }
        Ok(words)
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
            let head = abi::Type3Header::from_bits(header);
            if head.packet_type() == abi::PACKET_TYPE2 {
                self.at += 1;
                continue;
            }
            let refused = QueueFault::Vendor { address, header };
            let words = u64::from(head.count()) + 2;
            if head.packet_type() != abi::PACKET_TYPE3 || self.at + words > self.end {
                return Err(refused);
            }
            match head.opcode() {
                abi::PACKET3_NOP => {}
                // ORDERING: cache maintenance and event waits order memory only: it is coherent here.
                abi::PACKET3_ACQUIRE_MEM | abi::PACKET3_EVENT_WRITE => fence(Ordering::SeqCst),
                abi::PACKET3_WRITE_DATA if words >= 5 => {
                    let packet = abi::WriteData::from_bits(self.packet(vm)?);
                    let to_memory = matches!(
                        packet.dst_sel(),
                        abi::WRITE_DATA_DST_MEMORY_SYNC
                            | abi::WRITE_DATA_DST_TC_L2
                            | abi::WRITE_DATA_DST_MEMORY
                    );
                    if !to_memory {
                        return Err(refused);
                    }
                    for i in 0..words - 4 {
                        let step = if packet.wr_one_addr() { 0 } else { i * 4 };
                        let word = vm.atomic_load_u32(self.address(self.at + 4 + i), Ordering::Relaxed)?;
                        vm.atomic_store_u32(packet.dst_addr() + step, word, Ordering::Relaxed)?;
                    }
                    // ORDERING: write confirm.
                    fence(Ordering::SeqCst);
                }
                abi::PACKET3_WAIT_REG_MEM if words == 7 => {
                    let packet = abi::WaitRegMem::from_bits(self.packet(vm)?);
                    let waits_for_memory = packet.mem_space() == abi::WAIT_REG_MEM_SPACE_MEMORY
                        && packet.operation() == abi::WAIT_REG_MEM_OP_WAIT;
                    if !waits_for_memory {
                        return Err(refused);
                    }
                    let value = vm.atomic_load_u32(packet.poll_addr(), Ordering::Acquire)?;
                    let met = compare(packet.function(), value & packet.mask(), packet.reference());
                    if !met.ok_or(refused)? {
                        return Ok(false);
                    }
                }
                abi::PACKET3_RELEASE_MEM if words >= 7 => {
                    fence(Ordering::SeqCst);
                    // A command of seven words leaves the interrupt's context out.
                    let [a, b, c, d, e, f, g] = self.packet(vm)?;
                    let context = match words {
                        7 => 0,
                        _ => vm.atomic_load_u32(self.address(self.at + 7), Ordering::Relaxed)?,
                    };
                    let packet = abi::ReleaseMem::from_bits([a, b, c, d, e, f, g, context]);
                    let to = packet.address();
                    match packet.data_sel() {
                        abi::RELEASE_MEM_DATA_NONE => {}
                        abi::RELEASE_MEM_DATA_32 => {
                            vm.atomic_store_u32(to, packet.data() as u32, Ordering::Release)?
                        }
                        abi::RELEASE_MEM_DATA_64 => {
                            vm.atomic_store_u64(to, packet.data(), Ordering::Release)?
                        }
                        abi::RELEASE_MEM_DATA_CLOCK => {
                            vm.atomic_store_u64(to, clock.ticks(), Ordering::Release)?
                        }
                        _ => return Err(refused),
                    }
                    if packet.int_sel() != abi::RELEASE_MEM_INT_NONE {
                        interrupt(packet.int_ctxid());
                    }
                }
                _ => return Err(refused),
            }
            self.at += words;
        }
        Ok(self.at >= self.end)
    }
}

/// The comparisons of `WAIT_REG_MEM` and of SDMA's `POLL_REGMEM`.
pub(crate) fn compare(function: u8, value: u32, reference: u32) -> Option<bool> {
    Some(match function {
        abi::WAIT_REG_MEM_ALWAYS => true,
        abi::WAIT_REG_MEM_LT => value < reference,
        abi::WAIT_REG_MEM_LE => value <= reference,
        abi::WAIT_REG_MEM_EQ => value == reference,
        abi::WAIT_REG_MEM_NE => value != reference,
        abi::WAIT_REG_MEM_GE => value >= reference,
        abi::WAIT_REG_MEM_GT => value > reference,
        _ => return None,
    })
}
