//! Grids of one to three dimensions, partial groups, hidden arguments, the dispatch packet (`grid.hip`).

use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("grid::partial_groups_v4", |gpu| items(gpu, "grid_v4"));
    trials.add("grid::partial_groups_v5", |gpu| items(gpu, "grid"));
    trials.add("grid::partial_groups_v6", |gpu| items(gpu, "grid_v6"));
    trials.add("grid::whole_groups", whole_groups);
    trials.add("grid::hidden_arguments_v5", hidden_arguments);
    trials.add("grid::dispatch_packet", dispatch_packet);
}

type WorkItem = [u32; 12];

fn want(size: [u32; 3], block: [u32; 3]) -> Vec<WorkItem> {
    let mut all = Vec::new();
    for z in 0..size[2] {
        for y in 0..size[1] {
            for x in 0..size[0] {
                let at = [x, y, z];
                let mut item = [0; 12];
                for d in 0..3 {
                    let group = at[d] / block[d];
                    item[d] = group;
                    item[3 + d] = at[d] % block[d];
                    item[6 + d] = block[d].min(size[d] - group * block[d]);
                    item[9 + d] = size[d];
                }
                all.push(item);
            }
        }
    }
    all
}

fn items(gpu: &Gpu, object: &str) {
    let kernels = gpu.load(object);
    for (size, block) in [
        ([1, 1, 1], [1, 1, 1]),
        ([100, 1, 1], [64, 1, 1]),
        ([64, 64, 1], [16, 16, 1]),
        ([33, 17, 5], [8, 4, 4]),
        ([7, 9, 11], [3, 2, 5]),
        ([130, 3, 2], [65, 3, 1]),
        ([5, 3, 70], [2, 2, 64]),
        ([2, 1, 1030], [1, 1, 1024]),
    ] {
        let out = gpu.zeros::<WorkItem>((size[0] * size[1] * size[2]) as usize);
        kernels.launch_items("grid3d", size, block, 0, args![out, block[0], block[1], block[2]]);
        assert_same("work-item", &out.read(), &want(size, block));
    }
}

fn whole_groups(gpu: &Gpu) {
    let kernels = gpu.load("grid_uniform");
    for (blocks, block) in [
        ([3, 1, 1], [128, 1, 1]),
        ([2, 3, 4], [8, 4, 2]),
        ([1, 1, 9], [4, 4, 64]),
    ] {
        let size = [blocks[0] * block[0], blocks[1] * block[1], blocks[2] * block[2]];
        let out = gpu.zeros::<WorkItem>((size[0] * size[1] * size[2]) as usize);
        kernels.launch(
            "grid3d",
            blocks,
            block,
            0,
            args![out, block[0], block[1], block[2]],
        );
        assert_same("work-item", &out.read(), &want(size, block));
    }
}

fn hidden_arguments(gpu: &Gpu) {
    let kernels = gpu.load("grid");
    let out = gpu.zeros::<u32>(64);
    kernels.launch_items("hidden_arguments", [150, 7, 5], [64, 2, 3], 0, args![out, 64u32]);
    // Later words are addresses.
    gpu.varies(&out);
    let got = out.read();
    assert_eq!(got[0..3], [150 / 64, 7 / 2, 5 / 3], "hidden_block_count");
    assert_eq!(
        [got[3] & 0xffff, got[3] >> 16, got[4] & 0xffff],
        [64, 2, 3],
        "hidden_group_size"
    );
    assert_eq!(
        [got[4] >> 16, got[5] & 0xffff, got[5] >> 16],
        [150 % 64, 7 % 2, 5 % 3],
        "hidden_remainder"
    );
    assert_eq!(got[10..16], [0; 6], "hidden_global_offset");
    assert_eq!(got[16] & 0xffff, 3, "hidden_grid_dims");
}

fn dispatch_packet(gpu: &Gpu) {
    for object in ["grid_uniform", "grid_v4"] {
        let out = gpu.zeros::<u32>(20);
        gpu.varies(&out);
        gpu.load(object)
            .launch("dispatch_packet", [2, 3, 1], [32, 2, 1], 0, args![out]);
        let got = out.read();
        // The command processor may have marked the header as taken already; the rest is the packet's as long as the kernel
        // runs. HIP always launches in three dimensions.
        assert_eq!(got[0] >> 16 & 3, 3, "dimensions");
        assert_eq!(
            [got[1] & 0xffff, got[1] >> 16, got[2] & 0xffff],
            [32, 2, 1],
            "workgroup size"
        );
        assert_eq!(got[3..6], [64, 6, 1], "grid size in work-items");
        assert_ne!(got[8..10], [0, 0], "kernel object");
        // From version 5 on the compiler takes the queue from the hidden arguments, and this kernel has none.
        if object == "grid_v4" {
            assert_ne!(got[18..20], [0, 0], "queue pointer");
        }
    }
}
