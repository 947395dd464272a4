#include "gpu.h"

// A private array indexed by data: table[k] = k * seed for k < 64; then 64 times j = (j * 5 + table[j]) & 63 from
// j = i & 63 with table[j] += i at each step; out[i] = the wrapping sum of the table at the end. seed = seeds[i].
KERNEL void private_array(const u32 *seeds, u32 *out) {
  u32 i = global_x(), seed = seeds[i], table[64];
  for (u32 k = 0; k < 64; k++)
    table[k] = k * seed;
  u32 j = i & 63;
#pragma nounroll
  for (u32 step = 0; step < 64; step++) {
    j = (j * 5 + table[j]) & 63;
    table[j] += i;
  }
  u32 sum = 0;
  for (u32 k = 0; k < 64; k++)
    sum += table[k];
  out[i] = sum;
}

// The same idea on bytes and half-words: bytes[k] = seed >> (k & 24), halves[k] = seed * k for k < 32;
// for each k: bytes[(k * seed) & 31] += halves[(k + seed) & 31]; out[i] = sum of bytes (unsigned) and halves (signed).
KERNEL void private_bytes(const u32 *seeds, i32 *out) {
  u32 i = global_x(), seed = seeds[i];
  u8 bytes[32];
  i16 halves[32];
  for (u32 k = 0; k < 32; k++) {
    bytes[k] = (u8)(seed >> (k & 24));
    halves[k] = (i16)(seed * k);
  }
#pragma nounroll
  for (u32 k = 0; k < 32; k++)
    bytes[(k * seed) & 31] += (u8)halves[(k + seed) & 31];
  i32 sum = 0;
  for (u32 k = 0; k < 32; k++)
    sum += (i32)bytes[k] + halves[k];
  out[i] = sum;
}

// Forty live values in registers for fewer: v[k] = in[k * n + i], twice v[k] = v[k] * v[(k + 7) % 40] + v[(k + 13) % 40]
// in place for k = 0..40, then out[k * n + i] = v[k]; wrapping. n = work-items in the grid.
KERNEL __attribute__((amdgpu_num_vgpr(24))) void spill(const u32 *in, u32 *out, u32 n) {
  u32 i = global_x(), v[40];
#pragma unroll
  for (u32 k = 0; k < 40; k++)
    v[k] = in[k * n + i];
#pragma unroll
  for (u32 round = 0; round < 2; round++)
#pragma unroll
    for (u32 k = 0; k < 40; k++)
      v[k] = v[k] * v[(k + 7) % 40] + v[(k + 13) % 40];
#pragma unroll
  for (u32 k = 0; k < 40; k++)
    out[k * n + i] = v[k];
}

// A pointer that may be private, LDS or global: kind = i % 3 selects it; each holds i * 3 + kind; out[i] = the value read
// through a generic pointer, plus 100 * (is it LDS) + 1000 * (is it private).
KERNEL void generic_pointer(u32 *global, u32 *out) {
  SHARED u32 lds[256];
  u32 i = global_x(), t = thread_x() & 255, kind = i % 3;
  u32 own[2] = {i * 3, i};
  lds[t] = i * 3 + 1;
  global[i] = i * 3 + 2;
  sync_threads();
  volatile u32 *p = kind == 0 ? own : kind == 1 ? &lds[t] : &global[i];
  out[i] = *p + 100 * __builtin_amdgcn_is_shared((const __attribute__((address_space(0))) void *)(void *)p) +
           1000 * __builtin_amdgcn_is_private((const __attribute__((address_space(0))) void *)(void *)p);
}
