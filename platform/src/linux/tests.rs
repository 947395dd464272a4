use std::borrow::ToOwned;
use std::collections::BTreeSet;
use std::string::String;
use std::time::Instant;
use std::vec;
use std::vec::Vec;
use std::{format, fs, process, thread};

use core::sync::atomic::Ordering;
use core::time::Duration;

use super::*;

const PAGE: usize = 4096;

fn anonymous(at: MapAt, len: usize, prot: Prot) -> Map {
    Map {
        at,
        len,
        prot,
        source: MapSource::Anonymous,
    }
}

/// A folder of its own for each test, removed at the end.
struct Scratch(String);

impl Scratch {
    fn new(test: &str) -> Scratch {
        let path = format!(
            "{}/outcrop-{}-{test}",
            std::env::temp_dir().display(),
            process::id()
        );
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn open_and_close() {
    let fd = Linux
        .open("/dev/null", OpenFlags::READ | OpenFlags::WRITE)
        .unwrap();
    let flags = fs::read_to_string(format!("/proc/self/fdinfo/{}", fd.0)).unwrap();
    // O_CLOEXEC | O_LARGEFILE | O_RDWR in octal, of which the first and the last are asked for.
    assert!(
        flags.contains("flags:\t02100002") || flags.contains("flags:\t02000002"),
        "{flags}"
    );
    assert_eq!(Linux.close(fd), Ok(()));
    assert_eq!(Linux.close(Fd(-1)), Err(Errno::BADF));
}

#[test]
fn open_errors() {
    let open = |path: &str| Linux.open(path, OpenFlags::READ);
    assert_eq!(open("/nowhere/at/all"), Err(Errno::NOENT));
    assert_eq!(open("/dev/null/x"), Err(Errno::NOTDIR));
    assert_eq!(open("/dev\0/null"), Err(Errno::NAMETOOLONG));
    let padded = |len: usize| format!("{}dev/null", "/".repeat(len - 8));
    assert_eq!(open(&padded(255)).and_then(|fd| Linux.close(fd)), Ok(()));
    assert_eq!(open(&padded(256)), Err(Errno::NAMETOOLONG));
}

#[test]
fn ioctl_result_and_error() {
    let fd = Linux.open("/dev/null", OpenFlags::READ).unwrap();
    let mut arg = 0_u64;
    // SAFETY: FIONBIO reads an int.
    let set = unsafe { Linux.ioctl(fd, linux_raw_sys::ioctl::FIONBIO, (&raw mut arg).cast()) };
    assert_eq!(set, Ok(0));
    // SAFETY: the driver of /dev/null knows no such request and touches nothing.
    let unknown = unsafe { Linux.ioctl(fd, 0xC008_4B01, (&raw mut arg).cast()) };
    assert_eq!(unknown, Err(Errno::NOTTY));
    Linux.close(fd).unwrap();
    // SAFETY: the number is not open.
    let closed = unsafe { Linux.ioctl(Fd(-1), 0, (&raw mut arg).cast()) };
    assert_eq!(closed, Err(Errno::BADF));
}

#[test]
fn maps_and_places() {
    let rw = Prot::READ | Prot::WRITE;
    // SAFETY: new memory, touched only here, unmapped once.
    unsafe {
        let base = Linux
            .map(&anonymous(MapAt::Any, 4 * PAGE, Prot::empty()))
            .unwrap();
        let second = base.add(PAGE);
        let replaced = Linux
            .map(&anonymous(MapAt::Replace(second.addr()), PAGE, rw))
            .unwrap();
        assert_eq!(replaced, second);
        assert_eq!(replaced.read(), 0);
        replaced.write(7);
        assert_eq!(
            Linux.map(&anonymous(MapAt::Exactly(second.addr()), PAGE, rw)),
            Err(Errno::EXIST),
            "taken"
        );
        let elsewhere = Linux
            .map(&anonymous(MapAt::Hint(second.addr()), PAGE, rw))
            .unwrap();
        assert_ne!(elsewhere, second);
        assert_eq!(replaced.read(), 7);
        Linux.unmap(elsewhere, PAGE).unwrap();
        Linux.unmap(second, PAGE).unwrap();
        let exact = Linux
            .map(&anonymous(MapAt::Exactly(second.addr()), PAGE, rw))
            .unwrap();
        assert_eq!(exact, second);
        Linux.unmap(base, 4 * PAGE).unwrap();
    }
}

#[test]
fn map_errors() {
    let map = |request: Map| {
        // SAFETY: nothing is replaced, and each request fails.
        unsafe { Linux.map(&request) }
    };
    assert_eq!(map(anonymous(MapAt::Any, 0, Prot::READ)), Err(Errno::INVAL));
    assert_eq!(map(anonymous(MapAt::Any, 1 << 62, Prot::READ)), Err(Errno::NOMEM));
    let source = MapSource::File(Fd(-1), 0);
    assert_eq!(
        map(Map {
            at: MapAt::Any,
            len: PAGE,
            prot: Prot::READ,
            source
        }),
        Err(Errno::BADF)
    );
    // SAFETY: the address is no whole page, so nothing is unmapped.
    let unaligned = unsafe { Linux.unmap(core::ptr::without_provenance_mut(1), PAGE) };
    assert_eq!(unaligned, Err(Errno::INVAL));
}

#[test]
fn two_views_of_a_memory_file() {
    let file = Linux.memory_file(4 * PAGE as u64).unwrap();
    let view = |offset: usize, len: usize| Map {
        at: MapAt::Any,
        len,
        prot: Prot::READ | Prot::WRITE,
        source: MapSource::File(file, offset as u64),
    };
    // SAFETY: new mappings, touched only here, unmapped once.
    unsafe {
        let whole = Linux.map(&view(0, 4 * PAGE)).unwrap();
        let third = Linux.map(&view(2 * PAGE, PAGE)).unwrap();
        whole.add(2 * PAGE + 5).write_volatile(42);
        whole.add(PAGE).write_volatile(43);
        assert_eq!(third.add(5).read_volatile(), 42);
        Linux.discard(file, 2 * PAGE as u64, PAGE as u64).unwrap();
        assert_eq!(third.add(5).read_volatile(), 0);
        assert_eq!(whole.add(PAGE).read_volatile(), 43, "the neighbour stays");
        Linux.close(file).unwrap();
        whole.add(2 * PAGE).write_volatile(44);
        assert_eq!(third.read_volatile(), 44, "mappings outlive the file");
        Linux.unmap(whole, 4 * PAGE).unwrap();
        Linux.unmap(third, PAGE).unwrap();
    }
}

#[test]
fn memory_file_errors() {
    let negative = Linux.memory_file(u64::MAX).unwrap_err();
    assert!(matches!(negative, Errno::INVAL | Errno::FBIG), "{negative}");
    assert_eq!(Linux.discard(Fd(-1), 0, PAGE as u64), Err(Errno::BADF));
    let file = Linux.memory_file(PAGE as u64).unwrap();
    assert_eq!(Linux.discard(file, 0, 0), Err(Errno::INVAL));
    Linux.close(file).unwrap();
}

#[test]
fn reads_whole_and_cut_files() {
    let scratch = Scratch::new("read");
    let path = format!("{}/f", scratch.0);
    let bytes: Vec<u8> = (0..10_000_u32).map(|i| (i % 251) as u8).collect();
    fs::write(&path, &bytes).unwrap();
    let mut buf = vec![0xEE; 12_000];
    assert_eq!(Linux.read_file(&path, &mut buf), Ok(10_000));
    assert_eq!(buf[..10_000], bytes);
    assert_eq!(buf[10_000], 0xEE);
    assert_eq!(Linux.read_file(&path, &mut buf[..100]), Ok(100));
    assert_eq!(Linux.read_file(&path, &mut []), Ok(0));
    assert_eq!(Linux.read_file("/nowhere", &mut buf), Err(Errno::NOENT));
    assert_eq!(
        Linux.read_file("/", &mut buf),
        Err(Errno(linux_raw_sys::errno::EISDIR as u16))
    );
}

#[test]
fn lists_more_names_than_one_buffer_holds() {
    let scratch = Scratch::new("list");
    let wanted: BTreeSet<String> = (0..500)
        .map(|i| format!("an-entry-with-a-long-name-{i}"))
        .collect();
    for name in &wanted {
        fs::write(format!("{}/{name}", scratch.0), "").unwrap();
    }
    let mut seen = Vec::new();
    Linux
        .list_folder(&scratch.0, &mut |name| seen.push(name.to_owned()))
        .unwrap();
    assert_eq!(seen.len(), 500);
    assert_eq!(seen.into_iter().collect::<BTreeSet<_>>(), wanted);
    assert_eq!(Linux.list_folder("/nowhere", &mut |_| {}), Err(Errno::NOENT));
    assert_eq!(Linux.list_folder("/dev/null", &mut |_| {}), Err(Errno::NOTDIR));
}

#[test]
fn no_call_leaves_a_file_open() {
    let scratch = Scratch::new("leak");
    for _ in 0..3000 {
        Linux.list_folder(&scratch.0, &mut |_| {}).unwrap();
        assert_eq!(Linux.read_file("/dev/null", &mut [0; 8]), Ok(0));
        assert!(Linux.memory_file(u64::MAX).is_err());
    }
}

#[test]
fn the_clock_runs() {
    let (start, before) = (Instant::now(), Linux.monotonic_ns());
    thread::sleep(Duration::from_millis(20));
    let (after, spent) = (Linux.monotonic_ns(), start.elapsed());
    let measured = after - before;
    assert!(
        (20_000_000..=spent.as_nanos() as u64 + 1_000_000).contains(&measured),
        "{measured} ns"
    );
}

#[test]
fn waits_for_a_value_and_for_time() {
    let word = AtomicU32::new(5);
    assert_eq!(
        Linux.wait(&word, 4, None),
        WaitOutcome::Woken,
        "another value already"
    );
    let start = Instant::now();
    while Linux.wait(&word, 5, Some(30_000_000)) == WaitOutcome::Woken {}
    assert!(start.elapsed() >= Duration::from_millis(30));
    thread::scope(|scope| {
        let sleeper = scope.spawn(|| {
            while word.load(Ordering::Acquire) == 5 {
                Linux.wait(&word, 5, None);
            }
        });
        thread::sleep(Duration::from_millis(20));
        assert!(!sleeper.is_finished());
        word.store(6, Ordering::Release);
        Linux.wake(&word, u32::MAX);
    });
}

#[test]
fn parallelism_is_that_of_the_standard_library_or_more() {
    // The standard library looks at control groups too, so it may say less.
    let threads = thread::available_parallelism().unwrap().get();
    assert!(Linux.parallelism() >= threads);
}

#[test]
fn no_threads_of_its_own() {
    assert!(matches!(Linux.spawn("t", Box::new(|| {})), Err(Errno::NOSYS)));
}

#[test]
fn pages_that_can_be_read_and_written() {
    let map = |len, prot| {
        // SAFETY: a new range.
        unsafe { Linux.map(&anonymous(MapAt::Any, len, prot)) }.unwrap() as usize
    };
    let file = Linux.memory_file(PAGE as u64).unwrap();
    let beyond = Map {
        source: MapSource::File(file, 0),
        ..anonymous(MapAt::Any, 2 * PAGE, Prot::READ | Prot::WRITE)
    };
    // SAFETY: a new range.
    let beyond = unsafe { Linux.map(&beyond) }.unwrap() as usize;
    let many = 32 * PAGE;
    let (rw, ro, none) = (
        map(many, Prot::READ | Prot::WRITE),
        map(PAGE, Prot::READ),
        map(PAGE, Prot::empty()),
    );
    // SAFETY: the test's own mapping.
    unsafe { *(rw as *mut u8).add(4095) = 77 };
    for (what, address, len, can) in [
        ("read-write", rw, PAGE, (true, true)),
        ("part of it", rw + 5, 3, (true, true)),
        ("many pages", rw + 1, many - 1, (true, true)),
        ("read-only", ro, PAGE, (true, false)),
        ("inaccessible", none, 1, (false, false)),
        ("nothing of it", none, 0, (true, true)),
        ("the end of a file", beyond, PAGE, (true, true)),
        ("beyond it", beyond + PAGE, 8, (false, false)),
        ("across the end", beyond + PAGE - 1, 2, (false, false)),
        ("the null page", 8, 8, (false, false)),
        ("the kernel", usize::MAX - 7, 8, (false, false)),
        ("around the end", usize::MAX, 2, (false, false)),
    ] {
        let seen = (Linux.readable(address, len), Linux.writable(address, len));
        assert_eq!(seen, can, "{what}");
    }
    // SAFETY: the test's own mapping.
    assert_eq!(unsafe { *(rw as *mut u8).add(4095) }, 77);
    assert!(Linux.is_mapped(none, PAGE) && Linux.is_mapped(rw, many) && Linux.is_mapped(beyond, 2 * PAGE));
    assert!(!Linux.is_mapped(0, PAGE));
    for (address, len) in [(rw, many), (ro, PAGE), (none, PAGE), (beyond, 2 * PAGE)] {
        // SAFETY: the test's own mappings, used no more.
        unsafe { Linux.unmap(address as *mut u8, len) }.unwrap();
    }
    assert!(!Linux.readable(rw, many));
    assert!(!Linux.is_mapped(rw, PAGE) && !Linux.is_mapped(none, PAGE));
    Linux.close(file).unwrap();
}

#[test]
fn large_ranges_are_judged_without_touching_them() {
    let (len, all) = (64 << 20, Prot::READ | Prot::WRITE);
    let map = |at, len, prot| {
        let source = MapSource::Anonymous;
        // SAFETY: only the test's own memory is replaced.
        let at = unsafe {
            Linux.map(&Map {
                at,
                len,
                prot,
                source,
            })
        }
        .unwrap();
        at as usize
    };
    let seen = |address, len| (Linux.readable(address, len), Linux.writable(address, len));
    let large = map(MapAt::Any, len, all);
    assert_eq!(seen(large + 3, len - 3), (true, true));
    let mut text = [0; 1 << 16];
    let count = Linux.read_file("/proc/self/statm", &mut text).unwrap();
    let resident = core::str::from_utf8(&text[..count])
        .unwrap()
        .split(' ')
        .nth(1)
        .unwrap();
    assert!(
        resident.parse::<usize>().unwrap() < len / PAGE,
        "{resident} pages"
    );
    map(MapAt::Replace(large + len / 2), PAGE, Prot::READ);
    assert_eq!(seen(large, len), (true, false));
    map(MapAt::Replace(large + len / 2), PAGE, Prot::empty());
    assert_eq!(seen(large, len), (false, false));
    // SAFETY: the test's own mapping.
    unsafe { Linux.unmap((large + len / 2) as *mut u8, PAGE) }.unwrap();
    assert_eq!(seen(large, len), (false, false));
    assert_eq!(seen(large, len / 2), (true, true));
    assert_eq!(seen(large, len / 2 + 1), (false, false));
    // SAFETY: the test's own mapping, used no more.
    unsafe { Linux.unmap(large as *mut u8, len) }.unwrap();
}

#[test]
fn a_stream_is_a_file_for_its_other_end() {
    let (own, other) = Linux.stream().unwrap();
    let mut buf = [0; 64];
    assert_eq!(Linux.receive(own, &mut buf), Err(Errno::AGAIN));
    assert_eq!(retry(|| syscalls::read(other, &mut buf)), Err(Errno::AGAIN));
    assert_eq!(Linux.write(other, b"mask"), Ok(4));
    assert_eq!(Linux.receive(own, &mut buf), Ok(4));
    assert_eq!(&buf[..4], b"mask");
    assert!(Linux.is_drained(own));
    assert_eq!(Linux.send(own, b"news"), Ok(4));
    assert!(!Linux.is_drained(own));
    assert_eq!(retry(|| syscalls::read(other, &mut buf)), Ok(4));
    assert!(Linux.is_drained(own));
    let full = loop {
        if let Err(errno) = Linux.send(own, &[0; 4096]) {
            break errno;
        }
    };
    assert_eq!(full, Errno::AGAIN);
    Linux.close(other).unwrap();
    // No signal: the test goes on.
    assert_eq!(Linux.send(own, b"x"), Err(Errno::PIPE));
    Linux.close(own).unwrap();
}
