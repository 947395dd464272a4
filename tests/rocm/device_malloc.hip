// malloc and free in kernels: blocks of many sizes, all apart, handed to a later kernel that reads and frees them.
#define __HIP_ENABLE_DEVICE_MALLOC__ 1
#include "../programs/check.h"
#include <vector>

const char *const program_name = "device_malloc";

__global__ void make(unsigned **blocks, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned words = 1 + i % 13;
  unsigned *block = (unsigned *)malloc(words * sizeof(unsigned));
  blocks[i] = block;
  if (block != nullptr)
    for (unsigned k = 0; k < words; k++)
      block[k] = i * 16 + k;
}

__global__ void take(unsigned **blocks, unsigned *sums, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned sum = 0;
  for (unsigned k = 0; k < 1 + i % 13; k++)
    sum += blocks[i][k];
  sums[i] = sum;
  free(blocks[i]);
}

int main() {
  const unsigned n = 200;
  unsigned **blocks, *sums, seen[n];
  CHECK(hipMalloc(&blocks, n * sizeof *blocks));
  CHECK(hipMalloc(&sums, sizeof seen));
  for (unsigned round = 0; round < 3; round++) {
    CHECK(hipMemset(blocks, 0, n * sizeof *blocks));
    make<<<4, 64>>>(blocks, n);
    CHECK(hipGetLastError());
    std::vector<unsigned *> given(n);
    CHECK(hipMemcpy(given.data(), blocks, n * sizeof *blocks, hipMemcpyDeviceToHost));
    for (unsigned i = 0; i < n; i++)
      EXPECT(given[i] != nullptr, "round %u: no memory for work-item %u", round, i);
    take<<<4, 64>>>(blocks, sums, n);
    CHECK(hipGetLastError());
    CHECK(hipMemcpy(seen, sums, sizeof seen, hipMemcpyDeviceToHost));
    for (unsigned i = 0; i < n; i++) {
      unsigned words = 1 + i % 13, expected = i * 16 * words + words * (words - 1) / 2;
      EXPECT(seen[i] == expected, "round %u: block %u has the sum %u, not %u", round, i, seen[i], expected);
    }
  }
  CHECK(hipFree(blocks));
  CHECK(hipFree(sums));
  return pass("%u blocks in three rounds", n);
}
