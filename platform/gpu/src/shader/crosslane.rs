//! placeholder
use super::lower::{Lower, Refusal};
pub(crate) fn lower(_: &mut Lower<'_>, _: &str, _: u32) -> Result<(), Refusal> {
    Err("the operation")
}
