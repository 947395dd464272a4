//! What a debugger sets for the waves of a process: traps, how they begin, address watch points (`kfd_debug.c`, and
//! `amdgpu_amdkfd_*.c` for what each GPU can do).

use outcrop_abi::kfd;
use outcrop_gpu::vm::{Debugging, Gpuvm, LaunchMode, WATCH_POINTS, Watch, WatchMode};
use outcrop_isa::Target;
use outcrop_platform::Errno;
use spin::Mutex;

use crate::kmd::device::Kernel;
use crate::kmd::process::{PerDevice, State};

/// What a debugger has set on one GPU.
#[derive(Default)]
pub(in crate::kmd) struct Waves {
    debugging: Debugging,
    watches: [Option<Watch>; WATCH_POINTS],
}

/// Which of a GPU's watch points are taken, by all processes (`alloc_watch_ids`).
#[derive(Default)]
pub(crate) struct WatchPoints(Mutex<[bool; WATCH_POINTS]>);

impl WatchPoints {
    fn take(&self) -> Result<usize, Errno> {
        let mut taken = self.0.lock();
        let free = taken.iter().position(|taken| !taken).ok_or(Errno::NOMEM)?;
        taken[free] = true;
        Ok(free)
    }

    fn give_back(&self, number: usize) {
        if let Some(taken) = self.0.lock().get_mut(number) {
            *taken = false;
        }
    }
}

impl Waves {
    /// Tells an address space that the process gets.
    pub(in crate::kmd) fn apply(&self, vm: &Gpuvm) {
        vm.set_debugging(self.debugging);
        for (number, watch) in self.watches.iter().enumerate() {
            vm.set_watch(number, *watch);
        }
    }

    fn set(&mut self, debugging: Debugging, vm: Option<&Gpuvm>) {
        self.debugging = debugging;
        if let Some(vm) = vm {
            vm.set_debugging(debugging);
        }
    }
}

/// Exceptions of arithmetic, and what comes with them on each GPU that has masks for each process.
const EXCEPTIONS: u32 = kfd::KFD_DBG_TRAP_MASK_FP_INVALID
    | kfd::KFD_DBG_TRAP_MASK_FP_INPUT_DENORMAL
    | kfd::KFD_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO
    | kfd::KFD_DBG_TRAP_MASK_FP_OVERFLOW
    | kfd::KFD_DBG_TRAP_MASK_FP_UNDERFLOW
    | kfd::KFD_DBG_TRAP_MASK_FP_INEXACT
    | kfd::KFD_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO
    | kfd::KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH
    | kfd::KFD_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION;
const ENDS: u32 = kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START | kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END;

/// The traps that a GPU has, and whether it takes the override (`validate_trap_override_request`).
fn validate(target: Target, mode: u32) -> (u32, Result<(), Errno>) {
    let or = mode == kfd::KFD_DBG_TRAP_OVERRIDE_OR;
    let known = or || mode == kfd::KFD_DBG_TRAP_OVERRIDE_REPLACE;
    let taken = |yes: bool, errno| if yes { Ok(()) } else { Err(errno) };
    match target {
        // One mask for all processes: only what none but the debugged one has may be set.
        Target::Gfx1030 => (kfd::KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH, taken(or, Errno::INVAL)),
        Target::Gfx90a | Target::Gfx1100 => (EXCEPTIONS, taken(known, Errno::PERM)),
        _ => (EXCEPTIONS | ENDS, taken(known, Errno::PERM)),
    }
}

/// `SET_WAVE_LAUNCH_OVERRIDE`.
///
/// # Errors
/// [`Errno::INVAL`] or [`Errno::PERM`] for an override that a GPU does not take, [`Errno::ACCES`] for a trap that one has
/// not.
pub(super) fn set_override(
    kernel: &Kernel,
    state: &mut State,
    args: &mut kfd::DbgTrapSetWaveLaunchOverrideArgs,
) -> Result<(), Errno> {
    let (bits, request) = (args.enable_mask, args.support_request_mask);
    args.support_request_mask = u32::MAX;
    for device in &kernel.devices {
        let (supported, taken) = validate(device.model().target, args.override_mode);
        args.support_request_mask &= supported;
        taken?;
    }
    if request & !args.support_request_mask != 0 {
        return Err(Errno::ACCES);
    }
    for per_device in &mut state.devices {
        let before = per_device.waves.debugging;
        args.enable_mask = before.traps;
        let traps = bits & request | before.traps & !request;
        per_device.set_debugging(Debugging { traps, ..before });
    }
    Ok(())
}

