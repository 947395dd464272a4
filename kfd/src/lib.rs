//! Typed client of the amdkfd kernel driver: ioctls, topology, events, doorbells.
#![no_std]
