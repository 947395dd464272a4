// Generated from abi/spec/drm/gem.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 3c83ba51df6c4600

//! DRM: memory objects of amdgpu, their mappings and metadata.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_CPU: u64 = 1;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_GTT: u64 = 2;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_VRAM: u64 = 4;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_GDS: u64 = 8;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_GWS: u64 = 16;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_OA: u64 = 32;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_DOORBELL: u64 = 64;
/// All domains.
pub const AMDGPU_GEM_DOMAIN_MASK: u64 = 127;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_CPU_ACCESS_REQUIRED: u64 = 1 << 0;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_NO_CPU_ACCESS: u64 = 1 << 1;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_CPU_GTT_USWC: u64 = 1 << 2;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VRAM_CLEARED: u64 = 1 << 3;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VRAM_CONTIGUOUS: u64 = 1 << 5;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VM_ALWAYS_VALID: u64 = 1 << 6;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_EXPLICIT_SYNC: u64 = 1 << 7;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_CP_MQD_GFX9: u64 = 1 << 8;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VRAM_WIPE_ON_RELEASE: u64 = 1 << 9;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_ENCRYPTED: u64 = 1 << 10;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_PREEMPTIBLE: u64 = 1 << 11;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_DISCARDABLE: u64 = 1 << 12;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_COHERENT: u64 = 1 << 13;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_UNCACHED: u64 = 1 << 14;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_EXT_COHERENT: u64 = 1 << 15;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_GFX12_DCC: u64 = 1 << 16;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_READONLY: u32 = 1 << 0;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_ANONONLY: u32 = 1 << 1;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_VALIDATE: u32 = 1 << 2;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_REGISTER: u32 = 1 << 3;
/// What to do with the metadata.
pub const AMDGPU_GEM_METADATA_OP_SET_METADATA: u32 = 1;
/// What to do with the metadata.
pub const AMDGPU_GEM_METADATA_OP_GET_METADATA: u32 = 2;
/// Operation on a GEM object.
pub const AMDGPU_GEM_OP_GET_GEM_CREATE_INFO: u32 = 0;
/// Operation on a GEM object.
pub const AMDGPU_GEM_OP_SET_PLACEMENT: u32 = 1;
/// [`GemVmEntry`](super::GemVmEntry)s of all mappings. Since 6.19.
pub const AMDGPU_GEM_OP_GET_MAPPING_INFO: u32 = 2;
/// Operation on the address space.
pub const AMDGPU_VA_OP_MAP: u32 = 1;
/// Operation on the address space.
pub const AMDGPU_VA_OP_UNMAP: u32 = 2;
/// Operation on the address space.
pub const AMDGPU_VA_OP_CLEAR: u32 = 3;
/// Operation on the address space.
pub const AMDGPU_VA_OP_REPLACE: u32 = 4;
/// Flag of a mapping.
pub const AMDGPU_VM_DELAY_UPDATE: u32 = 1 << 0;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_READABLE: u32 = 1 << 1;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_WRITEABLE: u32 = 1 << 2;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_EXECUTABLE: u32 = 1 << 3;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_PRT: u32 = 1 << 4;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_MASK: u32 = 480;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_DEFAULT: u32 = 0;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_NC: u32 = 1 << 5;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_WC: u32 = 64;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_CC: u32 = 96;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_UC: u32 = 128;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_RW: u32 = 160;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_NOALLOC: u32 = 1 << 9;
/// Layout of an image before gfx9, as in the registers GB_TILE_MODE and GB_MACROTILE_MODE.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TilingGfx6(u64);

impl TilingGfx6 {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Bits 0–3.
    #[inline]
    #[must_use]
    pub const fn array_mode(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `array_mode`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_array_mode(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u64);
        Some(self)
    }

    /// Bits 4–8.
    #[inline]
    #[must_use]
    pub const fn pipe_config(self) -> u8 {
        ((self.0 >> 4) & 0x1f) as u8
    }

