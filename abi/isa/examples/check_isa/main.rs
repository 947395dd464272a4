//! `cargo xtask check-isa`: outcrop-isa against LLVM, in both directions.

mod llvm;

use core::fmt::Write as _;
use llvm::{Llvm, Said, normal};
use outcrop_isa::{
    DecodeError, Format, Generation, Inst, Operand, Pattern, Target, WaveSize, decode, decode_wave, patterns,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

type Result<T> = core::result::Result<T, String>;

/// Counts of one encoding.
#[derive(Default)]
struct Count {
    /// Operations in the tables.
    known: usize,
    /// Words that were compared.
    compared: usize,
    /// Of these, equal in validity, length and text.
    equal: usize,
    /// Operations that were compared as text at least once.
    shown: std::collections::BTreeSet<outcrop_isa::Op>,
}

/// How much to check.
struct Options {
    targets: Vec<Target>,
    /// Words for each pattern of the tables.
    per_pattern: usize,
    /// Uniformly random word pairs.
    random: usize,
    /// Objects to disassemble, files or folders.
    objects: Vec<PathBuf>,
    /// Folder to write a file with encoding and text pairs of the pattern words to, for the unit test.
    pairs: Option<PathBuf>,
    /// Disagreements to print.
    show: usize,
}

/// Words to decode: an instruction, then `s_nop`s. The longest, gfx10 image operations, fill it.
type Case = [u32; 5];
const NOP: u32 = 0xbf80_0000;

/// xorshift64*: the same words each run.
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

struct Report {
    counts: BTreeMap<String, Count>,
    disagreements: Vec<String>,
    /// Words LLVM fails on itself.
    crashes: usize,
    /// Words LLVM prints but its assembler refuses, or encodes otherwise.
    not_canonical: usize,
    /// Words whose text LLVM's assembler refuses, while it takes ours for the instruction that they are.
    faults: usize,
}

impl Report {
    fn add(&mut self, format: &str, equal: bool, what: impl FnOnce() -> String) {
        let count = self.counts.entry(format.to_owned()).or_default();
        count.compared += 1;
        count.equal += usize::from(equal);
        if !equal {
            self.disagreements.push(what());
        }
    }
}

fn hex_words(words: &[u32]) -> String {
    words
        .iter()
        .map(|word| format!("{word:08x}"))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Compares words in validity, length and text.
fn compare(report: &mut Report, llvm: Llvm, cases: &[Case], label: &str) -> Result<Vec<(Vec<u32>, String)>> {
    let ours: Vec<_> = cases
        .iter()
        .map(|case| decode_wave(llvm.target, llvm.wave, case))
        .collect();
    let inputs: Vec<Vec<u32>> = cases
        .iter()
        .zip(&ours)
        .map(|(case, ours)| {
            let words = ours
                .as_ref()
                .map_or(case.len(), |inst| usize::from(inst.size) / 4);
            case.iter().take(words).copied().collect()
        })
        .collect();
    // llvm-mc 19 aborts on a reserved SDWA selector: not asked.
    let aborts = |index: usize| {
        matches!(
            ours.get(index),
            Some(Err(DecodeError::BadField {
                field: "dst_sel" | "src_sel",
                ..
            }))
        )
    };
    let asked: Vec<Vec<u32>> = inputs
        .iter()
        .enumerate()
        .filter(|(index, _)| !aborts(*index))
        .map(|(_, words)| words.clone())
        .collect();
    let mut answers = llvm::disassemble(llvm, &asked)?.into_iter();
    let theirs: Vec<Said> = (0..inputs.len())
        .map(|index| {
            if aborts(index) {
                Said::Crash
            } else {
                answers.next().unwrap_or(Said::Crash)
            }
        })
        .collect();
    let mut pairs = Vec::new();
    let mut unsure = Vec::new();
    let mut differ = Vec::new();
    for ((words, ours), theirs) in inputs.iter().zip(&ours).zip(&theirs) {
        let format = ours
            .as_ref()
            .map_or("invalid".to_owned(), |inst| format!("{:?}", inst.format));
        match (ours, theirs) {
            (_, Said::Crash) => report.crashes += 1,
            (Err(_), Said::Invalid) => report.add(label, true, String::new),
            (Err(_), Said::Inst { text, .. }) if text.contains("/*") => report.add(label, true, String::new),
            // Dual issue with LDS direct sources, which the hardware lost with gfx11.
            (Err(_), Said::Inst { text, .. })
                if text.contains("src_lds_direct") && llvm.target.generation() >= Generation::Gfx11 =>
            {
                report.not_canonical += 1;
            }
            (Err(error), Said::Inst { text, .. }) => {
                unsure.push((words.clone(), error.to_string(), text.clone()))
            }
            (Ok(inst), Said::Inst { text, .. }) if no_text(inst, text) => report.not_canonical += 1,
            (Ok(inst), Said::Invalid) if inst.op_sel & inst.halves != 0 => report.not_canonical += 1,
            (Ok(inst), Said::Inst { text, whole }) => {
                let mine = normal(&inst.to_string());
                let equal = mine == *text && *whole;
                if !equal && *whole {
                    differ.push((words.clone(), *inst, mine, text.clone()));
                    continue;
                }
                report.add(&format, equal, || {
                    format!(
                        "{}: {mine:?}, llvm {text:?}{}",
                        hex_words(words),
                        if *whole { "" } else { " (length)" }
                    )
                });
                if equal {
                    report.counts.entry(format).or_default().shown.insert(inst.op);
                    pairs.push((words.clone(), mine));
                }
            }
            (Ok(inst), Said::Invalid) => {
                report.add(&format, false, || {
                    format!("{}: {:?}, llvm: invalid", hex_words(words), inst.to_string())
                });
            }
        }
    }
    // The assembler is the judge of two texts: it refuses one and takes the other for the same instruction.
    let mine: Vec<String> = differ.iter().map(|(_, _, mine, _)| mine.clone()).collect();
    let theirs: Vec<String> = differ.iter().map(|(_, _, _, text)| text.clone()).collect();
    let assembled = llvm::assemble(llvm, &mine)?
        .into_iter()
        .zip(llvm::assemble(llvm, &theirs)?);
    for ((words, inst, mine, text), (of_mine, of_theirs)) in differ.iter().zip(assembled) {
        let fault = of_theirs.is_none()
            && of_mine.is_some_and(|bytes| decode(llvm.target, &case(&bytes)) == Ok(*inst));
        report.faults += usize::from(fault);
        report.add(&format!("{:?}", inst.format), fault, || {
            format!("{}: {mine:?}, llvm {text:?}", hex_words(words))
        });
    }
    // What LLVM prints but does not take back is not an instruction of the target.
    let texts: Vec<String> = unsure.iter().map(|(_, _, text)| text.clone()).collect();
    for ((words, error, text), bytes) in unsure.iter().zip(llvm::assemble(llvm, &texts)?) {
        let same = bytes.is_some_and(|bytes| same(words, &bytes));
        report.not_canonical += usize::from(!same);
        report.add(label, !same, || {
            format!("{}: {error}, llvm {text:?}", hex_words(words))
        });
    }
    Ok(pairs)
}

/// Whether LLVM 19 has no text for an instruction: what it prints is another one, or nothing that it takes back.
fn no_text(inst: &Inst, text: &str) -> bool {
    let literal = |src: &Operand| matches!(src, Operand::Literal(0x1_0000..));
    // High halves without +real-true16.
    inst.op_sel & inst.halves != 0
        // A negated integer outside SDWA.
        || inst.sdwa.is_none() && text.contains("sext(")
        // Literals of `v_fma_mix`, which are cut to 16 bits.
        || inst.op.name().starts_with("v_fma_mix") && inst.src.iter().any(literal)
        // The absolute value of the second source of `v_cndmask_b32_dpp`, shown as that of two operands.
        || text.contains(", vcc_lo|") || text.contains(", vcc|")
}

/// One of the encodings that hold a half in the register number.
const fn short(format: Format) -> bool {
    matches!(
        format,
        Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vop1Dpp | Format::Vop2Dpp | Format::VopcDpp
    )
}

/// Compares the text of 16-bit operands with their halves, for the operations that LLVM knows so.
fn compare_halves(report: &mut Report, llvm: Llvm, cases: &[Case]) -> Result<()> {
    let llvm = Llvm { true16: true, ..llvm };
    let (words, ours): (Vec<Vec<u32>>, Vec<Inst>) = cases
        .iter()
        .filter_map(|case| Some((case, decode(llvm.target, case).ok()?)))
        // LLVM 19 shows every half of VOP3 as the low one, and none of source 1 with DPP.
        .filter(|(_, inst)| inst.halves != 0 && inst.format != Format::Vop3Dpp)
        .filter(|(_, inst)| inst.op_sel == 0 || short(inst.format))
        .map(|(case, inst)| {
            (
                case.iter().take(usize::from(inst.size) / 4).copied().collect(),
                inst,
            )
        })
        .unzip();
    for ((words, inst), theirs) in words.iter().zip(&ours).zip(llvm::disassemble(llvm, &words)?) {
        let Said::Inst { text, whole } = theirs else {
            continue;
        };
        let shown = [".l", ".h"].iter().any(|half| text.contains(half));
        if shown && !text.contains("/*") && !no_text(&Inst { halves: 0, ..*inst }, &text) {
            let mine = normal(&format!("{inst:#}"));
            report.add("true16", mine == text && whole, || {
                format!("{}: {mine:?}, llvm +real-true16 {text:?}", hex_words(words))
            });
        }
    }
    Ok(())
}

/// The words of an encoding.
fn case(bytes: &[u8]) -> Case {
    let mut words = [NOP; _];
    for (word, chunk) in words.iter_mut().zip(bytes.chunks(4)) {
        *word = chunk
            .iter()
            .rev()
            .fold(0, |word, byte| word << 8 | u32::from(*byte));
    }
    words
}

/// Whether an encoding is that of the words.
fn same(words: &[u32], bytes: &[u8]) -> bool {
    let words = words.iter().flat_map(|word| word.to_le_bytes());
    words.take(bytes.len()).eq(bytes.iter().copied())
}

/// The scalar register number that stands for none.
const fn none_scalar(target: Target) -> u128 {
    match target.generation() {
        Generation::Gfx9 => 0x7f,
        Generation::Gfx10 => 0x7d,
        _ => 0x7c,
    }
}

/// Words of a pattern: free bits at random, with operand numbers near the edges of their ranges often.
fn fill(target: Target, pattern: &Pattern, random: &mut Random, round: usize) -> Case {
    let mut bits = random.wide();
    // Fewer set bits give plain registers and few modifiers.
    for _ in 0..round % 4 {
        bits &= random.wide();
    }
    let mut code = pattern.value | bits & pattern.free;
    let nine = matches!(pattern.format, Format::Vop1 | Format::Vop2 | Format::Vopc);
    if nine && pattern.free & 0x1ff == 0x1ff && round % 3 == 1 {
        // Source 0: constants, special registers, literal.
        code = (code & !0x1ff) | (100 + u128::from(random.next() % 156));
    }
    if matches!(pattern.format, Format::Sop1 | Format::Sop2 | Format::Sopc) && round % 5 == 1 {
        code = code & !0xff | 0xff & pattern.free;
    }
    if matches!(
        pattern.format,
        Format::Vop3 | Format::Vop3b | Format::Vop3p | Format::Vop3pMai
    ) && round.is_multiple_of(2)
    {
        for lo in [32, 41, 50] {
            if pattern.free >> lo & 0x100 != 0 && !random.next().is_multiple_of(3) {
                code |= 0x100 << lo;
            }
        }
    }
    if matches!(pattern.format, Format::Flat | Format::Global | Format::Scratch) && round.is_multiple_of(2) {
        // No scalar address.
        let lo = if pattern.dwords == 3 { 0 } else { 48 };
        code = code & !(0x7f << lo & pattern.free) | pattern.free & none_scalar(target) << lo;
    }
    if pattern.op.name().starts_with("s_waitcnt_") && round.is_multiple_of(3) {
        // The assembler takes no register.
        code = code & !(0x7f << 16) | pattern.free & none_scalar(target) << 16;
    }
    if pattern.format == Format::Sop1 && pattern.op.name().contains("barrier") && round.is_multiple_of(3) {
        // Barriers have small numbers.
        code = code & !0xff | u128::from(128 + random.next() % 64);
    }
    if pattern.format == Format::Mimg && round.is_multiple_of(2) {
        // Two components are the one choice all atomics have, one is what gathering takes.
        let dmask = if round.is_multiple_of(4) { 3 } else { 1 };
        code = code & !(15 << 8 & pattern.free) | dmask << 8 & pattern.free;
    }
    if pattern.op.name().starts_with("v_permlane") && !pattern.op.name().contains("_var_") {
        // Only source 0 may be, and must be, a vector register.
        code = code & !(0x100 << 41 | 0x100 << 50) | 0x100 << 32;
    }
    if pattern.format == Format::Vop3p && round % 4 > 1 {
        // The dot products only take the default selection.
        code = code & !(7 << 11) | 3 << 59 | 1 << 14 & pattern.free;
    }
    if pattern.format == Format::Vop3pMai && !round.is_multiple_of(4) && pattern.free >> 41 & 0x1ff == 0x1ff {
        // A and B are vector registers.
        code |= 0x100 << 32 | 0x100 << 41;
    }
    if pattern.format == Format::Vop3pMai && round % 4 == 3 && pattern.free >> 50 & 0x1ff == 0x1ff {
        // The large results leave few register numbers that do not overlap: a constant as C.
        // The sparse ones have an index there, a vector register.
        code = if pattern.op.name().starts_with("v_smfmac") {
            code & !0x80 | 0x100 << 32 | 0x100 << 41 | 0x100 << 50
        } else {
            code & !(0x1ff << 50 | 0x80) | u128::from(128 + random.next() % 64) << 50
        };
    }
    if pattern.format == Format::Vop3px {
        // The scales are vector registers, and mostly A and B too.
        code |= 0x100 << 41 | 0x100 << 32;
        code |= if round.is_multiple_of(4) {
            0
        } else {
            0x100 << 114 | 0x100 << 105 | 0x100 << 96
        };
    }
    if matches!(pattern.format, Format::Vop1Dpp | Format::Vop2Dpp) && round.is_multiple_of(2) {
        // row_newbcast, the only control double precision has.
        code = code & !(0x1f0 << 40) | 0x150 << 40;
    }
    if round % 4 > 1 {
        // The assembler wants register tuples at even numbers.
        let even: u128 = match pattern.format {
            Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vop1Dpp | Format::Vop1Sdwa => {
                0x0000_0001_0002_0200
            }
            Format::Vop3 | Format::Vop3b | Format::Vop3p | Format::Vop3pMai => 0x0004_0201_0000_0001,
            Format::Ds | Format::Flat | Format::Global | Format::Scratch => 0x0101_0101 << 32,
            Format::Mubuf | Format::Mtbuf => 0x0101 << 32,
            _ => 0,
        };
        code &= !(even & pattern.free);
    }
    if pattern.format == Format::Smem && round % 4 == 1 {
        // An immediate offset of zero, which has a text of its own.
        code = code & !(0x1f_ffff << 32 & pattern.free | 0x7f << 57 & pattern.free)
            | none_scalar(target) << 57 & pattern.free;
    }
    let literal = match round % 3 {
        0 => random.next() as u32,
        1 => (random.next() % 128) as u32,
        _ => 0x3f80_0000 ^ (random.next() as u32 & 0xffff),
    };
    let mut case = [NOP; _];
    let own = (0..pattern.dwords).map(|index| (code >> (32 * index)) as u32);
    for (place, word) in case.iter_mut().zip(own.chain([literal])) {
        *place = word;
    }
    case
}

/// Low byte of the ELF header's `e_flags`.
fn machine(path: &Path) -> Option<u8> {
    std::fs::read(path).ok()?.get(48).copied()
}

fn objects(paths: &[PathBuf], machine_code: u8) -> Result<Vec<PathBuf>> {
    let mut out = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).map_err(|e| format!("{}: {e}", path.display()))?;
            for entry in entries.flatten() {
                let path = entry.path();
                if path.extension().is_some_and(|end| end == "hsaco" || end == "co") {
                    out.push(path);
                }
            }
        } else {
            out.push(path.clone());
        }
    }
    out.retain(|path| machine(path) == Some(machine_code));
    out.sort();
    Ok(out)
}

