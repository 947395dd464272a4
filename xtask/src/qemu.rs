//! `cargo xtask qemu`: a stock kernel with its real amdkfd in a virtual machine, asked by `tests/guest`.

use crate::codegen::diag::Error;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

type Result<T> = core::result::Result<T, Error>;

/// Name, and the package that depends on the newest kernel of that series.
const KERNELS: [(&str, &str); 2] = [("6.12", "linux-image-6.12-amd64"), ("6.1", "linux-image-amd64")];
const TARGET: &str = "x86_64-unknown-linux-gnu";
/// Without KVM a boot takes a quarter of a minute on an idle machine.
const SECONDS: &str = "300";

/// Boots each kernel, or the one named, and compares what it answers with `tests/guest/answers`; with `record`
/// writes that file instead.
///
/// # Errors
/// A tool or package that cannot be had, a guest that does not come to its end, a check that fails, another answer.
pub fn run(root: &Path, only: Option<&str>, record: bool) -> Result<String> {
    let chosen: Vec<_> = KERNELS
        .into_iter()
        .filter(|(name, _)| only.is_none_or(|only| only == *name))
        .collect();
    if chosen.is_empty() {
        let known = KERNELS.map(|(name, _)| name).join(", ");
        return Err(Error::plain(format!(
            "no kernel {}; known: {known}",
            only.unwrap_or_default()
        )));
    }
    let program = build(root)?;
    let mut done = Vec::new();
    for (name, package) in chosen {
        let kernel = Kernel::get(root, package)?;
        let initrd = kernel.initrd(&program)?;
        let log = kernel.boot(&initrd)?;
        let said = Said::read(&log, &kernel.folder)?;
        println!("{}:", kernel.version);
        for line in &said.checks {
            println!("  {line}");
        }
        if !said.held {
            return Err(Error::plain(format!("{name}: the client's checks do not hold")));
        }
        let path = root.join(format!("tests/guest/answers/linux-{name}.txt"));
        let header = format!(
            "# What amdkfd of Linux {name} says on a machine with no GPU: `cargo xtask qemu --record`.\n"
        );
        let text = header + &said.answers;
        if record {
            fs::write(&path, text).map_err(|e| Error::io(&path, &e))?;
        } else {
            compare(&path, &text)?;
        }
        done.push(format!(
            "{} ({} answers)",
            kernel.version,
            said.answers.lines().count()
        ));
    }
    Ok(format!("qemu: {}", done.join(", ")))
}

/// The program of the guest, with nothing to load at run time.
fn build(root: &Path) -> Result<PathBuf> {
    let target = root.join("target/guest");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args([
            "build",
            "--release",
            "-p",
            "outcrop-guest",
            "--target",
            TARGET,
            "--target-dir",
        ])
        .arg(&target)
        .env("RUSTFLAGS", "-Ctarget-feature=+crt-static")
        .current_dir(root);
    output("cargo", &mut cargo)?;
    Ok(target.join(TARGET).join("release/outcrop-guest"))
}

/// An unpacked kernel package.
struct Kernel {
    version: String,
    folder: PathBuf,
}

impl Kernel {
    /// Downloads and unpacks the newest kernel of a series, or takes what an earlier run has unpacked.
    fn get(root: &Path, series: &str) -> Result<Self> {
        let depends = output(
            "apt-cache",
            Command::new("apt-cache").args(["depends", "--important", series]),
        )?;
        let package = depends
            .lines()
            .filter_map(|line| line.trim().strip_prefix("Depends: "))
            .find(|name| name.starts_with("linux-image-"))
            .ok_or_else(|| {
                Error::plain(format!(
                    "apt-cache knows no kernel behind {series}: run apt-get update"
                ))
            })?
            .to_owned();
        let version = package.trim_start_matches("linux-image-").to_owned();
        let folder = root.join("target/qemu").join(&version);
        let kernel = Self { version, folder };
        if !kernel.image().exists() {
            fs::create_dir_all(&kernel.folder).map_err(|e| Error::io(&kernel.folder, &e))?;
            println!("downloading {package} (about 100 MB)");
            let mut download = Command::new("apt-get");
            download.args(["-o", "APT::Sandbox::User=root", "-qq", "download", &package]);
            output("apt-get", download.current_dir(&kernel.folder))?;
            let archive = find(&kernel.folder, |name| name.ends_with(".deb"))?;
            let mut unpack = Command::new("dpkg-deb");
            output("dpkg-deb", unpack.arg("-x").arg(&archive).arg(&kernel.folder))?;
            fs::remove_file(&archive).map_err(|e| Error::io(&archive, &e))?;
        }
        if !kernel.modules().join("modules.dep").exists() {
            let mut depmod = Command::new("/sbin/depmod");
            output(
                "depmod (package kmod)",
                depmod.arg("-b").arg(&kernel.folder).arg(&kernel.version),
            )?;
        }
        Ok(kernel)
    }

