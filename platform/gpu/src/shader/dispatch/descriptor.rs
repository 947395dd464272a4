//! The kernel descriptor: what a kernel needs, and what its registers hold when it starts.
//!
//! Layout and initial state: AMDGPU backend guide, "Kernel Descriptor" and "Initial Kernel Execution State".

use outcrop_isa::{Generation, Target, WaveSize};

use crate::shader::scalar::hwreg::FP16_OVFL;
use crate::shader::{LaunchError, Registers, ShaderTarget};

/// The bit ENABLE_WAVEFRONT_SIZE32 of `kernel_code_properties`.
const WAVEFRONT_SIZE32: u32 = 10;

/// Bytes of a kernel descriptor.
pub(crate) const BYTES: usize = 64;

/// A kernel descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Descriptor {
    /// What the kernel is for.
    pub target: Target,
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
            target: target.get(),
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
        // A buffer for scratch memory and a base to set FLAT_SCRATCH from: where hardware does not set it.
        let scratch_registers = 1 | 1 << 5;
        let allowed = if target.architected_flat_scratch() {
            0xfff & !scratch_registers
        } else {
            0xfff
        };
        if d.properties & !allowed != 0 {
            return bad("kernel_code_properties");
        }
        let gfx9 = d.target.generation() == Generation::Gfx9;
        if gfx9 && d.property(WAVEFRONT_SIZE32) {
            return bad("enable_wavefront_size32");
        }
        if !gfx9 && d.preload != 0 {
            return bad("kernarg_preload");
        }
        // Registers that the halves of a wave of 64 share; no compiler asks for them.
        if d.target.generation() == Generation::Gfx10 && d.rsrc3 & 15 != 0 {
            return bad("shared_vgpr_count");
        }
        if d.entry_offset == 0 || !address.wrapping_add(d.entry_offset as u64).is_multiple_of(256) {
            return bad("kernel_code_entry_byte_offset");
        }
        if d.user_sgprs() > 16 {
            return bad("user_sgpr_count");
        }
        Ok(d)
    }

    /// What a descriptor would say for a dispatch whose registers are set by hand.
    pub(crate) fn of_registers(target: ShaderTarget, group_segment: u32, registers: &Registers) -> Self {
        Self {
            target: target.get(),
            group_segment,
            private_segment: 0,
            entry_offset: 0,
            rsrc1: registers.rsrc1,
            rsrc2: registers.rsrc2,
            rsrc3: registers.rsrc3,
            properties: u16::from(registers.wave32) << WAVEFRONT_SIZE32,
            preload: 0,
        }
    }

    /// Vector registers of a lane, both files.
    pub(crate) fn registers(&self) -> u32 {
        ((self.rsrc1 & 0x3f) + 1) * self.register_granule()
    }

    /// Registers that GRANULATED_WORKITEM_VGPR_COUNT counts in.
    fn register_granule(&self) -> u32 {
        let gfx9 = self.target.generation() == Generation::Gfx9;
        if gfx9 || self.wave_size() == WaveSize::Wave32 {
            8
        } else {
            4
        }
    }

    /// Lanes of the kernel's waves.
    pub(crate) fn wave_size(&self) -> WaveSize {
        if self.property(WAVEFRONT_SIZE32) {
            WaveSize::Wave32
        } else {
            WaveSize::Wave64
        }
    }

    /// First accumulation register in the unified file; all are architectural before gfx90a and from gfx10 on.
    pub(crate) fn accum_offset(&self) -> u32 {
        match self.target.generation() {
            Generation::Gfx9 => ((self.rsrc3 & 0x3f) + 1) * 4,
            _ => self.registers(),
        }
    }

    /// Whether the workgroup may use both compute units of a pair.
    pub(crate) fn workgroup_processor(&self) -> bool {
        self.target.generation() != Generation::Gfx9 && self.rsrc1 >> 29 & 1 != 0
    }

    /// The MODE bits a wave starts with.
    ///
    /// FP_ROUND and FP_DENORM are bits 7:0 as in the register; DX10_CLAMP is bit 8, IEEE bit 9, FP16_OVFL bit 23. gfx12, which has
    /// neither, clamps NaNs to 0 and keeps signalling ones.
    pub(crate) fn mode(&self) -> u32 {
        let float = self.rsrc1 >> 12 & 0xff;
        let special = match self.target.generation() {
            Generation::Gfx12 => 1 << 8,
            _ => (self.rsrc1 >> 21 & 1) << 8 | (self.rsrc1 >> 23 & 1) << 9,
        };
        let overflow = if self.rsrc1 >> 26 & 1 != 0 { FP16_OVFL } else { 0 };
        float | special | overflow
    }

    /// Dimensions of which there are work-item ids.
    pub(crate) fn work_item_ids(&self) -> u32 {
        (self.rsrc2 >> 11 & 3).min(2) + 1
    }

    /// Whether the ids of all dimensions are in one register, ten bits each.
    pub(crate) fn ids_are_packed(&self) -> bool {
        self.target.generation() != Generation::Gfx10
    }

    /// Whether workgroup ids are in trap temporaries instead of SGPRs.
    pub(crate) fn ids_in_ttmps(&self) -> bool {
        self.target.generation() == Generation::Gfx12
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

    /// Whether the kernel uses scratch memory (ENABLE_PRIVATE_SEGMENT).
    pub(crate) fn uses_scratch(&self) -> bool {
        self.rsrc2 & 1 != 0
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
