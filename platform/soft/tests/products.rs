//! What the machine says of each product, against what real ones say, and whether it says it of one piece.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::sync::Arc;

use outcrop_platform::{Platform, StdHost};
use outcrop_soft::{BuildError, Builder, Machine, Product};

const NODES: &str = "/sys/class/kfd/kfd/topology/nodes";

fn machine(cards: &[Product]) -> Arc<Machine> {
    let builder = Builder::new(Arc::new(StdHost::new())).gpus(0).threads(0);
    let builder = cards.iter().fold(builder, |b, &product| b.card(product));
    builder.build().unwrap()
}

fn text(m: &Machine, path: &str) -> String {
    let mut buf = vec![0; 8192];
    let n = m
        .read_file(path, &mut buf)
        .unwrap_or_else(|e| panic!("{path}: {e}"));
    assert!(n < 4096, "{path} is longer than the kernel's page");
    String::from_utf8(buf[..n].to_vec()).unwrap()
}

type Properties = BTreeMap<String, u64>;

fn parse(text: &str) -> Properties {
    let line = |line: &str| {
        let (name, value) = line.split_once(' ').unwrap();
        (name.to_owned(), value.parse().unwrap_or(u64::MAX))
    };
    text.lines().map(line).collect()
}

fn properties(m: &Machine, path: &str) -> Properties {
    parse(&text(m, &format!("{NODES}/{path}/properties")))
}

fn list(m: &Machine, path: &str) -> Vec<String> {
    let mut names = Vec::new();
    m.list_folder(&format!("{NODES}/{path}"), &mut |name| {
        names.push(name.to_owned())
    })
    .unwrap();
    names
}

/// Says of one GPU what real ones say, but for what a machine decides and what is told apart here.
fn like(product: Product, real: &str, other: &[(&str, u64)]) {
    const OF_THE_MACHINE: [&str; 10] = [
        "io_links_count",
        "p2p_links_count",
        "simd_id_base",
        "location_id",
        "drm_render_minor",
        "hive_id",
        "unique_id",
        "max_engine_clk_ccompute",
        "cwsr_size",
        "ctl_stack_size",
    ];
    let m = machine(&[product]);
    let ours = properties(&m, "1");
    for (name, value) in parse(real) {
        if OF_THE_MACHINE.contains(&name.as_str()) {
            continue;
        }
        let want = other.iter().find(|(n, _)| *n == name).map_or(value, |o| o.1);
        assert_eq!(ours.get(&name), Some(&want), "{product} {name}");
    }
    for (name, _) in other {
        assert!(ours.contains_key(*name), "{name}");
    }
}

/// Bits of `capability` that only a kernel with shared virtual memory has.
const SVM: u64 = 1 << 27;

#[test]
fn an_mi300x_is_like_a_real_one() {
    // Tests of the package gpuq: an MI300X of eight, amdgpu of ROCm 6.
    let real = "cpu_cores_count 0\nsimd_count 1216\nmem_banks_count 1\ncaches_count 626\nio_links_count 7\n\
        p2p_links_count 1\ncpu_core_id_base 0\nsimd_id_base 2147487784\nmax_waves_per_simd 8\nlds_size_in_kb 64\n\
        gds_size_in_kb 0\nnum_gws 64\nwave_front_size 64\narray_count 32\nsimd_arrays_per_engine 1\n\
        cu_per_simd_array 10\nsimd_per_cu 4\nmax_slots_scratch_cu 32\ngfx_target_version 90402\nvendor_id 4098\n\
        device_id 29857\nlocation_id 18176\ndomain 0\nhive_id 10631624818852212319\nnum_sdma_engines 2\n\
        num_sdma_xgmi_engines 14\nnum_sdma_queues_per_engine 8\nnum_cp_queues 24\nmax_engine_clk_fcompute 2100\n\
        local_mem_size 0\nfw_version 166\ncapability 746037888\ndebug_prop 1511\nsdma_fw_version 22\n\
        unique_id 4376936076086227261\nnum_xcc 8\nmax_engine_clk_ccompute 2400";
    like(Product::Mi300x, real, &missing(746_037_888));
}

