//! What a kernel did, in numbers.

use core::ops::AddAssign;

use outcrop_isa::Format;

use super::access::{Access, Kind, Space};
use super::memory::{Memory, Unit};
use super::site::Site;
use crate::shader::memory::lanes;

/// Classes that instructions are counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Class {
    /// Scalar arithmetic, and what only controls the wave (waits, priorities, delays).
    Scalar,
    /// Branches, calls and returns.
    Branch,
    /// Scalar memory.
    ScalarMemory,
    /// Vector arithmetic.
    Vector,
    /// Matrix operations.
    Matrix,
    /// Global, flat and buffer memory.
    VectorMemory,
    /// Scratch memory, by instructions of its own.
    Scratch,
    /// LDS, lane exchange by it included.
    Lds,
    /// `s_waitcnt` and its successors.
    Wait,
    /// Barriers of the workgroup.
    Barrier,
}

impl Class {
    /// All, in the order of [`Counters::instructions`].
    pub const ALL: [Self; 10] = [
        Self::Scalar,
        Self::Branch,
        Self::ScalarMemory,
        Self::Vector,
        Self::Matrix,
        Self::VectorMemory,
        Self::Scratch,
        Self::Lds,
        Self::Wait,
        Self::Barrier,
    ];

    /// A short name, as profilers have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scalar => "salu",
            Self::Branch => "branch",
            Self::ScalarMemory => "smem",
            Self::Vector => "valu",
            Self::Matrix => "matrix",
            Self::VectorMemory => "vmem",
            Self::Scratch => "scratch",
            Self::Lds => "lds",
            Self::Wait => "wait",
            Self::Barrier => "barrier",
        }
    }

    /// Whether its instructions are executed for each lane.
    #[must_use]
    pub const fn is_vector(self) -> bool {
        matches!(
            self,
            Self::Vector | Self::VectorMemory | Self::Scratch | Self::Lds
        )
    }

    pub(crate) fn of(format: Format, name: &str, memory: Option<Memory>) -> Self {
        if let Some(memory) = memory {
            return match memory.unit {
                Unit::Scalar => Self::ScalarMemory,
                Unit::Lds | Unit::Gws => Self::Lds,
                Unit::Scratch => Self::Scratch,
                Unit::Flat | Unit::Global | Unit::Buffer => Self::VectorMemory,
            };
        }
        let matrix = ["v_mfma", "v_smfmac", "v_wmma", "v_swmmac"];
        if matrix.iter().any(|prefix| name.starts_with(prefix)) {
            return Self::Matrix;
        }
        let branches = [
            "s_branch",
            "s_cbranch",
            "s_setpc",
            "s_swappc",
            "s_call",
            "s_subvector",
        ];
        match format {
            Format::Sop1 | Format::Sop2 | Format::Sopk | Format::Sopc | Format::Sopp => {
                if branches.iter().any(|prefix| name.starts_with(prefix)) {
                    Self::Branch
                } else if name.starts_with("s_wait") && name != "s_wait_event" {
                    Self::Wait
                } else if name.starts_with("s_barrier") {
                    Self::Barrier
                } else {
                    Self::Scalar
                }
            }
            Format::Smem => Self::ScalarMemory,
            _ => Self::Vector,
        }
    }
}

/// Bytes that went to and from a memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Read; atomics that return something count as both.
    pub read: u64,
    /// Written.
    pub written: u64,
}

/// What a kernel did. Bytes are those that lanes asked for, before any cache.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Workgroups that began.
    pub workgroups: u64,
    /// Waves that began.
    pub waves: u64,
    /// Work-items that began.
    pub items: u64,
    /// Instructions that waves executed, in the order of [`Class::ALL`].
    pub instructions: [u64; Class::ALL.len()],
    /// Lanes that were on, summed over the instructions that are executed for each lane.
    pub active_lanes: u64,
    /// Lanes that such instructions could have had on.
    pub lanes: u64,
    /// Conditional branches that were executed with only some of the lanes on that the wave began with.
    pub divergent_branches: u64,
    /// Atomic operations of lanes.
    pub atomics: u64,
    /// By scalar instructions.
    pub scalar: Traffic,
    /// Global memory.
    pub global: Traffic,
    /// LDS.
    pub lds: Traffic,
    /// Scratch memory.
    pub scratch: Traffic,
    /// Passes of LDS accesses beyond those that accesses without conflicts would have taken.
    pub bank_conflicts: u64,
}

