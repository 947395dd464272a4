//! The software GPU, through its public interface: many cases a launch.
#![expect(unsafe_code, reason = "device memory is memory of the test")]

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::sync::Arc;

use outcrop_gpu::shader::observe::Observer;
use outcrop_gpu::shader::{
    Clock, CodeCache, Dispatch, Grid, GridState, HostLevel, Launch, ShaderFault, Worker,
};
use outcrop_gpu::vm::{Access, Gpuvm};
use outcrop_isa::{Generation, Target, WaveSize};

use crate::assemble::{Block, SLOT, harness, leave};
use crate::state::{Mode, SGPRS, Shape, State};

/// Cases of a launch.
pub const BATCH: usize = 256;

const PAGE: usize = 4096;

/// Zeroed pages.
struct Pages {
    start: *mut u8,
    layout: Layout,
}

impl Pages {
    fn new(len: usize) -> Self {
        let layout = Layout::from_size_align(len.next_multiple_of(PAGE), PAGE);
        let layout = layout.unwrap_or_else(|e| panic!("{len} bytes: {e}"));
        // SAFETY: the size is not zero.
        let start = unsafe { alloc_zeroed(layout) };
        assert!(!start.is_null(), "no memory for {len} bytes");
        Self { start, layout }
    }

    fn address(&self) -> u64 {
        self.start as u64
    }

    fn write(&self, at: usize, bytes: &[u8]) {
        assert!(at + bytes.len() <= self.layout.size(), "{at} + {}", bytes.len());
        // SAFETY: within the pages; no grid runs while the test writes.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), self.start.add(at), bytes.len()) };
    }

    fn write_words(&self, at: usize, words: &[u32]) {
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        self.write(at, &bytes);
    }

    fn read(&self, at: usize, bytes: &mut [u8]) {
        assert!(at + bytes.len() <= self.layout.size(), "{at} + {}", bytes.len());
        // SAFETY: within the pages; no grid runs while the test reads.
        unsafe { core::ptr::copy_nonoverlapping(self.start.add(at), bytes.as_mut_ptr(), bytes.len()) };
    }

    fn read_words<const N: usize>(&self, at: usize) -> [u32; N] {
        let mut bytes = vec![0; 4 * N];
        self.read(at, &mut bytes);
        core::array::from_fn(|i| {
            u32::from_le_bytes([bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]])
        })
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { dealloc(self.start, self.layout) };
    }
}

struct Stopped;
impl Clock for Stopped {
    fn ticks(&self) -> u64 {
        0
    }
}

/// A GPU of one target that runs cases of one shape.
pub struct Machine {
    target: Target,
    wave: WaveSize,
    shape: Shape,
    block: Block,
    vm: Arc<Gpuvm>,
    code: Arc<CodeCache>,
    worker: Worker,
    /// Kernel descriptor, the code around, and the code of the cases.
    program: Pages,
    cases_at: usize,
    leave: Vec<u32>,
    blocks: Pages,
    /// Arguments and the packet.
    arguments: Pages,
}

const DESCRIPTOR: usize = 0;
const CODE: usize = 4096;

impl Machine {
    /// A GPU that runs waves with at most this instruction set of the host.
    #[must_use]
    pub fn new(target: Target, wave: WaveSize, shape: Shape, level: HostLevel) -> Self {
        let block = Block::new(shape);
        let (code, epilogue) = harness(target, wave, shape);
        let cases_at = (CODE + 4 * code.len()).next_multiple_of(SLOT);
        let vm = Arc::new(Gpuvm::new());
        let map = |len, access| {
            let pages = Pages::new(len);
            // SAFETY: the pages live as long as the machine, which nothing outlives that runs on it.
            let mapped = unsafe { vm.map(pages.address(), pages.layout.size() as u64, pages.start, access) };
            mapped.unwrap_or_else(|e| panic!("{e:?}"));
            pages
        };
        let data = Access::READ | Access::WRITE;
        let program = map(cases_at + BATCH * SLOT, data | Access::EXEC);
        let blocks = map(BATCH * block.size(), data);
        let arguments = map(PAGE, data);
        program.write(DESCRIPTOR, &descriptor(target, wave));
        program.write_words(CODE, &code);
        let epilogue = program.address() + (CODE + epilogue) as u64;
        arguments.write(16, &epilogue.to_le_bytes());
        Self {
            target,
            wave,
            shape,
            block,
            vm: vm.clone(),
            code: Arc::new(CodeCache::with_level(target, level)),
            worker: Worker::new(),
            leave: leave(target, wave),
            program,
            cases_at,
            blocks,
            arguments,
        }
    }

