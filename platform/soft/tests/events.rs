//! Events: what `kfd_probe` saw on a real kernel, and interrupts.
#![expect(unsafe_code, reason = "raw ioctls")]
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use std::time::{Duration, Instant};

use client::*;
use outcrop_abi::kfd;
use outcrop_platform::Errno;

const SIGNAL: u32 = kfd::KFD_IOC_EVENT_SIGNAL;
const COMPLETE: Result<u32, Errno> = Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE);
const TIMEOUT: Result<u32, Errno> = Ok(kfd::KFD_IOC_WAIT_RESULT_TIMEOUT);

fn set(c: &Client, event_id: u32) -> Result<(), Errno> {
    c.kfd(
        kfd::AMDKFD_IOC_SET_EVENT,
        &mut kfd::SetEventArgs { event_id, pad: 0 },
    )
}

fn reset(c: &Client, event_id: u32) -> Result<(), Errno> {
    c.kfd(
        kfd::AMDKFD_IOC_RESET_EVENT,
        &mut kfd::ResetEventArgs { event_id, pad: 0 },
    )
}

fn destroy(c: &Client, event_id: u32) -> Result<(), Errno> {
    c.kfd(
        kfd::AMDKFD_IOC_DESTROY_EVENT,
        &mut kfd::DestroyEventArgs { event_id, pad: 0 },
    )
}

