// Generated from abi/spec/drm/context.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 7c68dc9aa53b9eb5

//! DRM: contexts, VMIDs and priorities of amdgpu.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Operation on a context.
pub const AMDGPU_CTX_OP_ALLOC_CTX: u32 = 1;
/// Operation on a context.
pub const AMDGPU_CTX_OP_FREE_CTX: u32 = 2;
/// Operation on a context.
pub const AMDGPU_CTX_OP_QUERY_STATE: u32 = 3;
/// Operation on a context.
pub const AMDGPU_CTX_OP_QUERY_STATE2: u32 = 4;
/// Operation on a context.
pub const AMDGPU_CTX_OP_GET_STABLE_PSTATE: u32 = 5;
/// Operation on a context.
pub const AMDGPU_CTX_OP_SET_STABLE_PSTATE: u32 = 6;
/// Why a context was lost.
pub const AMDGPU_CTX_NO_RESET: u32 = 0;
/// Why a context was lost.
pub const AMDGPU_CTX_GUILTY_RESET: u32 = 1;
/// Why a context was lost.
pub const AMDGPU_CTX_INNOCENT_RESET: u32 = 2;
/// Why a context was lost.
pub const AMDGPU_CTX_UNKNOWN_RESET: u32 = 3;
/// The GPU was reset.
pub const AMDGPU_CTX_QUERY2_FLAGS_RESET: u64 = 1 << 0;
/// VRAM lost its content.
pub const AMDGPU_CTX_QUERY2_FLAGS_VRAMLOST: u64 = 1 << 1;
/// A job of this context hung the GPU.
pub const AMDGPU_CTX_QUERY2_FLAGS_GUILTY: u64 = 1 << 2;
/// Errors of the memory were corrected.
pub const AMDGPU_CTX_QUERY2_FLAGS_RAS_CE: u64 = 1 << 3;
/// Errors of the memory could not be corrected.
pub const AMDGPU_CTX_QUERY2_FLAGS_RAS_UE: u64 = 1 << 4;
/// The GPU is being reset now.
pub const AMDGPU_CTX_QUERY2_FLAGS_RESET_IN_PROGRESS: u64 = 1 << 5;
/// Clocks that a context asks for, in the flags of `AMDGPU_CTX_OP_SET_STABLE_PSTATE`.
pub const AMDGPU_CTX_STABLE_PSTATE_FLAGS_MASK: u32 = 15;
/// As the power management likes.
pub const AMDGPU_CTX_STABLE_PSTATE_NONE: u32 = 0;
/// Clocks that can be held, for profiling.
pub const AMDGPU_CTX_STABLE_PSTATE_STANDARD: u32 = 1;
/// The lowest clock of the shaders.
pub const AMDGPU_CTX_STABLE_PSTATE_MIN_SCLK: u32 = 2;
/// The lowest clock of the memory.
pub const AMDGPU_CTX_STABLE_PSTATE_MIN_MCLK: u32 = 3;
/// The highest clocks.
pub const AMDGPU_CTX_STABLE_PSTATE_PEAK: u32 = 4;
/// Keep one VMID for this file.
pub const AMDGPU_VM_OP_RESERVE_VMID: u32 = 1;
/// Give it back.
pub const AMDGPU_VM_OP_UNRESERVE_VMID: u32 = 2;
/// All contexts of a file.
pub const AMDGPU_SCHED_OP_PROCESS_PRIORITY_OVERRIDE: u32 = 1;
/// One context.
pub const AMDGPU_SCHED_OP_CONTEXT_PRIORITY_OVERRIDE: u32 = 2;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_UNSET: i32 = -2048;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_VERY_LOW: i32 = -1023;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_LOW: i32 = -512;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_NORMAL: i32 = 0;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_HIGH: i32 = 512;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_VERY_HIGH: i32 = 1023;
/// What to do with a context.
#[doc(alias = "drm_amdgpu_ctx_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CtxIn {
    /// Offset 0.
    pub op: u32,
    /// Offset 4.
    pub flags: u32,
    /// Offset 8.
    pub ctx_id: u32,
    /// Offset 12.
    pub priority: i32,
}

impl Default for CtxIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CtxIn>() == 16);
    assert!(align_of::<CtxIn>() == 4);
    assert!(core::mem::offset_of!(CtxIn, op) == 0);
    assert!(core::mem::offset_of!(CtxIn, flags) == 4);
    assert!(core::mem::offset_of!(CtxIn, ctx_id) == 8);
    assert!(core::mem::offset_of!(CtxIn, priority) == 12);
};

/// The new context.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CtxOutAlloc {
    /// Offset 0.
    pub ctx_id: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for CtxOutAlloc {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CtxOutAlloc>() == 8);
    assert!(align_of::<CtxOutAlloc>() == 4);
    assert!(core::mem::offset_of!(CtxOutAlloc, ctx_id) == 0);
    assert!(core::mem::offset_of!(CtxOutAlloc, _pad) == 4);
};

