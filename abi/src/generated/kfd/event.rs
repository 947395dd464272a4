// Generated from abi/spec/kfd/event.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 98dfcc79c5a245f1

//! KFD: events, waits, exception reports, system management events.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Type of an event.
pub const KFD_IOC_EVENT_SIGNAL: u32 = 0;
/// Type of an event.
pub const KFD_IOC_EVENT_NODECHANGE: u32 = 1;
/// Type of an event.
pub const KFD_IOC_EVENT_DEVICESTATECHANGE: u32 = 2;
/// Type of an event.
pub const KFD_IOC_EVENT_HW_EXCEPTION: u32 = 3;
/// Type of an event.
pub const KFD_IOC_EVENT_SYSTEM_EVENT: u32 = 4;
/// Type of an event.
pub const KFD_IOC_EVENT_DEBUG_EVENT: u32 = 5;
/// Type of an event.
pub const KFD_IOC_EVENT_PROFILE_EVENT: u32 = 6;
/// Type of an event.
pub const KFD_IOC_EVENT_QUEUE_EVENT: u32 = 7;
/// Type of an event.
pub const KFD_IOC_EVENT_MEMORY: u32 = 8;
/// Result of a wait.
pub const KFD_IOC_WAIT_RESULT_COMPLETE: u32 = 0;
/// Result of a wait.
pub const KFD_IOC_WAIT_RESULT_TIMEOUT: u32 = 1;
/// Result of a wait.
pub const KFD_IOC_WAIT_RESULT_FAIL: u32 = 2;
/// Most signal events of a process.
pub const KFD_SIGNAL_EVENT_LIMIT: u32 = 4096;
/// Kind or cause of a reset that a hardware exception reports.
pub const KFD_HW_EXCEPTION_WHOLE_GPU_RESET: u32 = 0;
/// Kind or cause of a reset that a hardware exception reports.
pub const KFD_HW_EXCEPTION_PER_ENGINE_RESET: u32 = 1;
/// Kind or cause of a reset that a hardware exception reports.
pub const KFD_HW_EXCEPTION_GPU_HANG: u32 = 0;
/// Kind or cause of a reset that a hardware exception reports.
pub const KFD_HW_EXCEPTION_ECC: u32 = 1;
/// Cause of a memory exception.
pub const KFD_MEM_ERR_NO_RAS: u32 = 0;
/// Cause of a memory exception.
pub const KFD_MEM_ERR_SRAM_ECC: u32 = 1;
/// Cause of a memory exception.
pub const KFD_MEM_ERR_POISON_CONSUMED: u32 = 2;
/// Cause of a memory exception.
pub const KFD_MEM_ERR_GPU_HANG: u32 = 3;
/// No file descriptor.
pub const KFD_INVALID_FD: u32 = 0xffff_ffff;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_NONE: u32 = 0;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_VMFAULT: u32 = 1;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_THERMAL_THROTTLE: u32 = 2;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_GPU_PRE_RESET: u32 = 3;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_GPU_POST_RESET: u32 = 4;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_MIGRATE_START: u32 = 5;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_MIGRATE_END: u32 = 6;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_PAGE_FAULT_START: u32 = 7;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_PAGE_FAULT_END: u32 = 8;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_QUEUE_EVICTION: u32 = 9;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_QUEUE_RESTORE: u32 = 10;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_UNMAP_FROM_GPU: u32 = 11;
/// System management event; the bit in the mask is `number - 1`. Since 1.18.
pub const KFD_SMI_EVENT_PROCESS_START: u32 = 12;
/// System management event; the bit in the mask is `number - 1`. Since 1.18.
pub const KFD_SMI_EVENT_PROCESS_END: u32 = 13;
/// System management event; the bit in the mask is `number - 1`.
pub const KFD_SMI_EVENT_ALL_PROCESS: u32 = 64;
/// Longest message of a system management event in bytes.
pub const KFD_SMI_EVENT_MSG_SIZE: usize = 96;
/// Text of GPU_PRE_RESET and GPU_POST_RESET: number of the reset, cause. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_UPDATE_GPU_RESET(0, 0)")]
pub const KFD_EVENT_FMT_UPDATE_GPU_RESET: &str = "%x %s\n";
/// Text of THERMAL_THROTTLE: mask, counter. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_THERMAL_THROTTLING(0, 0)")]
pub const KFD_EVENT_FMT_THERMAL_THROTTLING: &str = "%llx:%llx\n";
/// Text of VMFAULT: process, its name. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_VMFAULT(0, 0)")]
pub const KFD_EVENT_FMT_VMFAULT: &str = "%x:%s\n";
/// Text of PAGE_FAULT_START: time, process, address, node, `W` or `R`. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_PAGEFAULT_START(0, 0, 0, 0, 0)")]
pub const KFD_EVENT_FMT_PAGEFAULT_START: &str = "%lld -%d @%lx(%x) %c\n";
/// Text of PAGE_FAULT_END: time, process, address, node, `M` if it migrated or `U` if the mapping was updated. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_PAGEFAULT_END(0, 0, 0, 0, 0)")]
pub const KFD_EVENT_FMT_PAGEFAULT_END: &str = "%lld -%d @%lx(%x) %c\n";
/// Text of MIGRATE_START: time, process, address, size, from, to, prefetch location, preferred location, trigger. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_MIGRATE_START(0, 0, 0, 0, 0, 0, 0, 0, 0)")]
pub const KFD_EVENT_FMT_MIGRATE_START: &str = "%lld -%d @%lx(%lx) %x->%x %x:%x %d\n";
/// Text of MIGRATE_END: time, process, address, size, from, to, trigger; from Linux 6.13 a space and an error code before the end. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_MIGRATE_END(0, 0, 0, 0, 0, 0, 0)")]
pub const KFD_EVENT_FMT_MIGRATE_END: &str = "%lld -%d @%lx(%lx) %x->%x %d\n";
/// Text of QUEUE_EVICTION: time, process, node, trigger. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_QUEUE_EVICTION(0, 0, 0, 0)")]
pub const KFD_EVENT_FMT_QUEUE_EVICTION: &str = "%lld -%d %x %d\n";
/// Text of QUEUE_RESTORE: time, process, node, `R` if it will be tried again. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_QUEUE_RESTORE(0, 0, 0, 0)")]
pub const KFD_EVENT_FMT_QUEUE_RESTORE: &str = "%lld -%d %x %c\n";
/// Text of UNMAP_FROM_GPU: time, process, address, size, node, trigger. Since 1.17.
#[doc(alias = "KFD_EVENT_FMT_UNMAP_FROM_GPU(0, 0, 0, 0, 0, 0)")]
pub const KFD_EVENT_FMT_UNMAP_FROM_GPU: &str = "%lld -%d @%lx(%lx) %x %d\n";
/// Text of PROCESS_START and PROCESS_END: process, its name. Since 1.18.
#[doc(alias = "KFD_EVENT_FMT_PROCESS(0, 0)")]
pub const KFD_EVENT_FMT_PROCESS: &str = "%x %s\n";
/// Why a page migrated.
pub const KFD_MIGRATE_TRIGGER_PREFETCH: u32 = 0;
/// Why a page migrated.
pub const KFD_MIGRATE_TRIGGER_PAGEFAULT_GPU: u32 = 1;
/// Why a page migrated.
pub const KFD_MIGRATE_TRIGGER_PAGEFAULT_CPU: u32 = 2;
/// Why a page migrated.
pub const KFD_MIGRATE_TRIGGER_TTM_EVICTION: u32 = 3;
/// Why queues were evicted.
pub const KFD_QUEUE_EVICTION_TRIGGER_SVM: u32 = 0;
/// Why queues were evicted.
pub const KFD_QUEUE_EVICTION_TRIGGER_USERPTR: u32 = 1;
/// Why queues were evicted.
pub const KFD_QUEUE_EVICTION_TRIGGER_TTM: u32 = 2;
/// Why queues were evicted.
pub const KFD_QUEUE_EVICTION_TRIGGER_SUSPEND: u32 = 3;
/// Why queues were evicted.
pub const KFD_QUEUE_EVICTION_CRIU_CHECKPOINT: u32 = 4;
/// Why queues were evicted.
pub const KFD_QUEUE_EVICTION_CRIU_RESTORE: u32 = 5;
/// Why a range was unmapped from a GPU.
pub const KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY: u32 = 0;
/// Why a range was unmapped from a GPU.
pub const KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY_MIGRATE: u32 = 1;
/// Why a range was unmapped from a GPU.
pub const KFD_SVM_UNMAP_TRIGGER_UNMAP_FROM_CPU: u32 = 2;
/// Makes an event; the first signal event also names the event page, or lets the kernel make it.
#[doc(alias = "kfd_ioctl_create_event_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CreateEventArgs {
    /// Handle of the event page BO on the first call with one of our own, or the mmap offset from the kernel. Offset 0, from the callee.
    pub event_page_offset: u64,
    /// What the GPU sends with the interrupt. Offset 8, from the callee.
    pub event_trigger_data: u32,
    /// `KFD_IOC_EVENT_…`. Offset 12, to the callee.
    pub event_type: u32,
    /// Offset 16, to the callee.
    pub auto_reset: u32,
    /// Offset 20, to the callee.
    pub node_id: u32,
    /// Offset 24, from the callee.
    pub event_id: u32,
    /// Slot of 8 bytes in the event page. Offset 28, from the callee.
    pub event_slot_index: u32,
}

