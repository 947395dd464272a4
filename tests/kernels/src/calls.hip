#include "gpu.h"

NOINLINE u32 add(u32 a, u32 b) { return a + b; }
NOINLINE u32 subtract(u32 a, u32 b) { return a - b; }
NOINLINE u32 multiply(u32 a, u32 b) { return a * b; }
NOINLINE u32 mix(u32 a, u32 b) { return a ^ (b << 1); }

typedef u32 (*Operation)(u32, u32);

// out[i] = op(a[i], b[i]) with op = a + b, a - b, a * b, a ^ (b << 1) for which[i] & 3 = 0, 1, 2, 3: lanes of one wave
// call different functions through a pointer.
KERNEL void indirect_call(const u32 *a, const u32 *b, const u8 *which, u32 *out) {
  u32 i = global_x();
  Operation operation;
  switch (which[i] & 3) {
  case 0: operation = add; break;
  case 1: operation = subtract; break;
  case 2: operation = multiply; break;
  default: operation = mix; break;
  }
  out[i] = operation(a[i], b[i]);
}

NOINLINE u32 fibonacci(u32 n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

// out[i] = the Fibonacci number of in[i] (0, 1, 1, 2, 3, …) by plain recursion: the stack depth differs in each lane.
KERNEL void recursion(const u32 *in, u32 *out) {
  u32 i = global_x();
  out[i] = fibonacci(in[i]);
}

NOINLINE u32 is_odd(u32 n);
NOINLINE u32 is_even(u32 n) { return n == 0 ? 1 : is_odd(n - 1); }
NOINLINE u32 is_odd(u32 n) { return n == 0 ? 0 : is_even(n - 1); }

// out[i] = 1 if in[i] is even else 0, by mutual recursion in[i] deep.
KERNEL void mutual_recursion(const u32 *in, u32 *out) {
  u32 i = global_x();
  out[i] = is_even(in[i]);
}

struct Wide {
  u64 field[8];
};

NOINLINE Wide rotate(Wide w, u32 by, u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g) {
  Wide r;
  for (u32 k = 0; k < 8; k++)
    r.field[k] = w.field[(k + by) & 7] + a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g;
  return r;
}

// Arguments and results on the stack: out[i] = in[i] with its 8 fields rotated by i (field k from field (k + i) & 7)
// and 140 * i + 28 added to each (wrapping).
KERNEL void stack_arguments(const Wide *in, Wide *out) {
  u32 i = global_x();
  u64 x = i;
  out[i] = rotate(in[i], i, 5 * x + 1, 5 * x + 1, 5 * x + 1, 5 * x + 1, 5 * x + 1, 5 * x + 1, 5 * x + 1);
}

struct Shape {
  u32 a, b;
  DEVICE Shape(u32 a, u32 b) : a(a), b(b) {}
  DEVICE virtual u32 area() const { return 0; }
};
struct Rectangle : Shape {
  using Shape::Shape;
  DEVICE u32 area() const override { return a * b; }
};
struct Triangle : Shape {
  using Shape::Shape;
  DEVICE u32 area() const override { return a * b / 2; }
};

NOINLINE u32 area_of(const Shape *shape) { return shape->area(); }

// A virtual call through a table in device memory: out[i] = a[i] * b[i], halved (floor) where i is odd.
KERNEL void virtual_call(const u32 *a, const u32 *b, u32 *out) {
  u32 i = global_x();
  Rectangle rectangle(a[i], b[i]);
  Triangle triangle(a[i], b[i]);
  const Shape *shape = &rectangle;
  if (i & 1)
    shape = &triangle;
  out[i] = area_of(shape);
}
