//! Sync objects, against what `drm_syncobj.c` of Linux 6.12 says.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod client;

use core::time::Duration;
use std::sync::Arc;

use client::*;
use outcrop_abi::drm;
use outcrop_platform::{Errno, Fd, OpenFlags, Platform};

const ALL: u32 = drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL;
const FOR_SUBMIT: u32 = drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT;
const AVAILABLE: u32 = drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE;
const SYNC_FILE: u32 = drm::DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE;

fn create(c: &Client, flags: u32) -> Result<u32, Errno> {
    let mut args = drm::SyncobjCreate { handle: 0, flags };
    c.drm(drm::DRM_IOCTL_SYNCOBJ_CREATE, &mut args)
        .map(|()| args.handle)
}

fn destroy(c: &Client, handle: u32, pad: u32) -> Result<(), Errno> {
    c.drm(
        drm::DRM_IOCTL_SYNCOBJ_DESTROY,
        &mut drm::SyncobjDestroy { handle, pad },
    )
}

fn array(c: &Client, request: u32, handles: &[u32], pad: u32) -> Result<(), Errno> {
    let mut args = drm::SyncobjArray {
        handles: handles.as_ptr() as u64,
        count_handles: handles.len() as u32,
        pad,
    };
    c.drm(request, &mut args)
}

fn wait(c: &Client, handles: &[u32], flags: u32, timeout_nsec: i64) -> Result<u32, Errno> {
    let mut args = drm::SyncobjWait {
        handles: handles.as_ptr() as u64,
        timeout_nsec,
        count_handles: handles.len() as u32,
        flags,
        first_signaled: 77,
        ..Default::default()
    };
    c.drm(drm::DRM_IOCTL_SYNCOBJ_WAIT, &mut args)
        .map(|()| args.first_signaled)
}

fn timeline_wait(
    c: &Client,
    handles: &[u32],
    points: &[u64],
    flags: u32,
    deadline: i64,
) -> Result<u32, Errno> {
    let mut args = drm::SyncobjTimelineWait {
        handles: handles.as_ptr() as u64,
        points: points.as_ptr() as u64,
        timeout_nsec: deadline,
        count_handles: handles.len() as u32,
        flags,
        first_signaled: 77,
        ..Default::default()
    };
    c.drm(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT, &mut args)
        .map(|()| args.first_signaled)
}

fn timeline(c: &Client, request: u32, handles: &[u32], points: u64, flags: u32) -> Result<(), Errno> {
    let mut args = drm::SyncobjTimelineArray {
        handles: handles.as_ptr() as u64,
        points,
        count_handles: handles.len() as u32,
        flags,
    };
    c.drm(request, &mut args)
}

fn signal_points(c: &Client, handles: &[u32], points: &[u64]) -> Result<(), Errno> {
    timeline(
        c,
        drm::DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL,
        handles,
        points.as_ptr() as u64,
        0,
    )
}

fn query(c: &Client, handle: u32) -> u64 {
    let mut both = [99; 2];
    for (to, flags) in both
        .iter_mut()
        .zip([0, drm::DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED])
    {
        timeline(
            c,
            drm::DRM_IOCTL_SYNCOBJ_QUERY,
            &[handle],
            (to as *mut u64) as u64,
            flags,
        )
        .unwrap();
    }
    assert_eq!(both[0], both[1]);
    both[0]
}

fn transfer(c: &Client, from: (u32, u64), to: (u32, u64), flags: u32) -> Result<(), Errno> {
    let mut args = drm::SyncobjTransfer {
        src_handle: from.0,
        dst_handle: to.0,
        src_point: from.1,
        dst_point: to.1,
        flags,
        pad: 0,
    };
    c.drm(drm::DRM_IOCTL_SYNCOBJ_TRANSFER, &mut args)
}

fn handle_args(handle: u32, flags: u32, fd: i32, pad: u32) -> drm::SyncobjHandle {
    drm::SyncobjHandle {
        handle,
        flags,
        fd,
        pad,
        point: 0,
    }
}

fn to_fd(c: &Client, handle: u32, flags: u32) -> Result<i32, Errno> {
    let mut args = handle_args(handle, flags, -1, 0);
    c.drm(drm::DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD, &mut args)
        .map(|()| args.fd)
}

