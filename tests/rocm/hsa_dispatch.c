// Kernels by hand: packets in a user mode queue, dependencies by barrier packets and bits, signals waited for in both ways.
#include "hsa.h"

const char *const program_name = "hsa_dispatch";

static hsa_signal_t handled;

static bool on_signal(hsa_signal_value_t value, void *data) {
  *(hsa_signal_value_t *)data = value;
  hsa_signal_store_screlease(handled, 0);
  return false;
}

static void barrier_packet(hsa_queue_t *queue, hsa_packet_type_t type, const hsa_signal_t *waits, unsigned count, hsa_signal_t done) {
  hsa_barrier_and_packet_t packet = {
      .header = type << HSA_PACKET_HEADER_TYPE | 1 << HSA_PACKET_HEADER_BARRIER | FENCES,
      .completion_signal = done,
  };
  for (unsigned i = 0; i < count; i++)
    packet.dep_signal[i] = waits[i];
  submit(queue, &packet);
}

static void test(hsa_agent_t gpu) {
  const uint32_t n = 5000;
  hsa_executable_t executable = load(gpu);
  struct kernel add = find(executable, gpu, "add"), sums = find(executable, gpu, "group_sums"), append = find(executable, gpu, "append"),
                stacks = find(executable, gpu, "stacks"), wait_for = find(executable, gpu, "wait_for");
  hsa_queue_t *queue, *other;
  CHECK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_MULTI, NULL, NULL, UINT32_MAX, UINT32_MAX, &queue));
  CHECK(hsa_queue_create(gpu, 128, HSA_QUEUE_TYPE_SINGLE, NULL, NULL, UINT32_MAX, UINT32_MAX, &other));
  hsa_signal_t none = {0}, done = signal_of(1);

  uint32_t *a = host_memory(n * 4), *b = host_memory(n * 4), *sum = host_memory(n * 4);
  for (uint32_t i = 0; i < n; i++) {
    a[i] = i * 2654435761u;
    b[i] = i ^ 0x1234;
  }
  // The grid ends inside a group.
  struct {
    void *a, *b, *sum;
    uint32_t n;
  } *arguments = host_memory(4096);
  arguments->a = a, arguments->b = b, arguments->sum = sum, arguments->n = n;
  EXPECT(add.arguments >= 28, "%u bytes of arguments", add.arguments);
  dispatch(queue, add, arguments, (n + 255) / 256 * 256, 256, 0, done);
  wait_zero(done, "add");
  for (uint32_t i = 0; i < n; i++)
    EXPECT(sum[i] == a[i] + b[i] + 100, "element %u is %u, not %u", i, sum[i], a[i] + b[i] + 100);

  // Static LDS.
  struct {
    void *in, *sums;
    uint32_t n;
  } *group_arguments = host_memory(4096);
  group_arguments->in = a, group_arguments->sums = sum, group_arguments->n = n;
  EXPECT(sums.group >= 4, "%u bytes of LDS", sums.group);
  hsa_signal_store_relaxed(done, 1);
  dispatch(queue, sums, group_arguments, 20 * 256, 256, 0, done);
  wait_zero(done, "group_sums");
  for (uint32_t group = 0; group < 20; group++) {
    uint32_t expected = 0;
    for (uint32_t i = group * 256; i < (group + 1) * 256 && i < n; i++)
      expected += a[i];
    EXPECT(sum[group] == expected, "group %u sums up %u, not %u", group, sum[group], expected);
  }

  // Private memory.
  struct {
    void *out;
    uint32_t n;
  } *stack_arguments = host_memory(4096);
  stack_arguments->out = sum, stack_arguments->n = 50;
  EXPECT(stacks.private >= 256, "%u bytes of private memory", stacks.private);
  hsa_signal_store_relaxed(done, 1);
  dispatch(queue, stacks, stack_arguments, 512, 128, 0, done);
  wait_zero(done, "stacks");
  for (uint32_t i = 0; i < 512; i++) {
    uint32_t expected = 0;
    for (uint32_t k = 0; k < 50; k++)
      expected += i * ((i + k * 7) % 64);
    EXPECT(sum[i] == expected, "work-item %u has %u, not %u", i, sum[i], expected);
  }

  // 300 appends in a ring of 64: each waits for the one before by its barrier bit.
  struct append_arguments {
    void *log, *length;
    uint32_t value;
    char rest[256 - 20];
  } *appends = host_memory(300 * sizeof *appends);
  uint32_t *log = host_memory(4096), *length = host_memory(4096);
  hsa_signal_store_relaxed(done, 300);
  for (uint32_t i = 0; i < 300; i++) {
    appends[i].log = log, appends[i].length = length, appends[i].value = i * 3;
    dispatch(queue, append, &appends[i], 64, 64, 1, done);
  }
  wait_zero(done, "append");
  EXPECT(*length == 300, "%u appends", *length);
  for (uint32_t i = 0; i < 300; i++)
    EXPECT(log[i] == i * 3, "append %u is %u", i, log[i]);

  // Barrier-AND of two signals, barrier-OR of three of which one comes, over two queues.
  uint32_t *flag = host_memory(4096);
  void **flag_arguments = host_memory(4096);
  *flag_arguments = flag;
  *length = 0;
  hsa_signal_t first = signal_of(1), second = signal_of(1), never = signal_of(1), held = signal_of(1), barred = signal_of(1);
  hsa_signal_t both[] = {first, second}, any[] = {never, held, never};
  dispatch(other, wait_for, flag_arguments, 1, 1, 0, held);
  barrier_packet(queue, HSA_PACKET_TYPE_BARRIER_OR, any, 3, barred);
  barrier_packet(queue, HSA_PACKET_TYPE_BARRIER_AND, both, 2, none);
  hsa_signal_store_relaxed(done, 1);
  dispatch(queue, append, &appends[7], 64, 64, 1, done);
  usleep(20000);
  EXPECT(hsa_signal_load_scacquire(barred) == 1 && hsa_signal_load_scacquire(held) == 1, "a barrier did not wait");
  __atomic_store_n(flag, 1, __ATOMIC_RELEASE);
  wait_zero(barred, "barrier-OR");
  hsa_signal_store_screlease(second, 0);
  usleep(20000);
  EXPECT(*length == 0 && hsa_signal_load_scacquire(done) == 1, "barrier-AND waited for one signal only");
  hsa_signal_store_screlease(first, 0);
  wait_zero(done, "after the barriers");
  EXPECT(*length == 1 && log[0] == 21, "%u appends, the first %u", *length, log[0]);

  // A signal's handler, a wait that runs out, and waiting for any of several.
  hsa_signal_value_t told = 77;
  handled = signal_of(1);
  hsa_signal_store_relaxed(done, 1);
  CHECK(hsa_amd_signal_async_handler(done, HSA_SIGNAL_CONDITION_EQ, 0, on_signal, &told));
  dispatch(queue, append, &appends[8], 64, 64, 1, done);
  wait_zero(handled, "the handler");
  EXPECT(told == 0, "the handler was told %ld", (long)told);
  hsa_signal_value_t value = hsa_signal_wait_scacquire(never, HSA_SIGNAL_CONDITION_EQ, 0, 1000000, HSA_WAIT_STATE_BLOCKED);
  EXPECT(value == 1, "a wait for nothing gives %ld", (long)value);
  hsa_signal_store_relaxed(done, 1);
  dispatch(queue, append, &appends[9], 64, 64, 1, done);
  hsa_signal_t several[] = {never, done};
  hsa_signal_condition_t conditions[] = {HSA_SIGNAL_CONDITION_EQ, HSA_SIGNAL_CONDITION_EQ};
  hsa_signal_value_t values[] = {0, 0}, satisfying;
  uint32_t which =
      hsa_amd_signal_wait_any(2, several, conditions, values, UINT64_MAX, HSA_WAIT_STATE_BLOCKED, &satisfying);
  EXPECT(which == 1 && satisfying == 0, "signal %u with %ld came first", which, (long)satisfying);

  // Profiling: times in order.
  CHECK(hsa_amd_profiling_set_profiler_enabled(queue, 1));
  hsa_signal_store_relaxed(done, 1);
  dispatch(queue, add, arguments, 256, 64, 0, done);
  wait_zero(done, "profiled");
  hsa_amd_profiling_dispatch_time_t time;
  CHECK(hsa_amd_profiling_get_dispatch_time(gpu, done, &time));
  uint64_t now;
  CHECK(hsa_system_get_info(HSA_SYSTEM_INFO_TIMESTAMP, &now));
  EXPECT(time.start != 0 && time.start <= time.end && time.end <= now, "start %lu, end %lu, now %lu", time.start, time.end, now);

  hsa_signal_t signals[] = {done, first, second, never, held, barred, handled};
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
    CHECK(hsa_signal_destroy(signals[i]));
  CHECK(hsa_queue_destroy(queue));
  CHECK(hsa_queue_destroy(other));
  CHECK(hsa_executable_destroy(executable));
  void *blocks[] = {a, b, sum, arguments, group_arguments, stack_arguments, appends, log, length, flag, flag_arguments};
  for (unsigned i = 0; i < sizeof blocks / sizeof *blocks; i++)
    CHECK(hsa_amd_memory_pool_free(blocks[i]));
}

int main(void) {
  start();
  for (unsigned i = 0; i < machine.gpus; i++)
    test(machine.gpu[i]);
  CHECK(hsa_shut_down());
  printf("PASS %s: %u GPUs\n", program_name, machine.gpus);
  return 0;
}
