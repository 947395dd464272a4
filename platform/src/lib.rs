//! The seam below the ROCm stack: the Platform trait and its raw-syscall Linux implementation.
#![no_std]
