//! Target ids: which processor code is made for, and which agents run it.
//!
//! Source: AMDGPUUsage, "Processors", "Target ID", and "ELF Header" (`e_flags`).

use core::fmt;

use outcrop_abi::elf::{
    EF_AMDGPU_FEATURE_SRAMECC_V3, EF_AMDGPU_FEATURE_XNACK_V3, EF_AMDGPU_GENERIC_VERSION_OFFSET,
    EF_AMDGPU_MACH, Mach,
};

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

impl Feature {
    /// The two-bit field of `e_flags` since code object v4.
    const fn from_bits(bits: u32) -> Feature {
        match bits & 3 {
            0 => Feature::Unsupported,
            1 => Feature::Any,
            2 => Feature::Off,
            _ => Feature::On,
        }
    }

    /// Whether code made with `self` runs where the feature is `agent`.
    const fn runs_on(self, agent: Feature) -> bool {
        matches!(
            (self, agent),
            (Feature::Any | Feature::Unsupported, _)
                | (Feature::Off, Feature::Off)
                | (Feature::On, Feature::On)
        )
    }
}

/// What a processor is called, and which features it has.
struct Processor {
    name: &'static str,
    sramecc: bool,
    xnack: bool,
}

const fn plain(name: &'static str) -> Processor {
    Processor {
        name,
        sramecc: false,
        xnack: false,
    }
}

const fn with_xnack(name: &'static str) -> Processor {
    Processor {
        name,
        sramecc: false,
        xnack: true,
    }
}

const fn with_both(name: &'static str) -> Processor {
    Processor {
        name,
        sramecc: true,
        xnack: true,
    }
}

/// The processors with flat addressing and HSA code objects; [`Mach`] has their numbers.
const PROCESSORS: &[Processor] = &[
    plain("gfx700"),
    plain("gfx701"),
    plain("gfx702"),
    plain("gfx703"),
    plain("gfx704"),
    with_xnack("gfx801"),
    plain("gfx802"),
    plain("gfx803"),
    with_xnack("gfx810"),
    with_xnack("gfx900"),
    with_xnack("gfx902"),
    with_xnack("gfx904"),
    with_both("gfx906"),
    with_both("gfx908"),
    with_xnack("gfx909"),
    with_xnack("gfx90c"),
    with_xnack("gfx1010"),
    with_xnack("gfx1011"),
    with_xnack("gfx1012"),
    plain("gfx1030"),
    plain("gfx1031"),
    plain("gfx1032"),
    plain("gfx1033"),
    plain("gfx705"),
    plain("gfx805"),
    plain("gfx1035"),
    plain("gfx1034"),
    with_both("gfx90a"),
    with_both("gfx940"),
    plain("gfx1100"),
    with_xnack("gfx1013"),
    plain("gfx1150"),
    plain("gfx1103"),
    plain("gfx1036"),
    plain("gfx1101"),
    plain("gfx1102"),
    plain("gfx1200"),
    plain("gfx1151"),
    with_both("gfx941"),
    with_both("gfx942"),
    plain("gfx1201"),
    with_both("gfx950"),
    with_xnack("gfx9-generic"),
    with_xnack("gfx10-1-generic"),
    plain("gfx10-3-generic"),
    plain("gfx11-generic"),
    plain("gfx1152"),
    plain("gfx1153"),
    plain("gfx12-generic"),
    with_both("gfx9-4-generic"),
    with_both("gfx1250"),
    with_both("gfx1251"),
];

/// Generic processors and the processors that run their code. All are of generic version 1.
const GENERICS: &[(&str, &[&str])] = &[
    (
        "gfx9-generic",
        &["gfx900", "gfx902", "gfx904", "gfx906", "gfx909", "gfx90c"],
    ),
    ("gfx9-4-generic", &["gfx940", "gfx941", "gfx942", "gfx950"]),
    ("gfx10-1-generic", &["gfx1010", "gfx1011", "gfx1012", "gfx1013"]),
    (
        "gfx10-3-generic",
        &[
            "gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036",
        ],
    ),
    (
        "gfx11-generic",
        &[
            "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153",
        ],
    ),
    ("gfx12-generic", &["gfx1200", "gfx1201"]),
];

/// Whether `generic` is a generic processor whose code `processor` runs.
pub(crate) fn generic_covers(generic: &str, processor: &str) -> bool {
    GENERICS
        .iter()
        .any(|(name, members)| *name == generic && members.contains(&processor))
}

/// Newest generic version that is known, for every generic processor.
const GENERIC_VERSION: u8 = 1;

/// An instruction set: a processor and its target features, printed as a target id,
/// `amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Isa {
    /// `"gfx942"`, or a generic one like `"gfx9-4-generic"`.
    pub processor: &'static str,
    /// SRAM-ECC.
    pub sramecc: Feature,
    /// XNACK.
    pub xnack: Feature,
    /// Version of a generic processor, 0 for others.
    pub generic_version: u8,
}

