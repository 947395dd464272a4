//! The state of one wavefront, and the internal operations that change it.
#![expect(
    unsafe_code,
    reason = "register files are raw memory that operations index without checks"
)]

use alloc::sync::Arc;
use core::ptr;

use super::control::barrier::{BARRIERS, Barrier};
use super::fault::FaultCause;
use super::memory::tlb::Tlb;
use super::program::Program;
use super::simd::ROW;

/// Executes one operation and returns the next, or null to stop (the reason is in [`Wave::stop`]).
///
/// # Safety
/// The operation comes from the [`Program`] of the wave (so that the rows and scalars that it names exist)
/// and was made for an instruction set level that the processor has.
pub(crate) type Handler = unsafe fn(&mut Wave, *const Op) -> *const Op;

/// One internal operation. What the operands mean is the handler's matter: byte offsets of rows from
/// [`Wave::rows`], or indices of scalars from [`Wave::s`].
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Op {
    pub run: Handler,
    pub dst: u32,
    pub a: u32,
    pub b: u32,
    pub c: u32,
    pub e: u32,
    pub f: u32,
    pub imm: u64,
    pub pc: u64,
}

/// Scalar file indices beyond the SGPRs, which are at their operand codes.
pub(crate) mod sreg {
    pub(crate) const FLAT_SCRATCH: u32 = 102;
    pub(crate) const XNACK_MASK: u32 = 104;
    pub(crate) const VCC: u32 = 106;
    pub(crate) const TTMP0: u32 = 108;
    pub(crate) const M0: u32 = 124;
    pub(crate) const EXEC: u32 = 126;
    /// 64-bit aperture bounds: shared base, shared limit, private base, private limit.
    pub(crate) const APERTURES: u32 = 128;
    /// Computed on use.
    pub(crate) const VCCZ: u32 = 136;
    pub(crate) const EXECZ: u32 = 137;
    pub(crate) const SCC: u32 = 138;
    /// What a DPP operation saves EXEC in.
    pub(crate) const SAVED_EXEC: u32 = 140;
    /// Temporaries of lowering.
    pub(crate) const TEMP: u32 = 142;
    /// What results of `null` go to, four dwords.
    pub(crate) const SINK: u32 = 144;
    /// The hardware register FLAT_SCR of gfx10.
    pub(crate) const FLAT_SCR: u32 = 150;
    /// `exec_hi` of a wave of 32 lanes, which means nothing.
    pub(crate) const UNUSED_EXEC: u32 = 148;
    /// Constants of the program from here on.
    pub(crate) const CONSTS: u32 = 160;
}

/// Why a wave does not run on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stop {
    /// It can run; its slice is over.
    Running,
    /// It waits (`s_sleep`, global wave sync): others should run before it.
    Yield,
    /// It waits for the other waves of the workgroup.
    Barrier,
    /// It has ended.
    End,
    /// It faulted at an operation; the lane for accesses of single lanes.
    Fault {
        cause: FaultCause,
        pc: u64,
        lane: Option<u8>,
    },
}

/// What all waves of a grid share; constant while it runs.
pub(crate) struct Shared {
    pub launch: super::Launch,
    pub program: Arc<Program>,
    pub descriptor: super::dispatch::descriptor::Descriptor,
    /// What is seen of the grid, if somebody observes it.
    pub watch: Option<super::observe::Watch>,
}

/// Memory of a wave's rows and scalars, 64-byte aligned, kept for the next wave.
#[derive(Default)]
pub(crate) struct Registers {
    rows: alloc::vec::Vec<Line>,
    scalars: alloc::vec::Vec<Line>,
}

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u32; 16]);

impl Registers {
    /// Makes room for `rows` rows and `scalars` scalars and returns where they are.
    pub(crate) fn reserve(&mut self, rows: usize, scalars: usize) -> (*mut u8, *mut u32) {
        let lines = rows * (ROW / 64);
        if self.rows.len() < lines {
            self.rows.resize(lines, Line([0; 16]));
        }
        let lines = scalars.div_ceil(16);
        if self.scalars.len() < lines {
            self.scalars.resize(lines, Line([0; 16]));
        }
        (self.rows.as_mut_ptr().cast(), self.scalars.as_mut_ptr().cast())
    }
}

/// Indirect jump targets that a wave remembers.
pub(crate) const TARGETS: usize = 16;

