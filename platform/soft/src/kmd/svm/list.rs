//! Ranges by address, and how they are split.

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::attributes::Attributes;
use crate::memory::{PAGE, VramCharge};

/// What a range is and where its pages are.
#[derive(Clone)]
pub(super) struct Range {
    /// Bytes.
    pub(super) len: u64,
    pub(super) attributes: Attributes,
    /// The `gpu_id` of the GPU whose VRAM has pages of the range; 0 is none.
    pub(super) location: u32,
    /// Those pages: pieces by their addresses, in order.
    pub(super) in_vram: Vec<(u64, u64)>,
    /// The VRAM that is taken for the range, together with what it was split from.
    pub(super) vram: Option<Arc<VramCharge>>,
    /// Whether all of it has been mapped to GPUs.
    pub(super) mapped: bool,
}

impl Range {
    pub(super) fn new(len: u64, attributes: Attributes) -> Self {
        Self {
            len,
            attributes,
            location: 0,
            in_vram: Vec::new(),
            vram: None,
            mapped: false,
        }
    }

    /// Notes that `[start, end)` is in VRAM, or is not; bytes that have changed their place.
    pub(super) fn place(&mut self, start: u64, end: u64, in_vram: bool) -> u64 {
        let before: u64 = self.vram_bytes();
        let pieces = core::mem::take(&mut self.in_vram);
        for (from, to) in pieces {
            // What is outside stays.
            for piece in [(from, to.min(start)), (from.max(end), to)] {
                if piece.0 < piece.1 {
                    self.in_vram.push(piece);
                }
            }
        }
        if in_vram {
            self.in_vram.push((start, end));
        }
        self.in_vram.sort_unstable();
        before.abs_diff(self.vram_bytes())
    }

    pub(super) fn vram_bytes(&self) -> u64 {
        self.in_vram.iter().map(|(from, to)| to - from).sum()
    }

    /// The part `[from, to)` of the range.
    fn part(&self, from: u64, to: u64) -> Self {
        let clip = |&(a, b): &(u64, u64)| (a.max(from), b.min(to));
        let in_vram: Vec<_> = self.in_vram.iter().map(clip).filter(|(a, b)| a < b).collect();
        let none = in_vram.is_empty();
        Self {
            len: to - from,
            location: if none { 0 } else { self.location },
            in_vram,
            vram: self.vram.clone().filter(|_| !none),
            ..self.clone()
        }
    }
}

/// The ranges of a process; no two overlap.
#[derive(Default)]
pub(super) struct Ranges(BTreeMap<u64, Range>);

impl Ranges {
    /// Bytes of all of them.
    pub(super) fn bytes(&self) -> u64 {
        self.0.values().map(|range| range.len).sum()
    }

    /// Those that have an address of `start..=last`, in order.
    pub(super) fn overlapping(&self, start: u64, last: u64) -> impl Iterator<Item = (u64, &Range)> {
        let first = self.0.range(..start).next_back();
        let first = first.filter(|(from, range)| *from + range.len > start);
        let rest = self.0.range(start..=last.max(start));
        first.into_iter().chain(rest).map(|(&from, range)| (from, range))
    }

    /// The range that has this address.
    pub(super) fn at(&self, address: u64) -> Option<(u64, &Range)> {
        self.overlapping(address, address).next()
    }

    pub(super) fn get_mut(&mut self, start: u64) -> Option<&mut Range> {
        self.0.get_mut(&start)
    }

    pub(super) fn insert(&mut self, start: u64, range: Range) {
        self.0.insert(start, range);
    }

    /// Makes `at` a boundary.
    fn split(&mut self, at: u64) {
        let Some((start, range)) = self.at(at).filter(|(start, _)| *start != at) else {
            return;
        };
        let end = start + range.len;
        let (head, tail) = (range.part(start, at), range.part(at, end));
        self.0.insert(start, head);
        self.0.insert(at, tail);
    }

    /// Makes both ends of `[start, start + len)` boundaries.
    pub(super) fn cut(&mut self, start: u64, len: u64) {
        self.split(start);
        if let Some(end) = start.checked_add(len) {
            self.split(end);
        }
    }

    /// Takes out what lies in `[start, start + len)`; ranges that reach out of it keep the rest.
    pub(super) fn take(&mut self, start: u64, len: u64) -> Vec<(u64, Range)> {
        self.cut(start, len);
        let end = start.saturating_add(len);
        let starts: Vec<u64> = self.0.range(start..end).map(|(&start, _)| start).collect();
        starts
            .iter()
            .filter_map(|start| self.0.remove(start).map(|range| (*start, range)))
            .collect()
    }

    /// The parts of `[start, start + len)` that no range has, none longer than `most` bytes or across a multiple of it.
    pub(super) fn holes(&self, start: u64, len: u64, most: u64) -> Vec<(u64, u64)> {
        let end = start + len;
        let mut holes = Vec::new();
        let mut at = start;
        let taken: Vec<(u64, u64)> = self
            .overlapping(start, end - 1)
            .map(|(from, range)| (from, from + range.len))
            .chain([(end, end)])
            .collect();
        for (from, to) in taken {
            while at < from {
                let stop = from.min((at / most + 1) * most);
                holes.push((at, stop - at));
                at = stop;
            }
            at = at.max(to);
        }
        holes
    }

    /// The addresses around `address` in which a new range may be made: its multiple of `size` bytes, less what other
    /// ranges have.
    pub(super) fn room(&self, address: u64, size: u64) -> (u64, u64) {
        let start = address / size * size;
        let end = start.saturating_add(size.max(PAGE));
        let before = self
            .0
            .range(..address)
            .next_back()
            .map_or(0, |(from, range)| from + range.len);
        let after = self.0.range(address..).next().map_or(u64::MAX, |(&from, _)| from);
        (start.max(before), end.min(after))
    }
}
