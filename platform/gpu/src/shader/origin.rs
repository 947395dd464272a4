//! The code object that a kernel was loaded from, as it is in memory: where it begins, and the names in it.
//!
//! A loader puts a code object's first segment, with its ELF header and dynamic symbols, where the object begins.

use alloc::string::String;
use core::fmt;

use crate::vm::Snapshot;

const PAGE: u64 = 4096;
/// How far below a descriptor its object may begin.
const REACH: u64 = 256 << 20;
/// Symbols of an object that are looked at.
const SYMBOLS: u64 = 1 << 20;
/// Bytes of a name that are read.
const NAME: usize = 4096;

const PT_LOAD: u32 = 1;
const PT_DYNAMIC: u32 = 2;
const DT_HASH: u64 = 4;
const DT_STRTAB: u64 = 5;
const DT_SYMTAB: u64 = 6;
/// Bytes of a symbol.
const SYMBOL: u64 = 24;
/// The type of a symbol that is code.
const STT_FUNC: u8 = 2;

/// Where something in a code object is, as disassemblers of its file show it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Origin {
    /// The kernel's name, if its descriptor has one.
    pub kernel: Option<String>,
    /// The instruction's address in the code object, if it is one of it.
    pub address: Option<u64>,
    /// The symbol whose code has the instruction, and how many bytes after its begin it is.
    pub symbol: Option<(String, u64)>,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.symbol, self.address) {
            (Some((symbol, offset)), _) => write!(f, "{symbol}+{offset:#x}")?,
            (None, Some(_)) => f.write_str("code without a name")?,
            (None, None) => f.write_str("no code of its object")?,
        }
        if let Some(address) = self.address {
            write!(f, " ({address:#x} in the code object)")?;
        }
        match (&self.kernel, &self.symbol) {
            (Some(kernel), Some((symbol, _))) if kernel == symbol => Ok(()),
            (Some(kernel), _) => write!(f, ", of kernel {kernel}"),
            (None, _) => Ok(()),
        }
    }
}

struct Image<'a> {
    memory: &'a Snapshot,
    base: u64,
}

/// What dynamic symbols are found by. Addresses count from where the object begins.
struct Symbols {
    first: u64,
    count: u64,
    names: u64,
}

