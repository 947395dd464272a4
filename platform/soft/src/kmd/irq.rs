//! Where the GPU's interrupts arrive: the events of the process that they are for.

use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;

use outcrop_abi::kfd;
use outcrop_gpu::device::{Interrupts, QueueFault};
use outcrop_gpu::shader::{FaultCause, LaunchError, Origin};
use outcrop_gpu::vm::{Access, FaultKind, MemoryFault};
use spin::Mutex;

use super::process::Process;
use super::smi;

/// Faults that are remembered for [`crate::Machine::faults`].
const REMEMBERED: usize = 64;

/// One fault of a queue, as the machine tells it to tests and tools; clients of the stack learn of it
/// through events and signals.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuFault {
    /// `gpu_id` of the GPU.
    pub gpu_id: u32,
    /// The queue's id in its process.
    pub queue_id: u32,
    /// What happened.
    pub fault: QueueFault,
    /// Where in its code object the instruction is that a kernel stopped at.
    pub origin: Option<Origin>,
}

impl core::fmt::Display for GpuFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "GPU {:#x} queue {}: {}",
            self.gpu_id, self.queue_id, self.fault
        )?;
        match &self.origin {
            Some(origin) => write!(f, ": {origin}"),
            None => Ok(()),
        }
    }
}

/// The interrupt handler, and what it needs to find a process.
pub(crate) struct Irq {
    pub(crate) processes: Mutex<BTreeMap<u32, Weak<Process>>>,
    pub(crate) faults: Mutex<Vec<GpuFault>>,
    log: Option<crate::Log>,
    /// `gpu_id` of each GPU.
    gpu_ids: Vec<u32>,
}

impl Irq {
    pub(crate) fn new(log: Option<crate::Log>, gpu_ids: Vec<u32>) -> Self {
        Self {
            gpu_ids,
            processes: Mutex::default(),
            faults: Mutex::default(),
            log,
        }
    }

    fn process(&self, pasid: u32) -> Option<Arc<Process>> {
        self.processes.lock().get(&pasid).and_then(Weak::upgrade)
    }
}

impl Interrupts for Irq {
    fn takes_exceptions(&self, pasid: u32, queue_id: u32) -> bool {
        self.process(pasid).is_some_and(|process| {
            let debug = process.debug.lock();
            debug.is_enabled() && debug.payload(&*process.kernel.host, queue_id).is_some()
        })
    }

    fn event(&self, pasid: u32, event_id: u32) {
        if let Some(process) = self.process(pasid) {
            process.events.interrupt(event_id);
        }
    }

    fn queue_fault(
        &self,
        pasid: u32,
        gpu: usize,
        queue_id: u32,
        fault: &QueueFault,
        origin: Option<Origin>,
        signaled: bool,
    ) {
        let gpu_id = self.gpu_ids.get(gpu).copied().unwrap_or(0);
        let told = GpuFault {
            gpu_id,
            queue_id,
            fault: *fault,
            origin,
        };
        if let Some(log) = self.log {
            log(format_args!("{told}"));
        }
        let mut faults = self.faults.lock();
        if faults.len() >= REMEMBERED {
            faults.remove(0);
        }
        faults.push(told);
        drop(faults);
        let Some(process) = self.process(pasid) else {
            return;
        };
        if fault.memory_fault().is_some()
            && let Some(device) = process.kernel.devices.get(gpu)
        {
            let (pid, name) = (process.pid, smi::task_name(&*process.kernel.host));
            let text = format_args!("{pid:x}:{name}");
            smi::tell(device, pid, kfd::KFD_SMI_EVENT_VMFAULT, text);
        }
        if let Some(code) = exception(fault) {
            let host = &*process.kernel.host;
            let mut debug = process.debug.lock();
            let kept = debug.raise_queue(host, queue_id, code);
            // A page fault is the device's exception, which is told below.
            if !kept && debug.is_enabled() && fault.memory_fault().is_none() {
                debug.tell_runtime(&process, queue_id, 1 << (code - 1));
            }
        }
        if let Some(memory) = fault.memory_fault() {
            let data = kfd::HsaMemoryExceptionData {
                failure: failure(memory),
                // The driver is told of the page.
                va: memory.address & !0xfff,
                gpu_id,
                ErrorType: kfd::KFD_MEM_ERR_NO_RAS,
            };
            // A debugger that asked for it decides whether the runtime hears of it.
            let host = &*process.kernel.host;
            let kept = process.debug.lock().raise_memory_fault(host, gpu, data);
            if !kept {
                process.events.memory_fault(data);
            }
        } else if !signaled || is_hang(fault) {
            // An AQL queue tells through its inactive signal; other queues hang, and are reset.
            process.events.hw_exception(kfd::HsaHwExceptionData {
                reset_type: kfd::KFD_HW_EXCEPTION_PER_ENGINE_RESET,
                reset_cause: kfd::KFD_HW_EXCEPTION_GPU_HANG,
                memory_lost: 0,
                gpu_id,
            });
        }
    }
}

