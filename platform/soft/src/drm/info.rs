//! What a render node tells about its GPU.

use outcrop_abi::drm;
use outcrop_abi::topology as abi;
use outcrop_gpu::vm::{Access, FaultClient, FaultKind};
use outcrop_isa::{Generation, Target};
use outcrop_platform::Errno;
use zerocopy::{Immutable, IntoBytes};

use super::{RenderFile, cs};
use crate::kmd::device::{Device, Kernel};
use crate::kmd::user::User;
use crate::kmd::vm::{VA_BOTTOM, VA_TOP};
use crate::memory::PAGE;
use crate::product::Model;

/// What is kept for page tables (`AMDGPU_VM_RESERVED_VRAM`).
const RESERVED_VRAM: u64 = 8 << 20;

pub(super) fn version(user: User<'_>, args: &mut drm::Version) -> Result<(), Errno> {
    args.version_major = 3;
    args.version_minor = 61;
    args.version_patchlevel = 0;
    put_string(user, args.name, &mut args.name_len, "amdgpu")?;
    put_string(user, args.date, &mut args.date_len, "20150101")?;
    put_string(user, args.desc, &mut args.desc_len, "AMD GPU")
}

/// Copies as much as fits, and says how long all of it is.
fn put_string(user: User<'_>, address: u64, len: &mut u64, text: &str) -> Result<(), Errno> {
    let room = usize::try_from(*len).unwrap_or(usize::MAX).min(text.len());
    *len = text.len() as u64;
    if room == 0 || address == 0 {
        return Ok(());
    }
    user.put_bytes(address, text.as_bytes().get(..room).unwrap_or_default())
}

pub(super) fn capability(args: &mut drm::GetCap) -> Result<(), Errno> {
    args.value = 0;
    args.value = match args.capability {
        drm::DRM_CAP_PRIME => drm::DRM_PRIME_CAP_IMPORT | drm::DRM_PRIME_CAP_EXPORT,
        drm::DRM_CAP_TIMESTAMP_MONOTONIC | drm::DRM_CAP_SYNCOBJ | drm::DRM_CAP_SYNCOBJ_TIMELINE => 1,
        _ => return Err(Errno::INVAL),
    };
    Ok(())
}