impl Default for CreateEventArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CreateEventArgs>() == 32);
    assert!(align_of::<CreateEventArgs>() == 8);
    assert!(core::mem::offset_of!(CreateEventArgs, event_page_offset) == 0);
    assert!(core::mem::offset_of!(CreateEventArgs, event_trigger_data) == 8);
    assert!(core::mem::offset_of!(CreateEventArgs, event_type) == 12);
    assert!(core::mem::offset_of!(CreateEventArgs, auto_reset) == 16);
    assert!(core::mem::offset_of!(CreateEventArgs, node_id) == 20);
    assert!(core::mem::offset_of!(CreateEventArgs, event_id) == 24);
    assert!(core::mem::offset_of!(CreateEventArgs, event_slot_index) == 28);
};

/// Frees an event and wakes its waiters.
#[doc(alias = "kfd_ioctl_destroy_event_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DestroyEventArgs {
    /// Offset 0, to the callee.
    pub event_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for DestroyEventArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DestroyEventArgs>() == 8);
    assert!(align_of::<DestroyEventArgs>() == 4);
    assert!(core::mem::offset_of!(DestroyEventArgs, event_id) == 0);
    assert!(core::mem::offset_of!(DestroyEventArgs, pad) == 4);
};

/// Sets an event from the host.
#[doc(alias = "kfd_ioctl_set_event_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SetEventArgs {
    /// Offset 0, to the callee.
    pub event_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for SetEventArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SetEventArgs>() == 8);
    assert!(align_of::<SetEventArgs>() == 4);
    assert!(core::mem::offset_of!(SetEventArgs, event_id) == 0);
    assert!(core::mem::offset_of!(SetEventArgs, pad) == 4);
};

