//! Command submission, against what `amdgpu_cs.c` and `amdgpu_ctx.c` of Linux 6.12 say.
#![allow(
    clippy::unwrap_used,
    clippy::std_instead_of_core,
    reason = "a test fails where it stands"
)]

mod client;

use std::sync::Arc;

use client::*;
use outcrop_abi::{drm, pm4, reg};
use outcrop_platform::{Errno, OpenFlags, Platform};
use outcrop_soft::Machine;
use zerocopy::IntoBytes;

const COMPUTE: u32 = drm::AMDGPU_HW_IP_COMPUTE;
const DMA: u32 = drm::AMDGPU_HW_IP_DMA;
/// Adds 1 to the word of each work-item: `s[0:1]` + 256 · x of the workgroup + 4 · v0.
const COUNT: &[u32] = &[
    0x8e06_8405, // s_lshl_b32 s6, s5, 4
    0x8106_0406, // s_add_i32 s6, s6, s4
    0x8e07_8806, // s_lshl_b32 s7, s6, 8
    0x2400_0082, // v_lshlrev_b32 v0, 2, v0
    0x6800_0007, // v_add_u32 v0, s7, v0
    0x7e02_0281, // v_mov_b32 v1, 1
    0xdd08_8000,
    0x0000_0100, // global_atomic_add v0, v1, s[0:1]
    0xbf81_0000, // s_endpgm
];

/// A client with memory for commands and data.
struct Bench {
    c: Client,
    memory: Buffer,
    used: std::cell::Cell<u64>,
}

/// A chunk: its id and its words.
type Chunk = (u32, Vec<u32>);

fn chunk<T: IntoBytes + zerocopy::Immutable>(id: u32, values: &[T]) -> Chunk {
    let bytes = values.as_bytes().chunks_exact(4);
    let words = bytes.map(|b| u32::from_le_bytes(b.try_into().unwrap())).collect();
    (id, words)
}

