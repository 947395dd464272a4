//! Requests to a driver that answers from a script.
#![expect(unsafe_code, reason = "implements Platform and reads the arguments of ioctls")]

use core::sync::atomic::AtomicU32;
use std::collections::VecDeque;
use std::string::{String, ToString};
use std::sync::{Arc, Mutex, MutexGuard};
use std::vec::Vec;
use std::{format, vec};

use outcrop_abi::{drm, kfd};
use outcrop_platform::{Errno, Fd, Map, MapAt, OpenFlags, Platform, WaitOutcome};

use crate::{Bo, BoRequest, Error, EventPage, Kfd, Mapping, RenderNode, Version};

/// What the driver does with one ioctl: changes the argument's bytes, and answers.
type Answer = fn(&mut [u8]) -> Result<u32, Errno>;

#[derive(Default)]
struct State {
    answers: VecDeque<Answer>,
    /// What was called, in order.
    calls: Vec<String>,
    next_map: usize,
    fail_map: Option<Errno>,
}

#[derive(Default)]
struct Script(Mutex<State>);

impl Script {
    fn new(answers: &[Answer]) -> Arc<Script> {
        let script = Script::default();
        script.state().answers = answers.iter().copied().collect();
        script.state().next_map = 0x10_1000;
        Arc::new(script)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    fn calls(&self) -> Vec<String> {
        core::mem::take(&mut self.state().calls)
    }
}

impl Platform for Script {
    fn name(&self) -> &'static str {
        "script"
    }
    fn open(&self, path: &str, _: OpenFlags) -> Result<Fd, Errno> {
        self.state().calls.push(format!("open {path}"));
        if path == "/dev/dri/renderD1" {
            Err(Errno::ACCES)
        } else {
            Ok(Fd(3))
        }
    }
    fn close(&self, fd: Fd) -> Result<(), Errno> {
        self.state().calls.push(format!("close {}", fd.0));
        Ok(())
    }
    unsafe fn ioctl(&self, _: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        let size = ((request >> 16) & 0x3FFF) as usize;
        // SAFETY: the caller's contract: as many bytes as the request declares.
        let bytes = unsafe { core::slice::from_raw_parts_mut(arg, size) };
        let mut state = self.state();
        state.calls.push(format!("ioctl {:#x}", request & 0xFF));
        let answer = state.answers.pop_front().unwrap_or(|_| Ok(0));
        answer(bytes)
    }
    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        let mut state = self.state();
        if let Some(errno) = state.fail_map {
            return Err(errno);
        }
        let base = state.next_map;
        state.calls.push(format!("map {:#x}", request.len));
        Ok(core::ptr::without_provenance_mut(base))
    }
    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
        self.state()
            .calls
            .push(format!("unmap {:#x} {len:#x}", addr.addr()));
        Ok(())
    }
    fn read_file(&self, _: &str, _: &mut [u8]) -> Result<usize, Errno> {
        Err(Errno::NOENT)
    }
    fn list_folder(&self, _: &str, _: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        Err(Errno::NOENT)
    }
    fn monotonic_ns(&self) -> u64 {
        0
    }
    fn wait(&self, _: &AtomicU32, _: u32, _: Option<u64>) -> WaitOutcome {
        WaitOutcome::TimedOut
    }
    fn wake(&self, _: &AtomicU32, _: u32) {}
    fn doorbell_hint(&self, _: *const u64) {}
    fn relax(&self) {}
}

fn version_1_14(bytes: &mut [u8]) -> Result<u32, Errno> {
    bytes[..8].copy_from_slice(&[1, 0, 0, 0, 14, 0, 0, 0]);
    Ok(0)
}

const GET_VERSION: &str = "ioctl 0x1";

/// The driver, after it was opened.
fn driver(answers: &[Answer]) -> (Arc<Script>, Arc<Kfd>) {
    let mut script = vec![version_1_14 as Answer];
    script.extend(answers);
    let script = Script::new(&script);
    let kfd = Kfd::open(script.clone()).unwrap();
    script.calls();
    (script, kfd)
}

fn bo(kfd: &Arc<Kfd>) -> Bo {
    let request = BoRequest {
        gpu_id: 7,
        va: 0x1000,
        size: 4096,
        flags: 1,
        host_address: 0,
    };
    // SAFETY: no userptr.
    unsafe { kfd.alloc(&request) }.unwrap()
}

#[test]
fn open_asks_for_the_version_and_drop_closes() {
    let (script, kfd) = driver(&[]);
    assert_eq!(kfd.version(), Version { major: 1, minor: 14 });
    kfd.need(14).unwrap();
    let old = Error::Version {
        needed: Version { major: 1, minor: 15 },
        found: kfd.version(),
    };
    assert_eq!(kfd.need(15), Err(old));
    drop(kfd);
    assert_eq!(script.calls(), ["close 3"]);
}

#[test]
fn another_major_version_is_refused_and_closed() {
    let script = Script::new(&[|bytes| {
        bytes[0] = 2;
        Ok(0)
    }]);
    let error = Kfd::open(script.clone()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the driver speaks version 2.0 of the KFD interface; 1.0 is needed"
    );
    assert_eq!(script.calls(), ["open /dev/kfd", GET_VERSION, "close 3"]);
}

