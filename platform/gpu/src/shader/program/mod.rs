//! From machine code to internal operations.
//!
//! A [`Program`] is made of segments. A segment holds the operations of all instructions that can be
//! reached from its entry by branches; indirect jumps look their target up by address, and make a new
//! segment the first time. Constants live in the registers of each wave: scalars after the SGPRs, and rows,
//! broadcast to all lanes, after the VGPRs.
#![expect(unsafe_code, reason = "operations point at each other")]

pub(crate) mod flow;
pub(crate) mod lower;
pub(crate) mod names;
mod operand;
mod support;

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ptr;
use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use hashbrown::HashMap;
use outcrop_isa::{DecodeError, Inst, Target, WaveSize, decode_wave};
use spin::{Mutex, RwLock};

use self::flow::{Flow, flow};
use self::lower::{Lower, writes_m0};
use super::fault::FaultCause;
use super::observe::Site;
use super::simd::{HostLevel, ROW};
use super::wave::{Op, TARGETS, Wave, sreg};
use crate::vm::{Access, MemoryFault, Snapshot};

/// Temporary rows: broadcast scalars, modified sources, results.
pub(crate) const TEMP_ROWS: u32 = 48;

/// Instructions of a segment at most; what lies beyond is a segment of its own.
const SEGMENT_LIMIT: usize = 1 << 16;

/// Operations of a program in all its modes at most, some hundred megabytes. Each jump to an address that is no known
/// one makes a segment, so that code which jumps into the middle of itself would take memory without end.
pub(crate) const OPERATION_LIMIT: usize = 1 << 21;

/// As how many operations a program counts that has none yet.
const EMPTY: usize = 1 << 10;

/// Rows of constants at most. Each wave has them; more constants are broadcast where they are used.
const ROW_LIMIT: usize = 256;

/// How a kernel uses the unified vector register file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Layout {
    /// Architectural VGPRs.
    pub vgprs: u32,
    /// Accumulation VGPRs.
    pub agprs: u32,
    /// Lanes of a wave.
    pub wave: WaveSize,
}

impl Layout {
    /// First temporary row.
    pub(crate) fn temps(self) -> u32 {
        self.vgprs + self.agprs
    }

    /// First constant row.
    pub(crate) fn consts(self) -> u32 {
        self.temps() + TEMP_ROWS
    }
}

/// The constants of a program.
#[derive(Default)]
pub(crate) struct Consts {
    rows: Vec<u32>,
    row_of: HashMap<(u32, Option<u32>), u32>,
    scalars: Vec<u32>,
    scalar_of: HashMap<u64, u32>,
}

impl Consts {
    /// Number of a row that holds `lo` in every lane, or of the first of two that hold `lo` and `hi`; nothing if there is
    /// no more room.
    pub(crate) fn row(&mut self, lo: u32, hi: Option<u32>) -> Option<u32> {
        if let Some(row) = self.row_of.get(&(lo, hi)) {
            return Some(*row);
        }
        let row = self.rows.len();
        if row + 2 > ROW_LIMIT {
            return None;
        }
        self.rows.push(lo);
        self.rows.extend(hi);
        self.row_of.insert((lo, hi), row as u32);
        Some(row as u32)
    }

    /// Index in the scalar file of a pair that holds `v`.
    pub(crate) fn scalar(&mut self, v: u64) -> u32 {
        let scalars = &mut self.scalars;
        *self.scalar_of.entry(v).or_insert_with(|| {
            scalars.extend([v as u32, (v >> 32) as u32]);
            sreg::CONSTS + scalars.len() as u32 - 2
        })
    }
}

