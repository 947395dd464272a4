//! Accesses that are refused, of one lane among others that may access theirs, or after others that could. The words are
//! what llvm-mc 19 makes of the text beside them.
#![allow(
    unsafe_code,
    clippy::undocumented_unsafe_blocks,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails where it stands; device memory is host memory, never freed"
)]

mod support;

use outcrop_gpu::shader::{FaultCause, HostLevel, ShaderFault};
use outcrop_gpu::vm::{Access, FaultKind};
use outcrop_isa::Target;
use support::{Gpu, SHARED_BASE};

type Row = [u32; 64];

/// The rows of v1, which nothing uses, v2 and v3 with addresses, and v4 and v5.
fn rows(address: impl Fn(u64) -> u64) -> [Row; 5] {
    let part = |shift: u32| core::array::from_fn(|lane| (address(lane as u64) >> shift) as u32);
    [[0; 64], part(0), part(32), [7; 64], [9; 64]]
}

fn refused(gpu: &Gpu, rows: &[Row; 5], body: &[u32]) -> ShaderFault {
    gpu.rows(rows, body, &[10]).unwrap_err()
}

/// A translation that reads have found is none for writes.
#[test]
fn what_has_been_read_may_still_not_be_written() {
    const VA: u64 = 0x10_0000_0000;
    let store = [
        0xdc70_8000,
        0x007f_0a02, // global_store_dword v[2:3], v10, off
    ];
    let atomic = [
        0xdd08_8000,
        0x007f_0a02, // global_atomic_add v[2:3], v10, off
    ];
    for write in [store, atomic] {
        // Addresses that go on from lane to lane, that are one, and others.
        let shapes: [fn(u64) -> u64; 3] = [|i| 4 * i, |_| 0, |i| 4 * (i ^ 5)];
        for shape in shapes {
            let gpu = Gpu::new();
            let host = support::pages(4096);
            unsafe { gpu.vm.map(VA, 4096, host, Access::READ) }.unwrap();
            let load = [
                0xdc50_8000,
                0x0a7f_0002, // global_load_dword v10, v[2:3], off
                0xbf8c_0f70, // s_waitcnt vmcnt(0)
            ];
            let fault = refused(&gpu, &rows(|i| VA + shape(i)), &[&load[..], &write].concat());
            let FaultCause::Memory(memory) = fault.cause else {
                panic!("{fault}")
            };
            assert_eq!(
                (memory.kind, memory.address),
                (FaultKind::ReadOnly, VA + shape(0)),
                "{fault}"
            );
        }
    }
}

/// A flat address in the LDS aperture has to be one of the workgroup's LDS, with all its bytes.
#[test]
fn flat_addresses_end_with_the_lds() {
    let load = [
        0xdc50_0000,
        0x0a00_0002, // flat_load_dword v10, v[2:3]
    ];
    let store = [
        0xdc70_0000,
        0x0000_0402, // flat_store_dword v[2:3], v4
    ];
    let atomic = [
        0xdd08_0000,
        0x0000_0402, // flat_atomic_add v[2:3], v4
    ];
    let mut gpu = Gpu::new();
    gpu.lds = 1024;
    for body in [load, store, atomic] {
        let last = rows(|i| SHARED_BASE + if i == 37 { 1020 } else { 4 * i });
        gpu.rows(&last, &body, &[10]).unwrap();
        let beyond = rows(|i| SHARED_BASE + if i == 37 { 1024 } else { 4 * i });
        let fault = refused(&gpu, &beyond, &body);
        let address = SHARED_BASE + 1024;
        assert_eq!(
            (fault.cause, fault.lane),
            (FaultCause::Aperture { address }, Some(37))
        );
    }
    // The first bytes are there, the last are not.
    for body in [load, store] {
        let fault = refused(
            &gpu,
            &rows(|i| SHARED_BASE + if i == 37 { 1021 } else { 4 * i }),
            &body,
        );
        let address = SHARED_BASE + 1021;
        assert_eq!(
            (fault.cause, fault.lane),
            (FaultCause::Aperture { address }, Some(37))
        );
    }
}

