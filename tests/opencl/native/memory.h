// Loads and stores of vectors at any element, of halves as floats, shuffles, and copies by a whole work-group.
#define VECTOR_AT(N, T)                                                                                          \
    OVER T##N vload##N(size_t at, const T *p) { T##N r; for (int k = 0; k < N; k++) r[k] = p[at * N + k]; return r; } \
    OVER void vstore##N(T##N v, size_t at, T *p) { for (int k = 0; k < N; k++) p[at * N + k] = v[k]; }              \
    OVER T##N vload##N(size_t at, const constant T *p) { T##N r; for (int k = 0; k < N; k++) r[k] = p[at * N + k]; return r; }
#define VECTORS(T) WIDTHS(VECTOR_AT, T)
INTEGERS(VECTORS) FLOATS(VECTORS)

OVER float vload_half(size_t at, const half *p) { return p[at]; }
#define STORE_HALF(SUFFIX, MODE)                                                                                   \
    OVER void vstore_half##SUFFIX(float v, size_t at, half *p) { p[at] = (half)native_half_of_double(v, MODE); }      \
    OVER void vstore_half##SUFFIX(double v, size_t at, half *p) { p[at] = (half)native_half_of_double(v, MODE); }     \
    WIDTHS(STORE_HALVES, SUFFIX, MODE)
#define STORE_HALVES(N, SUFFIX, MODE)                                                                              \
    OVER void vstore_half##N##SUFFIX(float##N v, size_t at, half *p) {                                              \
        for (int k = 0; k < N; k++) p[at * N + k] = (half)native_half_of_double(v[k], MODE);                         \
    }
STORE_HALF(, RTE) STORE_HALF(_rte, RTE) STORE_HALF(_rtz, RTZ) STORE_HALF(_rtp, RTP) STORE_HALF(_rtn, RTN)
#define LOAD_HALVES(N, T) \
    OVER float##N vload_half##N(size_t at, const T *p) { float##N r; for (int k = 0; k < N; k++) r[k] = p[at * N + k]; return r; }
WIDTHS(LOAD_HALVES, half)

#define SHUFFLE_TO(N, M, T, U)                                                                                 \
    OVER T##N shuffle(T##M a, U##N mask) { T##N r; for (int k = 0; k < N; k++) r[k] = a[mask[k] & (M - 1)]; return r; } \
    OVER T##N shuffle2(T##M a, T##M b, U##N mask) {                                                             \
        T##N r;                                                                                                 \
        for (int k = 0; k < N; k++) {                                                                           \
            int at = (int)(mask[k] & (2 * M - 1));                                                              \
            r[k] = at < M ? a[at] : b[at - M];                                                                  \
        }                                                                                                       \
        return r;                                                                                               \
    }
#define SHUFFLE_OF(M, T, U) SHUFFLE_TO(2, M, T, U) SHUFFLE_TO(4, M, T, U) SHUFFLE_TO(8, M, T, U) SHUFFLE_TO(16, M, T, U)
#define SHUFFLE(T, U) SHUFFLE_OF(2, T, U) SHUFFLE_OF(4, T, U) SHUFFLE_OF(8, T, U) SHUFFLE_OF(16, T, U)
SHUFFLE(char, uchar) SHUFFLE(ushort, ushort) SHUFFLE(int, uint) SHUFFLE(long, ulong) SHUFFLE(half, ushort) SHUFFLE(float, uint)
SHUFFLE(double, ulong)

// Each work-item copies its part; the wait is a barrier.
#define COPY(T)                                                                                                \
    OVER event_t async_work_group_copy(T *to, const T *from, size_t n, event_t e) {                             \
        for (size_t k = get_local_linear_id(); k < n; k += get_local_size(0) * get_local_size(1) * get_local_size(2)) to[k] = from[k]; \
        return e;                                                                                               \
    }                                                                                                           \
    OVER event_t async_work_group_strided_copy(local T *to, const global T *from, size_t n, size_t stride, event_t e) { \
        for (size_t k = get_local_linear_id(); k < n; k += get_local_size(0) * get_local_size(1) * get_local_size(2)) to[k] = from[k * stride]; \
        return e;                                                                                               \
    }
COPY(int) COPY(uint) COPY(float) COPY(ulong) COPY(uchar) COPY(ushort) COPY(float4) COPY(double2)
OVER void wait_group_events(int n, event_t *events) { native_barrier(); }
#define PREFETCH(T) OVER void prefetch(const global T *p, size_t n) {}
INTEGERS(PREFETCH) FLOATS(PREFETCH)
