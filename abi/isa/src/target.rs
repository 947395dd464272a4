//! The instruction sets and what is common to the parts of one generation.

/// The instruction set to decode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Target {
    /// CDNA 2 (MI200).
    Gfx90a,
    /// CDNA 3 (MI300).
    Gfx942,
    /// CDNA 4 (MI350).
    Gfx950,
    /// RDNA 2.
    Gfx1030,
    /// RDNA 3.
    Gfx1100,
    /// RDNA 4.
    Gfx1201,
}

/// Parts that number scalar registers, counters and messages alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Generation {
    /// GFX9 and CDNA.
    Gfx9,
    /// RDNA 1 and 2.
    Gfx10,
    /// RDNA 3.
    Gfx11,
    /// RDNA 4.
    Gfx12,
}

/// Lanes of a wave. It decides how many registers a lane mask (`vcc`, `exec`, a compare result) has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WaveSize {
    /// 32 lanes: masks are one register.
    Wave32,
    /// 64 lanes: masks are a register pair.
    Wave64,
}

impl Target {
    /// Every target.
    pub const ALL: [Self; 6] = [
        Self::Gfx90a,
        Self::Gfx942,
        Self::Gfx950,
        Self::Gfx1030,
        Self::Gfx1100,
        Self::Gfx1201,
    ];

    /// Processor name as the compiler has it, such as `gfx942`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gfx90a => "gfx90a",
            Self::Gfx942 => "gfx942",
            Self::Gfx950 => "gfx950",
            Self::Gfx1030 => "gfx1030",
            Self::Gfx1100 => "gfx1100",
            Self::Gfx1201 => "gfx1201",
        }
    }

    /// The target with the given processor name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name() == name)
    }

    /// The target of a code object: `machine` is `EF_AMDGPU_MACH`, the low byte of the ELF header's `e_flags`.
    #[must_use]
    pub fn from_elf_machine(machine: u8) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|target| target.elf_machine() == machine)
    }

    /// `EF_AMDGPU_MACH` of the target, from the ELF header table of the AMDGPU backend guide.
    #[must_use]
    pub const fn elf_machine(self) -> u8 {
        match self {
            Self::Gfx90a => 0x3f,
            Self::Gfx942 => 0x4c,
            Self::Gfx950 => 0x4f,
            Self::Gfx1030 => 0x36,
            Self::Gfx1100 => 0x41,
            Self::Gfx1201 => 0x4e,
        }
    }

    /// `gfx_target_version` of a topology node: major · 10000 + minor · 100 + stepping.
    #[must_use]
    pub const fn gfx_version(self) -> u32 {
        match self {
            Self::Gfx90a => 90010,
            Self::Gfx942 => 90402,
            Self::Gfx950 => 90500,
            Self::Gfx1030 => 100_300,
            Self::Gfx1100 => 110_000,
            Self::Gfx1201 => 120_001,
        }
    }

    /// The target of a GPU with this `gfx_target_version`.
    #[must_use]
    pub fn from_gfx_version(version: u32) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|target| target.gfx_version() == version)
    }

    /// The generation the target belongs to.
    #[must_use]
    pub const fn generation(self) -> Generation {
        match self {
            Self::Gfx90a | Self::Gfx942 | Self::Gfx950 => Generation::Gfx9,
            Self::Gfx1030 => Generation::Gfx10,
            Self::Gfx1100 => Generation::Gfx11,
            Self::Gfx1201 => Generation::Gfx12,
        }
    }

    /// Lanes of a wave unless a kernel's descriptor says otherwise: 64, from RDNA on 32.
    #[must_use]
    pub const fn default_wave_size(self) -> WaveSize {
        match self.generation() {
            Generation::Gfx9 => WaveSize::Wave64,
            _ => WaveSize::Wave32,
        }
    }
}

impl WaveSize {
    /// Number of lanes.
    #[must_use]
    pub const fn lanes(self) -> u8 {
        match self {
            Self::Wave32 => 32,
            Self::Wave64 => 64,
        }
    }
}

impl core::fmt::Display for Target {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
