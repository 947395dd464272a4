//! The machine as a [`Platform`].
#![expect(unsafe_code, reason = "passes mappings and ioctl arguments on")]

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU32, Ordering};

use outcrop_gpu::scheduler::{Progress, Worker};
use outcrop_platform::{
    Errno, Fd, Lent, Map, MapAt, MapSource, OpenFlags, Platform, Prot, Thread, WaitOutcome,
};
use spin::Mutex;

use crate::drm::{self, RenderFile};
use crate::inject::Injector;
use crate::kmd::changes::Pages;
use crate::kmd::device::Kernel;
use crate::kmd::events::Pause;
use crate::kmd::process::{Life, Process};
use crate::kmd::svm::Change;
use crate::kmd::vm::Vm;
use crate::kmd::{self, GpuFault, mmap};
use crate::memory::{About, Backing, Bo, Domain, Foreign, PAGE, Views};
use crate::product::Product;
use crate::sysfs::{self, Entry, Facts, Tree};

/// The machine's own files have numbers from here on; lower ones are the host's.
const FIRST_FD: i32 = 1 << 24;
/// Passes over all queues that one doorbell without worker threads, or one spin step with them, pays for.
const PASSES: usize = 8;
/// The longest sleep of a client that would have to do the GPU's work when it wakes.
const INLINE_SLEEP_NS: u64 = 1_000_000;
/// As above, when a queue waits for what nobody tells about.
const INLINE_POLL_NS: u64 = 50_000;

/// What is alive in a machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Usage {
    /// Buffer objects, of all kinds.
    pub bos: u64,
    /// Their bytes.
    pub bo_bytes: u64,
    /// Bytes of device memory that they take, of all GPUs.
    pub vram_bytes: u64,
    /// User mode queues.
    pub queues: u64,
    /// Events.
    pub events: u64,
    /// Processor mappings of BOs.
    pub mappings: u64,
    /// GPUVM mappings of BOs.
    pub gpu_mappings: u64,
    /// Open dmabuf files.
    pub dmabufs: u64,
    /// GEM handles of open render nodes.
    pub handles: u64,
    /// Handles of sync objects of open render nodes.
    pub sync_handles: u64,
    /// Open files of the machine: `/dev/kfd`, render nodes, dmabufs, sync objects and sync files.
    pub files: u64,
    /// Since the machine was made: objects (BOs, queues, events) that a client had not freed when it
    /// closed `/dev/kfd`. On Linux they would have lived until the end of the operating system's process.
    pub reclaimed: u64,
}

impl Usage {
    /// Whether nothing is alive.
    pub fn is_empty(&self) -> bool {
        Self {
            reclaimed: 0,
            ..*self
        } == Self::default()
    }
}

