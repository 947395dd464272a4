//! The metadata note: what the compiler tells the runtime about each kernel.
//!
//! Source: AMDGPUUsage, "Code Object V3 Metadata" and the tables for v4 and v5. Keys that are not known
//! are passed over, as the versions demand.

use alloc::string::String;
use alloc::vec::Vec;

use outcrop_abi::elf as key;

use crate::kernel::{AddressSpace, Kernel, KernelArg, ValueKind};
use crate::msgpack::{Malformed, Reader};

/// What is used of the metadata.
#[derive(Debug, Default)]
pub struct Metadata {
    /// `amdhsa.version`; `[1, 0]` is v3, `[1, 1]` v4, `[1, 2]` v5 and v6.
    pub version: (u32, u32),
    /// `amdhsa.target`, empty in v3.
    pub target: String,
    /// `amdhsa.kernels`.
    pub kernels: Vec<Kernel>,
}

impl Metadata {
    /// Reads the content of a note of type 32 and name "AMDGPU".
    pub fn parse(note: &[u8]) -> Result<Metadata, Malformed> {
        let mut reader = Reader::new(note);
        let mut metadata = Metadata::default();
        for _ in 0..reader.expect_map()? {
            match reader.expect_text()? {
                key::KEY_VERSION => metadata.version = version(&mut reader)?,
                key::KEY_TARGET => metadata.target = reader.expect_text()?.into(),
                key::KEY_KERNELS => {
                    for _ in 0..reader.expect_array()? {
                        metadata.kernels.push(kernel(&mut reader)?);
                    }
                }
                _ => reader.skip()?,
            }
        }
        Ok(metadata)
    }
}

fn version(reader: &mut Reader<'_>) -> Result<(u32, u32), Malformed> {
    let at = reader.malformed();
    if reader.expect_array()? != 2 {
        return Err(at);
    }
    Ok((reader.expect_u32()?, reader.expect_u32()?))
}

fn kernel(reader: &mut Reader<'_>) -> Result<Kernel, Malformed> {
    let start = reader.malformed();
    let mut kernel = Kernel::default();
    for _ in 0..reader.expect_map()? {
        let at = reader.malformed();
        match reader.expect_text()? {
            key::KERNEL_NAME => kernel.name = reader.expect_text()?.into(),
            key::KERNEL_SYMBOL => kernel.symbol = reader.expect_text()?.into(),
            key::KERNEL_KERNARG_SEGMENT_SIZE => kernel.kernarg_size = reader.expect_u32()?,
            key::KERNEL_KERNARG_SEGMENT_ALIGN => kernel.kernarg_align = reader.expect_u32()?,
            key::KERNEL_GROUP_SEGMENT_FIXED_SIZE => kernel.group_size = reader.expect_u32()?,
            key::KERNEL_PRIVATE_SEGMENT_FIXED_SIZE => kernel.private_size = reader.expect_u32()?,
            key::KERNEL_USES_DYNAMIC_STACK => kernel.dynamic_stack = reader.expect_bool()?,
            key::KERNEL_WAVEFRONT_SIZE => kernel.wavefront_size = reader.expect_u32()?,
            key::KERNEL_MAX_FLAT_WORKGROUP_SIZE => kernel.max_flat_workgroup_size = reader.expect_u32()?,
            key::KERNEL_SGPR_COUNT => kernel.sgpr_count = reader.expect_u32()?,
            key::KERNEL_VGPR_COUNT => kernel.vgpr_count = reader.expect_u32()?,
            key::KERNEL_AGPR_COUNT => kernel.agpr_count = reader.expect_u32()?,
            key::KERNEL_SGPR_SPILL_COUNT => kernel.sgpr_spill_count = reader.expect_u32()?,
            key::KERNEL_VGPR_SPILL_COUNT => kernel.vgpr_spill_count = reader.expect_u32()?,
            key::KERNEL_UNIFORM_WORK_GROUP_SIZE => kernel.uniform_workgroup_size = reader.expect_bool()?,
            key::KERNEL_REQD_WORKGROUP_SIZE => {
                if reader.expect_array()? != 3 {
                    return Err(at);
                }
                kernel.required_workgroup_size =
                    Some([reader.expect_u32()?, reader.expect_u32()?, reader.expect_u32()?]);
            }
            key::KERNEL_ARGS => {
                for _ in 0..reader.expect_array()? {
                    kernel.args.push(argument(reader)?);
                }
            }
            _ => reader.skip()?,
        }
    }
    let valid = !kernel.name.is_empty()
        && !kernel.symbol.is_empty()
        && matches!(kernel.wavefront_size, 32 | 64)
        && kernel.kernarg_align.is_power_of_two()
        && kernel.args.iter().all(|arg| {
            arg.offset
                .checked_add(arg.size)
                .is_some_and(|end| end <= kernel.kernarg_size)
        });
    if !valid {
        return Err(start);
    }
    kernel.args.sort_by_key(|arg| arg.offset);
    Ok(kernel)
}

fn argument(reader: &mut Reader<'_>) -> Result<KernelArg, Malformed> {
    let start = reader.malformed();
    let (mut offset, mut size) = (None, None);
    let mut arg = KernelArg {
        offset: 0,
        size: 0,
        kind: ValueKind::Unknown,
        address_space: None,
        pointee_align: 0,
        name: String::new(),
    };
    let mut has_kind = false;
    for _ in 0..reader.expect_map()? {
        match reader.expect_text()? {
            key::ARG_OFFSET => offset = Some(reader.expect_u32()?),
            key::ARG_SIZE => size = Some(reader.expect_u32()?),
            key::ARG_VALUE_KIND => {
                arg.kind = ValueKind::from_name(reader.expect_text()?);
                has_kind = true;
            }
            key::ARG_ADDRESS_SPACE => {
                arg.address_space = Some(AddressSpace::from_name(reader.expect_text()?))
            }
            key::ARG_POINTEE_ALIGN => arg.pointee_align = reader.expect_u32()?,
            key::ARG_NAME => arg.name = reader.expect_text()?.into(),
            _ => reader.skip()?,
        }
    }
    match (offset, size, has_kind) {
        (Some(offset), Some(size), true) => Ok(KernelArg { offset, size, ..arg }),
        _ => Err(start),
    }
}
