// Copies and fills of rows and boxes, asynchronous and to symbols, between pageable, pinned and device memory.
#include "../programs/check.h"
#include <cstring>
#include <vector>

const char *const program_name = "copies";

__device__ unsigned table[300];

int main() {
  Numbers numbers;
  hipStream_t stream;
  CHECK(hipStreamCreate(&stream));

  // Rows: pitched device memory, a part of each row, by each direction.
  const size_t width = 333, height = 41, host_pitch = 400;
  unsigned char *rows, *pinned;
  size_t pitch = 0;
  CHECK(hipMallocPitch((void **)&rows, &pitch, width, height));
  EXPECT(pitch >= width && pitch % 4 == 0, "pitch %zu for rows of %zu", pitch, width);
  CHECK(hipHostMalloc((void **)&pinned, host_pitch * height, hipHostMallocDefault));
  std::vector<unsigned char> in(host_pitch * height), out(host_pitch * height, 0xee);
  for (unsigned char &byte : in)
    byte = numbers.next();
  for (int asynchronous = 0; asynchronous < 2; asynchronous++) {
    CHECK(hipMemset2D(rows, pitch, 0x11, width, height));
    memset(out.data(), 0xee, out.size());
    if (asynchronous) {
      memcpy(pinned, in.data(), in.size());
      CHECK(hipMemcpy2DAsync(rows + 5, pitch, pinned + 7, host_pitch, width - 9, height, hipMemcpyHostToDevice, stream));
      memset(out.data(), 0xee, out.size());
      CHECK(hipMemcpy2DAsync(out.data(), host_pitch, rows, pitch, width, height, hipMemcpyDeviceToHost, stream));
      CHECK(hipStreamSynchronize(stream));
    } else {
      CHECK(hipMemcpy2D(rows + 5, pitch, in.data() + 7, host_pitch, width - 9, height, hipMemcpyHostToDevice));
      CHECK(hipMemcpy2D(out.data(), host_pitch, rows, pitch, width, height, hipMemcpyDeviceToHost));
    }
    for (size_t y = 0; y < height; y++)
      for (size_t x = 0; x < host_pitch; x++) {
        unsigned char expected = x >= width ? 0xee : x >= 5 && x < width - 4 ? in[y * host_pitch + x + 2] : 0x11;
        EXPECT(out[y * host_pitch + x] == expected, "rows (%d): byte %zu of row %zu is %#x, not %#x", asynchronous, x, y,
               out[y * host_pitch + x], expected);
      }
  }

  // A box out of a larger one, device to device, and back.
  const size_t w = 48, h = 10, d = 6;
  hipPitchedPtr box, other;
  CHECK(hipMalloc3D(&box, make_hipExtent(w, h, d)));
  CHECK(hipMalloc3D(&other, make_hipExtent(w, h, d)));
  CHECK(hipMemset3D(box, 0x22, make_hipExtent(w, h, d)));
  CHECK(hipMemset3D(other, 0x33, make_hipExtent(w, h, d)));
  std::vector<unsigned char> source(w * h * d), back(w * h * d);
  for (unsigned char &byte : source)
    byte = numbers.next();
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(source.data(), w, w, h);
  copy.dstPtr = box;
  copy.srcPos = make_hipPos(3, 1, 1);
  copy.dstPos = make_hipPos(4, 2, 0);
  copy.extent = make_hipExtent(30, 7, 4);
  copy.kind = hipMemcpyHostToDevice;
  CHECK(hipMemcpy3D(&copy));
  copy = {};
  copy.srcPtr = box;
  copy.dstPtr = other;
  copy.srcPos = make_hipPos(2, 1, 0);
  copy.dstPos = make_hipPos(0, 0, 1);
  copy.extent = make_hipExtent(40, 9, 5);
  copy.kind = hipMemcpyDeviceToDevice;
  CHECK(hipMemcpy3DAsync(&copy, stream));
  copy = {};
  copy.srcPtr = other;
  copy.dstPtr = make_hipPitchedPtr(back.data(), w, w, h);
  copy.extent = make_hipExtent(w, h, d);
  copy.kind = hipMemcpyDeviceToHost;
  CHECK(hipMemcpy3DAsync(&copy, stream));
  CHECK(hipStreamSynchronize(stream));
  for (size_t z = 0; z < d; z++)
    for (size_t y = 0; y < h; y++)
      for (size_t x = 0; x < w; x++) {
        unsigned char expected = 0x33;
        if (x < 40 && y < 9 && z >= 1) {
          size_t bx = x + 2, by = y + 1, bz = z - 1;
          bool written = bx >= 4 && bx < 34 && by >= 2 && by < 9 && bz < 4;
          expected = written ? source[((bz + 1) * h + by - 1) * w + bx - 1] : 0x22;
        }
        unsigned char seen = back[(z * h + y) * w + x];
        EXPECT(seen == expected, "box: (%zu, %zu, %zu) is %#x, not %#x", x, y, z, seen, expected);
      }

  // Symbols, typed fills, and lengths around what a copy engine takes at once.
  std::vector<unsigned> words(300), read(300);
  for (unsigned &word : words)
    word = numbers.next();
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(table), words.data(), 200 * 4, 100 * 4, hipMemcpyHostToDevice));
  CHECK(hipMemcpyFromSymbol(read.data(), HIP_SYMBOL(table), 300 * 4, 0, hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < 300; i++)
    EXPECT(read[i] == (i < 100 ? 0 : words[i - 100]), "symbol: word %u is %#x", i, read[i]);
  const size_t large = (9 << 20) + 13;
  unsigned char *first, *second;
  CHECK(hipMalloc((void **)&first, large));
  CHECK(hipMalloc((void **)&second, large + 64));
  std::vector<unsigned char> big(large), again(large);
  for (size_t i = 0; i < large; i++)
    big[i] = i * 131 >> 3;
  CHECK(hipMemcpyAsync(first, big.data(), large, hipMemcpyHostToDevice, stream));
  CHECK(hipMemcpyAsync(second + 3, first, large, hipMemcpyDeviceToDevice, stream));
  CHECK(hipMemcpyAsync(again.data(), second + 3, large, hipMemcpyDeviceToHost, stream));
  CHECK(hipStreamSynchronize(stream));
  EXPECT(big == again, "%zu bytes came back otherwise", large);
  CHECK(hipMemsetD32((hipDeviceptr_t)first, 0x89abcdef, 1000));
  CHECK(hipMemsetD16((hipDeviceptr_t)(first + 4000), 0x1234, 500));
  CHECK(hipMemsetD8((hipDeviceptr_t)(first + 5000), 0x77, 11));
  CHECK(hipMemcpy(again.data(), first, 5012, hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < 5012; i++) {
    unsigned char expected = i < 4000 ? 0x89abcdefu >> 8 * (i % 4) : i < 5000 ? 0x1234 >> 8 * (i % 2) : i < 5011 ? 0x77 : big[i];
    EXPECT(again[i] == expected, "fills: byte %u is %#x, not %#x", i, again[i], expected);
  }
  CHECK(hipFree(first));
  CHECK(hipFree(second));
  CHECK(hipFree(box.ptr));
  CHECK(hipFree(other.ptr));
  CHECK(hipFree(rows));
  CHECK(hipHostFree(pinned));
  CHECK(hipStreamDestroy(stream));
  return pass("rows, boxes, symbols, fills, %zu bytes at once", large);
}
