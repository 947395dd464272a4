//! Instructions that only mean something beside others: where a wave goes, what MODE makes of those that follow.
#![expect(clippy::panic, reason = "a test fails where it stands")]

use fastrand::Rng;
use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Format, Generation, Operand, Target, WaveSize, decode_wave, patterns};
use outcrop_reference::machine::{BATCH, Machine};
use outcrop_reference::state::{Shape, State};
use outcrop_reference::{execute, generate};

/// An instruction of one dword by its name, with fields (lowest bit, value).
fn assemble(target: Target, name: &str, format: Format, fields: &[(u32, u32)]) -> u32 {
    assemble_long(target, name, format, fields)[0]
}

/// An instruction of any length.
fn assemble_long(target: Target, name: &str, format: Format, fields: &[(u32, u32)]) -> Vec<u32> {
    let pattern = patterns(target).find(|p| p.op.name() == name && p.format == format);
    let pattern = pattern.unwrap_or_else(|| panic!("{target} has no {name}"));
    let code = fields
        .iter()
        .fold(pattern.value, |code, (lo, v)| code | u128::from(*v) << lo);
    (0..pattern.dwords).map(|i| (code >> (32 * i)) as u32).collect()
}

fn has(target: Target, name: &str) -> bool {
    patterns(target).any(|p| p.op.name() == name)
}

/// `s_movk_i32 s0, 0x1234`
fn mark(target: Target) -> u32 {
    assemble(target, "s_movk_i32", Format::Sopk, &[(0, 0x1234)])
}

const MARK: u32 = 0x1234;

fn waves(target: Target) -> &'static [WaveSize] {
    if target.generation() == Generation::Gfx9 {
        &[WaveSize::Wave64]
    } else {
        &[WaveSize::Wave32, WaveSize::Wave64]
    }
}

fn state(target: Target, wave: WaveSize, rng: &mut Rng) -> State {
    let mut state = State::new(target, wave, Shape::REGISTERS);
    for v in &mut state.sgpr {
        *v = generate::value(outcrop_isa::DataKind::B32, rng) as u32;
    }
    for v in state.vgpr.iter_mut().flatten() {
        *v = rng.u32(..);
    }
    state.sgpr[0] = 7;
    state.scc = rng.bool();
    let masks = [
        0,
        1,
        1 << 31,
        1 << 63,
        0xffff_ffff_0000_0000,
        u64::MAX,
        rng.u64(..),
    ];
    state.vcc = masks[rng.usize(0..masks.len())];
    state.exec = masks[rng.usize(0..masks.len())] & u64::MAX >> (64 - wave.lanes());
    state.m0 = rng.u32(..);
    state
}

/// Runs a program on random states of each target and wave size, and gives `check` the state before and after.
fn each(program: impl Fn(Target, &mut Rng) -> Option<Vec<u32>>, check: impl Fn(&[u32], &State, &State)) {
    let cases: usize = std::env::var("OUTCROP_CASES").map_or(BATCH, |n| n.parse().unwrap_or(BATCH));
    let mut any = false;
    for target in Target::ALL {
        for wave in waves(target) {
            let mut rng = Rng::with_seed(7);
            let mut machine = Machine::new(target, *wave, Shape::REGISTERS, HostLevel::detect());
            for _ in 0..cases.div_ceil(BATCH) {
                let batch: Vec<(Vec<u32>, State)> = (0..BATCH)
                    .filter_map(|_| Some((program(target, &mut rng)?, state(target, *wave, &mut rng))))
                    .collect();
                if batch.is_empty() {
                    break;
                }
                any = true;
                let inputs: Vec<_> = batch.iter().map(|(words, s)| (words.as_slice(), s)).collect();
                let outputs = machine
                    .run(&inputs)
                    .unwrap_or_else(|(i, fault)| panic!("{target} {:x?}: {fault}", batch[i].0));
                for ((words, before), after) in batch.iter().zip(&outputs) {
                    check(words, before, after);
                }
            }
        }
    }
    assert!(any, "no target has the program");
}

