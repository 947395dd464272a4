//! `hipError_t`: the numbers, their names and their texts.

use core::fmt;

/// A `hipError_t`.
///
/// A plain number, since callers of the C library may pass any; the constants are those of
/// `hip/hip_runtime_api.h`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[doc(alias = "hipError_t")]
pub struct Code(pub u32);

macro_rules! codes {
    ($($constant:ident = $value:literal, $name:ident, $text:literal;)*) => {
        impl Code {
            $(#[doc = concat!("`", stringify!($name), "` (", $value, "): ", $text, ".")]
            pub const $constant: Code = Code($value);)*

            /// Every code of the header, ascending.
            pub const ALL: &'static [Code] = &[$(Code::$constant,)*];

            /// The name in the header, and that of [`Code::UNKNOWN`] for a number that is not in it.
            #[doc(alias = "hipGetErrorName")]
            pub const fn name(self) -> &'static str {
                match self.0 {
                    $($value => stringify!($name),)*
                    _ => "hipErrorUnknown",
                }
            }

            /// A few words for people.
            #[doc(alias = "hipGetErrorString")]
            pub const fn text(self) -> &'static str {
                match self.0 {
                    $($value => $text,)*
                    _ => "unknown error",
                }
            }
        }
    };
}

codes! {
    SUCCESS = 0, hipSuccess, "no error";
    INVALID_VALUE = 1, hipErrorInvalidValue, "invalid argument";
    OUT_OF_MEMORY = 2, hipErrorOutOfMemory, "out of memory";
    NOT_INITIALIZED = 3, hipErrorNotInitialized, "initialization error";
    DEINITIALIZED = 4, hipErrorDeinitialized, "driver shutting down";
    PROFILER_DISABLED = 5, hipErrorProfilerDisabled, "profiler disabled while using external profiling tool";
    PROFILER_NOT_INITIALIZED = 6, hipErrorProfilerNotInitialized, "profiler is not initialized";
    PROFILER_ALREADY_STARTED = 7, hipErrorProfilerAlreadyStarted, "profiler already started";
    PROFILER_ALREADY_STOPPED = 8, hipErrorProfilerAlreadyStopped, "profiler already stopped";
    INVALID_CONFIGURATION = 9, hipErrorInvalidConfiguration, "invalid configuration argument";
    INVALID_PITCH_VALUE = 12, hipErrorInvalidPitchValue, "invalid pitch argument";
    INVALID_SYMBOL = 13, hipErrorInvalidSymbol, "invalid device symbol";
    INVALID_DEVICE_POINTER = 17, hipErrorInvalidDevicePointer, "invalid device pointer";
    INVALID_MEMCPY_DIRECTION = 21, hipErrorInvalidMemcpyDirection, "invalid copy direction for memcpy";
    INSUFFICIENT_DRIVER = 35, hipErrorInsufficientDriver, "driver version is insufficient for runtime version";
    MISSING_CONFIGURATION = 52, hipErrorMissingConfiguration, "__global__ function call is not configured";
    PRIOR_LAUNCH_FAILURE = 53, hipErrorPriorLaunchFailure, "unspecified launch failure in prior launch";
    INVALID_DEVICE_FUNCTION = 98, hipErrorInvalidDeviceFunction, "invalid device function";
    NO_DEVICE = 100, hipErrorNoDevice, "no ROCm-capable device is detected";
    INVALID_DEVICE = 101, hipErrorInvalidDevice, "invalid device ordinal";
    INVALID_IMAGE = 200, hipErrorInvalidImage, "device kernel image is invalid";
    INVALID_CONTEXT = 201, hipErrorInvalidContext, "invalid device context";
    CONTEXT_ALREADY_CURRENT = 202, hipErrorContextAlreadyCurrent, "context is already current context";
    MAP_FAILED = 205, hipErrorMapFailed, "mapping of buffer object failed";
    UNMAP_FAILED = 206, hipErrorUnmapFailed, "unmapping of buffer object failed";
    ARRAY_IS_MAPPED = 207, hipErrorArrayIsMapped, "array is mapped";
    ALREADY_MAPPED = 208, hipErrorAlreadyMapped, "resource already mapped";
    NO_BINARY_FOR_GPU = 209, hipErrorNoBinaryForGpu, "no kernel image is available for execution on the device";
    ALREADY_ACQUIRED = 210, hipErrorAlreadyAcquired, "resource already acquired";
    NOT_MAPPED = 211, hipErrorNotMapped, "resource not mapped";
    NOT_MAPPED_AS_ARRAY = 212, hipErrorNotMappedAsArray, "resource not mapped as array";
    NOT_MAPPED_AS_POINTER = 213, hipErrorNotMappedAsPointer, "resource not mapped as pointer";
    ECC_NOT_CORRECTABLE = 214, hipErrorECCNotCorrectable, "uncorrectable ECC error encountered";
    UNSUPPORTED_LIMIT = 215, hipErrorUnsupportedLimit, "limit is not supported on this architecture";
    CONTEXT_ALREADY_IN_USE = 216, hipErrorContextAlreadyInUse, "exclusive-thread device already in use by a different thread";
    PEER_ACCESS_UNSUPPORTED = 217, hipErrorPeerAccessUnsupported, "peer access is not supported between these two devices";
    INVALID_KERNEL_FILE = 218, hipErrorInvalidKernelFile, "invalid kernel file";
    INVALID_GRAPHICS_CONTEXT = 219, hipErrorInvalidGraphicsContext, "invalid OpenGL or DirectX context";
    INVALID_SOURCE = 300, hipErrorInvalidSource, "device kernel image is invalid";
    FILE_NOT_FOUND = 301, hipErrorFileNotFound, "file not found";
    SHARED_OBJECT_SYMBOL_NOT_FOUND = 302, hipErrorSharedObjectSymbolNotFound, "shared object symbol not found";
    SHARED_OBJECT_INIT_FAILED = 303, hipErrorSharedObjectInitFailed, "shared object initialization failed";
    OPERATING_SYSTEM = 304, hipErrorOperatingSystem, "OS call failed or operation not supported on this OS";
    INVALID_HANDLE = 400, hipErrorInvalidHandle, "invalid resource handle";
    ILLEGAL_STATE = 401, hipErrorIllegalState, "the operation cannot be performed in the present state";
    NOT_FOUND = 500, hipErrorNotFound, "named symbol not found";
    NOT_READY = 600, hipErrorNotReady, "device not ready";
    ILLEGAL_ADDRESS = 700, hipErrorIllegalAddress, "an illegal memory access was encountered";
    LAUNCH_OUT_OF_RESOURCES = 701, hipErrorLaunchOutOfResources, "too many resources requested for launch";
    LAUNCH_TIME_OUT = 702, hipErrorLaunchTimeOut, "the launch timed out and was terminated";
    PEER_ACCESS_ALREADY_ENABLED = 704, hipErrorPeerAccessAlreadyEnabled, "peer access is already enabled";
    PEER_ACCESS_NOT_ENABLED = 705, hipErrorPeerAccessNotEnabled, "peer access has not been enabled";
    SET_ON_ACTIVE_PROCESS = 708, hipErrorSetOnActiveProcess, "cannot set while device is active in this process";
    CONTEXT_IS_DESTROYED = 709, hipErrorContextIsDestroyed, "context is destroyed";
    ASSERT = 710, hipErrorAssert, "device-side assert triggered";
    HOST_MEMORY_ALREADY_REGISTERED = 712, hipErrorHostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped";
    HOST_MEMORY_NOT_REGISTERED = 713, hipErrorHostMemoryNotRegistered, "pointer does not correspond to a registered memory region";
    LAUNCH_FAILURE = 719, hipErrorLaunchFailure, "unspecified launch failure";
    COOPERATIVE_LAUNCH_TOO_LARGE = 720, hipErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch";
    NOT_SUPPORTED = 801, hipErrorNotSupported, "operation not supported";
    STREAM_CAPTURE_UNSUPPORTED = 900, hipErrorStreamCaptureUnsupported, "operation not permitted when stream is capturing";
    STREAM_CAPTURE_INVALIDATED = 901, hipErrorStreamCaptureInvalidated, "operation failed due to a previous error during capture";
    STREAM_CAPTURE_MERGE = 902, hipErrorStreamCaptureMerge, "operation would result in a merge of separate capture sequences";
    STREAM_CAPTURE_UNMATCHED = 903, hipErrorStreamCaptureUnmatched, "capture was not ended in the same stream as it began";
    STREAM_CAPTURE_UNJOINED = 904, hipErrorStreamCaptureUnjoined, "capturing stream has unjoined work";
    STREAM_CAPTURE_ISOLATION = 905, hipErrorStreamCaptureIsolation, "dependency created on uncaptured work in another stream";
    STREAM_CAPTURE_IMPLICIT = 906, hipErrorStreamCaptureImplicit, "operation would make the legacy stream depend on a capturing blocking stream";
    CAPTURED_EVENT = 907, hipErrorCapturedEvent, "operation not permitted on an event last recorded in a capturing stream";
    STREAM_CAPTURE_WRONG_THREAD = 908, hipErrorStreamCaptureWrongThread, "attempt to terminate a thread-local capture sequence from another thread";
    GRAPH_EXEC_UPDATE_FAILURE = 910, hipErrorGraphExecUpdateFailure, "the graph update was not performed because it included changes which violated constraints specific to instantiated graph update";
    UNKNOWN = 999, hipErrorUnknown, "unknown error";
    RUNTIME_MEMORY = 1052, hipErrorRuntimeMemory, "runtime memory call returned error";
    RUNTIME_OTHER = 1053, hipErrorRuntimeOther, "runtime call other than memory returned error";
    TBD = 1054, hipErrorTbd, "unknown error";
}

