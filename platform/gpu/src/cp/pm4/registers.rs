//! The registers of a queue, and the commands that set them.

use alloc::collections::BTreeMap;

use outcrop_abi::{pm4 as abi, reg};
use outcrop_isa::{Generation, Target};

use super::{Command, Engine, Pm4, Step, known};
use crate::device::QueueFault;

/// The dispatch registers: one page of numbers.
const DISPATCH: core::ops::Range<u32> = reg::COMPUTE_DISPATCH_INITIATOR..reg::COMPUTE_NOWHERE + 1;
const DISPATCH_WORDS: usize = (DISPATCH.end - DISPATCH.start) as usize;

/// The registers of a queue.
#[derive(Clone)]
pub(super) struct Registers {
    target: Target,
    dispatch: [u32; DISPATCH_WORDS],
    other: BTreeMap<u32, u32>,
    /// Flushes of the host data path that were asked for: all are done at once.
    hdp_flush: u32,
}

impl Registers {
    pub(super) fn new(target: Target) -> Self {
        Self {
            target,
            dispatch: [0; DISPATCH_WORDS],
            other: BTreeMap::new(),
            hdp_flush: 0,
        }
    }

    /// Sets all to what they were at first.
    pub(super) fn clear(&mut self) {
        *self = Self::new(self.target);
    }

    /// What a register holds; `None` for one that the queue does not have.
    pub(super) fn read(&self, register: u32) -> Option<u32> {
        if register == reg::BIF_BX_PF0_GPU_HDP_FLUSH_DONE {
            return Some(self.hdp_flush);
        }
        if !known::may_be_set(self.target, register) {
            return None;
        }
        match register.checked_sub(DISPATCH.start) {
            Some(i) if DISPATCH.contains(&register) => self.dispatch.get(i as usize).copied(),
            _ => Some(self.other.get(&register).copied().unwrap_or(0)),
        }
    }

    /// Sets a register; `None` if the queue does not have it.
    pub(super) fn write(&mut self, register: u32, value: u32) -> Option<()> {
        if register == reg::BIF_BX_PF0_GPU_HDP_FLUSH_REQ {
            self.hdp_flush = value;
            return Some(());
        }
        if !known::may_be_set(self.target, register) {
            return None;
        }
        match register.checked_sub(DISPATCH.start) {
            Some(i) if DISPATCH.contains(&register) => *self.dispatch.get_mut(i as usize)? = value,
            _ => {
                self.other.insert(register, value);
            }
        }
        Some(())
    }

    /// A dispatch register.
    pub(super) fn get(&self, register: u32) -> u32 {
        let i = register.wrapping_sub(DISPATCH.start);
        self.dispatch.get(i as usize).copied().unwrap_or(0)
    }

    /// Two dispatch registers that follow each other, low half first.
    pub(super) fn pair(&self, low: u32) -> u64 {
        u64::from(self.get(low + 1)) << 32 | u64::from(self.get(low))
    }

    /// Three dispatch registers that follow each other.
    pub(super) fn triple(&self, first: u32) -> [u32; 3] {
        [0, 1, 2].map(|i| self.get(first + i))
    }

    /// `COMPUTE_PGM_RSRC3`, which moved.
    pub(super) fn rsrc3(&self) -> u32 {
        match self.target.generation() {
            Generation::Gfx9 => self.get(reg::COMPUTE_PGM_RSRC3),
            _ => self.get(reg::COMPUTE_PGM_RSRC3_GFX10),
        }
    }
}

impl Pm4 {
    /// Sets a register for the command that is next, if the first XCC executes it.
    pub(super) fn set(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
        register: u32,
        value: u32,
    ) -> Result<(), QueueFault> {
        if self.chosen(engine) & 1 == 0 {
            return Ok(());
        }
        self.registers
            .write(register, value)
            .ok_or_else(|| command.fault("register that a compute queue may not set:", register))
    }

