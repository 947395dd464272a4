//! Exceptions: what is raised, who asked for it, and what a debugger is told.
#![expect(unsafe_code, reason = "arguments point to buffers of the caller")]

use alloc::collections::BTreeMap;

use outcrop_abi::kfd::{self, KFD_EC_MASK_DEVICE, KFD_EC_MASK_PROCESS, KFD_EC_MASK_QUEUE};
use outcrop_platform::{Errno, Fd, Host};

use super::snapshot::put_part;
use crate::kmd::process::{Process, State};
use crate::machine::Machine;

/// The bit of an exception code (`KFD_EC_MASK`).
pub(super) const fn bit(code: u32) -> u64 {
    1 << (code - 1)
}

/// A debugger that is attached.
pub(super) struct Session {
    /// Gets a byte for each exception that is enabled.
    file: Fd,
    enabled: u64,
    pub(super) flags: u32,
}

impl Session {
    /// One byte into the debugger's file. As in the kernel, a pipe that nobody empties holds up whoever raises.
    fn wake(&self, host: &dyn Host) {
        // A debugger whose file is broken still finds the exceptions when it asks.
        let _ = host.write(self.file, b".");
    }
}

/// The exceptions of a GPU.
#[derive(Default)]
pub(super) struct OfDevice {
    pub(super) raised: u64,
    pub(super) memory_fault: Option<kfd::HsaMemoryExceptionData>,
}

/// The debugger's side of a process.
///
/// Its lock is taken after that of the process's state, and is the only one of the two that an interrupt takes. An
/// interrupt is part of a queue's turn: nobody may wait for the end of a turn while holding it.
#[derive(Default)]
pub(crate) struct Debug {
    pub(super) runtime: kfd::RuntimeInfo,
    pub(super) session: Option<Session>,
    /// Exceptions of the process itself.
    raised: u64,
    pub(super) devices: BTreeMap<usize, OfDevice>,
    /// Exceptions of queues.
    pub(super) queues: BTreeMap<u32, u64>,
}

/// What an exception belongs to.
pub(super) enum Source {
    Process,
    Device(usize),
    Queue(u32),
}

