// The requests that the probes make, as linux/kfd_ioctl.h has them (Linux 6.12): not all headers that are installed have all.
#pragma once
#include <stdint.h>
#include <sys/ioctl.h>

struct kfd_version {
    uint32_t major, minor;
};
struct kfd_acquire_vm {
    uint32_t drm_fd, gpu_id;
};
struct kfd_alloc {
    uint64_t va, size, handle, mmap_offset;
    uint32_t gpu_id, flags;
};
struct kfd_free {
    uint64_t handle;
};
struct kfd_map {
    uint64_t handle, ids;
    uint32_t count, success;
};
struct kfd_create_queue {
    uint64_t ring, wptr, rptr, doorbell_offset;
    uint32_t ring_size, gpu_id, type, percentage, priority, id;
    uint64_t eop, eop_size, save;
    uint32_t save_size, control_stack_size, sdma_engine, pad;
};
struct kfd_queue_id {
    uint32_t id, pad;
};
struct kfd_create_event {
    uint64_t page_offset;
    uint32_t trigger, type, auto_reset, node, id, slot;
};
struct kfd_event_id {
    uint32_t id, pad;
};
struct kfd_event_data {
    // The age of a signal event is the first word.
    uint64_t data[4], extension;
    uint32_t id, pad;
};
struct kfd_wait {
    uint64_t events;
    uint32_t count, all, timeout, result;
};
struct kfd_export {
    uint64_t handle;
    uint32_t flags, fd;
};
struct kfd_import {
    uint64_t va, handle;
    uint32_t gpu_id, fd;
};
struct kfd_dmabuf_info {
    uint64_t size, metadata;
    uint32_t metadata_size, gpu_id, flags, fd;
};

#define KFD_GET_VERSION _IOR('K', 0x01, struct kfd_version)
#define KFD_CREATE_QUEUE _IOWR('K', 0x02, struct kfd_create_queue)
#define KFD_DESTROY_QUEUE _IOWR('K', 0x03, struct kfd_queue_id)
#define KFD_CREATE_EVENT _IOWR('K', 0x08, struct kfd_create_event)
#define KFD_DESTROY_EVENT _IOW('K', 0x09, struct kfd_event_id)
#define KFD_SET_EVENT _IOW('K', 0x0a, struct kfd_event_id)
#define KFD_RESET_EVENT _IOW('K', 0x0b, struct kfd_event_id)
#define KFD_WAIT_EVENTS _IOWR('K', 0x0c, struct kfd_wait)
#define KFD_ACQUIRE_VM _IOW('K', 0x15, struct kfd_acquire_vm)
#define KFD_ALLOC _IOWR('K', 0x16, struct kfd_alloc)
#define KFD_FREE _IOW('K', 0x17, struct kfd_free)
#define KFD_MAP _IOWR('K', 0x18, struct kfd_map)
#define KFD_UNMAP _IOWR('K', 0x19, struct kfd_map)
#define KFD_DMABUF_INFO _IOWR('K', 0x1c, struct kfd_dmabuf_info)
#define KFD_IMPORT _IOWR('K', 0x1d, struct kfd_import)
#define KFD_EXPORT _IOWR('K', 0x24, struct kfd_export)

#define KFD_EVENT_SIGNAL 0
#define KFD_MEM_VRAM 1u
#define KFD_MEM_GTT 2u
#define KFD_MEM_PUBLIC (1u << 29)
#define KFD_MEM_EXECUTABLE (1u << 30)
#define KFD_MEM_WRITABLE (1u << 31)
#define KFD_QUEUE_COMPUTE_AQL 2
