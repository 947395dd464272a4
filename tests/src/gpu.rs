//! One device of one runtime, with the few words that tests need.
#![expect(
    unsafe_code,
    reason = "launches with arguments that the tests know to be right"
)]
#![expect(clippy::panic, reason = "a test helper fails the test where it stands")]

use core::cell::RefCell;
use core::hash::Hasher;
use core::marker::PhantomData;
use std::hash::DefaultHasher;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use outcrop_hip::{
    Device, DeviceBuffer, Error, LaunchConfig, Module, PackedArgs, PinnedBuffer, Platform, Runtime, Stream,
};
use zerocopy::{FromBytes, Immutable, IntoBytes};

/// What buffers hold: any type that is just bytes.
pub trait Element: FromBytes + IntoBytes + Immutable + Copy + 'static {}
impl<T: FromBytes + IntoBytes + Immutable + Copy + 'static> Element for T {}

/// A kernel argument: its bytes.
#[derive(Clone, Debug)]
pub struct Arg(Vec<u8>);

impl Arg {
    /// The bytes of a value.
    pub fn of<T: IntoBytes + Immutable + ?Sized>(value: &T) -> Self {
        Self(value.as_bytes().to_vec())
    }

    /// A pointer to each argument, for `kernelParams`.
    pub fn pointers(args: &[Arg]) -> Vec<*const u8> {
        args.iter().map(|arg| arg.0.as_ptr()).collect()
    }
}

/// What [`args!`](crate::args) takes.
pub trait ToArg {
    /// As an argument.
    fn to_arg(&self) -> Arg;
}

macro_rules! plain {
    ($($t:ty),*) => {$(
        impl ToArg for $t {
            fn to_arg(&self) -> Arg { Arg::of(self) }
        }
    )*};
}
plain!(u8, i8, u16, i16, u32, i32, u64, i64, f32, f64);

impl<T: IntoBytes + Immutable, const N: usize> ToArg for [T; N] {
    fn to_arg(&self) -> Arg {
        Arg::of(self)
    }
}

impl ToArg for Arg {
    fn to_arg(&self) -> Arg {
        self.clone()
    }
}

impl<T: ToArg> ToArg for &T {
    fn to_arg(&self) -> Arg {
        (*self).to_arg()
    }
}

impl<T> ToArg for Buffer<T> {
    fn to_arg(&self) -> Arg {
        Arg::of(&self.memory.address())
    }
}

impl<T> ToArg for Pinned<T> {
    fn to_arg(&self) -> Arg {
        Arg::of(&self.memory.address())
    }
}

/// The arguments of a launch: numbers, arrays, buffers (their address), [`Arg`]s.
#[macro_export]
macro_rules! args {
    ($($arg:expr),* $(,)?) => { &[$($crate::to_arg(&$arg)),*] as &[$crate::Arg] };
}

/// Where [`args!`](crate::args) ends.
#[doc(hidden)]
pub fn to_arg(value: &impl ToArg) -> Arg {
    value.to_arg()
}

/// Sizes of a grid or block: one number or three.
#[derive(Clone, Copy, Debug)]
pub struct Size([u32; 3]);

impl From<u32> for Size {
    fn from(x: u32) -> Self {
        Self([x, 1, 1])
    }
}

impl From<[u32; 3]> for Size {
    fn from(size: [u32; 3]) -> Self {
        Self(size)
    }
}

type Bytes = Rc<dyn Fn() -> Vec<u8>>;

/// A device, a stream on it, and every buffer that the test made.
pub struct Gpu {
    /// The runtime.
    pub runtime: Runtime,
    /// Its first device.
    pub device: Device,
    /// A stream of the test's own.
    pub stream: Stream,
    buffers: RefCell<Vec<(u64, Bytes)>>,
    varying: RefCell<Vec<u64>>,
}

/// The bytes of a test object: `<name>.co` in the folder that `OUTCROP_TEST_KERNELS` names, else in `tests/kernels/bin`.
#[track_caller]
pub fn object(name: &str) -> Vec<u8> {
    let file = format!("{name}.co");
    match std::env::var("OUTCROP_TEST_KERNELS") {
        Ok(folder) => read(&[&folder, &file]),
        Err(_) => read(&["kernels", "bin", &file]),
    }
}

/// The bytes of one of Triton's objects for a target.
#[track_caller]
pub fn triton(target: &str, name: &str) -> Vec<u8> {
    let file = format!("{name}.hsaco");
    match target {
        "gfx942" => read(&["kernels", "triton", &file]),
        _ => read(&["kernels", "triton", target, &file]),
    }
}

