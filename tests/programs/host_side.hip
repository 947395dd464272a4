// What lives on the host's side of the interface: managed variables, threads with their own streams and errors, host functions,
// occupancy, bad handles, and a process that ends while a kernel still runs.
#include "check.h"
#include <atomic>
#include <thread>
#include <vector>

const char *const program_name = "host_side";

__managed__ int shared_counter = 5;

__global__ void count() { atomicAdd(&shared_counter, 1); }

__global__ void fill(unsigned *out, unsigned value, unsigned n) {
  for (unsigned i = threadIdx.x; i < n; i += blockDim.x)
    out[i] = value;
}

__global__ void spin(volatile unsigned *flag) {
  while (*flag == 0)
    __builtin_amdgcn_s_sleep(8);
}

static std::atomic<int> order{0};
static int first_call = -1, second_call = -1;

int main() {
  EXPECT(shared_counter == 5, "the managed variable starts at %d", shared_counter);
  count<<<2, 64>>>();
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  EXPECT(shared_counter == 5 + 128, "the managed variable is %d", shared_counter);

  std::vector<std::thread> threads;
  std::atomic<unsigned> good{0};
  for (unsigned t = 0; t < 4; t++)
    threads.emplace_back([t, &good] {
      if (hipFree((void *)0x1234) != hipErrorInvalidValue)
        return;
      if (hipPeekAtLastError() != hipErrorInvalidValue)
        return;
      const unsigned n = 5000;
      unsigned *device;
      std::vector<unsigned> host(n);
      for (unsigned round = 0; round < 60; round++) {
        CHECK(hipMalloc(&device, n * sizeof(unsigned)));
        fill<<<1, 256, 0, hipStreamPerThread>>>(device, t * 100 + round, n);
        CHECK(hipMemcpyAsync(host.data(), device, n * sizeof(unsigned), hipMemcpyDeviceToHost, hipStreamPerThread));
        CHECK(hipStreamSynchronize(hipStreamPerThread));
        for (unsigned value : host)
          EXPECT(value == t * 100 + round, "thread %u round %u reads %u", t, round, value);
        CHECK(hipFree(device));
      }
      good++;
    });
  for (auto &thread : threads)
    thread.join();
  EXPECT(good == 4, "%u of 4 threads have their own last error", good.load());
  EXPECT(hipGetLastError() == hipSuccess, "another thread's error came here");

  hipStream_t stream;
  CHECK(hipStreamCreate(&stream));
  unsigned *flag;
  CHECK(hipHostMalloc((void **)&flag, 4096, hipHostMallocDefault));
  *flag = 0;
  spin<<<1, 1, 0, stream>>>(flag);
  CHECK(hipLaunchHostFunc(stream, [](void *data) { *(int *)data = order++; }, &first_call));
  CHECK(hipLaunchHostFunc(stream, [](void *data) { *(int *)data = order++; }, &second_call));
  EXPECT(order == 0, "a host function ran before the work in front of it");
  __atomic_store_n(flag, 1u, __ATOMIC_RELEASE);
  CHECK(hipStreamSynchronize(stream));
  EXPECT(first_call == 0 && second_call == 1, "host functions ran in the order %d %d", first_call, second_call);

  int blocks = 0, grid = 0, block = 0;
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, (const void *)fill, 256, 0));
  EXPECT(blocks > 0 && blocks <= 8, "%d blocks of 256 on a compute unit", blocks);
  CHECK(hipOccupancyMaxPotentialBlockSize(&grid, &block, (const void *)fill, 0, 0));
  EXPECT(block > 0 && block <= 1024 && grid > 0, "block %d, grid %d", block, grid);
  hipFuncAttributes attributes;
  CHECK(hipFuncGetAttributes(&attributes, (const void *)fill));
  EXPECT(attributes.maxThreadsPerBlock == 1024 && attributes.numRegs > 0, "attributes of a kernel");

  CHECK(hipStreamDestroy(stream));
  EXPECT(hipStreamDestroy(stream) != hipSuccess, "a stream was destroyed twice");
  EXPECT(hipEventRecord((hipEvent_t)0x40, nullptr) == hipErrorInvalidHandle, "an event that is none was recorded");
  EXPECT(hipMalloc((void **)nullptr, 4) == hipErrorInvalidValue, "a null result pointer");
  EXPECT(hipSetDevice(99) == hipErrorInvalidDevice, "device 99 was set");
  EXPECT(hipGetDevice(nullptr) == hipErrorInvalidValue, "a null result pointer");
  (void)hipGetLastError();

  // The kernel is still running when the process ends.
  *flag = 0;
  spin<<<1, 1>>>(flag);
  CHECK(hipGetLastError());
  return pass("managed variable, 4 threads, 2 host functions, occupancy, bad handles, exit with a running kernel");
}