/// What the interrupt of a page fault says of the access, as `kfd_int_process_v{9,10,11}.c` pass it on: whether the page is
/// there, and whether it was written without the right to, which of a page that is not there nobody has. That
/// instructions were fetched is not in it.
fn failure(fault: MemoryFault) -> kfd::MemoryExceptionFailure {
    let missing = fault.kind == FaultKind::NotPresent;
    let written = fault.access.contains(Access::WRITE);
    kfd::MemoryExceptionFailure {
        NotPresent: missing.into(),
        ReadOnly: (written && (missing || fault.kind == FaultKind::ReadOnly)).into(),
        NoExecute: 0,
        imprecise: 0,
    }
}

/// Whether the queue would go on for ever, if it were let: what the driver finds out when it wants the GPU back.
fn is_hang(fault: &QueueFault) -> bool {
    matches!(fault, QueueFault::Shader(fault) if matches!(fault.cause, FaultCause::TimeLimit { .. }))
}

/// The exception that a queue raises for a fault (`EC_QUEUE_*`); none if it is the device that faults, or if the
/// host is only asked for more scratch memory.
fn exception(fault: &QueueFault) -> Option<u32> {
    Some(match fault {
        QueueFault::Shader(fault) => match fault.cause {
            // The trap handler finds nothing else to say.
            FaultCause::Memory(fault) if fault.kind == FaultKind::Watched => kfd::EC_QUEUE_WAVE_TRAP,
            FaultCause::Memory(_) => kfd::EC_QUEUE_WAVE_MEMORY_VIOLATION,
            FaultCause::Aperture { .. } | FaultCause::Misaligned { .. } | FaultCause::NoGlobalWaveSync => {
                kfd::EC_QUEUE_WAVE_APERTURE_VIOLATION
            }
            FaultCause::IllegalInstruction { .. } | FaultCause::NotExecuted { .. } => {
                kfd::EC_QUEUE_WAVE_ILLEGAL_INSTRUCTION
            }
            FaultCause::Trap(2) => kfd::EC_QUEUE_WAVE_ABORT,
            FaultCause::TimeLimit { .. } => return None,
            _ => kfd::EC_QUEUE_WAVE_TRAP,
        },
        QueueFault::Launch { error, .. } => match error {
            LaunchError::BadDimensions => kfd::EC_QUEUE_PACKET_DISPATCH_DIM_INVALID,
            LaunchError::BadGroupSegment { .. } => kfd::EC_QUEUE_PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID,
            LaunchError::WorkgroupTooLarge { .. } => kfd::EC_QUEUE_PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID,
            LaunchError::OutOfRegisters { .. } => kfd::EC_QUEUE_PACKET_DISPATCH_REGISTER_INVALID,
            _ => kfd::EC_QUEUE_PACKET_DISPATCH_CODE_INVALID,
        },
        QueueFault::Packet { .. } => kfd::EC_QUEUE_PACKET_UNSUPPORTED,
        QueueFault::Vendor { .. } | QueueFault::Pm4 { .. } => kfd::EC_QUEUE_PACKET_VENDOR_UNSUPPORTED,
        _ => return None,
    })
}
