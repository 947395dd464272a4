//! The operations LLVM itself knows: by walking the opcode bits of every encoding through its disassembler, and by
//! asking its assembler about every name in its table of mnemonics. Our tables have no part in finding them.

use crate::explained::{self, Kind};
use crate::llvm::{self, Llvm, Said};
use crate::{Case, NOP, Random, Result};
use outcrop_isa::{Target, decode, patterns};
use std::collections::{BTreeMap, BTreeSet};

/// How many mnemonics LLVM has, how many of them are known here, and which are not.
#[derive(Default)]
pub struct Census {
    /// Mnemonics with their suffix that the disassembler prints and the assembler takes back.
    pub printed: usize,
    pub printed_known: usize,
    /// Names in the assembler's table that the target has.
    pub named: usize,
    pub named_known: usize,
    /// Not known and of the graphics pipeline.
    pub graphics: Vec<String>,
    /// Not known, with an explanation.
    pub explained: Vec<String>,
    /// Not known.
    pub missing: Vec<String>,
}

impl Census {
    fn miss(&mut self, target: Target, mnemonic: &str) {
        const GRAPHICS: [&str; 7] = [
            "image_",
            "exp",
            "v_interp_",
            "lds_direct_",
            "lds_param_",
            "s_sendmsg_gs",
            "ds_gs_reg",
        ];
        let list = if explained::find(target, Kind::Missing, base(mnemonic)).is_some() {
            &mut self.explained
        } else if GRAPHICS.iter().any(|prefix| mnemonic.starts_with(prefix)) {
            &mut self.graphics
        } else {
            &mut self.missing
        };
        if !list.iter().any(|known| known == mnemonic) {
            list.push(mnemonic.to_owned());
        }
    }
}

/// The mnemonic without the suffix of its encoding.
fn base(mnemonic: &str) -> &str {
    let mut name = mnemonic;
    for suffix in ["_dpp", "_dpp8", "_sdwa", "_e64", "_e32"] {
        name = name.strip_suffix(suffix).unwrap_or(name);
    }
    name
}

fn mnemonic(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks(4)
        .map(|chunk| {
            chunk
                .iter()
                .rev()
                .fold(0, |word, byte| word << 8 | u32::from(*byte))
        })
        .collect()
}

/// Takes the census; `texts` are known texts of the target, for the operands of names nobody prints.
///
/// # Errors
/// LLVM cannot be run, or its output is not understood.
pub fn take(llvm: Llvm, texts: &[String]) -> Result<Census> {
    let mut census = Census::default();
    let known: BTreeSet<&str> = patterns(llvm.target)
        .map(|pattern| pattern.op.name())
        .chain(texts.iter().map(|text| base(mnemonic(text))))
        .collect();
    printed(llvm, &mut census)?;
    named(llvm, texts, &known, &mut census)?;
    Ok(census)
}

/// Registers in every field that may have a source: vectors, then what is left to chance, then scalars.
fn filling(round: usize, random: &mut Random) -> u128 {
    match round % 3 {
        0 => 0x0000_0000_0000_0402_0100_u128 << 32 | u128::from(random.next() & 0x1fe) << 32 | 0x100,
        1 => random.wide() & random.wide() & random.wide() << 3,
        _ => 0x007f_0000_u128 << 32,
    }
}

fn case(code: u128) -> Case {
    [0, 32, 64, 96, 128].map(|lo| code.checked_shr(lo).map_or(NOP, |word| word as u32))
}

/// The first 9 bits of an encoding tell it and, for some, the operation. Where they do not, the operation is somewhere
/// in the 15 bits below: each 9 of them are walked.
fn printed(llvm: Llvm, census: &mut Census) -> Result<()> {
    const PROBES: usize = 24;
    let mut random = Random(0x5851_f42d_4c95_7f2d);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut keep = |said: &Said| {
        if let Said::Inst { text, .. } = said
            && !text.contains("/*")
        {
            let samples = found.entry(mnemonic(text).to_owned()).or_default();
            if samples.len() < 4 {
                samples.insert(text.clone());
            }
        }
    };
    let prefix_bits = |prefix: usize| (prefix as u128) << 23;
    let probes: Vec<Case> = (0..512 * PROBES)
        .map(|index| {
            let low = u128::from(random.next() & random.next() & 0x7f_ffff);
            let rest = filling(index % PROBES, &mut random) & !0x7fff_ffff | low;
            case(prefix_bits(index / PROBES) | rest & !(0x1ff << 23))
        })
        .collect();
    let mut walked = Vec::new();
    let answers = ask(llvm, &probes)?;
    for (prefix, answers) in answers.chunks(PROBES).enumerate() {
        let mut names = BTreeSet::new();
        for said in answers {
            keep(said);
            if let Said::Inst { text, .. } = said {
                names.insert(base(mnemonic(text)).to_owned());
            }
        }
        if names.len() > 1 {
            walked.push(prefix);
        }
    }
    for prefix in walked {
        let cases: Vec<Case> = (0..512 * 5)
            .map(|index| {
                let (number, round) = ((index % 512) as u128, index / 512);
                let rest = filling(round, &mut random) & !(0xff80_0000);
                let lo = if round < 3 { 14 } else { 8 };
                case(prefix_bits(prefix) | rest & !(0x1ff << lo) | number << lo)
            })
            .collect();
        for said in &ask(llvm, &cases)? {
            keep(said);
        }
    }
    let samples: Vec<(&String, &String)> = found
        .iter()
        .flat_map(|(name, texts)| texts.iter().map(move |text| (name, text)))
        .collect();
    let texts: Vec<String> = samples.iter().map(|(_, text)| (*text).clone()).collect();
    let mut taken: BTreeMap<&String, bool> = BTreeMap::new();
    for ((name, _), bytes) in samples.iter().zip(llvm::assemble(llvm, &texts)?) {
        if let Some(bytes) = bytes {
            let ours = decode(llvm.target, &words(&bytes)).map(|inst| inst.to_string());
            *taken.entry(name).or_default() |= ours.is_ok_and(|text| mnemonic(&text) == name.as_str());
        }
    }
    for (name, known) in taken {
        census.printed += 1;
        census.printed_known += usize::from(known);
        if !known {
            census.miss(llvm.target, name);
        }
    }
    Ok(())
}