pub(super) fn info(
    kernel: &Kernel,
    user: User<'_>,
    file: &RenderFile,
    args: &drm::Info,
) -> Result<(), Errno> {
    if args.return_size == 0 || args.return_pointer == 0 {
        return Err(Errno::INVAL);
    }
    let device = kernel.devices.get(file.gpu).ok_or(Errno::NODEV)?;
    let model = device.model();
    match args.query {
        drm::AMDGPU_INFO_ACCEL_WORKING => put(user, args, 1u32),
        drm::AMDGPU_INFO_DEV_INFO => put(user, args, device_info(model)),
        drm::AMDGPU_INFO_MEMORY => put(user, args, memory(kernel, device)),
        drm::AMDGPU_INFO_VRAM_GTT => put(
            user,
            args,
            drm::InfoVramGtt {
                vram_size: device.place.vram_bytes - RESERVED_VRAM.min(device.place.vram_bytes),
                vram_cpu_accessible_size: device.place.vram_bytes
                    - RESERVED_VRAM.min(device.place.vram_bytes),
                gtt_size: kernel.system_bytes,
            },
        ),
        drm::AMDGPU_INFO_VRAM_USAGE | drm::AMDGPU_INFO_VIS_VRAM_USAGE => put(user, args, device.vram_used()),
        drm::AMDGPU_INFO_GTT_USAGE => put(user, args, kernel.system_used()),
        drm::AMDGPU_INFO_TIMESTAMP => put(user, args, crate::kmd::ticks(kernel.host.monotonic_ns())),
        drm::AMDGPU_INFO_NUM_BYTES_MOVED
        | drm::AMDGPU_INFO_NUM_EVICTIONS
        | drm::AMDGPU_INFO_NUM_VRAM_CPU_PAGE_FAULTS => put(user, args, 0u64),
        drm::AMDGPU_INFO_HW_IP_INFO => put(user, args, hw_ip(model, args.query_hw_ip())?),
        drm::AMDGPU_INFO_HW_IP_COUNT => put(user, args, hw_ip_count(model, args.query_hw_ip())?),
        drm::AMDGPU_INFO_READ_MMR_REG => read_registers(user, model, args),
        drm::AMDGPU_INFO_GDS_CONFIG => {
            let gds = drm::InfoGds {
                gws_per_compute_partition: model.gws,
                ..drm::InfoGds::default()
            };
            put(user, args, gds)
        }
        drm::AMDGPU_INFO_RAS_ENABLED_FEATURES if model.ras != 0 => {
            // Which blocks are watched (`AMDGPU_RAS_BLOCK__UMC`, `__GFX`), and the same again for what is on.
            let blocks = 1u64 | 1 << 2;
            put(user, args, blocks << 32 | blocks)
        }
        drm::AMDGPU_INFO_VBIOS => match args.vbios_info().r#type {
            // There is none, as on a virtual function.
            drm::AMDGPU_INFO_VBIOS_SIZE => put(user, args, 0u32),
            drm::AMDGPU_INFO_VBIOS_INFO => put(user, args, drm::InfoVbios::default()),
            _ => Err(Errno::INVAL),
        },
        // Nothing is measured, as without power management.
        drm::AMDGPU_INFO_SENSOR => Err(Errno::NOENT),
        drm::AMDGPU_INFO_VRAM_LOST_COUNTER => put(user, args, 0u32),
        drm::AMDGPU_INFO_FW_VERSION => put(user, args, firmware(model, args.query_fw())?),
        drm::AMDGPU_INFO_MAX_IBS => {
            let kinds = core::array::from_fn::<u32, { drm::AMDGPU_HW_IP_NUM as usize }, _>(|kind| {
                cs::max_buffers(kind as u32)
            });
            put(user, args, kinds)
        }
        drm::AMDGPU_INFO_GPUVM_FAULT => put(user, args, last_fault(file, model)),
        // Video engines there are none, nor clocks for them.
        drm::AMDGPU_INFO_VCE_CLOCK_TABLE => put(user, args, drm::InfoVceClockTable::default()),
        drm::AMDGPU_INFO_NUM_HANDLES if args.query_hw_ip().r#type == drm::AMDGPU_HW_IP_UVD => {
            Err(Errno::NODATA)
        }
        _ => Err(Errno::INVAL),
    }
}

