// Math functions. reference.c has those that are not exact, rounded once from 80 bits.
#define DECLARE_1(NAME) float native_f16_##NAME(float); float native_f32_##NAME(float); double native_f64_##NAME(double);
#define MATH_1(NAME)                                              \
    DECLARE_1(NAME)                                                \
    OVER half NAME(half a) { return (half)native_f16_##NAME(a); }  \
    OVER float NAME(float a) { return native_f32_##NAME(a); }      \
    OVER double NAME(double a) { return native_f64_##NAME(a); }    \
    WIDTHS(ELEMENTS_1, NAME, half, half) WIDTHS(ELEMENTS_1, NAME, float, float) WIDTHS(ELEMENTS_1, NAME, double, double)
#define MATH_2(NAME)                                                                  \
    float native_f16_##NAME(float, float); float native_f32_##NAME(float, float);      \
    double native_f64_##NAME(double, double);                                          \
    OVER half NAME(half a, half b) { return (half)native_f16_##NAME(a, b); }           \
    OVER float NAME(float a, float b) { return native_f32_##NAME(a, b); }              \
    OVER double NAME(double a, double b) { return native_f64_##NAME(a, b); }           \
    WIDTHS(ELEMENTS_2, NAME, half, half, half) WIDTHS(ELEMENTS_2, NAME, float, float, float) \
    WIDTHS(ELEMENTS_2, NAME, double, double, double)
#define MATH_INT(NAME)                                                                \
    float native_f16_##NAME(float, int); float native_f32_##NAME(float, int);          \
    double native_f64_##NAME(double, int);                                             \
    OVER half NAME(half a, int b) { return (half)native_f16_##NAME(a, b); }            \
    OVER float NAME(float a, int b) { return native_f32_##NAME(a, b); }                \
    OVER double NAME(double a, int b) { return native_f64_##NAME(a, b); }              \
    WIDTHS(ELEMENTS_2, NAME, half, half, int) WIDTHS(ELEMENTS_2, NAME, float, float, int) \
    WIDTHS(ELEMENTS_2, NAME, double, double, int)

MATH_1(sin) MATH_1(cos) MATH_1(tan) MATH_1(asin) MATH_1(acos) MATH_1(atan)
MATH_1(sinh) MATH_1(cosh) MATH_1(tanh) MATH_1(asinh) MATH_1(acosh) MATH_1(atanh)
MATH_1(sinpi) MATH_1(cospi) MATH_1(tanpi) MATH_1(asinpi) MATH_1(acospi) MATH_1(atanpi)
MATH_1(exp) MATH_1(exp2) MATH_1(exp10) MATH_1(expm1) MATH_1(log) MATH_1(log2) MATH_1(log10) MATH_1(log1p) MATH_1(logb)
MATH_1(sqrt) MATH_1(rsqrt) MATH_1(cbrt) MATH_1(erf) MATH_1(erfc) MATH_1(tgamma)
MATH_1(ceil) MATH_1(floor) MATH_1(trunc) MATH_1(rint) MATH_1(round) MATH_1(fabs) MATH_1(degrees) MATH_1(radians)
MATH_2(atan2) MATH_2(atan2pi) MATH_2(pow) MATH_2(powr) MATH_2(hypot) MATH_2(fmod) MATH_2(remainder) MATH_2(fdim)
MATH_2(fmax) MATH_2(fmin) MATH_2(copysign)
MATH_INT(pown) MATH_INT(rootn) MATH_INT(ldexp)

DECLARE_1(recip)
float native_f32_divide(float, float);
#define NATIVE(NAME) OVER float native_##NAME(float a) { return native_f32_##NAME(a); } WIDTHS(ELEMENTS_1, native_##NAME, float, float)
NATIVE(sin) NATIVE(cos) NATIVE(exp) NATIVE(exp2) NATIVE(log) NATIVE(log2) NATIVE(log10) NATIVE(sqrt) NATIVE(rsqrt) NATIVE(recip)
OVER float native_divide(float a, float b) { return native_f32_divide(a, b); }
WIDTHS(ELEMENTS_2, native_divide, float, float, float)
#define HALF_ACCURACY(NAME) OVER float half_##NAME(float a) { return native_f32_##NAME(a); } WIDTHS(ELEMENTS_1, half_##NAME, float, float)
HALF_ACCURACY(sin) HALF_ACCURACY(cos) HALF_ACCURACY(exp) HALF_ACCURACY(exp2) HALF_ACCURACY(log) HALF_ACCURACY(log2)
HALF_ACCURACY(sqrt) HALF_ACCURACY(rsqrt) HALF_ACCURACY(recip)

float native_f16_fma(float, float, float);
float native_f32_fma(float, float, float);
double native_f64_fma(double, double, double);
OVER half fma(half a, half b, half c) { return (half)native_f16_fma(a, b, c); }
OVER float fma(float a, float b, float c) { return native_f32_fma(a, b, c); }
OVER double fma(double a, double b, double c) { return native_f64_fma(a, b, c); }

float native_f32_nextafter(float, float);
double native_f64_nextafter(double, double);
OVER float nextafter(float a, float b) { return native_f32_nextafter(a, b); }
OVER double nextafter(double a, double b) { return native_f64_nextafter(a, b); }
// The bits of floats of one sign count up with the size.
OVER half nextafter(half a, half b) {
    if (a != a || b != b) return a + b;
    if (a == b) return b;
    ushort bits = as_ushort(a);
    if (a == 0) return as_half((ushort)(as_ushort(b) & 0x8000 | 1));
    return as_half((ushort)((a < b) == (a > 0) ? bits + 1 : bits - 1));
}

int native_ilogb(double);
double native_frexp(double, int *);
double native_modf(double, double *);
double native_remquo(double, double, int *);
#define PARTS(T)                                                                                              \
    OVER int ilogb(T a) { return native_ilogb(a); }                                                            \
    OVER T frexp(T a, int *e) { return (T)native_frexp(a, (void *)e); }                                        \
    OVER T modf(T a, T *whole) { double w; T r = (T)native_modf(a, (void *)&w); *whole = (T)w; return r; }      \
    OVER T remquo(T a, T b, int *quotient) { return (T)native_remquo(a, b, (void *)quotient); }                \
    OVER T sincos(T a, T *c) { *c = cos(a); return sin(a); }                                                   \
    OVER T min(T a, T b) { return b < a ? b : a; }                                                             \
    OVER T max(T a, T b) { return a < b ? b : a; }                                                             \
    OVER T clamp(T a, T low, T high) { return fmin(fmax(a, low), high); }                                      \
    OVER T step(T edge, T a) { return a < edge ? (T)0 : (T)1; }                                                \
    OVER T sign(T a) { return a > 0 ? (T)1 : a < 0 ? (T)-1 : a != a ? (T)0 : a; }                              \
    OVER T maxmag(T a, T b) { return fabs(a) > fabs(b) ? a : fabs(b) > fabs(a) ? b : fmax(a, b); }             \
    OVER T minmag(T a, T b) { return fabs(a) < fabs(b) ? a : fabs(b) < fabs(a) ? b : fmin(a, b); }             \
    WIDTHS(ELEMENTS_3, fma, T, T, T, T) WIDTHS(ELEMENTS_2, nextafter, T, T, T) WIDTHS(ELEMENTS_1, ilogb, int, T) \
    WIDTHS(ELEMENTS_2, min, T, T, T) WIDTHS(ELEMENTS_2, max, T, T, T) WIDTHS(ELEMENTS_3, clamp, T, T, T, T)     \
    WIDTHS(ELEMENTS_2, step, T, T, T) WIDTHS(ELEMENTS_1, sign, T, T)                                            \
    WIDTHS(ELEMENTS_2, maxmag, T, T, T) WIDTHS(ELEMENTS_2, minmag, T, T, T)
FLOATS(PARTS)

#define GEOMETRIC(N, T)                                                                                        \
    OVER T dot(T##N a, T##N b) { double sum = 0; for (int k = 0; k < N; k++) sum += (double)a[k] * b[k]; return (T)sum; } \
    OVER T length(T##N a) { double sum = 0; for (int k = 0; k < N; k++) sum += (double)a[k] * a[k]; return (T)native_f64_sqrt(sum); } \
    OVER T distance(T##N a, T##N b) { return length(a - b); }                                                  \
    OVER T##N normalize(T##N a) { double sum = 0; for (int k = 0; k < N; k++) sum += (double)a[k] * a[k];       \
        T##N r; for (int k = 0; k < N; k++) r[k] = (T)(a[k] / native_f64_sqrt(sum)); return r; }
GEOMETRIC(2, float) GEOMETRIC(3, float) GEOMETRIC(4, float) GEOMETRIC(2, double) GEOMETRIC(3, double) GEOMETRIC(4, double)
OVER float3 cross(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
OVER double3 cross(double3 a, double3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
