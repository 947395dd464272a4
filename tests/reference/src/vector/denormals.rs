//! Formats of floats, and whether MODE lets them have denormals.

use outcrop_isa::DataKind;

use super::Denormals;
use crate::softfloat::Fp;
use crate::state::{Format, Mode};

/// The format of a kind, if it is one of the vector unit's floats.
#[must_use]
pub const fn format(kind: DataKind) -> Option<Format> {
    match kind {
        DataKind::F16 => Some(Format::F16),
        DataKind::F32 => Some(Format::F32),
        DataKind::F64 => Some(Format::F64),
        DataKind::Bf16 => Some(Format::Bf16),
        _ => None,
    }
}

/// Zero of the same sign for a denormal.
#[must_use]
pub fn flush(format: Format, v: u64) -> u64 {
    let fp = Fp::of(format);
    if fp.is_denormal(v) { v & fp.sign() } else { v }
}

/// Whether MODE has denormal sources of the format read as zero.
#[must_use]
pub fn flushes_in(mode: Mode, format: Format) -> bool {
    match format {
        Format::F32 => mode.flushes_in32(),
        Format::F16 | Format::F64 => mode.flushes_in64(),
        Format::Bf16 => false,
    }
}

/// Whether MODE makes denormal results of the format zero.
#[must_use]
pub fn flushes_out(mode: Mode, format: Format) -> bool {
    match format {
        Format::F32 => mode.flushes_out32(),
        Format::F16 | Format::F64 => mode.flushes_out64(),
        Format::Bf16 => false,
    }
}

pub(super) fn flushed_source(denormals: Denormals, mode: Mode, format: Format, v: u64) -> u64 {
    let flushes = match denormals {
        Denormals::Bits => false,
        Denormals::Mode | Denormals::Sources => flushes_in(mode, format),
        Denormals::Flush => true,
    };
    if flushes { flush(format, v) } else { v }
}
