// Forks while other threads read the trees: nothing of this library waits in a child for a thread that is not there.
#define _GNU_SOURCE
#include "check.h"
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

#define NODES "/sys/class/kfd/kfd/topology/nodes"
enum { READERS = 3, FORKERS = 2, CHILDREN = 60 };

static atomic_int done;

static int entries(const char *path) {
    DIR *dir = opendir(path);
    int count = 0;
    CHECK(dir);
    while (readdir(dir))
        count++;
    CHECK(closedir(dir) == 0);
    return count;
}

static void *reads(void *none) {
    char folder[256];
    while (!done) {
        CHECK(entries(NODES) == 4);
        CHECK(getcwd(folder, sizeof folder));
    }
    return none;
}

static void *forks(void *none) {
    for (int i = 0; i < CHILDREN; i++) {
        int status;
        pid_t child = fork();
        CHECK(child >= 0);
        if (!child) {
            char folder[256];
            // Ends a child that waits for ever.
            alarm(30);
            CHECK(getcwd(folder, sizeof folder));
            CHECK(entries("/proc/self/fd") > 2);
            _exit(0);
        }
        CHECK(waitpid(child, &status, 0) == child && status == 0);
    }
    return none;
}

int main(void) {
    pthread_t readers[READERS], forkers[FORKERS];
    sigset_t none, now;
    CHECK(entries(NODES) == 4);
    for (int i = 0; i < READERS; i++)
        CHECK(!pthread_create(&readers[i], NULL, reads, NULL));
    for (int i = 0; i < FORKERS; i++)
        CHECK(!pthread_create(&forkers[i], NULL, forks, NULL));
    for (int i = 0; i < FORKERS; i++)
        CHECK(!pthread_join(forkers[i], NULL));
    done = 1;
    for (int i = 0; i < READERS; i++)
        CHECK(!pthread_join(readers[i], NULL));
    // A fork leaves the signals of a thread as they were, on both sides.
    sigemptyset(&none);
    pid_t child = fork();
    int status = 0;
    CHECK(!pthread_sigmask(SIG_SETMASK, NULL, &now) && !memcmp(&now, &none, sizeof now));
    if (!child)
        _exit(0);
    CHECK(waitpid(child, &status, 0) == child && status == 0);

    // The working folder of a child between vfork and exec is not the parent's.
    char before[256], after[256];
    CHECK(getcwd(before, sizeof before));
    child = vfork();
    if (!child)
        _exit(chdir(NODES "/1") != 0);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    CHECK(getcwd(after, sizeof after) && !strcmp(before, after));
    CHECK(chdir(NODES "/1") == 0 && access("gpu_id", F_OK) == 0);
    child = vfork();
    if (!child)
        _exit(chdir("/") != 0);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    CHECK(access("gpu_id", F_OK) == 0);
    puts("forks: ok");
}
