// Generated from abi/spec/signal by `cargo xtask codegen`. Do not edit.
// Content hash: 828b3da5744de2fb

//! Descriptions of [`signal`](crate::signal).

use crate::generated::signal::*;
use crate::layout::{Described, Field, Format, Type, described, of};

described!(
    SignalKind,
    Type::number("signal::SignalKind", 8, Format::Signed, SignalKind::NAMES)
);

described!(
    AmdSignal,
    Type::structure(
        "signal::AmdSignal",
        64,
        &[
            Field::new("kind", of::<SignalKind>(), 0),
            Field::new("value", of::<i64>(), 8),
            Field::new("event_mailbox_ptr", of::<u64>(), 16),
            Field::new("event_id", of::<u32>(), 24),
            Field::new("reserved1", of::<u32>(), 28),
            Field::new("start_ts", of::<u64>(), 32),
            Field::new("end_ts", of::<u64>(), 40),
            Field::new("queue_ptr", of::<u64>(), 48),
            Field::new("reserved3", of::<u32>(), 56).array(2),
        ]
    )
);
