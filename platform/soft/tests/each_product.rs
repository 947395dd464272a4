//! What the kernel side does for every product alike, and where the products differ.
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use client::aql::*;
use client::*;
use outcrop_abi::{drm, kfd};
use outcrop_platform::Errno;
use outcrop_soft::Product;

const AQL: u32 = kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL;
const SDMA: u32 = kfd::KFD_IOC_QUEUE_TYPE_SDMA;

/// Runs a test on each product, and sees to it that nothing is left.
fn each(test: impl Fn(Product, &Client)) {
    for product in Product::ALL {
        let m = machine_of(product, 0);
        let c = Client::new(&m);
        test(product, &c);
        c.close();
        assert!(m.usage().is_empty(), "{product}: {:?}", m.usage());
    }
}

#[test]
fn packets_of_both_kinds_are_done() {
    each(|product, c| {
        let data = c.alloc(3 * PAGE, GTT);
        data.set(0, 0x1122_3344_5566_7788);
        let q = c.create_queue(SDMA, 4096);
        let mut ring = Ring { c, queue: &q, at: 0 };
        ring.copy(data.va, data.va + PAGE + 8, 8);
        let [low, high] = halves(data.va + 2 * PAGE);
        ring.put(&[5, low, high, 77]);
        ring.go();
        c.until("the fence", || data.get32(2 * PAGE) == 77);
        assert_eq!(data.get(PAGE + 8), 0x1122_3344_5566_7788, "{product}");
        c.destroy_queue(q);

        let q = c.create_queue(AQL, 4096);
        let done = signal(&data, 0, 1, 0, 0);
        submit(c, &q, 0, barrier(3, &[], done));
        c.until("the barrier", || data.get(8) == 0);
        // Twice as many as the ring has slots.
        for index in 1..=128 {
            data.set(8, 1);
            submit(c, &q, index, barrier(3, &[], done));
            c.until("the barrier", || data.get(8) == 0);
        }
        c.destroy_queue(q);
        c.free(&data);
    });
}

/// `GEM_VA` of this operation.
fn gem_va(c: &Client, handle: u32, operation: u32, flags: u32, va: u64, size: u64) -> Result<(), Errno> {
    let mut args = drm::GemVa {
        handle,
        operation,
        flags,
        va_address: va,
        map_size: size,
        ..Default::default()
    };
    c.drm(drm::DRM_IOCTL_AMDGPU_GEM_VA, &mut args)
}

