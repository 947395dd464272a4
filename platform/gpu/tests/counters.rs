//! What counters say of kernels whose every instruction and access is counted by hand. The words are what llvm-mc 19
//! makes of the text beside them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use std::sync::{Arc, Mutex};

use outcrop_gpu::shader::observe::{Class, Counters, Observer, Report, Traffic, Wants};
use outcrop_gpu::shader::{CodeCache, HostLevel};
use outcrop_isa::Target;
use support::{Args, Gpu, PRIVATE_BASE};

#[derive(Default)]
struct Last(Mutex<Option<Counters>>);

impl Observer for Last {
    fn wants(&self) -> Wants {
        Wants::COUNTERS
    }
    fn ended(&self, report: &Report) {
        *self.0.lock().unwrap() = report.counters;
    }
}

/// What a kernel of one workgroup did.
fn counted(target: Target, code: &[u32], items: u16) -> Counters {
    let last = Arc::new(Last::default());
    let mut gpu = Gpu::of(target, HostLevel::detect());
    let cache = CodeCache::with_level(target, HostLevel::detect());
    gpu.code = Arc::new(cache.observed(Some(last.clone())));
    let args = Args::new()
        .plain()
        .arg(gpu.zeroed::<u64>(1024))
        .arg(PRIVATE_BASE >> 32)
        .lds(0x4000)
        .private(64);
    gpu.run(gpu.assemble(code), [items.into(), 1, 1], [items, 1, 1], &args)
        .unwrap();
    let counters = last.0.lock().unwrap().take();
    counters.expect("the kernel has ended")
}

/// Two waves, the second of which has half of its lanes.
#[test]
fn a_kernel_is_counted() {
    let code = [
        0xc00a_0100,
        0x0000_0000, // s_load_dwordx4 s[4:7], s[0:1], 0x0
        0x2402_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        // A dword of each bank for 32 lanes: no conflict.
        0xd81a_0000,
        0x0000_0001, // ds_write_b32 v1, v0
        // 32 dwords of one bank for 32 lanes: 31 conflicts, three times.
        0x2404_0087, // v_lshlrev_b32_e32 v2, 7, v0
        0xd81a_0000,
        0x0000_0002, // ds_write_b32 v2, v0
        // Two dwords a lane: 16 lanes have all banks.
        0x2406_0083, // v_lshlrev_b32_e32 v3, 3, v0
        0xd8ec_0000,
        0x0400_0003, // ds_read_b64 v[4:5], v3
        // All lanes the same dword.
        0x7e0c_0280, // v_mov_b32_e32 v6, 0
        0xd86c_0000,
        0x0700_0006, // ds_read_b32 v7, v6
        // Beyond the LDS: no access.
        0x7e10_02ff,
        0x0001_0000, // v_mov_b32_e32 v8, 0x10000
        0xd81a_0000,
        0x0000_0008, // ds_write_b32 v8, v0
        0xd800_0000,
        0x0000_0001, // ds_add_u32 v1, v0
        0xd840_0000,
        0x0700_0006, // ds_add_rtn_u32 v7, v6, v0
        0xdc78_8000,
        0x0004_0006, // global_store_dwordx3 v6, v[0:2], s[4:5]
        0xdc40_8000,
        0x0704_0006, // global_load_ubyte v7, v6, s[4:5]
        0xdd08_8000,
        0x0004_0006, // global_atomic_add v6, v0, s[4:5]
        0xdd89_8000,
        0x0404_0406, // global_atomic_add_x2 v[4:5], v6, v[4:5], s[4:5] sc0
        // The two dwords of a lane of scratch memory are apart, and one atomic.
        0x7e12_0206, // v_mov_b32_e32 v9, s6
        0x7e14_0280, // v_mov_b32_e32 v10, 0
        0x7e10_0280, // v_mov_b32_e32 v8, 0
        0xdd88_0000,
        0x0000_0a08, // flat_atomic_add_x2 v[8:9], v[10:11]
        0xdc74_6000,
        0x007f_0006, // scratch_store_dwordx2 v6, v[0:1], off
        0xbf8c_0070, // s_waitcnt vmcnt(0) lgkmcnt(0)
        0xbf8a_0000, // s_barrier
        0xd3c2_0010,
        0x0202_0100, // v_mfma_f32_4x4x1_16b_f32 v[16:19], v0, v0, 0
        // All lanes that the waves began with, then two of them.
        0xbf88_0000, // s_cbranch_execz 0
        0xbefe_0183, // s_mov_b64 exec, 3
        0xbf88_0000, // s_cbranch_execz 0
        0xbf82_0000, // s_branch 0
        0x7e0e_0280, // v_mov_b32_e32 v7, 0
        0xdc50_8000,
        0x0704_0006, // global_load_dword v7, v6, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    let (waves, items) = (2, 96);
    let c = counted(Target::Gfx942, &code, 96);
    assert_eq!((c.workgroups, c.waves, c.items), (1, waves, items));
    let instructions = [
        (Class::Scalar, 2),
        (Class::Branch, 3),
        (Class::ScalarMemory, 1),
        (Class::Vector, 9),
        (Class::Matrix, 1),
        (Class::VectorMemory, 6),
        (Class::Scratch, 1),
        (Class::Lds, 7),
        (Class::Wait, 2),
        (Class::Barrier, 1),
    ];
    for (class, n) in instructions {
        assert_eq!(c.of(class), waves * n, "{class:?}");
    }
    assert_eq!(c.total(), waves * 33);
    // Of the 23 instructions with lanes two have two lanes on.
    assert_eq!(c.active_lanes, items * 21 + waves * 2 * 2);
    assert_eq!(c.lanes, waves * 23 * 64);
    assert_eq!(c.divergent_branches, waves);
    assert_eq!(c.atomics, items * 5);
    let traffic = |read, written| Traffic { read, written };
    assert_eq!(c.scalar, traffic(waves * 16, 0));
    let (store, byte, add, add_x2, dword) = (12, 1, 4, 8, 4);
    assert_eq!(
        c.global,
        traffic(
            items * (byte + add_x2) + waves * 2 * dword,
            items * (store + add + add_x2)
        )
    );
    assert_eq!(c.lds, traffic(items * (8 + 4 + 4), items * (4 + 4 + 4 + 4)));
    assert_eq!(c.scratch, traffic(0, items * (8 + 8)));
    assert_eq!(c.bank_conflicts, 3 * 31);
    let mut sum = Counters::default();
    sum += c;
    assert_eq!(sum, c);
    sum += c;
    assert_eq!((sum.total(), sum.global.read), (2 * c.total(), 2 * c.global.read));
}

/// A wave of 32 cannot have 64 lanes on.
#[test]
fn lanes_are_those_of_the_wave() {
    let code = [
        0x7e0e_0280, // v_mov_b32_e32 v7, 0
        0xbfb0_0000, // s_endpgm
    ];
    let c = counted(Target::Gfx1100, &code, 32);
    assert_eq!((c.active_lanes, c.lanes, c.total()), (32, 32, 2));
}
