//! Generated types against numbers that come from elsewhere.

use outcrop_abi::{aql, descriptor, drm, elf, kfd, mqd, pm4, queue, sdma, signal, topology};
use zerocopy::{FromBytes as _, IntoBytes as _};

/// The numbers that `strace` shows for a client of KFD 1.17.
#[test]
fn request_numbers() {
    assert_eq!(kfd::AMDKFD_IOC_GET_VERSION, 0x8008_4b01);
    assert_eq!(kfd::AMDKFD_IOC_CREATE_QUEUE, 0xc060_4b02);
    assert_eq!(kfd::AMDKFD_IOC_WAIT_EVENTS, 0xc018_4b0c);
    assert_eq!(kfd::AMDKFD_IOC_ACQUIRE_VM, 0x4008_4b15);
    assert_eq!(kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, 0xc028_4b16);
    assert_eq!(kfd::AMDKFD_IOC_MAP_MEMORY_TO_GPU, 0xc018_4b18);
    assert_eq!(kfd::AMDKFD_IOC_SVM, 0xc018_4b20);
    assert_eq!(kfd::AMDKFD_IOC_DBG_TRAP, 0xc020_4b26);
    assert_eq!(drm::DRM_IOCTL_VERSION, 0xc040_6400);
    assert_eq!(drm::DRM_IOCTL_AMDGPU_INFO, 0x4020_6445);
    assert_eq!(drm::DRM_IOCTL_AMDGPU_GEM_VA, 0x4028_6448);
    assert_eq!(drm::DRM_IOCTL_PRIME_FD_TO_HANDLE, 0xc00c_642e);
}

/// The size that libhsakmt gives a request for two attributes.
#[test]
fn a_request_takes_apart() {
    use outcrop_abi::ioctl;
    let request = kfd::AMDKFD_IOC_SVM;
    assert_eq!(
        (ioctl::direction(request), ioctl::size(request)),
        (3, size_of::<kfd::SvmArgs>())
    );
    assert_eq!((ioctl::base(request), ioctl::number(request)), (b'K', 0x20));
    assert_eq!(ioctl::with_size(request, 24 + 2 * 8), Some(0xc028_4b20));
    assert_eq!(ioctl::with_size(request, 1 << 14), None);
}

/// The headers that HIP's command queue uses for dispatches and barriers.
#[test]
fn packet_headers() {
    let dispatch = aql::PacketHeader::new()
        .with_packet_type(aql::PacketType::KERNEL_DISPATCH)
        .with_barrier(true)
        .with_acquire_fence_scope(aql::FenceScope::SYSTEM)
        .with_release_fence_scope(aql::FenceScope::SYSTEM);
    assert_eq!(dispatch.bits(), 0x1502);
    let barrier = aql::PacketHeader::new()
        .with_packet_type(aql::PacketType::BARRIER_AND)
        .with_release_fence_scope(aql::FenceScope::AGENT);
    assert_eq!(barrier.bits(), 0x0803);
    assert_eq!(
        aql::DispatchSetup::new()
            .with_dimensions(3)
            .map(aql::DispatchSetup::bits),
        Some(3)
    );
}

#[test]
fn a_setter_never_masks() {
    assert_eq!(aql::DispatchSetup::new().with_dimensions(4), None);
    assert_eq!(aql::FenceScope::from_bits(4), None);
    assert_eq!(sdma::CopyLinear::new().with_count(0x40_0000), None);
    assert_eq!(sdma::TimestampGetGlobal::new().with_write_addr(0x1004), None);
    assert_eq!(descriptor::KernargPreload::new().with_offset(512), None);
    assert_eq!(mqd::CpHqdPqControl::new().with_queue_size(64), None);
    assert_eq!(topology::Capability::new().with_doorbell_type(4), None);
}

#[test]
fn a_setter_leaves_the_rest_alone() {
    let ones = descriptor::ComputePgmRsrc1::from_bits(u32::MAX);
    let cleared = ones
        .with_granulated_wavefront_sgpr_count(0)
        .map(descriptor::ComputePgmRsrc1::bits);
    assert_eq!(cleared, Some(!0x3c0));
    let packet = sdma::PollRegmem::from_bits([u32::MAX; 6]);
    assert_eq!(
        packet.with_addr(0).bits(),
        [u32::MAX, 0, 0, u32::MAX, u32::MAX, u32::MAX]
    );
    assert_eq!(packet.with_mem_poll(false).bits()[0], 0x7fff_ffff);
    assert_eq!(packet.with_interval(0).bits()[5], 0xffff_0000);
}

