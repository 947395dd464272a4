//! Every platform call fails in turn; whatever was begun is undone.

use std::sync::Arc;

use outcrop_platform::{Errno, StdHost};
use outcrop_soft::{Builder, Machine};
use outcrop_thunk::{
    Error, EventKind, MemFlags, Prot, QueuePointers, QueueRequest, QueueType, Thunk, VaAccess,
};

use super::queues::request;
use super::{SHARED, all_gone, gpus, system};

/// Opens the thunk, makes one of each kind of object, and drops all.
fn everything(machine: &Arc<Machine>) -> Result<(), Error> {
    let thunk = Thunk::open(machine.clone())?;
    let gpu = gpus(&thunk);
    let cpu = system(&thunk);
    let [first, _] = gpu[..] else {
        return Err(Error::NoGpu);
    };
    let shared = |size| {
        let memory = thunk.alloc_memory(cpu, size, SHARED)?;
        memory.map_to_gpus(&gpu)?;
        Ok::<_, Error>(memory)
    };
    let vram = thunk.alloc_memory(first, 1 << 20, MemFlags::HOST_ACCESS)?;
    vram.map_to_gpus(&gpu)?;
    vram.map_to_gpus(&gpu[..1])?;
    let paged = thunk.alloc_memory(cpu, 1 << 20, MemFlags::HOST_ACCESS)?;
    paged.map_to_gpus(&gpu)?;
    let mut bytes = vec![0_u8; 10_000];
    // SAFETY: the bytes outlive the registration and are not touched meanwhile.
    let registered = unsafe { thunk.register_memory(bytes.as_mut_ptr(), bytes.len(), MemFlags::empty()) }?;
    registered.map_to_gpus(&gpu)?;
    let event = thunk.create_event(EventKind::Signal, None, false, true)?;
    event.wait(0)?;
    let (ring, page) = (shared(65536)?, shared(4096)?);
    let pointers = QueuePointers {
        read: page.address(),
        write: page.address() + 8,
    };
    let compute = thunk.create_queue(&QueueRequest {
        pointers: Some(pointers),
        event: Some(&event),
        ..request(first, QueueType::ComputeAql, &ring)
    })?;
    let ring = shared(65536)?;
    let sdma = thunk.create_queue(&request(first, QueueType::Sdma, &ring))?;
    let reservation = thunk.reserve_address(4 << 20, 1 << 24, None)?;
    let physical = thunk.alloc_physical(first, 1 << 20, MemFlags::HOST_ACCESS)?;
    let file = physical.export_dmabuf()?;
    let imported = thunk.import_dmabuf(file.fd(), first)?;
    let access = VaAccess::READ | VaAccess::WRITE;
    let mapping = imported.va_map(reservation.address(), 1 << 20, 0, access)?;
    // SAFETY: the reservation is live and empty for the host.
    let view = unsafe { imported.cpu_map(reservation.address(), 1 << 20, 0, Prot::READ) }?;
    sdma.destroy()?;
    compute.destroy()?;
    view.unmap()?;
    mapping.unmap()?;
    drop((imported, file));
    physical.free()?;
    reservation.free()?;
    vram.free()
}

#[test]
fn every_failure_is_undone() {
    let machine = Builder::new(Arc::new(StdHost::new()))
        .gpus(2)
        .threads(0)
        .build()
        .unwrap();
    machine.fail_nth_call(0, Errno::IO);
    everything(&machine).unwrap();
    all_gone(&machine);
    let calls = machine.call_count();
    assert!(calls > 100, "{calls} calls");
    for n in 1..=calls {
        let errno = if n % 2 == 0 { Errno::NOMEM } else { Errno::IO };
        machine.fail_nth_call(n, errno);
        let error = everything(&machine).expect_err(&format!("call {n} of {calls} failed unseen"));
        assert_eq!(error.errno(), Some(errno), "call {n}: {error}");
        all_gone(&machine);
    }
    machine.fail_nth_call(0, Errno::IO);
    everything(&machine).unwrap();
    all_gone(&machine);
}

#[test]
fn interrupted_calls_are_made_again() {
    let machine = Builder::new(Arc::new(StdHost::new()))
        .gpus(2)
        .threads(0)
        .build()
        .unwrap();
    machine.fail_nth_call(0, Errno::IO);
    everything(&machine).unwrap();
    let calls = machine.call_count();
    for n in 1..=calls {
        machine.fail_nth_call(n, Errno::INTR);
        // Opening, mapping and reading files are not ioctls: they report it.
        if let Err(error) = everything(&machine) {
            assert_eq!(error.errno(), Some(Errno::INTR));
            assert!(!error.to_string().contains("_IOC"), "{error}");
        }
        all_gone(&machine);
    }
}
