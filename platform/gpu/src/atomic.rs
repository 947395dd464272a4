//! Atomic operations that packets name, as the L2 does them, and the words of memory that they work on.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use outcrop_abi::sdma as abi;

use crate::vm::{Access, FaultKind, MemoryFault, Snapshot};

/// What an atomic operation did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    /// What was in memory.
    pub before: u64,
    /// Whether a comparison succeeded; true for operations that compare nothing.
    pub met: bool,
}

/// The bits of an operation's number that tell its width and whether it returns what was there; both kinds of
/// the latter do the same here.
const WIDE: u8 = 32;
const NO_RETURN: u8 = 64;

/// Does operation `op` (`TC_OP_ATOMIC_…`); `None` for one that does not exist, or works on floating point numbers.
///
/// # Errors
/// The fault of the address.
pub(crate) fn apply(
    vm: &Snapshot,
    op: u8,
    address: u64,
    data: u64,
    compare: u64,
) -> Result<Option<Done>, MemoryFault> {
    let wide = op & WIDE != 0;
    let op = op & !(WIDE | NO_RETURN);
    if next(op, wide, 0, 0, 0).is_none() {
        return Ok(None);
    }
    let before_is = |before| Done {
        before,
        met: op != abi::TC_OP_ATOMIC_CMPSWAP_RTN_32
            || before == if wide { compare } else { compare & 0xffff_ffff },
    };
    if vm.lookup(address).is_some_and(|span| span.is_sparse()) {
        return Ok(Some(before_is(0)));
    }
    // ORDERING: acquire-release: a completion signal's decrement comes after what it stands for.
    let (set, fetch) = (Ordering::AcqRel, Ordering::Acquire);
    let before = if wide {
        word64(vm, address)?.fetch_update(set, fetch, |now| next(op, wide, now, data, compare))
    } else {
        let (data, compare) = (data & 0xffff_ffff, compare & 0xffff_ffff);
        let next = |now: u32| next(op, wide, now.into(), data, compare).map(|next| next as u32);
        word32(vm, address)?
            .fetch_update(set, fetch, next)
            .map(u64::from)
            .map_err(u64::from)
    };
    // Both arms are the value before; an update that `next` declines cannot be, by the test above.
    let (Ok(before) | Err(before)) = before;
    Ok(Some(before_is(before)))
}

/// What memory holds after the 32-bit returning operation `op`, or its 64-bit sibling if `wide`.
fn next(op: u8, wide: bool, now: u64, data: u64, compare: u64) -> Option<u64> {
    let signed = |v: u64| {
        if wide {
            v.cast_signed()
        } else {
            i64::from(v as i32)
        }
    };
    Some(match op {
        abi::TC_OP_ATOMIC_SWAP_RTN_32 => data,
        abi::TC_OP_ATOMIC_CMPSWAP_RTN_32 => {
            if now == compare {
                data
            } else {
                now
            }
        }
        abi::TC_OP_ATOMIC_ADD_RTN_32 => now.wrapping_add(data),
        abi::TC_OP_ATOMIC_SUB_RTN_32 => now.wrapping_sub(data),
        abi::TC_OP_ATOMIC_SMIN_RTN_32 => core::cmp::min_by_key(now, data, |&v| signed(v)),
        abi::TC_OP_ATOMIC_UMIN_RTN_32 => now.min(data),
        abi::TC_OP_ATOMIC_SMAX_RTN_32 => core::cmp::max_by_key(now, data, |&v| signed(v)),
        abi::TC_OP_ATOMIC_UMAX_RTN_32 => now.max(data),
        abi::TC_OP_ATOMIC_AND_RTN_32 => now & data,
        abi::TC_OP_ATOMIC_OR_RTN_32 => now | data,
        abi::TC_OP_ATOMIC_XOR_RTN_32 => now ^ data,
        abi::TC_OP_ATOMIC_INC_RTN_32 => {
            if now >= data {
                0
            } else {
                now + 1
            }
        }
        abi::TC_OP_ATOMIC_DEC_RTN_32 => {
            if now == 0 || now > data {
                data
            } else {
                now - 1
            }
        }
        _ => return None,
    })
}

fn aligned(vm: &Snapshot, va: u64, bytes: u64) -> Result<*mut u8, MemoryFault> {
    if !va.is_multiple_of(bytes) {
        return Err(MemoryFault {
            address: va,
            access: Access::WRITE,
            kind: FaultKind::NotPresent,
        });
    }
    vm.host(va, bytes, Access::READ | Access::WRITE)
}

/// The 64-bit word at a device address, for atomics that an engine does itself.
///
/// # Errors
/// The fault of the word's address.
pub(crate) fn word64(vm: &Snapshot, va: u64) -> Result<&AtomicU64, MemoryFault> {
    let host = aligned(vm, va, 8)?;
    // SAFETY: 8 valid, aligned bytes that stay as long as the snapshot, used as an atomic.
    Ok(unsafe { AtomicU64::from_ptr(host.cast()) })
}

/// As [`word64`], for 32 bits.
///
/// # Errors
/// The fault of the word's address.
pub(crate) fn word32(vm: &Snapshot, va: u64) -> Result<&AtomicU32, MemoryFault> {
    let host = aligned(vm, va, 4)?;
    // SAFETY: 4 valid, aligned bytes that stay as long as the snapshot, used as an atomic.
    Ok(unsafe { AtomicU32::from_ptr(host.cast()) })
}
