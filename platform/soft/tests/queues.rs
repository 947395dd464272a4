//! Queues: SDMA and AQL packets through raw rings.
#![expect(unsafe_code, reason = "raw rings and doorbells")]
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use client::aql::*;
use client::*;
use outcrop_abi::{kfd, queue};
use outcrop_platform::Errno;

const AQL: u32 = kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL;
const SDMA: u32 = kfd::KFD_IOC_QUEUE_TYPE_SDMA;

fn sdma_scenario(threads: usize) {
    let m = machine(threads);
    let c = Client::new(&m);
    let q = c.create_queue(SDMA, 4096);
    let mut ring = Ring {
        c: &c,
        queue: &q,
        at: 0,
    };
    let src = c.alloc(4 << 20, GTT);
    let dst = c.alloc(8 << 20, VRAM);
    for (i, b) in src.bytes().iter_mut().enumerate() {
        *b = (i as u32).wrapping_mul(2_654_435_761).to_le_bytes()[3];
    }
    // More rounds than the ring holds, at odd addresses and sizes.
    for round in 0..200u64 {
        let bytes = 1 + (round as u32 * 7919) % 5000;
        let (from, to) = (round * 4099, round * 8191 + 3);
        ring.copy(src.va + from, dst.va + to, bytes);
        let [low, high] = halves(dst.va + (8 << 20) - 64);
        ring.put(&[5, low, high, round as u32 + 1]);
        ring.go();
        c.until("the fence", || dst.get32((8 << 20) - 64) == round as u32 + 1);
        let (from, to, n) = (from as usize, to as usize, bytes as usize);
        assert_eq!(src.bytes()[from..from + n], dst.bytes()[to..to + n]);
        assert_eq!(dst.bytes()[to + n], 0, "one byte too many");
    }
    // Fill, timestamps, atomics, polling, and an interrupt.
    let event = c.event(kfd::KFD_IOC_EVENT_SIGNAL, true);
    let page = c.reserve(32768);
    c.show(c.kfd, event.event_page_offset, page, 32768).unwrap();
    let words = c.alloc(4096, GTT);
    words.set(64, 5);
    let fill = 2 << 30 | 11;
    let [low, high] = halves(dst.va);
    ring.put(&[fill, low, high, 0x1122_3344, 64 * 4 - 4]);
    let [low, high] = halves(words.va);
    ring.put(&[2 << 8 | 13, low, high]);
    ring.put(&[
        8 | 3 << 28 | 1 << 31,
        low + 128,
        high,
        1,
        0xffff_ffff,
        0xfff << 16 | 4,
    ]);
    ring.put(&[2 << 8 | 13, low + 8, high]);
    let minus_one = halves(u64::MAX);
    ring.put(&[10 | 47 << 25, low + 64, high, minus_one[0], minus_one[1], 0, 0, 0]);
    ring.put(&[0, 3 << 16, 0, 0, 0]);
    ring.go();
    c.until("the first timestamp", || words.get(0) != 0);
    assert_eq!(words.get(64), 5, "the atomic waits behind the poll");
    assert!(!ring.done());
    words.set32(128, 1);
    c.until("the atomic", || words.get(64) == 4);
    assert!(words.get(8) >= words.get(0));
    for word in dst.bytes()[..256].chunks(4) {
        assert_eq!(word, 0x1122_3344u32.to_le_bytes());
    }
    assert_eq!(dst.bytes()[256..260], [0; 4], "the fill ends in time");
    // A trap whose slot is signaled wakes the event.
    // SAFETY: the event page of this client.
    unsafe {
        ((page + 8 * u64::from(event.event_slot_index)) as *mut u64).write_volatile(event.event_id.into())
    };
    ring.put(&[6, event.event_id]);
    ring.go();
    assert_eq!(
        c.wait(&[event.event_id], true, 5000).0,
        Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE)
    );
    c.until("the ring", || ring.done());
    // A rectangle: 3 x 2 elements of 4 bytes from (1, 1).
    for i in 0..64 {
        words.set32(256 + i * 4, i as u32);
        words.set32(1024 + i * 4, 999);
    }
    let [s_low, s_high] = halves(words.va + 256);
    let [d_low, d_high] = halves(words.va + 1024);
    ring.put(&[
        2 << 29 | 4 << 8 | 1,
        s_low,
        s_high,
        1 | 1 << 16,
        (8 - 1) << 13,
        64 - 1,
        d_low,
        d_high,
        0,
        (4 - 1) << 13,
        16 - 1,
        (3 - 1) | (2 - 1) << 16,
        0,
    ]);
    ring.go();
    c.until("the rectangle", || ring.done());
    let got: Vec<u32> = (0..8).map(|i| words.get32(1024 + i * 4)).collect();
    assert_eq!(got, [9, 10, 11, 999, 17, 18, 19, 999]);
    c.destroy_queue(q);
    c.hide(page, 32768);
    for b in [src, dst, words] {
        c.free(&b);
    }
    c.kfd(
        kfd::AMDKFD_IOC_DESTROY_EVENT,
        &mut kfd::DestroyEventArgs {
            event_id: event.event_id,
            pad: 0,
        },
    )
    .unwrap();
    let usage = m.usage();
    assert_eq!(
        (usage.queues, usage.events, usage.gpu_mappings, usage.mappings),
        (0, 0, 0, 0)
    );
    assert!(m.faults().is_empty());
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
    assert_eq!(m.usage().reclaimed, 0);
}

