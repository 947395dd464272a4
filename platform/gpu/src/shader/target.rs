//! The targets that the shader engines execute.

use core::fmt;

use outcrop_isa::Target;

use super::wave::sreg;

/// A target that the shader engines execute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShaderTarget(Target);

/// What a GPU has to run waves with. It bounds the workgroups that run at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Engine {
    /// Compute units.
    pub units: u32,
    /// SIMDs of a compute unit.
    pub simds: u32,
    /// Vector registers of a SIMD, all lanes together.
    pub registers: u32,
    /// Waves of a SIMD at most.
    pub waves: u32,
}

impl Engine {
    const fn gfx9(units: u32) -> Self {
        Self {
            units,
            simds: 4,
            registers: 64 * 512,
            waves: 8,
        }
    }

    const fn rdna(units: u32, registers: u32) -> Self {
        Self {
            units,
            simds: 2,
            registers,
            waves: 16,
        }
    }
}

/// A target that the shader engines do not execute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetError {
    /// A `gfx_target_version` that no known target has.
    Unknown(u32),
    /// A target whose instructions are decoded only.
    NotExecuted(Target),
}

impl ShaderTarget {
    /// Every one of them.
    pub const ALL: [Self; 6] = [
        Self(Target::Gfx90a),
        Self(Target::Gfx942),
        Self(Target::Gfx950),
        Self(Target::Gfx1030),
        Self(Target::Gfx1100),
        Self(Target::Gfx1201),
    ];

    /// The target with a topology node's `gfx_target_version`: major · 10000 + minor · 100 + stepping.
    ///
    /// # Errors
    /// [`TargetError`].
    pub fn from_gfx_version(version: u32) -> Result<Self, TargetError> {
        Target::from_gfx_version(version)
            .ok_or(TargetError::Unknown(version))?
            .try_into()
    }

    /// This one, executed or not.
    pub(crate) const fn of(target: Target) -> Self {
        Self(target)
    }

    /// What runs its waves.
    pub(crate) const fn engine(self) -> Engine {
        match self.0 {
            // MI250X (one of its two GPUs), MI300X, MI355X.
            Target::Gfx90a => Engine::gfx9(110),
            Target::Gfx950 => Engine::gfx9(256),
            // RX 6800, RX 7900 XTX, RX 9070 XT.
            Target::Gfx1030 => Engine::rdna(60, 32 * 1024),
            Target::Gfx1100 => Engine::rdna(96, 32 * 1536),
            Target::Gfx1201 => Engine::rdna(64, 32 * 1536),
            _ => Engine::gfx9(304),
        }
    }

    /// The instruction set.
    #[must_use]
    pub const fn get(self) -> Target {
        self.0
    }

    /// Bytes of LDS of a compute unit.
    pub(crate) const fn lds_bytes(self) -> u32 {
        match self.0 {
            Target::Gfx950 => 160 << 10,
            _ => 64 << 10,
        }
    }

    /// Whether the hardware sets a wave's FLAT_SCRATCH up; if not, kernels get the queue's scratch memory and
    /// the wave's offset in it in SGPRs, and set the register themselves ("Flat Scratch", AMDGPU backend guide).
    pub(crate) const fn architected_flat_scratch(self) -> bool {
        !matches!(self.0, Target::Gfx90a | Target::Gfx1030)
    }

    /// Scalar of the register that such kernels set.
    pub(crate) const fn flat_scratch_register(self) -> Option<u32> {
        match self.0 {
            Target::Gfx90a => Some(sreg::FLAT_SCRATCH),
            Target::Gfx1030 => Some(sreg::FLAT_SCR),
            _ => None,
        }
    }
}

impl TryFrom<Target> for ShaderTarget {
    type Error = TargetError;

    fn try_from(target: Target) -> Result<Self, TargetError> {
        Self::ALL
            .into_iter()
            .find(|t| t.0 == target)
            .ok_or(TargetError::NotExecuted(target))
    }
}

impl fmt::Display for ShaderTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(version) => write!(f, "no target has gfx_target_version {version}")?,
            Self::NotExecuted(target) => write!(f, "{target} code is not executed")?,
        }
        f.write_str("; the software GPU executes")?;
        for (i, target) in ShaderTarget::ALL.into_iter().enumerate() {
            write!(f, "{} {target}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for TargetError {}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use super::*;

    #[test]
    fn only_executed_targets_exist() {
        for target in Target::ALL {
            let executed = ShaderTarget::ALL.iter().any(|t| t.get() == target);
            match ShaderTarget::from_gfx_version(target.gfx_version()) {
                Ok(t) => assert!(executed && t.get() == target),
                Err(e) => {
                    assert!(!executed);
                    assert!(e.to_string().contains(target.name()), "{e}");
                }
            }
        }
        assert_eq!(
            ShaderTarget::from_gfx_version(90012),
            Err(TargetError::Unknown(90012))
        );
    }
}
