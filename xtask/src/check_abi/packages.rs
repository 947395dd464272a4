//! Debian packages with headers: the ones that `sources.toml` names, fetched and unpacked outside of the tree.
//!
//! A package that is installed in the version that the table names is used where it is. Else `apt-get download` gets
//! that version, which needs no root; the file must have the checksum of the table. Offline, another installed
//! version does, and is named.

use crate::codegen::diag::Error;
use core::cell::RefCell;
use serde::Deserialize;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package as `sources.toml` has it, below `[package]`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    version: String,
    /// Name of the `.deb`.
    file: String,
    sha256: String,
    #[serde(rename = "project")]
    _project: String,
    #[serde(rename = "licence")]
    _licence: String,
}

/// The packages, and where those that were asked for are.
pub struct Packages {
    table: BTreeMap<String, Package>,
    folder: PathBuf,
    roots: RefCell<BTreeMap<String, PathBuf>>,
    notes: RefCell<Vec<String>>,
}

impl Packages {
    /// `folder` keeps what is fetched.
    pub fn new(table: BTreeMap<String, Package>, folder: PathBuf) -> Self {
        Self {
            table,
            folder,
            roots: RefCell::default(),
            notes: RefCell::default(),
        }
    }

    /// What the user should know: installed versions that are not the table's.
    pub fn notes(&self) -> Vec<String> {
        self.notes.borrow().clone()
    }

    /// The folder that stands for `/` in the paths of a package.
    ///
    /// # Errors
    /// A file that has not the checksum of the table, one that does not unpack, or a package that is neither
    /// installed nor to be had.
    pub fn root(&self, name: &str) -> Result<PathBuf, Error> {
        if let Some(root) = self.roots.borrow().get(name) {
            return Ok(root.clone());
        }
        let root = self.find(name)?;
        self.roots.borrow_mut().insert(name.to_owned(), root.clone());
        Ok(root)
    }

    fn find(&self, name: &str) -> Result<PathBuf, Error> {
        let installed = installed(name);
        let Some(package) = self.table.get(name) else {
            let missing = || {
                Error::plain(format!(
                    "{name} is not installed, and sources.toml has no [package.{name}]"
                ))
            };
            return installed.map(|_| PathBuf::from("/")).ok_or_else(missing);
        };
        if installed.as_deref() == Some(&package.version) {
            return Ok(PathBuf::from("/"));
        }
        let root = self.folder.join(format!("{name}_{}", package.sha256));
        if root.exists() {
            return Ok(root);
        }
        fs::create_dir_all(&self.folder).map_err(|e| Error::io(&self.folder, &e))?;
        let deb = self.folder.join(&package.file);
        let fetched = if deb.exists() {
            Ok(())
        } else {
            self.download(name, package)
        };
        match (fetched, installed) {
            (Ok(()), _) => {
                self.verify(name, package, &deb)?;
                unpack(&deb, &root)?;
                Ok(root)
            }
            (Err(why), Some(version)) => {
                self.notes.borrow_mut().push(format!(
                    "{name} {version} is installed and used, sources.toml names {}; not fetched: {why}",
                    package.version
                ));
                Ok(PathBuf::from("/"))
            }
            (Err(why), None) => Err(Error::plain(format!(
                "{name} {} is not installed and can not be fetched: {why}",
                package.version
            ))),
        }
    }

    fn download(&self, name: &str, package: &Package) -> Result<(), String> {
        let output = Command::new("apt-get")
            .args([
                "-q",
                "-o",
                "Acquire::Retries=0",
                "-o",
                "Acquire::http::Timeout=20",
                "download",
            ])
            .arg(format!("{name}={}", package.version))
            .current_dir(&self.folder)
            .output()
            .map_err(|e| format!("apt-get: {e}"))?;
        // apt-get writes the colon of an epoch as %3a.
        let plain = self.folder.join(&package.file);
        let escaped = self.folder.join(package.file.replace(':', "%3a"));
        if output.status.success() && !plain.exists() && escaped.exists() {
            fs::rename(&escaped, &plain).map_err(|e| e.to_string())?;
        }
        let stderr = String::from_utf8_lossy(&output.stderr);
        match (output.status.success(), plain.exists()) {
            (true, true) => Ok(()),
            (true, false) => Err(format!("apt-get did not write {}", package.file)),
            (false, _) => Err(stderr.lines().last().unwrap_or("apt-get failed").to_owned()),
        }
    }

    fn verify(&self, name: &str, package: &Package, deb: &Path) -> Result<(), Error> {
        let found = sha256(deb)?;
        if found == package.sha256 {
            return Ok(());
        }
        Err(Error::plain(format!(
            "{name} {}: {} has the checksum\n    {found}, sources.toml says\n    {}",
            package.version,
            deb.display(),
            package.sha256
        )))
    }
}

