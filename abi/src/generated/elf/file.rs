// Generated from abi/spec/elf/file.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 100d9ee48b7d488f

//! Code objects: ELF header values, notes, relocations.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Value of `e_machine`.
pub const EM_AMDGPU: u16 = 224;
/// Value of `EI_OSABI` for HSA.
pub const ELFOSABI_AMDGPU_HSA: u8 = 64;
/// Value of `EI_OSABI` for PAL, not for us.
pub const ELFOSABI_AMDGPU_PAL: u8 = 65;
/// Value of `EI_OSABI` for Mesa, not for us.
pub const ELFOSABI_AMDGPU_MESA3D: u8 = 66;
/// Value of `EI_ABIVERSION`: version of the code object, minus 2.
pub const ELFABIVERSION_AMDGPU_HSA_V2: u8 = 0;
/// Value of `EI_ABIVERSION`: version of the code object, minus 2.
pub const ELFABIVERSION_AMDGPU_HSA_V3: u8 = 1;
/// Value of `EI_ABIVERSION`: version of the code object, minus 2.
pub const ELFABIVERSION_AMDGPU_HSA_V4: u8 = 2;
/// Value of `EI_ABIVERSION`: version of the code object, minus 2.
pub const ELFABIVERSION_AMDGPU_HSA_V5: u8 = 3;
/// Value of `EI_ABIVERSION`: version of the code object, minus 2.
pub const ELFABIVERSION_AMDGPU_HSA_V6: u8 = 4;
/// Processor in `e_flags`.
pub const EF_AMDGPU_MACH: u32 = 255;
/// Code object v2: XNACK is on.
pub const EF_AMDGPU_FEATURE_XNACK_V2: u32 = 1;
/// Code object v2: the trap handler is on.
pub const EF_AMDGPU_FEATURE_TRAP_HANDLER_V2: u32 = 2;
/// Code object v3: XNACK is on.
pub const EF_AMDGPU_FEATURE_XNACK_V3: u32 = 256;
/// Code object v3: SRAM ECC is on.
pub const EF_AMDGPU_FEATURE_SRAMECC_V3: u32 = 512;
/// Code object v4 and later: mask of the XNACK setting.
pub const EF_AMDGPU_FEATURE_XNACK_V4: u32 = 768;
/// The processor has no XNACK.
pub const EF_AMDGPU_FEATURE_XNACK_UNSUPPORTED_V4: u32 = 0;
/// Runs with XNACK on or off.
pub const EF_AMDGPU_FEATURE_XNACK_ANY_V4: u32 = 256;
/// Runs only with XNACK off.
pub const EF_AMDGPU_FEATURE_XNACK_OFF_V4: u32 = 512;
/// Runs only with XNACK on.
pub const EF_AMDGPU_FEATURE_XNACK_ON_V4: u32 = 768;
/// Code object v4 and later: mask of the SRAM ECC setting.
pub const EF_AMDGPU_FEATURE_SRAMECC_V4: u32 = 3072;
/// The processor has no SRAM ECC.
pub const EF_AMDGPU_FEATURE_SRAMECC_UNSUPPORTED_V4: u32 = 0;
/// Runs with SRAM ECC on or off.
pub const EF_AMDGPU_FEATURE_SRAMECC_ANY_V4: u32 = 1024;
/// Runs only with SRAM ECC off.
pub const EF_AMDGPU_FEATURE_SRAMECC_OFF_V4: u32 = 2048;
/// Runs only with SRAM ECC on.
pub const EF_AMDGPU_FEATURE_SRAMECC_ON_V4: u32 = 3072;
/// Code object v6: mask of the version of a generic target.
pub const EF_AMDGPU_GENERIC_VERSION: u32 = 0xff00_0000;
/// Code object v6: shift of that version.
pub const EF_AMDGPU_GENERIC_VERSION_OFFSET: u32 = 24;
/// Code object v6: the first version.
pub const EF_AMDGPU_GENERIC_VERSION_MIN: u32 = 1;
/// Code object v6: the last version.
pub const EF_AMDGPU_GENERIC_VERSION_MAX: u32 = 255;
/// Type of the note with the metadata, a MessagePack map; its name is `AMDGPU`.
pub const NT_AMDGPU_METADATA: u32 = 32;
/// Major and minor version, 32 bits each.
pub const NT_AMD_HSA_CODE_OBJECT_VERSION: u32 = 1;
/// The HSAIL finalizer's options.
pub const NT_AMD_HSA_HSAIL: u32 = 2;
/// Vendor and architecture: lengths of 16 bits, major, minor, stepping of 32, two texts.
pub const NT_AMD_HSA_ISA_VERSION: u32 = 3;
/// The metadata as YAML.
pub const NT_AMD_HSA_METADATA: u32 = 10;
/// The target id as a text.
pub const NT_AMD_HSA_ISA_NAME: u32 = 11;
/// Metadata of PAL, not for us.
pub const NT_AMD_PAL_METADATA: u32 = 12;
/// Processor in `e_flags & EF_AMDGPU_MACH`; its name is that of the target.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct Mach(u32);

