//! Workgroups and the host that wait for each other (`cooperate.hip`).

use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("cooperate::ping_pong", ping_pong);
    trials.add("cooperate::grid_barrier", grid_barrier);
    trials.add("cooperate::busy_wait", busy_wait);
    trials.add("cooperate::wait_for_host", wait_for_host);
}

fn ping_pong(gpu: &Gpu) {
    let rounds = 50u32;
    let (turn, sum) = (gpu.zeros::<u32>(1), gpu.zeros::<u32>(1));
    gpu.load("cooperate")
        .launch("ping_pong", 2, 64, 0, args![turn, sum, rounds]);
    assert_same("turn", &turn.read(), &[2 * rounds]);
    assert_same("sum", &sum.read(), &[rounds * (2 * rounds + 1)]);
}

fn grid_barrier(gpu: &Gpu) {
    let (blocks, rounds) = (24u32, 5u32);
    let arrived = gpu.zeros::<u32>(2 * rounds as usize);
    let (cells, out) = (
        gpu.zeros::<u32>(blocks as usize),
        gpu.zeros::<u32>(blocks as usize),
    );
    gpu.load("cooperate").launch(
        "grid_barrier",
        blocks,
        128,
        0,
        args![arrived, cells, out, blocks, rounds],
    );
    let want: Vec<u32> = (0..blocks)
        .map(|b| (0..rounds).map(|r| r * 1000 + (b + 1) % blocks).sum())
        .collect();
    assert_same("out", &out.read(), &want);
}

fn busy_wait(gpu: &Gpu) {
    let times = gpu.zeros::<u64>(3);
    let ticks = 20_000u64;
    gpu.load("cooperate")
        .launch("busy_wait", 1, 1, 0, args![times, ticks]);
    let got = times.read();
    assert!(
        got[1] - got[0] >= ticks,
        "{} ticks passed, asked for {ticks}",
        got[1] - got[0]
    );
    assert!(got[2] > 0, "the core clock stands still");
    gpu.varies(&times);
}

/// The kernel spins on host memory; the host sees it run, then lets it go.
fn wait_for_host(gpu: &Gpu) {
    let (started, flag, out) = (gpu.pinned(0u32), gpu.pinned(0u32), gpu.zeros::<u32>(1));
    let kernels = gpu.load("cooperate");
    kernels.submit("announce_and_wait", 1, 1, 0, args![started, flag, out]);
    while started.load() == 0 {
        assert!(
            !gpu.stream_is_idle(),
            "the kernel ended with nobody to release it"
        );
    }
    assert!(!gpu.stream_is_idle());
    flag.store(77);
    gpu.synchronize();
    assert_same("out", &out.read(), &[77]);
}
