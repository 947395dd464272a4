//! Which instructions are executed.

use outcrop_isa::{Inst, WaveSize, decode_wave};

use super::lower::Lower;
use super::{Consts, Layout};
use crate::shader::ShaderTarget;
use crate::shader::fault::FaultCause;
use crate::shader::simd::HostLevel;

/// MODE of a kernel whose descriptor says nothing special: denormals kept, `DX10_CLAMP` and `IEEE` set.
const USUAL_MODE: u32 = 0x3f0;

impl ShaderTarget {
    /// The instruction at the start of `words`, if a wave with all vector registers executes it.
    ///
    /// # Errors
    /// What the wave's fault says: [`FaultCause::IllegalInstruction`], [`FaultCause::NotExecuted`] or, where the
    /// instruction is there to fault, its own cause.
    pub fn executes(self, words: &[u32], wave: WaveSize) -> Result<Inst, FaultCause> {
        let target = self.get();
        let first = |n| words.get(n).copied().unwrap_or(0);
        let head = [first(0), first(1)];
        let inst = decode_wave(target, wave, words)
            .map_err(|_| FaultCause::IllegalInstruction { target, words: head })?;
        let layout = Layout {
            vgprs: 256,
            agprs: 256,
            wave,
        };
        let mut consts = Consts::default();
        let mut lower = Lower::new(target, layout, USUAL_MODE, HostLevel::Portable, &mut consts);
        lower.instruction(&inst, 0, head);
        match lower.causes.first() {
            Some(cause) => Err(**cause),
            None => Ok(inst),
        }
    }
}
