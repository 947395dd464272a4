#include "gpu.h"

// out[i] = steps of n -> n / 2 (even) or 3n + 1 (odd), wrapping at 64 bits, from n = in[i] > 0 until n is 1, at most 10000.
KERNEL void collatz(const u32 *in, u32 *out) {
  u32 i = global_x(), steps = 0;
  u64 n = in[i];
  while (n != 1 && steps < 10000) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    steps++;
  }
  out[i] = steps;
}

// Nested loops with break and continue: for each row r < rows[i], for each column c < columns[i]: stop the row at (r + c) % 7 == 5;
// skip c where (r * c) % 3 == 1; else sum += r * 31 + c. out[i] = sum.
KERNEL void nested_loops(const u32 *rows, const u32 *columns, u32 *out) {
  u32 i = global_x(), sum = 0;
  for (u32 r = 0; r < rows[i]; r++) {
    for (u32 c = 0; c < columns[i]; c++) {
      if ((r + c) % 7 == 5)
        break;
      if ((r * c) % 3 == 1)
        continue;
      sum += r * 31 + c;
    }
  }
  out[i] = sum;
}

// A small machine: value starts as i; for pc = 0, 1, … until program[pc] is 0, it does program[(pc + i % 3) & 63]: 0 nothing,
// 1 value += 7, 2 value *= 3, 3 value ^= 0x55 if it is odd, else value >>= 1, 4 leave if value > 1000, 5 value -= i, anything
// else value = ~value. program has 64 bytes with at least one 0. out[i] = value, or 12345 where i % 11 == 10.
KERNEL void interpreter(const u8 *program, u32 *out) {
  u32 i = global_x(), value = i;
  if (i % 11 == 10) {
    out[i] = 12345;
    return;
  }
  for (u32 pc = 0; program[pc] != 0; pc++) {
    switch (program[(pc + i % 3) & 63]) {
    case 0: break;
    case 1: value += 7; break;
    case 2: value *= 3; break;
    case 3:
      if (value & 1)
        value ^= 0x55;
      else
        value >>= 1;
      break;
    case 4:
      if (value > 1000)
        goto done;
      break;
    case 5: value -= i; break;
    default: value = ~value; break;
    }
  }
done:
  out[i] = value;
}

// out[i] = how many of the ascending sorted[0..n] are less than keys[i], by binary search.
KERNEL void lower_bound(const u32 *sorted, u32 n, const u32 *keys, u32 *out) {
  u32 i = global_x(), low = 0, high = n, key = keys[i];
  while (low < high) {
    u32 middle = low + (high - low) / 2;
    if (sorted[middle] < key)
      low = middle + 1;
    else
      high = middle;
  }
  out[i] = low;
}
