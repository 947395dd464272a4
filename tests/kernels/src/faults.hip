#include "gpu.h"

// Kernels that go wrong on purpose. Each first stores 1 to out[i], then does the wrong thing, then stores 2.

// out[i] = in[i]: for an address that is not mapped.
KERNEL void read_at(const volatile u32 *in, volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  out[i] = in[i];
}

// target[i] = value: for an address that is not mapped, or mapped read-only.
KERNEL void write_at(volatile u32 *target, u32 value, volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  target[i] = value;
  out[i] = 2;
}

// An atomic add of value at *target.
KERNEL void atomic_at(u32 *target, u32 value, volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  __hip_atomic_fetch_add(target, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  out[i] = 2;
}

// A word that is no instruction.
KERNEL void illegal_instruction(volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  asm volatile(".long 0xffffffff");
  out[i] = 2;
}

// s_trap 2.
KERNEL void trap(volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  __builtin_trap();
}

// s_trap 2 in the one work-item whose in[i] is 0.
KERNEL void trap_if_zero(const u32 *in, volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  if (in[i] == 0)
    __builtin_trap();
  out[i] = 2;
}

// s_trap 3, a breakpoint: without a debugger the wave goes on.
KERNEL void debug_trap(volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  __builtin_debugtrap();
  out[i] = 2;
}

// Jumps to an address that holds no code.
KERNEL void jump_to(void (*target)(), volatile u32 *out) {
  u32 i = global_x();
  out[i] = 1;
  target();
  out[i] = 2;
}

// LDS at a byte offset that may lie beyond what the block has (256 bytes, given out in steps of 512): out[i] = 7 for an offset
// below 256, 0 for 64 KiB and above, where the load is out of range.
KERNEL void lds_at(u32 offset, volatile u32 *out) {
  SHARED volatile u32 lds[64];
  u32 i = global_x();
  lds[thread_x() & 63] = 7;
  sync_threads();
  out[i] = 1;
  out[i] = lds[offset / 4];
}
