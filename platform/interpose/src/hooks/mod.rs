//! The C functions that a program finds in this library before the C library's.
//!
//! Each does what the C library's function of its name does, and answers itself where the machine is asked.

mod change;
mod dir;
mod fds;
pub(crate) mod lookup;
mod memory;
mod names;
mod open;
mod raw;
mod stat;
mod stdio;
pub(crate) mod walk;

pub(crate) use dir::streams;

use core::ffi::c_int;

use outcrop_platform::Errno;

/// Defines C functions, each with other names in brackets under which the C library has the same one.
macro_rules! hooks {
    ($(fn $name:ident [$($alias:ident)*] $args:tt -> $ret:ty $body:block)*) => {$(
        $crate::hooks::hook! { fn $name $args -> $ret $body }
        $($crate::hooks::hook! { fn $alias = $name $args -> $ret })*
    )*};
}
pub(crate) use hooks;

/// One C function, or another name of one.
macro_rules! hook {
    (fn $name:ident ($($arg:ident: $ty:ty),* $(,)?) -> $ret:ty $body:block) => {
        // SAFETY: the C library's function of this name has the same arguments.
        #[unsafe(no_mangle)]
        pub(crate) unsafe extern "C" fn $name($($arg: $ty),*) -> $ret {
            #[allow(unused_unsafe, reason = "the body of one may need nothing of its caller")]
            // SAFETY: the caller keeps the contract of the C function, which is all that is relied on.
            unsafe {
                $body
            }
        }
    };
    (fn $alias:ident = $name:ident ($($arg:ident: $ty:ty),* $(,)?) -> $ret:ty) => {
        // SAFETY: the C library's function of this name is the same as the other.
        #[unsafe(no_mangle)]
        pub(crate) unsafe extern "C" fn $alias($($arg: $ty),*) -> $ret {
            // SAFETY: the caller keeps the contract of the C function.
            unsafe { $name($($arg),*) }
        }
    };
}
pub(crate) use hook;

/// Sets `errno` and returns what a C function returns then.
#[expect(unsafe_code, reason = "errno is a thread's variable of the C library")]
fn fail<T: From<i8>>(errno: c_int) -> T {
    // SAFETY: the address of this thread's `errno`.
    unsafe { *libc::__errno_location() = errno };
    T::from(-1)
}

/// As [`fail`], for an error of the machine.
fn refuse<T: From<i8>>(errno: Errno) -> T {
    fail(errno.0.into())
}
