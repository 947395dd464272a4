//! Newtypes: numbers of another party, with names for the known values.

use super::{constant, doc, literal};
use crate::codegen::ir::{self, Newtype};
use core::fmt::Write as _;

pub fn newtype(out: &mut String, item: &Newtype) {
    let (name, repr) = (&item.name, &item.repr);
    doc(out, "///", &item.doc);
    let full = item.width == ir::primitive(repr).map_or(0, |(size, _)| size as u32 * 8);
    // A narrow one has an invariant, so it cannot be made of any bytes.
    let bytes = if full {
        ", FromBytes, IntoBytes, KnownLayout, Immutable"
    } else {
        ""
    };
    let _ = writeln!(
        out,
        "#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default{bytes})]\n\
         #[repr(transparent)]\npub struct {name}({repr});\n"
    );
    let _ = writeln!(out, "impl {name} {{");
    for value in &item.values {
        constant(out, value, "Self", &format!("Self({})", literal(value)));
    }
    let _ = writeln!(
        out,
        "/// All values that have a name.\npub const ALL: &[Self] = &[{}];\n",
        item.values
            .iter()
            .map(|v| format!("Self::{}", v.name))
            .collect::<Vec<_>>()
            .join(", ")
    );
    if full {
        let _ = writeln!(
            out,
            "/// Any value, known or not.\n#[must_use]\npub const fn from_bits(bits: {repr}) -> Self {{ Self(bits) }}\n"
        );
    } else {
        let _ = writeln!(
            out,
            "/// Any value of {w} bits, known or not; `None` if `bits` is wider.\n#[must_use]\n\
             pub const fn from_bits(bits: {repr}) -> Option<Self> {{\n\
             if bits >> {w} == 0 {{ Some(Self(bits)) }} else {{ None }}\n}}\n",
            w = item.width
        );
    }
    let _ = writeln!(
        out,
        "/// The number itself.\n#[must_use]\npub const fn bits(self) -> {repr} {{ self.0 }}\n"
    );
    out.push_str("/// The name in the header or the manual, if the value is a known one.\n#[must_use]\n");
    let _ = writeln!(
        out,
        "pub const fn name(self) -> Option<&'static str> {{ crate::layout::name_of(Self::NAMES, self.0 as u64) }}\n"
    );
    out.push_str("pub(crate) const NAMES: &'static [(&'static str, u64)] = &[\n");
    let mut seen = Vec::new();
    for value in &item.values {
        if !seen.contains(&&value.value) {
            seen.push(&value.value);
            let shown = value.label.as_ref().or(value.c.as_ref()).unwrap_or(&value.name);
            let _ = writeln!(out, "({shown:?}, Self::{}.0 as u64),", value.name);
        }
    }
    out.push_str("];\n}\n\n");
    let _ = writeln!(
        out,
        "impl core::fmt::Debug for {name} {{\n\
         fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{\n\
         match self.name() {{ Some(name) => f.write_str(name), None => write!(f, \"{name}({{:#x}})\", self.0) }}\n}}\n}}\n"
    );
}
