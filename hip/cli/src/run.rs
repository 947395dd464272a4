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
use std::sync::Arc;

use clap::ValueEnum;
use outcrop_platform::StdHost;
use outcrop_soft::env::EnvError;
use outcrop_soft::{Builder, GRAMMAR, Product, Spec};

use crate::{Failure, streams};

/// Why a program needs a machine with threads.
const NO_TIME: &str = "a machine of 0 threads has no time to work for a program that knows nothing of it; OUTCROP_THREADS, or \
                       `threads` of its file, is to be 1 or more";
/// The library that shows the machine to a program.
const INTERPOSE: &str = "liboutcrop_interpose.so";
/// The names of our HIP runtime: what programs are linked with, from ROCm 6 on and before, and what others load.
const HIP: [&str; 3] = ["libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"];
/// A folder for the libraries that is looked into first.
const LIBRARIES: &str = "OUTCROP_LIBRARIES";

/// Run a program on the software machine, without an AMD GPU
///
/// The program sees /dev/kfd, render nodes and the sysfs trees of the machine, answered inside its own process by a
/// library (LD_PRELOAD). It runs unmodified: ROCm's tools and libraries, Python, shells and what they start.
#[derive(clap::Args)]
#[command(after_long_help = help())]
pub struct Args {
    /// What is in the machine: products and how many, none for processors only, or a file FILE.toml
    #[arg(long, value_name = "MACHINE", value_parser = machine)]
    machine: Option<Machine>,
    /// Whose HIP runtime the program gets
    #[arg(long, value_enum, default_value_t = Stack::System)]
    stack: Stack,
    /// Write each ioctl to this file, a JSON object a line
    #[arg(long, value_name = "FILE")]
    ioctl_log: Option<PathBuf>,
    /// Tell on standard error of GPU faults: where, of which kernel, and why
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

/// A machine, as it is told to the program.
#[derive(Clone)]
struct Machine {
    text: OsString,
    spec: Spec,
}

/// Reads a machine. One that is described by a file gets the file's full path: the program and its children may go elsewhere.
fn machine(text: &str) -> Result<Machine, String> {
    // The option's name is told, not that of the variable which it stands for.
    let spec = Spec::read(text).map_err(|error| match error {
        EnvError::Soft { error, .. } => error.to_string(),
        other => other.to_string().replacen("OUTCROP_SOFT=", "", 1),
    })?;
    let builder = Builder::new(Arc::new(StdHost::new())).spec(&spec);
    builder.check().map_err(|error| error.to_string())?;
    let mut text = OsString::from(text);
    if text.as_bytes().ends_with(b".toml") {
        text = std::path::absolute(text)
            .map_err(|error| error.to_string())?
            .into();
    }
    Ok(Machine { text, spec })
}

/// Whether a machine can be made as the environment says, with these parts if there are any.
fn check_environment(machine: Option<&Machine>) -> Result<(), String> {
    let host = Arc::new(StdHost::new());
    let builder = match machine {
        Some(machine) => Builder::new(host).spec(&machine.spec).environment(),
        None => Builder::from_env(host),
    };
    let builder = builder.map_err(|error| error.to_string())?;
    if builder.is_threadless() {
        return Err(NO_TIME.into());
    }
    builder.check().map_err(|error| error.to_string())
}

fn help() -> String {
    let products = Product::ALL.map(|product| {
        let (name, target, gpus) = (product.name(), product.target().name(), product.gpus());
        let several = if gpus == 1 {
            String::new()
        } else {
            format!(", {gpus} GPUs")
        };
        format!("  {name:<10} {target}{several}\n")
    });
    format!("Machines:\n{}  {GRAMMAR}\n\n{HELP}", products.concat())
}

const HELP: &str = "\
Examples:
  outcrop run -- rocminfo
  outcrop run --machine mi300x*2 -- ./vector_add 1000000
  outcrop run --machine none -- cat /sys/class/kfd/kfd/topology/nodes/0/properties
  outcrop run --ioctl-log calls.json -- python3 train.py
  outcrop run --stack ours -- ./vector_add

The exit status is the program's. 127: it was not found; 126: it cannot be run, or cannot be given
the machine.

The libraries are looked for in the folder OUTCROP_LIBRARIES names, beside this command, and in lib,
../lib and ../lib/outcrop. Build them with `cargo build --release -p outcrop-interpose` and (for
--stack ours) `cargo xtask capi --release`.

--stack ours is for programs that link with libamdhip64.so.6 or libamdhip64.so.5 (ROCm 4.2 to 5) or
load libamdhip64.so. Other libraries of ROCm that a program uses (HSA, rocRAND, …) stay those that
are installed.

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
    if let Err(why) = check_environment(args.machine.as_ref()) {
        return refuse(126, why);
    }
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
        let hip = match our_hip() {
            Ok(path) => path,
            Err(why) => return refuse(126, why),
        };
        // By its names, for what is linked with one of them or loads it, …
        let folder: Vec<PathBuf> = hip.parent().map(Path::to_owned).into_iter().collect();
        command.env("LD_LIBRARY_PATH", joined(&folder, "LD_LIBRARY_PATH"));
        // … and before all others, for what brings a library of its own.
        preload.push(hip);
        command.env("OUTCROP_PLATFORM", "soft");
    }
    command.env("LD_PRELOAD", joined(&preload, "LD_PRELOAD"));
    if let Some(machine) = &args.machine {
        command.env("OUTCROP_SOFT", &machine.text);
    }
    if let Some(file) = &args.ioctl_log {
        let opened = fs::OpenOptions::new().create(true).append(true).open(file);
        if let Err(error) = opened {
            return refuse(126, format!("--ioctl-log {}: {error}", file.display()));
        }
        // The program may go elsewhere, and its children are others.
        command.env("OUTCROP_IOCTL_LOG", std::path::absolute(file)?);
    }
    if args.verbose {
        command.env("OUTCROP_LOG", "1");
    }
    streams::close_again();
    let error = command.exec();
    let status = if error.kind() == io::ErrorKind::NotFound {
        127
    } else {
        126
    };
    refuse(status, format!("{}: {error}", program.display()))
}

fn refuse(status: u8, message: String) -> Result<ExitCode, Failure> {
    crate::tell(&message);
    Ok(ExitCode::from(status))
}

/// Our HIP runtime, which must have all of its names.
fn our_hip() -> Result<PathBuf, String> {
    const BUILD: &str = "cargo xtask capi --release";
    let [name, others @ ..] = HIP;
    let library = find_library(name, BUILD)?;
    for other in others {
        let path = library.with_file_name(other);
        let same = path.canonicalize().is_ok_and(|found| found == library);
        if !same {
            let (path, library) = (path.display(), library.display());
            return Err(format!("{path} is no link to {library}. Make it with `{BUILD}`"));
        }
    }
    Ok(library)
}

/// Paths, before those that a variable has already.
fn joined(libraries: &[PathBuf], variable: &str) -> OsString {
    let mut list = OsString::new();
    let before = env::var_os(variable).filter(|list| !list.is_empty());
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
        folders.extend([
            own.to_owned(),
            own.join("lib"),
            own.join("../lib"),
            own.join("../lib/outcrop"),
        ]);
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
