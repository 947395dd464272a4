//! What a queue has beside its ring: global wave sync, a mask of compute units, saved waves.

use alloc::vec::Vec;

use outcrop_abi::kfd;
use outcrop_isa::Generation;
use outcrop_platform::Errno;
use zerocopy::IntoBytes;

use super::process::{Process, State};
use super::queues::ProcessQueue;
use super::user::User;

impl Process {
    /// `ALLOC_QUEUE_GWS`: one queue of the process on a GPU has the barriers.
    pub(super) fn alloc_queue_gws(&self, args: &mut kfd::AllocQueueGwsArgs) -> Result<(), Errno> {
        let mut state = self.state.lock();
        let State { queues, devices, .. } = &mut *state;
        let queue = queues.get_mut(&args.queue_id).ok_or(Errno::INVAL)?;
        let device = self.kernel.devices.get(queue.gpu).ok_or(Errno::NODEV)?;
        if device.model().gws == 0 {
            return Err(Errno::NODEV);
        }
        // A debugger masks compute units of these, and needs all waves for that (`kfd_dbg_has_cwsr_workaround`).
        let of_gfx11 = device.model().target.generation() == Generation::Gfx11;
        if of_gfx11 && self.debug.lock().is_attached() {
            return Err(Errno::BUSY);
        }
        let taken = &mut devices.get_mut(queue.gpu).ok_or(Errno::INVAL)?.gws;
        args.first_gws = 0;
        match (args.num_gws != 0, *taken) {
            (true, true) => return Err(Errno::BUSY),
            (false, false) => return Err(Errno::INVAL),
            (give, _) => {
                queue.set_gws(give, &self.kernel.scheduler)?;
                *taken = give;
            }
        }
        Ok(())
    }

    pub(super) fn set_cu_mask(&self, user: User<'_>, args: &kfd::SetCuMaskArgs) -> Result<(), Errno> {
        const MAX_CUS: u32 = 1024;
        if !args.num_cu_mask.is_multiple_of(32) || args.num_cu_mask == 0 {
            return Err(Errno::INVAL);
        }
        let words = args.num_cu_mask.min(MAX_CUS) / 32;
        let mask: Vec<u32> = user.get_all(args.cu_mask_ptr, words)?;
        let mut state = self.state.lock();
        let queue = state.queues.get_mut(&args.queue_id).ok_or(Errno::FAULT)?;
        let device = self.kernel.devices.get(queue.gpu).ok_or(Errno::FAULT)?;
        // The two units of a workgroup processor are used together or not at all.
        let split = |word: &u32| (word ^ word >> 1) & 0x5555_5555 != 0;
        if device.model().target.generation() != Generation::Gfx9 && mask.iter().any(split) {
            return Err(Errno::INVAL);
        }
        // Waves have no place here, so the mask changes nothing that could be seen.
        queue.cu_mask = mask;
        Ok(())
    }

    pub(super) fn queue_wave_state(
        &self,
        user: User<'_>,
        args: &mut kfd::GetQueueWaveStateArgs,
    ) -> Result<(), Errno> {
        let state = self.state.lock();
        let queue = state.queues.get(&args.queue_id).ok_or(Errno::FAULT)?;
        if !queue.is_compute() || queue.is_active() {
            return Err(Errno::INVAL);
        }
        (args.ctl_stack_used_size, args.save_area_used_size) = (0, 0);
        self.put_wave_state(user, queue, args.ctl_stack_address)
    }

    /// Writes the heads of a compute queue's save areas, one for each XCC, to `address` (`get_wave_state` of the MQD
    /// managers). The waves of a stopped queue stay in the GPU: the control stack and the wave state, which grow from
    /// the same place in opposite directions, are empty.
    ///
    /// # Errors
    /// [`Errno::FAULT`].
    pub(super) fn put_wave_state(
        &self,
        user: User<'_>,
        queue: &ProcessQueue,
        address: u64,
    ) -> Result<(), Errno> {
        let xccs = self.kernel.devices.get(queue.gpu).map_or(1, |d| d.model().xccs);
        let (_, stride) = queue.save_area();
        let start = queue.control_stack();
        // What comes behind is the runtime's.
        let head = [start, 0, start, 0];
        for xcc in 0..xccs {
            let at = address.wrapping_add(u64::from(stride) * u64::from(xcc));
            user.put_bytes(at, head.as_bytes())?;
        }
        Ok(())
    }
}
