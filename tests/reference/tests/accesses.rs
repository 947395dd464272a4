//! What the software GPU's checker says of instructions, against what they do in the reference: the memory that they touch, and
//! the registers that they read and write.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails where it stands")]

use core::fmt::Write as _;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use fastrand::Rng;
use outcrop_gpu::shader::observe::{Access, Kind, Observer, Space, View, Wants};
use outcrop_gpu::shader::{HostLevel, ShaderTarget};
use outcrop_isa::{Format, Generation, Inst, Operand, Pattern, SpecialReg, Target, WaveSize, patterns};
use outcrop_reference::machine::{BATCH, Machine};
use outcrop_reference::memory::{FORMATS, prepare};
use outcrop_reference::state::{SGPRS, Shape, State};
use outcrop_reference::{covers, execute, generate, knows};

/// Instructions of each pattern.
const EACH: usize = 3;
/// Bytes of a load that are changed one by one.
const CHANGED: usize = 6;

/// What is said of an instruction.
#[derive(Clone, Default)]
struct Said {
    accesses: Vec<Access>,
    reads: Vec<u16>,
    writes: Vec<u16>,
}

/// Keeps what is said of the first instruction of each case.
#[derive(Default)]
struct Listener {
    cases: Mutex<BTreeMap<u64, Option<Said>>>,
}

impl Observer for Listener {
    fn wants(&self) -> Wants {
        Wants::INSTRUCTIONS
    }

    fn instruction(&self, wave: &View<'_>) {
        if let Some(said) = self.cases.lock().unwrap().get_mut(&wave.address()) {
            let (reads, writes) = wave.registers();
            *said = Some(Said {
                accesses: wave.accesses(),
                reads: reads.collect(),
                writes: writes.collect(),
            });
        }
    }
}

/// Registers by the checker's numbers: 0 VGPRs, from 256 on AGPRs, from 512 on scalars by their operand codes.
struct Registers;

impl Registers {
    const AGPRS: u16 = 256;
    const SCALARS: u16 = 512;

    fn all(state: &State) -> Vec<u16> {
        let (vectors, accumulators) = (state.vgpr.len() as u16, state.agpr.len() as u16);
        let scalars = (0..SGPRS as u16).chain([106, 107, 124]);
        (0..vectors)
            .chain((0..accumulators).map(|n| Self::AGPRS + n))
            .chain(scalars.map(|n| Self::SCALARS + n))
            .collect()
    }

    fn get(state: &State, register: u16) -> Vec<u32> {
        match register {
            ..Self::AGPRS => state.vgpr[usize::from(register)][..state.lanes()].to_vec(),
            Self::AGPRS..Self::SCALARS => state.agpr[usize::from(register - Self::AGPRS)].to_vec(),
            _ => vec![match register - Self::SCALARS {
                106 => state.vcc as u32,
                107 => (state.vcc >> 32) as u32,
                124 => state.m0,
                n => state.sgpr[usize::from(n)],
            }],
        }
    }

    fn invert(state: &mut State, register: u16) {
        match register {
            ..Self::AGPRS => state.vgpr[usize::from(register)]
                .iter_mut()
                .for_each(|v| *v = !*v),
            Self::AGPRS..Self::SCALARS => {
                let row = &mut state.agpr[usize::from(register - Self::AGPRS)];
                row.iter_mut().for_each(|v| *v = !*v);
            }
            _ => match register - Self::SCALARS {
                106 => state.vcc ^= 0xffff_ffff,
                107 => state.vcc ^= 0xffff_ffff << 32,
                124 => state.m0 = !state.m0,
                n => state.sgpr[usize::from(n)] ^= u32::MAX,
            },
        }
    }

    /// The registers that differ.
    fn changed(a: &State, b: &State) -> Vec<u16> {
        let all = Self::all(a).into_iter();
        all.filter(|r| Self::get(a, *r) != Self::get(b, *r)).collect()
    }
}

/// Bytes of the window and of the LDS that are said to be touched: bit 0 read, bit 1 written, bit 2 both at once.
struct Touched {
    memory: Vec<u8>,
    lds: Vec<u8>,
}

