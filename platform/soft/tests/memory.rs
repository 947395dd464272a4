//! BOs, address spaces and files, by raw ioctls.
#![expect(unsafe_code, reason = "raw ioctls")]
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use client::*;
use outcrop_abi::{drm, kfd};
use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform, Prot};

#[test]
fn the_topology_reads_like_a_kernels() {
    let m = machine(0);
    let mut nodes = Vec::new();
    for root in [
        "/sys/devices/virtual/kfd/kfd/topology",
        "/sys/class/kfd/kfd/topology",
    ] {
        nodes.clear();
        m.list_folder(&format!("{root}/nodes"), &mut |n| nodes.push(n.to_owned()))
            .unwrap();
        assert_eq!(nodes, ["0", "1"]);
    }
    let mut buf = [0; 4096];
    let mut read = |path: &str| {
        let n = m.read_file(&format!("/sys/devices/virtual/kfd/kfd/topology/{path}"), &mut buf)?;
        Ok::<_, Errno>(String::from_utf8(buf[..n].to_vec()).unwrap())
    };
    let gpu = read("nodes/1/properties").unwrap();
    for line in [
        "simd_count 1216",
        "gfx_target_version 90402",
        "num_xcc 8",
        "drm_render_minor 128",
        "array_count 32",
    ] {
        assert!(gpu.lines().any(|l| l == line), "{line} is not in\n{gpu}");
    }
    assert!(
        read("nodes/1/mem_banks/0/properties")
            .unwrap()
            .contains("size_in_bytes 206141652992\n")
    );
    assert_eq!(read("nodes/0/gpu_id").unwrap(), "0\n");
    assert!(
        read("nodes/1/io_links/0/properties")
            .unwrap()
            .contains("node_to 0\n")
    );
    let cache = read("nodes/1/caches/0/properties").unwrap();
    assert_eq!(cache.lines().last().unwrap().matches(',').count(), 31, "{cache}");
    for bad in [
        "nodes/2/gpu_id",
        "nodes/01/gpu_id",
        "nodes/1/mem_banks/1/properties",
        "nodes/1/nothing",
        "x",
    ] {
        assert_eq!(read(bad), Err(Errno::NOENT), "{bad}");
    }
    assert_eq!(m.open("/dev/dri/renderD129", OpenFlags::READ), Err(Errno::NOENT));
}

