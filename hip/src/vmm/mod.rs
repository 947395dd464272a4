//! Virtual memory management: addresses, physical memory and rights, each by itself.
//!
//! Four steps give usable memory: reserve addresses, create physical memory, map it there, and set who
//! may access it. [`Reservation`], [`Physical`] and [`Mapping`] own what they name; [`Vmm`] has the same
//! calls on numbers, with HIP's rules for each.

mod address;
mod owned;
mod physical;
mod prop;
mod table;

pub use owned::{Mapping, Physical, Reservation};
pub use prop::{
    Access, AllocationProp, Granularity, Handle, Location, MINIMUM_GRANULARITY, RECOMMENDED_GRANULARITY,
};
pub(crate) use table::Mappings;

use crate::Runtime;
use crate::error::{Error, Result};
use crate::runtime::Shared;

/// The calls on numbers, for callers that keep addresses and handles themselves.
#[derive(Clone, Copy)]
pub struct Vmm<'a> {
    shared: &'a Shared,
}

impl Runtime {
    /// The virtual memory management calls.
    pub fn vmm(&self) -> Vmm<'_> {
        Vmm { shared: &self.shared }
    }
}

fn invalid<T>(what: &'static str, value: u64) -> Result<T> {
    Err(Error::InvalidValue { what, value })
}

impl<'a> Vmm<'a> {
    pub(crate) fn of(shared: &'a Shared) -> Vmm<'a> {
        Vmm { shared }
    }
}
