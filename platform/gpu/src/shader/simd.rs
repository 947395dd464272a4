//! The three instruction set levels of the host, and rows of 64 lanes.
//!
//! A vector register is a row of 64 dwords. Operations are written for one lane and run over chunks of
//! 16 lanes; the compiler turns the chunk loop into vector code of the level whose `target_feature`
//! function it is inlined into. What it cannot find by itself (fused multiply-add, masks) is in [`Level`].
//! All levels give the same bits.
#![expect(unsafe_code, reason = "host vector intrinsics, and rows behind raw pointers")]

/// Lanes of a wavefront.
pub(crate) const LANES: usize = 64;
/// Lanes of a chunk.
pub(crate) const CHUNK: usize = 16;
/// Bytes of a row.
pub(crate) const ROW: usize = LANES * 4;

/// One chunk of 16 lanes.
pub(crate) type Chunk<T> = [T; CHUNK];

/// `[body with k = 0, … k = 3]`: something for each of the four chunks of a row.
///
/// Four copies and no loop or closure: of a loop the compiler would make vectors across chunks, with gathers,
/// and a closure would not be compiled for the instruction set of the function that it is in.
macro_rules! four {
    ($k:ident => $body:expr) => {
        [
            {
                let $k = 0usize;
                $body
            },
            {
                let $k = 1usize;
                $body
            },
            {
                let $k = 2usize;
                $body
            },
            {
                let $k = 3usize;
                $body
            },
        ]
    };
}
pub(crate) use four;

/// `[body with k = 0, body with k = 1]`: as `four!`, for half a row.
macro_rules! two {
    ($k:ident => $body:expr) => {
        [
            {
                let $k = 0usize;
                $body
            },
            {
                let $k = 1usize;
                $body
            },
        ]
    };
}
pub(crate) use two;

/// Runs a statement for each chunk that may have active lanes: the upper half of the row is left out while all of
/// its lanes are off, as they are in waves of 32.
macro_rules! active {
    ($exec:expr, $k:ident => $body:expr) => {{
        let $k = 0usize;
        $body;
    }
    {
        let $k = 1usize;
        $body;
    }
    if $exec >> 32 != 0 {
        {
            let $k = 2usize;
            $body;
        }
        {
            let $k = 3usize;
            $body;
        }
    }};
}
pub(crate) use active;

/// The lanes of a wave of 32.
pub(crate) const LOW_HALF: u64 = 0xffff_ffff;

/// Whether the active lanes are all of the row, or all of its lower half.
#[inline(always)]
pub(crate) fn is_full(exec: u64) -> bool {
    exec == u64::MAX || exec == LOW_HALF
}

/// What differs between instruction set levels.
pub(crate) trait Level: 'static {
    /// Whether what is common is compiled into each operation.
    const IN_PLACE: bool = true;
    /// Whether a few rows fit in registers.
    const KEEPS_ROWS: bool = false;
    /// `a * b + c`, rounded once to nearest even.
    fn fma32(a: f32, b: f32, c: f32) -> f32;
    /// `a * b + c`, rounded once to nearest even.
    fn fma64(a: f64, b: f64, c: f64) -> f64;
    /// Bit `i` is the sign of element `i`.
    fn signs(r: Chunk<u32>) -> u16;
    /// Whether `a` and `b` are the same in all elements.
    fn equal(a: Chunk<u32>, b: Chunk<u32>) -> bool;
    /// Element `i` of `new` where bit `i` of `mask` is set, else of `old`.
    fn blend(mask: u16, new: Chunk<u32>, old: Chunk<u32>) -> Chunk<u32>;
}

/// Works on every processor.
pub(crate) struct Portable;
/// x86-64-v3: AVX2 and FMA.
#[cfg(target_arch = "x86_64")]
pub(crate) struct Avx2;
/// x86-64-v4: AVX-512 F, BW, DQ, VL and CD.
#[cfg(target_arch = "x86_64")]
pub(crate) struct Avx512;

