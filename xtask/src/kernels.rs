//! The test kernels: builds every object that `tests/kernels/kernels.toml` lists, and writes or checks `tests/kernels/bin`, or writes
//! the objects of another target elsewhere.

use crate::codegen::diag::Error;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    compiler: String,
    languages: BTreeMap<String, Vec<String>>,
    object: Vec<Object>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Object {
    name: String,
    source: String,
    #[serde(default)]
    flags: Vec<String>,
    /// How the names of the targets begin that it can be built for, if not for all.
    #[serde(default)]
    only: String,
    /// Where it is kept, from the repository's folder, if not in `tests/kernels/bin`: then it is no test kernel.
    path: Option<String>,
}

/// What `tests/kernels/bin` is for.
const TARGET: &str = "gfx942";

/// Builds the objects of a target into a folder, for `OUTCROP_TEST_KERNELS`.
///
/// # Errors
/// As [`run`].
pub fn run_elsewhere(root: &Path, target: &str, out: &Path) -> Result<String, Error> {
    let folder = root.join("tests/kernels");
    let manifest = read_manifest(&folder.join("kernels.toml"))?;
    create(out)?;
    // The compiler runs in another folder.
    let out = out.canonicalize().map_err(|e| Error::io(out, &e))?;
    let objects: Vec<&Object> = manifest
        .object
        .iter()
        .filter(|object| object.path.is_none() && target.starts_with(&object.only))
        .collect();
    for object in &objects {
        build(&manifest, object, target, &folder.join("src"), &out)?;
    }
    Ok(format!(
        "{} kernel objects for {target} in {}",
        objects.len(),
        out.display()
    ))
}

/// Builds all objects; without `check` replaces `tests/kernels/bin`, with it only compares.
///
/// # Errors
/// A manifest that does not parse, a compiler that is missing or fails; with `check`, an object that is missing, differs
/// from what its source gives, or has no entry in the manifest.
pub fn run(root: &Path, check: bool) -> Result<String, Error> {
    let folder = root.join("tests/kernels");
    let manifest = read_manifest(&folder.join("kernels.toml"))?;
    let built = root.join("target/kernels");
    create(&built)?;
    let bin = folder.join("bin");
    create(&bin)?;

    let mut wrong = orphans(&bin, &manifest)?;
    let mut changed = 0;
    for object in &manifest.object {
        let fresh = build(&manifest, object, TARGET, &folder.join("src"), &built)?;
        let kept = match &object.path {
            Some(path) => root.join(path),
            None => bin.join(file_name(object)),
        };
        let same = fs::read(&kept).is_ok_and(|old| old == fresh);
        if same {
            continue;
        }
        if check {
            wrong.push(format!("{} does not match {}", kept.display(), object.source));
        } else {
            fs::write(&kept, &fresh).map_err(|e| Error::io(&kept, &e))?;
            changed += 1;
        }
    }
    if wrong.is_empty() {
        let did = if check {
            "all as their sources".to_owned()
        } else {
            format!("{changed} changed")
        };
        return Ok(format!("{} kernel objects, {did}", manifest.object.len()));
    }
    if check {
        return Err(Error::plain(format!(
            "{}\nrun `cargo xtask kernels`",
            wrong.join("\n")
        )));
    }
    Err(Error::plain(wrong.join("\n")))
}

fn read_manifest(path: &Path) -> Result<Manifest, Error> {
    let text = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
    let manifest: Manifest =
        toml::from_str(&text).map_err(|e| Error::plain(format!("{}: {e}", path.display())))?;
    let names: BTreeSet<&str> = manifest
        .object
        .iter()
        .map(|object| object.name.as_str())
        .collect();
    if names.len() == manifest.object.len() {
        Ok(manifest)
    } else {
        Err(Error::plain(format!(
            "{}: an object is listed twice",
            path.display()
        )))
    }
}

fn create(folder: &Path) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(|e| Error::io(folder, &e))
}

fn file_name(object: &Object) -> String {
    format!("{}.co", object.name)
}

fn orphans(bin: &Path, manifest: &Manifest) -> Result<Vec<String>, Error> {
    let test_kernels = manifest.object.iter().filter(|object| object.path.is_none());
    let listed: BTreeSet<String> = test_kernels.map(file_name).collect();
    let entries: io::Result<Vec<PathBuf>> =
        fs::read_dir(bin).and_then(|dir| dir.map(|entry| entry.map(|entry| entry.path())).collect());
    let mut paths = entries.map_err(|e| Error::io(bin, &e))?;
    paths.sort();
    Ok(paths
        .iter()
        .filter(|path| {
            !path
                .file_name()
                .is_some_and(|name| listed.contains(&*name.to_string_lossy()))
        })
        .map(|path| format!("{} is not in kernels.toml", path.display()))
        .collect())
}

fn build(
    manifest: &Manifest,
    object: &Object,
    target: &str,
    sources: &Path,
    built: &Path,
) -> Result<Vec<u8>, Error> {
    let language = object.source.rsplit('.').next().unwrap_or_default();
    let flags = manifest
        .languages
        .get(language)
        .ok_or_else(|| Error::plain(format!("{}: no flags for the language {language}", object.source)))?;
    let output = built.join(file_name(object));
    let status = Command::new(&manifest.compiler)
        .current_dir(sources)
        .args(flags.iter().map(|flag| flag.replace("{target}", target)))
        .args(&object.flags)
        .arg(&object.source)
        .arg("-o")
        .arg(&output)
        .status()
        .map_err(|e| {
            Error::plain(format!(
                "{}: {e} (the kernels need this compiler)",
                manifest.compiler
            ))
        })?;
    if !status.success() {
        return Err(Error::plain(format!(
            "{}: {} failed ({status})",
            object.name, manifest.compiler
        )));
    }
    fs::read(&output).map_err(|e| Error::io(&output, &e))
}
