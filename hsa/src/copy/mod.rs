//! Copies and fills by the SDMA engines.

use crate::{Agent, Error, Runtime, Signal};

/// A pitched place in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "hsa_pitched_ptr_t")]
pub struct Pitched {
    /// First byte.
    pub base: u64,
    /// Bytes from row to row.
    pub pitch: u64,
    /// Bytes from slice to slice.
    pub slice: u64,
}

/// A position or an extent: bytes, rows, slices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_dim3_t")]
pub struct Dim3 {
    /// Bytes.
    pub x: u64,
    /// Rows.
    pub y: u64,
    /// Slices.
    pub z: u64,
}

impl Runtime {
    /// Copies `size` bytes once all `deps` are 0, then decrements `completion`.
    ///
    /// Both addresses must be accessible to the GPU that copies: `dst_agent` or, if that is a CPU,
    /// `src_agent`. Ranges that overlap give any mix of bytes. On failure while copying the completion
    /// signal becomes negative.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] if both are CPUs, [`Error::Thunk`] when an engine's queue cannot be made,
    /// [`Error::Queue`] if the engine has stopped.
    #[doc(alias = "hsa_amd_memory_async_copy")]
    #[expect(clippy::too_many_arguments, reason = "those of hsa_amd_memory_async_copy")]
    pub fn async_copy(
        &self,
        dst: u64,
        dst_agent: &Agent,
        src: u64,
        src_agent: &Agent,
        size: u64,
        deps: &[&Signal],
        completion: &Signal,
    ) -> Result<(), Error> {
        todo!()
    }

    /// Copies a box of bytes, as [`Runtime::async_copy`] does a range.
    ///
    /// # Errors
    /// As [`Runtime::async_copy`]; [`Error::InvalidArgument`] if rows or slices overlap.
    #[doc(alias = "hsa_amd_memory_async_copy_rect")]
    #[expect(clippy::too_many_arguments, reason = "those of hsa_amd_memory_async_copy_rect")]
    pub fn async_copy_rect(
        &self,
        dst: Pitched,
        dst_offset: Dim3,
        src: Pitched,
        src_offset: Dim3,
        range: Dim3,
        agent: &Agent,
        deps: &[&Signal],
        completion: &Signal,
    ) -> Result<(), Error> {
        todo!()
    }

    /// Fills `size` bytes with a pattern of 1, 2, 4, 8 or 16 bytes that starts anew at `dst`, as
    /// [`Runtime::async_copy`] copies.
    ///
    /// # Errors
    /// As [`Runtime::async_copy`]; [`Error::InvalidArgument`] for another pattern size.
    pub fn async_fill(
        &self,
        dst: u64,
        agent: &Agent,
        pattern: &[u8],
        size: u64,
        deps: &[&Signal],
        completion: &Signal,
    ) -> Result<(), Error> {
        todo!()
    }

    /// Fills `count` dwords and waits for it.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for an address that is no multiple of 4, [`Error::InvalidAllocation`],
    /// and as [`Runtime::async_fill`].
    #[doc(alias = "hsa_amd_memory_fill")]
    pub fn memory_fill(&self, address: u64, value: u32, count: u64) -> Result<(), Error> {
        todo!()
    }
}
