//! Matrix instructions: MFMA with the accumulation registers of gfx9, WMMA of gfx11 and gfx12.

pub(crate) mod mfma;
pub(crate) mod wmma;
pub(crate) mod wmma12;
