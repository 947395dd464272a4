//! No notice of new work is lost, in whatever order threads go on.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

#[path = "../src/scheduler/event_count.rs"]
#[expect(dead_code, reason = "a test uses a part")]
mod event_count;

/// What it is made of.
mod atomic {
    pub(crate) use shuttle::sync::atomic::{AtomicU32, Ordering};
}

use std::sync::Arc;

use atomic::{AtomicU32, Ordering};
use event_count::EventCount;
use shuttle::sync::{Condvar, Mutex};
use shuttle::thread;

/// What the host's waits do: they compare and fall asleep at once, seen from who wakes.
#[derive(Default)]
struct Futex {
    lock: Mutex<()>,
    woken: Condvar,
}

impl Futex {
    fn wait(&self, word: &AtomicU32, expected: u32) {
        let lock = self.lock.lock().unwrap();
        if word.load(Ordering::SeqCst) == expected {
            drop(self.woken.wait(lock).unwrap());
        }
    }

    fn wake(&self) {
        let _lock = self.lock.lock().unwrap();
        self.woken.notify_one();
    }
}

#[derive(Default)]
struct Room {
    news: EventCount,
    futex: Futex,
    work: AtomicU32,
    done: AtomicU32,
}

impl Room {
    fn tell(&self) {
        self.work.fetch_add(1, Ordering::SeqCst);
        if self.news.notify() {
            self.futex.wake();
        }
    }

    /// Works until all is done; who does the last calls the others.
    fn run(&self, all: u32) {
        loop {
            let seen = self.news.look();
            let work = self.work.swap(0, Ordering::SeqCst);
            let done = self.done.fetch_add(work, Ordering::SeqCst) + work;
            if done == all {
                if self.news.notify() {
                    self.futex.wake();
                }
                return;
            }
            if work != 0 || self.news.has_news(seen) {
                continue;
            }
            if self.news.prepare_wait(seen) {
                self.futex.wait(self.news.word(), seen);
            }
            self.news.finish_wait();
        }
    }
}

/// A thread that sleeps for ever is a deadlock, which is found and printed with the order that leads to it.
fn calls_are_heard(workers: u32, clients: u32) {
    let room = Arc::new(Room::default());
    let threads: Vec<_> = (0..workers)
        .map(|_| {
            let room = Arc::clone(&room);
            thread::spawn(move || room.run(clients))
        })
        .chain((0..clients).map(|_| {
            let room = Arc::clone(&room);
            thread::spawn(move || room.tell())
        }))
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
}

#[test]
fn one_worker_hears_each_client() {
    shuttle::check_pct(|| calls_are_heard(1, 3), 20_000, 4);
}

#[test]
fn workers_hear_each_client() {
    shuttle::check_pct(|| calls_are_heard(2, 3), 20_000, 4);
}
