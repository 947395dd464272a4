//! Command submission, against what `amdgpu_cs.c` and `amdgpu_ctx.c` of Linux 6.12 say.
#![allow(
    clippy::unwrap_used,
    clippy::std_instead_of_core,
    reason = "a test fails where it stands"
)]

mod bench;
#[path = "../client/mod.rs"]
mod client;

use std::sync::Arc;

use bench::*;
use client::*;
use outcrop_abi::{drm, pm4, reg};
use outcrop_platform::{Errno, Fd, OpenFlags, Platform};

#[test]
fn a_copy_and_its_user_fence() {
    each(|b| {
        let c = &b.c;
        let (id, bo) = (new_ctx(c), gem(c, PAGE));
        let (from, to) = (b.bytes(4096), b.bytes(4096));
        b.memory.bytes()[from as usize..from as usize + 4096].fill(0x5a);
        let user = chunk(
            drm::AMDGPU_CHUNK_ID_FENCE,
            &[drm::CsChunkFence {
                handle: bo,
                offset: 16,
            }],
        );
        let ib = b.ib(DMA, &copy(b.at(from), b.at(to), 4096));
        let mut args = drm::GemMmap::default();
        args.set_input(drm::GemMmapIn { handle: bo, _pad: 0 });
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_MMAP, &mut args).unwrap();
        let va = c.reserve(PAGE);
        c.show(c.render, args.data[0], va, PAGE).unwrap();
        for sequence in 1..=3 {
            assert_eq!(cs(c, id, 0, &[ib.clone(), user.clone()]), Ok(sequence));
            b.done(fence(id, DMA, sequence));
            let view = Buffer {
                handle: 0,
                va,
                size: PAGE,
                mmap_offset: 0,
            };
            assert_eq!(view.get(16), sequence);
        }
        assert_eq!(b.memory.get(to + 4088), 0x5a5a_5a5a_5a5a_5a5a);
        let mut args = drm::GemWaitIdle::default();
        args.set_input(drm::GemWaitIdleIn {
            handle: bo,
            flags: 0,
            timeout: 0,
        });
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE, &mut args).unwrap();
        assert_eq!(args.output().status, 0);
    });
}

#[test]
fn a_kernel_of_several_buffers() {
    each(|b| {
        let id = new_ctx(&b.c);
        let (program, out) = (b.put(COUNT), b.bytes(1024));
        let ([p, q], [o, n]) = (halves(program >> 8), halves(b.at(out)));
        let registers = [
            sh(reg::COMPUTE_PGM_LO, &[p, q]),
            sh(
                reg::COMPUTE_PGM_RSRC1,
                &[15 | 0xf0 << 12 | 1 << 21 | 1 << 23, 4 << 1 | 7 << 7],
            ),
            sh(reg::COMPUTE_PGM_RSRC3, &[15]),
            sh(reg::COMPUTE_USER_DATA_0, &[o, n, 0, 0]),
            sh(reg::COMPUTE_NUM_THREAD_X, &[64, 1, 1]),
        ]
        .concat();
        let go = packet(pm4::PACKET3_DISPATCH_DIRECT, &[2, 1, 1, 1 | 1 << 2]);
        let chunks = [b.ib(COMPUTE, &registers), b.ib(COMPUTE, &go), b.ib(COMPUTE, &go)];
        assert_eq!(cs(&b.c, id, 0, &chunks), Ok(1));
        b.done(fence(id, COMPUTE, 1));
        for i in 0..256 {
            assert_eq!(b.memory.get32(out + i * 4), if i < 128 { 2 } else { 0 }, "{i}");
        }
    });
}

