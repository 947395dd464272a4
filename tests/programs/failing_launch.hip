// Launches that cannot work: each reports its error, runs nothing, and leaves the runtime usable.
#include "check.h"

const char *const program_name = "failing_launch";

__global__ void mark(unsigned *out, unsigned value) {
  if (threadIdx.x == 0 && blockIdx.x == 0)
    *out = value;
}

__global__ __launch_bounds__(64) void narrow(unsigned *out, unsigned value) {
  if (threadIdx.x == 0)
    *out = value;
}

static unsigned *out;

static void must_fail(const char *what, hipError_t got) {
  EXPECT(got != hipSuccess, "%s: no error", what);
  EXPECT(hipGetErrorName(got) != nullptr && hipGetErrorString(got) != nullptr, "%s: the error has no name", what);
  EXPECT(hipPeekAtLastError() == got, "%s: the last error is %d, not %d", what, (int)hipPeekAtLastError(), (int)got);
  EXPECT(hipGetLastError() == got, "%s: the last error changed by looking at it", what);
  EXPECT(hipGetLastError() == hipSuccess, "%s: the last error is not cleared", what);
  CHECK(hipDeviceSynchronize());
  unsigned seen = 0;
  CHECK(hipMemcpy(&seen, out, sizeof seen, hipMemcpyDeviceToHost));
  EXPECT(seen == 5, "%s: it ran (%u)", what, seen);
  printf("%s: %s\n", what, hipGetErrorName(got));
}

static bool invalid(hipError_t e) { return e == hipErrorInvalidValue || e == hipErrorInvalidConfiguration; }

int main() {
  CHECK(hipMalloc(&out, sizeof(unsigned)));
  mark<<<1, 64>>>(out, 5);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());

  mark<<<1, 2048>>>(out, 6);
  EXPECT(invalid(hipPeekAtLastError()), "2048 work-items in a block: error %d", (int)hipPeekAtLastError());
  must_fail("2048 work-items in a block", hipPeekAtLastError());
  mark<<<1, 0>>>(out, 7);
  EXPECT(invalid(hipPeekAtLastError()), "an empty block: error %d", (int)hipPeekAtLastError());
  must_fail("an empty block", hipPeekAtLastError());
  mark<<<0, 64>>>(out, 8);
  EXPECT(invalid(hipPeekAtLastError()), "an empty grid: error %d", (int)hipPeekAtLastError());
  must_fail("an empty grid", hipPeekAtLastError());
  mark<<<1, 64, 1 << 20>>>(out, 9);
  EXPECT(invalid(hipPeekAtLastError()), "1 MiB of LDS: error %d", (int)hipPeekAtLastError());
  must_fail("1 MiB of LDS", hipPeekAtLastError());
  narrow<<<1, 128>>>(out, 10);
  EXPECT(hipPeekAtLastError() == hipErrorLaunchFailure || invalid(hipPeekAtLastError()),
         "more than the launch bounds: error %d", (int)hipPeekAtLastError());
  must_fail("more than the launch bounds", hipPeekAtLastError());
  mark<<<0x7fffffff, 1024>>>(out, 11);
  EXPECT(invalid(hipPeekAtLastError()), "a grid beyond 32 bits: error %d", (int)hipPeekAtLastError());
  must_fail("a grid beyond 32 bits", hipPeekAtLastError());

  void *pointer = nullptr;
  EXPECT_ERROR(hipErrorOutOfMemory, hipMalloc(&pointer, (size_t)1 << 50));
  EXPECT(hipGetLastError() == hipErrorOutOfMemory, "the last error is not that of hipMalloc");
  int host_variable;
  EXPECT_ERROR(hipErrorInvalidValue, hipFree(&host_variable));
  (void)hipGetLastError();
  hipModule_t module;
  EXPECT(hipModuleLoadData(&module, "this is no code object, only some text that is long enough") != hipSuccess,
         "text was loaded as a module");
  (void)hipGetLastError();

  narrow<<<1, 64>>>(out, 12);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  unsigned seen = 0;
  CHECK(hipMemcpy(&seen, out, sizeof seen, hipMemcpyDeviceToHost));
  EXPECT(seen == 12, "the launch after the failing ones stored %u", seen);
  CHECK(hipFree(out));
  return pass("6 failing launches reported, the seventh ran");
}
