//! Running a test program: what it said, how it ended, how long that took.

use core::time::Duration;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;
use std::time::Instant;

/// One run of a program that ends with a line `PASS name: …` or `FAIL name: …`.
pub struct Row {
    pub name: String,
    pub seconds: f64,
    /// The `PASS` line came and the status was 0.
    pub passed: bool,
    /// The `PASS` line, or what failed.
    pub line: String,
    /// All that it wrote, standard output first.
    pub output: String,
}

/// Runs `command`, which is killed after `limit`.
pub fn observe(name: &str, mut command: Command, limit: Duration) -> Row {
    let start = Instant::now();
    let ended = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map(|child| within(child, limit));
    let seconds = start.elapsed().as_secs_f64();
    let (output, status) = match ended {
        Ok(Some(output)) => {
            let text = [output.stdout, output.stderr]
                .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
                .concat();
            (text, Some(output.status))
        }
        Ok(None) => (format!("no end within {} s", limit.as_secs()), None),
        Err(error) => (format!("could not start: {error}"), None),
    };
    judge(name, seconds, output, status)
}

fn judge(name: &str, seconds: f64, output: String, status: Option<ExitStatus>) -> Row {
    let pass = format!("PASS {name}: ");
    let line = output
        .lines()
        .find(|line| line.starts_with(&pass))
        .map(str::to_owned);
    let passed = line.is_some() && status.is_some_and(|status| status.success());
    let line = line.filter(|_| passed).unwrap_or_else(|| {
        let said = output
            .lines()
            .find(|line| line.starts_with("FAIL"))
            .or(output.lines().last())
            .unwrap_or_default();
        let status = status.map_or_else(String::new, |status| format!(" ({status})"));
        format!("failed: {said}{status}")
    });
    Row {
        name: name.to_owned(),
        seconds,
        passed,
        line,
        output,
    }
}

/// What the child wrote and how it ended; `None` if it had to be killed.
pub fn within(mut child: Child, limit: Duration) -> Option<Output> {
    let start = Instant::now();
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let readers = [stdout.map(drain), stderr.map(drain)];
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break Some(status),
            Ok(None) if start.elapsed() < limit => thread::sleep(Duration::from_millis(10)),
            Ok(None) | Err(_) => break None,
        }
    };
    if status.is_none() {
        // Nothing to do about a process that cannot be killed: the run is reported as failed anyway.
        let _ = child.kill();
        let _ = child.wait();
    }
    let [stdout, stderr] =
        readers.map(|reader| reader.and_then(|reader| reader.join().ok()).unwrap_or_default());
    status.map(|status| Output {
        status,
        stdout,
        stderr,
    })
}

fn drain(mut pipe: impl std::io::Read + Send + 'static) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // What came before an error is still worth showing.
        let _ = pipe.read_to_end(&mut bytes);
        bytes
    })
}
