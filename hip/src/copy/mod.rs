//! Copies and fills, in every direction.
//!
//! Memory that the GPU can reach (device, pinned, registered, mapped) is copied by its copy engines.
//! Pageable host memory is reached in one of three ways: a small copy to an idle device is stored by
//! the processor; a large one is pinned for the time of the copy; the rest goes through staging buffers.
#![expect(unsafe_code, reason = "copies touch memory that callers name by address")]

mod calls;
mod pageable;

pub(crate) use pageable::Staging;

use alloc::vec::Vec;
use core::ptr;

use crate::error::{Error, Result};
use crate::hsa::{Agent, Dim3, Pitched, Signal};
use crate::memory::{Found, MemoryKind};
use crate::runtime::Shared;
use crate::stream::StreamCore;

/// Largest copy to device memory that the processor makes itself, through the large BAR.
const DIRECT_WRITE: u64 = 64 << 10;
/// Largest copy from device memory that the processor makes itself: loads across the bus are slow.
const DIRECT_READ: u64 = 256;

/// `hipMemcpyKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyKind {
    /// `hipMemcpyHostToHost`
    HostToHost = 0,
    /// `hipMemcpyHostToDevice`
    HostToDevice = 1,
    /// `hipMemcpyDeviceToHost`
    DeviceToHost = 2,
    /// `hipMemcpyDeviceToDevice`
    DeviceToDevice = 3,
    /// `hipMemcpyDefault`: by the addresses.
    Default = 4,
}

impl CopyKind {
    /// From HIP's number.
    ///
    /// # Errors
    /// [`Error::MemcpyDirection`].
    pub const fn from_value(kind: u32) -> Result<CopyKind> {
        Ok(match kind {
            0 => CopyKind::HostToHost,
            1 => CopyKind::HostToDevice,
            2 => CopyKind::DeviceToHost,
            3 => CopyKind::DeviceToDevice,
            4 => CopyKind::Default,
            kind => return Err(Error::MemcpyDirection { kind }),
        })
    }
}

/// A place of rows in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// First byte.
    pub address: u64,
    /// Bytes from row to row.
    pub pitch: u64,
}

/// One end of a copy.
#[derive(Clone, Copy)]
enum End {
    /// Memory that the GPU reaches, at this address, and what it is in.
    Reachable(u64, Found),
    /// Pageable host memory.
    Pageable(u64),
}

impl End {
    fn agent<'a>(&self, shared: &'a Shared) -> Result<&'a Agent> {
        match self {
            End::Reachable(_, found) if found.kind == MemoryKind::Device => {
                Ok(&shared.state(found.device)?.agent)
            }
            _ => Ok(&shared.cpu),
        }
    }
}

impl Shared {
    fn end(&self, address: u64, size: u64) -> Result<End> {
        match self.find(address) {
            Some(found) => Ok(End::Reachable(found.device_address(address, size)?, found)),
            None => Ok(End::Pageable(address)),
        }
    }

    /// A mapped range must be open to the device whose engine copies: an engine that meets a page without
    /// rights stops, and takes the copies of others along.
    fn check_access(&self, end: &End, size: u64, device: u32, write: bool) -> Result<()> {
        match *end {
            End::Reachable(address, found)
                if found.kind == MemoryKind::Virtual && !self.vmm.allows(address, size, device, write) =>
            {
                Err(Error::NoAccess {
                    address,
                    size,
                    device,
                })
            }
            _ => Ok(()),
        }
    }

    fn ends(&self, device: u32, dst: u64, src: u64, size: u64, kind: CopyKind) -> Result<(End, End)> {
        for (what, value) in [("destination", dst), ("source", src)] {
            if value == 0 || value.checked_add(size).is_none() {
                return Err(Error::InvalidValue { what, value });
            }
        }
        let ends = (self.end(dst, size)?, self.end(src, size)?);
        let unknown = |what, end: &End| match *end {
            End::Pageable(value) => Err(Error::InvalidValue { what, value }),
            End::Reachable(..) => Ok(()),
        };
        if matches!(kind, CopyKind::HostToDevice | CopyKind::DeviceToDevice) {
            unknown("device destination", &ends.0)?;
        }
        if matches!(kind, CopyKind::DeviceToHost | CopyKind::DeviceToDevice) {
            unknown("device source", &ends.1)?;
        }
        self.check_access(&ends.0, size, device, true)?;
        self.check_access(&ends.1, size, device, false)?;
        self.open_ends(device, &ends)?;
        Ok(ends)
    }

