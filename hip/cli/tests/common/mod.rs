//! Running the command, and the files to run it on.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A command that runs `outcrop disasm`.
pub fn disasm() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outcrop"));
    command.arg("disasm");
    command
}

/// What a command wrote; it must succeed.
#[track_caller]
pub fn stdout(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(
        status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&stderr)
    );
    String::from_utf8(stdout).unwrap()
}

/// The JSON document of a file.
#[track_caller]
pub fn json(file: &Path) -> Value {
    serde_json::from_str(&stdout(disasm().arg("--json").arg(file))).unwrap()
}

/// All code objects in a document.
pub fn objects(document: &Value) -> Vec<&Value> {
    let containers = document["containers"].as_array().unwrap();
    let entries = containers.iter().flat_map(|c| c["entries"].as_array().unwrap());
    entries.filter_map(|entry| entry.get("code_object")).collect()
}

/// The folder with the checked-in bundles.
pub fn bundles() -> PathBuf {
    root().join("abi/code-object/tests/bundles")
}
