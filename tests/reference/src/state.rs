//! A wave as plain data.

use outcrop_isa::{Generation, Target, WaveSize};

/// Scalar registers that instructions under test may use: `s0` to `s79`.
pub const SGPRS: usize = 80;

/// One vector register: a dword for each lane. Waves of 32 use the first 32.
pub type Row = [u32; 64];

/// How many registers, and how much memory, the instructions of a class work on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Vector registers, at most 120.
    pub vgprs: usize,
    /// Accumulation registers, at most 128; none on targets without them.
    pub agprs: usize,
    /// Bytes of LDS, a multiple of 256.
    pub lds: usize,
    /// Bytes of memory, a multiple of 256.
    pub memory: usize,
}

impl Shape {
    /// Registers for ordinary vector and scalar instructions; no memory.
    pub const REGISTERS: Self = Self {
        vgprs: 16,
        agprs: 0,
        lds: 0,
        memory: 0,
    };
}

/// All that an instruction can read or write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Instruction set.
    pub target: Target,
    /// Lanes.
    pub wave: WaveSize,
    /// Scalar registers.
    pub sgpr: [u32; SGPRS],
    /// Vector registers.
    pub vgpr: Vec<Row>,
    /// Accumulation registers.
    pub agpr: Vec<Row>,
    /// Lanes that are on.
    pub exec: u64,
    /// The vector condition code.
    pub vcc: u64,
    /// The scalar condition code.
    pub scc: bool,
    /// The memory descriptor register.
    pub m0: u32,
    /// Rounding, denormals, and what else of MODE arithmetic depends on.
    pub mode: Mode,
    /// The workgroup's local memory.
    pub lds: Vec<u8>,
    /// A window of memory.
    pub memory: Vec<u8>,
    /// Device address of the window.
    pub memory_base: u64,
    /// Whether the window is the wave's scratch memory as well.
    pub private: bool,
    /// Results that may differ from those here.
    pub tolerances: Vec<Tolerance>,
    /// As these of a scalar register: its number, format and codes.
    pub scalar_tolerance: Option<(u8, Format, u64)>,
}

/// A vector result that the ISA does not say to the last bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tolerance {
    /// First vector register of the result.
    pub vgpr: u8,
    /// Its lane.
    pub lane: u8,
    /// The format of the result.
    pub format: Format,
    /// Whether it is in the high half of the register.
    pub high: bool,
    /// Codes of the format that the result may be away.
    pub codes: u64,
}

/// A float format of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// IEEE binary16.
    F16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// bfloat16.
    Bf16,
}

/// The MODE register: what arithmetic depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode(pub u32);

impl Mode {
    /// Bits that tests set: rounding, denormals, `DX10_CLAMP`, `IEEE`, `FP16_OVFL`.
    #[must_use]
    pub const fn bits(generation: Generation) -> u32 {
        match generation {
            Generation::Gfx12 => 0x0080_00ff,
            _ => 0x0080_03ff,
        }
    }

    /// How f32 operations round: 0 to nearest even, 1 up, 2 down, 3 towards zero.
    #[must_use]
    pub const fn round32(self) -> u32 {
        self.0 & 3
    }

    /// How f16 and f64 operations round.
    #[must_use]
    pub const fn round64(self) -> u32 {
        self.0 >> 2 & 3
    }

    /// Whether f32 denormals are read as zero.
    #[must_use]
    pub const fn flushes_in32(self) -> bool {
        self.0 >> 4 & 1 == 0
    }

    /// Whether f32 results that are denormals become zero.
    #[must_use]
    pub const fn flushes_out32(self) -> bool {
        self.0 >> 5 & 1 == 0
    }

    /// Whether f16 and f64 denormals are read as zero.
    #[must_use]
    pub const fn flushes_in64(self) -> bool {
        self.0 >> 6 & 1 == 0
    }

    /// Whether f16 and f64 results that are denormals become zero.
    #[must_use]
    pub const fn flushes_out64(self) -> bool {
        self.0 >> 7 & 1 == 0
    }

    /// Whether clamping makes NaN zero. gfx12 has no such bit: it always does.
    #[must_use]
    pub const fn dx10_clamp(self, generation: Generation) -> bool {
        matches!(generation, Generation::Gfx12) || self.0 >> 8 & 1 != 0
    }

    /// Whether signalling NaNs are quieted by `min` and `max`. gfx12 has no such bit: they always are.
    #[must_use]
    pub const fn ieee(self, generation: Generation) -> bool {
        matches!(generation, Generation::Gfx12) || self.0 >> 9 & 1 != 0
    }

    /// Whether f16 results that overflow become the largest number.
    #[must_use]
    pub const fn fp16_ovfl(self) -> bool {
        self.0 >> 23 & 1 != 0
    }
}

impl State {
    /// A wave with everything zero and all lanes on.
    #[must_use]
    pub fn new(target: Target, wave: WaveSize, shape: Shape) -> Self {
        let agprs = if target.generation() == Generation::Gfx9 {
            shape.agprs
        } else {
            0
        };
        Self {
            target,
            wave,
            sgpr: [0; SGPRS],
            vgpr: vec![[0; 64]; shape.vgprs],
            agpr: vec![[0; 64]; agprs],
            exec: u64::MAX >> (64 - wave.lanes()),
            vcc: 0,
            scc: false,
            m0: 0,
            mode: Mode(0xf0),
            lds: vec![0; shape.lds],
            memory: vec![0; shape.memory],
            memory_base: 0,
            private: false,
            tolerances: Vec::new(),
            scalar_tolerance: None,
        }
    }

    /// Number of lanes.
    #[must_use]
    pub fn lanes(&self) -> usize {
        usize::from(self.wave.lanes())
    }

    /// The lanes that are on.
    pub fn active(&self) -> impl Iterator<Item = usize> + use<> {
        let (exec, lanes) = (self.exec, self.lanes());
        (0..lanes).filter(move |lane| exec >> lane & 1 != 0)
    }
}
