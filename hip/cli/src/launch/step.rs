//! `--step` and `--break`: a prompt before an instruction.

use core::fmt::Write as _;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::process;
use std::sync::{Mutex, PoisonError};

use outcrop_code_object::CodeObject;
use outcrop_isa::{Target, decode};
use outcrop_soft::observe::{Access, Kind, Space, View};

use super::lines::{Line, Lines};
use super::object::Object;
use super::values::readable;

const COMMANDS: &str = "\
step [N], s           the next instruction of this wave, or the Nth
continue, c           to the next breakpoint or the end
break WHERE, b        one more breakpoint: an address, label, symbol, symbol+offset or FILE:LINE
registers [R..], r    all scalars, or those registers (s4, v2, a0, vcc, exec, m0)
lanes R, l            a vector register, every lane
memory ADDRESS [N], m N dwords of device memory (8)
lds OFFSET [N]        N dwords of LDS (8)
wave, w               where this wave is
quit, q               ends the program
An empty line repeats the last command. The end of the input is `continue` without breakpoints.
";

/// What a wave's registers were.
#[derive(Clone, Default, PartialEq, Eq)]
struct Registers {
    scalars: Vec<u32>,
    vectors: Vec<Vec<u32>>,
    vcc: u64,
    exec: u64,
    scc: bool,
    m0: u32,
}

impl Registers {
    fn of(wave: &View<'_>) -> Self {
        let lanes = wave.lanes();
        let vector = |get: &dyn Fn(usize) -> Option<u32>| (0..lanes).filter_map(get).collect::<Vec<_>>();
        let vgprs = (0..wave.vgprs()).map(|n| vector(&|lane| wave.vgpr(n, lane)));
        let agprs = (0..wave.agprs()).map(|n| vector(&|lane| wave.agpr(n, lane)));
        Self {
            scalars: (0..wave.sgprs()).filter_map(|n| wave.sgpr(n)).collect(),
            vectors: vgprs.chain(agprs).collect(),
            vcc: wave.vcc(),
            exec: wave.exec(),
            scc: wave.scc(),
            m0: wave.m0(),
        }
    }
}

type WaveId = ([u32; 3], u32);

struct State {
    /// The wave that is stepped, and after how many of its instructions it stops again.
    stepped: Option<(WaveId, u64)>,
    /// Whether any wave's next instruction stops.
    first: bool,
    /// By address in the file, with what the user called it.
    breakpoints: BTreeMap<u64, String>,
    /// Those of them that no wave has come to.
    missed: BTreeSet<String>,
    before: Option<(WaveId, Registers)>,
    last: String,
    /// The end of the input has come.
    free: bool,
}

/// Stops waves and asks what to do.
pub struct Stepper {
    lines: Lines,
    /// Symbols by address in the file.
    symbols: Vec<(u64, String)>,
    /// Where instructions begin.
    starts: BTreeSet<u64>,
    state: Mutex<State>,
}

impl Stepper {
    /// Stops at the first instruction if `step`, and at the breakpoints.
    ///
    /// # Errors
    /// A breakpoint that is nowhere in the code object.
    pub fn new(object: &Object, step: bool, breakpoints: &[String]) -> Result<Self, String> {
        let code = CodeObject::parse(&object.bytes).map_err(|e| e.to_string())?;
        let all = code.static_symbols().unwrap_or_default();
        let mut symbols: Vec<(u64, String)> = code
            .symbols()
            .iter()
            .chain(&all)
            .filter(|s| !s.name.is_empty() && !s.name.ends_with(".kd"))
            .map(|s| (s.vaddr, s.name.to_owned()))
            .collect();
        symbols.sort();
        symbols.dedup();
        let stepper = Self {
            lines: Lines::read(&object.bytes),
            symbols,
            starts: starts(&code, object.target),
            state: Mutex::new(State {
                stepped: None,
                first: step,
                breakpoints: BTreeMap::new(),
                missed: BTreeSet::new(),
                before: None,
                last: "step".into(),
                free: false,
            }),
        };
        let mut state = stepper.state.lock().unwrap_or_else(PoisonError::into_inner);
        for text in breakpoints {
            stepper.stop_at(&mut state, text)?;
        }
        drop(state);
        Ok(stepper)
    }