fn check_object(report: &mut Report, llvm: Llvm, path: &Path) -> Result<usize> {
    let lines = llvm::objdump(llvm, path)?;
    for (address, words, text) in &lines {
        let (format, mine, size) = match decode(llvm.target, words) {
            Ok(inst) => (
                format!("{:?}", inst.format),
                normal(&inst.to_string()),
                usize::from(inst.size),
            ),
            Err(error) => ("invalid".to_owned(), error.to_string(), 0),
        };
        // What llvm-objdump shows as data must not decode.
        let equal = if text.starts_with(".long") {
            format == "invalid"
        } else {
            mine == *text && size == words.len() * 4
        };
        report.add(&format, equal, || {
            format!("{}+{address:#x}: {mine:?}, llvm {text:?}", path.display())
        });
    }
    Ok(lines.len())
}

/// Checks one target.
///
/// # Errors
/// LLVM cannot be run, or any disagreement.
fn check(target: Target, options: &Options) -> Result<String> {
    let llvm = Llvm::of(target);
    let mut report = Report {
        counts: BTreeMap::new(),
        disagreements: Vec::new(),
        crashes: 0,
        not_canonical: 0,
        faults: 0,
    };
    let mut out = String::new();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let all: Vec<Pattern> = patterns(target).collect();
    for pattern in &all {
        report
            .counts
            .entry(format!("{:?}", pattern.format))
            .or_default()
            .known += 1;
    }
    let cases: Vec<Case> = all
        .iter()
        .flat_map(|pattern| (0..options.per_pattern).map(move |round| (pattern, round)))
        .map(|(pattern, round)| fill(target, pattern, &mut random, round))
        .collect();
    let pairs = compare(&mut report, llvm, &cases, "invalid")?;
    // The other direction: what the assembler makes of the text.
    let texts: Vec<String> = pairs.iter().map(|(_, text)| text.clone()).collect();
    let mut assembled = Vec::new();
    for bytes in llvm::assemble(llvm, &texts)? {
        let Some(bytes) = bytes else {
            report.not_canonical += 1;
            continue;
        };
        let words = case(&bytes);
        let mine = decode(target, &words);
        report.add(
            "assembled",
            mine.is_ok_and(|inst| usize::from(inst.size) == bytes.len()),
            || {
                format!(
                    "{}: {mine:?}, assembled to {} bytes",
                    hex_words(&words),
                    bytes.len()
                )
            },
        );
        assembled.push(words);
    }
    let pairs = compare(&mut report, llvm, &assembled, "invalid")?;
    let words: Vec<Case> = (0..options.random)
        .map(|_| {
            let bits = random.wide();
            [0, 32, 64, 96, 128].map(|lo| bits.checked_shr(lo).map_or(NOP, |word| word as u32))
        })
        .collect();
    compare(&mut report, llvm, &words, "invalid")?;
    if target.default_wave_size() == WaveSize::Wave32 {
        let wave64 = Llvm {
            wave: WaveSize::Wave64,
            ..llvm
        };
        compare(&mut report, wave64, &cases, "invalid")?;
        compare_halves(&mut report, llvm, &cases)?;
    }
    let mut lines = 0;
    let files = objects(&options.objects, target.elf_machine())?;
    for path in &files {
        lines += check_object(&mut report, llvm, path)?;
    }
    if let Some(folder) = &options.pairs {
        write_pairs(llvm, &folder.join(format!("{target}.txt")), &pairs)?;
    }
    let _ = writeln!(
        out,
        "{:<12} {:>6} {:>6} {:>9} {:>9}",
        "format", "known", "shown", "compared", "equal"
    );
    for (format, count) in &report.counts {
        let _ = writeln!(
            out,
            "{format:<12} {:>6} {:>6} {:>9} {:>9}",
            count.known,
            count.shown.len(),
            count.compared,
            count.equal
        );
    }
    let _ = write!(
        out,
        "{} patterns, {} texts assembled, {} random words, {lines} instructions of {} objects\n\
         left out: {} words llvm-mc fails on, {} that its assembler refuses or encodes otherwise, {} whose text it refuses but takes ours",
        all.len(),
        assembled.len(),
        options.random,
        files.len(),
        report.crashes,
        report.not_canonical,
        report.faults
    );
    if report.disagreements.is_empty() {
        return Ok(out);
    }
    for line in report.disagreements.iter().take(options.show) {
        let _ = write!(out, "\n{line}");
    }
    Err(format!("{out}\n{} disagreements", report.disagreements.len()))
}

