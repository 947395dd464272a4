//! Instructions at the edges of code: cut off by its end, behind it, changed after they were met, and jumps around the ends of
//! the address space.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unsafe_code,
    clippy::undocumented_unsafe_blocks,
    reason = "a test fails where it stands; device memory is host memory, never freed"
)]

mod support;

use outcrop_gpu::shader::{FaultCause, HostLevel, LoneWave, ShaderFault};
use outcrop_gpu::shader::{Grid, GridState};
use outcrop_gpu::vm::{Access, FaultKind};
use outcrop_isa::{Format, Generation, Op, Target, WaveSize, decode, patterns};
use support::{Args, Gpu};

const PAGE: u64 = 4096;
/// A device address that is none of the process.
const CODE: u64 = 0x10_0000_0000;

fn end_of(target: Target) -> u32 {
    word(target, Op::S_ENDPGM, Format::Sopp)
}

/// The first dword of an operation with nothing in its fields.
fn word(target: Target, op: Op, format: Format) -> u32 {
    let pattern = patterns(target).find(|p| p.op == op && p.format == format);
    pattern.unwrap_or_else(|| panic!("{target} has no {op}")).value as u32
}

/// Two pages of code of which the first is mapped, with the kernel's descriptor at its beginning.
struct Code {
    gpu: Gpu,
    host: *mut u8,
    va: u64,
}

impl Code {
    fn new(target: Target, va: u64) -> Self {
        let gpu = Gpu::of(target, HostLevel::detect());
        // A kernel's descriptor and two pages.
        let kernel = gpu.assemble(&[0; 2048]);
        let code = Self {
            gpu,
            host: kernel as *mut u8,
            va,
        };
        code.gpu.patch(kernel, 16, 256);
        code.map(0);
        code
    }

    const EXEC: Access = Access::READ.union(Access::EXEC);

    fn map(&self, page: u64) {
        let host = self.host.wrapping_add((page * PAGE) as usize);
        unsafe { self.gpu.vm.map(self.va + page * PAGE, PAGE, host, Self::EXEC) }.unwrap();
    }

    /// Writes words that begin at an address.
    fn put(&self, at: u64, words: &[u32]) {
        for (i, word) in words.iter().enumerate() {
            let to = self.host.wrapping_add((at - self.va) as usize + 4 * i);
            unsafe { to.cast::<u32>().write(*word) };
        }
    }

    /// Writes a branch to an address at the kernel's entry.
    fn enter(&self, at: u64) {
        let from = self.va + 256;
        let branch = word(self.gpu.code.isa(), Op::S_BRANCH, Format::Sopp);
        let distance = (at.wrapping_sub(from + 4).cast_signed() / 4) as u16;
        self.put(from, &[branch | u32::from(distance)]);
    }

    fn run(&self) -> Result<(), ShaderFault> {
        let lanes = u16::from(self.gpu.wave.lanes());
        let args = Args::new().plain();
        self.gpu.run(self.va, [lanes.into(), 1, 1], [lanes, 1, 1], &args)
    }

    #[track_caller]
    fn misses(&self, pc: u64, address: u64) {
        let fault = self.run().unwrap_err();
        let FaultCause::Memory(memory) = fault.cause else {
            panic!("{fault}");
        };
        assert_eq!((fault.pc, memory.address), (pc, address), "{fault}");
        assert_eq!(
            (memory.access, memory.kind),
            (Access::EXEC, FaultKind::NotPresent),
            "{fault}"
        );
    }
}

/// Code that runs on into nothing goes on there once something is there.
#[test]
fn runs_off_the_end() {
    for target in Target::ALL {
        let code = Code::new(target, CODE);
        let last = CODE + PAGE - 4;
        code.enter(last);
        code.put(last, &[word(target, Op::S_NOP, Format::Sopp), end_of(target)]);
        code.misses(CODE + PAGE, CODE + PAGE);
        code.misses(CODE + PAGE, CODE + PAGE);
        code.map(1);
        assert_eq!(code.run(), Ok(()), "{target}");
        code.gpu.vm.unmap(CODE + PAGE, PAGE).unwrap();
        code.misses(CODE + PAGE, CODE + PAGE);
    }
}

