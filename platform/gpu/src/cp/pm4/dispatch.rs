//! Dispatches: what the registers hold becomes a grid.

use alloc::sync::Arc;
use core::sync::atomic::Ordering;

use outcrop_abi::mqd::{ComputeDispatchInitiatorGfx10, ComputeNumThread};
use outcrop_abi::{pm4 as abi, reg};
use outcrop_isa::Generation;
use outcrop_platform::trace::Layer;
use outcrop_platform::trace_note;

use super::{Command, Engine, Pm4, Step};
use crate::cp::scratch::TmpRing;
use crate::cp::{Flight, MAX_IN_FLIGHT};
use crate::device::QueueFault;
use crate::shader::{Dispatch, Extent, Grid, Launch, Registers};
use crate::vm::LaunchMode;

/// Bits of an address in units of 256 bytes that a pair of registers has.
const ADDRESS: u64 = 0xff_ffff_ffff;

impl Pm4 {
    pub(super) fn dispatch_direct(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
    ) -> Result<Step, QueueFault> {
        command.sized(5)?;
        let p = abi::DispatchDirect::from_bits(self.packet(engine, command)?);
        let size = [p.dim_x(), p.dim_y(), p.dim_z()];
        self.dispatch(engine, command, size, p.dispatch_initiator())
    }

    /// The compute engine's form has an address; the shorter one of the graphics engine an offset from a base.
    pub(super) fn dispatch_indirect(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
    ) -> Result<Step, QueueFault> {
        let (at, initiator) = if command.words == 3 {
            let offset = self.word(engine, 1)?;
            (
                self.indirect_base.wrapping_add(offset.into()),
                self.word(engine, 2)?,
            )
        } else {
            command.sized(4)?;
            let p = abi::DispatchIndirect::from_bits(self.packet(engine, command)?);
            (p.addr(), p.dispatch_initiator())
        };
        let mut size = [0; 3];
        for (i, size) in (0u64..).zip(&mut size) {
            *size = engine
                .vm
                .atomic_load_u32(at.wrapping_add(i * 4), Ordering::Acquire)?;
        }
        self.dispatch(engine, command, size, initiator)
    }

    fn dispatch(
        &mut self,
        engine: &Engine<'_>,
        command: &Command,
        size: [u32; 3],
        initiator: u32,
    ) -> Result<Step, QueueFault> {
        let initiator = ComputeDispatchInitiatorGfx10::from_bits(initiator);
        if !initiator.compute_shader_en() {
            return Ok(Step::Next);
        }
        if self.chosen(engine) != engine.xccs() {
            return Err(command.fault("dispatch on some XCCs only:", self.chosen(engine).into()));
        }
        if initiator.restore() {
            return Err(command.fault("restoring of waves, initiator", initiator.bits()));
        }
        let Some(extents) = self.extents(size, initiator) else {
            return Ok(Step::Next);
        };
        let context = &engine.hqd.context;
        let registers = self.dispatch_registers(engine, initiator);
        let (wave_bytes, waves) = if registers.has_scratch() {
            self.scratch(engine)
        } else {
            (0, 0)
        };
        {
            let flights = engine.flights.lock();
            if context.vm.debugging().mode == LaunchMode::Halt {
                return Ok(Step::Busy);
            }
            // A queue's scratch memory is one grid's at a time.
            let scratch_taken = wave_bytes != 0 && flights.iter().any(|flight| flight.scratch);
            if scratch_taken || flights.len() >= MAX_IN_FLIGHT {
                return Ok(Step::Busy);
            }
        }
        let launch = Launch {
            vm: Arc::clone(&context.vm),
            code: Arc::clone(&context.code),
            clock: Arc::clone(&context.clock),
            dispatch: Dispatch {
                dimensions: 3,
                workgroup_size: extents.map(|extent| extent.full as u16),
                grid_size: extents.map(|extent| extent.end),
                // A wave has all of its share.
                private_segment_size: wave_bytes / if registers.wave32 { 32 } else { 64 },
                group_segment_size: registers.lds_bytes(context.code.isa()),
                kernel_object: registers.program,
                kernarg_address: 0,
            },
            packet_va: 0,
            queue_va: 0,
            dispatch_id: self.dispatches,
            scratch_base: (self.registers.pair(reg::COMPUTE_DISPATCH_SCRATCH_BASE_LO) & ADDRESS) << 8,
            // Kernels that reach scratch memory through a buffer have it in their user data.
            scratch_descriptor: [0; 4],
            scratch_wave_bytes: wave_bytes,
            scratch_waves: waves,
            shared_base: context.shared_base,
            private_base: context.private_base,
            gws: context.gws.clone(),
        };
        let grid = Grid::of_registers(launch, &registers, extents).map_err(|error| QueueFault::Launch {
            kernel_object: registers.program,
            error,
        })?;
        trace_note!(
            Layer::Device,
            "PM4 dispatch",
            "{size:?} at {:#x}, program {:#x}",
            command.address,
            registers.program
        );
        let flight = Flight::of_registers(grid, engine.hqd, wave_bytes != 0);
        engine.flights.lock().push(Arc::new(flight));
        self.dispatches += 1;
        Ok(Step::Next)
    }

