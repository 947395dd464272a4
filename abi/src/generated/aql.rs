// Generated from abi/spec/aql.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 0a15f8e7cb1ff7b8

//! AQL packets: 64 bytes each, published by one 32-bit release store of header and second half-word.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Bytes of a packet, which is also its alignment.
pub const AQL_PACKET_SIZE: usize = 64;
/// Dependencies of a barrier packet.
pub const BARRIER_DEPENDENCIES: usize = 5;
/// Value of `dw_cnt_remain` in a PM4-IB packet: what remains of the packet for the parser.
pub const PM4_IB_DW_CNT_REMAIN: u32 = 10;
/// Type of a packet (bits 0–7 of the header).
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct PacketType(u8);

impl PacketType {
    /// The second half-word holds the vendor's format.
    #[doc(alias = "HSA_PACKET_TYPE_VENDOR_SPECIFIC")]
    pub const VENDOR_SPECIFIC: Self = Self(0);
    /// The slot is free, or its packet is not written yet.
    #[doc(alias = "HSA_PACKET_TYPE_INVALID")]
    pub const INVALID: Self = Self(1);
    /// Launches a grid.
    #[doc(alias = "HSA_PACKET_TYPE_KERNEL_DISPATCH")]
    pub const KERNEL_DISPATCH: Self = Self(2);
    /// Waits until all of up to five signals are 0.
    #[doc(alias = "HSA_PACKET_TYPE_BARRIER_AND")]
    pub const BARRIER_AND: Self = Self(3);
    /// Asks an agent for a function.
    #[doc(alias = "HSA_PACKET_TYPE_AGENT_DISPATCH")]
    pub const AGENT_DISPATCH: Self = Self(4);
    /// Waits until one of up to five signals is 0.
    #[doc(alias = "HSA_PACKET_TYPE_BARRIER_OR")]
    pub const BARRIER_OR: Self = Self(5);
    /// All values that have a name.
    pub const ALL: &[Self] = &[
        Self::VENDOR_SPECIFIC,
        Self::INVALID,
        Self::KERNEL_DISPATCH,
        Self::BARRIER_AND,
        Self::AGENT_DISPATCH,
        Self::BARRIER_OR,
    ];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("HSA_PACKET_TYPE_VENDOR_SPECIFIC", Self::VENDOR_SPECIFIC.0 as u64),
        ("HSA_PACKET_TYPE_INVALID", Self::INVALID.0 as u64),
        ("HSA_PACKET_TYPE_KERNEL_DISPATCH", Self::KERNEL_DISPATCH.0 as u64),
        ("HSA_PACKET_TYPE_BARRIER_AND", Self::BARRIER_AND.0 as u64),
        ("HSA_PACKET_TYPE_AGENT_DISPATCH", Self::AGENT_DISPATCH.0 as u64),
        ("HSA_PACKET_TYPE_BARRIER_OR", Self::BARRIER_OR.0 as u64),
    ];
}

impl core::fmt::Debug for PacketType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "PacketType({:#x})", self.0),
        }
    }
}

/// How far a fence reaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(transparent)]
pub struct FenceScope(u8);

impl FenceScope {
    /// No fence.
    #[doc(alias = "HSA_FENCE_SCOPE_NONE")]
    pub const NONE: Self = Self(0);
    /// The agent's own caches.
    #[doc(alias = "HSA_FENCE_SCOPE_AGENT")]
    pub const AGENT: Self = Self(1);
    /// All agents and the host.
    #[doc(alias = "HSA_FENCE_SCOPE_SYSTEM")]
    pub const SYSTEM: Self = Self(2);
    /// All values that have a name.
    pub const ALL: &[Self] = &[Self::NONE, Self::AGENT, Self::SYSTEM];

    /// Any value of 2 bits, known or not; `None` if `bits` is wider.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits >> 2 == 0 { Some(Self(bits)) } else { None }
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("HSA_FENCE_SCOPE_NONE", Self::NONE.0 as u64),
        ("HSA_FENCE_SCOPE_AGENT", Self::AGENT.0 as u64),
        ("HSA_FENCE_SCOPE_SYSTEM", Self::SYSTEM.0 as u64),
    ];
}