#[derive(Default)]
struct State {
    segments: Vec<Box<[Op]>>,
    entries: HashMap<u64, usize>,
    consts: Consts,
    code: Vec<(u64, Vec<u8>)>,
    /// Addresses where there was no code.
    absent: Vec<u64>,
    #[expect(clippy::vec_box, reason = "operations hold the addresses")]
    causes: Vec<Box<FaultCause>>,
    #[expect(clippy::vec_box, reason = "operations hold the addresses")]
    tables: Vec<Box<[u8; 64]>>,
    sites: Vec<Arc<Site>>,
}

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// The internal form of a kernel.
pub(crate) struct Program {
    /// Different from every other program's, those that are gone included.
    id: u64,
    pub target: Target,
    pub layout: Layout,
    /// What it is lowered for: MODE, and the operands of VGPR indexing (see `hwreg`).
    pub mode: u32,
    level: HostLevel,
    /// Whether somebody looks before each instruction.
    observed: bool,
    state: RwLock<State>,
    variants: Mutex<Vec<Arc<Program>>>,
    /// What takes its place, once a wave has found that memory holds other code.
    next: Mutex<Option<Arc<Program>>>,
    /// Operations of this program and of those that it keeps.
    operations: Arc<AtomicUsize>,
}

// SAFETY: operations hold addresses of operations of the same program, which are never freed or changed
// before the program is.
unsafe impl Send for Program {}
// SAFETY: as above; everything else is behind a lock.
unsafe impl Sync for Program {}

impl Program {
    /// A program of the target's code with nothing in it yet, for the given host level.
    pub(crate) fn new(target: Target, layout: Layout, mode: u32, level: HostLevel, observed: bool) -> Self {
        Self {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            target,
            layout,
            mode,
            level,
            observed,
            state: RwLock::default(),
            variants: Mutex::default(),
            next: Mutex::default(),
            operations: Arc::default(),
        }
    }

    /// Operations that have been made for it, in all its modes.
    pub(crate) fn operations(&self) -> usize {
        self.operations.load(Ordering::Relaxed)
    }

    /// The same code lowered for another mode; lives as long as this program.
    pub(crate) fn variant(&self, mode: u32) -> *const Program {
        if mode == self.mode {
            return self;
        }
        let mut variants = self.variants.lock();
        if let Some(v) = variants.iter().find(|v| v.mode == mode) {
            return Arc::as_ptr(v);
        }
        let v = self.another(mode);
        let p = Arc::as_ptr(&v);
        variants.push(v);
        p
    }

    fn another(&self, mode: u32) -> Arc<Self> {
        // One with little code takes memory, too.
        self.operations.fetch_add(EMPTY, Ordering::Relaxed);
        Arc::new(Self {
            operations: Arc::clone(&self.operations),
            ..Self::new(self.target, self.layout, mode, self.level, self.observed)
        })
    }

    /// The program of the code that memory holds now: this one, or one that lives as long.
    pub(crate) fn current(&self, memory: &Snapshot) -> *const Program {
        if self.is_current(memory) {
            return self;
        }
        let next = {
            let mut next = self.next.lock();
            Arc::clone(next.get_or_insert_with(|| self.another(self.mode)))
        };
        next.current(memory)
    }

    /// The operation at a device address, decoding what has not been decoded; null if the program has
    /// [`OPERATION_LIMIT`] operations already.
    pub(crate) fn at(&self, address: u64, memory: &Snapshot) -> *const Op {
        if let Some(op) = self.state.read().entries.get(&address) {
            return *op as *const Op;
        }
        let mut state = self.state.write();
        if let Some(op) = state.entries.get(&address) {
            return *op as *const Op;
        }
        if self.operations() >= OPERATION_LIMIT {
            return ptr::null();
        }
        self.segment(&mut state, address, memory)
    }

    /// Whether memory still holds the code that this was made from.
    pub(crate) fn is_current(&self, memory: &Snapshot) -> bool {
        let state = self.state.read();
        let mut now = Vec::new();
        let same = state.code.iter().all(|(va, bytes)| {
            now.resize(bytes.len(), 0);
            memory.read_as(*va, &mut now, Access::EXEC).is_ok() && now == *bytes
        });
        let as_absent = || state.absent.iter().all(|va| word(*va, memory).is_err());
        same && as_absent() && self.variants.lock().iter().all(|v| v.is_current(memory))
    }

