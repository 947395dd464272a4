// Images need filtering and addressing units that neither the software machine nor Debian's runtime has: each way to one is refused
// with an error, and the device goes on.
#include "../programs/check.h"

const char *const program_name = "textures";

__global__ void one(unsigned *out) { *out = 1; }

int main() {
  int supported = -1;
  CHECK(hipDeviceGetAttribute(&supported, hipDeviceAttributeTextureAlignment, 0));
  hipArray *array = nullptr;
  hipChannelFormatDesc format = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindFloat);
  hipError_t error = hipMallocArray(&array, &format, 64, 64, 0);
  EXPECT(error != hipSuccess, "an array was made");
  (void)hipGetLastError();
  float *linear;
  CHECK(hipMalloc(&linear, 4096));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = linear;
  resource.res.linear.desc = format;
  resource.res.linear.sizeInBytes = 4096;
  hipTextureDesc texture = {};
  texture.readMode = hipReadModeElementType;
  hipTextureObject_t object = nullptr;
  hipError_t linear_error = hipCreateTextureObject(&object, &resource, &texture, nullptr);
  EXPECT(linear_error != hipSuccess, "a texture was made");
  (void)hipGetLastError();
  unsigned seen = 0;
  one<<<1, 1>>>((unsigned *)linear);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(&seen, linear, 4, hipMemcpyDeviceToHost));
  EXPECT(seen == 1, "the kernel stored %u", seen);
  CHECK(hipFree(linear));
  return pass("refused: %s, %s", hipGetErrorName(error), hipGetErrorName(linear_error));
}
