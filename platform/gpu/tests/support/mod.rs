//! A bare GPU for tests: an address space, a loader for code objects, and launches straight into the shader
//! engines, with no queue and no driver.
#![allow(dead_code, reason = "each test uses a part")]
#![allow(
    unsafe_code,
    clippy::undocumented_unsafe_blocks,
    reason = "device memory is host memory, never freed"
)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    missing_docs,
    reason = "a helper fails the test where it stands"
)]

mod code;

use core::alloc::Layout;
use std::alloc::alloc_zeroed;
use std::sync::Arc;

use object::read::elf::{ElfFile64, FileHeader, ProgramHeader};
use object::{Object, ObjectSymbol};
use outcrop_gpu::shader::{
    Clock, CodeCache, Dispatch, Grid, GridState, Gws, HostLevel, Launch, LaunchError, ShaderFault,
    ShaderTarget, Worker,
};
use outcrop_gpu::vm::{Access, Gpuvm};
use outcrop_isa::{Generation, Target, WaveSize};

pub const SHARED_BASE: u64 = 1 << 48;
pub const PRIVATE_BASE: u64 = 2 << 48;

/// The doorbell of the queue that launches are said to come from.
pub const DOORBELL: u32 = 0x155;

/// The reference clock.
pub fn ticks() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    now.as_nanos() as u64 / 10
}

struct Ticks;
impl Clock for Ticks {
    fn ticks(&self) -> u64 {
        ticks()
    }

    fn doorbell(&self) -> u32 {
        DOORBELL
    }
}

/// A test's GPU.
pub struct Gpu {
    pub vm: Arc<Gpuvm>,
    pub code: Arc<CodeCache>,
    scratch: u64,
    /// Lanes of the waves of assembled kernels.
    pub wave: WaveSize,
    /// Bytes of LDS of assembled kernels.
    pub lds: u32,
    /// Global wave sync of its launches.
    pub gws: Option<Arc<Gws>>,
}

/// Scratch of a wave, and waves that have some.
const WAVE_SCRATCH: u32 = 64 * 16384;
const WAVES: u32 = 64;

/// Page-aligned memory that is never freed: tests are short.
pub fn pages(len: usize) -> *mut u8 {
    // The system zeroes what it is asked for without an alignment when it is touched.
    let layout = Layout::array::<u8>(len.next_multiple_of(4096) + 4096).unwrap();
    let start = unsafe { alloc_zeroed(layout) };
    start.wrapping_add(start.align_offset(4096))
}

impl Default for Gpu {
    fn default() -> Self {
        Self::new()
    }
}

impl Gpu {
    /// A gfx942 GPU that runs waves with at most this instruction set of the host.
    pub fn with_level(level: HostLevel) -> Self {
        Self::of(Target::Gfx942, level)
    }

    /// A gfx942 GPU.
    pub fn new() -> Self {
        Self::with_level(HostLevel::detect())
    }

    /// A GPU of `target` that runs waves with at most this instruction set of the host.
    pub fn of(target: Target, level: HostLevel) -> Self {
        ShaderTarget::try_from(target).unwrap();
        let vm = Arc::new(Gpuvm::new());
        let mut gpu = Self {
            vm,
            code: Arc::new(CodeCache::with_level(target, level)),
            scratch: 0,
            wave: target.default_wave_size(),
            lds: 0,
            gws: None,
        };
        gpu.scratch = gpu.alloc((WAVE_SCRATCH * WAVES) as usize, Access::READ | Access::WRITE);
        gpu
    }

    /// Memory of `len` bytes at the same address for host and device.
    pub fn alloc(&self, len: usize, access: Access) -> u64 {
        let len = len.max(1).next_multiple_of(4096);
        let p = pages(len);
        unsafe { self.vm.map(p as u64, len as u64, p, access) }.unwrap();
        p as u64
    }

    /// A buffer that holds `data`.
    pub fn buffer<T: Copy>(&self, data: &[T]) -> u64 {
        let va = self.alloc(size_of_val(data), Access::READ | Access::WRITE);
        let to = self.host(va, size_of_val(data)).cast();
        unsafe { core::ptr::copy_nonoverlapping(data.as_ptr(), to, data.len()) };
        va
    }

    /// A zeroed buffer of `n` elements.
    pub fn zeroed<T: Copy>(&self, n: usize) -> u64 {
        self.alloc(n * size_of::<T>(), Access::READ | Access::WRITE)
    }

    /// The `n` elements at `va`.
    pub fn read<T: Copy>(&self, va: u64, n: usize) -> Vec<T> {
        let from = self.host(va, n * size_of::<T>()).cast::<T>();
        (0..n).map(|i| unsafe { from.add(i).read() }).collect()
    }

    /// Where the host sees `[va, va + len)`, which one mapping holds: a test that reaches beyond it fails by itself.
    #[track_caller]
    pub fn host(&self, va: u64, len: usize) -> *mut u8 {
        let span = self
            .vm
            .lookup(va)
            .unwrap_or_else(|| panic!("nothing is mapped at {va:#x}"));
        let rest = span.end - va;
        assert!(
            len as u64 <= rest,
            "{len} bytes at {va:#x}, where {rest} are mapped"
        );
        span.at(va)
    }

