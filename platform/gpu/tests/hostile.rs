//! Code that means harm, or is only broken: it ends with a fault that says where, the memory beside what it was given
//! stays as it is, and the process lives.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unsafe_code,
    clippy::undocumented_unsafe_blocks,
    reason = "a test fails where it stands; device memory is host memory, never freed"
)]

mod support;

use core::time::Duration;
use std::time::Instant;

use outcrop_gpu::shader::{FaultCause, Grid, GridState, HostLevel, LaunchError, ShaderFault, Worker};
use outcrop_gpu::vm::{Access, FaultKind};
use outcrop_isa::{Generation, Target};
use support::{Args, Gpu};

/// Threads beside the test's own.
const THREADS: [usize; 4] = [0, 1, 2, 4];

const END: u32 = 0xbf81_0000;
/// `s_load_dwordx4 s[4:7], s[0:1], 0x0`, `s_waitcnt lgkmcnt(0)`, `v_lshlrev_b32 v0, 2, v0`.
const ARGUMENTS: [u32; 4] = [0xc00a_0100, 0, 0xbf8c_c07f, 0x2400_0082];

/// Instructions after which the test's code begins: see [`Gpu::assemble`].
fn pc(kernel: u64, words: usize) -> u64 {
    kernel + 4096 + 4 * words as u64
}

/// Runs a kernel until it ends; the time limit is over after some milliseconds.
fn end_of(grid: &Grid) -> Result<(), ShaderFault> {
    let (start, mut worker) = (Instant::now(), Worker::new());
    loop {
        if start.elapsed() > Duration::from_millis(20) {
            grid.expire(20);
        }
        match grid.run(&mut worker, 1 << 14) {
            GridState::Running { .. } => {}
            GridState::Done => return Ok(()),
            GridState::Faulted(fault) => return Err(fault),
            GridState::Cancelled => panic!("cancelled"),
        }
        assert!(start.elapsed() < Duration::from_secs(120), "it goes on");
    }
}

/// Runs a kernel on this thread and others; all see the same end.
fn run(gpu: &Gpu, threads: usize, kernel: u64, grid: [u32; 3], args: &Args) -> Result<(), ShaderFault> {
    let grid = Grid::new(gpu.launch(kernel, grid, [64, 1, 1], args)).unwrap();
    std::thread::scope(|s| {
        let others: Vec<_> = (0..threads).map(|_| s.spawn(|| end_of(&grid))).collect();
        let end = end_of(&grid);
        for other in others {
            assert_eq!(other.join().unwrap(), end);
        }
        end
    })
}

/// Runs code with every number of threads and gives each end and the kernel to `check`.
fn everywhere(code: &[u32], args: &Args, check: impl Fn(u64, Result<(), ShaderFault>)) {
    for threads in THREADS {
        let gpu = Gpu::new();
        let kernel = gpu.assemble(code);
        check(kernel, run(&gpu, threads, kernel, [256, 1, 1], args));
        // What is left of it disturbs nobody.
        let kernel = gpu.assemble(&[END]);
        run(&gpu, threads, kernel, [256, 1, 1], args).unwrap();
    }
}

#[track_caller]
fn stopped_at(end: Result<(), ShaderFault>, pc: u64) -> FaultCause {
    let fault = end.unwrap_err();
    assert_eq!(fault.pc, pc, "{fault}");
    assert!(fault.to_string().contains(&format!("{pc:#x}")), "{fault}");
    fault.cause
}

/// Memory of the process with a window for the GPU in its middle, at a device address that is none of the process's.
struct Window {
    host: *mut u8,
    va: u64,
}

impl Window {
    const BYTES: usize = 4096;
    const VA: u64 = 0x10_0000_0000;

    fn new(gpu: &Gpu) -> Self {
        let all = support::pages(3 * Self::BYTES);
        unsafe { all.write_bytes(0xa5, 3 * Self::BYTES) };
        let host = all.wrapping_add(Self::BYTES);
        let access = Access::READ | Access::WRITE;
        unsafe { gpu.vm.map(Self::VA, Self::BYTES as u64, host, access) }.unwrap();
        Self { host, va: Self::VA }
    }

