//! What is told of a file; its fields, in this order, are the JSON document.

use std::collections::{BTreeMap, BTreeSet};

use outcrop_abi::elf::{KERNEL_SYMBOL, KEY_KERNELS};
use outcrop_code_object::bundle::{Bundle, ELF_MAGIC, Entry, ImageError};
use outcrop_code_object::{CodeObject, CodeObjectError, Feature, Isa, Kernel, Symbol};
use outcrop_isa::WaveSize;
use serde::Serialize;

use super::descriptor::Descriptor;
use super::input::{Compression, Content, Kind};
use super::listing::Listing;
use super::metadata::Tree;

/// What to leave out.
pub struct Filter<'a> {
    /// Only these kernels, unless empty.
    pub kernels: &'a [String],
    /// Only these targets, unless empty.
    pub targets: &'a [String],
    /// Whether to show instructions.
    pub code: bool,
}

impl Filter<'_> {
    fn takes_kernel(&self, kernel: &Kernel) -> bool {
        let named = |wanted: &String| *wanted == kernel.name || *wanted == kernel.symbol;
        self.kernels.is_empty() || self.kernels.iter().any(named)
    }

    fn takes_target(&self, isa: &Isa) -> bool {
        let fits = |wanted: &String| {
            Isa::parse(wanted).is_some_and(|wanted| {
                let same = |wanted, is| wanted == is || matches!(wanted, Feature::Any | Feature::Unsupported);
                wanted.processor == isa.processor
                    && same(wanted.xnack, isa.xnack)
                    && same(wanted.sramecc, isa.sramecc)
            })
        };
        self.targets.is_empty() || self.targets.iter().any(fits)
    }
}

/// A file.
#[derive(Serialize)]
pub struct Report<'a> {
    pub file: &'a str,
    pub size: usize,
    pub kind: Kind,
    pub containers: Vec<Container<'a>>,
    /// Targets and kernels of all code objects, for a message about one that is not there.
    #[serde(skip)]
    known: [BTreeSet<String>; 2],
}

/// A bundle, or a code object that is in none.
#[derive(Serialize)]
pub struct Container<'a> {
    /// In the file.
    pub offset: u64,
    /// In the file.
    pub size: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compression: Option<Compression>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    pub entries: Vec<EntryReport<'a>>,
}

/// An entry of a bundle.
#[derive(Serialize)]
pub struct EntryReport<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<&'a str>,
    /// In the bundle.
    pub offset: u64,
    pub size: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code_object: Option<Object<'a>>,
}

/// A code object.
#[derive(Serialize)]
pub struct Object<'a> {
    pub target: String,
    pub processor: &'static str,
    pub xnack: &'static str,
    pub sramecc: &'static str,
    #[serde(skip_serializing_if = "is_zero")]
    pub generic_version: u8,
    pub version: u8,
    pub abi_version: u8,
    pub e_flags: u32,
    /// The keys of the metadata but for the kernels.
    pub metadata: Tree,
    pub kernels: Vec<KernelReport>,
    pub symbols: Vec<SymbolReport<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Listing<'a>>,
}

/// A kernel.
#[derive(Serialize)]
pub struct KernelReport {
    pub name: String,
    pub symbol: String,
    /// Address of the descriptor.
    pub descriptor_address: u64,
    /// Address of the first instruction.
    pub entry: u64,
    pub descriptor: Descriptor,
    pub metadata: Tree,
}

/// A symbol.
#[derive(Serialize)]
pub struct SymbolReport<'a> {
    pub name: &'a str,
    pub address: u64,
    pub size: u64,
    /// `function`, `object`, `undefined` or `other`.
    pub kind: &'static str,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// The word for a target feature.
const fn setting(feature: Feature) -> &'static str {
    match feature {
        Feature::Unsupported => "unsupported",
        Feature::Any => "any",
        Feature::Off => "off",
        Feature::On => "on",
    }
}

