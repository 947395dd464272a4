//! Accesses of two waves that nothing orders.
//!
//! Every dword remembers the accesses to it that a later one could conflict with. Two accesses of different waves, at
//! least one of which writes, are a race unless the first comes before in the second wave's [`Clock`]. Clocks learn at
//!
//! - barriers of the workgroup, named barriers and global wave sync: all accesses that were issued before, since LDS
//!   executes those of all waves in one order, and the waves of a workgroup share caches that answer in order, or the
//!   compiler waits (LLVM 19, SIMemoryLegalizer.cpp). What loads write to LDS, and what flat instructions do there,
//!   goes another way and must have been waited for;
//! - atomics: one that returns something learns what all atomics before it on the same dword published, which is what
//!   their waves had waited for. The scope and order of an atomic is not in its code, so each counts as acquire and
//!   release;
//! - loads that say that they are seen beyond the compute unit: as atomic loads, which learn from the waves that wrote
//!   what they read. They race with nothing.
//!
//! No race: a store of what is there already, since compilers let waves compute the same thing; plain stores to what
//! waves compare-and-swap or wait for with such loads, since that is how locks are released and flags set. So some races are not found; none is made up, but for
//! programs that synchronise by plain LDS accesses.

use alloc::vec::Vec;

use hashbrown::HashMap;

use super::access::{Access, Kind, Space};
use super::clock::{Clock, Ticks, Unit, WaveNumber};
use super::finding::Hazard;
use super::view::View;
use super::waits::Pendings;
use crate::shader::memory::lanes;

/// Accesses that a dword remembers.
const REMEMBERED: usize = 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Read,
    Write,
    Atomic,
}

/// An access that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past {
    pub pc: u64,
    wave: WaveNumber,
    tick: u32,
    unit: Unit,
    kind: Way,
    /// Seen beyond the compute unit.
    coherent: bool,
    /// Bytes of the dword.
    mask: u8,
}

#[derive(Default)]
struct Cell {
    past: Vec<Past>,
    /// It is compared and swapped, or read by an atomic load after another wave's store: plain stores are atomic ones.
    synchronises: bool,
    /// What atomics on it have published.
    published: Option<Clock>,
}

#[derive(Default)]
struct Group {
    cells: HashMap<u64, Cell>,
    /// By barrier and phase.
    arrived: HashMap<(i32, u32), Clock>,
}

/// What is known of a wave that has begun and not ended.
#[derive(Default)]
pub(super) struct Live {
    pub number: WaveNumber,
    pub pendings: Pendings,
    clock: Clock,
    ticks: Ticks,
    /// How often it came to each barrier.
    signals: HashMap<i32, u32>,
    /// The barrier and phase that it has waited for when it goes on.
    waited: Option<(i32, u32)>,
}

impl Live {
    pub(super) fn new(number: WaveNumber) -> Self {
        Self {
            number,
            ..Self::default()
        }
    }

    /// A number for an operation of a unit.
    pub(super) fn tick(&mut self, unit: Unit) -> (Unit, u32) {
        let tick = &mut self.ticks[unit as usize];
        *tick = tick.wrapping_add(1);
        (unit, *tick)
    }

    /// Up to which numbers its operations are done.
    fn done(&self) -> Ticks {
        let units = [Unit::Vector, Unit::Stores, Unit::Lds, Unit::Scalar, Unit::ToLds];
        let mut ticks = self.ticks;
        for unit in units {
            if let Some(oldest) = self.pendings.oldest(unit) {
                ticks[unit as usize] = oldest.saturating_sub(1);
            }
        }
        ticks
    }

    /// What the other waves of its workgroup may rely on at a barrier.
    fn at_barrier(&self) -> Ticks {
        let mut ticks = self.ticks;
        ticks[Unit::ToLds as usize] = self.done()[Unit::ToLds as usize];
        ticks
    }
}

/// The barrier of a whole workgroup.
pub(super) const WORKGROUP: i32 = -1;
/// Global wave sync.
pub(super) const GLOBAL: i32 = -2;

/// What is known of a grid's accesses.
#[derive(Default)]
pub(super) struct Races {
    groups: HashMap<[u32; 3], Group>,
    global: HashMap<u64, Cell>,
    gws: Clock,
    /// Workgroup and number there of each wave that has begun.
    pub names: Vec<([u32; 3], u32)>,
}

