//! A dispatched kernel and the threads that run it.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use outcrop_abi::kfd;
use outcrop_isa::{Generation, WaveSize};
use spin::Mutex;

use super::descriptor::{self, Descriptor};
use super::workgroup::{Initial, Outcome, Workgroup};
use crate::shader::memory::tlb::Tlb;
use crate::shader::observe::Watch;
use crate::shader::program::Layout;
use crate::shader::target::ShaderTarget;
use crate::shader::wave::Shared;
use crate::shader::{Extent, FaultCause, Launch, LaunchError, Registers, ShaderFault};
use crate::vm::{Debugging, LaunchMode, Snapshot};

/// Operations that a workgroup runs before another has its turn.
const QUANTUM: u64 = 1 << 18;
/// Turns that workgroups of which every wave sleeps get one after the other, before the caller is told that they do:
/// sleeps are short, and a loop of them ends.
const NAPS: usize = 64;

/// What one thread needs to run waves: translations, and workgroup memory that is used again.
#[derive(Default)]
pub struct Worker {
    tlb: Tlb,
    #[expect(
        clippy::vec_box,
        reason = "workgroups move between this and the grids' lists as boxes"
    )]
    free: Vec<Box<Workgroup>>,
}

impl Worker {
    /// A worker with nothing allocated yet.
    pub fn new() -> Self {
        Self::default()
    }
}

/// How far a grid is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridState {
    /// Workgroups are left, or run on other threads.
    Running {
        /// Whether this call got on; if not, all that is left runs elsewhere, or sleeps until memory changes.
        progress: bool,
    },
    /// Every workgroup has ended.
    Done,
    /// A wave faulted; no wave of the grid runs any more.
    Faulted(ShaderFault),
    /// [`Grid::cancel`] was called; no wave of the grid runs any more.
    Cancelled,
}

/// One dispatched kernel.
pub struct Grid {
    shared: Shared,
    initial: Initial,
    /// Workgroups in each dimension.
    extents: [Extent; 3],
    total: u64,
    next: AtomicU64,
    done: AtomicU64,
    resident: AtomicU32,
    limit: u32,
    /// Threads inside [`Grid::run`].
    inside: AtomicU32,
    stopped: AtomicBool,
    /// The time limit in milliseconds, once it is over.
    expired: AtomicU64,
    fault: Mutex<Option<ShaderFault>>,
    parked: Mutex<VecDeque<Box<Workgroup>>>,
    slots: Option<Mutex<Vec<u32>>>,
    instructions: AtomicU64,
    entry: u64,
    debugging: Debugging,
}

impl Grid {
    /// Reads and checks the kernel descriptor and prepares its code.
    ///
    /// # Errors
    /// [`LaunchError`]; nothing has run then.
    pub fn new(launch: Launch) -> Result<Arc<Self>, LaunchError> {
        let memory = launch.vm.snapshot();
        let packet = launch.dispatch;
        let mut bytes = [0; descriptor::BYTES];
        memory.read(packet.kernel_object, &mut bytes)?;
        let descriptor = Descriptor::parse(
            ShaderTarget::try_from(launch.code.isa())?,
            &bytes,
            packet.kernel_object,
        )?;
        check_sizes(&launch)?;
        let mut entry = packet.kernel_object.wrapping_add(descriptor.entry_offset as u64);
        if descriptor.preload_length() != 0 {
            // Code for firmware that does not preload comes first.
            entry = entry.wrapping_add(256);
        }
        let user = user_registers(&launch, &descriptor, &memory)?;
        let extents = Extent::of_packet(&packet);
        Self::start(launch, &memory, descriptor, entry, user, extents)
    }

    /// Prepares a grid whose registers were set one by one.
    ///
    /// Of the launch's packet the sizes of its segments count, and the kernel object, as what faults name.
    ///
    /// # Errors
    /// [`LaunchError`]; nothing has run then.
    pub fn of_registers(
        launch: Launch,
        registers: &Registers,
        extents: [Extent; 3],
    ) -> Result<Arc<Self>, LaunchError> {
        let items = extents.iter().map(|e| u64::from(e.full)).product();
        if items == 0 || extents.iter().any(|e| e.last > e.full) {
            return Err(LaunchError::BadDimensions);
        }
        if items > 1024 {
            return Err(LaunchError::WorkgroupTooLarge { items });
        }
        let memory = launch.vm.snapshot();
        let descriptor = registers.descriptor(ShaderTarget::try_from(launch.code.isa())?);
        let user = registers.user().to_vec();
        Self::start(launch, &memory, descriptor, registers.program, user, extents)
    }

