//! Which ranges are reserved, what is mapped where, and who may access it.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use spin::{Mutex, MutexGuard, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::{Access, AllocationProp};
use crate::error::{Error, Result};
use crate::memory::{Found, MemoryKind};

/// Physical memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandleInfo {
    pub prop: AllocationProp,
    pub size: u64,
    pub references: u32,
    pub mappings: u32,
}

/// A mapping.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub size: u64,
    pub handle: u64,
    /// The device whose memory it is; `None` for the host's.
    pub owner: Option<u32>,
    /// Rights by device; `None` is the host.
    pub access: Vec<(Option<u32>, Access)>,
}

impl Piece {
    pub fn grant(&mut self, who: Option<u32>, access: Access) {
        self.access.retain(|(device, _)| *device != who);
        self.access.push((who, access));
    }

    pub fn access_of(&self, who: Option<u32>) -> Access {
        self.access
            .iter()
            .find(|(device, _)| *device == who)
            .map_or(Access::None, |(_, access)| *access)
    }

    /// The owner and all devices with access.
    pub fn devices(&self) -> impl Iterator<Item = u32> + '_ {
        self.owner
            .into_iter()
            .chain(self.access.iter().filter_map(|(device, _)| *device))
    }
}

/// The books of one runtime.
#[derive(Default)]
pub(super) struct Table {
    pub reservations: BTreeMap<u64, u64>,
    pub pieces: BTreeMap<u64, Piece>,
    pub handles: BTreeMap<u64, HandleInfo>,
}

impl Table {
    fn reservation_at(&self, address: u64) -> Option<(u64, u64)> {
        let (&base, &size) = self.reservations.range(..=address).next_back()?;
        (address - base < size).then_some((base, size))
    }

    /// Whether the range is inside one reservation.
    pub fn is_reserved(&self, address: u64, size: u64) -> bool {
        self.reservation_at(address).is_some_and(|(base, reserved)| {
            (address - base)
                .checked_add(size)
                .is_some_and(|end| end <= reserved)
        })
    }

    /// Whether any mapping touches the range.
    pub fn is_touched(&self, address: u64, size: u64) -> bool {
        self.pieces
            .range(..address.saturating_add(size))
            .next_back()
            .is_some_and(|(start, piece)| start + piece.size > address)
    }

    pub fn piece_at(&self, address: u64) -> Option<(u64, &Piece)> {
        let (&start, piece) = self.pieces.range(..=address).next_back()?;
        (address - start < piece.size).then_some((start, piece))
    }

    /// The mappings that make up exactly the range.
    pub fn exact_pieces(&self, address: u64, size: u64) -> Result<Vec<(u64, Piece)>> {
        if address == 0 {
            return Err(Error::InvalidValue {
                what: "address",
                value: address,
            });
        }
        let wrong_size = Err(Error::InvalidValue {
            what: "size",
            value: size,
        });
        let Some(end) = address.checked_add(size).filter(|_| size != 0) else {
            return wrong_size;
        };
        let mut pieces = Vec::new();
        let mut next = address;
        while next < end {
            let Some(piece) = self.pieces.get(&next) else {
                return match next == address {
                    true => Err(Error::InvalidValue {
                        what: "address",
                        value: address,
                    }),
                    false => wrong_size,
                };
            };
            pieces.push((next, piece.clone()));
            next += piece.size;
        }
        if next == end { Ok(pieces) } else { wrong_size }
    }

    pub fn unreference(&mut self, handle: u64) {
        if let Some(info) = self.handles.get_mut(&handle) {
            info.references = info.references.saturating_sub(1);
        }
        self.forget(handle);
    }

    pub fn unmapped(&mut self, handle: u64) {
        if let Some(info) = self.handles.get_mut(&handle) {
            info.mappings = info.mappings.saturating_sub(1);
        }
        self.forget(handle);
    }

    fn forget(&mut self, handle: u64) {
        if self
            .handles
            .get(&handle)
            .is_some_and(|info| info.references == 0 && info.mappings == 0)
        {
            self.handles.remove(&handle);
        }
    }
}

/// The books and who may write them.
///
/// Calls that change something are made one at a time, with the table locked only for a moment, so that
/// a copy that looks an address up never waits for a system call.
#[derive(Default)]
pub(crate) struct Mappings {
    calls: Mutex<()>,
    table: RwLock<Table>,
}

