//! Source lines of a code object, from its DWARF line table.

use std::borrow::Cow;
use std::collections::BTreeMap;

use addr2line::gimli::{Dwarf, EndianSlice, Error, LittleEndian, SectionId};
use object::{Object as _, ObjectSection as _};

/// A source line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Path of the source file.
    pub file: String,
    /// From 1.
    pub line: u32,
}

/// The addresses and source lines of a code object.
#[derive(Default)]
pub struct Lines {
    /// First and last address of each run, in order, with its line.
    rows: Vec<(u64, u64, Line)>,
}

impl Lines {
    /// Reads what an ELF file has; nothing if it has no line table, or one that cannot be read.
    pub fn read(elf: &[u8]) -> Self {
        Self::of(elf).unwrap_or_default()
    }

    fn of(elf: &[u8]) -> Option<Self> {
        let file = object::File::parse(elf).ok()?;
        let sections: BTreeMap<&str, Cow<'_, [u8]>> = file
            .sections()
            .filter_map(|section| Some((section.name().ok()?, section.uncompressed_data().ok()?)))
            .collect();
        let load = |id: SectionId| -> Result<_, Error> {
            let data = sections.get(id.name()).map_or(&[][..], |data| data.as_ref());
            Ok(EndianSlice::new(data, LittleEndian))
        };
        let dwarf = Dwarf::load(load).ok()?;
        let context = addr2line::Context::from_dwarf(dwarf).ok()?;
        let mut rows = Vec::new();
        for (first, len, location) in context.find_location_range(0, u64::MAX).ok()? {
            if let (Some(file), Some(line)) = (location.file, location.line) {
                let line = Line {
                    file: file.into(),
                    line,
                };
                rows.push((first, first + len, line));
            }
        }
        rows.sort_by_key(|(first, ..)| *first);
        Some(Self { rows })
    }

    /// The line that an instruction belongs to.
    pub fn at(&self, address: u64) -> Option<&Line> {
        let next = self.rows.partition_point(|(first, ..)| *first <= address);
        let (_, end, line) = self.rows.get(next.checked_sub(1)?)?;
        (address < *end).then_some(line)
    }

    /// The first addresses of a line's code; `file` may be the end of a path.
    pub fn addresses(&self, file: &str, line: u32) -> Vec<u64> {
        let mut found = Vec::new();
        let mut before = None;
        for (first, end, row) in &self.rows {
            let same = row.line == line && (row.file == file || row.file.ends_with(&format!("/{file}")));
            if same && before != Some(*first) {
                found.push(*first);
            }
            before = same.then_some(*end);
        }
        found
    }

    /// Whether there is a line table.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}
