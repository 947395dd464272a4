//! `hsa_status_t`.
/// A number of `hsa_status_t`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Status(pub u32);
