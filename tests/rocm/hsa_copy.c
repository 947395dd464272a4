// Asynchronous copies and fills: host and device, chained by signals, between GPUs where there are two, of locked host memory.
#include "hsa.h"

const char *const program_name = "hsa_copy";

static void fill_pattern(uint8_t *to, size_t bytes, uint32_t seed) {
  for (size_t i = 0; i < bytes; i++)
    to[i] = (uint8_t)((i * 2654435761u + seed) >> 13);
}

int main(void) {
  start();
  hsa_agent_t cpu = machine.cpu[0], gpu = machine.gpu[0], last = machine.gpu[machine.gpus - 1];
  const size_t bytes = (5 << 20) + 3;
  uint8_t *from = host_memory(bytes), *to = host_memory(bytes), *near = device_memory(gpu, bytes + 64), *far = device_memory(last, bytes + 64);
  fill_pattern(from, bytes, 1);
  CHECK(hsa_amd_agents_allow_access(machine.gpus, machine.gpu, NULL, near));
  if (machine.gpus > 1)
    CHECK(hsa_amd_agents_allow_access(machine.gpus, machine.gpu, NULL, far));

  // Submitted in the order of their dependencies, all before the first may start.
  hsa_signal_t gate = signal_of(1), first = signal_of(1), second = signal_of(1), third = signal_of(1);
  CHECK(hsa_amd_memory_async_copy(near + 1, gpu, from, cpu, bytes, 1, &gate, first));
  CHECK(hsa_amd_memory_async_copy(far + 5, last, near + 1, gpu, bytes, 1, &first, second));
  hsa_signal_t both[] = {first, second};
  CHECK(hsa_amd_memory_async_copy(to, cpu, far + 5, last, bytes, 2, both, third));
  usleep(20000);
  EXPECT(hsa_signal_load_scacquire(third) == 1, "a copy did not wait");
  hsa_signal_store_screlease(gate, 0);
  wait_zero(third, "copies");
  EXPECT(memcmp(from, to, bytes) == 0, "%zu bytes came back otherwise", bytes);

  // A fill of words, and a rectangle.
  CHECK(hsa_amd_memory_fill(near, 0xa1b2c3d4, 1000));
  hsa_signal_store_relaxed(first, 1);
  CHECK(hsa_amd_memory_async_copy(to, cpu, near, gpu, 4004, 0, NULL, first));
  wait_zero(first, "after the fill");
  for (unsigned i = 0; i < 1000; i++)
    EXPECT(((uint32_t *)to)[i] == 0xa1b2c3d4, "word %u is %#x", i, ((uint32_t *)to)[i]);
  EXPECT(to[4000] == from[3999], "the fill went on");
  memset(to, 0x5a, 4096);
  hsa_pitched_ptr_t source = {from, 256, 256 * 32}, target = {near, 128, 128 * 40};
  hsa_dim3_t source_at = {8, 2, 0}, target_at = {4, 1, 0}, extent = {100, 20, 1};
  hsa_signal_store_relaxed(first, 1);
  CHECK(hsa_amd_memory_async_copy_rect(&target, &target_at, &source, &source_at, &extent, gpu, hsaHostToDevice, 0, NULL, first));
  wait_zero(first, "rectangle");
  hsa_signal_store_relaxed(first, 1);
  CHECK(hsa_amd_memory_async_copy(to, cpu, near, gpu, 4096, 0, NULL, first));
  wait_zero(first, "after the rectangle");
  for (unsigned y = 0; y < 20; y++)
    for (unsigned x = 0; x < 100; x++)
      EXPECT(to[(y + 1) * 128 + x + 4] == from[(y + 2) * 256 + x + 8], "rectangle: (%u, %u) is %#x", x, y, to[(y + 1) * 128 + x + 4]);
  for (unsigned x = 0; x < 4; x++)
    EXPECT(to[128 + x] == ((uint8_t *)&(uint32_t){0xa1b2c3d4})[x], "left of the rectangle is %#x", to[128 + x]);

  // Ordinary memory of the process, locked for the GPUs.
  uint8_t *ordinary = malloc(100000), *seen_by_gpu;
  fill_pattern(ordinary, 100000, 2);
  CHECK(hsa_amd_memory_lock(ordinary + 100, 90000, machine.gpu, machine.gpus, (void **)&seen_by_gpu));
  hsa_signal_store_relaxed(first, 1);
  CHECK(hsa_amd_memory_async_copy(near, gpu, seen_by_gpu, cpu, 90000, 0, NULL, first));
  wait_zero(first, "from locked memory");
  hsa_signal_store_relaxed(first, 1);
  CHECK(hsa_amd_memory_async_copy(to, cpu, near, gpu, 90000, 0, NULL, first));
  wait_zero(first, "back");
  EXPECT(memcmp(to, ordinary + 100, 90000) == 0, "locked memory was copied otherwise");
  CHECK(hsa_amd_memory_unlock(ordinary + 100));
  free(ordinary);

  hsa_amd_pointer_info_t info = {.size = sizeof info};
  CHECK(hsa_amd_pointer_info(near + 17, &info, NULL, NULL, NULL));
  EXPECT(info.type == HSA_EXT_POINTER_TYPE_HSA && info.agentBaseAddress == near && info.agentOwner.handle == gpu.handle,
         "the pointer is of type %d at %p", info.type, info.agentBaseAddress);
  hsa_signal_t signals[] = {gate, first, second, third};
  for (unsigned i = 0; i < 4; i++)
    CHECK(hsa_signal_destroy(signals[i]));
  void *blocks[] = {from, to, near, far};
  for (unsigned i = 0; i < 4; i++)
    CHECK(hsa_amd_memory_pool_free(blocks[i]));
  CHECK(hsa_shut_down());
  printf("PASS %s: %zu bytes by %u GPUs\n", program_name, bytes, machine.gpus);
  return 0;
}