impl<'a> Report<'a> {
    /// Reads all that the filter takes.
    pub fn new(
        file: &'a str,
        size: usize,
        kind: Kind,
        contents: &'a [Content<'a>],
        filter: &Filter<'_>,
    ) -> Report<'a> {
        let mut reader = Reader {
            filter,
            targets: BTreeSet::new(),
            kernels: BTreeSet::new(),
        };
        let containers = contents.iter().filter_map(|content| reader.container(content));
        let containers = containers.collect();
        Report {
            file,
            size,
            kind,
            containers,
            known: [reader.targets, reader.kernels],
        }
    }

    fn entries(&self) -> impl Iterator<Item = &EntryReport<'a>> {
        self.containers.iter().flat_map(|container| &container.entries)
    }

    fn objects(&self) -> impl Iterator<Item = &Object<'a>> {
        self.entries().filter_map(|entry| entry.code_object.as_ref())
    }

    /// Whether all of it could be read.
    pub fn is_whole(&self) -> bool {
        self.containers.iter().all(|container| container.error.is_none())
            && self.entries().all(|entry| entry.error.is_none())
    }

    /// Whether there is what the filter asks for.
    pub fn check(&self, filter: &Filter<'_>) -> Result<(), String> {
        for target in filter.targets {
            if Isa::parse(target).is_none() {
                return Err(format!(
                    "no target is called {target:?}; they are called gfx942, gfx90a:xnack+, gfx9-4-generic"
                ));
            }
        }
        let [targets, kernels] = &self.known;
        if targets.is_empty() && self.is_whole() {
            return Err("there is no code object in it".to_owned());
        }
        for wanted in filter.kernels {
            let named = |kernel: &KernelReport| *wanted == kernel.name || *wanted == kernel.symbol;
            if !self.objects().any(|object| object.kernels.iter().any(named)) {
                return Err(format!(
                    "no kernel is called {wanted:?}; there are {}",
                    list(kernels)
                ));
            }
        }
        if self.objects().next().is_none() && self.is_whole() {
            return Err(format!(
                "no code object for the target that was asked for; there are {}",
                list(targets)
            ));
        }
        Ok(())
    }
}

/// The first names of many.
fn list(names: &BTreeSet<String>) -> String {
    const MOST: usize = 20;
    let mut text = names
        .iter()
        .take(MOST)
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join(", ");
    if let Some(more) = names.len().checked_sub(MOST).filter(|more| *more > 0) {
        text.push_str(&format!(" and {more} more"));
    }
    text
}

/// What reading needs and remembers.
struct Reader<'f> {
    filter: &'f Filter<'f>,
    targets: BTreeSet<String>,
    kernels: BTreeSet<String>,
}

impl Reader<'_> {
    /// `None` if the filter leaves all of it out.
    fn container<'a>(&mut self, content: &'a Content<'a>) -> Option<Container<'a>> {
        let mut report = Container {
            offset: content.offset,
            size: content.size,
            compression: content.compression,
            error: None,
            entries: Vec::new(),
        };
        match self.entries(content) {
            Ok((entries, error)) => (report.entries, report.error) = (entries, error.map(|e| e.to_string())),
            Err(error) => report.error = Some(error.to_string()),
        }
        Some(report).filter(|report| !report.entries.is_empty() || report.error.is_some())
    }

    /// The entries, and what is wrong after them.
    fn entries<'a>(
        &mut self,
        content: &'a Content<'a>,
    ) -> Result<(Vec<EntryReport<'a>>, Option<ImageError>), ImageError> {
        let bytes = content.bytes.as_ref().map_err(|error| *error)?;
        if bytes.starts_with(ELF_MAGIC) {
            let entry = Entry {
                id: "",
                offset: 0,
                image: bytes,
            };
            return Ok((self.entry(entry).into_iter().collect(), None));
        }
        let mut entries = Vec::new();
        for entry in Bundle::parse(bytes)?.entries() {
            match entry {
                Ok(entry) => entries.extend(self.entry(entry)),
                Err(error) => return Ok((entries, Some(error))),
            }
        }
        Ok((entries, None))
    }

    /// `None` if the filter leaves it out.
    fn entry<'a>(&mut self, entry: Entry<'a>) -> Option<EntryReport<'a>> {
        let mut report = EntryReport {
            id: Some(entry.id).filter(|id| !id.is_empty()),
            offset: entry.offset,
            size: entry.image.len(),
            error: None,
            code_object: None,
        };
        // The host's entry.
        let all = self.filter.targets.is_empty() && self.filter.kernels.is_empty();
        if entry.image.is_empty() && !all {
            return None;
        }
        if entry.image.starts_with(ELF_MAGIC) {
            match self.object(entry.image) {
                Ok(object) => report.code_object = Some(object?),
                Err(error) => report.error = Some(explain(error)),
            }
        } else if !entry.image.is_empty() {
            let first = entry.image.first_chunk::<4>().map_or(entry.image, |first| first);
            report.error = Some(format!("not an ELF file: it starts with {first:02x?}"));
        }
        Some(report)
    }

    /// `None` if the filter leaves it out.
    fn object<'a>(&mut self, image: &'a [u8]) -> Result<Option<Object<'a>>, CodeObjectError> {
        let object = CodeObject::parse(image)?;
        let target = object.isa().to_string();
        let short = target.rsplit("--").next().unwrap_or_default();
        self.targets.insert(short.to_owned());
        if !self.filter.takes_target(object.isa()) {
            return Ok(None);
        }
        let kernels = object.kernels();
        self.kernels
            .extend(kernels.iter().map(|kernel| kernel.name.clone()));
        if !self.filter.kernels.is_empty() && !kernels.iter().any(|k| self.filter.takes_kernel(k)) {
            return Ok(None);
        }
        Object::new(&object, self.filter).map(Some)
    }
}

