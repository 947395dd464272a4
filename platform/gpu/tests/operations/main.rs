//! Operations that one or two of the CDNA targets have, each lane against what the instruction set documents say.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod reference;
#[path = "../support/mod.rs"]
mod support;
mod table;

use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Target, decode};
use reference::f;
use support::Gpu;
use table::{Kind, OPERATIONS};

type Row = [u32; 64];

fn random(seed: u32) -> impl FnMut() -> u32 {
    let mut s = seed;
    move || {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        s >> 8 ^ s << 16
    }
}

/// v1 to v3 are floats of every kind, v4 to v6 any bits, v7 is two small bfloat16, v8 any bits.
fn input(next: &mut impl FnMut() -> u32) -> [Row; 8] {
    let mut rows = [[0; 64]; 8];
    for (i, row) in rows.iter_mut().enumerate() {
        *row = core::array::from_fn(|lane| match (i, (lane + 5 * i) % 13) {
            (0..3, 0) => 0x7fc0_1234,
            (0..3, 1) => 0xff80_0000,
            (0..3, 2) => next() & 0x8000_0000,
            (0..3, 3) => next() & 0x807f_ffff,
            (0..3, 4) => 0x7f80_0000,
            (0..3, 5..9) => next() & 0x80ff_ffff | 0x3f00_0000,
            (6, _) => next() & 0x8070_8070 | 0x4000_4000,
            _ => next(),
        });
    }
    rows
}

fn canonical(kind: Kind, v: u32) -> u32 {
    let half = |h: u32| {
        if h & 0x7c00 == 0x7c00 && h & 0x3ff != 0 {
            0x7e00
        } else {
            h
        }
    };
    match kind {
        Kind::Bits => v,
        Kind::F32 => {
            if f(v).is_nan() {
                0x7fc0_0000
            } else {
                v
            }
        }
        Kind::Halves => half(v & 0xffff) | half(v >> 16) << 16,
    }
}

#[test]
fn lane_by_lane() {
    let gpus: Vec<_> = [Target::Gfx90a, Target::Gfx942, Target::Gfx950]
        .into_iter()
        .flat_map(|t| HostLevel::ALL.map(|level| (t, level, Gpu::of(t, level))))
        .collect();
    for &(target, text, words, result, kind, reference) in OPERATIONS {
        assert_eq!(decode(target, words).unwrap().to_string(), text);
        let mut next = random(words[0]);
        let rows = input(&mut next);
        for (_, level, gpu) in gpus.iter().filter(|(t, ..)| *t == target) {
            let out = gpu
                .rows(&rows, words, &[result])
                .unwrap_or_else(|e| panic!("{text}: {e}"));
            for lane in 0..64 {
                let v = rows.map(|row| row[lane]);
                let (got, want) = (canonical(kind, out[0][lane]), canonical(kind, reference(&v)));
                assert_eq!(
                    got, want,
                    "{target} {text} of {v:x?} is {got:#x}, not {want:#x}, {level:?}"
                );
            }
        }
    }
}

