//! [`StdHost`]: Linux with the threads of the standard library.
