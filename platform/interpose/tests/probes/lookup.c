// Functions that are looked up by the handle of the C library, and what comes next after this program.
#define _GNU_SOURCE
#include "check.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/mman.h>

int main(void) {
    void *c = dlopen("libc.so.6", RTLD_NOW);
    CHECK(c);
    int (*by_handle)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(c, "open");
    CHECK(by_handle == open && dlerror() == NULL);
    int fd = by_handle("/dev/kfd", O_RDWR);
    CHECK(fd >= 0);
    void *(*map)(void *, size_t, int, int, int, off_t) =
        (void *(*)(void *, size_t, int, int, int, off_t))dlsym(c, "mmap");
    // The KFD has nothing at offset 0.
    CHECK(map != NULL && map(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED);
    // What is not the machine's is the C library's, what is not there is not, and says so.
    CHECK(dlsym(c, "strtod") == dlsym(RTLD_DEFAULT, "strtod") && dlerror() == NULL);
    CHECK(dlsym(c, "no_such_function") == NULL && dlerror() != NULL);
    // After this program comes the library of the machine; this program has no function of that name.
    CHECK(dlsym(RTLD_NEXT, "open") == (void *)open);
    CHECK(dlsym(RTLD_NEXT, "main") == NULL);
    puts("lookup: ok");
    return 0;
}