    fn start(
        launch: Launch,
        memory: &Snapshot,
        descriptor: Descriptor,
        entry: u64,
        user: Vec<u32>,
        extents: [Extent; 3],
    ) -> Result<Arc<Self>, LaunchError> {
        let packet = launch.dispatch;
        let target = ShaderTarget::try_from(launch.code.isa())?;
        let groups = extents.iter().map(|e| u64::from(e.groups()));
        let total = groups.clone().try_fold(1u64, |n, g| n.checked_mul(g));
        let total = total.ok_or(LaunchError::BadDimensions)?;
        let items = extents.iter().map(|e| e.full).product::<u32>();
        let lanes = u32::from(descriptor.wave_size().lanes());
        let waves = items.div_ceil(lanes);
        let lds = target.lds_bytes();
        let needed = descriptor.group_segment;
        if packet.group_segment_size < needed || packet.group_segment_size > lds {
            return Err(LaunchError::BadGroupSegment {
                bytes: packet.group_segment_size,
                needed,
                limit: lds,
            });
        }
        let registers = descriptor.registers();
        let engine = target.engine();
        let (units, simds) = if descriptor.workgroup_processor() {
            (engine.units / 2, engine.simds * 2)
        } else {
            (engine.units, engine.simds)
        };
        let of_simd = (engine.registers / lanes / registers).min(engine.waves);
        let mut of_unit = of_simd * simds / waves.max(1);
        if of_unit == 0 || descriptor.accum_offset() > registers.max(256) {
            return Err(LaunchError::OutOfRegisters { registers });
        }
        if let Some(fit) = lds.checked_div(packet.group_segment_size) {
            of_unit = of_unit.min(fit);
        }
        let mut limit = of_unit * units;
        let wave_bytes = u64::from(packet.private_segment_size).next_multiple_of(4) * u64::from(lanes);
        let slots = if wave_bytes == 0 {
            None
        } else {
            if u64::from(launch.scratch_wave_bytes) < wave_bytes || launch.scratch_waves < waves {
                return Err(LaunchError::ScratchTooSmall { wave_bytes, waves });
            }
            limit = limit.min(launch.scratch_waves / waves);
            Some(Mutex::new((0..limit).rev().map(|i| i * waves).collect()))
        };
        let arch = descriptor.accum_offset().min(registers);
        let layout = Layout {
            vgprs: arch,
            agprs: registers - arch,
            wave: descriptor.wave_size(),
        };
        let program = launch.code.program(entry, layout, descriptor.mode(), memory);
        let watch = launch
            .code
            .observer()
            .map(|observer| Watch::new(observer, memory, target.get(), packet.kernel_object, entry));
        let initial = Initial {
            user,
            entry: program.at(entry, memory),
            scratch: (launch.scratch_base, launch.scratch_wave_bytes),
        };
        let debugging = launch.vm.debugging();
        let grid = Self {
            shared: Shared {
                launch,
                program,
                descriptor,
                watch,
            },
            initial,
            extents,
            total,
            next: AtomicU64::new(0),
            done: AtomicU64::new(0),
            resident: AtomicU32::new(0),
            limit: limit.max(1),
            inside: AtomicU32::new(0),
            stopped: AtomicBool::new(false),
            expired: AtomicU64::new(0),
            fault: Mutex::new(None),
            parked: Mutex::new(VecDeque::new()),
            slots,
            instructions: AtomicU64::new(0),
            entry,
            debugging,
        };
        if debugging.mode == LaunchMode::Debug || grid.traps_on(kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START) {
            grid.fail(grid.trap(FaultCause::TrapOnStart, grid.id(0)));
        }
        Ok(Arc::new(grid))
    }

    /// Whether a debugger has set this bit of `KFD_DBG_TRAP_MASK_*`.
    fn traps_on(&self, bit: u32) -> bool {
        self.debugging.traps & bit != 0
    }

    /// A debugger's trap of a workgroup's first wave. The program counter is the kernel's first.
    fn trap(&self, cause: FaultCause, workgroup: [u32; 3]) -> ShaderFault {
        ShaderFault {
            cause,
            pc: self.entry,
            lane: None,
            workgroup,
            wave: 0,
            kernel_object: self.shared.launch.dispatch.kernel_object,
        }
    }

    /// Stops the grid for a fault, unless another has.
    fn fail(&self, fault: ShaderFault) {
        self.fault.lock().get_or_insert(fault);
        self.stopped.store(true, Ordering::Release);
    }

    /// The coordinates of workgroup `index`.
    fn id(&self, index: u64) -> [u32; 3] {
        let [x, y, z] = &self.extents;
        let (gx, gy) = (u64::from(x.groups()), u64::from(y.groups()));
        [
            x.first + (index % gx) as u32,
            y.first + (index / gx % gy) as u32,
            z.first + (index / (gx * gy)) as u32,
        ]
    }

