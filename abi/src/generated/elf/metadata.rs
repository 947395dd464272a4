// Generated from abi/spec/elf/metadata.toml by `cargo xtask codegen`. Do not edit.
// Content hash: e65f44eaca17330e

//! Code objects: names in the metadata of versions 3 to 6.

/// Name of the metadata note.
pub const NOTE_NAME: &str = "AMDGPU";
/// Pair [1, 0] (v3), [1, 1] (v4) or [1, 2] (v5, v6).
pub const KEY_VERSION: &str = "amdhsa.version";
/// Target id with triple, v4 and later.
pub const KEY_TARGET: &str = "amdhsa.target";
/// Sequence of kernel maps.
pub const KEY_KERNELS: &str = "amdhsa.kernels";
/// Sequence of printf formats.
pub const KEY_PRINTF: &str = "amdhsa.printf";
/// Key of a kernel in the metadata.
pub const KERNEL_NAME: &str = ".name";
/// Key of a kernel in the metadata.
pub const KERNEL_SYMBOL: &str = ".symbol";
/// Key of a kernel in the metadata.
pub const KERNEL_ARGS: &str = ".args";
/// Key of a kernel in the metadata.
pub const KERNEL_KERNARG_SEGMENT_SIZE: &str = ".kernarg_segment_size";
/// Key of a kernel in the metadata.
pub const KERNEL_KERNARG_SEGMENT_ALIGN: &str = ".kernarg_segment_align";
/// Key of a kernel in the metadata.
pub const KERNEL_GROUP_SEGMENT_FIXED_SIZE: &str = ".group_segment_fixed_size";
/// Key of a kernel in the metadata.
pub const KERNEL_PRIVATE_SEGMENT_FIXED_SIZE: &str = ".private_segment_fixed_size";
/// Key of a kernel in the metadata.
pub const KERNEL_WAVEFRONT_SIZE: &str = ".wavefront_size";
/// Key of a kernel in the metadata.
pub const KERNEL_SGPR_COUNT: &str = ".sgpr_count";
/// Key of a kernel in the metadata.
pub const KERNEL_VGPR_COUNT: &str = ".vgpr_count";
/// Key of a kernel in the metadata.
pub const KERNEL_AGPR_COUNT: &str = ".agpr_count";
/// Key of a kernel in the metadata.
pub const KERNEL_MAX_FLAT_WORKGROUP_SIZE: &str = ".max_flat_workgroup_size";
/// Key of a kernel in the metadata.
pub const KERNEL_SGPR_SPILL_COUNT: &str = ".sgpr_spill_count";
/// Key of a kernel in the metadata.
pub const KERNEL_VGPR_SPILL_COUNT: &str = ".vgpr_spill_count";
/// Key of a kernel in the metadata.
pub const KERNEL_REQD_WORKGROUP_SIZE: &str = ".reqd_workgroup_size";
/// Key of a kernel in the metadata.
pub const KERNEL_WORKGROUP_SIZE_HINT: &str = ".workgroup_size_hint";
/// Key of a kernel in the metadata.
pub const KERNEL_VEC_TYPE_HINT: &str = ".vec_type_hint";
/// Key of a kernel in the metadata.
pub const KERNEL_USES_DYNAMIC_STACK: &str = ".uses_dynamic_stack";
/// Key of a kernel in the metadata.
pub const KERNEL_UNIFORM_WORK_GROUP_SIZE: &str = ".uniform_work_group_size";
/// Key of a kernel in the metadata.
pub const KERNEL_KIND: &str = ".kind";
/// Key of a kernel in the metadata.
pub const KERNEL_DEVICE_ENQUEUE_SYMBOL: &str = ".device_enqueue_symbol";
/// Key of a kernel in the metadata.
pub const KERNEL_WORKGROUP_PROCESSOR_MODE: &str = ".workgroup_processor_mode";
/// Key of a kernel in the metadata.
pub const KERNEL_LANGUAGE: &str = ".language";
/// Key of a kernel in the metadata.
pub const KERNEL_LANGUAGE_VERSION: &str = ".language_version";
/// Key of an argument in the metadata.
pub const ARG_OFFSET: &str = ".offset";
/// Key of an argument in the metadata.
pub const ARG_SIZE: &str = ".size";
/// Key of an argument in the metadata.
pub const ARG_VALUE_KIND: &str = ".value_kind";
/// Key of an argument in the metadata.
pub const ARG_ADDRESS_SPACE: &str = ".address_space";
/// Key of an argument in the metadata.
pub const ARG_ACTUAL_ACCESS: &str = ".actual_access";
/// Key of an argument in the metadata.
pub const ARG_ACCESS: &str = ".access";
/// Key of an argument in the metadata.
pub const ARG_NAME: &str = ".name";
/// Key of an argument in the metadata.
pub const ARG_TYPE_NAME: &str = ".type_name";
/// Key of an argument in the metadata.
pub const ARG_IS_CONST: &str = ".is_const";
/// Key of an argument in the metadata.
pub const ARG_IS_RESTRICT: &str = ".is_restrict";
/// Key of an argument in the metadata.
pub const ARG_IS_VOLATILE: &str = ".is_volatile";
/// Key of an argument in the metadata.
pub const ARG_IS_PIPE: &str = ".is_pipe";
/// Key of an argument in the metadata.
pub const ARG_POINTEE_ALIGN: &str = ".pointee_align";
/// The argument itself.
pub const VALUE_KIND_BY_VALUE: &str = "by_value";
/// A pointer to global memory.
pub const VALUE_KIND_GLOBAL_BUFFER: &str = "global_buffer";
/// A pointer to dynamic LDS: 32 bits, set by the runtime.
pub const VALUE_KIND_DYNAMIC_SHARED_POINTER: &str = "dynamic_shared_pointer";
/// A sampler.
pub const VALUE_KIND_SAMPLER: &str = "sampler";
/// An image.
pub const VALUE_KIND_IMAGE: &str = "image";
/// A pipe.
pub const VALUE_KIND_PIPE: &str = "pipe";
/// A queue.
pub const VALUE_KIND_QUEUE: &str = "queue";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_GLOBAL_OFFSET_X: &str = "hidden_global_offset_x";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_GLOBAL_OFFSET_Y: &str = "hidden_global_offset_y";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_GLOBAL_OFFSET_Z: &str = "hidden_global_offset_z";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_NONE: &str = "hidden_none";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_PRINTF_BUFFER: &str = "hidden_printf_buffer";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_HOSTCALL_BUFFER: &str = "hidden_hostcall_buffer";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_DEFAULT_QUEUE: &str = "hidden_default_queue";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_COMPLETION_ACTION: &str = "hidden_completion_action";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_MULTIGRID_SYNC_ARG: &str = "hidden_multigrid_sync_arg";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_BLOCK_COUNT_X: &str = "hidden_block_count_x";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_BLOCK_COUNT_Y: &str = "hidden_block_count_y";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_BLOCK_COUNT_Z: &str = "hidden_block_count_z";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_GROUP_SIZE_X: &str = "hidden_group_size_x";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_GROUP_SIZE_Y: &str = "hidden_group_size_y";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_GROUP_SIZE_Z: &str = "hidden_group_size_z";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_REMAINDER_X: &str = "hidden_remainder_x";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_REMAINDER_Y: &str = "hidden_remainder_y";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_REMAINDER_Z: &str = "hidden_remainder_z";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_GRID_DIMS: &str = "hidden_grid_dims";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_HEAP_V1: &str = "hidden_heap_v1";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_DYNAMIC_LDS_SIZE: &str = "hidden_dynamic_lds_size";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_PRIVATE_BASE: &str = "hidden_private_base";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_SHARED_BASE: &str = "hidden_shared_base";
/// Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_QUEUE_PTR: &str = "hidden_queue_ptr";
/// Value of `.address_space`.
pub const ADDRESS_SPACE_PRIVATE: &str = "private";
/// Value of `.address_space`.
pub const ADDRESS_SPACE_GLOBAL: &str = "global";
/// Value of `.address_space`.
pub const ADDRESS_SPACE_CONSTANT: &str = "constant";
/// Value of `.address_space`.
pub const ADDRESS_SPACE_LOCAL: &str = "local";
/// Value of `.address_space`.
pub const ADDRESS_SPACE_GENERIC: &str = "generic";
/// Value of `.address_space`.
pub const ADDRESS_SPACE_REGION: &str = "region";
/// Value of `.access` and `.actual_access`.
pub const ACCESS_READ_ONLY: &str = "read_only";
/// Value of `.access` and `.actual_access`.
pub const ACCESS_WRITE_ONLY: &str = "write_only";
/// Value of `.access` and `.actual_access`.
pub const ACCESS_READ_WRITE: &str = "read_write";
/// Value of `.kind`: launched by the program.
pub const KERNEL_KIND_NORMAL: &str = "normal";
/// Value of `.kind`: to be launched when the code object is loaded.
pub const KERNEL_KIND_INIT: &str = "init";
/// Value of `.kind`: to be launched before it is unloaded.
pub const KERNEL_KIND_FINI: &str = "fini";
/// All of them, in the order of the spec: Value of `.value_kind` for an argument of the program.
pub const VALUE_KINDS: &[&str] = &[
    VALUE_KIND_BY_VALUE,
    VALUE_KIND_GLOBAL_BUFFER,
    VALUE_KIND_DYNAMIC_SHARED_POINTER,
    VALUE_KIND_SAMPLER,
    VALUE_KIND_IMAGE,
    VALUE_KIND_PIPE,
    VALUE_KIND_QUEUE,
];

