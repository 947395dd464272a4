// Conversions. The generator writes CONVERT(type, width, suffix, mode, saturates) for each function that a unit uses: a table of all
// of them would have thousands.
enum { RTE, RTZ, RTP, RTN };
float native_half_of_double(double, int);
float native_half_of_long(long, int);
float native_half_of_ulong(ulong, int);
float native_float_of_double(double, int);
float native_float_of_long(long, int);
float native_float_of_ulong(ulong, int);
double native_double_of_double(double, int);
double native_double_of_long(long, int);
double native_double_of_ulong(ulong, int);
long native_long_of_double(double, int);
ulong native_ulong_of_double(double, int);

// To a float: by the widest type of the operand's kind, which holds it exactly.
#define TO_FLOAT(T)                                                                             \
    OVER T native_to_##T(double x, int mode, bool saturates) { return (T)native_##T##_of_double(x, mode); } \
    OVER T native_to_##T(float x, int mode, bool saturates) { return (T)native_##T##_of_double(x, mode); }  \
    OVER T native_to_##T(half x, int mode, bool saturates) { return (T)native_##T##_of_double(x, mode); }   \
    OVER T native_to_##T(long x, int mode, bool saturates) { return (T)native_##T##_of_long(x, mode); }     \
    OVER T native_to_##T(int x, int mode, bool saturates) { return (T)native_##T##_of_long(x, mode); }      \
    OVER T native_to_##T(short x, int mode, bool saturates) { return (T)native_##T##_of_long(x, mode); }    \
    OVER T native_to_##T(char x, int mode, bool saturates) { return (T)native_##T##_of_long(x, mode); }     \
    OVER T native_to_##T(ulong x, int mode, bool saturates) { return (T)native_##T##_of_ulong(x, mode); }   \
    OVER T native_to_##T(uint x, int mode, bool saturates) { return (T)native_##T##_of_ulong(x, mode); }    \
    OVER T native_to_##T(ushort x, int mode, bool saturates) { return (T)native_##T##_of_ulong(x, mode); }  \
    OVER T native_to_##T(uchar x, int mode, bool saturates) { return (T)native_##T##_of_ulong(x, mode); }
FLOATS(TO_FLOAT)

// To an integer: of a float its whole number, of an integer its low bits unless it saturates.
#define TO_INTEGER_OF(T, U, S)                                                                  \
    OVER T native_to_##T(S x, int mode, bool saturates) {                                        \
        return saturates ? native_clamped_##T##_of((__int128)x) : (T)x;                           \
    }
#define TO_INTEGER(T, U)                                                                        \
    OVER T native_clamped_##T##_of(__int128 x) {                                                 \
        return x < (__int128)LEAST(T, U) ? LEAST(T, U) : x > (__int128)MOST(T, U) ? MOST(T, U) : (T)x; \
    }                                                                                           \
    OVER T native_to_##T(double x, int mode, bool saturates) {                                   \
        return SIGNED(T) ? native_clamped_##T##_of(native_long_of_double(x, mode))                \
                         : native_clamped_##T##_of(native_ulong_of_double(x, mode));              \
    }                                                                                           \
    OVER T native_to_##T(float x, int mode, bool saturates) { return native_to_##T((double)x, mode, saturates); } \
    OVER T native_to_##T(half x, int mode, bool saturates) { return native_to_##T((double)x, mode, saturates); }  \
    TO_INTEGER_OF(T, U, long) TO_INTEGER_OF(T, U, int) TO_INTEGER_OF(T, U, short) TO_INTEGER_OF(T, U, char) \
    TO_INTEGER_OF(T, U, ulong) TO_INTEGER_OF(T, U, uint) TO_INTEGER_OF(T, U, ushort) TO_INTEGER_OF(T, U, uchar)
TO_INTEGER(char, uchar) TO_INTEGER(uchar, uchar) TO_INTEGER(short, ushort) TO_INTEGER(ushort, ushort)
TO_INTEGER(int, uint) TO_INTEGER(uint, uint) TO_INTEGER(long, ulong) TO_INTEGER(ulong, ulong)

#define CONVERT_OF(S, T, W, SUFFIX, MODE, SATURATES)                     \
    OVER T##W convert_##T##W##SUFFIX(S##W x) {                            \
        T##W r;                                                           \
        for (int k = 0; k < W; k++) r[k] = native_to_##T(x[k], MODE, SATURATES); \
        return r;                                                         \
    }
#define CONVERT_SCALAR_OF(S, T, SUFFIX, MODE, SATURATES) \
    OVER T convert_##T##SUFFIX(S x) { return native_to_##T(x, MODE, SATURATES); }
#define EACH_SOURCE(M, ...)                                                                                  \
    M(char, __VA_ARGS__) M(uchar, __VA_ARGS__) M(short, __VA_ARGS__) M(ushort, __VA_ARGS__) M(int, __VA_ARGS__) \
    M(uint, __VA_ARGS__) M(long, __VA_ARGS__) M(ulong, __VA_ARGS__) M(half, __VA_ARGS__) M(float, __VA_ARGS__)  \
    M(double, __VA_ARGS__)
#define CONVERT(...) EACH_SOURCE(CONVERT_OF, __VA_ARGS__)
#define CONVERT_SCALAR(...) EACH_SOURCE(CONVERT_SCALAR_OF, __VA_ARGS__)
