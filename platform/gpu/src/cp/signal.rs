//! Completion: fence, timestamps, signal, mailbox, interrupt.

use core::mem::offset_of;
use core::sync::atomic::{Ordering, fence};

use outcrop_abi::aql::FenceScope;
use outcrop_abi::queue::{AmdQueue, QueueProperties};
use outcrop_abi::signal::AmdSignal;
use zerocopy::FromBytes;

use crate::atomic::word64;
use crate::device::{Interrupts, QueueFault};
use crate::hqd::{Engine, Hqd};
use crate::vm::{FaultClient, Snapshot};

/// Completes a packet: its release fence, then the signal.
///
/// # Errors
/// The fault of the signal's or the queue's memory.
pub(super) fn complete(
    hqd: &Hqd,
    vm: &Snapshot,
    queue_va: u64,
    signal: u64,
    start: Option<u64>,
    release: FenceScope,
    io: &dyn Interrupts,
) -> Result<(), QueueFault> {
    if release != FenceScope::NONE {
        // ORDERING: the packet's release fence; agent and system scope are the same memory here.
        fence(Ordering::SeqCst);
    }
    if signal == 0 {
        return Ok(());
    }
    let properties = vm.atomic_load_u32(
        queue_va + offset_of!(AmdQueue, queue_properties) as u64,
        Ordering::Relaxed,
    )?;
    if QueueProperties::from_bits(properties).enable_profiling() {
        let end = hqd.context.clock.ticks();
        let start = start.unwrap_or(end);
        // ORDERING: relaxed; the decrement below publishes them.
        vm.atomic_store_u64(
            signal + offset_of!(AmdSignal, start_ts) as u64,
            start,
            Ordering::Relaxed,
        )?;
        vm.atomic_store_u64(
            signal + offset_of!(AmdSignal, end_ts) as u64,
            end,
            Ordering::Relaxed,
        )?;
    }
    let event = mailbox(vm, signal)?;
    let value = word64(vm, signal + offset_of!(AmdSignal, value) as u64)?;
    // ORDERING: release, so that who sees the value also sees what the packet did.
    value.fetch_sub(1, Ordering::AcqRel);
    interrupt(hqd, vm, event, io)
}

/// Where a signal wants its event announced, and which event; read before the value changes, since the
/// signal may be freed from then on.
fn mailbox(vm: &Snapshot, signal: u64) -> Result<(u64, u32), QueueFault> {
    let mut bytes = [0; size_of::<AmdSignal>()];
    vm.read(signal, &mut bytes)?;
    Ok(AmdSignal::read_from_bytes(&bytes).map_or((0, 0), |s| (s.event_mailbox_ptr, s.event_id)))
}

/// Writes an event's id into its mailbox and raises the interrupt, if there is a mailbox.
///
/// # Errors
/// The fault of the mailbox's memory.
pub(crate) fn interrupt(
    hqd: &Hqd,
    vm: &Snapshot,
    (mailbox, event_id): (u64, u32),
    io: &dyn Interrupts,
) -> Result<(), QueueFault> {
    if mailbox != 0 {
        // ORDERING: release, after the signal's value.
        vm.atomic_store_u64(mailbox, event_id.into(), Ordering::Release)?;
        io.event(hqd.context.pasid, event_id);
    }
    Ok(())
}

/// The code in the queue's inactive signal; 0 if it has none.
pub(super) fn inactive_code(vm: &Snapshot, queue_va: u64) -> Result<i64, QueueFault> {
    let at = queue_va + offset_of!(AmdQueue, queue_inactive_signal) as u64;
    match vm.atomic_load_u64(at, Ordering::Acquire)? {
        0 => Ok(0),
        signal => Ok(super::barrier::value(vm, signal)?),
    }
}

/// Announces a fault: the code goes into the queue's inactive signal, then the kernel side is told, then
/// the signal's event comes, so that a host that any of the two events wakes finds the other.
///
/// A queue whose own memory cannot be reached has nobody to tell this way; the kernel side is told
/// anyway.
pub(crate) fn raise(
    hqd: &Hqd,
    vm: &Snapshot,
    queue_va: Option<u64>,
    fault: &QueueFault,
    io: &dyn Interrupts,
) {
    let context = &hqd.context;
    if let Some(memory) = fault.memory_fault() {
        let client = match (fault, hqd.engine) {
            (QueueFault::Shader(_), _) => FaultClient::Shader,
            (_, Engine::Sdma(engine)) => FaultClient::Sdma(engine),
            _ => FaultClient::CommandProcessor,
        };
        context.vm.note_fault(memory, client);
    }
    // The trap handlers of ROCr leave a page fault to the kernel's event, which knows the page
    // (`amd_trap_handler_v1.h`); without one there is only this signal that tells the queue.
    // Of other exceptions those of newer ones tell the kernel (`trap_handler.s`), and it the runtime, if that wants.
    let told = if fault.memory_fault().is_some() {
        context.vm.has_trap_handler()
    } else {
        !matches!(fault, QueueFault::Scratch { .. }) && io.takes_exceptions(context.pasid, context.queue_id)
    };
    let event = queue_va
        .filter(|_| !told)
        .and_then(|va| set_inactive(vm, va, fault.code()).ok().flatten());
    io.queue_fault(
        context.pasid,
        context.gpu,
        context.queue_id,
        fault,
        fault.origin(vm),
        queue_va.is_some(),
    );
    if let Some(event) = event {
        // A mailbox that cannot be written is the host's own loss.
        let _ = interrupt(hqd, vm, event, io);
    }
}

fn set_inactive(vm: &Snapshot, queue_va: u64, code: u64) -> Result<Option<(u64, u32)>, QueueFault> {
    let at = queue_va.wrapping_add(offset_of!(AmdQueue, queue_inactive_signal) as u64);
    let signal = vm.atomic_load_u64(at, Ordering::Acquire)?;
    if signal == 0 {
        return Ok(None);
    }
    let event = mailbox(vm, signal)?;
    let value = word64(vm, signal + offset_of!(AmdSignal, value) as u64)?;
    // ORDERING: release, after everything that the queue did.
    value.fetch_or(code, Ordering::AcqRel);
    Ok(Some(event))
}
