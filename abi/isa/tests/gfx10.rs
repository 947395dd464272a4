//! What an executor needs of gfx1030: where operands are and what the generation has of its own.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

use outcrop_isa::{
    Attribute, Dpp8, Export, Format, Inst, Op, Operand, SpecialReg, Target, WaveSize, decode, decode_wave,
};

fn gfx10(words: &[u32]) -> Inst {
    decode(Target::Gfx1030, words).expect("valid")
}

fn wave64(words: &[u32]) -> Inst {
    decode_wave(Target::Gfx1030, WaveSize::Wave64, words).expect("valid")
}

#[test]
fn compares_that_write_exec_say_so() {
    // v_cmpx_lt_f32_e32 v8, v16
    let words = [0x7c22_2108];
    let narrow = gfx10(&words);
    assert_eq!(narrow.sdst, Operand::Special(SpecialReg::ExecLo));
    assert_eq!(narrow.sdst_type.dwords, 1);
    assert_eq!(wave64(&words).sdst_type.dwords, 2);
    assert_eq!(narrow.to_string(), "v_cmpx_lt_f32_e32 v8, v16");
    // v_cmp_lt_f32_e64 with a number that is a pair in waves of 64 and one register in those of 32
    let compare = [0xd401_0004, 0x0002_2108];
    assert_eq!(gfx10(&compare).to_string(), "v_cmp_lt_f32_e64 s4, v8, v16");
    assert_eq!(wave64(&compare).to_string(), "v_cmp_lt_f32_e64 s[4:5], v8, v16");
    // m0 holds the mask of 32 lanes, not that of 64
    let in_m0 = [0xd401_007c, 0x0002_2108];
    assert_eq!(gfx10(&in_m0).sdst, Operand::Special(SpecialReg::M0));
    assert!(decode_wave(Target::Gfx1030, WaveSize::Wave64, &in_m0).is_err());
}

#[test]
fn literals_follow_the_64_bit_encodings() {
    // v_add_f32_e64 v4, 0x12345678, 0x12345678: one dword for both
    let add = gfx10(&[0xd503_0004, 0x0001_feff, 0x1234_5678]);
    assert_eq!(add.size, 12);
    assert_eq!(add.src[0], Operand::Literal(0x1234_5678));
    assert_eq!(add.src[0], add.src[1]);
    // v_sub_f16_e64 v4, s16, 1.0: a literal of a 16-bit operand is its low half
    let half = gfx10(&[0xd533_0004, 0x0001_fe10, 0xffff_3c00]);
    assert_eq!(half.src_constant(1), Some(0x3c00));
}

#[test]
fn scalar_loads_have_an_offset_a_register_or_both() {
    // s_load_dword s4, s[16:17], -0x10
    let immediate = gfx10(&[0xf400_0108, 0xfa1f_fff0]);
    assert!(immediate.src[1].is_none());
    assert_eq!(immediate.mem.offset, -16);
    // s_load_dword s4, s[16:17], s20 offset:0x10 glc dlc
    let both = gfx10(&[0xf401_4108, 0x2820_0010]);
    assert_eq!(both.src[1], Operand::Sgpr(20));
    assert_eq!((both.mem.offset, both.mem.glc, both.mem.dlc), (16, true, true));
    // LLVM writes the null register when there is neither.
    let none = gfx10(&[0xf400_0108, 0xfa00_0000]);
    assert!(none.src[1].is_none());
    assert_eq!(none.to_string(), "s_load_dword s4, s[16:17], null");
}

#[test]
fn scratch_has_one_address_or_none() {
    // scratch_load_dword v24, v4, off offset:-16
    let vector = gfx10(&[0xdc30_4ff0, 0x187d_0004]);
    assert_eq!((vector.src[0], vector.src[2]), (Operand::Vgpr(4), Operand::None));
    assert_eq!(vector.mem.offset, -16);
    // scratch_load_dword v24, off, s4 offset:-16
    let scalar = gfx10(&[0xdc30_4ff0, 0x1804_0004]);
    assert_eq!((scalar.src[0], scalar.src[2]), (Operand::None, Operand::Sgpr(4)));
    // scratch_load_dword v24, off, off offset:-16
    let neither = gfx10(&[0xdc30_4ff0, 0x187f_0004]);
    assert_eq!((neither.src[0], neither.src[2]), (Operand::None, Operand::None));
    // FLAT takes 11 bits of offset and no scalar address.
    assert!(decode(Target::Gfx1030, &[0xdc30_0823, 0x187d_0804]).is_err());
    assert!(decode(Target::Gfx1030, &[0xdc30_0023, 0x1804_0804]).is_err());
}

