//! A process of the KFD.

use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU32, Ordering};

use outcrop_platform::Errno;
use spin::Mutex;

use super::debug::{Debug, RuntimeGate, Waves};
use super::device::{DOORBELL_SLICE, Device, Kernel};
use super::events::Events;
use super::ipc::Shared;
use super::queues::ProcessQueue;
use super::svm::Svm;
use super::vm::{Owner, Vm};
use crate::drm::RenderFile;
use crate::memory::{Bo, Extent, up};

/// A BO with the address that it is to be mapped at (`kgd_mem`).
pub(crate) struct Object {
    pub(crate) bo: Arc<Bo>,
    pub(crate) va: u64,
    /// `KFD_IOC_ALLOC_MEM_FLAGS_*`.
    pub(crate) flags: u32,
    /// Indices of the GPUs that it is mapped to.
    pub(crate) mapped: Vec<usize>,
    /// What other processes import of it.
    pub(crate) shared: Option<Arc<Shared>>,
}

/// What a process has on one GPU (`kfd_process_device`).
#[derive(Default)]
pub(crate) struct PerDevice {
    /// The render node that `ACQUIRE_VM` took the address space of.
    pub(crate) render: Option<Arc<RenderFile>>,
    /// By the low half of a handle.
    pub(crate) objects: BTreeMap<u32, Object>,
    pub(crate) doorbells: Option<Arc<Extent>>,
    /// Which of the doorbells are taken.
    pub(crate) doorbell_taken: Vec<bool>,
    pub(crate) queues: u32,
    /// One of the process's queues has the global wave sync barriers.
    pub(crate) gws: bool,
    pub(crate) scratch_backing_va: u64,
    /// What a debugger has set for its waves.
    pub(super) waves: Waves,
}

impl PerDevice {
    /// The address space (`kfd_bind_process_to_device`).
    ///
    /// # Errors
    /// [`Errno::NODEV`] before `ACQUIRE_VM`.
    pub(crate) fn vm(&self) -> Result<&Arc<Vm>, Errno> {
        self.render.as_ref().map(|r| &r.vm).ok_or(Errno::NODEV)
    }

    /// The lowest number that no object has.
    pub(crate) fn insert(&mut self, object: Object) -> u32 {
        let mut id = 0;
        for &taken in self.objects.keys() {
            if taken != id {
                break;
            }
            id += 1;
        }
        self.objects.insert(id, object);
        id
    }
}

/// What the process's lock protects.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) devices: Vec<PerDevice>,
    pub(crate) queues: BTreeMap<u32, ProcessQueue>,
    /// All queues are stopped by the driver.
    pub(crate) evicted: bool,
    /// They are for a checkpoint.
    pub(crate) paused: bool,
    /// The handle of the BO that holds the event page, if the client gave one.
    pub(crate) signal_handle: u64,
}

impl State {
    /// What the process has on the GPU with this id.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if there is no such GPU.
    pub(crate) fn device<'s>(
        &'s mut self,
        kernel: &'s Kernel,
        gpu_id: u32,
    ) -> Result<(&'s Device, &'s mut PerDevice), Errno> {
        let device = kernel.device(gpu_id).ok_or(Errno::INVAL)?;
        let per_device = self.devices.get_mut(device.index).ok_or(Errno::INVAL)?;
        Ok((device, per_device))
    }
}

/// When a process ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Life {
    /// With the file that it was made for.
    OfFile,
    /// With the client, whatever it opens and closes.
    OfClient,
}

/// An operating system process, whether or not it has opened `/dev/kfd`.
pub(crate) struct Task {
    pub(crate) pid: u32,
    /// Who traces it; 0 is nobody.
    tracer: AtomicU32,
    pub(crate) process: Mutex<Option<Arc<Process>>>,
}

impl Task {
    pub(crate) fn new(pid: u32) -> Self {
        Self {
            pid,
            tracer: AtomicU32::new(0),
            process: Mutex::default(),
        }
    }

    /// Its KFD process, made if there is none (`kfd_create_process`).
    pub(crate) fn open(&self, kernel: &Arc<Kernel>) -> Arc<Process> {
        let new = || Process::new(kernel, self.pid, Life::OfClient);
        Arc::clone(self.process.lock().get_or_insert_with(new))
    }

