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

use core::ops::Range;
use std::sync::{Arc, Mutex};

use fastrand::Rng;
use outcrop_gpu::shader::observe::{Access as Said, Kind, Observer, Space, View, Wants};
use outcrop_gpu::shader::{
    Clock, CodeCache, Dispatch, FaultCause, Grid, GridState, HostLevel, Launch, LoneWave, ShaderFault,
    ShaderTarget,
};
use outcrop_gpu::vm::{Access, FaultKind, Gpuvm};
use outcrop_isa::{Format, Generation, Inst, Pattern, Target, WaveSize, patterns};
use outcrop_reference::memory::{FORMATS, PRIVATE_BASE, SHARED_BASE, prepare};
use outcrop_reference::state::{Mode, SGPRS, Shape, State};
use outcrop_reference::{covers, execute, generate, knows};

/// Instructions of each pattern, unless `OUTCROP_EACH` says otherwise.
const EACH: usize = 4;

const PAGE: usize = 4096;
/// Device addresses, which are none of the process.
const WINDOW: u64 = 0x10_0000_0000;
const CODE: u64 = 0x20_0000_0000;
const OTHER: u64 = 0x30_0000_0000;
const CANARY: u8 = 0xa5;

const LDS: usize = 1024;

struct Stopped;
impl Clock for Stopped {
    fn ticks(&self) -> u64 {
        0
    }
}

/// Keeps what is said of one instruction.
struct Listener(Mutex<(u64, Vec<Said>)>);

impl Observer for Listener {
    fn wants(&self) -> Wants {
        Wants::INSTRUCTIONS
    }

    fn instruction(&self, wave: &View<'_>) {
        let mut said = self.0.lock().unwrap();
        if said.0 == wave.address() {
            said.1 = wave.accesses();
        }
    }
}

/// What is mapped of the window.
#[derive(Clone, Debug)]
enum Mapped {
    /// These addresses.
    Only(Range<u64>),
    /// All but these.
    Without(Range<u64>),
    /// All; from there on it is elsewhere in host memory.
    Elsewhere(u64),
    /// All; from there on it can only be read.
    ReadOnly(u64),
}

/// Host memory with a page before and a page after what is shown of it.
struct Host(*mut u8, usize);

impl Host {
    fn new(bytes: usize) -> Self {
        let all = vec![CANARY; bytes + 3 * PAGE].leak();
        let start = all.as_mut_ptr();
        Self(
            start.wrapping_add(start.align_offset(PAGE)).wrapping_add(PAGE),
            bytes,
        )
    }

    fn fill(&self, bytes: &[u8], range: Range<usize>) {
        let all = unsafe { core::slice::from_raw_parts_mut(self.0.wrapping_sub(PAGE), self.1 + 2 * PAGE) };
        all.fill(CANARY);
        all[PAGE + range.start..PAGE + range.end].copy_from_slice(&bytes[range]);
    }

    /// What is in the range; all else must be as it was.
    fn take(&self, range: Range<usize>) -> Result<Vec<u8>, String> {
        let all = unsafe { core::slice::from_raw_parts(self.0.wrapping_sub(PAGE), self.1 + 2 * PAGE) };
        let inside = PAGE + range.start..PAGE + range.end;
        let mut outside = all.iter().enumerate().filter(|(at, _)| !inside.contains(at));
        match outside.find(|(_, byte)| **byte != CANARY) {
            Some((at, _)) => Err(format!(
                "host memory was written {} bytes from the window's start",
                at as isize - PAGE as isize
            )),
            None => Ok(all[inside].to_vec()),
        }
    }
}

type End = Result<(), ShaderFault>;

/// A GPU of a target whose memory is mapped anew for each run.
struct Machine {
    target: Target,
    wave: WaveSize,
    bytes: usize,
    vm: Arc<Gpuvm>,
    caches: Vec<(HostLevel, Arc<CodeCache>)>,
    observed: Arc<CodeCache>,
    listener: Arc<Listener>,
    window: Host,
    elsewhere: Host,
    code: *mut u8,
    /// What comes before the instruction.
    head: Vec<u32>,
}

const ENTRY: usize = 256;

