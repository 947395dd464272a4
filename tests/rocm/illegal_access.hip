// A store to an address that nothing is mapped at: the runtime says so with the node and the page, and ends the process.
// The child process does it, its parent reads what it says.
#include "../programs/check.h"
#include <cstring>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

const char *const program_name = "illegal_access";

static unsigned char *const nowhere = (unsigned char *)0x123456789000;

__global__ void store(unsigned char *to) { to[threadIdx.x] = 1; }

static int child() {
  unsigned char *good;
  CHECK(hipMalloc(&good, 4096));
  store<<<1, 64>>>(good);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  store<<<1, 64>>>(nowhere + 0x234);
  CHECK(hipGetLastError());
  hipError_t error = hipDeviceSynchronize();
  printf("the process goes on after %d %s\n", (int)error, hipGetErrorName(error));
  return 0;
}

int main() {
  int ends[2];
  EXPECT(pipe(ends) == 0, "no pipe");
  fflush(stdout);
  pid_t pid = fork();
  EXPECT(pid >= 0, "no process");
  if (pid == 0) {
    dup2(ends[1], 1);
    dup2(ends[1], 2);
    close(ends[0]);
    close(ends[1]);
    return child();
  }
  close(ends[1]);
  std::string said;
  char buffer[512];
  ssize_t got;
  while ((got = read(ends[0], buffer, sizeof buffer)) > 0)
    said.append(buffer, got);
  int status = 0;
  EXPECT(waitpid(pid, &status, 0) == pid, "the child is lost");
  const char *at = strstr(said.c_str(), "Memory access fault by GPU node-");
  EXPECT(at != nullptr, "no message of the fault (status %#x), only: %s", status, said.c_str());
  unsigned node = ~0u;
  void *agent, *address;
  int read = sscanf(at, "Memory access fault by GPU node-%u (Agent handle: %p) on address %p", &node, &agent, &address);
  EXPECT(read == 3, "another message: %s", at);
  // Node 0 has the processors, GPUs follow.
  EXPECT(node == 1, "node %u, not 1", node);
  EXPECT(address == nowhere, "address %p, not %p", address, (void *)nowhere);
  EXPECT(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT, "the child ended with status %#x, not by abort", status);
  return pass("node %u, address %p", node, address);
}