impl Code {
    /// `Ok` for [`Code::SUCCESS`].
    ///
    /// # Errors
    /// The code itself for every other.
    pub const fn ok(self) -> Result<(), Code> {
        match self {
            Code::SUCCESS => Ok(()),
            code => Err(code),
        }
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name(), self.0)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}: {})", self.name(), self.0, self.text())
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    /// Numbers that the vendor's `hipGetErrorName` (5.2.3) was seen to know.
    const VENDOR: &[(u32, &str)] = &[
        (0, "hipSuccess"),
        (1, "hipErrorInvalidValue"),
        (2, "hipErrorOutOfMemory"),
        (3, "hipErrorNotInitialized"),
        (4, "hipErrorDeinitialized"),
        (5, "hipErrorProfilerDisabled"),
        (6, "hipErrorProfilerNotInitialized"),
        (7, "hipErrorProfilerAlreadyStarted"),
        (8, "hipErrorProfilerAlreadyStopped"),
        (9, "hipErrorInvalidConfiguration"),
        (12, "hipErrorInvalidPitchValue"),
        (13, "hipErrorInvalidSymbol"),
        (17, "hipErrorInvalidDevicePointer"),
        (21, "hipErrorInvalidMemcpyDirection"),
        (35, "hipErrorInsufficientDriver"),
        (52, "hipErrorMissingConfiguration"),
        (53, "hipErrorPriorLaunchFailure"),
        (98, "hipErrorInvalidDeviceFunction"),
        (100, "hipErrorNoDevice"),
        (101, "hipErrorInvalidDevice"),
        (200, "hipErrorInvalidImage"),
        (201, "hipErrorInvalidContext"),
        (202, "hipErrorContextAlreadyCurrent"),
        (205, "hipErrorMapFailed"),
        (206, "hipErrorUnmapFailed"),
        (207, "hipErrorArrayIsMapped"),
        (208, "hipErrorAlreadyMapped"),
        (209, "hipErrorNoBinaryForGpu"),
        (210, "hipErrorAlreadyAcquired"),
        (211, "hipErrorNotMapped"),
        (212, "hipErrorNotMappedAsArray"),
        (213, "hipErrorNotMappedAsPointer"),
        (214, "hipErrorECCNotCorrectable"),
        (215, "hipErrorUnsupportedLimit"),
        (216, "hipErrorContextAlreadyInUse"),
        (217, "hipErrorPeerAccessUnsupported"),
        (218, "hipErrorInvalidKernelFile"),
        (219, "hipErrorInvalidGraphicsContext"),
        (300, "hipErrorInvalidSource"),
        (301, "hipErrorFileNotFound"),
        (302, "hipErrorSharedObjectSymbolNotFound"),
        (303, "hipErrorSharedObjectInitFailed"),
        (304, "hipErrorOperatingSystem"),
        (400, "hipErrorInvalidHandle"),
        (401, "hipErrorIllegalState"),
        (500, "hipErrorNotFound"),
        (600, "hipErrorNotReady"),
        (700, "hipErrorIllegalAddress"),
        (701, "hipErrorLaunchOutOfResources"),
        (702, "hipErrorLaunchTimeOut"),
        (704, "hipErrorPeerAccessAlreadyEnabled"),
        (705, "hipErrorPeerAccessNotEnabled"),
        (708, "hipErrorSetOnActiveProcess"),
        (709, "hipErrorContextIsDestroyed"),
        (710, "hipErrorAssert"),
        (712, "hipErrorHostMemoryAlreadyRegistered"),
        (713, "hipErrorHostMemoryNotRegistered"),
        (719, "hipErrorLaunchFailure"),
        (720, "hipErrorCooperativeLaunchTooLarge"),
        (801, "hipErrorNotSupported"),
        (900, "hipErrorStreamCaptureUnsupported"),
        (901, "hipErrorStreamCaptureInvalidated"),
        (902, "hipErrorStreamCaptureMerge"),
        (903, "hipErrorStreamCaptureUnmatched"),
        (904, "hipErrorStreamCaptureUnjoined"),
        (905, "hipErrorStreamCaptureIsolation"),
        (906, "hipErrorStreamCaptureImplicit"),
        (907, "hipErrorCapturedEvent"),
        (908, "hipErrorStreamCaptureWrongThread"),
        (910, "hipErrorGraphExecUpdateFailure"),
        (999, "hipErrorUnknown"),
        (1052, "hipErrorRuntimeMemory"),
        (1053, "hipErrorRuntimeOther"),
        (1054, "hipErrorTbd"),
    ];

    #[test]
    fn the_table_is_the_vendors() {
        let ours: Vec<_> = Code::ALL.iter().map(|code| (code.0, code.name())).collect();
        assert_eq!(ours, VENDOR);
        assert!(Code::ALL.is_sorted());
    }

    #[test]
    fn an_unknown_number_is_told_as_unknown() {
        assert_eq!(
            (Code(77777).name(), Code(77777).text()),
            ("hipErrorUnknown", "unknown error")
        );
        assert_eq!(Code(0).ok(), Ok(()));
        assert_eq!(Code(1).ok(), Err(Code::INVALID_VALUE));
    }
}