impl Counters {
    /// All instructions.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.instructions.iter().sum()
    }

    /// Instructions of a class.
    #[must_use]
    pub fn of(&self, class: Class) -> u64 {
        self.instructions[class as usize]
    }

    /// The part of the lanes that were on, 0 to 1; 1 if no instruction has lanes.
    #[must_use]
    pub fn utilisation(&self) -> f64 {
        if self.lanes == 0 {
            return 1.0;
        }
        self.active_lanes as f64 / self.lanes as f64
    }

    pub(super) fn instruction(&mut self, site: &Site, exec: u64, full: u64, initial: u64) {
        self.instructions[site.class as usize] += 1;
        if site.class.is_vector() {
            self.active_lanes += u64::from(exec.count_ones());
            self.lanes += u64::from(full.count_ones());
        }
        if site.class == Class::Branch && exec != initial && site.op.name().starts_with("s_cbranch") {
            self.divergent_branches += 1;
        }
    }

    pub(super) fn access(&mut self, access: &Access) {
        let lanes = u64::from(access.lanes.count_ones());
        let bytes = lanes * u64::from(access.bytes);
        let traffic = match access.space {
            Space::Scalar => &mut self.scalar,
            Space::Global => &mut self.global,
            Space::Lds => &mut self.lds,
            Space::Scratch => &mut self.scratch,
        };
        match access.kind {
            Kind::Read => traffic.read += bytes,
            Kind::Write => traffic.written += bytes,
            Kind::Atomic { returns, .. } => {
                traffic.written += bytes;
                traffic.read += if returns { bytes } else { 0 };
                self.atomics += if access.is_rest { 0 } else { lanes };
            }
        }
        if access.space == Space::Lds {
            self.bank_conflicts += conflicts(access);
        }
    }
}

/// Banks of LDS, four bytes wide.
const BANKS: usize = 32;

/// Passes of an access beyond one for each 128 bytes: a pass takes one dword of each bank, and lanes that read the same
/// dword share it.
fn conflicts(access: &Access) -> u64 {
    let dwords = access.bytes.div_ceil(4) as usize;
    let together = (BANKS / dwords.next_power_of_two()).max(1);
    let mut extra = 0;
    for first in (0..64).step_by(together) {
        let mut banks = [const { alloc::vec::Vec::new() }; BANKS];
        let group = access.lanes & (u64::MAX >> (64 - together)) << first;
        for lane in lanes(group) {
            for dword in 0..dwords as u64 {
                let at = access.at[lane] / 4 + dword;
                let bank: &mut alloc::vec::Vec<u64> = &mut banks[at as usize % BANKS];
                if !bank.contains(&at) {
                    bank.push(at);
                }
            }
        }
        let passes = banks.iter().map(alloc::vec::Vec::len).max().unwrap_or(0);
        extra += passes.saturating_sub(1) as u64;
    }
    extra
}

impl AddAssign for Traffic {
    fn add_assign(&mut self, other: Self) {
        self.read += other.read;
        self.written += other.written;
    }
}

impl AddAssign for Counters {
    fn add_assign(&mut self, other: Self) {
        self.workgroups += other.workgroups;
        self.waves += other.waves;
        self.items += other.items;
        for (a, b) in self.instructions.iter_mut().zip(other.instructions) {
            *a += b;
        }
        self.active_lanes += other.active_lanes;
        self.lanes += other.lanes;
        self.divergent_branches += other.divergent_branches;
        self.atomics += other.atomics;
        self.scalar += other.scalar;
        self.global += other.global;
        self.lds += other.lds;
        self.scratch += other.scratch;
        self.bank_conflicts += other.bank_conflicts;
    }
}
