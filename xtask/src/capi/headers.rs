//! Compares the declarations and structures of the C library with the real headers, by a program that is compiled and not
//! run.

use super::table::{DECLARATIONS, Declaration, Kind};
use crate::codegen::diag::Error;
use core::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

#[path = "../../../hip/capi/src/types.rs"]
mod types;

const COMPILER: &str = "clang-19";

/// Groups and functions that no C header declares: the compiler's own, and those of C++.
fn is_undeclared(declaration: &Declaration) -> bool {
    declaration.group == "registration"
        || declaration.name.starts_with("_Z")
        || declaration.name.contains("R0000")
        || declaration.name.contains("R0600")
        || matches!(
            declaration.name,
            "hipExtModuleLaunchKernel" | "hipHccModuleLaunchKernel" | "hipExtLaunchKernel"
        )
}

/// Compiles the comparison.
///
/// # Errors
/// No compiler or headers, or the first differences.
pub fn check(root: &Path, include: &Path) -> Result<String, Error> {
    let header = include.join("hip/hip_runtime_api.h");
    if !header.exists() {
        return Err(Error::plain(format!(
            "{}: not there (Debian: libamdhip64-dev)",
            header.display()
        )));
    }
    let folder = root.join("target/capi");
    fs::create_dir_all(&folder).map_err(|e| Error::io(&folder, &e))?;
    let probe = folder.join("probe.c");
    let (text, functions) = program();
    fs::write(&probe, text).map_err(|e| Error::io(&probe, &e))?;
    let mut command = Command::new(COMPILER);
    command.args([
        "-fsyntax-only",
        "-std=gnu11",
        "-D__HIP_PLATFORM_AMD__=1",
        "-Wno-everything",
        "-ferror-limit=0",
    ]);
    // A header that a later package moved elsewhere is taken from the system's.
    command
        .arg("-I")
        .arg(include)
        .args(["-idirafter", "/usr/include"])
        .arg(&probe);
    let output = command
        .output()
        .map_err(|e| Error::plain(format!("{COMPILER}: {e}")))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Error::plain(format!(
            "the declarations differ from {}:\n{errors}",
            header.display()
        )));
    }
    let structures = types::LAYOUTS.len();
    Ok(format!(
        "{functions} signatures and {structures} structures compared with {}",
        header.display()
    ))
}

fn program() -> (String, usize) {
    let mut text = String::from(
        "#include <stddef.h>\n#include <stdint.h>\n#include <hip/hip_version.h>\n#include <hip/hip_runtime_api.h>\n",
    );
    for layout in types::LAYOUTS {
        let (first, last) = layout.majors;
        let _ = writeln!(
            text,
            "#if HIP_VERSION_MAJOR >= {first} && HIP_VERSION_MAJOR <= {last}"
        );
        let name = layout.name;
        let _ = writeln!(
            text,
            "_Static_assert(sizeof({name}) == {}, \"size of {name}\");",
            layout.size
        );
        for field in layout.fields {
            let member = field.name.trim_start_matches("r#");
            let (offset, size) = (field.offset, field.size);
            if (name, member) == ("hipPointerAttribute_t", "type") {
                text.push_str("#if HIP_VERSION_MAJOR < 6\n#define type memoryType\n#endif\n");
            }
            let _ = writeln!(
                text,
                "_Static_assert(offsetof({name}, {member}) == {offset} && sizeof((({name} *)0)->{member}) == {size}, \
                 \"{name}.{member}\");"
            );
            text.push_str("#undef type\n");
        }
        text.push_str("#endif\n");
    }
    let mut count = 0;
    for declaration in DECLARATIONS
        .iter()
        .filter(|declaration| !is_undeclared(declaration))
    {
        let name = declaration.name;
        // Its symbol version is older than its declaration.
        let (major, minor) = if name == "hipStreamGetDevice" {
            (6, 0)
        } else {
            since(declaration)
        };
        // From version 6 on these two names mean the functions with R0600 in theirs.
        let last = if matches!(name, "hipGetDeviceProperties" | "hipChooseDevice") {
            5
        } else {
            99
        };
        let arguments: Vec<String> = declaration.arguments.iter().map(|ty| c_type(ty)).collect();
        let arguments = if arguments.is_empty() {
            "void".to_owned()
        } else {
            arguments.join(", ")
        };
        let result = match declaration.kind {
            Kind::Status | Kind::Refused => "hipError_t".to_owned(),
            Kind::Plain => declaration.result.map_or("void".to_owned(), c_type),
        };
        let _ = writeln!(
            text,
            "#if HIP_VERSION_MAJOR * 100 + HIP_VERSION_MINOR >= {} && HIP_VERSION_MAJOR <= {last}\n\
             _Static_assert(__builtin_types_compatible_p(__typeof__({name}), {result}({arguments})), \"{name}\");\n\
             #endif",
            major * 100 + minor
        );
        count += 1;
    }
    (text, count)
}

/// The version that brought a function.
fn since(declaration: &Declaration) -> (u32, u32) {
    let mut numbers = declaration
        .version
        .split('_')
        .skip(1)
        .map(|number| number.parse().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
}

/// A Rust type of the declarations, in C.
fn c_type(ty: &str) -> String {
    let ty = ty.trim();
    if let Some(target) = ty.strip_prefix("*mut ") {
        return format!("{} *", c_type(target));
    }
    if let Some(target) = ty.strip_prefix("*const ") {
        return format!("{} const *", c_type(target));
    }
    match ty {
        "c_void" => "void",
        "c_char" => "char",
        "c_uchar" => "unsigned char",
        "c_ushort" => "unsigned short",
        "c_int" => "int",
        "c_uint" => "unsigned int",
        "c_ulonglong" => "unsigned long long",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        "f32" => "float",
        "hipLimit_t" => "enum hipLimit_t",
        "hipDeviceProp_tR0000" => "hipDeviceProp_t",
        other => other,
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::c_type;

    #[test]
    fn types_in_c() {
        assert_eq!(c_type("*mut *mut c_void"), "void * *");
        assert_eq!(c_type("*mut *const c_char"), "char const * *");
        assert_eq!(c_type("*const hipMemLocation"), "hipMemLocation const *");
    }
}
