//! `cargo xtask check-isa`: outcrop-isa against LLVM, in both directions.

/// In place of the standard one: a reader that has seen enough, like `head`, does not stop the comparison.
macro_rules! println {
    ($($text:tt)*) => {{
        let _ = writeln!(std::io::stdout(), $($text)*);
    }};
}

mod census;
mod explained;
mod fill;
mod llvm;
mod report;

use census::Census;
use core::fmt::Write as _;
use fill::{Random, fill};
use llvm::Llvm;
use outcrop_isa::{Pattern, Target, WaveSize, decode, patterns};
use report::{Report, Source, Tally, compare, hex_words};
use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

type Result<T> = core::result::Result<T, String>;

/// Texts equal of a hundred compared, at least.
const ENOUGH: f64 = 99.5;

/// How much to check.
struct Options {
    targets: Vec<Target>,
    /// Words for each pattern of the tables.
    per_pattern: usize,
    /// Uniformly random words.
    random: usize,
    /// What the random words begin with.
    seed: u64,
    /// Objects to disassemble, files or folders.
    objects: Vec<PathBuf>,
    /// Folder to write a file with encoding and text pairs of the pattern words to, for the unit test.
    pairs: Option<PathBuf>,
    /// Disagreements to print.
    show: usize,
    /// Take the census of LLVM's operations.
    census: bool,
    /// Targets checked at a time.
    jobs: usize,
}

/// Words to decode: an instruction, then `s_nop`s. The longest, gfx10 image operations, fill it.
type Case = [u32; 5];
const NOP: u32 = 0xbf80_0000;

/// What was found about one target.
struct Outcome {
    llvm: Llvm,
    encodings: usize,
    operations: usize,
    census: Option<Census>,
    texts: Tally,
    random: Tally,
    objects: Tally,
    files: usize,
    /// The table of formats, and what differs.
    text: String,
}

impl Outcome {
    /// Why the target does not pass.
    fn failures(&self) -> Vec<String> {
        let mut out = Vec::new();
        for (name, tally) in [
            ("texts", self.texts),
            ("random words", self.random),
            ("objects", self.objects),
        ] {
            if percent(tally) < ENOUGH {
                out.push(format!("{name}: {:.2} % equal", percent(tally)));
            }
            if tally.length > 0 {
                out.push(format!("{name}: {} of another length", tally.length));
            }
        }
        let missing = self.census.as_ref().map_or(0, |census| census.missing.len());
        if missing > 0 {
            out.push(format!("{missing} operations missing"));
        }
        out
    }
}

fn percent(tally: Tally) -> f64 {
    if tally.compared == 0 {
        100.0
    } else {
        100.0 * tally.equal as f64 / tally.compared as f64
    }
}

/// Checks one target.
///
/// # Errors
/// LLVM cannot be run, or its output is not understood.
fn check(target: Target, options: &Options) -> Result<Outcome> {
    let llvm = Llvm::of(target);
    let mut report = Report::new(llvm);
    let mut text = String::new();
    let mut random = Random(options.seed);
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
    let pairs = compare(&mut report, llvm, &cases)?;
    // The other direction: what the assembler makes of the text.
    let texts: Vec<String> = pairs.into_iter().map(|(_, text)| text).collect();
    let mut assembled = Vec::new();
    for (text, bytes) in texts.iter().zip(llvm::assemble(llvm, &texts)?) {
        let Some(bytes) = bytes else {
            report.not_canonical += 1;
            continue;
        };
        let words = report::case(&bytes);
        let difference = match decode(target, &words) {
            Ok(inst) if usize::from(inst.size) == bytes.len() => None,
            Ok(_) => Some(explained::Kind::Length),
            Err(_) => Some(explained::Kind::Validity),
        };
        report.add("assembled", difference, text, || {
            format!(
                "{}: {text:?} assembled to {} bytes",
                hex_words(&words),
                bytes.len()
            )
        });
        assembled.push(words);
    }
    let pairs = compare(&mut report, llvm, &assembled)?;
    if target.default_wave_size() == WaveSize::Wave32 {
        let wave64 = Llvm {
            wave: WaveSize::Wave64,
            ..llvm
        };
        compare(&mut report, wave64, &cases)?;
        report::compare_halves(&mut report, llvm, &cases)?;
    }
    report.source = Source::Random;
    // In parts, as a million cases with their texts are much memory.
    let mut left = options.random;
    while left > 0 {
        let part = left.min(100_000);
        let words: Vec<Case> = (0..part)
            .map(|_| {
                let bits = random.wide();
                [0, 32, 64, 96, 128].map(|lo| bits.checked_shr(lo).map_or(NOP, |word| word as u32))
            })
            .collect();
        compare(&mut report, llvm, &words)?;
        left -= part;
    }
    report.source = Source::Objects;
    let files = report::objects(&options.objects, target.elf_machine())?;
    for path in &files {
        report::check_object(&mut report, path)?;
    }
    if let Some(folder) = &options.pairs {
        report::write_pairs(llvm, &folder.join(format!("{target}.txt")), &pairs)?;
    }
    let census = if options.census {
        let texts: Vec<String> = pairs.into_iter().map(|(_, text)| text).collect();
        Some(census::take(llvm, &texts)?)
    } else {
        None
    };
    let _ = writeln!(
        text,
        "{:<12} {:>6} {:>6} {:>9} {:>9}",
        "format", "known", "shown", "compared", "equal"
    );
    for (format, count) in &report.counts {
        let _ = writeln!(
            text,
            "{format:<12} {:>6} {:>6} {:>9} {:>9}",
            count.known,
            count.shown.len(),
            count.compared,
            count.equal
        );
    }
    let _ = writeln!(
        text,
        "left out: {} words llvm-mc fails on, {} that its assembler refuses or encodes otherwise; \
         {} whose text it refuses but takes ours; {} that a newer version takes",
        report.crashes, report.not_canonical, report.faults, report.newer
    );
    for (kind, mnemonics, why) in explained::lines(target) {
        let _ = writeln!(text, "explained ({kind}): {why}: {mnemonics}");
    }
    if let Some(census) = &census {
        for (what, list) in [
            ("missing", &census.missing),
            ("missing, graphics", &census.graphics),
            ("missing, explained", &census.explained),
        ] {
            if !list.is_empty() {
                let _ = writeln!(text, "{what} ({}): {}", list.len(), list.join(" "));
            }
        }
    }
    for line in report.disagreements.iter().take(options.show) {
        let _ = writeln!(text, "{line}");
    }
    Ok(Outcome {
        llvm,
        encodings: all.len(),
        operations: all
            .iter()
            .map(|pattern| pattern.op)
            .collect::<BTreeSet<_>>()
            .len(),
        census,
        texts: report.tally(Source::Patterns),
        random: report.tally(Source::Random),
        objects: report.tally(Source::Objects),
        files: files.len(),
        text,
    })
}

