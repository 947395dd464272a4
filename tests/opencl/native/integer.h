// Integer functions, computed in twice the width. S is a type's own sign, U its unsigned partner, W and UW are wide.
#define BITS(T) ((int)sizeof(T) * 8)
#define SIGNED(T) ((T)-1 < (T)1)
#define MOST(T, U) (SIGNED(T) ? (T)((U)-1 >> 1) : (T)-1)
#define LEAST(T, U) (SIGNED(T) ? (T)((U)1 << (BITS(T) - 1)) : (T)0)

#define SCALARS(T, U, W, UW)                                                                                          \
    OVER T native_clamped_##T(W x) { return x < (W)LEAST(T, U) ? LEAST(T, U) : x > (W)MOST(T, U) ? MOST(T, U) : (T)x; }    \
    OVER U abs(T a) { return a < 0 ? (U)-(W)a : (U)a; }                                                                \
    OVER U abs_diff(T a, T b) { return a < b ? (U)((W)b - (W)a) : (U)((W)a - (W)b); }                                  \
    OVER T add_sat(T a, T b) { return native_clamped_##T((W)a + (W)b); }                                               \
    OVER T sub_sat(T a, T b) { return native_clamped_##T((W)a - (W)b); }                                               \
    OVER T hadd(T a, T b) { return (T)(((W)a + (W)b) >> 1); }                                                          \
    OVER T rhadd(T a, T b) { return (T)(((W)a + (W)b + 1) >> 1); }                                                     \
    OVER T mul_hi(T a, T b) { return (T)(((UW)a * (UW)b) >> BITS(T)); }                                                \
    OVER T mad_hi(T a, T b, T c) { return (T)((U)mul_hi(a, b) + (U)c); }                                               \
    OVER T mad_sat(T a, T b, T c) {                                                                                    \
        if (SIGNED(T)) return native_clamped_##T((W)a * (W)b + (W)c);                                                  \
        UW wide = (UW)a * (UW)b + (UW)c;                                                                               \
        return wide > (UW)MOST(T, U) ? MOST(T, U) : (T)wide;                                                           \
    }                                                                                                                  \
    OVER T min(T a, T b) { return b < a ? b : a; }                                                                     \
    OVER T max(T a, T b) { return a < b ? b : a; }                                                                     \
    OVER T clamp(T a, T low, T high) { return min(max(a, low), high); }                                                \
    OVER T popcount(T a) { int n = 0; for (int k = 0; k < BITS(T); k++) n += (U)a >> k & 1; return (T)n; }              \
    OVER T clz(T a) { int n = 0; while (n < BITS(T) && !((U)a >> (BITS(T) - 1 - n) & 1)) n++; return (T)n; }            \
    OVER T ctz(T a) { int n = 0; while (n < BITS(T) && !((U)a >> n & 1)) n++; return (T)n; }                            \
    OVER T rotate(T a, T b) {                                                                                          \
        int by = (int)((U)b & (U)(BITS(T) - 1));                                                                       \
        return by == 0 ? a : (T)((U)((U)a << by) | (U)((U)a >> (BITS(T) - by)));                                       \
    }
SCALARS(char, uchar, long, ulong)
SCALARS(uchar, uchar, long, ulong)
SCALARS(short, ushort, long, ulong)
SCALARS(ushort, ushort, long, ulong)
SCALARS(int, uint, long, ulong)
SCALARS(uint, uint, long, ulong)
SCALARS(long, ulong, __int128, unsigned __int128)
SCALARS(ulong, ulong, __int128, unsigned __int128)

#define ALL(T, U)                                                                                      \
    WIDTHS(ELEMENTS_1, abs, U, T) WIDTHS(ELEMENTS_2, abs_diff, U, T, T)                                  \
    WIDTHS(ELEMENTS_2, add_sat, T, T, T) WIDTHS(ELEMENTS_2, sub_sat, T, T, T)                            \
    WIDTHS(ELEMENTS_2, hadd, T, T, T) WIDTHS(ELEMENTS_2, rhadd, T, T, T)                                 \
    WIDTHS(ELEMENTS_2, mul_hi, T, T, T) WIDTHS(ELEMENTS_3, mad_hi, T, T, T, T)                           \
    WIDTHS(ELEMENTS_3, mad_sat, T, T, T, T) WIDTHS(ELEMENTS_3, clamp, T, T, T, T)                        \
    WIDTHS(ELEMENTS_2, min, T, T, T) WIDTHS(ELEMENTS_2, max, T, T, T)                                    \
    WIDTHS(ELEMENTS_1, popcount, T, T) WIDTHS(ELEMENTS_1, clz, T, T) WIDTHS(ELEMENTS_1, ctz, T, T)       \
    WIDTHS(ELEMENTS_2, rotate, T, T, T)
ALL(char, uchar) ALL(uchar, uchar) ALL(short, ushort) ALL(ushort, ushort)
ALL(int, uint) ALL(uint, uint) ALL(long, ulong) ALL(ulong, ulong)
#undef ALL

#define UPSAMPLE(R, T, U) \
    OVER R upsample(T high, U low) { return (R)(((R)high << BITS(U)) | low); } WIDTHS(ELEMENTS_2, upsample, R, T, U)
UPSAMPLE(short, char, uchar) UPSAMPLE(ushort, uchar, uchar) UPSAMPLE(int, short, ushort)
UPSAMPLE(uint, ushort, ushort) UPSAMPLE(long, int, uint) UPSAMPLE(ulong, uint, uint)

// Operands of mul24 and mad24 have 24 bits.
#define SHORT_PRODUCT(T)                                                       \
    OVER T mul24(T a, T b) { return (T)((uint)a * (uint)b); }                   \
    OVER T mad24(T a, T b, T c) { return (T)((uint)a * (uint)b + (uint)c); }    \
    WIDTHS(ELEMENTS_2, mul24, T, T, T) WIDTHS(ELEMENTS_3, mad24, T, T, T, T)
SHORT_PRODUCT(int) SHORT_PRODUCT(uint)
