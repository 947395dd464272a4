// Questions about /dev/kfd as a file, with no GPU: each answer is a line without times and addresses. A real amdkfd and the
// software machine must print the same.
#define _GNU_SOURCE
#include "kfd.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int fd;

static void say(const char *name, long result, const char *extra) {
    int error = result == -1 ? errno : 0;
    printf("KFD %s: %ld %s%s%s\n", name, result, error ? strerrorname_np(error) : "-", *extra ? " " : "", extra);
    fflush(stdout);
}
#define ASK(name, call)                                                                   \
    do {                                                                                  \
        errno = 0;                                                                        \
        say(name, (long)(call), "");                                                      \
    } while (0)
#define TELL(name, call, ...)                                                             \
    do {                                                                                  \
        errno = 0;                                                                        \
        long result_ = (long)(call);                                                      \
        int error_ = errno;                                                               \
        char text_[200];                                                                  \
        snprintf(text_, sizeof text_, __VA_ARGS__);                                       \
        errno = error_;                                                                   \
        say(name, result_, text_);                                                        \
    } while (0)

static void map(const char *name, int file, size_t bytes, uint64_t offset, int flags) {
    errno = 0;
    uint64_t *at = mmap(0, bytes, PROT_READ | PROT_WRITE, flags, file, (off_t)offset);
    if (at == MAP_FAILED) {
        say(name, -1, "");
        return;
    }
    printf("KFD %s: mapped, first %#llx, last %#llx\n", name, (unsigned long long)at[0],
           (unsigned long long)at[bytes / 8 - 1]);
    munmap(at, bytes);
}

static uint32_t event(uint32_t reset) {
    struct kfd_create_event e = {.type = KFD_EVENT_SIGNAL, .auto_reset = reset};
    TELL(reset ? "create event, auto reset" : "create event", ioctl(fd, KFD_CREATE_EVENT, &e), "id %u slot %u", e.id, e.slot);
    return e.id;
}

static int wait_for(const char *name, int file, uint32_t id, uint32_t ms) {
    struct kfd_event_data data = {.id = id};
    struct kfd_wait w = {.events = (uintptr_t)&data, .count = 1, .timeout = ms};
    errno = 0;
    int result = ioctl(file, KFD_WAIT_EVENTS, &w);
    int error = errno;
    char text[32];
    snprintf(text, sizeof text, "result %u", w.result);
    errno = error;
    say(name, result, text);
    return result;
}

static uint32_t late;
static void *set_later(void *unused) {
    (void)unused;
    struct timespec pause = {0, 50000000};
    nanosleep(&pause, 0);
    struct kfd_event_id id = {.id = late};
    ioctl(fd, KFD_SET_EVENT, &id);
    return NULL;
}

static pthread_t waiter;
static void *kick_later(void *unused) {
    (void)unused;
    struct timespec pause = {0, 100000000};
    nanosleep(&pause, 0);
    pthread_kill(waiter, SIGUSR1);
    return NULL;
}
static void nothing(int number) { (void)number; }

static void signals(uint32_t id) {
    struct sigaction action = {.sa_handler = nothing};
    pthread_t thread;
    waiter = pthread_self();
    sigaction(SIGUSR1, &action, 0);
    pthread_create(&thread, 0, kick_later, 0);
    wait_for("wait without end, a signal", fd, id, UINT32_MAX);
    pthread_join(thread, 0);
    pthread_create(&thread, 0, kick_later, 0);
    wait_for("wait 5 s, a signal", fd, id, 5000);
    pthread_join(thread, 0);
    action.sa_flags = SA_RESTART;
    sigaction(SIGUSR1, &action, 0);
    pthread_t setter;
    late = id;
    pthread_create(&thread, 0, set_later, 0);
    pthread_create(&setter, 0, kick_later, 0);
    // Restarted where need be, and set after that.
    pthread_join(thread, 0);
    wait_for("wait for what is set", fd, id, UINT32_MAX);
    pthread_join(setter, 0);
}

static void child_of(int inherited) {
    struct kfd_version v = {0};
    pid_t pid = fork();
    if (pid == 0) {
        ASK("child: version, inherited", ioctl(inherited, KFD_GET_VERSION, &v));
        map("child: events, inherited", inherited, 32768, 2ull << 62, MAP_SHARED);
        int own = open("/dev/kfd", O_RDWR);
        ASK("child: version, own", ioctl(own, KFD_GET_VERSION, &v));
        ASK("child: version, inherited, with an own", ioctl(inherited, KFD_GET_VERSION, &v));
        map("child: events, inherited, none created", inherited, 32768, 2ull << 62, MAP_SHARED);
        struct kfd_create_event e = {.type = KFD_EVENT_SIGNAL};
        TELL("child: create event", ioctl(own, KFD_CREATE_EVENT, &e), "id %u", e.id);
        map("child: events, inherited, own created", inherited, 32768, 2ull << 62, MAP_SHARED);
        ASK("child: close inherited", close(inherited));
        _exit(0);
    }
    int status = 0;
    waitpid(pid, &status, 0);
    printf("KFD child: status %d\n", status);
}

