//! The checker of waits and races: silent on what compilers made, and not on what has been broken.

use std::sync::Arc;

use crate::planted::Model;
use half::{bf16, f16};
use object::{Object, ObjectSection, ObjectSymbol};
use outcrop_hip::Platform;
use outcrop_isa::{Op, decode_wave};
use outcrop_platform::StdHost;
use outcrop_soft::observe::{Observer, Wants};
use outcrop_soft::recorder::{Found, Recorder};
use outcrop_soft::{Builder, Product};
use outcrop_tests::data::Random;
use outcrop_tests::{Arg, Gpu, Trials, args, triton};

pub fn trials(trials: &mut Trials) {
    for product in Product::ALL {
        // Triton makes nothing for it.
        if product.target().name() != "gfx1030" {
            let name = format!("check::triton_{}", product.target());
            trials.add_soft(&name, move || triton_objects(product));
        }
    }
    trials.add_soft("check::reduce", reduce);
    trials.add_soft("check::workgroups_race", workgroups_race);
    trials.add_soft("check::atomics_order", atomics_order);
}

/// A GPU whose kernels are checked, and what was found.
fn checked(product: Product) -> (Gpu, Arc<Recorder>) {
    let recorder = Arc::new(Recorder::new(Wants::WAITS | Wants::RACES));
    (observed(product, recorder.clone()), recorder)
}

fn observed(product: Product, observer: Arc<dyn Observer>) -> Gpu {
    let machine = Builder::new(Arc::new(StdHost::new()))
        .card(product)
        .threads(0)
        .observer(observer)
        .build()
        .unwrap();
    Gpu::new(machine as Arc<dyn Platform>).unwrap()
}