impl Races {
    /// A wave comes to a barrier.
    pub(super) fn arrive(&mut self, group: [u32; 3], live: &mut Live, barrier: i32) {
        let ticks = live.at_barrier();
        if barrier == GLOBAL {
            self.gws.join(&live.clock);
            self.gws.learn(live.number, &live.done());
            return;
        }
        let signals = live.signals.entry(barrier).or_default();
        let phase = if barrier == WORKGROUP { *signals } else { 0 };
        *signals += 1;
        let arrived = &mut self.groups.entry(group).or_default().arrived;
        if phase >= 2 {
            arrived.remove(&(barrier, phase - 2));
        }
        let clock = arrived.entry((barrier, phase)).or_default();
        clock.join(&live.clock);
        clock.learn(live.number, &ticks);
    }

    /// A wave is about to wait for a barrier.
    pub(super) fn wait(live: &mut Live, barrier: i32) {
        let phase = match barrier {
            WORKGROUP => live.signals.get(&barrier).map_or(0, |n| n.saturating_sub(1)),
            _ => 0,
        };
        live.waited = Some((barrier, phase));
    }

    /// A wave goes on, perhaps after a barrier.
    pub(super) fn go_on(&mut self, group: [u32; 3], live: &mut Live) {
        let Some((barrier, phase)) = live.waited.take() else {
            return;
        };
        if barrier == GLOBAL {
            live.clock.join(&self.gws);
        } else if let Some(clock) = self
            .groups
            .get(&group)
            .and_then(|g| g.arrived.get(&(barrier, phase)))
        {
            live.clock.join(clock);
        }
    }

    /// The last wave of a workgroup ends.
    pub(super) fn group_ends(&mut self, group: [u32; 3]) {
        self.groups.remove(&group);
    }

    /// An access; the waves that it learns from go to `teachers`.
    pub(super) fn access(
        &mut self,
        view: &View<'_>,
        live: &mut Live,
        access: &Access,
        (unit, tick): (Unit, u32),
        teachers: &mut Vec<WaveNumber>,
        found: &mut dyn FnMut(&Past, Hazard),
    ) {
        if access.space == Space::Scratch {
            return;
        }
        let in_lds = access.space == Space::Lds;
        let cells = if in_lds {
            &mut self.groups.entry(view.workgroup()).or_default().cells
        } else {
            &mut self.global
        };
        let now = Past {
            pc: view.address(),
            wave: live.number,
            tick,
            unit,
            kind: match access.kind {
                Kind::Read => Way::Read,
                Kind::Write => Way::Write,
                Kind::Atomic { .. } => Way::Atomic,
            },
            coherent: access.coherent && !in_lds,
            mask: 0,
        };
        let mut published = None;
        for lane in lanes(access.lanes) {
            let (at, end) = (access.at[lane], access.at[lane] + u64::from(access.bytes));
            let silent = silent(view, access, lane);
            for dword in at / 4..end.div_ceil(4) {
                let (from, to) = (at.max(dword * 4) - dword * 4, end.min(dword * 4 + 4) - dword * 4);
                let mask = (0xf << from & !(0xf << to)) as u8 & 0xf;
                let cell = cells.entry(dword).or_default();
                let now = Past { mask, ..now };
                if let Some(past) = cell.conflict(&now, &live.clock, silent) {
                    let (group, other) = self.names.get(past.wave as usize).copied().unwrap_or_default();
                    let hazard = if in_lds {
                        Hazard::LdsRace { offset: at, other }
                    } else {
                        Hazard::GlobalRace {
                            address: at,
                            group,
                            other,
                        }
                    };
                    found(&past, hazard);
                }
                cell.synchronise(&now, access.kind, live, teachers, &mut published);
                cell.remember(now, silent, &live.clock);
            }
        }
    }

    /// What a wave has learned from others.
    pub(super) fn learn(live: &mut Live, teacher: WaveNumber, known: Option<&Live>) {
        match known {
            Some(other) => {
                live.clock.join(&other.clock);
                live.clock.learn(teacher, &other.done());
            }
            None => live.clock.learn(teacher, &[u32::MAX; 5]),
        }
    }
}

