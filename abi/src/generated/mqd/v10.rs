// Generated from abi/spec/mqd/v10.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 93da2bab44b22b7c

//! Memory queue descriptors of gfx10.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Compute MQD of gfx10: 512 words. Since gfx10.
#[doc(alias = "v10_compute_mqd")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct MqdV10 {
    /// PM4 type 3 header of the MQD: 0xc031_0800. Offset 0.
    pub header: u32,
    /// [`ComputeDispatchInitiator`](super::ComputeDispatchInitiator). Offset 4.
    pub compute_dispatch_initiator: u32,
    /// Offset 8.
    pub compute_dim_x: u32,
    /// Offset 12.
    pub compute_dim_y: u32,
    /// Offset 16.
    pub compute_dim_z: u32,
    /// Offset 20.
    pub compute_start_x: u32,
    /// Offset 24.
    pub compute_start_y: u32,
    /// Offset 28.
    pub compute_start_z: u32,
    /// [`ComputeNumThread`](super::ComputeNumThread). Offset 32.
    pub compute_num_thread_x: u32,
    /// Offset 36.
    pub compute_num_thread_y: u32,
    /// Offset 40.
    pub compute_num_thread_z: u32,
    /// Offset 44.
    pub compute_pipelinestat_enable: u32,
    /// Offset 48.
    pub compute_perfcount_enable: u32,
    /// Offset 52.
    pub compute_pgm_lo: u32,
    /// Offset 56.
    pub compute_pgm_hi: u32,
    /// Offset 60.
    pub compute_tba_lo: u32,
    /// Offset 64.
    pub compute_tba_hi: u32,
    /// Offset 68.
    pub compute_tma_lo: u32,
    /// Offset 72.
    pub compute_tma_hi: u32,
    /// [`ComputePgmRsrc1`](super::ComputePgmRsrc1). Offset 76.
    pub compute_pgm_rsrc1: u32,
    /// [`ComputePgmRsrc2`](super::ComputePgmRsrc2). Offset 80.
    pub compute_pgm_rsrc2: u32,
    /// Address space. Offset 84.
    pub compute_vmid: u32,
    /// [`ComputeResourceLimits`](super::ComputeResourceLimits). Offset 88.
    pub compute_resource_limits: u32,
    /// [`ComputeStaticThreadMgmt`](super::ComputeStaticThreadMgmt). Offset 92.
    pub compute_static_thread_mgmt_se0: u32,
    /// Offset 96.
    pub compute_static_thread_mgmt_se1: u32,
    /// [`ComputeTmpringSize`](super::ComputeTmpringSize). Offset 100.
    pub compute_tmpring_size: u32,
    /// Offset 104.
    pub compute_static_thread_mgmt_se2: u32,
    /// Offset 108.
    pub compute_static_thread_mgmt_se3: u32,
    /// Offset 112.
    pub compute_restart_x: u32,
    /// Offset 116.
    pub compute_restart_y: u32,
    /// Offset 120.
    pub compute_restart_z: u32,
    /// Offset 124.
    pub compute_thread_trace_enable: u32,
    /// [`ComputeMiscReserved`](super::ComputeMiscReserved). Offset 128.
    pub compute_misc_reserved: u32,
    /// Offset 132.
    pub compute_dispatch_id: u32,
    /// Offset 136.
    pub compute_threadgroup_id: u32,
    /// [`ComputeRelaunch`](super::ComputeRelaunch). Offset 140.
    pub compute_relaunch: u32,
    /// Offset 144.
    pub compute_wave_restore_addr_lo: u32,
    /// Offset 148.
    pub compute_wave_restore_addr_hi: u32,
    /// Offset 152.
    pub compute_wave_restore_control: u32,
    /// Zero. Offset 156.
    pub reserved_39: u32,
    /// Zero. Offset 160.
    pub reserved_40: u32,
    /// Zero. Offset 164.
    pub reserved_41: u32,
    /// Zero. Offset 168.
    pub reserved_42: u32,
    /// Zero. Offset 172.
    pub reserved_43: [u32; 22],
    /// Offset 260.
    pub compute_user_data_0: u32,
    /// Offset 264.
    pub compute_user_data_1: u32,
    /// Offset 268.
    pub compute_user_data_2: u32,
    /// Offset 272.
    pub compute_user_data_3: u32,
    /// Offset 276.
    pub compute_user_data_4: u32,
    /// Offset 280.
    pub compute_user_data_5: u32,
    /// Offset 284.
    pub compute_user_data_6: u32,
    /// Offset 288.
    pub compute_user_data_7: u32,
    /// Offset 292.
    pub compute_user_data_8: u32,
    /// Offset 296.
    pub compute_user_data_9: u32,
    /// Offset 300.
    pub compute_user_data_10: u32,
    /// Offset 304.
    pub compute_user_data_11: u32,
    /// Offset 308.
    pub compute_user_data_12: u32,
    /// Offset 312.
    pub compute_user_data_13: u32,
    /// Offset 316.
    pub compute_user_data_14: u32,
    /// Offset 320.
    pub compute_user_data_15: u32,
    /// Offset 324.
    pub cp_compute_csinvoc_count_lo: u32,
    /// Offset 328.
    pub cp_compute_csinvoc_count_hi: u32,
    /// Zero. Offset 332.
    pub reserved_83: [u32; 3],
    /// Offset 344.
    pub cp_mqd_query_time_lo: u32,
    /// Offset 348.
    pub cp_mqd_query_time_hi: u32,
    /// Offset 352.
    pub cp_mqd_connect_start_time_lo: u32,
    /// Offset 356.
    pub cp_mqd_connect_start_time_hi: u32,
    /// Offset 360.
    pub cp_mqd_connect_end_time_lo: u32,
    /// Offset 364.
    pub cp_mqd_connect_end_time_hi: u32,
    /// Offset 368.
    pub cp_mqd_connect_end_wf_count: u32,
    /// Offset 372.
    pub cp_mqd_connect_end_pq_rptr: u32,
    /// Offset 376.
    pub cp_mqd_connect_end_pq_wptr: u32,
    /// Offset 380.
    pub cp_mqd_connect_end_ib_rptr: u32,
    /// Offset 384.
    pub cp_mqd_readindex_lo: u32,
    /// Offset 388.
    pub cp_mqd_readindex_hi: u32,
    /// Offset 392.
    pub cp_mqd_save_start_time_lo: u32,
    /// Offset 396.
    pub cp_mqd_save_start_time_hi: u32,
    /// Offset 400.
    pub cp_mqd_save_end_time_lo: u32,
    /// Offset 404.
    pub cp_mqd_save_end_time_hi: u32,
    /// Offset 408.
    pub cp_mqd_restore_start_time_lo: u32,
    /// Offset 412.
    pub cp_mqd_restore_start_time_hi: u32,
    /// Offset 416.
    pub cp_mqd_restore_end_time_lo: u32,
    /// Offset 420.
    pub cp_mqd_restore_end_time_hi: u32,
    /// Offset 424.
    pub disable_queue: u32,
    /// Zero. Offset 428.
    pub reserved_107: u32,
    /// Offset 432.
    pub gds_cs_ctxsw_cnt0: u32,
    /// Offset 436.
    pub gds_cs_ctxsw_cnt1: u32,
    /// Offset 440.
    pub gds_cs_ctxsw_cnt2: u32,
    /// Offset 444.
    pub gds_cs_ctxsw_cnt3: u32,
    /// Zero. Offset 448.
    pub reserved_112: [u32; 2],
    /// Offset 456.
    pub cp_pq_exe_status_lo: u32,
    /// Offset 460.
    pub cp_pq_exe_status_hi: u32,
    /// Offset 464.
    pub cp_packet_id_lo: u32,
    /// Offset 468.
    pub cp_packet_id_hi: u32,
    /// Offset 472.
    pub cp_packet_exe_status_lo: u32,
    /// Offset 476.
    pub cp_packet_exe_status_hi: u32,
    /// Offset 480.
    pub gds_save_base_addr_lo: u32,
    /// Offset 484.
    pub gds_save_base_addr_hi: u32,
    /// Offset 488.
    pub gds_save_mask_lo: u32,
    /// Offset 492.
    pub gds_save_mask_hi: u32,
    /// Offset 496.
    pub ctx_save_base_addr_lo: u32,
    /// Offset 500.
    pub ctx_save_base_addr_hi: u32,
    /// Zero. Offset 504.
    pub reserved_126: u32,
    /// Zero. Offset 508.
    pub reserved_127: u32,
    /// Address of this MQD. Offset 512.
    pub cp_mqd_base_addr_lo: u32,
    /// Offset 516.
    pub cp_mqd_base_addr_hi: u32,
    /// Bit 0: the queue is on the hardware. Offset 520.
    pub cp_hqd_active: u32,
    /// Address space. Offset 524.
    pub cp_hqd_vmid: u32,
    /// [`CpHqdPersistentState`](super::CpHqdPersistentState). Offset 528.
    pub cp_hqd_persistent_state: u32,
    /// 0 low, 1 normal, 2 high. Offset 532.
    pub cp_hqd_pipe_priority: u32,
    /// 0 to 15. Offset 536.
    pub cp_hqd_queue_priority: u32,
    /// [`CpHqdQuantum`](super::CpHqdQuantum). Offset 540.
    pub cp_hqd_quantum: u32,
    /// Ring address >> 8. Offset 544.
    pub cp_hqd_pq_base_lo: u32,
    /// Ring address >> 40. Offset 548.
    pub cp_hqd_pq_base_hi: u32,
    /// Offset 552.
    pub cp_hqd_pq_rptr: u32,
    /// Where the read pointer is written. Offset 556.
    pub cp_hqd_pq_rptr_report_addr_lo: u32,
    /// Offset 560.
    pub cp_hqd_pq_rptr_report_addr_hi: u32,
    /// Where the write pointer is read. Offset 564.
    pub cp_hqd_pq_wptr_poll_addr_lo: u32,
    /// Offset 568.
    pub cp_hqd_pq_wptr_poll_addr_hi: u32,
    /// [`CpHqdPqDoorbellControl`](super::CpHqdPqDoorbellControl). Offset 572.
    pub cp_hqd_pq_doorbell_control: u32,
    /// Zero. Offset 576.
    pub reserved_144: u32,
    /// [`CpHqdPqControl`](super::CpHqdPqControl). Offset 580.
    pub cp_hqd_pq_control: u32,
    /// Offset 584.
    pub cp_hqd_ib_base_addr_lo: u32,
    /// Offset 588.
    pub cp_hqd_ib_base_addr_hi: u32,
    /// Offset 592.
    pub cp_hqd_ib_rptr: u32,
    /// [`CpHqdIbControl`](super::CpHqdIbControl). Offset 596.
    pub cp_hqd_ib_control: u32,
    /// [`CpHqdIqTimer`](super::CpHqdIqTimer). Offset 600.
    pub cp_hqd_iq_timer: u32,
    /// Offset 604.
    pub cp_hqd_iq_rptr: u32,
    /// [`CpHqdDequeueRequest`](super::CpHqdDequeueRequest). Offset 608.
    pub cp_hqd_dequeue_request: u32,
    /// [`CpHqdDmaOffload`](super::CpHqdDmaOffload). Offset 612.
    pub cp_hqd_dma_offload: u32,
    /// [`CpHqdSemaCmd`](super::CpHqdSemaCmd). Offset 616.
    pub cp_hqd_sema_cmd: u32,
    /// [`CpHqdMsgType`](super::CpHqdMsgType). Offset 620.
    pub cp_hqd_msg_type: u32,
    /// Offset 624.
    pub cp_hqd_atomic0_preop_lo: u32,
    /// Offset 628.
    pub cp_hqd_atomic0_preop_hi: u32,
    /// Offset 632.
    pub cp_hqd_atomic1_preop_lo: u32,
    /// Offset 636.
    pub cp_hqd_atomic1_preop_hi: u32,
    /// State for the scheduler: [`CpHqdHqStatus0`](super::CpHqdHqStatus0). Offset 640.
    pub cp_hqd_hq_scheduler0: u32,
    /// State for the scheduler. Offset 644.
    pub cp_hqd_hq_scheduler1: u32,
    /// [`CpMqdControl`](super::CpMqdControl). Offset 648.
    pub cp_mqd_control: u32,
    /// Offset 652.
    pub cp_hqd_hq_status1: u32,
    /// Offset 656.
    pub cp_hqd_hq_control1: u32,
    /// EOP buffer address >> 8. Offset 660.
    pub cp_hqd_eop_base_addr_lo: u32,
    /// EOP buffer address >> 40. Offset 664.
    pub cp_hqd_eop_base_addr_hi: u32,
    /// [`CpHqdEopControl`](super::CpHqdEopControl). Offset 668.
    pub cp_hqd_eop_control: u32,
    /// [`CpHqdEopRptr`](super::CpHqdEopRptr). Offset 672.
    pub cp_hqd_eop_rptr: u32,
    /// [`CpHqdEopWptr`](super::CpHqdEopWptr). Offset 676.
    pub cp_hqd_eop_wptr: u32,
    /// [`CpHqdEopEvents`](super::CpHqdEopEvents). Offset 680.
    pub cp_hqd_eop_done_events: u32,
    /// Context save area of this XCC. Offset 684.
    pub cp_hqd_ctx_save_base_addr_lo: u32,
    /// Offset 688.
    pub cp_hqd_ctx_save_base_addr_hi: u32,
    /// [`CpHqdCtxSaveControl`](super::CpHqdCtxSaveControl). Offset 692.
    pub cp_hqd_ctx_save_control: u32,
    /// Bytes; grows down from the size. Offset 696.
    pub cp_hqd_cntl_stack_offset: u32,
    /// Bytes. Offset 700.
    pub cp_hqd_cntl_stack_size: u32,
    /// Bytes; grows up from the control stack. Offset 704.
    pub cp_hqd_wg_state_offset: u32,
    /// Bytes. Offset 708.
    pub cp_hqd_ctx_save_size: u32,
    /// [`CpHqdGdsResourceState`](super::CpHqdGdsResourceState). Offset 712.
    pub cp_hqd_gds_resource_state: u32,
    /// [`CpHqdError`](super::CpHqdError). Offset 716.
    pub cp_hqd_error: u32,
    /// Offset 720.
    pub cp_hqd_eop_wptr_mem: u32,
    /// [`CpHqdAqlControl`](super::CpHqdAqlControl). Offset 724.
    pub cp_hqd_aql_control: u32,
    /// Offset 728.
    pub cp_hqd_pq_wptr_lo: u32,
    /// Offset 732.
    pub cp_hqd_pq_wptr_hi: u32,
    /// Offset 736.
    pub cp_hqd_suspend_cntl_stack_offset: u32,
    /// Offset 740.
    pub cp_hqd_suspend_cntl_stack_dw_cnt: u32,
    /// Offset 744.
    pub cp_hqd_suspend_wg_state_offset: u32,
    /// Zero. Offset 748.
    pub reserved_187: [u32; 5],
    /// Offset 768.
    pub iqtimer_pkt_header: u32,
    /// Offset 772.
    pub iqtimer_pkt_dw0: u32,
    /// Offset 776.
    pub iqtimer_pkt_dw1: u32,
    /// Offset 780.
    pub iqtimer_pkt_dw2: u32,
    /// Offset 784.
    pub iqtimer_pkt_dw3: u32,
    /// Offset 788.
    pub iqtimer_pkt_dw4: u32,
    /// Offset 792.
    pub iqtimer_pkt_dw5: u32,
    /// Offset 796.
    pub iqtimer_pkt_dw6: u32,
    /// Offset 800.
    pub iqtimer_pkt_dw7: u32,
    /// Offset 804.
    pub iqtimer_pkt_dw8: u32,
    /// Offset 808.
    pub iqtimer_pkt_dw9: u32,
    /// Offset 812.
    pub iqtimer_pkt_dw10: u32,
    /// Offset 816.
    pub iqtimer_pkt_dw11: u32,
    /// Offset 820.
    pub iqtimer_pkt_dw12: u32,
    /// Offset 824.
    pub iqtimer_pkt_dw13: u32,
    /// Offset 828.
    pub iqtimer_pkt_dw14: u32,
    /// Offset 832.
    pub iqtimer_pkt_dw15: u32,
    /// Offset 836.
    pub iqtimer_pkt_dw16: u32,
    /// Offset 840.
    pub iqtimer_pkt_dw17: u32,
    /// Offset 844.
    pub iqtimer_pkt_dw18: u32,
    /// Offset 848.
    pub iqtimer_pkt_dw19: u32,
    /// Offset 852.
    pub iqtimer_pkt_dw20: u32,
    /// Offset 856.
    pub iqtimer_pkt_dw21: u32,
    /// Offset 860.
    pub iqtimer_pkt_dw22: u32,
    /// Offset 864.
    pub iqtimer_pkt_dw23: u32,
    /// Offset 868.
    pub iqtimer_pkt_dw24: u32,
    /// Offset 872.
    pub iqtimer_pkt_dw25: u32,
    /// Offset 876.
    pub iqtimer_pkt_dw26: u32,
    /// Offset 880.
    pub iqtimer_pkt_dw27: u32,
    /// Offset 884.
    pub iqtimer_pkt_dw28: u32,
    /// Offset 888.
    pub iqtimer_pkt_dw29: u32,
    /// Offset 892.
    pub iqtimer_pkt_dw30: u32,
    /// Offset 896.
    pub iqtimer_pkt_dw31: u32,
    /// Zero. Offset 900.
    pub reserved_225: [u32; 3],
    /// Offset 912.
    pub set_resources_header: u32,
    /// Offset 916.
    pub set_resources_dw1: u32,
    /// Offset 920.
    pub set_resources_dw2: u32,
    /// Offset 924.
    pub set_resources_dw3: u32,
    /// Offset 928.
    pub set_resources_dw4: u32,
    /// Offset 932.
    pub set_resources_dw5: u32,
    /// Offset 936.
    pub set_resources_dw6: u32,
    /// Offset 940.
    pub set_resources_dw7: u32,
    /// Zero. Offset 944.
    pub reserved_236: [u32; 4],
    /// Offset 960.
    pub queue_doorbell_id0: u32,
    /// Offset 964.
    pub queue_doorbell_id1: u32,
    /// Offset 968.
    pub queue_doorbell_id2: u32,
    /// Offset 972.
    pub queue_doorbell_id3: u32,
    /// Offset 976.
    pub queue_doorbell_id4: u32,
    /// Offset 980.
    pub queue_doorbell_id5: u32,
    /// Offset 984.
    pub queue_doorbell_id6: u32,
    /// Offset 988.
    pub queue_doorbell_id7: u32,
    /// Offset 992.
    pub queue_doorbell_id8: u32,
    /// Offset 996.
    pub queue_doorbell_id9: u32,
    /// Offset 1000.
    pub queue_doorbell_id10: u32,
    /// Offset 1004.
    pub queue_doorbell_id11: u32,
    /// Offset 1008.
    pub queue_doorbell_id12: u32,
    /// Offset 1012.
    pub queue_doorbell_id13: u32,
    /// Offset 1016.
    pub queue_doorbell_id14: u32,
    /// Offset 1020.
    pub queue_doorbell_id15: u32,
    /// Zero. Offset 1024.
    pub reserved_256: [u32; 256],
}

