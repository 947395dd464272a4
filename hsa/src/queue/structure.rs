//! How a queue is made, and the structure that the GPU finds it by.

use outcrop_abi::queue::{
    self as abi, AmdQueueV2, HSA_QUEUE_FEATURE_KERNEL_DISPATCH, HsaQueue, QueueProperties,
};
use outcrop_thunk::{Memory, QueuePriority};
use zerocopy::FromZeros;

use crate::Signal;
use crate::agent::AgentData;

/// Whose producers a queue may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_queue_type32_t")]
pub enum QueueKind {
    /// Many at once.
    #[default]
    Multi,
    /// One.
    Single,
}

/// How the GPU prefers one queue to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_amd_queue_priority_t")]
pub enum Priority {
    /// Behind the others.
    Low,
    /// As the others.
    #[default]
    Normal,
    /// Before the others.
    High,
}

impl Priority {
    /// The thunk's.
    pub(super) const fn thunk(self) -> QueuePriority {
        match self {
            Priority::Low => QueuePriority::Minimum,
            Priority::Normal => QueuePriority::Normal,
            Priority::High => QueuePriority::Maximum,
        }
    }
}

/// How a queue is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueOptions {
    /// Packets, a power of two; raised to 16 and lowered to 64 Mi.
    pub packets: u32,
    /// Producers.
    pub kind: QueueKind,
    /// Preference.
    pub priority: Priority,
    /// Whether the GPU writes time stamps into completion signals.
    pub profiling: bool,
}

impl Default for QueueOptions {
    /// 16384 packets, many producers, normal priority, no time stamps.
    fn default() -> QueueOptions {
        QueueOptions {
            packets: 16384,
            kind: QueueKind::Multi,
            priority: Priority::Normal,
            profiling: false,
        }
    }
}

/// The queue structure as the GPU finds it first.
pub(super) fn structure(
    data: &AgentData,
    options: &QueueOptions,
    packets: u32,
    ring: &Memory,
    inactive: &Signal,
    doorbell: &Signal,
) -> AmdQueueV2 {
    let info = &data.info;
    let high = |address: u64| (address >> 32) as u32;
    AmdQueueV2 {
        hsa_queue: HsaQueue {
            r#type: match options.kind {
                QueueKind::Multi => abi::QueueType::MULTI,
                QueueKind::Single => abi::QueueType::SINGLE,
            },
            features: HSA_QUEUE_FEATURE_KERNEL_DISPATCH,
            base_address: ring.address(),
            doorbell_signal: doorbell.handle(),
            size: packets,
            ..HsaQueue::new_zeroed()
        },
        group_segment_aperture_base_hi: high(info.group_aperture),
        private_segment_aperture_base_hi: high(info.private_aperture),
        max_cu_id: info.compute_units.saturating_sub(1),
        max_wave_id: (info.max_waves_per_cu * info.compute_units).saturating_sub(1),
        read_dispatch_id_field_base_byte_offset: core::mem::offset_of!(AmdQueueV2, read_dispatch_id) as u32,
        queue_properties: QueueProperties::new()
            .with_is_ptr64(true)
            .with_enable_profiling(options.profiling),
        queue_inactive_signal: inactive.handle(),
        ..AmdQueueV2::new_zeroed()
    }
}
