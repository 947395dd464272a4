//! `cargo xtask check-abi`: the specs against the real headers.
//!
//! Asserts that are made from a spec only prove that the spec agrees with itself. Here a C or C++ program for
//! each set of headers prints what the compiler says of sizes, offsets, request numbers, constants and
//! bit-fields, and every number is compared with the IR.

mod bindgen;
mod headers;
mod packages;
mod probe;
#[cfg(test)]
mod tests;
mod texts;
mod versions;

use crate::codegen::{self, diag::Error};
use core::sync::atomic::{AtomicU32, Ordering};
use std::path::{Path, PathBuf};

/// A folder for what the witnesses write, gone at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Self, Error> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("outcrop-witness-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| Error::io(&folder, &e))?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs the check on the specs below `root`; `headers` is where headers are kept that are not installed.
///
/// # Errors
/// A bad spec, a header that can not be found, or any difference; the message names each one.
pub fn run(root: &Path, headers: Option<PathBuf>) -> Result<String, Error> {
    let abi = codegen::load(root)?;
    let folder = headers.unwrap_or_else(|| root.join("target/abi-headers"));
    let sources = headers::Sources::read(&root.join("abi/spec/sources.toml"), folder)?;
    let mut total = probe::Counts::default();
    let mut second = bindgen::is_there().then(probe::Counts::default);
    let scratch = Scratch::new()?;
    let mut differences = probe::Differences::default();
    let mut missing = Vec::new();
    let mut used = std::collections::BTreeSet::new();
    let mut changed = std::collections::BTreeSet::new();
    for (names, probes) in probe::collect(&abi, &sources) {
        match sources.resolve(&names)? {
            headers::Resolved::Missing(what) => {
                missing.push(format!("not checked, {} probes: {what}", probes.len()));
            }
            headers::Resolved::Found(found) => {
                used.extend(names);
                changed.extend(found.changed()?.into_iter().map(Path::to_path_buf));
                probe::run(&found, &probes, &mut total, &mut differences)?;
                if let Some(second) = &mut second {
                    bindgen::run(&found, &probes, &scratch.0, second, &mut differences)?;
                }
            }
        }
    }
    let texts = texts::check(&abi, &sources)?;
    total.add_constants(texts.found);
    for (item, what) in texts.differences {
        differences.add(&item, what);
    }
    missing.extend(texts.missing);
    for line in missing.iter().chain(&sources.packages.notes()) {
        println!("{line}");
    }
    for path in &changed {
        println!("not the file that sources.toml names: {}", path.display());
    }
    println!("C and C++ programs: {total}");
    match second {
        Some(second) => println!("bindgen:            {second}"),
        None => println!("bindgen was not asked: no libclang, install libclang-19-dev"),
    }
    let summary = format!(
        "{total} checked against {} headers, {} differ",
        used.len(),
        differences.0.len()
    );
    if differences.0.is_empty() {
        Ok(summary)
    } else {
        Err(Error::plain(format!(
            "the specs differ from the headers:\n  {}\n{summary}",
            differences
                .0
                .into_values()
                .flatten()
                .collect::<Vec<_>>()
                .join("\n  ")
        )))
    }
}