/// Words as `sdma_v4_0_emit_copy_buffer`, `…_ring_emit_fence` and `…_emit_fill_buffer` of the kernel write them.
#[test]
fn sdma_packets() {
    let copy = sdma::CopyLinear::new().with_count(4096 - 1).map(|packet| {
        packet
            .with_src_addr(0x7f01_2345_6000)
            .with_dst_addr(0x1_0000_0000)
    });
    assert_eq!(
        copy.map(|p| p.bits()),
        Some([1, 4095, 0, 0x2345_6000, 0x7f01, 0, 1])
    );
    let fence = sdma::Fence::new().with_addr(0x7f00_0000_1000).with_data(7);
    assert_eq!(fence.bits(), [5, 0x1000, 0x7f00, 7]);
    let fill = sdma::ConstantFill::new()
        .with_dst_addr(0x1000)
        .with_src_data(0xaa)
        .with_count(63);
    assert_eq!(fill.map(|p| p.bits()), Some([11, 0x1000, 0, 0xaa, 63]));
    assert_eq!(sdma::TimestampGetGlobal::new().bits()[0], 13 | 2 << 8);
    let back = sdma::CopyLinear::from_bits([1, 4095, 0, 0x2345_6000, 0x7f01, 0, 1]);
    assert_eq!(
        (back.src_addr(), back.dst_addr(), back.count()),
        (0x7f01_2345_6000, 0x1_0000_0000, 4095)
    );
}

/// The descriptor of a kernel that Triton compiled for gfx942, and what `llvm-objdump -D -j .rodata` of LLVM 19
/// says of it.
#[test]
fn a_kernel_descriptor_of_llvm() {
    let mut bytes = [0_u8; 64];
    bytes[8] = 0x30;
    bytes[16..18].copy_from_slice(&[0x40, 0x10]);
    bytes[44] = 0x02;
    bytes[48..60].copy_from_slice(&[0x81, 0, 0xaf, 0, 0x9c, 0, 0, 0, 0x08, 0, 0x0c, 0]);
    let kd = descriptor::KernelDescriptor::read_from_bytes(&bytes).unwrap();
    assert_eq!(
        (
            kd.group_segment_fixed_size,
            kd.private_segment_fixed_size,
            kd.kernarg_size
        ),
        (0, 0, 48)
    );
    assert_eq!(kd.kernel_code_entry_byte_offset, 0x1040);
    let rsrc3 = descriptor::ComputePgmRsrc3Gfx90a::from_bits(kd.compute_pgm_rsrc3);
    assert_eq!(((rsrc3.accum_offset() + 1) * 4, rsrc3.tg_split()), (12, false));
    let rsrc1 = descriptor::ComputePgmRsrc1::from_bits(kd.compute_pgm_rsrc1);
    assert_eq!((rsrc1.granulated_workitem_vgpr_count() + 1) * 8, 16);
    assert_eq!(
        (rsrc1.float_round_mode_32(), rsrc1.float_round_mode_16_64()),
        (0, 0)
    );
    assert_eq!(
        (rsrc1.float_denorm_mode_32(), rsrc1.float_denorm_mode_16_64()),
        (3, 3)
    );
    assert!(rsrc1.enable_dx10_clamp() && rsrc1.enable_ieee_mode() && !rsrc1.fp16_ovfl());
    let rsrc2 = descriptor::ComputePgmRsrc2::from_bits(kd.compute_pgm_rsrc2);
    assert_eq!(
        (rsrc2.enable_private_segment(), rsrc2.enable_vgpr_workitem_id()),
        (false, 0)
    );
    assert!(rsrc2.enable_sgpr_workgroup_id_x() && !rsrc2.enable_sgpr_workgroup_id_y());
    // Two for the kernarg pointer, twelve preloaded.
    assert_eq!(rsrc2.user_sgpr_count(), 14);
    assert!(kd.kernel_code_properties.enable_sgpr_kernarg_segment_ptr());
    assert!(!kd.kernel_code_properties.enable_sgpr_dispatch_ptr());
    assert_eq!(
        (kd.kernarg_preload.length(), kd.kernarg_preload.offset()),
        (12, 0)
    );
    assert_eq!(kd.as_bytes(), bytes);
}

/// Headers that ROCr writes for gfx9.
#[test]
fn pm4_packets() {
    assert_eq!(pm4::IndirectBuffer::new().bits()[0], 0xc002_3f00);
    assert_eq!(pm4::AcquireMem::new().bits()[0], 0xc005_5800);
    assert_eq!(pm4::ReleaseMem::new().bits()[0], 0xc006_4900);
    assert_eq!(pm4::WaitRegMem::new().bits()[0], 0xc005_3c00);
    let jump = pm4::IndirectBuffer::new()
        .with_ib_base(0x7f00_0000_1004)
        .and_then(|packet| packet.with_valid(true).with_ib_size(8));
    assert_eq!(
        jump.map(|packet| packet.bits()),
        Some([0xc002_3f00, 0x1004, 0x7f00, 0x80_0008])
    );
    assert_eq!(pm4::IndirectBuffer::new().with_ib_base(2), None);
}

