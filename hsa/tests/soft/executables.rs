//! Loading and running code objects.

use outcrop_hsa::code::CodeObjectError;
use outcrop_hsa::{Error, Executable, Queue, QueueOptions};

use crate::common::{Bench, Explicit, contents, object, run, with_machines, words};

#[test]
fn vectors_are_added_in_every_version() {
    with_machines(|bench| {
        let queue = Queue::create(&bench.gpu(), &QueueOptions::default()).unwrap();
        for name in [
            "bin/vector_add.co",
            "bin/vector_add_v4.co",
            "bin/vector_add_v6.co",
        ] {
            let executable = Executable::load(&bench.gpu(), &object(name)).unwrap();
            let kernel = executable.kernel("vector_add").unwrap();
            let n = 1000u32;
            let (a, b, c) = (bench.vram(4096), bench.vram(4096), bench.vram(4096));
            let floats = |scale: f32| {
                (0..n)
                    .flat_map(|i| (i as f32 * scale).to_le_bytes())
                    .collect::<Vec<_>>()
            };
            a.write(0, &floats(0.5)).unwrap();
            b.write(0, &floats(1.25)).unwrap();
            let explicit = Explicit::default()
                .u64(a.address())
                .u64(b.address())
                .u64(c.address())
                .u32(n);
            run(bench, &queue, kernel, explicit, 1024, 256).unwrap();
            for (i, word) in words(&c).iter().enumerate() {
                let expected = if i < 1000 {
                    i as f32 * 0.5 + i as f32 * 1.25
                } else {
                    0.0
                };
                assert_eq!(f32::from_bits(*word), expected, "{name}, element {i}");
            }
        }
    });
}

/// Start values and relocations are as globals.hip says; addresses are as the kernel sees them.
#[test]
fn variables_are_where_the_kernel_sees_them() {
    with_machines(|bench| {
        let executable = Executable::load(&bench.gpu(), &object("bin/globals.co")).unwrap();
        let queue = Queue::create(&bench.gpu(), &QueueOptions::default()).unwrap();
        let out = bench.vram(64);
        let explicit = Explicit::default().u64(out.address());
        run(
            bench,
            &queue,
            executable.kernel("addresses").unwrap(),
            explicit,
            64,
            64,
        )
        .unwrap();
        let seen: Vec<u64> = contents(&out)
            .chunks_exact(8)
            .map(|w| u64::from_le_bytes(w.try_into().unwrap()))
            .collect();
        let names = [
            "counter",
            "scale",
            "table",
            "zeroed",
            "coefficients",
            "fixed",
            "cursor",
        ];
        let sizes = [4, 4, 64, 4096, 16, 16, 8];
        for ((name, size), address) in names.iter().zip(sizes).zip(&seen) {
            let variable = executable.variable(name).unwrap();
            assert_eq!((variable.address, variable.size), (*address, size), "{name}");
        }
        let out = bench.vram(256);
        let explicit = Explicit::default().u64(out.address());
        run(
            bench,
            &queue,
            executable.kernel("follow_pointer").unwrap(),
            explicit,
            8,
            8,
        )
        .unwrap();
        assert_eq!(
            words(&out)[..8],
            [20, 30, 40, 50, 60, 70, 80, 90],
            "cursor began at table[2]"
        );
        assert!(executable.variable("nothing").is_none());
        assert!(executable.kernel("nothing").is_none());
        assert_eq!(executable.kernel("addresses.kd"), executable.kernel("addresses"));
        let (base, size) = executable.range();
        assert!(
            executable
                .kernels()
                .iter()
                .all(|k| k.object >= base && k.object < base + size)
        );
        assert!(executable.kernels().iter().all(|k| k.object.is_multiple_of(64)));
    });
}

#[test]
fn private_arrays_have_scratch() {
    with_machines(|bench| {
        let executable = Executable::load(&bench.gpu(), &object("bin/scratch.co")).unwrap();
        let kernel = executable.kernel("private_array").unwrap();
        assert!(kernel.private_size >= 256);
        let queue = Queue::create(&bench.gpu(), &QueueOptions::default()).unwrap();
        let seeds: Vec<u32> = (0..512u32).map(|i| i.wrapping_mul(2_654_435_761)).collect();
        let (input, out) = (bench.vram(2048), bench.vram(2048));
        input
            .write(0, &seeds.iter().flat_map(|s| s.to_le_bytes()).collect::<Vec<_>>())
            .unwrap();
        let explicit = Explicit::default().u64(input.address()).u64(out.address());
        run(bench, &queue, kernel, explicit, 512, 128).unwrap();
        let expected = |i: u32, seed: u32| {
            let mut table: Vec<u32> = (0..64).map(|k: u32| k.wrapping_mul(seed)).collect();
            let mut j = i & 63;
            for _ in 0..64 {
                j = j.wrapping_mul(5).wrapping_add(table[j as usize]) & 63;
                table[j as usize] = table[j as usize].wrapping_add(i);
            }
            table.iter().fold(0u32, |sum, v| sum.wrapping_add(*v))
        };
        for (i, (seen, seed)) in words(&out).iter().zip(&seeds).enumerate() {
            assert_eq!(*seen, expected(i as u32, *seed), "element {i}");
        }
    });
}

#[test]
fn what_does_not_fit_is_refused_and_leaves_nothing() {
    let bench = Bench::new(1, 0);
    let gpu = bench.gpu();
    let before = bench.machine.usage();
    let good = object("bin/vector_add.co");
    let error = Executable::load(&gpu, b"not an object").unwrap_err();
    assert_eq!(
        (error, error.status().0),
        (Error::CodeObject(CodeObjectError::NotElf), 0x1010)
    );
    // Header and metadata say gfx90a.
    let mut other = good.clone();
    other[48] = 0x3f;
    let at = other.windows(6).position(|w| w == b"gfx942").unwrap();
    other[at..at + 6].copy_from_slice(b"gfx90a");
    let error = Executable::load(&gpu, &other).unwrap_err();
    assert!(
        matches!(error, Error::CodeObject(CodeObjectError::IncompatibleIsa { .. })),
        "{error}"
    );
    assert_eq!(error.status().0, 0x100d);
    // Made for XNACK on; the agent has it off.
    let mut xnack = good.clone();
    xnack[49] = 0x07;
    let error = Executable::load(&gpu, &xnack).unwrap_err();
    assert!(error.to_string().contains("gfx942:xnack+"), "{error}");
    let error = Executable::load(&bench.runtime().cpu(), &good).unwrap_err();
    assert!(matches!(error, Error::InvalidAgent { .. }));
    assert_eq!(bench.machine.usage(), before);
}

/// Every hundredth byte of an object, damaged and loaded for real.
#[test]
fn damaged_objects_load_or_not_and_nothing_is_left() {
    let bench = Bench::new(1, 0);
    let good = object("bin/globals.co");
    let before = bench.machine.usage();
    for at in (0..good.len()).step_by(41) {
        let mut bad = good.clone();
        bad[at] ^= 0x40;
        drop(Executable::load(&bench.gpu(), &bad));
    }
    assert_eq!(bench.machine.usage(), before);
}
