//! Memory queue descriptors, filled as `kfd_mqd_manager_v{9,10,11,12}.c` do.

use outcrop_abi::mqd::{
    CpHqdAqlControl, CpHqdIbControl, CpHqdPersistentState, CpHqdPqControl, CpHqdPqControlGfx10,
    CpHqdPqDoorbellControl, CpHqdQuantum, CpMqdControl, MQD_V9_HEADER, MqdV9, MqdV10, MqdV11, MqdV12,
    MqdV943, SDMA_RLC_DUMMY_DEFAULT, SdmaMqdV9, SdmaMqdV10, SdmaMqdV11, SdmaMqdV12, SdmaRlcDoorbellOffset,
    SdmaRlcRbCntl,
};
use outcrop_gpu::hqd::{ComputeMqd, SdmaMqd};
use outcrop_isa::{Generation, Target};
use outcrop_platform::Errno;

use crate::memory::PAGE;

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

/// `cp_hqd_hq_status0`: the command processor sets up the dispatch pointer.
const SET_UP_DISPATCH_POINTER: u32 = 1 << 14;
/// `cp_hqd_hq_status0` from gfx11 on: the PCIe root does atomics.
const PCIE_ATOMICS: u32 = 1 << 29;

/// The words of a compute MQD that are made of bits.
struct Words {
    persistent_state: u32,
    mqd_control: u32,
    quantum: u32,
    pq_control: u32,
    doorbell_control: u32,
    aql_control: u32,
    ib_control: u32,
    eop_control: u32,
}

/// How the ring is read; some of the bits have moved in gfx10. `$aql` adds what AQL has in one generation alone.
macro_rules! pq_control {
    ($control:ident, $p:ident, |$c:ident| $aql:expr) => {{
        let order = ($p.ring_size / 4).trailing_zeros() as u8;
        let control = $control::new().with_unord_dispatch(true);
        let control = fits(control.with_rptr_block_size(5))?;
        let control = fits(control.with_queue_size(order.saturating_sub(1)))?;
        if $p.format == Format::Aql {
            let $c =
                fits(control.with_no_update_rptr(true).with_slot_based_wptr(2))?.with_queue_full_en(true);
            $aql.bits()
        } else {
            control.bits()
        }
    }};
}

fn words(p: &Properties, generation: Generation) -> Result<Words, Errno> {
    let aql = p.format == Format::Aql;
    let gfx9 = generation == Generation::Gfx9;
    let preload = match generation {
        Generation::Gfx9 | Generation::Gfx10 => 0x53,
        _ => 0x55,
    };
    let persistent = fits(
        CpHqdPersistentState::new()
            .with_preload_req(true)
            .with_preload_size(preload),
    )?;
    let quantum = CpHqdQuantum::new().with_quantum_en(true).with_quantum_scale(true);
    let pq_control = if gfx9 {
        pq_control!(CpHqdPqControl, p, |control| control.with_wpp_clamp_en(true))
    } else {
        pq_control!(CpHqdPqControlGfx10, p, |control| control)
    };
    let mut doorbell = fits(CpHqdPqDoorbellControl::new().with_doorbell_offset(p.doorbell_dwords))?;
    let mut aql_control = 0;
    if aql {
        doorbell = doorbell.with_doorbell_bif_drop(true);
        aql_control = fits(CpHqdAqlControl::new().with_control0(1))?.bits();
    }
    let ib = fits(CpHqdIbControl::new().with_min_ib_avail_size(3))?;
    let eop_order = (p.eop_size / 8)
        .checked_next_power_of_two()
        .map_or(0, u64::trailing_zeros);
    Ok(Words {
        persistent_state: persistent.with_qswitch_mode(p.save_area != 0).bits(),
        mqd_control: CpMqdControl::new().with_priv_state(true).bits(),
        quantum: fits(quantum.with_quantum_duration(1))?.bits(),
        pq_control,
        doorbell_control: doorbell.bits(),
        aql_control,
        ib_control: ib.with_ib_exe_disable(gfx9).bits(),
        eop_control: if p.eop_size == 0 { 0 } else { eop_order.min(0xa) },
    })
}

