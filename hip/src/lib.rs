//! The HIP runtime layer: devices, streams, events, modules, memory and virtual memory.
#![no_std]