    /// Makes sure that whichever GPU copies reaches both ends.
    fn open_ends(&self, device: u32, ends: &(End, End)) -> Result<()> {
        let owner = |end: &End| match end {
            End::Reachable(_, found) if found.kind == MemoryKind::Device => Some(*found),
            _ => None,
        };
        let (to, from) = (owner(&ends.0), owner(&ends.1));
        let others = [to, from]
            .into_iter()
            .flatten()
            .any(|found| found.device != device);
        if others {
            let agents: Vec<&Agent> = self.devices.iter().map(|device| &device.agent).collect();
            for found in [to, from].into_iter().flatten() {
                self.memory.open_to(found.base, &agents)?;
            }
        }
        Ok(())
    }

    /// Copies between two places that the GPU reaches.
    fn copy_reachable(
        &self,
        stream: &StreamCore,
        dst: (u64, &Agent),
        src: (u64, &Agent),
        size: u64,
    ) -> Result<Signal> {
        let own = &self.state(stream.device)?.agent;
        // Between two places of host memory the stream's device copies.
        let gpu = dst.1.index() != self.cpu.index() || src.1.index() != self.cpu.index();
        let to = if gpu { dst.1 } else { own };
        stream.submit(self, "hsa_amd_memory_async_copy", |deps, completion| {
            self.hsa
                .async_copy(dst.0, to, src.0, src.1, size, deps, completion)
        })
    }

    /// # Safety
    /// Host memory named by `dst` and `src` is valid for the copy until it is complete, and `dst` is not
    /// referred to by others.
    unsafe fn copy(
        &self,
        stream: &StreamCore,
        dst: u64,
        src: u64,
        size: u64,
        kind: CopyKind,
        wait: bool,
    ) -> Result<()> {
        if size == 0 {
            return Ok(());
        }
        let (to, from) = self.ends(stream.device, dst, src, size, kind)?;
        let done = match (to, from) {
            (End::Reachable(to_address, _), End::Reachable(from_address, _)) => {
                let (to_agent, from_agent) = (to.agent(self)?, from.agent(self)?);
                self.copy_reachable(stream, (to_address, to_agent), (from_address, from_agent), size)?
            }
            (End::Pageable(to), End::Pageable(from)) => {
                stream.settle(self)?;
                // SAFETY: passed on to the caller; `copy` allows overlap.
                unsafe { ptr::copy(pointer(from), pointer_mut(to), size as usize) };
                return Ok(());
            }
            (End::Reachable(address, found), End::Pageable(from)) => {
                let direct = size <= DIRECT_WRITE && wait && found.host && found.kind == MemoryKind::Device;
                if direct {
                    stream.settle(self)?;
                    // SAFETY: the range is inside a live allocation that the host maps at the same
                    // address; the source is the caller's promise.
                    unsafe { store_through_bar(address, pointer(from), size as usize) };
                    return Ok(());
                }
                // SAFETY: passed on to the caller.
                match unsafe { self.copy_in(stream, address, to.agent(self)?, from, size) }? {
                    Some(done) => done,
                    None => return Ok(()),
                }
            }
            (End::Pageable(to), End::Reachable(address, found)) => {
                if size <= DIRECT_READ && found.host && found.kind == MemoryKind::Device {
                    stream.settle(self)?;
                    // SAFETY: as for the store.
                    unsafe { ptr::copy_nonoverlapping(pointer(address), pointer_mut(to), size as usize) };
                    return Ok(());
                }
                // SAFETY: passed on to the caller.
                return unsafe { self.copy_out(stream, to, address, from.agent(self)?, size) };
            }
        };
        if wait {
            self.wait(&done)?;
            return stream.synchronize(self);
        }
        Ok(())
    }

