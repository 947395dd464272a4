//! The check on a header and a spec of its own.

use super::headers::{Resolved, Sources};
use super::run;
use crate::codegen::tests::Workspace;
use std::fs;

const HEADER: &str = r#"
#include <linux/ioctl.h>
struct demo { unsigned int first; unsigned int second; unsigned long long third; };
#define DEMO_LIMIT 7
#define DEMO_NEW 8
#define DEMO_TEXT(number, text) "%x \"%s\"\n", (number), (text)
#define DEMO_IOC _IOWR('D', 3, struct demo)
#define DEMO_FLAGS_low_mask 0x7
#define DEMO_FLAGS_low_shift 4
struct demo_bits { unsigned int a : 5; unsigned int b : 3; };
"#;

const SPEC: &str = r#"doc = "Demo."
headers = ["demo"]

[[consts]]
doc = "A limit."
type = "u32"
values = [
  { name = "DEMO_LIMIT", value = 7 },
]

[[bits]]
name = "Flags"
repr = "u32"
doc = "Flags."
probe = { mask = "DEMO_FLAGS_{c}_mask", shift = "DEMO_FLAGS_{c}_shift" }
fields = [
  { name = "low", bits = "4..7", c = ["low"] },
]

[[bits]]
name = "Bits"
repr = "u32"
doc = "Bits."
probe = { bitfield = "struct demo_bits" }
fields = [
  { name = "a", bits = "0..5", bitfield = "a" },
  { name = "b", bits = "5..8", bitfield = "b" },
]

[[struct]]
name = "Demo"
c = "struct demo"
doc = "Three words."
fields = [
  { name = "first", type = "u32" },
  { name = "second", type = "u32" },
  { name = "third", type = "u64" },
]

[[ioctls]]
base = "D"
doc = "A request."
requests = [
  { name = "DEMO_IOC", nr = 3, dir = "rw", arg = "Demo" },
]
"#;

/// What a generation later looks like: one bit more, in C++.
const NEXT_HEADER: &str = "
#define NEW(name) NEW_##name
#define NEW_DEMO_LIMIT 7
#define DEMO_FLAGS_low_mask 0xf
#define DEMO_FLAGS_low_shift 4
enum kind { NONE, SOME };
struct next { uint32_t reserved : 2; uint32_t low : 30; uint32_t high; kind k : 1; };
";

/// What a version earlier looked like.
const OLD_HEADER: &str = "
#include <linux/ioctl.h>
struct demo { unsigned int first; unsigned int pad; };
#define DEMO_LIMIT 7
#define DEMO_GONE 1
#define DEMO_IOC _IOWR('D', 3, struct demo)
";

fn check(spec: &str) -> Result<String, String> {
    let workspace = Workspace::new(spec);
    let root = workspace.root();
    fs::create_dir_all(root.join("headers")).unwrap();
    fs::write(root.join("headers/demo.h"), HEADER).unwrap();
    fs::write(root.join("headers/next.h"), NEXT_HEADER).unwrap();
    fs::write(root.join("headers/old.h"), OLD_HEADER).unwrap();
    let sources = "[demo]\nheader = \"demo.h\"\ninclude = [\"\"]\ninterface = \"1.10\"\n\
        [next]\nheader = \"next.h\"\ninclude = [\"\"]\nlanguage = \"c++\"\n\
        [old]\nheader = \"old.h\"\ninclude = [\"\"]\ninterface = \"1.9\"\n";
    fs::write(root.join("abi/spec/sources.toml"), sources).unwrap();
    run(root, Some(root.join("headers"))).map_err(|e| e.to_string())
}

#[test]
fn a_spec_that_agrees_is_counted() {
    let expected =
        "1 structs, 3 fields, 1 ioctls, 1 constants, 3 bit-fields checked against 1 headers, 0 differ";
    assert_eq!(check(SPEC).unwrap(), expected);
}

#[test]
fn two_swapped_fields_of_one_type_are_both_named() {
    let swapped = SPEC
        .replace("\"first\"", "\"x\"")
        .replace("\"second\"", "\"first\"")
        .replace("\"x\"", "\"second\"");
    let error = check(&swapped).unwrap_err();
    assert!(
        error.contains("demo::Demo.first: offset: spec 0x4, header 0x0"),
        "{error}"
    );
    assert!(
        error.contains("demo::Demo.second: offset: spec 0x0, header 0x4"),
        "{error}"
    );
    assert!(error.ends_with("2 differ"), "{error}");
}

