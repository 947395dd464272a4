// Work-items and barriers; main.c has them.
size_t get_global_id(uint d);
size_t get_local_id(uint d);
size_t get_group_id(uint d);
size_t get_global_size(uint d);
size_t get_local_size(uint d);
size_t get_enqueued_local_size(uint d);
size_t get_num_groups(uint d);
size_t get_global_offset(uint d);
uint get_work_dim(void);
size_t get_global_linear_id(void);
size_t get_local_linear_id(void);
void native_barrier(void);
OVER void barrier(cl_mem_fence_flags flags) { native_barrier(); }
OVER void work_group_barrier(cl_mem_fence_flags flags) { native_barrier(); }
OVER void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) { native_barrier(); }
// Work-items take turns at barriers alone: their accesses are in order.
OVER void mem_fence(cl_mem_fence_flags flags) {}
OVER void read_mem_fence(cl_mem_fence_flags flags) {}
OVER void write_mem_fence(cl_mem_fence_flags flags) {}
OVER void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) {}
