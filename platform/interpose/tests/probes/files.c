// The trees of a machine with one GPU, by every way that a C program has to a file.
#define _GNU_SOURCE
#include "check.h"
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <glob.h>
#include <limits.h>
#include <linux/openat2.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <unistd.h>

#define NODES "/sys/devices/virtual/kfd/kfd/topology/nodes"
#define ID NODES "/1/gpu_id"

int __open_2(const char *, int);
int __openat_2(int, const char *, int);
int __xstat(int, const char *, struct stat *);
int __lxstat(int, const char *, struct stat *);
int __fxstat(int, int, struct stat *);
int __fxstatat(int, int, const char *, struct stat *, int);
ssize_t __read_chk(int, void *, size_t, size_t);
ssize_t __readlink_chk(const char *, char *, size_t, size_t);
char *__realpath_chk(const char *, char *, size_t);

static char id[64];

static void same_text(int fd) {
    char text[64] = {0};
    CHECK(fd >= 0);
    CHECK(read(fd, text, sizeof text) == (ssize_t)strlen(id));
    CHECK(!strcmp(text, id));
    CHECK(close(fd) == 0);
}

static void opening(void) {
    int fd = open(ID, O_RDONLY);
    CHECK(read(fd, id, sizeof id) > 1 && atoi(id) > 0);
    CHECK(close(fd) == 0);
    same_text(open64(ID, O_RDONLY | O_CLOEXEC));
    same_text(openat(AT_FDCWD, ID, O_RDONLY));
    same_text(openat64(AT_FDCWD, ID, O_RDONLY));
    same_text(__open_2(ID, O_RDONLY));
    same_text(__openat_2(AT_FDCWD, ID, O_RDONLY));
    same_text(syscall(SYS_open, ID, O_RDONLY));
    same_text(syscall(SYS_openat, AT_FDCWD, ID, O_RDONLY));
    struct open_how how = {.flags = O_RDONLY};
    same_text(syscall(SYS_openat2, AT_FDCWD, ID, &how, sizeof how));
    // By the link of the class, round about, and below an open folder.
    same_text(open("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", O_RDONLY));
    same_text(open("//sys/./class/../devices//virtual/kfd/kfd/topology/nodes/1/gpu_id", O_RDONLY));
    int dir = open(NODES, O_RDONLY | O_DIRECTORY);
    CHECK(dir >= 0);
    same_text(openat(dir, "1/gpu_id", O_RDONLY));
    same_text(openat(dir, "../nodes/1/gpu_id", O_RDONLY));
    CHECK(close(dir) == 0);
    // A folder of the computer, and what only the machine adds to it.
    dir = open("/sys/class", O_RDONLY | O_DIRECTORY);
    CHECK(dir >= 0);
    same_text(openat(dir, "kfd/kfd/topology/nodes/1/gpu_id", O_RDONLY));
    CHECK(faccessat(dir, "mem", F_OK, 0) == 0);
    CHECK(close(dir) == 0);

    REFUSED(open(NODES "/9/gpu_id", O_RDONLY), ENOENT);
    REFUSED(open(NODES "/01/gpu_id", O_RDONLY), ENOENT);
    REFUSED(open(ID "/x", O_RDONLY), ENOTDIR);
    REFUSED(open(ID "/", O_RDONLY), ENOTDIR);
    REFUSED(open(ID, O_RDONLY | O_DIRECTORY), ENOTDIR);
    REFUSED(open(ID, O_RDWR), EACCES);
    REFUSED(open(ID, O_CREAT | O_EXCL | O_WRONLY, 0644), EEXIST);
    REFUSED(open(NODES "/new", O_CREAT | O_WRONLY, 0644), EACCES);
    REFUSED(open(NODES, O_WRONLY), EISDIR);
    REFUSED(open("/sys/class/kfd/kfd", O_RDONLY | O_NOFOLLOW), ELOOP);
    REFUSED(creat(ID, 0644), EACCES);
    REFUSED(open("/dev/dri/renderD129", O_RDWR), ENOENT);
    REFUSED(open("/dev/kfd", O_RDWR | O_DIRECTORY), ENOTDIR);
}

