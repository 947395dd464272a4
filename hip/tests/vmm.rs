//! Virtual memory management: the rules of each call, in HIP's codes.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod common;

use common::{code, on_soft};
use outcrop_hip::vmm::{
    Access, AllocationProp, Granularity, Handle, Location, Mapping, Physical, Reservation,
};
use outcrop_hip::{Code, Device};

const IV: Code = Code::INVALID_VALUE;
const MIB: u64 = 1 << 20;

#[test]
fn reservations() {
    on_soft(|runtime, _| {
        let vmm = runtime.vmm();
        assert_eq!(code(vmm.address_reserve(0, 0, 0, 0)), IV);
        assert_eq!(code(vmm.address_reserve(4097, 0, 0, 0)), IV);
        assert_eq!(code(vmm.address_reserve(4096, 3, 0, 0)), IV);
        assert_eq!(code(vmm.address_reserve(4096, 0, 0, 1)), IV);
        let first = vmm.address_reserve(2 * MIB, 1, 0, 0).unwrap();
        let aligned = vmm.address_reserve(MIB, 64 * MIB, 0, 0).unwrap();
        assert_eq!(aligned % (64 * MIB), 0);
        let other = vmm.address_reserve(2 * MIB, 0, first, 0).unwrap();
        assert_ne!(other, first, "the hint is taken");
        assert_eq!(code(vmm.address_free(0, 4096)), IV);
        assert_eq!(code(vmm.address_free(first, 0)), IV);
        assert_eq!(code(vmm.address_free(first + 4096, 4096)), IV);
        for (address, size) in [(first, 2 * MIB), (aligned, MIB), (other, 2 * MIB)] {
            vmm.address_free(address, size).unwrap();
        }
        assert_eq!(code(vmm.address_free(first, 2 * MIB)), IV);
    });
}

#[test]
fn physical_memory() {
    on_soft(|runtime, device| {
        let vmm = runtime.vmm();
        let good = AllocationProp::device(0);
        assert_eq!(code(vmm.create(0, &good, 0)), IV);
        assert_eq!(code(vmm.create(MIB, &good, 1)), IV);
        assert_eq!(code(vmm.create(MIB, &AllocationProp { kind: 0, ..good }, 0)), IV);
        let elsewhere = |kind, id| AllocationProp {
            location: Location { kind, id },
            ..good
        };
        assert_eq!(code(vmm.create(MIB, &elsewhere(0, 0), 0)), IV);
        for id in [-1, 1] {
            assert_eq!(
                code(vmm.create(MIB, &elsewhere(Location::DEVICE, id), 0)),
                Code::INVALID_DEVICE
            );
        }
        assert_eq!(
            code(vmm.create(
                MIB,
                &AllocationProp {
                    requested_handle_types: 2,
                    ..good
                },
                0
            )),
            Code::NOT_SUPPORTED
        );
        assert_eq!(code(vmm.create(1 << 50, &good, 0)), Code::OUT_OF_MEMORY);
        assert_eq!(code(vmm.create(MIB + 1, &good, 0)), IV);
        assert_eq!(code(vmm.create(2048, &good, 0)), Code::OUT_OF_MEMORY);
        assert_eq!(code(vmm.release(Handle(0))), IV);
        assert_eq!(code(vmm.release(Handle(12345))), IV);

        let before = device.memory_info().unwrap();
        let handle = vmm.create(4 * MIB, &good, 0).unwrap();
        assert_eq!(before.free - device.memory_info().unwrap().free, 4 * MIB);
        assert_eq!(vmm.properties(handle).unwrap(), good);
        vmm.release(handle).unwrap();
        assert_eq!(device.memory_info().unwrap(), before);
        assert_eq!(code(vmm.release(handle)), IV);
        assert_eq!(code(vmm.properties(handle)), IV);
    });
}

#[test]
fn granularity() {
    on_soft(|runtime, _| {
        let vmm = runtime.vmm();
        let good = AllocationProp::device(0);
        assert_eq!(vmm.granularity(&good, Granularity::Minimum).unwrap(), 4096);
        assert_eq!(vmm.granularity(&good, Granularity::Recommended).unwrap(), 2 * MIB);
        for id in [-1, 1] {
            let bad = AllocationProp {
                location: Location {
                    kind: Location::DEVICE,
                    id,
                },
                ..good
            };
            assert_eq!(code(vmm.granularity(&bad, Granularity::Minimum)), IV);
        }
        assert_eq!(
            code(vmm.granularity(&AllocationProp::default(), Granularity::Minimum)),
            IV
        );
    });
}