#[test]
fn an_mi250x_is_like_the_mi210_that_has_its_die() {
    // ROCm/k8s-device-plugin, testdata/topo-mi210-xgmi-pcie: 104 compute units of the die work there.
    let real = "cpu_cores_count 0\nsimd_count 416\nmem_banks_count 1\ncaches_count 217\nio_links_count 4\n\
        p2p_links_count 5\ncpu_core_id_base 0\nsimd_id_base 2147487744\nmax_waves_per_simd 8\nlds_size_in_kb 64\n\
        gds_size_in_kb 0\nnum_gws 64\nwave_front_size 64\narray_count 8\nsimd_arrays_per_engine 1\n\
        cu_per_simd_array 14\nsimd_per_cu 4\nmax_slots_scratch_cu 32\ngfx_target_version 90010\nvendor_id 4098\n\
        device_id 29711\nlocation_id 25344\ndomain 0\ndrm_render_minor 128\nhive_id 12609507387757274807\n\
        num_sdma_engines 2\nnum_sdma_xgmi_engines 3\nnum_sdma_queues_per_engine 8\nnum_cp_queues 24\n\
        max_engine_clk_fcompute 1700\nlocal_mem_size 0\nfw_version 92\ncapability 746037888\ndebug_prop 470\n\
        sdma_fw_version 9\nunique_id 1801979520617338022\nnum_xcc 1\nmax_engine_clk_ccompute 2450";
    let other = [
        ("simd_count", 440),
        ("caches_count", 217 + 6),
        ("device_id", 0x7408),
    ];
    like(
        Product::Mi250x,
        real,
        &[&other[..], &missing(746_037_888)].concat(),
    );
}

#[test]
fn an_mi355x_is_like_the_mi350x_that_has_its_silicon() {
    // ROCm/rocm-systems#10274 and the RVS manual. Newer kernels have a further bit of capability (reset of a
    // queue); which compute units work, and so which caches there are, differs.
    let real = "simd_count 1024\ncaches_count 550\narray_count 32\nsimd_arrays_per_engine 1\ncu_per_simd_array 9\n\
        simd_per_cu 4\ngfx_target_version 90500\ndevice_id 30112\nnum_sdma_engines 2\nnum_sdma_xgmi_engines 14\n\
        num_sdma_queues_per_engine 8\nnum_cp_queues 24\nmax_engine_clk_fcompute 2200\ncapability 2889327232\n\
        debug_prop 1494\nmax_waves_per_simd 8\nlds_size_in_kb 160\nwave_front_size 64";
    let other = [
        ("caches_count", 546),
        ("device_id", 0x75a3),
        ("max_engine_clk_fcompute", 2400),
    ];
    let capability = 2_889_327_232 & !(1 << 31);
    like(
        Product::Mi355x,
        real,
        &[&other[..], &missing(capability)[1..]].concat(),
    );
}

#[test]
fn an_rx_7900_xtx_is_like_a_real_one() {
    // tinygrad, test/mockgpu/amd/amdgpu.py. Linux 6.12 has precise memory operations (bit 18) on gfx9 only.
    let real = "cpu_cores_count 0\nsimd_count 192\nmem_banks_count 1\ncaches_count 206\nio_links_count 1\n\
        p2p_links_count 5\ncpu_core_id_base 0\nsimd_id_base 2147488032\nmax_waves_per_simd 16\nlds_size_in_kb 64\n\
        gds_size_in_kb 0\nnum_gws 64\nwave_front_size 32\narray_count 12\nsimd_arrays_per_engine 2\n\
        cu_per_simd_array 8\nsimd_per_cu 2\nmax_slots_scratch_cu 32\ngfx_target_version 110000\nvendor_id 4098\n\
        device_id 29772\nlocation_id 34304\ndomain 0\nhive_id 0\nnum_sdma_engines 2\nnum_sdma_xgmi_engines 0\n\
        num_sdma_queues_per_engine 6\nnum_cp_queues 8\nmax_engine_clk_fcompute 2482\nlocal_mem_size 0\n\
        fw_version 2140\ncapability 671588992\ndebug_prop 1495\nsdma_fw_version 20\n\
        unique_id 11673270660693242239\nnum_xcc 1\nmax_engine_clk_ccompute 2400";
    like(Product::Rx7900Xtx, real, &missing(671_588_992 & !(1 << 18)));
}

#[test]
fn an_rx_9070_xt_is_like_a_real_one() {
    // Tests of the package rocm_bootstrap: a gfx1201; the sizes are those of a Radeon AI PRO R9700.
    let real = "cpu_cores_count 0\nsimd_count 128\nmem_banks_count 1\ncaches_count 138\ncpu_core_id_base 0\n\
        max_waves_per_simd 16\nlds_size_in_kb 64\ngds_size_in_kb 0\nnum_gws 0\nwave_front_size 32\narray_count 8\n\
        simd_arrays_per_engine 2\ncu_per_simd_array 8\nsimd_per_cu 2\nmax_slots_scratch_cu 32\n\
        gfx_target_version 120001\nvendor_id 4098\nhive_id 0\nnum_sdma_engines 2\nnum_sdma_xgmi_engines 0\n\
        num_sdma_queues_per_engine 6\nnum_cp_queues 4\nmax_engine_clk_fcompute 2460\nnum_xcc 1";
    like(Product::Rx9070Xt, real, &[]);
    let m = machine(&[Product::Rx9070Xt]);
    let ours = properties(&m, "1");
    assert_eq!((ours["cwsr_size"], ours["ctl_stack_size"]), (30_699_520, 28672));
}