/// Clears an event that is not auto-reset.
#[doc(alias = "kfd_ioctl_reset_event_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ResetEventArgs {
    /// Offset 0, to the callee.
    pub event_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for ResetEventArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<ResetEventArgs>() == 8);
    assert!(align_of::<ResetEventArgs>() == 4);
    assert!(core::mem::offset_of!(ResetEventArgs, event_id) == 0);
    assert!(core::mem::offset_of!(ResetEventArgs, pad) == 4);
};

/// Why a memory access of the GPU failed: each word is 0 or 1.
#[doc(alias = "kfd_memory_exception_failure")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[expect(non_snake_case, reason = "the header's names")]
pub struct MemoryExceptionFailure {
    /// No page there, or not for user mode. Offset 0.
    pub NotPresent: u32,
    /// A write to a page that may only be read. Offset 4.
    pub ReadOnly: u32,
    /// An instruction fetch from a page that may not be executed. Offset 8.
    pub NoExecute: u32,
    /// The address is not exact. Offset 12.
    pub imprecise: u32,
}

impl Default for MemoryExceptionFailure {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<MemoryExceptionFailure>() == 16);
    assert!(align_of::<MemoryExceptionFailure>() == 4);
    assert!(core::mem::offset_of!(MemoryExceptionFailure, NotPresent) == 0);
    assert!(core::mem::offset_of!(MemoryExceptionFailure, ReadOnly) == 4);
    assert!(core::mem::offset_of!(MemoryExceptionFailure, NoExecute) == 8);
    assert!(core::mem::offset_of!(MemoryExceptionFailure, imprecise) == 12);
};

/// What a memory exception event reports.
#[doc(alias = "kfd_hsa_memory_exception_data")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[expect(non_snake_case, reason = "the header's names")]
pub struct HsaMemoryExceptionData {
    /// Offset 0.
    pub failure: MemoryExceptionFailure,
    /// Page address of the access. Offset 16.
    pub va: u64,
    /// Offset 24.
    pub gpu_id: u32,
    /// `KFD_MEM_ERR_…`. Offset 28.
    pub ErrorType: u32,
}

impl Default for HsaMemoryExceptionData {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HsaMemoryExceptionData>() == 32);
    assert!(align_of::<HsaMemoryExceptionData>() == 8);
    assert!(core::mem::offset_of!(HsaMemoryExceptionData, failure) == 0);
    assert!(core::mem::offset_of!(HsaMemoryExceptionData, va) == 16);
    assert!(core::mem::offset_of!(HsaMemoryExceptionData, gpu_id) == 24);
    assert!(core::mem::offset_of!(HsaMemoryExceptionData, ErrorType) == 28);
};