impl Default for MqdV10 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<MqdV10>() == 2048);
    assert!(align_of::<MqdV10>() == 4);
    assert!(core::mem::offset_of!(MqdV10, header) == 0);
    assert!(core::mem::offset_of!(MqdV10, compute_dispatch_initiator) == 4);
    assert!(core::mem::offset_of!(MqdV10, compute_dim_x) == 8);
    assert!(core::mem::offset_of!(MqdV10, compute_dim_y) == 12);
    assert!(core::mem::offset_of!(MqdV10, compute_dim_z) == 16);
    assert!(core::mem::offset_of!(MqdV10, compute_start_x) == 20);
    assert!(core::mem::offset_of!(MqdV10, compute_start_y) == 24);
    assert!(core::mem::offset_of!(MqdV10, compute_start_z) == 28);
    assert!(core::mem::offset_of!(MqdV10, compute_num_thread_x) == 32);
    assert!(core::mem::offset_of!(MqdV10, compute_num_thread_y) == 36);
    assert!(core::mem::offset_of!(MqdV10, compute_num_thread_z) == 40);
    assert!(core::mem::offset_of!(MqdV10, compute_pipelinestat_enable) == 44);
    assert!(core::mem::offset_of!(MqdV10, compute_perfcount_enable) == 48);
    assert!(core::mem::offset_of!(MqdV10, compute_pgm_lo) == 52);
    assert!(core::mem::offset_of!(MqdV10, compute_pgm_hi) == 56);
    assert!(core::mem::offset_of!(MqdV10, compute_tba_lo) == 60);
    assert!(core::mem::offset_of!(MqdV10, compute_tba_hi) == 64);
    assert!(core::mem::offset_of!(MqdV10, compute_tma_lo) == 68);
    assert!(core::mem::offset_of!(MqdV10, compute_tma_hi) == 72);
    assert!(core::mem::offset_of!(MqdV10, compute_pgm_rsrc1) == 76);
    assert!(core::mem::offset_of!(MqdV10, compute_pgm_rsrc2) == 80);
    assert!(core::mem::offset_of!(MqdV10, compute_vmid) == 84);
    assert!(core::mem::offset_of!(MqdV10, compute_resource_limits) == 88);
    assert!(core::mem::offset_of!(MqdV10, compute_static_thread_mgmt_se0) == 92);
    assert!(core::mem::offset_of!(MqdV10, compute_static_thread_mgmt_se1) == 96);
    assert!(core::mem::offset_of!(MqdV10, compute_tmpring_size) == 100);
    assert!(core::mem::offset_of!(MqdV10, compute_static_thread_mgmt_se2) == 104);
    assert!(core::mem::offset_of!(MqdV10, compute_static_thread_mgmt_se3) == 108);
    assert!(core::mem::offset_of!(MqdV10, compute_restart_x) == 112);
    assert!(core::mem::offset_of!(MqdV10, compute_restart_y) == 116);
    assert!(core::mem::offset_of!(MqdV10, compute_restart_z) == 120);
    assert!(core::mem::offset_of!(MqdV10, compute_thread_trace_enable) == 124);
    assert!(core::mem::offset_of!(MqdV10, compute_misc_reserved) == 128);
    assert!(core::mem::offset_of!(MqdV10, compute_dispatch_id) == 132);
    assert!(core::mem::offset_of!(MqdV10, compute_threadgroup_id) == 136);
    assert!(core::mem::offset_of!(MqdV10, compute_relaunch) == 140);
    assert!(core::mem::offset_of!(MqdV10, compute_wave_restore_addr_lo) == 144);
    assert!(core::mem::offset_of!(MqdV10, compute_wave_restore_addr_hi) == 148);
    assert!(core::mem::offset_of!(MqdV10, compute_wave_restore_control) == 152);
    assert!(core::mem::offset_of!(MqdV10, reserved_39) == 156);
    assert!(core::mem::offset_of!(MqdV10, reserved_40) == 160);
    assert!(core::mem::offset_of!(MqdV10, reserved_41) == 164);
    assert!(core::mem::offset_of!(MqdV10, reserved_42) == 168);
    assert!(core::mem::offset_of!(MqdV10, reserved_43) == 172);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_0) == 260);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_1) == 264);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_2) == 268);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_3) == 272);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_4) == 276);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_5) == 280);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_6) == 284);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_7) == 288);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_8) == 292);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_9) == 296);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_10) == 300);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_11) == 304);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_12) == 308);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_13) == 312);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_14) == 316);
    assert!(core::mem::offset_of!(MqdV10, compute_user_data_15) == 320);
    assert!(core::mem::offset_of!(MqdV10, cp_compute_csinvoc_count_lo) == 324);
    assert!(core::mem::offset_of!(MqdV10, cp_compute_csinvoc_count_hi) == 328);
    assert!(core::mem::offset_of!(MqdV10, reserved_83) == 332);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_query_time_lo) == 344);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_query_time_hi) == 348);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_start_time_lo) == 352);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_start_time_hi) == 356);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_end_time_lo) == 360);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_end_time_hi) == 364);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_end_wf_count) == 368);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_end_pq_rptr) == 372);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_end_pq_wptr) == 376);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_connect_end_ib_rptr) == 380);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_readindex_lo) == 384);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_readindex_hi) == 388);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_save_start_time_lo) == 392);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_save_start_time_hi) == 396);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_save_end_time_lo) == 400);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_save_end_time_hi) == 404);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_restore_start_time_lo) == 408);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_restore_start_time_hi) == 412);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_restore_end_time_lo) == 416);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_restore_end_time_hi) == 420);
    assert!(core::mem::offset_of!(MqdV10, disable_queue) == 424);
    assert!(core::mem::offset_of!(MqdV10, reserved_107) == 428);
    assert!(core::mem::offset_of!(MqdV10, gds_cs_ctxsw_cnt0) == 432);
    assert!(core::mem::offset_of!(MqdV10, gds_cs_ctxsw_cnt1) == 436);
    assert!(core::mem::offset_of!(MqdV10, gds_cs_ctxsw_cnt2) == 440);
    assert!(core::mem::offset_of!(MqdV10, gds_cs_ctxsw_cnt3) == 444);
    assert!(core::mem::offset_of!(MqdV10, reserved_112) == 448);
    assert!(core::mem::offset_of!(MqdV10, cp_pq_exe_status_lo) == 456);
    assert!(core::mem::offset_of!(MqdV10, cp_pq_exe_status_hi) == 460);
    assert!(core::mem::offset_of!(MqdV10, cp_packet_id_lo) == 464);
    assert!(core::mem::offset_of!(MqdV10, cp_packet_id_hi) == 468);
    assert!(core::mem::offset_of!(MqdV10, cp_packet_exe_status_lo) == 472);
    assert!(core::mem::offset_of!(MqdV10, cp_packet_exe_status_hi) == 476);
    assert!(core::mem::offset_of!(MqdV10, gds_save_base_addr_lo) == 480);
    assert!(core::mem::offset_of!(MqdV10, gds_save_base_addr_hi) == 484);
    assert!(core::mem::offset_of!(MqdV10, gds_save_mask_lo) == 488);
    assert!(core::mem::offset_of!(MqdV10, gds_save_mask_hi) == 492);
    assert!(core::mem::offset_of!(MqdV10, ctx_save_base_addr_lo) == 496);
    assert!(core::mem::offset_of!(MqdV10, ctx_save_base_addr_hi) == 500);
    assert!(core::mem::offset_of!(MqdV10, reserved_126) == 504);
    assert!(core::mem::offset_of!(MqdV10, reserved_127) == 508);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_base_addr_lo) == 512);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_base_addr_hi) == 516);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_active) == 520);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_vmid) == 524);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_persistent_state) == 528);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pipe_priority) == 532);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_queue_priority) == 536);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_quantum) == 540);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_base_lo) == 544);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_base_hi) == 548);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_rptr) == 552);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_rptr_report_addr_lo) == 556);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_rptr_report_addr_hi) == 560);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_wptr_poll_addr_lo) == 564);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_wptr_poll_addr_hi) == 568);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_doorbell_control) == 572);
    assert!(core::mem::offset_of!(MqdV10, reserved_144) == 576);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_control) == 580);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ib_base_addr_lo) == 584);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ib_base_addr_hi) == 588);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ib_rptr) == 592);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ib_control) == 596);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_iq_timer) == 600);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_iq_rptr) == 604);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_dequeue_request) == 608);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_dma_offload) == 612);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_sema_cmd) == 616);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_msg_type) == 620);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_atomic0_preop_lo) == 624);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_atomic0_preop_hi) == 628);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_atomic1_preop_lo) == 632);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_atomic1_preop_hi) == 636);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_hq_scheduler0) == 640);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_hq_scheduler1) == 644);
    assert!(core::mem::offset_of!(MqdV10, cp_mqd_control) == 648);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_hq_status1) == 652);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_hq_control1) == 656);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_eop_base_addr_lo) == 660);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_eop_base_addr_hi) == 664);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_eop_control) == 668);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_eop_rptr) == 672);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_eop_wptr) == 676);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_eop_done_events) == 680);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ctx_save_base_addr_lo) == 684);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ctx_save_base_addr_hi) == 688);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ctx_save_control) == 692);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_cntl_stack_offset) == 696);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_cntl_stack_size) == 700);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_wg_state_offset) == 704);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_ctx_save_size) == 708);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_gds_resource_state) == 712);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_error) == 716);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_eop_wptr_mem) == 720);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_aql_control) == 724);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_wptr_lo) == 728);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_pq_wptr_hi) == 732);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_suspend_cntl_stack_offset) == 736);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_suspend_cntl_stack_dw_cnt) == 740);
    assert!(core::mem::offset_of!(MqdV10, cp_hqd_suspend_wg_state_offset) == 744);
    assert!(core::mem::offset_of!(MqdV10, reserved_187) == 748);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_header) == 768);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw0) == 772);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw1) == 776);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw2) == 780);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw3) == 784);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw4) == 788);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw5) == 792);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw6) == 796);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw7) == 800);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw8) == 804);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw9) == 808);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw10) == 812);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw11) == 816);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw12) == 820);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw13) == 824);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw14) == 828);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw15) == 832);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw16) == 836);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw17) == 840);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw18) == 844);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw19) == 848);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw20) == 852);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw21) == 856);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw22) == 860);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw23) == 864);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw24) == 868);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw25) == 872);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw26) == 876);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw27) == 880);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw28) == 884);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw29) == 888);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw30) == 892);
    assert!(core::mem::offset_of!(MqdV10, iqtimer_pkt_dw31) == 896);
    assert!(core::mem::offset_of!(MqdV10, reserved_225) == 900);
    assert!(core::mem::offset_of!(MqdV10, set_resources_header) == 912);
    assert!(core::mem::offset_of!(MqdV10, set_resources_dw1) == 916);
    assert!(core::mem::offset_of!(MqdV10, set_resources_dw2) == 920);
    assert!(core::mem::offset_of!(MqdV10, set_resources_dw3) == 924);
    assert!(core::mem::offset_of!(MqdV10, set_resources_dw4) == 928);
    assert!(core::mem::offset_of!(MqdV10, set_resources_dw5) == 932);
    assert!(core::mem::offset_of!(MqdV10, set_resources_dw6) == 936);
    assert!(core::mem::offset_of!(MqdV10, set_resources_dw7) == 940);
    assert!(core::mem::offset_of!(MqdV10, reserved_236) == 944);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id0) == 960);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id1) == 964);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id2) == 968);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id3) == 972);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id4) == 976);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id5) == 980);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id6) == 984);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id7) == 988);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id8) == 992);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id9) == 996);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id10) == 1000);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id11) == 1004);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id12) == 1008);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id13) == 1012);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id14) == 1016);
    assert!(core::mem::offset_of!(MqdV10, queue_doorbell_id15) == 1020);
    assert!(core::mem::offset_of!(MqdV10, reserved_256) == 1024);
};

