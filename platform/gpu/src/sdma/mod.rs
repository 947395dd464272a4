//! The SDMA engines, version 4.4: rings of packets that copy, fill, wait and signal.
//!
//! Read pointer, write pointer and doorbell count bytes and never wrap. A packet may not reach past what
//! has been submitted. Long transfers are done in pieces, so that other queues get their turns.

use core::sync::atomic::{Ordering, fence};

use outcrop_abi::sdma as abi;
use outcrop_platform::trace::Layer;
use outcrop_platform::trace_note;

use crate::atomic;
use crate::cp::pm4;
use crate::device::{Interrupts, QueueFault};
use crate::hqd::Hqd;
use crate::scheduler::Turn;
use crate::transfer::{self, Progress};
use crate::vm::{MemoryFault, Snapshot};

/// Packets that are executed in one turn.
const PACKETS_A_TURN: usize = 32;
/// Words of the longest packet of fixed length.
const LONGEST: usize = 13;

/// The state of an SDMA queue.
#[derive(Debug, Default)]
pub(crate) struct Sdma {
    read: u64,
    /// How much of the packet at `read` has been done.
    done: u64,
    /// What `TIMESTAMP_SET` put in, less the clock at that time.
    local_time: u64,
}

enum Step {
    /// The packet had so many words and is done.
    Words(u64),
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
            let write = hqd.doorbell();
            if write.wrapping_sub(self.read).cast_signed() <= 0 {
                return Ok(turn);
            }
            if hqd.is_outdated(vm) {
                return Ok(Turn::Worked);
            }
            let submitted = (write - self.read) / 4;
            match self.packet(hqd, vm, submitted, io)? {
                Step::Words(words) => {
                    self.read += words * 4;
                    self.done = 0;
                    // ORDERING: release, so that who sees the pointer sees what the packet did.
                    vm.atomic_store_u64(hqd.rptr, self.read, Ordering::Release)?;
                    turn = Turn::Worked;
                }
                Step::More => return Ok(Turn::Worked),
                Step::Waits => return Ok(turn.or(Turn::Polls)),
            }
        }
        Ok(turn)
    }

    fn packet(
        &mut self,
        hqd: &Hqd,
        vm: &Snapshot,
        submitted: u64,
        io: &dyn Interrupts,
    ) -> Result<Step, QueueFault> {
        let ring_words = hqd.ring_bytes / 4;
        let at = |i: u64| hqd.ring + (self.read / 4 + i) % ring_words * 4;
        let address = at(0);
        let first = vm.atomic_load_u32(address, Ordering::Acquire)?;
        let fault = |what| QueueFault::Sdma {
            address,
            header: first,
            what,
        };
        if submitted > ring_words {
            return Err(fault("more was submitted than the ring holds"));
        }
        let header = abi::Header::from_bits(first);
        let mut words = [0; LONGEST];
        for (i, word) in words
            .iter_mut()
            .enumerate()
            .take(submitted.min(LONGEST as u64) as usize)
        {
            *word = vm.atomic_load_u32(at(i as u64), Ordering::Relaxed)?;
        }
        let fits = |n: u64| {
            if n <= submitted {
                Ok(n)
            } else {
                Err(fault("reaches past the write pointer"))
            }
        };
        match (header.op(), header.sub_op()) {
            (abi::SDMA_OP_NOP, _) => {
                let packet = abi::Nop::from_bits(first);
                Ok(Step::Words(fits(1 + u64::from(packet.count()))?))
            }
            (abi::SDMA_OP_COPY, abi::SDMA_SUBOP_COPY_LINEAR) => {
                let p = abi::CopyLinear::from_bits(prefix(&words));
                let words = fits(7)?;
                if p.broadcast() {
                    return Err(fault("broadcast copies are not executed"));
                }
                let bytes = u64::from(p.count()) + 1;
                if self.done == 0 {
                    trace_note!(
                        Layer::Device,
                        "SDMA COPY_LINEAR",
                        "{bytes} bytes from {:#x} to {:#x}",
                        p.src_addr(),
                        p.dst_addr()
                    );
                }
                self.transfer(words, |done| {
                    transfer::copy(vm, p.src_addr(), p.dst_addr(), bytes, done)
                })
            }
            (abi::SDMA_OP_COPY, abi::SDMA_SUBOP_COPY_LINEAR_SUB_WIND) => {
                let p = abi::CopyLinearSubwin::from_bits(prefix(&words));
                let words = fits(13)?;
                if p.elementsize() > 4 {
                    return Err(fault("element size"));
                }
                self.transfer(words, |done| transfer::copy_rect(vm, &p, done))
            }
            (abi::SDMA_OP_CONST_FILL, 0) => {
                let p = abi::ConstantFill::from_bits(prefix(&words));
                let words = fits(5)?;
                // Sizes 0 and 2 are bytes and words; the pattern is the whole word either way, and the
                // count is that of the last unit.
                let bytes = match p.fillsize() {
                    0 => u64::from(p.count()) + 1,
                    2 => u64::from(p.count() & !3) + 4,
                    _ => return Err(fault("fill size")),
                };
                self.transfer(words, |done| {
                    transfer::fill(vm, p.dst_addr(), p.src_data(), bytes, done)
                })
            }
            (abi::SDMA_OP_WRITE, abi::SDMA_SUBOP_WRITE_LINEAR) => {
                let p = abi::WriteUntiled::from_bits(prefix(&words));
                let count = u64::from(p.count()) + 1;
                let words = fits(4 + count)?;
                for i in 0..count {
                    let word = vm.atomic_load_u32(at(4 + i), Ordering::Relaxed)?;
                    vm.write(p.dst_addr() + i * 4, &word.to_le_bytes())?;
                }
                Ok(Step::Words(words))
            }
            (abi::SDMA_OP_FENCE, _) => {
                let p = abi::Fence::from_bits(prefix(&words));
                let words = fits(4)?;
                // ORDERING: release, after everything before it in the ring.
                vm.atomic_store_u32(p.addr(), p.data(), Ordering::Release)?;
                Ok(Step::Words(words))
            }
            (abi::SDMA_OP_TRAP, _) => {
                let p = abi::Trap::from_bits(prefix(&words));
                let words = fits(2)?;
                io.event(hqd.context.pasid, p.int_context());
                Ok(Step::Words(words))
            }
            (abi::SDMA_OP_POLL_REGMEM, 0) => {
                let p = abi::PollRegmem::from_bits(prefix(&words));
                let words = fits(6)?;
                if !p.mem_poll() {
                    // An HDP flush: the host sees device memory itself. ROCr's is a poll of register 0 that always holds.
                    return if p.hdp_flush() || p.func() == outcrop_abi::pm4::WAIT_REG_MEM_ALWAYS {
                        Ok(Step::Words(words))
                    } else {
                        Err(fault("polls a register"))
                    };
                }
                let value = vm.atomic_load_u32(p.addr(), Ordering::Acquire)? & p.mask();
                let met = pm4::compare(p.func(), value.into(), p.value().into())
                    .ok_or_else(|| fault("comparison"))?;
                Ok(if met { Step::Words(words) } else { Step::Waits })
            }
            (abi::SDMA_OP_ATOMIC, _) => {
                let p = abi::Atomic::from_bits(prefix(&words));
                let words = fits(8)?;
                let done = atomic::apply(vm, p.atomic_op(), p.addr(), p.src_data(), p.cmp_data())?
                    .ok_or_else(|| fault("atomic operation"))?;
                // With the loop bit a compare-and-swap is tried until it succeeds.
                Ok(if done.met || !p.repeat() {
                    Step::Words(words)
                } else {
                    Step::Waits
                })
            }
            (abi::SDMA_OP_TIMESTAMP, sub_op) => {
                let words_of = fits(3)?;
                let clock = hqd.context.clock.ticks();
                match sub_op {
                    abi::SDMA_SUBOP_TIMESTAMP_SET => {
                        let p = abi::TimestampSet::from_bits(prefix(&words));
                        self.local_time = p.init_data().wrapping_sub(clock);
                    }
                    abi::SDMA_SUBOP_TIMESTAMP_GET => {
                        let p = abi::TimestampGet::from_bits(prefix(&words));
                        let time = clock.wrapping_add(self.local_time);
                        vm.atomic_store_u64(p.write_addr(), time, Ordering::Release)?;
                    }
                    abi::SDMA_SUBOP_TIMESTAMP_GET_GLOBAL => {
                        let p = abi::TimestampGetGlobal::from_bits(prefix(&words));
                        vm.atomic_store_u64(p.write_addr(), clock, Ordering::Release)?;
                    }
                    _ => return Err(fault("timestamp kind")),
                }
                Ok(Step::Words(words_of))
            }
            _ => Err(fault("is not a packet that this engine executes")),
        }
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

/// The first words of a packet, as many as its type has.
fn prefix<const N: usize>(words: &[u32; LONGEST]) -> [u32; N] {
    core::array::from_fn(|i| words.get(i).copied().unwrap_or(0))
}