impl core::fmt::Debug for FenceScope {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "FenceScope({:#x})", self.0),
        }
    }
}

/// Format of AMD's vendor packets.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct VendorFormat(u8);

impl VendorFormat {
    /// Runs an indirect buffer of PM4 packets.
    pub const PM4_IB: Self = Self(1);
    /// Waits until a signal compares as wanted.
    #[doc(alias = "HSA_AMD_PACKET_TYPE_BARRIER_VALUE")]
    pub const BARRIER_VALUE: Self = Self(2);
    /// All values that have a name.
    pub const ALL: &[Self] = &[Self::PM4_IB, Self::BARRIER_VALUE];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("PM4_IB", Self::PM4_IB.0 as u64),
        ("HSA_AMD_PACKET_TYPE_BARRIER_VALUE", Self::BARRIER_VALUE.0 as u64),
    ];
}

impl core::fmt::Debug for VendorFormat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "VendorFormat({:#x})", self.0),
        }
    }
}

/// How a signal's value is compared, signed.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct SignalCondition(u32);

impl SignalCondition {
    /// Equal.
    #[doc(alias = "HSA_SIGNAL_CONDITION_EQ")]
    pub const EQ: Self = Self(0);
    /// Not equal.
    #[doc(alias = "HSA_SIGNAL_CONDITION_NE")]
    pub const NE: Self = Self(1);
    /// Less than.
    #[doc(alias = "HSA_SIGNAL_CONDITION_LT")]
    pub const LT: Self = Self(2);
    /// Greater than or equal.
    #[doc(alias = "HSA_SIGNAL_CONDITION_GTE")]
    pub const GTE: Self = Self(3);
    /// All values that have a name.
    pub const ALL: &[Self] = &[Self::EQ, Self::NE, Self::LT, Self::GTE];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("HSA_SIGNAL_CONDITION_EQ", Self::EQ.0 as u64),
        ("HSA_SIGNAL_CONDITION_NE", Self::NE.0 as u64),
        ("HSA_SIGNAL_CONDITION_LT", Self::LT.0 as u64),
        ("HSA_SIGNAL_CONDITION_GTE", Self::GTE.0 as u64),
    ];
}

impl core::fmt::Debug for SignalCondition {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "SignalCondition({:#x})", self.0),
        }
    }
}

/// First half-word of every packet.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct PacketHeader(u16);

impl PacketHeader {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Bits 0–7.
    #[inline]
    #[must_use]
    pub const fn packet_type(self) -> PacketType {
        PacketType((self.0 & 0xff) as u8)
    }

    /// Sets `packet_type`.
    #[inline]
    #[must_use]
    pub const fn with_packet_type(mut self, value: PacketType) -> Self {
        self.0 = self.0 & !0xff | (value.0 as u16);
        self
    }

    /// Bit 8: wait until all earlier packets of the queue are complete
    #[inline]
    #[must_use]
    pub const fn barrier(self) -> bool {
        self.0 & 0x100 != 0
    }

    /// Sets `barrier`.
    #[inline]
    #[must_use]
    pub const fn with_barrier(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100 | (value as u16) << 8;
        self
    }

    /// Bits 9–10: fence before the launch
    #[inline]
    #[must_use]
    pub const fn acquire_fence_scope(self) -> FenceScope {
        FenceScope(((self.0 >> 9) & 0x3) as u8)
    }

    /// Sets `acquire_fence_scope`.
    #[inline]
    #[must_use]
    pub const fn with_acquire_fence_scope(mut self, value: FenceScope) -> Self {
        self.0 = self.0 & !0x600 | (value.0 as u16) << 9;
        self
    }

    /// Bits 11–12: fence after completion
    #[inline]
    #[must_use]
    pub const fn release_fence_scope(self) -> FenceScope {
        FenceScope(((self.0 >> 11) & 0x3) as u8)
    }

