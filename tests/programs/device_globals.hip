// Device variables by symbol: start values, zeroed ones, constants, arrays; read and written from both sides.
#include "check.h"
#include <vector>

const char *const program_name = "device_globals";

__device__ int counter = 42;
__device__ float zeroed[300];
__device__ unsigned squares[8] = {0, 1, 4, 9, 16, 25, 36, 49};
__constant__ float coefficients[4] = {0.5f, 1.5f, 2.5f, 3.5f};
struct Settings {
  int scale;
  long offset;
};
__constant__ Settings settings;
static __device__ unsigned long long hidden = 7;

__global__ void use(float *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  out[i] = coefficients[i % 4] * settings.scale + settings.offset + squares[i % 8] + zeroed[i % 300];
  atomicAdd(&counter, 1);
  atomicAdd(&hidden, 2ull);
  if (i < 300)
    zeroed[i] = (float)(i * 2);
}

int main() {
  const unsigned n = 300;
  int value = 0;
  CHECK(hipMemcpyFromSymbol(&value, HIP_SYMBOL(counter), sizeof value));
  EXPECT(value == 42, "counter starts at %d, not 42", value);
  value = 1000;
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(counter), &value, sizeof value));
  Settings host_settings = {4, -100};
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(settings), &host_settings, sizeof host_settings));
  float second = 8.0f;
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(coefficients), &second, sizeof second, sizeof second));
  unsigned third = 400;
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(squares), &third, sizeof third, 2 * sizeof third));

  void *address = nullptr;
  size_t size = 0;
  CHECK(hipGetSymbolAddress(&address, HIP_SYMBOL(zeroed)));
  CHECK(hipGetSymbolSize(&size, HIP_SYMBOL(zeroed)));
  EXPECT(size == 300 * sizeof(float), "zeroed has %zu bytes", size);
  std::vector<float> start(300, -1);
  CHECK(hipMemcpy(start.data(), address, size, hipMemcpyDeviceToHost));
  for (float f : start)
    EXPECT(f == 0, "a zeroed variable holds %g", f);
  start[1] = 5;
  CHECK(hipMemcpy(address, start.data(), size, hipMemcpyHostToDevice));

  float *out;
  CHECK(hipMalloc(&out, n * sizeof(float)));
  use<<<3, 128>>>(out, n);
  CHECK(hipGetLastError());
  std::vector<float> got(n), after(300);
  CHECK(hipMemcpy(got.data(), out, n * sizeof(float), hipMemcpyDeviceToHost));
  CHECK(hipMemcpyFromSymbol(&value, HIP_SYMBOL(counter), sizeof value));
  EXPECT(value == 1000 + (int)n, "counter is %d, not %d", value, 1000 + (int)n);
  unsigned long long hidden_value = 0;
  CHECK(hipMemcpyFromSymbol(&hidden_value, HIP_SYMBOL(hidden), sizeof hidden_value));
  EXPECT(hidden_value == 7 + 2 * n, "hidden is %llu", hidden_value);
  CHECK(hipMemcpyFromSymbol(after.data(), HIP_SYMBOL(zeroed), size));
  const float coefficient[4] = {0.5f, 8.0f, 2.5f, 3.5f};
  const unsigned square[8] = {0, 1, 400, 9, 16, 25, 36, 49};
  for (unsigned i = 0; i < n; i++) {
    float expected = coefficient[i % 4] * 4 + -100 + square[i % 8] + (i == 1 ? 5 : 0);
    EXPECT(got[i] == expected, "element %u is %g, not %g", i, got[i], expected);
    EXPECT(after[i] == (float)(i * 2), "zeroed[%u] is %g afterwards", i, after[i]);
  }
  CHECK(hipFree(out));
  return pass("6 variables read and written from host and device");
}