impl Level for Portable {
    const IN_PLACE: bool = false;
    #[inline(always)]
    fn fma32(a: f32, b: f32, c: f32) -> f32 {
        libm::fmaf(a, b, c)
    }
    #[inline(always)]
    fn fma64(a: f64, b: f64, c: f64) -> f64 {
        libm::fma(a, b, c)
    }
    #[inline(always)]
    fn signs(r: Chunk<u32>) -> u16 {
        let mut m = 0;
        for (i, v) in r.iter().enumerate() {
            m |= ((v >> 31) as u16) << i;
        }
        m
    }
    #[inline(always)]
    fn equal(a: Chunk<u32>, b: Chunk<u32>) -> bool {
        a.iter().zip(b).fold(0, |different, (a, b)| different | (a ^ b)) == 0
    }
    #[inline(always)]
    fn blend(mask: u16, new: Chunk<u32>, old: Chunk<u32>) -> Chunk<u32> {
        let mut r = old;
        for i in 0..CHUNK {
            let m = 0u32.wrapping_sub(u32::from(mask >> i & 1));
            r[i] = new[i] & m | old[i] & !m;
        }
        r
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use super::{Avx2, Avx512, Chunk, Level};

    macro_rules! fma {
        () => {
            #[inline(always)]
            fn fma32(a: f32, b: f32, c: f32) -> f32 {
                // SAFETY: this level is used only where the processor has FMA (see [`HostLevel::detect`]).
                unsafe { _mm_cvtss_f32(_mm_fmadd_ss(_mm_set_ss(a), _mm_set_ss(b), _mm_set_ss(c))) }
            }
            #[inline(always)]
            fn fma64(a: f64, b: f64, c: f64) -> f64 {
                // SAFETY: as above.
                unsafe { _mm_cvtsd_f64(_mm_fmadd_sd(_mm_set_sd(a), _mm_set_sd(b), _mm_set_sd(c))) }
            }
        };
    }

    impl Level for Avx2 {
        fma!();
        #[inline(always)]
        fn signs(r: Chunk<u32>) -> u16 {
            // SAFETY: AVX2 is there; a chunk is exactly two vectors, in any alignment.
            unsafe {
                let p = r.as_ptr().cast::<__m256>();
                let lo = _mm256_movemask_ps(p.read_unaligned());
                let hi = _mm256_movemask_ps(p.add(1).read_unaligned());
                lo as u16 | (hi as u16) << 8
            }
        }
        #[inline(always)]
        fn equal(a: Chunk<u32>, b: Chunk<u32>) -> bool {
            // SAFETY: AVX2 is there; a chunk is exactly two vectors, in any alignment.
            unsafe {
                let (a, b) = (a.as_ptr().cast::<__m256i>(), b.as_ptr().cast::<__m256i>());
                let lo = _mm256_xor_si256(a.read_unaligned(), b.read_unaligned());
                let hi = _mm256_xor_si256(a.add(1).read_unaligned(), b.add(1).read_unaligned());
                let different = _mm256_or_si256(lo, hi);
                _mm256_testz_si256(different, different) != 0
            }
        }
        #[inline(always)]
        fn blend(mask: u16, new: Chunk<u32>, old: Chunk<u32>) -> Chunk<u32> {
            let mut r = old;
            for i in 0..16 {
                r[i] = if mask >> i & 1 != 0 { new[i] } else { old[i] };
            }
            r
        }
    }

    impl Level for Avx512 {
        const KEEPS_ROWS: bool = true;
        fma!();
        #[inline(always)]
        fn signs(r: Chunk<u32>) -> u16 {
            // SAFETY: AVX-512 DQ is there; a chunk is exactly one vector.
            unsafe { _mm512_movepi32_mask(core::mem::transmute::<Chunk<u32>, __m512i>(r)) }
        }
        #[inline(always)]
        fn equal(a: Chunk<u32>, b: Chunk<u32>) -> bool {
            // SAFETY: AVX-512 F is there; a chunk is exactly one vector.
            unsafe {
                let a = core::mem::transmute::<Chunk<u32>, __m512i>(a);
                let b = core::mem::transmute::<Chunk<u32>, __m512i>(b);
                _mm512_cmpneq_epi32_mask(a, b) == 0
            }
        }
        #[inline(always)]
        fn blend(mask: u16, new: Chunk<u32>, old: Chunk<u32>) -> Chunk<u32> {
            // SAFETY: AVX-512 F is there; a chunk is exactly one vector.
            unsafe {
                let new = core::mem::transmute::<Chunk<u32>, __m512i>(new);
                let old = core::mem::transmute::<Chunk<u32>, __m512i>(old);
                core::mem::transmute::<__m512i, Chunk<u32>>(_mm512_mask_mov_epi32(old, mask, new))
            }
        }
    }
}

/// An instruction set of the host that waves can be run with. All give the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HostLevel {
    /// What every processor has.
    Portable,
    /// x86-64-v3: AVX2 and FMA.
    Avx2,
    /// x86-64-v4: AVX-512.
    Avx512,
}

