#include "gpu.h"

// The host reads and writes these by name. Start values: counter 42; scale 1.5; table[k] = 10 * k for k < 16; zeroed all 0.
extern "C" {
DEVICE u32 counter = 42;
DEVICE float scale = 1.5f;
DEVICE u32 table[16] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150};
DEVICE u32 zeroed[1024];
CONSTANT u32 coefficients[4] = {3, 5, 7, 11};
DEVICE extern const u32 fixed[4];
DEVICE const u32 fixed[4] = {0x01234567, 0x89abcdef, 0xdeadbeef, 0xcafef00d};
// A pointer whose start value is a relocation: it points to table[2].
DEVICE u32 *cursor = &table[2];
}

// out[i] = coefficients[i & 3] + fixed[i & 3] + table[i & 15] + zeroed[i & 1023] (wrapping).
KERNEL void read_globals(u32 *out) {
  u32 i = global_x();
  out[i] = coefficients[i & 3] + fixed[i & 3] + table[i & 15] + zeroed[i & 1023];
}

// counter += work-items in the grid (atomically); zeroed[i] = i * i for i < 1024; table[15] = 999 by work-item 0.
KERNEL void write_globals() {
  u32 i = global_x();
  __hip_atomic_fetch_add(&counter, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  if (i < 1024)
    zeroed[i] = i * i;
  if (i == 0)
    table[15] = 999;
}

// data[i] *= scale.
KERNEL void apply_scale(float *data) { data[global_x()] *= scale; }

// out[i] = cursor[i] (the host may point cursor elsewhere), then work-item 0 sets cursor = &table[4].
KERNEL void follow_pointer(u32 *out) {
  u32 i = global_x();
  out[i] = cursor[i];
  sync_threads();
  if (i == 0)
    cursor = &table[4];
}

// out[i] = the address of counter, scale, table, zeroed, coefficients, fixed, cursor for i = 0..7, to compare with what the
// runtime says. One block of at least 7.
KERNEL void addresses(u64 *out) {
  u32 i = thread_x();
  const void *all[7] = {&counter, &scale, table, zeroed, (const void *)coefficients, fixed, &cursor};
  if (i < 7)
    out[i] = (u64)all[i];
}
