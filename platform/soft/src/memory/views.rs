//! Which processor mappings show which BOs.

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::Bo;

struct View {
    len: usize,
    bo: Arc<Bo>,
}

/// The process's mappings of BOs, by address; each keeps its BO, as a `vm_area_struct` does.
#[derive(Default)]
pub(crate) struct Views(BTreeMap<usize, View>);

impl Views {
    /// Notes that `[at, at + len)` now shows `bo`; the range has been removed before.
    pub(crate) fn insert(&mut self, at: usize, len: usize, bo: Arc<Bo>) {
        self.0.insert(at, View { len, bo });
    }

    /// Forgets what `[at, at + len)` shows; views that reach out of it keep the rest.
    ///
    /// The returned BOs are to be dropped when no lock is held.
    pub(crate) fn remove(&mut self, at: usize, len: usize) -> Vec<Arc<Bo>> {
        let end = at.saturating_add(len);
        let mut gone = Vec::new();
        while let Some((&start, view)) = self.0.range(..end).next_back() {
            let stop = start + view.len;
            if stop <= at {
                break;
            }
            let bo = Arc::clone(&view.bo);
            self.0.remove(&start);
            if stop > end {
                self.0.insert(
                    end,
                    View {
                        len: stop - end,
                        bo: Arc::clone(&bo),
                    },
                );
            }
            if start < at {
                self.0.insert(
                    start,
                    View {
                        len: at - start,
                        bo: Arc::clone(&bo),
                    },
                );
            }
            gone.push(bo);
        }
        gone
    }

    /// What `[at, at + len)` shows is at `to` from now on, in place of what was there.
    ///
    /// The returned BOs are to be dropped when no lock is held.
    pub(crate) fn relocate(&mut self, at: usize, len: usize, to: usize) -> Vec<Arc<Bo>> {
        let moved: Vec<_> = self
            .0
            .range(..at.saturating_add(len))
            .rev()
            .take_while(|(start, view)| *start + view.len > at)
            .map(|(&start, view)| {
                let (from, end) = (start.max(at), (start + view.len).min(at + len));
                (from - at, end - from, Arc::clone(&view.bo))
            })
            .collect();
        let mut gone = self.remove(at, len);
        gone.extend(self.remove(to, len));
        for (offset, len, bo) in moved {
            self.insert(to + offset, len, bo);
        }
        gone
    }

    /// Whether some of `[at, at + len)` shows a BO.
    pub(crate) fn overlaps(&self, at: usize, len: usize) -> bool {
        let before = self.0.range(..at.saturating_add(len)).next_back();
        before.is_some_and(|(start, view)| start + view.len > at)
    }

    /// How many views there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}
