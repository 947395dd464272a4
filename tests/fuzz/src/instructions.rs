//! The instruction decoder.

use outcrop_isa::{DecodeError, Target, WaveSize, decode_wave};

use crate::heap::bounded;
use crate::text_len;

/// Text that no instruction is longer than.
const LONGEST: usize = 256;
/// Dwords that are decoded: more of them teach nothing new.
const DWORDS: usize = 64;

/// Decodes the bytes, the first of which chooses target and wave size, as instructions one after the other.
pub fn instructions(data: &[u8]) {
    let Some((choice, bytes)) = data.split_first() else {
        return;
    };
    let choice = usize::from(*choice) % (2 * Target::ALL.len());
    let wave = [WaveSize::Wave32, WaveSize::Wave64][choice % 2];
    let Some(target) = Target::ALL.get(choice / 2).copied() else {
        return;
    };
    let words: Vec<u32> = bytes
        .as_chunks()
        .0
        .iter()
        .take(DWORDS)
        .map(|word| u32::from_le_bytes(*word))
        .collect();
    bounded(0, || {
        let mut at = 0;
        while let Some(rest) = words.get(at..).filter(|rest| !rest.is_empty()) {
            at += one(target, wave, rest, 4 * at as u64);
        }
    });
}

/// Decodes one instruction and returns its dwords.
fn one(target: Target, wave: WaveSize, words: &[u32], pc: u64) -> usize {
    let inst = match decode_wave(target, wave, words) {
        Ok(inst) => inst,
        Err(error) => {
            assert!(text_len(&error) > 0);
            if let DecodeError::Truncated { needed, .. } = error {
                assert!(
                    usize::from(needed) > words.len(),
                    "{error}: {} dwords are there",
                    words.len()
                );
            }
            return 1;
        }
    };
    let dwords = usize::from(inst.size) / 4;
    assert!(
        inst.size.is_multiple_of(4) && (1..=words.len()).contains(&dwords),
        "{inst}: {} bytes",
        inst.size
    );
    let len = text_len(&inst);
    assert!(
        (1..=LONGEST).contains(&len),
        "{len} bytes of text for {words:08x?}"
    );
    let with_target = text_len(&inst.display_at(pc));
    assert_eq!(with_target > len, inst.branch_target(pc).is_some(), "{inst}");
    // Nothing behind an instruction matters, and all of it is needed.
    for cut in 0..=dwords {
        let part = words.get(..cut).unwrap_or(words);
        match decode_wave(target, wave, part) {
            Ok(again) => assert!(
                cut == dwords && again == inst,
                "{target}: {words:08x?} is {inst}; cut to {cut} dwords it is {again}"
            ),
            Err(DecodeError::Truncated { needed, .. }) => {
                assert!(
                    cut < dwords && usize::from(needed) > cut,
                    "{target}: {words:08x?} cut to {cut}"
                );
            }
            Err(error) => panic!("{target}: {words:08x?} is {inst}; cut to {cut} dwords: {error}"),
        }
    }
    dwords
}