    /// Sets `release_fence_scope`.
    #[inline]
    #[must_use]
    pub const fn with_release_fence_scope(mut self, value: FenceScope) -> Self {
        self.0 = self.0 & !0x1800 | (value.0 as u16) << 11;
        self
    }
}

impl core::fmt::Debug for PacketHeader {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<PacketHeader>() == 2);

/// Second half-word of a kernel dispatch packet.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DispatchSetup(u16);

impl DispatchSetup {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Bits 0–1: 1 to 3
    #[inline]
    #[must_use]
    pub const fn dimensions(self) -> u8 {
        (self.0 & 0x3) as u8
    }

    /// Sets `dimensions`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_dimensions(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3 | (value as u16);
        Some(self)
    }
}

impl core::fmt::Debug for DispatchSetup {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DispatchSetup>() == 2);

/// Launches a grid of one kernel.
#[doc(alias = "hsa_kernel_dispatch_packet_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct KernelDispatchPacket {
    /// Offset 0.
    pub header: PacketHeader,
    /// Offset 2.
    pub setup: DispatchSetup,
    /// Work-items. Offset 4.
    pub workgroup_size_x: u16,
    /// Work-items; 1 where there are fewer dimensions. Offset 6.
    pub workgroup_size_y: u16,
    /// Work-items; 1 where there are fewer dimensions. Offset 8.
    pub workgroup_size_z: u16,
    /// Zero. Offset 10.
    pub reserved0: u16,
    /// Work-items. Offset 12.
    pub grid_size_x: u32,
    /// Work-items; 1 where there are fewer dimensions. Offset 16.
    pub grid_size_y: u32,
    /// Work-items; 1 where there are fewer dimensions. Offset 20.
    pub grid_size_z: u32,
    /// Bytes for a work-item. Offset 24.
    pub private_segment_size: u32,
    /// Bytes for a workgroup, static and dynamic. Offset 28.
    pub group_segment_size: u32,
    /// Address of the kernel descriptor, 64-byte aligned. Offset 32.
    pub kernel_object: u64,
    /// Aligned to at least 16 bytes. Offset 40.
    pub kernarg_address: u64,
    /// Zero, or a correlation id for profilers. Offset 48.
    pub reserved2: u64,
    /// Handle of a signal to decrement, or 0. Offset 56.
    pub completion_signal: u64,
}

impl Default for KernelDispatchPacket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<KernelDispatchPacket>() == 64);
    assert!(align_of::<KernelDispatchPacket>() == 8);
    assert!(core::mem::offset_of!(KernelDispatchPacket, header) == 0);
    assert!(core::mem::offset_of!(KernelDispatchPacket, setup) == 2);
    assert!(core::mem::offset_of!(KernelDispatchPacket, workgroup_size_x) == 4);
    assert!(core::mem::offset_of!(KernelDispatchPacket, workgroup_size_y) == 6);
    assert!(core::mem::offset_of!(KernelDispatchPacket, workgroup_size_z) == 8);
    assert!(core::mem::offset_of!(KernelDispatchPacket, reserved0) == 10);
    assert!(core::mem::offset_of!(KernelDispatchPacket, grid_size_x) == 12);
    assert!(core::mem::offset_of!(KernelDispatchPacket, grid_size_y) == 16);
    assert!(core::mem::offset_of!(KernelDispatchPacket, grid_size_z) == 20);
    assert!(core::mem::offset_of!(KernelDispatchPacket, private_segment_size) == 24);
    assert!(core::mem::offset_of!(KernelDispatchPacket, group_segment_size) == 28);
    assert!(core::mem::offset_of!(KernelDispatchPacket, kernel_object) == 32);
    assert!(core::mem::offset_of!(KernelDispatchPacket, kernarg_address) == 40);
    assert!(core::mem::offset_of!(KernelDispatchPacket, reserved2) == 48);
    assert!(core::mem::offset_of!(KernelDispatchPacket, completion_signal) == 56);
};

