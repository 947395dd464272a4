//! The HIP programs: builds `tests/programs/*.hip` with clang-19 against a `libamdhip64.so.6`, runs them and
//! `triton_ctypes.py`, and prints a table.

use crate::capi::{self, SONAME};
use crate::codegen::diag::Error;
use crate::observe::{Row, observe};
use crate::rocm;
use core::time::Duration;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

const COMPILER: &str = "clang++-19";
const LIMIT: Duration = Duration::from_secs(180);
/// Programs that are run by `outcrop run --stack ours` too: one that is linked with the library, and one that loads it.
const UNDER_RUN: [&str; 2] = ["vector_add", "triton_ctypes"];

/// Folders that distributions keep the device libraries in.
const BITCODE: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode",
    "/usr/lib/aarch64-linux-gnu/amdgcn/bitcode",
    "/opt/rocm/amdgcn/bitcode",
];

/// Builds and runs all programs whose name contains `only` (all for `None`) with the library in `lib`, or, for `None`,
/// with ours, built for the purpose.
///
/// # Errors
/// A missing tool or library, a program that does not build, or one that does not end with its `PASS` line and status 0.
pub fn run(root: &Path, lib: Option<&Path>, only: Option<&str>) -> Result<String, Error> {
    let out = root.join("target/programs");
    create(&out)?;
    let lib_given = lib.is_some();
    let lib = match lib {
        Some(folder) => folder.to_path_buf(),
        None => capi::build(root, true)?,
    };
    let lib = under_its_soname(&lib, &out.join("lib"))?;
    let device_library = device_library(&out.join("bitcode"))?;

    // Ours is also put in the way of programs that find another by themselves, or none.
    let runner = match lib_given {
        true => None,
        false => Some(rocm::outcrop(root)?),
    };
    let mut rows = Vec::new();
    for source in sources(&root.join("tests/programs"), only)? {
        let name = stem(&source);
        let words: Vec<PathBuf> = if source.extension().is_some_and(|e| e == "py") {
            vec!["python3".into(), source]
        } else {
            let program = out.join(&name);
            compile(&source, &program, &device_library, &lib)?;
            vec![program]
        };
        let mut command = Command::new(words.first().map_or(Path::new(""), PathBuf::as_path));
        command.args(words.get(1..).unwrap_or_default());
        command.current_dir(root).env("LD_LIBRARY_PATH", &lib);
        rows.push(observe(&name, command, LIMIT));
        if let Some(runner) = runner.as_ref().filter(|_| UNDER_RUN.contains(&name.as_str())) {
            let mut command = Command::new(runner);
            command.args(["run", "--stack", "ours", "--"]).args(&words);
            // The name of ROCm 5 as well, by which nothing was linked here.
            command
                .current_dir(root)
                .env("OUTCROP_LIBAMDHIP64", "libamdhip64.so.5");
            rows.push(observe(&name, command, LIMIT));
        }
    }
    if rows.is_empty() {
        return Err(Error::plain("no program has that name"));
    }

    println!("{:<16} {:>9}  result", "program", "seconds");
    for row in &rows {
        println!("{:<16} {:>9.2}  {}", row.name, row.seconds, row.line);
    }
    let failed: Vec<&Row> = rows.iter().filter(|row| !row.passed).collect();
    for row in &failed {
        println!("\n--- {} ---\n{}", row.name, row.output);
    }
    if failed.is_empty() {
        Ok(format!("{} programs passed", rows.len()))
    } else {
        Err(Error::plain(format!(
            "{} of {} programs failed",
            failed.len(),
            rows.len()
        )))
    }
}

/// Makes the folder and those that it is in.
///
/// # Errors
/// What the system says.
pub fn create(folder: &Path) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(|e| Error::io(folder, &e))
}

/// The file's name without its ending.
pub fn stem(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn sources(folder: &Path, only: Option<&str>) -> Result<Vec<PathBuf>, Error> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|e| Error::io(folder, &e))? {
        let path = entry.map_err(|e| Error::io(folder, &e))?.path();
        let program = path.extension().is_some_and(|e| e == "hip" || e == "py");
        if program && only.is_none_or(|part| stem(&path).contains(part)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// A folder with the library under the name that programs load, if it has another one where it is.
fn under_its_soname(folder: &Path, links: &Path) -> Result<PathBuf, Error> {
    if folder.join(SONAME).exists() {
        return Ok(folder.to_path_buf());
    }
    let library = folder.join("libamdhip64.so");
    let library = library.canonicalize().map_err(|e| Error::io(&library, &e))?;
    create(links)?;
    link(&library, &links.join(SONAME))?;
    Ok(links.to_path_buf())
}

fn link(target: &Path, at: &Path) -> Result<(), Error> {
    if at.is_symlink() {
        fs::remove_file(at).map_err(|e| Error::io(at, &e))?;
    }
    symlink(target, at).map_err(|e| Error::io(at, &e))
}

/// The device libraries, with the version constant of gfx942 added where the distribution's are older than the chip:
/// its value is major * 1000 + minor * 100 + stepping.
fn device_library(folder: &Path) -> Result<PathBuf, Error> {
    let installed = BITCODE
        .iter()
        .map(Path::new)
        .find(|path| path.join("ocml.bc").exists())
        .ok_or_else(|| Error::plain("no device libraries (Debian: rocm-device-libs)"))?;
    let version = "oclc_isa_version_942.bc";
    if installed.join(version).exists() {
        return Ok(installed.to_path_buf());
    }
    create(folder)?;
    for entry in fs::read_dir(installed).map_err(|e| Error::io(installed, &e))? {
        let entry = entry.map_err(|e| Error::io(installed, &e))?;
        link(&entry.path(), &folder.join(entry.file_name()))?;
    }
    let source = folder.join("isa_version.cl");
    fs::write(&source, "const __constant int __oclc_ISA_version = 9402;\n")
        .map_err(|e| Error::io(&source, &e))?;
    succeed(
        Command::new(COMPILER)
            .args([
                "-x",
                "cl",
                "-target",
                "amdgcn-amd-amdhsa",
                "-mcpu=gfx942",
                "-nogpulib",
                "-emit-llvm",
                "-c",
            ])
            .arg(&source)
            .arg("-o")
            .arg(folder.join(version)),
    )?;
    Ok(folder.to_path_buf())
}

fn compile(source: &Path, program: &Path, device_library: &Path, lib: &Path) -> Result<(), Error> {
    let mut device = std::ffi::OsString::from("--rocm-device-lib-path=");
    device.push(device_library);
    succeed(
        Command::new(COMPILER)
            .args([
                "-x",
                "hip",
                "--offload-arch=gfx942",
                "-O2",
                "-Wall",
                "-Wextra",
                "-Werror",
                "--rocm-path=/usr",
            ])
            .arg(device)
            .arg(source)
            .arg("-o")
            .arg(program)
            .arg("-L")
            .arg(lib)
            .arg(format!("-l:{SONAME}")),
    )
}

/// Runs `command`, which must end with status 0.
///
/// # Errors
/// It does not start, or ends with another status.
pub fn succeed(command: &mut Command) -> Result<(), Error> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command
        .status()
        .map_err(|e| Error::plain(format!("{name}: {e}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Error::plain(format!("{command:?}: {status}")))
    }
}
