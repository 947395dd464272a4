//! The machine that a [`crate::Builder`] has built: what it has, and what tests and tools may ask of it.

mod dmabuf;
mod files;
mod mappings;
mod platform;
mod usage;
mod work;

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;

use outcrop_gpu::scheduler::Worker;
use outcrop_platform::{Errno, Thread};
use spin::Mutex;

use self::files::File;
pub(crate) use self::mappings::Mapper;
pub use self::usage::Usage;
use crate::inject::Injector;
use crate::kmd::GpuFault;
use crate::kmd::device::Kernel;
use crate::memory::{Bo, Views};
use crate::product::Product;
use crate::sysfs::{self, Entry, Facts, Tree};

/// A software machine; see [`crate::Builder`].
///
/// Dropping it ends its threads and gives all of its memory back; processor mappings of BOs that a client
/// has left stay mapped.
pub struct Machine {
    pub(crate) kernel: Arc<Kernel>,
    tree: Tree,
    files: Mutex<BTreeMap<i32, File>>,
    /// BOs of other machines, by the identity of their dmabufs.
    received: Mutex<BTreeMap<u64, Weak<Bo>>>,
    /// The process's mappings of BOs.
    views: Mutex<Views>,
    injector: Injector,
    threads: usize,
    products: Vec<Product>,
    running: Mutex<Vec<Box<dyn Thread>>>,
    /// For the client that does the GPU's work itself.
    inline: Mutex<Worker>,
}

impl Machine {
    pub(crate) fn new(kernel: Kernel, running: Vec<Box<dyn Thread>>, products: Vec<Product>) -> Self {
        let tree = Tree::new(&Facts::of(&kernel));
        Self {
            products,
            kernel: Arc::new(kernel),
            tree,
            files: Mutex::default(),
            received: Mutex::default(),
            views: Mutex::default(),
            injector: Injector::default(),
            threads: running.len(),
            running: Mutex::new(running),
            inline: Mutex::default(),
        }
    }

    /// An operating system process as a client, with a number that no other has.
    pub fn client(self: &Arc<Self>, pid: u32) -> crate::Client {
        crate::Client::new(Arc::clone(self), pid)
    }

    /// The number of GPUs.
    pub fn gpus(&self) -> usize {
        self.kernel.devices.len()
    }

    /// The number of worker threads.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// The cards that its GPUs are on, in the GPUs' order.
    pub fn products(&self) -> &[Product] {
        &self.products
    }

    /// Makes the `nth` call from now on (the first is 1) fail with `errno`, once; 0 plans none.
    ///
    /// Counted are the calls that can fail in a healthy client: `open`, `map`, `read_file`,
    /// `list_folder`, and `ioctl`s that acquire or configure something. Not counted, and so never failed,
    /// are `close`, `unmap`, the ioctls that free, unmap or destroy, mapping fresh inaccessible memory over
    /// something (which is how a view is taken away inside of a reservation), and waiting for events.
    pub fn fail_nth_call(&self, nth: u64, errno: Errno) {
        self.injector.plan(nth, errno);
    }

    /// The number of calls that [`Machine::fail_nth_call`] counts, since it was last called.
    pub fn call_count(&self) -> u64 {
        self.injector.calls()
    }

    /// The last faults of queues, oldest first, at most 64.
    pub fn faults(&self) -> Vec<GpuFault> {
        self.kernel.irq.faults.lock().clone()
    }

    fn facts(&self) -> Facts<'_> {
        Facts::of(&self.kernel)
    }

    /// What `path` names in the machine: an absolute path without `.`, `..` and doubled slashes, whose folders are no
    /// links. `None` if the machine has nothing there; the host may have.
    pub fn entry(&self, path: &str) -> Option<Entry> {
        sysfs::entry(&self.facts(), &self.tree, path).ok()
    }

    /// Whether nobody but the machine has something at or below `path`, which is as in [`Machine::entry`].
    pub fn owns(&self, path: &str) -> bool {
        sysfs::is_ours(&self.tree, path)
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        for file in core::mem::take(self.files.get_mut()).into_values() {
            file.end(&self.kernel);
        }
        self.kernel.scheduler.shut_down();
        for thread in self.running.get_mut().drain(..) {
            thread.join();
        }
    }
}