#[test]
fn sdma_copies_fills_and_signals_without_threads() {
    sdma_scenario(0);
}

#[test]
fn sdma_copies_fills_and_signals_with_threads() {
    sdma_scenario(2);
}

#[test]
fn an_unknown_sdma_packet_stops_its_queue_only() {
    let m = machine(1);
    let c = Client::new(&m);
    let hw = c.event(kfd::KFD_IOC_EVENT_HW_EXCEPTION, true);
    let memory = c.event(kfd::KFD_IOC_EVENT_MEMORY, true);
    let (bad, faulting, good) = (
        c.create_queue(SDMA, 4096),
        c.create_queue(SDMA, 4096),
        c.create_queue(SDMA, 4096),
    );
    let buffer = c.alloc(8192, GTT);
    let mut ring = Ring {
        c: &c,
        queue: &bad,
        at: 0,
    };
    ring.put(&[14, 0, 0, 0]);
    ring.go();
    let (result, data) = c.wait(&[hw.event_id], true, 5000);
    assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
    assert_eq!(data[0].hw_exception_data().gpu_id, c.gpu_id);
    let told = m.faults()[0].to_string();
    assert!(
        told.contains("0x0000000e") && told.contains(&format!("{:#x}", bad.ring.va)),
        "{told}"
    );
    // A copy past what is mapped faults with its address.
    let hole = c.reserve(4096);
    let mut ring = Ring {
        c: &c,
        queue: &faulting,
        at: 0,
    };
    ring.copy(buffer.va, hole + 16, 32);
    ring.go();
    let (result, data) = c.wait(&[memory.event_id], true, 5000);
    assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
    let data = data[0].memory_exception_data();
    assert_eq!(
        (data.va, data.gpu_id, data.failure.NotPresent),
        (hole, c.gpu_id, 1)
    );
    let mut ring = Ring {
        c: &c,
        queue: &good,
        at: 0,
    };
    buffer.set(0, 77);
    ring.copy(buffer.va, buffer.va + 4096, 8);
    ring.go();
    c.until("the good copy", || buffer.get(4096) == 77);
    c.hide(hole, 4096);
    c.close();
}