    /// Runs about `budget` wave operations of this grid.
    ///
    /// Any number of threads may call this at once. A workgroup that has used up its share is parked and
    /// others run, so that all workgroups that fit on the GPU at once make progress.
    pub fn run(&self, worker: &mut Worker, budget: u64) -> GridState {
        let Some(watch) = &self.shared.watch else {
            return self.run_waves(worker, budget);
        };
        let Some(_turn) = watch.turn() else {
            // Ended or not: whoever has the turn tells the observer first, and the host afterwards.
            return GridState::Running { progress: false };
        };
        let state = self.run_waves(worker, budget);
        if !matches!(state, GridState::Running { .. }) {
            watch.end();
        }
        state
    }

    fn run_waves(&self, worker: &mut Worker, budget: u64) -> GridState {
        self.inside.fetch_add(1, Ordering::AcqRel);
        let mut left = budget;
        let (mut idle, mut progress) = (0, false);
        let changes = self.gws_changes();
        worker
            .tlb
            .watch(self.traps_on(kfd::KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH));
        while left != 0 && !self.stopped.load(Ordering::Acquire) {
            let Some(mut group) = self.take(worker) else { break };
            if let milliseconds @ 1.. = self.expired.load(Ordering::Relaxed) {
                self.fail(group.stopped_by(FaultCause::TimeLimit { milliseconds }));
                break;
            }
            let share = left.min(QUANTUM);
            let (rest, outcome) = group.run(&mut worker.tlb, share);
            let used = share - rest;
            left -= used.max(1).min(left);
            progress |= outcome != Outcome::Idle;
            match outcome {
                Outcome::Done if self.traps_on(kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END) => {
                    self.fail(self.trap(FaultCause::TrapOnEnd, group.id()));
                }
                Outcome::Done => {
                    self.retire(worker, group);
                    idle = 0;
                }
                Outcome::Parked | Outcome::Idle => {
                    let mut parked = self.parked.lock();
                    idle = if outcome == Outcome::Idle { idle + 1 } else { 0 };
                    parked.push_back(group);
                    // Everything here waits for another grid or the host.
                    if idle > parked.len() + NAPS && self.next.load(Ordering::Relaxed) >= self.total {
                        break;
                    }
                }
                Outcome::Fault(fault) => self.fail(fault),
            }
        }
        // A wave that was found waiting may have been let go since.
        progress |= self.gws_changes() != changes;
        worker.tlb.release();
        self.instructions.fetch_add(budget - left, Ordering::Relaxed);
        self.inside.fetch_sub(1, Ordering::AcqRel);
        match self.state() {
            GridState::Running { .. } => GridState::Running { progress },
            other => other,
        }
    }

    fn gws_changes(&self) -> u32 {
        let gws = self.shared.launch.gws.as_ref();
        gws.map_or(0, |gws| gws.changes())
    }

    /// The state without running anything.
    pub fn state(&self) -> GridState {
        if self.stopped.load(Ordering::Acquire) && self.inside.load(Ordering::Acquire) == 0 {
            return match *self.fault.lock() {
                Some(fault) => GridState::Faulted(fault),
                None => GridState::Cancelled,
            };
        }
        if self.done.load(Ordering::Acquire) == self.total {
            return GridState::Done;
        }
        GridState::Running { progress: false }
    }

    /// Stops the grid: waves end at their next slice, and no further workgroup starts.
    ///
    /// For queues that are destroyed, evicted or reset while a kernel runs. [`Grid::state`] is
    /// [`GridState::Cancelled`] once no thread runs its waves.
    pub fn cancel(&self) {
        self.stopped.store(true, Ordering::Release);
    }

    /// Ends the grid with [`FaultCause::TimeLimit`] at its next [`Grid::run`]: it has run for longer than the limit, which
    /// is not 0.
    pub fn expire(&self, milliseconds: u64) {
        self.expired.store(milliseconds, Ordering::Relaxed);
    }

    /// Wave operations that have been executed so far, about one for each instruction.
    pub fn instructions(&self) -> u64 {
        self.instructions.load(Ordering::Relaxed)
    }

    /// Whether a call of [`Grid::run`] now would find something to run.
    pub fn has_work(&self) -> bool {
        !self.stopped.load(Ordering::Acquire)
            && (self.next.load(Ordering::Relaxed) < self.total || !self.parked.lock().is_empty())
    }

    /// A workgroup that has not begun, while there is room, else the one that has been parked longest.
    fn take(&self, worker: &mut Worker) -> Option<Box<Workgroup>> {
        if let Some(group) = self.begin(worker) {
            return Some(group);
        }
        self.parked.lock().pop_front()
    }

    /// The first workgroup, which then is no longer the grid's.
    pub(crate) fn first(&self) -> Option<Box<Workgroup>> {
        self.begin(&mut Worker::new())
    }

