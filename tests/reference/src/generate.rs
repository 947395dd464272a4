//! Random instructions from the decoder's tables, and random states for them to work on.

use fastrand::Rng;
use outcrop_isa::{
    DataKind, Format, Generation, Inst, Operand, OperandType, Pattern, SpecialReg, Target, WaveSize,
    decode_wave,
};

use crate::state::{Mode, SGPRS, Shape, State};

/// A random instruction of a pattern with operands within the shape, decoded; `None` if none is found.
pub fn instruction(
    target: Target,
    wave: WaveSize,
    pattern: &Pattern,
    shape: Shape,
    rng: &mut Rng,
) -> Option<(Vec<u32>, Inst)> {
    for _ in 0..400 {
        let words = words(target, pattern, shape, rng);
        let Ok(inst) = decode_wave(target, wave, &words) else {
            continue;
        };
        if inst.op == pattern.op && inst.format == pattern.format && is_legal(&inst, wave, shape) {
            let len = usize::from(inst.size) / 4;
            return Some((words[..len].to_vec(), inst));
        }
    }
    None
}

/// Where the number of dual issue's second operation is, and the numbers that any target has.
const SECOND: u32 = 17;
const SECONDS: u32 = 19;
/// The second operation that has one source: `v_mov_b32`.
const MOVE: u32 = 8;

/// The operations that dual issue takes as its second beside a pattern's.
pub fn seconds(target: Target, pattern: &Pattern) -> Vec<&'static str> {
    let decoded = |number: u32| {
        let code = pattern.value | u128::from(number) << SECOND;
        let inst = decode_wave(target, WaveSize::Wave32, &[code as u32, (code >> 32) as u32, 0]).ok()?;
        inst.second.map(|second| second.op.name())
    };
    match pattern.format {
        Format::Vopd => (0..1 << 5).filter_map(decoded).collect(),
        _ => Vec::new(),
    }
}

/// The free bits of a code, set field by field.
struct Fields<'a> {
    code: u128,
    free: u128,
    shape: Shape,
    target: Target,
    rng: &'a mut Rng,
}

impl Fields<'_> {
    fn set(&mut self, lo: u32, width: u32, value: u32) {
        let field = ((1u128 << width) - 1) << lo & self.free;
        self.code = self.code & !field | u128::from(value) << lo & field;
    }

    fn get(&self, lo: u32) -> bool {
        self.code >> lo & 1 != 0
    }

    fn vgpr_number(&mut self) -> u32 {
        self.rng
            .u32(0..self.shape.vgprs.max(self.shape.agprs).max(1) as u32)
    }

    fn vgpr(&mut self, lo: u32) {
        let n = self.vgpr_number();
        self.set(lo, 8, n);
    }

    /// A register whose top bit may tell a half.
    fn half(&mut self, lo: u32) {
        let n = self.vgpr_number() | self.high();
        self.set(lo, 8, n);
    }

    fn high(&mut self) -> u32 {
        let has_halves = self.target.generation() >= Generation::Gfx11;
        u32::from(has_halves && self.rng.u8(0..4) == 0) << 7
    }

    fn scalar_number(&mut self) -> u32 {
        let (m0, null) = match self.target.generation() {
            Generation::Gfx9 => (124, 106),
            Generation::Gfx10 => (124, 125),
            _ => (125, 124),
        };
        match self.rng.u8(0..16) {
            0 | 1 => 106,
            2 => 126,
            3 => m0,
            4 => null,
            5 => 107,
            _ => self.rng.u32(0..SGPRS as u32),
        }
    }

    fn scalar_source(&mut self) -> u32 {
        match self.rng.u8(0..16) {
            0..=2 => self.rng.u32(128..=208),
            3 | 4 => self.rng.u32(240..=248),
            5 => 255,
            6 if self.rng.u8(0..4) == 0 => 253,
            _ => self.scalar_number(),
        }
    }

    fn source(&mut self, lo: u32, halves: bool) {
        let n = if self.rng.u8(0..16) < 10 {
            256 + self.vgpr_number() + if halves { self.high() } else { 0 }
        } else {
            self.scalar_source()
        };
        self.set(lo, 9, n);
    }

    fn vector_source(&mut self, lo: u32) {
        let n = 256 + self.vgpr_number();
        self.set(lo, 9, n);
    }

    fn scalar(&mut self, lo: u32, width: u32) {
        let n = if width == 7 {
            self.scalar_number()
        } else {
            self.scalar_source()
        };
        self.set(lo, width, n);
    }

    /// The dword of a lane exchange.
    fn exchange(&mut self, lo: u32, dpp8: bool) {
        self.vgpr(lo);
        if dpp8 {
            return;
        }
        let gfx9 = [
            0x130,
            0x134,
            0x138,
            0x13c,
            0x142,
            0x143,
            0x150 + self.rng.u32(0..16),
        ];
        let gfx10 = [0x150, 0x160].map(|n| n + self.rng.u32(0..16));
        let ctrl = match self.rng.u8(0..8) {
            0 | 1 => self.rng.u32(0..256),
            2 => 0x101 + self.rng.u32(0..15),
            3 => 0x111 + self.rng.u32(0..15),
            4 => 0x121 + self.rng.u32(0..15),
            5 => 0x140 + self.rng.u32(0..2),
            _ if self.target.generation() == Generation::Gfx9 => gfx9[self.rng.usize(0..gfx9.len())],
            _ => gfx10[self.rng.usize(0..gfx10.len())],
        };
        self.set(lo + 8, 9, ctrl);
        if self.rng.bool() {
            self.set(lo + 24, 8, 0xff);
        }
    }
}

