//! The log of ioctls tells what was asked and answered.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation is a failed test"
)]

use std::sync::{Arc, Mutex};

use outcrop_guest::{client, probe};
use outcrop_platform::ioctl_log::IoctlLog;
use outcrop_platform::{Platform, StdHost};
use outcrop_soft::Builder;
use serde_json::Value;

fn logged(run: impl FnOnce(Arc<dyn Platform>)) -> Vec<Value> {
    let machine = Builder::new(Arc::new(StdHost::new()))
        .gpus(0)
        .build()
        .expect("a machine");
    let lines = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&lines);
    run(IoctlLog::new(
        machine,
        Box::new(move |line| sink.lock().expect("not poisoned").push(line.to_string())),
    ));
    let lines = lines.lock().expect("not poisoned");
    lines
        .iter()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

#[test]
fn a_line_has_the_request_its_argument_and_its_result() {
    let lines = logged(|platform| {
        for (name, outcome) in client::run(&platform) {
            assert_eq!(outcome, Ok(()), "{name}");
        }
    });
    let of = |name: &'static str| lines.iter().filter(move |line| line["request"] == name);
    let version = of("AMDKFD_IOC_GET_VERSION").next().expect("a version");
    assert!(version.get("in").is_none());
    assert_eq!(
        (&version["out"]["major_version"], &version["result"]),
        (&Value::from(1), &Value::from(0))
    );
    // What CREATE_EVENT gave is what SET_EVENT names.
    let event = &of("AMDKFD_IOC_CREATE_EVENT").next().expect("an event")["out"]["event_id"];
    let set = of("AMDKFD_IOC_SET_EVENT").next().expect("a set event");
    assert_eq!(&set["in"]["event_id"], event);
    assert!(set.get("out").is_none());
    let full = of("AMDKFD_IOC_CREATE_EVENT").find(|line| line["errno"] == "ENOSPC");
    assert!(full.is_some_and(|line| line.get("result").is_none()));
    let gpu = of("AMDKFD_IOC_SET_MEMORY_POLICY").next().expect("a policy");
    assert_eq!(
        (&gpu["in"]["gpu_id"], &gpu["errno"]),
        (&Value::from(0xdead), &Value::from("EINVAL"))
    );
}

#[test]
fn requests_of_every_number_and_size_are_lines() {
    let lines = logged(|platform| {
        probe::run(&*platform).expect("answers");
    });
    assert!(lines.len() > 4000);
    let unknown = lines
        .iter()
        .find(|line| line["number"] == "0xc0084b7f")
        .expect("number 0x7f");
    assert_eq!(
        (&unknown["in"], &unknown["errno"]),
        (&Value::from("0000000000000000"), &Value::from("ENOTTY"))
    );
}
