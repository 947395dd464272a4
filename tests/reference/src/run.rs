//! Classes of instructions, compared between the reference and the software GPU.

use core::fmt::Write;
use std::collections::BTreeMap;

use fastrand::Rng;
use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Generation, Inst, Operand, Pattern, Target, WaveSize, patterns};

use crate::machine::{BATCH, Machine};
use crate::softfloat::Fp;
use crate::state::{Shape, State, Tolerance};
use crate::{covers, execute, generate, knows};

/// Lanes of each class and target that a test runs unless `OUTCROP_CASES` says otherwise.
pub const CASES: u64 = 40_000;

/// Instructions of each class and target that are enough if nothing is said: scalar ones have one case each.
const INSTRUCTIONS: u64 = 2_048;

/// Instructions that are tested alike.
pub struct Class {
    /// Its name, for messages.
    pub name: &'static str,
    /// Whether it has a pattern; those that no family covers are left out anyway.
    pub has: fn(&Pattern, Target) -> bool,
    /// Registers and memory.
    pub shape: Shape,
    /// Changes the random state so that the instruction makes sense: addresses, say.
    pub prepare: fn(&Inst, &mut State, &mut Rng),
}

/// What a run has compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Operations in an encoding.
    pub patterns: u64,
    /// Instructions.
    pub instructions: u64,
    /// Lanes (of scalar instructions: instructions).
    pub cases: u64,
}

struct Case {
    seed: u64,
    words: Vec<u32>,
    inst: Inst,
    before: State,
}

/// A difference, or an instruction that faults.
struct Difference {
    text: String,
}

fn setting(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|v| !v.is_empty())
}

fn number(name: &str) -> Option<u64> {
    setting(name).map(|v| {
        let parsed = v
            .strip_prefix("0x")
            .map_or_else(|| v.parse(), |hex| u64::from_str_radix(hex, 16));
        parsed.unwrap_or_else(|e| panic!("{name}={v}: {e}"))
    })
}

/// Runs a class on every target, and fails with a list of what differs.
///
/// # Panics
/// If something differs, or the class has nothing on any target.
pub fn check(class: &Class) {
    let only = setting("OUTCROP_TARGET");
    let mut report = String::new();
    let (mut total, mut failed) = (Count::default(), 0);
    for target in Target::ALL {
        if only.as_deref().is_some_and(|name| name != target.name()) {
            continue;
        }
        let waves: &[WaveSize] = if target.generation() == Generation::Gfx9 {
            &[WaveSize::Wave64]
        } else {
            &[WaveSize::Wave32, WaveSize::Wave64]
        };
        let mut compared = Compared::new();
        // Every set of host instructions has its part, with instructions of its own.
        let best = HostLevel::detect();
        let levels = [HostLevel::Portable, HostLevel::Avx2, HostLevel::Avx512];
        let levels: Vec<HostLevel> = levels.into_iter().filter(|level| *level <= best).collect();
        let runs: Vec<_> = waves
            .iter()
            .flat_map(|wave| levels.iter().map(move |level| (*wave, *level)))
            .collect();
        for (wave, level) in &runs {
            let share = number("OUTCROP_CASES").unwrap_or(CASES) / runs.len() as u64;
            let (count, differences) = compare(class, target, *wave, share, *level, &mut compared);
            let lanes = wave.lanes();
            println!(
                "{} {target} wave{lanes} {level:?}: {} operations, {} instructions, {} cases, {} operations differ",
                class.name,
                count.patterns,
                count.instructions,
                count.cases,
                differences.len()
            );
            total.patterns += count.patterns;
            total.cases += count.cases;
            failed += differences.len();
            for (name, (n, difference)) in differences {
                let _ = writeln!(
                    report,
                    "{target} wave{lanes} {name}: {n} differences with {level:?}, the first:\n{}",
                    difference.text
                );
            }
        }
        if failed == 0 {
            record(class, target, &compared);
        }
    }
    assert!(
        failed == 0,
        "{} of class {} differ:\n{report}",
        failed,
        class.name
    );
    assert!(total.patterns > 0, "class {} is empty", class.name);
}

