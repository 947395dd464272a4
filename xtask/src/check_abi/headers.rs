//! Finds the headers that `abi/spec/sources.toml` names.

use crate::codegen::diag::Error;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    header: String,
    package: Option<String>,
    archive: Option<PathBuf>,
    member: Option<String>,
    #[serde(default)]
    also: Vec<String>,
    system: Option<String>,
    #[serde(default)]
    include: Vec<String>,
    #[serde(default)]
    before: Vec<String>,
    #[serde(default)]
    after: Vec<String>,
    language: Option<String>,
    #[serde(default)]
    optional: bool,
    #[serde(default)]
    project: String,
    #[serde(default)]
    version: String,
    #[serde(rename = "licence")]
    _licence: Option<String>,
    #[serde(rename = "origin")]
    _origin: Option<String>,
    sha256: Option<String>,
    interface: Option<String>,
}

/// What `sources.toml` says.
pub struct Sources {
    table: BTreeMap<String, Source>,
    folder: PathBuf,
}

/// What a program needs to see a set of headers.
pub struct Found {
    /// The headers, for messages.
    pub names: String,
    /// `c` or `c++`.
    pub language: String,
    /// Folders for the compiler's search path.
    pub include: Vec<PathBuf>,
    /// Lines at the start of the program.
    pub prelude: Vec<String>,
    /// The headers with what `sources.toml` says of their content.
    files: Vec<(PathBuf, String)>,
}

/// Whether a set of headers can be had.
pub enum Resolved {
    /// All of them.
    Found(Found),
    /// One that may be missing is.
    Missing(String),
}

impl Sources {
    /// Reads the table; headers that are not installed are kept below `folder`.
    ///
    /// # Errors
    /// An unreadable or wrong table.
    pub fn read(path: &Path, folder: PathBuf) -> Result<Self, Error> {
        let text = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
        let shown = path.display().to_string();
        let table = toml::from_str(&text)
            .map_err(|e| Error::at(&shown, &text, e.span().unwrap_or(0..0), e.message()))?;
        Ok(Self { table, folder })
    }

    /// Finds all headers of a set, unpacking archives where that is needed.
    ///
    /// # Errors
    /// A name that the table does not have, or a header that must be there and is not.
    pub fn resolve(&self, names: &[String]) -> Result<Resolved, Error> {
        let mut found = Found {
            names: names.join(", "),
            language: "c".to_owned(),
            include: Vec::new(),
            prelude: vec!["#include <stddef.h>".to_owned(), "#include <stdint.h>".to_owned()],
            files: Vec::new(),
        };
        for name in names {
            let source = (self.table.get(name))
                .ok_or_else(|| Error::plain(format!("sources.toml has no `{name}`")))?;
            if let Some(language) = &source.language {
                found.language.clone_from(language);
            }
            if !self.locate(name, source, &mut found)? {
                let file = source.member.as_ref().unwrap_or(&source.header);
                let what = format!("{name} ({} {}, {file})", source.project, source.version);
                return Ok(Resolved::Missing(what));
            }
            found.prelude.extend(source.before.iter().cloned());
            found.prelude.push(format!("#include <{}>", source.header));
            found.prelude.extend(source.after.iter().cloned());
        }
        Ok(Resolved::Found(found))
    }

    /// Adds the search path of a source; false if it is optional and not there.
    fn locate(&self, name: &str, source: &Source, found: &mut Found) -> Result<bool, Error> {
        let want = source.package.as_deref().unwrap_or("no Debian package");
        if let Some(system) = &source.system {
            let place = Path::new(system);
            if !system.is_empty() && !place.join(&source.header).exists() {
                let what = format!("{name}: {} is not in {system}: install {want}", source.header);
                return Err(Error::plain(what));
            }
            if let Some(sum) = source.sha256.clone().filter(|_| !system.is_empty()) {
                found.files.push((place.join(&source.header), sum));
            }
            if !system.is_empty() && system != "/usr/include" {
                found.include.push(place.to_path_buf());
            }
            found
                .include
                .extend(source.include.iter().map(|folder| self.folder.join(folder)));
            return Ok(true);
        }
        let member = source.member.as_deref().unwrap_or(&source.header);
        let place = self.folder.join(member);
        if !place.exists() {
            match &source.archive {
                Some(archive) if archive.exists() => self.unpack(archive)?,
                _ if source.optional => return Ok(false),
                Some(archive) => {
                    let what = format!(
                        "{name}: no {} and no {}: install {want}",
                        place.display(),
                        archive.display()
                    );
                    return Err(Error::plain(what));
                }
                None => return Err(Error::plain(format!("{name}: no {}", place.display()))),
            }
        }
        found
            .include
            .extend(source.include.iter().map(|folder| self.folder.join(folder)));
        found
            .files
            .extend(source.sha256.iter().map(|sum| (place.clone(), sum.clone())));
        Ok(true)
    }

    /// Version of the interface that the first of some headers that has one describes.
    pub fn interface(&self, names: &[String]) -> Option<String> {
        names
            .iter()
            .find_map(|name| self.table.get(name)?.interface.clone())
    }

    /// Takes every member that the table names out of `archive`, in one pass.
    fn unpack(&self, archive: &Path) -> Result<(), Error> {
        fs::create_dir_all(&self.folder).map_err(|e| Error::io(&self.folder, &e))?;
        let wanted = (self.table.values())
            .filter(|source| source.archive.as_deref() == Some(archive))
            .flat_map(|source| source.member.iter().chain(&source.also))
            .map(|member| format!("*/{member}"));
        let status = Command::new("tar")
            .arg("-C")
            .arg(&self.folder)
            .args(["--strip-components=1", "--wildcards", "-xf"])
            .arg(archive)
            .args(wanted)
            .status()
            .map_err(|e| Error::plain(format!("tar: {e}")))?;
        if status.success() {
            Ok(())
        } else {
            Err(Error::plain(format!("tar failed on {}", archive.display())))
        }
    }
}

impl Found {
    /// The headers whose content is not what `sources.toml` says: a later package, say. Their answers still count.
    ///
    /// # Errors
    /// No `sha256sum`.
    pub fn changed(&self) -> Result<Vec<&Path>, Error> {
        let mut changed = Vec::new();
        for (path, expected) in &self.files {
            let output = (Command::new("sha256sum").arg(path).output())
                .map_err(|e| Error::plain(format!("sha256sum: {e}")))?;
            if !String::from_utf8_lossy(&output.stdout).starts_with(expected.as_str()) {
                changed.push(path.as_path());
            }
        }
        Ok(changed)
    }
}
