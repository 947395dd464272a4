//! Addresses: which ones memory gets.
//!
//! An address is one for the host and for every GPU. The host's kernel gives them out: a range is taken by
//! mapping nothing there, so whatever else the process maps stays clear of it.

use alloc::sync::Arc;

use outcrop_kfd::{Errno, MapAt, Mapping, Platform};

use crate::{Error, PAGE_SIZE};

/// What the page tables of GPUs map with one entry; larger memory is aligned to it.
const HUGE_PAGE: u64 = 2 << 20;

/// Rounds up to whole pages; `None` for a size of 0 or one that is too large.
pub(crate) fn pages(size: u64) -> Option<u64> {
    match size {
        0 => None,
        size => size.checked_next_multiple_of(PAGE_SIZE),
    }
}

/// What is asked of [`reserve`].
#[derive(Clone, Copy)]
pub(crate) struct Wish {
    /// Bytes, whole pages.
    pub(crate) size: u64,
    /// 0 or a power of two.
    pub(crate) align: u64,
    /// Where, if it is free.
    pub(crate) at: Option<u64>,
    /// There or not at all.
    pub(crate) fixed: bool,
    /// The last address that every GPU can map.
    pub(crate) limit: u64,
}

/// Takes a range of addresses. It may be a page longer than `wish.size`: a page that stays empty, so that
/// what runs past the end of memory faults instead of meeting the next one.
pub(crate) fn reserve(platform: &Arc<dyn Platform>, wish: Wish) -> Result<Mapping, Error> {
    let no_address = Error::NoAddress {
        size: wish.size,
        align: wish.align,
    };
    if wish.align != 0 && !wish.align.is_power_of_two() {
        return Err(Error::InvalidArgument {
            argument: "align",
            value: wish.align,
        });
    }
    let default_align = if wish.size >= HUGE_PAGE {
        HUGE_PAGE
    } else {
        PAGE_SIZE
    };
    let align = usize::try_from(wish.align.max(default_align)).map_err(|_| no_address)?;
    let len = usize::try_from(wish.size).map_err(|_| no_address)?;
    if let Some(address) = wish.at {
        let aligned = address.is_multiple_of(PAGE_SIZE) && address.is_multiple_of(wish.align.max(1));
        if !aligned && wish.fixed {
            return Err(Error::InvalidArgument {
                argument: "address",
                value: address,
            });
        }
        let within = address
            .checked_add(wish.size - 1)
            .is_some_and(|last| last <= wish.limit);
        if aligned && address != 0 && within {
            match Mapping::reserve(platform.clone(), MapAt::Exactly(address as usize), len) {
                Err(error) if error.errno() == Some(Errno::EXIST) => {}
                result => return result.map_err(Error::Kfd),
            }
        }
        if wish.fixed {
            return Err(Error::AddressTaken {
                address,
                size: wish.size,
            });
        }
    }
    let guarded = len.checked_add(PAGE_SIZE as usize).ok_or(no_address)?;
    let range = Mapping::reserve_aligned(platform.clone(), guarded, align)?;
    let last = range.base().addr() as u64 + (wish.size - 1);
    if last > wish.limit {
        return Err(no_address);
    }
    Ok(range)
}
