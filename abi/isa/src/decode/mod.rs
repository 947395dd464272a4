//! Machine words to [`Inst`].

pub(crate) mod exchange;
mod halves;
pub(crate) mod image;
mod memory;
mod modifiers;
mod operands;
mod registers;

use crate::generated::table;
use crate::table::{Class, Field, HALVED, LANES, OperandRow, Row, Slot, Space, Table};
use crate::{DataKind, Format, Generation, Inst, Operand, OperandType, Second, Target, WaveSize};
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
    wave: WaveSize,
    space: &'static Space,
    /// Operation number within the space.
    number: u16,
    /// The first three dwords.
    code: u128,
    fields: [u32; Field::COUNT],
    /// Bits of the `offset` field, 0 when the row has none that means something.
    offset_width: u8,
    /// The dword that tells the lanes source 0 is read from.
    exchange: Option<u32>,
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

    fn bad(&self, field: &'static str) -> DecodeError {
        DecodeError::BadField {
            encoding: self.space.name,
            op: self.number,
            field,
            word: self.code as u32,
            word1: (self.code >> 32) as u32,
        }
    }

    /// The dword after the instruction; asking twice gives the same dword.
    fn literal(&mut self) -> Result<u32, DecodeError> {
        let base = self.space.dwords;
        self.dwords = base + 1;
        self.words
            .get(usize::from(base))
            .copied()
            .ok_or(DecodeError::Truncated {
                word: self.code as u32,
                needed: base + 1,
            })
    }

    /// Whether a source of the encoding may be the dword after the instruction.
    fn takes_literal(&self, format: Format) -> bool {
        match format {
            _ if self.exchange.is_some() => false,
            Format::Vop3 | Format::Vop3b | Format::Vop3p | Format::Vopd => {
                self.target.generation() != Generation::Gfx9
            }
            _ => self.space.dwords == 1,
        }
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
    match decode_longest(target, wave, words) {
        // The scales stand alone when no matrix operation follows that takes them.
        Err(DecodeError::BadField {
            encoding: "VOP3PX", ..
        }) => decode_longest(target, wave, words.get(..2).unwrap_or(words)),
        decoded => decoded,
    }
}

/// Decodes in the longest encoding that matches.
fn decode_longest(target: Target, wave: WaveSize, words: &[u32]) -> Result<Inst, DecodeError> {
    let table = table(target);
    let word0 = words
        .first()
        .copied()
        .ok_or(DecodeError::Truncated { word: 0, needed: 1 })?;
    let code = words
        .iter()
        .take(4)
        .rev()
        .fold(0, |code, word| code << 32 | u128::from(*word));
    // What the words that are missing would have to be is not asked.
    let known = u128::MAX >> (32 * (4 - words.len().min(4)));
    let (space, row) = find(table, word0, code, known)?;
    if row.format == Format::Vopd && wave == WaveSize::Wave64 {
        return Err(DecodeError::UnknownEncoding { word: word0 });
    }
    if words.len() < usize::from(space.dwords) {
        return Err(DecodeError::Truncated {
            word: word0,
            needed: space.dwords,
        });
    }
    let mut context = Context {
        target,
        wave,
        space,
        number: space.op.of(code) as u16,
        code,
        fields: [0; Field::COUNT],
        offset_width: 0,
        exchange: None,
        words,
        dwords: space.dwords,
    };
    let mut inst = row_inst(&mut context, row)?;
    if let (Format::Vopd, Some(space)) = (row.format, &table.second) {
        let number = space.op.of(code) as u16;
        let row = row_of(table, space, code).ok_or(DecodeError::UnknownOp {
            encoding: space.name,
            op: number,
            word: word0,
        })?;
        (context.space, context.number) = (space, number);
        inst.second = Some(second(row_inst(&mut context, row)?));
    }
    inst.size = context.dwords * 4;
    Ok(inst)
}

/// The space and the row of an instruction.
fn find(
    table: &'static Table,
    word: u32,
    code: u128,
    known: u128,
) -> Result<(&'static Space, &'static Row), DecodeError> {
    let mut error = DecodeError::UnknownEncoding { word };
    let spaces = table.spaces.iter();
    for space in spaces.filter(|space| (code & space.mask ^ space.value) & known == 0) {
        if let Some(row) = row_of(table, space, code) {
            return Ok((space, row));
        }
        if matches!(error, DecodeError::UnknownEncoding { .. }) {
            error = DecodeError::UnknownOp {
                encoding: space.name,
                op: space.op.of(code) as u16,
                word,
            };
        }
    }
    Err(error)
}

