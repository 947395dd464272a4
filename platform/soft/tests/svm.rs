//! Shared virtual memory: attributes, places, access by GPUs, and what listeners are told.
#![expect(unsafe_code, reason = "raw mappings")]
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use std::sync::Arc;

use client::*;
use outcrop_abi::{drm, ioctl as number, kfd};
use outcrop_platform::{Errno, Fd, Host, Map, MapAt, MapSource, OpenFlags, Platform, Prot, StdHost};
use outcrop_soft::{Builder, Machine};

const SDMA: u32 = kfd::KFD_IOC_QUEUE_TYPE_SDMA;
const PREFERRED: u32 = kfd::KFD_IOCTL_SVM_ATTR_PREFERRED_LOC;
const PREFETCH: u32 = kfd::KFD_IOCTL_SVM_ATTR_PREFETCH_LOC;
const ACCESS: u32 = kfd::KFD_IOCTL_SVM_ATTR_ACCESS;
const IN_PLACE: u32 = kfd::KFD_IOCTL_SVM_ATTR_ACCESS_IN_PLACE;
const NO_ACCESS: u32 = kfd::KFD_IOCTL_SVM_ATTR_NO_ACCESS;
const SET_FLAGS: u32 = kfd::KFD_IOCTL_SVM_ATTR_SET_FLAGS;
const CLR_FLAGS: u32 = kfd::KFD_IOCTL_SVM_ATTR_CLR_FLAGS;
const GRANULARITY: u32 = kfd::KFD_IOCTL_SVM_ATTR_GRANULARITY;
const UNDEFINED: u32 = kfd::KFD_IOCTL_SVM_LOCATION_UNDEFINED;

fn svm(c: &Client, op: u32, start: u64, size: u64, attributes: &mut [(u32, u32)]) -> Result<(), Errno> {
    let mut words = vec![0_u32; 6 + attributes.len() * 2];
    words[..4].copy_from_slice(&[
        start as u32,
        (start >> 32) as u32,
        size as u32,
        (size >> 32) as u32,
    ]);
    words[4..6].copy_from_slice(&[op, attributes.len() as u32]);
    for (to, &(kind, value)) in words[6..].chunks_exact_mut(2).zip(attributes.iter()) {
        to.copy_from_slice(&[kind, value]);
    }
    let request = number::with_size(kfd::AMDKFD_IOC_SVM, words.len() * 4).unwrap();
    // SAFETY: the words are as long as the request says.
    unsafe { c.p().ioctl(c.kfd, request, words.as_mut_ptr().cast()) }?;
    for (from, to) in words[6..].chunks_exact(2).zip(attributes) {
        *to = (from[0], from[1]);
    }
    Ok(())
}

fn set(c: &Client, start: u64, size: u64, attributes: &[(u32, u32)]) -> Result<(), Errno> {
    svm(
        c,
        kfd::KFD_IOCTL_SVM_OP_SET_ATTR,
        start,
        size,
        &mut attributes.to_vec(),
    )
}

fn get(c: &Client, start: u64, size: u64, attributes: &[(u32, u32)]) -> Result<Vec<(u32, u32)>, Errno> {
    let mut attributes = attributes.to_vec();
    svm(c, kfd::KFD_IOCTL_SVM_OP_GET_ATTR, start, size, &mut attributes)?;
    Ok(attributes)
}

fn xnack(c: &Client, mode: i32) -> Result<i32, Errno> {
    let mut args = kfd::SetXnackModeArgs { xnack_enabled: mode };
    c.kfd(kfd::AMDKFD_IOC_SET_XNACK_MODE, &mut args)?;
    Ok(args.xnack_enabled)
}

/// Memory of the process at a multiple of 2 MiB.
fn pages(c: &Client, size: u64, prot: Prot) -> u64 {
    const BIG: u64 = 2 << 20;
    let at = c.reserve(size + BIG).next_multiple_of(BIG);
    let map = Map {
        at: MapAt::Replace(at as usize),
        len: size as usize,
        prot,
        source: MapSource::Anonymous,
    };
    // SAFETY: the test's own reservation.
    unsafe { c.p().map(&map) }.unwrap();
    at
}

fn word(at: u64) -> &'static std::sync::atomic::AtomicU64 {
    // SAFETY: a mapping that the test keeps.
    unsafe { std::sync::atomic::AtomicU64::from_ptr(at as *mut u64) }
}

fn load(at: u64) -> u64 {
    word(at).load(std::sync::atomic::Ordering::SeqCst)
}

fn store(at: u64, value: u64) {
    word(at).store(value, std::sync::atomic::Ordering::SeqCst);
}

