// Copies in every direction at odd sizes and offsets, fills, pinned and registered memory, two-dimensional copies.
#include "check.h"
#include <cstring>
#include <vector>

const char *const program_name = "memory";

__global__ void increment(unsigned char *data, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    data[i]++;
}

int main() {
  const size_t n = 300007;
  std::vector<unsigned char> source(n), back(n);
  Numbers numbers;
  for (auto &byte : source)
    byte = (unsigned char)numbers.next();
  unsigned char *first, *second;
  CHECK(hipMalloc(&first, n));
  CHECK(hipMalloc(&second, n));

  const size_t sizes[] = {1, 2, 3, 4, 7, 15, 63, 64, 65, 4095, 4096, 4097, 65537, 299993};
  for (size_t size : sizes)
    for (size_t offset : {0, 1, 3, 4, 13}) {
      memset(back.data(), 0, n);
      CHECK(hipMemset(second, 0xee, n));
      CHECK(hipMemcpy(first + offset, source.data() + 1, size, hipMemcpyHostToDevice));
      CHECK(hipMemcpy(second + 13 - offset, first + offset, size, hipMemcpyDeviceToDevice));
      CHECK(hipMemcpy(back.data(), second, n, hipMemcpyDefault));
      EXPECT(memcmp(back.data() + 13 - offset, source.data() + 1, size) == 0, "%zu bytes at offset %zu differ", size, offset);
      for (size_t i = 0; i < n; i++)
        if (i < 13 - offset || i >= 13 - offset + size)
          EXPECT(back[i] == 0xee, "byte %zu beside %zu bytes at %zu changed", i, size, 13 - offset);
    }

  CHECK(hipMemsetD32((hipDeviceptr_t)(first + 4), (int)0x12345678, 1000));
  CHECK(hipMemset(first + 5, 0x5a, 3001));
  CHECK(hipMemcpy(back.data(), first, 5000, hipMemcpyDeviceToHost));
  const unsigned char word[4] = {0x78, 0x56, 0x34, 0x12};
  for (size_t i = 4; i < 4004; i++) {
    unsigned char expected = i >= 5 && i < 3006 ? 0x5a : word[i % 4];
    EXPECT(back[i] == expected, "filled byte %zu is %#x, not %#x", i, back[i], expected);
  }

  unsigned char *pinned, *mapped;
  CHECK(hipHostMalloc((void **)&pinned, n, hipHostMallocMapped));
  memcpy(pinned, source.data(), n);
  CHECK(hipHostGetDevicePointer((void **)&mapped, pinned, 0));
  increment<<<(n + 255) / 256, 256>>>(mapped, n);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  for (size_t i = 0; i < n; i++)
    EXPECT(pinned[i] == (unsigned char)(source[i] + 1), "pinned byte %zu is %u", i, pinned[i]);
  hipPointerAttribute_t attributes;
  CHECK(hipPointerGetAttributes(&attributes, pinned));
  EXPECT(attributes.memoryType == hipMemoryTypeHost && attributes.hostPointer == pinned, "attributes of pinned memory");
  CHECK(hipPointerGetAttributes(&attributes, first + 100));
  EXPECT(attributes.memoryType == hipMemoryTypeDevice && attributes.device == 0, "attributes of device memory");
  CHECK(hipHostFree(pinned));

  CHECK(hipHostRegister(back.data(), n, hipHostRegisterMapped));
  CHECK(hipHostGetDevicePointer((void **)&mapped, back.data(), 0));
  memcpy(back.data(), source.data(), n);
  increment<<<(n + 255) / 256, 256>>>(mapped, n);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  for (size_t i = 0; i < n; i++)
    EXPECT(back[i] == (unsigned char)(source[i] + 1), "registered byte %zu is %u", i, back[i]);
  CHECK(hipHostUnregister(back.data()));

  CHECK(hipMemset(first, 0, n));
  CHECK(hipMemcpy2D(first, 500, source.data(), 301, 201, 100, hipMemcpyHostToDevice));
  CHECK(hipMemcpy(back.data(), first, 50000, hipMemcpyDeviceToHost));
  for (size_t row = 0; row < 100; row++)
    for (size_t k = 0; k < 500; k++) {
      unsigned char expected = k < 201 ? source[row * 301 + k] : 0;
      EXPECT(back[row * 500 + k] == expected, "row %zu byte %zu is %u, not %u", row, k, back[row * 500 + k], expected);
    }
  CHECK(hipFree(first));
  CHECK(hipFree(second));
  CHECK(hipFree(nullptr));
  return pass("%zu sizes at 5 offsets, fills, pinned, registered, rows", sizeof sizes / sizeof *sizes);
}
