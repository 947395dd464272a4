//! Operating system processes that share a machine.
#![expect(unsafe_code, reason = "raw mappings")]
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::std_instead_of_core,
    reason = "helpers of tests"
)]

mod client;

use std::sync::Arc;

use client::{PAGE, RW, ioctl, machine};
use outcrop_abi::kfd;
use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform};
use outcrop_soft::{Client, Machine};

const BOTH: OpenFlags = OpenFlags::READ.union(OpenFlags::WRITE);

fn open(client: &Client, path: &str) -> Fd {
    client.open(path, BOTH).unwrap()
}

fn event(client: &Client, kfd: Fd) -> Result<u32, Errno> {
    let mut args = kfd::CreateEventArgs::default();
    ioctl(client, kfd, kfd::AMDKFD_IOC_CREATE_EVENT, &mut args)?;
    Ok(args.event_id)
}

fn set(client: &Client, kfd: Fd, event_id: u32) -> Result<(), Errno> {
    let mut args = kfd::SetEventArgs { event_id, pad: 0 };
    ioctl(client, kfd, kfd::AMDKFD_IOC_SET_EVENT, &mut args)
}

fn acquire(m: &Machine, client: &Client, kfd: Fd, render: Fd) -> Result<(), Errno> {
    let mut text = [0; 16];
    let n = m
        .read_file("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", &mut text)
        .unwrap();
    let mut args = kfd::AcquireVmArgs {
        drm_fd: render.0 as u32,
        gpu_id: std::str::from_utf8(&text[..n]).unwrap().trim().parse().unwrap(),
    };
    ioctl(client, kfd, kfd::AMDKFD_IOC_ACQUIRE_VM, &mut args)
}

/// Maps the event page through a file of `/dev/kfd`.
fn page(client: &Client, kfd: Fd) -> Result<u64, Errno> {
    let map = Map {
        at: MapAt::Any,
        len: PAGE as usize,
        prot: RW,
        source: MapSource::File(kfd, 2 << 62),
    };
    // SAFETY: a new range.
    unsafe { client.map(&map) }.map(|at| at as u64)
}

#[test]
fn openings_of_one_client_are_one_process() {
    let m = machine(0);
    let client = m.client(77);
    let (first, second) = (open(&client, "/dev/kfd"), open(&client, "/dev/kfd"));
    assert_ne!(first, second);
    let id = event(&client, first).unwrap();
    set(&client, second, id).unwrap();
    let render = open(&client, "/dev/dri/renderD128");
    acquire(&m, &client, first, render).unwrap();
    assert_eq!(acquire(&m, &client, second, render), Ok(()), "the same one again");
    let other = open(&client, "/dev/dri/renderD128");
    assert_eq!(acquire(&m, &client, second, other), Err(Errno::BUSY));
    // All files closed, the process lives.
    client.close(first).unwrap();
    client.close(second).unwrap();
    assert_eq!((m.usage().events, m.usage().reclaimed), (1, 0));
    let third = open(&client, "/dev/kfd");
    set(&client, third, id).unwrap();
    assert_eq!(acquire(&m, &client, third, other), Err(Errno::BUSY));
    // It ends with the client, and so do the files that it leaves open.
    assert_eq!(m.usage().files, 3);
    drop(client);
    assert!(m.usage().is_empty(), "{:?}", m.usage());
    assert_eq!(m.usage().reclaimed, 1);
}