#[test]
fn union_members_share_their_bytes() {
    let mut data = kfd::EventData::default();
    let failure = kfd::MemoryExceptionFailure {
        NotPresent: 1,
        ReadOnly: 2,
        NoExecute: 3,
        imprecise: 4,
    };
    let exception = kfd::HsaMemoryExceptionData {
        failure,
        va: 0x1234_5000,
        gpu_id: 9,
        ErrorType: 1,
    };
    data.set_memory_exception_data(exception);
    assert_eq!(data.memory_exception_data(), exception);
    assert_eq!(data.data, [2 << 32 | 1, 4 << 32 | 3, 0x1234_5000, 1 << 32 | 9]);
    assert_eq!(data.signal_event_data().last_event_age, 2 << 32 | 1);
    data.set_signal_event_data(kfd::HsaSignalEventData { last_event_age: 5 });
    assert_eq!(data.data, [5, 4 << 32 | 3, 0x1234_5000, 1 << 32 | 9]);
}

/// Offsets that device code and the packet processor rely on (`hidden_queue_ptr`, AMDGPUUsage).
#[test]
fn queue_and_signal() {
    assert_eq!(
        core::mem::offset_of!(queue::AmdQueueV2, group_segment_aperture_base_hi),
        0x40
    );
    assert_eq!(
        core::mem::offset_of!(queue::AmdQueueV2, private_segment_aperture_base_hi),
        0x44
    );
    assert_eq!(
        core::mem::offset_of!(queue::AmdQueueV2, queue_inactive_signal),
        0xc0
    );
    assert_eq!(core::mem::offset_of!(signal::AmdSignal, event_mailbox_ptr), 16);
    assert_eq!(signal::SignalKind::DOORBELL.bits(), -1);
    assert_eq!(size_of::<aql::BarrierValuePacket>(), aql::AQL_PACKET_SIZE);
}

#[test]
fn names_of_known_and_unknown_values() {
    assert_eq!(elf::Mach::GFX942.name(), Some("gfx942"));
    assert_eq!(elf::Mach::from_bits(0x4c), elf::Mach::GFX942);
    assert_eq!(elf::Mach::from_bits(0xfe).name(), None);
    assert_eq!(format!("{:?}", elf::Mach::from_bits(0xfe)), "Mach(0xfe)");
    let found = elf::Mach::ALL.iter().find(|mach| mach.name() == Some("gfx90a"));
    assert_eq!(found, Some(&elf::Mach::GFX90A));
}

/// The order of `nodes/N/properties` and the lengths of the other lists, from a kernel 6.12.
#[test]
fn topology_lists() {
    assert_eq!(topology::NODE_PROPERTIES.first(), Some(&"cpu_cores_count"));
    assert_eq!(topology::NODE_PROPERTIES.last(), Some(&"max_engine_clk_ccompute"));
    assert_eq!(topology::NODE_PROPERTIES.len(), 40);
    assert_eq!(
        topology::MEM_BANK_PROPERTIES,
        ["heap_type", "size_in_bytes", "flags", "width", "mem_clk_max"]
    );
}

/// The offsets and sizes that llc 19 writes into the metadata of a kernel with one explicit argument of 8 bytes, less
/// those 8: for gfx900, and for gfx803 the two apertures.
#[test]
fn hidden_arguments() {
    use core::mem::offset_of;
    macro_rules! at {
        ($ty:ident: $($field:ident $offset:literal $size:literal,)*) => {
            $(
                let field = |args: &elf::$ty| size_of_val(&args.$field);
                let size = field(&elf::$ty::default());
                assert_eq!((offset_of!(elf::$ty, $field), size), ($offset, $size), stringify!($field));
            )*
        };
    }
    at!(HiddenArgsV5:
        block_count_x 0 4, block_count_y 4 4, block_count_z 8 4,
        group_size_x 12 2, group_size_y 14 2, group_size_z 16 2,
        remainder_x 18 2, remainder_y 20 2, remainder_z 22 2,
        global_offset_x 40 8, global_offset_y 48 8, global_offset_z 56 8,
        grid_dims 64 2, printf_buffer 72 8, hostcall_buffer 80 8, multigrid_sync_arg 88 8, heap_v1 96 8,
        default_queue 104 8, completion_action 112 8, private_base 192 4, shared_base 196 4, queue_ptr 200 8,
    );
    at!(HiddenArgsV4:
        global_offset_x 0 8, global_offset_y 8 8, global_offset_z 16 8, printf_or_hostcall_buffer 24 8,
        default_queue 32 8, completion_action 40 8, multigrid_sync_arg 48 8,
    );
}

/// What a client of Linux 7.2 sends.
#[test]
fn later_request_numbers() {
    assert_eq!(kfd::AMDKFD_IOC_CREATE_PROCESS, 0x4b27);
    assert_eq!(kfd::AMDKFD_IOC_PROFILER, 0xc010_4b28);
    assert_eq!(kfd::AMDKFD_IOC_PROFILER_ROCM, 0xc028_4b86);
    assert_eq!(drm::DRM_IOCTL_AMDGPU_GEM_VA_SYNC, 0x4040_6448);
    assert_eq!(drm::DRM_IOCTL_AMDGPU_USERQ, 0xc048_6456);
}