#[test]
fn dependencies_in_both_orders_and_waits_that_end() {
    each(|b| {
        let (c, id) = (&b.c, new_ctx(&b.c));
        let (open, value, copied) = (b.bytes(8), b.bytes(8), b.bytes(8));
        // Compute, then SDMA.
        let first = [gate(b.at(open)), write(b.at(value), 7)].concat();
        assert_eq!(cs(c, id, 0, &[b.ib(COMPUTE, &first)]), Ok(1));
        let second = b.ib(DMA, &copy(b.at(value), b.at(copied), 4));
        assert_eq!(cs(c, id, 0, &[second.clone(), depends(id, COMPUTE, 1)]), Ok(1));
        let (compute, dma) = (fence(id, COMPUTE, 1), fence(id, DMA, 1));
        assert_eq!(wait(c, dma, 0), Ok(1));
        let soon = c.now() + 20_000_000;
        assert_eq!(wait(c, dma, soon), Ok(1));
        assert!(c.now() >= soon);
        assert_eq!(wait_fences(c, &[compute, dma], 0, 0), Ok((0, u32::MAX)));
        assert_eq!(wait_fences(c, &[compute, dma], 1, 0), Ok((0, 0)));
        b.memory.set(open, 1);
        assert_eq!(wait_fences(c, &[compute, dma], 1, u64::MAX), Ok((1, 0)));
        assert_eq!(b.memory.get32(copied), 7);
        assert_eq!(wait_fences(c, &[compute, dma], 0, 0), Ok((1, 0)));
        // SDMA, which polls, then compute.
        b.memory.set(open, 0);
        let [low, high] = halves(b.at(open));
        let poll = [8 | 3 << 28 | 1 << 31, low, high, 1, u32::MAX, 0xfff << 16 | 10];
        let first = [poll.to_vec(), copy(b.at(copied), b.at(value + 4), 4)].concat();
        assert_eq!(cs(c, id, 0, &[b.ib(DMA, &first)]), Ok(2));
        let second = b.ib(COMPUTE, &write(b.at(copied), 9));
        assert_eq!(cs(c, id, 0, &[second, depends(id, DMA, u64::MAX)]), Ok(2));
        assert_eq!(wait(c, fence(id, COMPUTE, 2), c.now() + 5_000_000), Ok(1));
        b.memory.set(open, 1);
        b.done(fence(id, COMPUTE, 2));
        assert_eq!((b.memory.get32(value + 4), b.memory.get32(copied)), (7, 9));
    });
}

#[test]
fn sync_objects_carry_submissions() {
    each(|b| {
        let (c, id) = (&b.c, new_ctx(&b.c));
        let (open, value) = (b.bytes(8), b.bytes(8));
        let (binary, timeline) = (syncobj(c), syncobj(c));
        let sem = |id, handle| chunk(id, &[drm::CsChunkSem { handle }]);
        let point = |id, handle, point| {
            chunk(
                id,
                &[drm::CsChunkSyncobj {
                    handle,
                    flags: 0,
                    point,
                }],
            )
        };
        let (signal, wait_point) = (
            drm::AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_SIGNAL,
            drm::AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_WAIT,
        );
        let held = b.ib(COMPUTE, &[gate(b.at(open)), write(b.at(value), 1)].concat());
        let out = sem(drm::AMDGPU_CHUNK_ID_SYNCOBJ_OUT, binary);
        assert_eq!(cs(c, id, 0, &[held, out]), Ok(1));
        // Point 4 follows the binary object, point 9 is of a ring that is free.
        let copies = b.ib(DMA, &copy(b.at(value), b.at(value + 4), 4));
        let input = sem(drm::AMDGPU_CHUNK_ID_SYNCOBJ_IN, binary);
        assert_eq!(cs(c, id, 0, &[copies, input, point(signal, timeline, 4)]), Ok(1));
        let other = new_ctx(c);
        let free = b.ib(COMPUTE, &write(b.at(value + 64), 2));
        assert_eq!(
            cs(c, other, 0, &[free.clone(), point(signal, timeline, 9)]),
            Ok(1)
        );
        b.done(fence(other, COMPUTE, 1));
        assert_eq!(query(c, timeline), [0, 9]);
        assert_eq!(sync_wait(c, timeline, 9, 0, 0), Err(Errno::TIME));
        assert_eq!(sync_wait(c, timeline, 10, 0, 0), Err(Errno::INVAL));
        assert_eq!(
            sync_wait(c, timeline, 9, drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE, 0),
            Ok(())
        );
        assert_eq!(
            cs(c, other, 0, &[free.clone(), point(wait_point, timeline, 10)]),
            Err(Errno::INVAL)
        );
        let last = b.ib(COMPUTE, &write(b.at(value + 128), 3));
        assert_eq!(cs(c, other, 0, &[last, point(wait_point, timeline, 9)]), Ok(2));
        assert_eq!(wait(c, fence(other, COMPUTE, 2), c.now() + 5_000_000), Ok(1));
        b.memory.set(open, 1);
        assert_eq!(sync_wait(c, timeline, 9, 0, i64::MAX), Ok(()));
        assert_eq!(query(c, timeline), [9, 9]);
        b.done(fence(other, COMPUTE, 2));
        assert_eq!((b.memory.get32(value + 4), b.memory.get32(value + 128)), (1, 3));
        // A submission's fence as an object.
        let mut args = drm::FenceToHandle::default();
        let what = |what| drm::FenceToHandleIn {
            fence: fence(id, DMA, 1),
            what,
            pad: 0,
        };
        args.set_input(what(drm::AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ));
        c.drm(drm::DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE, &mut args).unwrap();
        assert_eq!(sync_wait(c, args.output().handle, 0, 0, 0), Ok(()));
        args.set_input(what(3));
        assert_eq!(
            c.drm(drm::DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE, &mut args),
            Err(Errno::INVAL)
        );
    });
}

