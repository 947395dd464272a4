//! Functions of the C library that read folders by themselves: done here for the machine's folders, or told to read them by
//! this library's functions.
#![expect(
    unsafe_code,
    reason = "C functions with callbacks and results that the caller frees"
)]

use core::ffi::{CStr, c_char, c_int, c_void};
use core::mem::MaybeUninit;
use core::ptr;
use std::collections::BTreeSet;
use std::ffi::CString;

use libc::{DIR, dirent, size_t, stat as Stat};

use super::{dir, hooks, names, stat};
use crate::path::{self, Found};
use crate::real;

/// `glob_t`, with the functions that it has for `GLOB_ALTDIRFUNC`.
#[repr(C)]
pub(crate) struct Glob {
    count: size_t,
    paths: *mut *mut c_char,
    offset: size_t,
    flags: c_int,
    close: Option<unsafe extern "C" fn(*mut DIR) -> c_int>,
    read: Option<unsafe extern "C" fn(*mut DIR) -> *mut dirent>,
    open: Option<unsafe extern "C" fn(*const c_char) -> *mut DIR>,
    lstat: Option<unsafe extern "C" fn(*const c_char, *mut Stat) -> c_int>,
    stat: Option<unsafe extern "C" fn(*const c_char, *mut Stat) -> c_int>,
}

/// What `glob` calls where a folder cannot be read.
pub(crate) type GlobError = Option<unsafe extern "C" fn(*const c_char, c_int) -> c_int>;
/// Whether `scandir` takes an entry.
pub(crate) type Select = Option<unsafe extern "C" fn(*const dirent) -> c_int>;
/// How `scandir` sorts.
pub(crate) type Compare = Option<unsafe extern "C" fn(*mut *const dirent, *mut *const dirent) -> c_int>;
/// What `ftw` calls.
pub(crate) type Visit = Option<unsafe extern "C" fn(*const c_char, *const Stat, c_int) -> c_int>;
/// What `nftw` calls.
pub(crate) type VisitNew =
    Option<unsafe extern "C" fn(*const c_char, *const Stat, c_int, *mut Place) -> c_int>;

/// `struct FTW`.
#[repr(C)]
pub(crate) struct Place {
    base: c_int,
    level: c_int,
}

hooks! {
    fn glob[glob64](pattern: *const c_char, flags: c_int, error: GlobError, result: *mut Glob) -> c_int {
        if flags & GLOB_ALTDIRFUNC != 0 || result.is_null() {
            return real::glob(pattern, flags, error, result);
        }
        (*result).close = Some(dir::closedir);
        (*result).read = Some(dir::readdir);
        (*result).open = Some(dir::opendir);
        (*result).lstat = Some(stat::lstat);
        (*result).stat = Some(stat::stat);
        let code = real::glob(pattern, flags | GLOB_ALTDIRFUNC, error, result);
        (*result).flags &= !GLOB_ALTDIRFUNC;
        code
    }
    fn scandir[scandir64](path: *const c_char, list: *mut *mut *mut dirent, select: Select, compare: Compare) -> c_int {
        match path::find(libc::AT_FDCWD, path, true) {
            None => real::scandir(path, list, select, compare),
            Some(Found::Elsewhere(path)) => real::scandir(path.as_ptr(), list, select, compare),
            Some(_) => scan(path, list, select, compare),
        }
    }
    fn ftw[ftw64](path: *const c_char, visit: Visit, numbers: c_int) -> c_int {
        match path::find(libc::AT_FDCWD, path, true) {
            Some(Found::Ours { .. }) => walk(path, 0, &mut |path, stat, kind, _| match visit {
                // The older function has no name for a link that leads nowhere.
                Some(visit) => visit(path, stat, if kind == FTW_SLN { FTW_NS } else { kind }),
                None => 0,
            }),
            _ => real::ftw(path, visit, numbers),
        }
    }
    fn nftw[nftw64](path: *const c_char, visit: VisitNew, numbers: c_int, flags: c_int) -> c_int {
        match path::find(libc::AT_FDCWD, path, flags & FTW_PHYS == 0) {
            Some(Found::Ours { .. }) => walk(path, flags, &mut |path, stat, kind, place| match visit {
                Some(visit) => visit(path, stat, kind, place),
                None => 0,
            }),
            _ => real::nftw(path, visit, numbers, flags),
        }
    }
}

