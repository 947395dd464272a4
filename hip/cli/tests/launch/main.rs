//! `outcrop launch`: kernels run, counted, checked and stepped.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

mod checks;
#[expect(dead_code, reason = "some of it is for other tests")]
#[path = "../common/mod.rs"]
mod common;
mod step;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{bundles, root, stdout};
use serde_json::{Value, json};

fn launch() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outcrop"));
    command.arg("launch");
    command
}

fn vector_add() -> PathBuf {
    root().join("tests/kernels/bin/vector_add.co")
}

fn triton(target: &str, name: &str) -> PathBuf {
    let folder = root().join("tests/kernels/triton");
    match target {
        "gfx942" => folder.join(format!("{name}.hsaco")),
        _ => folder.join(target).join(format!("{name}.hsaco")),
    }
}

/// A file for this test alone.
fn scratch(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// A launch of `vector_add` on `n` elements.
fn adding(n: u32) -> Command {
    let mut command = launch();
    command.arg(vector_add()).args(["vector_add", "--grid"]);
    command
        .arg(n.div_ceil(256).to_string())
        .args(["--block", "256", "--args"]);
    command.args([
        format!("f32[{n}]=iota"),
        format!("f32[{n}]=random:7"),
        format!("f32[{n}]=zero"),
    ]);
    command.arg(format!("i32={n}"));
    command
}

/// What goes to standard error, and the status.
#[track_caller]
fn refused(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{command:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn buffers_are_made_printed_and_written() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sums.f32");
    let text = stdout(
        adding(1000)
            .args(["--print", "0:4", "--print", "2:3", "--out"])
            .arg(format!("2={}", file.display())),
    );
    assert!(text.starts_with("0: 0 1 2 3 … (1000 elements)\n2: "), "{text}");
    let sums = fs::read(&file).unwrap();
    assert_eq!(sums.len(), 4000);
    // The same numbers come from a file.
    let again = stdout(launch().arg(vector_add()).args([
        "vector_add",
        "--grid",
        "4",
        "--block",
        "256",
        "--args",
        &format!("f32[]=@{}", file.display()),
        "f32[1000]=0",
        "f32[1000]=-1",
        "i32=1000",
        "--print",
        "2:1000",
    ]));
    let shown: Vec<f32> = again
        .split_whitespace()
        .skip(1)
        .map(|word| word.parse().unwrap())
        .collect();
    let kept: Vec<f32> = sums
        .as_chunks()
        .0
        .iter()
        .map(|b| f32::from_ne_bytes(*b))
        .collect();
    assert_eq!(shown, kept);
    // iota and random in [-1, 1).
    assert!(kept.iter().enumerate().all(|(i, v)| (v - i as f32).abs() <= 1.0));
}

#[test]
fn floats_are_readable() {
    let mut command = launch();
    command.arg(vector_add()).args([
        "vector_add",
        "--args",
        "f32[4]=1e-30,-2e20,nan,0.5",
        "f32[4]=0",
        "f32[4]=0",
    ]);
    let text = stdout(command.args(["i32=4", "--print", "2"]));
    assert_eq!(text, "2: 1e-30 -2e20 NaN 0.5\n");
}

#[test]
fn counters_are_those_of_the_kernel() {
    let document: Value = serde_json::from_str(&stdout(adding(1000).arg("--json"))).unwrap();
    let kernel = &document["kernels"][0];
    assert_eq!(kernel["kernel"], "vector_add");
    assert_eq!(kernel["target"], "gfx942");
    let number = |path: &str| kernel.pointer(path).and_then(Value::as_u64).unwrap();
    assert_eq!(number("/workgroups"), 4);
    assert_eq!(number("/waves"), 16);
    assert_eq!(number("/items"), 1024);
    // Two floats in, one out, for each element that there is.
    assert_eq!(number("/bytes/global/read"), 8000);
    assert_eq!(number("/bytes/global/written"), 4000);
    assert_eq!(number("/instructions/vmem"), 3 * 16);
    assert_eq!(number("/atomics"), 0);
    let table = stdout(adding(1000).arg("--counters"));
    assert!(table.contains("vector_add (gfx942)\n"), "{table}");
    assert!(
        table.contains("global bytes read                   8000\n"),
        "{table}"
    );
}

#[test]
fn all_that_is_asked_for_is_one_json_document() {
    let mut command = adding(1000);
    command.args(["--json", "--coverage", "--check", "waits,races", "--print", "0:3"]);
    let document: Value = serde_json::from_str(&stdout(&mut command)).unwrap();
    assert_eq!(
        document["buffers"],
        json!([{ "argument": 0, "elements": 1000, "values": [0, 1, 2] }])
    );
    assert_eq!(document["findings"], json!([]));
    let operations = document["operations"].as_array().unwrap();
    let add = json!({ "target": "gfx942", "operation": "v_add_f32", "count": 16, "results": "exact" });
    assert!(operations.contains(&add), "{document}");
    let mut command = launch();
    command.arg(vector_add()).arg("vector_add");
    command.args(["--args", "f32[2]=inf", "f32[2]=-inf", "f32[2]=0", "i32=2"]);
    let document: Value = serde_json::from_str(&stdout(command.args(["--json", "--print", "2"]))).unwrap();
    assert_eq!(document["buffers"][0]["values"], json!(["NaN", "NaN"]));
    assert_eq!(document.get("findings"), None);
}

#[test]
fn the_environment_is_obeyed() {
    let log = scratch("launch-ioctls.json", b"");
    stdout(adding(64).env("OUTCROP_IOCTL_LOG", &log));
    let text = fs::read_to_string(&log).unwrap();
    assert!(text.contains("AMDKFD_IOC_CREATE_QUEUE"), "{text}");
    let counters = scratch("launch-counters.json", b"");
    stdout(adding(64).env("OUTCROP_COUNTERS", &counters));
    let kernels: Value = serde_json::from_str(&fs::read_to_string(&counters).unwrap()).unwrap();
    assert_eq!(kernels[0]["items"], 256);
    let coverage = scratch("launch-coverage.json", b"");
    stdout(adding(64).env("OUTCROP_COVERAGE", &coverage));
    let operations: Value = serde_json::from_str(&fs::read_to_string(&coverage).unwrap()).unwrap();
    let add = json!({ "target": "gfx942", "operation": "v_add_f32", "count": 1, "results": "exact" });
    assert!(operations.as_array().unwrap().contains(&add), "{operations}");
    for (variable, value, part) in [
        ("OUTCROP_THREADS", "two", "no number"),
        ("OUTCROP_HOST_LEVEL", "sse", "there are portable, avx2, avx512"),
        ("OUTCROP_LOG", "yes", "neither 1 nor 0"),
        ("OUTCROP_CHEK", "waits", "is OUTCROP_CHECK meant?"),
        ("OUTCROP_COUNTERS", "/no/such/folder/x", "cannot be written"),
        ("OUTCROP_COVERAGE", "/", "cannot be written"),
    ] {
        let text = refused(adding(64).env(variable, value));
        assert!(text.contains(variable) && text.contains(part), "{text}");
    }
}

#[test]
fn operations_are_listed() {
    let text = stdout(adding(64).arg("--coverage"));
    assert!(text.contains("gfx942\tv_add_f32\t1\texact\n"), "{text}");
    let softmax = stdout(&mut softmax(
        "gfx942",
        &triton("gfx942", "softmax_f32"),
        &["--coverage"],
    ));
    assert!(
        softmax.contains("\tv_exp_f32\t") && softmax.contains("\tapproximate\n"),
        "{softmax}"
    );
}

fn softmax(target: &str, file: &Path, more: &[&str]) -> Command {
    let block = if target.starts_with("gfx9") { "256" } else { "128" };
    let mut command = launch();
    command.arg(file).args([
        "softmax",
        "--grid",
        "2",
        "--block",
        block,
        "--lds",
        "16",
        "--args",
        "f32[2048]=zero",
        "f32[2048]=random",
        "i32=1024",
        "i32=1000",
    ]);
    command.args(more);
    command
}

#[test]
fn every_target_runs_and_is_checked() {
    for target in ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"] {
        let text = stdout(&mut softmax(
            target,
            &triton(target, "softmax_f32"),
            &["--check", "waits,races", "--print", "0:1000"],
        ));
        let sum: f64 = text
            .split_whitespace()
            .skip(1)
            .take(1000)
            .map(|v| v.parse::<f64>().unwrap())
            .sum();
        assert!((sum - 1.0).abs() < 1e-4, "{target}: {sum}");
    }
}

#[test]
fn mistakes_are_explained() {
    let file = vector_add();
    let none = stdout(launch().arg(&file));
    assert!(none.starts_with("vector_add(buffer"), "{none}");
    let text = refused(launch().arg(&file).arg("vector_sub"));
    assert!(
        text.contains("no kernel is named vector_sub; there are\nvector_add(buffer"),
        "{text}"
    );
    let with = |args: &[&str]| refused(launch().arg(&file).arg("vector_add").arg("--args").args(args));
    let text = with(&["f32[4]=0", "i32=4"]);
    assert!(
        text.contains("2 arguments are given, vector_add takes\n  0: buffer"),
        "{text}"
    );
    let text = with(&["f32[4]=0", "f32[4]=0", "f32[4]=0", "i64=4"]);
    assert!(text.contains("argument 3, `i64=4`, has 8 bytes"), "{text}");
    let text = with(&["i32=4", "f32[4]=0", "f32[4]=0", "i32=4"]);
    assert!(text.contains("argument 0, `i32=4`, is a number"), "{text}");
    for (argument, why) in [
        ("f33[4]=0", "no type is named `f33`"),
        ("f32[4]", "TYPE[COUNT]=VALUES"),
        ("f32[4=0", "a ] is missing"),
        ("f32[4]=1,2,3", "3 numbers for 4 elements"),
        ("f32[4]=ones", "`ones` is no number"),
        ("u8=256", "256 does not fit in 8 bits"),
        ("f32[]=@/no/such/file", "/no/such/file: "),
        ("f32[99999999999999]=0", "more than"),
        ("bytes=abc", "pairs of hexadecimal digits"),
    ] {
        let text = with(&[argument]);
        assert!(
            text.contains(&format!("argument `{argument}`: ")) && text.contains(why),
            "{text}"
        );
    }
    let text = refused(launch().arg(&file).args(["vector_add", "--target", "gfx1100"]));
    assert!(text.contains("no code for gfx1100; it has gfx942"), "{text}");
    let text = refused(adding(64).args(["--break", "nowhere"]));
    assert!(
        text.contains("`nowhere` is no address (0x…), label (.L…), symbol or FILE:LINE"),
        "{text}"
    );
    let text = refused(adding(64).args(["--break", "vector_add+0x2"]));
    assert!(
        text.contains("`vector_add+0x2`: no instruction begins at "),
        "{text}"
    );
    let text = refused(adding(64).args(["--break", "0x10"]));
    assert!(text.contains("`0x10`: no instruction begins at 0x10"), "{text}");
    let text = refused(adding(64).args(["--print", "3"]));
    assert!(text.contains("--print: argument 3 is no buffer"), "{text}");
}

#[test]
fn a_target_of_a_bundle_can_be_chosen() {
    let host = bundles().join("two.host");
    let all = stdout(launch().arg(&host));
    assert!(!all.is_empty());
    let text = refused(launch().arg(&host).args(["--target", "gfx1201"]));
    assert!(text.contains("no code for gfx1201; it has "), "{text}");
}

/// An OpenCL source, built for gfx1100 with a line table; `None` where there is no compiler and none is asked for.
fn opencl(name: &str, source: &str) -> Option<PathBuf> {
    let file = scratch(name, source.as_bytes());
    let object = file.with_extension("co");
    let built = Command::new("clang-19")
        .args([
            "-target",
            "amdgcn-amd-amdhsa",
            "-mcpu=gfx1100",
            "-nogpulib",
            "-O1",
            "-gline-tables-only",
        ])
        .args(["-x", "cl", "-cl-std=CL2.0"])
        .arg(&file)
        .arg("-o")
        .arg(&object)
        .output();
    let Ok(built) = built else {
        assert!(
            std::env::var_os("OUTCROP_NEEDS_LLVM").is_none(),
            "clang-19 is not installed"
        );
        eprintln!("clang-19 is not installed: nothing is run");
        return None;
    };
    assert!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    Some(object)
}

#[test]
fn local_pointers_are_behind_the_kernels_own_lds() {
    let both = |args: &[&str]| {
        let mut command = launch();
        command.arg(root().join("tests/kernels/bin/opencl.co"));
        command.args([
            "two_locals",
            "--block",
            "8",
            "--args",
            "u32[8]=iota",
            "u32[8]=zero",
        ]);
        command.args(args);
        command
    };
    let text = stdout(&mut both(&["null", "u32=32", "--lds", "64", "--print", "1"]));
    assert_eq!(text, "1: 5 6 3 4 17 18 15 16\n");
    let text = refused(&mut both(&["null", "null"]));
    assert!(
        text.contains("argument 2 points to LDS; --lds says how many bytes"),
        "{text}"
    );
    let source = "kernel void own(global float *x, local float *given) {\n  local float own[32];\n  \
                  int i = __builtin_amdgcn_workitem_id_x();\n  own[i] = x[i];\n  given[i] = 2 * x[i];\n  \
                  __builtin_amdgcn_s_barrier();\n  x[i] = own[i] + given[i ^ 1];\n}\n";
    let Some(object) = opencl("own.cl", source) else {
        return;
    };
    let mut command = launch();
    command
        .arg(&object)
        .args(["own", "--block", "32", "--lds", "128"]);
    command.args(["--args", "f32[32]=iota", "null", "--print", "0:4"]);
    assert_eq!(stdout(&mut command), "0: 2 1 8 7 … (32 elements)\n");
}

#[test]
fn a_fault_is_told_with_its_address() {
    let text = refused(launch().arg(vector_add()).args([
        "vector_add",
        "--args",
        "null",
        "f32[64]=2",
        "f32[64]=0",
        "i32=64",
    ]));
    assert!(text.contains("vector_add"), "{text}");
    assert!(text.contains("address 0x0"), "{text}");
}

/// The line of a fault leads to the instruction, in the listing and to a breakpoint.
#[test]
fn a_fault_leads_to_its_instruction() {
    for null in 0..3 {
        let arguments = (0..3).map(|n| if n == null { "null" } else { "f32[64]=2" });
        let arguments: Vec<&str> = arguments.chain(["i32=64"]).collect();
        let line = |options: &[&str]| {
            let mut command = launch();
            command.arg(vector_add()).arg("vector_add").args(options);
            refused(command.arg("--args").args(&arguments))
        };
        let text = line(&[]);
        let (_, place) = text
            .split_once(": vector_add+0x")
            .unwrap_or_else(|| panic!("{text}"));
        let (offset, rest) = place.split_once(" (0x").unwrap();
        let (address, _) = rest.split_once(" in the code object)").unwrap();
        let number = |digits: &str| u64::from_str_radix(digits, 16).unwrap();
        // The kernel begins at 0x1900.
        assert_eq!(number(offset) + 0x1900, number(address), "{text}");
        let listing = stdout(
            Command::new(env!("CARGO_BIN_EXE_outcrop"))
                .arg("disasm")
                .arg(vector_add()),
        );
        let found = listing
            .lines()
            .find(|l| l.trim_start().starts_with(&format!("{:06x} ", number(address))));
        let found = found.unwrap_or_else(|| panic!("{address}: {listing}"));
        let accesses = if null == 2 {
            "global_store_dword"
        } else {
            "global_load_dword"
        };
        assert!(found.contains(accesses), "{found}");
        // A wave stops there before it faults, whichever of the two names is given.
        for name in [format!("0x{address}"), format!("vector_add+0x{offset}")] {
            let mut command = launch();
            command.arg(vector_add()).args(["vector_add", "--break", &name]);
            let output = command
                .arg("--args")
                .args(&arguments)
                .stdin(Stdio::null())
                .output()
                .unwrap();
            let shown = String::from_utf8(output.stdout).unwrap();
            assert!(shown.contains(accesses), "{shown}");
        }
    }
}