/// One wavefront.
///
/// One of 32 lanes has the upper half of EXEC 0, and scalars of 32 bits as masks.
pub(crate) struct Wave {
    /// Vector rows: VGPRs, AGPRs, temporaries, constants.
    pub rows: *mut u8,
    /// Scalars: see [`sreg`].
    pub s: *mut u32,
    /// All lanes that it has.
    pub full: u64,
    /// Scalar condition code, 0 or 1.
    pub scc: u32,
    /// MODE register.
    pub mode: u32,
    /// LDS of the workgroup.
    pub lds: *mut u8,
    /// Bytes of it that the dispatch has.
    pub lds_bytes: u32,
    /// Device address of the wave's scratch memory, 0 for none.
    pub scratch: u64,
    /// Bytes of it.
    pub scratch_bytes: u32,
    /// Scalar in which code says where its scratch memory is; 0 if it does not.
    pub own_flat_scratch: u32,
    /// Translations.
    pub tlb: Tlb,
    /// What it shares with the other waves.
    pub shared: *const Shared,
    /// Its code, for its present mode.
    pub program: *const Program,
    /// What that is a variant of: the grid's program, or what took its place when the code was changed.
    pub root: *const Program,
    /// Code addresses that indirect jumps went to, and their operations.
    pub targets: [(u64, *const Op); TARGETS],
    /// Where it goes on.
    pub next: *const Op,
    /// Why it does not.
    pub stop: Stop,
    /// Whose constants are in its registers, and how many.
    pub consts: (u64, usize),
    /// Its number in the workgroup.
    pub id: u32,
    /// The workgroup's barriers in two steps.
    pub barriers: *mut [Barrier; BARRIERS],
    /// Phase of each that the wave has waited for.
    pub passed: [u32; BARRIERS],
    /// Which of the numbered ones it has joined; 0 if none.
    pub joined: usize,
    /// Phase that the global wave sync counter had when the wave came to it.
    pub arrived: u32,
    /// Coordinates of the workgroup.
    pub workgroup: [u32; 3],
    /// Where rows and scalars live.
    pub registers: Registers,
}

// SAFETY: the pointers are to memory that the wave or its workgroup owns, or that `Shared` and the
// program keep alive; one thread at a time runs a wave.
unsafe impl Send for Wave {}

impl Wave {
    /// A wave that has not begun.
    pub(crate) fn new() -> Self {
        Self {
            rows: ptr::null_mut(),
            s: ptr::null_mut(),
            full: u64::MAX,
            scc: 0,
            mode: 0,
            lds: ptr::null_mut(),
            lds_bytes: 0,
            scratch: 0,
            scratch_bytes: 0,
            own_flat_scratch: 0,
            tlb: Tlb::default(),
            shared: ptr::null(),
            program: ptr::null(),
            root: ptr::null(),
            targets: [(0, ptr::null()); TARGETS],
            next: ptr::null(),
            stop: Stop::End,
            consts: (0, 0),
            id: 0,
            barriers: ptr::null_mut(),
            passed: [0; BARRIERS],
            joined: 0,
            arrived: 0,
            workgroup: [0; 3],
            registers: Registers::default(),
        }
    }

    /// Scalar `i`.
    ///
    /// # Safety
    /// `i` is in the scalar file.
    #[inline(always)]
    pub(crate) unsafe fn s32(&self, i: u32) -> u32 {
        // SAFETY: the caller's.
        unsafe { *self.s.add(i as usize) }
    }

    /// Scalars `i` and `i + 1`.
    ///
    /// # Safety
    /// Both are in the scalar file.
    #[inline(always)]
    pub(crate) unsafe fn s64(&self, i: u32) -> u64 {
        // SAFETY: the caller's.
        unsafe { self.s.add(i as usize).cast::<u64>().read_unaligned() }
    }

    /// Writes scalar `i`.
    ///
    /// # Safety
    /// `i` is in the scalar file.
    #[inline(always)]
    pub(crate) unsafe fn set_s32(&mut self, i: u32, v: u32) {
        // SAFETY: the caller's.
        unsafe { *self.s.add(i as usize) = v };
    }

    /// Writes scalars `i` and `i + 1`.
    ///
    /// # Safety
    /// Both are in the scalar file.
    #[inline(always)]
    pub(crate) unsafe fn set_s64(&mut self, i: u32, v: u64) {
        // SAFETY: the caller's.
        unsafe { self.s.add(i as usize).cast::<u64>().write_unaligned(v) };
    }

