//! What the cross-layer tests share: a GPU to run on, input data, and the rules that every test is held to.
//!
//! A test is a function of a [`Gpu`]. On the software machine it runs once with each number of worker threads
//! in [`THREADS`], and with each lesser part of the processor's instruction set; every buffer must end with the same bytes each time, and the machine must have nothing left
//! afterwards. With `OUTCROP_PLATFORM=linux` it runs once, on the hardware; where there is none it is reported
//! as ignored, with the reason, and counted so.

pub mod data;
mod gpu;
pub mod native;
mod trials;
pub mod work;

#[doc(hidden)]
pub use gpu::to_arg;
pub use gpu::{Arg, Buffer, Element, Global, Gpu, Kernels, Pinned, Size, ToArg, object, triton};
pub use trials::{THREADS, Trials, Wanted, machine, machine_with, wanted_platform};

/// The README's code, which must compile.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
