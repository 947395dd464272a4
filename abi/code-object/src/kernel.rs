//! What is to be known about a kernel before it can be launched.
//!
//! Source: AMDGPUUsage, "Code Object V3 Metadata" to "V5 Metadata".

use alloc::string::String;
use alloc::vec::Vec;

use outcrop_abi::descriptor::KernelDescriptor;

/// A kernel of a code object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Kernel {
    /// The name in the source, mangled.
    pub name: String,
    /// The symbol of its descriptor, mostly the name with `.kd`.
    pub symbol: String,
    /// Address of its descriptor in the file's own numbering; once loaded its device address, the `kernel_object`
    /// of a dispatch packet.
    pub object: u64,
    /// Bytes of its arguments, hidden ones included.
    pub kernarg_size: u32,
    /// Alignment of its arguments as the metadata has it; a dispatch packet wants 16 at least.
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
    /// Scalar registers that did not fit.
    pub sgpr_spill_count: u32,
    /// Vector registers that did not fit.
    pub vgpr_spill_count: u32,
    /// Whether grids must be whole multiples of the workgroup.
    pub uniform_workgroup_size: bool,
    /// Its descriptor.
    pub descriptor: KernelDescriptor,
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
    /// Alignment of what a dynamic group segment pointer points to, 0 for others.
    pub pointee_align: u32,
    /// Its name in the source; often empty.
    pub name: String,
}

macro_rules! words {
    ($(#[$meta:meta])* $type:ident { $($(#[$doc:meta])* $name:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $type {
            $($(#[$doc])* $name,)*
            /// A word that this version does not know.
            Unknown,
        }

        impl $type {
            /// From the metadata's word.
            pub fn from_name(name: &str) -> $type {
                match name {
                    $($text => $type::$name,)*
                    _ => $type::Unknown,
                }
            }

            /// The metadata's word.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$name => $text,)*
                    $type::Unknown => "unknown",
                }
            }
        }
    };
}

words! {
    /// What an argument is (`.value_kind`).
    ValueKind {
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
}

impl ValueKind {
    /// Whether the runtime fills it in, not the caller.
    pub const fn is_hidden(self) -> bool {
        !matches!(
            self,
            ValueKind::ByValue
                | ValueKind::GlobalBuffer
                | ValueKind::DynamicSharedPointer
                | ValueKind::Sampler
                | ValueKind::Image
                | ValueKind::Pipe
                | ValueKind::Queue
                | ValueKind::Unknown
        )
    }
}

words! {
    /// Where a pointer argument points (`.address_space`).
    AddressSpace {
        /// Private segment.
        Private = "private",
        /// Global segment.
        Global = "global",
        /// Constant.
        Constant = "constant",
        /// Group segment.
        Local = "local",
        /// Any.
        Generic = "generic",
        /// Region.
        Region = "region",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_is_what_is_called_hidden() {
        for word in [
            "hidden_none",
            "hidden_queue_ptr",
            "hidden_block_count_x",
            "hidden_heap_v1",
        ] {
            let kind = ValueKind::from_name(word);
            assert_eq!(kind.name(), word);
            assert!(kind.is_hidden(), "{word}");
        }
        assert!(!ValueKind::from_name("by_value").is_hidden());
        assert_eq!(ValueKind::from_name("hidden_tomorrow"), ValueKind::Unknown);
    }
}
