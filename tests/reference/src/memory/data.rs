//! What loads and stores make of the bytes.

use outcrop_isa::{Generation, Target};

/// Bytes, and how they fill registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Data {
    pub bytes: usize,
    pub signed: bool,
    /// They are 16 bits of a register, the high ones if it is true.
    pub half: Option<bool>,
}

impl Data {
    const fn new(bytes: usize, signed: bool, half: Option<bool>) -> Self {
        Self { bytes, signed, half }
    }

    /// Dwords of a register operand.
    pub(super) const fn dwords(self) -> usize {
        self.bytes.div_ceil(4)
    }

    /// What the registers hold after a load of `v`.
    pub(super) fn loaded(self, target: Target, v: u128, old: u32) -> u128 {
        let extend = |bits: u32| {
            let v = v as u32;
            if self.signed {
                ((v << (32 - bits)) as i32 >> (32 - bits)) as u32
            } else {
                v
            }
        };
        if self.bytes >= 4 {
            return v;
        }
        let v = extend(8 * self.bytes as u32);
        u128::from(match self.half {
            None => v,
            Some(high) => half(target, v as u16, old, high),
        })
    }

    /// What a store writes of a register.
    pub(super) fn stored(self, register: u128) -> u128 {
        match self.half {
            Some(true) => register >> 16,
            _ => register,
        }
    }
}

/// A register with a new half. Where memory has error correction (all GPUs of gfx90a, gfx942 and gfx950) the other half
/// becomes 0 (CDNA 3 ISA, "16-bit Memory Operations"), elsewhere it stays.
pub(super) fn half(target: Target, v: u16, old: u32, high: bool) -> u32 {
    let old = if target.generation() == Generation::Gfx9 {
        0
    } else {
        old
    };
    if high {
        old & 0xffff | u32::from(v) << 16
    } else {
        old & 0xffff_0000 | u32::from(v)
    }
}

/// That of a mnemonic after `load_`.
pub(super) fn of_load(name: &str) -> Option<Data> {
    Some(match name {
        "ubyte" | "u8" => Data::new(1, false, None),
        "sbyte" | "i8" => Data::new(1, true, None),
        "ushort" | "u16" => Data::new(2, false, None),
        "sshort" | "i16" => Data::new(2, true, None),
        "ubyte_d16" | "d16_u8" | "u8_d16" => Data::new(1, false, Some(false)),
        "ubyte_d16_hi" | "d16_hi_u8" | "u8_d16_hi" => Data::new(1, false, Some(true)),
        "sbyte_d16" | "d16_i8" | "i8_d16" => Data::new(1, true, Some(false)),
        "sbyte_d16_hi" | "d16_hi_i8" | "i8_d16_hi" => Data::new(1, true, Some(true)),
        "short_d16" | "d16_b16" | "u16_d16" => Data::new(2, false, Some(false)),
        "short_d16_hi" | "d16_hi_b16" | "u16_d16_hi" => Data::new(2, false, Some(true)),
        _ => return whole(name),
    })
}

/// That of a mnemonic after `store_`.
pub(super) fn of_store(name: &str) -> Option<Data> {
    Some(match name {
        "byte" | "b8" => Data::new(1, false, None),
        "short" | "b16" => Data::new(2, false, None),
        "byte_d16_hi" | "d16_hi_b8" | "b8_d16_hi" => Data::new(1, false, Some(true)),
        "short_d16_hi" | "d16_hi_b16" | "b16_d16_hi" => Data::new(2, false, Some(true)),
        _ => return whole(name),
    })
}

fn whole(name: &str) -> Option<Data> {
    let dwords = match name {
        "dword" | "b32" => 1,
        "dwordx2" | "b64" => 2,
        "dwordx3" | "b96" => 3,
        "dwordx4" | "b128" => 4,
        _ => return None,
    };
    Some(Data::new(4 * dwords, false, None))
}