fn aql_scenario(threads: usize) {
    let m = machine(threads);
    let c = Client::new(&m);
    let q = c.create_queue(AQL, 1024);
    let event = c.event(kfd::KFD_IOC_EVENT_SIGNAL, true);
    let page = c.reserve(32768);
    let data = c.alloc(8192, GTT);
    // The event page is not mapped to the GPU: use a client's own, as runtimes of discrete GPUs do.
    let done = signal(&data, 0, 100, 0, 0);
    // Far more packets than slots, in order.
    for i in 0..100 {
        let dep = signal(&data, 64, 0, 0, 0);
        submit(&c, &q, i, barrier(3, &[dep, 0, 0], done));
        if i % 16 == 15 || i == 99 {
            c.until("the barriers", || data.get(8) == 99 - i);
        }
    }
    assert_eq!(q.pointers.get(128), 100);
    assert!(
        (0..16).all(|slot| q.ring.get32(slot * 64) & 0xff == 1),
        "all slots are INVALID again"
    );
    // AND waits for all, OR for one; the completion of one is the dependency of the next.
    let a = signal(&data, 128, 1, 0, 0);
    let b = signal(&data, 192, 1, 0, 0);
    let and = signal(&data, 256, 1, 0, 0);
    let or = signal(&data, 320, 1, 0, 0);
    submit(&c, &q, 100, barrier(5, &[a, b], or));
    submit(&c, &q, 101, barrier(3, &[a, or, b], and));
    for _ in 0..100 {
        c.p().relax();
    }
    assert_eq!((data.get(328), data.get(264)), (1, 1));
    data.set(200, 0);
    c.until("the OR", || data.get(328) == 0);
    for _ in 0..100 {
        c.p().relax();
    }
    assert_eq!(data.get(264), 1);
    data.set(136, 0);
    c.until("the AND", || data.get(264) == 0);
    // Barrier value: wait until (signal & mask) >= value.
    let v = signal(&data, 384, 0x103, 0, 0);
    let end = signal(&data, 448, 1, 0, 0);
    let mut words = [0; 16];
    words[0] = FENCES | 2 << 16;
    words[2..4].copy_from_slice(&halves(v));
    words[4..6].copy_from_slice(&halves(7));
    words[6..8].copy_from_slice(&halves(0xff));
    words[8] = 3;
    words[14..].copy_from_slice(&halves(end));
    submit(&c, &q, 102, words);
    for _ in 0..100 {
        c.p().relax();
    }
    assert_eq!(data.get(456), 1);
    data.set(392, 0x107);
    c.until("the value", || data.get(456) == 0);
    // PM4 behind a vendor packet: an acquire, and a write.
    let ib = c.alloc(4096, GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE);
    let [low, high] = halves(data.va + 4096);
    let commands = [
        0xc005_5800,
        0,
        u32::MAX,
        0xff,
        0,
        0,
        10,
        0xc003_3700,
        5 << 8,
        low,
        high,
        0xabcd_ef01,
    ];
    for (i, word) in commands.iter().enumerate() {
        ib.set32(i as u64 * 4, *word);
    }
    let end = signal(&data, 512, 1, 0, 0);
    let mut words = [0; 16];
    words[0] = FENCES | 1 << 16;
    words[1] = 0xc002_3f00;
    words[2..4].copy_from_slice(&halves(ib.va));
    words[4] = commands.len() as u32 | 1 << 23;
    words[5] = 10;
    words[14..].copy_from_slice(&halves(end));
    submit(&c, &q, 103, words);
    c.until("the PM4", || data.get(520) == 0);
    assert_eq!(data.get32(4096), 0xabcd_ef01);
    assert!(m.faults().is_empty(), "{:?}", m.faults());
    // An interrupt through a mailbox that the GPU can reach.
    let (id, _) = (event.event_id, page);
    assert_eq!(c.wait(&[id], true, 0).0, Ok(kfd::KFD_IOC_WAIT_RESULT_TIMEOUT));
    c.destroy_queue(q);
    c.free(&ib);
    c.free(&data);
    c.hide(page, 32768);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn barriers_order_packets_without_threads() {
    aql_scenario(0);
}

#[test]
fn barriers_order_packets_with_threads() {
    aql_scenario(2);
}

#[test]
fn a_completion_interrupt_wakes_the_waiter() {
    for threads in [0, 1] {
        let m = machine(threads);
        let c = Client::new(&m);
        let page = c.alloc(32768, GTT);
        let mut args = kfd::CreateEventArgs {
            event_page_offset: page.handle,
            auto_reset: 1,
            ..Default::default()
        };
        c.kfd(kfd::AMDKFD_IOC_CREATE_EVENT, &mut args).unwrap();
        let q = c.create_queue(AQL, 1024);
        let data = c.alloc(4096, GTT);
        let mailbox = page.va + u64::from(args.event_slot_index) * 8;
        // Profiling on: timestamps are written.
        q.pointers.set32(180, 1 << 3);
        for i in 0..20 {
            let done = signal(&data, 0, 1, mailbox, args.event_id);
            submit(&c, &q, i, barrier(3, &[], done));
            let (result, _) = c.wait(&[args.event_id], true, 5000);
            assert_eq!(
                result,
                Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE),
                "threads {threads} packet {i}"
            );
            assert_eq!(data.get(8), 0);
            assert_eq!(
                page.get(u64::from(args.event_slot_index) * 8),
                u64::MAX,
                "acknowledged"
            );
            assert!(data.get(32) != 0 && data.get(40) >= data.get(32));
        }
        c.close();
    }
}

