//! Transposing loads: `ds_read_b64_tr_b16`, `_b8`, `_b4` and `ds_read_b96_tr_b6` of gfx950, `global_load_tr_b128` and
//! `global_load_tr_b64` of gfx1201.
//!
//! From the LDS sixteen lanes read a matrix with rows of 16 elements, the row spread over as many lanes as it takes; lane i gets
//! column i.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::WaveSize;

use super::flat::{Global, resolve_shared};
use crate::shader::memory::{Target, lanes};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{LANES, ROW};
use crate::shader::wave::{Op, Wave, after};
use crate::vm::Access;

/// Lanes that exchange elements.
const GROUP: usize = 16;

/// `f` bytes of each lane at LDS offset row `a` + `imm`, as elements of `e` bits, transposed, to rows `dst`; what is
/// beyond the LDS is 0.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn read(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist; offsets inside the LDS are used only.
    unsafe {
        let o = &*op;
        let (bits, bytes) = (o.e as usize, o.f as usize);
        let mut held = [0u128; LANES];
        for lane in lanes(w.exec()) {
            let at = w.lane(o.a, lane).wrapping_add(o.imm as u32) as usize;
            if at + bytes <= w.lds_bytes as usize {
                let mut v = [0u8; 16];
                core::ptr::copy_nonoverlapping(w.lds.add(at), v.as_mut_ptr(), bytes);
                held[lane] = u128::from_le_bytes(v);
            }
        }
        let count = bytes * 8 / bits;
        for lane in lanes(w.exec()) {
            let (group, column) = (lane / GROUP * GROUP, lane % GROUP);
            let mut v = 0u128;
            for row in 0..count {
                let from = group + row * (GROUP / count) + column / count;
                let element = held[from] >> (column % count * bits) & ((1 << bits) - 1);
                v |= element << (row * bits);
            }
            for row in 0..bytes / 4 {
                w.set_lane(o.dst + (row * ROW) as u32, lane, (v >> (32 * row)) as u32);
            }
        }
        after(op)
    }
}

/// The lane that has element `i` of a lane's eight, which have `bytes` each; where in it is the lane's number modulo 8.
///
/// The ISA tells the purpose only; the order is as measured on gfx1201. Of two bytes: lane `8 * g + i` gets element `i` of
/// the lanes of group `g`. Of one byte sixteen lanes hold eight rows of sixteen, a row in the lanes `n` and `n + 4`, and
/// lane `16 * g + i` gets column `i` of group `g` (public kernels for gfx1201 that feed `v_wmma_f32_16x16x16_fp8_fp8` so:
/// the closed form in `trfeed_common.h` of an fp8 product in a fork of llama.cpp, verified bit for bit against a host).
#[inline(always)]
const fn source(bytes: usize, lane: usize, i: usize) -> usize {
    match bytes {
        2 => lane & !7 | i,
        _ => lane & !15 | (i & 4) << 1 | (lane & 8) >> 1 | i & 3,
    }
}

/// Eight elements of `c` bytes of each lane, transposed, to rows `dst`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn read_global(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist; lanes that are on have eight elements.
    unsafe {
        let exec = w.exec();
        if exec == 0 {
            return after(op);
        }
        let bytes = (*op).c as usize;
        let target = resolve_shared::<Global>(w, op, exec, 8 * bytes, Access::READ);
        if matches!(target, Target::Fault) {
            return core::ptr::null();
        }
        let mut held = [0u128; LANES];
        for lane in lanes(exec) {
            let mut v = [0; 16];
            target.read(lane, &mut v[..8 * bytes]);
            held[lane] = u128::from_le_bytes(v);
        }
        let bits = 8 * bytes;
        for lane in lanes(exec) {
            let v = (0..8).fold(0, |v, i| {
                let element = held[source(bytes, lane, i)] >> (bits * (lane & 7)) & ((1 << bits) - 1);
                v | element << (bits * i)
            });
            for row in 0..2 * bytes {
                w.set_lane((*op).dst + (row * ROW) as u32, lane, (v >> (32 * row)) as u32);
            }
        }
        after(op)
    }
}

/// Lowers `global_load_tr_b128` and `global_load_tr_b64`, whose elements have `bytes`; `address` is what
/// `flat::addresses` wants.
pub(crate) fn lower_global(
    l: &mut Lower<'_>,
    bytes: u32,
    address: [u32; 4],
    offset: u64,
) -> Result<(), Refusal> {
    if l.layout.wave != WaveSize::Wave32 {
        return Err("a transposing load of a wave of 64, whose order is not published");
    }
    let ([a, b, e, f], dst) = (address, l.vdst()?);
    let op = l.emit(read_global, dst, a, b, bytes);
    (op.e, op.f, op.imm) = (e, f, offset);
    Ok(())
}

/// Bits of an element of a transposing read and bytes of a lane, by the mnemonic after `ds_read_`; `None` if it is none.
pub(crate) fn elements(name: &str) -> Option<(u32, u32)> {
    Some(match name {
        "b64_tr_b16" => (16, 8),
        "b64_tr_b8" => (8, 8),
        "b64_tr_b4" => (4, 8),
        "b96_tr_b6" => (6, 12),
        _ => return None,
    })
}

/// Lowers a transposing read, `name` being the mnemonic after `ds_read_`; false if it is none.
pub(crate) fn lower(l: &mut Lower<'_>, name: &str, offset: u32) -> Result<bool, Refusal> {
    let Some((bits, bytes)) = elements(name) else {
        return Ok(false);
    };
    let (dst, a) = (l.vdst()?, l.vsrc(0)?);
    let op = l.emit(read, dst, a, 0, 0);
    (op.e, op.f, op.imm) = (bits, bytes, offset.into());
    Ok(true)
}
