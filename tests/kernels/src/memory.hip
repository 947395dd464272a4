#include "gpu.h"

// Copies and fills; each with any one-dimensional grid, work-items stride by the grid's size.

// out[k] = value for k < n.
KERNEL void fill_u32(u32 *out, u32 value, u64 n) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    out[k] = value;
}
KERNEL void fill_u8(u8 *out, u32 value, u64 n) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    out[k] = (u8)value;
}

typedef u32 u32x4 __attribute__((ext_vector_type(4)));

// out[k] = in[k] for k < n, in elements of 16 bytes, 4 bytes, 1 byte.
KERNEL void copy_16(const u32x4 *__restrict in, u32x4 *__restrict out, u64 n) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    out[k] = in[k];
}
KERNEL void copy_4(const u32 *__restrict in, u32 *__restrict out, u64 n) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    out[k] = in[k];
}
KERNEL void copy_1(const u8 *__restrict in, u8 *__restrict out, u64 n) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    out[k] = in[k];
}

// Rows: out[row * out_pitch + k] = in[row * in_pitch + k] for k < width bytes, row = block y; pitches in bytes.
KERNEL void copy_rows(const u8 *__restrict in, u64 in_pitch, u8 *__restrict out, u64 out_pitch, u64 width) {
  u64 row = block_y();
  for (u64 k = global_x(); k < width; k += grid_size_x())
    out[row * out_pitch + k] = in[row * in_pitch + k];
}

// data[k] = data[k] * 3 + value (wrapping) for k < n: applying it in another order gives another answer.
KERNEL void step(u32 *data, u32 value, u64 n) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    data[k] = data[k] * 3 + value;
}

// out[k] = value + k (wrapping) for k < n.
KERNEL void iota(u32 *out, u32 value, u64 n) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    out[k] = value + (u32)k;
}

// *mismatches += how many k < n have data[k] != value + k (wrapping).
KERNEL void count_mismatches(const u32 *data, u32 value, u64 n, u32 *mismatches) {
  for (u64 k = global_x(); k < n; k += grid_size_x())
    if (data[k] != value + (u32)k)
      __hip_atomic_fetch_add(mismatches, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

// Transposes an n x n matrix of u32, n a multiple of 32, through LDS; blocks of 32 x 8, grid n / 32 squared blocks.
KERNEL void transpose(const u32 *in, u32 *out, u32 n) {
  SHARED u32 tile[32][33];
  u32 x = thread_x(), y = thread_y();
  u32 col = block_x() * 32, row = block_y() * 32;
  for (u32 k = 0; k < 32; k += 8)
    tile[y + k][x] = in[(row + y + k) * n + col + x];
  sync_threads();
  for (u32 k = 0; k < 32; k += 8)
    out[(col + y + k) * n + row + x] = tile[x][y + k];
}
