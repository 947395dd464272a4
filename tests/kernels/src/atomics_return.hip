#include "gpu.h"

#define AGENT __HIP_MEMORY_SCOPE_AGENT
#define GROUP __HIP_MEMORY_SCOPE_WORKGROUP
#define RELAXED __ATOMIC_RELAXED

// Every kernel here: any one-dimensional grid, work-item i.

template <typename T, int scope> DEVICE inline void tickets(T *cells, T *out, u32 i) {
  out[4 * i + 0] = __hip_atomic_fetch_add(cells + 0, (T)1, RELAXED, scope);
  out[4 * i + 1] = __hip_atomic_exchange(cells + 1, (T)(i + 1), RELAXED, scope);
  out[4 * i + 2] = __hip_atomic_fetch_max(cells + 2, (T)i, RELAXED, scope);
  out[4 * i + 3] = __hip_atomic_fetch_xor(cells + 3, (T)1 << (i & 31), RELAXED, scope);
}

// out[4i..4i+4] = the old values of: cells[0] += 1; cells[1] exchanged for i + 1; cells[2] = max(cells[2], i);
// cells[3] ^= 1 << (i & 31). So with cells zero at first: column 0 is a permutation of 0..N; column 1 together with
// the final cells[1] is a permutation of 0..=N.
KERNEL void tickets_u32(u32 *cells, u32 *out) { tickets<u32, AGENT>(cells, out, global_x()); }
KERNEL void tickets_u64(u64 *cells, u64 *out) { tickets<u64, AGENT>(cells, out, global_x()); }

// The same within one block on LDS cells that start at zero and are stored to cells at the end.
KERNEL void tickets_lds_u32(u32 *cells, u32 *out) {
  SHARED u32 lds[4];
  u32 t = thread_x();
  if (t < 4)
    lds[t] = 0;
  sync_threads();
  tickets<u32, GROUP>(lds, out, t);
  sync_threads();
  if (t < 4)
    cells[t] = lds[t];
}
KERNEL void tickets_lds_u64(u64 *cells, u64 *out) {
  SHARED u64 lds[4];
  u32 t = thread_x();
  if (t < 4)
    lds[t] = 0;
  sync_threads();
  tickets<u64, GROUP>(lds, out, t);
  sync_threads();
  if (t < 4)
    cells[t] = lds[t];
}

template <typename T> DEVICE inline void cas_add(T *cell, T v) {
  T seen = __hip_atomic_load(cell, RELAXED, AGENT);
  while (!__hip_atomic_compare_exchange_strong(cell, &seen, seen + v, RELAXED, RELAXED, AGENT)) {
  }
}

// By compare-and-swap loops: *cell32 += i (wrapping), *cell64 += (i << 33) + 1 (wrapping), and *cell_lds[block] = the
// sum of the block's i, built in LDS.
KERNEL void cas_loops(u32 *cell32, u64 *cell64, u32 *cell_lds) {
  SHARED u32 lds;
  u32 i = global_x();
  if (thread_x() == 0)
    lds = 0;
  sync_threads();
  cas_add(cell32, i);
  cas_add(cell64, ((u64)i << 33) + 1);
  u32 seen = __hip_atomic_load(&lds, RELAXED, GROUP);
  while (!__hip_atomic_compare_exchange_strong(&lds, &seen, seen + i, RELAXED, RELAXED, GROUP)) {
  }
  sync_threads();
  if (thread_x() == 0)
    cell_lds[block_x()] = lds;
}

// The wrapping counters: cells[0] counts up and returns to 0 after limit; cells[1] counts down and goes to limit from
// 0 or from above limit. out[2i], out[2i + 1] = the old values. cells[2], cells[3] take the same without a return.
KERNEL void wrap_counters(u32 *cells, u32 *out, u32 limit) {
  u32 i = global_x();
  out[2 * i] = __builtin_amdgcn_atomic_inc32(cells + 0, limit, RELAXED, "agent");
  out[2 * i + 1] = __builtin_amdgcn_atomic_dec32(cells + 1, limit, RELAXED, "agent");
  __builtin_amdgcn_atomic_inc32(cells + 2, limit, RELAXED, "agent");
  __builtin_amdgcn_atomic_dec32(cells + 3, limit, RELAXED, "agent");
}
