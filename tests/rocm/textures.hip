// A texture of an array: fetched as the CPU computes it, or, as image instructions are not executed, ended by ROCr as an illegal
// instruction. A child process does it, and the parent's own device goes on.
#include "../programs/check.h"
#include <cstring>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

const char *const program_name = "textures";

__global__ void fetch(hipTextureObject_t texture, float *to) { to[threadIdx.x] = tex2D<float>(texture, threadIdx.x + 0.5f, 1.5f); }

static int child() {
  const unsigned width = 64, height = 8;
  std::vector<float> in(width * height), out(width);
  for (unsigned i = 0; i < in.size(); i++)
    in[i] = i * 0.5f;
  hipArray *array;
  hipChannelFormatDesc format = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindFloat);
  CHECK(hipMallocArray(&array, &format, width, height, 0));
  CHECK(hipMemcpy2DToArray(array, 0, 0, in.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc description = {};
  description.readMode = hipReadModeElementType;
  hipTextureObject_t texture;
  CHECK(hipCreateTextureObject(&texture, &resource, &description, nullptr));
  float *to;
  CHECK(hipMalloc(&to, width * 4));
  fetch<<<1, width>>>(texture, to);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(out.data(), to, width * 4, hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < width; i++)
    EXPECT(out[i] == in[width + i], "texel %u is %g, not %g", i, out[i], in[width + i]);
  return 0;
}

int main() {
  int ends[2];
  EXPECT(pipe(ends) == 0, "no pipe");
  fflush(stdout);
  pid_t pid = fork();
  EXPECT(pid >= 0, "no process");
  if (pid == 0) {
    dup2(ends[1], 1);
    dup2(ends[1], 2);
    close(ends[0]);
    close(ends[1]);
    return child();
  }
  close(ends[1]);
  std::string said;
  char buffer[512];
  ssize_t got;
  while ((got = read(ends[0], buffer, sizeof buffer)) > 0)
    said.append(buffer, got);
  int status = 0;
  EXPECT(waitpid(pid, &status, 0) == pid, "the child is lost");
  bool fetched = status == 0;
  bool illegal = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT &&
                 strstr(said.c_str(), "HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION") != nullptr;
  EXPECT(fetched || illegal, "status %#x: %s", status, said.c_str());
  unsigned *device, value = 77;
  CHECK(hipMalloc(&device, 4));
  CHECK(hipMemcpy(device, &value, 4, hipMemcpyHostToDevice));
  value = 0;
  CHECK(hipMemcpy(&value, device, 4, hipMemcpyDeviceToHost));
  EXPECT(value == 77, "the device gave back %u", value);
  return pass("%s", fetched ? "64 texels" : "image instructions end the child as illegal");
}