/// The fields that all generations have, at places of their own.
macro_rules! compute {
    ($mqd:ident, $p:ident, $w:ident) => {
        $mqd {
            header: MQD_V9_HEADER,
            compute_pipelinestat_enable: 1,
            compute_static_thread_mgmt_se0: u32::MAX,
            compute_static_thread_mgmt_se1: u32::MAX,
            compute_static_thread_mgmt_se2: u32::MAX,
            compute_static_thread_mgmt_se3: u32::MAX,
            cp_hqd_persistent_state: $w.persistent_state,
            cp_mqd_control: $w.mqd_control,
            cp_hqd_quantum: $w.quantum,
            cp_hqd_pq_control: $w.pq_control,
            cp_hqd_pq_doorbell_control: $w.doorbell_control,
            cp_hqd_aql_control: $w.aql_control,
            cp_hqd_pq_base_lo: low($p.ring >> 8),
            cp_hqd_pq_base_hi: high($p.ring >> 8),
            cp_hqd_pq_rptr_report_addr_lo: low($p.read_pointer),
            cp_hqd_pq_rptr_report_addr_hi: high($p.read_pointer),
            cp_hqd_pq_wptr_poll_addr_lo: low($p.write_pointer),
            cp_hqd_pq_wptr_poll_addr_hi: high($p.write_pointer),
            cp_hqd_ib_control: $w.ib_control,
            cp_hqd_eop_base_addr_lo: low($p.eop >> 8),
            cp_hqd_eop_base_addr_hi: high($p.eop >> 8),
            cp_hqd_eop_control: $w.eop_control,
            cp_hqd_ctx_save_base_addr_lo: low($p.save_area),
            cp_hqd_ctx_save_base_addr_hi: high($p.save_area),
            cp_hqd_ctx_save_size: $p.save_area_size,
            cp_hqd_cntl_stack_size: $p.ctl_stack_size,
            cp_hqd_cntl_stack_offset: $p.ctl_stack_size,
            cp_hqd_wg_state_offset: $p.ctl_stack_size,
            cp_hqd_pipe_priority: PIPE_PRIORITY.get($p.priority as usize).copied().unwrap_or(0),
            cp_hqd_queue_priority: $p.priority,
            cp_hqd_active: $p.is_active().into(),
            ..$mqd::default()
        }
    };
}

/// The mask of the engines that gfx9.4.3 has no words for.
macro_rules! eight_engines {
    ($mqd:expr) => {{
        let mut mqd = $mqd;
        mqd.compute_static_thread_mgmt_se4 = u32::MAX;
        mqd.compute_static_thread_mgmt_se5 = u32::MAX;
        mqd.compute_static_thread_mgmt_se6 = u32::MAX;
        mqd.compute_static_thread_mgmt_se7 = u32::MAX;
        mqd
    }};
}

/// The descriptor of a compute queue; with several XCCs that of the first.
///
/// # Errors
/// [`Errno::INVAL`] for a size that no field holds.
pub(super) fn compute(p: &Properties, target: Target) -> Result<ComputeMqd, Errno> {
    let w = words(p, target.generation())?;
    Ok(match target {
        Target::Gfx90a => {
            let mut m = eight_engines!(compute!(MqdV9, p, w));
            m.cp_hqd_hq_status0 = SET_UP_DISPATCH_POINTER;
            ComputeMqd::V9(m)
        }
        Target::Gfx1030 => {
            let mut m = compute!(MqdV10, p, w);
            m.cp_hqd_hq_scheduler0 = SET_UP_DISPATCH_POINTER;
            ComputeMqd::V10(m)
        }
        Target::Gfx1100 => {
            let mut m = eight_engines!(compute!(MqdV11, p, w));
            m.cp_hqd_hq_status0 = SET_UP_DISPATCH_POINTER | PCIE_ATOMICS;
            ComputeMqd::V11(m)
        }
        Target::Gfx1201 => {
            let mut m = eight_engines!(compute!(MqdV12, p, w));
            m.cp_hqd_hq_status0 = SET_UP_DISPATCH_POINTER | PCIE_ATOMICS;
            ComputeMqd::V12(m)
        }
        // gfx942 and gfx950.
        _ => {
            let mut m = compute!(MqdV943, p, w);
            m.cp_hqd_hq_status0 = SET_UP_DISPATCH_POINTER;
            // The words of gfx9 for further engines, of which AQL takes one for itself.
            m.compute_restart_cg_tg_id = u32::MAX;
            m.compute_restore_tg_chunk_size = u32::MAX;
            m.cp_mqd_stride_size = p.ctl_stack_size.next_multiple_of(PAGE as u32)
                + (size_of::<MqdV943>() as u32).next_multiple_of(PAGE as u32);
            if p.format == Format::Aql {
                m.compute_tg_chunk_size = 1;
                // The first XCC tells where the ring has been read.
                m.cp_hqd_pq_control = CpHqdPqControl::from_bits(m.cp_hqd_pq_control)
                    .with_no_update_rptr(false)
                    .bits();
            }
            ComputeMqd::V943(m)
        }
    })
}