#[test]
fn sparse_ranges_read_zero_and_drop_what_is_written() {
    const PRT: u32 = drm::AMDGPU_VM_PAGE_PRT;
    const MAP: u32 = drm::AMDGPU_VA_OP_MAP;
    const UNMAP: u32 = drm::AMDGPU_VA_OP_UNMAP;
    each(|product, c| {
        let at = c.reserve(16 * PAGE);
        // A sparse range is asked for with nothing else, and has no handle.
        let readable = PRT | drm::AMDGPU_VM_PAGE_READABLE;
        assert_eq!(gem_va(c, 0, MAP, readable, at, PAGE), Err(Errno::INVAL));
        assert_eq!(gem_va(c, 0, MAP, PRT, at + 8, PAGE), Err(Errno::INVAL));
        assert_eq!(gem_va(c, 0, MAP, PRT, at, 0), Err(Errno::INVAL));
        gem_va(c, 99, MAP, PRT, at, 8 * PAGE).unwrap();
        assert_eq!(gem_va(c, 0, MAP, PRT, at + 7 * PAGE, PAGE), Err(Errno::INVAL));
        assert_eq!(c.machine.usage().gpu_mappings, 1);

        let data = c.alloc(4 * PAGE, GTT);
        data.bytes().fill(0xee);
        let q = c.create_queue(SDMA, 4096);
        let mut ring = Ring { c, queue: &q, at: 0 };
        // Across pages in both directions.
        ring.copy(at + 100, data.va + 60, 2 * PAGE as u32);
        ring.copy(data.va, at + 3 * PAGE - 8, PAGE as u32);
        ring.copy(at + 3 * PAGE - 8, data.va + 3 * PAGE, 16);
        // An atomic addition that returns nothing.
        let [low, high] = halves(at + 64);
        ring.put(&[10 | 47 << 25, low, high, 5, 0, 0, 0, 0]);
        ring.copy(at + 64, data.va + 3 * PAGE + 16, 8);
        ring.go();
        c.until("the copies", || ring.done());
        let bytes = data.bytes();
        assert_eq!(bytes[59], 0xee);
        assert!(
            bytes[60..60 + 2 * PAGE as usize].iter().all(|byte| *byte == 0),
            "{product}"
        );
        assert_eq!(bytes[60 + 2 * PAGE as usize], 0xee);
        assert_eq!(data.get(3 * PAGE), 0, "{product}");
        assert_eq!(data.get(3 * PAGE + 8), 0, "{product}");
        assert_eq!(data.get(3 * PAGE + 16), 0, "{product}");

        // A BO takes the place of a part of it; both ends stay sparse.
        let mut create = drm::GemCreate::default();
        create.set_input(drm::GemCreateIn {
            bo_size: PAGE,
            alignment: 0,
            domains: drm::AMDGPU_GEM_DOMAIN_GTT,
            domain_flags: 0,
        });
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_CREATE, &mut create).unwrap();
        let handle = create.data[0] as u32;
        let rights = drm::AMDGPU_VM_PAGE_READABLE | drm::AMDGPU_VM_PAGE_WRITEABLE;
        gem_va(c, handle, drm::AMDGPU_VA_OP_REPLACE, rights, at + PAGE, PAGE).unwrap();
        data.set(0, 5);
        data.set(8, 7);
        ring.copy(data.va, at + PAGE - 8, 16);
        ring.copy(at + PAGE - 8, data.va + PAGE, 16);
        ring.go();
        c.until("the copies", || ring.done());
        assert_eq!((data.get(PAGE), data.get(PAGE + 8)), (0, 7), "{product}");
        // And one of them of a part of the BO.
        gem_va(c, 0, drm::AMDGPU_VA_OP_REPLACE, PRT, at + PAGE, PAGE).unwrap();
        ring.copy(at + PAGE - 8, data.va + PAGE, 16);
        ring.go();
        c.until("the copy", || ring.done());
        assert_eq!((data.get(PAGE), data.get(PAGE + 8)), (0, 0), "{product}");

        // Unmapped by where it begins; by a BO's handle it is not found.
        assert_eq!(gem_va(c, handle, UNMAP, 0, at, 8 * PAGE), Err(Errno::NOENT));
        assert_eq!(gem_va(c, 0, UNMAP, PRT, at + 3 * PAGE, PAGE), Err(Errno::NOENT));
        for start in [at, at + PAGE, at + 2 * PAGE] {
            gem_va(c, 0, UNMAP, PRT, start, PAGE).unwrap();
        }
        let event = c.event(kfd::KFD_IOC_EVENT_MEMORY, false);
        ring.copy(at, data.va, 8);
        ring.go();
        let (result, told) = c.wait(&[event.event_id], false, 5000);
        assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE), "{product}");
        let told = told[0].memory_exception_data();
        let failure = (told.failure.NotPresent, told.failure.ReadOnly);
        assert_eq!((told.va, failure), (at, (1, 0)), "{product}");
        c.destroy_queue(q);
        let mut destroy = kfd::DestroyEventArgs {
            event_id: event.event_id,
            pad: 0,
        };
        c.kfd(kfd::AMDKFD_IOC_DESTROY_EVENT, &mut destroy).unwrap();
        let mut close = drm::GemClose { handle, pad: 0 };
        c.drm(drm::DRM_IOCTL_GEM_CLOSE, &mut close).unwrap();
        c.free(&data);
        c.hide(at, 16 * PAGE);
    });
}

