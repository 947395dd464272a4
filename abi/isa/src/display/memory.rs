//! Memory operands and modifiers.

use super::List;
use super::constant::inline_or_hex;
use crate::{Format, Generation, Inst, Mem, Op, Target};
use core::fmt::{Formatter, Result};

impl Inst {
    pub(super) fn smem(&self, list: &mut List<'_, '_>) -> Result {
        if matches!(self.op, Op::S_ATC_PROBE | Op::S_ATC_PROBE_BUFFER) {
            inline_or_hex(list.next()?, self.simm16)?;
        }
        if self.src[2].is_none() {
            list.operand(self.dst, self.dst_type)?;
        } else {
            list.operand(self.src[2], self.src_type[2])?;
        }
        if self.src[0].is_none() && !self.is_prefetch() {
            return Ok(());
        }
        list.operand(self.src[0], self.src_type[0])?;
        if self.is_prefetch() {
            hex_signed(list.next()?, self.mem.offset)?;
            if self.src[1].is_none() {
                list.next()?.write_str("null")?;
            }
            list.operand(self.src[1], self.src_type[1])?;
            return write!(list.next()?, "{}", self.simm16);
        }
        let null_offset = matches!(self.target.generation(), Generation::Gfx10 | Generation::Gfx11);
        if self.src[1].is_none() && self.mem.offset == 0 && null_offset {
            list.next()?.write_str("null")?;
        } else if self.src[1].is_none() {
            hex_signed(list.next()?, self.mem.offset)?;
        } else {
            list.operand(self.src[1], self.src_type[1])?;
            if self.mem.offset_present {
                list.f.write_str(" offset:")?;
                hex_signed(list.f, self.mem.offset)?;
            }
        }
        if self.mem.glc {
            list.f.write_str(" glc")?;
        }
        if self.mem.dlc {
            list.f.write_str(" dlc")?;
        }
        self.hints(list.f)
    }

    fn is_prefetch(&self) -> bool {
        matches!(
            self.op,
            Op::S_PREFETCH_INST
                | Op::S_PREFETCH_INST_PC_REL
                | Op::S_PREFETCH_DATA
                | Op::S_PREFETCH_DATA_PC_REL
                | Op::S_BUFFER_PREFETCH_DATA
        )
    }

    pub(super) fn ds(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        for (operand, ty) in self.src.iter().zip(self.src_type) {
            list.operand(*operand, ty)?;
        }
        let f = &mut *list.f;
        if self.op == Op::DS_SWIZZLE_B32 {
            super::swizzle::write_swizzle(f, self.target, self.mem.offset as u16)?;
        } else if self.mem.offset != 0 {
            write!(f, " offset:{}", self.mem.offset)?;
        }
        if self.mem.offset0 != 0 {
            write!(f, " offset0:{}", self.mem.offset0)?;
        }
        if self.mem.offset1 != 0 {
            write!(f, " offset1:{}", self.mem.offset1)?;
        }
        if self.mem.gds { f.write_str(" gds") } else { Ok(()) }
    }

    pub(super) fn flat(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        if self.format == Format::Scratch {
            list.operand_or_off(self.src[0], self.src_type[0])?;
        } else {
            list.operand(self.src[0], self.src_type[0])?;
        }
        list.operand(self.src[1], self.src_type[1])?;
        let no_address = matches!(self.op, Op::GLOBAL_INV | Op::GLOBAL_WB | Op::GLOBAL_WBINV);
        if self.format != Format::Flat && !no_address {
            list.operand_or_off(self.src[2], self.src_type[2])?;
        }
        if self.mem.offset != 0 {
            write!(list.f, " offset:{}", self.mem.offset)?;
        }
        self.cache(list.f)?;
        if self.mem.lds {
            list.f.write_str(" lds")
        } else {
            Ok(())
        }
    }

    pub(super) fn cache(&self, f: &mut Formatter<'_>) -> Result {
        let names = match self.target {
            Target::Gfx942 | Target::Gfx950 => [" sc0", " nt", "", " sc1"],
            _ => [" glc", " slc", " dlc", " scc"],
        };
        let Mem {
            sc0, nt, dlc, sc1, ..
        } = self.mem;
        for (set, name) in [sc0, nt, dlc, sc1].into_iter().zip(names) {
            if set {
                f.write_str(name)?;
            }
        }
        self.hints(f)
    }

    pub(super) fn buffer(&self, list: &mut List<'_, '_>) -> Result {
        if self.src[2].is_none() {
            return self.cache(list.f);
        }
        if self.src[1].is_none() {
            list.operand(self.dst, self.dst_type)?;
        } else {
            list.operand(self.src[1], self.src_type[1])?;
        }
        let to_lds = self.op == Op::BUFFER_STORE_LDS_DWORD;
        if !to_lds {
            list.operand_or_off(self.src[0], self.src_type[0])?;
        }
        list.operand(self.src[2], self.src_type[2])?;
        list.operand(self.src[3], self.src_type[3])?;
        let f = &mut *list.f;
        if self.format == Format::Mtbuf {
            super::buffer_format::write_buffer_format(f, self)?;
        }
        if self.mem.idxen {
            f.write_str(" idxen")?;
        }
        if self.mem.offen {
            f.write_str(" offen")?;
        }
        if self.mem.offset != 0 {
            write!(f, " offset:{}", self.mem.offset)?;
        }
        if to_lds {
            f.write_str(" lds")?;
        }
        self.cache(f)?;
        if self.mem.tfe {
            f.write_str(" tfe")?;
        }
        if self.mem.lds && !to_lds {
            f.write_str(" lds")?;
        }
        Ok(())
    }
}

fn hex_signed(f: &mut Formatter<'_>, value: i32) -> Result {
    if value < 0 {
        write!(f, "-{:#x}", value.unsigned_abs())
    } else {
        write!(f, "{value:#x}")
    }
}
