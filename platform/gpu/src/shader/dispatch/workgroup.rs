//! A workgroup: its waves, their initial state, its LDS, and taking turns.
#![expect(unsafe_code, reason = "sets up raw register files")]

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ptr;

use outcrop_isa::Generation;

use crate::shader::control::barrier::{BARRIERS, Barrier};
use crate::shader::fault::{FaultCause, ShaderFault};
use crate::shader::memory::tlb::Tlb;
use crate::shader::program::Layout;
use crate::shader::simd::{LANES, ROW};
use crate::shader::wave::{Op, Shared, Stop, Wave, sreg};

/// Operations that a wave runs before the next of its workgroup has its turn.
const SLICE: u64 = 16_384;

/// What every wave of a grid starts with.
pub(crate) struct Initial {
    /// User SGPRs.
    pub user: Vec<u32>,
    /// Operation to begin with.
    pub entry: *const Op,
    /// Device address of the first wave's scratch memory, bytes of a wave.
    pub scratch: (u64, u32),
}

// SAFETY: `entry` points into a program that the grid keeps alive and nobody changes.
unsafe impl Send for Initial {}
// SAFETY: as above.
unsafe impl Sync for Initial {}

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// Why a workgroup stopped running.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Outcome {
    /// All its waves have ended.
    Done,
    /// Its share is used up.
    Parked,
    /// Every wave that can run waits for something outside.
    Idle,
    /// A wave faulted.
    Fault(ShaderFault),
}

/// One workgroup, or the memory of one that has ended.
#[derive(Default)]
pub(crate) struct Workgroup {
    waves: Vec<Wave>,
    count: usize,
    /// The wave whose turn it is first: others may wait in a loop for what it is to write.
    turn: usize,
    lds: Vec<Line>,
    barriers: Box<[Barrier; BARRIERS]>,
    /// First scratch slot of its waves.
    pub slot: Option<u32>,
}

impl Workgroup {
    /// Sets the waves of workgroup `id` up.
    ///
    /// `size` is the number of work-items in each dimension, less than the dispatch's at the edge of a grid.
    // A tenth of a short kernel's time if it is not compiled where it is called.
    #[inline]
    pub(crate) fn start(&mut self, shared: &Shared, initial: &Initial, id: [u32; 3], size: [u32; 3]) {
        let items = size.iter().product::<u32>();
        let lanes = u32::from(shared.descriptor.wave_size().lanes());
        self.count = items.div_ceil(lanes) as usize;
        self.turn = 0;
        while self.waves.len() < self.count {
            self.waves.push(Wave::new());
        }
        let lds = shared.launch.dispatch.group_segment_size;
        self.lds.clear();
        self.lds.resize(lds.div_ceil(64) as usize + 1, Line([0; 64]));
        *self.barriers = [Barrier::default(); BARRIERS];
        self.barriers[0].members = self.count as u32;
        for n in 0..self.count {
            let w = &mut self.waves[n];
            (w.barriers, w.passed, w.joined) = (&raw mut *self.barriers, [0; BARRIERS], 0);
            (w.program, w.root) = (&*shared.program, &*shared.program);
            w.shared = shared;
            (w.id, w.workgroup) = (n as u32, id);
            (w.lds, w.lds_bytes) = (self.lds.as_mut_ptr().cast(), lds);
            w.scc = 0;
            w.full = u64::MAX >> (64 - lanes);
            w.mode = shared.descriptor.mode();
            (w.next, w.stop) = (initial.entry, Stop::Running);
            let (base, bytes) = initial.scratch;
            w.own_flat_scratch = shared.launch.code.target().flat_scratch_register().unwrap_or(0);
            (w.scratch, w.scratch_bytes) = match self.slot {
                Some(slot) => (base + u64::from(bytes) * (u64::from(slot) + n as u64), bytes),
                None => (0, 0),
            };
            // SAFETY: `shared` and its program live as long as the grid, which outlives its workgroups.
            unsafe { registers(w, shared, initial, n as u32, size, items) };
        }
    }

    /// Its coordinates.
    pub(crate) fn id(&self) -> [u32; 3] {
        self.waves.first().map_or([0; 3], |wave| wave.workgroup)
    }

    /// Its first wave.
    pub(crate) fn wave(&self) -> &Wave {
        &self.waves[0]
    }

    /// Its wave, if it has one only.
    pub(crate) fn only(&mut self) -> Option<&mut Wave> {
        match &mut self.waves[..self.count] {
            [wave] => Some(wave),
            _ => None,
        }
    }

    /// What stops it from outside, as a fault of the first wave that has not ended, where that wave goes on.
    pub(crate) fn stopped_by(&self, cause: FaultCause) -> ShaderFault {
        let waves = &self.waves[..self.count];
        let w = waves.iter().find(|w| w.stop != Stop::End).unwrap_or(&waves[0]);
        // SAFETY: a wave that has not ended goes on at an operation of its program; one that has, ended at one.
        let pc = unsafe { w.next.as_ref() }.map_or(0, |op| op.pc);
        fault_of(w, cause, pc, None)
    }

