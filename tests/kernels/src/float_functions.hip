#include "gpu.h"

// Every kernel here: work-item i of a grid that covers the arrays; n = work-items in the grid; results are IEEE,
// round to nearest even, denormals kept, unless said otherwise.

// out[k * n + i] for k = 0..8: floor, ceil, trunc, round-to-even of a; min(a, b), max(a, b)
// (the other one where one is NaN), a with b's sign, |a|.
KERNEL void rounding_f32(const float *pa, const float *pb, float *out, u32 n) {
  u32 i = global_x();
  float a = pa[i], b = pb[i];
  out[0 * n + i] = __builtin_floorf(a);
  out[1 * n + i] = __builtin_ceilf(a);
  out[2 * n + i] = __builtin_truncf(a);
  out[3 * n + i] = __builtin_rintf(a);
  out[4 * n + i] = __builtin_fminf(a, b);
  out[5 * n + i] = __builtin_fmaxf(a, b);
  out[6 * n + i] = __builtin_copysignf(a, b);
  out[7 * n + i] = __builtin_fabsf(a);
}
KERNEL void rounding_f64(const double *pa, const double *pb, double *out, u32 n) {
  u32 i = global_x();
  double a = pa[i], b = pb[i];
  out[0 * n + i] = __builtin_floor(a);
  out[1 * n + i] = __builtin_ceil(a);
  out[2 * n + i] = __builtin_trunc(a);
  out[3 * n + i] = __builtin_rint(a);
  out[4 * n + i] = __builtin_fmin(a, b);
  out[5 * n + i] = __builtin_fmax(a, b);
  out[6 * n + i] = __builtin_copysign(a, b);
  out[7 * n + i] = __builtin_fabs(a);
}

// bits[i] = one bit a comparison, from bit 0: a < b, a <= b, a == b, a != b, a > b, a >= b, either is NaN, neither is NaN,
// a is infinite, a is denormal.
KERNEL void compare_f32(const float *pa, const float *pb, u32 *bits) {
  u32 i = global_x();
  float a = pa[i], b = pb[i];
  bits[i] = (u32)(a < b) | (u32)(a <= b) << 1 | (u32)(a == b) << 2 | (u32)(a != b) << 3 | (u32)(a > b) << 4 |
            (u32)(a >= b) << 5 | (u32)__builtin_isunordered(a, b) << 6 | (u32)!__builtin_isunordered(a, b) << 7 |
            (u32)__builtin_isinf(a) << 8 | (u32)__builtin_issubnormal(a) << 9;
}

// Hardware transcendentals, a few units in the last place: out[k * n + i] for k = 0..6: 2^x, log2(|x| + 1), 1 / sqrt(|x| + 1),
// 1 / (|x| + 1), sin(2 pi x), cos(2 pi x) for |x| < 100.
KERNEL void transcendental_f32(const float *in, float *out, u32 n) {
  u32 i = global_x();
  float x = in[i], y = __builtin_fabsf(x) + 1;
  out[0 * n + i] = __builtin_amdgcn_exp2f(x);
  out[1 * n + i] = __builtin_amdgcn_logf(y);
  out[2 * n + i] = __builtin_amdgcn_rsqf(y);
  out[3 * n + i] = __builtin_amdgcn_rcpf(y);
  out[4 * n + i] = __builtin_amdgcn_sinf(x);
  out[5 * n + i] = __builtin_amdgcn_cosf(x);
}

// The compiler's own exp, log, log10, exp2 of x > 0, within 4 units in the last place: out[k * n + i] for k = 0..4.
KERNEL void exponential_f32(const float *in, float *out, u32 n) {
  u32 i = global_x();
  float x = in[i];
  out[0 * n + i] = __builtin_expf(x);
  out[1 * n + i] = __builtin_logf(x);
  out[2 * n + i] = __builtin_log10f(x);
  out[3 * n + i] = __builtin_exp2f(x);
}

// Exponent and fraction of f64 and f32: e[2 * i], e[2 * i + 1] = exponents with |x| = m * 2^e, m in [0.5, 1);
// m64[i], m32[i] = the signed m; s64[i] = x * 2^7; s32[i] = x * 2^-3. Finite x, not 0.
KERNEL void decompose(const double *in64, const float *in32, i32 *e, double *m64, float *m32, double *s64, float *s32) {
  u32 i = global_x();
  double x = in64[i];
  float y = in32[i];
  e[2 * i] = __builtin_amdgcn_frexp_exp(x);
  e[2 * i + 1] = __builtin_amdgcn_frexp_expf(y);
  m64[i] = __builtin_amdgcn_frexp_mant(x);
  m32[i] = __builtin_amdgcn_frexp_mantf(y);
  s64[i] = __builtin_ldexp(x, 7);
  s32[i] = __builtin_ldexpf(y, -3);
}
