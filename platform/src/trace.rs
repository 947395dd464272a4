//! The chain of calls, told by each layer in its own words.
//!
//! Every layer of the stack marks its public functions with [`trace_call!`](crate::trace_call). A program
//! that wants to see the chain installs a sink:
//!
//! ```
//! use outcrop_platform::trace::{self, Layer, Moment};
//! use outcrop_platform::trace_call;
//!
//! trace::set_sink(Some(|event| {
//!     if event.moment != Moment::Leave {
//!         println!("{:indent$}{} {} {}", "", event.layer, event.name, event.detail,
//!             indent = 2 * event.layer as usize);
//!     }
//! }));
//! let ring = 0x7000;
//! let _call = trace_call!(Layer::Kfd, "AMDKFD_IOC_CREATE_QUEUE", "ring {ring:#x}");
//! # trace::set_sink(None);
//! ```
//!
//! With no sink a mark costs one relaxed load and a branch, and its arguments are not formatted.
//! Each layer re-exports this module and the macros, so a layer needs only the one below.

use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};

/// A layer of the stack, from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Layer {
    /// The HIP runtime.
    Hip = 0,
    /// The HSA runtime.
    Hsa = 1,
    /// The thunk.
    Thunk = 2,
    /// The client of the kernel driver.
    Kfd = 3,
    /// What stands under the platform: the driver and the GPU, where they can tell.
    Device = 4,
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Layer::Hip => "HIP",
            Layer::Hsa => "HSA",
            Layer::Thunk => "thunk",
            Layer::Kfd => "KFD",
            Layer::Device => "device",
        })
    }
}

/// Which moment of a call an [`Event`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// The call begins; the same thread leaves it later.
    Enter,
    /// The call ends; calls of one thread nest.
    Leave,
    /// Something that takes no time: a doorbell store, a packet.
    Note,
}

/// What a [`Sink`] is told.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// Who speaks.
    pub layer: Layer,
    /// Entered, left, or just noted.
    pub moment: Moment,
    /// The layer's own name for the call: `hipMalloc`, `hsaKmtAllocMemoryAlign`, `AMDKFD_IOC_…`.
    pub name: &'static str,
    /// The numbers of the call; empty on [`Moment::Leave`].
    pub detail: fmt::Arguments<'a>,
}

/// Receives the events, on the thread that makes the call, with the layer's locks possibly held.
///
/// It must not call the stack.
pub type Sink = fn(&Event<'_>);

static ENABLED: AtomicBool = AtomicBool::new(false);
static SINK: spin::RwLock<Option<Sink>> = spin::RwLock::new(None);

/// Installs a sink for the whole process, or removes it.
pub fn set_sink(sink: Option<Sink>) {
    *SINK.write() = sink;
    ENABLED.store(sink.is_some(), Ordering::Relaxed);
}

/// Whether there is a sink.
#[inline]
pub fn enabled() -> bool {
    ENABLED.load(Ordering::Relaxed)
}

/// Tells the sink of something that takes no time; use [`trace_note!`](crate::trace_note).
#[cold]
pub fn note(layer: Layer, name: &'static str, detail: fmt::Arguments<'_>) {
    emit(&Event {
        layer,
        moment: Moment::Note,
        name,
        detail,
    });
}

#[cold]
fn emit(event: &Event<'_>) {
    let sink = *SINK.read();
    if let Some(sink) = sink {
        sink(event);
    }
}

/// A call that has been entered and is left when this is dropped; made by
/// [`trace_call!`](crate::trace_call).
#[must_use = "the call is left when this is dropped: bind it to a name"]
#[derive(Debug)]
pub struct Call(Option<(Layer, &'static str)>);

impl Call {
    /// A call that nobody looks at.
    #[inline]
    pub const fn off() -> Call {
        Call(None)
    }

    /// Tells the sink that a call begins.
    #[cold]
    pub fn enter(layer: Layer, name: &'static str, detail: fmt::Arguments<'_>) -> Call {
        emit(&Event {
            layer,
            moment: Moment::Enter,
            name,
            detail,
        });
        Call(Some((layer, name)))
    }
}

impl Drop for Call {
    #[inline]
    fn drop(&mut self) {
        if let Some((layer, name)) = self.0 {
            emit(&Event {
                layer,
                moment: Moment::Leave,
                name,
                detail: format_args!(""),
            });
        }
    }
}

/// Marks a call of a layer: `let _call = trace_call!(Layer::Thunk, "hsaKmtSetEvent", "event {id}");`
#[macro_export]
macro_rules! trace_call {
    ($layer:expr, $name:expr $(,)?) => {
        $crate::trace_call!($layer, $name, "")
    };
    ($layer:expr, $name:expr, $($detail:tt)+) => {
        if $crate::trace::enabled() {
            $crate::trace::Call::enter($layer, $name, ::core::format_args!($($detail)+))
        } else {
            $crate::trace::Call::off()
        }
    };
}

/// Marks something that takes no time: `trace_note!(Layer::Hsa, "doorbell", "write index {index}");`
#[macro_export]
macro_rules! trace_note {
    ($layer:expr, $name:expr $(,)?) => {
        $crate::trace_note!($layer, $name, "")
    };
    ($layer:expr, $name:expr, $($detail:tt)+) => {
        if $crate::trace::enabled() {
            $crate::trace::note($layer, $name, ::core::format_args!($($detail)+));
        }
    };
}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};
    use std::sync::Mutex;
    use std::vec::Vec;
    use std::{format, thread};

    use super::*;

    static SEEN: Mutex<Vec<(thread::ThreadId, String)>> = Mutex::new(Vec::new());

    fn record(event: &Event<'_>) {
        let text = format!(
            "{} {:?} {} {}",
            event.layer, event.moment, event.name, event.detail
        );
        SEEN.lock()
            .unwrap()
            .push((thread::current().id(), text.trim_end().to_string()));
    }

    fn outer(formatted: &mut u32) {
        let _call = trace_call!(Layer::Thunk, "hsaKmtCreateQueue", "node {}", {
            *formatted += 1;
            1
        });
        let _inner = trace_call!(Layer::Kfd, "AMDKFD_IOC_CREATE_QUEUE");
        trace_note!(Layer::Device, "doorbell", "{:#x}", 0x1000);
    }

    #[test]
    fn calls_nest_and_cost_nothing_when_nobody_looks() {
        let mut formatted = 0;
        outer(&mut formatted);
        assert_eq!(formatted, 0, "arguments are not evaluated");
        set_sink(Some(record));
        outer(&mut formatted);
        set_sink(None);
        outer(&mut formatted);
        assert_eq!(formatted, 1);
        let seen = SEEN.lock().unwrap();
        let mine: Vec<_> = seen
            .iter()
            .filter(|(id, _)| *id == thread::current().id())
            .map(|(_, text)| text.as_str())
            .collect();
        assert_eq!(
            mine,
            [
                "thunk Enter hsaKmtCreateQueue node 1",
                "KFD Enter AMDKFD_IOC_CREATE_QUEUE",
                "device Note doorbell 0x1000",
                "KFD Leave AMDKFD_IOC_CREATE_QUEUE",
                "thunk Leave hsaKmtCreateQueue",
            ]
        );
    }
}