#[test]
fn a_fault_makes_the_context_guilty() {
    each(|b| {
        let (c, id, innocent) = (&b.c, new_ctx(&b.c), new_ctx(&b.c));
        let (open, value) = (b.bytes(8), b.bytes(8));
        let bad = b.ib(COMPUTE, &[gate(b.at(open)), write(0x1000, 1)].concat());
        assert_eq!(cs(c, id, 0, &[bad]), Ok(1));
        let good = b.ib(COMPUTE, &write(b.at(value), 1));
        assert_eq!(cs(c, id, 0, std::slice::from_ref(&good)), Ok(2));
        let waits = depends(id, COMPUTE, 2);
        let after = b.ib(DMA, &copy(b.at(open), b.at(value + 8), 4));
        assert_eq!(cs(c, innocent, 0, &[after, waits]), Ok(1));
        b.memory.set(open, 1);
        b.done(fence(innocent, DMA, 1));
        assert_eq!(b.memory.get32(value), 0);
        assert_eq!(b.memory.get32(value + 8), 1);
        assert_eq!(cs(c, id, 0, std::slice::from_ref(&good)), Err(Errno::CANCELED));
        assert_eq!(wait(c, fence(id, COMPUTE, 1), 0), Err(Errno::CANCELED));
        let state = |id| ctx(c, drm::AMDGPU_CTX_OP_QUERY_STATE2, id).unwrap().data[0];
        assert_eq!(
            state(id),
            drm::AMDGPU_CTX_QUERY2_FLAGS_RESET | drm::AMDGPU_CTX_QUERY2_FLAGS_GUILTY
        );
        assert_eq!(state(innocent), drm::AMDGPU_CTX_QUERY2_FLAGS_RESET);
        assert_eq!(cs(c, innocent, 0, &[good]), Ok(1));
        b.done(fence(innocent, COMPUTE, 1));
        assert_eq!(b.memory.get32(value), 1);
    });
}

