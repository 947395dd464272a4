//! How the vector unit's operations run over lanes.
//!
//! An operation is a function of one lane ([`Lanes`], [`Compare`]), which is compiled for whole rows on each level of the
//! host's instruction set, or, where it is rare, lane by lane for none.
//!
//! **NaNs:** an arithmetic result that is a NaN is the first source that is a NaN, made quiet, or else the
//! positive quiet NaN with no payload. The host's choice differs between processors, so it is not used.
#![expect(unsafe_code, reason = "operation handlers")]

use crate::shader::memory::lanes as lanes_of;
use crate::shader::simd::{CHUNK, Chunk, Elem, LOW_HALF, Level, ROW, active, four, levels, once, two};
use crate::shader::wave::{Handler, Op, Wave, after, sreg};

/// What an operation carries besides its operands.
#[derive(Clone, Copy)]
pub(crate) struct Param {
    pub e: u32,
    pub f: u32,
    pub imm: u64,
}

impl Param {
    #[inline(always)]
    pub(crate) fn of(op: &Op) -> Self {
        Self {
            e: op.e,
            f: op.f,
            imm: op.imm,
        }
    }
}

// The loops take four chunks of a row.
const _: () = assert!(ROW == 4 * CHUNK * size_of::<u32>());

/// An operation on each lane by itself.
pub(crate) trait Lanes {
    type A: Elem;
    type B: Elem;
    type C: Elem;
    type D: Elem;
    /// Whether NaN results are made by [`Lanes::nan`].
    const NAN: bool = false;
    fn f<L: Level>(a: Self::A, b: Self::B, c: Self::C, p: Param) -> Self::D;
    /// The NaN that these sources give.
    fn nan(_a: Self::A, _b: Self::B, _c: Self::C, d: Self::D, _p: Param) -> Self::D {
        d
    }
}

/// What lowering must know about an operation.
#[derive(Clone, Copy)]
pub(crate) struct Desc {
    pub run: [Handler; 3],
    /// Rows of the sources and the result; 0 for operands that it does not have.
    pub rows: [usize; 4],
    pub kind: Kind,
}

/// What an operation makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A vector register.
    Vector,
    /// A lane mask.
    Mask,
    /// A lane mask and EXEC.
    MaskExec,
}

/// The description of a lane operation.
pub(crate) fn lane<T: Lanes>() -> Desc {
    describe::<T>(run_lanes::<T>())
}

/// The description of a lane operation that is compiled for no special instruction set.
pub(crate) fn rare<T: Lanes>() -> Desc {
    describe::<T>(run_lanes_once::<T>())
}

fn describe<T: Lanes>(run: [Handler; 3]) -> Desc {
    Desc {
        run,
        rows: [T::A::ROWS, T::B::ROWS, T::C::ROWS, T::D::ROWS],
        kind: Kind::Vector,
    }
}

levels!(run_lanes, lanes_body, Lanes, lane_by_lane);
once!(run_lanes_once, lane_by_lane, Lanes);

/// Runs a lane operation on one lane after the other.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn lane_by_lane<L: Level, T: Lanes>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows of the wave's register file that exist, with as many rows as the types say.
    unsafe {
        let o = &*op;
        let (a, b, c, d) = (w.row(o.a), w.row(o.b), w.row(o.c), w.row(o.dst));
        let p = Param::of(o);
        for lane in lanes_of(w.exec()) {
            let (x, y, z) = (T::A::get(a, lane), T::B::get(b, lane), T::C::get(c, lane));
            let r = T::f::<L>(x, y, z, p);
            T::D::put(
                d,
                lane,
                if T::NAN && r.is_nan() {
                    T::nan(x, y, z, r, p)
                } else {
                    r
                },
            );
        }
        after(op)
    }
}

/// Runs a lane operation, and those after it that are the same.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn lanes_body<L: Level, T: Lanes>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: the caller's.
    unsafe {
        if w.exec() >> 32 == 0 {
            lanes_of_half::<L, T>(w, op)
        } else {
            lanes_of_row::<L, T>(w, op)
        }
    }
}

