//! Memory operations: how they run, and the shapes of what they load and store.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Generation, Target};

use super::{
    Load, LoadB16High, LoadB16Low, LoadB16Top, LoadDwords, LoadI8, LoadI8Half, LoadI8High, LoadI8Low,
    LoadI8Top, LoadI16, LoadU8, LoadU8High, LoadU8Low, LoadU8Top, LoadU16, Store, StoreB8, StoreB8High,
    StoreB16, StoreB16High, StoreDwords,
};
use crate::shader::simd::{Level, levels, once};
use crate::shader::wave::{Handler, Op, Wave};

/// Something to do with memory.
pub(crate) trait Memory {
    /// # Safety
    /// As for [`Handler`].
    unsafe fn run<L: Level>(w: &mut Wave, op: *const Op) -> *const Op;
}

levels!(memory_levels, memory_body, Memory);
once!(memory_once, memory_body, Memory);

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn memory_body<L: Level, T: Memory>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: the caller's.
    unsafe { T::run::<L>(w, op) }
}

/// What a lane loads or stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    U8,
    I8,
    U16,
    I16,
    U8Low,
    I8Low,
    U8High,
    I8High,
    B16Low,
    B16High,
    /// A byte, sign extended to 16 bits, and above 0.
    I8Half,
    /// 16 bits in the upper half, and below 0.
    U8Top,
    I8Top,
    B16Top,
    Dwords(u8),
}

/// What is made of a load, once its type is known.
pub(crate) trait ForLoad {
    fn of<T: Load>() -> [Handler; 3];
}

/// What is made of a store, once its type is known.
pub(crate) trait ForStore {
    fn of<T: Store>() -> [Handler; 3];
}

impl Shape {
    /// The shape that a load's mnemonic ends with.
    pub(crate) fn of_load(name: &str) -> Option<Self> {
        Some(match name {
            "ubyte" | "u8" => Self::U8,
            "sbyte" | "i8" => Self::I8,
            "ushort" | "u16" => Self::U16,
            "sshort" | "i16" => Self::I16,
            "ubyte_d16" => Self::U8Low,
            "sbyte_d16" => Self::I8Low,
            "ubyte_d16_hi" => Self::U8High,
            "sbyte_d16_hi" => Self::I8High,
            "short_d16" => Self::B16Low,
            "short_d16_hi" => Self::B16High,
            "dword" | "dword_addtid" | "b32" => Self::Dwords(1),
            "dwordx2" => Self::Dwords(2),
            "dwordx3" => Self::Dwords(3),
            "dwordx4" => Self::Dwords(4),
            _ => return None,
        })
    }

    /// The shape that a store's mnemonic ends with.
    pub(crate) fn of_store(name: &str) -> Option<Self> {
        Some(match name {
            "byte" => Self::U8,
            "short" => Self::U16,
            "byte_d16_hi" => Self::U8High,
            "short_d16_hi" => Self::B16High,
            "dword" | "dword_addtid" => Self::Dwords(1),
            "dwordx2" => Self::Dwords(2),
            "dwordx3" => Self::Dwords(3),
            "dwordx4" => Self::Dwords(4),
            _ => return None,
        })
    }

    /// What a target's load to half of a register does: where memory has error correction, which it has on all GPUs of
    /// these targets of gfx9, the other half becomes 0 (CDNA 3 ISA, "16-bit Memory Operations").
    pub(crate) fn of_target(self, target: Target) -> Self {
        match self {
            _ if target.generation() != Generation::Gfx9 => self,
            Self::U8Low => Self::U8,
            Self::I8Low => Self::I8Half,
            Self::U8High => Self::U8Top,
            Self::I8High => Self::I8Top,
            Self::B16Low => Self::U16,
            Self::B16High => Self::B16Top,
            _ => self,
        }
    }

    /// Bytes of a lane in memory.
    pub(crate) fn bytes(self) -> u32 {
        match self {
            Self::U8 | Self::I8 | Self::U8Low | Self::I8Low | Self::U8High | Self::I8High => 1,
            Self::I8Half | Self::U8Top | Self::I8Top => 1,
            Self::U16 | Self::I16 | Self::B16Low | Self::B16High | Self::B16Top => 2,
            Self::Dwords(n) => 4 * u32::from(n),
        }
    }

    /// First bit of the register that a store takes.
    pub(crate) fn shift(self) -> u8 {
        match self {
            Self::U8High | Self::B16High => 16,
            _ => 0,
        }
    }

    /// Rows that it takes.
    pub(crate) fn rows(self) -> u8 {
        match self {
            Self::Dwords(n) => n,
            _ => 1,
        }
    }

    /// What `F` makes of the shape's load; nothing if there is none.
    pub(crate) fn load<F: ForLoad>(self) -> Option<[Handler; 3]> {
        Some(match self {
            Self::U8 => F::of::<LoadU8>(),
            Self::I8 => F::of::<LoadI8>(),
            Self::U16 => F::of::<LoadU16>(),
            Self::I16 => F::of::<LoadI16>(),
            Self::U8Low => F::of::<LoadU8Low>(),
            Self::I8Low => F::of::<LoadI8Low>(),
            Self::U8High => F::of::<LoadU8High>(),
            Self::I8High => F::of::<LoadI8High>(),
            Self::B16Low => F::of::<LoadB16Low>(),
            Self::B16High => F::of::<LoadB16High>(),
            Self::I8Half => F::of::<LoadI8Half>(),
            Self::U8Top => F::of::<LoadU8Top>(),
            Self::I8Top => F::of::<LoadI8Top>(),
            Self::B16Top => F::of::<LoadB16Top>(),
            Self::Dwords(1) => F::of::<LoadDwords<1>>(),
            Self::Dwords(2) => F::of::<LoadDwords<2>>(),
            Self::Dwords(3) => F::of::<LoadDwords<3>>(),
            Self::Dwords(4) => F::of::<LoadDwords<4>>(),
            Self::Dwords(_) => return None,
        })
    }

    /// As [`Shape::load`], for one that goes straight to LDS.
    pub(crate) fn load_to_lds<F: ForLoad>(self) -> Option<[Handler; 3]> {
        match self {
            Self::U8 | Self::I8 | Self::U16 | Self::I16 | Self::Dwords(1 | 3 | 4) => self.load::<F>(),
            _ => None,
        }
    }

    /// What `F` makes of the shape's store; nothing if there is none.
    pub(crate) fn store<F: ForStore>(self) -> Option<[Handler; 3]> {
        Some(match self {
            Self::U8 => F::of::<StoreB8>(),
            Self::U16 => F::of::<StoreB16>(),
            Self::U8High => F::of::<StoreB8High>(),
            Self::B16High => F::of::<StoreB16High>(),
            Self::Dwords(1) => F::of::<StoreDwords<1>>(),
            Self::Dwords(2) => F::of::<StoreDwords<2>>(),
            Self::Dwords(3) => F::of::<StoreDwords<3>>(),
            Self::Dwords(4) => F::of::<StoreDwords<4>>(),
            _ => return None,
        })
    }
}