#[test]
fn bad_submissions_are_refused_in_the_drivers_order() {
    let m = machine(0);
    let b = Bench::new(&m);
    let (c, id) = (&b.c, new_ctx(&b.c));
    let good = b.ib(COMPUTE, &write(b.at(b.bytes(8)), 1));
    let ring = |ip_type, ip_instance, ring, ib_bytes| {
        let ib = drm::CsChunkIb {
            ip_type,
            ip_instance,
            ring,
            ib_bytes,
            va_start: b.at(0),
            ..Default::default()
        };
        cs(c, id, 0, &[chunk(drm::AMDGPU_CHUNK_ID_IB, &[ib])])
    };
    assert_eq!(cs(c, id, 0, &[]), Err(Errno::INVAL));
    assert_eq!(cs(c, 77, 0, std::slice::from_ref(&good)), Err(Errno::INVAL));
    assert_eq!(ring(COMPUTE, 1, 0, 4), Err(Errno::INVAL));
    assert_eq!(ring(COMPUTE, 0, 4, 4), Err(Errno::INVAL));
    assert_eq!(ring(drm::AMDGPU_HW_IP_NUM, 0, 0, 4), Err(Errno::INVAL));
    // Partitions of the GPU have neither graphics nor video.
    assert_eq!(ring(drm::AMDGPU_HW_IP_GFX, 0, 0, 4), Err(Errno::NOENT));
    assert_eq!(ring(COMPUTE, 0, 0, 4 << 20), Err(Errno::INVAL));
    assert_eq!(cs(c, id, 5, std::slice::from_ref(&good)), Err(Errno::NOENT));
    assert_eq!(cs(c, id, 0, &[(11, vec![0; 8]), good.clone()]), Err(Errno::INVAL));
    assert_eq!(cs(c, id, 0, &[(1, vec![0; 7])]), Err(Errno::INVAL));
    assert_eq!(cs(c, id, 0, &[good.clone(), (4, vec![9])]), Err(Errno::NOENT));
    assert_eq!(cs(c, id, 0, &[good.clone(), (5, vec![9])]), Err(Errno::INVAL));
    assert_eq!(
        cs(c, id, 0, &[good.clone(), depends(id, COMPUTE, 1)]),
        Err(Errno::INVAL)
    );
    assert_eq!(cs(c, id, 0, &[good.clone(), depends(id, COMPUTE, 0)]), Ok(1));
    let (small, large) = (gem(c, PAGE), gem(c, 2 * PAGE));
    for (handle, offset, want) in [
        (small, 4089, false),
        (large, 0, false),
        (99, 0, false),
        (small, 4088, true),
    ] {
        let user = chunk(
            drm::AMDGPU_CHUNK_ID_FENCE,
            &[drm::CsChunkFence { handle, offset }],
        );
        assert_eq!(
            cs(c, id, 0, &[good.clone(), user]).is_ok(),
            want,
            "{handle} {offset}"
        );
    }
    assert_eq!(wait(c, fence(id, COMPUTE, 3), 0), Err(Errno::INVAL));
    assert_eq!(wait(c, fence(id, DMA, 0), 0), Ok(0));
    assert_eq!(wait_fences(c, &[], 0, 0), Err(Errno::INVAL));
    assert_eq!(wait_fences(c, &[], 1, 0), Ok((1, 0)));
    b.done(fence(id, COMPUTE, 2));
    // What is forgotten is done; who submits more waits for the oldest.
    for sequence in 3..=40 {
        assert_eq!(cs(c, id, 0, std::slice::from_ref(&good)), Ok(sequence));
    }
    assert_eq!(wait(c, fence(id, COMPUTE, 1), 0), Ok(0));
    b.done(fence(id, COMPUTE, 40));
}

