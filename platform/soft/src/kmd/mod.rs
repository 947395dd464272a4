//! The kernel side of the KFD: processes, memory, events and queues behind `/dev/kfd`.
//!
//! Requests are checked in the order in which `kfd_chardev.c` of Linux 6.12 checks them and fail with
//! its error numbers.

pub(crate) mod changes;
mod criu;
mod debug;
pub(crate) mod device;
mod dmabuf;
pub(crate) mod events;
mod ipc;
mod irq;
mod memory;
pub(crate) mod mmap;
mod mqd;
pub(crate) mod process;
mod queue_state;
pub(crate) mod queues;
mod sdma;
mod smi;
pub(crate) mod svm;
pub(crate) mod user;
pub(crate) mod vm;

use alloc::sync::Arc;

use outcrop_abi::kfd;
use outcrop_platform::{Errno, Fd};

use crate::machine::Machine;
use device::{Device, Kernel};
use process::{Object, Process};
use user::User;

pub(crate) use device::DOORBELL_SLICE;
pub use irq::GpuFault;
pub(crate) use irq::Irq;

/// The LDS aperture of gfx9: 4 GiB from here.
pub(crate) const LDS_BASE: u64 = 1 << 48;
/// The scratch aperture of gfx9: 4 GiB from here.
pub(crate) const SCRATCH_BASE: u64 = 2 << 48;
const APERTURE_MASK: u64 = 0xffff_ffff;

const fn nr(request: u32) -> u32 {
    outcrop_abi::ioctl::number(request) as u32
}

const GET_VERSION: u32 = nr(kfd::AMDKFD_IOC_GET_VERSION);
const CREATE_QUEUE: u32 = nr(kfd::AMDKFD_IOC_CREATE_QUEUE);
const DESTROY_QUEUE: u32 = nr(kfd::AMDKFD_IOC_DESTROY_QUEUE);
const SET_MEMORY_POLICY: u32 = nr(kfd::AMDKFD_IOC_SET_MEMORY_POLICY);
const GET_CLOCK_COUNTERS: u32 = nr(kfd::AMDKFD_IOC_GET_CLOCK_COUNTERS);
const GET_PROCESS_APERTURES: u32 = nr(kfd::AMDKFD_IOC_GET_PROCESS_APERTURES);
const UPDATE_QUEUE: u32 = nr(kfd::AMDKFD_IOC_UPDATE_QUEUE);
const CREATE_EVENT: u32 = nr(kfd::AMDKFD_IOC_CREATE_EVENT);
const DESTROY_EVENT: u32 = nr(kfd::AMDKFD_IOC_DESTROY_EVENT);
const SET_EVENT: u32 = nr(kfd::AMDKFD_IOC_SET_EVENT);
const RESET_EVENT: u32 = nr(kfd::AMDKFD_IOC_RESET_EVENT);
const WAIT_EVENTS: u32 = nr(kfd::AMDKFD_IOC_WAIT_EVENTS);
const DBG_REGISTER: u32 = nr(kfd::AMDKFD_IOC_DBG_REGISTER_DEPRECATED);
const DBG_WAVE_CONTROL: u32 = nr(kfd::AMDKFD_IOC_DBG_WAVE_CONTROL_DEPRECATED);
const SET_SCRATCH_BACKING_VA: u32 = nr(kfd::AMDKFD_IOC_SET_SCRATCH_BACKING_VA);
const GET_TILE_CONFIG: u32 = nr(kfd::AMDKFD_IOC_GET_TILE_CONFIG);
const SET_TRAP_HANDLER: u32 = nr(kfd::AMDKFD_IOC_SET_TRAP_HANDLER);
const GET_PROCESS_APERTURES_NEW: u32 = nr(kfd::AMDKFD_IOC_GET_PROCESS_APERTURES_NEW);
const ACQUIRE_VM: u32 = nr(kfd::AMDKFD_IOC_ACQUIRE_VM);
const ALLOC_MEMORY_OF_GPU: u32 = nr(kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU);
const FREE_MEMORY_OF_GPU: u32 = nr(kfd::AMDKFD_IOC_FREE_MEMORY_OF_GPU);
const MAP_MEMORY_TO_GPU: u32 = nr(kfd::AMDKFD_IOC_MAP_MEMORY_TO_GPU);
const UNMAP_MEMORY_FROM_GPU: u32 = nr(kfd::AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU);
const SET_CU_MASK: u32 = nr(kfd::AMDKFD_IOC_SET_CU_MASK);
const GET_QUEUE_WAVE_STATE: u32 = nr(kfd::AMDKFD_IOC_GET_QUEUE_WAVE_STATE);
const GET_DMABUF_INFO: u32 = nr(kfd::AMDKFD_IOC_GET_DMABUF_INFO);
const IMPORT_DMABUF: u32 = nr(kfd::AMDKFD_IOC_IMPORT_DMABUF);
const ALLOC_QUEUE_GWS: u32 = nr(kfd::AMDKFD_IOC_ALLOC_QUEUE_GWS);
const SMI_EVENTS: u32 = nr(kfd::AMDKFD_IOC_SMI_EVENTS);
const SVM: u32 = nr(kfd::AMDKFD_IOC_SVM);
const SET_XNACK_MODE: u32 = nr(kfd::AMDKFD_IOC_SET_XNACK_MODE);
const CRIU_OP: u32 = nr(kfd::AMDKFD_IOC_CRIU_OP);
const AVAILABLE_MEMORY: u32 = nr(kfd::AMDKFD_IOC_AVAILABLE_MEMORY);
const EXPORT_DMABUF: u32 = nr(kfd::AMDKFD_IOC_EXPORT_DMABUF);
const RUNTIME_ENABLE: u32 = nr(kfd::AMDKFD_IOC_RUNTIME_ENABLE);
const DBG_TRAP: u32 = nr(kfd::AMDKFD_IOC_DBG_TRAP);
/// From here on the requests of AMD's own kernel module.
const FIRST_OF_AMD: u32 = kfd::AMDKFD_COMMAND_START_2;
const IPC_IMPORT_HANDLE: u32 = nr(kfd::AMDKFD_IOC_IPC_IMPORT_HANDLE);
const IPC_EXPORT_HANDLE: u32 = nr(kfd::AMDKFD_IOC_IPC_EXPORT_HANDLE);
const CROSS_MEMORY_COPY: u32 = nr(kfd::AMDKFD_IOC_CROSS_MEMORY_COPY);