    pub(super) fn get(&self, command: &Command, register: u32) -> Result<u32, QueueFault> {
        self.registers
            .read(register)
            .ok_or_else(|| command.fault("register that a compute queue may not read:", register))
    }

    /// `SET_SH_REG` and its siblings: a first register, and values.
    pub(super) fn set_registers(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
        start: u32,
    ) -> Result<Step, QueueFault> {
        let p = abi::SetShRegIndex::from_bits(self.packet(engine, command)?);
        match p.index() {
            // With one address space a queue, and with all compute units allowed, the values stay as they are.
            abi::SET_SH_REG_INDEX_DEFAULT
            | abi::SET_SH_REG_INDEX_INSERT_VMID
            | abi::SET_SH_REG_INDEX_CU_AND_MASK => {}
            index => return Err(command.fault("index", index.into())),
        }
        for i in 0..command.words - 2 {
            let value = self.word(engine, 2 + i)?;
            self.set(
                engine,
                command,
                start + u32::from(p.reg_offset()) + i as u32,
                value,
            )?;
        }
        Ok(Step::Next)
    }

    /// Sets two registers to an address: what `SET_BASE` set, and an offset.
    pub(super) fn set_offset(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        command.sized(4)?;
        let p = abi::SetShRegOffset::from_bits(self.packet(engine, command)?);
        if p.index() != 0 {
            return Err(command.fault("index", p.index().into()));
        }
        let address = self.indirect_base.wrapping_add(p.data_offset().into());
        let register = abi::PACKET3_SET_SH_REG_START + u32::from(p.reg_offset());
        self.set(engine, command, register, address as u32)?;
        self.set(engine, command, register + 1, (address >> 32) as u32)?;
        Ok(Step::Next)
    }

    pub(super) fn load_registers(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
    ) -> Result<Step, QueueFault> {
        use core::sync::atomic::Ordering;
        command.sized(5)?;
        let p = abi::LoadShRegIndex::from_bits(self.packet(engine, command)?);
        let mut from = u64::from(p.mem_addr_hi()) << 32 | u64::from(p.mem_addr()) << 2;
        match p.index() {
            0 => {}
            2 => from = engine.vm.atomic_load_u64(from, Ordering::Acquire)?,
            index => return Err(command.fault("index", index.into())),
        }
        let load = |i: u64| {
            engine
                .vm
                .atomic_load_u32(from.wrapping_add(i * 4), Ordering::Relaxed)
        };
        let start = abi::PACKET3_SET_SH_REG_START;
        for i in 0..u64::from(p.num_dwords()) {
            let (register, value) = if p.data_format() {
                (load(2 * i)? & 0xffff, load(2 * i + 1)?)
            } else {
                (u32::from(p.reg_offset()) + i as u32, load(i)?)
            };
            self.set(engine, command, start + register, value)?;
        }
        Ok(Step::Next)
    }

    /// Pairs of a register and its value.
    pub(super) fn set_pairs(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
        start: u32,
    ) -> Result<Step, QueueFault> {
        for i in (1..command.words.saturating_sub(1)).step_by(2) {
            let register = self.word(engine, i)? & 0xffff;
            let value = self.word(engine, i + 1)?;
            self.set(engine, command, start + register, value)?;
        }
        Ok(Step::Next)
    }

    /// Two register numbers in a word, and their values in two more.
    pub(super) fn set_packed(&mut self, engine: &Engine<'_>, command: &Command) -> Result<Step, QueueFault> {
        let count = u64::from(self.word(engine, 1)? & 0xffff);
        command.sized(2 + count.div_ceil(2) * 3)?;
        for i in 0..count {
            let at = 2 + i / 2 * 3;
            let register = self.word(engine, at)? >> (16 * (i % 2)) & 0xffff;
            let value = self.word(engine, at + 1 + i % 2)?;
            self.set(engine, command, abi::PACKET3_SET_SH_REG_START + register, value)?;
        }
        Ok(Step::Next)
    }
}