/// Words that atomics change are aligned, wherever they are.
#[test]
fn atomics_are_aligned() {
    let in_lds: [(&[u32], u8); 4] = [
        (&[0xd800_0000, 0x0000_0402], 4), // ds_add_u32 v2, v4
        (&[0xd880_0000, 0x0000_0402], 8), // ds_add_u64 v2, v[4:5]
        (&[0xd85c_0100, 0x0a04_0402], 4), // ds_wrxchg2_rtn_b32 v[10:11], v2, v4, v4 offset1:1
        (&[0xd8dc_0100, 0x0a04_0402], 8), // ds_wrxchg2_rtn_b64 v[10:13], v2, v[4:5], v[4:5] offset1:1
    ];
    let in_memory: [(&[u32], u8); 2] = [
        (&[0xdd08_8000, 0x007f_0402], 4), // global_atomic_add v[2:3], v4, off
        (&[0xdd88_8000, 0x007f_0402], 8), // global_atomic_add_x2 v[2:3], v[4:5], off
    ];
    let mut gpu = Gpu::new();
    gpu.lds = 1024;
    let memory = gpu.zeroed::<u64>(64);
    let buffer = [
        0xbea4_00ff,
        memory as u32, // s_mov_b32 s36, memory
        0xbea5_00ff,
        (memory >> 32) as u32, // s_mov_b32 s37, memory >> 32
        0xbea6_00ff,
        0x0000_0400, // s_mov_b32 s38, 0x400
        0xbea7_00ff,
        0x0002_0000, // s_mov_b32 s39, 0x20000
        0xe108_1000,
        0x8009_0402, // buffer_atomic_add v4, v2, s[36:39], 0 offen
    ];
    // What the lanes' addresses count from, and where that is.
    let check = |base: u64, place: u64, body: &[u32], size: u8| {
        let step = u64::from(size);
        gpu.rows(&rows(|i| base + step * i), body, &[4]).unwrap();
        for wrong in 1..step {
            let lanes = rows(|i| base + step * i + if i == 21 { wrong } else { 0 });
            let fault = refused(&gpu, &lanes, body);
            let address = place + step * 21 + wrong;
            assert_eq!(
                (fault.cause, fault.lane),
                (FaultCause::Misaligned { address, size }, Some(21))
            );
        }
    };
    for (body, size) in in_lds {
        check(0, 0, body, size);
    }
    for (body, size) in in_memory {
        check(memory, memory, body, size);
    }
    check(0, memory, &buffer, 4);
}

/// gfx1201 counts a buffer's stride in one, four, eight or 32 bytes; `s_buffer_load` knows the buffer's end from it.
#[test]
fn scalar_loads_know_the_scale_of_a_stride() {
    let input: Row = core::array::from_fn(|lane| 100 + lane as u32);
    for (code, bytes) in [(0u32, 8), (1, 32), (2, 64), (3, 256)] {
        for last in [bytes - 4, bytes] {
            let body = [
                0xbea4_0004, // s_mov_b32 s36, s4
                0x8c25_ff05,
                0x0008_0000, // s_or_b32 s37, s5, 0x80000: a stride of 8
                0xbea6_0081, // s_mov_b32 s38, 1
                0xbea7_00ff,
                code << 18, // s_mov_b32 s39, code << 18
                0xf402_0a12,
                0xf800_0000 | last, // s_buffer_load_b32 s40, s[36:39], last
                0xbfc7_0000,        // s_wait_kmcnt 0x0
                0x7e14_0228,        // v_mov_b32_e32 v10, s40
            ];
            let gpu = Gpu::of(Target::Gfx1201, HostLevel::detect());
            let rows = gpu.rows(&[input, input], &body, &[10]).unwrap();
            let want = if last < bytes { 100 + last / 4 } else { 0 };
            assert_eq!(rows[0][0], want, "scale {code}, byte {last}");
        }
    }
}
