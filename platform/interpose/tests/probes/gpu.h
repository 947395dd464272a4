// One GPU of the machine, with its address space, and memory of it.
#pragma once
#include "check.h"
#include "kfd.h"
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

struct gpu {
    int kfd, render;
    uint32_t id;
};

static inline struct gpu open_gpu(int node) {
    struct gpu gpu;
    char path[100];
    FILE *file;
    snprintf(path, sizeof path, "/sys/class/kfd/kfd/topology/nodes/%d/gpu_id", node);
    CHECK((file = fopen(path, "r")) && fscanf(file, "%u", &gpu.id) == 1 && fclose(file) == 0);
    snprintf(path, sizeof path, "/dev/dri/renderD%d", 127 + node);
    CHECK((gpu.kfd = open("/dev/kfd", O_RDWR | O_CLOEXEC)) >= 0);
    CHECK((gpu.render = open(path, O_RDWR | O_CLOEXEC)) >= 0);
    struct kfd_acquire_vm vm = {gpu.render, gpu.id};
    CHECK(ioctl(gpu.kfd, KFD_ACQUIRE_VM, &vm) == 0);
    return gpu;
}

// Memory at `va` for the GPU, which the processor sees at `*at`.
static inline uint64_t allocate(struct gpu *gpu, uint32_t where, uint64_t va, size_t bytes, uint64_t **at) {
    struct kfd_alloc a = {.va = va, .size = bytes, .gpu_id = gpu->id,
                          .flags = where | KFD_MEM_PUBLIC | KFD_MEM_WRITABLE | KFD_MEM_EXECUTABLE};
    CHECK(ioctl(gpu->kfd, KFD_ALLOC, &a) == 0);
    struct kfd_map m = {a.handle, (uintptr_t)&gpu->id, 1, 0};
    CHECK(ioctl(gpu->kfd, KFD_MAP, &m) == 0 && m.success == 1);
    *at = mmap((void *)va, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED_NOREPLACE, gpu->render, (off_t)a.mmap_offset);
    CHECK(*at == (void *)va);
    return a.handle;
}

static inline void release(struct gpu *gpu, uint64_t handle, void *at, size_t bytes) {
    struct kfd_map m = {handle, (uintptr_t)&gpu->id, 1, 0};
    struct kfd_free f = {handle};
    CHECK(munmap(at, bytes) == 0);
    CHECK(ioctl(gpu->kfd, KFD_UNMAP, &m) == 0);
    CHECK(ioctl(gpu->kfd, KFD_FREE, &f) == 0);
}

struct kfd_available {
    uint64_t bytes;
    uint32_t gpu_id, pad;
};
#define KFD_AVAILABLE _IOWR('K', 0x23, struct kfd_available)

static inline uint64_t available(struct gpu *gpu) {
    struct kfd_available a = {.gpu_id = gpu->id};
    CHECK(ioctl(gpu->kfd, KFD_AVAILABLE, &a) == 0);
    return a.bytes;
}
