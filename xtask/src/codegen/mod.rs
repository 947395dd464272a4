//! `cargo xtask codegen`: `abi/spec/**/*.toml` → IR → `abi/src/generated/**/*.rs` and the tables in `docs/abi`.
//!
//! Writing and checking are one path: both make every file in memory; writing then stores what differs,
//! checking reports it.

pub mod diag;
mod docs;
pub mod ir;
mod load;
mod resolve;
mod rust;
mod seal;
pub mod spec;
#[cfg(test)]
pub mod tests;
pub mod witness;

use diag::Error;
use seal::Comment;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace's `Cargo.toml`.
pub fn workspace_root() -> PathBuf {
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().map(Path::to_path_buf).unwrap_or(manifest)
}

/// Reads `abi/spec` below `root` and resolves it.
///
/// # Errors
/// Whatever is wrong with a spec, with its place.
pub fn load(root: &Path) -> Result<ir::Abi, Error> {
    resolve::resolve(load::specs(&root.join("abi/spec"))?)
}

/// Writes the generated files, or with `check` compares them with what would be written.
///
/// # Errors
/// A bad spec, a failing `rustfmt`, or with `check` any file that is not as it would be written.
pub fn run(root: &Path, check: bool) -> Result<String, Error> {
    let abi = load(root)?;
    let target = root.join("abi/src/generated");
    let mut formatted = BTreeMap::new();
    for (name, (spec, text)) in rust::emit(&abi) {
        let text = rustfmt(root, &name, &text)?;
        formatted.insert(target.join(&name), seal::seal(Comment::Rust, &spec, &text));
    }
    let pages = root.join("docs/abi");
    for (name, spec, text) in docs::emit(&abi) {
        formatted.insert(
            pages.join(name),
            seal::seal(Comment::Markdown, &spec, &format!("{}\n", text.trim_end())),
        );
    }
    let mut present = files_below(&target)?;
    // Pages that are written by hand lie among the generated ones.
    let generated = |path: &PathBuf| fs::read_to_string(path).is_ok_and(|text| seal::is_sealed(&text));
    present.extend(files_below(&pages)?.into_iter().filter(generated));
    let mut problems = Vec::new();
    let mut written = 0;
    for (path, text) in &formatted {
        let old = fs::read_to_string(path).ok();
        if old.as_deref() == Some(text.as_str()) {
            continue;
        }
        if check {
            problems.push(describe(path, old.as_deref(), text));
        } else {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(|e| Error::io(folder, &e))?;
            }
            fs::write(path, text).map_err(|e| Error::io(path, &e))?;
            written += 1;
        }
    }
    for path in present.iter().filter(|path| !formatted.contains_key(*path)) {
        if check {
            problems.push(format!("{}: orphan: no spec produces this file", path.display()));
        } else {
            fs::remove_file(path).map_err(|e| Error::io(path, &e))?;
            written += 1;
        }
    }
    if !problems.is_empty() {
        problems.push("run `cargo xtask codegen` and commit the result".to_owned());
        return Err(Error::plain(problems.join("\n  ")));
    }
    let state = if check {
        "up to date".to_owned()
    } else {
        format!("{written} changed")
    };
    Ok(format!(
        "codegen: {} files from {} specs, {state}",
        formatted.len(),
        abi.parts.len()
    ))
}

/// Says whether a file is missing, edited by hand or stale. The header carries a hash of the text below it:
/// a file that does not match its own hash was edited, one that does was made from an older spec.
fn describe(path: &Path, old: Option<&str>, new: &str) -> String {
    let place = path.display();
    let Some(old) = old else {
        return format!("{place}: missing: `cargo xtask codegen` was not run");
    };
    let same = (old.lines().zip(new.lines()).skip(seal::LINES))
        .take_while(|(a, b)| a == b)
        .count();
    let line = same + seal::LINES + 1;
    if seal::is_whole(old) {
        format!("{place}:{line}: stale: the spec has changed since it was generated")
    } else {
        format!("{place}:{line}: edited by hand: change the spec instead")
    }
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut found = Vec::new();
    let mut pending = vec![folder.to_path_buf()];
    while let Some(folder) = pending.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries {
            let path = entry.map_err(|e| Error::io(&folder, &e))?.path();
            if path.is_dir() {
                pending.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn rustfmt(root: &Path, name: &Path, text: &str) -> Result<String, Error> {
    let failed = |what: &str| Error::plain(format!("rustfmt on {}: {what}", name.display()));
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--emit", "stdout", "--quiet"])
        .arg("--config-path")
        .arg(root.join("rustfmt.toml"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| failed(&e.to_string()))?;
    let mut stdin = child.stdin.take().ok_or_else(|| failed("no stdin"))?;
    let body = text.to_owned();
    let feeder = std::thread::spawn(move || stdin.write_all(body.as_bytes()));
    let output = child.wait_with_output().map_err(|e| failed(&e.to_string()))?;
    match feeder.join() {
        Ok(Ok(())) if output.status.success() => {}
        _ => return Err(failed(&String::from_utf8_lossy(&output.stderr))),
    }
    String::from_utf8(output.stdout).map_err(|e| failed(&e.to_string()))
}
