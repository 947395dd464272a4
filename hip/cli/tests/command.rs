//! What `outcrop disasm` does with good and bad files, needing no other tool.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

mod common;

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use common::{bundles, disasm, json, objects, root, stdout};

fn vector_add() -> PathBuf {
    root().join("tests/kernels/bin/vector_add.co")
}

/// A file for this test alone.
fn scratch(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// The message of a run that must fail.
#[track_caller]
fn error(arguments: &[&str], file: &Path) -> String {
    let output = disasm().args(arguments).arg(file).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{arguments:?} {}", file.display());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn text_has_labels_and_symbols_and_no_escape_sequences() {
    let text = stdout(disasm().arg(vector_add()));
    for line in [
        "\nkernel vector_add\n",
        "\nvector_add:  // kernel\n",
        "s_cbranch_execz .L1988\n",
        "\n.L1988:\n  001988  bf810000                    s_endpgm\n",
    ] {
        assert!(text.contains(line), "{line:?} in {text}");
    }
    assert!(!text.contains('\x1b'));
}

#[test]
fn every_bundle_of_a_host_file_is_listed_and_can_be_chosen() {
    let host = bundles().join("two.host");
    let document = json(&host);
    let offsets: Vec<_> = document["containers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| c["offset"].as_u64())
        .collect();
    assert_eq!(offsets, [Some(0x1000), Some(0x2000)]);
    let processors: Vec<_> = objects(&document)
        .iter()
        .map(|o| o["processor"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(processors, ["gfx1100", "gfx942", "gfx1100", "gfx942"]);

    let one = stdout(
        disasm()
            .args(["--target", "gfx942", "--kernel", "_Z3getPKiPl"])
            .arg(&host),
    );
    assert_eq!(one.matches("\nkernel ").count(), 1, "{one}");
    assert!(!one.contains("gfx1100"), "{one}");
    let short = stdout(disasm().arg("--no-code").arg(&host));
    assert!(
        !short.contains("s_endpgm") && short.matches("\nkernel ").count() == 4,
        "{short}"
    );
}

#[test]
fn compressed_and_plain_bundles_say_the_same() {
    let plain = json(&bundles().join("put.hipfb"));
    for (name, method) in [("put-zstd.hipfb", "zstd"), ("put-zlib.hipfb", "zlib")] {
        let compressed = json(&bundles().join(name));
        assert_eq!(objects(&compressed), objects(&plain), "{name}");
        assert_eq!(compressed["containers"][0]["compression"]["method"], method);
    }
}

#[test]
fn the_standard_input_is_a_file_too() {
    let mut child = disasm()
        .args(["--json", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(&fs::read(vector_add()).unwrap())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(objects(&document), objects(&json(&vector_add())));
}

#[test]
fn messages_say_what_was_found_and_what_to_do() {
    let good = fs::read(vector_add()).unwrap();
    let changed = |at: usize, byte: u8| {
        let mut bad = good.clone();
        bad[at] = byte;
        bad
    };
    for (name, bytes, parts) in [
        ("empty", vec![], &["is empty"][..]),
        ("text", b"hello".to_vec(), &["[68, 65, 6c, 6c]", "offset 0"]),
        ("archive", b"!<arch>\n".to_vec(), &["archive", "ar x"]),
        ("bitcode", b"BC\xc0\xde....".to_vec(), &["bitcode", "clang"]),
        ("x86", changed(18, 62), &["machine 62", ".hip_fatbin"]),
    ] {
        let message = error(&[], &scratch(name, &bytes));
        for part in parts {
            assert!(message.contains(part), "{part:?} in {message}");
        }
    }
    let message = error(&["--kernel", "nosuch"], &vector_add());
    assert!(
        message.contains("vector_add") && message.contains("nosuch"),
        "{message}"
    );
    let message = error(&["--target", "gfx90a"], &vector_add());
    assert!(message.contains("gfx942"), "{message}");
    let message = error(&["--target", "sm_90"], &vector_add());
    assert!(
        message.contains("sm_90") && message.contains("gfx90a:xnack+"),
        "{message}"
    );
    let message = error(&[], Path::new("no/such/file"));
    assert!(message.contains("no/such/file"), "{message}");
}

#[test]
fn what_is_damaged_is_told_beside_what_is_not() {
    let mut bundle = fs::read(bundles().join("put.hipfb")).unwrap();
    // e_type of the first code object, for gfx1100.
    bundle[0x1000 + 16] = 1;
    let path = scratch("half", &bundle);
    let output = disasm().arg(&path).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains("ld.lld -shared") && text.contains("\n_Z3putPii:  // kernel\n"),
        "{text}"
    );
}

#[test]
fn a_reader_that_stops_is_no_failure() {
    let mut child = disasm()
        .arg(root().join("tests/kernels/bin/calls_o0.co"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 1];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

/// A name is the file's to choose, the terminal is not.
#[test]
fn names_cannot_command_the_terminal() {
    let mut object = fs::read(vector_add()).unwrap();
    for at in 0..object.len() - 10 {
        if &object[at..at + 10] == b"vector_add" {
            object[at..at + 2].copy_from_slice(b"\x1b[");
        }
    }
    let text = stdout(disasm().arg(scratch("escape", &object)));
    assert!(
        text.contains("\\u{1b}[ctor_add") && !text.contains('\x1b'),
        "{text}"
    );
}

#[test]
fn the_help_teaches_by_examples() {
    let help = stdout(disasm().arg("--help"));
    for part in ["Examples:", "--no-code a.out", "--json", "xnack+"] {
        assert!(help.contains(part), "{part:?} in {help}");
    }
}

#[test]
fn an_endless_file_is_refused_by_its_first_bytes() {
    let message = error(&[], Path::new("/dev/zero"));
    assert!(message.contains("00"), "{message}");
}
