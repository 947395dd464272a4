//! Machine words to [`Inst`].

use crate::generated::gfx942;
use crate::table::{Bits, Class, Field, OperandRow, Row, Slot, Space};
use crate::{DataKind, Dpp, Format, InlineFloat, Inst, Mem, Operand, OperandType, Sdwa, SpecialReg};

/// The instruction set to decode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Target {
    /// CDNA 3 (MI300).
    Gfx942,
}

/// Why words are not an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DecodeError {
    /// The slice ends before the instruction does.
    Truncated {
        /// First dword, 0 when there was none.
        word: u32,
        /// Dwords that are needed at least.
        needed: u8,
    },
    /// The leading bits match no encoding of the target.
    UnknownEncoding {
        /// First dword.
        word: u32,
    },
    /// The encoding is known, the operation number is not.
    UnknownOp {
        /// Name of the encoding, such as `VOP3`.
        encoding: &'static str,
        /// Operation number within the encoding.
        op: u16,
        /// First dword.
        word: u32,
    },
    /// The operation is known, but a field holds a value it may not have.
    BadField {
        /// Name of the encoding.
        encoding: &'static str,
        /// Operation number within the encoding.
        op: u16,
        /// Name of the field, or `reserved` for bits that must be zero.
        field: &'static str,
        /// First dword.
        word: u32,
        /// Second dword, 0 for a one-dword encoding.
        word1: u32,
    },
}

impl core::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Self::Truncated { word, needed } => {
                write!(f, "truncated instruction {word:#010x}: {needed} dwords needed")
            }
            Self::UnknownEncoding { word } => write!(f, "unknown encoding {word:#010x}"),
            Self::UnknownOp { encoding, op, word } => {
                write!(f, "unknown {encoding} operation {op} ({word:#010x})")
            }
            Self::BadField {
                encoding,
                op,
                field,
                word,
                word1,
            } => {
                write!(
                    f,
                    "bad {field} in {encoding} operation {op} ({word:#010x} {word1:#010x})"
                )
            }
        }
    }
}

impl core::error::Error for DecodeError {}

pub(crate) const fn tables(target: Target) -> (&'static [Space], &'static [Row]) {
    match target {
        Target::Gfx942 => (&gfx942::SPACES, &gfx942::ROWS),
    }
}

/// What the operand classes need beside their own field.
struct Context<'w> {
    fields: [u32; Field::COUNT],
    /// The row has an `offset` field that means something.
    has_offset: bool,
    words: &'w [u32],
    /// Dwords used so far.
    dwords: u8,
}

impl Context<'_> {
    fn get(&self, field: Field) -> u32 {
        self.fields.get(field as usize).copied().unwrap_or(0)
    }

    fn flag(&self, field: Field) -> bool {
        self.get(field) != 0
    }

    /// The dword after the instruction; asking twice gives the same dword.
    fn literal(&mut self, base: u8) -> Result<u32, DecodeError> {
        let word = self.words.first().copied().unwrap_or(0);
        self.dwords = base + 1;
        self.words
            .get(usize::from(base))
            .copied()
            .ok_or(DecodeError::Truncated {
                word,
                needed: base + 1,
            })
    }
}

