//! Bit-fields: getters, and setters that never mask.

use super::{DERIVES, doc, since};
use crate::codegen::ir::{BitField, Bits, Part};
use core::fmt::Write as _;

fn carrier(width: u32) -> &'static str {
    match width {
        1 => "bool",
        2..=8 => "u8",
        9..=16 => "u16",
        17..=32 => "u32",
        _ => "u64",
    }
}

pub fn bits(out: &mut String, item: &Bits, part: &Part) {
    let (name, repr, words) = (&item.name, &item.repr, item.words);
    let inner = if words == 1 {
        repr.clone()
    } else {
        format!("[{repr}; {words}]")
    };
    doc(out, "///", &format!("{}{}", item.doc, since(&item.since)));
    let derives = DERIVES.replace("Eq, From", "Eq, Default, From");
    let _ = writeln!(
        out,
        "{derives}\n#[repr(transparent)]\npub struct {name}({inner});\n\nimpl {name} {{"
    );
    let mut start = vec![0_u64; words];
    for field in item.fields.iter() {
        let fixed = field.fixed.unwrap_or(0);
        start[field.word] |= fixed << field.lo;
    }
    let start: Vec<_> = start
        .iter()
        .map(|n| if *n < 10 { n.to_string() } else { format!("{n:#x}") })
        .collect();
    let zero = if words == 1 {
        start.concat()
    } else {
        format!("[{}]", start.join(", "))
    };
    let fixed: Vec<_> = item
        .fields
        .iter()
        .filter(|f| f.fixed.is_some())
        .map(|f| format!("`{}`", f.name))
        .collect();
    let what = if fixed.is_empty() {
        "All bits zero.".to_owned()
    } else {
        format!("Only {} set, the rest zero.", fixed.join(" and "))
    };
    let _ = writeln!(
        out,
        "/// {what}\n#[inline]\n#[must_use]\npub const fn new() -> Self {{ Self({zero}) }}\n\n\
         /// Takes the value as it is in memory.\n#[inline]\n#[must_use]\npub const fn from_bits(bits: {inner}) -> Self {{ Self(bits) }}\n\n\
         /// The value as it is in memory.\n#[inline]\n#[must_use]\npub const fn bits(self) -> {inner} {{ self.0 }}\n"
    );
    for field in &item.fields {
        bit_field(out, item, field, part);
    }
    out.push_str("}\n\n");
    let _ = writeln!(
        out,
        "impl core::fmt::Debug for {name} {{\n\
         fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{ core::fmt::Debug::fmt(&crate::layout::view(self), f) }}\n}}\n"
    );
    let size = item.word_bits as usize / 8 * words;
    let _ = writeln!(out, "const _: () = assert!(size_of::<{name}>() == {size});\n");
}

/// The expression for a word of the bits.
fn word(item: &Bits, n: usize) -> String {
    if item.words == 1 {
        "self.0".to_owned()
    } else {
        format!("self.0[{n}]")
    }
}