const READ: u8 = 1;
const WRITTEN: u8 = 2;
const ATOMIC: u8 = 4;

impl Touched {
    fn new(state: &State, accesses: &[Access]) -> Result<Self, String> {
        let mut touched = Self {
            memory: vec![0; state.memory.len()],
            lds: vec![0; state.lds.len()],
        };
        for access in accesses {
            let bit = match access.kind {
                Kind::Read => READ,
                Kind::Write => WRITTEN,
                Kind::Atomic { .. } => ATOMIC,
            };
            for lane in (0..64).filter(|lane| access.lanes >> lane & 1 != 0) {
                let (at, bytes) = match access.space {
                    Space::Lds => (access.at[lane], &mut touched.lds),
                    _ => (
                        access.at[lane].wrapping_sub(state.memory_base),
                        &mut touched.memory,
                    ),
                };
                let range = usize::try_from(at)
                    .ok()
                    .and_then(|at| bytes.get_mut(at..at + access.bytes as usize));
                let range = range.ok_or_else(|| format!("lane {lane} is said to be at {at:#x}"))?;
                range.iter_mut().for_each(|byte| *byte |= bit);
            }
        }
        Ok(touched)
    }

    /// Inverts the bytes whose bits are as wanted.
    fn invert(&self, state: &mut State, wanted: impl Fn(u8) -> bool) {
        for (bytes, touched) in [(&mut state.memory, &self.memory), (&mut state.lds, &self.lds)] {
            for (byte, _) in bytes.iter_mut().zip(touched).filter(|(_, t)| wanted(**t)) {
                *byte = !*byte;
            }
        }
    }

    /// For each byte its bits, and those of two states.
    fn each<'a>(&'a self, a: &'a State, b: &'a State) -> impl Iterator<Item = (u8, u8, u8)> + 'a {
        let of = |touched: &'a [u8], a: &'a [u8], b: &'a [u8]| {
            let bytes = touched.iter().zip(a).zip(b);
            bytes.map(|((t, a), b)| (*t, *a, *b))
        };
        of(&self.memory, &a.memory, &b.memory).chain(of(&self.lds, &a.lds, &b.lds))
    }
}

fn after(inst: &Inst, before: &State) -> State {
    let mut state = before.clone();
    assert!(execute(inst, &mut state));
    state
}

/// Parts of the names of operations that M0 says registers of.
const INDEXED: [&str; 2] = ["movrel", "swaprel"];

fn is_indexed(inst: &Inst) -> bool {
    INDEXED.iter().any(|part| inst.op.name().contains(part))
}

fn check_registers(inst: &Inst, before: &State, said: &Said) -> Result<(), String> {
    let plain = after(inst, before);
    let changed = Registers::changed(before, &plain);
    let unsaid: Vec<_> = changed.iter().filter(|r| !said.writes.contains(r)).collect();
    if !unsaid.is_empty() {
        return Err(format!("it writes {unsaid:?}, said are {:?}", said.writes));
    }
    let mut other = before.clone();
    for register in Registers::all(before) {
        if !said.reads.contains(&register) && !said.writes.contains(&register) {
            Registers::invert(&mut other, register);
        }
    }
    let other_after = after(inst, &other);
    let wrong: Vec<_> = Registers::all(before)
        .into_iter()
        .filter(|r| {
            let want = if said.writes.contains(r) || said.reads.contains(r) {
                &plain
            } else {
                &other
            };
            Registers::get(&other_after, *r) != Registers::get(want, *r)
        })
        .collect();
    let elsewhere = other_after.scc != plain.scc
        || other_after.exec != plain.exec
        || other_after.memory != plain.memory
        || other_after.lds != plain.lds;
    if !wrong.is_empty() || elsewhere {
        return Err(format!(
            "it reads more than the registers {:?}: {wrong:?} differ",
            said.reads
        ));
    }
    Ok(())
}

