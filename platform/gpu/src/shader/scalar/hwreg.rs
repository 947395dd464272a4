//! Hardware registers: `s_getreg` and `s_setreg`.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Generation, Op as Isa, Target};

use super::smem::CYCLES_OF_TICK;
use crate::shader::control;
use crate::shader::dispatch::descriptor::Descriptor;
use crate::shader::dispatch::registers::lds_granule;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::wave::{Op, TARGETS, Wave, after, sreg};

/// A register that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
enum Register {
    Mode,
    Status,
    /// `STATUS` of gfx12, without SCC.
    StatusPublic,
    /// `STATE_PRIV`, which has SCC.
    StatePriv,
    /// Always 0 here: exception flags, instruction buffers, trap handler addresses, counters of what is under way,
    /// samples of the profiler, dynamically allocated registers.
    Zero,
    HwId,
    HwId1,
    HwId2,
    GprAlloc,
    LdsAlloc,
    MemBases,
    XccId,
    ScratchLow,
    ScratchHigh,
    Cycles,
    CyclesLow,
    CyclesHigh,
}

impl Register {
    const ALL: [Self; 17] = [
        Self::Mode,
        Self::Status,
        Self::StatusPublic,
        Self::StatePriv,
        Self::Zero,
        Self::HwId,
        Self::HwId1,
        Self::HwId2,
        Self::GprAlloc,
        Self::LdsAlloc,
        Self::MemBases,
        Self::XccId,
        Self::ScratchLow,
        Self::ScratchHigh,
        Self::Cycles,
        Self::CyclesLow,
        Self::CyclesHigh,
    ];

    /// The register with a number (LLVM, `SIDefines.h`, `Hwreg`).
    fn numbered(target: Target, id: u32) -> Option<Self> {
        use Generation::{Gfx9, Gfx10, Gfx11, Gfx12};
        Some(match (target.generation(), id) {
            (_, 1) => Self::Mode,
            (Gfx12, 2) => Self::StatusPublic,
            (_, 2) => Self::Status,
            (Gfx9 | Gfx10 | Gfx11, 3) => Self::Zero,
            (Gfx9, 4) => Self::HwId,
            (Gfx12, 4) => Self::StatePriv,
            (_, 5) => Self::GprAlloc,
            (_, 6) => Self::LdsAlloc,
            (_, 7) => Self::Zero,
            (Gfx9 | Gfx10 | Gfx11, 15) => Self::MemBases,
            (Gfx9, 16..=19) | (Gfx10, 16..=19 | 25) | (Gfx11, 18 | 19 | 27) => Self::Zero,
            (Gfx12, 10..=12 | 15..=19 | 31 | 32) => Self::Zero,
            (Gfx9, _) if target == Target::Gfx90a => return None,
            (Gfx9, 20) => Self::XccId,
            (Gfx9, 21..=24) => Self::Zero,
            (Gfx10 | Gfx11 | Gfx12, 20) => Self::ScratchLow,
            (Gfx10 | Gfx11 | Gfx12, 21) => Self::ScratchHigh,
            (Gfx10 | Gfx11 | Gfx12, 23) => Self::HwId1,
            (Gfx10 | Gfx11 | Gfx12, 24) => Self::HwId2,
            (Gfx10 | Gfx11, 29) => Self::Cycles,
            (Gfx12, 29) => Self::CyclesLow,
            (Gfx12, 30) => Self::CyclesHigh,
            _ => return None,
        })
    }
}

/// Bits of MODE that decide how operations are lowered.
const LOWERED_MODE: u32 = 0x3ff | FP16_OVFL | INDEXING | VECTOR_SKIP;

/// `VSKIP` of MODE, gfx9: vector and vector memory instructions do nothing.
pub(crate) const VECTOR_SKIP: u32 = 1 << 28;

/// The MODE bit with which what overflows binary16 or an 8-bit float becomes the largest number.
pub(crate) const FP16_OVFL: u32 = 1 << 23;

/// `GPR_IDX_EN` of MODE, gfx9.
pub(crate) const INDEXING: u32 = 1 << 27;

/// The operands that VGPR indexing applies to, in M0.
pub(crate) const INDEXED: u32 = 0xf000;

