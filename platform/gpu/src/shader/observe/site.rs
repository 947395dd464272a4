//! What is known of an instruction from its encoding alone.

use alloc::vec::Vec;

use outcrop_isa::{Format, Generation, Inst, Op, Operand, OperandType, SpecialReg, Target};

use super::counters::Class;
use crate::shader::names::oldest_name;
use crate::shader::wave::sreg;

/// Registers by one number: VGPRs, AGPRs, then the scalar file.
pub(crate) const AGPRS: u16 = 256;
/// See [`AGPRS`].
pub(crate) const SCALARS: u16 = 512;

/// Registers that lie together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub first: u16,
    pub len: u16,
}

impl Run {
    /// The first register that both have.
    pub(crate) fn overlap(self, other: Self) -> Option<u16> {
        let first = self.first.max(other.first);
        (first < (self.first + self.len).min(other.first + other.len)).then_some(first)
    }

    fn of(operand: Operand, kind: OperandType) -> Option<Self> {
        let first = match operand {
            Operand::Vgpr(n) => u16::from(n),
            Operand::Agpr(n) => AGPRS + u16::from(n),
            Operand::Sgpr(n) => SCALARS + u16::from(n),
            Operand::Ttmp(n) => SCALARS + (sreg::TTMP0 as u16) + u16::from(n),
            Operand::Special(SpecialReg::VccLo) => SCALARS + sreg::VCC as u16,
            Operand::Special(SpecialReg::VccHi) => SCALARS + sreg::VCC as u16 + 1,
            Operand::Special(SpecialReg::M0) => SCALARS + sreg::M0 as u16,
            Operand::Special(SpecialReg::FlatScratchLo) => SCALARS + sreg::FLAT_SCRATCH as u16,
            Operand::Special(SpecialReg::FlatScratchHi) => SCALARS + sreg::FLAT_SCRATCH as u16 + 1,
            _ => return None,
        };
        let len = u16::from(kind.dwords.max(1));
        Some(Self { first, len })
    }
}

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
    /// Nothing to memory that others see: lane exchange, cache control, time.
    Nothing,
}

/// Where the addresses of a memory instruction come from, beyond its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// One place for each lane.
    One,
    /// Two places, at offsets of so many bytes times the instruction's two.
    Two(u32),
    /// All lanes at one place, as the offset alone says.
    Same,
    /// Lane after lane, four bytes apart.
    Lanes,
    /// Not known: what is not executed, and formats, whose size is the descriptor's.
    Unknown,
}

/// A memory instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    pub unit: Unit,
    pub does: Does,
    pub shape: Shape,
    /// Bytes at each place.
    pub bytes: u32,
    /// Bit of the data register that a store begins at.
    pub shift: u8,
    /// A load or store that says that it is seen beyond its compute unit, as atomic ones are.
    pub coherent: bool,
}

/// What is known of the instruction at an address.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub pc: u64,
    /// As it was decoded.
    pub inst: Inst,
    /// The operation under its oldest name.
    pub op: Op,
    pub class: Class,
    pub reads: Vec<Run>,
    pub writes: Vec<Run>,
    pub memory: Option<Memory>,
}

impl Site {
    pub(crate) fn new(inst: &Inst, pc: u64) -> Self {
        let op = oldest_name(inst.op);
        let memory = memory(inst, op);
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for (operand, kind) in inst.src.into_iter().zip(inst.src_type) {
            reads.extend(Run::of(operand, kind));
        }
        let one = OperandType {
            dwords: 1,
            ..OperandType::NONE
        };
        reads.extend(inst.scale.into_iter().filter_map(|operand| Run::of(operand, one)));
        writes.extend(Run::of(inst.dst, inst.dst_type));
        writes.extend(Run::of(inst.sdst, inst.sdst_type));
        if op == Op::DS_BVH_STACK_RTN_B32 {
            // The stack's address is a result too.
            writes.extend(Run::of(inst.src[0], inst.src_type[0]));
        }
        if let Some(second) = &inst.second {
            for (operand, kind) in second.src.into_iter().zip(second.src_type) {
                reads.extend(Run::of(operand, kind));
            }
            writes.extend(Run::of(second.dst, second.dst_type));
        }
        if matches!(op, Op::S_CBRANCH_VCCZ | Op::S_CBRANCH_VCCNZ) {
            let vcc = SCALARS + sreg::VCC as u16;
            reads.push(Run { first: vcc, len: 2 });
        }
        if memory.is_some_and(|m| m.does == Does::ToLds) {
            writes.clear();
        }
        Self {
            pc,
            inst: *inst,
            op,
            class: Class::of(inst.format, op.name(), memory),
            reads,
            writes,
            memory,
        }
    }
}

/// Bits of the element that a part of a mnemonic names.
fn element_bits(part: &str) -> Option<u32> {
    let number = part
        .strip_prefix("bf")
        .or_else(|| part.strip_prefix(['u', 'i', 'b', 'f']))?;
    number
        .parse()
        .ok()
        .filter(|bits| matches!(bits, 8 | 16 | 32 | 64 | 96 | 128))
}

