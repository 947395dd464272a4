//! What a memory instruction does, from its encoding. Sizes come from the tables by which instructions are lowered.

use outcrop_isa::{Format, Generation, Inst, Op, Operand, Target};

use crate::shader::lds;
use crate::shader::lds::atomic::lds_operation;
use crate::shader::memory::atomic::{self, Bytes};
use crate::shader::memory::shape::Shape as Element;
use crate::shader::scalar::smem;
use crate::shader::vmem::transpose;
use crate::shader::vmem::typed::Transfer;

/// Which unit a memory instruction goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Scalar loads and stores, and what returns with them: time, messages.
    Scalar,
    /// LDS, lane exchange by it included.
    Lds,
    /// Global wave sync.
    Gws,
    Flat,
    Global,
    Scratch,
    Buffer,
}

/// What a memory instruction does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Does {
    Loads,
    Stores,
    /// `exchanges`: a compare-and-swap or swap, what locks are made of.
    Atomic {
        returns: bool,
        exchanges: bool,
    },
    /// Loads to LDS.
    ToLds,
    /// Stores from LDS.
    FromLds,
    /// Nothing to memory: lane exchange, cache control, time, and what is not executed.
    Nothing,
}

/// Where the addresses of a memory instruction come from, beyond its unit.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// One place for each lane.
    One,
    /// Two places, at offsets of so many bytes times the instruction's two.
    Two(u32),
    /// All lanes at one place, as the offset alone says.
    Same,
    /// Lane after lane, four bytes apart.
    Lanes,
    /// A dword for each bit of M0 that is set.
    Block,
    /// A stack of nodes for each lane.
    Stack,
    /// Elements whose format the instruction or the buffer says.
    Elements(Transfer),
}

/// A memory instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    pub unit: Unit,
    pub does: Does,
    pub shape: Shape,
    /// Bytes at each place; of [`Shape::Elements`] it is not known here.
    pub bytes: u32,
    /// Bit of the data register that a store begins at.
    pub shift: u8,
    /// A load or store that says that it is seen beyond its compute unit, as atomic ones are.
    pub coherent: bool,
}

impl Memory {
    fn new(unit: Unit, does: Does, shape: Shape, bytes: u32) -> Self {
        Self {
            unit,
            does,
            shape,
            bytes,
            shift: 0,
            coherent: false,
        }
    }

    fn nothing(unit: Unit) -> Self {
        Self::new(unit, Does::Nothing, Shape::One, 0)
    }

    /// A memory instruction; `op` is its operation under the oldest name.
    pub(super) fn of(inst: &Inst, op: Op) -> Option<Self> {
        let name = op.name();
        let (_, rest) = name.split_once('_').unwrap_or((name, ""));
        let inst = &Inst { op, ..*inst };
        Some(match inst.format {
            Format::Smem => return scalar(inst, name),
            Format::Ds => lds(inst, rest),
            Format::Flat => vector(inst, Unit::Flat, rest),
            Format::Global => vector(inst, Unit::Global, rest),
            Format::Scratch => vector(inst, Unit::Scratch, rest),
            Format::Mubuf | Format::Mtbuf => vector(inst, Unit::Buffer, rest),
            _ if matches!(op, Op::S_SENDMSG_RTN_B32 | Op::S_SENDMSG_RTN_B64) => Self::nothing(Unit::Scalar),
            _ => return None,
        })
    }

    /// Whether M0 says where, or how much.
    pub(super) fn reads_m0(&self, op: Op) -> bool {
        let gws = self.unit == Unit::Gws && op != Op::DS_NOP;
        let lanes = self.unit == Unit::Lds && matches!(self.shape, Shape::Lanes | Shape::Same);
        let moves = matches!(self.does, Does::ToLds | Does::FromLds);
        gws || lanes || moves || matches!(self.shape, Shape::Block)
    }

    /// Whether the first of the registers that are named as data take what comes back: those of scalar atomics, and where there
    /// are no others.
    pub(super) fn returns_to_data(&self, inst: &Inst) -> bool {
        match self.does {
            Does::Loads => inst.dst.is_none(),
            Does::Atomic { returns: true, .. } => self.unit == Unit::Scalar || inst.dst.is_none(),
            _ => false,
        }
    }
}

fn exchanges(name: &str) -> bool {
    ["swap", "wrxchg", "cmpst", "storexchg", "condxchg"]
        .iter()
        .any(|part| name.contains(part))
}

