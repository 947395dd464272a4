// Generated from abi/spec/mqd/v11.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 3fea3ad6976b716f

//! Memory queue descriptors of gfx11.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Compute MQD of gfx11: 512 words. Since gfx11.
#[doc(alias = "v11_compute_mqd")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct MqdV11 {
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
    /// Address of the dispatch packet. Offset 60.
    pub compute_dispatch_pkt_addr_lo: u32,
    /// Offset 64.
    pub compute_dispatch_pkt_addr_hi: u32,
    /// Scratch base >> 8. Offset 68.
    pub compute_dispatch_scratch_base_lo: u32,
    /// Offset 72.
    pub compute_dispatch_scratch_base_hi: u32,
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
    /// [`ComputeReqCtrl`](super::ComputeReqCtrl). Offset 140.
    pub compute_req_ctrl: u32,
    /// Zero. Offset 144.
    pub reserved_36: u32,
    /// [`ComputeUserAccum`](super::ComputeUserAccum). Offset 148.
    pub compute_user_accum_0: u32,
    /// Offset 152.
    pub compute_user_accum_1: u32,
    /// Offset 156.
    pub compute_user_accum_2: u32,
    /// Offset 160.
    pub compute_user_accum_3: u32,
    /// [`ComputePgmRsrc3`](super::ComputePgmRsrc3). Offset 164.
    pub compute_pgm_rsrc3: u32,
    /// [`ComputeDdidIndex`](super::ComputeDdidIndex). Offset 168.
    pub compute_ddid_index: u32,
    /// Checksum of the code. Offset 172.
    pub compute_shader_chksum: u32,
    /// Offset 176.
    pub compute_static_thread_mgmt_se4: u32,
    /// Offset 180.
    pub compute_static_thread_mgmt_se5: u32,
    /// Offset 184.
    pub compute_static_thread_mgmt_se6: u32,
    /// Offset 188.
    pub compute_static_thread_mgmt_se7: u32,
    /// [`ComputeDispatchInterleave`](super::ComputeDispatchInterleave). Offset 192.
    pub compute_dispatch_interleave: u32,
    /// [`ComputeRelaunch`](super::ComputeRelaunch). Offset 196.
    pub compute_relaunch: u32,
    /// Offset 200.
    pub compute_wave_restore_addr_lo: u32,
    /// Offset 204.
    pub compute_wave_restore_addr_hi: u32,
    /// Offset 208.
    pub compute_wave_restore_control: u32,
    /// Zero. Offset 212.
    pub reserved_53: [u32; 12],
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
    /// Bit 14: the packet processor reports the dispatch pointer. Offset 640.
    pub cp_hqd_hq_status0: u32,
    /// Offset 644.
    pub cp_hqd_hq_control0: u32,
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
    /// Zero. Offset 736.
    pub reserved_184: u32,
    /// Zero. Offset 740.
    pub reserved_185: u32,
    /// Zero. Offset 744.
    pub reserved_186: u32,
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
    /// Offset 1024.
    pub control_buf_addr_lo: u32,
    /// Offset 1028.
    pub control_buf_addr_hi: u32,
    /// Offset 1032.
    pub control_buf_wptr_lo: u32,
    /// Offset 1036.
    pub control_buf_wptr_hi: u32,
    /// Offset 1040.
    pub control_buf_dptr_lo: u32,
    /// Offset 1044.
    pub control_buf_dptr_hi: u32,
    /// Offset 1048.
    pub control_buf_num_entries: u32,
    /// Offset 1052.
    pub draw_ring_addr_lo: u32,
    /// Offset 1056.
    pub draw_ring_addr_hi: u32,
    /// Zero. Offset 1060.
    pub reserved_265: [u32; 183],
    /// Offset 1792.
    pub gws_0_val: u32,
    /// Offset 1796.
    pub gws_1_val: u32,
    /// Offset 1800.
    pub gws_2_val: u32,
    /// Offset 1804.
    pub gws_3_val: u32,
    /// Offset 1808.
    pub gws_4_val: u32,
    /// Offset 1812.
    pub gws_5_val: u32,
    /// Offset 1816.
    pub gws_6_val: u32,
    /// Offset 1820.
    pub gws_7_val: u32,
    /// Offset 1824.
    pub gws_8_val: u32,
    /// Offset 1828.
    pub gws_9_val: u32,
    /// Offset 1832.
    pub gws_10_val: u32,
    /// Offset 1836.
    pub gws_11_val: u32,
    /// Offset 1840.
    pub gws_12_val: u32,
    /// Offset 1844.
    pub gws_13_val: u32,
    /// Offset 1848.
    pub gws_14_val: u32,
    /// Offset 1852.
    pub gws_15_val: u32,
    /// Offset 1856.
    pub gws_16_val: u32,
    /// Offset 1860.
    pub gws_17_val: u32,
    /// Offset 1864.
    pub gws_18_val: u32,
    /// Offset 1868.
    pub gws_19_val: u32,
    /// Offset 1872.
    pub gws_20_val: u32,
    /// Offset 1876.
    pub gws_21_val: u32,
    /// Offset 1880.
    pub gws_22_val: u32,
    /// Offset 1884.
    pub gws_23_val: u32,
    /// Offset 1888.
    pub gws_24_val: u32,
    /// Offset 1892.
    pub gws_25_val: u32,
    /// Offset 1896.
    pub gws_26_val: u32,
    /// Offset 1900.
    pub gws_27_val: u32,
    /// Offset 1904.
    pub gws_28_val: u32,
    /// Offset 1908.
    pub gws_29_val: u32,
    /// Offset 1912.
    pub gws_30_val: u32,
    /// Offset 1916.
    pub gws_31_val: u32,
    /// Offset 1920.
    pub gws_32_val: u32,
    /// Offset 1924.
    pub gws_33_val: u32,
    /// Offset 1928.
    pub gws_34_val: u32,
    /// Offset 1932.
    pub gws_35_val: u32,
    /// Offset 1936.
    pub gws_36_val: u32,
    /// Offset 1940.
    pub gws_37_val: u32,
    /// Offset 1944.
    pub gws_38_val: u32,
    /// Offset 1948.
    pub gws_39_val: u32,
    /// Offset 1952.
    pub gws_40_val: u32,
    /// Offset 1956.
    pub gws_41_val: u32,
    /// Offset 1960.
    pub gws_42_val: u32,
    /// Offset 1964.
    pub gws_43_val: u32,
    /// Offset 1968.
    pub gws_44_val: u32,
    /// Offset 1972.
    pub gws_45_val: u32,
    /// Offset 1976.
    pub gws_46_val: u32,
    /// Offset 1980.
    pub gws_47_val: u32,
    /// Offset 1984.
    pub gws_48_val: u32,
    /// Offset 1988.
    pub gws_49_val: u32,
    /// Offset 1992.
    pub gws_50_val: u32,
    /// Offset 1996.
    pub gws_51_val: u32,
    /// Offset 2000.
    pub gws_52_val: u32,
    /// Offset 2004.
    pub gws_53_val: u32,
    /// Offset 2008.
    pub gws_54_val: u32,
    /// Offset 2012.
    pub gws_55_val: u32,
    /// Offset 2016.
    pub gws_56_val: u32,
    /// Offset 2020.
    pub gws_57_val: u32,
    /// Offset 2024.
    pub gws_58_val: u32,
    /// Offset 2028.
    pub gws_59_val: u32,
    /// Offset 2032.
    pub gws_60_val: u32,
    /// Offset 2036.
    pub gws_61_val: u32,
    /// Offset 2040.
    pub gws_62_val: u32,
    /// Offset 2044.
    pub gws_63_val: u32,
}

