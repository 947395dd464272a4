// Atomic operations of each type, in memory and LDS, against what their order cannot change.
#include "../programs/check.h"
#include <cstring>

const char *const program_name = "atomics";

struct Results {
  int sum, least, most, bits_or, bits_and, bits_xor, swapped;
  unsigned wrapped, counted_down, unsigned_least, unsigned_most;
  unsigned long long wide_sum, wide_or, wide_most;
  float float_sum;
  double double_sum;
  unsigned compared, lds_sum, system_sum, lost;
};

__global__ void all(Results *r, unsigned *tickets) {
  __shared__ unsigned lds;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0)
    lds = 0;
  __syncthreads();
  atomicAdd(&r->sum, i - 100);
  atomicMin(&r->least, 50 - i);
  atomicMax(&r->most, i * 3 - 70);
  atomicOr(&r->bits_or, 1 << i % 31);
  atomicAnd(&r->bits_and, ~(1 << i % 13));
  atomicXor(&r->bits_xor, i * 7919);
  atomicExch(&r->swapped, i);
  atomicInc(&r->wrapped, 100);
  atomicDec(&r->counted_down, 1000);
  atomicMin(&r->unsigned_least, 0x80000000u + i);
  atomicMax(&r->unsigned_most, 0x80000000u + i);
  atomicAdd(&r->wide_sum, 0x100000001ull * i);
  atomicOr(&r->wide_or, 1ull << i % 64);
  atomicMax(&r->wide_most, (unsigned long long)i << 33);
  atomicAdd(&r->float_sum, 0.25f * (i % 16));
  atomicAdd(&r->double_sum, 0.125 * i);
  atomicAdd_system(&r->system_sum, 3u);
  atomicAdd(&lds, threadIdx.x);
  // A loop with compare and swap: no turn is lost.
  unsigned seen = r->compared, before;
  do {
    before = seen;
    seen = atomicCAS(&r->compared, before, before + 2);
  } while (seen != before);
  // What an operation gives back is each value once.
  unsigned mine = atomicAdd(&r->lost, 1u);
  atomicAdd(&tickets[mine], 1u);
  __syncthreads();
  if (threadIdx.x == 0)
    atomicAdd(&r->lds_sum, lds);
}

int main() {
  const unsigned blocks = 12, lanes = 192, n = blocks * lanes;
  Results start, expected, seen;
  memset(&start, 0, sizeof start);
  start.least = 1 << 30;
  start.most = -(1 << 30);
  start.bits_and = -1;
  start.unsigned_least = ~0u;
  start.counted_down = 4000;
  expected = start;
  for (int i = 0; i < (int)n; i++) {
    expected.sum += i - 100;
    expected.least = expected.least < 50 - i ? expected.least : 50 - i;
    expected.most = expected.most > i * 3 - 70 ? expected.most : i * 3 - 70;
    expected.bits_or |= 1 << i % 31;
    expected.bits_and &= ~(1 << i % 13);
    expected.bits_xor ^= i * 7919;
    expected.wrapped = expected.wrapped >= 100 ? 0 : expected.wrapped + 1;
    expected.counted_down = expected.counted_down == 0 || expected.counted_down > 1000 ? 1000 : expected.counted_down - 1;
    expected.wide_sum += 0x100000001ull * i;
    expected.wide_or |= 1ull << i % 64;
    expected.float_sum += 0.25f * (i % 16);
    expected.double_sum += 0.125 * i;
    expected.lds_sum += i % lanes;
  }
  expected.unsigned_least = 0x80000000u;
  expected.unsigned_most = 0x80000000u + n - 1;
  expected.wide_most = (unsigned long long)(n - 1) << 33;
  expected.system_sum = 3 * n;
  expected.compared = 2 * n;
  expected.lost = n;

  Results *device;
  unsigned *tickets, given[n];
  CHECK(hipMalloc(&device, sizeof(Results)));
  CHECK(hipMalloc(&tickets, sizeof given));
  CHECK(hipMemset(tickets, 0, sizeof given));
  CHECK(hipMemcpy(device, &start, sizeof start, hipMemcpyHostToDevice));
  all<<<blocks, lanes>>>(device, tickets);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(&seen, device, sizeof seen, hipMemcpyDeviceToHost));
  CHECK(hipMemcpy(given, tickets, sizeof given, hipMemcpyDeviceToHost));
#define SAME(field, as) EXPECT(seen.field == expected.field, #field " is " as ", not " as, seen.field, expected.field)
  SAME(sum, "%d");
  SAME(least, "%d");
  SAME(most, "%d");
  SAME(bits_or, "%#x");
  SAME(bits_and, "%#x");
  SAME(bits_xor, "%#x");
  SAME(wrapped, "%u");
  SAME(counted_down, "%u");
  SAME(unsigned_least, "%#x");
  SAME(unsigned_most, "%#x");
  SAME(wide_sum, "%#llx");
  SAME(wide_or, "%#llx");
  SAME(wide_most, "%#llx");
  SAME(float_sum, "%g");
  SAME(double_sum, "%g");
  SAME(compared, "%u");
  SAME(lds_sum, "%u");
  SAME(system_sum, "%u");
  SAME(lost, "%u");
  EXPECT(seen.swapped >= 0 && seen.swapped < (int)n, "an exchange left %d", seen.swapped);
  for (unsigned i = 0; i < n; i++)
    EXPECT(given[i] == 1, "value %u was given %u times", i, given[i]);
  CHECK(hipFree(device));
  CHECK(hipFree(tickets));
  return pass("%u work-items on 20 counters", n);
}
