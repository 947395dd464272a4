//! Commands that write, compare and wait.

use core::sync::atomic::{Ordering, fence};

use outcrop_abi::pm4 as abi;

use super::{Command, Engine, Pm4, Step, compare};
use crate::atomic;
use crate::device::QueueFault;
use crate::shader::Clock;

impl Pm4 {
    /// Cache maintenance: memory is coherent here, what is left of it is order.
    pub(super) fn fence(&self) {
        // ORDERING: what is before the command comes before what is after it.
        fence(Ordering::SeqCst);
    }

    pub(super) fn write_data(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        let p = abi::WriteData::from_bits(self.packet(engine, command)?);
        let register = abi::WriteDataRegister::from_bits(p.bits()).dst_mmreg_addr();
        for i in 0..command.words - 4 {
            let word = self.word(engine, 4 + i)?;
            let step = if p.wr_one_addr() { 0 } else { i };
            match p.dst_sel() {
                abi::WRITE_DATA_DST_REGISTER => self.set(engine, command, register + step as u32, word)?,
                abi::WRITE_DATA_DST_MEMORY_SYNC | abi::WRITE_DATA_DST_TC_L2 | abi::WRITE_DATA_DST_MEMORY => {
                    let to = p.dst_addr().wrapping_add(step * 4);
                    engine.vm.atomic_store_u32(to, word, Ordering::Relaxed)?;
                }
                dst => return Err(command.fault("destination", dst.into())),
            }
        }
        // ORDERING: write confirm.
        fence(Ordering::SeqCst);
        Ok(Step::Next)
    }

    pub(super) fn copy_data(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(6)?;
        let p = abi::CopyData::from_bits(self.packet(engine, command)?);
        let wide = p.count_sel();
        let (vm, clock): (_, &dyn Clock) = (engine.vm, &*engine.hqd.context.clock);
        let value = match p.src_sel() {
            abi::COPY_DATA_SRC_REGISTER => {
                let number = p.src() as u32 & 0x3_ffff;
                let high = if wide { self.get(command, number + 1)? } else { 0 };
                u64::from(high) << 32 | u64::from(self.get(command, number)?)
            }
            abi::COPY_DATA_SRC_L2_OBSOLETE | abi::COPY_DATA_SRC_L2 if wide => {
                vm.atomic_load_u64(p.src(), Ordering::Acquire)?
            }
            abi::COPY_DATA_SRC_L2_OBSOLETE | abi::COPY_DATA_SRC_L2 => {
                vm.atomic_load_u32(p.src(), Ordering::Acquire)?.into()
            }
            abi::COPY_DATA_SRC_IMMEDIATE => p.src(),
            abi::COPY_DATA_SRC_ATOMIC_RETURN => self.atomic,
            abi::COPY_DATA_SRC_GPU_CLOCK | abi::COPY_DATA_SRC_SYSTEM_CLOCK => clock.ticks(),
            source => return Err(command.fault("source", source.into())),
        };
        match p.dst_sel() {
            abi::COPY_DATA_DST_REGISTER => {
                let number = p.dst() as u32 & 0x3_ffff;
                self.set(engine, command, number, value as u32)?;
                if wide {
                    self.set(engine, command, number + 1, (value >> 32) as u32)?;
                }
            }
            abi::COPY_DATA_DST_L2 | abi::COPY_DATA_DST_L2_OBSOLETE if wide => {
                vm.atomic_store_u64(p.dst(), value, Ordering::Release)?
            }
            abi::COPY_DATA_DST_L2 | abi::COPY_DATA_DST_L2_OBSOLETE => {
                vm.atomic_store_u32(p.dst(), value as u32, Ordering::Release)?
            }
            destination => return Err(command.fault("destination", destination.into())),
        }
        Ok(Step::Next)
    }

