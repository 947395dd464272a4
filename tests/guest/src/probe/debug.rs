//! Debugger, runtime and checkpoint requests.

use super::{NO_GPU, Probe};
use outcrop_abi::kfd::*;
use zerocopy::{IntoBytes, TryFromBytes as _};

/// Last operation of `DBG_TRAP`.
const LAST_OP: u32 = KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT;

impl Probe<'_> {
    pub(super) fn debug(&mut self) {
        self.part("debugger");
        for mode_mask in [0, 4, 3, 3, 1, 0, 0] {
            let mut args = RuntimeEnableArgs {
                r_debug: 0x1000,
                mode_mask,
                ..Default::default()
            };
            self.ask(
                &format!("RUNTIME_ENABLE {mode_mask}"),
                AMDKFD_IOC_RUNTIME_ENABLE,
                &mut args,
            );
            self.with(format_args!("capabilities={:#x}", args.capabilities_mask));
        }
        let own = std::process::id();
        for op in 0..=LAST_OP + 1 {
            for (what, pid) in [("no such process", 99_999), ("process without a KFD", 1)] {
                // A machine whose first process is the probe has no other one.
                if pid != own {
                    self.trap(&format!("op {op} {what}"), pid, op, [0; 3]);
                }
            }
            if op != KFD_IOC_DBG_TRAP_ENABLE {
                self.trap(&format!("op {op} before ENABLE"), own, op, [0; 3]);
            }
        }
        self.enabled(own);
        self.checkpoint(own);
    }

    fn trap(&mut self, what: &str, pid: u32, op: u32, data: [u64; 3]) -> [u64; 3] {
        let mut args = DbgTrapArgs { pid, op, data };
        self.ask(&format!("DBG_TRAP {what}"), AMDKFD_IOC_DBG_TRAP, &mut args);
        args.data
    }

    /// The process as its own debugger.
    fn enabled(&mut self, own: u32) {
        let Ok((reader, writer)) = std::io::pipe() else {
            return self.part("no pipe");
        };
        let file = std::os::fd::AsRawFd::as_raw_fd(&writer) as u32;
        let mut info = RuntimeInfo::default();
        let enable = |dbg_fd, rinfo_ptr, rinfo_size| {
            let args = DbgTrapEnableArgs {
                exception_mask: 0,
                rinfo_ptr,
                rinfo_size,
                dbg_fd,
            };
            <[u64; 3]>::try_read_from_bytes(args.as_bytes()).unwrap_or_default()
        };
        let info_ptr = core::ptr::from_mut(&mut info) as u64;
        let size = size_of::<RuntimeInfo>() as u32;
        self.trap(
            "ENABLE no file",
            own,
            KFD_IOC_DBG_TRAP_ENABLE,
            enable(u32::MAX, info_ptr, size),
        );
        self.trap(
            "ENABLE no room",
            own,
            KFD_IOC_DBG_TRAP_ENABLE,
            enable(file, 0, size),
        );
        let data = self.trap(
            "ENABLE",
            own,
            KFD_IOC_DBG_TRAP_ENABLE,
            enable(file, info_ptr, size),
        );
        let (state, setup) = (info.runtime_state, info.ttmp_setup);
        self.with(format_args!("size={} state={state} ttmp={setup}", data[2] as u32));
        self.trap(
            "ENABLE twice",
            own,
            KFD_IOC_DBG_TRAP_ENABLE,
            enable(file, info_ptr, size),
        );
        for op in KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT..=LAST_OP + 1 {
            let data = self.trap(&format!("op {op} enabled, zero"), own, op, [0; 3]);
            self.with(format_args!("{data:x?}"));
        }
        let nobody = u64::from(NO_GPU);
        self.trap(
            "SEND_RUNTIME_EVENT no such GPU",
            own,
            KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT,
            [1 << 32, nobody, 0],
        );
        for flags in [1, 2, 3, u64::from(u32::MAX)] {
            let data = self.trap(
                &format!("SET_FLAGS {flags:#x}"),
                own,
                KFD_IOC_DBG_TRAP_SET_FLAGS,
                [flags, 0, 0],
            );
            self.with(format_args!("{data:x?}"));
        }
        for mode in [1, 3, 4] {
            self.trap(
                &format!("SET_WAVE_LAUNCH_MODE {mode}"),
                own,
                KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE,
                [mode, 0, 0],
            );
        }
        self.trap(
            "SUSPEND_QUEUES one, no array",
            own,
            KFD_IOC_DBG_TRAP_SUSPEND_QUEUES,
            [0, 0, 1],
        );
        self.trap(
            "RESUME_QUEUES one, no array",
            own,
            KFD_IOC_DBG_TRAP_RESUME_QUEUES,
            [0, 1, 0],
        );
        self.trap(
            "SET_NODE_ADDRESS_WATCH no such GPU",
            own,
            KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH,
            [0x1000, 0, nobody],
        );
        self.trap(
            "CLEAR_NODE_ADDRESS_WATCH no such GPU",
            own,
            KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH,
            [nobody, 0, 0],
        );
        for (what, size) in [("whole", size_of::<QueueSnapshotEntry>() as u64), ("short", 8)] {
            let data = [0, 0, size << 32];
            let answer = self.trap(
                &format!("QUEUE_SNAPSHOT {what}"),
                own,
                KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT,
                data,
            );
            self.with(format_args!("{answer:x?}"));
        }
        self.trap("DISABLE", own, KFD_IOC_DBG_TRAP_DISABLE, [0; 3]);
        self.trap("DISABLE twice", own, KFD_IOC_DBG_TRAP_DISABLE, [0; 3]);
        drop(reader);
    }

    fn checkpoint(&mut self, own: u32) {
        for op in 0..6 {
            for pid in [0, own, 99_999] {
                // Linux 6.1 to 6.12 takes a lock through a null pointer here if the process has no GPU memory.
                if op == KFD_CRIU_OP_RESUME && pid == own {
                    continue;
                }
                let mut args = CriuArgs {
                    op,
                    pid,
                    ..Default::default()
                };
                let who = if pid == own {
                    "self"
                } else if pid == 0 {
                    "0"
                } else {
                    "nobody"
                };
                self.ask(&format!("CRIU_OP {op} of {who}"), AMDKFD_IOC_CRIU_OP, &mut args);
                self.with(format_args!(
                    "devices={} bos={} objects={} private={}",
                    args.num_devices, args.num_bos, args.num_objects, args.priv_data_size
                ));
            }
        }
    }
}
