//! Bad input: damaged and foreign code objects, wrong launches, wrong pointers. Each is an error with its numbers, and
//! the runtime works afterwards.
#![expect(unsafe_code, reason = "launches and copies with raw arguments")]

use core::panic::AssertUnwindSafe;
use std::panic::catch_unwind;

use outcrop_hip::{Code, CopyKind, DeviceBuffer, Error, LaunchConfig, LaunchError, PackedArgs};
use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, Trials, args, machine, object};

pub fn trials(trials: &mut Trials) {
    trials.add("bad_input::truncated_objects", truncated_objects);
    trials.add("bad_input::foreign_objects", foreign_objects);
    trials.add("bad_input::missing_names", missing_names);
    trials.add("bad_input::launches", launches);
    trials.add("bad_input::argument_sizes", argument_sizes);
    trials.add("bad_input::pointers", pointers);
    trials.add("bad_input::copies_past_the_end", copies_past_the_end);
    trials.add("bad_input::too_much_memory", too_much_memory);
    trials.add_soft("bad_input::every_byte_flipped", every_byte_flipped);
}

#[track_caller]
fn code<T>(result: Result<T, Error>) -> Code {
    match result {
        Ok(_) => Code::SUCCESS,
        Err(error) => error.code(),
    }
}

#[track_caller]
fn works(gpu: &Gpu) {
    let (x, y, z) = (
        gpu.upload(&[1.5f32; 256]),
        gpu.upload(&[2.0f32; 256]),
        gpu.zeros::<f32>(256),
    );
    gpu.load("vector_add")
        .launch("vector_add", 1, 256, 0, args![x, y, z, 256u32]);
    assert_same("afterwards", &z.read(), &[3.5f32; 256]);
}

fn truncated_objects(gpu: &Gpu) {
    let image = object("vector_add");
    for len in (0..image.len()).step_by(7).chain([image.len() - 1]) {
        if let Ok(module) = gpu.device.load_module(&image[..len]) {
            // Only section headers may be missing; what is there must then be the whole program.
            module
                .function("vector_add")
                .expect("a module that loads has its kernel");
        }
    }
    for len in [0, 1, 4, 63, 64] {
        assert!(gpu.device.load_module(&image[..len]).is_err(), "{len} bytes");
    }
    works(gpu);
}

fn foreign_objects(gpu: &Gpu) {
    let good = object("vector_add");
    let no_binary = [Code::NO_BINARY_FOR_GPU, Code::INVALID_IMAGE];
    // Another processor of the same maker, in e_flags and in the metadata.
    let target = gpu.target();
    let (name, number) = match target {
        "gfx90a" => ("gfx942", 0x4c),
        "gfx1030" => ("gfx1031", 0x37),
        "gfx1100" => ("gfx1101", 0x46),
        "gfx1201" => ("gfx1200", 0x48),
        _ => ("gfx90a", 0x3f),
    };
    let mut other = good.clone();
    other[48] = number;
    assert_eq!(
        code(gpu.device.load_module(&other)),
        Code::INVALID_IMAGE,
        "the two disagree"
    );
    for at in 0..=other.len() - target.len() {
        if &other[at..at + target.len()] == target.as_bytes() {
            other[at..at + name.len()].copy_from_slice(name.as_bytes());
        }
    }
    assert_eq!(
        code(gpu.device.load_module(&other)),
        Code::NO_BINARY_FOR_GPU,
        "{name}"
    );
    // x86-64.
    let host = std::fs::read(std::env::current_exe().expect("this program")).expect("its bytes");
    let got = code(gpu.device.load_module(&host));
    assert!(no_binary.contains(&got), "an x86-64 program: {got:?}");
    for junk in [
        &b""[..],
        b"\x7fELF",
        &[0; 4096],
        b"__CLANG_OFFLOAD_BUNDLE__",
        b"CCOB\x02\0\0\0",
    ] {
        assert_ne!(code(gpu.device.load_module(junk)), Code::SUCCESS, "{junk:.24?}");
    }
    works(gpu);
}

fn missing_names(gpu: &Gpu) {
    let kernels = gpu.load("globals");
    for name in ["", "nosuch", "read_global", "read_globals.kd", "counter"] {
        let error = kernels.module.function(name).expect_err(name);
        assert_eq!(error.code(), Code::NOT_FOUND, "{name}");
        assert!(error.to_string().contains(name), "{error}");
    }
    for name in ["", "nosuch", "read_globals"] {
        assert_eq!(code(kernels.module.global(name)), Code::NOT_FOUND, "{name}");
    }
}