    fn untouched(&self) {
        for part in [
            self.host.wrapping_sub(Self::BYTES),
            self.host.wrapping_add(Self::BYTES),
        ] {
            let bytes = unsafe { core::slice::from_raw_parts(part, Self::BYTES) };
            let touched = bytes.iter().position(|byte| *byte != 0xa5);
            assert_eq!(touched, None, "{:p}, beside the window at {:p}", part, self.host);
        }
    }
}

#[test]
fn loops_without_end() {
    // s_branch to itself
    everywhere(&[0xbf82_ffff], &Args::new(), |kernel, end| {
        assert_eq!(
            stopped_at(end, pc(kernel, 0)),
            FaultCause::TimeLimit { milliseconds: 20 }
        );
    });
}

#[test]
fn sleeps_without_end() {
    // s_sleep 1; s_branch back
    everywhere(&[0xbf8e_0001, 0xbf82_fffe], &Args::new(), |kernel, end| {
        assert_eq!(
            stopped_at(end, pc(kernel, 1)),
            FaultCause::TimeLimit { milliseconds: 20 }
        );
    });
}

/// Sleeping is not standing still: a loop of many sleeps comes to its end.
#[test]
fn sleeps_end() {
    // s_movk_i32 s8, 0x7fff; s_sleep 1; s_sub_u32 s8, s8, 1; s_cbranch_scc0 back
    let code = [0xb008_7fff, 0xbf8e_0001, 0x8088_8108, 0xbf84_fffd, END];
    let gpu = Gpu::new();
    let kernel = gpu.assemble(&code);
    assert_eq!(gpu.run(kernel, [64, 1, 1], [64, 1, 1], &Args::new()), Ok(()));
}

#[test]
fn jumps_to_no_code() {
    // s_setpc_b64 s[4:5]
    let mut code = ARGUMENTS.to_vec();
    code.extend([0xbe80_1d04, END]);
    for target in [0u64, 4, 0x1234_5678_9000, u64::MAX, 1 << 63, 0xffff_ffff_fffc] {
        everywhere(&code, &Args::new().arg(target).arg(0u64), |_, end| {
            let target = target & !3;
            let FaultCause::Memory(fault) = stopped_at(end, target) else {
                panic!("{end:?}");
            };
            assert_eq!((fault.address, fault.access), (target, Access::EXEC));
        });
    }
}

/// Code that is data to the GPU: it may be read, and not executed.
#[test]
fn jumps_to_data() {
    let mut code = ARGUMENTS.to_vec();
    code.extend([0xbe80_1d04, END]);
    for threads in THREADS {
        let gpu = Gpu::new();
        let data = gpu.buffer(&[END; 1024]);
        let kernel = gpu.assemble(&code);
        let end = run(
            &gpu,
            threads,
            kernel,
            [256, 1, 1],
            &Args::new().arg(data).arg(0u64),
        );
        match stopped_at(end, data) {
            FaultCause::Memory(fault) => assert_eq!(fault.kind, FaultKind::NoExecute),
            cause => panic!("{cause}"),
        }
    }
}

/// Each jump lands four bytes further in a long row of instructions: code without end, if all of it were kept.
#[test]
fn jumps_into_ever_more_code() {
    // s_getpc_b64 s[8:9]; s_add_u32 s8, s8, s10; s_addc_u32 s9, s9, 0; s_add_u32 s10, s10, 4; s_setpc_b64 s[8:9]: the
    // program counter is behind the first of them, and s10 begins with the bytes of the others.
    let head = [
        0xb00a_0014,
        0xbe88_1c00,
        0x8008_0a08,
        0x8209_8009,
        0x800a_840a,
        0xbe80_1d08,
    ];
    let mut code = head.to_vec();
    code.extend([0xbf80_0000; 30_000]);
    // s_branch to the second of the head's
    code.push(0xbf82_0000 | (-(code.len() as i32) & 0xffff) as u32);
    let gpu = Gpu::new();
    let kernel = gpu.assemble(&code);
    let grid = Grid::new(gpu.launch(kernel, [64, 1, 1], [64, 1, 1], &Args::new())).unwrap();
    let end = support::finish(&grid).unwrap_err();
    assert!(matches!(end.cause, FaultCause::TooMuchCode { .. }), "{end}");
    assert!(end.pc > pc(kernel, head.len()), "{end}");
}