/// What the wave's code is to be lowered for: bits of MODE and, while VGPR indexing is on, bits 15:12 of M0, which tell the
/// indexed operands, in their place.
///
/// # Safety
/// The wave is set up.
unsafe fn lowered_for(w: &Wave) -> u32 {
    // SAFETY: the program outlives the wave's use of it; M0 exists.
    let (generation, m0) = unsafe { ((*w.program).target.generation(), w.s32(sreg::M0)) };
    let mode = w.mode & LOWERED_MODE;
    match generation {
        Generation::Gfx9 if mode & INDEXING != 0 => mode | m0 & INDEXED,
        Generation::Gfx9 => mode,
        // The bits are other ones.
        _ => mode & !(INDEXING | VECTOR_SKIP),
    }
}

/// The operands that VGPR indexing applies to where code is lowered for `mode`: bits 2:0 the sources, bit 3 the destination;
/// nothing while it is off.
pub(crate) fn indexed_operands(mode: u32) -> Option<u32> {
    (mode & INDEXING != 0).then_some((mode & INDEXED) >> INDEXED.trailing_zeros())
}

/// What a wave has of registers, less one of the units that each field counts in (Linux, `cwsr_trap_handler_gfx9.asm`,
/// `_gfx10` and `_gfx12`).
fn gpr_alloc(descriptor: &Descriptor) -> u32 {
    let count = |registers: u32, unit: u32| (registers / unit).saturating_sub(1);
    let all = descriptor.registers();
    match descriptor.target.generation() {
        Generation::Gfx9 => count(all, 8) << 6 | count(descriptor.accum_offset(), 4) << 12,
        Generation::Gfx10 => count(all, 4) << 8,
        _ => count(all, 4) << 12,
    }
}

/// What a workgroup has of LDS, in 64 dwords, in 128 from gfx12 on (ibid.); as far as its nine bits go.
fn lds_alloc(target: Target, bytes: u32) -> u32 {
    let unit = match target.generation() {
        Generation::Gfx12 => 512,
        _ => 256,
    };
    (bytes.next_multiple_of(lds_granule(target)) / unit).min(0x1ff) << 12
}

/// The value of a register.
///
/// # Safety
/// The wave is set up.
unsafe fn read(w: &Wave, register: Register) -> u32 {
    // SAFETY: `shared` outlives the wave; the scalars exist.
    unsafe {
        let shared = &*w.shared;
        // EXECZ, VCCZ, and that the wave is valid.
        let status = || {
            let vcc = w.mask(sreg::VCC);
            u32::from(w.exec() == 0) << 9 | u32::from(vcc == 0) << 10 | 1 << 16
        };
        let cycles = || {
            shared
                .launch
                .clock
                .ticks()
                .wrapping_mul(u64::from(CYCLES_OF_TICK))
        };
        // Wave slots, SIMDs and compute units are counted from the workgroup's number so that they differ.
        let [x, y, z] = w.workgroup;
        let unit = x.wrapping_add(y).wrapping_add(z);
        match register {
            Register::Mode => w.mode,
            Register::Status => w.scc | status(),
            Register::StatusPublic => status(),
            Register::StatePriv => w.scc << 9,
            Register::Zero => 0,
            Register::HwId => w.id & 15 | (w.id & 3) << 4 | (unit & 15) << 8 | (unit >> 4 & 3) << 13,
            Register::HwId1 => w.id & 15 | (w.id & 3) << 8 | (unit & 7) << 10 | (unit >> 3 & 3) << 18,
            Register::HwId2 => (unit & 31) << 16,
            Register::GprAlloc => gpr_alloc(&shared.descriptor),
            Register::LdsAlloc => lds_alloc(shared.descriptor.target, w.lds_bytes),
            Register::MemBases => {
                (shared.launch.private_base >> 48) as u32 | ((shared.launch.shared_base >> 48) as u32) << 16
            }
            // Workgroups go round the accelerator dies in turn.
            Register::XccId => w.workgroup[0] % 8,
            Register::ScratchLow => w.flat_scratch() as u32,
            Register::ScratchHigh => (w.flat_scratch() >> 32) as u32,
            Register::Cycles => cycles() as u32 & 0xf_ffff,
            Register::CyclesLow => cycles() as u32,
            Register::CyclesHigh => (cycles() >> 32) as u32,
        }
    }
}

/// `s_setreg` of a half of FLAT_SCR, scalar `dst`: bits `c << b` from scalar `a`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn set_scratch(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let old = w.s32(o.dst);
        w.set_s32(o.dst, old & !(o.c << o.b) | (w.s32(o.a) & o.c) << o.b);
        after(op)
    }
}