fn launches(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let data = gpu.filled(64, 5u32);
    let try_launch = |work_items: [u64; 3], block: [u32; 3], lds: u32| {
        let config = LaunchConfig {
            work_items,
            block,
            shared_memory: lds,
        };
        let result = kernels.try_submit("fill_u32", &config, args![data, 1u32, 64u64]);
        match result {
            Err(Error::Launch { why, kernel }) => {
                assert_eq!(&*kernel, "fill_u32");
                why
            }
            other => panic!("{work_items:?} work-items, block {block:?}: {other:?}"),
        }
    };
    for dimension in 0..3 {
        let mut size = [64u32, 1, 1];
        size[dimension] = 0;
        let wide = size.map(u64::from);
        assert!(matches!(
            try_launch([64, 1, 1], size, 0),
            LaunchError::ZeroBlock(_)
        ));
        assert!(matches!(
            try_launch(wide, [64, 1, 1], 0),
            LaunchError::ZeroGrid(_)
        ));
        assert_eq!(
            try_launch(wide, [64, 1, 1], 0).code(),
            Code::INVALID_CONFIGURATION
        );
    }
    let big = try_launch([2048, 1, 1], [2048, 1, 1], 0);
    assert_eq!(
        big,
        LaunchError::BlockTooLarge {
            threads: 2048,
            max: 1024
        }
    );
    assert_eq!(big.code(), Code::INVALID_CONFIGURATION);
    let wide = try_launch([1 << 32, 1, 1], [256, 1, 1], 0);
    assert_eq!(
        wide,
        LaunchError::GridTooLarge {
            dimension: 0,
            work_items: 1 << 32
        }
    );
    let lds = try_launch([64, 1, 1], [64, 1, 1], 65_537);
    assert_eq!(
        lds,
        LaunchError::SharedMemory {
            fixed: 0,
            dynamic: 65_537,
            max: 65_536
        }
    );
    let partial = try_launch([65, 1, 1], [64, 1, 1], 0);
    assert!(matches!(partial, LaunchError::PartialGroup { .. }), "{partial:?}");
    gpu.synchronize();
    assert_same("nothing ran", &data.read(), &[5; 64]);
    works(gpu);
}

fn argument_sizes(gpu: &Gpu) {
    let kernels = gpu.load("vector_add");
    let function = kernels.module.function("vector_add").expect("kernel");
    let buffer = DeviceBuffer::<f32>::new(&gpu.device, 64).expect("buffer");
    let why = |result: Result<(), Error>| match result {
        Err(Error::Launch { why, .. }) => why,
        other => panic!("{other:?}"),
    };
    let launch = || function.on(&gpu.stream).grid([1, 1, 1]).block([64, 1, 1]);
    // SAFETY: wrong arguments are refused before anything runs.
    unsafe {
        let few = why(launch().launch((&buffer, &buffer, &buffer)));
        assert_eq!(
            few,
            LaunchError::ArgumentCount {
                given: 3,
                expected: 4
            }
        );
        let wide = why(launch().launch((&buffer, &buffer, &buffer, 64u64)));
        assert_eq!(
            wide,
            LaunchError::ArgumentSize {
                index: 3,
                given: 8,
                expected: 4
            }
        );
        let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
        let none = why(function.launch_raw(&gpu.stream, &config, PackedArgs::None));
        assert_eq!(none, LaunchError::NoArguments { expected: 4 });
        let short = why(function.launch_raw(&gpu.stream, &config, PackedArgs::Buffer(&[0; 20])));
        assert!(
            matches!(
                short,
                LaunchError::BufferSize {
                    given: 20,
                    expected: 28
                }
            ),
            "{short:?}"
        );
    }
    gpu.synchronize();
    works(gpu);
}

fn pointers(gpu: &Gpu) {
    let runtime = &gpu.runtime;
    let address = runtime.malloc(0, 10_000).expect("malloc");
    let inside = runtime
        .free(address + 4096)
        .expect_err("the middle of an allocation");
    assert!(matches!(inside, Error::NotAllocated { address: a } if a == address + 4096));
    runtime.free(address).expect("free");
    assert!(
        matches!(runtime.free(address), Err(Error::NotAllocated { .. })),
        "freed twice"
    );
    let local = 5u32;
    let foreign = (&raw const local).expose_provenance() as u64;
    let error = runtime.free(foreign).expect_err("a foreign pointer");
    assert_eq!(error.code(), Code::INVALID_VALUE);
    assert!(error.to_string().contains(&format!("{foreign:#x}")), "{error}");
    runtime.free(0).expect("null is nothing to free");
    let host = runtime
        .host_malloc(0, 100, Default::default())
        .expect("host malloc");
    runtime.host_free(host).expect("free");
    assert_eq!(code(runtime.host_free(host)), Code::INVALID_VALUE, "freed twice");
    assert_eq!(code(runtime.pointer_attributes(foreign)), Code::INVALID_VALUE);
    works(gpu);
}

