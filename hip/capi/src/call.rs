//! What every call goes through: no panic leaves the library, and each thread has its last error.

use core::cell::Cell;
use core::fmt;
use core::panic::AssertUnwindSafe;
use std::io::Write;
use std::panic::catch_unwind;
use std::sync::{Mutex, OnceLock, PoisonError};

use outcrop_hip::{Code, Error};

use crate::types::hipError_t;

/// What a call that panics returns.
pub const UNKNOWN: hipError_t = Code::UNKNOWN.0;

/// Result of a call.
pub type Outcome = Result<(), Failure>;

/// Why a call fails.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The runtime refused.
    Hip(Error),
    /// This library refused.
    Code(Code),
    /// The function is not supported, for this reason.
    Refused(&'static str),
}

impl Failure {
    fn code(&self) -> Code {
        match self {
            Failure::Hip(error) => error.code(),
            Failure::Code(code) => *code,
            Failure::Refused(_) => Code::NOT_SUPPORTED,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Hip(error) => write!(f, "{error:#}"),
            Failure::Code(code) => write!(f, "{code}"),
            Failure::Refused(why) => write!(f, "hipErrorNotSupported: {why}"),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Hip(error)
    }
}

impl From<Code> for Failure {
    fn from(code: Code) -> Failure {
        Failure::Code(code)
    }
}

thread_local! {
    /// The last error that was not fetched yet.
    static LAST: Cell<Code> = const { Cell::new(Code::SUCCESS) };
    /// What the last call returned.
    static LAST_CALL: Cell<Code> = const { Cell::new(Code::SUCCESS) };
}

/// The last error of this thread, which stays.
pub fn peek_last() -> Code {
    LAST.try_with(Cell::get).unwrap_or(Code::SUCCESS)
}

/// The last error of this thread, which is forgotten.
pub fn take_last() -> Code {
    LAST.try_with(|last| last.replace(Code::SUCCESS))
        .unwrap_or(Code::SUCCESS)
}

/// What this thread's last call returned.
pub fn last_call() -> Code {
    LAST_CALL.try_with(Cell::get).unwrap_or(Code::SUCCESS)
}

/// Runs a call and turns its outcome into the number to return.
///
/// "Not ready" is an answer and no error: it does not become the last one.
#[inline]
pub fn run(name: &'static str, body: impl FnOnce() -> Outcome) -> hipError_t {
    let outcome = catch_unwind(AssertUnwindSafe(body)).unwrap_or(Err(Failure::Code(Code::UNKNOWN)));
    let code = match &outcome {
        Ok(()) => Code::SUCCESS,
        Err(failure) => report(name, failure),
    };
    // A thread that is being torn down has no last error any more.
    let _ = LAST_CALL.try_with(|last| last.set(code));
    code.0
}

/// Runs a call that returns something else, or this if it panics.
#[inline]
pub fn guard<T>(name: &'static str, otherwise: T, body: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|_| {
        report(name, &Failure::Code(Code::UNKNOWN));
        otherwise
    })
}

#[cold]
fn report(name: &'static str, failure: &Failure) -> Code {
    let code = failure.code();
    if code == Code::NOT_READY {
        return code;
    }
    // As above.
    let _ = LAST.try_with(|last| last.set(code));
    if let Failure::Hip(Error::Fault(_)) = failure {
        fault(failure);
    } else if logs() {
        say(format_args!("{name}: {failure}"));
    }
    code
}

/// Tells of a fault, which several calls may report, once.
fn fault(failure: &Failure) {
    static LAST_TOLD: Mutex<String> = Mutex::new(String::new());
    let text = failure.to_string();
    let mut told = LAST_TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    if *told != text {
        say(format_args!("{text}"));
        *told = text;
    }
}

/// Whether `OUTCROP_LOG` asks for messages.
pub fn logs() -> bool {
    static LOGS: OnceLock<bool> = OnceLock::new();
    // What is wrong with it is an error of the start.
    *LOGS.get_or_init(|| outcrop_soft::env::logs().unwrap_or(true))
}

/// Writes a line to standard error.
pub fn say(message: fmt::Arguments<'_>) {
    // Where there is no standard error, nobody is to be told.
    let _ = writeln!(std::io::stderr(), "outcrop: {message}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_error_is_the_threads_and_stays_until_taken() {
        assert_eq!(run("a", || Err(Code::INVALID_VALUE.into())), 1);
        assert_eq!(run("b", || Ok(())), 0);
        assert_eq!(run("c", || Err(Code::NOT_READY.into())), 600);
        assert_eq!(last_call(), Code::NOT_READY);
        std::thread::spawn(|| assert_eq!(peek_last(), Code::SUCCESS))
            .join()
            .unwrap();
        assert_eq!(peek_last(), Code::INVALID_VALUE);
        assert_eq!(take_last(), Code::INVALID_VALUE);
        assert_eq!(peek_last(), Code::SUCCESS);
    }

    #[test]
    fn a_panic_becomes_an_error() {
        assert_eq!(run("panics", || panic!("for the test")), 999);
        assert_eq!(take_last(), Code::UNKNOWN);
        assert_eq!(guard("panics", 5, || panic!("for the test")), 5);
        assert_eq!(take_last(), Code::UNKNOWN);
    }
}
