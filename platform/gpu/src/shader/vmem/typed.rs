//! Buffer instructions that convert: `buffer_load_format_…`, `tbuffer_store_format_…`, and so on.
//!
//! A lane is in range with its whole element or not at all. Components that an instruction does not have a register
//! for are not written. `dst_sel` of the resource says for a store which component each register is.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Format as Encoding, Generation, Inst};

use super::buffer::{Operands, operands};
use super::flat::{lds_offset_mask, store_to_lds};
use super::format::Format;
use super::resource::{Resource, User, resolve};
use crate::shader::memory::{Target, lanes};
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::simd::{Portable, ROW};
use crate::shader::wave::{Handler, Op, Wave, after};
use crate::vm::Access;

/// What an instruction transfers, packed into operand `c`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Transfer {
    /// Components.
    count: usize,
    /// They are 16 bits of a register each, two to a register.
    half: bool,
    /// The one component is in the upper half.
    high: bool,
    /// The format is the instruction's: its number, of gfx9 the data format and, from bit 4 on, the number format.
    typed: Option<u32>,
}

impl Transfer {
    fn pack(self) -> u32 {
        self.count as u32
            | u32::from(self.half) << 3
            | u32::from(self.high) << 4
            | u32::from(self.typed.is_some()) << 5
            | self.typed.unwrap_or(0) << 8
    }

    fn unpack(v: u32) -> Self {
        Self {
            count: (v & 7) as usize,
            half: v >> 3 & 1 != 0,
            high: v >> 4 & 1 != 0,
            typed: (v >> 5 & 1 != 0).then_some(v >> 8 & 0xff),
        }
    }

    /// What an instruction that converts does (`load_`, `store_` or `load_lds_`), and what it transfers; `None` for others.
    pub(crate) fn of(inst: &Inst) -> Option<(&'static str, Self)> {
        let typed = inst.format == Encoding::Mtbuf;
        let name = inst.op.name();
        let name = name.strip_prefix(if typed { "tbuffer_" } else { "buffer_" })?;
        let (kind, components) = name.split_once("format_")?;
        let (high, half, components) = match (
            components.strip_prefix("d16_hi_"),
            components.strip_prefix("d16_"),
        ) {
            (Some(rest), _) => (true, true, rest),
            (_, Some(rest)) => (false, true, rest),
            _ => (false, false, components),
        };
        let last = ["x", "xy", "xyz", "xyzw"].iter().position(|c| *c == components)?;
        let gfx9 = u32::from(inst.mem.dfmt) | u32::from(inst.mem.nfmt) << 4;
        let transfer = Self {
            count: last + 1,
            half,
            high,
            typed: typed.then(|| u32::from(inst.mem.format) | gfx9),
        };
        Some((kind, transfer))
    }

    /// Registers of a lane.
    pub(crate) fn rows(self) -> usize {
        if self.half {
            self.count.div_ceil(2)
        } else {
            self.count
        }
    }

    /// The row and the shift of component `i`.
    fn place(self, i: usize) -> (u32, u32) {
        if self.half {
            (
                (ROW * (i / 2)) as u32,
                16 * (i % 2 + usize::from(self.high)) as u32,
            )
        } else {
            ((ROW * i) as u32, 0)
        }
    }

    /// The component of the registers that a store puts into component `i` of the memory, given what each is.
    fn stored(self, select: [u8; 4], i: usize) -> Option<usize> {
        let mut chosen = select.iter().take(self.count);
        chosen.position(|s| usize::from(*s) == 4 + i)
    }

    /// The bits of an element that a store writes.
    pub(crate) fn written(self, format: Format, select: [u8; 4]) -> u128 {
        let components = (0..4).filter(|i| self.stored(select, *i).is_some());
        components.fold(0, |mask, i| mask | format.mask(i))
    }

    /// The resource in scalars `s` on, the format, and what each component is.
    ///
    /// # Safety
    /// The scalars exist.
    pub(crate) unsafe fn resource(self, w: &Wave, s: u32) -> (Resource, Option<Format>, [u8; 4]) {
        // SAFETY: the caller's; `shared` outlives the wave.
        unsafe {
            let Some(number) = self.typed else {
                let r = Resource::read(w, s, User::Format);
                return (r, r.format, r.select);
            };
            let generation = (*w.shared).descriptor.target.generation();
            let format = match generation {
                Generation::Gfx9 => Format::of_pair(number & 15, number >> 4),
                _ => Format::of_unified(generation, number),
            };
            (Resource::read(w, s, User::Typed), format, [4, 5, 6, 7])
        }
    }
}

/// Where the lanes' elements are; `None` after a fault.
///
/// # Safety
/// As for [`Handler`].
unsafe fn elements(
    w: &mut Wave,
    op: *const Op,
    r: &Resource,
    format: Option<Format>,
    access: Access,
) -> Option<Target> {
    // SAFETY: the caller's.
    unsafe {
        let exec = w.exec();
        let target = match format {
            Some(format) if exec != 0 => resolve(w, op, r, exec, format.bytes(), access),
            _ => Target::Scattered(crate::shader::memory::Scattered::new()),
        };
        (!matches!(target, Target::Fault)).then_some(target)
    }
}

