//! One wave by itself, whose registers are set before it runs and read after it, however it ends: for comparisons.
#![expect(unsafe_code, reason = "reads and writes raw register files")]

use alloc::boxed::Box;
use alloc::sync::Arc;

use super::workgroup::{Outcome, Workgroup};
use crate::shader::memory::tlb::Tlb;
use crate::shader::simd::{LANES, ROW};
use crate::shader::wave::{Wave, sreg};
use crate::shader::{Grid, GridState};

/// The first wave of a grid, outside of it.
pub struct LoneWave {
    /// After its waves, which point into it, are gone.
    group: Box<Workgroup>,
    grid: Arc<Grid>,
    tlb: Tlb,
}

impl LoneWave {
    /// Scalars that can be read and set, by their operand codes: SGPRs, FLAT_SCRATCH, VCC, trap temporaries, M0, EXEC.
    pub const SCALARS: u32 = sreg::EXEC + 2;

    /// The wave of a grid that has not begun and whose workgroups are of one wave each.
    pub fn new(grid: Arc<Grid>) -> Option<Self> {
        let mut group = grid.first()?;
        group.only()?;
        let tlb = Tlb::default();
        Some(Self { group, grid, tlb })
    }

    /// Vector registers: the architectural ones, then the accumulation registers.
    pub fn vectors(&self) -> u32 {
        self.grid.layout().temps()
    }

    fn wave(&self) -> &Wave {
        self.group.wave()
    }

    /// Vector register `n`; zeros if there is none.
    pub fn vector(&self, n: u32) -> [u32; LANES] {
        if n >= self.vectors() {
            return [0; LANES];
        }
        // SAFETY: the wave has these rows.
        unsafe { self.wave().row(n * ROW as u32).cast::<[u32; LANES]>().read() }
    }

    /// Changes vector register `n`, if there is one.
    pub fn set_vector(&mut self, n: u32, lanes: [u32; LANES]) {
        if n < self.vectors() {
            // SAFETY: the wave has these rows.
            unsafe {
                self.wave()
                    .row(n * ROW as u32)
                    .cast::<[u32; LANES]>()
                    .write(lanes)
            };
        }
    }

    /// Scalar `n`; 0 from [`LoneWave::SCALARS`] on.
    pub fn scalar(&self, n: u32) -> u32 {
        if n >= Self::SCALARS {
            return 0;
        }
        // SAFETY: the wave has these scalars.
        unsafe { self.wave().s32(n) }
    }

    /// Changes scalar `n`, if it is below [`LoneWave::SCALARS`]. Lanes that the wave has not cannot be on.
    pub fn set_scalar(&mut self, n: u32, value: u32) {
        let Some(wave) = self.group.only() else { return };
        let value = match n {
            // EXEC's upper half.
            _ if n == sreg::EXEC + 1 => value & (wave.full >> 32) as u32,
            _ => value,
        };
        if n < Self::SCALARS {
            // SAFETY: the wave has these scalars.
            unsafe { wave.set_s32(n, value) };
        }
    }

    /// The scalar condition code.
    pub fn scc(&self) -> bool {
        self.wave().scc != 0
    }

    /// The MODE register.
    pub fn mode(&self) -> u32 {
        self.wave().mode
    }

    /// The workgroup's LDS.
    pub fn lds(&self) -> &[u8] {
        let w = self.wave();
        // SAFETY: the workgroup has so many bytes, and its wave does not run.
        unsafe { core::slice::from_raw_parts(w.lds, w.lds_bytes as usize) }
    }

    /// Runs about so many operations.
    pub fn run(&mut self, budget: u64) -> GridState {
        let (_, outcome) = self.group.run(&mut self.tlb, budget);
        self.tlb.release();
        match outcome {
            Outcome::Done => GridState::Done,
            Outcome::Fault(fault) => GridState::Faulted(fault),
            Outcome::Parked => GridState::Running { progress: true },
            Outcome::Idle => GridState::Running { progress: false },
        }
    }
}