const GLOB_ALTDIRFUNC: c_int = 1 << 9;

/// `scandir` by `opendir` and `readdir`.
///
/// # Safety
/// As `scandir`.
unsafe fn scan(path: *const c_char, list: *mut *mut *mut dirent, select: Select, compare: Compare) -> c_int {
    // SAFETY: the caller's contract.
    let stream = unsafe { dir::opendir(path) };
    if stream.is_null() {
        return -1;
    }
    let mut found: Vec<*mut dirent> = Vec::new();
    loop {
        // SAFETY: the stream has been opened above.
        let entry = unsafe { dir::readdir(stream) };
        if entry.is_null() {
            break;
        }
        // SAFETY: the caller's function, with an entry.
        if select.is_some_and(|select| unsafe { select(entry) } == 0) {
            continue;
        }
        // SAFETY: memory that the caller frees.
        let copy: *mut dirent = unsafe { libc::malloc(size_of::<dirent>()) }.cast();
        if copy.is_null() {
            break;
        }
        // SAFETY: both are an entry in size.
        unsafe { ptr::copy_nonoverlapping(entry, copy, 1) };
        found.push(copy);
    }
    // SAFETY: opened above, and not used any more.
    unsafe { dir::closedir(stream) };
    // SAFETY: as above; a list of no entries is memory too.
    let all: *mut *mut dirent = unsafe { libc::malloc(size_of::<*mut dirent>() * found.len().max(1)) }.cast();
    if all.is_null() {
        for entry in found {
            // SAFETY: allocated above.
            unsafe { libc::free(entry.cast()) };
        }
        return super::fail(libc::ENOMEM);
    }
    if let Some(compare) = compare {
        // SAFETY: the caller's function, with pointers to two entries.
        found.sort_by(|a, b| unsafe {
            compare(
                (&raw const *a).cast_mut().cast(),
                (&raw const *b).cast_mut().cast(),
            )
            .cmp(&0)
        });
    }
    // SAFETY: room for as many pointers.
    unsafe { ptr::copy_nonoverlapping(found.as_ptr(), all, found.len()) };
    // SAFETY: the caller's contract.
    unsafe { *list = all };
    c_int::try_from(found.len()).unwrap_or(c_int::MAX)
}

const FTW_PHYS: c_int = 1;
const FTW_CHDIR: c_int = 4;
const FTW_DEPTH: c_int = 8;
const FTW_ACTIONRETVAL: c_int = 16;
const FTW_SKIP_SUBTREE: c_int = 2;
const FTW_SKIP_SIBLINGS: c_int = 3;

const FTW_F: c_int = 0;
const FTW_D: c_int = 1;
const FTW_DNR: c_int = 2;
const FTW_NS: c_int = 3;
const FTW_SL: c_int = 4;
const FTW_DP: c_int = 5;
const FTW_SLN: c_int = 6;

type Call<'a> = &'a mut dyn FnMut(*const c_char, *const Stat, c_int, *mut Place) -> c_int;

/// One `nftw` in progress.
struct Walk<'a> {
    flags: c_int,
    call: Call<'a>,
    /// Folders on the way down, by inode: a link back to one of them is not followed.
    above: BTreeSet<u64>,
}

/// # Safety
/// `path` is a C string.
unsafe fn walk(path: *const c_char, flags: c_int, call: Call<'_>) -> c_int {
    // SAFETY: the caller's contract.
    let path = unsafe { CStr::from_ptr(path) }.to_owned();
    let mut walk = Walk {
        flags,
        call,
        above: BTreeSet::new(),
    };
    let back = (flags & FTW_CHDIR != 0).then(working_folder);
    let result = walk.visit(&path, 0);
    if let Some(back) = back {
        // SAFETY: a C string.
        unsafe { names::chdir(back.as_ptr()) };
    }
    if flags & FTW_ACTIONRETVAL != 0 && result == FTW_SKIP_SIBLINGS {
        0
    } else {
        result
    }
}