    /// Sets `pipe_config`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_pipe_config(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f0 | (value as u64) << 4;
        Some(self)
    }

    /// Bits 9–11.
    #[inline]
    #[must_use]
    pub const fn tile_split(self) -> u8 {
        ((self.0 >> 9) & 0x7) as u8
    }

    /// Sets `tile_split`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_tile_split(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0xe00 | (value as u64) << 9;
        Some(self)
    }

    /// Bits 12–14.
    #[inline]
    #[must_use]
    pub const fn micro_tile_mode(self) -> u8 {
        ((self.0 >> 12) & 0x7) as u8
    }

    /// Sets `micro_tile_mode`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_micro_tile_mode(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7000 | (value as u64) << 12;
        Some(self)
    }

    /// Bits 15–16.
    #[inline]
    #[must_use]
    pub const fn bank_width(self) -> u8 {
        ((self.0 >> 15) & 0x3) as u8
    }

    /// Sets `bank_width`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_bank_width(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x18000 | (value as u64) << 15;
        Some(self)
    }

    /// Bits 17–18.
    #[inline]
    #[must_use]
    pub const fn bank_height(self) -> u8 {
        ((self.0 >> 17) & 0x3) as u8
    }

    /// Sets `bank_height`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_bank_height(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x60000 | (value as u64) << 17;
        Some(self)
    }

    /// Bits 19–20.
    #[inline]
    #[must_use]
    pub const fn macro_tile_aspect(self) -> u8 {
        ((self.0 >> 19) & 0x3) as u8
    }

    /// Sets `macro_tile_aspect`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_macro_tile_aspect(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x180000 | (value as u64) << 19;
        Some(self)
    }

    /// Bits 21–22.
    #[inline]
    #[must_use]
    pub const fn num_banks(self) -> u8 {
        ((self.0 >> 21) & 0x3) as u8
    }

    /// Sets `num_banks`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_num_banks(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x600000 | (value as u64) << 21;
        Some(self)
    }
}

impl core::fmt::Debug for TilingGfx6 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TilingGfx6>() == 8);

/// Layout of an image of gfx9 to gfx11.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TilingGfx9(u64);

impl TilingGfx9 {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Bits 0–4.
    #[inline]
    #[must_use]
    pub const fn swizzle_mode(self) -> u8 {
        (self.0 & 0x1f) as u8
    }

    /// Sets `swizzle_mode`; `None` if `value` has more than 5 bits.
    #[inline]
    #[must_use]
    pub const fn with_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 5 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1f | (value as u64);
        Some(self)
    }

    /// Bits 5–28: where its compression metadata lies, in units of 256 bytes
    #[inline]
    #[must_use]
    pub const fn dcc_offset_256b(self) -> u32 {
        ((self.0 >> 5) & 0xffffff) as u32
    }

    /// Sets `dcc_offset_256b`; `None` if `value` has more than 24 bits.
    #[inline]
    #[must_use]
    pub const fn with_dcc_offset_256b(mut self, value: u32) -> Option<Self> {
        if value >> 24 != 0 {
            return None;
        }
        self.0 = self.0 & !0x1fffffe0 | (value as u64) << 5;
        Some(self)
    }

    /// Bits 29–42: pitch of that, minus 1
    #[inline]
    #[must_use]
    pub const fn dcc_pitch_max(self) -> u16 {
        ((self.0 >> 29) & 0x3fff) as u16
    }

    /// Sets `dcc_pitch_max`; `None` if `value` has more than 14 bits.
    #[inline]
    #[must_use]
    pub const fn with_dcc_pitch_max(mut self, value: u16) -> Option<Self> {
        if value >> 14 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7ffe0000000 | (value as u64) << 29;
        Some(self)
    }

    /// Bit 43.
    #[inline]
    #[must_use]
    pub const fn dcc_independent_64b(self) -> bool {
        self.0 & 0x80000000000 != 0
    }

    /// Sets `dcc_independent_64b`.
    #[inline]
    #[must_use]
    pub const fn with_dcc_independent_64b(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000000 | (value as u64) << 43;
        self
    }

    /// Bit 44.
    #[inline]
    #[must_use]
    pub const fn dcc_independent_128b(self) -> bool {
        self.0 & 0x100000000000 != 0
    }

    /// Sets `dcc_independent_128b`.
    #[inline]
    #[must_use]
    pub const fn with_dcc_independent_128b(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000000000 | (value as u64) << 44;
        self
    }

    /// Bit 63: can be displayed
    #[inline]
    #[must_use]
    pub const fn scanout(self) -> bool {
        self.0 & 0x8000000000000000 != 0
    }

    /// Sets `scanout`.
    #[inline]
    #[must_use]
    pub const fn with_scanout(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000000000000 | (value as u64) << 63;
        self
    }
}

