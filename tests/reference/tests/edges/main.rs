//! Memory instructions at the edges of what is mapped: the memory ends in the middle of an access, begins there, has a hole,
//! goes on elsewhere in the host's memory, or can only be read from there on. What an instruction touches is said by the
//! checker, which is held against the reference (`accesses`); what it does is the reference's.
//!
//! A fault comes before anything is read or written, names the first byte that cannot be accessed, and is the same with every
//! instruction set of the host.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unsafe_code,
    clippy::undocumented_unsafe_blocks,
    reason = "a test fails where it stands; device memory is memory of the test"
)]

mod machine;

use core::ops::Range;

use fastrand::Rng;
use machine::{End, LDS, Machine, Mapped, PAGE, WINDOW, difference};
use outcrop_gpu::shader::observe::{Access as Said, Kind, Space};
use outcrop_gpu::shader::{FaultCause, ShaderTarget};
use outcrop_gpu::vm::FaultKind;
use outcrop_isa::{Format, Generation, Inst, Pattern, Target, WaveSize, patterns};
use outcrop_reference::memory::{FORMATS, prepare};
use outcrop_reference::state::{Mode, Shape, State};
use outcrop_reference::{covers, execute, generate, knows};

/// Instructions of each pattern, unless `OUTCROP_EACH` says otherwise.
const EACH: usize = 4;

/// The bytes that an instruction touches in the window, by lane.
struct Touched(Vec<(usize, Range<u64>, bool)>);

impl Touched {
    fn of(said: &[Said]) -> Self {
        let memory = said.iter().filter(|a| a.space != Space::Lds);
        Self(
            memory
                .flat_map(|a| {
                    let on = (0..64).filter(move |lane| a.lanes >> lane & 1 != 0);
                    on.map(move |lane| {
                        let at = a.at[lane];
                        (lane, at..at + u64::from(a.bytes), a.kind != Kind::Read)
                    })
                })
                .collect(),
        )
    }

    /// The first byte of each lane that `missing` says cannot be accessed.
    fn refused(&self, missing: impl Fn(u64, bool) -> bool) -> Vec<(usize, u64)> {
        let mut lanes = [None; 64];
        for (lane, range, written) in &self.0 {
            if let Some(at) = range.clone().find(|at| missing(*at, *written)) {
                let first = lanes[*lane].get_or_insert(at);
                *first = at.min(*first);
            }
        }
        let found = lanes.into_iter().enumerate();
        found.filter_map(|(lane, at)| Some((lane, at?))).collect()
    }
}

/// What is wrong with an end, given where the lanes' first bytes are that cannot be accessed.
fn judge(inst: &Inst, end: &End, pc: u64, refused: &[(usize, u64)], kind: FaultKind) -> Result<(), String> {
    let Err(fault) = end else {
        return Err(format!("it does not fault; refused are {refused:x?}"));
    };
    let FaultCause::Memory(memory) = fault.cause else {
        return Err(fault.to_string());
    };
    let lane = fault.lane.map(usize::from);
    // One dword of all lanes is looked for after the other.
    let by_dwords = matches!(inst.format, Format::Mubuf | Format::Mtbuf) || inst.op.name().contains("_block");
    let candidates = if by_dwords { refused } else { &refused[..1] };
    let is = |(l, at): &(usize, u64)| lane.is_none_or(|lane| lane == *l) && *at == memory.address;
    if !candidates.iter().any(is) || fault.pc != pc || memory.kind != kind {
        return Err(format!("{fault}; refused are {candidates:x?}"));
    }
    Ok(())
}

struct Case {
    words: Vec<u32>,
    inst: Inst,
    before: State,
}

fn shape(format: Format) -> Shape {
    Shape {
        vgprs: 40,
        agprs: 8,
        lds: LDS,
        memory: match format {
            Format::Scratch => 65536,
            Format::Ds => 0,
            Format::Mubuf | Format::Mtbuf => 32768,
            _ => 8192,
        },
    }
}

