//! What came of a turn at a queue.

/// What came of a turn at a queue; later ones outweigh earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turn {
    /// Nothing to do.
    Idle,
    /// What there is runs on other threads.
    Busy,
    /// It waits for memory that nobody tells about.
    Polls,
    /// Something was done.
    Worked,
}

impl Turn {
    pub(crate) fn or(self, other: Self) -> Self {
        self.max(other)
    }
}
