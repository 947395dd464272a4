//! What was compared with LLVM, and what differed.

use crate::explained::{self, Kind};
use crate::llvm::{self, Llvm, Said, normal};
use crate::{Case, NOP, Result};
use core::fmt::Write as _;
use outcrop_isa::{DecodeError, Format, Generation, Inst, Operand, decode, decode_wave};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Counts of one encoding.
#[derive(Default)]
pub struct Count {
    /// Operations in the tables.
    pub known: usize,
    /// Words that were compared.
    pub compared: usize,
    /// Of these, equal in validity, length and text.
    pub equal: usize,
    /// Operations that were compared as text at least once.
    pub shown: BTreeSet<outcrop_isa::Op>,
}

/// Where the words of a comparison come from.
#[derive(Clone, Copy)]
pub enum Source {
    /// Patterns of the tables, and what the assembler makes of their texts.
    Patterns,
    Random,
    Objects,
}

/// Counts of one source of words.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    pub compared: usize,
    pub equal: usize,
    /// One of the two knows no such instruction.
    pub validity: usize,
    pub length: usize,
    /// Differences of `spec/llvm-differences.tsv`; they are not among the compared.
    pub explained: usize,
}

pub struct Report {
    pub llvm: Llvm,
    pub source: Source,
    pub counts: BTreeMap<String, Count>,
    pub tallies: [Tally; 3],
    pub disagreements: Vec<String>,
    /// Words LLVM fails on itself.
    pub crashes: usize,
    /// Words LLVM prints but its assembler refuses, or encodes otherwise.
    pub not_canonical: usize,
    /// Words that version 22 takes for the same operation, and 19 refuses: unused fields that are not zero.
    pub newer: usize,
    /// Words whose text LLVM's assembler refuses, while it takes ours for the instruction that they are.
    pub faults: usize,
}

impl Report {
    pub fn new(llvm: Llvm) -> Self {
        Self {
            llvm,
            source: Source::Patterns,
            counts: BTreeMap::new(),
            tallies: [Tally::default(); 3],
            disagreements: Vec::new(),
            crashes: 0,
            not_canonical: 0,
            newer: 0,
            faults: 0,
        }
    }

    pub fn tally(&self, source: Source) -> Tally {
        self.tallies[source as usize]
    }

    fn equal(&mut self, format: &str) {
        self.add(format, None, "", String::new);
    }

    /// Counts one comparison, and what differed for an instruction with this text.
    pub fn add(&mut self, format: &str, difference: Option<Kind>, text: &str, what: impl FnOnce() -> String) {
        let tally = &mut self.tallies[self.source as usize];
        let mnemonic = text.split(' ').next().unwrap_or_default();
        if difference.is_some_and(|kind| explained::find(self.llvm.target, kind, mnemonic).is_some()) {
            tally.explained += 1;
            return;
        }
        let count = self.counts.entry(format.to_owned()).or_default();
        let equal = difference.is_none();
        count.compared += 1;
        count.equal += usize::from(equal);
        tally.compared += 1;
        tally.equal += usize::from(equal);
        tally.validity += usize::from(difference == Some(Kind::Validity));
        tally.length += usize::from(difference == Some(Kind::Length));
        if !equal {
            self.disagreements.push(what());
        }
    }
}

pub fn hex_words(words: &[u32]) -> String {
    words
        .iter()
        .map(|word| format!("{word:08x}"))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Compares words in validity, length and text.
pub fn compare(report: &mut Report, llvm: Llvm, cases: &[Case]) -> Result<Vec<(Vec<u32>, String)>> {
    const INVALID: &str = "invalid";
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
    let mut refused = Vec::new();
    for ((words, ours), theirs) in inputs.iter().zip(&ours).zip(&theirs) {
        let format = ours
            .as_ref()
            .map_or(INVALID.to_owned(), |inst| format!("{:?}", inst.format));
        match (ours, theirs) {
            (_, Said::Crash) => report.crashes += 1,
            (Err(_), Said::Invalid) => report.equal(INVALID),
            (Err(_), Said::Inst { text, .. }) if text.contains("/*") => report.equal(INVALID),
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
                if *whole && mine != *text {
                    differ.push((words.clone(), *inst, mine, text.clone()));
                    continue;
                }
                let difference = (!*whole).then_some(Kind::Length);
                report.add(&format, difference, text, || {
                    format!("{}: {mine:?}, llvm {text:?} (length)", hex_words(words))
                });
                if difference.is_none() {
                    report.counts.entry(format).or_default().shown.insert(inst.op);
                    pairs.push((words.clone(), mine));
                }
            }
            (Ok(inst), Said::Invalid) => refused.push((words.clone(), *inst)),
        }
    }
    second_opinion(report, llvm, &refused)?;
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
        let difference = (!fault).then_some(Kind::Text);
        report.add(&format!("{:?}", inst.format), difference, text, || {
            format!("{}: {mine:?}, llvm {text:?}", hex_words(words))
        });
    }
    // What LLVM prints but does not take back is not an instruction of the target.
    let texts: Vec<String> = unsure.iter().map(|(_, _, text)| text.clone()).collect();
    for ((words, error, text), bytes) in unsure.iter().zip(llvm::assemble(llvm, &texts)?) {
        let same = bytes.is_some_and(|bytes| same(words, &bytes));
        report.not_canonical += usize::from(!same);
        report.add(INVALID, same.then_some(Kind::Validity), text, || {
            format!("{}: {error}, llvm {text:?}", hex_words(words))
        });
    }
    Ok(pairs)
}

