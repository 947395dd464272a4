//! Instructions that change nothing that a wave by itself can see: waits, hints, priorities, cache control.

use outcrop_isa::{Format, Target};

use crate::Meaning;

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, _format: Format) -> Option<Meaning> {
    let waits = name.starts_with("s_wait_") || name.starts_with("s_waitcnt");
    // No debugger is attached.
    let debugs = name.starts_with("s_cbranch_cdbg");
    let hints = matches!(
        name,
        "s_nop"
            | "s_clause"
            | "s_decperflevel"
            | "s_delay_alu"
            | "s_icache_inv"
            | "s_incperflevel"
            | "s_inst_prefetch"
            | "s_prefetch_inst"
            | "s_prefetch_inst_pc_rel"
            | "s_prefetch_data_pc_rel"
            | "s_set_inst_prefetch_distance"
            | "s_setprio"
            | "s_singleuse_vdst"
            | "s_sleep"
            | "s_sleep_var"
            | "s_ttracedata"
            | "s_ttracedata_imm"
            | "s_version"
            | "s_wakeup"
            | "s_dcache_inv"
            | "s_dcache_inv_vol"
            | "s_dcache_wb"
            | "s_dcache_wb_vol"
            | "s_gl1_inv"
    );
    (waits || debugs || hints).then_some(Meaning::Other(|_, _, _| {}))
}