impl Default for MqdV11 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<MqdV11>() == 2048);
    assert!(align_of::<MqdV11>() == 4);
    assert!(core::mem::offset_of!(MqdV11, header) == 0);
    assert!(core::mem::offset_of!(MqdV11, compute_dispatch_initiator) == 4);
    assert!(core::mem::offset_of!(MqdV11, compute_dim_x) == 8);
    assert!(core::mem::offset_of!(MqdV11, compute_dim_y) == 12);
    assert!(core::mem::offset_of!(MqdV11, compute_dim_z) == 16);
    assert!(core::mem::offset_of!(MqdV11, compute_start_x) == 20);
    assert!(core::mem::offset_of!(MqdV11, compute_start_y) == 24);
    assert!(core::mem::offset_of!(MqdV11, compute_start_z) == 28);
    assert!(core::mem::offset_of!(MqdV11, compute_num_thread_x) == 32);
    assert!(core::mem::offset_of!(MqdV11, compute_num_thread_y) == 36);
    assert!(core::mem::offset_of!(MqdV11, compute_num_thread_z) == 40);
    assert!(core::mem::offset_of!(MqdV11, compute_pipelinestat_enable) == 44);
    assert!(core::mem::offset_of!(MqdV11, compute_perfcount_enable) == 48);
    assert!(core::mem::offset_of!(MqdV11, compute_pgm_lo) == 52);
    assert!(core::mem::offset_of!(MqdV11, compute_pgm_hi) == 56);
    assert!(core::mem::offset_of!(MqdV11, compute_dispatch_pkt_addr_lo) == 60);
    assert!(core::mem::offset_of!(MqdV11, compute_dispatch_pkt_addr_hi) == 64);
    assert!(core::mem::offset_of!(MqdV11, compute_dispatch_scratch_base_lo) == 68);
    assert!(core::mem::offset_of!(MqdV11, compute_dispatch_scratch_base_hi) == 72);
    assert!(core::mem::offset_of!(MqdV11, compute_pgm_rsrc1) == 76);
    assert!(core::mem::offset_of!(MqdV11, compute_pgm_rsrc2) == 80);
    assert!(core::mem::offset_of!(MqdV11, compute_vmid) == 84);
    assert!(core::mem::offset_of!(MqdV11, compute_resource_limits) == 88);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se0) == 92);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se1) == 96);
    assert!(core::mem::offset_of!(MqdV11, compute_tmpring_size) == 100);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se2) == 104);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se3) == 108);
    assert!(core::mem::offset_of!(MqdV11, compute_restart_x) == 112);
    assert!(core::mem::offset_of!(MqdV11, compute_restart_y) == 116);
    assert!(core::mem::offset_of!(MqdV11, compute_restart_z) == 120);
    assert!(core::mem::offset_of!(MqdV11, compute_thread_trace_enable) == 124);
    assert!(core::mem::offset_of!(MqdV11, compute_misc_reserved) == 128);
    assert!(core::mem::offset_of!(MqdV11, compute_dispatch_id) == 132);
    assert!(core::mem::offset_of!(MqdV11, compute_threadgroup_id) == 136);
    assert!(core::mem::offset_of!(MqdV11, compute_req_ctrl) == 140);
    assert!(core::mem::offset_of!(MqdV11, reserved_36) == 144);
    assert!(core::mem::offset_of!(MqdV11, compute_user_accum_0) == 148);
    assert!(core::mem::offset_of!(MqdV11, compute_user_accum_1) == 152);
    assert!(core::mem::offset_of!(MqdV11, compute_user_accum_2) == 156);
    assert!(core::mem::offset_of!(MqdV11, compute_user_accum_3) == 160);
    assert!(core::mem::offset_of!(MqdV11, compute_pgm_rsrc3) == 164);
    assert!(core::mem::offset_of!(MqdV11, compute_ddid_index) == 168);
    assert!(core::mem::offset_of!(MqdV11, compute_shader_chksum) == 172);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se4) == 176);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se5) == 180);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se6) == 184);
    assert!(core::mem::offset_of!(MqdV11, compute_static_thread_mgmt_se7) == 188);
    assert!(core::mem::offset_of!(MqdV11, compute_dispatch_interleave) == 192);
    assert!(core::mem::offset_of!(MqdV11, compute_relaunch) == 196);
    assert!(core::mem::offset_of!(MqdV11, compute_wave_restore_addr_lo) == 200);
    assert!(core::mem::offset_of!(MqdV11, compute_wave_restore_addr_hi) == 204);
    assert!(core::mem::offset_of!(MqdV11, compute_wave_restore_control) == 208);
    assert!(core::mem::offset_of!(MqdV11, reserved_53) == 212);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_0) == 260);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_1) == 264);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_2) == 268);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_3) == 272);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_4) == 276);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_5) == 280);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_6) == 284);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_7) == 288);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_8) == 292);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_9) == 296);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_10) == 300);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_11) == 304);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_12) == 308);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_13) == 312);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_14) == 316);
    assert!(core::mem::offset_of!(MqdV11, compute_user_data_15) == 320);
    assert!(core::mem::offset_of!(MqdV11, cp_compute_csinvoc_count_lo) == 324);
    assert!(core::mem::offset_of!(MqdV11, cp_compute_csinvoc_count_hi) == 328);
    assert!(core::mem::offset_of!(MqdV11, reserved_83) == 332);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_query_time_lo) == 344);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_query_time_hi) == 348);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_start_time_lo) == 352);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_start_time_hi) == 356);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_end_time_lo) == 360);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_end_time_hi) == 364);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_end_wf_count) == 368);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_end_pq_rptr) == 372);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_end_pq_wptr) == 376);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_connect_end_ib_rptr) == 380);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_readindex_lo) == 384);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_readindex_hi) == 388);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_save_start_time_lo) == 392);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_save_start_time_hi) == 396);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_save_end_time_lo) == 400);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_save_end_time_hi) == 404);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_restore_start_time_lo) == 408);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_restore_start_time_hi) == 412);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_restore_end_time_lo) == 416);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_restore_end_time_hi) == 420);
    assert!(core::mem::offset_of!(MqdV11, disable_queue) == 424);
    assert!(core::mem::offset_of!(MqdV11, reserved_107) == 428);
    assert!(core::mem::offset_of!(MqdV11, gds_cs_ctxsw_cnt0) == 432);
    assert!(core::mem::offset_of!(MqdV11, gds_cs_ctxsw_cnt1) == 436);
    assert!(core::mem::offset_of!(MqdV11, gds_cs_ctxsw_cnt2) == 440);
    assert!(core::mem::offset_of!(MqdV11, gds_cs_ctxsw_cnt3) == 444);
    assert!(core::mem::offset_of!(MqdV11, reserved_112) == 448);
    assert!(core::mem::offset_of!(MqdV11, cp_pq_exe_status_lo) == 456);
    assert!(core::mem::offset_of!(MqdV11, cp_pq_exe_status_hi) == 460);
    assert!(core::mem::offset_of!(MqdV11, cp_packet_id_lo) == 464);
    assert!(core::mem::offset_of!(MqdV11, cp_packet_id_hi) == 468);
    assert!(core::mem::offset_of!(MqdV11, cp_packet_exe_status_lo) == 472);
    assert!(core::mem::offset_of!(MqdV11, cp_packet_exe_status_hi) == 476);
    assert!(core::mem::offset_of!(MqdV11, gds_save_base_addr_lo) == 480);
    assert!(core::mem::offset_of!(MqdV11, gds_save_base_addr_hi) == 484);
    assert!(core::mem::offset_of!(MqdV11, gds_save_mask_lo) == 488);
    assert!(core::mem::offset_of!(MqdV11, gds_save_mask_hi) == 492);
    assert!(core::mem::offset_of!(MqdV11, ctx_save_base_addr_lo) == 496);
    assert!(core::mem::offset_of!(MqdV11, ctx_save_base_addr_hi) == 500);
    assert!(core::mem::offset_of!(MqdV11, reserved_126) == 504);
    assert!(core::mem::offset_of!(MqdV11, reserved_127) == 508);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_base_addr_lo) == 512);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_base_addr_hi) == 516);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_active) == 520);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_vmid) == 524);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_persistent_state) == 528);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pipe_priority) == 532);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_queue_priority) == 536);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_quantum) == 540);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_base_lo) == 544);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_base_hi) == 548);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_rptr) == 552);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_rptr_report_addr_lo) == 556);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_rptr_report_addr_hi) == 560);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_wptr_poll_addr_lo) == 564);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_wptr_poll_addr_hi) == 568);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_doorbell_control) == 572);
    assert!(core::mem::offset_of!(MqdV11, reserved_144) == 576);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_control) == 580);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ib_base_addr_lo) == 584);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ib_base_addr_hi) == 588);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ib_rptr) == 592);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ib_control) == 596);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_iq_timer) == 600);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_iq_rptr) == 604);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_dequeue_request) == 608);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_dma_offload) == 612);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_sema_cmd) == 616);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_msg_type) == 620);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_atomic0_preop_lo) == 624);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_atomic0_preop_hi) == 628);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_atomic1_preop_lo) == 632);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_atomic1_preop_hi) == 636);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_hq_status0) == 640);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_hq_control0) == 644);
    assert!(core::mem::offset_of!(MqdV11, cp_mqd_control) == 648);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_hq_status1) == 652);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_hq_control1) == 656);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_eop_base_addr_lo) == 660);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_eop_base_addr_hi) == 664);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_eop_control) == 668);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_eop_rptr) == 672);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_eop_wptr) == 676);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_eop_done_events) == 680);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ctx_save_base_addr_lo) == 684);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ctx_save_base_addr_hi) == 688);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ctx_save_control) == 692);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_cntl_stack_offset) == 696);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_cntl_stack_size) == 700);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_wg_state_offset) == 704);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_ctx_save_size) == 708);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_gds_resource_state) == 712);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_error) == 716);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_eop_wptr_mem) == 720);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_aql_control) == 724);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_wptr_lo) == 728);
    assert!(core::mem::offset_of!(MqdV11, cp_hqd_pq_wptr_hi) == 732);
    assert!(core::mem::offset_of!(MqdV11, reserved_184) == 736);
    assert!(core::mem::offset_of!(MqdV11, reserved_185) == 740);
    assert!(core::mem::offset_of!(MqdV11, reserved_186) == 744);
    assert!(core::mem::offset_of!(MqdV11, reserved_187) == 748);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_header) == 768);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw0) == 772);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw1) == 776);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw2) == 780);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw3) == 784);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw4) == 788);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw5) == 792);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw6) == 796);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw7) == 800);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw8) == 804);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw9) == 808);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw10) == 812);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw11) == 816);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw12) == 820);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw13) == 824);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw14) == 828);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw15) == 832);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw16) == 836);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw17) == 840);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw18) == 844);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw19) == 848);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw20) == 852);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw21) == 856);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw22) == 860);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw23) == 864);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw24) == 868);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw25) == 872);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw26) == 876);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw27) == 880);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw28) == 884);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw29) == 888);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw30) == 892);
    assert!(core::mem::offset_of!(MqdV11, iqtimer_pkt_dw31) == 896);
    assert!(core::mem::offset_of!(MqdV11, reserved_225) == 900);
    assert!(core::mem::offset_of!(MqdV11, set_resources_header) == 912);
    assert!(core::mem::offset_of!(MqdV11, set_resources_dw1) == 916);
    assert!(core::mem::offset_of!(MqdV11, set_resources_dw2) == 920);
    assert!(core::mem::offset_of!(MqdV11, set_resources_dw3) == 924);
    assert!(core::mem::offset_of!(MqdV11, set_resources_dw4) == 928);
    assert!(core::mem::offset_of!(MqdV11, set_resources_dw5) == 932);
    assert!(core::mem::offset_of!(MqdV11, set_resources_dw6) == 936);
    assert!(core::mem::offset_of!(MqdV11, set_resources_dw7) == 940);
    assert!(core::mem::offset_of!(MqdV11, reserved_236) == 944);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id0) == 960);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id1) == 964);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id2) == 968);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id3) == 972);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id4) == 976);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id5) == 980);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id6) == 984);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id7) == 988);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id8) == 992);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id9) == 996);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id10) == 1000);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id11) == 1004);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id12) == 1008);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id13) == 1012);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id14) == 1016);
    assert!(core::mem::offset_of!(MqdV11, queue_doorbell_id15) == 1020);
    assert!(core::mem::offset_of!(MqdV11, control_buf_addr_lo) == 1024);
    assert!(core::mem::offset_of!(MqdV11, control_buf_addr_hi) == 1028);
    assert!(core::mem::offset_of!(MqdV11, control_buf_wptr_lo) == 1032);
    assert!(core::mem::offset_of!(MqdV11, control_buf_wptr_hi) == 1036);
    assert!(core::mem::offset_of!(MqdV11, control_buf_dptr_lo) == 1040);
    assert!(core::mem::offset_of!(MqdV11, control_buf_dptr_hi) == 1044);
    assert!(core::mem::offset_of!(MqdV11, control_buf_num_entries) == 1048);
    assert!(core::mem::offset_of!(MqdV11, draw_ring_addr_lo) == 1052);
    assert!(core::mem::offset_of!(MqdV11, draw_ring_addr_hi) == 1056);
    assert!(core::mem::offset_of!(MqdV11, reserved_265) == 1060);
    assert!(core::mem::offset_of!(MqdV11, gws_0_val) == 1792);
    assert!(core::mem::offset_of!(MqdV11, gws_1_val) == 1796);
    assert!(core::mem::offset_of!(MqdV11, gws_2_val) == 1800);
    assert!(core::mem::offset_of!(MqdV11, gws_3_val) == 1804);
    assert!(core::mem::offset_of!(MqdV11, gws_4_val) == 1808);
    assert!(core::mem::offset_of!(MqdV11, gws_5_val) == 1812);
    assert!(core::mem::offset_of!(MqdV11, gws_6_val) == 1816);
    assert!(core::mem::offset_of!(MqdV11, gws_7_val) == 1820);
    assert!(core::mem::offset_of!(MqdV11, gws_8_val) == 1824);
    assert!(core::mem::offset_of!(MqdV11, gws_9_val) == 1828);
    assert!(core::mem::offset_of!(MqdV11, gws_10_val) == 1832);
    assert!(core::mem::offset_of!(MqdV11, gws_11_val) == 1836);
    assert!(core::mem::offset_of!(MqdV11, gws_12_val) == 1840);
    assert!(core::mem::offset_of!(MqdV11, gws_13_val) == 1844);
    assert!(core::mem::offset_of!(MqdV11, gws_14_val) == 1848);
    assert!(core::mem::offset_of!(MqdV11, gws_15_val) == 1852);
    assert!(core::mem::offset_of!(MqdV11, gws_16_val) == 1856);
    assert!(core::mem::offset_of!(MqdV11, gws_17_val) == 1860);
    assert!(core::mem::offset_of!(MqdV11, gws_18_val) == 1864);
    assert!(core::mem::offset_of!(MqdV11, gws_19_val) == 1868);
    assert!(core::mem::offset_of!(MqdV11, gws_20_val) == 1872);
    assert!(core::mem::offset_of!(MqdV11, gws_21_val) == 1876);
    assert!(core::mem::offset_of!(MqdV11, gws_22_val) == 1880);
    assert!(core::mem::offset_of!(MqdV11, gws_23_val) == 1884);
    assert!(core::mem::offset_of!(MqdV11, gws_24_val) == 1888);
    assert!(core::mem::offset_of!(MqdV11, gws_25_val) == 1892);
    assert!(core::mem::offset_of!(MqdV11, gws_26_val) == 1896);
    assert!(core::mem::offset_of!(MqdV11, gws_27_val) == 1900);
    assert!(core::mem::offset_of!(MqdV11, gws_28_val) == 1904);
    assert!(core::mem::offset_of!(MqdV11, gws_29_val) == 1908);
    assert!(core::mem::offset_of!(MqdV11, gws_30_val) == 1912);
    assert!(core::mem::offset_of!(MqdV11, gws_31_val) == 1916);
    assert!(core::mem::offset_of!(MqdV11, gws_32_val) == 1920);
    assert!(core::mem::offset_of!(MqdV11, gws_33_val) == 1924);
    assert!(core::mem::offset_of!(MqdV11, gws_34_val) == 1928);
    assert!(core::mem::offset_of!(MqdV11, gws_35_val) == 1932);
    assert!(core::mem::offset_of!(MqdV11, gws_36_val) == 1936);
    assert!(core::mem::offset_of!(MqdV11, gws_37_val) == 1940);
    assert!(core::mem::offset_of!(MqdV11, gws_38_val) == 1944);
    assert!(core::mem::offset_of!(MqdV11, gws_39_val) == 1948);
    assert!(core::mem::offset_of!(MqdV11, gws_40_val) == 1952);
    assert!(core::mem::offset_of!(MqdV11, gws_41_val) == 1956);
    assert!(core::mem::offset_of!(MqdV11, gws_42_val) == 1960);
    assert!(core::mem::offset_of!(MqdV11, gws_43_val) == 1964);
    assert!(core::mem::offset_of!(MqdV11, gws_44_val) == 1968);
    assert!(core::mem::offset_of!(MqdV11, gws_45_val) == 1972);
    assert!(core::mem::offset_of!(MqdV11, gws_46_val) == 1976);
    assert!(core::mem::offset_of!(MqdV11, gws_47_val) == 1980);
    assert!(core::mem::offset_of!(MqdV11, gws_48_val) == 1984);
    assert!(core::mem::offset_of!(MqdV11, gws_49_val) == 1988);
    assert!(core::mem::offset_of!(MqdV11, gws_50_val) == 1992);
    assert!(core::mem::offset_of!(MqdV11, gws_51_val) == 1996);
    assert!(core::mem::offset_of!(MqdV11, gws_52_val) == 2000);
    assert!(core::mem::offset_of!(MqdV11, gws_53_val) == 2004);
    assert!(core::mem::offset_of!(MqdV11, gws_54_val) == 2008);
    assert!(core::mem::offset_of!(MqdV11, gws_55_val) == 2012);
    assert!(core::mem::offset_of!(MqdV11, gws_56_val) == 2016);
    assert!(core::mem::offset_of!(MqdV11, gws_57_val) == 2020);
    assert!(core::mem::offset_of!(MqdV11, gws_58_val) == 2024);
    assert!(core::mem::offset_of!(MqdV11, gws_59_val) == 2028);
    assert!(core::mem::offset_of!(MqdV11, gws_60_val) == 2032);
    assert!(core::mem::offset_of!(MqdV11, gws_61_val) == 2036);
    assert!(core::mem::offset_of!(MqdV11, gws_62_val) == 2040);
    assert!(core::mem::offset_of!(MqdV11, gws_63_val) == 2044);
};