impl Mach {
    /// gfx600.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX600")]
    pub const GFX600: Self = Self(32);
    /// gfx601.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX601")]
    pub const GFX601: Self = Self(33);
    /// gfx700.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX700")]
    pub const GFX700: Self = Self(34);
    /// gfx701.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX701")]
    pub const GFX701: Self = Self(35);
    /// gfx702.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX702")]
    pub const GFX702: Self = Self(36);
    /// gfx703.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX703")]
    pub const GFX703: Self = Self(37);
    /// gfx704.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX704")]
    pub const GFX704: Self = Self(38);
    /// gfx801.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX801")]
    pub const GFX801: Self = Self(40);
    /// gfx802.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX802")]
    pub const GFX802: Self = Self(41);
    /// gfx803.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX803")]
    pub const GFX803: Self = Self(42);
    /// gfx810.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX810")]
    pub const GFX810: Self = Self(43);
    /// gfx900.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX900")]
    pub const GFX900: Self = Self(44);
    /// gfx902.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX902")]
    pub const GFX902: Self = Self(45);
    /// gfx904.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX904")]
    pub const GFX904: Self = Self(46);
    /// gfx906.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX906")]
    pub const GFX906: Self = Self(47);
    /// gfx908.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX908")]
    pub const GFX908: Self = Self(48);
    /// gfx909.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX909")]
    pub const GFX909: Self = Self(49);
    /// gfx90c.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX90C")]
    pub const GFX90C: Self = Self(50);
    /// gfx1010.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1010")]
    pub const GFX1010: Self = Self(51);
    /// gfx1011.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1011")]
    pub const GFX1011: Self = Self(52);
    /// gfx1012.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1012")]
    pub const GFX1012: Self = Self(53);
    /// gfx1030.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1030")]
    pub const GFX1030: Self = Self(54);
    /// gfx1031.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1031")]
    pub const GFX1031: Self = Self(55);
    /// gfx1032.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1032")]
    pub const GFX1032: Self = Self(56);
    /// gfx1033.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1033")]
    pub const GFX1033: Self = Self(57);
    /// gfx602.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX602")]
    pub const GFX602: Self = Self(58);
    /// gfx705.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX705")]
    pub const GFX705: Self = Self(59);
    /// gfx805.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX805")]
    pub const GFX805: Self = Self(60);
    /// gfx1035.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1035")]
    pub const GFX1035: Self = Self(61);
    /// gfx1034.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1034")]
    pub const GFX1034: Self = Self(62);
    /// gfx90a.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX90A")]
    pub const GFX90A: Self = Self(63);
    /// gfx940.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX940")]
    pub const GFX940: Self = Self(64);
    /// gfx1100.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1100")]
    pub const GFX1100: Self = Self(65);
    /// gfx1013.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1013")]
    pub const GFX1013: Self = Self(66);
    /// gfx1150.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1150")]
    pub const GFX1150: Self = Self(67);
    /// gfx1103.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1103")]
    pub const GFX1103: Self = Self(68);
    /// gfx1036.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1036")]
    pub const GFX1036: Self = Self(69);
    /// gfx1101.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1101")]
    pub const GFX1101: Self = Self(70);
    /// gfx1102.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1102")]
    pub const GFX1102: Self = Self(71);
    /// gfx1200.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1200")]
    pub const GFX1200: Self = Self(72);
    /// gfx1151.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1151")]
    pub const GFX1151: Self = Self(74);
    /// gfx941.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX941")]
    pub const GFX941: Self = Self(75);
    /// gfx942.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX942")]
    pub const GFX942: Self = Self(76);
    /// gfx1201.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1201")]
    pub const GFX1201: Self = Self(78);
    /// gfx9-generic.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX9_GENERIC")]
    pub const GFX9_GENERIC: Self = Self(81);
    /// gfx10-1-generic.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX10_1_GENERIC")]
    pub const GFX10_1_GENERIC: Self = Self(82);
    /// gfx10-3-generic.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX10_3_GENERIC")]
    pub const GFX10_3_GENERIC: Self = Self(83);
    /// gfx11-generic.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX11_GENERIC")]
    pub const GFX11_GENERIC: Self = Self(84);
    /// gfx1152.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1152")]
    pub const GFX1152: Self = Self(85);
    /// gfx12-generic.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX12_GENERIC")]
    pub const GFX12_GENERIC: Self = Self(89);
    /// gfx950. Since LLVM 20.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX950")]
    pub const GFX950: Self = Self(79);
    /// gfx1153. Since LLVM 20.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1153")]
    pub const GFX1153: Self = Self(88);
    /// gfx9-4-generic. Since LLVM 20.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX9_4_GENERIC")]
    pub const GFX9_4_GENERIC: Self = Self(95);
    /// gfx1250. Since LLVM 22.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1250")]
    pub const GFX1250: Self = Self(73);
    /// gfx1251. Since LLVM 22.
    #[doc(alias = "EF_AMDGPU_MACH_AMDGCN_GFX1251")]
    pub const GFX1251: Self = Self(90);
    /// All values that have a name.
    pub const ALL: &[Self] = &[
        Self::GFX600,
        Self::GFX601,
        Self::GFX700,
        Self::GFX701,
        Self::GFX702,
        Self::GFX703,
        Self::GFX704,
        Self::GFX801,
        Self::GFX802,
        Self::GFX803,
        Self::GFX810,
        Self::GFX900,
        Self::GFX902,
        Self::GFX904,
        Self::GFX906,
        Self::GFX908,
        Self::GFX909,
        Self::GFX90C,
        Self::GFX1010,
        Self::GFX1011,
        Self::GFX1012,
        Self::GFX1030,
        Self::GFX1031,
        Self::GFX1032,
        Self::GFX1033,
        Self::GFX602,
        Self::GFX705,
        Self::GFX805,
        Self::GFX1035,
        Self::GFX1034,
        Self::GFX90A,
        Self::GFX940,
        Self::GFX1100,
        Self::GFX1013,
        Self::GFX1150,
        Self::GFX1103,
        Self::GFX1036,
        Self::GFX1101,
        Self::GFX1102,
        Self::GFX1200,
        Self::GFX1151,
        Self::GFX941,
        Self::GFX942,
        Self::GFX1201,
        Self::GFX9_GENERIC,
        Self::GFX10_1_GENERIC,
        Self::GFX10_3_GENERIC,
        Self::GFX11_GENERIC,
        Self::GFX1152,
        Self::GFX12_GENERIC,
        Self::GFX950,
        Self::GFX1153,
        Self::GFX9_4_GENERIC,
        Self::GFX1250,
        Self::GFX1251,
    ];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("gfx600", Self::GFX600.0 as u64),
        ("gfx601", Self::GFX601.0 as u64),
        ("gfx700", Self::GFX700.0 as u64),
        ("gfx701", Self::GFX701.0 as u64),
        ("gfx702", Self::GFX702.0 as u64),
        ("gfx703", Self::GFX703.0 as u64),
        ("gfx704", Self::GFX704.0 as u64),
        ("gfx801", Self::GFX801.0 as u64),
        ("gfx802", Self::GFX802.0 as u64),
        ("gfx803", Self::GFX803.0 as u64),
        ("gfx810", Self::GFX810.0 as u64),
        ("gfx900", Self::GFX900.0 as u64),
        ("gfx902", Self::GFX902.0 as u64),
        ("gfx904", Self::GFX904.0 as u64),
        ("gfx906", Self::GFX906.0 as u64),
        ("gfx908", Self::GFX908.0 as u64),
        ("gfx909", Self::GFX909.0 as u64),
        ("gfx90c", Self::GFX90C.0 as u64),
        ("gfx1010", Self::GFX1010.0 as u64),
        ("gfx1011", Self::GFX1011.0 as u64),
        ("gfx1012", Self::GFX1012.0 as u64),
        ("gfx1030", Self::GFX1030.0 as u64),
        ("gfx1031", Self::GFX1031.0 as u64),
        ("gfx1032", Self::GFX1032.0 as u64),
        ("gfx1033", Self::GFX1033.0 as u64),
        ("gfx602", Self::GFX602.0 as u64),
        ("gfx705", Self::GFX705.0 as u64),
        ("gfx805", Self::GFX805.0 as u64),
        ("gfx1035", Self::GFX1035.0 as u64),
        ("gfx1034", Self::GFX1034.0 as u64),
        ("gfx90a", Self::GFX90A.0 as u64),
        ("gfx940", Self::GFX940.0 as u64),
        ("gfx1100", Self::GFX1100.0 as u64),
        ("gfx1013", Self::GFX1013.0 as u64),
        ("gfx1150", Self::GFX1150.0 as u64),
        ("gfx1103", Self::GFX1103.0 as u64),
        ("gfx1036", Self::GFX1036.0 as u64),
        ("gfx1101", Self::GFX1101.0 as u64),
        ("gfx1102", Self::GFX1102.0 as u64),
        ("gfx1200", Self::GFX1200.0 as u64),
        ("gfx1151", Self::GFX1151.0 as u64),
        ("gfx941", Self::GFX941.0 as u64),
        ("gfx942", Self::GFX942.0 as u64),
        ("gfx1201", Self::GFX1201.0 as u64),
        ("gfx9-generic", Self::GFX9_GENERIC.0 as u64),
        ("gfx10-1-generic", Self::GFX10_1_GENERIC.0 as u64),
        ("gfx10-3-generic", Self::GFX10_3_GENERIC.0 as u64),
        ("gfx11-generic", Self::GFX11_GENERIC.0 as u64),
        ("gfx1152", Self::GFX1152.0 as u64),
        ("gfx12-generic", Self::GFX12_GENERIC.0 as u64),
        ("gfx950", Self::GFX950.0 as u64),
        ("gfx1153", Self::GFX1153.0 as u64),
        ("gfx9-4-generic", Self::GFX9_4_GENERIC.0 as u64),
        ("gfx1250", Self::GFX1250.0 as u64),
        ("gfx1251", Self::GFX1251.0 as u64),
    ];
}

