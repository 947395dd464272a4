//! The C library: links `libamdhip64.so.6` from the static library, with the symbol versions of the declarations, and
//! compares what came out with them.

mod headers;
mod table;

use crate::codegen::diag::Error;
use core::fmt::Write as _;
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use table::{Declaration, Kind};

/// The name that programs load.
pub const SONAME: &str = "libamdhip64.so.6";
/// Its other names: what `-lamdhip64` finds, and what programs were linked with before ROCm 6.
const OTHER_NAMES: [&str; 2] = ["libamdhip64.so", "libamdhip64.so.5"];

/// The symbol versions of ROCm's library up to the one whose interface ours has; each includes the one before it.
const VERSIONS: [&str; 14] = [
    "hip_4.2", "hip_4.3", "hip_4.4", "hip_4.5", "hip_5.0", "hip_5.1", "hip_5.2", "hip_5.3", "hip_5.5",
    "hip_5.6", "hip_6.0", "hip_6.1", "hip_6.2", "hip_6.3",
];

/// Builds the library and returns the folder that has it.
///
/// # Errors
/// A failing build or link, or a library that does not export exactly what is declared.
pub fn build(root: &Path, release: bool) -> Result<PathBuf, Error> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let folder = target.join(if release { "release" } else { "debug" });
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["build", "--package", "outcrop-hip-capi", "--lib"]);
    if release {
        command.arg("--release");
    }
    succeed(&mut command)?;

    let script = folder.join("libamdhip64.map");
    fs::write(&script, version_script()?).map_err(|e| Error::io(&script, &e))?;
    // In a folder of its own: what cargo runs finds the libraries beside cargo's products (LD_LIBRARY_PATH), and would take
    // this one for the system's. Linked beside its place, so that a program that is running keeps the file it has.
    let place = folder.join("lib");
    fs::create_dir_all(&place).map_err(|e| Error::io(&place, &e))?;
    let (library, fresh) = (place.join(SONAME), place.join("libamdhip64.so.new"));
    let mut link = Command::new("cc");
    link.arg("-shared").arg("-o").arg(&fresh);
    link.arg("-Wl,--whole-archive")
        .arg(folder.join("liboutcrop_hip_capi.a"))
        .arg("-Wl,--no-whole-archive");
    let mut version = std::ffi::OsString::from("-Wl,--version-script=");
    version.push(&script);
    link.arg(version).arg(format!("-Wl,-soname,{SONAME}"));
    // The software machine's threads run code of the library: it is never unloaded.
    link.args([
        "-Wl,--gc-sections",
        "-Wl,--no-undefined",
        "-Wl,-z,nodelete",
        "-Wl,-z,relro,-z,now",
    ]);
    link.args(["-lgcc_s", "-lm", "-lpthread", "-ldl"]);
    succeed(&mut link)?;
    fs::rename(&fresh, &library).map_err(|e| Error::io(&library, &e))?;
    for name in OTHER_NAMES {
        let link = place.join(name);
        if link.is_symlink() || link.exists() {
            fs::remove_file(&link).map_err(|e| Error::io(&link, &e))?;
        }
        symlink(SONAME, &link).map_err(|e| Error::io(&link, &e))?;
    }
    check_exports(&library)?;
    Ok(place)
}

/// `cargo xtask capi`: builds the library and writes the table of functions, or checks that it is right and that the
/// declarations agree with the headers.
///
/// # Errors
/// As [`build`]; a stale table; a difference to the headers.
pub fn run(root: &Path, release: bool, check: bool, include: &Path) -> Result<String, Error> {
    let page = root.join("docs/hip-api.md");
    let text = document();
    if check {
        let found = fs::read_to_string(&page).map_err(|e| Error::io(&page, &e))?;
        if found != text {
            return Err(Error::plain(format!(
                "{}: stale, run `cargo xtask capi`",
                page.display()
            )));
        }
        let compared = headers::check(root, include)?;
        let folder = build(root, release)?;
        return Ok(format!(
            "{compared}; {} exports what is declared",
            folder.join(SONAME).display()
        ));
    }
    fs::write(&page, text).map_err(|e| Error::io(&page, &e))?;
    let folder = build(root, release)?;
    Ok(format!(
        "{} with {} functions",
        folder.join(SONAME).display(),
        table::DECLARATIONS.len()
    ))
}