fn scenario(threads: usize) {
    let m = machine(threads);
    let c = Client::new(&m);
    let mut bad = kfd::CreateEventArgs {
        event_page_offset: 0x7777 << 32,
        ..Default::default()
    };
    assert_eq!(c.kfd(kfd::AMDKFD_IOC_CREATE_EVENT, &mut bad), Err(Errno::INVAL));
    let view = c.reserve(65536);
    assert_eq!(
        c.show(c.kfd, 2 << 62, view, 32768),
        Err(Errno::INVAL),
        "no page yet"
    );
    let manual = c.event(SIGNAL, false);
    assert_eq!(
        (
            manual.event_id,
            manual.event_slot_index,
            manual.event_trigger_data
        ),
        (1, 1, 1)
    );
    assert_eq!(manual.event_page_offset, 0x8000_0000_0000_0000);
    let auto = c.event(SIGNAL, true);
    assert_eq!(auto.event_id, 2);
    let hw = c.event(kfd::KFD_IOC_EVENT_HW_EXCEPTION, false);
    let memory = c.event(kfd::KFD_IOC_EVENT_MEMORY, false);
    assert_eq!(
        (hw.event_id, memory.event_id, hw.event_page_offset),
        (0x4000_0000, 0x4000_0001, 0)
    );
    assert_eq!(c.show(c.kfd, 2 << 62, view, 65536), Err(Errno::INVAL), "too big");
    c.show(c.kfd, 2 << 62, view, 32768).unwrap();
    // SAFETY: the page that was just mapped.
    assert_eq!(unsafe { *(view as *const u64) }, u64::MAX);

    let (e1, e2) = (manual.event_id, auto.event_id);
    assert_eq!(c.wait(&[e1], true, 0).0, TIMEOUT);
    let start = Instant::now();
    assert_eq!(c.wait(&[e1], true, 50).0, TIMEOUT);
    assert!(start.elapsed() >= Duration::from_millis(50));
    set(&c, e1).unwrap();
    assert_eq!(c.wait(&[e1], true, 1000).0, COMPLETE);
    assert_eq!(c.wait(&[e1], true, 0).0, COMPLETE, "manual stays");
    reset(&c, e1).unwrap();
    assert_eq!(c.wait(&[e1], true, 20).0, TIMEOUT);
    set(&c, e2).unwrap();
    assert_eq!(c.wait(&[e1, e2], false, 1000).0, COMPLETE);
    assert_eq!(c.wait(&[e1, e2], false, 20).0, TIMEOUT, "auto is consumed");
    assert_eq!(c.wait(&[e1, e2], true, 20).0, TIMEOUT);
    // Ages: a stale one is an event, the current one is not.
    let by_age = |age| {
        let mut data = kfd::EventData {
            event_id: e1,
            ..Default::default()
        };
        data.set_signal_event_data(kfd::HsaSignalEventData { last_event_age: age });
        let mut args = kfd::WaitEventsArgs {
            events_ptr: std::ptr::from_mut(&mut data) as u64,
            num_events: 1,
            wait_for_all: 1,
            timeout: 20,
            wait_result: 0,
        };
        c.kfd(kfd::AMDKFD_IOC_WAIT_EVENTS, &mut args).unwrap();
        (args.wait_result, data.signal_event_data().last_event_age)
    };
    assert_eq!(by_age(1), (kfd::KFD_IOC_WAIT_RESULT_COMPLETE, 2));
    assert_eq!(by_age(2), (kfd::KFD_IOC_WAIT_RESULT_TIMEOUT, 2));
    assert_eq!(c.wait(&[99], true, 0).0, Err(Errno::INVAL));
    assert_eq!(c.wait(&[], true, 20).0, COMPLETE);
    assert_eq!(set(&c, hw.event_id), Err(Errno::INVAL));
    assert_eq!(set(&c, 0), Err(Errno::INVAL));
    assert_eq!(reset(&c, 77), Err(Errno::INVAL));
    // Woken from another thread, and destroyed under a waiter.
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(30));
            set(&c, e1).unwrap();
        });
        assert_eq!(c.wait(&[e1], true, 5000).0, COMPLETE);
    });
    reset(&c, e1).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(30));
            destroy(&c, e1).unwrap();
        });
        assert_eq!(c.wait(&[e1], true, 5000).0, Err(Errno::IO));
    });
    assert_eq!(destroy(&c, e1), Err(Errno::INVAL));
    assert_eq!(c.event(SIGNAL, false).event_id, e1, "the lowest free id");
    let mut created = 0;
    let last = loop {
        let mut args = kfd::CreateEventArgs::default();
        match c.kfd(kfd::AMDKFD_IOC_CREATE_EVENT, &mut args) {
            Ok(()) => created += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(
        (created, last),
        (4093, Errno::NOSPC),
        "4095 slots can be used, two were"
    );
    c.hide(view, 65536);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn events_are_those_of_a_real_kernel_without_threads() {
    scenario(0);
}

#[test]
fn events_are_those_of_a_real_kernel_with_threads() {
    scenario(2);
}

#[test]
fn a_client_may_bring_its_own_event_page() {
    let m = machine(0);
    let c = Client::new(&m);
    let small = c.alloc(4096, GTT);
    let page = c.alloc(32768, GTT);
    let mut args = kfd::CreateEventArgs {
        event_page_offset: small.handle,
        ..Default::default()
    };
    assert_eq!(c.kfd(kfd::AMDKFD_IOC_CREATE_EVENT, &mut args), Err(Errno::INVAL));
    let mut args = kfd::CreateEventArgs {
        event_page_offset: page.handle,
        ..Default::default()
    };
    c.kfd(kfd::AMDKFD_IOC_CREATE_EVENT, &mut args).unwrap();
    assert_eq!((page.get(8), page.get(32760)), (u64::MAX, u64::MAX));
    let mut again = kfd::CreateEventArgs {
        event_page_offset: page.handle,
        ..Default::default()
    };
    assert_eq!(c.kfd(kfd::AMDKFD_IOC_CREATE_EVENT, &mut again), Err(Errno::INVAL));
    c.unmap(&page).unwrap();
    assert_eq!(c.free_handle(page.handle), Err(Errno::PERM), "the driver uses it");
    c.free(&small);
    c.hide(page.va, page.size);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
    assert_eq!(m.usage().reclaimed, 1, "the event");
}
