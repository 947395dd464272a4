//! gfx950 against AMD's machine readable ISA of CDNA 4: encodings, operation numbers, names, operand sizes.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

use outcrop_isa::{Format, Inst, Operand, SpecialReg, Target, decode};
use std::collections::BTreeMap;

const FACTS: &str = include_str!("cdna4.txt");

/// What the tables do not have, or have otherwise, and why.
const DIFFERENT: [(&str, &str); 11] = [
    // LLVM's names for the same operations.
    ("VOP3P 32", "v_fma_mix_f32"),
    ("VOP3P 33", "v_fma_mixlo_f16"),
    ("VOP3P 34", "v_fma_mixhi_f16"),
    ("VOP3P 88", "v_accvgpr_read_b32"),
    ("VOP3P 89", "v_accvgpr_write_b32"),
    // LLVM has no 64-bit encoding of these, and no such mode.
    ("VOP3 322", ""),
    ("VOP3 401", ""),
    ("VOP3 402", ""),
    ("SOPP 31", ""),
    // The file lists them, but LLVM (22) and the CDNA 4 instruction set document do not: CDNA 3 had them.
    ("VOP3P 62", ""),
    ("VOP3P 63", ""),
];

/// Fields that hold no register: immediates, and results that go to LDS.
fn holds_register(name: &str, field: &str) -> bool {
    match field {
        "simm16" => false,
        // Off.
        "saddr" => false,
        "sdata" => !name.starts_with("s_atc_probe"),
        "ssrc1" => name != "s_set_gpr_idx_on",
        "vdst" => !name.contains("_load_lds_"),
        _ => true,
    }
}

struct Encoding {
    fixed: u128,
    op: (u32, u32),
    fields: BTreeMap<&'static str, (u32, u32)>,
}

fn bits(text: &str) -> (u32, u32) {
    let (hi, lo) = text.split_once(':').expect("hi:lo");
    let (hi, lo): (u32, u32) = (hi.parse().expect("number"), lo.parse().expect("number"));
    (lo, hi - lo + 1)
}

fn facts(kind: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    FACTS
        .lines()
        .map(|line| line.split('\t').collect::<Vec<_>>())
        .filter(move |cells| cells[0] == kind)
}

fn encodings() -> BTreeMap<&'static str, Encoding> {
    facts("encoding")
        .map(|cells| {
            let fixed = cells[3].split(' ').map(|item| {
                let (place, value) = item.split_once("=0x").expect("value");
                u128::from_str_radix(value, 16).expect("hexadecimal") << bits(place).0
            });
            let fields = cells[4].split(' ').filter_map(|item| item.split_once('='));
            let encoding = Encoding {
                fixed: fixed.sum(),
                op: bits(cells[2]),
                fields: fields.map(|(name, place)| (name, bits(place))).collect(),
            };
            (cells[1], encoding)
        })
        .collect()
}

/// Decodes the operation with plain operands: each 9-bit source a vector register or, where it may be none, scalar.
fn decode_plain(
    encoding: &Encoding,
    name: &str,
    number: u128,
    operands: &BTreeMap<&str, u32>,
) -> Option<Inst> {
    let mut code = encoding.fixed | number << encoding.op.0;
    let mut set = |field: &str, value: u128| {
        if let Some((lo, _)) = encoding.fields.get(field) {
            code |= value << lo;
        }
    };
    set("saddr", if operands.contains_key("saddr") { 0x7f } else { 0 });
    set("sve", u128::from(name.starts_with("scratch_")));
    if name.contains("atomic") {
        set("sc0", 1);
    }
    if operands.contains_key("vaddr") {
        set("offen", 1);
        set("idxen", 1);
    }
    set("soffset_en", u128::from(operands.contains_key("soffset")));
    if encoding.fixed >> 64 != 0 {
        set("abid", 1);
    } else if name.starts_with("ds_gws") {
        set("gds", 1);
    }
    let wide: Vec<u32> = operands
        .keys()
        .filter_map(|field| encoding.fields.get(field))
        .filter(|(_, width)| *width == 9)
        .map(|(lo, _)| *lo)
        .collect();
    (0..1 << wide.len()).find_map(|scalars: u32| {
        let sources = wide.iter().enumerate().filter(|(at, _)| scalars >> at & 1 == 0);
        let code = sources.fold(code, |code, (_, lo)| code | 0x100 << lo);
        let words: Vec<u32> = (0..4)
            .map(|word| (code >> (32 * word)) as u32)
            .chain([0x3456_789a; 2])
            .collect();
        decode(Target::Gfx950, &words)
            .ok()
            .filter(|inst| encoding.fixed >> 64 == 0 || inst.format == Format::Vop3px)
    })
}

/// Registers of each operand that a field holds.
fn sizes(inst: &Inst) -> Vec<u32> {
    let buffer = matches!(inst.format, Format::Mubuf | Format::Mtbuf);
    let result = if buffer && !inst.src[1].is_none() {
        (&Operand::None, &inst.dst_type)
    } else {
        (&inst.dst, &inst.dst_type)
    };
    let implied = |operand: &Operand| {
        matches!(
            operand,
            Operand::None | Operand::Literal(_) | Operand::Special(SpecialReg::VccLo)
        )
    };
    let operands = [result, (&inst.sdst, &inst.sdst_type)];
    let mut out: Vec<u32> = operands
        .into_iter()
        .chain(inst.src.iter().zip(&inst.src_type))
        .filter(|(operand, _)| !implied(operand))
        .map(|(_, ty)| u32::from(ty.dwords))
        .chain(inst.scale.iter().filter(|scale| !scale.is_none()).map(|_| 1))
        .collect();
    out.sort_unstable();
    out
}

#[test]
fn operations_are_those_of_the_machine_readable_isa() {
    let encodings = encodings();
    let mut wrong = Vec::new();
    let mut compared = 0;
    for cells in facts("op") {
        let (encoding, number, name) = (cells[1], cells[2], cells[3]);
        let operands: BTreeMap<&str, u32> = cells[4]
            .split(' ')
            .filter_map(|item| item.split_once(':'))
            .map(|(field, bits)| (field, bits.parse().expect("number")))
            .collect();
        let key = format!("{encoding} {number}");
        let different = DIFFERENT
            .iter()
            .find(|(place, _)| *place == key)
            .map(|(_, name)| *name);
        let inst = decode_plain(
            &encodings[encoding],
            name,
            number.parse().expect("number"),
            &operands,
        );
        let expected = different.unwrap_or(name);
        let Some(inst) = inst else {
            if !expected.is_empty() {
                wrong.push(format!("{key} {name}: does not decode"));
            }
            continue;
        };
        let mut theirs: Vec<u32> = operands
            .iter()
            .filter(|(field, _)| holds_register(name, field))
            .map(|(_, bits)| bits.div_ceil(32))
            .collect();
        theirs.sort_unstable();
        // The file tells no operands of this one.
        let sized = name == "v_mfma_ld_scale_b32" || sizes(&inst) == theirs;
        if inst.op.name() != expected || !sized {
            wrong.push(format!("{key} {name} {theirs:?}: {inst} {:?}", sizes(&inst)));
        }
        compared += 1;
    }
    assert!(
        wrong.is_empty(),
        "{} of {compared}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(compared > 1500);
}
