//! Commands that copy and fill memory, a piece at a time.

use outcrop_abi::pm4 as abi;

use super::{Command, Engine, Pm4, Step};
use crate::device::QueueFault;
use crate::transfer::{self, Progress};
use crate::vm::MemoryFault;

impl Pm4 {
    fn piece(&mut self, done: Result<Progress, MemoryFault>) -> Result<Step, QueueFault> {
        match done? {
            Progress::Upto(done) => {
                self.progress = done;
                Ok(Step::More)
            }
            Progress::Done => {
                self.fence();
                Ok(Step::Next)
            }
        }
    }

    pub(super) fn dma_data(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(7)?;
        let p = abi::DmaData::from_bits(self.packet(engine, command)?);
        if p.sas() || p.das() || p.saic() || p.daic() {
            return Err(command.fault("registers, or addresses that stay, in word", 6));
        }
        match p.dst_sel() {
            abi::DMA_DATA_DST_NOWHERE => return Ok(Step::Next),
            abi::DMA_DATA_DST_ADDRESS | abi::DMA_DATA_DST_L2 => {}
            destination => return Err(command.fault("destination", destination.into())),
        }
        let (bytes, done) = (p.byte_count().into(), self.progress);
        if bytes == 0 {
            return Ok(Step::Next);
        }
        match p.src_sel() {
            abi::DMA_DATA_SRC_ADDRESS | abi::DMA_DATA_SRC_L2 => {
                self.piece(transfer::copy(engine.vm, p.src(), p.dst_addr(), bytes, done))
            }
            abi::DMA_DATA_SRC_DATA => self.piece(transfer::fill(
                engine.vm,
                p.dst_addr(),
                p.src() as u32,
                bytes,
                done,
            )),
            source => Err(command.fault("source", source.into())),
        }
    }

    pub(super) fn fill_multi(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(7)?;
        let p = abi::DmaDataFillMulti::from_bits(self.packet(engine, command)?);
        let (stride, pieces) = (p.byte_stride().into(), p.dma_count().into());
        let bytes = p.byte_count().into();
        let done = self.progress;
        self.piece(transfer::fill_multi(
            engine.vm,
            p.dst_addr(),
            (stride, pieces),
            (0, bytes),
            done,
        ))
    }
}