/// Disassembles; what LLVM 19 aborts on is not asked.
fn ask(llvm: Llvm, cases: &[Case]) -> Result<Vec<Said>> {
    let cases: Vec<Vec<u32>> = cases.iter().map(|case| case.to_vec()).collect();
    llvm::disassemble(llvm, &cases)
}

/// The assembler's names. One that the disassembler never prints may be another name of a known operation: then some
/// known operands make it words that decode.
fn named(llvm: Llvm, texts: &[String], known: &BTreeSet<&str>, census: &mut Census) -> Result<()> {
    let names = llvm::mnemonic_table(llvm)?;
    let accepted: Vec<String> = names
        .iter()
        .zip(llvm::has_mnemonic(llvm, &names)?)
        .filter(|(_, has)| *has)
        .map(|(name, _)| name.clone())
        .collect();
    let unknown: Vec<&String> = accepted
        .iter()
        .filter(|name| !known.contains(base(name)))
        .collect();
    let operands = Operands::of(texts);
    let tries: Vec<(&String, String)> = unknown
        .iter()
        .flat_map(|name| {
            let lines = operands
                .likely(name)
                .map(move |operands| format!("{name}{operands}"));
            lines.map(|line| (*name, line)).collect::<Vec<_>>()
        })
        .collect();
    let lines: Vec<String> = tries.iter().map(|(_, line)| line.clone()).collect();
    let mut aliases = BTreeSet::new();
    for ((name, _), bytes) in tries.iter().zip(llvm::assemble(llvm, &lines)?) {
        let Some(bytes) = bytes else { continue };
        if decode(llvm.target, &words(&bytes)).is_ok_and(|inst| usize::from(inst.size) == bytes.len()) {
            aliases.insert(*name);
        }
    }
    census.named = accepted.len();
    census.named_known = accepted.len() - unknown.len() + aliases.len();
    for name in unknown {
        if !aliases.contains(name) {
            census.miss(llvm.target, name);
        }
    }
    Ok(())
}

/// Operand lists of known texts.
struct Operands<'t> {
    /// Mnemonic and operands, three of each mnemonic.
    samples: Vec<(&'t str, &'t str)>,
    /// One of each shape, the registers' numbers aside, by the first word of the mnemonic.
    shapes: BTreeMap<&'t str, BTreeMap<String, &'t str>>,
}

impl<'t> Operands<'t> {
    fn of(texts: &'t [String]) -> Self {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut out = Self {
            samples: Vec::new(),
            shapes: BTreeMap::new(),
        };
        for text in texts {
            let name = mnemonic(text);
            let operands = text.strip_prefix(name).unwrap_or_default();
            let count = counts.entry(name).or_default();
            *count += 1;
            if *count <= 3 {
                out.samples.push((name, operands));
            }
            let shape: String = operands.chars().filter(|c| !c.is_ascii_digit()).collect();
            let family = name.split('_').next().unwrap_or_default();
            out.shapes
                .entry(family)
                .or_default()
                .entry(shape)
                .or_insert(operands);
        }
        out
    }

    /// Those of the mnemonics that begin most like this one, and some of every shape of its family.
    fn likely(&self, name: &str) -> impl Iterator<Item = &'t str> + use<'_, 't> {
        let alike = |other: &str| {
            name.bytes()
                .zip(other.bytes())
                .take_while(|(a, b)| a == b)
                .count()
        };
        let mut nearest: Vec<(usize, &str)> = self
            .samples
            .iter()
            .map(|(other, operands)| (alike(other), *operands))
            .collect();
        nearest.sort_by_key(|(alike, _)| core::cmp::Reverse(*alike));
        let family = name.split('_').next().unwrap_or_default();
        let shapes = self
            .shapes
            .get(family)
            .into_iter()
            .flat_map(BTreeMap::values)
            .copied();
        let nearest = nearest.into_iter().take(60).map(|(_, operands)| operands);
        nearest.chain(shapes.take(60))
    }
}