/// SDMA MQD of gfx10: 130 words. Since gfx10.
#[doc(alias = "v10_sdma_mqd")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SdmaMqdV10 {
    /// [`SdmaRlcRbCntl`](super::SdmaRlcRbCntl). Offset 0.
    pub sdmax_rlcx_rb_cntl: u32,
    /// Ring address >> 8. Offset 4.
    pub sdmax_rlcx_rb_base: u32,
    /// Ring address >> 40. Offset 8.
    pub sdmax_rlcx_rb_base_hi: u32,
    /// Bytes. Offset 12.
    pub sdmax_rlcx_rb_rptr: u32,
    /// Offset 16.
    pub sdmax_rlcx_rb_rptr_hi: u32,
    /// Bytes. Offset 20.
    pub sdmax_rlcx_rb_wptr: u32,
    /// Offset 24.
    pub sdmax_rlcx_rb_wptr_hi: u32,
    /// [`SdmaRlcRbWptrPollCntl`](super::SdmaRlcRbWptrPollCntl). Offset 28.
    pub sdmax_rlcx_rb_wptr_poll_cntl: u32,
    /// Where the read pointer is written. Offset 32.
    pub sdmax_rlcx_rb_rptr_addr_hi: u32,
    /// Offset 36.
    pub sdmax_rlcx_rb_rptr_addr_lo: u32,
    /// [`SdmaRlcIbCntl`](super::SdmaRlcIbCntl). Offset 40.
    pub sdmax_rlcx_ib_cntl: u32,
    /// Offset 44.
    pub sdmax_rlcx_ib_rptr: u32,
    /// Offset 48.
    pub sdmax_rlcx_ib_offset: u32,
    /// Offset 52.
    pub sdmax_rlcx_ib_base_lo: u32,
    /// Offset 56.
    pub sdmax_rlcx_ib_base_hi: u32,
    /// Offset 60.
    pub sdmax_rlcx_ib_size: u32,
    /// Offset 64.
    pub sdmax_rlcx_skip_cntl: u32,
    /// [`SdmaRlcContextStatus`](super::SdmaRlcContextStatus). Offset 68.
    pub sdmax_rlcx_context_status: u32,
    /// [`SdmaRlcDoorbell`](super::SdmaRlcDoorbell). Offset 72.
    pub sdmax_rlcx_doorbell: u32,
    /// [`SdmaRlcStatus`](super::SdmaRlcStatus). Offset 76.
    pub sdmax_rlcx_status: u32,
    /// Offset 80.
    pub sdmax_rlcx_doorbell_log: u32,
    /// [`SdmaRlcWatermark`](super::SdmaRlcWatermark). Offset 84.
    pub sdmax_rlcx_watermark: u32,
    /// [`SdmaRlcDoorbellOffset`](super::SdmaRlcDoorbellOffset). Offset 88.
    pub sdmax_rlcx_doorbell_offset: u32,
    /// Offset 92.
    pub sdmax_rlcx_csa_addr_lo: u32,
    /// Offset 96.
    pub sdmax_rlcx_csa_addr_hi: u32,
    /// Offset 100.
    pub sdmax_rlcx_ib_sub_remain: u32,
    /// [`SdmaRlcPreempt`](super::SdmaRlcPreempt). Offset 104.
    pub sdmax_rlcx_preempt: u32,
    /// Offset 108.
    pub sdmax_rlcx_dummy_reg: u32,
    /// Offset 112.
    pub sdmax_rlcx_rb_wptr_poll_addr_hi: u32,
    /// Offset 116.
    pub sdmax_rlcx_rb_wptr_poll_addr_lo: u32,
    /// [`SdmaRlcRbAqlCntl`](super::SdmaRlcRbAqlCntl). Offset 120.
    pub sdmax_rlcx_rb_aql_cntl: u32,
    /// Offset 124.
    pub sdmax_rlcx_minor_ptr_update: u32,
    /// Offset 128.
    pub sdmax_rlcx_midcmd_data0: u32,
    /// Offset 132.
    pub sdmax_rlcx_midcmd_data1: u32,
    /// Offset 136.
    pub sdmax_rlcx_midcmd_data2: u32,
    /// Offset 140.
    pub sdmax_rlcx_midcmd_data3: u32,
    /// Offset 144.
    pub sdmax_rlcx_midcmd_data4: u32,
    /// Offset 148.
    pub sdmax_rlcx_midcmd_data5: u32,
    /// Offset 152.
    pub sdmax_rlcx_midcmd_data6: u32,
    /// Offset 156.
    pub sdmax_rlcx_midcmd_data7: u32,
    /// Offset 160.
    pub sdmax_rlcx_midcmd_data8: u32,
    /// [`SdmaRlcMidcmdCntl`](super::SdmaRlcMidcmdCntl). Offset 164.
    pub sdmax_rlcx_midcmd_cntl: u32,
    /// Zero. Offset 168.
    pub reserved_42: [u32; 84],
    /// Zero. Offset 504.
    pub reserved_126: u32,
    /// Zero. Offset 508.
    pub reserved_127: u32,
    /// Offset 512.
    pub sdma_engine_id: u32,
    /// Offset 516.
    pub sdma_queue_id: u32,
}