    pub(super) fn wait_reg_mem(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
    ) -> Result<Step, QueueFault> {
        command.sized(7)?;
        let p = abi::WaitRegMem::from_bits(self.packet(engine, command)?);
        let r = abi::WaitRegMemRegister::from_bits(p.bits());
        let value = match (p.operation(), p.mem_space()) {
            (
                abi::WAIT_REG_MEM_OP_WAIT | abi::WAIT_REG_MEM_OP_WAIT_PREEMPTABLE,
                abi::WAIT_REG_MEM_SPACE_MEMORY,
            ) => engine.vm.atomic_load_u32(p.poll_addr(), Ordering::Acquire)?,
            (abi::WAIT_REG_MEM_OP_WAIT, abi::WAIT_REG_MEM_SPACE_REGISTER) => {
                self.get(command, r.poll_register())?
            }
            (abi::WAIT_REG_MEM_OP_WR_WAIT_WR, abi::WAIT_REG_MEM_SPACE_REGISTER) => {
                self.set(engine, command, r.poll_register(), p.reference())?;
                self.get(command, r.write_register())?
            }
            (operation, _) => return Err(command.fault("operation", operation.into())),
        };
        let met = compare(p.function(), (value & p.mask()).into(), p.reference().into())
            .ok_or_else(|| command.fault("comparison", p.function().into()))?;
        Ok(if met { Step::Next } else { Step::Polls })
    }

    pub(super) fn wait_reg_mem64(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
    ) -> Result<Step, QueueFault> {
        command.sized(9)?;
        let p = abi::WaitRegMem64::from_bits(self.packet(engine, command)?);
        let waits = matches!(
            p.operation(),
            abi::WAIT_REG_MEM_OP_WAIT | abi::WAIT_REG_MEM_OP_WAIT_PREEMPTABLE
        );
        if !waits || p.mem_space() != abi::WAIT_REG_MEM_SPACE_MEMORY {
            return Err(command.fault("operation", p.operation().into()));
        }
        let value = engine.vm.atomic_load_u64(p.poll_addr(), Ordering::Acquire)?;
        let met = compare(p.function(), value & p.mask(), p.reference())
            .ok_or_else(|| command.fault("comparison", p.function().into()))?;
        Ok(if met { Step::Next } else { Step::Polls })
    }

    pub(super) fn cond_write(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        const REGISTER: u8 = 0;
        const MEMORY: u8 = 1;
        command.sized(9)?;
        let p = abi::CondWrite::from_bits(self.packet(engine, command)?);
        let value = if p.poll_space() {
            engine.vm.atomic_load_u32(p.poll_address(), Ordering::Acquire)?
        } else {
            self.get(command, p.poll_address() as u32)?
        };
        let met = compare(p.function(), (value & p.mask()).into(), p.reference().into())
            .ok_or_else(|| command.fault("comparison", p.function().into()))?;
        match p.write_space() {
            _ if !met => {}
            REGISTER => self.set(engine, command, p.write_address() as u32, p.write_data())?,
            MEMORY => {
                engine
                    .vm
                    .atomic_store_u32(p.write_address(), p.write_data(), Ordering::Release)?;
            }
            space => return Err(command.fault("destination", space.into())),
        }
        Ok(Step::Next)
    }

    pub(super) fn atomic_mem(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(9)?;
        let p = abi::AtomicMem::from_bits(self.packet(engine, command)?);
        let done = atomic::apply(engine.vm, p.atomic(), p.addr(), p.src_data(), p.cmp_data())?
            .ok_or_else(|| command.fault("atomic operation", p.atomic().into()))?;
        self.atomic = done.before;
        match p.command() {
            abi::ATOMIC_MEM_LOOP if !done.met => Ok(Step::Polls),
            abi::ATOMIC_MEM_SINGLE_PASS..=abi::ATOMIC_MEM_SEND => Ok(Step::Next),
            kind => Err(command.fault("kind of atomic", kind.into())),
        }
    }

    pub(super) fn semaphore(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(4)?;
        let p = abi::MemSemaphore::from_bits(self.packet(engine, command)?);
        if p.use_mailbox() {
            return Err(command.fault("mailbox of a semaphore", 1));
        }
        let word = atomic::word64(engine.vm, p.address())?;
        match p.sem_sel() {
            // ORDERING: release, after everything before it; acquire, before everything after it.
            abi::MEM_SEMAPHORE_SIGNAL if p.signal_type() => word.store(1, Ordering::Release),
            abi::MEM_SEMAPHORE_SIGNAL => {
                word.fetch_add(1, Ordering::AcqRel);
            }
            abi::MEM_SEMAPHORE_WAIT => {
                let take = |now: u64| now.checked_sub(1);
                if word
                    .fetch_update(Ordering::AcqRel, Ordering::Acquire, take)
                    .is_err()
                {
                    return Ok(Step::Polls);
                }
            }
            kind => return Err(command.fault("kind of semaphore", kind.into())),
        }
        Ok(Step::Next)
    }
}
