//! The topology tree of a machine with no GPU: which files there are, and what does not depend on the processor.

use super::Probe;

const ROOT: &str = "/sys/devices/virtual/kfd/kfd/topology";

impl Probe<'_> {
    pub(super) fn sysfs(&mut self) {
        self.part("topology");
        self.folder("", 0);
        for path in [
            "/sys/class/kfd/kfd/topology/nodes/0/gpu_id",
            "/sys/devices/virtual/kfd/kfd/proc/1/pasid",
        ] {
            self.file(path);
        }
        let mut buffer = [0; 64];
        for path in ["/sys/module/amdgpu/initstate", "/proc/version"] {
            let found = self.platform.read_file(path, &mut buffer);
            self.answer(&format!("{path} is there"), found.map(drop));
        }
        let mut names = Vec::new();
        let found = self
            .platform
            .list_folder("/dev/dri", &mut |name| names.push(name.to_owned()));
        self.answer("/dev/dri", found);
        self.with(format_args!("{names:?}"));
    }

    fn folder(&mut self, path: &str, depth: usize) {
        let full = format!("{ROOT}{path}");
        let mut names = Vec::new();
        let found = self
            .platform
            .list_folder(&full, &mut |name| names.push(name.to_owned()));
        if found.is_err() || depth > 6 {
            return self.file(&full);
        }
        // The caches of a processor are as many as it has.
        names.retain(|name| !(path.ends_with("/caches") && name != "0"));
        names.sort();
        let shown = if path.is_empty() { "topology" } else { path };
        self.out.push_str(&format!("{shown}: {}\n", names.join(" ")));
        for name in names {
            self.folder(&format!("{path}/{name}"), depth + 1);
        }
    }

    /// The keys of a file of properties; values where they say that there is no GPU.
    fn file(&mut self, path: &str) {
        let mut buffer = [0; 8192];
        let result = self.platform.read_file(path, &mut buffer);
        let shown = path.strip_prefix(ROOT).unwrap_or(path);
        self.answer(shown, result.map(drop));
        let Ok(length) = result else { return };
        let text = String::from_utf8_lossy(&buffer[..length]).into_owned();
        let own = |key: &str| {
            key.starts_with("cpu_core")
                || key.starts_with("size")
                || key.contains("cache")
                || key.starts_with("sibling_map")
                || key.starts_with("association")
                || matches!(
                    key,
                    "latency"
                        | "processor_id_low"
                        | "level"
                        | "type"
                        | "width"
                        | "mem_clk_max"
                        | "platform_oem"
                        | "platform_id"
                        | "platform_rev"
                        | "max_engine_clk_ccompute"
                )
        };
        let lines: Vec<String> = text
            .lines()
            .map(|line| match line.split_once(' ') {
                Some((key, _)) if own(key) => key.to_owned(),
                Some((key, value)) => format!("{key}={value}"),
                None if path.ends_with("/name") || path.ends_with("generation_id") => {
                    format!("{} characters", line.len().min(1))
                }
                None => line.to_owned(),
            })
            .collect();
        self.with(format_args!("{}", lines.join(" ")));
    }
}
