// Agents, their pools, caches and targets, as the topology's files say.
#include "hsa.h"

const char *const program_name = "hsa_agents";

static uint64_t property(unsigned node, const char *name) {
  char path[128], line[256];
  snprintf(path, sizeof path, "/sys/devices/virtual/kfd/kfd/topology/nodes/%u/properties", node);
  FILE *file = fopen(path, "r");
  EXPECT(file, "no %s", path);
  size_t length = strlen(name);
  while (fgets(line, sizeof line, file))
    if (strncmp(line, name, length) == 0 && line[length] == ' ') {
      fclose(file);
      return strtoull(line + length, NULL, 10);
    }
  fail("%s has no %s", path, name);
}

struct pools {
  unsigned fine, coarse, group, kernarg;
  size_t largest;
};

static hsa_status_t count_pool(hsa_amd_memory_pool_t pool, void *data) {
  struct pools *pools = data;
  hsa_amd_segment_t segment;
  uint32_t flags = 0;
  size_t size;
  CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SEGMENT, &segment));
  CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SIZE, &size));
  if (segment == HSA_AMD_SEGMENT_GROUP) {
    EXPECT(size == 64 << 10, "%zu bytes of LDS", size);
    pools->group++;
    return HSA_STATUS_SUCCESS;
  }
  CHECK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS, &flags));
  pools->fine += (flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED) != 0;
  pools->coarse += (flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED) != 0;
  pools->kernarg += (flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT) != 0;
  pools->largest = size > pools->largest ? size : pools->largest;
  return HSA_STATUS_SUCCESS;
}

static hsa_status_t keep_isa(hsa_isa_t isa, void *data) {
  uint32_t length;
  CHECK(hsa_isa_get_info_alt(isa, HSA_ISA_INFO_NAME_LENGTH, &length));
  EXPECT(length < 100, "a name of %u", length);
  CHECK(hsa_isa_get_info_alt(isa, HSA_ISA_INFO_NAME, data));
  return HSA_STATUS_INFO_BREAK;
}

int main(void) {
  start();
  for (unsigned i = 0; i < machine.cpus; i++) {
    struct pools pools = {0};
    CHECK(hsa_amd_agent_iterate_memory_pools(machine.cpu[i], count_pool, &pools));
    EXPECT(pools.fine >= 2 && pools.coarse == 1 && pools.kernarg == 1, "processor %u: %u fine, %u coarse, %u kernarg pools", i, pools.fine,
           pools.coarse, pools.kernarg);
  }
  char all[512] = "";
  for (unsigned i = 0; i < machine.gpus; i++) {
    hsa_agent_t gpu = machine.gpu[i];
    uint32_t node, units, simds, waves, clock, wave, chip, queues, caches[4];
    char name[64], product[64], isa[100] = "", expected[32];
    CHECK(hsa_agent_get_info(gpu, HSA_AGENT_INFO_NAME, name));
    CHECK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_PRODUCT_NAME, product));
    CHECK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_DRIVER_NODE_ID, &node));
    CHECK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT, &units));
    CHECK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU, &simds));
    CHECK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU, &waves));
    CHECK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY, &clock));
    CHECK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_CHIP_ID, &chip));
    CHECK(hsa_agent_get_info(gpu, HSA_AGENT_INFO_WAVEFRONT_SIZE, &wave));
    CHECK(hsa_agent_get_info(gpu, HSA_AGENT_INFO_QUEUES_MAX, &queues));
    CHECK(hsa_agent_get_info(gpu, HSA_AGENT_INFO_CACHE_SIZE, caches));
    uint64_t version = property(node, "gfx_target_version");
    snprintf(expected, sizeof expected, "gfx%lu%lx%lx", version / 10000, version / 100 % 100, version % 100);
    EXPECT(strcmp(name, expected) == 0, "GPU %u: %s, not %s", i, name, expected);
    EXPECT(wave == property(node, "wave_front_size"), "GPU %u: waves of %u", i, wave);
    EXPECT(simds == property(node, "simd_per_cu"), "GPU %u: %u SIMDs a unit", i, simds);
    EXPECT(units * simds == property(node, "simd_count"), "GPU %u: %u units of %u SIMDs", i, units, simds);
    EXPECT(waves == property(node, "max_waves_per_simd") * simds, "GPU %u: %u waves a unit", i, waves);
    EXPECT(clock == property(node, "max_engine_clk_fcompute"), "GPU %u: %u MHz", i, clock);
    EXPECT(chip == property(node, "device_id"), "GPU %u: chip %#x", i, chip);
    EXPECT(queues > 0 && caches[0] > 0 && caches[1] > 0, "GPU %u: %u queues, caches of %u and %u", i, queues, caches[0], caches[1]);
    struct pools pools = {0};
    CHECK(hsa_amd_agent_iterate_memory_pools(gpu, count_pool, &pools));
    EXPECT(pools.coarse == 1 && pools.group == 1, "GPU %u: %u coarse, %u group pools", i, pools.coarse, pools.group);
    hsa_status_t status = hsa_agent_iterate_isas(gpu, keep_isa, isa);
    EXPECT(status == HSA_STATUS_INFO_BREAK, "GPU %u: no ISA", i);
    char prefix[96];
    snprintf(prefix, sizeof prefix, "amdgcn-amd-amdhsa--%s", name);
    EXPECT(strncmp(isa, prefix, strlen(prefix)) == 0, "GPU %u: %s", i, isa);
    snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s, node %u, %zu GiB, %s", i ? "; " : "", product, node,
             pools.largest >> 30, isa + strlen("amdgcn-amd-amdhsa--"));
  }
  CHECK(hsa_shut_down());
  printf("PASS %s: %s\n", program_name, all);
  return 0;
}
