//! Queues.

use super::{NO_GPU, Probe};
use outcrop_abi::kfd::*;

impl Probe<'_> {
    pub(super) fn queue(&mut self) {
        self.part("queues");
        let ring = vec![0u64; 1024];
        let base = (ring.as_ptr() as u64 + 4095) & !4095;
        let good = CreateQueueArgs {
            ring_base_address: base,
            ring_size: 4096,
            gpu_id: NO_GPU,
            queue_type: KFD_IOC_QUEUE_TYPE_COMPUTE_AQL,
            queue_percentage: 100,
            queue_priority: 7,
            read_pointer_address: base,
            write_pointer_address: base + 8,
            ..Default::default()
        };
        for kind in [0, 1, 2, 3, 4, 5, 77] {
            self.create_queue(
                &format!("type {kind}"),
                CreateQueueArgs {
                    queue_type: kind,
                    ..good
                },
            );
        }
        for percentage in [0, 100, 101, 0x1_0064, u32::MAX] {
            let args = CreateQueueArgs {
                queue_percentage: percentage,
                ..good
            };
            self.create_queue(&format!("percentage {percentage:#x}"), args);
        }
        for priority in [0, 15, 16, u32::MAX] {
            self.create_queue(
                &format!("priority {priority}"),
                CreateQueueArgs {
                    queue_priority: priority,
                    ..good
                },
            );
        }
        for size in [0, 1, 4095, 4096, 5000, 1 << 31] {
            self.create_queue(
                &format!("ring of {size}"),
                CreateQueueArgs {
                    ring_size: size,
                    ..good
                },
            );
        }
        for (what, address) in [
            ("0", 0),
            ("16", 16),
            ("in the kernel", u64::MAX),
            ("non-canonical", 1 << 60),
        ] {
            self.create_queue(
                &format!("ring at {what}"),
                CreateQueueArgs {
                    ring_base_address: address,
                    ..good
                },
            );
            self.create_queue(
                &format!("read pointer at {what}"),
                CreateQueueArgs {
                    read_pointer_address: address,
                    ..good
                },
            );
            self.create_queue(
                &format!("write pointer at {what}"),
                CreateQueueArgs {
                    write_pointer_address: address,
                    ..good
                },
            );
            self.create_queue(
                &format!("EOP at {what}"),
                CreateQueueArgs {
                    eop_buffer_address: address,
                    ..good
                },
            );
            self.create_queue(
                &format!("save area at {what}"),
                CreateQueueArgs {
                    ctx_save_restore_address: address,
                    ..good
                },
            );
        }
        for gpu_id in [0, u32::MAX] {
            self.create_queue(&format!("gpu={gpu_id:#x}"), CreateQueueArgs { gpu_id, ..good });
        }
        for queue_id in [0, 5, u32::MAX] {
            self.existing(queue_id, base);
        }
    }

    fn create_queue(&mut self, what: &str, mut args: CreateQueueArgs) {
        self.ask(
            &format!("CREATE_QUEUE {what}"),
            AMDKFD_IOC_CREATE_QUEUE,
            &mut args,
        );
    }

    /// Requests about a queue that there is not.
    fn existing(&mut self, queue_id: u32, ring: u64) {
        let mut args = DestroyQueueArgs { queue_id, pad: 0 };
        self.ask(
            &format!("DESTROY_QUEUE {queue_id}"),
            AMDKFD_IOC_DESTROY_QUEUE,
            &mut args,
        );
        for (what, ring_base_address, ring_size, queue_percentage, queue_priority) in [
            ("good", ring, 4096, 100, 7),
            ("percentage 101", ring, 4096, 101, 7),
            ("priority 16", ring, 4096, 100, 16),
            ("ring of 5000", ring, 5000, 100, 7),
            ("ring in the kernel", u64::MAX, 4096, 100, 7),
            ("no ring", 0, 0, 0, 0),
        ] {
            let mut args = UpdateQueueArgs {
                ring_base_address,
                queue_id,
                ring_size,
                queue_percentage,
                queue_priority,
            };
            self.ask(
                &format!("UPDATE_QUEUE {queue_id} {what}"),
                AMDKFD_IOC_UPDATE_QUEUE,
                &mut args,
            );
        }
        let mask = [u32::MAX; 4];
        for (what, bits, pointer) in [
            ("32 bits", 32, mask.as_ptr() as u64),
            ("31 bits", 31, mask.as_ptr() as u64),
            ("no bits", 0, mask.as_ptr() as u64),
            ("more than there are", 1 << 20, mask.as_ptr() as u64),
            ("no mask", 32, 0),
        ] {
            let mut args = SetCuMaskArgs {
                queue_id,
                num_cu_mask: bits,
                cu_mask_ptr: pointer,
            };
            self.ask(
                &format!("SET_CU_MASK {queue_id} {what}"),
                AMDKFD_IOC_SET_CU_MASK,
                &mut args,
            );
        }
        let mut args = GetQueueWaveStateArgs {
            queue_id,
            ..Default::default()
        };
        self.ask(
            &format!("GET_QUEUE_WAVE_STATE {queue_id}"),
            AMDKFD_IOC_GET_QUEUE_WAVE_STATE,
            &mut args,
        );
        for num_gws in [0, 64] {
            let mut args = AllocQueueGwsArgs {
                queue_id,
                num_gws,
                ..Default::default()
            };
            self.ask(
                &format!("ALLOC_QUEUE_GWS {queue_id} of {num_gws}"),
                AMDKFD_IOC_ALLOC_QUEUE_GWS,
                &mut args,
            );
        }
    }
}
