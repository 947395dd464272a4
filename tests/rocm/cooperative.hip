// Cooperative groups: tiles, coalesced lanes, and a grid that waits for all its blocks.
#include "../programs/check.h"
#include <hip/hip_cooperative_groups.h>
#include <vector>

const char *const program_name = "cooperative";

namespace groups = cooperative_groups;

template <unsigned size> __device__ unsigned tile_sum(groups::thread_block block, unsigned value) {
  auto tile = groups::tiled_partition<size>(block);
  for (unsigned step = size / 2; step != 0; step /= 2)
    value += tile.shfl_xor(value, step);
  return value;
}

__global__ void tiles(unsigned *out) {
  auto block = groups::this_thread_block();
  unsigned i = block.thread_rank();
  out[i] = tile_sum<4>(block, i);
  out[256 + i] = tile_sum<16>(block, i * i);
  if (i % 3 == 0) {
    auto active = groups::coalesced_threads();
    out[512 + i] = active.size() * 1000 + active.thread_rank();
  }
}

__global__ void rounds(unsigned *data, unsigned n, unsigned times) {
  auto grid = groups::this_grid();
  for (unsigned round = 0; round < times; round++) {
    unsigned *from = data + (round % 2) * n, *to = data + (1 - round % 2) * n;
    for (unsigned i = grid.thread_rank(); i < n; i += grid.size())
      to[i] = from[(i + 1) % n] + from[(i + n - 1) % n];
    grid.sync();
  }
}

int main() {
  unsigned *out;
  std::vector<unsigned> seen(768);
  CHECK(hipMalloc(&out, 768 * 4));
  CHECK(hipMemset(out, 0, 768 * 4));
  tiles<<<1, 256>>>(out);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(seen.data(), out, 768 * 4, hipMemcpyDeviceToHost));
  int warp = 0;
  CHECK(hipDeviceGetAttribute(&warp, hipDeviceAttributeWarpSize, 0));
  for (unsigned i = 0; i < 256; i++) {
    unsigned fours = 0, sixteens = 0;
    for (unsigned k = 0; k < 16; k++) {
      fours += k < 4 ? i / 4 * 4 + k : 0;
      sixteens += (i / 16 * 16 + k) * (i / 16 * 16 + k);
    }
    EXPECT(seen[i] == fours, "tile of 4: lane %u has %u, not %u", i, seen[i], fours);
    EXPECT(seen[256 + i] == sixteens, "tile of 16: lane %u has %u, not %u", i, seen[256 + i], sixteens);
    unsigned size = 0, rank = 0, first = i / warp * warp;
    for (unsigned k = first; k < first + warp; k++)
      if (k % 3 == 0) {
        size++;
        rank += k < i;
      }
    unsigned expected = i % 3 == 0 ? size * 1000 + rank : 0;
    EXPECT(seen[512 + i] == expected, "coalesced: lane %u has %u, not %u", i, seen[512 + i], expected);
  }
  CHECK(hipFree(out));

  int cooperative = 0;
  CHECK(hipDeviceGetAttribute(&cooperative, hipDeviceAttributeCooperativeLaunch, 0));
  EXPECT(cooperative == 1, "the device says it has no cooperative launch");
  unsigned n = 3000, times = 6, *data;
  std::vector<unsigned> from(n), to(n), result(n);
  for (unsigned i = 0; i < n; i++)
    from[i] = i * 40503u;
  CHECK(hipMalloc(&data, 2 * n * 4));
  CHECK(hipMemcpy(data, from.data(), n * 4, hipMemcpyHostToDevice));
  void *arguments[] = {&data, &n, &times};
  CHECK(hipLaunchCooperativeKernel((const void *)rounds, dim3(8), dim3(128), arguments, 0, nullptr));
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpy(result.data(), data, n * 4, hipMemcpyDeviceToHost));
  for (unsigned round = 0; round < times; round++) {
    for (unsigned i = 0; i < n; i++)
      to[i] = from[(i + 1) % n] + from[(i + n - 1) % n];
    from.swap(to);
  }
  for (unsigned i = 0; i < n; i++)
    EXPECT(result[i] == from[i], "grid: element %u is %u, not %u", i, result[i], from[i]);
  EXPECT_ERROR(hipErrorCooperativeLaunchTooLarge,
               hipLaunchCooperativeKernel((const void *)rounds, dim3(1 << 20), dim3(128), arguments, 0, nullptr));
  CHECK(hipFree(data));
  return pass("tiles, coalesced lanes, %u rounds of a grid", times);
}