fn words(target: Target, pattern: &Pattern, shape: Shape, rng: &mut Rng) -> Vec<u32> {
    let mut bits = rng.u128(..);
    // Fewer set bits give plain instructions with few modifiers.
    for _ in 0..rng.u8(0..4) {
        bits &= rng.u128(..);
    }
    let free = match pattern.format {
        // The fields of the second operation.
        Format::Vopd => pattern.free,
        _ => pattern.free & !pattern.ignored,
    };
    let mut f = Fields {
        code: pattern.value | bits & free,
        free,
        shape,
        target,
        rng,
    };
    operands(&mut f, pattern);
    let literal = match f.rng.u8(0..3) {
        0 => f.rng.u32(..),
        1 => value(DataKind::F32, f.rng) as u32,
        _ => value(DataKind::PkF16, f.rng) as u32,
    };
    let code = f.code;
    (0..pattern.dwords)
        .map(|i| (code >> (32 * i)) as u32)
        .chain([literal])
        .collect()
}

fn operands(f: &mut Fields<'_>, pattern: &Pattern) {
    let last = 32 * (u32::from(pattern.dwords) - 1);
    let name = pattern.op.name();
    let dpp8 =
        matches!(pattern.value & 0x1ff, 0xe9 | 0xea) || matches!(pattern.value >> 32 & 0x1ff, 0xe9 | 0xea);
    let scalar_result =
        name.starts_with("v_cmp") || name.starts_with("v_readlane") || name.starts_with("v_s_");
    match pattern.format {
        Format::Sop1 => {
            f.scalar(16, 7);
            f.scalar(0, 8);
        }
        Format::Sop2 => {
            f.scalar(16, 7);
            f.scalar(0, 8);
            f.scalar(8, 8);
        }
        Format::Sopc => {
            f.scalar(0, 8);
            f.scalar(8, 8);
        }
        Format::Sopk => f.scalar(16, 7),
        Format::Vop1 | Format::Vop2 | Format::Vopc => {
            f.half(17);
            f.source(0, true);
            f.half(9);
            if name.starts_with("v_readfirstlane") {
                f.scalar(17, 7);
            }
        }
        Format::Vop1Sdwa | Format::Vop2Sdwa | Format::VopcSdwa => {
            f.vgpr(17);
            f.vgpr(9);
            f.vgpr(32);
            if f.get(55) {
                f.scalar(32, 7);
            }
            if f.get(63) {
                f.scalar(9, 7);
            }
            if pattern.format == Format::VopcSdwa {
                f.scalar(40, 7);
            }
        }
        Format::Vop1Dpp | Format::Vop2Dpp | Format::VopcDpp => {
            f.half(17);
            f.half(9);
            f.exchange(last, dpp8);
        }
        Format::Vop3
        | Format::Vop3b
        | Format::Vop3p
        | Format::Vop3Dpp
        | Format::Vop3bDpp
        | Format::Vop3pDpp => {
            if scalar_result {
                f.scalar(0, 7);
                f.set(7, 1, 0);
            } else {
                f.vgpr(0);
            }
            if matches!(pattern.format, Format::Vop3b | Format::Vop3bDpp) {
                f.scalar(8, 7);
            }
            for lo in [32, 41, 50] {
                f.source(lo, false);
            }
            if pattern.format != Format::Vop3
                && pattern.format != Format::Vop3b
                && pattern.format != Format::Vop3p
            {
                f.exchange(last, dpp8);
            }
        }
        Format::Vop3pMai => {
            f.vgpr(0);
            if name.starts_with("v_accvgpr_write") {
                f.source(32, false);
            } else {
                f.vector_source(32);
            }
            f.vector_source(41);
            f.source(50, false);
        }
        Format::Vop3px => {
            f.vgpr(64);
            f.vector_source(96);
            f.vector_source(105);
            f.source(114, false);
            f.vector_source(32);
            f.vector_source(41);
        }
        Format::Vopd => {
            let second = f.rng.u32(0..SECONDS);
            f.set(SECOND, 5, second);
            f.source(0, false);
            f.vgpr(9);
            f.source(32, false);
            if second == MOVE {
                f.set(41, 8, 0);
            } else {
                f.vgpr(41);
            }
            f.vgpr(56);
            let n = f.vgpr_number() >> 1;
            f.set(49, 7, n);
        }
        Format::Ds => {
            for lo in [32, 40, 48, 56] {
                f.vgpr(lo);
            }
        }
        Format::Flat | Format::Global | Format::Scratch | Format::Mubuf | Format::Mtbuf
            if pattern.dwords == 3 =>
        {
            for lo in [32, 55, 64] {
                f.vgpr(lo);
            }
            f.scalar(0, 7);
            f.scalar(41, 7);
        }
        Format::Flat | Format::Global | Format::Scratch => {
            for lo in [32, 40, 56] {
                f.vgpr(lo);
            }
            f.scalar(48, 7);
        }
        Format::Mubuf | Format::Mtbuf => {
            f.vgpr(32);
            f.vgpr(40);
            let n = f.rng.u32(0..SGPRS as u32 / 4);
            f.set(48, 5, n);
            f.scalar(56, 8);
        }
        Format::Smem => {
            let n = f.rng.u32(0..SGPRS as u32 / 2);
            f.set(0, 6, n);
            f.scalar(6, 7);
            f.scalar(57, 7);
        }
        _ => {}
    }
}

