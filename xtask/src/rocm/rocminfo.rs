//! What rocminfo prints, against what it prints on real machines.

use super::Result;
use crate::codegen::diag::Error;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// `tests/rocm/rocminfo.toml`.
#[derive(Deserialize)]
pub struct Expected {
    /// The products of each machine's GPUs, in order.
    machines: BTreeMap<String, Vec<String>>,
    products: BTreeMap<String, Product>,
}

#[derive(Deserialize)]
struct Product {
    /// Lines of the agent, by what stands before the colon.
    lines: BTreeMap<String, String>,
    /// Segment with its flags, size.
    pools: Vec<(String, String)>,
    isa: String,
}

/// One agent as printed.
struct Agent<'a> {
    lines: Vec<(&'a str, &'a str)>,
}

impl Expected {
    /// # Errors
    /// The file cannot be read, or is not of the form.
    pub fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
        toml::from_str(&text).map_err(|e| Error::plain(format!("{}: {e}", path.display())))
    }

    /// Compares the GPUs in `output`; the processors are the host's own, there must be one at least, before them.
    ///
    /// # Errors
    /// The first difference.
    pub fn compare(&self, machine: &str, output: &str) -> core::result::Result<String, String> {
        let wanted = self
            .machines
            .get(machine)
            .ok_or_else(|| format!("rocminfo.toml has no machine {machine}"))?;
        let agents = agents(output);
        let (cpus, gpus): (Vec<&Agent<'_>>, Vec<_>) = agents
            .iter()
            .partition(|agent| agent.value("Device Type") == Some("CPU"));
        if cpus.is_empty() || gpus.len() != wanted.len() {
            return Err(format!(
                "{} processors and {} GPUs, not {}: {}",
                cpus.len(),
                gpus.len(),
                wanted.len(),
                output.lines().last().unwrap_or_default()
            ));
        }
        for (index, (gpu, name)) in gpus.iter().zip(wanted).enumerate() {
            let product = self
                .products
                .get(name)
                .ok_or_else(|| format!("rocminfo.toml has no product {name}"))?;
            gpu.compare(product)
                .map_err(|error| format!("GPU {index} ({name}): {error}"))?;
        }
        Ok(format!("{} processors, {} GPUs", cpus.len(), gpus.len()))
    }
}

impl Agent<'_> {
    fn value(&self, key: &str) -> Option<&str> {
        self.lines
            .iter()
            .find_map(|(name, value)| (*name == key).then_some(*value))
    }

    fn compare(&self, product: &Product) -> core::result::Result<(), String> {
        for (key, wanted) in &product.lines {
            let seen = self.value(key).unwrap_or("nothing");
            if seen != wanted {
                return Err(format!("{key} is {seen}, not {wanted}"));
            }
        }
        let all = |key: &str| {
            self.lines
                .iter()
                .filter(move |(name, _)| *name == key)
                .map(|(_, value)| (*value).to_owned())
                .collect::<Vec<_>>()
        };
        let pools: Vec<(String, String)> = all("Segment").into_iter().zip(all("Size")).collect();
        if pools != product.pools {
            return Err(format!("the pools are {pools:?}, not {:?}", product.pools));
        }
        // The agent's own name comes first.
        let names = all("Name");
        if names.get(1..) != Some(core::slice::from_ref(&product.isa)) {
            return Err(format!("the names are {names:?}, the ISA is not {}", product.isa));
        }
        Ok(())
    }
}

fn agents(output: &str) -> Vec<Agent<'_>> {
    let mut found: Vec<Agent<'_>> = Vec::new();
    for line in output.lines() {
        let starts = line
            .strip_prefix("Agent ")
            .is_some_and(|number| number.trim().parse::<u32>().is_ok());
        if starts {
            found.push(Agent { lines: Vec::new() });
        } else if let (Some(agent), Some((key, value))) = (found.last_mut(), line.split_once(':')) {
            agent.lines.push((key.trim(), value.trim()));
        }
    }
    found
}
