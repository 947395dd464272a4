//! What a render node tells about its GPU.
#![expect(unsafe_code, reason = "answers go where the caller says")]

use outcrop_abi::drm;
use outcrop_platform::{Errno, Host};
use zerocopy::{Immutable, IntoBytes};

use crate::kmd::device::{Device, Kernel};
use crate::kmd::user;
use crate::kmd::vm::{VA_BOTTOM, VA_TOP};
use crate::memory::PAGE;
use crate::product::Model;

/// What is kept for page tables (`AMDGPU_VM_RESERVED_VRAM`).
const RESERVED_VRAM: u64 = 8 << 20;

pub(super) fn version(host: &dyn Host, args: &mut drm::Version) -> Result<(), Errno> {
    args.version_major = 3;
    args.version_minor = 61;
    args.version_patchlevel = 0;
    put_string(host, args.name, &mut args.name_len, "amdgpu")?;
    put_string(host, args.date, &mut args.date_len, "20150101")?;
    put_string(host, args.desc, &mut args.desc_len, "AMD GPU")
}

/// Copies as much as fits, and says how long all of it is.
fn put_string(host: &dyn Host, address: u64, len: &mut u64, text: &str) -> Result<(), Errno> {
    let room = usize::try_from(*len).unwrap_or(usize::MAX).min(text.len());
    *len = text.len() as u64;
    if room == 0 || address == 0 {
        return Ok(());
    }
    // SAFETY: the ioctl's contract covers the buffer that the argument points to.
    unsafe { user::put_bytes(host, address, text.as_bytes().get(..room).unwrap_or_default()) }
}

pub(super) fn capability(args: &mut drm::GetCap) -> Result<(), Errno> {
    args.value = match args.capability {
        drm::DRM_CAP_PRIME => drm::DRM_PRIME_CAP_IMPORT | drm::DRM_PRIME_CAP_EXPORT,
        _ => return Err(Errno::INVAL),
    };
    Ok(())
}

pub(super) fn info(kernel: &Kernel, gpu: usize, args: &drm::Info) -> Result<(), Errno> {
    if args.return_size == 0 || args.return_pointer == 0 {
        return Err(Errno::INVAL);
    }
    let device = kernel.devices.get(gpu).ok_or(Errno::NODEV)?;
    let host = &*kernel.host;
    let model = device.model();
    match args.query {
        drm::AMDGPU_INFO_ACCEL_WORKING => put(host, args, 1u32),
        drm::AMDGPU_INFO_DEV_INFO => put(host, args, device_info(model)),
        drm::AMDGPU_INFO_MEMORY => put(host, args, memory(kernel, device)),
        drm::AMDGPU_INFO_VRAM_GTT => put(
            host,
            args,
            drm::InfoVramGtt {
                vram_size: device.place.vram_bytes - RESERVED_VRAM.min(device.place.vram_bytes),
                vram_cpu_accessible_size: device.place.vram_bytes
                    - RESERVED_VRAM.min(device.place.vram_bytes),
                gtt_size: kernel.system_bytes,
            },
        ),
        drm::AMDGPU_INFO_VRAM_USAGE | drm::AMDGPU_INFO_VIS_VRAM_USAGE => put(host, args, device.vram_used()),
        drm::AMDGPU_INFO_GTT_USAGE => put(host, args, kernel.system_used()),
        drm::AMDGPU_INFO_TIMESTAMP => put(host, args, crate::kmd::ticks(kernel.host.monotonic_ns())),
        drm::AMDGPU_INFO_NUM_BYTES_MOVED | drm::AMDGPU_INFO_NUM_EVICTIONS => put(host, args, 0u64),
        drm::AMDGPU_INFO_VRAM_LOST_COUNTER => put(host, args, 0u32),
        drm::AMDGPU_INFO_FW_VERSION => {
            let ver = match args.query_fw().fw_type {
                drm::AMDGPU_INFO_FW_GFX_MEC => model.mec_firmware,
                drm::AMDGPU_INFO_FW_SDMA => model.sdma_firmware,
                // Parts that this machine does not have run no firmware.
                1..=27 => 0,
                _ => return Err(Errno::INVAL),
            };
            put(host, args, drm::InfoFirmware { ver, feature: 0 })
        }
        _ => Err(Errno::INVAL),
    }
}

/// Copies an answer, cut to what the caller has room for.
fn put<T: IntoBytes + Immutable>(host: &dyn Host, args: &drm::Info, value: T) -> Result<(), Errno> {
    let bytes = value.as_bytes();
    let n = bytes.len().min(args.return_size as usize);
    // SAFETY: the ioctl's contract covers the buffer that the argument points to.
    unsafe { user::put_bytes(host, args.return_pointer, bytes.get(..n).unwrap_or_default()) }
}

fn memory(kernel: &Kernel, device: &Device) -> drm::MemoryInfo {
    let heap = |total: u64, reserved: u64, used: u64| {
        let usable = total - reserved.min(total);
        drm::HeapInfo {
            total_heap_size: total,
            usable_heap_size: usable,
            heap_usage: used,
            max_allocation: usable / 4 * 3,
        }
    };
    let vram = heap(device.place.vram_bytes, RESERVED_VRAM, device.vram_used());
    drm::MemoryInfo {
        vram,
        cpu_accessible_vram: vram,
        gtt: heap(kernel.system_bytes, 0, kernel.system_used()),
    }
}

fn device_info(m: &Model) -> drm::InfoDevice {
    drm::InfoDevice {
        device_id: m.device_id,
        chip_rev: m.revision,
        external_rev: m.external_revision,
        pci_rev: m.pci_revision,
        family: m.family,
        num_shader_engines: m.engines,
        num_shader_arrays_per_engine: m.arrays_per_engine,
        gpu_counter_freq: 100_000,
        max_engine_clock: u64::from(m.engine_clock_mhz) * 1000,
        max_memory_clock: u64::from(m.memory.clock_mhz) * 1000,
        cu_active_number: m.compute_units(),
        virtual_address_offset: VA_BOTTOM,
        virtual_address_max: VA_TOP,
        virtual_address_alignment: PAGE as u32,
        pte_fragment_size: 2 << 20,
        gart_page_size: PAGE as u32,
        vram_type: m.memory.kind,
        vram_bit_width: m.memory.width,
        wave_front_size: m.target.default_wave_size().lanes().into(),
        num_shader_visible_vgprs: 512,
        num_cu_per_sh: m.cus_per_array,
        num_tcc_blocks: 16,
        pcie_gen: 5,
        pcie_num_lanes: 16,
        tcp_cache_size: 32,
        sqc_data_cache_size: 16,
        sqc_inst_cache_size: 64,
        gl2c_cache_size: 4096,
        mall_size: 256 << 20,
        ..drm::InfoDevice::default()
    }
}
