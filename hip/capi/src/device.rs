//! Devices: count, current one, attributes, properties, limits.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{c_char, c_int, c_uint};
use core::sync::atomic::Ordering;

use outcrop_hip::{Attribute, Code, Limit, Properties};

use crate::call::{Failure, Outcome};
use crate::library::{self, library};
use crate::pointer::{Out, put_text, read, text};
use crate::properties;
use crate::types::*;

/// `HIP_VERSION` of the interface: major * 10000000 + minor * 100000 + patch.
const VERSION: c_int = 60_300_000;

pub unsafe fn init(flags: c_uint) -> Outcome {
    if flags != 0 {
        return Err(Code::INVALID_VALUE.into());
    }
    library()?;
    Ok(())
}

pub unsafe fn version(out: *mut c_int) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { Out::new(out) }?.put(VERSION);
    Ok(())
}

pub unsafe fn count(out: *mut c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    match library() {
        Ok(library) => {
            out.put(library.runtime.device_count() as c_int);
            Ok(())
        }
        Err(failure) => {
            out.put(0);
            Err(failure)
        }
    }
}

pub unsafe fn current(out: *mut c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::current_device()?.ordinal() as c_int);
    Ok(())
}

pub unsafe fn set_current(ordinal: c_int) -> Outcome {
    library::device(ordinal)?;
    library::set_current(ordinal);
    Ok(())
}

pub unsafe fn get(out: *mut hipDevice_t, ordinal: c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::device(ordinal)?.ordinal() as hipDevice_t);
    Ok(())
}

pub unsafe fn name(out: *mut c_char, len: c_int, device: hipDevice_t) -> Outcome {
    let device = library::device(device)?;
    let len = usize::try_from(len).unwrap_or(0);
    // SAFETY: the caller's contract.
    unsafe { put_text(out, len, &device.properties()?.name) }
}

pub unsafe fn uuid(out: *mut hipUUID, device: hipDevice_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(properties::uuid(library::device(device)?.properties()?));
    Ok(())
}

pub unsafe fn total_memory(out: *mut size_t, device: hipDevice_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::device(device)?.properties()?.total_global_mem as size_t);
    Ok(())
}

pub unsafe fn compute_capability(major: *mut c_int, minor: *mut c_int, device: hipDevice_t) -> Outcome {
    // SAFETY: the caller's contract.
    let (major, minor) = unsafe { (Out::new(major)?, Out::new(minor)?) };
    let device = library::device(device)?;
    let properties = device.properties()?;
    major.put(properties.major as c_int);
    minor.put(properties.minor as c_int);
    Ok(())
}

fn pci_text(properties: &Properties) -> Result<String, Failure> {
    match properties.pci {
        Some(pci) => Ok(pci.to_string()),
        None => Err(Code::NOT_SUPPORTED.into()),
    }
}

pub unsafe fn pci_bus_id(out: *mut c_char, len: c_int, device: c_int) -> Outcome {
    let device = library::device(device)?;
    let text = pci_text(device.properties()?)?;
    let len = usize::try_from(len).unwrap_or(0);
    if len <= text.len() {
        return Err(Code::INVALID_VALUE.into());
    }
    // SAFETY: the caller's contract.
    unsafe { put_text(out, len, &text) }
}

pub unsafe fn by_pci_bus_id(out: *mut c_int, id: *const c_char) -> Outcome {
    // SAFETY: the caller's contract.
    let (out, id) = unsafe { (Out::new(out)?, text(id)?) };
    for device in library()?.runtime.devices() {
        // The function at the end may be left out.
        let own = pci_text(device.properties()?)?;
        let without_function = own.split_once('.').map_or("", |(front, _)| front);
        if id.eq_ignore_ascii_case(&own) || id.eq_ignore_ascii_case(without_function) {
            out.put(device.ordinal() as c_int);
            return Ok(());
        }
    }
    Err(Code::INVALID_VALUE.into())
}

pub unsafe fn attribute(out: *mut c_int, attribute: hipDeviceAttribute_t, device: c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::device(device)?.attribute(Attribute(attribute))?);
    Ok(())
}

pub unsafe fn properties_r0000(out: *mut hipDeviceProp_tR0000, device: c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(properties::r0000(library::device(device)?.properties()?));
    Ok(())
}

pub unsafe fn properties_r0600(out: *mut hipDeviceProp_tR0600, device: c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(properties::r0600(library::device(device)?.properties()?));
    Ok(())
}

