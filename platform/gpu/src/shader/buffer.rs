//! placeholder
use super::lower::{Lower, Refusal};
pub(crate) fn lower(_: &mut Lower<'_>) -> Result<(), Refusal> {
    Err("the operation")
}