impl core::fmt::Debug for TilingGfx9 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TilingGfx9>() == 8);

/// Layout of an image of gfx12.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct TilingGfx12(u64);

impl TilingGfx12 {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Bits 0–2.
    #[inline]
    #[must_use]
    pub const fn swizzle_mode(self) -> u8 {
        (self.0 & 0x7) as u8
    }

    /// Sets `swizzle_mode`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_swizzle_mode(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0x7 | (value as u64);
        Some(self)
    }

    /// Bits 3–4: 0: 64, 1: 128, 2: 256 bytes
    #[inline]
    #[must_use]
    pub const fn dcc_max_compressed_block(self) -> u8 {
        ((self.0 >> 3) & 0x3) as u8
    }

    /// Sets `dcc_max_compressed_block`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dcc_max_compressed_block(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x18 | (value as u64) << 3;
        Some(self)
    }

    /// Bits 5–7: as in CB_COLOR0_INFO
    #[inline]
    #[must_use]
    pub const fn dcc_number_type(self) -> u8 {
        ((self.0 >> 5) & 0x7) as u8
    }

    /// Sets `dcc_number_type`; `None` if `value` has more than 3 bits.
    #[inline]
    #[must_use]
    pub const fn with_dcc_number_type(mut self, value: u8) -> Option<Self> {
        if value >> 3 != 0 {
            return None;
        }
        self.0 = self.0 & !0xe0 | (value as u64) << 5;
        Some(self)
    }

    /// Bits 8–13: as in CB_COLOR0_INFO
    #[inline]
    #[must_use]
    pub const fn dcc_data_format(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// Sets `dcc_data_format`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_dcc_data_format(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f00 | (value as u64) << 8;
        Some(self)
    }

    /// Bit 14: the kernel does not compress what it moves
    #[inline]
    #[must_use]
    pub const fn dcc_write_compress_disable(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `dcc_write_compress_disable`.
    #[inline]
    #[must_use]
    pub const fn with_dcc_write_compress_disable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u64) << 14;
        self
    }

    /// Bit 63: can be displayed
    #[inline]
    #[must_use]
    pub const fn scanout(self) -> bool {
        self.0 & 0x8000000000000000 != 0
    }

    /// Sets `scanout`.
    #[inline]
    #[must_use]
    pub const fn with_scanout(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000000000000 | (value as u64) << 63;
        self
    }
}

impl core::fmt::Debug for TilingGfx12 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<TilingGfx12>() == 8);

/// What a new GEM object is to be.
#[doc(alias = "drm_amdgpu_gem_create_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemCreateIn {
    /// Bytes. Offset 0.
    pub bo_size: u64,
    /// Bytes. Offset 8.
    pub alignment: u64,
    /// `AMDGPU_GEM_DOMAIN_…`. Offset 16.
    pub domains: u64,
    /// `AMDGPU_GEM_CREATE_…`. Offset 24.
    pub domain_flags: u64,
}

impl Default for GemCreateIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemCreateIn>() == 32);
    assert!(align_of::<GemCreateIn>() == 8);
    assert!(core::mem::offset_of!(GemCreateIn, bo_size) == 0);
    assert!(core::mem::offset_of!(GemCreateIn, alignment) == 8);
    assert!(core::mem::offset_of!(GemCreateIn, domains) == 16);
    assert!(core::mem::offset_of!(GemCreateIn, domain_flags) == 24);
};

/// The new GEM object.
#[doc(alias = "drm_amdgpu_gem_create_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemCreateOut {
    /// Offset 0.
    pub handle: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for GemCreateOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemCreateOut>() == 8);
    assert!(align_of::<GemCreateOut>() == 4);
    assert!(core::mem::offset_of!(GemCreateOut, handle) == 0);
    assert!(core::mem::offset_of!(GemCreateOut, _pad) == 4);
};

