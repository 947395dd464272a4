//! Memory of the caller: ioctl arguments and what they point to. Whoever has a [`User`] acts for a request.
//!
//! Its pages are asked for before each copy, so that a bad pointer is `EFAULT` as in `copy_from_user` and
//! `copy_to_user`. A client that unmaps a buffer while its own request copies it is as lost as it would be in
//! `memcpy`.
#![expect(unsafe_code, reason = "ioctl arguments are raw memory of the caller")]

use alloc::vec::Vec;

use outcrop_abi::ioctl::size;
use outcrop_platform::{Errno, Host};
use zerocopy::{FromBytes, Immutable, IntoBytes};

/// The end of the addresses that a process can have.
const TASK_SIZE: u64 = 0x7fff_ffff_f000;
/// What a request asks of the driver, in the direction bits of its number: to read its argument.
const TO_DRIVER: u32 = 1 << 30;
/// As above: to write it.
const FROM_DRIVER: u32 = 2 << 30;

/// Whether `[address, address + len)` lies below the kernel's addresses (`access_ok`).
pub(crate) fn access_ok(address: u64, len: u64) -> bool {
    address.checked_add(len).is_some_and(|end| end <= TASK_SIZE)
}

/// `len` bytes that can be read.
fn source(host: &dyn Host, address: u64, len: usize) -> Result<*const u8, Errno> {
    if len == 0 {
        return Ok(core::ptr::dangling());
    }
    if access_ok(address, len as u64) && host.readable(address as usize, len) {
        Ok(core::ptr::with_exposed_provenance(address as usize))
    } else {
        Err(Errno::FAULT)
    }
}

/// `len` bytes that can be written.
fn target(host: &dyn Host, address: u64, len: usize) -> Result<*mut u8, Errno> {
    if len == 0 {
        return Ok(core::ptr::dangling_mut());
    }
    if access_ok(address, len as u64) && host.writable(address as usize, len) {
        Ok(core::ptr::with_exposed_provenance_mut(address as usize))
    } else {
        Err(Errno::FAULT)
    }
}

/// Whether the GPU can get the pages of `[address, address + len)` for writing (`amdgpu_ttm_tt_get_user_pages`).
///
/// # Errors
/// [`Errno::FAULT`] if nothing readable is mapped in some of it, [`Errno::PERM`] if some of it is read-only.
pub(crate) fn pin(host: &dyn Host, address: u64, len: u64) -> Result<(), Errno> {
    let aligned = address.is_multiple_of(crate::memory::PAGE);
    if !aligned || !access_ok(address, len) {
        return Err(Errno::FAULT);
    }
    let (address, len) = (address as usize, len as usize);
    if host.writable(address, len) {
        Ok(())
    } else if host.readable(address, len) {
        Err(Errno::PERM)
    } else {
        Err(Errno::FAULT)
    }
}

/// The memory of the process that makes a request, as far as its argument names it.
#[derive(Clone, Copy)]
pub(crate) struct User<'a> {
    host: &'a dyn Host,
}

impl<'a> User<'a> {
    /// For one request, whose argument it reads and writes with all that this points to.
    ///
    /// # Safety
    /// What it is asked for is, where it is mapped, the driver's to read and to write: memory that
    /// [`outcrop_platform::Platform::ioctl`] was given for this, and that nothing in Rust refers to meanwhile.
    pub(crate) unsafe fn new(host: &'a dyn Host) -> Self {
        Self { host }
    }

    /// Runs one ioctl: copies `size(request)` bytes at `address` in, at most as many as `T` has (the rest is
    /// zero), and back out after `f`, also when `f` fails, as the kernel does. The result is what `f` returns.
    ///
    /// `defined` is the request as the driver knows it; its direction bits decide what is copied.
    ///
    /// # Errors
    /// [`Errno::FAULT`] for an argument that cannot be read, or afterwards not be written, else what `f` says.
    pub(crate) fn exchange<T: FromBytes + IntoBytes + Immutable>(
        self,
        defined: u32,
        request: u32,
        address: u64,
        f: impl FnOnce(&mut T) -> Result<u32, Errno>,
    ) -> Result<u32, Errno> {
        let whole = size(request);
        let n = whole.min(size_of::<T>());
        let mut value = T::new_zeroed();
        if defined & TO_DRIVER != 0 {
            let from = source(self.host, address, whole)?;
            // SAFETY: `n` bytes can be read, and `n` is at most the size of `T`.
            unsafe { core::ptr::copy_nonoverlapping(from, value.as_mut_bytes().as_mut_ptr(), n) };
        }
        let result = f(&mut value);
        if defined & FROM_DRIVER != 0 {
            let to = target(self.host, address, whole)?;
            // SAFETY: `n` bytes can be written, and `n` is at most the size of `T`.
            unsafe { core::ptr::copy_nonoverlapping(value.as_bytes().as_ptr(), to, n) };
            // A longer argument that nothing was read from comes back whole.
            if defined & TO_DRIVER == 0 {
                // SAFETY: `size(request)` bytes can be written.
                unsafe { to.add(n).write_bytes(0, whole - n) };
            }
        }
        result
    }

    /// Reads a value (`copy_from_user`).
    ///
    /// # Errors
    /// [`Errno::FAULT`] if some of it cannot be read.
    pub(crate) fn get<T: FromBytes>(self, address: u64) -> Result<T, Errno> {
        let from = source(self.host, address, size_of::<T>())?;
        // SAFETY: it can be read; any bytes are a `T`.
        Ok(unsafe { from.cast::<T>().read_unaligned() })
    }

    /// Reads `count` values.
    ///
    /// # Errors
    /// As [`User::get`]; [`Errno::NOMEM`] for more bytes than a kernel allocation has.
    pub(crate) fn get_all<T: FromBytes>(self, address: u64, count: u32) -> Result<Vec<T>, Errno> {
        const KMALLOC_MAX: usize = 4 << 20;
        let count = count as usize;
        let bytes = count
            .checked_mul(size_of::<T>())
            .filter(|&n| n <= KMALLOC_MAX)
            .ok_or(Errno::NOMEM)?;
        let from = source(self.host, address, bytes)?.cast::<T>();
        // SAFETY: all of them can be read, as in `get`.
        Ok((0..count)
            .map(|i| unsafe { from.add(i).read_unaligned() })
            .collect())
    }

    /// Writes a value (`copy_to_user`).
    ///
    /// # Errors
    /// [`Errno::FAULT`] if some of it cannot be written; then none is.
    pub(crate) fn put<T: IntoBytes + Immutable>(self, address: u64, value: T) -> Result<(), Errno> {
        self.put_bytes(address, value.as_bytes())
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// As [`User::put`].
    pub(crate) fn put_bytes(self, address: u64, bytes: &[u8]) -> Result<(), Errno> {
        let to = target(self.host, address, bytes.len())?;
        // SAFETY: it can be written, and is not the kernel side's own memory.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), to, bytes.len()) };
        Ok(())
    }
}
