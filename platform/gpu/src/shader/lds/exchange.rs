//! Lanes that exchange data through the LDS's hardware, and what has its address in M0.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Generation;

use crate::shader::memory::lanes;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::LANES;
use crate::shader::wave::{Handler, Op, Wave, after, sreg};

/// The lane that `bytes` and the instruction's offset name, among the `o.e` lanes that exchange with `lane`.
#[inline(always)]
fn reach(o: &Op, lane: usize, bytes: u32) -> usize {
    let others = o.e as usize - 1;
    lane & !others | (bytes.wrapping_add(o.imm as u32) >> 2) as usize & others
}

/// `ds_bpermute_b32`: each active lane reads row `b` in the lane that row `a` names in bytes.
///
/// # Safety
/// As for [`Handler`].
unsafe fn bpermute(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let index = w.row(o.a).cast::<[u32; LANES]>().read();
        let data = w.row(o.b).cast::<[u32; LANES]>().read();
        for lane in lanes(exec) {
            let from = reach(o, lane, index[lane]);
            // An inactive lane's data reads as zero.
            w.set_lane(o.dst, lane, if exec >> from & 1 != 0 { data[from] } else { 0 });
        }
        after(op)
    }
}

/// `ds_permute_b32`: each active lane writes row `b` to the lane that row `a` names in bytes; the highest wins.
///
/// # Safety
/// As for [`Handler`].
unsafe fn permute(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let mut out = [0u32; LANES];
        for lane in lanes(exec) {
            let to = reach(o, lane, w.lane(o.a, lane));
            out[to] = w.lane(o.b, lane);
        }
        for lane in lanes(exec) {
            w.set_lane(o.dst, lane, out[lane]);
        }
        after(op)
    }
}

/// `ds_swizzle_b32`: row `a` with lanes exchanged as `imm` says.
///
/// # Safety
/// As for [`Handler`].
unsafe fn swizzle(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let data = w.row(o.a).cast::<[u32; LANES]>().read();
        let pattern = o.imm as usize;
        for lane in lanes(exec) {
            let from = if pattern >= 0xe000 {
                // FFT mode: the bits of the lane below those of the mask in reverse order.
                let (i, mask) = (lane as u32 & 31, pattern as u32 & 31);
                let reversed = i.reverse_bits() >> 27 >> mask.count_ones();
                lane & 32 | ((reversed | i & mask) & 31) as usize
            } else if pattern >= 0xc000 {
                // Rotation within 32 lanes: bit 10 is the direction, bits 9:5 the distance, 4:0 the mask of
                // lane bits that stay.
                let (by, mask) = (pattern >> 5 & 31, pattern & 31);
                let i = lane & 31;
                let turned = if pattern >> 10 & 1 != 0 {
                    i + 32 - by
                } else {
                    i + by
                } & 31;
                lane & 32 | i & mask | turned & !mask & 31
            } else if pattern & 0x8000 != 0 {
                lane & !3 | pattern >> (2 * (lane & 3)) & 3
            } else {
                let (and, or, xor) = (pattern & 31, pattern >> 5 & 31, pattern >> 10 & 31);
                lane & 32 | (lane & and | or) ^ xor
            };
            w.set_lane(o.dst, lane, if exec >> from & 1 != 0 { data[from] } else { 0 });
        }
        after(op)
    }
}

/// `ds_append` and `ds_consume`: the counter at M0 + `imm` goes up or down by the number of active lanes.
///
/// # Safety
/// As for [`Handler`].
unsafe fn count(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row that exists; the counter lies in the LDS if it is used.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let at = u64::from(w.s32(sreg::M0) & 0xffff) + o.imm;
        let n = exec.count_ones();
        let mut old = 0;
        if at + 4 <= u64::from(w.lds_bytes) {
            let p = w.lds.add(at as usize).cast::<u32>();
            old = p.read_unaligned();
            p.write_unaligned(if o.a == 0 {
                old.wrapping_add(n)
            } else {
                old.wrapping_sub(n)
            });
        }
        for lane in lanes(exec) {
            w.set_lane(o.dst, lane, old);
        }
        after(op)
    }
}

/// `ds_read_addtid_b32` (`a` is 0) and `ds_write_addtid_b32`: address M0 + `imm` + four bytes a lane.
///
/// # Safety
/// As for [`Handler`].
unsafe fn add_tid(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row that exists; offsets inside the LDS are used only.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        for lane in lanes(exec) {
            let at = u64::from(w.s32(sreg::M0) & 0xffff) + o.imm + 4 * lane as u64;
            let inside = at + 4 <= u64::from(w.lds_bytes);
            let p = w.lds.wrapping_add(at as usize).cast::<u32>();
            if o.a == 0 {
                w.set_lane(o.dst, lane, if inside { p.read_unaligned() } else { 0 });
            } else if inside {
                p.write_unaligned(w.lane(o.dst, lane));
            }
        }
        after(op)
    }
}

/// Lowers the exchanges between lanes and what has its address in M0; `name` is the mnemonic after `ds_`. False if it is
/// another operation.
pub(crate) fn lower(l: &mut Lower<'_>, name: &str, offset: u32) -> Result<bool, Refusal> {
    let imm = u64::from(offset);
    match name {
        "bpermute_b32" | "permute_b32" => {
            let (dst, a, b) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?);
            let run: Handler = if name == "permute_b32" { permute } else { bpermute };
            // The halves of a wave of 64 exchange each by itself on gfx10 and gfx11 (LLVM,
            // `GCNSubtarget::supportsWaveWideBPermute`).
            let reach = match l.target.generation() {
                Generation::Gfx10 | Generation::Gfx11 => 32,
                _ => u32::from(l.layout.wave.lanes()),
            };
            let op = l.emit(run, dst, a, b, 0);
            (op.imm, op.e) = (imm, reach);
        }
        "swizzle_b32" => {
            let (dst, a) = (l.vdst()?, l.vsrc(0)?);
            l.emit(swizzle, dst, a, 0, 0).imm = imm;
        }
        "append" | "consume" => {
            let dst = l.vdst()?;
            l.emit(count, dst, u32::from(name == "consume"), 0, 0).imm = imm;
        }
        "read_addtid_b32" => {
            let dst = l.vdst()?;
            l.emit(add_tid, dst, 0, 0, 0).imm = imm;
        }
        "write_addtid_b32" => {
            let source = usize::from(!l.inst.src[1].is_none());
            let data = l.vsrc(source)?;
            l.emit(add_tid, data, 1, 0, 0).imm = imm;
        }
        _ => return Ok(false),
    }
    Ok(true)
}
