// rocRAND's XORWOW, Philox4x32-10 and MRG32k3a on the device against the published algorithms computed here.
// Marsaglia, "Xorshift RNGs" (2003); Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (2011);
// L'Ecuyer, "Good parameters and implementations for combined multiple recursive random number generators" (1999).
// Raw and uniform numbers and Poisson's are equal to the bit; for normal ones the device has its own sine and logarithm.
#include "../programs/check.h"
#include <array>
#include <cmath>
#include <memory>
#include <rocrand/rocrand.h>
#include <vector>

const char *const program_name = "rocrand";

typedef unsigned long long u64;

#define RAND(call)                                                                                                      \
  do {                                                                                                                  \
    rocrand_status rand_status = (call);                                                                                \
    if (rand_status != ROCRAND_STATUS_SUCCESS)                                                                          \
      fail("%s:%d: %s: %d", __FILE__, __LINE__, #call, (int)rand_status);                                              \
  } while (0)

// rocRAND gives engine i of 512 * 256 the numbers from i times a subsequence on, and output i to engine i modulo their number. A
// subsequence is 2^67 numbers for XORWOW, and 2^76 for MRG32k3a, as in L'Ecuyer's streams, though its header says 2^67 there too.
static const size_t engines = 512 * 256;

// Where the numbers of one generator come from: `draw` takes the next `width` for output `index` of this call.
struct Source {
  virtual ~Source() {}
  virtual void draw(size_t index, unsigned width, unsigned *to) = 0;
  // A call has taken `outputs` times `width` numbers.
  virtual void end(size_t outputs, unsigned width) = 0;
  // The number as 32 bits, as float and as double (of two numbers, where one has not enough bits).
  virtual unsigned whole(const unsigned *in) { return in[0]; }
  virtual float single(const unsigned *in) { return 0x1p-32f + in[0] * 0x1p-32f; }
  virtual double wide(const unsigned *in) { return 0x1p-53 + (in[0] | (u64)(in[1] >> 11) << 32) * 0x1p-53; }
  virtual unsigned wide_width() { return 2; }
  // The pair of numbers of Box and Muller: the radius's in (0, 1], and the angle in half turns.
  virtual void pair(const unsigned *in, double *radius, double *angle) {
    *radius = single(in);
    *angle = 2 * (double)single(in + 1);
  }
  virtual void wide_pair(const unsigned *in, double *radius, double *angle) {
    *radius = 0x1p-53 + (in[0] ^ (u64)in[1] << 21) * 0x1p-53;
    *angle = 2 * (0x1p-53 + (in[2] ^ (u64)in[3] << 21) * 0x1p-53);
  }
  virtual unsigned wide_pair_width() { return 4; }
};

// Engines of their own state, one a subsequence.
template <typename State> struct Streams : Source {
  std::vector<State> states;
  size_t start = 0;
  void draw(size_t index, unsigned width, unsigned *to) override {
    State &state = states[(start + index) % engines];
    for (unsigned i = 0; i < width; i++)
      to[i] = state.next();
  }
  void end(size_t outputs, unsigned) override { start = (start + outputs) % engines; }
};

struct Xorwow {
  std::array<unsigned, 5> x;
  unsigned d;
  unsigned next() {
    unsigned t = x[0] ^ x[0] >> 2;
    x = {x[1], x[2], x[3], x[4], x[4] ^ x[4] << 4 ^ t ^ t << 1};
    return (d += 362437) + x[4];
  }
};

struct XorwowStreams : Streams<Xorwow> {
  // A linear map of the 160 bits: the image of each bit.
  typedef std::vector<std::array<unsigned, 5>> Map;
  static std::array<unsigned, 5> apply(const Map &map, const std::array<unsigned, 5> &x) {
    std::array<unsigned, 5> y = {};
    for (unsigned bit = 0; bit < 160; bit++)
      if (x[bit / 32] >> bit % 32 & 1)
        for (unsigned k = 0; k < 5; k++)
          y[k] ^= map[bit][k];
    return y;
  }
  XorwowStreams(u64 seed) {
    // rocRAND's way to make a state of a seed.
    unsigned t0 = 1228688033u * ((unsigned)seed ^ 0x2c7f967fu), t1 = 2073658381u * ((unsigned)(seed >> 32) ^ 0xa03697cbu);
    Xorwow state = {{123456789u + t0, 362436069u ^ t0, 521288629u + t1, 88675123u ^ t1, 5783321u + t0}, 6615241u + t1 + t0};
    Map jump(160);
    for (unsigned bit = 0; bit < 160; bit++) {
      Xorwow one = {{}, 0};
      one.x[bit / 32] = 1u << bit % 32;
      one.next();
      jump[bit] = one.x;
    }
    for (unsigned i = 0; i < 67; i++) {
      Map twice(160);
      for (unsigned bit = 0; bit < 160; bit++)
        twice[bit] = apply(jump, jump[bit]);
      jump.swap(twice);
    }
    for (size_t i = 0; i < engines; i++) {
      states.push_back(state);
      state.x = apply(jump, state.x);
    }
  }
};

static const u64 m1 = 4294967087, m2 = 4294944443;

struct Mrg {
  u64 a[3], b[3];
  unsigned next() {
    u64 p = (1403580 * a[1] + (m1 - 810728) * a[0] % m1) % m1;
    u64 q = (527612 * b[2] + (m2 - 1370589) * b[0] % m2) % m2;
    a[0] = a[1], a[1] = a[2], a[2] = p;
    b[0] = b[1], b[1] = b[2], b[2] = q;
    return p > q ? p - q : p + m1 - q;
  }
};

struct MrgStreams : Streams<Mrg> {
  struct Matrix {
    u64 at[3][3];
    Matrix times(const Matrix &other, u64 modulus) const {
      Matrix product = {};
      for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
          for (int k = 0; k < 3; k++)
            product.at[i][j] = (product.at[i][j] + at[i][k] * other.at[k][j] % modulus) % modulus;
      return product;
    }
    void apply(u64 *x, u64 modulus) const {
      u64 y[3] = {};
      for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
          y[i] = (y[i] + at[i][k] * x[k] % modulus) % modulus;
      for (int i = 0; i < 3; i++)
        x[i] = y[i];
    }
  };
  MrgStreams(u64 seed) {
    // rocRAND's way to make a state of a seed; this one is for seeds of 32 bits.
    u64 x = (unsigned)seed ^ 0x55555555u, y = 0xaaaaaaaau;
    Mrg state = {{x * seed % m1, y * seed % m1, x * seed % m1}, {y * seed % m2, x * seed % m2, y * seed % m2}};
    Matrix a = {{{0, 1, 0}, {0, 0, 1}, {m1 - 810728, 1403580, 0}}}, b = {{{0, 1, 0}, {0, 0, 1}, {m2 - 1370589, 0, 527612}}};
    for (unsigned i = 0; i < 76; i++) {
      a = a.times(a, m1);
      b = b.times(b, m2);
    }
    for (size_t i = 0; i < engines; i++) {
      states.push_back(state);
      a.apply(state.a, m1);
      b.apply(state.b, m2);
    }
  }
  // Numbers are from 1 to m1.
  unsigned whole(const unsigned *in) override { return (unsigned)((in[0] - 1) * 1.000000048661607); }
  double wide(const unsigned *in) override { return in[0] * 2.3283065498378288e-10; }
  unsigned wide_width() override { return 1; }
  float single(const unsigned *in) override { return (float)wide(in); }
  void wide_pair(const unsigned *in, double *radius, double *angle) override { pair(in, radius, angle); }
  unsigned wide_pair_width() override { return 2; }
};

struct Philox : Source {
  unsigned key[2];
  u64 position = 0;
  Philox(u64 seed) : key{(unsigned)seed, (unsigned)(seed >> 32)} {}
  static void block(const unsigned *counter, const unsigned *key, unsigned *out) {
    unsigned c[4] = {counter[0], counter[1], counter[2], counter[3]}, k[2] = {key[0], key[1]};
    for (int round = 0; round < 10; round++) {
      u64 p = (u64)0xd2511f53u * c[0], q = (u64)0xcd9e8d57u * c[2];
      unsigned next[4] = {(unsigned)(q >> 32) ^ c[1] ^ k[0], (unsigned)q, (unsigned)(p >> 32) ^ c[3] ^ k[1], (unsigned)p};
      for (int i = 0; i < 4; i++)
        c[i] = next[i];
      k[0] += 0x9e3779b9u;
      k[1] += 0xbb67ae85u;
    }
    for (int i = 0; i < 4; i++)
      out[i] = c[i];
  }
  void draw(size_t index, unsigned width, unsigned *to) override {
    for (unsigned i = 0; i < width; i++) {
      u64 at = position + index * width + i;
      unsigned counter[4] = {(unsigned)(at / 4), (unsigned)(at / 4 >> 32), 0, 0}, out[4];
      block(counter, key, out);
      to[i] = out[at % 4];
    }
  }
  void end(size_t outputs, unsigned width) override { position += outputs * width; }
};

static const char *engine;

template <typename T> struct Buffer {
  T *device;
  std::vector<T> host;
  Buffer(size_t n) : host(n) { CHECK(hipMalloc(&device, n * sizeof(T))); }
  ~Buffer() { CHECK(hipFree(device)); }
  const std::vector<T> &get() {
    CHECK(hipMemcpy(host.data(), device, host.size() * sizeof(T), hipMemcpyDeviceToHost));
    return host;
  }
};

static size_t compared;

// Normal or log-normal numbers, two from each pair.
template <typename T, typename Generate>
static void normals(Source &source, size_t n, bool logarithmic, double mean, double deviation, double tolerance, Generate generate) {
  Buffer<T> out(n);
  RAND(generate(out.device));
  unsigned in[4], width = sizeof(T) == 8 ? source.wide_pair_width() : 2;
  const std::vector<T> &seen = out.get();
  for (size_t i = 0; i < n; i++) {
    double radius, angle;
    if (i % 2 == 0)
      source.draw(i / 2, width, in);
    sizeof(T) == 8 ? source.wide_pair(in, &radius, &angle) : source.pair(in, &radius, &angle);
    double length = std::sqrt(-2 * std::log(radius));
    double expected = mean + deviation * length * (i % 2 == 0 ? std::sin(angle * M_PI) : std::cos(angle * M_PI));
    double allowed = tolerance * (1 + std::fabs(mean) + deviation * length);
    if (logarithmic) {
      expected = std::exp(expected);
      allowed *= expected;
    }
    EXPECT(std::fabs(seen[i] - expected) <= allowed, "%s: normal number %zu (%zu bytes, logarithmic %d) is %.17g, not %.17g", engine, i,
           sizeof(T), logarithmic, (double)seen[i], expected);
  }
  source.end((n + 1) / 2, width);
  compared += n;
}

static void test(rocrand_rng_type type, const char *name, Source &source, u64 seed) {
  engine = name;
  rocrand_generator generator;
  RAND(rocrand_create_generator(&generator, type));
  RAND(rocrand_set_seed(generator, seed));
  unsigned in[4];

  // More numbers than engines, then an odd number of each kind.
  for (size_t n : {(size_t)4001, engines + 3000, (size_t)1}) {
    Buffer<unsigned> out(n);
    RAND(rocrand_generate(generator, out.device, n));
    const std::vector<unsigned> &seen = out.get();
    for (size_t i = 0; i < n; i++) {
      source.draw(i, 1, in);
      EXPECT(seen[i] == source.whole(in), "%s: number %zu of %zu is %#x, not %#x", name, i, n, seen[i], source.whole(in));
    }
    source.end(n, 1);
    compared += n;
  }
  const size_t n = 2049;
  {
    Buffer<float> out(n);
    RAND(rocrand_generate_uniform(generator, out.device, n));
    const std::vector<float> &seen = out.get();
    for (size_t i = 0; i < n; i++) {
      source.draw(i, 1, in);
      EXPECT(seen[i] == source.single(in), "%s: float %zu is %a, not %a", name, i, seen[i], source.single(in));
    }
    source.end(n, 1);
    compared += n;
  }
  {
    Buffer<double> out(n);
    RAND(rocrand_generate_uniform_double(generator, out.device, n));
    const std::vector<double> &seen = out.get();
    for (size_t i = 0; i < n; i++) {
      source.draw(i, source.wide_width(), in);
      EXPECT(seen[i] == source.wide(in), "%s: double %zu is %a, not %a", name, i, seen[i], source.wide(in));
    }
    source.end(n, source.wide_width());
    compared += n;
  }
  normals<float>(source, n + 1, false, 2, 3, 2e-6, [&](float *to) { return rocrand_generate_normal(generator, to, n + 1, 2, 3); });
  normals<float>(source, n + 1, true, 0.5, 0.25, 2e-6,
                 [&](float *to) { return rocrand_generate_log_normal(generator, to, n + 1, 0.5f, 0.25f); });
  normals<double>(source, n + 1, false, -1, 0.5, 1e-14,
                  [&](double *to) { return rocrand_generate_normal_double(generator, to, n + 1, -1, 0.5); });
  normals<double>(source, n + 1, true, 0, 1, 1e-14,
                  [&](double *to) { return rocrand_generate_log_normal_double(generator, to, n + 1, 0, 1); });

  // The library's own table of Walker's alias method: it describes Poisson's distribution, and numbers come out by it.
  for (double lambda : {3.5, 120.25}) {
    rocrand_discrete_distribution device_distribution;
    rocrand_discrete_distribution_st distribution;
    RAND(rocrand_create_poisson_distribution(lambda, &device_distribution));
    CHECK(hipMemcpy(&distribution, device_distribution, sizeof distribution, hipMemcpyDefault));
    unsigned size = distribution.size;
    std::vector<unsigned> alias(size);
    std::vector<double> probability(size), total(size);
    CHECK(hipMemcpy(alias.data(), distribution.alias, size * sizeof(unsigned), hipMemcpyDefault));
    CHECK(hipMemcpy(probability.data(), distribution.probability, size * sizeof(double), hipMemcpyDefault));
    for (unsigned i = 0; i < size; i++) {
      EXPECT(alias[i] < size, "%s: alias %u of %u", name, alias[i], size);
      total[i] += probability[i] / size;
      total[alias[i]] += (1 - probability[i]) / size;
    }
    for (unsigned i = 0; i < size; i++) {
      double k = distribution.offset + i, expected = std::exp(k * std::log(lambda) - lambda - std::lgamma(k + 1));
      EXPECT(std::fabs(total[i] - expected) < 1e-10, "the table for %g gives %g the probability %g, not %g", lambda, k, total[i], expected);
    }
    RAND(rocrand_destroy_discrete_distribution(device_distribution));
    Buffer<unsigned> out(n);
    RAND(rocrand_generate_poisson(generator, out.device, n, lambda));
    const std::vector<unsigned> &seen = out.get();
    for (size_t i = 0; i < n; i++) {
      source.draw(i, 1, in);
      double at = source.whole(in) * 0x1p-32 * size;
      unsigned place = (unsigned)at, expected = distribution.offset + (at - place < probability[place] ? place : alias[place]);
      EXPECT(seen[i] == expected, "%s: Poisson's number %zu for %g is %u, not %u", name, i, lambda, seen[i], expected);
    }
    source.end(n, 1);
    compared += n;
  }
  RAND(rocrand_destroy_generator(generator));
}

int main() {
  // The reference itself: Random123's known answers for the counter and key of zeros and of ones.
  unsigned zeros[4] = {}, ones[4] = {~0u, ~0u, ~0u, ~0u}, out[4];
  Philox::block(zeros, zeros, out);
  EXPECT(out[0] == 0x6627e8d5 && out[1] == 0xe169c58d && out[2] == 0xbc57ac4c && out[3] == 0x9b00dbd8, "the reference is wrong");
  Philox::block(ones, ones, out);
  EXPECT(out[0] == 0x408f276d && out[1] == 0x41c83b0e && out[2] == 0xa20bc7c6 && out[3] == 0x6d5451fd, "the reference is wrong");

  u64 seed = 0x123456789abcdefull, small_seed = 987654321;
  XorwowStreams xorwow(seed);
  test(ROCRAND_RNG_PSEUDO_XORWOW, "XORWOW", xorwow, seed);
  Philox philox(seed);
  test(ROCRAND_RNG_PSEUDO_PHILOX4_32_10, "Philox4x32-10", philox, seed);
  MrgStreams mrg(small_seed);
  test(ROCRAND_RNG_PSEUDO_MRG32K3A, "MRG32k3a", mrg, small_seed);
  return pass("%zu numbers of three generators", compared);
}
