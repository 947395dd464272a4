//! Sessions of `outcrop launch --step` and `--break`.

use std::io::Write as _;
use std::process::{Command, Stdio};

use super::{adding, launch, opencl, refused, vector_add};
use crate::common::stdout;

/// Runs with commands on standard input.
pub fn session(command: &mut Command, commands: &str) -> String {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(commands.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_wave_is_stepped_and_its_registers_are_shown() {
    let text = session(
        adding(64).args(["--step", "--break", "vector_add+0x8", "--print", "2:1"]),
        "wave\nstep\nstep 3\nregisters s0 exec\nlanes v0\nlds 0\nmemory 0x10\nnonsense\nregisters v999\ncontinue\n",
    );
    let first = "workgroup (0, 0, 0) wave 0: vector_add+0x0";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("exec 0xffffffffffffffff"), "{text}");
    assert!(text.contains("  [63] 0000003f            63  "), "{text}");
    for message in [
        "the workgroup has no 32 bytes of LDS at 0x0",
        "0x10 cannot be read",
        "no command is named `nonsense`; see help",
        "the wave has no register v999",
    ] {
        assert!(text.contains(message), "{message} in {text}");
    }
    // It ran to its end.
    assert!(text.contains("\n2: ") || text.contains("(step) 2: "), "{text}");
}

#[test]
fn what_an_instruction_changes_is_shown() {
    let object = stdout(
        Command::new(env!("CARGO_BIN_EXE_outcrop"))
            .arg("disasm")
            .arg(vector_add()),
    );
    let line = object.lines().find(|line| line.contains("v_add_f32")).unwrap();
    let address = format!("0x{}", line.split_whitespace().next().unwrap());
    let mut command = launch();
    command.arg(vector_add()).args([
        "vector_add",
        "--block",
        "64",
        "--args",
        "f32[64]=1",
        "f32[64]=2",
        "f32[64]=0",
        "i32=64",
        "--break",
        &address,
    ]);
    let text = session(&mut command, "step\nquit\n");
    assert!(text.contains("v_add_f32"), "{text}");
    // 1 + 2 in every lane.
    assert!(text.contains("40400000 (3) in every lane"), "{text}");
    assert!(text.contains("(64 lanes changed)"), "{text}");
}

#[test]
fn source_lines_are_shown_and_broken_at() {
    let source = "kernel void twice(global float *x) {\n  int i = __builtin_amdgcn_workitem_id_x();\n  float v = x[i];\n  x[i] = v * 2;\n}\n";
    let Some(object) = opencl("twice.cl", source) else {
        return;
    };
    let mut command = launch();
    command.arg(&object).args([
        "twice",
        "--block",
        "32",
        "--args",
        "f32[32]=iota",
        "--break",
        "twice.cl:4",
    ]);
    command.args(["--print", "0:4"]);
    let text = session(&mut command, "");
    assert!(text.contains("twice.cl:4\n      x[i] = v * 2;\n"), "{text}");
    assert!(text.ends_with("0: 0 2 4 6 … (32 elements)\n"), "{text}");
    let text = refused(
        launch()
            .arg(&object)
            .args(["twice", "--args", "null", "--break", "twice.cl:99"]),
    );
    assert!(
        text.contains("`twice.cl:99`: no code is from this line"),
        "{text}"
    );
}
