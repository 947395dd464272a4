//! Which shape and format each matrix operation has.

use outcrop_isa::{Op as Isa, Target};

use super::{
    Bf8, Bf8Fnuz, Bf16, Bf16Flush, Double, F16, F16Flush, F32, Fp8, Fp8Fnuz, I8, Shape, Source, Sparse, Xf32,
    matrix_levels, matrix_once,
};
use crate::shader::wave::Handler;

/// The handlers of an operation on dense matrices.
pub(super) fn dense(target: Target, op: Isa) -> Option<[Handler; 3]> {
    plain(op).or_else(|| match target {
        Target::Gfx942 => bytes::<Fp8Fnuz, Bf8Fnuz>(op),
        _ => bytes::<Fp8, Bf8>(op),
    })
}

/// The handlers of an operation on a sparse A.
pub(super) fn sparse(target: Target, op: Isa) -> Option<[Handler; 3]> {
    sparse_plain(op).or_else(|| match target {
        Target::Gfx942 => sparse_bytes::<Fp8Fnuz, Bf8Fnuz>(op),
        _ => sparse_bytes::<Fp8, Bf8>(op),
    })
}

macro_rules! dense {
    ($op:expr; $($how:ident $name:ident $a:ident $b:ident $m:literal $per:literal $blocks:literal;)*) => {
        Some(match $op {
            $(Isa::$name => $how::<Shape<$a, $b, $m, $per, $blocks>>(),)*
            Isa::V_MFMA_F64_16X16X4F64 | Isa::V_MFMA_F64_16X16X4_F64 => matrix_levels::<Double<1>>(),
            Isa::V_MFMA_F64_4X4X4F64 | Isa::V_MFMA_F64_4X4X4_4B_F64 => matrix_levels::<Double<4>>(),
            _ => return None,
        })
    };
}

macro_rules! sparse {
    ($op:expr; $($name:ident $a:ident $b:ident $m:literal $per:literal;)*) => {
        Some(match $op {
            $(Isa::$name => matrix_once::<Sparse<$a, $b, $m, $per>>(),)*
            _ => return None,
        })
    };
}

