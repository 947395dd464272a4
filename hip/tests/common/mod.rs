//! A runtime on a software machine, and the check that nothing is left behind.

use std::sync::Arc;

use outcrop_hip::{Code, Device, Platform, Result, Runtime};
use outcrop_platform::StdHost;
use outcrop_soft::Builder;

/// Runs a test on machines with 0 and 2 worker threads; the machine must be empty afterwards.
pub fn on_soft(test: impl Fn(&Runtime, &Device)) {
    for threads in [0, 2] {
        let machine = Builder::new(Arc::new(StdHost::new()))
            .gpus(1)
            .threads(threads)
            .build()
            .unwrap();
        {
            let runtime = Runtime::new(machine.clone() as Arc<dyn Platform>).unwrap();
            let device = runtime.device(0).unwrap();
            test(&runtime, &device);
        }
        let usage = machine.usage();
        assert!(usage.is_empty(), "left behind with {threads} threads: {usage:?}");
    }
}

/// The code of the error that a call must give.
#[track_caller]
pub fn code<T>(result: Result<T>) -> Code {
    match result {
        Ok(_) => panic!("no error"),
        Err(error) => error.code(),
    }
}
