//! `outcrop launch`: one kernel of a code object on the software machine.
#![expect(
    unsafe_code,
    reason = "launches a kernel with the arguments that the user gave"
)]

mod arguments;
mod lines;
mod object;
mod report;
mod step;
mod values;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use outcrop_hip::{DeviceBuffer, Error, FunctionAttribute, LaunchConfig, PackedArgs, Runtime};
use outcrop_platform::StdHost;
use outcrop_soft::env::{self, CHECK};
use outcrop_soft::observe::{Observer, Report, View, Wants};
use outcrop_soft::recorder::{Recorder, checks};
use outcrop_soft::{Builder, Machine, Product};

use crate::Failure;
use arguments::{Argument, Source};
use lines::Lines;
use object::Object;
use report::Printed;
use step::Stepper;

/// Run one kernel of a code object on the software machine
///
/// The machine is made for the code object's target: gfx90a, gfx942, gfx950, gfx1030, gfx1100 or gfx1201. No GPU is
/// needed or used.
#[derive(clap::Args)]
#[command(after_long_help = HELP, after_help = SHORT_HELP)]
pub struct Args {
    /// A code object, offload bundle, or HIP program
    file: PathBuf,
    /// The kernel, by its mangled name; without one, kernels and arguments are listed
    kernel: Option<String>,
    /// Workgroups in each dimension
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = size, default_value = "1")]
    grid: [u32; 3],
    /// Work-items of a workgroup in each dimension
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = size, default_value = "64")]
    block: [u32; 3],
    /// Bytes of dynamic LDS (of a kernel of Triton: `shared` in its metadata)
    #[arg(long, value_name = "BYTES", default_value_t = 0)]
    lds: u32,
    /// The arguments, in the kernel's order
    #[arg(long, value_name = "ARG", num_args = 1..)]
    args: Vec<String>,
    /// Print a buffer when the kernel has ended: the argument's number from 0, and how many elements (16)
    #[arg(long, value_name = "N[:ELEMENTS]")]
    print: Vec<String>,
    /// Write a buffer to a file when the kernel has ended
    #[arg(long, value_name = "N=FILE")]
    out: Vec<String>,
    /// Print what the kernel did, in numbers
    #[arg(long)]
    counters: bool,
    /// Print what the kernel did, and what else is asked for, as one JSON document
    #[arg(long)]
    json: bool,
    /// Print the operations that the kernel used
    #[arg(long)]
    coverage: bool,
    /// Check the kernel: waits, races; the exit status is 3 if something is found
    #[arg(long, value_name = "CHECKS")]
    check: Option<String>,
    /// Stop before the first instruction of the first wave
    #[arg(long)]
    step: bool,
    /// Stop before the instruction at an address, label, symbol or source line
    #[arg(long = "break", value_name = "ADDRESS|LABEL|FILE:LINE")]
    breakpoints: Vec<String>,
    /// Stop a kernel that runs longer, as if it had faulted; 0 is never
    #[arg(long, value_name = "MILLISECONDS")]
    time_limit: Option<u64>,
    /// The target to run, of a file with several
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
}

const SHORT_HELP: &str = "--help has examples and the grammar of arguments.";

const HELP: &str = "\
Arguments:
  TYPE[COUNT]=VALUES    a buffer: iota, random or random:SEED, zero, a number, or a,b,c
  TYPE[]=@FILE          a buffer that holds a file's bytes; with COUNT, so many of its elements
  TYPE=NUMBER           a number by value
  bytes=HEX             a structure by value
  null                  a null pointer; of LDS (`__local` of OpenCL), the begin of what --lds gives
  u32=BYTES             of LDS, so many bytes after that
  &N or &N+BYTES        the buffer of argument N again, so many bytes in
TYPE is i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64.

Examples:
  outcrop launch kernel.co
      lists the kernels and what they take
  outcrop launch vector_add.co vector_add --grid 4 --block 256 \\
      --args 'f32[1024]=iota' 'f32[1024]=random:7' 'f32[1024]=zero' i32=1024 --print 2:8
      adds two vectors and prints the first eight sums
  outcrop launch softmax_f32-gfx942.hsaco softmax --grid 8 --block 256 --lds 16 \\
      --args 'f32[8192]=zero' 'f32[8192]=random' i32=1024 i32=1024 --out 0=softmax.f32
      a kernel that Triton compiled; the scratch pointers that Triton appends need not be given
  outcrop launch sums.co sum --grid 4 --block 256 --lds 1024 \\
      --args 'f32[]=@in.f32' 'f32[4]=zero' null --json --print 1
      an OpenCL kernel with a `__local` argument, and what it did as JSON
  outcrop launch a.out _Z3addPfS_ --target gfx1100 --counters --args …
      one target of a HIP program, and what the kernel did
  outcrop launch kernel.co matmul --check waits,races --args …
      reports missing s_waitcnt and data races; exit status 3 if there are any
  outcrop launch kernel.co matmul --step --break matmul.cl:12 --args …
      stops at the first instruction and at a source line; `help` lists the commands, which may
      come from a pipe

