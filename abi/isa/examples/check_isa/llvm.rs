//! `llvm-mc` and `llvm-objdump` as the witnesses of `cargo xtask check-isa`: batches of words to text and back.

use outcrop_isa::{Generation, Target, WaveSize};
use std::io::Write as _;
use std::process::{Command, Stdio};

type Result<T> = core::result::Result<T, String>;

/// What LLVM says about one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Text of the first instruction, and whether exactly the words of the case were consumed.
    Inst { text: String, whole: bool },
    /// "invalid instruction encoding".
    Invalid,
    /// LLVM itself failed on these words.
    Crash,
}

/// `s_nop` words between the cases: long enough that a bad case cannot swallow the marker.
const FILLER: u16 = 0x3fff;
const FILLERS: usize = 4;
const LINES: usize = 1 + FILLERS + 2;

/// The tools of one LLVM version, for one target and wave size.
#[derive(Clone, Copy)]
pub struct Llvm {
    pub target: Target,
    /// The version whose text the decoder writes, or the first that knows the target.
    pub version: u8,
    pub wave: WaveSize,
    /// What newer versions call potentially undefined counts as known: fields that are ignored.
    pub lenient: bool,
    /// The text of 16-bit operands tells their half, for the operations that LLVM 19 knows so.
    pub true16: bool,
}

impl Llvm {
    /// The newest version that is asked.
    pub const NEWEST: u8 = 22;

    pub fn of(target: Target) -> Self {
        let version = match target {
            Target::Gfx950 => Self::NEWEST,
            _ => 19,
        };
        Self {
            target,
            version,
            wave: target.default_wave_size(),
            true16: false,
            lenient: false,
        }
    }

    fn attributes(self) -> String {
        let wave = match self.wave {
            WaveSize::Wave64 if self.wave != self.target.default_wave_size() => "+wavefrontsize64",
            _ => "",
        };
        let true16 = match (self.true16, self.target.generation() >= Generation::Gfx11) {
            (true, _) => "+real-true16",
            // The default of newer versions.
            (false, true) => "-real-true16",
            (false, false) => "",
        };
        format!("-mattr={wave},{true16}")
    }

    fn tool(self, name: &str) -> String {
        format!("{name}-{}", self.version)
    }
}

struct Output {
    stdout: String,
    stderr: String,
    success: bool,
}

fn run(llvm: Llvm, arguments: &[&str], input: &str) -> Result<Output> {
    let tool = llvm.tool("llvm-mc");
    let mut child = Command::new(&tool)
        .args(["--triple=amdgcn-amd-amdhsa", "--show-encoding"])
        .args([format!("-mcpu={}", llvm.target), llvm.attributes()])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{tool}: {e}"))?;
    let mut stdin = child.stdin.take().ok_or("no stdin")?;
    let text = input.to_owned();
    let feeder = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|e| format!("{tool}: {e}"))?;
    // A crash closes the pipe early; that shows in the exit status.
    let _ = feeder.join();
    Ok(Output {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        success: output.status.code().is_some_and(|code| code <= 1),
    })
}

/// Collapses white space.
pub fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What version 22 writes differently from 19, as 19 would: a literal that could be an inline constant is `lit(…)`,
/// and
/// what only the assembler of version 19 refuses has a comment: a register tuple that starts at an odd number, `exec` as
/// the base of a global address.
fn older_style(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest
        .find("lit(0x")
        .into_iter()
        .chain(rest.find("/*Invalid"))
        .min()
    {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let parsed = if let Some(literal) = from.strip_prefix("lit(0x") {
            literal.split_once(')').and_then(|(digits, after)| {
                let value = i64::from_str_radix(digits, 16).ok()?;
                out.push_str(&value.to_string());
                Some(after)
            })
        } else {
            let vector = before
                .rsplit(' ')
                .next()
                .is_some_and(|word| word.contains("v[") || word.contains("a["));
            from.split_once("*/")
                .filter(|(comment, _)| {
                    vector && comment.ends_with("_Align2' register class")
                        || before.ends_with(" exec")
                            && comment.ends_with("'SReg_64_XEXEC_XNULL' register class")
                })
                .map(|(_, after)| after)
        };
        match parsed {
            Some(after) => rest = after,
            None => {
                out.push_str(from);
                return out;
            }
        }
    }
    out.push_str(rest);
    out
}

