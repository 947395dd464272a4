//! Which platform a program runs on.

use alloc::sync::Arc;
use core::fmt;

use outcrop_platform::{Errno, Host, OpenFlags, Platform};

use crate::{BuildError, Builder};

const TOPOLOGY_NODES: &str = "/sys/devices/virtual/kfd/kfd/topology/nodes";

/// What the user asks for, in the words of `OUTCROP_PLATFORM`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// A usable GPU if there is one, else the software machine.
    #[default]
    Auto,
    /// The kernel's `/dev/kfd`.
    Linux,
    /// The software machine.
    Soft,
}

impl core::str::FromStr for Choice {
    type Err = ChooseError;

    /// Reads `auto`, `linux` or `soft`; an empty text is `auto`.
    fn from_str(text: &str) -> Result<Self, ChooseError> {
        match text {
            "" | "auto" => Ok(Self::Auto),
            "linux" => Ok(Self::Linux),
            "soft" => Ok(Self::Soft),
            _ => Err(ChooseError::Unknown),
        }
    }
}

/// Why no platform could be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChooseError {
    /// The choice is none of `auto`, `linux` and `soft`.
    Unknown,
    /// The software machine cannot be made.
    Build(BuildError),
}

impl fmt::Display for ChooseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => write!(f, "a platform is one of auto, linux, soft"),
            Self::Build(_) => write!(f, "the software machine cannot be made"),
        }
    }
}

impl core::error::Error for ChooseError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Build(error) => Some(error),
            Self::Unknown => None,
        }
    }
}

/// Why the kernel's KFD was or was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// It was asked for.
    Asked,
    /// `/dev/kfd` can be opened and the topology has this many GPUs.
    Gpus(usize),
    /// `/dev/kfd` cannot be opened.
    NoKfd(Errno),
    /// `/dev/kfd` can be opened, but the topology has no GPU.
    NoGpu,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Asked => write!(f, "asked for"),
            Self::Gpus(n) => write!(f, "/dev/kfd is usable and has {n} GPU(s)"),
            Self::NoKfd(errno) => write!(f, "/dev/kfd cannot be opened: {errno}"),
            Self::NoGpu => write!(f, "/dev/kfd is there, but the topology has no GPU"),
        }
    }
}

/// A platform, and why it is this one.
pub struct Chosen {
    /// What to run on.
    pub platform: Arc<dyn Platform>,
    /// The machine behind it, if it is the software machine.
    pub machine: Option<Arc<crate::Machine>>,
    /// Why.
    pub reason: Reason,
}

impl fmt::Display for Chosen {
    /// One line for people, such as "soft (/dev/kfd cannot be opened: …)".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.platform.name(), self.reason)
    }
}

/// Whether `host` has a `/dev/kfd` that can be opened and at least one GPU; with the reason either way.
pub fn usable_kfd(host: &dyn Host) -> (bool, Reason) {
    match host.open("/dev/kfd", OpenFlags::READ | OpenFlags::WRITE) {
        Ok(fd) => {
            // It was open only to see whether it can be.
            let _ = host.close(fd);
        }
        Err(errno) => return (false, Reason::NoKfd(errno)),
    }
    let mut nodes = alloc::vec::Vec::new();
    let listed = host.list_folder(TOPOLOGY_NODES, &mut |name| {
        nodes.push(alloc::string::String::from(name))
    });
    let gpus = nodes.iter().filter(|node| {
        let mut buf = [0; 32];
        let n = host
            .read_file(&alloc::format!("{TOPOLOGY_NODES}/{node}/gpu_id"), &mut buf)
            .unwrap_or(0);
        buf.get(..n)
            .is_some_and(|text| text.iter().any(|b| (b'1'..=b'9').contains(b)))
    });
    match gpus.count() {
        n if n != 0 && listed.is_ok() => (true, Reason::Gpus(n)),
        _ => (false, Reason::NoGpu),
    }
}

/// The platform that `choice` stands for, with a default software machine.
///
/// [`Choice::Linux`] gives Linux even where there is no GPU: the layers above say what is missing.
///
/// # Errors
/// [`ChooseError::Build`] if the software machine is chosen and cannot be made.
pub fn choose(host: Arc<dyn Host>, choice: Choice) -> Result<Chosen, ChooseError> {
    choose_with(Arc::clone(&host), choice, Builder::new(host))
}

/// As [`choose`], with this software machine.
///
/// # Errors
/// As [`choose`].
pub fn choose_with(host: Arc<dyn Host>, choice: Choice, builder: Builder) -> Result<Chosen, ChooseError> {
    let (linux, reason) = match choice {
        Choice::Auto => usable_kfd(&*host),
        Choice::Linux => (true, Reason::Asked),
        Choice::Soft => (false, Reason::Asked),
    };
    if linux {
        return Ok(Chosen {
            platform: host,
            machine: None,
            reason,
        });
    }
    let machine = builder.build().map_err(ChooseError::Build)?;
    Ok(Chosen {
        platform: Arc::clone(&machine) as _,
        machine: Some(machine),
        reason,
    })
}
