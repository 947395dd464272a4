// Generated from abi/spec/doorbell.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 6464b8cf3ca2ff47

//! Doorbells of gfx9 and later: 8 bytes each, two pages for a process on a GPU. The slot of a compute queue is any free one outside of the range of the other engines and its mirror; that of an SDMA queue follows from engine and queue. A process has slots of its own: those that the layouts name below the other engines are the kernel's, in its pages.

/// Bytes of a doorbell: a whole write pointer.
pub const DOORBELL_SIZE: usize = 8;
/// Bytes of a doorbell before gfx9: the low word of the write pointer. The slot is the number of the queue.
pub const DOORBELL_SIZE_GFX8: usize = 4;
/// Bytes that a process maps for a GPU: all its doorbells, with the scheduler in the packet processor (up to gfx10) or outside of it (MES, since gfx11).
pub const DOORBELL_PROCESS_SLICE: usize = 0x2000;
/// Most queues of a process on a GPU, which is the number of its doorbells.
pub const KFD_MAX_NUM_OF_QUEUES_PER_PROCESS: u32 = 1024;
/// Slots from an SDMA queue with an even number to the next odd one; the range of the other engines repeats at this distance.
pub const KFD_QUEUE_DOORBELL_MIRROR_OFFSET: u32 = 512;
/// Kernel interface queue of the first XCC.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_KIQ_START")]
pub const LAYOUT1_KIQ_START: u32 = 0;
/// HSA interface queue.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_HIQ")]
pub const LAYOUT1_HIQ: u32 = 1;
/// Debug interface queue.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_DIQ")]
pub const LAYOUT1_DIQ: u32 = 2;
/// Slot layout of gfx942 and gfx950.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_MEC_RING_START")]
pub const LAYOUT1_MEC_RING_START: u32 = 8;
/// Slot layout of gfx942 and gfx950.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_MEC_RING_END")]
pub const LAYOUT1_MEC_RING_END: u32 = 15;
/// First slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_USERQUEUE_START")]
pub const LAYOUT1_USERQUEUE_START: u32 = 16;
/// Last slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_USERQUEUE_END")]
pub const LAYOUT1_USERQUEUE_END: u32 = 31;
/// Slots from the queues of one XCC to those of the next.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_XCC_RANGE")]
pub const LAYOUT1_XCC_RANGE: u32 = 32;
/// First slot of SDMA engine 0.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_sDMA_ENGINE_START")]
pub const LAYOUT1_SDMA_ENGINE_START: u32 = 256;
/// Last slot of SDMA.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_sDMA_ENGINE_END")]
pub const LAYOUT1_SDMA_ENGINE_END: u32 = 415;
/// Interrupt ring.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_IH")]
pub const LAYOUT1_IH: u32 = 416;
/// Slot layout of gfx942 and gfx950.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_VCN_START")]
pub const LAYOUT1_VCN_START: u32 = 432;
/// Slot layout of gfx942 and gfx950.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_VCN_END")]
pub const LAYOUT1_VCN_END: u32 = 488;
/// First slot that compute queues do not get.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_FIRST_NON_CP")]
pub const LAYOUT1_FIRST_NON_CP: u32 = 256;
/// Last slot that compute queues do not get.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_LAST_NON_CP")]
pub const LAYOUT1_LAST_NON_CP: u32 = 488;
/// Last slot that the kernel keeps for itself.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_MAX_ASSIGNMENT")]
pub const LAYOUT1_MAX_ASSIGNMENT: u32 = 488;
/// No slot.
#[doc(alias = "AMDGPU_DOORBELL_LAYOUT1_INVALID")]
pub const LAYOUT1_INVALID: u32 = 0xffff;
/// Kernel interface queue.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_KIQ")]
pub const VEGA20_KIQ: u32 = 0;
/// HSA interface queue.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_HIQ")]
pub const VEGA20_HIQ: u32 = 1;
/// Debug interface queue.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_DIQ")]
pub const VEGA20_DIQ: u32 = 2;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING0")]
pub const VEGA20_MEC_RING0: u32 = 3;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING1")]
pub const VEGA20_MEC_RING1: u32 = 4;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING2")]
pub const VEGA20_MEC_RING2: u32 = 5;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING3")]
pub const VEGA20_MEC_RING3: u32 = 6;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING4")]
pub const VEGA20_MEC_RING4: u32 = 7;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING5")]
pub const VEGA20_MEC_RING5: u32 = 8;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING6")]
pub const VEGA20_MEC_RING6: u32 = 9;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MEC_RING7")]
pub const VEGA20_MEC_RING7: u32 = 10;
/// First slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_USERQUEUE_START")]
pub const VEGA20_USERQUEUE_START: u32 = 11;
/// Last slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_USERQUEUE_END")]
pub const VEGA20_USERQUEUE_END: u32 = 138;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_GFX_RING0")]
pub const VEGA20_GFX_RING0: u32 = 139;
/// First slot of SDMA engine 0.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE0")]
pub const VEGA20_SDMA_ENGINE0: u32 = 256;
/// First slot of SDMA engine 1.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE1")]
pub const VEGA20_SDMA_ENGINE1: u32 = 266;
/// First slot of SDMA engine 2.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE2")]
pub const VEGA20_SDMA_ENGINE2: u32 = 276;
/// First slot of SDMA engine 3.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE3")]
pub const VEGA20_SDMA_ENGINE3: u32 = 286;
/// First slot of SDMA engine 4.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE4")]
pub const VEGA20_SDMA_ENGINE4: u32 = 296;
/// First slot of SDMA engine 5.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE5")]
pub const VEGA20_SDMA_ENGINE5: u32 = 306;
/// First slot of SDMA engine 6.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE6")]
pub const VEGA20_SDMA_ENGINE6: u32 = 316;
/// First slot of SDMA engine 7.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_sDMA_ENGINE7")]
pub const VEGA20_SDMA_ENGINE7: u32 = 326;
/// Interrupt ring.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_IH")]
pub const VEGA20_IH: u32 = 376;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCN0_1")]
pub const VEGA20_VCN0_1: u32 = 392;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCN2_3")]
pub const VEGA20_VCN2_3: u32 = 393;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCN4_5")]
pub const VEGA20_VCN4_5: u32 = 394;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCN6_7")]
pub const VEGA20_VCN6_7: u32 = 395;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCN8_9")]
pub const VEGA20_VCN8_9: u32 = 396;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCNa_b")]
pub const VEGA20_VCNA_B: u32 = 397;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCNc_d")]
pub const VEGA20_VCNC_D: u32 = 398;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCNe_f")]
pub const VEGA20_VCNE_F: u32 = 399;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_UVD_RING0_1")]
pub const VEGA20_UVD_RING0_1: u32 = 392;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_UVD_RING2_3")]
pub const VEGA20_UVD_RING2_3: u32 = 393;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_UVD_RING4_5")]
pub const VEGA20_UVD_RING4_5: u32 = 394;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_UVD_RING6_7")]
pub const VEGA20_UVD_RING6_7: u32 = 395;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCE_RING0_1")]
pub const VEGA20_VCE_RING0_1: u32 = 396;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCE_RING2_3")]
pub const VEGA20_VCE_RING2_3: u32 = 397;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCE_RING4_5")]
pub const VEGA20_VCE_RING4_5: u32 = 398;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_VCE_RING6_7")]
pub const VEGA20_VCE_RING6_7: u32 = 399;
/// First slot that compute queues do not get.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_FIRST_NON_CP")]
pub const VEGA20_FIRST_NON_CP: u32 = 256;
/// Last slot that compute queues do not get.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL64_LAST_NON_CP")]
pub const VEGA20_LAST_NON_CP: u32 = 399;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_XCC1_KIQ_START")]
pub const VEGA20_XCC1_KIQ_START: u32 = 400;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_XCC1_MEC_RING0_START")]
pub const VEGA20_XCC1_MEC_RING0_START: u32 = 407;
/// Slot layout of gfx906, gfx908 and gfx90a.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_AID1_sDMA_START")]
pub const VEGA20_AID1_SDMA_START: u32 = 464;
/// Last slot that the kernel keeps for itself.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_MAX_ASSIGNMENT")]
pub const VEGA20_MAX_ASSIGNMENT: u32 = 503;
/// No slot.
#[doc(alias = "AMDGPU_VEGA20_DOORBELL_INVALID")]
pub const VEGA20_INVALID: u32 = 0xffff;
/// Kernel interface queue.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_KIQ")]
pub const NAVI10_KIQ: u32 = 0;
/// HSA interface queue.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_HIQ")]
pub const NAVI10_HIQ: u32 = 1;
/// Debug interface queue.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_DIQ")]
pub const NAVI10_DIQ: u32 = 2;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING0")]
pub const NAVI10_MEC_RING0: u32 = 3;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING1")]
pub const NAVI10_MEC_RING1: u32 = 4;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING2")]
pub const NAVI10_MEC_RING2: u32 = 5;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING3")]
pub const NAVI10_MEC_RING3: u32 = 6;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING4")]
pub const NAVI10_MEC_RING4: u32 = 7;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING5")]
pub const NAVI10_MEC_RING5: u32 = 8;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING6")]
pub const NAVI10_MEC_RING6: u32 = 9;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MEC_RING7")]
pub const NAVI10_MEC_RING7: u32 = 10;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MES_RING0")]
pub const NAVI10_MES_RING0: u32 = 11;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MES_RING1")]
pub const NAVI10_MES_RING1: u32 = 12;
/// First slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_USERQUEUE_START")]
pub const NAVI10_USERQUEUE_START: u32 = 13;
/// Last slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_USERQUEUE_END")]
pub const NAVI10_USERQUEUE_END: u32 = 138;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_GFX_RING0")]
pub const NAVI10_GFX_RING0: u32 = 139;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_GFX_RING1")]
pub const NAVI10_GFX_RING1: u32 = 140;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_GFX_USERQUEUE_START")]
pub const NAVI10_GFX_USERQUEUE_START: u32 = 141;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_GFX_USERQUEUE_END")]
pub const NAVI10_GFX_USERQUEUE_END: u32 = 255;
/// First slot of SDMA engine 0.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_sDMA_ENGINE0")]
pub const NAVI10_SDMA_ENGINE0: u32 = 256;
/// First slot of SDMA engine 1.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_sDMA_ENGINE1")]
pub const NAVI10_SDMA_ENGINE1: u32 = 266;
/// First slot of SDMA engine 2.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_sDMA_ENGINE2")]
pub const NAVI10_SDMA_ENGINE2: u32 = 276;
/// First slot of SDMA engine 3.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_sDMA_ENGINE3")]
pub const NAVI10_SDMA_ENGINE3: u32 = 286;
/// Interrupt ring.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_IH")]
pub const NAVI10_IH: u32 = 376;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCN0_1")]
pub const NAVI10_VCN0_1: u32 = 392;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCN2_3")]
pub const NAVI10_VCN2_3: u32 = 393;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCN4_5")]
pub const NAVI10_VCN4_5: u32 = 394;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCN6_7")]
pub const NAVI10_VCN6_7: u32 = 395;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCN8_9")]
pub const NAVI10_VCN8_9: u32 = 396;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCNa_b")]
pub const NAVI10_VCNA_B: u32 = 397;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCNc_d")]
pub const NAVI10_VCNC_D: u32 = 398;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VCNe_f")]
pub const NAVI10_VCNE_F: u32 = 399;
/// Slot layout of gfx10, gfx11 and gfx12.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_VPE")]
pub const NAVI10_VPE: u32 = 400;
/// First slot that compute queues do not get.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_FIRST_NON_CP")]
pub const NAVI10_FIRST_NON_CP: u32 = 256;
/// Last slot that compute queues do not get.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL64_LAST_NON_CP")]
pub const NAVI10_LAST_NON_CP: u32 = 400;
/// Last slot that the kernel keeps for itself.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_MAX_ASSIGNMENT")]
pub const NAVI10_MAX_ASSIGNMENT: u32 = 400;
/// No slot.
#[doc(alias = "AMDGPU_NAVI10_DOORBELL_INVALID")]
pub const NAVI10_INVALID: u32 = 0xffff;
/// Kernel interface queue.
#[doc(alias = "AMDGPU_DOORBELL64_KIQ")]
pub const VEGA10_KIQ: u32 = 0;
/// HSA interface queue.
#[doc(alias = "AMDGPU_DOORBELL64_HIQ")]
pub const VEGA10_HIQ: u32 = 1;
/// Debug interface queue.
#[doc(alias = "AMDGPU_DOORBELL64_DIQ")]
pub const VEGA10_DIQ: u32 = 2;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING0")]
pub const VEGA10_MEC_RING0: u32 = 3;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING1")]
pub const VEGA10_MEC_RING1: u32 = 4;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING2")]
pub const VEGA10_MEC_RING2: u32 = 5;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING3")]
pub const VEGA10_MEC_RING3: u32 = 6;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING4")]
pub const VEGA10_MEC_RING4: u32 = 7;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING5")]
pub const VEGA10_MEC_RING5: u32 = 8;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING6")]
pub const VEGA10_MEC_RING6: u32 = 9;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_MEC_RING7")]
pub const VEGA10_MEC_RING7: u32 = 10;
/// First slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_DOORBELL64_USERQUEUE_START")]
pub const VEGA10_USERQUEUE_START: u32 = 11;
/// Last slot of user queues that the kernel's own driver makes.
#[doc(alias = "AMDGPU_DOORBELL64_USERQUEUE_END")]
pub const VEGA10_USERQUEUE_END: u32 = 138;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_GFX_RING0")]
pub const VEGA10_GFX_RING0: u32 = 139;
/// First slot of SDMA engine 0.
#[doc(alias = "AMDGPU_DOORBELL64_sDMA_ENGINE0")]
pub const VEGA10_SDMA_ENGINE0: u32 = 240;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_sDMA_HI_PRI_ENGINE0")]
pub const VEGA10_SDMA_HI_PRI_ENGINE0: u32 = 241;
/// First slot of SDMA engine 1.
#[doc(alias = "AMDGPU_DOORBELL64_sDMA_ENGINE1")]
pub const VEGA10_SDMA_ENGINE1: u32 = 242;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_sDMA_HI_PRI_ENGINE1")]
pub const VEGA10_SDMA_HI_PRI_ENGINE1: u32 = 243;
/// Interrupt ring.
#[doc(alias = "AMDGPU_DOORBELL64_IH")]
pub const VEGA10_IH: u32 = 244;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_IH_RING1")]
pub const VEGA10_IH_RING1: u32 = 245;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_IH_RING2")]
pub const VEGA10_IH_RING2: u32 = 246;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCN0_1")]
pub const VEGA10_VCN0_1: u32 = 248;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCN2_3")]
pub const VEGA10_VCN2_3: u32 = 249;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCN4_5")]
pub const VEGA10_VCN4_5: u32 = 250;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCN6_7")]
pub const VEGA10_VCN6_7: u32 = 251;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_UVD_RING0_1")]
pub const VEGA10_UVD_RING0_1: u32 = 248;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_UVD_RING2_3")]
pub const VEGA10_UVD_RING2_3: u32 = 249;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_UVD_RING4_5")]
pub const VEGA10_UVD_RING4_5: u32 = 250;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_UVD_RING6_7")]
pub const VEGA10_UVD_RING6_7: u32 = 251;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCE_RING0_1")]
pub const VEGA10_VCE_RING0_1: u32 = 252;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCE_RING2_3")]
pub const VEGA10_VCE_RING2_3: u32 = 253;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCE_RING4_5")]
pub const VEGA10_VCE_RING4_5: u32 = 254;
/// Slot layout of gfx900, gfx902, gfx904, gfx909 and gfx90c.
#[doc(alias = "AMDGPU_DOORBELL64_VCE_RING6_7")]
pub const VEGA10_VCE_RING6_7: u32 = 255;
/// First slot that compute queues do not get.
#[doc(alias = "AMDGPU_DOORBELL64_FIRST_NON_CP")]
pub const VEGA10_FIRST_NON_CP: u32 = 240;
/// Last slot that compute queues do not get.
#[doc(alias = "AMDGPU_DOORBELL64_LAST_NON_CP")]
pub const VEGA10_LAST_NON_CP: u32 = 255;
/// Last slot that the kernel keeps for itself.
#[doc(alias = "AMDGPU_DOORBELL64_MAX_ASSIGNMENT")]
pub const VEGA10_MAX_ASSIGNMENT: u32 = 255;
/// No slot.
#[doc(alias = "AMDGPU_DOORBELL64_INVALID")]
pub const VEGA10_INVALID: u32 = 0xffff;
/// Kernel interface queue.
#[doc(alias = "AMDGPU_DOORBELL_KIQ")]
pub const VI_KIQ: u32 = 0;
/// HSA interface queue.
#[doc(alias = "AMDGPU_DOORBELL_HIQ")]
pub const VI_HIQ: u32 = 1;
/// Debug interface queue.
#[doc(alias = "AMDGPU_DOORBELL_DIQ")]
pub const VI_DIQ: u32 = 2;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING0")]
pub const VI_MEC_RING0: u32 = 16;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING1")]
pub const VI_MEC_RING1: u32 = 17;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING2")]
pub const VI_MEC_RING2: u32 = 18;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING3")]
pub const VI_MEC_RING3: u32 = 19;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING4")]
pub const VI_MEC_RING4: u32 = 20;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING5")]
pub const VI_MEC_RING5: u32 = 21;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING6")]
pub const VI_MEC_RING6: u32 = 22;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_MEC_RING7")]
pub const VI_MEC_RING7: u32 = 23;
/// Slot layout before gfx9.
#[doc(alias = "AMDGPU_DOORBELL_GFX_RING0")]
pub const VI_GFX_RING0: u32 = 32;
/// First slot of SDMA engine 0.
#[doc(alias = "AMDGPU_DOORBELL_sDMA_ENGINE0")]
pub const VI_SDMA_ENGINE0: u32 = 480;
/// First slot of SDMA engine 1.
#[doc(alias = "AMDGPU_DOORBELL_sDMA_ENGINE1")]
pub const VI_SDMA_ENGINE1: u32 = 481;
/// Interrupt ring.
#[doc(alias = "AMDGPU_DOORBELL_IH")]
pub const VI_IH: u32 = 488;
/// Last slot that the kernel keeps for itself.
#[doc(alias = "AMDGPU_DOORBELL_MAX_ASSIGNMENT")]
pub const VI_MAX_ASSIGNMENT: u32 = 1023;
/// No slot.
#[doc(alias = "AMDGPU_DOORBELL_INVALID")]
pub const VI_INVALID: u32 = 0xffff;
/// Slots from one SDMA engine to the next, which is half of the kernel's `sdma_doorbell_range`; each start is then rounded up to [`LAYOUT1_SDMA_ENGINE_ALIGN`].
pub const LAYOUT1_SDMA_ENGINE_STRIDE: u32 = 10;
/// Alignment of an SDMA engine's first slot: `KFD_SDMA_SHADER_DOORBELL_GRANULARITY`.
pub const LAYOUT1_SDMA_ENGINE_ALIGN: u32 = 4;
/// Slots from one SDMA engine to the next, which is half of the kernel's `sdma_doorbell_range`.
pub const VEGA20_SDMA_ENGINE_STRIDE: u32 = 10;
/// Slots from one SDMA engine to the next, which is half of the kernel's `sdma_doorbell_range`.
pub const NAVI10_SDMA_ENGINE_STRIDE: u32 = 10;
/// Slots from one SDMA engine to the next, which is half of the kernel's `sdma_doorbell_range`.
pub const VEGA10_SDMA_ENGINE_STRIDE: u32 = 2;
