//! Virtual memory management: the table of ROCr's `hsa_amd_vmem_*`, row by row.

use outcrop_hsa::{
    Access, Condition, Error, Fd, MemoryPool, MemoryType, PointerKind, PoolKind, Vmem, VmemHandle,
};

use crate::common::{Bench, contents, pattern, with_machines};

const PAGE: u64 = 4096;
const MIB: u64 = 1 << 20;

fn pool(bench: &Bench) -> MemoryPool {
    bench.gpu().pool(PoolKind::Coarse).unwrap()
}

fn create(bench: &Bench, size: u64) -> VmemHandle {
    bench
        .runtime()
        .vmem()
        .handle_create(&pool(bench), size, MemoryType::Pinned)
        .unwrap()
}

/// The `hsa_status_t` of a call.
fn status<T>(outcome: Result<T, Error>) -> u32 {
    outcome.map_or_else(|error| error.status().0, |_| 0)
}

const INVALID_ARGUMENT: u32 = 0x1001;
const INVALID_ALLOCATION: u32 = 0x1003;
const INVALID_AGENT: u32 = 0x1004;
const RESOURCE_FREE: u32 = 0x100a;
const INCOMPATIBLE_ARGUMENTS: u32 = 0x100d;

fn tidy(vmem: &Vmem<'_>, va: u64, size: u64, handles: &[VmemHandle]) {
    for handle in handles {
        vmem.handle_release(*handle).unwrap();
    }
    vmem.address_free(va, size).unwrap();
}

#[test]
fn addresses_are_reserved_as_asked() {
    let bench = Bench::new(1, 0);
    let vmem = bench.runtime().vmem();
    assert_eq!(status(vmem.address_reserve(0, 0, 0)), INVALID_ARGUMENT);
    assert_eq!(status(vmem.address_reserve(PAGE, 0, 3)), INVALID_ARGUMENT);
    let aligned = vmem.address_reserve(MIB, 0, 64 * MIB).unwrap();
    assert!(aligned.is_multiple_of(64 * MIB));
    let hinted = vmem.address_reserve(MIB, aligned, 0).unwrap();
    assert!(
        hinted >= aligned + MIB || hinted + MIB <= aligned,
        "a taken hint gives other addresses"
    );
    vmem.address_free(aligned, MIB).unwrap();
    let again = vmem.address_reserve(MIB, aligned, 0).unwrap();
    assert_eq!(again, aligned, "a free hint is taken");
    assert_eq!(status(vmem.address_free(0, MIB)), INVALID_ARGUMENT);
    assert_eq!(status(vmem.address_free(again, 0)), INVALID_ARGUMENT);
    assert_eq!(status(vmem.address_free(again + PAGE, MIB)), INVALID_ALLOCATION);
    assert_eq!(status(vmem.address_free(again, MIB - PAGE)), INVALID_ARGUMENT);
    vmem.address_free(again, MIB).unwrap();
    assert_eq!(status(vmem.address_free(again, MIB)), INVALID_ALLOCATION);
    vmem.address_free(hinted, MIB).unwrap();
    assert_eq!(status(vmem.address_reserve(1 << 60, 0, 0)), 0x1008);
}