impl Cell {
    /// An access that nothing orders before `now`.
    fn conflict(&self, now: &Past, clock: &Clock, silent: bool) -> Option<Past> {
        if self.synchronises || silent {
            return None;
        }
        let conflicts = |past: &&Past| {
            let other = past.wave != now.wave && past.mask & now.mask != 0;
            let writes = past.kind != Way::Read || now.kind != Way::Read;
            let atomic = |p: &Past| p.kind == Way::Atomic || p.coherent;
            let atomics = atomic(past) && atomic(now);
            let atomic_load = |p: &Past| p.kind == Way::Read && p.coherent;
            other
                && writes
                && !atomics
                && !atomic_load(past)
                && !atomic_load(now)
                && !clock.covers(past.wave, past.unit, past.tick)
        };
        self.past.iter().find(conflicts).copied()
    }

    /// Learns and publishes, if that is what the access does.
    fn synchronise(
        &mut self,
        now: &Past,
        kind: Kind,
        live: &mut Live,
        teachers: &mut Vec<WaveNumber>,
        published: &mut Option<Clock>,
    ) {
        let (acquires, releases) = match kind {
            Kind::Read => {
                let news = |past: &Past| {
                    let other = past.kind == Way::Write && past.wave != now.wave;
                    other && !live.clock.covers(past.wave, past.unit, past.tick)
                };
                self.synchronises |= now.coherent && self.past.iter().any(news);
                (now.coherent || self.synchronises, false)
            }
            Kind::Write => (false, now.coherent || self.synchronises),
            Kind::Atomic { returns, exchanges } => {
                self.synchronises |= exchanges && returns;
                (returns, true)
            }
        };
        if acquires {
            if let Some(clock) = &self.published {
                live.clock.join(clock);
                // What is published next has this in it.
                *published = None;
            }
            let writes = self
                .past
                .iter()
                .filter(|past| past.kind == Way::Write && past.wave != now.wave);
            for wave in writes.map(|past| past.wave) {
                if !teachers.contains(&wave) {
                    teachers.push(wave);
                }
            }
        }
        if releases {
            let clock = published.get_or_insert_with(|| {
                let mut clock = live.clock.clone();
                clock.learn(live.number, &live.done());
                clock
            });
            match &mut self.published {
                Some(known) => known.join(clock),
                None => self.published = Some(clock.clone()),
            }
        }
    }

    fn remember(&mut self, now: Past, silent: bool, clock: &Clock) {
        let written = self
            .past
            .iter()
            .any(|p| p.kind == Way::Write && p.mask & now.mask == now.mask);
        match now.kind {
            // Who wrote it first is whom readers are to wait for.
            Way::Write if silent && written => return,
            // Nothing before it can conflict with what is ordered after it, and what is not is told of once.
            Way::Write => {
                for past in &mut self.past {
                    past.mask &= !now.mask;
                }
                self.past.retain(|past| past.mask != 0);
            }
            Way::Atomic => self
                .past
                .retain(|past| past.kind != Way::Atomic || past.mask & !now.mask != 0),
            Way::Read => self.past.retain(|past| {
                let same = past.kind == Way::Read && past.mask & !now.mask == 0;
                let before = past.wave == now.wave && past.unit == now.unit;
                !(same && (before || clock.covers(past.wave, past.unit, past.tick)))
            }),
        }
        if self.past.len() >= REMEMBERED {
            let oldest = self.past.iter().position(|past| past.kind == Way::Read);
            self.past.remove(oldest.unwrap_or(0));
        }
        self.past.push(now);
    }
}

/// Whether a lane stores what is there already.
fn silent(view: &View<'_>, access: &Access, lane: usize) -> bool {
    let Some(data) = access.data.filter(|_| access.kind == Kind::Write) else {
        return false;
    };
    let (mut new, mut old) = ([0; 64], [0; 64]);
    let bytes = access.bytes as usize;
    let (Some(new), Some(old)) = (new.get_mut(..bytes), old.get_mut(..bytes)) else {
        return false;
    };
    for (n, part) in new.chunks_mut(4).enumerate() {
        let word = view.vector(data.operand, data.first + n as u16, lane) >> data.shift;
        part.copy_from_slice(word.to_le_bytes().get(..part.len()).unwrap_or_default());
    }
    let at = access.at[lane];
    let there = match access.space {
        Space::Lds => view.lds(at as u32, old),
        _ => view.memory(at, old),
    };
    there.is_some() && new == old
}