#[test]
fn contexts_and_files_go_while_jobs_run() {
    for threads in [0, 2] {
        let m = machine(threads);
        let b = Bench::new(&m);
        let (c, id) = (&b.c, new_ctx(&b.c));
        let (open, value) = (b.bytes(8), b.bytes(8));
        let object = syncobj(c);
        let held = b.ib(COMPUTE, &[gate(b.at(open)), write(b.at(value), 5)].concat());
        let out = chunk(
            drm::AMDGPU_CHUNK_ID_SYNCOBJ_OUT,
            &[drm::CsChunkSem { handle: object }],
        );
        assert_eq!(cs(c, id, 0, &[held.clone(), out]), Ok(1));
        ctx(c, drm::AMDGPU_CTX_OP_FREE_CTX, id).unwrap();
        assert_eq!(wait(c, fence(id, COMPUTE, 1), 0), Err(Errno::INVAL));
        assert_eq!(sync_wait(c, object, 0, 0, 0), Err(Errno::TIME));
        b.memory.set(open, 1);
        assert_eq!(sync_wait(c, object, 0, 0, i64::MAX), Ok(()));
        assert_eq!(b.memory.get32(value), 5);
        // A file with a job that never ends.
        b.memory.set(open, 0);
        let id = new_ctx(c);
        let (bo, entry) = (gem(c, PAGE), |bo| [bo, 0]);
        let list = [entry(bo)];
        let handles = drm::BoListIn {
            operation: 0,
            list_handle: 0,
            bo_number: 1,
            bo_info_size: 8,
            bo_info_ptr: list.as_ptr() as u64,
        };
        let handles = chunk(drm::AMDGPU_CHUNK_ID_BO_HANDLES, &[handles]);
        assert_eq!(cs(c, id, 0, &[held, handles]), Ok(1));
        let again = m
            .open("/dev/dri/renderD128", OpenFlags::READ | OpenFlags::WRITE)
            .unwrap();
        let start = std::time::Instant::now();
        m.close(c.render).unwrap();
        assert!(start.elapsed() < std::time::Duration::from_secs(5));
        m.close(again).unwrap();
        m.close(c.kfd).unwrap();
    }
}

#[test]
fn jobs_of_a_gang_and_what_only_has_to_begin() {
    each(|b| {
        let (c, id, other) = (&b.c, new_ctx(&b.c), new_ctx(&b.c));
        let (open, value) = (b.bytes(8), b.bytes(64));
        // The SDMA job leads: it is last.
        let held = b.ib(COMPUTE, &[gate(b.at(open)), write(b.at(value), 1)].concat());
        let copies = b.ib(DMA, &copy(b.at(open), b.at(value + 4), 4));
        assert_eq!(cs(c, id, 0, &[held.clone(), copies]), Ok(1));
        assert_eq!(wait(c, fence(id, COMPUTE, 1), 0), Err(Errno::INVAL));
        b.done(fence(id, DMA, 1));
        assert_eq!(b.memory.get(value), 0);
        // Behind the one that holds the ring another has not begun.
        assert_eq!(cs(c, id, 0, &[held]), Ok(1));
        let scheduled = |handle| {
            let (_, words) = depends(id, COMPUTE, handle);
            (drm::AMDGPU_CHUNK_ID_SCHEDULED_DEPENDENCIES, words)
        };
        let after = b.ib(DMA, &copy(b.at(open), b.at(value + 4), 4));
        assert_eq!(cs(c, other, 0, &[after, scheduled(1)]), Ok(1));
        assert_eq!(wait(c, fence(other, DMA, 1), c.now() + 5_000_000), Ok(1));
        b.memory.set(open, 1);
        b.done(fence(other, DMA, 1));
        // One that has begun may not have seen yet that the gate is open.
        b.done(fence(id, COMPUTE, 1));
        b.memory.set(open, 0);
        let held = b.ib(COMPUTE, &gate(b.at(open)));
        assert_eq!(cs(c, id, 0, &[held]), Ok(2));
        let after = b.ib(DMA, &copy(b.at(open), b.at(value + 8), 4));
        assert_eq!(cs(c, other, 0, &[after, scheduled(2)]), Ok(2));
        b.done(fence(other, DMA, 2));
        assert_eq!(wait(c, fence(id, COMPUTE, 2), 0), Ok(1));
        b.memory.set(open, 1);
        b.done(fence(id, COMPUTE, 2));
    });
}

