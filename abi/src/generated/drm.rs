// Generated from abi/spec/drm by `cargo xtask codegen`. Do not edit.
// Content hash: ba471873a3819716

//! - DRM: residency lists, command submission and its fences.
//! - DRM: requests that every driver has.
//! - DRM: contexts, VMIDs and priorities of amdgpu.
//! - DRM: memory objects of amdgpu, their mappings and metadata.
//! - DRM: what the INFO request of amdgpu answers.
//! - DRM: request numbers of amdgpu.
//! - Sync files: files that hold a fence, and what can be asked of them.
//! - DRM: sync objects, binary and timeline. A submission waits for them and signals them.
//! - DRM: user mode queues of amdgpu without the KFD, and what else came after Linux 6.12.

mod command;
pub use command::*;
mod common;
pub use common::*;
mod context;
pub use context::*;
mod gem;
pub use gem::*;
mod info;
pub use info::*;
mod request;
pub use request::*;
mod sync_file;
pub use sync_file::*;
mod syncobj;
pub use syncobj::*;
mod userq;
pub use userq::*;
