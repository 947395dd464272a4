//! Requests of a render node that no queue of the KFD needs.
#![expect(unsafe_code, reason = "a pointer that leads nowhere")]
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod client;

use client::*;
use outcrop_abi::drm;
use outcrop_platform::{Errno, Fd, OpenFlags};

fn context(c: &Client, fd: Fd, op: u32, id: u32, flags: u32, priority: i32) -> Result<drm::Ctx, Errno> {
    let mut args = drm::Ctx::default();
    args.set_input(drm::CtxIn {
        op,
        flags,
        ctx_id: id,
        priority,
    });
    ioctl(c.p(), fd, drm::DRM_IOCTL_AMDGPU_CTX, &mut args).map(|()| args)
}

fn low(args: &drm::Ctx) -> u32 {
    args.data[0] as u32
}

#[test]
fn contexts_live_with_their_file() {
    let m = machine(0);
    let c = Client::new(&m);
    let (alloc, free, query, query2) = (1, 2, 3, 4);
    let (get, set) = (5, 6);
    let call = |op, id, flags, priority| context(&c, c.render, op, id, flags, priority);
    assert_eq!(call(alloc, 0, 1, 0).err(), Some(Errno::INVAL));
    assert_eq!(call(0, 0, 0, 0).err(), Some(Errno::INVAL));
    assert_eq!(call(7, 0, 0, 0).err(), Some(Errno::INVAL));
    for (priority, want) in [
        (drm::AMDGPU_CTX_PRIORITY_VERY_LOW, None),
        (drm::AMDGPU_CTX_PRIORITY_NORMAL, None),
        // Garbage and "unset" are the normal priority.
        (12345, None),
        (drm::AMDGPU_CTX_PRIORITY_UNSET, None),
        (drm::AMDGPU_CTX_PRIORITY_HIGH, Some(Errno::ACCES)),
        (drm::AMDGPU_CTX_PRIORITY_VERY_HIGH, Some(Errno::ACCES)),
    ] {
        assert_eq!(call(alloc, 0, 0, priority).err(), want, "{priority}");
    }
    // Ids are the lowest that are free.
    call(free, 2, 0, 0).unwrap();
    assert_eq!(call(free, 2, 0, 0).err(), Some(Errno::INVAL));
    assert_eq!(low(&call(alloc, 0, 0, 0).unwrap()), 2);
    assert_eq!(low(&call(alloc, 0, 0, 0).unwrap()), 5);
    for op in [query, query2, get] {
        assert_eq!(call(op, 9, 0, 0).err(), Some(Errno::INVAL));
        assert_eq!(call(op, 1, 1, 0).err(), Some(Errno::INVAL));
    }
    let state = call(query, 1, 0, 0).unwrap();
    assert_eq!(state.data, [0, 0]);
    assert_eq!(call(query2, 1, 0, 0).unwrap().data[0], 0);
    // One context of a GPU holds its clocks.
    assert_eq!(call(set, 1, 5, 0).err(), Some(Errno::INVAL));
    assert_eq!(call(set, 1, 16, 0).err(), Some(Errno::INVAL));
    call(set, 1, drm::AMDGPU_CTX_STABLE_PSTATE_PEAK, 0).unwrap();
    assert_eq!(
        low(&call(get, 2, 0, 0).unwrap()),
        drm::AMDGPU_CTX_STABLE_PSTATE_PEAK
    );
    assert_eq!(call(set, 2, 1, 0).err(), Some(Errno::BUSY));
    let path = render_path(&c);
    let other = c.p().open(&path, OpenFlags::READ | OpenFlags::WRITE).unwrap();
    context(&c, other, alloc, 0, 0, 0).unwrap();
    assert_eq!(context(&c, other, set, 1, 1, 0).err(), Some(Errno::BUSY));
    call(free, 1, 0, 0).unwrap();
    context(&c, other, set, 1, 1, 0).unwrap();
    c.p().close(other).unwrap();
    assert_eq!(
        low(&call(get, 2, 0, 0).unwrap()),
        drm::AMDGPU_CTX_STABLE_PSTATE_NONE
    );
    // 4095 contexts, no more.
    for _ in 0..4095 - 4 {
        call(alloc, 0, 0, 0).unwrap();
    }
    assert_eq!(call(alloc, 0, 0, 0).err(), Some(Errno::NOSPC));
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

/// The render node of the first GPU.
fn render_path(c: &Client) -> String {
    let mut path = None;
    for minor in 128..192 {
        let name = format!("/dev/dri/renderD{minor}");
        if let Ok(fd) = c.p().open(&name, OpenFlags::READ | OpenFlags::WRITE) {
            c.p().close(fd).unwrap();
            path = path.or(Some(name));
        }
    }
    path.unwrap()
}

fn create(c: &Client, size: u64, alignment: u64, domains: u64) -> u32 {
    let mut args = drm::GemCreate::default();
    args.set_input(drm::GemCreateIn {
        bo_size: size,
        alignment,
        domains,
        domain_flags: 0,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_GEM_CREATE, &mut args).unwrap();
    args.data[0] as u32
}

#[test]
fn lists_keep_their_objects() {
    let m = machine(0);
    let c = Client::new(&m);
    let handle = create(&c, 4096, 0, drm::AMDGPU_GEM_DOMAIN_VRAM);
    let entries = [[handle, 1], [handle, 2]];
    let list = |operation, list_handle, number, size, entries: &[[u32; 2]]| {
        let mut args = drm::BoList::default();
        args.set_input(drm::BoListIn {
            operation,
            list_handle,
            bo_number: number,
            bo_info_size: size,
            bo_info_ptr: entries.as_ptr() as u64,
        });
        c.drm(drm::DRM_IOCTL_AMDGPU_BO_LIST, &mut args)
            .map(|()| args.data[0] as u32)
    };
    let (make, destroy, update) = (0, 1, 2);
    assert_eq!(list(make, 0, 2, 8, &entries), Ok(1));
    // Of shorter entries the rest is 0; of longer ones it does not count.
    assert_eq!(list(make, 0, 2, 4, &[[handle, handle]]), Ok(2));
    assert_eq!(list(make, 0, 1, 16, &entries), Ok(3));
    assert_eq!(list(make, 0, 1, 8, &[[99, 0]]), Err(Errno::NOENT));
    assert_eq!(list(make, 0, 128 * 1024 + 1, 8, &entries), Err(Errno::INVAL));
    assert_eq!(list(3, 0, 0, 8, &entries), Err(Errno::INVAL));
    assert_eq!(list(update, 9, 1, 8, &entries), Err(Errno::NOENT));
    assert_eq!(list(update, 2, 0, 8, &entries), Ok(2));
    assert_eq!(list(destroy, 2, 0, 8, &entries), Ok(0));
    assert_eq!(list(destroy, 2, 0, 8, &entries), Ok(0));
    assert_eq!(list(make, 0, 0, 8, &entries), Ok(2));
    // The object lives as long as a list has it.
    c.drm(drm::DRM_IOCTL_GEM_CLOSE, &mut drm::GemClose { handle, pad: 0 })
        .unwrap();
    assert_eq!(m.usage().bos, 1);
    assert_eq!(list(destroy, 3, 0, 8, &entries), Ok(0));
    assert_eq!(list(destroy, 1, 0, 8, &entries), Ok(0));
    assert_eq!(m.usage().bos, 0);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn objects_tell_what_they_were_made_as() {
    let m = machine(0);
    let c = Client::new(&m);
    let handle = create(
        &c,
        10_000,
        5000,
        drm::AMDGPU_GEM_DOMAIN_VRAM | drm::AMDGPU_GEM_DOMAIN_GTT,
    );
    let op = |handle, op, value| {
        let mut args = drm::GemOp { handle, op, value };
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_OP, &mut args)
    };
    let mut info = drm::GemCreateIn::default();
    op(
        handle,
        drm::AMDGPU_GEM_OP_GET_GEM_CREATE_INFO,
        (&raw mut info) as u64,
    )
    .unwrap();
    assert_eq!((info.bo_size, info.alignment, info.domains), (12288, 8192, 6));
    op(handle, drm::AMDGPU_GEM_OP_SET_PLACEMENT, 0xff & !4).unwrap();
    op(
        handle,
        drm::AMDGPU_GEM_OP_GET_GEM_CREATE_INFO,
        (&raw mut info) as u64,
    )
    .unwrap();
    assert_eq!(info.domains, 3);
    assert_eq!(op(99, 0, 0), Err(Errno::NOENT));
    assert_eq!(op(handle, 7, 0), Err(Errno::INVAL));
    assert_eq!(
        op(handle, drm::AMDGPU_GEM_OP_GET_GEM_CREATE_INFO, 0),
        Err(Errno::FAULT)
    );
    let wait = |handle| {
        let mut args = drm::GemWaitIdle::default();
        args.set_input(drm::GemWaitIdleIn {
            handle,
            flags: 0,
            timeout: 0,
        });
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE, &mut args)
            .map(|()| args.data)
    };
    assert_eq!(wait(handle), Ok([0, 0]));
    assert_eq!(wait(99), Err(Errno::NOENT));
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn what_is_not_for_render_nodes_is_refused() {
    let m = machine(0);
    let c = Client::new(&m);
    let number = |nr: u32, size: u32| 3 << 30 | size << 16 | u32::from(b'd') << 8 | nr;
    let mut bytes = [0u64; 8];
    // The entries of the table in Linux 6.12's drm_ioctl.c without DRM_RENDER_ALLOW.
    let primary = [
        0x01, 0x02, 0x05, 0x06, 0x07, 0x0a, 0x0b, 0x0d, 0x10, 0x11, 0x12, 0x13, 0x1e, 0x1f, 0x27, 0x28, 0x2c,
        0x3a, 0x3b, 0x3c, 0x3f,
    ];
    let modes = (0xa0..=0xbe).chain(0xc6..=0xc9).chain([0xce, 0xd0]);
    for nr in primary.into_iter().chain(modes) {
        assert_eq!(c.drm(number(nr, 64), &mut bytes), Err(Errno::ACCES), "{nr:#x}");
    }
    // The argument is copied before: GET_MAGIC's comes back empty, GET_UNIQUE's must be there, SET_MASTER has none.
    bytes = [7; 8];
    // SAFETY: 16 of the test's own bytes.
    let answer = unsafe { c.p().ioctl(c.render, number(0x02, 16), bytes.as_mut_ptr().cast()) };
    assert_eq!(
        (answer.err(), bytes),
        (Some(Errno::ACCES), [0, 0, 7, 7, 7, 7, 7, 7])
    );
    for (nr, want) in [(0x01, Errno::FAULT), (0x1e, Errno::ACCES)] {
        // SAFETY: nothing is mapped there.
        let answer = unsafe {
            c.p()
                .ioctl(c.render, number(nr, 64), core::ptr::without_provenance_mut(8))
        };
        assert_eq!(answer.err(), Some(want), "{nr:#x}");
    }
    assert_eq!(
        c.drm(drm::DRM_IOCTL_AMDGPU_SCHED, &mut drm::Sched::default()),
        Err(Errno::ACCES)
    );
    // Numbers that nothing has.
    for nr in [
        0x03, 0x08, 0x14, 0x20, 0x29, 0x2f, 0x30, 0x38, 0x5f, 0x9f, 0xd1, 0xff,
    ] {
        assert_eq!(c.drm(number(nr, 64), &mut bytes), Err(Errno::INVAL), "{nr:#x}");
    }
    let vm = |op, flags| {
        let mut args = drm::Vm::default();
        args.set_input(drm::VmIn { op, flags });
        c.drm(drm::DRM_IOCTL_AMDGPU_VM, &mut args)
    };
    assert_eq!(
        (vm(1, 0), vm(1, 0), vm(2, 0), vm(2, 0)),
        (Ok(()), Ok(()), Ok(()), Ok(()))
    );
    assert_eq!(
        (vm(0, 0), vm(3, 0), vm(1, 1)),
        (Err(Errno::INVAL), Err(Errno::INVAL), Err(Errno::INVAL))
    );
    c.close();
}

#[test]
fn mappings_count_what_the_driver_counts() {
    let m = machine(0);
    let c = Client::new(&m);
    let handle = create(&c, 4 * PAGE, 0, drm::AMDGPU_GEM_DOMAIN_GTT);
    let at = c.reserve(8 * PAGE);
    let va = |operation, offset_in_bo, va_address, map_size| {
        let mut args = drm::GemVa {
            handle,
            operation,
            flags: drm::AMDGPU_VM_PAGE_READABLE,
            va_address,
            offset_in_bo,
            map_size,
            ..Default::default()
        };
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_VA, &mut args)
    };
    let (map, unmap, clear, replace) = (
        drm::AMDGPU_VA_OP_MAP,
        drm::AMDGPU_VA_OP_UNMAP,
        drm::AMDGPU_VA_OP_CLEAR,
        drm::AMDGPU_VA_OP_REPLACE,
    );
    for operation in [map, replace] {
        for (offset, address, size) in [
            (1, at, PAGE),
            (0, at + 1, PAGE),
            (0, at, 0),
            (0, at, 100),
            (0, at, 5 * PAGE),
            (u64::MAX - PAGE + 1, at, 2 * PAGE),
            (0, at, u64::MAX - PAGE + 1),
            (0, 0xf000, PAGE),
            (0, 1 << 47, PAGE),
        ] {
            assert_eq!(
                va(operation, offset, address, size),
                Err(Errno::INVAL),
                "{offset:#x} {address:#x} {size:#x}"
            );
        }
    }
    assert_eq!(m.usage().gpu_mappings, 0);
    // Unmapping goes by the page alone, clearing by the range.
    va(map, 0, at, 4 * PAGE).unwrap();
    assert_eq!(va(unmap, 0, at + PAGE, PAGE), Err(Errno::NOENT));
    va(unmap, 1, at + 100, u64::MAX - at).unwrap();
    va(map, PAGE, at, 3 * PAGE).unwrap();
    assert_eq!(va(map, 0, at + 2 * PAGE, PAGE), Err(Errno::INVAL));
    va(replace, 0, at + PAGE, PAGE).unwrap();
    assert_eq!(m.usage().gpu_mappings, 3);
    assert_eq!(va(clear, 0, at, 0), Err(Errno::INVAL));
    assert_eq!(va(clear, 0, at, u64::MAX - PAGE + 1), Err(Errno::INVAL));
    va(clear, 1, at, 2 * PAGE).unwrap();
    assert_eq!(m.usage().gpu_mappings, 1);
    va(clear, 0, at, 8 * PAGE).unwrap();
    assert_eq!(m.usage().gpu_mappings, 0);
    // Memories on the chip go with no other.
    for domains in [8, 2 | 8, 4 | 16, 8 | 16, 4 | 32, 64] {
        let mut args = drm::GemCreate::default();
        args.set_input(drm::GemCreateIn {
            bo_size: PAGE,
            alignment: 0,
            domains,
            domain_flags: 0,
        });
        let made = c.drm(drm::DRM_IOCTL_AMDGPU_GEM_CREATE, &mut args);
        assert_eq!(made, Err(Errno::INVAL), "{domains}");
    }
    // Metadata without bytes keeps the flags.
    let metadata = |op, flags, data_size_bytes| {
        let mut args = drm::GemMetadata {
            handle,
            op,
            flags,
            tiling_info: flags,
            data_size_bytes,
            ..Default::default()
        };
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_METADATA, &mut args)
            .map(|()| (args.flags, args.tiling_info, args.data_size_bytes))
    };
    let (set, get) = (
        drm::AMDGPU_GEM_METADATA_OP_SET_METADATA,
        drm::AMDGPU_GEM_METADATA_OP_GET_METADATA,
    );
    assert_eq!(metadata(set, 5, 257), Err(Errno::INVAL));
    metadata(set, 5, 256).unwrap();
    assert_eq!(metadata(get, 0, 0), Ok((5, 5, 256)));
    metadata(set, 6, 0).unwrap();
    assert_eq!(metadata(get, 0, 0), Ok((5, 6, 0)));
    c.hide(at, 8 * PAGE);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}
