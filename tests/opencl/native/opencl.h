// The built-in functions of OpenCL C 2.0 that the kernels use, for a processor: each in the plainest words that give its result.
// clang's own opencl-c-base.h has the types.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

#define OVER static inline __attribute__((overloadable))
#define WIDTHS(M, ...) M(2, __VA_ARGS__) M(3, __VA_ARGS__) M(4, __VA_ARGS__) M(8, __VA_ARGS__) M(16, __VA_ARGS__)
#define INTEGERS(M) M(char) M(uchar) M(short) M(ushort) M(int) M(uint) M(long) M(ulong)
#define FLOATS(M) M(half) M(float) M(double)

// A function of scalars, element by element: T is what it takes, R what it gives.
#define ELEMENTS_1(N, NAME, R, T) \
    OVER R##N NAME(T##N a) { R##N r; for (int k = 0; k < N; k++) r[k] = NAME(a[k]); return r; }
#define ELEMENTS_2(N, NAME, R, T, U) \
    OVER R##N NAME(T##N a, U##N b) { R##N r; for (int k = 0; k < N; k++) r[k] = NAME(a[k], b[k]); return r; }
#define ELEMENTS_3(N, NAME, R, T, U, V) \
    OVER R##N NAME(T##N a, U##N b, V##N c) { R##N r; for (int k = 0; k < N; k++) r[k] = NAME(a[k], b[k], c[k]); return r; }
// The second operand, or the second and third, may be a scalar for all elements.
#define ELEMENTS_2S(N, NAME, R, T, U) \
    OVER R##N NAME(T##N a, U b) { R##N r; for (int k = 0; k < N; k++) r[k] = NAME(a[k], b); return r; }

#include "work.h"
#include "integer.h"
#include "convert.h"
#include "math.h"
#include "relational.h"
#include "memory.h"
#include "atomic.h"
