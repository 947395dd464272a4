// The words of HIP that the kernels here use, spelled with compiler builtins, so that they build without device
// libraries and without ROCm headers.
#pragma once

#define KERNEL extern "C" __attribute__((global))
#define DEVICE __attribute__((device))
#define NOINLINE __attribute__((device, noinline))
#define SHARED __attribute__((shared))
#define CONSTANT __attribute__((constant))
#define BLOCK_AT_MOST(n) __attribute__((amdgpu_flat_work_group_size(1, n)))

typedef signed char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long i64;
typedef unsigned long u64;
typedef _Float16 f16;

DEVICE inline u32 thread_x() { return __builtin_amdgcn_workitem_id_x(); }
DEVICE inline u32 thread_y() { return __builtin_amdgcn_workitem_id_y(); }
DEVICE inline u32 thread_z() { return __builtin_amdgcn_workitem_id_z(); }
DEVICE inline u32 block_x() { return __builtin_amdgcn_workgroup_id_x(); }
DEVICE inline u32 block_y() { return __builtin_amdgcn_workgroup_id_y(); }
DEVICE inline u32 block_z() { return __builtin_amdgcn_workgroup_id_z(); }
DEVICE inline u32 block_size_x() { return __builtin_amdgcn_workgroup_size_x(); }
DEVICE inline u32 block_size_y() { return __builtin_amdgcn_workgroup_size_y(); }
DEVICE inline u32 block_size_z() { return __builtin_amdgcn_workgroup_size_z(); }
DEVICE inline u32 grid_size_x() { return __builtin_amdgcn_grid_size_x(); }

// Index of the work-item in a one-dimensional grid.
DEVICE inline u32 global_x() { return block_x() * block_size_x() + thread_x(); }

DEVICE inline void sync_threads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
