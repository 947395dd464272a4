//! What the process may do with ranges of its memory.

use linux_raw_sys::general as raw;

use super::syscalls::{self, retry};
use super::{Errno, File};

const PAGE: usize = 4096;
/// From so many bytes on, one call for all pages is tried first.
const MANY: usize = 16 * PAGE;
/// From so many bytes on, pages of no file are not touched: that they are mapped, and how, stands in `/proc/self/maps`. A queue's
/// save area has hundreds of megabytes that are hardly ever used.
const LARGE: usize = 512 * PAGE;

/// A right to memory, and how it is found out.
pub(super) struct Right {
    /// The advice to have the pages for it.
    populate: u32,
    /// Whether a word can be had.
    test: fn(usize) -> bool,
    /// Where it stands among the rights of a mapping, and as which letter.
    letter: (usize, u8),
}

/// Loads.
pub(super) const READ: Right = Right {
    populate: raw::MADV_POPULATE_READ,
    test: syscalls::can_read,
    letter: (0, b'r'),
};

/// Stores.
pub(super) const WRITE: Right = Right {
    populate: raw::MADV_POPULATE_WRITE,
    test: syscalls::can_write,
    letter: (1, b'w'),
};

/// Whether the process has a right to every byte of a range.
pub(super) fn all(address: usize, len: usize, right: &Right) -> bool {
    let Some(last) = len.checked_sub(1).map(|n| address.checked_add(n)) else {
        return true;
    };
    let first = address & !(PAGE - 1);
    last.is_some_and(|last| {
        // Without /proc the pages tell.
        let listed = if len >= LARGE {
            listed(first, last, right).ok()
        } else {
            None
        };
        listed.unwrap_or_else(|| touched(first, last, right))
    })
}

/// The same by a word of each page from `first` on, or all pages at once.
fn touched(first: usize, last: usize, right: &Right) -> bool {
    // It fails on kernels before 5.14, too.
    let at_once = last - first >= MANY && syscalls::populate(first, last - first + 1, right.populate).is_ok();
    // Not the first word: null is no address to the system calls that test one.
    at_once || (first..=last).step_by(PAGE).all(|page| (right.test)(page | 8))
}

/// The same by the list of the process's mappings; pages of files are touched, as a file may end before its mapping.
fn listed(first: usize, last: usize, right: &Right) -> Result<bool, Errno> {
    let file = File::open("/proc/self/maps", raw::O_RDONLY)?;
    let (mut buf, mut filled) = ([0_u8; 4096], 0);
    let mut at = first;
    loop {
        let rest = buf
            .get_mut(filled..)
            .filter(|rest| !rest.is_empty())
            .ok_or(Errno::IO)?;
        let count = retry(|| syscalls::read(file.0, rest))?;
        if count == 0 {
            return Ok(false);
        }
        filled += count;
        let mut done = 0;
        while let Some(len) = buf
            .get(done..filled)
            .and_then(|text| text.iter().position(|b| *b == b'\n'))
        {
            let line = Mapping::parse(buf.get(done..done + len).unwrap_or_default()).ok_or(Errno::IO)?;
            done += len + 1;
            if line.end <= at {
                continue;
            }
            let (position, letter) = right.letter;
            if line.start > at || line.rights.get(position) != Some(&letter) {
                return Ok(false);
            }
            let end = (line.end - 1).min(last);
            if line.of_file && !touched(at, end, right) {
                return Ok(false);
            }
            if end == last {
                return Ok(true);
            }
            at = line.end;
        }
        buf.copy_within(done..filled, 0);
        filled -= done;
    }
}

/// A line of `/proc/self/maps`.
#[derive(Debug, PartialEq, Eq)]
struct Mapping {
    start: usize,
    end: usize,
    rights: [u8; 4],
    of_file: bool,
}

impl Mapping {
    /// `start-end rights offset device inode path`.
    fn parse(line: &[u8]) -> Option<Self> {
        let mut words = line.split(|b| *b == b' ');
        let mut bounds = words.next()?.split(|b| *b == b'-');
        let mut bound = || usize::from_str_radix(core::str::from_utf8(bounds.next()?).ok()?, 16).ok();
        Some(Self {
            start: bound()?,
            end: bound()?,
            rights: words.next()?.try_into().ok()?,
            of_file: words.nth(2)? != b"0",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_list_are_read() {
        let line = b"7f12a000-7f12b000 rw-p 00000000 00:00 0                          [stack]";
        let mapping = Mapping::parse(line).unwrap();
        assert_eq!((mapping.start, mapping.end), (0x7f12_a000, 0x7f12_b000));
        assert_eq!((&mapping.rights, mapping.of_file), (b"rw-p", false));
        assert!(
            Mapping::parse(b"1-2 r--s 00000000 00:01 17 /memfd:x (deleted)")
                .unwrap()
                .of_file
        );
        assert_eq!(Mapping::parse(b"what is this"), None);
    }
}
