#include "gpu.h"

// Kernels that do not end by themselves. Each first stores 1 to out[i].

// A loop in which nothing changes.
KERNEL void loop_without_end(volatile u32 *out) {
  out[global_x() & 63] = 1;
  for (;;)
    asm volatile("");
}

// As it, asleep most of the time.
KERNEL void sleep_without_end(volatile u32 *out) {
  out[global_x() & 63] = 1;
  for (;;)
    __builtin_amdgcn_s_sleep(8);
}

// Sleeps until *flag is not 0, then stores it to out[i].
KERNEL void sleep_until(u32 *flag, volatile u32 *out) {
  u32 i = global_x(), value;
  out[i] = 1;
  while (!(value = __hip_atomic_load(flag, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM)))
    __builtin_amdgcn_s_sleep(8);
  out[i] = value;
}
