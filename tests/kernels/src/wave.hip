#include "gpu.h"

// Cross-lane operations in waves of 64. lane = i & 63; blocks are multiples of 64 and full, unless said otherwise.

DEVICE u32 write_lane(u32 value, u32 lane, u32 old) __asm("llvm.amdgcn.writelane.i32");
DEVICE inline u32 lane_id() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }

// masks[i] = the wave's 64-bit mask of lanes whose in[i] is odd; below[i] = how many lower lanes of those there are.
// Works in partial blocks: a lane that does not exist counts as even.
KERNEL void ballot(const u32 *in, u64 *masks, u32 *below) {
  u32 i = global_x();
  u64 mask = __builtin_amdgcn_ballot_w64(in[i] & 1);
  masks[i] = mask;
  below[i] = __builtin_amdgcn_mbcnt_hi((u32)(mask >> 32), __builtin_amdgcn_mbcnt_lo((u32)mask, 0));
}

// out[i] = in of lane (lane + in[i]) & 63 (pull); pushed[i] = in[j] of the lane j that pushed to this one, where lane j pushes
// to lane (j * 5 + 3) & 63.
KERNEL void shuffle(const u32 *in, u32 *out, u32 *pushed) {
  u32 i = global_x(), lane = lane_id(), v = in[i];
  out[i] = __builtin_amdgcn_ds_bpermute(((lane + v) & 63) * 4, v);
  pushed[i] = __builtin_amdgcn_ds_permute(((lane * 5 + 3) & 63) * 4, v);
}

// broadcast[i] = in of lane pick & 63 of the wave (the same pick for all), first[i] = in of lane 0, then written[i] = in[i] but
// value at lane pick & 63.
KERNEL void read_write_lane(const u32 *in, u32 *broadcast, u32 *first, u32 *written, u32 pick, u32 value) {
  u32 i = global_x(), v = in[i];
  broadcast[i] = __builtin_amdgcn_readlane(v, pick & 63);
  first[i] = __builtin_amdgcn_readfirstlane(v);
  written[i] = write_lane(value, pick & 63, v);
}

template <int control, int row_mask, int bank_mask, bool bound_zero> DEVICE inline u32 dpp(u32 old, u32 v) {
  return __builtin_amdgcn_update_dpp(old, v, control, row_mask, bank_mask, bound_zero);
}

// DPP moves of v = in[i] over old = ~v, at out[k * n + i] for k = 0..13: quad_perm [1,2,3,0]; row_shl:1; row_shr:1;
// row_ror:3; wave_shl:1; wave_shr:1; wave_rol:1; wave_ror:1; row_mirror; row_half_mirror; row_bcast:15 with row mask 0xa;
// row_bcast:31 with row mask 0xc; row_shr:4 with bank mask 0x5 and zero beyond the row.
// (AMDGPU backend guide and the ISA document define them; a lane with no source keeps old, or 0 where said.)
KERNEL void dpp_moves(const u32 *in, u32 *out, u32 n) {
  u32 i = global_x(), v = in[i], old = ~v;
  out[0 * n + i] = dpp<0x39, 0xf, 0xf, false>(old, v);
  out[1 * n + i] = dpp<0x101, 0xf, 0xf, false>(old, v);
  out[2 * n + i] = dpp<0x111, 0xf, 0xf, false>(old, v);
  out[3 * n + i] = dpp<0x123, 0xf, 0xf, false>(old, v);
  out[4 * n + i] = dpp<0x130, 0xf, 0xf, false>(old, v);
  out[5 * n + i] = dpp<0x138, 0xf, 0xf, false>(old, v);
  out[6 * n + i] = dpp<0x134, 0xf, 0xf, false>(old, v);
  out[7 * n + i] = dpp<0x13c, 0xf, 0xf, false>(old, v);
  out[8 * n + i] = dpp<0x140, 0xf, 0xf, false>(old, v);
  out[9 * n + i] = dpp<0x141, 0xf, 0xf, false>(old, v);
  out[10 * n + i] = dpp<0x142, 0xa, 0xf, false>(old, v);
  out[11 * n + i] = dpp<0x143, 0xc, 0xf, false>(old, v);
  out[12 * n + i] = dpp<0x114, 0xf, 0x5, true>(old, v);
}

// out[k * n + i] = in of lane, for k = 0..3: lane ^ 5 (swizzle in groups of 32), (lane & ~31) | ((lane & 0x1c) | 2), the quad's
// lanes reversed.
KERNEL void swizzle(const u32 *in, u32 *out, u32 n) {
  u32 i = global_x(), v = in[i];
  out[0 * n + i] = __builtin_amdgcn_ds_swizzle(v, 0x141f);
  out[1 * n + i] = __builtin_amdgcn_ds_swizzle(v, 0x005c);
  out[2 * n + i] = __builtin_amdgcn_ds_swizzle(v, 0x801b);
}

// sums[wave] = wrapping sum of the wave's in, by DPP adds; scan[i] = wrapping sum of the wave's in up to and including this lane,
// by shuffles; largest[wave] = signed maximum by a butterfly of shuffles.
KERNEL void wave_reduce(const u32 *in, u32 *sums, u32 *scan, i32 *largest) {
  u32 i = global_x(), lane = lane_id(), v = in[i];
  u32 sum = v;
  sum += dpp<0x111, 0xf, 0xf, true>(0, sum);
  sum += dpp<0x112, 0xf, 0xf, true>(0, sum);
  sum += dpp<0x114, 0xf, 0xf, true>(0, sum);
  sum += dpp<0x118, 0xf, 0xf, true>(0, sum);
  sum += dpp<0x142, 0xa, 0xf, false>(0, sum);
  sum += dpp<0x143, 0xc, 0xf, false>(0, sum);
  u32 total = __builtin_amdgcn_readlane(sum, 63);
  u32 prefix = v;
  for (u32 step = 1; step < 64; step *= 2) {
    u32 other = __builtin_amdgcn_ds_bpermute(((lane - step) & 63) * 4, prefix);
    if (lane >= step)
      prefix += other;
  }
  i32 most = (i32)v;
  for (u32 step = 32; step != 0; step /= 2) {
    i32 other = __builtin_amdgcn_ds_bpermute((lane ^ step) * 4, most);
    most = most > other ? most : other;
  }
  scan[i] = prefix;
  if (lane == 0) {
    sums[i / 64] = total;
    largest[i / 64] = most;
  }
}

// all[i], any[i], count[i] of the wave over in[i] < limit, with the lanes where in[i] is divisible by 3 asleep: they store 99.
KERNEL void votes(const u32 *in, u32 limit, u32 *all, u32 *any, u32 *count) {
  u32 i = global_x(), v = in[i];
  if (v % 3 == 0) {
    all[i] = any[i] = count[i] = 99;
  } else {
    u64 awake = __builtin_amdgcn_ballot_w64(true);
    u64 yes = __builtin_amdgcn_ballot_w64(v < limit);
    all[i] = yes == awake;
    any[i] = yes != 0;
    count[i] = __builtin_popcountl(yes);
  }
}
