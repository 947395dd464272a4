//! The compute command processor: AQL queues here, PM4 in [`pm4`].
//!
//! Packets are launched in ring order. A packet with the barrier bit waits until every earlier packet of
//! its queue has completed; without it, kernels of one queue run side by side. A slot's header becomes
//! INVALID before the read index moves past it.

mod barrier;
pub(crate) mod pm4;
mod scratch;
mod signal;

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering, fence};

use outcrop_abi::aql::{
    AQL_PACKET_SIZE, BarrierAndPacket, BarrierValuePacket, FenceScope, KernelDispatchPacket, PacketHeader,
    PacketType, Pm4IbPacket, VendorFormat, VendorPacketHeader,
};
use outcrop_abi::queue::AmdQueue;
use outcrop_platform::trace::Layer;
use outcrop_platform::trace_note;
use spin::Mutex;
use zerocopy::FromBytes;

use self::scratch::QueueScratch;
use crate::device::QueueFault;
use crate::hqd::Hqd;
use crate::shader::{Dispatch, Grid, Launch, LaunchError};
use crate::turn::Turn;
use crate::vm::{LaunchMode, Snapshot};

pub(crate) use signal::raise;

/// Bytes from the start of an `amd_queue_v2_t` to its read index, whose address the MQD has.
const READ_INDEX: u64 = core::mem::offset_of!(AmdQueue, read_dispatch_id) as u64;
/// Kernels of one queue that may be in flight at once.
const MAX_IN_FLIGHT: usize = 8;
/// Packets that are looked at in one turn.
const PACKETS_A_TURN: usize = 16;

/// A kernel between launch and completion.
pub(crate) struct Flight {
    pub(crate) grid: Arc<Grid>,
    /// Index of its packet; a kernel that PM4 commands started has none.
    index: Option<u64>,
    /// Whether its waves have the queue's scratch memory.
    scratch: bool,
    completion_signal: u64,
    /// Only where the queue is profiled: reading the clock takes time.
    start: Option<u64>,
    release: FenceScope,
    hqd: Arc<Hqd>,
    queue_va: u64,
    /// Set by the one who completes it.
    completed: AtomicBool,
    pub(crate) time: RunTime,
}

/// How long a kernel has run: from one of its turns to the next, but of long times in between, when nobody worked on it,
/// only [`RunTime::GAP_NS`].
#[derive(Default)]
pub(crate) struct RunTime {
    last: AtomicU64,
    spent: AtomicU64,
}

impl RunTime {
    const GAP_NS: u64 = 10_000_000;

    /// Counts the time until `now` and returns the sum; of a kernel that has just begun it is 0.
    pub(crate) fn count(&self, now: u64) -> u64 {
        // Workers may come here in another order than they looked at the clock: no time counts twice.
        let gap = match self.last.fetch_max(now, Ordering::Relaxed) {
            0 => 0,
            last => now.saturating_sub(last).min(Self::GAP_NS),
        };
        self.spent.fetch_add(gap, Ordering::Relaxed) + gap
    }
}

/// The state of an AQL queue's command processor.
pub(crate) struct Aql {
    queue_va: u64,
    read_index: u64,
    /// The read index that the client sees: at most one packet behind it has a kernel that still runs.
    published: u64,
    slots: u64,
    /// What a packet that waits for scratch memory needs; the inactive signal at 0 lets it be tried again.
    waiting_for_scratch: bool,
    /// PM4 that a vendor packet pointed to, and that is not done.
    pm4: Option<pm4::Pm4>,
}

/// What became of a packet.
enum Outcome {
    /// Done, at once: complete it.
    Done(u64),
    /// A kernel runs.
    Launched,
    /// It waits; look again later.
    Waits,
    /// As `Waits`, for something outside of this queue that nobody tells about.
    Polls,
    /// More of it can be done at once.
    More,
}

impl Aql {
    pub(crate) fn new(hqd: &Hqd) -> Self {
        Self {
            queue_va: hqd.rptr.wrapping_sub(READ_INDEX),
            read_index: 0,
            published: 0,
            slots: hqd.ring_bytes / AQL_PACKET_SIZE as u64,
            waiting_for_scratch: false,
            pm4: None,
        }
    }

    /// Goes on with the same packet of another ring.
    pub(crate) fn move_ring(&mut self, hqd: &Hqd) {
        self.slots = hqd.ring_bytes / AQL_PACKET_SIZE as u64;
    }

    /// Device address of the `amd_queue_v2_t`.
    pub(crate) fn queue_va(&self) -> u64 {
        self.queue_va
    }

