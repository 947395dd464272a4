// Queues of a GPU of gfx942, and a kernel that runs until it is told to stop.
#pragma once
#include "gpu.h"

enum { RING_BYTES = 4096, KERNEL_AT = 256, PACKETS = RING_BYTES / 64 };
#define KFD_QUEUE_SDMA 1

struct queue {
    uint32_t id;
    uint32_t *ring;
    volatile uint64_t *write, *read, *doorbell;
    // In the units of the queue's pointers: bytes of SDMA, packets of AQL.
    uint64_t at;
};

static inline uint64_t property(int node, const char *name) {
    char path[100], found[64];
    unsigned long long value;
    snprintf(path, sizeof path, "/sys/class/kfd/kfd/topology/nodes/%d/properties", node);
    FILE *file = fopen(path, "r");
    CHECK(file);
    while (fscanf(file, "%63s %llu", found, &value) == 2)
        if (!strcmp(found, name)) {
            fclose(file);
            return value;
        }
    CHECK(!"the node has the property");
    return 0;
}

// A queue whose buffers are at `va` and above.
static inline struct queue create_queue(struct gpu *gpu, int node, uint32_t type, uint64_t va) {
    struct queue queue = {0};
    uint64_t *pointers, *eop, *save;
    allocate(gpu, KFD_MEM_GTT, va, RING_BYTES, (uint64_t **)&queue.ring);
    allocate(gpu, KFD_MEM_GTT, va + 0x10000, 4096, &pointers);
    // Where amd_queue_v2_t has them.
    struct kfd_create_queue q = {.ring = va, .ring_size = RING_BYTES, .gpu_id = gpu->id, .type = type, .percentage = 100,
                                 .priority = 7, .wptr = va + 0x10000 + 56, .rptr = va + 0x10000 + 128};
    if (type == KFD_QUEUE_COMPUTE_AQL) {
        uint64_t xccs = property(node, "num_xcc"), waves = property(node, "simd_count") / 4 / xccs * 40;
        q.save_size = property(node, "cwsr_size"), q.control_stack_size = property(node, "ctl_stack_size");
        uint64_t bytes = (q.save_size + waves * 32) * xccs;
        allocate(gpu, KFD_MEM_VRAM, va + 0x20000, 4096, &eop);
        allocate(gpu, KFD_MEM_GTT, va + 0x100000, (bytes + 4095) & ~4095ull, &save);
        q.eop = va + 0x20000, q.eop_size = 4096, q.save = va + 0x100000;
        for (int i = 0; i < PACKETS; i++) queue.ring[i * 16] = 1;
    }
    CHECK(ioctl(gpu->kfd, KFD_CREATE_QUEUE, &q) == 0);
    char *doorbells = mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_SHARED, gpu->kfd, (off_t)(q.doorbell_offset & ~8191ull));
    CHECK(doorbells != MAP_FAILED);
    queue.id = q.id;
    queue.doorbell = (uint64_t *)(doorbells + (q.doorbell_offset & 8191));
    queue.write = pointers + 56 / 8, queue.read = pointers + 128 / 8;
    return queue;
}

static inline void destroy_queue(struct gpu *gpu, struct queue *queue) {
    struct kfd_queue_id id = {.id = queue->id};
    CHECK(ioctl(gpu->kfd, KFD_DESTROY_QUEUE, &id) == 0);
}

// What a launch of the kernel shares with the processor.
struct shared {
    struct {
        uint64_t counters, flag;
        uint32_t stride, mask;
    } arguments;
    uint32_t stop, pad;
    // amd_signal_t
    struct {
        int64_t kind, value;
        uint64_t rest[6];
    } signal __attribute__((aligned(64)));
};

