//! Packets and how they are ordered.
//!
//! Source: HSA system architecture 1.2, 2.8.3 "Packet processing", 2.9 "Architected Queuing Language".

use outcrop_abi::aql::{self, FenceScope, PacketHeader, PacketType};

/// How far a fence reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_fence_scope_t")]
pub enum Fence {
    /// Nowhere.
    None,
    /// The agent.
    Agent,
    /// All agents and the host.
    #[default]
    System,
}

impl Fence {
    const fn abi(self) -> FenceScope {
        match self {
            Fence::None => FenceScope::NONE,
            Fence::Agent => FenceScope::AGENT,
            Fence::System => FenceScope::SYSTEM,
        }
    }
}

/// How a packet is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// Starts only when all packets before it in the queue have completed.
    pub barrier: bool,
    /// Fence before it starts.
    pub acquire: Fence,
    /// Fence after it completed.
    pub release: Fence,
}

impl Order {
    /// After everything before it, seeing and showing everything.
    pub const SYSTEM: Order = Order {
        barrier: true,
        acquire: Fence::System,
        release: Fence::System,
    };

    const fn header(self, kind: PacketType) -> PacketHeader {
        PacketHeader::new()
            .with_packet_type(kind)
            .with_barrier(self.barrier)
            .with_acquire_fence_scope(self.acquire.abi())
            .with_release_fence_scope(self.release.abi())
    }
}

/// A packet ready to be published; type and order in its header are set by [`crate::Queue::publish`].
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Packet {
    /// A grid.
    Dispatch(aql::KernelDispatchPacket),
    /// Waits for all of up to five signals to be 0.
    BarrierAnd(aql::BarrierAndPacket),
    /// Waits for one of up to five signals to be 0.
    BarrierOr(aql::BarrierOrPacket),
    /// Waits for a signal's masked value to compare.
    BarrierValue(aql::BarrierValuePacket),
}

/// The first dword of a dispatch.
#[inline]
pub(super) const fn dispatch_head(packet: &aql::KernelDispatchPacket, order: Order) -> u32 {
    order.header(PacketType::KERNEL_DISPATCH).bits() as u32 | (packet.setup.bits() as u32) << 16
}

impl Packet {
    /// The packet's 64 bytes; those of the header mean nothing.
    pub(super) fn quads(&self) -> [u64; 8] {
        match *self {
            Packet::Dispatch(packet) => zerocopy::transmute!(packet),
            Packet::BarrierAnd(packet) => zerocopy::transmute!(packet),
            Packet::BarrierOr(packet) => zerocopy::transmute!(packet),
            Packet::BarrierValue(packet) => zerocopy::transmute!(packet),
        }
    }

    /// The first dword.
    pub(super) fn head(&self, order: Order) -> u32 {
        let head = |kind: PacketType| u32::from(order.header(kind).bits());
        match self {
            Packet::Dispatch(packet) => dispatch_head(packet, order),
            Packet::BarrierAnd(_) => head(PacketType::BARRIER_AND),
            Packet::BarrierOr(_) => head(PacketType::BARRIER_OR),
            Packet::BarrierValue(_) => {
                head(PacketType::VENDOR_SPECIFIC) | u32::from(aql::VendorFormat::BARRIER_VALUE.bits()) << 16
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zerocopy::FromZeros;

    /// Bit positions of `hsa_packet_header_t` (hsa.h): type 0, barrier 8, acquire 9, release 11.
    #[test]
    fn heads_are_as_the_header_file_says() {
        let mut packet = aql::KernelDispatchPacket::new_zeroed();
        packet.setup = aql::DispatchSetup::new().with_dimensions(3).unwrap();
        assert_eq!(
            dispatch_head(&packet, Order::SYSTEM),
            3 << 16 | 2 << 11 | 2 << 9 | 1 << 8 | 2
        );
        let loose = Order {
            barrier: false,
            acquire: Fence::None,
            release: Fence::Agent,
        };
        let and = Packet::BarrierAnd(aql::BarrierAndPacket::new_zeroed());
        assert_eq!(and.head(loose), 1 << 11 | 3);
        let value = Packet::BarrierValue(aql::BarrierValuePacket::new_zeroed());
        assert_eq!(value.head(Order::SYSTEM), 2 << 16 | 0x1500);
    }
}
