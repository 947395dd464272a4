//! Devices and what is to be known about them.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::sync::atomic::{AtomicU32, Ordering};

use spin::{Mutex, RwLock};

use crate::copy::Staging;
use crate::error::{Error, Result};
use crate::hsa::code::Feature;
use crate::hsa::trace::Layer;
use crate::hsa::{Agent, MemoryPool, PoolKind, trace_call};
use crate::runtime::Shared;
use crate::stream::{Priority, StreamCore, StreamFlags};
use crate::{Attribute, Module, Runtime, Stream};

/// Bytes of stack that a kernel with a dynamic stack gets beside its fixed private segment.
const DEFAULT_STACK: u32 = 1024;

/// A GPU.
///
/// A handle; it keeps the runtime alive.
#[derive(Clone)]
pub struct Device {
    pub(crate) shared: Arc<Shared>,
    pub(crate) ordinal: u32,
}

/// Device memory in bytes (`hipMemGetInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryInfo {
    /// Not allocated by any process.
    pub free: u64,
    /// All of it.
    pub total: u64,
}

/// Where a device sits on its bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PciId {
    /// Domain.
    pub domain: u32,
    /// Bus.
    pub bus: u8,
    /// Device.
    pub device: u8,
    /// Function.
    pub function: u8,
}

impl fmt::Display for PciId {
    /// The form of `hipDeviceGetPCIBusId`: `0000:03:00.0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:04x}:{:02x}:{:02x}.{:x}",
            self.domain, self.bus, self.device, self.function
        )
    }
}

/// A limit of `hipDeviceGetLimit` (`hipLimit_t`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Limit {
    /// Bytes of stack of each thread of a kernel with a dynamic stack (`hipLimitStackSize`).
    StackSize,
    /// Bytes of the buffer of device-side printf (`hipLimitPrintfFifoSize`); 0: there is none.
    PrintfFifoSize,
    /// Bytes of the heap of device-side malloc (`hipLimitMallocHeapSize`); 0: there is none.
    MallocHeapSize,
}

/// What `hipGetDeviceProperties` tells, by the field names of `hipDeviceProp_t`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Properties {
    /// Product name.
    pub name: String,
    /// Target id: `gfx942:sramecc+:xnack-`.
    pub gcn_arch_name: String,
    /// Unique id of the chip, as text.
    pub uuid: String,
    /// Bytes of device memory.
    pub total_global_mem: u64,
    /// Bytes of LDS of a block.
    pub shared_mem_per_block: u32,
    /// Bytes of LDS of a compute unit.
    pub shared_mem_per_multiprocessor: u32,
    /// 32-bit vector registers of a block.
    pub regs_per_block: u32,
    /// Lanes of a wavefront.
    pub warp_size: u32,
    /// Threads of a block at most.
    pub max_threads_per_block: u32,
    /// Threads of a block at most, by dimension.
    pub max_threads_dim: [u32; 3],
    /// Blocks of a grid at most, by dimension.
    pub max_grid_size: [u32; 3],
    /// Engine clock in kHz.
    pub clock_rate: u32,
    /// Memory clock in kHz.
    pub memory_clock_rate: u32,
    /// Memory bus width in bits.
    pub memory_bus_width: u32,
    /// Bytes of constant memory.
    pub total_const_mem: u64,
    /// Version of the architecture, before the point: 9 for gfx942.
    pub major: u32,
    /// Version of the architecture, behind the point: 4 for gfx942.
    pub minor: u32,
    /// Compute units.
    pub multi_processor_count: u32,
    /// Bytes of L2 cache.
    pub l2_cache_size: u32,
    /// Threads that a compute unit holds at most.
    pub max_threads_per_multi_processor: u32,
    /// Frequency of the timer behind `wall_clock64`, in kHz.
    pub clock_instruction_rate: u32,
    /// Where it sits.
    pub pci: Option<PciId>,
    /// Revision of the chip; 0, since the KFD does not tell it.
    pub asic_revision: u32,
    /// Whether the host reaches all of the device memory.
    pub is_large_bar: bool,
    /// Whether it is a part of the host's processor.
    pub integrated: bool,
    /// Copy engines.
    pub async_engine_count: u32,
    /// Whether kernels that synchronise the whole grid can be launched; not so here.
    pub cooperative_launch: bool,
}

/// What a runtime keeps for each device.
pub(crate) struct DeviceState {
    pub ordinal: u32,
    pub agent: Agent,
    pub vram: MemoryPool,
    pub properties: Properties,
    pub null: Arc<StreamCore>,
    /// The streams that were made and are not destroyed.
    pub created: RwLock<Vec<Arc<StreamCore>>>,
    pub staging: Mutex<Vec<Staging>>,
    pub stack_size: AtomicU32,
}

