//! Every call to the platform fails once: the error comes up, and nothing stays behind.
#![expect(unsafe_code, reason = "runs a kernel")]

use std::sync::Arc;

use outcrop_hsa::{
    Access, Condition, Errno, Error, Executable, MemoryType, Order, PoolKind, Queue, QueueOptions, Runtime,
};
use outcrop_soft::Machine;

use crate::common::{Explicit, machine, object};

/// A bit of everything: memory, a copy, a kernel with scratch, virtual memory.
fn scenario(machine: &Arc<Machine>) -> Result<(), Error> {
    let runtime = Runtime::new(machine.clone())?;
    let gpu = runtime.gpus().next().unwrap();
    let cpu = runtime.cpu();
    let pool = gpu.pool(PoolKind::Coarse).unwrap();
    let (input, out) = (pool.allocate(4096)?, pool.allocate(4096)?);
    let host = runtime.fine_pool().allocate(4096)?;
    let copied = runtime.signal(1)?;
    runtime.async_copy(input.address(), &gpu, host.address(), &cpu, 4096, &[], &copied)?;
    runtime.wait(&copied, Condition::Eq, 0, None, &[])?;

    let executable = Executable::load(&gpu, &object("bin/globals.co"))?;
    let scratch = Executable::load(&gpu, &object("bin/scratch.co"))?;
    let kernel = scratch.kernel("private_array").unwrap();
    let queue = Queue::create(
        &gpu,
        &QueueOptions {
            packets: 64,
            ..QueueOptions::default()
        },
    )?;
    queue.reserve_scratch(kernel.private_size)?;
    let args = cpu
        .pool(PoolKind::Kernarg)
        .unwrap()
        .allocate(u64::from(kernel.kernarg_size))?;
    args.write(0, &Explicit::default().u64(input.address()).u64(out.address()).0)?;
    let done = runtime.signal(1)?;
    let packet = crate::common::dispatch(kernel, &args, 64, 64, Some(&done));
    // SAFETY: what the packet names lives until the wait is over.
    unsafe { queue.dispatch(&packet, Order::SYSTEM) }?;
    runtime.wait(&done, Condition::Eq, 0, None, &[&queue])?;

    let vmem = runtime.vmem();
    let va = vmem.address_reserve(8192, 0, 0)?;
    let handle = vmem.handle_create(&pool, 4096, MemoryType::Pinned)?;
    vmem.map(va, 4096, 0, handle)?;
    vmem.set_access(va, 4096, &[(&gpu, Access::ReadWrite), (&cpu, Access::ReadOnly)])?;
    vmem.set_access(va, 4096, &[(&gpu, Access::ReadOnly)])?;
    vmem.unmap(va, 4096)?;
    vmem.handle_release(handle)?;
    vmem.address_free(va, 8192)?;
    drop(executable);
    Ok(())
}

#[test]
fn each_failing_call_is_undone() {
    let machine = machine(1, 0);
    scenario(&machine).unwrap();
    let calls = machine.call_count();
    scenario(&machine).unwrap();
    let calls = machine.call_count() - calls;
    assert!(calls > 50, "{calls} calls");
    let mut failed = 0;
    for errno in [Errno::NOMEM, Errno::INVAL] {
        for n in 1..=calls {
            machine.fail_nth_call(n, errno);
            let outcome = scenario(&machine);
            machine.fail_nth_call(0, errno);
            failed += u64::from(outcome.is_err());
            let usage = machine.usage();
            assert!(
                usage.is_empty() && usage.reclaimed == 0,
                "call {n} of {calls}, {outcome:?}: {usage:?}"
            );
        }
    }
    // Calls that give something back are not made to fail, and some failures only cost speed.
    assert!(failed > calls / 2, "{failed} of {calls}");
    scenario(&machine).unwrap();
}
