// A check that says where it failed, with errno.
#pragma once
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(that)                                                                       \
    do {                                                                                  \
        errno = 0;                                                                        \
        if (!(that)) {                                                                    \
            fprintf(stderr, "%s:%d: %s (errno %d: %s)\n", __FILE__, __LINE__, #that,      \
                    errno, strerror(errno));                                              \
            exit(1);                                                                      \
        }                                                                                 \
    } while (0)

// A call that must fail with this errno.
#define REFUSED(call, with)                                                               \
    do {                                                                                  \
        errno = 0;                                                                        \
        long result_ = (long)(call);                                                      \
        if ((result_ != -1 && result_ != 0) || errno != (with)) {                         \
            fprintf(stderr, "%s:%d: %s: %ld, errno %d, not %s\n", __FILE__, __LINE__,     \
                    #call, result_, errno, #with);                                        \
            exit(1);                                                                      \
        }                                                                                 \
    } while (0)
