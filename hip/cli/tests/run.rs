//! `outcrop run`: programs on the machine, their exit status, and what is told where it cannot be done.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// The folder of the library, built by the cargo that runs the test.
fn libraries() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let own = Path::new(env!("CARGO_BIN_EXE_outcrop")).parent().unwrap();
        let mut build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        build
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args([
                "build",
                "--quiet",
                "--package",
                "outcrop-interpose",
                "--lib",
                "--target-dir",
            ])
            .arg(own.parent().unwrap());
        if own.ends_with("release") {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success(), "{build:?}");
        own.to_owned()
    })
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_outcrop"))
        .arg("run")
        .args(arguments)
        .env("OUTCROP_LIBRARIES", libraries())
        .env_remove("OUTCROP_SOFT")
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_program_sees_the_machine_that_is_asked_for() {
    let nodes = ["ls", "/sys/class/kfd/kfd/topology/nodes"];
    for (machine, expected) in [
        ("none", "0\n"),
        ("mi300x", "0\n1\n"),
        ("mi300x*2,rx6800", "0\n1\n2\n3\n"),
    ] {
        let output = run(&[&["--machine", machine, "--"], &nodes[..]].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout), expected, "{machine}");
    }
}

#[test]
fn the_file_of_a_machine_is_found_from_everywhere() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    fs::write(
        folder.join("two.toml"),
        "[[card]]\nproduct = 'rx6800'\ncount = 2\n",
    )
    .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_outcrop"))
        .args(["run", "--machine", "two.toml", "--", "sh", "-c"])
        .arg("cd /; ls /sys/class/kfd/kfd/topology/nodes")
        .current_dir(folder)
        .env("OUTCROP_LIBRARIES", libraries())
        .output()
        .unwrap();
    assert_eq!(text(&output.stdout), "0\n1\n2\n", "{}", text(&output.stderr));
}

#[test]
fn the_exit_status_is_the_programs() {
    assert_eq!(run(&["--", "sh", "-c", "exit 7"]).status.code(), Some(7));
    assert_eq!(run(&["sh", "-c", "kill -TERM $$"]).status.signal(), Some(15));
    let output = run(&["--", "sh", "-c", "echo $0 -- --help"]);
    assert_eq!(text(&output.stdout), "sh -- --help\n");
}

