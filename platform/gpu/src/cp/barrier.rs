//! The conditions that barrier packets wait for.

use core::mem::offset_of;
use core::sync::atomic::Ordering;

use outcrop_abi::aql::{BarrierValuePacket, SignalCondition};
use outcrop_abi::signal::AmdSignal;

use crate::device::QueueFault;
use crate::vm::{MemoryFault, Snapshot};

/// The value of a signal.
pub(super) fn value(vm: &Snapshot, signal: u64) -> Result<i64, MemoryFault> {
    let at = signal.wrapping_add(offset_of!(AmdSignal, value) as u64);
    // ORDERING: acquire, against the release of whoever completed what the signal stands for.
    vm.atomic_load_u64(at, Ordering::Acquire).map(u64::cast_signed)
}

/// Whether all dependencies are 0; null handles do not count.
pub(super) fn all_zero(vm: &Snapshot, signals: &[u64]) -> Result<bool, QueueFault> {
    for &signal in signals.iter().filter(|&&s| s != 0) {
        if value(vm, signal)? != 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether some dependency is 0; with null handles only there is nothing to wait for.
pub(super) fn any_zero(vm: &Snapshot, signals: &[u64]) -> Result<bool, QueueFault> {
    let mut some = false;
    for &signal in signals.iter().filter(|&&s| s != 0) {
        some = true;
        if value(vm, signal)? == 0 {
            return Ok(true);
        }
    }
    Ok(!some)
}

/// Whether the signal's masked value meets the condition; `Err(None)` for a condition that does not exist.
pub(super) fn value_meets(vm: &Snapshot, packet: &BarrierValuePacket) -> Result<bool, Option<QueueFault>> {
    let now = value(vm, packet.signal).map_err(|fault| Some(fault.into()))? & packet.mask;
    match packet.cond {
        SignalCondition::EQ => Ok(now == packet.value),
        SignalCondition::NE => Ok(now != packet.value),
        SignalCondition::LT => Ok(now < packet.value),
        SignalCondition::GTE => Ok(now >= packet.value),
        _ => Err(None),
    }
}
