//! Why the checker says nothing of a wait that was taken away: a model of its own of what waves wait for, which knows counters by
//! the instructions' texts.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use outcrop_isa::{Format, Generation, Inst};
use outcrop_soft::observe::{Observer, View, Wants};

/// What is counted together: scalar memory, LDS, vector loads, vector stores.
type Kind = usize;
const SCALAR: Kind = 0;
const LDS: Kind = 1;
const LOADS: Kind = 2;
const STORES: Kind = 3;

/// The kind of a memory instruction's operation.
fn kind(inst: &Inst) -> Option<Kind> {
    let gfx9 = inst.target.generation() == Generation::Gfx9;
    match inst.format {
        Format::Smem => Some(SCALAR),
        Format::Ds => Some(LDS),
        Format::Flat | Format::Global | Format::Scratch | Format::Mubuf | Format::Mtbuf => {
            let returns = !inst.dst.is_none() || inst.op.name().contains("load");
            Some(if returns || gfx9 { LOADS } else { STORES })
        }
        _ => None,
    }
}

/// How many operations of each kind may be under way after a wait, by its text.
pub fn left(inst: &Inst) -> Option<[usize; 4]> {
    const ALL: usize = usize::MAX;
    let text = inst.to_string();
    let word = inst.op.name();
    let number = |name: &str| {
        let (_, rest) = text.split_once(&format!("{name}("))?;
        rest.split_once(')')?.0.parse::<usize>().ok()
    };
    let (high, low) = (usize::from(inst.simm16 >> 8 & 63), usize::from(inst.simm16 & 63));
    Some(match word {
        "s_waitcnt" => {
            let lgkm = number("lgkmcnt").unwrap_or(ALL);
            // Scalar memory answers in any order: only 0 tells something.
            let scalar = if lgkm == 0 { 0 } else { ALL };
            [scalar, lgkm, number("vmcnt").unwrap_or(ALL), ALL]
        }
        "s_waitcnt_vscnt" => [ALL, ALL, ALL, low],
        "s_wait_loadcnt" => [ALL, ALL, low, ALL],
        "s_wait_storecnt" => [ALL, ALL, ALL, low],
        "s_wait_dscnt" => [ALL, low, ALL, ALL],
        "s_wait_kmcnt" => [if low == 0 { 0 } else { ALL }, ALL, ALL, ALL],
        "s_wait_loadcnt_dscnt" => [ALL, low, high, ALL],
        "s_wait_storecnt_dscnt" => [ALL, low, ALL, high],
        _ => return None,
    })
}

/// What a wait has done, all its executions together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    /// It waited for an operation that writes registers.
    pub registers: bool,
    /// It waited for one that writes none.
    pub others: bool,
}

/// The registers that an operation writes.
type Registers = Vec<u16>;

#[derive(Default)]
struct State {
    /// The operations of each wave that are under way, by kind, oldest first.
    waves: HashMap<([u32; 3], u32), [Vec<Registers>; 4]>,
    waits: BTreeMap<u64, Done>,
    early: Option<String>,
}

/// Watches a kernel.
#[derive(Default)]
pub struct Model(Mutex<State>);

impl Model {
    /// The waits and barriers that were executed, by address in the file.
    pub fn waits(&self) -> BTreeMap<u64, Done> {
        self.0.lock().unwrap().waits.clone()
    }

    /// A read of a register that an operation under way writes.
    pub fn early(&self) -> Option<String> {
        self.0.lock().unwrap().early.clone()
    }
}

impl Observer for Model {
    fn wants(&self) -> Wants {
        Wants::INSTRUCTIONS
    }

    fn instruction(&self, wave: &View<'_>) {
        let inst = wave.instruction();
        let address = wave.kernel().file_address(wave.address());
        let mut state = self.0.lock().unwrap();
        let State { waves, waits, early } = &mut *state;
        let id = (wave.workgroup(), wave.number());
        if inst.op.name() == "s_endpgm" {
            waves.remove(&id);
            return;
        }
        let under_way = waves.entry(id).or_default();
        if let Some(left) = left(inst) {
            let done = waits.entry(address).or_default();
            for (kind, left) in under_way.iter_mut().zip(left) {
                let ended = kind.len().saturating_sub(left);
                for registers in kind.drain(..ended) {
                    *(if registers.is_empty() {
                        &mut done.others
                    } else {
                        &mut done.registers
                    }) = true;
                }
            }
            return;
        }
        if inst.op.name().starts_with("s_barrier") {
            waits.entry(address).or_default();
            return;
        }
        let (reads, writes) = wave.registers();
        let pending = || under_way.iter().flatten().flatten();
        if early.is_none() && pending().next().is_some() {
            let read = reads.into_iter().find(|r| pending().any(|p| p == r));
            *early = read.map(|r| format!("{inst} at {address:#x} reads register {r}"));
        }
        if let Some(kind) = kind(inst) {
            under_way[kind].push(writes.collect());
        }
    }
}