/// Of an instruction the literal, or the second dword, is beyond the end.
#[test]
fn the_end_cuts_an_instruction() {
    for target in Target::ALL {
        let literal = word(target, Op::V_MOV_B32, Format::Vop1) | 1 << 17 | 255;
        let double = patterns(target).find(|p| p.op == Op::V_ADD3_U32).unwrap().value as u32;
        for first in [literal, double] {
            let code = Code::new(target, CODE);
            let last = CODE + PAGE - 4;
            assert!(decode(target, &[first]).is_err());
            code.enter(last);
            code.put(last, &[first, 0, end_of(target)]);
            code.misses(last, CODE + PAGE);
            code.map(1);
            assert_eq!(code.run(), Ok(()), "{target} {first:#x}");
        }
    }
}

/// What was no instruction, at the very end of code, is looked at again.
#[test]
fn a_bad_instruction_at_the_end_is_replaced() {
    for target in Target::ALL {
        let code = Code::new(target, CODE);
        let last = CODE + PAGE - 4;
        code.enter(last);
        code.put(last, &[u32::MAX]);
        for _ in 0..2 {
            let fault = code.run().unwrap_err();
            assert_eq!(fault.pc, last, "{fault}");
            assert!(
                matches!(fault.cause, FaultCause::IllegalInstruction { .. }),
                "{fault}"
            );
        }
        code.put(last, &[end_of(target)]);
        assert_eq!(code.run(), Ok(()), "{target}");
        code.put(last, &[u32::MAX]);
        assert!(code.run().is_err(), "{target}");
    }
}

/// Branches below address 0, and beyond the last.
#[test]
fn branches_wrap() {
    for target in Target::ALL {
        let branch = word(target, Op::S_BRANCH, Format::Sopp);
        let low = Code::new(target, 0x1000);
        low.put(0x1100, &[branch | 0x8000]);
        let to = 0x1104u64.wrapping_sub(4 << 15);
        low.misses(to, to);
        let page = 0u64.wrapping_sub(2 * PAGE);
        let high = Code::new(target, page);
        high.put(page + 256, &[branch | 0x7fff]);
        let to = (page + 260).wrapping_add(4 * 0x7fff);
        high.misses(to, to);
    }
}

/// Call and jump instructions that write EXEC with a return address, and loops over halves: a wave of 32 lanes has no others.
#[test]
fn no_other_lanes_come_on() {
    for target in [Target::Gfx1030, Target::Gfx1100, Target::Gfx1201] {
        let exec = 126 << 16;
        let getpc = word(target, Op::S_GETPC_B64, Format::Sop1) | 8 << 16;
        let add = [word(
            target,
            if target.generation() == Generation::Gfx12 {
                Op::S_ADD_CO_U32
            } else {
                Op::S_ADD_U32
            },
            Format::Sop2,
        ) | 8 << 16
            | (128 + 8) << 8
            | 8];
        let swap = word(target, Op::S_SWAPPC_B64, Format::Sop1) | exec | 8;
        let call = word(target, Op::S_CALL_B64, Format::Sopk) | exec;
        let mut codes = vec![
            [&[getpc][..], &add, &[swap]].concat(),
            vec![call],
            vec![word(target, Op::S_GETPC_B64, Format::Sop1) | exec],
        ];
        if target.generation() != Generation::Gfx12 {
            // s_mov_b32 s8, -1
            let mov = word(target, Op::S_MOV_B32, Format::Sop1) | 8 << 16 | 193;
            let end = word(target, Op::S_SUBVECTOR_LOOP_END, Format::Sopk) | 8 << 16;
            codes.push(vec![mov, end]);
        }
        for mut words in codes {
            let text: Vec<String> = words
                .iter()
                .map(|w| decode(target, &[*w]).unwrap().to_string())
                .collect();
            words.extend([end_of(target)]);
            let mut gpu = Gpu::of(target, HostLevel::detect());
            gpu.wave = WaveSize::Wave32;
            let kernel = gpu.assemble(&words);
            let launch = gpu.launch(kernel, [32, 1, 1], [32, 1, 1], &Args::new().plain());
            let mut wave = LoneWave::new(Grid::new(launch).unwrap()).unwrap();
            assert_eq!(wave.run(100), GridState::Done, "{target} {text:?}");
            assert_eq!(wave.scalar(127), 0, "{target} {text:?}");
        }
    }
}

