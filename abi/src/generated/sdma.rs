// Generated from abi/spec/sdma by `cargo xtask codegen`. Do not edit.
// Content hash: b99e839b3d5b873d

//! - AQL packets of SDMA.
//! - SDMA: packet numbers, and what fields of packets hold. A ring holds words; read and write pointers and the doorbell count bytes and never wrap.
//! - SDMA 4.0 (gfx9): linear copies, writes, fills, waiting and telling, with what 4.4 and later left as it is.
//! - SDMA 4.0 (gfx9): page tables and physical memory.
//! - SDMA 4.0 (gfx9): tiled surfaces and arrays of structures.
//! - SDMA 5.0 and 5.2 (gfx10): what they changed in linear copies, writes, waiting and telling.
//! - SDMA 5.0 and 5.2 (gfx10): page tables, physical memory, translations and caches.
//! - SDMA 5.0 and 5.2 (gfx10): tiled surfaces.
//! - SDMA 6.0 (gfx11): what it changed; every packet has cache policies.
//! - SDMA 6.0 (gfx11): tiled surfaces.
//! - SDMA 7.0 (gfx12): linear copies, writes, fills, waiting and telling.
//! - SDMA 7.0 (gfx12): physical memory, pages, translations and caches.
//! - SDMA 7.0 (gfx12): tiled surfaces, boxes and arrays of structures.

mod aql;
pub use aql::*;
mod op;
pub use op::*;
mod v4;
pub use v4::*;
mod v4_memory;
pub use v4_memory::*;
mod v4_tiled;
pub use v4_tiled::*;
mod v5;
pub use v5::*;
mod v5_memory;
pub use v5_memory::*;
mod v5_tiled;
pub use v5_tiled::*;
mod v6;
pub use v6::*;
mod v6_tiled;
pub use v6_tiled::*;
mod v7;
pub use v7::*;
mod v7_memory;
pub use v7_memory::*;
mod v7_tiled;
pub use v7_tiled::*;