/// The store does what it does; the wave goes on with the old or the new instruction, and the next launch takes the new one.
#[test]
fn stores_to_its_own_code() {
    for threads in THREADS {
        let gpu = Gpu::new();
        let out = gpu.zeroed::<u32>(64);
        let mut code = ARGUMENTS.to_vec();
        // v_mov_b32 v1, 7; global_store_dword v0, v1, s[4:5]
        code.extend([0x7e02_0287, 0xdc70_8000, 0x0004_0100]);
        // v_mov_b32 v2, 0x7e0202aa (v_mov_b32 v1, 42); v_mov_b32 v3, 0; global_store_dword v3, v2, s[6:7]
        code.extend([
            0x7e04_02ff,
            0x7e02_02aa,
            0x7e06_0280,
            0xdc70_8000,
            0x0006_0203,
            END,
        ]);
        let kernel = gpu.assemble(&code);
        let args = Args::new().plain().arg(out).arg(pc(kernel, 4));
        for want in [7u32, 42] {
            run(&gpu, threads, kernel, [64, 1, 1], &args).unwrap();
            assert_eq!(gpu.read::<u32>(out, 64), [want; 64]);
        }
        // A store of something that is no instruction.
        gpu.patch(kernel, 4096 + 4 * 8, u32::MAX);
        run(&gpu, threads, kernel, [64, 1, 1], &args).unwrap();
        let end = run(&gpu, threads, kernel, [64, 1, 1], &args);
        let cause = stopped_at(end, pc(kernel, 4));
        assert!(matches!(cause, FaultCause::IllegalInstruction { .. }), "{cause}");
    }
}

/// After `s_icache_inv` the wave fetches what is in memory by then, again and again.
#[test]
fn code_that_changes_in_a_loop() {
    for threads in THREADS {
        let gpu = Gpu::new();
        let out = gpu.zeroed::<u32>(64);
        let mut code = ARGUMENTS.to_vec();
        // v_mov_b32 v2, 0x7e020280 (v_mov_b32 v1, 0); v_mov_b32 v3, 0; s_movk_i32 s8, 20
        code.extend([0x7e04_02ff, 0x7e02_0280, 0x7e06_0280, 0xb008_0014]);
        let changed = code.len();
        // v_mov_b32 v1, 7; v_add_u32 v4, v4, v1
        code.extend([0x7e02_0287, 0x6808_0304]);
        // global_store_dword v3, v2, s[6:7]; v_add_u32 v2, 1, v2; s_icache_inv
        code.extend([0xdc70_8000, 0x0006_0203, 0x6804_0481, 0xbf93_0000]);
        // s_sub_u32 s8, s8, 1; s_cmp_lg_u32 s8, 0; s_cbranch_scc1 back
        code.extend([0x8088_8108, 0xbf07_8008, 0xbf85_0000 | (-9i32 & 0xffff) as u32]);
        // global_store_dword v0, v4, s[4:5]
        code.extend([0xdc70_8000, 0x0004_0400, END]);
        let kernel = gpu.assemble(&code);
        let args = Args::new().plain().arg(out).arg(pc(kernel, changed));
        run(&gpu, threads, kernel, [64, 1, 1], &args).unwrap();
        // 7, then 0, 1, 2, …
        let want = 7 + (0..19).sum::<u32>();
        assert_eq!(gpu.read::<u32>(out, 64), [want; 64]);
    }
}

