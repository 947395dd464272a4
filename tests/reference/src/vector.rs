//! What vector instructions have in common: operands and their modifiers, lane exchange, results.

use outcrop_isa::{
    DataKind, Dpp, Format as Encoding, Generation, Inst, Operand, OperandType, SpecialReg, Target, WaveSize,
};

use crate::softfloat::{self, Fp};
use crate::state::{Format, Mode, State, Tolerance};

/// What an operation sees of its lane, beside its sources.
#[derive(Clone, Copy)]
pub struct Lane<'a> {
    /// Instruction set.
    pub target: Target,
    /// The instruction.
    pub inst: &'a Inst,
    /// MODE.
    pub mode: Mode,
    /// Number of the lane.
    pub lane: usize,
    /// The destination before, of 16 bits the half that is written.
    pub old: u64,
    /// The lane's bit of the mask that is the last source, or of VCC.
    pub carry: bool,
}

impl Lane<'_> {
    /// The generation of the instruction set.
    #[must_use]
    pub const fn generation(&self) -> Generation {
        self.target.generation()
    }
}

/// What an operation does with the values of its sources.
#[derive(Clone, Copy)]
pub enum Run {
    /// A result.
    Value(fn(&Lane<'_>, [u64; 3]) -> u64),
    /// A result within some codes of the format.
    Near(Format, fn(&Lane<'_>, [u64; 3]) -> (u64, u64)),
    /// A result and the lane's bit of a mask.
    Carry(fn(&Lane<'_>, [u64; 3]) -> (u64, bool)),
    /// The lane's bit of a mask.
    Compare(fn(&Lane<'_>, [u64; 3]) -> bool),
    /// Something else: reads the first state and writes the second.
    Wave(fn(&Inst, &State, &mut State)),
}

/// How an operation treats denormals.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Denormals {
    /// As bits: neither sources nor results are flushed.
    Bits,
    /// Sources and results obey MODE.
    Mode,
    /// Sources and results are always flushed.
    Flush,
    /// Sources obey MODE, the result is a number of the format or has been flushed.
    Sources,
}

/// An operation of one lane.
#[derive(Clone, Copy)]
pub struct Operation {
    /// What it does.
    pub run: Run,
    /// Denormals.
    pub denormals: Denormals,
}

impl Operation {
    /// An operation on bits.
    #[must_use]
    pub const fn bits(run: Run) -> Self {
        Self {
            run,
            denormals: Denormals::Bits,
        }
    }

    /// Arithmetic on floats.
    #[must_use]
    pub const fn float(run: Run) -> Self {
        Self {
            run,
            denormals: Denormals::Mode,
        }
    }
}

/// A scalar operand's dword.
#[must_use]
pub fn scalar_dword(state: &State, operand: Operand, dword: usize) -> u32 {
    let wide = |v: u64, high: usize| v.checked_shr(32 * (dword + high) as u32).unwrap_or(0) as u32;
    match operand {
        Operand::Sgpr(n) => state.sgpr.get(usize::from(n) + dword).copied().unwrap_or(0),
        Operand::Special(SpecialReg::VccLo) => wide(state.vcc, 0),
        Operand::Special(SpecialReg::VccHi) => wide(state.vcc, 1),
        Operand::Special(SpecialReg::ExecLo) => wide(state.exec, 0),
        Operand::Special(SpecialReg::ExecHi) => wide(state.exec, 1),
        Operand::Special(SpecialReg::M0) => state.m0,
        Operand::Special(SpecialReg::Scc) if dword == 0 => u32::from(state.scc),
        Operand::Special(SpecialReg::Vccz) if dword == 0 => u32::from(lanes_of(state, state.vcc) == 0),
        Operand::Special(SpecialReg::Execz) if dword == 0 => u32::from(state.exec == 0),
        _ => 0,
    }
}

fn lanes_of(state: &State, mask: u64) -> u64 {
    mask & u64::MAX >> (64 - state.lanes())
}

/// Writes a dword of a scalar register.
pub fn set_scalar_dword(state: &mut State, operand: Operand, dword: usize, v: u32) {
    let set = |wide: &mut u64, high: usize| {
        let shift = 32 * (dword + high);
        *wide = *wide & !(0xffff_ffff << shift) | u64::from(v) << shift;
    };
    match operand {
        Operand::Sgpr(n) => state.sgpr[usize::from(n) + dword] = v,
        Operand::Special(SpecialReg::VccLo) => set(&mut state.vcc, 0),
        Operand::Special(SpecialReg::VccHi) => set(&mut state.vcc, 1),
        Operand::Special(SpecialReg::ExecLo) if dword == 0 || state.wave == WaveSize::Wave64 => {
            set(&mut state.exec, 0);
        }
        Operand::Special(SpecialReg::ExecHi) if state.wave == WaveSize::Wave64 => set(&mut state.exec, 1),
        Operand::Special(SpecialReg::M0) => state.m0 = v,
        _ => {}
    }
}

/// A mask of lanes in a scalar register or pair.
#[must_use]
pub fn mask(state: &State, operand: Operand) -> u64 {
    let low = u64::from(scalar_dword(state, operand, 0));
    match state.wave {
        WaveSize::Wave32 => low,
        WaveSize::Wave64 => low | u64::from(scalar_dword(state, operand, 1)) << 32,
    }
}

/// Writes a mask of lanes.
pub fn set_mask(state: &mut State, operand: Operand, mask: u64) {
    set_scalar_dword(state, operand, 0, mask as u32);
    if state.wave == WaveSize::Wave64 {
        set_scalar_dword(state, operand, 1, (mask >> 32) as u32);
    }
}

/// Bits of one value of a kind.
#[must_use]
pub const fn width(kind: OperandType) -> u32 {
    match kind.kind {
        DataKind::B16 | DataKind::I16 | DataKind::U16 | DataKind::F16 | DataKind::Bf16 => 16,
        _ => match kind.dwords {
            0 | 1 => 32,
            _ => 64,
        },
    }
}

/// The value of a constant operand.
///
/// Integers are sign extended. A float constant takes the operand's format: binary16 in the low half of 16-bit and packed
/// operands, binary64 in 64 bits. A literal is the high half of an f64 and is sign extended to a signed integer.
#[must_use]
pub fn constant(operand: Operand, kind: OperandType) -> Option<u64> {
    let bits = width(kind);
    let low = |v: u64| if bits == 64 { v } else { v & ((1 << bits) - 1) };
    Some(match operand {
        Operand::Int(v) if matches!(kind.kind, DataKind::PkF32 | DataKind::PkB32) => {
            u64::from(v as u32) << 32 | u64::from(v as u32)
        }
        Operand::Int(v) => low(i64::from(v) as u64),
        Operand::Float(f) => match kind.kind {
            DataKind::F16 | DataKind::PkF16 | DataKind::B16 | DataKind::I16 | DataKind::U16 => {
                f.f16_bits().into()
            }
            DataKind::Bf16 | DataKind::PkBf16 => (f.f32_bits() >> 16).into(),
            DataKind::PkF32 | DataKind::PkB32 => u64::from(f.f32_bits()) << 32 | u64::from(f.f32_bits()),
            _ if bits == 64 => f.f64_bits(),
            _ => f.f32_bits().into(),
        },
        Operand::Literal(v) => match kind.kind {
            DataKind::F64 => u64::from(v) << 32,
            DataKind::I64 => i64::from(v as i32) as u64,
            DataKind::PkF32 | DataKind::PkB32 => u64::from(v) << 32 | u64::from(v),
            _ => low(v.into()),
        },
        _ => return None,
    })
}

/// The register operand's bits in a lane: up to two dwords.
#[must_use]
pub fn register(state: &State, operand: Operand, dwords: u8, lane: usize) -> u64 {
    let dword = |i: usize| match operand {
        Operand::Vgpr(n) => state.vgpr[usize::from(n) + i][lane],
        Operand::Agpr(n) => state.agpr[usize::from(n) + i][lane],
        _ => scalar_dword(state, operand, i),
    };
    let low = u64::from(dword(0));
    if dwords > 1 {
        low | u64::from(dword(1)) << 32
    } else {
        low
    }
}

/// Where a lane reads source 0 from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Lane(usize),
    Zero,
    /// The lane is not written.
    Nowhere,
}

/// The lane that source 0 is read from, none for zero; none at all if the lane is not written.
#[must_use]
pub fn source_lane(inst: &Inst, state: &State, lane: usize) -> Option<Option<usize>> {
    match exchange(inst, state, lane) {
        Source::Nowhere => None,
        Source::Lane(from) => Some(Some(from)),
        Source::Zero => Some(None),
    }
}

/// Source 0 with its modifiers where lane exchange gives a zero.
#[must_use]
pub fn zero_source(inst: &Inst, state: &State, lane: usize) -> u64 {
    let mut zeros = state.clone();
    if let Operand::Vgpr(n) = inst.src[0] {
        for row in zeros.vgpr.iter_mut().skip(n.into()).take(2) {
            row[lane] = 0;
        }
    }
    source(inst, &zeros, 0, lane)
}

/// An f32 result with the modifiers of its instruction, denormals as MODE says.
#[must_use]
pub fn finish_single(inst: &Inst, state: &State, lane: usize, v: u64) -> u64 {
    let l = Lane {
        target: state.target,
        inst,
        mode: state.mode,
        lane,
        old: 0,
        carry: false,
    };
    finish(&l, Format::F32, v, Denormals::Mode)
}

fn exchange(inst: &Inst, state: &State, lane: usize) -> Source {
    if let Some(dpp) = inst.dpp8 {
        let from = lane & !7 | usize::from(dpp.lanes[lane & 7]);
        return if dpp.fi || state.exec >> from & 1 != 0 {
            Source::Lane(from)
        } else {
            Source::Zero
        };
    }
    let Some(dpp) = inst.dpp else {
        return Source::Lane(lane);
    };
    let row = dpp.row_mask >> (lane / 16) & 1 != 0;
    let bank = dpp.bank_mask >> (lane / 4 % 4) & 1 != 0;
    if !row || !bank {
        return Source::Nowhere;
    }
    let from = dpp_lane(dpp, lane).filter(|from| *from < state.lanes());
    match from.filter(|from| dpp.fi || state.exec >> from & 1 != 0) {
        Some(from) => Source::Lane(from),
        None if dpp.bound_ctrl => Source::Zero,
        None => Source::Nowhere,
    }
}

/// The lane that `dpp_ctrl` names, if it is within the row or the wave.
fn dpp_lane(dpp: Dpp, lane: usize) -> Option<usize> {
    let (row, at) = (lane & !15, lane & 15);
    let n = usize::from(dpp.ctrl & 15);
    match dpp.ctrl {
        0..=0xff => Some(lane & !3 | usize::from(dpp.ctrl >> (2 * (lane & 3)) & 3)),
        0x101..=0x10f => (at + n < 16).then_some(lane + n),
        0x111..=0x11f => (at >= n).then(|| lane - n),
        0x121..=0x12f => Some(row | (at + 16 - n) & 15),
        0x130 => (lane < 63).then_some(lane + 1),
        0x134 => Some((lane + 1) & 63),
        0x138 => lane.checked_sub(1),
        0x13c => Some((lane + 63) & 63),
        0x140 => Some(row | (15 - at)),
        0x141 => Some(row | at & 8 | (7 - (at & 7))),
        0x142 => row.checked_sub(1),
        0x143 => (lane >= 32).then_some(31),
        0x150..=0x15f => Some(row | n),
        0x160..=0x16f => Some(row | at ^ n),
        _ => None,
    }
}

/// Shift and width of an SDWA selection.
const fn selection(sel: u8) -> (u32, u32) {
    match sel {
        0..=3 => (8 * sel as u32, 8),
        4 => (0, 16),
        5 => (16, 16),
        _ => (0, 32),
    }
}

/// The value of source `i` in a lane with its modifiers, read from lane `from`.
#[must_use]
pub fn source(inst: &Inst, state: &State, i: usize, from: usize) -> u64 {
    let (operand, kind) = (inst.src[i], inst.src_type[i]);
    let bits = width(kind);
    let mut v = match constant(operand, kind) {
        Some(v) => v,
        None => {
            let mut v = register(state, operand, kind.dwords, from);
            // gfx950 has the bit for a shift count of 32 bits too; gfx12's is of 16.
            let count = i == 2 && inst.op.name().starts_with("v_align");
            if inst.op_sel >> i & 1 != 0 && (bits == 16 || inst.halves >> i & 1 != 0 || count) {
                v >>= 16;
            }
            v
        }
    };
    if let Some(sdwa) = inst.sdwa.filter(|_| i < 2) {
        let (shift, bits) = selection(sdwa.src_sel[i]);
        let field = v >> shift & ((1 << bits) - 1);
        let sign = sdwa.sext >> i & 1 != 0 && field >> (bits - 1) & 1 != 0;
        v = if sign { field | u64::MAX << bits } else { field } & 0xffff_ffff;
    }
    if bits < 64 {
        v &= (1 << bits) - 1;
    }
    if is_integer(kind.kind) {
        return v;
    }
    if inst.abs >> i & 1 != 0 {
        v &= !(1 << (bits - 1));
    }
    if inst.neg >> i & 1 != 0 {
        v ^= 1 << (bits - 1);
    }
    v
}

/// Whether negation and absolute value mean nothing to the kind.
const fn is_integer(kind: DataKind) -> bool {
    matches!(
        kind,
        DataKind::I16 | DataKind::U16 | DataKind::I32 | DataKind::U32 | DataKind::I64 | DataKind::U64
    )
}

/// The format of a kind, if it is one of the vector unit's floats.
#[must_use]
pub const fn format(kind: DataKind) -> Option<Format> {
    match kind {
        DataKind::F16 => Some(Format::F16),
        DataKind::F32 => Some(Format::F32),
        DataKind::F64 => Some(Format::F64),
        DataKind::Bf16 => Some(Format::Bf16),
        _ => None,
    }
}

/// Zero of the same sign for a denormal.
#[must_use]
pub fn flush(format: Format, v: u64) -> u64 {
    let fp = Fp::of(format);
    if fp.is_denormal(v) { v & fp.sign() } else { v }
}

/// Whether MODE has denormal sources of the format read as zero.
#[must_use]
pub fn flushes_in(mode: Mode, format: Format) -> bool {
    match format {
        Format::F32 => mode.flushes_in32(),
        Format::F16 | Format::F64 => mode.flushes_in64(),
        Format::Bf16 => false,
    }
}

/// Whether MODE makes denormal results of the format zero.
#[must_use]
pub fn flushes_out(mode: Mode, format: Format) -> bool {
    match format {
        Format::F32 => mode.flushes_out32(),
        Format::F16 | Format::F64 => mode.flushes_out64(),
        Format::Bf16 => false,
    }
}

/// The result of arithmetic with output scale, clamp and flushing.
#[must_use]
pub fn finish(l: &Lane<'_>, format: Format, mut v: u64, denormals: Denormals) -> u64 {
    let fp = Fp::of(format);
    let flushes = match denormals {
        Denormals::Mode => flushes_out(l.mode, format),
        Denormals::Flush => true,
        Denormals::Bits | Denormals::Sources => false,
    };
    // The scale is for neither IEEE mode nor denormal results.
    let scales =
        flushes_out(l.mode, format) && (l.generation() == Generation::Gfx12 || !l.mode.ieee(l.generation()));
    if l.inst.omod != 0 && scales && !fp.is_nan(v) {
        let n = [0, 1, 2, -1][usize::from(l.inst.omod & 3)];
        v = softfloat::scale(format, v, n, rustc_apfloat::Round::NearestTiesToEven);
        if v == fp.sign() {
            v = 0;
        }
    }
    if flushes {
        v = flush(format, v);
    }
    if l.inst.clamp {
        v = softfloat::clamp(format, v, l.mode.dx10_clamp(l.generation()));
    }
    v
}

/// Operations that keep the half of a register that a 16-bit result leaves on GFX9, where most clear it.
fn keeps_half_on_gfx9(name: &str) -> bool {
    matches!(
        name,
        "v_mac_f16"
            | "v_madak_f16"
            | "v_madmk_f16"
            | "v_fmac_f16"
            | "v_mad_f16"
            | "v_fma_f16"
            | "v_mad_u16"
            | "v_mad_i16"
            | "v_div_fixup_f16"
    )
}

/// The register's dword after a result of 16 or 32 bits.
fn merged(inst: &Inst, old: u32, v: u32) -> u32 {
    if let Some(sdwa) = inst.sdwa {
        let (shift, bits) = selection(sdwa.dst_sel);
        if bits == 32 {
            return v;
        }
        let field = ((1u32 << bits) - 1) << shift;
        let part = v << shift & field;
        return match sdwa.dst_unused {
            0 => part,
            1 if v >> (bits - 1) & 1 != 0 => part | !(field | ((1 << shift) - 1)),
            1 => part,
            _ => part | old & !field,
        };
    }
    // Two bytes that the tables have as 32 bits.
    let bytes = match inst.op.name() {
        "v_ashr_pk_i8_i32" | "v_ashr_pk_u8_i32" => inst.op_sel & 8 != 0,
        "v_sat_pk_u8_i16" => inst.target.generation() >= Generation::Gfx11,
        _ => false,
    };
    if width(inst.dst_type) != 16 && inst.halves & 8 == 0 && !bytes {
        return v;
    }
    if inst.op_sel & 8 != 0 {
        return old & 0xffff | v << 16;
    }
    let gfx9 = inst.target.generation() == Generation::Gfx9;
    if gfx9 && !keeps_half_on_gfx9(inst.op.name()) {
        v & 0xffff
    } else {
        old & 0xffff_0000 | v & 0xffff
    }
}

/// Writes the result of a lane.
pub fn write(inst: &Inst, state: &mut State, lane: usize, v: u64) {
    let dwords = usize::from(inst.dst_type.dwords.max(1));
    let rows = match inst.dst {
        Operand::Vgpr(n) => state.vgpr.get_mut(usize::from(n)..usize::from(n) + dwords),
        Operand::Agpr(n) => state.agpr.get_mut(usize::from(n)..usize::from(n) + dwords),
        _ => None,
    };
    let Some(rows) = rows else { return };
    if dwords == 1 {
        rows[0][lane] = merged(inst, rows[0][lane], v as u32);
    } else {
        for (i, row) in rows.iter_mut().enumerate().take(2) {
            row[lane] = (v >> (32 * i)) as u32;
        }
    }
}

/// Executes an operation: sources from `before`, results to `after`.
pub fn apply(operation: Operation, inst: &Inst, before: &State, after: &mut State) {
    if let Run::Wave(run) = operation.run {
        return run(inst, before, after);
    }
    let mut bits = 0u64;
    let fmas = inst.op.name().starts_with("v_div_fmas");
    let carry_in = match inst.src.iter().zip(inst.src_type).nth(2) {
        Some((operand @ (Operand::Sgpr(_) | Operand::Special(_)), _)) if !fmas => mask(before, *operand),
        _ => before.vcc,
    };
    for lane in before.active() {
        let from = match exchange(inst, before, lane) {
            Source::Nowhere => continue,
            Source::Lane(from) => Some(from),
            Source::Zero => None,
        };
        let mut sources = [0; 3];
        for (i, v) in sources.iter_mut().enumerate() {
            if inst.src[i].is_none() {
                continue;
            }
            *v = match (i, from) {
                (0, Some(from)) => source(inst, before, 0, from),
                (0, None) => zero_source(inst, before, lane),
                _ => source(inst, before, i, lane),
            };
            if let Some(format) = format(inst.src_type[i].kind) {
                *v = flushed_source(operation.denormals, before.mode, format, *v);
            }
        }
        let old = register(before, inst.dst, inst.dst_type.dwords, lane);
        let old = if width(inst.dst_type) == 16 {
            old >> (16 * u32::from(inst.op_sel >> 3 & 1)) & 0xffff
        } else {
            old
        };
        let old = match format(inst.dst_type.kind) {
            Some(format) => flushed_source(operation.denormals, before.mode, format, old),
            None => old,
        };
        let l = Lane {
            target: before.target,
            inst,
            mode: before.mode,
            lane,
            old,
            carry: carry_in >> lane & 1 != 0,
        };
        let v = match operation.run {
            Run::Value(run) => run(&l, sources),
            Run::Near(format, run) => {
                let (v, codes) = run(&l, sources);
                if let (true, Operand::Vgpr(vgpr)) = (codes != 0, inst.dst) {
                    after.tolerances.push(Tolerance {
                        vgpr,
                        lane: lane as u8,
                        format,
                        high: inst.op_sel & 8 != 0 || inst.sdwa.is_some_and(|s| s.dst_sel == 5),
                        codes,
                    });
                }
                v
            }
            Run::Carry(run) => {
                let (v, bit) = run(&l, sources);
                bits |= u64::from(bit) << lane;
                v
            }
            Run::Compare(run) => {
                bits |= u64::from(run(&l, sources)) << lane;
                continue;
            }
            Run::Wave(_) => continue,
        };
        let v = match format(inst.dst_type.kind) {
            Some(format) if operation.denormals != Denormals::Bits => {
                finish(&l, format, v, operation.denormals)
            }
            _ => v,
        };
        write(inst, after, lane, v);
    }
    if matches!(operation.run, Run::Compare(_) | Run::Carry(_)) {
        set_mask(after, inst.sdst, bits);
        if inst.op.name().starts_with("v_cmpx") {
            after.exec = bits;
        }
    }
}

fn flushed_source(denormals: Denormals, mode: Mode, format: Format, v: u64) -> u64 {
    let flushes = match denormals {
        Denormals::Bits => false,
        Denormals::Mode | Denormals::Sources => flushes_in(mode, format),
        Denormals::Flush => true,
    };
    if flushes { flush(format, v) } else { v }
}

/// Whether the encoding is one of vector instructions.
#[must_use]
pub const fn is_vector(format: Encoding) -> bool {
    matches!(
        format,
        Encoding::Vop1
            | Encoding::Vop2
            | Encoding::Vopc
            | Encoding::Vop3
            | Encoding::Vop3b
            | Encoding::Vop3p
            | Encoding::Vop3pMai
            | Encoding::Vop1Sdwa
            | Encoding::Vop2Sdwa
            | Encoding::VopcSdwa
            | Encoding::Vop1Dpp
            | Encoding::Vop2Dpp
            | Encoding::VopcDpp
            | Encoding::Vop3Dpp
            | Encoding::Vop3bDpp
            | Encoding::Vop3pDpp
            | Encoding::Vopd
    )
}
