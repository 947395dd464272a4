//! What is alive in a machine.

use core::sync::atomic::Ordering;

use super::Machine;
use super::files::File;
use crate::drm::RenderFile;

/// What is alive in a machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Usage {
    /// Buffer objects, of all kinds.
    pub bos: u64,
    /// Their bytes.
    pub bo_bytes: u64,
    /// Bytes of device memory that they take, of all GPUs.
    pub vram_bytes: u64,
    /// User mode queues.
    pub queues: u64,
    /// Events.
    pub events: u64,
    /// Processor mappings of BOs.
    pub mappings: u64,
    /// GPUVM mappings of BOs.
    pub gpu_mappings: u64,
    /// Open dmabuf files.
    pub dmabufs: u64,
    /// GEM handles of open render nodes.
    pub handles: u64,
    /// Handles of sync objects of open render nodes.
    pub sync_handles: u64,
    /// Open files of the machine: `/dev/kfd`, render nodes, dmabufs, sync objects and sync files.
    pub files: u64,
    /// Since the machine was made: objects (BOs, queues, events) that a client had not freed when it
    /// closed `/dev/kfd`. On Linux they would have lived until the end of the operating system's process.
    pub reclaimed: u64,
}

impl Usage {
    /// Whether nothing is alive.
    pub fn is_empty(&self) -> bool {
        Self {
            reclaimed: 0,
            ..*self
        } == Self::default()
    }
}

impl Machine {
    /// What is alive now.
    pub fn usage(&self) -> Usage {
        let c = &self.kernel.counters;
        let files = self.files.lock();
        let count = |of: fn(&RenderFile) -> usize| {
            files
                .values()
                .map(|f| if let File::Render(r) = f { of(r) } else { 0 })
                .sum::<usize>() as u64
        };
        Usage {
            bos: c.bos.load(Ordering::SeqCst),
            bo_bytes: c.bo_bytes.load(Ordering::SeqCst),
            vram_bytes: self.kernel.devices.iter().map(|d| d.vram_used()).sum(),
            queues: c.queues.load(Ordering::SeqCst),
            events: c.events.load(Ordering::SeqCst),
            mappings: self.views.lock().len() as u64,
            gpu_mappings: c.gpu_mappings.load(Ordering::SeqCst),
            dmabufs: files.values().filter(|f| matches!(f, File::Dmabuf(_))).count() as u64,
            handles: count(RenderFile::handles),
            sync_handles: count(RenderFile::sync_handles),
            files: files.len() as u64,
            reclaimed: c.reclaimed.load(Ordering::SeqCst),
        }
    }
}
