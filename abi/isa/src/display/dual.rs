//! Dual issue.

use super::List;
use crate::{Format, Inst, Operand};
use core::fmt::{Formatter, Result};

impl Inst {
    pub(super) fn dual(&self, f: &mut Formatter<'_>) -> Result {
        self.one_of_two(f)?;
        let Some(second) = self.second else {
            return Ok(());
        };
        f.write_str(" :: ")?;
        let mut other = Self::new(self.target, second.op, Format::Vopd, self.size);
        let [a, b, c] = second.src;
        let [ta, tb, tc] = second.src_type;
        (other.dst, other.dst_type) = (second.dst, second.dst_type);
        (other.src, other.src_type) = ([a, b, c, Operand::None], [ta, tb, tc, other.dst_type]);
        other.one_of_two(f)
    }

    fn one_of_two(&self, f: &mut Formatter<'_>) -> Result {
        let name = self.op.name();
        write!(f, "v_dual_{}", name.strip_prefix("v_").unwrap_or(name))?;
        let mut list = List { f, empty: true };
        list.operand(self.dst, self.dst_type)?;
        // The condition of `v_dual_cndmask_b32` is `vcc`, and not written.
        let mut written = *self;
        if matches!(self.src[2], Operand::Special(_)) {
            written.src[2] = Operand::None;
        }
        written.sources(&mut list)
    }
}
