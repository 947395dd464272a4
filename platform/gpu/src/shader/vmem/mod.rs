//! Vector memory instructions: flat, global and scratch, and buffers. What they have in common with the LDS's is in
//! [`memory`](super::memory).

pub(crate) mod block;
pub(crate) mod buffer;
pub(crate) mod flat;
pub(crate) mod format;
pub(crate) mod resource;
pub(crate) mod transpose;
pub(crate) mod typed;
