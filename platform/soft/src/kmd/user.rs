//! Memory of the caller: ioctl arguments and what they point to.
#![expect(unsafe_code, reason = "ioctl arguments are raw memory of the caller")]

use alloc::vec::Vec;

use outcrop_abi::ioctl::size;
use outcrop_platform::Errno;
use zerocopy::{FromBytes, Immutable, IntoBytes};

/// The end of the addresses that a process can have.
const TASK_SIZE: u64 = 0x7fff_ffff_f000;
/// Nothing is mapped below this (`vm.mmap_min_addr`).
const FIRST_ADDRESS: u64 = 0x1000;

/// Whether `[address, address + len)` lies below the kernel's addresses (`access_ok`).
pub(crate) fn access_ok(address: u64, len: u64) -> bool {
    address.checked_add(len).is_some_and(|end| end <= TASK_SIZE)
}

fn check(address: u64, len: usize) -> Result<*mut u8, Errno> {
    if address >= FIRST_ADDRESS && access_ok(address, len as u64) {
        Ok(core::ptr::with_exposed_provenance_mut(address as usize))
    } else {
        Err(Errno::FAULT)
    }
}

/// Runs one ioctl: copies `size(request)` bytes of `arg` in, at most as many as `T` has (the rest is
/// zero), and back out after `f`, also when `f` fails, as the kernel does.
///
/// `defined` is the request as the driver knows it; its direction bits decide what is copied.
///
/// # Errors
/// [`Errno::FAULT`] for an address that nobody can have, else what `f` says.
///
/// # Safety
/// `arg` is valid for `size(request)` bytes.
pub(crate) unsafe fn exchange<T: FromBytes + IntoBytes + Immutable>(
    defined: u32,
    request: u32,
    arg: *mut u8,
    f: impl FnOnce(&mut T) -> Result<(), Errno>,
) -> Result<u32, Errno> {
    // SAFETY: the caller's contract is the same.
    unsafe { exchange_counted(defined, request, arg, |value| f(value).map(|()| 0)) }
}

/// As [`exchange`], for a request that returns a number.
///
/// # Errors
/// As [`exchange`].
///
/// # Safety
/// As [`exchange`].
pub(crate) unsafe fn exchange_counted<T: FromBytes + IntoBytes + Immutable>(
    defined: u32,
    request: u32,
    arg: *mut u8,
    f: impl FnOnce(&mut T) -> Result<u32, Errno>,
) -> Result<u32, Errno> {
    const TO_DRIVER: u32 = 1 << 30;
    const FROM_DRIVER: u32 = 2 << 30;
    let n = size(request).min(size_of::<T>());
    let mut value = T::new_zeroed();
    if n != 0 {
        check(arg.expose_provenance() as u64, size(request))?;
    }
    if defined & TO_DRIVER != 0 {
        // SAFETY: `n` bytes of `arg` are valid by contract, and `n` is at most the size of `T`.
        unsafe { core::ptr::copy_nonoverlapping(arg, value.as_mut_bytes().as_mut_ptr(), n) };
    }
    let result = f(&mut value);
    if defined & FROM_DRIVER != 0 {
        // SAFETY: as above, the other way.
        unsafe { core::ptr::copy_nonoverlapping(value.as_bytes().as_ptr(), arg, n) };
        // A longer argument that nothing was read from comes back whole.
        if defined & TO_DRIVER == 0 {
            // SAFETY: `size(request)` bytes of `arg` are valid by contract.
            unsafe { arg.add(n).write_bytes(0, size(request) - n) };
        }
    }
    result
}

/// Reads a value of the caller's memory (`copy_from_user`).
///
/// # Errors
/// [`Errno::FAULT`] for an address that nobody can have.
///
/// # Safety
/// An address that somebody can have is valid for reads of a `T`.
pub(crate) unsafe fn get<T: FromBytes>(address: u64) -> Result<T, Errno> {
    let from = check(address, size_of::<T>())?;
    // SAFETY: valid by contract; any bytes are a `T`.
    Ok(unsafe { from.cast::<T>().read_unaligned() })
}

/// Reads `count` values of the caller's memory.
///
/// # Errors
/// As [`get`]; [`Errno::NOMEM`] for more bytes than a kernel allocation has.
///
/// # Safety
/// As [`get`], for all of them.
pub(crate) unsafe fn get_all<T: FromBytes>(address: u64, count: u32) -> Result<Vec<T>, Errno> {
    const KMALLOC_MAX: usize = 4 << 20;
    let bytes = (count as usize)
        .checked_mul(size_of::<T>())
        .filter(|&n| n <= KMALLOC_MAX)
        .ok_or(Errno::NOMEM)?;
    check(address, bytes)?;
    // SAFETY: by contract.
    (0..count as usize)
        .map(|i| unsafe { get(address + (i * size_of::<T>()) as u64) })
        .collect()
}

/// Writes a value into the caller's memory (`copy_to_user`).
///
/// # Errors
/// [`Errno::FAULT`] for an address that nobody can have.
///
/// # Safety
/// An address that somebody can have is valid for writes of a `T`.
pub(crate) unsafe fn put<T: IntoBytes + Immutable>(address: u64, value: T) -> Result<(), Errno> {
    let to = check(address, size_of::<T>())?;
    // SAFETY: valid by contract.
    unsafe { to.cast::<T>().write_unaligned(value) };
    Ok(())
}

/// Writes bytes into the caller's memory.
///
/// # Errors
/// [`Errno::FAULT`] for an address that nobody can have.
///
/// # Safety
/// As [`put`].
pub(crate) unsafe fn put_bytes(address: u64, bytes: &[u8]) -> Result<(), Errno> {
    if bytes.is_empty() {
        return Ok(());
    }
    let to = check(address, bytes.len())?;
    // SAFETY: valid by contract, and not the kernel side's own memory.
    unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), to, bytes.len()) };
    Ok(())
}