/// The error, and what to do.
fn explain(error: CodeObjectError) -> String {
    let hint = match error {
        CodeObjectError::NotAmdGpu {
            machine: 224,
            kind: 1,
            ..
        } => "; it is not linked yet: link it with `ld.lld -shared`",
        CodeObjectError::NotAmdGpu { machine: 224, .. } => "; is it for Mesa or PAL?",
        CodeObjectError::UnsupportedVersion { .. } => "; build it with -mcode-object-version=5",
        _ => "",
    };
    format!("{error}{hint}")
}

impl<'a> Object<'a> {
    fn new(object: &CodeObject<'a>, filter: &Filter<'_>) -> Result<Object<'a>, CodeObjectError> {
        let isa = object.isa();
        let tree = Tree::parse(object.metadata_note()).map_err(|error| CodeObjectError::Metadata {
            offset: error.0 as u64,
        })?;
        let kernels: Vec<&Kernel> = object
            .kernels()
            .iter()
            .filter(|k| filter.takes_kernel(k))
            .collect();
        let symbols = symbols(object)?;
        let entry = |kernel: &Kernel| {
            let offset = kernel.descriptor.kernel_code_entry_byte_offset;
            kernel.object.wrapping_add_signed(offset)
        };
        let mut code = None;
        if filter.code {
            let wave = |kernel: &Kernel| match kernel.wavefront_size {
                32 => WaveSize::Wave32,
                _ => WaveSize::Wave64,
            };
            let entries: BTreeMap<u64, WaveSize> = object
                .kernels()
                .iter()
                .map(|kernel| (entry(kernel), wave(kernel)))
                .collect();
            let mut listing = Listing::new(object, &symbols, &entries)?;
            if !filter.kernels.is_empty() {
                listing.retain(&kernels.iter().map(|kernel| entry(kernel)).collect::<Vec<_>>());
            }
            code = Some(listing);
        }
        let rest = tree.pairs().iter().filter(|(key, _)| key != KEY_KERNELS);
        let mut report = Object {
            target: isa.to_string(),
            processor: isa.processor,
            xnack: setting(isa.xnack),
            sramecc: setting(isa.sramecc),
            generic_version: isa.generic_version,
            version: object.version(),
            abi_version: object.abi_version(),
            e_flags: object.e_flags(),
            metadata: Tree::Map(rest.cloned().collect()),
            kernels: Vec::new(),
            symbols: symbols.iter().map(SymbolReport::new).collect(),
            code,
        };
        let described = tree.get(KEY_KERNELS).map_or(&[][..], Tree::values);
        let by_symbol: BTreeMap<String, &Tree> = described
            .iter()
            .filter_map(|kernel| Some((kernel.get(KERNEL_SYMBOL)?.to_string(), kernel)))
            .collect();
        for kernel in kernels {
            report.kernels.push(KernelReport {
                name: kernel.name.clone(),
                symbol: kernel.symbol.clone(),
                descriptor_address: kernel.object,
                entry: entry(kernel),
                descriptor: Descriptor::new(&kernel.descriptor, isa.processor),
                metadata: by_symbol
                    .get(&kernel.symbol)
                    .map_or(Tree::Nil, |tree| (*tree).clone()),
            });
        }
        Ok(report)
    }
}

/// All named symbols once, by address.
fn symbols<'a>(object: &CodeObject<'a>) -> Result<Vec<Symbol<'a>>, CodeObjectError> {
    let mut symbols = object.static_symbols()?;
    symbols.extend(object.symbols());
    symbols.retain(|symbol| !symbol.name.is_empty());
    symbols.sort_by_key(|symbol| (symbol.vaddr, symbol.name));
    symbols.dedup_by_key(|symbol| (symbol.vaddr, symbol.name));
    Ok(symbols)
}

impl<'a> SymbolReport<'a> {
    fn new(symbol: &Symbol<'a>) -> SymbolReport<'a> {
        SymbolReport {
            name: symbol.name,
            address: symbol.vaddr,
            size: symbol.size,
            kind: match (symbol.defined, symbol.function, symbol.object) {
                (false, ..) => "undefined",
                (_, true, _) => "function",
                (_, _, true) => "object",
                _ => "other",
            },
        }
    }
}
