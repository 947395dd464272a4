//! Scalar memory: constant loads, time, cache control. Stores and atomics are in [`super::smem_write`].
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Generation, Op as Isa, Operand};

use crate::shader::control;
use crate::shader::fault::FaultCause;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::vmem::flat::NONE;
use crate::shader::wave::{Op, Wave, after};
use crate::vm::Access;

/// The address: scalars `a`, plus scalar `b` times 2^`f` unless [`NONE`], plus `imm`; dwords only.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
#[inline(always)]
pub(super) unsafe fn address(w: &Wave, o: &Op) -> u64 {
    // SAFETY: the scalars exist.
    unsafe {
        let offset = if o.b == NONE {
            0
        } else {
            u64::from(w.s32(o.b)) << o.f
        };
        w.s64(o.a).wrapping_add(offset).wrapping_add(o.imm) & !3
    }
}

/// The dword at an address.
///
/// # Errors
/// The fault, if it cannot be read.
///
/// # Safety
/// The translations are fresh.
unsafe fn read(w: &mut Wave, va: u64) -> Result<u32, FaultCause> {
    match w.tlb.find(va, 4, Access::READ) {
        // SAFETY: the memory is mapped.
        Some(host) => Ok(unsafe { host.cast::<u32>().read() }),
        None => Err(FaultCause::Memory(w.tlb.explain(va, 4, Access::READ))),
    }
}

/// Dwords of a load at most.
const MOST: usize = 16;

/// `N` dwords to scalars `dst`; none of them, if one cannot be read.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn load<const N: usize>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; the memory is mapped if it is found.
    unsafe {
        let o = &*op;
        let va = address(w, o);
        w.tlb.refresh(&(*w.shared).launch.vm);
        if let Some(host) = w.tlb.find(va, 4 * N as u64, Access::READ) {
            core::ptr::copy_nonoverlapping(host.cast::<u32>(), w.s.add(o.dst as usize), N);
            return after(op);
        }
        let mut dwords = [0; N];
        for (dword, i) in dwords.iter_mut().zip(0..) {
            match read(w, va.wrapping_add(4 * i)) {
                Ok(v) => *dword = v,
                Err(cause) => return w.fault(op, cause, None),
            }
        }
        for (v, s) in dwords.into_iter().zip(o.dst..) {
            w.set_s32(s, v);
        }
        after(op)
    }
}

/// The buffer that scalars `s` on describe: its address and its bytes. Of the resource only base, stride and number of
/// records matter (CDNA 3 ISA, "Reads/Writes/Atomics using Buffer Constant").
///
/// # Safety
/// The scalars exist.
pub(crate) unsafe fn buffer(w: &Wave, s: u32) -> (u64, u64) {
    // SAFETY: the caller's; `shared` outlives the wave.
    unsafe {
        let words = [0, 1, 2, 3].map(|i| w.s32(s + i));
        let scale = match (*w.shared).descriptor.target.generation() {
            Generation::Gfx12 => [1, 4, 8, 32][(words[3] >> 18 & 3) as usize],
            _ => 1,
        };
        let base = u64::from(words[0]) | u64::from(words[1] & 0xffff) << 32;
        let stride = u64::from(words[1] >> 16 & 0x3fff) * scale;
        (base, u64::from(words[2]) * stride.max(1))
    }
}

/// The byte of a buffer that an operation begins at: scalar `b` unless [`NONE`], plus `imm`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
pub(super) unsafe fn buffer_offset(w: &Wave, o: &Op) -> u64 {
    if o.b == NONE {
        return o.imm;
    }
    // SAFETY: the scalar exists.
    u64::from(unsafe { w.s32(o.b) }).wrapping_add(o.imm)
}

/// `c` dwords of the buffer that scalars `a` describe, from byte `b` + `imm`; beyond its end is zero.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn buffer_load(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; the memory is mapped if it is found.
    unsafe {
        let o = &*op;
        let (base, size) = buffer(w, o.a);
        let (base, offset) = (base & !3, buffer_offset(w, o) & !3);
        w.tlb.refresh(&(*w.shared).launch.vm);
        let mut dwords = [0; MOST];
        for (i, dword) in (0..o.c).zip(&mut dwords) {
            let at = offset.wrapping_add(4 * u64::from(i));
            if at.saturating_add(4) > size {
                continue;
            }
            match read(w, base.wrapping_add(at)) {
                Ok(v) => *dword = v,
                Err(cause) => return w.fault(op, cause, None),
            }
        }
        for (v, s) in dwords.into_iter().zip(o.dst..o.dst + o.c) {
            w.set_s32(s, v);
        }
        after(op)
    }
}

/// `s_memtime` and `s_memrealtime`: the reference clock, times `a`, to scalars `dst`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn time(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; `shared` outlives the wave.
    unsafe {
        let o = &*op;
        let ticks = (*w.shared).launch.clock.ticks();
        w.set_s64(o.dst, ticks.wrapping_mul(u64::from(o.a)));
        after(op)
    }
}

/// Shader clock cycles of a reference clock tick: 2.1 GHz over 100 MHz.
pub(crate) const CYCLES_OF_TICK: u32 = 21;

