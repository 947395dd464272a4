//! `dlsym`: Python's ctypes, JITs and language runtimes take functions out of the C library by its handle, where a lookup does
//! not come by this library.
#![expect(
    unsafe_code,
    reason = "looks functions up, and hands calls on by their caller's return address"
)]

use core::arch::naked_asm;
use core::ffi::{c_char, c_void};
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};

/// The C library's `dlsym`, null before the first use.
static REAL: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());

type Lookup = unsafe extern "C" fn(*mut c_void, *const c_char) -> *mut c_void;

/// Finds the C library's `dlsym`.
extern "C" fn find_real() -> *mut c_void {
    // Its version when `dlsym` was in a library of its own, and since it is in the C library.
    for version in [c"GLIBC_2.34", c"GLIBC_2.2.5", c"GLIBC_2.17"] {
        // SAFETY: two names with their NULs.
        let found = unsafe { libc::dlvsym(libc::RTLD_NEXT, c"dlsym".as_ptr(), version.as_ptr()) };
        if !found.is_null() {
            REAL.store(found, Ordering::Relaxed);
            return found;
        }
    }
    let message = b"outcrop: the C library has no dlsym\n";
    // SAFETY: a byte string of its length.
    unsafe {
        libc::write(2, message.as_ptr().cast(), message.len());
        libc::abort()
    }
}

/// The C library's `dlsym`.
///
/// # Safety
/// As there; `RTLD_NEXT` is looked up from this library on.
pub(crate) unsafe fn real(handle: *mut c_void, name: *const c_char) -> *mut c_void {
    let mut found = REAL.load(Ordering::Relaxed);
    if found.is_null() {
        found = find_real();
    }
    // SAFETY: the address of a function of that type.
    let lookup: Lookup = unsafe { core::mem::transmute(found) };
    // SAFETY: the caller's contract.
    unsafe { lookup(handle, name) }
}

/// What `handle` has under `name`; where that is a C function that this library answers for, its own.
unsafe extern "C" fn looked_up(handle: *mut c_void, name: *const c_char) -> *mut c_void {
    // SAFETY: the caller's contract, that of `dlsym`.
    let found = unsafe { real(handle, name) };
    if found.is_null() {
        return found;
    }
    // SAFETY: the same name; the handle is a constant of the loader.
    let first = unsafe { real(libc::RTLD_DEFAULT, name) };
    let hooked = first != found
        && is_own(first)
        // SAFETY: as above.
        && found == unsafe { real(libc::RTLD_NEXT, name) };
    // These lookups may have failed, but the caller's has not.
    // SAFETY: no arguments; the text is not kept.
    unsafe { libc::dlerror() };
    if hooked { first } else { found }
}

/// Whether an address is in this library.
fn is_own(address: *const c_void) -> bool {
    let base = |of: *const c_void| {
        let mut info = libc::Dl_info {
            dli_fname: ptr::null(),
            dli_fbase: ptr::null_mut(),
            dli_sname: ptr::null(),
            dli_saddr: ptr::null_mut(),
        };
        // SAFETY: any address may be asked for; the answer has room.
        let known = unsafe { libc::dladdr(of, &raw mut info) };
        (known != 0).then_some(info.dli_fbase)
    };
    let own: *const c_void = (looked_up as Lookup as *const ()).cast();
    base(address).is_some_and(|at| Some(at) == base(own))
}

/// As the C library's. A lookup of what comes next after the caller is the C library's alone, which knows the caller by the
/// return address: it is handed on by a jump.
///
/// # Safety
/// As there.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
// SAFETY: the C library's function of this name has the same arguments.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void {
    naked_asm!(
        "cmp rdi, -1", // RTLD_NEXT
        "jne {looked_up}",
        "mov rax, [rip + {real}]",
        "test rax, rax",
        "jnz 2f",
        "push rdi",
        "push rsi",
        "sub rsp, 8",
        "call {find_real}",
        "add rsp, 8",
        "pop rsi",
        "pop rdi",
        "2:",
        "jmp rax",
        looked_up = sym looked_up,
        real = sym REAL,
        find_real = sym find_real,
    )
}
