//! What a KFD answers, asked the same way of the real kernel and of the software machine.
//!
//! - [`probe`] makes requests with good and bad arguments, reads the sysfs tree, and writes one line for each answer.
//!   `answers/` holds what real kernels said; the software machine has to say the same.
//! - [`client`] takes the crate `outcrop-kfd` through the life of its objects, and says what went wrong.
//!
//! Neither needs a GPU: both ask about a machine that has a processor only. The program of this package is the first
//! process of a virtual machine that `cargo xtask qemu` starts: it loads the driver, runs both, and turns the machine off.

pub mod client;
pub mod probe;
