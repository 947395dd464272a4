//! What an instruction reads and writes.

/// One operand of an instruction: a register, an inline constant, a literal, or nothing.
///
/// A register operand names its first dword; how many consecutive dwords belong to it is
/// [`OperandType::dwords`] of the same slot in [`Inst`](crate::Inst).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// The slot is not used (or, for addresses, switched off).
    None,
    /// Scalar general purpose register `s0..=s101`, from gfx10 on `s0..=s105`.
    Sgpr(u8),
    /// Vector general purpose register `v0..=v255`.
    Vgpr(u8),
    /// Accumulation vector register `a0..=a255`.
    Agpr(u8),
    /// Trap handler temporary `ttmp0..=ttmp15`.
    Ttmp(u8),
    /// A named scalar register.
    Special(SpecialReg),
    /// Inline integer constant, `-16..=64`.
    Int(i8),
    /// Inline floating point constant.
    Float(InlineFloat),
    /// 32-bit literal that followed the instruction (or was part of it, as in `v_madak_f32`).
    Literal(u32),
}

/// A scalar register that has a name instead of a number.
///
/// In a 64-bit operand the `…Lo` registers stand for the pair (`vcc`, `exec`, `flat_scratch`, `xnack_mask`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum SpecialReg {
    /// Flat scratch base, bits 31:0.
    FlatScratchLo,
    /// Flat scratch base, bits 63:32.
    FlatScratchHi,
    /// XNACK replay mask of lanes 31:0.
    XnackMaskLo,
    /// XNACK replay mask of lanes 63:32.
    XnackMaskHi,
    /// Vector condition code of lanes 31:0.
    VccLo,
    /// Vector condition code of lanes 63:32.
    VccHi,
    /// Memory descriptor register.
    M0,
    /// Execution mask of lanes 31:0.
    ExecLo,
    /// Execution mask of lanes 63:32.
    ExecHi,
    /// Base of the LDS aperture (64-bit value; a 32-bit read sees the high half).
    SharedBase,
    /// Last address of the LDS aperture.
    SharedLimit,
    /// Base of the scratch aperture.
    PrivateBase,
    /// Last address of the scratch aperture.
    PrivateLimit,
    /// Primitive ordered pixel shading wave id.
    PopsExitingWaveId,
    /// 1 when `vcc` is zero.
    Vccz,
    /// 1 when `exec` is zero.
    Execz,
    /// Scalar condition code.
    Scc,
    /// LDS direct read at the address in `m0`; the CDNA targets do not have it.
    LdsDirect,
    /// Reads zero, takes no result; gfx10 on.
    Null,
}

/// The inline floating point constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum InlineFloat {
    /// 0.5
    Half,
    /// -0.5
    NegHalf,
    /// 1.0
    One,
    /// -1.0
    NegOne,
    /// 2.0
    Two,
    /// -2.0
    NegTwo,
    /// 4.0
    Four,
    /// -4.0
    NegFour,
    /// 1 / (2 π)
    InvTwoPi,
}

impl InlineFloat {
    /// All inline floats in the order of their source codes 240..=248.
    pub const ALL: [Self; 9] = [
        Self::Half,
        Self::NegHalf,
        Self::One,
        Self::NegOne,
        Self::Two,
        Self::NegTwo,
        Self::Four,
        Self::NegFour,
        Self::InvTwoPi,
    ];

    /// The IEEE binary16 pattern.
    #[must_use]
    pub const fn f16_bits(self) -> u16 {
        match self {
            Self::Half => 0x3800,
            Self::NegHalf => 0xb800,
            Self::One => 0x3c00,
            Self::NegOne => 0xbc00,
            Self::Two => 0x4000,
            Self::NegTwo => 0xc000,
            Self::Four => 0x4400,
            Self::NegFour => 0xc400,
            Self::InvTwoPi => 0x3118,
        }
    }

    /// The IEEE binary32 pattern.
    #[must_use]
    pub const fn f32_bits(self) -> u32 {
        match self {
            Self::Half => 0x3f00_0000,
            Self::NegHalf => 0xbf00_0000,
            Self::One => 0x3f80_0000,
            Self::NegOne => 0xbf80_0000,
            Self::Two => 0x4000_0000,
            Self::NegTwo => 0xc000_0000,
            Self::Four => 0x4080_0000,
            Self::NegFour => 0xc080_0000,
            Self::InvTwoPi => 0x3e22_f983,
        }
    }

