//! Functions of the C library that read folders themselves: they are told to do it by this library's functions, or done here.
#![expect(unsafe_code, reason = "C functions with callbacks and allocated results")]