#[derive(Clone)]
enum File {
    Kfd(Arc<Process>),
    Render(Arc<RenderFile>),
    Dmabuf(Arc<Bo>),
    Sync(drm::SyncFile),
}

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
        let tree = Tree::new(&facts(&kernel));
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

    /// Whether a file of this number is the machine's own, and not the host's.
    pub fn owns_file(fd: Fd) -> bool {
        fd.0 >= FIRST_FD
    }

    /// Opens a file, `/dev/kfd` for the process that `process` gives.
    pub(crate) fn open_as(
        &self,
        path: &str,
        flags: OpenFlags,
        process: impl FnOnce() -> Arc<Process>,
    ) -> Result<Fd, Errno> {
        self.injector.call()?;
        if !sysfs::is_ours(&self.tree, path) {
            return self.kernel.host.open(path, flags);
        }
        if path == "/dev/kfd" {
            return self.add_file(File::Kfd(process()));
        }
        if let Some(device) = sysfs::render_gpu(&self.kernel.devices, path) {
            return self.add_file(File::Render(RenderFile::new(&self.kernel, device)));
        }
        // The topology's files can be read by path only.
        sysfs::read(&self.facts(), &self.tree, path, &mut [])
            .map_err(|e| if e == Errno::INVAL { Errno::NOENT } else { e })?;
        Err(Errno::ACCES)
    }

    /// Whether a client with this KFD process may make requests to a file: `/dev/kfd` is its opener's alone.
    pub(crate) fn may_use(&self, fd: Fd, own: Option<&Arc<Process>>) -> bool {
        match self.file(fd) {
            Ok(File::Kfd(process)) => own.is_some_and(|own| Arc::ptr_eq(own, &process)),
            _ => true,
        }
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

    /// What is alive now.
    pub fn usage(&self) -> Usage {
        let c = &self.kernel.counters;
        let files = self.files.lock();
        let count = |of: fn(&RenderFile) -> usize| {
            files
                .values()
                .map(|f| if let File::Render(r) = f { of(r) } else { 0 })
                .sum::<usize>() as u64
        };
        Usage {
            bos: c.bos.load(Ordering::SeqCst),
            bo_bytes: c.bo_bytes.load(Ordering::SeqCst),
            vram_bytes: self.kernel.devices.iter().map(|d| d.vram_used()).sum(),
            queues: c.queues.load(Ordering::SeqCst),
            events: c.events.load(Ordering::SeqCst),
            mappings: self.views.lock().len() as u64,
            gpu_mappings: c.gpu_mappings.load(Ordering::SeqCst),
            dmabufs: files.values().filter(|f| matches!(f, File::Dmabuf(_))).count() as u64,
            handles: count(RenderFile::handles),
            sync_handles: count(RenderFile::sync_handles),
            files: files.len() as u64,
            reclaimed: c.reclaimed.load(Ordering::SeqCst),
        }
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
        facts(&self.kernel)
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

    fn file(&self, fd: Fd) -> Result<File, Errno> {
        self.files.lock().get(&fd.0).cloned().ok_or(Errno::BADF)
    }

    fn add_file(&self, file: File) -> Result<Fd, Errno> {
        let mut files = self.files.lock();
        let mut fd = FIRST_FD;
        for &taken in files.keys() {
            if taken != fd {
                break;
            }
            fd = fd.checked_add(1).ok_or(Errno::MFILE)?;
        }
        files.insert(fd, file);
        Ok(Fd(fd))
    }

    /// The render node behind `fd`, for `ACQUIRE_VM`.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if nothing of that number is open.
    pub(crate) fn render_file(&self, fd: Fd) -> Result<Option<Arc<RenderFile>>, Errno> {
        match self.file(self.kernel.host.identify(fd)) {
            Ok(File::Render(file)) => Ok(Some(file)),
            // Some other file, of the machine or of the host.
            _ => Ok(None),
        }
    }

    /// Whether a file of this number is open, here or on the host.
    pub(crate) fn is_open(&self, fd: Fd) -> bool {
        let fd = self.kernel.host.identify(fd);
        if fd.0 >= FIRST_FD {
            return self.file(fd).is_ok();
        }
        let path = alloc::format!("/proc/self/fdinfo/{}", fd.0);
        fd.0 >= 0 && self.kernel.host.read_file(&path, &mut []) != Err(Errno::NOENT)
    }

    /// The BO behind a dmabuf.
    pub(crate) fn dmabuf(&self, fd: Fd) -> Option<Arc<Bo>> {
        match self.file(self.kernel.host.identify(fd)) {
            Ok(File::Dmabuf(bo)) => Some(bo),
            _ => None,
        }
    }

    /// Why `fd` is no dmabuf: it is not open, or it is something else.
    pub(crate) fn not_a_dmabuf(&self, fd: Fd) -> Errno {
        let fd = self.kernel.host.identify(fd);
        if fd.0 < 0 || (fd.0 >= FIRST_FD && self.file(fd).is_err()) {
            Errno::BADF
        } else {
            Errno::INVAL
        }
    }

    /// A new dmabuf file of `bo`.
    pub(crate) fn open_dmabuf(&self, bo: Arc<Bo>) -> Result<Fd, Errno> {
        if let Backing::Foreign(foreign) = &bo.backing {
            // It has one, wherever it was made.
            return self.kernel.host.lend_on(foreign.file());
        }
        let (memory, offset) = bo.source(0)?;
        let about = About {
            size: bo.size,
            offset,
            vram: match bo.domain {
                Domain::Vram(gpu) => Some(gpu),
                _ => None,
            },
            gpu: bo.gpu,
            device_id: self
                .kernel
                .devices
                .get(bo.gpu)
                .map_or(0, |d| d.place.model.device_id),
            create_flags: bo.create_flags,
        };
        let file = self.add_file(File::Dmabuf(bo))?;
        let published = self.kernel.host.publish(file, memory, &about.to_bytes());
        published.inspect_err(|_| {
            self.files.lock().remove(&file.0);
        })
    }

    /// What a file of a sync object or of a fence holds.
    pub(crate) fn sync_file(&self, fd: Fd) -> Option<drm::SyncFile> {
        match self.file(self.kernel.host.identify(fd)) {
            Ok(File::Sync(held)) => Some(held),
            _ => None,
        }
    }

    /// A new file of a sync object or of a fence, which is of use in this process only.
    pub(crate) fn open_sync(&self, held: drm::SyncFile) -> Result<Fd, Errno> {
        let host = &*self.kernel.host;
        let memory = host.memory_file(PAGE)?;
        let published = self.add_file(File::Sync(held)).and_then(|file| {
            // No description of a BO is so short: another process that gets the file is refused.
            host.publish(file, memory, &[0]).inspect_err(|_| {
                self.files.lock().remove(&file.0);
            })
        });
        // Made above; who has been lent it has a file of its own.
        let _ = host.close(memory);
        published
    }

    /// Bytes of a dmabuf, which the machine knows by `file`.
    pub fn dmabuf_bytes(&self, file: Fd) -> Option<u64> {
        match self.file(file) {
            Ok(File::Dmabuf(bo)) => Some(bo.size),
            _ => None,
        }
    }

    /// A file for a dmabuf that another process's machine has published, with what that says of it: one BO, however often
    /// it is received.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a description that is none, of a GPU that this machine has not, or of more than was lent. What
    /// was lent is given back then.
    pub fn receive(&self, lent: Lent, about: &[u8]) -> Result<Fd, Errno> {
        let kernel = &self.kernel;
        let known = self.received.lock().get(&lent.identity).and_then(Weak::upgrade);
        if let Some(bo) = known {
            let _ = kernel.host.close(lent.memory);
            let _ = kernel.host.close(lent.file);
            return self.add_file(File::Dmabuf(bo));
        }
        let about = About::from_bytes(about).filter(|about| {
            let device = kernel.devices.get(about.gpu);
            device.is_some_and(|d| d.place.model.device_id == about.device_id)
                && about.vram.is_none_or(|gpu| gpu < kernel.devices.len())
        });
        let Some(about) = about else {
            let _ = kernel.host.close(lent.memory);
            let _ = kernel.host.close(lent.file);
            return Err(Errno::INVAL);
        };
        let foreign = Foreign::new(Arc::clone(&kernel.host), lent, &about)?;
        let domain = about.vram.map_or(Domain::Gtt, Domain::Vram);
        let bo = kernel.adopt_foreign(about.gpu, about.size, domain, foreign, about.create_flags);
        let mut received = self.received.lock();
        received.retain(|_, bo| bo.strong_count() != 0);
        received.insert(lent.identity, Arc::downgrade(&bo));
        drop(received);
        self.add_file(File::Dmabuf(bo))
    }

    /// Closes files that nobody has been told of.
    pub(crate) fn close_all(&self, files: &[Fd]) {
        for &file in files {
            // They are open.
            let _ = self.close(file);
        }
    }

    /// What a mapping of one of the machine's files shows: the BO and the offset in it.
    fn view(
        &self,
        fd: Fd,
        offset: u64,
        len: u64,
        client: Option<Option<&Arc<Process>>>,
    ) -> Result<(Arc<Bo>, u64), Errno> {
        match self.file(fd)? {
            File::Render(_) => self.kernel.bo_at(offset, len),
            File::Sync(_) => Err(Errno::NODEV),
            File::Dmabuf(bo) => {
                if offset.checked_add(len).is_none_or(|end| end > bo.size) {
                    return Err(Errno::INVAL);
                }
                Ok((bo, offset))
            }
            File::Kfd(opener) => {
                let process = client.map_or(Some(&opener), |own| own).ok_or(Errno::INVAL)?;
                let gpu_id = mmap::gpu_id(offset);
                match offset & mmap::TYPE_MASK {
                    mmap::EVENTS => Ok((process.events.page_for_mmap(len)?, 0)),
                    mmap::RESERVED_MEM => {
                        // Only APUs keep the trap handler's memory in the process.
                        self.kernel.device(gpu_id).ok_or(Errno::NODEV)?;
                        Err(Errno::INVAL)
                    }
                    kind => {
                        let device = self.kernel.device(gpu_id).ok_or(Errno::NODEV)?;
                        if kind == mmap::MMIO {
                            if len != PAGE {
                                return Err(Errno::INVAL);
                            }
                            let domain = Domain::Mmio(device.index);
                            return Ok((self.kernel.create_bo(device.index, PAGE, domain, 0, 0)?, 0));
                        }
                        if len != kmd::DOORBELL_SLICE {
                            return Err(Errno::INVAL);
                        }
                        let mut state = process.state.lock();
                        let (device, per_device) = state.device(&self.kernel, gpu_id)?;
                        let index = device.index;
                        let doorbells = process.doorbells(per_device)?;
                        drop(state);
                        Ok((self.kernel.doorbell_bo(index, &doorbells)?, 0))
                    }
                }
            }
        }
    }

    /// As [`Platform::map`], for a client: what `/dev/kfd` shows is that of its own KFD process, whoever opened the file.
    ///
    /// # Safety
    /// As [`Platform::map`].
    pub(crate) unsafe fn map_as(
        &self,
        request: &Map,
        client: Option<Option<&Arc<Process>>>,
    ) -> Result<*mut u8, Errno> {
        let takes_away = matches!(request.at, MapAt::Replace(_))
            && request.source == MapSource::Anonymous
            && request.prot == Prot::empty();
        if !takes_away {
            self.injector.call()?;
        }
        let mut request = *request;
        let mut shown = None;
        if let MapSource::File(fd, offset) = request.source
            && fd.0 >= FIRST_FD
        {
            if request.len == 0 || !(request.len as u64 | offset).is_multiple_of(PAGE) {
                return Err(Errno::INVAL);
            }
            let (bo, inner) = self.view(fd, offset, request.len as u64, client)?;
            let (file, start) = bo.source(inner)?;
            request.source = MapSource::File(file, start);
            shown = Some(bo);
        }
        let map = || -> Result<_, Errno> {
            let mut views = self.views.lock();
            // SAFETY: the caller's contract; a replaced view's BO is kept until after the mapping.
            let at = unsafe { self.kernel.host.map(&request)? };
            let len = request.len.next_multiple_of(PAGE as usize);
            let gone = views.remove(at.expose_provenance(), len);
            if let Some(bo) = shown {
                views.insert(at.expose_provenance(), len, bo);
            }
            Ok((at, gone))
        };
        let (at, _gone) = match request.at {
            MapAt::Replace(at) => self.without_gpus(&[(at, request.len)], Change::Gone, map),
            _ => map(),
        }?;
        Ok(at)
    }

    /// Whether some of `[at, at + len)` shows a BO to the processor.
    pub(crate) fn shows_bo(&self, at: usize, len: usize) -> bool {
        self.views.lock().overlaps(at, len)
    }

    /// Lets the process change rights or contents of its pages in `[at, at + len)` by other means than this platform
    /// (`mprotect`, `madvise`), in `change`: no GPU reaches them meanwhile, and afterwards each sees them as they are.
    ///
    /// `change` must not wait for a GPU, nor call the machine.
    pub fn change_pages<R>(&self, at: usize, len: usize, change: impl FnOnce() -> R) -> R {
        self.without_gpus(&[(at, len)], Change::Other, change)
    }

    /// Makes a change to the process's pages in ranges that no GPU reaches meanwhile.
    fn without_gpus<R>(&self, ranges: &[(usize, usize)], kind: Change, change: impl FnOnce() -> R) -> R {
        let ends = |&(at, len): &(usize, usize)| {
            let last = (at as u64).checked_add((len as u64).checked_sub(1)?)?;
            Some((at as u64 & !(PAGE - 1), last | (PAGE - 1)))
        };
        let pages: Vec<Pages> = ranges.iter().filter_map(ends).collect();
        let changes = &self.kernel.changes;
        let id = changes.announce(pages.clone());
        loop {
            let hide = |vm: Arc<Vm>| {
                let mut hidden = pages.clone();
                pages
                    .iter()
                    .for_each(|&pages| vm.hide_user_pages(pages, &mut hidden));
                (vm, hidden)
            };
            let users: Vec<_> = changes.vms().into_iter().map(hide).collect();
            for process in self.kernel.processes() {
                pages
                    .iter()
                    .for_each(|&pages| process.svm.will_change(pages, kind));
            }
            users.iter().for_each(|(vm, hidden)| vm.settle_in(hidden));
            if changes.begin(id) {
                break;
            }
        }
        let result = change();
        changes.changed(id);
        for &pages in &pages {
            changes.vms().iter().for_each(|vm| vm.restore_user_pages(pages));
            for process in self.kernel.processes() {
                process.svm.have_changed(pages);
            }
        }
        changes.end(id);
        result
    }

    /// Makes a change to the processor's mappings in `[at, at + len)` that goes past this platform, by `change`: what
    /// was there is gone after it.
    ///
    /// `change` must not wait for a GPU, nor call the machine.
    ///
    /// # Errors
    /// What `change` says; then nothing has changed.
    ///
    /// # Safety
    /// If `change` does what it says, nothing refers to what was mapped in the range.
    pub unsafe fn replace<R, E>(
        &self,
        at: usize,
        len: usize,
        change: impl FnOnce() -> Result<R, E>,
    ) -> Result<R, E> {
        let (result, _gone) = self.without_gpus(&[(at, len)], Change::Gone, || {
            let mut views = self.views.lock();
            let result = change()?;
            Ok((result, views.remove(at, len.next_multiple_of(PAGE as usize))))
        })?;
        Ok(result)
    }

    /// As [`Machine::replace`], for a change that moves the mappings in `[at, at + old)` to the address that it returns, as
    /// `mremap` does: `new` bytes are there then, in place of what was there if that is `over`.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn relocate<E>(
        &self,
        (at, old): (usize, usize),
        new: usize,
        over: Option<usize>,
        change: impl FnOnce() -> Result<usize, E>,
    ) -> Result<usize, E> {
        let ranges = [(at, old), (over.unwrap_or(at), over.map_or(old, |_| new))];
        let (to, _gone) = self.without_gpus(&ranges, Change::Gone, || {
            let mut views = self.views.lock();
            let to = change()?;
            let whole = |len: usize| len.next_multiple_of(PAGE as usize);
            let (old, new) = (whole(old), whole(new));
            let mut gone = views.relocate(at, old.min(new), to);
            if let Some(cut) = old.checked_sub(new) {
                gone.extend(views.remove(at + new, cut));
            }
            Ok((to, gone))
        })?;
        Ok(to)
    }

    /// Does the GPU's work for a while, unless another client does.
    fn work_inline(&self, passes: usize) -> Option<Progress> {
        let mut worker = self.inline.try_lock()?;
        Some(self.kernel.scheduler.help(&mut worker, passes))
    }

    /// Sleeps while `*word == expected`, at most until `deadline`, or does the GPU's work instead.
    fn sleep(&self, word: &AtomicU32, expected: u32, deadline: Option<u64>) -> WaitOutcome {
        let host = &self.kernel.host;
        let left = || deadline.map(|d| d.saturating_sub(host.monotonic_ns()));
        if self.threads != 0 {
            return host.wait(word, expected, left());
        }
        let cap = match self.work_inline(1) {
            Some(Progress::Worked) => {
                return if left() == Some(0) {
                    WaitOutcome::TimedOut
                } else {
                    WaitOutcome::Woken
                };
            }
            Some(Progress::Idle) => INLINE_SLEEP_NS,
            Some(Progress::Polls) | None => INLINE_POLL_NS,
        };
        let left = left();
        match host.wait(word, expected, Some(left.map_or(cap, |l| l.min(cap)))) {
            WaitOutcome::TimedOut if left.is_none_or(|l| l > cap) => WaitOutcome::Woken,
            outcome => outcome,
        }
    }

    /// One pause of `WAIT_EVENTS`.
    pub(crate) fn pause(&self, word: &AtomicU32, deadline: Option<u64>) -> Pause {
        match self.sleep(word, 0, deadline) {
            WaitOutcome::TimedOut => Pause::TimedOut,
            WaitOutcome::Woken => Pause::Again,
            WaitOutcome::Interrupted => Pause::Interrupted,
        }
    }
}

