//! Events, caches, and what happens when the kernels before a command have ended.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use outcrop_abi::pm4 as abi;
use outcrop_isa::Generation;

use super::{Command, Engine, Pm4, Step};
use crate::cp::Flight;
use crate::device::QueueFault;
use crate::shader::Clock;

/// What is done at the end of the pipe.
pub(super) struct EndOfPipe {
    /// The kernels whose end it waits for.
    after: Vec<Arc<Flight>>,
    write: Write,
    address: u64,
    /// Context of the interrupt that is raised then.
    interrupt: Option<u32>,
}

/// What is written.
#[derive(Clone, Copy)]
enum Write {
    Nothing,
    Word(u32),
    Double(u64),
    Add(u32),
    Clock,
}

impl Pm4 {
    /// Does what was to be done at the end of the pipe, as far as it has come.
    pub(super) fn finish_ends(&mut self, engine: &Engine<'_>) -> Result<(), QueueFault> {
        while let Some(end) = self.ends.front() {
            let flights = engine.flights.lock();
            let runs = |flight: &Arc<Flight>| flights.iter().any(|f| Arc::ptr_eq(f, flight));
            if end.after.iter().any(runs) {
                return Ok(());
            }
            drop(flights);
            let Some(end) = self.ends.pop_front() else { break };
            let (vm, to) = (engine.vm, end.address);
            match end.write {
                Write::Nothing => {}
                // ORDERING: release, after everything that the kernels did.
                Write::Word(word) => vm.atomic_store_u32(to, word, Ordering::Release)?,
                Write::Double(words) => vm.atomic_store_u64(to, words, Ordering::Release)?,
                Write::Add(word) => {
                    crate::atomic::word32(vm, to)?.fetch_add(word, Ordering::AcqRel);
                }
                Write::Clock => {
                    let clock: &dyn Clock = &*engine.hqd.context.clock;
                    vm.atomic_store_u64(to, clock.ticks(), Ordering::Release)?;
                }
            }
            if let Some(context) = end.interrupt {
                engine.io.event(engine.hqd.context.pasid, context);
            }
        }
        Ok(())
    }

    fn at_end_of_pipe(
        &mut self,
        engine: &Engine<'_>,
        write: Write,
        address: u64,
        interrupt: Option<u32>,
    ) -> Result<Step, QueueFault> {
        self.fence();
        let after = engine.flights.lock().clone();
        self.ends.push_back(EndOfPipe {
            after,
            write,
            address,
            interrupt,
        });
        self.finish_ends(engine)?;
        Ok(Step::Next)
    }

    pub(super) fn release_mem(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        // A command of seven words leaves the interrupt's context out.
        let [a, b, c, d, e, f, g] = self.packet(engine, command)?;
        let context = match command.words {
            7 => 0,
            8 => self.word(engine, 7)?,
            _ => return Err(command.fault("length in words", command.words as u32)),
        };
        // The fields that are used are at the same places on all generations.
        let p = abi::ReleaseMem::from_bits([a, b, c, d, e, f, g, context]);
        if !matches!(p.dst_sel(), abi::RELEASE_MEM_DST_MEMORY | abi::RELEASE_MEM_DST_L2) {
            return Err(command.fault("destination", p.dst_sel().into()));
        }
        let interrupt = match p.int_sel() {
            abi::RELEASE_MEM_INT_NONE | abi::RELEASE_MEM_INT_DATA_AFTER_WRITE => None,
            abi::RELEASE_MEM_INT_ONLY | abi::RELEASE_MEM_INT_AFTER_WRITE | abi::RELEASE_MEM_INT_CONTEXT => {
                Some(p.int_ctxid())
            }
            kind => return Err(command.fault("kind of interrupt", kind.into())),
        };
        let generation = engine.generation();
        let write = match p.data_sel() {
            _ if p.int_sel() == abi::RELEASE_MEM_INT_ONLY => Write::Nothing,
            abi::RELEASE_MEM_DATA_NONE => Write::Nothing,
            abi::RELEASE_MEM_DATA_32 => Write::Word(p.data() as u32),
            abi::RELEASE_MEM_DATA_64 => Write::Double(p.data()),
            abi::RELEASE_MEM_DATA_CLOCK => Write::Clock,
            abi::RELEASE_MEM_DATA_SYSTEM_CLOCK if generation > Generation::Gfx9 => Write::Clock,
            abi::RELEASE_MEM_DATA_ADD_32 if generation > Generation::Gfx9 => Write::Add(p.data() as u32),
            kind => return Err(command.fault("kind of data", kind.into())),
        };
        self.at_end_of_pipe(engine, write, p.address(), interrupt)
    }

    pub(super) fn timestamp(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(6)?;
        let p = abi::Timestamp::from_bits(self.packet(engine, command)?);
        if p.enable_top() {
            let ticks = engine.hqd.context.clock.ticks();
            engine
                .vm
                .atomic_store_u64(p.pipe_top_addr(), ticks, Ordering::Release)?;
        }
        if p.enable_bottom() {
            return self.at_end_of_pipe(engine, Write::Clock, p.pipe_bot_addr(), None);
        }
        Ok(Step::Next)
    }

    pub(super) fn event_write(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        let p = abi::EventWrite::from_bits(self.packet(engine, command)?);
        // Longer commands sample counters, which are not counted.
        if command.words != 2 {
            return Err(command.fault("counters that an event samples to memory:", p.event_type().into()));
        }
        match p.event_type() {
            abi::EVENT_CS_PARTIAL_FLUSH => {
                if !engine.flights.lock().is_empty() {
                    return Ok(Step::Busy);
                }
                self.finish_ends(engine)?;
            }
            // Caches are coherent, no counter counts and no trace is taken: these have nothing to do.
            abi::EVENT_CACHE_FLUSH
            | abi::CACHE_FLUSH_AND_INV_EVENT
            | abi::EVENT_PERFCOUNTER_START..=abi::EVENT_PIPELINESTAT_STOP
            | abi::EVENT_THREAD_TRACE_START..=abi::EVENT_THREAD_TRACE_MARKER
            | abi::EVENT_THREAD_TRACE_FLUSH
            | abi::EVENT_THREAD_TRACE_FINISH => {}
            event => return Err(command.fault("event that a compute queue has no part for:", event.into())),
        }
        self.fence();
        Ok(Step::Next)
    }

    pub(super) fn acquire_mem(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        // Since gfx10 there is a word more, which says what is done to which cache.
        command.sized(if engine.generation() > Generation::Gfx9 {
            8
        } else {
            7
        })?;
        self.fence();
        Ok(Step::Next)
    }
}
