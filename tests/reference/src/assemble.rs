//! The code around an instruction under test: it loads the whole state before and stores it after.
//!
//! A kernel is one wave a workgroup. Its prologue finds the block of memory of its workgroup, loads the registers
//! from it, and jumps to the workgroup's instructions, which jump to the epilogue.

use outcrop_isa::{Format, Generation, Pattern, Target, WaveSize, patterns};

use crate::state::{SGPRS, Shape};

/// Bytes of the code of one case.
pub const SLOT: usize = 64;

/// Scalar registers of the code around the instructions, after those of the state. The first eight are EXEC, VCC,
/// M0, SCC and MODE when they are loaded and stored.
mod s {
    use super::SGPRS;
    pub const EXEC: u32 = SGPRS as u32;
    pub const VCC: u32 = EXEC + 2;
    pub const M0: u32 = EXEC + 4;
    pub const SCC: u32 = EXEC + 5;
    pub const MODE: u32 = EXEC + 6;
    /// Device address of the block.
    pub const BLOCK: u32 = EXEC + 8;
    /// Address of the instructions.
    pub const CODE: u32 = EXEC + 10;
    pub const STEP: u32 = EXEC + 12;
    /// Address of the epilogue.
    pub const EPILOGUE: u32 = EXEC + 14;
}

/// Scalar operands by number.
mod reg {
    pub const VCC: u32 = 106;
    pub const EXEC: u32 = 126;
    pub const MINUS_ONE: u32 = 193;
    pub const LITERAL: u32 = 255;
    pub const VGPR: u32 = 256;
    pub const fn int(n: u32) -> u32 {
        128 + n
    }
}

/// Where the parts of a case's block are, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    shape: Shape,
}

impl Block {
    /// Where the scalars are loaded from.
    pub const SCALARS_IN: usize = 0;
    /// Where the scalars are stored to: 32 a row of 256 bytes.
    pub const SCALARS_OUT: usize = 512;
    /// Vector registers, 256 bytes each.
    pub const VGPRS: usize = 512 + 3 * 256;

    /// Blocks for waves of this shape.
    #[must_use]
    pub const fn new(shape: Shape) -> Self {
        Self { shape }
    }

    /// Accumulation registers.
    #[must_use]
    pub const fn agprs(self) -> usize {
        Self::VGPRS + 256 * self.shape.vgprs
    }

    /// Contents of LDS.
    #[must_use]
    pub const fn lds(self) -> usize {
        self.agprs() + 256 * self.shape.agprs
    }

    /// The window of memory.
    #[must_use]
    pub const fn memory(self) -> usize {
        self.lds() + self.shape.lds
    }

    /// Bytes of a block. What follows the window belongs to no one.
    #[must_use]
    pub const fn size(self) -> usize {
        (self.memory() + self.shape.memory + 4096).next_multiple_of(4096)
    }
}

/// Writes instructions of one target from the decoder's patterns.
struct Assembler {
    target: Target,
    wave: WaveSize,
    patterns: Vec<Pattern>,
    words: Vec<u32>,
}

impl Assembler {
    fn new(target: Target, wave: WaveSize) -> Self {
        Self {
            target,
            wave,
            patterns: patterns(target).collect(),
            words: Vec::new(),
        }
    }

    fn generation(&self) -> Generation {
        self.target.generation()
    }

    /// An instruction, under the name that the generation has, with fields (lowest bit, value).
    fn put(&mut self, names: &[&str], format: Format, fields: &[(u32, u32)]) {
        let is = |p: &&Pattern| p.format == format && names.contains(&p.op.name());
        let pattern = self.patterns.iter().find(is);
        let pattern = pattern.unwrap_or_else(|| panic!("{} has no {names:?}", self.target));
        let code = fields
            .iter()
            .fold(pattern.value, |code, (lo, value)| code | u128::from(*value) << lo);
        for i in 0..pattern.dwords {
            self.words.push((code >> (32 * i)) as u32);
        }
    }

