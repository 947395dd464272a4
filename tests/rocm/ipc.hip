// Memory for other processes, as far as the kernel has the request. The kernel request behind it is not in upstream Linux: where it is missing, the export says so and the
// memory stays usable; where it is there, a second process doubles what the first has stored.
#include "../programs/check.h"
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

const char *const program_name = "ipc";

__global__ void twice(unsigned *data) { data[threadIdx.x] *= 2; }

static int second(const char *hex) {
  hipIpcMemHandle_t handle;
  for (size_t i = 0; i < sizeof handle; i++)
    sscanf(hex + 2 * i, "%2hhx", (unsigned char *)&handle + i);
  unsigned *data;
  CHECK(hipIpcOpenMemHandle((void **)&data, handle, hipIpcMemLazyEnablePeerAccess));
  twice<<<1, 64>>>(data);
  CHECK(hipDeviceSynchronize());
  CHECK(hipIpcCloseMemHandle(data));
  return 0;
}

int main(int count, char **words) {
  if (count == 2)
    return second(words[1]);
  unsigned *data, values[64];
  for (unsigned i = 0; i < 64; i++)
    values[i] = i + 1;
  CHECK(hipMalloc(&data, sizeof values));
  CHECK(hipMemcpy(data, values, sizeof values, hipMemcpyHostToDevice));
  hipIpcMemHandle_t handle;
  memset(&handle, 0, sizeof handle);
  hipError_t error = hipIpcGetMemHandle(&handle, data);
  unsigned factor = 2;
  if (error == hipSuccess) {
    char hex[2 * sizeof handle + 1];
    for (size_t i = 0; i < sizeof handle; i++)
      snprintf(hex + 2 * i, 3, "%02x", ((unsigned char *)&handle)[i]);
    pid_t pid = fork();
    if (pid == 0) {
      execl("/proc/self/exe", words[0], hex, nullptr);
      _exit(127);
    }
    int status = -1;
    EXPECT(waitpid(pid, &status, 0) == pid && status == 0, "the second process ended with status %#x", status);
  } else {
    EXPECT(error == hipErrorInvalidDevicePointer || error == hipErrorInvalidValue, "the export gives %d %s", (int)error,
           hipGetErrorName(error));
    (void)hipGetLastError();
    twice<<<1, 64>>>(data);
    CHECK(hipDeviceSynchronize());
  }
  CHECK(hipMemcpy(values, data, sizeof values, hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < 64; i++)
    EXPECT(values[i] == (i + 1) * factor, "element %u is %u, not %u", i, values[i], (i + 1) * factor);
  CHECK(hipFree(data));
  return error == hipSuccess ? pass("another process doubled 64 values") : pass("the export is refused: %s", hipGetErrorName(error));
}
