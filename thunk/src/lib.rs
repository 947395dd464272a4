//! The ROCm thunk layer: nodes, memory manager, queues and events over the KFD.
#![no_std]
