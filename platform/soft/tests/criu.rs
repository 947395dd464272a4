//! Checkpoint and restore of a process.
#![expect(unsafe_code, reason = "raw mappings")]
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::std_instead_of_core,
    reason = "helpers of tests"
)]

mod client;

use std::sync::Arc;

use client::{GTT, PAGE, RW, VRAM, ioctl};
use outcrop_abi::{ioctl as number, kfd};
use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform, StdHost};
use outcrop_soft::{Builder, Client, Machine};

const BOTH: OpenFlags = OpenFlags::READ.union(OpenFlags::WRITE);

struct Process {
    client: Client,
    kfd: Fd,
    render: Fd,
    gpu_id: u32,
}

impl Process {
    fn new(m: &Arc<Machine>, pid: u32) -> Self {
        let client = m.client(pid);
        let kfd = client.open("/dev/kfd", BOTH).unwrap();
        let render = client.open("/dev/dri/renderD128", BOTH).unwrap();
        let mut text = [0; 16];
        let n = m
            .read_file("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", &mut text)
            .unwrap();
        let gpu_id = std::str::from_utf8(&text[..n]).unwrap().trim().parse().unwrap();
        Self {
            client,
            kfd,
            render,
            gpu_id,
        }
    }

    fn call<T>(&self, request: u32, args: &mut T) -> Result<(), Errno> {
        ioctl(&self.client, self.kfd, request, args)
    }

    fn criu(&self, op: u32, args: &mut kfd::CriuArgs) -> Result<(), Errno> {
        args.op = op;
        self.call(kfd::AMDKFD_IOC_CRIU_OP, args)
    }

    fn acquire(&self) -> Result<(), Errno> {
        let mut args = kfd::AcquireVmArgs {
            drm_fd: self.render.0 as u32,
            gpu_id: self.gpu_id,
        };
        self.call(kfd::AMDKFD_IOC_ACQUIRE_VM, &mut args)
    }

    fn alloc(&self, va_addr: u64, flags: u32) -> u64 {
        let mut args = kfd::AllocMemoryOfGpuArgs {
            va_addr,
            size: PAGE,
            gpu_id: self.gpu_id,
            flags,
            ..Default::default()
        };
        self.call(kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, &mut args).unwrap();
        args.handle
    }

    fn map(&self, handle: u64) -> Result<(), Errno> {
        let ids = [self.gpu_id];
        let mut args = kfd::MapMemoryToGpuArgs {
            handle,
            device_ids_array_ptr: ids.as_ptr() as u64,
            n_devices: 1,
            n_success: 0,
        };
        self.call(kfd::AMDKFD_IOC_MAP_MEMORY_TO_GPU, &mut args)
    }

    fn unmap(&self, handle: u64) -> Result<(), Errno> {
        let ids = [self.gpu_id];
        let mut args = kfd::UnmapMemoryFromGpuArgs {
            handle,
            device_ids_array_ptr: ids.as_ptr() as u64,
            n_devices: 1,
            n_success: 0,
        };
        self.call(kfd::AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU, &mut args)
    }

    fn free(&self, handle: u64) -> Result<(), Errno> {
        self.call(
            kfd::AMDKFD_IOC_FREE_MEMORY_OF_GPU,
            &mut kfd::FreeMemoryOfGpuArgs { handle },
        )
    }

    /// Sets or gets the preferred location of a page.
    fn preferred(&self, op: u32, at: u64, value: u32) -> Result<u32, Errno> {
        let mut words = [
            at as u32,
            (at >> 32) as u32,
            PAGE as u32,
            0,
            op,
            1,
            kfd::KFD_IOCTL_SVM_ATTR_PREFERRED_LOC,
            value,
        ];
        let request = number::with_size(kfd::AMDKFD_IOC_SVM, 32).unwrap();
        // SAFETY: the words are as long as the request says.
        unsafe { self.client.ioctl(self.kfd, request, words.as_mut_ptr().cast()) }?;
        Ok(words[7])
    }
}

fn machine(privileged: bool) -> Arc<Machine> {
    Builder::new(Arc::new(StdHost::new()))
        .privileged(privileged)
        .threads(0)
        .build()
        .unwrap()
}

