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

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::*;
    use crate::vm::{Access, Gpuvm};

    const BASE: u64 = 0x7000_0000;
    const DYNAMIC: usize = 0x400;
    const NAMES: usize = 0x500;
    const SYMTAB: usize = 0x600;
    const HASH: usize = 0x700;
    const DESCRIPTOR: u64 = 0x800;

    fn put(image: &mut [u8], at: usize, value: u64, bytes: usize) {
        image[at..at + bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
    }

    /// An object with segments at 0 and 0x2000, code `f` and `g`, data `d` between them, and `g`'s descriptor.
    fn object(dynamic: &[(u64, u64)]) -> Vec<u8> {
        let mut image = vec![0; 0x3000];
        image[..4].copy_from_slice(b"\x7fELF");
        put(&mut image, 32, 64, 8);
        put(&mut image, 54, 56, 2);
        put(&mut image, 56, 3, 2);
        let headers = [
            (PT_LOAD, 0, 0x900),
            (PT_LOAD, 0x2000, 0x100),
            (PT_DYNAMIC, DYNAMIC as u64, 16 * dynamic.len() as u64),
        ];
        for (i, (kind, address, bytes)) in headers.into_iter().enumerate() {
            let at = 64 + 56 * i;
            put(&mut image, at, kind.into(), 4);
            put(&mut image, at + 16, address, 8);
            put(&mut image, at + 40, bytes, 8);
        }
        for (i, (tag, value)) in dynamic.iter().enumerate() {
            put(&mut image, DYNAMIC + 16 * i, *tag, 8);
            put(&mut image, DYNAMIC + 16 * i + 8, *value, 8);
        }
        let names = b"\0f\0d\0g\0g.kd\0";
        image[NAMES..NAMES + names.len()].copy_from_slice(names);
        let symbols = [
            (0, 0, 0, 0),
            (1, 2, 0x2000, 0x40),
            (3, 1, 0x2040, 0x20),
            (5, 2, 0x2060, 0x20),
            (7, 1, DESCRIPTOR, 64),
        ];
        for (i, (name, kind, value, bytes)) in symbols.into_iter().enumerate() {
            let at = SYMTAB + SYMBOL as usize * i;
            put(&mut image, at, name, 4);
            put(&mut image, at + 4, 1 << 4 | kind, 1);
            put(&mut image, at + 8, value, 8);
            put(&mut image, at + 16, bytes, 8);
        }
        put(&mut image, HASH + 4, symbols.len() as u64, 4);
        image
    }

    fn told(dynamic: &[(u64, u64)], pc: u64) -> Option<Origin> {
        let mut image = object(dynamic);
        let vm = Gpuvm::new();
        let (host, rights) = (image.as_mut_ptr(), Access::READ | Access::EXEC);
        #[expect(unsafe_code, reason = "device memory is host memory")]
        // SAFETY: `image` outlives `vm`, and only `vm` reaches it.
        unsafe { vm.map(BASE, image.len() as u64, host, rights) }.unwrap();
        of_instruction(&vm.snapshot(), BASE + DESCRIPTOR, pc)
    }

    #[test]
    fn instructions_are_named_by_their_function() {
        let plain = [
            (DT_HASH, HASH as u64),
            (DT_STRTAB, NAMES as u64),
            (DT_SYMTAB, SYMTAB as u64),
        ];
        let relocated = plain.map(|(tag, value)| (tag, value + BASE));
        for dynamic in [plain, relocated] {
            for (address, symbol) in [
                (0x2000, Some(("f", 0))),
                (0x203c, Some(("f", 0x3c))),
                // Data has a symbol, but no code.
                (0x2040, None),
                (0x205c, None),
                (0x2060, Some(("g", 0))),
                (0x207c, Some(("g", 0x1c))),
                (0x2080, None),
            ] {
                let expected = Origin {
                    kernel: Some("g".into()),
                    address: Some(address),
                    symbol: symbol.map(|(name, offset)| (name.into(), offset)),
                };
                assert_eq!(told(&dynamic, BASE + address), Some(expected), "{address:#x}");
            }
            // Between and behind the segments, and before the object.
            for pc in [BASE + 0x900, BASE + 0x2100, BASE - 4] {
                let origin = told(&dynamic, pc).unwrap();
                assert_eq!((origin.address, origin.symbol), (None, None), "{pc:#x}");
                assert_eq!(origin.kernel.as_deref(), Some("g"));
            }
        }
    }

    #[test]
    fn objects_without_what_names_need_have_none() {
        // Without a hash table the symbols end where the names begin, which here is before them.
        let dynamic = [(DT_STRTAB, NAMES as u64), (DT_SYMTAB, SYMTAB as u64)];
        let origin = told(&dynamic, BASE + 0x2000).unwrap();
        assert_eq!(origin.address, Some(0x2000));
        assert_eq!((origin.symbol, origin.kernel), (None, None));
        // A table that goes on beyond the memory.
        let dynamic = [
            (DT_HASH, HASH as u64),
            (DT_STRTAB, NAMES as u64),
            (DT_SYMTAB, 0x2ff0),
        ];
        assert_eq!(told(&dynamic, BASE + 0x2000).unwrap().symbol, None);
        // The end of the address space.
        let dynamic = [(DT_STRTAB, u64::MAX), (DT_SYMTAB, u64::MAX - 8)];
        assert_eq!(told(&dynamic, BASE + 0x2000).unwrap().symbol, None);
    }
}