fn working_folder() -> CString {
    // SAFETY: a new buffer, which is freed below.
    let folder = unsafe { names::getcwd(ptr::null_mut(), 0) };
    if folder.is_null() {
        return CString::default();
    }
    // SAFETY: a C string.
    let name = unsafe { CStr::from_ptr(folder) }.to_owned();
    // SAFETY: made by the call above.
    unsafe { libc::free(folder.cast::<c_void>()) };
    name
}

impl Walk<'_> {
    /// Visits a path and what is below it; anything but 0 ends the walk.
    fn visit(&mut self, path: &CStr, level: c_int) -> c_int {
        let physical = self.flags & FTW_PHYS != 0;
        let mut found = MaybeUninit::<Stat>::zeroed();
        let buf = found.as_mut_ptr();
        // SAFETY: a C string and room for a `stat`.
        let mut there = physical as c_int == 0 && unsafe { stat::stat(path.as_ptr(), buf) } == 0;
        let followed = there;
        // SAFETY: as above.
        there = there || unsafe { stat::lstat(path.as_ptr(), buf) } == 0;
        // SAFETY: zeroed, or filled by one of the calls.
        let found = unsafe { found.assume_init() };
        let kind = match found.st_mode & libc::S_IFMT {
            _ if !there => FTW_NS,
            libc::S_IFDIR => FTW_D,
            libc::S_IFLNK if physical => FTW_SL,
            libc::S_IFLNK if !followed => FTW_SLN,
            _ => FTW_F,
        };
        let bytes = path.to_bytes();
        let base = bytes
            .iter()
            .rposition(|byte| *byte == b'/')
            .map_or(0, |at| at + 1);
        let base = if level == 0 && base == bytes.len() {
            0
        } else {
            base
        };
        let mut place = Place {
            base: c_int::try_from(base).unwrap_or(c_int::MAX),
            level,
        };
        if kind != FTW_D {
            return (self.call)(path.as_ptr(), &raw const found, kind, &raw mut place);
        }
        if !self.above.insert(found.st_ino) {
            return 0;
        }
        let result = self.folder(path, &found, &mut place);
        self.above.remove(&found.st_ino);
        result
    }

    fn folder(&mut self, path: &CStr, found: &Stat, place: &mut Place) -> c_int {
        let actions = self.flags & FTW_ACTIONRETVAL != 0;
        let last = self.flags & FTW_DEPTH != 0;
        let Some(names) = entries(path) else {
            return (self.call)(path.as_ptr(), found, FTW_DNR, place);
        };
        if !last {
            match (self.call)(path.as_ptr(), found, FTW_D, place) {
                FTW_SKIP_SUBTREE if actions => return 0,
                0 => {}
                other => return other,
            }
        }
        if self.flags & FTW_CHDIR != 0 {
            // SAFETY: a C string. Where it fails the names still lead everywhere.
            unsafe { names::chdir(path.as_ptr()) };
        }
        for name in names {
            let mut below = path.to_bytes().to_vec();
            if below.last() != Some(&b'/') {
                below.push(b'/');
            }
            below.extend(name);
            match self.visit(&CString::new(below).unwrap_or_default(), place.level + 1) {
                FTW_SKIP_SIBLINGS if actions => break,
                0 => {}
                other => return other,
            }
        }
        if last {
            (self.call)(path.as_ptr(), found, FTW_DP, place)
        } else {
            0
        }
    }
}

/// The names in a folder; `None` if it cannot be read.
fn entries(path: &CStr) -> Option<Vec<Vec<u8>>> {
    // SAFETY: a C string.
    let stream = unsafe { dir::opendir(path.as_ptr()) };
    if stream.is_null() {
        return None;
    }
    let mut names = Vec::new();
    loop {
        // SAFETY: the stream has been opened above.
        let entry = unsafe { dir::readdir(stream) };
        if entry.is_null() {
            break;
        }
        // SAFETY: an entry's name is a C string.
        let name = unsafe { CStr::from_ptr((&raw const (*entry).d_name).cast()) }.to_bytes();
        if name != b"." && name != b".." {
            names.push(name.to_vec());
        }
    }
    // SAFETY: opened above, and not used any more.
    unsafe { dir::closedir(stream) };
    Some(names)
}
