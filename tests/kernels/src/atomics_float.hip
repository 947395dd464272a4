#include "gpu.h"

#define AGENT __HIP_MEMORY_SCOPE_AGENT
#define GROUP __HIP_MEMORY_SCOPE_WORKGROUP
#define RELAXED __ATOMIC_RELAXED

// Built with -munsafe-fp-atomics: hardware float atomics instead of compare-and-swap loops.
// Every kernel here: any one-dimensional grid, work-item i, v = values[i]; sums in any order, so give integers whose
// sums are exact.

// *sum += v; *returned += v with the old value in old[i].
KERNEL void atomic_add_f32(float *sum, float *returned, float *old, const float *values) {
  u32 i = global_x();
  __hip_atomic_fetch_add(sum, values[i], RELAXED, AGENT);
  old[i] = __hip_atomic_fetch_add(returned, values[i], RELAXED, AGENT);
}
KERNEL void atomic_add_f64(double *sum, double *returned, double *old, const double *values) {
  u32 i = global_x();
  __hip_atomic_fetch_add(sum, values[i], RELAXED, AGENT);
  old[i] = __hip_atomic_fetch_add(returned, values[i], RELAXED, AGENT);
}

// cells[0] = min(cells[0], v), cells[1] = max(cells[1], v).
KERNEL void atomic_minmax_f64(double *cells, const double *values) {
  double v = values[global_x()];
  __hip_atomic_fetch_min(cells + 0, v, RELAXED, AGENT);
  __hip_atomic_fetch_max(cells + 1, v, RELAXED, AGENT);
}

// The same on float, which gfx942 has no global instruction for.
KERNEL void atomic_minmax_f32(float *cells, const float *values) {
  float v = values[global_x()];
  __hip_atomic_fetch_min(cells + 0, v, RELAXED, AGENT);
  __hip_atomic_fetch_max(cells + 1, v, RELAXED, AGENT);
}

// Per block, in LDS from zero: sums32[block], sums64[block] = the sums of the block's values; old32[i], old64[i] = what
// the adding work-item got back (the first add in each block gets 0).
KERNEL void atomic_lds_float(float *sums32, double *sums64, float *old32, double *old64, const float *values) {
  SHARED float lds32;
  SHARED double lds64;
  u32 i = global_x();
  if (thread_x() == 0) {
    lds32 = 0;
    lds64 = 0;
  }
  sync_threads();
  old32[i] = __hip_atomic_fetch_add(&lds32, values[i], RELAXED, GROUP);
  old64[i] = __hip_atomic_fetch_add(&lds64, (double)values[i], RELAXED, GROUP);
  sync_threads();
  if (thread_x() == 0) {
    sums32[block_x()] = lds32;
    sums64[block_x()] = lds64;
  }
}

// RDNA 2 and 3 have no such atomic.
#if !defined(__GFX10__) && !defined(__GFX11__)
typedef f16 half2 __attribute__((ext_vector_type(2)));

// Packed: both halves of *sum take the two halves of values[i].
KERNEL void atomic_add_half2(half2 *sum, const half2 *values) {
  __builtin_amdgcn_global_atomic_fadd_v2f16((__attribute__((address_space(1))) half2 *)sum, values[global_x()]);
}
#endif

// Flat: even work-items add to an LDS cell, odd ones to *cell, through one pointer chosen at run time; out[block] = the
// block's LDS sum.
KERNEL void atomic_flat(u32 *cell, u32 *out, const u32 *values) {
  SHARED u32 lds;
  if (thread_x() == 0)
    lds = 0;
  sync_threads();
  u32 i = global_x();
  u32 *target = i & 1 ? cell : &lds;
  __hip_atomic_fetch_add(target, values[i], RELAXED, AGENT);
  sync_threads();
  if (thread_x() == 0)
    out[block_x()] = lds;
}