fn to_handle(c: &Client, render: Fd, fd: i32, flags: u32, handle: u32) -> Result<u32, Errno> {
    let mut args = handle_args(handle, flags, fd, 0);
    ioctl(c.p(), render, drm::DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE, &mut args).map(|()| args.handle)
}

#[test]
fn binary_objects_and_their_files() {
    let m = machine(0);
    let c = Client::new(&m);
    let other = c
        .p()
        .open("/dev/dri/renderD128", OpenFlags::READ | OpenFlags::WRITE)
        .unwrap();
    assert_eq!(create(&c, 2), Err(Errno::INVAL));
    let (empty, signalled) = (create(&c, 0).unwrap(), create(&c, 1).unwrap());
    assert_eq!((empty, signalled, m.usage().sync_handles), (1, 2, 2));
    // Without a fence a wait is an error, unless it waits for that.
    assert_eq!(wait(&c, &[signalled], 0, 0), Ok(0));
    assert_eq!(wait(&c, &[empty], 0, i64::MAX), Err(Errno::INVAL));
    assert_eq!(wait(&c, &[signalled, empty], 0, i64::MAX), Err(Errno::INVAL));
    assert_eq!(wait(&c, &[empty], FOR_SUBMIT, 0), Err(Errno::TIME));
    assert_eq!(wait(&c, &[empty], FOR_SUBMIT, i64::MIN), Err(Errno::TIME));
    assert_eq!(wait(&c, &[empty, signalled], FOR_SUBMIT, 0), Ok(1));
    assert_eq!(
        wait(&c, &[empty, signalled], FOR_SUBMIT | ALL, 0),
        Err(Errno::TIME)
    );
    let soon = m.monotonic_ns() + 20_000_000;
    assert_eq!(wait(&c, &[empty], FOR_SUBMIT, soon as i64), Err(Errno::TIME));
    assert!(m.monotonic_ns() >= soon);
    assert_eq!(wait(&c, &[9], AVAILABLE, 0), Err(Errno::INVAL));
    assert_eq!(wait(&c, &[9], 0, 0), Err(Errno::NOENT));
    assert_eq!(wait(&c, &[], 0, 0), Ok(77));
    assert_eq!(wait(&c, &[], 1 << 4, 0), Err(Errno::INVAL));
    for (request, done) in [
        (drm::DRM_IOCTL_SYNCOBJ_SIGNAL, Ok(0)),
        (drm::DRM_IOCTL_SYNCOBJ_RESET, Err(Errno::INVAL)),
    ] {
        assert_eq!(array(&c, request, &[], 0), Err(Errno::INVAL));
        assert_eq!(array(&c, request, &[empty], 1), Err(Errno::INVAL));
        assert_eq!(array(&c, request, &[empty, 9], 0), Err(Errno::NOENT));
        assert_eq!(wait(&c, &[empty], FOR_SUBMIT, 0).is_ok(), done.is_err());
        array(&c, request, &[empty], 0).unwrap();
        assert_eq!(wait(&c, &[empty], 0, 0), done);
    }
    // A file is the object itself; a sync file is the fence that it has now.
    let object = to_fd(&c, empty, 0).unwrap();
    let twin = to_handle(&c, other, object, 0, 0).unwrap();
    assert_eq!(twin, 1);
    assert_eq!(to_fd(&c, empty, SYNC_FILE), Err(Errno::INVAL));
    assert_eq!(
        (to_fd(&c, 9, 0), to_fd(&c, 9, SYNC_FILE)),
        (Err(Errno::INVAL), Err(Errno::NOENT))
    );
    assert_eq!(to_fd(&c, empty, 2), Err(Errno::INVAL));
    let fence = to_fd(&c, signalled, SYNC_FILE).unwrap();
    array(&c, drm::DRM_IOCTL_SYNCOBJ_RESET, &[signalled], 0).unwrap();
    for (fd, flags) in [
        (object, SYNC_FILE),
        (fence, 0),
        (-1, 0),
        (c.render.0, 0),
        (c.render.0, SYNC_FILE),
    ] {
        assert_eq!(
            to_handle(&c, other, fd, flags, twin),
            Err(Errno::INVAL),
            "{fd} {flags}"
        );
    }
    assert_eq!(to_handle(&c, other, fence, SYNC_FILE, 9), Err(Errno::NOENT));
    to_handle(&c, other, fence, SYNC_FILE, twin).unwrap();
    assert_eq!(wait(&c, &[empty], 0, 0), Ok(0));
    let mut bytes = [0u64; 6];
    assert_eq!(
        ioctl(c.p(), Fd(fence), 0xc030_3e04, &mut bytes),
        Err(Errno::NOTTY)
    );
    // The object lives as long as any of its handles and files.
    destroy(&c, empty, 0).unwrap();
    assert_eq!(destroy(&c, empty, 0), Err(Errno::INVAL));
    assert_eq!(destroy(&c, signalled, 1), Err(Errno::INVAL));
    c.p().close(other).unwrap();
    let again = to_handle(&c, c.render, object, 0, 0).unwrap();
    assert_eq!((again, wait(&c, &[again], 0, 0)), (1, Ok(0)));
    c.p().close(Fd(object)).unwrap();
    c.p().close(Fd(fence)).unwrap();
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn timelines_go_up() {
    let m = machine(0);
    let c = Client::new(&m);
    let (a, b) = (create(&c, 0).unwrap(), create(&c, 1).unwrap());
    assert_eq!((query(&c, a), query(&c, b)), (0, 0));
    assert_eq!(timeline_wait(&c, &[a], &[3], 0, 0), Err(Errno::INVAL));
    assert_eq!(timeline_wait(&c, &[a], &[3], AVAILABLE, 0), Err(Errno::TIME));
    // A binary fence is none of a timeline.
    assert_eq!(timeline_wait(&c, &[b], &[3], 0, 0), Err(Errno::INVAL));
    assert_eq!(timeline_wait(&c, &[b], &[0], 0, 0), Ok(0));
    signal_points(&c, &[a, b], &[3, 5]).unwrap();
    assert_eq!((query(&c, a), query(&c, b)), (3, 5));
    assert_eq!(timeline_wait(&c, &[a, b], &[4, 5], FOR_SUBMIT, 0), Ok(1));
    assert_eq!(timeline_wait(&c, &[a, b], &[3, 5], ALL, 0), Ok(0));
    assert_eq!(
        timeline_wait(&c, &[a, b], &[1, 6], ALL | AVAILABLE, 0),
        Err(Errno::TIME)
    );
    signal_points(&c, &[a], &[8]).unwrap();
    // A point that is not after the last one counts as that.
    signal_points(&c, &[a], &[2]).unwrap();
    assert_eq!(query(&c, a), 8);
    signal_points(&c, &[a], &[9]).unwrap();
    // The fence of a point carries its number; that of one before the last two is gone.
    let (last, early, copy) = (
        create(&c, 0).unwrap(),
        create(&c, 0).unwrap(),
        create(&c, 0).unwrap(),
    );
    transfer(&c, (a, 9), (last, 0), 0).unwrap();
    transfer(&c, (a, 8), (early, 0), 0).unwrap();
    assert_eq!((query(&c, last), query(&c, early)), (9, 0));
    assert_eq!(wait(&c, &[last, early], ALL, 0), Ok(0));
    transfer(&c, (a, 4), (copy, 20), 0).unwrap();
    assert_eq!(query(&c, copy), 20);
    assert_eq!(transfer(&c, (a, 10), (copy, 21), 0), Err(Errno::INVAL));
    assert_eq!(transfer(&c, (99, 0), (copy, 21), 1), Err(Errno::NOENT));
    assert_eq!(transfer(&c, (a, 0), (99, 21), 1), Err(Errno::NOENT));
    assert_eq!(transfer(&c, (a, 0), (copy, 21), 1), Err(Errno::INVAL));
    let request = drm::DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL;
    assert_eq!(timeline(&c, request, &[a], 0, 1), Err(Errno::INVAL));
    assert_eq!(timeline(&c, request, &[], 0, 0), Err(Errno::INVAL));
    assert_eq!(timeline(&c, request, &[a], 8, 0), Err(Errno::FAULT));
    let request = drm::DRM_IOCTL_SYNCOBJ_QUERY;
    assert_eq!(timeline(&c, request, &[a], 0, 2), Err(Errno::INVAL));
    assert_eq!(timeline(&c, request, &[a], 0, 0), Err(Errno::FAULT));
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn a_wait_ends_when_the_fence_comes() {
    for threads in [0, 2] {
        let m = machine(threads);
        let c = Client::new(&m);
        let (a, b) = (create(&c, 0).unwrap(), create(&c, 0).unwrap());
        let render = c.render;
        let later = Arc::clone(&m);
        let signaller = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            let (handles, points) = ([a, b], [7u64, 2]);
            let mut args = drm::SyncobjTimelineArray {
                handles: handles.as_ptr() as u64,
                points: points.as_ptr() as u64,
                count_handles: 2,
                flags: 0,
            };
            ioctl(&*later, render, drm::DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL, &mut args).unwrap();
            std::thread::sleep(Duration::from_millis(20));
            let mut args = drm::SyncobjArray {
                handles: handles.as_ptr() as u64,
                count_handles: 1,
                pad: 0,
            };
            ioctl(&*later, render, drm::DRM_IOCTL_SYNCOBJ_RESET, &mut args).unwrap();
        });
        assert_eq!(transfer(&c, (a, 7), (b, 0), FOR_SUBMIT), Ok(()));
        assert_eq!(
            timeline_wait(&c, &[a, b], &[8, 1], FOR_SUBMIT, i64::MAX),
            Ok(1),
            "{threads}"
        );
        signaller.join().unwrap();
        let ever = i64::try_from(m.monotonic_ns()).unwrap() + 10_000_000;
        assert_eq!(wait(&c, &[a], FOR_SUBMIT, ever), Err(Errno::TIME));
        c.close();
        assert!(m.usage().is_empty(), "{:?}", m.usage());
    }
}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod eventfd {
    #![expect(
        unsafe_code,
        reason = "eventfd2(2), for which the standard library has no name"
    )]

    use std::fs::File;
    use std::io::Read;
    use std::os::fd::{AsRawFd, FromRawFd};
    use std::os::unix::net::UnixStream;

    use super::*;

    /// A counter that does not block.
    fn eventfd() -> File {
        const EVENTFD2: i64 = 290;
        const NONBLOCK: i64 = 0o4000;
        let fd: i64;
        // SAFETY: eventfd2 touches no memory of the process.
        unsafe {
            core::arch::asm!("syscall", inlateout("rax") EVENTFD2 => fd, in("rdi") 0i64, in("rsi") NONBLOCK,
                out("rcx") _, out("r11") _, options(nostack));
        }
        assert!(fd >= 0, "{fd}");
        // SAFETY: a new file that nobody else has.
        unsafe { File::from_raw_fd(fd as i32) }
    }

    fn count(mut file: &File) -> u64 {
        let mut bytes = [0; 8];
        file.read_exact(&mut bytes)
            .map_or(0, |()| u64::from_ne_bytes(bytes))
    }

    #[test]
    fn counters_are_counted_up() {
        let m = machine(0);
        let c = Client::new(&m);
        let object = create(&c, 0).unwrap();
        let request = |handle, flags, point, fd, pad| {
            let mut args = drm::SyncobjEventfd {
                handle,
                flags,
                point,
                fd,
                pad,
            };
            c.drm(drm::DRM_IOCTL_SYNCOBJ_EVENTFD, &mut args)
        };
        let (counter, other) = (eventfd(), eventfd());
        let fd = counter.as_raw_fd();
        request(object, 0, 4, fd, 0).unwrap();
        request(object, AVAILABLE, 0, fd, 0).unwrap();
        request(object, 0, 4, other.as_raw_fd(), 0).unwrap();
        assert_eq!(count(&counter), 0);
        signal_points(&c, &[object], &[3]).unwrap();
        assert_eq!(count(&counter), 1);
        // A file of another kind has the number by then.
        drop(other);
        let (here, mut there) = UnixStream::pair().unwrap();
        signal_points(&c, &[object], &[4]).unwrap();
        assert_eq!(count(&counter), 1);
        drop(here);
        assert_eq!(there.read(&mut [0; 8]).unwrap(), 0);
        request(object, 0, 2, fd, 0).unwrap();
        assert_eq!(count(&counter), 1);
        let null = c
            .p()
            .open("/dev/null", OpenFlags::READ | OpenFlags::WRITE)
            .unwrap();
        assert_eq!(request(object, 1, 0, fd, 0), Err(Errno::INVAL));
        assert_eq!(request(object, 0, 0, fd, 1), Err(Errno::INVAL));
        assert_eq!(request(99, 0, 0, -1, 0), Err(Errno::NOENT));
        assert_eq!(request(object, 0, 0, -1, 0), Err(Errno::BADF));
        assert_eq!(request(object, 0, 0, null.0, 0), Err(Errno::INVAL));
        assert_eq!(request(object, 0, 0, c.render.0, 0), Err(Errno::INVAL));
        c.p().close(null).unwrap();
        c.close();
    }
}

