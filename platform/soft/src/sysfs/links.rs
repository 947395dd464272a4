//! The ways from node to node: direct ones (`io_links`), and those of GPU to GPU through the host
//! (`p2p_links`), as `kfd_crat.c` and `kfd_topology.c` work them out.

use outcrop_abi::topology as abi;

use super::{Facts, Text};
use crate::product::{Hive, Model, Place};

/// Weight of a PCIe link (`kfd_parse_subtype_iolink`) and of a hop through XGMI (`KFD_CRAT_XGMI_WEIGHT`).
const PCIE_WEIGHT: u32 = 20;
const XGMI_WEIGHT: u32 = 15;
/// MB/s of one XGMI link, 16 lanes of 25 Gb/s (`amdgpu_amdkfd_get_xgmi_bandwidth_mbytes`).
const XGMI_BANDWIDTH: u32 = 50000;

/// A way from one node to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    kind: u32,
    from: usize,
    to: usize,
    weight: u32,
    /// MB/s.
    bandwidth: (u32, u32),
    /// SDMA engines, a bit each.
    engines: u32,
    flags: u32,
}

impl Link {
    pub(super) fn print(self, out: &mut Text<'_>) {
        out.prop(abi::LINK_TYPE, self.kind.into());
        out.prop(abi::LINK_VERSION_MAJOR, 0);
        out.prop(abi::LINK_VERSION_MINOR, 0);
        out.prop(abi::LINK_NODE_FROM, self.from as u64);
        out.prop(abi::LINK_NODE_TO, self.to as u64);
        out.prop(abi::LINK_WEIGHT, self.weight.into());
        out.prop(abi::LINK_MIN_LATENCY, 0);
        out.prop(abi::LINK_MAX_LATENCY, 0);
        out.prop(abi::LINK_MIN_BANDWIDTH, self.bandwidth.0.into());
        out.prop(abi::LINK_MAX_BANDWIDTH, self.bandwidth.1.into());
        out.prop(abi::LINK_RECOMMENDED_TRANSFER_SIZE, 0);
        out.prop(abi::LINK_RECOMMENDED_SDMA_ENGINE_ID_MASK, self.engines.into());
        out.prop(abi::LINK_FLAGS, self.flags.into());
    }
}

/// The engines for the host's side.
fn host_engines(model: &Model) -> u32 {
    (1 << model.sdma_engines) - 1
}

/// Hops and links from a die of an MI250X to another, of up to four cards side by side: each die has four links
/// to its sister, two to a die of another card and one to a die of a third (Pearson, arXiv 2302.14827).
fn between_dies(a: usize, b: usize) -> (u32, u32) {
    const DIRECT: [(usize, usize, u32); 12] = [
        (0, 1, 4),
        (2, 3, 4),
        (4, 5, 4),
        (6, 7, 4),
        (0, 6, 2),
        (2, 4, 2),
        (1, 3, 2),
        (5, 7, 2),
        (0, 2, 1),
        (4, 6, 1),
        (1, 5, 1),
        (3, 7, 1),
    ];
    let links = |a: usize, b: usize| {
        let ends = (a.min(b), a.max(b));
        let direct = DIRECT.iter().find(|d| (d.0, d.1) == ends);
        direct.map_or(0, |d| d.2)
    };
    let near = |a: usize, b: usize| links(a, b) != 0;
    let hops = if near(a, b) { 1 } else { 2 };
    (hops, links(a, b))
}

/// The SDMA engine that is best from one MI300X of eight to another (`rec_sdma_eng_map`).
const BEST_ENGINE: [[u32; 8]; 8] = [
    [0, 14, 12, 2, 4, 8, 10, 6],
    [14, 0, 2, 10, 8, 4, 6, 12],
    [10, 2, 0, 12, 14, 6, 4, 8],
    [2, 12, 10, 0, 6, 14, 8, 4],
    [4, 8, 14, 6, 0, 10, 12, 2],
    [8, 4, 6, 14, 12, 0, 2, 10],
    [10, 6, 4, 8, 12, 2, 0, 14],
    [6, 12, 8, 4, 2, 10, 14, 0],
];

