// Eight streams at once with copies and kernels, ordered across streams by events; elapsed times; a host function.
#include "check.h"
#include <cstring>
#include <vector>

const char *const program_name = "streams_events";

__global__ void step(unsigned *data, unsigned value, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    data[i] = data[i] * 3 + value;
}

__global__ void wait_for(volatile unsigned *flag) {
  while (*flag == 0)
    __builtin_amdgcn_s_sleep(8);
}

static unsigned called_with = 0;
static void host_function(hipStream_t, hipError_t status, void *data) {
  if (status == hipSuccess)
    called_with = *(unsigned *)data;
}

int main() {
  const unsigned streams = 8, n = 20000, rounds = 10;
  hipStream_t stream[streams];
  hipEvent_t done[streams];
  unsigned *device[streams], *host[streams];
  int least, greatest;
  CHECK(hipDeviceGetStreamPriorityRange(&least, &greatest));
  for (unsigned s = 0; s < streams; s++) {
    if (s % 2 == 0)
      CHECK(hipStreamCreateWithFlags(&stream[s], hipStreamNonBlocking));
    else
      CHECK(hipStreamCreateWithPriority(&stream[s], hipStreamNonBlocking, s % 4 == 1 ? greatest : least));
    CHECK(hipEventCreateWithFlags(&done[s], hipEventDisableTiming));
    CHECK(hipMalloc(&device[s], n * sizeof(unsigned)));
    CHECK(hipHostMalloc((void **)&host[s], n * sizeof(unsigned), hipHostMallocDefault));
    for (unsigned i = 0; i < n; i++)
      host[s][i] = s * 1000 + i;
  }

  // In-order work in each stream, all at once.
  for (unsigned s = 0; s < streams; s++) {
    CHECK(hipMemcpyAsync(device[s], host[s], n * sizeof(unsigned), hipMemcpyHostToDevice, stream[s]));
    for (unsigned r = 0; r < rounds; r++)
      step<<<(n + 255) / 256, 256, 0, stream[s]>>>(device[s], s + r, n);
    CHECK(hipGetLastError());
    CHECK(hipMemcpyAsync(host[s], device[s], n * sizeof(unsigned), hipMemcpyDeviceToHost, stream[s]));
    CHECK(hipEventRecord(done[s], stream[s]));
  }
  for (unsigned s = 0; s < streams; s++) {
    CHECK(hipEventSynchronize(done[s]));
    CHECK(hipEventQuery(done[s]));
    for (unsigned i = 0; i < n; i++) {
      unsigned expected = s * 1000 + i;
      for (unsigned r = 0; r < rounds; r++)
        expected = expected * 3 + s + r;
      EXPECT(host[s][i] == expected, "stream %u element %u is %u, not %u", s, i, host[s][i], expected);
    }
  }

  // One buffer handed from stream to stream by events: the order of the steps shows in the result.
  CHECK(hipMemset(device[0], 0, n * sizeof(unsigned)));
  CHECK(hipDeviceSynchronize());
  unsigned expected = 0;
  for (unsigned r = 0; r < 24; r++) {
    unsigned s = r * 5 % streams;
    if (r != 0)
      CHECK(hipStreamWaitEvent(stream[s], done[(r - 1) * 5 % streams], 0));
    step<<<(n + 255) / 256, 256, 0, stream[s]>>>(device[0], r + 1, n);
    CHECK(hipGetLastError());
    CHECK(hipEventRecord(done[s], stream[s]));
    expected = expected * 3 + r + 1;
  }
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpy(host[0], device[0], n * sizeof(unsigned), hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < n; i++)
    EXPECT(host[0][i] == expected, "handed buffer: element %u is %u, not %u", i, host[0][i], expected);

  // A stream that is still busy, and one that goes on beside it.
  unsigned *flag;
  CHECK(hipHostMalloc((void **)&flag, 4096, hipHostMallocMapped));
  *flag = 0;
  unsigned *device_flag;
  CHECK(hipHostGetDevicePointer((void **)&device_flag, flag, 0));
  hipEvent_t start, stop;
  CHECK(hipEventCreate(&start));
  CHECK(hipEventCreate(&stop));
  CHECK(hipEventRecord(start, stream[0]));
  wait_for<<<1, 1, 0, stream[0]>>>(device_flag);
  CHECK(hipGetLastError());
  CHECK(hipEventRecord(stop, stream[0]));
  EXPECT_ERROR(hipErrorNotReady, hipStreamQuery(stream[0]));
  EXPECT_ERROR(hipErrorNotReady, hipEventQuery(stop));
  (void)hipGetLastError();
  step<<<(n + 255) / 256, 256, 0, stream[1]>>>(device[1], 1, n);
  CHECK(hipGetLastError());
  CHECK(hipStreamSynchronize(stream[1]));
  __atomic_store_n(flag, 1u, __ATOMIC_RELEASE);
  CHECK(hipEventSynchronize(stop));
  CHECK(hipStreamQuery(stream[0]));
  float milliseconds = -1;
  CHECK(hipEventElapsedTime(&milliseconds, start, stop));
  EXPECT(milliseconds > 0 && milliseconds < 600000, "elapsed time is %g ms", milliseconds);
  float backwards = 1;
  CHECK(hipEventElapsedTime(&backwards, stop, start));
  EXPECT(backwards < 0, "the elapsed time from stop to start is %g ms", backwards);
  hipEvent_t never;
  CHECK(hipEventCreate(&never));
  EXPECT_ERROR(hipErrorInvalidHandle, hipEventElapsedTime(&milliseconds, start, never));
  (void)hipGetLastError();

  unsigned token = 77;
  CHECK(hipStreamAddCallback(stream[2], host_function, &token, 0));
  CHECK(hipStreamSynchronize(stream[2]));
  EXPECT(called_with == 77, "the host function was not called before the stream was done");

  CHECK(hipEventDestroy(never));
  CHECK(hipEventDestroy(start));
  CHECK(hipEventDestroy(stop));
  CHECK(hipHostFree(flag));
  for (unsigned s = 0; s < streams; s++) {
    CHECK(hipEventDestroy(done[s]));
    CHECK(hipStreamDestroy(stream[s]));
    CHECK(hipFree(device[s]));
    CHECK(hipHostFree(host[s]));
  }
  return pass("%u streams, 24 hand-overs, %g ms between two events", streams, milliseconds);
}