#[test]
fn requests_are_checked_in_the_drivers_order() {
    let args = &mut kfd::CriuArgs::default();
    let m = machine(false);
    let p = Process::new(&m, 1);
    for op in 0..6 {
        assert_eq!(p.criu(op, args), Err(Errno::ACCES), "{op}");
    }
    drop(p);
    let m = machine(true);
    let p = Process::new(&m, 1);
    let (info, checkpoint, unpause, restore, resume) = (0, 1, 2, 3, 4);
    assert_eq!(p.criu(5, args), Err(Errno::INVAL));
    assert_eq!(p.criu(unpause, args), Err(Errno::INVAL), "it is not paused");
    args.pid = 9;
    assert_eq!(p.criu(resume, args), Err(Errno::SRCH));
    assert_eq!(p.criu(restore, args), Err(Errno::INVAL), "nothing is given");
    assert_eq!(p.criu(checkpoint, args), Err(Errno::INVAL), "nothing is given");
    let mut room = vec![0_u64; 64];
    let at = room.as_mut_ptr() as u64;
    (args.devices, args.bos, args.priv_data) = (at, at, at);
    assert_eq!(p.criu(checkpoint, args), Err(Errno::INVAL), "it is not paused");
    assert_eq!(p.criu(info, args), Ok(()));
    assert_eq!(p.criu(info, args), Ok(()), "once more");
    assert_eq!(
        (args.pid, args.num_devices, args.num_bos, args.num_objects),
        (1, 1, 0, 0)
    );
    for wrong in [
        kfd::CriuArgs {
            num_devices: 2,
            ..*args
        },
        kfd::CriuArgs { num_bos: 1, ..*args },
        kfd::CriuArgs {
            num_objects: 1,
            ..*args
        },
        kfd::CriuArgs {
            priv_data_size: 8,
            ..*args
        },
    ] {
        assert_eq!(p.criu(checkpoint, &mut { wrong }), Err(Errno::INVAL), "{wrong:?}");
    }
    let nowhere = &mut kfd::CriuArgs {
        priv_data: 8,
        ..*args
    };
    assert_eq!(p.criu(checkpoint, nowhere), Err(Errno::FAULT));
    assert_eq!(p.criu(checkpoint, args), Ok(()));
    assert_eq!(p.criu(unpause, args), Ok(()));
    assert_eq!(p.criu(unpause, args), Err(Errno::INVAL));
    // An image of another version, and one that is cut.
    let size = args.priv_data_size;
    room[0] += 1;
    assert_eq!(p.criu(restore, args), Err(Errno::INVAL));
    room[0] -= 1;
    args.priv_data_size = size - 8;
    assert_eq!(p.criu(restore, args), Err(Errno::INVAL));
    drop(p);
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn a_process_is_made_again() {
    let m = machine(true);
    let old = Process::new(&m, 5);
    old.acquire().unwrap();
    let page = Map {
        at: MapAt::Any,
        len: 2 * PAGE as usize,
        prot: RW,
        source: MapSource::Anonymous,
    };
    // SAFETY: a new range.
    let pages = unsafe { old.client.map(&page) }.unwrap() as u64;
    let gone = old.alloc(0x1_0000_0000, GTT);
    let (vram, gtt) = (old.alloc(0x2_0000_0000, VRAM), old.alloc(0x3_0000_0000, GTT));
    let mut user = kfd::AllocMemoryOfGpuArgs {
        va_addr: pages + PAGE,
        size: PAGE,
        mmap_offset: pages + PAGE,
        gpu_id: old.gpu_id,
        flags: kfd::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR | kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE,
        ..Default::default()
    };
    old.call(kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, &mut user).unwrap();
    old.free(gone).unwrap();
    old.map(vram).unwrap();
    let mut events: Vec<u32> = (0..3)
        .map(|_| {
            let mut args = kfd::CreateEventArgs::default();
            old.call(kfd::AMDKFD_IOC_CREATE_EVENT, &mut args).unwrap();
            args.event_id
        })
        .collect();
    let mut destroy = kfd::DestroyEventArgs {
        event_id: events.remove(0),
        pad: 0,
    };
    old.call(kfd::AMDKFD_IOC_DESTROY_EVENT, &mut destroy).unwrap();
    let set = |p: &Process, event_id| {
        p.call(
            kfd::AMDKFD_IOC_SET_EVENT,
            &mut kfd::SetEventArgs { event_id, pad: 0 },
        )
    };
    set(&old, events[1]).unwrap();
    old.preferred(kfd::KFD_IOCTL_SVM_OP_SET_ATTR, pages, 0).unwrap();

    let args = &mut kfd::CriuArgs::default();
    old.criu(kfd::KFD_CRIU_OP_PROCESS_INFO, args).unwrap();
    assert_eq!(
        (args.pid, args.num_devices, args.num_bos, args.num_objects),
        (5, 1, 3, 3)
    );
    let mut devices = vec![kfd::CriuDeviceBucket::default(); 1];
    let mut bos = [kfd::CriuBoBucket::default(); 3];
    let mut image = vec![0_u64; args.priv_data_size as usize / 8];
    args.devices = devices.as_mut_ptr() as u64;
    args.bos = bos.as_mut_ptr() as u64;
    args.priv_data = image.as_mut_ptr() as u64;
    old.criu(kfd::KFD_CRIU_OP_CHECKPOINT, args).unwrap();
    assert_eq!(
        (devices[0].user_gpu_id, devices[0].actual_gpu_id),
        (old.gpu_id, old.gpu_id)
    );
    let places: Vec<_> = bos.iter().map(|bo| bo.addr).collect();
    assert_eq!(places, [0x2_0000_0000, 0x3_0000_0000, pages + PAGE]);
    // The tool reads what the BOs hold through their files.
    let show = |p: &Process, fd, offset| {
        let map = Map {
            at: MapAt::Any,
            len: PAGE as usize,
            prot: RW,
            source: MapSource::File(fd, offset),
        };
        // SAFETY: a new range.
        unsafe { p.client.map(&map) }.unwrap().cast::<u64>()
    };
    for bo in &bos[..2] {
        let seen = show(&old, Fd(bo.dmabuf_fd as i32), 0);
        // SAFETY: the test's mapping.
        unsafe { seen.write(bo.addr) };
        // SAFETY: as above.
        unsafe { old.client.unmap(seen.cast(), PAGE as usize) }.unwrap();
        old.client.close(Fd(bo.dmabuf_fd as i32)).unwrap();
    }
    assert_eq!(bos[2].dmabuf_fd, u32::MAX);
    drop(old);

    let new = Process::new(&m, 6);
    devices[0].drm_fd = new.render.0 as u32;
    new.criu(kfd::KFD_CRIU_OP_RESTORE, args).unwrap();
    args.pid = 6;
    new.criu(kfd::KFD_CRIU_OP_RESUME, args).unwrap();
    // Handles, mappings, events and ranges are as they were; what the BOs hold is the tool's to bring back.
    for (bo, flags) in bos.iter().zip([VRAM, GTT]) {
        assert_eq!(bo.alloc_flags, flags);
        let (through_file, through_node) = (
            show(&new, Fd(bo.dmabuf_fd as i32), 0),
            show(&new, new.render, bo.restored_offset),
        );
        // SAFETY: the test's mappings.
        unsafe {
            assert_eq!(through_node.read(), 0);
            through_file.write(bo.addr);
            assert_eq!(through_node.read(), bo.addr);
        }
        for seen in [through_file, through_node] {
            // SAFETY: as above.
            unsafe { new.client.unmap(seen.cast(), PAGE as usize) }.unwrap();
        }
        new.client.close(Fd(bo.dmabuf_fd as i32)).unwrap();
    }
    assert_eq!(new.free(vram), Err(Errno::BUSY), "it is mapped");
    new.unmap(vram).unwrap();
    for handle in [vram, gtt, user.handle] {
        new.free(handle).unwrap();
    }
    assert_eq!(set(&new, destroy.event_id), Err(Errno::INVAL));
    assert_eq!(set(&new, events[0]), Ok(()));
    assert_eq!(new.preferred(kfd::KFD_IOCTL_SVM_OP_GET_ATTR, pages, 9), Ok(0));
    // SAFETY: the test's pages.
    unsafe { new.client.unmap(pages as *mut u8, 2 * PAGE as usize) }.unwrap();
    drop(new);
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}

#[test]
fn queues_are_paused_but_not_written_down() {
    let m = machine(true);
    let c = client::Client::new(&m);
    let q = c.create_queue(kfd::KFD_IOC_QUEUE_TYPE_SDMA, 4096);
    let mut ring = client::Ring {
        c: &c,
        queue: &q,
        at: 0,
    };
    let words = c.alloc(PAGE, GTT);
    let args = &mut kfd::CriuArgs::default();
    let criu = |op, args: &mut kfd::CriuArgs| {
        args.op = op;
        c.kfd(kfd::AMDKFD_IOC_CRIU_OP, args)
    };
    criu(kfd::KFD_CRIU_OP_PROCESS_INFO, args).unwrap();
    assert_eq!((args.num_bos, args.num_objects), (3, 1));
    let [low, high] = client::halves(words.va);
    ring.put(&[5, low, high, 77]);
    ring.go();
    (0..100).for_each(|_| m.relax());
    assert_eq!(words.get32(0), 0, "a paused queue has run");
    let mut room = vec![0_u64; 256];
    let at = room.as_mut_ptr() as u64;
    (args.devices, args.bos, args.priv_data) = (at, at, at);
    assert_eq!(criu(kfd::KFD_CRIU_OP_CHECKPOINT, args), Err(Errno::OPNOTSUPP));
    criu(kfd::KFD_CRIU_OP_UNPAUSE, args).unwrap();
    c.until("the fence", || words.get32(0) == 77);
    c.destroy_queue(q);
    c.free(&words);
    c.close();
    assert!(m.usage().is_empty(), "{:?}", m.usage());
}