/// The fields of an SDMA MQD, which all generations have, at places of their own.
macro_rules! sdma {
    ($mqd:ident, $p:ident, $control:ident, $doorbell:ident) => {
        $mqd {
            sdmax_rlcx_rb_cntl: $control,
            sdmax_rlcx_rb_base: low($p.ring >> 8),
            sdmax_rlcx_rb_base_hi: high($p.ring >> 8),
            sdmax_rlcx_rb_rptr_addr_lo: low($p.read_pointer),
            sdmax_rlcx_rb_rptr_addr_hi: high($p.read_pointer),
            sdmax_rlcx_doorbell_offset: $doorbell,
            sdma_engine_id: $p.engine,
            sdma_queue_id: $p.engine_queue,
            sdmax_rlcx_dummy_reg: SDMA_RLC_DUMMY_DEFAULT,
            ..$mqd::default()
        }
    };
}

/// The descriptor of an SDMA queue.
///
/// # Errors
/// [`Errno::INVAL`] for a size that no field holds.
pub(super) fn sdma(p: &Properties, target: Target) -> Result<SdmaMqd, Errno> {
    let order = (p.ring_size / 4).trailing_zeros() as u8;
    let control = fits(SdmaRlcRbCntl::new().with_rb_size(order))?.with_rptr_writeback_enable(true);
    let control = fits(control.with_rptr_writeback_timer(6))?.bits();
    let doorbell = fits(SdmaRlcDoorbellOffset::new().with_offset(p.doorbell_dwords))?.bits();
    Ok(match target.generation() {
        Generation::Gfx10 => SdmaMqd::V10(sdma!(SdmaMqdV10, p, control, doorbell)),
        Generation::Gfx11 => SdmaMqd::V11(sdma!(SdmaMqdV11, p, control, doorbell)),
        Generation::Gfx12 => SdmaMqd::V12(sdma!(SdmaMqdV12, p, control, doorbell)),
        _ => SdmaMqd::V9(sdma!(SdmaMqdV9, p, control, doorbell)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUEUE: Properties = Properties {
        format: Format::Aql,
        ring: 0x7f12_3456_0000,
        ring_size: 0x1_0000,
        percentage: 100,
        priority: 7,
        read_pointer: 0x7f00_0000_0080,
        write_pointer: 0x7f00_0000_0038,
        eop: 0x7f00_1234_5000,
        eop_size: 4096,
        save_area: 0x7f00_8000_0000,
        save_area_size: 0x18_0000,
        ctl_stack_size: 0x3000,
        doorbell_dwords: 0x402,
        engine: 1,
        engine_queue: 2,
    };

    /// A word of an MQD.
    fn word(bytes: &[u8], index: usize) -> u32 {
        u32::from_le_bytes(bytes[4 * index..][..4].try_into().unwrap())
    }

    fn bytes(target: Target, p: &Properties) -> alloc::vec::Vec<u8> {
        use zerocopy::IntoBytes;
        match compute(p, target).unwrap() {
            ComputeMqd::V9(m) => m.as_bytes().to_vec(),
            ComputeMqd::V943(m) => m.as_bytes().to_vec(),
            ComputeMqd::V10(m) => m.as_bytes().to_vec(),
            ComputeMqd::V11(m) => m.as_bytes().to_vec(),
            ComputeMqd::V12(m) => m.as_bytes().to_vec(),
        }
    }

    /// Words worked out by hand from `init_mqd` and `update_mqd` of each generation and the register headers.
    #[test]
    fn compute_descriptors_are_those_of_the_kernel() {
        // cp_hqd_pq_control: 2^14 words, so 13; RPTR_BLOCK_SIZE 5 << 8, QUEUE_FULL_EN 1 << 14, UNORD_DISPATCH 1 << 28,
        // NO_UPDATE_RPTR 1 << 27; on gfx9 WPP_CLAMP_EN 1 << 16 and SLOT_BASED_WPTR 2 << 25, then 2 << 18.
        let control = 13 | 5 << 8 | 1 << 14 | 1 << 28;
        let gfx9 = control | 1 << 16 | 2 << 25;
        let gfx10 = control | 1 << 27 | 2 << 18;
        for (target, pq_control, persistent, ib) in [
            (Target::Gfx90a, gfx9 | 1 << 27, 0x53, 1 << 23),
            (Target::Gfx942, gfx9, 0x53, 1 << 23),
            (Target::Gfx950, gfx9, 0x53, 1 << 23),
            (Target::Gfx1030, gfx10, 0x53, 0),
            (Target::Gfx1100, gfx10, 0x55, 0),
            (Target::Gfx1201, gfx10, 0x55, 0),
        ] {
            let m = bytes(target, &QUEUE);
            let is = |index: usize, value: u32| assert_eq!(word(&m, index), value, "{target} word {index}");
            assert_eq!(m.len(), 2048, "{target}");
            is(0, 0xc031_0800);
            is(23, u32::MAX);
            // cp_hqd_active, cp_hqd_persistent_state: PRELOAD_REQ, PRELOAD_SIZE << 8, QSWITCH_MODE << 30.
            is(130, 1);
            is(132, 1 | persistent << 8 | 1 << 30);
            // cp_hqd_pipe_priority, cp_hqd_queue_priority, cp_hqd_quantum: QUANTUM_EN, _SCALE << 4, _DURATION << 8.
            is(133, 1);
            is(134, 7);
            is(135, 1 | 1 << 4 | 1 << 8);
            // cp_hqd_pq_base, cp_hqd_pq_doorbell_control: DOORBELL_BIF_DROP 1 << 1, DOORBELL_OFFSET << 2.
            is(136, 0x1234_5600);
            is(137, 0x7f);
            is(143, 1 << 1 | 0x402 << 2);
            is(145, pq_control);
            // cp_hqd_ib_control: MIN_IB_AVAIL_SIZE << 20, IB_EXE_DISABLE << 23.
            is(149, 3 << 20 | ib);
            // cp_hqd_hq_status0, of gfx10 cp_hqd_hq_scheduler0.
            let atomics = matches!(target, Target::Gfx1100 | Target::Gfx1201);
            is(160, 1 << 14 | u32::from(atomics) << 29);
            // cp_hqd_eop_control: 2^(9 + 1) words. cp_hqd_cntl_stack_size, cp_hqd_aql_control.
            is(167, 9);
            is(175, 0x3000);
            is(181, 1);
            // compute_static_thread_mgmt_se4, which is something else on gfx9.4.3 and nothing on gfx10.
            match target {
                Target::Gfx90a => is(39, u32::MAX),
                Target::Gfx1100 | Target::Gfx1201 => is(44, u32::MAX),
                _ => is(39, 0),
            }
        }
    }

    #[test]
    fn sdma_descriptors_are_those_of_the_kernel() {
        use zerocopy::IntoBytes;
        for target in Target::ALL {
            let m = match sdma(&QUEUE, target).unwrap() {
                SdmaMqd::V9(m) => m.as_bytes().to_vec(),
                SdmaMqd::V10(m) => m.as_bytes().to_vec(),
                SdmaMqd::V11(m) => m.as_bytes().to_vec(),
                SdmaMqd::V12(m) => m.as_bytes().to_vec(),
            };
            // The engine and the queue are the last words; of gfx10 beyond 128.
            let last = if target == Target::Gfx1030 { 129 } else { 127 };
            assert_eq!(m.len(), 4 * (last + 1), "{target}");
            // RB_SIZE 14 << 1, RPTR_WRITEBACK_ENABLE 1 << 12, its timer 6 << 16.
            assert_eq!(word(&m, 0), 14 << 1 | 1 << 12 | 6 << 16, "{target}");
            assert_eq!((word(&m, 1), word(&m, 2)), (0x1234_5600, 0x7f), "{target}");
            assert_eq!((word(&m, last - 1), word(&m, last)), (1, 2), "{target}");
            let generation = target.generation();
            // What moved: the read pointer's halves, the doorbell.
            let (low, high, doorbell) = match generation {
                Generation::Gfx11 => (8, 7, 19),
                Generation::Gfx12 => (7, 8, 17),
                _ => (9, 8, 22),
            };
            assert_eq!((word(&m, low), word(&m, high)), (0x80, 0x7f00), "{target}");
            assert_eq!(word(&m, doorbell), 0x402 << 2, "{target}");
        }
    }
}
