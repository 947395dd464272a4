//! What the products that a machine can be made of are like.

mod caches;
mod cdna;
mod place;
mod rdna;
mod sizes;

use core::fmt;
use core::str::FromStr;

use outcrop_isa::Target;

pub(crate) use caches::Cache;
pub(crate) use place::{Card, Place, VENDOR_ID, place};

/// A graphics card or accelerator module that a machine can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Product {
    /// AMD Instinct MI250X: two GPUs of 110 compute units and 64 GiB, gfx90a.
    Mi250x,
    /// AMD Instinct MI300X as one GPU (SPX) of 304 compute units in eight XCCs and 192 GiB, gfx942.
    Mi300x,
    /// AMD Instinct MI355X as one GPU (SPX) of 256 compute units in eight XCCs and 288 GiB, gfx950.
    Mi355x,
    /// AMD Radeon RX 6800: 60 compute units, 16 GiB, gfx1030.
    Rx6800,
    /// AMD Radeon RX 7900 XTX: 96 compute units, 24 GiB, gfx1100.
    Rx7900Xtx,
    /// AMD Radeon RX 9070 XT: 64 compute units, 16 GiB, gfx1201.
    Rx9070Xt,
}

/// A name that no [`Product`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownProduct;

impl fmt::Display for UnknownProduct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such product; there are")?;
        for (i, product) in Product::ALL.into_iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma} {product} ({})", product.target().name())?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownProduct {}

impl Product {
    /// Every product.
    pub const ALL: [Self; 6] = [
        Self::Mi250x,
        Self::Mi300x,
        Self::Mi355x,
        Self::Rx6800,
        Self::Rx7900Xtx,
        Self::Rx9070Xt,
    ];

    /// The short name, such as `mi300x` or `rx7900xtx`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mi250x => "mi250x",
            Self::Mi300x => "mi300x",
            Self::Mi355x => "mi355x",
            Self::Rx6800 => "rx6800",
            Self::Rx7900Xtx => "rx7900xtx",
            Self::Rx9070Xt => "rx9070xt",
        }
    }

    /// What it is sold as.
    #[must_use]
    pub const fn marketing_name(self) -> &'static str {
        self.model().marketing_name
    }

    /// The instruction set of its GPUs.
    #[must_use]
    pub const fn target(self) -> Target {
        self.model().target
    }

    /// The GPUs that one card has.
    #[must_use]
    pub const fn gpus(self) -> usize {
        self.model().dies
    }

    pub(crate) const fn model(self) -> &'static Model {
        match self {
            Self::Mi250x => &cdna::MI250X,
            Self::Mi300x => &cdna::MI300X,
            Self::Mi355x => &cdna::MI355X,
            Self::Rx6800 => &rdna::RX6800,
            Self::Rx7900Xtx => &rdna::RX7900XTX,
            Self::Rx9070Xt => &rdna::RX9070XT,
        }
    }
}

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Product {
    type Err = UnknownProduct;

    /// Reads a short or a sold name or a target, whatever its case and its spaces, hyphens and underscores:
    /// `mi300x`, `gfx942`, `AMD Instinct MI300X`, `7900xtx`, `RX 7900 XTX`.
    fn from_str(text: &str) -> Result<Self, UnknownProduct> {
        let typed = || {
            text.bytes()
                .filter(|b| !matches!(b, b' ' | b'-' | b'_'))
                .map(|b| b.to_ascii_lowercase())
        };
        let is = |prefix: &str, name: &str| typed().eq(prefix.bytes().chain(name.bytes()));
        Self::ALL
            .into_iter()
            .find(|product| {
                let name = product.name();
                let bare = name.strip_prefix("rx").unwrap_or(name);
                ["", "amd", "instinct", "amdinstinct", "radeon", "amdradeon"]
                    .iter()
                    .any(|prefix| is(prefix, name))
                    || is("", bare)
                    || is("", product.target().name())
            })
            .ok_or(UnknownProduct)
    }
}

/// The GPUs that a GPU of the product has XGMI links to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hive {
    /// None.
    None,
    /// All of its kind in the machine, with one link each.
    Mesh,
    /// The other die of its card with four links; of the other cards some with two or one, others through
    /// these.
    Dies,
}

/// What the GPU's memory is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Bytes that the driver has: the size less what the firmware keeps.
    pub(crate) bytes: u64,
    /// `AMDGPU_VRAM_TYPE_*`.
    pub(crate) kind: u32,
    /// Bits of the bus.
    pub(crate) width: u32,
    pub(crate) clock_mhz: u32,
}

