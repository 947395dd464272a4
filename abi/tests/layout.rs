//! The descriptions against the types they describe, and their texts on bytes of every length.

use outcrop_abi::layout::{self, IpVersion, Kind, MqdKind, Ring, Type, View};
use outcrop_abi::{aql, descriptor, drm, kfd, mqd, pm4, sdma, signal};
use zerocopy::IntoBytes as _;

const GFX942: IpVersion = IpVersion::gc(90402);

#[test]
fn a_request_is_told_in_the_header_names() {
    let args = kfd::CreateQueueArgs {
        ring_base_address: 0x7f00_0000_1000,
        ring_size: 4096,
        gpu_id: 0xdead,
        queue_type: 2,
        queue_percentage: 100,
        queue_priority: 7,
        ..kfd::CreateQueueArgs::default()
    };
    let ioctl = layout::ioctl(kfd::AMDKFD_IOC_CREATE_QUEUE).unwrap();
    assert_eq!(ioctl.name, "AMDKFD_IOC_CREATE_QUEUE");
    let view = View {
        ty: ioctl.argument.unwrap(),
        bytes: args.as_bytes(),
    };
    let line = view.to_string();
    assert!(
        line.starts_with("ring_base_address = 0x7f0000001000, write_pointer_address = 0, "),
        "{line}"
    );
    let expected = [
        "ring_size = 4096",
        "gpu_id = 0xdead",
        "queue_type = 2",
        "queue_percentage = 100",
    ];
    for part in expected {
        assert!(line.contains(part), "{line}");
    }
    let tree = format!("{view:#}");
    assert_eq!(tree.lines().count(), line.split(", ").count());
    assert!(tree.lines().any(|line| line == "queue_priority = 7"), "{tree}");
}

/// The kernel copies what the caller knows of, so a log sees short arguments too.
#[test]
fn a_caller_of_an_older_version_and_one_with_an_array() {
    let ioctl = layout::ioctl(outcrop_abi::ioctl::with_size(kfd::AMDKFD_IOC_SVM, 40).unwrap()).unwrap();
    let mut bytes = [0; 40];
    bytes[0] = 1;
    bytes[20] = 2;
    bytes[24] = 5;
    bytes[36] = 9;
    let view = |length: usize| View {
        ty: ioctl.argument.unwrap(),
        bytes: &bytes[..length],
    };
    assert_eq!(
        view(40).to_string(),
        "start_addr = 1, size = 0, op = 0, nattr = 2, attrs = [{ type = 5, value = 0 }, { type = 0, value = 9 }]"
    );
    assert_eq!(
        view(40).json().to_string(),
        r#"{"start_addr":1,"size":0,"op":0,"nattr":2,"attrs":[{"type":5,"value":0},{"type":0,"value":9}]}"#
    );
    assert_eq!(view(19).to_string(), "start_addr = 1, size = 0");
    assert_eq!(view(0).json().to_string(), "{}");
    assert_eq!(
        format!("{:#}", view(32)),
        "start_addr = 1\nsize = 0\nop = 0\nnattr = 2\nattrs\n  [0]\n    type = 5\n    value = 0\n"
    );
}

#[test]
fn every_request_finds_its_argument() {
    for ioctl in layout::ioctls() {
        let size = outcrop_abi::ioctl::size(ioctl.request);
        assert_eq!(ioctl.argument.map_or(0, |ty| ty.size), size, "{}", ioctl.name);
        assert_eq!(
            layout::ioctl(ioctl.request).map(|found| found.name),
            Some(ioctl.name)
        );
    }
    assert_eq!(
        layout::ioctl(drm::DRM_IOCTL_AMDGPU_GEM_VA)
            .unwrap()
            .argument
            .unwrap()
            .name,
        "drm::GemVa"
    );
    assert!(layout::ioctl(0xc060_0000).is_none());
}

/// Bits, names of values, fields over two words, addresses with foreign low bits.
#[test]
fn packets_are_found_by_their_first_word() {
    let mut dispatch = aql::KernelDispatchPacket {
        header: aql::PacketHeader::new()
            .with_packet_type(aql::PacketType::KERNEL_DISPATCH)
            .with_acquire_fence_scope(aql::FenceScope::SYSTEM),
        setup: aql::DispatchSetup::from_bits(3),
        ..Default::default()
    };
    dispatch.kernel_object = 0x7000_0000_0040;
    let first = u32::from(dispatch.header.bits()) | u32::from(dispatch.setup.bits()) << 16;
    assert_eq!(
        layout::packet(Ring::Aql, first, GFX942).unwrap().name,
        "aql::KernelDispatchPacket"
    );
    let text = layout::view(&dispatch).to_string();
    let header = "header = { packet_type = HSA_PACKET_TYPE_KERNEL_DISPATCH, barrier = false, \
                  acquire_fence_scope = HSA_FENCE_SCOPE_SYSTEM, release_fence_scope = HSA_FENCE_SCOPE_NONE }, \
                  setup = { dimensions = 3 }, ";
    assert!(text.starts_with(header), "{text}");
    assert!(text.contains("kernel_object = 0x700000000040"), "{text}");

    let ib = layout::packet(Ring::Aql, 0x01_0000, GFX942).unwrap();
    assert_eq!(ib.name, "aql::Pm4IbPacket");
    assert!(layout::packet(Ring::Aql, 1, GFX942).is_none());

    let jump = pm4::IndirectBuffer::new()
        .with_ib_base(0x7f00_0000_1004)
        .and_then(|packet| packet.with_valid(true).with_ib_size(8))
        .unwrap();
    let ty = layout::packet(Ring::Pm4, jump.bits()[0], GFX942).unwrap();
    let view = View {
        ty,
        bytes: jump.as_bytes(),
    };
    assert!(
        view.to_string().contains(
            "ib_base = 0x7f0000001004, ib_size = 8, chain = false, offload_polling = false, valid = true"
        ),
        "{view}"
    );
    assert!(layout::packet(Ring::Pm4, 0x8000_0000, GFX942).is_none());
}