impl Machine {
    fn new(target: Target, wave: WaveSize, bytes: usize) -> Self {
        let vm = Arc::new(Gpuvm::new());
        let [code, other] = [0, 1].map(|_| Host::new(PAGE).0);
        unsafe { code.write_bytes(0, PAGE) };
        let data = Access::READ | Access::WRITE;
        unsafe { vm.map(CODE, PAGE as u64, code, data | Access::EXEC) }.unwrap();
        unsafe { vm.map(OTHER, PAGE as u64, other, data) }.unwrap();
        let listener = Arc::new(Listener(Mutex::default()));
        let levels = HostLevel::ALL.into_iter().filter(|l| *l <= HostLevel::detect());
        let observed = CodeCache::with_level(target, HostLevel::Portable);
        Self {
            target,
            wave,
            bytes,
            vm,
            caches: levels
                .map(|level| (level, Arc::new(CodeCache::with_level(target, level))))
                .collect(),
            observed: Arc::new(observed.observed(Some(listener.clone()))),
            listener,
            window: Host::new(bytes),
            elsewhere: Host::new(bytes),
            code,
            // s_setreg_b32 of both halves of FLAT_SCR, from ttmp0 and ttmp1.
            head: match target {
                Target::Gfx1030 => vec![0xb9ec_f814, 0xb9ed_f815],
                _ => Vec::new(),
            },
        }
    }

    fn pc(&self) -> u64 {
        CODE + (ENTRY + 4 * self.head.len()) as u64
    }

    fn write_code(&self, words: &[u32]) {
        let wave32 = self.wave == WaveSize::Wave32;
        let (accum_offset, registers) = match (self.target.generation(), wave32) {
            (Generation::Gfx9, _) => (31, 31),
            (_, true) => (0, 15),
            (_, false) => (0, 31),
        };
        let clamp_and_ieee = match self.target.generation() {
            Generation::Gfx12 => 0,
            _ => 1 << 21 | 1 << 23,
        };
        let put = |at: usize, v: u32| unsafe { self.code.wrapping_add(at).cast::<u32>().write(v) };
        for (at, v) in [
            (16, ENTRY as u32),
            (44, accum_offset),
            (48, registers | 0xf0 << 12 | clamp_and_ieee),
            (56, u32::from(wave32) << 10),
        ] {
            put(at, v);
        }
        let end = match self.target.generation() {
            Generation::Gfx9 | Generation::Gfx10 => 0xbf81_0000,
            _ => 0xbfb0_0000,
        };
        for (i, word) in self.head.iter().chain(words).chain([&end]).enumerate() {
            put(ENTRY + 4 * i, *word);
        }
    }

    fn map(&self, mapped: &Mapped) {
        let end = WINDOW + self.bytes as u64;
        self.vm.unmap(WINDOW, self.bytes as u64).unwrap();
        let show = |range: Range<u64>, host: &Host, access| {
            if !range.is_empty() {
                let at = host.0.wrapping_add((range.start - WINDOW) as usize);
                unsafe { self.vm.map(range.start, range.end - range.start, at, access) }.unwrap();
            }
        };
        let data = Access::READ | Access::WRITE;
        match mapped {
            Mapped::Only(range) => show(range.clone(), &self.window, data),
            Mapped::Without(hole) => {
                show(WINDOW..hole.start, &self.window, data);
                show(hole.end..end, &self.window, data);
            }
            Mapped::Elsewhere(cut) => {
                show(WINDOW..*cut, &self.window, data);
                show(*cut..end, &self.elsewhere, data);
            }
            Mapped::ReadOnly(cut) => {
                show(WINDOW..*cut, &self.window, data);
                show(*cut..end, &self.window, Access::READ);
            }
        }
    }

