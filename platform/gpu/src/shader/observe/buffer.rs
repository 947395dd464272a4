//! Addresses of buffer instructions, from their descriptors.

use outcrop_isa::Generation;

use super::view::View;
use crate::shader::simd::LANES;

/// The lanes' device addresses, and which lanes are in range; `None` for swizzled buffers, which only scratch memory and
/// graphics have.
pub(super) fn addresses(view: &View<'_>, bytes: u32) -> Option<([u64; LANES], u64)> {
    let inst = &view.site.inst;
    let outcrop_isa::Operand::Sgpr(first) = inst.src[2] else {
        return None;
    };
    let word = |n: u8| view.file(u32::from(first) + u32::from(n));
    let (w1, records, w3) = (word(1), u64::from(word(2)), word(3));
    let gfx9 = inst.target.generation() == Generation::Gfx9;
    let swizzled = match inst.target.generation() {
        Generation::Gfx9 | Generation::Gfx10 => w1 >> 31 != 0,
        _ => w1 >> 30 != 0,
    };
    if swizzled {
        return None;
    }
    let add_tid = w3 >> 23 & 1 != 0;
    let high = if add_tid && gfx9 { w3 >> 15 & 15 } else { 0 };
    let stride = u64::from(w1 >> 16 & 0x3fff | high << 14);
    let base = u64::from(word(0)) | u64::from(w1 & 0xffff) << 32;
    let scalar = view.scalar(inst.src[3], 1) & 0xffff_ffff;
    let (idxen, offen) = (inst.mem.idxen, inst.mem.offen);
    let (mut at, mut inside) = ([0; LANES], 0);
    for (lane, at) in at.iter_mut().enumerate() {
        let row = |n: u16| u64::from(view.vector(inst.src[0], n, lane));
        let index = if idxen { row(0) } else { 0 } + if add_tid { lane as u64 } else { 0 };
        let offset = u64::from(inst.mem.offset as u32) + if offen { row(u16::from(idxen)) } else { 0 };
        let linear = index * stride + offset;
        *at = base.wrapping_add(scalar).wrapping_add(linear);
        let end = linear + scalar + u64::from(bytes);
        let fits = match w3 >> 28 & 3 {
            _ if gfx9 => {
                if stride != 0 && idxen {
                    index < records
                } else {
                    end <= records
                }
            }
            0 => index < records && offset + u64::from(bytes) <= stride,
            1 => index < records,
            2 => records != 0,
            _ => end <= records,
        };
        inside |= u64::from(fits) << lane;
    }
    Some((at, inside & view.exec()))
}
