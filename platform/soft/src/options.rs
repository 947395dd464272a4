//! What the kernel of a machine was built with, and what its clients may do.

use outcrop_gpu::shader::HostLevel;

/// Choices of a [`crate::Builder`] that requests depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    /// `CONFIG_HSA_AMD_SVM`.
    pub(crate) svm: bool,
    /// AMD's own kernel module, with its further requests.
    pub(crate) amd: bool,
    /// Clients have `CAP_SYS_ADMIN` and `CAP_CHECKPOINT_RESTORE`.
    pub(crate) privileged: bool,
    /// The most of the host's instruction set that waves are run with.
    pub(crate) host_level: HostLevel,
}