impl Default for SdmaMqdV10 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SdmaMqdV10>() == 520);
    assert!(align_of::<SdmaMqdV10>() == 4);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_cntl) == 0);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_base) == 4);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_base_hi) == 8);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_rptr) == 12);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_rptr_hi) == 16);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_wptr) == 20);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_wptr_hi) == 24);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_wptr_poll_cntl) == 28);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_rptr_addr_hi) == 32);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_rptr_addr_lo) == 36);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_ib_cntl) == 40);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_ib_rptr) == 44);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_ib_offset) == 48);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_ib_base_lo) == 52);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_ib_base_hi) == 56);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_ib_size) == 60);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_skip_cntl) == 64);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_context_status) == 68);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_doorbell) == 72);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_status) == 76);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_doorbell_log) == 80);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_watermark) == 84);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_doorbell_offset) == 88);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_csa_addr_lo) == 92);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_csa_addr_hi) == 96);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_ib_sub_remain) == 100);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_preempt) == 104);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_dummy_reg) == 108);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_wptr_poll_addr_hi) == 112);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_wptr_poll_addr_lo) == 116);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_rb_aql_cntl) == 120);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_minor_ptr_update) == 124);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data0) == 128);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data1) == 132);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data2) == 136);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data3) == 140);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data4) == 144);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data5) == 148);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data6) == 152);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data7) == 156);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_data8) == 160);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdmax_rlcx_midcmd_cntl) == 164);
    assert!(core::mem::offset_of!(SdmaMqdV10, reserved_42) == 168);
    assert!(core::mem::offset_of!(SdmaMqdV10, reserved_126) == 504);
    assert!(core::mem::offset_of!(SdmaMqdV10, reserved_127) == 508);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdma_engine_id) == 512);
    assert!(core::mem::offset_of!(SdmaMqdV10, sdma_queue_id) == 516);
};