    /// Brings the constants in the wave's registers up to date, making room for them.
    ///
    /// # Safety
    /// The wave runs this program or is being set up for it.
    pub(crate) unsafe fn sync(&self, w: &mut Wave) {
        let state = self.state.read();
        let (rows, scalars) = (&state.consts.rows, &state.consts.scalars);
        let have = rows.len() + scalars.len();
        if w.consts == (self.id, have) && !w.rows.is_null() {
            return;
        }
        if w.consts.0 != self.id {
            w.targets = [(0, ptr::null()); TARGETS];
        }
        let first = self.layout.consts() as usize;
        (w.rows, w.s) = w
            .registers
            .reserve(first + rows.len() + 1, sreg::CONSTS as usize + scalars.len() + 16);
        for (i, v) in rows.iter().enumerate() {
            // SAFETY: `reserve` made room for these rows.
            unsafe { w.rows.add((first + i) * ROW).cast::<[u32; 64]>().write([*v; 64]) };
        }
        for (i, v) in scalars.iter().enumerate() {
            // SAFETY: `reserve` made room for these scalars.
            unsafe { w.s.add(sreg::CONSTS as usize + i).write(*v) };
        }
        w.consts = (self.id, have);
    }

    fn segment(&self, state: &mut State, entry: u64, memory: &Snapshot) -> *const Op {
        let region = Region::read(self.target, self.layout.wave, entry, memory);
        let mut lower = Lower::new(self.target, self.layout, self.mode, self.level, &mut state.consts);
        let mut starts: BTreeMap<u64, usize> = BTreeMap::new();
        let mut expected = None;
        for (&pc, Fetched { item, .. }) in &region.insts {
            if region.leaders.contains(&pc) || expected != Some(pc) {
                if let Some(next) = expected {
                    lower.settle(next);
                    if next != pc {
                        lower.jump(next);
                    }
                }
                lower.begin_block();
                starts.insert(pc, lower.ops.len());
            }
            match item {
                Ok((inst, words)) => {
                    let goes = flow(inst, pc);
                    if goes != Flow::Next || writes_m0(inst) {
                        lower.settle(pc);
                    }
                    if self.observed {
                        state.sites.push(lower.probe(inst, pc));
                    }
                    lower.instruction(inst, pc, *words);
                    let goes_on = !matches!(goes, Flow::Stop | Flow::Jump(_));
                    expected = goes_on.then(|| flow::after(inst, pc));
                }
                Err(cause) => {
                    lower.fault(pc, *cause);
                    expected = None;
                }
            }
        }
        if let Some(next) = expected {
            lower.settle(next);
            lower.jump(next);
        }
        let fixups = core::mem::take(&mut lower.fixups);
        let mut tables = core::mem::take(&mut lower.tables);
        let mut causes = core::mem::take(&mut lower.causes);
        let mut ops = core::mem::take(&mut lower.ops).into_boxed_slice();
        state.causes.append(&mut causes);
        state.tables.append(&mut tables);
        let base = ops.as_ptr();
        for (index, target) in fixups {
            let Some(op) = ops.get_mut(index) else { continue };
            match starts.get(&target) {
                // SAFETY: `at` is an index of `ops`.
                Some(at) => op.imm = unsafe { base.add(*at) } as u64,
                None => {
                    op.imm = target;
                    op.run = super::control::far_branch;
                }
            }
        }
        for (pc, at) in &starts {
            if region.leaders.contains(pc) {
                // SAFETY: `at` is an index of `ops`.
                state
                    .entries
                    .entry(*pc)
                    .or_insert(unsafe { base.add(*at) } as usize);
            }
        }
        self.operations
            .fetch_add(ops.len() + region.insts.len(), Ordering::Relaxed);
        state.code.extend(region.code);
        state.absent.extend(region.absent);
        state.segments.push(ops);
        state
            .entries
            .get(&entry)
            .map_or(ptr::null(), |op| *op as *const Op)
    }
}

type Item = Result<(Inst, [u32; 2]), FaultCause>;