#[track_caller]
fn read(parts: &[&str]) -> Vec<u8> {
    let mut path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    path.extend(parts);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[track_caller]
fn ok<T>(what: &str, result: Result<T, Error>) -> T {
    result.unwrap_or_else(|e| panic!("{what}: {e:#}"))
}

impl Gpu {
    /// The first device of a platform.
    ///
    /// # Errors
    /// What the runtime says of a platform that cannot be used.
    pub fn new(platform: Arc<dyn Platform>) -> Result<Self, Error> {
        let runtime = Runtime::new(platform)?;
        let device = runtime.device(0)?;
        let stream = device.create_stream()?;
        Ok(Self {
            runtime,
            device,
            stream,
            buffers: RefCell::default(),
            varying: RefCell::default(),
        })
    }

    fn keep<T: Element>(&self, memory: DeviceBuffer<T>) -> Buffer<T> {
        let memory = Rc::new(memory);
        let kept = memory.clone();
        let bytes: Bytes = Rc::new(move || read_buffer(&kept).as_bytes().to_vec());
        self.buffers.borrow_mut().push((memory.address(), bytes));
        Buffer { memory }
    }

    /// A buffer with these elements.
    pub fn upload<T: Element>(&self, data: &[T]) -> Buffer<T> {
        let buffer = self.keep(ok("allocate", DeviceBuffer::new(&self.device, data.len())));
        buffer.write(data);
        buffer
    }

    /// A buffer of `n` elements of zero bytes.
    pub fn zeros<T: Element>(&self, n: usize) -> Buffer<T> {
        let buffer = self.keep(ok("allocate", DeviceBuffer::<T>::new(&self.device, n)));
        ok("fill", buffer.memory.fill_bytes(0));
        buffer
    }

    /// A buffer of `n` times the same element.
    pub fn filled<T: Element>(&self, n: usize, value: T) -> Buffer<T> {
        self.upload(&vec![value; n])
    }

    /// One number in pinned host memory.
    pub fn pinned(&self, value: u32) -> Pinned<u32> {
        let memory = ok("pin", PinnedBuffer::new(&self.device, 4));
        ok("write", memory.write(0, value.as_bytes()));
        Pinned {
            memory,
            of: PhantomData,
        }
    }

    /// Loads a test object.
    #[track_caller]
    pub fn load(&self, name: &str) -> Kernels<'_> {
        self.load_image(name, &object(name))
    }

    /// Loads one of Triton's objects.
    #[track_caller]
    pub fn load_triton(&self, name: &str) -> Kernels<'_> {
        self.load_image(name, &triton(self.target(), name))
    }

    /// Bytes of LDS for one of Triton's matrix products: enough on every target but gfx950, where they prefetch more.
    #[track_caller]
    pub fn triton_matmul_lds(&self) -> u32 {
        match self.target() {
            "gfx950" => 16384,
            _ => 8192,
        }
    }

    /// Work-items of the blocks that Triton's kernels are for: four waves.
    #[track_caller]
    pub fn triton_block(&self) -> u32 {
        4 * self.lanes()
    }

    /// The device's target, `gfx942`.
    #[track_caller]
    pub fn target(&self) -> &str {
        let properties = ok("properties", self.device.properties());
        properties.gcn_arch_name.split(':').next().unwrap_or_default()
    }

    /// Lanes of a wave.
    #[track_caller]
    pub fn lanes(&self) -> u32 {
        ok("properties", self.device.properties()).warp_size
    }

    /// Loads an image; the name is for messages.
    #[track_caller]
    pub fn load_image(&self, name: &str, image: &[u8]) -> Kernels<'_> {
        Kernels {
            gpu: self,
            module: ok(name, self.device.load_module(image)),
        }
    }

    /// Waits for the stream.
    #[track_caller]
    pub fn synchronize(&self) {
        ok("synchronize", self.stream.synchronize());
    }

    /// Whether all that was submitted has ended.
    #[track_caller]
    pub fn stream_is_idle(&self) -> bool {
        match self.stream.query() {
            Ok(()) => true,
            Err(Error::NotReady) => false,
            Err(e) => panic!("query: {e:#}"),
        }
    }

    /// Says that a buffer's contents may differ from run to run: they depend on the order of atomics, on time, or on
    /// where memory is.
    pub fn varies<T>(&self, buffer: &Buffer<T>) {
        self.varying.borrow_mut().push(buffer.memory.address());
    }

    /// A number that stands for the contents of all buffers that do not vary.
    pub fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        let varying = self.varying.borrow();
        for (address, bytes) in self.buffers.borrow().iter() {
            if !varying.contains(address) {
                hasher.write(&bytes());
            }
        }
        hasher.finish()
    }
}

#[track_caller]
fn read_buffer<T: Element>(memory: &DeviceBuffer<T>) -> Vec<T> {
    let mut items = vec![T::new_zeroed(); memory.len()];
    ok("read", memory.read(&mut items));
    items
}

/// Device memory of a test; kept until the test ends, for the comparison of runs.
#[derive(Clone)]
pub struct Buffer<T> {
    memory: Rc<DeviceBuffer<T>>,
}

