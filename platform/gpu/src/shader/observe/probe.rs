//! The operation before each instruction of observed code, and what it keeps of a grid.
#![expect(unsafe_code, reason = "an operation handler")]

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::mem::ManuallyDrop;

use hashbrown::HashMap;
use outcrop_isa::{Inst, Op as Isa, Operand};
use spin::{Mutex, MutexGuard};

use super::access::{Access, Space, accesses};
use super::clock::{Unit, WaveNumber};
use super::finding::{Finding, Hazard, Place};
use super::memory::{Does, Unit as MemoryUnit};
use super::races::{GLOBAL, Live, Races, WORKGROUP};
use super::site::Site;
use super::view::View;
use super::{Counters, Kernel, Observer, Report, Wants};
use crate::shader::origin;
use crate::shader::wave::{Op, Wave, after};
use crate::vm::Snapshot;

/// Findings of a kernel that are kept; the rest are only counted with these.
const FINDINGS: usize = 256;

/// What is seen of one grid.
pub(crate) struct Watch {
    observer: Arc<dyn Observer>,
    wants: Wants,
    kernel: Kernel,
    /// Held by the thread that runs the grid.
    turn: Mutex<()>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    counters: Counters,
    operations: Vec<u64>,
    findings: Findings,
    races: Races,
    /// By workgroup and wave.
    numbers: HashMap<([u32; 3], u32), WaveNumber>,
    live: HashMap<WaveNumber, Box<Seen>>,
    accesses: Vec<Access>,
    teachers: Vec<WaveNumber>,
    reported: bool,
}

/// A wave that has begun.
#[derive(Default)]
struct Seen {
    live: Live,
    /// EXEC when it began.
    initial: u64,
}

#[derive(Default)]
struct Findings {
    list: Vec<Finding>,
    /// By kind and addresses.
    known: HashMap<(core::mem::Discriminant<Hazard>, u64, u64), usize>,
    /// Instructions by address, for those that races are told of later.
    sites: HashMap<u64, Arc<Site>>,
}

impl Findings {
    fn add(&mut self, view: &View<'_>, hazard: Hazard, first: u64, inst: &Inst) {
        let key = (core::mem::discriminant(&hazard), first, view.address());
        if let Some(known) = self.known.get(&key).and_then(|at| self.list.get_mut(*at)) {
            known.times += 1;
            return;
        }
        if self.list.len() >= FINDINGS {
            return;
        }
        let place = |pc: u64, inst: &Inst| Place {
            pc,
            address: view.kernel.file_address(pc),
            inst: *inst,
        };
        self.known.insert(key, self.list.len());
        self.list.push(Finding {
            hazard,
            first: place(first, inst),
            second: place(view.address(), view.instruction()),
            workgroup: view.workgroup(),
            wave: view.number(),
            times: 1,
        });
    }
}

impl Watch {
    /// Watches a kernel for an observer.
    pub(crate) fn new(
        observer: &Arc<dyn Observer>,
        memory: &Snapshot,
        target: outcrop_isa::Target,
        object: u64,
        entry: u64,
    ) -> Self {
        let named = origin::of_kernel(memory, object);
        let (base, name) = match named {
            Some((base, name)) => (Some(base), Some(name)),
            None => (None, None),
        };
        Self {
            observer: Arc::clone(observer),
            wants: observer.wants(),
            kernel: Kernel {
                name,
                object,
                entry,
                base,
                target,
            },
            turn: Mutex::new(()),
            state: Mutex::default(),
        }
    }

