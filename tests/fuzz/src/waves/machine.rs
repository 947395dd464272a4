//! One wave of a kernel in memory: what it starts from, and what is left when it ends.
#![expect(unsafe_code, reason = "memory of a GPU")]

use core::fmt::Write;
use std::sync::Arc;

use outcrop_gpu::shader::{
    Clock, CodeCache, Dispatch, Grid, GridState, HostLevel, Launch, LoneWave, ShaderFault,
};
use outcrop_gpu::vm::{Access, Gpuvm};
use outcrop_isa::{Format, Generation, Op, Target, WaveSize};

use super::stream::{Language, Piece, Source};
use super::{BASE, BASE_AT, RESOURCE_AT};

/// Bytes of memory that are shown again and again around [`BASE`], as far as offsets in instructions go.
const WINDOW: usize = 1 << 14;
/// Offsets of gfx12 are the widest.
const REACH: u64 = 1 << 24;
const CODE: u64 = 0x20_0000_0000;
const CODE_BYTES: usize = 1 << 14;
const SCRATCH: u64 = 0x30_0000_0000;
/// Bytes of scratch memory of a work-item.
const PRIVATE: u32 = 256;
const LDS: u32 = 4096;
/// Kernel objects, behind which code begins.
const DESCRIPTOR: usize = 64;
const ENTRY: usize = 256;

struct Still;
impl Clock for Still {
    fn ticks(&self) -> u64 {
        0x1234_5678
    }
}

/// A GPU of a target, with a code cache for each level of the host's instruction set.
pub(super) struct Machine {
    pub(super) language: Language,
    vm: Arc<Gpuvm>,
    pub(super) caches: Vec<(HostLevel, Arc<CodeCache>)>,
    window: *mut [u8; WINDOW],
    scratch: *mut [u8; PRIVATE as usize * 64],
    code: *mut [u8; CODE_BYTES],
}

/// What is compared.
#[derive(PartialEq)]
pub(super) struct State {
    pub(super) end: Result<(), ShaderFault>,
    vectors: Vec<[u32; 64]>,
    scalars: Vec<u32>,
    scc: bool,
    mode: u32,
    lds: Vec<u8>,
    window: Vec<u8>,
    scratch: Vec<u8>,
}

impl Drop for Machine {
    fn drop(&mut self) {
        // SAFETY: all of them were boxes, and no wave runs.
        unsafe {
            drop(Box::from_raw(self.window));
            drop(Box::from_raw(self.scratch));
            drop(Box::from_raw(self.code));
        }
    }
}

impl Machine {
    /// Where the first instruction of a kernel is.
    pub(super) const FIRST: u64 = CODE + ENTRY as u64;

    pub(super) fn new(target: Target, wave: WaveSize) -> Self {
        let vm = Arc::new(Gpuvm::new());
        let window: *mut [u8; WINDOW] = Box::leak(Box::new([0; WINDOW]));
        let scratch: *mut [u8; PRIVATE as usize * 64] = Box::leak(Box::new([0; PRIVATE as usize * 64]));
        let code: *mut [u8; CODE_BYTES] = Box::leak(Box::new([0; CODE_BYTES]));
        let data = Access::READ | Access::WRITE;
        // SAFETY: the memory stays until the machine goes, and is reached through these pointers only while no wave runs.
        unsafe {
            for va in (BASE - REACH..BASE + REACH).step_by(WINDOW) {
                vm.map(va, WINDOW as u64, window.cast(), data)
                    .expect("free addresses");
            }
            vm.map(SCRATCH, u64::from(PRIVATE) * 64, scratch.cast(), data)
                .expect("free addresses");
            let access = Access::READ | Access::EXEC;
            vm.map(CODE, CODE_BYTES as u64, code.cast(), access)
                .expect("free addresses");
        }
        let caches = HostLevel::ALL
            .into_iter()
            .filter(|level| *level <= HostLevel::detect());
        Self {
            language: Language::new(target, wave),
            vm,
            caches: caches
                .map(|level| (level, Arc::new(CodeCache::with_level(target, level))))
                .collect(),
            window,
            scratch,
            code,
        }
    }

