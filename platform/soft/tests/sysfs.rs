//! The machine's trees of small files hang together.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

use std::sync::Arc;

use outcrop_platform::{Errno, Platform, StdHost};
use outcrop_soft::{Builder, Entry, Machine};

fn machine(gpus: usize) -> Arc<Machine> {
    let host = Arc::new(StdHost::new());
    Builder::new(host).gpus(gpus).threads(0).build().unwrap()
}

fn names(machine: &Machine, path: &str) -> Vec<String> {
    let mut names = Vec::new();
    machine
        .list_folder(path, &mut |name| names.push(name.to_owned()))
        .unwrap_or_else(|e| panic!("{path}: {e}"));
    names.sort();
    names
}

fn text(machine: &Machine, path: &str) -> String {
    let mut buf = vec![0; 1 << 16];
    let n = machine
        .read_file(path, &mut buf)
        .unwrap_or_else(|e| panic!("{path}: {e}"));
    String::from_utf8(buf[..n].to_vec()).unwrap()
}

/// Where a link leads from the folder that it is in.
fn follow(path: &str, to: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').skip(1).collect();
    parts.pop();
    for part in to.split('/') {
        if part == ".." {
            parts.pop().unwrap();
        } else {
            parts.push(part);
        }
    }
    format!("/{}", parts.join("/"))
}

fn walk(machine: &Machine, path: &str, seen: &mut Vec<String>) {
    match machine
        .entry(path)
        .unwrap_or_else(|| panic!("{path}: listed, and not there"))
    {
        Entry::Folder => {
            for name in names(machine, path) {
                walk(machine, &format!("{path}/{name}"), seen);
            }
            assert_eq!(machine.read_file(path, &mut [0; 8]), Err(Errno::INVAL), "{path}");
        }
        Entry::File => {
            if !path.ends_with("/config") {
                text(machine, path);
            }
            assert_eq!(
                machine.list_folder(path, &mut |_| {}),
                Err(Errno::NOTDIR),
                "{path}"
            );
        }
        Entry::Link(to) => {
            let target = follow(path, &to);
            assert!(machine.entry(&target).is_some(), "{path} -> {to}: {target}");
        }
        Entry::Device { .. } => {}
        other => panic!("{path}: {other:?}"),
    }
    seen.push(path.to_owned());
}

#[test]
fn what_is_listed_is_there_and_links_lead_somewhere() {
    for gpus in [0, 1, 3] {
        let machine = machine(gpus);
        let mut seen = Vec::new();
        for root in [
            "/sys/devices/virtual/kfd",
            "/sys/class/kfd",
            "/sys/class/drm",
            "/sys/module/amdgpu",
            "/sys/bus/pci/drivers/amdgpu",
        ] {
            walk(&machine, root, &mut seen);
        }
        let minors = seen
            .iter()
            .filter(|path| path.starts_with("/sys/class/drm/renderD"));
        assert_eq!(minors.count(), gpus);
        for gpu in 0..gpus {
            let function = format!("/sys/bus/pci/devices/0000:{:02x}:00.0", gpu * 0x20 + 5);
            let Some(Entry::Link(to)) = machine.entry(&function) else {
                panic!("{function}")
            };
            walk(&machine, &follow(&function, &to), &mut seen);
        }
    }
}

#[test]
fn numbers_agree_with_the_topology() {
    let machine = machine(2);
    for node in [1, 2] {
        let properties = text(
            &machine,
            &format!("/sys/devices/virtual/kfd/kfd/topology/nodes/{node}/properties"),
        );
        let value = |name: &str| -> u64 {
            let line = properties
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.unwrap().parse().unwrap()
        };
        let (location, minor) = (value("location_id"), value("drm_render_minor"));
        let Some(Entry::Link(to)) = machine.entry(&format!("/sys/dev/char/226:{minor}")) else {
            panic!("226:{minor}")
        };
        let slot = format!(
            "0000:{:02x}:{:02x}.{}",
            location >> 8,
            location >> 3 & 0x1f,
            location & 7
        );
        let below = format!("{slot}/drm/renderD{minor}");
        assert!(to.ends_with(&below), "{to}");
        let function = follow(
            "/sys/dev/char/x",
            to.strip_suffix(&format!("/drm/renderD{minor}")).unwrap(),
        );
        assert_eq!(text(&machine, &format!("{function}/vendor")), "0x1002\n");
        assert_eq!(
            text(&machine, &format!("{function}/device")),
            format!("{:#06x}\n", value("device_id"))
        );
        assert_eq!(
            u64::from_str_radix(text(&machine, &format!("{function}/unique_id")).trim(), 16),
            Ok(value("unique_id"))
        );
        // GC 9.4.3, by its number and by the link.
        let blocks = format!("{function}/ip_discovery/die/0");
        assert_eq!(
            machine.entry(&format!("{blocks}/GC")),
            Some(Entry::Link("11".into()))
        );
        let version =
            ["major", "minor", "revision"].map(|part| text(&machine, &format!("{blocks}/11/7/{part}")));
        assert_eq!(version, ["9\n", "4\n", "3\n"]);
        assert_eq!(
            machine.entry(&format!("/dev/dri/renderD{minor}")),
            Some(Entry::Device {
                major: 226,
                minor: minor as u32
            })
        );
    }
    assert_eq!(machine.entry("/dev/dri/renderD130"), None);
}

#[test]
fn a_folder_of_both_lists_both() {
    let machine = machine(1);
    assert_eq!(machine.entry("/dev"), Some(Entry::Shared));
    let devices = names(&machine, "/dev");
    for name in ["kfd", "dri", "null"] {
        assert_eq!(
            devices.iter().filter(|n| *n == name).count(),
            1,
            "{name}: {devices:?}"
        );
    }
    assert!(text(&machine, "/proc/modules").starts_with("amdgpu "));
    assert!(machine.owns("/dev/dri/renderD128") && !machine.owns("/dev/null") && !machine.owns("/sys/class"));
    assert!(!machine.owns("/sys/class/drmfoo"));
}