    /// The IEEE binary64 pattern.
    #[must_use]
    pub const fn f64_bits(self) -> u64 {
        match self {
            Self::Half => 0x3fe0_0000_0000_0000,
            Self::NegHalf => 0xbfe0_0000_0000_0000,
            Self::One => 0x3ff0_0000_0000_0000,
            Self::NegOne => 0xbff0_0000_0000_0000,
            Self::Two => 0x4000_0000_0000_0000,
            Self::NegTwo => 0xc000_0000_0000_0000,
            Self::Four => 0x4010_0000_0000_0000,
            Self::NegFour => 0xc010_0000_0000_0000,
            Self::InvTwoPi => 0x3fc4_5f30_6dc9_c882,
        }
    }
}

/// How the bits of an operand are read.
///
/// The kind decides what an inline constant or a literal means; see [`Operand::constant`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum DataKind {
    /// Untyped dwords (addresses, resource descriptors, memory data).
    Bits,
    /// Untyped 16 bits.
    B16,
    /// Signed 16-bit integer.
    I16,
    /// Unsigned 16-bit integer.
    U16,
    /// IEEE binary16.
    F16,
    /// bfloat16.
    Bf16,
    /// Untyped 32 bits, also packed elements of 8 bits or less.
    B32,
    /// Signed 32-bit integer.
    I32,
    /// Unsigned 32-bit integer.
    U32,
    /// IEEE binary32.
    F32,
    /// Untyped 64 bits.
    B64,
    /// Signed 64-bit integer.
    I64,
    /// Unsigned 64-bit integer.
    U64,
    /// IEEE binary64.
    F64,
    /// Two 16-bit integers.
    PkI16,
    /// Two IEEE binary16 values.
    PkF16,
    /// Two bfloat16 values.
    PkBf16,
    /// Two 32-bit integers or untyped dwords.
    PkB32,
    /// Two IEEE binary32 values.
    PkF32,
    /// 32 elements of 8, 6 or 4 bits: fp8, bf8, fp6, bf6 or fp4 (codes 0 to 4), as
    /// [`cbsz`](crate::Inst::cbsz) says for A and [`blgp`](crate::Inst::blgp) for B of a matrix operation.
    F8F6F4,
}

/// Kind and size of one operand slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OperandType {
    /// How the bits are read.
    pub kind: DataKind,
    /// Number of consecutive 32-bit registers; 0 for a slot that is not used.
    pub dwords: u8,
}

impl OperandType {
    /// One untyped register.
    pub(crate) const B32: Self = Self {
        kind: DataKind::B32,
        dwords: 1,
    };

    /// The type of an unused slot.
    pub const NONE: Self = Self {
        kind: DataKind::Bits,
        dwords: 0,
    };
}

impl Operand {
    /// Whether the slot is not used.
    #[must_use]
    pub const fn is_none(self) -> bool {
        matches!(self, Self::None)
    }

    /// The value of an inline constant or literal in an operand of the given kind, zero extended to
    /// 64 bits, or `None` for a register.
    ///
    /// Integers are sign extended to the width of the operand. A float constant takes the format of the
    /// operand: binary16 in the low half for the 16-bit and packed 16-bit kinds, binary64 for the 64-bit
    /// kinds, else binary32. A literal is the high dword of an `F64`, sign extended for `I64`, and zero
    /// extended otherwise. 16-bit kinds keep the low 16 bits. `PkF32` takes the same dword in both halves.
    #[must_use]
    pub const fn constant(self, kind: DataKind) -> Option<u64> {
        use DataKind as K;
        match self {
            Self::Int(v) => {
                let v = v as i64;
                Some(match kind {
                    K::B16 | K::I16 | K::U16 | K::F16 | K::Bf16 => v as u16 as u64,
                    K::B64 | K::I64 | K::U64 | K::F64 => v as u64,
                    K::PkB32 | K::PkF32 => (v as u32 as u64) << 32 | v as u32 as u64,
                    _ => v as u32 as u64,
                })
            }
            Self::Float(f) => Some(match kind {
                K::B16 | K::I16 | K::U16 | K::F16 | K::PkF16 => f.f16_bits() as u64,
                K::Bf16 | K::PkBf16 => (f.f32_bits() >> 16) as u64,
                K::B64 | K::I64 | K::U64 | K::F64 => f.f64_bits(),
                K::PkB32 | K::PkF32 => (f.f32_bits() as u64) << 32 | f.f32_bits() as u64,
                _ => f.f32_bits() as u64,
            }),
            Self::Literal(v) => Some(match kind {
                K::B16 | K::I16 | K::U16 | K::F16 | K::Bf16 => v as u16 as u64,
                K::F64 => (v as u64) << 32,
                K::I64 => v as i32 as i64 as u64,
                K::PkB32 | K::PkF32 => (v as u64) << 32 | v as u64,
                _ => v as u64,
            }),
            _ => None,
        }
    }
}
