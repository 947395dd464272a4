// Addresses that are none, for paths and results: the error that the kernel gives, and no signal. Names of the machine that are
// made, taken away and changed; file systems.
#define _GNU_SOURCE
#include "check.h"
#include <fcntl.h>
#include <linux/openat2.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/vfs.h>
#include <unistd.h>

#define NODES "/sys/class/kfd/kfd/topology/nodes"
#define ID NODES "/1/gpu_id"

static void addresses(void) {
    char *pages = mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(pages != MAP_FAILED && mprotect(pages + 4096, 4096, PROT_NONE) == 0);
    // Null, unmapped, without rights, and a string that runs into such memory.
    memcpy(pages + 4096 - 5, "/dev/", 5);
    const char *bad[] = {0, (char *)16, (char *)0x7ffffffff000, (char *)~0ul, pages + 4096, pages + 4096 - 5};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct stat st;
        struct open_how how = {.flags = O_RDONLY};
        char text[16];
        REFUSED(open(bad[i], O_RDONLY), EFAULT);
        REFUSED(openat(AT_FDCWD, bad[i], O_RDONLY), EFAULT);
        REFUSED(syscall(SYS_openat2, AT_FDCWD, bad[i], &how, sizeof how), EFAULT);
        REFUSED(stat(bad[i], &st), EFAULT);
        REFUSED(access(bad[i], F_OK), EFAULT);
        REFUSED(readlink(bad[i], text, sizeof text), EFAULT);
        REFUSED(chdir(bad[i]), EFAULT);
        REFUSED(mkdir(bad[i], 0755), EFAULT);
        REFUSED(unlink(bad[i]), EFAULT);
        REFUSED(fopen(bad[i], "r"), EFAULT);
    }
    // A string that ends with its page is one.
    strcpy(pages + 4096 - sizeof "/dev/kfd", "/dev/kfd");
    CHECK(access(pages + 4096 - sizeof "/dev/kfd", F_OK) == 0);
    int fd = open(NODES, O_RDONLY | O_DIRECTORY);
    CHECK(fd >= 0);
    REFUSED(stat(ID, (struct stat *)(pages + 4096)), EFAULT);
    REFUSED(syscall(SYS_statx, AT_FDCWD, ID, 0, STATX_BASIC_STATS, pages + 4096), EFAULT);
    REFUSED(syscall(SYS_getdents64, fd, pages + 4096, 4096), EFAULT);
    REFUSED(readlink("/sys/class/kfd/kfd", pages + 4096, 100), EFAULT);
    REFUSED(syscall(SYS_openat2, AT_FDCWD, ID, pages + 4096, sizeof(struct open_how)), EFAULT);
    CHECK(close(fd) == 0);
}

static void names(void) {
    struct timeval times[2] = {0};
    REFUSED(mkdir(NODES "/new", 0755), EPERM);
    REFUSED(mkdir(NODES "/1", 0755), EEXIST);
    REFUSED(mknod(NODES "/new", S_IFREG | 0644, 0), EPERM);
    REFUSED(symlink("x", NODES "/new"), EPERM);
    REFUSED(unlink(ID), EPERM);
    REFUSED(unlink(NODES "/1"), EISDIR);
    REFUSED(unlink(NODES "/9"), ENOENT);
    REFUSED(rmdir(NODES "/1"), EPERM);
    REFUSED(rmdir(ID), ENOTDIR);
    REFUSED(rename(ID, NODES "/new"), EPERM);
    REFUSED(rename("/dev/null", NODES "/new"), EPERM);
    REFUSED(link(ID, "/tmp/outcrop-probe-link"), EPERM);
    REFUSED(chmod(ID, 0777), EPERM);
    REFUSED(chmod(NODES "/9", 0777), ENOENT);
    REFUSED(chown("/dev/kfd", 1, 1), EPERM);
    REFUSED(utimes(ID, times), EPERM);
    REFUSED(truncate(ID, 0), EACCES);
    REFUSED(syscall(SYS_mkdir, NODES "/new", 0755), EPERM);
    int fd = open(NODES, O_RDONLY | O_DIRECTORY);
    CHECK(fd >= 0);
    REFUSED(mkdirat(fd, "new", 0755), EPERM);
    REFUSED(unlinkat(fd, "1/gpu_id", 0), EPERM);
    // Where the machine's files would be.
    struct statfs ours, real;
    struct statvfs v;
    CHECK(statfs("/sys", &real) == 0);
    CHECK(statfs(ID, &ours) == 0 && ours.f_type == real.f_type);
    CHECK(fstatfs(fd, &ours) == 0 && ours.f_type == real.f_type);
    CHECK(statvfs(ID, &v) == 0 && v.f_namemax == (unsigned long)real.f_namelen);
    CHECK(statfs("/dev", &real) == 0);
    CHECK(statfs("/dev/kfd", &ours) == 0 && ours.f_type == real.f_type);
    CHECK(pathconf(ID, _PC_NAME_MAX) == 255);
    REFUSED(statfs(NODES "/9", &ours), ENOENT);
    CHECK(close(fd) == 0);
    // What is not the machine's is as always.
    char folder[] = "/tmp/outcrop-probe-XXXXXX", below[64];
    CHECK(mkdtemp(folder));
    snprintf(below, sizeof below, "%s/below", folder);
    CHECK(mkdir(below, 0755) == 0 && chmod(below, 0700) == 0 && rmdir(below) == 0 && rmdir(folder) == 0);
}

static volatile sig_atomic_t handled;

// Opens and closes a file of the machine, whatever it has interrupted.
static void handler(int number) {
    (void)number;
    int fd = open("/dev/kfd", O_RDWR | O_CLOEXEC);
    if (fd >= 0 && close(fd) == 0) handled++;
}

static void signals(void) {
    struct sigaction action = {.sa_handler = handler};
    struct itimerval often = {{0, 300}, {0, 300}}, never = {0};
    int fd = open("/dev/kfd", O_RDWR | O_CLOEXEC);
    CHECK(fd >= 0 && sigaction(SIGALRM, &action, 0) == 0);
    CHECK(setitimer(ITIMER_REAL, &often, 0) == 0);
    while (handled < 300) {
        struct {
            uint32_t major, minor;
        } version = {0};
        CHECK(syscall(SYS_ioctl, fd, 0x80084b01, &version) == 0 && version.major == 1);
        struct {
            uint64_t offset;
            uint32_t trigger, type, reset, node, id, slot;
        } event = {0};
        CHECK(syscall(SYS_ioctl, fd, 0xc0204b08, &event) == 0);
        CHECK(syscall(SYS_ioctl, fd, 0x40084b09, &(uint32_t[2]){event.id}) == 0);
        void *page = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        CHECK(mprotect(page, 4096, PROT_READ) == 0 && munmap(page, 4096) == 0);
    }
    CHECK(setitimer(ITIMER_REAL, &never, 0) == 0);
}

int main(void) {
    addresses();
    names();
    signals();
    puts("bad: ok");
}