    /// Writes the kernel to memory and returns where each instruction is.
    pub(super) fn write(&self, pieces: &[Piece], mode: u32) -> Vec<u64> {
        let gfx9 = self.language.target.generation() == Generation::Gfx9;
        let (accum_offset, registers) = match (gfx9, self.language.wave) {
            (true, _) => (63, 63),
            (false, WaveSize::Wave32) => (0, 31),
            (false, WaveSize::Wave64) => (0, 63),
        };
        let modes = match self.language.target.generation() {
            Generation::Gfx12 => mode & 0xff,
            _ => mode & 0xff | (mode >> 8 & 1) << 9 | (mode >> 9 & 1) << 11,
        };
        let mut bytes = [0u8; CODE_BYTES];
        let mut put = |at: usize, word: u32| {
            bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
        };
        put(DESCRIPTOR, LDS);
        put(DESCRIPTOR + 16, (ENTRY - DESCRIPTOR) as u32);
        put(DESCRIPTOR + 44, accum_offset);
        put(DESCRIPTOR + 48, registers | modes << 12);
        put(DESCRIPTOR + 52, 1);
        put(
            DESCRIPTOR + 56,
            u32::from(self.language.wave == WaveSize::Wave32) << 10,
        );
        let (mut at, mut starts) = (ENTRY, Vec::new());
        for piece in pieces {
            starts.push(CODE + (at + 4 * piece.lead.len()) as u64);
            for word in piece.lead.iter().chain(&piece.words) {
                put(at, *word);
                at += 4;
            }
        }
        // Branches may go behind the last one.
        for _ in 0..16 {
            put(at, self.language.bare(Op::S_ENDPGM, Format::Sopp));
            at += 4;
        }
        // SAFETY: no wave runs.
        unsafe { self.code.write(bytes) };
        starts
    }

    /// Runs the kernel in memory from the state that a seed stands for; nothing if it does not come to an end.
    pub(super) fn run(&self, code: &Arc<CodeCache>, seed: u64) -> Option<State> {
        let mut random = Source { bytes: &[], seed };
        let mut window = [0u8; WINDOW];
        for bytes in window.as_chunks_mut::<4>().0 {
            *bytes = random.value().to_le_bytes();
        }
        // SAFETY: no wave runs.
        unsafe {
            self.window.write(window);
            self.scratch.write([0x11; PRIVATE as usize * 64]);
        }
        let lanes = u16::from(self.language.wave.lanes());
        let grid = Grid::new(Launch {
            vm: Arc::clone(&self.vm),
            code: Arc::clone(code),
            clock: Arc::new(Still),
            dispatch: Dispatch {
                dimensions: 1,
                workgroup_size: [lanes, 1, 1],
                grid_size: [lanes.into(), 1, 1],
                private_segment_size: PRIVATE,
                group_segment_size: LDS,
                kernel_object: CODE + DESCRIPTOR as u64,
                kernarg_address: BASE,
            },
            packet_va: BASE,
            queue_va: BASE,
            dispatch_id: 0,
            scratch_base: SCRATCH,
            scratch_descriptor: [0; 4],
            scratch_wave_bytes: PRIVATE * 64,
            scratch_waves: 1,
            shared_base: 1 << 48,
            private_base: 2 << 48,
            gws: None,
        });
        let grid = grid.unwrap_or_else(|e| panic!("{}: {e}", self.language.target));
        let mut wave = LoneWave::new(grid).expect("one wave");
        for n in 0..wave.vectors() {
            let row: [u32; 64] = core::array::from_fn(|_| random.value());
            // Of waves of 32 the upper half is not there.
            let row = core::array::from_fn(|lane| if lane < usize::from(lanes) { row[lane] } else { 0 });
            wave.set_vector(n, row);
        }
        for n in 0..BASE_AT {
            wave.set_scalar(n, random.value());
        }
        let exec = match random.next() % 4 {
            0 => u64::from(random.next()) << 32 | u64::from(random.next()),
            1 => u64::from(random.next()),
            _ => u64::MAX,
        };
        let special = [
            (BASE_AT, BASE as u32),
            (BASE_AT + 1, (BASE >> 32) as u32),
            (RESOURCE_AT, BASE as u32),
            (
                RESOURCE_AT + 1,
                (BASE >> 32) as u32 | (random.next() & 0x4fff) << 16,
            ),
            (RESOURCE_AT + 2, random.next() % 0x4000),
            (RESOURCE_AT + 3, self.resource(random.next())),
            (124, random.next() & 0xfff),
            (126, exec as u32),
            (127, (exec >> 32) as u32),
        ];
        for (n, value) in special {
            wave.set_scalar(n, value);
        }
        let mut end = None;
        for _ in 0..64 {
            match wave.run(1 << 14) {
                GridState::Done => end = Some(Ok(())),
                GridState::Faulted(fault) => end = Some(Err(fault)),
                GridState::Running { .. } | GridState::Cancelled => continue,
            }
            break;
        }
        Some(State {
            end: end?,
            vectors: (0..wave.vectors()).map(|n| wave.vector(n)).collect(),
            scalars: (0..LoneWave::SCALARS).map(|n| wave.scalar(n)).collect(),
            scc: wave.scc(),
            mode: wave.mode(),
            lds: wave.lds().to_vec(),
            // SAFETY: no wave runs.
            window: unsafe { (*self.window).to_vec() },
            // SAFETY: as above.
            scratch: unsafe { (*self.scratch).to_vec() },
        })
    }