/// An output line `text ; encoding: [0x..,…]`.
fn split_line(line: &str) -> Option<(String, Vec<u8>)> {
    let (text, rest) = line.split_once("; encoding: [")?;
    let (bytes, _) = rest.split_once(']')?;
    let bytes = bytes
        .split(',')
        .map(|byte| u8::from_str_radix(byte.trim().trim_start_matches("0x"), 16).ok())
        .collect::<Option<_>>()?;
    Some((normal(text), bytes))
}

/// Line (from 0) and column (from 1) of each diagnostic.
fn diagnostics(stderr: &str) -> impl Iterator<Item = (usize, usize)> {
    stderr.lines().filter_map(|line| {
        let place = line.split("<stdin>:").nth(1)?;
        let mut parts = place.split(':');
        Some((
            parts.next()?.parse::<usize>().ok()?.checked_sub(1)?,
            parts.next()?.parse().ok()?,
        ))
    })
}

/// Disassembles the start of each case.
///
/// # Errors
/// `llvm-mc` cannot be run, or its output is not understood.
pub fn disassemble(llvm: Llvm, cases: &[Vec<u32>]) -> Result<Vec<Said>> {
    let mut out = Vec::with_capacity(cases.len());
    for chunk in cases.chunks(4000) {
        disassemble_chunk(llvm, chunk, &mut out)?;
    }
    Ok(out)
}

fn disassemble_chunk(llvm: Llvm, cases: &[Vec<u32>], out: &mut Vec<Said>) -> Result<()> {
    let mut input = String::new();
    let line = |words: &[u32], input: &mut String| {
        for byte in words.iter().flat_map(|word| word.to_le_bytes()) {
            input.push_str(&format!("0x{byte:02x} "));
        }
        input.push('\n');
    };
    let nop = |value: u16| 0xbf80_0000 | u32::from(value);
    for (index, case) in cases.iter().enumerate() {
        line(case, &mut input);
        for value in [FILLER; FILLERS].into_iter().chain(marker(index)) {
            line(&[nop(value)], &mut input);
        }
    }
    let output = run(llvm, &["--disassemble"], &input)?;
    if !output.success {
        let (first, second) = cases.split_at(cases.len() / 2);
        if first.is_empty() {
            out.push(Said::Crash);
        } else {
            disassemble_chunk(llvm, first, out)?;
            disassemble_chunk(llvm, second, out)?;
        }
        return Ok(());
    }
    let mut bad = vec![false; cases.len()];
    let stderr = output
        .stderr
        .lines()
        .filter(|line| !llvm.lenient || !line.contains("potentially undefined"));
    for (line, column) in stderr.flat_map(diagnostics) {
        if line % LINES == 0
            && column == 1
            && let Some(bad) = bad.get_mut(line / LINES)
        {
            *bad = true;
        }
    }
    let mut texts = Vec::new();
    let mut index = 0;
    for (text, _) in output.stdout.lines().filter_map(split_line) {
        texts.push(text);
        let end = marker(index).map(|value| format!("s_nop {value:#x}"));
        if !texts.ends_with(&end) {
            continue;
        }
        let fillers = format!("s_nop {FILLER:#x}");
        let whole =
            texts.len() == 1 + FILLERS + 2 && texts.iter().skip(1).take(FILLERS).all(|text| *text == fillers);
        out.push(match texts.first() {
            Some(text) if bad.get(index) == Some(&false) => Said::Inst {
                text: if llvm.version == 19 {
                    text.clone()
                } else {
                    older_style(text)
                },
                whole,
            },
            _ => Said::Invalid,
        });
        texts.clear();
        index += 1;
    }
    if index == cases.len() {
        Ok(())
    } else {
        Err(format!("lost step with llvm-mc at case {index}"))
    }
}

fn marker(index: usize) -> [u16; 2] {
    [0x4000 | (index >> 8) as u16, 0x5000 | (index & 0xff) as u16]
}

