// Generated from abi/spec/signal.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 34fdb90df7117be7

//! What a signal handle points to. The GPU and other processes write it: volatile and atomic access only.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Kind of a signal.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct SignalKind(i64);

impl SignalKind {
    /// No signal.
    #[doc(alias = "AMD_SIGNAL_KIND_INVALID")]
    pub const INVALID: Self = Self(0);
    /// `value` is in memory.
    #[doc(alias = "AMD_SIGNAL_KIND_USER")]
    pub const USER: Self = Self(1);
    /// `value` is the address of a 64-bit hardware doorbell.
    #[doc(alias = "AMD_SIGNAL_KIND_DOORBELL")]
    pub const DOORBELL: Self = Self(-1);
    /// `value` is the address of a 32-bit hardware doorbell.
    #[doc(alias = "AMD_SIGNAL_KIND_LEGACY_DOORBELL")]
    pub const LEGACY_DOORBELL: Self = Self(-2);
    /// All values that have a name.
    pub const ALL: &[Self] = &[Self::INVALID, Self::USER, Self::DOORBELL, Self::LEGACY_DOORBELL];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: i64) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> i64 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("AMD_SIGNAL_KIND_INVALID", Self::INVALID.0 as u64),
        ("AMD_SIGNAL_KIND_USER", Self::USER.0 as u64),
        ("AMD_SIGNAL_KIND_DOORBELL", Self::DOORBELL.0 as u64),
        ("AMD_SIGNAL_KIND_LEGACY_DOORBELL", Self::LEGACY_DOORBELL.0 as u64),
    ];
}

impl core::fmt::Debug for SignalKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "SignalKind({:#x})", self.0),
        }
    }
}

/// A signal; its handle is its address.
#[doc(alias = "amd_signal_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C, align(64))]
pub struct AmdSignal {
    /// Offset 0.
    pub kind: SignalKind,
    /// The value, or the doorbell's address. Offset 8.
    pub value: i64,
    /// Slot in the event page that `event_id` is written to, or 0: nobody is waiting in the kernel. Offset 16.
    pub event_mailbox_ptr: u64,
    /// Written to the mailbox, and sent with the interrupt. Offset 24.
    pub event_id: u32,
    /// Zero. Offset 28.
    pub reserved1: u32,
    /// GPU clock at the start of the packet, if the queue is profiled. Offset 32.
    pub start_ts: u64,
    /// GPU clock at its end. Offset 40.
    pub end_ts: u64,
    /// Of a doorbell signal: address of the queue. Offset 48.
    pub queue_ptr: u64,
    /// Zero. Offset 56.
    pub reserved3: [u32; 2],
}

impl Default for AmdSignal {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AmdSignal>() == 64);
    assert!(align_of::<AmdSignal>() == 64);
    assert!(core::mem::offset_of!(AmdSignal, kind) == 0);
    assert!(core::mem::offset_of!(AmdSignal, value) == 8);
    assert!(core::mem::offset_of!(AmdSignal, event_mailbox_ptr) == 16);
    assert!(core::mem::offset_of!(AmdSignal, event_id) == 24);
    assert!(core::mem::offset_of!(AmdSignal, reserved1) == 28);
    assert!(core::mem::offset_of!(AmdSignal, start_ts) == 32);
    assert!(core::mem::offset_of!(AmdSignal, end_ts) == 40);
    assert!(core::mem::offset_of!(AmdSignal, queue_ptr) == 48);
    assert!(core::mem::offset_of!(AmdSignal, reserved3) == 56);
};
