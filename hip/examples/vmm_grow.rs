//! Grows a buffer in place: its address and contents stay while physical memory is added behind it.

#[macro_use]
mod support;

use std::process::ExitCode;

use outcrop_hip::vmm::{Access, Mapping, Physical, Reservation};
use support::{Result, bytes};

/// Bytes of one step of growth: a large page of device memory.
const STEP: u64 = 2 << 20;
const STEPS: u64 = 4;

const ABOUT: &str = "\
Reserves addresses for 8 MiB on the first GPU and grows a buffer in them, four times by 2 MiB of physical
memory. After each step everything written before is still there, at the same address; at the end all
memory is back with the device.

The last line starts with PASS or FAIL; the exit code is 1 on failure.";

fn main() -> ExitCode {
    match run() {
        Ok(passed) if passed => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            say!("FAIL vmm_grow: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What the buffer holds at byte `at`.
fn pattern(at: u64) -> u8 {
    (at ^ at >> 8 ^ at >> 16) as u8
}

fn run() -> Result<bool> {
    let Some(session) = support::start(ABOUT)? else {
        return Ok(true);
    };
    let device = &session.device;
    let runtime = device.runtime();
    let stream = device.null_stream()?;
    let before = device.memory_info()?;

    let reservation = session.stage(
        "reserve addresses",
        || Reservation::new(&runtime, STEPS * STEP, STEP),
        |reservation, _| format!("{} at {:#x}", bytes(reservation.size()), reservation.address()),
    )?;
    let base = reservation.address();
    let mut mappings: Vec<Mapping> = Vec::new();
    for step in 0..STEPS {
        let offset = step * STEP;
        session.stage(
            "grow",
            || {
                let physical = Physical::new(device, STEP)?;
                let mapping = reservation.map(offset, &physical)?;
                mapping.set_access(device, Access::ReadWrite)?;
                // The mapping keeps the memory; its handle is not needed any more.
                mappings.push(mapping);
                device.memory_info()
            },
            |info, _| {
                let used = before.free.saturating_sub(info.free);
                format!(
                    "{} usable at {base:#x}, {} of device memory in use",
                    bytes(offset + STEP),
                    bytes(used)
                )
            },
        )?;
        let new: Vec<u8> = (offset..offset + STEP).map(pattern).collect();
        stream.copy_from_host(base + offset, &new)?;
        let mut all = vec![0; (offset + STEP) as usize];
        stream.copy_to_host(&mut all, base)?;
        if let Some(at) = (0..offset + STEP).find(|&at| all[at as usize] != pattern(at)) {
            let (got, want) = (all[at as usize], pattern(at));
            say!(
                "FAIL vmm_grow: after step {}, byte {at} is {got:#04x}, want {want:#04x}",
                step + 1
            );
            return Ok(false);
        }
    }
    let grown = device.memory_info()?;
    session.stage(
        "unmap and free",
        || {
            for mapping in mappings {
                mapping.unmap()?;
            }
            drop(reservation);
            device.memory_info()
        },
        |info, _| format!("{} came back", bytes(info.free.saturating_sub(grown.free))),
    )?;
    let after = device.memory_info()?;
    say!("");
    say!("{:<24}{:>20} bytes", "free before", before.free);
    say!("{:<24}{:>20} bytes", "free when grown", grown.free);
    say!("{:<24}{:>20} bytes", "free after", after.free);
    say!("");
    if before.free - grown.free < STEPS * STEP || after != before {
        say!("FAIL vmm_grow: device memory before, grown and after does not add up");
        return Ok(false);
    }
    say!(
        "PASS vmm_grow: {STEPS} steps of {} at {base:#x} on {} ({})",
        bytes(STEP),
        session.processor()?,
        session.platform
    );
    Ok(true)
}
