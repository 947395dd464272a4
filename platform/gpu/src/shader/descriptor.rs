//! The kernel descriptor: what a kernel needs, and what its registers hold when it starts.
//!
//! Layout and initial state: AMDGPU backend guide, "Kernel Descriptor" and "Initial Kernel Execution State".

use super::{LaunchError, ShaderTarget};

/// Bytes of a kernel descriptor.
pub(crate) const BYTES: usize = 64;

/// A kernel descriptor of a gfx9 target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Descriptor {
    /// Static LDS bytes.
    pub group_segment: u32,
    /// Scratch bytes a work-item.
    pub private_segment: u32,
    /// Offset of the entry from the descriptor.
    pub entry_offset: i64,
    /// COMPUTE_PGM_RSRC1.
    pub rsrc1: u32,
    /// COMPUTE_PGM_RSRC2.
    pub rsrc2: u32,
    /// COMPUTE_PGM_RSRC3.
    pub rsrc3: u32,
    /// `kernel_code_properties`.
    pub properties: u16,
    /// `kernarg_preload`: length in SGPRs (bits 6:0) and offset in dwords (bits 15:7).
    pub preload: u16,
}

fn word(bytes: &[u8; BYTES], at: usize) -> u32 {
    let mut v = [0; 4];
    v.copy_from_slice(&bytes[at..at + 4]);
    u32::from_le_bytes(v)
}

impl Descriptor {
    /// Reads and checks a descriptor.
    ///
    /// # Errors
    /// [`LaunchError::BadDescriptor`] for reserved bits that are set, or features that the target has not.
    pub(crate) fn parse(
        target: ShaderTarget,
        bytes: &[u8; BYTES],
        address: u64,
    ) -> Result<Self, LaunchError> {
        let d = Self {
            group_segment: word(bytes, 0),
            private_segment: word(bytes, 4),
            entry_offset: (u64::from(word(bytes, 16)) | u64::from(word(bytes, 20)) << 32) as i64,
            rsrc3: word(bytes, 44),
            rsrc1: word(bytes, 48),
            rsrc2: word(bytes, 52),
            properties: word(bytes, 56) as u16,
            preload: (word(bytes, 56) >> 16) as u16,
        };
        let bad = |field| {
            Err(LaunchError::BadDescriptor {
                target,
                address,
                field,
            })
        };
        if bytes[12..16]
            .iter()
            .chain(&bytes[24..44])
            .chain(&bytes[60..64])
            .any(|b| *b != 0)
        {
            return bad("reserved bytes");
        }
        if d.properties & 0xf000 != 0 {
            return bad("kernel_code_properties");
        }
        if d.properties & 1 << 10 != 0 {
            return bad("enable_wavefront_size32");
        }
        if d.entry_offset == 0 || !address.wrapping_add(d.entry_offset as u64).is_multiple_of(256) {
            return bad("kernel_code_entry_byte_offset");
        }
        if d.user_sgprs() > 16 {
            return bad("user_sgpr_count");
        }
        Ok(d)
    }

    /// Vector registers of a lane, both files.
    pub(crate) fn registers(&self) -> u32 {
        ((self.rsrc1 & 0x3f) + 1) * 8
    }

    /// First accumulation register in the unified file.
    pub(crate) fn accum_offset(&self) -> u32 {
        ((self.rsrc3 & 0x3f) + 1) * 4
    }

    /// The MODE bits a wave starts with.
    ///
    /// FP_ROUND and FP_DENORM are bits 7:0 as in the register; DX10_CLAMP is bit 8, IEEE bit 9.
    pub(crate) fn mode(&self) -> u32 {
        (self.rsrc1 >> 12 & 0xff) | (self.rsrc1 >> 21 & 1) << 8 | (self.rsrc1 >> 23 & 1) << 9
    }

    /// SGPRs that the packet processor fills, by the descriptor's count.
    pub(crate) fn user_sgprs(&self) -> u32 {
        self.rsrc2 >> 1 & 0x1f
    }

    /// Whether a property bit is set.
    pub(crate) fn property(&self, bit: u32) -> bool {
        self.properties >> bit & 1 != 0
    }

    /// Which of the workgroup id SGPRs exist.
    pub(crate) fn workgroup_ids(&self) -> [bool; 3] {
        [7, 8, 9].map(|bit| self.rsrc2 >> bit & 1 != 0)
    }

    /// Whether an SGPR with workgroup information exists.
    pub(crate) fn workgroup_info(&self) -> bool {
        self.rsrc2 >> 10 & 1 != 0
    }

    /// Number of kernel argument dwords loaded into SGPRs.
    pub(crate) fn preload_length(&self) -> u32 {
        u32::from(self.preload & 0x7f)
    }

    /// Dword offset of the first of them in the kernel arguments.
    pub(crate) fn preload_offset(&self) -> u32 {
        u32::from(self.preload >> 7)
    }
}
