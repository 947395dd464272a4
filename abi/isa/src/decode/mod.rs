//! Machine words to [`Inst`].

mod memory;
mod modifiers;
mod operands;
mod registers;

use crate::generated::table;
use crate::table::{Class, Field, LANES, Slot};
use crate::{DataKind, Format, Inst, Operand, OperandType, Target, WaveSize};
use operands::operand_value;
use registers::Value;

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

/// What the operand classes need beside their own field.
struct Context<'w> {
    target: Target,
    fields: [u32; Field::COUNT],
    /// Bits of the `offset` field, 0 when the row has none that means something.
    offset_width: u8,
    words: &'w [u32],
    /// Dwords used so far.
    dwords: u8,
}

impl Context<'_> {
    fn get(&self, field: Field) -> u32 {
        self.fields.get(field as usize).copied().unwrap_or(0)
    }

    fn has_offset(&self) -> bool {
        self.offset_width != 0
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

/// Decodes the instruction at the start of `words`, for waves of the [default size](Target::default_wave_size).
///
/// # Errors
/// [`DecodeError`] tells why the words are not an instruction of the target.
pub fn decode(target: Target, words: &[u32]) -> Result<Inst, DecodeError> {
    decode_wave(target, target.default_wave_size(), words)
}

/// [`decode`] for a kernel whose descriptor says how many lanes a wave has. GFX9 waves have 64, whatever is asked.
///
/// # Errors
/// [`DecodeError`] tells why the words are not an instruction of the target.
pub fn decode_wave(target: Target, wave: WaveSize, words: &[u32]) -> Result<Inst, DecodeError> {
    let table = table(target);
    let (spaces, rows) = (table.spaces, table.rows);
    let word0 = words
        .first()
        .copied()
        .ok_or(DecodeError::Truncated { word: 0, needed: 1 })?;
    let word1 = words.get(1).copied().unwrap_or(0);
    let code = words
        .iter()
        .take(3)
        .rev()
        .fold(0, |code, word| code << 32 | u128::from(*word));
    // What the words that are missing would have to be is not asked.
    let known = u128::MAX >> (96 - 32 * words.len().min(3)) >> 32;
    let mut error = DecodeError::UnknownEncoding { word: word0 };
    let found = spaces
        .iter()
        .filter(|space| (code & space.mask ^ space.value) & known == 0)
        .find_map(|space| {
            let number = space.op.of(code);
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
    let op = space.op.of(code) as u16;
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
    if code & row.reserved != row.fixed {
        return Err(bad("reserved"));
    }
    let mut context = Context {
        target,
        fields: [0; Field::COUNT],
        offset_width: 0,
        words,
        dwords: space.dwords,
    };
    for modifier in row.modifiers {
        if modifier.field == Field::Offset {
            context.offset_width = modifier.bits.width;
        }
        if let Some(value) = context.fields.get_mut(modifier.field as usize) {
            *value = match modifier.field {
                Field::Returns => 1,
                _ => modifier.bits.of(code) & modifier.mask,
            };
        }
    }
    let mut inst = Inst::new(target, row.op, row.format, 0);
    modifiers::apply(&mut inst, &context, row.operands).map_err(bad)?;
    if inst.mem.lds && inst.mem.acc {
        return Err(bad("acc"));
    }
    if inst.mem.lds && inst.mem.tfe {
        return Err(bad("tfe"));
    }
    if row.format == Format::Smem {
        memory::scalar_offset(&mut inst, &context, code).ok_or(bad("soffset"))?;
    }
    let returns = !context.flag(Field::Returns) || inst.mem.sc0 || inst.mem.glc || inst.mem.th & 1 != 0;
    let scalar_address = memory::scalar_address(&mut inst, &context, row.operands, code);
    for operand in row.operands {
        let mut ty = operand.ty;
        if ty.dwords == LANES {
            ty = lane_mask(target, wave);
        }
        ty.dwords = memory::dwords(&inst, operand.slot, scalar_address, ty.dwords);
        let value = match operand.class {
            Class::Literal => Some(Operand::Literal(context.literal(space.dwords)?)),
            _ => match operand_value(operand, &context, code, ty.dwords) {
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

/// One bit a lane.
fn lane_mask(target: Target, wave: WaveSize) -> OperandType {
    match (target.default_wave_size(), wave) {
        (WaveSize::Wave32, WaveSize::Wave32) => OperandType {
            kind: DataKind::B32,
            dwords: 1,
        },
        _ => OperandType {
            kind: DataKind::B64,
            dwords: 2,
        },
    }
}
