//! Every request with the kinds of its fields and the errnos that the driver has for it.

use outcrop_abi::{drm, ioctl, kfd};
use outcrop_platform::Errno;

/// One request, for [`KFD`] and [`DRM`]; a bad pointer is `EFAULT` for all of them.
#[derive(Clone, Copy)]
pub struct Request {
    pub number: u32,
    /// A letter for each field, 8 bytes for a capital letter and for `0`, 4 for the others: `P` pointer, `D` pointer
    /// to `gpu_id`s, `S` to sync objects, `Q` to points, `A` address for the GPU, `U` pages of the process, `Z` some pages, `H` BO, `N` small number,
    /// `B` flags; `g` `gpu_id`, `q` queue, `e` event, `h` GEM handle, `f` file, `n` small number, `c` multiple of 32,
    /// `s` sync object, `o` operation, `p` process, `b` flags, `m` memory flags; `0` and `z` zero.
    pub fields: &'static str,
    pub errnos: &'static [Errno],
    /// The argument may be longer.
    pub flexible: bool,
    /// A failure may leave a part done, and tells how much.
    pub partial: bool,
}

impl Request {
    pub fn nr(&self) -> u8 {
        ioctl::number(self.number)
    }
}

const fn request(number: u32, fields: &'static str, errnos: &'static [Errno]) -> Request {
    Request {
        number,
        fields,
        errnos,
        flexible: false,
        partial: false,
    }
}

const INVAL: &[Errno] = &[Errno::INVAL];
const NOTSUPP: Errno = Errno(524);
const DEBUG: &[Errno] = &[
    Errno::INVAL,
    Errno::SRCH,
    Errno::PERM,
    Errno::ACCES,
    Errno::ALREADY,
    Errno::BADF,
    Errno::NODEV,
    Errno::NOMEM,
    Errno::AGAIN,
    Errno::NODATA,
    Errno::BUSY,
];

const AMD: &[Errno] = &[
    Errno::NOTTY,
    Errno::INVAL,
    Errno::NODEV,
    Errno::PERM,
    Errno::SRCH,
    Errno::NOMEM,
];