    /// The grid in each dimension; nothing if one of them is empty.
    fn extents(&self, size: [u32; 3], initiator: ComputeDispatchInitiatorGfx10) -> Option<[Extent; 3]> {
        let start = self.registers.triple(reg::COMPUTE_START_X);
        let threads = self
            .registers
            .triple(reg::COMPUTE_NUM_THREAD_X)
            .map(ComputeNumThread::from_bits);
        let mut extents = [Extent::default(); 3];
        for (((extent, size), start), threads) in extents.iter_mut().zip(size).zip(start).zip(threads) {
            let full = u32::from(threads.num_thread_full());
            let counted = if initiator.use_thread_dimensions() {
                // Work-items are counted: the last workgroup gets what is left.
                Extent {
                    first: 0,
                    end: size.div_ceil(full.max(1)),
                    full,
                    last: (size.wrapping_sub(1)) % full.max(1) + 1,
                }
            } else {
                let partial = u32::from(threads.num_thread_partial());
                let last = if initiator.partial_tg_en() && partial != 0 {
                    partial
                } else {
                    full
                };
                Extent {
                    first: 0,
                    end: size,
                    full,
                    last,
                }
            };
            let first = if initiator.force_start_at_000() { 0 } else { start };
            *extent = Extent { first, ..counted };
            if extent.end <= extent.first {
                return None;
            }
        }
        Some(extents)
    }

    fn dispatch_registers(&self, engine: &Engine<'_>, initiator: ComputeDispatchInitiatorGfx10) -> Registers {
        let r = &self.registers;
        Registers {
            program: (r.pair(reg::COMPUTE_PGM_LO) & ADDRESS) << 8,
            rsrc1: r.get(reg::COMPUTE_PGM_RSRC1),
            rsrc2: r.get(reg::COMPUTE_PGM_RSRC2),
            rsrc3: r.rsrc3(),
            user_data: core::array::from_fn(|i| r.get(reg::COMPUTE_USER_DATA_0 + i as u32)),
            wave32: initiator.cs_w32_en() && engine.generation() > Generation::Gfx9,
        }
    }

    /// Bytes of scratch memory of a wave, and the waves that have it at a time.
    fn scratch(&self, engine: &Engine<'_>) -> (u32, u32) {
        let ring = TmpRing::of(engine.generation(), self.registers.get(reg::COMPUTE_TMPRING_SIZE));
        let engines = if ring.per_engine {
            engine.hqd.context.shader_engines
        } else {
            1
        };
        (ring.wave_bytes, ring.waves * engines)
    }
}
