//! The crate `outcrop-kfd` through the life of its objects, on a machine with no GPU.

use core::time::Duration;
use std::sync::Arc;
use std::thread;

use outcrop_abi::kfd::*;
use outcrop_kfd::topology::Topology;
use outcrop_kfd::{Errno, Error, EventPage, Kfd, MapAt, MapSource, Mapping, Platform, Prot};

/// A check and what went wrong with it.
pub type Outcome = (&'static str, Result<(), String>);

type Check = fn(&Arc<Kfd>) -> Result<(), String>;

/// Runs every check; each opens the driver for itself.
pub fn run(platform: &Arc<dyn Platform>) -> Vec<Outcome> {
    let checks: [(&'static str, Check); 9] = [
        ("version", version),
        ("no GPU: no apertures, none in the topology", no_gpu),
        ("an event is set, waited for, reset, and given back", one_event),
        ("an auto-reset event is used up by one wait", auto_reset),
        ("a wait for all of several events", all_of_several),
        ("a waiter is woken by another thread", woken),
        (
            "256 slots, 4,096 with the event page mapped, and ENOSPC after the last",
            every_slot,
        ),
        ("errors carry the request, the GPU and the errno", errors),
        (
            "a newer request on an older driver is a version error",
            needed_version,
        ),
    ];
    checks
        .into_iter()
        .map(|(name, check)| {
            let outcome = Kfd::open(Arc::clone(platform)).map_err(|e| e.to_string());
            (name, outcome.and_then(|kfd| check(&kfd)))
        })
        .collect()
}

fn need(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn text(error: Error) -> String {
    format!("{error:#}")
}

fn wait(kfd: &Kfd, ids: &[u32], all: bool, timeout_ms: u32) -> Result<u32, String> {
    let mut events: Vec<EventData> = ids
        .iter()
        .map(|id| EventData {
            event_id: *id,
            ..Default::default()
        })
        .collect();
    kfd.wait_events(&mut events, all, timeout_ms).map_err(text)
}

fn expect(kfd: &Kfd, ids: &[u32], all: bool, want: u32) -> Result<(), String> {
    let got = wait(kfd, ids, all, 0)?;
    need(got == want, || {
        format!("the wait for {ids:?} ended with {got}, not {want}")
    })
}

fn version(kfd: &Arc<Kfd>) -> Result<(), String> {
    let version = kfd.version();
    need(version.major == 1 && version.minor >= 11, || {
        format!("version {version}")
    })
}

fn no_gpu(kfd: &Arc<Kfd>) -> Result<(), String> {
    let apertures = kfd.process_apertures(8);
    let gpus = Topology::read(&**kfd.platform()).map_err(|e| e.to_string())?;
    let found = gpus.nodes.iter().filter(|node| node.gpu_id != 0).count();
    need(found == 0, || format!("{found} GPUs"))?;
    need(!gpus.nodes.is_empty(), || "no node for the processor".to_owned())?;
    // With no GPU the driver makes no list, and says so.
    match apertures {
        Ok(list) => need(list.is_empty(), || format!("{} apertures", list.len())),
        Err(Error::Ioctl {
            errno: Errno::INVAL, ..
        }) => Ok(()),
        Err(other) => Err(text(other)),
    }
}

fn one_event(kfd: &Arc<Kfd>) -> Result<(), String> {
    let event = kfd
        .create_event(KFD_IOC_EVENT_SIGNAL, 0, false, EventPage::Current)
        .map_err(text)?;
    let id = event.id();
    need(id != 0 && event.slot() == id, || {
        format!("{event:?} in slot {}", event.slot())
    })?;
    expect(kfd, &[id], false, KFD_IOC_WAIT_RESULT_TIMEOUT)?;
    event.set().map_err(text)?;
    expect(kfd, &[id], false, KFD_IOC_WAIT_RESULT_COMPLETE)?;
    expect(kfd, &[id], false, KFD_IOC_WAIT_RESULT_COMPLETE)?;
    event.reset().map_err(text)?;
    expect(kfd, &[id], false, KFD_IOC_WAIT_RESULT_TIMEOUT)?;
    drop(event);
    match wait(kfd, &[id], false, 0) {
        Err(_) => Ok(()),
        Ok(result) => Err(format!("a wait for a destroyed event ended with {result}")),
    }
}

fn auto_reset(kfd: &Arc<Kfd>) -> Result<(), String> {
    let event = kfd
        .create_event(KFD_IOC_EVENT_SIGNAL, 0, true, EventPage::Current)
        .map_err(text)?;
    event.set().map_err(text)?;
    expect(kfd, &[event.id()], false, KFD_IOC_WAIT_RESULT_COMPLETE)?;
    expect(kfd, &[event.id()], false, KFD_IOC_WAIT_RESULT_TIMEOUT)
}

fn all_of_several(kfd: &Arc<Kfd>) -> Result<(), String> {
    let events = (0..5)
        .map(|_| kfd.create_event(KFD_IOC_EVENT_SIGNAL, 0, false, EventPage::Current))
        .collect::<Result<Vec<_>, _>>()
        .map_err(text)?;
    let ids: Vec<u32> = events.iter().map(|event| event.id()).collect();
    for event in &events {
        expect(kfd, &ids, true, KFD_IOC_WAIT_RESULT_TIMEOUT)?;
        event.set().map_err(text)?;
    }
    expect(kfd, &ids, true, KFD_IOC_WAIT_RESULT_COMPLETE)
}

fn woken(kfd: &Arc<Kfd>) -> Result<(), String> {
    let event = kfd
        .create_event(KFD_IOC_EVENT_SIGNAL, 0, false, EventPage::Current)
        .map_err(text)?;
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(50));
            event.set()
        });
        let result = wait(kfd, &[event.id()], false, 10_000)?;
        need(result == KFD_IOC_WAIT_RESULT_COMPLETE, || {
            format!("the wait ended with {result}")
        })
    })
}

