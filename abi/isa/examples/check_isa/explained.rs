//! Differences from LLVM that have an explanation: `spec/llvm-differences.tsv`.

use outcrop_isa::Target;

/// What differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An operation that LLVM's assembler takes and the tables do not have.
    Missing,
    Text,
    Validity,
    Length,
}

const LIST: &str = include_str!("../../spec/llvm-differences.tsv");

/// The explanations for a target: kind, mnemonics, why.
pub fn lines(target: Target) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    LIST.lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(move |line| {
            let mut cells = line.split('\t');
            let targets = cells.next()?;
            let line = (cells.next()?, cells.next()?, cells.next()?);
            targets
                .split(' ')
                .any(|name| name == target.name())
                .then_some(line)
        })
}

/// Why the target differs from LLVM in this way for the mnemonic, if that is explained.
pub fn find(target: Target, kind: Kind, mnemonic: &str) -> Option<&'static str> {
    let name = match kind {
        Kind::Missing => "missing",
        Kind::Text => "text",
        Kind::Validity => "validity",
        Kind::Length => "length",
    };
    lines(target)
        .find(|(of, mnemonics, _)| *of == name && mnemonics.split(' ').any(|one| one == mnemonic))
        .map(|(_, _, why)| why)
}
