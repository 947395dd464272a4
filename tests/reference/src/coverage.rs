//! Which test checks an operation's result against an independent value.

use outcrop_isa::{Generation, Pattern, Target};

/// What checks an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tested {
    /// The reference: its family of that name.
    Family(&'static str),
    /// Another test, by its file.
    Test(&'static str),
}

/// What checks a pattern's operation on the target; `None` if nothing does that this table knows of.
#[must_use]
pub fn tested(target: Target, pattern: &Pattern) -> Option<Tested> {
    crate::covers(target, pattern)
        .map(Tested::Family)
        .or_else(|| elsewhere(target, pattern.op.name()).map(Tested::Test))
}

/// Operations that have a test of their own, all of a kind in a table there.
fn elsewhere(target: Target, name: &str) -> Option<&'static str> {
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| name.starts_with(prefix));
    let cdna = target.generation() == Generation::Gfx9;
    if cdna && starts(&["v_mfma_", "v_smfmac_"]) {
        return Some("platform/gpu/tests/matrices.rs");
    }
    if target == Target::Gfx950 && starts(&["v_cvt_scalef32_", "v_cvt_sr_"]) {
        return Some("platform/gpu/tests/conversions.rs");
    }
    None
}