#[test]
fn the_machines_that_there_are_are_told() {
    for (machine, part) in [
        ("mi300y", "no such product"),
        ("", "no such product"),
        ("mi300x*9", "at most 8 GPUs"),
        ("rx6800:1", "too small"),
        ("/nonexistent/machine.toml", "/nonexistent/machine.toml"),
    ] {
        let output = run(&["--machine", machine, "--", "true"]);
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{machine}: {told}");
        assert!(told.contains(part), "{machine}: {told}");
        assert!(!told.contains("OUTCROP_SOFT"), "{told}");
        let knows = told.contains("rx9070xt (gfx1201)");
        assert_eq!(knows, part == "no such product", "{told}");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_outcrop"))
        .args(["run", "--", "true"])
        .env("OUTCROP_LIBRARIES", libraries())
        .env("OUTCROP_SOFT", "mi300y")
        .output()
        .unwrap();
    let told = text(&output.stderr);
    assert!(
        output.status.code() == Some(126) && told.contains("OUTCROP_SOFT=mi300y"),
        "{told}"
    );
    let help = text(&run(&["--help"]).stdout);
    for product in [
        "mi250x     gfx90a, 2 GPUs",
        "rx9070xt   gfx1201",
        "libamdhip64.so.5",
    ] {
        assert!(help.contains(product), "{help}");
    }
}

#[test]
fn closed_streams_stay_closed() {
    let script = "for i in 0 1 2; do test -e /proc/$$/fd/$i || printf $i; done";
    for (closing, expected) in [("<&-", "0"), ("2>&-", "2"), ("<&- 2>&-", "02"), ("", "")] {
        let command = env!("CARGO_BIN_EXE_outcrop");
        let output = Command::new("sh")
            .args(["-c", &format!("{command} run -- sh -c '{script}' {closing}")])
            .env("OUTCROP_LIBRARIES", libraries())
            .output()
            .unwrap();
        assert_eq!(
            text(&output.stdout),
            expected,
            "{closing}: {}",
            text(&output.stderr)
        );
    }
}

#[test]
fn what_cannot_be_run_is_told() {
    let missing = run(&["--", "/nonexistent/program"]);
    assert_eq!(missing.status.code(), Some(127));
    assert!(text(&missing.stderr).contains("/nonexistent/program: no such program"));
    // The smallest ELF file without an interpreter: a header and no program headers.
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("static");
    let mut header = vec![0_u8; 64];
    header[..6].copy_from_slice(b"\x7fELF\x02\x01");
    fs::write(&file, header).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    let refused = run(&["--", file.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(126));
    assert!(
        text(&refused.stderr).contains("a static program loads no library"),
        "{}",
        text(&refused.stderr)
    );
    let output = Command::new(env!("CARGO_BIN_EXE_outcrop"))
        .args(["run", "--stack", "ours", "--", "true"])
        .env("OUTCROP_LIBRARIES", "/nonexistent")
        .output()
        .unwrap();
    let told = text(&output.stderr);
    assert!(
        output.status.success() || output.status.code() == Some(126) && told.contains("Build it with `cargo"),
        "{told}"
    );
}

#[test]
fn what_is_wrong_with_the_environment_is_told() {
    for (variable, value, part) in [
        ("OUTCROP_THREADS", "0", "0 threads"),
        ("OUTCROP_THREADS", "257", "at most 256 threads, not 257"),
        ("OUTCROP_CHECK", "wait", "no check is named wait"),
        ("OUTCROP_CHEKC", "waits", "is OUTCROP_CHECK meant?"),
        ("OUTCROP_LOG", "verbose", "neither 1 nor 0"),
        (
            "OUTCROP_IOCTL_LOG",
            "/no/such/folder/x",
            "OUTCROP_IOCTL_LOG=/no/such/folder/x: ",
        ),
    ] {
        for machine in [&[][..], &["--machine", "mi250x"]] {
            let output = Command::new(env!("CARGO_BIN_EXE_outcrop"))
                .arg("run")
                .args(machine)
                .args(["--", "ls", "/sys/class/kfd/kfd/topology/nodes"])
                .env("OUTCROP_LIBRARIES", libraries())
                .env_remove("OUTCROP_SOFT")
                .env(variable, value)
                .output()
                .unwrap();
            let told = text(&output.stderr);
            assert_eq!(output.status.code(), Some(126), "{told}");
            assert!(told.contains(part), "{told}");
        }
    }
}

#[test]
fn ioctls_are_logged() {
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("calls.json");
    let _ = fs::remove_file(&log);
    let script =
        "import fcntl, os; f = os.open('/dev/kfd', os.O_RDWR); fcntl.ioctl(f, 0x80084b01, bytearray(8))";
    let output = run(&[
        "--machine",
        "none",
        "--ioctl-log",
        log.to_str().unwrap(),
        "--",
        "python3",
        "-c",
        script,
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines = fs::read_to_string(&log).unwrap();
    let line: serde_json::Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    assert_eq!(line["request"], "AMDKFD_IOC_GET_VERSION");
    assert_eq!(line["out"]["major_version"], 1);
    assert!(line["fd"].as_u64().unwrap() < 100, "{line}");
}

/// A library with one function of HIP, which tells of `devices`, in a folder of its own.
fn hip(folder: &Path, soname: &str, devices: u32) {
    fs::create_dir_all(folder).unwrap();
    let (source, versions) = (folder.join("hip.c"), folder.join("hip.map"));
    let text = format!("int hipGetDeviceCount(int *count) {{ *count = {devices}; return 0; }}");
    fs::write(&source, text).unwrap();
    fs::write(&versions, "hip_4.2 { hipGetDeviceCount; };").unwrap();
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", &format!("-Wl,-soname,{soname}")])
        .arg(format!("-Wl,--version-script={}", versions.display()))
        .arg(&source)
        .arg("-o")
        .arg(folder.join(soname))
        .status();
    assert!(built.unwrap().success());
}

#[test]
fn our_library_takes_the_place_of_each_other() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hip");
    let (ours, others) = (folder.join("ours"), folder.join("others"));
    hip(&ours, "libamdhip64.so.6", 77);
    fs::copy(
        libraries().join("liboutcrop_interpose.so"),
        ours.join("liboutcrop_interpose.so"),
    )
    .unwrap();
    let run = |words: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_outcrop"))
            .args(["run", "--stack", "ours", "--"])
            .args(words)
            .env("OUTCROP_LIBRARIES", &ours)
            .env("LD_LIBRARY_PATH", &others)
            .output()
            .unwrap()
    };
    for name in ["libamdhip64.so.5", "libamdhip64.so"] {
        let link = ours.join(name);
        let _ = fs::remove_file(&link);
        let told = text(&run(&["true"]).stderr);
        assert!(told.contains("is no link to") && told.contains(name), "{told}");
        std::os::unix::fs::symlink("libamdhip64.so.6", &link).unwrap();
    }
    let source = folder.join("count.c");
    let counts = "#include <stdio.h>\nint hipGetDeviceCount(int *);\n\
                  int main(void) { int n = 0; hipGetDeviceCount(&n); printf(\"%d\\n\", n); }\n";
    fs::write(&source, counts).unwrap();
    for soname in ["libamdhip64.so.5", "libamdhip64.so.6"] {
        hip(&others, soname, 5);
        let program = folder.join(soname);
        let built = Command::new("cc")
            .arg(&source)
            .arg("-o")
            .arg(&program)
            .arg(others.join(soname))
            .status();
        assert!(built.unwrap().success());
        let output = run(&[program.to_str().unwrap()]);
        assert_eq!(text(&output.stdout), "77\n", "{soname}: {}", text(&output.stderr));
        let script = format!(
            "import ctypes; n = ctypes.c_int(); ctypes.CDLL('{soname}').hipGetDeviceCount(ctypes.byref(n)); print(n.value)"
        );
        let output = run(&["python3", "-c", &script]);
        assert_eq!(text(&output.stdout), "77\n", "{soname}: {}", text(&output.stderr));
    }
}

/// Waves that write the same dwords and, if the program has an argument, wait for what nobody writes.
const RACING: &str = r"
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void racing(volatile int *p, int wait) {
  p[0] = blockIdx.x;
  while (wait && p[4] == 0) {}
}
int main(int count, char **) {
  int *p;
  if (hipMalloc((void **)&p, 64) != hipSuccess || hipMemset(p, 0, 64) != hipSuccess) return 2;
  racing<<<2, 128>>>(p, count > 1);
  return hipDeviceSynchronize() != hipSuccess;
}
";

#[test]
fn kernels_of_unmodified_rocm_are_counted_checked_and_limited() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("racing");
    fs::create_dir_all(&folder).unwrap();
    let (source, program) = (folder.join("racing.hip"), folder.join("racing"));
    fs::write(&source, RACING).unwrap();
    let built = Command::new("hipcc")
        .args(["--offload-arch=gfx90a", "-O2"])
        .arg(&source)
        .arg("-o")
        .arg(&program)
        .output();
    let Ok(built) = built else {
        eprintln!("hipcc is not installed: nothing is counted");
        return;
    };
    assert!(built.status.success(), "{}", text(&built.stderr));
    let (counters, coverage) = (folder.join("counters.json"), folder.join("coverage"));
    for hangs in [false, true] {
        for file in [&counters, &coverage] {
            let _ = fs::remove_file(file);
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_outcrop"));
        command.args(["run", "--machine", "mi250x", "--"]).arg(&program);
        let output = command
            .args(hangs.then_some("hang"))
            .env("OUTCROP_LIBRARIES", libraries())
            .env_remove("OUTCROP_SOFT")
            .env("OUTCROP_COUNTERS", &counters)
            .env("OUTCROP_COVERAGE", &coverage)
            .env("OUTCROP_CHECK", "waits,races")
            .env("OUTCROP_TIME_LIMIT", "1000")
            .output()
            .unwrap();
        let told = text(&output.stderr);
        // The runtime ends the program for an error of the queue that it does not know.
        assert_eq!(output.status.success(), !hangs, "{told}");
        assert!(
            told.contains("_Z6racingPVii (gfx90a): race on global memory"),
            "{told}"
        );
        assert_eq!(
            told.contains("the kernel has run for longer than 1000 ms"),
            hangs,
            "{told}"
        );
        let kernels: serde_json::Value = serde_json::from_slice(&fs::read(&counters).unwrap()).unwrap();
        let all = kernels.as_array().unwrap();
        let racing = all.iter().find(|k| k["kernel"] == "_Z6racingPVii").unwrap();
        assert_eq!(racing["dispatches"], 1, "{racing}");
        assert_eq!(racing["workgroups"], 2, "{racing}");
        if !hangs {
            assert_eq!(racing["waves"], 4, "{racing}");
            assert_eq!(racing["bytes"]["global"]["written"], 4 * 256, "{racing}");
        }
        let operations = fs::read_to_string(&coverage).unwrap();
        assert!(operations.contains("gfx90a\ts_endpgm\t"), "{operations}");
    }
}