    /// The same for an observer of every instruction.
    #[must_use]
    pub fn observed(
        target: Target,
        wave: WaveSize,
        shape: Shape,
        level: HostLevel,
        observer: Arc<dyn Observer>,
    ) -> Self {
        let code = CodeCache::with_level(target, level).observed(Some(observer));
        Self {
            code: Arc::new(code),
            ..Self::new(target, wave, shape, level)
        }
    }

    /// Device address of the instruction of case `index` of a batch.
    #[must_use]
    pub fn code_base(&self, index: usize) -> u64 {
        self.program.address() + (self.cases_at + index * SLOT) as u64
    }

    /// Device address of the memory window of case `index` of a batch.
    #[must_use]
    pub fn memory_base(&self, index: usize) -> u64 {
        self.blocks.address() + (index * self.block.size() + self.block.memory()) as u64
    }

    /// Runs each case: the instructions, at most 14 words, on the state. Returns the states after.
    ///
    /// # Errors
    /// The number of the case that faulted, and its fault; the other cases may have run or not.
    ///
    /// # Panics
    /// If there are more than [`BATCH`] cases, or a case is too long.
    pub fn run(&mut self, cases: &[(&[u32], &State)]) -> Result<Vec<State>, (usize, ShaderFault)> {
        assert!(cases.len() <= BATCH, "{} cases", cases.len());
        for (i, (words, state)) in cases.iter().enumerate() {
            let words = [words, self.leave.as_slice()].concat();
            assert!(4 * words.len() <= SLOT, "{} words", words.len());
            self.program.write_words(self.cases_at + i * SLOT, &words);
            self.load(i, state);
        }
        // Scratch memory is of one wave: such cases run each by itself.
        if cases.iter().any(|(_, state)| state.private) {
            for (i, (_, state)) in cases.iter().enumerate() {
                self.launch(i, 1, state.private)?;
            }
        } else {
            self.launch(0, cases.len(), false)?;
        }
        Ok((0..cases.len())
            .zip(cases)
            .map(|(i, (_, before))| self.store(i, before))
            .collect())
    }

    /// Runs `count` cases from `first` on.
    fn launch(&mut self, first: usize, count: usize, private: bool) -> Result<(), (usize, ShaderFault)> {
        let blocks = self.blocks.address() + (first * self.block.size()) as u64;
        let code = self.program.address() + (self.cases_at + first * SLOT) as u64;
        self.arguments.write(0, &blocks.to_le_bytes());
        self.arguments.write(8, &code.to_le_bytes());
        let lanes = u32::from(self.wave.lanes());
        let scratch = if private { self.shape.memory as u32 } else { 0 };
        let launch = Launch {
            vm: self.vm.clone(),
            code: self.code.clone(),
            clock: Arc::new(Stopped),
            dispatch: Dispatch {
                dimensions: 1,
                workgroup_size: [u16::from(self.wave.lanes()), 1, 1],
                grid_size: [lanes * count as u32, 1, 1],
                private_segment_size: scratch / lanes,
                group_segment_size: self.shape.lds as u32,
                kernel_object: self.program.address() + DESCRIPTOR as u64,
                kernarg_address: self.arguments.address(),
            },
            packet_va: self.arguments.address() + 1024,
            queue_va: self.arguments.address() + 2048,
            dispatch_id: 0,
            scratch_base: self.memory_base(first),
            scratch_descriptor: [0; 4],
            scratch_wave_bytes: scratch,
            scratch_waves: u32::from(private),
            shared_base: crate::memory::SHARED_BASE,
            private_base: crate::memory::PRIVATE_BASE,
            gws: None,
        };
        let grid = Grid::new(launch).unwrap_or_else(|e| panic!("{e}"));
        loop {
            match grid.run(&mut self.worker, 1 << 20) {
                GridState::Running { progress: true } => {}
                GridState::Done => return Ok(()),
                GridState::Faulted(fault) => return Err((first + fault.workgroup[0] as usize, fault)),
                other => panic!("{other:?}"),
            }
        }
    }