fn case(target: Target, wave: WaveSize, pattern: &Pattern, rng: &mut Rng) -> Option<Case> {
    let shape = shape(pattern.format);
    let (words, inst) = generate::instruction(target, wave, pattern, shape, rng)?;
    let executed = ShaderTarget::try_from(target).is_ok_and(|t| t.executes(&words, wave).is_ok());
    if !knows(&inst) || !executed {
        return None;
    }
    let mut before = State::new(target, wave, shape);
    before.memory_base = WINDOW;
    generate::state(&inst, &mut before, rng);
    // What a wave by itself begins with.
    before.scc = false;
    prepare(&inst, &mut before, rng);
    before.lds.fill(0);
    before.mode = Mode(match target.generation() {
        Generation::Gfx12 => 0xf0,
        _ => 0x3f0,
    });
    Some(Case { words, inst, before })
}

/// The case with the memory cut in every way.
fn check(machine: &Machine, case: &Case, rng: &mut Rng) -> Result<usize, String> {
    let Case { words, inst, before } = case;
    machine.write_code(words);
    let (start, end) = (WINDOW, WINDOW + machine.bytes as u64);
    let whole = Mapped::Only(start..end);
    let mut after = before.clone();
    assert!(execute(inst, &mut after));
    *machine.listener.0.lock().unwrap() = (machine.pc(), Vec::new());
    let (plain, state) = machine.run(&machine.observed, before, &whole)?;
    if plain != Ok(()) || state != after {
        return Err(format!(
            "with all there: {plain:?}, {}",
            difference(&after, &state)
        ));
    }
    let touched = Touched::of(&machine.listener.0.lock().unwrap().1);
    let all = &touched.0;
    if all.is_empty() {
        return Ok(0);
    }
    let (_, access, _) = &all[rng.usize(0..all.len())];
    let size = access.end - access.start;
    // Atomics and scalar memory are of words, which no page ends in.
    let word = match inst.format {
        _ if inst.op.name().contains("atomic") => size,
        Format::Smem => 4.min(size),
        _ => 1,
    };
    let formatted = inst.op.name().contains("format");
    let cut = (access.start + rng.u64(0..=size)).clamp(start, end) / word * word;
    let hole = cut..(cut + word * rng.u64(1..9)).min(end);
    let ways = [
        Mapped::Only(start..cut),
        Mapped::Only(cut..end),
        Mapped::Without(hole),
        Mapped::Elsewhere(cut),
        Mapped::ReadOnly(cut),
    ];
    for mapped in ways {
        let say = |what: String| format!("{mapped:x?}: {what}");
        let (got, state) = machine.run_all(before, &mapped).map_err(say)?;
        let (refused, kind) = match &mapped {
            Mapped::Only(range) => {
                let missing = |at, _| !range.contains(&at);
                (touched.refused(missing), FaultKind::NotPresent)
            }
            Mapped::Without(hole) => {
                let missing = |at, _| hole.contains(&at);
                (touched.refused(missing), FaultKind::NotPresent)
            }
            Mapped::Elsewhere(_) => (Vec::new(), FaultKind::NotPresent),
            Mapped::ReadOnly(cut) => (
                touched.refused(|at, written| written && at >= *cut),
                FaultKind::ReadOnly,
            ),
        };
        if refused.is_empty() {
            // Bytes of an element that are not stored count as well.
            if formatted && got.is_err() {
                continue;
            }
            if got != Ok(()) || state != after {
                return Err(say(format!("{got:?}, {}", difference(&after, &state))));
            }
            continue;
        }
        if !(formatted && got.is_err()) {
            judge(inst, &got, machine.pc(), &refused, kind).map_err(say)?;
        }
        if state != *before {
            return Err(say(format!(
                "something has changed: {}",
                difference(before, &state)
            )));
        }
    }
    Ok(1)
}

fn waves(target: Target) -> &'static [WaveSize] {
    match target.generation() {
        Generation::Gfx9 => &[WaveSize::Wave64],
        _ => &[WaveSize::Wave32, WaveSize::Wave64],
    }
}

fn each() -> usize {
    let said = std::env::var("OUTCROP_EACH").ok();
    said.map_or(EACH, |n| n.parse().unwrap())
}

