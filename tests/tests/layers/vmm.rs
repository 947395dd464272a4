//! Virtual memory in four steps: rules and their errors, aliases, growth, rights.
#![expect(unsafe_code, reason = "copies to and from raw addresses")]

use outcrop_hip::vmm::{Access, AllocationProp, Granularity, Location, Physical, Reservation};
use outcrop_hip::{Code, Error, LaunchConfig};
use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("vmm::grow_in_place", grow_in_place);
    trials.add("vmm::aliases_see_the_same_bytes", aliases);
    trials.add("vmm::released_before_unmap", released_before_unmap);
    trials.add("vmm::chunks_apart", chunks_apart);
    trials.add("vmm::rights_are_kept_by_the_gpu", rights);
    trials.add("vmm::no_access_before_it_is_set", no_access_before_it_is_set);
    trials.add("vmm::host_access", host_access);
    trials.add("vmm::export_and_import", export_and_import);
    trials.add("vmm::reserve_rules", reserve_rules);
    trials.add("vmm::create_rules", create_rules);
    trials.add("vmm::map_and_unmap_rules", map_and_unmap_rules);
    trials.add("vmm::access_rules", access_rules);
    trials.add("vmm::handle_rules", handle_rules);
    trials.add("vmm::random_maps_keep_their_contents", random_maps);
}

const CHUNK: u64 = 2 << 20;

#[track_caller]
fn code<T>(result: Result<T, Error>) -> Code {
    match result {
        Ok(_) => Code::SUCCESS,
        Err(error) => error.code(),
    }
}

#[track_caller]
fn device_prop(gpu: &Gpu) -> AllocationProp {
    AllocationProp::device(gpu.device.ordinal())
}

fn read(gpu: &Gpu, address: u64, n: usize) -> Vec<u8> {
    let mut bytes = vec![0; n];
    gpu.stream.copy_to_host(&mut bytes, address).expect("read");
    bytes
}

fn free(gpu: &Gpu) -> u64 {
    gpu.device.memory_info().expect("memory info").free
}

fn grow_in_place(gpu: &Gpu) {
    let before = free(gpu);
    {
        let range = Reservation::new(&gpu.runtime, 8 * CHUNK, 0).expect("reserve");
        assert_eq!(free(gpu), before, "a reservation takes no memory");
        let (mut pieces, mut want) = (Vec::new(), Vec::new());
        for step in 0..4u64 {
            let physical = Physical::new(&gpu.device, CHUNK).expect("create");
            let mapping = range.map(step * CHUNK, &physical).expect("map");
            mapping
                .set_access(&gpu.device, Access::ReadWrite)
                .expect("set access");
            let chunk = Random::new(step).many(CHUNK as usize, |r| r.u32() as u8);
            gpu.stream
                .copy_from_host(range.address() + step * CHUNK, &chunk)
                .expect("write");
            want.extend(chunk);
            assert!(free(gpu) + (step + 1) * CHUNK <= before, "the memory is counted");
            assert!(
                read(gpu, range.address(), want.len()) == want,
                "contents after step {step}"
            );
            pieces.push((physical, mapping));
        }
    }
    assert_eq!(free(gpu), before, "all is given back");
}

fn aliases(gpu: &Gpu) {
    let range = Reservation::new(&gpu.runtime, 4 * CHUNK, 0).expect("reserve");
    let physical = Physical::new(&gpu.device, CHUNK).expect("create");
    let first = range.map(0, &physical).expect("map");
    let second = range.map(2 * CHUNK, &physical).expect("map again");
    for mapping in [&first, &second] {
        mapping
            .set_access(&gpu.device, Access::ReadWrite)
            .expect("set access");
    }
    let n = (CHUNK / 4) as usize;
    gpu.load("memory")
        .launch("iota", 8, 256, 0, args![first.address(), 3u32, n as u64]);
    let want: Vec<u8> = (0..n as u32).flat_map(|k| (k + 3).to_le_bytes()).collect();
    assert!(read(gpu, second.address(), CHUNK as usize) == want, "the alias");
}

