#include "gpu.h"

// out[i] = x after 4096 steps of x = fma(x, a, b), from x = i (as a float); one fused rounding a step.
// The grid covers out exactly.
KERNEL void fma_loop(float *out, float a, float b) {
  u32 i = global_x();
  float x = (float)i;
#pragma unroll 64
  for (u32 step = 0; step < 4096; step++)
    x = __builtin_fmaf(x, a, b);
  out[i] = x;
}

// c = a * b for row-major n x n matrices; each element is a chain of fused multiply-adds over k = 0..n-1 from 0.
// A two-dimensional grid: x = column, y = row; covers the matrix exactly.
KERNEL void matmul(const float *__restrict a, const float *__restrict b, float *__restrict c, u32 n) {
  u32 col = block_x() * block_size_x() + thread_x();
  u32 row = block_y() * block_size_y() + thread_y();
  float sum = 0;
#pragma unroll 8
  for (u32 k = 0; k < n; k++)
    sum = __builtin_fmaf(a[row * n + k], b[k * n + col], sum);
  c[row * n + col] = sum;
}

// The same product, bit for bit, through 16 x 16 tiles in LDS; blocks of 16 x 16, n a multiple of 16.
KERNEL void matmul_tiled(const float *__restrict a, const float *__restrict b, float *__restrict c, u32 n) {
  SHARED float tile_a[16][16], tile_b[16][16];
  u32 x = thread_x(), y = thread_y();
  u32 col = block_x() * 16 + x, row = block_y() * 16 + y;
  float sum = 0;
  for (u32 base = 0; base < n; base += 16) {
    tile_a[y][x] = a[row * n + base + x];
    tile_b[y][x] = b[(base + y) * n + col];
    sync_threads();
    for (u32 k = 0; k < 16; k++)
      sum = __builtin_fmaf(tile_a[y][k], tile_b[k][x], sum);
    sync_threads();
  }
  c[row * n + col] = sum;
}