fn cs(c: &Client, ctx_id: u32, list: u32, chunks: &[Chunk]) -> Result<u64, Errno> {
    let heads: Vec<drm::CsChunk> = chunks
        .iter()
        .map(|(chunk_id, words)| drm::CsChunk {
            chunk_id: *chunk_id,
            length_dw: words.len() as u32,
            chunk_data: words.as_ptr() as u64,
        })
        .collect();
    let pointers: Vec<u64> = heads.iter().map(|head| std::ptr::from_ref(head) as u64).collect();
    let mut args = drm::Cs::default();
    args.set_input(drm::CsIn {
        ctx_id,
        bo_list_handle: list,
        num_chunks: chunks.len() as u32,
        flags: 0,
        chunks: pointers.as_ptr() as u64,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_CS, &mut args)
        .map(|()| args.output().handle)
}

fn fence(ctx_id: u32, ip_type: u32, seq_no: u64) -> drm::Fence {
    drm::Fence {
        ctx_id,
        ip_type,
        ip_instance: 0,
        ring: 0,
        seq_no,
    }
}

/// Waits for a submission; whether it is still busy.
fn wait(c: &Client, f: drm::Fence, timeout: u64) -> Result<u64, Errno> {
    let mut args = drm::WaitCs::default();
    args.set_input(drm::WaitCsIn {
        handle: f.seq_no,
        timeout,
        ip_type: f.ip_type,
        ip_instance: f.ip_instance,
        ring: f.ring,
        ctx_id: f.ctx_id,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_WAIT_CS, &mut args)
        .map(|()| args.output().status)
}

fn wait_fences(c: &Client, fences: &[drm::Fence], all: u32, timeout_ns: u64) -> Result<(u32, u32), Errno> {
    let mut args = drm::WaitFences::default();
    args.set_input(drm::WaitFencesIn {
        fences: fences.as_ptr() as u64,
        fence_count: fences.len() as u32,
        wait_all: all,
        timeout_ns,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_WAIT_FENCES, &mut args).map(|()| {
        let out = args.output();
        (out.status, out.first_signaled)
    })
}

fn ctx(c: &Client, op: u32, ctx_id: u32) -> Result<drm::Ctx, Errno> {
    let mut args = drm::Ctx::default();
    args.set_input(drm::CtxIn {
        op,
        flags: 0,
        ctx_id,
        priority: 0,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_CTX, &mut args).map(|()| args)
}

fn new_ctx(c: &Client) -> u32 {
    let args = ctx(c, drm::AMDGPU_CTX_OP_ALLOC_CTX, 0).unwrap();
    args.data[0] as u32
}

fn gem(c: &Client, bo_size: u64) -> u32 {
    let mut args = drm::GemCreate::default();
    args.set_input(drm::GemCreateIn {
        bo_size,
        alignment: 0,
        domains: drm::AMDGPU_GEM_DOMAIN_GTT,
        domain_flags: 0,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_GEM_CREATE, &mut args).unwrap();
    args.data[0] as u32
}

fn syncobj(c: &Client) -> u32 {
    let mut args = drm::SyncobjCreate::default();
    c.drm(drm::DRM_IOCTL_SYNCOBJ_CREATE, &mut args).unwrap();
    args.handle
}

fn sync_wait(c: &Client, handle: u32, point: u64, flags: u32, timeout_nsec: i64) -> Result<(), Errno> {
    let mut args = drm::SyncobjTimelineWait {
        handles: std::ptr::from_ref(&handle) as u64,
        points: std::ptr::from_ref(&point) as u64,
        timeout_nsec,
        count_handles: 1,
        flags,
        ..Default::default()
    };
    c.drm(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT, &mut args)
}

/// The last point that is signalled, and the last that is submitted.
fn query(c: &Client, handle: u32) -> [u64; 2] {
    [0, drm::DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED].map(|flags| {
        let mut point = 99u64;
        let mut args = drm::SyncobjTimelineArray {
            handles: std::ptr::from_ref(&handle) as u64,
            points: std::ptr::from_mut(&mut point) as u64,
            count_handles: 1,
            flags,
        };
        c.drm(drm::DRM_IOCTL_SYNCOBJ_QUERY, &mut args).unwrap();
        point
    })
}

fn packet(opcode: u8, body: &[u32]) -> Vec<u32> {
    let mut words = vec![3 << 30 | (body.len() as u32 - 1) << 16 | u32::from(opcode) << 8];
    words.extend(body);
    words
}

fn sh(register: u32, values: &[u32]) -> Vec<u32> {
    let mut body = vec![register - pm4::PACKET3_SET_SH_REG_START];
    body.extend(values);
    packet(pm4::PACKET3_SET_SH_REG, &body)
}

/// Holds the compute ring until the word is 1.
fn gate(at: u64) -> Vec<u32> {
    let [low, high] = halves(at);
    packet(
        pm4::PACKET3_WAIT_REG_MEM,
        &[1 << 4 | 3, low, high, 1, u32::MAX, 4],
    )
}

fn write(at: u64, value: u32) -> Vec<u32> {
    let [low, high] = halves(at);
    packet(pm4::PACKET3_WRITE_DATA, &[5 << 8, low, high, value])
}

/// SDMA: copies linearly.
fn copy(from: u64, to: u64, bytes: u32) -> Vec<u32> {
    let ([f, g], [t, u]) = (halves(from), halves(to));
    vec![1, bytes - 1, 0, f, g, t, u]
}

impl Bench {
    fn new(m: &Arc<Machine>) -> Self {
        let c = Client::new(m);
        let memory = c.alloc(
            1 << 20,
            GTT | outcrop_abi::kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE,
        );
        Self {
            c,
            memory,
            used: std::cell::Cell::new(0),
        }
    }

    /// Some zeroed bytes: the offset.
    fn bytes(&self, n: u64) -> u64 {
        let at = self.used.get();
        self.used.set(at + n.next_multiple_of(256));
        at
    }

    fn at(&self, offset: u64) -> u64 {
        self.memory.va + offset
    }

    fn put(&self, words: &[u32]) -> u64 {
        let offset = self.bytes(words.len() as u64 * 4);
        for (i, word) in words.iter().enumerate() {
            self.memory.set32(offset + i as u64 * 4, *word);
        }
        self.at(offset)
    }

    /// The chunk of an indirect buffer for the first ring of an engine.
    fn ib(&self, ip_type: u32, words: &[u32]) -> Chunk {
        let ib = drm::CsChunkIb {
            va_start: self.put(words),
            ib_bytes: words.len() as u32 * 4,
            ip_type,
            ..Default::default()
        };
        chunk(drm::AMDGPU_CHUNK_ID_IB, &[ib])
    }

    fn done(&self, f: drm::Fence) {
        assert_eq!(wait(&self.c, f, u64::MAX), Ok(0), "{:?}", self.c.machine.faults());
    }
}

fn depends(ctx_id: u32, ip_type: u32, handle: u64) -> Chunk {
    let dep = drm::CsChunkDep {
        ip_type,
        ip_instance: 0,
        ring: 0,
        ctx_id,
        handle,
    };
    chunk(drm::AMDGPU_CHUNK_ID_DEPENDENCIES, &[dep])
}

fn each(test: impl Fn(&Bench)) {
    for threads in [0, 2] {
        test(&Bench::new(&machine(threads)));
    }
}

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
        b.memory.set(open, 0);
        b.done(fence(id, COMPUTE, 1));
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
