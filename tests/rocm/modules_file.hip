// Modules from a file and from memory: a bundle of two targets and an object of one, variables and functions by name, arguments as
// pointers and as a buffer, and what is no module.
#include "../programs/check.h"
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <vector>

const char *const program_name = "modules_file";

static std::string folder() {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  EXPECT(length > 0, "no path of the program");
  std::string all(path, length);
  return all.substr(0, all.rfind('/') + 1);
}

static void use(hipModule_t module, unsigned value, bool as_buffer) {
  const unsigned n = 1000;
  hipFunction_t add, missing;
  CHECK(hipModuleGetFunction(&add, module, "add"));
  EXPECT_ERROR(hipErrorNotFound, hipModuleGetFunction(&missing, module, "subtract"));
  (void)hipGetLastError();
  hipDeviceptr_t offset;
  size_t bytes = 0;
  CHECK(hipModuleGetGlobal(&offset, &bytes, module, "offset"));
  EXPECT(bytes == 4, "the variable has %zu bytes", bytes);
  unsigned start = 0;
  CHECK(hipMemcpyDtoH(&start, offset, 4));
  EXPECT(start == 100, "the variable starts with %u", start);
  CHECK(hipMemcpyHtoD(offset, &value, 4));

  struct {
    unsigned *a, *b, *sum;
    unsigned n;
  } arguments;
  std::vector<unsigned> a(n), b(n), sum(n);
  for (unsigned i = 0; i < n; i++) {
    a[i] = i * 3;
    b[i] = i ^ 0x55;
  }
  CHECK(hipMalloc(&arguments.a, n * 4));
  CHECK(hipMalloc(&arguments.b, n * 4));
  CHECK(hipMalloc(&arguments.sum, n * 4));
  arguments.n = n;
  CHECK(hipMemcpy(arguments.a, a.data(), n * 4, hipMemcpyHostToDevice));
  CHECK(hipMemcpy(arguments.b, b.data(), n * 4, hipMemcpyHostToDevice));
  void *pointers[] = {&arguments.a, &arguments.b, &arguments.sum, &arguments.n};
  size_t size = sizeof arguments;
  void *buffer[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END};
  CHECK(hipModuleLaunchKernel(add, (n + 63) / 64, 1, 1, 64, 1, 1, 0, nullptr, as_buffer ? nullptr : pointers,
                              as_buffer ? buffer : nullptr));
  CHECK(hipMemcpy(sum.data(), arguments.sum, n * 4, hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < n; i++)
    EXPECT(sum[i] == a[i] + b[i] + value, "element %u is %u, not %u", i, sum[i], a[i] + b[i] + value);
  CHECK(hipFree(arguments.a));
  CHECK(hipFree(arguments.b));
  CHECK(hipFree(arguments.sum));
}

int main() {
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  std::string target = properties.gcnArchName;
  target = target.substr(0, target.find(':'));

  hipModule_t bundle, single, memory, none;
  CHECK(hipModuleLoad(&bundle, (folder() + "kernels.co").c_str()));
  use(bundle, 7, false);
  CHECK(hipModuleLoad(&single, (folder() + "kernels-" + target + ".co").c_str()));
  use(single, 8, true);
  std::ifstream file(folder() + "kernels.co", std::ios::binary);
  std::vector<char> image((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  CHECK(hipModuleLoadData(&memory, image.data()));
  use(memory, 9, true);
  EXPECT_ERROR(hipErrorFileNotFound, hipModuleLoad(&none, (folder() + "missing.co").c_str()));
  // The object of the other target.
  std::string other = target == "gfx90a" ? "gfx1030" : "gfx90a";
  hipError_t error = hipModuleLoad(&none, (folder() + "kernels-" + other + ".co").c_str());
  EXPECT(error == hipErrorNoBinaryForGpu || error == hipErrorSharedObjectInitFailed, "an object for %s gives %d %s", other.c_str(),
         (int)error, hipGetErrorName(error));
  (void)hipGetLastError();
  CHECK(hipModuleUnload(memory));
  CHECK(hipModuleUnload(single));
  CHECK(hipModuleUnload(bundle));
  return pass("a bundle, an object for %s, an image in memory", target.c_str());
}
