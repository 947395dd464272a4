#include "gpu.h"

// out[block] = sum of in[block * 1024 .. +1024] by a tree: at stride 512, 256, … 1, element t += element t + stride.
// Blocks of 1024; elements at or beyond n count as 0. Eleven barriers.
KERNEL void reduce_sum_f32(const float *in, float *out, u32 n) {
  SHARED float lds[1024];
  u32 t = thread_x(), i = block_x() * 1024 + t;
  lds[t] = i < n ? in[i] : 0.0f;
  sync_threads();
  for (u32 stride = 512; stride != 0; stride >>= 1) {
    if (t < stride)
      lds[t] += lds[t + stride];
    sync_threads();
  }
  if (t == 0)
    out[block_x()] = lds[0];
}

// out[block] = wrapping sum of in[block * 512 .. +512]; blocks of 512, n as above, the loop unrolled.
KERNEL void reduce_sum_u32(const u32 *in, u32 *out, u32 n) {
  SHARED u32 lds[512];
  u32 t = thread_x(), i = block_x() * 512 + t;
  lds[t] = i < n ? in[i] : 0;
  sync_threads();
#pragma unroll
  for (u32 stride = 256; stride != 0; stride >>= 1) {
    if (t < stride)
      lds[t] += lds[t + stride];
    sync_threads();
  }
  if (t == 0)
    out[block_x()] = lds[0];
}

extern SHARED u64 dynamic_lds[];

// out[block] = wrapping sum of the block's elements of in, for any power-of-two block size; needs 8 bytes of dynamic
// LDS for each work-item.
KERNEL void reduce_dynamic_u64(const u64 *in, u64 *out) {
  u32 t = thread_x();
  dynamic_lds[t] = in[global_x()];
  sync_threads();
  for (u32 stride = block_size_x() / 2; stride != 0; stride >>= 1) {
    if (t < stride)
      dynamic_lds[t] += dynamic_lds[t + stride];
    sync_threads();
  }
  if (t == 0)
    out[block_x()] = dynamic_lds[0];
}

// Reverses each block's elements: out[base + t] = in[base + size - 1 - t] + marks[t & 7], where marks is a static LDS
// array that work-item t < 8 sets to t * t. Needs 8 bytes of dynamic LDS for each work-item, behind the static ones.
KERNEL void reverse_dynamic(const u64 *in, u64 *out) {
  SHARED u64 marks[8];
  u32 t = thread_x();
  if (t < 8)
    marks[t] = t * t;
  dynamic_lds[t] = in[global_x()];
  sync_threads();
  out[global_x()] = dynamic_lds[block_size_x() - 1 - t] + marks[t & 7];
}

// out[block] = the dynamic LDS size in bytes that the runtime passes in the hidden arguments (code object 5 and up); the last
// 8 bytes of that LDS are written and read on the way.
KERNEL void dynamic_lds_size(u32 *out) {
  const __attribute__((address_space(4))) u32 *hidden =
      (const __attribute__((address_space(4))) u32 *)__builtin_amdgcn_implicitarg_ptr();
  u32 size = hidden[120 / 4];
  if (thread_x() == 0)
    dynamic_lds[size / 8 - 1] = size;
  sync_threads();
  if (thread_x() == block_size_x() - 1)
    out[block_x()] = (u32)dynamic_lds[size / 8 - 1];
}
