//! Tests of their own of operations that the reference does not hold: what stands for one wave by itself says nothing
//! about barriers, messages, or where a wave goes.

use std::path::Path;

/// A test function.
pub struct Test {
    /// Its file, from the root of the repository.
    file: &'static str,
    /// Its name.
    function: &'static str,
}

/// The mnemonics that a test checks, the file, and the function. A mnemonic that ends in `*` is a beginning.
const TESTS: &[(&[&str], &str, &str)] = &[
    (
        &["s_cbranch_g_fork", "s_cbranch_i_fork", "s_cbranch_join"],
        "platform/gpu/tests/control.rs",
        "forks_run_both_sides",
    ),
];

impl Test {
    /// The text of the function, up to the next test.
    fn text(&self, root: &Path) -> Option<String> {
        let text = std::fs::read_to_string(root.join(self.file)).ok()?;
        let at = text.find(&format!("fn {}(", self.function))?;
        let head = text.get(..at)?;
        let is_test = head.rfind("#[test]").is_some_and(|test| !head.get(test..).unwrap_or("").contains("fn "));
        let body = text.get(at..)?;
        let end = body.find("\n#[test]").unwrap_or(body.len());
        is_test.then(|| body.get(..end).unwrap_or(body).to_owned())
    }

    /// Whether the function is a test that names the operation.
    pub fn names(&self, root: &Path, mnemonic: &str) -> bool {
        self.text(root).is_some_and(|text| {
            text.match_indices(mnemonic).any(|(at, _)| {
                let next = text.get(at + mnemonic.len()..).and_then(|rest| rest.chars().next());
                // Encodings have suffixes.
                next.is_none_or(|c| !c.is_alphanumeric() && c != '_')
                    || ["_e32", "_e64", "_dpp", "_sdwa"].iter().any(|s| text.get(at + mnemonic.len()..).is_some_and(|r| r.starts_with(s)))
            })
        })
    }
}

fn matches(pattern: &str, mnemonic: &str) -> bool {
    pattern
        .strip_suffix('*')
        .map_or(pattern == mnemonic, |head| mnemonic.starts_with(head))
}

/// The test of a mnemonic.
pub fn test(mnemonic: &str) -> Option<Test> {
    let (_, file, function) = TESTS
        .iter()
        .find(|(names, ..)| names.iter().any(|name| matches(name, mnemonic)))?;
    Some(Test { file, function })
}

/// Tests that are not there.
pub fn problems(root: &Path) -> Vec<String> {
    TESTS
        .iter()
        .filter(|(_, file, function)| Test { file, function }.text(root).is_none())
        .map(|(_, file, function)| format!("{file} has no test {function}"))
        .collect()
}