/// Decodes the instruction at the start of `words`.
///
/// # Errors
/// [`DecodeError`] tells why the words are not an instruction of the target.
pub fn decode(target: Target, words: &[u32]) -> Result<Inst, DecodeError> {
    let (spaces, rows) = tables(target);
    let word0 = words
        .first()
        .copied()
        .ok_or(DecodeError::Truncated { word: 0, needed: 1 })?;
    let word1 = words.get(1).copied().unwrap_or(0);
    let pair = u64::from(word1) << 32 | u64::from(word0);
    let mut error = DecodeError::UnknownEncoding { word: word0 };
    let found = spaces
        .iter()
        .filter(|space| pair & space.mask == space.value)
        .find_map(|space| {
            let number = space.op.of(pair);
            let row = space
                .rows
                .get(number as usize)
                .and_then(|row| rows.get(usize::from(*row)));
            if row.is_none() && matches!(error, DecodeError::UnknownEncoding { .. }) {
                error = DecodeError::UnknownOp {
                    encoding: space.name,
                    op: number as u16,
                    word: word0,
                };
            }
            Some((space, row?))
        });
    let (space, row) = found.ok_or(error)?;
    let op = space.op.of(pair) as u16;
    if words.len() < usize::from(space.dwords) {
        return Err(DecodeError::Truncated {
            word: word0,
            needed: space.dwords,
        });
    }
    let bad = |field| DecodeError::BadField {
        encoding: space.name,
        op,
        field,
        word: word0,
        word1,
    };
    if pair & row.reserved != row.fixed {
        return Err(bad("reserved"));
    }
    let mut context = Context {
        fields: [0; Field::COUNT],
        has_offset: false,
        words,
        dwords: space.dwords,
    };
    for modifier in row.modifiers {
        context.has_offset |= modifier.field == Field::Offset;
        if let Some(value) = context.fields.get_mut(modifier.field as usize) {
            *value = match modifier.field {
                Field::Returns => 1,
                _ => modifier.bits.of(pair) & modifier.mask,
            };
        }
    }
    let mut inst = Inst::new(row.op, row.format, 0);
    apply_modifiers(&mut inst, &context, row.operands).map_err(bad)?;
    if inst.mem.lds && inst.mem.acc {
        return Err(bad("acc"));
    }
    if row.format == Format::Smem {
        scalar_offset(&mut inst, &context, pair).ok_or(bad("soffset"))?;
    }
    let returns = !context.flag(Field::Returns) || inst.mem.sc0 || inst.mem.glc;
    let scalar_base = row
        .operands
        .iter()
        .any(|operand| operand.class == Class::Saddr && operand.bits.of(pair) != 0x7f);
    for operand in row.operands {
        let mut ty = operand.ty;
        match (row.format, operand.slot) {
            (Format::Global, Slot::Src0) if scalar_base => ty.dwords = 1,
            (Format::Mubuf | Format::Mtbuf, Slot::Src0) => {
                ty.dwords = u8::from(inst.mem.offen) + u8::from(inst.mem.idxen);
            }
            _ => {}
        }
        let value = match operand.class {
            Class::Literal => Some(Operand::Literal(context.literal(space.dwords)?)),
            _ => match operand_value(operand, &context, pair, ty.dwords) {
                Value::Known(value) => Some(value),
                Value::Literal if space.dwords == 1 => Some(Operand::Literal(context.literal(space.dwords)?)),
                Value::Literal | Value::Bad => None,
            },
        };
        let mut value = value.ok_or(bad(operand.name))?;
        let unused = match (row.format, operand.slot) {
            (_, Slot::Dst) => !returns || inst.mem.lds,
            (Format::Scratch, Slot::Src0) => !inst.mem.sve,
            (Format::Mubuf | Format::Mtbuf, Slot::Src0) => ty.dwords == 0,
            _ => value.is_none(),
        };
        if unused {
            value = Operand::None;
            ty = OperandType::NONE;
        }
        let (place, place_type) = match operand.slot {
            Slot::Dst => (&mut inst.dst, &mut inst.dst_type),
            Slot::Sdst => (&mut inst.sdst, &mut inst.sdst_type),
            Slot::Src0 => (&mut inst.src[0], &mut inst.src_type[0]),
            Slot::Src1 => (&mut inst.src[1], &mut inst.src_type[1]),
            Slot::Src2 => (&mut inst.src[2], &mut inst.src_type[2]),
            Slot::Src3 => (&mut inst.src[3], &mut inst.src_type[3]),
        };
        *place = value;
        *place_type = ty;
    }
    inst.size = context.dwords * 4;
    Ok(inst)
}

