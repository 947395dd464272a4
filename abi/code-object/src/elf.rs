//! The ELF file of a code object: segments, dynamic symbols, dynamic relocations, the metadata note.
//!
//! Source: AMDGPUUsage, "ELF Code Object". Bounds are checked by the `object` crate; what the tables say
//! about each other is checked here, because a file that contradicts itself is damaged.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use object::LittleEndian as LE;
use object::elf;
use object::read::elf::{FileHeader as _, ProgramHeader as _, Rela as _, SectionHeader as _, Sym as _};

use outcrop_abi::descriptor::{KERNEL_DESCRIPTOR_ALIGN, KernelDescriptor};
use outcrop_abi::elf::{ELFOSABI_AMDGPU_HSA, NOTE_NAME, NT_AMDGPU_METADATA};
use zerocopy::FromBytes as _;

use crate::CodeObjectError;
use crate::kernel::Kernel;
use crate::metadata::Metadata;
use crate::target::Isa;

type Header = elf::FileHeader64<LE>;

/// Bytes of a kernel descriptor.
const DESCRIPTOR_SIZE: u64 = size_of::<KernelDescriptor>() as u64;
const PAGE: u64 = 4096;

/// A piece of the file that is put into memory.
#[derive(Clone, Copy, Debug)]
pub struct Segment<'a> {
    /// Virtual address in the file's own numbering.
    pub vaddr: u64,
    /// Bytes in memory; those after `bytes` are zero.
    pub size: u64,
    /// Bytes of the file.
    pub bytes: &'a [u8],
    /// Whether code is in it.
    pub executable: bool,
}

impl Segment<'_> {
    const fn end(&self) -> u64 {
        self.vaddr + self.size
    }
}

/// A section of the file.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// Name.
    pub name: &'a str,
    /// Virtual address.
    pub vaddr: u64,
    /// Where its bytes start in the file.
    pub offset: u64,
    /// Its bytes.
    pub bytes: &'a [u8],
}

/// A symbol.
#[derive(Clone, Copy, Debug)]
pub struct Symbol<'a> {
    /// Name.
    pub name: &'a str,
    /// Virtual address; meaningless if not defined.
    pub vaddr: u64,
    /// Bytes.
    pub size: u64,
    /// Whether this file defines it.
    pub defined: bool,
    /// Whether it names data, not code.
    pub object: bool,
    /// Whether it names a function.
    pub function: bool,
    /// Whether it may stay undefined.
    pub weak: bool,
}

/// A dynamic relocation.
#[derive(Clone, Copy, Debug)]
pub struct Relocation {
    /// Where, a virtual address.
    pub place: u64,
    /// `R_AMDGPU_*`.
    pub kind: u32,
    /// Number of the symbol in [`CodeObject::symbols`].
    pub symbol: u32,
    /// What is added.
    pub addend: i64,
}

/// A code object that has been read and checked, not loaded yet.
#[doc(alias = "hsa_code_object_reader_t")]
pub struct CodeObject<'a> {
    file: &'a [u8],
    isa: Isa,
    abi_version: u8,
    e_flags: u32,
    segments: Vec<Segment<'a>>,
    symbols: Vec<Symbol<'a>>,
    relocations: Vec<Relocation>,
    note: &'a [u8],
    metadata: Metadata,
}