impl Mappings {
    pub(super) fn serialize(&self) -> MutexGuard<'_, ()> {
        self.calls.lock()
    }

    pub(super) fn read(&self) -> RwLockReadGuard<'_, Table> {
        self.table.read()
    }

    pub(super) fn write(&self) -> RwLockWriteGuard<'_, Table> {
        self.table.write()
    }

    /// The mapped memory from the start of the reservation that `address` is in, for copies: as far as it
    /// is mapped without a gap from `address` on.
    pub fn find(&self, address: u64) -> Option<Found> {
        let table = self.table.read();
        let (base, size) = table.reservation_at(address)?;
        let mut end = address;
        let mut owner = None;
        let mut host = true;
        while end < base + size
            && let Some((start, piece)) = table.piece_at(end)
        {
            end = start + piece.size;
            owner = owner.or(piece.owner);
            host &= piece.access_of(None) != Access::None;
        }
        Some(Found {
            kind: MemoryKind::Virtual,
            device: owner.unwrap_or(0),
            flags: 0,
            base,
            device_base: base,
            size: end - base,
            host: host && end > address,
        })
    }

    /// Whether a device may read (or also write) all of a mapped range.
    pub fn allows(&self, address: u64, size: u64, device: u32, write: bool) -> bool {
        let table = self.table.read();
        let mut next = address;
        while next < address.saturating_add(size) {
            let Some((start, piece)) = table.piece_at(next) else {
                return false;
            };
            match piece.access_of(Some(device)) {
                Access::ReadWrite => {}
                Access::Read if !write => {}
                Access::Read | Access::None => return false,
            }
            next = start + piece.size;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vmm::Location;

    const PAGE: u64 = 4096;

    fn table() -> Table {
        let mut table = Table::default();
        table.reservations.insert(0x10_0000, 16 * PAGE);
        let piece = |size| Piece {
            size,
            handle: 7,
            owner: Some(0),
            access: Vec::new(),
        };
        table.pieces.insert(0x10_0000, piece(2 * PAGE));
        table.pieces.insert(0x10_0000 + 2 * PAGE, piece(PAGE));
        table.pieces.insert(0x10_0000 + 8 * PAGE, piece(PAGE));
        let prop = AllocationProp {
            location: Location::device(0),
            ..AllocationProp::default()
        };
        table.handles.insert(
            7,
            HandleInfo {
                prop,
                size: 2 * PAGE,
                references: 1,
                mappings: 3,
            },
        );
        table
    }

    #[test]
    fn ranges_are_whole_mappings_or_nothing() {
        let table = table();
        let exact = |address, size| table.exact_pieces(address, size).map(|pieces| pieces.len()).ok();
        assert_eq!(exact(0x10_0000, 2 * PAGE), Some(1));
        assert_eq!(exact(0x10_0000, 3 * PAGE), Some(2));
        assert_eq!(exact(0x10_0000, 3 * PAGE - 1), None);
        assert_eq!(exact(0x10_0000, 3 * PAGE + 1), None);
        assert_eq!(exact(0x10_0000 + PAGE, PAGE), None);
        assert_eq!(exact(0x10_0000 + 4 * PAGE, PAGE), None);
        assert_eq!(exact(0x10_0000, u64::MAX), None);
        assert_eq!(exact(0x10_0000, 0), None);
    }

    #[test]
    fn overlaps_and_bounds() {
        let table = table();
        assert!(table.is_reserved(0x10_0000, 16 * PAGE));
        assert!(!table.is_reserved(0x10_0000 + PAGE, 16 * PAGE));
        assert!(!table.is_reserved(0x10_0000, u64::MAX));
        assert!(table.is_touched(0x10_0000 + 2 * PAGE, PAGE));
        assert!(!table.is_touched(0x10_0000 + 3 * PAGE, 5 * PAGE));
        assert!(table.is_touched(0x10_0000 + 3 * PAGE, 6 * PAGE));
        assert!(table.piece_at(0x10_0000 + 3 * PAGE).is_none());
        assert_eq!(
            table.piece_at(0x10_0000 + 3 * PAGE - 1).map(|(start, _)| start),
            Some(0x10_0000 + 2 * PAGE)
        );
    }

    #[test]
    fn memory_is_forgotten_when_nobody_holds_it() {
        let mut table = table();
        table.unreference(7);
        assert!(table.handles.contains_key(&7), "mappings are left");
        for _ in 0..3 {
            table.unmapped(7);
        }
        assert!(!table.handles.contains_key(&7));
    }

    #[test]
    fn copies_see_what_is_mapped_without_a_gap() {
        let mappings = Mappings::default();
        *mappings.write() = table();
        let found = mappings.find(0x10_0000 + PAGE).unwrap();
        assert_eq!((found.base, found.size), (0x10_0000, 3 * PAGE));
        let gap = mappings.find(0x10_0000 + 5 * PAGE).unwrap();
        assert!(gap.device_address(0x10_0000 + 5 * PAGE, 1).is_err());
        assert!(mappings.find(0x10_0000 + 16 * PAGE).is_none());
        assert!(!mappings.allows(0x10_0000, PAGE, 0, false));
        for piece in mappings.write().pieces.values_mut() {
            piece.grant(Some(0), Access::Read);
        }
        assert!(mappings.allows(0x10_0000, 3 * PAGE, 0, false));
        assert!(!mappings.allows(0x10_0000, 3 * PAGE, 0, true));
        assert!(!mappings.allows(0x10_0000, 4 * PAGE, 0, false));
        assert!(!mappings.allows(0x10_0000, PAGE, 1, false));
    }
}
