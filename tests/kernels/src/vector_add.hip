#include "gpu.h"

// c[i] = a[i] + b[i] for i < n; the work-items beyond n do nothing.
KERNEL void vector_add(const float *a, const float *b, float *c, u32 n) {
  u32 i = global_x();
  if (i < n)
    c[i] = a[i] + b[i];
}