/// SDMA MQD of gfx11: 128 words. Since gfx11.
#[doc(alias = "v11_sdma_mqd")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SdmaMqdV11 {
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
    /// Where the read pointer is written. Offset 28.
    pub sdmax_rlcx_rb_rptr_addr_hi: u32,
    /// Offset 32.
    pub sdmax_rlcx_rb_rptr_addr_lo: u32,
    /// [`SdmaRlcIbCntl`](super::SdmaRlcIbCntl). Offset 36.
    pub sdmax_rlcx_ib_cntl: u32,
    /// Offset 40.
    pub sdmax_rlcx_ib_rptr: u32,
    /// Offset 44.
    pub sdmax_rlcx_ib_offset: u32,
    /// Offset 48.
    pub sdmax_rlcx_ib_base_lo: u32,
    /// Offset 52.
    pub sdmax_rlcx_ib_base_hi: u32,
    /// Offset 56.
    pub sdmax_rlcx_ib_size: u32,
    /// Offset 60.
    pub sdmax_rlcx_skip_cntl: u32,
    /// [`SdmaRlcContextStatus`](super::SdmaRlcContextStatus). Offset 64.
    pub sdmax_rlcx_context_status: u32,
    /// [`SdmaRlcDoorbell`](super::SdmaRlcDoorbell). Offset 68.
    pub sdmax_rlcx_doorbell: u32,
    /// Offset 72.
    pub sdmax_rlcx_doorbell_log: u32,
    /// [`SdmaRlcDoorbellOffset`](super::SdmaRlcDoorbellOffset). Offset 76.
    pub sdmax_rlcx_doorbell_offset: u32,
    /// Offset 80.
    pub sdmax_rlcx_csa_addr_lo: u32,
    /// Offset 84.
    pub sdmax_rlcx_csa_addr_hi: u32,
    /// [`SdmaRlcScheduleCntl`](super::SdmaRlcScheduleCntl). Offset 88.
    pub sdmax_rlcx_sched_cntl: u32,
    /// Offset 92.
    pub sdmax_rlcx_ib_sub_remain: u32,
    /// [`SdmaRlcPreempt`](super::SdmaRlcPreempt). Offset 96.
    pub sdmax_rlcx_preempt: u32,
    /// Offset 100.
    pub sdmax_rlcx_dummy_reg: u32,
    /// Offset 104.
    pub sdmax_rlcx_rb_wptr_poll_addr_hi: u32,
    /// Offset 108.
    pub sdmax_rlcx_rb_wptr_poll_addr_lo: u32,
    /// [`SdmaRlcRbAqlCntl`](super::SdmaRlcRbAqlCntl). Offset 112.
    pub sdmax_rlcx_rb_aql_cntl: u32,
    /// Offset 116.
    pub sdmax_rlcx_minor_ptr_update: u32,
    /// [`SdmaRlcRbPreempt`](super::SdmaRlcRbPreempt). Offset 120.
    pub sdmax_rlcx_rb_preempt: u32,
    /// Offset 124.
    pub sdmax_rlcx_midcmd_data0: u32,
    /// Offset 128.
    pub sdmax_rlcx_midcmd_data1: u32,
    /// Offset 132.
    pub sdmax_rlcx_midcmd_data2: u32,
    /// Offset 136.
    pub sdmax_rlcx_midcmd_data3: u32,
    /// Offset 140.
    pub sdmax_rlcx_midcmd_data4: u32,
    /// Offset 144.
    pub sdmax_rlcx_midcmd_data5: u32,
    /// Offset 148.
    pub sdmax_rlcx_midcmd_data6: u32,
    /// Offset 152.
    pub sdmax_rlcx_midcmd_data7: u32,
    /// Offset 156.
    pub sdmax_rlcx_midcmd_data8: u32,
    /// Offset 160.
    pub sdmax_rlcx_midcmd_data9: u32,
    /// Offset 164.
    pub sdmax_rlcx_midcmd_data10: u32,
    /// [`SdmaRlcMidcmdCntl`](super::SdmaRlcMidcmdCntl). Offset 168.
    pub sdmax_rlcx_midcmd_cntl: u32,
    /// Offset 172.
    pub sdmax_rlcx_f32_dbg0: u32,
    /// Offset 176.
    pub sdmax_rlcx_f32_dbg1: u32,
    /// Zero. Offset 180.
    pub reserved_45: [u32; 81],
    /// Offset 504.
    pub sdma_engine_id: u32,
    /// Offset 508.
    pub sdma_queue_id: u32,
}