/// One line a target.
fn summary(outcomes: &[Outcome]) -> String {
    let mut out = String::from(
        "target    LLVM  encodings  operations  mnemonics printed  mnemonics named  texts equal               \
         random words: validity  length     objects\n",
    );
    for outcome in outcomes {
        let (printed, named) = outcome.census.as_ref().map_or(Default::default(), |census| {
            (
                format!("{}/{}", census.printed_known, census.printed),
                format!("{}/{}", census.named_known, census.named),
            )
        });
        let texts = format!(
            "{}/{} {:.3} %",
            outcome.texts.equal,
            outcome.texts.compared,
            percent(outcome.texts)
        );
        let _ = writeln!(
            out,
            "{:<9} {:>4} {:>10} {:>11} {printed:>18} {named:>16}  {texts:<24} {:>15} {:>8} {:>7}     {}/{} in {} files",
            outcome.llvm.target.name(),
            outcome.llvm.version,
            outcome.encodings,
            outcome.operations,
            outcome.random.compared,
            outcome.random.validity,
            outcome.random.length,
            outcome.objects.equal,
            outcome.objects.compared,
            outcome.files,
        );
    }
    out
}

/// Checks the targets, some at a time, and goes on after one that disagrees.
fn run(options: &Options) -> Result<()> {
    let queue = Mutex::new(options.targets.iter().enumerate());
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..options.jobs {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().ok().and_then(|mut queue| queue.next());
                    let Some((place, target)) = next else { break };
                    let outcome = check(*target, options);
                    if let Ok(mut done) = done.lock() {
                        done.push((place, *target, outcome));
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().map_err(|e| e.to_string())?;
    done.sort_by_key(|(place, ..)| *place);
    let mut outcomes = Vec::new();
    let mut failed = Vec::new();
    for (_, target, outcome) in done {
        match outcome {
            Ok(outcome) => {
                println!("{target}\n{}", outcome.text);
                failed.extend(
                    outcome
                        .failures()
                        .into_iter()
                        .map(|why| format!("{target}: {why}")),
                );
                outcomes.push(outcome);
            }
            Err(error) => failed.push(format!("{target}: {error}")),
        }
    }
    println!("{}", summary(&outcomes));
    if failed.is_empty() {
        Ok(())
    } else {
        Err(failed.join("\n"))
    }
}

const USAGE: &str = "check_isa [OPTION]… [OBJECT or FOLDER]…
Compares outcrop-isa with LLVM: llvm-mc and llvm-objdump 19, for gfx950, which they do not know, 22.

  --target NAME      only this target; may be repeated
  --per-pattern N    words for each operation and encoding (8)
  --random N         random words (50000)
  --seed N           other words than those without it
  --full             64 words for each operation and encoding, a million random words
  --no-census        do not look for LLVM's operations
  --jobs N           targets at a time (2)
  --show N           disagreements to print (40)
  --pairs FOLDER     write words and texts that agree, for the tests
  OBJECT or FOLDER   code objects to disassemble; those of tests/kernels if there is none

The last table has a line a target. encodings, operations: of the tables. mnemonics printed: known of those LLVM's
disassembler prints and its assembler takes back; named: known of those in the assembler's table of names. random
words: how many were compared, how many only one of the two knows, and how many differ in length.
Fails when fewer than 99.5 % of texts, random words or object instructions are equal, when a length differs, and when
an operation is missing that is neither of the graphics pipeline nor explained in abi/isa/spec/llvm-differences.tsv.";

fn options() -> Result<Options> {
    let mut options = Options {
        targets: Vec::new(),
        per_pattern: 8,
        random: 50_000,
        seed: 0x9e37_79b9_7f4a_7c15,
        objects: Vec::new(),
        pairs: None,
        show: 40,
        census: true,
        jobs: 2,
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
            "--seed" => options.seed = number(value()?)?.max(1) as u64,
            "--show" => options.show = number(value()?)?,
            "--full" => (options.per_pattern, options.random) = (64, 1_000_000),
            "--no-census" => options.census = false,
            "--jobs" => options.jobs = number(value()?)?.max(1),
            "--pairs" => options.pairs = Some(value()?.into()),
            "--help" => {
                println!("{USAGE}");
                std::process::exit(0);
            }
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

fn main() -> ExitCode {
    match options().and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
