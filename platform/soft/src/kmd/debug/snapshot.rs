//! Snapshots of a process's queues and GPUs.

use outcrop_abi::kfd;
use outcrop_platform::Errno;
use zerocopy::{Immutable, IntoBytes};

use super::exceptions::Debug;
use crate::kmd::device::Device;
use crate::kmd::process::{Process, State};
use crate::kmd::user::User;

/// Writes the first bytes of a value, as many as the caller has room for.
pub(super) fn put_part<T: IntoBytes + Immutable>(
    user: User<'_>,
    address: u64,
    value: &T,
    room: u32,
) -> Result<(), Errno> {
    let bytes = value.as_bytes();
    let part = bytes.get(..room as usize).unwrap_or(bytes);
    user.put_bytes(address, part)
}

/// Writes entry `index` of an array whose entries are `step` bytes apart in the caller's version.
fn put_entry<T: IntoBytes + Immutable>(
    user: User<'_>,
    array: u64,
    index: u32,
    step: u32,
    entry: &T,
) -> Result<(), Errno> {
    let offset = u64::from(index) * u64::from(step);
    let address = array.checked_add(offset).ok_or(Errno::FAULT)?;
    put_part(user, address, entry, step)
}

impl Debug {
    pub(super) fn queue_snapshot(
        &mut self,
        state: &State,
        process: &Process,
        user: User<'_>,
        args: &mut kfd::DbgTrapQueueSnapshotArgs,
    ) -> Result<(), Errno> {
        let (room, step) = (args.num_queues, args.entry_size);
        args.num_queues = 0;
        if step == 0 {
            return Err(Errno::INVAL);
        }
        args.entry_size = step.min(size_of::<kfd::QueueSnapshotEntry>() as u32);
        for (id, queue) in &state.queues {
            if args.num_queues < room {
                let raised = &mut self.queues.entry(*id).or_default().raised;
                let gpu_id = process
                    .kernel
                    .devices
                    .get(queue.gpu)
                    .map_or(0, |device| device.id);
                let entry = queue.snapshot(*id, gpu_id, *raised);
                *raised &= !args.exception_mask;
                put_entry(user, args.snapshot_buf_ptr, args.num_queues, step, &entry)?;
            }
            args.num_queues += 1;
        }
        Ok(())
    }

    pub(super) fn device_snapshot(
        &mut self,
        process: &Process,
        user: User<'_>,
        args: &mut kfd::DbgTrapDeviceSnapshotArgs,
    ) -> Result<(), Errno> {
        if args.snapshot_buf_ptr == 0 {
            return Err(Errno::INVAL);
        }
        let (room, step) = (args.num_devices as usize, args.entry_size);
        args.num_devices = process.kernel.devices.len() as u32;
        args.entry_size = step.min(size_of::<kfd::DbgDeviceInfoEntry>() as u32);
        for (index, device) in process.kernel.devices.iter().take(room).enumerate() {
            let of_device = self.devices.entry(device.index).or_default();
            let entry = describe(device, of_device.raised, process.kernel.options.svm);
            of_device.raised &= !args.exception_mask;
            put_entry(user, args.snapshot_buf_ptr, index as u32, step, &entry)?;
        }
        Ok(())
    }
}

fn describe(device: &Device, raised: u64, svm: bool) -> kfd::DbgDeviceInfoEntry {
    let model = device.model();
    let apertures = crate::kmd::apertures(device);
    kfd::DbgDeviceInfoEntry {
        exception_status: raised,
        lds_base: apertures.lds_base,
        lds_limit: apertures.lds_limit,
        scratch_base: apertures.scratch_base,
        scratch_limit: apertures.scratch_limit,
        gpuvm_base: apertures.gpuvm_base,
        gpuvm_limit: apertures.gpuvm_limit,
        gpu_id: device.id,
        location_id: device.place.location_id,
        vendor_id: crate::product::VENDOR_ID,
        device_id: model.device_id,
        revision_id: model.pci_revision,
        subsystem_vendor_id: crate::product::VENDOR_ID,
        subsystem_device_id: model.device_id,
        fw_version: model.mec_firmware,
        gfx_target_version: model.target.gfx_version(),
        simd_count: model.simds(),
        max_waves_per_simd: model.max_waves_per_simd,
        array_count: model.arrays(),
        simd_arrays_per_engine: model.arrays_per_engine,
        num_xcc: model.xccs,
        capability: crate::sysfs::capability(model, svm),
        debug_prop: crate::sysfs::debug_properties(model) as u32,
        ..Default::default()
    }
}
