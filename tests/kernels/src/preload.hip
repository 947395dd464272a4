#include "gpu.h"

// Built with kernel argument preload: the first arguments are in scalar registers when the kernel starts.

// out[i] = a[i] * scale + offset + i (wrapping) for i < n.
KERNEL void preloaded(const u32 *a, u32 *out, u32 n, u32 scale, u32 offset) {
  u32 i = global_x();
  if (i < n)
    out[i] = a[i] * scale + offset + i;
}

// More arguments than registers for them: out[i] = the wrapping sum of all eighteen words + i.
KERNEL void preloaded_many(u32 *out, u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g, u64 h, u32 k, u32 l) {
  u32 i = global_x();
  u64 sum = 0, all[8] = {a, b, c, d, e, f, g, h};
  for (u32 w = 0; w < 8; w++)
    sum += (u32)all[w] + (all[w] >> 32);
  out[i] = (u32)sum + k + l + i;
}
