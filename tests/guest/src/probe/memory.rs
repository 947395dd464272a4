//! Memory, mappings, DMA buffers and shared virtual memory.

use super::{NO_GPU, NO_HANDLE, Probe};
use outcrop_abi::ioctl::with_size;
use outcrop_abi::kfd::*;
use outcrop_platform::{OpenFlags, Prot};
use zerocopy::{FromBytes, IntoBytes};

/// The head of a request and one attribute, as they lie in memory.
#[derive(FromBytes, IntoBytes, zerocopy::Immutable)]
#[repr(C)]
struct SvmOne {
    head: SvmArgs,
    attribute: SvmAttribute,
}

impl Probe<'_> {
    pub(super) fn memory(&mut self) {
        self.part("memory");
        let regular = self
            .platform
            .open("/proc/self/status", OpenFlags::READ)
            .map_or(-1, |fd| fd.0);
        for (what, drm_fd) in [
            ("the KFD itself", self.kfd.0),
            ("another file", regular),
            ("no file", -1),
        ] {
            for gpu_id in [0, NO_GPU] {
                let mut args = AcquireVmArgs {
                    drm_fd: drm_fd as u32,
                    gpu_id,
                };
                self.ask(
                    &format!("ACQUIRE_VM {what} gpu={gpu_id:#x}"),
                    AMDKFD_IOC_ACQUIRE_VM,
                    &mut args,
                );
            }
        }
        self.allocations();
        self.maps();
        for (what, fd) in [
            ("the KFD itself", self.kfd.0),
            ("another file", regular),
            ("no file", -1),
        ] {
            let mut info = GetDmabufInfoArgs {
                dmabuf_fd: fd as u32,
                ..Default::default()
            };
            self.ask(
                &format!("GET_DMABUF_INFO {what}"),
                AMDKFD_IOC_GET_DMABUF_INFO,
                &mut info,
            );
            let mut import = ImportDmabufArgs {
                dmabuf_fd: fd as u32,
                gpu_id: NO_GPU,
                ..Default::default()
            };
            self.ask(
                &format!("IMPORT_DMABUF {what}"),
                AMDKFD_IOC_IMPORT_DMABUF,
                &mut import,
            );
        }
        let _ = self.platform.close(outcrop_platform::Fd(regular));
        for (what, kind) in [
            ("DOORBELL", KFD_MMAP_TYPE_DOORBELL),
            ("MMIO", KFD_MMAP_TYPE_MMIO),
            ("RESERVED_MEM", KFD_MMAP_TYPE_RESERVED_MEM),
        ] {
            for gpu_id in [0, NO_GPU] {
                for len in [4096, 8192] {
                    let offset = kind | u64::from(gpu_id) << KFD_MMAP_GPU_ID_SHIFT;
                    self.mapping(
                        &format!("mmap {what} gpu={gpu_id:#x} {len}"),
                        len,
                        Prot::READ | Prot::WRITE,
                        offset,
                    );
                }
            }
        }
        self.shared_virtual_memory();
    }

    fn allocations(&mut self) {
        let gtt = KFD_IOC_ALLOC_MEM_FLAGS_GTT | KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE;
        for (what, va_addr, size, flags) in [
            ("GTT", 0x1_0000_0000, 4096, gtt),
            ("VRAM", 0x1_0000_0000, 4096, KFD_IOC_ALLOC_MEM_FLAGS_VRAM),
            ("size 0", 0x1_0000_0000, 0, gtt),
            ("size 1", 0x1_0000_0000, 1, gtt),
            ("address 1", 1, 4096, gtt),
            ("no flags", 0x1_0000_0000, 4096, 0),
            ("all flags", 0x1_0000_0000, 4096, u32::MAX),
            ("doorbell", 0x1_0000_0000, 4096, KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL),
            ("whole range", 0, u64::MAX, gtt),
        ] {
            for gpu_id in [0, NO_GPU] {
                let mut args = AllocMemoryOfGpuArgs {
                    va_addr,
                    size,
                    gpu_id,
                    flags,
                    ..Default::default()
                };
                let what = format!("ALLOC_MEMORY_OF_GPU {what} gpu={gpu_id:#x}");
                self.ask(&what, AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, &mut args);
            }
        }
        for handle in [0, 1, NO_HANDLE, u64::MAX] {
            let mut args = FreeMemoryOfGpuArgs { handle };
            self.ask(
                &format!("FREE_MEMORY_OF_GPU {handle:#x}"),
                AMDKFD_IOC_FREE_MEMORY_OF_GPU,
                &mut args,
            );
            let mut args = ExportDmabufArgs {
                handle,
                ..Default::default()
            };
            self.ask(
                &format!("EXPORT_DMABUF {handle:#x}"),
                AMDKFD_IOC_EXPORT_DMABUF,
                &mut args,
            );
        }
    }

    fn maps(&mut self) {
        let ids = [NO_GPU; 4];
        for (what, pointer, n_devices, n_success) in [
            ("one", ids.as_ptr() as u64, 1, 0),
            ("four", ids.as_ptr() as u64, 4, 0),
            ("none", ids.as_ptr() as u64, 0, 0),
            ("more done than there are", ids.as_ptr() as u64, 1, 2),
            ("all done", ids.as_ptr() as u64, 1, 1),
            ("no array", 0, 1, 0),
            ("bad array", u64::MAX - 4095, 1, 0),
            ("very many", ids.as_ptr() as u64, u32::MAX, 0),
        ] {
            for handle in [0, NO_HANDLE] {
                let mut args = MapMemoryToGpuArgs {
                    handle,
                    device_ids_array_ptr: pointer,
                    n_devices,
                    n_success,
                };
                self.ask(
                    &format!("MAP_MEMORY_TO_GPU {what} {handle:#x}"),
                    AMDKFD_IOC_MAP_MEMORY_TO_GPU,
                    &mut args,
                );
                self.with(format_args!("success={}", args.n_success));
                let mut args = UnmapMemoryFromGpuArgs {
                    handle,
                    device_ids_array_ptr: pointer,
                    n_devices,
                    n_success,
                };
                let what = format!("UNMAP_MEMORY_FROM_GPU {what} {handle:#x}");
                self.ask(&what, AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU, &mut args);
                self.with(format_args!("success={}", args.n_success));
            }
        }
    }

    fn shared_virtual_memory(&mut self) {
        let room = vec![0u8; 3 * 4096];
        let page = (room.as_ptr() as u64 + 4095) & !4095;
        let one = with_size(AMDKFD_IOC_SVM, size_of::<SvmOne>()).unwrap_or(AMDKFD_IOC_SVM);
        for op in 0..3 {
            for (what, request, start_addr, size, nattr) in [
                ("one attribute", one, page, 4096, 1),
                ("attribute beyond the argument", AMDKFD_IOC_SVM, page, 4096, 1),
                ("no attribute", AMDKFD_IOC_SVM, page, 4096, 0),
                ("address 0", one, 0, 4096, 1),
                ("size 0", one, page, 0, 1),
                ("address within a page", one, page + 1, 4096, 1),
                ("size not of pages", one, page, 4097, 1),
                ("very many attributes", one, page, 4096, u32::MAX),
            ] {
                let mut args = SvmOne {
                    head: SvmArgs {
                        start_addr,
                        size,
                        op,
                        nattr,
                    },
                    attribute: SvmAttribute {
                        r#type: KFD_IOCTL_SVM_ATTR_PREFERRED_LOC,
                        value: 0,
                    },
                };
                self.ask(&format!("SVM op {op} {what}"), request, &mut args);
            }
        }
    }
}