// The kernel, a page at `code` that the GPU may execute: each of its lanes adds 1 at counters + offset until the flag is not
// 0, where the offset grows by stride within mask.
static inline void put_kernel(void *code) {
    static const uint32_t text[] = {
        0xC00A0100, 0x00000000, // s_load_dwordx4 s[4:7], s[0:1], 0x0
        0xC0060200, 0x00000010, // s_load_dwordx2 s[8:9], s[0:1], 0x10
        0x7E000280,             // v_mov_b32_e32 v0, 0
        0x7E020281,             // v_mov_b32_e32 v1, 1
        0x7E060280,             // v_mov_b32_e32 v3, 0
        0xBF8CC07F,             // s_waitcnt lgkmcnt(0)
        0xDD088000, 0x00040100, // global_atomic_add v0, v1, s[4:5]
        0xDE518000, 0x02060003, // global_load_dword v2, v3, s[6:7] sc0 sc1
        0x68000008,             // v_add_u32_e32 v0, s8, v0
        0x26000009,             // v_and_b32_e32 v0, s9, v0
        0xBF8C0F70,             // s_waitcnt vmcnt(0)
        0x7E140502,             // v_readfirstlane_b32 s10, v2
        0xBF06800A,             // s_cmp_eq_u32 s10, 0
        0xBF85FFF6,             // s_cbranch_scc1 -10
        0xBF810000,             // s_endpgm
    };
    uint32_t descriptor[16] = {[2] = sizeof(((struct shared *)0)->arguments), [4] = KERNEL_AT, [11] = 1,
                               [12] = 0x00AC0080, [13] = 0x84, [14] = 8};
    memcpy(code, descriptor, sizeof descriptor);
    memcpy((char *)code + KERNEL_AT, text, sizeof text);
}

// Starts the kernel with one wave; `shared` is where the GPU sees it too.
static inline void launch(struct queue *queue, uint64_t code, struct shared *shared, uint64_t counters, uint32_t stride, uint32_t mask) {
    shared->arguments.counters = counters, shared->arguments.flag = (uintptr_t)&shared->stop;
    shared->arguments.stride = stride, shared->arguments.mask = mask;
    shared->stop = 0, shared->signal.kind = 1, shared->signal.value = 1;
    uint32_t *packet = queue->ring + queue->at % PACKETS * 16;
    uint64_t kernarg = (uintptr_t)&shared->arguments, signal = (uintptr_t)&shared->signal;
    packet[1] = 64 | 1 << 16, packet[2] = 1;
    packet[3] = 64, packet[4] = packet[5] = 1, packet[6] = packet[7] = 0;
    memcpy(packet + 8, &code, 8), memcpy(packet + 10, &kernarg, 8), memcpy(packet + 14, &signal, 8);
    // A dispatch of one dimension, behind a barrier and with fences of the system.
    __atomic_store_n(packet, 2 | 1 << 8 | 2 << 9 | 2 << 11 | 1 << 16, __ATOMIC_RELEASE);
    queue->at++;
    __atomic_store_n(queue->write, queue->at, __ATOMIC_RELEASE);
    __atomic_store_n(queue->doorbell, queue->at - 1, __ATOMIC_RELEASE);
}

static inline int has_ended(struct shared *shared) { return __atomic_load_n(&shared->signal.value, __ATOMIC_ACQUIRE) == 0; }

// Waits at most 20 s.
#define UNTIL(that)                                                                     \
    do {                                                                                \
        int tries_ = 0;                                                                 \
        while (!(that) && tries_++ < 200000) usleep(100);                               \
        CHECK(that);                                                                    \
    } while (0)

static inline void stop(struct shared *shared) {
    __atomic_store_n(&shared->stop, 1, __ATOMIC_RELEASE);
    UNTIL(has_ended(shared));
}

// Copies by an SDMA queue, then writes `value` to the word at `fence`.
static inline void copy(struct queue *queue, uint64_t from, uint64_t to, uint32_t bytes, uint64_t fence, uint32_t value) {
    uint32_t packets[] = {1, bytes - 1, 0, (uint32_t)from, (uint32_t)(from >> 32), (uint32_t)to, (uint32_t)(to >> 32),
                          5, (uint32_t)fence, (uint32_t)(fence >> 32), value};
    for (size_t i = 0; i < sizeof packets / 4; i++, queue->at += 4) queue->ring[queue->at % RING_BYTES / 4] = packets[i];
    __atomic_store_n(queue->write, queue->at, __ATOMIC_RELEASE);
    __atomic_store_n(queue->doorbell, queue->at, __ATOMIC_RELEASE);
}
