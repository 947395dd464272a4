//! The benchmark kernels as a CPU would run them.
//!
//! Each loop is written once and compiled for AVX-512, for AVX2, and for any x86-64.
#![expect(
    unsafe_code,
    reason = "calls functions of instruction sets that were found at run time"
)]

use core::hint::black_box;

use outcrop_soft::HostLevel;

/// Elements that one lane group works on: a wavefront's worth.
pub const GROUP: usize = 64;

#[inline(always)]
fn fma_loop_body(out: &mut [f32], a: f32, b: f32, fma: impl Fn(f32, f32, f32) -> f32) {
    for (group, out) in out.chunks_exact_mut(GROUP).enumerate() {
        let mut x = [0f32; GROUP];
        for (lane, x) in x.iter_mut().enumerate() {
            *x = (group * GROUP + lane) as f32;
        }
        for _ in 0..4096 {
            for x in &mut x {
                *x = fma(*x, a, b);
            }
        }
        out.copy_from_slice(&x);
    }
}

/// As [`fma_loop`], but each step reads its operands from memory and writes its result there, as code does that is
/// translated instruction by instruction, with the wave's registers in memory.
#[inline(always)]
fn fma_loop_in_memory_body(out: &mut [f32], a: f32, b: f32, fma: impl Fn(f32, f32, f32) -> f32) {
    #[repr(align(64))]
    struct Row([f32; GROUP]);
    let (mut a, mut b) = (Row([a; GROUP]), Row([b; GROUP]));
    for (group, out) in out.chunks_exact_mut(GROUP).enumerate() {
        let mut x = Row(core::array::from_fn(|lane| (group * GROUP + lane) as f32));
        for _ in 0..4096 {
            let (a, b, x) = (black_box(&mut a), black_box(&mut b), black_box(&mut x));
            for ((x, a), b) in x.0.iter_mut().zip(&a.0).zip(&b.0) {
                *x = fma(*x, *a, *b);
            }
        }
        out.copy_from_slice(&x.0);
    }
}

#[inline(always)]
fn vector_add_body(a: &[f32], b: &[f32], c: &mut [f32]) {
    for ((a, b), c) in a.iter().zip(b).zip(c) {
        *c = a + b;
    }
}

#[inline(always)]
fn matmul_body(a: &[f32], b: &[f32], c: &mut [f32], n: usize, fma: impl Fn(f32, f32, f32) -> f32) {
    for row in 0..n {
        for block in (0..n).step_by(GROUP) {
            let mut sum = [0f32; GROUP];
            for k in 0..n {
                let x = a[row * n + k];
                for (sum, b) in sum.iter_mut().zip(&b[k * n + block..][..GROUP]) {
                    *sum = fma(x, *b, *sum);
                }
            }
            c[row * n + block..][..GROUP].copy_from_slice(&sum);
        }
    }
}

macro_rules! for_each_level {
    ($name:ident, $body:ident, ($($arg:ident: $t:ty),*), $($fma:expr)?) => {
        #[doc = concat!("`", stringify!($name), "` with the vectors of a level that the processor has.")]
        pub fn $name(level: HostLevel, $($arg: $t),*) {
            #[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,fma")]
            fn avx512($($arg: $t),*) {
                $body($($arg),* $(, $fma)?)
            }
            #[target_feature(enable = "avx2,fma")]
            fn avx2($($arg: $t),*) {
                $body($($arg),* $(, $fma)?)
            }
            match level.min(HostLevel::detect()) {
                // SAFETY: the processor has the instructions.
                HostLevel::Avx512 => unsafe { avx512($($arg),*) },
                // SAFETY: as above.
                HostLevel::Avx2 => unsafe { avx2($($arg),*) },
                HostLevel::Portable => $body($($arg),* $(, $fma)?),
            }
        }
    };
}

for_each_level!(fma_loop, fma_loop_body, (out: &mut [f32], a: f32, b: f32), |x, y, z| x.mul_add(y, z));
for_each_level!(fma_loop_in_memory, fma_loop_in_memory_body, (out: &mut [f32], a: f32, b: f32), |x, y, z| x.mul_add(y, z));
for_each_level!(vector_add, vector_add_body, (a: &[f32], b: &[f32], c: &mut [f32]),);
for_each_level!(matmul, matmul_body, (a: &[f32], b: &[f32], c: &mut [f32], n: usize), |x, y, z| x.mul_add(y, z));