/// Version of an installed package.
fn installed(name: &str) -> Option<String> {
    let output = Command::new("dpkg-query")
        .args(["-W", "-f=${db:Status-Status} ${Version}", name])
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.strip_prefix("installed ").map(str::to_owned)
}

/// The SHA-256 of a file.
///
/// # Errors
/// No `sha256sum`, or an unreadable file.
pub fn sha256(path: &Path) -> Result<String, Error> {
    let output = (Command::new("sha256sum").arg(path).output())
        .map_err(|e| Error::plain(format!("sha256sum: {e}")))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    match text.split_whitespace().next() {
        Some(sum) if output.status.success() => Ok(sum.trim_start_matches('\\').to_owned()),
        _ => Err(Error::plain(String::from_utf8_lossy(&output.stderr).into_owned())),
    }
}

/// Unpacks whole or not at all.
fn unpack(deb: &Path, root: &Path) -> Result<(), Error> {
    let partial = PathBuf::from(format!("{}.partial", root.display()));
    let _ = fs::remove_dir_all(&partial);
    let status = (Command::new("dpkg-deb").arg("-x").arg(deb).arg(&partial).status())
        .map_err(|e| Error::plain(format!("dpkg-deb: {e}")))?;
    if !status.success() {
        return Err(Error::plain(format!("dpkg-deb failed on {}", deb.display())));
    }
    fs::rename(&partial, root).map_err(|e| Error::io(root, &e))?;
    fs::remove_file(deb).map_err(|e| Error::io(deb, &e))
}

#[cfg(test)]
mod tests {
    use super::{Package, Packages, sha256};
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    /// A package with one header, made in `folder`.
    fn package(folder: &Path) -> PathBuf {
        let tree = folder.join("tree");
        fs::create_dir_all(tree.join("DEBIAN")).unwrap();
        fs::create_dir_all(tree.join("usr/include")).unwrap();
        fs::write(tree.join("usr/include/demo.h"), "#define DEMO 1\n").unwrap();
        let control =
            "Package: outcrop-demo\nVersion: 1-1\nArchitecture: all\nMaintainer: none\nDescription: demo\n";
        fs::write(tree.join("DEBIAN/control"), control).unwrap();
        let deb = folder.join("packages/outcrop-demo_1-1_all.deb");
        fs::create_dir_all(deb.parent().unwrap()).unwrap();
        let made = Command::new("dpkg-deb")
            .arg("--root-owner-group")
            .arg("-b")
            .arg(&tree)
            .arg(&deb)
            .output();
        assert!(made.unwrap().status.success());
        deb
    }

    fn packages(folder: &Path, name: &str, sha256: &str) -> Packages {
        let package = Package {
            version: "1-1".to_owned(),
            file: "outcrop-demo_1-1_all.deb".to_owned(),
            sha256: sha256.to_owned(),
            _project: String::new(),
            _licence: String::new(),
        };
        Packages::new(
            BTreeMap::from([(name.to_owned(), package)]),
            folder.join("packages"),
        )
    }

    #[test]
    fn a_package_is_unpacked_once_if_it_has_its_checksum() {
        let folder = std::env::temp_dir().join(format!("outcrop-packages-{}", std::process::id()));
        let deb = package(&folder);
        let sum = sha256(&deb).unwrap();
        let wrong = packages(&folder, "outcrop-demo", &"0".repeat(64));
        let error = wrong.root("outcrop-demo").unwrap_err().to_string();
        assert!(error.contains(&sum) && error.contains(&"0".repeat(64)), "{error}");
        for _ in 0..2 {
            let root = packages(&folder, "outcrop-demo", &sum)
                .root("outcrop-demo")
                .unwrap();
            assert!(root.starts_with(&folder) && root.join("usr/include/demo.h").exists());
            assert!(!deb.exists());
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn an_installed_package_of_another_version_is_named() {
        let folder = std::env::temp_dir().join(format!("outcrop-installed-{}", std::process::id()));
        let packages = packages(&folder, "dpkg", "");
        assert_eq!(packages.root("dpkg").unwrap(), Path::new("/"));
        let notes = packages.notes();
        assert!(
            notes[0].contains("is installed and used, sources.toml names 1-1"),
            "{notes:?}"
        );
        let error = packages.root("outcrop-demo").unwrap_err().to_string();
        assert_eq!(
            error,
            "outcrop-demo is not installed, and sources.toml has no [package.outcrop-demo]"
        );
        let _ = fs::remove_dir_all(&folder);
    }
}
