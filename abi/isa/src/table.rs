//! The shape of the generated tables.

use crate::{Format, Op, OperandType};

/// A bit range of the dwords of an encoding.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits {
    pub lo: u8,
    pub width: u8,
}

impl Bits {
    pub(crate) const fn of(self, code: u128) -> u32 {
        ((code >> self.lo) & ((1 << self.width) - 1)) as u32
    }
}

/// All of one target.
pub(crate) struct Table {
    /// The most specific match first.
    pub spaces: &'static [Space],
    pub rows: &'static [Row],
    /// The operations that dual issue takes as its second, if the target has it.
    pub second: Option<Space>,
    /// Bit set over the discriminants of [`Op`]: operations with a VOP1, VOP2 or VOPC encoding.
    pub short: &'static [u32],
}

/// Dwords of an operand that has one bit a lane: they depend on the wave's size.
pub(crate) const LANES: u8 = u8::MAX;

/// Flag beside the dwords of an operand that a wave of 64 lanes spreads over half as many registers.
pub(crate) const HALVED: u8 = 0x40;

/// The encodings that share one space of operation numbers.
pub(crate) struct Space {
    pub name: &'static str,
    pub mask: u128,
    pub value: u128,
    pub dwords: u8,
    pub op: Bits,
    /// Operation number to row; [`NO_ROW`] where there is none.
    pub rows: &'static [u16],
}

pub(crate) const NO_ROW: u16 = u16::MAX;

/// One operation in one encoding.
pub(crate) struct Row {
    pub op: Op,
    pub format: Format,
    /// Bits that no field of the operation uses.
    pub reserved: u128,
    /// What those bits must hold, mostly zero.
    pub fixed: u128,
    pub operands: &'static [OperandRow],
    pub modifiers: &'static [Modifier],
    pub exchange: Exchange,
}

/// What source 0 of a row may ask for instead of a register: a dword of data parallel primitives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exchange {
    /// DPP16, with the bits 23:20 (negate and absolute value of the sources) that mean something.
    pub dpp16: Option<u8>,
    pub dpp8: bool,
}

/// One operand of a row.
pub(crate) struct OperandRow {
    pub slot: Slot,
    pub name: &'static str,
    pub class: Class,
    pub bits: Bits,
    pub ty: OperandType,
}

/// Where an operand goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    Dst,
    Sdst,
    Src0,
    Src1,
    Src2,
    Src3,
    Scale0,
    Scale1,
}

/// How an operand's number is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// 8-bit vector register.
    Vgpr,
    /// 8-bit accumulation register.
    Agpr,
    /// 9-bit source that must be a vector register and means the accumulation register.
    Agpr9,
    /// 9-bit source that must be a vector register.
    Vgpr9,
    /// [`Class::Vgpr9`] that may also be LDS direct.
    VgprOrLds,
    /// 9-bit source that must not be a vector register or a literal.
    Ssrc9,
    /// 9-bit source that must be a scalar register pair with one bit a lane.
    Mask,
    /// Vector register, or accumulation register when the `acc` bit is set.
    Acc,
    /// 9-bit source: scalar, constant or vector.
    Src,
    /// 16 bits of a vector register: 7-bit number, the bit above tells the half.
    Half,
    /// 9-bit source of 16 bits, a vector register as in [`Class::Half`].
    SrcHalf,
    /// 8-bit vector register, of which `op_sel` tells the half.
    HalfSel,
    /// 9-bit source of 16 bits, of which `op_sel` tells the half.
    SrcSel,
    /// Result of the second operation of dual issue: bit 0 is the inverse of the first result's.
    VdstY,
    /// 9-bit source that must be a vector register when source 0 is read from another lane.
    SrcDppVgpr,
    /// 8-bit scalar source.
    Ssrc,
    /// 8-bit scalar source that must be a register.
    Sreg,
    /// 7-bit scalar register.
    Sdst,
    /// Scalar register of a memory operation: neither `m0` nor `exec`.
    Sdata,
    /// Scalar register pair number.
    Sgpr2,
    /// Scalar register quad number.
    Sgpr4,
    /// Scalar address; a number of its own, by generation, means that there is none.
    Saddr,
    /// Id of a barrier: `m0` or an inline constant.
    Barrier,
    /// SDWA source 0: vector register, or scalar with the `s0` bit.
    SdwaSrc0,
    /// SDWA source 1: vector register, or scalar with the `s1` bit.
    SdwaSrc1,
    /// SDWA compare result: `vcc`, or a scalar with the `sd` bit.
    SdwaSdst,
    /// Matrix result, accumulation register with the `acc_cd` bit.
    MaiDst,
    /// Matrix A, accumulation register with `acc` bit 0.
    MaiSrc0,
    /// Matrix B, accumulation register with `acc` bit 1.
    MaiSrc1,
    /// Matrix C, accumulation register with the `acc_cd` bit.
    MaiSrc2,
    /// The implied `vcc`.
    Vcc,
    /// The implied `exec`.
    Exec,
    /// Parameter of a primitive: number 0 to 2.
    Param,
    /// The dword after the instruction.
    Literal,
}

