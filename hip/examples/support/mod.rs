//! What the examples share: options, the choice of the platform, stages with times, the trace, lines of output.

use core::error::Error;
use core::fmt;
use core::time::Duration;
use std::io::{ErrorKind, Write as _};
use std::sync::Arc;
use std::time::Instant;

use outcrop_hip::hsa::trace::{self, Moment};
use outcrop_hip::{Device, Runtime};
use outcrop_platform::StdHost;
use outcrop_soft::Builder;
use outcrop_soft::env::choose_from_env;

/// Result of an example.
pub type Result<T> = core::result::Result<T, Box<dyn Error>>;

/// What all examples say about their options.
pub const OPTIONS: &str = "\
Options:
  --trace   print each call, indented by layer: HIP, HSA, thunk, KFD, device
  --help    print this

Environment:
  OUTCROP_PLATFORM=auto|linux|soft
            auto (the default) takes a usable /dev/kfd with a GPU, else the software machine
  OUTCROP_SOFT=rx7900xtx
            what the software machine is made of; docs/environment.md has this and the others";

/// Prints a line, as `println!` does. A reader that has seen enough, like `head`, stops neither the stack nor the example,
/// whose exit code still tells how it went.
macro_rules! say {
    ($($text:tt)*) => { $crate::support::line(format_args!($($text)*)) };
}

/// See [`say!`].
pub fn line(text: fmt::Arguments<'_>) {
    match writeln!(std::io::stdout(), "{text}") {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            // Nothing is left to tell if the error stream is closed too.
            let _ = writeln!(std::io::stderr(), "error: the output: {error}");
            std::process::exit(1);
        }
        _ => {}
    }
}

/// Reads the options; `None` if help was asked for and given.
pub fn start(about: &str) -> Result<Option<Session>> {
    let mut tracing = false;
    for option in std::env::args().skip(1) {
        match option.as_str() {
            "--trace" => tracing = true,
            "--help" | "-h" => {
                say!("{about}\n\n{OPTIONS}");
                return Ok(None);
            }
            other => return Err(format!("unknown option {other}; --help lists them").into()),
        }
    }
    if tracing {
        trace::set_sink(Some(print_event));
    }
    let begin = Instant::now();
    let host = Arc::new(StdHost::new());
    let chosen = choose_from_env(host.clone(), Builder::from_env(host)?)?;
    say!("platform  {chosen}");
    let platform = chosen.platform.name();
    let runtime = Runtime::new(chosen.platform).map_err(explain)?;
    let device = runtime.device(0).map_err(explain)?;
    let properties = device.properties()?;
    say!(
        "device    {}: {}, {}, {} compute units, {}",
        device.ordinal(),
        properties.name,
        properties.gcn_arch_name,
        properties.multi_processor_count,
        bytes(properties.total_global_mem),
    );
    say!("");
    say!("{:<24}{:>12}", "stage", "time");
    let session = Session { platform, device };
    session.done(
        "start the runtime",
        begin,
        format_args!("{} device(s)", runtime.device_count()),
    );
    Ok(Some(session))
}

/// An example that has its device.
pub struct Session {
    /// The platform's name: `linux` or `soft`.
    pub platform: &'static str,
    /// The first device.
    pub device: Device,
}

impl Session {
    /// Runs one stage and prints a line with its time; `tell` adds what it did.
    pub fn stage<T>(
        &self,
        name: &str,
        run: impl FnOnce() -> outcrop_hip::Result<T>,
        tell: impl FnOnce(&T, Duration) -> String,
    ) -> Result<T> {
        let begin = Instant::now();
        let outcome = run().map_err(explain)?;
        let detail = tell(&outcome, begin.elapsed());
        self.done(name, begin, format_args!("{detail}"));
        Ok(outcome)
    }

    fn done(&self, name: &str, begin: Instant, detail: fmt::Arguments<'_>) {
        let ms = begin.elapsed().as_secs_f64() * 1e3;
        say!("{name:<24}{ms:>9.3} ms   {detail}");
    }

    /// The name of the processor, without its features: `gfx942`.
    pub fn processor(&self) -> Result<String> {
        let id = &self.device.properties()?.gcn_arch_name;
        Ok(id.split(':').next().unwrap_or(id).to_owned())
    }
}

/// The whole chain of an error, from HIP down.
fn explain(error: outcrop_hip::Error) -> Box<dyn Error> {
    format!("{error:#}").into()
}

/// A size as people read it.
pub fn bytes(size: u64) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    if size < 1024 {
        return format!("{size} bytes");
    }
    let mut value = size as f64 / 1024.0;
    let mut unit = 0;
    while value >= 1024.0 && unit + 1 < UNITS.len() {
        value /= 1024.0;
        unit += 1;
    }
    format!("{value:.1} {}", UNITS[unit])
}

fn print_event(event: &trace::Event<'_>) {
    if event.moment != Moment::Leave {
        let indent = 2 * event.layer as usize;
        say!("{:indent$}{:<6} {} {}", "", event.layer, event.name, event.detail);
    }
}