/// How often the operation of an encoding has been compared.
type Compared = BTreeMap<(String, &'static str), u64>;

/// Fails if an operation has not been compared at all; says what has where `OUTCROP_COMPARED` names a folder.
fn record(class: &Class, target: Target, compared: &Compared) {
    let none: Vec<_> = compared.iter().filter(|(_, n)| **n == 0).collect();
    let part = ["OUTCROP_SEED", "OUTCROP_ONLY", "OUTCROP_CASES"]
        .iter()
        .any(|name| setting(name).is_some());
    assert!(
        part || none.is_empty(),
        "{} {target}: never compared: {none:?}",
        class.name
    );
    let Some(folder) = setting("OUTCROP_COMPARED") else {
        return;
    };
    let mut text = String::new();
    for ((format, name), n) in compared.iter().filter(|(_, n)| **n != 0) {
        let _ = writeln!(text, "{target}\t{name}\t{format}\t{n}\t{}", class.name);
    }
    let file = format!("{folder}/{} {target}.tsv", class.name);
    let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, text));
    written.unwrap_or_else(|e| panic!("{file}: {e}"));
}

type Differences = BTreeMap<String, (u64, Difference)>;

/// Compares about `cases` lanes of a class on one target.
fn compare(
    class: &Class,
    target: Target,
    wave: WaveSize,
    cases: u64,
    level: HostLevel,
    compared: &mut Compared,
) -> (Count, Differences) {
    let one = number("OUTCROP_SEED");
    // A seed names its pattern by its place among all.
    let only = setting("OUTCROP_ONLY").filter(|_| one.is_none());
    let chosen: Vec<Pattern> = patterns(target)
        .filter(|p| (class.has)(p, target) && covers(target, p).is_some() && generate::has(wave, p))
        .filter(|p| only.as_deref().is_none_or(|name| name == p.op.name()))
        .collect();
    let mut count = Count {
        patterns: chosen.len() as u64,
        ..Count::default()
    };
    let mut differences = Differences::new();
    for pattern in &chosen {
        let format = format!("{:?}", pattern.format);
        for second in generate::seconds(target, pattern) {
            compared
                .entry((format!("{format} {}", pattern.op.name()), second))
                .or_insert(0);
        }
        compared.entry((format, pattern.op.name())).or_insert(0);
    }
    if chosen.is_empty() {
        return (count, differences);
    }
    let mut machine = Machine::new(target, wave, class.shape, level);
    let mut seeds =
        Rng::with_seed(one.unwrap_or(0x6f75_7463_726f_7000 ^ target as u64 ^ (level as u64) << 8));
    let mut next = 0;
    // A pattern that gives no instruction is no reason to go on for ever.
    let mut rounds = 0;
    let said = one.is_some() || setting("OUTCROP_CASES").is_some();
    let most = cases.max(16 * chosen.len() as u64);
    while rounds < most {
        let all = said || compared.values().all(|n| *n != 0);
        let enough = count.cases >= cases || !said && count.instructions >= INSTRUCTIONS;
        if all && enough {
            break;
        }
        let mut batch: Vec<Case> = Vec::with_capacity(BATCH);
        while batch.len() < BATCH && rounds < most {
            rounds += 1;
            let seed = one.unwrap_or_else(|| seeds.u64(..) << 16 | next as u64);
            let pattern = &chosen[(seed & 0xffff) as usize % chosen.len()];
            next = (next + 1) % chosen.len();
            if let Some(case) = case(
                class,
                target,
                wave,
                pattern,
                seed,
                machine.memory_base(batch.len()),
            ) {
                batch.push(case);
            }
            if one.is_some() {
                rounds = most;
            }
        }
        run(&mut machine, batch, &mut count, compared, &mut differences);
    }
    (count, differences)
}

fn case(
    class: &Class,
    target: Target,
    wave: WaveSize,
    pattern: &Pattern,
    seed: u64,
    memory_base: u64,
) -> Option<Case> {
    let mut rng = Rng::with_seed(seed);
    let (words, inst) = generate::instruction(target, wave, pattern, class.shape, &mut rng)?;
    if !knows(&inst) {
        return None;
    }
    let mut before = State::new(target, wave, class.shape);
    before.memory_base = memory_base;
    generate::state(&inst, &mut before, &mut rng);
    (class.prepare)(&inst, &mut before, &mut rng);
    Some(Case {
        seed,
        words,
        inst,
        before,
    })
}

