// Two GPUs: kernels of one read and write the other's memory, copies between them in both ways, events across them.
#include "../programs/check.h"
#include <vector>

const char *const program_name = "peer";

__global__ void fill(unsigned *to, unsigned seed, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    to[i] = i * 2654435761u + seed;
}

__global__ void add_peer(unsigned *mine, unsigned *theirs, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    mine[i] += theirs[i];
    theirs[i] = mine[i] ^ 1;
  }
}

int main() {
  const unsigned n = 30000, blocks = (n + 255) / 256;
  const size_t bytes = n * sizeof(unsigned);
  int count = 0;
  CHECK(hipGetDeviceCount(&count));
  EXPECT(count == 2, "%d devices, not 2", count);
  for (int device = 0; device < 2; device++) {
    int can = 0;
    CHECK(hipDeviceCanAccessPeer(&can, device, 1 - device));
    EXPECT(can == 1, "device %d cannot reach its peer", device);
    CHECK(hipDeviceCanAccessPeer(&can, device, device));
    EXPECT(can == 0, "device %d is its own peer", device);
  }
  unsigned *data[2];
  for (int device = 0; device < 2; device++) {
    CHECK(hipSetDevice(device));
    CHECK(hipDeviceEnablePeerAccess(1 - device, 0));
    EXPECT_ERROR(hipErrorPeerAccessAlreadyEnabled, hipDeviceEnablePeerAccess(1 - device, 0));
    (void)hipGetLastError();
    CHECK(hipMalloc(&data[device], bytes));
    hipPointerAttribute_t attributes;
    CHECK(hipPointerGetAttributes(&attributes, data[device]));
    EXPECT(attributes.device == device, "memory of device %d is said to be of %d", device, attributes.device);
    fill<<<blocks, 256>>>(data[device], device + 1, n);
    CHECK(hipGetLastError());
    CHECK(hipDeviceSynchronize());
  }
  std::vector<unsigned> seen(n), expected[2];
  for (unsigned device = 0; device < 2; device++)
    for (unsigned i = 0; i < n; i++)
      expected[device].push_back(i * 2654435761u + device + 1);
  auto compare = [&](int device, const char *what) {
    CHECK(hipMemcpy(seen.data(), data[device], bytes, hipMemcpyDeviceToHost));
    for (unsigned i = 0; i < n; i++)
      EXPECT(seen[i] == expected[device][i], "%s: device %d element %u is %u, not %u", what, device, i, seen[i], expected[device][i]);
  };

  // Device 1's kernel with device 0's memory, ordered by an event of device 1 that device 0 waits for.
  hipStream_t stream[2];
  hipEvent_t done;
  for (int device = 0; device < 2; device++) {
    CHECK(hipSetDevice(device));
    CHECK(hipStreamCreateWithFlags(&stream[device], hipStreamNonBlocking));
  }
  CHECK(hipEventCreateWithFlags(&done, hipEventDisableTiming));
  add_peer<<<blocks, 256, 0, stream[1]>>>(data[1], data[0], n);
  CHECK(hipGetLastError());
  CHECK(hipEventRecord(done, stream[1]));
  CHECK(hipSetDevice(0));
  CHECK(hipStreamWaitEvent(stream[0], done, 0));
  add_peer<<<blocks, 256, 0, stream[0]>>>(data[0], data[1], n);
  CHECK(hipGetLastError());
  CHECK(hipStreamSynchronize(stream[0]));
  for (unsigned i = 0; i < n; i++) {
    expected[1][i] += expected[0][i];
    expected[0][i] = expected[1][i] ^ 1;
    expected[0][i] += expected[1][i];
    expected[1][i] = expected[0][i] ^ 1;
  }
  compare(0, "kernels");
  compare(1, "kernels");

  CHECK(hipMemset(data[1], 0, bytes));
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpyPeer(data[1], 1, data[0], 0, bytes));
  expected[1] = expected[0];
  compare(1, "hipMemcpyPeer");
  CHECK(hipSetDevice(1));
  fill<<<blocks, 256, 0, stream[1]>>>(data[1], 77, n);
  CHECK(hipGetLastError());
  CHECK(hipMemcpyPeerAsync(data[0], 0, data[1], 1, bytes, stream[1]));
  CHECK(hipStreamSynchronize(stream[1]));
  for (unsigned i = 0; i < n; i++)
    expected[0][i] = i * 2654435761u + 77;
  compare(0, "hipMemcpyPeerAsync");
  CHECK(hipMemcpy(data[1], data[0], bytes / 2, hipMemcpyDeviceToDevice));

  CHECK(hipDeviceDisablePeerAccess(0));
  EXPECT_ERROR(hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(0));
  (void)hipGetLastError();
  EXPECT_ERROR(hipErrorInvalidDevice, hipDeviceEnablePeerAccess(2, 0));
  (void)hipGetLastError();
  CHECK(hipEventDestroy(done));
  for (int device = 0; device < 2; device++) {
    CHECK(hipStreamDestroy(stream[device]));
    CHECK(hipFree(data[device]));
  }
  return pass("%u elements through each other's memory", n);
}
