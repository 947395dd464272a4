//! Memory that gives itself back: device buffers, pinned buffers, registered host memory.
#![expect(
    unsafe_code,
    reason = "pinned memory is read and written through raw pointers"
)]

use alloc::sync::Arc;
use core::marker::PhantomData;
use core::mem::size_of;

use zerocopy::{FromBytes, Immutable, IntoBytes};

use super::PinnedFlags;
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::trace_call;
use crate::runtime::Shared;
use crate::{CopyKind, Device, Runtime, Stream};

/// An array in device memory; freed, after the device has become idle, when dropped.
pub struct DeviceBuffer<T> {
    shared: Arc<Shared>,
    address: u64,
    len: usize,
    device: u32,
    _items: PhantomData<T>,
}

fn bytes_of<T>(len: usize) -> Result<u64> {
    len.checked_mul(size_of::<T>())
        .map(|bytes| bytes as u64)
        .ok_or(Error::OutOfMemory {
            requested: u64::MAX,
            free: 0,
        })
}

impl<T: FromBytes + IntoBytes + Immutable> DeviceBuffer<T> {
    /// Allocates `len` items. New memory is zero.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    #[doc(alias = "hipMalloc")]
    pub fn new(device: &Device, len: usize) -> Result<DeviceBuffer<T>> {
        let address = device.runtime().malloc(device.ordinal, bytes_of::<T>(len)?)?;
        Ok(DeviceBuffer {
            shared: device.shared.clone(),
            address,
            len,
            device: device.ordinal,
            _items: PhantomData,
        })
    }

    /// Copies `items` to its start and waits for it.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] for more items than it has; [`Error::Fault`] of earlier work.
    pub fn write(&self, items: &[T]) -> Result<()> {
        self.write_at(0, items)
    }

    /// Copies `items` to position `start` on, and waits for it.
    ///
    /// # Errors
    /// As [`DeviceBuffer::write`].
    pub fn write_at(&self, start: usize, items: &[T]) -> Result<()> {
        let to = self.range(start, items.len())?;
        self.stream()?.copy_from_host(to, items.as_bytes())
    }

    /// Copies its first items into `items` and waits for it.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] for more items than it has; [`Error::Fault`] of earlier work.
    pub fn read(&self, items: &mut [T]) -> Result<()> {
        self.read_at(0, items)
    }

    /// Copies the items from position `start` on into `items`, and waits for it.
    ///
    /// # Errors
    /// As [`DeviceBuffer::read`].
    pub fn read_at(&self, start: usize, items: &mut [T]) -> Result<()> {
        let from = self.range(start, items.len())?;
        self.stream()?.copy_to_host(items.as_mut_bytes(), from)
    }

    /// Copies the first `len` items of another buffer to its start.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`].
    pub fn copy_from(&self, other: &DeviceBuffer<T>, len: usize) -> Result<()> {
        let (to, from) = (self.range(0, len)?, other.range(0, len)?);
        self.stream()?
            .copy(to, from, bytes_of::<T>(len)?, CopyKind::DeviceToDevice)
    }

    /// Sets every byte to `value` and waits for it.
    ///
    /// # Errors
    /// [`Error::Fault`] of earlier work.
    #[doc(alias = "hipMemset")]
    pub fn fill_bytes(&self, value: u8) -> Result<()> {
        self.stream()?
            .memset(self.address, &[value], bytes_of::<T>(self.len)?)
    }

    fn stream(&self) -> Result<Stream> {
        Ok(Stream::of(
            self.shared.clone(),
            self.shared.state(self.device)?.null.clone(),
        ))
    }
}

impl<T> DeviceBuffer<T> {
    /// The address as kernels see it.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Items.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it has no items, and so no memory.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Frees it now and says whether that worked.
    ///
    /// # Errors
    /// [`Error::Hsa`].
    pub fn free(mut self) -> Result<()> {
        let address = core::mem::take(&mut self.address);
        Runtime {
            shared: self.shared.clone(),
        }
        .free(address)
    }

    /// Address of the items `[start, start + len)`.
    fn range(&self, start: usize, len: usize) -> Result<u64> {
        let (offset, size) = (bytes_of::<T>(start)?, bytes_of::<T>(len)?);
        if start.checked_add(len).is_none_or(|end| end > self.len) {
            return Err(Error::OutOfBounds {
                address: self.address + offset,
                size,
                base: self.address,
                len: bytes_of::<T>(self.len)?,
            });
        }
        Ok(self.address + offset)
    }
}