impl DeviceState {
    pub fn new(ordinal: u32, agent: Agent) -> Result<DeviceState> {
        let vram = agent.pool(PoolKind::Coarse).ok_or(Error::InvalidValue {
            what: "device memory pools",
            value: 0,
        })?;
        Ok(DeviceState {
            ordinal,
            properties: properties(&agent, &vram),
            vram,
            null: Arc::new(StreamCore::new(
                ordinal,
                StreamFlags::default(),
                Priority::Normal,
                true,
            )),
            created: RwLock::new(Vec::new()),
            staging: Mutex::new(Vec::new()),
            stack_size: AtomicU32::new(DEFAULT_STACK),
            agent,
        })
    }

    /// The null stream and all that were made.
    pub fn streams(&self) -> Vec<Arc<StreamCore>> {
        let created = self.created.read();
        core::iter::once(&self.null)
            .chain(created.iter())
            .cloned()
            .collect()
    }

    pub fn memory_info(&self) -> Result<MemoryInfo> {
        let free = self
            .agent
            .memory_available()
            .map_err(Error::hsa("hsa_agent_get_info(MEMORY_AVAIL)"))?;
        Ok(MemoryInfo {
            free,
            total: self.properties.total_global_mem,
        })
    }

    /// The error for an allocation of `requested` bytes that failed.
    pub fn out_of_memory(&self, requested: u64) -> Error {
        Error::OutOfMemory {
            requested,
            free: self.memory_info().map_or(0, |info| info.free),
        }
    }
}

/// `gfx942:sramecc+:xnack-` from what HSA says of the agent's best instruction set.
fn target_id(agent: &Agent) -> String {
    let mut id = String::new();
    let Some(isa) = agent.isas().first() else {
        return String::from(agent.name());
    };
    id.push_str(isa.processor);
    for (name, feature) in [("sramecc", isa.sramecc), ("xnack", isa.xnack)] {
        match feature {
            Feature::On => id.extend([":", name, "+"]),
            Feature::Off => id.extend([":", name, "-"]),
            Feature::Any | Feature::Unsupported => {}
        }
    }
    id
}

/// Major and minor version of a processor name: the last two digits are minor and stepping, both
/// hexadecimal.
fn version(processor: &str) -> (u32, u32) {
    let digits = processor.strip_prefix("gfx").unwrap_or("");
    let split = digits.len().saturating_sub(2);
    let major = digits
        .get(..split)
        .and_then(|major| major.parse().ok())
        .unwrap_or(0);
    let minor = digits
        .get(split..split + 1)
        .and_then(|minor| u32::from_str_radix(minor, 16).ok())
        .unwrap_or(0);
    (major, minor)
}

fn properties(agent: &Agent, vram: &MemoryPool) -> Properties {
    let info = agent.info();
    let gcn_arch_name = target_id(agent);
    let (major, minor) = version(agent.name());
    let memory = vram.info();
    let l2 = info
        .caches
        .iter()
        .filter(|cache| cache.level == 2)
        .map(|cache| cache.size)
        .max()
        .unwrap_or(0);
    Properties {
        name: if info.product_name.is_empty() {
            info.name.clone()
        } else {
            info.product_name.clone()
        },
        gcn_arch_name,
        uuid: info.uuid.clone(),
        total_global_mem: if memory.size == 0 {
            info.local_memory_size
        } else {
            memory.size
        },
        shared_mem_per_block: info.group_segment_size,
        shared_mem_per_multiprocessor: info.group_segment_size,
        // 512 registers of 64 lanes in each SIMD; half of that by one block of 1024 work-items.
        regs_per_block: 65536,
        warp_size: info.wavefront_size,
        max_threads_per_block: info.workgroup_max_size,
        max_threads_dim: info.workgroup_max_dim.map(u32::from),
        max_grid_size: [i32::MAX as u32, 65536, 65536],
        clock_rate: info.max_clock_mhz.saturating_mul(1000),
        memory_clock_rate: info.memory_clock_mhz.saturating_mul(1000),
        memory_bus_width: info.memory_width_bits,
        total_const_mem: memory.alloc_max.min(i32::MAX as u64),
        major,
        minor,
        multi_processor_count: info.compute_units,
        l2_cache_size: u32::try_from(l2).unwrap_or(u32::MAX),
        max_threads_per_multi_processor: info.max_waves_per_cu.saturating_mul(info.wavefront_size),
        clock_instruction_rate: (info.timestamp_frequency / 1000) as u32,
        pci: Some(PciId {
            domain: info.domain,
            bus: (info.bdf_id >> 8) as u8,
            device: (info.bdf_id >> 3 & 0x1f) as u8,
            function: (info.bdf_id & 7) as u8,
        }),
        asic_revision: 0,
        is_large_bar: info.large_bar,
        integrated: false,
        async_engine_count: info.sdma_engines,
        cooperative_launch: false,
    }
}

impl Device {
    pub(crate) fn state(&self) -> Result<&DeviceState> {
        self.shared.state(self.ordinal)
    }

    /// Its number.
    pub fn ordinal(&self) -> u32 {
        self.ordinal
    }

