//! The records that `getdents64(2)` writes.

use core::mem::offset_of;

use linux_raw_sys::general::linux_dirent64;

use crate::Errno;

/// Calls `entry` with the name in each record of `records`, without `.` and `..`.
///
/// A name that is not UTF-8 is left out: no file of the KFD's or the DRM's has one.
///
/// # Errors
/// [`Errno::IO`] for a record that does not fit into the buffer, or whose name has no end.
pub(super) fn for_each_name(records: &[u8], entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
    const LEN_AT: usize = offset_of!(linux_dirent64, d_reclen);
    const NAME_AT: usize = offset_of!(linux_dirent64, d_name);
    let mut rest = records;
    while !rest.is_empty() {
        let len = rest
            .get(LEN_AT..LEN_AT + 2)
            .and_then(|bytes| bytes.try_into().ok());
        let len = usize::from(u16::from_ne_bytes(len.ok_or(Errno::IO)?));
        let (record, next) = rest.split_at_checked(len).ok_or(Errno::IO)?;
        let name = record.get(NAME_AT..).ok_or(Errno::IO)?;
        let end = name.iter().position(|byte| *byte == 0).ok_or(Errno::IO)?;
        match core::str::from_utf8(name.get(..end).ok_or(Errno::IO)?) {
            Ok("." | "..") | Err(_) => {}
            Ok(name) => entry(name),
        }
        rest = next;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::borrow::ToOwned;
    use std::string::String;
    use std::vec;
    use std::vec::Vec;

    use super::*;

    fn record(name: &[u8], padding: usize) -> Vec<u8> {
        let mut bytes = vec![0xAA; 16];
        bytes.extend(((19 + name.len() + padding) as u16).to_ne_bytes());
        bytes.push(4);
        bytes.extend(name);
        bytes.extend(vec![0; padding]);
        bytes
    }

    fn names(records: &[u8]) -> (Vec<String>, Result<(), Errno>) {
        let mut names = Vec::new();
        let result = for_each_name(records, &mut |name| names.push(name.to_owned()));
        (names, result)
    }

    #[test]
    fn names_in_order_without_dots() {
        let bytes = [
            record(b".", 4),
            record(b"nodes", 1),
            record(b"..", 3),
            record(b"7", 6),
        ]
        .concat();
        assert_eq!(names(&bytes), (vec!["nodes".to_owned(), "7".to_owned()], Ok(())));
    }

    #[test]
    fn a_foreign_encoding_is_left_out() {
        let bytes = [record(b"\xff\xfe", 3), record(b"a", 1)].concat();
        assert_eq!(names(&bytes), (vec!["a".to_owned()], Ok(())));
    }

    #[test]
    fn damaged_records_are_an_error() {
        let good = record(b"nodes", 2);
        for cut in 1..good.len() {
            assert_eq!(names(&good[..cut]).1, Err(Errno::IO), "cut at {cut}");
        }
        assert_eq!(names(&record(b"endless", 0)).1, Err(Errno::IO));
        for len in [0_u16, 1, 18, 19, 200] {
            let mut bytes = good.clone();
            bytes[16..18].copy_from_slice(&len.to_ne_bytes());
            assert_eq!(names(&bytes).1, Err(Errno::IO), "length {len}");
        }
    }
}