impl Isa {
    /// An agent's instruction set, by the KFD's `gfx_target_version`: major · 10000 + minor · 100 + step.
    ///
    /// `None` for a processor that is not known.
    pub fn of_agent(gfx_target_version: u32, sramecc: bool, xnack: bool) -> Option<Isa> {
        let (major, minor, step) = (
            gfx_target_version / 10000,
            gfx_target_version / 100 % 100,
            gfx_target_version % 100,
        );
        let on = |has: bool, on: bool| match (has, on) {
            (false, _) => Feature::Unsupported,
            (true, false) => Feature::Off,
            (true, true) => Feature::On,
        };
        PROCESSORS
            .iter()
            .find(|p| is_named(p.name, major, minor, step))
            .map(|p| Isa {
                processor: p.name,
                sramecc: on(p.sramecc, sramecc),
                xnack: on(p.xnack, xnack),
                generic_version: 0,
            })
    }

    /// The generic instruction sets that a processor runs, features as here.
    pub fn generics(&self) -> impl Iterator<Item = Isa> + '_ {
        let members = GENERICS
            .iter()
            .filter(|(_, members)| members.contains(&self.processor));
        members.map(|(name, _)| Isa {
            processor: name,
            generic_version: GENERIC_VERSION,
            ..*self
        })
    }

    /// What the ELF header says; `None` for a processor that is not known.
    pub(crate) fn of_elf(abi_version: u8, e_flags: u32) -> Option<Isa> {
        let name = Mach::from_bits(e_flags & EF_AMDGPU_MACH).name()?;
        let processor = PROCESSORS.iter().find(|p| p.name == name)?;
        let v3 = |has: bool, bit: u32| match (has, e_flags & bit != 0) {
            (false, _) => Feature::Unsupported,
            (true, false) => Feature::Off,
            (true, true) => Feature::On,
        };
        let (sramecc, xnack) = if abi_version < 2 {
            (
                v3(processor.sramecc, EF_AMDGPU_FEATURE_SRAMECC_V3),
                v3(processor.xnack, EF_AMDGPU_FEATURE_XNACK_V3),
            )
        } else {
            (
                Feature::from_bits(e_flags >> 10),
                Feature::from_bits(e_flags >> 8),
            )
        };
        Some(Isa {
            processor: processor.name,
            sramecc,
            xnack,
            generic_version: (e_flags >> EF_AMDGPU_GENERIC_VERSION_OFFSET) as u8,
        })
    }

    /// Reads a target id, in the spelling of clang (`amdgcn-amd-amdhsa--gfx942:xnack-`), of clang's
    /// bundles (`hipv4-amdgcn-amd-amdhsa--gfx942`), of Triton (`amdgpu9.42-amd-amdhsa-unknown-gfx942`) or
    /// just `gfx942:xnack-`.
    ///
    /// A feature that is not named is [`Feature::Any`] where the processor has it. `None` for an unknown
    /// processor, a feature that it has not, or one named twice.
    pub fn parse(text: &str) -> Option<Isa> {
        let (triple, id) = match text.find("gfx") {
            Some(at) => text.split_at_checked(at)?,
            None => return None,
        };
        if !(triple.is_empty() || triple.ends_with('-') && triple.contains("-amd-amdhsa-")) {
            return None;
        }
        let mut parts = id.split(':');
        let name = parts.next()?;
        let processor = PROCESSORS.iter().find(|p| p.name == name)?;
        let any = |has: bool| if has { Feature::Any } else { Feature::Unsupported };
        let mut isa = Isa {
            processor: processor.name,
            sramecc: any(processor.sramecc),
            xnack: any(processor.xnack),
            generic_version: u8::from(GENERICS.iter().any(|(generic, _)| *generic == name)),
        };
        for part in parts {
            let (feature, setting) = match part.split_at_checked(part.len().checked_sub(1)?)? {
                (feature, "+") => (feature, Feature::On),
                (feature, "-") => (feature, Feature::Off),
                _ => return None,
            };
            let field = match feature {
                "sramecc" => &mut isa.sramecc,
                "xnack" => &mut isa.xnack,
                _ => return None,
            };
            if *field != Feature::Any {
                return None;
            }
            *field = setting;
        }
        Some(isa)
    }

    /// Whether code made for `self` runs on an agent of instruction set `agent`.
    #[doc(alias = "hsa_isa_compatible")]
    pub fn runs_on(&self, agent: &Isa) -> bool {
        let processor = self.processor == agent.processor
            || self.generic_version <= GENERIC_VERSION && generic_covers(self.processor, agent.processor);
        processor && self.sramecc.runs_on(agent.sramecc) && self.xnack.runs_on(agent.xnack)
    }
}

