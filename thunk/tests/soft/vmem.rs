use outcrop_thunk::{Error, MemFlags, Prot, VaAccess, WaitResult};

use super::queues::{Sdma, shared};
use super::{all_gone, gpus, machine, read, system, write};

const SIZE: u64 = 1 << 20;
const BOTH: VaAccess = VaAccess::READ.union(VaAccess::WRITE);

#[test]
fn one_memory_at_two_addresses() {
    let (machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let reservation = thunk.reserve_address(4 * SIZE, 0, None).unwrap();
    let physical = thunk.alloc_physical(gpu, SIZE, MemFlags::HOST_ACCESS).unwrap();
    assert_eq!((physical.node(), physical.size()), (gpu, SIZE));
    let file = physical.export_dmabuf().unwrap();
    let info = thunk.dmabuf_info(file.fd()).unwrap();
    assert_eq!((info.size, info.node, info.vram), (SIZE, Some(gpu), true));
    let imported = thunk.import_dmabuf(file.fd(), gpu).unwrap();
    drop(file);
    let low = reservation.address();
    let high = low + 2 * SIZE;
    let first = imported.va_map(low, SIZE, 0, BOTH).unwrap();
    let second = imported.va_map(high, SIZE, 0, BOTH).unwrap();
    assert_eq!((first.address(), first.size(), first.access()), (low, SIZE, BOTH));
    // SAFETY: the reservation is live and empty for the host.
    let view = unsafe { imported.cpu_map(low, SIZE, 0, Prot::READ | Prot::WRITE) }.unwrap();
    let host = view.address() as *mut u8;
    write(host, 0, 123);
    let source = shared(&thunk, gpu, 8192);
    let mut sdma = Sdma::new(&thunk, gpu);
    assert_eq!(sdma.copy(high, source.address(), 4), Ok(WaitResult::Signaled));
    assert_eq!(
        read(source.host_ptr().unwrap(), 0),
        123,
        "the other address shows the same bytes"
    );
    write(source.host_ptr().unwrap(), 4096, 55);
    assert_eq!(
        sdma.copy(source.address() + 4096, high + 8, 4),
        Ok(WaitResult::Signaled)
    );
    assert_eq!(read(host, 8), 55);
    physical.free().unwrap();
    assert_eq!(read(host, 8), 55, "the pages live while something maps them");
    second.unmap().unwrap();
    view.unmap().unwrap();
    drop((first, imported, source, sdma));
    reservation.free().unwrap();
    drop(thunk);
    all_gone(&machine);
}

#[test]
fn importing_twice_shares_a_handle_that_lives_as_long_as_one_of_them() {
    let (machine, thunk) = machine(2, 0);
    let gpus = gpus(&thunk);
    let physical = thunk.alloc_physical(gpus[0], SIZE, MemFlags::empty()).unwrap();
    let file = physical.export_dmabuf().unwrap();
    let one = thunk.import_dmabuf(file.fd(), gpus[0]).unwrap();
    let two = thunk.import_dmabuf(file.fd(), gpus[0]).unwrap();
    let peer = thunk.import_dmabuf(file.fd(), gpus[1]).unwrap();
    assert_eq!(machine.usage().handles, 2);
    let reservation = thunk.reserve_address(SIZE, 0, None).unwrap();
    drop(one);
    let mapping = two.va_map(reservation.address(), SIZE, 0, BOTH).unwrap();
    let peer_mapping = peer
        .va_map(reservation.address(), SIZE, 0, VaAccess::READ)
        .unwrap();
    drop((two, peer));
    assert_eq!(machine.usage().handles, 2, "mappings hold them");
    drop((mapping, peer_mapping));
    assert_eq!(machine.usage().handles, 0);
    drop((physical, file, reservation, thunk));
    all_gone(&machine);
}

#[test]
fn system_memory_has_no_address_either() {
    let (machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let physical = thunk
        .alloc_physical(system(&thunk), SIZE, MemFlags::HOST_ACCESS)
        .unwrap();
    let file = physical.export_dmabuf().unwrap();
    assert!(!thunk.dmabuf_info(file.fd()).unwrap().vram);
    let imported = thunk.import_dmabuf(file.fd(), gpu).unwrap();
    let reservation = thunk.reserve_address(SIZE, 0, None).unwrap();
    let _mapping = imported.va_map(reservation.address(), SIZE, 0, BOTH).unwrap();
    drop((physical, file));
    drop((_mapping, imported, reservation, thunk));
    all_gone(&machine);
}

#[test]
fn reservations() {
    let (_machine, thunk) = machine(1, 0);
    let invalid = |argument, value| Error::InvalidArgument { argument, value };
    assert_eq!(thunk.reserve_address(0, 0, None).unwrap_err(), invalid("size", 0));
    assert_eq!(
        thunk.reserve_address(100, 0, None).unwrap_err(),
        invalid("size", 100)
    );
    assert_eq!(
        thunk.reserve_address(4096, 12, None).unwrap_err(),
        invalid("align", 12)
    );
    let first = thunk.reserve_address(SIZE, 1 << 24, None).unwrap();
    assert!(first.address().is_multiple_of(1 << 24));
    let second = thunk.reserve_address(SIZE, 0, Some(first.address())).unwrap();
    assert_ne!(second.address(), first.address());
    let place = first.address();
    first.free().unwrap();
    let third = thunk.reserve_address(SIZE, 0, Some(place)).unwrap();
    assert_eq!(third.address(), place);
}

#[test]
fn wrong_mappings() {
    let (machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let physical = thunk.alloc_physical(gpu, SIZE, MemFlags::empty()).unwrap();
    let imported = thunk
        .import_dmabuf(physical.export_dmabuf().unwrap().fd(), gpu)
        .unwrap();
    let reservation = thunk.reserve_address(2 * SIZE, 0, None).unwrap();
    let at = reservation.address();
    let invalid = |argument, value| Error::InvalidArgument { argument, value };
    let map = |address, size, offset, access| imported.va_map(address, size, offset, access);
    assert_eq!(
        map(at + 1, SIZE, 0, BOTH).map(drop),
        Err(invalid("address", at + 1))
    );
    assert_eq!(map(at, 0, 0, BOTH).map(drop), Err(invalid("size", 0)));
    assert_eq!(map(at, 4096, 12, BOTH).map(drop), Err(invalid("offset", 12)));
    assert_eq!(
        map(at, 4096, 0, VaAccess::empty()).map(drop),
        Err(invalid("access", 0))
    );
    let errno_of = |result: Result<(), Error>| result.unwrap_err().errno().unwrap().name();
    let errno = |result: Result<_, Error>| errno_of(result.map(drop));
    assert_eq!(errno(map(at, 2 * SIZE, 0, BOTH)), "EINVAL", "past the end");
    let _mapping = map(at, SIZE, 0, BOTH).unwrap();
    assert_eq!(errno(map(at + 4096, 4096, 0, BOTH)), "EINVAL", "taken");
    assert_eq!(machine.usage().gpu_mappings, 1);
    let closed = physical.export_dmabuf().unwrap().fd();
    for missing in [closed, outcrop_thunk::Fd(-1)] {
        assert_eq!(errno_of(thunk.import_dmabuf(missing, gpu).map(drop)), "EBADF");
    }
    let cpu = system(&thunk);
    assert_eq!(
        thunk.import_dmabuf(outcrop_thunk::Fd(0), cpu).map(drop),
        Err(Error::NotAGpu { node: cpu })
    );
}