/// Assembles each line; `None` where LLVM refuses it.
///
/// # Errors
/// `llvm-mc` cannot be run, or its output is not understood.
pub fn assemble(llvm: Llvm, lines: &[String]) -> Result<Vec<Option<Vec<u8>>>> {
    let mut out = Vec::with_capacity(lines.len());
    for chunk in lines.chunks(4000) {
        let output = run(llvm, &[], &(chunk.join("\n") + "\n"))?;
        let mut refused = vec![false; chunk.len()];
        for (line, _) in diagnostics(&output.stderr) {
            if let Some(refused) = refused.get_mut(line) {
                *refused = true;
            }
        }
        let mut encodings = output.stdout.lines().filter_map(split_line);
        for refused in refused {
            if refused {
                out.push(None);
            } else {
                let (_, bytes) = encodings.next().ok_or("lost step with llvm-mc")?;
                out.push(Some(bytes));
            }
        }
        if encodings.next().is_some() {
            return Err("lost step with llvm-mc".to_owned());
        }
    }
    Ok(out)
}

/// Instructions of an object: address, words, text.
///
/// # Errors
/// `llvm-objdump` cannot be run or fails.
pub fn objdump(llvm: Llvm, path: &std::path::Path) -> Result<Vec<(u64, Vec<u32>, String)>> {
    let tool = llvm.tool("llvm-objdump");
    let output = Command::new(&tool)
        .arg("-d")
        .arg(path)
        .output()
        .map_err(|e| format!("{tool}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{tool} {}: {}", path.display(), output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut out = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('\t')) {
        let Some((text, rest)) = line.split_once("//") else {
            return Err(format!("{tool}: {line:?} has no encoding"));
        };
        let (address, words) = rest.split_once(':').ok_or("no address")?;
        let address = u64::from_str_radix(address.trim(), 16).map_err(|e| e.to_string())?;
        let words = words
            .split_whitespace()
            .take_while(|word| !word.starts_with('<'))
            .map(|word| u32::from_str_radix(word, 16).map_err(|e| e.to_string()))
            .collect::<Result<_>>()?;
        out.push((address, words, normal(text)));
    }
    Ok(out)
}

/// Every word in LLVM's library that looks like a mnemonic: its assembler's table among much else.
///
/// # Errors
/// `ldd` or `strings` cannot be run, or the library is not found.
pub fn mnemonic_table(llvm: Llvm) -> Result<Vec<String>> {
    const FIRST: [&str; 13] = [
        "v", "s", "ds", "buffer", "tbuffer", "global", "flat", "scratch", "image", "exp", "export", "lds",
        "dsdir",
    ];
    let output = |program: &str, arguments: &[&str]| {
        let output = Command::new(program)
            .args(arguments)
            .output()
            .map_err(|e| format!("{program}: {e}"))?;
        Ok::<_, String>(output.stdout)
    };
    let tool = llvm.tool("llvm-mc");
    let places = output("sh", &["-c", &format!("ldd \"$(command -v {tool})\"")])?;
    let places = String::from_utf8_lossy(&places).into_owned();
    let library = places
        .lines()
        .filter_map(|line| line.split_once("=> "))
        .filter_map(|(name, path)| Some((name, path.split(' ').next()?)))
        .find(|(name, _)| name.contains("libLLVM"))
        .map(|(_, path)| path)
        .ok_or(format!("{tool}: no shared libLLVM"))?;
    let text = output("strings", &["-a", "-n", "3", library])?;
    let words: std::collections::BTreeSet<&str> = text
        .split(|byte| !matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_'))
        .filter_map(|word| core::str::from_utf8(word).ok())
        .filter(|word| word.split('_').next().is_some_and(|first| FIRST.contains(&first)))
        .collect();
    Ok(words.into_iter().map(str::to_owned).collect())
}

/// Whether the target's assembler knows each mnemonic.
///
/// # Errors
/// `llvm-mc` cannot be run.
pub fn has_mnemonic(llvm: Llvm, names: &[String]) -> Result<Vec<bool>> {
    let output = run(llvm, &[], &(names.join("\n") + "\n"))?;
    let mut has = vec![true; names.len()];
    for line in output.stderr.lines() {
        let unknown = line.contains("not supported on this GPU")
            || line.contains("invalid instruction")
            || line.contains("unexpected token at start of statement");
        if let (true, Some((line, _))) = (unknown, diagnostics(line).next())
            && let Some(has) = has.get_mut(line)
        {
            *has = false;
        }
    }
    Ok(has)
}