/// What is behind the workgroup's share of LDS reads 0, and stores to it do nothing; the next workgroup finds nothing either.
#[test]
fn indices_beyond_lds() {
    let gpu = Gpu::new();
    for index in [u32::MAX, u32::MAX - 3, u32::MAX - 15, 1 << 31, 65536, 4096, 1024] {
        let out = gpu.zeroed::<[u32; 64]>(4);
        let mut code = ARGUMENTS.to_vec();
        // v_mov_b32 v1, s6; v_mov_b32 v2, -1 … v5, -1
        code.extend([0x7e02_0206, 0x7e04_02c1, 0x7e06_02c1, 0x7e08_02c1, 0x7e0a_02c1]);
        // ds_write_b32 v1, v2; ds_write_b128 v1, v[2:5] offset:65535
        code.extend([0xd81a_0000, 0x201, 0xd9be_ffff, 0x201]);
        if index.is_multiple_of(4) {
            // ds_add_u32 v1, v2
            code.extend([0xd800_0000, 0x201]);
        }
        // ds_read_b32 v6, v1; ds_read2st64_b64 v[8:11], v1 offset0:255 offset1:255; ds_read_b128 v[12:15], v1 offset:65535
        code.extend([
            0xd86c_0000,
            0x0600_0001,
            0xd8f0_ffff,
            0x0800_0001,
            0xd9fe_ffff,
            0x0c00_0001,
        ]);
        // global_store_dword v0, v6 …, s[4:5] with offsets
        for (i, v) in [6u32, 8, 11, 15].into_iter().enumerate() {
            code.extend([0xdc70_8000 | (256 * i as u32), 0x0004_0000 | v << 8]);
        }
        code.push(END);
        let kernel = gpu.assemble(&code);
        let args = Args::new().plain().arg(out).arg(u64::from(index)).lds(1024);
        gpu.run(kernel, [64, 1, 1], [64, 1, 1], &args).unwrap();
        assert_eq!(gpu.read::<[u32; 64]>(out, 4), [[0; 64]; 4], "index {index:#x}");
    }
}

/// Loads to LDS go where M0 says.
#[test]
fn loads_beyond_lds() {
    let gpu = Gpu::new();
    let window = Window::new(&gpu);
    let mut code = ARGUMENTS.to_vec();
    // s_mov_b32 m0, -1; global_load_lds_dword v0, s[4:5]; s_movk_i32 m0, 0x400; the same
    code.extend([
        0xbefc_00c1,
        0xdca8_8000,
        0x0004_0000,
        0xb07c_0400,
        0xdca8_8000,
        0x0004_0000,
        END,
    ]);
    let kernel = gpu.assemble(&code);
    let args = Args::new().plain().arg(window.va).arg(0u64).lds(1024);
    gpu.run(kernel, [64, 1, 1], [64, 1, 1], &args).unwrap();
    window.untouched();
}

/// A recursion takes more scratch memory with each call.
#[test]
fn recursion_past_scratch() {
    // s_mov_b32 s8, 0; scratch_store_dword off, v0, s8; s_add_u32 s8, s8, 0x400; s_branch back
    let code = [
        0xbe88_0080,
        0xdc70_4000,
        0x0008_0000,
        0x8008_ff08,
        0x400,
        0xbf82_fffb,
    ];
    everywhere(&code, &Args::new().private(4096), |kernel, end| {
        let cause = stopped_at(end, pc(kernel, 1));
        // Of the machine's 16 KiB a work-item.
        let FaultCause::Aperture { address } = cause else {
            panic!("{cause}");
        };
        assert_eq!(address & 0xffff_ffff, 16384, "{cause}");
    });
}

/// Addresses just beside the window, and such that wrap around to it.
#[test]
fn accesses_beside_a_window() {
    let gpu = Gpu::new();
    let window = Window::new(&gpu);
    let size = Window::BYTES as u64;
    // global_load_dword v2, v0, s[4:5]; global_store_dword v0, v2, s[4:5]: v0 is the lane times four
    for access in [[0xdc50_8000u32, 0x0204_0000], [0xdc70_8000, 0x0004_0200]] {
        let mut code = ARGUMENTS.to_vec();
        code.extend(access);
        code.push(END);
        let kernel = gpu.assemble(&code);
        for (at, fails) in [
            (window.va, None),
            (window.va - 4, Some(window.va - 4)),
            (window.va - 252, Some(window.va - 252)),
            (window.va + size - 256, None),
            (window.va + size - 252, Some(window.va + size)),
            (window.va + size - 4, Some(window.va + size)),
            (u64::MAX - 3, Some(u64::MAX - 3)),
            (window.va + (1 << 57), Some(window.va + (1 << 57))),
        ] {
            let args = Args::new().plain().arg(at).arg(0u64);
            let end = gpu.run(kernel, [64, 1, 1], [64, 1, 1], &args);
            match fails {
                None => assert_eq!(end, Ok(())),
                Some(address) => {
                    let FaultCause::Memory(fault) = stopped_at(end, pc(kernel, 4)) else {
                        panic!("{at:#x}: {end:?}");
                    };
                    assert_eq!(fault.address, address, "{at:#x}");
                }
            }
            window.untouched();
        }
    }
}