fn released_before_unmap(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    let before = free(gpu);
    let address = vmm.address_reserve(CHUNK, 0, 0, 0).expect("reserve");
    let handle = vmm.create(CHUNK, &device_prop(gpu), 0).expect("create");
    vmm.map(address, CHUNK, 0, handle, 0).expect("map");
    vmm.set_access(address, CHUNK, &[(Location::device(0), Access::ReadWrite)])
        .expect("set access");
    vmm.release(handle).expect("release");
    gpu.stream.memset(address, &[7], CHUNK).expect("still usable");
    assert_same("contents", &read(gpu, address, 64), &[7; 64]);
    assert_eq!(
        free(gpu),
        before - CHUNK,
        "the memory stays as long as the mapping"
    );
    assert_eq!(
        code(vmm.address_free(address, CHUNK)),
        Code::UNKNOWN,
        "a range with a mapping is not freed"
    );
    assert_same("and is left alone", &read(gpu, address, 64), &[7; 64]);
    vmm.unmap(address, CHUNK).expect("unmap");
    assert_eq!(free(gpu), before, "and goes with it");
    vmm.address_free(address, CHUNK).expect("free");
}

fn chunks_apart(gpu: &Gpu) {
    let range = Reservation::new(&gpu.runtime, 6 * CHUNK, 0).expect("reserve");
    let chunks: Vec<_> = [0u64, 2, 5]
        .iter()
        .map(|&at| {
            let physical = Physical::new(&gpu.device, CHUNK).expect("create");
            let mapping = range.map(at * CHUNK, &physical).expect("map");
            mapping
                .set_access(&gpu.device, Access::ReadWrite)
                .expect("set access");
            gpu.stream
                .memset(mapping.address(), &[at as u8 + 1], CHUNK)
                .expect("fill");
            (at, mapping, physical)
        })
        .collect();
    for (at, mapping, _) in &chunks {
        assert!(
            read(gpu, mapping.address(), CHUNK as usize)
                .iter()
                .all(|&b| b == *at as u8 + 1),
            "chunk {at}"
        );
    }
    // A copy over a hole is refused.
    let mut bytes = vec![0; 3 * CHUNK as usize];
    assert_eq!(
        code(gpu.stream.copy_to_host(&mut bytes, range.address())),
        Code::INVALID_VALUE
    );
}

fn rights(gpu: &Gpu) {
    let kernels = gpu.load("faults");
    let range = Reservation::new(&gpu.runtime, CHUNK, 0).expect("reserve");
    let physical = Physical::new(&gpu.device, CHUNK).expect("create");
    let mapping = range.map(0, &physical).expect("map");
    let address = mapping.address();
    let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
    let out = gpu.zeros::<u32>(64);

    mapping
        .set_access(&gpu.device, Access::ReadWrite)
        .expect("read and write");
    kernels.launch("write_at", 1, 64, 0, args![address, 11u32, out]);
    assert_same("written", &out.read(), &[2; 64]);

    mapping.set_access(&gpu.device, Access::Read).expect("read only");
    kernels.launch("read_at", 1, 64, 0, args![address, out]);
    assert_same("read", &out.read(), &[11; 64]);
    kernels
        .try_submit("write_at", &config, args![address, 12u32, out])
        .expect("launch");
    match gpu.stream.synchronize() {
        Err(Error::Fault(fault)) => {
            assert_eq!(fault.code(), Code::ILLEGAL_ADDRESS);
            assert_eq!(fault.address.map(|a| a & !0xfff), Some(address), "{fault}");
            assert_eq!(fault.kernel.as_deref(), Some("write_at"), "{fault}");
            assert_eq!(fault.mapped, Some(true), "{fault}");
        }
        other => panic!("a write to read-only memory: {other:?}"),
    }
    assert_same("unchanged", &read(gpu, address, 4), &[11, 0, 0, 0]);

    mapping.set_access(&gpu.device, Access::None).expect("none");
    kernels
        .try_submit("read_at", &config, args![address, out])
        .expect("launch");
    assert!(
        matches!(gpu.stream.synchronize(), Err(Error::Fault(_))),
        "a read with no access"
    );
    mapping
        .set_access(&gpu.device, Access::ReadWrite)
        .expect("read and write again");
    kernels.launch("read_at", 1, 64, 0, args![address, out]);
    assert_same("the contents stayed", &out.read(), &[11; 64]);
}

