struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, unsigned long, struct ihipStream_t *);
__attribute__((global)) void get(const int *p, long *q) { *q = *p; }
