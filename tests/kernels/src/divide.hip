#include "gpu.h"

// Work-item i of a grid that covers the arrays; n = work-items in the grid; all wrapping; no divisor is 0 and no signed
// quotient overflows.

// out[k * n + i] for k = 0..4: a / b, a % b unsigned; then the same two signed (truncating).
KERNEL void divide_u64(const u64 *a, const u64 *b, u64 *out, u32 n) {
  u32 i = global_x();
  out[0 * n + i] = a[i] / b[i];
  out[1 * n + i] = a[i] % b[i];
  out[2 * n + i] = (u64)((i64)a[i] / (i64)b[i]);
  out[3 * n + i] = (u64)((i64)a[i] % (i64)b[i]);
}
KERNEL void divide_u32(const u32 *a, const u32 *b, u32 *out, u32 n) {
  u32 i = global_x();
  out[0 * n + i] = a[i] / b[i];
  out[1 * n + i] = a[i] % b[i];
  out[2 * n + i] = (u32)((i32)a[i] / (i32)b[i]);
  out[3 * n + i] = (u32)((i32)a[i] % (i32)b[i]);
}

// One division and modulo by a value that is the same for every lane (scalar): out[0 * n + i] = a[i] / d, out[1 * n + i] =
// a[i] % d, out[2 * n + i] = d / (block + 1).
KERNEL void divide_uniform(const u64 *a, u64 *out, u64 d, u32 n) {
  u32 i = global_x();
  out[0 * n + i] = a[i] / d;
  out[1 * n + i] = a[i] % d;
  out[2 * n + i] = d / (block_x() + 1);
}
