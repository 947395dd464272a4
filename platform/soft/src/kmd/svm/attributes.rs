//! Attributes of ranges: checked, set and got.

use alloc::vec::Vec;

use outcrop_abi::kfd::{
    KFD_IOCTL_SVM_ATTR_ACCESS as ACCESS, KFD_IOCTL_SVM_ATTR_ACCESS_IN_PLACE as ACCESS_IN_PLACE,
    KFD_IOCTL_SVM_ATTR_CLR_FLAGS as CLR_FLAGS, KFD_IOCTL_SVM_ATTR_GRANULARITY as GRANULARITY,
    KFD_IOCTL_SVM_ATTR_NO_ACCESS as NO_ACCESS, KFD_IOCTL_SVM_ATTR_PREFERRED_LOC as PREFERRED_LOC,
    KFD_IOCTL_SVM_ATTR_PREFETCH_LOC as PREFETCH_LOC, KFD_IOCTL_SVM_ATTR_SET_FLAGS as SET_FLAGS,
    KFD_IOCTL_SVM_FLAG_COHERENT, KFD_IOCTL_SVM_FLAG_HOST_ACCESS, KFD_IOCTL_SVM_LOCATION_SYSMEM as SYSMEM,
    KFD_IOCTL_SVM_LOCATION_UNDEFINED as UNDEFINED, SvmAttribute,
};
use outcrop_platform::Errno;

use super::list::Range;
use super::{Inner, Svm};
use crate::memory::PAGE;

/// log2 of the pages that a new range migrates at once (`amdgpu_svm_default_granularity`).
pub(super) const DEFAULT_GRANULARITY: u8 = 9;
const MAX_GRANULARITY: u32 = 0x3f;
/// A range has at most this part of the VRAM, within these bounds in pages (`svm_range_set_max_pages`).
const PART_OF_VRAM: u64 = 32;
const MAX_PAGES: (u64, u64) = (1 << 9, 1 << 18);

/// The attributes of a range; GPUs by a bit for each index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Attributes {
    /// A `gpu_id`, or a location that is no GPU.
    pub(super) preferred: u32,
    pub(super) prefetch: u32,
    /// log2 of pages.
    pub(super) granularity: u8,
    pub(super) flags: u32,
    pub(super) access: u8,
    pub(super) in_place: u8,
}

impl Svm {
    /// The bit of a GPU.
    fn bit(&self, gpu_id: u32) -> Option<u8> {
        self.kernel.device(gpu_id).map(|device| 1 << device.index)
    }

    /// What a new range has.
    pub(super) fn defaults(&self, xnack: bool) -> Attributes {
        let all = self
            .kernel
            .devices
            .iter()
            .fold(0, |bits, device| bits | 1 << device.index);
        Attributes {
            preferred: UNDEFINED,
            prefetch: UNDEFINED,
            granularity: DEFAULT_GRANULARITY,
            flags: KFD_IOCTL_SVM_FLAG_HOST_ACCESS | KFD_IOCTL_SVM_FLAG_COHERENT,
            access: if xnack { all } else { 0 },
            in_place: 0,
        }
    }