fn run(
    machine: &mut Machine,
    mut batch: Vec<Case>,
    count: &mut Count,
    compared: &mut Compared,
    differences: &mut Differences,
) {
    let mut note = |case: &Case, text: String| {
        let entry = differences.entry(format!("{:?} {}", case.inst.format, case.inst.op.name()));
        entry.or_insert_with(|| (0, Difference { text })).0 += 1;
    };
    while !batch.is_empty() {
        let inputs: Vec<_> = batch.iter().map(|c| (c.words.as_slice(), &c.before)).collect();
        let outputs = match machine.run(&inputs) {
            Ok(outputs) => outputs,
            Err((index, fault)) => {
                let case = batch.remove(index);
                let text = format!("{}    faults: {fault}\n", describe(&case));
                note(&case, text);
                // Memory windows are by place.
                batch.truncate(index);
                continue;
            }
        };
        for (case, got) in batch.iter().zip(outputs) {
            let mut expected = case.before.clone();
            assert!(execute(&case.inst, &mut expected), "{}", case.inst);
            count.instructions += 1;
            let format = format!("{:?}", case.inst.format);
            if let Some(second) = case.inst.second {
                let pair = (format!("{format} {}", case.inst.op.name()), second.op.name());
                *compared.entry(pair).or_insert(0) += 1;
            }
            *compared.entry((format, case.inst.op.name())).or_insert(0) += 1;
            count.cases += if case.inst.op.name().starts_with("s_") {
                1
            } else {
                u64::from(case.before.exec.count_ones())
            };
            let text = differs(&case.inst, &case.before, &expected, &got);
            if !text.is_empty() {
                note(case, describe(case) + &text);
            }
        }
        return;
    }
}

fn describe(case: &Case) -> String {
    let words: Vec<String> = case.words.iter().map(|w| format!("{w:08x}")).collect();
    let s = &case.before;
    format!(
        "    {}  ({})  OUTCROP_SEED={:#x}\n    mode {:#x} exec {:#x} vcc {:#x} scc {} m0 {:#x}{}\n",
        case.inst,
        words.join(" "),
        case.seed,
        s.mode.0,
        s.exec,
        s.vcc,
        u8::from(s.scc),
        s.m0,
        sources(case)
    )
}

/// The scalar sources of a case.
fn sources(case: &Case) -> String {
    let mut text = String::new();
    for (operand, kind) in case.inst.src.iter().zip(case.inst.src_type) {
        if let Operand::Sgpr(n) = operand {
            for i in 0..kind.dwords {
                let at = usize::from(n + i);
                let _ = write!(
                    text,
                    " s{at} {:#x}",
                    case.before.sgpr.get(at).copied().unwrap_or(0)
                );
            }
        }
    }
    text
}

/// The first registers of the vector sources in the file `kind`.
fn vector_sources(inst: &Inst, kind: char) -> impl Iterator<Item = usize> + use<> {
    let second = inst.second.map_or([Operand::None; 3], |second| second.src);
    let kinds = inst.src_type.map(|t| t.dwords).into_iter().chain([1; 3]);
    let sources = inst.src.into_iter().chain(second).zip(kinds);
    let of = move |operand| match operand {
        Operand::Vgpr(n) if kind == 'v' => Some(usize::from(n)),
        Operand::Agpr(n) if kind == 'a' => Some(usize::from(n)),
        _ => None,
    };
    let first = sources.filter_map(move |(operand, dwords)| Some((of(operand)?, dwords)));
    first.flat_map(|(n, dwords)| n..n + usize::from(dwords.min(4)))
}

