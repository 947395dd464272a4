//! The header of a generated file: what it is made from, and a hash of the text below, by which an edit by hand is
//! told from an old spec.

/// Lines of the header, the empty one after it too.
pub const LINES: usize = 3;

/// How a comment of one line is written.
#[derive(Clone, Copy)]
pub enum Comment {
    Rust,
    Markdown,
}

impl Comment {
    fn line(self, text: &str) -> String {
        match self {
            Comment::Rust => format!("// {text}\n"),
            Comment::Markdown => format!("<!-- {text} -->\n"),
        }
    }
}

const HASH: &str = "Content hash: ";

/// The text with its header.
pub fn seal(comment: Comment, spec: &str, body: &str) -> String {
    let body = body.trim_start_matches('\n');
    let first = comment.line(&format!(
        "Generated from {spec} by `cargo xtask codegen`. Do not edit."
    ));
    let second = comment.line(&format!("{HASH}{}", hash(body)));
    format!("{first}{second}\n{body}")
}

/// Whether a file says that it is generated.
pub fn is_sealed(text: &str) -> bool {
    text.lines().nth(1).is_some_and(|line| line.contains(HASH))
}

/// Whether the text below the header is the one that was sealed.
pub fn is_whole(text: &str) -> bool {
    let Some((header, body)) = text.split_once("\n\n") else {
        return false;
    };
    let stated = header
        .split_once(HASH)
        .map(|(_, rest)| rest.trim_end_matches(" -->"));
    stated == Some(hash(body).as_str())
}

/// FNV-1a, enough to tell an edit from an old spec.
fn hash(text: &str) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}