fn ds(inst: &Inst, name: &str) -> Memory {
    let lds = |does, shape, bytes| Memory {
        unit: Unit::Lds,
        does,
        shape,
        bytes,
        shift: if name.ends_with("_d16_hi") { 16 } else { 0 },
        coherent: false,
    };
    if name.starts_with("gws_") || inst.mem.gds {
        return Memory {
            unit: Unit::Gws,
            ..lds(Does::Nothing, Shape::Unknown, 0)
        };
    }
    let bytes = name.split('_').find_map(element_bits).unwrap_or(32) / 8;
    let (kind, _) = name.split_once('_').unwrap_or((name, ""));
    let two = |step| Shape::Two(step * bytes);
    match kind {
        "read" | "load" | "write" | "store" => {
            let does = if matches!(kind, "read" | "load") {
                Does::Loads
            } else {
                Does::Stores
            };
            let shape = if name.contains("addtid") {
                Shape::Lanes
            } else {
                Shape::One
            };
            lds(does, shape, bytes)
        }
        "read2" => lds(Does::Loads, two(1), bytes),
        "read2st64" => lds(Does::Loads, two(64), bytes),
        "write2" => lds(Does::Stores, two(1), bytes),
        "write2st64" => lds(Does::Stores, two(64), bytes),
        "permute" | "bpermute" | "swizzle" | "nop" => lds(Does::Nothing, Shape::Unknown, 0),
        "bvh" => lds(Does::Nothing, Shape::Unknown, 0),
        _ => {
            let exchanges = ["wrxchg", "cmpst", "cmpstore", "storexchg"]
                .iter()
                .any(|x| kind.starts_with(x));
            let does = Does::Atomic {
                returns: !inst.dst.is_none(),
                exchanges,
            };
            let shape = match kind {
                "append" | "consume" => Shape::Same,
                "wrxchg2" => two(1),
                "wrxchg2st64" => two(64),
                _ => Shape::One,
            };
            let bytes = if kind == "pk" { 4 } else { bytes };
            lds(does, shape, bytes)
        }
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
    let bytes = if name.contains("dwordx4") || name.contains("b128") {
        16
    } else if name.contains("dwordx3") {
        12
    } else if name.contains("dwordx2") || name.contains("b64") {
        8
    } else if name.contains("byte") {
        1
    } else if name.contains("short") {
        2
    } else {
        4
    };
    let does = if name.starts_with("load_lds") || inst.mem.lds && name.starts_with("load") {
        Does::ToLds
    } else if name.starts_with("load") {
        Does::Loads
    } else if name.starts_with("store") {
        Does::Stores
    } else if let Some(kind) = name.strip_prefix("atomic_") {
        Does::Atomic {
            returns: !inst.dst.is_none(),
            exchanges: kind.contains("swap"),
        }
    } else {
        Does::Nothing
    };
    let atomic_bytes = || {
        let data = u32::from(inst.src_type[1].dwords) * 4;
        if name.contains("cmpswap") { data / 2 } else { data }
    };
    let shape = if name.contains("format") || name.contains("block") || does == Does::Nothing {
        Shape::Unknown
    } else if name.ends_with("addtid") {
        Shape::Lanes
    } else {
        Shape::One
    };
    Memory {
        unit,
        does,
        shape,
        bytes: if matches!(does, Does::Atomic { .. }) {
            atomic_bytes()
        } else {
            bytes
        },
        shift: if name.ends_with("_d16_hi") { 16 } else { 0 },
        coherent: is_coherent(inst),
    }
}

fn scalar(inst: &Inst, name: &str) -> Option<Memory> {
    let plain = |does, shape, bytes| Memory {
        unit: Unit::Scalar,
        does,
        shape,
        bytes,
        shift: 0,
        coherent: false,
    };
    let rest = name
        .strip_prefix("s_buffer_")
        .or_else(|| name.strip_prefix("s_scratch_"))
        .or_else(|| name.strip_prefix("s_"));
    let rest = rest.unwrap_or(name);
    if rest.starts_with("load") {
        let small = rest.split('_').find_map(element_bits).filter(|bits| *bits < 32);
        let bytes = small.map_or(4 * u32::from(inst.dst_type.dwords), |bits| bits / 8);
        return Some(plain(Does::Loads, Shape::Same, bytes));
    }
    if rest.starts_with("store") {
        return Some(plain(
            Does::Stores,
            Shape::Same,
            4 * u32::from(inst.src_type[2].dwords),
        ));
    }
    if rest.starts_with("atomic") {
        let does = Does::Atomic {
            returns: !inst.dst.is_none(),
            exchanges: rest.contains("swap"),
        };
        return Some(plain(does, Shape::Unknown, 4));
    }
    // What writes no register is not counted as under way.
    (!inst.dst.is_none()).then(|| plain(Does::Nothing, Shape::Unknown, 0))
}

fn memory(inst: &Inst, op: Op) -> Option<Memory> {
    let name = op.name();
    let (_, rest) = name.split_once('_').unwrap_or((name, ""));
    Some(match inst.format {
        Format::Smem => return scalar(inst, name),
        Format::Ds => ds(inst, rest),
        Format::Flat => vector(inst, Unit::Flat, rest),
        Format::Global => vector(inst, Unit::Global, rest),
        Format::Scratch => vector(inst, Unit::Scratch, rest),
        Format::Mubuf | Format::Mtbuf => vector(inst, Unit::Buffer, rest),
        _ if matches!(op, Op::S_SENDMSG_RTN_B32 | Op::S_SENDMSG_RTN_B64) => Memory {
            unit: Unit::Scalar,
            does: Does::Nothing,
            shape: Shape::Unknown,
            bytes: 0,
            shift: 0,
            coherent: false,
        },
        _ => return None,
    })
}
