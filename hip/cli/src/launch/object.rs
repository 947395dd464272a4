//! The code object to run, and its kernels.

use core::fmt::Write as _;
use std::fs;
use std::path::Path;

use outcrop_code_object::bundle::{self, Bundle, ELF_MAGIC};
use outcrop_code_object::{CodeObject, Kernel, ValueKind};
use outcrop_isa::Target;

use crate::disasm::input;

/// A code object that the software machine can run.
pub struct Object {
    /// The ELF file.
    pub bytes: Vec<u8>,
    /// The instruction set.
    pub target: Target,
    kernels: Vec<Kernel>,
}

/// The target that a processor's name begins a target id with, if it is executed.
fn executed(id: &str) -> Option<Target> {
    Target::from_name(id.split(':').next().unwrap_or(id))
}

impl Object {
    /// Reads a file of any kind; `wanted` chooses one of several targets.
    ///
    /// # Errors
    /// What to tell the user.
    pub fn read(path: &Path, wanted: Option<&str>) -> Result<Self, String> {
        let file = fs::File::open(path)
            .and_then(input::read)
            .map_err(|e| e.to_string())?;
        let (_, contents) = input::contents(&file).map_err(|e| e.to_string())?;
        let mut seen = Vec::new();
        for content in contents {
            let bytes = content.bytes.map_err(|e| e.to_string())?;
            if bytes.starts_with(ELF_MAGIC) {
                let object = CodeObject::parse(&bytes).map_err(|e| e.to_string())?;
                let name = object.isa().processor;
                seen.push(name.to_owned());
                match Target::from_name(name) {
                    Some(target) if wanted.is_none_or(|w| executed(w) == Some(target)) => {
                        let kernels = object.kernels().to_vec();
                        return Ok(Self {
                            bytes: bytes.to_vec(),
                            target,
                            kernels,
                        });
                    }
                    _ => continue,
                }
            }
            let entries = Bundle::parse(&bytes).map_err(|e| e.to_string())?;
            for entry in entries.entries() {
                let entry = entry.map_err(|e| e.to_string())?;
                let Some(id) = entry.target() else { continue };
                seen.push(id.to_owned());
                if executed(id).is_none() || wanted.is_some_and(|w| w != id && executed(w) != executed(id)) {
                    continue;
                }
                let image =
                    bundle::code_object(entry.image, id, bundle::MAX_IMAGE).map_err(|e| e.to_string())?;
                let object = CodeObject::parse(&image).map_err(|e| e.to_string())?;
                let kernels = object.kernels().to_vec();
                let target = executed(id).ok_or("no target")?;
                return Ok(Self {
                    bytes: image.to_vec(),
                    target,
                    kernels,
                });
            }
        }
        let executed: Vec<&str> = Target::ALL.iter().map(|t| t.name()).collect();
        Err(match wanted {
            Some(wanted) => format!("no code for {wanted}; it has {}", seen.join(", ")),
            None => format!(
                "code for {}, and the software machine runs {}",
                seen.join(", "),
                executed.join(", ")
            ),
        })
    }

    /// A kernel by name.
    ///
    /// # Errors
    /// The list of kernels.
    pub fn kernel(&self, name: &str) -> Result<&Kernel, String> {
        let found = self.kernels.iter().find(|kernel| kernel.name == name);
        found.ok_or_else(|| {
            let kernels = self.kernels();
            format!("no kernel is named {name}; there are\n{}", kernels.trim_end())
        })
    }

    /// The kernels and what they take, as text.
    pub fn kernels(&self) -> String {
        let mut text = String::new();
        for kernel in &self.kernels {
            let _ = writeln!(text, "{}({})", kernel.name, signature(kernel));
        }
        text
    }
}

/// The explicit arguments of a kernel.
pub fn explicit(kernel: &Kernel) -> impl Iterator<Item = &outcrop_code_object::KernelArg> {
    kernel
        .args
        .iter()
        .filter(|arg| !arg.kind.name().starts_with("hidden"))
}

/// An argument as a signature shows it.
pub fn describe(arg: &outcrop_code_object::KernelArg) -> String {
    let name = if arg.name.is_empty() {
        String::new()
    } else {
        format!(" {}", arg.name)
    };
    match arg.kind {
        ValueKind::GlobalBuffer => format!("buffer{name}"),
        ValueKind::ByValue => format!("{} bytes{name}", arg.size),
        ValueKind::DynamicSharedPointer => format!("LDS pointer{name}"),
        kind => format!("{}{name}", kind.name()),
    }
}

fn signature(kernel: &Kernel) -> String {
    let args: Vec<String> = explicit(kernel).map(describe).collect();
    args.join(", ")
}