fn file_info(c: &Client, fd: i32, room: &mut [drm::SyncFenceInfo]) -> Result<drm::SyncFileInfo, Errno> {
    let mut args = drm::SyncFileInfo {
        num_fences: room.len() as u32,
        sync_fence_info: room.as_mut_ptr() as u64,
        ..Default::default()
    };
    ioctl(c.p(), Fd(fd), drm::SYNC_IOC_FILE_INFO, &mut args).map(|()| args)
}

fn text(name: &[u8; 32]) -> &str {
    let end = name.iter().position(|byte| *byte == 0).unwrap();
    core::str::from_utf8(&name[..end]).unwrap()
}

/// As `sync_file.c` of Linux 6.12 has it.
#[test]
fn sync_files_tell_of_their_fences_and_are_merged() {
    let m = machine(0);
    let c = Client::new(&m);
    let object = create(&c, drm::DRM_SYNCOBJ_CREATE_SIGNALED).unwrap();
    let export = drm::DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE;
    let signalled = to_fd(&c, object, export).unwrap();
    let info = file_info(&c, signalled, &mut []).unwrap();
    assert_eq!(
        (text(&info.name), info.status, info.num_fences),
        ("stub-stub0-0", 1, 1)
    );
    let mut fences = [drm::SyncFenceInfo::default(); 3];
    let info = file_info(&c, signalled, &mut fences).unwrap();
    assert_eq!((info.status, info.num_fences), (1, 1));
    assert_eq!(
        (text(&fences[0].driver_name), text(&fences[0].obj_name)),
        ("stub", "stub")
    );
    assert_eq!(fences[0].status, 1);

    let merge = |name: &[u8], fd: i32, fd2: i32, flags: u32| {
        let mut args = drm::SyncMergeData {
            fd2,
            flags,
            ..Default::default()
        };
        args.name[..name.len()].copy_from_slice(name);
        ioctl(c.p(), Fd(fd), drm::SYNC_IOC_MERGE, &mut args).map(|()| args.fence)
    };
    assert_eq!(merge(b"both", signalled, signalled, 1), Err(Errno::INVAL));
    assert_eq!(merge(b"both", signalled, c.render.0, 0), Err(Errno::NOENT));
    let both = merge(b"both", signalled, signalled, 0).unwrap();
    let info = file_info(&c, both, &mut fences).unwrap();
    assert_eq!((text(&info.name), info.status, info.num_fences), ("both", 1, 1));
    // A name as long as there is room for loses its last letter.
    let long = merge(&[b'x'; 32], signalled, both, 0).unwrap();
    assert_eq!(text(&file_info(&c, long, &mut []).unwrap().name), "x".repeat(31));

    let mut deadline = drm::SyncSetDeadline::default();
    ioctl(c.p(), Fd(both), drm::SYNC_IOC_SET_DEADLINE, &mut deadline).unwrap();
    deadline.pad = 1;
    let set = ioctl(c.p(), Fd(both), drm::SYNC_IOC_SET_DEADLINE, &mut deadline);
    assert_eq!(set, Err(Errno::INVAL));
    let mut bad = drm::SyncFileInfo {
        flags: 1,
        ..Default::default()
    };
    assert_eq!(
        ioctl(c.p(), Fd(both), drm::SYNC_IOC_FILE_INFO, &mut bad),
        Err(Errno::INVAL)
    );
    // The file of a sync object is none, and other requests are for nobody.
    let whole = to_fd(&c, object, 0).unwrap();
    assert_eq!(file_info(&c, whole, &mut []).map(|_| ()), Err(Errno::NOTTY));
    let mut args = drm::SyncobjDestroy::default();
    let other = ioctl(c.p(), Fd(both), drm::DRM_IOCTL_SYNCOBJ_DESTROY, &mut args);
    assert_eq!(other, Err(Errno::NOTTY));
    for fd in [signalled, both, long, whole] {
        c.p().close(Fd(fd)).unwrap();
    }
    destroy(&c, object, 0).unwrap();
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}
