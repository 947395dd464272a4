//! Version, clocks, apertures, and what is set for each GPU.

use super::{NO_GPU, Probe};
use outcrop_abi::kfd::*;

impl Probe<'_> {
    pub(super) fn device(&mut self) {
        self.part("device");
        let mut version = GetVersionArgs::default();
        self.ask("GET_VERSION", AMDKFD_IOC_GET_VERSION, &mut version);
        self.with(format_args!(
            "{}.{}",
            version.major_version, version.minor_version
        ));
        for gpu_id in [0, NO_GPU] {
            let mut clocks = GetClockCountersArgs {
                gpu_id,
                ..Default::default()
            };
            self.ask(
                &format!("GET_CLOCK_COUNTERS gpu={gpu_id:#x}"),
                AMDKFD_IOC_GET_CLOCK_COUNTERS,
                &mut clocks,
            );
            self.with(format_args!(
                "gpu={} cpu>0={} system>0={} frequency={}",
                clocks.gpu_clock_counter,
                clocks.cpu_clock_counter > 0,
                clocks.system_clock_counter > 0,
                clocks.system_clock_freq
            ));
        }
        let mut old = GetProcessAperturesArgs::default();
        self.ask(
            "GET_PROCESS_APERTURES",
            AMDKFD_IOC_GET_PROCESS_APERTURES,
            &mut old,
        );
        self.with(format_args!("nodes={}", old.num_of_nodes));
        let mut room = [ProcessDeviceApertures::default(); 8];
        for count in [0, 1, 2, 8] {
            for pointer in [room.as_mut_ptr() as u64, 0] {
                let mut args = GetProcessAperturesNewArgs {
                    kfd_process_device_apertures_ptr: pointer,
                    num_of_nodes: count,
                    ..Default::default()
                };
                let what = format!("GET_PROCESS_APERTURES_NEW count={count} pointer={}", pointer != 0);
                self.ask(&what, AMDKFD_IOC_GET_PROCESS_APERTURES_NEW, &mut args);
                self.with(format_args!("nodes={}", args.num_of_nodes));
            }
        }
        for gpu_id in [0, NO_GPU, u32::MAX] {
            self.per_gpu(gpu_id);
        }
        for mode in [-1, 0, 1, 2] {
            let mut args = SetXnackModeArgs { xnack_enabled: mode };
            self.ask(
                &format!("SET_XNACK_MODE {mode}"),
                AMDKFD_IOC_SET_XNACK_MODE,
                &mut args,
            );
            self.with(format_args!("mode={}", args.xnack_enabled));
        }
    }

    fn per_gpu(&mut self, gpu_id: u32) {
        for (default_policy, alternate_policy) in [(0, 0), (1, 1), (9, 0), (0, 9)] {
            let mut args = SetMemoryPolicyArgs {
                gpu_id,
                default_policy,
                alternate_policy,
                ..Default::default()
            };
            let what = format!("SET_MEMORY_POLICY gpu={gpu_id:#x} {default_policy} {alternate_policy}");
            self.ask(&what, AMDKFD_IOC_SET_MEMORY_POLICY, &mut args);
        }
        let mut scratch = SetScratchBackingVaArgs {
            gpu_id,
            ..Default::default()
        };
        self.ask(
            &format!("SET_SCRATCH_BACKING_VA gpu={gpu_id:#x}"),
            AMDKFD_IOC_SET_SCRATCH_BACKING_VA,
            &mut scratch,
        );
        let mut tiles = GetTileConfigArgs {
            gpu_id,
            ..Default::default()
        };
        self.ask(
            &format!("GET_TILE_CONFIG gpu={gpu_id:#x}"),
            AMDKFD_IOC_GET_TILE_CONFIG,
            &mut tiles,
        );
        let mut trap = SetTrapHandlerArgs {
            gpu_id,
            tba_addr: 0x1000,
            tma_addr: 0x2000,
            ..Default::default()
        };
        self.ask(
            &format!("SET_TRAP_HANDLER gpu={gpu_id:#x}"),
            AMDKFD_IOC_SET_TRAP_HANDLER,
            &mut trap,
        );
        let mut smi = SmiEventsArgs {
            gpuid: gpu_id,
            ..Default::default()
        };
        self.ask(
            &format!("SMI_EVENTS gpu={gpu_id:#x}"),
            AMDKFD_IOC_SMI_EVENTS,
            &mut smi,
        );
        let mut available = GetAvailableMemoryArgs {
            gpu_id,
            ..Default::default()
        };
        self.ask(
            &format!("AVAILABLE_MEMORY gpu={gpu_id:#x}"),
            AMDKFD_IOC_AVAILABLE_MEMORY,
            &mut available,
        );
    }
}
