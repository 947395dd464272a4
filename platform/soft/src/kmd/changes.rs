//! Changes of the process's own pages that are going on (`munmap`, `mprotect`, `madvise`): what MMU notifiers are for on
//! Linux. From before a change until after it no GPU reaches the pages; a wave that misses one waits for the end.
//!
//! Whoever changes pages announces it, takes them from the GPUs, waits for the waves that may still use them, and begins
//! once none has got them back meanwhile. From then on it waits for no wave, as waves may wait for it as long as it takes.
//! Before, a wave may be in its way: one that has some of the pages and misses another. So a wave waits for the beginning
//! for a while only, and then takes its page back.

use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;

use outcrop_platform::Host;
use spin::Mutex;

use super::vm::Vm;

/// More than the time in which a wave takes notice of new translations: a slice of its instructions.
const PATIENCE_NS: u64 = 2_000_000;

/// Addresses of the process, first and last.
pub(crate) type Pages = (u64, u64);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The pages are being taken from the GPUs; whether one has been shown some since the last look.
    Announced { shown: bool },
    /// They are changing.
    Running,
    /// They have changed, and GPUs are shown them again.
    Over,
}

struct Change {
    id: u64,
    pages: Vec<Pages>,
    phase: Phase,
}

impl Change {
    fn concerns(&self, (first, last): Pages) -> bool {
        self.pages.iter().any(|&(from, to)| from <= last && first <= to)
    }

    /// Whether waves may wait for its end.
    fn has_begun(&self) -> bool {
        !matches!(self.phase, Phase::Announced { .. })
    }
}

#[derive(Default)]
struct Going {
    changes: Vec<Change>,
    announced: u64,
    /// Address spaces that have shown pages of the process.
    vms: Vec<Weak<Vm>>,
}

impl Going {
    fn set(&mut self, id: u64, phase: Phase) {
        if let Some(change) = self.changes.iter_mut().find(|change| change.id == id) {
            change.phase = phase;
        }
    }
}

/// All changes of a machine. Its lock is taken last, but for that of an address space's translations.
#[derive(Default)]
pub(crate) struct Changes(Mutex<Going>);

impl Changes {
    /// Announces a change, and gives it a number.
    pub(crate) fn announce(&self, pages: Vec<Pages>) -> u64 {
        let mut going = self.0.lock();
        let id = going.announced;
        going.announced += 1;
        going.changes.push(Change {
            id,
            pages,
            phase: Phase::Announced { shown: false },
        });
        id
    }

    /// Notes an address space that is about to show pages of the process.
    pub(crate) fn uses(&self, vm: &Weak<Vm>) {
        let mut going = self.0.lock();
        if !going.vms.iter().any(|known| known.ptr_eq(vm)) {
            going.vms.push(Weak::clone(vm));
        }
    }

    /// Address spaces that have shown pages of the process.
    pub(crate) fn vms(&self) -> Vec<Arc<Vm>> {
        let mut going = self.0.lock();
        going.vms.retain(|vm| vm.strong_count() != 0);
        going.vms.iter().filter_map(Weak::upgrade).collect()
    }

    /// Begins a change; `false` if some of its pages have been shown since it was announced, or since this was last asked.
    pub(crate) fn begin(&self, id: u64) -> bool {
        let mut going = self.0.lock();
        let shown = Phase::Announced { shown: true };
        let free = going.changes.iter().all(|c| c.id != id || c.phase != shown);
        if free {
            going.set(id, Phase::Running);
        } else {
            going.set(id, Phase::Announced { shown: false });
        }
        free
    }

    /// The pages have changed: GPUs may be shown them again.
    pub(crate) fn changed(&self, id: u64) {
        self.0.lock().set(id, Phase::Over);
    }

    /// All that were to be shown the pages are.
    pub(crate) fn end(&self, id: u64) {
        self.0.lock().changes.retain(|change| change.id != id);
    }

    /// Shows pages to a GPU by `show`; nothing while some of them are changing, whose end will show them.
    ///
    /// The address space is one that [`Changes::uses`] has been told of.
    pub(crate) fn show<R>(&self, pages: Pages, show: impl FnOnce() -> R) -> Option<R> {
        let mut going = self.0.lock();
        let concerned = |change: &&mut Change| change.concerns(pages);
        if going
            .changes
            .iter_mut()
            .filter(concerned)
            .any(|change| change.phase == Phase::Running)
        {
            return None;
        }
        for change in going.changes.iter_mut().filter(concerned) {
            if let Phase::Announced { shown } = &mut change.phase {
                *shown = true;
            }
        }
        Some(show())
    }

    /// Waits until the changes that are going on are over, or `enough`, and tells which were announced by now. Not longer
    /// than [`PATIENCE_NS`] for those that have not begun.
    pub(crate) fn pass(&self, host: &dyn Host, enough: impl Fn() -> bool) -> u64 {
        let seen = self.0.lock().announced;
        let mut until = None;
        loop {
            let (waits, begun) = {
                let going = self.0.lock();
                let mut earlier = going.changes.iter().filter(|change| change.id < seen).peekable();
                (earlier.peek().is_some(), earlier.any(Change::has_begun))
            };
            if !waits || enough() {
                return seen;
            }
            let now = host.monotonic_ns();
            if !begun && now >= *until.get_or_insert(now + PATIENCE_NS) {
                return seen;
            }
            host.relax();
        }
    }

    /// Whether no change is going on.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.lock().changes.is_empty()
    }

    /// Whether no change has been going on since [`Changes::pass`] told this number.
    pub(crate) fn none_since(&self, seen: u64) -> bool {
        let going = self.0.lock();
        going.announced == seen && going.changes.is_empty()
    }
}