#[test]
fn handles_count_their_references() {
    let bench = Bench::new(1, 0);
    let vmem = bench.runtime().vmem();
    let before = bench.gpu().memory_available().unwrap();
    assert_eq!(
        status(vmem.handle_create(&pool(&bench), 0, MemoryType::Pinned)),
        INVALID_ARGUMENT
    );
    assert_eq!(
        status(vmem.handle_create(&pool(&bench), PAGE + 1, MemoryType::Pinned)),
        INVALID_ARGUMENT
    );
    let group = bench.gpu().pool(PoolKind::Group).unwrap();
    assert_eq!(
        status(vmem.handle_create(&group, PAGE, MemoryType::Pinned)),
        INVALID_ARGUMENT
    );
    let huge = pool(&bench).info().size * 2;
    assert_eq!(
        status(vmem.handle_create(&pool(&bench), huge, MemoryType::Pinned)),
        0x1008
    );

    let handle = create(&bench, 4 * MIB);
    assert_eq!(before - bench.gpu().memory_available().unwrap(), 4 * MIB);
    assert_eq!(vmem.handle_size(handle), Ok(4 * MIB));
    assert_eq!(
        vmem.alloc_properties(handle),
        Ok((pool(&bench), MemoryType::Pinned))
    );
    let va = vmem.address_reserve(4 * MIB, 0, 0).unwrap();
    vmem.map(va, 4 * MIB, 0, handle).unwrap();
    assert_eq!(vmem.retain_alloc_handle(va), Ok(handle));
    assert_eq!(status(vmem.retain_alloc_handle(va + PAGE)), INVALID_ALLOCATION);
    assert_eq!(status(vmem.retain_alloc_handle(0)), INVALID_ARGUMENT);
    vmem.handle_release(handle).unwrap();
    vmem.handle_release(handle).unwrap();
    assert_eq!(
        status(vmem.handle_release(handle)),
        INVALID_ALLOCATION,
        "one release too many"
    );
    assert!(
        bench.gpu().memory_available().unwrap() < before,
        "the mapping keeps the memory"
    );
    vmem.unmap(va, 4 * MIB).unwrap();
    assert_eq!(bench.gpu().memory_available().unwrap(), before);
    assert_eq!(status(vmem.handle_release(handle)), INVALID_ALLOCATION);
    assert_eq!(status(vmem.alloc_properties(handle)), INVALID_ALLOCATION);
    vmem.address_free(va, 4 * MIB).unwrap();
}

#[test]
fn mappings_stay_inside_and_apart() {
    let bench = Bench::new(1, 0);
    let vmem = bench.runtime().vmem();
    let va = vmem.address_reserve(4 * MIB, 0, 0).unwrap();
    let handle = create(&bench, 2 * MIB);
    assert_eq!(status(vmem.map(0, MIB, 0, handle)), INVALID_ARGUMENT);
    assert_eq!(status(vmem.map(va, 0, 0, handle)), INVALID_ARGUMENT);
    assert_eq!(
        status(vmem.map(va + 3 * MIB, 2 * MIB, 0, handle)),
        INVALID_ARGUMENT,
        "past the end"
    );
    assert_eq!(status(vmem.map(va - PAGE, MIB, 0, handle)), INVALID_ARGUMENT);
    assert_eq!(
        status(vmem.map(va, 3 * MIB, 0, handle)),
        INVALID_ARGUMENT,
        "longer than the memory"
    );
    assert_eq!(status(vmem.map(va, MIB, 0, VmemHandle(999))), INVALID_ARGUMENT);
    vmem.map(va + MIB, MIB, 0, handle).unwrap();
    assert_eq!(
        status(vmem.map(va, 2 * MIB, 0, handle)),
        INVALID_ARGUMENT,
        "over a neighbour"
    );
    assert_eq!(
        status(vmem.map(va + 2 * MIB - PAGE, MIB, 0, handle)),
        INVALID_ARGUMENT
    );
    vmem.map(va, MIB, 0, handle).unwrap();
    assert_eq!(status(vmem.address_free(va, 4 * MIB)), RESOURCE_FREE);
    assert_eq!(
        vmem.address_free(va, 4 * MIB),
        Err(Error::ResourceBusy { users: 2 })
    );
    assert_eq!(status(vmem.unmap(0, MIB)), INVALID_ARGUMENT);
    assert_eq!(status(vmem.unmap(va, 0)), INVALID_ARGUMENT);
    assert_eq!(
        status(vmem.unmap(va, MIB + PAGE)),
        INVALID_ALLOCATION,
        "half a mapping"
    );
    assert_eq!(status(vmem.unmap(va, MIB - PAGE)), INVALID_ALLOCATION);
    assert_eq!(status(vmem.unmap(va + PAGE, MIB)), INVALID_ALLOCATION);
    assert_eq!(status(vmem.unmap(va, 3 * MIB)), INVALID_ALLOCATION, "a gap");
    assert_eq!(
        bench.runtime().pointer_info(va + PAGE).unwrap().kind,
        PointerKind::Vmem
    );
    assert_eq!(
        bench.runtime().pointer_info(va + 2 * MIB).unwrap().kind,
        PointerKind::Reserved
    );
    vmem.unmap(va, 2 * MIB).unwrap();
    assert_eq!(status(vmem.unmap(va, 2 * MIB)), INVALID_ALLOCATION, "twice");
    assert!(!vmem.is_mapped(va, 4 * MIB));
    tidy(&vmem, va, 4 * MIB, &[handle]);

    let cpu = bench.runtime().fine_pool();
    if let Ok(handle) = vmem.handle_create(&cpu, MIB, MemoryType::Pinned) {
        let va = vmem.address_reserve(MIB, 0, 0).unwrap();
        assert_eq!(status(vmem.map(va, MIB, 0, handle)), INVALID_AGENT);
        tidy(&vmem, va, MIB, &[handle]);
    }
}

