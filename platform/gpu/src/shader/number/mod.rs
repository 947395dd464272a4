//! Numbers: formats, conversions and roundings, the same on every host.

pub(crate) mod exact;
pub(crate) mod fp;
pub(crate) mod small;