/// Code that only waves in another mode than their kernel's come to is looked at anew, too.
#[test]
fn code_of_another_mode_is_decoded_anew() {
    let code = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0xba00_0801,
        0x0000_0001, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
        0x7e00_0280, // v_mov_b32_e32 v0, 0
        0xbe88_1c00, // s_getpc_b64 s[8:9]
        0x8008_9008, // s_add_u32 s8, s8, 16
        0x8209_8009, // s_addc_u32 s9, s9, 0
        0xbe80_1d08, // s_setpc_b64 s[8:9]
        0xbf81_0000, // s_endpgm
        0x7e02_02ff,
        0x0000_1234, // v_mov_b32_e32 v1, 0x1234
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc70_8000,
        0x0004_0100, // global_store_dword v0, v1, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    let gpu = Gpu::of(Target::Gfx942, HostLevel::detect());
    let out = gpu.zeroed::<u32>(1);
    let kernel = gpu.assemble(&code);
    let literal = code.iter().position(|word| *word == 0x1234).unwrap() as u64;
    for value in [0x1234, 0x5678] {
        gpu.patch(kernel, 4096 + 4 * literal, value);
        gpu.run(kernel, [64, 1, 1], [64, 1, 1], &Args::new().plain().arg(out))
            .unwrap();
        assert_eq!(gpu.read::<u32>(out, 1), [value]);
    }
}

/// New code goes on in the mode that the old was in.
#[test]
fn new_code_keeps_the_mode() {
    let code = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0xba00_0801,
        0x0000_0001, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
        0x7e00_0280, // v_mov_b32_e32 v0, 0
        0x7e04_02ff,
        0x0000_0111, // v_mov_b32_e32 v2, 0x111
        0x7e06_02ff,
        0x0000_0222, // v_mov_b32_e32 v3, 0x222
        0x7e08_02ff,
        0xbf80_0001, // v_mov_b32_e32 v4, 0xbf800001
        0x7e0a_02ff,
        0x3080_0000, // v_mov_b32_e32 v5, 0x30800000
        0xdc70_8000,
        0x007f_0402, // global_store_dword v[2:3], v4, off
        0xbf8c_0070, // s_waitcnt vmcnt(0) lgkmcnt(0)
        0xbf93_0000, // s_icache_inv
        0xbf80_0000, // s_nop 0
        0x0202_0af2, // v_add_f32_e32 v1, 1.0, v5
        0xdc70_8000,
        0x0004_0100, // global_store_dword v0, v1, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    let gpu = Gpu::of(Target::Gfx942, HostLevel::detect());
    let out = gpu.zeroed::<u32>(1);
    let kernel = gpu.assemble(&code);
    let place = |word: u32| 4096 + 4 * code.iter().position(|w| *w == word).unwrap() as u64;
    // It makes its s_nop 0 another one.
    let nop = kernel + place(0xbf80_0000);
    gpu.patch(kernel, place(0x111), nop as u32);
    gpu.patch(kernel, place(0x222), (nop >> 32) as u32);
    gpu.run(kernel, [64, 1, 1], [64, 1, 1], &Args::new().plain().arg(out))
        .unwrap();
    assert_eq!(gpu.read::<u32>(nop, 1), [0xbf80_0001]);
    // 1 + 2^-30, rounded up.
    assert_eq!(gpu.read::<u32>(out, 1), [0x3f80_0001]);
}
