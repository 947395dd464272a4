//! The shader engines: streams of random instructions, run with each level of the host's instruction set.
//!
//! The bytes choose a target, a wave size and the bits of its instructions' encodings that are free. Registers of
//! addresses are led into a window of memory first, and branches go forward only. What faults is taken out and tried
//! again without, so that most of a stream is executed. Then all registers and all memory must be the same for all levels.
#![expect(unsafe_code, reason = "memory of a GPU")]

use core::cell::RefCell;
use core::fmt::Write;
use std::sync::Arc;

use outcrop_gpu::shader::{
    Clock, CodeCache, Dispatch, FaultCause, Grid, GridState, HostLevel, Launch, LoneWave, ShaderFault,
};
use outcrop_gpu::vm::{Access, Gpuvm};
use outcrop_isa::{Format, Generation, Inst, Op, Operand, Pattern, Target, WaveSize, decode_wave, patterns};

/// Where addresses are led to: the low half is 0.
const BASE: u64 = 0x10_0000_0000;
/// Bytes of memory that are shown again and again around it, as far as offsets in instructions go.
const WINDOW: usize = 1 << 14;
/// Offsets of gfx12 are the widest.
const REACH: u64 = 1 << 24;
const CODE: u64 = 0x20_0000_0000;
const CODE_BYTES: usize = 1 << 14;
const SCRATCH: u64 = 0x30_0000_0000;
/// Bytes of scratch memory of a work-item.
const PRIVATE: u32 = 256;
const LDS: u32 = 4096;
/// Instructions of a stream at most.
const LONGEST: usize = 48;
/// Trap temporaries that hold [`BASE`] and the window's resource.
const BASE_AT: u32 = 108;
const RESOURCE_AT: u32 = 112;
/// Kernel objects, behind which code begins.
const DESCRIPTOR: usize = 64;
const ENTRY: usize = 256;

struct Still;
impl Clock for Still {
    fn ticks(&self) -> u64 {
        0x1234_5678
    }
}

/// Numbers from the input, and random ones after its end.
struct Source<'a> {
    bytes: &'a [u8],
    seed: u64,
}

impl Source<'_> {
    fn next(&mut self) -> u32 {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 32) as u32
    }

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*first)
    }

    /// A dword of the input; random where that ends.
    fn word(&mut self) -> u32 {
        let random = self.next().to_le_bytes();
        u32::from_le_bytes(random.map(|byte| self.byte().unwrap_or(byte)))
    }

    /// What registers begin with: small numbers, special floats, any bits.
    fn value(&mut self) -> u32 {
        const SPECIAL: [u32; 16] = [
            0,
            1,
            u32::MAX,
            0x8000_0000,
            0x7fff_ffff,
            0x3f80_0000,
            0xbf80_0000,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
            0x7f80_0001,
            0x0000_0001,
            0x0080_0000,
            0x3c00_bc00,
            0x7ff0_0000,
            0x7c01_fc00,
        ];
        let bits = self.next();
        match self.next() % 8 {
            0 | 1 => SPECIAL[bits as usize % SPECIAL.len()],
            2 => bits % 65,
            // Floats near 1.
            3 | 4 => (0x3f00_0000 + (bits & 0x01ff_ffff)) | bits & 0x8000_0000,
            _ => bits,
        }
    }
}

/// An instruction, and what leads its addresses into the window.
struct Piece {
    lead: Vec<u32>,
    words: Vec<u32>,
}

struct Machine {
    target: Target,
    wave: WaveSize,
    patterns: Vec<Pattern>,
    vm: Arc<Gpuvm>,
    caches: Vec<(HostLevel, Arc<CodeCache>)>,
    window: *mut [u8; WINDOW],
    scratch: *mut [u8; PRIVATE as usize * 64],
    code: *mut [u8; CODE_BYTES],
}

/// What is compared.
#[derive(PartialEq)]
struct State {
    end: Result<(), ShaderFault>,
    vectors: Vec<[u32; 64]>,
    scalars: Vec<u32>,
    scc: bool,
    mode: u32,
    lds: Vec<u8>,
    window: Vec<u8>,
    scratch: Vec<u8>,
}