#[test]
fn access_is_given_and_taken() {
    let bench = Bench::new(2, 0);
    let runtime = bench.runtime();
    let vmem = runtime.vmem();
    let (first, second, cpu) = (bench.gpu(), runtime.gpus().nth(1).unwrap(), runtime.cpu());
    let va = vmem.address_reserve(4 * MIB, 0, 0).unwrap();
    let handle = create(&bench, MIB);
    assert_eq!(
        status(vmem.get_access(va, &first)),
        INVALID_ALLOCATION,
        "reserved only"
    );
    assert_eq!(
        status(vmem.set_access(va, MIB, &[(&first, Access::ReadWrite)])),
        INVALID_ALLOCATION
    );
    vmem.map(va, MIB, 0, handle).unwrap();
    vmem.map(va + MIB, MIB, 0, handle).unwrap();
    assert_eq!(vmem.get_access(va, &first), Ok(Access::None));
    assert_eq!(
        status(vmem.set_access(0, MIB, &[(&first, Access::ReadWrite)])),
        INVALID_ARGUMENT
    );
    assert_eq!(
        status(vmem.set_access(va, 0, &[(&first, Access::ReadWrite)])),
        INVALID_ARGUMENT
    );
    assert_eq!(status(vmem.set_access(va, MIB, &[])), INVALID_ARGUMENT);
    assert_eq!(
        status(vmem.set_access(va, 5 * MIB, &[(&first, Access::ReadWrite)])),
        INVALID_ARGUMENT
    );
    assert_eq!(
        status(vmem.set_access(va, 3 * MIB, &[(&first, Access::ReadWrite)])),
        INVALID_ALLOCATION,
        "a gap"
    );
    assert_eq!(
        status(vmem.set_access(va + PAGE, PAGE, &[(&first, Access::ReadOnly)])),
        INVALID_ALLOCATION
    );
    let other = Bench::new(1, 0);
    let mixed = [(&first, Access::ReadWrite), (&other.gpu(), Access::ReadWrite)];
    assert_eq!(status(vmem.set_access(va, MIB, &mixed)), INVALID_AGENT);
    assert_eq!(
        vmem.get_access(va, &first),
        Ok(Access::None),
        "nothing was changed"
    );

    vmem.set_access(
        va,
        2 * MIB,
        &[(&first, Access::ReadWrite), (&second, Access::ReadOnly)],
    )
    .unwrap();
    assert_eq!(vmem.get_access(va + 2 * MIB - 1, &first), Ok(Access::ReadWrite));
    assert_eq!(vmem.get_access(va + MIB, &second), Ok(Access::ReadOnly));
    assert_eq!(
        status(vmem.get_access(va + 2 * MIB, &first)),
        INVALID_ALLOCATION,
        "the end is outside"
    );
    assert_eq!(status(vmem.get_access(va, &cpu)), INVALID_AGENT);
    assert_eq!(status(vmem.get_access(0, &first)), INVALID_ARGUMENT);
    // The end inside a mapping changes all of it.
    vmem.set_access(va, MIB + PAGE, &[(&first, Access::None)])
        .unwrap();
    assert_eq!(vmem.get_access(va + MIB, &first), Ok(Access::None));
    assert_eq!(vmem.get_access(va + MIB, &second), Ok(Access::ReadOnly));
    vmem.set_access(va, 2 * MIB, &[(&first, Access::ReadWrite)])
        .unwrap();
    let info = runtime.pointer_info(va).unwrap();
    assert!(info.accessible.contains(&first) && info.accessible.contains(&second) && info.device);
    vmem.unmap(va, 2 * MIB).unwrap();
    tidy(&vmem, va, 4 * MIB, &[handle]);
}