fn check_memory(inst: &Inst, before: &State, said: &Said, rng: &mut Rng) -> Result<(), String> {
    let touched = Touched::new(before, &said.accesses)?;
    let plain = after(inst, before);
    let written = touched.each(before, &plain);
    let unsaid = written
        .filter(|(t, a, b)| t & (WRITTEN | ATOMIC) == 0 && a != b)
        .count();
    if unsaid != 0 {
        return Err(format!("it writes {unsaid} bytes that are not said"));
    }
    // Nothing else is read.
    let mut other = before.clone();
    touched.invert(&mut other, |t| t == 0);
    let other_after = after(inst, &other);
    let same = touched
        .each(&plain, &other_after)
        .all(|(t, a, b)| t == 0 || a == b);
    let kept = touched
        .each(&other, &other_after)
        .all(|(t, a, b)| t != 0 || a == b);
    if !Registers::changed(&plain, &other_after).is_empty() || !same || !kept {
        return Err("it reads bytes that are not said".into());
    }
    // What is said to be written is.
    let mut other = before.clone();
    touched.invert(&mut other, |t| t == WRITTEN);
    let other_after = after(inst, &other);
    let first = touched
        .each(before, &plain)
        .map(|(t, a, b)| t == WRITTEN && a == b);
    let second = touched.each(&other, &other_after).map(|(_, a, b)| a == b);
    let idle = first.zip(second).filter(|(a, b)| *a && *b).count();
    if idle != 0 {
        return Err(format!("{idle} bytes are said to be written and are not"));
    }
    // What is said to be read is. Components of an element that no register takes are read with the others, and what goes beyond
    // the LDS or to no register is read, too.
    let unseen = ["format", "_tr_", "lds"]
        .iter()
        .any(|part| inst.op.name().contains(part));
    if unseen || inst.mem.lds || inst.dst == Operand::Special(SpecialReg::Null) {
        return Ok(());
    }
    let places: Vec<(bool, usize)> = [(false, &touched.memory), (true, &touched.lds)]
        .into_iter()
        .flat_map(|(lds, bytes)| bytes.iter().enumerate().map(move |(at, t)| (lds, at, *t)))
        .filter(|(.., t)| *t == READ)
        .map(|(lds, at, _)| (lds, at))
        .collect();
    for _ in 0..CHANGED.min(places.len()) {
        let (lds, at) = places[rng.usize(0..places.len())];
        let mut other = before.clone();
        let bytes = if lds { &mut other.lds } else { &mut other.memory };
        bytes[at] = !bytes[at];
        let other_after = after(inst, &other);
        let moved = touched
            .each(&plain, &other_after)
            .any(|(t, a, b)| t & WRITTEN != 0 && a != b);
        let special = plain.exec != other_after.exec;
        if Registers::changed(&plain, &other_after).is_empty() && !moved && !special {
            return Err(format!("byte {at:#x} is said to be read and is not"));
        }
    }
    Ok(())
}

fn shape(pattern: &Pattern) -> Shape {
    let (vgprs, agprs, lds, memory) = match pattern.format {
        // What exchanges lanes is of another family, without accumulation registers.
        Format::Ds if covers_lanes(pattern) => (16, 0, 2048, 0),
        Format::Ds => (16, 8, 2048, 0),
        Format::Scratch => (40, 8, 2048, 65536),
        Format::Flat | Format::Global => (40, 8, 2048, 16384),
        Format::Mubuf | Format::Mtbuf => (16, 8, 2048, 32768),
        Format::Smem => (4, 0, 0, 4096),
        _ => (64, 64, 0, 0),
    };
    Shape {
        vgprs,
        agprs,
        lds,
        memory,
    }
}

fn covers_lanes(pattern: &Pattern) -> bool {
    ["permute", "swizzle"]
        .iter()
        .any(|part| pattern.op.name().contains(part))
}

struct Case {
    words: Vec<u32>,
    inst: Inst,
    before: State,
}

fn case(target: Target, wave: WaveSize, pattern: &Pattern, base: u64, rng: &mut Rng) -> Option<Case> {
    let shape = shape(pattern);
    let (words, inst) = generate::instruction(target, wave, pattern, shape, rng)?;
    // Some are of waves of 32 only.
    let executed = ShaderTarget::try_from(target).is_ok_and(|t| t.executes(&words, wave).is_ok());
    if !knows(&inst) || is_indexed(&inst) || !executed {
        return None;
    }
    let mut before = State::new(target, wave, shape);
    before.memory_base = base;
    generate::state(&inst, &mut before, rng);
    prepare(&inst, &mut before, rng);
    Some(Case { words, inst, before })
}

