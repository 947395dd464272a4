// What the HSA programs share: errors, the agents and pools, code objects, packets.
#pragma once
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern const char *const program_name;

__attribute__((noreturn, format(printf, 1, 2))) static inline void fail(const char *format, ...) {
  va_list list;
  va_start(list, format);
  printf("FAIL %s: ", program_name);
  vprintf(format, list);
  printf("\n");
  va_end(list);
  fflush(stdout);
  _exit(1);
}

#define CHECK(call)                                                                                                     \
  do {                                                                                                                  \
    hsa_status_t check_status = (call);                                                                                 \
    const char *check_text = "";                                                                                        \
    if (check_status != HSA_STATUS_SUCCESS) {                                                                           \
      hsa_status_string(check_status, &check_text);                                                                     \
      fail("%s:%d: %s: %#x %s", __FILE__, __LINE__, #call, check_status, check_text);                                   \
    }                                                                                                                   \
  } while (0)

#define EXPECT(condition, ...)                                                                                          \
  do {                                                                                                                  \
    if (!(condition))                                                                                                   \
      fail(__VA_ARGS__);                                                                                                \
  } while (0)

enum { MOST = 16 };

static struct {
  hsa_agent_t cpu[MOST], gpu[MOST];
  unsigned cpus, gpus;
} machine;

static hsa_status_t add_agent(hsa_agent_t agent, void *data) {
  (void)data;
  hsa_device_type_t type;
  CHECK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
  EXPECT(machine.cpus < MOST && machine.gpus < MOST, "more than %d agents", MOST);
  if (type == HSA_DEVICE_TYPE_GPU)
    machine.gpu[machine.gpus++] = agent;
  else
    machine.cpu[machine.cpus++] = agent;
  return HSA_STATUS_SUCCESS;
}

static inline void start(void) {
  CHECK(hsa_init());
  CHECK(hsa_iterate_agents(add_agent, NULL));
  EXPECT(machine.cpus > 0 && machine.gpus > 0, "%u processors, %u GPUs", machine.cpus, machine.gpus);
}

struct wanted_pool {
  uint32_t flags;
  hsa_amd_memory_pool_t pool;
  int found;
};

static hsa_status_t match_pool(hsa_amd_memory_pool_t pool, void *data) {
  struct wanted_pool *wanted = data;
  hsa_amd_segment_t segment;
  bool allocates;
  uint32_t flags;
  CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SEGMENT, &segment));
  CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED, &allocates));
  if (segment != HSA_AMD_SEGMENT_GLOBAL || !allocates)
    return HSA_STATUS_SUCCESS;
  CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS, &flags));
  if ((flags & wanted->flags) == wanted->flags && !wanted->found) {
    wanted->pool = pool;
    wanted->found = 1;
  }
  return HSA_STATUS_SUCCESS;
}

// The agent's first pool with these flags.
static inline hsa_amd_memory_pool_t pool_of(hsa_agent_t agent, uint32_t flags) {
  struct wanted_pool wanted = {.flags = flags};
  CHECK(hsa_amd_agent_iterate_memory_pools(agent, match_pool, &wanted));
  EXPECT(wanted.found, "no pool with flags %#x", flags);
  return wanted.pool;
}

// Memory of the processor that all GPUs reach.
static inline void *host_memory(size_t bytes) {
  void *memory;
  CHECK(hsa_amd_memory_pool_allocate(pool_of(machine.cpu[0], HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED), bytes, 0, &memory));
  CHECK(hsa_amd_agents_allow_access(machine.gpus, machine.gpu, NULL, memory));
  memset(memory, 0, bytes);
  return memory;
}

static inline void *device_memory(hsa_agent_t gpu, size_t bytes) {
  void *memory;
  CHECK(hsa_amd_memory_pool_allocate(pool_of(gpu, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED), bytes, 0, &memory));
  return memory;
}

// The target's name, without its features: gfx90a.
static inline void target_of(hsa_agent_t gpu, char *name) {
  CHECK(hsa_agent_get_info(gpu, HSA_AGENT_INFO_NAME, name));
}

