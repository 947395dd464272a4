//! Memory: what fails how, and that it comes back.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]
#![expect(unsafe_code, reason = "copies between raw addresses")]

mod common;

use common::{code, on_soft};
use outcrop_hip::{Code, CopyKind, DeviceBuffer, Error, MemoryKind, PinnedFlags, Registered, Result};

/// The error that a call must give.
#[track_caller]
fn error<T>(result: Result<T>) -> Error {
    match result {
        Ok(_) => panic!("no error"),
        Err(error) => error,
    }
}

#[test]
fn memory_comes_back() {
    on_soft(|runtime, device| {
        let before = device.memory_info().unwrap();
        let address = runtime.malloc(0, 3 << 20).unwrap();
        let during = device.memory_info().unwrap();
        assert!(before.free - during.free >= 3 << 20, "{before:?} {during:?}");
        assert_eq!(before.total, during.total);
        runtime.free(address).unwrap();
        assert_eq!(device.memory_info().unwrap(), before);
    });
}

#[test]
fn freeing_twice_or_foreign_memory_is_invalid() {
    on_soft(|runtime, _| {
        let address = runtime.malloc(0, 100).unwrap();
        assert_eq!(code(runtime.free(address + 4)), Code::INVALID_VALUE);
        assert_eq!(code(runtime.host_free(address)), Code::INVALID_VALUE);
        runtime.free(address).unwrap();
        assert!(
            matches!(error(runtime.free(address)), Error::NotAllocated { address: told } if told == address)
        );
        let mine = 5u32;
        assert_eq!(code(runtime.free(&raw const mine as u64)), Code::INVALID_VALUE);
        runtime.free(0).unwrap();
        runtime.host_free(0).unwrap();
        assert_eq!(runtime.malloc(0, 0).unwrap(), 0);
        assert_eq!(code(runtime.malloc(7, 1)), Code::INVALID_DEVICE);
    });
}

#[test]
fn too_much_memory_is_out_of_memory() {
    on_soft(|runtime, device| {
        let total = device.memory_info().unwrap().total;
        for size in [total + 1, u64::MAX, u64::MAX - 4095] {
            match error(runtime.malloc(0, size)) {
                Error::OutOfMemory { requested, free } => assert!(requested == size && free <= total),
                other => panic!("{other}"),
            }
        }
        DeviceBuffer::<u8>::new(device, 10).unwrap();
        assert_eq!(
            code(DeviceBuffer::<u64>::new(device, usize::MAX)),
            Code::OUT_OF_MEMORY
        );
    });
}

#[test]
fn copies_past_the_end_are_refused_with_their_numbers() {
    on_soft(|_, device| {
        let buffer = DeviceBuffer::<u8>::new(device, 1000).unwrap();
        let stream = device.null_stream().unwrap();
        let mut host = [0u8; 1001];
        let base = buffer.address();
        match error(stream.copy_from_host(base, &host)) {
            Error::OutOfBounds {
                address,
                size,
                base: told,
                len,
            } => {
                assert_eq!((address, size, told, len), (base, 1001, base, 1000));
            }
            other => panic!("{other}"),
        }
        let text = error(stream.copy_to_host(&mut host[..10], base + 991)).to_string();
        assert!(
            text.contains("hipErrorInvalidValue") && text.contains("by 1"),
            "{text}"
        );
        assert_eq!(code(stream.memset(base + 1, &[1], 1000)), Code::INVALID_VALUE);
        assert_eq!(code(buffer.write_at(999, &[1, 2])), Code::INVALID_VALUE);
        stream.copy_to_host(&mut host[..1000], base).unwrap();
        assert!(host.iter().all(|byte| *byte == 0));
    });
}