/// Asks an agent for a function.
#[doc(alias = "hsa_agent_dispatch_packet_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct AgentDispatchPacket {
    /// Offset 0.
    pub header: PacketHeader,
    /// Which function; 0x8000 and up are the application's. Offset 2.
    pub function: u16,
    /// Zero. Offset 4.
    pub reserved0: u32,
    /// Where the result goes. Offset 8.
    pub return_address: u64,
    /// Arguments of the function. Offset 16.
    pub arg: [u64; 4],
    /// Zero. Offset 48.
    pub reserved2: u64,
    /// Handle of a signal to decrement, or 0. Offset 56.
    pub completion_signal: u64,
}

impl Default for AgentDispatchPacket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AgentDispatchPacket>() == 64);
    assert!(align_of::<AgentDispatchPacket>() == 8);
    assert!(core::mem::offset_of!(AgentDispatchPacket, header) == 0);
    assert!(core::mem::offset_of!(AgentDispatchPacket, function) == 2);
    assert!(core::mem::offset_of!(AgentDispatchPacket, reserved0) == 4);
    assert!(core::mem::offset_of!(AgentDispatchPacket, return_address) == 8);
    assert!(core::mem::offset_of!(AgentDispatchPacket, arg) == 16);
    assert!(core::mem::offset_of!(AgentDispatchPacket, reserved2) == 48);
    assert!(core::mem::offset_of!(AgentDispatchPacket, completion_signal) == 56);
};

/// Waits until all its signals are 0.
#[doc(alias = "hsa_barrier_and_packet_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BarrierAndPacket {
    /// Offset 0.
    pub header: PacketHeader,
    /// Zero. Offset 2.
    pub reserved0: u16,
    /// Zero. Offset 4.
    pub reserved1: u32,
    /// Handles; 0 does not count. Offset 8.
    pub dep_signal: [u64; 5],
    /// Zero. Offset 48.
    pub reserved2: u64,
    /// Handle of a signal to decrement, or 0. Offset 56.
    pub completion_signal: u64,
}

impl Default for BarrierAndPacket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BarrierAndPacket>() == 64);
    assert!(align_of::<BarrierAndPacket>() == 8);
    assert!(core::mem::offset_of!(BarrierAndPacket, header) == 0);
    assert!(core::mem::offset_of!(BarrierAndPacket, reserved0) == 2);
    assert!(core::mem::offset_of!(BarrierAndPacket, reserved1) == 4);
    assert!(core::mem::offset_of!(BarrierAndPacket, dep_signal) == 8);
    assert!(core::mem::offset_of!(BarrierAndPacket, reserved2) == 48);
    assert!(core::mem::offset_of!(BarrierAndPacket, completion_signal) == 56);
};

/// Waits until one of its signals is 0.
#[doc(alias = "hsa_barrier_or_packet_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BarrierOrPacket {
    /// Offset 0.
    pub header: PacketHeader,
    /// Zero. Offset 2.
    pub reserved0: u16,
    /// Zero. Offset 4.
    pub reserved1: u32,
    /// Handles; 0 does not count. Offset 8.
    pub dep_signal: [u64; 5],
    /// Zero. Offset 48.
    pub reserved2: u64,
    /// Handle of a signal to decrement, or 0. Offset 56.
    pub completion_signal: u64,
}

impl Default for BarrierOrPacket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BarrierOrPacket>() == 64);
    assert!(align_of::<BarrierOrPacket>() == 8);
    assert!(core::mem::offset_of!(BarrierOrPacket, header) == 0);
    assert!(core::mem::offset_of!(BarrierOrPacket, reserved0) == 2);
    assert!(core::mem::offset_of!(BarrierOrPacket, reserved1) == 4);
    assert!(core::mem::offset_of!(BarrierOrPacket, dep_signal) == 8);
    assert!(core::mem::offset_of!(BarrierOrPacket, reserved2) == 48);
    assert!(core::mem::offset_of!(BarrierOrPacket, completion_signal) == 56);
};