impl Debug {
    /// Raises exceptions where a debugger is attached (`kfd_dbg_ev_raise`); whether it asked for one of them.
    pub(super) fn raise(&mut self, host: &dyn Host, mask: u64, source: Source) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        match source {
            Source::Process => self.raised |= mask & KFD_EC_MASK_PROCESS,
            Source::Device(index) => {
                self.devices.entry(index).or_default().raised |= mask & KFD_EC_MASK_DEVICE
            }
            Source::Queue(id) => *self.queues.entry(id).or_default() |= mask & KFD_EC_MASK_QUEUE,
        }
        let asked = session.enabled & mask != 0;
        if asked {
            session.wake(host);
        }
        asked
    }

    /// As [`Self::raise`], for a memory fault; the first one's data is kept until the debugger clears it.
    pub(in crate::kmd) fn raise_memory_fault(
        &mut self,
        host: &dyn Host,
        gpu: usize,
        data: kfd::HsaMemoryExceptionData,
    ) -> bool {
        if self.session.is_some() {
            self.devices
                .entry(gpu)
                .or_default()
                .memory_fault
                .get_or_insert(data);
        }
        self.raise(host, bit(kfd::EC_DEVICE_MEMORY_VIOLATION), Source::Device(gpu))
    }

    /// A packet or a wave of a queue has raised an exception (`EC_QUEUE_*`).
    pub(in crate::kmd) fn raise_queue(&mut self, host: &dyn Host, id: u32, code: u32) {
        self.raise(host, bit(code), Source::Queue(id));
    }

    /// A queue has been made: that is an exception from its start on, for debuggers that attach later.
    pub(in crate::kmd) fn queue_made(&mut self, host: &dyn Host, id: u32) {
        self.queues.insert(id, bit(kfd::EC_QUEUE_NEW));
        self.raise(host, bit(kfd::EC_QUEUE_NEW), Source::Queue(id));
    }

    pub(in crate::kmd) fn queue_gone(&mut self, id: u32) {
        self.queues.remove(&id);
    }

    /// Exceptions that are raised anywhere in the process.
    fn all_raised(&self) -> u64 {
        let devices = self.devices.values().map(|device| device.raised);
        self.queues
            .values()
            .copied()
            .chain(devices)
            .fold(self.raised, |all, one| all | one)
    }

    /// Whether a debugger is attached.
    pub(in crate::kmd) fn is_attached(&self) -> bool {
        self.session.is_some()
    }

    /// Whether the runtime has announced itself.
    pub(super) fn is_enabled(&self) -> bool {
        self.runtime.runtime_state == kfd::DEBUG_RUNTIME_STATE_ENABLED
    }

    /// Sets which exceptions the debugger wants to hear of, and wakes it for those that are raised already.
    pub(super) fn enable(&mut self, host: &dyn Host, mask: u64) {
        let raised = self.all_raised();
        if let Some(session) = &mut self.session {
            session.enabled = mask;
            if mask & raised != 0 {
                session.wake(host);
            }
        }
    }

    pub(super) fn attach(&mut self, machine: &Machine, args: &kfd::DbgTrapEnableArgs) -> Result<(), Errno> {
        if self.session.is_some() {
            return Err(Errno::ALREADY);
        }
        let file = Fd(args.dbg_fd as i32);
        if !machine.is_open(file) {
            return Err(Errno::BADF);
        }
        // SAFETY: the ioctl's contract covers the buffer that the argument points to.
        unsafe {
            put_part(
                &*machine.kernel.host,
                args.rinfo_ptr,
                &self.runtime,
                args.rinfo_size,
            )?
        };
        self.session = Some(Session {
            file,
            enabled: args.exception_mask,
            flags: 0,
        });
        Ok(())
    }

    pub(super) fn detach(&mut self) {
        self.session = None;
        self.raised = 0;
        self.devices.clear();
        self.queues.values_mut().for_each(|raised| *raised = 0);
    }

    /// The first source with an exception that is enabled: queues, then GPUs, then the process.
    pub(super) fn next_exception(
        &mut self,
        state: &State,
        process: &Process,
        event: &mut kfd::DbgTrapQueryDebugEventArgs,
    ) -> bool {
        let clear = event.exception_mask;
        (event.exception_mask, event.gpu_id, event.queue_id) = (0, 0, 0);
        let Some(enabled) = self.session.as_ref().map(|session| session.enabled) else {
            return false;
        };
        let gpu_id = |index: usize| process.kernel.devices.get(index).map_or(0, |device| device.id);
        if let Some((id, raised)) = self.queues.iter_mut().find(|(_, raised)| **raised & enabled != 0) {
            (event.exception_mask, event.queue_id) = (*raised, *id);
            event.gpu_id = state.queues.get(id).map_or(0, |queue| gpu_id(queue.gpu));
            *raised &= !clear;
        } else if let Some((index, device)) = self.devices.iter_mut().find(|(_, d)| d.raised & enabled != 0) {
            (event.exception_mask, event.gpu_id) = (device.raised, gpu_id(*index));
            device.raised &= !clear;
        } else if self.raised & enabled != 0 {
            event.exception_mask = self.raised;
            self.raised &= !clear;
        }
        event.exception_mask != 0
    }

    pub(super) fn exception_info(
        &mut self,
        process: &Process,
        info: &mut kfd::DbgTrapQueryExceptionInfoArgs,
    ) -> Result<(), Errno> {
        let code = info.exception_code;
        if info.info_ptr == 0 || code == kfd::EC_NONE || code >= kfd::EC_MAX {
            return Err(Errno::INVAL);
        }
        let (mask, clear) = (bit(code), info.clear_exception != 0);
        let mut size = 0;
        let raised = if mask & KFD_EC_MASK_QUEUE != 0 {
            self.queues.get_mut(&info.source_id).ok_or(Errno::INVAL)?
        } else if mask & KFD_EC_MASK_DEVICE != 0 {
            let index = process.kernel.device(info.source_id).ok_or(Errno::INVAL)?.index;
            let device = self.devices.entry(index).or_default();
            if device.raised & mask == 0 {
                return Err(Errno::NODATA);
            }
            if let (kfd::EC_DEVICE_MEMORY_VIOLATION, Some(data)) = (code, device.memory_fault) {
                // SAFETY: the ioctl's contract covers the buffer that the argument points to.
                unsafe { put_part(&*process.kernel.host, info.info_ptr, &data, info.info_size)? };
                size = size_of_val(&data) as u32;
                if clear {
                    device.memory_fault = None;
                }
            }
            &mut device.raised
        } else if mask & KFD_EC_MASK_PROCESS != 0 {
            if self.raised & mask != 0 && code == kfd::EC_PROCESS_RUNTIME {
                // SAFETY: as above.
                unsafe {
                    put_part(
                        &*process.kernel.host,
                        info.info_ptr,
                        &self.runtime,
                        info.info_size,
                    )?
                };
                size = size_of::<kfd::RuntimeInfo>() as u32;
            }
            &mut self.raised
        } else {
            return Err(Errno::INVAL);
        };
        if *raised & mask == 0 {
            return Err(Errno::NODATA);
        }
        info.info_size = size;
        if clear {
            *raised &= !mask;
        }
        Ok(())
    }
}
