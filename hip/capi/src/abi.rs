//! For which version's headers the program was built, where that matters and no symbol version tells.
//!
//! `hipMemoryType` was renumbered in version 6 while the functions kept their symbol versions. A program that was built
//! before needs no symbol that came after 5.2, the last version of Debian's headers: if any loaded object needs a newer
//! one, or none was linked with the library at all (`dlopen`), the numbers are those of version 6.
//! `OUTCROP_HIP_ABI=5` or `6` says it outright.
#![expect(unsafe_code, reason = "reads the version needs of loaded objects")]

use core::ffi::{CStr, c_char, c_int, c_void};
use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::OnceLock;

use outcrop_soft::env::HIP_ABI;

/// A program has handed over a structure as it was before version 6.
static SEEN_BEFORE_6: AtomicBool = AtomicBool::new(false);

/// Notes that the program uses a structure as it was before version 6.
pub fn note_before_6() {
    SEEN_BEFORE_6.store(true, Ordering::Relaxed);
}

/// What `OUTCROP_HIP_ABI` says; `None` if it says nothing.
///
/// # Errors
/// What to tell the user: it is no version.
fn told() -> Result<Option<bool>, String> {
    let text = std::env::var_os(HIP_ABI).unwrap_or_default();
    match text.to_string_lossy().trim() {
        "" => Ok(None),
        "5" => Ok(Some(true)),
        "6" => Ok(Some(false)),
        other => Err(format!("{HIP_ABI}={other}: neither 5 nor 6")),
    }
}

/// Whether `OUTCROP_HIP_ABI` is one.
///
/// # Errors
/// What to tell the user.
pub fn check() -> Result<(), String> {
    told().map(drop)
}

/// Whether the program was built with headers from before version 6.
pub fn is_before_6() -> bool {
    static BEFORE_6: OnceLock<Option<bool>> = OnceLock::new();
    let told = BEFORE_6.get_or_init(|| told().ok().flatten().or_else(|| judge(needs())));
    told.unwrap_or(false) || SEEN_BEFORE_6.load(Ordering::Relaxed) && *told != Some(false)
}

/// What the needs of the loaded objects say; `None` if no object has any.
fn judge(needs: Vec<(u32, u32)>) -> Option<bool> {
    let newest = needs.into_iter().max()?;
    Some(newest <= (5, 2))
}

/// Major and minor of a symbol version of the library: `hip_5.1`.
fn version(name: &str) -> Option<(u32, u32)> {
    let (major, minor) = name.strip_prefix("hip_")?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// Versions of this library that the loaded objects need.
fn needs() -> Vec<(u32, u32)> {
    let mut found: Vec<(u32, u32)> = Vec::new();
    // SAFETY: the callback is given the pointer of `found`, which lives until the call returns.
    unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut found).cast()) };
    found
}

unsafe extern "C" fn visit(object: *mut libc::dl_phdr_info, _size: usize, data: *mut c_void) -> c_int {
    // SAFETY: the linker's own structure, and the vector of `needs`.
    let (object, found) = unsafe { (&*object, &mut *data.cast::<Vec<(u32, u32)>>()) };
    for index in 0..object.dlpi_phnum {
        // SAFETY: the object has that many program headers.
        let header = unsafe { &*object.dlpi_phdr.add(usize::from(index)) };
        if header.p_type == libc::PT_DYNAMIC {
            let dynamic = core::ptr::with_exposed_provenance((object.dlpi_addr + header.p_vaddr) as usize);
            // SAFETY: a loaded object's dynamic section, and where the object is.
            unsafe { read_needs(dynamic, object.dlpi_addr, found) };
        }
    }
    0
}

const DT_NULL: u64 = 0;
const DT_STRTAB: u64 = 5;
const DT_VERNEED: u64 = 0x6fff_fffe;
const DT_VERNEEDNUM: u64 = 0x6fff_ffff;

/// `Elf64_Dyn`
#[repr(C)]
struct Dynamic {
    tag: u64,
    value: u64,
}

/// `Elf64_Verneed`
#[repr(C)]
struct Need {
    version: u16,
    count: u16,
    file: u32,
    first: u32,
    next: u32,
}

/// `Elf64_Vernaux`
#[repr(C)]
struct Version {
    hash: u32,
    flags: u16,
    other: u16,
    name: u32,
    next: u32,
}

/// # Safety
/// `dynamic` is the dynamic section of an object that is loaded at `base`.
unsafe fn read_needs(dynamic: *const Dynamic, base: u64, found: &mut Vec<(u32, u32)>) {
    // The C library makes some addresses absolute where they stand, and leaves others relative.
    let absolute = |value: u64| if value < base { value + base } else { value };
    let (mut strings, mut needs, mut count) = (0, 0, 0);
    let mut entry = dynamic;
    loop {
        // SAFETY: the section ends with DT_NULL.
        let Dynamic { tag, value } = unsafe { entry.read() };
        match tag {
            DT_NULL => break,
            DT_STRTAB => strings = absolute(value),
            DT_VERNEED => needs = absolute(value),
            DT_VERNEEDNUM => count = value,
            _ => {}
        }
        entry = entry.wrapping_add(1);
    }
    if strings == 0 || needs == 0 {
        return;
    }
    let name = |offset: u32| {
        let at: *const c_char = core::ptr::with_exposed_provenance(strings as usize + offset as usize);
        // SAFETY: an offset into the object's string table.
        unsafe { CStr::from_ptr(at) }.to_str().unwrap_or("")
    };
    let mut need: *const Need = core::ptr::with_exposed_provenance(needs as usize);
    for _ in 0..count {
        // SAFETY: the table has `count` entries.
        let entry = unsafe { need.read() };
        if name(entry.file).starts_with("libamdhip64.so") {
            let mut version: *const Version = need.wrapping_byte_add(entry.first as usize).cast();
            for _ in 0..entry.count {
                // SAFETY: the entry has that many versions.
                let needed = unsafe { version.read() };
                found.extend(self::version(name(needed.name)));
                version = version.wrapping_byte_add(needed.next as usize);
            }
        }
        need = need.wrapping_byte_add(entry.next as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_need_decides() {
        assert_eq!(judge(vec![]), None);
        assert_eq!(judge(vec![(4, 2), (5, 1)]), Some(true));
        assert_eq!(judge(vec![(4, 2), (6, 0)]), Some(false));
        assert_eq!(judge(vec![(5, 3)]), Some(false));
        assert_eq!((version("hip_5.1"), version("GLIBC_2.34")), (Some((5, 1)), None));
    }

    #[test]
    fn a_program_without_the_library_needs_none_of_it() {
        assert_eq!(needs(), []);
    }
}
