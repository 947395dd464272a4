//! The names of kernels, from the code objects that they were loaded from.
//!
//! A loader puts a code object's first segment, with its ELF header and dynamic symbols, where the object begins.

use alloc::string::String;

use crate::vm::Snapshot;

const PAGE: u64 = 4096;
/// How far below a descriptor its object may begin.
const REACH: u64 = 256 << 20;
/// Symbols of an object that are looked at.
const SYMBOLS: u64 = 1 << 20;
/// Bytes of a name that are read.
const NAME: usize = 4096;

const PT_DYNAMIC: u32 = 2;
const DT_HASH: u64 = 4;
const DT_STRTAB: u64 = 5;
const DT_SYMTAB: u64 = 6;

struct Image<'a> {
    memory: &'a Snapshot,
    base: u64,
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

    /// Where the dynamic symbols are, how many, and where their names are. Loaders may have relocated the addresses.
    fn symbols(&self) -> Option<(u64, u64, u64)> {
        let (headers, size, count) = (self.u64(32)?, u64::from(self.u16(54)?), self.u16(56)?);
        let mut headers = (0..u64::from(count)).map(|i| headers + i * size);
        let dynamic = headers.find(|at| self.u32(*at) == Some(PT_DYNAMIC))?;
        let (at, bytes) = (self.u64(dynamic + 16)?, self.u64(dynamic + 40)?);
        let (mut hash, mut strings, mut symbols) = (None, None, None);
        for entry in (0..bytes.min(PAGE)).step_by(16) {
            let value = self.u64(at + entry + 8)?;
            let value = if value >= self.base {
                value - self.base
            } else {
                value
            };
            match self.u64(at + entry)? {
                0 => break,
                DT_HASH => hash = Some(value),
                DT_STRTAB => strings = Some(value),
                DT_SYMTAB => symbols = Some(value),
                _ => {}
            }
        }
        let (symbols, strings) = (symbols?, strings?);
        let count = match hash {
            Some(hash) => u64::from(self.u32(hash + 4)?),
            None => strings.checked_sub(symbols)? / 24,
        };
        Some((symbols, count.min(SYMBOLS), strings))
    }

    fn name(&self, descriptor: u64) -> Option<String> {
        let (symbols, count, strings) = self.symbols()?;
        let mut all = (0..count).map(|i| symbols + i * 24);
        let found = all.find(|at| self.u64(at + 8) == Some(descriptor - self.base))?;
        let from = self.base + strings + u64::from(self.u32(found)?);
        let mut bytes = alloc::vec::Vec::new();
        while bytes.len() < NAME {
            let mut byte = [0];
            self.memory.read(from + bytes.len() as u64, &mut byte).ok()?;
            match byte {
                [0] => break,
                [b] => bytes.push(b),
            }
        }
        let name = String::from_utf8(bytes).ok()?;
        Some(name.strip_suffix(".kd")?.into())
    }
}

/// Where the code object of a descriptor begins, and the kernel's name.
pub(super) fn of_kernel(memory: &Snapshot, descriptor: u64) -> Option<(u64, String)> {
    let last = descriptor & !(PAGE - 1);
    let first = last.saturating_sub(REACH);
    let mut base = last;
    loop {
        let mut magic = [0; 4];
        // What is not mapped ends the object.
        memory.read(base, &mut magic).ok()?;
        if &magic == b"\x7fELF" {
            let image = Image { memory, base };
            return image.name(descriptor).map(|name| (base, name));
        }
        if base <= first {
            return None;
        }
        base -= PAGE;
    }
}