    /// The breakpoints that no wave has come to.
    pub fn missed(&self) -> BTreeSet<String> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.missed.clone()
    }

    fn stop_at(&self, state: &mut State, text: &str) -> Result<(), String> {
        let addresses = self.addresses(text)?;
        for address in &addresses {
            if !self.starts.contains(address) {
                let before = self.starts.range(..address).next_back();
                let before = before.map(|at| format!("; one begins at {at:#x}"));
                return Err(format!(
                    "`{text}`: no instruction begins at {address:#x}{}",
                    before.unwrap_or_default()
                ));
            }
        }
        let named = addresses.into_iter().map(|address| (address, text.to_owned()));
        state.breakpoints.extend(named);
        state.missed.insert(text.to_owned());
        Ok(())
    }

    /// Addresses in the file that a text names.
    fn addresses(&self, text: &str) -> Result<Vec<u64>, String> {
        let number = |text: &str| {
            let hex = text.strip_prefix("0x").or_else(|| text.strip_prefix(".L"));
            hex.and_then(|digits| u64::from_str_radix(digits, 16).ok())
        };
        if let Some(address) = number(text) {
            return Ok(vec![address]);
        }
        if let Some((file, line)) = text.rsplit_once(':') {
            let line = line
                .parse()
                .map_err(|_| format!("`{text}`: a line number follows the colon"))?;
            let found = self.lines.addresses(file, line);
            return if !found.is_empty() {
                Ok(found)
            } else if self.lines.is_empty() {
                Err(format!(
                    "`{text}`: the code object has no line table; compile it with -gline-tables-only"
                ))
            } else {
                Err(format!("`{text}`: no code is from this line"))
            };
        }
        let (name, offset) = match text.split_once('+') {
            Some((name, offset)) => (
                name,
                number(offset).ok_or_else(|| format!("`{offset}` is no 0x… offset"))?,
            ),
            None => (text, 0),
        };
        let symbol = self.symbols.iter().find(|(_, symbol)| symbol == name);
        match symbol {
            Some((address, _)) => Ok(vec![address + offset]),
            None => Err(format!(
                "`{text}` is no address (0x…), label (.L…), symbol or FILE:LINE"
            )),
        }
    }

    /// An address with its symbol, and its source line if that is known.
    pub fn place_and_line(&self, address: u64) -> String {
        let place = self.place(address);
        match self.lines.at(address) {
            Some(Line { file, line }) => format!("{place}, {file}:{line}"),
            None => place,
        }
    }

    /// An address with its symbol.
    fn place(&self, address: u64) -> String {
        let next = self.symbols.partition_point(|(at, _)| *at <= address);
        match next.checked_sub(1).and_then(|at| self.symbols.get(at)) {
            Some((at, name)) => format!("{name}+{:#x}", address - at),
            None => format!("{address:#x}"),
        }
    }

    /// Asks for commands, if the wave is to stop here.
    pub fn instruction(&self, wave: &View<'_>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let address = wave.kernel().file_address(wave.address());
        let id = (wave.workgroup(), wave.number());
        let stepped = match &mut state.stepped {
            Some((stepped, left)) if *stepped == id => {
                *left = left.saturating_sub(1);
                *left == 0
            }
            _ => false,
        };
        let here = state.breakpoints.get(&address).cloned();
        if let Some(text) = &here {
            state.missed.remove(text);
        }
        if !(stepped || state.first || here.is_some()) || state.free {
            return;
        }
        (state.stepped, state.first) = (None, false);
        let now = Registers::of(wave);
        let changes = match &state.before {
            Some((before, registers)) if *before == id => changes(wave, registers, &now),
            _ => String::new(),
        };
        state.before = Some((id, now));
        say(&changes);
        say(&self.here(wave, address));
        loop {
            let mut line = String::new();
            say("(step) ");
            let read = io::stdin().lock().read_line(&mut line);
            if !matches!(read, Ok(n) if n > 0) {
                say("\n");
                state.free = true;
                return;
            }
            if !io::stdin().is_terminal() {
                // Nobody has typed it, so that it is not there to be read.
                say(&format!("{}\n", line.trim_end()));
            }
            let line = match line.trim() {
                "" => state.last.clone(),
                line => line.to_owned(),
            };
            state.last.clone_from(&line);
            match self.command(wave, id, &mut state, &line) {
                Ok(true) => return,
                Ok(false) => {}
                Err(message) => say(&format!("{message}\n")),
            }
        }
    }

    fn here(&self, wave: &View<'_>, address: u64) -> String {
        let [x, y, z] = wave.workgroup();
        let mut text = format!(
            "workgroup ({x}, {y}, {z}) wave {}: {}",
            wave.number(),
            self.place(address)
        );
        if let Some(Line { file, line }) = self.lines.at(address) {
            let _ = write!(text, "  {file}:{line}");
            let source = std::fs::read_to_string(file).unwrap_or_default();
            if let Some(source) = source.lines().nth(*line as usize - 1) {
                let _ = write!(text, "\n    {}", source.trim_end());
            }
        }
        let _ = writeln!(
            text,
            "\n  exec {:#x}  vcc {:#x}  scc {}  m0 {:#x}",
            wave.exec(),
            wave.vcc(),
            u8::from(wave.scc()),
            wave.m0()
        );
        let _ = writeln!(
            text,
            "  {address:06x}  {}",
            wave.instruction().display_at(address)
        );
        for access in wave.accesses() {
            let _ = writeln!(text, "    {}", accessed(&access));
        }
        text
    }

    /// Does what a command says; whether the wave goes on.
    fn command(&self, wave: &View<'_>, id: WaveId, state: &mut State, line: &str) -> Result<bool, String> {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let number = |text: &str| -> Result<u64, String> {
            let parsed = match text.strip_prefix("0x") {
                Some(hex) => u64::from_str_radix(hex, 16),
                None => text.parse(),
            };
            parsed.map_err(|_| format!("`{text}` is no number"))
        };
        let first = || {
            words
                .first()
                .copied()
                .ok_or_else(|| format!("`{command}` wants something; see help"))
        };
        let count = |default: u64| words.get(1).map_or(Ok(default), |n| number(n));
        match command {
            "step" | "s" => {
                let n = words.first().map_or(Ok(1), |n| number(n))?;
                state.stepped = Some((id, n.max(1)));
                return Ok(true);
            }
            "continue" | "c" => return Ok(true),
            "break" | "b" => self.stop_at(state, first()?)?,
            "registers" | "r" => say(&registers(wave, &words)?),
            "lanes" | "l" => say(&lanes(wave, first()?)?),
            "memory" | "m" => {
                let (address, n) = (number(first()?)?, count(8)?.min(4096));
                let mut bytes = vec![0; 4 * n as usize];
                wave.memory(address, &mut bytes)
                    .ok_or_else(|| format!("{address:#x} cannot be read"))?;
                say(&dwords(address, &bytes));
            }
            "lds" => {
                let (offset, n) = (number(first()?)?, count(8)?.min(4096));
                let mut bytes = vec![0; 4 * n as usize];
                wave.lds(offset as u32, &mut bytes).ok_or_else(|| {
                    format!("the workgroup has no {} bytes of LDS at {offset:#x}", bytes.len())
                })?;
                say(&dwords(offset, &bytes));
            }
            "wave" | "w" => say(&self.here(wave, wave.kernel().file_address(wave.address()))),
            "help" | "h" => say(COMMANDS),
            "quit" | "q" => process::exit(0),
            other => return Err(format!("no command is named `{other}`; see help")),
        }
        Ok(false)
    }
}