#[test]
fn objects_that_two_files_use_order_their_jobs() {
    each(|b| {
        let (c, id, bo) = (&b.c, new_ctx(&b.c), gem(&b.c, PAGE));
        let open = b.bytes(8);
        let list = |bo: &[u32; 2]| {
            let handles = drm::BoListIn {
                bo_number: 1,
                bo_info_size: 8,
                bo_info_ptr: bo.as_ptr() as u64,
                ..Default::default()
            };
            chunk(drm::AMDGPU_CHUNK_ID_BO_HANDLES, &[handles])
        };
        let held = b.ib(COMPUTE, &gate(b.at(open)));
        assert_eq!(cs(c, id, 0, &[held, list(&[bo, 0])]), Ok(1));
        let idle = |timeout| {
            let mut args = drm::GemWaitIdle::default();
            let flags = 0;
            args.set_input(drm::GemWaitIdleIn {
                handle: bo,
                flags,
                timeout,
            });
            c.drm(drm::DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE, &mut args).unwrap();
            args.output().status
        };
        assert_eq!(idle(0), 1);
        // Another file gets the object, and an empty buffer of its own.
        let mut prime = drm::PrimeHandle {
            handle: bo,
            flags: drm::DRM_RDWR,
            fd: -1,
        };
        c.drm(drm::DRM_IOCTL_PRIME_HANDLE_TO_FD, &mut prime).unwrap();
        let path = "/dev/dri/renderD128";
        let render = c.p().open(path, OpenFlags::READ | OpenFlags::WRITE).unwrap();
        let other = Client {
            machine: Arc::clone(&c.machine),
            kfd: c.kfd,
            render,
            gpu_id: c.gpu_id,
            room: std::sync::Mutex::default(),
        };
        other.drm(drm::DRM_IOCTL_PRIME_FD_TO_HANDLE, &mut prime).unwrap();
        let ctx_id = new_ctx(&other);
        let empty = b.ib(COMPUTE, &[]);
        assert_eq!(
            cs(&other, ctx_id, 0, &[empty.clone(), list(&[prime.handle, 0])]),
            Ok(1)
        );
        assert_eq!(cs(&other, ctx_id, 0, std::slice::from_ref(&empty)), Ok(2));
        let dma = drm::CsChunkIb {
            ip_type: DMA,
            ..Default::default()
        };
        let dma = chunk(drm::AMDGPU_CHUNK_ID_IB, &[dma]);
        assert_eq!(cs(&other, ctx_id, 0, &[dma]), Ok(1));
        assert_eq!(wait(&other, fence(ctx_id, DMA, 1), u64::MAX), Ok(0));
        assert_eq!(
            wait(&other, fence(ctx_id, COMPUTE, 2), c.now() + 5_000_000),
            Ok(1)
        );
        b.memory.set(open, 1);
        assert_eq!(wait(&other, fence(ctx_id, COMPUTE, 2), u64::MAX), Ok(0));
        assert_eq!(idle(u64::MAX), 0);
        c.p().close(outcrop_platform::Fd(prime.fd)).unwrap();
        c.p().close(render).unwrap();
    });
}

#[test]
fn long_chains_end_with_their_object() {
    let m = machine(0);
    let b = Bench::new(&m);
    let (c, id, open, timeline) = (&b.c, new_ctx(&b.c), b.bytes(8), syncobj(&b.c));
    let held = b.ib(COMPUTE, &gate(b.at(open)));
    for point in 1..=200_000u64 {
        let mut args = drm::SyncobjTransfer {
            src_handle: timeline,
            dst_handle: timeline,
            dst_point: point,
            ..Default::default()
        };
        if point == 1 {
            let first = drm::CsChunkSyncobj {
                handle: timeline,
                flags: 0,
                point,
            };
            let first = chunk(drm::AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_SIGNAL, &[first]);
            assert_eq!(cs(c, id, 0, &[held.clone(), first]), Ok(1));
        } else if point <= 100 {
            // Each waits for the same job.
            c.drm(drm::DRM_IOCTL_SYNCOBJ_TRANSFER, &mut args).unwrap();
        } else {
            let mut args = drm::SyncobjTimelineArray {
                handles: std::ptr::from_ref(&timeline) as u64,
                points: std::ptr::from_ref(&point) as u64,
                count_handles: 1,
                flags: 0,
            };
            c.drm(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL, &mut args).unwrap();
        }
    }
    assert_eq!(query(c, timeline), [0, 200_000]);
    b.memory.set(open, 1);
    assert_eq!(sync_wait(c, timeline, 200_000, 0, i64::MAX), Ok(()));
    assert_eq!(query(c, timeline), [200_000; 2]);
    let mut args = drm::SyncobjDestroy {
        handle: timeline,
        pad: 0,
    };
    c.drm(drm::DRM_IOCTL_SYNCOBJ_DESTROY, &mut args).unwrap();
}

