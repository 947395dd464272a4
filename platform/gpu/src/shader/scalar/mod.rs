//! The scalar unit: arithmetic, scalar memory, hardware registers.

pub(crate) mod alu;
pub(crate) mod float;
pub(crate) mod hwreg;
pub(crate) mod smem;
pub(crate) mod smem_write;
