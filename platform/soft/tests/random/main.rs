//! A million random requests: each is answered with an errno that the driver documents, and a refused one
//! changes nothing.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::std_instead_of_core,
    reason = "helpers of tests"
)]

mod addresses;
mod calling;
#[path = "../client/mod.rs"]
mod client;
mod making;
mod requests;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use client::Client;
use making::Random;
use outcrop_platform::{Fd, StdHost};
use outcrop_soft::{Builder, Usage};

/// Pages of a world's arena.
const ARENA_PAGES: u64 = 64;
/// Bytes of a world's addresses for the GPU.
const SPACE: u64 = 64 << 20;

/// A client with things to name, and memory to point to.
struct World {
    c: Client,
    random: Random,
    /// What all addresses below lie in, see [`addresses::reserve_half`].
    half: u64,
    /// The upper halves of the addresses of all else.
    others: BTreeSet<u64>,
    /// Pages that can be read and written, an inaccessible one behind them.
    arena: u64,
    guard: u64,
    /// A page of `gpu_id`s that no request is asked to write.
    witness: u64,
    /// Addresses for the GPU.
    space: u64,
    /// The save areas of a queue.
    save_area: u64,
    null: Fd,
    handles: Vec<u64>,
    queues: Vec<u32>,
    events: Vec<u32>,
    gem: Vec<u32>,
    sync: Vec<u32>,
    files: Vec<u32>,
    listeners: Vec<Fd>,
    /// The last arguments of each request that were taken.
    taken: BTreeMap<(bool, u8), Vec<u8>>,
    /// Whether a runtime might have to wait for a debugger, that is for ever.
    debugged: bool,
}

/// Makes so many calls, closes all files and returns what is left.
fn run(seed: u64, calls: u64) -> Usage {
    // Every other world has AMD's own kernel module and clients that may do all.
    let odd = !seed.is_multiple_of(2);
    let m = Builder::new(Arc::new(StdHost::new()))
        .amd_requests(odd)
        .privileged(odd)
        .threads(0)
        .build()
        .unwrap();
    let mut world = World::new(&m, seed);
    for n in 0..calls {
        if let Err(error) = world.call() {
            panic!("seed {seed:#x}, call {n}: {error}");
        }
    }
    world.end();
    m.usage()
}

#[test]
fn a_million_random_requests() {
    const WORLDS: u64 = 50;
    // A seed and a number of calls of one's own replay what has failed.
    let given = |name, or| std::env::var(name).map_or(or, |text| text.parse().unwrap());
    let calls: u64 = given("OUTCROP_RANDOM_CALLS", 1_000_000);
    let first: u64 = given("OUTCROP_RANDOM_SEED", 0);
    for seed in first..first + WORLDS {
        let left = run(seed, calls / WORLDS);
        assert!(left.is_empty(), "seed {seed}: {left:?}");
    }
}