/// What a conditional branch looks at.
type Condition = fn(&State) -> bool;

fn lanes(state: &State, mask: u64) -> u64 {
    mask & u64::MAX >> (64 - state.lanes())
}

#[test]
fn branches() {
    let all: [(&str, Condition); 7] = [
        ("s_branch", |_| true),
        ("s_cbranch_scc0", |s| !s.scc),
        ("s_cbranch_scc1", |s| s.scc),
        ("s_cbranch_vccz", |s| lanes(s, s.vcc) == 0),
        ("s_cbranch_vccnz", |s| lanes(s, s.vcc) != 0),
        ("s_cbranch_execz", |s| s.exec == 0),
        ("s_cbranch_execnz", |s| s.exec != 0),
    ];
    for (name, taken) in all {
        each(
            |target, _| {
                Some(vec![
                    assemble(target, name, Format::Sopp, &[(0, 1)]),
                    mark(target),
                ])
            },
            |_, before, after| {
                let mut expected = before.clone();
                if !taken(before) {
                    expected.sgpr[0] = MARK;
                }
                assert_eq!(&expected, after, "{name} of {}", before.target);
            },
        );
    }
}

/// Calls and jumps: s[4:5] is the address after the first instruction.
#[test]
fn calls() {
    let second = |s: &State, n: usize| u64::from(s.sgpr[n]) | u64::from(s.sgpr[n + 1]) << 32;
    for name in ["s_setpc_b64", "s_swappc_b64", "s_call_b64"] {
        each(
            |target, _| {
                let get = assemble(target, "s_getpc_b64", Format::Sop1, &[(16, 4)]);
                // To the end, 16 bytes after s[4:5].
                let add = if has(target, "s_add_u32") {
                    "s_add_u32"
                } else {
                    "s_add_co_u32"
                };
                let carry = if has(target, "s_addc_u32") {
                    "s_addc_u32"
                } else {
                    "s_add_co_ci_u32"
                };
                let low = assemble(target, add, Format::Sop2, &[(16, 6), (0, 4), (8, 128 + 16)]);
                let high = assemble(target, carry, Format::Sop2, &[(16, 7), (0, 5), (8, 128)]);
                let go = match name {
                    "s_setpc_b64" => assemble(target, name, Format::Sop1, &[(0, 6)]),
                    "s_swappc_b64" => assemble(target, name, Format::Sop1, &[(16, 2), (0, 6)]),
                    _ => assemble(target, name, Format::Sopk, &[(16, 2), (0, 1)]),
                };
                Some(vec![get, low, high, go, mark(target)])
            },
            |_, before, after| {
                assert_eq!(after.sgpr[0], before.sgpr[0], "{name} of {}", before.target);
                let (base, back) = (second(after, 4), second(after, 2));
                if name == "s_setpc_b64" {
                    assert_eq!(second(before, 2), back);
                } else {
                    assert_eq!(back, base + 12, "{name} of {}", before.target);
                }
            },
        );
    }
}

/// A field of MODE within its rounding and denormal bits: (offset, bits, the immediate that names it).
fn field(rng: &mut Rng) -> (u32, u32, u32) {
    let offset = rng.u32(0..8);
    let bits = rng.u32(1..=8 - offset);
    (offset, bits, 1 | offset << 6 | (bits - 1) << 11)
}

fn named_field(word: u32) -> (u32, u32) {
    (word >> 6 & 31, u32::MAX >> (31 - (word >> 11 & 31)))
}