/// A byte or a 16-bit word (`e` bytes), sign extended if `f` is 1, of memory or, if `c` is 1, of a buffer, to scalar
/// `dst`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn load_small(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; the memory is mapped if it is found.
    unsafe {
        let (o, size) = (&*op, u64::from((*op).e));
        let offset = buffer_offset(w, o);
        let va = if o.c == 0 {
            w.s64(o.a).wrapping_add(offset)
        } else {
            let (base, bytes) = buffer(w, o.a);
            if offset.saturating_add(size) > bytes {
                w.set_s32(o.dst, 0);
                return after(op);
            }
            base.wrapping_add(offset)
        };
        let va = va & !(size - 1);
        w.tlb.refresh(&(*w.shared).launch.vm);
        let Some(host) = w.tlb.find(va, size, Access::READ) else {
            let fault = w.tlb.explain(va, size, Access::READ);
            return w.fault(op, FaultCause::Memory(fault), None);
        };
        let v = match (size, o.f) {
            (1, 0) => u32::from(host.read()),
            (1, _) => host.cast::<i8>().read() as u32,
            (_, 0) => u32::from(host.cast::<u16>().read()),
            (..) => host.cast::<i16>().read() as u32,
        };
        w.set_s32(o.dst, v);
        after(op)
    }
}

/// Bytes and signedness of a load that is smaller than a dword, by the end of its mnemonic.
pub(crate) fn small(name: &str) -> Option<(u32, u32)> {
    Some(match name {
        "u8" => (1, 0),
        "i8" => (1, 1),
        "u16" => (2, 0),
        "i16" => (2, 1),
        _ => return None,
    })
}

/// Binary logarithm of what registers count in as offsets in scratch memory (CDNA 3 ISA, "Scalar Memory Addressing").
pub(crate) const SCRATCH_SCALE: u32 = 6;

/// Dwords of an access, by the end of its mnemonic.
pub(crate) fn count(name: &str, prefix: &str) -> Option<u32> {
    Some(match name.strip_prefix(prefix)? {
        "dword" => 1,
        "dwordx2" => 2,
        "b96" => 3,
        "dwordx4" => 4,
        "dwordx8" => 8,
        "dwordx16" => 16,
        _ => return None,
    })
}

/// Lowers an SMEM instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    match inst.op {
        Isa::S_MEMTIME | Isa::S_MEMREALTIME => {
            let dst = l.scalar_dst()?;
            let scale = if inst.op == Isa::S_MEMTIME {
                CYCLES_OF_TICK
            } else {
                1
            };
            l.emit(time, dst, scale, 0, 0);
            return Ok(());
        }
        Isa::S_DCACHE_INV
        | Isa::S_DCACHE_INV_VOL
        | Isa::S_DCACHE_WB
        | Isa::S_DCACHE_WB_VOL
        | Isa::S_DCACHE_DISCARD
        | Isa::S_DCACHE_DISCARD_X2
        | Isa::S_GL1_INV => {
            l.emit(control::cache, 0, 0, 0, 0);
            return Ok(());
        }
        // A translation is asked for and nothing is read.
        Isa::S_ATC_PROBE | Isa::S_ATC_PROBE_BUFFER => return Ok(()),
        // What is asked for may be anywhere, and is not there before it is used.
        Isa::S_PREFETCH_DATA
        | Isa::S_PREFETCH_DATA_PC_REL
        | Isa::S_PREFETCH_INST
        | Isa::S_PREFETCH_INST_PC_REL
        | Isa::S_BUFFER_PREFETCH_DATA => return Ok(()),
        _ => {}
    }
    let name = inst.op.name();
    let base = l.ssrc(0)?;
    let offset = match inst.src[1] {
        Operand::None => NONE,
        _ => l.ssrc(1)?,
    };
    let imm = i64::from(inst.mem.offset) as u64;
    let of_buffer = name.strip_prefix("s_buffer_load_");
    let of_memory = name.strip_prefix("s_load_");
    if let Some((size, signed)) = of_buffer.or(of_memory).and_then(small) {
        let dst = l.scalar_register(inst.dst, 1)?;
        let op = l.emit(load_small, dst, base, offset, u32::from(of_buffer.is_some()));
        (op.e, op.f, op.imm) = (size, signed, imm);
    } else if let Some(n) = count(name, "s_load_") {
        let dst = l.scalar_register(inst.dst, n as u8)?;
        let run = match n {
            1 => load::<1>,
            2 => load::<2>,
            3 => load::<3>,
            4 => load::<4>,
            8 => load::<8>,
            _ => load::<16>,
        };
        l.emit(run, dst, base, offset, 0).imm = imm;
    } else if let Some(n) = count(name, "s_buffer_load_") {
        let dst = l.scalar_register(inst.dst, n as u8)?;
        l.emit(buffer_load, dst, base, offset, n).imm = imm;
    } else if let Some(n) = count(name, "s_scratch_load_") {
        let dst = l.scalar_register(inst.dst, n as u8)?;
        let run = match n {
            1 => load::<1>,
            2 => load::<2>,
            _ => load::<4>,
        };
        let op = l.emit(run, dst, base, offset, 0);
        (op.f, op.imm) = (SCRATCH_SCALE, imm);
    } else {
        return super::smem_write::lower(l, name, [base, offset], imm);
    }
    Ok(())
}
