//! Publishing packets: slots reserved, packets written, their headers last, then the doorbell.

use core::sync::atomic::{AtomicU32, Ordering};

use outcrop_abi::aql::{self, BARRIER_DEPENDENCIES};
use outcrop_thunk::trace::Layer;
use outcrop_thunk::trace_note;
use zerocopy::FromZeros;

use super::Queue;
use super::packet::{self, Order, Packet};
use crate::{Condition, Error, Signal};

/// Rounds of a full ring's producer before it sleeps a little.
const FULL_SPINS: u32 = 1000;
/// How long the producer of a full ring sleeps.
const FULL_SLEEP_NS: u64 = 50_000;

impl Queue {
    /// Reserves `count` packets, waiting until the GPU has freed their slots.
    #[inline]
    fn reserve(&self, count: u64) -> Result<u64, Error> {
        if self.inactive.load_relaxed() != 0 || self.stopped.is_completed() {
            self.status()?;
        }
        let first = self.ring.write_index().fetch_add(count, Ordering::Relaxed);
        // ORDERING: acquire, so that the packet is written after the GPU has read the last one there.
        let read = self.ring.read_index().load(Ordering::Acquire);
        // One slot stays free: the kernel that was launched last may still read its packet, which the read index is past.
        let most = u64::from(self.packets) - u64::from(count < u64::from(self.packets));
        if (first + count).wrapping_sub(read) > most {
            self.wait_for_slots(first + count - most)?;
        }
        Ok(first)
    }

    /// Waits until the read index is `until` at least.
    #[cold]
    fn wait_for_slots(&self, until: u64) -> Result<(), Error> {
        let platform = &**self.agent.runtime().platform();
        let never = AtomicU32::new(0);
        let mut spins = 0;
        while self.ring.read_index().load(Ordering::Acquire) < until {
            if spins < FULL_SPINS {
                spins += 1;
                platform.relax();
            } else {
                self.status()?;
                platform.relax();
                platform.wait(&never, 0, Some(FULL_SLEEP_NS));
            }
        }
        Ok(())
    }

    /// Publishes packets in order with one doorbell ring, and returns the index of the first.
    ///
    /// Waits while the ring is full.
    ///
    /// # Errors
    /// [`Error::Queue`] if the queue has stopped, [`Error::InvalidArgument`] for no packets or more than
    /// the queue holds.
    ///
    /// # Safety
    /// A dispatch runs the code at `kernel_object` with the arguments at `kernarg_address`: both stay
    /// valid, like every signal of the packets, until the packet has completed, and the kernel writes
    /// to no memory that the host has references to.
    #[expect(unsafe_code, reason = "a dispatch runs code")]
    pub unsafe fn publish(&self, packets: &[(Packet, Order)]) -> Result<u64, Error> {
        let count = packets.len() as u64;
        if count == 0 || count > u64::from(self.packets) {
            return Err(Error::InvalidArgument("number of packets", count));
        }
        self.publish_all(
            count,
            packets
                .iter()
                .map(|(packet, order)| (packet.quads(), packet.head(*order))),
        )
    }

    /// Publishes one dispatch; the shortest way. Type and order in the packet's header are overwritten.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    ///
    /// # Safety
    /// As [`Queue::publish`].
    #[expect(unsafe_code, reason = "a dispatch runs code")]
    #[inline]
    pub unsafe fn dispatch(&self, packet: &aql::KernelDispatchPacket, order: Order) -> Result<u64, Error> {
        let index = self.reserve(1)?;
        self.ring.write(index, &zerocopy::transmute!(*packet));
        self.ring.publish(index, packet::dispatch_head(packet, order));
        trace_note!(
            Layer::Hsa,
            "hsa_kernel_dispatch_packet_t",
            "queue {} index {index} kernel_object {:#x} grid {} x {} x {} work-items",
            self.id,
            packet.kernel_object,
            packet.grid_size_x,
            packet.grid_size_y,
            packet.grid_size_z
        );
        self.inner.ring(index);
        Ok(index)
    }

