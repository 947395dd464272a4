//! Runs kernels of a code object for a program that asks: `kernels OBJECT` reads requests from standard input and answers on
//! standard output, until the input ends. `cargo xtask opencl` asks; `OUTCROP_PLATFORM` and `OUTCROP_SOFT` say on what it runs.
//!
//! All numbers are 32 bits, little endian. A request is the length of the kernel's name and the name, work-items of the grid in
//! three dimensions and of a work-group, the number of arguments, and for each whether it is a value (1) or a buffer that the
//! kernel gets the address of (0), its bytes' number and the bytes. The answer is 0 and the bytes of all buffers after the kernel,
//! or 1, the length of a message, and the message.

use std::io::{self, BufReader, BufWriter, Read, Write};
use std::process::ExitCode;
use std::sync::Arc;

use outcrop_hip::{LaunchConfig, Platform};
use outcrop_platform::linux::Linux;
use outcrop_tests::{Arg, Buffer, Gpu, Kernels, Wanted, machine, wanted_platform};

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("usage: kernels OBJECT < requests > answers");
        return ExitCode::from(2);
    };
    let served = std::fs::read(&path)
        .map_err(|e| format!("{}: {e}", path.display()))
        .and_then(|object| serve(&object));
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// What is asked for.
struct Request {
    kernel: String,
    grid: [u32; 3],
    group: [u32; 3],
    arguments: Vec<Argument>,
}

struct Argument {
    is_value: bool,
    bytes: Vec<u8>,
}

/// Answers all requests; after one that failed the next ones have a machine of their own.
fn serve(object: &[u8]) -> Result<(), String> {
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = BufWriter::new(io::stdout().lock());
    let mut next = request(&mut input)?;
    while next.is_some() {
        let platform: Arc<dyn Platform> = match wanted_platform() {
            Wanted::Soft => machine(1),
            Wanted::Linux => Arc::new(Linux),
        };
        let gpu = Gpu::new(platform).map_err(|e| format!("{e:#}"))?;
        let kernels = Kernels {
            module: gpu.device.load_module(object).map_err(|e| format!("{e:#}"))?,
            gpu: &gpu,
        };
        let mut failed = false;
        while let Some(asked) = next.take_if(|_| !failed) {
            let answer = run(&kernels, &asked);
            failed = answer.is_err();
            reply(&mut output, answer).map_err(|e| format!("standard output: {e}"))?;
            next = request(&mut input)?;
        }
    }
    Ok(())
}

fn run(kernels: &Kernels<'_>, asked: &Request) -> Result<Vec<Vec<u8>>, String> {
    let mut buffers: Vec<Buffer<u8>> = Vec::new();
    let mut arguments = Vec::new();
    for argument in &asked.arguments {
        if argument.is_value {
            arguments.push(Arg::of(argument.bytes.as_slice()));
        } else {
            let buffer = kernels.gpu.upload(&argument.bytes);
            arguments.push(Arg::of(&buffer.address()));
            buffers.push(buffer);
        }
    }
    let config = LaunchConfig::work_items(asked.grid, asked.group, 0);
    kernels
        .try_submit(&asked.kernel, &config, &arguments)
        .and_then(|()| kernels.gpu.stream.synchronize())
        .map_err(|e| format!("{e:#}"))?;
    Ok(buffers.iter().map(Buffer::read).collect())
}

fn reply(output: &mut impl Write, answer: Result<Vec<Vec<u8>>, String>) -> io::Result<()> {
    match answer {
        Ok(buffers) => {
            output.write_all(&0u32.to_le_bytes())?;
            for buffer in buffers {
                output.write_all(&buffer)?;
            }
        }
        Err(message) => {
            output.write_all(&1u32.to_le_bytes())?;
            output.write_all(&u32::try_from(message.len()).unwrap_or(0).to_le_bytes())?;
            output.write_all(message.as_bytes())?;
        }
    }
    output.flush()
}

/// The next request, none at the end of the input.
fn request(input: &mut impl Read) -> Result<Option<Request>, String> {
    let mut length = [0; 4];
    match input.read_exact(&mut length) {
        Ok(()) => {}
        Err(e) if e.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(e) => return Err(format!("standard input: {e}")),
    }
    rest(input, u32::from_le_bytes(length))
        .map(Some)
        .map_err(|e| format!("a request: {e}"))
}

fn rest(input: &mut impl Read, length: u32) -> io::Result<Request> {
    let kernel = String::from_utf8_lossy(&bytes(input, length)?).into_owned();
    let grid = [number(input)?, number(input)?, number(input)?];
    let group = [number(input)?, number(input)?, number(input)?];
    let count = number(input)?;
    let argument = |_| {
        let is_value = number(input)? != 0;
        let length = number(input)?;
        Ok(Argument {
            is_value,
            bytes: bytes(input, length)?,
        })
    };
    let arguments: io::Result<Vec<Argument>> = (0..count).map(argument).collect();
    Ok(Request {
        kernel,
        grid,
        group,
        arguments: arguments?,
    })
}

fn number(input: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    input.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

fn bytes(input: &mut impl Read, length: u32) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(u64::from(length)).read_to_end(&mut bytes)?;
    if bytes.len() == length as usize {
        Ok(bytes)
    } else {
        Err(io::ErrorKind::UnexpectedEof.into())
    }
}
