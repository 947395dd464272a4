//! A client that submits, and the packets that it submits.

use std::sync::Arc;

use outcrop_abi::{drm, pm4};
use outcrop_platform::Errno;
use outcrop_soft::Machine;
use zerocopy::IntoBytes;

use crate::client::*;

pub const COMPUTE: u32 = drm::AMDGPU_HW_IP_COMPUTE;
pub const DMA: u32 = drm::AMDGPU_HW_IP_DMA;
/// Adds 1 to the word of each work-item: `s[0:1]` + 256 · x of the workgroup + 4 · v0.
pub const COUNT: &[u32] = &[
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
pub struct Bench {
    pub c: Client,
    pub memory: Buffer,
    used: std::cell::Cell<u64>,
}

/// A chunk: its id and its words.
pub type Chunk = (u32, Vec<u32>);

pub fn chunk<T: IntoBytes + zerocopy::Immutable>(id: u32, values: &[T]) -> Chunk {
    let bytes = values.as_bytes().chunks_exact(4);
    let words = bytes.map(|b| u32::from_le_bytes(b.try_into().unwrap())).collect();
    (id, words)
}

pub fn cs(c: &Client, ctx_id: u32, list: u32, chunks: &[Chunk]) -> Result<u64, Errno> {
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

pub fn fence(ctx_id: u32, ip_type: u32, seq_no: u64) -> drm::Fence {
    drm::Fence {
        ctx_id,
        ip_type,
        ip_instance: 0,
        ring: 0,
        seq_no,
    }
}

/// Waits for a submission; whether it is still busy.
pub fn wait(c: &Client, f: drm::Fence, timeout: u64) -> Result<u64, Errno> {
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

pub fn wait_fences(
    c: &Client,
    fences: &[drm::Fence],
    all: u32,
    timeout_ns: u64,
) -> Result<(u32, u32), Errno> {
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

pub fn ctx(c: &Client, op: u32, ctx_id: u32) -> Result<drm::Ctx, Errno> {
    let mut args = drm::Ctx::default();
    args.set_input(drm::CtxIn {
        op,
        flags: 0,
        ctx_id,
        priority: 0,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_CTX, &mut args).map(|()| args)
}

pub fn new_ctx(c: &Client) -> u32 {
    let args = ctx(c, drm::AMDGPU_CTX_OP_ALLOC_CTX, 0).unwrap();
    args.data[0] as u32
}

pub fn gem(c: &Client, bo_size: u64) -> u32 {
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

pub fn syncobj(c: &Client) -> u32 {
    let mut args = drm::SyncobjCreate::default();
    c.drm(drm::DRM_IOCTL_SYNCOBJ_CREATE, &mut args).unwrap();
    args.handle
}

pub fn sync_wait(c: &Client, handle: u32, point: u64, flags: u32, timeout_nsec: i64) -> Result<(), Errno> {
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
pub fn query(c: &Client, handle: u32) -> [u64; 2] {
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

pub fn packet(opcode: u8, body: &[u32]) -> Vec<u32> {
    let mut words = vec![3 << 30 | (body.len() as u32 - 1) << 16 | u32::from(opcode) << 8];
    words.extend(body);
    words
}

pub fn sh(register: u32, values: &[u32]) -> Vec<u32> {
    let mut body = vec![register - pm4::PACKET3_SET_SH_REG_START];
    body.extend(values);
    packet(pm4::PACKET3_SET_SH_REG, &body)
}

/// Holds the compute ring until the word is 1.
pub fn gate(at: u64) -> Vec<u32> {
    let [low, high] = halves(at);
    packet(
        pm4::PACKET3_WAIT_REG_MEM,
        &[1 << 4 | 3, low, high, 1, u32::MAX, 4],
    )
}

pub fn write(at: u64, value: u32) -> Vec<u32> {
    let [low, high] = halves(at);
    packet(pm4::PACKET3_WRITE_DATA, &[5 << 8, low, high, value])
}

/// SDMA: copies linearly.
pub fn copy(from: u64, to: u64, bytes: u32) -> Vec<u32> {
    let ([f, g], [t, u]) = (halves(from), halves(to));
    vec![1, bytes - 1, 0, f, g, t, u]
}

impl Bench {
    pub fn new(m: &Arc<Machine>) -> Self {
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
    pub fn bytes(&self, n: u64) -> u64 {
        let at = self.used.get();
        self.used.set(at + n.next_multiple_of(256));
        at
    }

    pub fn at(&self, offset: u64) -> u64 {
        self.memory.va + offset
    }

    pub fn put(&self, words: &[u32]) -> u64 {
        let offset = self.bytes(words.len() as u64 * 4);
        for (i, word) in words.iter().enumerate() {
            self.memory.set32(offset + i as u64 * 4, *word);
        }
        self.at(offset)
    }

    /// The chunk of an indirect buffer for the first ring of an engine.
    pub fn ib(&self, ip_type: u32, words: &[u32]) -> Chunk {
        let ib = drm::CsChunkIb {
            va_start: self.put(words),
            ib_bytes: words.len() as u32 * 4,
            ip_type,
            ..Default::default()
        };
        chunk(drm::AMDGPU_CHUNK_ID_IB, &[ib])
    }

    pub fn done(&self, f: drm::Fence) {
        let end = self.c.now() + 60_000_000_000;
        assert_eq!(wait(&self.c, f, end), Ok(0), "{:?}", self.c.machine.faults());
    }
}

pub fn depends(ctx_id: u32, ip_type: u32, handle: u64) -> Chunk {
    let dep = drm::CsChunkDep {
        ip_type,
        ip_instance: 0,
        ring: 0,
        ctx_id,
        handle,
    };
    chunk(drm::AMDGPU_CHUNK_ID_DEPENDENCIES, &[dep])
}

pub fn each(test: impl Fn(&Bench)) {
    for threads in [0, 2] {
        test(&Bench::new(&machine(threads)));
    }
}