#[test]
fn two_swapped_bit_fields_are_both_named() {
    let swapped = SPEC
        .replace(
            "bits = \"0..5\", bitfield = \"a\"",
            "bits = \"0..5\", bitfield = \"b\"",
        )
        .replace(
            "bits = \"5..8\", bitfield = \"b\"",
            "bits = \"5..8\", bitfield = \"a\"",
        );
    let error = check(&swapped).unwrap_err();
    for expected in [
        "demo::Bits.a: bits of the C bit-field: spec 0x1f, header 0xe0",
        "demo::Bits.b: bits of the C bit-field: spec 0xe0, header 0x1f",
    ] {
        assert!(error.contains(expected), "{error}");
    }
    assert!(error.ends_with("2 differ"), "{error}");
}

/// A field that the spec does not have, at the end and before the others.
#[test]
fn a_field_that_was_left_out_is_found() {
    let last = SPEC.replace("  { name = \"third\", type = \"u64\" },\n", "");
    let error = check(&last).unwrap_err();
    assert!(
        error.contains("demo::Demo (struct demo): size: spec 0x8, header 0x10"),
        "{error}"
    );
    let first = SPEC
        .replace("  { name = \"first\", type = \"u32\" },\n", "")
        .replace("\"third\", type = \"u64\"", "\"third\", type = \"[u32; 2]\"");
    let error = check(&first).unwrap_err();
    assert!(
        error.contains("demo::Demo.second: offset: spec 0x0, header 0x4"),
        "{error}"
    );
}

/// The second witness finds the same faults on its own.
#[test]
fn bindgen_differs_too() {
    if !super::bindgen::is_there() {
        return;
    }
    let cases = [
        (
            "value = 7",
            "value = 8",
            "demo: DEMO_LIMIT: value: spec 0x8, bindgen 0x7",
        ),
        (
            "bits = \"4..7\"",
            "bits = \"5..8\"",
            "demo::Flags.low: shift: spec 0x5, bindgen 0x4",
        ),
        (
            "nr = 3",
            "nr = 4",
            "demo: DEMO_IOC: request: spec 0xc0104404, bindgen 0xc0104403",
        ),
        (
            "\"third\", type = \"u64\"",
            "\"third\", type = \"[u64; 2]\"",
            "demo::Demo.third: size: spec 0x10, bindgen 0x8",
        ),
        (
            "\"third\", type = \"u64\"",
            "\"third\", type = \"[u64; 2]\"",
            "demo::Demo (struct demo): size: spec 0x18, bindgen 0x10",
        ),
    ];
    for (old, new, expected) in cases {
        let error = check(&SPEC.replace(old, new)).unwrap_err();
        assert!(error.contains(expected), "{new}: {error}");
    }
}

#[test]
fn every_kind_of_difference_is_found() {
    let cases = [
        (
            "value = 7",
            "value = 8",
            "demo: DEMO_LIMIT: value: spec 0x8, header 0x7",
        ),
        (
            "bits = \"4..7\"",
            "bits = \"5..8\"",
            "demo::Flags.low: shift: spec 0x5, header 0x4",
        ),
        (
            "bits = \"4..7\"",
            "bits = \"4..8\"",
            "demo::Flags.low: mask: spec 0xf, header 0x7",
        ),
        (
            "bits = \"5..8\"",
            "bits = \"5..9\"",
            "demo::Bits.b: bits of the C bit-field: spec 0x1e0, header 0xe0",
        ),
        (
            "nr = 3",
            "nr = 4",
            "demo: DEMO_IOC: request: spec 0xc0104404, header 0xc0104403",
        ),
        (
            "\"third\", type = \"u64\"",
            "\"third\", type = \"[u64; 2]\"",
            "demo::Demo (struct demo): size: spec 0x18, header 0x10",
        ),
        ("\"third\"", "\"fourth\"", "demo::Demo.fourth: offset: "),
        ("\"DEMO_LIMIT\"", "\"DEMO_BOUND\"", "demo: DEMO_BOUND: value: "),
    ];
    for (old, new, expected) in cases {
        let error = check(&SPEC.replace(old, new)).unwrap_err();
        assert!(error.contains(expected), "{new}: {error}");
    }
}

#[test]
fn a_generation_that_should_be_the_same_is_asked_too() {
    let both = SPEC.replace("doc = \"Flags.\"", "doc = \"Flags.\"\nsame_in = [\"next\"]");
    let error = check(&both).unwrap_err();
    assert!(
        error.contains("demo::Flags.low: mask: spec 0x7, header 0xf (next)"),
        "{error}"
    );
    assert!(
        error.ends_with("4 bit-fields checked against 2 headers, 1 differ"),
        "{error}"
    );
}

const NEXT_SPEC: &str = r#"doc = "Demo."
headers = ["next"]

[[consts]]
doc = "A limit."
type = "u32"
probe = "NEW({c})"
values = [
  { name = "DEMO_LIMIT", value = 7 },
]

