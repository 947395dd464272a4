//! One decoded instruction.

use crate::{Attribute, Export, Image, Op, Operand, OperandType, Target};

/// The encoding an instruction was written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Format {
    /// Scalar, one source.
    Sop1,
    /// Scalar, two sources.
    Sop2,
    /// Scalar with a 16-bit immediate.
    Sopk,
    /// Scalar compare.
    Sopc,
    /// Scalar program control.
    Sopp,
    /// Scalar memory.
    Smem,
    /// Vector, one source.
    Vop1,
    /// Vector, two sources.
    Vop2,
    /// Vector compare that writes `vcc`.
    Vopc,
    /// Vector, 64-bit encoding with modifiers.
    Vop3,
    /// [`Format::Vop3`] with a scalar result beside the vector one.
    Vop3b,
    /// Packed vector math.
    Vop3p,
    /// Matrix fused multiply-add and accumulation register moves.
    Vop3pMai,
    /// Matrix fused multiply-add with scales: `v_mfma_ld_scale_b32` and a [`Format::Vop3pMai`] as one.
    Vop3px,
    /// [`Format::Vop1`] with sub-dword addressing.
    Vop1Sdwa,
    /// [`Format::Vop2`] with sub-dword addressing.
    Vop2Sdwa,
    /// [`Format::Vopc`] with sub-dword addressing.
    VopcSdwa,
    /// [`Format::Vop1`] with data parallel primitives.
    Vop1Dpp,
    /// [`Format::Vop2`] with data parallel primitives.
    Vop2Dpp,
    /// [`Format::Vopc`] with data parallel primitives.
    VopcDpp,
    /// [`Format::Vop3`] with data parallel primitives.
    Vop3Dpp,
    /// [`Format::Vop3b`] with data parallel primitives.
    Vop3bDpp,
    /// [`Format::Vop3p`] with data parallel primitives.
    Vop3pDpp,
    /// Dual issue: two vector operations, the second in [`Inst::second`]. Waves of 64 lanes do not have it.
    Vopd,
    /// Local data share.
    Ds,
    /// Flat memory: the aperture is chosen by the address.
    Flat,
    /// Global memory.
    Global,
    /// Scratch memory.
    Scratch,
    /// Untyped buffer memory.
    Mubuf,
    /// Typed buffer memory.
    Mtbuf,
    /// Image memory.
    Mimg,
    /// Export of a shader's results.
    Exp,
    /// Parameter interpolation.
    Vintrp,
    /// Parameter interpolation from registers, gfx11 on.
    Vinterp,
    /// Loads of parameters or of one dword from LDS, gfx11 on.
    Ldsdir,
}

/// Sub-dword selection (SDWA). Selector codes: 0..=3 byte, 4..=5 word, 6 dword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sdwa {
    /// Part of the destination that is written.
    pub dst_sel: u8,
    /// What happens to the rest: 0 zero, 1 sign extend, 2 preserve.
    pub dst_unused: u8,
    /// Part of each source that is read.
    pub src_sel: [u8; 2],
    /// Bit `n`: sign extend the selected part of source `n`.
    pub sext: u8,
}

/// Data parallel primitives (DPP16): source 0 is read from another lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dpp {
    /// Control code, 9 bits (`quad_perm` 0..=0xff, `row_shl` 0x101..=0x10f, …).
    pub ctrl: u16,
    /// Rows of 16 lanes that are written.
    pub row_mask: u8,
    /// Banks of 4 lanes in a row that are written.
    pub bank_mask: u8,
    /// The `bound_ctrl` bit of the encoding: read 0 instead of skipping lanes whose source is out of range.
    pub bound_ctrl: bool,
    /// Read lanes that are switched off, too.
    pub fi: bool,
}

/// Data parallel primitives within eight lanes (DPP8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dpp8 {
    /// The lane of its group that each lane reads source 0 from, 0..=7.
    pub lanes: [u8; 8],
    /// Read lanes that are switched off, too.
    pub fi: bool,
}

/// The second operation of a dual issue instruction: a VOP2 or VOP1 operation without modifiers.
///
/// Both operations read their sources before either writes. They share one literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Second {
    /// Operation.
    pub op: Op,
    /// Result.
    pub dst: Operand,
    /// Type of [`dst`](Self::dst).
    pub dst_type: OperandType,
    /// Sources, as those of VOP2 in [`Inst::src`].
    pub src: [Operand; 3],
    /// Types of [`src`](Self::src).
    pub src_type: [OperandType; 3],
}

