//! The library's state: the runtime, the objects behind handles, and each thread's device and own streams.
#![expect(unsafe_code, reason = "registers a function to be called at exit")]

use core::cell::{Cell, RefCell};
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use outcrop_hip::{Code, Device, Error, Event, Function, Priority, Runtime, Stream, StreamFlags};
use outcrop_platform::StdHost;
use outcrop_soft::Builder;
use outcrop_soft::env::choose_from_env;

use crate::abi;
use crate::call::{self, Failure};
use crate::handles::Handles;
use crate::module::LoadedModule;
use crate::types::{hipEvent_t, hipStream_t};

/// What all calls share once the runtime runs.
pub struct Library {
    pub runtime: Runtime,
    pub streams: Handles<Stream>,
    pub events: Handles<Event>,
    pub modules: Handles<LoadedModule>,
    pub functions: Handles<Function>,
    pub devices: Box<[PerDevice]>,
    /// Streams of threads that have ended, while work of theirs may still run.
    orphans: Mutex<Vec<Stream>>,
}

/// What C knows of a device and Rust does not.
#[derive(Debug, Default)]
pub struct PerDevice {
    /// Of `hipSetDeviceFlags`.
    pub flags: AtomicU32,
    /// References to the primary context.
    pub primary: AtomicU32,
}

/// Whether the process is on its way out: then what is still loaded stays so.
static EXITING: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// `hipSetDevice`.
    static DEVICE: Cell<i32> = const { Cell::new(0) };
    /// `hipStreamPerThread`, by device.
    static OWN_STREAMS: RefCell<OwnStreams> = const { RefCell::new(OwnStreams(Vec::new())) };
}

struct OwnStreams(Vec<Option<Stream>>);

impl Drop for OwnStreams {
    fn drop(&mut self) {
        // A thread that ends does not wait for its stream.
        if let Ok(library) = library() {
            let mut orphans = library.orphans.lock().unwrap_or_else(PoisonError::into_inner);
            orphans.extend(self.0.drain(..).flatten());
        }
    }
}

/// The library's state; starts the runtime at the first call.
///
/// # Errors
/// That of the start, at every call.
#[inline]
pub fn library() -> Result<&'static Library, Failure> {
    static LIBRARY: OnceLock<Result<Library, Error>> = OnceLock::new();
    LIBRARY
        .get_or_init(start)
        .as_ref()
        .map_err(|error| Failure::Hip(error.clone()))
}

#[cold]
fn start() -> Result<Library, Error> {
    let runtime = platform().and_then(Runtime::new).inspect_err(|error| {
        if call::logs() {
            call::say(format_args!("{error:#}"));
        }
    })?;
    if runtime.device_count() == 0 {
        return Err(Error::NoDevice { source: None });
    }
    if call::logs()
        && let Ok(properties) = runtime.device(0)?.properties()
    {
        let count = runtime.device_count();
        call::say(format_args!(
            "{count} device(s), the first is {}, {}",
            properties.name, properties.gcn_arch_name
        ));
    }
    // SAFETY: the function is C and does nothing that is not allowed at exit. If the list is full, modules are unloaded
    // at exit like at any other time.
    let _ = unsafe { libc::atexit(note_exit) };
    Ok(Library {
        streams: Handles::new(),
        events: Handles::new(),
        modules: Handles::new(),
        functions: Handles::new(),
        devices: (0..runtime.device_count())
            .map(|_| PerDevice::default())
            .collect(),
        orphans: Mutex::new(Vec::new()),
        runtime,
    })
}

/// The platform of `OUTCROP_PLATFORM`, with the software machine of `OUTCROP_SOFT`.
fn platform() -> Result<Arc<dyn outcrop_hip::Platform>, Error> {
    let none = |why: &dyn core::fmt::Display| {
        call::say(format_args!("{why}"));
        Error::NoDevice { source: None }
    };
    let host = Arc::new(StdHost::new());
    abi::check().map_err(|error| none(&error))?;
    let machine = Builder::from_env(host.clone()).map_err(|error| none(&error))?;
    let chosen = choose_from_env(host, machine).map_err(|error| none(&error))?;
    if call::logs() {
        call::say(format_args!("platform {chosen}"));
    }
    Ok(chosen.platform)
}

extern "C" fn note_exit() {
    EXITING.store(true, Ordering::Relaxed);
}

/// Whether the process is on its way out.
pub fn exiting() -> bool {
    EXITING.load(Ordering::Relaxed)
}

/// The number of this thread's device.
pub fn current_ordinal() -> i32 {
    DEVICE.try_with(Cell::get).unwrap_or(0)
}

/// Makes a device this thread's.
pub fn set_current(ordinal: i32) {
    // A thread that is being torn down keeps none.
    let _ = DEVICE.try_with(|device| device.set(ordinal));
}

/// This thread's device.
#[inline]
pub fn current_device() -> Result<Device, Failure> {
    Ok(library()?.runtime.device(current_ordinal())?)
}

/// A device by number.
pub fn device(ordinal: i32) -> Result<Device, Failure> {
    Ok(library()?.runtime.device(ordinal)?)
}

/// `hipStreamLegacy`
const LEGACY: usize = 1;
/// `hipStreamPerThread`
const PER_THREAD: usize = 2;

/// The stream of a handle: null and `hipStreamLegacy` are the current device's null stream.
///
/// # Errors
/// `hipErrorContextIsDestroyed` for a handle that no stream has, as in ROCm.
#[inline]
pub fn stream(handle: hipStream_t) -> Result<Stream, Failure> {
    match handle.addr() {
        0 | LEGACY => Ok(current_device()?.null_stream()?),
        PER_THREAD => own_stream(),
        _ => match library()?.streams.get(handle) {
            Some(stream) => Ok((*stream).clone()),
            None => Err(Code::CONTEXT_IS_DESTROYED.into()),
        },
    }
}

/// Whether a handle stands for a stream that nobody can destroy.
pub fn is_built_in(handle: hipStream_t) -> bool {
    matches!(handle.addr(), 0 | LEGACY | PER_THREAD)
}

fn own_stream() -> Result<Stream, Failure> {
    let library = library()?;
    let device = current_device()?;
    let index = device.ordinal() as usize;
    let known = OWN_STREAMS
        .try_with(|own| own.borrow().0.get(index).cloned().flatten())
        .ok()
        .flatten();
    if let Some(stream) = known {
        return Ok(stream);
    }
    library
        .orphans
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .retain(|stream| stream.query().is_err_and(|error| error.code() == Code::NOT_READY));
    let stream = device.create_stream_with(StreamFlags::DEFAULT, Priority::Normal)?;
    let kept = OWN_STREAMS.try_with(|own| {
        let own = &mut own.borrow_mut().0;
        own.resize(own.len().max(index + 1), None);
        if let Some(slot) = own.get_mut(index) {
            *slot = Some(stream.clone());
        }
    });
    kept.map_err(|_| Failure::Code(Code::CONTEXT_IS_DESTROYED))?;
    Ok(stream)
}

/// The event of a handle.
///
/// # Errors
/// `hipErrorInvalidHandle`
pub fn event(handle: hipEvent_t) -> Result<Arc<Event>, Failure> {
    library()?
        .events
        .get(handle)
        .ok_or(Failure::Code(Code::INVALID_HANDLE))
}
