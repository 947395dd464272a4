// Generated from abi/spec/doorbell.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 0ecd8da84bf14dcf

//! Doorbells of gfx9 and later (type 2): 8 bytes each, two pages for a process on a GPU. The slot of a compute queue is any free one outside of the range of the other engines and its mirror; that of an SDMA queue follows from engine and queue.

/// Bytes of a doorbell.
pub const DOORBELL_SIZE: usize = 8;
/// Bytes that a process maps for a GPU: all its doorbells.
pub const DOORBELL_PROCESS_SLICE: usize = 0x2000;
/// Most queues of a process on a GPU, which is the number of its doorbells.
pub const KFD_MAX_NUM_OF_QUEUES_PER_PROCESS: u32 = 1024;
/// Slots from an SDMA queue with an even number to the next odd one; the range of the other engines repeats at this distance.
pub const KFD_QUEUE_DOORBELL_MIRROR_OFFSET: u32 = 512;
/// First slot that compute queues do not get.
pub const LAYOUT1_FIRST_NON_CP: u32 = 256;
/// Last slot that compute queues do not get.
pub const LAYOUT1_LAST_NON_CP: u32 = 488;
/// First slot of SDMA engine 0.
pub const LAYOUT1_SDMA_ENGINE_START: u32 = 256;
/// Slots from one SDMA engine to the next; each start is then rounded up to [`LAYOUT1_SDMA_ENGINE_ALIGN`].
pub const LAYOUT1_SDMA_ENGINE_STRIDE: u32 = 10;
/// Alignment of an SDMA engine's first slot.
pub const LAYOUT1_SDMA_ENGINE_ALIGN: u32 = 4;
/// First slot that compute queues do not get.
pub const VEGA20_FIRST_NON_CP: u32 = 256;
/// Last slot that compute queues do not get.
pub const VEGA20_LAST_NON_CP: u32 = 399;
/// First slot of SDMA engine 0.
pub const VEGA20_SDMA_ENGINE_START: u32 = 256;
/// Slots from one SDMA engine to the next.
pub const VEGA20_SDMA_ENGINE_STRIDE: u32 = 10;