/// A wave's scratch memory as code describes it, at an address that no dword can have, and near the end of what is mapped.
#[test]
fn misaligned_scratch_beside_a_window() {
    let targets = [Target::Gfx90a, Target::Gfx942, Target::Gfx1030, Target::Gfx1100];
    for (target, level) in targets.into_iter().flat_map(|t| HostLevel::ALL.map(|l| (t, l))) {
        let gpu = Gpu::of(target, level);
        let window = Window::new(&gpu);
        let generation = target.generation();
        let gfx9 = generation == Generation::Gfx9;
        let lanes = u32::from(gpu.wave.lanes());
        // s_load_dwordx4 s[4:7], s[0:1], 0; s_waitcnt; buffer_store_dword v0, off, s[4:7], 0; buffer_load_dwordx4 …
        let load = match generation {
            Generation::Gfx9 => [0xc00a_0100, 0, 0xbf8c_c07f],
            Generation::Gfx10 => [0xf408_0100, 0xfa00_0000, 0xbf8c_c07f],
            _ => [0xf408_0100, 0xf800_0000, 0xbf89_fc07],
        };
        let accesses: [[u32; 2]; 2] = match generation {
            Generation::Gfx11 => [[0xe068_0000, 0x8001_0000], [0xe05c_0000, 0x8001_0800]],
            Generation::Gfx10 => [[0xe070_0000, 0x8001_0000], [0xe038_0000, 0x8001_0800]],
            _ => [[0xe070_0000, 0x8001_0000], [0xe05c_0000, 0x8001_0800]],
        };
        let end = if generation == Generation::Gfx11 {
            0xbfb0_0000
        } else {
            END
        };
        for (access, back) in accesses
            .into_iter()
            .flat_map(|a| (1..1100).map(move |back| (a, back)))
        {
            let base = window.va + Window::BYTES as u64 - back;
            let swizzle = if generation == Generation::Gfx11 {
                1 << 30
            } else {
                1 << 31
            };
            let select = 4 | 5 << 3 | 6 << 6 | 7 << 9;
            let index_stride = if lanes == 64 { 3 } else { 2 };
            let format = match generation {
                _ if gfx9 => 4 << 12 | 4 << 15 | 1 << 19,
                Generation::Gfx10 => 20 << 12 | 1 << 24 | 2 << 28,
                _ => 20 << 12 | 2 << 28,
            };
            let words = [
                base as u32,
                (base >> 32) as u32 | swizzle,
                1 << 20,
                select | format | index_stride << 21 | 1 << 23,
            ];
            let wide = |i: usize| u64::from(words[i]) | u64::from(words[i + 1]) << 32;
            let args = Args::new().plain().arg(wide(0)).arg(wide(2));
            let kernel = gpu.assemble(&[&load[..], &access, &[end]].concat());
            let result = gpu.run(kernel, [lanes, 1, 1], [lanes as u16, 1, 1], &args);
            window.untouched();
            let bytes = if access == accesses[0] { 4 } else { 16 } * u64::from(lanes);
            assert_eq!(result.is_ok(), back >= bytes, "{target} {back}: {result:?}");
        }
    }
}