#[test]
fn rows_change_places() {
    let gpu = Gpu::of(Target::Gfx950, HostLevel::detect());
    let mut next = random(77);
    let rows = input(&mut next);
    let (a, b) = (rows[3], rows[4]);
    // Odd rows of 16 of the first and even ones of the second.
    let out = gpu.rows(&rows, &[0x7e08_b305], &[4, 5]).unwrap();
    for lane in 0..64 {
        let odd = lane / 16 % 2 == 1;
        assert_eq!(out[0][lane], if odd { b[lane - 16] } else { a[lane] });
        assert_eq!(out[1][lane], if odd { b[lane] } else { a[lane + 16] });
    }
    let out = gpu.rows(&rows, &[0x7e08_b505], &[4, 5]).unwrap();
    for lane in 0..64 {
        let upper = lane >= 32;
        assert_eq!(out[0][lane], if upper { b[lane - 32] } else { a[lane] });
        assert_eq!(out[1][lane], if upper { b[lane] } else { a[lane + 32] });
    }
    // With lanes 0 to 15 on only: nothing comes from lanes that are off, or 0, or what they hold.
    for (word, from_off) in [
        (0xd199_0004u32, None),
        (0xd199_1004, Some(false)),
        (0xd199_0804, Some(true)),
    ] {
        let body = [0xbefe_01ff, 0xffff, word, 0x0000_0105, 0xbefe_01c1];
        let out = gpu.rows(&rows, &body, &[4, 5]).unwrap();
        assert_eq!(out[0], a);
        for lane in 0..16 {
            let want = match from_off {
                None => b[lane],
                Some(false) => 0,
                Some(true) => a[lane + 16],
            };
            assert_eq!(out[1][lane], want, "{word:#x}");
        }
        assert_eq!(out[1][16..], b[16..]);
    }
}

/// Elements of 16, 8, 6 and 4 bits that sixteen lanes read and exchange.
#[test]
fn transposed_reads() {
    let mut gpu = Gpu::of(Target::Gfx950, HostLevel::detect());
    gpu.lds = 1024;
    let mut next = random(78);
    let mut rows = input(&mut next);
    rows[0] = core::array::from_fn(|lane| 16 * lane as u32);
    // ds_write_b96 v1, v[4:6]; then the reads into v[20:22]
    for (word, bits, bytes) in [
        (0xd9c6_0000u32, 16, 8),
        (0xd9c4_0000, 8, 8),
        (0xd9c0_0000, 4, 8),
        (0xd9c2_0000, 6, 12),
    ] {
        let body = [0xd9bc_0000, 0x0000_0401, word, 0x1400_0001];
        let out = gpu.rows(&rows, &body, &[20, 21, 22]).unwrap();
        let element = |rows: [&Row; 3], lane: usize, e: usize| -> u32 {
            (0..bits).fold(0, |v, i| {
                let at = e * bits + i;
                v | (rows[at / 32][lane] >> (at % 32) & 1) << i
            })
        };
        let count = 8 * bytes / bits;
        for lane in 0..64 {
            for e in 0..count {
                // Row e of the group's matrix begins in lane e · 16 / count of the group.
                let column = lane % 16;
                let from = lane / 16 * 16 + e * 16 / count + column / count;
                let want = element([&rows[3], &rows[4], &rows[5]], from, column % count);
                let got = element([&out[0], &out[1], &out[2]], lane, e);
                assert_eq!(got, want, "{bits} bits: lane {lane} element {e}");
            }
        }
    }
}

/// Loads of three and four dwords straight to LDS, at M0 plus sixteen bytes for each lane (CDNA 4 ISA, "Memory Buffer
/// Load to LDS").
#[test]
fn wide_loads_to_lds() {
    let mut gpu = Gpu::of(Target::Gfx950, HostLevel::detect());
    gpu.lds = 2048;
    let mut next = random(79);
    for (load, dwords) in [(0xddf4_8000u32, 4), (0xddf8_8000, 3)] {
        let mut rows = input(&mut next);
        rows[0] = core::array::from_fn(|lane| 16 * lane as u32 + 64);
        // s_mov_b32 m0, 64; global_load_lds_dwordx… v0, s[4:5]; ds_read_b128 v[20:23], v1
        let body = [0xbefc_00ff, 64, load, 0x0004_0000, 0xd9fe_0000, 0x1400_0001];
        let out = gpu.rows(&rows[..7], &body, &[20, 21, 22]).unwrap();
        let all = rows.concat();
        for (i, row) in out.iter().enumerate().take(dwords) {
            for (lane, got) in row.iter().enumerate() {
                assert_eq!(*got, all[lane + i], "{dwords} dwords, lane {lane}, dword {i}");
            }
        }
    }
}