static void reading(void) {
    char text[64] = {0};
    int fd = open(ID, O_RDONLY);
    CHECK(pread(fd, text, 1, 1) == 1 && text[0] == id[1]);
    CHECK(__read_chk(fd, text, 1, sizeof text) == 1 && text[0] == id[0]);
    CHECK(lseek(fd, 0, SEEK_SET) == 0);
    struct iovec part = {text, sizeof text};
    CHECK(readv(fd, &part, 1) == (ssize_t)strlen(id));
    CHECK(read(fd, text, 1) == 0);
    REFUSED(write(fd, "1", 1), EBADF);
    CHECK((fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDONLY);
    REFUSED(mmap(0, 4096, PROT_READ, MAP_SHARED, fd, 0), ENODEV);
    CHECK(close(fd) == 0);
    fd = open(NODES, O_RDONLY);
    REFUSED(read(fd, text, 1), EISDIR);
    CHECK(close(fd) == 0);
    fd = open("/dev/kfd", O_RDWR);
    REFUSED(read(fd, text, 8), EINVAL);
    REFUSED(write(fd, text, 8), EINVAL);
    REFUSED(lseek(fd, 0, SEEK_SET), ESPIPE);
    CHECK(close(fd) == 0);
}

static void streams(void) {
    char *line = NULL;
    size_t room = 0;
    FILE *file = fopen(NODES "/1/properties", "r");
    int lines = 0, found = 0;
    CHECK(file);
    while (getline(&line, &room, file) > 0) {
        lines++;
        found += !strncmp(line, "simd_count ", 11);
    }
    CHECK(lines > 30 && found == 1);
    CHECK(fseek(file, 0, SEEK_SET) == 0 && fgetc(file) == 'c');
    // The same stream, for another file of the machine, and then for one of the computer.
    file = freopen(ID, "re", file);
    CHECK(file && fgets(line, room, file) && !strcmp(line, id));
    file = freopen("/proc/self/status", "r", file);
    CHECK(file && fgets(line, room, file) && !strncmp(line, "Name:", 5));
    CHECK(fclose(file) == 0);
    int fd = open(ID, O_RDONLY);
    file = fdopen(fd, "r");
    CHECK(file && fgets(line, room, file) && !strcmp(line, id));
    CHECK(fclose(file) == 0);
    REFUSED(fopen(ID, "w"), EACCES);
    REFUSED(fopen(NODES "/7/gpu_id", "r"), ENOENT);
    CHECK((file = fopen64("/proc/modules", "r")) && fgets(line, room, file) && !strncmp(line, "amdgpu ", 7));
    CHECK(fclose(file) == 0);
    free(line);
}

static void what_it_is(void) {
    struct stat st, other;
    struct statx stx;
    CHECK(stat(ID, &st) == 0 && S_ISREG(st.st_mode) && st.st_size == 4096 && (st.st_mode & 0777) == 0444);
    CHECK(stat("/dev/kfd", &other) == 0 && S_ISCHR(other.st_mode) && major(other.st_rdev) != 226);
    CHECK(stat("/dev/dri/renderD128", &other) == 0 && other.st_rdev == makedev(226, 128));
    CHECK(lstat("/sys/class/kfd/kfd", &other) == 0 && S_ISLNK(other.st_mode));
    CHECK(stat("/sys/class/kfd/kfd", &other) == 0 && S_ISDIR(other.st_mode));
    CHECK(stat(NODES, &other) == 0 && other.st_nlink == 4);
    CHECK(__xstat(1, ID, &other) == 0 && other.st_ino == st.st_ino);
    CHECK(__lxstat(1, ID, &other) == 0 && other.st_ino == st.st_ino);
    CHECK(__fxstatat(1, AT_FDCWD, ID, &other, 0) == 0 && other.st_ino == st.st_ino);
    CHECK(fstatat(AT_FDCWD, ID, &other, 0) == 0 && other.st_ino == st.st_ino);
    CHECK(statx(AT_FDCWD, ID, 0, STATX_BASIC_STATS, &stx) == 0 && stx.stx_ino == st.st_ino);
    CHECK(syscall(SYS_statx, AT_FDCWD, "/dev/dri/renderD128", 0, STATX_BASIC_STATS, &stx) == 0);
    CHECK(stx.stx_rdev_major == 226 && stx.stx_rdev_minor == 128);
    CHECK(syscall(SYS_newfstatat, AT_FDCWD, ID, &other, 0) == 0 && other.st_ino == st.st_ino);
    int fd = open(ID, O_RDONLY);
    CHECK(fstat(fd, &other) == 0 && other.st_ino == st.st_ino && other.st_size == 4096);
    CHECK(__fxstat(1, fd, &other) == 0 && other.st_ino == st.st_ino);
    CHECK(fstatat(fd, "", &other, AT_EMPTY_PATH) == 0 && other.st_ino == st.st_ino);
    CHECK(statx(fd, "", AT_EMPTY_PATH, STATX_BASIC_STATS, &stx) == 0 && stx.stx_ino == st.st_ino);
    CHECK(close(fd) == 0);
    fd = open("/dev/kfd", O_RDWR);
    CHECK(fstat(fd, &other) == 0 && S_ISCHR(other.st_mode));
    CHECK(close(fd) == 0);
    REFUSED(stat(NODES "/5", &st), ENOENT);
    REFUSED(statx(AT_FDCWD, NODES "/5", 0, STATX_BASIC_STATS, &stx), ENOENT);

    CHECK(access("/dev/kfd", R_OK | W_OK) == 0 && access(ID, R_OK) == 0 && access(NODES, X_OK) == 0);
    REFUSED(access(ID, X_OK), EACCES);
    REFUSED(access(NODES "/5", F_OK), ENOENT);
    CHECK(eaccess(ID, R_OK) == 0 && faccessat(AT_FDCWD, ID, R_OK, AT_EACCESS) == 0);
    REFUSED(getxattr(ID, "user.x", 0, 0), ENODATA);
    CHECK(listxattr(ID, 0, 0) == 0);
}

static void links(void) {
    char to[PATH_MAX] = {0}, real[PATH_MAX];
    CHECK(readlink("/sys/class/kfd/kfd", to, sizeof to) > 0 && !strcmp(to, "../../devices/virtual/kfd/kfd"));
    CHECK(__readlink_chk("/sys/class/kfd/kfd", to, 3, sizeof to) == 3);
    int dir = open("/sys/class/kfd", O_RDONLY | O_DIRECTORY);
    CHECK(readlinkat(dir, "kfd", to, sizeof to) == (ssize_t)strlen("../../devices/virtual/kfd/kfd"));
    CHECK(close(dir) == 0);
    REFUSED(readlink(ID, to, sizeof to), EINVAL);
    CHECK(realpath("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", real) && !strcmp(real, ID));
    CHECK(__realpath_chk("/sys/class/kfd/kfd", real, sizeof real) && !strcmp(real, "/sys/devices/virtual/kfd/kfd"));
    char *own = canonicalize_file_name("/sys/dev/char/226:128/device");
    CHECK(own && !strncmp(own, "/sys/devices/pci0000:", 21));
    free(own);
    REFUSED(realpath(NODES "/5", real), ENOENT);
    // Out of the machine's folders again, by a link of the machine.
    CHECK(realpath("/sys/class/kfd/kfd/subsystem/../mem", real) && strstr(real, "/sys/class/mem"));
    char name[64];
    int fd = open("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", O_RDONLY);
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    memset(to, 0, sizeof to);
    CHECK(readlink(name, to, sizeof to) > 0 && !strcmp(to, ID));
    CHECK(close(fd) == 0);
}

static int visited;
static int visit(const char *path, const struct stat *st, int kind, struct FTW *at) {
    (void)st;
    visited += kind == FTW_F && !strcmp(path + at->base, "gpu_id");
    return 0;
}
static int visit_old(const char *path, const struct stat *st, int kind) {
    (void)st;
    visited += kind == FTW_F && strstr(path, "gpu_id") != NULL;
    return 0;
}
static int digits(const struct dirent *entry) { return entry->d_name[0] >= '0' && entry->d_name[0] <= '9'; }

static void folders(void) {
    DIR *dir = opendir(NODES);
    struct dirent *entry;
    int count = 0;
    CHECK(dir);
    CHECK(fcntl(dirfd(dir), F_GETFD) == FD_CLOEXEC);
    while ((entry = readdir(dir))) {
        CHECK(entry->d_type == DT_DIR && entry->d_ino != 0);
        count++;
    }
    CHECK(count == 4);
    rewinddir(dir);
    CHECK(readdir64(dir) && telldir(dir) == 1);
    seekdir(dir, 3);
    CHECK((entry = readdir(dir)) && !strcmp(entry->d_name, "1") && !readdir(dir));
    int number = dirfd(dir);
    CHECK(closedir(dir) == 0);
    REFUSED(fcntl(number, F_GETFD), EBADF);
    int fd = open(NODES, O_RDONLY | O_DIRECTORY);
    CHECK((dir = fdopendir(fd)) && dirfd(dir) == fd && readdir(dir) && closedir(dir) == 0);
    fd = open(ID, O_RDONLY);
    REFUSED(fdopendir(fd), ENOTDIR);
    CHECK(close(fd) == 0);
    REFUSED(opendir(NODES "/5"), ENOENT);
    REFUSED(opendir(ID), ENOTDIR);

    // Entries of the computer and of the machine in one folder, each once.
    int null = 0, kfd = 0;
    CHECK((dir = opendir("/dev")));
    while ((entry = readdir(dir))) {
        null += !strcmp(entry->d_name, "null");
        kfd += !strcmp(entry->d_name, "kfd");
    }
    CHECK(null == 1 && kfd == 1 && closedir(dir) == 0);

    char records[512];
    count = 0;
    fd = open(NODES, O_RDONLY | O_DIRECTORY);
    for (;;) {
        long got = syscall(SYS_getdents64, fd, records, 64);
        CHECK(got >= 0);
        if (!got) break;
        for (long at = 0; at < got; at += ((struct dirent64 *)(records + at))->d_reclen) count++;
    }
    CHECK(count == 4);
    CHECK(syscall(SYS_getdents64, fd, records, 64) == 0);
    // The position is the open file's: another one with the same number starts anew.
    CHECK(lseek(fd, 0, SEEK_SET) == 0);
    CHECK(syscall(SYS_getdents64, fd, records, 64) > 0);
    CHECK(close(fd) == 0);
    CHECK(open(NODES "/1", O_RDONLY | O_DIRECTORY) == fd);
    CHECK(syscall(SYS_getdents64, fd, records, 64) > 0);
    CHECK(!strcmp(((struct dirent64 *)records)->d_name, "."));
    CHECK(close(fd) == 0);

    struct dirent **list;
    CHECK(scandir(NODES, &list, digits, alphasort) == 2);
    CHECK(!strcmp(list[0]->d_name, "0") && !strcmp(list[1]->d_name, "1"));
    free(list[0]), free(list[1]), free(list);
    REFUSED(scandir(NODES "/5", &list, 0, 0), ENOENT);

    glob_t found;
    CHECK(glob("/sys/class/kfd/kfd/topology/nodes/*/gpu_id", 0, 0, &found) == 0 && found.gl_pathc == 2);
    globfree(&found);
    CHECK(glob("/d[e]v/nul?", 0, 0, &found) == 0 && found.gl_pathc == 1);
    globfree(&found);
    CHECK(glob("/sys/class/drm/render*/device/vendor", 0, 0, &found) == 0 && found.gl_pathc == 1);
    globfree(&found);
    CHECK(nftw(NODES, visit, 8, FTW_PHYS) == 0 && visited == 2);
    visited = 0;
    CHECK(nftw("/sys/class/kfd/kfd/topology", visit, 8, FTW_PHYS | FTW_DEPTH) == 0 && visited == 2);
    visited = 0;
    CHECK(ftw(NODES, visit_old, 8) == 0 && visited == 2);
}

static void working_folder(void) {
    char cwd[PATH_MAX], before[PATH_MAX];
    CHECK(getcwd(before, sizeof before));
    CHECK(chdir("/sys/class/kfd/kfd/topology/nodes") == 0);
    CHECK(getcwd(cwd, sizeof cwd) && !strcmp(cwd, NODES));
    same_text(open("1/gpu_id", O_RDONLY));
    same_text(open("../nodes/1/gpu_id", O_RDONLY));
    REFUSED(open("nothing", O_RDONLY), ENOENT);
    int fd = open("1", O_RDONLY | O_DIRECTORY);
    CHECK(fchdir(fd) == 0 && close(fd) == 0);
    same_text(open("gpu_id", O_RDONLY));
    CHECK(chdir("../../../../../../../..") == 0 && access("dev/kfd", F_OK) == 0 && access("proc/self", F_OK) == 0);
    CHECK(chdir("/sys") == 0);
    same_text(open("class/kfd/kfd/topology/nodes/1/gpu_id", O_RDONLY));
    CHECK(chdir(before) == 0 && getcwd(cwd, sizeof cwd) && !strcmp(cwd, before));
    same_text(open("/sys/class/kfd/kfd/topology/nodes/1/gpu_id", O_RDONLY));
}

int main(void) {
    opening();
    reading();
    streams();
    what_it_is();
    links();
    folders();
    working_folder();
    puts("files: ok");
}
