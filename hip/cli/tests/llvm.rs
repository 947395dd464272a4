//! `outcrop disasm --json` beside what LLVM 19's tools print of the same files.
//!
//! Without LLVM there is nothing to compare with, and the tests pass; `OUTCROP_NEEDS_LLVM` makes that a failure.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::{bundles, json, objects, root, stdout};
use serde_json::Value;

/// A tool of LLVM 19, if it is installed.
fn llvm(name: &str) -> Option<Command> {
    let name = format!("{name}-19");
    if Command::new(&name).arg("--version").output().is_ok() {
        return Some(Command::new(name));
    }
    assert!(
        std::env::var_os("OUTCROP_NEEDS_LLVM").is_none(),
        "{name} is not installed"
    );
    eprintln!("{name} is not installed: nothing is compared");
    None
}

/// The checked-in code objects that compilers made, in some folders of `tests/kernels`.
fn code_objects(folders: &[&str]) -> Vec<PathBuf> {
    let paths = folders.iter().flat_map(|folder| {
        let folder = root().join("tests/kernels").join(folder);
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())
    });
    let objects: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|e| e == "co" || e == "hsaco"))
        .collect();
    assert!(objects.len() > 40, "the objects are missing");
    objects
}

/// The test kernels as clang builds them for other targets, once for all tests.
fn for_other_targets() -> &'static [PathBuf] {
    static BUILT: OnceLock<Vec<PathBuf>> = OnceLock::new();
    BUILT.get_or_init(build_for_other_targets)
}

fn build_for_other_targets() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("targets");
    fs::create_dir_all(&folder).unwrap();
    let mut built = Vec::new();
    for target in ["gfx90a:xnack+", "gfx1030", "gfx1100", "gfx1201"] {
        for name in ["float", "integer", "memory", "scratch"] {
            let Some(mut clang) = llvm("clang") else {
                return built;
            };
            let object = folder.join(format!("{name}-{}.co", target.replace(':', "-")));
            clang
                .current_dir(root().join("tests/kernels/src"))
                .args([
                    "-x",
                    "hip",
                    "--cuda-device-only",
                    "--no-gpu-bundle-output",
                    "-nogpuinc",
                    "-nogpulib",
                ])
                .args(["-fuse-cuid=none", "-O2", "-w", "-c"])
                .arg(format!("--offload-arch={target}"))
                .arg(format!("{name}.hip"))
                .arg("-o")
                .arg(&object);
            stdout(&mut clang);
            built.push(object);
        }
    }
    built
}

/// All that LLVM 19 knows the processor of.
fn all_objects() -> Vec<PathBuf> {
    let mut all = code_objects(&[
        "bin",
        "triton",
        "triton/gfx90a",
        "triton/gfx1100",
        "triton/gfx1201",
    ]);
    all.extend_from_slice(for_other_targets());
    all
}

/// The only code object in a file.
fn object(document: &Value) -> &Value {
    let objects = objects(document);
    assert_eq!(objects.len(), 1);
    objects[0]
}

/// Symbols by name.
fn addresses(object: &Value) -> BTreeMap<&str, u64> {
    let symbols = object["symbols"].as_array().unwrap().iter();
    symbols
        .map(|s| (s["name"].as_str().unwrap(), s["address"].as_u64().unwrap()))
        .collect()
}

/// `<name+0x12>` as an address.
fn place(text: &str, symbols: &BTreeMap<&str, u64>) -> u64 {
    let inner = text
        .strip_prefix('<')
        .and_then(|text| text.strip_suffix('>'))
        .unwrap();
    let (name, offset) = inner.split_once('+').unwrap_or((inner, "0x0"));
    let offset = u64::from_str_radix(offset.strip_prefix("0x").unwrap(), 16).unwrap();
    symbols.get(name).unwrap_or_else(|| panic!("no symbol {name}")) + offset
}