    fn publish_all(
        &self,
        count: u64,
        packets: impl Iterator<Item = ([u64; 8], u32)> + Clone,
    ) -> Result<u64, Error> {
        let first = self.reserve(count)?;
        for (index, (quads, _)) in (first..).zip(packets.clone()) {
            self.ring.write(index, &quads);
        }
        for (place, (_, head)) in packets.enumerate() {
            trace_note!(
                Layer::Hsa,
                "hsa_queue publish",
                "queue {} index {}",
                self.id,
                first + place as u64
            );
            self.ring.publish(first + place as u64, head);
        }
        self.inner.ring(first + count - 1);
        Ok(first)
    }

    /// Publishes a barrier that waits for all signals to be 0 (any number: one packet for each five),
    /// then decrements `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    #[doc(alias = "hsa_barrier_and_packet_t")]
    pub fn barrier_and(
        &self,
        deps: &[&Signal],
        completion: Option<&Signal>,
        order: Order,
    ) -> Result<u64, Error> {
        let count = deps.len().div_ceil(BARRIER_DEPENDENCIES).max(1);
        if count > self.packets as usize {
            return Err(Error::InvalidArgument("number of signals", deps.len() as u64));
        }
        let packets = (0..count).map(|place| {
            let mut packet = aql::BarrierAndPacket::new_zeroed();
            let group = deps.chunks(BARRIER_DEPENDENCIES).nth(place).unwrap_or(&[]);
            for (slot, signal) in packet.dep_signal.iter_mut().zip(group) {
                *slot = signal.handle();
            }
            // Barriers complete when their signals are 0, in any order: the last waits for the others.
            let last = place + 1 == count;
            if last {
                packet.completion_signal = completion.map_or(0, Signal::handle);
            }
            let order = Order {
                barrier: order.barrier || (last && count > 1),
                ..order
            };
            let packet = Packet::BarrierAnd(packet);
            (packet.quads(), packet.head(order))
        });
        self.publish_all(count as u64, packets)
    }

    /// Publishes a barrier that waits for one of at most five signals to be 0, then decrements `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`]; [`Error::InvalidArgument`] for more than five.
    #[doc(alias = "hsa_barrier_or_packet_t")]
    pub fn barrier_or(
        &self,
        deps: &[&Signal],
        completion: Option<&Signal>,
        order: Order,
    ) -> Result<u64, Error> {
        if deps.len() > BARRIER_DEPENDENCIES {
            return Err(Error::InvalidArgument("number of signals", deps.len() as u64));
        }
        let mut packet = aql::BarrierOrPacket::new_zeroed();
        for (slot, signal) in packet.dep_signal.iter_mut().zip(deps) {
            *slot = signal.handle();
        }
        packet.completion_signal = completion.map_or(0, Signal::handle);
        let packet = Packet::BarrierOr(packet);
        self.publish_all(1, core::iter::once((packet.quads(), packet.head(order))))
    }

    /// Publishes a barrier that waits until `(signal & mask)` compares with `value`, then decrements
    /// `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    #[doc(alias = "hsa_amd_barrier_value_packet_t")]
    pub fn barrier_value(
        &self,
        signal: &Signal,
        condition: Condition,
        value: i64,
        mask: i64,
        completion: Option<&Signal>,
        order: Order,
    ) -> Result<u64, Error> {
        let mut packet = aql::BarrierValuePacket::new_zeroed();
        packet.signal = signal.handle();
        packet.cond = condition.abi();
        packet.value = value;
        packet.mask = mask;
        packet.completion_signal = completion.map_or(0, Signal::handle);
        let packet = Packet::BarrierValue(packet);
        self.publish_all(1, core::iter::once((packet.quads(), packet.head(order))))
    }
}
