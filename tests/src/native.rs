//! The benchmark kernels as a CPU would run them, with the widest vectors that it has.
//!
//! Each loop is written once and compiled for AVX-512, for AVX2, and for any x86-64.
#![expect(
    unsafe_code,
    reason = "calls functions of instruction sets that were found at run time"
)]

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

macro_rules! for_each_width {
    ($name:ident, $body:ident, ($($arg:ident: $t:ty),*), $($fma:expr)?) => {
        #[doc = concat!("`", stringify!($name), "` with the widest vectors of this processor.")]
        pub fn $name($($arg: $t),*) {
            #[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,fma")]
            fn avx512($($arg: $t),*) {
                $body($($arg),* $(, $fma)?)
            }
            #[target_feature(enable = "avx2,fma")]
            fn avx2($($arg: $t),*) {
                $body($($arg),* $(, $fma)?)
            }
            if std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("avx512dq") {
                // SAFETY: the processor has the instructions.
                unsafe { avx512($($arg),*) }
            } else if std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("fma") {
                // SAFETY: the processor has the instructions.
                unsafe { avx2($($arg),*) }
            } else {
                $body($($arg),* $(, $fma)?)
            }
        }
    };
}

for_each_width!(fma_loop, fma_loop_body, (out: &mut [f32], a: f32, b: f32), |x, y, z| x.mul_add(y, z));
for_each_width!(vector_add, vector_add_body, (a: &[f32], b: &[f32], c: &mut [f32]),);
for_each_width!(matmul, matmul_body, (a: &[f32], b: &[f32], c: &mut [f32], n: usize), |x, y, z| x.mul_add(y, z));