/// Whether a program may have the instruction, and the state what it names.
fn is_legal(inst: &Inst, wave: WaveSize, shape: Shape) -> bool {
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
        && halves_of_registers(inst)
        && relative(inst)
        && halves(inst)
        && apart(inst)
        && !(inst.op.name().starts_with("global_load_tr") && wave == WaveSize::Wave64)
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

/// The documents do not say what the high half of a constant is outside packed math.
fn halves_of_registers(inst: &Inst) -> bool {
    let packed = matches!(inst.format, Format::Vop3p | Format::Vop3pDpp);
    let constant = |operand| matches!(operand, Operand::Int(_) | Operand::Float(_) | Operand::Literal(_));
    packed || (0..3).all(|i| inst.op_sel >> i & 1 == 0 || !constant(inst.src[i]))
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

/// The registers of a matrix operation do not overlap but for a result in place of C.
fn apart(inst: &Inst) -> bool {
    let name = inst.op.name();
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

const F32: [u32; 22] = [
    0,
    0x8000_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x0000_0001,
    0x8000_0001,
    0x007f_ffff,
    0x0040_0000,
    0x0080_0000,
    0x8080_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffc1_2345,
    0x7f80_0001,
    0xffa5_5aa5,
    0x3f7f_ffff,
    0x4f00_0000,
    0xcf00_0000,
    0x4f80_0000,
];

const F64: [u64; 18] = [
    0,
    1 << 63,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    1,
    0x8000_0000_0000_0001,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0xfff8_1234_5678_9abc,
    0x7ff0_0000_0000_0001,
    0xfff5_5555_5555_5555,
    0x41e0_0000_0000_0000,
    0x3810_0000_0000_0000,
];

const F16: [u16; 20] = [
    0, 0x8000, 0x3c00, 0xbc00, 0x0001, 0x8001, 0x03ff, 0x0200, 0x0400, 0x8400, 0x7bff, 0xfbff, 0x7c00,
    0xfc00, 0x7e00, 0xfe12, 0x7c01, 0xfd55, 0x3bff, 0x7800,
];

const INT: [u64; 12] = [
    0,
    1,
    2,
    u64::MAX,
    0x7fff_ffff_7fff_ffff,
    0x8000_0000_8000_0000,
    0x7fff_7fff_7fff_7fff,
    0x8000_8000_8000_8000,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0x0000_0001_0000_0000,
    0xffff,
];

/// A value of a kind: special ones, ones of ordinary size, and any bits.
pub fn value(kind: DataKind, rng: &mut Rng) -> u64 {
    let which = rng.u8(0..8);
    let half = |rng: &mut Rng| -> u64 {
        u64::from(match rng.u8(0..8) {
            0..=2 => F16[rng.usize(0..F16.len())],
            3 | 4 => rng.u16(..) & 0x83ff | rng.u16(10..20) << 10,
            _ => rng.u16(..),
        })
    };
    match kind {
        DataKind::F32 if which < 3 => F32[rng.usize(0..F32.len())].into(),
        DataKind::F32 if which < 6 => (rng.u32(..) & 0x807f_ffff | rng.u32(112..142) << 23).into(),
        DataKind::F64 if which < 3 => F64[rng.usize(0..F64.len())],
        DataKind::F64 if which < 6 => rng.u64(..) & 0x800f_ffff_ffff_ffff | rng.u64(1003..1043) << 52,
        DataKind::F16 => half(rng) | rng.u64(..) << 16,
        DataKind::PkF16 => half(rng) | half(rng) << 16 | rng.u64(..) << 32,
        DataKind::Bf16 | DataKind::PkBf16 => {
            value(DataKind::F32, rng) >> 16 & 0xffff
                | value(DataKind::F32, rng) & 0xffff_0000
                | rng.u64(..) << 32
        }
        DataKind::PkF32 => value(DataKind::F32, rng) & 0xffff_ffff | value(DataKind::F32, rng) << 32,
        DataKind::F32 | DataKind::F64 | DataKind::F8F6F4 => rng.u64(..),
        _ => match which {
            0 | 1 => INT[rng.usize(0..INT.len())],
            2 => rng.u64(0..70),
            3 => rng.u64(0..70).wrapping_neg(),
            4 => rng.u64(..) & rng.u64(..) & rng.u64(..),
            _ => rng.u64(..),
        },
    }
}

/// MODE: every rounding and denormal handling, most often the usual one.
pub fn mode(target: Target, rng: &mut Rng) -> Mode {
    let usual = 0x3f0;
    let value = if rng.u8(0..3) == 0 { usual } else { rng.u32(..) };
    Mode(value & Mode::bits(target.generation()))
}

/// Fills a state: any bits, in the sources of the instruction values of their kinds.
pub fn state(inst: &Inst, state: &mut State, rng: &mut Rng) {
    for v in &mut state.sgpr {
        *v = value(DataKind::B32, rng) as u32;
    }
    for row in state.vgpr.iter_mut().chain(&mut state.agpr) {
        for v in row.iter_mut() {
            *v = rng.u32(..);
        }
    }
    let lanes = u64::MAX >> (64 - state.lanes());
    state.exec = lanes
        & match rng.u8(0..8) {
            0..=3 => u64::MAX,
            4 => 0xffff_ffff,
            5 => 1 << rng.u32(0..64),
            6 => rng.u64(..),
            _ => rng.u64(..) & rng.u64(..),
        };
    state.vcc = rng.u64(..);
    state.scc = rng.bool();
    state.m0 = value(DataKind::B32, rng) as u32;
    state.mode = mode(state.target, rng);
    rng.fill(&mut state.lds);
    rng.fill(&mut state.memory);
    let second = inst.second.into_iter().flat_map(|second| {
        second
            .src
            .into_iter()
            .zip(second.src_type)
            .chain([(second.dst, second.dst_type)])
    });
    let sources = inst.src.into_iter().zip(inst.src_type);
    let all: Vec<_> = sources.chain([(inst.dst, inst.dst_type)]).chain(second).collect();
    for (operand, kind) in all {
        source(operand, kind, state, rng);
    }
}

fn source(operand: Operand, kind: OperandType, state: &mut State, rng: &mut Rng) {
    let width = match kind.kind {
        DataKind::F64 | DataKind::B64 | DataKind::I64 | DataKind::U64 | DataKind::PkF32 | DataKind::PkB32 => {
            2
        }
        _ => 1,
    };
    for first in (0..usize::from(kind.dwords)).step_by(width) {
        match operand {
            Operand::Vgpr(n) | Operand::Agpr(n) => {
                let rows = if matches!(operand, Operand::Vgpr(_)) {
                    &mut state.vgpr
                } else {
                    &mut state.agpr
                };
                for lane in 0..64 {
                    let v = value(kind.kind, rng);
                    for i in 0..width {
                        if let Some(row) = rows.get_mut(usize::from(n) + first + i) {
                            row[lane] = (v >> (32 * i)) as u32;
                        }
                    }
                }
            }
            Operand::Sgpr(n) => {
                let v = value(kind.kind, rng);
                for i in 0..width {
                    if let Some(s) = state.sgpr.get_mut(usize::from(n) + first + i) {
                        *s = (v >> (32 * i)) as u32;
                    }
                }
            }
            Operand::Special(SpecialReg::VccLo) => state.vcc = value(kind.kind, rng),
            _ => {}
        }
    }
}