    /// Runs the instruction in memory.
    fn run(&self, code: &Arc<CodeCache>, before: &State, mapped: &Mapped) -> Result<(End, State), String> {
        self.map(mapped);
        // Where the window's bytes are in host memory.
        let (first, second) = match mapped {
            Mapped::Elsewhere(cut) => {
                let cut = (*cut - WINDOW) as usize;
                (0..cut, cut..self.bytes)
            }
            _ => (0..self.bytes, self.bytes..self.bytes),
        };
        self.window.fill(&before.memory, first.clone());
        self.elsewhere.fill(&before.memory, second.clone());
        let lanes = u32::from(self.wave.lanes());
        let scratch = if before.private { self.bytes as u32 } else { 0 };
        let grid = Grid::new(Launch {
            vm: Arc::clone(&self.vm),
            code: Arc::clone(code),
            clock: Arc::new(Stopped),
            dispatch: Dispatch {
                dimensions: 1,
                workgroup_size: [lanes as u16, 1, 1],
                grid_size: [lanes, 1, 1],
                private_segment_size: scratch / lanes,
                group_segment_size: before.lds.len() as u32,
                kernel_object: CODE,
                kernarg_address: OTHER,
            },
            packet_va: OTHER,
            queue_va: OTHER,
            dispatch_id: 0,
            scratch_base: WINDOW,
            scratch_descriptor: [0; 4],
            scratch_wave_bytes: scratch,
            scratch_waves: u32::from(before.private),
            shared_base: SHARED_BASE,
            private_base: PRIVATE_BASE,
            gws: None,
        });
        let mut wave = LoneWave::new(grid.unwrap()).unwrap();
        for (n, row) in before.vgpr.iter().enumerate() {
            wave.set_vector(n as u32, *row);
        }
        for (n, row) in before.agpr.iter().enumerate() {
            wave.set_vector(128 + n as u32, *row);
        }
        for (n, v) in before.sgpr.iter().enumerate() {
            wave.set_scalar(n as u32, *v);
        }
        let halves = |v: u64| [v as u32, (v >> 32) as u32];
        for (n, v) in [(106, before.vcc), (126, before.exec), (108, WINDOW)] {
            for (i, half) in halves(v).into_iter().enumerate() {
                wave.set_scalar(n + i as u32, half);
            }
        }
        if self.target == Target::Gfx90a {
            for (i, half) in halves(WINDOW).into_iter().enumerate() {
                wave.set_scalar(102 + i as u32, half);
            }
        }
        wave.set_scalar(124, before.m0);
        let mut end = None;
        for _ in 0..16 {
            match wave.run(1 << 12) {
                GridState::Done => end = Some(Ok(())),
                GridState::Faulted(fault) => end = Some(Err(fault)),
                _ => continue,
            }
            break;
        }
        let mut after = before.clone();
        let lanes = before.lanes();
        let keep = |row: [u32; 64], old: [u32; 64]| {
            core::array::from_fn(|lane| if lane < lanes { row[lane] } else { old[lane] })
        };
        for (n, row) in after.vgpr.iter_mut().enumerate() {
            *row = keep(wave.vector(n as u32), *row);
        }
        for (n, row) in after.agpr.iter_mut().enumerate() {
            *row = wave.vector(128 + n as u32);
        }
        for (n, v) in after.sgpr.iter_mut().enumerate() {
            *v = wave.scalar(n as u32);
        }
        let wide = |n: u32| u64::from(wave.scalar(n)) | u64::from(wave.scalar(n + 1)) << 32;
        (after.vcc, after.exec, after.m0) = (wide(106), wide(126), wave.scalar(124));
        after.lds = wave.lds().to_vec();
        after.memory = [self.window.take(first)?, self.elsewhere.take(second)?].concat();
        Ok((end.ok_or("it does not end")?, after))
    }

    /// Runs it with every instruction set of the host; all must see the same.
    fn run_all(&self, before: &State, mapped: &Mapped) -> Result<(End, State), String> {
        let mut first: Option<(End, State)> = None;
        for (level, code) in &self.caches {
            let got = self
                .run(code, before, mapped)
                .map_err(|what| format!("{}: {what}", level.name()))?;
            match &first {
                Some((end, _)) if *end != got.0 => {
                    return Err(format!("{}: {:?}, and portable {end:?}", level.name(), got.0));
                }
                Some((_, state)) if *state != got.1 => {
                    return Err(format!(
                        "{} and portable differ: {}",
                        level.name(),
                        difference(state, &got.1)
                    ));
                }
                Some(_) => {}
                None => first = Some(got),
            }
        }
        first.ok_or_else(|| "no level".into())
    }
}

/// The first things that differ.
fn difference(a: &State, b: &State) -> String {
    let mut text = String::new();
    for (name, a, b) in [("v", &a.vgpr, &b.vgpr), ("a", &a.agpr, &b.agpr)] {
        for (n, (a, b)) in a.iter().zip(b).enumerate() {
            if let Some(lane) = (0..64).find(|lane| a[*lane] != b[*lane]) {
                text += &format!("{name}{n} lane {lane}: {:#x} {:#x}; ", a[lane], b[lane]);
            }
        }
    }
    for n in (0..SGPRS).filter(|n| a.sgpr[*n] != b.sgpr[*n]) {
        text += &format!("s{n}: {:#x} {:#x}; ", a.sgpr[n], b.sgpr[n]);
    }
    for (name, a, b) in [("memory", &a.memory, &b.memory), ("lds", &a.lds, &b.lds)] {
        if let Some(at) = (0..a.len().min(b.len())).find(|at| a[*at] != b[*at]) {
            text += &format!("{name} {at:#x}: {:#x} {:#x}; ", a[at], b[at]);
        }
    }
    text += &format!(
        "exec {:#x} {:#x}, vcc {:#x} {:#x}, m0 {:#x} {:#x}",
        a.exec, b.exec, a.vcc, b.vcc, a.m0, b.m0
    );
    text
}

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
