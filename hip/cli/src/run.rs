//! `outcrop run`: a program on the software machine.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read as _};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::ValueEnum;

use crate::Failure;

/// The library that shows the machine to a program.
const INTERPOSE: &str = "liboutcrop_interpose.so";
/// Our HIP runtime.
const HIP: &str = "libamdhip64.so.6";
/// A folder for the libraries that is looked into first.
const LIBRARIES: &str = "OUTCROP_LIBRARIES";

/// Run a program on the software machine, without an AMD GPU
///
/// The program sees /dev/kfd, render nodes and the sysfs trees of the machine, answered inside its own process by a
/// library (LD_PRELOAD). It runs unmodified: ROCm's tools and libraries, Python, shells and what they start.
#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub struct Args {
    /// What is in the machine: a product and how many, or none for processors only
    #[arg(long, value_name = "MACHINE")]
    machine: Option<String>,
    /// Whose HIP runtime the program gets
    #[arg(long, value_enum, default_value_t = Stack::System)]
    stack: Stack,
    /// Write each ioctl to this file, a JSON object a line
    #[arg(long, value_name = "FILE")]
    ioctl_log: Option<PathBuf>,
    /// Tell on standard error of faults and why they happened
    #[arg(long, short)]
    verbose: bool,
    /// The program
    #[arg(value_name = "PROGRAM")]
    program: OsString,
    /// Its arguments
    #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Stack {
    /// Outcrop's libamdhip64, with its own HSA, thunk and machine below
    Ours,
    /// What the program finds installed, on the machine's /dev/kfd
    System,
}

const HELP: &str = "\
Examples:
  outcrop run -- rocminfo
  outcrop run --machine mi300x*2 -- ./vector_add 1000000
  outcrop run --machine none -- cat /sys/class/kfd/kfd/topology/nodes/0/properties
  outcrop run --ioctl-log calls.json -- python3 train.py
  outcrop run --stack ours -- ./vector_add

The exit status is the program's. 127: it was not found; 126: it cannot be run, or cannot be given the machine.

The libraries are looked for in the folder OUTCROP_LIBRARIES names, beside this command, and in ../lib and ../lib/outcrop.
Build them with `cargo build --release -p outcrop-interpose` and (for --stack ours) `cargo xtask capi --release`.

Children of the program see the machine too, each one of its own; a static or setuid program does not.
";

/// Replaces this process by the program.
///
/// # Errors
/// The program or a library is not there, or the program cannot be given the machine.
pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let Some(program) = find_program(Path::new(&args.program)) else {
        return refuse(127, format!("{}: no such program", args.program.display()));
    };
    if let Some(why) = cannot_preload(&program) {
        return refuse(126, why);
    }
    let interpose = match find_library(INTERPOSE, "cargo build --release -p outcrop-interpose") {
        Ok(path) => path,
        Err(why) => return refuse(126, why),
    };
    let mut command = Command::new(&program);
    command.arg0(&args.program).args(&args.arguments);
    let mut preload = vec![interpose];
    if args.stack == Stack::Ours {
        match find_library(HIP, "cargo xtask capi --release") {
            Ok(path) => preload.push(path),
            Err(why) => return refuse(126, why),
        }
        command.env("OUTCROP_PLATFORM", "soft");
    }
    command.env("LD_PRELOAD", joined(&preload));
    if let Some(machine) = &args.machine {
        command.env("OUTCROP_SOFT", at_home(machine)?);
    }
    if let Some(file) = &args.ioctl_log {
        // The program may go elsewhere, and its children are others.
        command.env("OUTCROP_IOCTL_LOG", std::path::absolute(file)?);
    }
    if args.verbose {
        command.env("OUTCROP_LOG", "1");
    }
    let error = command.exec();
    let status = if error.kind() == io::ErrorKind::NotFound {
        127
    } else {
        126
    };
    refuse(status, format!("{}: {error}", program.display()))
}

/// A machine that is described by a file, with the file's full path: the program and its children may go elsewhere.
fn at_home(machine: &str) -> io::Result<OsString> {
    if machine.ends_with(".toml") {
        return Ok(std::path::absolute(machine)?.into_os_string());
    }
    Ok(machine.into())
}