/// First word of AMD's vendor packets.
#[doc(alias = "hsa_amd_vendor_packet_header_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[expect(non_snake_case, reason = "the header's names")]
pub struct VendorPacketHeader {
    /// Offset 0.
    pub header: PacketHeader,
    /// Offset 2.
    pub AmdFormat: VendorFormat,
    /// Zero. Offset 3.
    pub reserved: u8,
}

impl Default for VendorPacketHeader {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<VendorPacketHeader>() == 4);
    assert!(align_of::<VendorPacketHeader>() == 2);
    assert!(core::mem::offset_of!(VendorPacketHeader, header) == 0);
    assert!(core::mem::offset_of!(VendorPacketHeader, AmdFormat) == 2);
    assert!(core::mem::offset_of!(VendorPacketHeader, reserved) == 3);
};

/// Waits until `(signal & mask) cond value` holds.
#[doc(alias = "hsa_amd_barrier_value_packet_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BarrierValuePacket {
    /// Offset 0.
    pub header: VendorPacketHeader,
    /// Zero. Offset 4.
    pub reserved0: u32,
    /// Handle; 0 is satisfied. Offset 8.
    pub signal: u64,
    /// Right side of the comparison. Offset 16.
    pub value: i64,
    /// Joined with the signal's value by `and`. Offset 24.
    pub mask: i64,
    /// Offset 32.
    pub cond: SignalCondition,
    /// Zero. Offset 36.
    pub reserved1: u32,
    /// Zero. Offset 40.
    pub reserved2: u64,
    /// Zero. Offset 48.
    pub reserved3: u64,
    /// Handle of a signal to decrement, or 0. Offset 56.
    pub completion_signal: u64,
}

impl Default for BarrierValuePacket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BarrierValuePacket>() == 64);
    assert!(align_of::<BarrierValuePacket>() == 8);
    assert!(core::mem::offset_of!(BarrierValuePacket, header) == 0);
    assert!(core::mem::offset_of!(BarrierValuePacket, reserved0) == 4);
    assert!(core::mem::offset_of!(BarrierValuePacket, signal) == 8);
    assert!(core::mem::offset_of!(BarrierValuePacket, value) == 16);
    assert!(core::mem::offset_of!(BarrierValuePacket, mask) == 24);
    assert!(core::mem::offset_of!(BarrierValuePacket, cond) == 32);
    assert!(core::mem::offset_of!(BarrierValuePacket, reserved1) == 36);
    assert!(core::mem::offset_of!(BarrierValuePacket, reserved2) == 40);
    assert!(core::mem::offset_of!(BarrierValuePacket, reserved3) == 48);
    assert!(core::mem::offset_of!(BarrierValuePacket, completion_signal) == 56);
};

/// Runs an indirect buffer of PM4 packets from an AQL queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Pm4IbPacket {
    /// With [`VendorFormat::PM4_IB`]. Offset 0.
    pub header: VendorPacketHeader,
    /// One PM4 INDIRECT_BUFFER packet. Offset 4.
    pub ib_jump_cmd: [u32; 4],
    /// [`PM4_IB_DW_CNT_REMAIN`]. Offset 20.
    pub dw_cnt_remain: u32,
    /// Zero. Offset 24.
    pub reserved: [u32; 8],
    /// Handle of a signal to decrement, or 0. Offset 56.
    pub completion_signal: u64,
}

impl Default for Pm4IbPacket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<Pm4IbPacket>() == 64);
    assert!(align_of::<Pm4IbPacket>() == 8);
    assert!(core::mem::offset_of!(Pm4IbPacket, header) == 0);
    assert!(core::mem::offset_of!(Pm4IbPacket, ib_jump_cmd) == 4);
    assert!(core::mem::offset_of!(Pm4IbPacket, dw_cnt_remain) == 20);
    assert!(core::mem::offset_of!(Pm4IbPacket, reserved) == 24);
    assert!(core::mem::offset_of!(Pm4IbPacket, completion_signal) == 56);
};
