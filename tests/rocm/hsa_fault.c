// Kernels that go wrong: a handler is told of a bad access with the GPU and the page, and a queue's callback of a trap.
#include "hsa.h"

const char *const program_name = "hsa_fault";

static hsa_signal_t told;
static hsa_amd_event_t event;

static hsa_status_t on_event(const hsa_amd_event_t *what, void *data) {
  EXPECT(data == &event, "the handler's data is %p", data);
  event = *what;
  hsa_signal_store_screlease(told, 0);
  return HSA_STATUS_SUCCESS;
}

static hsa_status_t queue_status;

static void on_queue(hsa_status_t status, hsa_queue_t *queue, void *data) {
  (void)queue;
  queue_status = status;
  hsa_signal_store_screlease(*(hsa_signal_t *)data, 0);
}

int main(void) {
  start();
  // The last GPU, so that with two of them it is not the first that any error would name.
  hsa_agent_t gpu = machine.gpu[machine.gpus - 1];
  told = signal_of(1);
  CHECK(hsa_amd_register_system_event_handler(on_event, &event));

  hsa_executable_t executable = load(gpu);
  struct kernel store = find(executable, gpu, "store"), trap = find(executable, gpu, "trap");
  struct {
    void *to;
    uint32_t value;
  } *arguments = host_memory(4096);
  hsa_queue_t *queue;
  hsa_signal_t done = signal_of(1), trapped = signal_of(1);

  // A trap first: it is the queue's alone.
  CHECK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, on_queue, &trapped, UINT32_MAX, UINT32_MAX, &queue));
  dispatch(queue, trap, arguments, 64, 64, 0, done);
  wait_zero(trapped, "the queue's callback");
  EXPECT(queue_status == HSA_STATUS_ERROR_EXCEPTION, "the queue's callback was told %#x", queue_status);
  EXPECT(hsa_signal_load_scacquire(done) == 1, "the trap is done");
  CHECK(hsa_queue_destroy(queue));

  CHECK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, NULL, NULL, UINT32_MAX, UINT32_MAX, &queue));
  uint32_t *good = host_memory(4096);
  arguments->to = good, arguments->value = 5;
  dispatch(queue, store, arguments, 64, 64, 0, done);
  wait_zero(done, "a good store");
  EXPECT(good[63] == 5, "the good store left %u", good[63]);

  const uint64_t nowhere = 0x7654321ff000;
  hsa_signal_store_relaxed(done, 1);
  arguments->to = (void *)(nowhere + 0x120);
  dispatch(queue, store, arguments, 64, 64, 0, done);
  wait_zero(told, "the event");
  EXPECT(event.event_type == HSA_AMD_GPU_MEMORY_FAULT_EVENT, "event %d", event.event_type);
  EXPECT(event.memory_fault.agent.handle == gpu.handle, "the fault is of agent %#lx, not %#lx", event.memory_fault.agent.handle, gpu.handle);
  EXPECT(event.memory_fault.virtual_address == nowhere, "the fault is at %#lx, not %#lx", event.memory_fault.virtual_address, nowhere);
  EXPECT(event.memory_fault.fault_reason_mask & HSA_AMD_MEMORY_FAULT_PAGE_NOT_PRESENT, "the reasons are %#x",
         event.memory_fault.fault_reason_mask);
  EXPECT(hsa_signal_load_scacquire(done) == 1, "the bad store is done");
  printf("PASS %s: the handler was told of %#lx, reasons %#x\n", program_name, event.memory_fault.virtual_address,
         event.memory_fault.fault_reason_mask);
  // The faulting wave's queue is not coming back: no orderly end.
  fflush(stdout);
  _exit(0);
}