    pub(crate) fn set_tracer(&self, tracer: u32) {
        self.tracer.store(tracer, Ordering::SeqCst);
    }

    /// Whether the process of this number traces it (`ptrace_parent`).
    pub(crate) fn is_traced_by(&self, pid: u32) -> bool {
        pid != 0 && self.tracer.load(Ordering::SeqCst) == pid
    }
}

/// One client of the KFD.
pub(crate) struct Process {
    /// The operating system's number of it.
    pub(crate) pid: u32,
    life: Life,
    pub(crate) pasid: u32,
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) state: Mutex<State>,
    pub(crate) events: Events,
    pub(crate) svm: Arc<Svm>,
    pub(crate) debug: Mutex<Debug>,
    pub(crate) runtime_gate: RuntimeGate,
    /// The process that debugs this one, if it is another.
    pub(crate) debugger: Mutex<Weak<Process>>,
}

impl Process {
    /// A process with nothing.
    pub(crate) fn new(kernel: &Arc<Kernel>, pid: u32, life: Life) -> Arc<Self> {
        let pasid = kernel.next_pasid.fetch_add(1, Ordering::Relaxed);
        let devices = kernel.devices.iter().map(|_| PerDevice::default()).collect();
        let process = Arc::new(Self {
            pid,
            life,
            pasid,
            kernel: Arc::clone(kernel),
            state: Mutex::new(State {
                devices,
                ..State::default()
            }),
            svm: Svm::new(kernel, pid),
            events: Events::new(Arc::clone(&kernel.host), Arc::clone(&kernel.counters)),
            debug: Mutex::default(),
            runtime_gate: RuntimeGate::default(),
            debugger: Mutex::default(),
        });
        kernel
            .irq
            .processes
            .lock()
            .insert(pasid, Arc::downgrade(&process));
        process
    }

    /// The process's doorbells of a GPU, made at the first use.
    ///
    /// # Errors
    /// [`Errno::NOMEM`].
    pub(crate) fn doorbells(&self, per_device: &mut PerDevice) -> Result<Arc<Extent>, Errno> {
        if let Some(doorbells) = &per_device.doorbells {
            return Ok(Arc::clone(doorbells));
        }
        let extent = Arc::new(self.kernel.doorbells.take(DOORBELL_SLICE)?);
        per_device.doorbell_taken = alloc::vec![false; (DOORBELL_SLICE / 8) as usize];
        per_device.doorbells = Some(Arc::clone(&extent));
        Ok(extent)
    }

    /// A file of it has been closed.
    pub(crate) fn closed(&self) {
        if self.life == Life::OfFile {
            self.end();
        }
    }

    /// Ends the process: its queues stop, its events wake their waiters with a failure, and its memory
    /// goes back. What the client had not freed itself is counted as reclaimed.
    pub(crate) fn end(&self) {
        self.runtime_gate.give_up(&*self.kernel.host);
        // What it debugs is let go.
        let debugged = |p: &Arc<Self>| core::ptr::eq(p.debugger.lock().as_ptr(), self);
        for target in self.kernel.processes().iter().filter(|p| debugged(p)) {
            super::debug::disable(target, &mut target.state.lock());
        }
        let mut state = core::mem::take(&mut *self.state.lock());
        super::debug::reset_waves(&self.kernel, &mut state.devices);
        let reclaimed = &self.kernel.counters.reclaimed;
        for queue in core::mem::take(&mut state.queues).into_values() {
            up(reclaimed, 1);
            queue.destroy(&self.kernel, &mut state.devices);
        }
        for index in 0..state.devices.len() {
            let objects = state
                .devices
                .get_mut(index)
                .map(|d| core::mem::take(&mut d.objects))
                .unwrap_or_default();
            for (id, object) in objects {
                // The driver itself keeps the BO of the event page until now.
                let kept = state.signal_handle != 0 && state.signal_handle as u32 == id;
                up(reclaimed, u64::from(!kept));
                for gpu in &object.mapped {
                    if let Some(vm) = state.devices.get(*gpu).and_then(|d| d.vm().ok()) {
                        vm.unmap_all_of(Owner::Kfd, &object.bo);
                    }
                }
            }
        }
        self.svm.end();
        let left = self.events.end();
        up(reclaimed, left);
        self.kernel.irq.processes.lock().remove(&self.pasid);
        drop(state);
    }
}