/// Makes a GEM object of pages of the process.
#[doc(alias = "drm_amdgpu_gem_userptr")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemUserptr {
    /// Page aligned. Offset 0.
    pub addr: u64,
    /// Bytes, page aligned. Offset 8.
    pub size: u64,
    /// Offset 16.
    pub flags: u32,
    /// Offset 20.
    pub handle: u32,
}

impl Default for GemUserptr {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemUserptr>() == 24);
    assert!(align_of::<GemUserptr>() == 8);
    assert!(core::mem::offset_of!(GemUserptr, addr) == 0);
    assert!(core::mem::offset_of!(GemUserptr, size) == 8);
    assert!(core::mem::offset_of!(GemUserptr, flags) == 16);
    assert!(core::mem::offset_of!(GemUserptr, handle) == 20);
};

/// Which object is to be mapped.
#[doc(alias = "drm_amdgpu_gem_mmap_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemMmapIn {
    /// Offset 0.
    pub handle: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for GemMmapIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemMmapIn>() == 8);
    assert!(align_of::<GemMmapIn>() == 4);
    assert!(core::mem::offset_of!(GemMmapIn, handle) == 0);
    assert!(core::mem::offset_of!(GemMmapIn, _pad) == 4);
};

/// Where to map it.
#[doc(alias = "drm_amdgpu_gem_mmap_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemMmapOut {
    /// Offset for mmap of the render node. Offset 0.
    pub addr_ptr: u64,
}

impl Default for GemMmapOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemMmapOut>() == 8);
    assert!(align_of::<GemMmapOut>() == 8);
    assert!(core::mem::offset_of!(GemMmapOut, addr_ptr) == 0);
};

/// Asks for or changes the creation parameters of an object.
#[doc(alias = "drm_amdgpu_gem_op")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemOp {
    /// Offset 0.
    pub handle: u32,
    /// Offset 4.
    pub op: u32,
    /// Address or value. Offset 8.
    pub value: u64,
}

impl Default for GemOp {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemOp>() == 16);
    assert!(align_of::<GemOp>() == 8);
    assert!(core::mem::offset_of!(GemOp, handle) == 0);
    assert!(core::mem::offset_of!(GemOp, op) == 4);
    assert!(core::mem::offset_of!(GemOp, value) == 8);
};

/// Maps a part of an object into the address space of the file.
#[doc(alias = "drm_amdgpu_gem_va")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemVa {
    /// Offset 0.
    pub handle: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
    /// `AMDGPU_VA_OP_…`. Offset 8.
    pub operation: u32,
    /// `AMDGPU_VM_PAGE_…`, `AMDGPU_VM_MTYPE_…`. Offset 12.
    pub flags: u32,
    /// Page aligned. Offset 16.
    pub va_address: u64,
    /// Bytes, page aligned. Offset 24.
    pub offset_in_bo: u64,
    /// Bytes, page aligned. Offset 32.
    pub map_size: u64,
}

impl Default for GemVa {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemVa>() == 40);
    assert!(align_of::<GemVa>() == 8);
    assert!(core::mem::offset_of!(GemVa, handle) == 0);
    assert!(core::mem::offset_of!(GemVa, _pad) == 4);
    assert!(core::mem::offset_of!(GemVa, operation) == 8);
    assert!(core::mem::offset_of!(GemVa, flags) == 12);
    assert!(core::mem::offset_of!(GemVa, va_address) == 16);
    assert!(core::mem::offset_of!(GemVa, offset_in_bo) == 24);
    assert!(core::mem::offset_of!(GemVa, map_size) == 32);
};

/// Makes a GEM object: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_gem_create")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemCreate {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 4],
}

impl Default for GemCreate {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl GemCreate {
    /// `data` read as `GemCreateIn`.
    #[must_use]
    pub fn input(&self) -> GemCreateIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 32 bytes of `data`.
    pub fn set_input(&mut self, value: GemCreateIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `GemCreateOut`.
    #[must_use]
    pub fn output(&self) -> GemCreateOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: GemCreateOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<GemCreate>() == 32);
    assert!(align_of::<GemCreate>() == 8);
    assert!(core::mem::offset_of!(GemCreate, data) == 0);
};

/// Asks where an object can be mapped: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_gem_mmap")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemMmap {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 1],
}