/// `s_getreg_b32`: `imm` is the register, offset and size of the field.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn get(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names a scalar that exists.
    unsafe {
        let o = &*op;
        let register = Register::ALL.get(o.a as usize).copied().unwrap_or(Register::Zero);
        let v = read(w, register) >> o.b & o.c;
        w.set_s32(o.dst, v);
        after(op)
    }
}

/// `s_setreg` of MODE: bits `c << b` from scalar `a`; the code after it (`imm`) is lowered for the new mode.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn set_mode(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names a scalar that exists; the wave is set up.
    unsafe {
        let o = &*op;
        w.mode = w.mode & !(o.c << o.b) | (w.s32(o.a) & o.c) << o.b;
        relower(w, op)
    }
}

/// Goes on at address `imm` in code that is lowered for the wave's mode; with the next operation if that is the code it runs.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
pub(crate) unsafe fn relower(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid; the wave is set up.
    unsafe {
        let mode = lowered_for(w);
        if mode == (*w.program).mode {
            return after(op);
        }
        w.program = (*w.root).variant(mode);
        w.targets = [(0, core::ptr::null()); TARGETS];
        control::go(w, (*op).imm)
    }
}

fn field(simm: u16) -> (u32, u32, u32) {
    let simm = u32::from(simm);
    (simm & 0x3f, simm >> 6 & 31, u32::MAX >> (31 - (simm >> 11 & 31)))
}

/// Lowers the operations on hardware registers in the scalar unit's encodings; false if it is none.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    match l.inst.op {
        Isa::S_GETREG_B32 => lower_get(l)?,
        Isa::S_SETREG_B32 | Isa::S_SETREG_IMM32_B32 => lower_set(l)?,
        Isa::S_SETVSKIP => {
            let (a, b) = (l.ssrc(0)?, l.ssrc(1)?);
            set_vector_skip(l, a, b);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Lowers `s_getreg_b32`.
fn lower_get(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let (id, offset, mask) = field(l.inst.simm16);
    let register = Register::numbered(l.target, id).ok_or("this hardware register")?;
    let dst = l.scalar_dst()?;
    l.emit(get, dst, register as u32, offset, mask);
    Ok(())
}

/// Lowers `s_setreg_b32` and `s_setreg_imm32_b32`.
fn lower_set(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let (id, offset, mask) = field(l.inst.simm16);
    let generation = l.target.generation();
    let register = Register::numbered(l.target, id).ok_or("this hardware register")?;
    let a = l.ssrc(0)?;
    match (register, generation) {
        (Register::Mode, _) => set_mode_bits(l, a, offset, mask),
        (Register::ScratchLow | Register::ScratchHigh, Generation::Gfx10) => {
            let half = sreg::FLAT_SCR + u32::from(register == Register::ScratchHigh);
            l.emit(set_scratch, half, a, offset, mask);
        }
        // Nothing here raises the exception flags; all others are a trap handler's, or cannot be written.
        _ => {}
    }
    Ok(())
}

/// Lowers `s_round_mode` and `s_denorm_mode`: four bits of MODE from the instruction.
pub(crate) fn lower_mode_field(l: &mut Lower<'_>, offset: u32) {
    let a = l.consts.scalar(u64::from(l.inst.simm16 & 15));
    set_mode_bits(l, a, offset, 15);
}

/// Lowers `s_setvskip`: the bit of scalar `a` that scalar `b` numbers.
fn set_vector_skip(l: &mut Lower<'_>, a: u32, b: u32) {
    l.emit(bit, sreg::TEMP, a, b, 0);
    set_mode_bits(l, sreg::TEMP, VECTOR_SKIP.trailing_zeros(), 1);
}

/// Bit `b` (a scalar) of scalar `a` to scalar `dst`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn bit(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let v = w.s32(o.a) >> (w.s32(o.b) & 31) & 1;
        w.set_s32(o.dst, v);
        after(op)
    }
}

fn set_mode_bits(l: &mut Lower<'_>, a: u32, offset: u32, mask: u32) {
    // Where DX10_CLAMP and IEEE are not in the register, they are what they are.
    let fixed = if l.target.generation() == Generation::Gfx12 {
        0x300
    } else {
        0
    };
    let mask = (mask << offset & !fixed) >> offset;
    let next = l.next();
    l.emit(set_mode, 0, a, offset, mask).imm = next;
}
