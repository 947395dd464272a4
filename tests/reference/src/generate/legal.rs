//! What a program may have of what the encodings can say, and the documents define.

use outcrop_isa::{DataKind, Format, Generation, Inst, Operand, OperandType, Pattern, SpecialReg, WaveSize};

use crate::state::{SGPRS, Shape};

/// Whether waves of the size have the operation: those of 64 have no dual issue, and nothing public tells the order of
/// their transposing loads.
pub fn has(wave: WaveSize, pattern: &Pattern) -> bool {
    let short = pattern.format == Format::Vopd || pattern.op.name().starts_with("global_load_tr");
    !short || wave == WaveSize::Wave32
}

/// Whether a program may have the instruction, and the state what it names.
pub(super) fn is_legal(inst: &Inst, wave: WaveSize, shape: Shape) -> bool {
    let sources = inst.src.into_iter().zip(inst.src_type);
    let results = [(inst.dst, inst.dst_type), (inst.sdst, inst.sdst_type)];
    let scales = inst.scale.map(|s| {
        (
            s,
            OperandType {
                kind: DataKind::B32,
                dwords: 1,
            },
        )
    });
    let second = inst.second.into_iter().flat_map(|second| {
        second
            .src
            .into_iter()
            .zip(second.src_type)
            .chain([(second.dst, second.dst_type)])
    });
    let mut operands = sources.clone().chain(results).chain(scales).chain(second.clone());
    let gfx9 = inst.target.generation() == Generation::Gfx9;
    let aligned = |n: u8, kind: OperandType| !gfx9 || kind.dwords < 2 || n.is_multiple_of(2);
    operands.all(|(operand, kind)| {
        let ends = |n: u8| usize::from(n) + usize::from(kind.dwords.max(1));
        match operand {
            Operand::Vgpr(n) => ends(n) <= shape.vgprs && aligned(n, kind),
            Operand::Agpr(n) => ends(n) <= shape.agprs && aligned(n, kind),
            Operand::Sgpr(n) => ends(n) <= SGPRS,
            Operand::Ttmp(_) => false,
            Operand::Special(special) => match special {
                SpecialReg::VccLo | SpecialReg::Null => kind.dwords <= 2,
                SpecialReg::VccHi | SpecialReg::M0 => kind.dwords <= 1,
                SpecialReg::ExecLo => kind.dwords <= 2,
                SpecialReg::ExecHi => kind.dwords <= 1 && wave == WaveSize::Wave64,
                SpecialReg::Scc => kind.dwords <= 1,
                _ => false,
            },
            _ => true,
        }
    }) && bus(inst)
        && written(inst)
        && relative(inst)
        && halves(inst)
        && apart(inst)
        && addressed(inst)
}

/// The constant bus of vector instructions carries one scalar or literal, from gfx10 on two.
fn bus(inst: &Inst) -> bool {
    let is_vector = inst.op.name().starts_with("v_");
    if !is_vector {
        return true;
    }
    let limit = if inst.target.generation() == Generation::Gfx9 {
        1
    } else {
        2
    };
    let mut seen: Vec<Operand> = Vec::new();
    let second = inst.second.map_or([Operand::None; 3], |second| second.src);
    for operand in inst.src.into_iter().chain(second) {
        let counts = matches!(
            operand,
            Operand::Sgpr(_) | Operand::Special(_) | Operand::Literal(_)
        ) && operand != Operand::Special(SpecialReg::Null);
        if counts && !seen.contains(&operand) {
            seen.push(operand);
        }
    }
    let literals = seen.iter().filter(|o| matches!(o, Operand::Literal(_))).count();
    seen.len() <= limit && literals <= 1
}

/// Registers that M0 chooses are numbered ones, those of the vector unit vector registers.
fn relative(inst: &Inst) -> bool {
    let name = inst.op.name();
    let numbered = |operand| match operand {
        Operand::Sgpr(_) => name.starts_with("s_"),
        Operand::Vgpr(_) => true,
        _ => false,
    };
    let source = name.contains("_movrels") || name.contains("_swaprel");
    let result = name.contains("_movreld") || name.contains("relsd");
    (!source || numbered(inst.src[0])) && (!result || numbered(inst.dst))
}

/// Results that a program does not write this way: the mask of lanes as a whole from a vector instruction other than
/// `v_cmpx`, and an odd pair.
fn written(inst: &Inst) -> bool {
    if inst.format == Format::Smem && !is_plain_smem(inst) {
        return false;
    }
    // No wave has any of the global data share, and the offsets of buffers have no sign.
    let is_buffer = matches!(inst.format, Format::Mubuf | Format::Mtbuf);
    if inst.mem.gds || is_buffer && inst.mem.offset < 0 {
        return false;
    }
    let vector = inst.op.name().starts_with("v_");
    let exec = |operand| matches!(operand, Operand::Special(SpecialReg::ExecLo | SpecialReg::ExecHi));
    let cmpx = inst.op.name().starts_with("v_cmpx");
    let scc = Operand::Special(SpecialReg::Scc);
    !(vector && !cmpx && (exec(inst.sdst) || exec(inst.dst))) && inst.dst != scc && !inst.mem.gds
}

/// The registers of a matrix operation do not overlap but for a result in place of C. Two results are two registers.
fn apart(inst: &Inst) -> bool {
    let name = inst.op.name();
    if name.starts_with("ds_bvh_stack") {
        return inst.dst != inst.src[0];
    }
    let is_matrix = name.starts_with("v_wmma") || name.starts_with("v_swmmac");
    !is_matrix || crate::matrix::is_apart(inst)
}

/// Halves of registers only: a constant has none, nor has a pair that is a result.
fn halves(inst: &Inst) -> bool {
    let constant = |i: usize| {
        matches!(
            inst.src[i],
            Operand::Int(_) | Operand::Float(_) | Operand::Literal(_)
        )
    };
    let packed = matches!(inst.format, Format::Vop3p | Format::Vop3pDpp);
    let selected = (0..3).any(|i| inst.op_sel >> i & 1 != 0 && constant(i));
    // The short form of one packed operation has no modifiers.
    let modified = inst.neg | inst.abs | inst.omod | u8::from(inst.clamp) != 0;
    if inst.op.name() == "v_pk_fmac_f16" && modified {
        return false;
    }
    let pair = inst.op.name().contains("norm_") || inst.op.name() == "v_pack_b32_f16";
    let wide = inst.op_sel & 8 != 0 && (inst.dst_type.dwords > 1 || pair);
    packed || !(selected || wide)
}

/// EXEC is no address: lanes are switched off for theirs.
fn addressed(inst: &Inst) -> bool {
    let memory = matches!(
        inst.format,
        Format::Flat | Format::Global | Format::Scratch | Format::Mubuf | Format::Mtbuf
    );
    let exec =
        |operand: &Operand| matches!(operand, Operand::Special(SpecialReg::ExecLo | SpecialReg::ExecHi));
    !(memory && inst.src.iter().any(exec))
}

/// Scalar memory instructions do not read or write EXEC and M0 as data, and the offset is no part of the base.
fn is_plain_smem(inst: &Inst) -> bool {
    let special = |operand| {
        matches!(
            operand,
            Operand::Special(SpecialReg::ExecLo | SpecialReg::ExecHi | SpecialReg::M0)
        )
    };
    let overlaps = match (inst.src[0], inst.src[1]) {
        (Operand::Sgpr(base), Operand::Sgpr(offset)) => {
            (base..base + inst.src_type[0].dwords).contains(&offset)
        }
        _ => false,
    };
    !overlaps && !special(inst.dst) && !special(inst.src[2])
}
