//! Which questions `bindgen` can answer, known without asking it.

/// Whether a C expression is the name of a constant; `bindgen` has values for those and for nothing else.
pub fn is_name(expression: &str) -> bool {
    let mut chars = expression.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}
