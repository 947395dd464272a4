//! What the checker says.

use core::fmt;

use outcrop_isa::Inst;

use super::view::RegisterName;

/// An instruction, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Device address.
    pub pc: u64,
    /// The address in its code object, if that is known, else the device address.
    pub address: u64,
    /// The instruction.
    pub inst: Inst,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` at {:#x}", self.inst, self.address)
    }
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hazard {
    /// A register is read that a memory operation may not have written yet.
    ReadTooEarly {
        /// The register: 0 VGPRs, from 256 on AGPRs, from 512 on scalars.
        register: u16,
        /// The counter that is to be waited for.
        counter: &'static str,
    },
    /// A register is written that a memory operation may write after.
    WrittenTooEarly {
        /// As above.
        register: u16,
        /// As above.
        counter: &'static str,
    },
    /// LDS is accessed that a load to LDS may not have written yet.
    LdsTooEarly {
        /// Byte offset.
        offset: u64,
        /// As above.
        counter: &'static str,
    },
    /// Two waves of a workgroup access the same LDS, at least one of them writes, and nothing orders them.
    LdsRace {
        /// Byte offset.
        offset: u64,
        /// The other wave.
        other: u32,
    },
    /// Two waves access the same global memory, at least one of them writes, and nothing orders them.
    GlobalRace {
        /// Device address.
        address: u64,
        /// The other wave's workgroup.
        group: [u32; 3],
        /// Its number there.
        other: u32,
    },
}

impl Hazard {
    /// Whether it is a race, and not a missing wait.
    #[must_use]
    pub fn is_race(&self) -> bool {
        matches!(self, Self::LdsRace { .. } | Self::GlobalRace { .. })
    }
}

/// Two instructions that need something between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What is wrong.
    pub hazard: Hazard,
    /// The instruction that came first.
    pub first: Place,
    /// The one that came too early.
    pub second: Place,
    /// Its workgroup.
    pub workgroup: [u32; 3],
    /// Its wave.
    pub wave: u32,
    /// How often it happened.
    pub times: u64,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, second, .. } = self;
        match self.hazard {
            Hazard::ReadTooEarly { register, counter } => write!(
                f,
                "{second} reads {} before {first} has written it: {counter} is not waited for",
                RegisterName(register)
            )?,
            Hazard::WrittenTooEarly { register, counter } => write!(
                f,
                "{second} writes {}, which {first} may overwrite later: {counter} is not waited for",
                RegisterName(register)
            )?,
            Hazard::LdsTooEarly { offset, counter } => write!(
                f,
                "{second} accesses LDS at {offset:#x} before {first} has written it: {counter} is not waited for"
            )?,
            Hazard::LdsRace { offset, other } => write!(
                f,
                "race on LDS at {offset:#x}: {second}, and {first} of wave {other}, with no barrier between, or one \
                 that does not wait for it"
            )?,
            Hazard::GlobalRace {
                address,
                group: [x, y, z],
                other,
            } => write!(
                f,
                "race on global memory at {address:#x}: {second}, and {first} of workgroup ({x}, {y}, {z}) wave {other}, with nothing that orders them"
            )?,
        }
        let [x, y, z] = self.workgroup;
        write!(
            f,
            " (workgroup ({x}, {y}, {z}) wave {}, {} time",
            self.wave, self.times
        )?;
        f.write_str(if self.times == 1 { ")" } else { "s)" })
    }
}