#[test]
fn arguments_are_checked_in_the_kernels_order() {
    let m = machine(0);
    let c = Client::new(&m);
    let mut version = kfd::GetVersionArgs::default();
    c.kfd(kfd::AMDKFD_IOC_GET_VERSION, &mut version).unwrap();
    assert_eq!((version.major_version, version.minor_version), (1, 17));
    // A longer and a shorter argument, as seen on a real kernel.
    let mut long = [0xaaaa_aaaa_u32; 4];
    // SAFETY: 16 bytes are valid.
    unsafe {
        m.ioctl(
            c.kfd,
            kfd::AMDKFD_IOC_GET_VERSION & 0xffff | 0x8010_0000,
            long.as_mut_ptr().cast(),
        )
    }
    .unwrap();
    assert_eq!(long[..2], [1, 17]);
    let mut short = [0xaaaa_aaaa_u32; 2];
    // SAFETY: 8 bytes are valid.
    unsafe {
        m.ioctl(
            c.kfd,
            kfd::AMDKFD_IOC_GET_VERSION & 0xffff | 0x8004_0000,
            short.as_mut_ptr().cast(),
        )
    }
    .unwrap();
    assert_eq!(short, [1, 0xaaaa_aaaa]);
    for (request, errno) in [
        (0xc008_4b00, Errno::NOTTY),
        (0xc008_4b27, Errno::NOTTY),
        (0xc008_4b7f, Errno::NOTTY),
        (kfd::AMDKFD_IOC_DBG_REGISTER_DEPRECATED, Errno::PERM),
    ] {
        let mut bytes = [0u8; 512];
        // SAFETY: more bytes than any request has.
        let got = unsafe { m.ioctl(c.kfd, request, bytes.as_mut_ptr()) };
        assert_eq!(got, Err(errno), "{request:#x}");
    }
    // SAFETY: a null argument is what is tested.
    let null = unsafe { m.ioctl(c.kfd, kfd::AMDKFD_IOC_GET_VERSION, std::ptr::null_mut()) };
    assert_eq!(null, Err(Errno::FAULT));
    // SAFETY: nothing is open there.
    let closed = unsafe { m.ioctl(Fd(1 << 25), 0, std::ptr::null_mut()) };
    assert_eq!(closed, Err(Errno::BADF));
    // The render node of another type of request, and one that does not exist.
    // SAFETY: nothing is accessed.
    let foreign = unsafe { m.ioctl(c.render, 0x4b01, std::ptr::null_mut()) };
    assert_eq!(foreign, Err(Errno::NOTTY));
    // SAFETY: nothing is accessed.
    let foreign = unsafe { m.ioctl(c.render, 0x64ff, std::ptr::null_mut()) };
    assert_eq!(foreign, Err(Errno::INVAL));
    let va = c.reserve(PAGE);
    let alloc = |size, flags| c.alloc_at(va, size, flags).map(|_| ());
    assert_eq!(alloc(0, VRAM), Err(Errno::INVAL));
    assert_eq!(alloc(PAGE, 0), Err(Errno::INVAL));
    assert_eq!(
        alloc(PAGE, kfd::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR),
        Err(Errno::INVAL)
    );
    assert_eq!(
        alloc(PAGE, kfd::KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL),
        Err(Errno::INVAL)
    );
    assert_eq!(
        alloc(2 * PAGE, kfd::KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP),
        Err(Errno::INVAL)
    );
    assert_eq!(alloc(1 << 50, VRAM), Err(Errno::NOMEM));
    assert_eq!(alloc(u64::MAX - 4, VRAM), Err(Errno::NOMEM));
    assert_eq!(c.free_handle(0), Err(Errno::INVAL));
    assert_eq!(c.free_handle(u64::from(c.gpu_id) << 32 | 99), Err(Errno::INVAL));
    c.hide(va, PAGE);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn memory_is_zeroed_shared_and_given_back() {
    let m = machine(0);
    let c = Client::new(&m);
    let available = |c: &Client| {
        let mut args = kfd::GetAvailableMemoryArgs {
            gpu_id: c.gpu_id,
            ..Default::default()
        };
        c.kfd(kfd::AMDKFD_IOC_AVAILABLE_MEMORY, &mut args).unwrap();
        args.available
    };
    let all = available(&c);
    assert!(all > 191 << 30 && all < 192 << 30, "{all}");
    let a = c.alloc(8 << 20, VRAM);
    assert_eq!(available(&c), all - (8 << 20));
    assert!(a.bytes().iter().all(|&b| b == 0));
    a.bytes().fill(0x5a);
    // A second view of the same BO shows the same bytes, and outlives the handle.
    let second = c.reserve(PAGE);
    c.show(c.render, a.mmap_offset + PAGE, second, PAGE).unwrap();
    // SAFETY: the view that was just made.
    assert_eq!(unsafe { *(second as *const u8) }, 0x5a);
    assert_eq!(c.free_handle(a.handle), Err(Errno::BUSY));
    c.free(&a);
    assert_eq!(m.usage().bos, 1, "the second view keeps the BO");
    assert_eq!(available(&c), all - (8 << 20));
    c.hide(second, PAGE);
    assert_eq!((m.usage().bos, available(&c)), (0, all));
    // Offsets of what is gone, and ranges past the end, cannot be mapped.
    let va = c.reserve(2 * PAGE);
    assert_eq!(c.show(c.render, a.mmap_offset, va, PAGE), Err(Errno::INVAL));
    let b = c.alloc_at(va, PAGE, VRAM).unwrap();
    assert_eq!(c.show(c.render, b.mmap_offset, va, 2 * PAGE), Err(Errno::INVAL));
    c.free_handle(b.handle).unwrap();
    // What was used before reads as zero again.
    for _ in 0..3 {
        let b = c.alloc(8 << 20, VRAM);
        assert!(b.bytes().iter().all(|&b| b == 0));
        b.bytes().fill(1);
        c.free(&b);
    }
    c.hide(va, 2 * PAGE);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
    assert_eq!(m.usage().reclaimed, 0);
}

#[test]
fn maps_count_what_succeeded_and_do_not_overlap() {
    let m = outcrop_soft::Builder::new(std::sync::Arc::new(outcrop_platform::StdHost::new()))
        .gpus(2)
        .threads(0)
        .build()
        .unwrap();
    let c = Client::new(&m);
    let mut text = [0; 16];
    let n = m
        .read_file("/sys/class/kfd/kfd/topology/nodes/2/gpu_id", &mut text)
        .unwrap();
    let second: u32 = std::str::from_utf8(&text[..n]).unwrap().trim().parse().unwrap();
    let va = c.reserve(4 * PAGE);
    let a = c.alloc_at(va, 2 * PAGE, VRAM).unwrap();
    let map = |ids: &[u32], n_success| {
        let mut args = kfd::MapMemoryToGpuArgs {
            handle: a.handle,
            device_ids_array_ptr: ids.as_ptr() as u64,
            n_devices: ids.len() as u32,
            n_success,
        };
        (
            c.kfd(kfd::AMDKFD_IOC_MAP_MEMORY_TO_GPU, &mut args),
            args.n_success,
        )
    };
    assert_eq!(map(&[], 0), (Err(Errno::INVAL), 0));
    assert_eq!(map(&[c.gpu_id], 2), (Err(Errno::INVAL), 2));
    // The second GPU has no address space yet, the third does not exist.
    assert_eq!(map(&[c.gpu_id, second], 0), (Err(Errno::NODEV), 1));
    assert_eq!(map(&[c.gpu_id, 7], 1), (Err(Errno::INVAL), 1));
    assert_eq!(map(&[c.gpu_id], 0), (Ok(()), 1));
    // Another BO in the way.
    let b = c.alloc_at(va + PAGE, PAGE, VRAM).unwrap();
    assert_eq!(c.map(&b), Err(Errno::INVAL));
    let low = c.alloc_at(0x1000, PAGE, VRAM).unwrap();
    assert_eq!(c.map(&low), Err(Errno::INVAL));
    let render = m
        .open("/dev/dri/renderD129", OpenFlags::READ | OpenFlags::WRITE)
        .unwrap();
    let mut wrong = kfd::AcquireVmArgs {
        drm_fd: c.render.0 as u32,
        gpu_id: second,
    };
    assert_eq!(c.kfd(kfd::AMDKFD_IOC_ACQUIRE_VM, &mut wrong), Err(Errno::INVAL));
    let mut acquire = kfd::AcquireVmArgs {
        drm_fd: render.0 as u32,
        gpu_id: second,
    };
    c.kfd(kfd::AMDKFD_IOC_ACQUIRE_VM, &mut acquire).unwrap();
    assert_eq!(map(&[c.gpu_id, second], 1), (Ok(()), 2));
    assert_eq!(m.usage().gpu_mappings, 2);
    // Nothing is freed: closing takes it all back, and says so.
    m.close(render).unwrap();
    c.hide(va, 4 * PAGE);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
    assert_eq!(m.usage().reclaimed, 3);
}

#[test]
fn a_dmabuf_goes_from_the_kfd_to_the_render_node_and_back() {
    let m = machine(0);
    let c = Client::new(&m);
    let va = c.reserve(4 * PAGE);
    let a = c.alloc_at(0, 2 * PAGE, VRAM).unwrap();
    let mut export = kfd::ExportDmabufArgs {
        handle: a.handle,
        flags: 0,
        dmabuf_fd: 0,
    };
    c.kfd(kfd::AMDKFD_IOC_EXPORT_DMABUF, &mut export).unwrap();
    let mut info = kfd::GetDmabufInfoArgs {
        dmabuf_fd: export.dmabuf_fd,
        ..Default::default()
    };
    c.kfd(kfd::AMDKFD_IOC_GET_DMABUF_INFO, &mut info).unwrap();
    assert_eq!((info.size, info.gpu_id), (2 * PAGE, c.gpu_id));
    assert_ne!(info.flags & kfd::KFD_IOC_ALLOC_MEM_FLAGS_VRAM, 0);
    let mut prime = drm::PrimeHandle {
        fd: export.dmabuf_fd as i32,
        ..Default::default()
    };
    c.drm(drm::DRM_IOCTL_PRIME_FD_TO_HANDLE, &mut prime).unwrap();
    let mut again = drm::PrimeHandle {
        fd: export.dmabuf_fd as i32,
        ..Default::default()
    };
    c.drm(drm::DRM_IOCTL_PRIME_FD_TO_HANDLE, &mut again).unwrap();
    assert_eq!(prime.handle, again.handle);
    m.close(Fd(export.dmabuf_fd as i32)).unwrap();
    let mut gem_mmap = drm::GemMmap::default();
    gem_mmap.set_input(drm::GemMmapIn {
        handle: prime.handle,
        _pad: 0,
    });
    c.drm(drm::DRM_IOCTL_AMDGPU_GEM_MMAP, &mut gem_mmap).unwrap();
    c.show(c.render, gem_mmap.output().addr_ptr, va, 2 * PAGE)
        .unwrap();
    let op = |operation, flags, va_address, offset_in_bo, map_size| {
        let mut args = drm::GemVa {
            handle: prime.handle,
            operation,
            flags,
            va_address,
            offset_in_bo,
            map_size,
            ..Default::default()
        };
        c.drm(drm::DRM_IOCTL_AMDGPU_GEM_VA, &mut args)
    };
    let rw = drm::AMDGPU_VM_PAGE_READABLE | drm::AMDGPU_VM_PAGE_WRITEABLE;
    assert_eq!(op(drm::AMDGPU_VA_OP_MAP, rw, 0x1000, 0, PAGE), Err(Errno::INVAL));
    assert_eq!(op(drm::AMDGPU_VA_OP_MAP, 1 << 30, va, 0, PAGE), Err(Errno::INVAL));
    assert_eq!(op(9, rw, va, 0, PAGE), Err(Errno::INVAL));
    assert_eq!(
        op(drm::AMDGPU_VA_OP_MAP, rw, va, PAGE, 2 * PAGE),
        Err(Errno::INVAL)
    );
    assert_eq!(op(drm::AMDGPU_VA_OP_MAP, rw, va + 1, 0, PAGE), Err(Errno::INVAL));
    op(drm::AMDGPU_VA_OP_MAP, rw, va, 0, 2 * PAGE).unwrap();
    assert_eq!(
        op(drm::AMDGPU_VA_OP_MAP, rw, va + PAGE, 0, PAGE),
        Err(Errno::INVAL)
    );
    // The KFD's mapping of the same BO elsewhere is its own.
    let mut import = kfd::ImportDmabufArgs {
        va_addr: va + 2 * PAGE,
        gpu_id: c.gpu_id,
        dmabuf_fd: 0,
        handle: 0,
    };
    assert_eq!(
        c.kfd(kfd::AMDKFD_IOC_IMPORT_DMABUF, &mut import),
        Err(Errno::INVAL)
    );
    let mut out = drm::PrimeHandle {
        handle: prime.handle,
        flags: drm::DRM_CLOEXEC | drm::DRM_RDWR,
        fd: 0,
    };
    c.drm(drm::DRM_IOCTL_PRIME_HANDLE_TO_FD, &mut out).unwrap();
    import.dmabuf_fd = out.fd as u32;
    c.kfd(kfd::AMDKFD_IOC_IMPORT_DMABUF, &mut import).unwrap();
    let imported = Buffer {
        handle: import.handle,
        va: va + 2 * PAGE,
        size: 2 * PAGE,
        mmap_offset: 0,
    };
    c.map(&imported).unwrap();
    // A dmabuf file can be mapped by itself.
    c.show(Fd(out.fd), PAGE, va + 2 * PAGE, PAGE).unwrap();
    // SAFETY: both views are of this test, and of the same page.
    unsafe {
        *((va + PAGE) as *mut u8) = 42;
        assert_eq!(*((va + 2 * PAGE) as *const u8), 42);
    }
    assert_eq!(m.usage().bos, 1);
    op(drm::AMDGPU_VA_OP_UNMAP, 0, va, 0, 2 * PAGE).unwrap();
    assert_eq!(op(drm::AMDGPU_VA_OP_UNMAP, 0, va, 0, 2 * PAGE), Err(Errno::NOENT));
    c.unmap(&imported).unwrap();
    c.free_handle(imported.handle).unwrap();
    c.free_handle(a.handle).unwrap();
    m.close(Fd(out.fd)).unwrap();
    c.drm(
        drm::DRM_IOCTL_GEM_CLOSE,
        &mut drm::GemClose {
            handle: prime.handle,
            pad: 0,
        },
    )
    .unwrap();
    assert_eq!(m.usage().bos, 1, "only the views are left");
    c.hide(va, 4 * PAGE);
    assert_eq!((m.usage().bos, m.usage().vram_bytes), (0, 0));
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn the_nth_call_fails_once() {
    let m = machine(0);
    m.fail_nth_call(2, Errno::NOMEM);
    let kfd = m.open("/dev/kfd", OpenFlags::READ).unwrap();
    assert_eq!(m.open("/dev/kfd", OpenFlags::READ), Err(Errno::NOMEM));
    let again = m.open("/dev/kfd", OpenFlags::READ).unwrap();
    assert_eq!(m.call_count(), 3);
    m.close(kfd).unwrap();
    m.close(again).unwrap();
    assert_eq!(m.call_count(), 3, "closing is not counted");
    assert_eq!(m.close(again), Err(Errno::BADF));
    let map = Map {
        at: MapAt::Any,
        len: 4096,
        prot: Prot::READ,
        source: MapSource::Anonymous,
    };
    m.fail_nth_call(1, Errno::AGAIN);
    // SAFETY: a new range.
    assert_eq!(unsafe { m.map(&map) }, Err(Errno::AGAIN));
}
