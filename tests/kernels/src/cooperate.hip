#include "gpu.h"

#define AGENT __HIP_MEMORY_SCOPE_AGENT
#define SYSTEM __HIP_MEMORY_SCOPE_SYSTEM

// Two blocks take turns `rounds` times each through *turn (0 at first): block b waits for turn == 2 * r + b, adds r * 2 + b + 1 to
// *sum (plain memory, handed over by release and acquire), and sets turn to 2 * r + b + 1. At the end turn is 2 * rounds and *sum is
// rounds * (2 * rounds + 1), wrapping. Only work-item 0 of a block works.
KERNEL void ping_pong(u32 *turn, u32 *sum, u32 rounds) {
  u32 b = block_x();
  if (thread_x() != 0)
    return;
  for (u32 r = 0; r < rounds; r++) {
    u32 mine = 2 * r + b;
    while (__hip_atomic_load(turn, __ATOMIC_ACQUIRE, AGENT) != mine)
      __builtin_amdgcn_s_sleep(1);
    *sum += mine + 1;
    __hip_atomic_store(turn, mine + 1, __ATOMIC_RELEASE, AGENT);
  }
}

// A barrier over the whole grid, `rounds` times: in round r block b stores r * 1000 + b to cells[b], all meet, then adds
// the cell of block (b + 1) % blocks to out[b]. So out[b] = the sum over r of r * 1000 + (b + 1) % blocks. arrived[0..rounds * 2] start
// at 0. All blocks must be resident at once.
KERNEL void grid_barrier(u32 *arrived, u32 *cells, u32 *out, u32 blocks, u32 rounds) {
  u32 b = block_x(), sum = 0;
  for (u32 r = 0; r < rounds; r++) {
    if (thread_x() == 0) {
      __hip_atomic_store(&cells[b], r * 1000 + b, __ATOMIC_RELAXED, AGENT);
      __hip_atomic_fetch_add(&arrived[2 * r], 1u, __ATOMIC_ACQ_REL, AGENT);
      while (__hip_atomic_load(&arrived[2 * r], __ATOMIC_ACQUIRE, AGENT) != blocks) {
      }
    }
    sync_threads();
    sum += __hip_atomic_load(&cells[(b + 1) % blocks], __ATOMIC_RELAXED, AGENT);
    sync_threads();
    if (thread_x() == 0) {
      __hip_atomic_fetch_add(&arrived[2 * r + 1], 1u, __ATOMIC_ACQ_REL, AGENT);
      while (__hip_atomic_load(&arrived[2 * r + 1], __ATOMIC_ACQUIRE, AGENT) != blocks) {
      }
    }
    sync_threads();
  }
  if (thread_x() == 0)
    out[b] = sum;
}

// Waits until *flag, which the host sets, is not 0, then stores it to *out. One work-item.
KERNEL void wait_for_flag(u32 *flag, u32 *out) {
  u32 seen;
  while ((seen = __hip_atomic_load(flag, __ATOMIC_ACQUIRE, SYSTEM)) == 0)
    __builtin_amdgcn_s_sleep(8);
  *out = seen;
}

// Tells the host that it runs (*started = 1), then waits for *flag as above.
KERNEL void announce_and_wait(u32 *started, u32 *flag, u32 *out) {
  __hip_atomic_store(started, 1u, __ATOMIC_RELEASE, SYSTEM);
  u32 seen;
  while ((seen = __hip_atomic_load(flag, __ATOMIC_ACQUIRE, SYSTEM)) == 0)
    __builtin_amdgcn_s_sleep(8);
  *out = seen;
}

// From gfx11 on a message asks for the clock.
#if defined(__GFX11__) || defined(__GFX12__)
#define REAL_TIME() __builtin_readsteadycounter()
#else
#define REAL_TIME() __builtin_amdgcn_s_memrealtime()
#endif

// times[0] and times[1] = the constant-rate clock (s_memrealtime, 100 MHz on gfx942) before and after waiting until it advanced by
// ticks; times[2] = core clock cycles (s_memtime) that passed meanwhile. One work-item.
KERNEL void busy_wait(u64 *times, u64 ticks) {
  u64 cycles = __builtin_readcyclecounter();
  u64 start = REAL_TIME(), now;
  do
    now = REAL_TIME();
  while (now - start < ticks);
  times[0] = start;
  times[1] = now;
  times[2] = __builtin_readcyclecounter() - cycles;
}
