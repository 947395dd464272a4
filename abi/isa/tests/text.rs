//! Decoding and text against checked-in output of llvm-mc, and no panics on any words.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

use outcrop_isa::{DecodeError, Format, Op, Operand, Target, decode, patterns};

/// Target and the pairs of words and text llvm-mc 19 (gfx950: 22) has for it.
const PAIRS: [(Target, &str); 6] = [
    (Target::Gfx90a, include_str!("pairs/gfx90a.txt")),
    (Target::Gfx942, include_str!("pairs/gfx942.txt")),
    (Target::Gfx950, include_str!("pairs/gfx950.txt")),
    (Target::Gfx1030, include_str!("pairs/gfx1030.txt")),
    (Target::Gfx1100, include_str!("pairs/gfx1100.txt")),
    (Target::Gfx1201, include_str!("pairs/gfx1201.txt")),
];

fn pairs() -> impl Iterator<Item = (Target, Vec<u32>, &'static str)> {
    PAIRS.into_iter().flat_map(|(target, text)| {
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .map(move |line| {
                let (words, text) = line.split_once('\t').expect("a tab");
                let words = words
                    .split(' ')
                    .map(|word| u32::from_str_radix(word, 16).expect("hexadecimal"))
                    .collect();
                (target, words, text)
            })
    })
}

#[test]
fn text_is_that_of_llvm() {
    let mut seen = std::collections::BTreeSet::new();
    for (target, words, text) in pairs() {
        let inst = decode(target, &words).unwrap_or_else(|error| panic!("{target} {text}: {error}"));
        assert_eq!(inst.to_string(), text, "{target} {words:08x?}");
        assert_eq!(usize::from(inst.size), words.len() * 4, "{target} {text}");
        seen.insert((target, inst.op));
    }
    // Every operation of each target is in its file.
    for target in Target::ALL {
        let missing: Vec<Op> = patterns(target)
            .map(|pattern| pattern.op)
            .filter(|op| !seen.contains(&(target, *op)))
            .collect();
        assert!(missing.is_empty(), "{target}: {missing:?}");
    }
}

/// Data of two dwords begin at an even register, and what was in memory comes to the first of them.
#[test]
fn the_result_of_a_scalar_atomic_is_where_its_data_is() {
    for (word, text, first) in [
        (0xc205_0145, "s_atomic_cmpswap s[4:5], s[10:11], s0 glc", 4),
        (0xc205_0105, "s_atomic_cmpswap s[4:5], s[10:11], s0 glc", 4),
        (0xc285_01c5, "s_atomic_cmpswap_x2 s[4:7], s[10:11], s0 glc", 4),
        (0xc205_0185, "s_atomic_cmpswap s[6:7], s[10:11], s0 glc", 6),
    ] {
        let inst = decode(Target::Gfx90a, &[word, 0]).expect("an instruction");
        assert_eq!(inst.to_string(), text, "{word:#x}");
        assert_eq!(inst.dst, Operand::Sgpr(first), "{word:#x}");
        assert_eq!(inst.src[2], inst.dst, "{word:#x}");
    }
}

#[test]
fn every_shorter_slice_is_truncated() {
    for (target, words, text) in pairs() {
        for length in 0..words.len() {
            match decode(target, &words[..length]) {
                Err(DecodeError::Truncated { needed, .. }) => {
                    assert!(usize::from(needed) > length, "{target} {text}");
                }
                // The first half of a scaled matrix operation is an instruction.
                Ok(inst) if inst.op == Op::V_MFMA_LD_SCALE_B32 => {
                    assert!(length >= 2 && text.starts_with("v_mfma_scale_"), "{text}");
                }
                other => panic!("{target} {text} cut to {length}: {other:?}"),
            }
        }
    }
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }
}

/// The first dword is the lowest.
fn dwords(code: u128, count: usize) -> Vec<u32> {
    (0..count).map(|index| (code >> (32 * index)) as u32).collect()
}