Workgroups and work-items count as in hipModuleLaunchKernel. Buffers are 256-byte aligned and
filled before the launch; random gives numbers in [-1, 1), or any integers. LDS beyond what the
kernel has reads 0.

The exit status is 0; 1 if the kernel faulted or could not be run; 3 if --check found something.
The variables of docs/environment.md are obeyed but for OUTCROP_PLATFORM and OUTCROP_SOFT; where
options watch the kernel, OUTCROP_COUNTERS, OUTCROP_COVERAGE and OUTCROP_CHECK do nothing.
";

fn size(text: &str) -> Result<[u32; 3], String> {
    let mut sizes = [1; 3];
    let parts: Vec<&str> = text.split([',', 'x']).collect();
    if parts.len() > 3 {
        return Err(format!("{} dimensions, at most 3", parts.len()));
    }
    for (size, part) in sizes.iter_mut().zip(&parts) {
        *size = part
            .trim()
            .parse()
            .map_err(|_| format!("`{part}` is no number"))?;
    }
    Ok(sizes)
}

fn fail(message: impl Into<String>) -> Failure {
    Failure::Message(message.into())
}

fn hip(what: &str) -> impl Fn(Error) -> Failure + '_ {
    move |error| fail(format!("{what}: {error:#}"))
}

/// Records, and stops where it is asked to.
struct Watcher {
    recorder: Recorder,
    stepper: Option<Stepper>,
}

impl Observer for Watcher {
    fn wants(&self) -> Wants {
        let steps = self
            .stepper
            .as_ref()
            .map_or(Wants::empty(), |_| Wants::INSTRUCTIONS);
        self.recorder.wants() | steps
    }

    fn instruction(&self, wave: &View<'_>) {
        if let Some(stepper) = &self.stepper {
            stepper.instruction(wave);
        }
    }

    fn ended(&self, report: &Report) {
        self.recorder.ended(report);
    }
}

