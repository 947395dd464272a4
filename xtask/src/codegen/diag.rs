//! Errors that say where in a spec they are.

use core::fmt;
use core::ops::Range;
use std::path::Path;

/// A problem, already in words: `file:line:col: what`.
#[derive(Debug)]
pub struct Error(String);

impl Error {
    /// A problem that has no place in a spec.
    pub fn plain(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// A problem with reading or writing `path`.
    pub fn io(path: &Path, error: &std::io::Error) -> Self {
        Self(format!("{}: {error}", path.display()))
    }

    /// A problem at a byte range of a file's text.
    pub fn at(file: &str, text: &str, span: Range<usize>, what: impl fmt::Display) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
        Self(format!("{file}:{line}:{column}: {what}"))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Error {}