impl core::fmt::Debug for Mach {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "Mach({:#x})", self.0),
        }
    }
}

/// Type of a relocation.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct Relocation(u32);

impl Relocation {
    /// Nothing.
    #[doc(alias = "R_AMDGPU_NONE")]
    pub const NONE: Self = Self(0);
    /// Low half of S + A.
    #[doc(alias = "R_AMDGPU_ABS32_LO")]
    pub const ABS32_LO: Self = Self(1);
    /// High half of S + A.
    #[doc(alias = "R_AMDGPU_ABS32_HI")]
    pub const ABS32_HI: Self = Self(2);
    /// S + A, 64 bits.
    #[doc(alias = "R_AMDGPU_ABS64")]
    pub const ABS64: Self = Self(3);
    /// S + A − P, 32 bits.
    #[doc(alias = "R_AMDGPU_REL32")]
    pub const REL32: Self = Self(4);
    /// S + A − P, 64 bits.
    #[doc(alias = "R_AMDGPU_REL64")]
    pub const REL64: Self = Self(5);
    /// S + A, 32 bits.
    #[doc(alias = "R_AMDGPU_ABS32")]
    pub const ABS32: Self = Self(6);
    /// G + GOT + A − P, 32 bits.
    #[doc(alias = "R_AMDGPU_GOTPCREL")]
    pub const GOTPCREL: Self = Self(7);
    /// Low half of G + GOT + A − P.
    #[doc(alias = "R_AMDGPU_GOTPCREL32_LO")]
    pub const GOTPCREL32_LO: Self = Self(8);
    /// High half of G + GOT + A − P.
    #[doc(alias = "R_AMDGPU_GOTPCREL32_HI")]
    pub const GOTPCREL32_HI: Self = Self(9);
    /// Low half of S + A − P.
    #[doc(alias = "R_AMDGPU_REL32_LO")]
    pub const REL32_LO: Self = Self(10);
    /// High half of S + A − P.
    #[doc(alias = "R_AMDGPU_REL32_HI")]
    pub const REL32_HI: Self = Self(11);
    /// B + A, 64 bits.
    #[doc(alias = "R_AMDGPU_RELATIVE64")]
    pub const RELATIVE64: Self = Self(13);
    /// (S + A − P − 4) / 4, 16 bits.
    #[doc(alias = "R_AMDGPU_REL16")]
    pub const REL16: Self = Self(14);
    /// All values that have a name.
    pub const ALL: &[Self] = &[
        Self::NONE,
        Self::ABS32_LO,
        Self::ABS32_HI,
        Self::ABS64,
        Self::REL32,
        Self::REL64,
        Self::ABS32,
        Self::GOTPCREL,
        Self::GOTPCREL32_LO,
        Self::GOTPCREL32_HI,
        Self::REL32_LO,
        Self::REL32_HI,
        Self::RELATIVE64,
        Self::REL16,
    ];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("R_AMDGPU_NONE", Self::NONE.0 as u64),
        ("R_AMDGPU_ABS32_LO", Self::ABS32_LO.0 as u64),
        ("R_AMDGPU_ABS32_HI", Self::ABS32_HI.0 as u64),
        ("R_AMDGPU_ABS64", Self::ABS64.0 as u64),
        ("R_AMDGPU_REL32", Self::REL32.0 as u64),
        ("R_AMDGPU_REL64", Self::REL64.0 as u64),
        ("R_AMDGPU_ABS32", Self::ABS32.0 as u64),
        ("R_AMDGPU_GOTPCREL", Self::GOTPCREL.0 as u64),
        ("R_AMDGPU_GOTPCREL32_LO", Self::GOTPCREL32_LO.0 as u64),
        ("R_AMDGPU_GOTPCREL32_HI", Self::GOTPCREL32_HI.0 as u64),
        ("R_AMDGPU_REL32_LO", Self::REL32_LO.0 as u64),
        ("R_AMDGPU_REL32_HI", Self::REL32_HI.0 as u64),
        ("R_AMDGPU_RELATIVE64", Self::RELATIVE64.0 as u64),
        ("R_AMDGPU_REL16", Self::REL16.0 as u64),
    ];
}

impl core::fmt::Debug for Relocation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "Relocation({:#x})", self.0),
        }
    }
}
