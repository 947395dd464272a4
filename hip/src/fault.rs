//! From the HSA layer's errors to HIP's words.

use alloc::sync::Arc;

use crate::Code;
use crate::error::{Error, Fault, FaultKind};
use crate::hsa::{self, QueueError, QueueErrorReason};

/// The error of a runtime that could not start: HIP's "no device", whatever the reason below.
pub(crate) fn init_error(error: hsa::Error) -> Error {
    Error::NoDevice { source: Some(error) }
}

/// What a stopped queue means, with the kernel that is to blame.
pub(crate) fn of_queue(error: &QueueError, device: u32, kernel: Option<Arc<str>>) -> Fault {
    let mut fault = Fault {
        kind: FaultKind::Packet,
        address: None,
        mapped: None,
        kernel,
        device,
        code: error.code,
    };
    fault.kind = match error.reason {
        QueueErrorReason::MemoryFault => FaultKind::Memory,
        QueueErrorReason::ApertureViolation => FaultKind::Aperture,
        QueueErrorReason::IllegalInstruction => FaultKind::IllegalInstruction,
        QueueErrorReason::Trap => FaultKind::Trap,
        QueueErrorReason::HardwareException => FaultKind::Hardware,
        _ => FaultKind::Packet,
    };
    if let Some(memory) = error.fault {
        fault.address = Some(memory.address);
        fault.mapped = Some(!memory.not_present);
        fault.kind = match () {
            () if memory.no_execute => FaultKind::Execute,
            () if memory.read_only => FaultKind::Write,
            () if fault.kind == FaultKind::Memory => FaultKind::Memory,
            () => fault.kind,
        };
    }
    fault
}

/// A copy that its engine gave up.
pub(crate) fn of_copy(device: u32) -> Fault {
    Fault {
        kind: FaultKind::Copy,
        address: None,
        mapped: None,
        kernel: None,
        device,
        code: 0,
    }
}

/// `hipError_t` for a `hsa_status_t`: every status of `hsa.h` and `hsa_ext_amd.h`.
pub(crate) const fn code_of_status(status: u32) -> Code {
    match status {
        0x0 | 0x1 => Code::SUCCESS,
        // An argument, allocation, region, index, incompatible arguments, memory pool.
        0x1001 | 0x1003 | 0x1005 | 0x100D | 0x100E | 40 => Code::INVALID_VALUE,
        // An agent.
        0x1004 => Code::INVALID_DEVICE,
        // A signal, a queue, a signal group.
        0x1006 | 0x1007 | 0x1024 => Code::INVALID_HANDLE,
        // Queue creation, resources, too many references.
        0x1002 | 0x1008 | 0x100C => Code::OUT_OF_MEMORY,
        0x100B => Code::NOT_INITIALIZED,
        // Code for another instruction set.
        0x100F | 0x1017 => Code::NO_BINARY_FOR_GPU,
        // A code object, file, reader or executable.
        0x1010 | 0x1011 | 0x1012 | 0x1020 | 0x1021 => Code::INVALID_IMAGE,
        // A symbol that is not there.
        0x1013 | 0x1018 | 0x1019 => Code::NOT_FOUND,
        0x1014 => Code::INVALID_SYMBOL,
        0x1015 => Code::SHARED_OBJECT_SYMBOL_NOT_FOUND,
        // Aperture violation, memory fault.
        41 | 43 => Code::ILLEGAL_ADDRESS,
        // Packet format, exception, illegal instruction.
        0x1009 | 0x1016 | 42 => Code::LAUNCH_FAILURE,
        _ => Code::UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    /// `hsa_status_t` to `hipError_t`, by number on both sides.
    const TABLE: &[(u32, u32)] = &[
        (0x0, 0),
        (0x1, 0),
        (0x1000, 999),
        (0x1001, 1),
        (0x1002, 2),
        (0x1003, 1),
        (0x1004, 101),
        (0x1005, 1),
        (0x1006, 400),
        (0x1007, 400),
        (0x1008, 2),
        (0x1009, 719),
        (0x100A, 999),
        (0x100B, 3),
        (0x100C, 2),
        (0x100D, 1),
        (0x100E, 1),
        (0x100F, 209),
        (0x1010, 200),
        (0x1011, 200),
        (0x1012, 200),
        (0x1013, 500),
        (0x1014, 13),
        (0x1015, 302),
        (0x1016, 719),
        (0x1017, 209),
        (0x1018, 500),
        (0x1019, 500),
        (0x1020, 200),
        (0x1021, 200),
        (0x1022, 999),
        (0x1023, 999),
        (0x1024, 400),
        (0x1025, 999),
        (0x1026, 999),
        (40, 1),
        (41, 700),
        (42, 719),
        (43, 700),
        (44, 999),
    ];

    #[test]
    fn a_fault_says_what_it_may_be() {
        let told = |kind, address, code| {
            let fault = Fault {
                kind,
                address,
                mapped: address.map(|_| false),
                kernel: Some(Arc::from("k")),
                device: 1,
                code,
            };
            fault.to_string()
        };
        assert_eq!(
            told(FaultKind::Write, Some(0x7000), 0x2000_0000),
            "kernel k on device 1 wrote address 0x7000, which is not mapped (queue error 0x20000000)"
        );
        let null = told(FaultKind::Memory, Some(0), 0);
        assert!(
            null.contains("address 0x0, which is not mapped: a null pointer, or printf"),
            "{null}"
        );
        let hang = told(FaultKind::Hardware, None, 0x10_0000);
        assert!(
            hang.contains("(queue error 0x100000): the GPU hung") && hang.contains("OUTCROP_TIME_LIMIT"),
            "{hang}"
        );
    }

    #[test]
    fn every_hsa_status_has_its_code() {
        for (status, code) in TABLE {
            assert_eq!(code_of_status(*status), Code(*code), "{status:#x}");
        }
    }
}
