#include "gpu.h"

// Work-item i of a grid that covers the arrays; n = work-items in the grid. Float to integer truncates; the inputs must
// be in range of the result type.

// Integers to floats, round to nearest even: f32[k * n + i] for k = 0..4 from the u32, i32, u64, i64 inputs, f64 the same,
// f16[k * n + i] for k = 0..2 from the low 16 bits of the u32 (unsigned) and of the i32 (signed).
KERNEL void int_to_float(const u32 *a, const i32 *b, const u64 *c, const i64 *d, float *f32, double *f64, f16 *half, u32 n) {
  u32 i = global_x();
  f32[0 * n + i] = (float)a[i];
  f32[1 * n + i] = (float)b[i];
  f32[2 * n + i] = (float)c[i];
  f32[3 * n + i] = (float)d[i];
  f64[0 * n + i] = (double)a[i];
  f64[1 * n + i] = (double)b[i];
  f64[2 * n + i] = (double)c[i];
  f64[3 * n + i] = (double)d[i];
  half[0 * n + i] = (f16)(u16)a[i];
  half[1 * n + i] = (f16)(i16)b[i];
}

// Floats to integers: from a f32 x and a f64 y: r32[0 * n + i] = u32 of |x|, r32[1 * n + i] = i32 of x, r32[2 * n + i] = u32 of |y|,
// r32[3 * n + i] = i32 of y; r64[k * n + i] the same four as u64 and i64.
KERNEL void float_to_int(const float *x, const double *y, u32 *r32, u64 *r64, u32 n) {
  u32 i = global_x();
  float a = __builtin_fabsf(x[i]);
  double b = __builtin_fabs(y[i]);
  r32[0 * n + i] = (u32)a;
  r32[1 * n + i] = (u32)(i32)x[i];
  r32[2 * n + i] = (u32)b;
  r32[3 * n + i] = (u32)(i32)y[i];
  r64[0 * n + i] = (u64)a;
  r64[1 * n + i] = (u64)(i64)x[i];
  r64[2 * n + i] = (u64)b;
  r64[3 * n + i] = (u64)(i64)y[i];
}

// Floats to floats: from a f32 x, a f64 y, a f16 z: half[0 * n + i] = f16 of x, half[1 * n + i] = f16 of y (through f32 is wrong);
// single[0 * n + i] = f32 of y, single[1 * n + i] = f32 of z; twice[0 * n + i] = f64 of x, twice[1 * n + i] = f64 of z.
KERNEL void float_to_float(const float *x, const double *y, const f16 *z, f16 *half, float *single, double *twice, u32 n) {
  u32 i = global_x();
  half[0 * n + i] = (f16)x[i];
  half[1 * n + i] = (f16)y[i];
  single[0 * n + i] = (float)y[i];
  single[1 * n + i] = (float)z[i];
  twice[0 * n + i] = (double)x[i];
  twice[1 * n + i] = (double)z[i];
}