#[test]
fn lanes_of_eight_are_in_order() {
    // v_trunc_f32_dpp v4, v8 dpp8:[1,7,4,4,3,6,5,3] fi:1
    let trunc = gfx10(&[0x7e08_42ea, 0x7739_3908]);
    assert_eq!((trunc.format, trunc.src[0]), (Format::Vop1Dpp, Operand::Vgpr(8)));
    assert_eq!(
        trunc.dpp8,
        Some(Dpp8 {
            lanes: [1, 7, 4, 4, 3, 6, 5, 3],
            fi: true
        })
    );
}

#[test]
fn image_addresses_follow_each_other_or_not() {
    // image_sample_d v[16:19], [v4, v8, …, v15], s[16:23], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_3D
    let words = [0xf088_0f14, 0x0104_1004, 0x0b0a_0908, 0x0f0e_0d0c];
    let apart = gfx10(&words);
    assert_eq!(apart.size, 16);
    assert_eq!((apart.dst, apart.dst_type.dwords), (Operand::Vgpr(16), 4));
    assert_eq!((apart.src[0], apart.src_type[0].dwords), (Operand::Vgpr(4), 9));
    assert_eq!((apart.src[2], apart.src_type[2].dwords), (Operand::Sgpr(16), 8));
    assert_eq!((apart.src[3], apart.src_type[3].dwords), (Operand::Sgpr(32), 4));
    let image = apart.image.expect("an image");
    assert_eq!((image.dim, image.dmask), (2, 15));
    assert_eq!(image.apart, Some([8, 9, 10, 11, 12, 13, 14, 15, 0, 0, 0, 0]));
    // The same with v[4:12]; derivatives of three coordinates by x and y, then the coordinates.
    let together = gfx10(&[0xf088_0f10, 0x0104_1004]);
    assert_eq!((together.size, together.src_type[0].dwords), (8, 9));
    assert_eq!(together.image.expect("an image").apart, None);
    // Sixteen-bit coordinates (and derivatives as they were) take two dwords less than three.
    let a16 = gfx10(&[0xf088_0f10, 0x4104_1004]);
    assert_eq!(a16.src_type[0].dwords, 8);
    // The last dword of the addresses is missing, or one too many is there.
    assert!(decode(Target::Gfx1030, &words[..3]).is_err());
    assert!(decode(Target::Gfx1030, &[0xf088_0f16, 0x0104_1004, 0, 0, 0]).is_err());
}

#[test]
fn image_data_have_a_register_a_component() {
    // image_sample v[16:18], v4, s[16:23], s[32:35] dmask:0x5 dim:SQ_RSRC_IMG_1D tfe
    let status = gfx10(&[0xf081_0500, 0x0104_1004]);
    assert_eq!(status.dst_type.dwords, 3);
    // image_gather4 v[16:17], v4, s[16:23], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_1D d16
    let gather = gfx10(&[0xf100_0100, 0x8104_1004]);
    assert_eq!(gather.dst_type.dwords, 2);
    // image_atomic_cmpswap v[16:17], v4, s[16:23] dmask:0x3 dim:SQ_RSRC_IMG_1D glc: two in, one out
    let exchange = gfx10(&[0xf040_2300, 0x0004_1004]);
    assert_eq!((exchange.src_type[1].dwords, exchange.dst_type.dwords), (2, 1));
    // A dmask that no atomic has.
    assert!(decode(Target::Gfx1030, &[0xf040_2500, 0x0004_1004]).is_err());
}

#[test]
fn exports_name_what_they_export() {
    // exp mrtz v0, v0, v1, v1 compr
    let export = gfx10(&[0xf800_048f, 0x0000_0100]);
    assert_eq!(
        export.export,
        Some(Export {
            target: 8,
            enabled: 15,
            compressed: true,
            done: false,
            valid_mask: false,
            row: false
        })
    );
    assert_eq!(
        export.src[..3],
        [Operand::Vgpr(0), Operand::Vgpr(1), Operand::None]
    );
    // There is no target 10.
    assert!(decode(Target::Gfx1030, &[0xf800_00af, 0]).is_err());
}

#[test]
fn interpolation_reads_an_attribute() {
    // v_interp_p1lv_f16 v5, v2, attr0.x, v3 high
    let first = gfx10(&[0xd743_0005, 0x040e_0500]);
    assert_eq!(first.op, Op::V_INTERP_P1LV_F16);
    assert_eq!((first.src[1], first.src[2]), (Operand::Vgpr(2), Operand::Vgpr(3)));
    assert_eq!(
        first.attribute,
        Some(Attribute {
            number: 0,
            channel: 0,
            high: true
        })
    );
}