pub const KFD: &[Request] = &[
    request(kfd::AMDKFD_IOC_GET_VERSION, "zz", &[]),
    request(
        kfd::AMDKFD_IOC_CREATE_QUEUE,
        "PPPPngnnnnPZPnnnn",
        &[Errno::INVAL, Errno::SRCH, Errno::NOMEM, NOTSUPP],
    ),
    request(kfd::AMDKFD_IOC_DESTROY_QUEUE, "qz", INVAL),
    request(
        kfd::AMDKFD_IOC_SET_MEMORY_POLICY,
        "AZgnnn",
        &[Errno::INVAL, Errno::SRCH],
    ),
    request(kfd::AMDKFD_IOC_GET_CLOCK_COUNTERS, "0000gz", &[]),
    request(kfd::AMDKFD_IOC_GET_PROCESS_APERTURES, "zz", &[]),
    request(
        kfd::AMDKFD_IOC_UPDATE_QUEUE,
        "Pqnnn",
        &[Errno::INVAL, Errno::BUSY],
    ),
    request(
        kfd::AMDKFD_IOC_CREATE_EVENT,
        "0znnzzz",
        &[Errno::INVAL, Errno::NOSPC, Errno::NODEV, Errno::BUSY],
    ),
    request(kfd::AMDKFD_IOC_CREATE_EVENT, "Hznnzzz", &[]),
    request(kfd::AMDKFD_IOC_DESTROY_EVENT, "ez", INVAL),
    request(kfd::AMDKFD_IOC_SET_EVENT, "ez", INVAL),
    request(kfd::AMDKFD_IOC_RESET_EVENT, "ez", INVAL),
    request(
        kfd::AMDKFD_IOC_WAIT_EVENTS,
        "Pnnzz",
        &[Errno::INVAL, Errno::IO, Errno::NOMEM],
    ),
    request(kfd::AMDKFD_IOC_DBG_REGISTER_DEPRECATED, "gz", &[Errno::PERM]),
    request(kfd::AMDKFD_IOC_DBG_UNREGISTER_DEPRECATED, "gz", &[Errno::PERM]),
    request(
        kfd::AMDKFD_IOC_DBG_ADDRESS_WATCH_DEPRECATED,
        "Pgn",
        &[Errno::PERM],
    ),
    request(kfd::AMDKFD_IOC_DBG_WAVE_CONTROL_DEPRECATED, "Pgn", &[Errno::PERM]),
    request(
        kfd::AMDKFD_IOC_SET_SCRATCH_BACKING_VA,
        "Agz",
        &[Errno::INVAL, Errno::NODEV],
    ),
    request(kfd::AMDKFD_IOC_GET_TILE_CONFIG, "PPnngzzz", INVAL),
    request(
        kfd::AMDKFD_IOC_SET_TRAP_HANDLER,
        "AAgz",
        &[Errno::INVAL, Errno::SRCH],
    ),
    request(
        kfd::AMDKFD_IOC_GET_PROCESS_APERTURES_NEW,
        "Pnz",
        &[Errno::INVAL, Errno::NOMEM],
    ),
    request(kfd::AMDKFD_IOC_ACQUIRE_VM, "fg", &[Errno::INVAL, Errno::BUSY]),
    request(
        kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU,
        "AZ0Ugm",
        &[
            Errno::INVAL,
            Errno::NOMEM,
            Errno::NODEV,
            Errno::PERM,
            Errno::ADDRINUSE,
        ],
    ),
    request(
        kfd::AMDKFD_IOC_FREE_MEMORY_OF_GPU,
        "H",
        &[Errno::INVAL, Errno::BUSY, Errno::PERM],
    ),
    Request {
        partial: true,
        ..request(
            kfd::AMDKFD_IOC_MAP_MEMORY_TO_GPU,
            "HDnz",
            &[Errno::INVAL, Errno::NOMEM, Errno::NODEV],
        )
    },
    Request {
        partial: true,
        ..request(
            kfd::AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU,
            "HDnz",
            &[Errno::INVAL, Errno::NOMEM, Errno::BUSY],
        )
    },
    request(kfd::AMDKFD_IOC_SET_CU_MASK, "qcP", &[Errno::INVAL, Errno::NOMEM]),
    request(kfd::AMDKFD_IOC_GET_QUEUE_WAVE_STATE, "Pzzqz", INVAL),
    request(kfd::AMDKFD_IOC_GET_DMABUF_INFO, "0Pnzzf", INVAL),
    request(
        kfd::AMDKFD_IOC_IMPORT_DMABUF,
        "A0gf",
        &[Errno::INVAL, Errno::NODEV, Errno::NOMEM],
    ),
    request(
        kfd::AMDKFD_IOC_ALLOC_QUEUE_GWS,
        "qnzz",
        &[Errno::INVAL, Errno::NODEV, Errno::BUSY],
    ),
    request(
        kfd::AMDKFD_IOC_SMI_EVENTS,
        "gz",
        &[Errno::INVAL, Errno::NODEV, Errno::NOMEM, Errno::MFILE],
    ),
    Request {
        flexible: true,
        ..request(
            kfd::AMDKFD_IOC_SVM,
            "UZnnonononon",
            &[Errno::INVAL, Errno::OVERFLOW, Errno::NOMEM, Errno::ADDRINUSE],
        )
    },
    request(
        kfd::AMDKFD_IOC_SET_XNACK_MODE,
        "n",
        &[Errno::PERM, Errno::BUSY, Errno::NOMEM],
    ),
    request(
        kfd::AMDKFD_IOC_CRIU_OP,
        "PPPZnnnpoz",
        &[
            Errno::INVAL,
            Errno::ACCES,
            Errno::NODEV,
            Errno::SRCH,
            Errno::NOMEM,
            Errno::PERM,
            Errno::OPNOTSUPP,
            Errno::ADDRINUSE,
            Errno::NOSPC,
            Errno::BUSY,
        ],
    ),
    request(kfd::AMDKFD_IOC_AVAILABLE_MEMORY, "0gz", INVAL),
    request(
        kfd::AMDKFD_IOC_EXPORT_DMABUF,
        "Hbz",
        &[Errno::INVAL, Errno::PERM, Errno::MFILE],
    ),
    request(
        kfd::AMDKFD_IOC_RUNTIME_ENABLE,
        "Pnn",
        &[Errno::INVAL, Errno::BUSY, Errno::EXIST, Errno::PERM],
    ),
    request(kfd::AMDKFD_IOC_IPC_IMPORT_HANDLE, "0A0nnnngz", AMD),
    request(kfd::AMDKFD_IOC_IPC_EXPORT_HANDLE, "Hnnnngb", AMD),
    request(kfd::AMDKFD_IOC_CROSS_MEMORY_COPY, "pnPNPN0", AMD),
    request(kfd::AMDKFD_IOC_RLC_SPM, "Pnnngzz", AMD),
    request(kfd::AMDKFD_IOC_PC_SAMPLE, "Pnngnzz", AMD),
    request(kfd::AMDKFD_IOC_DBG_TRAP_DEPRECATED, "BPpnnnnn", AMD),
    request(kfd::AMDKFD_IOC_DBG_TRAP, "pzBPnf", DEBUG),
    request(kfd::AMDKFD_IOC_DBG_TRAP, "poBPnn", DEBUG),
    request(kfd::AMDKFD_IOC_DBG_TRAP, "poBgqn", DEBUG),
    request(kfd::AMDKFD_IOC_DBG_TRAP, "poPPng", DEBUG),
    request(kfd::AMDKFD_IOC_DBG_TRAP, "ponngz", DEBUG),
];

