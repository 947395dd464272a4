//! Everything of the Linux platform that depends on the processor: x86-64.
//!
//! Another processor is another file like this one, named in `linux/mod.rs`. System call numbers
//! are those of `linux-raw-sys`, which knows the processor too.
#![expect(unsafe_code, reason = "the system call instruction")]

use core::arch::asm;

/// Makes a system call with up to six arguments and returns the kernel's raw answer.
///
/// The convention is that of `syscall(2)`: number in `rax`, arguments in `rdi rsi rdx r10 r8 r9`,
/// answer in `rax`, `rcx` and `r11` lost; `-4095..=-1` is an errno.
///
/// # Safety
/// The arguments are right for the system call: each pointer is valid for what the kernel does with it,
/// and no memory that Rust knows of is unmapped or changed behind its back.
#[inline]
pub(in crate::linux) unsafe fn syscall6(number: u32, args: [usize; 6]) -> isize {
    let answer: isize;
    let [a, b, c, d, e, f] = args;
    // SAFETY: the registers are those of the kernel's convention, and those that the instruction destroys
    // are named. What the kernel does with the arguments is the caller's contract.
    unsafe {
        asm!(
            "syscall",
            inlateout("rax") number as isize => answer,
            in("rdi") a,
            in("rsi") b,
            in("rdx") c,
            in("r10") d,
            in("r8") e,
            in("r9") f,
            lateout("rcx") _,
            lateout("r11") _,
            options(nostack),
        );
    }
    answer
}