    /// Runs its waves in turn for about `budget` operations, and says how many are left.
    pub(crate) fn run(&mut self, tlb: &mut Tlb, budget: u64) -> (u64, Outcome) {
        let mut left = budget;
        loop {
            let (mut live, mut waiting, mut worked) = (0, 0, false);
            let (first, count) = (self.turn, self.count);
            for n in (first..count).chain(0..first) {
                let w = &mut self.waves[n];
                match w.stop {
                    Stop::End => continue,
                    Stop::Barrier => {
                        live += 1;
                        waiting += 1;
                        continue;
                    }
                    _ => {}
                }
                let share = left.min(SLICE);
                core::mem::swap(&mut w.tlb, tlb);
                // SAFETY: `start` has set the wave up.
                let rest = unsafe { w.run(share) };
                core::mem::swap(&mut w.tlb, tlb);
                left = left - share + rest;
                if share != 0 && left == 0 {
                    self.turn = (n + 1) % count;
                }
                match w.stop {
                    Stop::End => worked = true,
                    Stop::Barrier => {
                        (live, waiting, worked) = (live + 1, waiting + 1, true);
                    }
                    Stop::Yield => live += 1,
                    Stop::Running => (live, worked) = (live + 1, true),
                    Stop::Fault { cause, pc, lane } => {
                        return (left, Outcome::Fault(fault_of(w, cause, pc, lane)));
                    }
                }
            }
            if live == 0 {
                return (left, Outcome::Done);
            }
            if waiting == live {
                for w in &mut self.waves[..self.count] {
                    if w.stop == Stop::Barrier {
                        w.stop = Stop::Running;
                    }
                }
            } else if !worked {
                return (left, Outcome::Idle);
            }
            if left == 0 {
                return (0, Outcome::Parked);
            }
        }
    }
}

fn fault_of(w: &Wave, cause: FaultCause, pc: u64, lane: Option<u8>) -> ShaderFault {
    ShaderFault {
        cause,
        pc,
        lane,
        workgroup: w.workgroup,
        wave: w.id,
        // SAFETY: `shared` outlives the wave.
        kernel_object: unsafe { (*w.shared).launch.dispatch.kernel_object },
    }
}

/// Writes a wave's initial registers.
///
/// # Safety
/// `w` refers to `shared`.
#[inline]
unsafe fn registers(w: &mut Wave, shared: &Shared, initial: &Initial, n: u32, size: [u32; 3], items: u32) {
    let layout: Layout = shared.program.layout;
    let (descriptor, id) = (&shared.descriptor, w.workgroup);
    let lanes = w.size() as u32;
    // SAFETY: `sync` makes room for all rows and scalars of the program.
    unsafe {
        shared.program.sync(w);
        ptr::write_bytes(w.rows, 0, (layout.temps() as usize) * ROW);
        ptr::write_bytes(w.s, 0, sreg::CONSTS as usize);
        ptr::copy_nonoverlapping(initial.user.as_ptr(), w.s, initial.user.len());
        let mut next = initial.user.len() as u32;
        if descriptor.ids_in_ttmps() {
            // The wave's number in bits 29:25 of ttmp8; x in ttmp9; y and z in ttmp7.
            w.set_s32(sreg::TTMP0 + 7, id[1] & 0xffff | id[2] << 16);
            w.set_s32(sreg::TTMP0 + 8, (n & 31) << 25);
            w.set_s32(sreg::TTMP0 + 9, id[0]);
        } else {
            for (dim, enabled) in descriptor.workgroup_ids().into_iter().enumerate() {
                if enabled {
                    w.set_s32(next, id[dim]);
                    next += 1;
                }
            }
        }
        if descriptor.workgroup_info() {
            // First wave of the group, its number there, and how many there are. Of GPUs before gfx10.3 here are gfx9's only.
            let number = match descriptor.target.generation() {
                Generation::Gfx9 => n << 6,
                _ => n << 20,
            };
            let waves = items.div_ceil(lanes);
            w.set_s32(next, u32::from(n == 0) << 31 | number | waves & 0x3f);
            next += 1;
        }
        let launch = &shared.launch;
        if launch.code.target().architected_flat_scratch() {
            if descriptor.target.generation() == Generation::Gfx9 {
                w.set_s64(sreg::FLAT_SCRATCH, w.scratch);
            }
        } else if descriptor.uses_scratch() {
            w.set_s32(next, w.scratch.wrapping_sub(launch.scratch_base) as u32);
        }
        let active = (items - lanes * n).min(lanes);
        w.set_s64(sreg::EXEC, u64::MAX >> (64 - active));
        for (i, base) in [launch.shared_base, launch.private_base].into_iter().enumerate() {
            w.set_s64(sreg::APERTURES + 4 * i as u32, base);
            w.set_s64(sreg::APERTURES + 4 * i as u32 + 2, base | 0xffff_ffff);
        }
        let ids = w.rows.cast::<u32>();
        let dims = descriptor.work_item_ids();
        let packed = descriptor.ids_are_packed();
        let (mut x, mut y, mut z) = {
            let first = lanes * n;
            (
                first % size[0],
                first / size[0] % size[1],
                first / (size[0] * size[1]),
            )
        };
        for lane in 0..active as usize {
            for (dim, v) in (0..dims).zip([x, y, z]) {
                if packed {
                    *ids.add(lane) |= v << (10 * dim);
                } else {
                    *ids.add(lane + LANES * dim as usize) = v;
                }
            }
            x += 1;
            if x == size[0] {
                (x, y) = (0, y + 1);
                if y == size[1] {
                    (y, z) = (0, z + 1);
                }
            }
        }
    }
}