fn no_access_before_it_is_set(gpu: &Gpu) {
    let kernels = gpu.load("faults");
    let range = Reservation::new(&gpu.runtime, 2 * CHUNK, 0).expect("reserve");
    let physical = Physical::new(&gpu.device, CHUNK).expect("create");
    let mapping = range.map(0, &physical).expect("map");
    let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
    for address in [mapping.address(), range.address() + CHUNK] {
        let out = gpu.zeros::<u32>(64);
        kernels
            .try_submit("read_at", &config, args![address, out])
            .expect("launch");
        match gpu.stream.synchronize() {
            Err(Error::Fault(fault)) => {
                assert_eq!(fault.address.map(|a| a & !0xfff), Some(address), "{fault}")
            }
            other => panic!("{other:?}"),
        }
    }
}

fn host_access(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    let address = vmm.address_reserve(CHUNK, 0, 0, 0).expect("reserve");
    let handle = vmm.create(CHUNK, &device_prop(gpu), 0).expect("create");
    vmm.map(address, CHUNK, 0, handle, 0).expect("map");
    vmm.set_access(
        address,
        CHUNK,
        &[
            (Location::device(0), Access::ReadWrite),
            (Location::host(), Access::ReadWrite),
        ],
    )
    .expect("set access");
    let pointer = core::ptr::with_exposed_provenance_mut::<u32>(address as usize);
    // SAFETY: the host has the right to load and store there, by the call above.
    unsafe { pointer.write_volatile(4711) };
    let out = gpu.zeros::<u32>(1);
    gpu.load("faults").launch("read_at", 1, 1, 0, args![address, out]);
    assert_same("the GPU sees the host's store", &out.read(), &[4711]);
    gpu.load("memory")
        .launch("fill_u32", 1, 64, 0, args![address, 99u32, 64u64]);
    // SAFETY: as above.
    let seen = unsafe { pointer.wrapping_add(63).read_volatile() };
    assert_eq!(seen, 99, "the host sees the GPU's store");
    vmm.unmap(address, CHUNK).expect("unmap");
    vmm.release(handle).expect("release");
    vmm.address_free(address, CHUNK).expect("free");
}

fn export_and_import(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    let prop = AllocationProp {
        requested_handle_types: AllocationProp::POSIX_FILE_DESCRIPTOR,
        ..device_prop(gpu)
    };
    let handle = vmm.create(CHUNK, &prop, 0).expect("create");
    let address = vmm.address_reserve(2 * CHUNK, 0, 0, 0).expect("reserve");
    vmm.map(address, CHUNK, 0, handle, 0).expect("map");
    let file = vmm
        .export(handle, AllocationProp::POSIX_FILE_DESCRIPTOR, 0)
        .expect("export");
    let imported = vmm
        .import(file, AllocationProp::POSIX_FILE_DESCRIPTOR)
        .expect("import");
    gpu.runtime
        .platform()
        .close(file)
        .expect("the importer may close the file");
    vmm.map(address + CHUNK, CHUNK, 0, imported, 0)
        .expect("map the import");
    vmm.set_access(address, 2 * CHUNK, &[(Location::device(0), Access::ReadWrite)])
        .expect("set access");
    gpu.stream.memset(address, &[0x42], CHUNK).expect("fill");
    assert!(
        read(gpu, address + CHUNK, CHUNK as usize)
            .iter()
            .all(|&b| b == 0x42),
        "one memory, two handles"
    );
    vmm.unmap(address, 2 * CHUNK).expect("unmap both pieces");
    vmm.release(imported).expect("release the import");
    vmm.release(handle).expect("release");
    vmm.address_free(address, 2 * CHUNK).expect("free");
    assert_eq!(
        code(vmm.export(handle, AllocationProp::POSIX_FILE_DESCRIPTOR, 0)),
        Code::INVALID_VALUE
    );
}