/// A listener's file.
struct Listener<'c>(&'c Client, Fd);

impl<'c> Listener<'c> {
    fn new(c: &'c Client, events: &[u32]) -> Self {
        let mut args = kfd::SmiEventsArgs {
            gpuid: c.gpu_id,
            anon_fd: 0,
        };
        c.kfd(kfd::AMDKFD_IOC_SMI_EVENTS, &mut args).unwrap();
        let mask: u64 = events.iter().map(|event| 1 << (event - 1)).sum();
        let file = Fd(args.anon_fd as i32);
        assert_eq!(StdHost::new().write(file, &mask.to_le_bytes()), Ok(8));
        Self(c, file)
    }

    /// What has been told, without the times and with `PID` for the process's number.
    fn told(&self) -> String {
        let mut buf = [0; 1024];
        let n = StdHost::new().receive(self.1, &mut buf).unwrap_or(0);
        let text = std::str::from_utf8(&buf[..n]).unwrap();
        let pid = std::process::id().to_string();
        let mut lines = Vec::new();
        for line in text.lines() {
            let mut words: Vec<&str> = line.split(' ').collect();
            if words.len() > 2 {
                words[1].parse::<u64>().unwrap();
                words.remove(1);
                assert_eq!(words[1], format!("-{pid}"));
                words.remove(1);
            }
            lines.push(words.join(" "));
        }
        lines.join("\n")
    }
}

impl Drop for Listener<'_> {
    fn drop(&mut self) {
        self.0.p().close(self.1).unwrap();
    }
}

