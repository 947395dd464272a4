//! The first process of a virtual machine: loads the driver, asks it, and turns the machine off.
//!
//! Everything between `@@ answers` and `@@ end` is what [`outcrop_guest::probe`] wrote; `@@ result` says whether the
//! checks of [`outcrop_guest::client`] held. Run as an ordinary program, it asks the driver that is there.

use core::time::Duration;
use outcrop_guest::{client, probe};
use outcrop_platform::{Platform, StdHost};
use rustix::mount::{MountFlags, mount};
use rustix::system::{RebootCommand, init_module, reboot};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;

type Result<T> = core::result::Result<T, String>;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("client") => return done(client()),
        Some("probe") => return done(probe()),
        Some(other) => return done(Err(format!("{other}: client or probe"))),
        None => {}
    }
    let first = std::process::id() == 1;
    // The boot loader leaves the console in the middle of a line.
    println!();
    let prepared = if first { prepare() } else { Ok(()) };
    let result = prepared
        .and_then(|()| part("client"))
        .and_then(|()| part("probe"));
    println!(
        "@@ result: {}",
        result.as_ref().err().map_or("all held", String::as_str)
    );
    if first {
        // A first process must not end; nothing is left to do if the machine cannot be turned off.
        let _ = reboot(RebootCommand::PowerOff);
        loop {
            std::thread::park();
        }
    }
    done(result)
}

fn done(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("@@ FAILED: {error}");
            ExitCode::FAILURE
        }
    }
}

/// One part in a process of its own, as the driver keeps event slots and more for each process.
fn part(name: &str) -> Result<()> {
    let status = Command::new("/proc/self/exe").arg(name).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("FAILED: {name}: {status}")),
        Err(error) => Err(format!("FAILED: {name}: {error}")),
    }
}

/// Mounts what the driver shows itself in, and loads the modules in the order of their file names.
fn prepare() -> Result<()> {
    for (kind, path) in [("proc", "/proc"), ("sysfs", "/sys"), ("devtmpfs", "/dev")] {
        std::fs::create_dir_all(path).map_err(|e| format!("{path}: {e}"))?;
        mount(kind, path, kind, MountFlags::empty(), None).map_err(|e| format!("mount {path}: {e}"))?;
    }
    let mut modules: Vec<_> = std::fs::read_dir("/modules")
        .map_err(|e| format!("/modules: {e}"))?
        .flatten()
        .map(|entry| entry.path())
        .collect();
    modules.sort();
    for path in modules {
        let image = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        init_module(&image, c"").map_err(|e| format!("{}: {e}", path.display()))?;
    }
    for _ in 0..200 {
        if Path::new("/dev/kfd").exists() {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Err("the driver is loaded, and there is no /dev/kfd".to_owned())
}

fn client() -> Result<()> {
    let platform: Arc<dyn Platform> = Arc::new(StdHost::new());
    let outcomes = client::run(&platform);
    let mut failed = 0;
    for (name, outcome) in &outcomes {
        match outcome {
            Ok(()) => println!("@@ ok: {name}"),
            Err(error) => {
                failed += 1;
                println!("@@ FAILED: {name}: {error}");
            }
        }
    }
    match failed {
        0 => Ok(()),
        _ => Err(format!("{failed} of {} checks", outcomes.len())),
    }
}

fn probe() -> Result<()> {
    let answers = probe::run(&StdHost::new()).map_err(|e| format!("/dev/kfd: {e}"))?;
    println!("@@ answers\n{answers}@@ end");
    Ok(())
}
