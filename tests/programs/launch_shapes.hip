// Grids and arguments: three dimensions, structs by value, templates, a lambda, a kernel by its address.
#include "check.h"
#include <vector>

const char *const program_name = "launch_shapes";

struct Item {
  uint3 block, thread;
  dim3 block_dim, grid_dim;
};

__global__ void shape(unsigned *out) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y,
           z = blockIdx.z * blockDim.z + threadIdx.z;
  unsigned width = gridDim.x * blockDim.x, height = gridDim.y * blockDim.y;
  out[(z * height + y) * width + x] = x + 1000 * y + 100000 * z;
}

struct Mixed {
  char letter;
  short small[3];
  double factor;
  unsigned *target;
};

__global__ void by_value(signed char a, unsigned short b, Mixed mixed, float4 vector, long long big, bool flag) {
  unsigned i = threadIdx.x;
  mixed.target[i] = (unsigned)(a + b + mixed.letter + mixed.small[i % 3] + mixed.factor * i + vector.x + 2 * vector.y +
                               3 * vector.z + 4 * vector.w + (flag ? (big >> 40) : 0));
}

template <typename F> __global__ void apply(unsigned *data, F function) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  data[i] = function(data[i]);
}

int main() {
  const dim3 grid(5, 3, 2), block(8, 4, 3);
  const unsigned width = 40, height = 12, depth = 6, n = width * height * depth;
  unsigned *device;
  CHECK(hipMalloc(&device, n * sizeof(unsigned)));
  shape<<<grid, block>>>(device);
  CHECK(hipGetLastError());
  std::vector<unsigned> host(n);
  CHECK(hipMemcpy(host.data(), device, n * sizeof(unsigned), hipMemcpyDeviceToHost));
  for (unsigned z = 0; z < depth; z++)
    for (unsigned y = 0; y < height; y++)
      for (unsigned x = 0; x < width; x++) {
        unsigned got = host[(z * height + y) * width + x];
        EXPECT(got == x + 1000 * y + 100000 * z, "work-item (%u, %u, %u) stored %u", x, y, z, got);
      }

  Mixed mixed = {'A', {-1, 2, -3}, 2.5, device};
  by_value<<<1, 96>>>((signed char)-5, (unsigned short)60000, mixed, make_float4(1, 2, 3, 4), 3ll << 40, true);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(host.data(), device, 96 * sizeof(unsigned), hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < 96; i++) {
    unsigned expected = (unsigned)(-5 + 60000 + 'A' + mixed.small[i % 3] + 2.5 * i + 1 + 4 + 9 + 16 + 3);
    EXPECT(host[i] == expected, "by value: element %u is %u, not %u", i, host[i], expected);
  }

  unsigned factor = 7, offset = 11;
  apply<<<1, 96>>>(device, [=] __device__(unsigned v) { return v * factor + offset; });
  CHECK(hipGetLastError());
  std::vector<unsigned> scaled(96);
  CHECK(hipMemcpy(scaled.data(), device, 96 * sizeof(unsigned), hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < 96; i++)
    EXPECT(scaled[i] == host[i] * 7 + 11, "lambda: element %u is %u", i, scaled[i]);

  void *arguments[] = {&device};
  CHECK(hipMemset(device, 0xff, n * sizeof(unsigned)));
  CHECK(hipLaunchKernel((const void *)shape, dim3(2), dim3(5), arguments, 0, nullptr));
  CHECK(hipMemcpy(host.data(), device, n * sizeof(unsigned), hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < n; i++)
    EXPECT(host[i] == (i < 10 ? i : ~0u), "hipLaunchKernel: element %u is %u", i, host[i]);
  CHECK(hipFree(device));
  return pass("3-D grid, by-value arguments, lambda, launch by address");
}
