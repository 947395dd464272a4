// A module loaded at run time (tests/kernels/bin/globals.co, or the first argument): kernels and variables by name, arguments
// as an array of pointers and as one buffer.
#include "check.h"
#include <string>
#include <vector>

const char *const program_name = "modules";

static std::vector<char> read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  EXPECT(file != nullptr, "cannot open %s", path);
  std::vector<char> bytes(1 << 20);
  bytes.resize(fread(bytes.data(), 1, bytes.size(), file));
  fclose(file);
  return bytes;
}

int main(int count, char **arguments) {
  const char *path = count > 1 ? arguments[1] : "tests/kernels/bin/globals.co";
  CHECK(hipInit(0));
  std::vector<char> image = read_file(path);
  hipModule_t module, again;
  CHECK(hipModuleLoadData(&module, image.data()));
  CHECK(hipModuleLoad(&again, path));
  hipFunction_t read_globals, write_globals, missing;
  CHECK(hipModuleGetFunction(&read_globals, module, "read_globals"));
  CHECK(hipModuleGetFunction(&write_globals, module, "write_globals"));
  EXPECT_ERROR(hipErrorNotFound, hipModuleGetFunction(&missing, module, "no_such_kernel"));
  (void)hipGetLastError();

  hipDeviceptr_t table, other_table, counter;
  size_t size = 0;
  CHECK(hipModuleGetGlobal(&table, &size, module, "table"));
  EXPECT(size == 64, "table has %zu bytes", size);
  CHECK(hipModuleGetGlobal(&counter, &size, module, "counter"));
  EXPECT(size == 4, "counter has %zu bytes", size);
  CHECK(hipModuleGetGlobal(&other_table, &size, again, "table"));
  EXPECT(table != other_table, "two loads of a module share their variables");

  const unsigned n = 256;
  unsigned *out, host[n];
  CHECK(hipMalloc(&out, sizeof host));
  void *parameters[] = {&out};
  CHECK(hipModuleLaunchKernel(read_globals, n / 64, 1, 1, 64, 1, 1, 0, nullptr, parameters, nullptr));
  CHECK(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
  const unsigned coefficients[4] = {3, 5, 7, 11}, fixed[4] = {0x01234567, 0x89abcdef, 0xdeadbeef, 0xcafef00d};
  for (unsigned i = 0; i < n; i++) {
    unsigned expected = coefficients[i & 3] + fixed[i & 3] + (i & 15) * 10;
    EXPECT(host[i] == expected, "element %u is %u, not %u", i, host[i], expected);
  }

  CHECK(hipModuleLaunchKernel(write_globals, n / 64, 1, 1, 64, 1, 1, 0, nullptr, nullptr, nullptr));
  struct {
    unsigned *out;
  } buffer = {out};
  size_t buffer_size = sizeof buffer;
  void *extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &buffer, HIP_LAUNCH_PARAM_BUFFER_SIZE, &buffer_size, HIP_LAUNCH_PARAM_END};
  CHECK(hipModuleLaunchKernel(read_globals, n / 64, 1, 1, 64, 1, 1, 0, nullptr, nullptr, extra));
  CHECK(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < n; i++) {
    unsigned expected = coefficients[i & 3] + fixed[i & 3] + ((i & 15) == 15 ? 999 : (i & 15) * 10) + i * i;
    EXPECT(host[i] == expected, "after writing, element %u is %u, not %u", i, host[i], expected);
  }
  unsigned counted = 0;
  CHECK(hipMemcpyDtoH(&counted, counter, sizeof counted));
  EXPECT(counted == 42 + n, "counter is %u", counted);
  CHECK(hipFree(out));
  CHECK(hipModuleUnload(again));
  CHECK(hipModuleUnload(module));
  return pass("2 modules, 2 kernels, 2 variables");
}