pub const DRM: &[Request] = &[
    request(drm::DRM_IOCTL_VERSION, "zzzzZPZPZP", &[]),
    request(drm::DRM_IOCTL_GET_CAP, "N0", INVAL),
    request(drm::DRM_IOCTL_GEM_CLOSE, "hz", INVAL),
    request(
        drm::DRM_IOCTL_PRIME_HANDLE_TO_FD,
        "hbf",
        &[Errno::INVAL, Errno::NOENT, Errno::PERM, Errno::MFILE],
    ),
    request(
        drm::DRM_IOCTL_PRIME_FD_TO_HANDLE,
        "hbf",
        &[Errno::INVAL, Errno::BADF, Errno::NOMEM],
    ),
    request(
        drm::DRM_IOCTL_AMDGPU_GEM_CREATE,
        "ZNNN",
        &[Errno::INVAL, Errno::NOMEM],
    ),
    request(
        drm::DRM_IOCTL_AMDGPU_CTX,
        "obnn",
        &[Errno::INVAL, Errno::ACCES, Errno::NOSPC, Errno::BUSY],
    ),
    request(
        drm::DRM_IOCTL_AMDGPU_BO_LIST,
        "onnnP",
        &[Errno::INVAL, Errno::NOENT, Errno::NOMEM],
    ),
    request(
        drm::DRM_IOCTL_AMDGPU_CS,
        "nnnnP",
        &[Errno::INVAL, Errno::NOENT, Errno::NOMEM, Errno::CANCELED],
    ),
    request(drm::DRM_IOCTL_AMDGPU_WAIT_CS, "NNnnnn", FENCES),
    request(drm::DRM_IOCTL_AMDGPU_WAIT_FENCES, "PnnN", FENCES),
    Request {
        // As a sync object that is made.
        partial: true,
        ..request(drm::DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE, "nnnnNnz", FENCES)
    },
    request(
        drm::DRM_IOCTL_AMDGPU_GEM_OP,
        "hoP",
        &[Errno::INVAL, Errno::NOENT, Errno::PERM],
    ),
    request(drm::DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE, "hzN", &[Errno::NOENT]),
    request(drm::DRM_IOCTL_AMDGPU_VM, "oz", INVAL),
    request(drm::DRM_IOCTL_AMDGPU_GEM_MMAP, "hz", &[Errno::NOENT, Errno::PERM]),
    request(
        drm::DRM_IOCTL_AMDGPU_INFO,
        "Pbb00",
        &[Errno::INVAL, Errno::NODEV, Errno::NOENT],
    ),
    request(
        drm::DRM_IOCTL_AMDGPU_GEM_METADATA,
        "hn00nnnn",
        &[Errno::INVAL, Errno::NOENT],
    ),
    request(
        drm::DRM_IOCTL_AMDGPU_GEM_VA,
        "hznbANZ",
        &[Errno::INVAL, Errno::NOENT, Errno::NOMEM, Errno::BUSY],
    ),
    request(
        drm::DRM_IOCTL_AMDGPU_GEM_USERPTR,
        "UZbz",
        &[Errno::INVAL, Errno::ACCES, Errno::NOMEM, Errno::PERM],
    ),
    Request {
        // What cannot be told of is made all the same, also when nothing is read.
        partial: true,
        ..request(drm::DRM_IOCTL_SYNCOBJ_CREATE, "zn", INVAL)
    },
    request(drm::DRM_IOCTL_SYNCOBJ_DESTROY, "sz", INVAL),
    request(
        drm::DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD,
        "snzz0",
        &[Errno::INVAL, Errno::NOENT, Errno::MFILE],
    ),
    request(
        drm::DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE,
        "snfz0",
        &[Errno::INVAL, Errno::NOENT],
    ),
    request(drm::DRM_IOCTL_SYNCOBJ_WAIT, "S0nnzz0", SYNC_WAIT),
    request(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT, "SQ0nnzz0", SYNC_WAIT),
    request(drm::DRM_IOCTL_SYNCOBJ_RESET, "Snz", SYNC),
    request(drm::DRM_IOCTL_SYNCOBJ_SIGNAL, "Snz", SYNC),
    request(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL, "SQnz", SYNC),
    request(drm::DRM_IOCTL_SYNCOBJ_QUERY, "SPnn", SYNC),
    request(
        drm::DRM_IOCTL_SYNCOBJ_TRANSFER,
        "ssNNnz",
        &[Errno::INVAL, Errno::NOENT, Errno::TIME],
    ),
    request(
        drm::DRM_IOCTL_SYNCOBJ_EVENTFD,
        "snNfz",
        &[Errno::INVAL, Errno::NOENT, Errno::BADF],
    ),
];

const FENCES: &[Errno] = &[Errno::INVAL, Errno::NOENT, Errno::NOMEM];
const SYNC: &[Errno] = &[Errno::INVAL, Errno::NOENT, Errno::NOMEM];
const SYNC_WAIT: &[Errno] = &[Errno::INVAL, Errno::NOENT, Errno::NOMEM, Errno::TIME];