/// Turns a failure of the `object` crate, which names no place, into ours.
trait Context<T> {
    fn context(self, what: &'static str, offset: u64) -> Result<T, CodeObjectError>;
}

impl<T> Context<T> for object::Result<T> {
    fn context(self, what: &'static str, offset: u64) -> Result<T, CodeObjectError> {
        self.map_err(|_| CodeObjectError::malformed(what, offset))
    }
}

impl<'a> CodeObject<'a> {
    /// Reads a code object of version 3 to 6.
    ///
    /// # Errors
    /// [`CodeObjectError`], all kinds but [`CodeObjectError::IncompatibleIsa`],
    /// [`CodeObjectError::Relocation`] and [`CodeObjectError::UndefinedSymbol`].
    #[doc(alias = "hsa_code_object_reader_create_from_memory")]
    pub fn parse(file: &'a [u8]) -> Result<CodeObject<'a>, CodeObjectError> {
        let header = Header::parse(file).map_err(|_| CodeObjectError::NotElf)?;
        if !header.is_little_endian() {
            return Err(CodeObjectError::NotElf);
        }
        let (machine, os_abi, kind) = (header.e_machine(LE), header.e_ident().os_abi, header.e_type(LE));
        if machine != elf::EM_AMDGPU || os_abi != ELFOSABI_AMDGPU_HSA || kind != elf::ET_DYN {
            return Err(CodeObjectError::NotAmdGpu {
                machine,
                os_abi,
                kind,
            });
        }
        let abi_version = header.e_ident().abi_version;
        if !(1..=4).contains(&abi_version) {
            return Err(CodeObjectError::UnsupportedVersion { abi_version });
        }
        let e_flags = header.e_flags(LE);
        let isa = Isa::of_elf(abi_version, e_flags).ok_or(CodeObjectError::UnknownProcessor { e_flags })?;

        let segments = segments(header, file)?;
        let symbols = symbols(header, file, elf::SHT_DYNSYM)?;
        let relocations = relocations(header, file)?;
        let mut object = CodeObject {
            file,
            isa,
            abi_version,
            e_flags,
            segments,
            symbols,
            relocations,
            note: &[],
            metadata: Metadata::default(),
        };
        object.check_span(header, file)?;
        object.read_metadata(header, file)?;
        object.check_kernels()?;
        Ok(object)
    }

    /// What it is made for.
    pub fn isa(&self) -> &Isa {
        &self.isa
    }

    /// Version of the code object, 3 to 6.
    pub fn version(&self) -> u8 {
        self.abi_version + 2
    }

    /// `EI_ABIVERSION`; version 3 is 1.
    pub fn abi_version(&self) -> u8 {
        self.abi_version
    }

    /// `e_flags`, which [`CodeObject::isa`] has decoded.
    pub fn e_flags(&self) -> u32 {
        self.e_flags
    }

    /// Its kernels in the order of the metadata; none has an address yet.
    pub fn kernels(&self) -> &[Kernel] {
        &self.metadata.kernels
    }

    /// What is used of its metadata.
    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    /// All its metadata, a MessagePack map for [`crate::msgpack::Reader`].
    pub fn metadata_note(&self) -> &'a [u8] {
        self.note
    }

    /// What is put into memory, by ascending address.
    pub fn segments(&self) -> &[Segment<'a>] {
        &self.segments
    }

    /// Its dynamic symbols in the order of the file, by whose numbers relocations name them.
    pub fn symbols(&self) -> &[Symbol<'a>] {
        &self.symbols
    }

    /// Its dynamic relocations.
    pub fn relocations(&self) -> &[Relocation] {
        &self.relocations
    }

    /// The symbols of `.symtab`, local ones too; none if the file is stripped.
    ///
    /// # Errors
    /// [`CodeObjectError::Malformed`] and [`CodeObjectError::TooLarge`].
    pub fn static_symbols(&self) -> Result<Vec<Symbol<'a>>, CodeObjectError> {
        let header = Header::parse(self.file).context("header", 0)?;
        symbols(header, self.file, elf::SHT_SYMTAB)
    }

