//! Handles: what C callers hold in place of objects.
//!
//! A handle is the object's address, and is looked up before it is used: a stale or foreign one gives an error.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// Hash of an address: its bits are spread well enough by a multiplication.
#[derive(Clone, Copy, Debug, Default)]
pub struct AddressHasher(u64);

impl Hasher for AddressHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }

    fn write_usize(&mut self, value: usize) {
        let mixed = (self.0 ^ value as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

/// A map with addresses for keys.
pub type AddressMap<T> = HashMap<usize, T, BuildHasherDefault<AddressHasher>>;

/// Objects by handle.
#[derive(Debug)]
pub struct Handles<T> {
    objects: RwLock<AddressMap<Arc<T>>>,
}

impl<T> Handles<T> {
    pub fn new() -> Handles<T> {
        Handles {
            objects: RwLock::new(AddressMap::default()),
        }
    }

    /// Keeps an object and returns its handle.
    pub fn insert<H>(&self, object: T) -> *mut H {
        self.insert_shared(Arc::new(object))
    }

    /// Keeps a shared object and returns its handle.
    pub fn insert_shared<H>(&self, object: Arc<T>) -> *mut H {
        let handle = Arc::as_ptr(&object).cast_mut().cast::<H>();
        let mut objects = self.objects.write().unwrap_or_else(PoisonError::into_inner);
        objects.insert(handle.addr(), object);
        handle
    }

    /// The object of a handle.
    #[inline]
    pub fn get<H>(&self, handle: *mut H) -> Option<Arc<T>> {
        let objects = self.objects.read().unwrap_or_else(PoisonError::into_inner);
        objects.get(&handle.addr()).cloned()
    }

    /// Forgets a handle and returns its object.
    pub fn remove<H>(&self, handle: *mut H) -> Option<Arc<T>> {
        let mut objects = self.objects.write().unwrap_or_else(PoisonError::into_inner);
        objects.remove(&handle.addr())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stale_handle_is_not_found() {
        let handles = Handles::new();
        let (a, b): (*mut u8, *mut u8) = (handles.insert(1), handles.insert(2));
        assert_eq!(handles.get(a).as_deref(), Some(&1));
        assert_eq!(handles.remove(a).as_deref(), Some(&1));
        assert!(handles.get(a).is_none() && handles.remove(a).is_none());
        assert_eq!(handles.get(b).as_deref(), Some(&2));
        assert!(handles.get(core::ptr::null_mut::<u8>()).is_none());
    }
}