/// `SET_WAVE_LAUNCH_MODE`.
///
/// # Errors
/// [`Errno::INVAL`] for a mode that there is not.
pub(super) fn set_mode(kernel: &Kernel, state: &mut State, mode: u32) -> Result<(), Errno> {
    let mode = match mode {
        kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL => LaunchMode::Normal,
        kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT => LaunchMode::Halt,
        kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG => LaunchMode::Debug,
        _ => return Err(Errno::INVAL),
    };
    for per_device in &mut state.devices {
        let before = per_device.waves.debugging;
        per_device.set_debugging(Debugging { mode, ..before });
    }
    // What was held back may begin.
    kernel.scheduler.notify();
    Ok(())
}

/// `SET_NODE_ADDRESS_WATCH`.
///
/// # Errors
/// [`Errno::NODEV`] for no such GPU, [`Errno::NOMEM`] if all of its watch points are taken.
pub(super) fn set_watch(
    kernel: &Kernel,
    state: &mut State,
    args: &mut kfd::DbgTrapSetNodeAddressWatchArgs,
) -> Result<(), Errno> {
    const NONE: u32 = u32::MAX;
    /// Bits of the mode in the register.
    const MODES: u32 = 3;
    let device = kernel.device(args.gpu_id).ok_or(Errno::NODEV)?;
    let per_device = state.devices.get_mut(device.index).ok_or(Errno::NODEV)?;
    args.id = NONE;
    let number = device.watch_points.take()?;
    args.id = number as u32;
    let low = u64::from(args.mask) & !(device.model().watch_granule() - 1);
    let watch = Watch {
        // The register has 48 bits.
        address: args.address & 0xffff_ffff_ffff,
        mask: 0xffff_0000_0000 | low,
        mode: match args.mode & MODES {
            kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ => WatchMode::Read,
            kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD => WatchMode::NonRead,
            kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC => WatchMode::Atomic,
            _ => WatchMode::All,
        },
    };
    per_device.set_watch(number, Some(watch));
    Ok(())
}

/// `CLEAR_NODE_ADDRESS_WATCH`.
///
/// # Errors
/// [`Errno::NODEV`] for no such GPU, [`Errno::INVAL`] for a watch point that the process has not.
pub(super) fn clear_watch(
    kernel: &Kernel,
    state: &mut State,
    args: kfd::DbgTrapClearNodeAddressWatchArgs,
) -> Result<(), Errno> {
    let device = kernel.device(args.gpu_id).ok_or(Errno::NODEV)?;
    let per_device = state.devices.get_mut(device.index).ok_or(Errno::NODEV)?;
    let number = args.id as usize;
    if !matches!(per_device.waves.watches.get(number), Some(Some(_))) {
        return Err(Errno::INVAL);
    }
    per_device.set_watch(number, None);
    device.watch_points.give_back(number);
    Ok(())
}

/// Takes back all that a debugger has set (`kfd_dbg_trap_deactivate`).
pub(in crate::kmd) fn reset(kernel: &Kernel, devices: &mut [PerDevice]) {
    for (device, per_device) in kernel.devices.iter().zip(devices) {
        for number in 0..WATCH_POINTS {
            if matches!(per_device.waves.watches.get(number), Some(Some(_))) {
                per_device.set_watch(number, None);
                device.watch_points.give_back(number);
            }
        }
        per_device.set_debugging(Debugging::default());
    }
    kernel.scheduler.notify();
}

impl PerDevice {
    fn set_debugging(&mut self, debugging: Debugging) {
        let vm = self.render.as_ref().map(|render| &*render.vm.gpuvm);
        self.waves.set(debugging, vm);
    }

    fn set_watch(&mut self, number: usize, watch: Option<Watch>) {
        if let Some(point) = self.waves.watches.get_mut(number) {
            *point = watch;
        }
        if let Ok(vm) = self.vm() {
            vm.gpuvm.set_watch(number, watch);
        }
    }
}