    fn sop1(&mut self, names: &[&str], dst: u32, src: u32) {
        self.put(names, Format::Sop1, &[(16, dst), (0, src)]);
    }

    fn sop2(&mut self, names: &[&str], dst: u32, a: u32, b: u32) {
        self.put(names, Format::Sop2, &[(16, dst), (0, a), (8, b)]);
    }

    /// `dst = a + literal` of 64 bits.
    fn add(&mut self, dst: u32, a: u32, literal: usize) {
        self.sop2(&["s_add_u32", "s_add_co_u32"], dst, a, reg::LITERAL);
        self.words.push(literal as u32);
        self.sop2(&["s_addc_u32", "s_add_co_ci_u32"], dst + 1, a + 1, reg::int(0));
    }

    /// Waits until everything before is done.
    fn wait(&mut self) {
        match self.generation() {
            Generation::Gfx9 | Generation::Gfx10 | Generation::Gfx11 => {
                self.put(&["s_waitcnt"], Format::Sopp, &[]);
            }
            _ => {
                for name in [
                    "s_wait_loadcnt",
                    "s_wait_storecnt",
                    "s_wait_dscnt",
                    "s_wait_kmcnt",
                ] {
                    self.put(&[name], Format::Sopp, &[]);
                }
            }
        }
    }

    /// Loads `1 << log` dwords at `base` to scalars.
    fn scalar_load(&mut self, log: usize, to: u32, base: u32, offset: usize) {
        let names = [
            ["s_load_dword", "s_load_b32"],
            ["s_load_dwordx2", "s_load_b64"],
            ["s_load_dwordx4", "s_load_b128"],
            ["s_load_dwordx8", "s_load_b256"],
            ["s_load_dwordx16", "s_load_b512"],
        ];
        let by_generation = match self.generation() {
            Generation::Gfx9 => (17, 1),
            Generation::Gfx10 => (57, 0x7d),
            _ => (57, 0x7c),
        };
        let fields = [(6, to), (0, base / 2), (32, offset as u32), by_generation];
        self.put(&names[log], Format::Smem, &fields);
    }

    /// A dword a lane at `base` + the lane's offset, to or from `v`.
    fn row(&mut self, store: bool, v: u32, address: u32, base: u32) {
        let names: &[&str] = if store {
            &["global_store_dword", "global_store_b32"]
        } else {
            &["global_load_dword", "global_load_b32"]
        };
        let fields = match (self.generation(), store) {
            (Generation::Gfx12, false) => [(64, address), (32, v), (0, base)],
            (Generation::Gfx12, true) => [(64, address), (55, v), (0, base)],
            (_, false) => [(32, address), (56, v), (48, base)],
            (_, true) => [(32, address), (40, v), (48, base)],
        };
        self.put(names, Format::Global, &fields);
    }

    fn lds_row(&mut self, store: bool, v: u32, address: u32, offset: usize) {
        let names: &[&str] = if store {
            &["ds_write_b32", "ds_store_b32"]
        } else {
            &["ds_read_b32", "ds_load_b32"]
        };
        let place = if store { 40 } else { 56 };
        self.put(
            names,
            Format::Ds,
            &[(32, address), (place, v), (0, offset as u32)],
        );
    }

    fn writelane(&mut self, v: u32, scalar: u32, lane: u32) {
        self.put(
            &["v_writelane_b32"],
            Format::Vop3,
            &[(0, v), (32, scalar), (41, reg::int(lane))],
        );
    }

    fn exec_all(&mut self) {
        match self.wave {
            WaveSize::Wave32 => self.sop1(&["s_mov_b32"], reg::EXEC, reg::MINUS_ONE),
            WaveSize::Wave64 => self.sop1(&["s_mov_b64"], reg::EXEC, reg::MINUS_ONE),
        }
    }

    fn m0(&self) -> u32 {
        match self.generation() {
            Generation::Gfx9 | Generation::Gfx10 => 124,
            _ => 125,
        }
    }