/// How often the operation of an encoding was compared.
type Compared = BTreeMap<(String, &'static str), usize>;

/// Compares the patterns of a target that `has` has.
fn compare(
    target: Target,
    wave: WaveSize,
    has: impl Fn(&Pattern) -> bool,
    compared: &mut Compared,
    report: &mut String,
) {
    let mut by_shape: BTreeMap<String, Vec<Pattern>> = BTreeMap::new();
    for pattern in patterns(target).filter(|p| has(p) && covers(target, p).is_some()) {
        let shape = format!("{:?}", shape(&pattern));
        by_shape.entry(shape).or_default().push(pattern);
    }
    let mut rng = Rng::with_seed(target as u64 + 7);
    for pattern in by_shape.values().flatten() {
        let key = (format!("{:?}", pattern.format), pattern.op.name());
        compared.entry(key).or_insert(0);
    }
    for all in by_shape.values() {
        let listener = Arc::new(Listener::default());
        let shape = shape(&all[0]);
        let mut machine = Machine::observed(target, wave, shape, HostLevel::detect(), listener.clone());
        let mut wanted: Vec<(&Pattern, usize)> =
            all.iter().flat_map(|p| (0..EACH).map(move |i| (p, i))).collect();
        while !wanted.is_empty() {
            let mut cases: Vec<Case> = Vec::new();
            while cases.len() < BATCH
                && let Some((pattern, _)) = wanted.pop()
            {
                let base = machine.memory_base(cases.len());
                cases.extend(case(target, wave, pattern, base, &mut rng));
            }
            let addresses = (0..cases.len()).map(|i| (machine.code_base(i), None));
            *listener.cases.lock().unwrap() = addresses.collect();
            let inputs: Vec<(&[u32], &State)> = cases.iter().map(|c| (&c.words[..], &c.before)).collect();
            machine
                .run(&inputs)
                .unwrap_or_else(|(i, fault)| panic!("{target} {}: {fault}", cases[i].inst));
            for (i, case) in cases.iter().enumerate() {
                let Case { inst, before, .. } = case;
                let said = listener.cases.lock().unwrap()[&machine.code_base(i)].clone();
                let said = said.unwrap_or_else(|| panic!("{inst} was not seen"));
                let right = check_registers(inst, before, &said)
                    .and_then(|()| check_memory(inst, before, &said, &mut rng));
                if let Err(what) = right {
                    let lanes = wave.lanes();
                    let _ = writeln!(report, "{target} wave{lanes} {:?} {inst}: {what}", inst.format);
                }
                let key = (format!("{:?}", inst.format), inst.op.name());
                *compared.entry(key).or_default() += 1;
            }
        }
    }
}

fn check(name: &str, has: impl Fn(&Pattern) -> bool) {
    let mut report = String::new();
    for target in Target::ALL {
        let waves: &[WaveSize] = match target.generation() {
            Generation::Gfx9 => &[WaveSize::Wave64],
            _ => &[WaveSize::Wave32, WaveSize::Wave64],
        };
        let mut compared = Compared::new();
        for wave in waves {
            compare(target, *wave, &has, &mut compared, &mut report);
        }
        let indexed = |op: &str| INDEXED.iter().any(|part| op.contains(part));
        let left = compared.iter().filter(|((_, op), n)| **n == 0 && !indexed(op));
        let left: Vec<_> = left.map(|(what, _)| what).collect();
        assert!(
            left.is_empty() && !compared.is_empty(),
            "{name} {target}: {left:?}"
        );
    }
    let wrong = report.lines().count();
    assert!(wrong == 0, "{name}: {wrong} are wrong\n{report}");
}

#[test]
fn the_checker_knows_all_memory_instructions() {
    check("memory", |pattern| FORMATS.contains(&pattern.format));
}

#[test]
fn the_checker_knows_the_registers_of_all_instructions() {
    check("registers", |pattern| !FORMATS.contains(&pattern.format));
}
