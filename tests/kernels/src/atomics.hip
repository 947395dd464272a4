#include "gpu.h"

#define AGENT __HIP_MEMORY_SCOPE_AGENT
#define SYSTEM __HIP_MEMORY_SCOPE_SYSTEM
#define RELAXED __ATOMIC_RELAXED

// Every kernel here: work-item i (any one-dimensional grid), v = values[i].

template <typename T, int scope> DEVICE inline void update(T *cell, T v) {
  __hip_atomic_fetch_add(cell + 0, v, RELAXED, scope);
  __hip_atomic_fetch_sub(cell + 1, v, RELAXED, scope);
  __hip_atomic_fetch_and(cell + 2, v, RELAXED, scope);
  __hip_atomic_fetch_or(cell + 3, v, RELAXED, scope);
  __hip_atomic_fetch_xor(cell + 4, v, RELAXED, scope);
  __hip_atomic_fetch_min(cell + 5, v, RELAXED, scope);
  __hip_atomic_fetch_max(cell + 6, v, RELAXED, scope);
}

// cells[0..7) take v by wrapping add, sub, and, or, xor, min, max (in the type's own signedness); nothing returned.
KERNEL void atomic_u32(u32 *cells, const u32 *values) { update<u32, AGENT>(cells, values[global_x()]); }
KERNEL void atomic_i32(i32 *cells, const i32 *values) { update<i32, AGENT>(cells, values[global_x()]); }
KERNEL void atomic_u64(u64 *cells, const u64 *values) { update<u64, AGENT>(cells, values[global_x()]); }
KERNEL void atomic_i64(i64 *cells, const i64 *values) { update<i64, AGENT>(cells, values[global_x()]); }
KERNEL void atomic_system_u32(u32 *cells, const u32 *values) { update<u32, SYSTEM>(cells, values[global_x()]); }