fn succeed(command: &mut Command) -> Result<(), Error> {
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

/// The linker's version script: each version has its functions and all of the version before.
fn version_script() -> Result<String, Error> {
    let mut script = String::new();
    let mut before: Option<&str> = None;
    let mut placed = 0;
    for version in VERSIONS {
        let names = table::DECLARATIONS
            .iter()
            .filter(|declaration| declaration.version() == version);
        let _ = writeln!(script, "{version} {{");
        for (index, declaration) in names.enumerate() {
            if index == 0 {
                script.push_str("global:\n");
            }
            let _ = writeln!(script, "    {};", declaration.name);
            placed += 1;
        }
        match before {
            None => script.push_str("local:\n    *;\n};\n"),
            Some(before) => {
                let _ = writeln!(script, "}} {before};");
            }
        }
        before = Some(version);
    }
    if placed == table::DECLARATIONS.len() {
        return Ok(script);
    }
    let unknown = table::DECLARATIONS
        .iter()
        .find(|declaration| !VERSIONS.contains(&declaration.version().as_str()));
    let unknown = unknown.map_or(String::new(), |declaration| {
        format!("{}@{}", declaration.name, declaration.version())
    });
    Err(Error::plain(format!("a version that there is not: {unknown}")))
}

/// The library's exported functions, each with its version, must be the declared ones.
fn check_exports(library: &Path) -> Result<(), Error> {
    let dynamic = readelf(library, &["--dynamic"])?;
    if !dynamic.contains(&format!("[{SONAME}]")) {
        return Err(Error::plain(format!(
            "{}: its SONAME is not {SONAME}",
            library.display()
        )));
    }
    let symbols = readelf(library, &["--dyn-syms"])?;
    let found: BTreeSet<String> = symbols
        .lines()
        .filter_map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [
                    _,
                    _,
                    _,
                    "FUNC" | "OBJECT" | "TLS",
                    "GLOBAL" | "WEAK",
                    _,
                    section,
                    name,
                    ..,
                ] if !matches!(*section, "UND" | "ABS") => Some((*name).to_owned()),
                _ => None,
            }
        })
        .collect();
    let declared: BTreeSet<String> = table::DECLARATIONS
        .iter()
        .map(|d| format!("{}@@{}", d.name, d.version()))
        .collect();
    let report = |what: &str, names: Vec<&String>| {
        names
            .iter()
            .fold(String::new(), |text, name| format!("{text}\n    {what} {name}"))
    };
    let differences = report("missing", declared.difference(&found).collect())
        + &report("not declared", found.difference(&declared).collect());
    if differences.is_empty() {
        Ok(())
    } else {
        Err(Error::plain(format!(
            "{}: its exports are not the declared ones{differences}",
            library.display()
        )))
    }
}

fn readelf(file: &Path, options: &[&str]) -> Result<String, Error> {
    let output = Command::new("readelf")
        .arg("--wide")
        .args(options)
        .arg(file)
        .output()
        .map_err(|e| Error::plain(format!("readelf: {e}")))?;
    if !output.status.success() {
        return Err(Error::plain(format!(
            "readelf {}: {}",
            file.display(),
            output.status
        )));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// `docs/hip-api.md`
fn document() -> String {
    let refused = table::DECLARATIONS
        .iter()
        .filter(|d| d.kind == Kind::Refused)
        .count();
    let mut page = format!(
        "# The functions of `{SONAME}`\n\n\
         Written by `cargo xtask capi` from `hip/capi/src/declarations.rs`; {} functions, of which {refused} are there for\n\
         programs that link to them and return `hipErrorNotSupported`. What is not listed is not exported.\n\n\
         `cargo xtask capi --release` builds the library into `target/release/lib`; programs find it by `LD_LIBRARY_PATH`,\n\
         or are linked with `-L target/release/lib -lamdhip64`. It starts at the first call that needs a device, and obeys the\n\
         variables of [environment.md](environment.md): `OUTCROP_PLATFORM` and `OUTCROP_SOFT` choose what it runs on, `OUTCROP_LOG=1`\n\
         tells why calls fail. Faults of the GPU are always told on standard error, with the kernel and the address.\n\n\
         **Structures of two versions.** `hipGetDeviceProperties` and `hipGetDevicePropertiesR0600` write the structures\n\
         of their versions. `hipMemAllocationProp` had another order before ROCm 5.3, which its contents show. The numbers\n\
         of `hipMemoryType` changed in ROCm 6: a program that was linked with the library and needs no symbol version after\n\
         `hip_5.2` gets the old ones, every other the new ones. `OUTCROP_HIP_ABI=5` or `6` says which.\n",
        table::DECLARATIONS.len()
    );
    let mut group = "";
    for declaration in table::DECLARATIONS {
        if declaration.group != group {
            group = declaration.group;
            let _ = write!(
                page,
                "\n## {}\n| function | since | answer |\n|---|---|---|\n",
                group.replace('_', " ")
            );
        }
        let answer = match declaration.kind {
            Kind::Refused => format!("`hipErrorNotSupported`: {}", declaration.reason()),
            _ => "implemented".to_owned(),
        };
        let _ = writeln!(
            page,
            "| `{}` | {} | {answer} |",
            declaration.name,
            declaration.version()
        );
    }
    page
}

impl Declaration {
    /// `hip_4.2`
    fn version(&self) -> String {
        let mut parts = self.version.splitn(3, '_');
        let mut next = || parts.next().unwrap_or_default();
        format!("{}_{}.{}", next(), next(), next())
    }

    /// Why it is refused.
    fn reason(&self) -> &str {
        self.target.trim_matches('"')
    }
}
