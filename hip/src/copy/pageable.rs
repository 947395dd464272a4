//! Copies with pageable memory at one end: pinned for the time of the copy, or through staging buffers.
#![expect(unsafe_code, reason = "copies touch memory that callers name by address")]

use core::ptr;

use super::{pointer, pointer_mut};
use crate::error::{Error, Result};
use crate::hsa::{self, Agent, Allocation, Errno, Locked, Signal};
use crate::runtime::Shared;
use crate::stream::StreamCore;

/// Bytes of a staging buffer.
const STAGING: usize = 1 << 20;
/// Staging buffers that a device keeps.
const STAGING_KEPT: usize = 4;
/// Smallest copy for which pageable memory is pinned.
const PIN_FROM: u64 = 1 << 20;

/// Pinned memory through which pageable memory is copied.
pub(crate) struct Staging {
    memory: Allocation,
    /// A copy that reads it still.
    busy: Option<Signal>,
}

impl Shared {
    /// Copies pageable memory in; returns the signal of the last copy if it may still run.
    ///
    /// # Safety
    /// `[from, from + size)` is valid for reads.
    pub(super) unsafe fn copy_in(
        &self,
        stream: &StreamCore,
        to: u64,
        agent: &Agent,
        from: u64,
        size: u64,
    ) -> Result<Option<Signal>> {
        if size >= PIN_FROM {
            // SAFETY: the memory is unlocked before this returns; the GPU only reads it.
            let pinned = unsafe { self.hsa.lock(pointer_mut(from), size, &[]) };
            if let Some(pinned) = if_pinnable(pinned)? {
                let address = pinned.agent_address() + (from - pinned.host_address());
                let done = self.copy_reachable(stream, (to, agent), (address, &self.cpu), size)?;
                self.wait(&done)?;
                stream.synchronize(self)?;
                pinned.unlock().map_err(Error::hsa("hsa_amd_memory_unlock"))?;
                return Ok(None);
            }
        }
        let mut last = None;
        for (offset, len) in pieces(size) {
            let mut staging = self.take_staging(stream.device)?;
            // SAFETY: the piece is inside the caller's range, and the staging buffer is as large.
            unsafe { ptr::copy_nonoverlapping(pointer(from + offset), staging.memory.host(), len as usize) };
            let source = (staging.memory.address(), &self.cpu);
            let outcome = self.copy_reachable(stream, (to + offset, agent), source, len);
            staging.busy = outcome.as_ref().ok().cloned();
            self.give_staging(stream.device, staging)?;
            last = Some(outcome?);
        }
        Ok(last)
    }

    /// Copies into pageable memory, and waits for it.
    ///
    /// # Safety
    /// `[to, to + size)` is valid for writes and not referred to by others.
    pub(super) unsafe fn copy_out(
        &self,
        stream: &StreamCore,
        to: u64,
        from: u64,
        agent: &Agent,
        size: u64,
    ) -> Result<()> {
        if size >= PIN_FROM {
            // SAFETY: the memory is unlocked before this returns.
            let pinned = unsafe { self.hsa.lock(pointer_mut(to), size, &[]) };
            if let Some(pinned) = if_pinnable(pinned)? {
                let address = pinned.agent_address() + (to - pinned.host_address());
                let done = self.copy_reachable(stream, (address, &self.cpu), (from, agent), size)?;
                self.wait(&done)?;
                stream.synchronize(self)?;
                return pinned.unlock().map_err(Error::hsa("hsa_amd_memory_unlock"));
            }
        }
        // The next piece is on its way while the processor takes the last one.
        let mut before: Option<(u64, u64, Staging, Signal)> = None;
        for piece in pieces(size).map(Some).chain([None]) {
            let next = match piece {
                Some((offset, len)) => {
                    let staging = self.take_staging(stream.device)?;
                    let target = (staging.memory.address(), &self.cpu);
                    let done = self.copy_reachable(stream, target, (from + offset, agent), len)?;
                    Some((offset, len, staging, done))
                }
                None => None,
            };
            if let Some((offset, len, staging, done)) = before.take() {
                let outcome = self
                    .wait(&done)
                    .and_then(|()| match stream.tail.lock().lost(&done) {
                        Some(fault) => Err(Error::Fault(fault.clone())),
                        None => Ok(()),
                    });
                if outcome.is_ok() {
                    let from = staging.memory.host();
                    // SAFETY: the piece is inside the caller's range, and the staging buffer is as large.
                    unsafe { ptr::copy_nonoverlapping(from, pointer_mut(to + offset), len as usize) };
                }
                self.give_staging(stream.device, staging)?;
                if let Err(error) = outcome {
                    // Its buffer is kept: an engine may still write to it.
                    if let Some((_, _, staging, _)) = next {
                        self.give_staging(stream.device, staging)?;
                    }
                    return Err(error);
                }
            }
            before = next;
        }
        stream.synchronize(self)
    }

    fn take_staging(&self, device: u32) -> Result<Staging> {
        let state = self.state(device)?;
        let free = {
            let mut kept = state.staging.lock();
            let free = kept
                .iter()
                .position(|staging| staging.busy.as_ref().is_none_or(|busy| busy.load() == 0))
                .or_else(|| (kept.len() >= STAGING_KEPT).then_some(0));
            free.map(|index| kept.swap_remove(index))
        };
        if let Some(mut staging) = free {
            if let Some(busy) = staging.busy.take() {
                self.wait(&busy)?;
            }
            return Ok(staging);
        }
        let memory = self
            .hsa
            .fine_pool()
            .allocate(STAGING as u64)
            .map_err(Error::hsa("hsa_amd_memory_pool_allocate"))?;
        memory
            .allow_access(&[&state.agent])
            .map_err(Error::hsa("hsa_amd_agents_allow_access"))?;
        Ok(Staging { memory, busy: None })
    }

    fn give_staging(&self, device: u32, staging: Staging) -> Result<()> {
        let surplus = {
            let mut kept = self.state(device)?.staging.lock();
            kept.push(staging);
            if kept.len() > STAGING_KEPT {
                kept.pop()
            } else {
                None
            }
        };
        if let Some(Staging { busy: Some(busy), .. }) = &surplus {
            self.wait(busy)?;
        }
        Ok(())
    }
}

/// The staging-sized pieces of a range: offset and length.
fn pieces(size: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..size)
        .step_by(STAGING)
        .map(move |offset| (offset, (size - offset).min(STAGING as u64)))
}

/// `None` for memory that the driver does not pin (a mapped file, say, or any at all on a GPU with recoverable faults):
/// that goes through staging buffers.
fn if_pinnable(pinned: core::result::Result<Locked, hsa::Error>) -> Result<Option<Locked>> {
    const REFUSALS: [Errno; 3] = [Errno::OPNOTSUPP, Errno::FAULT, Errno::PERM];
    match pinned {
        Ok(pinned) => Ok(Some(pinned)),
        Err(error) if error.errno().is_some_and(|errno| REFUSALS.contains(&errno)) => Ok(None),
        Err(error) => Err(Error::hsa("hsa_amd_memory_lock")(error)),
    }
}
