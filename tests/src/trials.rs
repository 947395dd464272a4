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
use outcrop_soft::{Builder, HostLevel, Machine};

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
    machine_with(threads, |builder| builder)
}

/// As [`machine`], with more that is said of it.
pub fn machine_with(threads: usize, more: impl FnOnce(Builder) -> Builder) -> Arc<Machine> {
    let builder = Builder::from_env(Arc::new(StdHost::new())).unwrap_or_else(|e| panic!("{e}"));
    more(builder.threads(threads))
        .build()
        .unwrap_or_else(|e| panic!("the software machine with {threads} threads: {e}"))
}

/// As [`machine`], with what `OUTCROP_CHECK` and its like ask for.
fn watched_machine(threads: usize, level: Option<HostLevel>) -> (Arc<Machine>, Option<Arc<Recorder>>) {
    let recorder = Recorder::from_env().unwrap_or_else(|e| panic!("{e}"));
    let recorder = recorder.map(Arc::new);
    let machine = machine_with(threads, |builder| {
        let builder = match &recorder {
            Some(recorder) => builder.observer(recorder.clone()),
            None => builder,
        };
        match level {
            Some(level) => builder.host_level(level),
            None => builder,
        }
    });
    (machine, recorder)
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

/// Numbers of threads, and levels of the processor's instruction set below the best one.
///
/// `OUTCROP_ALL_LEVELS` takes all pairs.
fn machines() -> Vec<(usize, Option<HostLevel>)> {
    let lower = HostLevel::ALL
        .into_iter()
        .filter(|level| *level < HostLevel::detect());
    if std::env::var_os("OUTCROP_ALL_LEVELS").is_some() {
        let levels: Vec<_> = core::iter::once(None).chain(lower.map(Some)).collect();
        return (0..=4)
            .flat_map(|threads| levels.iter().map(move |level| (threads, *level)))
            .collect();
    }
    let best = THREADS.map(|threads| (threads, None));
    best.into_iter()
        .chain(lower.map(|level| (2, Some(level))))
        .collect()
}

/// Runs a test with every number of threads and every level of the processor's instruction set; the buffers must end
/// the same, and nothing may be left or, with `OUTCROP_CHECK`, found.
fn everywhere(test: &dyn Fn(&Gpu)) {
    let mut first = None;
    for (threads, level) in machines() {
        let with = || {
            let level = level.map_or("", HostLevel::name);
            format!("{threads} worker threads {level}")
        };
        let (machine, recorder) = watched_machine(threads, level);
        let run = || {
            let gpu = Gpu::new(machine.clone() as Arc<dyn Platform>).unwrap_or_else(|e| panic!("{e:#}"));
            test(&gpu);
            gpu.digest()
        };
        let digest = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
            eprintln!("with {}:", with());
            resume_unwind(panic)
        });
        let found = recorder
            .map(|recorder| recorder.found().len())
            .unwrap_or_default();
        assert_eq!(found, 0, "findings of the checker with {}", with());
        let usage = machine.usage();
        assert!(
            usage.is_empty() && usage.reclaimed == 0,
            "left behind with {}: {usage:?}",
            with()
        );
        match first {
            None => first = Some(digest),
            Some(first) => assert_eq!(first, digest, "{} give another answer than none", with()),
        }
    }
}