#[test]
fn mapping_and_unmapping() {
    on_soft(|runtime, device| {
        let vmm = runtime.vmm();
        let before = device.memory_info().unwrap();
        let base = vmm.address_reserve(8 * MIB, 0, 0, 0).unwrap();
        let handle = vmm.create(2 * MIB, &AllocationProp::device(0), 0).unwrap();
        assert_eq!(code(vmm.map(0, 2 * MIB, 0, handle, 0)), IV);
        assert_eq!(code(vmm.map(base, 0, 0, handle, 0)), IV);
        assert_eq!(code(vmm.map(base, 2 * MIB, 4096, handle, 0)), IV);
        assert_eq!(code(vmm.map(base, 2 * MIB, 0, handle, 1)), IV);
        assert_eq!(code(vmm.map(base, 2 * MIB, 0, Handle(0), 0)), IV);
        assert_eq!(code(vmm.map(base, 2 * MIB, 0, Handle(999), 0)), IV);
        assert_eq!(
            code(vmm.map(base, 4 * MIB, 0, handle, 0)),
            IV,
            "more than the memory has"
        );
        assert_eq!(code(vmm.map(base, 100, 0, handle, 0)), IV);
        assert_eq!(
            code(vmm.map(base + 7 * MIB, 2 * MIB, 0, handle, 0)),
            IV,
            "past the reservation"
        );
        vmm.map(base, 2 * MIB, 0, handle, 0).unwrap();
        assert_eq!(
            code(vmm.map(base + MIB, 2 * MIB, 0, handle, 0)),
            IV,
            "over a neighbour"
        );
        vmm.map(base + 2 * MIB, MIB, 0, handle, 0).unwrap();
        assert_eq!(
            code(vmm.address_free(base, 8 * MIB)),
            Code::UNKNOWN,
            "still mapped"
        );

        // The handle by any address inside; each counts one more.
        assert_eq!(vmm.retain_handle(base + 5000).unwrap(), handle);
        vmm.release(handle).unwrap();
        assert_eq!(code(vmm.retain_handle(base + 4 * MIB)), IV, "reserved only");
        // Released before it is unmapped: the mapping keeps the memory.
        vmm.release(handle).unwrap();
        assert_eq!(code(vmm.release(handle)), IV);

        assert_eq!(code(vmm.unmap(0, MIB)), IV);
        assert_eq!(code(vmm.unmap(base, 0)), IV);
        assert_eq!(code(vmm.unmap(base, 2 * MIB - 4096)), IV);
        assert_eq!(code(vmm.unmap(base, 3 * MIB + 4096)), IV);
        assert_eq!(code(vmm.unmap(base + 4096, MIB)), IV);
        assert_eq!(code(vmm.unmap(base + 4 * MIB, MIB)), IV, "reserved only");
        assert!(device.memory_info().unwrap().free < before.free);
        vmm.unmap(base, 3 * MIB).unwrap();
        assert_eq!(code(vmm.unmap(base, 3 * MIB)), IV);
        assert_eq!(code(vmm.retain_handle(base)), IV);
        assert_eq!(device.memory_info().unwrap(), before);
        vmm.address_free(base, 8 * MIB).unwrap();
    });
}

#[test]
fn rights() {
    on_soft(|runtime, device| {
        let vmm = runtime.vmm();
        let range = Reservation::new(runtime, 4 * MIB, 0).unwrap();
        let memory = Physical::new(device, MIB).unwrap();
        let one = range.map(0, &memory).unwrap();
        let two = range.map(MIB, &memory).unwrap();
        let base = range.address();
        let gpu = Location::device(0);
        assert_eq!(vmm.access(gpu, base).unwrap(), Access::None);
        let both = [(gpu, Access::ReadWrite)];
        assert_eq!(code(vmm.set_access(0, MIB, &both)), IV);
        assert_eq!(code(vmm.set_access(base, 0, &both)), IV);
        assert_eq!(code(vmm.set_access(base, MIB, &[])), IV);
        assert_eq!(code(vmm.set_access(base, MIB + 1, &both)), IV);
        assert_eq!(code(vmm.set_access(base, MIB - 1, &both)), IV);
        assert_eq!(code(vmm.set_access(base + 2 * MIB, MIB, &both)), IV);
        for id in [-1, 1] {
            let nowhere = [(
                Location {
                    kind: Location::DEVICE,
                    id,
                },
                Access::Read,
            )];
            assert_eq!(code(vmm.set_access(base, MIB, &nowhere)), IV);
        }
        assert_eq!(code(Access::from_value(2)), IV);
        vmm.set_access(base, 2 * MIB, &both).unwrap();
        assert_eq!(one.access(device).unwrap(), Access::ReadWrite);
        two.set_access(device, Access::Read).unwrap();
        assert_eq!(vmm.access(gpu, base + 2 * MIB - 1).unwrap(), Access::Read);
        assert_eq!(vmm.access(gpu, base + MIB - 1).unwrap(), Access::ReadWrite);
        assert_eq!(code(vmm.access(gpu, base + 2 * MIB)), IV, "the end");
        assert_eq!(
            code(vmm.access(
                Location {
                    kind: Location::DEVICE,
                    id: 1
                },
                base
            )),
            IV
        );
        assert_eq!(code(vmm.access(Location::host(), base)), IV);

        // Both mappings show the same memory; the second may only be read.
        let stream = device.null_stream().unwrap();
        stream.copy_from_host(base, &[5; 100]).unwrap();
        let mut seen = [0; 100];
        stream.copy_to_host(&mut seen, base + MIB).unwrap();
        assert_eq!(seen, [5; 100]);
        assert_eq!(code(stream.copy_from_host(base + MIB, &[1])), IV);
        assert_eq!(
            code(stream.copy_from_host(base + 3 * MIB, &[1])),
            IV,
            "not mapped"
        );
        two.set_access(device, Access::None).unwrap();
        assert_eq!(code(stream.copy_to_host(&mut seen, base + MIB)), IV);
        two.set_access(device, Access::ReadWrite).unwrap();
        stream.copy_from_host(base + MIB - 50, &[9; 100]).unwrap();
    });
}

