// What built-in functions have to give, from the C library's 80-bit functions: 64 bits of precision, 11 more than a double has.
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>

// How a value that a format does not have becomes one that it has.
enum mode { RTE, RTZ, RTP, RTN };

// A whole number near `x`, which may be infinite or no number.
static long double to_whole(long double x, int mode) {
    switch (mode) {
    case RTZ: return truncl(x);
    case RTP: return ceill(x);
    case RTN: return floorl(x);
    default: return roundevenl(x);
    }
}

// The number nearest to `x` (which has at most 64 bits) of a format with so many bits of precision, whose exponents begin and
// end here.
static long double narrow(long double x, int mode, int precision, int least, int greatest) {
    if (x == 0 || isinf(x) || isnan(x)) return x;
    int exponent = ilogbl(x);
    int quantum = (exponent < least ? least : exponent) - precision + 1;
    long double result = scalbnl(to_whole(scalbnl(x, -quantum), mode), quantum);
    long double most = scalbnl(2 - scalbnl(1, 1 - precision), greatest);
    if (fabsl(result) <= most) return copysignl(result, x);
    int keeps = mode == RTZ || (mode == RTP && x < 0) || (mode == RTN && x > 0);
    return copysignl(keeps ? most : (long double)INFINITY, x);
}

static float half_of(long double x, int mode) { return (float)narrow(x, mode, 11, -14, 15); }
static float float_of(long double x, int mode) { return (float)narrow(x, mode, 24, -126, 127); }
static double double_of(long double x, int mode) { return (double)narrow(x, mode, 53, -1022, 1023); }

float native_half_of_double(double x, int mode) { return half_of(x, mode); }
float native_half_of_long(int64_t x, int mode) { return half_of(x, mode); }
float native_half_of_ulong(uint64_t x, int mode) { return half_of(x, mode); }
float native_float_of_double(double x, int mode) { return float_of(x, mode); }
float native_float_of_long(int64_t x, int mode) { return float_of(x, mode); }
float native_float_of_ulong(uint64_t x, int mode) { return float_of(x, mode); }
double native_double_of_double(double x, int mode) { return (void)mode, x; }
double native_double_of_long(int64_t x, int mode) { return double_of(x, mode); }
double native_double_of_ulong(uint64_t x, int mode) { return double_of(x, mode); }

// Whole numbers of floats, kept within the range of 64 bits: a shorter type's range is the caller's.
int64_t native_long_of_double(double x, int mode) {
    long double whole = to_whole(x, mode);
    if (isnan(x)) return 0;
    if (whole >= 0x1p63L) return INT64_MAX;
    if (whole < -0x1p63L) return INT64_MIN;
    return (int64_t)whole;
}
uint64_t native_ulong_of_double(double x, int mode) {
    long double whole = to_whole(x, mode);
    if (isnan(x) || whole <= 0) return 0;
    if (whole >= 0x1p64L) return UINT64_MAX;
    return (uint64_t)whole;
}

// Each function for double, for float, and for half, whose numbers come and go as floats.
#define ONE(NAME, X)                                                                     \
    float native_f16_##NAME(float a) { long double x = a; return half_of(X, RTE); }        \
    float native_f32_##NAME(float a) { long double x = a; return float_of(X, RTE); }       \
    double native_f64_##NAME(double a) { long double x = a; return double_of(X, RTE); }
#define TWO(NAME, X)                                                                                               \
    float native_f16_##NAME(float a, float b) { long double x = a, y = b; return half_of(X, RTE); }                  \
    float native_f32_##NAME(float a, float b) { long double x = a, y = b; return float_of(X, RTE); }                 \
    double native_f64_##NAME(double a, double b) { long double x = a, y = b; return double_of(X, RTE); }
#define WITH_INT(NAME, X)                                                                                      \
    float native_f16_##NAME(float a, int y) { long double x = a; return half_of(X, RTE); }                       \
    float native_f32_##NAME(float a, int y) { long double x = a; return float_of(X, RTE); }                      \
    double native_f64_##NAME(double a, int y) { long double x = a; return double_of(X, RTE); }

static const long double PI = 0x3.243f6a8885a308d3p0L;

// The angle is taken modulo a turn first, exactly.
static long double sine_of_pi(long double x) {
    long double turn = remainderl(x, 2);
    if (turn == truncl(turn)) return copysignl(0, x);
    return fabsl(turn) > 0.5L ? copysignl(sinl(PI * (1 - fabsl(turn))), turn) : sinl(PI * turn);
}
static long double cosine_of_pi(long double x) {
    long double turn = fabsl(remainderl(x, 2));
    return turn == 0.5L ? 0 : sine_of_pi(0.5L - turn);
}
// Signs of zeros and infinities at multiples of a half are those of the OpenCL C specification, section 6.15.2.1's edge cases.
static long double tangent_of_pi(long double x) {
    if (isinf(x) || isnan(x)) return NAN;
    long double turn = remainderl(x, 2);
    if (turn == 0) return copysignl(0, x);
    if (fabsl(turn) == 1) return copysignl(0, -x);
    if (fabsl(turn) == 0.5L) return copysignl(INFINITY, turn);
    return sine_of_pi(x) / cosine_of_pi(x);
}
// As rootn is defined: a root of a negative number is there for odd n alone.
static long double root(long double x, int n) {
    if (n == 0 || (x < 0 && n % 2 == 0)) return NAN;
    long double size = powl(fabsl(x), 1.0L / n);
    return n % 2 ? copysignl(size, x) : size;
}
static long double positive_power(long double x, long double y) {
    if (isnan(x) || isnan(y) || x < 0 || (x == 0 && y == 0) || (isinf(x) && y == 0) || (x == 1 && isinf(y))) return NAN;
    return powl(fabsl(x), y);
}

