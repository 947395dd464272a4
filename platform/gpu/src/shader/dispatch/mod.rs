//! From a dispatch to waves: what a packet or the dispatch registers say, workgroups, and the threads that run them.

pub(crate) mod descriptor;
pub(crate) mod grid;
pub(crate) mod launch;
pub(crate) mod lone;
pub(crate) mod registers;
pub(crate) mod workgroup;