#[test]
fn sharing() {
    on_soft(|runtime, device| {
        let vmm = runtime.vmm();
        let private = Physical::new(device, MIB).unwrap();
        assert_eq!(code(vmm.export(private.handle(), 1, 0)), IV, "not created for it");
        let prop = AllocationProp {
            requested_handle_types: 1,
            ..AllocationProp::device(0)
        };
        let shared = Physical::with_properties(runtime, MIB, &prop).unwrap();
        assert_eq!(code(vmm.export(shared.handle(), 1, 1)), IV);
        assert_eq!(code(vmm.export(shared.handle(), 8, 0)), IV);
        assert_eq!(code(vmm.export(Handle(0), 1, 0)), IV);
        let fabric = AllocationProp {
            requested_handle_types: 8,
            ..prop
        };
        let fabric = Physical::with_properties(runtime, MIB, &fabric).unwrap();
        assert_eq!(code(vmm.export(fabric.handle(), 8, 0)), Code::NOT_READY);
        let file = vmm.export(shared.handle(), 1, 0).unwrap();
        let imported = vmm.import(file, 1).unwrap();
        assert_eq!(vmm.properties(imported).unwrap().location, Location::device(0));
        runtime.platform().close(file).unwrap();
        assert_eq!(code(vmm.import(outcrop_hip::Fd(-1), 1)), IV);
        assert_eq!(code(vmm.import(file, 2)), IV);

        let range = Reservation::new(runtime, 2 * MIB, 0).unwrap();
        let mapping = range.map(0, &shared).unwrap();
        mapping.set_access(device, Access::ReadWrite).unwrap();
        let stream = device.null_stream().unwrap();
        stream.copy_from_host(range.address(), b"shared").unwrap();
        vmm.map(range.address() + MIB, MIB, 0, imported, 0).unwrap();
        vmm.set_access(range.address() + MIB, MIB, &[(Location::device(0), Access::Read)])
            .unwrap();
        let mut seen = [0; 6];
        stream.copy_to_host(&mut seen, range.address() + MIB).unwrap();
        assert_eq!(&seen, b"shared");
        vmm.unmap(range.address() + MIB, MIB).unwrap();
        vmm.release(imported).unwrap();
    });
}

fn grow(range: &Reservation, device: &Device, step: u64) -> Mapping {
    let memory = Physical::new(device, MIB).unwrap();
    let mapping = range.map(step * MIB, &memory).unwrap();
    mapping.set_access(device, Access::ReadWrite).unwrap();
    mapping
}

#[test]
fn a_buffer_grows_in_place() {
    on_soft(|runtime, device| {
        let before = device.memory_info().unwrap();
        let stream = device.null_stream().unwrap();
        let range = Reservation::new(runtime, 4 * MIB, 0).unwrap();
        let mut pieces = Vec::new();
        let mut all = Vec::new();
        for step in 0..4 {
            pieces.push(grow(&range, device, step));
            all.extend((0..MIB).map(|at| (at * 7 + step) as u8));
            let new = &all[(step * MIB) as usize..];
            stream.copy_from_host(range.address() + step * MIB, new).unwrap();
            let mut seen = vec![0; all.len()];
            stream.copy_to_host(&mut seen, range.address()).unwrap();
            assert!(seen == all, "after step {step}");
        }
        drop(range);
        drop(pieces);
        assert_eq!(device.memory_info().unwrap(), before);
    });
}