    fn image(&self) -> PathBuf {
        self.folder.join("boot").join(format!("vmlinuz-{}", self.version))
    }

    fn modules(&self) -> PathBuf {
        self.folder.join("lib/modules").join(&self.version)
    }

    /// The driver's modules in the order they have to be loaded, each after what it needs.
    fn driver(&self) -> Result<Vec<PathBuf>> {
        let path = self.modules().join("modules.dep");
        let text = fs::read_to_string(&path).map_err(|e| Error::io(&path, &e))?;
        let line = text
            .lines()
            .find(|line| {
                line.split(':')
                    .next()
                    .is_some_and(|file| file.contains("/amdgpu.ko"))
            })
            .ok_or_else(|| Error::plain(format!("{}: no amdgpu", path.display())))?;
        let (own, needed) = line.split_once(':').unwrap_or((line, ""));
        Ok(needed
            .split_whitespace()
            .rev()
            .chain([own])
            .map(|file| self.modules().join(file))
            .collect())
    }

    /// A file system in memory: the program as `/init`, the modules unpacked.
    fn initrd(&self, program: &Path) -> Result<PathBuf> {
        let mut archive = Cpio::default();
        for folder in ["dev", "proc", "sys", "modules"] {
            archive.entry(folder, 0o040_755, &[]);
        }
        // The console of the first process, which devtmpfs is too late for.
        archive.device("dev/console", 5, 1);
        let image = fs::read(program).map_err(|e| Error::io(program, &e))?;
        archive.entry("init", 0o100_755, &image);
        for (number, path) in self.driver()?.iter().enumerate() {
            let name = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
            let image = match path.extension().and_then(OsStr::to_str) {
                Some("xz") => bytes("xz", Command::new("xz").arg("-dc").arg(path))?,
                _ => fs::read(path).map_err(|e| Error::io(path, &e))?,
            };
            archive.entry(&format!("modules/{number:02}-{name}"), 0o100_644, &image);
        }
        let path = self.folder.join("initrd");
        fs::write(&path, archive.finish()).map_err(|e| Error::io(&path, &e))?;
        Ok(path)
    }

    fn boot(&self, initrd: &Path) -> Result<String> {
        let mut qemu = Command::new("timeout");
        qemu.args([
            SECONDS,
            "qemu-system-x86_64",
            "-accel",
            "tcg,thread=multi",
            "-cpu",
            "max",
            "-smp",
            "2",
        ])
        .args([
            "-m",
            "1024",
            "-nodefaults",
            "-no-user-config",
            "-nographic",
            "-no-reboot",
        ])
        .args([
            "-serial",
            "stdio",
            "-append",
            "console=ttyS0 loglevel=1 panic=-1 mitigations=off",
        ])
        .arg("-kernel")
        .arg(self.image())
        .arg("-initrd")
        .arg(initrd)
        .stdin(Stdio::null());
        Ok(output("qemu-system-x86_64 (package qemu-system-x86)", &mut qemu)?.replace('\r', ""))
    }
}

/// What the guest wrote.
struct Said {
    checks: Vec<String>,
    held: bool,
    answers: String,
}