#[test]
fn a_write_to_a_missing_page_lacks_page_and_right() {
    each(|product, c| {
        let event = c.event(kfd::KFD_IOC_EVENT_MEMORY, false);
        let data = c.alloc(PAGE, GTT);
        let q = c.create_queue(SDMA, 4096);
        let mut ring = Ring { c, queue: &q, at: 0 };
        let nowhere = data.va + (1 << 40);
        ring.copy(data.va, nowhere + 72, 8);
        ring.go();
        let (result, told) = c.wait(&[event.event_id], false, 5000);
        assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE), "{product}");
        let told = told[0].memory_exception_data();
        let f = told.failure;
        assert_eq!((told.va, told.gpu_id), (nowhere, c.gpu_id), "{product}");
        assert_eq!((f.NotPresent, f.ReadOnly, f.NoExecute, f.imprecise), (1, 1, 0, 0));
        assert_eq!(told.ErrorType, kfd::KFD_MEM_ERR_NO_RAS);
        // The render node tells the same by the register's bits: a write, of a page that is not there, by SDMA.
        let mut last = drm::InfoGpuvmFault::default();
        let mut ask = drm::Info {
            return_pointer: (&raw mut last) as u64,
            return_size: size_of_val(&last) as u32,
            query: drm::AMDGPU_INFO_GPUVM_FAULT,
            ..Default::default()
        };
        c.drm(drm::DRM_IOCTL_AMDGPU_INFO, &mut ask).unwrap();
        assert_eq!(last.addr, nowhere, "{product}");
        assert_eq!(last.status & !(0x1ff << 9), 0x0084_0050, "{product}");
        c.destroy_queue(q);
        let mut destroy = kfd::DestroyEventArgs {
            event_id: event.event_id,
            pad: 0,
        };
        c.kfd(kfd::AMDKFD_IOC_DESTROY_EVENT, &mut destroy).unwrap();
        c.free(&data);
    });
}

/// A runtime that has announced itself hears of a queue's exceptions by the head of its save area, and not by the queue's
/// inactive signal; one that has not, by that.
#[test]
fn exceptions_of_a_queue_reach_the_runtime() {
    each(|product, c| {
        let data = c.alloc(PAGE, GTT);
        for enabled in [false, true] {
            let mut runtime = kfd::RuntimeEnableArgs {
                mode_mask: u32::from(enabled),
                ..Default::default()
            };
            c.kfd(kfd::AMDKFD_IOC_RUNTIME_ENABLE, &mut runtime).unwrap();
            data.bytes().fill(0);
            let event = c.event(kfd::KFD_IOC_EVENT_SIGNAL, false);
            let q = c.create_queue(AQL, 4096);
            let inactive = signal(&data, 0, 0, 0, 0);
            q.pointers.set(192, inactive);
            let save = q.extra[1];
            save.set(24, data.va + 512);
            save.set32(32, event.event_id);
            // What is there already stays.
            data.set(512, 1 << 40);
            // A packet whose type there is not.
            submit(c, &q, 0, [6; 16]);
            c.until("the exception", || data.get(8) != 0 || data.get(512) != 1 << 40);
            let unsupported = 1 << (kfd::EC_QUEUE_PACKET_UNSUPPORTED - 1);
            let (waited, _) = c.wait(&[event.event_id], false, 0);
            if enabled {
                assert_eq!(
                    (data.get(8), data.get(512)),
                    (0, 1 << 40 | unsupported),
                    "{product}"
                );
                assert_eq!(waited, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
            } else {
                assert_ne!(data.get(8), 0, "{product}");
                assert_eq!(data.get(512), 1 << 40);
                assert_eq!(waited, Ok(kfd::KFD_IOC_WAIT_RESULT_TIMEOUT));
            }
            c.destroy_queue(q);
            let mut destroy = kfd::DestroyEventArgs {
                event_id: event.event_id,
                pad: 0,
            };
            c.kfd(kfd::AMDKFD_IOC_DESTROY_EVENT, &mut destroy).unwrap();
        }
        c.free(&data);
    });
}