/// Launches the kernel.
///
/// # Errors
/// The file, the kernel or its arguments are not right, or the kernel faulted.
pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let file = args.file.display().to_string();
    let object =
        Object::read(&args.file, args.target.as_deref()).map_err(|m| fail(format!("{file}: {m}")))?;
    let Some(name) = &args.kernel else {
        io::stdout().lock().write_all(object.kernels().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    };
    let kernel = object.kernel(name).map_err(|m| fail(format!("{file}: {m}")))?;
    let given: Vec<Argument> = args
        .args
        .iter()
        .map(|text| Argument::parse(text).map_err(|m| fail(format!("argument `{text}`: {m}"))))
        .collect::<Result<_, _>>()?;
    let given = arguments::check(kernel, given, args.lds).map_err(fail)?;
    let shown = arguments::buffers(&args.print, ':', &given).map_err(|m| fail(format!("--print: {m}")))?;
    let kept = arguments::buffers(&args.out, '=', &given).map_err(|m| fail(format!("--out: {m}")))?;

    let mut wants = checks(args.check.as_deref().unwrap_or_default())
        .map_err(|e| fail(e.to_string().replacen(CHECK, "--check", 1)))?;
    wants.set(Wants::COUNTERS, args.counters || args.json);
    wants.set(Wants::OPERATIONS, args.coverage);
    let steps = args.step || !args.breakpoints.is_empty();
    let stepper = steps
        .then(|| Stepper::new(&object, args.step, &args.breakpoints))
        .transpose();
    let watcher = Arc::new(Watcher {
        recorder: Recorder::new(wants),
        stepper: stepper.map_err(|m| fail(format!("{file}: {m}")))?,
    });
    let product = Product::ALL.into_iter().find(|p| p.target() == object.target);
    let product = product.ok_or_else(|| fail(format!("no product has {}", object.target)))?;
    let mut machine = Builder::new(Arc::new(StdHost::new()))
        .card(product)
        .environment()
        .map_err(|e| fail(e.to_string()))?
        .log(log);
    if let Some(limit) = args.time_limit {
        machine = machine.time_limit(limit);
    }
    if !watcher.wants().is_empty() {
        machine = machine.observer(Arc::clone(&watcher) as _);
    }
    if steps {
        // One thread, which asks for commands and runs the waves.
        machine = machine.threads(0);
    }
    let machine = machine
        .build()
        .map_err(|e| fail(format!("the software machine: {e}")))?;
    let platform = env::logged(Arc::clone(&machine) as _).map_err(|e| fail(e.to_string()))?;
    let runtime = Runtime::new(platform).map_err(hip("the runtime"))?;
    let device = runtime.device(0).map_err(hip("the device"))?;
    let module = device.load_module(&object.bytes).map_err(hip(&file))?;
    let function = module.function(name).map_err(hip(name))?;
    let stream = device.create_stream().map_err(hip("a stream"))?;

    let mut buffers: Vec<Option<DeviceBuffer<u8>>> = Vec::new();
    let mut values: Vec<Vec<u8>> = Vec::new();
    for argument in &given {
        let (mut buffer, mut value) = (None, Vec::new());
        match &argument.source {
            Source::Buffer(bytes) => {
                let memory = DeviceBuffer::new(&device, bytes.len().max(1)).map_err(hip(&argument.text))?;
                memory.write_at(0, bytes).map_err(hip(&argument.text))?;
                value.extend(memory.address().to_ne_bytes());
                buffer = Some(memory);
            }
            Source::Value(bytes) => value.extend(bytes),
            Source::Null => value.extend(0u64.to_ne_bytes()),
            Source::Alias(n, offset) => {
                let memory = buffers.get(*n).and_then(Option::as_ref);
                let memory = memory.ok_or_else(|| {
                    fail(format!(
                        "argument `{}`: argument {n} is no buffer before it",
                        argument.text
                    ))
                })?;
                value.extend(memory.address().wrapping_add(*offset).to_ne_bytes());
            }
        }
        buffers.push(buffer);
        values.push(value);
    }
    let own_lds = function.attribute(FunctionAttribute::SHARED_SIZE_BYTES);
    arguments::place_lds(kernel, &mut values, own_lds.map_err(hip(name))?.cast_unsigned());
    let config = LaunchConfig::blocks(args.grid, args.block, args.lds);
    let pointers: Vec<*const u8> = values.iter().map(|value| value.as_ptr()).collect();
    // SAFETY: number and sizes of the arguments are the kernel's (`arguments::check`); where its pointers lead is the
    // machine's memory, whatever they are.
    let launched = unsafe { function.launch_raw(&stream, &config, PackedArgs::Params(pointers.as_ptr())) };
    let ended = launched.and_then(|()| stream.synchronize()).map_err(hip(name));

    let printed = match &ended {
        Ok(()) => read_buffers(&given, &buffers, &shown, &kept)?,
        Err(_) => Vec::new(),
    };
    // What was seen of a kernel that faulted explains the fault.
    let recorder = &watcher.recorder;
    let found = recorder.found();
    let lines = Lines::read(&object.bytes);
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report::document(args, printed, recorder, &lines)?)?;
    } else {
        for buffer in printed {
            writeln!(out, "{buffer}")?;
        }
        if args.counters {
            out.write_all(recorder.table().as_bytes())?;
        }
        if args.coverage {
            out.write_all(recorder.coverage().as_bytes())?;
        }
        for finding in &found {
            writeln!(out, "{}", report::finding(finding, &lines))?;
        }
    }
    out.flush()?;
    for text in watcher.stepper.iter().flat_map(|stepper| stepper.missed()) {
        log(format_args!("breakpoint {text} was not reached"));
    }
    if ended.is_err() {
        tell_places(&object, &machine);
    }
    ended?;
    Ok(if found.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(3)
    })
}

/// Reads the buffers that are to be printed, and writes those that are to be kept.
fn read_buffers(
    given: &[Argument],
    buffers: &[Option<DeviceBuffer<u8>>],
    shown: &[(usize, &str)],
    kept: &[(usize, &str)],
) -> Result<Vec<Printed>, Failure> {
    let read = |n: usize| -> Result<Option<Vec<u8>>, Failure> {
        let Some(Some(buffer)) = buffers.get(n) else {
            return Ok(None);
        };
        let mut bytes = vec![0; buffer.len()];
        buffer.read(&mut bytes).map_err(hip("the results"))?;
        Ok(Some(bytes))
    };
    let mut printed = Vec::new();
    for (n, rest) in shown {
        if let (Some(argument), Some(bytes)) = (given.get(*n), read(*n)?) {
            let count = rest.parse().unwrap_or(16);
            printed.push(Printed {
                argument: *n,
                elements: bytes.len() / argument.element.size(),
                values: values::show(argument.element, &bytes, count),
            });
        }
    }
    for (n, path) in kept {
        if let Some(bytes) = read(*n)? {
            std::fs::write(path, bytes).map_err(|error| fail(format!("{path}: {error}")))?;
        }
    }
    Ok(printed)
}

/// Tells the source lines of where waves faulted; the machine has told the places in the code object.
fn tell_places(object: &Object, machine: &Machine) {
    let Ok(symbols) = Stepper::new(object, false, &[]) else {
        return;
    };
    let faults = machine.faults();
    let places = faults.iter().filter_map(|fault| fault.origin.as_ref()?.address);
    for address in places {
        let place = symbols.place_and_line(address);
        log(format_args!(
            "that is {place}; --break {address:#x} stops before it"
        ));
    }
}

fn log(what: core::fmt::Arguments<'_>) {
    let _ = io::stderr().write_all(format!("outcrop: {what}\n").as_bytes());
}