#[test]
fn an_rx_6800_is_like_a_real_one() {
    // What rocminfo prints of one (HGGshiwo in AUTOMATIC1111/stable-diffusion-webui), and the kernel's table.
    let m = machine(&[Product::Rx6800]);
    let p = properties(&m, "1");
    let has = |name: &str, value: u64| assert_eq!(p[name], value, "{name}");
    has("device_id", 29631);
    has("simd_count", 2 * 60);
    has("simd_per_cu", 2);
    // Older runtimes show all arrays as engines.
    has("array_count", 8);
    has("simd_arrays_per_engine", 2);
    has("max_waves_per_simd", 16);
    has("max_engine_clk_fcompute", 2475);
    has("wave_front_size", 32);
    has("caches_count", 60 + 30 + 30 + 6 + 1 + 1);
    let bank = properties(&m, "1/mem_banks/0");
    assert_eq!(bank["size_in_bytes"], 16_760_832 << 10);
    assert_eq!(text(&m, &format!("{NODES}/1/name")), "sienna_cichlid\n");
}

/// What this kernel side has not: `capability` without shared virtual memory, no global wave sync.
fn missing(capability: u64) -> [(&'static str, u64); 2] {
    let m = machine(&[Product::Mi300x]);
    let ours = properties(&m, "1");
    let svm = if ours["capability"] & SVM == 0 { SVM } else { 0 };
    [("num_gws", ours["num_gws"]), ("capability", capability & !svm)]
}

/// Every count is that of a folder, every link leads to a node that leads back, and no two GPUs are one.
fn consistent(cards: &[Product]) {
    let m = machine(cards);
    let gpus: usize = cards.iter().map(|c| c.gpus()).sum();
    assert_eq!((m.gpus(), m.products().len()), (gpus, gpus));
    let nodes = list(&m, "");
    assert_eq!(nodes.len(), 1 + gpus);
    let mut names = BTreeMap::new();
    let mut processors = Vec::new();
    for node in &nodes {
        let p = properties(&m, node);
        for (folder, count) in [
            ("mem_banks", "mem_banks_count"),
            ("caches", "caches_count"),
            ("io_links", "io_links_count"),
            ("p2p_links", "p2p_links_count"),
        ] {
            assert_eq!(
                list(&m, &format!("{node}/{folder}")).len() as u64,
                p[count],
                "{node}"
            );
        }
        if node == "0" {
            assert_eq!((p["simd_count"], p["vendor_id"]), (0, 0));
            continue;
        }
        let id = text(&m, &format!("{NODES}/{node}/gpu_id"));
        for unique in [
            format!("id {id}"),
            format!("minor {}", p["drm_render_minor"]),
            format!("location {}", p["location_id"]),
            format!("uuid {}", p["unique_id"]),
        ] {
            assert_eq!(names.insert(unique.clone(), node), None, "{unique}");
        }
        assert_eq!(
            p["simd_count"] % (p["simd_per_cu"] * p["num_xcc"]),
            0,
            "{node}: whole compute units"
        );
        let places = p["array_count"] / p["num_xcc"] * p["cu_per_simd_array"];
        assert!(p["simd_count"] / p["simd_per_cu"] <= places * p["num_xcc"]);
        processors.push((p["simd_id_base"], places));
        // First-level caches are in the GPU's own places and each compute unit has one for data of its own.
        let mut own = 0;
        for cache in list(&m, &format!("{node}/caches")) {
            let path = format!("{NODES}/{node}/caches/{cache}/properties");
            let file = text(&m, &path);
            let map: Vec<_> = file
                .lines()
                .find_map(|l| l.strip_prefix("sibling_map "))
                .unwrap()
                .split(',')
                .collect();
            assert!(map.iter().all(|b| matches!(*b, "0" | "1")), "{path}");
            assert_eq!(map[0], "1", "{path}: the first one has it");
            let c = parse(&file);
            assert!(c["processor_id_low"] >= p["simd_id_base"]);
            assert!(c["processor_id_low"] < p["simd_id_base"] + places * p["num_xcc"]);
            if c["level"] == 1 {
                assert_eq!(map.len(), 32);
                own += usize::from(c["type"] == 9 && map.iter().filter(|b| **b == "1").count() == 1);
            } else {
                assert_eq!(map.len() as u64, 32 * p["array_count"]);
            }
        }
        assert!(own as u64 >= p["simd_count"] / p["simd_per_cu"]);
    }
    for pair in processors.windows(2) {
        assert_eq!(pair[0].0 + pair[0].1, pair[1].0, "numbers of compute units");
    }
    let mut ways = BTreeMap::new();
    for node in &nodes {
        for folder in ["io_links", "p2p_links"] {
            for link in list(&m, &format!("{node}/{folder}")) {
                let l = properties(&m, &format!("{node}/{folder}/{link}"));
                assert_eq!(l["node_from"].to_string(), *node);
                assert!((l["node_to"] as usize) < nodes.len());
                assert!(l["min_bandwidth"] <= l["max_bandwidth"]);
                let way = (l["node_from"], l["node_to"]);
                assert_eq!(
                    ways.insert(way, (folder, l["type"], l["weight"])),
                    None,
                    "{way:?}"
                );
            }
        }
    }
    for (way, link) in &ways {
        assert_eq!(ways.get(&(way.1, way.0)), Some(link), "back from {way:?}");
    }
    let n = nodes.len();
    assert_eq!(ways.len(), n * (n - 1), "every node is reached from every other");
    for (a, b) in (1..n)
        .flat_map(|a| (1..n).map(move |b| (a, b)))
        .filter(|(a, b)| a != b)
    {
        let hive = |node: usize| properties(&m, &node.to_string())["hive_id"];
        let (folder, kind, weight) = ways[&(a as u64, b as u64)];
        if hive(a) != 0 && hive(a) == hive(b) {
            assert_eq!((folder, kind, weight % 15), ("io_links", 11, 0));
        } else {
            assert_eq!((folder, kind, weight), ("p2p_links", 2, 40));
        }
    }
}

#[test]
fn every_machine_is_of_one_piece() {
    for product in Product::ALL {
        consistent(&[product]);
        consistent(&[product; 2]);
    }
    consistent(&[Product::Mi300x; 8]);
    consistent(&[Product::Mi250x; 4]);
    consistent(&Product::ALL);
    consistent(&[Product::Mi250x, Product::Rx6800, Product::Mi250x]);
}

#[test]
fn the_dies_of_an_mi250x_are_joined_by_four_links() {
    let m = machine(&[Product::Mi250x]);
    let l = properties(&m, "1/io_links/1");
    let want = [
        ("type", 11),
        ("node_to", 2),
        ("weight", 15),
        ("min_bandwidth", 50000),
        ("max_bandwidth", 200_000),
        ("recommended_sdma_engine_id_mask", 0b11100),
        ("flags", 1),
    ];
    for (name, value) in want {
        assert_eq!(l[name], value, "{name}");
    }
    // The ways to and from the processor, as in ROCm/k8s-device-plugin, testdata/topo-mi210-xgmi-pcie.
    for (path, flags) in [("1/io_links/0", 1), ("0/io_links/0", 3)] {
        let l = properties(&m, path);
        let way = (l["type"], l["weight"], l["min_bandwidth"], l["max_bandwidth"]);
        assert_eq!(way, (2, 20, 312, 32000), "{path}");
        assert_eq!(
            (l["recommended_sdma_engine_id_mask"], l["flags"]),
            (3, flags),
            "{path}"
        );
    }
}

#[test]
fn too_many_gpus_are_refused_however_they_are_counted() {
    let host = || Arc::new(StdHost::new());
    let five = (0..5).fold(Builder::new(host()), |b, _| b.card(Product::Mi250x));
    assert_eq!(five.build().map(|_| ()), Err(BuildError::Gpus(10)));
    let small = Builder::new(host()).card_with_vram(Product::Rx6800, 1 << 20);
    assert_eq!(small.build().map(|_| ()), Err(BuildError::Vram(1 << 20)));
}

#[test]
fn memory_is_the_cards_the_machines_or_the_products() {
    let m = Builder::new(Arc::new(StdHost::new()))
        .threads(0)
        .vram_bytes(1 << 30)
        .card(Product::Rx6800)
        .card_with_vram(Product::Mi250x, 2 << 30)
        .build()
        .unwrap();
    let size = |node: usize| properties(&m, &format!("{node}/mem_banks/0"))["size_in_bytes"];
    assert_eq!([size(1), size(2), size(3)], [1 << 30, 2 << 30, 2 << 30]);
    let m = machine(&[Product::Rx7900Xtx]);
    // 24 GiB less what the firmware keeps: mem_info_vram_total of a real one.
    assert_eq!(properties(&m, "1/mem_banks/0")["size_in_bytes"], 25_753_026_560);
}