fn plain(op: Isa) -> Option<[Handler; 3]> {
    dense! { op;
        // gfx90a's names.
        matrix_levels V_MFMA_F32_32X32X1F32 F32 F32 32 1 2;
        matrix_levels V_MFMA_F32_16X16X1F32 F32 F32 16 1 4;
        matrix_levels V_MFMA_F32_4X4X1F32 F32 F32 4 1 16;
        matrix_levels V_MFMA_F32_32X32X2F32 F32 F32 32 1 1;
        matrix_levels V_MFMA_F32_16X16X4F32 F32 F32 16 1 1;
        matrix_once V_MFMA_F32_32X32X4F16 F16Flush F16Flush 32 4 2;
        matrix_once V_MFMA_F32_16X16X4F16 F16Flush F16Flush 16 4 4;
        matrix_once V_MFMA_F32_4X4X4F16 F16Flush F16Flush 4 4 16;
        matrix_levels V_MFMA_F32_32X32X8F16 F16Flush F16Flush 32 4 1;
        matrix_levels V_MFMA_F32_16X16X16F16 F16Flush F16Flush 16 4 1;
        matrix_once V_MFMA_F32_32X32X4BF16_1K Bf16Flush Bf16Flush 32 4 2;
        matrix_once V_MFMA_F32_16X16X4BF16_1K Bf16Flush Bf16Flush 16 4 4;
        matrix_once V_MFMA_F32_4X4X4BF16_1K Bf16Flush Bf16Flush 4 4 16;
        matrix_levels V_MFMA_F32_32X32X8BF16_1K Bf16Flush Bf16Flush 32 4 1;
        matrix_levels V_MFMA_F32_16X16X16BF16_1K Bf16Flush Bf16Flush 16 4 1;
        matrix_once V_MFMA_F32_32X32X2BF16 Bf16Flush Bf16Flush 32 2 2;
        matrix_once V_MFMA_F32_16X16X2BF16 Bf16Flush Bf16Flush 16 2 4;
        matrix_once V_MFMA_F32_4X4X2BF16 Bf16Flush Bf16Flush 4 2 16;
        matrix_once V_MFMA_F32_32X32X4BF16 Bf16Flush Bf16Flush 32 2 1;
        matrix_once V_MFMA_F32_16X16X8BF16 Bf16Flush Bf16Flush 16 2 1;
        matrix_once V_MFMA_I32_32X32X4I8 I8 I8 32 4 2;
        matrix_once V_MFMA_I32_16X16X4I8 I8 I8 16 4 4;
        matrix_once V_MFMA_I32_4X4X4I8 I8 I8 4 4 16;
        matrix_once V_MFMA_I32_32X32X8I8 I8 I8 32 4 1;
        matrix_once V_MFMA_I32_16X16X16I8 I8 I8 16 4 1;
        // Those of gfx942 and gfx950.
        matrix_levels V_MFMA_F32_32X32X1_2B_F32 F32 F32 32 1 2;
        matrix_levels V_MFMA_F32_16X16X1_4B_F32 F32 F32 16 1 4;
        matrix_levels V_MFMA_F32_4X4X1_16B_F32 F32 F32 4 1 16;
        matrix_levels V_MFMA_F32_32X32X2_F32 F32 F32 32 1 1;
        matrix_levels V_MFMA_F32_16X16X4_F32 F32 F32 16 1 1;
        matrix_levels V_MFMA_F32_32X32X4_XF32 Xf32 Xf32 32 2 1;
        matrix_levels V_MFMA_F32_16X16X8_XF32 Xf32 Xf32 16 2 1;
        matrix_once V_MFMA_F32_32X32X4_2B_F16 F16 F16 32 4 2;
        matrix_once V_MFMA_F32_16X16X4_4B_F16 F16 F16 16 4 4;
        matrix_once V_MFMA_F32_4X4X4_16B_F16 F16 F16 4 4 16;
        matrix_levels V_MFMA_F32_32X32X8_F16 F16 F16 32 4 1;
        matrix_levels V_MFMA_F32_16X16X16_F16 F16 F16 16 4 1;
        matrix_levels V_MFMA_F32_32X32X16_F16 F16 F16 32 8 1;
        matrix_levels V_MFMA_F32_16X16X32_F16 F16 F16 16 8 1;
        matrix_once V_MFMA_F32_32X32X4_2B_BF16 Bf16 Bf16 32 4 2;
        matrix_once V_MFMA_F32_16X16X4_4B_BF16 Bf16 Bf16 16 4 4;
        matrix_once V_MFMA_F32_4X4X4_16B_BF16 Bf16 Bf16 4 4 16;
        matrix_levels V_MFMA_F32_32X32X8_BF16 Bf16 Bf16 32 4 1;
        matrix_levels V_MFMA_F32_16X16X16_BF16 Bf16 Bf16 16 4 1;
        matrix_levels V_MFMA_F32_32X32X16_BF16 Bf16 Bf16 32 8 1;
        matrix_levels V_MFMA_F32_16X16X32_BF16 Bf16 Bf16 16 8 1;
        matrix_once V_MFMA_I32_32X32X4_2B_I8 I8 I8 32 4 2;
        matrix_once V_MFMA_I32_16X16X4_4B_I8 I8 I8 16 4 4;
        matrix_once V_MFMA_I32_4X4X4_16B_I8 I8 I8 4 4 16;
        matrix_levels V_MFMA_I32_32X32X16_I8 I8 I8 32 8 1;
        matrix_levels V_MFMA_I32_16X16X32_I8 I8 I8 16 8 1;
        matrix_once V_MFMA_I32_32X32X32_I8 I8 I8 32 16 1;
        matrix_once V_MFMA_I32_16X16X64_I8 I8 I8 16 16 1;
    }
}

