//! The runtime: its devices, and what they share.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::AtomicU32;

use spin::RwLock;

use crate::device::DeviceState;
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::trace_call;
use crate::hsa::{self, Agent, Condition, Platform, Queue, Signal};
use crate::memory::Registry;
use crate::stream::StreamCore;
use crate::vmm::Mappings;
use crate::{Device, fault};

/// How long a wait sleeps before it looks for streams that were made since it began.
const WAIT_SLICE_NS: u64 = 250_000_000;
/// How long a copy without room sleeps between two looks.
const ROOM_SLICE_NS: u64 = 50_000;

/// A running HIP runtime.
///
/// A cheap handle: clones share one runtime. It ends, and gives back every resource of the platform,
/// when the last clone and the last object made from it are dropped.
#[derive(Clone)]
pub struct Runtime {
    pub(crate) shared: Arc<Shared>,
}

/// What all objects of a runtime share.
pub(crate) struct Shared {
    pub devices: Box<[DeviceState]>,
    pub memory: Registry,
    pub vmm: Mappings,
    /// Kernel descriptor address to name, of all loaded modules: to name the kernel in a fault.
    pub kernels: RwLock<BTreeMap<u64, Arc<str>>>,
    pub cpu: Agent,
    pub hsa: hsa::Runtime,
}

impl Runtime {
    /// Opens the platform and finds its devices.
    ///
    /// A platform without a GPU gives a runtime with no devices; [`Runtime::device`] tells so.
    ///
    /// # Errors
    /// [`Error::NoDevice`] if the platform has no KFD at all; [`Error::Hsa`] if it cannot be used.
    #[doc(alias = "hipInit")]
    pub fn new(platform: Arc<dyn Platform>) -> Result<Runtime> {
        let _call = trace_call!(Layer::Hip, "hipInit", "platform {}", platform.name());
        let hsa = hsa::Runtime::new(platform).map_err(fault::init_error)?;
        let mut devices = Vec::new();
        for (ordinal, agent) in hsa.gpus().enumerate() {
            devices.push(DeviceState::new(ordinal as u32, agent)?);
        }
        let cpu = hsa.cpu();
        Ok(Runtime {
            shared: Arc::new(Shared {
                devices: devices.into(),
                memory: Registry::default(),
                vmm: Mappings::default(),
                kernels: RwLock::new(BTreeMap::new()),
                cpu,
                hsa,
            }),
        })
    }

    /// The platform below.
    pub fn platform(&self) -> &Arc<dyn Platform> {
        self.shared.hsa.platform()
    }

    /// The HSA runtime below.
    pub fn hsa(&self) -> &hsa::Runtime {
        &self.shared.hsa
    }

    /// How many devices there are.
    #[doc(alias = "hipGetDeviceCount")]
    pub fn device_count(&self) -> u32 {
        self.shared.devices.len() as u32
    }

    /// The device with this number.
    ///
    /// # Errors
    /// [`Error::NoDevice`] if there is none at all, [`Error::InvalidDevice`] if there are not so many.
    #[doc(alias = "hipDeviceGet")]
    pub fn device(&self, ordinal: i32) -> Result<Device> {
        self.shared.device(ordinal)?;
        Ok(Device {
            shared: self.shared.clone(),
            ordinal: ordinal as u32,
        })
    }

    /// All devices.
    pub fn devices(&self) -> impl Iterator<Item = Device> + '_ {
        (0..self.device_count()).map(|ordinal| Device {
            shared: self.shared.clone(),
            ordinal,
        })
    }
}

impl core::fmt::Debug for Runtime {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Runtime")
            .field("platform", &self.platform().name())
            .field("devices", &self.device_count())
            .finish()
    }
}

impl Shared {
    pub fn device(&self, ordinal: i32) -> Result<&DeviceState> {
        let count = self.devices.len() as u32;
        if count == 0 {
            return Err(Error::NoDevice { source: None });
        }
        usize::try_from(ordinal)
            .ok()
            .and_then(|ordinal| self.devices.get(ordinal))
            .ok_or(Error::InvalidDevice { ordinal, count })
    }

    /// The device with a number that is known to be good.
    pub fn state(&self, ordinal: u32) -> Result<&DeviceState> {
        self.device(ordinal as i32)
    }

    /// Every stream of every device.
    fn streams(&self) -> Vec<Arc<StreamCore>> {
        self.devices.iter().flat_map(DeviceState::streams).collect()
    }

    /// Waits until `signal` is 0.
    ///
    /// A stream that faults meanwhile is taken out of service ([`Shared::sweep`]); its own signals
    /// become 0 then, so the wait ends, and the stream has the error.
    pub fn wait(&self, signal: &Signal) -> Result<()> {
        if signal.load() == 0 {
            return Ok(());
        }
        loop {
            let queues: Vec<Arc<Queue>> = self
                .streams()
                .iter()
                .filter_map(|stream| stream.queue())
                .collect();
            let watched: Vec<&Queue> = queues.iter().map(|queue| &**queue).collect();
            match self
                .hsa
                .wait(signal, Condition::Eq, 0, Some(WAIT_SLICE_NS), &watched)
            {
                Ok(0) => return Ok(()),
                // A copy that failed may hold up what is waited for, and is nobody's to tell of.
                Ok(value) if value > 0 => {
                    self.sweep();
                }
                Ok(value) => self.after(signal, hsa::Error::CopyFailed { value })?,
                Err(error) => self.after(signal, error)?,
            }
        }
    }

    /// What to do when a wait failed: go on waiting if streams were taken out of service for it, here or
    /// by another thread that was told of the same.
    fn after(&self, signal: &Signal, error: hsa::Error) -> Result<()> {
        let swept = self.sweep()
            || match error {
                hsa::Error::Queue(_) => true,
                hsa::Error::CopyFailed { .. } => signal.load() >= 0,
                _ => false,
            };
        match swept {
            true => Ok(()),
            false => Err(Error::hsa("hsa_signal_wait")(error)),
        }
    }

    /// Waits until the copy engines have room.
    ///
    /// To be called with no stream's lock held: copies that wait for work which a fault has cost hold the
    /// engines up until that stream is taken out of service.
    pub fn make_copy_room(&self) {
        let platform = self.hsa.platform();
        let never = AtomicU32::new(0);
        while !self.hsa.has_copy_room() {
            platform.relax();
            if !self.sweep() && !self.hsa.has_copy_room() {
                platform.wait(&never, 0, Some(ROOM_SLICE_NS));
            }
        }
    }

    /// Takes every stream that has faulted out of service; says whether there was one.
    pub fn sweep(&self) -> bool {
        let mut found = false;
        for stream in self.streams() {
            found |= stream.sweep(self);
        }
        found
    }

    /// Waits for all streams of a device; the first error of any is returned after all are done.
    pub fn synchronize_device(&self, ordinal: u32) -> Result<()> {
        let mut first = Ok(());
        for stream in self.state(ordinal)?.streams() {
            let outcome = stream.synchronize(self);
            first = first.and(outcome);
        }
        first
    }

    /// Waits for all streams of a device and leaves their errors to whoever asks the streams.
    ///
    /// For calls that must not act under the GPU's feet, like freeing.
    pub fn quiesce(&self, ordinal: u32) -> Result<()> {
        for stream in self.state(ordinal)?.streams() {
            stream.drain(self)?;
        }
        Ok(())
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        for ordinal in 0..self.devices.len() as u32 {
            // Nobody is left to tell of an error.
            let _ = self.quiesce(ordinal);
        }
    }
}
