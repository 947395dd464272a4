// Generated from abi/spec/kfd by `cargo xtask codegen`. Do not edit.
// Content hash: e49658896f0a8502

//! Descriptions of [`kfd`](crate::kfd).

use crate::generated::kfd::*;
use crate::layout::{Described, Field, Type, described, of};

described!(
    CriuArgs,
    Type::structure(
        "kfd::CriuArgs",
        56,
        &[
            Field::new("devices", of::<u64>(), 0),
            Field::new("bos", of::<u64>(), 8),
            Field::new("priv_data", of::<u64>(), 16),
            Field::new("priv_data_size", of::<u64>(), 24),
            Field::new("num_devices", of::<u32>(), 32),
            Field::new("num_bos", of::<u32>(), 36),
            Field::new("num_objects", of::<u32>(), 40),
            Field::new("pid", of::<u32>(), 44),
            Field::new("op", of::<u32>(), 48),
            Field::new("pad", of::<u32>(), 52),
        ]
    )
    .since("1.7")
);

described!(
    CriuDeviceBucket,
    Type::structure(
        "kfd::CriuDeviceBucket",
        16,
        &[
            Field::new("user_gpu_id", of::<u32>(), 0),
            Field::new("actual_gpu_id", of::<u32>(), 4),
            Field::new("drm_fd", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
    .since("1.7")
);

described!(
    CriuBoBucket,
    Type::structure(
        "kfd::CriuBoBucket",
        48,
        &[
            Field::new("addr", of::<u64>(), 0),
            Field::new("size", of::<u64>(), 8),
            Field::new("offset", of::<u64>(), 16),
            Field::new("restored_offset", of::<u64>(), 24),
            Field::new("gpu_id", of::<u32>(), 32),
            Field::new("alloc_flags", of::<u32>(), 36),
            Field::new("dmabuf_fd", of::<u32>(), 40),
            Field::new("pad", of::<u32>(), 44),
        ]
    )
    .since("1.7")
);

described!(
    DbgDeviceInfoEntry,
    Type::structure(
        "kfd::DbgDeviceInfoEntry",
        128,
        &[
            Field::new("exception_status", of::<u64>(), 0),
            Field::new("lds_base", of::<u64>(), 8),
            Field::new("lds_limit", of::<u64>(), 16),
            Field::new("scratch_base", of::<u64>(), 24),
            Field::new("scratch_limit", of::<u64>(), 32),
            Field::new("gpuvm_base", of::<u64>(), 40),
            Field::new("gpuvm_limit", of::<u64>(), 48),
            Field::new("gpu_id", of::<u32>(), 56),
            Field::new("location_id", of::<u32>(), 60),
            Field::new("vendor_id", of::<u32>(), 64),
            Field::new("device_id", of::<u32>(), 68),
            Field::new("revision_id", of::<u32>(), 72),
            Field::new("subsystem_vendor_id", of::<u32>(), 76),
            Field::new("subsystem_device_id", of::<u32>(), 80),
            Field::new("fw_version", of::<u32>(), 84),
            Field::new("gfx_target_version", of::<u32>(), 88),
            Field::new("simd_count", of::<u32>(), 92),
            Field::new("max_waves_per_simd", of::<u32>(), 96),
            Field::new("array_count", of::<u32>(), 100),
            Field::new("simd_arrays_per_engine", of::<u32>(), 104),
            Field::new("num_xcc", of::<u32>(), 108),
            Field::new("capability", of::<u32>(), 112),
            Field::new("debug_prop", of::<u32>(), 116),
            Field::new("capability2", of::<u32>(), 120).since("1.23"),
            Field::new("pad", of::<u32>(), 124).since("1.23"),
        ]
    )
    .since("1.13")
);

described!(
    DbgRegisterArgs,
    Type::structure(
        "kfd::DbgRegisterArgs",
        8,
        &[
            Field::new("gpu_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    DbgUnregisterArgs,
    Type::structure(
        "kfd::DbgUnregisterArgs",
        8,
        &[
            Field::new("gpu_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    DbgAddressWatchArgs,
    Type::structure(
        "kfd::DbgAddressWatchArgs",
        16,
        &[
            Field::new("content_ptr", of::<u64>(), 0),
            Field::new("gpu_id", of::<u32>(), 8),
            Field::new("buf_size_in_bytes", of::<u32>(), 12),
        ]
    )
);

described!(
    DbgWaveControlArgs,
    Type::structure(
        "kfd::DbgWaveControlArgs",
        16,
        &[
            Field::new("content_ptr", of::<u64>(), 0),
            Field::new("gpu_id", of::<u32>(), 8),
            Field::new("buf_size_in_bytes", of::<u32>(), 12),
        ]
    )
);

described!(
    RuntimeInfo,
    Type::structure(
        "kfd::RuntimeInfo",
        16,
        &[
            Field::new("r_debug", of::<u64>(), 0),
            Field::new("runtime_state", of::<u32>(), 8),
            Field::new("ttmp_setup", of::<u32>(), 12),
        ]
    )
    .since("1.13")
);

described!(
    RuntimeEnableArgs,
    Type::structure(
        "kfd::RuntimeEnableArgs",
        16,
        &[
            Field::new("r_debug", of::<u64>(), 0),
            Field::new("mode_mask", of::<u32>(), 8),
            Field::new("capabilities_mask", of::<u32>(), 12),
        ]
    )
    .since("1.13")
);

described!(
    QueueSnapshotEntry,
    Type::structure(
        "kfd::QueueSnapshotEntry",
        64,
        &[
            Field::new("exception_status", of::<u64>(), 0),
            Field::new("ring_base_address", of::<u64>(), 8),
            Field::new("write_pointer_address", of::<u64>(), 16),
            Field::new("read_pointer_address", of::<u64>(), 24),
            Field::new("ctx_save_restore_address", of::<u64>(), 32),
            Field::new("queue_id", of::<u32>(), 40),
            Field::new("gpu_id", of::<u32>(), 44),
            Field::new("ring_size", of::<u32>(), 48),
            Field::new("queue_type", of::<u32>(), 52),
            Field::new("ctx_save_restore_area_size", of::<u32>(), 56),
            Field::new("reserved", of::<u32>(), 60),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapEnableArgs,
    Type::structure(
        "kfd::DbgTrapEnableArgs",
        24,
        &[
            Field::new("exception_mask", of::<u64>(), 0),
            Field::new("rinfo_ptr", of::<u64>(), 8),
            Field::new("rinfo_size", of::<u32>(), 16),
            Field::new("dbg_fd", of::<u32>(), 20),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapSendRuntimeEventArgs,
    Type::structure(
        "kfd::DbgTrapSendRuntimeEventArgs",
        16,
        &[
            Field::new("exception_mask", of::<u64>(), 0),
            Field::new("gpu_id", of::<u32>(), 8),
            Field::new("queue_id", of::<u32>(), 12),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapSetExceptionsEnabledArgs,
    Type::structure(
        "kfd::DbgTrapSetExceptionsEnabledArgs",
        8,
        &[Field::new("exception_mask", of::<u64>(), 0),]
    )
    .since("1.13")
);

described!(
    DbgTrapSetWaveLaunchOverrideArgs,
    Type::structure(
        "kfd::DbgTrapSetWaveLaunchOverrideArgs",
        16,
        &[
            Field::new("override_mode", of::<u32>(), 0),
            Field::new("enable_mask", of::<u32>(), 4),
            Field::new("support_request_mask", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapSetWaveLaunchModeArgs,
    Type::structure(
        "kfd::DbgTrapSetWaveLaunchModeArgs",
        8,
        &[
            Field::new("launch_mode", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapSuspendQueuesArgs,
    Type::structure(
        "kfd::DbgTrapSuspendQueuesArgs",
        24,
        &[
            Field::new("exception_mask", of::<u64>(), 0),
            Field::new("queue_array_ptr", of::<u64>(), 8),
            Field::new("num_queues", of::<u32>(), 16),
            Field::new("grace_period", of::<u32>(), 20),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapResumeQueuesArgs,
    Type::structure(
        "kfd::DbgTrapResumeQueuesArgs",
        16,
        &[
            Field::new("queue_array_ptr", of::<u64>(), 0),
            Field::new("num_queues", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapSetNodeAddressWatchArgs,
    Type::structure(
        "kfd::DbgTrapSetNodeAddressWatchArgs",
        24,
        &[
            Field::new("address", of::<u64>(), 0),
            Field::new("mode", of::<u32>(), 8),
            Field::new("mask", of::<u32>(), 12),
            Field::new("gpu_id", of::<u32>(), 16),
            Field::new("id", of::<u32>(), 20),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapClearNodeAddressWatchArgs,
    Type::structure(
        "kfd::DbgTrapClearNodeAddressWatchArgs",
        8,
        &[
            Field::new("gpu_id", of::<u32>(), 0),
            Field::new("id", of::<u32>(), 4),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapSetFlagsArgs,
    Type::structure(
        "kfd::DbgTrapSetFlagsArgs",
        8,
        &[
            Field::new("flags", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapQueryDebugEventArgs,
    Type::structure(
        "kfd::DbgTrapQueryDebugEventArgs",
        16,
        &[
            Field::new("exception_mask", of::<u64>(), 0),
            Field::new("gpu_id", of::<u32>(), 8),
            Field::new("queue_id", of::<u32>(), 12),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapQueryExceptionInfoArgs,
    Type::structure(
        "kfd::DbgTrapQueryExceptionInfoArgs",
        24,
        &[
            Field::new("info_ptr", of::<u64>(), 0),
            Field::new("info_size", of::<u32>(), 8),
            Field::new("source_id", of::<u32>(), 12),
            Field::new("exception_code", of::<u32>(), 16),
            Field::new("clear_exception", of::<u32>(), 20),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapQueueSnapshotArgs,
    Type::structure(
        "kfd::DbgTrapQueueSnapshotArgs",
        24,
        &[
            Field::new("exception_mask", of::<u64>(), 0),
            Field::new("snapshot_buf_ptr", of::<u64>(), 8),
            Field::new("num_queues", of::<u32>(), 16),
            Field::new("entry_size", of::<u32>(), 20),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapDeviceSnapshotArgs,
    Type::structure(
        "kfd::DbgTrapDeviceSnapshotArgs",
        24,
        &[
            Field::new("exception_mask", of::<u64>(), 0),
            Field::new("snapshot_buf_ptr", of::<u64>(), 8),
            Field::new("num_devices", of::<u32>(), 16),
            Field::new("entry_size", of::<u32>(), 20),
        ]
    )
    .since("1.13")
);

described!(
    DbgTrapArgs,
    Type::structure(
        "kfd::DbgTrapArgs",
        32,
        &[
            Field::new("pid", of::<u32>(), 0),
            Field::new("op", of::<u32>(), 4),
            Field::new("data", of::<u64>(), 8).array(3).union(&[
                ("enable", of::<DbgTrapEnableArgs>()),
                ("send_runtime_event", of::<DbgTrapSendRuntimeEventArgs>()),
                ("set_exceptions_enabled", of::<DbgTrapSetExceptionsEnabledArgs>()),
                ("launch_override", of::<DbgTrapSetWaveLaunchOverrideArgs>()),
                ("launch_mode", of::<DbgTrapSetWaveLaunchModeArgs>()),
                ("suspend_queues", of::<DbgTrapSuspendQueuesArgs>()),
                ("resume_queues", of::<DbgTrapResumeQueuesArgs>()),
                ("set_node_address_watch", of::<DbgTrapSetNodeAddressWatchArgs>()),
                (
                    "clear_node_address_watch",
                    of::<DbgTrapClearNodeAddressWatchArgs>()
                ),
                ("set_flags", of::<DbgTrapSetFlagsArgs>()),
                ("query_debug_event", of::<DbgTrapQueryDebugEventArgs>()),
                ("query_exception_info", of::<DbgTrapQueryExceptionInfoArgs>()),
                ("queue_snapshot", of::<DbgTrapQueueSnapshotArgs>()),
                ("device_snapshot", of::<DbgTrapDeviceSnapshotArgs>()),
            ]),
        ]
    )
    .since("1.13")
);

described!(
    GetVersionArgs,
    Type::structure(
        "kfd::GetVersionArgs",
        8,
        &[
            Field::new("major_version", of::<u32>(), 0),
            Field::new("minor_version", of::<u32>(), 4),
        ]
    )
);

described!(
    GetAvailableMemoryArgs,
    Type::structure(
        "kfd::GetAvailableMemoryArgs",
        16,
        &[
            Field::new("available", of::<u64>(), 0),
            Field::new("gpu_id", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
    .since("1.9")
);

described!(
    GetClockCountersArgs,
    Type::structure(
        "kfd::GetClockCountersArgs",
        40,
        &[
            Field::new("gpu_clock_counter", of::<u64>(), 0),
            Field::new("cpu_clock_counter", of::<u64>(), 8),
            Field::new("system_clock_counter", of::<u64>(), 16),
            Field::new("system_clock_freq", of::<u64>(), 24),
            Field::new("gpu_id", of::<u32>(), 32),
            Field::new("pad", of::<u32>(), 36),
        ]
    )
);

described!(
    ProcessDeviceApertures,
    Type::structure(
        "kfd::ProcessDeviceApertures",
        56,
        &[
            Field::new("lds_base", of::<u64>(), 0),
            Field::new("lds_limit", of::<u64>(), 8),
            Field::new("scratch_base", of::<u64>(), 16),
            Field::new("scratch_limit", of::<u64>(), 24),
            Field::new("gpuvm_base", of::<u64>(), 32),
            Field::new("gpuvm_limit", of::<u64>(), 40),
            Field::new("gpu_id", of::<u32>(), 48),
            Field::new("pad", of::<u32>(), 52),
        ]
    )
);

described!(
    GetProcessAperturesArgs,
    Type::structure(
        "kfd::GetProcessAperturesArgs",
        400,
        &[
            Field::new("process_apertures", of::<ProcessDeviceApertures>(), 0).array(7),
            Field::new("num_of_nodes", of::<u32>(), 392),
            Field::new("pad", of::<u32>(), 396),
        ]
    )
);

described!(
    GetProcessAperturesNewArgs,
    Type::structure(
        "kfd::GetProcessAperturesNewArgs",
        16,
        &[
            Field::new("kfd_process_device_apertures_ptr", of::<u64>(), 0),
            Field::new("num_of_nodes", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
);

described!(
    GetTileConfigArgs,
    Type::structure(
        "kfd::GetTileConfigArgs",
        40,
        &[
            Field::new("tile_config_ptr", of::<u64>(), 0),
            Field::new("macro_tile_config_ptr", of::<u64>(), 8),
            Field::new("num_tile_configs", of::<u32>(), 16),
            Field::new("num_macro_tile_configs", of::<u32>(), 20),
            Field::new("gpu_id", of::<u32>(), 24),
            Field::new("gb_addr_config", of::<u32>(), 28),
            Field::new("num_banks", of::<u32>(), 32),
            Field::new("num_ranks", of::<u32>(), 36),
        ]
    )
);

described!(
    SetTrapHandlerArgs,
    Type::structure(
        "kfd::SetTrapHandlerArgs",
        24,
        &[
            Field::new("tba_addr", of::<u64>(), 0),
            Field::new("tma_addr", of::<u64>(), 8),
            Field::new("gpu_id", of::<u32>(), 16),
            Field::new("pad", of::<u32>(), 20),
        ]
    )
);

described!(
    SetXnackModeArgs,
    Type::structure(
        "kfd::SetXnackModeArgs",
        4,
        &[Field::new("xnack_enabled", of::<i32>(), 0),]
    )
    .since("1.5")
);

described!(
    CreateEventArgs,
    Type::structure(
        "kfd::CreateEventArgs",
        32,
        &[
            Field::new("event_page_offset", of::<u64>(), 0),
            Field::new("event_trigger_data", of::<u32>(), 8),
            Field::new("event_type", of::<u32>(), 12),
            Field::new("auto_reset", of::<u32>(), 16),
            Field::new("node_id", of::<u32>(), 20),
            Field::new("event_id", of::<u32>(), 24),
            Field::new("event_slot_index", of::<u32>(), 28),
        ]
    )
);

described!(
    DestroyEventArgs,
    Type::structure(
        "kfd::DestroyEventArgs",
        8,
        &[
            Field::new("event_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    SetEventArgs,
    Type::structure(
        "kfd::SetEventArgs",
        8,
        &[
            Field::new("event_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    ResetEventArgs,
    Type::structure(
        "kfd::ResetEventArgs",
        8,
        &[
            Field::new("event_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    MemoryExceptionFailure,
    Type::structure(
        "kfd::MemoryExceptionFailure",
        16,
        &[
            Field::new("NotPresent", of::<u32>(), 0),
            Field::new("ReadOnly", of::<u32>(), 4),
            Field::new("NoExecute", of::<u32>(), 8),
            Field::new("imprecise", of::<u32>(), 12),
        ]
    )
);

described!(
    HsaMemoryExceptionData,
    Type::structure(
        "kfd::HsaMemoryExceptionData",
        32,
        &[
            Field::new("failure", of::<MemoryExceptionFailure>(), 0),
            Field::new("va", of::<u64>(), 16),
            Field::new("gpu_id", of::<u32>(), 24),
            Field::new("ErrorType", of::<u32>(), 28),
        ]
    )
);

described!(
    HsaHwExceptionData,
    Type::structure(
        "kfd::HsaHwExceptionData",
        16,
        &[
            Field::new("reset_type", of::<u32>(), 0),
            Field::new("reset_cause", of::<u32>(), 4),
            Field::new("memory_lost", of::<u32>(), 8),
            Field::new("gpu_id", of::<u32>(), 12),
        ]
    )
);

described!(
    HsaSignalEventData,
    Type::structure(
        "kfd::HsaSignalEventData",
        8,
        &[Field::new("last_event_age", of::<u64>(), 0),]
    )
    .since("1.14")
);

described!(
    EventData,
    Type::structure(
        "kfd::EventData",
        48,
        &[
            Field::new("data", of::<u64>(), 0).array(4).union(&[
                ("memory_exception_data", of::<HsaMemoryExceptionData>()),
                ("hw_exception_data", of::<HsaHwExceptionData>()),
                ("signal_event_data", of::<HsaSignalEventData>()),
            ]),
            Field::new("kfd_event_data_ext", of::<u64>(), 32),
            Field::new("event_id", of::<u32>(), 40),
            Field::new("pad", of::<u32>(), 44),
        ]
    )
);

described!(
    WaitEventsArgs,
    Type::structure(
        "kfd::WaitEventsArgs",
        24,
        &[
            Field::new("events_ptr", of::<u64>(), 0),
            Field::new("num_events", of::<u32>(), 8),
            Field::new("wait_for_all", of::<u32>(), 12),
            Field::new("timeout", of::<u32>(), 16),
            Field::new("wait_result", of::<u32>(), 20),
        ]
    )
);

described!(
    SmiEventsArgs,
    Type::structure(
        "kfd::SmiEventsArgs",
        8,
        &[
            Field::new("gpuid", of::<u32>(), 0),
            Field::new("anon_fd", of::<u32>(), 4),
        ]
    )
    .since("1.3")
);

described!(
    SetMemoryPolicyArgs,
    Type::structure(
        "kfd::SetMemoryPolicyArgs",
        32,
        &[
            Field::new("alternate_aperture_base", of::<u64>(), 0),
            Field::new("alternate_aperture_size", of::<u64>(), 8),
            Field::new("gpu_id", of::<u32>(), 16),
            Field::new("default_policy", of::<u32>(), 20),
            Field::new("alternate_policy", of::<u32>(), 24),
            Field::new("misc_process_flag", of::<u32>(), 28),
        ]
    )
);

described!(
    SetScratchBackingVaArgs,
    Type::structure(
        "kfd::SetScratchBackingVaArgs",
        16,
        &[
            Field::new("va_addr", of::<u64>(), 0),
            Field::new("gpu_id", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
);

described!(
    AcquireVmArgs,
    Type::structure(
        "kfd::AcquireVmArgs",
        8,
        &[
            Field::new("drm_fd", of::<u32>(), 0),
            Field::new("gpu_id", of::<u32>(), 4),
        ]
    )
);

described!(
    AllocMemoryOfGpuArgs,
    Type::structure(
        "kfd::AllocMemoryOfGpuArgs",
        40,
        &[
            Field::new("va_addr", of::<u64>(), 0),
            Field::new("size", of::<u64>(), 8),
            Field::new("handle", of::<u64>(), 16),
            Field::new("mmap_offset", of::<u64>(), 24),
            Field::new("gpu_id", of::<u32>(), 32),
            Field::new("flags", of::<u32>(), 36),
        ]
    )
);

described!(
    FreeMemoryOfGpuArgs,
    Type::structure(
        "kfd::FreeMemoryOfGpuArgs",
        8,
        &[Field::new("handle", of::<u64>(), 0),]
    )
);

described!(
    MapMemoryToGpuArgs,
    Type::structure(
        "kfd::MapMemoryToGpuArgs",
        24,
        &[
            Field::new("handle", of::<u64>(), 0),
            Field::new("device_ids_array_ptr", of::<u64>(), 8),
            Field::new("n_devices", of::<u32>(), 16),
            Field::new("n_success", of::<u32>(), 20),
        ]
    )
);

described!(
    UnmapMemoryFromGpuArgs,
    Type::structure(
        "kfd::UnmapMemoryFromGpuArgs",
        24,
        &[
            Field::new("handle", of::<u64>(), 0),
            Field::new("device_ids_array_ptr", of::<u64>(), 8),
            Field::new("n_devices", of::<u32>(), 16),
            Field::new("n_success", of::<u32>(), 20),
        ]
    )
);

described!(
    GetDmabufInfoArgs,
    Type::structure(
        "kfd::GetDmabufInfoArgs",
        32,
        &[
            Field::new("size", of::<u64>(), 0),
            Field::new("metadata_ptr", of::<u64>(), 8),
            Field::new("metadata_size", of::<u32>(), 16),
            Field::new("gpu_id", of::<u32>(), 20),
            Field::new("flags", of::<u32>(), 24),
            Field::new("dmabuf_fd", of::<u32>(), 28),
        ]
    )
);

described!(
    ImportDmabufArgs,
    Type::structure(
        "kfd::ImportDmabufArgs",
        24,
        &[
            Field::new("va_addr", of::<u64>(), 0),
            Field::new("handle", of::<u64>(), 8),
            Field::new("gpu_id", of::<u32>(), 16),
            Field::new("dmabuf_fd", of::<u32>(), 20),
        ]
    )
);

described!(
    ExportDmabufArgs,
    Type::structure(
        "kfd::ExportDmabufArgs",
        16,
        &[
            Field::new("handle", of::<u64>(), 0),
            Field::new("flags", of::<u32>(), 8),
            Field::new("dmabuf_fd", of::<u32>(), 12),
        ]
    )
    .since("1.12")
);

described!(
    PmcSettings,
    Type::structure(
        "kfd::PmcSettings",
        12,
        &[
            Field::new("gpu_id", of::<u32>(), 0),
            Field::new("lock", of::<u32>(), 4),
            Field::new("perfcount_enable", of::<u32>(), 8),
        ]
    )
    .since("1.23")
);

described!(
    PtlControl,
    Type::structure(
        "kfd::PtlControl",
        8,
        &[
            Field::new("gpu_id", of::<u32>(), 0),
            Field::new("enable", of::<u32>(), 4),
        ]
    )
    .since("1.23")
);

described!(
    ProfilerVersion,
    Type::structure(
        "kfd::ProfilerVersion",
        4,
        &[Field::new("version", of::<u32>(), 0),]
    )
    .since("1.23")
);

described!(
    ProfilerArgs,
    Type::structure(
        "kfd::ProfilerArgs",
        16,
        &[
            Field::new("op", of::<u32>(), 0),
            Field::new("data", of::<u32>(), 4).array(3).union(&[
                ("pmc", of::<PmcSettings>()),
                ("ptl", of::<PtlControl>()),
                ("version", of::<ProfilerVersion>()),
            ]),
        ]
    )
    .since("1.23")
);

described!(
    CreateQueueArgs,
    Type::structure(
        "kfd::CreateQueueArgs",
        96,
        &[
            Field::new("ring_base_address", of::<u64>(), 0),
            Field::new("write_pointer_address", of::<u64>(), 8),
            Field::new("read_pointer_address", of::<u64>(), 16),
            Field::new("doorbell_offset", of::<u64>(), 24),
            Field::new("ring_size", of::<u32>(), 32),
            Field::new("gpu_id", of::<u32>(), 36),
            Field::new("queue_type", of::<u32>(), 40),
            Field::new("queue_percentage", of::<u32>(), 44),
            Field::new("queue_priority", of::<u32>(), 48),
            Field::new("queue_id", of::<u32>(), 52),
            Field::new("eop_buffer_address", of::<u64>(), 56),
            Field::new("eop_buffer_size", of::<u64>(), 64),
            Field::new("ctx_save_restore_address", of::<u64>(), 72),
            Field::new("ctx_save_restore_size", of::<u32>(), 80),
            Field::new("ctl_stack_size", of::<u32>(), 84),
            Field::new("sdma_engine_id", of::<u32>(), 88).since("1.17"),
            Field::new("metadata_ring_size", of::<u32>(), 92).since("1.17"),
        ]
    )
);

described!(
    DestroyQueueArgs,
    Type::structure(
        "kfd::DestroyQueueArgs",
        8,
        &[
            Field::new("queue_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    UpdateQueueArgs,
    Type::structure(
        "kfd::UpdateQueueArgs",
        24,
        &[
            Field::new("ring_base_address", of::<u64>(), 0),
            Field::new("queue_id", of::<u32>(), 8),
            Field::new("ring_size", of::<u32>(), 12),
            Field::new("queue_percentage", of::<u32>(), 16),
            Field::new("queue_priority", of::<u32>(), 20),
        ]
    )
);

described!(
    SetCuMaskArgs,
    Type::structure(
        "kfd::SetCuMaskArgs",
        16,
        &[
            Field::new("queue_id", of::<u32>(), 0),
            Field::new("num_cu_mask", of::<u32>(), 4),
            Field::new("cu_mask_ptr", of::<u64>(), 8),
        ]
    )
);

described!(
    GetQueueWaveStateArgs,
    Type::structure(
        "kfd::GetQueueWaveStateArgs",
        24,
        &[
            Field::new("ctl_stack_address", of::<u64>(), 0),
            Field::new("ctl_stack_used_size", of::<u32>(), 8),
            Field::new("save_area_used_size", of::<u32>(), 12),
            Field::new("queue_id", of::<u32>(), 16),
            Field::new("pad", of::<u32>(), 20),
        ]
    )
);

described!(
    AllocQueueGwsArgs,
    Type::structure(
        "kfd::AllocQueueGwsArgs",
        16,
        &[
            Field::new("queue_id", of::<u32>(), 0),
            Field::new("num_gws", of::<u32>(), 4),
            Field::new("first_gws", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
);

described!(
    ContextSaveAreaHeader,
    Type::structure(
        "kfd::ContextSaveAreaHeader",
        40,
        &[
            Field::new("control_stack_offset", of::<u32>(), 0),
            Field::new("control_stack_size", of::<u32>(), 4),
            Field::new("wave_state_offset", of::<u32>(), 8),
            Field::new("wave_state_size", of::<u32>(), 12),
            Field::new("debug_offset", of::<u32>(), 16),
            Field::new("debug_size", of::<u32>(), 20),
            Field::new("err_payload_addr", of::<u64>(), 24),
            Field::new("err_event_id", of::<u32>(), 32),
            Field::new("reserved1", of::<u32>(), 36),
        ]
    )
    .since("1.13")
);

described!(
    IpcExportHandleArgs,
    Type::structure(
        "kfd::IpcExportHandleArgs",
        32,
        &[
            Field::new("handle", of::<u64>(), 0),
            Field::new("share_handle", of::<u32>(), 8).array(4),
            Field::new("gpu_id", of::<u32>(), 24),
            Field::new("flags", of::<u32>(), 28),
        ]
    )
);

described!(
    IpcImportHandleArgs,
    Type::structure(
        "kfd::IpcImportHandleArgs",
        48,
        &[
            Field::new("handle", of::<u64>(), 0),
            Field::new("va_addr", of::<u64>(), 8),
            Field::new("mmap_offset", of::<u64>(), 16),
            Field::new("share_handle", of::<u32>(), 24).array(4),
            Field::new("gpu_id", of::<u32>(), 40),
            Field::new("flags", of::<u32>(), 44),
        ]
    )
);

described!(
    MemoryRange,
    Type::structure(
        "kfd::MemoryRange",
        16,
        &[
            Field::new("va_addr", of::<u64>(), 0),
            Field::new("size", of::<u64>(), 8),
        ]
    )
);

described!(
    CrossMemoryCopyArgs,
    Type::structure(
        "kfd::CrossMemoryCopyArgs",
        48,
        &[
            Field::new("pid", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("src_mem_range_array", of::<u64>(), 8),
            Field::new("src_mem_array_size", of::<u64>(), 16),
            Field::new("dst_mem_range_array", of::<u64>(), 24),
            Field::new("dst_mem_array_size", of::<u64>(), 32),
            Field::new("bytes_copied", of::<u64>(), 40),
        ]
    )
);

described!(
    SpmArgs,
    Type::structure(
        "kfd::SpmArgs",
        32,
        &[
            Field::new("dest_buf", of::<u64>(), 0),
            Field::new("buf_size", of::<u32>(), 8),
            Field::new("op", of::<u32>(), 12),
            Field::new("timeout", of::<u32>(), 16),
            Field::new("gpu_id", of::<u32>(), 20),
            Field::new("bytes_copied", of::<u32>(), 24),
            Field::new("has_data_loss", of::<u32>(), 28),
        ]
    )
);

described!(
    SpmBufferHeader,
    Type::structure(
        "kfd::SpmBufferHeader",
        32,
        &[
            Field::new("version", of::<u32>(), 0),
            Field::new("bytes_copied", of::<u32>(), 4),
            Field::new("has_data_loss", of::<u32>(), 8),
            Field::new("reserved", of::<u32>(), 12).array(5),
        ]
    )
);

described!(
    PcSampleInfo,
    Type::structure(
        "kfd::PcSampleInfo",
        40,
        &[
            Field::new("interval", of::<u64>(), 0),
            Field::new("interval_min", of::<u64>(), 8),
            Field::new("interval_max", of::<u64>(), 16),
            Field::new("flags", of::<u64>(), 24),
            Field::new("method", of::<u32>(), 32),
            Field::new("type", of::<u32>(), 36),
        ]
    )
);

described!(
    PcSampleArgs,
    Type::structure(
        "kfd::PcSampleArgs",
        32,
        &[
            Field::new("sample_info_ptr", of::<u64>(), 0),
            Field::new("num_sample_info", of::<u32>(), 8),
            Field::new("op", of::<u32>(), 12),
            Field::new("gpu_id", of::<u32>(), 16),
            Field::new("trace_id", of::<u32>(), 20),
            Field::new("flags", of::<u32>(), 24),
            Field::new("reserved", of::<u32>(), 28),
        ]
    )
);

described!(
    RocmProfilerVersion,
    Type::structure(
        "kfd::RocmProfilerVersion",
        4,
        &[Field::new("version", of::<u32>(), 0),]
    )
);

described!(
    RocmPmcSettings,
    Type::structure(
        "kfd::RocmPmcSettings",
        12,
        &[
            Field::new("gpu_id", of::<u32>(), 0),
            Field::new("lock", of::<u32>(), 4),
            Field::new("perfcount_enable", of::<u32>(), 8),
        ]
    )
);

described!(
    RocmProfilerArgs,
    Type::structure(
        "kfd::RocmProfilerArgs",
        40,
        &[
            Field::new("op", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
            Field::new("data", of::<u64>(), 8).array(4).union(&[
                ("pc_sample", of::<PcSampleArgs>()),
                ("pmc", of::<RocmPmcSettings>()),
                ("version", of::<RocmProfilerVersion>()),
            ]),
        ]
    )
);

described!(
    AisIn,
    Type::structure(
        "kfd::AisIn",
        40,
        &[
            Field::new("handle", of::<u64>(), 0),
            Field::new("handle_offset", of::<u64>(), 8),
            Field::new("file_offset", of::<i64>(), 16),
            Field::new("size", of::<u64>(), 24),
            Field::new("op", of::<u32>(), 32),
            Field::new("fd", of::<i32>(), 36),
        ]
    )
);

described!(
    AisOut,
    Type::structure(
        "kfd::AisOut",
        16,
        &[
            Field::new("size_copied", of::<u64>(), 0),
            Field::new("status", of::<i32>(), 8),
            Field::new("pad", of::<i32>(), 12),
        ]
    )
);

described!(
    AisArgs,
    Type::structure(
        "kfd::AisArgs",
        40,
        &[Field::new("data", of::<u64>(), 0)
            .array(5)
            .union(&[("input", of::<AisIn>()), ("output", of::<AisOut>()),]),]
    )
);

described!(
    RocmCreateProcessArgs,
    Type::structure(
        "kfd::RocmCreateProcessArgs",
        8,
        &[
            Field::new("flags", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    DbgTrapArgsDeprecated,
    Type::structure(
        "kfd::DbgTrapArgsDeprecated",
        40,
        &[
            Field::new("exception_mask", of::<u64>(), 0),
            Field::new("ptr", of::<u64>(), 8),
            Field::new("pid", of::<u32>(), 16),
            Field::new("op", of::<u32>(), 20),
            Field::new("data1", of::<u32>(), 24),
            Field::new("data2", of::<u32>(), 28),
            Field::new("data3", of::<u32>(), 32),
            Field::new("data4", of::<u32>(), 36),
        ]
    )
);

described!(
    SvmAttribute,
    Type::structure(
        "kfd::SvmAttribute",
        8,
        &[
            Field::new("type", of::<u32>(), 0),
            Field::new("value", of::<u32>(), 4),
        ]
    )
    .since("1.5")
);

described!(
    SvmArgs,
    Type::structure(
        "kfd::SvmArgs",
        24,
        &[
            Field::new("start_addr", of::<u64>(), 0),
            Field::new("size", of::<u64>(), 8),
            Field::new("op", of::<u32>(), 16),
            Field::new("nattr", of::<u32>(), 20),
        ]
    )
    .flexible("attrs", of::<SvmAttribute>())
    .since("1.5")
);