fn row_of(table: &'static Table, space: &Space, code: u128) -> Option<&'static Row> {
    let row = space.rows.get(space.op.of(code) as usize)?;
    table.rows.get(usize::from(*row))
}

fn second(inst: Inst) -> Second {
    let ([a, b, c, _], [ta, tb, tc, _]) = (inst.src, inst.src_type);
    Second {
        op: inst.op,
        dst: inst.dst,
        dst_type: inst.dst_type,
        src: [a, b, c],
        src_type: [ta, tb, tc],
    }
}

/// The operation of a row with its modifiers and operands, but for the size.
fn row_inst(context: &mut Context<'_>, row: &'static Row) -> Result<Inst, DecodeError> {
    let code = context.code;
    if code & row.reserved != row.fixed {
        return Err(context.bad("reserved"));
    }
    for modifier in row.modifiers {
        if modifier.field == Field::Offset {
            context.offset_width = modifier.bits.width;
        }
        if let Some(value) = context.fields.get_mut(modifier.field as usize) {
            *value = match modifier.field {
                Field::Returns => 1,
                Field::Image => modifier.mask,
                _ => modifier.bits.of(code) & modifier.mask,
            };
        }
    }
    let mut inst = Inst::new(context.target, row.op, row.format, 0);
    modifiers::apply(&mut inst, context, row).map_err(|field| context.bad(field))?;
    if row.format == Format::Vop3p
        && row
            .modifiers
            .iter()
            .all(|modifier| modifier.field != Field::OpSelHi)
    {
        inst.op_sel_hi = 7;
    }
    if let Some(form) = exchange::form(row, code) {
        let dword = context.literal()?;
        context.exchange = Some(dword);
        exchange::apply(&mut inst, row, form, dword).map_err(|field| context.bad(field))?;
    }
    if inst.mem.lds && inst.mem.acc {
        return Err(context.bad("acc"));
    }
    if inst.mem.lds && inst.mem.tfe {
        return Err(context.bad("tfe"));
    }
    if row.format == Format::Smem {
        memory::scalar_offset(&mut inst, context, code).ok_or(context.bad("soffset"))?;
    }
    let sizes = match row.format {
        Format::Mimg => Some(image::apply(&mut inst, context, row)?),
        _ => None,
    };
    let returns = !context.flag(Field::Returns) || inst.mem.sc0 || inst.mem.glc || inst.mem.th & 1 != 0;
    let scalar_address = memory::scalar_address(&mut inst, context, row.operands, code);
    for operand in row.operands {
        let mut ty = operand_type(context, operand);
        ty.dwords = match &sizes {
            Some(sizes) => sizes.dwords(operand.slot, ty.dwords),
            None => memory::dwords(&inst, operand.slot, scalar_address, ty.dwords),
        };
        if ty.kind == DataKind::F8F6F4 {
            let a = operand.slot == Slot::Src0;
            ty.dwords = small_float_dwords(if a { inst.cbsz } else { inst.blgp });
        }
        let value = match operand_value(operand, context, code, ty.dwords) {
            Value::Known(value) => Some(value),
            Value::Literal if operand.class == Class::Literal || context.takes_literal(row.format) => {
                Some(Operand::Literal(context.literal()?))
            }
            Value::Literal | Value::Bad => None,
        };
        let mut value = value.ok_or(context.bad(operand.name))?;
        let unused = match (row.format, operand.slot) {
            (_, Slot::Dst) => !returns || inst.mem.lds,
            (Format::Scratch, Slot::Src0) => !inst.mem.sve,
            (Format::Mubuf | Format::Mtbuf, Slot::Src0) => ty.dwords == 0,
            (Format::Exp, slot) => memory::not_exported(&inst, slot),
            _ => value.is_none(),
        };
        if unused {
            value = Operand::None;
            ty = OperandType::NONE;
        }
        halves::apply(&mut inst, operand, &mut value);
        let (place, place_type) = match operand.slot {
            Slot::Dst => (&mut inst.dst, &mut inst.dst_type),
            Slot::Sdst => (&mut inst.sdst, &mut inst.sdst_type),
            Slot::Src0 => (&mut inst.src[0], &mut inst.src_type[0]),
            Slot::Src1 => (&mut inst.src[1], &mut inst.src_type[1]),
            Slot::Src2 => (&mut inst.src[2], &mut inst.src_type[2]),
            Slot::Src3 => (&mut inst.src[3], &mut inst.src_type[3]),
            Slot::Scale0 | Slot::Scale1 => {
                inst.scale[usize::from(operand.slot == Slot::Scale1)] = value;
                continue;
            }
        };
        *place = value;
        *place_type = ty;
    }
    if let Some(sizes) = sizes {
        inst.src_type[0].dwords = sizes.address();
    }
    if row.format == Format::Smem && !inst.dst.is_none() && !inst.src[2].is_none() {
        // What was in memory comes where the data was, which may be more registers and then begins at an even one.
        inst.dst = inst.src[2];
    }
    Ok(inst)
}

/// Registers of 32 elements of 8, 6 or 4 bits by the code of their format: fp8, bf8, fp6, bf6, fp4.
const fn small_float_dwords(format: u8) -> u8 {
    match format {
        2 | 3 => 6,
        4 => 4,
        _ => 8,
    }
}

/// The type of an operand in waves of the asked size.
fn operand_type(context: &Context<'_>, operand: &OperandRow) -> OperandType {
    let mut ty = operand.ty;
    let wave64 = context.wave == WaveSize::Wave64;
    if ty.dwords == LANES {
        return match (context.target.default_wave_size(), wave64) {
            (WaveSize::Wave32, false) => OperandType {
                kind: DataKind::B32,
                dwords: 1,
            },
            _ => OperandType {
                kind: DataKind::B64,
                dwords: 2,
            },
        };
    }
    if ty.dwords & HALVED != 0 {
        ty.dwords = (ty.dwords & !HALVED) >> u8::from(wave64);
    }
    ty
}
