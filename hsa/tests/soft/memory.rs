//! Agents, pools, allocations, pointers.

use outcrop_hsa::{AgentKind, Error, PointerKind, PoolKind};

use crate::common::{Bench, contents, pattern, with_machines};

#[test]
fn the_machine_is_an_mi300x_and_a_processor() {
    let bench = Bench::new(2, 0);
    let kinds: Vec<_> = bench.runtime().agents().map(|agent| agent.kind()).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == AgentKind::Gpu).count(), 2);
    assert_eq!(bench.runtime().cpu().kind(), AgentKind::Cpu);
    let gpu = bench.gpu();
    let info = gpu.info();
    assert_eq!(gpu.name(), "gfx942");
    assert_eq!(
        gpu.isas()[0].to_string(),
        "amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-"
    );
    assert_eq!((info.compute_units, info.wavefront_size, info.xccs), (304, 64, 8));
    assert_eq!(info.group_segment_size, 65536);
    assert!(info.local_memory_size >= 1 << 30 && info.large_bar);
    assert!(info.sdma_engines > 0 && info.queues_max > 0);
    assert!(info.group_aperture != 0 && info.private_aperture != 0);
    let pools: Vec<_> = gpu.pools().iter().map(|pool| pool.kind()).collect();
    assert_eq!(pools, [PoolKind::Coarse, PoolKind::Fine, PoolKind::Group]);
    assert_eq!(gpu.pool(PoolKind::Group).unwrap().info().size, 65536);
    assert!(gpu.pool(PoolKind::Kernarg).is_none());
    let coarse = gpu.pool(PoolKind::Coarse).unwrap().info();
    assert_eq!(
        (coarse.alloc_granule, coarse.recommended_granule),
        (4096, 2 << 20)
    );
}

#[test]
fn memory_comes_zeroed_and_goes_back() {
    with_machines(|bench| {
        let before = bench.gpu().memory_available().unwrap();
        let memory = bench.vram(5 << 20);
        assert!(memory.address().is_multiple_of(4096));
        assert!(before - bench.gpu().memory_available().unwrap() >= 5 << 20);
        assert!(contents(&memory).iter().all(|byte| *byte == 0));
        let bytes = pattern(10000, 1);
        memory.write(12345, &bytes).unwrap();
        let mut back = vec![0; bytes.len()];
        memory.read(12345, &mut back).unwrap();
        assert_eq!(back, bytes);
        assert!(memory.write((5 << 20) - 3, &[0; 4]).is_err());
        assert!(memory.read(u64::MAX, &mut [0]).is_err());
        memory.free().unwrap();
        assert_eq!(bench.gpu().memory_available().unwrap(), before);
    });
}

#[test]
fn what_cannot_be_allocated_is_refused() {
    let bench = Bench::new(1, 0);
    let coarse = bench.gpu().pool(PoolKind::Coarse).unwrap();
    assert!(matches!(coarse.allocate(0), Err(Error::InvalidArgument(..))));
    assert!(matches!(coarse.allocate(1 << 50), Err(Error::OutOfMemory { size }) if size == 1 << 50));
    assert!(matches!(
        bench.gpu().pool(PoolKind::Group).unwrap().allocate(16),
        Err(Error::InvalidArgument(..))
    ));
    let half = coarse.info().size / 2 + (1 << 20);
    let _first = coarse.allocate(half).unwrap();
    let error = coarse.allocate(half).unwrap_err();
    assert_eq!(error, Error::OutOfMemory { size: half });
    assert_eq!(error.status().0, 0x1008);
}

