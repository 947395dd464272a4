//! The machine that the environment asks for: `docs/environment.md`.

extern crate std;

use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use std::io::Write as _;

use outcrop_gpu::shader::HostLevel;
use outcrop_platform::ioctl_log::IoctlLog;
use outcrop_platform::{Host, Platform};
use serde::Deserialize;

use crate::recorder::Recorder;
use crate::spec::{Spec, SpecError, parse_size};
use crate::{Builder, Choice, ChooseError, Chosen, Product, choose_with};

/// What the machine is made of: a [`Spec`], or the path of a TOML file.
pub const SOFT: &str = "OUTCROP_SOFT";
/// How many worker threads it has.
pub const THREADS: &str = "OUTCROP_THREADS";
/// Milliseconds that a kernel may run; 0 is without limit.
pub const TIME_LIMIT: &str = "OUTCROP_TIME_LIMIT";
/// The most of the processor's instruction set that waves are run with: `portable`, `avx2`, `avx512`.
pub const HOST_LEVEL: &str = "OUTCROP_HOST_LEVEL";
/// What programs run on: `auto`, `linux`, `soft`.
pub const PLATFORM: &str = "OUTCROP_PLATFORM";

/// A file that gets what kernels did, in numbers.
pub const COUNTERS: &str = "OUTCROP_COUNTERS";
/// A file that gets the operations that kernels used.
pub const COVERAGE: &str = "OUTCROP_COVERAGE";
/// What is checked of kernels: `waits`, `races`.
pub const CHECK: &str = "OUTCROP_CHECK";
/// Whether it is told on standard error what the machine has to say, such as of faults: `1`, `0`.
pub const LOG: &str = "OUTCROP_LOG";
/// A file that gets each ioctl ([`IoctlLog`]).
pub const IOCTL_LOG: &str = "OUTCROP_IOCTL_LOG";
/// Whose headers a HIP program was built with, which `libamdhip64` reads: `5`, `6`.
pub const HIP_ABI: &str = "OUTCROP_HIP_ABI";

/// All that there are.
const VARIABLES: [&str; 11] = [
    PLATFORM, SOFT, THREADS, TIME_LIMIT, HOST_LEVEL, COUNTERS, COVERAGE, CHECK, LOG, IOCTL_LOG, HIP_ABI,
];
/// How their names begin.
const PREFIX: &str = "OUTCROP_";

/// What is wrong with the environment.
#[derive(Debug)]
#[non_exhaustive]
pub enum EnvError {
    /// `OUTCROP_SOFT` is no machine.
    Soft {
        /// Its text.
        text: String,
        /// Why not.
        error: SpecError,
    },
    /// The file that `OUTCROP_SOFT` names cannot be read.
    File {
        /// Its path.
        path: String,
        /// What the operating system says.
        error: std::io::Error,
    },
    /// The file that `OUTCROP_SOFT` names is not one of a machine.
    Toml {
        /// Its path.
        path: String,
        /// Where it is wrong.
        error: toml::de::Error,
    },
    /// A card of the file that `OUTCROP_SOFT` names is not one.
    Card {
        /// The file's path.
        path: String,
        /// What is wrong.
        error: SpecError,
    },
    /// A variable that is not there, and the one that seems to be meant.
    Misspelled {
        /// Its name.
        name: String,
        /// The other's.
        meant: &'static str,
    },
    /// A file that is to be written cannot be.
    Output {
        /// The variable that names it.
        variable: &'static str,
        /// Its path.
        path: String,
        /// What the operating system says.
        error: std::io::Error,
    },
    /// `OUTCROP_CHECK` asks for a check that there is not.
    Check(String),
    /// `OUTCROP_LOG` is neither `1` nor `0`.
    Log(String),
    /// `OUTCROP_THREADS` is no number.
    Threads(String),
    /// `OUTCROP_TIME_LIMIT` is no number.
    TimeLimit(String),
    /// `OUTCROP_HOST_LEVEL` is no level.
    HostLevel(String),
    /// `OUTCROP_PLATFORM` names no platform, or the machine cannot be made.
    Choose {
        /// The text of `OUTCROP_PLATFORM`.
        text: String,
        /// Why not.
        error: ChooseError,
    },
}