/// Whether no failure is ever injected into a request: it gives something back, so that what it frees
/// is free afterwards, or it waits.
pub(crate) fn is_uncounted(request: u32) -> bool {
    matches!(
        nr(request),
        DESTROY_QUEUE | DESTROY_EVENT | FREE_MEMORY_OF_GPU | UNMAP_MEMORY_FROM_GPU | WAIT_EVENTS
    )
}

/// One ioctl of `/dev/kfd`.
///
/// # Errors
/// The driver's.
pub(crate) fn ioctl(
    machine: &Machine,
    process: &Arc<Process>,
    user: User<'_>,
    request: u32,
    arg: u64,
) -> Result<u32, Errno> {
    let p = process;
    macro_rules! call {
        ($defined:ident, |$args:ident: $t:ty| $body:expr) => {
            user.exchange::<$t>(kfd::$defined, request, arg, |$args| $body.map(|()| 0))
        };
    }
    if nr(request) >= FIRST_OF_AMD && !p.kernel.options.amd {
        return Err(Errno::NOTTY);
    }
    match nr(request) {
        GET_VERSION => call!(AMDKFD_IOC_GET_VERSION, |a: kfd::GetVersionArgs| {
            a.major_version = kfd::KFD_IOCTL_MAJOR_VERSION;
            a.minor_version = kfd::KFD_IOCTL_MINOR_VERSION;
            Ok(())
        }),
        CREATE_QUEUE => call!(AMDKFD_IOC_CREATE_QUEUE, |a: kfd::CreateQueueArgs| p
            .create_queue(a)),
        DESTROY_QUEUE => call!(AMDKFD_IOC_DESTROY_QUEUE, |a: kfd::DestroyQueueArgs| p
            .destroy_queue(a)),
        SET_MEMORY_POLICY => {
            call!(AMDKFD_IOC_SET_MEMORY_POLICY, |a: kfd::SetMemoryPolicyArgs| p
                .set_memory_policy(a))
        }
        GET_CLOCK_COUNTERS => call!(AMDKFD_IOC_GET_CLOCK_COUNTERS, |a: kfd::GetClockCountersArgs| {
            let now = machine.kernel.host.monotonic_ns();
            let gpu = machine.kernel.device(a.gpu_id).is_some();
            a.gpu_clock_counter = if gpu { ticks(now) } else { 0 };
            a.cpu_clock_counter = now;
            a.system_clock_counter = now;
            a.system_clock_freq = 1_000_000_000;
            Ok(())
        }),
        GET_PROCESS_APERTURES => {
            call!(
                AMDKFD_IOC_GET_PROCESS_APERTURES,
                |a: kfd::GetProcessAperturesArgs| {
                    a.num_of_nodes = 0;
                    for (to, device) in a.process_apertures.iter_mut().zip(&machine.kernel.devices) {
                        *to = apertures(device);
                        a.num_of_nodes += 1;
                    }
                    Ok(())
                }
            )
        }
        UPDATE_QUEUE => call!(AMDKFD_IOC_UPDATE_QUEUE, |a: kfd::UpdateQueueArgs| p
            .update_queue(a)),
        CREATE_EVENT => call!(AMDKFD_IOC_CREATE_EVENT, |a: kfd::CreateEventArgs| p
            .create_event(a)),
        DESTROY_EVENT => {
            call!(AMDKFD_IOC_DESTROY_EVENT, |a: kfd::DestroyEventArgs| p
                .events
                .destroy(a.event_id))
        }
        SET_EVENT => call!(AMDKFD_IOC_SET_EVENT, |a: kfd::SetEventArgs| p
            .events
            .set(a.event_id)),
        RESET_EVENT => call!(AMDKFD_IOC_RESET_EVENT, |a: kfd::ResetEventArgs| p
            .events
            .reset(a.event_id)),
        WAIT_EVENTS => call!(AMDKFD_IOC_WAIT_EVENTS, |a: kfd::WaitEventsArgs| wait_events(
            machine, p, user, a
        )),
        DBG_REGISTER..=DBG_WAVE_CONTROL => Err(Errno::PERM),
        SET_SCRATCH_BACKING_VA => {
            call!(
                AMDKFD_IOC_SET_SCRATCH_BACKING_VA,
                |a: kfd::SetScratchBackingVaArgs| {
                    let mut state = p.state.lock();
                    let (_, per_device) = state.device(&p.kernel, a.gpu_id)?;
                    per_device.vm()?;
                    per_device.scratch_backing_va = a.va_addr;
                    Ok(())
                }
            )
        }
        GET_TILE_CONFIG => {
            call!(AMDKFD_IOC_GET_TILE_CONFIG, |a: kfd::GetTileConfigArgs| {
                tile_config(machine, user, a)
            })
        }
        SET_TRAP_HANDLER => call!(AMDKFD_IOC_SET_TRAP_HANDLER, |a: kfd::SetTrapHandlerArgs| {
            let mut state = p.state.lock();
            let (_, per_device) = state.device(&p.kernel, a.gpu_id)?;
            let vm = per_device.vm().map_err(|_| Errno::SRCH)?;
            vm.gpuvm.set_trap_handler(a.tba_addr != 0);
            Ok(())
        }),
        GET_PROCESS_APERTURES_NEW => {
            call!(
                AMDKFD_IOC_GET_PROCESS_APERTURES_NEW,
                |a: kfd::GetProcessAperturesNewArgs| { apertures_new(machine, user, a) }
            )
        }
        ACQUIRE_VM => call!(AMDKFD_IOC_ACQUIRE_VM, |a: kfd::AcquireVmArgs| {
            p.acquire_vm(a, machine.render_file(Fd(a.drm_fd as i32)))
        }),
        ALLOC_MEMORY_OF_GPU => {
            call!(AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, |a: kfd::AllocMemoryOfGpuArgs| p
                .alloc_memory(a))
        }
        FREE_MEMORY_OF_GPU => {
            call!(AMDKFD_IOC_FREE_MEMORY_OF_GPU, |a: kfd::FreeMemoryOfGpuArgs| p
                .free_memory(a))
        }
        MAP_MEMORY_TO_GPU => {
            call!(AMDKFD_IOC_MAP_MEMORY_TO_GPU, |a: kfd::MapMemoryToGpuArgs| p
                .map_memory(user, a))
        }
        UNMAP_MEMORY_FROM_GPU => {
            call!(
                AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU,
                |a: kfd::UnmapMemoryFromGpuArgs| p.unmap_memory(user, a)
            )
        }
        SET_CU_MASK => call!(AMDKFD_IOC_SET_CU_MASK, |a: kfd::SetCuMaskArgs| p
            .set_cu_mask(user, a)),
        GET_QUEUE_WAVE_STATE => {
            call!(
                AMDKFD_IOC_GET_QUEUE_WAVE_STATE,
                |a: kfd::GetQueueWaveStateArgs| p.queue_wave_state(user, a)
            )
        }
        GET_DMABUF_INFO => {
            call!(AMDKFD_IOC_GET_DMABUF_INFO, |a: kfd::GetDmabufInfoArgs| {
                dmabuf::info(machine, user, a)
            })
        }
        IMPORT_DMABUF => {
            call!(AMDKFD_IOC_IMPORT_DMABUF, |a: kfd::ImportDmabufArgs| {
                dmabuf::import(machine, p, a)
            })
        }
        ALLOC_QUEUE_GWS => call!(AMDKFD_IOC_ALLOC_QUEUE_GWS, |a: kfd::AllocQueueGwsArgs| p
            .alloc_queue_gws(a)),
        SMI_EVENTS => call!(AMDKFD_IOC_SMI_EVENTS, |a: kfd::SmiEventsArgs| {
            let device = p.kernel.device(a.gpuid).ok_or(Errno::INVAL)?;
            a.anon_fd = smi::open(&p.kernel, device, p.pid)?.0 as u32;
            Ok(())
        }),
        SVM => svm::request(machine, p, user, request, arg),
        SET_XNACK_MODE => call!(AMDKFD_IOC_SET_XNACK_MODE, |a: kfd::SetXnackModeArgs| {
            svm::set_xnack_mode(p, a)
        }),
        // Before the argument is looked at.
        CRIU_OP if !p.kernel.options.privileged => Err(Errno::ACCES),
        CRIU_OP => call!(AMDKFD_IOC_CRIU_OP, |a: kfd::CriuArgs| criu::run(
            machine, p, user, a
        )),
        AVAILABLE_MEMORY => {
            call!(AMDKFD_IOC_AVAILABLE_MEMORY, |a: kfd::GetAvailableMemoryArgs| p
                .available_memory(a))
        }
        EXPORT_DMABUF => {
            call!(AMDKFD_IOC_EXPORT_DMABUF, |a: kfd::ExportDmabufArgs| {
                dmabuf::export(machine, p, a)
            })
        }
        RUNTIME_ENABLE => call!(AMDKFD_IOC_RUNTIME_ENABLE, |a: kfd::RuntimeEnableArgs| {
            debug::runtime_enable(machine, p, a)
        }),
        // It returns a number.
        DBG_TRAP => user.exchange(
            kfd::AMDKFD_IOC_DBG_TRAP,
            request,
            arg,
            |a: &mut kfd::DbgTrapArgs| debug::trap(machine, p, user, a),
        ),
        IPC_IMPORT_HANDLE => {
            call!(AMDKFD_IOC_IPC_IMPORT_HANDLE, |a: kfd::IpcImportHandleArgs| p
                .ipc_import(a))
        }
        IPC_EXPORT_HANDLE => {
            call!(AMDKFD_IOC_IPC_EXPORT_HANDLE, |a: kfd::IpcExportHandleArgs| p
                .ipc_export(a))
        }
        CROSS_MEMORY_COPY => {
            call!(AMDKFD_IOC_CROSS_MEMORY_COPY, |a: kfd::CrossMemoryCopyArgs| p
                .cross_copy(user, a))
        }
        // What that module has beside: counters and samplers of hardware that is not here.
        of_amd if (FIRST_OF_AMD..kfd::AMDKFD_COMMAND_END_2).contains(&of_amd) => Err(Errno::INVAL),
        _ => Err(Errno::NOTTY),
    }
}

