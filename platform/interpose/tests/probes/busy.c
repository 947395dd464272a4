// Two GPUs in use until the process is killed: memory, queues, events, dmabufs, a child of its own.
#define _GNU_SOURCE
#include "gpu.h"
#include <sys/wait.h>

#define BYTES (2 << 20)

int main(void) {
    for (unsigned round = 0;; round++) {
        for (int node = 1; node <= 2; node++) {
            static struct gpu gpus[3];
            if (!gpus[node].kfd) gpus[node] = open_gpu(node);
            struct gpu *gpu = &gpus[node];
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
        if (round % 16 == 0) {
            pid_t pid = fork();
            CHECK(pid >= 0);
            if (pid == 0) {
                struct gpu gpu = open_gpu(1);
                _exit(gpu.kfd < 0);
            }
            CHECK(waitpid(pid, 0, 0) == pid);
        }
        if (round == 0) {
            puts("busy");
            fflush(stdout);
        }
    }
}
