//! Tests that cross the layers: real code objects through HIP, HSA, thunk and KFD.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod arguments;
mod atomics;
mod bad_input;
mod bench;
mod calls;
mod check;
mod cooperate;
mod copies;
mod divergence;
mod faults;
mod float;
mod globals;
mod grid;
mod hostile;
mod integer;
mod memory;
mod planted;
mod reduce;
mod streams;
mod stress;
mod triton;
mod undo;
mod vmm;
mod wave;

fn main() {
    let mut trials = outcrop_tests::Trials::new();
    triton::trials(&mut trials);
    arguments::trials(&mut trials);
    atomics::trials(&mut trials);
    bad_input::trials(&mut trials);
    bench::trials(&mut trials);
    calls::trials(&mut trials);
    check::trials(&mut trials);
    cooperate::trials(&mut trials);
    copies::trials(&mut trials);
    divergence::trials(&mut trials);
    faults::trials(&mut trials);
    float::trials(&mut trials);
    globals::trials(&mut trials);
    grid::trials(&mut trials);
    hostile::trials(&mut trials);
    integer::trials(&mut trials);
    memory::trials(&mut trials);
    reduce::trials(&mut trials);
    streams::trials(&mut trials);
    stress::trials(&mut trials);
    undo::trials(&mut trials);
    vmm::trials(&mut trials);
    wave::trials(&mut trials);
    libtest_mimic::run(&libtest_mimic::Arguments::from_args(), trials.into_inner()).exit();
}
