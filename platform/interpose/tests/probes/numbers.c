// File numbers of the machine's files: duplicates, closing, children, what stays and what goes.
#define _GNU_SOURCE
#include "check.h"
#include "kfd.h"
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int version(int fd) {
    struct kfd_version a = {0};
    return ioctl(fd, KFD_GET_VERSION, &a) == 0 && a.major == 1 ? 0 : -1;
}

static int kfd(void) {
    int fd = open("/dev/kfd", O_RDWR | O_CLOEXEC);
    CHECK(fd >= 0);
    return fd;
}

static void duplicates(void) {
    int lowest = dup(0), fd, other;
    close(lowest);
    // The lowest free number, as ever.
    CHECK((fd = kfd()) == lowest);
    CHECK(version(fd) == 0);
    CHECK((other = dup(fd)) == lowest + 1 && version(other) == 0);
    CHECK(close(fd) == 0);
    REFUSED(version(fd), EBADF);
    CHECK(version(other) == 0);
    CHECK(dup2(other, 100) == 100 && version(100) == 0);
    CHECK(dup3(other, 101, O_CLOEXEC) == 101 && version(101) == 0 && fcntl(101, F_GETFD) == FD_CLOEXEC);
    CHECK(fcntl(other, F_DUPFD, 200) == 200 && version(200) == 0);
    CHECK(fcntl(other, F_DUPFD_CLOEXEC, 201) == 201 && version(201) == 0);
    CHECK(syscall(SYS_dup, other) == fd && version(fd) == 0);
    // A number that another file takes is that file.
    int null = open("/dev/null", O_RDWR);
    CHECK(dup2(null, 100) == 100);
    REFUSED(version(100), ENOTTY);
    CHECK(write(100, "x", 1) == 1);
    CHECK(close(100) == 0 && close(101) == 0 && close(200) == 0 && close(201) == 0 && close(fd) == 0);
    CHECK(syscall(SYS_close, other) == 0);
    REFUSED(version(other), EBADF);
    REFUSED(close(other), EBADF);
    // Closed by a stream, past close(), and taken again.
    FILE *stream = fdopen(fd = kfd(), "r+");
    CHECK(stream && version(fileno(stream)) == 0 && fclose(stream) == 0);
    REFUSED(version(fd), EBADF);
    CHECK(dup2(null, fd) == fd);
    REFUSED(version(fd), ENOTTY);
    CHECK(close(fd) == 0 && close(null) == 0);
}

static void ranges(void) {
    int fd = kfd();
    CHECK(dup2(fd, 300) == 300 && dup2(fd, 301) == 301);
    CHECK(close_range(300, 300, 0) == 0);
    REFUSED(version(300), EBADF);
    CHECK(version(301) == 0);
    // All numbers, and the machine goes on.
    closefrom(3);
    REFUSED(version(fd), EBADF);
    REFUSED(version(301), EBADF);
    fd = kfd();
    CHECK(version(fd) == 0);
    for (int i = 3; i < 70000; i++) close(i);
    fd = kfd();
    CHECK(version(fd) == 0);
    struct kfd_create_event e = {.type = KFD_EVENT_SIGNAL};
    CHECK(ioctl(fd, KFD_CREATE_EVENT, &e) == 0);
    void *page = mmap(0, 32768, PROT_READ | PROT_WRITE, MAP_SHARED, fd, e.page_offset);
    CHECK(page != MAP_FAILED && *(uint64_t *)page == UINT64_MAX);
    CHECK(munmap(page, 32768) == 0 && close(fd) == 0);
}

static void waits(void) {
    int fd = kfd();
    struct pollfd p = {fd, POLLIN | POLLOUT, 0};
    // A driver without poll is always ready, and epoll refuses it.
    CHECK(poll(&p, 1, 0) == 1 && p.revents == (POLLIN | POLLOUT));
    int e = epoll_create1(0);
    struct epoll_event want = {.events = EPOLLIN};
    REFUSED(epoll_ctl(e, EPOLL_CTL_ADD, fd, &want), EPERM);
    CHECK(close(e) == 0 && close(fd) == 0);
}

static int child(void (*body)(int), int fd) {
    int status;
    pid_t pid = fork();
    CHECK(pid >= 0);
    if (!pid) {
        body(fd);
        _exit(0);
    }
    CHECK(waitpid(pid, &status, 0) == pid);
    return status;
}

static int child(void (*body)(int), int fd);

static void grandchild(int fd) {
    REFUSED(version(fd), EBADF);
    CHECK(version(kfd()) == 0);
}

static void in_child(int fd) {
    REFUSED(version(fd), EBADF);
    REFUSED(mmap(0, 32768, PROT_READ, MAP_SHARED, fd, (off_t)(2ull << 62)), EINVAL);
    int own = kfd();
    CHECK(version(own) == 0);
    REFUSED(version(fd), EBADF);
    REFUSED(mmap(0, 32768, PROT_READ, MAP_SHARED, fd, (off_t)(2ull << 62)), EINVAL);
    CHECK(close(fd) == 0 && version(own) == 0);
    int render = open("/dev/dri/renderD128", O_RDWR);
    struct kfd_create_event e = {.type = KFD_EVENT_SIGNAL};
    CHECK(render >= 0 && ioctl(own, KFD_CREATE_EVENT, &e) == 0);
    // And its child.
    CHECK(child(grandchild, own) == 0);
}

static void children(void) {
    int fd = kfd(), status;
    CHECK(version(fd) == 0);
    CHECK(child(in_child, fd) == 0);
    CHECK(version(fd) == 0);
    // vfork shares the memory: what the child closes is open here.
    pid_t pid = vfork();
    CHECK(pid >= 0);
    if (!pid) {
        close(fd);
        close_range(3, ~0u, 0);
        _exit(0);
    }
    CHECK(waitpid(pid, &status, 0) == pid && status == 0);
    CHECK(version(fd) == 0);
    char *argv[] = {"cat", "/sys/class/kfd/kfd/topology/nodes/0/gpu_id", NULL};
    extern char **environ;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    int out[2];
    char text[8] = {0};
    CHECK(pipe(out) == 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    posix_spawn_file_actions_addclose(&actions, fd);
    CHECK(posix_spawnp(&pid, "cat", &actions, 0, argv, environ) == 0);
    CHECK(waitpid(pid, &status, 0) == pid && status == 0);
    CHECK(read(out[0], text, sizeof text) == 2 && !strcmp(text, "0\n"));
    CHECK(version(fd) == 0 && close(fd) == 0);
    // A small file goes to a child as it is.
    FILE *pipe = popen("cat < /sys/class/kfd/kfd/topology/nodes/0/gpu_id", "r");
    CHECK(pipe && fgets(text, sizeof text, pipe) && !strcmp(text, "0\n") && pclose(pipe) == 0);
}

int main(void) {
    duplicates();
    ranges();
    waits();
    children();
    puts("numbers: ok");
}