    /// The runtime.
    pub fn runtime(&self) -> Runtime {
        Runtime {
            shared: self.shared.clone(),
        }
    }

    /// The HSA agent.
    ///
    /// # Errors
    /// [`Error::InvalidDevice`], which a device from [`Runtime::device`] never gives.
    pub fn agent(&self) -> Result<&Agent> {
        Ok(&self.state()?.agent)
    }

    /// All that is known about it.
    ///
    /// # Errors
    /// As [`Device::agent`].
    #[doc(alias = "hipGetDeviceProperties")]
    pub fn properties(&self) -> Result<&Properties> {
        Ok(&self.state()?.properties)
    }

    /// One attribute.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for a number that is no attribute, or one without a meaning here.
    #[doc(alias = "hipDeviceGetAttribute")]
    pub fn attribute(&self, attribute: Attribute) -> Result<i32> {
        let _call = trace_call!(Layer::Hip, "hipDeviceGetAttribute", "attribute {}", attribute.0);
        attribute.value(self.properties()?).ok_or(Error::InvalidValue {
            what: "attribute",
            value: u64::from(attribute.0),
        })
    }

    /// Free and total device memory.
    ///
    /// # Errors
    /// [`Error::Hsa`] if the KFD does not answer.
    #[doc(alias = "hipMemGetInfo")]
    pub fn memory_info(&self) -> Result<MemoryInfo> {
        let _call = trace_call!(Layer::Hip, "hipMemGetInfo", "device {}", self.ordinal);
        self.state()?.memory_info()
    }

    /// A limit.
    ///
    /// # Errors
    /// As [`Device::agent`].
    #[doc(alias = "hipDeviceGetLimit")]
    pub fn limit(&self, limit: Limit) -> Result<u64> {
        Ok(match limit {
            Limit::StackSize => u64::from(self.state()?.stack_size.load(Ordering::Relaxed)),
            Limit::PrintfFifoSize | Limit::MallocHeapSize => 0,
        })
    }

    /// Changes a limit, for launches from now on.
    ///
    /// # Errors
    /// [`Error::NotSupported`] for one that cannot change; [`Error::InvalidValue`] for a stack that is
    /// larger than a lane may have.
    #[doc(alias = "hipDeviceSetLimit")]
    pub fn set_limit(&self, limit: Limit, value: u64) -> Result<()> {
        let state = self.state()?;
        match limit {
            Limit::StackSize => {
                let max = u64::from(state.agent.info().private_segment_max);
                let size = u32::try_from(value).ok().filter(|size| u64::from(*size) <= max);
                let size = size.ok_or(Error::InvalidValue {
                    what: "stack size",
                    value,
                })?;
                state
                    .stack_size
                    .store(size.next_multiple_of(16), Ordering::Relaxed);
                Ok(())
            }
            Limit::PrintfFifoSize | Limit::MallocHeapSize => Err(Error::NotSupported {
                what: "device-side printf and malloc",
            }),
        }
    }

    /// The null stream: it runs after all earlier work of the device's blocking streams, and they run
    /// after its.
    pub fn null_stream(&self) -> Result<Stream> {
        Ok(Stream::of(self.shared.clone(), self.state()?.null.clone()))
    }

    /// A blocking stream of normal priority.
    ///
    /// # Errors
    /// As [`Device::create_stream_with`].
    #[doc(alias = "hipStreamCreate")]
    pub fn create_stream(&self) -> Result<Stream> {
        self.create_stream_with(StreamFlags::default(), Priority::Normal)
    }

    /// Waits until all streams of the device are idle.
    ///
    /// # Errors
    /// The first [`Error::Fault`] of any stream that has not been told yet.
    #[doc(alias = "hipDeviceSynchronize")]
    pub fn synchronize(&self) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipDeviceSynchronize", "device {}", self.ordinal);
        self.shared.synchronize_device(self.ordinal)
    }

    /// Loads a code object, or the device's one in an offload bundle.
    ///
    /// # Errors
    /// See [`Module::load`].
    #[doc(alias = "hipModuleLoadData")]
    pub fn load_module(&self, image: &[u8]) -> Result<Module> {
        Module::load(self, image)
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self
            .properties()
            .map_or("", |properties| &properties.gcn_arch_name);
        write!(f, "Device({}, {name})", self.ordinal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_processors() {
        assert_eq!(version("gfx942"), (9, 4));
        assert_eq!(version("gfx90a"), (9, 0));
        assert_eq!(version("gfx1201"), (12, 0));
        assert_eq!(version("gfx1030"), (10, 3));
        assert_eq!(version("cpu"), (0, 0));
    }

    #[test]
    fn pci_ids_read_as_in_hip() {
        let id = PciId {
            domain: 0,
            bus: 0xc3,
            device: 0,
            function: 1,
        };
        assert_eq!(alloc::format!("{id}"), "0000:c3:00.1");
    }
}
