//! Texts that no header has: they are looked for in the program or the source file that uses them.

use super::headers::Sources;
use super::versions::{Presence, Set};
use crate::codegen::diag::Error;
use crate::codegen::ir::{Abi, Const, Value};
use std::collections::{BTreeMap, BTreeSet};

/// How many texts were looked for, and what came of it.
#[derive(Default)]
pub struct Report {
    pub found: usize,
    /// The constant and what is wrong with it.
    pub differences: Vec<(String, String)>,
    pub missing: Vec<String>,
}

/// Looks for every text of the specs that names a source.
///
/// # Errors
/// A source that is not in the table, or a file that must be there and is not.
pub fn check(abi: &Abi, sources: &Sources) -> Result<Report, Error> {
    let mut by_source: BTreeMap<&str, Vec<(&str, &Const)>> = BTreeMap::new();
    for part in &abi.parts {
        for item in &part.consts {
            if let Some(source) = &item.found_in {
                let texts = by_source.entry(source).or_default();
                texts.push((&part.module, item));
            }
        }
    }
    let mut report = Report::default();
    for (source, items) in by_source {
        let Some(path) = sources.file(source)? else {
            report
                .missing
                .push(format!("not checked, {} texts: {source}", items.len()));
            continue;
        };
        let set = Set {
            version: sources.interface(&[source.to_owned()]),
            headers: Vec::new(),
        };
        let bytes = std::fs::read(&path).map_err(|e| Error::io(&path, &e))?;
        let wanted = items.iter().filter_map(|(_, item)| match &item.value {
            Value::Text(text) => Some(text.as_str()),
            _ => None,
        });
        let there = found(&bytes, &wanted.collect());
        for (module, item) in items {
            let Value::Text(text) = &item.value else { continue };
            let (name, place) = (&item.name, path.display());
            match (
                set.presence(&item.since, &item.until),
                there.contains(text.as_str()),
            ) {
                (Presence::Here, true) => report.found += 1,
                (Presence::Here, false) => {
                    let what = format!("no {text:?} in {place}");
                    report.differences.push((format!("{module}: {name}"), what));
                }
                (Presence::NotYet, true) => {
                    let what = format!("{place} has it, the spec says that it came later");
                    report.differences.push((format!("{module}: {name}"), what));
                }
                _ => {}
            }
        }
    }
    Ok(report)
}

/// Which of the wanted texts are there whole: after a quote or the end of another C string, before a quote, an end, or
/// what follows a name in a format.
fn found<'a>(bytes: &[u8], wanted: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
    let longest = wanted.iter().map(|text| text.len()).max().unwrap_or(0);
    let mut found = BTreeSet::new();
    let mut rest = bytes;
    while let Some(start) = rest.iter().position(|byte| matches!(byte, 0 | b'"')) {
        rest = &rest[start + 1..];
        let ends = |byte: &u8| matches!(byte, 0 | b'"' | b' ' | b'%' | b'\\');
        let end = rest.iter().take(longest + 1).position(ends);
        let text = end.and_then(|end| core::str::from_utf8(&rest[..end]).ok());
        found.extend(text.and_then(|text| wanted.get(text)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::found;

    #[test]
    fn only_a_whole_text_counts() {
        let has = |bytes: &[u8]| !found(bytes, &["size"].into()).is_empty();
        assert!(has(b"f(\"size\", 1)"));
        assert!(has(b"f(\"size %d\\n\", 1)"));
        assert!(has(b"\0size\0"));
        assert!(!has(b"f(\"size_in_bytes\", 1)"));
        assert!(!has(b"f(\"cache_size\", 1)"));
        assert!(!has(b"size"));
        assert!(!has(b"\"size"));
    }
}
