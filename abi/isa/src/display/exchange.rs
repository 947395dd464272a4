//! Data parallel primitives.

use crate::{Dpp, Dpp8, Generation};
use core::fmt::{Formatter, Result};

pub(super) fn write_dpp(f: &mut Formatter<'_>, generation: Generation, dpp: Dpp) -> Result {
    let ctrl = dpp.ctrl;
    match ctrl {
        0..=0xff => write!(
            f,
            " quad_perm:[{},{},{},{}]",
            ctrl & 3,
            ctrl >> 2 & 3,
            ctrl >> 4 & 3,
            ctrl >> 6 & 3
        )?,
        0x101..=0x10f => write!(f, " row_shl:{}", ctrl & 15)?,
        0x111..=0x11f => write!(f, " row_shr:{}", ctrl & 15)?,
        0x121..=0x12f => write!(f, " row_ror:{}", ctrl & 15)?,
        0x130 => f.write_str(" wave_shl:1")?,
        0x134 => f.write_str(" wave_rol:1")?,
        0x138 => f.write_str(" wave_shr:1")?,
        0x13c => f.write_str(" wave_ror:1")?,
        0x140 => f.write_str(" row_mirror")?,
        0x141 => f.write_str(" row_half_mirror")?,
        0x142 => f.write_str(" row_bcast:15")?,
        0x143 => f.write_str(" row_bcast:31")?,
        0x150..=0x15f if generation == Generation::Gfx9 => write!(f, " row_newbcast:{}", ctrl & 15)?,
        0x150..=0x15f => write!(f, " row_share:{}", ctrl & 15)?,
        0x160..=0x16f => write!(f, " row_xmask:{}", ctrl & 15)?,
        _ => write!(f, " dpp_ctrl:{ctrl:#x}")?,
    }
    write!(f, " row_mask:{:#x} bank_mask:{:#x}", dpp.row_mask, dpp.bank_mask)?;
    if dpp.bound_ctrl {
        f.write_str(" bound_ctrl:1")?;
    }
    write_fi(f, dpp.fi)
}

pub(super) fn write_dpp8(f: &mut Formatter<'_>, dpp: Dpp8) -> Result {
    let [a, b, c, d, e, g, h, i] = dpp.lanes;
    write!(f, " dpp8:[{a},{b},{c},{d},{e},{g},{h},{i}]")?;
    write_fi(f, dpp.fi)
}

fn write_fi(f: &mut Formatter<'_>, fi: bool) -> Result {
    if fi { f.write_str(" fi:1") } else { Ok(()) }
}
