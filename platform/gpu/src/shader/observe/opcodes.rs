//! Which operations give the hardware's bits.

use outcrop_isa::Op;

/// Whether an operation's results are the hardware's to the bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// The ISA documents say what the result is.
    Exact,
    /// The ISA documents give an error bound, or leave open how sums are rounded: results are within it, and the same on
    /// every host, but may differ from the hardware's in the last places.
    Approximate,
}

/// What an operation's results are.
#[must_use]
pub fn exactness(op: Op) -> Exactness {
    let name = op.name();
    let of = |prefixes: &[&str]| prefixes.iter().any(|prefix| name.starts_with(prefix));
    let transcendental = of(&[
        "v_exp_",
        "v_log_",
        "v_rcp_",
        "v_rsq_",
        "v_sqrt_",
        "v_sin_",
        "v_cos_",
        "v_s_exp_",
        "v_s_log_",
        "v_s_rcp_",
        "v_s_rsq_",
        "v_s_sqrt_",
        "v_tanh_",
    ]);
    // Of floats; f64 has one fused step a product, integers are exact.
    let sums = of(&["v_mfma_", "v_smfmac_", "v_wmma_", "v_swmmac_"])
        && !of(&["v_mfma_f64"])
        && !name.contains("_i32_");
    let dots = of(&["v_dot2", "v_dot4"]) && (name.contains("f16") || name.contains("bf"));
    if transcendental || sums || dots {
        Exactness::Approximate
    } else {
        Exactness::Exact
    }
}
