//! The generator on small specs of its own, in a folder of its own.

use super::ir::Ring;
use super::{load, run};
use core::sync::atomic::{AtomicU32, Ordering};
use std::fs;
use std::path::{Path, PathBuf};

/// A workspace with one spec, gone at the end.
pub struct Workspace(PathBuf);

impl Workspace {
    pub fn new(spec: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let root = std::env::temp_dir().join(format!("outcrop-xtask-{}-{number}", std::process::id()));
        fs::create_dir_all(root.join("abi/spec")).unwrap();
        fs::write(root.join("rustfmt.toml"), "max_width = 110\n").unwrap();
        let new = Self(root);
        new.spec(spec);
        new
    }

    pub fn root(&self) -> &Path {
        &self.0
    }

    pub fn spec(&self, text: &str) {
        fs::write(self.0.join("abi/spec/demo.toml"), text).unwrap();
    }

    fn generated(&self) -> PathBuf {
        self.0.join("abi/src/generated/demo.rs")
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const SPEC: &str = r#"doc = "Demo."

[[consts]]
doc = "A limit."
type = "u32"
values = [
  { name = "LIMIT", value = 7 },
]

[[bits]]
name = "Flags"
repr = "u32"
doc = "Flags."
fields = [
  { name = "low", bits = "0..3" },
  { name = "on", bits = "3" },
]

[[struct]]
name = "Pair"
doc = "Two words."
fields = [
  { name = "first", type = "u32" },
  { name = "second", type = "Flags", since = "1.2" },
]
"#;

fn error(spec: &str) -> String {
    let workspace = Workspace::new(spec);
    load(workspace.root())
        .err()
        .map(|e| e.to_string())
        .unwrap_or_default()
}

#[test]
fn what_was_written_passes_the_check() {
    let workspace = Workspace::new(SPEC);
    run(workspace.root(), false).unwrap();
    let summary = run(workspace.root(), true).unwrap();
    assert!(summary.contains("up to date"), "{summary}");
    let text = fs::read_to_string(workspace.generated()).unwrap();
    assert!(text.starts_with("// Generated from abi/spec/demo.toml"), "{text}");
    assert!(
        text.contains("pub const fn with_low(mut self, value: u8) -> Option<Self>"),
        "{text}"
    );
    assert!(
        text.contains("pub const SIZES: &[(&str, usize)] = &[(\"1.2\", 8)];"),
        "{text}"
    );
    assert!(
        text.contains("assert!(core::mem::offset_of!(Pair, second) == 4);"),
        "{text}"
    );
}

#[test]
fn a_stale_file_fails_the_check() {
    let workspace = Workspace::new(SPEC);
    run(workspace.root(), false).unwrap();
    workspace.spec(&SPEC.replace("value = 7", "value = 8"));
    let error = run(workspace.root(), true).unwrap_err().to_string();
    assert!(error.contains("demo.rs") && error.contains("stale"), "{error}");
    assert!(!error.contains("by hand"), "{error}");
}

#[test]
fn a_hand_edit_fails_the_check() {
    let workspace = Workspace::new(SPEC);
    run(workspace.root(), false).unwrap();
    let text = fs::read_to_string(workspace.generated()).unwrap();
    fs::write(
        workspace.generated(),
        text.replace("LIMIT: u32 = 7", "LIMIT: u32 = 8"),
    )
    .unwrap();
    let error = run(workspace.root(), true).unwrap_err().to_string();
    assert!(
        error.contains("demo.rs") && error.contains("edited by hand"),
        "{error}"
    );
    run(workspace.root(), false).unwrap();
    assert_eq!(fs::read_to_string(workspace.generated()).unwrap(), text);
}

#[test]
fn an_orphan_fails_the_check_and_is_removed_by_writing() {
    let workspace = Workspace::new(SPEC);
    run(workspace.root(), false).unwrap();
    let orphan = workspace.root().join("abi/src/generated/old.rs");
    fs::write(&orphan, "").unwrap();
    let error = run(workspace.root(), true).unwrap_err().to_string();
    assert!(error.contains("old.rs: orphan"), "{error}");
    run(workspace.root(), false).unwrap();
    assert!(!orphan.exists());
}

#[test]
fn a_missing_file_fails_the_check() {
    let workspace = Workspace::new(SPEC);
    run(workspace.root(), false).unwrap();
    fs::remove_file(workspace.generated()).unwrap();
    let error = run(workspace.root(), true).unwrap_err().to_string();
    assert!(error.contains("demo.rs: missing"), "{error}");
}

#[test]
fn errors_name_file_line_and_column() {
    let found = error(&SPEC.replace("type = \"Flags\"", "type = \"Flegs\""));
    assert_eq!(found, "abi/spec/demo.toml:24:29: unknown type `Flegs`");
    let found = error(&SPEC.replace("doc = \"Two words.\"", "dok = \"Two words.\""));
    assert!(
        found.starts_with("abi/spec/demo.toml:21:1: unknown field `dok`"),
        "{found}"
    );
    let found = error(&SPEC.replace("value = 7 }", "value = 7"));
    assert!(found.starts_with("abi/spec/demo.toml:8:1: "), "{found}");
}

#[test]
fn a_layout_that_c_would_pad_is_refused() {
    let found = error(&SPEC.replace("type = \"Flags\"", "type = \"u64\""));
    assert!(
        found.contains("`second` would follow 4 bytes of implicit padding at 4"),
        "{found}"
    );
    let found = error(&SPEC.replace("type = \"Flags\"", "type = \"u16\""));
    assert!(
        found.contains("`Pair` would end in 2 bytes of padding"),
        "{found}"
    );
}

#[test]
fn bit_fields_that_overlap_or_do_not_fit_are_refused() {
    let found = error(&SPEC.replace("bits = \"3\"", "bits = \"2\""));
    assert!(found.contains("`on` overlaps `low`"), "{found}");
    let found = error(&SPEC.replace("bits = \"3\"", "bits = \"31..33\""));
    assert!(found.contains("bit 32 is beyond the 1 words"), "{found}");
    let found = error(&SPEC.replace("bits = \"0..3\" }", "bits = \"0..3\", fixed = 8 }"));
    assert!(found.contains("value does not fit 3 bits"), "{found}");
}

#[test]
fn a_name_can_be_declared_once() {
    let found = error(&SPEC.replace("name = \"Pair\"", "name = \"Flags\""));
    assert!(found.contains("`Flags` is declared twice"), "{found}");
    let found = error(&SPEC.replace("name = \"second\"", "name = \"first\""));
    assert!(found.contains("field `first` is declared twice"), "{found}");
}

#[test]
fn an_extension_keeps_the_offsets_of_its_base() {
    let spec = format!(
        "{SPEC}\n[[struct]]\nname = \"Triple\"\ndoc = \"Three.\"\nextends = \"Pair\"\nsize = 16\nfields = [\n  {{ name = \"other\", type = \"u32\", replaces = \"first\" }},\n  {{ name = \"third\", type = \"u64\", at = 8 }},\n]\n"
    );
    let workspace = Workspace::new(&spec);
    let abi = load(workspace.root()).unwrap();
    let triple = abi.parts[0].structs.iter().find(|s| s.name == "Triple").unwrap();
    let places: Vec<_> = triple
        .fields
        .iter()
        .map(|f| (f.name.as_str(), f.offset))
        .collect();
    assert_eq!(places, [("other", 0), ("second", 4), ("third", 8)]);
    let found = error(&spec.replace("at = 8", "at = 12"));
    assert!(found.contains("`third` is at 8, not at 12"), "{found}");
    let found = error(&spec.replace("size = 16", "size = 24"));
    assert!(found.contains("the fields take 16 bytes, not 24"), "{found}");
}

const PACKETS: &str = r#"doc = "Demo."
packets = "SDMA 4.0"

[[consts]]
doc = "Opcode."
type = "u8"
values = [
  { name = "OP_COPY", value = 1 },
  { name = "SUBOP_LINEAR", value = 4 },
]

[[bits]]
name = "Copy"
repr = "u32"
doc = "Copies."
is = { sdma = "OP_COPY", sub = "SUBOP_LINEAR", when = ["broadcast"] }
fields = [
  { name = "op", bits = "0..8", fixed = 1 },
  { name = "sub_op", bits = "8..16", fixed = 4 },
  { name = "broadcast", bits = "27", fixed = 1 },
]

[[bits]]
name = "CopyV5"
repr = "u32"
doc = "Copies."
extends = "Copy"
since = "SDMA 5.2"
fields = [{ name = "more", bits = "16" }]
"#;

#[test]
fn a_packet_is_tied_to_its_opcode_and_handed_on() {
    let workspace = Workspace::new(PACKETS);
    let abi = load(workspace.root()).unwrap();
    let packets: Vec<_> = (abi.parts[0].bits.iter())
        .map(|bits| bits.packet.as_ref().map(|p| (p.ring, p.mask, p.value, p.since)))
        .collect();
    let expected = |since| Some((Ring::Sdma, 0x0800_ffff, 0x0800_0401, since));
    assert_eq!(packets, [expected((4, 0, 0)), expected((5, 2, 0))]);
    run(workspace.root(), false).unwrap();
    let table = workspace.root().join("abi/src/generated/layout/mod.rs");
    let table = fs::read_to_string(table).unwrap();
    assert!(
        table.contains("0x8000401,\n        IpVersion(5, 2, 0),\n        of::<super::demo::CopyV5>(),"),
        "{table}"
    );
}

#[test]
fn a_packet_that_cannot_be_is_refused_with_its_place() {
    let cases = [
        (
            "sdma = \"OP_COPY\", sub",
            "sdma = \"OP_MOVE\", sub",
            "16:15: no constant `OP_MOVE` in this module",
        ),
        (
            "..8\", fixed = 1",
            "..8\", fixed = 2",
            "16:15: `op` is 0x1, but `fixed` is 0x2",
        ),
        (
            "fixed = 4",
            "fixed = 5",
            "16:15: `sub_op` is 0x4, but `fixed` is 0x5",
        ),
        (
            "{ sdma = \"OP_COPY\", sub",
            "{ sub",
            "16:6: `is` has one of aql, pm4, sdma and mqd",
        ),
        (
            "sdma = \"OP_COPY\"",
            "mqd = \"compute\"",
            "16:31: only packets of aql and sdma have a `sub`",
        ),
        (
            "sdma = \"OP_COPY\", sub = \"SUBOP_LINEAR\", when = [\"broadcast\"]",
            "mqd = \"video\"",
            "16:14: mqd is one of compute, sdma, gfx",
        ),
        (
            "packets = \"SDMA 4.0\"",
            "packets = \"gfx9\"",
            "16:6: since which version? `since` of the type or `packets` of the file says it, as in \"SDMA 9.4.3\"",
        ),
        (
            "is = {",
            "is = { op = 1,",
            "16:8: unknown field `op`, expected one of",
        ),
    ];
    for (old, new, expected) in cases {
        let found = error(&PACKETS.replace(old, new));
        assert!(
            found.starts_with(&format!("abi/spec/demo.toml:{expected}")),
            "{new}: {found}"
        );
    }
}

#[test]
fn the_checked_in_files_are_up_to_date() {
    run(&super::workspace_root(), true).unwrap();
}

#[test]
fn one_field_makes_room_for_several_and_the_first_may_keep_its_name() {
    let next = "\n[[struct]]\nname = \"Split\"\ndoc = \"Split.\"\nextends = \"Pair\"\nsize = 8\nfields = [\n  \
                { name = \"first\", type = \"u16\", replaces = \"first\" },\n  \
                { name = \"more\", type = \"u16\", replaces = \"first\", at = 2 },\n]\n";
    let workspace = Workspace::new(&format!("{SPEC}{next}"));
    let abi = load(workspace.root()).unwrap();
    let split = abi.parts[0].structs.iter().find(|s| s.name == "Split").unwrap();
    let names: Vec<_> = split.fields.iter().map(|f| (f.name.as_str(), f.offset)).collect();
    assert_eq!(names, [("first", 0), ("more", 2), ("second", 4)]);
}

#[test]
fn a_dropped_bit_field_makes_room() {
    let next = "\n[[bits]]\nname = \"Next\"\nrepr = \"u32\"\ndoc = \"Next.\"\nextends = \"Flags\"\n\
                drops = [\"on\"]\nfields = [\n  { name = \"wide\", bits = \"3..5\" },\n]\n";
    let workspace = Workspace::new(&format!("{SPEC}{next}"));
    let abi = load(workspace.root()).unwrap();
    let names: Vec<_> = (abi.parts[0].bits[1].fields.iter())
        .map(|f| (f.name.as_str(), f.lo, f.width))
        .collect();
    assert_eq!(names, [("low", 0, 3), ("wide", 3, 2)]);
    let kept = error(&format!("{SPEC}{next}").replace("drops = [\"on\"]\n", ""));
    assert!(kept.contains("`wide` overlaps `on`"), "{kept}");
    let unknown = error(&format!("{SPEC}{next}").replace("drops = [\"on\"]", "drops = [\"off\"]"));
    assert!(unknown.contains("no field `off` to drop"), "{unknown}");
}
