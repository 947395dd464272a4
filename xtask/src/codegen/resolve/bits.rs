//! Newtypes and bit-fields.

use super::{Resolver, Source, constant, fail, same_in};
use crate::codegen::diag::Error;
use crate::codegen::ir::{BitField, Bits, Newtype, Packet, Value, primitive};
use crate::codegen::load::File;
use crate::codegen::spec;

impl Resolver<'_> {
    pub fn newtype(&self, file: &File, item: &spec::Newtype) -> Result<Newtype, Error> {
        let Some((size, _)) = primitive(item.repr.as_ref()) else {
            return fail(file, &item.repr, "repr must be u8, u16, u32 or u64");
        };
        let headers = self.headers(file, &item.headers);
        let mut values = Vec::new();
        let width = item.width.unwrap_or(size as u32 * 8);
        for value in &item.values {
            let mut resolved = constant(
                file,
                value,
                item.repr.as_ref(),
                (item.c, &item.c_prefix),
                &item.doc,
                &headers,
            )?;
            if let Value::Int(n) = resolved.value
                && width < 64
                && n >> width != 0
            {
                return fail(file, &value.name, format!("value {n} does not fit {width} bits"));
            }
            resolved.same_in = same_in(file, &item.headers, &[]);
            values.push(resolved);
        }
        Ok(Newtype {
            name: item.name.as_ref().clone(),
            repr: item.repr.as_ref().clone(),
            width,
            doc: item.doc.clone(),
            values,
        })
    }

    pub fn bits(&self, file: &File, item: &spec::Bits) -> Result<Bits, Error> {
        let Some((size, _)) = primitive(item.repr.as_ref()) else {
            return fail(file, &item.repr, "repr must be u8, u16, u32 or u64");
        };
        let word_bits = size as u32 * 8;
        let mut fields: Vec<BitField> = Vec::new();
        let mut words = item.words;
        if let Some(parent) = &item.extends {
            let Some((home, Source::Bits(base))) = self.types.get(parent.as_ref().as_str()) else {
                return fail(
                    file,
                    parent,
                    format!("no bits named `{}` in this module", parent.as_ref()),
                );
            };
            let base = self.bits(home, base)?;
            words = words.max(base.words);
            fields = base.fields;
        }
        for name in &item.drops {
            let Some(index) = fields.iter().position(|f| f.name == *name.as_ref()) else {
                return fail(file, name, format!("no field `{}` to drop", name.as_ref()));
            };
            fields.remove(index);
        }
        for field in &item.fields {
            let new = self.bit_field(file, field, word_bits, words)?;
            fields.retain(|old| old.name != new.name);
            if let Some(other) = fields.iter().find(|old| overlaps(old, &new, word_bits)) {
                return fail(
                    file,
                    &field.name,
                    format!("`{}` overlaps `{}`", new.name, other.name),
                );
            }
            fields.push(new);
        }
        fields.sort_by_key(|f| (f.word, f.lo));
        Ok(Bits {
            name: item.name.as_ref().clone(),
            repr: item.repr.as_ref().clone(),
            word_bits,
            words,
            doc: item.doc.clone(),
            since: item.since.clone(),
            packet: self.bits_packet(file, item, item.since.as_deref(), &fields)?,
            fields,
            probe: item.probe.clone(),
            headers: self.headers(file, &item.headers),
            same_in: same_in(file, &item.headers, &item.same_in),
        })
    }

    /// `is` of the bit-fields or of what they extend, since the version of these.
    fn bits_packet(
        &self,
        file: &File,
        item: &spec::Bits,
        since: Option<&str>,
        fields: &[BitField],
    ) -> Result<Option<Packet>, Error> {
        if let Some(is) = &item.is {
            return self.packet((file, is), since, fields).map(Some);
        }
        match item
            .extends
            .as_ref()
            .and_then(|p| self.types.get(p.as_ref().as_str()))
        {
            Some((home, Source::Bits(base))) => self.bits_packet(home, base, since, fields),
            _ => Ok(None),
        }
    }

    fn bit_field(
        &self,
        file: &File,
        field: &spec::BitField,
        word_bits: u32,
        words: usize,
    ) -> Result<BitField, Error> {
        let text = field.bits.as_ref();
        let range = match text.split_once("..") {
            Some((lo, hi)) => lo.trim().parse::<u32>().ok().zip(hi.trim().parse::<u32>().ok()),
            None => text.trim().parse::<u32>().ok().map(|n| (n, n + 1)),
        };
        let Some((lo, hi)) = range.filter(|(lo, hi)| lo < hi && hi - lo <= 64) else {
            return fail(
                file,
                &field.bits,
                "bits must be `lo..hi` with lo < hi, or one number",
            );
        };
        let spans = hi.div_ceil(word_bits) as usize;
        if field.word + spans > words {
            return fail(
                file,
                &field.bits,
                format!("bit {} is beyond the {words} words", hi - 1),
            );
        }
        if spans > 2 || (spans == 2 && lo != 0) {
            return fail(file, &field.bits, "a field that spans two words starts at bit 0");
        }
        if let Some(newtype) = &field.newtype {
            match self.types.get(newtype.as_ref().as_str()) {
                Some((home, Source::Newtype(other))) if home.path == file.path => {
                    let other = self.newtype(home, other)?;
                    if other.width != hi - lo {
                        let what =
                            format!("`{}` has {} bits, the field {}", other.name, other.width, hi - lo);
                        return fail(file, newtype, what);
                    }
                }
                _ => {
                    return fail(
                        file,
                        newtype,
                        format!("no newtype `{}` in this file", newtype.as_ref()),
                    );
                }
            }
        }
        if field.low_zero != 0 && hi - lo != 64 {
            return fail(file, &field.bits, "only a field of 64 bits may have `low_zero`");
        }
        if let Some(fixed) = &field.fixed
            && hi - lo < 64
            && fixed.as_ref() >> (hi - lo) != 0
        {
            return fail(file, fixed, format!("value does not fit {} bits", hi - lo));
        }
        Ok(BitField {
            name: field.name.as_ref().clone(),
            word: field.word,
            lo,
            width: hi - lo,
            newtype: field.newtype.as_ref().map(|n| n.as_ref().clone()),
            c: field.c.clone(),
            low_zero: field.low_zero,
            bitfield: field.bitfield.clone(),
            fixed: field.fixed.as_ref().map(|f| *f.as_ref()),
            since: field.since.clone(),
            doc: field.doc.clone(),
        })
    }
}

fn overlaps(a: &BitField, b: &BitField, word_bits: u32) -> bool {
    let start = |f: &BitField| f.word as u32 * word_bits + f.lo;
    start(a) < start(b) + b.width && start(b) < start(a) + a.width
}
