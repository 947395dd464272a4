//! Programs that know nothing of the machine see it: C probes for each function, and the tools of any system.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

mod common;

use std::fs;
use std::process::Command;

use common::{here, on, probe, stdout};

const NODES: &str = "/sys/class/kfd/kfd/topology/nodes";

fn shell(script: &str) -> String {
    stdout(on("mi300x", "sh").args(["-c", script]))
}

#[test]
fn every_way_to_a_file_leads_to_the_trees() {
    for flags in [
        &[][..],
        &["-O2", "-D_FORTIFY_SOURCE=2"],
        &["-D_FILE_OFFSET_BITS=64"],
    ] {
        assert_eq!(stdout(&mut on("mi300x", probe("files", flags))), "files: ok\n");
    }
}

#[test]
fn numbers_are_those_of_the_operating_system() {
    assert_eq!(stdout(&mut on("mi300x", probe("numbers", &[]))), "numbers: ok\n");
}

#[test]
fn functions_of_a_handle_are_the_machines() {
    assert_eq!(stdout(&mut on("mi300x", probe("lookup", &[]))), "lookup: ok\n");
}

#[test]
fn forks_leave_nothing_locked() {
    assert_eq!(stdout(&mut on("mi300x", probe("forks", &[]))), "forks: ok\n");
}

#[test]
fn pages_change_under_a_kernel() {
    let program = probe("pages", &[]);
    for threads in ["1", "2", "4"] {
        let told = stdout(on("mi300x", &program).env("OUTCROP_THREADS", threads));
        assert_eq!(told, "pages: ok\n", "{threads} threads");
    }
}

#[test]
fn what_is_no_address_or_cannot_be_changed_is_told() {
    let told = stdout(&mut on("mi300x", probe("bad", &["-Wno-nonnull"])));
    assert_eq!(told, "bad: ok\n");
}

#[test]
fn a_program_begins_in_a_folder_that_only_the_machine_has() {
    let id = shell(&format!("cat {NODES}/1/gpu_id"));
    let script = "import os, subprocess as s, sys; d = sys.argv[1] + '/1'; os.listdir(d); read = ['cat', 'gpu_id']; \
                  print(*[s.check_output(read, cwd=d, close_fds=c).decode().strip() for c in (True, False)]); \
                  os.chdir(d); print(s.check_output(read).decode().strip()); \
                  os.chdir('/'); print(s.run(read, stderr=s.DEVNULL).returncode, flush=True); \
                  os.chdir(d); os.execvp('cat', read)";
    let told = stdout(on("mi300x", "python3").args(["-c", script, NODES]));
    let id = id.trim();
    assert_eq!(told, format!("{id} {id}\n{id}\n1\n{id}\n"));
    assert_eq!(shell(&format!("cd {NODES}/1; env -u PWD cat gpu_id")).trim(), id);
}

#[test]
fn the_kfd_answers_as_the_real_one() {
    let expected = fs::read_to_string(here().join("tests/answers/kfd-6.12.117.txt")).unwrap();
    let expected: Vec<&str> = expected.lines().filter(|line| !line.starts_with('#')).collect();
    let told = stdout(&mut on("none", probe("kfd", &[])));
    let told: Vec<&str> = told.lines().collect();
    for (told, expected) in told.iter().zip(&expected) {
        assert_eq!(told, expected);
    }
    assert!(told.len() == expected.len() && expected.len() > 50);
}

#[test]
fn tools_see_the_trees() {
    let id = shell(&format!("cat {NODES}/1/gpu_id"));
    assert!(id.trim().parse::<u32>().unwrap() > 0);
    assert_eq!(shell(&format!("read x < {NODES}/1/gpu_id; echo $x")), id);
    assert_eq!(shell(&format!("ls {NODES}")), "0\n1\n");
    assert_eq!(
        shell(&format!("cd {NODES}; pwd; ls; cat 1/gpu_id")),
        format!("{NODES}\n0\n1\n{id}")
    );
    assert_eq!(
        shell("echo /sys/class/drm/render*"),
        "/sys/class/drm/renderD128\n"
    );
    assert_eq!(
        shell("ls -l /dev/kfd | cut -c 1-10; test -c /dev/dri/renderD128 && echo yes"),
        "crw-rw-rw-\nyes\n"
    );
    assert_eq!(
        shell(&format!("find {NODES}/ -name gpu_id | sort")),
        format!("{NODES}/0/gpu_id\n{NODES}/1/gpu_id\n")
    );
    assert_eq!(shell(&format!("grep -r -l simd_count {NODES}/ | wc -l")), "2\n");
    assert_eq!(
        shell("realpath /sys/class/drm/renderD128/device/../../../class/kfd/kfd/dev"),
        shell("echo /sys/devices/virtual/kfd/kfd/dev")
    );
    let long = shell("ls -lR /sys/devices/virtual/kfd /sys/class/drm /dev/dri 2>&1");
    assert!(
        long.contains("renderD128 -> ../../devices/pci") && !long.contains("cannot"),
        "{long}"
    );
    let script = "import os, glob, pathlib; d = '/sys/class/kfd/kfd/topology/nodes'; \
                  print(sorted(os.listdir(d)), [e.is_dir() for e in os.scandir(d)], os.path.realpath(d), \
                  len(glob.glob(d + '/*/properties')), pathlib.Path(d, '1/gpu_id').read_text().strip(), \
                  sum(len(f) for _, _, f in os.walk(d)) > 10, os.minor(os.stat('/dev/dri/renderD128').st_rdev))";
    assert_eq!(
        stdout(on("mi300x", "python3").args(["-c", script])),
        format!(
            "['0', '1'] [True, True] /sys/devices/virtual/kfd/kfd/topology/nodes 2 {} True 128\n",
            id.trim()
        )
    );
}

#[test]
fn the_module_is_loaded() {
    // A computer without kmod has no lsmod.
    if Command::new("lsmod").output().is_ok() {
        assert!(shell("lsmod | grep amdgpu").starts_with("amdgpu "));
    }
    assert_eq!(shell("cat /sys/module/amdgpu/initstate"), "live\n");
}

#[test]
fn a_program_that_does_not_ask_has_no_machine() {
    let threads = "grep ^Threads /proc/self/status; ls /proc/self/fd | wc -l; cat /dev/null /sys/kernel/mm/transparent_hugepage/enabled >/dev/null; echo $?";
    let plain = stdout(Command::new("sh").args(["-c", threads]));
    assert_eq!(shell(threads), plain);
}

#[test]
fn a_bad_machine_is_told() {
    let output = on("mi300y", "cat").arg("/dev/kfd").output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success());
    assert!(
        told.contains("no software machine: OUTCROP_SOFT=mi300y") && told.contains("mi300x"),
        "{told}"
    );
}