impl fmt::Display for EnvError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Soft { text, error } => write!(f, "{SOFT}={text}: {error}"),
            Self::File { path, error } => write!(f, "{SOFT}={path}: {error}"),
            Self::Toml { path, error } => write!(f, "{SOFT}={path}: {error}"),
            Self::Card { path, error } => write!(f, "{SOFT}={path}: {error}"),
            Self::Misspelled { name, meant } => write!(f, "{name}: no such variable; is {meant} meant?"),
            Self::Output {
                variable,
                path,
                error,
            } => write!(f, "{variable}={path}: cannot be written: {error}"),
            Self::Log(text) => write!(f, "{LOG}={text}: neither 1 nor 0"),
            Self::Check(text) => write!(f, "{CHECK}: no check is named {text}; there are waits and races"),
            Self::Threads(text) => write!(f, "{THREADS}={text}: no number"),
            Self::TimeLimit(text) => write!(f, "{TIME_LIMIT}={text}: no number of milliseconds"),
            Self::HostLevel(text) => {
                let names = HostLevel::ALL.map(HostLevel::name).join(", ");
                write!(f, "{HOST_LEVEL}={text}: no level; there are {names}")
            }
            Self::Choose { text, error } => match error {
                ChooseError::Build(error) => error.fmt(f),
                _ => write!(f, "{PLATFORM}={text}: {error}"),
            },
        }
    }
}

impl core::error::Error for EnvError {}

/// A file of a machine: `docs/environment.md`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    threads: Option<usize>,
    system_memory: Option<Size>,
    #[serde(default, rename = "card")]
    cards: Vec<FileCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCard {
    product: String,
    count: Option<usize>,
    vram: Option<Size>,
}

/// A number of bytes, or a text with a unit.
#[derive(Deserialize)]
#[serde(untagged)]
enum Size {
    Bytes(u64),
    Text(String),
}

impl Size {
    fn bytes(&self) -> Option<u64> {
        match self {
            Self::Bytes(bytes) => Some(*bytes),
            Self::Text(text) => parse_size(text),
        }
    }
}

impl Spec {
    /// Reads the text of a file.
    fn from_toml(path: &str, text: &str) -> Result<Self, EnvError> {
        let path = || String::from(path);
        let file: File = toml::from_str(text).map_err(|error| EnvError::Toml { path: path(), error })?;
        let mut spec = Self {
            threads: file.threads,
            ..Self::default()
        };
        let wrong = |error| EnvError::Card { path: path(), error };
        if let Some(size) = &file.system_memory {
            spec.system_bytes = Some(size.bytes().ok_or(wrong(SpecError::SystemMemory))?);
        }
        for (item, card) in file.cards.iter().zip(1..) {
            let product: Product = item
                .product
                .parse()
                .map_err(|error| wrong(SpecError::Product { card, error }))?;
            let count = item.count.unwrap_or(1);
            if !(1..=64).contains(&count) {
                return Err(wrong(SpecError::Count { card }));
            }
            let vram = match &item.vram {
                None => None,
                Some(size) => Some(size.bytes().ok_or_else(|| wrong(SpecError::Size { card }))?),
            };
            spec.add(product, count, vram);
        }
        Ok(spec)
    }

    /// Reads a machine as `OUTCROP_SOFT` has it: its cards, or the path of a TOML file (`docs/environment.md`).
    ///
    /// # Errors
    /// [`EnvError`].
    pub fn read(text: &str) -> Result<Self, EnvError> {
        if !text.ends_with(".toml") {
            return text.parse().map_err(|error| EnvError::Soft {
                text: text.into(),
                error,
            });
        }
        let file = std::fs::read_to_string(text).map_err(|error| EnvError::File {
            path: text.into(),
            error,
        })?;
        Self::from_toml(text, &file)
    }
}

pub(crate) fn variable(name: &str) -> Option<String> {
    let value = std::env::var_os(name)?;
    Some(value.to_string_lossy().into_owned()).filter(|text| !text.is_empty())
}

/// Whether `OUTCROP_LOG` asks for messages.
///
/// # Errors
/// [`EnvError::Log`].
pub fn logs() -> Result<bool, EnvError> {
    let text = variable(LOG).unwrap_or_default();
    match text.trim() {
        "" | "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(EnvError::Log(text)),
    }
}

/// The first of these variables that is none of ours, but nearly: as far from one of them as a slip of the finger.
fn misspelled(names: impl Iterator<Item = String>) -> Result<(), EnvError> {
    for name in names.filter(|name| !VARIABLES.contains(&name.as_str())) {
        let upper = name.to_ascii_uppercase();
        let Some(own) = upper.strip_prefix(PREFIX) else {
            continue;
        };
        let slips = if own.len() < 6 { 1 } else { 2 };
        let distance = |known: &str| strsim::osa_distance(own, known.trim_start_matches(PREFIX));
        if let Some(meant) = VARIABLES.into_iter().find(|known| distance(known) <= slips) {
            return Err(EnvError::Misspelled { name, meant });
        }
    }
    Ok(())
}

