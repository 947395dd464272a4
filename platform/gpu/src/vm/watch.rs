//! Address watch points of a debugger (`TCP_WATCH?_ADDR`, `TCP_WATCH?_CNTL`).

use super::Access;

/// Watch points of a GPU.
pub const WATCH_POINTS: usize = 4;
/// The smallest piece that is compared as one.
const LINE: u64 = 64;

/// Which accesses a watch point looks at (`kfd_dbg_trap_address_watch_mode`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatchMode {
    /// Loads.
    Read,
    /// Stores and atomics.
    NonRead,
    /// Atomics.
    Atomic,
    /// All.
    All,
}

/// A watch point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// What addresses are compared with.
    pub address: u64,
    /// The bits that count; those below 6 do not.
    pub mask: u64,
    /// Which accesses.
    pub mode: WatchMode,
}

impl Watch {
    /// Whether an access of `[va, va + len)` hits. An atomic access is one that reads and writes.
    pub(crate) fn hits(&self, va: u64, len: u64, access: Access) -> bool {
        let (reads, writes) = (access.contains(Access::READ), access.contains(Access::WRITE));
        let looks = match self.mode {
            WatchMode::Read => reads && !writes,
            WatchMode::NonRead => writes,
            WatchMode::Atomic => reads && writes,
            WatchMode::All => true,
        };
        let last = va.saturating_add(len.saturating_sub(1)) / LINE;
        looks && (va / LINE..=last).any(|line| ((line * LINE) ^ self.address) & self.mask & !(LINE - 1) == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watch_point_compares_the_bits_of_its_mask() {
        let watch = Watch {
            address: 0x7000_1040,
            mask: !0x7f,
            mode: WatchMode::NonRead,
        };
        let write = Access::WRITE;
        assert!(watch.hits(0x7000_1000, 4, write));
        assert!(watch.hits(0x7000_107f, 1, write));
        assert!(!watch.hits(0x7000_1080, 4, write));
        assert!(!watch.hits(0x7000_0ffc, 4, write));
        // One that begins before and reaches in.
        assert!(watch.hits(0x7000_0ffc, 8, write));
        assert!(watch.hits(0x7000_1000, 4, write | Access::READ));
        assert!(!watch.hits(0x7000_1000, 4, Access::READ));
        let modes = |mode| {
            let watch = Watch { mode, ..watch };
            [Access::READ, write, write | Access::READ].map(|access| watch.hits(0x7000_1000, 4, access))
        };
        assert_eq!(modes(WatchMode::Read), [true, false, false]);
        assert_eq!(modes(WatchMode::Atomic), [false, false, true]);
        assert_eq!(modes(WatchMode::All), [true; 3]);
        // Bits that do not count need not be at the end.
        let holes = Watch {
            address: 0x1000,
            mask: !0xf000,
            mode: WatchMode::All,
        };
        assert!(holes.hits(0x7000, 4, write) && !holes.hits(0x7040, 4, write));
    }
}