    /// Loads a code object.
    pub fn load(&self, bytes: &[u8]) -> Module {
        let elf = ElfFile64::<object::Endianness>::parse(bytes).unwrap();
        let endian = elf.endian();
        let headers = elf.elf_header().program_headers(endian, bytes).unwrap();
        let loads: Vec<_> = headers
            .iter()
            .filter(|h| h.p_type(endian) == object::elf::PT_LOAD)
            .collect();
        let end = loads
            .iter()
            .map(|h| h.p_vaddr(endian) + h.p_memsz(endian))
            .max()
            .unwrap();
        let base = self.alloc(end as usize, Access::READ | Access::WRITE | Access::EXEC);
        for h in &loads {
            let data = h.data(endian, bytes).unwrap();
            let to = self.host(base + h.p_vaddr(endian), data.len());
            unsafe { core::ptr::copy_nonoverlapping(data.as_ptr(), to, data.len()) };
        }
        let symbols: Vec<_> = elf
            .dynamic_symbols()
            .map(|s| (s.name().unwrap().to_string(), base + s.address()))
            .collect();
        if let Some(relocations) = elf.dynamic_relocations() {
            for (at, r) in relocations {
                use object::{RelocationFlags, RelocationTarget};
                let RelocationFlags::Elf { r_type } = r.flags() else {
                    continue;
                };
                let value = match (r_type, r.target()) {
                    (13, _) => base.wrapping_add(r.addend() as u64),
                    (3, RelocationTarget::Symbol(s)) => {
                        let table = elf.dynamic_symbol_table().unwrap();
                        let symbol = object::ObjectSymbolTable::symbol_by_index(&table, s).unwrap();
                        base.wrapping_add(symbol.address())
                            .wrapping_add(r.addend() as u64)
                    }
                    other => panic!("relocation {other:?}"),
                };
                unsafe { self.host(base + at, 8).cast::<u64>().write_unaligned(value) };
            }
        }
        Module { symbols }
    }

    /// Loads an object of `tests/kernels`.
    pub fn kernels(&self, path: &str) -> Module {
        let path = format!("{}/../../tests/kernels/{path}", env!("CARGO_MANIFEST_DIR"));
        self.load(&std::fs::read(&path).unwrap_or_else(|e| panic!("{path}: {e}")))
    }

    /// The scratch memory as ROCr describes it to a queue's kernels: swizzled, lane numbers as indices.
    fn scratch_descriptor(&self) -> [u32; 4] {
        let high = (self.scratch >> 32) as u32 | 1 << 31;
        // x, y, z, w; 32-bit unsigned; lane numbers as indices.
        let format = 4 | 5 << 3 | 6 << 6 | 7 << 9 | 1 << 23;
        let format = match self.code.target().get().generation() {
            // Elements of 4 bytes, 64 lanes to a stride.
            Generation::Gfx9 => format | 4 << 12 | 4 << 15 | 1 << 19 | 3 << 21,
            // Resource level 1, no range check.
            _ => format | 20 << 12 | 1 << 24 | 2 << 28,
        };
        [self.scratch as u32, high, WAVE_SCRATCH * WAVES, format]
    }

    /// A launch of `kernel` with its arguments.
    pub fn launch(&self, kernel: u64, grid: [u32; 3], group: [u16; 3], args: &Args) -> Launch {
        let mut descriptor = [0u8; 64];
        self.vm.read(kernel, &mut descriptor).unwrap();
        let word = |at: usize| u32::from_le_bytes(descriptor[at..at + 4].try_into().unwrap());
        let mut packet = [0u8; 64];
        packet[2] = 3;
        for i in 0..3 {
            packet[4 + 2 * i..6 + 2 * i].copy_from_slice(&group[i].to_le_bytes());
            packet[12 + 4 * i..16 + 4 * i].copy_from_slice(&grid[i].to_le_bytes());
        }
        let kernarg = self.buffer(&args.pack(word(8) as usize, grid, group));
        packet[24..28].copy_from_slice(&args.private.max(word(4)).to_le_bytes());
        packet[28..32].copy_from_slice(&(word(0) + args.lds).to_le_bytes());
        packet[32..40].copy_from_slice(&kernel.to_le_bytes());
        packet[40..48].copy_from_slice(&kernarg.to_le_bytes());
        Launch {
            vm: self.vm.clone(),
            code: self.code.clone(),
            clock: Arc::new(Ticks),
            dispatch: Dispatch {
                dimensions: 3,
                workgroup_size: group,
                grid_size: grid,
                private_segment_size: args.private.max(word(4)),
                group_segment_size: word(0) + args.lds,
                kernel_object: kernel,
                kernarg_address: kernarg,
            },
            packet_va: self.buffer(&packet),
            queue_va: self.zeroed::<u8>(512),
            dispatch_id: 0,
            scratch_base: self.scratch,
            scratch_descriptor: self.scratch_descriptor(),
            scratch_wave_bytes: WAVE_SCRATCH,
            scratch_waves: WAVES,
            shared_base: SHARED_BASE,
            private_base: PRIVATE_BASE,
            gws: self.gws.clone(),
        }
    }