impl<T> Buffer<T> {
    /// The device address.
    pub fn address(&self) -> u64 {
        self.memory.address()
    }
}

impl<T: Element> Buffer<T> {
    /// The elements now.
    #[track_caller]
    pub fn read(&self) -> Vec<T> {
        read_buffer(&self.memory)
    }

    /// Writes elements at its start.
    #[track_caller]
    pub fn write(&self, data: &[T]) {
        ok("write", self.memory.write(data));
    }
}

/// A number in pinned host memory.
pub struct Pinned<T> {
    memory: PinnedBuffer,
    of: PhantomData<T>,
}

impl Pinned<u32> {
    /// The number now.
    pub fn load(&self) -> u32 {
        let mut bytes = [0; 4];
        ok("load", self.memory.read(0, &mut bytes));
        u32::from_ne_bytes(bytes)
    }

    /// Changes it.
    pub fn store(&self, value: u32) {
        ok("store", self.memory.write(0, value.as_bytes()));
    }
}

/// A loaded module.
pub struct Kernels<'a> {
    /// Whose device has it.
    pub gpu: &'a Gpu,
    /// The module itself.
    pub module: Module,
}

impl Kernels<'_> {
    /// Launches whole blocks on the test's stream and waits for the end.
    #[track_caller]
    pub fn launch(
        &self,
        kernel: &str,
        blocks: impl Into<Size>,
        block: impl Into<Size>,
        lds: u32,
        args: &[Arg],
    ) {
        self.submit(kernel, blocks, block, lds, args);
        ok(kernel, self.gpu.stream.synchronize());
    }

    /// Launches a grid of work-items, with partial last blocks, and waits for the end.
    #[track_caller]
    pub fn launch_items(
        &self,
        kernel: &str,
        items: impl Into<Size>,
        block: impl Into<Size>,
        lds: u32,
        args: &[Arg],
    ) {
        let config = LaunchConfig::work_items(items.into().0, block.into().0, lds);
        ok(kernel, self.try_submit(kernel, &config, args));
        ok(kernel, self.gpu.stream.synchronize());
    }

    /// Launches without waiting.
    #[track_caller]
    pub fn submit(
        &self,
        kernel: &str,
        blocks: impl Into<Size>,
        block: impl Into<Size>,
        lds: u32,
        args: &[Arg],
    ) {
        let config = LaunchConfig::blocks(blocks.into().0, block.into().0, lds);
        ok(kernel, self.try_submit(kernel, &config, args));
    }

    /// Launches without waiting, on the test's stream.
    ///
    /// # Errors
    /// What the runtime says.
    pub fn try_submit(&self, kernel: &str, config: &LaunchConfig, args: &[Arg]) -> Result<(), Error> {
        self.submit_on(&self.gpu.stream, kernel, config, args)
    }

    /// Launches without waiting, on a stream.
    ///
    /// # Errors
    /// What the runtime says.
    pub fn submit_on(
        &self,
        stream: &Stream,
        kernel: &str,
        config: &LaunchConfig,
        args: &[Arg],
    ) -> Result<(), Error> {
        let function = self.module.function(kernel)?;
        let takes = function.arguments().slots();
        assert_eq!(takes.len(), args.len(), "{kernel}: number of arguments");
        for (at, (slot, arg)) in takes.iter().zip(args).enumerate() {
            assert_eq!(slot.size as usize, arg.0.len(), "{kernel}: size of argument {at}");
        }
        let pointers = Arg::pointers(args);
        // SAFETY: number and sizes are the kernel's, and the tests' kernels write to the tests' buffers only.
        unsafe { function.launch_raw(stream, config, PackedArgs::Params(pointers.as_ptr())) }
    }

    /// A device global.
    #[track_caller]
    pub fn global<T: Element>(&self, name: &str) -> Global<'_, T> {
        let (address, size) = ok(name, self.module.global(name));
        Global {
            gpu: self.gpu,
            address,
            len: size as usize / size_of::<T>(),
            of: PhantomData,
        }
    }
}

/// A device global.
pub struct Global<'a, T> {
    gpu: &'a Gpu,
    address: u64,
    len: usize,
    of: PhantomData<T>,
}

impl<T: Element> Global<'_, T> {
    /// The device address.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Elements.
    #[expect(clippy::len_without_is_empty, reason = "a global is never empty")]
    pub fn len(&self) -> usize {
        self.len
    }

    /// The elements now.
    #[track_caller]
    pub fn read(&self) -> Vec<T> {
        let mut items = vec![T::new_zeroed(); self.len];
        ok(
            "read",
            self.gpu
                .stream
                .copy_to_host(items.as_mut_slice().as_mut_bytes(), self.address),
        );
        items
    }

    /// Writes elements at its start.
    #[track_caller]
    pub fn write(&self, data: &[T]) {
        ok(
            "write",
            self.gpu.stream.copy_from_host(self.address, data.as_bytes()),
        );
    }
}
