#include "gpu.h"

// Work-item i of a grid that covers the arrays; n = work-items in the grid; all wrapping.

// out[k * n + i] for k = 0..12: a + b, a - b, a * b, high 64 bits of the unsigned product, of the signed product, a << (b & 63),
// a >> (b & 63), signed a >> (b & 63), min, max, signed min, signed max.
KERNEL void arithmetic_u64(const u64 *pa, const u64 *pb, u64 *out, u32 n) {
  u32 i = global_x();
  u64 a = pa[i], b = pb[i];
  out[0 * n + i] = a + b;
  out[1 * n + i] = a - b;
  out[2 * n + i] = a * b;
  out[3 * n + i] = (u64)(((unsigned __int128)a * b) >> 64);
  out[4 * n + i] = (u64)(((__int128)(i64)a * (i64)b) >> 64);
  out[5 * n + i] = a << (b & 63);
  out[6 * n + i] = a >> (b & 63);
  out[7 * n + i] = (u64)((i64)a >> (b & 63));
  out[8 * n + i] = a < b ? a : b;
  out[9 * n + i] = a < b ? b : a;
  out[10 * n + i] = (u64)((i64)a < (i64)b ? (i64)a : (i64)b);
  out[11 * n + i] = (u64)((i64)a < (i64)b ? (i64)b : (i64)a);
}

// out[k * n + i] for k = 0..15: set bits of a, leading zeros (32 for 0), trailing zeros (32 for 0), a bit-reversed, bytes of a
// reversed, a rotated left by b & 31, bits 5..12 of a, the same sign-extended, a with bits 8..16 from b, (a + b) >> 1 without
// overflow, a + b saturated at the top, a - b saturated at 0, sum of |differences| of the four bytes, low 24 bits product
// (low 32 bits of it), bytes of a and b interleaved: a.0 b.0 a.1 b.1 from the low end.
KERNEL void bits_u32(const u32 *pa, const u32 *pb, u32 *out, u32 n) {
  u32 i = global_x();
  u32 a = pa[i], b = pb[i];
  out[0 * n + i] = __builtin_popcount(a);
  out[1 * n + i] = a == 0 ? 32 : __builtin_clz(a);
  out[2 * n + i] = a == 0 ? 32 : __builtin_ctz(a);
  out[3 * n + i] = __builtin_bitreverse32(a);
  out[4 * n + i] = __builtin_bswap32(a);
  out[5 * n + i] = __builtin_rotateleft32(a, b & 31);
  out[6 * n + i] = (a >> 5) & 0x7f;
  out[7 * n + i] = (u32)((i32)(a << 20) >> 25);
  out[8 * n + i] = (a & ~0xff00u) | (b & 0xff00u);
  out[9 * n + i] = (u32)(((u64)a + b) >> 1);
  out[10 * n + i] = __builtin_elementwise_add_sat(a, b);
  out[11 * n + i] = __builtin_elementwise_sub_sat(a, b);
  out[12 * n + i] = __builtin_amdgcn_sad_u8(a, b, 0);
  out[13 * n + i] = (a & 0xffffff) * (b & 0xffffff);
  out[14 * n + i] = __builtin_amdgcn_perm(b, a, 0x05010400);
}

// out[i] = popcount, leading zeros, trailing zeros (64 for 0) and bit reversal of 64 bits: out[k * n + i] for k = 0..4.
KERNEL void bits_u64(const u64 *pa, u64 *out, u32 n) {
  u32 i = global_x();
  u64 a = pa[i];
  out[0 * n + i] = __builtin_popcountl(a);
  out[1 * n + i] = a == 0 ? 64 : __builtin_clzl(a);
  out[2 * n + i] = a == 0 ? 64 : __builtin_ctzl(a);
  out[3 * n + i] = __builtin_bitreverse64(a);
}

// Scalar (the same for the whole block): out[block * 8 + k] for k = 0..8 from w = words[block]: popcount, leading zeros,
// w / 7, w % 7, w * w high 32 bits, w rotated left by 5, bit-reversed, |signed w|; one work-item stores.
KERNEL void scalar_u32(const u32 *words, u32 *out) {
  u32 w = __builtin_amdgcn_readfirstlane(words[block_x()]);
  u32 r[8] = {(u32)__builtin_popcount(w), w == 0 ? 32 : (u32)__builtin_clz(w), w / 7, w % 7, (u32)(((u64)w * w) >> 32),
              __builtin_rotateleft32(w, 5), __builtin_bitreverse32(w), (u32)__builtin_abs((i32)w)};
  if (thread_x() == 0)
    for (u32 k = 0; k < 8; k++)
      out[block_x() * 8 + k] = r[k];
}