/// The GPU's 100 MHz counter at this time.
pub(crate) fn ticks(ns: u64) -> u64 {
    ns / 10
}

fn apertures(device: &Device) -> kfd::ProcessDeviceApertures {
    kfd::ProcessDeviceApertures {
        lds_base: LDS_BASE,
        lds_limit: LDS_BASE | APERTURE_MASK,
        scratch_base: SCRATCH_BASE,
        scratch_limit: SCRATCH_BASE | APERTURE_MASK,
        gpuvm_base: vm::VA_BOTTOM,
        gpuvm_limit: vm::VA_TOP - 1,
        gpu_id: device.id,
        pad: 0,
    }
}

fn apertures_new(
    machine: &Machine,
    user: User<'_>,
    args: &mut kfd::GetProcessAperturesNewArgs,
) -> Result<(), Errno> {
    let devices = &machine.kernel.devices;
    if args.num_of_nodes == 0 {
        args.num_of_nodes = devices.len() as u32;
        return Ok(());
    }
    // More than there are topology nodes, the CPU's included.
    if args.num_of_nodes as usize > devices.len() + 1 {
        return Err(Errno::INVAL);
    }
    let count = devices.len().min(args.num_of_nodes as usize);
    args.num_of_nodes = count as u32;
    for (i, device) in devices.iter().take(count).enumerate() {
        let at = i * size_of::<kfd::ProcessDeviceApertures>();
        user.put(
            args.kfd_process_device_apertures_ptr + at as u64,
            apertures(device),
        )?;
    }
    Ok(())
}

