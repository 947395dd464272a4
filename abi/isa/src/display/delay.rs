//! Dependencies that `s_delay_alu` tells.

use core::fmt::{Formatter, Result};

const INSTRUCTION: [&str; 12] = [
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];
const SKIP: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];

/// First dependency bits 3:0, instructions to the second 6:4, second dependency 10:7.
pub(super) fn write_delay(f: &mut Formatter<'_>, imm: u16) -> Result {
    let parts: [(&str, u16, &[&str]); 3] = [
        ("instid0", imm & 15, &INSTRUCTION),
        ("instskip", imm >> 4 & 7, &SKIP),
        ("instid1", imm >> 7 & 15, &INSTRUCTION),
    ];
    let mut separator = " ";
    for (name, value, names) in parts {
        if let (1.., Some(text)) = (value, names.get(usize::from(value))) {
            write!(f, "{separator}{name}({text})")?;
            separator = " | ";
        }
    }
    if separator == " " {
        f.write_str(" 0")
    } else {
        Ok(())
    }
}