    fn fill(&self, stream: &StreamCore, dst: u64, pattern: &[u8], size: u64, wait: bool) -> Result<()> {
        if size == 0 {
            return Ok(());
        }
        let (address, found) = match self.end(dst, size)? {
            End::Reachable(address, found) => (address, found),
            End::Pageable(value) => {
                return Err(Error::InvalidValue {
                    what: "destination",
                    value,
                });
            }
        };
        self.check_access(&End::Reachable(address, found), size, stream.device, true)?;
        if !dst.is_multiple_of(pattern.len() as u64) {
            return Err(Error::InvalidValue {
                what: "destination",
                value: dst,
            });
        }
        let device = if found.kind == MemoryKind::Device {
            found.device
        } else {
            stream.device
        };
        let agent = &self.state(device)?.agent;
        let done = stream.submit(self, "hsa_amd_memory_fill", |deps, completion| {
            self.hsa
                .async_fill(address, agent, pattern, size, deps, completion)
        })?;
        if wait {
            self.wait(&done)?;
            return stream.synchronize(self);
        }
        Ok(())
    }

    /// # Safety
    /// As [`Shared::copy`], for each row.
    #[expect(clippy::too_many_arguments, reason = "those of hipMemcpy2D, and the stream")]
    unsafe fn copy_plane(
        &self,
        stream: &StreamCore,
        dst: Plane,
        src: Plane,
        width: u64,
        height: u64,
        kind: CopyKind,
        wait: bool,
    ) -> Result<()> {
        if width == 0 || height == 0 {
            return Ok(());
        }
        for pitch in [dst.pitch, src.pitch] {
            if width > pitch {
                return Err(Error::Pitch { pitch, width });
            }
        }
        if dst.pitch == width && src.pitch == width {
            let size = width.checked_mul(height).ok_or(Error::InvalidValue {
                what: "height",
                value: height,
            })?;
            // SAFETY: passed on to the caller.
            return unsafe { self.copy(stream, dst.address, src.address, size, kind, wait) };
        }
        let span = |plane: Plane| {
            plane
                .pitch
                .checked_mul(height - 1)
                .and_then(|rows| rows.checked_add(width))
                .ok_or(Error::InvalidValue {
                    what: "height",
                    value: height,
                })
        };
        let (dst_span, src_span) = (span(dst)?, span(src)?);
        let both = (self.find(dst.address), self.find(src.address));
        if let (Some(to), Some(from)) = both {
            self.ends(stream.device, dst.address, src.address, width, kind)?;
            let place = |found: Found, plane: Plane, span| {
                Ok::<_, Error>(Pitched {
                    base: found.device_address(plane.address, span)?,
                    pitch: plane.pitch,
                    slice: plane.pitch * height,
                })
            };
            let (to, from) = (place(to, dst, dst_span)?, place(from, src, src_span)?);
            let agent = &self.state(stream.device)?.agent;
            let range = Dim3 {
                x: width,
                y: height,
                z: 1,
            };
            let done = stream.submit(self, "hsa_amd_memory_async_copy_rect", |deps, completion| {
                self.hsa.async_copy_rect(
                    to,
                    Dim3::default(),
                    from,
                    Dim3::default(),
                    range,
                    agent,
                    deps,
                    completion,
                )
            })?;
            if wait {
                self.wait(&done)?;
                return stream.synchronize(self);
            }
            return Ok(());
        }
        for row in 0..height {
            let (to, from) = (dst.address + row * dst.pitch, src.address + row * src.pitch);
            // SAFETY: passed on to the caller.
            unsafe { self.copy(stream, to, from, width, kind, wait) }?;
        }
        Ok(())
    }
}

fn pointer(address: u64) -> *const u8 {
    ptr::with_exposed_provenance(address as usize)
}

fn pointer_mut(address: u64) -> *mut u8 {
    ptr::with_exposed_provenance_mut(address as usize)
}

/// Stores bytes into device memory that the host has mapped, and reads the last one back, which makes
/// the bus deliver them before any later doorbell.
///
/// # Safety
/// `[to, to + size)` is mapped for the host and part of a live allocation; `from` is valid for reads of
/// `size` bytes; `size` is not 0.
unsafe fn store_through_bar(to: u64, from: *const u8, size: usize) {
    let to = pointer_mut(to);
    // SAFETY: passed on to the caller.
    unsafe { ptr::copy_nonoverlapping(from, to, size) };
    core::sync::atomic::fence(core::sync::atomic::Ordering::SeqCst);
    // SAFETY: the last byte of the same range.
    let _ = unsafe { ptr::read_volatile(to.wrapping_add(size - 1)) };
}