fn every_slot(kfd: &Arc<Kfd>) -> Result<(), String> {
    // Until a client maps the page, the driver takes it for an old one that knows a part of the slots.
    need_slots(kfd, 256)?;
    let _page = Mapping::new(
        Arc::clone(kfd.platform()),
        MapAt::Any,
        8 * KFD_SIGNAL_EVENT_LIMIT as usize,
        Prot::READ | Prot::WRITE,
        MapSource::File(kfd.fd(), KFD_MMAP_TYPE_EVENTS),
    )
    .map_err(text)?;
    need_slots(kfd, KFD_SIGNAL_EVENT_LIMIT as usize)
}

fn need_slots(kfd: &Arc<Kfd>, slots: usize) -> Result<(), String> {
    let mut events = Vec::new();
    let error = loop {
        match kfd.create_event(KFD_IOC_EVENT_SIGNAL, 0, false, EventPage::Current) {
            Ok(event) => events.push(event),
            Err(error) => break error,
        }
        need(events.len() < slots, || format!("more than {slots} slots"))?;
    };
    need(
        matches!(
            error,
            Error::Ioctl {
                errno: Errno::NOSPC,
                ..
            }
        ),
        || text(error),
    )?;
    // Slot 0 is not used, so that no event has the id 0.
    need(events.len() + 1 == slots, || {
        format!("{} events of {slots} slots", events.len())
    })?;
    drop(events);
    kfd.create_event(KFD_IOC_EVENT_SIGNAL, 0, false, EventPage::Current)
        .map(drop)
        .map_err(text)
}

fn errors(kfd: &Arc<Kfd>) -> Result<(), String> {
    const NO_GPU: u32 = 0xdead;
    let answers = [
        (
            "AMDKFD_IOC_SET_MEMORY_POLICY",
            kfd.set_memory_policy(NO_GPU, 0, 0),
        ),
        (
            "AMDKFD_IOC_AVAILABLE_MEMORY",
            kfd.available_memory(NO_GPU).map(drop),
        ),
        ("AMDKFD_IOC_SET_TRAP_HANDLER", kfd.set_trap_handler(NO_GPU, 0, 0)),
    ];
    for (name, answer) in answers {
        match answer {
            Err(Error::Ioctl {
                request,
                gpu_id: NO_GPU,
                errno: Errno::INVAL,
                ..
            }) if request == name => {}
            other => return Err(format!("{name}: {other:?}")),
        }
    }
    Ok(())
}

fn needed_version(kfd: &Arc<Kfd>) -> Result<(), String> {
    need(kfd.need(0).is_ok(), || "version 1.0 is not enough".to_owned())?;
    let next = kfd.version().minor + 1;
    match kfd.need(next) {
        Err(Error::Version { needed, found }) if needed.minor == next && found == kfd.version() => Ok(()),
        other => Err(format!("{other:?}")),
    }
}
