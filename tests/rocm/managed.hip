// Managed memory: host and device write the same pages by turns, with advice, prefetches and attributes asked in between.
#include "../programs/check.h"

const char *const program_name = "managed";

__managed__ unsigned counter = 5;

__global__ void triple(unsigned *data, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    data[i] = data[i] * 3 + i;
}

__global__ void count() { atomicAdd(&counter, threadIdx.x); }

int main() {
  const unsigned n = 50000;
  const size_t bytes = n * sizeof(unsigned);
  int managed = 0;
  CHECK(hipDeviceGetAttribute(&managed, hipDeviceAttributeManagedMemory, 0));
  EXPECT(managed == 1, "the device says it has no managed memory");

  unsigned *data;
  CHECK(hipMallocManaged(&data, bytes, hipMemAttachGlobal));
  for (unsigned i = 0; i < n; i++)
    data[i] = i ^ 0x5a5a;
  hipPointerAttribute_t attributes;
  CHECK(hipPointerGetAttributes(&attributes, data));
  EXPECT(attributes.isManaged, "the pointer is not managed");

  for (unsigned round = 0; round < 3; round++) {
    if (round == 1) {
      CHECK(hipMemAdvise(data, bytes, hipMemAdviseSetPreferredLocation, 0));
      CHECK(hipMemAdvise(data, bytes, hipMemAdviseSetAccessedBy, hipCpuDeviceId));
      CHECK(hipMemPrefetchAsync(data, bytes, 0, nullptr));
      int location = -7;
      CHECK(hipMemRangeGetAttribute(&location, sizeof location, hipMemRangeAttributePreferredLocation, data, bytes));
      EXPECT(location == 0, "the preferred location is %d, not device 0", location);
    }
    triple<<<(n + 255) / 256, 256>>>(data, n);
    CHECK(hipGetLastError());
    CHECK(hipDeviceSynchronize());
    if (round == 1) {
      CHECK(hipMemPrefetchAsync(data, bytes, hipCpuDeviceId, nullptr));
      CHECK(hipDeviceSynchronize());
      int location = -7;
      CHECK(hipMemRangeGetAttribute(&location, sizeof location, hipMemRangeAttributeLastPrefetchLocation, data, bytes));
      EXPECT(location == hipCpuDeviceId, "the last prefetch went to %d, not to the host", location);
    }
    // The host's turn, in a part of the pages.
    for (unsigned i = round; i < n; i += 7)
      data[i] += 1000;
  }
  for (unsigned i = 0; i < n; i++) {
    unsigned expected = i ^ 0x5a5a;
    for (unsigned round = 0; round < 3; round++) {
      expected = expected * 3 + i;
      if (i >= round && (i - round) % 7 == 0)
        expected += 1000;
    }
    EXPECT(data[i] == expected, "element %u is %u, not %u", i, data[i], expected);
  }
  // Copies take managed memory as either end.
  unsigned *device, check[16];
  CHECK(hipMalloc(&device, bytes));
  CHECK(hipMemcpy(device, data, bytes, hipMemcpyDefault));
  CHECK(hipMemset(data, 0, bytes));
  CHECK(hipDeviceSynchronize());
  EXPECT(data[n / 2] == 0, "the fill did not reach the host's view");
  CHECK(hipMemcpy(check, device + 100, sizeof check, hipMemcpyDeviceToHost));
  CHECK(hipMemcpy(data + 100, device + 100, sizeof check, hipMemcpyDefault));
  for (unsigned i = 0; i < 16; i++)
    EXPECT(data[100 + i] == check[i], "element %u came back as %u, not %u", 100 + i, data[100 + i], check[i]);

  counter += 10;
  count<<<2, 64>>>();
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  EXPECT(counter == 15 + 2 * 2016, "the managed variable is %u, not %u", counter, 15 + 2 * 2016);
  CHECK(hipFree(device));
  CHECK(hipFree(data));
  return pass("%u elements in three turns, a managed variable", n);
}
