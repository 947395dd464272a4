//! Image operations: how many registers the address and the data have, and where they are.

use super::{Context, DecodeError};
use crate::table::{Field, Row, Slot, image};
use crate::{Generation, Image, Inst, Op};

/// Registers of the operands.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    address: u8,
    data: u8,
    /// What an operation gives back.
    result: u8,
    /// The address registers do not follow each other.
    apart: bool,
}

impl Sizes {
    /// Registers of an operand that follow each other.
    pub(super) fn dwords(&self, slot: Slot, dwords: u8) -> u8 {
        match slot {
            Slot::Src0 if self.apart => 1,
            Slot::Src0 => self.address,
            Slot::Src1 => self.data,
            Slot::Dst => self.result,
            _ => dwords,
        }
    }

    /// Registers of the address, whether they follow each other or not.
    pub(super) const fn address(&self) -> u8 {
        self.address
    }
}

/// Coordinates and derivatives of each dimension.
const DIMENSIONS: [(u8, u8); 8] = [(1, 2), (2, 4), (3, 6), (3, 4), (2, 2), (3, 4), (3, 4), (4, 4)];

/// Dwords of an address with coordinates of the given dimension.
fn address(parts: u32, dim: usize, a16: bool) -> u8 {
    let has = |part| parts & part != 0;
    if has(image::RAY) {
        return if a16 { 8 } else { 11 } + u8::from(has(image::WIDE));
    }
    let (coordinates, gradients) = DIMENSIONS.get(dim).copied().unwrap_or_default();
    let single = (parts & (image::OFFSET | image::BIAS | image::COMPARE)).count_ones() as u8;
    let gradients = match (has(image::GRADIENTS), has(image::HALF)) {
        (false, _) => 0,
        (true, false) => gradients,
        // Those of each direction begin a register.
        (true, true) => (gradients / 2).next_multiple_of(2),
    };
    let last = u8::from(has(image::LEVEL)) + if has(image::COORDINATES) { coordinates } else { 0 };
    single + gradients + if a16 { last.div_ceil(2) } else { last }
}

/// Fills in [`Inst::image`], and counts the dwords of the address registers that are apart.
pub(super) fn apply(inst: &mut Inst, context: &mut Context<'_>, row: &Row) -> Result<Sizes, DecodeError> {
    let parts = context.get(Field::Image);
    let mut fields = Image {
        dim: context.get(Field::Dim) as u8,
        dmask: context.get(Field::Dmask) as u8,
        unorm: context.flag(Field::Unorm),
        r128: context.flag(Field::R128),
        lwe: context.flag(Field::Lwe),
        a16: context.flag(Field::A16),
        d16: context.flag(Field::D16),
        apart: None,
    };
    // No field of a gfx9 operation tells the coordinates: only the first register of the address is known.
    let gfx9 = context.target.generation() == Generation::Gfx9;
    let words = if gfx9 {
        1
    } else {
        address(parts, fields.dim.into(), fields.a16)
    };
    // Multisampled images have no levels: with one, some have more parts than any address.
    let most = (0..6).map(|dim| address(parts, dim, false)).max().unwrap_or(0);
    let extra = context.get(Field::Nsa) as u8;
    let gfx12 = context.target.generation() == Generation::Gfx12;
    let sampler = row.operands.iter().any(|operand| operand.slot == Slot::Src3);
    // Registers that follow each other come in tuples of these sizes only.
    let most = match most {
        _ if sampler && (extra != 0 || gfx12) => most,
        ..=4 => 4,
        7 => 8,
        most => most,
    };
    if words > most {
        return Err(context.bad("dim"));
    }
    let mut data = match parts & (image::GATHER | image::RAY) {
        0 => fields.dmask.count_ones().max(1) as u8,
        _ => 4,
    };
    if context.flag(Field::Returns) {
        let known = match (parts & image::EXCHANGE != 0, fields.dmask) {
            (false, mask) => matches!(mask, 1 | 3),
            // One component is half of a pair, but with the status LLVM takes it.
            (true, mask) => matches!(mask, 3 | 15) || mask == 1 && inst.mem.tfe,
        };
        if !known {
            return Err(context.bad("dmask"));
        }
        // LLVM has no register tuple for it.
        if gfx12 && inst.mem.tfe && parts & image::EXCHANGE == 0 && fields.dmask == 3 {
            return Err(context.bad("tfe"));
        }
    }
    if fields.d16 {
        data = data.div_ceil(2);
        // LLVM has no register tuple for it.
        if inst.mem.tfe && parts & image::GATHER != 0 {
            return Err(context.bad("tfe"));
        }
    }
    let result = if parts & image::EXCHANGE == 0 {
        data
    } else {
        data / 2
    };
    let status = u8::from(inst.mem.tfe);
    if extra != 0 {
        let gfx10 = context.target.generation() == Generation::Gfx10;
        if words < 2 || gfx10 && (words - 1).div_ceil(4) != extra {
            return Err(context.bad("nsa"));
        }
        fields.apart = Some(apart(inst, context, row, words)?);
    }
    if gfx12 && words > 1 {
        fields.apart = Some(own_fields(inst, context, words).ok_or(context.bad("vaddr"))?);
    }
    let apart = fields.apart.is_some();
    inst.image = Some(fields);
    Ok(Sizes {
        address: words,
        data: data + status,
        result: result + status,
        apart,
    })
}