#[test]
fn pm4_packets_go_by_generation() {
    let name = |first, target| layout::packet(Ring::Pm4, first, IpVersion::gc(target)).map(|ty| ty.name);
    assert_eq!(name(0xc005_5800, 90402), Some("pm4::AcquireMem"));
    assert_eq!(name(0xc006_5800, 100100), Some("pm4::AcquireMemGfx10"));
    assert_eq!(name(0xc006_5800, 110000), Some("pm4::AcquireMemGfx10"));
    assert_eq!(name(0xc006_5800, 120001), Some("pm4::AcquireMemGfx12"));
    assert_eq!(name(0xc006_4900, 100300), Some("pm4::ReleaseMemGfx10"));
    assert_eq!(name(0xc006_4900, 110000), Some("pm4::ReleaseMemGfx11"));
    assert_eq!(name(0xc00c_3f00, 110000), Some("pm4::CondIndirectBuffer"));
    assert_eq!(name(0xc000_4600, 90402), Some("pm4::EventWrite"));
    assert_eq!(name(0xc002_4600, 90402), Some("pm4::EventWriteAddress"));
    // The processes of a run list are told apart by their length.
    assert_eq!(name(0xc00e_a100, 90402), Some("pm4::MapProcess"));
    assert_eq!(name(0xc013_a100, 90402), Some("pm4::MapProcessAldebaran"));
    assert_eq!(name(0xc004_b200, 100300), None);
    assert_eq!(name(0xc004_b200, 110000), Some("pm4::Timestamp"));
}

#[test]
fn sdma_packets_go_by_version() {
    let name = |first, target| {
        let found = layout::packet(Ring::Sdma, first, IpVersion::sdma(target));
        found.map(|ty| ty.name)
    };
    assert_eq!(name(1, 90402), Some("sdma::CopyLinear"));
    assert_eq!(name(1 | 1 << 27, 90402), Some("sdma::CopyBroadcastLinear"));
    // gfx10 changed the one and kept the other.
    assert_eq!(name(1, 100100), Some("sdma::CopyLinearV5"));
    assert_eq!(name(1, 100300), Some("sdma::CopyLinearV52"));
    assert_eq!(name(1 | 1 << 27, 100300), Some("sdma::CopyBroadcastLinear"));
    assert_eq!(name(1 | 1 << 27, 110000), Some("sdma::CopyBroadcastLinearV6"));
    // The number was given to another packet.
    assert_eq!(name(16, 90402), Some("sdma::DummyTrap"));
    assert_eq!(name(16, 120001), Some("sdma::GpuvmInvV7"));
    assert_eq!(name(32, 90402), None);
    assert_eq!(name(13 | 2 << 8, 90010), Some("sdma::TimestampGetGlobal"));
}

/// No two packets of a version are told by the same bits.
#[test]
fn every_packet_is_found_in_the_version_that_brought_it() {
    for packet in layout::packets() {
        let found = match packet.ring {
            Ring::Mqd => continue,
            ring => layout::packet(ring, packet.value, packet.since).map(|ty| ty.name),
        };
        assert_eq!(found, Some(packet.ty.name));
    }
    let versions = [
        90000, 90008, 90010, 90402, 90500, 100100, 100300, 110000, 110501, 120001,
    ]
    .map(IpVersion::sdma);
    let expected = [
        (4, 0),
        (4, 2),
        (4, 4),
        (4, 4),
        (4, 4),
        (5, 0),
        (5, 2),
        (6, 0),
        (6, 1),
        (7, 0),
    ];
    assert_eq!(
        versions,
        expected.map(|(major, minor)| IpVersion(major, minor, 0))
    );
}

