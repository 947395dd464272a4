//! The instructions: of the input's choice, each behind what leads its addresses into the window.

use core::fmt::Write;

use outcrop_isa::{Format, Inst, Op, Operand, Pattern, Target, WaveSize, decode_wave, patterns};

use super::{BASE, BASE_AT, RESOURCE_AT};

/// Numbers from the input, and random ones after its end.
pub(super) struct Source<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) seed: u64,
}

impl Source<'_> {
    pub(super) fn next(&mut self) -> u32 {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 32) as u32
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*first)
    }

    /// A dword of the input; random where that ends.
    pub(super) fn word(&mut self) -> u32 {
        let random = self.next().to_le_bytes();
        u32::from_le_bytes(random.map(|byte| self.byte().unwrap_or(byte)))
    }

    /// What registers begin with: small numbers, special floats, any bits.
    pub(super) fn value(&mut self) -> u32 {
        const SPECIAL: [u32; 16] = [
            0,
            1,
            u32::MAX,
            0x8000_0000,
            0x7fff_ffff,
            0x3f80_0000,
            0xbf80_0000,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
            0x7f80_0001,
            0x0000_0001,
            0x0080_0000,
            0x3c00_bc00,
            0x7ff0_0000,
            0x7c01_fc00,
        ];
        let bits = self.next();
        match self.next() % 8 {
            0 | 1 => SPECIAL[bits as usize % SPECIAL.len()],
            2 => bits % 65,
            // Floats near 1.
            3 | 4 => (0x3f00_0000 + (bits & 0x01ff_ffff)) | bits & 0x8000_0000,
            _ => bits,
        }
    }
}

/// An instruction, and what leads its addresses into the window.
pub(super) struct Piece {
    pub(super) lead: Vec<u32>,
    pub(super) words: Vec<u32>,
}

/// What the instructions of a target and a wave size are.
pub(super) struct Language {
    pub(super) target: Target,
    pub(super) wave: WaveSize,
    patterns: Vec<Pattern>,
}

impl Language {
    pub(super) fn new(target: Target, wave: WaveSize) -> Self {
        Self {
            target,
            wave,
            patterns: patterns(target).filter(|p| !graphics(p.format)).collect(),
        }
    }

    /// The first dword of an operation in an encoding, with nothing in its fields.
    pub(super) fn bare(&self, op: Op, format: Format) -> u32 {
        let pattern = self.patterns.iter().find(|p| p.op == op && p.format == format);
        pattern.map_or(0, |p| p.value as u32)
    }

    fn decode(&self, words: &[u32]) -> Option<Inst> {
        decode_wave(self.target, self.wave, words).ok()
    }

    /// An instruction of the input's choice.
    pub(super) fn piece(&self, source: &mut Source<'_>) -> Option<Piece> {
        let choice = u16::from_le_bytes([source.byte()?, source.byte()?]);
        let pattern = self.patterns[usize::from(choice) % self.patterns.len()];
        let mut bits = 0u128;
        for dword in 0..pattern.dwords {
            bits |= u128::from(source.word()) << (32 * dword);
        }
        let bits = pattern.value | bits & pattern.free;
        let mut words: Vec<u32> = (0..pattern.dwords)
            .map(|dword| (bits >> (32 * dword)) as u32)
            .collect();
        // Perhaps a literal follows.
        words.push(source.value());
        let inst = self.decode(&words)?;
        words.truncate(usize::from(inst.size) / 4);
        if inst.branch_target(0).is_some() {
            words[0] = words[0] & !0xffff | words[0] & 7;
        }
        if matches!(inst.op, Op::S_ENDPGM | Op::S_ENDPGM_SAVED) && choice & 0xff != 0 {
            return None;
        }
        let mut lead = Vec::new();
        self.lead(&inst, source, &mut lead);
        Some(Piece { lead, words })
    }