/// # Safety
/// As for [`Handler`].
unsafe fn load(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist; lanes with memory have all of an element.
    unsafe {
        let (o, t) = (&*op, Transfer::unpack((*op).c));
        let (r, format, select) = t.resource(w, o.b);
        let Some(target) = elements(w, op, &r, format, Access::READ) else {
            return core::ptr::null();
        };
        let corrects = (*w.shared).descriptor.target.generation() == Generation::Gfx9;
        for lane in lanes(w.exec()) {
            let element = format.and_then(|f| {
                let mut bytes = [0u8; 16];
                let found = target.read(lane, bytes.get_mut(..f.bytes())?);
                found.then(|| u128::from_le_bytes(bytes))
            });
            for (i, from) in select.iter().enumerate().take(t.count) {
                let v = match (format, from) {
                    (Some(f), 1) => f.one(t.half),
                    (Some(f), 4..) => element.map_or(0, |e| f.load(e, usize::from(from - 4), t.half)),
                    _ => 0,
                };
                let (row, shift) = t.place(i);
                // The other half stays where memory has no error correction, or is one of the components.
                let keeps = t.half && (i % 2 == 1 || !corrects);
                let old = if keeps { w.lane(o.dst + row, lane) } else { 0 };
                let mask = if t.half { 0xffff << shift } else { u32::MAX };
                w.set_lane(o.dst + row, lane, old & !mask | v << shift);
            }
        }
        after(op)
    }
}

/// # Safety
/// As for [`Handler`].
unsafe fn store(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist; lanes with memory have all of an element.
    unsafe {
        let (o, t) = (&*op, Transfer::unpack((*op).c));
        let (r, format, select) = t.resource(w, o.b);
        let Some(target) = elements(w, op, &r, format, Access::READ | Access::WRITE) else {
            return core::ptr::null();
        };
        let Some(format) = format else { return after(op) };
        let written = t.written(format, select);
        for lane in lanes(w.exec()) {
            let mut bytes = [0u8; 16];
            let bytes = &mut bytes[..format.bytes()];
            if !target.read(lane, bytes) {
                continue;
            }
            let mut element = 0u128;
            for (byte, at) in bytes.iter().zip(0..) {
                element |= u128::from(*byte) << (8 * at);
            }
            for i in 0..4 {
                let Some(from) = t.stored(select, i) else { continue };
                let (row, shift) = t.place(from);
                element = format.store(element, i, t.half, w.lane(o.dst + row, lane) >> shift);
            }
            for (at, byte) in bytes.iter_mut().enumerate() {
                *byte = (element >> (8 * at)) as u8;
            }
            target.write(lane, bytes, written);
        }
        after(op)
    }
}

/// Loads one component to the LDS, through temporary row `dst`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn load_to_lds(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a temporary row; the mask of M0 is beside the transfer's bits.
    unsafe {
        let transfer = Transfer {
            count: 1,
            half: false,
            high: false,
            typed: None,
        };
        let one = Op {
            c: transfer.pack(),
            ..*op
        };
        if load(w, &one).is_null() {
            w.next = op;
            return core::ptr::null();
        }
        store_to_lds::<Portable>(w, op, 1);
        after(op)
    }
}

/// Puts 0 into row `dst`: the residency status of a load with `tfe`, whose pages are all there.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn resident(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row that exists.
    unsafe {
        for lane in lanes(w.exec()) {
            w.set_lane((*op).dst, lane, 0);
        }
        after(op)
    }
}

/// Lowers an instruction that converts; false if it is none.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let Some((kind, transfer)) = Transfer::of(&inst) else {
        return Ok(false);
    };
    let Operands { a, b, scalar, f, imm } = operands(l)?;
    let rows = transfer.rows() as u8;
    let to_lds = kind == "load_lds_" || inst.mem.lds;
    let (run, row, c): (Handler, _, _) = match kind {
        "load_" | "load_lds_" if to_lds => (load_to_lds, l.temp(temp::OTHER), lds_offset_mask(l.target)),
        "load_" => {
            let to = if inst.dst.is_none() { inst.src[1] } else { inst.dst };
            (
                load,
                l.vector(to, rows + u8::from(inst.mem.tfe))?,
                transfer.pack(),
            )
        }
        "store_" => (store, l.vector(inst.src[1], rows)?, transfer.pack()),
        _ => return Err("the operation"),
    };
    let op = l.emit(run, row, a, b, c);
    (op.e, op.f, op.imm) = (scalar, f, imm);
    if inst.mem.tfe && kind == "load_" && !to_lds {
        l.emit(resident, row + u32::from(rows) * ROW as u32, 0, 0, 0);
    }
    Ok(true)
}