#[test]
fn bad_packets_set_the_inactive_signal() {
    let m = machine(0);
    let c = Client::new(&m);
    let data = c.alloc(4096, GTT);
    let mut dispatch = [0; 16];
    dispatch[0] = 2 | 1 << 16;
    dispatch[1] = 64 | 1 << 16;
    dispatch[2] = 1;
    dispatch[3..6].copy_from_slice(&[64, 1, 1]);
    dispatch[8..10].copy_from_slice(&halves(data.va + 1024));
    let mut no_dimensions = dispatch;
    no_dimensions[0] = 2;
    let mut scratch = dispatch;
    scratch[6] = 64;
    let mut vendor = [0; 16];
    vendor[0] = 9 << 16;
    let nowhere = barrier(3, &[0x1234_0000], 0);
    for (words, code) in [
        (no_dimensions, queue::QUEUE_ERROR_DISPATCH_DIM),
        (dispatch, queue::QUEUE_ERROR_CODE),
        (scratch, queue::QUEUE_ERROR_SCRATCH),
        ([6; 16], queue::QUEUE_ERROR_PACKET_FORMAT),
        ([4; 16], queue::QUEUE_ERROR_PACKET_FORMAT),
        (vendor, queue::QUEUE_ERROR_VENDOR_PACKET),
        (nowhere, queue::QUEUE_ERROR_MEMORY_APERTURE),
    ] {
        let q = c.create_queue(AQL, 1024);
        let inactive = signal(&data, 0, 0, 0, 0);
        q.pointers.set(192, inactive);
        submit(&c, &q, 0, words);
        c.until("the queue error", || data.get(8) != 0);
        assert_eq!(data.get(8), code, "{words:x?}: {:?}", m.faults().last());
        c.destroy_queue(q);
    }
    c.free(&data);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn waves_wait_for_each_other_in_the_queue_that_has_global_wave_sync() {
    for threads in [0, 2] {
        let m = machine(threads);
        let c = Client::new(&m);
        let data = c.alloc(8192, GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE);
        // s_mov_b32 m0, 0x50000; ds_gws_sema_p gds; s_endpgm
        let passes = kernel(
            &data,
            4096,
            &[0xbefc_00ff, 0x0005_0000, 0xd939_0000, 0, 0xbf81_0000],
        );
        // s_mov_b32 m0, 0; ds_gws_sema_v offset:5 gds; s_endpgm
        let posts = kernel(&data, 6144, &[0xbefc_0080, 0xd935_0005, 0, 0xbf81_0000]);
        let give = |queue_id: u32, num_gws: u32| {
            let mut args = kfd::AllocQueueGwsArgs {
                queue_id,
                num_gws,
                first_gws: 0,
                pad: 0,
            };
            c.kfd(kfd::AMDKFD_IOC_ALLOC_QUEUE_GWS, &mut args).unwrap();
        };
        let q = c.create_queue(AQL, 4096);
        let inactive = signal(&data, 0, 0, 0, 0);
        q.pointers.set(192, inactive);
        give(q.id, 64);
        let (passed, posted) = (signal(&data, 64, 1, 0, 0), signal(&data, 128, 1, 0, 0));
        submit(&c, &q, 0, dispatch(passes, passed));
        c.until("the wave that waits", || q.pointers.get(128) == 1);
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert_eq!(data.get(72), 1, "it has nothing to wait for");
        submit(&c, &q, 1, dispatch(posts, posted));
        c.until("both kernels", || data.get(72) == 0 && data.get(136) == 0);
        give(q.id, 0);
        submit(&c, &q, 2, dispatch(posts, posted));
        c.until("the queue error", || data.get(8) != 0);
        assert_eq!(data.get(8), queue::QUEUE_ERROR_MEMORY_APERTURE);
        let fault = m.faults().last().unwrap().to_string();
        assert!(fault.contains("without global wave sync"), "{fault}");
        c.destroy_queue(q);
        c.free(&data);
        c.close();
        assert!(m.usage().is_empty(), "{:?}", m.usage());
    }
}

#[test]
fn queues_are_checked_as_a_real_kernel_does() {
    let m = machine(0);
    let c = Client::new(&m);
    let create = |args: &kfd::CreateQueueArgs| {
        let mut args = *args;
        c.kfd(kfd::AMDKFD_IOC_CREATE_QUEUE, &mut args)
            .map(|()| args.queue_id)
    };
    let (good, ring, pointers, extra) = c.queue_args(AQL, 4096);
    let with = |f: &dyn Fn(&mut kfd::CreateQueueArgs)| {
        let mut args = good;
        f(&mut args);
        create(&args)
    };
    assert_eq!(with(&|a| a.queue_percentage = 101), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.queue_priority = 16), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.ring_size = 5000), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.queue_type = 77), Err(Errno(524)));
    assert_eq!(
        with(&|a| a.ring_base_address = 0xffff_8000_0000_0000),
        Err(Errno::FAULT)
    );
    assert_eq!(
        with(&|a| a.read_pointer_address = 0xffff_8000_0000_0000),
        Err(Errno::FAULT)
    );
    // Not an address of the kernel, and so for the mappings to refuse.
    assert_eq!(with(&|a| a.read_pointer_address = 0), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.gpu_id = 1), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.ring_size = 8192), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.ring_base_address += 1 << 20), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.eop_buffer_size = 2048), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.ctl_stack_size = 0), Err(Errno::INVAL));
    assert_eq!(with(&|a| a.ctx_save_restore_size -= 1), Err(Errno::INVAL));
    assert_eq!(m.usage().queues, 0);
    let id = create(&good).unwrap();
    assert_eq!(c.unmap(&ring), Err(Errno::BUSY), "a queue uses it");
    let update = |id, f: &dyn Fn(&mut kfd::UpdateQueueArgs)| {
        let mut args = kfd::UpdateQueueArgs {
            ring_base_address: good.ring_base_address,
            queue_id: id,
            ring_size: 4096,
            queue_percentage: 100,
            queue_priority: 7,
        };
        f(&mut args);
        c.kfd(kfd::AMDKFD_IOC_UPDATE_QUEUE, &mut args)
    };
    assert_eq!(update(99, &|_| {}), Err(Errno::FAULT));
    assert_eq!(update(id, &|a| a.queue_percentage = 101), Err(Errno::INVAL));
    // Stopped, it takes no packet; going again, it does.
    update(id, &|a| a.queue_percentage = 0).unwrap();
    let data = c.alloc(4096, GTT);
    (0..64).for_each(|slot| ring.set32(slot * 64, 1));
    let done = signal(&data, 0, 1, 0, 0);
    let words = barrier(3, &[], done);
    (1..16).for_each(|i| ring.set32(i * 4, words[i as usize]));
    pointers.set(56, 1);
    ring.set32(0, words[0]);
    for _ in 0..50 {
        c.p().relax();
    }
    assert_eq!(data.get(8), 1);
    update(id, &|_| {}).unwrap();
    c.until("the packet", || data.get(8) == 0);
    let mut mask = [u32::MAX; 10];
    let mut cu = kfd::SetCuMaskArgs {
        queue_id: id,
        num_cu_mask: 31,
        cu_mask_ptr: mask.as_mut_ptr() as u64,
    };
    assert_eq!(c.kfd(kfd::AMDKFD_IOC_SET_CU_MASK, &mut cu), Err(Errno::INVAL));
    cu.num_cu_mask = 320;
    c.kfd(kfd::AMDKFD_IOC_SET_CU_MASK, &mut cu).unwrap();
    let destroy = |queue_id| {
        c.kfd(
            kfd::AMDKFD_IOC_DESTROY_QUEUE,
            &mut kfd::DestroyQueueArgs { queue_id, pad: 0 },
        )
    };
    destroy(id).unwrap();
    assert_eq!(destroy(id), Err(Errno::INVAL));
    // SDMA engines: two ordinary ones with eight queues each; by number up to the last.
    let (mut args, sdma_ring, sdma_pointers, _) = c.queue_args(SDMA, 4096);
    let ids: Vec<_> = (0..16).map(|_| create(&args).unwrap()).collect();
    assert_eq!(create(&args), Err(Errno::NOMEM));
    args.queue_type = kfd::KFD_IOC_QUEUE_TYPE_SDMA_XGMI;
    destroy(create(&args).unwrap()).unwrap();
    args.queue_type = kfd::KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID;
    args.sdma_engine_id = 15;
    destroy(create(&args).unwrap()).unwrap();
    args.sdma_engine_id = 16;
    assert_eq!(create(&args), Err(Errno::INVAL));
    ids.into_iter().for_each(|id| destroy(id).unwrap());
    for b in [ring, pointers, data, sdma_ring, sdma_pointers]
        .iter()
        .chain(&extra)
    {
        c.free(b);
    }
    assert_eq!(m.usage().bos, 0);
    c.close();
    assert_eq!(m.usage().reclaimed, 0);
}
