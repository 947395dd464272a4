// Adds two vectors whose length is no multiple of the block, and says on which device.
#include "check.h"
#include <cstring>
#include <vector>

const char *const program_name = "vector_add";

__global__ void add(const float *a, const float *b, float *c, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = a[i] + b[i];
}

int main() {
  int devices = 0;
  CHECK(hipGetDeviceCount(&devices));
  EXPECT(devices > 0, "no device");
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  EXPECT(strncmp(properties.gcnArchName, "gfx", 3) == 0, "the device is %s", properties.gcnArchName);
  // CDNA has waves of 64, RDNA's compilers use 32.
  int wave = strncmp(properties.gcnArchName, "gfx9", 4) == 0 ? 64 : 32;
  EXPECT(properties.warpSize == wave, "warpSize is %d on %s", properties.warpSize, properties.gcnArchName);

  const unsigned n = 1000003;
  std::vector<float> a(n), b(n), c(n, -1);
  Numbers numbers;
  for (unsigned i = 0; i < n; i++) {
    a[i] = (float)numbers.next() / 7;
    b[i] = (float)numbers.next() / 3;
  }
  float *da, *db, *dc;
  CHECK(hipMalloc(&da, n * sizeof(float)));
  CHECK(hipMalloc(&db, n * sizeof(float)));
  CHECK(hipMalloc(&dc, n * sizeof(float)));
  CHECK(hipMemcpy(da, a.data(), n * sizeof(float), hipMemcpyHostToDevice));
  CHECK(hipMemcpy(db, b.data(), n * sizeof(float), hipMemcpyHostToDevice));
  add<<<(n + 255) / 256, 256>>>(da, db, dc, n);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpy(c.data(), dc, n * sizeof(float), hipMemcpyDeviceToHost));
  CHECK(hipFree(da));
  CHECK(hipFree(db));
  CHECK(hipFree(dc));
  for (unsigned i = 0; i < n; i++)
    EXPECT(c[i] == a[i] + b[i], "element %u is %g, not %g + %g", i, c[i], a[i], b[i]);
  return pass("%u elements on %s (%s)", n, properties.name, properties.gcnArchName);
}