    /// Lanes of the wave, 32 or 64.
    #[inline(always)]
    pub(crate) fn size(&self) -> usize {
        if self.full >> 32 == 0 { 32 } else { 64 }
    }

    /// The lane mask in scalar `i` and, of a wave of 64, `i + 1`.
    ///
    /// # Safety
    /// Both are in the scalar file.
    #[inline(always)]
    pub(crate) unsafe fn mask(&self, i: u32) -> u64 {
        // SAFETY: the caller's.
        unsafe { self.s64(i) & self.full }
    }

    /// Writes a lane mask to scalar `i` and, of a wave of 64, `i + 1`.
    ///
    /// # Safety
    /// Both are in the scalar file.
    #[inline(always)]
    pub(crate) unsafe fn set_mask(&mut self, i: u32, v: u64) {
        // SAFETY: the caller's.
        unsafe { self.set_s64(i, self.s64(i) & !self.full | v) };
    }

    /// Device address of the wave's scratch memory, as flat and scratch instructions have it.
    ///
    /// # Safety
    /// The scalar file exists.
    #[inline(always)]
    pub(crate) unsafe fn flat_scratch(&self) -> u64 {
        if self.own_flat_scratch != 0 {
            // SAFETY: the caller's.
            unsafe { self.s64(self.own_flat_scratch) }
        } else {
            self.scratch
        }
    }

    /// The lanes that are on.
    ///
    /// # Safety
    /// The scalar file exists.
    #[inline(always)]
    pub(crate) unsafe fn exec(&self) -> u64 {
        // SAFETY: the caller's.
        unsafe { self.s64(sreg::EXEC) }
    }

    /// Switches off lanes that the wave has not, after a 64-bit result in EXEC.
    ///
    /// # Safety
    /// The scalar file exists.
    pub(crate) unsafe fn narrow_exec(&mut self) {
        // SAFETY: the caller's.
        unsafe { self.set_s64(sreg::EXEC, self.exec() & self.full) };
    }

    /// The row at byte offset `o`.
    ///
    /// # Safety
    /// The row exists.
    #[inline(always)]
    pub(crate) unsafe fn row(&self, o: u32) -> *mut u8 {
        // SAFETY: the caller's.
        unsafe { self.rows.add(o as usize) }
    }

    /// The dword of `lane` in the row at byte offset `o`.
    ///
    /// # Safety
    /// The row exists and `lane < 64`.
    #[inline(always)]
    pub(crate) unsafe fn lane(&self, o: u32, lane: usize) -> u32 {
        // SAFETY: the caller's.
        unsafe { *self.row(o).cast::<u32>().add(lane) }
    }

    /// Writes the dword of `lane` in the row at byte offset `o`.
    ///
    /// # Safety
    /// The row exists and `lane < 64`.
    #[inline(always)]
    pub(crate) unsafe fn set_lane(&mut self, o: u32, lane: usize, v: u32) {
        // SAFETY: the caller's.
        unsafe { *self.row(o).cast::<u32>().add(lane) = v };
    }

    /// Stops at `op` with a fault.
    ///
    /// # Safety
    /// `op` is an operation of the wave's program.
    #[cold]
    pub(crate) unsafe fn fault(&mut self, op: *const Op, cause: FaultCause, lane: Option<u8>) -> *const Op {
        // SAFETY: the caller's.
        let pc = unsafe { (*op).pc };
        self.next = op;
        self.stop = Stop::Fault { cause, pc, lane };
        ptr::null()
    }

    /// Runs operations until it stops or has run `budget` of them; returns how many are left.
    ///
    /// # Safety
    /// The wave has been set up: `rows`, `s`, `lds`, `shared` and `next` are valid.
    pub(crate) unsafe fn run(&mut self, mut budget: u64) -> u64 {
        self.stop = Stop::Running;
        let mut op = self.next;
        while budget != 0 {
            // SAFETY: `op` is an operation of the wave's program, which `shared` keeps alive.
            let next = unsafe { ((*op).run)(self, op) };
            budget -= 1;
            if next.is_null() {
                return budget;
            }
            op = next;
        }
        self.next = op;
        0
    }
}

/// The operation after `op`.
///
/// # Safety
/// `op` is not the last of its segment.
#[inline(always)]
pub(crate) unsafe fn after(op: *const Op) -> *const Op {
    // SAFETY: the caller's.
    unsafe { op.add(1) }
}
