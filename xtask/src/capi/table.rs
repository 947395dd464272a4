//! The declarations of `hip/capi/src/declarations.rs`, as a table: the same file, seen through another macro.

/// How a function answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It returns a `hipError_t`.
    Status,
    /// It returns what it is declared with, or nothing.
    Plain,
    /// It returns `hipErrorNotSupported`.
    Refused,
}

/// One function.
#[derive(Clone, Copy, Debug)]
pub struct Declaration {
    pub group: &'static str,
    /// With underscores: `hip_4_2`.
    pub version: &'static str,
    pub kind: Kind,
    pub name: &'static str,
    /// The Rust types of its arguments, in the header's names.
    pub arguments: &'static [&'static str],
    pub result: Option<&'static str>,
    pub target: &'static str,
}

macro_rules! kind {
    (call) => {
        Kind::Status
    };
    (status) => {
        Kind::Status
    };
    (plain) => {
        Kind::Plain
    };
    (refused) => {
        Kind::Refused
    };
}

macro_rules! functions {
    ($($group:ident {
        $($version:ident $kind:ident $name:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $result:ty)? = $target:expr;)*
    })*) => {
        /// Every declared function.
        pub const DECLARATIONS: &[Declaration] = &[$($(Declaration {
            group: stringify!($group),
            version: stringify!($version),
            kind: kind!($kind),
            name: stringify!($name),
            arguments: &[$(stringify!($ty)),*],
            result: functions!(@result $($result)?),
            target: stringify!($target),
        },)*)*];
    };
    (@result) => { None };
    (@result $result:ty) => { Some(stringify!($result)) };
}

include!("../../../hip/capi/src/declarations.rs");