/// Fields of the memory formats. Bits an encoding lacks are `false`, offsets it lacks are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mem {
    /// Byte offset: signed for flat/global/scratch/SMEM, unsigned for buffers and one-address DS.
    pub offset: i32,
    /// SMEM: the immediate offset is part of the address (with a register it is optional).
    pub offset_present: bool,
    /// First DS offset, in elements for the two-address operations.
    pub offset0: u8,
    /// Second DS offset.
    pub offset1: u8,
    /// Scope bit 0; on an atomic it means "return the value before" (`glc` except on gfx940 and gfx950).
    pub sc0: bool,
    /// Scope bit 1 (`scc` on gfx90a).
    pub sc1: bool,
    /// Non temporal (`slc` except on gfx940 and gfx950).
    pub nt: bool,
    /// Device level coherent: gfx10 and gfx11.
    pub dlc: bool,
    /// `glc` of SMEM.
    pub glc: bool,
    /// The data goes to LDS instead of registers.
    pub lds: bool,
    /// DS operation on the global data share.
    pub gds: bool,
    /// The vector address contains a byte offset.
    pub offen: bool,
    /// The vector address contains an index.
    pub idxen: bool,
    /// The data registers are accumulation registers (already applied to the operands).
    pub acc: bool,
    /// The vector address is used by a scratch operation (the bit `sve`; on gfx90a and gfx10 when there is no scalar address).
    pub sve: bool,
    /// Data format of a typed buffer of GFX9.
    pub dfmt: u8,
    /// Numeric format of a typed buffer of GFX9.
    pub nfmt: u8,
    /// Data and numeric format of a typed buffer, one number from gfx10 on.
    pub format: u8,
    /// How far an access is visible, gfx12: 0 the compute unit, 1 the shader engine, 2 the device, 3 the system.
    pub scope: u8,
    /// Temporal hint, gfx12: how the caches treat the data. Bit 0 of an atomic's means "return the value before".
    pub th: u8,
    /// Texture fail enable: one more data register, which takes the residency status; gfx10 on.
    pub tfe: bool,
}

/// One decoded instruction.
///
/// Which operand is in which slot:
///
/// | formats | `dst` | `sdst` | `src` |
/// |---|---|---|---|
/// | SOP1, SOP2, SOPC | scalar result | | sources |
/// | SOPK | scalar result | | compared or stored register, 32-bit literal of `s_setreg_imm32_b32`; immediate in [`simm16`](Self::simm16) |
/// | VOP1, VOP2, VOP3, VOP3P | vector result (`v_readlane_b32`, `v_readfirstlane_b32`: SGPR) | carry or condition result, also the implied `vcc` | sources; `v_madmk`/`v_fmamk`: source, literal, source; the implied `vcc` source is `src[2]` |
/// | VOPC (every encoding) | | the compare result; `exec` of `v_cmpx` from gfx10 on | sources |
/// | VOPD | as VOP2, the second operation in [`second`](Self::second) | | |
/// | DS | result | | address, data 0, data 1 |
/// | FLAT, GLOBAL, SCRATCH | result | | vector address, data, scalar address |
/// | MUBUF, MTBUF | result | | vector address, data, resource, scalar offset |
/// | SMEM | result | | base, scalar offset, data |
/// | MIMG | result | | address, data, resource, sampler |
/// | EXP | | | the components |
/// | VINTERP, LDSDIR | result | | parameter, barycentric coordinate, parameter or result of the first step; of LDSDIR none |
/// | VINTRP, interpolation in VOP3 | result | | , barycentric coordinate or the number of the parameter (0 P10, 1 P20, 2 P0), result of the first step |
///
/// Operations that update their destination (`v_fmac_f32`, `v_mac_f32`, `v_dot2c…`, `s_cmov_b32`, …) do not
/// repeat it among the sources; SMFMAC is one of them: its accumulator is the destination and `src[2]` the index.
///
/// `v_fma_mix*` reads each source as binary16 or binary32 by its [`op_sel_hi`](Self::op_sel_hi) bit; the types say
/// binary32. There [`neg_hi`](Self::neg_hi) is the absolute value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Inst {
    /// Instruction set it belongs to.
    pub target: Target,
    /// Operation.
    pub op: Op,
    /// Encoding it was written in.
    pub format: Format,
    /// Length in bytes, a multiple of 4; at most 16, and 20 for a gfx10 image operation.
    pub size: u8,
    /// Main result.
    pub dst: Operand,
    /// Type of [`dst`](Self::dst).
    pub dst_type: OperandType,
    /// Scalar result of vector operations.
    pub sdst: Operand,
    /// Type of [`sdst`](Self::sdst).
    pub sdst_type: OperandType,
    /// Sources.
    pub src: [Operand; 4],
    /// Types of [`src`](Self::src).
    pub src_type: [OperandType; 4],
    /// [`Format::Vop3px`]: vector registers with the exponents that scale A and B, four bytes each. Bit `n` of
    /// [`op_sel`](Self::op_sel) and of [`op_sel_hi`](Self::op_sel_hi) is the low and the high bit of the byte used.
    pub scale: [Operand; 2],
    /// Bit `n`: negate source `n` (packed math: its low half). The bit means nothing on an integer source.
    pub neg: u8,
    /// Bit `n`: negate the high half of source `n` (packed math).
    pub neg_hi: u8,
    /// Bit `n`: absolute value of source `n`.
    pub abs: u8,
    /// Output modifier: 0 none, 1 times two, 2 times four, 3 divided by two.
    pub omod: u8,
    /// Clamp the result.
    pub clamp: bool,
    /// Bit `n`: source `n` is read from (VOP3: bit 3: the result is written to) the high half.
    ///
    /// On gfx12 bits 0 and 1 of `v_cvt_f32_fp8` and `v_cvt_f32_bf8` are the high and the low bit of the source's byte;
    /// bits 2 and 3 of `v_cvt_sr_fp8_f32` and `v_cvt_sr_bf8_f32` those of the result's, low bit first.
    pub op_sel: u8,
    /// Bit `n`: half of source `n` that makes the high half of the result (packed math).
    pub op_sel_hi: u8,
    /// Bit `n`: source `n`, bit 3: the result, is 16 bits of a register, from gfx11 on also outside VOP3. Its
    /// [`op_sel`](Self::op_sel) bit tells the half; the other half of a result stays as it was.
    pub halves: u8,
    /// Matrix broadcast size of A.
    pub cbsz: u8,
    /// Matrix broadcast block of A.
    pub abid: u8,
    /// Matrix lane group pattern of B; negation bits for the F64 operations.
    pub blgp: u8,
    /// `v_bitop3_…`: the truth table; bit `4 * a + 2 * b + c` is the result for the bits of the three sources.
    pub bitop3: u8,
    /// Which part of the index register (`src[2]`) of `v_swmmac_…` is used.
    pub index_key: u8,
    /// 16-bit immediate of SOPK and SOPP, as encoded; what `s_atc_probe` asks; the length that `s_prefetch…` adds
    /// to its register; the message of `s_sendmsg_rtn…`.
    pub simm16: u16,
    /// Sub-dword selection of the `…Sdwa` formats.
    pub sdwa: Option<Sdwa>,
    /// Lane exchange of the `…Dpp` formats, unless it is [`dpp8`](Self::dpp8).
    pub dpp: Option<Dpp>,
    /// Lane exchange of the `…Dpp` formats within eight lanes.
    pub dpp8: Option<Dpp8>,
    /// The second operation of [`Format::Vopd`].
    pub second: Option<Second>,
    /// Fields of the memory formats.
    pub mem: Mem,
    /// Fields of an image operation.
    pub image: Option<Image>,
    /// Fields of an export.
    pub export: Option<Export>,
    /// What an interpolation reads.
    pub attribute: Option<Attribute>,
    /// Of VINTERP and LDSDIR: the count of exports or of vector operations under way that it waits for.
    pub wait: u8,
    /// Of LDSDIR on gfx12: the count of vector memory operations whose sources are not read yet that it waits for, 0 or 1.
    pub wait_vm: u8,
}

