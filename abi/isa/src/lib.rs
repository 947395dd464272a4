//! AMDGPU instruction decoding and disassembly from generated tables.
#![no_std]