/// What a hardware exception event reports.
#[doc(alias = "kfd_hsa_hw_exception_data")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct HsaHwExceptionData {
    /// `KFD_HW_EXCEPTION_…_RESET`. Offset 0.
    pub reset_type: u32,
    /// `KFD_HW_EXCEPTION_GPU_HANG` or `_ECC`. Offset 4.
    pub reset_cause: u32,
    /// Offset 8.
    pub memory_lost: u32,
    /// Offset 12.
    pub gpu_id: u32,
}

impl Default for HsaHwExceptionData {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HsaHwExceptionData>() == 16);
    assert!(align_of::<HsaHwExceptionData>() == 4);
    assert!(core::mem::offset_of!(HsaHwExceptionData, reset_type) == 0);
    assert!(core::mem::offset_of!(HsaHwExceptionData, reset_cause) == 4);
    assert!(core::mem::offset_of!(HsaHwExceptionData, memory_lost) == 8);
    assert!(core::mem::offset_of!(HsaHwExceptionData, gpu_id) == 12);
};

/// Age of a signal event: lets a waiter see a signal that came before it waited. Since 1.14.
#[doc(alias = "kfd_hsa_signal_event_data")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct HsaSignalEventData {
    /// Offset 0, both ways.
    pub last_event_age: u64,
}

impl Default for HsaSignalEventData {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HsaSignalEventData>() == 8);
    assert!(align_of::<HsaSignalEventData>() == 8);
    assert!(core::mem::offset_of!(HsaSignalEventData, last_event_age) == 0);
};

/// One event of a wait, and what the kernel reports for it.
#[doc(alias = "kfd_event_data")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct EventData {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 4],
    /// For later exceptions, 0 now. Offset 32.
    pub kfd_event_data_ext: u64,
    /// Offset 40, to the callee.
    pub event_id: u32,
    /// Zero. Offset 44.
    pub pad: u32,
}

impl Default for EventData {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl EventData {
    /// `data` read as `HsaMemoryExceptionData`.
    #[must_use]
    pub fn memory_exception_data(&self) -> HsaMemoryExceptionData {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 32 bytes of `data`.
    pub fn set_memory_exception_data(&mut self, value: HsaMemoryExceptionData) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `HsaHwExceptionData`.
    #[must_use]
    pub fn hw_exception_data(&self) -> HsaHwExceptionData {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_hw_exception_data(&mut self, value: HsaHwExceptionData) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `HsaSignalEventData`.
    #[must_use]
    pub fn signal_event_data(&self) -> HsaSignalEventData {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_signal_event_data(&mut self, value: HsaSignalEventData) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<EventData>() == 48);
    assert!(align_of::<EventData>() == 8);
    assert!(core::mem::offset_of!(EventData, data) == 0);
    assert!(core::mem::offset_of!(EventData, kfd_event_data_ext) == 32);
    assert!(core::mem::offset_of!(EventData, event_id) == 40);
    assert!(core::mem::offset_of!(EventData, pad) == 44);
};

/// Waits for one or all of some events.
#[doc(alias = "kfd_ioctl_wait_events_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct WaitEventsArgs {
    /// Address of `num_events` times [`EventData`]. Offset 0, to the callee.
    pub events_ptr: u64,
    /// Offset 8, to the callee.
    pub num_events: u32,
    /// Offset 12, to the callee.
    pub wait_for_all: u32,
    /// Milliseconds; 0 polls, 0xffff_ffff waits for ever. Offset 16, to the callee.
    pub timeout: u32,
    /// `KFD_IOC_WAIT_RESULT_…`. Offset 20, from the callee.
    pub wait_result: u32,
}

impl Default for WaitEventsArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<WaitEventsArgs>() == 24);
    assert!(align_of::<WaitEventsArgs>() == 8);
    assert!(core::mem::offset_of!(WaitEventsArgs, events_ptr) == 0);
    assert!(core::mem::offset_of!(WaitEventsArgs, num_events) == 8);
    assert!(core::mem::offset_of!(WaitEventsArgs, wait_for_all) == 12);
    assert!(core::mem::offset_of!(WaitEventsArgs, timeout) == 16);
    assert!(core::mem::offset_of!(WaitEventsArgs, wait_result) == 20);
};

/// Opens a file that system management events are read from. Since 1.3.
#[doc(alias = "kfd_ioctl_smi_events_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SmiEventsArgs {
    /// Offset 0, to the callee.
    pub gpuid: u32,
    /// Offset 4, from the callee.
    pub anon_fd: u32,
}

impl Default for SmiEventsArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SmiEventsArgs>() == 8);
    assert!(align_of::<SmiEventsArgs>() == 4);
    assert!(core::mem::offset_of!(SmiEventsArgs, gpuid) == 0);
    assert!(core::mem::offset_of!(SmiEventsArgs, anon_fd) == 4);
};