/// A sync file of a job tells who it is of, and that of two jobs has both, of one ring only the later.
#[test]
fn sync_files_of_jobs_tell_their_rings() {
    each(|b| {
        let (c, id, open) = (&b.c, new_ctx(&b.c), b.bytes(8));
        b.memory.set(open, 0);
        let submit = |ip, words: &[u32]| {
            let handle = syncobj(c);
            let out = chunk(drm::AMDGPU_CHUNK_ID_SYNCOBJ_OUT, &[drm::CsChunkSem { handle }]);
            cs(c, id, 0, &[b.ib(ip, words), out]).unwrap();
            let mut args = drm::SyncobjHandle {
                handle,
                flags: drm::DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE,
                ..Default::default()
            };
            c.drm(drm::DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD, &mut args).unwrap();
            args.fd
        };
        let info = |fd| {
            let mut fences = [drm::SyncFenceInfo::default(); 4];
            let mut args = drm::SyncFileInfo {
                num_fences: 4,
                sync_fence_info: fences.as_mut_ptr() as u64,
                ..Default::default()
            };
            ioctl(c.p(), Fd(fd), drm::SYNC_IOC_FILE_INFO, &mut args).unwrap();
            (args, fences)
        };
        let merge = |fd: i32, fd2: i32| {
            let mut args = drm::SyncMergeData {
                fd2,
                ..Default::default()
            };
            ioctl(c.p(), Fd(fd), drm::SYNC_IOC_MERGE, &mut args).unwrap();
            args.fence
        };
        let first = submit(COMPUTE, &gate(b.at(open)));
        let second = submit(COMPUTE, &write(b.at(b.bytes(8)), 1));
        let poll = {
            let [low, high] = halves(b.at(open));
            [8 | 3 << 28 | 1 << 31, low, high, 1, u32::MAX, 0xfff << 16 | 10]
        };
        let copies = submit(DMA, &poll);
        let (told, fences) = info(first);
        assert_eq!((told.status, told.num_fences), (0, 1));
        assert!(
            told.name.starts_with(b"drm_sched-comp_0.1.0.0"),
            "{:?}",
            told.name
        );
        assert!(fences[0].driver_name.starts_with(b"drm_sched\0"));
        assert!(fences[0].obj_name.starts_with(b"comp_0.1.0.0\0"));
        assert_eq!((fences[0].status, fences[0].timestamp_ns), (0, 0));
        // Of the two of one ring the later, beside that of the other.
        let same = merge(second, first);
        assert_eq!(info(same).0.num_fences, 1);
        let both = merge(same, copies);
        let (told, fences) = info(both);
        assert_eq!((told.status, told.num_fences), (0, 2));
        assert!(fences.iter().any(|f| f.obj_name.starts_with(b"sdma0.0\0")));
        b.memory.set(open, 1);
        c.until("all", || info(both).0.status == 1);
        let (_, fences) = info(both);
        assert!(fences[..2].iter().all(|f| f.status == 1 && f.timestamp_ns != 0));
        for fd in [first, second, copies, same, both] {
            c.p().close(Fd(fd)).unwrap();
        }
    });
}