    /// Launches what can be launched.
    ///
    /// # Errors
    /// The fault that stops the queue.
    pub(crate) fn turn(
        &mut self,
        hqd: &Arc<Hqd>,
        vm: &Snapshot,
        flights: &Mutex<Vec<Arc<Flight>>>,
        io: &dyn crate::device::Interrupts,
    ) -> Result<Turn, QueueFault> {
        let mut turn = Turn::Idle;
        self.publish(hqd, vm, flights)?;
        for _ in 0..PACKETS_A_TURN {
            // ORDERING: acquire, so that the packets below the index are seen as they were written.
            let write_index = vm.atomic_load_u64(hqd.wptr, Ordering::Acquire)?;
            if write_index.wrapping_sub(self.read_index).cast_signed() <= 0 {
                return Ok(turn);
            }
            let address = hqd.ring + self.read_index % self.slots * AQL_PACKET_SIZE as u64;
            // ORDERING: acquire, against the producer's release store of the first word: the rest of the
            // packet is there when the type is.
            let word = vm.atomic_load_u32(address, Ordering::Acquire)?;
            let header = PacketHeader::from_bits(word as u16);
            if header.packet_type() == PacketType::INVALID {
                // Reserved, but not written yet: its producer rings when it is.
                return Ok(turn);
            }
            if hqd.is_outdated(vm) {
                return Ok(Turn::Worked);
            }
            let in_flight = flights.lock().len();
            if (header.barrier() && in_flight != 0) || in_flight >= MAX_IN_FLIGHT {
                return Ok(turn.or(Turn::Busy));
            }
            if self.waiting_for_scratch {
                if signal::inactive_code(vm, self.queue_va)? != 0 {
                    return Ok(turn.or(Turn::Polls));
                }
                self.waiting_for_scratch = false;
            }
            let mut bytes = [0; AQL_PACKET_SIZE];
            vm.read(address, &mut bytes)?;
            if header.acquire_fence_scope() != FenceScope::NONE {
                // ORDERING: the packet's acquire fence; agent and system scope are the same memory here.
                fence(Ordering::SeqCst);
            }
            match self.execute(hqd, vm, address, word, &bytes, flights, io)? {
                Outcome::Done(completion_signal) => {
                    self.consume(hqd, vm, address, word, flights)?;
                    self.complete(hqd, vm, completion_signal, None, header.release_fence_scope(), io)?;
                }
                Outcome::Launched => self.consume(hqd, vm, address, word, flights)?,
                Outcome::Waits => return Ok(turn.or(Turn::Busy)),
                Outcome::Polls => return Ok(turn.or(Turn::Polls)),
                Outcome::More => return Ok(Turn::Worked),
            }
            turn = Turn::Worked;
        }
        Ok(turn)
    }

    #[expect(clippy::too_many_arguments, reason = "one packet and where it runs")]
    fn execute(
        &mut self,
        hqd: &Arc<Hqd>,
        vm: &Snapshot,
        address: u64,
        word: u32,
        bytes: &[u8; AQL_PACKET_SIZE],
        flights: &Mutex<Vec<Arc<Flight>>>,
        io: &dyn crate::device::Interrupts,
    ) -> Result<Outcome, QueueFault> {
        let header = PacketHeader::from_bits(word as u16);
        match header.packet_type() {
            PacketType::KERNEL_DISPATCH => self.launch(hqd, vm, address, &view(bytes), flights, io),
            PacketType::BARRIER_AND => {
                let packet: BarrierAndPacket = view(bytes);
                let met = barrier::all_zero(vm, &packet.dep_signal)?;
                Ok(if met {
                    Outcome::Done(packet.completion_signal)
                } else {
                    Outcome::Polls
                })
            }
            PacketType::BARRIER_OR => {
                let packet: BarrierAndPacket = view(bytes);
                let met = barrier::any_zero(vm, &packet.dep_signal)?;
                Ok(if met {
                    Outcome::Done(packet.completion_signal)
                } else {
                    Outcome::Polls
                })
            }
            PacketType::VENDOR_SPECIFIC => {
                let vendor: VendorPacketHeader = view(bytes);
                match vendor.AmdFormat {
                    VendorFormat::BARRIER_VALUE => {
                        let packet: BarrierValuePacket = view(bytes);
                        let met = barrier::value_meets(vm, &packet).map_err(|fault| {
                            fault.unwrap_or(QueueFault::Vendor {
                                address,
                                header: word,
                            })
                        })?;
                        Ok(if met {
                            Outcome::Done(packet.completion_signal)
                        } else {
                            Outcome::Polls
                        })
                    }
                    VendorFormat::PM4_IB => {
                        let packet: Pm4IbPacket = view(bytes);
                        let commands = match &mut self.pm4 {
                            Some(commands) => commands,
                            none => none.insert(pm4::Pm4::jump(hqd, address, &packet.ib_jump_cmd)?),
                        };
                        let engine = pm4::Engine { hqd, vm, flights, io };
                        Ok(match commands.run(&engine)? {
                            // The packet's end is that of the kernels which its commands have started.
                            pm4::State::Done if flights.lock().iter().any(|f| f.index.is_none()) => {
                                Outcome::Waits
                            }
                            pm4::State::Done => {
                                self.pm4 = None;
                                Outcome::Done(packet.completion_signal)
                            }
                            pm4::State::Busy => Outcome::Waits,
                            pm4::State::More => Outcome::More,
                            pm4::State::Polls => Outcome::Polls,
                        })
                    }
                    _ => Err(QueueFault::Vendor {
                        address,
                        header: word,
                    }),
                }
            }
            // Agent dispatches are for agents that call functions; no compute queue takes them.
            _ => Err(QueueFault::Packet {
                address,
                header: word,
            }),
        }
    }

