// Functions of half, float and double against the CPU: exact where IEEE 754 says so, else within the error that OpenCL allows. The
// device library is written to that; it is measured in units in the last place, from the value computed in long double.
#include "../programs/check.h"
#include <cmath>
#include <cstring>
#include <hip/hip_fp16.h>
#include <vector>

const char *const program_name = "math";

// Name, OpenCL's limit in ulp for float and double, the expression.
#define UNARY(F)                                                                                                        \
  F(sqrt, 3, 0, sqrt(x))                                                                                                \
  F(rsqrt, 2, 2, 1 / sqrt(x))                                                                                           \
  F(cbrt, 2, 2, cbrt(x))                                                                                                \
  F(exp, 3, 3, exp(x / 8))                                                                                              \
  F(exp2, 3, 3, exp2(x / 8))                                                                                            \
  F(log, 3, 3, log(x))                                                                                                  \
  F(log2, 3, 3, log2(x))                                                                                                \
  F(log10, 3, 3, log10(x))                                                                                              \
  F(log1p, 2, 2, log1p(x))                                                                                              \
  F(expm1, 3, 3, expm1(x / 8))                                                                                          \
  F(sin, 4, 4, sin(x))                                                                                                  \
  F(cos, 4, 4, cos(x))                                                                                                  \
  F(tan, 5, 5, tan(x))                                                                                                  \
  F(asin, 4, 4, asin(x / 512))                                                                                          \
  F(acos, 4, 4, acos(x / 512))                                                                                          \
  F(atan, 5, 5, atan(x))                                                                                                \
  F(sinh, 4, 4, sinh(x / 16))                                                                                           \
  F(cosh, 4, 4, cosh(x / 16))                                                                                           \
  F(tanh, 5, 5, tanh(x / 64))                                                                                           \
  F(erf, 16, 16, erf(x / 64))                                                                                           \
  F(erfc, 16, 16, erfc(x / 64))                                                                                         \
  F(floor, 0, 0, floor(x))                                                                                              \
  F(ceil, 0, 0, ceil(x))                                                                                                \
  F(trunc, 0, 0, trunc(x))                                                                                              \
  F(rint, 0, 0, rint(x))                                                                                                \
  F(fabs, 0, 0, fabs(-x))

#define BINARY(F)                                                                                                       \
  F(add, 0, 0, x + y)                                                                                                   \
  F(sub, 0, 0, x - y)                                                                                                   \
  F(mul, 0, 0, x * y)                                                                                                   \
  F(div, 3, 0, x / y)                                                                                                   \
  F(pow, 16, 16, pow(x, y / 64))                                                                                        \
  F(atan2, 6, 6, atan2(x, y))                                                                                           \
  F(hypot, 4, 4, hypot(x, y))                                                                                           \
  F(fmod, 0, 0, fmod(x, y))                                                                                             \
  F(remainder, 0, 0, remainder(x, y))                                                                                   \
  F(fmin, 0, 0, fmin(x, y))                                                                                             \
  F(fmax, 0, 0, fmax(x, y))                                                                                             \
  F(copysign, 0, 0, copysign(x, -y))                                                                                    \
  F(fdim, 0, 0, fdim(x, y))

enum Operation {
#define NAME(name, single, wide, expression) op_##name,
  UNARY(NAME) BINARY(NAME)
#undef NAME
      operations
};

template <typename T> __global__ void compute(const T *xs, const T *ys, T *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  T x = xs[i], y = ys[i];
#define RUN(name, single, wide, expression) out[op_##name * n + i] = expression;
  UNARY(RUN) BINARY(RUN)
#undef RUN
}

template <typename T> static long double reference(unsigned operation, T tx, T ty) {
  using namespace std;
  // The arguments are what T makes of them: each division above is by a power of two.
  long double x = tx, y = ty;
  switch (operation) {
#define CASE(name, single, wide, expression)                                                                            \
  case op_##name:                                                                                                       \
    return expression;
    UNARY(CASE) BINARY(CASE)
#undef CASE
  }
  return 0;
}

static const struct {
  const char *name;
  double single, wide;
} limits[] = {
#define LIMIT(name, single, wide, expression) {#name, single, wide},
    UNARY(LIMIT) BINARY(LIMIT)
#undef LIMIT
};

// Distance in ulp of T; an exact limit also wants the rounding right, so it is compared with the rounded value.
template <typename T> static double distance(T seen, long double expected, bool exact) {
  T rounded = (T)expected;
  if (std::isnan(rounded))
    return std::isnan(seen) ? 0 : INFINITY;
  if (exact || std::isinf(rounded) || std::isinf(seen))
    return seen == rounded ? 0 : INFINITY;
  int exponent;
  std::frexp(rounded, &exponent);
  int digits = std::numeric_limits<T>::digits, least = std::numeric_limits<T>::min_exponent;
  long double ulp = std::ldexp(1.0L, (exponent > least ? exponent : least) - digits);
  return (double)(std::fabs((long double)seen - expected) / ulp);
}