fn apply_modifiers(
    inst: &mut Inst,
    context: &Context<'_>,
    operands: &[OperandRow],
) -> Result<(), &'static str> {
    let get = |field| context.get(field) as u8;
    let flag = |field| context.flag(field);
    inst.abs = get(Field::Abs) | get(Field::Src0Abs) | get(Field::Src1Abs) << 1;
    inst.neg = get(Field::Neg) | get(Field::Src0Neg) | get(Field::Src1Neg) << 1;
    inst.neg_hi = get(Field::NegHi);
    inst.op_sel = get(Field::OpSel);
    inst.op_sel_hi = get(Field::OpSelHi) | get(Field::OpSelHi2) << 2;
    inst.clamp = flag(Field::Clamp);
    inst.omod = get(Field::Omod);
    inst.cbsz = get(Field::Cbsz);
    inst.abid = get(Field::Abid);
    inst.blgp = get(Field::Blgp);
    inst.simm16 =
        (context.get(Field::Simm16) | context.get(Field::IdxMode) | context.get(Field::Probe)) as u16;
    let offset = context.get(Field::Offset);
    inst.mem = Mem {
        offset: match inst.format {
            Format::Global | Format::Scratch => sign_extend(offset, 13),
            _ => offset as i32,
        },
        offset_present: flag(Field::Imm),
        offset0: get(Field::Offset0),
        offset1: get(Field::Offset1),
        sc0: flag(Field::Sc0),
        sc1: flag(Field::Sc1),
        nt: flag(Field::Nt),
        glc: flag(Field::Glc),
        lds: flag(Field::Lds),
        gds: flag(Field::Gds),
        offen: flag(Field::Offen),
        idxen: flag(Field::Idxen),
        acc: flag(Field::Acc) && !matches!(inst.format, Format::Vop3pMai),
        sve: flag(Field::Sve),
        dfmt: get(Field::Dfmt),
        nfmt: get(Field::Nfmt),
    };
    match inst.format {
        Format::Vop1Sdwa | Format::Vop2Sdwa | Format::VopcSdwa => {
            let sdwa = Sdwa {
                dst_sel: get(Field::DstSel),
                dst_unused: get(Field::DstUnused),
                src_sel: [get(Field::Src0Sel), get(Field::Src1Sel)],
                sext: get(Field::Src0Sext) | get(Field::Src1Sext) << 1,
            };
            if sdwa.dst_sel == 7 {
                return Err("dst_sel");
            }
            if sdwa.dst_unused == 3 {
                return Err("dst_unused");
            }
            if sdwa.src_sel.contains(&7) {
                return Err("src_sel");
            }
            inst.sdwa = Some(sdwa);
        }
        Format::Vop1Dpp | Format::Vop2Dpp => {
            let ctrl = context.get(Field::Dpp) as u16;
            let has_operands = !operands.is_empty();
            // Double precision operations only broadcast within a row.
            let wide = operands
                .iter()
                .any(|operand| operand.class == Class::Vgpr && operand.ty.dwords == 2);
            let row_broadcast = (0x150..=0x15f).contains(&ctrl);
            let known = matches!(ctrl, 0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f
                | 0x130 | 0x134 | 0x138 | 0x13c | 0x140..=0x143);
            if !row_broadcast && (wide || !known) && has_operands {
                return Err("dpp_ctrl");
            }
            inst.dpp = Some(Dpp {
                ctrl,
                row_mask: get(Field::RowMask),
                bank_mask: get(Field::BankMask),
                bound_ctrl: flag(Field::BoundCtrl),
            });
        }
        _ => {}
    }
    Ok(())
}

/// SMEM: the offset is an immediate, a scalar register, or both.
fn scalar_offset(inst: &mut Inst, context: &Context<'_>, pair: u64) -> Option<()> {
    const SOFFSET: Bits = Bits { lo: 57, width: 7 };
    const OFFSET_REGISTER: Bits = Bits { lo: 32, width: 7 };
    let register = match (context.flag(Field::Imm), context.flag(Field::SoffsetEn)) {
        (_, true) => Some(SOFFSET),
        (false, false) => Some(OFFSET_REGISTER),
        (true, false) => None,
    };
    inst.mem.offset = if context.flag(Field::Imm) {
        sign_extend(context.get(Field::Offset), 21)
    } else {
        0
    };
    if let (Some(bits), true) = (register, context.has_offset) {
        inst.src[1] = scalar(bits.of(pair), 1)?;
        inst.src_type[1] = OperandType {
            kind: DataKind::U32,
            dwords: 1,
        };
    }
    Some(())
}

const fn sign_extend(value: u32, width: u32) -> i32 {
    ((value << (32 - width)) as i32) >> (32 - width)
}

enum Value {
    Known(Operand),
    /// The source asks for the dword after the instruction.
    Literal,
    Bad,
}

impl From<Option<Operand>> for Value {
    fn from(value: Option<Operand>) -> Self {
        value.map_or(Self::Bad, Self::Known)
    }
}