    /// The right to run waves, if no other thread has it.
    pub(crate) fn turn(&self) -> Option<MutexGuard<'_, ()>> {
        self.turn.try_lock()
    }

    /// Tells what was seen, once.
    pub(crate) fn end(&self) {
        let mut state = self.state.lock();
        if core::mem::replace(&mut state.reported, true) {
            return;
        }
        let counts = Isa::ALL.into_iter().zip(state.operations.iter().copied());
        let operations = counts.filter(|(_, n)| *n != 0).collect();
        let report = Report {
            kernel: self.kernel.clone(),
            counters: self.wants.contains(Wants::COUNTERS).then_some(state.counters),
            operations,
            findings: core::mem::take(&mut state.findings.list),
        };
        drop(state);
        self.observer.ended(&report);
    }

    fn see(&self, wave: &Wave, site: &Arc<Site>) {
        let view = View {
            wave,
            site,
            kernel: &self.kernel,
        };
        self.state.lock().instruction(self.wants, &view, site);
        if self.wants.contains(Wants::INSTRUCTIONS) {
            self.observer.instruction(&view);
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.end();
    }
}

impl State {
    fn instruction(&mut self, wants: Wants, view: &View<'_>, site: &Arc<Site>) {
        if wants.contains(Wants::OPERATIONS) {
            let op = site.inst.op as usize;
            if self.operations.len() <= op {
                self.operations.resize(op + 1, 0);
            }
            self.operations[op] += 1;
        }
        let checks = wants.intersects(Wants::WAITS | Wants::RACES);
        if !checks && !wants.contains(Wants::COUNTERS) {
            return;
        }
        let key = (view.workgroup(), view.number());
        let number = match self.numbers.get(&key) {
            Some(number) => *number,
            None => self.begin(view, key),
        };
        let Some(mut seen) = self.live.remove(&number) else {
            return;
        };
        let needed = site.memory.is_some() && wants.intersects(Wants::COUNTERS | Wants::RACES | Wants::WAITS);
        let mut list = core::mem::take(&mut self.accesses);
        list.clear();
        if needed {
            accesses(view, &mut list);
        }
        if wants.contains(Wants::COUNTERS) {
            let full = view.wave.full;
            self.counters.instruction(site, view.exec(), full, seen.initial);
            list.iter()
                .filter(|a| !a.to_lds)
                .for_each(|access| self.counters.access(access));
        }
        if checks {
            self.check(wants, view, site, &mut seen.live, &list);
        }
        self.accesses = list;
        if matches!(site.op, Isa::S_ENDPGM | Isa::S_ENDPGM_SAVED) {
            self.numbers.remove(&key);
            if view.is_last() {
                self.races.group_ends(view.workgroup());
            }
        } else {
            self.live.insert(number, seen);
        }
    }

    fn begin(&mut self, view: &View<'_>, key: ([u32; 3], u32)) -> WaveNumber {
        let number = self.races.names.len() as WaveNumber;
        self.races.names.push(key);
        self.numbers.insert(key, number);
        let exec = view.exec();
        let seen = Box::new(Seen {
            live: Live::new(number),
            initial: exec,
        });
        self.live.insert(number, seen);
        self.counters.waves += 1;
        self.counters.workgroups += u64::from(key.1 == 0);
        self.counters.items += u64::from(exec.count_ones());
        number
    }

    fn check(&mut self, wants: Wants, view: &View<'_>, site: &Arc<Site>, live: &mut Live, list: &[Access]) {
        let races = wants.contains(Wants::RACES);
        if races {
            self.races.go_on(view.workgroup(), live);
        }
        live.pendings.waits(site);
        let waits = wants.contains(Wants::WAITS);
        let generation = site.inst.target.generation();
        if waits {
            let findings = &mut self.findings;
            let mut add = |first: &super::waits::Pending, hazard| {
                findings.add(view, hazard, first.site.pc, &first.site.inst);
            };
            live.pendings.registers(site, &mut add);
            for access in list.iter().filter(|a| a.space == Space::Lds && !a.to_lds) {
                for lane in crate::shader::memory::lanes(access.lanes) {
                    live.pendings
                        .lds(generation, access.at[lane], access.bytes.into(), &mut add);
                }
            }
        }
        if site.memory.is_some() {
            self.operation(races, view, site, live, list);
        }
        if races {
            self.barriers(view, site, live);
        }
    }

