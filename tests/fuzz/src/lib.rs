//! The bodies of the fuzz targets: each takes any bytes and panics if a reader breaks its promise.
//!
//! `fuzz/` runs them under libFuzzer; `tests/corpus.rs` runs them on every file of `fuzz/corpus`, so that what was
//! found once stays found. The allocator of this crate counts: no reader may hold more memory than a constant and a
//! factor of its input.
#![allow(clippy::panic, clippy::expect_used, reason = "a broken promise ends the run")]

pub mod heap;

mod bundle;
mod code_object;
mod instructions;
mod metadata;
mod waves;

pub use bundle::bundle;
pub use code_object::code_object;
pub use instructions::instructions;
pub use metadata::metadata;
pub use waves::waves;

/// A fuzz target.
pub type Target = fn(&[u8]);

/// All targets by the names of their corpora.
pub const TARGETS: [(&str, Target); 5] = [
    ("bundle", bundle),
    ("code_object", code_object),
    ("instructions", instructions),
    ("metadata", metadata),
    ("waves", waves),
];

/// Text that is written and forgotten; a length without bound is an error.
#[derive(Default)]
struct Sink {
    len: usize,
}

impl core::fmt::Write for Sink {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        self.len += text.len();
        Ok(())
    }
}

/// Bytes of the text of a value.
fn text_len(value: &dyn core::fmt::Display) -> usize {
    use core::fmt::Write as _;
    let mut sink = Sink::default();
    write!(sink, "{value}").expect("formatting does not fail");
    sink.len
}
