// printf from kernels: what the host prints for every lane is what the CPU's printf says of the same arguments.
#include "../programs/check.h"
#include <algorithm>
#include <string>
#include <unistd.h>
#include <vector>

const char *const program_name = "printf";

#define NUMBERS "block %d lane %2u: %lld %#llx %e\n", block, lane, lane * 0x100000001ll - 0x7000000000ll, 0xfedcba98ull << lane, lane / 3.0
#define WORDS "lane %u is %s, %c, %5.2f%%\n", lane, lane % 2 ? "odd" : "even", 'a' + lane % 26, lane * 0.5

__global__ void say(int *returned) {
  int block = blockIdx.x;
  unsigned lane = threadIdx.x;
  int length = printf(NUMBERS);
  if (lane % 3 == 0)
    printf(WORDS);
  if (lane == 0 && block == 0) {
    printf("no arguments\n");
    // Longer than one packet of the call to the host.
    printf("%s|%s\n", "0123456789012345678901234567890123456789012345678901234567890123456789", "end");
  }
  returned[blockIdx.x * blockDim.x + lane] = length;
}

template <typename... T> static std::string text(const char *format, T... arguments) {
  char buffer[256];
  snprintf(buffer, sizeof buffer, format, arguments...);
  return buffer;
}

int main() {
  const unsigned blocks = 3, lanes = 70;
  // What the kernels say goes into a file meanwhile.
  FILE *said = tmpfile();
  EXPECT(said != nullptr, "no temporary file");
  fflush(stdout);
  int console = dup(1);
  dup2(fileno(said), 1);

  int *device, returned[blocks * lanes];
  hipError_t error = hipMalloc(&device, sizeof returned);
  if (error == hipSuccess) {
    say<<<blocks, lanes>>>(device);
    error = hipGetLastError();
  }
  if (error == hipSuccess)
    error = hipDeviceSynchronize();
  if (error == hipSuccess)
    error = hipMemcpy(returned, device, sizeof returned, hipMemcpyDeviceToHost);
  fflush(stdout);
  dup2(console, 1);
  CHECK(error);
  CHECK(hipFree(device));

  std::vector<std::string> seen, expected;
  rewind(said);
  char line[512];
  while (fgets(line, sizeof line, said))
    seen.push_back(line);
  for (int block = 0; block < (int)blocks; block++)
    for (unsigned lane = 0; lane < lanes; lane++) {
      expected.push_back(text(NUMBERS));
      int length = returned[block * lanes + lane];
      EXPECT(length == (int)expected.back().size(), "printf gave %d, not %zu", length, expected.back().size());
      if (lane % 3 == 0)
        expected.push_back(text(WORDS));
    }
  expected.push_back("no arguments\n");
  expected.push_back("0123456789012345678901234567890123456789012345678901234567890123456789|end\n");
  // Waves print in any order.
  std::sort(seen.begin(), seen.end());
  std::sort(expected.begin(), expected.end());
  EXPECT(seen.size() == expected.size(), "%zu lines, not %zu", seen.size(), expected.size());
  for (size_t i = 0; i < seen.size(); i++)
    EXPECT(seen[i] == expected[i], "said %snot  %s", seen[i].c_str(), expected[i].c_str());
  return pass("%zu lines as the CPU prints them", seen.size());
}