/// A kernel, and how it is launched.
struct Case {
    object: &'static str,
    kernel: &'static str,
    launch: fn(&Gpu, &outcrop_tests::Kernels<'_>, &str),
}

const NONE: u64 = 0;

fn add<T: outcrop_tests::Element>(
    gpu: &Gpu,
    kernels: &outcrop_tests::Kernels<'_>,
    kernel: &str,
    block: usize,
    value: fn(&mut Random) -> T,
) {
    let n = 3 * block - 5;
    let mut random = Random::new(1);
    let (x, y) = (
        gpu.upload(&random.many(n, value)),
        gpu.upload(&random.many(n, value)),
    );
    let o = gpu.zeros::<T>(n);
    kernels.launch(
        kernel,
        3,
        gpu.triton_block(),
        0,
        args![x, y, o, n as i32, NONE, NONE],
    );
}

fn rows(gpu: &Gpu, kernels: &outcrop_tests::Kernels<'_>, kernel: &str, more: &[Arg]) {
    let input = Random::new(2).many(2 * 1024, |r| r.f32());
    let (o, x) = (gpu.zeros::<f32>(2 * 1024), gpu.upload(&input));
    let mut all = if more.is_empty() {
        args![o, x, 1024i32, 1000i32].to_vec()
    } else {
        [args![o, x], more].concat()
    };
    all.extend_from_slice(args![NONE, NONE]);
    kernels.launch(kernel, 2, gpu.triton_block(), 16, &all);
}

fn matmul<T: outcrop_tests::Element>(
    gpu: &Gpu,
    kernels: &outcrop_tests::Kernels<'_>,
    kernel: &str,
    (tile, lds): (usize, u32),
    value: fn(f32) -> T,
) {
    let mut random = Random::new(3);
    let (m, n, k) = (tile, tile, 96);
    let (a, b) = (
        gpu.upload(&random.many(m * k, |r| value(r.f32()))),
        gpu.upload(&random.many(k * n, |r| value(r.f32()))),
    );
    let c = gpu.zeros::<f32>(m * n);
    kernels.launch(
        kernel,
        1,
        gpu.triton_block(),
        lds,
        args![a, b, c, m as i32, n as i32, k as i32, NONE, NONE],
    );
}

const CASES: [Case; 9] = [
    Case {
        object: "add_f32",
        kernel: "add",
        launch: |gpu, kernels, name| add(gpu, kernels, name, 1024, Random::f32),
    },
    Case {
        object: "add_f64",
        kernel: "add",
        launch: |gpu, kernels, name| add(gpu, kernels, name, 512, |r| f64::from(r.f32())),
    },
    Case {
        object: "add_i64",
        kernel: "add",
        launch: |gpu, kernels, name| add(gpu, kernels, name, 512, |r| r.u64() as i64),
    },
    Case {
        object: "softmax_f32",
        kernel: "softmax",
        launch: |gpu, kernels, name| rows(gpu, kernels, name, &[]),
    },
    Case {
        object: "layernorm_f32",
        kernel: "layernorm",
        launch: |gpu, kernels, name| {
            let (w, b) = (gpu.filled(1024, 2.0f32), gpu.filled(1024, 1.0f32));
            rows(gpu, kernels, name, args![w, b, 1000i32, 1e-5f32]);
        },
    },
    Case {
        object: "histogram_i32",
        kernel: "histogram",
        launch: |gpu, kernels, name| {
            let n = 3000;
            let (h, x) = (
                gpu.zeros::<i32>(256),
                gpu.upload(&Random::new(4).many(n, |r| r.u32() as i32)),
            );
            kernels.launch(name, 3, gpu.triton_block(), 0, args![h, x, n as i32, NONE, NONE]);
        },
    },
    Case {
        object: "matmul_f32",
        kernel: "matmul",
        launch: |gpu, kernels, name| matmul(gpu, kernels, name, (32, 16384), |v| v),
    },
    Case {
        object: "matmul_f16",
        kernel: "matmul",
        launch: |gpu, kernels, name| matmul(gpu, kernels, name, (64, 16384), f16::from_f32),
    },
    Case {
        object: "matmul_bf16",
        kernel: "matmul",
        launch: |gpu, kernels, name| matmul(gpu, kernels, name, (64, 16384), bf16::from_f32),
    },
];

/// What takes no effect in its place.
const S_NOP: [u8; 4] = 0xbf80_0000u32.to_le_bytes();

/// A wait or barrier of a kernel.
struct Fault {
    op: Op,
    text: String,
    /// Byte offsets in the file of what goes with it.
    at: Vec<usize>,
    /// Its address in the file.
    address: u64,
}

impl Fault {
    /// The file without it.
    fn planted(&self, image: &[u8]) -> Vec<u8> {
        let mut image = image.to_vec();
        for at in &self.at {
            image[*at..at + 4].copy_from_slice(&S_NOP);
        }
        image
    }
}

/// The waits for what writes registers, and the barriers, of a kernel.
fn faults(image: &[u8], kernel: &str, product: Product) -> Vec<Fault> {
    let file = object::File::parse(image).unwrap();
    let symbol = file.dynamic_symbols().find(|s| s.name() == Ok(kernel)).unwrap();
    let section = file.section_by_index(symbol.section_index().unwrap()).unwrap();
    let (start, _) = section.file_range().unwrap();
    let from = (start + symbol.address() - section.address()) as usize;
    let code = &image[from..from + symbol.size() as usize];
    let target = product.target();
    let wave = target.default_wave_size();
    let (mut at, mut signal, mut found) = (0, None, Vec::new());
    while at < code.len() {
        let words = code[at..].as_chunks().0.iter().take(5);
        let words: Vec<u32> = words.map(|w| u32::from_le_bytes(*w)).collect();
        let Ok(inst) = decode_wave(target, wave, &words) else {
            break;
        };
        let mut places = vec![from + at];
        let wanted = match inst.op {
            Op::S_WAITCNT
            | Op::S_WAIT_LOADCNT
            | Op::S_WAIT_DSCNT
            | Op::S_WAIT_KMCNT
            | Op::S_WAIT_LOADCNT_DSCNT
            | Op::S_BARRIER => true,
            Op::S_BARRIER_SIGNAL => {
                signal = Some(from + at);
                false
            }
            Op::S_BARRIER_WAIT => {
                // A signal that nobody waits for would be one too many.
                places.extend(signal.take());
                true
            }
            _ => false,
        };
        if wanted {
            found.push(Fault {
                op: inst.op,
                text: format!("{inst} at +{at:#x}"),
                at: places,
                address: symbol.address() + at as u64,
            });
        }
        at += usize::from(inst.size);
    }
    found
}

fn told(found: &[Found]) -> String {
    found.iter().map(|f| format!("\n{f}")).collect()
}

/// Why nothing is said of waits and barriers that were taken away.
#[derive(Debug, Default)]
struct Untold {
    /// They are not executed: code for firmware that loads no arguments, edges of tiles.
    unexecuted: usize,
    /// Barriers between accesses that other barriers, or the order of LDS, keep apart.
    barriers: usize,
    /// Nothing was under way that they wait for.
    idle: usize,
    /// They wait for what writes no register: stores, before barriers and the end.
    stores: usize,
    /// What they wait for is waited for again before it is used, or not used.
    again: usize,
}

/// The objects as they are say nothing; with a wait or a barrier taken away, something is said, unless it is not needed: by a
/// model of its own no register is read too early then.
fn triton_objects(product: Product) {
    let target = product.target().name();
    let (mut broken, mut total, mut untold) = (0, 0, Untold::default());
    for case in &CASES {
        let image = triton(target, case.object);
        let launch = |gpu: &Gpu, image: &[u8]| {
            let kernels = gpu.load_image(case.object, image);
            (case.launch)(gpu, &kernels, case.kernel);
        };
        let run = |image: &[u8]| {
            let (gpu, recorder) = checked(product);
            launch(&gpu, image);
            recorder.found()
        };
        let modelled = |image: &[u8]| {
            let model = Arc::new(Model::default());
            launch(&observed(product, model.clone()), image);
            model
        };
        let found = run(&image);
        assert!(found.is_empty(), "{target} {}: {}", case.object, told(&found));
        let model = modelled(&image);
        assert_eq!(model.early(), None, "{target} {}", case.object);
        let executed = model.waits();
        let mut of_object = 0;
        let all = faults(&image, case.kernel, product);
        for fault in &all {
            if !run(&fault.planted(&image)).is_empty() {
                of_object += 1;
                continue;
            }
            let early = modelled(&fault.planted(&image)).early();
            assert_eq!(early, None, "{target} {}: {} is missed", case.object, fault.text);
            let barrier = matches!(fault.op, Op::S_BARRIER | Op::S_BARRIER_WAIT);
            *match executed.get(&fault.address) {
                None => &mut untold.unexecuted,
                Some(_) if barrier => &mut untold.barriers,
                Some(done) if done.registers => &mut untold.again,
                Some(done) if done.others => &mut untold.stores,
                Some(_) => &mut untold.idle,
            } += 1;
        }
        assert!(of_object > 0, "{target} {}", case.object);
        broken += of_object;
        total += all.len();
    }
    eprintln!("{target}: {broken} of {total} planted faults are told, {untold:?}");
    assert!(broken * 2 > total, "{broken} of {total}");
}

fn reduce() {
    let product = Product::Mi300x;
    // What is planted and found is in this object's code, whatever target the other tests are for.
    let image = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/kernels/bin/reduce.co")).unwrap();
    let run = |image: &[u8]| {
        let (gpu, recorder) = checked(product);
        let x = gpu.upload(&Random::new(2).many(2000, Random::u32));
        let out = gpu.zeros::<u32>(4);
        gpu.load_image("reduce", image)
            .launch("reduce_sum_u32", 4, 512, 0, args![x, out, 2000u32]);
        recorder.found()
    };
    let found = run(&image);
    assert!(found.is_empty(), "{}", told(&found));
    let all = faults(&image, "reduce_sum_u32", product);
    let barriers: Vec<_> = all.iter().filter(|fault| fault.op == Op::S_BARRIER).collect();
    assert_eq!(barriers.len(), 10);
    // Sums of 256, 128 and 64 lanes: then the first wave is alone.
    for fault in barriers.iter().take(3) {
        let found = run(&fault.planted(&image));
        assert!(
            found.iter().any(|f| f.finding.hazard.is_race()),
            "{} is not missed",
            fault.text
        );
        assert!(
            found.iter().all(|f| f.kernel == "reduce_sum_u32"),
            "{}",
            told(&found)
        );
    }
    for fault in barriers.iter().skip(3) {
        assert!(run(&fault.planted(&image)).is_empty(), "{}", fault.text);
    }
}

/// Two workgroups that read what the other writes.
fn workgroups_race() {
    let (gpu, recorder) = checked(Product::Mi300x);
    let n = 4096;
    let x = gpu.upload(&Random::new(5).many(n + 1024, Random::f32));
    let y = gpu.zeros::<f32>(n);
    // The sums go where the next workgroup reads.
    let o = Arg::of(&(x.address() + 4 * 512));
    let kernels = gpu.load_triton("add_f32");
    kernels.launch(
        "add",
        4,
        gpu.triton_block(),
        0,
        args![x, y, o, n as i32, NONE, NONE],
    );
    let found = recorder.found();
    assert!(
        found
            .iter()
            .any(|f| f.finding.hazard.is_race() && f.to_string().contains("global memory")),
        "{}",
        told(&found)
    );
}

/// Atomics do not race with each other.
fn atomics_order() {
    let (gpu, recorder) = checked(Product::Mi300x);
    let n = 20_000;
    let (h, x) = (gpu.zeros::<i32>(256), gpu.upload(&vec![7i32; n]));
    let kernels = gpu.load_triton("histogram_i32");
    kernels.launch(
        "histogram",
        20,
        gpu.triton_block(),
        0,
        args![h, x, n as i32, NONE, NONE],
    );
    assert!(recorder.found().is_empty(), "{}", told(&recorder.found()));
}
