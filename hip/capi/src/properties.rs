//! `hipDeviceProp_t`, in its two layouts.
#![expect(unsafe_code, reason = "starts from structures of zeroes")]

use core::ffi::{c_char, c_int, c_uint};

use outcrop_hip::{Attribute, Properties};

use crate::types::{hipDeviceProp_tR0000, hipDeviceProp_tR0600, hipUUID};

/// `hipDeviceArch_t`: all 17 bits but funnel shift (11), `__syncthreads_count` and the like (13), surfaces (14) and dynamic
/// parallelism (16).
const ARCH: c_uint = 0x1_ffff & !(1 << 11 | 1 << 13 | 1 << 14 | 1 << 16);

/// Largest pitch of rows in a copy.
const MAX_PITCH: usize = i32::MAX as usize;
/// Bytes.
const TEXTURE_ALIGNMENT: usize = 256;

fn chars<const N: usize>(text: &str) -> [c_char; N] {
    let mut chars = [0; N];
    // The last one stays 0.
    for (to, from) in chars.iter_mut().take(N - 1).zip(text.bytes()) {
        *to = from as c_char;
    }
    chars
}

fn int(value: u32) -> c_int {
    c_int::try_from(value).unwrap_or(c_int::MAX)
}

fn dims(values: [u32; 3]) -> [c_int; 3] {
    values.map(int)
}

fn attribute(properties: &Properties, attribute: Attribute) -> c_int {
    attribute.value(properties).unwrap_or(0)
}

/// 16 bytes of the chip's unique id, which is text: `GPU-` and 16 hexadecimal digits.
pub fn uuid(properties: &Properties) -> hipUUID {
    let digits = properties.uuid.strip_prefix("GPU-").unwrap_or(&properties.uuid);
    hipUUID {
        bytes: core::array::from_fn(|i| digits.as_bytes().get(i).map_or(0, |byte| *byte as c_char)),
    }
}

/// `gcnArch`: the digits of the processor's name, where they are decimal; 900 for `gfx90a` and the like.
fn gcn_arch(properties: &Properties) -> c_int {
    let processor = properties.gcn_arch_name.split(':').next().unwrap_or("");
    let digits = processor.strip_prefix("gfx").unwrap_or("");
    digits
        .parse()
        .unwrap_or_else(|_| (properties.major * 100 + properties.minor * 10) as c_int)
}

/// The layout of `hipGetDeviceProperties@hip_4.2`.
pub fn r0000(p: &Properties) -> hipDeviceProp_tR0000 {
    // SAFETY: a structure of numbers and pointers, for which zeroes are a value.
    let zero: hipDeviceProp_tR0000 = unsafe { core::mem::zeroed() };
    let pci = p.pci.map_or((0, 0, 0), |pci| (pci.domain, pci.bus, pci.device));
    hipDeviceProp_tR0000 {
        name: chars(&p.name),
        totalGlobalMem: p.total_global_mem as usize,
        sharedMemPerBlock: p.shared_mem_per_block as usize,
        regsPerBlock: int(p.regs_per_block),
        warpSize: int(p.warp_size),
        maxThreadsPerBlock: int(p.max_threads_per_block),
        maxThreadsDim: dims(p.max_threads_dim),
        maxGridSize: dims(p.max_grid_size),
        clockRate: int(p.clock_rate),
        memoryClockRate: int(p.memory_clock_rate),
        memoryBusWidth: int(p.memory_bus_width),
        totalConstMem: p.total_const_mem as usize,
        major: int(p.major),
        minor: int(p.minor),
        multiProcessorCount: int(p.multi_processor_count),
        l2CacheSize: int(p.l2_cache_size),
        maxThreadsPerMultiProcessor: int(p.max_threads_per_multi_processor),
        clockInstructionRate: int(p.clock_instruction_rate),
        arch: ARCH,
        concurrentKernels: attribute(p, Attribute::CONCURRENT_KERNELS),
        pciDomainID: int(pci.0),
        pciBusID: c_int::from(pci.1),
        pciDeviceID: c_int::from(pci.2),
        maxSharedMemoryPerMultiProcessor: p.shared_mem_per_multiprocessor as usize,
        canMapHostMemory: attribute(p, Attribute::CAN_MAP_HOST_MEMORY),
        gcnArch: gcn_arch(p),
        gcnArchName: chars(&p.gcn_arch_name),
        integrated: c_int::from(p.integrated),
        cooperativeLaunch: attribute(p, Attribute::COOPERATIVE_LAUNCH),
        memPitch: MAX_PITCH,
        textureAlignment: TEXTURE_ALIGNMENT,
        texturePitchAlignment: TEXTURE_ALIGNMENT,
        ECCEnabled: attribute(p, Attribute::ECC_ENABLED),
        isLargeBar: c_int::from(p.is_large_bar),
        asicRevision: int(p.asic_revision),
        managedMemory: attribute(p, Attribute::MANAGED_MEMORY),
        concurrentManagedAccess: attribute(p, Attribute::CONCURRENT_MANAGED_ACCESS),
        pageableMemoryAccess: attribute(p, Attribute::PAGEABLE_MEMORY_ACCESS),
        ..zero
    }
}