    fn load(&self, index: usize, state: &State) {
        let base = index * self.block.size();
        let mut scalars = state.sgpr.to_vec();
        scalars.extend([
            state.exec as u32,
            (state.exec >> 32) as u32,
            state.vcc as u32,
            (state.vcc >> 32) as u32,
            state.m0,
            u32::from(state.scc),
            state.mode.0,
            0,
        ]);
        self.blocks.write_words(base + Block::SCALARS_IN, &scalars);
        for (i, row) in state.vgpr.iter().enumerate() {
            self.blocks.write_words(base + Block::VGPRS + 256 * i, row);
        }
        for (i, row) in state.agpr.iter().enumerate() {
            self.blocks.write_words(base + self.block.agprs() + 256 * i, row);
        }
        self.blocks.write(base + self.block.lds(), &state.lds);
        self.blocks.write(base + self.block.memory(), &state.memory);
    }

    fn store(&self, index: usize, before: &State) -> State {
        let base = index * self.block.size();
        let mut state = before.clone();
        let rows: Vec<[u32; 32]> = (0..3)
            .map(|i| self.blocks.read_words(base + Block::SCALARS_OUT + 256 * i))
            .collect();
        let scalars = rows.concat();
        state.sgpr.copy_from_slice(&scalars[..SGPRS]);
        let special = &scalars[SGPRS..];
        let wide = |i: usize| u64::from(special[i]) | u64::from(special[i + 1]) << 32;
        (state.exec, state.vcc, state.m0) = (wide(0), wide(2), special[4]);
        state.scc = special[5] != 0;
        state.mode = Mode(special[6] & Mode::bits(self.target.generation()));
        let lanes = state.lanes();
        let keep = |row: [u32; 64], old: [u32; 64]| {
            core::array::from_fn(|lane| if lane < lanes { row[lane] } else { old[lane] })
        };
        for (i, row) in state.vgpr.iter_mut().enumerate() {
            *row = keep(self.blocks.read_words(base + Block::VGPRS + 256 * i), *row);
        }
        for (i, row) in state.agpr.iter_mut().enumerate() {
            *row = self.blocks.read_words(base + self.block.agprs() + 256 * i);
        }
        self.blocks.read(base + self.block.lds(), &mut state.lds);
        self.blocks.read(base + self.block.memory(), &mut state.memory);
        state
    }
}

/// A kernel descriptor: 128 vector registers of each kind, no user data but the arguments, workgroup id x.
fn descriptor(target: Target, wave: WaveSize) -> [u8; 64] {
    let wave32 = wave == WaveSize::Wave32;
    let (accum_offset, registers) = match (target.generation(), wave32) {
        (Generation::Gfx9, _) => (31, 31),
        (_, true) => (0, 15),
        (_, false) => (0, 31),
    };
    let clamp_and_ieee = match target.generation() {
        Generation::Gfx12 => 0,
        _ => 1 << 21 | 1 << 23,
    };
    let mut bytes = [0; 64];
    for (at, word) in [
        (16, CODE as u32),
        (44, accum_offset),
        (48, registers | 0xf0 << 12 | clamp_and_ieee),
        (52, 2 << 1 | 1 << 7),
        (56, 8 | u32::from(wave32) << 10),
    ] {
        bytes[at..at + 4].copy_from_slice(&u32::to_le_bytes(word));
    }
    bytes
}
