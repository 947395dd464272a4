//! Memory operations under way, and what counters tell of them.
//!
//! Each generation counts memory operations in a few counters, which `s_waitcnt` or its successors wait for. Waiting for a
//! counter to be at most N tells that an operation is done if more than N of those that it counts can only end after it:
//! the operation itself, and what goes to the same unit later, where that unit answers in order. Scalar memory does
//! not, nor, on gfx9, flat instructions whose lanes are in LDS; from gfx10 on each counter counts those in its unit's order
//! (`hasFlatLgkmVMemCountInOrder`).
//!
//! Source: the ISA documents' chapters on manual dependency resolution, and the waits that LLVM 19 places
//! (SIInsertWaitcnts.cpp). What reads registers late (exports, GDS) is not executed; stores of these generations have
//! read their data when they are issued.

use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_isa::{Generation, Inst, Op};

use super::finding::Hazard;
use super::memory::{Does, Unit};
use super::site::Site;

/// Counters of a wave, under the names of gfx12; earlier ones count several kinds in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Counter {
    /// `vmcnt`: of gfx9 stores, too.
    Load,
    /// `vscnt`.
    Store,
    /// `lgkmcnt`: before gfx12 scalar memory and messages, too.
    Ds,
    Km,
}

impl Counter {
    const ALL: [Self; 4] = [Self::Load, Self::Store, Self::Ds, Self::Km];

    fn name(self, generation: Generation) -> &'static str {
        match (self, generation) {
            (Self::Load, Generation::Gfx12) => "loadcnt",
            (Self::Store, Generation::Gfx12) => "storecnt",
            (Self::Ds, Generation::Gfx12) => "dscnt",
            (Self::Km, Generation::Gfx12) => "kmcnt",
            (Self::Load, _) => "vmcnt",
            (Self::Store, _) => "vscnt",
            (Self::Ds | Self::Km, _) => "lgkmcnt",
        }
    }

    /// The most that it counts to: issue waits when it is there.
    fn limit(self, generation: Generation) -> usize {
        match (self, generation) {
            (Self::Ds, Generation::Gfx9) => 15,
            (Self::Km, Generation::Gfx12) => 31,
            _ => 63,
        }
    }
}

/// What answers in order, each by itself. [`Order::Flat`] is with each counter in the order of what else that counts;
/// [`Order::None`] is in none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Vector,
    Stores,
    Lds,
    Flat,
    None,
}

impl Order {
    /// The unit that an operation is in line with, by a counter.
    fn unit(self, counter: Counter) -> Option<usize> {
        match self {
            Self::None => None,
            Self::Flat => Some(match counter {
                Counter::Load => Self::Vector as usize,
                Counter::Store => Self::Stores as usize,
                Counter::Ds | Counter::Km => Self::Lds as usize,
            }),
            unit => Some(unit as usize),
        }
    }
}

/// An operation under way.
pub(super) struct Pending {
    pub site: Arc<Site>,
    order: Order,
    /// Bit for each [`Counter`] that counts it and has not told that it is done.
    counted: u8,
    /// What a load to LDS writes there.
    pub lds: Option<(u64, u64)>,
    /// The [`super::clock`] that it ticks, and its number there.
    pub tick: (super::clock::Unit, u32),
}

/// The operations of a wave that are under way, oldest first.
#[derive(Default)]
pub(super) struct Pendings {
    list: VecDeque<Pending>,
}

/// The counters that an instruction waits for, and what they may be at most then.
pub(super) fn waits(inst: &Inst, op: Op) -> [Option<usize>; 4] {
    let v = usize::from(inst.simm16);
    let generation = inst.target.generation();
    match op {
        Op::S_WAITCNT => {
            let (vm, lgkm) = match generation {
                Generation::Gfx9 => (v & 15 | v >> 10 & 0x30, v >> 8 & 15),
                Generation::Gfx10 => (v & 15 | v >> 10 & 0x30, v >> 8 & 63),
                _ => (v >> 10 & 63, v >> 4 & 63),
            };
            [Some(vm), None, Some(lgkm), Some(lgkm)]
        }
        Op::S_WAITCNT_VMCNT | Op::S_WAIT_LOADCNT => [Some(v & 63), None, None, None],
        Op::S_WAITCNT_VSCNT | Op::S_WAIT_STORECNT => [None, Some(v & 63), None, None],
        Op::S_WAITCNT_LGKMCNT => [None, None, Some(v & 63), Some(v & 63)],
        Op::S_WAIT_DSCNT => [None, None, Some(v & 63), None],
        Op::S_WAIT_KMCNT => [None, None, None, Some(v & 31)],
        Op::S_WAIT_LOADCNT_DSCNT => [Some(v >> 8 & 63), None, Some(v & 63), None],
        Op::S_WAIT_STORECNT_DSCNT => [None, Some(v >> 8 & 63), Some(v & 63), None],
        Op::S_WAIT_IDLE => [Some(0); 4],
        _ => [None; 4],
    }
}

impl Pendings {
    /// Takes away what is done when a counter is at most `n`.
    pub(super) fn wait(&mut self, counter: Counter, n: usize) {
        let bit = 1 << counter as u8;
        // Operations that can only end after the one that is looked at, by what orders them.
        let mut behind = [0usize; 3];
        for pending in self.list.iter_mut().rev() {
            if pending.counted & bit == 0 {
                continue;
            }
            let with_it = match pending.order.unit(counter) {
                None => 1,
                Some(unit) => {
                    behind[unit] += 1;
                    behind[unit]
                }
            };
            if with_it > n {
                pending.counted &= !bit;
            }
        }
        self.list.retain(|pending| pending.counted != 0);
    }

