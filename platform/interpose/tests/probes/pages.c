// Pages of the process change and go while a kernel uses them: it goes on where they stay, and faults where they go; the
// process lives.
#define _GNU_SOURCE
#include "queue.h"
#include <pthread.h>
#include <stdatomic.h>
#include <sys/wait.h>

struct svm {
    uint64_t start, size;
    uint32_t op, count;
    struct {
        uint32_t type, value;
    } attributes[1];
};
struct memory_exception {
    uint32_t not_present, read_only, no_execute, imprecise;
    uint64_t va;
};
#define KFD_SVM _IOWR('K', 0x20, struct svm)
#define KFD_XNACK _IOWR('K', 0x21, int32_t)
#define KFD_EVENT_MEMORY 8
#define KFD_MEM_USERPTR (1u << 2)
enum { PAGE = 4096, PAGES = 16, ROUNDS = 60 };
enum { ACCESS = 2 };

static struct gpu gpu;
static uint64_t code;
static struct shared *shared;

static uint64_t *own_pages(void) {
    uint64_t *at = mmap(0, PAGES * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(at != MAP_FAILED);
    memset(at, 0, PAGES * PAGE);
    return at;
}

static void give_by_svm(void *at) {
    struct svm svm = {(uintptr_t)at, PAGES * PAGE, 0, 1, {{ACCESS, gpu.id}}};
    CHECK(ioctl(gpu.kfd, KFD_SVM, &svm) == 0);
}

static uint64_t give_as_user_memory(void *at, uint64_t va) {
    struct kfd_alloc a = {.va = va, .size = PAGES * PAGE, .gpu_id = gpu.id, .mmap_offset = (uintptr_t)at,
                          .flags = KFD_MEM_USERPTR | KFD_MEM_WRITABLE};
    CHECK(ioctl(gpu.kfd, KFD_ALLOC, &a) == 0);
    struct kfd_map m = {a.handle, (uintptr_t)&gpu.id, 1, 0};
    CHECK(ioctl(gpu.kfd, KFD_MAP, &m) == 0 && m.success == 1);
    return a.handle;
}

static void take_back(uint64_t handle) {
    struct kfd_map m = {handle, (uintptr_t)&gpu.id, 1, 0};
    struct kfd_free f = {handle};
    CHECK(ioctl(gpu.kfd, KFD_UNMAP, &m) == 0);
    CHECK(ioctl(gpu.kfd, KFD_FREE, &f) == 0);
}

static uint32_t memory_event(void) {
    struct kfd_create_event event = {.type = KFD_EVENT_MEMORY, .auto_reset = 1};
    CHECK(ioctl(gpu.kfd, KFD_CREATE_EVENT, &event) == 0);
    return event.id;
}

// The address of a fault, or 0 if none comes in time.
static uint64_t fault(uint32_t event, uint32_t milliseconds) {
    struct kfd_event_data data = {.id = event};
    struct kfd_wait wait = {(uintptr_t)&data, 1, 1, milliseconds, 0};
    CHECK(ioctl(gpu.kfd, KFD_WAIT_EVENTS, &wait) == 0);
    struct memory_exception e;
    memcpy(&e, data.data, sizeof e);
    return wait.result == 0 ? e.va : 0;
}

// Each change of page `n` that leaves a page there.
static void change(char *at, int n, int round) {
    char *page = at + n * PAGE;
    switch (round % 4) {
    case 0:
        CHECK(madvise(page, PAGE, MADV_DONTNEED) == 0);
        break;
    case 1:
        CHECK(mprotect(page, PAGE, PROT_READ | PROT_WRITE) == 0);
        break;
    case 2:
        CHECK(mprotect(page, PAGE, PROT_READ | PROT_WRITE | PROT_EXEC) == 0);
        break;
    case 3:
        CHECK(madvise(at, PAGES * PAGE, MADV_DONTNEED) == 0);
        break;
    }
}

static atomic_int done;

// Now and then with a child, which has no machine and changes its own pages.
static void *changes_the_others(void *at) {
    for (int round = 0; !done; round++) {
        change(at, 1 + round % (PAGES - 1), round % 3);
        if (round % 16 == 0) {
            int status;
            pid_t child = fork();
            CHECK(child >= 0);
            if (child == 0) {
                alarm(30);
                for (int n = 0; n < 4; n++) change(at, 0, n);
                _exit(munmap(at, PAGES * PAGE) != 0);
            }
            CHECK(waitpid(child, &status, 0) == child && status == 0);
        }
    }
    return 0;
}

// A kernel that uses the first page, or all of them, goes on while they change, by one thread or two.
static void goes_on(struct queue *queue, char *at, uint64_t va, uint32_t stride, uint32_t event) {
    pthread_t thread;
    done = 0;
    launch(queue, code, shared, va, stride, PAGES * PAGE - 1);
    CHECK(pthread_create(&thread, 0, changes_the_others, at) == 0);
    for (int round = 0; round < ROUNDS; round++) {
        change(at, 0, round);
        CHECK(!has_ended(shared));
        // The pages are zero now and then; what the kernel adds is seen.
        if (round % 20 == 0) UNTIL(*(volatile uint32_t *)at != 0);
    }
    done = 1;
    CHECK(pthread_join(thread, 0) == 0);
    stop(shared);
    CHECK(fault(event, 0) == 0);
}

int main(void) {
    uint64_t *at, va = 0x7d0000000000ull;
    uint32_t event;
    gpu = open_gpu(1);
    event = memory_event();
    code = va + (3ull << 30);
    allocate(&gpu, KFD_MEM_VRAM, code, PAGE, &at);
    put_kernel(at);
    allocate(&gpu, KFD_MEM_GTT, code + 0x10000, PAGE, (uint64_t **)&shared);

    // With retry faults, by pages that the process never named.
    int32_t xnack = 1;
    CHECK(ioctl(gpu.kfd, KFD_XNACK, &xnack) == 0);
    struct queue queue = create_queue(&gpu, 1, KFD_QUEUE_COMPUTE_AQL, va);
    char *pages = (char *)own_pages();
    give_by_svm(pages);
    goes_on(&queue, pages, (uintptr_t)pages, 0, event);
    goes_on(&queue, pages, (uintptr_t)pages, 5 * PAGE, event);
    CHECK(munmap(pages, PAGES * PAGE) == 0);
    destroy_queue(&gpu, &queue);

    // Without.
    xnack = 0;
    CHECK(ioctl(gpu.kfd, KFD_XNACK, &xnack) == 0);
    queue = create_queue(&gpu, 1, KFD_QUEUE_COMPUTE_AQL, va + (1ull << 30));
    pages = (char *)own_pages();
    give_by_svm(pages);
    goes_on(&queue, pages, (uintptr_t)pages, 0, event);
    goes_on(&queue, pages, (uintptr_t)pages, 5 * PAGE, event);
    // Pages that nobody uses go, are moved and replaced, beside those that a kernel uses.
    launch(&queue, code, shared, (uintptr_t)pages, 0, 0);
    char *other = mmap(0, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(munmap(pages + PAGE, PAGE) == 0);
    CHECK(mremap(pages + 2 * PAGE, PAGE, PAGE, MREMAP_MAYMOVE | MREMAP_FIXED, other) == other);
    CHECK(mmap(pages + 3 * PAGE, PAGE, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == pages + 3 * PAGE);
    CHECK(fault(event, 20) == 0 && !has_ended(shared));
    // The one that it uses goes.
    CHECK(munmap(pages, PAGE) == 0);
    CHECK(fault(event, 20000) == (uintptr_t)pages);
    destroy_queue(&gpu, &queue);
    CHECK(munmap(pages, PAGES * PAGE) == 0);

    // User memory, which the GPU has at another address; then it is moved away.
    queue = create_queue(&gpu, 1, KFD_QUEUE_COMPUTE_AQL, va + (2ull << 30));
    pages = (char *)own_pages();
    va = code + 0x100000;
    uint64_t handle = give_as_user_memory(pages, va);
    goes_on(&queue, pages, va, 0, event);
    goes_on(&queue, pages, va, 5 * PAGE, event);
    launch(&queue, code, shared, va, 0, 0);
    UNTIL(*(volatile uint32_t *)pages != 0);
    char *moved = mremap(pages, PAGES * PAGE, PAGES * PAGE, MREMAP_MAYMOVE | MREMAP_FIXED, (char *)own_pages());
    CHECK(moved != MAP_FAILED && *(uint32_t *)moved != 0);
    CHECK(fault(event, 20000) == va);
    destroy_queue(&gpu, &queue);
    take_back(handle);
    // What replaces user memory is what the GPU has next.
    CHECK(munmap(moved, PAGES * PAGE) == 0);
    puts("pages: ok");
    return 0;
}
