//! A software machine with an emulated KFD, DRM and AMD GPU behind the Platform trait.
#![no_std]