/// Where the log is opened only later, that must not fail in the midst of a program's work.
fn ioctl_log_can_be_written() -> Result<(), EnvError> {
    let Some(path) = std::env::var_os(IOCTL_LOG).filter(|path| !path.is_empty()) else {
        return Ok(());
    };
    let opened = std::fs::OpenOptions::new().create(true).append(true).open(&path);
    opened.map(drop).map_err(|error| EnvError::Output {
        variable: IOCTL_LOG,
        path: path.to_string_lossy().into_owned(),
        error,
    })
}

fn say(what: fmt::Arguments<'_>) {
    // Nobody is left to tell if standard error is closed.
    let _ = std::io::stderr().write_all(format!("outcrop: {what}\n").as_bytes());
}

impl Builder {
    /// The machine that `OUTCROP_SOFT` says, the default one if it says nothing, with [`Builder::environment`].
    ///
    /// # Errors
    /// [`EnvError`].
    pub fn from_env(host: Arc<dyn Host>) -> Result<Self, EnvError> {
        let mut builder = Self::new(host);
        if let Some(text) = variable(SOFT) {
            builder = builder.spec(&Spec::read(&text)?);
        }
        builder.environment()
    }

    /// What the environment says beside what the machine is made of: `OUTCROP_THREADS`, `OUTCROP_TIME_LIMIT`,
    /// `OUTCROP_HOST_LEVEL`, `OUTCROP_LOG`; and what [`Recorder::from_env`] says watches its kernels.
    ///
    /// # Errors
    /// [`EnvError`], also for a variable whose name is misspelled.
    pub fn environment(self) -> Result<Self, EnvError> {
        misspelled(std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()))?;
        let mut builder = self;
        // Who sets a limit is to be told that it is over, by whom it is.
        if logs()? || variable(TIME_LIMIT).is_some() {
            builder = builder.log(say);
        }
        if let Some(text) = variable(THREADS) {
            let threads = text.trim().parse().map_err(|_| EnvError::Threads(text))?;
            builder = builder.threads(threads);
        }
        if let Some(text) = variable(TIME_LIMIT) {
            let limit = text.trim().parse().map_err(|_| EnvError::TimeLimit(text))?;
            builder = builder.time_limit(limit);
        }
        if let Some(text) = variable(HOST_LEVEL) {
            let level = HostLevel::named(text.trim()).ok_or(EnvError::HostLevel(text))?;
            builder = builder.host_level(level);
        }
        ioctl_log_can_be_written()?;
        if let Some(recorder) = Recorder::from_env()? {
            builder = builder.observer(Arc::new(recorder));
        }
        Ok(builder)
    }
}

/// The platform that `OUTCROP_PLATFORM` says. If it says nothing, or `auto`, a machine that `OUTCROP_SOFT` describes
/// is taken before a GPU. Its ioctls go to the file that `OUTCROP_IOCTL_LOG` names.
///
/// `builder` is what [`Builder::from_env`] gave, perhaps with more.
///
/// # Errors
/// [`EnvError::Choose`], [`EnvError::Output`].
pub fn choose_from_env(host: Arc<dyn Host>, builder: Builder) -> Result<Chosen, EnvError> {
    let text = variable(PLATFORM).unwrap_or_default();
    let failed = |error| EnvError::Choose {
        text: text.clone(),
        error,
    };
    let mut choice: Choice = text.parse().map_err(failed)?;
    if choice == Choice::Auto && variable(SOFT).is_some() {
        choice = Choice::Soft;
    }
    let mut chosen = choose_with(host, choice, builder).map_err(failed)?;
    chosen.platform = logged(chosen.platform)?;
    Ok(chosen)
}

