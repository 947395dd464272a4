//! Asking a program that runs kernels: `tests/opencl/native/main.c` on the processor, `tests/src/bin/kernels.rs` on a GPU. Both
//! read the same requests and answer alike; the latter says how.

use super::judge::GUARD;
use super::template::{Kernel, Role};
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::thread;

/// The buffers after a kernel, or why there are none.
pub type Answer = Result<Vec<Vec<u8>>, String>;

/// Until a program is ended, seconds for each request.
const LIMIT: usize = 20;

/// A kernel and the bytes of its arguments, buffers without their guards.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    pub kernel: &'a Kernel,
    pub inputs: &'a [Vec<u8>],
}

/// The answers to all jobs. A program that ends early is started again behind the kernel that ended it. What it says of a
/// kernel while it goes on is what the checker found.
pub fn ask(program: impl Fn() -> Command, jobs: &[Job<'_>]) -> Vec<Answer> {
    let mut answers = Vec::new();
    while answers.len() < jobs.len() {
        let rest = &jobs[answers.len()..];
        let (output, message, status) = run(&program, rest);
        let before = answers.len();
        let whole = parse(&output, rest).into_iter().zip(rest);
        answers.extend(whole.map(|(answer, job)| found(&message, job).map_or(answer, Err)));
        if answers.len() < jobs.len() {
            answers.push(Err(format!("{} ({status})", message.trim())));
        }
        debug_assert!(answers.len() > before, "each turn answers a job at least");
    }
    answers
}

/// What the checker says of a kernel.
fn found(message: &str, job: &Job<'_>) -> Option<String> {
    let begin = format!("outcrop: {} (", job.kernel.name);
    let lines = message.lines().filter(|line| line.starts_with(&begin));
    let lines: Vec<&str> = lines.collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// What it wrote and said, and how it ended.
fn run(program: &impl Fn() -> Command, jobs: &[Job<'_>]) -> (Vec<u8>, String, String) {
    let asked = program();
    // It ends a program that hangs.
    let mut command = Command::new("timeout");
    command
        .args(["--kill-after=2", &(LIMIT * jobs.len()).to_string()])
        .arg(asked.get_program())
        .args(asked.get_args())
        .envs(asked.get_envs().filter_map(|(name, value)| Some((name, value?))))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => return (Vec::new(), "could not start".into(), error.to_string()),
    };
    let (input, output, said) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (mut answers, mut message) = (Vec::new(), Vec::new());
    thread::scope(|scope| {
        scope.spawn(move || {
            if let Some(mut input) = input {
                // A program that ended says so by its status.
                let _ = jobs.iter().try_for_each(|job| input.write_all(&request(job)));
            }
        });
        scope.spawn(|| said.map(|mut said| said.read_to_end(&mut message)));
        if let Some(mut output) = output {
            let _ = output.read_to_end(&mut answers);
        }
    });
    let status = child
        .wait()
        .map_or_else(|e| e.to_string(), |status| status.to_string());
    (answers, String::from_utf8_lossy(&message).into_owned(), status)
}

fn request(job: &Job<'_>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let number = |bytes: &mut Vec<u8>, n: usize| bytes.extend_from_slice(&(n as u32).to_le_bytes());
    number(&mut bytes, job.kernel.name.len());
    bytes.extend_from_slice(job.kernel.name.as_bytes());
    for size in job.kernel.items.iter().chain(&job.kernel.group) {
        number(&mut bytes, *size as usize);
    }
    number(&mut bytes, job.inputs.len());
    for (argument, input) in job.kernel.arguments.iter().zip(job.inputs) {
        let guard: &[u8] = match argument.role {
            Role::Value => &[],
            _ => &GUARD,
        };
        number(&mut bytes, usize::from(argument.role == Role::Value));
        number(&mut bytes, input.len() + guard.len());
        bytes.extend_from_slice(input);
        bytes.extend_from_slice(guard);
    }
    bytes
}

/// The answers that are whole.
fn parse(output: &[u8], jobs: &[Job<'_>]) -> Vec<Answer> {
    let mut rest = output;
    jobs.iter().map_while(|job| answer(&mut rest, job)).collect()
}

fn answer(rest: &mut &[u8], job: &Job<'_>) -> Option<Answer> {
    let mut ahead = *rest;
    let result = if number(&mut ahead)? == 0 {
        let buffers = job
            .kernel
            .arguments
            .iter()
            .filter(|argument| argument.role != Role::Value);
        Ok(buffers
            .map(|argument| take(&mut ahead, argument.bytes() + GUARD.len()))
            .collect::<Option<_>>()?)
    } else {
        let length = number(&mut ahead)? as usize;
        Err(String::from_utf8_lossy(&take(&mut ahead, length)?).into_owned())
    };
    *rest = ahead;
    Some(result)
}

fn take(rest: &mut &[u8], length: usize) -> Option<Vec<u8>> {
    let (taken, left) = rest.split_at_checked(length)?;
    *rest = left;
    Some(taken.to_vec())
}

fn number(rest: &mut &[u8]) -> Option<u32> {
    let bytes = take(rest, 4)?;
    Some(u32::from_le_bytes(bytes.try_into().ok()?))
}
