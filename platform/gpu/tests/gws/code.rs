//! Kernels of global wave sync. The words are what llvm-mc 19 makes of the text beside them. All are about counter 5;
//! their arguments are the address of a count, that of results, and a number.

/// One kernel in three encodings: gfx9, gfx10, gfx11.
pub type Code = [&'static [u32]; 3];

/// Sets the counter: the value is lane 3's, the first that is on.
#[rustfmt::skip]
pub const INIT: Code = [
    &[
        0xc002_0200, 0x0000_0010, // s_load_dword s8, s[0:1], 0x10
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefe_0188, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xbefe_01c8, // s_mov_b64 exec, -8
        0xbefc_00ff, 0x0002_0000, // s_mov_b32 m0, 0x20000
        0xd933_0003, 0x0000_0006, // ds_gws_init v6 offset:3 gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf400_0200, 0xfa00_0010, // s_load_dword s8, s[0:1], 0x10
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefe_0488, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xbefe_04c8, // s_mov_b64 exec, -8
        0xbefc_03ff, 0x0002_0000, // s_mov_b32 m0, 0x20000
        0xd866_0003, 0x0000_0006, // ds_gws_init v6 offset:3 gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf400_0200, 0xf800_0010, // s_load_b32 s8, s[0:1], 0x10
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefe_0188, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xbefe_01c8, // s_mov_b64 exec, -8
        0xbefd_00ff, 0x0002_0000, // s_mov_b32 m0, 0x20000
        0xd866_0003, 0x0000_0006, // ds_gws_init v6 offset:3 gds
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0xbfb0_0000, // s_endpgm
    ],
];

/// Three rounds: each wave counts itself, meets the others, stores what it then finds, and meets them again.
#[rustfmt::skip]
pub const MEET: Code = [
    &[
        0xc00a_0100, 0x0000_0000, // s_load_dwordx4 s[4:7], s[0:1], 0x0
        0xc002_0200, 0x0000_0010, // s_load_dword s8, s[0:1], 0x10
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x2408_0082, // v_lshlrev_b32_e32 v4, 2, v0
        0x8e09_8902, // s_lshl_b32 s9, s2, 9
        0x2808_0809, // v_or_b32_e32 v4, s9, v4
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0x7e04_0281, // v_mov_b32_e32 v2, 1
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefc_00ff, 0x003c_0000, // s_mov_b32 m0, 0x3c0000
        0xbe8a_0083, // s_mov_b32 s10, 3
        0xbefe_0188, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xdd08_8000, 0x0004_0201, // global_atomic_add v1, v2, s[4:5]
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0xbefe_01c8, // s_mov_b64 exec, -8
        0xd93b_0009, 0x0000_0006, // ds_gws_barrier v6 offset:9 gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc50_8000, 0x0504_0001, // global_load_dword v5, v1, s[4:5]
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0xdc70_8000, 0x0006_0504, // global_store_dword v4, v5, s[6:7]
        0xd93b_0009, 0x0000_0006, // ds_gws_barrier v6 offset:9 gds
        0x8006_ff06, 0x0000_1000, // s_add_u32 s6, s6, 0x1000
        0x8207_8007, // s_addc_u32 s7, s7, 0
        0x808a_810a, // s_sub_u32 s10, s10, 1
        0xbf07_800a, // s_cmp_lg_u32 s10, 0
        0xbf85_ffea, // s_cbranch_scc1 round
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf408_0100, 0xfa00_0000, // s_load_dwordx4 s[4:7], s[0:1], null
        0xf400_0200, 0xfa00_0010, // s_load_dword s8, s[0:1], 0x10
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x3408_0082, // v_lshlrev_b32_e32 v4, 2, v0
        0x8f09_8902, // s_lshl_b32 s9, s2, 9
        0x3808_0809, // v_or_b32_e32 v4, s9, v4
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0x7e04_0281, // v_mov_b32_e32 v2, 1
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefc_03ff, 0x003c_0000, // s_mov_b32 m0, 0x3c0000
        0xbe8a_0383, // s_mov_b32 s10, 3
        0xbefe_0488, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xdcc8_8000, 0x0004_0201, // global_atomic_add v1, v2, s[4:5]
        0xbf8c_3f70, // s_waitcnt vmcnt(0)
        0xbefe_04c8, // s_mov_b64 exec, -8
        0xd876_0009, 0x0000_0006, // ds_gws_barrier v6 offset:9 gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc30_8000, 0x0504_0001, // global_load_dword v5, v1, s[4:5]
        0xbf8c_3f70, // s_waitcnt vmcnt(0)
        0xdc70_8000, 0x0006_0504, // global_store_dword v4, v5, s[6:7]
        0xd876_0009, 0x0000_0006, // ds_gws_barrier v6 offset:9 gds
        0x8006_ff06, 0x0000_1000, // s_add_u32 s6, s6, 0x1000
        0x8207_8007, // s_addc_u32 s7, s7, 0
        0x808a_810a, // s_sub_u32 s10, s10, 1
        0xbf07_800a, // s_cmp_lg_u32 s10, 0
        0xbf85_ffea, // s_cbranch_scc1 round
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf408_0100, 0xf800_0000, // s_load_b128 s[4:7], s[0:1], null
        0xf400_0200, 0xf800_0010, // s_load_b32 s8, s[0:1], 0x10
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0x3008_0082, // v_lshlrev_b32_e32 v4, 2, v0
        0x8409_8902, // s_lshl_b32 s9, s2, 9
        0x3808_0809, // v_or_b32_e32 v4, s9, v4
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0x7e04_0281, // v_mov_b32_e32 v2, 1
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefd_00ff, 0x003c_0000, // s_mov_b32 m0, 0x3c0000
        0xbe8a_0083, // s_mov_b32 s10, 3
        0xbefe_0188, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xdcd6_0000, 0x0004_0201, // global_atomic_add_u32 v1, v2, s[4:5]
        0xbf89_03f7, // s_waitcnt vmcnt(0)
        0xbefe_01c8, // s_mov_b64 exec, -8
        0xd876_0009, 0x0000_0006, // ds_gws_barrier v6 offset:9 gds
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0xdc52_0000, 0x0504_0001, // global_load_b32 v5, v1, s[4:5]
        0xbf89_03f7, // s_waitcnt vmcnt(0)
        0xdc6a_0000, 0x0006_0504, // global_store_b32 v4, v5, s[6:7]
        0xd876_0009, 0x0000_0006, // ds_gws_barrier v6 offset:9 gds
        0x8006_ff06, 0x0000_1000, // s_add_u32 s6, s6, 0x1000
        0x8207_8007, // s_addc_u32 s7, s7, 0
        0x808a_810a, // s_sub_u32 s10, s10, 1
        0xbf07_800a, // s_cmp_lg_u32 s10, 0
        0xbfa2_ffea, // s_cbranch_scc1 round
        0xbfb0_0000, // s_endpgm
    ],
];

/// Each wave adds one by a load and a store, with no other between them.
#[rustfmt::skip]
pub const EXCLUDE: Code = [
    &[
        0xc00a_0100, 0x0000_0000, // s_load_dwordx4 s[4:7], s[0:1], 0x0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0xbefe_0188, // s_mov_b64 exec, 8
        0xbefc_00ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd939_0000, 0x0000_0000, // ds_gws_sema_p gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc50_8000, 0x0504_0001, // global_load_dword v5, v1, s[4:5]
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0xbf8e_0001, // s_sleep 1
        0x680a_0a81, // v_add_u32_e32 v5, 1, v5
        0xdc70_8000, 0x0004_0501, // global_store_dword v1, v5, s[4:5]
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0xd935_0000, 0x0000_0000, // ds_gws_sema_v gds
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf408_0100, 0xfa00_0000, // s_load_dwordx4 s[4:7], s[0:1], null
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0xbefe_0488, // s_mov_b64 exec, 8
        0xbefc_03ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd872_0000, 0x0000_0000, // ds_gws_sema_p gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc30_8000, 0x0504_0001, // global_load_dword v5, v1, s[4:5]
        0xbf8c_3f70, // s_waitcnt vmcnt(0)
        0xbf8e_0001, // s_sleep 1
        0x4a0a_0a81, // v_add_nc_u32_e32 v5, 1, v5
        0xdc70_8000, 0x0004_0501, // global_store_dword v1, v5, s[4:5]
        0xbf8c_3f70, // s_waitcnt vmcnt(0)
        0xd86a_0000, 0x0000_0000, // ds_gws_sema_v gds
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf408_0100, 0xf800_0000, // s_load_b128 s[4:7], s[0:1], null
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0xbefe_0188, // s_mov_b64 exec, 8
        0xbefd_00ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd872_0000, 0x0000_0000, // ds_gws_sema_p gds
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0xdc52_0000, 0x0504_0001, // global_load_b32 v5, v1, s[4:5]
        0xbf89_03f7, // s_waitcnt vmcnt(0)
        0xbf83_0001, // s_sleep 1
        0x4a0a_0a81, // v_add_nc_u32_e32 v5, 1, v5
        0xdc6a_0000, 0x0004_0501, // global_store_b32 v1, v5, s[4:5]
        0xbf89_03f7, // s_waitcnt vmcnt(0)
        0xd86a_0000, 0x0000_0000, // ds_gws_sema_v gds
        0xbfb0_0000, // s_endpgm
    ],
];

/// Each wave passes the semaphore, then counts itself.
#[rustfmt::skip]
pub const PASS: Code = [
    &[
        0xc00a_0100, 0x0000_0000, // s_load_dwordx4 s[4:7], s[0:1], 0x0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0x7e04_0281, // v_mov_b32_e32 v2, 1
        0xbefe_0188, // s_mov_b64 exec, 8
        0xbefc_00ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd939_0000, 0x0000_0000, // ds_gws_sema_p gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdd08_8000, 0x0004_0201, // global_atomic_add v1, v2, s[4:5]
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf408_0100, 0xfa00_0000, // s_load_dwordx4 s[4:7], s[0:1], null
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0x7e04_0281, // v_mov_b32_e32 v2, 1
        0xbefe_0488, // s_mov_b64 exec, 8
        0xbefc_03ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd872_0000, 0x0000_0000, // ds_gws_sema_p gds
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdcc8_8000, 0x0004_0201, // global_atomic_add v1, v2, s[4:5]
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf408_0100, 0xf800_0000, // s_load_b128 s[4:7], s[0:1], null
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0x7e02_0280, // v_mov_b32_e32 v1, 0
        0x7e04_0281, // v_mov_b32_e32 v2, 1
        0xbefe_0188, // s_mov_b64 exec, 8
        0xbefd_00ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd872_0000, 0x0000_0000, // ds_gws_sema_p gds
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0xdcd6_0000, 0x0004_0201, // global_atomic_add_u32 v1, v2, s[4:5]
        0xbfb0_0000, // s_endpgm
    ],
];

/// Lets as many waves pass the semaphore as lane 3 says.
#[rustfmt::skip]
pub const POST: Code = [
    &[
        0xc002_0200, 0x0000_0010, // s_load_dword s8, s[0:1], 0x10
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefe_0188, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xbefe_01c8, // s_mov_b64 exec, -8
        0xbefc_00ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd937_0000, 0x0000_0006, // ds_gws_sema_br v6 gds
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf400_0200, 0xfa00_0010, // s_load_dword s8, s[0:1], 0x10
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefe_0488, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xbefe_04c8, // s_mov_b64 exec, -8
        0xbefc_03ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd86e_0000, 0x0000_0006, // ds_gws_sema_br v6 gds
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xf400_0200, 0xf800_0010, // s_load_b32 s8, s[0:1], 0x10
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0x7e0c_02ff, 0x0000_7fff, // v_mov_b32_e32 v6, 0x7fff
        0xbefe_0188, // s_mov_b64 exec, 8
        0x7e0c_0208, // v_mov_b32_e32 v6, s8
        0xbefe_01c8, // s_mov_b64 exec, -8
        0xbefd_00ff, 0x0005_0000, // s_mov_b32 m0, 0x50000
        0xd86e_0000, 0x0000_0006, // ds_gws_sema_br v6 gds
        0xbfb0_0000, // s_endpgm
    ],
];

/// Lets all waves pass the semaphore that wait.
#[rustfmt::skip]
pub const RELEASE: Code = [
    &[
        0xbefc_0080, // s_mov_b32 m0, 0
        0xd931_0005, 0x0000_0000, // ds_gws_sema_release_all offset:5 gds
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xbefc_0380, // s_mov_b32 m0, 0
        0xd862_0005, 0x0000_0000, // ds_gws_sema_release_all offset:5 gds
        0xbf81_0000, // s_endpgm
    ],
    &[
        0xbefd_0080, // s_mov_b32 m0, 0
        0xd862_0005, 0x0000_0000, // ds_gws_sema_release_all offset:5 gds
        0xbfb0_0000, // s_endpgm
    ],
];