impl HostLevel {
    /// The best level of this processor.
    pub fn detect() -> Self {
        detect()
    }

    /// All levels, the least first.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// Its name: `portable`, `avx2`, `avx512`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
        }
    }

    /// The level of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

fn detect() -> HostLevel {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
        #[target_feature(enable = "xsave")]
        unsafe fn xcr0() -> u64 {
            // SAFETY: the caller has seen OSXSAVE.
            unsafe { _xgetbv(0) }
        }
        if __cpuid(0).eax < 7 {
            return HostLevel::Portable;
        }
        let (one, seven) = (__cpuid(1), __cpuid_count(7, 0));
        let has = |word: u32, bits: &[u32]| bits.iter().all(|b| word >> b & 1 != 0);
        // FMA, OSXSAVE, AVX.
        if !has(one.ecx, &[12, 27, 28]) {
            return HostLevel::Portable;
        }
        // SAFETY: OSXSAVE is set.
        let state = unsafe { xcr0() };
        if state & 0x6 != 0x6 || !has(seven.ebx, &[5]) {
            return HostLevel::Portable;
        }
        // F, DQ, CD, BW, VL, and the opmask and ZMM state.
        if state & 0xe0 == 0xe0 && has(seven.ebx, &[16, 17, 28, 30, 31]) {
            return HostLevel::Avx512;
        }
        HostLevel::Avx2
    }
    #[cfg(not(target_arch = "x86_64"))]
    HostLevel::Portable
}

