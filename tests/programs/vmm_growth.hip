// A buffer that grows four times in one reserved range: its address and contents stay; at the end the memory goes back.
#include "check.h"
#include <vector>

const char *const program_name = "vmm_growth";

__global__ void fill(unsigned *data, unsigned from, unsigned to) {
  for (unsigned i = from + blockIdx.x * blockDim.x + threadIdx.x; i < to; i += gridDim.x * blockDim.x)
    data[i] = i * 2654435761u;
}

__global__ void verify(const unsigned *data, unsigned n, unsigned *wrong) {
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    if (data[i] != i * 2654435761u)
      atomicAdd(wrong, 1u);
}

int main() {
  CHECK(hipSetDevice(0));
  hipMemAllocationProp properties = {};
  properties.type = hipMemAllocationTypePinned;
  properties.location.type = hipMemLocationTypeDevice;
  properties.location.id = 0;
  size_t granularity = 0;
  CHECK(hipMemGetAllocationGranularity(&granularity, &properties, hipMemAllocationGranularityRecommended));
  EXPECT(granularity != 0 && (granularity & (granularity - 1)) == 0, "granularity is %zu", granularity);
  const size_t piece = ((1 << 20) + granularity - 1) / granularity * granularity, pieces = 5;

  unsigned *wrong;
  CHECK(hipMalloc(&wrong, sizeof(unsigned)));
  CHECK(hipMemset(wrong, 0, sizeof(unsigned)));
  // The first launch takes memory that stays: for the code, and for the stream.
  verify<<<1, 256>>>(wrong, 0, wrong);
  CHECK(hipDeviceSynchronize());
  size_t free_before, free_between, free_after, total;
  CHECK(hipMemGetInfo(&free_before, &total));

  unsigned *base = nullptr;
  CHECK(hipMemAddressReserve((void **)&base, piece * pieces, 0, nullptr, 0));
  EXPECT(base != nullptr, "the reserved address is null");
  hipMemGenericAllocationHandle_t handle[pieces];
  for (size_t k = 0; k < pieces; k++) {
    CHECK(hipMemCreate(&handle[k], piece, &properties, 0));
    CHECK(hipMemMap((char *)base + k * piece, piece, 0, handle[k], 0));
    hipMemAccessDesc access = {};
    access.location = properties.location;
    access.flags = hipMemAccessFlagsProtReadWrite;
    CHECK(hipMemSetAccess((char *)base + k * piece, piece, &access, 1));
    unsigned from = k * piece / sizeof(unsigned), to = (k + 1) * piece / sizeof(unsigned);
    fill<<<64, 256>>>(base, from, to);
    verify<<<64, 256>>>(base, to, wrong);
    CHECK(hipGetLastError());
    CHECK(hipDeviceSynchronize());
    unsigned count = 1;
    CHECK(hipMemcpy(&count, wrong, sizeof count, hipMemcpyDeviceToHost));
    EXPECT(count == 0, "%u elements wrong after growing to %zu bytes", count, (k + 1) * piece);
  }
  CHECK(hipMemGetInfo(&free_between, &total));
  EXPECT(free_before - free_between >= piece * pieces, "%zu bytes mapped, yet only %zu less free", piece * pieces,
         free_before - free_between);

  // A copy across all pieces sees one buffer.
  std::vector<unsigned> all(piece * pieces / sizeof(unsigned));
  CHECK(hipMemcpy(all.data(), base, piece * pieces, hipMemcpyDeviceToHost));
  for (size_t i = 0; i < all.size(); i++)
    EXPECT(all[i] == (unsigned)i * 2654435761u, "copied element %zu is %u", i, all[i]);

  unsigned long long rights = 0;
  CHECK(hipMemGetAccess(&rights, &properties.location, (char *)base + piece));
  EXPECT(rights == hipMemAccessFlagsProtReadWrite, "the access is %llu", rights);
  void *none = nullptr;
  EXPECT_ERROR(hipErrorInvalidValue, hipMemAddressReserve(&none, piece, 0, nullptr, 1));
  EXPECT_ERROR(hipErrorInvalidValue, hipMemUnmap(base, piece - 1));
  (void)hipGetLastError();
  for (size_t k = 0; k < pieces; k++) {
    CHECK(hipMemUnmap((char *)base + k * piece, piece));
    CHECK(hipMemRelease(handle[k]));
  }
  CHECK(hipMemAddressFree(base, piece * pieces));
  CHECK(hipMemGetInfo(&free_after, &total));
  EXPECT(free_after == free_before, "%zu bytes free before, %zu after", free_before, free_after);
  CHECK(hipFree(wrong));
  return pass("grew from %zu to %zu bytes at one address", piece, piece * pieces);
}
