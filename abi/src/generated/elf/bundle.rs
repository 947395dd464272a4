// Generated from abi/spec/elf/bundle.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 8d5f8c11ac2a97d4

//! Containers of code objects: bundles, compressed or not, and what a program carries them in.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Magic of an uncompressed offload bundle.
pub const OFFLOAD_BUNDLE_MAGIC: &str = "__CLANG_OFFLOAD_BUNDLE__";
/// Magic of a compressed offload bundle.
pub const COMPRESSED_BUNDLE_MAGIC: &str = "CCOB";
/// Magic of the fat binary wrapper that the compiler registers: `HIPF`.
pub const HIP_FAT_BINARY_MAGIC: u32 = 0x4849_5046;
/// zlib.
pub const CCOB_METHOD_ZLIB: u16 = 0;
/// zstd.
pub const CCOB_METHOD_ZSTD: u16 = 1;
/// Bytes of [`CompressedBundleV1`].
#[doc(alias = "CompressedOffloadBundle::V1HeaderSize")]
pub const CCOB_V1_HEADER_SIZE: usize = 20;
/// Bytes of [`CompressedBundleV2`].
#[doc(alias = "CompressedOffloadBundle::V2HeaderSize")]
pub const CCOB_V2_HEADER_SIZE: usize = 24;
/// Kind of an entry: for the host.
pub const BUNDLE_KIND_HOST: &str = "host";
/// Kind of an entry: HIP, code object version 2 or 3.
pub const BUNDLE_KIND_HIP: &str = "hip";
/// Kind of an entry: HIP, code object version 4 and later.
pub const BUNDLE_KIND_HIPV4: &str = "hipv4";
/// Kind of an entry: OpenMP.
pub const BUNDLE_KIND_OPENMP: &str = "openmp";
/// Section of a program that has the bundles.
pub const HIP_FATBIN_SECTION: &str = ".hip_fatbin";
/// Section of a program that has a [`HipFatBinary`] for each bundle.
pub const HIP_FATBIN_SEGMENT_SECTION: &str = ".hipFatBinSegment";
/// Magic of an offload binary (`clang-offload-packager`), whose bytes are 10 ff 10 ad.
pub const OFFLOAD_BINARY_MAGIC: u32 = 0xad10_ff10;
/// Version of an offload binary.
#[doc(alias = "+OffloadBinary::Version")]
pub const OFFLOAD_BINARY_VERSION: u32 = 1;
/// Language of an image in an offload binary.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct OffloadKind(u16);

impl OffloadKind {
    /// None.
    #[doc(alias = "OFK_None")]
    pub const NONE: Self = Self(0);
    /// OpenMP.
    #[doc(alias = "OFK_OpenMP")]
    pub const OPENMP: Self = Self(1);
    /// CUDA.
    #[doc(alias = "OFK_Cuda")]
    pub const CUDA: Self = Self(2);
    /// HIP.
    #[doc(alias = "OFK_HIP")]
    pub const HIP: Self = Self(3);
    /// All values that have a name.
    pub const ALL: &[Self] = &[Self::NONE, Self::OPENMP, Self::CUDA, Self::HIP];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("none", Self::NONE.0 as u64),
        ("openmp", Self::OPENMP.0 as u64),
        ("cuda", Self::CUDA.0 as u64),
        ("hip", Self::HIP.0 as u64),
    ];
}

impl core::fmt::Debug for OffloadKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "OffloadKind({:#x})", self.0),
        }
    }
}

/// Form of an image in an offload binary.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct ImageKind(u16);

impl ImageKind {
    /// None.
    #[doc(alias = "IMG_None")]
    pub const NONE: Self = Self(0);
    /// An ELF file.
    #[doc(alias = "IMG_Object")]
    pub const OBJECT: Self = Self(1);
    /// LLVM's intermediate code.
    #[doc(alias = "IMG_Bitcode")]
    pub const BITCODE: Self = Self(2);
    /// CUDA's machine code.
    #[doc(alias = "IMG_Cubin")]
    pub const CUBIN: Self = Self(3);
    /// A bundle.
    #[doc(alias = "IMG_Fatbinary")]
    pub const FATBINARY: Self = Self(4);
    /// CUDA's intermediate code.
    #[doc(alias = "IMG_PTX")]
    pub const PTX: Self = Self(5);
    /// All values that have a name.
    pub const ALL: &[Self] = &[
        Self::NONE,
        Self::OBJECT,
        Self::BITCODE,
        Self::CUBIN,
        Self::FATBINARY,
        Self::PTX,
    ];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("none", Self::NONE.0 as u64),
        ("object", Self::OBJECT.0 as u64),
        ("bitcode", Self::BITCODE.0 as u64),
        ("cubin", Self::CUBIN.0 as u64),
        ("fatbinary", Self::FATBINARY.0 as u64),
        ("ptx", Self::PTX.0 as u64),
    ];
}

