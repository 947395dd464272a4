//! Random numbers of a kind, with those that are special in it.

use fastrand::Rng;
use outcrop_isa::{DataKind, Target};

use crate::state::Mode;

const F32: [u32; 22] = [
    0,
    0x8000_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x0000_0001,
    0x8000_0001,
    0x007f_ffff,
    0x0040_0000,
    0x0080_0000,
    0x8080_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffc1_2345,
    0x7f80_0001,
    0xffa5_5aa5,
    0x3f7f_ffff,
    0x4f00_0000,
    0xcf00_0000,
    0x4f80_0000,
];

const F64: [u64; 18] = [
    0,
    1 << 63,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    1,
    0x8000_0000_0000_0001,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0xfff8_1234_5678_9abc,
    0x7ff0_0000_0000_0001,
    0xfff5_5555_5555_5555,
    0x41e0_0000_0000_0000,
    0x3810_0000_0000_0000,
];

const F16: [u16; 20] = [
    0, 0x8000, 0x3c00, 0xbc00, 0x0001, 0x8001, 0x03ff, 0x0200, 0x0400, 0x8400, 0x7bff, 0xfbff, 0x7c00,
    0xfc00, 0x7e00, 0xfe12, 0x7c01, 0xfd55, 0x3bff, 0x7800,
];

const INT: [u64; 12] = [
    0,
    1,
    2,
    u64::MAX,
    0x7fff_ffff_7fff_ffff,
    0x8000_0000_8000_0000,
    0x7fff_7fff_7fff_7fff,
    0x8000_8000_8000_8000,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0x0000_0001_0000_0000,
    0xffff,
];

/// A value of a kind: special ones, ones of ordinary size, and any bits.
pub fn value(kind: DataKind, rng: &mut Rng) -> u64 {
    let which = rng.u8(0..8);
    let half = |rng: &mut Rng| -> u64 {
        u64::from(match rng.u8(0..8) {
            0..=2 => F16[rng.usize(0..F16.len())],
            3 | 4 => rng.u16(..) & 0x83ff | rng.u16(10..20) << 10,
            _ => rng.u16(..),
        })
    };
    match kind {
        DataKind::F32 if which < 3 => F32[rng.usize(0..F32.len())].into(),
        DataKind::F32 if which < 6 => (rng.u32(..) & 0x807f_ffff | rng.u32(112..142) << 23).into(),
        DataKind::F64 if which < 3 => F64[rng.usize(0..F64.len())],
        DataKind::F64 if which < 6 => rng.u64(..) & 0x800f_ffff_ffff_ffff | rng.u64(1003..1043) << 52,
        DataKind::F16 => half(rng) | rng.u64(..) << 16,
        DataKind::PkF16 => half(rng) | half(rng) << 16 | rng.u64(..) << 32,
        DataKind::Bf16 | DataKind::PkBf16 => {
            value(DataKind::F32, rng) >> 16 & 0xffff
                | value(DataKind::F32, rng) & 0xffff_0000
                | rng.u64(..) << 32
        }
        DataKind::PkF32 => value(DataKind::F32, rng) & 0xffff_ffff | value(DataKind::F32, rng) << 32,
        DataKind::F32 | DataKind::F64 | DataKind::F8F6F4 => rng.u64(..),
        _ => match which {
            0 | 1 => INT[rng.usize(0..INT.len())],
            2 => rng.u64(0..70),
            3 => rng.u64(0..70).wrapping_neg(),
            4 => rng.u64(..) & rng.u64(..) & rng.u64(..),
            _ => rng.u64(..),
        },
    }
}

/// MODE: every rounding and denormal handling, most often the usual one.
pub fn mode(target: Target, rng: &mut Rng) -> Mode {
    let usual = 0x3f0;
    let value = if rng.u8(0..3) == 0 { usual } else { rng.u32(..) };
    Mode(value & Mode::bits(target.generation()))
}