    /// What an instruction waits for.
    pub(super) fn waits(&mut self, site: &Site) {
        for (counter, n) in Counter::ALL.into_iter().zip(waits(&site.inst, site.op)) {
            if let Some(n) = n {
                self.wait(counter, n);
            }
        }
    }

    /// Hazards of the registers that an instruction reads and writes.
    pub(super) fn registers(&self, site: &Site, mut found: impl FnMut(&Pending, Hazard)) {
        if self.list.is_empty() {
            return;
        }
        let generation = site.inst.target.generation();
        let own = order(site, false);
        for pending in &self.list {
            let overlap = |runs: &Vec<super::site::Run>| {
                let mut pairs = runs
                    .iter()
                    .flat_map(|a| pending.site.writes.iter().map(|b| a.overlap(*b)));
                pairs.find_map(|register| register)
            };
            let counter = Counter::ALL
                .into_iter()
                .find(|c| pending.counted & 1 << *c as u8 != 0);
            let counter = counter.map_or("", |c| c.name(generation));
            if let Some(register) = overlap(&site.reads) {
                found(pending, Hazard::ReadTooEarly { register, counter });
            } else if let Some(register) = overlap(&site.writes) {
                // What goes to the same unit writes after it.
                let units = !matches!(pending.order, Order::None | Order::Flat);
                let ordered = own == Some(pending.order) && units;
                if !ordered {
                    found(pending, Hazard::WrittenTooEarly { register, counter });
                }
            }
        }
    }

    /// Hazards of an access to LDS.
    pub(super) fn lds(
        &self,
        generation: Generation,
        at: u64,
        bytes: u64,
        mut found: impl FnMut(&Pending, Hazard),
    ) {
        for pending in &self.list {
            let Some((first, end)) = pending.lds else { continue };
            if at < end && first < at + bytes {
                let counter = Counter::Load.name(generation);
                found(
                    pending,
                    Hazard::LdsTooEarly {
                        offset: at.max(first),
                        counter,
                    },
                );
            }
        }
    }

    /// Puts an instruction's operation under way.
    ///
    /// `in_lds` and `elsewhere` tell where lanes of a flat instruction are.
    pub(super) fn issue(
        &mut self,
        site: &Arc<Site>,
        (in_lds, elsewhere): (bool, bool),
        lds: Option<(u64, u64)>,
        tick: (super::clock::Unit, u32),
    ) {
        let Some(order) = order(site, in_lds) else { return };
        let generation = site.inst.target.generation();
        let counted = counted(site, generation, in_lds, elsewhere);
        self.list.push_back(Pending {
            site: Arc::clone(site),
            order,
            counted,
            lds,
            tick,
        });
        for counter in Counter::ALL {
            if counted & 1 << counter as u8 != 0 {
                self.wait(counter, counter.limit(generation));
            }
        }
    }

    /// The number of the oldest operation under way of a clock.
    pub(super) fn oldest(&self, unit: super::clock::Unit) -> Option<u32> {
        let mut numbers = self.list.iter().filter(|p| p.tick.0 == unit).map(|p| p.tick.1);
        numbers.next()
    }
}

fn only_stores(site: &Site) -> bool {
    let Some(memory) = site.memory else { return false };
    matches!(
        memory.does,
        Does::Stores | Does::FromLds | Does::Atomic { returns: false, .. }
    ) || matches!(site.op, Op::GLOBAL_WB | Op::GLOBAL_WBINV)
}

/// Which order an instruction's operation keeps; `None` if nothing counts it.
fn order(site: &Site, in_lds: bool) -> Option<Order> {
    let memory = site.memory?;
    let stores = only_stores(site) && site.inst.target.generation() != Generation::Gfx9;
    match memory.unit {
        Unit::Scalar | Unit::Gws => Some(Order::None),
        Unit::Lds => (!matches!(site.op, Op::DS_NOP)).then_some(Order::Lds),
        // Cache control is counted from gfx12 on.
        _ if memory.does == Does::Nothing && !is_counted_control(site.op) => None,
        Unit::Flat if in_lds => Some(match site.inst.target.generation() {
            Generation::Gfx9 => Order::None,
            _ => Order::Flat,
        }),
        _ if stores => Some(Order::Stores),
        _ => Some(Order::Vector),
    }
}

fn is_counted_control(op: Op) -> bool {
    matches!(op, Op::GLOBAL_INV | Op::GLOBAL_WB | Op::GLOBAL_WBINV)
}

fn counted(site: &Site, generation: Generation, in_lds: bool, elsewhere: bool) -> u8 {
    let bit = |counter: Counter| 1u8 << counter as u8;
    let vector = if only_stores(site) && generation != Generation::Gfx9 {
        bit(Counter::Store)
    } else {
        bit(Counter::Load)
    };
    match site.memory.map(|m| m.unit) {
        Some(Unit::Scalar) => bit(Counter::Km),
        Some(Unit::Lds | Unit::Gws) => bit(Counter::Ds),
        Some(Unit::Flat) if in_lds => bit(Counter::Ds) | if elsewhere { vector } else { 0 },
        _ => vector,
    }
}