impl<T> Drop for DeviceBuffer<T> {
    fn drop(&mut self) {
        if self.address != 0 {
            let _call = trace_call!(Layer::Hip, "hipFree", "{:#x}", self.address);
            // The memory goes back with the runtime if not now.
            let _ = self.shared.free(self.address);
        }
    }
}

impl<T> core::fmt::Debug for DeviceBuffer<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "DeviceBuffer({:#x}, {} items on device {})",
            self.address, self.len, self.device
        )
    }
}

/// Pinned host memory that every device can access; freed, after all devices have become idle, when
/// dropped.
///
/// The GPU may write it at any time, so it is never borrowed: bytes are copied in and out.
pub struct PinnedBuffer {
    shared: Arc<Shared>,
    address: u64,
    size: usize,
}

impl PinnedBuffer {
    /// Allocates `size` bytes, zeroed.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    #[doc(alias = "hipHostMalloc")]
    pub fn new(device: &Device, size: usize) -> Result<PinnedBuffer> {
        let address = device
            .runtime()
            .host_malloc(device.ordinal, size as u64, PinnedFlags::default())?;
        Ok(PinnedBuffer {
            shared: device.shared.clone(),
            address,
            size,
        })
    }

    /// The address, for host and devices.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes.
    pub fn len(&self) -> usize {
        self.size
    }

    /// Whether it has no bytes, and so no memory.
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// Copies bytes in.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`].
    pub fn write(&self, offset: usize, bytes: &[u8]) -> Result<()> {
        let to = self.at(offset, bytes.len())?;
        // SAFETY: the range was checked; the memory lives as long as this and nobody refers to it.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), to, bytes.len()) };
        Ok(())
    }

    /// Copies bytes out.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`].
    pub fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<()> {
        let from = self.at(offset, bytes.len())?;
        // SAFETY: as in `write`.
        unsafe { core::ptr::copy_nonoverlapping(from, bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }

    fn at(&self, offset: usize, len: usize) -> Result<*mut u8> {
        if offset.checked_add(len).is_none_or(|end| end > self.size) {
            return Err(Error::OutOfBounds {
                address: self.address.wrapping_add(offset as u64),
                size: len as u64,
                base: self.address,
                len: self.size as u64,
            });
        }
        Ok(core::ptr::with_exposed_provenance_mut(
            self.address as usize + offset,
        ))
    }
}

impl Drop for PinnedBuffer {
    fn drop(&mut self) {
        if self.address != 0 {
            let _call = trace_call!(Layer::Hip, "hipHostFree", "{:#x}", self.address);
            // The memory goes back with the runtime if not now.
            let _ = self.shared.host_free(self.address);
        }
    }
}

/// Registered host memory; unregistered, after all devices have become idle, when dropped.
pub struct Registered<'a> {
    shared: Arc<Shared>,
    address: u64,
    device_address: u64,
    size: u64,
    _memory: PhantomData<&'a mut [u8]>,
}

impl<'a> Registered<'a> {
    /// Gives all devices access to `memory`, which stays borrowed meanwhile.
    ///
    /// # Errors
    /// As [`Runtime::host_register`].
    #[doc(alias = "hipHostRegister")]
    pub fn new(runtime: &Runtime, memory: &'a mut [u8]) -> Result<Registered<'a>> {
        let (address, size) = (
            memory.as_mut_ptr().expose_provenance() as u64,
            memory.len() as u64,
        );
        // SAFETY: the memory stays borrowed, mutably, until this is dropped.
        unsafe { runtime.host_register(address, size, PinnedFlags::default()) }?;
        let device_address = runtime
            .shared
            .pointer_attributes(address)
            .map_or(address, |found| found.device_pointer);
        Ok(Registered {
            shared: runtime.shared.clone(),
            address,
            device_address,
            size,
            _memory: PhantomData,
        })
    }

    /// The address as kernels see it.
    #[doc(alias = "hipHostGetDevicePointer")]
    pub fn device_address(&self) -> u64 {
        self.device_address
    }

    /// The host's address, for copies.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes.
    pub fn len(&self) -> u64 {
        self.size
    }

    /// Never: no bytes cannot be registered.
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }
}

impl Drop for Registered<'_> {
    fn drop(&mut self) {
        let _call = trace_call!(Layer::Hip, "hipHostUnregister", "{:#x}", self.address);
        // The lock goes back with the runtime if not now.
        let _ = self.shared.host_unregister(self.address);
    }
}