/// What differs, at most a few lines; empty if nothing does.
fn differs(inst: &Inst, before: &State, expected: &State, got: &State) -> String {
    let mut text = String::new();
    let mut lines = 0;
    let mut line = |what: String| {
        lines += 1;
        if lines <= 6 {
            let _ = writeln!(text, "    {what}");
        }
    };
    let mut number = |name: &str, before: u64, expected: u64, got: u64| {
        if expected != got {
            line(format!(
                "{name}: was {before:#x}, reference {expected:#x}, GPU {got:#x}"
            ));
        }
    };
    number("exec", before.exec, expected.exec, got.exec);
    number("vcc", before.vcc, expected.vcc, got.vcc);
    number("scc", before.scc.into(), expected.scc.into(), got.scc.into());
    number("m0", before.m0.into(), expected.m0.into(), got.m0.into());
    number(
        "mode",
        before.mode.0.into(),
        expected.mode.0.into(),
        got.mode.0.into(),
    );
    for i in 0..before.sgpr.len() {
        if is_near_scalar(expected, got, i) {
            continue;
        }
        let name = format!("s{i}");
        number(
            &name,
            before.sgpr[i].into(),
            expected.sgpr[i].into(),
            got.sgpr[i].into(),
        );
    }
    for (kind, before_rows, expected_rows, got_rows) in [
        ('v', &before.vgpr, &expected.vgpr, &got.vgpr),
        ('a', &before.agpr, &expected.agpr, &got.agpr),
    ] {
        for (i, (row, other)) in expected_rows.iter().zip(got_rows).enumerate() {
            for lane in 0..before.lanes() {
                if row[lane] != other[lane] && !(kind == 'v' && is_near(expected, got, i, lane)) {
                    let inputs: Vec<String> = vector_sources(inst, kind)
                        .filter_map(|n| Some(format!("{kind}{n}={:x}", before_rows.get(n)?[lane])))
                        .collect();
                    line(format!(
                        "{kind}{i} lane {lane}: was {:#010x}, reference {:#010x}, GPU {:#010x}; lane before: {}",
                        before_rows[i][lane],
                        row[lane],
                        other[lane],
                        inputs.join(" ")
                    ));
                }
            }
        }
    }
    for (name, before, expected, got) in [
        ("lds", &before.lds, &expected.lds, &got.lds),
        ("memory", &before.memory, &expected.memory, &got.memory),
    ] {
        for (at, (x, y)) in expected.iter().zip(got).enumerate() {
            if x != y {
                line(format!(
                    "{name}[{at:#x}]: was {:#04x}, reference {x:#04x}, GPU {y:#04x}",
                    before[at]
                ));
            }
        }
    }
    if lines > 6 {
        let _ = writeln!(text, "    and {} more", lines - 6);
    }
    text
}

/// Whether a scalar register differs within the tolerance that the reference gives it.
fn is_near_scalar(expected: &State, got: &State, register: usize) -> bool {
    expected.scalar_tolerance.is_some_and(|(n, format, codes)| {
        usize::from(n) == register
            && near(
                format,
                expected.sgpr[register].into(),
                got.sgpr[register].into(),
                codes,
            )
    })
}

/// Whether two numbers of a format are within some codes.
fn near(format: crate::state::Format, a: u64, b: u64, codes: u64) -> bool {
    let fp = Fp::of(format);
    // Codes in the order of the numbers.
    let order = |v: u64| {
        let magnitude = fp.magnitude(v) as i128;
        if v & fp.sign() != 0 { -magnitude } else { magnitude }
    };
    !fp.is_nan(a) && !fp.is_nan(b) && (order(a) - order(b)).unsigned_abs() <= u128::from(codes)
}

/// Whether a register differs within the tolerance that the reference gives its lane.
fn is_near(expected: &State, got: &State, register: usize, lane: usize) -> bool {
    let is = |t: &&Tolerance| {
        usize::from(t.lane) == lane
            && (register == usize::from(t.vgpr) || {
                t.format == crate::state::Format::F64 && register == usize::from(t.vgpr) + 1
            })
    };
    let Some(t) = expected.tolerances.iter().find(is) else {
        return false;
    };
    let read = |state: &State| {
        let first = usize::from(t.vgpr);
        let low = u64::from(state.vgpr[first][lane]);
        match t.format {
            crate::state::Format::F64 => low | u64::from(state.vgpr[first + 1][lane]) << 32,
            crate::state::Format::F32 => low,
            _ if t.high => low >> 16,
            _ => low & 0xffff,
        }
    };
    near(t.format, read(expected), read(got), t.codes)
}