#[test]
fn attributes_are_checked_set_and_got() {
    let m = machine(0);
    let c = Client::new(&m);
    let at = pages(&c, 64 * PAGE, RW);
    let hole = c.reserve(PAGE);
    c.hide(hole, PAGE);
    let bo = c.alloc(PAGE, GTT);
    for (start, size, attributes, errno) in [
        (at + 1, PAGE, (SET_FLAGS, 0), Errno::INVAL),
        (at, PAGE - 1, (SET_FLAGS, 0), Errno::INVAL),
        (0, PAGE, (SET_FLAGS, 0), Errno::INVAL),
        (at, 0, (SET_FLAGS, 0), Errno::INVAL),
        (at, PAGE, (8, 0), Errno::INVAL),
        (at, PAGE, (ACCESS, 0), Errno::INVAL),
        (at, PAGE, (ACCESS, c.gpu_id + 1), Errno::INVAL),
        (at, PAGE, (PREFETCH, UNDEFINED), Errno::INVAL),
        (hole, PAGE, (PREFERRED, 0), Errno::FAULT),
        (at, !(PAGE - 1), (PREFERRED, 0), Errno::OVERFLOW),
        (1 << 47, PAGE, (PREFERRED, 0), Errno::FAULT),
        (bo.va, PAGE, (PREFERRED, 0), Errno::FAULT),
    ] {
        assert_eq!(
            set(&c, start, size, &[attributes]),
            Err(errno),
            "{start:#x} {size:#x} {attributes:?}"
        );
    }
    let mut none = [];
    assert_eq!(
        svm(&c, 2, at, PAGE, &mut none),
        Err(Errno::INVAL),
        "an operation that does not exist"
    );
    for kind in [IN_PLACE, NO_ACCESS, 8] {
        assert_eq!(get(&c, at, PAGE, &[(kind, c.gpu_id)]), Err(Errno::INVAL));
    }
    // What no range has is the default: nowhere in particular, host access, coherent, 2 MiB.
    let all = [
        (PREFERRED, 9),
        (PREFETCH, 9),
        (ACCESS, c.gpu_id),
        (SET_FLAGS, 9),
        (CLR_FLAGS, 9),
        (GRANULARITY, 9),
    ];
    let default = [
        (PREFERRED, UNDEFINED),
        (PREFETCH, UNDEFINED),
        (NO_ACCESS, c.gpu_id),
        (SET_FLAGS, 3),
        (CLR_FLAGS, !3),
        (GRANULARITY, 9),
    ];
    assert_eq!(get(&c, at, PAGE, &all).unwrap(), default);
    // A range in the middle of another one splits it; what differs is not got in common.
    set(
        &c,
        at,
        16 * PAGE,
        &[(PREFERRED, c.gpu_id), (ACCESS, c.gpu_id), (SET_FLAGS, 0x10)],
    )
    .unwrap();
    set(
        &c,
        at + 4 * PAGE,
        4 * PAGE,
        &[
            (PREFERRED, 0),
            (IN_PLACE, c.gpu_id),
            (CLR_FLAGS, 1),
            (GRANULARITY, 4),
        ],
    )
    .unwrap();
    let of = |page: u64, n: u64| get(&c, at + page * PAGE, n * PAGE, &all).unwrap();
    let outer = [
        (PREFERRED, c.gpu_id),
        (PREFETCH, UNDEFINED),
        (ACCESS, c.gpu_id),
        (SET_FLAGS, 0x13),
        (CLR_FLAGS, !0x13),
        (GRANULARITY, 9),
    ];
    assert_eq!(of(0, 4), outer);
    assert_eq!(of(8, 8), outer);
    assert_eq!(
        of(4, 4),
        [
            (PREFERRED, 0),
            (PREFETCH, UNDEFINED),
            (IN_PLACE, c.gpu_id),
            (SET_FLAGS, 0x12),
            (CLR_FLAGS, !0x12),
            (GRANULARITY, 4),
        ]
    );
    assert_eq!(
        of(0, 16),
        [
            (PREFERRED, UNDEFINED),
            (PREFETCH, UNDEFINED),
            (NO_ACCESS, c.gpu_id),
            (SET_FLAGS, 0x12),
            (CLR_FLAGS, !0x13),
            (GRANULARITY, 4),
        ]
    );
    // BOs and ranges keep out of each other's way; a range ends with its pages.
    assert_eq!(
        c.alloc_at(at + PAGE, PAGE, GTT).map(|_| ()),
        Err(Errno::ADDRINUSE)
    );
    c.hide(at, 16 * PAGE);
    assert_eq!(get(&c, at, PAGE, &all), Err(Errno::FAULT));
    let again = c.alloc_at(at + PAGE, PAGE, GTT).unwrap();
    c.free_handle(again.handle).unwrap();
    c.hide(at + 16 * PAGE, 48 * PAGE);
    c.free(&bo);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn a_kernel_without_ranges_refuses_them() {
    let m = Builder::new(Arc::new(StdHost::new()))
        .svm(false)
        .threads(0)
        .build()
        .unwrap();
    let c = Client::new(&m);
    assert_eq!(set(&c, PAGE, PAGE, &[]), Err(Errno::PERM));
    for mode in [-1, 0, 1] {
        assert_eq!(xnack(&c, mode), Err(Errno::PERM));
    }
    c.close();
}

fn vram_used(m: &Machine, c: &Client) -> u64 {
    let mut used = 0_u64;
    let mut args = drm::Info {
        return_pointer: (&raw mut used) as u64,
        return_size: 8,
        query: drm::AMDGPU_INFO_VRAM_USAGE,
        ..Default::default()
    };
    c.drm(drm::DRM_IOCTL_AMDGPU_INFO, &mut args).unwrap();
    assert_eq!(used, m.usage().vram_bytes);
    used
}

fn gpu_reaches_the_process(threads: usize) {
    let m = machine(threads);
    let c = Client::new(&m);
    let (size, page) = (8 << 20, PAGE);
    let at = pages(&c, size, RW);
    let migrations = Listener::new(&c, &[5, 6, 11]);
    let evictions = Listener::new(&c, &[9, 10]);
    set(&c, at, size, &[(ACCESS, c.gpu_id)]).unwrap();
    let q = c.create_queue(SDMA, 4096);
    assert_eq!(xnack(&c, -1), Ok(0));
    assert_eq!(xnack(&c, 1), Err(Errno::BUSY), "there is a queue");
    let mut ring = Ring {
        c: &c,
        queue: &q,
        at: 0,
    };
    // Without retry faults the pages are mapped from the start.
    store(at + 8, 0x1234);
    ring.copy(at + 8, at + (4 << 20), 8);
    ring.go();
    c.until("the copy", || load(at + (4 << 20)) == 0x1234);
    // Prefetched pages take VRAM and are still the same.
    assert_eq!(migrations.told(), "");
    let before = vram_used(&m, &c);
    set(&c, at, 2 << 20, &[(PREFETCH, c.gpu_id)]).unwrap();
    assert_eq!(vram_used(&m, &c) - before, 2 << 20);
    let (pages_at, id) = (at / page, c.gpu_id);
    assert_eq!(
        migrations.told(),
        format!("5 @{pages_at:x}(200) 0->{id:x} {id:x}:ffffffff 0\n6 @{pages_at:x}(200) 0->{id:x} 0")
    );
    // The pages of running queues moved: the queues have been stopped meanwhile.
    assert_eq!(evictions.told(), format!("9 {id:x} 0\na {id:x} 0"));
    store(at + 8, 0x5678);
    ring.copy(at + 8, at + (4 << 20), 8);
    ring.go();
    c.until("the copy", || load(at + (4 << 20)) == 0x5678);
    // Half of them back, then all; VRAM is given back with the last.
    set(&c, at, 1 << 20, &[(PREFETCH, 0)]).unwrap();
    assert_eq!(vram_used(&m, &c) - before, 2 << 20);
    assert_eq!(
        migrations.told(),
        format!("5 @{pages_at:x}(100) {id:x}->0 0:ffffffff 0\n6 @{pages_at:x}(100) {id:x}->0 0")
    );
    set(&c, at, 4 << 20, &[(PREFETCH, 0)]).unwrap();
    assert_eq!(vram_used(&m, &c), before);
    migrations.told();
    // Rights: a range that GPUs only read, and pages that the process only reads.
    let memory = c.event(kfd::KFD_IOC_EVENT_MEMORY, true);
    let faults = Listener::new(&c, &[1]);
    set(
        &c,
        at + (6 << 20),
        page,
        &[(SET_FLAGS, kfd::KFD_IOCTL_SVM_FLAG_GPU_RO)],
    )
    .unwrap();
    ring.copy(at, at + (6 << 20), 8);
    ring.go();
    let (result, data) = c.wait(&[memory.event_id], true, 5000);
    assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
    assert_eq!(data[0].memory_exception_data().va, at + (6 << 20));
    assert_eq!(data[0].memory_exception_data().failure.ReadOnly, 1);
    let name = std::fs::read_to_string("/proc/self/comm").unwrap();
    assert_eq!(
        faults.told(),
        format!("1 {:x}:{}", std::process::id(), name.trim_end())
    );
    c.destroy_queue(q);
    // The pages go, and the GPUs with them.
    c.hide(at, size);
    let told = migrations.told();
    assert!(
        told.starts_with(&format!("b @{pages_at:x}(100) {id:x} 2\n")),
        "{told}"
    );
    let pages_gone = told.lines().map(|line| {
        let (_, rest) = line.split_once('(').unwrap();
        u64::from_str_radix(rest.split_once(')').unwrap().0, 16).unwrap()
    });
    assert_eq!(pages_gone.sum::<u64>(), size / page);
    drop((migrations, evictions, faults));
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn gpus_reach_the_process_without_threads() {
    gpu_reaches_the_process(0);
}

#[test]
fn gpus_reach_the_process_with_threads() {
    gpu_reaches_the_process(2);
}

fn missing_pages_are_brought(threads: usize) {
    let m = machine(threads);
    let c = Client::new(&m);
    let size = 8 << 20;
    let at = pages(&c, size, RW);
    assert_eq!(xnack(&c, 1), Ok(1));
    assert_eq!(xnack(&c, -1), Ok(1));
    let told = Listener::new(&c, &[5, 6, 7, 8, 11]);
    let q = c.create_queue(SDMA, 4096);
    let mut ring = Ring {
        c: &c,
        queue: &q,
        at: 0,
    };
    // Memory that nobody has said anything of: ranges of 2 MiB are made, and migrate to the GPU that asks.
    store(at + 8, 1);
    ring.copy(at + 8, at + (4 << 20) + 8, 8);
    ring.go();
    c.until("the copy", || load(at + (4 << 20) + 8) == 1);
    assert_eq!(vram_used(&m, &c), 4 << 20);
    let (p, id) = (at / PAGE, c.gpu_id);
    let of = |page: u64, rw: char| {
        format!(
            "7 @{page:x}({id:x}) {rw}\n5 @{page:x}(200) 0->{id:x} ffffffff:ffffffff 1\n6 @{page:x}(200) 0->{id:x} 1\n8 @{page:x}({id:x}) M"
        )
    };
    assert_eq!(told.told(), format!("{}\n{}", of(p, 'R'), of(p + 0x400, 'W')));
    // Mapped now: no fault.
    ring.copy(at + 8, at + (4 << 20) + 16, 8);
    ring.go();
    c.until("the copy", || load(at + (4 << 20) + 16) == 1);
    assert_eq!(told.told(), "");
    // System memory is preferred, and a page migrates alone.
    set(&c, at + (2 << 20), 1 << 20, &[(PREFERRED, 0), (GRANULARITY, 0)]).unwrap();
    ring.copy(at + (2 << 20), at + (4 << 20) + 24, 8);
    ring.go();
    ring.copy(at + 8, at + (4 << 20) + 32, 8);
    ring.go();
    c.until("the copy", || load(at + (4 << 20) + 32) == 1);
    let page = p + 0x200;
    assert_eq!(
        told.told(),
        format!("7 @{page:x}({id:x}) R\n8 @{page:x}({id:x}) U")
    );
    // A page that goes is gone, and one without access faults for good.
    let memory = c.event(kfd::KFD_IOC_EVENT_MEMORY, true);
    set(&c, at + (6 << 20), PAGE, &[(NO_ACCESS, c.gpu_id)]).unwrap();
    ring.copy(at, at + (6 << 20), 8);
    ring.go();
    let (result, data) = c.wait(&[memory.event_id], true, 5000);
    assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
    assert_eq!(data[0].memory_exception_data().va, at + (6 << 20));
    assert_eq!(told.told(), "");
    c.destroy_queue(q);
    c.hide(at, 2 << 20);
    assert_eq!(told.told(), format!("b @{p:x}(200) {id:x} 2"));
    c.hide(at + (2 << 20), size - (2 << 20));
    assert_eq!(vram_used(&m, &c), 0);
    drop(told);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn missing_pages_are_brought_without_threads() {
    missing_pages_are_brought(0);
}

#[test]
fn missing_pages_are_brought_with_threads() {
    missing_pages_are_brought(2);
}

#[test]
fn what_the_process_changes_the_gpu_sees() {
    let m = machine(0);
    let c = Client::new(&m);
    let at = pages(&c, 4 * PAGE, RW);
    set(&c, at, 4 * PAGE, &[(ACCESS, c.gpu_id)]).unwrap();
    let memory = c.event(kfd::KFD_IOC_EVENT_MEMORY, true);
    let q = c.create_queue(SDMA, 4096);
    let mut ring = Ring {
        c: &c,
        queue: &q,
        at: 0,
    };
    // Read-only pages behind the machine's back, as `mprotect` makes them.
    let read_only = Map {
        at: MapAt::Replace((at + PAGE) as usize),
        len: PAGE as usize,
        prot: Prot::READ,
        source: MapSource::Anonymous,
    };
    let change = || {
        // SAFETY: the test's own page.
        unsafe { StdHost::new().map(&read_only) }.unwrap();
    };
    m.change_pages((at + PAGE) as usize, PAGE as usize, change);
    ring.copy(at + PAGE, at, 8);
    ring.copy(at, at + PAGE, 8);
    ring.go();
    let (result, data) = c.wait(&[memory.event_id], true, 5000);
    assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
    let data = data[0].memory_exception_data();
    assert_eq!((data.va, data.failure.ReadOnly), (at + PAGE, 1));
    c.destroy_queue(q);
    c.hide(at, 4 * PAGE);
    c.close();
}

#[test]
fn listeners_hear_what_they_ask_for() {
    let m = machine(0);
    let c = Client::new(&m);
    assert_eq!(
        c.kfd(kfd::AMDKFD_IOC_SMI_EVENTS, &mut kfd::SmiEventsArgs::default()),
        Err(Errno::INVAL)
    );
    let (deaf, starts, ends) = (
        Listener::new(&c, &[]),
        Listener::new(&c, &[5]),
        Listener::new(&c, &[6]),
    );
    let at = pages(&c, 64 * PAGE, RW);
    set(&c, at, PAGE, &[(PREFETCH, c.gpu_id)]).unwrap();
    assert_eq!(deaf.told(), "");
    assert!(starts.told().starts_with("5 @") && ends.told().starts_with("6 @"));
    // Nothing to migrate: a start without an end, as the kernel tells it.
    set(&c, at, PAGE, &[(PREFETCH, c.gpu_id)]).unwrap();
    assert!(starts.told().starts_with("5 @"));
    assert_eq!(ends.told(), "");
    // Another mask replaces the first.
    assert_eq!(StdHost::new().write(starts.1, &0_u64.to_le_bytes()), Ok(8));
    set(&c, at + PAGE, PAGE, &[(PREFETCH, c.gpu_id)]).unwrap();
    assert_eq!(starts.told(), "");
    ends.told();
    // What is not read has room for 1024 bytes, whole lines.
    for page in 2..60 {
        set(&c, at + page * PAGE, PAGE, &[(PREFETCH, c.gpu_id)]).unwrap();
    }
    let mut buf = [0; 4096];
    let n = StdHost::new().receive(ends.1, &mut buf).unwrap();
    assert!(n <= 1024 && n > 1024 - 96 && buf[n - 1] == b'\n', "{n}");
    // Another process's events are not for this one, nor are those of a machine's other clients.
    let other = Client::new(&m);
    assert!(m.open("/dev/null", OpenFlags::READ).is_ok());
    other.close();
    c.hide(at, 64 * PAGE);
    drop((deaf, starts, ends));
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}
