//! The HSA runtime layer: agents, queues, signals, pools, executables, virtual memory.
#![no_std]
