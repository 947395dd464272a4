// A dmabuf from one process to another, each with its own machine: both see the same bytes, and who dies first makes no
// difference.
#define _GNU_SOURCE
#include "gpu.h"
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>

#define BYTES (4 << 20)
#define VA 0x7e0000000000ull
#define WORDS (BYTES / 8)

static void send_fd(int to, int fd) {
    char control[CMSG_SPACE(sizeof fd)] = {0};
    char byte = 'x';
    struct iovec part = {&byte, 1};
    struct msghdr m = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    c->cmsg_level = SOL_SOCKET, c->cmsg_type = SCM_RIGHTS, c->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(c), &fd, sizeof fd);
    CHECK(sendmsg(to, &m, 0) == 1);
}

static int receive_fd(int from) {
    char control[CMSG_SPACE(sizeof(int))] = {0};
    char byte;
    int fd = -1;
    struct iovec part = {&byte, 1};
    struct msghdr m = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    CHECK(recvmsg(from, &m, MSG_CMSG_CLOEXEC) == 1 && CMSG_FIRSTHDR(&m));
    memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&m)), sizeof fd);
    return fd;
}

static void tell(int to) { CHECK(send(to, "x", 1, 0) == 1); }
static void hear(int from) {
    char byte;
    CHECK(recv(from, &byte, 1, 0) == 1);
}

static int export(struct gpu *gpu, uint64_t handle) {
    struct kfd_export e = {.handle = handle, .flags = O_RDWR | O_CLOEXEC};
    CHECK(ioctl(gpu->kfd, KFD_EXPORT, &e) == 0);
    return e.fd;
}

static void exporter(int end) {
    struct gpu gpu = open_gpu(1);
    uint64_t *at, before = available(&gpu);
    uint64_t handle = allocate(&gpu, KFD_MEM_VRAM, VA, BYTES, &at);
    at[0] = 1, at[WORDS - 1] = 2;
    int fd = export(&gpu, handle);
    CHECK(lseek(fd, 0, SEEK_END) == BYTES);
    // Twice in one process it is the same memory too.
    uint64_t *again = mmap(0, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    CHECK(again != MAP_FAILED && again[WORDS - 1] == 2);
    CHECK(munmap(again, BYTES) == 0);
    send_fd(end, fd);
    CHECK(close(fd) == 0);
    hear(end);
    CHECK(at[0] == 10 && at[1] == 11);
    at[2] = 12;
    tell(end);
    hear(end);
    // Freed here, in use there.
    release(&gpu, handle, at, BYTES);
    CHECK(available(&gpu) == before - BYTES);
    uint64_t *other;
    handle = allocate(&gpu, KFD_MEM_VRAM, VA, BYTES, &other);
    for (int i = 0; i < WORDS; i++) other[i] = ~0ull;
    release(&gpu, handle, other, BYTES);
    tell(end);
    // Let go there.
    hear(end);
    CHECK(available(&gpu) == before);
    // And one that outlives this process.
    handle = allocate(&gpu, KFD_MEM_GTT, VA, BYTES, &at);
    at[0] = 77;
    send_fd(end, export(&gpu, handle));
    raise(SIGKILL);
}

static void importer(int end, pid_t pid) {
    int status, fd = receive_fd(end);
    struct gpu gpu = open_gpu(1);
    uint64_t before = available(&gpu);
    CHECK(lseek(fd, 0, SEEK_END) == BYTES);
    uint64_t *at = mmap(0, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    CHECK(at != MAP_FAILED && at[0] == 1 && at[WORDS - 1] == 2);
    struct kfd_dmabuf_info info = {.fd = fd};
    CHECK(ioctl(gpu.kfd, KFD_DMABUF_INFO, &info) == 0);
    CHECK(info.size == BYTES && info.gpu_id == gpu.id && info.flags & KFD_MEM_VRAM);
    struct kfd_import import = {.va = VA, .gpu_id = gpu.id, .fd = fd};
    CHECK(ioctl(gpu.kfd, KFD_IMPORT, &import) == 0);
    struct kfd_map m = {import.handle, (uintptr_t)&gpu.id, 1, 0};
    CHECK(ioctl(gpu.kfd, KFD_MAP, &m) == 0 && m.success == 1);
    // The bytes are the other's, and so is what they cost.
    CHECK(available(&gpu) == before);
    at[0] = 10, at[1] = 11;
    // Exported once more it is the same.
    int same = export(&gpu, import.handle);
    uint64_t *again = mmap(0, BYTES, PROT_READ, MAP_SHARED, same, 0);
    CHECK(again != MAP_FAILED && again[1] == 11 && munmap(again, BYTES) == 0 && close(same) == 0);
    tell(end);
    hear(end);
    CHECK(at[2] == 12);
    tell(end);
    hear(end);
    CHECK(at[0] == 10 && at[2] == 12 && at[WORDS - 1] == 2);
    CHECK(close(fd) == 0 && at[2] == 12 && munmap(at, BYTES) == 0);
    struct kfd_free f = {import.handle};
    m.success = 0;
    CHECK(ioctl(gpu.kfd, KFD_UNMAP, &m) == 0);
    CHECK(ioctl(gpu.kfd, KFD_FREE, &f) == 0);
    tell(end);
    fd = receive_fd(end);
    CHECK(waitpid(pid, &status, 0) == pid && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    at = mmap(0, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    CHECK(at != MAP_FAILED && at[0] == 77);
    at[1] = 78;
    CHECK(close(fd) == 0 && at[1] == 78 && munmap(at, BYTES) == 0);
    // What is no dmabuf.
    int pair[2];
    CHECK(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, pair) == 0);
    send_fd(pair[0], gpu.render);
    import.fd = pair[1];
    REFUSED(ioctl(gpu.kfd, KFD_IMPORT, &import), EINVAL);
    REFUSED(mmap(0, 4096, PROT_READ, MAP_SHARED, pair[1], 0), ENODEV);
    REFUSED(lseek(pair[1], 0, SEEK_END), ESPIPE);
    import.fd = 0;
    REFUSED(ioctl(gpu.kfd, KFD_IMPORT, &import), EINVAL);
}

int main(void) {
    int ends[2];
    CHECK(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0);
    pid_t pid = fork();
    CHECK(pid >= 0);
    if (pid == 0) {
        close(ends[0]);
        exporter(ends[1]);
    }
    close(ends[1]);
    importer(ends[0], pid);
    puts("dmabuf: ok");
}