#[test]
fn instructions_are_those_of_llvm_objdump() {
    let mut compared = 0;
    // The other targets are compared by `cargo xtask check-isa`.
    let mut all = code_objects(&["bin", "triton", "triton/gfx90a"]);
    let others = for_other_targets().iter().cloned();
    all.extend(others.filter(|path| path.to_string_lossy().contains("gfx90a")));
    for path in all {
        let Some(mut objdump) = llvm("llvm-objdump") else {
            return;
        };
        let listing = stdout(objdump.arg("-d").arg(&path));
        let document = json(&path);
        let object = object(&document);
        let symbols = addresses(object);
        let mut ours = BTreeMap::new();
        for section in object["code"]["sections"].as_array().unwrap() {
            for region in section["regions"].as_array().unwrap() {
                for line in region["instructions"].as_array().unwrap() {
                    ours.insert(line["address"].as_u64().unwrap(), line);
                }
            }
        }
        for line in listing.lines().filter(|line| line.starts_with('\t')) {
            // A run of zero bytes is three dots.
            let Some((text, rest)) = line.rsplit_once("// ") else {
                assert_eq!(line.trim(), "...");
                continue;
            };
            let (address, words) = rest.split_once(": ").unwrap();
            let address = u64::from_str_radix(address, 16).unwrap();
            let (words, target) = words.split_once(" <").unwrap_or((words, ""));
            let line = ours
                .remove(&address)
                .unwrap_or_else(|| panic!("{}: {address:#x}", path.display()));
            let place = |target: &str| place(&format!("<{target}"), &symbols);
            let target = Some(target).filter(|target| !target.is_empty()).map(place);
            assert_eq!(
                (
                    line["words"].as_str().unwrap(),
                    line["text"].as_str().unwrap(),
                    line["target"].as_u64()
                ),
                (&*words.trim().to_lowercase(), text.trim(), target),
                "{} at {address:#x}",
                path.display()
            );
            compared += 1;
        }
        for (address, line) in ours {
            let words = line["words"].as_str().unwrap();
            assert!(
                words.chars().all(|c| matches!(c, '0' | ' ')),
                "{}: {address:#x} {line}",
                path.display()
            );
        }
    }
    assert!(compared > 10_000, "{compared} instructions");
}

/// Keys and scalars in the order of the document.
fn flatten(value: &Value, to: &mut Vec<String>) {
    match value {
        Value::Object(pairs) => {
            for (key, value) in pairs {
                to.push(key.clone());
                flatten(value, to);
            }
        }
        Value::Array(values) if values.is_empty() => to.push("[]".to_owned()),
        Value::Array(values) => values.iter().for_each(|value| flatten(value, to)),
        Value::String(text) => to.push(text.clone()),
        scalar => to.push(scalar.to_string()),
    }
}

/// The same of LLVM's YAML, which has no nested quotes and one scalar a line.
fn flatten_yaml(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let lines = text.lines().skip_while(|line| line.trim() != "---").skip(1);
    for line in lines.take_while(|line| line.trim() != "...") {
        let mut line = line.trim();
        while let Some(rest) = line.strip_prefix("- ") {
            line = rest.trim();
        }
        let (key, value) = match line.split_once(": ") {
            Some((key, value)) => (Some(key), value.trim()),
            None => (line.strip_suffix(':'), line),
        };
        all.extend(key.map(str::to_owned));
        if !value.ends_with(':') || key.is_none() {
            all.push(value.trim_matches(['\'', '"']).to_owned());
        }
    }
    all
}

#[test]
fn metadata_is_that_of_llvm_readelf() {
    for path in all_objects() {
        let Some(mut readelf) = llvm("llvm-readelf") else {
            return;
        };
        let notes = stdout(readelf.arg("--notes").arg(&path));
        let document = json(&path);
        let object = object(&document);
        let mut ours = vec!["amdhsa.kernels".to_owned()];
        for kernel in object["kernels"].as_array().unwrap() {
            flatten(&kernel["metadata"], &mut ours);
        }
        flatten(&object["metadata"], &mut ours);
        let theirs = flatten_yaml(&notes);
        assert!(theirs.len() > 30, "{notes}");
        let differ = ours.iter().zip(&theirs).position(|(ours, theirs)| ours != theirs);
        if let Some(at) = differ {
            panic!(
                "{}: {:?} where LLVM has {:?}",
                path.display(),
                &ours[at..],
                &theirs[at..]
            );
        }
        assert_eq!(ours.len(), theirs.len(), "{}", path.display());
    }
}

