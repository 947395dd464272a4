//! The instructions of a code object, with labels.

use core::fmt;
use std::borrow::Cow;
use std::collections::BTreeMap;

use outcrop_code_object::{CodeObject, CodeObjectError, Section, Symbol};
use outcrop_isa::{Target, WaveSize, decode_wave};
use serde::Serialize;
use serde::ser::{SerializeStruct as _, Serializer};

/// The decoder for a processor: its own, or that of one with the same instructions.
pub fn decoder(processor: &str) -> Option<Target> {
    // AMDGPUUsage, "Processors", and LLVM's `FeatureISAVersion` lists, which differ in errata only.
    let same = match processor {
        "gfx940" | "gfx941" | "gfx9-4-generic" => "gfx942",
        "gfx1031" | "gfx1032" | "gfx1033" | "gfx1034" | "gfx1035" | "gfx1036" | "gfx10-3-generic" => {
            "gfx1030"
        }
        "gfx1101" | "gfx1102" | "gfx1103" | "gfx11-generic" => "gfx1100",
        "gfx1200" | "gfx12-generic" => "gfx1201",
        other => other,
    };
    Target::from_name(same)
}

/// All code of a code object.
pub struct Listing<'a> {
    /// What decodes it; none knows its processor if there is none.
    pub target: Option<Target>,
    /// The sections with code.
    pub sections: Vec<Code<'a>>,
}

/// A section with code.
pub struct Code<'a> {
    /// Name, address and bytes.
    pub section: Section<'a>,
    /// It in pieces, by address; together they are all of it, unless a kernel was asked for.
    pub regions: Vec<Region<'a>>,
    /// Names of the places that branches go to.
    labels: BTreeMap<u64, Cow<'a, str>>,
    target: Option<Target>,
}

/// A piece of a section: a function, or what lies between two.
#[derive(Clone, Copy, Debug)]
pub struct Region<'a> {
    /// Address of its first byte.
    pub start: u64,
    /// Address behind its last byte.
    pub end: u64,
    /// The function; `None` for what lies between two.
    pub name: Option<&'a str>,
    /// Whether it is a kernel.
    pub kernel: bool,
    wave: WaveSize,
}

/// An instruction, or bytes that are none.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    /// Its address.
    pub address: u64,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// Its text, as `llvm-objdump` has it.
    pub text: String,
    /// The address that it branches to.
    pub target: Option<u64>,
    /// Why it is no instruction.
    pub error: Option<String>,
}

impl<'a> Listing<'a> {
    /// Cuts the code into functions; `entries` are the kernels' entry points with the lanes of their waves.
    pub fn new(
        object: &CodeObject<'a>,
        symbols: &[Symbol<'a>],
        entries: &BTreeMap<u64, WaveSize>,
    ) -> Result<Listing<'a>, CodeObjectError> {
        let target = decoder(object.isa().processor);
        let mut waves = entries.values();
        let common = waves
            .next()
            .copied()
            .filter(|first| waves.all(|wave| wave == first));
        let default = target.map_or(WaveSize::Wave64, Target::default_wave_size);
        let sections = object.code_sections()?.into_iter().map(|section| {
            let mut code = Code {
                regions: regions(&section, symbols, entries, common.unwrap_or(default)),
                section,
                labels: BTreeMap::new(),
                target,
            };
            code.find_labels();
            code
        });
        Ok(Listing {
            target,
            sections: sections.collect(),
        })
    }

    /// Leaves only the functions with these addresses.
    pub fn retain(&mut self, starts: &[u64]) {
        for code in &mut self.sections {
            code.regions.retain(|region| starts.contains(&region.start));
        }
        self.sections.retain(|code| !code.regions.is_empty());
    }
}

fn regions<'a>(
    section: &Section<'a>,
    symbols: &[Symbol<'a>],
    entries: &BTreeMap<u64, WaveSize>,
    wave: WaveSize,
) -> Vec<Region<'a>> {
    let section_end = section.vaddr.saturating_add(section.bytes.len() as u64);
    let inside = |address: u64| (section.vaddr..section_end).contains(&address);
    // Where several functions start at one place, the first name stays.
    let mut starts = BTreeMap::new();
    for symbol in symbols
        .iter()
        .filter(|s| s.defined && s.function && inside(s.vaddr))
    {
        starts
            .entry(symbol.vaddr)
            .or_insert((Some(symbol.name), symbol.size));
    }
    for entry in entries.keys().filter(|entry| inside(**entry)) {
        starts.entry(*entry).or_insert((None, 0));
    }
    let mut regions = Vec::new();
    let mut at = section.vaddr;
    let mut push = |start: u64, end: u64, name: Option<&'a str>| {
        if start < end {
            regions.push(Region {
                start,
                end,
                name,
                kernel: entries.contains_key(&start),
                wave: entries.get(&start).copied().unwrap_or(wave),
            });
        }
        end.max(start)
    };
    let mut rest = starts.into_iter().peekable();
    while let Some((start, (name, size))) = rest.next() {
        at = push(at, start, None);
        let next = rest.peek().map_or(section_end, |(next, _)| *next);
        let end = match size {
            0 => next,
            size => start.saturating_add(size).min(next),
        };
        at = push(at.max(start), end, name);
    }
    push(at, section_end, None);
    regions
}

