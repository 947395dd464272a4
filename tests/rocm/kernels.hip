// What the programs load from a file: as a bundle for both targets, and for each target alone.
#include <hip/hip_runtime.h>

__device__ unsigned offset = 100;

extern "C" __global__ void add(const unsigned *a, const unsigned *b, unsigned *sum, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    sum[i] = a[i] + b[i] + offset;
}

// Each group adds up what its work-items load, in static LDS.
extern "C" __global__ void group_sums(const unsigned *in, unsigned *sums, unsigned n) {
  __shared__ unsigned sum;
  if (threadIdx.x == 0)
    sum = 0;
  __syncthreads();
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&sum, in[i]);
  __syncthreads();
  if (threadIdx.x == 0)
    sums[blockIdx.x] = sum;
}

extern "C" __global__ void append(unsigned *log, unsigned *length, unsigned value) {
  if (threadIdx.x == 0)
    log[(*length)++] = value;
}

extern "C" __global__ void wait_for(volatile unsigned *flag) {
  while (*flag == 0)
    __builtin_amdgcn_s_sleep(8);
}

// A stack in private memory, indexed by values.
extern "C" __global__ void stacks(unsigned *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  volatile unsigned stack[64];
  for (unsigned k = 0; k < 64; k++)
    stack[k] = i * k;
  unsigned sum = 0;
  for (unsigned k = 0; k < n; k++)
    sum += stack[(i + k * 7) % 64];
  out[i] = sum;
}

extern "C" __global__ void store(unsigned *to, unsigned value) { to[threadIdx.x] = value; }

extern "C" __global__ void trap() { __builtin_trap(); }