fn lds(inst: &Inst, name: &str) -> Memory {
    if name.starts_with("gws_") || inst.mem.gds {
        return Memory::nothing(Unit::Gws);
    }
    let memory = |does, shape, bytes| Memory::new(Unit::Lds, does, shape, bytes);
    let exchange = Does::Atomic {
        returns: true,
        exchanges: true,
    };
    for (prefix, does) in [
        ("read2", Does::Loads),
        ("write2", Does::Stores),
        ("wrxchg2", exchange),
    ] {
        if let Some((bytes, step)) = name.strip_prefix(prefix).and_then(lds::two_places) {
            return memory(does, Shape::Two((bytes * step) as u32), bytes as u32);
        }
    }
    let read = name.strip_prefix("read_");
    if let Some((_, bytes)) = read.and_then(transpose::elements) {
        return memory(Does::Loads, Shape::One, bytes);
    }
    if let Some(shape) = read.and_then(lds::read_shape) {
        return memory(Does::Loads, Shape::One, shape.bytes());
    }
    if let Some(shape) = name.strip_prefix("write_").and_then(lds::write_shape) {
        return Memory {
            shift: shape.shift(),
            ..memory(Does::Stores, Shape::One, shape.bytes())
        };
    }
    let returning = Does::Atomic {
        returns: true,
        exchanges: false,
    };
    match name {
        "read_addtid_b32" => memory(Does::Loads, Shape::Lanes, 4),
        "write_addtid_b32" => memory(Does::Stores, Shape::Lanes, 4),
        "append" | "consume" => memory(returning, Shape::Same, 4),
        "bvh_stack_rtn_b32" => memory(Does::Loads, Shape::Stack, 4),
        "condxchg32_rtn_b64" => memory(exchange, Shape::One, 8),
        _ => match lds_operation::<Bytes>(name) {
            Some((bytes, returns)) => {
                let exchanges = exchanges(name);
                memory(Does::Atomic { returns, exchanges }, Shape::One, bytes)
            }
            None => Memory::nothing(Unit::Lds),
        },
    }
}

/// Whether a load or store is seen beyond the compute unit, by the rules of the memory model of each generation.
fn is_coherent(inst: &Inst) -> bool {
    let m = &inst.mem;
    match (inst.target, inst.target.generation()) {
        (Target::Gfx942 | Target::Gfx950, _) => m.sc0 || m.sc1,
        (_, Generation::Gfx12) => m.scope != 0,
        _ => m.sc0 || m.glc,
    }
}

fn vector(inst: &Inst, unit: Unit, name: &str) -> Memory {
    let coherent = is_coherent(inst);
    let memory = |does, shape, bytes| Memory {
        coherent,
        ..Memory::new(unit, does, shape, bytes)
    };
    if let Some((kind, transfer)) = Transfer::of(inst) {
        let does = match kind {
            "store_" => Does::Stores,
            "load_lds_" => Does::ToLds,
            _ if inst.mem.lds => Does::ToLds,
            _ => Does::Loads,
        };
        return memory(does, Shape::Elements(transfer), 0);
    }
    let place = if name.ends_with("_addtid") || name.ends_with("_addtid_b32") {
        Shape::Lanes
    } else {
        Shape::One
    };
    match name {
        "load_block" => return memory(Does::Loads, Shape::Block, 4),
        "store_block" => return memory(Does::Stores, Shape::Block, 4),
        "store_lds_dword" => return memory(Does::FromLds, Shape::One, 4),
        "load_tr_b128" => return memory(Does::Loads, Shape::One, 16),
        "load_tr_b64" => return memory(Does::Loads, Shape::One, 8),
        _ => {}
    }
    let load = name.strip_prefix("load_");
    let to_lds = load.and_then(|name| name.strip_prefix("lds_").or(inst.mem.lds.then_some(name)));
    if let Some(shape) = to_lds.and_then(Element::of_load) {
        return memory(Does::ToLds, place, shape.bytes());
    }
    if let Some(shape) = load.and_then(Element::of_load) {
        return memory(Does::Loads, place, shape.bytes());
    }
    if let Some(shape) = name.strip_prefix("store_").and_then(Element::of_store) {
        return Memory {
            shift: shape.shift(),
            ..memory(Does::Stores, place, shape.bytes())
        };
    }
    let kind = name.strip_prefix("atomic_");
    match kind.and_then(atomic::operation::<Bytes>) {
        Some(bytes) => {
            let (returns, exchanges) = (atomic::returns(inst), exchanges(name));
            memory(Does::Atomic { returns, exchanges }, Shape::One, bytes)
        }
        None => memory(Does::Nothing, Shape::One, 0),
    }
}

fn scalar(inst: &Inst, name: &str) -> Option<Memory> {
    let memory = |does, bytes| Some(Memory::new(Unit::Scalar, does, Shape::Same, bytes));
    let rest = ["s_buffer_", "s_scratch_", "s_"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))?;
    let small = rest.strip_prefix("load_").and_then(smem::small);
    if let Some((bytes, _)) = small {
        return memory(Does::Loads, bytes);
    }
    if let Some(dwords) = smem::count(rest, "load_") {
        return memory(Does::Loads, 4 * dwords);
    }
    if let Some(dwords) = smem::count(rest, "store_") {
        return memory(Does::Stores, 4 * dwords);
    }
    let kind = rest.strip_prefix("atomic_");
    if let Some(bytes) = kind.and_then(atomic::operation::<Bytes>) {
        let (returns, exchanges) = (inst.mem.glc, exchanges(rest));
        return memory(Does::Atomic { returns, exchanges }, bytes);
    }
    // What writes no register is not counted as under way.
    (inst.dst != Operand::None).then(|| Memory::nothing(Unit::Scalar))
}
