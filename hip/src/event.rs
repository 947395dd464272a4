//! Events: points in a stream's work, and their times.

use alloc::sync::Arc;

use spin::Mutex;

use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{Signal, trace_call};
use crate::runtime::Shared;
use crate::stream::StreamCore;
use crate::{Device, Stream};

/// Flags of `hipEventCreateWithFlags`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventFlags(pub u32);

impl EventFlags {
    /// `hipEventDefault`
    pub const DEFAULT: EventFlags = EventFlags(0);
    /// `hipEventBlockingSync`: waiting sleeps; it always does here after a short spin.
    pub const BLOCKING_SYNC: EventFlags = EventFlags(0x1);
    /// `hipEventDisableTiming`: it has no time.
    pub const DISABLE_TIMING: EventFlags = EventFlags(0x2);
    /// `hipEventInterprocess`: not supported.
    pub const INTERPROCESS: EventFlags = EventFlags(0x4);
    /// `hipEventDisableSystemFence`: accepted; the fence is made all the same.
    pub const DISABLE_SYSTEM_FENCE: EventFlags = EventFlags(0x2000_0000);
    /// `hipEventReleaseToDevice`: accepted; the release is to the system all the same.
    pub const RELEASE_TO_DEVICE: EventFlags = EventFlags(0x4000_0000);
    /// `hipEventReleaseToSystem`
    pub const RELEASE_TO_SYSTEM: EventFlags = EventFlags(0x8000_0000);

    fn has(self, flag: EventFlags) -> bool {
        self.0 & flag.0 != 0
    }
}

/// Where an event was recorded last.
#[derive(Clone)]
struct Recorded {
    stream: Arc<StreamCore>,
    signal: Signal,
}

/// A point in a stream's work.
pub struct Event {
    shared: Arc<Shared>,
    device: u32,
    flags: EventFlags,
    recorded: Mutex<Option<Recorded>>,
}

impl Device {
    /// An event with a time.
    ///
    /// # Errors
    /// As [`Device::create_event_with`].
    #[doc(alias = "hipEventCreate")]
    pub fn create_event(&self) -> Result<Event> {
        self.create_event_with(EventFlags::DEFAULT)
    }

    /// An event.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for unknown or contradictory flags; [`Error::NotSupported`] for interprocess.
    #[doc(alias = "hipEventCreateWithFlags")]
    pub fn create_event_with(&self, flags: EventFlags) -> Result<Event> {
        let _call = trace_call!(Layer::Hip, "hipEventCreateWithFlags", "flags {:#x}", flags.0);
        let both = EventFlags::RELEASE_TO_DEVICE.0 | EventFlags::RELEASE_TO_SYSTEM.0;
        let known = 0x7 | both | EventFlags::DISABLE_SYSTEM_FENCE.0;
        let interprocess = flags.has(EventFlags::INTERPROCESS);
        let untimed = flags.has(EventFlags::DISABLE_TIMING);
        if flags.0 & !known != 0 || flags.0 & both == both || (interprocess && !untimed) {
            return Err(Error::InvalidValue {
                what: "flags",
                value: u64::from(flags.0),
            });
        }
        if interprocess {
            return Err(Error::NotSupported {
                what: "interprocess events",
            });
        }
        Ok(Event {
            shared: self.shared.clone(),
            device: self.ordinal,
            flags,
            recorded: Mutex::new(None),
        })
    }
}

impl Event {
    /// Puts the event behind all work of the stream so far; where it was before is forgotten.
    ///
    /// # Errors
    /// [`Error::InvalidHandle`] for a stream of another device; [`Error::Fault`] of earlier work.
    #[doc(alias = "hipEventRecord")]
    pub fn record(&self, stream: &Stream) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipEventRecord", "device {}", stream.core.device);
        if stream.core.device != self.device {
            return Err(Error::InvalidHandle {
                what: "the stream is another device's than the event",
            });
        }
        let signal = stream.core.mark(&self.shared)?;
        *self.recorded.lock() = Some(Recorded {
            stream: stream.core.clone(),
            signal,
        });
        Ok(())
    }

    /// Whether the work before it is complete; so it is for an event that was never recorded.
    ///
    /// # Errors
    /// [`Error::NotReady`]; [`Error::Fault`] if the work before it was lost.
    #[doc(alias = "hipEventQuery")]
    pub fn query(&self) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipEventQuery");
        let Some(recorded) = self.recorded.lock().clone() else {
            return Ok(());
        };
        if recorded.signal.load() != 0 {
            self.shared.hsa.platform().relax();
            if !self.shared.sweep() {
                return Err(Error::NotReady);
            }
        }
        if recorded.signal.load() != 0 {
            return Err(Error::NotReady);
        }
        recorded.outcome()
    }

    /// Waits until the work before it is complete.
    ///
    /// # Errors
    /// [`Error::Fault`] if that work was lost.
    #[doc(alias = "hipEventSynchronize")]
    pub fn synchronize(&self) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipEventSynchronize");
        let Some(recorded) = self.recorded.lock().clone() else {
            return Ok(());
        };
        self.shared.wait(&recorded.signal)?;
        recorded.outcome()
    }

    /// Milliseconds from `start` to this event, by the GPU's clock.
    ///
    /// # Errors
    /// [`Error::InvalidHandle`] if one of them was never recorded or has no time, or they are of two
    /// devices; [`Error::NotReady`] if the work before one is not complete; [`Error::Fault`].
    #[doc(alias = "hipEventElapsedTime")]
    pub fn elapsed_since(&self, start: &Event) -> Result<f32> {
        let _call = trace_call!(Layer::Hip, "hipEventElapsedTime");
        let (from, to) = (start.ticks()?, self.ticks()?);
        if start.device != self.device {
            return Err(Error::InvalidHandle {
                what: "the events are of two devices",
            });
        }
        let frequency = self
            .shared
            .state(self.device)?
            .agent
            .info()
            .timestamp_frequency
            .max(1);
        Ok(((to as i64).wrapping_sub(from as i64) as f64 * 1e3 / frequency as f64) as f32)
    }

    /// The GPU's time stamp when the work before it was complete.
    fn ticks(&self) -> Result<u64> {
        if self.flags.has(EventFlags::DISABLE_TIMING) {
            return Err(Error::InvalidHandle {
                what: "the event was made without timing",
            });
        }
        let Some(recorded) = self.recorded.lock().clone() else {
            return Err(Error::InvalidHandle {
                what: "the event was never recorded",
            });
        };
        if recorded.signal.load() != 0 {
            return Err(Error::NotReady);
        }
        recorded.outcome()?;
        Ok(recorded.signal.times().end)
    }

    /// The signal to wait for, if there is any need to.
    pub(crate) fn pending(&self) -> Option<Signal> {
        self.recorded
            .lock()
            .as_ref()
            .map(|recorded| recorded.signal.clone())
            .filter(|signal| signal.load() != 0)
    }

    /// The flags that it was made with.
    pub fn flags(&self) -> EventFlags {
        self.flags
    }

    /// The device.
    pub fn device(&self) -> u32 {
        self.device
    }
}

impl Recorded {
    fn outcome(&self) -> Result<()> {
        match self.stream.tail.lock().lost(&self.signal) {
            Some(fault) => Err(Error::Fault(fault.clone())),
            None => Ok(()),
        }
    }
}

impl core::fmt::Debug for Event {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let recorded = self.recorded.lock().is_some();
        write!(
            f,
            "Event(device {}, flags {:#x}, recorded: {recorded})",
            self.device, self.flags.0
        )
    }
}
