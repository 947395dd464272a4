//! PM4: the commands of compute queues, and those behind a vendor packet's jump.
//!
//! Commands are executed in order. A dispatch starts its waves and goes on; what is to happen at the end of
//! the pipe ([`event`]) happens when the kernels before it have ended, whether or not later commands have been
//! reached. A wait holds the queue's place and gives its turn back.
//!
//! A GPU of several XCCs runs the same commands on each of them. Here they run once, as its first XCC's:
//! `PRED_EXEC` that leaves this one out keeps registers as they are, and a dispatch needs all of them.

mod buffer;
mod control;
mod dispatch;
mod event;
mod known;
mod memory;
mod registers;
mod transfer;

use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use outcrop_abi::pm4 as abi;
use outcrop_isa::Generation;
use spin::Mutex;

use super::Flight;
use crate::device::{Interrupts, QueueFault};
use crate::hqd::Hqd;
use crate::turn::Turn;
use crate::vm::Snapshot;
use buffer::Buffer;
use event::EndOfPipe;
use registers::Registers;

/// Commands that are executed in one go.
const COMMANDS_A_RUN: usize = 64;
/// Indirect buffers that may be open at once: one calls a second, which calls none.
const INDIRECT_DEPTH: usize = 2;

/// Where commands are executed.
#[derive(Clone, Copy)]
pub(crate) struct Engine<'a> {
    pub(crate) hqd: &'a Arc<Hqd>,
    pub(crate) vm: &'a Snapshot,
    pub(crate) flights: &'a Mutex<Vec<Arc<Flight>>>,
    pub(crate) io: &'a dyn Interrupts,
}

impl Engine<'_> {
    fn generation(&self) -> Generation {
        self.hqd.context.code.isa().generation()
    }

    /// One bit for each XCC.
    fn xccs(&self) -> u8 {
        u8::MAX >> 8u32.saturating_sub(self.hqd.context.xccs)
    }
}

/// How far a run came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Every command is executed, and what was to come at the end of the pipe has come.
    Done,
    /// More can be done at once.
    More,
    /// It waits for kernels of its own queue.
    Busy,
    /// It waits for memory that nobody tells about.
    Polls,
}

/// What became of a command.
enum Step {
    /// Go on with the next.
    Next,
    /// It has moved the place where the next command is read from.
    Jumped,
    /// More of it is left.
    More,
    /// It waits for kernels of this queue.
    Busy,
    /// It waits for memory.
    Polls,
}

/// A command's first word, and what it says.
#[derive(Clone, Copy)]
struct Command {
    /// Device address.
    address: u64,
    header: u32,
    opcode: u8,
    /// Words of all of it.
    words: u64,
}

impl Command {
    fn fault(&self, what: &'static str, number: u32) -> QueueFault {
        QueueFault::Pm4 {
            address: self.address,
            header: self.header,
            what,
            number,
        }
    }

    /// Makes sure that the command has `words` words.
    fn sized(&self, words: u64) -> Result<(), QueueFault> {
        if self.words == words {
            Ok(())
        } else {
            Err(self.fault("length in words", self.words as u32))
        }
    }
}

/// The state of a packet processor's queue.
pub(crate) struct Pm4 {
    /// Open buffers, the one that is read last.
    buffers: Vec<Buffer>,
    /// Most buffers that may be open.
    depth: usize,
    registers: Registers,
    /// What `SET_BASE` has set for indirect dispatches.
    indirect_base: u64,
    /// What the last atomic returned.
    atomic: u64,
    /// How much of a long command has been done.
    progress: u64,
    /// Dispatches so far.
    dispatches: u64,
    ends: VecDeque<EndOfPipe>,
}

impl Pm4 {
    fn new(first: Buffer, depth: usize, hqd: &Hqd) -> Self {
        Self {
            buffers: alloc::vec![first],
            depth,
            registers: Registers::new(hqd.context.code.isa()),
            indirect_base: 0,
            atomic: 0,
            progress: 0,
            dispatches: 0,
            ends: VecDeque::new(),
        }
    }

    /// The processor of a ring of commands.
    pub(crate) fn ring(hqd: &Hqd) -> Self {
        Self::new(Buffer::ring(hqd.ring, hqd.ring_bytes), INDIRECT_DEPTH + 1, hqd)
    }

    /// The processor of the buffer that `command`, in the AQL packet at `address`, points to.
    ///
    /// # Errors
    /// [`QueueFault::Vendor`] if it is no `INDIRECT_BUFFER` command.
    pub(crate) fn jump(hqd: &Hqd, address: u64, command: &[u32; 4]) -> Result<Self, QueueFault> {
        let command = abi::IndirectBuffer::from_bits(*command);
        let [header, ..] = command.bits();
        if command.packet_type() != abi::PACKET_TYPE3
            || command.opcode() != abi::PACKET3_INDIRECT_BUFFER
            || command.count() != 2
        {
            return Err(QueueFault::Vendor { address, header });
        }
        let buffer = Buffer::indirect(command.ib_base(), command.ib_size().into());
        Ok(Self::new(buffer, INDIRECT_DEPTH, hqd))
    }