#[test]
fn pointers_are_known_by_any_address_inside() {
    let bench = Bench::new(2, 0);
    let runtime = bench.runtime();
    let memory = bench.vram(10000);
    let info = runtime.pointer_info(memory.address() + 9999).unwrap();
    assert_eq!(info.kind, PointerKind::Allocated);
    assert_eq!((info.agent_base, info.size), (memory.address(), 10000));
    assert!(info.device && info.owner == bench.gpu().index());
    assert!(
        runtime.pointer_info(memory.address() + 10000).is_err(),
        "the end is outside"
    );
    let second = runtime.gpus().nth(1).unwrap();
    assert!(!info.accessible.contains(&second));
    memory.allow_access(&[&second]).unwrap();
    assert!(
        runtime
            .pointer_info(memory.address())
            .unwrap()
            .accessible
            .contains(&second)
    );
    let host = bench.host(64);
    let info = runtime.pointer_info(host.address()).unwrap();
    assert!(!info.device && info.accessible.contains(&second));
    let address = memory.address();
    drop(memory);
    assert_eq!(
        runtime.pointer_info(address),
        Err(Error::InvalidAllocation { address })
    );
    let local = 0u64;
    assert!(
        runtime.pointer_info((&raw const local).addr() as u64).is_err(),
        "foreign"
    );
}

#[test]
fn agents_of_another_runtime_are_refused() {
    let bench = Bench::new(1, 0);
    let other = Bench::new(1, 0);
    let memory = bench.vram(4096);
    assert!(matches!(
        memory.allow_access(&[&other.gpu()]),
        Err(Error::InvalidAgent { .. })
    ));
    assert_ne!(bench.gpu(), other.gpu());
}

#[test]
#[expect(unsafe_code, reason = "lends memory to the GPU")]
fn locked_memory_is_seen_by_the_gpu() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let bytes = pattern(3 * 4096 + 5, 2);
        let mut memory = vec![0u8; bytes.len()];
        memory.copy_from_slice(&bytes);
        // SAFETY: the vector lives longer than the lock, and is not touched in between.
        let locked = unsafe { runtime.lock(memory.as_mut_ptr(), memory.len() as u64, &[]) }.unwrap();
        let info = runtime.pointer_info(memory.as_ptr().addr() as u64 + 100).unwrap();
        assert_eq!(info.kind, PointerKind::Locked);
        let device = bench.vram(bytes.len() as u64);
        let done = bench.signal();
        let (gpu, cpu) = (bench.gpu(), runtime.cpu());
        runtime
            .async_copy(
                device.address(),
                &gpu,
                locked.agent_address(),
                &cpu,
                locked.size(),
                &[],
                &done,
            )
            .unwrap();
        runtime
            .wait(&done, outcrop_hsa::Condition::Eq, 0, None, &[])
            .unwrap();
        assert!(contents(&device) == bytes);
        locked.unlock().unwrap();
        assert!(runtime.pointer_info(memory.as_ptr().addr() as u64).is_err());
        // SAFETY: refused before anything is done with it.
        assert!(unsafe { runtime.lock(core::ptr::null_mut(), 1, &[]) }.is_err());
    });
}

/// The same pages locked twice have two agent addresses; each lock is known as long as it lasts.
#[test]
#[expect(unsafe_code, reason = "lends memory to the GPU")]
fn overlapping_locks_are_told_apart() {
    let bench = Bench::new(1, 0);
    let runtime = bench.runtime();
    let mut memory = vec![0u8; 4 * 4096];
    let (host, size) = (memory.as_mut_ptr(), memory.len() as u64);
    // SAFETY: the vector outlives the locks.
    let outer = unsafe { runtime.lock(host, size, &[]) }.unwrap();
    // SAFETY: as above.
    let inner = unsafe { runtime.lock(host.wrapping_add(100), 50, &[]) }.unwrap();
    assert_ne!(outer.agent_address(), inner.agent_address());
    let address = host.addr() as u64;
    let at = |offset| {
        runtime
            .pointer_info(address + offset)
            .map(|info| (info.kind, info.host_base))
    };
    let outside = Ok((PointerKind::Locked, address));
    assert_eq!(
        (at(0), at(99), at(150), at(size - 1)),
        (outside, outside, outside, outside)
    );
    drop(outer);
    assert_eq!(at(120), Ok((PointerKind::Locked, address + 100)));
    assert!(at(0).is_err() && at(150).is_err());
    drop(inner);
    assert!(at(120).is_err());
}
