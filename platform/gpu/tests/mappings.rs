//! Accesses that go from one mapping into another.
#![allow(
    unsafe_code,
    clippy::undocumented_unsafe_blocks,
    clippy::unwrap_used,
    missing_docs,
    reason = "a test"
)]

mod support;

use outcrop_gpu::shader::FaultCause;
use outcrop_gpu::vm::Access;
use support::Gpu;

const VA: u64 = 0x7100_0000_0000;
const PAGE: u64 = 4096;

/// global_load_dwordx4 v[8:11], v[2:3], off; s_waitcnt vmcnt(0); global_store_dwordx3 v[4:5], v[8:10], off;
/// global_load_ushort v12, v[2:3], off
const BODY: [u32; 7] = [
    0xdc5c_8000,
    0x087f_0002,
    0xbf8c_0f70,
    0xdc78_8000,
    0x007f_0804,
    0xdc48_8000,
    0x0c7f_0002,
];

/// A GPU with two pages next to each other, which are not in the host's memory, and what is in them.
fn gpu() -> (Gpu, Vec<u8>) {
    let gpu = Gpu::new();
    let bytes: Vec<u8> = (0..2 * PAGE).map(|i| ((i * 167) >> 3) as u8).collect();
    let (low, high) = bytes.split_at(PAGE as usize);
    let (second, first) = (gpu.buffer(high), gpu.buffer(low));
    for (va, host) in [(VA, first), (VA + PAGE, second)] {
        unsafe {
            gpu.vm
                .map(va, PAGE, host as *mut u8, Access::READ | Access::WRITE)
        }
        .unwrap();
    }
    (gpu, bytes)
}

fn addresses(start: impl Fn(u64) -> u64) -> [[u32; 64]; 2] {
    [0, 32].map(|shift| core::array::from_fn(|lane| (start(lane as u64) >> shift) as u32))
}

#[test]
fn lanes_cross_from_one_mapping_into_the_next() {
    let (gpu, bytes) = gpu();
    let from = |lane: u64| VA + PAGE - 48 + lane;
    let to = |lane: u64| VA + PAGE - 24 * 13 + 13 * lane;
    let ([f0, f1], [t0, t1]) = (addresses(from), addresses(to));
    let out = gpu
        .rows(&[[0; 64], f0, f1, t0, t1], &BODY, &[8, 9, 10, 11, 12])
        .unwrap();
    let mut after = bytes.clone();
    for lane in 0..64 {
        let at = (from(lane) - VA) as usize;
        for (i, row) in out.iter().enumerate().take(4) {
            let want = u32::from_le_bytes(bytes[at + 4 * i..][..4].try_into().unwrap());
            assert_eq!(row[lane as usize], want, "lane {lane} dword {i}");
        }
        let to = (to(lane) - VA) as usize;
        after[to..to + 12].copy_from_slice(&bytes[at..at + 12]);
    }
    let mut now = vec![0; 2 * PAGE as usize];
    for (page, now) in now.chunks_mut(PAGE as usize).enumerate() {
        gpu.vm.read(VA + PAGE * page as u64, now).unwrap();
    }
    assert_eq!(now, after);
}

#[test]
fn an_access_that_leaves_the_last_mapping_does_nothing() {
    let (gpu, bytes) = gpu();
    let from = |lane: u64| VA + 2 * PAGE - 79 + lane + u64::from(lane == 40) * 31;
    let to = |lane: u64| VA + PAGE + 16 * lane;
    let ([f0, f1], [t0, t1]) = (addresses(from), addresses(to));
    let fault = gpu.rows(&[[0; 64], f0, f1, t0, t1], &BODY, &[8]).unwrap_err();
    let FaultCause::Memory(memory) = fault.cause else {
        panic!("{fault}")
    };
    assert_eq!((memory.address, fault.lane), (VA + 2 * PAGE, Some(40)));
    let mut now = vec![0; PAGE as usize];
    gpu.vm.read(VA + PAGE, &mut now).unwrap();
    assert_eq!(now, bytes[PAGE as usize..]);
}