/// Runs a lane operation on chunk `k`. All lanes of it are on if `full`.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn chunk_of_lanes<L: Level, T: Lanes>(w: &Wave, o: &Op, k: usize, exec: u64, full: bool) {
    // SAFETY: `o` names rows of the wave's register file that exist, with as many rows as the types say.
    unsafe {
        let (a, b, c) = (
            T::A::load(w.row(o.a), k),
            T::B::load(w.row(o.b), k),
            T::C::load(w.row(o.c), k),
        );
        let p = Param::of(o);
        let mut r = [T::D::ZERO; CHUNK];
        for i in 0..CHUNK {
            r[i] = T::f::<L>(a[i], b[i], c[i], p);
        }
        if T::NAN {
            let mut nan = [0u32; CHUNK];
            for i in 0..CHUNK {
                nan[i] = if r[i].is_nan() { u32::MAX } else { 0 };
            }
            if L::signs(nan) != 0 {
                for i in 0..CHUNK {
                    if r[i].is_nan() {
                        r[i] = T::nan(a[i], b[i], c[i], r[i], p);
                    }
                }
            }
        }
        let d = w.row(o.dst);
        if full {
            T::D::store(d, k, r);
        } else {
            T::D::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r);
        }
    }
}

/// Defines `$name` for the first `$n` chunks of each row; `$each` unrolls them. Where a few rows do not fit in host
/// registers, one chunk goes after the other.
///
/// Where the next operation overwrites the result, the result stays in host registers: a chain of operations on
/// one accumulator is stored once.
macro_rules! lanes_loop {
    ($name:ident, $operand:ident, $n:literal, $each:ident, $full:expr) => {
        /// # Safety
        /// As for [`Handler`].
        #[inline(always)]
        unsafe fn $name<L: Level, T: Lanes>(w: &mut Wave, op: *const Op) -> *const Op {
            // SAFETY: `op` names rows of the wave's register file that exist, with as many rows as the types say.
            unsafe {
                let mut op = op;
                let exec = w.exec();
                let run = (*op).run as usize;
                if !L::KEEPS_ROWS {
                    while (*op).run as usize == run {
                        $each!(k => chunk_of_lanes::<L, T>(w, &*op, k, exec, exec == $full));
                        op = after(op);
                    }
                    return op;
                }
                let chains = T::NAN && T::D::ROWS == 1 && exec == $full;
                let mut kept = [[T::D::ZERO; CHUNK]; $n];
                // Byte offset of the row that `kept` stands for; no row is there if nothing is kept.
                let mut keeps = u32::MAX;
                loop {
                    let o = &*op;
                    let p = Param::of(o);
                    let a = $operand::<T::A, T::D>(w, o.a, keeps, &kept);
                    let b = $operand::<T::B, T::D>(w, o.b, keeps, &kept);
                    let c = $operand::<T::C, T::D>(w, o.c, keeps, &kept);
                    let mut nan = [0u32; CHUNK];
                    let mut r = $each!(k => {
                        let mut r = [T::D::ZERO; CHUNK];
                        for i in 0..CHUNK {
                            r[i] = T::f::<L>(a[k][i], b[k][i], c[k][i], p);
                        }
                        if T::NAN {
                            for i in 0..CHUNK {
                                nan[i] |= if r[i].is_nan() { u32::MAX } else { 0 };
                            }
                        }
                        r
                    });
                    if T::NAN && L::signs(nan) != 0 {
                        r = $each!(k => {
                            let mut exact = r[k];
                            for i in 0..CHUNK {
                                let v = r[k][i];
                                exact[i] = if v.is_nan() { T::nan(a[k][i], b[k][i], c[k][i], v, p) } else { v };
                            }
                            exact
                        });
                    }
                    op = after(op);
                    let same = (*op).run as usize == run;
                    if chains && same && (*op).dst == o.dst {
                        (kept, keeps) = (r, o.dst);
                        continue;
                    }
                    let d = w.row(o.dst);
                    if exec == $full {
                        $each!(k => T::D::store(d, k, r[k]));
                    } else {
                        $each!(k => T::D::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r[k]));
                    }
                    if !same {
                        return op;
                    }
                    keeps = u32::MAX;
                }
            }
        }

        /// The operand at byte offset `o`: the kept result if it stands for that row, else the row.
        ///
        /// # Safety
        /// The rows exist; the kept result has one row.
        #[inline(always)]
        unsafe fn $operand<E: Elem, D: Elem>(
            w: &Wave,
            o: u32,
            keeps: u32,
            kept: &[Chunk<D>; $n],
        ) -> [Chunk<E>; $n] {
            // SAFETY: the caller's; one-row elements are all plain dwords.
            unsafe {
                if E::ROWS == 1 && D::ROWS == 1 && o == keeps {
                    return $each!(k => core::mem::transmute_copy::<Chunk<D>, Chunk<E>>(&kept[k]));
                }
                let row = w.row(o);
                $each!(k => E::load(row, k))
            }
        }
    };
}