[[bits]]
name = "Flags"
repr = "u32"
words = 3
doc = "Flags."
probe = { mask = "DEMO_FLAGS_{c}_mask", bitfield = "next", bitfield_in = ["next"] }
fields = [
  { name = "address", word = 0, bits = "0..64", low_zero = 2, bitfield = "low, high" },
  { name = "kind", word = 2, bits = "0", bitfield = "k" },
]
"#;

#[test]
fn cxx_bit_fields_of_two_words_and_of_an_enum() {
    let expected =
        "0 structs, 0 fields, 0 ioctls, 1 constants, 2 bit-fields checked against 1 headers, 0 differ";
    assert_eq!(check(NEXT_SPEC).unwrap(), expected);
    let error = check(&NEXT_SPEC.replace("low_zero = 2", "low_zero = 3")).unwrap_err();
    assert!(
        error.contains("demo::Flags.address: bits of the C bit-field: spec 0xfffffff8, header 0xfffffffc"),
        "{error}"
    );
    let error = check(&NEXT_SPEC.replace("low, high", "high, low")).unwrap_err();
    assert!(error.ends_with("1 differ"), "{error}");
}

const VERSIONS: &str = r#"doc = "Demo."
headers = ["demo"]
also = ["old"]

[[consts]]
doc = "A limit."
type = "u32"
values = [
  { name = "DEMO_LIMIT", value = 7 },
  { name = "DEMO_NEW", value = 8, since = "1.10" },
  { name = "DEMO_GONE", value = 1, until = "1.10" },
]

[[consts]]
doc = "A text."
type = "str"
probe = "FORMAT({c}(0, 0))"
since = "1.10"
values = [{ name = "DEMO_TEXT", value = "%x \"%s\"\n" }]

[[struct]]
name = "Demo"
c = "struct demo"
doc = "Three words."
fields = [
  { name = "first", type = "u32" },
  { name = "second", type = "u32", was = { name = "pad", before = "1.10" } },
  { name = "third", type = "u64", since = "1.10" },
]

[[ioctls]]
base = "D"
doc = "A request."
requests = [
  { name = "DEMO_IOC", nr = 3, dir = "rw", arg = "Demo" },
]
"#;

#[test]
fn each_version_is_asked_for_what_it_has() {
    let expected =
        "2 structs, 5 fields, 2 ioctls, 5 constants, 0 bit-fields checked against 2 headers, 0 differ";
    assert_eq!(check(VERSIONS).unwrap(), expected);
    let cases = [
        (
            "value = 7",
            "value = 7, since = \"1.10\"",
            "DEMO_LIMIT: value: old has it",
        ),
        (
            ", value = 8, since = \"1.10\"",
            ", value = 8",
            "DEMO_NEW: value: ",
        ),
        ("1, until = \"1.10\"", "1", "DEMO_GONE: value: "),
        (
            "\"u64\", since = \"1.10\"",
            "\"u64\"",
            "size: spec 0x10, header 0x8 (old)",
        ),
        (
            "\"u64\", since = \"1.10\"",
            "\"u64\"",
            "DEMO_IOC: request: spec 0xc0104403, header 0xc0084403 (old)",
        ),
        (
            "before = \"1.10\"",
            "before = \"1.9\"",
            "demo::Demo.second: offset: ",
        ),
        (
            "%x \\\"",
            "%d \\\"",
            "DEMO_TEXT: value: spec 0x1, header 0x0 (demo)",
        ),
    ];
    for (old, new, expected) in cases {
        let error = check(&VERSIONS.replace(old, new)).unwrap_err();
        assert!(error.contains(expected), "{new}: {error}");
    }
}

#[test]
fn a_header_with_other_content_is_told() {
    let workspace = Workspace::new(SPEC);
    let root = workspace.root();
    fs::create_dir_all(root.join("headers")).unwrap();
    fs::write(root.join("headers/demo.h"), HEADER).unwrap();
    let source = "[demo]\nheader = \"demo.h\"\ninclude = [\"\"]\nsha256 = ";
    fs::write(root.join("abi/spec/sources.toml"), format!("{source}\"00\"\n")).unwrap();
    let changed = || {
        let sources = Sources::read(&root.join("abi/spec/sources.toml"), root.join("headers")).unwrap();
        let Resolved::Found(found) = sources.resolve(&["demo".to_owned()]).unwrap() else {
            panic!("demo.h is there");
        };
        found.changed().unwrap().len()
    };
    assert_eq!(changed(), 1);
    // The digest of no bytes, FIPS 180-4.
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    fs::write(
        root.join("abi/spec/sources.toml"),
        format!("{source}\"{empty}\"\n"),
    )
    .unwrap();
    fs::write(root.join("headers/demo.h"), "").unwrap();
    assert_eq!(changed(), 0);
}
