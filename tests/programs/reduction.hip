// Sums by three ways: a tree in static LDS, shuffles over a wave with dynamic LDS, and atomics; a template kernel in two types.
#include "check.h"
#include <vector>

const char *const program_name = "reduction";

template <typename T> __global__ void tree(const T *in, T *out, unsigned n) {
  __shared__ T part[512];
  unsigned i = blockIdx.x * 512 + threadIdx.x;
  part[threadIdx.x] = i < n ? in[i] : T(0);
  __syncthreads();
  for (unsigned stride = 256; stride != 0; stride >>= 1) {
    if (threadIdx.x < stride)
      part[threadIdx.x] += part[threadIdx.x + stride];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = part[0];
}

__global__ void by_shuffles(const unsigned *in, unsigned long long *out, unsigned n) {
  extern __shared__ unsigned long long wave_sums[];
  unsigned long long sum = 0;
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += in[i];
  for (int step = warpSize / 2; step != 0; step >>= 1)
    sum += __shfl_down(sum, step);
  if (threadIdx.x % warpSize == 0)
    wave_sums[threadIdx.x / warpSize] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (unsigned wave = 1; wave < blockDim.x / warpSize; wave++)
      sum += wave_sums[wave];
    atomicAdd(out, sum);
  }
}

__global__ void extremes(const unsigned *in, unsigned *lowest, unsigned *highest, unsigned *odd, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  atomicMin(lowest, in[i]);
  atomicMax(highest, in[i]);
  unsigned long long mask = __ballot(in[i] & 1);
  if (__popcll(mask & ((1ull << (threadIdx.x % warpSize)) - 1)) == 0 && (in[i] & 1))
    atomicAdd(odd, (unsigned)__popcll(mask));
}

template <typename T> static T sum_on_device(const std::vector<T> &values) {
  unsigned n = values.size(), blocks = (n + 511) / 512;
  T *in, *out;
  CHECK(hipMalloc(&in, n * sizeof(T)));
  CHECK(hipMalloc(&out, blocks * sizeof(T)));
  CHECK(hipMemcpy(in, values.data(), n * sizeof(T), hipMemcpyHostToDevice));
  tree<T><<<blocks, 512>>>(in, out, n);
  CHECK(hipGetLastError());
  std::vector<T> parts(blocks);
  CHECK(hipMemcpy(parts.data(), out, blocks * sizeof(T), hipMemcpyDeviceToHost));
  CHECK(hipFree(in));
  CHECK(hipFree(out));
  T sum = 0;
  for (T part : parts)
    sum += part;
  return sum;
}

int main() {
  const unsigned n = 100001;
  Numbers numbers;
  std::vector<unsigned> values(n);
  std::vector<double> doubles(n);
  unsigned long long expected = 0;
  unsigned low = ~0u, high = 0, odd = 0, wrapped = 0;
  double expected_double = 0;
  for (unsigned i = 0; i < n; i++) {
    unsigned v = values[i] = numbers.next();
    doubles[i] = v % 1000;
    expected += v;
    wrapped += v;
    expected_double += doubles[i];
    low = v < low ? v : low;
    high = v > high ? v : high;
    odd += v & 1;
  }
  unsigned tree_sum = sum_on_device(values);
  EXPECT(tree_sum == wrapped, "tree sum is %u, not %u", tree_sum, wrapped);
  double double_sum = sum_on_device(doubles);
  EXPECT(double_sum == expected_double, "double sum is %g, not %g", double_sum, expected_double);

  unsigned *in, *counters;
  unsigned long long *total;
  CHECK(hipMalloc(&in, n * sizeof(unsigned)));
  CHECK(hipMalloc(&counters, 3 * sizeof(unsigned)));
  CHECK(hipMalloc(&total, sizeof(*total)));
  CHECK(hipMemcpy(in, values.data(), n * sizeof(unsigned), hipMemcpyHostToDevice));
  CHECK(hipMemset(total, 0, sizeof(*total)));
  int lanes = 0;
  CHECK(hipDeviceGetAttribute(&lanes, hipDeviceAttributeWarpSize, 0));
  by_shuffles<<<8, 256, 256 / lanes * sizeof(unsigned long long)>>>(in, total, n);
  CHECK(hipGetLastError());
  unsigned long long shuffled;
  CHECK(hipMemcpy(&shuffled, total, sizeof shuffled, hipMemcpyDeviceToHost));
  EXPECT(shuffled == expected, "shuffle sum is %llu, not %llu", shuffled, expected);

  unsigned start[3] = {~0u, 0, 0}, end[3];
  CHECK(hipMemcpy(counters, start, sizeof start, hipMemcpyHostToDevice));
  extremes<<<(n + 255) / 256, 256>>>(in, counters, counters + 1, counters + 2, n);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(end, counters, sizeof end, hipMemcpyDeviceToHost));
  EXPECT(end[0] == low && end[1] == high, "extremes are %u and %u, not %u and %u", end[0], end[1], low, high);
  EXPECT(end[2] == odd, "%u odd values, not %u", end[2], odd);
  CHECK(hipFree(in));
  CHECK(hipFree(counters));
  CHECK(hipFree(total));
  return pass("%u values by tree, shuffles and atomics", n);
}