/// The assembler's directive, the word of the descriptor, and the field in it; `None` for what follows from others.
fn field(directive: &str) -> Option<(&'static str, &'static str)> {
    let properties = |name| Some(("kernel_code_properties", name));
    let (rsrc1, rsrc2, rsrc3) = (
        |name| Some(("compute_pgm_rsrc1", name)),
        |name| Some(("compute_pgm_rsrc2", name)),
        |name| Some(("compute_pgm_rsrc3", name)),
    );
    match directive {
        "group_segment_fixed_size" => Some(("", "group_segment_fixed_size")),
        "private_segment_fixed_size" => Some(("", "private_segment_fixed_size")),
        "kernarg_size" => Some(("", "kernarg_size")),
        "float_round_mode_32" => rsrc1("float_round_mode_32"),
        "float_round_mode_16_64" => rsrc1("float_round_mode_16_64"),
        "float_denorm_mode_32" => rsrc1("float_denorm_mode_32"),
        "float_denorm_mode_16_64" => rsrc1("float_denorm_mode_16_64"),
        "dx10_clamp" => rsrc1("enable_dx10_clamp"),
        "ieee_mode" => rsrc1("enable_ieee_mode"),
        "fp16_overflow" => rsrc1("fp16_ovfl"),
        "workgroup_processor_mode" => rsrc1("wgp_mode"),
        "memory_ordered" => rsrc1("mem_ordered"),
        "forward_progress" => rsrc1("fwd_progress"),
        "round_robin_scheduling" => rsrc1("enable_wg_rr_en"),
        "enable_private_segment" | "system_sgpr_private_segment_wavefront_offset" => {
            rsrc2("enable_private_segment")
        }
        "system_sgpr_workgroup_id_x" => rsrc2("enable_sgpr_workgroup_id_x"),
        "system_sgpr_workgroup_id_y" => rsrc2("enable_sgpr_workgroup_id_y"),
        "system_sgpr_workgroup_id_z" => rsrc2("enable_sgpr_workgroup_id_z"),
        "system_sgpr_workgroup_info" => rsrc2("enable_sgpr_workgroup_info"),
        "system_vgpr_workitem_id" => rsrc2("enable_vgpr_workitem_id"),
        "exception_fp_ieee_invalid_op" => rsrc2("enable_exception_ieee_754_fp_invalid_operation"),
        "exception_fp_denorm_src" => rsrc2("enable_exception_fp_denormal_source"),
        "exception_fp_ieee_div_zero" => rsrc2("enable_exception_ieee_754_fp_division_by_zero"),
        "exception_fp_ieee_overflow" => rsrc2("enable_exception_ieee_754_fp_overflow"),
        "exception_fp_ieee_underflow" => rsrc2("enable_exception_ieee_754_fp_underflow"),
        "exception_fp_ieee_inexact" => rsrc2("enable_exception_ieee_754_fp_inexact"),
        "exception_int_div_zero" => rsrc2("enable_exception_int_divide_by_zero"),
        "tg_split" => rsrc3("tg_split"),
        "accum_offset" => rsrc3("accum_offset"),
        "shared_vgpr_count" => rsrc3("shared_vgpr_count"),
        "inst_pref_size" => rsrc3("inst_pref_size"),
        "user_sgpr_private_segment_buffer" => properties("enable_sgpr_private_segment_buffer"),
        "user_sgpr_dispatch_ptr" => properties("enable_sgpr_dispatch_ptr"),
        "user_sgpr_queue_ptr" => properties("enable_sgpr_queue_ptr"),
        "user_sgpr_kernarg_segment_ptr" => properties("enable_sgpr_kernarg_segment_ptr"),
        "user_sgpr_dispatch_id" => properties("enable_sgpr_dispatch_id"),
        "user_sgpr_flat_scratch_init" => properties("enable_sgpr_flat_scratch_init"),
        "user_sgpr_private_segment_size" => properties("enable_sgpr_private_segment_size"),
        "wavefront_size32" => properties("enable_wavefront_size32"),
        "uses_dynamic_stack" => properties("uses_dynamic_stack"),
        "user_sgpr_kernarg_preload_length" => Some(("kernarg_preload", "length")),
        "user_sgpr_kernarg_preload_offset" => Some(("kernarg_preload", "offset")),
        "next_free_vgpr"
        | "next_free_sgpr"
        | "reserve_vcc"
        | "reserve_xnack_mask"
        | "reserve_flat_scratch" => None,
        other => panic!("no field is known for .amdhsa_{other}"),
    }
}

