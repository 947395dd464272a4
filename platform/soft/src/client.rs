//! An operating system process among those that use a machine.
#![expect(unsafe_code, reason = "passes mappings and ioctl arguments on")]

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::sync::Arc;
use core::sync::atomic::AtomicU32;

use outcrop_platform::{Errno, Fd, Map, OpenFlags, Platform, ProcessSlot, WaitOutcome};
use spin::{Mutex, Once};

use crate::kmd::process::{Process, Task};
use crate::machine::{Machine, Mapper};

/// One operating system process that uses a machine, with the KFD's view of it as on Linux: all its openings of
/// `/dev/kfd` are one KFD process, which lives until the client is dropped; a file of `/dev/kfd` that another client
/// opened is refused with [`Errno::BADF`].
///
/// A [`Machine`] by itself is a platform for tests: there each opening is a process of its own.
pub struct Client {
    machine: Arc<Machine>,
    task: Arc<Task>,
    /// Files that were opened here and not closed.
    files: Mutex<BTreeSet<i32>>,
    slot: Once<&'static ProcessSlot>,
}

impl Client {
    pub(crate) fn new(machine: Arc<Machine>, pid: u32) -> Self {
        let task = Arc::new(Task::new(pid));
        machine.kernel.tasks.lock().insert(pid, Arc::downgrade(&task));
        Self {
            machine,
            task,
            files: Mutex::default(),
            slot: Once::new(),
        }
    }

    /// The machine that it uses.
    pub fn machine(&self) -> &Arc<Machine> {
        &self.machine
    }

    /// The number by which debuggers and checkpoints name it.
    pub fn pid(&self) -> u32 {
        self.task.pid
    }

    /// Has the client with the number `tracer` trace this one from now on, as `ptrace(2)` does; 0 is nobody. A
    /// debugger must trace what it attaches to.
    pub fn set_tracer(&self, tracer: u32) {
        self.task.set_tracer(tracer);
    }

    fn process(&self) -> Option<Arc<Process>> {
        self.task.process.lock().clone()
    }

    fn opened(&self, fd: Fd) -> Fd {
        if Machine::owns_file(fd) {
            self.files.lock().insert(fd.0);
        }
        fd
    }
}

impl Platform for Client {
    fn name(&self) -> &'static str {
        self.machine.name()
    }

    fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno> {
        let fd = self
            .machine
            .open_as(path, flags, || self.task.open(&self.machine.kernel))?;
        Ok(self.opened(fd))
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        self.files.lock().remove(&fd.0);
        self.machine.close(fd)
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        let own = self.process();
        if !self.machine.may_use(fd, own.as_ref()) {
            return Err(Errno::BADF);
        }
        // SAFETY: the caller's contract.
        unsafe { self.machine.ioctl(fd, request, arg) }
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        let own = self.process();
        // SAFETY: the caller's contract.
        unsafe { self.machine.map_as(request, Mapper::Client(own.as_ref())) }
    }

    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
        // SAFETY: the caller's contract.
        unsafe { self.machine.unmap(addr, len) }
    }

    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
        self.machine.read_file(path, buf)
    }

    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        self.machine.list_folder(path, entry)
    }

    fn monotonic_ns(&self) -> u64 {
        self.machine.monotonic_ns()
    }

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        self.machine.wait(word, expected, timeout_ns)
    }

    fn wake(&self, word: &AtomicU32, count: u32) {
        self.machine.wake(word, count);
    }

    fn doorbell_hint(&self, doorbell: *const u64) {
        self.machine.doorbell_hint(doorbell);
    }

    /// Made at the first call and never given back, since the trait promises it for ever.
    fn process_slot(&self) -> Option<&'static ProcessSlot> {
        Some(self.slot.call_once(|| Box::leak(Box::new(ProcessSlot::new()))))
    }

    fn relax(&self) {
        self.machine.relax();
    }
}

/// The end of the process: its files are closed and what it had is taken back.
impl Drop for Client {
    fn drop(&mut self) {
        for fd in core::mem::take(self.files.get_mut()) {
            // Another client may have closed it.
            let _ = self.machine.close(Fd(fd));
        }
        if let Some(process) = self.task.process.lock().take() {
            process.end();
        }
    }
}