/// The layout of `hipGetDevicePropertiesR0600@hip_6.0`.
pub fn r0600(p: &Properties) -> hipDeviceProp_tR0600 {
    // SAFETY: a structure of numbers and pointers, for which zeroes are a value.
    let zero: hipDeviceProp_tR0600 = unsafe { core::mem::zeroed() };
    let pci = p.pci.map_or((0, 0, 0), |pci| (pci.domain, pci.bus, pci.device));
    hipDeviceProp_tR0600 {
        name: chars(&p.name),
        uuid: uuid(p),
        totalGlobalMem: p.total_global_mem as usize,
        sharedMemPerBlock: p.shared_mem_per_block as usize,
        regsPerBlock: int(p.regs_per_block),
        warpSize: int(p.warp_size),
        memPitch: MAX_PITCH,
        maxThreadsPerBlock: int(p.max_threads_per_block),
        maxThreadsDim: dims(p.max_threads_dim),
        maxGridSize: dims(p.max_grid_size),
        clockRate: int(p.clock_rate),
        totalConstMem: p.total_const_mem as usize,
        major: int(p.major),
        minor: int(p.minor),
        textureAlignment: TEXTURE_ALIGNMENT,
        texturePitchAlignment: TEXTURE_ALIGNMENT,
        deviceOverlap: attribute(p, Attribute::DEVICE_OVERLAP),
        multiProcessorCount: int(p.multi_processor_count),
        integrated: c_int::from(p.integrated),
        canMapHostMemory: attribute(p, Attribute::CAN_MAP_HOST_MEMORY),
        surfaceAlignment: TEXTURE_ALIGNMENT,
        concurrentKernels: attribute(p, Attribute::CONCURRENT_KERNELS),
        ECCEnabled: attribute(p, Attribute::ECC_ENABLED),
        pciBusID: c_int::from(pci.1),
        pciDeviceID: c_int::from(pci.2),
        pciDomainID: int(pci.0),
        asyncEngineCount: int(p.async_engine_count),
        unifiedAddressing: attribute(p, Attribute::UNIFIED_ADDRESSING),
        memoryClockRate: int(p.memory_clock_rate),
        memoryBusWidth: int(p.memory_bus_width),
        l2CacheSize: int(p.l2_cache_size),
        maxThreadsPerMultiProcessor: int(p.max_threads_per_multi_processor),
        streamPrioritiesSupported: attribute(p, Attribute::STREAM_PRIORITIES_SUPPORTED),
        sharedMemPerMultiprocessor: p.shared_mem_per_multiprocessor as usize,
        regsPerMultiprocessor: attribute(p, Attribute::MAX_REGISTERS_PER_MULTIPROCESSOR),
        managedMemory: attribute(p, Attribute::MANAGED_MEMORY),
        hostNativeAtomicSupported: attribute(p, Attribute::HOST_NATIVE_ATOMIC_SUPPORTED),
        pageableMemoryAccess: attribute(p, Attribute::PAGEABLE_MEMORY_ACCESS),
        concurrentManagedAccess: attribute(p, Attribute::CONCURRENT_MANAGED_ACCESS),
        canUseHostPointerForRegisteredMem: attribute(p, Attribute::CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM),
        cooperativeLaunch: attribute(p, Attribute::COOPERATIVE_LAUNCH),
        sharedMemPerBlockOptin: p.shared_mem_per_block as usize,
        maxBlocksPerMultiProcessor: attribute(p, Attribute::MAX_BLOCKS_PER_MULTI_PROCESSOR),
        hostRegisterSupported: attribute(p, Attribute::HOST_REGISTER_SUPPORTED),
        memoryPoolsSupported: attribute(p, Attribute::MEMORY_POOLS_SUPPORTED),
        gcnArchName: chars(&p.gcn_arch_name),
        maxSharedMemoryPerMultiProcessor: p.shared_mem_per_multiprocessor as usize,
        clockInstructionRate: int(p.clock_instruction_rate),
        arch: ARCH,
        isLargeBar: c_int::from(p.is_large_bar),
        asicRevision: int(p.asic_revision),
        ..zero
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Properties {
        let mut properties = Properties::default();
        properties.name = "A name".into();
        properties.gcn_arch_name = "gfx942:sramecc+:xnack-".into();
        properties.uuid = "GPU-0123456789abcdef".into();
        properties.total_global_mem = 192 << 30;
        properties.warp_size = 64;
        (properties.major, properties.minor) = (9, 4);
        properties
    }

    #[test]
    fn both_layouts_tell_the_same() {
        let (old, new) = (r0000(&known()), r0600(&known()));
        assert_eq!(old.gcnArchName, new.gcnArchName);
        assert_eq!((old.totalGlobalMem, new.totalGlobalMem), (192 << 30, 192 << 30));
        assert_eq!((old.warpSize, new.warpSize), (64, 64));
        assert_eq!(old.gcnArch, 942);
        assert_eq!(old.name.map(|c| c as u8)[..7], *b"A name\0");
        assert_eq!(new.uuid.bytes.map(|c| c as u8), *b"0123456789abcdef");
    }

    #[test]
    fn a_long_name_keeps_its_nul() {
        let text = "x".repeat(300);
        let chars: [c_char; 256] = chars(&text);
        assert_eq!((chars[254], chars[255]), (b'x' as c_char, 0));
    }
}