/// Asks a newer LLVM about words that one refuses: it has to take all of them, for the same operation.
fn second_opinion(report: &mut Report, llvm: Llvm, refused: &[(Vec<u32>, Inst)]) -> Result<()> {
    let newer = Llvm {
        version: Llvm::NEWEST,
        lenient: llvm.version != Llvm::NEWEST,
        ..llvm
    };
    let words: Vec<Vec<u32>> = refused.iter().map(|(words, _)| words.clone()).collect();
    for ((words, inst), theirs) in refused.iter().zip(llvm::disassemble(newer, &words)?) {
        let mine = normal(&inst.to_string());
        let mnemonic = |text: &str| text.split(' ').next().map(str::to_owned);
        let same = matches!(&theirs, Said::Inst { text, whole: true } if mnemonic(text) == mnemonic(&mine));
        if same && llvm.version != newer.version {
            report.newer += 1;
            continue;
        }
        report.add(&format!("{:?}", inst.format), Some(Kind::Validity), &mine, || {
            format!("{}: {mine:?}, llvm: invalid", hex_words(words))
        });
    }
    Ok(())
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
pub fn compare_halves(report: &mut Report, llvm: Llvm, cases: &[Case]) -> Result<()> {
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
            let difference = match (whole, mine == text) {
                (true, true) => None,
                (true, false) => Some(Kind::Text),
                (false, _) => Some(Kind::Length),
            };
            report.add("true16", difference, &text, || {
                format!("{}: {mine:?}, llvm +real-true16 {text:?}", hex_words(words))
            });
        }
    }
    Ok(())
}

/// The words of an encoding.
pub fn case(bytes: &[u8]) -> Case {
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

/// Low byte of the ELF header's `e_flags`.
fn machine(path: &Path) -> Option<u8> {
    std::fs::read(path).ok()?.get(48).copied()
}

pub fn objects(paths: &[PathBuf], machine_code: u8) -> Result<Vec<PathBuf>> {
    let mut out = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).map_err(|e| format!("{}: {e}", path.display()))?;
            let inside: Vec<PathBuf> = entries
                .flatten()
                .map(|entry| entry.path())
                .filter(|path| {
                    path.is_dir() || path.extension().is_some_and(|end| end == "hsaco" || end == "co")
                })
                .collect();
            out.extend(objects(&inside, machine_code)?);
        } else {
            out.push(path.clone());
        }
    }
    out.retain(|path| machine(path) == Some(machine_code));
    out.sort();
    Ok(out)
}

pub fn check_object(report: &mut Report, path: &Path) -> Result<usize> {
    let llvm = report.llvm;
    let lines = llvm::objdump(llvm, path)?;
    let all: Vec<u32> = lines
        .iter()
        .flat_map(|(_, words, _)| words.iter().copied())
        .collect();
    let (mut at, mut end) = (0, 0);
    let mut refused = Vec::new();
    for (address, words, text) in &lines {
        let here = at;
        at += words.len();
        if here < end {
            // Inside of an instruction that this LLVM has taken for data.
            continue;
        }
        let rest = all.get(here..).unwrap_or_default();
        let ours = decode(llvm.target, rest);
        let (format, mine, size) = match ours {
            Ok(inst) => (
                format!("{:?}", inst.format),
                normal(&inst.to_string()),
                usize::from(inst.size),
            ),
            Err(error) => ("invalid".to_owned(), error.to_string(), 0),
        };
        if let (true, Ok(inst)) = (text.starts_with(".long"), ours) {
            refused.push((rest.iter().take(size / 4).copied().collect(), inst));
            end = here + size / 4;
            continue;
        }
        let equal = if text.starts_with(".long") {
            format == "invalid"
        } else {
            mine == *text && size == words.len() * 4
        };
        report.add(&format, (!equal).then_some(Kind::Text), text, || {
            format!("{}+{address:#x}: {mine:?}, llvm {text:?}", path.display())
        });
    }
    second_opinion(report, llvm, &refused)?;
    Ok(lines.len())
}

/// One pair for each operation and encoding, and a few more.
pub fn write_pairs(llvm: Llvm, path: &Path, pairs: &[(Vec<u32>, String)]) -> Result<()> {
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