impl Machine {
    fn new(target: Target, wave: WaveSize) -> Self {
        let vm = Arc::new(Gpuvm::new());
        let window: *mut [u8; WINDOW] = Box::leak(Box::new([0; WINDOW]));
        let scratch: *mut [u8; PRIVATE as usize * 64] = Box::leak(Box::new([0; PRIVATE as usize * 64]));
        let code: *mut [u8; CODE_BYTES] = Box::leak(Box::new([0; CODE_BYTES]));
        let data = Access::READ | Access::WRITE;
        // SAFETY: the memory is never freed, and reached through these pointers only while no wave runs.
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
            target,
            wave,
            patterns: patterns(target).filter(|p| !graphics(p.format)).collect(),
            vm,
            caches: caches
                .map(|level| (level, Arc::new(CodeCache::with_level(target, level))))
                .collect(),
            window,
            scratch,
            code,
        }
    }

    /// The first dword of an operation in an encoding, with nothing in its fields.
    fn bare(&self, op: Op, format: Format) -> u32 {
        let pattern = self.patterns.iter().find(|p| p.op == op && p.format == format);
        pattern.map_or(0, |p| p.value as u32)
    }

    fn decode(&self, words: &[u32]) -> Option<Inst> {
        decode_wave(self.target, self.wave, words).ok()
    }

    /// An instruction of the input's choice.
    fn piece(&self, source: &mut Source<'_>) -> Option<Piece> {
        let choice = u16::from_le_bytes([source.byte()?, source.byte()?]);
        let pattern = self.patterns[usize::from(choice) % self.patterns.len()];
        let mut bits = 0u128;
        for dword in 0..pattern.dwords {
            bits |= u128::from(source.word()) << (32 * dword);
        }
        let bits = pattern.value | bits & pattern.free;
        let mut words: Vec<u32> = (0..pattern.dwords)
            .map(|dword| (bits >> (32 * dword)) as u32)
            .collect();
        // Perhaps a literal follows.
        words.push(source.value());
        let inst = self.decode(&words)?;
        words.truncate(usize::from(inst.size) / 4);
        if inst.branch_target(0).is_some() {
            words[0] = words[0] & !0xffff | words[0] & 7;
        }
        if matches!(inst.op, Op::S_ENDPGM | Op::S_ENDPGM_SAVED) && choice & 0xff != 0 {
            return None;
        }
        let mut lead = Vec::new();
        self.lead(&inst, source, &mut lead);
        Some(Piece { lead, words })
    }

    fn lead(&self, inst: &Inst, source: &mut Source<'_>, to: &mut Vec<u32>) {
        // Some addresses stay as they are.
        if source.byte().unwrap_or(0) & 15 == 15 {
            return;
        }
        let aligned = [0xff0, 0xffc, 0xfff][source.next() as usize % 3];
        match inst.format {
            Format::Ds => self.lead_vector(inst.src[0], aligned, to),
            Format::Flat | Format::Global if inst.src[2].is_none() => {
                self.lead_vector(inst.src[0], aligned, to);
                if let Operand::Vgpr(n) = inst.src[0] {
                    to.extend([self.bare(Op::V_MOV_B32, Format::Vop1)
                        | 255
                        | u32::from(n.wrapping_add(1)) << 17]);
                    to.push((BASE >> 32) as u32);
                }
            }
            Format::Flat | Format::Global => {
                self.lead_vector(inst.src[0], aligned, to);
                self.lead_pair(inst.src[2], BASE_AT, to);
            }
            Format::Scratch => {
                self.lead_vector(inst.src[0], 0x3c, to);
                self.lead_scalar(inst.src[2], 0x3c, to);
            }
            Format::Mubuf | Format::Mtbuf => {
                self.lead_vector(inst.src[0], aligned, to);
                self.lead_pair(inst.src[2], RESOURCE_AT, to);
                if let Operand::Sgpr(n) = inst.src[2] {
                    self.lead_pair(Operand::Sgpr(n.wrapping_add(2)), RESOURCE_AT + 2, to);
                }
                self.lead_scalar(inst.src[3], 0xfc, to);
            }
            Format::Smem => {
                let wide = inst.src_type[0].dwords == 4;
                self.lead_pair(inst.src[0], if wide { RESOURCE_AT } else { BASE_AT }, to);
                if let (Operand::Sgpr(n), true) = (inst.src[0], wide) {
                    self.lead_pair(Operand::Sgpr(n.wrapping_add(2)), RESOURCE_AT + 2, to);
                }
                self.lead_scalar(inst.src[1], aligned, to);
            }
            _ => {}
        }
    }

    /// `v_and_b32 reg, mask, reg`.
    fn lead_vector(&self, reg: Operand, mask: u32, to: &mut Vec<u32>) {
        if let Operand::Vgpr(n) = reg {
            let n = u32::from(n);
            to.extend([
                self.bare(Op::V_AND_B32, Format::Vop2) | 255 | n << 9 | n << 17,
                mask,
            ]);
        }
    }

    /// `s_mov_b64 pair, trap temporaries`.
    fn lead_pair(&self, reg: Operand, from: u32, to: &mut Vec<u32>) {
        if let Operand::Sgpr(n) = reg {
            to.push(self.bare(Op::S_MOV_B64, Format::Sop1) | from | u32::from(n & !1) << 16);
        }
    }

    /// `s_and_b32 reg, reg, mask`.
    fn lead_scalar(&self, reg: Operand, mask: u32, to: &mut Vec<u32>) {
        if let Operand::Sgpr(n) = reg {
            let n = u32::from(n);
            to.extend([
                self.bare(Op::S_AND_B32, Format::Sop2) | n | 255 << 8 | n << 16,
                mask,
            ]);
        }
    }

    /// Writes the kernel to memory and returns where each instruction is.
    fn write(&self, pieces: &[Piece], mode: u32) -> Vec<u64> {
        let gfx9 = self.target.generation() == Generation::Gfx9;
        let (accum_offset, registers) = match (gfx9, self.wave) {
            (true, _) => (63, 63),
            (false, WaveSize::Wave32) => (0, 31),
            (false, WaveSize::Wave64) => (0, 63),
        };
        let modes = match self.target.generation() {
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
        put(DESCRIPTOR + 56, u32::from(self.wave == WaveSize::Wave32) << 10);
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
            put(at, self.bare(Op::S_ENDPGM, Format::Sopp));
            at += 4;
        }
        // SAFETY: no wave runs.
        unsafe { self.code.write(bytes) };
        starts
    }

    /// Runs the kernel in memory from the state that a seed stands for; nothing if it does not come to an end.
    fn run(&self, code: &Arc<CodeCache>, seed: u64) -> Option<State> {
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
        let lanes = u16::from(self.wave.lanes());
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
        let grid = grid.unwrap_or_else(|e| panic!("{}: {e}", self.target));
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
        match self.target.generation() {
            Generation::Gfx9 if plain => select | 4 << 12 | 4 << 15,
            Generation::Gfx9 => select | bits >> 8 & 0x00ff_f000,
            _ if plain => select | 20 << 12 | 1 << 24 | (bits >> 28 & 3) << 28,
            _ => select | bits >> 6 & 0x0007_f000 | 1 << 24 | (bits >> 28 & 3) << 28,
        }
    }

    fn check(&self, data: &[u8]) {
        let mut source = Source { bytes: data, seed: 1 };
        let seed = u64::from(source.word()) | 1 << 32;
        let mode = source.word();
        // Rounding and denormals as compilers have them, most often.
        let mode = if mode & 0xf000 == 0 {
            mode
        } else {
            mode & 0x300 | 0xf0
        };
        let mut pieces = Vec::new();
        while !source.bytes.is_empty() && pieces.len() < LONGEST {
            pieces.extend(self.piece(&mut source));
        }
        self.compare(&pieces, mode, seed);
        let Some((_, code)) = self.caches.first() else {
            return;
        };
        let mut whole = true;
        for _ in 0..LONGEST {
            let starts = self.write(&pieces, mode);
            let Some(State { end: Err(fault), .. }) = self.run(code, seed) else {
                break;
            };
            let Some(piece) = starts.iter().position(|start| *start == fault.pc) else {
                break;
            };
            // s_nop 0
            let nop = self.bare(Op::S_NOP, Format::Sopp);
            pieces[piece].words.fill(nop);
            whole = false;
        }
        if !whole {
            self.compare(&pieces, mode, seed);
        }
    }

    /// Runs a stream with every level.
    fn compare(&self, pieces: &[Piece], mode: u32, seed: u64) {
        self.write(pieces, mode);
        let mut first: Option<(HostLevel, State)> = None;
        for (level, code) in &self.caches {
            let Some(state) = self.run(code, seed) else { return };
            if let Err(fault) = &state.end {
                assert!(!fault.to_string().is_empty());
                assert!(!matches!(fault.cause, FaultCause::TimeLimit { .. }));
            }
            match &first {
                None => first = Some((*level, state)),
                Some((other, want)) if *want != state => panic!(
                    "{} of {} lanes: {} and {} differ\n{}{}",
                    self.target,
                    self.wave.lanes(),
                    other.name(),
                    level.name(),
                    difference(want, &state),
                    self.text(pieces)
                ),
                Some(_) => {}
            }
        }
    }

    fn text(&self, pieces: &[Piece]) -> String {
        let mut text = String::new();
        let mut pc = CODE + ENTRY as u64;
        for words in pieces.iter().flat_map(|piece| [&piece.lead, &piece.words]) {
            let mut words = &words[..];
            while let Some(inst) = self.decode(words) {
                let _ = writeln!(text, "{pc:#x}: {inst}");
                pc += u64::from(inst.size);
                words = &words[usize::from(inst.size) / 4..];
            }
        }
        text
    }
}

/// Where two states differ.
fn difference(a: &State, b: &State) -> String {
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

fn graphics(format: Format) -> bool {
    matches!(
        format,
        Format::Mimg | Format::Exp | Format::Vintrp | Format::Vinterp | Format::Ldsdir
    )
}

thread_local! {
    static MACHINES: RefCell<Vec<Machine>> = const { RefCell::new(Vec::new()) };
}

/// Runs the bytes as instructions of a target with every level of the host.
pub fn waves(data: &[u8]) {
    let Some((choice, data)) = data.split_first() else {
        return;
    };
    let target = Target::ALL[usize::from(choice >> 1) % Target::ALL.len()];
    let wave = match (target.generation(), choice & 1) {
        (Generation::Gfx9, _) | (_, 1) => WaveSize::Wave64,
        _ => WaveSize::Wave32,
    };
    MACHINES.with_borrow_mut(|machines| {
        let known = machines.iter().position(|m| m.target == target && m.wave == wave);
        let at = known.unwrap_or_else(|| {
            machines.push(Machine::new(target, wave));
            machines.len() - 1
        });
        machines[at].check(data);
    });
}
