//! How tests are run and what each is held to.
#![expect(clippy::panic, reason = "a test helper fails the test where it stands")]

use core::panic::AssertUnwindSafe;
use std::panic::{catch_unwind, resume_unwind};
use std::sync::Arc;

use libtest_mimic::Trial;
use outcrop_hip::Platform;
use outcrop_platform::StdHost;
use outcrop_platform::linux::Linux;
use outcrop_soft::recorder::Recorder;
use outcrop_soft::{Builder, Machine};

use crate::Gpu;

/// The numbers of worker threads that every test runs with on the software machine.
pub const THREADS: [usize; 4] = [0, 1, 2, 4];

/// Where the tests are asked to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// On the software machine.
    Soft,
    /// On the hardware.
    Linux,
}

/// What `OUTCROP_PLATFORM` says; the software machine if it says nothing or `auto`.
pub fn wanted_platform() -> Wanted {
    match std::env::var("OUTCROP_PLATFORM").as_deref() {
        Ok("linux") => Wanted::Linux,
        Ok("soft" | "auto") | Err(_) => Wanted::Soft,
        Ok(other) => panic!("OUTCROP_PLATFORM is {other:?}, not auto, linux or soft"),
    }
}

/// A software machine of what `OUTCROP_SOFT` says, one MI300X if it says nothing, with so many worker threads.
pub fn machine(threads: usize) -> Arc<Machine> {
    Builder::from_env(Arc::new(StdHost::new()))
        .unwrap_or_else(|e| panic!("{e}"))
        .threads(threads)
        .build()
        .unwrap_or_else(|e| panic!("the software machine with {threads} threads: {e}"))
}

/// As [`machine`], with what `OUTCROP_CHECK` and its like ask for.
fn watched_machine(threads: usize) -> (Arc<Machine>, Option<Arc<Recorder>>) {
    let recorder = Recorder::from_env().unwrap_or_else(|e| panic!("{e}"));
    let Some(recorder) = recorder.map(Arc::new) else {
        return (machine(threads), None);
    };
    let machine = Builder::from_env(Arc::new(StdHost::new()))
        .unwrap_or_else(|e| panic!("{e}"))
        .observer(recorder.clone())
        .threads(threads)
        .build()
        .unwrap_or_else(|e| panic!("the software machine with {threads} threads: {e}"));
    (machine, Some(recorder))
}

/// The list of tests.
pub struct Trials {
    trials: Vec<Trial>,
    /// What the tests run on, or why there is no hardware if it is wanted and there is none.
    target: Result<String, String>,
}

impl Trials {
    /// An empty list.
    pub fn new() -> Self {
        let platform: Arc<dyn Platform> = match wanted_platform() {
            Wanted::Soft => machine(0),
            Wanted::Linux => Arc::new(Linux),
        };
        let target = Gpu::new(platform)
            .map(|gpu| gpu.target().to_owned())
            .map_err(|e| format!("{e:#}"));
        if let Err(why) = &target {
            eprintln!("not run, no GPU: {why}");
        }
        Self {
            trials: Vec::new(),
            target,
        }
    }

    /// Adds a test of what only some targets have: those that begin with one of `targets`. Elsewhere it is reported as ignored.
    pub fn add_for(&mut self, targets: &[&str], name: &str, test: impl Fn(&Gpu) + Send + Sync + 'static) {
        let before = self.trials.len();
        self.add(name, test);
        let has = self
            .target
            .as_ref()
            .is_ok_and(|target| targets.iter().any(|start| target.starts_with(start)));
        if !has {
            let ignored = self
                .trials
                .drain(before..)
                .map(|trial| trial.with_ignored_flag(true));
            let ignored: Vec<Trial> = ignored.collect();
            self.trials.extend(ignored);
        }
    }

    /// Adds a test that runs on whatever GPU there is.
    pub fn add(&mut self, name: &str, test: impl Fn(&Gpu) + Send + Sync + 'static) {
        let run = move || match wanted_platform() {
            Wanted::Soft => everywhere(&test),
            Wanted::Linux => {
                let gpu = Gpu::new(Arc::new(Linux)).unwrap_or_else(|e| panic!("{e:#}"));
                test(&gpu);
            }
        };
        self.push(name, self.target.is_err(), run);
    }

    /// Adds a test of the software machine itself; not run on hardware.
    pub fn add_soft(&mut self, name: &str, test: impl Fn() + Send + Sync + 'static) {
        self.push(name, wanted_platform() == Wanted::Linux, test);
    }

    fn push(&mut self, name: &str, ignored: bool, test: impl Fn() + Send + Sync + 'static) {
        let trial = Trial::test(name, move || {
            test();
            Ok(())
        });
        self.trials.push(trial.with_ignored_flag(ignored));
    }

    /// The list itself.
    pub fn into_inner(self) -> Vec<Trial> {
        self.trials
    }
}

impl Default for Trials {
    fn default() -> Self {
        Self::new()
    }
}

/// Runs a test with every number of threads; the buffers must end the same, and nothing may be left or, with
/// `OUTCROP_CHECK`, found.
fn everywhere(test: &dyn Fn(&Gpu)) {
    let mut first = None;
    for threads in THREADS {
        let (machine, recorder) = watched_machine(threads);
        let run = || {
            let gpu = Gpu::new(machine.clone() as Arc<dyn Platform>).unwrap_or_else(|e| panic!("{e:#}"));
            test(&gpu);
            gpu.digest()
        };
        let digest = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
            eprintln!("with {threads} worker threads:");
            resume_unwind(panic)
        });
        let found = recorder
            .map(|recorder| recorder.found().len())
            .unwrap_or_default();
        assert_eq!(found, 0, "findings of the checker with {threads} worker threads");
        let usage = machine.usage();
        assert!(
            usage.is_empty() && usage.reclaimed == 0,
            "left behind with {threads} worker threads: {usage:?}"
        );
        match first {
            None => first = Some(digest),
            Some(first) => assert_eq!(
                first, digest,
                "{threads} worker threads give another answer than {}",
                THREADS[0]
            ),
        }
    }
}
