//! Memory queue descriptors of gfx9, filled as `kfd_mqd_manager_v9.c` does.

use outcrop_abi::mqd::{
    CpHqdAqlControl, CpHqdIbControl, CpHqdPersistentState, CpHqdPqControl, CpHqdPqDoorbellControl,
    CpHqdQuantum, CpMqdControl, MQD_V9_HEADER, MqdV9, SDMA_RLC_DUMMY_DEFAULT, SdmaMqdV9,
    SdmaRlcDoorbellOffset, SdmaRlcRbCntl,
};
use outcrop_platform::Errno;

/// What kind of queue it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Aql,
    Pm4,
    Sdma(Engines),
}

/// Which SDMA engines may take a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engines {
    /// Those for the host's side.
    Host,
    /// Those for XGMI.
    Xgmi,
    /// The one with this number.
    One(u32),
}

/// What a client and the driver say about a queue (`struct queue_properties`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Properties {
    pub(super) format: Format,
    pub(super) ring: u64,
    /// Bytes.
    pub(super) ring_size: u32,
    pub(super) percentage: u32,
    pub(super) priority: u32,
    pub(super) read_pointer: u64,
    pub(super) write_pointer: u64,
    pub(super) eop: u64,
    pub(super) eop_size: u64,
    pub(super) save_area: u64,
    pub(super) save_area_size: u32,
    pub(super) ctl_stack_size: u32,
    pub(super) doorbell_dwords: u32,
    pub(super) engine: u32,
    pub(super) engine_queue: u32,
}

impl Properties {
    /// Whether the queue runs at all (`QUEUE_IS_ACTIVE`).
    pub(super) fn is_active(&self) -> bool {
        self.ring_size > 0 && self.ring != 0 && self.percentage > 0
    }
}

fn low(value: u64) -> u32 {
    value as u32
}

fn high(value: u64) -> u32 {
    (value >> 32) as u32
}

/// A field that is too wide for its place comes from a bad argument.
fn fits<T>(field: Option<T>) -> Result<T, Errno> {
    field.ok_or(Errno::INVAL)
}

/// Pipe priorities by queue priority, low to high (`pipe_priority_map`).
const PIPE_PRIORITY: [u32; 16] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2];

