//! What waves know of each other: vector clocks.
//!
//! A wave numbers its memory operations, for each unit that answers in its own order. Another wave's clock holds, for
//! each, up to which number they came before what it does now.

use hashbrown::HashMap;

/// What operations are numbered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Unit {
    /// Loads of vector memory, and atomics that return something.
    Vector,
    /// Stores of vector memory.
    Stores,
    /// LDS.
    Lds,
    /// Scalar memory.
    Scalar,
    /// What comes to LDS by way of vector memory: data of loads to LDS, and flat accesses.
    ToLds,
}

/// Numbers of the [`Unit`]s.
pub(super) type Ticks = [u32; 5];

/// Waves by the order in which they began.
pub(super) type WaveNumber = u32;

#[derive(Clone, Debug, Default)]
pub(super) struct Clock(HashMap<WaveNumber, Ticks>);

impl Clock {
    /// Whether operation `tick` of a wave came before.
    pub(super) fn covers(&self, wave: WaveNumber, unit: Unit, tick: u32) -> bool {
        self.0
            .get(&wave)
            .is_some_and(|ticks| ticks[unit as usize] >= tick)
    }

    /// Operations of a wave up to these came before.
    pub(super) fn learn(&mut self, wave: WaveNumber, ticks: &Ticks) {
        let known = self.0.entry(wave).or_default();
        for (known, tick) in known.iter_mut().zip(ticks) {
            *known = (*known).max(*tick);
        }
    }

    /// What the other clock holds came before.
    pub(super) fn join(&mut self, other: &Self) {
        for (wave, ticks) in &other.0 {
            self.learn(*wave, ticks);
        }
    }
}