/// A GPU of a product: what its driver finds in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Model {
    /// `name` of the topology node (`amdgpu_asic_name`).
    pub(crate) name: &'static str,
    pub(crate) marketing_name: &'static str,
    pub(crate) target: Target,
    /// Version of the graphics core: major, minor, revision (`GC_HWIP`).
    pub(crate) gc: [u8; 3],
    /// Version of the SDMA engines (`SDMA0_HWIP`).
    pub(crate) sdma: [u8; 3],
    /// `GB_ADDR_CONFIG`, how surfaces are laid out.
    pub(crate) gb_addr_config: u32,
    pub(crate) device_id: u32,
    pub(crate) pci_revision: u32,
    /// `rev_id`, the revision of the silicon.
    pub(crate) revision: u32,
    /// `external_rev_id`, which tells chips of one family apart.
    pub(crate) external_revision: u32,
    /// `AMDGPU_FAMILY_*`.
    pub(crate) family: u32,
    /// GPUs of one card.
    pub(crate) dies: usize,
    pub(crate) xccs: u32,
    /// Shader engines of an XCC.
    pub(crate) engines: u32,
    pub(crate) arrays_per_engine: u32,
    /// Places for compute units in an array.
    pub(crate) cus_per_array: u32,
    /// The compute units that work, a bit each, for each array of an XCC.
    pub(crate) active: &'static [u32],
    pub(crate) simds_per_cu: u32,
    pub(crate) max_waves_per_simd: u32,
    pub(crate) lds_kib: u32,
    pub(crate) caches: &'static [Cache],
    pub(crate) memory: Memory,
    pub(crate) engine_clock_mhz: u32,
    /// SDMA engines for the host's side.
    pub(crate) sdma_engines: u32,
    /// SDMA engines for XGMI.
    pub(crate) sdma_xgmi_engines: u32,
    /// Queues of an SDMA engine that clients can have.
    pub(crate) sdma_queues_per_engine: u32,
    /// Hardware slots for clients' compute queues: pipes × queues of the first MEC, less the driver's own.
    pub(crate) compute_queues: u32,
    /// Global wave sync barriers (`gds.gws_size`).
    pub(crate) gws: u32,
    /// `HSA_CAP_*` for memory errors that are corrected and told.
    pub(crate) ras: u32,
    pub(crate) mec_firmware: u32,
    pub(crate) sdma_firmware: u32,
    /// Of the scheduler that queues are told to; 0 where there is none or it is not known.
    pub(crate) mes_firmware: u32,
    /// Bandwidth of the slowest and the widest fastest PCIe mode, MB/s.
    pub(crate) pcie_bandwidth: (u32, u32),
    pub(crate) hive: Hive,
}

/// Waves of a compute unit that may have scratch (`gc_max_scratch_slots_per_cu`), of all products.
pub(crate) const SCRATCH_SLOTS_PER_CU: u32 = 32;

impl Model {
    /// Compute units that work, of all XCCs.
    pub(crate) fn compute_units(&self) -> u32 {
        self.xccs * self.cus_per_xcc()
    }

    /// Compute units that work, of one XCC.
    pub(crate) fn cus_per_xcc(&self) -> u32 {
        self.active.iter().map(|cus| cus.count_ones()).sum()
    }

    pub(crate) fn simds(&self) -> u32 {
        self.compute_units() * self.simds_per_cu
    }

    /// Shader arrays of an XCC.
    pub(crate) fn arrays_per_xcc(&self) -> u32 {
        self.engines * self.arrays_per_engine
    }

    /// Shader arrays of all XCCs.
    pub(crate) fn arrays(&self) -> u32 {
        self.xccs * self.arrays_per_xcc()
    }

    /// Places for compute units in one XCC, which is what amdkfd numbers.
    pub(crate) fn cu_places(&self) -> u32 {
        self.arrays_per_xcc() * self.cus_per_array
    }

    /// The class of its PCI function: a processing accelerator, a display controller, a VGA controller.
    pub(crate) fn pci_class(&self) -> u32 {
        match self.target {
            Target::Gfx942 | Target::Gfx950 => 0x12_0000,
            Target::Gfx90a => 0x03_8000,
            _ => 0x03_0000,
        }
    }

    /// The first cache of this level and kind, KiB; 0 if there is none.
    pub(crate) fn cache_kib(&self, level: u32, kind: u32, cus: core::ops::RangeInclusive<u32>) -> u32 {
        let is = |c: &&Cache| c.level == level && c.kind & kind != 0 && cus.contains(&c.cus);
        self.caches.iter().find(is).map_or(0, |c| c.kib)
    }

    /// Bytes that an address watch point compares at least (`set_address_watch`).
    pub(crate) fn watch_granule(&self) -> u64 {
        if self.target == Target::Gfx90a { 64 } else { 128 }
    }

    /// All SDMA engines.
    pub(crate) fn all_sdma_engines(&self) -> u32 {
        self.sdma_engines + self.sdma_xgmi_engines
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn names_are_read_as_people_type_them() {
        for product in Product::ALL {
            for name in [product.name(), product.marketing_name(), product.target().name()] {
                assert_eq!(name.parse(), Ok(product), "{name}");
                assert_eq!(name.to_uppercase().parse(), Ok(product), "{name}");
            }
        }
        for (name, product) in [
            ("6800", Product::Rx6800),
            ("RX-6800", Product::Rx6800),
            ("7900 xtx", Product::Rx7900Xtx),
            ("radeon_rx_9070_xt", Product::Rx9070Xt),
            ("Instinct MI250X", Product::Mi250x),
        ] {
            assert_eq!(name.parse(), Ok(product), "{name}");
        }
        for name in [
            "",
            "rx",
            "amd",
            "mi300",
            "gfx940",
            "7900xt",
            "radeon 6800",
            "mi300xx",
        ] {
            assert_eq!(name.parse::<Product>(), Err(UnknownProduct), "{name}");
        }
        let told = UnknownProduct.to_string();
        assert!(told.contains("mi250x (gfx90a), mi300x (gfx942)"), "{told}");
    }

    #[test]
    fn arrays_have_the_compute_units_of_the_data_sheets() {
        let units = [
            (Product::Mi250x, 220),
            (Product::Mi300x, 304),
            (Product::Mi355x, 256),
            (Product::Rx6800, 60),
            (Product::Rx7900Xtx, 96),
            (Product::Rx9070Xt, 64),
        ];
        for (product, cus) in units {
            let model = product.model();
            assert_eq!(model.compute_units() * product.gpus() as u32, cus, "{product}");
            assert_eq!(model.active.len() as u32, model.arrays_per_xcc(), "{product}");
            let places = (1u32 << model.cus_per_array) - 1;
            assert!(model.active.iter().all(|cus| cus & !places == 0), "{product}");
        }
    }
}