fn reserve_rules(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    for (size, alignment, flags) in [(0, 0, 0), (CHUNK + 1, 0, 0), (CHUNK, 3, 0), (CHUNK, 0, 1)] {
        assert_eq!(
            code(vmm.address_reserve(size, alignment, 0, flags)),
            Code::INVALID_VALUE,
            "{size} {alignment}"
        );
    }
    let first = vmm.address_reserve(CHUNK, CHUNK, 0, 0).expect("aligned");
    assert_eq!(first % CHUNK, 0);
    // A hint that is taken is no error.
    let second = vmm.address_reserve(CHUNK, 0, first, 0).expect("elsewhere");
    assert_ne!(first, second);
    assert_eq!(code(vmm.address_free(first + 4096, CHUNK)), Code::INVALID_VALUE);
    assert_eq!(code(vmm.address_free(first, 0)), Code::INVALID_VALUE);
    vmm.address_free(first, CHUNK).expect("free");
    assert_eq!(
        code(vmm.address_free(first, CHUNK)),
        Code::INVALID_VALUE,
        "freed twice"
    );
    let again = vmm.address_reserve(CHUNK, 0, first, 0).expect("the hint");
    assert_eq!(again, first, "a free hint is taken");
    for address in [again, second] {
        vmm.address_free(address, CHUNK).expect("free");
    }
}

fn create_rules(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    let good = device_prop(gpu);
    assert_eq!(code(vmm.create(0, &good, 0)), Code::INVALID_VALUE);
    assert_eq!(code(vmm.create(CHUNK, &good, 1)), Code::INVALID_VALUE);
    let typed = AllocationProp { kind: 77, ..good };
    assert_eq!(code(vmm.create(CHUNK, &typed, 0)), Code::INVALID_VALUE);
    let located = AllocationProp {
        location: Location { kind: 99, id: 0 },
        ..good
    };
    assert_eq!(code(vmm.create(CHUNK, &located, 0)), Code::INVALID_VALUE);
    for id in [-1, gpu.runtime.device_count() as i32, 1000] {
        let prop = AllocationProp {
            location: Location {
                kind: Location::DEVICE,
                id,
            },
            ..good
        };
        assert_eq!(
            code(vmm.create(CHUNK, &prop, 0)),
            Code::INVALID_DEVICE,
            "device {id}"
        );
    }
    let shared = AllocationProp {
        requested_handle_types: 0x20,
        ..good
    };
    assert_eq!(code(vmm.create(CHUNK, &shared, 0)), Code::NOT_SUPPORTED);
    assert_eq!(code(vmm.create(1 << 50, &good, 0)), Code::OUT_OF_MEMORY);
    assert_eq!(code(vmm.create(100, &good, 0)), Code::INVALID_VALUE);
    assert_eq!(
        vmm.granularity(&good, Granularity::Minimum).expect("minimum"),
        4096
    );
    assert_eq!(
        vmm.granularity(&good, Granularity::Recommended)
            .expect("recommended"),
        2 << 20
    );
    assert_eq!(
        code(vmm.granularity(&located, Granularity::Minimum)),
        Code::INVALID_VALUE
    );
}

