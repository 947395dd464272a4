#include "gpu.h"

// Loads and stores narrower than a register; work-item i of a grid that covers the arrays.

// wide[4i..4i+4] = u8, i8, u16, i16 of in at byte offsets i, i, 2i, 2i, zero- or sign-extended.
KERNEL void load_extend(const u8 *in, i32 *wide) {
  u32 i = global_x();
  wide[4 * i + 0] = in[i];
  wide[4 * i + 1] = ((const i8 *)in)[i];
  wide[4 * i + 2] = ((const u16 *)in)[i];
  wide[4 * i + 3] = ((const i16 *)in)[i];
}

// bytes[i] = low 8 bits of in[i], halves[i] = low 16 bits, high_bytes[i] = bits 16..24, high_halves[i] = bits 16..32.
KERNEL void store_truncate(const u32 *in, u8 *bytes, u16 *halves, u8 *high_bytes, u16 *high_halves) {
  u32 i = global_x(), v = in[i];
  bytes[i] = (u8)v;
  halves[i] = (u16)v;
  high_bytes[i] = (u8)(v >> 16);
  high_halves[i] = (u16)(v >> 16);
}

struct __attribute__((packed)) Odd {
  u8 tag;
  u32 word;
  u16 half;
  u64 wide;
};

// Unaligned fields of 15-byte records: out[i] = {tag + 1, word * 3, half ^ 0x5555, wide - word} of in[i] (wrapping).
KERNEL void unaligned(const Odd *in, Odd *out) {
  u32 i = global_x();
  Odd r = in[i];
  out[i] = {(u8)(r.tag + 1), r.word * 3, (u16)(r.half ^ 0x5555), r.wide - r.word};
}

// Through LDS: out[i] = bytes of the block reversed by table[255 - t] for blocks of 256, as u8, plus half-words swapped in
// pairs: halves[i] = input half-word of work-item t ^ 1.
KERNEL void lds_bytes(const u8 *in, u8 *out, const u16 *half_in, u16 *half_out) {
  SHARED u8 bytes[256];
  SHARED u16 halves[256];
  u32 t = thread_x(), i = block_x() * 256 + t;
  bytes[t] = in[i];
  halves[t] = half_in[i];
  sync_threads();
  out[i] = bytes[255 - t];
  half_out[i] = halves[t ^ 1];
}

typedef u8 bytes4 __attribute__((ext_vector_type(4)));
typedef u16 halves2 __attribute__((ext_vector_type(2)));

// Arithmetic on narrow lanes: out[i] = a[i] + b[i] * 3 for each of 4 bytes (wrapping); half_out[i] = (a - b, a << (b & 15)) on
// the two half-words of half_a[i], half_b[i]: x of the first, y of the second.
KERNEL void narrow_arithmetic(const bytes4 *a, const bytes4 *b, bytes4 *out, const halves2 *half_a, const halves2 *half_b,
                              halves2 *half_out) {
  u32 i = global_x();
  out[i] = a[i] + b[i] * (u8)3;
  halves2 x = half_a[i], y = half_b[i], r;
  r.x = x.x - y.x;
  r.y = (u16)(x.y << (y.y & 15));
  half_out[i] = r;
}

// Two half-words loaded from different places into one register: out[i] = low[i] | high[n - 1 - i] << 16.
KERNEL void pair_halves(const u16 *low, const u16 *high, u32 *out, u32 n) {
  u32 i = global_x();
  halves2 r = {low[i], high[n - 1 - i]};
  out[i] = __builtin_bit_cast(u32, r);
}