lanes_loop!(lanes_of_row, operand_row, 4, four, u64::MAX);
// Of waves of 32, and where the upper half of the row is off.
lanes_loop!(lanes_of_half, operand_half, 2, two, LOW_HALF);

/// A comparison of each lane by itself.
pub(crate) trait Compare {
    type A: Elem;
    type B: Elem;
    fn f(a: Self::A, b: Self::B) -> bool;
}

levels!(run_compare, compare_body, Compare, compare_by_lane);
once!(run_compare_once, compare_by_lane, Compare);
once!(run_compare_exec, compare_exec_by_lane, Compare);

/// The lanes of EXEC for which a comparison holds.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn holds<T: Compare>(w: &Wave, o: &Op) -> u64 {
    // SAFETY: as for `lanes_body`.
    unsafe {
        let (a, b) = (w.row(o.a), w.row(o.b));
        let mut mask = 0;
        for lane in lanes_of(w.exec()) {
            mask |= u64::from(T::f(T::A::get(a, lane), T::B::get(b, lane))) << lane;
        }
        mask
    }
}

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn compare_by_lane<L: Level, T: Compare>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `lanes_body`; `dst` is a pair of scalars.
    unsafe {
        let m = holds::<T>(w, &*op);
        w.set_mask((*op).dst, m);
        after(op)
    }
}

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn compare_exec_by_lane<L: Level, T: Compare>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `lanes_body`; `dst` is a pair of scalars.
    unsafe {
        let m = holds::<T>(w, &*op);
        w.set_mask((*op).dst, m);
        w.set_s64(sreg::EXEC, m);
        after(op)
    }
}

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn mask_of<L: Level, T: Compare>(w: &mut Wave, o: &Op) -> u64 {
    // SAFETY: as for `lanes_body`.
    unsafe {
        let (a, b) = (w.row(o.a), w.row(o.b));
        let (exec, mut mask) = (w.exec(), 0);
        active!(exec, k => {
            let (x, y) = (T::A::load(a, k), T::B::load(b, k));
            let mut m = [0u32; CHUNK];
            for i in 0..CHUNK {
                m[i] = if T::f(x[i], y[i]) { u32::MAX } else { 0 };
            }
            mask |= u64::from(L::signs(m)) << (16 * k);
        });
        mask & exec
    }
}

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn compare_body<L: Level, T: Compare>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `lanes_body`; `dst` is a pair of scalars.
    unsafe {
        let m = mask_of::<L, T>(w, &*op);
        w.set_mask((*op).dst, m);
        after(op)
    }
}

/// The description of a comparison.
pub(crate) fn comparison<T: Compare>() -> Desc {
    compares::<T>(run_compare::<T>(), Kind::Mask)
}

/// The description of a comparison that is compiled for no special instruction set.
pub(crate) fn rare_comparison<T: Compare>() -> Desc {
    compares::<T>(run_compare_once::<T>(), Kind::Mask)
}

