//! Kernels that go wrong: an error with the address and the kernel's name, and everything else goes on.

use outcrop_hip::{Error, Fault, FaultKind, LaunchConfig};
use outcrop_tests::data::assert_same;
use outcrop_tests::{Arg, Gpu, Kernels, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("faults::read_of_unmapped_memory", read_of_unmapped_memory);
    trials.add("faults::write_to_unmapped_memory", write_to_unmapped_memory);
    trials.add("faults::atomic_on_unmapped_memory", atomic_on_unmapped_memory);
    trials.add("faults::read_behind_the_end", read_behind_the_end);
    trials.add("faults::illegal_instruction", illegal_instruction);
    trials.add("faults::trap", trap);
    trials.add("faults::trap_in_one_work_item", trap_in_one_work_item);
    trials.add("faults::debug_trap_goes_on", debug_trap_goes_on);
    trials.add("faults::jump_to_no_code", jump_to_no_code);
    trials.add("faults::lds_out_of_range", lds_out_of_range);
    trials.add("faults::other_streams_go_on", other_streams_go_on);
    trials.add("faults::work_behind_a_fault_is_lost", work_behind_a_fault_is_lost);
}

/// An address that nothing is mapped at, inside the GPU's address range.
const NOWHERE: u64 = 0x1234_5678_9000;

/// Runs a wave of a kernel that must fault; then the same stream and a new one must work.
#[track_caller]
fn fault(gpu: &Gpu, kernels: &Kernels<'_>, kernel: &str, args: &[Arg]) -> Fault {
    let config = LaunchConfig::blocks([1, 1, 1], [gpu.lanes(), 1, 1], 0);
    kernels
        .try_submit(kernel, &config, args)
        .expect("the launch itself is fine");
    let fault = match gpu.stream.synchronize() {
        Err(Error::Fault(fault)) => fault,
        other => panic!("{kernel}: synchronize gives {other:?}"),
    };
    assert_eq!(fault.kernel.as_deref(), Some(kernel), "{fault}");
    let text = Error::Fault(fault.clone()).to_string();
    assert!(text.contains(kernel), "{text}");
    works(gpu);
    fault
}

/// What a wave has stored in a buffer of 64 zeros.
fn one_wave(gpu: &Gpu, value: u32) -> Vec<u32> {
    (0..64).map(|i| if i < gpu.lanes() { value } else { 0 }).collect()
}

/// Both the test's stream, which had the fault, and a new one run kernels.
#[track_caller]
fn works(gpu: &Gpu) {
    let kernels = gpu.load("vector_add");
    let (x, y) = (gpu.upload(&[1.0f32; 64]), gpu.upload(&[2.0f32; 64]));
    for stream in [&gpu.stream, &gpu.device.create_stream().expect("a new stream")] {
        let z = gpu.zeros::<f32>(64);
        let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
        kernels
            .submit_on(stream, "vector_add", &config, args![x, y, z, 64u32])
            .expect("launch after a fault");
        stream.synchronize().expect("synchronize after a fault");
        assert_same("after a fault", &z.read(), &[3.0f32; 64]);
    }
}

#[track_caller]
fn assert_address(fault: &Fault, address: u64) {
    let told = fault.address.unwrap_or_else(|| panic!("no address: {fault}"));
    assert_eq!(told & !0xfff, address & !0xfff, "{fault}");
    assert_eq!(fault.code(), outcrop_hip::Code::ILLEGAL_ADDRESS, "{fault}");
}

fn read_of_unmapped_memory(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let fault = fault(gpu, &gpu.load("faults"), "read_at", args![NOWHERE, out]);
    assert_address(&fault, NOWHERE);
    assert_eq!(fault.mapped, Some(false), "{fault}");
    assert!(
        matches!(fault.kind, FaultKind::Read | FaultKind::Memory),
        "{fault}"
    );
    assert_same("stored before the fault", &out.read(), &one_wave(gpu, 1));
}

fn write_to_unmapped_memory(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let fault = fault(gpu, &gpu.load("faults"), "write_at", args![NOWHERE, 5u32, out]);
    assert_address(&fault, NOWHERE);
    assert_same("stored before the fault", &out.read(), &one_wave(gpu, 1));
}

fn atomic_on_unmapped_memory(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let fault = fault(gpu, &gpu.load("faults"), "atomic_at", args![NOWHERE, 5u32, out]);
    assert_address(&fault, NOWHERE);
}

