//! The caches of a GPU as `kfd_topology.c` lists them.

use core::fmt::Write;

use outcrop_abi::topology as abi;

use super::{Facts, Text};
use crate::product::{Cache, Model, Place};

/// One cache.
#[derive(Clone, Copy)]
struct Entry {
    cache: &'static Cache,
    /// Number of the first compute unit that has it.
    processor_id: u32,
    /// The compute units from the first on, a bit each; of the second level on, only of the first array.
    siblings: u32,
}

/// The `bits` lowest ones.
fn mask(bits: u32) -> u32 {
    1u32.checked_shl(bits).map_or(u32::MAX, |bit| bit - 1)
}

/// The first-level caches of one kind: one for each group of compute units of an array of which any works.
fn first_level(model: &'static Model, cache: &'static Cache, base: u32) -> impl Iterator<Item = Entry> {
    let step = cache.cus;
    let arrays = (0..model.xccs).flat_map(|_| model.active.iter());
    arrays.zip(0u32..).flat_map(move |(&active, array)| {
        (0..model.cus_per_array)
            .step_by(step as usize)
            .filter_map(move |first| {
                let group = active >> first & mask(step);
                (group != 0).then(|| Entry {
                    cache,
                    processor_id: base + array * model.cus_per_array + first + group.trailing_zeros(),
                    siblings: group >> group.trailing_zeros(),
                })
            })
    })
}

fn entries(place: &Place) -> impl Iterator<Item = Entry> + use<> {
    let model = place.model;
    let base = place.processor_id;
    model.caches.iter().flat_map(move |cache| {
        let near = (cache.level == 1).then(|| first_level(model, cache, base));
        let first = model.active.iter().copied().find(|&cus| cus != 0).unwrap_or(0);
        let group = first & mask(cache.cus);
        let far = (cache.level != 1 && group != 0).then(|| Entry {
            cache,
            processor_id: base + group.trailing_zeros(),
            siblings: group >> group.trailing_zeros(),
        });
        near.into_iter().flatten().chain(far)
    })
}

/// How many caches the node lists.
pub(super) fn count(facts: &Facts<'_>, node: usize) -> usize {
    facts.place(node).map_or(0, |place| entries(place).count())
}

/// The `properties` file of a cache.
pub(super) fn properties(facts: &Facts<'_>, node: usize, index: usize, out: &mut Text<'_>) {
    let Some(place) = facts.place(node) else { return };
    let Some(entry) = entries(place).nth(index) else {
        return;
    };
    let cache = entry.cache;
    out.prop(abi::CACHE_PROCESSOR_ID_LOW, entry.processor_id.into());
    out.prop(abi::CACHE_LEVEL, cache.level.into());
    out.prop(abi::CACHE_SIZE, cache.kib.into());
    out.prop(abi::CACHE_CACHE_LINE_SIZE, cache.line.into());
    out.prop(abi::CACHE_CACHE_LINES_PER_TAG, 0);
    out.prop(abi::CACHE_ASSOCIATION, 0);
    out.prop(abi::CACHE_LATENCY, 0);
    out.prop(abi::CACHE_TYPE, cache.kind.into());
    let _ = write!(out, "{} ", abi::CACHE_SIBLING_MAP);
    siblings(out, entry.siblings, true);
    if cache.level != 1 {
        // A word for each array; amdkfd puts each array's behind the next one's place, so that the first is
        // there twice and the last is not (`fill_in_l2_l3_pcache`).
        let model = place.model;
        let arrays = (0..model.xccs).flat_map(|_| model.active.iter());
        for cus in arrays.take(model.arrays().saturating_sub(1) as usize) {
            siblings(out, cus & mask(cache.cus), false);
        }
    }
    let _ = out.write_str("\n");
}

/// The 32 bits of a word, lowest first. Not formatted: there are hundreds of these files with hundreds of bits.
fn siblings(out: &mut Text<'_>, word: u32, first: bool) {
    for bit in 0..32 {
        let text = match (word >> bit & 1, first && bit == 0) {
            (0, true) => "0",
            (_, true) => "1",
            (0, false) => ",0",
            (_, false) => ",1",
        };
        let _ = out.write_str(text);
    }
}