    /// Goes on with the `words` words at `base`, after everything else is executed.
    pub(crate) fn begin(&mut self, base: u64, words: u64) {
        self.buffers = alloc::vec![Buffer::indirect(base, words)];
        self.depth = INDIRECT_DEPTH;
    }

    /// Executes commands of a ring, of which `write` words have been submitted since the queue was made.
    ///
    /// # Errors
    /// The fault that stops the queue.
    pub(crate) fn ring_turn(&mut self, engine: &Engine<'_>, write: u64) -> Result<Turn, QueueFault> {
        let read = |commands: &Self| commands.buffers.first().map_or(0, |ring| ring.at);
        let before = read(self);
        if let Some(ring) = self.buffers.first_mut() {
            ring.submit(write)?;
        }
        let turn = match self.run(engine)? {
            State::Done => Turn::Idle,
            State::More => Turn::Worked,
            State::Busy => Turn::Busy,
            State::Polls => Turn::Polls,
        };
        let after = read(self);
        if after == before {
            return Ok(turn);
        }
        // ORDERING: release, so that who sees the pointer sees what the commands did.
        engine
            .vm
            .atomic_store_u64(engine.hqd.rptr, after, Ordering::Release)?;
        Ok(Turn::Worked)
    }

    /// Executes commands.
    ///
    /// # Errors
    /// The fault that stops the queue.
    pub(crate) fn run(&mut self, engine: &Engine<'_>) -> Result<State, QueueFault> {
        self.finish_ends(engine)?;
        for _ in 0..COMMANDS_A_RUN {
            let Some(command) = self.fetch(engine)? else {
                return self.at_end(engine);
            };
            match self.execute(engine, &command)? {
                Step::Next => {
                    self.advance(command.words);
                    self.progress = 0;
                }
                Step::Jumped => {}
                Step::More => return Ok(State::More),
                Step::Busy => return Ok(State::Busy),
                Step::Polls => return Ok(State::Polls),
            }
        }
        Ok(State::More)
    }

    fn at_end(&mut self, engine: &Engine<'_>) -> Result<State, QueueFault> {
        self.finish_ends(engine)?;
        Ok(if self.ends.is_empty() {
            State::Done
        } else {
            State::Busy
        })
    }

    /// The command that is next, if all of it is there.
    fn fetch(&mut self, engine: &Engine<'_>) -> Result<Option<Command>, QueueFault> {
        loop {
            let nested = self.buffers.len() > 1;
            let Some(buffer) = self.buffers.last_mut() else {
                return Ok(None);
            };
            if buffer.at >= buffer.end {
                if nested {
                    self.buffers.pop();
                    continue;
                }
                return Ok(None);
            }
            let address = buffer.address(buffer.at);
            let header = engine.vm.atomic_load_u32(address, Ordering::Acquire)?;
            let head = abi::Type3Header::from_bits(header);
            if head.packet_type() == abi::PACKET_TYPE2 {
                buffer.at += 1;
                continue;
            }
            // A command that does nothing may have no words but its header.
            let alone = head.opcode() == abi::PACKET3_NOP && head.count() == 0x3fff;
            let command = Command {
                address,
                header,
                opcode: head.opcode(),
                words: if alone { 1 } else { u64::from(head.count()) + 2 },
            };
            if head.packet_type() != abi::PACKET_TYPE3 {
                return Err(command.fault("type of a packet", head.packet_type().into()));
            }
            if buffer.at + command.words > buffer.end {
                // The rest of a ring's last command may yet come.
                return if buffer.is_ring() {
                    Ok(None)
                } else {
                    Err(command.fault("reaches past its buffer by words", {
                        (buffer.at + command.words - buffer.end) as u32
                    }))
                };
            }
            return Ok(Some(command));
        }
    }

    fn advance(&mut self, words: u64) {
        if let Some(buffer) = self.buffers.last_mut() {
            buffer.at += words;
        }
    }

    /// Word `i` of the command that is next.
    fn word(&self, engine: &Engine<'_>, i: u64) -> Result<u32, QueueFault> {
        let address = self.buffers.last().map_or(0, |b| b.address(b.at + i));
        Ok(engine.vm.atomic_load_u32(address, Ordering::Relaxed)?)
    }

    /// The first words of the command that is next, which has so many.
    fn packet<const N: usize>(&self, engine: &Engine<'_>, command: &Command) -> Result<[u32; N], QueueFault> {
        if command.words < N as u64 {
            return Err(command.fault("length in words", command.words as u32));
        }
        let mut words = [0; N];
        for (i, word) in (0u64..).zip(&mut words) {
            *word = self.word(engine, i)?;
        }
        Ok(words)
    }

    /// XCCs that execute the command that is next.
    fn chosen(&self, engine: &Engine<'_>) -> u8 {
        let mask = |buffer: &Buffer| buffer.chosen();
        self.buffers.iter().map(mask).fold(engine.xccs(), |a, b| a & b)
    }