/// The descriptor of a compute queue.
///
/// # Errors
/// [`Errno::INVAL`] for a size that no field holds.
pub(super) fn compute(p: &Properties) -> Result<MqdV9, Errno> {
    let aql = p.format == Format::Aql;
    let mut m = MqdV9 {
        header: MQD_V9_HEADER,
        compute_pipelinestat_enable: 1,
        compute_static_thread_mgmt_se0: u32::MAX,
        compute_static_thread_mgmt_se1: u32::MAX,
        compute_static_thread_mgmt_se2: u32::MAX,
        compute_static_thread_mgmt_se3: u32::MAX,
        compute_static_thread_mgmt_se4: u32::MAX,
        compute_static_thread_mgmt_se5: u32::MAX,
        compute_static_thread_mgmt_se6: u32::MAX,
        compute_static_thread_mgmt_se7: u32::MAX,
        ..MqdV9::default()
    };
    let persistent = fits(
        CpHqdPersistentState::new()
            .with_preload_req(true)
            .with_preload_size(0x53),
    )?;
    m.cp_hqd_persistent_state = persistent.with_qswitch_mode(p.save_area != 0).bits();
    m.cp_mqd_control = CpMqdControl::new().with_priv_state(true).bits();
    let quantum = CpHqdQuantum::new().with_quantum_en(true).with_quantum_scale(true);
    m.cp_hqd_quantum = fits(quantum.with_quantum_duration(1))?.bits();
    // The command processor sets up the dispatch pointer.
    m.cp_hqd_hq_status0 = 1 << 14;
    let order = (p.ring_size / 4).trailing_zeros() as u8;
    let control = CpHqdPqControl::new().with_unord_dispatch(true);
    let control = fits(control.with_rptr_block_size(5))?;
    let mut control = fits(control.with_queue_size(order.saturating_sub(1)))?;
    let mut doorbell = fits(CpHqdPqDoorbellControl::new().with_doorbell_offset(p.doorbell_dwords))?;
    if aql {
        control = fits(control.with_no_update_rptr(true).with_slot_based_wptr(2))?;
        control = control.with_queue_full_en(true).with_wpp_clamp_en(true);
        doorbell = doorbell.with_doorbell_bif_drop(true);
        m.cp_hqd_aql_control = fits(CpHqdAqlControl::new().with_control0(1))?.bits();
    }
    m.cp_hqd_pq_control = control.bits();
    m.cp_hqd_pq_doorbell_control = doorbell.bits();
    m.cp_hqd_pq_base_lo = low(p.ring >> 8);
    m.cp_hqd_pq_base_hi = high(p.ring >> 8);
    m.cp_hqd_pq_rptr_report_addr_lo = low(p.read_pointer);
    m.cp_hqd_pq_rptr_report_addr_hi = high(p.read_pointer);
    m.cp_hqd_pq_wptr_poll_addr_lo = low(p.write_pointer);
    m.cp_hqd_pq_wptr_poll_addr_hi = high(p.write_pointer);
    let ib = fits(CpHqdIbControl::new().with_min_ib_avail_size(3))?;
    m.cp_hqd_ib_control = ib.with_ib_exe_disable(true).bits();
    m.cp_hqd_eop_base_addr_lo = low(p.eop >> 8);
    m.cp_hqd_eop_base_addr_hi = high(p.eop >> 8);
    let eop_order = (p.eop_size / 8)
        .checked_next_power_of_two()
        .map_or(0, u64::trailing_zeros);
    m.cp_hqd_eop_control = if p.eop_size == 0 { 0 } else { eop_order.min(0xa) };
    m.cp_hqd_ctx_save_base_addr_lo = low(p.save_area);
    m.cp_hqd_ctx_save_base_addr_hi = high(p.save_area);
    m.cp_hqd_ctx_save_size = p.save_area_size;
    m.cp_hqd_cntl_stack_size = p.ctl_stack_size;
    m.cp_hqd_cntl_stack_offset = p.ctl_stack_size;
    m.cp_hqd_wg_state_offset = p.ctl_stack_size;
    m.cp_hqd_pipe_priority = PIPE_PRIORITY.get(p.priority as usize).copied().unwrap_or(0);
    m.cp_hqd_queue_priority = p.priority;
    m.cp_hqd_active = p.is_active().into();
    Ok(m)
}

/// The descriptor of an SDMA queue.
///
/// # Errors
/// [`Errno::INVAL`] for a size that no field holds.
pub(super) fn sdma(p: &Properties) -> Result<SdmaMqdV9, Errno> {
    let order = (p.ring_size / 4).trailing_zeros() as u8;
    let control = fits(SdmaRlcRbCntl::new().with_rb_size(order))?.with_rptr_writeback_enable(true);
    Ok(SdmaMqdV9 {
        sdmax_rlcx_rb_cntl: fits(control.with_rptr_writeback_timer(6))?.bits(),
        sdmax_rlcx_rb_base: low(p.ring >> 8),
        sdmax_rlcx_rb_base_hi: high(p.ring >> 8),
        sdmax_rlcx_rb_rptr_addr_lo: low(p.read_pointer),
        sdmax_rlcx_rb_rptr_addr_hi: high(p.read_pointer),
        sdmax_rlcx_rb_wptr_poll_addr_lo: low(p.write_pointer),
        sdmax_rlcx_rb_wptr_poll_addr_hi: high(p.write_pointer),
        sdmax_rlcx_doorbell_offset: fits(SdmaRlcDoorbellOffset::new().with_offset(p.doorbell_dwords))?.bits(),
        sdma_engine_id: p.engine,
        sdma_queue_id: p.engine_queue,
        sdmax_rlcx_dummy_reg: SDMA_RLC_DUMMY_DEFAULT,
        ..SdmaMqdV9::default()
    })
}