    /// Rows at `offset` of the block, for which `each` is called with the address in STEP.
    fn rows(&mut self, offset: usize, count: usize, each: impl Fn(&mut Self, u32)) {
        self.add(s::STEP, s::BLOCK, offset);
        for i in 0..count {
            if i != 0 {
                self.add(s::STEP, s::STEP, 256);
            }
            each(self, i as u32);
        }
    }
}

/// The vector register that the code around the instructions has for itself: four times the lane.
#[must_use]
pub const fn lane_register(shape: Shape) -> u32 {
    shape.vgprs as u32
}

fn setreg(hwreg_offset: u32, width: u32) -> u32 {
    // MODE is hardware register 1.
    1 | hwreg_offset << 6 | (width - 1) << 11
}

/// The prologue and the epilogue, the byte offset of the latter, and of the code of case 0.
///
/// The kernel's argument is the device address of block 0; its code is where the argument after that says, the epilogue
/// where the last.
#[must_use]
pub fn harness(target: Target, wave: WaveSize, shape: Shape) -> (Vec<u32>, usize) {
    let mut a = Assembler::new(target, wave);
    let block = Block::new(shape);
    let lane = lane_register(shape);
    let lds_rows = shape.lds / (4 * usize::from(wave.lanes()));
    let lds_step = 4 * usize::from(wave.lanes());
    let is_gfx9 = a.generation() == Generation::Gfx9;
    let agprs = if is_gfx9 { shape.agprs } else { 0 };
    let workgroup = match a.generation() {
        Generation::Gfx12 => 108 + 9,
        _ => 2,
    };
    a.put(
        &["v_lshlrev_b32"],
        Format::Vop2,
        &[(17, lane), (0, reg::int(2)), (9, 0)],
    );
    a.scalar_load(2, s::BLOCK, 0, 0);
    a.scalar_load(1, s::EPILOGUE, 0, 16);
    a.wait();
    // The block and the code of this workgroup.
    a.sop2(&["s_mul_i32"], s::STEP, workgroup, reg::LITERAL);
    a.words.push(block.size() as u32);
    a.sop2(&["s_add_u32", "s_add_co_u32"], s::BLOCK, s::BLOCK, s::STEP);
    a.sop2(
        &["s_addc_u32", "s_add_co_ci_u32"],
        s::BLOCK + 1,
        s::BLOCK + 1,
        reg::int(0),
    );
    a.sop2(
        &["s_lshl_b32"],
        s::STEP,
        workgroup,
        reg::int(SLOT.trailing_zeros()),
    );
    a.sop2(&["s_add_u32", "s_add_co_u32"], s::CODE, s::CODE, s::STEP);
    a.sop2(
        &["s_addc_u32", "s_add_co_ci_u32"],
        s::CODE + 1,
        s::CODE + 1,
        reg::int(0),
    );
    // LDS and accumulation registers by way of v0.
    a.add(s::STEP, s::BLOCK, block.lds());
    for row in 0..lds_rows {
        a.row(false, 0, lane, s::STEP);
        a.wait();
        a.lds_row(true, 0, lane, row * lds_step);
        a.add(s::STEP, s::STEP, lds_step);
    }
    a.rows(block.agprs(), agprs, |a, i| {
        a.row(false, 0, lane, s::STEP);
        a.wait();
        a.put(
            &["v_accvgpr_write_b32", "v_accvgpr_write"],
            Format::Vop3pMai,
            &[(0, i), (32, reg::VGPR)],
        );
    });
    a.rows(Block::VGPRS, shape.vgprs, |a, i| a.row(false, i, lane, s::STEP));
    if shape.memory != 0 {
        // Where code says itself where its scratch memory is, that is the window.
        a.add(s::STEP, s::BLOCK, block.memory());
        match target {
            Target::Gfx90a => a.sop1(&["s_mov_b64"], 102, s::STEP),
            Target::Gfx1030 => {
                for i in 0..2 {
                    // The hardware registers FLAT_SCR_LO and FLAT_SCR_HI.
                    let whole = (20 + i) | (31 << 11);
                    a.put(&["s_setreg_b32"], Format::Sopk, &[(16, s::STEP + i), (0, whole)]);
                }
            }
            _ => {}
        }
    }
    for i in 0..SGPRS / 16 {
        a.scalar_load(4, 16 * i as u32, s::BLOCK, 64 * i);
    }
    a.scalar_load(3, s::EXEC, s::BLOCK, 4 * SGPRS);
    a.wait();
    // MODE's low part, and FP16_OVFL.
    a.put(
        &["s_setreg_b32"],
        Format::Sopk,
        &[(16, s::MODE), (0, setreg(0, 10))],
    );
    a.sop2(&["s_lshr_b32"], s::STEP, s::MODE, reg::int(23));
    a.put(
        &["s_setreg_b32"],
        Format::Sopk,
        &[(16, s::STEP), (0, setreg(23, 1))],
    );
    let m0 = a.m0();
    a.sop1(&["s_mov_b32"], m0, s::M0);
    a.sop1(&["s_mov_b64"], reg::VCC, s::VCC);
    match wave {
        WaveSize::Wave32 => a.sop1(&["s_mov_b32"], reg::EXEC, s::EXEC),
        WaveSize::Wave64 => a.sop1(&["s_mov_b64"], reg::EXEC, s::EXEC),
    }
    a.put(&["s_cmp_lg_u32"], Format::Sopc, &[(0, s::SCC), (8, reg::int(0))]);
    a.sop1(&["s_setpc_b64"], 0, s::CODE);

    let epilogue = 4 * a.words.len();
    a.wait();
    a.sop2(&["s_cselect_b32"], s::SCC, reg::int(1), reg::int(0));
    a.sop1(&["s_mov_b64"], s::VCC, reg::VCC);
    match wave {
        WaveSize::Wave32 => {
            a.sop1(&["s_mov_b32"], s::EXEC, reg::EXEC);
            a.sop1(&["s_mov_b32"], s::EXEC + 1, reg::int(0));
        }
        WaveSize::Wave64 => a.sop1(&["s_mov_b64"], s::EXEC, reg::EXEC),
    }
    a.exec_all();
    a.sop1(&["s_mov_b32"], s::M0, m0);
    a.put(
        &["s_getreg_b32"],
        Format::Sopk,
        &[(16, s::MODE), (0, setreg(0, 32))],
    );
    a.rows(Block::VGPRS, shape.vgprs, |a, i| a.row(true, i, lane, s::STEP));
    a.wait();
    a.rows(block.agprs(), agprs, |a, i| {
        a.put(
            &["v_accvgpr_read_b32", "v_accvgpr_read"],
            Format::Vop3pMai,
            &[(0, 0), (32, reg::VGPR + i)],
        );
        a.row(true, 0, lane, s::STEP);
        a.wait();
    });
    a.add(s::STEP, s::BLOCK, block.lds());
    for row in 0..lds_rows {
        a.lds_row(false, 0, lane, row * lds_step);
        a.wait();
        a.row(true, 0, lane, s::STEP);
        a.add(s::STEP, s::STEP, lds_step);
    }
    a.wait();
    for first in (0..SGPRS as u32 + 8).step_by(32) {
        for i in first..(first + 32).min(SGPRS as u32 + 8) {
            a.writelane(0, i, i - first);
        }
        a.add(s::STEP, s::BLOCK, Block::SCALARS_OUT + 8 * first as usize);
        a.row(true, 0, lane, s::STEP);
        a.wait();
    }
    a.put(&["s_endpgm"], Format::Sopp, &[]);
    (a.words, epilogue)
}

/// The words that jump to the epilogue.
#[must_use]
pub fn leave(target: Target, wave: WaveSize) -> Vec<u32> {
    let mut a = Assembler::new(target, wave);
    a.sop1(&["s_setpc_b64"], 0, s::EPILOGUE);
    a.words
}
