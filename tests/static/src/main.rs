//! The whole stack and the software machine in a static binary with no libc and no std: adds two vectors.
#![no_std]
#![no_main]

extern crate alloc;

mod start;

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;

use outcrop_hip::{DeviceBuffer, Error, Runtime};
use outcrop_platform::linux::Linux;
use outcrop_platform::{Map, MapAt, MapSource, Platform, Prot};
use outcrop_soft::Builder;
use start::Stdout;

const N: usize = 1 << 18;
const HEAP: usize = 256 << 20;

#[global_allocator]
static ALLOCATOR: talc::Talck<spin::Mutex<()>, talc::ErrOnOom> = talc::Talc::new(talc::ErrOnOom).lock();

/// Gives the allocator its memory; pages are taken from the system as they are touched.
#[expect(unsafe_code, reason = "the heap is memory that nothing else refers to")]
fn give_heap() -> bool {
    let request = Map {
        at: MapAt::Any,
        len: HEAP,
        prot: Prot::READ | Prot::WRITE,
        source: MapSource::Anonymous,
    };
    // SAFETY: a new mapping replaces nothing.
    let Ok(heap) = (unsafe { Linux.map(&request) }) else {
        return false;
    };
    // SAFETY: the mapping is the allocator's from here on, and is never unmapped.
    unsafe { ALLOCATOR.lock().claim(talc::Span::from_base_size(heap, HEAP)) }.is_ok()
}

fn main() -> i32 {
    if !give_heap() {
        let _ = writeln!(Stdout, "FAIL vector_add: no memory for the heap");
        return 1;
    }
    match vector_add() {
        Ok(()) => 0,
        Err(error) => {
            let _ = writeln!(Stdout, "FAIL vector_add: {error:#}");
            1
        }
    }
}

fn vector_add() -> Result<(), Error> {
    let machine = match Builder::new(Arc::new(Linux)).gpus(1).threads(0).build() {
        Ok(machine) => machine,
        Err(error) => {
            let _ = writeln!(Stdout, "FAIL vector_add: the software machine: {error}");
            return Err(Error::NoDevice { source: None });
        }
    };
    let runtime = Runtime::new(machine)?;
    let device = runtime.device(0)?;
    let module = device.load_module(include_bytes!("../../kernels/bin/vector_add.co"))?;
    let kernel = module.function("vector_add")?;

    let a: Vec<f32> = (0..N).map(|i| i as f32 * 0.5).collect();
    let b: Vec<f32> = (0..N).map(|i| 1000.0 - i as f32).collect();
    let (da, db) = (DeviceBuffer::new(&device, N)?, DeviceBuffer::new(&device, N)?);
    let dc = DeviceBuffer::<f32>::new(&device, N)?;
    da.write(&a)?;
    db.write(&b)?;
    let stream = device.create_stream()?;
    let launch = kernel
        .on(&stream)
        .grid([(N / 256) as u32, 1, 1])
        .block([256, 1, 1]);
    #[expect(unsafe_code, reason = "a launch")]
    // SAFETY: the kernel adds the first N elements of two buffers into a third, all of N elements.
    unsafe {
        launch.launch((&da, &db, &dc, N as u32))?;
    }
    stream.synchronize()?;
    let mut c = vec![0f32; N];
    dc.read(&mut c)?;
    for i in 0..N {
        if c[i] != a[i] + b[i] {
            let _ = writeln!(
                Stdout,
                "FAIL vector_add: c[{i}] is {}, want {}",
                c[i],
                a[i] + b[i]
            );
            start::exit(1);
        }
    }
    let properties = device.properties()?;
    let _ = writeln!(
        Stdout,
        "PASS vector_add: {N} elements on {} ({})",
        properties.gcn_arch_name,
        runtime.platform().name()
    );
    Ok(())
}
