//! `/sys/devices/virtual/kfd/kfd/topology`, as `kfd_topology.c` prints it.

use outcrop_platform::Errno;

use super::links::{io_links, p2p_links};
use super::{Facts, Text, caches, node, numbered};

/// A folder of things with numbers below a node.
const FOLDERS: [&str; 5] = ["mem_banks", "caches", "io_links", "p2p_links", "perf"];

fn count(facts: &Facts<'_>, node: usize, folder: &str) -> usize {
    match folder {
        "mem_banks" => 1,
        "caches" => caches::count(facts, node),
        "io_links" => io_links(facts, node).count(),
        "p2p_links" => p2p_links(facts, node).count(),
        _ => 0,
    }
}

fn number(text: &str, limit: usize) -> Result<usize, Errno> {
    // "007" names no folder.
    let canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse()
        .ok()
        .filter(|&n| canonical && n < limit)
        .ok_or(Errno::NOENT)
}

/// Prints the file with this path below `topology`.
pub(super) fn read<'p>(
    facts: &Facts<'_>,
    mut parts: impl Iterator<Item = &'p str>,
    out: &mut Text<'_>,
) -> Result<(), Errno> {
    let first = parts.next().ok_or(Errno::INVAL)?;
    match first {
        "generation_id" => out.line(format_args!("{}", facts.nodes())),
        "system_properties" => {
            out.prop("platform_oem", 0);
            out.prop("platform_id", 0);
            out.prop("platform_rev", 0);
        }
        "nodes" => {
            let node = number(parts.next().ok_or(Errno::INVAL)?, facts.nodes())?;
            let file = parts.next().ok_or(Errno::INVAL)?;
            match file {
                "gpu_id" => out.line(format_args!("{}", facts.place(node).map_or(0, |p| p.id))),
                "name" => out.line(format_args!("{}", facts.place(node).map_or("", |p| p.model.name))),
                "properties" => node::properties(facts, node, out),
                folder if FOLDERS.contains(&folder) => {
                    let index = number(parts.next().ok_or(Errno::INVAL)?, count(facts, node, folder))?;
                    if parts.next().ok_or(Errno::INVAL)? != "properties" {
                        return Err(Errno::NOENT);
                    }
                    match folder {
                        "mem_banks" => node::memory(facts, node, out),
                        "caches" => caches::properties(facts, node, index, out),
                        "io_links" => io_links(facts, node).nth(index).ok_or(Errno::NOENT)?.print(out),
                        _ => p2p_links(facts, node).nth(index).ok_or(Errno::NOENT)?.print(out),
                    }
                }
                _ => return Err(Errno::NOENT),
            }
        }
        _ => return Err(Errno::NOENT),
    }
    if parts.next().is_some() {
        Err(Errno::NOTDIR)
    } else {
        Ok(())
    }
}

/// Lists the folder with this path below `topology`.
pub(super) fn list<'p>(
    facts: &Facts<'_>,
    mut parts: impl Iterator<Item = &'p str>,
    entry: &mut dyn FnMut(&str),
) -> Result<(), Errno> {
    match parts.next() {
        None => ["generation_id", "system_properties", "nodes"]
            .into_iter()
            .for_each(entry),
        Some("nodes") => match parts.next() {
            None => (0..facts.nodes()).for_each(|n| numbered("", n, entry)),
            Some(node) => {
                let node = number(node, facts.nodes())?;
                match parts.next() {
                    None => ["gpu_id", "name", "properties"]
                        .into_iter()
                        .chain(FOLDERS)
                        .for_each(entry),
                    Some(folder) if FOLDERS.contains(&folder) => {
                        let count = count(facts, node, folder);
                        match parts.next() {
                            None => (0..count).for_each(|n| numbered("", n, entry)),
                            Some(index) => {
                                number(index, count)?;
                                match parts.next() {
                                    None => entry("properties"),
                                    Some("properties") => return Err(Errno::NOTDIR),
                                    Some(_) => return Err(Errno::NOENT),
                                }
                            }
                        }
                    }
                    Some("gpu_id" | "name" | "properties") => return Err(Errno::NOTDIR),
                    Some(_) => return Err(Errno::NOENT),
                }
            }
        },
        Some("generation_id" | "system_properties") => return Err(Errno::NOTDIR),
        Some(_) => return Err(Errno::NOENT),
    }
    if parts.next().is_some() {
        Err(Errno::NOENT)
    } else {
        Ok(())
    }
}