fn tile_config(machine: &Machine, user: User<'_>, args: &mut kfd::GetTileConfigArgs) -> Result<(), Errno> {
    /// Tile modes are a thing of gfx8 and before; gfx9 has the tables, empty.
    const TILE_CONFIGS: u32 = 32;
    const MACRO_TILE_CONFIGS: u32 = 16;
    let device = machine.kernel.device(args.gpu_id).ok_or(Errno::INVAL)?;
    args.gb_addr_config = device.model().gb_addr_config;
    args.num_banks = 0;
    args.num_ranks = 0;
    args.num_tile_configs = args.num_tile_configs.min(TILE_CONFIGS);
    args.num_macro_tile_configs = args.num_macro_tile_configs.min(MACRO_TILE_CONFIGS);
    let zeros = [0u8; TILE_CONFIGS as usize * 4];
    let part = |n: u32| zeros.get(..n as usize * 4).unwrap_or_default();
    user.put_bytes(args.tile_config_ptr, part(args.num_tile_configs))?;
    user.put_bytes(args.macro_tile_config_ptr, part(args.num_macro_tile_configs))
}

fn wait_events(
    machine: &Machine,
    process: &Process,
    user: User<'_>,
    args: &mut kfd::WaitEventsArgs,
) -> Result<(), Errno> {
    args.wait_result = kfd::KFD_IOC_WAIT_RESULT_FAIL;
    let mut events = alloc::vec::Vec::<kfd::EventData>::new();
    if args.num_events != 0 {
        events = user.get_all(args.events_ptr, args.num_events)?;
    }
    let all = args.wait_for_all != 0;
    let deadline = match args.timeout {
        u32::MAX => None,
        ms => Some(
            machine
                .kernel
                .host
                .monotonic_ns()
                .saturating_add(u64::from(ms) * 1_000_000),
        ),
    };
    // With no event to wait for, "all" have come, and so has the end of "any" without a sleep.
    let waited = process
        .events
        .wait(&mut events, all, |word| machine.pause(word, deadline));
    if let (Err(Errno::INTR), Some(deadline)) = (&waited, deadline) {
        // For who makes the call again.
        let left = deadline.saturating_sub(machine.kernel.host.monotonic_ns());
        args.timeout = u32::try_from(left / 1_000_000).unwrap_or(u32::MAX - 1);
    }
    args.wait_result = waited?;
    for (i, event) in events.iter().enumerate() {
        let at = args.events_ptr + (i * size_of::<kfd::EventData>()) as u64;
        user.put(at, *event)?;
    }
    Ok(())
}

