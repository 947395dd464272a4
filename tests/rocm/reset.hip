// hipDeviceReset with streams and memory still there, and the device goes on.
#include "../programs/check.h"

const char *const program_name = "reset";

__device__ unsigned kept = 7;

__global__ void bump(unsigned *out) { *out = ++kept; }

int main() {
  for (unsigned round = 0; round < 3; round++) {
    unsigned *out, seen = 0;
    void *left;
    hipStream_t stream;
    CHECK(hipMalloc(&out, 4096));
    CHECK(hipMalloc(&left, 1 << 20));
    CHECK(hipStreamCreate(&stream));
    for (unsigned i = 0; i < 3; i++)
      bump<<<1, 1, 0, stream>>>(out);
    CHECK(hipGetLastError());
    CHECK(hipStreamSynchronize(stream));
    CHECK(hipMemcpy(&seen, out, sizeof seen, hipMemcpyDeviceToHost));
    EXPECT(seen == 10 + 3 * round, "the variable is %u, not %u", seen, 10 + 3 * round);
    // The stream and both allocations are left to the reset. ROCm 5.2.3 keeps modules and their variables.
    CHECK(hipDeviceReset());
  }
  return pass("three resets");
}
