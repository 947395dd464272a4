//! Temporal hints and scopes of gfx12.

use crate::Inst;
use core::fmt::{Formatter, Result};

/// Scopes of gfx12.
const DEVICE: u8 = 2;
const SYSTEM: u8 = 3;

/// The temporal hints that loads and stores have alike.
const fn plain_hint(th: u8) -> &'static str {
    match th {
        1 => "NT",
        2 => "HT",
        4 => "NT_RT",
        5 => "RT_NT",
        6 => "NT_HT",
        _ => "",
    }
}

/// What the temporal hints of an operation are called after.
enum Access {
    Load,
    Store,
    Atomic,
}

impl Inst {
    fn access(&self) -> Access {
        if self.op.name().contains("_atomic_") {
            Access::Atomic
        } else if self.op.name().contains("_store") {
            Access::Store
        } else {
            Access::Load
        }
    }

    /// Nothing on other targets, where both are 0.
    pub(super) fn hints(&self, f: &mut Formatter<'_>) -> Result {
        let (th, scope) = (self.mem.th, self.mem.scope);
        let (kind, hint) = match self.access() {
            Access::Load => (
                "LOAD",
                match th {
                    3 if scope == SYSTEM => "BYPASS",
                    3 => "LU",
                    _ => plain_hint(th),
                },
            ),
            Access::Store => (
                "STORE",
                match th {
                    3 if scope == SYSTEM => "BYPASS",
                    3 => "RT_WB",
                    7 => "NT_WB",
                    _ => plain_hint(th),
                },
            ),
            Access::Atomic => (
                "ATOMIC",
                match th {
                    1 => "RETURN",
                    2 => "NT",
                    3 => "NT_RETURN",
                    4 | 5 if scope >= DEVICE => "CASCADE_RT",
                    6 | 7 if scope >= DEVICE => "CASCADE_NT",
                    _ => "",
                },
            ),
        };
        match (th, hint) {
            (0, _) => {}
            (_, "") if kind == "ATOMIC" => write!(f, " th:TH_ATOMIC_{th:#x}")?,
            (_, "") => write!(f, " th:{th:#x}")?,
            _ => write!(f, " th:TH_{kind}_{hint}")?,
        }
        f.write_str(match scope {
            1 => " scope:SCOPE_SE",
            DEVICE => " scope:SCOPE_DEV",
            SYSTEM => " scope:SCOPE_SYS",
            _ => "",
        })
    }
}