/// `s_setreg_b32` and `s_setreg_imm32_b32` change a field of MODE, `s_getreg_b32` reads it.
#[test]
fn mode_registers() {
    each(
        |target, rng| {
            let (.., id) = field(rng);
            let set = assemble(target, "s_setreg_b32", Format::Sopk, &[(16, 9), (0, id)]);
            let get = assemble(target, "s_getreg_b32", Format::Sopk, &[(16, 10), (0, id)]);
            Some(vec![set, get])
        },
        |words, before, after| {
            let (offset, mask) = named_field(words[0]);
            let value = before.sgpr[9] & mask;
            let mode = before.mode.0 & !(mask << offset) | value << offset;
            assert_eq!((after.mode.0, after.sgpr[10]), (mode, value), "{}", before.target);
        },
    );
    each(
        |target, rng| {
            let (.., id) = field(rng);
            let set = assemble(target, "s_setreg_imm32_b32", Format::Sopk, &[(0, id)]);
            Some(vec![set, rng.u32(..)])
        },
        |words, before, after| {
            let (offset, mask) = named_field(words[0]);
            let mode = before.mode.0 & !(mask << offset) | (words[1] & mask) << offset;
            assert_eq!(after.mode.0, mode, "{}", before.target);
        },
    );
}

/// `s_round_mode` and `s_denorm_mode` set four bits of MODE each.
#[test]
fn mode_fields() {
    for (name, offset) in [("s_round_mode", 0), ("s_denorm_mode", 4)] {
        each(
            |target, rng| {
                let value = rng.u32(0..16);
                has(target, name).then(|| vec![assemble(target, name, Format::Sopp, &[(0, value)])])
            },
            |words, before, after| {
                let mode = before.mode.0 & !(15 << offset) | (words[0] & 15) << offset;
                assert_eq!(after.mode.0, mode, "{name} of {}", before.target);
            },
        );
    }
}

/// An instruction between `s_set_gpr_idx_on` and `s_set_gpr_idx_off` has the index added to the registers that the mode
/// names; `s_set_gpr_idx_idx` and `s_set_gpr_idx_mode` change one of the two.
#[test]
fn indexed_registers() {
    let gfx9 = |target: Target| target.generation() == Generation::Gfx9;
    for changes in [false, true] {
        each(
            |target, rng| {
                if !gfx9(target) {
                    return None;
                }
                let (index, mode) = (rng.u32(0..4), rng.u32(0..16));
                // The index as an inline constant.
                let on = |index, mode| {
                    assemble(
                        target,
                        "s_set_gpr_idx_on",
                        Format::Sopc,
                        &[(0, 128 + index), (8, mode)],
                    )
                };
                let body = assemble(
                    target,
                    "v_sub_u32",
                    Format::Vop2,
                    &[
                        (17, rng.u32(0..12)),
                        (0, 256 + rng.u32(0..12)),
                        (9, rng.u32(0..12)),
                    ],
                );
                let off = assemble(target, "s_set_gpr_idx_off", Format::Sopp, &[]);
                Some(if changes {
                    let idx = assemble(target, "s_set_gpr_idx_idx", Format::Sop1, &[(0, 128 + index)]);
                    let set = assemble(target, "s_set_gpr_idx_mode", Format::Sopp, &[(0, mode)]);
                    vec![on(3, 5), idx, set, body, off]
                } else {
                    vec![on(index, mode), body, off]
                })
            },
            |words, before, after| {
                let (index, mode, body) = match *words {
                    [on, body, _] => (on & 0xff, on >> 8 & 15, body),
                    [_, idx, set, body, _] => (idx & 0xff, set & 15, body),
                    _ => panic!("{words:x?}"),
                };
                let index = index - 128;
                let mut inst =
                    decode_wave(before.target, before.wave, &[body]).unwrap_or_else(|e| panic!("{e}"));
                let moved = |operand| match operand {
                    Operand::Vgpr(n) => Operand::Vgpr(n + index as u8),
                    other => other,
                };
                for i in 0..2 {
                    if mode >> i & 1 != 0 {
                        inst.src[i] = moved(inst.src[i]);
                    }
                }
                if mode >> 3 & 1 != 0 {
                    inst.dst = moved(inst.dst);
                }
                let mut expected = before.clone();
                assert!(execute(&inst, &mut expected), "{inst}");
                expected.m0 = before.m0 & !0xf0ff | index | mode << 12;
                assert_eq!(&expected, after, "{inst} index {index} mode {mode}");
            },
        );
    }
}

