// How the programs here report: CHECK for a call that must succeed, EXPECT for what must hold, and one last line
// "PASS name: what" or "FAIL name: what".
#pragma once
#include <hip/hip_runtime.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

extern const char *const program_name;

[[noreturn]] __attribute__((format(printf, 1, 2))) static inline void fail(const char *format, ...) {
  va_list list;
  va_start(list, format);
  printf("FAIL %s: ", program_name);
  vprintf(format, list);
  printf("\n");
  va_end(list);
  fflush(stdout);
  exit(1);
}

__attribute__((format(printf, 1, 2))) static inline int pass(const char *format, ...) {
  va_list list;
  va_start(list, format);
  printf("PASS %s: ", program_name);
  vprintf(format, list);
  printf("\n");
  va_end(list);
  return 0;
}

#define CHECK(call)                                                                                                     \
  do {                                                                                                                  \
    hipError_t check_error = (call);                                                                                    \
    if (check_error != hipSuccess)                                                                                      \
      fail("%s:%d: %s: %d %s (%s)", __FILE__, __LINE__, #call, (int)check_error, hipGetErrorName(check_error),         \
           hipGetErrorString(check_error));                                                                             \
  } while (0)

#define EXPECT(condition, ...)                                                                                          \
  do {                                                                                                                  \
    if (!(condition))                                                                                                   \
      fail(__VA_ARGS__);                                                                                                \
  } while (0)

// The call must fail with this error.
#define EXPECT_ERROR(expected, call)                                                                                    \
  do {                                                                                                                  \
    hipError_t got_error = (call);                                                                                      \
    if (got_error != (expected))                                                                                        \
      fail("%s:%d: %s: %d %s, not %s", __FILE__, __LINE__, #call, (int)got_error, hipGetErrorName(got_error),          \
           hipGetErrorName(expected));                                                                                  \
  } while (0)

// A small generator of numbers, the same everywhere.
struct Numbers {
  unsigned long long state = 0x9e3779b97f4a7c15ull;
  unsigned next() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(state >> 33);
  }
};
