//! A queue's scratch: grown when a kernel needs more, kept while running kernels may use it.

mod layout;

use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use outcrop_thunk::{MemFlags, Memory};

use super::Queue;
use crate::Error;
pub(super) use layout::Layout;

/// Scratch in use, and what running kernels may still use.
#[derive(Default)]
pub(super) struct Scratch {
    current: Option<Memory>,
    /// Freed when the queue has been idle once more.
    retired: Vec<Memory>,
}

impl Queue {
    /// Makes sure that kernels may use this many bytes of private segment for each lane.
    ///
    /// Waits until the queue is idle if its scratch must grow; else it is one load.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`], [`Error::InvalidArgument`] above the agent's limit, [`Error::Queue`].
    #[inline]
    pub fn reserve_scratch(&self, bytes_per_lane: u32) -> Result<(), Error> {
        if bytes_per_lane <= self.scratch_lane_bytes.load(Ordering::Acquire) {
            return Ok(());
        }
        self.grow_scratch(bytes_per_lane)
    }

    #[cold]
    fn grow_scratch(&self, bytes: u32) -> Result<(), Error> {
        let runtime = self.agent.runtime();
        let platform = &**runtime.platform();
        let data = self.agent.data();
        let mut scratch = self.scratch.lock(platform);
        if bytes <= self.scratch_lane_bytes.load(Ordering::Acquire) {
            return Ok(());
        }
        let too_much = Error::InvalidArgument("private segment size", u64::from(bytes));
        let sizes = Layout::sizes(&data.info, bytes).ok_or(too_much)?;
        let mut refused = None;
        let mut memory = None;
        for size in sizes {
            match self.scratch_memory(size) {
                Ok(got) => {
                    memory = Some((got, size));
                    break;
                }
                Err(error) => refused = Some(error),
            }
        }
        let Some((memory, size)) = memory else {
            return Err(refused.unwrap_or(too_much));
        };
        let layout = Layout::new(&data.info, bytes, memory.address(), size).ok_or(too_much)?;
        // The command processor reads the fields for each dispatch; none may be half-way through them. A
        // dispatch of another thread may begin after this and use the old memory: it stays until next time.
        self.drain()?;
        scratch.retired.clear();
        self.ring.set_scratch(&layout);
        let old = scratch.current.replace(memory);
        scratch.retired.extend(old);
        self.scratch_lane_bytes
            .store(layout.lane_bytes, Ordering::Release);
        Ok(())
    }

    fn scratch_memory(&self, size: u64) -> Result<Memory, Error> {
        let node = self.agent.data().node;
        let flags = MemFlags::NON_PAGED | MemFlags::NO_SUBSTITUTE | MemFlags::COARSE_GRAIN;
        let memory = self
            .agent
            .runtime()
            .shared
            .thunk
            .alloc_memory(node, size, flags)?;
        memory.map_to_gpus(&[node])?;
        Ok(memory)
    }
}
