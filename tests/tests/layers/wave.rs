//! Cross-lane operations in waves of 64, as gfx9 has them (`wave.hip`).

use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add_for(&["gfx9"], "wave::ballot", ballot);
    trials.add_for(&["gfx9"], "wave::shuffle", shuffle);
    trials.add_for(&["gfx9"], "wave::read_write_lane", read_write_lane);
    trials.add_for(&["gfx9"], "wave::dpp_moves", dpp_moves);
    trials.add_for(&["gfx9"], "wave::swizzle", swizzle);
    trials.add_for(&["gfx9"], "wave::reduce", reduce);
    trials.add_for(&["gfx9"], "wave::votes", votes);
}

const N: usize = 4 * 128;

/// `f(wave, lane)` for every work-item, where `wave` is the 64 inputs of its wave.
fn by_wave<T>(input: &[u32], mut f: impl FnMut(&[u32], usize) -> T) -> Vec<T> {
    input
        .chunks(64)
        .flat_map(|wave| (0..wave.len()).map(|lane| f(wave, lane)).collect::<Vec<_>>())
        .collect()
}

fn ballot(gpu: &Gpu) {
    let kernels = gpu.load("wave");
    for (blocks, block) in [(4u32, 128u32), (3, 100)] {
        let n = (blocks * block) as usize;
        let input = Random::new(90).many(n, Random::u32);
        let (masks, below) = (gpu.zeros::<u64>(n), gpu.zeros::<u32>(n));
        kernels.launch(
            "ballot",
            blocks,
            block,
            0,
            args![gpu.upload(&input), masks, below],
        );
        let mask = |wave: &[u32]| {
            wave.iter()
                .enumerate()
                .fold(0u64, |m, (lane, v)| m | u64::from(v & 1) << lane)
        };
        let of_blocks = |f: &dyn Fn(&[u32], usize) -> u64| -> Vec<u64> {
            input
                .chunks(block as usize)
                .flat_map(|b| by_wave(b, |wave, lane| f(wave, lane)))
                .collect()
        };
        assert_same("masks", &masks.read(), &of_blocks(&|wave, _| mask(wave)));
        let want = of_blocks(&|wave, lane| u64::from((mask(wave) & ((1 << lane) - 1)).count_ones()));
        assert_same(
            "below",
            &below.read(),
            &want.iter().map(|&v| v as u32).collect::<Vec<_>>(),
        );
    }
}

fn shuffle(gpu: &Gpu) {
    let input = Random::new(91).many(N, Random::u32);
    let (out, pushed) = (gpu.zeros::<u32>(N), gpu.zeros::<u32>(N));
    gpu.load("wave")
        .launch("shuffle", 4, 128, 0, args![gpu.upload(&input), out, pushed]);
    let want = by_wave(&input, |wave, lane| wave[(lane + wave[lane] as usize) & 63]);
    assert_same("pulled", &out.read(), &want);
    let want = by_wave(&input, |wave, lane| {
        (0..64).find(|j| (j * 5 + 3) & 63 == lane).map_or(0, |j| wave[j])
    });
    assert_same("pushed", &pushed.read(), &want);
}

fn read_write_lane(gpu: &Gpu) {
    let kernels = gpu.load("wave");
    let input = Random::new(92).many(N, Random::u32);
    for pick in [0u32, 17, 63, 64 + 5] {
        let (broadcast, first, written) = (gpu.zeros::<u32>(N), gpu.zeros::<u32>(N), gpu.zeros::<u32>(N));
        kernels.launch(
            "read_write_lane",
            4,
            128,
            0,
            args![gpu.upload(&input), broadcast, first, written, pick, 4711u32],
        );
        let at = (pick & 63) as usize;
        assert_same(
            "broadcast",
            &broadcast.read(),
            &by_wave(&input, |wave, _| wave[at]),
        );
        assert_same("first", &first.read(), &by_wave(&input, |wave, _| wave[0]));
        let want = by_wave(&input, |wave, lane| if lane == at { 4711 } else { wave[lane] });
        assert_same("written", &written.read(), &want);
    }
}