/// One pair for each operation and encoding, and a few more.
fn write_pairs(llvm: Llvm, path: &Path, pairs: &[(Vec<u32>, String)]) -> Result<()> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut out = format!(
        "# Words and the text llvm-mc {} -mcpu={} has for them. Written by `cargo xtask check-isa --pairs`.\n",
        llvm.version, llvm.target
    );
    for (words, text) in pairs {
        let mnemonic = text.split(' ').next().unwrap_or_default().to_owned();
        let count = seen.entry(mnemonic).or_default();
        *count += 1;
        if *count <= 2 {
            let _ = writeln!(out, "{}\t{text}", hex_words(words));
        }
    }
    std::fs::write(path, out).map_err(|e| format!("{}: {e}", path.display()))
}

const USAGE: &str = "check_isa [--target NAME]… [--per-pattern N] [--random N] [--show N] [--pairs FOLDER] [OBJECT or FOLDER]…";

fn options() -> Result<Options> {
    let mut options = Options {
        targets: Vec::new(),
        per_pattern: 24,
        random: 100_000,
        objects: Vec::new(),
        pairs: None,
        show: 40,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument}: value missing"));
        let number = |text: String| text.parse::<usize>().map_err(|e| format!("{text}: {e}"));
        match argument.as_str() {
            "--target" => {
                let name = value()?;
                let target = Target::from_name(&name).ok_or_else(|| {
                    format!(
                        "{name}: unknown target; known: {}",
                        Target::ALL.map(Target::name).join(" ")
                    )
                })?;
                options.targets.push(target);
            }
            "--per-pattern" => options.per_pattern = number(value()?)?,
            "--random" => options.random = number(value()?)?,
            "--show" => options.show = number(value()?)?,
            "--pairs" => options.pairs = Some(value()?.into()),
            "--help" => return Err(USAGE.to_owned()),
            other if other.starts_with('-') => return Err(format!("{other}: unknown option\n{USAGE}")),
            path => options.objects.push(path.into()),
        }
    }
    if options.objects.is_empty() {
        options.objects = ["tests/kernels/triton", "tests/kernels/bin"]
            .map(PathBuf::from)
            .into();
    }
    if options.targets.is_empty() {
        options.targets = Target::ALL.into();
    }
    Ok(options)
}

/// Checks each target, and goes on after one that disagrees.
fn run(options: &Options) -> Result<()> {
    let mut failed = Vec::new();
    for target in &options.targets {
        match check(*target, options) {
            Ok(summary) => println!("{target}\n{summary}\n"),
            Err(error) => {
                eprintln!("{target}\n{error}\n");
                failed.push(target.name());
            }
        }
    }
    if failed.is_empty() {
        Ok(())
    } else {
        Err(format!("disagreements: {}", failed.join(" ")))
    }
}

fn main() -> ExitCode {
    match options().and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