/// All of them, in the order of the spec: Value of `.value_kind` for an argument that the runtime fills in.
pub const HIDDEN_VALUE_KINDS: &[&str] = &[
    HIDDEN_GLOBAL_OFFSET_X,
    HIDDEN_GLOBAL_OFFSET_Y,
    HIDDEN_GLOBAL_OFFSET_Z,
    HIDDEN_NONE,
    HIDDEN_PRINTF_BUFFER,
    HIDDEN_HOSTCALL_BUFFER,
    HIDDEN_DEFAULT_QUEUE,
    HIDDEN_COMPLETION_ACTION,
    HIDDEN_MULTIGRID_SYNC_ARG,
    HIDDEN_BLOCK_COUNT_X,
    HIDDEN_BLOCK_COUNT_Y,
    HIDDEN_BLOCK_COUNT_Z,
    HIDDEN_GROUP_SIZE_X,
    HIDDEN_GROUP_SIZE_Y,
    HIDDEN_GROUP_SIZE_Z,
    HIDDEN_REMAINDER_X,
    HIDDEN_REMAINDER_Y,
    HIDDEN_REMAINDER_Z,
    HIDDEN_GRID_DIMS,
    HIDDEN_HEAP_V1,
    HIDDEN_DYNAMIC_LDS_SIZE,
    HIDDEN_PRIVATE_BASE,
    HIDDEN_SHARED_BASE,
    HIDDEN_QUEUE_PTR,
];

/// All of them, in the order of the spec: Value of `.address_space`.
pub const ADDRESS_SPACES: &[&str] = &[
    ADDRESS_SPACE_PRIVATE,
    ADDRESS_SPACE_GLOBAL,
    ADDRESS_SPACE_CONSTANT,
    ADDRESS_SPACE_LOCAL,
    ADDRESS_SPACE_GENERIC,
    ADDRESS_SPACE_REGION,
];

/// All of them, in the order of the spec: Value of `.access` and `.actual_access`.
pub const ACCESSES: &[&str] = &[ACCESS_READ_ONLY, ACCESS_WRITE_ONLY, ACCESS_READ_WRITE];

/// All of them, in the order of the spec: Value of `.kind`; a kernel without it is normal.
pub const KERNEL_KINDS: &[&str] = &[KERNEL_KIND_NORMAL, KERNEL_KIND_INIT, KERNEL_KIND_FINI];