    fn launch(
        &mut self,
        hqd: &Arc<Hqd>,
        vm: &Snapshot,
        address: u64,
        packet: &KernelDispatchPacket,
        flights: &Mutex<Vec<Arc<Flight>>>,
        io: &dyn crate::device::Interrupts,
    ) -> Result<Outcome, QueueFault> {
        let kernel_object = packet.kernel_object;
        let sizes = [
            packet.workgroup_size_x,
            packet.workgroup_size_y,
            packet.workgroup_size_z,
        ];
        let grid_size = [packet.grid_size_x, packet.grid_size_y, packet.grid_size_z];
        // What is wrong with the packet itself comes before what is wrong with its kernel.
        if packet.setup.dimensions() == 0 || sizes.contains(&0) || grid_size.contains(&0) {
            let error = LaunchError::BadDimensions;
            return Err(QueueFault::Launch { kernel_object, error });
        }
        if hqd.context.vm.debugging().mode == LaunchMode::Halt {
            return Ok(Outcome::Waits);
        }
        // A queue's scratch memory is one grid's at a time.
        if packet.private_segment_size != 0 && flights.lock().iter().any(|flight| flight.scratch) {
            return Ok(Outcome::Waits);
        }
        let mut head = [0; size_of::<AmdQueue>()];
        vm.read(self.queue_va, &mut head)?;
        let queue: AmdQueue = view(&head);
        let scratch = |needed| QueueFault::Scratch {
            kernel_object,
            needed,
        };
        let memory = QueueScratch::of(hqd.context.code.isa().generation(), &queue);
        let launched = if memory.holds(packet.private_segment_size) {
            Grid::new(Launch {
                vm: Arc::clone(&hqd.context.vm),
                code: Arc::clone(&hqd.context.code),
                clock: Arc::clone(&hqd.context.clock),
                dispatch: Dispatch {
                    dimensions: packet.setup.dimensions().into(),
                    workgroup_size: sizes,
                    grid_size,
                    private_segment_size: packet.private_segment_size,
                    group_segment_size: packet.group_segment_size,
                    kernel_object,
                    kernarg_address: packet.kernarg_address,
                },
                packet_va: address,
                queue_va: self.queue_va,
                dispatch_id: self.read_index,
                scratch_base: queue.scratch_backing_memory_location,
                scratch_descriptor: queue.scratch_resource_descriptor,
                scratch_wave_bytes: memory.wave_bytes,
                scratch_waves: memory.waves,
                shared_base: hqd.context.shared_base,
                private_base: hqd.context.private_base,
                gws: hqd.context.gws.clone(),
            })
        } else {
            Err(LaunchError::ScratchTooSmall {
                wave_bytes: u64::from(packet.private_segment_size) * 64,
                waves: 1,
            })
        };
        let grid = match launched {
            Ok(grid) => grid,
            Err(LaunchError::ScratchTooSmall { wave_bytes, .. }) => {
                let needed = u32::try_from(wave_bytes / 64).unwrap_or(u32::MAX);
                return if queue.queue_inactive_signal == 0 {
                    Err(scratch(needed))
                } else {
                    self.waiting_for_scratch = true;
                    raise(hqd, vm, Some(self.queue_va), &scratch(needed), io);
                    Ok(Outcome::Polls)
                };
            }
            Err(error) => return Err(QueueFault::Launch { kernel_object, error }),
        };
        trace_note!(
            Layer::Device,
            "AQL kernel dispatch",
            "packet {} at {address:#x}, kernel_object {kernel_object:#x}, grid {grid_size:?} in workgroups of {sizes:?}",
            self.read_index
        );
        flights.lock().push(Arc::new(Flight {
            grid,
            index: Some(self.read_index),
            scratch: packet.private_segment_size != 0,
            completion_signal: packet.completion_signal,
            start: queue
                .queue_properties
                .enable_profiling()
                .then(|| hqd.context.clock.ticks()),
            release: packet.header.release_fence_scope(),
            hqd: Arc::clone(hqd),
            queue_va: self.queue_va,
            completed: AtomicBool::new(false),
            time: RunTime::default(),
        }));
        Ok(Outcome::Launched)
    }