fn bytes<F: Source<N = f32>, B: Source<N = f32>>(op: Isa) -> Option<[Handler; 3]> {
    dense! { op;
        matrix_once V_MFMA_F32_16X16X32_FP8_FP8 F F 16 8 1;
        matrix_once V_MFMA_F32_16X16X32_FP8_BF8 F B 16 8 1;
        matrix_once V_MFMA_F32_16X16X32_BF8_FP8 B F 16 8 1;
        matrix_once V_MFMA_F32_16X16X32_BF8_BF8 B B 16 8 1;
        matrix_once V_MFMA_F32_32X32X16_FP8_FP8 F F 32 8 1;
        matrix_once V_MFMA_F32_32X32X16_FP8_BF8 F B 32 8 1;
        matrix_once V_MFMA_F32_32X32X16_BF8_FP8 B F 32 8 1;
        matrix_once V_MFMA_F32_32X32X16_BF8_BF8 B B 32 8 1;
    }
}

fn sparse_plain(op: Isa) -> Option<[Handler; 3]> {
    sparse! { op;
        V_SMFMAC_F32_16X16X32_F16 F16 F16 16 8;
        V_SMFMAC_F32_32X32X16_F16 F16 F16 32 8;
        V_SMFMAC_F32_16X16X64_F16 F16 F16 16 16;
        V_SMFMAC_F32_32X32X32_F16 F16 F16 32 16;
        V_SMFMAC_F32_16X16X32_BF16 Bf16 Bf16 16 8;
        V_SMFMAC_F32_32X32X16_BF16 Bf16 Bf16 32 8;
        V_SMFMAC_F32_16X16X64_BF16 Bf16 Bf16 16 16;
        V_SMFMAC_F32_32X32X32_BF16 Bf16 Bf16 32 16;
        V_SMFMAC_I32_16X16X64_I8 I8 I8 16 16;
        V_SMFMAC_I32_32X32X32_I8 I8 I8 32 16;
        V_SMFMAC_I32_16X16X128_I8 I8 I8 16 32;
        V_SMFMAC_I32_32X32X64_I8 I8 I8 32 32;
    }
}

fn sparse_bytes<F: Source<N = f32>, B: Source<N = f32>>(op: Isa) -> Option<[Handler; 3]> {
    sparse! { op;
        V_SMFMAC_F32_16X16X64_FP8_FP8 F F 16 16;
        V_SMFMAC_F32_16X16X64_FP8_BF8 F B 16 16;
        V_SMFMAC_F32_16X16X64_BF8_FP8 B F 16 16;
        V_SMFMAC_F32_16X16X64_BF8_BF8 B B 16 16;
        V_SMFMAC_F32_32X32X32_FP8_FP8 F F 32 16;
        V_SMFMAC_F32_32X32X32_FP8_BF8 F B 32 16;
        V_SMFMAC_F32_32X32X32_BF8_FP8 B F 32 16;
        V_SMFMAC_F32_32X32X32_BF8_BF8 B B 32 16;
        V_SMFMAC_F32_16X16X128_FP8_FP8 F F 16 32;
        V_SMFMAC_F32_16X16X128_FP8_BF8 F B 16 32;
        V_SMFMAC_F32_16X16X128_BF8_FP8 B F 16 32;
        V_SMFMAC_F32_16X16X128_BF8_BF8 B B 16 32;
        V_SMFMAC_F32_32X32X64_FP8_FP8 F F 32 32;
        V_SMFMAC_F32_32X32X64_FP8_BF8 F B 32 32;
        V_SMFMAC_F32_32X32X64_BF8_FP8 B F 32 32;
        V_SMFMAC_F32_32X32X64_BF8_BF8 B B 32 32;
    }
}
