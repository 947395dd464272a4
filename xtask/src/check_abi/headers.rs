//! Finds the headers that `abi/spec/sources.toml` names.

use super::packages::{Package, Packages, sha256};
use crate::codegen::diag::Error;
use core::fmt;
use serde::Deserialize;
use serde::de::{MapAccess, Visitor};
use std::collections::{BTreeMap, BTreeSet};
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

/// The file as it is written: sources by name, and below `package` the packages that they are in.
#[derive(Default)]
struct Table {
    sources: BTreeMap<String, Source>,
    packages: BTreeMap<String, Package>,
}

impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Keys;
        impl<'de> Visitor<'de> for Keys {
            type Value = Table;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table of sources")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Table, A::Error> {
                let mut table = Table::default();
                while let Some(key) = map.next_key::<String>()? {
                    if key == "package" {
                        table.packages = map.next_value()?;
                    } else {
                        table.sources.insert(key, map.next_value()?);
                    }
                }
                Ok(table)
            }
        }
        from.deserialize_map(Keys)
    }
}

/// What `sources.toml` says.
pub struct Sources {
    table: BTreeMap<String, Source>,
    /// The packages that have some of the headers.
    pub packages: Packages,
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
        let table: Table = toml::from_str(&text)
            .map_err(|e| Error::at(&shown, &text, e.span().unwrap_or(0..0), e.message()))?;
        Ok(Self {
            table: table.sources,
            packages: Packages::new(table.packages, folder.join("packages")),
            folder,
        })
    }

    /// Finds all headers of a set, unpacking archives where that is needed.
    ///
    /// # Errors
    /// A name that the table does not have, or a header that must be there and is not.
    pub fn resolve(&self, names: &[String]) -> Result<Resolved, Error> {
        let mut found = Found::new(&names.join(", "));
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
            found
                .prelude
                .push(format!("#include <{}>", self.header(source)?.display()));
            found.prelude.extend(source.after.iter().cloned());
        }
        Ok(Resolved::Found(found))
    }

    /// What to include: a header with a full path is the one in its package.
    fn header(&self, source: &Source) -> Result<PathBuf, Error> {
        match (&source.package, source.header.strip_prefix('/')) {
            (Some(package), Some(path)) => Ok(self.packages.root(package)?.join(path)),
            _ => Ok(PathBuf::from(&source.header)),
        }
    }

    /// Adds the search path of a source; false if it is optional and not there.
    fn locate(&self, name: &str, source: &Source, found: &mut Found) -> Result<bool, Error> {
        if let Some(system) = &source.system {
            let root = match &source.package {
                Some(package) if !system.is_empty() => self.packages.root(package)?,
                _ => PathBuf::from("/"),
            };
            let place = root.join(system.trim_start_matches('/'));
            let header = place.join(self.header(source)?);
            if !system.is_empty() {
                if !header.exists() {
                    return Err(Error::plain(format!("{name}: no {}", header.display())));
                }
                found
                    .files
                    .extend(source.sha256.iter().map(|sum| (header.clone(), sum.clone())));
                // The compiler's own path comes last, and what stands before it would hide its headers.
                if place != Path::new("/usr/include") && !source.header.starts_with('/') {
                    found.include.push(place);
                }
            }
            found.include.extend(
                source
                    .include
                    .iter()
                    .map(|folder| match folder.strip_prefix('/') {
                        Some(path) => root.join(path),
                        None => self.folder.join(folder),
                    }),
            );
            return Ok(true);
        }
        let member = source.member.as_deref().unwrap_or(&source.header);
        let place = self.folder.join(member);
        if !place.exists() {
            match (&source.archive, &source.package) {
                (Some(archive), Some(package)) => {
                    let root = self.packages.root(package)?;
                    self.unpack(archive, &root.join(archive.strip_prefix("/").unwrap_or(archive)))?;
                }
                _ if source.optional => return Ok(false),
                _ => {}
            }
            if !place.exists() {
                return Err(Error::plain(format!("{name}: no {}", place.display())));
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

    /// The file of a source; none if it may be missing and is.
    ///
    /// # Errors
    /// As `resolve`.
    pub fn file(&self, name: &str) -> Result<Option<PathBuf>, Error> {
        let source =
            (self.table.get(name)).ok_or_else(|| Error::plain(format!("sources.toml has no `{name}`")))?;
        let mut found = Found::new("");
        if !self.locate(name, source, &mut found)? {
            return Ok(None);
        }
        let member = source.member.as_ref().unwrap_or(&source.header);
        let folder = source.system.as_ref().map_or(self.folder.as_path(), Path::new);
        Ok(Some(folder.join(member)))
    }

    /// Version of the interface that the first of some headers that has one describes.
    pub fn interface(&self, names: &[String]) -> Option<String> {
        names
            .iter()
            .find_map(|name| self.table.get(name)?.interface.clone())
    }

    /// Takes every member that the table names out of an archive, which lies at `place`, in one pass.
    fn unpack(&self, archive: &Path, place: &Path) -> Result<(), Error> {
        fs::create_dir_all(&self.folder).map_err(|e| Error::io(&self.folder, &e))?;
        // Once each: tar reports the second of two equal patterns as not found.
        let wanted: BTreeSet<_> = (self.table.values())
            .filter(|source| source.archive.as_deref() == Some(archive))
            .flat_map(|source| source.member.iter().chain(&source.also))
            .map(|member| format!("*/{member}"))
            .collect();
        let status = Command::new("tar")
            .arg("-C")
            .arg(&self.folder)
            .args(["--strip-components=1", "--wildcards", "-xf"])
            .arg(place)
            .args(wanted)
            .status()
            .map_err(|e| Error::plain(format!("tar: {e}")))?;
        if status.success() {
            Ok(())
        } else {
            Err(Error::plain(format!("tar failed on {}", place.display())))
        }
    }
}

impl Found {
    /// No headers yet but those of the language.
    pub fn new(names: &str) -> Self {
        Self {
            names: names.to_owned(),
            language: "c".to_owned(),
            include: Vec::new(),
            prelude: vec!["#include <stddef.h>".to_owned(), "#include <stdint.h>".to_owned()],
            files: Vec::new(),
        }
    }

    /// The headers whose content is not what `sources.toml` says: a later package, say. Their answers still count.
    ///
    /// # Errors
    /// No `sha256sum`.
    pub fn changed(&self) -> Result<Vec<&Path>, Error> {
        let mut changed = Vec::new();
        for (path, expected) in &self.files {
            if sha256(path)? != *expected {
                changed.push(path.as_path());
            }
        }
        Ok(changed)
    }
}
