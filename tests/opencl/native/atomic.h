// Atomics. Work-items of a processor take turns at barriers alone, so a load and a store are atomic here; what is judged must not
// depend on the order of work-items.
#define VOLATILE(T, p) ((volatile T *)(p))
#define OLD_1(T, PREFIX, NAME, EXPRESSION)                                                                     \
    OVER T PREFIX##NAME(volatile T *p, T v) { T old = *p; *p = (EXPRESSION); return old; }
#define CLASSIC(T, PREFIX)                                                                                     \
    OLD_1(T, PREFIX, add, old + v) OLD_1(T, PREFIX, sub, old - v) OLD_1(T, PREFIX, xchg, v)                      \
    OLD_1(T, PREFIX, min, min(old, v)) OLD_1(T, PREFIX, max, max(old, v))                                        \
    OLD_1(T, PREFIX, and, old & v) OLD_1(T, PREFIX, or, old | v) OLD_1(T, PREFIX, xor, old ^ v)                  \
    OVER T PREFIX##inc(volatile T *p) { T old = *p; *p = old + 1; return old; }                                 \
    OVER T PREFIX##dec(volatile T *p) { T old = *p; *p = old - 1; return old; }                                 \
    OVER T PREFIX##cmpxchg(volatile T *p, T is, T v) { T old = *p; if (old == is) *p = v; return old; }
CLASSIC(int, atomic_) CLASSIC(uint, atomic_) CLASSIC(long, atom_) CLASSIC(ulong, atom_)
OVER float atomic_xchg(volatile float *p, float v) { float old = *p; *p = v; return old; }

#define MODIFY(T, A, NAME, EXPRESSION)                                                                         \
    OVER T atomic_fetch_##NAME(volatile A *p, T v) { T old = *VOLATILE(T, p); *VOLATILE(T, p) = (EXPRESSION); return old; } \
    OVER T atomic_fetch_##NAME##_explicit(volatile A *p, T v, memory_order o) { return atomic_fetch_##NAME(p, v); }  \
    OVER T atomic_fetch_##NAME##_explicit(volatile A *p, T v, memory_order o, memory_scope s) { return atomic_fetch_##NAME(p, v); }
#define EXCHANGE(T, A)                                                                                         \
    OVER T atomic_load(volatile A *p) { return *VOLATILE(T, p); }                                               \
    OVER T atomic_load_explicit(volatile A *p, memory_order o) { return *VOLATILE(T, p); }                      \
    OVER T atomic_load_explicit(volatile A *p, memory_order o, memory_scope s) { return *VOLATILE(T, p); }      \
    OVER void atomic_store(volatile A *p, T v) { *VOLATILE(T, p) = v; }                                         \
    OVER void atomic_store_explicit(volatile A *p, T v, memory_order o) { *VOLATILE(T, p) = v; }                \
    OVER void atomic_store_explicit(volatile A *p, T v, memory_order o, memory_scope s) { *VOLATILE(T, p) = v; } \
    OVER void atomic_init(volatile A *p, T v) { *VOLATILE(T, p) = v; }                                          \
    OVER T atomic_exchange(volatile A *p, T v) { T old = *VOLATILE(T, p); *VOLATILE(T, p) = v; return old; }    \
    OVER T atomic_exchange_explicit(volatile A *p, T v, memory_order o, memory_scope s) { return atomic_exchange(p, v); } \
    OVER bool atomic_compare_exchange_strong(volatile A *p, T *is, T v) {                                       \
        T old = *VOLATILE(T, p);                                                                                \
        if (old == *is) { *VOLATILE(T, p) = v; return true; }                                                   \
        *is = old;                                                                                              \
        return false;                                                                                           \
    }                                                                                                           \
    OVER bool atomic_compare_exchange_strong_explicit(volatile A *p, T *is, T v, memory_order o, memory_order f, memory_scope s) { \
        return atomic_compare_exchange_strong(p, is, v);                                                        \
    }                                                                                                           \
    OVER bool atomic_compare_exchange_weak(volatile A *p, T *is, T v) { return atomic_compare_exchange_strong(p, is, v); } \
    OVER bool atomic_compare_exchange_weak_explicit(volatile A *p, T *is, T v, memory_order o, memory_order f, memory_scope s) { \
        return atomic_compare_exchange_strong(p, is, v);                                                        \
    }
#define ATOMIC(T, A)                                                                                           \
    EXCHANGE(T, A) MODIFY(T, A, add, old + v) MODIFY(T, A, sub, old - v) MODIFY(T, A, or, old | v)               \
    MODIFY(T, A, xor, old ^ v) MODIFY(T, A, and, old & v) MODIFY(T, A, min, min(old, v)) MODIFY(T, A, max, max(old, v))
ATOMIC(int, atomic_int) ATOMIC(uint, atomic_uint) ATOMIC(long, atomic_long) ATOMIC(ulong, atomic_ulong)
EXCHANGE(float, atomic_float) EXCHANGE(double, atomic_double)
OVER bool atomic_flag_test_and_set_explicit(volatile atomic_flag *p, memory_order o, memory_scope s) {
    int old = *VOLATILE(int, p);
    *VOLATILE(int, p) = 1;
    return old;
}
OVER void atomic_flag_clear_explicit(volatile atomic_flag *p, memory_order o, memory_scope s) { *VOLATILE(int, p) = 0; }