#[test]
fn interrupted_requests_are_made_again() {
    let (script, kfd) = driver(&[|_| Err(Errno::INTR), |_| Err(Errno::AGAIN), |_| Ok(0)]);
    kfd.set_trap_handler(7, 0x1000, 0x2000).unwrap();
    assert_eq!(script.calls(), ["ioctl 0x13"; 3]);
}

#[test]
fn errors_carry_request_gpu_number_and_errno() {
    let (_script, kfd) = driver(&[|_| Err(Errno::NODEV)]);
    let error = kfd.available_memory(0xABC).unwrap_err();
    assert_eq!(error.errno(), Some(Errno::NODEV));
    assert_eq!(
        error.to_string(),
        "AMDKFD_IOC_AVAILABLE_MEMORY of 0x0 on GPU 0xabc failed: ENODEV (19: no such device)"
    );
}

#[test]
fn opening_says_what_to_look_at() {
    let error = RenderNode::open(Script::new(&[]), 1).unwrap_err();
    let text = error.to_string();
    assert!(
        text.starts_with("cannot open /dev/dri/renderD1: EACCES (13"),
        "{text}"
    );
    assert!(text.contains("`render`"), "{text}");
}

#[test]
fn a_mapping_that_fails_half_way_is_undone() {
    fn maps_two_of_three(bytes: &mut [u8]) -> Result<u32, Errno> {
        assert_eq!(bytes[16], 3, "n_devices");
        bytes[20] = 2;
        Err(Errno::NOMEM)
    }
    fn unmaps_two(bytes: &mut [u8]) -> Result<u32, Errno> {
        assert_eq!(bytes[16], 2, "n_devices");
        Ok(0)
    }
    let (script, kfd) = driver(&[|_| Ok(0), maps_two_of_three, unmaps_two]);
    let bo = bo(&kfd);
    let error = bo.map_to_gpus(&[7, 8, 9]).unwrap_err();
    assert_eq!(error.errno(), Some(Errno::NOMEM));
    assert_eq!(script.calls(), ["ioctl 0x16", "ioctl 0x18", "ioctl 0x19"]);
    bo.map_to_gpus(&[]).unwrap();
    assert!(script.calls().is_empty(), "nothing to do");
    drop(bo);
    assert_eq!(script.calls(), ["ioctl 0x17"]);
}

#[test]
fn a_bo_that_cannot_be_freed_comes_back() {
    let (script, kfd) = driver(&[|_| Ok(0), |_| Err(Errno::BUSY)]);
    let (error, bo) = bo(&kfd).free().unwrap_err();
    assert_eq!(error.errno(), Some(Errno::BUSY));
    bo.free().unwrap();
    assert_eq!(script.calls(), ["ioctl 0x16", "ioctl 0x17", "ioctl 0x17"]);
    drop(kfd);
    assert_eq!(script.calls(), ["close 3"], "nothing holds the driver");
}

#[test]
fn an_event_page_is_offered_as_a_handle() {
    let (script, kfd) = driver(&[|bytes| {
        assert_eq!(bytes[..8], 0x77_u64.to_ne_bytes(), "event_page_offset");
        bytes[24] = 5;
        bytes[28] = 9;
        Ok(0)
    }]);
    let event = kfd
        .create_event(kfd::KFD_IOC_EVENT_SIGNAL, 0, true, EventPage::Bo(0x77))
        .unwrap();
    assert_eq!((event.id(), event.slot()), (5, 9));
    drop(event);
    assert_eq!(script.calls(), ["ioctl 0x8", "ioctl 0x9"]);
}

#[test]
fn a_shared_gem_handle_is_closed_once() {
    let script = Script::new(&[
        |bytes| {
            bytes[0] = 4;
            Ok(0)
        },
        |bytes| {
            bytes[0] = 4;
            Ok(0)
        },
    ]);
    let render = RenderNode::open(script.clone(), 128).unwrap();
    let (first, second) = (
        render.import_dmabuf(Fd(9)).unwrap(),
        render.import_dmabuf(Fd(9)).unwrap(),
    );
    script.calls();
    drop(first);
    assert!(script.calls().is_empty());
    drop(second);
    assert_eq!(
        script.calls(),
        [format!("ioctl {:#x}", drm::DRM_IOCTL_GEM_CLOSE & 0xFF)]
    );
    drop(render);
    assert_eq!(script.calls(), ["close 3"]);
}

#[test]
fn an_aligned_reservation_gives_the_rest_back() {
    let script = Script::new(&[]);
    // The platform's answer is 0x101000; 64 KiB further up is 0x110000.
    let range = Mapping::reserve_aligned(script.clone(), 0x2000, 0x10000).unwrap();
    assert_eq!((range.base().addr(), range.len()), (0x11_0000, 0x2000));
    assert_eq!(script.calls(), ["map 0x11000", "unmap 0x101000 0xf000"]);
    drop(range);
    assert_eq!(script.calls(), ["unmap 0x110000 0x2000"]);
    let whole = Mapping::reserve(script.clone(), MapAt::Any, 0x3000).unwrap();
    whole.abandon();
    assert_eq!(script.calls(), ["map 0x3000"], "left as it is");
    script.state().fail_map = Some(Errno::NOMEM);
    let error = Mapping::reserve_aligned(script, 0x2000, 0x10000).unwrap_err();
    assert_eq!(
        error,
        Error::Map {
            address: 0,
            len: 0x1_1000,
            errno: Errno::NOMEM
        }
    );
}
