// Two GPUs in use until the process is killed: kernels that run, copies, memory, events, dmabufs, children. With ROUNDS it
// ends by itself after so many.
#define _GNU_SOURCE
#include "queue.h"
#include <sys/wait.h>

#define BYTES (2 << 20)
#ifndef ROUNDS
#define ROUNDS ~0u
#endif

struct work {
    struct gpu gpu;
    struct queue compute, sdma;
    struct shared *shared;
    uint32_t *from, *to, *counter;
    uint64_t code;
};

static struct work set_up(int node) {
    uint64_t *at, va = 0x7d0000000000ull + node * (1ull << 32);
    struct work w = {.gpu = open_gpu(node)};
    w.compute = create_queue(&w.gpu, node, KFD_QUEUE_COMPUTE_AQL, va);
    w.sdma = create_queue(&w.gpu, node, KFD_QUEUE_SDMA, va + (1ull << 31));
    w.code = va + (3ull << 30);
    allocate(&w.gpu, KFD_MEM_VRAM, w.code, 4096, &at);
    put_kernel(at);
    allocate(&w.gpu, KFD_MEM_GTT, w.code + 0x10000, 4096, (uint64_t **)&w.shared);
    allocate(&w.gpu, KFD_MEM_VRAM, w.code + 0x20000, 4096, (uint64_t **)&w.counter);
    allocate(&w.gpu, KFD_MEM_GTT, w.code + 0x100000, 65536, (uint64_t **)&w.from);
    allocate(&w.gpu, KFD_MEM_VRAM, w.code + 0x200000, 65536 + 4096, (uint64_t **)&w.to);
    return w;
}

static void memory_and_events(struct gpu *gpu, int node, unsigned round) {
    uint64_t *at;
    uint64_t handle = allocate(gpu, round & 1 ? KFD_MEM_VRAM : KFD_MEM_GTT, 0x7e0000000000ull + node * (1ull << 32), BYTES, &at);
    for (size_t i = 0; i < BYTES / 8; i += 512) at[i] = round;
    struct kfd_export e = {.handle = handle, .flags = O_CLOEXEC};
    CHECK(ioctl(gpu->kfd, KFD_EXPORT, &e) == 0);
    struct kfd_create_event event = {.type = KFD_EVENT_SIGNAL};
    CHECK(ioctl(gpu->kfd, KFD_CREATE_EVENT, &event) == 0);
    struct kfd_event_id id = {.id = event.id};
    CHECK(ioctl(gpu->kfd, KFD_DESTROY_EVENT, &id) == 0);
    CHECK(close(e.fd) == 0);
    release(gpu, handle, at, BYTES);
}

int main(void) {
    struct work works[2] = {set_up(1), set_up(2)};
    for (unsigned round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < 2; i++) {
            struct work *w = &works[i];
            uint32_t before = *(volatile uint32_t *)w->counter, *fence = w->to + 65536 / 4;
            launch(&w->compute, w->code, w->shared, (uintptr_t)w->counter, 0, 0);
            for (int n = 0; n < 65536 / 4; n++) w->from[n] = round * 65536 + n;
            copy(&w->sdma, (uintptr_t)w->from, (uintptr_t)w->to, 65536, (uintptr_t)fence, round + 1);
            memory_and_events(&w->gpu, i + 1, round);
            UNTIL(*(volatile uint32_t *)fence == round + 1);
            CHECK(memcmp(w->from, w->to, 65536) == 0);
            // The kernel runs, with all its lanes.
            UNTIL(*(volatile uint32_t *)w->counter != before);
        }
        if (round == 0) {
            puts("busy");
            fflush(stdout);
        }
        if (round % 16 == 0) {
            pid_t pid = fork();
            CHECK(pid >= 0);
            if (pid == 0) {
                struct gpu gpu = open_gpu(1);
                _exit(gpu.kfd < 0);
            }
            CHECK(waitpid(pid, 0, 0) == pid);
        }
        for (int i = 0; i < 2; i++) {
            stop(works[i].shared);
            CHECK(*works[i].counter % 64 == 0);
        }
    }
    for (int i = 0; i < 2; i++) {
        destroy_queue(&works[i].gpu, &works[i].compute);
        destroy_queue(&works[i].gpu, &works[i].sdma);
    }
    puts("busy: ok");
}
