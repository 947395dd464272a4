//! Building units: some kernels of one family in one source, for a GPU and for the processor.

use super::template::{Argument, Kernel, Role};
use super::types::{Kind, Type};
use crate::codegen::diag::Error;
use core::fmt::Write as _;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

type Result<T> = core::result::Result<T, Error>;

const COMPILER: &str = "clang-19";

/// Debian's device libraries. They end at gfx940 and gfx1036: what they know of a target is this number alone, so the unit has it.
const LIBRARIES: &str = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode";
const PARTS: [&str; 8] = [
    "opencl",
    "ocml",
    "ockl",
    "oclc_abi_version_500",
    "oclc_daz_opt_off",
    "oclc_finite_only_off",
    "oclc_unsafe_math_off",
    "oclc_correctly_rounded_sqrt_on",
];

/// Both sides round each operation by itself, and signed integers wrap.
const EXACT: [&str; 4] = ["-cl-std=CL2.0", "-ffp-contract=off", "-fwrapv", "-x"];

/// What GPU kernels are built for.
pub struct Target {
    pub name: &'static str,
    /// As the device libraries number it.
    version: u32,
    /// Lanes of a wave.
    lanes: u32,
}

pub const TARGETS: [Target; 5] = [
    Target::new("gfx90a", 9010, 64),
    Target::new("gfx942", 9402, 64),
    Target::new("gfx1030", 10300, 32),
    Target::new("gfx1100", 11000, 32),
    Target::new("gfx1201", 12001, 32),
];

/// As the compiler's options have them.
pub const LEVELS: [&str; 3] = ["-O0", "-O1", "-O3"];

impl Target {
    const fn new(name: &'static str, version: u32, lanes: u32) -> Self {
        Self { name, version, lanes }
    }
}

/// Where things are.
pub struct Place {
    /// `tests/opencl`.
    pub sources: PathBuf,
    /// Of all that is built.
    pub out: PathBuf,
    /// Runs an object's kernels.
    pub runner: PathBuf,
    /// Whether kernels run under the checker.
    pub checked: bool,
}

/// Some kernels of a family.
pub struct Unit<'a> {
    pub name: String,
    pub family: &'a str,
    pub flags: &'a [String],
    pub kernels: Vec<&'a Kernel>,
}

impl Place {
    /// Builds the object of a unit's kernels and returns its path.
    ///
    /// # Errors
    /// What the compiler says.
    pub fn object(&self, unit: &Unit<'_>, target: &Target, level: &str) -> Result<PathBuf> {
        let source = self.out.join("src").join(&unit.name).with_extension("cl");
        let folder = self.out.join(format!("{}{level}", target.name));
        let object = folder.join(&unit.name).with_extension("co");
        write(&source, &gpu_source(unit))?;
        create(&folder)?;
        let waves = if target.lanes == 64 { "on" } else { "off" };
        let waves = format!("oclc_wavefrontsize64_{waves}");
        let mut command = Command::new(COMPILER);
        command
            .args(["-target", "amdgcn-amd-amdhsa", "-nogpulib", "-w"])
            .args(EXACT)
            .args(["cl", level, "-cl-fp32-correctly-rounded-divide-sqrt"])
            .arg(format!("-mcpu={}", target.name))
            .arg(format!("-DISA_VERSION={}", target.version))
            .args(unit.flags);
        for part in PARTS.iter().copied().chain([waves.as_str()]) {
            let library = format!("{LIBRARIES}/{part}.bc");
            command.args(["-Xclang", "-mlink-builtin-bitcode", "-Xclang", &library]);
        }
        succeed(command.arg(&source).arg("-o").arg(&object))?;
        Ok(object)
    }