    /// Runs a kernel to its end on this thread.
    pub fn run(&self, kernel: u64, grid: [u32; 3], group: [u16; 3], args: &Args) -> Result<(), ShaderFault> {
        let grid = Grid::new(self.launch(kernel, grid, group, args)).unwrap();
        finish(&grid)
    }

    /// Runs a kernel on several threads.
    pub fn run_threads(
        &self,
        threads: usize,
        kernel: u64,
        grid: [u32; 3],
        group: [u16; 3],
        args: &Args,
    ) -> Result<(), ShaderFault> {
        let grid = Grid::new(self.launch(kernel, grid, group, args)).unwrap();
        std::thread::scope(|s| {
            for _ in 0..threads {
                s.spawn(|| finish(&grid));
            }
        });
        finish(&grid)
    }

    /// Why a kernel cannot start.
    pub fn refused(&self, launch: Launch) -> LaunchError {
        Grid::new(launch).err().unwrap()
    }
}

/// Runs a grid to its end.
pub fn finish(grid: &Grid) -> Result<(), ShaderFault> {
    let mut worker = Worker::new();
    let mut idle = 0;
    loop {
        match grid.run(&mut worker, 1 << 20) {
            GridState::Running { progress } => {
                idle = if progress { 0 } else { idle + 1 };
                assert!(idle < 100_000_000, "the grid hangs");
                if !progress {
                    std::thread::yield_now();
                }
            }
            GridState::Done => return Ok(()),
            GridState::Faulted(fault) => return Err(fault),
            GridState::Cancelled => panic!("cancelled"),
        }
    }
}

/// A loaded code object.
pub struct Module {
    symbols: Vec<(String, u64)>,
}

impl Module {
    /// The address of a symbol.
    pub fn symbol(&self, name: &str) -> u64 {
        match self.symbols.iter().find(|(n, _)| n == name) {
            Some((_, va)) => *va,
            None => panic!("no {name} among {:?}", self.symbols),
        }
    }

    /// The descriptor of a kernel.
    pub fn kernel(&self, name: &str) -> u64 {
        self.symbol(&format!("{name}.kd"))
    }
}

/// Kernel arguments: explicit ones, then the hidden ones of code object version 5.
#[derive(Clone, Default)]
pub struct Args {
    bytes: Vec<u8>,
    pub lds: u32,
    pub private: u32,
    /// Bytes of the explicit arguments, if hidden ones follow at a place other than the next multiple of 8.
    pub hidden: bool,
}

impl Args {
    pub fn new() -> Self {
        Self {
            hidden: true,
            ..Self::default()
        }
    }

    /// Adds an argument with its natural alignment.
    pub fn arg<T: Copy>(mut self, v: T) -> Self {
        let size = size_of::<T>();
        self.bytes
            .resize(self.bytes.len().next_multiple_of(align_of::<T>()), 0);
        let p = (&raw const v).cast::<u8>();
        self.bytes.extend((0..size).map(|i| unsafe { p.add(i).read() }));
        self
    }

    /// Leaves the hidden arguments zero.
    pub fn plain(mut self) -> Self {
        self.hidden = false;
        self
    }

    /// Dynamic LDS.
    pub fn lds(mut self, bytes: u32) -> Self {
        self.lds = bytes;
        self
    }

    /// Scratch bytes of a work-item, at least.
    pub fn private(mut self, bytes: u32) -> Self {
        self.private = bytes;
        self
    }

    fn pack(&self, size: usize, grid: [u32; 3], group: [u16; 3]) -> Vec<u8> {
        let mut all = self.bytes.clone();
        let start = all.len().next_multiple_of(8);
        all.resize(start.max(size).max(start + 256), 0);
        if self.hidden && size > start {
            for i in 0..3 {
                let size = u32::from(group[i]);
                all[start + 4 * i..start + 4 * i + 4].copy_from_slice(&(grid[i] / size).to_le_bytes());
                all[start + 12 + 2 * i..start + 14 + 2 * i].copy_from_slice(&group[i].to_le_bytes());
                let rest = (grid[i] % size) as u16;
                all[start + 18 + 2 * i..start + 20 + 2 * i].copy_from_slice(&rest.to_le_bytes());
            }
            all[start + 64..start + 66].copy_from_slice(&3u16.to_le_bytes());
            all[start + 120..start + 124].copy_from_slice(&self.lds.to_le_bytes());
            all[start + 192..start + 196].copy_from_slice(&((PRIVATE_BASE >> 32) as u32).to_le_bytes());
            all[start + 196..start + 200].copy_from_slice(&((SHARED_BASE >> 32) as u32).to_le_bytes());
        }
        all
    }
}
