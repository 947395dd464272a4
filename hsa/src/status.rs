//! `hsa_status_t`: the numbers that a C caller gets.

use core::fmt;

/// A number of `hsa_status_t`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[doc(alias = "hsa_status_t")]
pub struct Status(pub u32);

macro_rules! statuses {
    ($($name:ident = $value:literal, $text:literal;)*) => {
        impl Status {
            $(#[doc = concat!("`HSA_STATUS_", stringify!($name), "`: ", $text, ".")]
            pub const $name: Status = Status($value);)*

            /// Every status of `hsa.h` and `hsa_ext_amd.h`.
            pub const ALL: &'static [Status] = &[$(Status::$name),*];

            /// The C name, `None` for a number that no header names.
            #[doc(alias = "hsa_status_string")]
            pub const fn name(self) -> Option<&'static str> {
                match self {
                    $(Status::$name => Some(concat!("HSA_STATUS_", stringify!($name))),)*
                    _ => None,
                }
            }

            /// A few words for people.
            pub const fn description(self) -> &'static str {
                match self {
                    $(Status::$name => $text,)*
                    _ => "unknown status",
                }
            }
        }
    };
}

statuses! {
    SUCCESS = 0x0, "done";
    INFO_BREAK = 0x1, "a traversal was stopped by its callback";
    ERROR = 0x1000, "an error of no particular kind";
    ERROR_INVALID_ARGUMENT = 0x1001, "an argument is not valid";
    ERROR_INVALID_QUEUE_CREATION = 0x1002, "a queue of this kind or size cannot be made";
    ERROR_INVALID_ALLOCATION = 0x1003, "not an allocation, or not one of this kind";
    ERROR_INVALID_AGENT = 0x1004, "not an agent, or not one that can do this";
    ERROR_INVALID_REGION = 0x1005, "not a region";
    ERROR_INVALID_SIGNAL = 0x1006, "not a signal";
    ERROR_INVALID_QUEUE = 0x1007, "not a queue, or one that is inactive";
    ERROR_OUT_OF_RESOURCES = 0x1008, "memory, queues, events or handles have run out";
    ERROR_INVALID_PACKET_FORMAT = 0x1009, "a packet of an unknown format";
    ERROR_RESOURCE_FREE = 0x100a, "a resource could not be freed: it is in use";
    ERROR_NOT_INITIALIZED = 0x100b, "the runtime is not initialised";
    ERROR_REFCOUNT_OVERFLOW = 0x100c, "too many references";
    ERROR_INCOMPATIBLE_ARGUMENTS = 0x100d, "arguments that do not go together";
    ERROR_INVALID_INDEX = 0x100e, "an index out of range";
    ERROR_INVALID_ISA = 0x100f, "not an instruction set that is known";
    ERROR_INVALID_ISA_NAME = 0x1017, "not the name of an instruction set";
    ERROR_INVALID_CODE_OBJECT = 0x1010, "not a code object, or a damaged one";
    ERROR_INVALID_EXECUTABLE = 0x1011, "not an executable";
    ERROR_FROZEN_EXECUTABLE = 0x1012, "the executable is frozen";
    ERROR_INVALID_SYMBOL_NAME = 0x1013, "no symbol of this name";
    ERROR_VARIABLE_ALREADY_DEFINED = 0x1014, "the variable has been defined already";
    ERROR_VARIABLE_UNDEFINED = 0x1015, "a variable is used and not defined";
    ERROR_EXCEPTION = 0x1016, "a kernel raised an exception";
    ERROR_INVALID_CODE_SYMBOL = 0x1018, "not a symbol of a code object";
    ERROR_INVALID_EXECUTABLE_SYMBOL = 0x1019, "not a symbol of an executable";
    ERROR_INVALID_FILE = 0x1020, "not a file that can be read";
    ERROR_INVALID_CODE_OBJECT_READER = 0x1021, "not a code object reader";
    ERROR_INVALID_CACHE = 0x1022, "not a cache";
    ERROR_INVALID_WAVEFRONT = 0x1023, "not a wavefront";
    ERROR_INVALID_SIGNAL_GROUP = 0x1024, "not a signal group";
    ERROR_INVALID_RUNTIME_STATE = 0x1025, "the runtime is in a state that does not allow this";
    ERROR_FATAL = 0x1026, "the queue cannot be used any more";
    ERROR_INVALID_MEMORY_POOL = 40, "not a memory pool, or one that allocates nothing";
    ERROR_MEMORY_APERTURE_VIOLATION = 41, "a kernel accessed memory outside all apertures";
    ERROR_ILLEGAL_INSTRUCTION = 42, "a kernel has an instruction that the GPU has not";
    ERROR_MEMORY_FAULT = 43, "a kernel accessed memory that is not mapped or not allowed";
    CU_MASK_REDUCED = 44, "the mask was applied without the units that are not there";
}

impl fmt::Debug for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:#x})", self.name().unwrap_or("hsa_status_t"), self.0)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}",
            self.name().unwrap_or("hsa_status_t"),
            self.description()
        )
    }
}
