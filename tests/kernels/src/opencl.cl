// OpenCL C: argument kinds that HIP does not make.

// A __local pointer argument (the host passes its size): out[i] = in of the work-item mirrored within its group, times
// factors[i & 3] from __constant memory.
__kernel void mirror(__global const uint *in, __global uint *out, __local uint *lds, __constant uint *factors) {
  uint t = __builtin_amdgcn_workitem_id_x();
  uint size = __builtin_amdgcn_workgroup_size_x();
  uint i = __builtin_amdgcn_workgroup_id_x() * size + t;
  lds[t] = in[i];
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  out[i] = lds[size - 1 - t] * factors[i & 3];
}

// Two __local pointers: each work-item stores in[i] to the first and in[i] * 2 to the second; out[i] = first[t ^ 1] + second[t ^ 2].
// Groups are multiples of 4; sizes as the host passes.
__kernel void two_locals(__global const uint *in, __global uint *out, __local uint *first, __local uint *second) {
  uint t = __builtin_amdgcn_workitem_id_x();
  uint i = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() + t;
  first[t] = in[i];
  second[t] = in[i] * 2;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  out[i] = first[t ^ 1] + second[t ^ 2];
}

// reqd_work_group_size: out[i] = i + 1 in groups of 64 only.
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void fixed_size(__global uint *out) {
  uint i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  out[i] = i + 1;
}