/// GFX12: the numbers of the address registers after the first. The first register of each group has a field.
fn own_fields(inst: &Inst, context: &Context<'_>, words: u8) -> Option<[u8; 12]> {
    const FIELDS: [u32; 5] = [64, 72, 80, 88, 56];
    let mut registers = [0; 13];
    let (mut places, mut left) = (registers.iter_mut(), words);
    for (index, lo) in FIELDS.into_iter().enumerate() {
        let first = (context.code >> lo) as u8;
        if left == 0 {
            // With 16-bit directions a ray leaves the last field unused.
            return (index < 4 || first == 0 || context.get(Field::Image) & image::RAY == 0)
                .then(|| after(registers));
        }
        let size = group(inst, index, left).min(left);
        for (offset, place) in (0..size).zip(&mut places) {
            *place = first.checked_add(offset)?;
        }
        left -= size;
    }
    Some(after(registers))
}

const fn after(registers: [u8; 13]) -> [u8; 12] {
    let [_, more @ ..] = registers;
    more
}

/// The numbers of the address registers after the first. Dwords after the instruction hold four a dword.
fn apart(inst: &Inst, context: &mut Context<'_>, row: &Row, words: u8) -> Result<[u8; 12], DecodeError> {
    let base = context.dwords;
    context.dwords += context.get(Field::Nsa) as u8;
    let more = context.words.get(usize::from(base)..usize::from(context.dwords));
    let more = more.ok_or(DecodeError::Truncated {
        word: context.words.first().copied().unwrap_or(0),
        needed: context.dwords,
    })?;
    let first = row.operands.iter().find(|operand| operand.slot == Slot::Src0);
    let first = first.map_or(0, |operand| operand.bits.of(context.code) as u8);
    let mut numbers = core::iter::once(first).chain(more.iter().flat_map(|word| word.to_le_bytes()));
    let mut registers = [0; 13];
    let mut places = registers.iter_mut().take(words.into());
    let mut index = 0;
    while places.len() != 0 {
        let size = group(inst, index, places.len() as u8);
        let number = numbers.next().unwrap_or(0);
        if u16::from(number) + u16::from(size) > 256 {
            return Err(context.bad("nsa"));
        }
        for (place, register) in places.by_ref().take(size.into()).zip(number..=u8::MAX) {
            *place = register;
        }
        index += 1;
    }
    let [_, registers @ ..] = registers;
    Ok(registers)
}

/// Registers that address number `index` of an instruction with addresses apart has, when `left` are left. From gfx11
/// on there are five addresses, on gfx12 four but for a ray: the last has what is left, those of a ray are vectors.
pub(crate) fn group(inst: &Inst, index: usize, left: u8) -> u8 {
    if inst.target.generation() == Generation::Gfx10 {
        return 1;
    }
    match (inst.op, index) {
        (Op::IMAGE_BVH64_INTERSECT_RAY, 0) => 2,
        (Op::IMAGE_BVH_INTERSECT_RAY | Op::IMAGE_BVH64_INTERSECT_RAY, 2..) => 3,
        (_, 3) if inst.target.generation() == Generation::Gfx12 => left.max(1),
        (_, 4) => left.max(1),
        _ => 1,
    }
}