fn map_and_unmap_rules(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    let address = vmm.address_reserve(4 * CHUNK, 0, 0, 0).expect("reserve");
    let handle = vmm.create(2 * CHUNK, &device_prop(gpu), 0).expect("create");
    assert_eq!(code(vmm.map(0, CHUNK, 0, handle, 0)), Code::INVALID_VALUE, "null");
    assert_eq!(
        code(vmm.map(address, 0, 0, handle, 0)),
        Code::INVALID_VALUE,
        "size 0"
    );
    assert_eq!(
        code(vmm.map(address, CHUNK, 4096, handle, 0)),
        Code::INVALID_VALUE,
        "an offset"
    );
    assert_eq!(
        code(vmm.map(address, CHUNK, 0, handle, 1)),
        Code::INVALID_VALUE,
        "flags"
    );
    assert_eq!(
        code(vmm.map(address, 100, 0, handle, 0)),
        Code::INVALID_VALUE,
        "granularity"
    );
    assert_eq!(
        code(vmm.map(address + 3 * CHUNK, 2 * CHUNK, 0, handle, 0)),
        Code::INVALID_VALUE,
        "over the end"
    );
    vmm.map(address, CHUNK, 0, handle, 0)
        .expect("a part of the memory");
    assert_ne!(
        code(vmm.map(address, CHUNK, 0, handle, 0)),
        Code::SUCCESS,
        "over a mapping"
    );
    vmm.map(address + CHUNK, 2 * CHUNK, 0, handle, 0)
        .expect("a second place");

    assert_eq!(
        code(vmm.unmap(address, CHUNK - 4096)),
        Code::INVALID_VALUE,
        "a part"
    );
    assert_eq!(
        code(vmm.unmap(address, 2 * CHUNK)),
        Code::INVALID_VALUE,
        "one and a part"
    );
    assert_eq!(
        code(vmm.unmap(address + 3 * CHUNK, CHUNK)),
        Code::INVALID_VALUE,
        "reserved only"
    );
    assert_eq!(code(vmm.unmap(address, 0)), Code::INVALID_VALUE);
    vmm.unmap(address, 3 * CHUNK).expect("both");
    assert_eq!(code(vmm.unmap(address, 3 * CHUNK)), Code::INVALID_VALUE, "twice");
    vmm.release(handle).expect("release");
    vmm.address_free(address, 4 * CHUNK).expect("free");
}

fn access_rules(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    let address = vmm.address_reserve(2 * CHUNK, 0, 0, 0).expect("reserve");
    let handle = vmm.create(CHUNK, &device_prop(gpu), 0).expect("create");
    vmm.map(address, CHUNK, 0, handle, 0).expect("map");
    let here = Location::device(0);
    let both = [(here, Access::ReadWrite)];
    assert_eq!(code(vmm.set_access(0, CHUNK, &both)), Code::INVALID_VALUE);
    assert_eq!(code(vmm.set_access(address, 0, &both)), Code::INVALID_VALUE);
    assert_eq!(code(vmm.set_access(address, CHUNK, &[])), Code::INVALID_VALUE);
    for size in [CHUNK - 1, CHUNK + 1, 2 * CHUNK] {
        assert_eq!(
            code(vmm.set_access(address, size, &both)),
            Code::INVALID_VALUE,
            "size {size}"
        );
    }
    assert_eq!(
        code(vmm.set_access(address + CHUNK, CHUNK, &both)),
        Code::INVALID_VALUE,
        "reserved only"
    );
    for id in [-1, gpu.runtime.device_count() as i32] {
        let elsewhere = [(
            Location {
                kind: Location::DEVICE,
                id,
            },
            Access::ReadWrite,
        )];
        assert_eq!(
            code(vmm.set_access(address, CHUNK, &elsewhere)),
            Code::INVALID_VALUE,
            "device {id}"
        );
    }
    assert!(Access::from_value(2).is_err());

    assert_eq!(vmm.access(here, address).expect("never set"), Access::None);
    vmm.set_access(address, CHUNK, &[(here, Access::Read)])
        .expect("set");
    assert_eq!(vmm.access(here, address + 100).expect("inside"), Access::Read);
    vmm.set_access(address, CHUNK, &both).expect("set again");
    assert_eq!(vmm.access(here, address).expect("get"), Access::ReadWrite);
    assert_eq!(
        code(vmm.access(here, address + CHUNK)),
        Code::INVALID_VALUE,
        "behind the piece"
    );
    vmm.unmap(address, CHUNK).expect("unmap");
    assert_eq!(code(vmm.access(here, address)), Code::INVALID_VALUE, "unmapped");
    vmm.release(handle).expect("release");
    vmm.address_free(address, 2 * CHUNK).expect("free");
}

