//! Device globals read and written from the host (`globals.hip`).

use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("globals::start_values", start_values);
    trials.add("globals::written_by_the_device", written_by_the_device);
    trials.add("globals::written_by_the_host", written_by_the_host);
    trials.add("globals::addresses", addresses);
    trials.add("globals::two_modules_apart", two_modules_apart);
}

fn start_values(gpu: &Gpu) {
    let kernels = gpu.load("globals");
    assert_same("counter", &kernels.global::<u32>("counter").read(), &[42]);
    assert_same("scale", &kernels.global::<f32>("scale").read(), &[1.5]);
    let table: Vec<u32> = (0..16).map(|k| 10 * k).collect();
    assert_same("table", &kernels.global::<u32>("table").read(), &table);
    assert_same("zeroed", &kernels.global::<u32>("zeroed").read(), &[0; 1024]);
    assert_same(
        "coefficients",
        &kernels.global::<u32>("coefficients").read(),
        &[3, 5, 7, 11],
    );
    let fixed = [0x0123_4567, 0x89ab_cdef, 0xdead_beef, 0xcafe_f00d];
    assert_same("fixed", &kernels.global::<u32>("fixed").read(), &fixed);

    let out = gpu.zeros::<u32>(2048);
    kernels.launch("read_globals", 8, 256, 0, args![out]);
    let c = [3u32, 5, 7, 11];
    let want: Vec<u32> = (0..2048usize)
        .map(|i| c[i & 3].wrapping_add(fixed[i & 3]).wrapping_add(table[i & 15]))
        .collect();
    assert_same("out", &out.read(), &want);
}

fn written_by_the_device(gpu: &Gpu) {
    let kernels = gpu.load("globals");
    kernels.launch("write_globals", 8, 256, 0, args![]);
    assert_same("counter", &kernels.global::<u32>("counter").read(), &[42 + 2048]);
    let squares: Vec<u32> = (0..1024).map(|i| i * i).collect();
    assert_same("zeroed", &kernels.global::<u32>("zeroed").read(), &squares);
    assert_eq!(kernels.global::<u32>("table").read()[15], 999);
}

fn written_by_the_host(gpu: &Gpu) {
    let kernels = gpu.load("globals");
    kernels.global::<f32>("scale").write(&[-2.0]);
    let data = gpu.upload(&[1.0f32, 2.5, -4.0, 0.0]);
    kernels.launch("apply_scale", 1, 4, 0, args![data]);
    assert_same("data", &data.read(), &[-2.0, -5.0, 8.0, 0.0]);

    // The pointer starts at table[2], by relocation; the host moves it, then the kernel does.
    let out = gpu.zeros::<u32>(4);
    kernels.launch("follow_pointer", 1, 4, 0, args![out]);
    assert_same("relocated", &out.read(), &[20, 30, 40, 50]);
    kernels.launch("follow_pointer", 1, 4, 0, args![out]);
    assert_same("moved by the kernel", &out.read(), &[40, 50, 60, 70]);
    let elsewhere = gpu.upload(&[9u32, 8, 7, 6]);
    kernels.global::<u64>("cursor").write(&[elsewhere.address()]);
    kernels.launch("follow_pointer", 1, 4, 0, args![out]);
    assert_same("moved by the host", &out.read(), &[9, 8, 7, 6]);
    gpu.varies(&out);
}

fn addresses(gpu: &Gpu) {
    let kernels = gpu.load("globals");
    let out = gpu.zeros::<u64>(7);
    kernels.launch("addresses", 1, 64, 0, args![out]);
    let names = [
        "counter",
        "scale",
        "table",
        "zeroed",
        "coefficients",
        "fixed",
        "cursor",
    ];
    let want: Vec<u64> = names
        .iter()
        .map(|name| kernels.global::<u8>(name).address())
        .collect();
    assert_same("addresses", &out.read(), &want);
    let sizes: Vec<usize> = names
        .iter()
        .map(|name| kernels.global::<u8>(name).len())
        .collect();
    assert_eq!(sizes, [4, 4, 64, 4096, 16, 16, 8]);
    gpu.varies(&out);
}

fn two_modules_apart(gpu: &Gpu) {
    let (first, second) = (gpu.load("globals"), gpu.load("globals"));
    first.global::<u32>("counter").write(&[7]);
    first.launch("write_globals", 1, 64, 0, args![]);
    assert_same("first", &first.global::<u32>("counter").read(), &[7 + 64]);
    assert_same("second", &second.global::<u32>("counter").read(), &[42]);
}
