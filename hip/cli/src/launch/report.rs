//! What is told of a launch: `--print` as text, and all of it as JSON.

use core::fmt;

use outcrop_soft::recorder::{Found, Recorder};
use serde::Serialize;
use serde_json::Value;

use super::Args;
use super::lines::{Line, Lines};

/// A buffer of `--print`.
pub struct Printed {
    /// The argument's number.
    pub argument: usize,
    /// How many elements the buffer has.
    pub elements: usize,
    /// The first of them.
    pub values: Vec<String>,
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.argument)?;
        self.values.iter().try_for_each(|value| write!(f, " {value}"))?;
        if self.elements > self.values.len() {
            write!(f, " … ({} elements)", self.elements)?;
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct Buffer {
    argument: usize,
    elements: usize,
    /// NaN and infinities are strings.
    values: Vec<Value>,
}

#[derive(Serialize)]
struct Document {
    kernels: Value,
    buffers: Vec<Buffer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    operations: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    findings: Option<Vec<Finding>>,
}

#[derive(Serialize)]
struct Finding {
    text: String,
    /// Of its two instructions, the one that came first before the other.
    places: [Place; 2],
}

/// Where an instruction is.
#[derive(Serialize)]
struct Place {
    /// In the code object's file.
    address: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
}

fn places(found: &Found, lines: &Lines) -> [Place; 2] {
    let finding = &found.finding;
    [&finding.first, &finding.second].map(|place| Place {
        address: place.address,
        source: lines
            .at(place.address)
            .map(|Line { file, line }| format!("{file}:{line}")),
    })
}

/// A finding as text, with the source lines that are known.
pub fn finding(found: &Found, lines: &Lines) -> String {
    let mut text = found.to_string();
    for Place { address, source } in places(found, lines) {
        if let Some(source) = source {
            text.push_str(&format!("\n  {address:#x} is {source}"));
        }
    }
    text
}

/// `--json`.
///
/// # Errors
/// As JSON cannot have it, which is no error of the user's.
pub fn document(
    args: &Args,
    printed: Vec<Printed>,
    recorder: &Recorder,
    lines: &Lines,
) -> serde_json::Result<String> {
    let number = |text: String| serde_json::from_str(&text).unwrap_or(Value::String(text));
    let buffers = printed.into_iter().map(|buffer| Buffer {
        argument: buffer.argument,
        elements: buffer.elements,
        values: buffer.values.into_iter().map(number).collect(),
    });
    let operations = args.coverage.then(|| recorder.coverage_json());
    let findings = || {
        let told = recorder.found().into_iter().map(|found| Finding {
            text: found.to_string(),
            places: places(&found, lines),
        });
        told.collect()
    };
    serde_json::to_string(&Document {
        kernels: serde_json::from_str(&recorder.json())?,
        buffers: buffers.collect(),
        operations: operations.as_deref().map(serde_json::from_str).transpose()?,
        findings: args.check.is_some().then(findings),
    })
}