/// Where a DPP move reads from, by the ISA document: `None` is a lane that has no source.
fn dpp_source(k: usize, lane: usize) -> Option<usize> {
    let (row, column) = (lane / 16, lane % 16);
    let in_row = |column: isize| (0..16).contains(&column).then(|| row * 16 + column as usize);
    let column_ = column as isize;
    match k {
        0 => Some(lane & !3 | ((lane + 1) & 3)),
        1 => in_row(column_ + 1),
        2 => in_row(column_ - 1),
        3 => Some(row * 16 + (column + 13) % 16),
        4 => (lane < 63).then(|| lane + 1),
        5 => lane.checked_sub(1),
        6 => Some((lane + 1) & 63),
        7 => Some((lane + 63) & 63),
        8 => Some(row * 16 + 15 - column),
        9 => Some(lane & !7 | (7 - (lane & 7))),
        // Lane 15 of each row to the next row, here to the odd rows only.
        10 => (row % 2 == 1).then(|| row * 16 - 1),
        // Lane 31 to rows 2 and 3.
        11 => (row >= 2).then_some(31),
        12 => in_row(column_ - 4),
        _ => None,
    }
}

fn dpp_moves(gpu: &Gpu) {
    let input = Random::new(93).many(N, Random::u32);
    let out = gpu.zeros::<u32>(13 * N);
    gpu.load("wave")
        .launch("dpp_moves", 4, 128, 0, args![gpu.upload(&input), out, N as u32]);
    let got = out.read();
    for k in 0..13 {
        let want = by_wave(&input, |wave, lane| {
            let old = !wave[lane];
            match (k, dpp_source(k, lane)) {
                // Banks 1 and 3 are not written.
                (12, _) if lane % 16 / 4 % 2 == 1 => old,
                (12, None) => 0,
                (_, None) => old,
                (_, Some(source)) => wave[source],
            }
        });
        assert_same(&format!("move {k}"), &got[k * N..][..N], &want);
    }
}

fn swizzle(gpu: &Gpu) {
    let input = Random::new(94).many(N, Random::u32);
    let out = gpu.zeros::<u32>(3 * N);
    gpu.load("wave")
        .launch("swizzle", 4, 128, 0, args![gpu.upload(&input), out, N as u32]);
    let got = out.read();
    assert_same("xor", &got[..N], &by_wave(&input, |wave, lane| wave[lane ^ 5]));
    let masked = by_wave(&input, |wave, lane| wave[lane & !31 | lane & 0x1c | 2]);
    assert_same("and or", &got[N..2 * N], &masked);
    assert_same(
        "quad",
        &got[2 * N..],
        &by_wave(&input, |wave, lane| wave[lane & !3 | (3 - (lane & 3))]),
    );
}

fn reduce(gpu: &Gpu) {
    let input = Random::new(95).many(N, Random::u32);
    let (sums, scan, largest) = (
        gpu.zeros::<u32>(N / 64),
        gpu.zeros::<u32>(N),
        gpu.zeros::<i32>(N / 64),
    );
    gpu.load("wave").launch(
        "wave_reduce",
        4,
        128,
        0,
        args![gpu.upload(&input), sums, scan, largest],
    );
    let sum = |v: &[u32]| v.iter().fold(0u32, |s, &v| s.wrapping_add(v));
    assert_same(
        "sums",
        &sums.read(),
        &input.chunks(64).map(sum).collect::<Vec<_>>(),
    );
    assert_same(
        "scan",
        &scan.read(),
        &by_wave(&input, |wave, lane| sum(&wave[..=lane])),
    );
    let most: Vec<i32> = input
        .chunks(64)
        .map(|w| w.iter().fold(i32::MIN, |m, &v| m.max(v as i32)))
        .collect();
    assert_same("largest", &largest.read(), &most);
}

fn votes(gpu: &Gpu) {
    let kernels = gpu.load("wave");
    let input = Random::new(96).many(N, |r| r.below(1000));
    for limit in [0u32, 500, 1000] {
        let (all, any, count) = (gpu.zeros::<u32>(N), gpu.zeros::<u32>(N), gpu.zeros::<u32>(N));
        kernels.launch(
            "votes",
            4,
            128,
            0,
            args![gpu.upload(&input), limit, all, any, count],
        );
        let yes = |wave: &[u32]| wave.iter().filter(|&&v| v % 3 != 0 && v < limit).count() as u32;
        let awake = |wave: &[u32]| wave.iter().filter(|&&v| v % 3 != 0).count() as u32;
        let want =
            |f: &dyn Fn(&[u32]) -> u32| by_wave(&input, |w, lane| if w[lane] % 3 == 0 { 99 } else { f(w) });
        assert_same("all", &all.read(), &want(&|w| u32::from(yes(w) == awake(w))));
        assert_same("any", &any.read(), &want(&|w| u32::from(yes(w) != 0)));
        assert_same("count", &count.read(), &want(&yes));
    }
}
