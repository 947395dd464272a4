//! Kernels of a few instruction words.

use outcrop_gpu::shader::ShaderFault;
use outcrop_gpu::vm::Access;
use outcrop_isa::{Generation, WaveSize};

use super::{Args, Gpu};

impl Gpu {
    fn generation(&self) -> Generation {
        self.code.isa().generation()
    }

    /// A kernel of these instruction words, with 128 VGPRs of each kind (RDNA: 64) and a pointer to its arguments in s[0:1].
    pub fn assemble(&self, words: &[u32]) -> u64 {
        let va = self.alloc(
            4096 + 4 * words.len(),
            Access::READ | Access::WRITE | Access::EXEC,
        );
        let wave32 = self.wave == WaveSize::Wave32;
        let (accum_offset, registers) = match (self.generation(), wave32) {
            (Generation::Gfx9, _) => (31, 31),
            (_, true) => (0, 7),
            (_, false) => (0, 15),
        };
        let clamp_and_ieee = match self.generation() {
            Generation::Gfx12 => 0,
            _ => 1 << 21 | 1 << 23,
        };
        let descriptor = [
            (8, 16u32),
            (16, 4096),
            (44, accum_offset),
            // denormals kept
            (48, registers | 0xf0 << 12 | clamp_and_ieee),
            // two user SGPRs, workgroup id x
            (52, 2 << 1 | 1 << 7),
            // kernarg_segment_ptr, wave size
            (56, 8 | u32::from(wave32) << 10),
        ];
        for (at, v) in descriptor {
            self.patch(va, at, v);
        }
        for (i, w) in (0..).zip(words) {
            self.patch(va, 4096 + 4 * i, *w);
        }
        va
    }

    /// Writes a dword of a kernel's descriptor or, from 4096 on, of its code.
    #[track_caller]
    pub fn patch(&self, kernel: u64, at: u64, v: u32) {
        unsafe { self.host(kernel + at, 4).cast::<u32>().write(v) };
    }

    /// Runs `body` on one wave: `rows` are v1 on before it (v0 is the lane times four), and the result is the
    /// registers `out` after it. Of waves of 32 the upper half of the results is 0.
    pub fn rows(&self, rows: &[[u32; 64]], body: &[u32], out: &[u32]) -> Result<Vec<[u32; 64]>, ShaderFault> {
        let mut code = self.head(rows.len() as u32);
        code.extend(body);
        for v in out {
            code.extend(self.store(*v));
        }
        code.push(match self.generation() {
            Generation::Gfx9 | Generation::Gfx10 => 0xbf81_0000,
            _ => 0xbfb0_0000,
        });
        let (from, to) = (self.buffer(rows), self.zeroed::<[u32; 64]>(out.len()));
        let lanes = self.wave.lanes();
        self.run(
            self.assemble(&code),
            [u32::from(lanes), 1, 1],
            [u16::from(lanes), 1, 1],
            &Args::new().plain().arg(from).arg(to).lds(self.lds),
        )?;
        Ok(self.read(to, out.len()))
    }

    /// Loads the arguments to s[4:7] and `rows` rows at s[4:5] to v1 on, v0 being the lane times four.
    fn head(&self, rows: u32) -> Vec<u32> {
        // s_load_dwordx4 s[4:7], s[0:1], 0; v_lshlrev_b32 v0, 2, v0; s_waitcnt lgkmcnt(0)
        let mut code = match self.generation() {
            Generation::Gfx9 => vec![0xc00a_0100, 0, 0x2400_0082, 0xbf8c_c07f],
            Generation::Gfx10 => vec![0xf408_0100, 0xfa00_0000, 0x3400_0082, 0xbf8c_c07f],
            Generation::Gfx11 => vec![0xf408_0100, 0xf800_0000, 0x3000_0082, 0xbf89_fc07],
            _ => vec![0xf400_4100, 0xf800_0000, 0x3000_0082, 0xbfc7_0000],
        };
        for i in 0..rows {
            // global_load_dword v[i + 1], v0, s[4:5] offset:256 * (i % 8)
            let (to, offset) = (i + 1, 256 * (i % 8));
            match self.generation() {
                Generation::Gfx9 => code.extend([0xdc50_8000 | offset, 0x0004_0000 | to << 24]),
                Generation::Gfx10 => code.extend([0xdc30_8000 | offset, 0x0004_0000 | to << 24]),
                Generation::Gfx11 => code.extend([0xdc52_0000 | offset, 0x0004_0000 | to << 24]),
                _ => code.extend([0xee05_0004, to, offset << 8]),
            }
            if i % 8 == 7 {
                // s_add_u32 s4, s4, 0x800; s_addc_u32 s5, s5, 0
                code.extend([0x8004_ff04, 0x800, 0x8205_8005]);
            }
        }
        code
    }

    /// Stores v[`v`] at s[6:7], and moves that on to the next row.
    fn store(&self, v: u32) -> Vec<u32> {
        // global_store_dword v0, v[v], s[6:7]
        let mut code = match self.generation() {
            Generation::Gfx9 | Generation::Gfx10 => vec![0xdc70_8000, 0x0006_0000 | v << 8],
            Generation::Gfx11 => vec![0xdc6a_0000, 0x0006_0000 | v << 8],
            _ => vec![0xee06_8006, v << 23, 0],
        };
        // s_add_u32 s6, s6, 0x100; s_addc_u32 s7, s7, 0
        code.extend([0x8006_ff06, 0x100, 0x8207_8007]);
        code
    }
}
