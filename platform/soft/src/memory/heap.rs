//! A heap: one sparse memory file, mapped once as a whole, and its free extents.
#![expect(
    unsafe_code,
    reason = "maps the heap's file and clears memory whose discard failed"
)]

use alloc::collections::BTreeMap;
use alloc::sync::Arc;

use outcrop_platform::{Errno, Fd, Host, Map, MapAt, MapSource, Prot};
use spin::Mutex;

use super::PAGE;

/// Extents of at least this many bytes start at a multiple of it, as the GPU's big pages do.
const BIG_PAGE: u64 = 2 << 20;

/// Bytes behind a heap that nobody can access.
const GUARD: usize = PAGE as usize;

/// Memory that BOs are cut from.
pub(crate) struct Heap {
    host: Arc<dyn Host>,
    file: Fd,
    base: *mut u8,
    len: u64,
    space: Mutex<Space>,
}

// SAFETY: `base` is the start of a shared mapping that lives as long as the heap; it is handed out as a
// raw pointer only, and everything else is plain data or locked.
unsafe impl Send for Heap {}
// SAFETY: as above.
unsafe impl Sync for Heap {}

/// Free extents by offset, and where the last one was taken: new extents come from behind it, so that
/// a stale mapping of a freed extent does not soon show somebody else's memory.
struct Space {
    free: BTreeMap<u64, u64>,
    next: u64,
}

impl Heap {
    /// A heap of `len` bytes, none of which takes memory yet.
    ///
    /// # Errors
    /// The errno of the host's memory file or mapping.
    pub(crate) fn new(host: Arc<dyn Host>, len: u64) -> Result<Arc<Self>, Errno> {
        let bytes = usize::try_from(len).map_err(|_| Errno::NOMEM)?;
        let file = host.memory_file(len)?;
        let base = match map_guarded(&*host, file, bytes) {
            Ok(base) => base,
            Err(error) => {
                let _ = host.close(file);
                return Err(error);
            }
        };
        let space = Space {
            free: BTreeMap::from([(0, len)]),
            next: 0,
        };
        Ok(Arc::new(Self {
            host,
            file,
            base,
            len,
            space: Mutex::new(space),
        }))
    }

    /// The memory file, for mappings of its extents.
    pub(crate) fn file(&self) -> Fd {
        self.file
    }

    /// Takes `len` bytes, a multiple of the page size; they read as zero.
    ///
    /// # Errors
    /// [`Errno::NOMEM`] if no free extent is long enough.
    pub(crate) fn take(self: &Arc<Self>, len: u64) -> Result<Extent, Errno> {
        let align = if len >= BIG_PAGE { BIG_PAGE } else { PAGE };
        let mut space = self.space.lock();
        let next = space.next;
        let fits = |(&start, &bytes): (&u64, &u64)| {
            let at = start.next_multiple_of(align);
            (at + len <= start + bytes).then_some((start, bytes, at))
        };
        let found = space
            .free
            .range(next..)
            .find_map(fits)
            .or_else(|| space.free.range(..next).find_map(fits));
        let (start, bytes, at) = found.ok_or(Errno::NOMEM)?;
        space.free.remove(&start);
        if at > start {
            space.free.insert(start, at - start);
        }
        if at + len < start + bytes {
            space.free.insert(at + len, start + bytes - at - len);
        }
        space.next = at + len;
        Ok(Extent {
            heap: Arc::clone(self),
            offset: at,
            len,
        })
    }

    fn give_back(&self, offset: u64, len: u64) {
        if self.host.discard(self.file, offset, len).is_err() {
            // SAFETY: the extent lies in the heap's own mapping and belongs to nobody any more.
            unsafe { self.base.add(offset as usize).write_bytes(0, len as usize) };
        }
        let mut space = self.space.lock();
        let (mut start, mut bytes) = (offset, len);
        if let Some((&before, &n)) = space.free.range(..offset).next_back()
            && before + n == offset
        {
            space.free.remove(&before);
            start = before;
            bytes += n;
        }
        if let Some(n) = space.free.remove(&(offset + len)) {
            bytes += n;
        }
        space.free.insert(start, bytes);
    }
}

/// Maps `len` bytes of `file`, an inaccessible page behind them: the host may put the program's own heap right there, and
/// what runs past the last extent is to end the program where it happens, not to change that.
fn map_guarded(host: &dyn Host, file: Fd, len: usize) -> Result<*mut u8, Errno> {
    let whole = len.checked_add(GUARD).ok_or(Errno::NOMEM)?;
    let reserve = Map {
        at: MapAt::Any,
        len: whole,
        prot: Prot::empty(),
        source: MapSource::Anonymous,
    };
    // SAFETY: a new range, chosen by the host.
    let base = unsafe { host.map(&reserve)? };
    let map = Map {
        at: MapAt::Replace(base.expose_provenance()),
        len,
        prot: Prot::READ | Prot::WRITE,
        source: MapSource::File(file, 0),
    };
    // SAFETY: the range has just been reserved, and nothing else knows of it.
    unsafe { host.map(&map) }.inspect_err(|_| {
        // SAFETY: as above.
        let _ = unsafe { host.unmap(base, whole) };
    })
}

impl Drop for Heap {
    fn drop(&mut self) {
        // SAFETY: extents hold the heap, so none is left that could refer to the mapping; the guard is the heap's own.
        let _ = unsafe { self.host.unmap(self.base, self.len as usize + GUARD) };
        let _ = self.host.close(self.file);
    }
}

/// A piece of a heap; given back, zeroed, when dropped.
pub(crate) struct Extent {
    heap: Arc<Heap>,
    offset: u64,
    len: u64,
}

impl Extent {
    /// Where the kernel side sees the extent.
    pub(crate) fn host(&self) -> *mut u8 {
        self.heap.base.wrapping_add(self.offset as usize)
    }

    /// The file and the offset in it, for another mapping of the extent.
    pub(crate) fn source(&self) -> (Fd, u64) {
        (self.heap.file(), self.offset)
    }
}

impl Drop for Extent {
    fn drop(&mut self) {
        self.heap.give_back(self.offset, self.len);
    }
}

#[cfg(test)]
mod tests {
    use outcrop_platform::StdHost;

    use super::*;

    #[test]
    fn nothing_can_be_had_behind_a_heap() {
        const LEN: u64 = 3 * PAGE;
        let host: Arc<dyn Host> = Arc::new(StdHost::new());
        let heap = Heap::new(Arc::clone(&host), LEN).unwrap();
        let all = heap.take(LEN).unwrap();
        let (start, len) = (all.host().expose_provenance(), LEN as usize);
        assert!(host.writable(start, len));
        // The page is there, so that nothing else can be.
        assert!(host.is_mapped(start + len, GUARD));
        assert!(!host.readable(start + len, 1));
    }
}