    /// A memory operation begins.
    fn operation(
        &mut self,
        races: bool,
        view: &View<'_>,
        site: &Arc<Site>,
        live: &mut Live,
        list: &[Access],
    ) {
        if races {
            self.findings
                .sites
                .entry(site.pc)
                .or_insert_with(|| Arc::clone(site));
        }
        let of = |space: Space| list.iter().any(|a| a.space == space);
        let flat_lds = site.memory.is_some_and(|m| m.unit == MemoryUnit::Flat) && of(Space::Lds);
        let elsewhere = of(Space::Global) || of(Space::Scratch);
        let to_lds = lds_range(list);
        let unit = match site.memory {
            _ if to_lds.is_some() => Unit::ToLds,
            Some(m) if m.unit == MemoryUnit::Scalar => Unit::Scalar,
            Some(m) if matches!(m.unit, MemoryUnit::Lds | MemoryUnit::Gws) => Unit::Lds,
            _ if flat_lds => Unit::ToLds,
            Some(m)
                if matches!(
                    m.does,
                    Does::Stores | Does::FromLds | Does::Atomic { returns: false, .. }
                ) =>
            {
                Unit::Stores
            }
            _ => Unit::Vector,
        };
        let tick = live.tick(unit);
        if races {
            self.teachers.clear();
            for access in list {
                let findings = &mut self.findings;
                let mut found = |past: &super::races::Past, hazard| {
                    if let Some(first) = findings.sites.get(&past.pc).map(Arc::clone) {
                        findings.add(view, hazard, past.pc, &first.inst);
                    }
                };
                self.races
                    .access(view, live, access, tick, &mut self.teachers, &mut found);
            }
            for teacher in &self.teachers {
                Races::learn(live, *teacher, self.live.get(teacher).map(|seen| &seen.live));
            }
        }
        live.pendings.issue(site, (flat_lds, elsewhere), to_lds, tick);
    }

    fn barriers(&mut self, view: &View<'_>, site: &Site, live: &mut Live) {
        let group = view.workgroup();
        match site.op {
            Isa::S_BARRIER => {
                self.races.arrive(group, live, WORKGROUP);
                Races::wait(live, WORKGROUP);
            }
            Isa::S_BARRIER_SIGNAL | Isa::S_BARRIER_SIGNAL_ISFIRST => {
                let barrier = match site.inst.src[0] {
                    Operand::Int(n) => i32::from(n),
                    _ => (view.m0() & 0x1f) as i32,
                };
                self.races.arrive(group, live, barrier);
            }
            Isa::S_BARRIER_WAIT => {
                let joined = view.wave.joined as i32;
                let whole = i32::from(site.inst.simm16_signed()) == WORKGROUP;
                Races::wait(live, if whole { WORKGROUP } else { joined });
            }
            _ if site.memory.is_some_and(|m| m.unit == MemoryUnit::Gws) => {
                self.races.arrive(group, live, GLOBAL);
                Races::wait(live, GLOBAL);
            }
            _ => {}
        }
    }
}

/// What a load to LDS writes there, from the first byte to behind the last.
fn lds_range(list: &[Access]) -> Option<(u64, u64)> {
    let parts = list.iter().filter(|access| access.to_lds);
    let places = parts.flat_map(|a| crate::shader::memory::lanes(a.lanes).map(|lane| (a.at[lane], a.bytes)));
    let mut range: Option<(u64, u64)> = None;
    for (at, bytes) in places {
        let (first, end) = range.unwrap_or((at, at));
        range = Some((first.min(at), end.max(at + u64::from(bytes))));
    }
    range
}

/// Looks at the wave before the instruction whose [`Site`] is at `imm`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
pub(crate) unsafe fn probe(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `imm` is the address of a site that the program owns, which keeps its share; `shared` outlives the wave.
    let (site, shared) = unsafe {
        let site = Arc::from_raw((*op).imm as *const Site);
        (ManuallyDrop::new(site), &*w.shared)
    };
    if let Some(watch) = &shared.watch {
        watch.see(w, &site);
    }
    // SAFETY: an instruction's operations follow.
    unsafe { after(op) }
}
