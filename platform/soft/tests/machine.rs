//! The machine itself: user pages, failures on demand, choice.
#![expect(unsafe_code, reason = "raw ioctls")]
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use std::sync::Arc;

use client::sdma::{SDMA, copy};
use client::*;
use outcrop_abi::kfd;
use outcrop_platform::{Errno, Map, MapAt, MapSource, OpenFlags, Platform, StdHost};
use outcrop_soft::{BuildError, Builder, Choice, ChooseError, choose};

#[test]
fn user_pages_are_shared_until_they_are_unmapped() {
    let m = machine(1);
    let c = Client::new(&m);
    let memory = c.event(kfd::KFD_IOC_EVENT_MEMORY, true);
    let map = Map {
        at: MapAt::Any,
        len: 8192,
        prot: RW,
        source: MapSource::Anonymous,
    };
    // SAFETY: a new range.
    let own = unsafe { m.map(&map) }.unwrap() as u64;
    let mut args = kfd::AllocMemoryOfGpuArgs {
        va_addr: own,
        size: 8192,
        mmap_offset: own,
        gpu_id: c.gpu_id,
        flags: kfd::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR | kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE,
        ..Default::default()
    };
    c.kfd(kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, &mut args).unwrap();
    let pages = Buffer {
        handle: args.handle,
        va: own,
        size: 8192,
        mmap_offset: args.mmap_offset,
    };
    c.map(&pages).unwrap();
    let view = c.reserve(8192);
    assert_eq!(
        c.show(c.render, args.mmap_offset, view, 8192),
        Err(Errno::PERM),
        "they have a mapping"
    );
    let q = c.create_queue(SDMA, 4096);
    let device = c.alloc(4096, VRAM);
    pages.set(0, 0x1234_5678_9abc_def0);
    copy(&c, &q, 0, own, device.va + 8, 8);
    c.until("the copy out", || device.get(8) == 0x1234_5678_9abc_def0);
    copy(&c, &q, 28, device.va + 8, own + 4096, 8);
    c.until("the copy in", || pages.get(4096) == 0x1234_5678_9abc_def0);
    // Gone from the process, gone for the GPU: a fault, not a crash.
    c.hide(own, 8192);
    copy(&c, &q, 56, own, device.va, 8);
    let (result, data) = c.wait(&[memory.event_id], true, 5000);
    assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
    assert_eq!(data[0].memory_exception_data().va, own);
    c.unmap(&pages).unwrap();
    c.free_handle(pages.handle).unwrap();
    c.hide(view, 8192);
    c.close();
}

#[test]
fn a_read_only_mapping_is_not_written() {
    let m = machine(0);
    let c = Client::new(&m);
    let memory = c.event(kfd::KFD_IOC_EVENT_MEMORY, true);
    let read_only = c.alloc(4096, VRAM & !kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE);
    let other = c.alloc(4096, VRAM);
    let q = c.create_queue(SDMA, 4096);
    other.set(0, 7);
    copy(&c, &q, 0, other.va, read_only.va + 64, 8);
    let (_, data) = c.wait(&[memory.event_id], true, 5000);
    let told = data[0].memory_exception_data();
    assert_eq!(
        (told.va, told.failure.ReadOnly, told.failure.NotPresent),
        (read_only.va, 1, 0)
    );
    assert_eq!(read_only.get(64), 0);
    c.close();
}

/// What a client does at its start, stopping at the first failure.
fn start(m: &Arc<outcrop_soft::Machine>, opened: &mut Vec<outcrop_platform::Fd>) -> Result<(), Errno> {
    let p: &dyn Platform = &**m;
    let kfd = p.open("/dev/kfd", OpenFlags::READ)?;
    opened.push(kfd);
    let render = p.open("/dev/dri/renderD128", OpenFlags::READ)?;
    opened.push(render);
    let mut text = [0; 16];
    let n = p.read_file("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", &mut text)?;
    let gpu_id = std::str::from_utf8(&text[..n]).unwrap().trim().parse().unwrap();
    let mut acquire = kfd::AcquireVmArgs {
        drm_fd: render.0 as u32,
        gpu_id,
    };
    ioctl(p, kfd, kfd::AMDKFD_IOC_ACQUIRE_VM, &mut acquire)?;
    let mut alloc = kfd::AllocMemoryOfGpuArgs {
        va_addr: 1 << 32,
        size: 4096,
        gpu_id,
        flags: VRAM,
        ..Default::default()
    };
    ioctl(p, kfd, kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, &mut alloc)?;
    let ids = [gpu_id];
    let mut map = kfd::MapMemoryToGpuArgs {
        handle: alloc.handle,
        device_ids_array_ptr: ids.as_ptr() as u64,
        n_devices: 1,
        n_success: 0,
    };
    ioctl(p, kfd, kfd::AMDKFD_IOC_MAP_MEMORY_TO_GPU, &mut map)?;
    ioctl(
        p,
        kfd,
        kfd::AMDKFD_IOC_CREATE_EVENT,
        &mut kfd::CreateEventArgs::default(),
    )
}

#[test]
fn every_call_can_fail_and_nothing_is_left() {
    let m = machine(0);
    let mut n = 0;
    loop {
        n += 1;
        m.fail_nth_call(n, Errno::NOMEM);
        let mut opened = Vec::new();
        let result = start(&m, &mut opened);
        let calls = m.call_count();
        opened.into_iter().for_each(|fd| m.close(fd).unwrap());
        assert!(m.usage().is_empty(), "call {n}: {:?}", m.usage());
        match result {
            Err(errno) => assert_eq!((errno, calls), (Errno::NOMEM, n)),
            Ok(()) => break assert_eq!(calls, n - 1),
        }
    }
    assert_eq!(n, 8, "seven calls can fail");
}

#[test]
fn machines_are_checked_and_chosen() {
    let host = || Arc::new(StdHost::new());
    let build = |f: &dyn Fn(Builder) -> Builder| f(Builder::new(host())).build().map(|_| ());
    assert_eq!(build(&|b| b.gpus(9)), Err(BuildError::Gpus(9)));
    assert_eq!(build(&|b| b.threads(1000)), Err(BuildError::Threads(1000)));
    assert_eq!(build(&|b| b.vram_bytes(1 << 20)), Err(BuildError::Vram(1 << 20)));
    build(&|b| b.gpus(8).threads(4).vram_bytes(64 << 20)).unwrap();
    assert_eq!("".parse(), Ok(Choice::Auto));
    assert_eq!("soft".parse(), Ok(Choice::Soft));
    assert_eq!("cuda".parse::<Choice>(), Err(ChooseError::Unknown));
    let soft = choose(host(), Choice::Soft).unwrap();
    assert_eq!((soft.platform.name(), soft.machine.is_some()), ("soft", true));
    assert_eq!(soft.to_string(), "soft (asked for)");
    let linux = choose(host(), Choice::Linux).unwrap();
    assert_eq!((linux.platform.name(), linux.machine.is_some()), ("linux", false));
    let auto = choose(host(), Choice::Auto).unwrap();
    let usable = outcrop_soft::usable_kfd(&StdHost::new()).0;
    assert_eq!(auto.platform.name() == "linux", usable, "{auto}");
}

#[test]
fn a_machine_can_be_dropped_with_work_in_its_queues() {
    for threads in [0, 2] {
        let m = machine(threads);
        let c = Client::new(&m);
        let q = c.create_queue(SDMA, 4096);
        let data = c.alloc(64 << 20, VRAM);
        for i in 0..100 {
            copy(&c, &q, i * 28, data.va, data.va + (32 << 20), 4 << 20);
        }
        drop((c, m));
    }
}
