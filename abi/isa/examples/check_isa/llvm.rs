//! `llvm-mc` 19 as the witness of `cargo xtask check-isa`: batches of words to text and back.

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

struct Output {
    stdout: String,
    stderr: String,
    success: bool,
}

fn run(arguments: &[&str], input: &str) -> Result<Output> {
    let mut child = Command::new("llvm-mc-19")
        .args(["--triple=amdgcn-amd-amdhsa", "--show-encoding"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("llvm-mc-19: {e}"))?;
    let mut stdin = child.stdin.take().ok_or("llvm-mc-19: no stdin")?;
    let text = input.to_owned();
    let feeder = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|e| format!("llvm-mc-19: {e}"))?;
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
/// `llvm-mc-19` cannot be run, or its output is not understood.
pub fn disassemble(cpu: &str, cases: &[Vec<u32>]) -> Result<Vec<Said>> {
    let mut out = Vec::with_capacity(cases.len());
    for chunk in cases.chunks(4000) {
        disassemble_chunk(cpu, chunk, &mut out)?;
    }
    Ok(out)
}

fn disassemble_chunk(cpu: &str, cases: &[Vec<u32>], out: &mut Vec<Said>) -> Result<()> {
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
    let output = run(&[&format!("-mcpu={cpu}"), "--disassemble"], &input)?;
    if !output.success {
        let (first, second) = cases.split_at(cases.len() / 2);
        if first.is_empty() {
            out.push(Said::Crash);
        } else {
            disassemble_chunk(cpu, first, out)?;
            disassemble_chunk(cpu, second, out)?;
        }
        return Ok(());
    }
    let mut bad = vec![false; cases.len()];
    for (line, column) in diagnostics(&output.stderr) {
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
                text: text.clone(),
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
        Err(format!("lost step with llvm-mc-19 at case {index}"))
    }
}

fn marker(index: usize) -> [u16; 2] {
    [0x4000 | (index >> 8) as u16, 0x5000 | (index & 0xff) as u16]
}

/// Assembles each line; `None` where LLVM refuses it.
///
/// # Errors
/// `llvm-mc-19` cannot be run, or its output is not understood.
pub fn assemble(cpu: &str, lines: &[String]) -> Result<Vec<Option<Vec<u8>>>> {
    let mut out = Vec::with_capacity(lines.len());
    for chunk in lines.chunks(4000) {
        let output = run(&[&format!("-mcpu={cpu}")], &(chunk.join("\n") + "\n"))?;
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
                let (_, bytes) = encodings.next().ok_or("lost step with llvm-mc-19")?;
                out.push(Some(bytes));
            }
        }
        if encodings.next().is_some() {
            return Err("lost step with llvm-mc-19".to_owned());
        }
    }
    Ok(out)
}

/// Instructions of an object: address, words, text.
///
/// # Errors
/// `llvm-objdump-19` cannot be run or fails.
pub fn objdump(path: &std::path::Path) -> Result<Vec<(u64, Vec<u32>, String)>> {
    let output = Command::new("llvm-objdump-19")
        .arg("-d")
        .arg(path)
        .output()
        .map_err(|e| format!("llvm-objdump-19: {e}"))?;
    if !output.status.success() {
        return Err(format!("llvm-objdump-19 {}: {}", path.display(), output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut out = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('\t')) {
        let Some((text, rest)) = line.split_once("//") else {
            return Err(format!("llvm-objdump-19: {line:?} has no encoding"));
        };
        let (address, words) = rest.split_once(':').ok_or("llvm-objdump-19: no address")?;
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
