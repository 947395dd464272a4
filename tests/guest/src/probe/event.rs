//! The whole life of events.

use super::{NO_HANDLE, Probe};
use core::time::Duration;
use outcrop_abi::kfd::*;
use outcrop_platform::Prot;
use std::thread;

const PAGE: usize = 8 * KFD_SIGNAL_EVENT_LIMIT as usize;

impl Probe<'_> {
    pub(super) fn event(&mut self) {
        self.part("events");
        let rw = Prot::READ | Prot::WRITE;
        self.mapping(
            "mmap EVENTS before the first event",
            PAGE,
            rw,
            KFD_MMAP_TYPE_EVENTS,
        );
        self.create("bad page", KFD_IOC_EVENT_SIGNAL, 0, NO_HANDLE);
        let manual = self.create("manual", KFD_IOC_EVENT_SIGNAL, 0, 0);
        let auto = self.create("auto", KFD_IOC_EVENT_SIGNAL, 1, 0);
        let all: Vec<u32> = (1..=9)
            .map(|kind| self.create(&format!("kind {kind}"), kind, 0, 0))
            .collect();
        let other = self.create("kind 99", 99, 0, 0);
        self.create("bad page, page set", KFD_IOC_EVENT_SIGNAL, 0, NO_HANDLE);
        for (what, len) in [
            ("too long", 2 * PAGE),
            ("one page", 4096),
            ("whole", PAGE),
            ("again", PAGE),
        ] {
            self.mapping(&format!("mmap EVENTS {what}"), len, rw, KFD_MMAP_TYPE_EVENTS);
        }
        self.mapping("mmap EVENTS read only", PAGE, Prot::READ, KFD_MMAP_TYPE_EVENTS);
        self.mapping("mmap EVENTS second page", PAGE, rw, KFD_MMAP_TYPE_EVENTS + 4096);
        self.waits(manual, auto);
        self.woken();
        self.bad_ids(all[2], all[7]);
        for id in all.into_iter().chain([manual, auto, other]) {
            self.destroy("each", id);
        }
        self.destroy("twice", manual);
        self.until_full();
    }

    fn create(&mut self, what: &str, event_type: u32, auto_reset: u32, event_page_offset: u64) -> u32 {
        let mut args = CreateEventArgs {
            event_type,
            auto_reset,
            event_page_offset,
            ..Default::default()
        };
        if self.ask(
            &format!("CREATE_EVENT {what}"),
            AMDKFD_IOC_CREATE_EVENT,
            &mut args,
        ) {
            self.with(format_args!(
                "id={:#x} slot={} trigger={:#x} page={:#x}",
                args.event_id, args.event_slot_index, args.event_trigger_data, args.event_page_offset
            ));
        }
        args.event_id
    }

    fn set(&mut self, what: &str, event_id: u32) {
        self.ask(
            &format!("SET_EVENT {what}"),
            AMDKFD_IOC_SET_EVENT,
            &mut SetEventArgs { event_id, pad: 0 },
        );
    }

    fn reset(&mut self, what: &str, event_id: u32) {
        self.ask(
            &format!("RESET_EVENT {what}"),
            AMDKFD_IOC_RESET_EVENT,
            &mut ResetEventArgs { event_id, pad: 0 },
        );
    }

    fn destroy(&mut self, what: &str, event_id: u32) {
        let what = format!("DESTROY_EVENT {what} {event_id:#x}");
        self.ask(
            &what,
            AMDKFD_IOC_DESTROY_EVENT,
            &mut DestroyEventArgs { event_id, pad: 0 },
        );
    }

    /// Waits for events given as id and the age that the waiter has seen.
    fn wait(&mut self, what: &str, events: &[(u32, u64)], wait_for_all: u32, timeout: u32) {
        let mut data: Vec<EventData> = events
            .iter()
            .map(|(event_id, age)| {
                let mut data = EventData {
                    event_id: *event_id,
                    ..Default::default()
                };
                data.set_signal_event_data(HsaSignalEventData { last_event_age: *age });
                data
            })
            .collect();
        let mut args = WaitEventsArgs {
            events_ptr: data.as_mut_ptr() as u64,
            num_events: data.len() as u32,
            wait_for_all,
            timeout,
            ..Default::default()
        };
        self.ask(&format!("WAIT_EVENTS {what}"), AMDKFD_IOC_WAIT_EVENTS, &mut args);
        let ages: Vec<u64> = data
            .iter()
            .map(|data| data.signal_event_data().last_event_age)
            .collect();
        self.with(format_args!(
            "result={} timeout={} ages={ages:?}",
            args.wait_result, args.timeout
        ));
    }

    fn waits(&mut self, manual: u32, auto: u32) {
        self.wait("manual, not set, at once", &[(manual, 0)], 0, 0);
        self.wait("manual, not set, 20 ms", &[(manual, 0)], 0, 20);
        self.set("manual", manual);
        self.wait("manual, set", &[(manual, 0)], 0, 1000);
        self.wait("manual, still set", &[(manual, 0)], 0, 0);
        self.wait("manual twice in one wait", &[(manual, 0), (manual, 0)], 1, 0);
        self.reset("manual", manual);
        self.wait("manual, reset", &[(manual, 0)], 0, 0);
        self.set("auto", auto);
        self.wait("any of two, auto set", &[(manual, 0), (auto, 0)], 0, 1000);
        self.wait("any of two, auto used", &[(manual, 0), (auto, 0)], 0, 0);
        self.set("auto", auto);
        self.wait("all of two, one set", &[(manual, 0), (auto, 0)], 1, 0);
        self.set("manual", manual);
        self.wait("all of two, both set", &[(manual, 0), (auto, 0)], 1, 0);
        self.reset("manual", manual);
        for age in [1, 2, 3, 4, 5, u64::MAX] {
            self.wait(&format!("manual, age {age} seen"), &[(manual, age)], 0, 0);
            self.wait(&format!("auto, age {age} seen"), &[(auto, age)], 0, 0);
        }
        self.wait("nothing", &[], 0, 0);
        self.wait("nothing, all", &[], 1, 0);
        let mut null = WaitEventsArgs {
            num_events: 1,
            ..Default::default()
        };
        self.ask("WAIT_EVENTS no array", AMDKFD_IOC_WAIT_EVENTS, &mut null);
        self.with(format_args!("result={}", null.wait_result));
    }

    /// A waiter that another thread wakes, by setting and by destroying what it waits for.
    fn woken(&mut self) {
        for (what, request) in [
            ("set", AMDKFD_IOC_SET_EVENT),
            ("destroyed", AMDKFD_IOC_DESTROY_EVENT),
        ] {
            let event = self.create(what, KFD_IOC_EVENT_SIGNAL, 0, 0);
            let other = Self {
                platform: self.platform,
                kfd: self.kfd,
                out: String::new(),
            };
            thread::scope(|scope| {
                scope.spawn(move || {
                    thread::sleep(Duration::from_millis(50));
                    let mut other = other;
                    other.ask(
                        "",
                        request,
                        &mut SetEventArgs {
                            event_id: event,
                            pad: 0,
                        },
                    );
                });
                self.wait(&format!("{what} while waiting"), &[(event, 0)], 0, 5000);
            });
            self.destroy(what, event);
        }
    }

    fn bad_ids(&mut self, exception: u32, memory: u32) {
        for (what, id) in [
            ("id 0", 0),
            ("no such id", 0x7777),
            ("last id", u32::MAX),
            ("of hardware", exception),
            ("of memory", memory),
        ] {
            self.wait(what, &[(id, 0)], 0, 0);
            self.set(what, id);
            self.reset(what, id);
        }
        self.destroy("id 0", 0);
        self.destroy("no such id", 0x7777);
    }

    /// Signal events until there are no more slots; gives them back.
    fn until_full(&mut self) {
        let mut made = Vec::new();
        loop {
            let mut args = CreateEventArgs::default();
            let before = self.out.len();
            if !self.ask("CREATE_EVENT when full", AMDKFD_IOC_CREATE_EVENT, &mut args) {
                self.with(format_args!(
                    "after {} with last id {:?}",
                    made.len(),
                    made.last()
                ));
                break;
            }
            self.out.truncate(before);
            made.push(args.event_id);
            if made.len() > 2 * KFD_SIGNAL_EVENT_LIMIT as usize {
                self.with(format_args!("no limit"));
                break;
            }
        }
        let before = self.out.len();
        for id in made {
            self.destroy("", id);
        }
        self.out.truncate(before);
        let again = self.create("after the slots are free", KFD_IOC_EVENT_SIGNAL, 0, 0);
        self.destroy("last", again);
    }
}