    pub(crate) fn layout(&self) -> Layout {
        self.shared.program.layout
    }

    fn begin(&self, worker: &mut Worker) -> Option<Box<Workgroup>> {
        if self.next.load(Ordering::Relaxed) >= self.total {
            return None;
        }
        if self.resident.fetch_add(1, Ordering::AcqRel) >= self.limit {
            self.resident.fetch_sub(1, Ordering::AcqRel);
            return None;
        }
        let slot = match &self.slots {
            None => None,
            Some(slots) => match slots.lock().pop() {
                Some(slot) => Some(slot),
                None => {
                    self.resident.fetch_sub(1, Ordering::AcqRel);
                    return None;
                }
            },
        };
        let index = self.next.fetch_add(1, Ordering::AcqRel);
        if index >= self.total {
            self.resident.fetch_sub(1, Ordering::AcqRel);
            if let (Some(slots), Some(slot)) = (&self.slots, slot) {
                slots.lock().push(slot);
            }
            return None;
        }
        let [x, y, z] = &self.extents;
        let id = self.id(index);
        let size = [x.size_of(id[0]), y.size_of(id[1]), z.size_of(id[2])];
        let mut group = worker.free.pop().unwrap_or_default();
        group.slot = slot;
        group.start(&self.shared, &self.initial, id, size);
        Some(group)
    }

    fn retire(&self, worker: &mut Worker, mut group: Box<Workgroup>) {
        if let (Some(slots), Some(slot)) = (&self.slots, group.slot.take()) {
            slots.lock().push(slot);
        }
        worker.free.push(group);
        worker.free.truncate(8);
        self.resident.fetch_sub(1, Ordering::AcqRel);
        // ORDERING: what the workgroup wrote is seen by who sees it done.
        self.done.fetch_add(1, Ordering::AcqRel);
    }
}

fn check_sizes(launch: &Launch) -> Result<(), LaunchError> {
    let packet = &launch.dispatch;
    if !(1..=3).contains(&packet.dimensions) {
        return Err(LaunchError::BadDimensions);
    }
    for dim in 0..3 {
        let (grid, group) = (packet.grid_size[dim], u32::from(packet.workgroup_size[dim]));
        let unused = dim >= usize::from(packet.dimensions);
        if grid == 0 || group == 0 || (unused && (grid != 1 || group != 1)) {
            return Err(LaunchError::BadDimensions);
        }
    }
    let items = packet.workgroup_size.iter().map(|s| u64::from(*s)).product();
    if items > 1024 {
        return Err(LaunchError::WorkgroupTooLarge { items });
    }
    Ok(())
}

/// The queue's resource descriptor of its scratch memory. From gfx10 on the packet processor fills in how many
/// lanes' dwords alternate.
fn scratch_resource(launch: &Launch, d: &Descriptor) -> [u32; 4] {
    let mut words = launch.scratch_descriptor;
    if d.target.generation() != Generation::Gfx9 {
        let index_stride = 2 | u32::from(d.wave_size() == WaveSize::Wave64);
        words[3] = words[3] & !(3 << 21) | index_stride << 21;
    }
    words
}

/// The SGPRs that the packet processor fills, in the order of the backend guide.
fn user_registers(launch: &Launch, d: &Descriptor, memory: &Snapshot) -> Result<Vec<u32>, LaunchError> {
    let packet = &launch.dispatch;
    let mut user = Vec::new();
    let pair = |user: &mut Vec<u32>, v: u64| user.extend([v as u32, (v >> 32) as u32]);
    if d.property(0) {
        user.extend(scratch_resource(launch, d));
    }
    if d.property(1) {
        pair(&mut user, launch.packet_va);
    }
    if d.property(2) {
        pair(&mut user, launch.queue_va);
    }
    if d.property(3) {
        pair(&mut user, packet.kernarg_address);
    }
    if d.property(4) {
        pair(&mut user, launch.dispatch_id);
    }
    if d.property(5) {
        pair(&mut user, launch.scratch_base);
    }
    if d.property(6) {
        user.push(packet.private_segment_size);
    }
    let first = u64::from(d.preload_offset());
    for i in 0..u64::from(d.preload_length()) {
        let mut bytes = [0; 4];
        memory.read(packet.kernarg_address.wrapping_add(4 * (first + i)), &mut bytes)?;
        user.push(u32::from_le_bytes(bytes));
    }
    if user.len() > 16 || user.len() > d.user_sgprs() as usize {
        let address = packet.kernel_object;
        return Err(LaunchError::BadDescriptor {
            target: launch.code.target(),
            address,
            field: "user_sgpr_count",
        });
    }
    user.resize(d.user_sgprs() as usize, 0);
    Ok(user)
}