fn copies_past_the_end(gpu: &Gpu) {
    let (a, b) = (gpu.filled(4096, 1u8), gpu.filled(4096, 2u8));
    let host = vec![9u8; 8192];
    let mut back = vec![0u8; 8192];
    let error = gpu
        .stream
        .copy_from_host(a.address(), &host)
        .expect_err("8192 bytes into 4096");
    assert_eq!(error.code(), Code::INVALID_VALUE);
    assert!(
        matches!(error, Error::OutOfBounds { size: 8192, len, .. } if len >= 4096),
        "{error:?}"
    );
    assert_eq!(
        code(gpu.stream.copy_to_host(&mut back, a.address())),
        Code::INVALID_VALUE
    );
    assert_eq!(
        code(gpu.stream.copy_from_host(a.address() + 4095, &host[..2])),
        Code::INVALID_VALUE
    );
    assert_eq!(
        code(
            gpu.stream
                .copy(b.address(), a.address(), 4097, CopyKind::DeviceToDevice)
        ),
        Code::INVALID_VALUE
    );
    assert_eq!(
        code(
            gpu.stream
                .copy(b.address(), a.address(), u64::MAX, CopyKind::DeviceToDevice)
        ),
        Code::INVALID_VALUE
    );
    assert_eq!(
        code(gpu.stream.memset(a.address(), &[0], 4097)),
        Code::INVALID_VALUE
    );
    assert_eq!(
        code(gpu.stream.memset(a.address() + 1, &[0, 0, 0, 0], 4)),
        Code::INVALID_VALUE,
        "misaligned"
    );
    assert_eq!(code(gpu.stream.memset(0, &[0], 1)), Code::INVALID_VALUE, "null");
    // SAFETY: both are refused.
    unsafe {
        assert_eq!(
            code(gpu.stream.memcpy(0, a.address(), 1, CopyKind::DeviceToHost)),
            Code::INVALID_VALUE,
            "null"
        );
        assert_eq!(
            code(gpu.stream.memcpy(a.address(), 0, 1, CopyKind::HostToDevice)),
            Code::INVALID_VALUE,
            "null"
        );
    }
    assert_same("untouched", &a.read(), &[1u8; 4096]);
    assert_same("untouched", &b.read(), &[2u8; 4096]);
    works(gpu);
}

fn too_much_memory(gpu: &Gpu) {
    let info = gpu.device.memory_info().expect("memory info");
    assert!(info.free <= info.total);
    let error = gpu
        .runtime
        .malloc(0, info.total + 1)
        .expect_err("more than there is");
    assert!(matches!(error, Error::OutOfMemory { .. }), "{error:?}");
    assert!(
        error.to_string().contains(&(info.total + 1).to_string()),
        "{error}"
    );
    assert_eq!(code(gpu.runtime.malloc(0, u64::MAX)), Code::OUT_OF_MEMORY);
    assert_eq!(gpu.device.memory_info().expect("memory info").free, info.free);
    works(gpu);
}

/// Every byte of one object is flipped in turn: an error, a fault, or a run, but never a panic or a hang; then the same
/// runtime must do the sum right.
fn every_byte_flipped() {
    let machine = machine(0);
    let good = object("vector_add");
    {
        let gpu = Gpu::new(machine.clone() as _).expect("runtime");
        let (x, y) = (gpu.upload(&[1.5f32; 64]), gpu.upload(&[2.0f32; 64]));
        let z = gpu.zeros::<f32>(64);
        let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
        let (mut refused, mut faulted, mut ran) = (0, 0, 0);
        for at in 0..good.len() {
            let mut image = good.clone();
            image[at] ^= 0xff;
            let attempt = || -> Result<(), Error> {
                let module = gpu.device.load_module(&image)?;
                let function = module.function("vector_add")?;
                let layout = function.arguments();
                if layout.slots().iter().map(|s| s.size).ne([8, 8, 8, 4]) {
                    return Err(Error::NotReady);
                }
                let arguments = args![x, y, z, 64u32];
                let pointers = outcrop_tests::Arg::pointers(arguments);
                // SAFETY: the damaged kernel runs on the software machine, which reaches the GPU's memory only.
                unsafe { function.launch_raw(&gpu.stream, &config, PackedArgs::Params(pointers.as_ptr())) }?;
                gpu.stream.synchronize()
            };
            let result = catch_unwind(AssertUnwindSafe(attempt));
            match result.unwrap_or_else(|_| panic!("byte {at:#x} flipped: a panic")) {
                Ok(()) => ran += 1,
                Err(Error::Fault(_)) => faulted += 1,
                Err(_) => refused += 1,
            }
        }
        eprintln!(
            "{} bytes flipped: {refused} refused, {faulted} faulted, {ran} ran",
            good.len()
        );
        assert!(refused > 0 && faulted > 0 && ran > 0);
        x.write(&[1.5; 64]);
        y.write(&[2.0; 64]);
        works(&gpu);
    }
    let usage = machine.usage();
    assert!(usage.is_empty() && usage.reclaimed == 0, "left behind: {usage:?}");
}