/// What a program may wish for in a device.
struct Wish {
    major: c_int,
    minor: c_int,
    memory: size_t,
    threads: c_int,
    processors: c_int,
}

impl Wish {
    /// The first device that has the most of it.
    fn choose(&self) -> Result<u32, Failure> {
        let mut best = (0, 0);
        for device in library()?.runtime.devices() {
            let has = device.properties()?;
            let met = [
                (has.major, has.minor) >= (self.major.max(0) as u32, self.minor.max(0) as u32),
                has.total_global_mem as size_t >= self.memory,
                has.max_threads_per_block as c_int >= self.threads,
                has.multi_processor_count as c_int >= self.processors,
            ];
            let score = met.into_iter().filter(|met| *met).count();
            if score > best.0 {
                best = (score, device.ordinal());
            }
        }
        Ok(best.1)
    }
}

macro_rules! choose {
    ($name:ident, $prop:ident) => {
        pub unsafe fn $name(out: *mut c_int, prop: *const $prop) -> Outcome {
            // SAFETY: the caller's contract.
            let (out, prop) = unsafe { (Out::new(out)?, read(prop)?) };
            let wish = Wish {
                major: prop.major,
                minor: prop.minor,
                memory: prop.totalGlobalMem,
                threads: prop.maxThreadsPerBlock,
                processors: prop.multiProcessorCount,
            };
            out.put(wish.choose()? as c_int);
            Ok(())
        }
    };
}

choose!(choose_r0000, hipDeviceProp_tR0000);
choose!(choose_r0600, hipDeviceProp_tR0600);

pub unsafe fn synchronize() -> Outcome {
    Ok(library::current_device()?.synchronize()?)
}

pub unsafe fn flags(out: *mut c_uint) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let ordinal = library::current_device()?.ordinal() as usize;
    let device = library()?.devices.get(ordinal).ok_or(Code::INVALID_DEVICE)?;
    out.put(device.flags.load(Ordering::Relaxed));
    Ok(())
}

/// Checks and keeps the flags of a device; the runtime waits in one way, whatever they say.
pub fn keep_flags(ordinal: c_int, flags: c_uint) -> Outcome {
    // hipDeviceScheduleSpin, Yield, BlockingSync exclude one another; hipDeviceMapHost, hipDeviceLmemResizeToMax.
    if !matches!(flags & 0x7, 0 | 1 | 2 | 4) || flags & !0x1f != 0 {
        return Err(Code::INVALID_VALUE.into());
    }
    let ordinal = library::device(ordinal)?.ordinal() as usize;
    let device = library()?.devices.get(ordinal).ok_or(Code::INVALID_DEVICE)?;
    device.flags.store(flags, Ordering::Relaxed);
    Ok(())
}

pub unsafe fn set_flags(flags: c_uint) -> Outcome {
    keep_flags(library::current_ordinal(), flags)
}

fn limit_of(number: hipLimit_t) -> Result<Limit, Failure> {
    match number {
        0 => Ok(Limit::StackSize),
        1 => Ok(Limit::PrintfFifoSize),
        2 => Ok(Limit::MallocHeapSize),
        _ => Err(Code::UNSUPPORTED_LIMIT.into()),
    }
}

pub unsafe fn limit(out: *mut size_t, number: hipLimit_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::current_device()?.limit(limit_of(number)?)? as size_t);
    Ok(())
}

pub unsafe fn set_limit(number: hipLimit_t, value: size_t) -> Outcome {
    Ok(library::current_device()?.set_limit(limit_of(number)?, value as u64)?)
}

/// Preferences that AMD's hardware has no use for: checked, and otherwise ignored, as in ROCm.
pub fn check_preference(value: c_uint, last: c_uint) -> Outcome {
    library()?;
    if value > last {
        Err(Code::INVALID_VALUE.into())
    } else {
        Ok(())
    }
}

pub unsafe fn cache_config(out: *mut hipFuncCache_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    library()?;
    out.put(0);
    Ok(())
}

pub unsafe fn set_cache_config(config: hipFuncCache_t) -> Outcome {
    check_preference(config, 3)
}

pub unsafe fn shared_memory_config(out: *mut hipSharedMemConfig) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    library()?;
    // hipSharedMemBankSizeFourByte
    out.put(1);
    Ok(())
}

pub unsafe fn set_shared_memory_config(config: hipSharedMemConfig) -> Outcome {
    check_preference(config, 2)
}
