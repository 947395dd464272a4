#include "gpu.h"

#define GROUP __HIP_MEMORY_SCOPE_WORKGROUP
#define RELAXED __ATOMIC_RELAXED

template <typename T, int scope> DEVICE inline void update(T *cell, T v) {
  __hip_atomic_fetch_add(cell + 0, v, RELAXED, scope);
  __hip_atomic_fetch_sub(cell + 1, v, RELAXED, scope);
  __hip_atomic_fetch_and(cell + 2, v, RELAXED, scope);
  __hip_atomic_fetch_or(cell + 3, v, RELAXED, scope);
  __hip_atomic_fetch_xor(cell + 4, v, RELAXED, scope);
  __hip_atomic_fetch_min(cell + 5, v, RELAXED, scope);
  __hip_atomic_fetch_max(cell + 6, v, RELAXED, scope);
}

template <typename T> DEVICE inline void update_lds(T *cells, const T *values, T *lds) {
  u32 t = thread_x();
  if (t < 7)
    lds[t] = cells[block_x() * 7 + t];
  sync_threads();
  update<T, GROUP>(lds, values[global_x()]);
  sync_threads();
  if (t < 7)
    cells[block_x() * 7 + t] = lds[t];
}

// Each block loads cells[7 * block .. +7] into LDS; there they take v = values[i] of the block's work-items by wrapping
// add, sub, and, or, xor, min, max (in the type's own signedness); then it stores them back.
KERNEL void atomic_lds_u32(u32 *cells, const u32 *values) {
  SHARED u32 lds[7];
  update_lds(cells, values, lds);
}
KERNEL void atomic_lds_i32(i32 *cells, const i32 *values) {
  SHARED i32 lds[7];
  update_lds(cells, values, lds);
}
KERNEL void atomic_lds_u64(u64 *cells, const u64 *values) {
  SHARED u64 lds[7];
  update_lds(cells, values, lds);
}
KERNEL void atomic_lds_i64(i64 *cells, const i64 *values) {
  SHARED i64 lds[7];
  update_lds(cells, values, lds);
}
