//! The ROCm wire formats: KFD and DRM ioctls, AQL and SDMA packets, MQDs, signals, code objects.
//!
//! Everything in the modules below is made from `abi/spec/*.toml` by `cargo xtask codegen`. A C prefix is a
//! module here: `struct kfd_ioctl_create_queue_args` is [`kfd::CreateQueueArgs`]; fields, constants and
//! request numbers keep the header's names. All structures are `#[repr(C)]` without implicit padding, and
//! can be read from and written to bytes with `zerocopy`.
//!
//! **Invariant:** this crate has no code that talks to anyone; it holds no `unsafe`, allocates nothing and
//! knows no version of its peers: a field says since when it exists, and which version is spoken is the
//! caller's data.
#![no_std]
#![forbid(unsafe_code)]

pub mod doorbell;
mod generated;
pub mod ioctl;
pub mod layout;

pub use generated::*;

use zerocopy::{FromBytes, Immutable, IntoBytes};

/// Reads a member of a C union; the generated asserts prove that it fits.
fn union_member<T: FromBytes>(bytes: &[u8]) -> T {
    T::read_from_prefix(bytes).map_or_else(|_| T::new_zeroed(), |(value, _)| value)
}

/// Writes a member of a C union; the generated asserts prove that it fits.
fn set_union_member<T: IntoBytes + Immutable>(bytes: &mut [u8], value: &T) {
    // A member that is too long cannot be declared: the generator compares the sizes.
    let _ = value.write_to_prefix(bytes);
}
