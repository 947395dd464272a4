//! The machine that the environment asks for.

extern crate std;

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use outcrop_gpu::shader::HostLevel;
use outcrop_platform::Host;
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
    /// `OUTCROP_CHECK` asks for a check that there is not.
    Check(String),
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
            Self::Check(text) => write!(f, "{CHECK}: no check is named {text}; there are waits and races"),
            Self::Threads(text) => write!(f, "{THREADS}={text}: no number"),
            Self::TimeLimit(text) => write!(f, "{TIME_LIMIT}={text}: no number of milliseconds"),
            Self::HostLevel(text) => {
                write!(f, "{HOST_LEVEL}={text}: not")?;
                let names = HostLevel::ALL.map(HostLevel::name);
                names.iter().try_for_each(|name| write!(f, " {name}"))
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
            spec.system_bytes = Some(size.bytes().ok_or(wrong(SpecError::Size { card: 0 }))?);
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

impl Builder {
    /// The machine that `OUTCROP_SOFT`, `OUTCROP_THREADS`, `OUTCROP_TIME_LIMIT` and `OUTCROP_HOST_LEVEL` say; the default
    /// one where they say nothing. What [`Recorder::from_env`] says watches its kernels.
    ///
    /// # Errors
    /// [`EnvError`].
    pub fn from_env(host: Arc<dyn Host>) -> Result<Self, EnvError> {
        let mut builder = Self::new(host);
        if let Some(text) = variable(SOFT) {
            builder = builder.spec(&Spec::read(&text)?);
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
        if let Some(recorder) = Recorder::from_env()? {
            builder = builder.observer(Arc::new(recorder));
        }
        Ok(builder)
    }
}

/// The platform that `OUTCROP_PLATFORM` says. If it says nothing, or `auto`, a machine that `OUTCROP_SOFT` describes
/// is taken before a GPU.
///
/// `builder` is what [`Builder::from_env`] gave, perhaps with more.
///
/// # Errors
/// [`EnvError::Choose`].
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
    choose_with(host, choice, builder).map_err(failed)
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::ToString;

    use super::*;

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