/// Where instructions begin, as far as the code can be read from its beginnings on.
fn starts(code: &CodeObject<'_>, target: Target) -> BTreeSet<u64> {
    let mut starts = BTreeSet::new();
    for section in code.code_sections().unwrap_or_default() {
        let mut at = 0;
        while let Some(rest) = section.bytes.get(at..).filter(|rest| rest.len() >= 4) {
            let words = rest.as_chunks().0.iter().take(5);
            let words: Vec<u32> = words.map(|word| u32::from_le_bytes(*word)).collect();
            starts.insert(section.vaddr + at as u64);
            // What is no instruction is a constant, or fills the room between functions.
            at += decode(target, &words).map_or(4, |inst| usize::from(inst.size));
        }
    }
    starts
}

/// An access in a line.
fn accessed(access: &Access) -> String {
    let does = match access.kind {
        Kind::Read => "reads",
        Kind::Write => "writes",
        Kind::Atomic { .. } => "atomically changes",
    };
    let (whose, lanes) = match access.space {
        Space::Scalar => ("memory", String::new()),
        Space::Global => (
            "global memory",
            format!(" in {} lanes", access.lanes.count_ones()),
        ),
        Space::Lds => ("LDS", format!(" in {} lanes", access.lanes.count_ones())),
        Space::Scratch => (
            "scratch memory",
            format!(" in {} lanes", access.lanes.count_ones()),
        ),
    };
    let on = access
        .at
        .iter()
        .enumerate()
        .filter(|(lane, _)| access.lanes >> lane & 1 != 0);
    let (first, last) = on.fold((u64::MAX, 0), |(first, last), (_, at)| {
        (first.min(*at), last.max(*at))
    });
    let bytes = access.bytes;
    let range = if first == last {
        format!("at {first:#x}")
    } else {
        format!("from {first:#x} to {last:#x}")
    };
    format!("{does} {bytes} bytes of {whose}{lanes} {range}")
}

