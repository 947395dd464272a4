//! Images, exports and interpolation.

use super::{List, registers};
use crate::decode::image::group;
use crate::{Attribute, Generation, Inst, Op, Operand};
use core::fmt::{Result, Write as _};

impl Inst {
    pub(super) fn image(&self, list: &mut List<'_, '_>) -> Result {
        const DIMENSIONS: [&str; 8] = [
            "1D",
            "2D",
            "3D",
            "CUBE",
            "1D_ARRAY",
            "2D_ARRAY",
            "2D_MSAA",
            "2D_MSAA_ARRAY",
        ];
        let Some(image) = self.image else {
            return Ok(());
        };
        if self.src[1].is_none() {
            list.operand(self.dst, self.dst_type)?;
        } else {
            list.operand(self.src[1], self.src_type[1])?;
        }
        match (image.apart, self.src[0]) {
            (Some(apart), Operand::Vgpr(first)) => {
                list.next()?.write_char('[')?;
                let mut numbers = core::iter::once(first)
                    .chain(apart)
                    .take(self.src_type[0].dwords.into());
                let (mut index, mut left) = (0, self.src_type[0].dwords);
                while let Some(number) = numbers.next() {
                    if index != 0 {
                        list.f.write_str(", ")?;
                    }
                    let size = group(self, index, left);
                    registers(list.f, "v", number, size)?;
                    for _ in 1..size {
                        numbers.next();
                    }
                    left = left.saturating_sub(size);
                    index += 1;
                }
                list.f.write_char(']')?;
            }
            _ => list.operand(self.src[0], self.src_type[0])?,
        }
        list.operand(self.src[2], self.src_type[2])?;
        list.operand(self.src[3], self.src_type[3])?;
        let f = &mut *list.f;
        let gfx9 = self.target.generation() == Generation::Gfx9;
        // A ray has no choice.
        let ray = matches!(
            self.op,
            Op::IMAGE_BVH_INTERSECT_RAY | Op::IMAGE_BVH64_INTERSECT_RAY
        );
        if !ray {
            if image.dmask != 0 {
                write!(f, " dmask:{:#x}", image.dmask)?;
            }
            if !gfx9 {
                let dim = DIMENSIONS.get(usize::from(image.dim)).copied().unwrap_or("");
                write!(f, " dim:SQ_RSRC_IMG_{dim}")?;
            }
            if image.unorm {
                f.write_str(" unorm")?;
            }
        }
        self.cache(f)?;
        for (set, name) in [
            (image.r128 && !ray, " r128"),
            (image.a16, " a16"),
            (self.mem.tfe, " tfe"),
            (image.lwe, " lwe"),
            (gfx9 && image.dim != 0, " da"),
            (image.d16, " d16"),
        ] {
            if set {
                f.write_str(name)?;
            }
        }
        Ok(())
    }

    pub(super) fn export(&self, list: &mut List<'_, '_>) -> Result {
        let Some(export) = self.export else {
            return Ok(());
        };
        let f = &mut *list.f;
        match export.target {
            target @ 0..=7 => write!(f, " mrt{target}")?,
            8 => f.write_str(" mrtz")?,
            9 => f.write_str(" null")?,
            target @ 12..=16 => write!(f, " pos{}", target - 12)?,
            20 => f.write_str(" prim")?,
            target @ 21..=22 => write!(f, " dual_src_blend{}", target - 21)?,
            target => write!(f, " param{}", target.saturating_sub(32))?,
        }
        for component in 0..4 {
            let source = if export.compressed {
                component / 2
            } else {
                component
            };
            f.write_str(if component == 0 { " " } else { ", " })?;
            match self.src.get(source) {
                Some(Operand::Vgpr(register)) if export.enabled >> component & 1 != 0 => {
                    write!(f, "v{register}")?;
                }
                _ => f.write_str("off")?,
            }
        }
        for (set, name) in [
            (export.done, " done"),
            (export.compressed, " compr"),
            (export.valid_mask, " vm"),
            (export.row, " row_en"),
        ] {
            if set {
                f.write_str(name)?;
            }
        }
        Ok(())
    }

    /// Loads from LDS into the registers of an interpolation.
    pub(super) fn lds_direct(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        if let Some(attribute) = self.attribute {
            write_attribute(list, attribute)?;
        }
        if self.target.generation() == Generation::Gfx12 {
            return write!(
                list.f,
                " wait_va_vdst:{} wait_vm_vsrc:{}",
                self.wait, self.wait_vm
            );
        }
        write!(list.f, " wait_vdst:{}", self.wait)
    }

    /// The operands of an interpolation.
    pub(super) fn interpolation(&self, list: &mut List<'_, '_>) -> Result {
        let Some(attribute) = self.attribute else {
            return Ok(());
        };
        list.operand(self.dst, self.dst_type)?;
        match self.src[1] {
            Operand::Int(parameter) => {
                let parameter = usize::try_from(parameter).unwrap_or_default();
                let names = ["p10", "p20", "p0"];
                list.next()?
                    .write_str(names.get(parameter).copied().unwrap_or(""))?;
            }
            operand => self.vector_source(list.next()?, 1, operand, self.src_type[1])?,
        }
        write_attribute(list, attribute)?;
        if !self.src[2].is_none() {
            self.vector_source(list.next()?, 2, self.src[2], self.src_type[2])?;
        }
        if attribute.high {
            list.f.write_str(" high")?;
        }
        Ok(())
    }
}

fn write_attribute(list: &mut List<'_, '_>, attribute: Attribute) -> Result {
    let channel = ["x", "y", "z", "w"].get(usize::from(attribute.channel));
    write!(
        list.next()?,
        "attr{}.{}",
        attribute.number,
        channel.copied().unwrap_or("")
    )
}