#[test]
fn descriptors_go_by_generation() {
    let name = |kind, target| layout::mqd(kind, IpVersion::gc(target)).map(|ty| ty.name);
    assert_eq!(name(MqdKind::Compute, 90010), Some("mqd::MqdV9"));
    assert_eq!(name(MqdKind::Compute, 90402), Some("mqd::MqdV943"));
    assert_eq!(name(MqdKind::Sdma, 90402), Some("mqd::SdmaMqdV9"));
    assert_eq!(name(MqdKind::Compute, 80003), None);
    assert_eq!(name(MqdKind::Compute, 100300), Some("mqd::MqdV10"));
    assert_eq!(name(MqdKind::Compute, 110000), Some("mqd::MqdV11"));
    assert_eq!(name(MqdKind::Compute, 120001), Some("mqd::MqdV12"));
    assert_eq!(name(MqdKind::Sdma, 100100), Some("mqd::SdmaMqdV10"));
    assert_eq!(name(MqdKind::Sdma, 110501), Some("mqd::SdmaMqdV11"));
    assert_eq!(name(MqdKind::Sdma, 120000), Some("mqd::SdmaMqdV12"));
    let mqd = mqd::MqdV9 {
        cp_mqd_base_addr_lo: 0x1234_5000,
        ..Default::default()
    };
    assert!(
        layout::view(&mqd)
            .to_string()
            .contains("cp_mqd_base_addr_lo = 0x12345000")
    );
}

#[test]
fn bits_of_no_field_are_told_too() {
    let header = aql::PacketHeader::from_bits(0x8002);
    assert!(layout::view(&header).to_string().ends_with(", rest[0] = 0x8000"));
    let packet = sdma::TimestampGetGlobal::from_bits([13 | 2 << 8, 0x1004, 7]);
    let text = layout::view(&packet).to_string();
    assert!(text.ends_with("write_addr = 0x700001000, rest[1] = 4"), "{text}");
}

#[test]
fn signs_and_unknown_values() {
    let kind = signal::SignalKind::DOORBELL;
    assert_eq!(
        layout::view(&kind).to_string(),
        "signal::SignalKind = AMD_SIGNAL_KIND_DOORBELL"
    );
    let unknown = aql::PacketType::from_bits(0x77);
    assert_eq!(layout::view(&unknown).to_string(), "aql::PacketType = 119");
    assert_eq!(layout::view(&-2_i32).json().to_string(), r#"{"i32":-2}"#);
    assert_eq!(
        layout::view(&u64::MAX).json().to_string(),
        r#"{"u64":"0xffffffffffffffff"}"#
    );
}

/// `Debug` of bit-fields is the same walk; it must say what the getters say.
#[test]
fn debug_says_what_the_getters_say() {
    let rsrc = descriptor::ComputePgmRsrc1::from_bits(0x00af_0081);
    let text = format!("{rsrc:?}");
    assert!(text.starts_with("ComputePgmRsrc1 { "), "{text}");
    for (name, value) in [
        (
            "granulated_workitem_vgpr_count",
            u32::from(rsrc.granulated_workitem_vgpr_count()),
        ),
        (
            "granulated_wavefront_sgpr_count",
            u32::from(rsrc.granulated_wavefront_sgpr_count()),
        ),
        (
            "float_denorm_mode_16_64",
            u32::from(rsrc.float_denorm_mode_16_64()),
        ),
    ] {
        assert!(text.contains(&format!("{name} = {value},")), "{text}");
    }
    assert!(
        text.contains(&format!("enable_dx10_clamp = {}", rsrc.enable_dx10_clamp())),
        "{text}"
    );
}

/// Every field of a structure lies in it, behind the one before, and every bit belongs to one field.
#[test]
fn descriptions_are_sound() {
    for ty in layout::types() {
        assert_eq!(layout::find(ty.name).map(|found| found.name), Some(ty.name));
        match ty.kind {
            Kind::Struct(fields) => {
                let mut end = 0;
                for field in fields {
                    assert_eq!(field.offset, end, "{} {}", ty.name, field.name);
                    end += field.ty.size * field.count.unwrap_or(1);
                }
                assert_eq!(end, ty.size, "{}", ty.name);
            }
            Kind::Bits { word, fields } => {
                let mut next = 0;
                for field in fields {
                    let start = field.word as u32 * word as u32 * 8 + field.lo;
                    assert!(start >= next, "{} {}", ty.name, field.name);
                    next = start + field.width;
                }
                assert!(next as usize <= ty.size * 8, "{}", ty.name);
            }
            Kind::Number { .. } => assert!(ty.size <= 8, "{}", ty.name),
        }
    }
}

/// All types on all lengths of bytes of some kinds: no panic, and JSON that is JSON.
#[test]
fn any_bytes_can_be_shown() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut noise = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u8
    };
    for ty in layout::types() {
        for length in lengths(ty) {
            let bytes: Vec<u8> = (0..length).map(|_| noise()).collect();
            for bytes in [bytes, vec![0; length], vec![0xff; length]] {
                let view = View { ty, bytes: &bytes };
                let json = view.json().to_string();
                let parsed = serde_json::from_str::<serde_json::Value>(&json);
                assert!(parsed.is_ok_and(|value| value.is_object()), "{}: {json}", ty.name);
                let _ = (view.to_string(), format!("{view:#}"), format!("{view:?}"));
            }
        }
    }
}

fn lengths(ty: &Type) -> Vec<usize> {
    if ty.size <= 64 {
        (0..ty.size + 20).collect()
    } else {
        vec![0, 1, ty.size / 2, ty.size - 1, ty.size, ty.size + 1, ty.size + 70]
    }
}
