//! Which packet, or descriptor of which queue, a structure or bit-field type is.

use super::{Resolver, constant, fail};
use crate::codegen::diag::Error;
use crate::codegen::ir::{BitField, Packet, Ring, Value};
use crate::codegen::load::File;
use crate::codegen::spec;
use toml::Spanned;

/// The names that `is.mqd` may have, in the order of `MqdKind`.
const MQD_KINDS: [&str; 3] = ["compute", "sdma", "gfx"];

impl Resolver<'_> {
    /// Resolves `is` of a type; `fields` are those of bit-fields, whose fixed values must be the opcodes.
    pub fn packet(
        &self,
        (file, at): (&File, &Spanned<spec::Is>),
        since: Option<&str>,
        fields: &[BitField],
    ) -> Result<Packet, Error> {
        let is = at.as_ref();
        let named = [
            (Ring::Aql, &is.aql),
            (Ring::Pm4, &is.pm4),
            (Ring::Sdma, &is.sdma),
            (Ring::Mqd, &is.mqd),
        ];
        let mut named = named
            .into_iter()
            .filter_map(|(ring, name)| Some((ring, name.as_ref()?)));
        let (Some((ring, name)), None) = (named.next(), named.next()) else {
            return fail(file, at, "`is` has one of aql, pm4, sdma and mqd");
        };
        if let Some(sub) = &is.sub
            && !matches!(ring, Ring::Aql | Ring::Sdma)
        {
            return fail(file, sub, "only packets of aql and sdma have a `sub`");
        }
        let opcode = |name| self.opcode(file, name);
        let sub = is.sub.as_ref().map_or(Ok(0), opcode)?;
        let (mut mask, mut value) = match ring {
            // The packet's type in the low byte; AMD's own packets have their format in the second half-word.
            Ring::Aql if is.sub.is_some() => (0xff_00ff, opcode(name)? | sub << 16),
            Ring::Aql => (0xff, opcode(name)?),
            Ring::Pm4 => (0xc000_ff00, 3 << 30 | opcode(name)? << 8),
            Ring::Sdma => (0xffff, opcode(name)? | sub << 8),
            Ring::Mqd => match MQD_KINDS.iter().position(|kind| kind == name.as_ref()) {
                Some(kind) => (u32::MAX, kind as u32),
                None => return fail(file, name, format!("mqd is one of {}", MQD_KINDS.join(", "))),
            },
        };
        let place = |field: &BitField| (field.fixed.unwrap_or(0) as u32, field.lo, ones(field.width));
        for field in fields.iter().filter(|field| field.word == 0 && field.width < 32) {
            let (fixed, lo, ones) = place(field);
            let said = value >> lo & ones;
            if mask >> lo & ones == ones && said != fixed {
                let what = format!("`{}` is {said:#x}, but `fixed` is {fixed:#x}", field.name);
                return fail(file, name, what);
            }
        }
        for name in &is.when {
            let named = fields
                .iter()
                .find(|field| field.name == *name.as_ref() && field.word == 0);
            let Some(field) = named.filter(|field| field.fixed.is_some() && field.width < 32) else {
                let what = format!(
                    "no field `{}` with a `fixed` value in the first word",
                    name.as_ref()
                );
                return fail(file, name, what);
            };
            let (fixed, lo, ones) = place(field);
            mask |= ones << lo;
            value |= fixed << lo;
        }
        let stated = since.or(file.spec.packets.as_ref().map(|since| since.as_ref().as_str()));
        let block = match ring {
            Ring::Sdma => "SDMA ",
            _ => "gfx",
        };
        let Some(since) = stated.and_then(|since| version(since.strip_prefix(block)?)) else {
            let what = format!(
                "since which version? `since` of the type or `packets` of the file says it, as in \"{block}9.4.3\""
            );
            return fail(file, at, what);
        };
        Ok(Packet {
            ring,
            mask,
            value,
            since,
        })
    }

    /// The value of a constant of this module, `NAME` or `Newtype::NAME`.
    fn opcode(&self, file: &File, name: &Spanned<String>) -> Result<u32, Error> {
        for home in self.files {
            let (values, ty) = match name.as_ref().split_once("::") {
                None => (home.spec.consts.iter().flat_map(|g| &g.values).collect(), "u8"),
                Some((newtype, _)) => {
                    let found = home.spec.newtype.iter().find(|n| n.name.as_ref() == newtype);
                    let values: Vec<_> = found.iter().flat_map(|n| &n.values).collect();
                    (values, "u8")
                }
            };
            let last = name.as_ref().rsplit("::").next().unwrap_or_default();
            if let Some(value) = values.into_iter().find(|v| v.name.as_ref() == last) {
                let resolved = constant(home, value, ty, (false, ""), "", &[])?;
                match resolved.value {
                    Value::Int(n @ 0..=0xff) => return Ok(n as u32),
                    _ => return fail(file, name, "an opcode is a number of 8 bits"),
                }
            }
        }
        fail(
            file,
            name,
            format!("no constant `{}` in this module", name.as_ref()),
        )
    }
}

fn ones(width: u32) -> u32 {
    (1 << width) - 1
}

/// `9`, `11.5` or `9.4.3`.
fn version(text: &str) -> Option<(u8, u8, u8)> {
    let mut numbers = text.split('.').map(str::parse);
    let major = numbers.next()?.ok()?;
    let minor = numbers.next().unwrap_or(Ok(0)).ok()?;
    let revision = numbers.next().unwrap_or(Ok(0)).ok()?;
    numbers.next().is_none().then_some((major, minor, revision))
}