/// A loop over the halves of a wave of 64: each half once that has lanes, with the other's lanes off.
#[test]
fn subvector_loops() {
    each(
        |target, _| {
            if !has(target, "s_subvector_loop_begin") {
                return None;
            }
            // The loop adds the lower half of EXEC, and twice the upper one, to s1; s2 counts.
            let begin = assemble(target, "s_subvector_loop_begin", Format::Sopk, &[(16, 8), (0, 4)]);
            let low = assemble(target, "s_add_u32", Format::Sop2, &[(16, 1), (0, 1), (8, 126)]);
            let high = assemble(
                target,
                "s_lshl1_add_u32",
                Format::Sop2,
                &[(16, 1), (0, 127), (8, 1)],
            );
            let count = assemble(target, "s_add_u32", Format::Sop2, &[(16, 2), (0, 2), (8, 129)]);
            let end = assemble(
                target,
                "s_subvector_loop_end",
                Format::Sopk,
                &[(16, 8), (0, 0xfffc)],
            );
            Some(vec![begin, low, high, count, end])
        },
        |_, before, after| {
            if before.wave == WaveSize::Wave32 {
                return;
            }
            let (low, high) = (before.exec as u32, (before.exec >> 32) as u32);
            let sum = low.wrapping_add(high.wrapping_mul(2));
            let times = u32::from(low != 0) + u32::from(high != 0);
            assert_eq!(
                after.sgpr[1],
                before.sgpr[1].wrapping_add(sum),
                "{:x}",
                before.exec
            );
            assert_eq!(
                after.sgpr[2],
                before.sgpr[2].wrapping_add(times),
                "{:x}",
                before.exec
            );
            assert_eq!(after.exec, before.exec);
        },
    );
}

/// `v_mfma_ld_scale_b32` before a matrix operation that does not take the scales changes nothing; with one that does it is
/// one instruction, whose result the scales change.
#[test]
fn scales_alone() {
    let load = "v_mfma_ld_scale_b32";
    each(
        |target, rng| {
            has(target, load).then(|| {
                // Scales v12 and v13, and which of their bytes.
                let byte = [(11, rng.u32(0..4)), (59, rng.u32(0..4))];
                let scales = [(32, 256 + 12), (41, 256 + 13)];
                let scales = [scales, byte].concat();
                // v[to..] = v[8:11] * v[8:11] of 4-bit floats, in the low dwords or the high ones of a scaled operation.
                let product = |at: u32, to: u32| {
                    let formats = [(at + 8, 4), (at + 61, 4)];
                    let sources = [(at + 32, 256 + 8), (at + 41, 256 + 8), (at + 50, 128)];
                    [&[(at, to)], &formats[..], &sources[..]].concat()
                };
                let plain = "v_mfma_f32_16x16x128_f8f6f4";
                let scaled = [scales.clone(), product(64, 12)].concat();
                [
                    assemble_long(target, load, Format::Vop3p, &scales),
                    assemble_long(target, plain, Format::Vop3pMai, &product(0, 0)),
                    assemble_long(target, plain, Format::Vop3pMai, &product(0, 4)),
                    assemble_long(
                        target,
                        "v_mfma_scale_f32_16x16x128_f8f6f4",
                        Format::Vop3px,
                        &scaled,
                    ),
                ]
                .concat()
            })
        },
        |words, _, after| {
            assert_eq!(after.vgpr[0..4], after.vgpr[4..8], "{words:x?}");
            assert_ne!(after.vgpr[0..4], after.vgpr[12..16], "{words:x?}");
        },
    );
}
