// Graphs: from nodes with edges, and from captured streams; launched again with changed arguments.
#include "../programs/check.h"
#include <vector>

const char *const program_name = "graphs";

__global__ void step(unsigned *data, unsigned value, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    data[i] = data[i] * 3 + value;
}

__global__ void join(unsigned *to, const unsigned *other, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    to[i] += other[i] << 8;
}

int main() {
  unsigned n = 5000;
  const size_t bytes = n * sizeof(unsigned);
  unsigned *a, *b;
  CHECK(hipMalloc(&a, bytes));
  CHECK(hipMalloc(&b, bytes));
  std::vector<unsigned> in(n), out(n);
  for (unsigned i = 0; i < n; i++)
    in[i] = i;
  hipStream_t stream, side;
  CHECK(hipStreamCreate(&stream));
  CHECK(hipStreamCreate(&side));

  // copy in -> step(a) -+-> join -> copy out
  // fill b  -> step(b) -+
  hipGraph_t graph;
  CHECK(hipGraphCreate(&graph, 0));
  hipGraphNode_t copy_in, fill_b, step_a, step_b, joined, copy_out;
  CHECK(hipGraphAddMemcpyNode1D(&copy_in, graph, nullptr, 0, a, in.data(), bytes, hipMemcpyHostToDevice));
  hipMemsetParams fill = {};
  fill.dst = b;
  fill.elementSize = 4;
  fill.value = 9;
  fill.width = n;
  fill.height = 1;
  CHECK(hipGraphAddMemsetNode(&fill_b, graph, nullptr, 0, &fill));
  unsigned value_a = 1, value_b = 2;
  void *arguments_a[] = {&a, &value_a, &n}, *arguments_b[] = {&b, &value_b, &n}, *arguments_join[] = {&a, &b, &n};
  hipKernelNodeParams kernel = {};
  kernel.func = (void *)step;
  kernel.gridDim = dim3((n + 255) / 256);
  kernel.blockDim = dim3(256);
  kernel.kernelParams = arguments_a;
  CHECK(hipGraphAddKernelNode(&step_a, graph, &copy_in, 1, &kernel));
  kernel.kernelParams = arguments_b;
  CHECK(hipGraphAddKernelNode(&step_b, graph, &fill_b, 1, &kernel));
  kernel.func = (void *)join;
  kernel.kernelParams = arguments_join;
  hipGraphNode_t both[] = {step_a, step_b};
  CHECK(hipGraphAddKernelNode(&joined, graph, both, 2, &kernel));
  CHECK(hipGraphAddMemcpyNode1D(&copy_out, graph, &joined, 1, out.data(), a, bytes, hipMemcpyDeviceToHost));
  size_t nodes = 0;
  CHECK(hipGraphGetNodes(graph, nullptr, &nodes));
  EXPECT(nodes == 6, "%zu nodes, not 6", nodes);
  hipGraphExec_t ready;
  CHECK(hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  for (unsigned round = 0; round < 3; round++) {
    CHECK(hipGraphLaunch(ready, stream));
    CHECK(hipStreamSynchronize(stream));
    for (unsigned i = 0; i < n; i++) {
      unsigned expected = in[i] * 3 + 1 + ((9 * 3 + 2) << 8);
      EXPECT(out[i] == expected, "round %u: element %u is %u, not %u", round, i, out[i], expected);
    }
    for (unsigned i = 0; i < n; i++)
      in[i] += 17;
  }
  CHECK(hipGraphExecDestroy(ready));
  CHECK(hipGraphDestroy(graph));

  // A stream is captured with a second one that forks from it and joins again.
  hipEvent_t forked, back;
  CHECK(hipEventCreateWithFlags(&forked, hipEventDisableTiming));
  CHECK(hipEventCreateWithFlags(&back, hipEventDisableTiming));
  CHECK(hipMemset(a, 0, bytes));
  CHECK(hipMemset(b, 0, bytes));
  CHECK(hipDeviceSynchronize());
  CHECK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  CHECK(hipEventRecord(forked, stream));
  CHECK(hipStreamWaitEvent(side, forked, 0));
  step<<<(n + 255) / 256, 256, 0, stream>>>(a, 5, n);
  step<<<(n + 255) / 256, 256, 0, side>>>(b, 7, n);
  CHECK(hipEventRecord(back, side));
  CHECK(hipStreamWaitEvent(stream, back, 0));
  join<<<(n + 255) / 256, 256, 0, stream>>>(a, b, n);
  CHECK(hipStreamEndCapture(stream, &graph));
  CHECK(hipMemcpy(out.data(), a, bytes, hipMemcpyDeviceToHost));
  EXPECT(out[3] == 0, "a captured kernel ran");
  CHECK(hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  unsigned expected_a = 0, expected_b = 0;
  for (unsigned round = 0; round < 4; round++) {
    CHECK(hipGraphLaunch(ready, stream));
    expected_b = expected_b * 3 + 7;
    expected_a = expected_a * 3 + 5 + (expected_b << 8);
  }
  CHECK(hipStreamSynchronize(stream));
  CHECK(hipMemcpy(out.data(), a, bytes, hipMemcpyDeviceToHost));
  for (unsigned i = 0; i < n; i++)
    EXPECT(out[i] == expected_a, "captured: element %u is %u, not %u", i, out[i], expected_a);
  CHECK(hipGraphExecDestroy(ready));
  CHECK(hipGraphDestroy(graph));
  CHECK(hipEventDestroy(forked));
  CHECK(hipEventDestroy(back));
  CHECK(hipStreamDestroy(stream));
  CHECK(hipStreamDestroy(side));
  CHECK(hipFree(a));
  CHECK(hipFree(b));
  return pass("three launches of six nodes, four of a captured fork");
}
