//! The exported functions, made from `declarations.rs`.
#![expect(unsafe_code, reason = "exports C functions that take raw pointers")]
#![allow(non_snake_case, reason = "the header's names")]

use core::ffi::{c_char, c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};

use crate::types::*;
use crate::{
    call, callback, context, copy, device, error, event, launch, memory, module, occupancy, peer,
    registration, stream, symbol, vmm,
};

/// One exported function.
#[derive(Clone, Copy, Debug)]
pub struct Export {
    /// The symbol.
    pub name: &'static str,
    /// The symbol's version, with underscores for its dots: `hip_4_2`.
    pub version: &'static str,
    /// Whether it does anything but return `hipErrorNotSupported`.
    pub supported: bool,
    address: fn() -> *const (),
}

impl Export {
    /// Address of the function.
    pub fn address(&self) -> *const () {
        (self.address)()
    }
}

macro_rules! export {
    (call $name:ident($($arg:ident: $ty:ty),*) = $target:expr) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> hipError_t {
            // SAFETY: the caller keeps the C function's contract, which is the target's.
            call::run(stringify!($name), || unsafe { $target($($arg),*) })
        }
    };
    (status $name:ident($($arg:ident: $ty:ty),*) = $target:expr) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> hipError_t {
            // SAFETY: the caller keeps the C function's contract, which is the target's.
            call::guard(stringify!($name), call::UNKNOWN, || unsafe { $target($($arg),*) })
        }
    };
    (plain $name:ident($($arg:ident: $ty:ty),*) = $target:expr) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) {
            // SAFETY: the caller keeps the C function's contract, which is the target's.
            call::guard(stringify!($name), (), || unsafe { $target($($arg),*) });
        }
    };
    (plain $name:ident($($arg:ident: $ty:ty),*) -> $result:ty = $target:expr) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> $result {
            let null = core::ptr::null_mut::<u8>() as $result;
            // SAFETY: the caller keeps the C function's contract, which is the target's.
            call::guard(stringify!($name), null, || unsafe { $target($($arg),*) })
        }
    };
    (refused $name:ident($($arg:ident: $ty:ty),*) = $reason:expr) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> hipError_t {
            $(let _ = $arg;)*
            call::run(stringify!($name), || Err(call::Failure::Refused($reason)))
        }
    };
}

macro_rules! supported {
    (refused) => {
        false
    };
    ($kind:ident) => {
        true
    };
}

macro_rules! functions {
    ($($group:ident {
        $($version:ident $kind:ident $name:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $result:ty)? = $target:expr;)*
    })*) => {
        $($(export! { $kind $name($($arg: $ty),*) $(-> $result)? = $target })*)*

        /// Every exported function, in the order of the declarations.
        pub static EXPORTS: &[Export] = &[$($(Export {
            name: stringify!($name),
            version: stringify!($version),
            supported: supported!($kind),
            address: || $name as *const (),
        },)*)*];
    };
}

include!("declarations.rs");