/// What is at an address, and what that depends on.
struct Fetched {
    item: Item,
    /// Bytes of memory.
    bytes: u64,
    /// The address after them, if there is no code that might have made it another instruction.
    absent: Option<u64>,
}

/// The instructions that branches reach from an entry.
struct Region {
    insts: BTreeMap<u64, Fetched>,
    leaders: BTreeSet<u64>,
    code: Vec<(u64, Vec<u8>)>,
    absent: Vec<u64>,
}

impl Region {
    fn read(target: Target, wave: WaveSize, entry: u64, memory: &Snapshot) -> Self {
        let mut region = Self {
            insts: BTreeMap::new(),
            leaders: BTreeSet::new(),
            code: Vec::new(),
            absent: Vec::new(),
        };
        let mut todo = Vec::from([entry]);
        while let Some(start) = todo.pop() {
            region.leaders.insert(start);
            let mut pc = start;
            while !region.insts.contains_key(&pc) {
                if region.insts.len() >= SEGMENT_LIMIT {
                    break;
                }
                let fetched = fetch(target, wave, pc, memory);
                let item = fetched.item;
                region.insts.insert(pc, fetched);
                let Ok((inst, _)) = item else { break };
                let next = flow::after(&inst, pc);
                match flow(&inst, pc) {
                    Flow::Next => {}
                    Flow::Branch(target) => {
                        todo.push(target);
                        region.leaders.insert(next);
                    }
                    Flow::Jump(target) => {
                        todo.push(target);
                        break;
                    }
                    Flow::Call => {
                        region.leaders.insert(next);
                    }
                    Flow::Stop => break,
                }
                pc = next;
            }
        }
        region.leaders.retain(|pc| region.insts.contains_key(pc));
        region.keep_bytes(memory);
        region
    }

    fn keep_bytes(&mut self, memory: &Snapshot) {
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for (&pc, Fetched { bytes, absent, .. }) in &self.insts {
            self.absent.extend(absent);
            match ranges.last_mut() {
                Some((_, end)) if *end >= pc => *end = (*end).max(pc.saturating_add(*bytes)),
                _ => ranges.push((pc, pc.saturating_add(*bytes))),
            }
        }
        for (start, end) in ranges {
            let mut bytes = alloc::vec![0; (end - start) as usize];
            if memory.read_as(start, &mut bytes, Access::EXEC).is_ok() {
                self.code.push((start, bytes));
            }
        }
    }
}

/// The dword of code at an address.
fn word(va: u64, memory: &Snapshot) -> Result<u32, MemoryFault> {
    let mut bytes = [0; 4];
    memory.read_as(va, &mut bytes, Access::EXEC)?;
    Ok(u32::from_le_bytes(bytes))
}

fn fetch(target: Target, wave: WaveSize, pc: u64, memory: &Snapshot) -> Fetched {
    let mut words = [0u32; 5];
    let (mut len, mut missing) = (0, None);
    for (slot, at) in words.iter_mut().zip((0..).map(|i| pc.wrapping_add(4 * i))) {
        match word(at, memory) {
            Ok(found) => *slot = found,
            Err(fault) => {
                missing = Some(fault);
                break;
            }
        }
        len += 1;
    }
    let [first, second, ..] = words;
    let decoded = decode_wave(target, wave, words.get(..len).unwrap_or(&[]));
    let item = match (decoded, missing) {
        (Ok(inst), _) => Ok((inst, [first, if inst.size > 4 { second } else { 0 }])),
        // The rest of the instruction, or all of it, is not there.
        (Err(DecodeError::Truncated { .. }), Some(fault)) => Err(FaultCause::Memory(fault)),
        (Err(_), _) => Err(FaultCause::IllegalInstruction {
            target,
            words: [first, second],
        }),
    };
    match item {
        Ok((inst, _)) => Fetched {
            item,
            bytes: inst.size.into(),
            absent: None,
        },
        Err(_) => Fetched {
            item,
            bytes: 4 * len as u64,
            absent: missing.map(|_| pc.wrapping_add(4 * len as u64)),
        },
    }
}
