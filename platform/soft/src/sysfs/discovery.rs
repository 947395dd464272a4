//! `ip_discovery`: the versions of a GPU's IP blocks, as `amdgpu_discovery.c` of Linux 6.12 shows the table in its memory.
//!
//! Of a GPU's blocks the graphics cores, the first SDMA engine and the bus interface are there, which programs look at;
//! without their register bases. gfx90a has no table: its driver knows the versions by the chip.

use alloc::format;

use outcrop_isa::Target;

use super::Tree;
use crate::product::Model;

/// One kind of block.
struct Block {
    /// `*_HWID` of `soc15_hw_ip.h`.
    id: u32,
    /// The link that names it.
    name: &'static str,
    instances: u32,
    /// Major, minor, revision.
    version: [u32; 3],
}

/// The blocks of a product; the versions are those that the driver tells the chips apart by.
fn blocks(model: &Model) -> Option<[Block; 3]> {
    let [graphics, sdma, bus] = match model.target {
        Target::Gfx942 => [[9, 4, 3], [4, 4, 2], [7, 9, 0]],
        Target::Gfx950 => [[9, 5, 0], [4, 4, 5], [7, 9, 1]],
        Target::Gfx1030 => [[10, 3, 0], [5, 2, 0], [3, 3, 0]],
        Target::Gfx1100 => [[11, 0, 0], [6, 0, 0], [4, 3, 0]],
        Target::Gfx1201 => [[12, 0, 1], [7, 0, 1], [6, 3, 1]],
        _ => return None,
    };
    // Engines of other chips than these are kinds of their own, one instance each.
    let engines = if graphics[0] == 9 {
        model.all_sdma_engines()
    } else {
        1
    };
    let block = |id, name, instances, version| Block {
        id,
        name,
        instances,
        version,
    };
    Some([
        block(11, "GC", model.xccs, graphics),
        block(42, "SDMA0", engines, sdma),
        block(108, "NBIF", 1, bus),
    ])
}

impl Tree {
    /// The folder below the GPU's PCI function.
    pub(super) fn discovery(&mut self, function: &str, model: &Model) {
        let Some(blocks) = blocks(model) else {
            return;
        };
        let die = format!("{function}/ip_discovery/die/0");
        for block in blocks {
            let Block { id, name, .. } = block;
            self.link(&format!("{die}/{name}"), &format!("{id}"));
            let [major, minor, revision] = block.version;
            for instance in 0..block.instances {
                for (name, text) in [
                    ("hw_id", format!("{id}\n")),
                    ("num_instance", format!("{instance}\n")),
                    ("major", format!("{major}\n")),
                    ("minor", format!("{minor}\n")),
                    ("revision", format!("{revision}\n")),
                    ("harvest", "0x0\n".into()),
                ] {
                    self.file(&format!("{die}/{id}/{instance}/{name}"), text);
                }
            }
        }
    }
}