fn say(text: &str) {
    let mut out = io::stdout().lock();
    // Nobody is left to tell if the output is closed.
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

fn dwords(first: u64, bytes: &[u8]) -> String {
    let mut text = String::new();
    for (at, row) in (first..).step_by(16).zip(bytes.chunks(16)) {
        let _ = write!(text, "  {at:#x}:");
        for word in row.as_chunks().0 {
            let _ = write!(text, " {:08x}", u32::from_le_bytes(*word));
        }
        text.push('\n');
    }
    text
}

/// A register by name: its lanes, or one number.
fn register(wave: &View<'_>, name: &str) -> Result<Vec<u32>, String> {
    let unknown = || format!("the wave has no register {name}");
    let numbered = |prefix: char| name.strip_prefix(prefix).and_then(|n| n.parse::<u16>().ok());
    let low_high = |v: u64| vec![v as u32, (v >> 32) as u32];
    match name {
        "exec" => return Ok(low_high(wave.exec())),
        "vcc" => return Ok(low_high(wave.vcc())),
        "scc" => return Ok(vec![wave.scc().into()]),
        "m0" => return Ok(vec![wave.m0()]),
        _ => {}
    }
    let lanes = |get: &dyn Fn(usize) -> Option<u32>| (0..wave.lanes()).map(get).collect::<Option<Vec<_>>>();
    if let Some(n) = numbered('v') {
        return lanes(&|lane| wave.vgpr(n, lane)).ok_or_else(unknown);
    }
    if let Some(n) = numbered('a') {
        return lanes(&|lane| wave.agpr(n, lane)).ok_or_else(unknown);
    }
    let n = numbered('s')
        .and_then(|n| u8::try_from(n).ok())
        .ok_or_else(unknown)?;
    wave.sgpr(n).map(|v| vec![v]).ok_or_else(unknown)
}

fn registers(wave: &View<'_>, names: &[&str]) -> Result<String, String> {
    let mut text = String::new();
    if names.is_empty() {
        for n in 0..wave.sgprs() {
            let end = if n % 4 == 3 { "\n" } else { "" };
            let _ = write!(text, "  s{n:<3} {:08x}{end}", wave.sgpr(n).unwrap_or(0));
        }
        let _ = writeln!(
            text,
            "\n  exec {:#x}  vcc {:#x}  m0 {:#x}",
            wave.exec(),
            wave.vcc(),
            wave.m0()
        );
        return Ok(text);
    }
    for name in names {
        let values = register(wave, name)?;
        let _ = writeln!(text, "  {}", short(name, &values, wave.exec()));
    }
    Ok(text)
}

/// A register's value in a line: of a vector, the first lanes that are on.
fn short(name: &str, values: &[u32], exec: u64) -> String {
    if !name.starts_with(['v', 'a']) || name == "vcc" {
        let words: Vec<String> = values.iter().map(|v| format!("{v:08x}")).collect();
        return format!("{name} = {}", words.join(" "));
    }
    if values.iter().all(|v| Some(v) == values.first()) {
        let v = values.first().copied().unwrap_or(0);
        return format!("{name} = {v:08x} ({}) in every lane", readable(f32::from_bits(v)));
    }
    let on = values
        .iter()
        .enumerate()
        .filter(|(lane, _)| exec >> lane & 1 != 0);
    let some: Vec<String> = on.take(4).map(|(lane, v)| format!("[{lane}] {v:08x}")).collect();
    format!("{name} = {} …", some.join(" "))
}

fn lanes(wave: &View<'_>, name: &str) -> Result<String, String> {
    let values = register(wave, name)?;
    let mut text = String::new();
    for (lane, v) in values.iter().enumerate() {
        let off = if wave.exec() >> lane & 1 == 0 { "  off" } else { "" };
        let _ = writeln!(
            text,
            "  [{lane:2}] {v:08x}  {:>12}  {}{off}",
            *v as i32,
            readable(f32::from_bits(*v))
        );
    }
    Ok(text)
}

/// What has changed since the wave last stopped.
fn changes(wave: &View<'_>, before: &Registers, now: &Registers) -> String {
    let mut text = String::new();
    for (n, (a, b)) in before.scalars.iter().zip(&now.scalars).enumerate() {
        if a != b {
            let _ = writeln!(text, "    s{n}: {a:08x} -> {b:08x}");
        }
    }
    let vgprs = usize::from(wave.vgprs());
    for (n, (a, b)) in before.vectors.iter().zip(&now.vectors).enumerate() {
        if a != b {
            let name = if n < vgprs {
                format!("v{n}")
            } else {
                format!("a{}", n - vgprs)
            };
            let changed = a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b);
            let lanes = changed.fold(0u64, |mask, (lane, _)| mask | 1 << lane);
            let _ = writeln!(
                text,
                "    {} ({} lanes changed)",
                short(&name, b, lanes),
                lanes.count_ones()
            );
        }
    }
    for (name, a, b) in [
        ("vcc", before.vcc, now.vcc),
        ("exec", before.exec, now.exec),
        ("scc", before.scc.into(), now.scc.into()),
        ("m0", before.m0.into(), now.m0.into()),
    ] {
        if a != b {
            let _ = writeln!(text, "    {name}: {a:#x} -> {b:#x}");
        }
    }
    text
}
