//! A GPU for one wave whose memory is mapped anew for each run, beside host memory that nothing may touch.

use core::ops::Range;
use std::sync::{Arc, Mutex};

use outcrop_gpu::shader::observe::{Access as Said, Observer, View, Wants};
use outcrop_gpu::shader::{
    Clock, CodeCache, Dispatch, Grid, GridState, HostLevel, Launch, LoneWave, ShaderFault,
};
use outcrop_gpu::vm::{Access, Gpuvm};
use outcrop_isa::{Generation, Target, WaveSize};
use outcrop_reference::memory::{PRIVATE_BASE, SHARED_BASE};
use outcrop_reference::state::{SGPRS, State};

pub const PAGE: usize = 4096;
/// Device addresses, which are none of the process.
pub const WINDOW: u64 = 0x10_0000_0000;
const CODE: u64 = 0x20_0000_0000;
const OTHER: u64 = 0x30_0000_0000;
const CANARY: u8 = 0xa5;

pub const LDS: usize = 1024;

struct Stopped;
impl Clock for Stopped {
    fn ticks(&self) -> u64 {
        0
    }
}

/// Keeps what is said of one instruction.
pub struct Listener(pub Mutex<(u64, Vec<Said>)>);

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
pub enum Mapped {
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

pub type End = Result<(), ShaderFault>;

/// A GPU of a target whose memory is mapped anew for each run.
pub struct Machine {
    target: Target,
    wave: WaveSize,
    pub bytes: usize,
    vm: Arc<Gpuvm>,
    caches: Vec<(HostLevel, Arc<CodeCache>)>,
    pub observed: Arc<CodeCache>,
    pub listener: Arc<Listener>,
    window: Host,
    elsewhere: Host,
    code: *mut u8,
    /// What comes before the instruction.
    head: Vec<u32>,
}

const ENTRY: usize = 256;

impl Machine {
    pub fn new(target: Target, wave: WaveSize, bytes: usize) -> Self {
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

    pub fn pc(&self) -> u64 {
        CODE + (ENTRY + 4 * self.head.len()) as u64
    }

    pub fn write_code(&self, words: &[u32]) {
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
    pub fn run(
        &self,
        code: &Arc<CodeCache>,
        before: &State,
        mapped: &Mapped,
    ) -> Result<(End, State), String> {
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
    pub fn run_all(&self, before: &State, mapped: &Mapped) -> Result<(End, State), String> {
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
pub fn difference(a: &State, b: &State) -> String {
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