/// State of a context.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CtxOutState {
    /// Offset 0.
    pub flags: u64,
    /// Offset 8.
    pub hangs: u32,
    /// `AMDGPU_CTX_…_RESET`. Offset 12.
    pub reset_status: u32,
}

impl Default for CtxOutState {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CtxOutState>() == 16);
    assert!(align_of::<CtxOutState>() == 8);
    assert!(core::mem::offset_of!(CtxOutState, flags) == 0);
    assert!(core::mem::offset_of!(CtxOutState, hangs) == 8);
    assert!(core::mem::offset_of!(CtxOutState, reset_status) == 12);
};

/// Clocks that a context asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CtxOutPstate {
    /// `AMDGPU_CTX_STABLE_PSTATE_…`. Offset 0.
    pub flags: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for CtxOutPstate {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CtxOutPstate>() == 8);
    assert!(align_of::<CtxOutPstate>() == 4);
    assert!(core::mem::offset_of!(CtxOutPstate, flags) == 0);
    assert!(core::mem::offset_of!(CtxOutPstate, _pad) == 4);
};

/// Does something with a context: `input` becomes `alloc`, `state` or `pstate`.
#[doc(alias = "union drm_amdgpu_ctx")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Ctx {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 2],
}

impl Default for Ctx {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl Ctx {
    /// `data` read as `CtxIn`.
    #[must_use]
    pub fn input(&self) -> CtxIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_input(&mut self, value: CtxIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `CtxOutAlloc`.
    #[must_use]
    pub fn alloc(&self) -> CtxOutAlloc {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_alloc(&mut self, value: CtxOutAlloc) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `CtxOutState`.
    #[must_use]
    pub fn state(&self) -> CtxOutState {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_state(&mut self, value: CtxOutState) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `CtxOutPstate`.
    #[must_use]
    pub fn pstate(&self) -> CtxOutPstate {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_pstate(&mut self, value: CtxOutPstate) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<Ctx>() == 16);
    assert!(align_of::<Ctx>() == 8);
    assert!(core::mem::offset_of!(Ctx, data) == 0);
};

/// What to do with the VMID.
#[doc(alias = "drm_amdgpu_vm_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct VmIn {
    /// `AMDGPU_VM_OP_…`. Offset 0.
    pub op: u32,
    /// Zero. Offset 4.
    pub flags: u32,
}

impl Default for VmIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<VmIn>() == 8);
    assert!(align_of::<VmIn>() == 4);
    assert!(core::mem::offset_of!(VmIn, op) == 0);
    assert!(core::mem::offset_of!(VmIn, flags) == 4);
};

/// The answer, which says nothing yet.
#[doc(alias = "drm_amdgpu_vm_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct VmOut {
    /// Zero. Offset 0.
    pub flags: u64,
}

impl Default for VmOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<VmOut>() == 8);
    assert!(align_of::<VmOut>() == 8);
    assert!(core::mem::offset_of!(VmOut, flags) == 0);
};

/// Keeps a VMID or gives it back: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_vm")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Vm {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 1],
}

impl Default for Vm {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl Vm {
    /// `data` read as `VmIn`.
    #[must_use]
    pub fn input(&self) -> VmIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_input(&mut self, value: VmIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `VmOut`.
    #[must_use]
    pub fn output(&self) -> VmOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: VmOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<Vm>() == 8);
    assert!(align_of::<Vm>() == 8);
    assert!(core::mem::offset_of!(Vm, data) == 0);
};

/// Whose priority is to be overridden. Only the DRM master may.
#[doc(alias = "drm_amdgpu_sched_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SchedIn {
    /// `AMDGPU_SCHED_OP_…`. Offset 0.
    pub op: u32,
    /// The other open render node. Offset 4.
    pub fd: u32,
    /// `AMDGPU_CTX_PRIORITY_…`. Offset 8.
    pub priority: i32,
    /// For one context. Offset 12.
    pub ctx_id: u32,
}

impl Default for SchedIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SchedIn>() == 16);
    assert!(align_of::<SchedIn>() == 4);
    assert!(core::mem::offset_of!(SchedIn, op) == 0);
    assert!(core::mem::offset_of!(SchedIn, fd) == 4);
    assert!(core::mem::offset_of!(SchedIn, priority) == 8);
    assert!(core::mem::offset_of!(SchedIn, ctx_id) == 12);
};

/// Overrides the priority of contexts.
#[doc(alias = "union drm_amdgpu_sched")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Sched {
    /// Offset 0, to the callee.
    pub input: SchedIn,
}

impl Default for Sched {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<Sched>() == 16);
    assert!(align_of::<Sched>() == 4);
    assert!(core::mem::offset_of!(Sched, input) == 0);
};