    /// The sections with instructions, in the order of the file.
    ///
    /// # Errors
    /// [`CodeObjectError::Malformed`] if a name lies outside the file.
    pub fn code_sections(&self) -> Result<Vec<Section<'a>>, CodeObjectError> {
        let header = Header::parse(self.file).context("header", 0)?;
        let sections = header.sections(LE, self.file).context("section table", 0)?;
        let mut found = Vec::new();
        for section in sections.iter() {
            if section.sh_flags(LE) & u64::from(elf::SHF_EXECINSTR) == 0
                || section.sh_type(LE) != elf::SHT_PROGBITS
            {
                continue;
            }
            let offset = section.sh_offset(LE);
            let name = sections
                .section_name(LE, section)
                .context("section name", offset)?;
            found.push(Section {
                name: core::str::from_utf8(name)
                    .map_err(|_| CodeObjectError::malformed("section name", offset))?,
                vaddr: section.sh_addr(LE),
                offset,
                bytes: section.data(LE, self.file).context("section", offset)?,
            });
        }
        Ok(found)
    }

    /// First and last address of the segments, in the file's own numbering, in whole pages.
    pub fn span(&self) -> (u64, u64) {
        let first = self.segments.first().map_or(0, |s| s.vaddr);
        let end = self.segments.last().map_or(0, Segment::end);
        (first & !(PAGE - 1), end.next_multiple_of(PAGE))
    }

    /// The file's bytes at a virtual address, if all of them are in one segment and in the file.
    pub fn bytes_at(&self, vaddr: u64, len: u64) -> Option<&'a [u8]> {
        let segment = self.segment_of(vaddr, len)?;
        let start = usize::try_from(vaddr - segment.vaddr).ok()?;
        let end = start.checked_add(usize::try_from(len).ok()?)?;
        segment.bytes.get(start..end)
    }

    /// The segment that has all of `[vaddr, vaddr + len)`.
    pub fn segment_of(&self, vaddr: u64, len: u64) -> Option<&Segment<'a>> {
        let end = vaddr.checked_add(len)?;
        self.segments.iter().find(|s| s.vaddr <= vaddr && end <= s.end())
    }

    /// What is loaded must be what the sections say: a segment that is longer or elsewhere is damaged,
    /// and would cost memory without bound.
    fn check_span(&self, header: &Header, file: &[u8]) -> Result<(), CodeObjectError> {
        let sections = header.section_headers(LE, file).context("section table", 0)?;
        let mut end = 0;
        for section in sections {
            if section.sh_flags(LE) & u64::from(elf::SHF_ALLOC) == 0 || section.sh_size(LE) == 0 {
                continue;
            }
            let (vaddr, size) = (section.sh_addr(LE), section.sh_size(LE));
            let segment = self.segment_of(vaddr, size).ok_or(CodeObjectError::malformed(
                "section address",
                section.sh_offset(LE),
            ))?;
            if section.sh_type(LE) != elf::SHT_NOBITS {
                let data = section.data(LE, file).context("section", section.sh_offset(LE))?;
                let start = (vaddr - segment.vaddr) as usize;
                let loaded = segment.bytes.get(start..start + data.len());
                if loaded.map(<[u8]>::as_ptr) != Some(data.as_ptr()) {
                    return Err(CodeObjectError::malformed(
                        "section offset",
                        section.sh_offset(LE),
                    ));
                }
            }
            end = end.max(vaddr + size);
        }
        let (first, last) = self.span();
        if last > end.next_multiple_of(PAGE) {
            return Err(CodeObjectError::TooLarge { size: last - first });
        }
        Ok(())
    }

    fn read_metadata(&mut self, header: &Header, file: &'a [u8]) -> Result<(), CodeObjectError> {
        for program in header.program_headers(LE, file).context("program headers", 0)? {
            let offset = program.p_offset(LE);
            let Some(mut notes) = program.notes(LE, file).context("note", offset)? else {
                continue;
            };
            while let Some(note) = notes.next().context("note", offset)? {
                if note.name() != NOTE_NAME.as_bytes() || note.n_type(LE) != NT_AMDGPU_METADATA {
                    continue;
                }
                let metadata = Metadata::parse(note.desc())
                    .map_err(|e| CodeObjectError::Metadata { offset: e.0 as u64 })?;
                if metadata.version.0 != 1 {
                    return Err(CodeObjectError::Metadata { offset: 0 });
                }
                // Both must name one processor; the header alone decides about features.
                if !metadata.target.is_empty()
                    && Isa::parse(&metadata.target).is_none_or(|isa| isa.processor != self.isa.processor)
                {
                    return Err(CodeObjectError::malformed("target", offset));
                }
                self.note = note.desc();
                self.metadata = metadata;
                return Ok(());
            }
        }
        Err(CodeObjectError::NoMetadata)
    }

    /// Every kernel of the metadata has a descriptor in the file, whose code is in an executable segment.
    fn check_kernels(&mut self) -> Result<(), CodeObjectError> {
        let mut kernels = core::mem::take(&mut self.metadata.kernels);
        let defined = self.symbols.iter().filter(|symbol| symbol.defined);
        let by_name: BTreeMap<&str, &Symbol<'_>> = defined.map(|symbol| (symbol.name, symbol)).collect();
        for kernel in &mut kernels {
            let symbol = by_name
                .get(kernel.symbol.as_str())
                .ok_or(CodeObjectError::malformed("kernel symbol", 0))?;
            let bad = CodeObjectError::malformed("kernel descriptor", symbol.vaddr);
            if symbol.size != DESCRIPTOR_SIZE || !symbol.vaddr.is_multiple_of(KERNEL_DESCRIPTOR_ALIGN as u64)
            {
                return Err(bad);
            }
            let bytes = self.bytes_at(symbol.vaddr, DESCRIPTOR_SIZE).ok_or(bad)?;
            let descriptor = KernelDescriptor::read_from_bytes(bytes).map_err(|_| bad)?;
            let entry = symbol
                .vaddr
                .wrapping_add_signed(descriptor.kernel_code_entry_byte_offset);
            let in_code = self.segment_of(entry, 4).is_some_and(|s| s.executable);
            if !in_code || !entry.is_multiple_of(256) {
                return Err(CodeObjectError::malformed("kernel entry", symbol.vaddr));
            }
            kernel.object = symbol.vaddr;
            kernel.descriptor = descriptor;
        }
        self.metadata.kernels = kernels;
        Ok(())
    }
}