#[test]
fn the_kind_of_a_copy_is_held_against_the_addresses() {
    on_soft(|_, device| {
        let buffer = DeviceBuffer::<u8>::new(device, 16).unwrap();
        let stream = device.null_stream().unwrap();
        let mut host = [7u8; 16];
        let (device_side, host_side) = (buffer.address(), host.as_mut_ptr().expose_provenance() as u64);
        // SAFETY: both are 16 bytes of this test.
        let copy = |to, from, kind| unsafe { stream.memcpy(to, from, 16, kind) };
        assert_eq!(
            code(copy(host_side, device_side, CopyKind::HostToDevice)),
            Code::INVALID_VALUE
        );
        assert_eq!(
            code(copy(device_side, host_side, CopyKind::DeviceToHost)),
            Code::INVALID_VALUE
        );
        assert_eq!(
            code(copy(device_side, host_side, CopyKind::DeviceToDevice)),
            Code::INVALID_VALUE
        );
        assert_eq!(code(copy(0, device_side, CopyKind::Default)), Code::INVALID_VALUE);
        assert_eq!(code(CopyKind::from_value(5)), Code::INVALID_MEMCPY_DIRECTION);
        copy(device_side, host_side, CopyKind::Default).unwrap();
        let mut back = [0u8; 16];
        buffer.read(&mut back).unwrap();
        assert_eq!(back, [7; 16]);
        // SAFETY: no bytes.
        unsafe { stream.memcpy(0, 0, 0, CopyKind::Default) }.unwrap();
    });
}

#[test]
fn pointers_are_known() {
    on_soft(|runtime, device| {
        let buffer = DeviceBuffer::<u32>::new(device, 256).unwrap();
        let attributes = runtime.pointer_attributes(buffer.address() + 100).unwrap();
        assert_eq!(
            (attributes.kind, attributes.base, attributes.size),
            (MemoryKind::Device, buffer.address(), 1024)
        );
        assert_eq!(attributes.device_pointer, buffer.address() + 100);
        assert_eq!(
            code(runtime.pointer_attributes(buffer.address() + 1024)),
            Code::INVALID_VALUE
        );
        let pinned = runtime.host_malloc(0, 10_000, PinnedFlags::MAPPED).unwrap();
        let attributes = runtime.pointer_attributes(pinned + 9999).unwrap();
        assert_eq!((attributes.kind, attributes.flags), (MemoryKind::Pinned, 2));
        assert_eq!(
            code(runtime.host_malloc(0, 8, PinnedFlags(0x10))),
            Code::INVALID_VALUE
        );
        runtime.host_free(pinned).unwrap();
        assert_eq!(code(runtime.host_free(pinned)), Code::INVALID_VALUE);
    });
}

#[test]
fn host_memory_is_registered_once() {
    on_soft(|runtime, _| {
        let mut memory = vec![1u8; 20_000];
        let address = memory.as_mut_ptr().expose_provenance() as u64;
        {
            let registered = Registered::new(runtime, &mut memory).unwrap();
            assert_eq!(registered.address(), address);
            // SAFETY: refused, all of them.
            let again = |at, size| unsafe { runtime.host_register(at, size, PinnedFlags::default()) };
            assert_eq!(
                code(again(address + 100, 10)),
                Code::HOST_MEMORY_ALREADY_REGISTERED
            );
            assert_eq!(code(again(0, 10)), Code::INVALID_VALUE);
            assert_eq!(code(again(address, 0)), Code::INVALID_VALUE);
            assert_eq!(
                code(runtime.host_unregister(address + 4)),
                Code::HOST_MEMORY_NOT_REGISTERED
            );
        }
        assert_eq!(
            code(runtime.host_unregister(address)),
            Code::HOST_MEMORY_NOT_REGISTERED
        );
    });
}

#[test]
fn memory_that_is_not_freed_goes_with_the_runtime() {
    on_soft(|runtime, _| {
        runtime.malloc(0, 1 << 20).unwrap();
        runtime.host_malloc(0, 1 << 20, PinnedFlags::default()).unwrap();
        let leaked: &'static mut [u8] = vec![0; 8192].leak();
        let address = leaked.as_mut_ptr().expose_provenance() as u64;
        // SAFETY: the memory is leaked, and nobody uses it.
        unsafe { runtime.host_register(address, 8192, PinnedFlags::default()) }.unwrap();
    });
}