/// Whether a processor's name is `gfx`, the major number, then minor and step as one digit each, the
/// step in hexadecimal.
fn is_named(name: &str, major: u32, minor: u32, step: u32) -> bool {
    let Some((number, step_digit)) = name
        .strip_prefix("gfx")
        .and_then(|n| n.split_at_checked(n.len() - 1))
    else {
        return false;
    };
    number.parse() == Ok(major * 10 + minor) && minor < 10 && u32::from_str_radix(step_digit, 16) == Ok(step)
}

impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "amdgcn-amd-amdhsa--{}", self.processor)?;
        for (name, feature) in [("sramecc", self.sramecc), ("xnack", self.xnack)] {
            match feature {
                Feature::On => write!(f, ":{name}+")?,
                Feature::Off => write!(f, ":{name}-")?,
                Feature::Any | Feature::Unsupported => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn both_spellings_are_the_same_target() {
        let clang = Isa::parse("amdgcn-amd-amdhsa--gfx942").unwrap();
        assert_eq!(Isa::parse("amdgpu9.42-amd-amdhsa-unknown-gfx942"), Some(clang));
        assert_eq!(Isa::parse("hipv4-amdgcn-amd-amdhsa--gfx942"), Some(clang));
        assert_eq!(Isa::parse("gfx942"), Some(clang));
        assert_eq!((clang.sramecc, clang.xnack), (Feature::Any, Feature::Any));
        for bad in [
            "",
            "gfx",
            "gfx9999",
            "x86_64-unknown-linux--",
            "amdgcn-amd-amdpal--gfx942",
            "gfx942:",
            "gfx942:xnack",
            "gfx942:xnack+:xnack+",
            "gfx942:wave+",
            "gfx1100:xnack+",
        ] {
            assert_eq!(Isa::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_target_id_prints_as_it_reads() {
        for id in [
            "amdgcn-amd-amdhsa--gfx942",
            "amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-",
            "amdgcn-amd-amdhsa--gfx90a:xnack+",
            "amdgcn-amd-amdhsa--gfx9-4-generic",
        ] {
            assert_eq!(Isa::parse(id).unwrap().to_string(), id);
        }
    }

    #[test]
    fn agents_are_named_by_their_version() {
        for (version, name) in [
            (90402, "gfx942"),
            (90010, "gfx90a"),
            (90012, "gfx90c"),
            (90500, "gfx950"),
            (100300, "gfx1030"),
            (110000, "gfx1100"),
            (120001, "gfx1201"),
            (80003, "gfx803"),
        ] {
            assert_eq!(Isa::of_agent(version, false, false).unwrap().processor, name);
        }
        assert_eq!(Isa::of_agent(0, false, false), None);
        assert_eq!(Isa::of_agent(991300, false, false), None);
    }

    /// The table of AMDGPUUsage, "Target ID": code with a feature set runs only where it is set alike.
    #[test]
    fn features_decide_what_runs() {
        let agent = Isa::of_agent(90402, true, false).unwrap();
        for (code, runs) in [
            ("gfx942", true),
            ("gfx942:sramecc+", true),
            ("gfx942:sramecc-", false),
            ("gfx942:xnack-", true),
            ("gfx942:xnack+", false),
            ("gfx942:sramecc+:xnack-", true),
            ("gfx9-4-generic", true),
            ("gfx9-4-generic:xnack+", false),
            ("gfx9-generic", false),
            ("gfx90a", false),
            ("gfx1100", false),
        ] {
            assert_eq!(Isa::parse(code).unwrap().runs_on(&agent), runs, "{code}");
        }
        let newer = Isa {
            generic_version: 2,
            ..Isa::parse("gfx9-4-generic").unwrap()
        };
        assert!(!newer.runs_on(&agent));
    }

    /// A processor that the specification numbers has its features here, from the first with flat addressing on.
    #[test]
    fn every_numbered_processor_is_known() {
        let numbered: alloc::vec::Vec<_> = (0..=EF_AMDGPU_MACH)
            .filter_map(|mach| Mach::from_bits(mach).name())
            .filter(|name| !name.starts_with("gfx60"))
            .collect();
        for name in &numbered {
            assert!(PROCESSORS.iter().any(|p| p.name == *name), "{name}");
        }
        for processor in PROCESSORS {
            assert!(numbered.contains(&processor.name), "{}", processor.name);
        }
    }

    #[test]
    fn the_elf_header_names_the_target() {
        let triton = Isa::of_elf(3, 0x54c).unwrap();
        assert_eq!(Some(triton), Isa::parse("gfx942"));
        let set = Isa::of_elf(2, 0xe3f).unwrap();
        assert_eq!(Some(set), Isa::parse("gfx90a:sramecc+:xnack-"));
        let v3 = Isa::of_elf(1, 0x12f).unwrap();
        assert_eq!(Some(v3), Isa::parse("gfx906:sramecc-:xnack+"));
        let generic = Isa::of_elf(4, 0x0100_055f).unwrap();
        assert_eq!(Some(generic), Isa::parse("gfx9-4-generic"));
        assert_eq!(Isa::of_elf(3, 0xff), None);
    }
}
