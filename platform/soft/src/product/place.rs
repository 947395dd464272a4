//! Where the GPUs of a machine are: what tells two of a kind apart.

use alloc::vec::Vec;

use super::{Hive, Model, Product};

/// AMD's PCI vendor id.
pub(crate) const VENDOR_ID: u32 = 0x1002;
/// What amdkfd numbers the compute units of all GPUs from (`gpu_processor_id_low`).
const PROCESSOR_ID_BASE: u32 = 0x8000_1000;
/// Unique ids and hive ids are 64 bits of the hardware's choice; these say where they come from.
const UNIQUE_ID_BASE: u64 = 0x6f75_7463_0000_0001;
const HIVE_ID_BASE: u64 = 0x6f75_7463_726f_7000;

/// A card that a machine is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) product: Product,
    /// Bytes of memory of each of its GPUs, if not the product's.
    pub(crate) vram_bytes: Option<u64>,
}

/// One GPU in its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) model: &'static Model,
    /// The GPU's number in the machine.
    pub(crate) index: usize,
    /// The GPU's number in its hive.
    pub(crate) hive_index: usize,
    /// `gpu_id` of the topology node.
    pub(crate) id: u32,
    pub(crate) vram_bytes: u64,
    /// PCI bus, device and function, as `location_id` has them.
    pub(crate) location_id: u32,
    /// The minor number of the render node.
    pub(crate) render_minor: u32,
    pub(crate) unique_id: u64,
    /// 0 without XGMI.
    pub(crate) hive_id: u64,
    /// `simd_id_base` of the topology node.
    pub(crate) processor_id: u32,
}

impl Place {
    /// The number of the topology node; 0 is the processor's.
    pub(crate) fn node(&self) -> usize {
        self.index + 1
    }
}

/// Puts the GPUs of these cards into a machine, in their order.
pub(crate) fn place(cards: &[Card], vram_bytes: impl Fn(&Card) -> u64) -> Vec<Place> {
    let mut places = Vec::<Place>::new();
    let mut processor_id = PROCESSOR_ID_BASE;
    let gpus = cards
        .iter()
        .flat_map(|card| core::iter::repeat_n(card, card.product.gpus()));
    for (index, card) in gpus.enumerate() {
        let model = card.product.model();
        let vram_bytes = vram_bytes(card);
        // A bus of its own for each, with room for its bridges.
        let location_id = ((index as u32) * 0x20 + 0x5) << 8;
        let mut id = gpu_id(model, location_id, vram_bytes).max(1);
        while places.iter().any(|p| p.id == id) {
            id = (id + 1) % (1 << 16);
            id = id.max(1);
        }
        let relatives = places.iter().filter(|p| core::ptr::eq(p.model, model)).count();
        places.push(Place {
            model,
            index,
            hive_index: relatives,
            id,
            vram_bytes,
            location_id,
            render_minor: 128 + index as u32,
            unique_id: UNIQUE_ID_BASE + index as u64,
            hive_id: match model.hive {
                Hive::None => 0,
                // One for each kind of GPU.
                _ => HIVE_ID_BASE + u64::from(model.device_id),
            },
            processor_id,
        });
        processor_id += model.cu_places();
    }
    places
}

/// The hash of place and size that names a GPU (`kfd_generate_gpu_id`). Its board has the device's numbers,
/// as AMD's own.
fn gpu_id(model: &Model, location_id: u32, vram_bytes: u64) -> u32 {
    let words = [
        location_id & 0xff,
        VENDOR_ID | model.device_id << 16,
        0,
        model.device_id,
        location_id >> 8,
        vram_bytes as u32,
        (vram_bytes >> 32) as u32,
        model.xccs << 16,
    ];
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    crc16(bytes).into()
}

/// Linux's `crc16` from 0: x¹⁶ + x¹⁵ + x² + 1, reflected.
fn crc16(bytes: impl Iterator<Item = u8>) -> u16 {
    bytes.fold(0, |crc, byte| {
        (0..8).fold(crc ^ u16::from(byte), |crc, _| {
            let carry = if crc & 1 == 1 { 0xa001 } else { 0 };
            crc >> 1 ^ carry
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_kernels() {
        // The check value of CRC-16/ARC.
        assert_eq!(crc16(b"123456789".iter().copied()), 0xbb3d);
    }

    #[test]
    fn places_differ() {
        let card = |product| Card {
            product,
            vram_bytes: None,
        };
        let cards = [
            card(Product::Mi250x),
            card(Product::Rx6800),
            card(Product::Mi300x),
            card(Product::Mi250x),
            card(Product::Rx6800),
        ];
        let places = place(&cards, |card| card.product.model().memory.bytes);
        assert_eq!(places.len(), 7);
        for (i, a) in places.iter().enumerate() {
            assert!(a.id != 0 && a.id <= 0xffff, "{:#x}", a.id);
            for b in &places[..i] {
                assert_ne!(
                    (a.id, a.location_id, a.unique_id),
                    (b.id, b.location_id, b.unique_id)
                );
                assert!(a.id != b.id && a.location_id != b.location_id && a.unique_id != b.unique_id);
            }
        }
        let hive: Vec<_> = places.iter().map(|p| (p.hive_id != 0, p.hive_index)).collect();
        assert_eq!(
            hive,
            [
                (true, 0),
                (true, 1),
                (false, 0),
                (true, 0),
                (true, 2),
                (true, 3),
                (false, 1)
            ]
        );
        assert_eq!(places[0].hive_id, places[5].hive_id);
        assert_ne!(places[0].hive_id, places[3].hive_id);
        // 8 engines of 14, again, 8 arrays of 10.
        assert_eq!(places[3].processor_id, 0x8000_1000 + 112 + 112 + 80);
    }
}