impl core::fmt::Debug for ImageKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "ImageKind({:#x})", self.0),
        }
    }
}

/// The wrapper that `__hipRegisterFatBinary` gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct HipFatBinary {
    /// [`HIP_FAT_BINARY_MAGIC`]. Offset 0.
    pub magic: u32,
    /// 1. Offset 4.
    pub version: u32,
    /// Address of the bundle. Offset 8.
    pub binary: u64,
    /// Zero. Offset 16.
    pub unused: u64,
}

impl Default for HipFatBinary {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HipFatBinary>() == 24);
    assert!(align_of::<HipFatBinary>() == 8);
    assert!(core::mem::offset_of!(HipFatBinary, magic) == 0);
    assert!(core::mem::offset_of!(HipFatBinary, version) == 4);
    assert!(core::mem::offset_of!(HipFatBinary, binary) == 8);
    assert!(core::mem::offset_of!(HipFatBinary, unused) == 16);
};

/// Head of an uncompressed offload bundle. `count` times [`BundleEntry`] with its identifier follow, without padding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BundleHeader {
    /// [`OFFLOAD_BUNDLE_MAGIC`]. Offset 0.
    pub magic: [u8; 24],
    /// Offset 24.
    pub count: u64,
}

impl Default for BundleHeader {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BundleHeader>() == 32);
    assert!(align_of::<BundleHeader>() == 8);
    assert!(core::mem::offset_of!(BundleHeader, magic) == 0);
    assert!(core::mem::offset_of!(BundleHeader, count) == 24);
};

/// One code object of an offload bundle: its identifier is `<kind>-<triple>[-<target id>]`, as in `hipv4-amdgcn-amd-amdhsa--gfx942:xnack+`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BundleEntry {
    /// Bytes from the start of the bundle. Offset 0.
    pub offset: u64,
    /// Bytes. Offset 8.
    pub size: u64,
    /// Bytes of the identifier, which follows. Offset 16.
    pub id_length: u64,
}

impl Default for BundleEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BundleEntry>() == 24);
    assert!(align_of::<BundleEntry>() == 8);
    assert!(core::mem::offset_of!(BundleEntry, offset) == 0);
    assert!(core::mem::offset_of!(BundleEntry, size) == 8);
    assert!(core::mem::offset_of!(BundleEntry, id_length) == 16);
};

/// Head of a compressed offload bundle, version 1: it does not tell where its data ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CompressedBundleV1 {
    /// [`COMPRESSED_BUNDLE_MAGIC`]. Offset 0.
    pub magic: [u8; 4],
    /// 1. Offset 4.
    pub version: u16,
    /// `CCOB_METHOD_…`. Offset 6.
    pub method: u16,
    /// Bytes. Offset 8.
    pub uncompressed_size: u32,
    /// First 8 bytes of an MD5 of the content. Offset 12.
    pub hash: [u32; 2],
}

impl Default for CompressedBundleV1 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CompressedBundleV1>() == 20);
    assert!(align_of::<CompressedBundleV1>() == 4);
    assert!(core::mem::offset_of!(CompressedBundleV1, magic) == 0);
    assert!(core::mem::offset_of!(CompressedBundleV1, version) == 4);
    assert!(core::mem::offset_of!(CompressedBundleV1, method) == 6);
    assert!(core::mem::offset_of!(CompressedBundleV1, uncompressed_size) == 8);
    assert!(core::mem::offset_of!(CompressedBundleV1, hash) == 12);
};

/// Head of a compressed offload bundle, version 2; the hash is the first 8 bytes of an MD5 of the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CompressedBundleV2 {
    /// [`COMPRESSED_BUNDLE_MAGIC`]. Offset 0.
    pub magic: [u8; 4],
    /// 2. Offset 4.
    pub version: u16,
    /// `CCOB_METHOD_…`. Offset 6.
    pub method: u16,
    /// Bytes with this head. Offset 8.
    pub total_size: u32,
    /// Bytes. Offset 12.
    pub uncompressed_size: u32,
    /// Offset 16.
    pub hash: u64,
}

impl Default for CompressedBundleV2 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CompressedBundleV2>() == 24);
    assert!(align_of::<CompressedBundleV2>() == 8);
    assert!(core::mem::offset_of!(CompressedBundleV2, magic) == 0);
    assert!(core::mem::offset_of!(CompressedBundleV2, version) == 4);
    assert!(core::mem::offset_of!(CompressedBundleV2, method) == 6);
    assert!(core::mem::offset_of!(CompressedBundleV2, total_size) == 8);
    assert!(core::mem::offset_of!(CompressedBundleV2, uncompressed_size) == 12);
    assert!(core::mem::offset_of!(CompressedBundleV2, hash) == 16);
};

