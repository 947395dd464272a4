//! Signals.

use core::time::Duration;
use std::collections::HashSet;
use std::thread;
use std::time::Instant;

use outcrop_hsa::Condition;

use crate::common::{Bench, with_machines};

#[test]
fn values_change_as_asked() {
    with_machines(|bench| {
        let signal = bench.runtime().signal(7).unwrap();
        assert_eq!(signal.load(), 7);
        signal.store(-3);
        signal.add(10);
        signal.subtract(2);
        assert_eq!(signal.load_relaxed(), 5);
        assert_eq!(signal.cas(4, 9), 5);
        assert_eq!(signal.cas(5, 9), 5);
        assert_eq!(signal.exchange(1), 9);
        assert_eq!(signal.wait(Condition::Eq, 1, None), 1);
        assert_eq!(signal.wait(Condition::Ne, 2, None), 1);
        assert_eq!(signal.wait(Condition::Lt, 2, None), 1);
        assert_eq!(signal.wait(Condition::Gte, 1, None), 1);
    });
}

#[test]
fn a_wait_ends_when_its_time_is_over() {
    with_machines(|bench| {
        let signal = bench.signal();
        let start = Instant::now();
        assert_eq!(signal.wait(Condition::Eq, 0, Some(30_000_000)), 1);
        let took = start.elapsed();
        assert!(
            took >= Duration::from_millis(30) && took < Duration::from_secs(5),
            "{took:?}"
        );
        assert_eq!(
            bench
                .runtime()
                .wait_any(&[(&signal, Condition::Eq, 0)], Some(0), &[]),
            Ok(None)
        );
    });
}

#[test]
fn a_store_wakes_sleepers() {
    with_machines(|bench| {
        let signal = bench.signal();
        thread::scope(|scope| {
            let waiters: Vec<_> = (0..3)
                .map(|_| scope.spawn(|| signal.wait(Condition::Eq, 0, Some(60_000_000_000))))
                .collect();
            thread::sleep(Duration::from_millis(20));
            let start = Instant::now();
            signal.subtract(1);
            for waiter in waiters {
                assert_eq!(waiter.join().unwrap(), 0);
            }
            assert!(
                start.elapsed() < Duration::from_millis(900),
                "woken, not just looking again"
            );
        });
    });
}

#[test]
fn the_first_of_several_signals_is_found() {
    with_machines(|bench| {
        let signals: Vec<_> = (0..5).map(|_| bench.signal()).collect();
        let waits: Vec<_> = signals.iter().map(|s| (s, Condition::Eq, 0)).collect();
        thread::scope(|scope| {
            let waiter = scope.spawn(|| bench.runtime().wait_any(&waits, None, &[]));
            thread::sleep(Duration::from_millis(5));
            signals[3].store(0);
            assert_eq!(waiter.join().unwrap(), Ok(Some((3, 0))));
        });
    });
}

#[test]
fn signals_are_recycled_with_their_events() {
    let bench = Bench::new(1, 0);
    drop(bench.signal());
    let events = bench.machine.usage().events;
    let calls = bench.machine.call_count();
    let mut seen = HashSet::new();
    for _ in 0..1000 {
        let signal = bench.signal();
        seen.insert(signal.handle());
    }
    assert_eq!(seen.len(), 1, "the last one back is the next one out");
    assert_eq!(bench.machine.usage().events, events);
    assert_eq!(bench.machine.call_count(), calls, "no call reaches the driver");
}

#[test]
fn a_clone_keeps_a_signal() {
    let bench = Bench::new(1, 0);
    let first = bench.runtime().signal(5).unwrap();
    let second = first.clone();
    drop(first);
    let other = bench.signal();
    assert_ne!(other.handle(), second.handle());
    assert_eq!(second.load(), 5);
}

#[test]
fn more_signals_than_events_share_them() {
    let bench = Bench::new(1, 0);
    let signals: Vec<_> = (0..5000).map(|_| bench.signal()).collect();
    let handles: HashSet<_> = signals.iter().map(|s| s.handle()).collect();
    assert_eq!(handles.len(), signals.len());
    let last = signals.last().unwrap();
    thread::scope(|scope| {
        let waiter = scope.spawn(|| last.wait(Condition::Eq, 0, Some(10_000_000_000)));
        thread::sleep(Duration::from_millis(10));
        last.store(0);
        assert_eq!(waiter.join().unwrap(), 0);
    });
}

#[test]
fn threads_share_the_pool() {
    let bench = Bench::new(1, 0);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for round in 0..2000 {
                    let signals: Vec<_> = (0..4)
                        .map(|n| bench.runtime().signal(round * 4 + n).unwrap())
                        .collect();
                    for (n, signal) in signals.iter().enumerate() {
                        assert_eq!(signal.load(), round * 4 + n as i64, "nobody else has it");
                    }
                }
            });
        }
    });
}