/// A freed allocation is unmapped: its old address faults.
fn read_behind_the_end(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let kernels = gpu.load("faults");
    // The stream has all that it needs from its first launch on, so nothing takes the freed addresses.
    kernels.launch("debug_trap", 1, 64, 0, args![out]);
    let size = 64 << 20;
    let address = gpu.runtime.malloc(0, size).expect("malloc");
    gpu.runtime.free(address).expect("free");
    let at = address + size - 4096;
    let fault = fault(gpu, &kernels, "read_at", args![at, out]);
    assert_address(&fault, at);
}

fn illegal_instruction(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let fault = fault(gpu, &gpu.load("faults"), "illegal_instruction", args![out]);
    assert_eq!(fault.kind, FaultKind::IllegalInstruction, "{fault}");
    assert_same("stored before the fault", &out.read(), &one_wave(gpu, 1));
}

fn trap(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let fault = fault(gpu, &gpu.load("faults"), "trap", args![out]);
    assert_eq!(fault.kind, FaultKind::Trap, "{fault}");
    assert_eq!(fault.code(), outcrop_hip::Code::LAUNCH_FAILURE, "{fault}");
    assert_same("stored before the trap", &out.read(), &one_wave(gpu, 1));
}

fn trap_in_one_work_item(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let mut input = [1u32; 64];
    let kernels = gpu.load("faults");
    kernels.launch("trap_if_zero", 1, 64, 0, args![gpu.upload(&input), out]);
    assert_same("no zero, no trap", &out.read(), &[2; 64]);
    input[13] = 0;
    let fault = fault(gpu, &kernels, "trap_if_zero", args![gpu.upload(&input), out]);
    assert_eq!(fault.kind, FaultKind::Trap, "{fault}");
}

fn debug_trap_goes_on(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    gpu.load("faults").launch("debug_trap", 1, 64, 0, args![out]);
    assert_same("out", &out.read(), &[2; 64]);
}

fn jump_to_no_code(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(64);
    let fault = fault(gpu, &gpu.load("faults"), "jump_to", args![NOWHERE, out]);
    assert_address(&fault, NOWHERE);
}

/// The kernel reaches LDS by flat addresses, for which being out of range is a violation of the aperture.
fn lds_out_of_range(gpu: &Gpu) {
    let kernels = gpu.load("faults");
    for offset in [0u32, 252] {
        let out = gpu.zeros::<u32>(64);
        kernels.launch("lds_at", 1, 64, 0, args![offset, out]);
        assert_same(&format!("offset {offset:#x}"), &out.read(), &[7; 64]);
    }
    for offset in [65_536u32, 0xffff_fffc] {
        let out = gpu.zeros::<u32>(64);
        let fault = fault(gpu, &kernels, "lds_at", args![offset, out]);
        assert_eq!(fault.kind, FaultKind::Aperture, "{fault}");
    }
}

fn other_streams_go_on(gpu: &Gpu) {
    let kernels = gpu.load("faults");
    let memory = gpu.load("memory");
    let n = 4096usize;
    let (data, out) = (gpu.zeros::<u32>(n), gpu.zeros::<u32>(64));
    let other = gpu
        .device
        .create_stream_with(outcrop_hip::StreamFlags::NON_BLOCKING, Default::default())
        .expect("stream");
    let config = LaunchConfig::blocks([4, 1, 1], [128, 1, 1], 0);
    for value in 1..=40u32 {
        memory
            .submit_on(&other, "step", &config, args![data, value, n as u64])
            .expect("launch");
        if value == 20 {
            let bad = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
            kernels.try_submit("trap", &bad, args![out]).expect("launch");
        }
    }
    assert!(matches!(gpu.stream.synchronize(), Err(Error::Fault(_))));
    other.synchronize().expect("the other stream");
    let want = (1..=40u32).fold(0u32, |x, value| x.wrapping_mul(3).wrapping_add(value));
    assert_same("data", &data.read(), &vec![want; n]);
}

fn work_behind_a_fault_is_lost(gpu: &Gpu) {
    let kernels = gpu.load("faults");
    let memory = gpu.load("memory");
    let (out, data) = (gpu.zeros::<u32>(64), gpu.filled(64, 9u32));
    let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
    kernels.try_submit("trap", &config, args![out]).expect("launch");
    // The queue may have stopped already: then this launch says so.
    match memory.try_submit("fill_u32", &config, args![data, 1u32, 64u64]) {
        Ok(()) => assert!(matches!(gpu.stream.synchronize(), Err(Error::Fault(_)))),
        Err(Error::Fault(_)) => {}
        Err(other) => panic!("{other:#}"),
    }
    assert_same("behind the fault", &data.read(), &[9; 64]);
    works(gpu);
}