/// Checks instructions of some encodings on every target.
fn check_formats(formats: &[Format]) {
    let mut report = Vec::new();
    for target in Target::ALL {
        let mut cut = 0;
        for wave in waves(target) {
            let mut rng = Rng::with_seed(target as u64 + 11);
            for format in formats {
                let machine = Machine::new(target, *wave, shape(*format).memory);
                for pattern in patterns(target).filter(|p| p.format == *format && generate::has(*wave, p)) {
                    if covers(target, &pattern) != Some("memory") {
                        continue;
                    }
                    for _ in 0..each() {
                        let Some(case) = case(target, *wave, &pattern, &mut rng) else {
                            continue;
                        };
                        match check(&machine, &case, &mut rng) {
                            Ok(n) => cut += n,
                            Err(what) => report.push(format!(
                                "{target} wave{} {:?} {} {:x?}: {what}",
                                wave.lanes(),
                                case.inst.format,
                                case.inst,
                                case.words
                            )),
                        }
                    }
                }
            }
        }
        let expected = formats.iter().any(|f| patterns(target).any(|p| p.format == *f));
        assert!(!expected || cut > 0, "{target}: nothing was cut");
    }
    let wrong = report.len();
    report.truncate(40);
    assert!(report.is_empty(), "{wrong} are wrong\n{}", report.join("\n"));
}

#[test]
fn flat_and_global() {
    check_formats(&[Format::Flat, Format::Global]);
}

#[test]
fn scratch() {
    check_formats(&[Format::Scratch]);
}

#[test]
fn buffers() {
    check_formats(&[Format::Mubuf]);
}

#[test]
fn typed_buffers() {
    check_formats(&[Format::Mtbuf]);
}

#[test]
fn scalar_memory() {
    check_formats(&[Format::Smem]);
}

#[test]
fn no_encoding_is_left_out() {
    let here = [
        Format::Flat,
        Format::Global,
        Format::Scratch,
        Format::Mubuf,
        Format::Mtbuf,
        Format::Smem,
        Format::Ds,
    ];
    assert!(FORMATS.iter().all(|format| here.contains(format)));
}

/// Indices beyond the LDS, as far as 4 GiB and around: loads are 0, stores and atomics do nothing.
#[test]
fn data_share() {
    let mut report = Vec::new();
    for target in Target::ALL {
        for wave in waves(target) {
            let mut rng = Rng::with_seed(target as u64 + 13);
            let machine = Machine::new(target, *wave, PAGE);
            for pattern in patterns(target).filter(|p| p.format == Format::Ds) {
                let known = covers(target, &pattern) == Some("memory");
                if !known || pattern.op.name().starts_with("ds_bvh") {
                    continue;
                }
                for _ in 0..each() {
                    let Some(mut case) = case(target, *wave, &pattern, &mut rng) else {
                        continue;
                    };
                    case.before.memory = vec![0; PAGE];
                    let offset = case.inst.mem.offset as u32 & 0xffff;
                    let edges = [LDS as u32, 1 << 16, 1 << 17, 1 << 31, 0];
                    let sum = edges[rng.usize(0..edges.len())]
                        .wrapping_add(rng.u32(0..48))
                        .wrapping_sub(32);
                    if let outcrop_isa::Operand::Vgpr(n) = case.inst.src[0] {
                        for lane in &mut case.before.vgpr[usize::from(n)] {
                            let one = sum.wrapping_add(rng.u32(0..4) * 8) & !7;
                            *lane = if rng.bool() {
                                one
                            } else {
                                one.wrapping_sub(offset) & !7
                            };
                        }
                    }
                    case.before.m0 = rng.u32(..) & !7;
                    machine.write_code(&case.words);
                    let mut after = case.before.clone();
                    assert!(execute(&case.inst, &mut after));
                    let whole = Mapped::Only(WINDOW..WINDOW + PAGE as u64);
                    let what = match machine.run_all(&case.before, &whole) {
                        Ok((Ok(()), state)) if state == after => continue,
                        // An atomic whose instruction's offset is not aligned.
                        Ok((Err(fault), state))
                            if matches!(fault.cause, FaultCause::Misaligned { .. })
                                && state == case.before =>
                        {
                            continue;
                        }
                        Ok((end, state)) => format!("{end:?}, {}", difference(&after, &state)),
                        Err(what) => what,
                    };
                    report.push(format!("{target} wave{} {}: {what}", wave.lanes(), case.inst));
                }
            }
        }
    }
    let wrong = report.len();
    report.truncate(40);
    assert!(report.is_empty(), "{wrong} are wrong\n{}", report.join("\n"));
}
