// hipDeviceReset gives everything back, and the device starts anew.
#include "../programs/check.h"

const char *const program_name = "reset";

__device__ unsigned kept = 7;

__global__ void bump(unsigned *out) { *out = ++kept; }

int main() {
  size_t free_at_start = 0, total = 0;
  for (unsigned round = 0; round < 3; round++) {
    unsigned *out, seen = 0;
    void *left;
    hipStream_t stream;
    CHECK(hipMalloc(&out, 4096));
    if (round == 0)
      CHECK(hipMemGetInfo(&free_at_start, &total));
    CHECK(hipMalloc(&left, 1 << 20));
    CHECK(hipStreamCreate(&stream));
    for (unsigned i = 0; i < 3; i++)
      bump<<<1, 1, 0, stream>>>(out);
    CHECK(hipGetLastError());
    CHECK(hipStreamSynchronize(stream));
    CHECK(hipMemcpy(&seen, out, sizeof seen, hipMemcpyDeviceToHost));
    EXPECT(seen >= 10, "the variable is %u", seen);
    // The stream and both allocations are left to the reset.
    CHECK(hipDeviceReset());
    size_t free_now = 0;
    CHECK(hipMemGetInfo(&free_now, &total));
    EXPECT(free_now >= free_at_start, "%zu bytes free after the reset, %zu before the allocation", free_now, free_at_start);
  }
  return pass("three times from the start");
}
