#include "gpu.h"

struct Mixed {
  i8 a;
  u16 b;
  u32 c;
  u64 d;
  float e[3];
  double f;
};
typedef u32 u32x3 __attribute__((ext_vector_type(3)));
typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef f16 f16x2 __attribute__((ext_vector_type(2)));

// Every scalar kind, stored as seen: out[0..12] = a, b, c, d, e, f, g, h (integers, sign-extended to 64 bits), then the bits of the
// f16, f32, f64, then the bool.
KERNEL void scalars(u64 *out, i8 a, u8 b, i16 c, u16 d, i32 e, u32 f, i64 g, u64 h, f16 i, float j, double k, bool l) {
  out[0] = (u64)(i64)a;
  out[1] = b;
  out[2] = (u64)(i64)c;
  out[3] = d;
  out[4] = (u64)(i64)e;
  out[5] = f;
  out[6] = (u64)g;
  out[7] = h;
  out[8] = __builtin_bit_cast(u16, i);
  out[9] = __builtin_bit_cast(u32, j);
  out[10] = __builtin_bit_cast(u64, k);
  out[11] = l;
}

// A struct by value (40 bytes) between two scalars, and vectors: out[0] = first; out[1..9] = fields a, b, c, d (sign-extended
// to 64 bits), the bits of e[0], e[1], e[2], f; out[9] = last; out[10..13] = v; out[13..17] = bits of w; out[17] = bits of x.
KERNEL void aggregates(u64 *out, u8 first, Mixed s, u8 last, u32x3 v, f32x4 w, f16x2 x) {
  out[0] = first;
  out[1] = (u64)(i64)s.a;
  out[2] = s.b;
  out[3] = s.c;
  out[4] = s.d;
  for (u32 k = 0; k < 3; k++)
    out[5 + k] = __builtin_bit_cast(u32, s.e[k]);
  out[8] = __builtin_bit_cast(u64, s.f);
  out[9] = last;
  for (u32 k = 0; k < 3; k++)
    out[10 + k] = v[k];
  for (u32 k = 0; k < 4; k++) {
    float element = w[k];
    out[13 + k] = __builtin_bit_cast(u32, element);
  }
  out[17] = __builtin_bit_cast(u32, x);
}

// Pointers inside a struct: *s.sum = the wrapping sum of s.data[0..s.count], by one work-item.
struct View {
  const u32 *data;
  u32 *sum;
  u32 count;
};
KERNEL void pointers_in_struct(View s) {
  u32 sum = 0;
  for (u32 k = 0; k < s.count; k++)
    sum += s.data[k];
  *s.sum = sum;
}

// A large struct by value: out[i] = s.words[i] for i < 512 (2 KiB of kernel arguments).
struct Large {
  u32 words[512];
};
KERNEL void large_struct(Large s, u32 *out) {
  u32 i = global_x();
  if (i < 512)
    out[i] = s.words[i];
}

// No arguments, no effect.
KERNEL void empty() {}