/// The XGMI link between two GPUs of a hive.
fn xgmi(facts: &Facts<'_>, a: &Place, b: &Place) -> Link {
    let model = a.model;
    let (hops, links) = match model.hive {
        Hive::Dies => between_dies(a.hive_index, b.hive_index),
        Hive::Mesh | Hive::None => (1, 1),
    };
    let all = facts.places().filter(|p| p.hive_id == a.hive_id).count();
    let engines = if model.hive == Hive::Mesh && all == BEST_ENGINE.len() {
        let best = BEST_ENGINE
            .get(a.hive_index)
            .and_then(|row| row.get(b.hive_index));
        best.map_or(0, |engine| 1 << engine)
    } else {
        ((1 << model.sdma_xgmi_engines) - 1) << model.sdma_engines
    };
    // Nothing is known of the way through others.
    let lowest = if links == 0 { 0 } else { XGMI_BANDWIDTH };
    Link {
        kind: abi::HSA_IOLINK_TYPE_XGMI,
        from: a.node(),
        to: b.node(),
        weight: XGMI_WEIGHT * hops,
        bandwidth: (lowest, XGMI_BANDWIDTH * links),
        engines,
        flags: abi::HSA_IOLINK_FLAGS_ENABLED,
    }
}

fn in_one_hive(a: &Place, b: &Place) -> bool {
    a.hive_id != 0 && a.hive_id == b.hive_id
}

/// The direct links that start at a node.
pub(super) fn io_links<'f>(facts: &'f Facts<'_>, node: usize) -> impl Iterator<Item = Link> + use<'f> {
    let from = facts.place(node);
    // From the processor to all GPUs; from a GPU to the processor, and to those of its hive.
    let to_host = from.map(|place| Link {
        kind: abi::HSA_IOLINK_TYPE_PCIEXPRESS,
        from: node,
        to: 0,
        weight: PCIE_WEIGHT,
        bandwidth: place.model.pcie_bandwidth,
        engines: host_engines(place.model),
        flags: abi::HSA_IOLINK_FLAGS_ENABLED,
    });
    let to_gpus = facts.places().filter_map(move |to| match from {
        None => Some(Link {
            kind: abi::HSA_IOLINK_TYPE_PCIEXPRESS,
            from: 0,
            to: to.node(),
            weight: PCIE_WEIGHT,
            bandwidth: to.model.pcie_bandwidth,
            engines: host_engines(to.model),
            flags: abi::HSA_IOLINK_FLAGS_ENABLED | abi::HSA_IOLINK_FLAGS_NON_COHERENT,
        }),
        Some(from) if from.index != to.index && in_one_hive(from, to) => Some(xgmi(facts, from, to)),
        Some(_) => None,
    });
    to_host.into_iter().chain(to_gpus)
}

/// The links through the host that start at a node (`kfd_add_peer_prop`).
pub(super) fn p2p_links<'f>(facts: &'f Facts<'_>, node: usize) -> impl Iterator<Item = Link> + use<'f> {
    let from = facts.place(node);
    facts.places().filter_map(move |to| {
        let from = from.filter(|from| from.index != to.index && !in_one_hive(from, to))?;
        let (a, b) = (from.model.pcie_bandwidth, to.model.pcie_bandwidth);
        Some(Link {
            kind: abi::HSA_IOLINK_TYPE_PCIEXPRESS,
            from: from.node(),
            to: to.node(),
            weight: 2 * PCIE_WEIGHT,
            bandwidth: (a.0.min(b.0), a.1),
            // Copied from the other end's link to the host, where that is known already.
            engines: if to.index < from.index {
                host_engines(to.model)
            } else {
                0
            },
            flags: abi::HSA_IOLINK_FLAGS_ENABLED | abi::HSA_IOLINK_FLAGS_NON_COHERENT,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_has_seven_links_and_is_two_hops_away_at_most() {
        for a in 0..8 {
            let all = || {
                (0..8)
                    .filter(move |&b| b != a)
                    .map(move |b| (b, between_dies(a, b)))
            };
            assert_eq!(all().map(|(_, (_, links))| links).sum::<u32>(), 7, "die {a}");
            assert_eq!(between_dies(a, a ^ 1), (1, 4));
            for (b, (hops, links)) in all() {
                assert_eq!((hops, links), between_dies(b, a));
                let through = (0..8).any(|c| between_dies(a, c).1 != 0 && between_dies(c, b).1 != 0);
                assert!(
                    if hops == 1 {
                        links != 0
                    } else {
                        links == 0 && through
                    },
                    "{a} {b}"
                );
            }
        }
    }
}
