//! Hardware registers: `s_getreg` and `s_setreg`.
#![expect(unsafe_code, reason = "operation handlers")]

use super::control;
use super::lower::{Lower, Refusal};
use super::wave::{Op, TARGETS, Wave, after};

const MODE: u32 = 1;
const STATUS: u32 = 2;
const TRAPSTS: u32 = 3;
const HW_ID: u32 = 4;
const GPR_ALLOC: u32 = 5;
const LDS_ALLOC: u32 = 6;
const IB_STS: u32 = 7;
const SH_MEM_BASES: u32 = 15;
const XCC_ID: u32 = 20;

/// Bits of MODE that decide how operations are lowered.
pub(crate) const LOWERED_MODE: u32 = 0x3ff;

/// The value of a register that can be read.
///
/// # Safety
/// The wave is set up.
unsafe fn read(w: &Wave, id: u32) -> u32 {
    // SAFETY: `shared` outlives the wave; the scalars exist.
    unsafe {
        let shared = &*w.shared;
        match id {
            MODE => w.mode,
            // SCC, EXECZ, VCCZ, and that the wave is valid.
            STATUS => {
                let vcc = w.mask(super::wave::sreg::VCC);
                w.scc | u32::from(w.exec() == 0) << 9 | u32::from(vcc == 0) << 10 | 1 << 16
            }
            // Wave slot, SIMD and compute unit, counted from the workgroup's number so that they differ.
            HW_ID => {
                let [x, y, z] = w.workgroup;
                let unit = x.wrapping_add(y).wrapping_add(z);
                w.id & 15 | (w.id & 3) << 4 | (unit & 15) << 8 | (unit >> 4 & 3) << 13
            }
            GPR_ALLOC => (shared.descriptor.registers() / 8 - 1) << 8,
            LDS_ALLOC => w.lds_bytes.div_ceil(512) << 12,
            SH_MEM_BASES => {
                (shared.launch.private_base >> 48) as u32 | ((shared.launch.shared_base >> 48) as u32) << 16
            }
            // Workgroups go round the accelerator dies in turn.
            XCC_ID => w.workgroup[0] % 8,
            _ => 0,
        }
    }
}

/// `s_getreg_b32`: `imm` is the register, offset and size of the field.
///
/// # Safety
/// As for [`super::wave::Handler`].
unsafe fn get(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names a scalar that exists.
    unsafe {
        let o = &*op;
        let v = read(w, o.a) >> o.b & o.c;
        w.set_s32(o.dst, v);
        after(op)
    }
}

/// `s_setreg` of MODE: bits `c << b` from scalar `a`; the code after it (`imm`) is lowered for the new mode.
///
/// # Safety
/// As for [`super::wave::Handler`].
unsafe fn set_mode(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names a scalar that exists; the wave is set up.
    unsafe {
        let o = &*op;
        let old = w.mode;
        w.mode = old & !(o.c << o.b) | (w.s32(o.a) & o.c) << o.b;
        if (old ^ w.mode) & LOWERED_MODE == 0 {
            return after(op);
        }
        let root = &(*w.shared).program;
        w.program = root.variant(w.mode & LOWERED_MODE);
        w.targets = [(0, core::ptr::null()); TARGETS];
        control::go(w, o.imm)
    }
}

fn field(simm: u16) -> (u32, u32, u32) {
    let simm = u32::from(simm);
    (simm & 0x3f, simm >> 6 & 31, u32::MAX >> (31 - (simm >> 11 & 31)))
}

/// Lowers `s_getreg_b32`.
pub(crate) fn lower_get(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let (id, offset, mask) = field(l.inst.simm16);
    if !matches!(
        id,
        MODE | STATUS | TRAPSTS | HW_ID | GPR_ALLOC | LDS_ALLOC | IB_STS | SH_MEM_BASES | XCC_ID
    ) {
        return Err("this hardware register");
    }
    let dst = l.scalar_dst()?;
    l.emit(get, dst, id, offset, mask);
    Ok(())
}

/// Lowers `s_setreg_b32` and `s_setreg_imm32_b32`.
pub(crate) fn lower_set(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let (id, offset, mask) = field(l.inst.simm16);
    let a = l.ssrc(0)?;
    match id {
        MODE => {
            let next = l.pc.wrapping_add(u64::from(l.inst.size));
            l.emit(set_mode, 0, a, offset, mask).imm = next;
        }
        // Exception flags are sticky bits that nothing here raises.
        TRAPSTS => {}
        _ => return Err("this hardware register"),
    }
    Ok(())
}
