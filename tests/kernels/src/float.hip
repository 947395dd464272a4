#include "gpu.h"

// Every kernel here: work-item i of a grid that covers the arrays; n = work-items in the grid; results are IEEE,
// round to nearest even, denormals kept, unless said otherwise.

typedef f16 half2 __attribute__((ext_vector_type(2)));

DEVICE inline f16 root(f16 x) { return __builtin_sqrtf16(x); }
DEVICE inline float root(float x) { return __builtin_sqrtf(x); }
DEVICE inline double root(double x) { return __builtin_sqrt(x); }
DEVICE inline f16 fused(f16 a, f16 b, f16 c) { return __builtin_fmaf16(a, b, c); }
DEVICE inline float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
DEVICE inline double fused(double a, double b, double c) { return __builtin_fma(a, b, c); }

template <typename T> DEVICE inline void arithmetic(const T *pa, const T *pb, T *out, u32 n) {
#pragma clang fp contract(off)
  u32 i = global_x();
  T a = pa[i], b = pb[i];
  out[0 * n + i] = a + b;
  out[1 * n + i] = a - b;
  out[2 * n + i] = a * b;
  out[3 * n + i] = a / b;
  out[4 * n + i] = fused(a, b, a);
  out[5 * n + i] = root(a < 0 ? -a : a);
}

// out[k * n + i] for k = 0..6: a + b, a - b, a * b, a / b, fma(a, b, a), sqrt(|a|).
KERNEL void arithmetic_f16(const f16 *a, const f16 *b, f16 *out, u32 n) { arithmetic<f16>(a, b, out, n); }
KERNEL void arithmetic_f32(const float *a, const float *b, float *out, u32 n) { arithmetic<float>(a, b, out, n); }
KERNEL void arithmetic_f64(const double *a, const double *b, double *out, u32 n) { arithmetic<double>(a, b, out, n); }

// Packed halves: out[0 * n + i] = a + b, out[1 * n + i] = a * b, out[2 * n + i] = fma(a, b, b with its halves swapped),
// out[3 * n + i] = a + b.x in both halves.
KERNEL void packed_f16(const half2 *pa, const half2 *pb, half2 *out, u32 n) {
#pragma clang fp contract(off)
  u32 i = global_x();
  half2 a = pa[i], b = pb[i];
  out[0 * n + i] = a + b;
  out[1 * n + i] = a * b;
  out[2 * n + i] = __builtin_elementwise_fma(a, b, b.yx);
  out[3 * n + i] = a + b.xx;
}
