//! Names on boxes.

use alloc::string::String;
use alloc::vec;

use outcrop_kfd::Platform;
use outcrop_kfd::topology::Node;

/// The table that libdrm installs: `device, revision, name` in hexadecimal and text.
const AMDGPU_IDS: &str = "/usr/share/libdrm/amdgpu.ids";
/// The table has 40 KiB; a longer one is read as far as this.
const LIMIT: usize = 1 << 18;

/// Accelerators and cards by PCI device and revision, for systems without libdrm's table.
const KNOWN: &[(u32, Option<u32>, &str)] = &[
    (0x7408, None, "AMD Instinct MI250X"),
    (0x740C, Some(1), "AMD Instinct MI250X / MI250"),
    (0x740F, None, "AMD Instinct MI210"),
    (0x74A0, None, "AMD Instinct MI300A"),
    (0x74A1, None, "AMD Instinct MI300X"),
    (0x74A5, None, "AMD Instinct MI325X"),
    (0x75A0, None, "AMD Instinct MI350X"),
    (0x75A3, None, "AMD Instinct MI355X"),
    (0x73BF, Some(0xC3), "AMD Radeon RX 6800"),
    (0x744C, Some(0xC8), "AMD Radeon RX 7900 XTX"),
    (0x7550, Some(0xC0), "AMD Radeon RX 9070 XT"),
];

/// The marketing name of a GPU; the driver's short name where nothing better is known.
pub(crate) fn marketing(platform: &dyn Platform, node: &Node, revision: u32) -> String {
    let device = node.properties.device_id;
    let known = KNOWN
        .iter()
        .find(|(d, r, _)| *d == device && r.is_none_or(|r| r == revision));
    if let Some((_, _, name)) = known {
        return String::from(*name);
    }
    let mut table = vec![0; LIMIT];
    // A name is a courtesy: without the table there is the short one.
    let len = platform.read_file(AMDGPU_IDS, &mut table).unwrap_or(0);
    let text = table
        .get(..len)
        .and_then(|bytes| core::str::from_utf8(bytes).ok())
        .unwrap_or("");
    String::from(find(text, device, revision).unwrap_or(&node.name))
}

fn find(table: &str, device: u32, revision: u32) -> Option<&str> {
    table.lines().find_map(|line| {
        let mut fields = line.splitn(3, ',').map(str::trim);
        let mut number = || u32::from_str_radix(fields.next()?, 16).ok();
        let matches = number()? == device && number()? == revision;
        fields.next().filter(|name| matches && !name.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn finds_device_and_revision() {
        let table =
            "# List of IDs\n1.0.0\n73BF,\tC1,\tAMD Radeon RX 6800 XT\n73BF, C3, AMD Radeon, RX\n73bf,C4,\n";
        assert_eq!(find(table, 0x73BF, 0xC1), Some("AMD Radeon RX 6800 XT"));
        assert_eq!(find(table, 0x73BF, 0xC3), Some("AMD Radeon, RX"));
        assert_eq!(find(table, 0x73BF, 0xC4), None);
        assert_eq!(find(table, 0x73BF, 0xC5), None);
        assert_eq!(find("\u{0}\n,,,\n73BF", 0x73BF, 0), None);
    }
}
