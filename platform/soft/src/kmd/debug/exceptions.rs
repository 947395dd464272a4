//! Exceptions: what is raised, who asked for it, and what a debugger is told.
#![expect(unsafe_code, reason = "a runtime has named where it is told of exceptions")]

use alloc::collections::BTreeMap;

use outcrop_abi::kfd::{self, KFD_EC_MASK_DEVICE, KFD_EC_MASK_PROCESS, KFD_EC_MASK_QUEUE};
use outcrop_isa::Generation;
use outcrop_platform::{Errno, Fd, Host};

use super::snapshot::put_part;
use crate::kmd::device::Device;
use crate::kmd::process::{PerDevice, Process, State};
use crate::kmd::user::User;
use crate::machine::Machine;

/// The bit of an exception code (`KFD_EC_MASK`).
pub(super) const fn bit(code: u32) -> u64 {
    1 << (code - 1)
}

/// The save areas that queues were made with, and the words that runtimes have named in their heads.
fn named(host: &dyn Host) -> User<'_> {
    // SAFETY: both were named for this use, the one to be read and the other to be written.
    unsafe { User::new(host) }
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
    pub(super) queues: BTreeMap<u32, OfQueue>,
}

/// The exceptions of a queue.
#[derive(Default)]
pub(super) struct OfQueue {
    pub(super) raised: u64,
    /// Its context save area in the process, whose head says where the runtime wants to be told; 0 for none.
    save_area: u64,
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
            Source::Queue(id) => self.queues.entry(id).or_default().raised |= mask & KFD_EC_MASK_QUEUE,
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

    /// A packet or a wave of a queue has raised an exception (`EC_QUEUE_*`); whether the debugger asked for it.
    pub(in crate::kmd) fn raise_queue(&mut self, host: &dyn Host, id: u32, code: u32) -> bool {
        self.raise(host, bit(code), Source::Queue(id))
    }

    /// A queue has been made: that is an exception from its start on, for debuggers that attach later.
    pub(in crate::kmd) fn queue_made(&mut self, host: &dyn Host, id: u32, save_area: u64) {
        let raised = bit(kfd::EC_QUEUE_NEW);
        self.queues.insert(id, OfQueue { raised, save_area });
        self.raise(host, bit(kfd::EC_QUEUE_NEW), Source::Queue(id));
    }

    /// Whether a queue has been made and nobody has taken note of it.
    pub(super) fn is_new(&self, id: u32) -> bool {
        let queue = self.queues.get(&id);
        queue.is_some_and(|queue| queue.raised & bit(kfd::EC_QUEUE_NEW) != 0)
    }

    /// Clears exceptions of a queue.
    pub(super) fn clear_of_queue(&mut self, id: u32, mask: u64) {
        if let Some(queue) = self.queues.get_mut(&id) {
            queue.raised &= !mask;
        }
    }

    /// Where the runtime wants to be told of a queue's exceptions, if it has said so: the address of a mask of them, and
    /// an event.
    pub(in crate::kmd) fn payload(&self, host: &dyn Host, id: u32) -> Option<(u64, u32)> {
        let save_area = self
            .queues
            .get(&id)
            .filter(|queue| queue.save_area != 0)?
            .save_area;
        // If it is not there, nobody is told.
        let head: kfd::ContextSaveAreaHeader = named(host).get(save_area).ok()?;
        (head.err_payload_addr != 0).then_some((head.err_payload_addr, head.err_event_id))
    }

    /// Tells the runtime of exceptions of a queue (`kfd_send_exception_to_runtime`).
    pub(in crate::kmd) fn tell_runtime(&self, process: &Process, id: u32, mask: u64) {
        let host = &*process.kernel.host;
        let Some((address, event)) = self.payload(host, id) else {
            return;
        };
        let user = named(host);
        // A word that is not there is the runtime's own loss.
        let told = user
            .get::<u64>(address)
            .and_then(|now| user.put(address, now | mask));
        // Nor is an event that there is not anybody's.
        let _ = (told, process.events.set(event));
    }

    pub(in crate::kmd) fn queue_gone(&mut self, id: u32) {
        self.queues.remove(&id);
    }

    /// Exceptions that are raised anywhere in the process.
    fn all_raised(&self) -> u64 {
        let devices = self.devices.values().map(|device| device.raised);
        self.queues
            .values()
            .map(|queue| queue.raised)
            .chain(devices)
            .fold(self.raised, |all, one| all | one)
    }

    /// Whether a debugger is attached.
    pub(in crate::kmd) fn is_attached(&self) -> bool {
        self.session.is_some()
    }

    /// Whether the runtime has announced itself.
    pub(in crate::kmd) fn is_enabled(&self) -> bool {
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

    pub(super) fn attach(
        &mut self,
        machine: &Machine,
        user: User<'_>,
        state: &State,
        args: &kfd::DbgTrapEnableArgs,
    ) -> Result<(), Errno> {
        if self.session.is_some() {
            return Err(Errno::ALREADY);
        }
        // A debugger of these masks compute units, and global wave sync needs all (`kfd_dbg_has_cwsr_workaround`).
        let synced = |(device, per_device): (&Device, &PerDevice)| {
            per_device.gws && device.model().target.generation() == Generation::Gfx11
        };
        if machine.kernel.devices.iter().zip(&state.devices).any(synced) {
            return Err(Errno::BUSY);
        }
        let file = Fd(args.dbg_fd as i32);
        if !machine.is_open(file) {
            return Err(Errno::BADF);
        }
        put_part(user, args.rinfo_ptr, &self.runtime, args.rinfo_size)?;
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
        self.queues.values_mut().for_each(|queue| queue.raised = 0);
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
        if let Some((id, queue)) = self
            .queues
            .iter_mut()
            .find(|(_, queue)| queue.raised & enabled != 0)
        {
            (event.exception_mask, event.queue_id) = (queue.raised, *id);
            event.gpu_id = state.queues.get(id).map_or(0, |queue| gpu_id(queue.gpu));
            queue.raised &= !clear;
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
        user: User<'_>,
        info: &mut kfd::DbgTrapQueryExceptionInfoArgs,
    ) -> Result<(), Errno> {
        let code = info.exception_code;
        if info.info_ptr == 0 || code == kfd::EC_NONE || code >= kfd::EC_MAX {
            return Err(Errno::INVAL);
        }
        let (mask, clear) = (bit(code), info.clear_exception != 0);
        let mut size = 0;
        let raised = if mask & KFD_EC_MASK_QUEUE != 0 {
            let queue = self.queues.get_mut(&info.source_id);
            &mut queue.ok_or(Errno::INVAL)?.raised
        } else if mask & KFD_EC_MASK_DEVICE != 0 {
            let index = process.kernel.device(info.source_id).ok_or(Errno::INVAL)?.index;
            let device = self.devices.entry(index).or_default();
            if device.raised & mask == 0 {
                return Err(Errno::NODATA);
            }
            if let (kfd::EC_DEVICE_MEMORY_VIOLATION, Some(data)) = (code, device.memory_fault) {
                put_part(user, info.info_ptr, &data, info.info_size)?;
                size = size_of_val(&data) as u32;
                if clear {
                    device.memory_fault = None;
                }
            }
            &mut device.raised
        } else if mask & KFD_EC_MASK_PROCESS != 0 {
            if self.raised & mask != 0 && code == kfd::EC_PROCESS_RUNTIME {
                put_part(user, info.info_ptr, &self.runtime, info.info_size)?;
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
