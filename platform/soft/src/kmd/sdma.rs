//! Which of a GPU's SDMA queues are taken (`allocate_sdma_queue`), by all processes, and their doorbells.

use alloc::vec::Vec;

use outcrop_abi::doorbell::SlotLayout;
use outcrop_isa::{Generation, Target};
use outcrop_platform::Errno;
use spin::Mutex;

use super::mqd::Engines;
use crate::product::Model;

/// The hardware's SDMA queues.
pub(crate) struct SdmaQueues {
    /// For each engine, which of its queues clients have.
    taken: Mutex<Vec<Vec<bool>>>,
    /// Engines for the host's side; the rest are XGMI's.
    host: u32,
    /// Queues of each engine that the driver keeps.
    reserved: u32,
}

/// A queue of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SdmaQueue {
    pub(super) engine: u32,
    pub(super) queue: u32,
}

impl SdmaQueues {
    pub(crate) fn new(model: &Model) -> Self {
        let engine = alloc::vec![false; model.sdma_queues_per_engine as usize];
        Self {
            taken: Mutex::new(alloc::vec![engine; model.all_sdma_engines() as usize]),
            host: model.sdma_engines,
            // One for paging and one for graphics (`kfd_device_info_set_sdma_info`).
            reserved: match model.target.generation() {
                Generation::Gfx11 | Generation::Gfx12 => 2,
                _ => 0,
            },
        }
    }

    /// Takes a free queue: of one engine after the other, first the first of each.
    ///
    /// # Errors
    /// [`Errno::NOMEM`] if there is none, or no such engine.
    pub(super) fn take(&self, engines: Engines) -> Result<SdmaQueue, Errno> {
        let mut taken = self.taken.lock();
        let all = taken.len() as u32;
        let range = match engines {
            Engines::Host => 0..self.host,
            Engines::Xgmi => self.host..all,
            Engines::One(engine) => engine..engine.saturating_add(1).min(all),
        };
        let depth = taken.first().map_or(0, Vec::len);
        for queue in 0..depth {
            for engine in range.clone() {
                let slot = taken
                    .get_mut(engine as usize)
                    .and_then(|queues| queues.get_mut(queue));
                if let Some(slot) = slot.filter(|slot| !**slot) {
                    *slot = true;
                    return Ok(SdmaQueue {
                        engine,
                        queue: self.reserved + queue as u32,
                    });
                }
            }
        }
        Err(Errno::NOMEM)
    }

    pub(super) fn give_back(&self, queue: SdmaQueue) {
        let mut taken = self.taken.lock();
        let slot = taken.get_mut(queue.engine as usize);
        let index = queue.queue.wrapping_sub(self.reserved) as usize;
        if let Some(slot) = slot.and_then(|queues| queues.get_mut(index)) {
            *slot = false;
        }
    }
}

/// Which doorbells of a process are whose.
pub(super) fn doorbells(target: Target) -> SlotLayout {
    match target {
        Target::Gfx90a => SlotLayout::VEGA20,
        Target::Gfx942 | Target::Gfx950 => SlotLayout::LAYOUT1,
        _ => SlotLayout::NAVI10,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::product::Product;

    #[test]
    fn queues_are_taken_in_the_kernels_order() {
        let take = |q: &SdmaQueues, e| q.take(e).map(|q| (q.engine, q.queue));
        let q = SdmaQueues::new(Product::Mi250x.model());
        assert_eq!(take(&q, Engines::Host), Ok((0, 0)));
        assert_eq!(take(&q, Engines::Host), Ok((1, 0)));
        assert_eq!(take(&q, Engines::Host), Ok((0, 1)));
        assert_eq!(take(&q, Engines::Xgmi), Ok((2, 0)));
        assert_eq!(take(&q, Engines::One(4)), Ok((4, 0)));
        for n in 1..8 {
            assert_eq!(take(&q, Engines::One(4)), Ok((4, n)));
        }
        assert_eq!(take(&q, Engines::One(4)), Err(Errno::NOMEM));
        q.give_back(SdmaQueue { engine: 4, queue: 3 });
        assert_eq!(take(&q, Engines::One(4)), Ok((4, 3)));
        assert_eq!(take(&q, Engines::One(5)), Err(Errno::NOMEM));
        // gfx11 keeps the first two of each engine, and has no XGMI.
        let q = SdmaQueues::new(Product::Rx7900Xtx.model());
        let all: Vec<_> = core::iter::from_fn(|| take(&q, Engines::Host).ok()).collect();
        assert_eq!((all.len(), all[0], all[1], all[11]), (12, (0, 2), (1, 2), (1, 7)));
        assert_eq!(take(&q, Engines::Xgmi), Err(Errno::NOMEM));
    }

    #[test]
    fn every_queue_has_a_doorbell_of_its_own() {
        for product in Product::ALL {
            let (model, layout) = (product.model(), doorbells(product.target()));
            let q = SdmaQueues::new(model);
            let mut slots = Vec::new();
            for engines in [Engines::Host, Engines::Xgmi] {
                while let Ok(queue) = q.take(engines) {
                    let slot = layout.sdma_slot(queue.engine, queue.queue).unwrap();
                    assert!(
                        !slots.contains(&slot) && !layout.is_compute_slot(slot),
                        "{product} {queue:?}"
                    );
                    slots.push(slot);
                }
            }
            let count = model.all_sdma_engines() * model.sdma_queues_per_engine;
            assert_eq!(slots.len() as u32, count, "{product}");
        }
    }
}