    /// # Errors
    /// [`Errno::INVAL`] for a type or a GPU that does not exist (`svm_range_check_attr`).
    pub(super) fn check_attributes(&self, attributes: &[SvmAttribute]) -> Result<(), Errno> {
        for attribute in attributes {
            let value = attribute.value;
            let no_gpu = match attribute.r#type {
                PREFERRED_LOC => matches!(value, SYSMEM | UNDEFINED),
                PREFETCH_LOC => value == SYSMEM,
                ACCESS | ACCESS_IN_PLACE | NO_ACCESS => false,
                SET_FLAGS | CLR_FLAGS | GRANULARITY => true,
                _ => return Err(Errno::INVAL),
            };
            if !no_gpu && self.bit(value).is_none() {
                return Err(Errno::INVAL);
            }
        }
        Ok(())
    }

    /// Whether a range has these attributes already; a prefetch is always news (`svm_range_is_same_attrs`).
    fn has(&self, range: &Range, attributes: &[SvmAttribute]) -> bool {
        let a = &range.attributes;
        attributes.iter().all(|attribute| {
            let value = attribute.value;
            let bit = self.bit(value).unwrap_or(0);
            match attribute.r#type {
                PREFERRED_LOC => a.preferred == value,
                ACCESS => a.access & bit != 0,
                ACCESS_IN_PLACE => a.in_place & bit != 0,
                NO_ACCESS => (a.access | a.in_place) & bit == 0,
                SET_FLAGS => a.flags & value == value,
                CLR_FLAGS => a.flags & value == 0,
                GRANULARITY => u32::from(a.granularity) == value,
                _ => false,
            }
        })
    }

    /// Gives a range these attributes; whether its mappings must be made anew (`svm_range_apply_attrs`).
    fn apply(&self, a: &mut Attributes, xnack: bool, attributes: &[SvmAttribute]) -> bool {
        let mut remap = false;
        for attribute in attributes {
            let value = attribute.value;
            let bit = self.bit(value).unwrap_or(0);
            match attribute.r#type {
                PREFERRED_LOC => a.preferred = value,
                PREFETCH_LOC => a.prefetch = value,
                ACCESS | ACCESS_IN_PLACE | NO_ACCESS => {
                    remap |= !xnack;
                    a.access &= !bit;
                    a.in_place &= !bit;
                    match attribute.r#type {
                        ACCESS => a.access |= bit,
                        ACCESS_IN_PLACE => a.in_place |= bit,
                        _ => {}
                    }
                }
                SET_FLAGS => {
                    remap = true;
                    a.flags |= value;
                }
                CLR_FLAGS => {
                    remap = true;
                    a.flags &= !value;
                }
                _ => a.granularity = value.min(MAX_GRANULARITY) as u8,
            }
        }
        remap
    }

    /// Bytes of the longest range.
    fn longest(&self) -> u64 {
        let pages = |vram: u64| (vram / PART_OF_VRAM / PAGE).clamp(MAX_PAGES.0, MAX_PAGES.1);
        let least = self
            .kernel
            .devices
            .iter()
            .map(|d| pages(d.place.vram_bytes))
            .min();
        let pages = least.unwrap_or(MAX_PAGES.1);
        PAGE << pages.ilog2()
    }

    /// Sets attributes of `[start, start + len)`: ranges are made and split as needed, pages are migrated that are to be
    /// prefetched, and mapped to the GPUs (`svm_range_set_attr`).
    ///
    /// # Errors
    /// [`Errno::NOMEM`] if more pages would have to stay in system memory than there are, and nothing is changed then.
    /// [`Errno::INVAL`] for access of a GPU that the process has no address space of; the attributes are set.
    pub(super) fn set(&self, start: u64, len: u64, attributes: &[SvmAttribute]) -> Result<(), Errno> {
        let mut inner = self.inner.lock();
        let xnack = inner.xnack;
        let holes = inner.ranges.holes(start, len, self.longest());
        let new: u64 = holes.iter().map(|(_, len)| len).sum();
        if !xnack {
            self.kernel.reserve_system(new)?;
        }
        let last = start + (len - 1);
        let same =
            |(from, range): (u64, &Range)| (range.mapped && self.has(range, attributes)).then_some(from);
        let untouched: Vec<u64> = inner.ranges.overlapping(start, last).filter_map(same).collect();
        // Only a range that changes is split.
        for edge in [start, start.saturating_add(len)] {
            let inside = inner.ranges.at(edge).map(|(from, _)| from);
            if inside.is_some_and(|from| !untouched.contains(&from)) {
                inner.ranges.cut(edge, 0);
            }
        }
        for &(at, len) in &holes {
            let range = Range::new(len, self.defaults(xnack));
            inner.ranges.insert(at, range);
        }
        let changing: Vec<u64> = inner
            .ranges
            .overlapping(start, last)
            .map(|(from, _)| from)
            .filter(|from| !untouched.contains(from))
            .collect();
        let mut remap = false;
        for at in &changing {
            if let Some(range) = inner.ranges.get_mut(*at) {
                remap |= self.apply(&mut range.attributes, xnack, attributes);
            }
        }
        let mut result = Ok(());
        for at in changing {
            let migrated = self.prefetch(&mut inner, at);
            if migrated || remap {
                let shown = self.show_all(&mut inner, at);
                result = result.and(shown);
            }
        }
        result
    }

    /// What there is to know of each range: where it begins, its bytes, and its attributes.
    pub(in crate::kmd) fn list(&self) -> Vec<[u64; 8]> {
        let inner = self.inner.lock();
        let describe = |(start, range): (u64, &Range)| {
            let a = &range.attributes;
            [
                start,
                range.len,
                a.preferred.into(),
                a.prefetch.into(),
                a.granularity.into(),
                a.flags.into(),
                a.access.into(),
                a.in_place.into(),
            ]
        };
        inner.ranges.overlapping(0, u64::MAX).map(describe).collect()
    }

    /// Makes a range of what [`Svm::list`] has said.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for what no range is, or where one is already; [`Errno::NOMEM`], or [`Errno::FAULT`] for
    /// pages that are not there.
    pub(in crate::kmd) fn restore(&self, words: [u64; 8]) -> Result<(), Errno> {
        let [
            start,
            len,
            preferred,
            prefetch,
            granularity,
            flags,
            access,
            in_place,
        ] = words;
        let number = |word| u32::try_from(word).map_err(|_| Errno::INVAL);
        let bits = |word| u8::try_from(word).map_err(|_| Errno::INVAL);
        let attributes = Attributes {
            preferred: number(preferred)?,
            prefetch: number(prefetch)?,
            granularity: bits(granularity)?,
            flags: number(flags)?,
            access: bits(access)?,
            in_place: bits(in_place)?,
        };
        let end = start.checked_add(len).ok_or(Errno::INVAL)?;
        if start == 0 || len == 0 || !(start | len).is_multiple_of(PAGE) {
            return Err(Errno::INVAL);
        }
        if !self.kernel.host.is_mapped(start as usize, len as usize) {
            return Err(Errno::FAULT);
        }
        let mut inner = self.inner.lock();
        let taken = inner.ranges.overlapping(start, end - 1).next().is_some();
        if taken || inner.vms().iter().any(|vm| vm.overlaps(start, len)) {
            return Err(Errno::INVAL);
        }
        if !inner.xnack {
            self.kernel.reserve_system(len)?;
        }
        inner.ranges.insert(start, Range::new(len, attributes));
        self.prefetch(&mut inner, start);
        self.show_all(&mut inner, start)
    }

    /// Gets attributes that all of `[start, start + len)` have in common (`svm_range_get_attr`).
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a type that cannot be asked for, or a GPU that does not exist.
    pub(super) fn get(&self, start: u64, len: u64, attributes: &mut [SvmAttribute]) -> Result<(), Errno> {
        let known = |kind| {
            matches!(
                kind,
                PREFERRED_LOC | PREFETCH_LOC | ACCESS | SET_FLAGS | CLR_FLAGS | GRANULARITY
            )
        };
        if attributes.iter().any(|a| !known(a.r#type)) {
            return Err(Errno::INVAL);
        }
        let inner = self.inner.lock();
        let common = Common::of(&inner, start, len).unwrap_or_else(|| {
            let a = self.defaults(inner.xnack);
            Common {
                flags_or: a.flags,
                attributes: a,
            }
        });
        drop(inner);
        let a = &common.attributes;
        for attribute in attributes {
            match attribute.r#type {
                PREFERRED_LOC => attribute.value = a.preferred,
                PREFETCH_LOC => attribute.value = a.prefetch,
                ACCESS => {
                    let bit = self.bit(attribute.value).ok_or(Errno::INVAL)?;
                    attribute.r#type = match (a.access & bit != 0, a.in_place & bit != 0) {
                        (true, _) => ACCESS,
                        (false, true) => ACCESS_IN_PLACE,
                        (false, false) => NO_ACCESS,
                    };
                }
                SET_FLAGS => attribute.value = a.flags,
                CLR_FLAGS => attribute.value = !common.flags_or,
                _ => attribute.value = a.granularity.into(),
            }
        }
        Ok(())
    }
}

/// What ranges have in common.
struct Common {
    /// Flags are those that all have; places that differ are undefined.
    attributes: Attributes,
    /// Flags that some have.
    flags_or: u32,
}

impl Common {
    fn of(inner: &Inner, start: u64, len: u64) -> Option<Self> {
        let mut ranges = inner
            .ranges
            .overlapping(start, start + (len - 1))
            .map(|(_, r)| r.attributes);
        let first = ranges.next()?;
        let mut common = Self {
            attributes: first,
            flags_or: first.flags,
        };
        for other in ranges {
            let a = &mut common.attributes;
            let same = |a: u32, b: u32| if a == b { a } else { UNDEFINED };
            *a = Attributes {
                preferred: same(a.preferred, other.preferred),
                prefetch: same(a.prefetch, other.prefetch),
                granularity: a.granularity.min(other.granularity),
                flags: a.flags & other.flags,
                access: a.access & other.access,
                in_place: a.in_place & other.in_place,
            };
            common.flags_or |= other.flags;
        }
        Some(common)
    }
}