    /// Marks a packet as taken and goes on to the next.
    fn consume(
        &mut self,
        hqd: &Arc<Hqd>,
        vm: &Snapshot,
        address: u64,
        word: u32,
        flights: &Mutex<Vec<Arc<Flight>>>,
    ) -> Result<(), QueueFault> {
        // Only the type changes: a kernel may read the rest of its packet.
        let taken = word & !0xff | u32::from(PacketType::INVALID.bits());
        // ORDERING: relaxed; the index that lets a producer use the slot again is a release store.
        vm.atomic_store_u32(address, taken, Ordering::Relaxed)?;
        self.read_index += 1;
        self.publish(hqd, vm, flights)
    }

    /// Moves the client's read index past the packets that are taken, but keeps the slots of kernels that still run
    /// from being written: they read their packet. The oldest of them is passed, since a client that cares for its
    /// packets leaves one slot free, and sees in the index which packet was launched last.
    fn publish(
        &mut self,
        hqd: &Arc<Hqd>,
        vm: &Snapshot,
        flights: &Mutex<Vec<Arc<Flight>>>,
    ) -> Result<(), QueueFault> {
        let oldest = flights.lock().iter().filter_map(|flight| flight.index).min();
        let free = oldest.map_or(self.read_index, |oldest| (oldest + 1).min(self.read_index));
        if free != self.published {
            self.published = free;
            // ORDERING: release, so that who sees the index also sees the header INVALID, and the packet read.
            vm.atomic_store_u64(hqd.rptr, free, Ordering::Release)?;
        }
        Ok(())
    }

    fn complete(
        &self,
        hqd: &Arc<Hqd>,
        vm: &Snapshot,
        completion_signal: u64,
        start: Option<u64>,
        release: FenceScope,
        io: &dyn crate::device::Interrupts,
    ) -> Result<(), QueueFault> {
        signal::complete(hqd, vm, self.queue_va, completion_signal, start, release, io)
    }
}

impl Flight {
    /// A kernel that PM4 commands have started: who waits for it looks whether it is still in flight.
    fn of_registers(grid: Arc<Grid>, hqd: &Arc<Hqd>, scratch: bool) -> Self {
        Self {
            grid,
            index: None,
            scratch,
            completion_signal: 0,
            start: None,
            release: FenceScope::SYSTEM,
            hqd: Arc::clone(hqd),
            queue_va: 0,
            completed: AtomicBool::new(false),
            time: RunTime::default(),
        }
    }

    /// Completes the packet, once: fence, timestamps, signal, interrupt; then the queue may go on.
    ///
    /// # Errors
    /// The fault of the signal's memory.
    pub(crate) fn complete(
        self: &Arc<Self>,
        flights: &Mutex<Vec<Arc<Flight>>>,
        io: &dyn crate::device::Interrupts,
    ) -> Result<(), QueueFault> {
        // ORDERING: acquire-release, so that exactly one worker goes on, after all waves have ended.
        if self.completed.swap(true, Ordering::AcqRel) {
            return Ok(());
        }
        let vm = self.hqd.context.vm.snapshot();
        let (signal, start) = (self.completion_signal, self.start);
        let done = signal::complete(&self.hqd, &vm, self.queue_va, signal, start, self.release, io);
        flights.lock().retain(|f| !Arc::ptr_eq(f, self));
        done
    }
}

/// A packet or structure of `T`'s layout at the start of `bytes`.
fn view<T: FromBytes + zerocopy::FromZeros>(bytes: &[u8]) -> T {
    // Every `T` used here is at most as long as the bytes; if not, zeros are an invalid packet.
    T::read_from_prefix(bytes).map_or_else(|_| T::new_zeroed(), |(value, _)| value)
}
