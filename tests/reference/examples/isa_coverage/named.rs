//! Tests of their own of operations that the reference does not hold: what stands for one wave by itself says nothing
//! about barriers, messages, or where a wave goes.

use std::path::Path;

/// A test function.
pub struct Test {
    /// Its file, from the root of the repository.
    file: &'static str,
    /// Its name.
    function: &'static str,
}

/// The mnemonics that a test checks, the file, and the function. A mnemonic that ends in `*` is a beginning. The function
/// must name them, or a table that it includes, or the file beside it with the code of its kernels.
const TESTS: &[(&[&str], &str, &str)] = &[
    (
        &[
            "s_branch",
            "s_cbranch_scc0",
            "s_cbranch_scc1",
            "s_cbranch_vccz",
            "s_cbranch_vccnz",
            "s_cbranch_execz",
            "s_cbranch_execnz",
        ],
        PROGRAMS,
        "branches",
    ),
    (
        &["s_getpc_b64", "s_setpc_b64", "s_swappc_b64", "s_call_b64"],
        PROGRAMS,
        "calls",
    ),
    (
        &["s_setreg_b32", "s_setreg_imm32_b32", "s_getreg_b32"],
        PROGRAMS,
        "mode_registers",
    ),
    (&["s_round_mode", "s_denorm_mode"], PROGRAMS, "mode_fields"),
    (&["s_set_gpr_idx_*"], PROGRAMS, "indexed_registers"),
    (
        &["s_subvector_loop_begin", "s_subvector_loop_end"],
        PROGRAMS,
        "subvector_loops",
    ),
    (
        &["s_cbranch_g_fork", "s_cbranch_i_fork", "s_cbranch_join"],
        CONTROL,
        "forks_run_both_sides",
    ),
    (&["s_setvskip"], CONTROL, "vector_instructions_are_skipped"),
    (
        &["s_setkill", "s_endpgm_ordered_ps_done", "s_endpgm_saved"],
        CONTROL,
        "waves_end_where_they_are_killed",
    ),
    (&["s_sethalt", "s_sendmsghalt"], CONTROL, "halted_waves_stay"),
    (
        &[
            "s_rfe_b64",
            "s_rfe_restore_b64",
            "v_illegal",
            "s_code_end",
            "s_trap",
        ],
        CONTROL,
        "instructions_of_trap_handlers_are_illegal",
    ),
    (
        &["s_sendmsg_rtn_b32", "s_sendmsg_rtn_b64"],
        CONTROL,
        "messages_are_answered",
    ),
    (&["s_sendmsg"], CONTROL, "the_doorbell_comes_in_exec"),
    (&["s_memtime", "s_memrealtime"], CONTROL, "clocks_go_on"),
    (&["s_barrier", "s_endpgm"], BARRIERS, "waves_wait_for_each_other"),
    (
        &["s_barrier_signal_isfirst", "s_barrier_wait"],
        BARRIERS,
        "signals_and_waits",
    ),
    (
        &[
            "s_barrier_signal",
            "s_barrier_init",
            "s_barrier_join",
            "s_barrier_leave",
            "s_get_barrier_state",
            "s_wakeup_barrier",
        ],
        BARRIERS,
        "numbered_barriers",
    ),
    (
        &["ds_gws_init", "ds_gws_barrier"],
        GWS,
        "waves_of_all_workgroups_meet",
    ),
    (
        &["ds_gws_sema_p", "ds_gws_sema_v"],
        GWS,
        "a_semaphore_keeps_others_out",
    ),
    (
        &["ds_gws_sema_br", "ds_gws_sema_release_all"],
        GWS,
        "a_semaphore_lets_as_many_pass_as_were_posted",
    ),
    (&["v_mfma_ld_scale_b32"], PROGRAMS, "scales_alone"),
    (&["v_mfma_*"], MATRICES, "dense"),
    (&["v_smfmac_*"], MATRICES, "sparse"),
    (&["v_mfma_*"], MATRICES, "scaled"),
    (&["v_cvt_*"], CONVERSIONS, "conversions"),
    (&["v_wmma_*"], "platform/gpu/tests/wmma12.rs", "dense_products"),
    (&["v_swmmac_*"], "platform/gpu/tests/wmma12.rs", "sparse_products"),
    (
        &["v_wmma_*"],
        "platform/gpu/tests/rdna3/matrix.rs",
        "products_of_matrices",
    ),
];

const PROGRAMS: &str = "tests/reference/tests/programs.rs";
const CONTROL: &str = "platform/gpu/tests/control.rs";
const BARRIERS: &str = "platform/gpu/tests/barriers.rs";
const MATRICES: &str = "platform/gpu/tests/matrices.rs";
const CONVERSIONS: &str = "platform/gpu/tests/conversions.rs";
const GWS: &str = "platform/gpu/tests/gws/main.rs";

impl Test {
    /// The text of the function, up to the next test, and that of its kernels.
    fn text(&self, root: &Path) -> Option<String> {
        let path = root.join(self.file);
        let text = std::fs::read_to_string(&path).ok()?;
        let at = text.find(&format!("fn {}(", self.function))?;
        let head = text.get(..at)?;
        let is_test = head
            .rfind("#[test]")
            .is_some_and(|test| !head.get(test..).unwrap_or("").contains("fn "));
        let body = text.get(at..)?;
        let end = body.find("\n#[test]").unwrap_or(body.len());
        let code = std::fs::read_to_string(path.with_file_name("code.rs")).unwrap_or_default();
        let mut text = body.get(..end).unwrap_or(body).to_owned();
        // The tables that it goes through.
        let tables: Vec<String> = text
            .split("include_str!(\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .map(|name| std::fs::read_to_string(path.with_file_name(name)).unwrap_or_default())
            .collect();
        text.extend(tables);
        is_test.then(|| text + &code)
    }

    /// Whether the function is a test that names the operation.
    pub fn names(&self, root: &Path, mnemonic: &str) -> bool {
        self.text(root).is_some_and(|text| {
            text.match_indices(mnemonic).any(|(at, _)| {
                let next = text
                    .get(at + mnemonic.len()..)
                    .and_then(|rest| rest.chars().next());
                // Encodings have suffixes.
                next.is_none_or(|c| !c.is_alphanumeric() && c != '_')
                    || ["_e32", "_e64", "_dpp", "_sdwa"]
                        .iter()
                        .any(|s| text.get(at + mnemonic.len()..).is_some_and(|r| r.starts_with(s)))
            })
        })
    }
}

fn matches(pattern: &str, mnemonic: &str) -> bool {
    pattern
        .strip_suffix('*')
        .map_or(pattern == mnemonic, |head| mnemonic.starts_with(head))
}

/// The tests that may be a mnemonic's.
pub fn tests(mnemonic: &str) -> impl Iterator<Item = Test> {
    TESTS
        .iter()
        .filter(move |(names, ..)| names.iter().any(|name| matches(name, mnemonic)))
        .map(|(_, file, function)| Test { file, function })
}

/// Tests that are not there.
pub fn problems(root: &Path) -> Vec<String> {
    TESTS
        .iter()
        .filter(|(_, file, function)| Test { file, function }.text(root).is_none())
        .map(|(_, file, function)| format!("{file} has no test {function}"))
        .collect()
}
