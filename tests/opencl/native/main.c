// Runs kernels on the processor: reads requests from standard input and answers on standard output, as README.md says.
// A work-group's work-items are contexts of one thread that take turns at barriers, so nothing races.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

struct kernel {
    const char *name;
    void (*call)(void **arguments);
};
extern const struct kernel kernels[];
extern const size_t kernel_count;

enum { STACK = 256 * 1024, MOST_ITEMS = 1024 };

struct item {
    ucontext_t context;
    size_t local[3];
    int done;
};

static struct item items[MOST_ITEMS];
static char *stacks;
static ucontext_t scheduler;
static struct item *current;
static size_t grid[3], nominal[3], group[3], actual[3];
static void (*entry)(void **);
static void **entry_arguments;

static void fail(const char *what) {
    fprintf(stderr, "%s\n", what);
    exit(2);
}

size_t get_global_id(unsigned d) { return d < 3 ? group[d] * nominal[d] + current->local[d] : 0; }
size_t get_local_id(unsigned d) { return d < 3 ? current->local[d] : 0; }
size_t get_group_id(unsigned d) { return d < 3 ? group[d] : 0; }
size_t get_global_size(unsigned d) { return d < 3 ? grid[d] : 1; }
size_t get_local_size(unsigned d) { return d < 3 ? actual[d] : 1; }
size_t get_enqueued_local_size(unsigned d) { return d < 3 ? nominal[d] : 1; }
size_t get_num_groups(unsigned d) { return d < 3 ? (grid[d] + nominal[d] - 1) / nominal[d] : 1; }
size_t get_global_offset(unsigned d) { return (void)d, 0; }
unsigned get_work_dim(void) { return 3; }
size_t get_global_linear_id(void) {
    return (get_global_id(2) * grid[1] + get_global_id(1)) * grid[0] + get_global_id(0);
}
size_t get_local_linear_id(void) {
    return (current->local[2] * actual[1] + current->local[1]) * actual[0] + current->local[0];
}

// Each work-item goes to sleep at a barrier; all of a group are woken in turn, so that none passes it before all came.
void native_barrier(void) { swapcontext(&current->context, &scheduler); }

static void start(void) {
    entry(entry_arguments);
    current->done = 1;
    swapcontext(&current->context, &scheduler);
}

static void run_group(void) {
    size_t count = 0;
    for (int d = 0; d < 3; d++) {
        size_t left = grid[d] - group[d] * nominal[d];
        actual[d] = left < nominal[d] ? left : nominal[d];
    }
    for (size_t z = 0; z < actual[2]; z++)
        for (size_t y = 0; y < actual[1]; y++)
            for (size_t x = 0; x < actual[0]; x++) {
                struct item *item = &items[count];
                item->local[0] = x, item->local[1] = y, item->local[2] = z;
                item->done = 0;
                getcontext(&item->context);
                item->context.uc_stack.ss_sp = stacks + count * STACK;
                item->context.uc_stack.ss_size = STACK;
                item->context.uc_link = NULL;
                makecontext(&item->context, start, 0);
                count++;
            }
    for (size_t left = count; left > 0;) {
        for (size_t i = 0; i < count; i++) {
            if (items[i].done) continue;
            current = &items[i];
            swapcontext(&scheduler, &items[i].context);
            left -= items[i].done;
        }
    }
}

static void run_grid(void) {
    for (group[2] = 0; group[2] < get_num_groups(2); group[2]++)
        for (group[1] = 0; group[1] < get_num_groups(1); group[1]++)
            for (group[0] = 0; group[0] < get_num_groups(0); group[0]++) run_group();
}

static void get(void *to, size_t bytes) {
    if (fread(to, 1, bytes, stdin) != bytes) fail("the request ends early");
}

static uint32_t get_number(void) {
    uint32_t number;
    get(&number, sizeof number);
    return number;
}

static void put(const void *from, size_t bytes) {
    if (fwrite(from, 1, bytes, stdout) != bytes) fail("the answer cannot be written");
}

static void put_number(uint32_t number) { put(&number, sizeof number); }

enum { MOST_ARGUMENTS = 32, MOST_NAME = 200 };

static void answer(uint32_t length) {
    char name[MOST_NAME + 1] = {0};
    if (length > MOST_NAME) fail("the kernel's name is too long");
    get(name, length);
    size_t items_in_group = 1;
    for (int d = 0; d < 3; d++) grid[d] = get_number();
    for (int d = 0; d < 3; d++) items_in_group *= nominal[d] = get_number();
    if (items_in_group == 0 || items_in_group > MOST_ITEMS) fail("the work-group has no or too many work-items");
    uint32_t count = get_number();
    void *arguments[MOST_ARGUMENTS];
    uint32_t sizes[MOST_ARGUMENTS], is_value[MOST_ARGUMENTS];
    if (count > MOST_ARGUMENTS) fail("too many arguments");
    for (uint32_t i = 0; i < count; i++) {
        is_value[i] = get_number();
        sizes[i] = get_number();
        arguments[i] = aligned_alloc(4096, ((size_t)sizes[i] + 4096) / 4096 * 4096);
        if (!arguments[i]) fail("no memory");
        get(arguments[i], sizes[i]);
    }
    entry = NULL;
    for (size_t i = 0; i < kernel_count; i++)
        if (strcmp(kernels[i].name, name) == 0) entry = kernels[i].call;
    if (!entry) fail("no kernel of this name");
    entry_arguments = arguments;
    run_grid();
    put_number(0);
    for (uint32_t i = 0; i < count; i++) {
        if (!is_value[i]) put(arguments[i], sizes[i]);
        free(arguments[i]);
    }
    fflush(stdout);
}

int main(void) {
    stacks = mmap(NULL, (size_t)MOST_ITEMS * STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stacks == MAP_FAILED) fail("no memory for stacks");
    uint32_t length;
    while (fread(&length, 1, sizeof length, stdin) == sizeof length) answer(length);
    return 0;
}
