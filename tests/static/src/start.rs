//! What a C library would bring: the entry point, the memory functions, and writing to the standard output.
#![expect(
    unsafe_code,
    reason = "the entry point, the memory functions that compilers call, and raw system calls"
)]

use core::arch::{asm, global_asm};
use core::fmt;

// The stack pointer is 16-byte aligned at entry, and the call makes it what the ABI wants at a function's start.
global_asm!(".globl _start", "_start:", "xor ebp, ebp", "call {main}", "ud2", main = sym start);

extern "C" fn start() -> ! {
    exit(crate::main())
}

fn system_call(number: usize, a: usize, b: usize, c: usize) -> isize {
    let result;
    // SAFETY: write and exit_group read at most the bytes that the caller's slice holds.
    unsafe {
        asm!("syscall", inlateout("rax") number as isize => result, in("rdi") a, in("rsi") b, in("rdx") c,
             out("rcx") _, out("r11") _, options(nostack));
    }
    result
}

/// Ends the process.
pub fn exit(code: i32) -> ! {
    loop {
        system_call(231, code as usize, 0, 0);
    }
}

/// The standard output.
pub struct Stdout;

impl fmt::Write for Stdout {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut left = text.as_bytes();
        while !left.is_empty() {
            let written = system_call(1, 1, left.as_ptr() as usize, left.len());
            left = usize::try_from(written)
                .ok()
                .and_then(|n| left.get(n..))
                .ok_or(fmt::Error)?;
        }
        Ok(())
    }
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo<'_>) -> ! {
    let _ = fmt::Write::write_fmt(&mut Stdout, format_args!("FAIL {info}\n"));
    exit(101)
}

// `alloc` comes compiled for unwinding and names these two; with `panic = "abort"` nothing ever unwinds.
#[unsafe(no_mangle)]
extern "C" fn _Unwind_Resume() -> ! {
    exit(101)
}

#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() -> ! {
    exit(101)
}

/// # Safety
/// As C's `memcpy`.
#[unsafe(no_mangle)]
unsafe extern "C" fn memcpy(to: *mut u8, from: *const u8, n: usize) -> *mut u8 {
    // SAFETY: the caller's ranges are valid and do not overlap.
    unsafe {
        asm!("rep movsb", inout("rcx") n => _, inout("rdi") to => _, inout("rsi") from => _, options(nostack))
    };
    to
}

/// # Safety
/// As C's `memmove`.
#[unsafe(no_mangle)]
unsafe extern "C" fn memmove(to: *mut u8, from: *const u8, n: usize) -> *mut u8 {
    if (to as usize).wrapping_sub(from as usize) >= n {
        // SAFETY: going up never writes what is still to be read.
        return unsafe { memcpy(to, from, n) };
    }
    // SAFETY: the ranges are valid, and going down never writes what is still to be read; the direction
    // flag is clear again afterwards.
    unsafe {
        asm!("std", "rep movsb", "cld", inout("rcx") n => _, inout("rdi") to.wrapping_add(n).wrapping_sub(1) => _,
             inout("rsi") from.wrapping_add(n).wrapping_sub(1) => _, options(nostack));
    }
    to
}

/// # Safety
/// As C's `memset`.
#[unsafe(no_mangle)]
unsafe extern "C" fn memset(to: *mut u8, value: i32, n: usize) -> *mut u8 {
    // SAFETY: the caller's range is valid.
    unsafe {
        asm!("rep stosb", inout("rcx") n => _, inout("rdi") to => _, in("al") value as u8, options(nostack))
    };
    to
}

/// # Safety
/// As C's `memcmp`.
#[unsafe(no_mangle)]
unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, n: usize) -> i32 {
    for i in 0..n {
        // SAFETY: both ranges hold `n` bytes; volatile, so that this loop is not made into a call of itself.
        let (x, y) = unsafe { (a.add(i).read_volatile(), b.add(i).read_volatile()) };
        if x != y {
            return i32::from(x) - i32::from(y);
        }
    }
    0
}

/// # Safety
/// As `memcmp`, for equality only.
#[unsafe(no_mangle)]
unsafe extern "C" fn bcmp(a: *const u8, b: *const u8, n: usize) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { memcmp(a, b, n) }
}

/// # Safety
/// As C's `strlen`.
#[unsafe(no_mangle)]
unsafe extern "C" fn strlen(text: *const u8) -> usize {
    let mut n = 0;
    // SAFETY: every byte up to the NUL is valid.
    while unsafe { text.add(n).read_volatile() } != 0 {
        n += 1;
    }
    n
}