fn handle_rules(gpu: &Gpu) {
    let vmm = gpu.runtime.vmm();
    let prop = device_prop(gpu);
    let address = vmm.address_reserve(CHUNK, 0, 0, 0).expect("reserve");
    let handle = vmm.create(CHUNK, &prop, 0).expect("create");
    assert_eq!(vmm.properties(handle).expect("properties"), prop);
    assert_eq!(
        code(vmm.retain_handle(address)),
        Code::INVALID_VALUE,
        "reserved only"
    );
    vmm.map(address, CHUNK, 0, handle, 0).expect("map");
    let same = vmm.retain_handle(address + 4096).expect("retain");
    assert_eq!(same, handle);
    let allocation = gpu.zeros::<u8>(4096);
    assert_eq!(
        code(vmm.retain_handle(allocation.address())),
        Code::INVALID_VALUE,
        "no VMM memory"
    );
    assert_eq!(
        code(vmm.export(handle, AllocationProp::POSIX_FILE_DESCRIPTOR, 0)),
        Code::INVALID_VALUE,
        "not asked for"
    );
    vmm.unmap(address, CHUNK).expect("unmap");
    vmm.release(handle).expect("one");
    assert_eq!(vmm.properties(handle).expect("one reference is left"), prop);
    vmm.release(handle).expect("two");
    assert_eq!(code(vmm.release(handle)), Code::INVALID_VALUE, "three");
    assert_eq!(code(vmm.properties(handle)), Code::INVALID_VALUE);
    vmm.address_free(address, CHUNK).expect("free");
}

/// Maps, unmaps and writes at random, against a model of what each place must hold.
fn random_maps(gpu: &Gpu) {
    const PAGE: u64 = 64 << 10;
    const PLACES: usize = 16;
    let mut random = Random::new(300);
    let range = Reservation::new(&gpu.runtime, PLACES as u64 * PAGE, 0).expect("reserve");
    let physical: Vec<Physical> = (0..6)
        .map(|_| Physical::new(&gpu.device, PAGE).expect("create"))
        .collect();
    let mut marks = [0u8; 6];
    let mut places: [Option<(usize, outcrop_hip::vmm::Mapping)>; PLACES] = [const { None }; PLACES];
    for _ in 0..150 {
        let place = random.below(PLACES as u32) as usize;
        match places[place].take() {
            Some((_, mapping)) if random.below(3) == 0 => mapping.unmap().expect("unmap"),
            Some((which, mapping)) => {
                marks[which] = random.u32() as u8;
                gpu.stream
                    .memset(mapping.address(), &[marks[which]], PAGE)
                    .expect("fill");
                places[place] = Some((which, mapping));
            }
            None => {
                let which = random.below(6) as usize;
                let mapping = range.map(place as u64 * PAGE, &physical[which]).expect("map");
                mapping
                    .set_access(&gpu.device, Access::ReadWrite)
                    .expect("set access");
                places[place] = Some((which, mapping));
            }
        }
        for (which, mapping) in places.iter().flatten() {
            let at = u64::from(random.below(PAGE as u32 - 8));
            assert_same(
                "a place",
                &read(gpu, mapping.address() + at, 8),
                &[marks[*which]; 8],
            );
        }
    }
}