/// The description of a comparison that also writes EXEC.
pub(crate) fn exec_comparison<T: Compare>() -> Desc {
    compares::<T>(run_compare_exec::<T>(), Kind::MaskExec)
}

fn compares<T: Compare>(run: [Handler; 3], kind: Kind) -> Desc {
    Desc {
        run,
        rows: [T::A::ROWS, T::B::ROWS, 0, 0],
        kind,
    }
}

/// Elements that can be the NaN of a result of type `D`.
pub(crate) trait NanSource<D> {
    fn quiet(self) -> Option<D>;
}

impl<D> NanSource<D> for () {
    fn quiet(self) -> Option<D> {
        None
    }
}

impl NanSource<f32> for f32 {
    fn quiet(self) -> Option<f32> {
        self.is_nan().then(|| f32::from_bits(self.to_bits() | 1 << 22))
    }
}

impl NanSource<f64> for f64 {
    fn quiet(self) -> Option<f64> {
        self.is_nan().then(|| f64::from_bits(self.to_bits() | 1 << 51))
    }
}

/// Defines lane operations by their functions.
macro_rules! operations {
    ($(
        $(#[$doc:meta])*
        $vis:vis struct $name:ident($a:ident: $ta:ty, $b:ident: $tb:ty, $c:ident: $tc:ty, $p:pat_param) -> $td:ty $body:block
    )*) => {$(
        $(#[$doc])*
        $vis struct $name;
        impl $crate::shader::valu::lanes::Lanes for $name {
            type A = $ta;
            type B = $tb;
            type C = $tc;
            type D = $td;
            #[inline(always)]
            fn f<L: $crate::shader::simd::Level>(
                $a: $ta,
                $b: $tb,
                $c: $tc,
                $p: $crate::shader::valu::lanes::Param,
            ) -> $td {
                $body
            }
        }
    )*};
}

/// Defines `fn $select(op) -> Option<Desc>` from lane functions; `$how` is [`lane`] or [`rare`].
macro_rules! lanes {
    ($select:ident $how:ident $($name:ident$(|$also:ident)*($a:ident: $ta:ty, $b:ident: $tb:ty, $c:ident: $tc:ty) -> $td:ty { $body:expr })*) => {
        pub(crate) fn $select(op: Isa) -> Option<Desc> {
            Some(match op {
                $(Isa::$name $(| Isa::$also)* => {
                    $crate::shader::valu::lanes::operations! {
                        struct This($a: $ta, $b: $tb, $c: $tc, _) -> $td { $body }
                    }
                    $how::<This>()
                })*
                _ => return None,
            })
        }
    };
}

/// As `lanes!`, for float arithmetic: NaNs are exact.
macro_rules! arithmetic {
    ($select:ident $nan:expr; $($name:ident$(|$also:ident)*($a:ident: $ta:ty, $b:ident: $tb:ty, $c:ident: $tc:ty) -> $td:ty { $body:expr })*) => {
        pub(crate) fn $select(op: Isa) -> Option<Desc> {
            Some(match op {
                $(Isa::$name $(| Isa::$also)* => {
                    struct This;
                    impl Lanes for This {
                        type A = $ta;
                        type B = $tb;
                        type C = $tc;
                        type D = $td;
                        const NAN: bool = true;
                        #[inline(always)]
                        fn f<L: Level>($a: $ta, $b: $tb, $c: $tc, _: Param) -> $td {
                            $body
                        }
                        #[inline(always)]
                        fn nan(a: $ta, b: $tb, c: $tc, _: $td, _: Param) -> $td {
                            NanSource::<$td>::quiet(a)
                                .or(NanSource::<$td>::quiet(b))
                                .or(NanSource::<$td>::quiet(c))
                                .unwrap_or($nan)
                        }
                    }
                    lane::<This>()
                })*
                _ => return None,
            })
        }
    };
}
pub(crate) use {arithmetic, lanes, operations};