#[test]
fn clients_have_nothing_in_common() {
    let m = machine(0);
    let (parent, child) = (m.client(1), m.client(2));
    let inherited = open(&parent, "/dev/kfd");
    let id = event(&parent, inherited).unwrap();
    // As a forked child sees its parent's file: refused, and its mappings are of what the child itself has.
    assert_eq!(set(&child, inherited, id), Err(Errno::BADF));
    assert_eq!(page(&child, inherited), Err(Errno::INVAL));
    let own = open(&child, "/dev/kfd");
    assert_eq!(set(&child, own, id), Err(Errno::INVAL));
    assert_eq!(set(&child, inherited, id), Err(Errno::BADF));
    // An address space is that of one process, also when that has let it go.
    let render = open(&parent, "/dev/dri/renderD128");
    acquire(&m, &parent, inherited, render).unwrap();
    assert_eq!(acquire(&m, &child, own, render), Err(Errno::INVAL));
    event(&child, own).unwrap();
    event(&child, own).unwrap();
    let (of_parent, of_child) = (
        page(&parent, inherited).unwrap(),
        page(&child, inherited).unwrap(),
    );
    assert_ne!(of_parent, of_child);
    // SAFETY: both pages are mapped, and nothing else touches them.
    unsafe {
        *(of_parent as *mut u64).add(1) = 5;
        assert_ne!(*(of_child as *const u64).add(1), 5);
    }
    for (client, at) in [(&parent, of_parent), (&child, of_child)] {
        // SAFETY: the test's own mapping.
        unsafe { client.unmap(at as *mut u8, PAGE as usize) }.unwrap();
    }
    drop(parent);
    assert_eq!(m.usage().events, 2);
    drop(child);
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn a_runtime_finds_its_place_again() {
    let m = machine(0);
    let client = Arc::new(m.client(3));
    let slot = client.process_slot().unwrap();
    slot.call_once(|| Arc::new(5_u32));
    let again = client.process_slot().unwrap().get().unwrap();
    assert_eq!(again.downcast_ref::<u32>(), Some(&5));
    assert!(m.client(4).process_slot().unwrap().get().is_none());
    assert!(m.process_slot().is_none(), "of openings, none outlives another");
}

#[test]
fn a_debugger_attaches_to_what_it_traces() {
    let m = machine(0);
    let (debugger, inferior, stranger) = (m.client(10), m.client(11), m.client(12));
    let kfd = open(&debugger, "/dev/kfd");
    let null = debugger.open("/dev/null", BOTH).unwrap();
    let info = [0_u64; 2];
    let trap = |client: &Client, kfd, pid, op| {
        let mut args = kfd::DbgTrapArgs {
            pid,
            op,
            ..Default::default()
        };
        // ENABLE: all exceptions, where the runtime's state goes and its size, the debugger's file.
        args.data[..3].copy_from_slice(&[u64::MAX, info.as_ptr() as u64, 16 | (null.0 as u64) << 32]);
        ioctl(client, kfd, kfd::AMDKFD_IOC_DBG_TRAP, &mut args)
    };
    let (enable, disable) = (kfd::KFD_IOC_DBG_TRAP_ENABLE, kfd::KFD_IOC_DBG_TRAP_DISABLE);
    assert_eq!(trap(&debugger, kfd, 13, enable), Err(Errno::SRCH));
    assert_eq!(
        trap(&debugger, kfd, 11, enable),
        Err(Errno::SRCH),
        "no KFD process yet"
    );
    // What is traced gets one, before its runtime comes.
    inferior.set_tracer(10);
    assert_eq!(trap(&debugger, kfd, 11, disable), Err(Errno::SRCH));
    assert_eq!(trap(&debugger, kfd, 11, enable), Ok(()));
    assert_eq!(trap(&debugger, kfd, 11, enable), Err(Errno::ALREADY));
    let of_inferior = open(&inferior, "/dev/kfd");
    // Who is neither tracer nor debugger may do nothing; the debugger remains one when it traces no more.
    let of_stranger = open(&stranger, "/dev/kfd");
    assert_eq!(trap(&stranger, of_stranger, 11, disable), Err(Errno::PERM));
    inferior.set_tracer(0);
    assert_eq!(trap(&debugger, kfd, 11, enable), Err(Errno::ALREADY));
    assert_eq!(
        trap(&inferior, of_inferior, 11, enable),
        Err(Errno::ALREADY),
        "itself"
    );
    assert_eq!(trap(&debugger, kfd, 11, disable), Ok(()));
    assert_eq!(trap(&debugger, kfd, 11, disable), Err(Errno::PERM));
    // A debugger that ends lets go.
    inferior.set_tracer(10);
    assert_eq!(trap(&debugger, kfd, 11, enable), Ok(()));
    debugger.close(null).unwrap();
    drop(debugger);
    assert_eq!(trap(&inferior, of_inferior, 11, disable), Err(Errno::INVAL));
    drop((inferior, stranger));
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

/// A client with an address space on the first GPU.
fn bound(m: &Arc<Machine>, pid: u32) -> (Client, Fd, u32) {
    let client = m.client(pid);
    let (kfd, render) = (open(&client, "/dev/kfd"), open(&client, "/dev/dri/renderD128"));
    acquire(m, &client, kfd, render).unwrap();
    let mut text = [0; 16];
    let n = m
        .read_file("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", &mut text)
        .unwrap();
    let gpu_id = std::str::from_utf8(&text[..n]).unwrap().trim().parse().unwrap();
    (client, kfd, gpu_id)
}

fn alloc(client: &Client, kfd: Fd, gpu_id: u32, va_addr: u64, flags: u32) -> (u64, u64) {
    let mut args = kfd::AllocMemoryOfGpuArgs {
        va_addr,
        size: PAGE,
        gpu_id,
        flags,
        ..Default::default()
    };
    ioctl(client, kfd, kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, &mut args).unwrap();
    (args.handle, args.mmap_offset)
}

#[test]
fn processes_share_memory_as_with_amds_module() {
    let upstream = machine(0);
    let (client, kfd, gpu_id) = bound(&upstream, 1);
    let mut args = kfd::IpcExportHandleArgs {
        gpu_id,
        ..Default::default()
    };
    assert_eq!(
        ioctl(&client, kfd, kfd::AMDKFD_IOC_IPC_EXPORT_HANDLE, &mut args),
        Err(Errno::NOTTY)
    );
    drop(client);

    let m = outcrop_soft::Builder::new(Arc::new(outcrop_platform::StdHost::new()))
        .amd_requests(true)
        .threads(0)
        .build()
        .unwrap();
    let (one, kfd_one, gpu_id) = bound(&m, 1);
    let (two, kfd_two, _) = bound(&m, 2);
    let (handle, offset) = alloc(&one, kfd_one, gpu_id, 0x1_0000_0000, client::VRAM);
    let export = |handle, gpu_id| {
        let mut args = kfd::IpcExportHandleArgs {
            handle,
            gpu_id,
            flags: 5,
            ..Default::default()
        };
        ioctl(&one, kfd_one, kfd::AMDKFD_IOC_IPC_EXPORT_HANDLE, &mut args).map(|()| args.share_handle)
    };
    let import = |share_handle| {
        let mut args = kfd::IpcImportHandleArgs {
            share_handle,
            gpu_id,
            va_addr: 0x2_0000_0000,
            ..Default::default()
        };
        ioctl(&two, kfd_two, kfd::AMDKFD_IOC_IPC_IMPORT_HANDLE, &mut args)
            .map(|()| (args.handle, args.mmap_offset, args.flags))
    };
    assert_eq!(export(handle, 0), Err(Errno::INVAL));
    assert_eq!(export(handle + 1, gpu_id), Err(Errno::INVAL));
    let shared = export(handle, gpu_id).unwrap();
    assert_eq!(export(handle, gpu_id), Ok(shared), "it has one handle");
    assert_ne!(shared, [0; 4]);
    let mut guessed = shared;
    guessed[3] ^= 1;
    assert_eq!(import(guessed), Err(Errno::INVAL));
    let (imported, same, flags) = import(shared).unwrap();
    assert_eq!((same, flags), (offset, 5));

    // A copy into the other's memory and back, in pieces that do not match.
    let (own, own_offset) = alloc(&one, kfd_one, gpu_id, 0x3_0000_0000, client::GTT);
    let (theirs, _) = alloc(&two, kfd_two, gpu_id, 0x4_0000_0000, client::GTT);
    let render = open(&one, "/dev/dri/renderD128");
    let show = |offset| {
        let map = Map {
            at: MapAt::Any,
            len: PAGE as usize,
            prot: RW,
            source: MapSource::File(render, offset),
        };
        // SAFETY: a new range.
        unsafe { one.map(&map) }.unwrap().cast::<u64>()
    };
    let seen = show(own_offset);
    // SAFETY: the test's mapping.
    unsafe { seen.write(0x1122_3344_5566_7788) };
    let copy = |pid, flags, from: &[(u64, u64)], to: &[(u64, u64)]| {
        let ranges = |list: &[(u64, u64)]| -> Vec<_> {
            let range = |&(va_addr, size): &(u64, u64)| kfd::MemoryRange { va_addr, size };
            list.iter().map(range).collect()
        };
        let (from, to) = (ranges(from), ranges(to));
        let mut args = kfd::CrossMemoryCopyArgs {
            pid,
            flags,
            src_mem_range_array: from.as_ptr() as u64,
            src_mem_array_size: from.len() as u64,
            dst_mem_range_array: to.as_ptr() as u64,
            dst_mem_array_size: to.len() as u64,
            bytes_copied: 77,
        };
        let result = ioctl(&one, kfd_one, kfd::AMDKFD_IOC_CROSS_MEMORY_COPY, &mut args);
        result.map(|()| args.bytes_copied)
    };
    let (mine, its) = (0x3_0000_0000, 0x4_0000_0000);
    assert_eq!(copy(9, 1, &[(mine, 8)], &[(its, 8)]), Err(Errno::SRCH));
    assert_eq!(copy(2, 1, &[], &[(its, 8)]), Err(Errno::INVAL));
    assert_eq!(
        copy(2, 1, &[(its, 8)], &[(its, 8)]),
        Err(Errno::INVAL),
        "not this process's"
    );
    assert_eq!(
        copy(2, 1, &[(mine, 8)], &[(its + PAGE - 4, 8)]),
        Err(Errno::INVAL)
    );
    assert_eq!(
        copy(
            2,
            1,
            &[(mine, 5), (mine + 5, 3)],
            &[(its + 16, 2), (its + 18, 100)]
        ),
        Ok(8)
    );
    assert_eq!(copy(2, 0, &[(its + 16, 8)], &[(mine + 64, 8)]), Ok(8));
    // SAFETY: as above.
    assert_eq!(unsafe { seen.add(8).read() }, 0x1122_3344_5566_7788);
    // What was imported lives on without its exporter, and its handle too, until the last has gone.
    let free = |client: &Client, kfd, handle| {
        let mut args = kfd::FreeMemoryOfGpuArgs { handle };
        ioctl(client, kfd, kfd::AMDKFD_IOC_FREE_MEMORY_OF_GPU, &mut args).unwrap();
    };
    free(&one, kfd_one, handle);
    let (again, ..) = import(shared).unwrap();
    free(&two, kfd_two, imported);
    free(&two, kfd_two, again);
    assert_eq!(import(shared), Err(Errno::INVAL));
    free(&two, kfd_two, theirs);
    free(&one, kfd_one, own);
    // SAFETY: the test's mapping.
    unsafe { one.unmap(seen.cast(), PAGE as usize) }.unwrap();
    drop((one, two));
    assert!(m.usage().is_empty(), "{:?}", m.usage());
    assert_eq!(m.usage().reclaimed, 0);
}