/// Copies an answer, cut to what the caller has room for.
fn put<T: IntoBytes + Immutable>(user: User<'_>, args: &drm::Info, value: T) -> Result<(), Errno> {
    let bytes = value.as_bytes();
    let n = bytes.len().min(args.return_size as usize);
    user.put_bytes(args.return_pointer, bytes.get(..n).unwrap_or_default())
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

fn firmware(m: &Model, query: drm::QueryFw) -> Result<drm::InfoFirmware, Errno> {
    /// Kinds of trusted applications.
    const TRUSTED: u32 = 6;
    if query.ip_instance != 0 {
        return Err(Errno::INVAL);
    }
    let ver = match (query.fw_type, query.index) {
        (drm::AMDGPU_INFO_FW_GFX_MEC, 0 | 1) => m.mec_firmware,
        (drm::AMDGPU_INFO_FW_SDMA, index) if index < m.all_sdma_engines() => m.sdma_firmware,
        (drm::AMDGPU_INFO_FW_TA, index) if index < TRUSTED => 0,
        (drm::AMDGPU_INFO_FW_MES | drm::AMDGPU_INFO_FW_MES_KIQ, _) => m.mes_firmware,
        (drm::AMDGPU_INFO_FW_GFX_MEC | drm::AMDGPU_INFO_FW_SDMA | drm::AMDGPU_INFO_FW_TA, _) => {
            return Err(Errno::INVAL);
        }
        // Parts that this machine does not have run no firmware.
        (drm::AMDGPU_INFO_FW_VCE..=drm::AMDGPU_INFO_FW_VPE, _) => 0,
        _ => return Err(Errno::INVAL),
    };
    Ok(drm::InfoFirmware { ver, feature: 0 })
}

/// The last page fault of the address space as `VM_L2_PROTECTION_FAULT_STATUS` tells it, all zeros if there was none.
fn last_fault(file: &RenderFile, m: &Model) -> drm::InfoGpuvmFault {
    /// The first VMID of the KFD's processes.
    const VMID: u32 = 8;
    let Some((fault, client)) = file.vm.gpuvm.last_fault() else {
        return drm::InfoGpuvmFault::default();
    };
    let gfx9 = m.target.generation() == Generation::Gfx9;
    // Clients as `gmc_v9_0.c` and `gmc_v10_0.c` number them; SDMA of gfx9 has a hub of its own.
    let (hub, client) = match client {
        FaultClient::Shader => (drm::AMDGPU_VMHUB_TYPE_GFX, 8),
        FaultClient::CommandProcessor => (drm::AMDGPU_VMHUB_TYPE_GFX, 5),
        FaultClient::Sdma(engine) if gfx9 => (drm::AMDGPU_VMHUB_TYPE_MM0, 256 + engine),
        FaultClient::Sdma(engine) => (drm::AMDGPU_VMHUB_TYPE_GFX, 13 + engine),
    };
    let missing = u32::from(fault.kind == FaultKind::NotPresent);
    let write = u32::from(fault.access.contains(Access::WRITE));
    let fetch = fault.access.contains(Access::EXEC);
    let permission = missing | if fetch { 8 } else { 2 << write };
    drm::InfoGpuvmFault {
        addr: fault.address & !(PAGE - 1),
        status: permission << 4 | client << 9 | write << 18 | VMID << 20,
        vmhub: drm::Vmhub::from_bits(hub),
    }
}

/// An engine that command submission can be for (`amdgpu_hw_ip_info`); all zeros for one that the GPU has not.
fn hw_ip(m: &Model, query: drm::InfoQueryHwIp) -> Result<drm::InfoHwIp, Errno> {
    if query.ip_instance >= drm::AMDGPU_HW_IP_INSTANCE_MAX_COUNT {
        return Err(Errno::INVAL);
    }
    let generation = m.target.generation();
    let version = |[major, minor, revision]: [u8; 3]| u32::from_be_bytes([0, major, minor, revision]);
    // The drivers' blocks have versions of their own.
    let gfx = match m.target {
        Target::Gfx942 | Target::Gfx950 => (9, 4),
        _ => (m.gc[0].into(), 0),
    };
    let sdma = match m.target {
        Target::Gfx90a => (4, 0),
        _ => (m.sdma[0].into(), m.sdma[1].into()),
    };
    // Rings of which submissions get one each (`amdgpu_ctx_num_entities`).
    let (block, discovery, rings, alignment) = match query.r#type {
        // Accelerators have no graphics.
        drm::AMDGPU_HW_IP_GFX => (gfx, m.gc, u32::from(generation != Generation::Gfx9), (32, 32)),
        drm::AMDGPU_HW_IP_COMPUTE => (gfx, m.gc, 4, (32, 32)),
        drm::AMDGPU_HW_IP_DMA => (sdma, m.sdma, 2, (256, 4)),
        drm::AMDGPU_HW_IP_UVD..drm::AMDGPU_HW_IP_NUM => return Ok(drm::InfoHwIp::default()),
        _ => return Err(Errno::INVAL),
    };
    Ok(drm::InfoHwIp {
        hw_ip_version_major: block.0,
        hw_ip_version_minor: block.1,
        ib_start_alignment: alignment.0,
        ib_size_alignment: alignment.1,
        available_rings: (1 << rings) - 1,
        ip_discovery_version: version(discovery),
        ..drm::InfoHwIp::default()
    })
}

/// How many of an engine there are.
fn hw_ip_count(m: &Model, query: drm::InfoQueryHwIp) -> Result<u32, Errno> {
    match query.r#type {
        drm::AMDGPU_HW_IP_GFX | drm::AMDGPU_HW_IP_COMPUTE => Ok(m.xccs),
        drm::AMDGPU_HW_IP_DMA => Ok(m.all_sdma_engines()),
        _ => Err(Errno::INVAL),
    }
}

