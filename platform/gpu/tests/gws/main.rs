//! Global wave sync: barriers and semaphores between workgroups, on every instruction set level of the host.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod code;
#[path = "../support/mod.rs"]
mod support;

use std::sync::Arc;

use code::{Code, EXCLUDE, INIT, MEET, PASS, POST, RELEASE};
use outcrop_gpu::shader::{FaultCause, Grid, GridState, Gws, HostLevel, Worker};
use outcrop_isa::{Generation, Target};
use support::{Args, Gpu, finish};

const TARGETS: [Target; 4] = [Target::Gfx90a, Target::Gfx942, Target::Gfx1030, Target::Gfx1100];

/// Work-items of a workgroup: two waves of 64, or four of 32.
const GROUP: u16 = 128;

/// A GPU with its global wave sync, a count and room for results.
struct Bench {
    gpu: Gpu,
    count: u64,
    results: u64,
}

impl Bench {
    fn new(target: Target, level: HostLevel) -> Self {
        let mut gpu = Gpu::of(target, level);
        gpu.gws = Some(Arc::new(Gws::default()));
        let (count, results) = (gpu.zeroed::<u32>(1), gpu.zeroed::<u32>(4096));
        Self { gpu, count, results }
    }

    /// Every target on every level.
    fn each(f: impl Fn(Self)) {
        for target in TARGETS {
            for level in HostLevel::ALL {
                f(Self::new(target, level));
            }
        }
    }

    fn kernel(&self, code: Code) -> u64 {
        let [gfx9, gfx10, gfx11] = code;
        self.gpu.assemble(match self.gpu.code.isa().generation() {
            Generation::Gfx9 => gfx9,
            Generation::Gfx10 => gfx10,
            _ => gfx11,
        })
    }

    fn args(&self, number: u32) -> Args {
        Args::new().plain().arg(self.count).arg(self.results).arg(number)
    }

    fn grid(&self, code: Code, groups: u32, number: u32) -> Arc<Grid> {
        let size = [groups * u32::from(GROUP), 1, 1];
        Grid::new(
            self.gpu
                .launch(self.kernel(code), size, [GROUP, 1, 1], &self.args(number)),
        )
        .unwrap()
    }

    /// Runs one wave.
    fn one(&self, code: Code, number: u32) {
        let kernel = self.kernel(code);
        let size = self.gpu.wave.lanes();
        self.gpu
            .run(
                kernel,
                [size.into(), 1, 1],
                [size.into(), 1, 1],
                &self.args(number),
            )
            .unwrap();
    }

    /// Runs a grid on this thread and so many others.
    fn all(&self, threads: usize, code: Code, groups: u32, number: u32) {
        let size = [groups * u32::from(GROUP), 1, 1];
        self.gpu
            .run_threads(
                threads,
                self.kernel(code),
                size,
                [GROUP, 1, 1],
                &self.args(number),
            )
            .unwrap();
    }

    fn counted(&self) -> u32 {
        self.gpu.read(self.count, 1)[0]
    }

    fn waves(&self, groups: u32) -> u32 {
        groups * u32::from(GROUP) / u32::from(self.gpu.wave.lanes())
    }
}

/// Runs a grid until all that is left of it waits; again, it does next to nothing.
fn until_it_waits(grid: &Grid) {
    let mut worker = Worker::new();
    let mut run = || grid.run(&mut worker, 1 << 14);
    while run() == (GridState::Running { progress: true }) {}
    let before = grid.instructions();
    assert_eq!(run(), GridState::Running { progress: false });
    assert!(grid.instructions() - before < 1000, "it burns");
}

#[test]
fn waves_of_all_workgroups_meet() {
    Bench::each(|bench| {
        let waves = bench.waves(8);
        bench.one(INIT, waves - 1);
        // The counter is as the last meeting left it.
        for (run, threads) in [0, 2, 0].into_iter().enumerate() {
            bench.all(threads, MEET, 8, waves - 1);
            let results: Vec<u32> = bench.gpu.read(bench.results, 3 * 1024);
            for (i, found) in results.iter().enumerate() {
                let lane = i % usize::from(bench.gpu.wave.lanes());
                let round = 3 * run as u32 + i as u32 / 1024;
                let expected = if lane < 3 { 0 } else { (round + 1) * waves };
                assert_eq!(*found, expected, "run {run}, element {i}");
            }
        }
    });
}

#[test]
fn a_meeting_that_one_misses_waits_and_can_be_cancelled() {
    Bench::each(|bench| {
        let waves = bench.waves(8);
        bench.one(INIT, waves);
        let grid = bench.grid(MEET, 8, waves);
        until_it_waits(&grid);
        assert_eq!(bench.counted(), waves);
        grid.cancel();
        assert_eq!(grid.state(), GridState::Cancelled);
    });
}

/// More workgroups than the GPU has room for: those that have come wait for ones that cannot begin.
#[test]
fn a_meeting_too_large_for_the_gpu_waits() {
    let bench = Bench::new(Target::Gfx1030, HostLevel::detect());
    bench.one(INIT, u32::MAX);
    let grid = bench.grid(MEET, 1 << 16, u32::MAX);
    let mut worker = Worker::new();
    while grid.run(&mut worker, 1 << 14) == (GridState::Running { progress: true }) {}
    assert!(bench.counted() < bench.waves(1 << 16), "all fit");
    assert_eq!(
        grid.run(&mut worker, 1 << 14),
        GridState::Running { progress: false }
    );
    grid.cancel();
}

#[test]
fn a_semaphore_keeps_others_out() {
    Bench::each(|bench| {
        bench.one(INIT, 1);
        for threads in [0, 2] {
            bench.all(threads, EXCLUDE, 8, 0);
        }
        assert_eq!(bench.counted(), 2 * bench.waves(8));
    });
}

#[test]
fn a_semaphore_lets_as_many_pass_as_were_posted() {
    Bench::each(|bench| {
        let waves = bench.waves(4);
        bench.one(INIT, 0);
        let grid = bench.grid(PASS, 4, 0);
        until_it_waits(&grid);
        assert_eq!(bench.counted(), 0);
        bench.one(POST, 3);
        until_it_waits(&grid);
        assert_eq!(bench.counted(), 3);
        bench.one(RELEASE, 0);
        finish(&grid).unwrap();
        assert_eq!(bench.counted(), waves);
        // Nobody waited, so nobody may pass.
        bench.one(RELEASE, 0);
        let grid = bench.grid(PASS, 4, 0);
        until_it_waits(&grid);
        assert_eq!(bench.counted(), waves);
        grid.cancel();
    });
}

#[test]
fn a_queue_without_it_faults() {
    Bench::each(|mut bench| {
        bench.gpu.gws = None;
        for code in [INIT, MEET, EXCLUDE, PASS, POST, RELEASE] {
            let fault = finish(&bench.grid(code, 1, 1)).unwrap_err();
            assert_eq!(fault.cause, FaultCause::NoGlobalWaveSync);
            assert!(fault.to_string().contains("without global wave sync"), "{fault}");
        }
    });
}