#[test]
fn random_words_never_panic() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let mut valid = 0;
    for round in 0..600_000 {
        let target = Target::ALL[round % Target::ALL.len()];
        let words = dwords(random.wide(), 4);
        for length in 0..=words.len() {
            match decode(target, &words[..length]) {
                Ok(inst) => {
                    valid += 1;
                    assert!(
                        inst.size.is_multiple_of(4) && (1..=length * 4).contains(&usize::from(inst.size))
                    );
                    let text = inst.to_string();
                    assert!(inst.format == Format::Vopd || text.starts_with(inst.op.name()));
                    let _ = inst.display_at(random.next()).to_string();
                    for index in 0..5 {
                        let _ = inst.src_constant(index);
                    }
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
    assert!(valid > 100_000);
}

#[test]
fn every_pattern_filled_at_random_keeps_its_operation() {
    let mut random = Random(0x0dd0_b175);
    let all = Target::ALL
        .into_iter()
        .flat_map(|target| patterns(target).map(move |pattern| (target, pattern)));
    for (target, pattern) in all {
        let mut decoded = 0;
        for _ in 0..2000 {
            let bits = random.wide() & random.wide();
            let code = pattern.value | bits & pattern.free;
            let mut words = dwords(code, pattern.dwords.into());
            words.extend([0x1234_5678]);
            if let Ok(inst) = decode(target, &words)
                && inst.format == pattern.format
            {
                assert_eq!(inst.op, pattern.op, "{words:08x?}");
                decoded += 1;
            }
        }
        assert!(decoded > 0, "{target} {pattern:?}");
    }
}

#[test]
fn operands_are_where_the_documentation_says() {
    let decode = |words: &[u32]| decode(Target::Gfx942, words).expect("valid");
    // v_fma_f32 v8, v16, v32, v48
    let fma = decode(&[0xd1cb_0008, 0x04c2_4110]);
    assert_eq!((fma.op, fma.format), (Op::V_FMA_F32, Format::Vop3));
    assert_eq!(fma.dst, Operand::Vgpr(8));
    assert_eq!(
        fma.src,
        [
            Operand::Vgpr(16),
            Operand::Vgpr(32),
            Operand::Vgpr(48),
            Operand::None
        ]
    );
    // v_cmp_eq_f32_e32 vcc, 1.0, v1: the result is scalar, 1.0 is a binary32
    let compare = decode(&[0x7c84_02f2]);
    assert!(compare.dst.is_none() && !compare.sdst.is_none());
    assert_eq!(compare.sdst_type.dwords, 2);
    assert_eq!(compare.src_constant(0), Some(0x3f80_0000));
    // global_load_dwordx4 v[4:7], v0, s[2:3] offset:-16: with a scalar base the vector offset is one register
    let load = decode(&[0xdc5c_9ff0, 0x0402_0000]);
    assert_eq!((load.dst, load.dst_type.dwords), (Operand::Vgpr(4), 4));
    assert_eq!((load.src[0], load.src_type[0].dwords), (Operand::Vgpr(0), 1));
    assert_eq!((load.src[2], load.src_type[2].dwords), (Operand::Sgpr(2), 2));
    assert_eq!(load.mem.offset, -16);
    // global_atomic_add v[0:1], v2, off: nothing is returned without sc0
    let add = decode(&[0xdd08_8000, 0x007f_0200]);
    assert!(add.dst.is_none());
    // s_cbranch_scc0 -2
    let branch = decode(&[0xbf84_fffe]);
    assert_eq!(branch.branch_target(0x1000), Some(0xffc));
}

#[test]
fn a_field_without_an_operand_may_hold_anything_from_gfx10_on() {
    // v_cmp_gt_i32 s0, s7, v2 as newer assemblers write it: 0x80 in the field of the third source.
    let decode = |target, words: &[u32]| decode(target, words).map(|inst| inst.to_string());
    let text = Ok("v_cmp_gt_i32_e64 s0, s7, v2".to_owned());
    for source in [0, 0x80, 0x100, 0x1ff] {
        for (target, first) in [
            (Target::Gfx1030, 0xd484_0000),
            (Target::Gfx1100, 0xd444_0000),
            (Target::Gfx1201, 0xd444_0000),
        ] {
            assert_eq!(
                decode(target, &[first, 0x0002_0407 | source << 18]),
                text,
                "{target} {source:#x}"
            );
        }
    }
}