impl Inst {
    /// An instruction of the given operation with no operands and no modifiers.
    #[must_use]
    pub const fn new(target: Target, op: Op, format: Format, size: u8) -> Self {
        Self {
            target,
            op,
            format,
            size,
            dst: Operand::None,
            dst_type: OperandType::NONE,
            sdst: Operand::None,
            sdst_type: OperandType::NONE,
            src: [Operand::None; 4],
            src_type: [OperandType::NONE; 4],
            scale: [Operand::None; 2],
            neg: 0,
            neg_hi: 0,
            abs: 0,
            omod: 0,
            clamp: false,
            op_sel: 0,
            op_sel_hi: 0,
            halves: 0,
            cbsz: 0,
            abid: 0,
            blgp: 0,
            bitop3: 0,
            index_key: 0,
            simm16: 0,
            sdwa: None,
            dpp: None,
            dpp8: None,
            second: None,
            mem: Mem {
                offset: 0,
                offset_present: false,
                offset0: 0,
                offset1: 0,
                sc0: false,
                sc1: false,
                nt: false,
                dlc: false,
                glc: false,
                lds: false,
                gds: false,
                offen: false,
                idxen: false,
                acc: false,
                sve: false,
                dfmt: 0,
                nfmt: 0,
                format: 0,
                scope: 0,
                th: 0,
                tfe: false,
            },
            image: None,
            export: None,
            attribute: None,
            wait: 0,
            wait_vm: 0,
        }
    }

    /// The 16-bit immediate as a signed number; branch targets are in dwords from the next instruction.
    #[must_use]
    pub const fn simm16_signed(&self) -> i16 {
        self.simm16 as i16
    }

    /// Value of source `index` when it is an inline constant or a literal, else `None`.
    ///
    /// See [`Operand::constant`] for how constants widen.
    #[must_use]
    pub fn src_constant(&self, index: usize) -> Option<u64> {
        let kind = self.src_type.get(index)?.kind;
        self.src.get(index)?.constant(kind)
    }
}