impl Default for GemMmap {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl GemMmap {
    /// `data` read as `GemMmapIn`.
    #[must_use]
    pub fn input(&self) -> GemMmapIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_input(&mut self, value: GemMmapIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `GemMmapOut`.
    #[must_use]
    pub fn output(&self) -> GemMmapOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: GemMmapOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<GemMmap>() == 8);
    assert!(align_of::<GemMmap>() == 8);
    assert!(core::mem::offset_of!(GemMmap, data) == 0);
};

/// Sets or gets what is kept with an object for others to read.
#[doc(alias = "drm_amdgpu_gem_metadata")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemMetadata {
    /// Offset 0, to the callee.
    pub handle: u32,
    /// `AMDGPU_GEM_METADATA_OP_…`. Offset 4, to the callee.
    pub op: u32,
    /// For the user's own use. Offset 8, both ways.
    pub flags: u64,
    /// [`TilingGfx6`], [`TilingGfx9`] or [`TilingGfx12`], by generation. Offset 16, both ways.
    pub tiling_info: u64,
    /// Bytes of `data`. Offset 24, both ways.
    pub data_size_bytes: u32,
    /// Offset 28, both ways.
    pub data: [u32; 64],
    /// Padding that the compiler puts there. Offset 284.
    pub pad: u32,
}

impl Default for GemMetadata {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemMetadata>() == 288);
    assert!(align_of::<GemMetadata>() == 8);
    assert!(core::mem::offset_of!(GemMetadata, handle) == 0);
    assert!(core::mem::offset_of!(GemMetadata, op) == 4);
    assert!(core::mem::offset_of!(GemMetadata, flags) == 8);
    assert!(core::mem::offset_of!(GemMetadata, tiling_info) == 16);
    assert!(core::mem::offset_of!(GemMetadata, data_size_bytes) == 24);
    assert!(core::mem::offset_of!(GemMetadata, data) == 28);
    assert!(core::mem::offset_of!(GemMetadata, pad) == 284);
};

/// Which object is to become idle.
#[doc(alias = "drm_amdgpu_gem_wait_idle_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemWaitIdleIn {
    /// Offset 0.
    pub handle: u32,
    /// Zero. Offset 4.
    pub flags: u32,
    /// Nanoseconds of CLOCK_MONOTONIC, absolute. Offset 8.
    pub timeout: u64,
}

impl Default for GemWaitIdleIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemWaitIdleIn>() == 16);
    assert!(align_of::<GemWaitIdleIn>() == 8);
    assert!(core::mem::offset_of!(GemWaitIdleIn, handle) == 0);
    assert!(core::mem::offset_of!(GemWaitIdleIn, flags) == 4);
    assert!(core::mem::offset_of!(GemWaitIdleIn, timeout) == 8);
};

/// Whether it is.
#[doc(alias = "drm_amdgpu_gem_wait_idle_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemWaitIdleOut {
    /// 1 if it is still in use. Offset 0.
    pub status: u32,
    /// `AMDGPU_GEM_DOMAIN_…` where it is; the kernel writes 0. Offset 4.
    pub domain: u32,
}

impl Default for GemWaitIdleOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemWaitIdleOut>() == 8);
    assert!(align_of::<GemWaitIdleOut>() == 4);
    assert!(core::mem::offset_of!(GemWaitIdleOut, status) == 0);
    assert!(core::mem::offset_of!(GemWaitIdleOut, domain) == 4);
};

/// Waits until no job uses an object: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_gem_wait_idle")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemWaitIdle {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 2],
}

impl Default for GemWaitIdle {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl GemWaitIdle {
    /// `data` read as `GemWaitIdleIn`.
    #[must_use]
    pub fn input(&self) -> GemWaitIdleIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_input(&mut self, value: GemWaitIdleIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `GemWaitIdleOut`.
    #[must_use]
    pub fn output(&self) -> GemWaitIdleOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: GemWaitIdleOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<GemWaitIdle>() == 16);
    assert!(align_of::<GemWaitIdle>() == 8);
    assert!(core::mem::offset_of!(GemWaitIdle, data) == 0);
};