impl Image<'_> {
    fn bytes<const N: usize>(&self, at: u64) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        self.memory.read(self.base.checked_add(at)?, &mut bytes).ok()?;
        Some(bytes)
    }

    fn u64(&self, at: u64) -> Option<u64> {
        self.bytes(at).map(u64::from_le_bytes)
    }

    fn u32(&self, at: u64) -> Option<u32> {
        self.bytes(at).map(u32::from_le_bytes)
    }

    fn u16(&self, at: u64) -> Option<u16> {
        self.bytes(at).map(u16::from_le_bytes)
    }

    /// Where the program headers of a type are.
    fn headers(&self, kind: u32) -> impl Iterator<Item = u64> {
        let fields = (self.u64(32), self.u16(54), self.u16(56));
        let (first, size, count) = match fields {
            (Some(first), Some(size), Some(count)) => (first, u64::from(size), u64::from(count)),
            _ => (0, 0, 0),
        };
        (0..count)
            .filter_map(move |i| first.checked_add(i * size))
            .filter(move |at| self.u32(*at) == Some(kind))
    }

    /// Whether a segment has the address.
    fn has(&self, address: u64) -> bool {
        self.headers(PT_LOAD).any(|at| {
            let range = || Some((self.u64(at.checked_add(16)?)?, self.u64(at.checked_add(40)?)?));
            range().is_some_and(|(first, bytes)| address.wrapping_sub(first) < bytes)
        })
    }

    /// The dynamic symbols. Loaders may have relocated the addresses.
    fn symbols(&self) -> Option<Symbols> {
        let dynamic = self.headers(PT_DYNAMIC).next()?;
        let (at, bytes) = (
            self.u64(dynamic.checked_add(16)?)?,
            self.u64(dynamic.checked_add(40)?)?,
        );
        let (mut hash, mut names, mut first) = (None, None, None);
        for entry in (0..bytes.min(PAGE)).step_by(16) {
            let value = self.u64(at.checked_add(entry + 8)?)?;
            let value = value.checked_sub(self.base).unwrap_or(value);
            match self.u64(at.checked_add(entry)?)? {
                0 => break,
                DT_HASH => hash = Some(value),
                DT_STRTAB => names = Some(value),
                DT_SYMTAB => first = Some(value),
                _ => {}
            }
        }
        let (first, names) = (first?, names?);
        let count = match hash {
            Some(hash) => u64::from(self.u32(hash.checked_add(4)?)?),
            None => names.checked_sub(first)? / SYMBOL,
        };
        // None of them is beyond the address space.
        first.checked_add(SYMBOLS * SYMBOL)?;
        Some(Symbols {
            first,
            count: count.min(SYMBOLS),
            names,
        })
    }

    /// The name of a symbol, and how far an address is behind its begin, of the first that `is` one.
    fn symbol(&self, address: u64, is: impl Fn(u8, u64, u64) -> bool) -> Option<(String, u64)> {
        let symbols = self.symbols()?;
        let mut all = (0..symbols.count).map(|i| symbols.first + i * SYMBOL);
        let (at, value) = all.find_map(|at| {
            let ([info], value, bytes) = (self.bytes(at + 4)?, self.u64(at + 8)?, self.u64(at + 16)?);
            is(info & 15, value, bytes).then_some((at, value))
        })?;
        let from = symbols.names.checked_add(u64::from(self.u32(at)?))?;
        let mut bytes = alloc::vec::Vec::new();
        while bytes.len() < NAME {
            match self.bytes(from.checked_add(bytes.len() as u64)?)? {
                [0] => break,
                [b] => bytes.push(b),
            }
        }
        Some((String::from_utf8(bytes).ok()?, address.wrapping_sub(value)))
    }

    /// The kernel of a descriptor.
    fn kernel(&self, descriptor: u64) -> Option<String> {
        let address = descriptor.checked_sub(self.base)?;
        let (name, _) = self.symbol(address, |_, value, _| value == address)?;
        Some(name.strip_suffix(".kd")?.into())
    }
}

/// The code object that has a descriptor, or code.
fn image(memory: &Snapshot, object: u64) -> Option<Image<'_>> {
    let last = object & !(PAGE - 1);
    let first = last.saturating_sub(REACH);
    let mut base = last;
    loop {
        let mut magic = [0; 4];
        // What is not mapped ends the object.
        memory.read(base, &mut magic).ok()?;
        if &magic == b"\x7fELF" {
            return Some(Image { memory, base });
        }
        if base <= first {
            return None;
        }
        base -= PAGE;
    }
}

/// Where the code object of a descriptor begins, and the kernel's name.
pub(crate) fn of_kernel(memory: &Snapshot, descriptor: u64) -> Option<(u64, String)> {
    let image = image(memory, descriptor)?;
    Some((image.base, image.kernel(descriptor)?))
}

/// Where in the code object of a kernel (its descriptor, or its first instruction) an instruction is.
pub(crate) fn of_instruction(memory: &Snapshot, kernel: u64, pc: u64) -> Option<Origin> {
    let image = image(memory, kernel)?;
    let address = pc.checked_sub(image.base).filter(|address| image.has(*address));
    let symbol = address.and_then(|address| {
        image.symbol(address, |kind, value, bytes| {
            kind == STT_FUNC && address.wrapping_sub(value) < bytes
        })
    });
    let kernel = image.kernel(kernel);
    let known = kernel.is_some() || address.is_some();
    known.then_some(Origin {
        kernel,
        address,
        symbol,
    })
}