    fn execute(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        use Generation::{Gfx9, Gfx10, Gfx11};
        let generation = engine.generation();
        if self.chosen(engine) == 0 {
            return Ok(Step::Next);
        }
        match command.opcode {
            abi::PACKET3_NOP => Ok(Step::Next),
            abi::PACKET3_INDIRECT_BUFFER if command.words == 14 && generation > Gfx9 => {
                self.conditional_buffer(engine, command)
            }
            abi::PACKET3_INDIRECT_BUFFER => self.indirect_buffer(engine, command),
            abi::PACKET3_COND_EXEC => self.conditional(engine, command),
            abi::PACKET3_PRED_EXEC => self.predicate(engine, command),
            abi::PACKET3_REWIND => self.rewind(engine, command),
            abi::PACKET3_SET_BASE => self.set_base(engine, command),
            // The parts of the graphics engine that these are about are not in a compute engine.
            abi::PACKET3_PFP_SYNC_ME | abi::PACKET3_CONTEXT_CONTROL => Ok(Step::Next),
            abi::PACKET3_CLEAR_STATE => {
                self.registers.clear();
                Ok(Step::Next)
            }
            abi::PACKET3_SET_SH_REG => self.set_registers(engine, command, abi::PACKET3_SET_SH_REG_START),
            abi::PACKET3_SET_SH_REG_INDEX if generation > Gfx9 => {
                self.set_registers(engine, command, abi::PACKET3_SET_SH_REG_START)
            }
            abi::PACKET3_SET_UCONFIG_REG => {
                self.set_registers(engine, command, abi::PACKET3_SET_UCONFIG_REG_START)
            }
            abi::PACKET3_SET_CONFIG_REG => {
                self.set_registers(engine, command, abi::PACKET3_SET_CONFIG_REG_START)
            }
            abi::PACKET3_SET_SH_REG_OFFSET => self.set_offset(engine, command),
            abi::PACKET3_LOAD_SH_REG_INDEX if generation > Gfx9 => self.load_registers(engine, command),
            abi::PACKET3_SET_SH_REG_PAIRS if generation > Gfx10 => {
                self.set_pairs(engine, command, abi::PACKET3_SET_SH_REG_START)
            }
            abi::PACKET3_SET_UCONFIG_REG_PAIRS if generation > Gfx11 => {
                self.set_pairs(engine, command, abi::PACKET3_SET_UCONFIG_REG_START)
            }
            abi::PACKET3_SET_SH_REG_PAIRS_PACKED | abi::PACKET3_SET_SH_REG_PAIRS_PACKED_N
                if generation == Gfx11 =>
            {
                self.set_packed(engine, command)
            }
            abi::PACKET3_SET_SH_REG_PAIRS_PACKED_GFX12 if generation > Gfx11 => {
                self.set_packed(engine, command)
            }
            abi::PACKET3_DISPATCH_DIRECT => self.dispatch_direct(engine, command),
            abi::PACKET3_DISPATCH_INDIRECT => self.dispatch_indirect(engine, command),
            abi::PACKET3_EVENT_WRITE => self.event_write(engine, command),
            abi::PACKET3_RELEASE_MEM => self.release_mem(engine, command),
            abi::PACKET3_ACQUIRE_MEM => self.acquire_mem(engine, command),
            abi::PACKET3_HDP_FLUSH if generation > Gfx9 => {
                command.sized(2)?;
                self.fence();
                Ok(Step::Next)
            }
            abi::PACKET3_PRIME_UTCL2 if generation > Gfx9 => {
                // Translations need no loading.
                command.sized(5)?;
                Ok(Step::Next)
            }
            abi::PACKET3_TIMESTAMP if generation == Gfx11 => self.timestamp(engine, command),
            abi::PACKET3_WRITE_DATA => self.write_data(engine, command),
            abi::PACKET3_COPY_DATA => self.copy_data(engine, command),
            abi::PACKET3_WAIT_REG_MEM => self.wait_reg_mem(engine, command),
            abi::PACKET3_WAIT_REG_MEM64 if generation > Gfx9 => self.wait_reg_mem64(engine, command),
            abi::PACKET3_COND_WRITE => self.cond_write(engine, command),
            abi::PACKET3_ATOMIC_MEM => self.atomic_mem(engine, command),
            abi::PACKET3_MEM_SEMAPHORE if generation <= Gfx10 => self.semaphore(engine, command),
            abi::PACKET3_DMA_DATA => self.dma_data(engine, command),
            abi::PACKET3_DMA_DATA_FILL_MULTI if generation > Gfx9 => self.fill_multi(engine, command),
            opcode => Err(command.fault("opcode that a compute queue does not execute:", opcode.into())),
        }
    }
}

/// The comparisons of `WAIT_REG_MEM` and of SDMA's `POLL_REGMEM`; `None` for one that does not exist.
pub(crate) fn compare(function: u8, value: u64, reference: u64) -> Option<bool> {
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
