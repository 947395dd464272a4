#include "gpu.h"

DEVICE u64 dispatch_id() __asm("llvm.amdgcn.dispatch.id");

// A work-item's block size, smaller in a last block that is partial. Code objects from version 5 say it by hidden arguments
// (how many whole blocks, the whole size, the remainder), version 4 by the dispatch packet.
#if CODE_OBJECT_VERSION >= 5
DEVICE inline u32 size_of_block(u32 block, u32 dimension) {
  const __attribute__((address_space(4))) u8 *hidden =
      (const __attribute__((address_space(4))) u8 *)__builtin_amdgcn_implicitarg_ptr();
  u32 whole_blocks = ((const __attribute__((address_space(4))) u32 *)hidden)[dimension];
  u32 size = ((const __attribute__((address_space(4))) u16 *)(hidden + 12))[dimension];
  u32 remainder = ((const __attribute__((address_space(4))) u16 *)(hidden + 18))[dimension];
  return block < whole_blocks ? size : remainder;
}
#else
DEVICE inline u32 size_of_block(u32 block, u32 dimension) {
  const __attribute__((address_space(4))) u8 *packet =
      (const __attribute__((address_space(4))) u8 *)__builtin_amdgcn_dispatch_ptr();
  u32 size = ((const __attribute__((address_space(4))) u16 *)(packet + 4))[dimension];
  u32 left = ((const __attribute__((address_space(4))) u32 *)(packet + 12))[dimension] - block * size;
  return left < size ? left : size;
}
#endif

struct WorkItem {
  u32 block[3], thread[3], block_size[3], grid_size[3];
};

// out[(z * size_y + y) * size_x + x] = who work-item (x, y, z) of the whole grid is: block, thread within the block, the
// block's size (smaller in a partial last block), the grid's size in work-items. full = the size of a whole block.
KERNEL void grid3d(WorkItem *out, u32 full_x, u32 full_y, u32 full_z) {
  u32 size_x = __builtin_amdgcn_grid_size_x();
  u32 size_y = __builtin_amdgcn_grid_size_y();
  u32 size_z = __builtin_amdgcn_grid_size_z();
  u32 x = block_x() * full_x + thread_x();
  u32 y = block_y() * full_y + thread_y();
  u32 z = block_z() * full_z + thread_z();
  out[((u64)z * size_y + y) * size_x + x] = {
      {block_x(), block_y(), block_z()},
      {thread_x(), thread_y(), thread_z()},
      {size_of_block(block_x(), 0), size_of_block(block_y(), 1), size_of_block(block_z(), 2)},
      {size_x, size_y, size_z},
  };
}

// out[0..64] = the first 256 bytes of hidden arguments, as u32, by block 0 with at least 64 work-items (the kernarg
// segment of a code object 4 kernel has only 56 bytes of them: give count = 14).
KERNEL void hidden_arguments(u32 *out, u32 count) {
  const __attribute__((address_space(4))) u32 *hidden =
      (const __attribute__((address_space(4))) u32 *)__builtin_amdgcn_implicitarg_ptr();
  u32 t = thread_x();
  if (block_x() + block_y() + block_z() + thread_y() + thread_z() == 0 && t < count)
    out[t] = hidden[t];
}

// out[0..16] = the 64 bytes of the dispatch packet that launched this kernel; out[16..18] = its dispatch id;
// out[18..20] = the address of its queue (amd_queue_t). One block of at least 16.
KERNEL void dispatch_packet(u32 *out) {
  const __attribute__((address_space(4))) u32 *packet =
      (const __attribute__((address_space(4))) u32 *)__builtin_amdgcn_dispatch_ptr();
  u32 t = thread_x();
  if (t < 16)
    out[t] = packet[t];
  u64 id = dispatch_id();
  u64 queue = (u64)__builtin_amdgcn_queue_ptr();
  if (t == 0) {
    out[16] = (u32)id;
    out[17] = (u32)(id >> 32);
    out[18] = (u32)queue;
    out[19] = (u32)(queue >> 32);
  }
}
