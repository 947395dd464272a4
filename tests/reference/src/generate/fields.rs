//! The bits of a code that are free, and random registers and constants for them.

use fastrand::Rng;
use outcrop_isa::{Generation, Target};

use crate::state::{SGPRS, Shape};

/// The free bits of a code, set field by field.
pub struct Fields<'a> {
    pub code: u128,
    pub free: u128,
    pub shape: Shape,
    pub target: Target,
    pub rng: &'a mut Rng,
}

impl Fields<'_> {
    pub fn set(&mut self, lo: u32, width: u32, value: u32) {
        let field = ((1u128 << width) - 1) << lo & self.free;
        self.code = self.code & !field | u128::from(value) << lo & field;
    }

    pub fn get(&self, lo: u32) -> bool {
        self.code >> lo & 1 != 0
    }

    pub fn vgpr_number(&mut self) -> u32 {
        self.rng
            .u32(0..self.shape.vgprs.max(self.shape.agprs).max(1) as u32)
    }

    pub fn vgpr(&mut self, lo: u32) {
        let n = self.vgpr_number();
        self.set(lo, 8, n);
    }

    /// A register whose top bit may tell a half.
    pub fn half(&mut self, lo: u32) {
        let n = self.vgpr_number() | self.high();
        self.set(lo, 8, n);
    }

    pub fn high(&mut self) -> u32 {
        let has_halves = self.target.generation() >= Generation::Gfx11;
        u32::from(has_halves && self.rng.u8(0..4) == 0) << 7
    }

    pub fn scalar_number(&mut self) -> u32 {
        let (m0, null) = match self.target.generation() {
            Generation::Gfx9 => (124, 106),
            Generation::Gfx10 => (124, 125),
            _ => (125, 124),
        };
        match self.rng.u8(0..16) {
            0 | 1 => 106,
            2 => 126,
            3 => m0,
            4 => null,
            5 => 107,
            _ => self.rng.u32(0..SGPRS as u32),
        }
    }

    pub fn scalar_source(&mut self) -> u32 {
        match self.rng.u8(0..16) {
            0..=2 => self.rng.u32(128..=208),
            3 | 4 => self.rng.u32(240..=248),
            5 => 255,
            6 if self.rng.u8(0..4) == 0 => 253,
            _ => self.scalar_number(),
        }
    }

    pub fn source(&mut self, lo: u32, halves: bool) {
        let n = if self.rng.u8(0..16) < 10 {
            256 + self.vgpr_number() + if halves { self.high() } else { 0 }
        } else {
            self.scalar_source()
        };
        self.set(lo, 9, n);
    }

    pub fn vector_source(&mut self, lo: u32) {
        let n = 256 + self.vgpr_number();
        self.set(lo, 9, n);
    }

    pub fn scalar(&mut self, lo: u32, width: u32) {
        let n = if width == 7 {
            self.scalar_number()
        } else {
            self.scalar_source()
        };
        self.set(lo, width, n);
    }

    /// The dword of a lane exchange.
    pub fn exchange(&mut self, lo: u32, dpp8: bool) {
        self.vgpr(lo);
        if dpp8 {
            return;
        }
        let gfx9 = [
            0x130,
            0x134,
            0x138,
            0x13c,
            0x142,
            0x143,
            0x150 + self.rng.u32(0..16),
        ];
        let gfx10 = [0x150, 0x160].map(|n| n + self.rng.u32(0..16));
        let ctrl = match self.rng.u8(0..8) {
            0 | 1 => self.rng.u32(0..256),
            2 => 0x101 + self.rng.u32(0..15),
            3 => 0x111 + self.rng.u32(0..15),
            4 => 0x121 + self.rng.u32(0..15),
            5 => 0x140 + self.rng.u32(0..2),
            _ if self.target.generation() == Generation::Gfx9 => gfx9[self.rng.usize(0..gfx9.len())],
            _ => gfx10[self.rng.usize(0..gfx10.len())],
        };
        self.set(lo + 8, 9, ctrl);
        if self.rng.bool() {
            self.set(lo + 24, 8, 0xff);
        }
    }
}