#[test]
fn aliases_show_the_same_bytes() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let vmem = runtime.vmem();
        let (gpu, cpu) = (bench.gpu(), runtime.cpu());
        let va = vmem.address_reserve(4 * MIB, 0, 0).unwrap();
        let handle = create(bench, 2 * MIB);
        vmem.map(va, 2 * MIB, 0, handle).unwrap();
        vmem.map(va + 2 * MIB, 2 * MIB, 0, handle).unwrap();
        vmem.handle_release(handle).unwrap();
        vmem.set_access(va, 4 * MIB, &[(&gpu, Access::ReadWrite)])
            .unwrap();
        let bytes = pattern(2 * MIB as usize, 11);
        let (host, back) = (bench.host(2 * MIB), bench.host(2 * MIB));
        host.write(0, &bytes).unwrap();
        let (written, read) = (bench.signal(), bench.signal());
        runtime
            .async_copy(va, &gpu, host.address(), &cpu, 2 * MIB, &[], &written)
            .unwrap();
        runtime
            .async_copy(
                back.address(),
                &cpu,
                va + 2 * MIB,
                &gpu,
                2 * MIB,
                &[&written],
                &read,
            )
            .unwrap();
        assert_eq!(runtime.wait(&read, Condition::Eq, 0, None, &[]), Ok(0));
        assert!(contents(&back) == bytes);
        vmem.unmap(va, 4 * MIB).unwrap();
        vmem.address_free(va, 4 * MIB).unwrap();
    });
}

#[test]
#[expect(unsafe_code, reason = "looks at the host's mapping")]
fn the_host_gets_its_mapping_too() {
    let bench = Bench::new(1, 0);
    let runtime = bench.runtime();
    let vmem = runtime.vmem();
    let (gpu, cpu) = (bench.gpu(), runtime.cpu());
    let va = vmem.address_reserve(MIB, 0, 0).unwrap();
    let handle = create(&bench, MIB);
    vmem.map(va, MIB, 0, handle).unwrap();
    vmem.set_access(va, MIB, &[(&cpu, Access::ReadWrite), (&gpu, Access::ReadWrite)])
        .unwrap();
    let host = bench.host(PAGE);
    host.write(0, &pattern(PAGE as usize, 5)).unwrap();
    let done = bench.signal();
    runtime
        .async_copy(va, &gpu, host.address(), &cpu, PAGE, &[], &done)
        .unwrap();
    assert_eq!(runtime.wait(&done, Condition::Eq, 0, None, &[]), Ok(0));
    let first: *const u8 = core::ptr::with_exposed_provenance(va as usize);
    let mut seen = vec![0u8; PAGE as usize];
    // SAFETY: the host has the mapping, and the GPU is done with it.
    unsafe { first.copy_to_nonoverlapping(seen.as_mut_ptr(), seen.len()) };
    assert_eq!(seen, contents(&host));
    assert_eq!(runtime.pointer_info(va).unwrap().host_base, va);
    vmem.unmap(va, MIB).unwrap();
    tidy(&vmem, va, MIB, &[handle]);
}

#[test]
fn handles_travel_as_files() {
    let bench = Bench::new(1, 0);
    let other = Bench::new(1, 0);
    let vmem = bench.runtime().vmem();
    let handle = create(&bench, MIB);
    let file = vmem.export_shareable_handle(handle).unwrap();
    assert_eq!(
        vmem.import_shareable_handle(file),
        Ok(handle),
        "the same memory is the same handle"
    );
    vmem.handle_release(handle).unwrap();
    assert_eq!(status(vmem.import_shareable_handle(Fd(-1))), INVALID_ARGUMENT);
    assert_eq!(
        status(vmem.import_shareable_handle(Fd(1 << 20))),
        INCOMPATIBLE_ARGUMENTS
    );
    assert_eq!(
        status(vmem.export_shareable_handle(VmemHandle(77))),
        INVALID_ALLOCATION
    );
    let second = vmem.export_shareable_handle(handle).unwrap();
    assert_ne!(second, file);
    for file in [file, second] {
        bench.runtime().platform().close(file).unwrap();
    }
    vmem.handle_release(handle).unwrap();
    drop(other);
}

/// A runtime dropped in the middle frees what is mapped.
#[test]
fn what_is_mapped_goes_with_the_runtime() {
    let bench = Bench::new(1, 0);
    let vmem = bench.runtime().vmem();
    let va = vmem.address_reserve(2 * MIB, 0, 0).unwrap();
    let handle = create(&bench, MIB);
    vmem.map(va, MIB, 0, handle).unwrap();
    vmem.set_access(va, MIB, &[(&bench.gpu(), Access::ReadWrite)])
        .unwrap();
}
