//! Machines and what tests do with them.

use std::sync::Arc;

use outcrop_hsa::{
    Agent, Allocation, Condition, Error, Kernel, Order, PoolKind, Queue, Runtime, Signal, ValueKind, aql,
};
use outcrop_platform::StdHost;
use outcrop_soft::{Builder, Machine};

/// A machine and a runtime on it; dropping checks that the runtime gave everything back.
pub struct Bench {
    runtime: Option<Runtime>,
    pub machine: Arc<Machine>,
}

pub fn machine(gpus: usize, threads: usize) -> Arc<Machine> {
    Builder::new(Arc::new(StdHost::new()))
        .gpus(gpus)
        .threads(threads)
        .vram_bytes(8 << 30)
        .system_bytes(4 << 30)
        .build()
        .unwrap()
}

impl Bench {
    pub fn new(gpus: usize, threads: usize) -> Bench {
        let machine = machine(gpus, threads);
        let runtime = Runtime::new(machine.clone()).unwrap();
        Bench {
            runtime: Some(runtime),
            machine,
        }
    }

    pub fn runtime(&self) -> &Runtime {
        self.runtime.as_ref().unwrap()
    }

    pub fn gpu(&self) -> Agent {
        self.runtime().gpus().next().unwrap()
    }

    pub fn vram(&self, size: u64) -> Allocation {
        self.gpu().pool(PoolKind::Coarse).unwrap().allocate(size).unwrap()
    }

    pub fn host(&self, size: u64) -> Allocation {
        self.runtime().fine_pool().allocate(size).unwrap()
    }

    pub fn signal(&self) -> Signal {
        self.runtime().signal(1).unwrap()
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.runtime = None;
        if !std::thread::panicking() {
            let usage = self.machine.usage();
            assert!(usage.is_empty() && usage.reclaimed == 0, "left behind: {usage:?}");
        }
    }
}

/// Runs a test with no threads, where the GPU works in the waits, and with two.
pub fn with_machines(test: impl Fn(&Bench)) {
    for threads in [0, 2] {
        test(&Bench::new(1, threads));
    }
}

/// Bytes that no simple mistake makes look right.
pub fn pattern(len: usize, seed: u32) -> Vec<u8> {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(12345);
    (0..len)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .collect()
}

pub fn contents(memory: &Allocation) -> Vec<u8> {
    let mut bytes = vec![0; memory.size() as usize];
    memory.read(0, &mut bytes).unwrap();
    bytes
}

/// A code object of the tests' kernels.
pub fn object(name: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/kernels")
        .join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Kernel arguments in memory, hidden ones included, for a grid of whole blocks in one dimension.
pub fn arguments(bench: &Bench, kernel: &Kernel, explicit: &[u8], grid: u32, block: u16) -> Allocation {
    let pool = bench.runtime().cpu().pool(PoolKind::Kernarg).unwrap();
    let memory = pool.allocate(u64::from(kernel.kernarg_size.max(1))).unwrap();
    memory.write(0, explicit).unwrap();
    for arg in &kernel.args {
        let value = match arg.kind {
            ValueKind::HiddenBlockCountX => grid / u32::from(block),
            ValueKind::HiddenBlockCountY | ValueKind::HiddenBlockCountZ => 1,
            ValueKind::HiddenGroupSizeX => u32::from(block),
            ValueKind::HiddenGroupSizeY | ValueKind::HiddenGroupSizeZ | ValueKind::HiddenGridDims => 1,
            _ => continue,
        };
        memory
            .write(u64::from(arg.offset), &value.to_le_bytes()[..arg.size as usize])
            .unwrap();
    }
    memory
}

/// A packet for a one-dimensional grid.
pub fn dispatch(
    kernel: &Kernel,
    arguments: &Allocation,
    grid: u32,
    block: u16,
    done: Option<&Signal>,
) -> aql::KernelDispatchPacket {
    aql::KernelDispatchPacket {
        setup: aql::DispatchSetup::new().with_dimensions(1).unwrap(),
        workgroup_size_x: block,
        workgroup_size_y: 1,
        workgroup_size_z: 1,
        grid_size_x: grid,
        grid_size_y: 1,
        grid_size_z: 1,
        private_segment_size: kernel.private_size,
        group_segment_size: kernel.group_size,
        kernel_object: kernel.object,
        kernarg_address: arguments.address(),
        completion_signal: done.map_or(0, Signal::handle),
        ..Default::default()
    }
}

/// Addresses and numbers one after the other, aligned as C does.
#[derive(Default)]
pub struct Explicit(pub Vec<u8>);

impl Explicit {
    pub fn u64(mut self, value: u64) -> Explicit {
        self.0.resize(self.0.len().next_multiple_of(8), 0);
        self.0.extend(value.to_le_bytes());
        self
    }

    pub fn u32(mut self, value: u32) -> Explicit {
        self.0.extend(value.to_le_bytes());
        self
    }
}

pub fn words(memory: &Allocation) -> Vec<u32> {
    contents(memory)
        .chunks_exact(4)
        .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
        .collect()
}

/// Runs a kernel over `grid` work-items and waits for it.
#[expect(unsafe_code, reason = "runs a kernel")]
pub fn run(
    bench: &Bench,
    queue: &Queue,
    kernel: &Kernel,
    explicit: Explicit,
    grid: u32,
    block: u16,
) -> Result<(), Error> {
    let args = arguments(bench, kernel, &explicit.0, grid, block);
    let done = bench.signal();
    queue.reserve_scratch(kernel.private_size)?;
    let packet = dispatch(kernel, &args, grid, block, Some(&done));
    // SAFETY: the kernel is loaded, and its arguments and signal live until it is done or has failed.
    unsafe { queue.dispatch(&packet, Order::SYSTEM) }?;
    bench
        .runtime()
        .wait(&done, Condition::Eq, 0, Some(60_000_000_000), &[queue])
        .map(|seen| assert_eq!(seen, 0))
}
