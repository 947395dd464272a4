//! How much work a kernel does, read from its code.
#![expect(clippy::panic, reason = "a test helper fails the test where it stands")]

use object::{Object, ObjectSection, ObjectSymbol};
use outcrop_isa::{Format, Inst, Target, decode};

/// Vector instructions (VALU and vector memory) that each wave of a kernel executes, if its innermost loop runs
/// `trips` times and no forward branch is taken.
///
/// For the kernels of the benchmarks: straight code with at most one loop.
pub fn vector_instructions(image: &[u8], kernel: &str, trips: u64) -> u64 {
    let code = instructions(image, kernel);
    let back = code.iter().enumerate().find_map(|(at, (pc, inst))| {
        let target = branch_target(*pc, inst)?;
        (target <= *pc).then(|| (code.iter().position(|(pc, _)| *pc == target), at))
    });
    let count =
        |range: &[(u64, Inst)]| range.iter().filter(|(_, inst)| is_vector(inst.format)).count() as u64;
    match back {
        Some((Some(start), end)) => {
            count(&code[..start]) + trips * count(&code[start..=end]) + count(&code[end + 1..])
        }
        _ => count(&code),
    }
}

/// The instructions of a kernel up to its end, with their addresses.
fn instructions(image: &[u8], kernel: &str) -> Vec<(u64, Inst)> {
    let file = object::File::parse(image).unwrap_or_else(|e| panic!("{kernel}: {e}"));
    let symbol = file
        .symbols()
        .find(|s| s.name() == Ok(kernel))
        .unwrap_or_else(|| panic!("no {kernel}"));
    let text = file
        .section_by_name(".text")
        .unwrap_or_else(|| panic!("no .text"));
    let data = text.data().unwrap_or_else(|e| panic!("{e}"));
    let from = (symbol.address() - text.address()) as usize;
    let words: Vec<u32> = data[from..from + symbol.size() as usize]
        .chunks_exact(4)
        .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        .collect();
    let mut all = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let inst =
            decode(Target::Gfx942, &words[at..]).unwrap_or_else(|e| panic!("{kernel}+{:#x}: {e}", at * 4));
        let end = inst.op.name() == "s_endpgm";
        all.push((at as u64, inst));
        if end {
            break;
        }
        at += usize::from(inst.size) / 4;
    }
    all
}

/// The word that a conditional branch goes to.
fn branch_target(pc: u64, inst: &Inst) -> Option<u64> {
    let relative = inst.op.name().starts_with("s_cbranch") || inst.op.name() == "s_branch";
    relative.then(|| {
        pc.wrapping_add(1)
            .wrapping_add_signed(i64::from(inst.simm16 as i16))
    })
}

fn is_vector(format: Format) -> bool {
    !matches!(
        format,
        Format::Sop1 | Format::Sop2 | Format::Sopk | Format::Sopc | Format::Sopp | Format::Smem | Format::Ds
    )
}
