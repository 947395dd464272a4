//! What a launch asks for, and whether the kernel and the device can give it.

use core::fmt;

use crate::device::Properties;
use crate::error::LaunchError;
use crate::module::FunctionCore;

/// The shape of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchConfig {
    /// Work-items of the grid, by dimension.
    pub work_items: [u64; 3],
    /// Work-items of a block, by dimension.
    pub block: [u32; 3],
    /// Bytes of dynamic LDS.
    pub shared_memory: u32,
}

impl LaunchConfig {
    /// A grid of whole blocks, as `hipModuleLaunchKernel` and `hipLaunchKernel` count it.
    pub const fn blocks(blocks: [u32; 3], block: [u32; 3], shared_memory: u32) -> LaunchConfig {
        let [bx, by, bz] = blocks;
        let [x, y, z] = block;
        LaunchConfig {
            work_items: [bx as u64 * x as u64, by as u64 * y as u64, bz as u64 * z as u64],
            block,
            shared_memory,
        }
    }

    /// A grid of work-items, as `hipExtModuleLaunchKernel` and `hipHccModuleLaunchKernel` count it.
    ///
    /// The last block of a dimension may be partial; a block that is longer than the grid is cut.
    pub const fn work_items(grid: [u32; 3], block: [u32; 3], shared_memory: u32) -> LaunchConfig {
        let [gx, gy, gz] = grid;
        let [x, y, z] = block;
        const fn cut(block: u32, grid: u32) -> u32 {
            if block > grid { grid } else { block }
        }
        // An empty grid stays an error of the grid, and not of the block.
        let block = match grid {
            [0, ..] | [_, 0, _] | [.., 0] => block,
            _ => [cut(x, gx), cut(y, gy), cut(z, gz)],
        };
        LaunchConfig {
            work_items: [gx as u64, gy as u64, gz as u64],
            block,
            shared_memory,
        }
    }
}

impl fmt::Display for LaunchConfig {
    /// Grid and block as `hipModuleLaunchKernel` has them: the grid in blocks, or in work-items if its last block is partial.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            work_items, block, ..
        } = self;
        let blocks: [u64; 3] = core::array::from_fn(|n| work_items[n] / u64::from(block[n].max(1)));
        let whole = (0..3).all(|n| blocks[n] * u64::from(block[n]) == work_items[n]);
        if whole {
            write!(f, "grid {blocks:?} block {block:?}")
        } else {
            write!(f, "grid of {work_items:?} work-items, block {block:?}")
        }
    }
}

/// The limits that a launch is held against.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    max_threads: u32,
    shared_memory: u32,
}

impl Limits {
    pub(super) fn of(device: &Properties) -> Limits {
        Limits {
            max_threads: device.max_threads_per_block,
            shared_memory: device.shared_mem_per_block,
        }
    }
}