    fn lead(&self, inst: &Inst, source: &mut Source<'_>, to: &mut Vec<u32>) {
        // Some addresses stay as they are.
        if source.byte().unwrap_or(0) & 15 == 15 {
            return;
        }
        let aligned = [0xff0, 0xffc, 0xfff][source.next() as usize % 3];
        match inst.format {
            Format::Ds => self.lead_vector(inst.src[0], aligned, to),
            Format::Flat | Format::Global if inst.src[2].is_none() => {
                self.lead_vector(inst.src[0], aligned, to);
                if let Operand::Vgpr(n) = inst.src[0] {
                    to.extend([self.bare(Op::V_MOV_B32, Format::Vop1)
                        | 255
                        | u32::from(n.wrapping_add(1)) << 17]);
                    to.push((BASE >> 32) as u32);
                }
            }
            Format::Flat | Format::Global => {
                self.lead_vector(inst.src[0], aligned, to);
                self.lead_pair(inst.src[2], BASE_AT, to);
            }
            Format::Scratch => {
                self.lead_vector(inst.src[0], 0x3c, to);
                self.lead_scalar(inst.src[2], 0x3c, to);
            }
            Format::Mubuf | Format::Mtbuf => {
                self.lead_vector(inst.src[0], aligned, to);
                self.lead_pair(inst.src[2], RESOURCE_AT, to);
                if let Operand::Sgpr(n) = inst.src[2] {
                    self.lead_pair(Operand::Sgpr(n.wrapping_add(2)), RESOURCE_AT + 2, to);
                }
                self.lead_scalar(inst.src[3], 0xfc, to);
            }
            Format::Smem => {
                let wide = inst.src_type[0].dwords == 4;
                self.lead_pair(inst.src[0], if wide { RESOURCE_AT } else { BASE_AT }, to);
                if let (Operand::Sgpr(n), true) = (inst.src[0], wide) {
                    self.lead_pair(Operand::Sgpr(n.wrapping_add(2)), RESOURCE_AT + 2, to);
                }
                self.lead_scalar(inst.src[1], aligned, to);
            }
            _ => {}
        }
    }

    /// `v_and_b32 reg, mask, reg`.
    fn lead_vector(&self, reg: Operand, mask: u32, to: &mut Vec<u32>) {
        if let Operand::Vgpr(n) = reg {
            let n = u32::from(n);
            to.extend([
                self.bare(Op::V_AND_B32, Format::Vop2) | 255 | n << 9 | n << 17,
                mask,
            ]);
        }
    }

    /// `s_mov_b64 pair, trap temporaries`.
    fn lead_pair(&self, reg: Operand, from: u32, to: &mut Vec<u32>) {
        if let Operand::Sgpr(n) = reg {
            to.push(self.bare(Op::S_MOV_B64, Format::Sop1) | from | u32::from(n & !1) << 16);
        }
    }

    /// `s_and_b32 reg, reg, mask`.
    fn lead_scalar(&self, reg: Operand, mask: u32, to: &mut Vec<u32>) {
        if let Operand::Sgpr(n) = reg {
            let n = u32::from(n);
            to.extend([
                self.bare(Op::S_AND_B32, Format::Sop2) | n | 255 << 8 | n << 16,
                mask,
            ]);
        }
    }

    /// The stream as text, from the address `pc` on.
    pub(super) fn text(&self, pieces: &[Piece], mut pc: u64) -> String {
        let mut text = String::new();
        for words in pieces.iter().flat_map(|piece| [&piece.lead, &piece.words]) {
            let mut words = &words[..];
            while let Some(inst) = self.decode(words) {
                let _ = writeln!(text, "{pc:#x}: {inst}");
                pc += u64::from(inst.size);
                words = &words[usize::from(inst.size) / 4..];
            }
        }
        text
    }
}

fn graphics(format: Format) -> bool {
    matches!(
        format,
        Format::Mimg | Format::Exp | Format::Vintrp | Format::Vinterp | Format::Ldsdir
    )
}
