//! Every failure is undone: the machine fails the n-th call, for each n of each scenario. Each is an error, leaves
//! nothing behind, and the same process can start again.

use std::sync::Arc;

use outcrop_hip::vmm::{Access, Physical, Reservation};
use outcrop_hip::{DeviceBuffer, Error, Platform, Runtime};
use outcrop_platform::Errno;
use outcrop_tests::{Trials, machine, object};

pub fn trials(trials: &mut Trials) {
    trials.add_soft("undo::vector_add", || sweep(vector_add));
    trials.add_soft("undo::copies", || sweep(copies));
    trials.add_soft("undo::module", || sweep(module));
    trials.add_soft("undo::virtual_memory", || sweep(virtual_memory));
}

type Scenario = fn(Arc<dyn Platform>) -> Result<(), Error>;

/// Fails call 1, 2, 3, … of the scenario until it makes no more calls.
fn sweep(scenario: Scenario) {
    let machine = machine(0);
    let platform = || machine.clone() as Arc<dyn Platform>;
    scenario(platform()).unwrap_or_else(|e| panic!("with no failure: {e:#}"));
    let mut n = 1;
    loop {
        let errno = [Errno::NOMEM, Errno::INVAL, Errno::IO][n as usize % 3];
        machine.fail_nth_call(n, errno);
        let result = scenario(platform());
        let failed = machine.call_count() >= n;
        machine.fail_nth_call(0, errno);
        if !failed {
            result.unwrap_or_else(|e| panic!("no call was failed, and yet: {e:#}"));
            break;
        }
        assert!(
            result.is_err(),
            "call {n} failed with {errno}, and the scenario succeeded"
        );
        let usage = machine.usage();
        assert!(
            usage.is_empty() && usage.reclaimed == 0,
            "call {n} failed with {errno}: {usage:?} left behind"
        );
        scenario(platform()).unwrap_or_else(|e| panic!("a fresh runtime after call {n} failed: {e:#}"));
        n += 1;
    }
    eprintln!("{} calls failed in turn", n - 1);
    assert!(n > 20, "only {n} calls: the scenario does nothing");
}

fn vector_add(platform: Arc<dyn Platform>) -> Result<(), Error> {
    let runtime = Runtime::new(platform)?;
    let device = runtime.device(0)?;
    let module = device.load_module(&object("vector_add"))?;
    let kernel = module.function("vector_add")?;
    let stream = device.create_stream()?;
    let (a, b, c) = (
        DeviceBuffer::new(&device, 256)?,
        DeviceBuffer::new(&device, 256)?,
        DeviceBuffer::new(&device, 256)?,
    );
    a.write(&[1.0f32; 256])?;
    b.write(&[2.0f32; 256])?;
    let launch = kernel.on(&stream).grid([1, 1, 1]).block([256, 1, 1]);
    #[expect(unsafe_code, reason = "a launch")]
    // SAFETY: three buffers of 256 elements, as the kernel takes them.
    unsafe {
        launch.launch((&a, &b, &c, 256u32))?;
    }
    stream.synchronize()?;
    let mut got = [0f32; 256];
    c.read(&mut got)?;
    assert_eq!(got, [3.0; 256]);
    Ok(())
}

fn copies(platform: Arc<dyn Platform>) -> Result<(), Error> {
    let runtime = Runtime::new(platform)?;
    let device = runtime.device(0)?;
    let n = 3 << 20;
    let (a, b) = (
        DeviceBuffer::<u8>::new(&device, n)?,
        DeviceBuffer::<u8>::new(&device, n)?,
    );
    let host = vec![7u8; n];
    a.write(&host)?;
    b.copy_from(&a, n)?;
    let mut back = vec![0u8; n];
    b.read(&mut back)?;
    assert!(back == host);
    b.fill_bytes(9)?;
    b.read_at(1, &mut back[..100])?;
    assert_eq!(back[..100], [9; 100]);
    Ok(())
}

fn module(platform: Arc<dyn Platform>) -> Result<(), Error> {
    let runtime = Runtime::new(platform)?;
    let device = runtime.device(0)?;
    let module = device.load_module(&object("globals"))?;
    let (address, size) = module.global("counter")?;
    assert_eq!(size, 4);
    let mut bytes = [0; 4];
    device.null_stream()?.copy_to_host(&mut bytes, address)?;
    assert_eq!(bytes, [42, 0, 0, 0]);
    module.function("read_globals")?;
    Ok(())
}

fn virtual_memory(platform: Arc<dyn Platform>) -> Result<(), Error> {
    const CHUNK: u64 = 2 << 20;
    let runtime = Runtime::new(platform)?;
    let device = runtime.device(0)?;
    let stream = device.create_stream()?;
    let range = Reservation::new(&runtime, 4 * CHUNK, 0)?;
    let mut pieces = Vec::new();
    for step in 0..2 {
        let physical = Physical::new(&device, CHUNK)?;
        let mapping = range.map(step * CHUNK, &physical)?;
        mapping.set_access(&device, Access::ReadWrite)?;
        stream.memset(mapping.address(), &[step as u8 + 1], CHUNK)?;
        pieces.push((physical, mapping));
    }
    let mut bytes = vec![0; 2 * CHUNK as usize];
    stream.copy_to_host(&mut bytes, range.address())?;
    assert!(
        bytes[..CHUNK as usize].iter().all(|&b| b == 1) && bytes[CHUNK as usize..].iter().all(|&b| b == 2)
    );
    for (_, mapping) in pieces {
        mapping.unmap()?;
    }
    Ok(())
}