/// Checks a launch and returns its grid in work-items.
pub(super) fn validate(
    config: &LaunchConfig,
    function: &FunctionCore,
    limits: Limits,
) -> Result<[u32; 3], LaunchError> {
    let block = config.block;
    let narrow = |grid: [u64; 3]| grid.map(|items| u32::try_from(items).unwrap_or(u32::MAX));
    if block.contains(&0) {
        return Err(LaunchError::ZeroBlock(block));
    }
    if config.work_items.contains(&0) {
        return Err(LaunchError::ZeroGrid(narrow(config.work_items)));
    }
    let threads: u64 = block
        .iter()
        .map(|side| u64::from(*side))
        .fold(1, u64::saturating_mul);
    if threads > u64::from(limits.max_threads) {
        return Err(LaunchError::BlockTooLarge {
            threads,
            max: limits.max_threads,
        });
    }
    for (dimension, work_items) in config.work_items.into_iter().enumerate() {
        if work_items > u64::from(u32::MAX) {
            return Err(LaunchError::GridTooLarge {
                dimension: dimension as u8,
                work_items,
            });
        }
    }
    if threads > u64::from(function.max_threads) {
        return Err(LaunchError::LaunchBounds {
            threads,
            max: function.max_threads,
        });
    }
    if let Some(required) = function.required_block
        && required != block
    {
        return Err(LaunchError::RequiredBlock { block, required });
    }
    if u64::from(function.group_size) + u64::from(config.shared_memory) > u64::from(limits.shared_memory) {
        return Err(LaunchError::SharedMemory {
            fixed: function.group_size,
            dynamic: config.shared_memory,
            max: limits.shared_memory,
        });
    }
    let grid = narrow(config.work_items);
    let partial = grid.iter().zip(&block).any(|(items, side)| items % side != 0);
    if function.uniform && partial {
        return Err(LaunchError::PartialGroup { grid, block });
    }
    Ok(grid)
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::sync::Arc;

    use super::*;
    use crate::Code;
    use crate::launch::args::tests::layout;

    #[test]
    fn a_launch_is_told_as_hip_counts() {
        let blocks = LaunchConfig::blocks([4096, 2, 1], [256, 1, 1], 0).to_string();
        assert_eq!(blocks, "grid [4096, 2, 1] block [256, 1, 1]");
        let partial = LaunchConfig::work_items([1000, 1, 1], [256, 1, 1], 0).to_string();
        assert_eq!(partial, "grid of [1000, 1, 1] work-items, block [256, 1, 1]");
        let empty = LaunchConfig::blocks([1, 0, 1], [0, 1, 1], 0).to_string();
        assert_eq!(empty, "grid [0, 0, 1] block [0, 1, 1]");
    }

    fn kernel() -> FunctionCore {
        FunctionCore {
            name: Arc::from("k"),
            object: 0x1000,
            layout: layout(),
            kernarg_align: 16,
            group_size: 1024,
            private_size: 0,
            dynamic_stack: false,
            max_threads: 256,
            required_block: None,
            uniform: true,
            vgprs: 32,
        }
    }

    const LIMITS: Limits = Limits {
        max_threads: 1024,
        shared_memory: 65536,
    };

    fn check(config: LaunchConfig, function: &FunctionCore) -> Result<[u32; 3], (Code, LaunchError)> {
        validate(&config, function, LIMITS).map_err(|why| (why.code(), why))
    }

    #[test]
    fn grids_are_blocks_or_work_items() {
        let kernel = kernel();
        assert_eq!(
            check(LaunchConfig::blocks([4, 2, 1], [64, 2, 1], 0), &kernel),
            Ok([256, 4, 1])
        );
        assert_eq!(
            check(LaunchConfig::work_items([256, 4, 1], [64, 2, 1], 0), &kernel),
            Ok([256, 4, 1])
        );
        // A block that is longer than the grid is cut, and so no partial one.
        assert_eq!(
            check(LaunchConfig::work_items([100, 1, 1], [256, 4, 1], 0), &kernel),
            Ok([100, 1, 1])
        );
    }

    #[test]
    fn each_impossible_launch_has_its_error() {
        let (mut kernel, one) = (kernel(), [1, 1, 1]);
        let error = |config, kernel: &FunctionCore| check(config, kernel).unwrap_err();
        assert_eq!(
            error(LaunchConfig::blocks([0, 1, 1], [64, 1, 1], 0), &kernel),
            (Code(9), LaunchError::ZeroGrid([0, 1, 1]))
        );
        assert_eq!(
            error(LaunchConfig::blocks(one, [64, 0, 1], 0), &kernel),
            (Code(9), LaunchError::ZeroBlock([64, 0, 1]))
        );
        assert_eq!(
            error(LaunchConfig::blocks(one, [1025, 1, 1], 0), &kernel),
            (
                Code(9),
                LaunchError::BlockTooLarge {
                    threads: 1025,
                    max: 1024
                }
            )
        );
        assert_eq!(
            error(LaunchConfig::blocks(one, [u32::MAX; 3], 0), &kernel),
            (
                Code(9),
                LaunchError::BlockTooLarge {
                    threads: u64::MAX,
                    max: 1024
                }
            )
        );
        assert_eq!(
            error(LaunchConfig::blocks([1 << 26, 1, 1], [64, 1, 1], 0), &kernel),
            (
                Code(9),
                LaunchError::GridTooLarge {
                    dimension: 0,
                    work_items: 1 << 32
                }
            )
        );
        assert_eq!(
            error(LaunchConfig::blocks(one, [257, 1, 1], 0), &kernel),
            (
                Code(719),
                LaunchError::LaunchBounds {
                    threads: 257,
                    max: 256
                }
            )
        );
        assert_eq!(
            error(LaunchConfig::blocks(one, [64, 1, 1], 65536 - 1023), &kernel),
            (
                Code(1),
                LaunchError::SharedMemory {
                    fixed: 1024,
                    dynamic: 65536 - 1023,
                    max: 65536
                }
            )
        );
        assert_eq!(
            error(LaunchConfig::work_items([65, 1, 1], [64, 1, 1], 0), &kernel),
            (
                Code(1),
                LaunchError::PartialGroup {
                    grid: [65, 1, 1],
                    block: [64, 1, 1]
                }
            )
        );
        kernel.uniform = false;
        assert_eq!(
            check(LaunchConfig::work_items([65, 1, 1], [64, 1, 1], 0), &kernel),
            Ok([65, 1, 1])
        );
        kernel.required_block = Some([128, 1, 1]);
        assert_eq!(
            error(LaunchConfig::blocks(one, [64, 1, 1], 0), &kernel).0,
            Code(719)
        );
    }
}