impl<'a> Code<'a> {
    /// The instructions of a region.
    pub fn lines(&self, region: &Region<'a>) -> Lines<'a> {
        let place = |address: u64| (address - self.section.vaddr) as usize;
        let bytes = self.section.bytes.get(place(region.start)..place(region.end));
        Lines {
            bytes: bytes.unwrap_or(&[]),
            address: region.start,
            target: self.target,
            wave: region.wave,
        }
    }

    /// The name of a place that a branch goes to.
    pub fn label(&self, address: u64) -> Option<&str> {
        self.labels.get(&address).map(|name| &**name)
    }

    fn find_labels(&mut self) {
        let mut starts = vec![false; self.section.bytes.len() / 4 + 1];
        let mut targets = Vec::new();
        let word = |address: u64| {
            let offset = address.checked_sub(self.section.vaddr)?;
            (offset % 4 == 0).then_some((offset / 4) as usize)
        };
        for region in &self.regions {
            for line in self.lines(region) {
                if let Some(start) = word(line.address).and_then(|word| starts.get_mut(word)) {
                    *start = true;
                }
                targets.extend(line.target);
            }
        }
        let names: BTreeMap<u64, &str> = self
            .regions
            .iter()
            .filter_map(|region| Some((region.start, region.name?)))
            .collect();
        let labels = targets
            .into_iter()
            .filter(|target| word(*target).and_then(|word| starts.get(word)) == Some(&true))
            .map(|target| match names.get(&target) {
                Some(name) => (target, Cow::Borrowed(*name)),
                None => (target, Cow::Owned(format!(".L{target:x}"))),
            });
        self.labels = labels.collect();
    }
}

/// Iterator of [`Code::lines`].
pub struct Lines<'a> {
    bytes: &'a [u8],
    address: u64,
    target: Option<Target>,
    wave: WaveSize,
}

/// Dwords of the longest instruction, and one more.
const WINDOW: usize = 8;

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        if self.bytes.is_empty() {
            return None;
        }
        let mut window = [0; WINDOW];
        let mut words = 0;
        for (word, bytes) in window.iter_mut().zip(self.bytes.as_chunks().0) {
            *word = u32::from_le_bytes(*bytes);
            words += 1;
        }
        let words = window.get(..words).unwrap_or(&[]);
        let mut line = Line {
            address: self.address,
            bytes: &[],
            text: String::new(),
            target: None,
            error: None,
        };
        let decoded = self.target.map(|target| decode_wave(target, self.wave, words));
        let size = match (words.first(), decoded) {
            (None, _) => {
                line.text = format!(".byte {}", Hex(self.bytes));
                self.bytes.len()
            }
            (Some(_), Some(Ok(inst))) => {
                line.text = inst.to_string();
                line.target = inst.branch_target(self.address);
                usize::from(inst.size)
            }
            (Some(word), other) => {
                line.text = format!(".long {word:#010x}");
                line.error = other.and_then(Result::err).map(|error| error.to_string());
                4
            }
        };
        let (bytes, rest) = self.bytes.split_at(size.clamp(1, self.bytes.len()));
        line.bytes = bytes;
        self.bytes = rest;
        self.address += bytes.len() as u64;
        Some(line)
    }
}

/// Bytes as `0x12, 0x34`.
struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, byte) in self.0.iter().enumerate() {
            write!(f, "{}{byte:#04x}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl Line<'_> {
    /// The bytes as little-endian words of eight digits; what is left of a word byte by byte.
    pub fn words(&self) -> String {
        let (words, rest) = self.bytes.as_chunks();
        let words = words
            .iter()
            .map(|word| format!("{:08x}", u32::from_le_bytes(*word)));
        let rest = rest.iter().map(|byte| format!("{byte:02x}"));
        words.chain(rest).collect::<Vec<_>>().join(" ")
    }
}

impl Serialize for Listing<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Listing", 2)?;
        fields.serialize_field("decoder", &self.target.map(Target::name))?;
        fields.serialize_field("sections", &self.sections)?;
        fields.end()
    }
}

impl Serialize for Code<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Section", 4)?;
        fields.serialize_field("name", self.section.name)?;
        fields.serialize_field("address", &self.section.vaddr)?;
        fields.serialize_field("size", &self.section.bytes.len())?;
        let regions = self.regions.iter().map(|region| RegionOf(self, region));
        fields.serialize_field("regions", &regions.collect::<Vec<_>>())?;
        fields.end()
    }
}

struct RegionOf<'r, 'a>(&'r Code<'a>, &'r Region<'a>);

impl Serialize for RegionOf<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let RegionOf(code, region) = self;
        let mut fields = serializer.serialize_struct("Region", 5)?;
        fields.serialize_field("name", &region.name)?;
        fields.serialize_field("kernel", &region.kernel)?;
        fields.serialize_field("address", &region.start)?;
        fields.serialize_field("size", &(region.end - region.start))?;
        fields.serialize_field("instructions", &LinesOf(code, region))?;
        fields.end()
    }
}

struct LinesOf<'r, 'a>(&'r Code<'a>, &'r Region<'a>);

impl Serialize for LinesOf<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Entry<'s> {
            address: u64,
            #[serde(skip_serializing_if = "Option::is_none")]
            label: Option<&'s str>,
            words: String,
            text: &'s str,
            #[serde(skip_serializing_if = "Option::is_none")]
            target: Option<u64>,
            #[serde(skip_serializing_if = "Option::is_none")]
            error: Option<&'s str>,
        }
        struct One<'s, 'a>(&'s Code<'a>, Line<'a>);
        impl Serialize for One<'_, '_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let One(code, line) = self;
                Entry {
                    address: line.address,
                    label: code.label(line.address),
                    words: line.words(),
                    text: &line.text,
                    target: line.target,
                    error: line.error.as_deref(),
                }
                .serialize(serializer)
            }
        }
        let LinesOf(code, region) = self;
        serializer.collect_seq(code.lines(region).map(|line| One(code, line)))
    }
}
