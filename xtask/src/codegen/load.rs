//! Finds and parses the spec files. `<module>.toml` is a module, `<module>/<part>.toml` a part of one.

use super::diag::Error;
use super::spec::Spec;
use std::fs;
use std::path::Path;

/// A parsed file with its text, for messages.
pub struct File {
    /// Path from the workspace root, as messages and headers show it.
    pub path: String,
    /// Module that the items belong to.
    pub module: String,
    /// Part of the module, if the module has several files.
    pub part: Option<String>,
    /// The text, for line numbers.
    pub text: String,
    /// What it says.
    pub spec: Spec,
}

/// All spec files below `folder`, in the order of their names.
///
/// # Errors
/// An unreadable file, or TOML that is not a spec.
pub fn specs(folder: &Path) -> Result<Vec<File>, Error> {
    let mut files = Vec::new();
    for path in sorted(folder)? {
        let stem = stem(&path);
        if path.is_dir() {
            for inner in sorted(&path)? {
                files.push(parse(&inner, stem.clone(), Some(self::stem(&inner)))?);
            }
        } else if stem != "sources" {
            files.push(parse(&path, stem, None)?);
        }
    }
    Ok(files)
}

fn sorted(folder: &Path) -> Result<Vec<std::path::PathBuf>, Error> {
    let entries = fs::read_dir(folder).map_err(|e| Error::io(folder, &e))?;
    let mut paths: Vec<_> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
    paths.retain(|p| p.is_dir() || p.extension().is_some_and(|e| e == "toml"));
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem()
        .map(|s| s.to_string_lossy().into_owned())
        .unwrap_or_default()
}

fn parse(path: &Path, module: String, part: Option<String>) -> Result<File, Error> {
    let text = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
    let shown = match &part {
        Some(part) => format!("abi/spec/{module}/{part}.toml"),
        None => format!("abi/spec/{module}.toml"),
    };
    let spec =
        toml::from_str(&text).map_err(|e| Error::at(&shown, &text, e.span().unwrap_or(0..0), e.message()))?;
    Ok(File {
        path: shown,
        module,
        part,
        text,
        spec,
    })
}