/// Defines `$name::<T>() -> [Handler; 3]`: a generic handler body compiled once for each level.
///
/// The body is `$body::<L, T>(w, op)`, which must be `#[inline(always)]`.
///
/// With a fourth argument, that is the body for the portable level.
macro_rules! levels {
    ($(#[$doc:meta])* $name:ident, $body:ident, $bound:path) => {
        $crate::shader::simd::levels!($(#[$doc])* $name, $body, $bound, $body);
    };
    ($(#[$doc:meta])* $name:ident, $body:ident, $bound:path, $plain:ident) => {
        $(#[$doc])*
        pub(crate) fn $name<T: $bound>() -> [$crate::shader::wave::Handler; 3] {
            use $crate::shader::{simd, wave::{Op, Wave}};
            /// # Safety
            /// As for the body.
            unsafe fn portable<T: $bound>(w: &mut Wave, op: *const Op) -> *const Op {
                // SAFETY: the caller keeps the body's contract.
                unsafe { $plain::<simd::Portable, T>(w, op) }
            }
            #[cfg(target_arch = "x86_64")]
            /// # Safety
            /// As for the body, on a processor with these features.
            #[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
            unsafe fn avx2<T: $bound>(w: &mut Wave, op: *const Op) -> *const Op {
                // SAFETY: the caller keeps the body's contract.
                unsafe { $body::<simd::Avx2, T>(w, op) }
            }
            #[cfg(target_arch = "x86_64")]
            /// # Safety
            /// As for the body, on a processor with these features.
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512cd,avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
            unsafe fn avx512<T: $bound>(w: &mut Wave, op: *const Op) -> *const Op {
                // SAFETY: the caller keeps the body's contract.
                unsafe { $body::<simd::Avx512, T>(w, op) }
            }
            #[cfg(target_arch = "x86_64")]
            return [portable::<T>, avx2::<T>, avx512::<T>];
            #[cfg(not(target_arch = "x86_64"))]
            return [portable::<T>; 3];
        }
    };
}
pub(crate) use levels;

/// Defines `$name::<T>() -> [Handler; 3]` as `levels!` does, but compiles the body for every processor once:
/// for operations too rare to pay for three copies.
macro_rules! once {
    ($(#[$doc:meta])* $name:ident, $body:ident, $bound:path) => {
        $(#[$doc])*
        pub(crate) fn $name<T: $bound>() -> [$crate::shader::wave::Handler; 3] {
            use $crate::shader::{simd, wave::{Op, Wave}};
            /// # Safety
            /// As for the body.
            unsafe fn portable<T: $bound>(w: &mut Wave, op: *const Op) -> *const Op {
                // SAFETY: the caller keeps the body's contract.
                unsafe { $body::<simd::Portable, T>(w, op) }
            }
            [portable::<T>; 3]
        }
    };
}
pub(crate) use once;

/// What a lane of one or two rows holds.
pub(crate) trait Elem: Copy {
    /// Consecutive rows of a register operand.
    const ROWS: usize;
    /// Any value, to fill arrays with.
    const ZERO: Self;
    /// Reads chunk `k` of the rows at `p`.
    ///
    /// # Safety
    /// `p` is valid for `ROWS` rows.
    unsafe fn load(p: *const u8, k: usize) -> Chunk<Self>;
    /// Writes chunk `k` of the rows at `p`, in lanes whose bit of `mask` is set.
    ///
    /// # Safety
    /// `p` is valid for `ROWS` rows.
    unsafe fn store_masked<L: Level>(p: *mut u8, k: usize, mask: u16, r: Chunk<Self>);
    /// Writes chunk `k` of the rows at `p`.
    ///
    /// # Safety
    /// `p` is valid for `ROWS` rows.
    unsafe fn store(p: *mut u8, k: usize, r: Chunk<Self>);
    /// The element of `lane`.
    ///
    /// # Safety
    /// `p` is valid for `ROWS` rows, and `lane < 64`.
    unsafe fn get(p: *const u8, lane: usize) -> Self;
    /// Writes the element of `lane`.
    ///
    /// # Safety
    /// `p` is valid for `ROWS` rows, and `lane < 64`.
    unsafe fn put(p: *mut u8, lane: usize, v: Self);
    /// Whether the element is a floating point NaN; false for other types.
    fn is_nan(self) -> bool {
        false
    }
}

#[inline(always)]
unsafe fn chunk(p: *const u8, k: usize) -> *const Chunk<u32> {
    p.wrapping_add(k * CHUNK * 4).cast()
}

macro_rules! elem32 {
    ($($t:ty, $from:expr, $to:expr, $zero:expr, $nan:expr;)*) => {$(
        impl Elem for $t {
            const ROWS: usize = 1;
            const ZERO: Self = $zero;
            #[inline(always)]
            unsafe fn load(p: *const u8, k: usize) -> Chunk<Self> {
                // SAFETY: chunk `k` lies in the row; rows are 64-byte aligned.
                let v = unsafe { chunk(p, k).read() };
                let mut r = [Self::ZERO; CHUNK];
                for i in 0..CHUNK {
                    r[i] = $from(v[i]);
                }
                r
            }
            #[inline(always)]
            unsafe fn store_masked<L: Level>(p: *mut u8, k: usize, mask: u16, r: Chunk<Self>) {
                let mut v = [0u32; CHUNK];
                for i in 0..CHUNK {
                    v[i] = $to(r[i]);
                }
                // SAFETY: as in `load`.
                unsafe {
                    let at = chunk(p, k).cast_mut();
                    at.write(L::blend(mask, v, at.read()));
                }
            }
            #[inline(always)]
            unsafe fn store(p: *mut u8, k: usize, r: Chunk<Self>) {
                let mut v = [0u32; CHUNK];
                for i in 0..CHUNK {
                    v[i] = $to(r[i]);
                }
                // SAFETY: as in `load`.
                unsafe { chunk(p, k).cast_mut().write(v) };
            }
            #[inline(always)]
            unsafe fn get(p: *const u8, lane: usize) -> Self {
                // SAFETY: the caller's.
                $from(unsafe { *p.cast::<u32>().add(lane) })
            }
            #[inline(always)]
            unsafe fn put(p: *mut u8, lane: usize, v: Self) {
                // SAFETY: the caller's.
                unsafe { *p.cast::<u32>().add(lane) = $to(v) };
            }
            #[inline(always)]
            fn is_nan(self) -> bool {
                $nan(self)
            }
        }
    )*};
}

elem32! {
    u32, |v: u32| v, |v: u32| v, 0, |_| false;
    i32, |v: u32| v as i32, |v: i32| v as u32, 0, |_| false;
    f32, f32::from_bits, f32::to_bits, 0.0, f32::is_nan;
}

macro_rules! elem64 {
    ($($t:ty, $from:expr, $to:expr, $zero:expr, $nan:expr;)*) => {$(
        impl Elem for $t {
            const ROWS: usize = 2;
            const ZERO: Self = $zero;
            #[inline(always)]
            unsafe fn load(p: *const u8, k: usize) -> Chunk<Self> {
                // SAFETY: chunk `k` lies in both rows; rows are 64-byte aligned.
                let (lo, hi) = unsafe { (chunk(p, k).read(), chunk(p.add(ROW), k).read()) };
                let mut r = [Self::ZERO; CHUNK];
                for i in 0..CHUNK {
                    r[i] = $from(u64::from(lo[i]) | u64::from(hi[i]) << 32);
                }
                r
            }
            #[inline(always)]
            unsafe fn store_masked<L: Level>(p: *mut u8, k: usize, mask: u16, r: Chunk<Self>) {
                let (mut lo, mut hi) = ([0u32; CHUNK], [0u32; CHUNK]);
                for i in 0..CHUNK {
                    let v: u64 = $to(r[i]);
                    (lo[i], hi[i]) = (v as u32, (v >> 32) as u32);
                }
                // SAFETY: as in `load`.
                unsafe {
                    let at = chunk(p, k).cast_mut();
                    at.write(L::blend(mask, lo, at.read()));
                    let at = chunk(p.add(ROW), k).cast_mut();
                    at.write(L::blend(mask, hi, at.read()));
                }
            }
            #[inline(always)]
            unsafe fn store(p: *mut u8, k: usize, r: Chunk<Self>) {
                let (mut lo, mut hi) = ([0u32; CHUNK], [0u32; CHUNK]);
                for i in 0..CHUNK {
                    let v: u64 = $to(r[i]);
                    (lo[i], hi[i]) = (v as u32, (v >> 32) as u32);
                }
                // SAFETY: as in `load`.
                unsafe {
                    chunk(p, k).cast_mut().write(lo);
                    chunk(p.add(ROW), k).cast_mut().write(hi);
                }
            }
            #[inline(always)]
            unsafe fn get(p: *const u8, lane: usize) -> Self {
                // SAFETY: the caller's.
                let (lo, hi) = unsafe { (*p.cast::<u32>().add(lane), *p.add(ROW).cast::<u32>().add(lane)) };
                $from(u64::from(lo) | u64::from(hi) << 32)
            }
            #[inline(always)]
            unsafe fn put(p: *mut u8, lane: usize, v: Self) {
                let v: u64 = $to(v);
                // SAFETY: the caller's.
                unsafe {
                    *p.cast::<u32>().add(lane) = v as u32;
                    *p.add(ROW).cast::<u32>().add(lane) = (v >> 32) as u32;
                }
            }
            #[inline(always)]
            fn is_nan(self) -> bool {
                $nan(self)
            }
        }
    )*};
}

elem64! {
    u64, |v: u64| v, |v: u64| v, 0, |_| false;
    i64, |v: u64| v as i64, |v: i64| v as u64, 0, |_| false;
    f64, f64::from_bits, f64::to_bits, 0.0, f64::is_nan;
}

/// An operand that an operation does not have.
impl Elem for () {
    const ROWS: usize = 0;
    const ZERO: Self = ();
    #[inline(always)]
    unsafe fn load(_: *const u8, _: usize) -> Chunk<Self> {
        [(); CHUNK]
    }
    #[inline(always)]
    unsafe fn store_masked<L: Level>(_: *mut u8, _: usize, _: u16, _: Chunk<Self>) {}
    #[inline(always)]
    unsafe fn get(_: *const u8, _: usize) -> Self {}
    #[inline(always)]
    unsafe fn put(_: *mut u8, _: usize, (): Self) {}
    #[inline(always)]
    unsafe fn store(_: *mut u8, _: usize, _: Chunk<Self>) {}
}