fn bit_field(out: &mut String, item: &Bits, field: &BitField, part: &Part) {
    let word = |n| word(item, n);
    let (name, width, lo, repr) = (&field.name, field.width, field.lo, &item.repr);
    let ty = carrier(width);
    let mask: u64 = if width == 64 { u64::MAX } else { (1 << width) - 1 };
    let place = match (item.words, width) {
        (1, 1) => format!("Bit {lo}"),
        (1, _) => format!("Bits {lo}–{}", lo + width - 1),
        (_, 1) => format!("Word {}, bit {lo}", field.word),
        (_, w) if lo + w > item.word_bits => format!("Words {}–{}, {w} bits", field.word, field.word + 1),
        _ => format!("Word {}, bits {lo}–{}", field.word, lo + width - 1),
    };
    let text = field
        .doc
        .as_ref()
        .map_or_else(String::new, |d| format!(": {}", d.trim()));
    let text = if field.low_zero == 0 {
        text
    } else {
        format!("{text}; the low {} bits are zero", field.low_zero)
    };
    let text = format!("{place}{}", if text.is_empty() { "." } else { &text });
    let raw = if lo + width > item.word_bits {
        let second = if width == item.word_bits * 2 {
            word(field.word + 1)
        } else {
            format!(
                "({} & {:#x})",
                word(field.word + 1),
                (1_u64 << (width - item.word_bits)) - 1
            )
        };
        let first = match field.low_zero {
            0 => word(field.word),
            low => format!("({} & !{:#x})", word(field.word), (1_u64 << low) - 1),
        };
        format!("({first} as u64) | ({second} as u64) << {}", item.word_bits)
    } else if width == item.word_bits {
        word(field.word)
    } else if lo == 0 {
        format!("({} & {mask:#x})", word(field.word))
    } else {
        format!("(({} >> {lo}) & {mask:#x})", word(field.word))
    };
    let value = match ty {
        "bool" => format!("{} & {:#x} != 0", word(field.word), 1_u64 << lo),
        t if t == repr || lo + width > item.word_bits => raw,
        t => format!("{raw} as {t}"),
    };
    let (shown, value) = match &field.newtype {
        Some(newtype) => {
            let base = part
                .newtypes
                .iter()
                .find(|n| n.name == *newtype)
                .map_or(ty, |n| n.repr.as_str());
            let raw = if base == ty || ty == "bool" {
                value
            } else {
                format!("({value}) as {base}")
            };
            let raw = if ty == "bool" {
                format!("({raw}) as {base}")
            } else {
                raw
            };
            (newtype.as_str(), format!("{newtype}({raw})"))
        }
        None => (ty, value),
    };
    doc(out, "///", &format!("{text}{}", since(&field.since)));
    let _ = writeln!(
        out,
        "#[inline]\n#[must_use]\npub const fn {name}(self) -> {shown} {{ {} }}\n",
        bare(&value)
    );
    setter(out, item, field, shown, ty);
}

/// The expression without parentheses around all of it.
fn bare(expression: &str) -> &str {
    let Some(inner) = expression
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
    else {
        return expression;
    };
    let mut depth = 0;
    let balanced = inner.chars().all(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth >= 0
    });
    if balanced { inner } else { expression }
}

fn setter(out: &mut String, item: &Bits, field: &BitField, shown: &str, ty: &str) {
    let word = |n| word(item, n);
    let (name, width, lo, repr) = (&field.name, field.width, field.lo, &item.repr);
    let spans = lo + width > item.word_bits;
    let exact =
        field.low_zero == 0 && (field.newtype.is_some() || ty == "bool" || matches!(width, 8 | 16 | 32 | 64));
    let number = if field.newtype.is_some() {
        "value.0"
    } else {
        "value"
    };
    let store = if spans {
        let second = width - item.word_bits;
        let mask = (1_u64 << second) - 1;
        let keep = if second == item.word_bits {
            String::new()
        } else {
            format!("{} & !{mask:#x} | ", word(field.word + 1))
        };
        format!(
            "{} = {number} as {repr};\n{} = {keep}({number} >> {}) as {repr};",
            word(field.word),
            word(field.word + 1),
            item.word_bits
        )
    } else if width == item.word_bits {
        format!("{} = {number};", word(field.word))
    } else {
        let mask = ((1_u64 << width) - 1) << lo;
        let cast = if field.newtype.is_none() && ty == repr {
            number.to_owned()
        } else {
            format!("({number} as {repr})")
        };
        let shifted = if lo == 0 { cast } else { format!("{cast} << {lo}") };
        format!("{w} = {w} & !{mask:#x} | {shifted};", w = word(field.word))
    };
    if exact {
        let _ = writeln!(
            out,
            "/// Sets `{name}`.\n#[inline]\n#[must_use]\npub const fn with_{name}(mut self, value: {shown}) -> Self {{\n{store}\nself\n}}\n"
        );
    } else {
        let (what, test) = match field.low_zero {
            0 => (
                format!("has more than {width} bits"),
                format!("value >> {width} != 0"),
            ),
            low => (
                format!("is no multiple of {}", 1_u64 << low),
                format!("value & {:#x} != 0", (1_u64 << low) - 1),
            ),
        };
        let _ = writeln!(
            out,
            "/// Sets `{name}`; `None` if `value` {what}.\n#[inline]\n#[must_use]\n\
             pub const fn with_{name}(mut self, value: {shown}) -> Option<Self> {{\n\
             if {test} {{\nreturn None;\n}}\n{store}\nSome(self)\n}}\n"
        );
    }
}
