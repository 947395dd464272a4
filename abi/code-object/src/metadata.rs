//! The metadata note: what the compiler tells the runtime about each kernel.
//!
//! Source: AMDGPUUsage, "Code Object V3 Metadata" and the tables for v4 and v5. Keys that are not known
//! are passed over, as the versions demand.

use alloc::string::String;
use alloc::vec::Vec;

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
                "amdhsa.version" => metadata.version = version(&mut reader)?,
                "amdhsa.target" => metadata.target = reader.expect_text()?.into(),
                "amdhsa.kernels" => {
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
            ".name" => kernel.name = reader.expect_text()?.into(),
            ".symbol" => kernel.symbol = reader.expect_text()?.into(),
            ".kernarg_segment_size" => kernel.kernarg_size = reader.expect_u32()?,
            ".kernarg_segment_align" => kernel.kernarg_align = reader.expect_u32()?,
            ".group_segment_fixed_size" => kernel.group_size = reader.expect_u32()?,
            ".private_segment_fixed_size" => kernel.private_size = reader.expect_u32()?,
            ".uses_dynamic_stack" => kernel.dynamic_stack = reader.expect_bool()?,
            ".wavefront_size" => kernel.wavefront_size = reader.expect_u32()?,
            ".max_flat_workgroup_size" => kernel.max_flat_workgroup_size = reader.expect_u32()?,
            ".sgpr_count" => kernel.sgpr_count = reader.expect_u32()?,
            ".vgpr_count" => kernel.vgpr_count = reader.expect_u32()?,
            ".agpr_count" => kernel.agpr_count = reader.expect_u32()?,
            ".sgpr_spill_count" => kernel.sgpr_spill_count = reader.expect_u32()?,
            ".vgpr_spill_count" => kernel.vgpr_spill_count = reader.expect_u32()?,
            ".uniform_work_group_size" => kernel.uniform_workgroup_size = reader.expect_bool()?,
            ".reqd_workgroup_size" => {
                if reader.expect_array()? != 3 {
                    return Err(at);
                }
                kernel.required_workgroup_size =
                    Some([reader.expect_u32()?, reader.expect_u32()?, reader.expect_u32()?]);
            }
            ".args" => {
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
            ".offset" => offset = Some(reader.expect_u32()?),
            ".size" => size = Some(reader.expect_u32()?),
            ".value_kind" => {
                arg.kind = ValueKind::from_name(reader.expect_text()?);
                has_kind = true;
            }
            ".address_space" => arg.address_space = Some(AddressSpace::from_name(reader.expect_text()?)),
            ".pointee_align" => arg.pointee_align = reader.expect_u32()?,
            ".name" => arg.name = reader.expect_text()?.into(),
            _ => reader.skip()?,
        }
    }
    match (offset, size, has_kind) {
        (Some(offset), Some(size), true) => Ok(KernelArg { offset, size, ..arg }),
        _ => Err(start),
    }
}
