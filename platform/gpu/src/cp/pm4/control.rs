//! Buffers that call others, and words that are skipped.

use core::sync::atomic::Ordering;

use outcrop_abi::pm4 as abi;

use super::buffer::Buffer;
use super::{Command, Engine, Pm4, Step, compare};
use crate::device::QueueFault;

/// `base_index` of the base that an indirect dispatch's offset counts from.
const INDIRECT_DATA_BASE: u8 = 1;

impl Pm4 {
    pub(super) fn indirect_buffer(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
    ) -> Result<Step, QueueFault> {
        command.sized(4)?;
        let p = abi::IndirectBuffer::from_bits(self.packet(engine, command)?);
        self.call(command, p.ib_base(), p.ib_size(), p.chain())
    }

    /// Goes on in another buffer, and comes back unless it is a chain.
    fn call(&mut self, command: &Command, base: u64, words: u32, chain: bool) -> Result<Step, QueueFault> {
        self.advance(command.words);
        // A ring is never left for good.
        if chain && self.buffers.last().is_some_and(|buffer| !buffer.is_ring()) {
            self.buffers.pop();
        }
        if self.buffers.len() >= self.depth {
            return Err(command.fault(
                "indirect buffers in one another are more than",
                super::INDIRECT_DEPTH as u32,
            ));
        }
        self.buffers.push(Buffer::indirect(base, words.into()));
        Ok(Step::Jumped)
    }

    pub(super) fn conditional_buffer(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
    ) -> Result<Step, QueueFault> {
        let p = abi::CondIndirectBuffer::from_bits(self.packet(engine, command)?);
        let value = engine.vm.atomic_load_u64(p.compare_addr(), Ordering::Acquire)?;
        let met = compare(p.function(), value & p.mask(), p.reference())
            .ok_or_else(|| command.fault("comparison", p.function().into()))?;
        match (p.mode(), met) {
            (1 | 2, true) => self.call(command, p.ib_base1(), p.ib_size1(), false),
            (2, false) => self.call(command, p.ib_base2(), p.ib_size2(), false),
            (1, false) => Ok(Step::Next),
            (mode, _) => Err(command.fault("mode", mode.into())),
        }
    }

    pub(super) fn conditional(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(5)?;
        let p = abi::CondExec::from_bits(self.packet(engine, command)?);
        let run = engine.vm.atomic_load_u32(p.addr(), Ordering::Acquire)? != 0;
        self.advance(command.words + if run { 0 } else { u64::from(p.exec_count()) });
        Ok(Step::Jumped)
    }

    pub(super) fn predicate(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(2)?;
        let p = abi::PredExec::from_bits(self.packet(engine, command)?);
        self.advance(command.words);
        if let Some(buffer) = self.buffers.last_mut() {
            buffer.choose(p.device_select(), buffer.at, p.exec_count().into());
        }
        Ok(Step::Jumped)
    }

    pub(super) fn rewind(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(2)?;
        let p = abi::Rewind::from_bits(self.packet(engine, command)?);
        Ok(if p.valid() { Step::Next } else { Step::Polls })
    }

    pub(super) fn set_base(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(4)?;
        let p = abi::SetBase::from_bits(self.packet(engine, command)?);
        if p.base_index() != INDIRECT_DATA_BASE {
            return Err(command.fault("base", p.base_index().into()));
        }
        self.indirect_base = p.address();
        Ok(Step::Next)
    }
}
