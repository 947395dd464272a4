//! Code objects: reading them, and loading them for an agent.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Agent, Error, Runtime};

/// What is wrong with a code object; offsets are in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeObjectError {
    /// Not an ELF file for AMDGPU HSA, or cut short.
    NotACodeObject,
}

/// A target id: `amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Isa {
    /// `"gfx942"`, or `"gfx9-4-generic"`.
    pub processor: String,
    /// SRAM-ECC.
    pub sramecc: Feature,
    /// XNACK.
    pub xnack: Feature,
}

/// A target feature of a code object or an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Feature {
    /// The processor does not have it.
    #[default]
    Unsupported,
    /// The code runs with it on or off.
    Any,
    /// Off.
    Off,
    /// On.
    On,
}

/// A kernel of an executable.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Kernel {
    /// The name in the source, mangled.
    pub name: String,
    /// Device address of its descriptor: the `kernel_object` of a dispatch packet.
    pub object: u64,
    /// Bytes of its arguments, hidden ones included.
    pub kernarg_size: u32,
    /// Alignment of its arguments, at least 16.
    pub kernarg_align: u32,
    /// Bytes of static group segment.
    pub group_size: u32,
    /// Bytes of private segment for each lane.
    pub private_size: u32,
    /// Whether its stack may grow beyond `private_size`.
    pub dynamic_stack: bool,
    /// 32 or 64.
    pub wavefront_size: u32,
    /// Work-items of a workgroup at most.
    pub max_flat_workgroup_size: u32,
    /// The only workgroup size that it runs with, if it has one.
    pub required_workgroup_size: Option<[u32; 3]>,
    /// Scalar registers.
    pub sgpr_count: u32,
    /// Vector registers.
    pub vgpr_count: u32,
    /// Accumulation registers.
    pub agpr_count: u32,
    /// Whether grids must be whole multiples of the workgroup.
    pub uniform_workgroup_size: bool,
    /// Its arguments by offset.
    pub args: Vec<KernelArg>,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelArg {
    /// Bytes from the start of the kernarg segment.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// What it is.
    pub kind: ValueKind,
    /// Where a pointer points.
    pub address_space: Option<AddressSpace>,
}

macro_rules! value_kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What an argument is (`.value_kind`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ValueKind {
            $($(#[$doc])* $name,)*
            /// A kind that this version does not know.
            Unknown,
        }
        impl ValueKind {
            /// From the metadata's word.
            pub fn from_name(name: &str) -> ValueKind {
                match name { $($text => ValueKind::$name,)* _ => ValueKind::Unknown }
            }
            /// The metadata's word.
            pub const fn name(self) -> &'static str {
                match self { $(ValueKind::$name => $text,)* ValueKind::Unknown => "unknown" }
            }
        }
    };
}