/// With no lane on nothing is accessed, whatever the addresses are.
#[test]
fn accesses_with_no_lane() {
    let mut code = ARGUMENTS.to_vec();
    // s_mov_b64 exec, 0
    code.push(0xbefe_0180);
    code.extend([0xdc50_8000, 0x0204_0000, 0xdc70_8000, 0x0004_0200]);
    // flat_load_dword v2, v[0:1]; global_atomic_add v2, v0, v1, s[4:5] sc0; ds_append v2 offset:65532
    code.extend([
        0xdc50_0000,
        0x0200_0000,
        0xdd09_8000,
        0x0204_0100,
        0xd97c_fffc,
        0x0200_0000,
        END,
    ]);
    let nowhere = 0x1234_5678_9000u64;
    everywhere(&code, &Args::new().plain().arg(nowhere).arg(nowhere), |_, end| {
        assert_eq!(end, Ok(()));
    });
}

/// A grid that would take years is stopped like any other, and one that has more workgroups than can be counted does not begin.
#[test]
fn huge_grids() {
    for threads in THREADS {
        let gpu = Gpu::new();
        let kernel = gpu.assemble(&[END]);
        let end = run(&gpu, threads, kernel, [u32::MAX, u32::MAX, 1], &Args::new());
        assert_eq!(
            stopped_at(end, pc(kernel, 0)),
            FaultCause::TimeLimit { milliseconds: 20 }
        );
        let grid = [u32::MAX; 3];
        let launch = gpu.launch(kernel, grid, [1, 1, 1], &Args::new());
        assert_eq!(gpu.refused(launch), LaunchError::BadDimensions);
    }
}

/// Every mode has code of its own; a wave that goes through all of them does not take memory without end.
#[test]
fn every_mode() {
    // s_mov_b32 s8, 0; s_setreg_b32 hwreg(HW_REG_MODE, 0, 10), s8; s_add_u32 s8, s8, 1; v_add_f32 v0, v0, v0; s_branch back
    let code = [0xbe88_0080, 0xb908_4801, 0x8008_8108, 0x0200_0100, 0xbf82_fffc];
    let gpu = Gpu::new();
    let kernel = gpu.assemble(&code);
    let cause = run(&gpu, 0, kernel, [64, 1, 1], &Args::new()).unwrap_err().cause;
    assert!(
        matches!(
            cause,
            FaultCause::TimeLimit { .. } | FaultCause::NotExecuted { .. }
        ),
        "{cause}"
    );
}

/// Descriptors with random fields before random code, on every target: a launch is refused, or the kernel runs until its
/// time is over.
#[test]
fn random_descriptors() {
    let mut seed = 1u64;
    let mut random = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 32) as u32
    };
    for target in Target::ALL {
        let gpu = Gpu::of(target, HostLevel::detect());
        let kernel = gpu.assemble(&[END; 16]);
        let window = Window::new(&gpu);
        let good = gpu.read::<[u32; 16]>(kernel, 1)[0];
        let (mut refused, mut stopped, mut executed) = (0, 0, 0);
        for _ in 0..600 {
            // Fields that stay make some of them good ones.
            let mut words = good;
            for _ in 0..random() % 4 {
                let field = random() as usize % 16;
                words[field] = match random() % 4 {
                    // The size of the arguments, which the test would make.
                    _ if field == 2 => words[field],
                    0 => random() & random() & random(),
                    _ => words[field] ^ 1 << (random() % 32),
                };
            }
            for (at, word) in (0..).step_by(4).zip(words) {
                gpu.patch(kernel, at, word);
            }
            for at in 0..16u64 {
                gpu.patch(kernel, 4096 + 4 * at, random());
            }
            let args = Args::new().plain().arg(window.va).arg(window.va);
            let launch = gpu.launch(kernel, [128, 1, 1], [64, 1, 1], &args);
            match Grid::new(launch) {
                Err(_) => refused += 1,
                Ok(grid) => {
                    grid.run(&mut Worker::new(), 1 << 12);
                    grid.expire(1);
                    match support::finish(&grid) {
                        Err(fault) if fault.pc == pc(kernel, 0) => stopped += 1,
                        _ => executed += 1,
                    }
                }
            }
            window.untouched();
        }
        let ends = [refused, stopped, executed];
        assert!(ends.iter().all(|n| *n > 30), "{target}: {ends:?}");
    }
}