fn segments<'a>(header: &Header, file: &'a [u8]) -> Result<Vec<Segment<'a>>, CodeObjectError> {
    let mut segments: Vec<Segment<'a>> = Vec::new();
    let mut total = 0u64;
    for program in header.program_headers(LE, file).context("program headers", 0)? {
        if program.p_type(LE) != elf::PT_LOAD || program.p_memsz(LE) == 0 {
            continue;
        }
        let offset = program.p_offset(LE);
        let bad = CodeObjectError::malformed("segment", offset);
        let bytes = program.data(LE, file).map_err(|()| bad)?;
        let segment = Segment {
            vaddr: program.p_vaddr(LE),
            size: program.p_memsz(LE),
            bytes,
            executable: program.p_flags(LE) & elf::PF_X != 0,
        };
        let end = segment.vaddr.checked_add(segment.size).ok_or(bad)?;
        let ascending = segments.last().is_none_or(|last| last.end() <= segment.vaddr);
        if (bytes.len() as u64) > segment.size || !ascending || end > 1 << 47 {
            return Err(bad);
        }
        total += bytes.len() as u64;
        if total > file.len() as u64 {
            return Err(CodeObjectError::TooLarge { size: total });
        }
        segments.push(segment);
    }
    if segments.is_empty() {
        return Err(CodeObjectError::malformed("program headers", 0));
    }
    Ok(segments)
}

fn symbols<'a>(header: &Header, file: &'a [u8], kind: u32) -> Result<Vec<Symbol<'a>>, CodeObjectError> {
    let sections = header.sections(LE, file).context("section table", 0)?;
    let table = sections.symbols(LE, file, kind).context("symbol table", 0)?;
    let mut symbols = Vec::new();
    let mut names = 0;
    for symbol in table.iter() {
        let bad = CodeObjectError::malformed("symbol", u64::from(symbol.st_name(LE)));
        let name = symbol.name(LE, table.strings()).map_err(|_| bad)?;
        let name = core::str::from_utf8(name).map_err(|_| bad)?;
        // Names may share their tails, but not so that many symbols of one long name eat all memory.
        names += name.len() as u64;
        if names > 4 * file.len() as u64 {
            return Err(CodeObjectError::TooLarge { size: names });
        }
        symbols.push(Symbol {
            name,
            vaddr: symbol.st_value(LE),
            size: symbol.st_size(LE),
            defined: symbol.st_shndx(LE) != elf::SHN_UNDEF,
            object: symbol.st_type() == elf::STT_OBJECT,
            function: symbol.st_type() == elf::STT_FUNC,
            weak: symbol.st_bind() == elf::STB_WEAK,
        });
    }
    Ok(symbols)
}

fn relocations(header: &Header, file: &[u8]) -> Result<Vec<Relocation>, CodeObjectError> {
    let mut relocations = Vec::new();
    for section in header.section_headers(LE, file).context("section table", 0)? {
        if section.sh_flags(LE) & u64::from(elf::SHF_ALLOC) == 0 {
            continue;
        }
        let Some((entries, _)) = section
            .rela(LE, file)
            .context("relocations", section.sh_offset(LE))?
        else {
            continue;
        };
        if relocations.len() + entries.len() > file.len() / size_of::<elf::Rela64<LE>>() {
            return Err(CodeObjectError::malformed("relocations", section.sh_offset(LE)));
        }
        relocations.extend(entries.iter().map(|entry| Relocation {
            place: entry.r_offset(LE),
            kind: entry.r_type(LE, false),
            symbol: entry.r_sym(LE, false),
            addend: entry.r_addend(LE),
        }));
    }
    Ok(relocations)
}

impl core::fmt::Debug for CodeObject<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("CodeObject")
            .field("isa", &self.isa)
            .field("version", &self.version())
            .field("kernels", &self.metadata.kernels.len())
            .finish_non_exhaustive()
    }
}
