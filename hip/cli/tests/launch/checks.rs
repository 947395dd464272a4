//! The checker of `outcrop launch`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::step::session;
use super::{launch, opencl, scratch, vector_add};

/// `vector_add` with words replaced wherever they are.
fn patched(name: &str, words: &[(u32, u32)]) -> PathBuf {
    let mut file = fs::read(vector_add()).unwrap();
    for (from, to) in words {
        let mut found = 0;
        for word in file.as_chunks_mut::<4>().0 {
            if *word == from.to_le_bytes() {
                *word = to.to_le_bytes();
                found += 1;
            }
        }
        assert!(found > 0, "{from:#x}");
    }
    scratch(name, &file)
}

/// The wait for both loads, which becomes `s_nop`.
const NO_WAIT: (u32, u32) = (0xbf8c_0f70, 0xbf80_0000);

/// Runs under the checker of waits; the status, and what is said on standard output and standard error.
fn checked(file: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = launch();
    command.arg(file).args(["vector_add", "--check", "waits"]);
    let output = command.args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_wait_that_is_missing_is_told() {
    let broken = patched("no_wait.co", &[NO_WAIT]);
    let (status, text, _) = checked(
        &broken,
        &["--args", "f32[64]=1", "f32[64]=2", "f32[64]=0", "i32=64"],
    );
    assert_eq!(status, Some(3), "{text}");
    assert!(text.contains("vector_add (gfx942): `v_add_f32"), "{text}");
    assert!(text.contains("vmcnt is not waited for"), "{text}");
}

#[test]
fn what_was_found_before_a_fault_or_a_hang_is_told() {
    let broken = patched("no_wait_faults.co", &[NO_WAIT]);
    let (status, text, error) = checked(&broken, &["--args", "f32[64]=1", "f32[64]=2", "null", "i32=64"]);
    assert_eq!(status, Some(1), "{error}");
    assert!(text.contains("vmcnt is not waited for"), "{text}");
    assert!(error.contains("address 0x0"), "{error}");
    // Where it says, there is a store.
    let place = error
        .split("--break ")
        .nth(1)
        .and_then(|rest| rest.split(' ').next());
    let here = session(
        launch()
            .arg(&broken)
            .args([
                "vector_add",
                "--break",
                place.unwrap(),
                "--args",
                "f32[64]=1",
                "f32[64]=2",
            ])
            .args(["f32[64]=0", "i32=64"]),
        "continue\n",
    );
    assert!(here.contains("global_store_dword"), "{here}");
    // `s_endpgm` becomes a branch to itself.
    let hanging = patched("no_wait_hangs.co", &[NO_WAIT, (0xbf81_0000, 0xbf82_ffff)]);
    let arguments = [
        "--args",
        "f32[64]=1",
        "f32[64]=2",
        "f32[64]=0",
        "i32=64",
        "--time-limit",
        "500",
    ];
    let (status, text, error) = checked(&hanging, &arguments);
    assert_eq!(status, Some(1), "{error}");
    assert!(text.contains("vmcnt is not waited for"), "{text}");
    assert!(error.contains("500 ms"), "{error}");
    assert!(error.contains("OUTCROP_TIME_LIMIT"), "{error}");
}

#[test]
fn findings_have_their_source_lines() {
    let source = "kernel void racy(global float *x, local float *y) {\n  int i = __builtin_amdgcn_workitem_id_x();\n  \
                  y[i] = x[i];\n  x[i] = y[i ^ 63];\n}\n";
    let Some(object) = opencl("racy.cl", source) else {
        return;
    };
    let arguments = ["--block", "64", "--lds", "256", "--args", "f32[64]=iota", "null"];
    let run = |more: &str| {
        let mut command = launch();
        command
            .arg(&object)
            .arg("racy")
            .args(arguments)
            .args(["--check", "races", more]);
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(3));
        String::from_utf8(output.stdout).unwrap()
    };
    let text = run("--counters");
    assert!(text.contains("race on LDS"), "{text}");
    assert!(
        text.contains("racy.cl:3\n") && text.contains("racy.cl:4\n"),
        "{text}"
    );
    let document: Value = serde_json::from_str(&run("--json")).unwrap();
    let places = document["findings"][0]["places"].as_array().unwrap();
    let source = places.iter().map(|place| place["source"].as_str().unwrap());
    assert!(
        source.clone().any(|line| line.ends_with("racy.cl:4")),
        "{document}"
    );
}