// The kernels beside the program, for this agent.
static inline hsa_executable_t load(hsa_agent_t gpu) {
  char path[4200], target[64];
  ssize_t length = readlink("/proc/self/exe", path, 4096);
  EXPECT(length > 0, "no path of the program");
  path[length] = 0;
  target_of(gpu, target);
  snprintf(strrchr(path, '/') + 1, 100, "kernels-%s.co", target);
  int file = open(path, O_RDONLY);
  EXPECT(file >= 0, "no file %s", path);
  hsa_code_object_reader_t reader;
  hsa_executable_t executable;
  CHECK(hsa_code_object_reader_create_from_file(file, &reader));
  CHECK(hsa_executable_create_alt(HSA_PROFILE_FULL, HSA_DEFAULT_FLOAT_ROUNDING_MODE_DEFAULT, NULL, &executable));
  CHECK(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL));
  CHECK(hsa_executable_freeze(executable, NULL));
  CHECK(hsa_code_object_reader_destroy(reader));
  close(file);
  return executable;
}

struct kernel {
  uint64_t object;
  uint32_t arguments, group, private;
};

static inline struct kernel find(hsa_executable_t executable, hsa_agent_t gpu, const char *name) {
  char full[80];
  snprintf(full, sizeof full, "%s.kd", name);
  hsa_executable_symbol_t symbol;
  struct kernel kernel;
  CHECK(hsa_executable_get_symbol_by_name(executable, full, &gpu, &symbol));
  CHECK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT, &kernel.object));
  CHECK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE, &kernel.arguments));
  CHECK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE, &kernel.group));
  CHECK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE, &kernel.private));
  return kernel;
}

// Puts one packet of 64 bytes into the queue, its header last, and rings.
static inline void submit(hsa_queue_t *queue, const void *packet) {
  uint64_t index = hsa_queue_add_write_index_scacq_screl(queue, 1);
  while (index - hsa_queue_load_read_index_scacquire(queue) >= queue->size)
    usleep(100);
  uint32_t *to = (uint32_t *)queue->base_address + index % queue->size * 16;
  memcpy(to + 1, (const uint32_t *)packet + 1, 60);
  __atomic_store_n(to, *(const uint32_t *)packet, __ATOMIC_RELEASE);
  hsa_signal_store_screlease(queue->doorbell_signal, index);
}

enum { FENCES = HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE |
                HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE };

// A grid of one dimension; `barrier` waits for the packets before it.
static inline void dispatch(hsa_queue_t *queue, struct kernel kernel, void *arguments, uint32_t grid, uint16_t group, int barrier,
                            hsa_signal_t done) {
  hsa_kernel_dispatch_packet_t packet = {
      .header = HSA_PACKET_TYPE_KERNEL_DISPATCH << HSA_PACKET_HEADER_TYPE | barrier << HSA_PACKET_HEADER_BARRIER | FENCES,
      .setup = 1 << HSA_KERNEL_DISPATCH_PACKET_SETUP_DIMENSIONS,
      .workgroup_size_x = group,
      .workgroup_size_y = 1,
      .workgroup_size_z = 1,
      .grid_size_x = grid,
      .grid_size_y = 1,
      .grid_size_z = 1,
      .private_segment_size = kernel.private,
      .group_segment_size = kernel.group,
      .kernel_object = kernel.object,
      .kernarg_address = arguments,
      .completion_signal = done,
  };
  submit(queue, &packet);
}

static inline hsa_signal_t signal_of(hsa_signal_value_t value) {
  hsa_signal_t signal;
  CHECK(hsa_signal_create(value, 0, NULL, &signal));
  return signal;
}

// Waits until the signal is 0.
static inline void wait_zero(hsa_signal_t signal, const char *what) {
  hsa_signal_value_t value = hsa_signal_wait_scacquire(signal, HSA_SIGNAL_CONDITION_LT, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED);
  EXPECT(value == 0, "%s: the signal is %ld", what, (long)value);
}