    /// Builds what all native programs have in common.
    ///
    /// # Errors
    /// What the compiler says.
    pub fn native_parts(&self) -> Result<()> {
        let folder = self.out.join("native");
        create(&folder)?;
        for part in ["main", "reference"] {
            let source = self.sources.join("native").join(part).with_extension("c");
            succeed(
                Command::new(COMPILER)
                    .args(["-O1", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off", "-c"])
                    .arg(source)
                    .arg("-o")
                    .arg(folder.join(part).with_extension("o")),
            )?;
        }
        Ok(())
    }

    /// Builds the program that runs a unit's kernels on the processor and returns its path.
    ///
    /// # Errors
    /// What the compiler says.
    pub fn native(&self, unit: &Unit<'_>) -> Result<PathBuf> {
        let folder = self.out.join("native");
        let program = folder.join(&unit.name);
        let (source, table) = (program.with_extension("cl"), program.with_extension("c"));
        let object = program.with_extension("o");
        write(&source, &native_source(unit))?;
        write(&table, &native_table(unit))?;
        succeed(
            Command::new(COMPILER)
                .args([
                    "-target",
                    "x86_64-linux-gnu",
                    "-O1",
                    "-Wall",
                    "-Werror",
                    "-Wno-unused",
                    "-Wno-psabi",
                    "-Wno-parentheses",
                ])
                .args(EXACT)
                .args(["cl", "-cl-no-stdinc", "-Xclang", "-fno-builtin"])
                .args(["-include", "opencl-c-base.h", "-c", "-I"])
                .arg(self.sources.join("native"))
                .arg(&source)
                .arg("-o")
                .arg(&object),
        )?;
        succeed(
            Command::new(COMPILER)
                .args(["-O1", "-Wall"])
                .arg(&table)
                .arg(&object)
                .args([folder.join("main.o"), folder.join("reference.o")])
                .args(["-lm", "-o"])
                .arg(&program),
        )?;
        Ok(program)
    }
}

fn create(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(|e| Error::io(folder, &e))
}

fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    path.parent().map_or(Ok(()), create)?;
    // Compilers of other targets may be reading the same text: it is replaced as a whole.
    let new = path.with_extension(format!("{:?}", std::thread::current().id()));
    fs::write(&new, text)
        .and_then(|()| fs::rename(&new, path))
        .map_err(|e| Error::io(path, &e))
}

fn succeed(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command
        .output()
        .map_err(|e| Error::plain(format!("{program}: {e}")))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = said
        .lines()
        .filter(|line| line.contains("error") || line.contains("Assertion"))
        .take(5)
        .collect();
    Err(Error::plain(format!(
        "{program} ({}): {}",
        output.status,
        first.join("\n")
    )))
}

const EXTENSIONS: &str = "\
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
";

fn kernels(unit: &Unit<'_>) -> String {
    let mut text = String::new();
    for kernel in &unit.kernels {
        text.push('\n');
        text.push_str(&kernel.before);
        text.push_str(&kernel.source);
    }
    text
}

fn gpu_source(unit: &Unit<'_>) -> String {
    format!(
        "{EXTENSIONS}constant int __oclc_ISA_version = ISA_VERSION;\n{}",
        kernels(unit)
    )
}

fn native_source(unit: &Unit<'_>) -> String {
    let kernels = kernels(unit);
    let mut text = String::from("#include \"opencl.h\"\n");
    for conversion in conversions(&kernels) {
        text.push_str(&conversion);
    }
    text.push_str(&kernels);
    for kernel in &unit.kernels {
        let arguments: Vec<String> = kernel.arguments.iter().enumerate().map(passed).collect();
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "void call_{}(size_t *arguments) {{ {}({}); }}",
            kernel.name,
            kernel.name,
            arguments.join(", ")
        );
    }
    text
}

fn passed((number, argument): (usize, &Argument)) -> String {
    let ty = argument.ty;
    match argument.role {
        Role::In | Role::Out | Role::InOut => format!("(global {ty} *)arguments[{number}]"),
        Role::Constant => format!("(constant {ty} *)arguments[{number}]"),
        Role::Value => format!("*(global {ty} *)arguments[{number}]"),
    }
}

fn native_table(unit: &Unit<'_>) -> String {
    let mut text = String::from("#include <stddef.h>\n");
    for kernel in &unit.kernels {
        let _ = writeln!(text, "void call_{}(void **);", kernel.name);
    }
    text.push_str("const struct { const char *name; void (*call)(void **); } kernels[] = {\n");
    for kernel in &unit.kernels {
        let _ = writeln!(text, "    {{\"{0}\", call_{0}}},", kernel.name);
    }
    text.push_str("};\nconst size_t kernel_count = sizeof kernels / sizeof *kernels;\n");
    text
}

/// A line for `native/convert.h` of each conversion function that a text calls.
fn conversions(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter_map(|word| {
            let rest = word.strip_prefix("convert_")?;
            let (name, suffix) = match rest.find('_') {
                Some(at) => rest.split_at(at),
                None => (rest, ""),
            };
            let ty = Type::named(name)?;
            let mode = match suffix.strip_prefix("_sat").unwrap_or(suffix) {
                "_rte" => "RTE",
                "_rtz" => "RTZ",
                "_rtp" => "RTP",
                "_rtn" => "RTN",
                _ if ty.scalar.kind == Kind::Float => "RTE",
                _ => "RTZ",
            };
            let saturates = u8::from(suffix.starts_with("_sat"));
            let scalar = ty.scalar;
            Some(match ty.lanes {
                1 => format!("CONVERT_SCALAR({scalar}, {suffix}, {mode}, {saturates})\n"),
                lanes => format!("CONVERT({scalar}, {lanes}, {suffix}, {mode}, {saturates})\n"),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::conversions;

    #[test]
    fn conversions_are_found_by_their_names() {
        let text = "r[i] = convert_uchar4_sat_rtp(a[i]) + convert_half(b) + my_convert_int(3);";
        let found: Vec<String> = conversions(text).into_iter().collect();
        let want = [
            "CONVERT(uchar, 4, _sat_rtp, RTP, 1)\n",
            "CONVERT_SCALAR(half, , RTE, 0)\n",
        ];
        assert_eq!(found, want);
    }
}