/// A platform whose ioctls go to the file that `OUTCROP_IOCTL_LOG` names, if there is one.
///
/// # Errors
/// [`EnvError::Output`].
pub fn logged(platform: Arc<dyn Platform>) -> Result<Arc<dyn Platform>, EnvError> {
    IoctlLog::from_env(platform).map_err(|error| EnvError::Output {
        variable: IOCTL_LOG,
        path: variable(IOCTL_LOG).unwrap_or_default(),
        error,
    })
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn a_misspelled_variable_is_an_error() {
        let look = |name: &str| misspelled(core::iter::once(name.to_string()));
        for (name, meant) in [
            ("OUTCROP_CHEK", CHECK),
            ("OUTCROP_CEHCK", CHECK),
            ("OUTCROP_SOTF", SOFT),
            ("outcrop_soft", SOFT),
            ("OUTCROP_TIMELIMIT", TIME_LIMIT),
            ("OUTCROP_COUNTER", COUNTERS),
            ("OUTCROP_LOGS", LOG),
            ("OUTCROP_HOSTLEVEL", HOST_LEVEL),
        ] {
            let error = look(name).unwrap_err().to_string();
            assert_eq!(error, format!("{name}: no such variable; is {meant} meant?"));
        }
        // The project's tests and tools have others.
        for name in [
            "OUTCROP_LIBRARIES",
            "OUTCROP_CASES",
            "OUTCROP_COMPARED",
            "OUTCROP_SEED",
            "OUTCROP_ONLY",
            "OUTCROP_WAVES",
            "OUTCROP_QUIET",
            "OUTCROP_TARGET",
            "OUTCROP_NEEDS_LLVM",
            "OUTCROP_ALL_LEVELS",
            "OUTCROP_TEST_KERNELS",
            "OUTCROP_X",
            "PATH",
            "SOFT",
        ] {
            assert!(look(name).is_ok(), "{name}");
        }
        for name in VARIABLES {
            assert!(look(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn the_documentation_has_every_variable() {
        let page = include_str!("../../../docs/environment.md");
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `OUTCROP_"));
        let named: Vec<_> = rows.filter_map(|row| row.split('`').next()).collect();
        assert_eq!(named.len(), VARIABLES.len());
        for name in VARIABLES {
            assert!(named.contains(&name.trim_start_matches(PREFIX)), "{name}");
        }
    }

    #[test]
    fn a_file_describes_a_machine() {
        let text = "
            threads = 2
            system_memory = '16 GiB'
            [[card]]
            product = 'AMD Instinct MI250X'
            count = 2
            [[card]]
            product = 'rx6800'
            vram = 1073741824
        ";
        let spec = Spec::from_toml("m.toml", text).unwrap();
        assert_eq!((spec.threads, spec.system_bytes), (Some(2), Some(16 << 30)));
        let want = "mi250x*2,rx6800:1GiB".parse::<Spec>().unwrap();
        assert_eq!(spec.cards, want.cards);
        assert_eq!(Spec::from_toml("m.toml", "").unwrap(), Spec::default());
    }

    #[test]
    fn what_the_documentation_shows_is_read() {
        let page = include_str!("../../../docs/environment.md");
        let file = page
            .split("```toml\n")
            .nth(1)
            .and_then(|rest| rest.split("```").next());
        let spec = Spec::from_toml("m.toml", file.unwrap()).unwrap();
        assert_eq!(spec.cards.len(), 3);
        let texts = page.lines().filter_map(|line| line.strip_prefix("OUTCROP_SOFT="));
        let read = |text: &str| match text.strip_prefix('\'') {
            Some(quoted) => Spec::read(quoted.split('\'').next().unwrap()),
            None => Spec::read(text.split(' ').next().unwrap()),
        };
        let cards: Vec<_> = texts
            .filter(|text| !text.contains(".toml"))
            .map(|text| read(text).unwrap().cards.len())
            .collect();
        assert_eq!(cards, [0, 4, 3, 2]);
        for product in Product::ALL {
            let (m, name, target) = (product.model(), product.name(), product.target().name());
            let (gpus, cus) = (product.gpus(), m.compute_units());
            let gib = m.memory.bytes.next_multiple_of(1 << 30) >> 30;
            let row = format!("| `{name}` | {target} | {gpus} | {cus} | {gib} GiB |");
            assert!(page.contains(&row), "{row}");
        }
    }

    #[test]
    fn a_wrong_file_is_said_with_its_place() {
        for (text, part) in [
            ("[[card]]\nproduct = 'vega'", "card 1: no such product"),
            ("[[card]]\nproduct = 'rx6800'\ncount = 0", "card 1: a count"),
            ("[[card]]\nproduct = 'rx6800'\nvram = 'much'", "card 1: a size"),
            ("system_memory = 'much'", "system_memory: a size is"),
            ("[[card]]\nproduct = 'rx6800'\nvarm = 1", "unknown field"),
            ("[[gpu]]\n", "unknown field"),
            ("threads = 'two'", "line 1"),
            ("[[card]]\ncount = 1", "missing field"),
            ("[", "line 1"),
        ] {
            let error = Spec::from_toml("m.toml", text).unwrap_err().to_string();
            assert!(error.starts_with("OUTCROP_SOFT=m.toml: "), "{error}");
            assert!(error.contains(part), "{text}: {error}");
        }
        let error = Spec::read("/no/such/machine.toml").unwrap_err().to_string();
        assert!(error.contains("/no/such/machine.toml"), "{error}");
        let error = format!("{}", Spec::read("mi300").unwrap_err());
        assert!(
            error.starts_with("OUTCROP_SOFT=mi300: card 1: no such product"),
            "{error}"
        );
    }
}
