//! Which items of a spec a header has, by the version of the interface that it describes.

use core::cmp::Ordering;

/// Sources that are asked together.
#[derive(Clone)]
pub struct Set {
    pub headers: Vec<String>,
    /// Version of their interface, where `sources.toml` tells it.
    pub version: Option<String>,
}

/// Whether a header has an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    Here,
    /// It came later: the header must not have it.
    NotYet,
    /// Another has taken its place: the header is not asked.
    NoMore,
}

impl Set {
    /// Whether these headers have what came with `since` and was replaced with `until`.
    pub fn presence(&self, since: &Option<String>, until: &Option<String>) -> Presence {
        let compared = |other: &Option<String>| {
            let (version, other) = (self.version.as_ref()?, other.as_ref()?);
            compare(version, other)
        };
        match (compared(since), compared(until)) {
            (Some(Ordering::Less), _) => Presence::NotYet,
            (_, Some(Ordering::Equal | Ordering::Greater)) => Presence::NoMore,
            _ => Presence::Here,
        }
    }
}

/// Compares two versions, `1.17` or `LLVM 20`; none where they are not of one interface.
fn compare(version: &str, other: &str) -> Option<Ordering> {
    let ((name, numbers), (other_name, other_numbers)) = (split(version)?, split(other)?);
    (name == other_name).then(|| numbers.cmp(&other_numbers))
}

fn split(version: &str) -> Option<(&str, Vec<u32>)> {
    let (name, numbers) = version.rsplit_once(' ').unwrap_or(("", version));
    let numbers = numbers
        .split('.')
        .map(|n| n.parse().ok())
        .collect::<Option<_>>()?;
    Some((name, numbers))
}

#[cfg(test)]
mod tests {
    use super::{Presence, Set};

    #[test]
    fn presence_follows_the_versions() {
        let cases = [
            (Some("1.9"), Some("1.17"), None, Presence::NotYet),
            (Some("1.17"), Some("1.17"), None, Presence::Here),
            (Some("1.17"), None, Some("1.17"), Presence::NoMore),
            (Some("1.17"), None, Some("1.18"), Presence::Here),
            (Some("6"), Some("6.0"), None, Presence::NotYet),
            (Some("LLVM 19"), Some("LLVM 20"), None, Presence::NotYet),
            (Some("LLVM 19"), Some("6.12"), None, Presence::Here),
            (Some("6.12"), Some("gfx942"), None, Presence::Here),
            (None, Some("1.17"), Some("1.1"), Presence::Here),
        ];
        for (version, since, until, expected) in cases {
            let set = Set {
                headers: Vec::new(),
                version: version.map(str::to_owned),
            };
            let found = set.presence(&since.map(str::to_owned), &until.map(str::to_owned));
            assert_eq!(found, expected, "{version:?} {since:?} {until:?}");
        }
    }
}