#[test]
fn descriptors_are_those_of_llvm_objdump() {
    let mut compared = 0;
    for path in all_objects() {
        let Some(mut objdump) = llvm("llvm-objdump") else {
            return;
        };
        let listing = stdout(objdump.args(["-D", "-j", ".rodata"]).arg(&path));
        let document = json(&path);
        let kernels = object(&document)["kernels"].as_array().unwrap();
        let mut kernel = &Value::Null;
        for line in listing
            .lines()
            .filter_map(|line| line.trim().strip_prefix(".amdhsa_"))
        {
            let (directive, value) = line.split_once(' ').unwrap();
            if directive == "kernel" {
                kernel = kernels.iter().find(|k| k["name"] == value).unwrap();
                continue;
            }
            let Some((word, field)) = field(directive) else {
                continue;
            };
            let fields = match word {
                "" => &kernel["descriptor"],
                word => &kernel["descriptor"][word],
            };
            let ours = match &fields[field] {
                Value::Bool(set) => u64::from(*set),
                number => number
                    .as_u64()
                    .unwrap_or_else(|| panic!("{}: {line}: {fields}", path.display())),
            };
            let ours = match directive {
                "accum_offset" => (ours + 1) * 4,
                _ => ours,
            };
            assert_eq!(
                ours,
                value.trim().parse::<u64>().unwrap(),
                "{}: {line}",
                path.display()
            );
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared} fields");
}

#[test]
fn entries_are_those_of_clang_offload_bundler() {
    for name in ["put.hipfb", "put-zstd.hipfb", "put-zlib.hipfb"] {
        let path = bundles().join(name);
        let bundler = || {
            let mut bundler = llvm("clang-offload-bundler")?;
            bundler.arg("-type=o").arg(format!("-input={}", path.display()));
            Some(bundler)
        };
        let Some(mut list) = bundler() else { return };
        let list = stdout(list.arg("-list"));
        let document = json(&path);
        let entries = document["containers"][0]["entries"].as_array().unwrap();
        let mut ours: Vec<_> = entries
            .iter()
            .map(|entry| entry["id"].as_str().unwrap())
            .collect();
        let mut theirs: Vec<_> = list.lines().collect();
        ours.sort_unstable();
        theirs.sort_unstable();
        assert_eq!(ours, theirs, "{name}");
        for entry in entries.iter().filter(|entry| entry.get("code_object").is_some()) {
            let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unbundled.co");
            let Some(mut unbundle) = bundler() else { return };
            stdout(
                unbundle
                    .arg("-unbundle")
                    .arg(format!("-targets={}", entry["id"].as_str().unwrap()))
                    .arg(format!("-output={}", out.display())),
            );
            assert_eq!(entry["size"], fs::metadata(&out).unwrap().len());
            assert_eq!(&entry["code_object"], object(&json(&out)), "{name}");
        }
    }
}