impl Said {
    fn read(log: &str, folder: &Path) -> Result<Self> {
        let unfinished = || {
            let path = folder.join("console.log");
            let _ = fs::write(&path, log);
            Error::plain(format!(
                "the guest did not come to its end: see {}",
                path.display()
            ))
        };
        let result = log
            .lines()
            .find_map(|line| line.strip_prefix("@@ result: "))
            .ok_or_else(unfinished)?;
        let checks: Vec<String> = log
            .lines()
            .filter(|line| {
                line.starts_with("@@ ok") || line.starts_with("@@ FAILED") || line.starts_with("@@ result")
            })
            .map(|line| line.trim_start_matches("@@ ").to_owned())
            .collect();
        let answers = log
            .split_once("@@ answers\n")
            .and_then(|(_, rest)| rest.split_once("@@ end"))
            .map(|(answers, _)| answers.to_owned());
        let held = !result.starts_with("FAILED");
        match answers {
            Some(answers) => Ok(Self {
                checks,
                held,
                // The kernel's own messages share the console.
                answers: answers
                    .lines()
                    .filter(|line| !line.starts_with('['))
                    .fold(String::new(), |all, line| all + line + "\n"),
            }),
            None => {
                let _ = unfinished();
                Err(Error::plain(format!(
                    "the guest failed: {result}\n{}",
                    checks.join("\n")
                )))
            }
        }
    }
}

fn compare(path: &Path, text: &str) -> Result<()> {
    let known = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
    let differing: Vec<String> = known
        .lines()
        .zip(text.lines())
        .filter(|(old, new)| old != new)
        .take(20)
        .map(|(old, new)| format!("  recorded {old}\n  now      {new}"))
        .collect();
    if known == text {
        return Ok(());
    }
    Err(Error::plain(format!(
        "{}: the kernel answers otherwise ({} lines recorded, {} now)\n{}",
        path.display(),
        known.lines().count(),
        text.lines().count(),
        differing.join("\n")
    )))
}

/// The "newc" archive that a kernel unpacks at start (Documentation/driver-api/early-userspace/buffer-format.rst).
#[derive(Default)]
struct Cpio {
    bytes: Vec<u8>,
    files: u32,
}

impl Cpio {
    fn entry(&mut self, name: &str, mode: u32, content: &[u8]) {
        self.header(name, mode, content.len() as u32, 0, 0);
        self.bytes.extend_from_slice(content);
        self.align();
    }

    fn device(&mut self, name: &str, major: u32, minor: u32) {
        self.header(name, 0o020_600, 0, major, minor);
    }

    fn header(&mut self, name: &str, mode: u32, len: u32, major: u32, minor: u32) {
        self.files += 1;
        let name_len = name.len() as u32 + 1;
        // Inode, mode, owner, group, links, time, size, device of the file, device it is, name, checksum.
        let fields = [self.files, mode, 0, 0, 1, 0, len, 0, 0, major, minor, name_len, 0];
        self.bytes.extend_from_slice(b"070701");
        for field in fields {
            self.bytes.extend_from_slice(format!("{field:08x}").as_bytes());
        }
        self.bytes.extend_from_slice(name.as_bytes());
        self.bytes.push(0);
        self.align();
    }

    fn align(&mut self) {
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
    }

    fn finish(mut self) -> Vec<u8> {
        self.entry("TRAILER!!!", 0, &[]);
        self.bytes
    }
}

fn find(folder: &Path, wanted: impl Fn(&str) -> bool) -> Result<PathBuf> {
    fs::read_dir(folder)
        .map_err(|e| Error::io(folder, &e))?
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.file_name().and_then(OsStr::to_str).is_some_and(&wanted))
        .ok_or_else(|| Error::plain(format!("{}: the package is not there", folder.display())))
}

fn output(name: &str, command: &mut Command) -> Result<String> {
    Ok(String::from_utf8_lossy(&bytes(name, command)?).into_owned())
}

fn bytes(name: &str, command: &mut Command) -> Result<Vec<u8>> {
    let output = command
        .output()
        .map_err(|e| Error::plain(format!("{name}: {e}")))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(Error::plain(format!(
        "{name}: {}\n{}",
        output.status,
        said.trim()
    )))
}