template <typename T> static double test(const char *type, unsigned n) {
  Numbers numbers;
  std::vector<T> x(n), y(n), out(operations * n);
  for (unsigned i = 0; i < n; i++) {
    x[i] = (T)(numbers.next() % 500000 + 1) / 1024 + (T)(numbers.next() % 1000) / 1048576;
    y[i] = (T)(numbers.next() % 300000 + 1) / 4096 + (T)(numbers.next() % 1000) / 16777216;
  }
  T *device_x, *device_y, *device_out;
  CHECK(hipMalloc(&device_x, n * sizeof(T)));
  CHECK(hipMalloc(&device_y, n * sizeof(T)));
  CHECK(hipMalloc(&device_out, out.size() * sizeof(T)));
  CHECK(hipMemcpy(device_x, x.data(), n * sizeof(T), hipMemcpyHostToDevice));
  CHECK(hipMemcpy(device_y, y.data(), n * sizeof(T), hipMemcpyHostToDevice));
  compute<T><<<(n + 127) / 128, 128>>>(device_x, device_y, device_out, n);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(out.data(), device_out, out.size() * sizeof(T), hipMemcpyDeviceToHost));
  double worst = 0;
  for (unsigned operation = 0; operation < operations; operation++) {
    double limit = sizeof(T) == 8 ? limits[operation].wide : limits[operation].single;
    for (unsigned i = 0; i < n; i++) {
      T seen = out[operation * n + i];
      long double expected = reference(operation, x[i], y[i]);
      double off = distance(seen, expected, limit == 0);
      EXPECT(off <= limit, "%s %s(%a, %a) is %a, not %La: %g ulp", type, limits[operation].name, (double)x[i], (double)y[i],
             (double)seen, expected, off);
      worst = off > worst ? off : worst;
    }
  }
  CHECK(hipFree(device_x));
  CHECK(hipFree(device_y));
  CHECK(hipFree(device_out));
  return worst;
}

__global__ void halves(const unsigned short *bits, unsigned short *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  __half a = __ushort_as_half(bits[i]), b = __ushort_as_half(bits[n - 1 - i]);
  out[i] = __half_as_ushort(__hadd(a, b));
  out[n + i] = __half_as_ushort(__hmul(a, b));
  out[2 * n + i] = __half_as_ushort(__hfma(a, b, a));
  out[3 * n + i] = __half_as_ushort(__float2half(__half2float(a) * 3.0f));
  __half2 pair = __hadd2(__halves2half2(a, b), __halves2half2(b, b));
  out[4 * n + i] = __half_as_ushort(__low2half(pair));
  out[5 * n + i] = __half_as_ushort(__high2half(pair));
}

static void test_halves() {
  const unsigned n = 2048;
  std::vector<unsigned short> bits(n), out(6 * n);
  Numbers numbers;
  for (unsigned i = 0; i < n; i++) {
    do
      bits[i] = numbers.next();
    while ((bits[i] & 0x7c00) == 0x7c00);
  }
  unsigned short *device, *device_out;
  CHECK(hipMalloc(&device, n * 2));
  CHECK(hipMalloc(&device_out, out.size() * 2));
  CHECK(hipMemcpy(device, bits.data(), n * 2, hipMemcpyHostToDevice));
  halves<<<n / 256, 256>>>(device, device_out, n);
  CHECK(hipGetLastError());
  CHECK(hipMemcpy(out.data(), device_out, out.size() * 2, hipMemcpyDeviceToHost));
  auto value = [](unsigned short word) {
    _Float16 half;
    memcpy(&half, &word, 2);
    return (double)half;
  };
  // Sums and products of halves are exact in double, but for a fused product with a far smaller addend: those are left out.
  auto word = [](double exact) {
    _Float16 half = (_Float16)exact;
    unsigned short word;
    memcpy(&word, &half, 2);
    return word;
  };
  for (unsigned i = 0; i < n; i++) {
    double a = value(bits[i]), b = value(bits[n - 1 - i]);
    long double fused = (long double)a * b + a;
    unsigned short expected[] = {word(a + b), word(a * b), word((double)fused), word(a * 3), word(a + b), word(b + b)};
    for (unsigned k = 0; k < 6; k++)
      if (k != 2 || (long double)(double)fused == fused)
        EXPECT(out[k * n + i] == expected[k], "half operation %u of %g and %g is %#x, not %#x", k, a, b, out[k * n + i], expected[k]);
  }
  CHECK(hipFree(device));
  CHECK(hipFree(device_out));
}

int main() {
  double single = test<float>("float", 384), wide = test<double>("double", 384);
  test_halves();
  return pass("%u functions, at most %.2f ulp in float and %.2f in double", operations, single, wide);
}