ONE(sin, sinl(x)) ONE(cos, cosl(x)) ONE(tan, tanl(x)) ONE(asin, asinl(x)) ONE(acos, acosl(x)) ONE(atan, atanl(x))
ONE(sinh, sinhl(x)) ONE(cosh, coshl(x)) ONE(tanh, tanhl(x)) ONE(asinh, asinhl(x)) ONE(acosh, acoshl(x)) ONE(atanh, atanhl(x))
ONE(sinpi, isinf(x) ? NAN : sine_of_pi(x)) ONE(cospi, isinf(x) ? NAN : cosine_of_pi(x)) ONE(tanpi, tangent_of_pi(x))
ONE(asinpi, asinl(x) / PI) ONE(acospi, acosl(x) / PI) ONE(atanpi, atanl(x) / PI)
ONE(exp, expl(x)) ONE(exp2, exp2l(x)) ONE(exp10, exp10l(x)) ONE(expm1, expm1l(x))
ONE(log, logl(x)) ONE(log2, log2l(x)) ONE(log10, log10l(x)) ONE(log1p, log1pl(x)) ONE(logb, logbl(x))
ONE(rsqrt, 1 / sqrtl(x)) ONE(cbrt, cbrtl(x)) ONE(recip, 1 / x)
ONE(erf, erfl(x)) ONE(erfc, erfcl(x)) ONE(tgamma, tgammal(x))
ONE(ceil, ceill(x)) ONE(floor, floorl(x)) ONE(trunc, truncl(x)) ONE(rint, roundevenl(x)) ONE(round, roundl(x))
ONE(fabs, fabsl(x)) ONE(degrees, x * 180 / PI) ONE(radians, x * PI / 180)
TWO(atan2, atan2l(x, y)) TWO(atan2pi, atan2l(x, y) / PI) TWO(pow, powl(x, y)) TWO(powr, positive_power(x, y))
TWO(hypot, hypotl(x, y)) TWO(fmod, fmodl(x, y)) TWO(remainder, remainderl(x, y))
TWO(fmax, fmaxl(x, y)) TWO(fmin, fminl(x, y)) TWO(copysign, copysignl(x, y)) TWO(divide, x / y)
WITH_INT(pown, powl(x, y)) WITH_INT(rootn, root(x, y)) WITH_INT(ldexp, scalbnl(x, y))

// Where a result of 80 bits, rounded again, would not be the nearest, the C library has the function itself.
float native_f16_sqrt(float a) { return half_of(sqrtl(a), RTE); }
float native_f32_sqrt(float a) { return sqrtf(a); }
double native_f64_sqrt(double a) { return sqrt(a); }
float native_f16_fdim(float a, float b) { return half_of(fdiml(a, b), RTE); }
float native_f32_fdim(float a, float b) { return fdimf(a, b); }
double native_f64_fdim(double a, double b) { return fdim(a, b); }

// Products of floats have 48 bits and fma adds them to what may be far away: the C library does that exactly. Of halves all bits of
// both fit in 64.
float native_f16_fma(float a, float b, float c) { return half_of((long double)a * b + c, RTE); }
float native_f32_fma(float a, float b, float c) { return fmaf(a, b, c); }
double native_f64_fma(double a, double b, double c) { return fma(a, b, c); }

float native_f32_nextafter(float a, float b) { return nextafterf(a, b); }
double native_f64_nextafter(double a, double b) { return nextafter(a, b); }

// FP_ILOGB0 and FP_ILOGBNAN of OpenCL are INT_MIN and INT_MAX.
int native_ilogb(double a) { return a == 0 ? INT32_MIN : isnan(a) || isinf(a) ? INT32_MAX : ilogb(a); }
double native_frexp(double a, int *e) { *e = 0; return frexp(a, e); }
double native_modf(double a, double *whole) { return modf(a, whole); }

// The quotient's low seven bits with its sign, as OpenCL wants; exact for formats shorter than 64 bits.
double native_remquo(double a, double b, int *quotient) {
    *quotient = 0;
    if (isnan(a) || isnan(b) || isinf(a) || b == 0) return NAN;
    if (isinf(b)) return a;
    long double rest = remainderl(a, b);
    // The quotient modulo 128 is that of what is left of a modulo 128 b.
    int low = (int)((remainderl(a, 128 * (long double)b) - rest) / b);
    *quotient = !signbit(a) == !signbit(b) ? low & 127 : -(-low & 127);
    return (double)rest;
}