fn facts(kernel: &Kernel) -> Facts<'_> {
    Facts {
        devices: &kernel.devices,
        system_bytes: kernel.system_bytes,
        cpus: kernel.cpus,
        svm: kernel.options.svm,
    }
}

impl Platform for Machine {
    fn name(&self) -> &'static str {
        "soft"
    }

    fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno> {
        let pid = self.kernel.host.process_id();
        self.open_as(path, flags, || Process::new(&self.kernel, pid, Life::OfFile))
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        if fd.0 < FIRST_FD {
            return self.kernel.host.close(fd);
        }
        let file = self.files.lock().remove(&fd.0).ok_or(Errno::BADF)?;
        match file {
            File::Kfd(process) => process.closed(),
            File::Render(render) => {
                render.flush(self);
                render.end(&self.kernel);
            }
            File::Dmabuf(_) | File::Sync(_) => {}
        }
        Ok(())
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        if fd.0 < FIRST_FD {
            // SAFETY: the caller's contract.
            return unsafe { self.kernel.host.ioctl(fd, request, arg) };
        }
        match self.file(fd)? {
            File::Kfd(process) => {
                if !kmd::is_uncounted(request) {
                    self.injector.call()?;
                }
                // SAFETY: the caller's contract.
                unsafe { kmd::ioctl(self, &process, request, arg) }
            }
            File::Render(render) => {
                // SAFETY: the caller's contract.
                if !unsafe { drm::releases(&*self.kernel.host, request, arg) } {
                    self.injector.call()?;
                }
                // SAFETY: the caller's contract.
                unsafe { drm::ioctl(self, &render, request, arg) }
            }
            File::Sync(drm::SyncFile::Fence(held)) => {
                // SAFETY: the caller's contract.
                unsafe { drm::sync_ioctl(self, &held, request, arg) }
            }
            File::Dmabuf(_) | File::Sync(_) => Err(Errno::NOTTY),
        }
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        // SAFETY: the caller's contract.
        unsafe { self.map_as(request, None) }
    }

    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
        let unmap = || {
            // SAFETY: the caller's contract; the GPU has been kept from user pages in the range.
            unsafe { self.kernel.host.unmap(addr, len) }
        };
        // SAFETY: as above.
        unsafe { self.replace(addr.expose_provenance(), len, unmap) }
    }

    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
        self.injector.call()?;
        if sysfs::is_ours(&self.tree, path) {
            if path == sysfs::PROC_MODULES {
                return Ok(sysfs::modules(&*self.kernel.host, buf));
            }
            sysfs::read(&self.facts(), &self.tree, path, buf)
        } else {
            self.kernel.host.read_file(path, buf)
        }
    }

    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        self.injector.call()?;
        if sysfs::is_ours(&self.tree, path) {
            return sysfs::list(&self.facts(), &self.tree, path, entry);
        }
        if self.tree.entry(path) != Some(Entry::Shared) {
            return self.kernel.host.list_folder(path, entry);
        }
        // A folder of the host too, unless it has none of that name; what both have is listed once.
        let mut hosts = alloc::collections::BTreeSet::<alloc::string::String>::new();
        match self.kernel.host.list_folder(path, &mut |name| {
            hosts.insert(name.into());
        }) {
            Ok(()) | Err(Errno::NOENT) => {}
            Err(error) => return Err(error),
        }
        sysfs::list(&self.facts(), &self.tree, path, &mut |name| {
            hosts.insert(name.into());
        })?;
        hosts.iter().for_each(|name| entry(name));
        Ok(())
    }

    fn monotonic_ns(&self) -> u64 {
        self.kernel.host.monotonic_ns()
    }

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        if self.threads != 0 {
            return self.kernel.host.wait(word, expected, timeout_ns);
        }
        let deadline = timeout_ns.map(|t| self.monotonic_ns().saturating_add(t));
        self.sleep(word, expected, deadline)
    }

    fn wake(&self, word: &AtomicU32, count: u32) {
        self.kernel.host.wake(word, count);
    }

    fn doorbell_hint(&self, _doorbell: *const u64) {
        if !self.kernel.hinted.load(Ordering::Relaxed) {
            self.kernel.hinted.store(true, Ordering::Relaxed);
        }
        if self.threads != 0 {
            self.kernel.scheduler.notify();
        } else {
            self.work_inline(PASSES);
        }
    }

    fn relax(&self) {
        // A client that spins does the GPU's work meanwhile, also where there are threads for it: that is
        // sooner than any of them can wake.
        let passes = if self.threads != 0 { PASSES } else { 1 };
        if self.work_inline(passes) != Some(Progress::Worked) {
            self.kernel.host.relax();
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let files = core::mem::take(self.files.get_mut());
        for file in files.into_values() {
            match file {
                File::Kfd(process) => process.closed(),
                File::Render(render) => render.end(&self.kernel),
                File::Dmabuf(_) | File::Sync(_) => {}
            }
        }
        self.kernel.scheduler.shut_down();
        for thread in self.running.get_mut().drain(..) {
            thread.join();
        }
    }
}
