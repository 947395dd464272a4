// Generated from abi/spec/elf/hidden.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 4b2afd35a79d21b1

//! Code objects: arguments that the runtime fills in, after those of the program.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Offset of a hidden argument of code object v5 and v6; 32 bits.
pub const V5_BLOCK_COUNT_X_OFFSET: usize = 0;
/// Offset of a hidden argument of code object v5 and v6; 32 bits.
pub const V5_BLOCK_COUNT_Y_OFFSET: usize = 4;
/// Offset of a hidden argument of code object v5 and v6; 32 bits.
pub const V5_BLOCK_COUNT_Z_OFFSET: usize = 8;
/// Offset of a hidden argument of code object v5 and v6; 16 bits.
pub const V5_GROUP_SIZE_X_OFFSET: usize = 12;
/// Offset of a hidden argument of code object v5 and v6; 16 bits.
pub const V5_GROUP_SIZE_Y_OFFSET: usize = 14;
/// Offset of a hidden argument of code object v5 and v6; 16 bits.
pub const V5_GROUP_SIZE_Z_OFFSET: usize = 16;
/// Offset of a hidden argument of code object v5 and v6; 16 bits.
pub const V5_REMAINDER_X_OFFSET: usize = 18;
/// Offset of a hidden argument of code object v5 and v6; 16 bits.
pub const V5_REMAINDER_Y_OFFSET: usize = 20;
/// Offset of a hidden argument of code object v5 and v6; 16 bits.
pub const V5_REMAINDER_Z_OFFSET: usize = 22;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_GLOBAL_OFFSET_X_OFFSET: usize = 40;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_GLOBAL_OFFSET_Y_OFFSET: usize = 48;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_GLOBAL_OFFSET_Z_OFFSET: usize = 56;
/// Offset of a hidden argument of code object v5 and v6; 16 bits.
pub const V5_GRID_DIMS_OFFSET: usize = 64;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_PRINTF_BUFFER_OFFSET: usize = 72;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_HOSTCALL_BUFFER_OFFSET: usize = 80;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_MULTIGRID_SYNC_ARG_OFFSET: usize = 88;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_HEAP_V1_OFFSET: usize = 96;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_DEFAULT_QUEUE_OFFSET: usize = 104;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_COMPLETION_ACTION_OFFSET: usize = 112;
/// Offset of a hidden argument of code object v5 and v6; 32 bits.
pub const V5_DYNAMIC_LDS_SIZE_OFFSET: usize = 120;
/// Offset of a hidden argument of code object v5 and v6; 32 bits.
pub const V5_PRIVATE_BASE_OFFSET: usize = 192;
/// Offset of a hidden argument of code object v5 and v6; 32 bits.
pub const V5_SHARED_BASE_OFFSET: usize = 196;
/// Offset of a hidden argument of code object v5 and v6; 64 bits.
pub const V5_QUEUE_PTR_OFFSET: usize = 200;
/// Bytes of all hidden arguments of code object v5 and v6.
pub const V5_IMPLICIT_ARGS_SIZE: usize = 256;
/// Offset of a hidden argument of code object v3 and v4 from the end of the explicit ones, rounded up to 8; 64 bits each.
pub const V4_GLOBAL_OFFSET_X_OFFSET: usize = 0;
/// Offset of a hidden argument of code object v3 and v4 from the end of the explicit ones, rounded up to 8; 64 bits each.
pub const V4_GLOBAL_OFFSET_Y_OFFSET: usize = 8;
/// Offset of a hidden argument of code object v3 and v4 from the end of the explicit ones, rounded up to 8; 64 bits each.
pub const V4_GLOBAL_OFFSET_Z_OFFSET: usize = 16;
/// Offset of a hidden argument of code object v3 and v4 from the end of the explicit ones, rounded up to 8; 64 bits each.
pub const V4_HOSTCALL_BUFFER_OFFSET: usize = 24;
/// Offset of a hidden argument of code object v3 and v4 from the end of the explicit ones, rounded up to 8; 64 bits each.
pub const V4_DEFAULT_QUEUE_OFFSET: usize = 32;
/// Offset of a hidden argument of code object v3 and v4 from the end of the explicit ones, rounded up to 8; 64 bits each.
pub const V4_COMPLETION_ACTION_OFFSET: usize = 40;
/// Offset of a hidden argument of code object v3 and v4 from the end of the explicit ones, rounded up to 8; 64 bits each.
pub const V4_MULTIGRID_SYNC_ARG_OFFSET: usize = 48;
/// In the place of the hostcall buffer; 64 bits.
pub const V4_PRINTF_BUFFER_OFFSET: usize = 24;
/// Bytes of all hidden arguments of code object v3 and v4.
pub const V4_IMPLICIT_ARGS_SIZE: usize = 56;
/// All hidden arguments of code object v5 and v6, from the end of the explicit ones, rounded up to 8. A kernel reads only those that its metadata lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct HiddenArgsV5 {
    /// Workgroups. Offset 0.
    pub block_count_x: u32,
    /// Workgroups. Offset 4.
    pub block_count_y: u32,
    /// Workgroups. Offset 8.
    pub block_count_z: u32,
    /// Work-items. Offset 12.
    pub group_size_x: u16,
    /// Work-items. Offset 14.
    pub group_size_y: u16,
    /// Work-items. Offset 16.
    pub group_size_z: u16,
    /// Work-items of the last, partial workgroup. Offset 18.
    pub remainder_x: u16,
    /// Work-items of the last, partial workgroup. Offset 20.
    pub remainder_y: u16,
    /// Work-items of the last, partial workgroup. Offset 22.
    pub remainder_z: u16,
    /// Zero. Offset 24.
    pub reserved0: [u32; 4],
    /// Work-items. Offset 40.
    pub global_offset_x: u64,
    /// Work-items. Offset 48.
    pub global_offset_y: u64,
    /// Work-items. Offset 56.
    pub global_offset_z: u64,
    /// 1 to 3. Offset 64.
    pub grid_dims: u16,
    /// Zero. Offset 66.
    pub reserved1: [u16; 3],
    /// Address. Offset 72.
    pub printf_buffer: u64,
    /// Address. Offset 80.
    pub hostcall_buffer: u64,
    /// Address. Offset 88.
    pub multigrid_sync_arg: u64,
    /// Address of the device heap. Offset 96.
    pub heap_v1: u64,
    /// Address. Offset 104.
    pub default_queue: u64,
    /// Address. Offset 112.
    pub completion_action: u64,
    /// Bytes, in v6 and where the compiler asks for it. Offset 120.
    pub dynamic_lds_size: u32,
    /// Zero. Offset 124.
    pub reserved2: [u32; 17],
    /// Upper half of the scratch aperture, where no register has it (gfx8). Offset 192.
    pub private_base: u32,
    /// Upper half of the LDS aperture, where no register has it (gfx8). Offset 196.
    pub shared_base: u32,
    /// Address of the queue. Offset 200.
    pub queue_ptr: u64,
    /// Zero. Offset 208.
    pub reserved3: [u64; 6],
}

