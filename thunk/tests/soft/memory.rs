use core::alloc::Layout;
use std::alloc::{alloc_zeroed, dealloc};

use outcrop_thunk::{Error, MemFlags, PAGE_SIZE};

use super::{SHARED, all_gone, gpus, machine, read, system, write};

#[test]
fn each_kind_of_memory_holds_what_the_host_writes() {
    let (machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let kinds = [
        (gpu, MemFlags::HOST_ACCESS),
        (gpu, MemFlags::HOST_ACCESS | MemFlags::COARSE_GRAIN),
        (system(&thunk), SHARED),
        (system(&thunk), MemFlags::HOST_ACCESS),
    ];
    let memories: Vec<_> = kinds
        .iter()
        .map(|(node, flags)| {
            let memory = thunk.alloc_memory(*node, 5000, *flags).unwrap();
            memory.map_to_gpus(&[gpu]).unwrap();
            memory
        })
        .collect();
    for (index, memory) in memories.iter().enumerate() {
        assert_eq!(memory.size(), 8192, "whole pages");
        let host = memory.host_ptr().unwrap();
        assert_eq!(
            host.addr() as u64,
            memory.address(),
            "one address for the host and the GPU"
        );
        assert_eq!(memory.mapped_gpus(), [gpu]);
        assert_eq!(read(host, 8188), 0, "new memory is zero");
        write(host, 8188, 7 + index as u32);
    }
    for (index, memory) in memories.iter().enumerate() {
        assert_eq!(read(memory.host_ptr().unwrap(), 8188), 7 + index as u32);
    }
    assert_eq!(machine.usage().bos, 4);
    for memory in memories {
        memory.free().unwrap();
    }
    drop(thunk);
    all_gone(&machine);
}

#[test]
fn vram_counts_against_what_is_available() {
    let (_machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let before = thunk.available_memory(gpu).unwrap();
    let memory = thunk.alloc_memory(gpu, 64 << 20, MemFlags::empty()).unwrap();
    assert_eq!(memory.host_ptr(), None);
    assert_eq!(before - thunk.available_memory(gpu).unwrap(), 64 << 20);
    drop(memory);
    assert_eq!(thunk.available_memory(gpu).unwrap(), before);
    let too_much = thunk.alloc_memory(gpu, 1 << 45, MemFlags::empty()).unwrap_err();
    assert_eq!(too_much.errno().map(|errno| errno.name()), Some("ENOMEM"));
}

#[test]
fn addresses_are_where_they_are_asked_for() {
    let (_machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let aligned = thunk
        .alloc_memory_align(gpu, 4096, 1 << 30, None, MemFlags::empty())
        .unwrap();
    assert!(aligned.address().is_multiple_of(1 << 30));
    let large = thunk.alloc_memory(gpu, 4 << 20, MemFlags::empty()).unwrap();
    assert!(large.address().is_multiple_of(2 << 20), "for large pages");
    let place = large.address();
    let taken = thunk.alloc_memory_align(gpu, 4096, 0, Some(place), MemFlags::FIXED_ADDRESS);
    assert_eq!(
        taken.unwrap_err(),
        Error::AddressTaken {
            address: place,
            size: 4096
        }
    );
    let elsewhere = thunk
        .alloc_memory_align(gpu, 4096, 0, Some(place), MemFlags::empty())
        .unwrap();
    assert_ne!(elsewhere.address(), place);
    large.free().unwrap();
    let there = thunk
        .alloc_memory_align(gpu, 4096, 0, Some(place), MemFlags::FIXED_ADDRESS)
        .unwrap();
    assert_eq!(there.address(), place);
}

#[test]
fn wrong_arguments() {
    let (machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let alloc = |size, align, address, flags| {
        thunk
            .alloc_memory_align(gpu, size, align, address, flags)
            .unwrap_err()
    };
    let invalid = |argument, value| Error::InvalidArgument { argument, value };
    assert_eq!(alloc(0, 0, None, MemFlags::empty()), invalid("size", 0));
    assert_eq!(
        alloc(u64::MAX, 0, None, MemFlags::empty()),
        invalid("size", u64::MAX)
    );
    assert_eq!(alloc(4096, 3, None, MemFlags::empty()), invalid("align", 3));
    assert_eq!(
        alloc(4096, 0, Some(5), MemFlags::FIXED_ADDRESS),
        invalid("address", 5)
    );
    assert_eq!(
        alloc(4096, 0, None, MemFlags::FIXED_ADDRESS),
        invalid("address", 0)
    );
    assert_eq!(
        alloc(4096, 0, None, MemFlags::GDS_MEMORY),
        invalid("flags", 1 << 8)
    );
    assert_eq!(
        alloc(4096, 0, None, MemFlags::from_bits_retain(1 << 31)),
        invalid("flags", 1 << 31)
    );
    let beyond = alloc(1 << 60, 0, None, MemFlags::empty());
    assert!(
        matches!(beyond, Error::Kfd(_) | Error::NoAddress { .. }),
        "{beyond:?}"
    );
    let memory = thunk.alloc_memory(gpu, 4096, MemFlags::empty()).unwrap();
    let cpu = system(&thunk);
    assert_eq!(memory.map_to_gpus(&[gpu, cpu]), Err(Error::NotAGpu { node: cpu }));
    assert!(memory.mapped_gpus().is_empty());
    drop((memory, thunk));
    all_gone(&machine);
}

#[test]
fn mapping_sets_exactly_the_gpus_that_are_named() {
    let (machine, thunk) = machine(3, 0);
    let gpus = gpus(&thunk);
    let memory = thunk.alloc_memory(gpus[0], 4096, MemFlags::empty()).unwrap();
    for set in [
        &gpus[..2],
        &gpus[1..],
        &gpus[1..2],
        &gpus[..],
        &[gpus[2], gpus[0], gpus[2]][..],
        &[],
    ] {
        memory.map_to_gpus(set).unwrap();
        let mut wanted = set.to_vec();
        wanted.sort();
        wanted.dedup();
        assert_eq!(memory.mapped_gpus(), wanted);
        assert_eq!(machine.usage().gpu_mappings, wanted.len() as u64);
    }
}

struct Heap {
    base: *mut u8,
    layout: Layout,
}

impl Heap {
    fn new(pages: usize) -> Heap {
        let layout = Layout::from_size_align(pages * PAGE_SIZE as usize, PAGE_SIZE as usize).unwrap();
        // SAFETY: the layout has a size.
        let base = unsafe { alloc_zeroed(layout) };
        Heap { base, layout }
    }
}

impl Drop for Heap {
    fn drop(&mut self) {
        // SAFETY: it came from the same layout and is freed once.
        unsafe { dealloc(self.base, self.layout) }
    }
}

#[test]
fn host_memory_is_seen_at_its_own_address_the_first_time() {
    let (machine, thunk) = machine(1, 0);
    let heap = Heap::new(4);
    let odd = heap.base.wrapping_add(100);
    // SAFETY: the heap outlives the registrations and is touched through raw pointers only.
    let register = |address, size| unsafe { thunk.register_memory(address, size, MemFlags::COARSE_GRAIN) };
    let first = register(odd, 5000).unwrap();
    assert_eq!((first.address(), first.size()), (odd.addr() as u64, 5000));
    assert_eq!(first.host_ptr(), Some(odd));
    // Shares a page with the first one.
    let second = register(heap.base.wrapping_add(4096), 8).unwrap();
    assert_ne!(second.address(), heap.base.addr() as u64 + 4096);
    assert!(second.address().is_multiple_of(PAGE_SIZE));
    let third = register(heap.base.wrapping_add(8192 + 12), 8).unwrap();
    assert_eq!(third.address(), heap.base.addr() as u64 + 8192 + 12);
    for memory in [&first, &second, &third] {
        memory.map_to_gpus(&super::gpus(&thunk)).unwrap();
    }
    drop(first);
    let again = register(odd, 5).unwrap();
    assert_eq!(again.address(), odd.addr() as u64, "free again");
    drop((second, third, again));
    let size = Error::InvalidArgument {
        argument: "size",
        value: 0,
    };
    assert_eq!(register(odd, 0).unwrap_err(), size);
    assert!(register(odd, usize::MAX).is_err());
    drop(thunk);
    all_gone(&machine);
}