fn operand_value(operand: &OperandRow, context: &Context<'_>, pair: u64, dwords: u8) -> Value {
    let number = operand.bits.of(pair);
    let low = number as u8;
    let vgpr = vector(low, dwords, false);
    let acc = |acc: bool| vector(low, dwords, acc);
    match operand.class {
        Class::Vgpr => vgpr,
        Class::Agpr => vector(low, dwords, true),
        Class::Agpr9 if number >= 256 => vector(low, dwords, true),
        Class::Vgpr9 if number >= 256 => vgpr,
        Class::Agpr9 | Class::Vgpr9 => Value::Bad,
        Class::Ssrc9 if number >= 256 => Value::Bad,
        Class::Mask if matches!(number, 128..=208 | 240..=248 | 255.. | 126) => Value::Bad,
        Class::Acc => acc(context.flag(Field::Acc)),
        Class::Sreg if matches!(number, 128..=208 | 240..=248 | 255) => Value::Bad,
        Class::Sdata if matches!(number, 124 | 126 | 127) => Value::Bad,
        Class::Sreg | Class::Sdata => scalar(number, dwords).into(),
        Class::Src | Class::Ssrc | Class::Ssrc9 | Class::Mask => source(number, dwords),
        Class::Sdst => scalar(number, dwords).into(),
        Class::Sgpr2 => scalar(number * 2, dwords).into(),
        Class::Sgpr4 => scalar(number * 4, dwords).into(),
        Class::Saddr if number == 0x7f => Value::Known(Operand::None),
        Class::Saddr => scalar(number, dwords).into(),
        Class::SdwaSrc0 if context.flag(Field::S0) => source(number, dwords),
        Class::SdwaSrc1 if context.flag(Field::S1) => source(number, dwords),
        Class::SdwaSrc0 | Class::SdwaSrc1 => vgpr,
        Class::SdwaSdst if context.flag(Field::Sd) => scalar(number, dwords).into(),
        Class::SdwaSdst | Class::Vcc => Value::Known(Operand::Special(SpecialReg::VccLo)),
        Class::MaiDst => acc(context.flag(Field::AccCd)),
        Class::MaiSrc0 if number >= 256 => acc(context.get(Field::Acc) & 1 != 0),
        Class::MaiSrc1 if number >= 256 => acc(context.get(Field::Acc) & 2 != 0),
        Class::MaiSrc0 | Class::MaiSrc1 => Value::Bad,
        Class::MaiSrc2 if number >= 256 => acc(context.flag(Field::AccCd)),
        Class::MaiSrc2 if matches!(number, 128..=208 | 240..=248) => source(number, dwords),
        // Values that are the same in every lane, whatever the width.
        Class::MaiSrc2 if matches!(number, 235..=239 | 251..=253) => scalar(number, 1).into(),
        Class::MaiSrc2 => Value::Bad,
        Class::Literal => Value::Literal,
    }
}

/// A group of vector registers, which may not go beyond register 255.
fn vector(first: u8, dwords: u8, acc: bool) -> Value {
    if u16::from(first) + u16::from(dwords) > 256 {
        return Value::Bad;
    }
    Value::Known(if acc {
        Operand::Agpr(first)
    } else {
        Operand::Vgpr(first)
    })
}

/// A 9-bit (or, without vector registers, 8-bit) source number.
fn source(number: u32, dwords: u8) -> Value {
    match number {
        128..=192 => Value::Known(Operand::Int((number - 128) as i8)),
        193..=208 => Value::Known(Operand::Int(-((number - 192) as i8))),
        240..=248 => InlineFloat::ALL
            .get(number as usize - 240)
            .copied()
            .map(Operand::Float)
            .into(),
        255 => Value::Literal,
        256..=511 => vector(number as u8, dwords, false),
        _ => scalar(number, dwords).into(),
    }
}

/// A scalar register number; for more than one dword the first register of the aligned group.
fn scalar(number: u32, dwords: u8) -> Option<Operand> {
    use SpecialReg as S;
    let alignment = match dwords {
        0 | 1 => 1,
        2 => 2,
        _ => 4,
    };
    let aligned = (number / alignment * alignment) as u8;
    let single = match number {
        0..=101 => {
            return (u32::from(aligned) + u32::from(dwords) <= 102).then_some(Operand::Sgpr(aligned));
        }
        108..=123 => {
            return (u32::from(aligned) + u32::from(dwords) <= 124).then_some(Operand::Ttmp(aligned - 108));
        }
        102 => S::FlatScratchLo,
        104 => S::XnackMaskLo,
        106 => S::VccLo,
        126 => S::ExecLo,
        235 => S::SharedBase,
        236 => S::SharedLimit,
        237 => S::PrivateBase,
        238 => S::PrivateLimit,
        239 => S::PopsExitingWaveId,
        251 => S::Vccz,
        252 => S::Execz,
        253 => S::Scc,
        103 if dwords == 1 => S::FlatScratchHi,
        105 if dwords == 1 => S::XnackMaskHi,
        107 if dwords == 1 => S::VccHi,
        124 if dwords == 1 => S::M0,
        127 if dwords == 1 => S::ExecHi,
        _ => return None,
    };
    (dwords <= 2).then_some(Operand::Special(single))
}
