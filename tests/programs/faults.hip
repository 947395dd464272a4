// Kernels that go wrong: the stream they ran in reports it, and the process, other streams and new work go on.
#include "check.h"

const char *const program_name = "faults";

__global__ void store(unsigned *out, unsigned value) {
  if (threadIdx.x == 0)
    *out = value;
}

__global__ void trap() { __builtin_trap(); }

static unsigned *out;

static void works(hipStream_t stream, unsigned value) {
  store<<<1, 64, 0, stream>>>(out, value);
  CHECK(hipGetLastError());
  CHECK(hipStreamSynchronize(stream));
  unsigned seen = 0;
  CHECK(hipMemcpy(&seen, out, sizeof seen, hipMemcpyDeviceToHost));
  EXPECT(seen == value, "the stream stored %u, not %u", seen, value);
}

int main() {
  CHECK(hipMalloc(&out, 4096));
  hipStream_t faulting, other;
  CHECK(hipStreamCreateWithFlags(&faulting, hipStreamNonBlocking));
  CHECK(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
  works(faulting, 1);

  store<<<1, 64, 0, faulting>>>((unsigned *)0x123456789000, 2);
  CHECK(hipGetLastError());
  EXPECT_ERROR(hipErrorIllegalAddress, hipStreamSynchronize(faulting));
  EXPECT(hipGetLastError() == hipErrorIllegalAddress, "the fault is not the last error");
  works(other, 3);
  works(faulting, 4);

  trap<<<1, 64, 0, faulting>>>();
  CHECK(hipGetLastError());
  hipError_t error = hipStreamSynchronize(faulting);
  EXPECT(error == hipErrorLaunchFailure, "a trap gives %d %s", (int)error, hipGetErrorName(error));
  (void)hipGetLastError();
  works(other, 5);
  works(nullptr, 6);
  hipStream_t fresh;
  CHECK(hipStreamCreate(&fresh));
  works(fresh, 7);

  CHECK(hipStreamDestroy(fresh));
  CHECK(hipStreamDestroy(other));
  CHECK(hipStreamDestroy(faulting));
  CHECK(hipFree(out));
  return pass("a store to nowhere and a trap reported, 7 stores around them");
}