/// Reads registers; only that of the layout of surfaces tells something, and what else the kernel lets be read is the
/// state of units.
///
/// # Errors
/// [`Errno::FAULT`] for a register that clients may not read.
fn read_registers(user: User<'_>, m: &Model, args: &drm::Info) -> Result<(), Errno> {
    /// Most registers of one request.
    const MOST: u32 = 128;
    /// `GB_ADDR_CONFIG`, of every generation here.
    const GB_ADDR_CONFIG: u32 = 0x263e;
    let query = args.read_mmr_reg();
    let (engine, array) = (query.instance & 0xff, query.instance >> 8 & 0xff);
    // All ones are all of them.
    let is_place = |index: u32, count: u32| index == 0xff || index < count;
    if !is_place(engine, MAX_ENGINES) || !is_place(array, MAX_ARRAYS) || query.count > MOST {
        return Err(Errno::INVAL);
    }
    if query.count != 1 || query.dword_offset != GB_ADDR_CONFIG {
        return if query.count == 0 {
            Ok(())
        } else {
            Err(Errno::FAULT)
        };
    }
    put(user, args, m.gb_addr_config)
}

/// `AMDGPU_GFX_MAX_SE`, `AMDGPU_GFX_MAX_SH_PER_SE`.
const MAX_ENGINES: u32 = 4;
const MAX_ARRAYS: u32 = 2;

/// The compute units of the first XCC: four engines of four arrays, with the fifth engine's in the first's next places.
fn cu_bitmap(m: &Model) -> [u32; 16] {
    let mut bitmap = [0; 16];
    for (cus, index) in m.active.iter().zip(0..) {
        let (engine, array) = (index / m.arrays_per_engine, index % m.arrays_per_engine);
        let place = engine % 4 * 4 + array + engine / 4 * m.arrays_per_engine;
        if let Some(word) = bitmap.get_mut(place as usize) {
            *word = *cus;
        }
    }
    bitmap
}

fn device_info(m: &Model) -> drm::InfoDevice {
    let generation = m.target.generation();
    let rdna = generation != Generation::Gfx9;
    // What IP discovery tells of each generation: nothing on gfx90a, on gfx94x the scalar caches.
    let told = |kib: u32, yes: bool| if yes { kib } else { 0 };
    let scalar = m.target != Target::Gfx90a;
    let data = abi::HSA_CACHE_TYPE_DATA;
    let l2 = m.cache_kib(2, data, 0..=u32::MAX);
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
        cu_bitmap: cu_bitmap(m),
        num_hw_gfx_contexts: 8,
        virtual_address_offset: VA_BOTTOM,
        virtual_address_max: VA_TOP,
        virtual_address_alignment: PAGE as u32,
        pte_fragment_size: 2 << 20,
        gart_page_size: PAGE as u32,
        vram_type: m.memory.kind,
        vram_bit_width: m.memory.width,
        wave_front_size: m.target.default_wave_size().lanes().into(),
        num_shader_visible_vgprs: match generation {
            Generation::Gfx9 => 512,
            Generation::Gfx10 => 1024,
            _ => 1536,
        },
        num_cu_per_sh: m.cus_per_array,
        // Channels of 256 KiB.
        num_tcc_blocks: l2 / 256,
        pcie_gen: if m.pcie_bandwidth.1 == 64000 { 5 } else { 4 },
        pcie_num_lanes: 16,
        tcp_cache_size: told(m.cache_kib(1, data, 1..=1), rdna),
        num_sqc_per_wgp: u32::from(rdna),
        sqc_data_cache_size: told(m.cache_kib(1, data, 2..=2), scalar),
        sqc_inst_cache_size: told(m.cache_kib(1, abi::HSA_CACHE_TYPE_INSTRUCTION, 2..=2), scalar),
        gl1c_cache_size: m.cache_kib(1, data, 3..=u32::MAX),
        gl2c_cache_size: told(l2, rdna),
        mall_size: u64::from(m.cache_kib(3, data, 0..=u32::MAX)) << 10,
        ..drm::InfoDevice::default()
    }
}