int main(void) {
    struct kfd_version v = {0};
    char bytes[64];
    struct iovec part = {bytes, sizeof bytes};
    fd = open("/dev/kfd", O_RDWR | O_CLOEXEC);
    printf("KFD open: %s\n", fd < 0 ? strerrorname_np(errno) : "-");
    if (fd < 0) return 1;
    int other = open("/dev/kfd", O_RDONLY);
    TELL("version", ioctl(fd, KFD_GET_VERSION, &v), "major %u", v.major);
    ASK("version, read only", ioctl(other, KFD_GET_VERSION, &v));
    ASK("version, syscall", syscall(SYS_ioctl, fd, KFD_GET_VERSION, &v));
    ASK("version, no argument", ioctl(fd, KFD_GET_VERSION, 0));
    ASK("version, bad argument", ioctl(fd, KFD_GET_VERSION, (void *)8));
    ASK("no such request", ioctl(fd, _IO('K', 0x7f), 0));
    ASK("read", read(fd, bytes, 8));
    ASK("read nothing", read(fd, bytes, 0));
    ASK("readv", readv(fd, &part, 1));
    ASK("pread", pread(fd, bytes, 8, 0));
    ASK("write", write(fd, bytes, 8));
    ASK("writev", writev(fd, &part, 1));
    ASK("pwrite", pwrite(fd, bytes, 8, 0));
    ASK("seek", lseek(fd, 0, SEEK_SET));
    ASK("truncate", ftruncate(fd, 0));
    struct pollfd p = {fd, POLLIN | POLLOUT, 0};
    TELL("poll", poll(&p, 1, 0), "events %#x", (unsigned)p.revents);
    TELL("flags", fcntl(fd, F_GETFD), "mode %#x", (unsigned)fcntl(fd, F_GETFL) & O_ACCMODE);

    map("events before any", fd, 32768, 2ull << 62, MAP_SHARED);
    uint32_t one = event(0), two = event(1);
    map("events", fd, 32768, 2ull << 62, MAP_SHARED);
    map("events, by the other file", other, 4096, 2ull << 62, MAP_PRIVATE);
    map("events, too many", fd, 65536, 2ull << 62, MAP_SHARED);
    map("events, not a page", fd, 100, 2ull << 62, MAP_SHARED);
    map("nothing", fd, 0, 2ull << 62, MAP_SHARED);
    map("doorbells of no GPU", fd, 8192, 3ull << 62 | 1ull << 46, MAP_SHARED);
    map("registers of no GPU", fd, 4096, 1ull << 46, MAP_SHARED);
    map("reserved memory of no GPU", fd, 4096, 1ull << 62 | 1ull << 46, MAP_SHARED);
    ASK("set event by the other file", ioctl(other, KFD_SET_EVENT, &(struct kfd_event_id){.id = one}));
    wait_for("wait for it", fd, one, 0);
    ASK("reset", ioctl(fd, KFD_RESET_EVENT, &(struct kfd_event_id){.id = one}));
    wait_for("wait 20 ms", fd, one, 20);
    pthread_t thread;
    late = two;
    pthread_create(&thread, 0, set_later, 0);
    wait_for("wait for a thread", other, two, 5000);
    pthread_join(thread, 0);
    signals(one);
    ASK("close the other", close(other));
    ASK("close it again", close(other));
    int copy = dup(fd);
    ASK("close the first", close(fd));
    ASK("version of the first", ioctl(fd, KFD_GET_VERSION, &v));
    fd = copy;
    ASK("version of a duplicate", ioctl(fd, KFD_GET_VERSION, &v));
    wait_for("its event, set and read again", fd, one, 0);
    child_of(fd);
    ASK("version, after the child", ioctl(fd, KFD_GET_VERSION, &v));
    ASK("close", close(fd));
    // The process stays what it was.
    fd = open("/dev/kfd", O_RDWR);
    wait_for("the event after opening anew", fd, one, 0);
    ASK("destroy it", ioctl(fd, KFD_DESTROY_EVENT, &(struct kfd_event_id){.id = one}));
    ASK("destroy it again", ioctl(fd, KFD_DESTROY_EVENT, &(struct kfd_event_id){.id = one}));
    puts("KFD done");
    return 0;
}