impl Default for SdmaMqdV11 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SdmaMqdV11>() == 512);
    assert!(align_of::<SdmaMqdV11>() == 4);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_cntl) == 0);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_base) == 4);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_base_hi) == 8);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_rptr) == 12);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_rptr_hi) == 16);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_wptr) == 20);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_wptr_hi) == 24);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_rptr_addr_hi) == 28);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_rptr_addr_lo) == 32);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_ib_cntl) == 36);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_ib_rptr) == 40);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_ib_offset) == 44);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_ib_base_lo) == 48);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_ib_base_hi) == 52);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_ib_size) == 56);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_skip_cntl) == 60);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_context_status) == 64);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_doorbell) == 68);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_doorbell_log) == 72);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_doorbell_offset) == 76);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_csa_addr_lo) == 80);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_csa_addr_hi) == 84);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_sched_cntl) == 88);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_ib_sub_remain) == 92);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_preempt) == 96);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_dummy_reg) == 100);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_wptr_poll_addr_hi) == 104);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_wptr_poll_addr_lo) == 108);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_aql_cntl) == 112);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_minor_ptr_update) == 116);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_rb_preempt) == 120);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data0) == 124);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data1) == 128);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data2) == 132);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data3) == 136);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data4) == 140);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data5) == 144);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data6) == 148);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data7) == 152);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data8) == 156);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data9) == 160);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_data10) == 164);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_midcmd_cntl) == 168);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_f32_dbg0) == 172);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdmax_rlcx_f32_dbg1) == 176);
    assert!(core::mem::offset_of!(SdmaMqdV11, reserved_45) == 180);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdma_engine_id) == 504);
    assert!(core::mem::offset_of!(SdmaMqdV11, sdma_queue_id) == 508);
};