impl Process {
    fn set_memory_policy(&self, args: &kfd::SetMemoryPolicyArgs) -> Result<(), Errno> {
        let known = |policy| {
            matches!(
                policy,
                kfd::KFD_IOC_CACHE_POLICY_COHERENT | kfd::KFD_IOC_CACHE_POLICY_NONCOHERENT
            )
        };
        if !known(args.default_policy) || !known(args.alternate_policy) {
            return Err(Errno::INVAL);
        }
        let mut state = self.state.lock();
        let (_, per_device) = state.device(&self.kernel, args.gpu_id)?;
        // All memory is coherent here; both policies hold.
        per_device.vm().map(|_| ()).map_err(|_| Errno::SRCH)
    }

    fn create_event(&self, args: &mut kfd::CreateEventArgs) -> Result<(), Errno> {
        if args.event_page_offset != 0 {
            self.set_event_page(args.event_page_offset)?;
        }
        let kernel: &Kernel = &self.kernel;
        let bytes = events::PAGE_BYTES;
        self.events.create(args, None, || {
            kernel.create_bo(0, bytes, crate::memory::Domain::Gtt, 0, 0)
        })
    }

    fn set_event_page(&self, handle: u64) -> Result<(), Errno> {
        if self.events.has_page() {
            return Err(Errno::INVAL);
        }
        let (gpu_id, id) = memory::parts(handle);
        let mut state = self.state.lock();
        let (_, per_device) = state.device(&self.kernel, gpu_id)?;
        per_device.vm()?;
        let Object { bo, .. } = per_device.objects.get(&id).ok_or(Errno::INVAL)?;
        if bo.user_pages().is_some() {
            return Err(Errno::INVAL);
        }
        self.events.set_page(bo)?;
        state.signal_handle = handle;
        Ok(())
    }
}