/// A modifier field of a row and the bits of it that mean something.
pub(crate) struct Modifier {
    pub field: Field,
    pub bits: Bits,
    pub mask: u32,
}

/// The modifier fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Field {
    Abs,
    Neg,
    NegHi,
    OpSel,
    OpSelHi,
    OpSelHi2,
    IndexKey,
    /// Bits of another field that only waves of 64 lanes may set.
    Wave64Only,
    Clamp,
    Omod,
    Cbsz,
    Abid,
    Blgp,
    Acc,
    AccCd,
    Simm16,
    IdxMode,
    Probe,
    Imm,
    Glc,
    SoffsetEn,
    Offset,
    Offset0,
    Offset1,
    Gds,
    Sve,
    Sc0,
    Sc1,
    Nt,
    Dlc,
    Lds,
    Offen,
    Idxen,
    Dfmt,
    Format,
    Tfe,
    Nfmt,
    Scope,
    Th,
    DstSel,
    DstUnused,
    Src0Sel,
    Src0Sext,
    Src0Neg,
    Src0Abs,
    S0,
    Src1Sel,
    Src1Sext,
    Src1Neg,
    Src1Abs,
    S1,
    Sd,
    Dpp,
    BoundCtrl,
    BankMask,
    RowMask,
    Nsa,
    Dim,
    Dmask,
    Unorm,
    R128,
    Lwe,
    A16,
    D16,
    Target,
    En,
    Compr,
    Done,
    Vm,
    Row,
    Wait,
    WaitVm,
    Attr,
    AttrChan,
    High,
    /// What the address of an image operation is made of, and other facts about it: bits of [`image`].
    Image,
    /// An atomic returns the value before when `sc0` (or `glc`) is set.
    Returns,
}

/// What the address of an image operation is made of, in the order of its registers.
pub(crate) mod image {
    /// A dword of texel offsets.
    pub const OFFSET: u32 = 1;
    /// Bias of the level of detail.
    pub const BIAS: u32 = 2;
    /// Reference of the depth comparison.
    pub const COMPARE: u32 = 4;
    /// Derivatives.
    pub const GRADIENTS: u32 = 8;
    /// The derivatives are binary16, two a dword.
    pub const HALF: u32 = 0x10;
    /// Coordinates.
    pub const COORDINATES: u32 = 0x20;
    /// Level of detail or its minimum.
    pub const LEVEL: u32 = 0x40;
    /// A ray instead of all that.
    pub const RAY: u32 = 0x80;
    /// The tree that the ray meets has 64-bit addresses.
    pub const WIDE: u32 = 0x100;
    /// Four values come back, whatever the mask of components.
    pub const GATHER: u32 = 0x200;
    /// The data of an atomic are the new value and the one to compare with.
    pub const EXCHANGE: u32 = 0x400;
}

impl Field {
    pub(crate) const COUNT: usize = Self::Returns as usize + 1;
}