fn refuse(status: u8, message: String) -> Result<ExitCode, Failure> {
    eprintln!("error: {message}");
    Ok(ExitCode::from(status))
}

/// The libraries, before those that are preloaded already.
fn joined(libraries: &[PathBuf]) -> OsString {
    let mut list = OsString::new();
    let before = env::var_os("LD_PRELOAD").filter(|list| !list.is_empty());
    for library in libraries
        .iter()
        .map(|path| path.as_os_str())
        .chain(before.as_deref())
    {
        if !list.is_empty() {
            list.push(":");
        }
        list.push(library);
    }
    list
}

/// The file of a program, as a shell finds it.
fn find_program(name: &Path) -> Option<PathBuf> {
    if name.as_os_str().as_bytes().contains(&b'/') {
        return name.is_file().then(|| name.to_owned());
    }
    let runs = |path: &PathBuf| {
        fs::metadata(path).is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
    };
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(runs)
}

/// A library, by its full path: `LD_PRELOAD` with a name would be looked for in the system's folders.
///
/// # Errors
/// What to tell the user: it is nowhere, or `LD_PRELOAD` cannot name it.
fn find_library(name: &str, build: &str) -> Result<PathBuf, String> {
    let mut folders: Vec<PathBuf> = env::var_os(LIBRARIES).map(PathBuf::from).into_iter().collect();
    let command = env::current_exe().map_err(|error| format!("this command's own folder: {error}"))?;
    if let Some(own) = command.parent() {
        folders.extend([own.to_owned(), own.join("../lib"), own.join("../lib/outcrop")]);
    }
    for folder in &folders {
        let path = folder.join(name);
        if !path.is_file() {
            continue;
        }
        let path = path
            .canonicalize()
            .map_err(|error| format!("{}: {error}", path.display()))?;
        if path
            .as_os_str()
            .as_bytes()
            .iter()
            .any(|byte| b" :".contains(byte))
        {
            return Err(format!(
                "{}: LD_PRELOAD cannot have a path with a space or a colon",
                path.display()
            ));
        }
        return Ok(path);
    }
    let looked: Vec<String> = folders
        .iter()
        .map(|folder| folder.display().to_string())
        .collect();
    Err(format!(
        "{name} is in none of {}. Build it with `{build}`, or name its folder in {LIBRARIES}",
        looked.join(", ")
    ))
}

/// Why the dynamic loader would not load the library into a program.
fn cannot_preload(program: &Path) -> Option<String> {
    const SETUID: u32 = 0o4000;
    const SETGID: u32 = 0o2000;
    // What cannot be read is for the system to refuse.
    let found = fs::metadata(program).ok()?;
    let special = found.mode() & SETUID != 0 && found.uid() != effective_user() || found.mode() & SETGID != 0;
    if special {
        return Some(format!(
            "{}: a setuid or setgid program ignores LD_PRELOAD and would not see the machine",
            program.display()
        ));
    }
    let mut bytes = Vec::new();
    fs::File::open(program)
        .ok()?
        .take(1 << 20)
        .read_to_end(&mut bytes)
        .ok()?;
    if bytes.starts_with(b"\x7fELF") && !is_dynamic(&bytes)? {
        return Some(format!(
            "{}: a static program loads no library and would not see the machine",
            program.display()
        ));
    }
    None
}

/// The user that this process runs for.
fn effective_user() -> u32 {
    fs::metadata("/proc/self").map_or(0, |own| own.uid())
}

/// Whether an ELF file names a dynamic loader; `None` if it is no 64-bit little-endian one.
fn is_dynamic(file: &[u8]) -> Option<bool> {
    const PT_INTERP: u32 = 3;
    if file.get(4..6)? != [2, 1] {
        return None;
    }
    let number = |at: usize, bytes: usize| -> Option<u64> {
        let part = file.get(at..at.checked_add(bytes)?)?;
        Some(
            part.iter()
                .rev()
                .fold(0, |value, byte| value << 8 | u64::from(*byte)),
        )
    };
    let (table, size, count) = (number(32, 8)?, number(54, 2)?, number(56, 2)?);
    for index in 0..count {
        let at = usize::try_from(table.checked_add(index * size)?).ok()?;
        if number(at, 4)? == u64::from(PT_INTERP) {
            return Some(true);
        }
    }
    Some(false)
}