impl Default for HiddenArgsV5 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HiddenArgsV5>() == 256);
    assert!(align_of::<HiddenArgsV5>() == 8);
    assert!(core::mem::offset_of!(HiddenArgsV5, block_count_x) == 0);
    assert!(core::mem::offset_of!(HiddenArgsV5, block_count_y) == 4);
    assert!(core::mem::offset_of!(HiddenArgsV5, block_count_z) == 8);
    assert!(core::mem::offset_of!(HiddenArgsV5, group_size_x) == 12);
    assert!(core::mem::offset_of!(HiddenArgsV5, group_size_y) == 14);
    assert!(core::mem::offset_of!(HiddenArgsV5, group_size_z) == 16);
    assert!(core::mem::offset_of!(HiddenArgsV5, remainder_x) == 18);
    assert!(core::mem::offset_of!(HiddenArgsV5, remainder_y) == 20);
    assert!(core::mem::offset_of!(HiddenArgsV5, remainder_z) == 22);
    assert!(core::mem::offset_of!(HiddenArgsV5, reserved0) == 24);
    assert!(core::mem::offset_of!(HiddenArgsV5, global_offset_x) == 40);
    assert!(core::mem::offset_of!(HiddenArgsV5, global_offset_y) == 48);
    assert!(core::mem::offset_of!(HiddenArgsV5, global_offset_z) == 56);
    assert!(core::mem::offset_of!(HiddenArgsV5, grid_dims) == 64);
    assert!(core::mem::offset_of!(HiddenArgsV5, reserved1) == 66);
    assert!(core::mem::offset_of!(HiddenArgsV5, printf_buffer) == 72);
    assert!(core::mem::offset_of!(HiddenArgsV5, hostcall_buffer) == 80);
    assert!(core::mem::offset_of!(HiddenArgsV5, multigrid_sync_arg) == 88);
    assert!(core::mem::offset_of!(HiddenArgsV5, heap_v1) == 96);
    assert!(core::mem::offset_of!(HiddenArgsV5, default_queue) == 104);
    assert!(core::mem::offset_of!(HiddenArgsV5, completion_action) == 112);
    assert!(core::mem::offset_of!(HiddenArgsV5, dynamic_lds_size) == 120);
    assert!(core::mem::offset_of!(HiddenArgsV5, reserved2) == 124);
    assert!(core::mem::offset_of!(HiddenArgsV5, private_base) == 192);
    assert!(core::mem::offset_of!(HiddenArgsV5, shared_base) == 196);
    assert!(core::mem::offset_of!(HiddenArgsV5, queue_ptr) == 200);
    assert!(core::mem::offset_of!(HiddenArgsV5, reserved3) == 208);
};

/// All hidden arguments of code object v3 and v4, from the end of the explicit ones, rounded up to 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct HiddenArgsV4 {
    /// Work-items. Offset 0.
    pub global_offset_x: u64,
    /// Work-items. Offset 8.
    pub global_offset_y: u64,
    /// Work-items. Offset 16.
    pub global_offset_z: u64,
    /// Address: which of the two, `.value_kind` says. Offset 24.
    pub printf_or_hostcall_buffer: u64,
    /// Address. Offset 32.
    pub default_queue: u64,
    /// Address. Offset 40.
    pub completion_action: u64,
    /// Address. Offset 48.
    pub multigrid_sync_arg: u64,
}

impl Default for HiddenArgsV4 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HiddenArgsV4>() == 56);
    assert!(align_of::<HiddenArgsV4>() == 8);
    assert!(core::mem::offset_of!(HiddenArgsV4, global_offset_x) == 0);
    assert!(core::mem::offset_of!(HiddenArgsV4, global_offset_y) == 8);
    assert!(core::mem::offset_of!(HiddenArgsV4, global_offset_z) == 16);
    assert!(core::mem::offset_of!(HiddenArgsV4, printf_or_hostcall_buffer) == 24);
    assert!(core::mem::offset_of!(HiddenArgsV4, default_queue) == 32);
    assert!(core::mem::offset_of!(HiddenArgsV4, completion_action) == 40);
    assert!(core::mem::offset_of!(HiddenArgsV4, multigrid_sync_arg) == 48);
};