value_kinds! {
    /// Bytes.
    ByValue = "by_value",
    /// A pointer.
    GlobalBuffer = "global_buffer",
    /// Bytes of dynamic group segment.
    DynamicSharedPointer = "dynamic_shared_pointer",
    /// A sampler.
    Sampler = "sampler",
    /// An image.
    Image = "image",
    /// A pipe.
    Pipe = "pipe",
    /// A queue.
    Queue = "queue",
    /// First global id, x.
    HiddenGlobalOffsetX = "hidden_global_offset_x",
    /// First global id, y.
    HiddenGlobalOffsetY = "hidden_global_offset_y",
    /// First global id, z.
    HiddenGlobalOffsetZ = "hidden_global_offset_z",
    /// Unused.
    HiddenNone = "hidden_none",
    /// Buffer of printf.
    HiddenPrintfBuffer = "hidden_printf_buffer",
    /// Buffer of hostcall.
    HiddenHostcallBuffer = "hidden_hostcall_buffer",
    /// OpenCL's default queue.
    HiddenDefaultQueue = "hidden_default_queue",
    /// OpenCL's completion action.
    HiddenCompletionAction = "hidden_completion_action",
    /// Multi-grid synchronisation.
    HiddenMultigridSyncArg = "hidden_multigrid_sync_arg",
    /// Whole workgroups, x.
    HiddenBlockCountX = "hidden_block_count_x",
    /// Whole workgroups, y.
    HiddenBlockCountY = "hidden_block_count_y",
    /// Whole workgroups, z.
    HiddenBlockCountZ = "hidden_block_count_z",
    /// Workgroup size, x.
    HiddenGroupSizeX = "hidden_group_size_x",
    /// Workgroup size, y.
    HiddenGroupSizeY = "hidden_group_size_y",
    /// Workgroup size, z.
    HiddenGroupSizeZ = "hidden_group_size_z",
    /// Work-items of the partial workgroup, x.
    HiddenRemainderX = "hidden_remainder_x",
    /// Work-items of the partial workgroup, y.
    HiddenRemainderY = "hidden_remainder_y",
    /// Work-items of the partial workgroup, z.
    HiddenRemainderZ = "hidden_remainder_z",
    /// Dimensions of the grid.
    HiddenGridDims = "hidden_grid_dims",
    /// Device heap.
    HiddenHeapV1 = "hidden_heap_v1",
    /// Bytes of dynamic group segment.
    HiddenDynamicLdsSize = "hidden_dynamic_lds_size",
    /// High half of the private aperture.
    HiddenPrivateBase = "hidden_private_base",
    /// High half of the group aperture.
    HiddenSharedBase = "hidden_shared_base",
    /// The queue.
    HiddenQueuePtr = "hidden_queue_ptr",
}

impl ValueKind {
    /// Whether the runtime fills it in, not the caller.
    pub fn is_hidden(self) -> bool {
        self.name().starts_with("hidden_")
    }
}

/// Where a pointer argument points (`.address_space`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AddressSpace {
    /// Private segment.
    Private,
    /// Global segment.
    Global,
    /// Constant.
    Constant,
    /// Group segment.
    Local,
    /// Any.
    Generic,
    /// Region.
    Region,
}

/// A device variable of an executable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Device address.
    pub address: u64,
    /// Bytes.
    pub size: u64,
}

/// Code objects loaded for an agent; unloaded when dropped.
pub struct Executable {}

impl Executable {
    /// Loads one code object for an agent and freezes it.
    ///
    /// # Errors
    /// [`Error::CodeObject`] if the file is damaged or made for another processor, [`Error::OutOfMemory`],
    /// [`Error::VariableUndefined`].
    #[doc(alias = "hsa_executable_load_agent_code_object")]
    #[doc(alias = "hsa_code_object_reader_create_from_memory")]
    pub fn load(agent: &Agent, file: &[u8]) -> Result<Executable, Error> {
        todo!()
    }
    /// As [`Executable::load`], with addresses for variables that the code object uses and does not define.
    ///
    /// # Errors
    /// As [`Executable::load`].
    #[doc(alias = "hsa_executable_agent_global_variable_define")]
    pub fn load_with(agent: &Agent, file: &[u8], variables: &[(&str, u64)]) -> Result<Executable, Error> {
        todo!()
    }
    /// The agent.
    pub fn agent(&self) -> &Agent {
        todo!()
    }
    /// All kernels by name.
    #[doc(alias = "hsa_executable_iterate_symbols")]
    pub fn kernels(&self) -> &[Kernel] {
        todo!()
    }
    /// All variables by name.
    pub fn variables(&self) -> &[Variable] {
        todo!()
    }
    /// A kernel by name, with or without `.kd`.
    #[doc(alias = "hsa_executable_get_symbol_by_name")]
    pub fn kernel(&self, name: &str) -> Option<&Kernel> {
        todo!()
    }
    /// A variable by name.
    pub fn variable(&self, name: &str) -> Option<&Variable> {
        todo!()
    }
    /// First address and bytes of the loaded segments.
    pub fn range(&self) -> (u64, u64) {
        todo!()
    }
}
