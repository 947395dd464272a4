// Relational functions. Of scalars they give 0 or 1, of vectors 0 or -1 in elements of the operands' width.
#define COMPARE(NAME, EXPRESSION)                                                              \
    OVER int NAME(half a, half b) { return EXPRESSION; }                                        \
    OVER int NAME(float a, float b) { return EXPRESSION; }                                      \
    OVER int NAME(double a, double b) { return EXPRESSION; }                                    \
    WIDTHS(COMPARE_N, NAME, short, half) WIDTHS(COMPARE_N, NAME, int, float) WIDTHS(COMPARE_N, NAME, long, double)
#define COMPARE_N(N, NAME, R, T) \
    OVER R##N NAME(T##N a, T##N b) { R##N r; for (int k = 0; k < N; k++) r[k] = -NAME(a[k], b[k]); return r; }
COMPARE(isequal, a == b) COMPARE(isnotequal, a != b) COMPARE(isgreater, a > b) COMPARE(isgreaterequal, a >= b)
COMPARE(isless, a < b) COMPARE(islessequal, a <= b) COMPARE(islessgreater, a < b || a > b)
COMPARE(isordered, a == a && b == b) COMPARE(isunordered, a != a || b != b)

// By the bits: what they say of a number's class needs no arithmetic.
#define CLASSIFY_N(N, NAME, R, T) \
    OVER R##N NAME(T##N a) { R##N r; for (int k = 0; k < N; k++) r[k] = -NAME(a[k]); return r; }
#define CLASSIFY(NAME, EXPRESSION)                                                                             \
    OVER int NAME(half x) { ulong bits = as_ushort(x), sign = 0x8000, top = 0x7c00, one = 0x400; return EXPRESSION; } \
    OVER int NAME(float x) { ulong bits = as_uint(x), sign = 0x80000000, top = 0x7f800000, one = 0x800000; return EXPRESSION; } \
    OVER int NAME(double x) { ulong bits = as_ulong(x), sign = 1UL << 63, top = 0x7ffUL << 52, one = 1UL << 52; return EXPRESSION; } \
    WIDTHS(CLASSIFY_N, NAME, short, half) WIDTHS(CLASSIFY_N, NAME, int, float) WIDTHS(CLASSIFY_N, NAME, long, double)
#define SIZE (bits & (sign - 1))
CLASSIFY(isfinite, SIZE < top) CLASSIFY(isinf, SIZE == top) CLASSIFY(isnan, SIZE > top)
CLASSIFY(isnormal, SIZE >= one && SIZE < top) CLASSIFY(signbit, (bits & sign) != 0)

#define ANY_N(N, T)                                                                                   \
    OVER int any(T##N a) { int r = 0; for (int k = 0; k < N; k++) r |= a[k] < 0; return r; }            \
    OVER int all(T##N a) { int r = 1; for (int k = 0; k < N; k++) r &= a[k] < 0; return r; }
#define ANY(T) OVER int any(T a) { return a < 0; } OVER int all(T a) { return a < 0; } WIDTHS(ANY_N, T)
ANY(char) ANY(short) ANY(int) ANY(long)

#define CHOOSE_BY(T, C)                                                       \
    OVER T select(T a, T b, C c) { return c ? b : a; }                         \
    WIDTHS(SELECT_N, T, C)
#define SELECT_N(N, T, C)                                                     \
    OVER T##N select(T##N a, T##N b, C##N c) {                                 \
        T##N r;                                                               \
        for (int k = 0; k < N; k++) r[k] = (c[k] >> (sizeof(c[k]) * 8 - 1) & 1) ? b[k] : a[k]; \
        return r;                                                             \
    }
#define CHOOSE(T, S, U) CHOOSE_BY(T, S) CHOOSE_BY(T, U)
CHOOSE(char, char, uchar) CHOOSE(uchar, char, uchar) CHOOSE(short, short, ushort) CHOOSE(ushort, short, ushort)
CHOOSE(int, int, uint) CHOOSE(uint, int, uint) CHOOSE(long, long, ulong) CHOOSE(ulong, long, ulong)
CHOOSE(half, short, ushort) CHOOSE(float, int, uint) CHOOSE(double, long, ulong)

#define BITSELECT(T, U)                                                                                      \
    OVER T bitselect(T a, T b, T c) { return as_##T((U)((as_##U(a) & ~as_##U(c)) | (as_##U(b) & as_##U(c)))); } \
    WIDTHS(ELEMENTS_3, bitselect, T, T, T, T)
BITSELECT(char, uchar) BITSELECT(uchar, uchar) BITSELECT(short, ushort) BITSELECT(ushort, ushort) BITSELECT(int, uint)
BITSELECT(uint, uint) BITSELECT(long, ulong) BITSELECT(ulong, ulong) BITSELECT(half, ushort) BITSELECT(float, uint)
BITSELECT(double, ulong)