    /// The last word of the window's resource: any selection of components, most often a format of 32 bits.
    fn resource(&self, bits: u32) -> u32 {
        let select = if bits & 7 == 0 {
            bits >> 8 & 0xfff
        } else {
            4 | 5 << 3 | 6 << 6 | 7 << 9
        };
        let plain = bits & 0x30 != 0;
        match self.language.target.generation() {
            Generation::Gfx9 if plain => select | 4 << 12 | 4 << 15,
            Generation::Gfx9 => select | bits >> 8 & 0x00ff_f000,
            _ if plain => select | 20 << 12 | 1 << 24 | (bits >> 28 & 3) << 28,
            _ => select | bits >> 6 & 0x0007_f000 | 1 << 24 | (bits >> 28 & 3) << 28,
        }
    }
}

/// Where two states differ.
pub(super) fn difference(a: &State, b: &State) -> String {
    let mut text = String::new();
    if a.end != b.end {
        let _ = writeln!(text, "ends: {:?}, {:?}", a.end, b.end);
    }
    for (n, (x, y)) in a.vectors.iter().zip(&b.vectors).enumerate() {
        if let Some(lane) = (0..64).find(|lane| x[*lane] != y[*lane]) {
            let _ = writeln!(text, "v{n} lane {lane}: {:#x}, {:#x}", x[lane], y[lane]);
        }
    }
    for (n, (x, y)) in a.scalars.iter().zip(&b.scalars).enumerate() {
        if x != y {
            let _ = writeln!(text, "scalar {n}: {x:#x}, {y:#x}");
        }
    }
    let _ = writeln!(text, "scc {} {}, mode {:#x} {:#x}", a.scc, b.scc, a.mode, b.mode);
    for (name, x, y) in [
        ("LDS", &a.lds, &b.lds),
        ("window", &a.window, &b.window),
        ("scratch", &a.scratch, &b.scratch),
    ] {
        if let Some(at) = x.iter().zip(y).position(|(x, y)| x != y) {
            let _ = writeln!(text, "{name} {at:#x}: {:#x}, {:#x}", x[at], y[at]);
        }
    }
    text
}