/// Head of a compressed offload bundle, version 3 (LLVM 21): version 2 for bundles of 4 GiB and more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CompressedBundleV3 {
    /// [`COMPRESSED_BUNDLE_MAGIC`]. Offset 0.
    pub magic: [u8; 4],
    /// 3. Offset 4.
    pub version: u16,
    /// `CCOB_METHOD_…`. Offset 6.
    pub method: u16,
    /// Bytes with this head. Offset 8.
    pub total_size: u64,
    /// Bytes. Offset 16.
    pub uncompressed_size: u64,
    /// First 8 bytes of an MD5 of the content. Offset 24.
    pub hash: u64,
}

impl Default for CompressedBundleV3 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CompressedBundleV3>() == 32);
    assert!(align_of::<CompressedBundleV3>() == 8);
    assert!(core::mem::offset_of!(CompressedBundleV3, magic) == 0);
    assert!(core::mem::offset_of!(CompressedBundleV3, version) == 4);
    assert!(core::mem::offset_of!(CompressedBundleV3, method) == 6);
    assert!(core::mem::offset_of!(CompressedBundleV3, total_size) == 8);
    assert!(core::mem::offset_of!(CompressedBundleV3, uncompressed_size) == 16);
    assert!(core::mem::offset_of!(CompressedBundleV3, hash) == 24);
};

/// Head of an offload binary, 8-byte aligned.
#[doc(alias = "OffloadBinary::Header")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[expect(non_snake_case, reason = "the header's names")]
pub struct OffloadBinaryHeader {
    /// [`OFFLOAD_BINARY_MAGIC`]. Offset 0.
    pub Magic: [u8; 4],
    /// [`OFFLOAD_BINARY_VERSION`]. Offset 4.
    pub Version: u32,
    /// Bytes of all. Offset 8.
    pub Size: u64,
    /// Bytes to the [`OffloadBinaryEntry`]. Offset 16.
    pub EntryOffset: u64,
    /// Bytes of the [`OffloadBinaryEntry`]. Offset 24.
    pub EntrySize: u64,
}

impl Default for OffloadBinaryHeader {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<OffloadBinaryHeader>() == 32);
    assert!(align_of::<OffloadBinaryHeader>() == 8);
    assert!(core::mem::offset_of!(OffloadBinaryHeader, Magic) == 0);
    assert!(core::mem::offset_of!(OffloadBinaryHeader, Version) == 4);
    assert!(core::mem::offset_of!(OffloadBinaryHeader, Size) == 8);
    assert!(core::mem::offset_of!(OffloadBinaryHeader, EntryOffset) == 16);
    assert!(core::mem::offset_of!(OffloadBinaryHeader, EntrySize) == 24);
};

/// One image of an offload binary.
#[doc(alias = "OffloadBinary::Entry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[expect(non_snake_case, reason = "the header's names")]
pub struct OffloadBinaryEntry {
    /// Offset 0.
    pub TheImageKind: ImageKind,
    /// Offset 2.
    pub TheOffloadKind: OffloadKind,
    /// Offset 4.
    pub Flags: u32,
    /// Bytes to the [`OffloadBinaryString`]s. Offset 8.
    pub StringOffset: u64,
    /// Offset 16.
    pub NumStrings: u64,
    /// Bytes to the image. Offset 24.
    pub ImageOffset: u64,
    /// Bytes. Offset 32.
    pub ImageSize: u64,
}

impl Default for OffloadBinaryEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<OffloadBinaryEntry>() == 40);
    assert!(align_of::<OffloadBinaryEntry>() == 8);
    assert!(core::mem::offset_of!(OffloadBinaryEntry, TheImageKind) == 0);
    assert!(core::mem::offset_of!(OffloadBinaryEntry, TheOffloadKind) == 2);
    assert!(core::mem::offset_of!(OffloadBinaryEntry, Flags) == 4);
    assert!(core::mem::offset_of!(OffloadBinaryEntry, StringOffset) == 8);
    assert!(core::mem::offset_of!(OffloadBinaryEntry, NumStrings) == 16);
    assert!(core::mem::offset_of!(OffloadBinaryEntry, ImageOffset) == 24);
    assert!(core::mem::offset_of!(OffloadBinaryEntry, ImageSize) == 32);
};

/// One property of an image, `triple` and `arch` among them: texts that end in a zero byte.
#[doc(alias = "OffloadBinary::StringEntry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[expect(non_snake_case, reason = "the header's names")]
pub struct OffloadBinaryString {
    /// Bytes. Offset 0.
    pub KeyOffset: u64,
    /// Bytes. Offset 8.
    pub ValueOffset: u64,
}

impl Default for OffloadBinaryString {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<OffloadBinaryString>() == 16);
    assert!(align_of::<OffloadBinaryString>() == 8);
    assert!(core::mem::offset_of!(OffloadBinaryString, KeyOffset) == 0);
    assert!(core::mem::offset_of!(OffloadBinaryString, ValueOffset) == 8);
};
