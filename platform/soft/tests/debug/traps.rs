//! What a debugger has made trap: watched addresses, waves that begin and end, overrides.

use core::time::Duration;
use std::io::PipeReader;
use std::os::fd::AsRawFd as _;
use std::thread;

use outcrop_abi::kfd;
use outcrop_platform::Errno;
use outcrop_soft::Product;

use super::client::aql::{dispatch, kernel, signal, submit};
use super::client::{Buffer, Client, GTT, Queue, halves, machine, machine_of};
use super::{attach, bit, enable_runtime, next, trap};

fn watch(c: &Client, address: u64, mask: u32, mode: u32) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapSetNodeAddressWatchArgs {
        address,
        mask,
        mode,
        gpu_id: c.gpu_id,
        id: 77,
    };
    let result = trap(c, kfd::KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH, &mut args);
    if result == Err(Errno::NOMEM) {
        assert_eq!(args.id, u32::MAX);
    }
    result.map(|_| args.id)
}

fn clear(c: &Client, id: u32) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapClearNodeAddressWatchArgs { gpu_id: c.gpu_id, id };
    trap(c, kfd::KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH, &mut args)
}

/// What was set before, and which traps there are.
fn set_override(c: &Client, mode: u32, bits: u32, request: u32) -> (Result<u32, Errno>, u32, u32) {
    let mut args = kfd::DbgTrapSetWaveLaunchOverrideArgs {
        override_mode: mode,
        enable_mask: bits,
        support_request_mask: request,
        pad: 0,
    };
    let result = trap(c, kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE, &mut args);
    (result, args.enable_mask, args.support_request_mask)
}

fn set_mode(c: &Client, launch_mode: u32) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapSetWaveLaunchModeArgs { launch_mode, pad: 0 };
    trap(c, kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE, &mut args)
}

const WATCH: u32 = kfd::KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH;
const OR: u32 = kfd::KFD_DBG_TRAP_OVERRIDE_OR;
const REPLACE: u32 = kfd::KFD_DBG_TRAP_OVERRIDE_REPLACE;

/// As `amdgpu_amdkfd_*.c` and `kfd_topology.c` of Linux 6.12 have it for each.
#[test]
fn what_a_debugger_can_set_depends_on_the_gpu() {
    const ARITHMETIC: u32 = 0x1ff;
    const ENDS: u32 = 0xc000_0000;
    for (product, traps, errno, mem_op, alu_op) in [
        (Product::Mi250x, ARITHMETIC, Errno::PERM, true, false),
        (Product::Mi300x, ARITHMETIC | ENDS, Errno::PERM, true, false),
        (Product::Mi355x, ARITHMETIC | ENDS, Errno::PERM, true, false),
        (Product::Rx6800, WATCH, Errno::INVAL, false, false),
        (Product::Rx7900Xtx, ARITHMETIC, Errno::PERM, false, false),
        (Product::Rx9070Xt, ARITHMETIC | ENDS, Errno::PERM, false, true),
    ] {
        let c = Client::new(&machine_of(product, 0));
        assert_eq!(watch(&c, 0, 0, 0), Err(Errno::INVAL), "nobody debugs");
        let _wakes = attach_any(&c);
        assert_eq!(watch(&c, 0, 0, 0), Err(Errno::PERM), "the runtime is not there");
        assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_DISABLE, &mut 0u64), Ok(0));
        enable_runtime(&c);
        let _wakes = attach_any(&c);
        // All ones are asked for, and some are not there.
        assert_eq!(
            set_override(&c, OR, 0, u32::MAX),
            (Err(Errno::ACCES), 0, traps),
            "{product}"
        );
        assert_eq!(set_override(&c, 2, 0, 0).0, Err(errno), "{product}");
        let replaced = set_override(&c, REPLACE, 0, 0).0;
        let taken = if product == Product::Rx6800 {
            Err(Errno::INVAL)
        } else {
            Ok(0)
        };
        assert_eq!(replaced, taken, "{product}");
        assert_eq!(set_override(&c, OR, u32::MAX, WATCH), (Ok(0), 0, traps));
        assert_eq!(set_override(&c, OR, 0, 0), (Ok(0), WATCH, traps));
        assert_eq!(set_override(&c, OR, 0, WATCH), (Ok(0), WATCH, traps));
        assert_eq!(set_override(&c, OR, 0, 0), (Ok(0), 0, traps));
        for mode in [1, 3, 0] {
            assert_eq!(set_mode(&c, mode), Ok(0));
        }
        assert_eq!(set_mode(&c, 2), Err(Errno::INVAL));
        // Four, as the topology says, for all processes.
        let capability = c.property("capability");
        assert_eq!(capability >> 7 & 1, 1, "{product}");
        assert_eq!(1 << (capability >> 8 & 0xf), 4, "{product}");
        for id in 0..4 {
            assert_eq!(watch(&c, 0x1000, !0, 3), Ok(id), "{product}");
        }
        assert_eq!(watch(&c, 0x1000, !0, 3), Err(Errno::NOMEM), "{product}");
        assert_eq!(clear(&c, 4), Err(Errno::INVAL));
        assert_eq!(clear(&c, 2), Ok(0));
        assert_eq!(clear(&c, 2), Err(Errno::INVAL));
        assert_eq!(watch(&c, 0x1000, !0, 3), Ok(2));
        for (flag, can) in [
            (kfd::KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP, mem_op),
            (kfd::KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP, alu_op),
        ] {
            let mut args = kfd::DbgTrapSetFlagsArgs { flags: flag, pad: 0 };
            let result = trap(&c, kfd::KFD_IOC_DBG_TRAP_SET_FLAGS, &mut args);
            assert_eq!(result, if can { Ok(0) } else { Err(Errno::ACCES) }, "{product}");
            assert_eq!(args.flags, 0, "what was set before");
            if can {
                args.flags = 0;
                assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_SET_FLAGS, &mut args), Ok(0));
                assert_eq!(args.flags, flag);
            }
        }
        // The end of the session takes all back.
        assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_DISABLE, &mut 0u64), Ok(0));
        let _wakes = attach_any(&c);
        for id in 0..4 {
            assert_eq!(watch(&c, 0x1000, !0, 3), Ok(id), "{product}");
        }
        c.close();
    }
}

/// As [`attach`], before a runtime, too.
fn attach_any(c: &Client) -> PipeReader {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut args = kfd::DbgTrapEnableArgs {
        dbg_fd: writer.as_raw_fd() as u32,
        ..Default::default()
    };
    assert_eq!(trap(c, kfd::KFD_IOC_DBG_TRAP_ENABLE, &mut args), Ok(0));
    core::mem::forget(writer);
    reader
}

/// A queue with a kernel that loads a word, or stores it.
struct Touching<'a> {
    c: &'a Client,
    data: &'a Buffer,
    queue: Queue,
    index: u64,
}

impl<'a> Touching<'a> {
    /// Loads, stores, adds to `data` at an offset.
    const LOAD: [u32; 2] = [0xdc50_8000, 0x0204_0001];
    const STORE: [u32; 2] = [0xdc70_8000, 0x0004_0101];
    const ADD: [u32; 2] = [0xdd08_8000, 0x0004_0101];

    fn new(c: &'a Client, data: &'a Buffer) -> Self {
        let queue = c.create_queue(kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL, 4096);
        let inactive = signal(data, 0, 0, 0, 0);
        queue.pointers.set(192, inactive);
        let index = 0;
        Self {
            c,
            data,
            queue,
            index,
        }
    }

    /// Has one wave touch `at`.
    fn go(&mut self, body: [u32; 2], at: u64) {
        // s_load_dwordx2 s[4:5], s[0:1], 0; v_mov_b32 v1, 0; s_waitcnt lgkmcnt(0)
        let mut words = vec![0xc006_0100, 0, 0x7e02_0280, 0xbf8c_c07f];
        words.extend(body);
        words.push(0xbf81_0000);
        let code = kernel(self.data, 4096, &words);
        self.data.set(128, at);
        let done = signal(self.data, 64, 1, 0, 0);
        let mut packet = dispatch(code, done);
        packet[10..12].copy_from_slice(&halves(self.data.va + 128));
        submit(self.c, &self.queue, self.index, packet);
        self.index += 1;
    }

    fn is_done(&self) -> bool {
        self.data.get(72) == 0
    }

    /// What the queue's inactive signal says.
    fn inactive(&self) -> u64 {
        self.data.get(8)
    }

    fn end(self) {
        self.c.destroy_queue(self.queue);
    }
}

#[test]
fn a_wave_that_touches_a_watched_address_traps() {
    for threads in [0, 2] {
        let c = Client::new(&machine(threads));
        let data = c.alloc(16384, GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE);
        enable_runtime(&c);
        let traps = bit(kfd::EC_QUEUE_WAVE_TRAP);
        let _wakes = attach(&c, traps);
        let at = data.va + 12288;
        // Lines of 128 bytes are compared.
        let watched = |mode| watch(&c, at + 64, 0xffff_ff80, mode).unwrap();
        let first = watched(kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD);

        // Nothing is asked to trap yet.
        let mut q = Touching::new(&c, &data);
        q.go(Touching::STORE, at);
        c.until("the store", || q.is_done());
        assert_eq!(set_override(&c, OR, WATCH, WATCH).0, Ok(0));
        for (body, near) in [
            (Touching::LOAD, at),
            (Touching::STORE, at + 128),
            (Touching::STORE, at - 4),
        ] {
            q.go(body, near);
            c.until("what is not watched", || q.is_done());
        }
        q.go(Touching::STORE, at + 124);
        c.until("the trap", || next(&c, 0).is_ok());
        assert_eq!(
            next(&c, traps),
            Ok((traps | bit(kfd::EC_QUEUE_NEW), c.gpu_id, q.queue.id))
        );
        assert!(!q.is_done());
        let told = c.machine.faults().last().expect("a fault").to_string();
        assert!(told.contains("watches the address"), "{told}");
        assert_ne!(q.inactive(), 0);
        q.end();

        // Only what the mode says.
        assert_eq!(clear(&c, first), Ok(0));
        for (mode, body, hits) in [
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ, Touching::LOAD, true),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ, Touching::STORE, false),
            (
                kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC,
                Touching::STORE,
                false,
            ),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC, Touching::ADD, true),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD, Touching::ADD, true),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ALL, Touching::LOAD, true),
        ] {
            let id = watched(mode);
            let mut q = Touching::new(&c, &data);
            q.go(body, at);
            c.until("an end", || q.is_done() || q.inactive() != 0);
            assert_eq!(!q.is_done(), hits, "mode {mode}, {body:x?}");
            q.end();
            assert_eq!(clear(&c, id), Ok(0));
        }
        c.free(&data);
        c.close();
    }
}

#[test]
fn waves_are_held_and_trap_as_they_begin_and_end() {
    let c = Client::new(&machine(2));
    let data = c.alloc(16384, GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE);
    enable_runtime(&c);
    let traps = bit(kfd::EC_QUEUE_WAVE_TRAP);
    let _wakes = attach(&c, traps);
    let at = data.va + 12288;

    let mut q = Touching::new(&c, &data);
    assert_eq!(set_mode(&c, kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT), Ok(0));
    q.go(Touching::ADD, at);
    thread::sleep(Duration::from_millis(30));
    assert!(!q.is_done());
    assert_eq!(set_mode(&c, kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL), Ok(0));
    c.until("the wave", || q.is_done());
    q.end();

    let start = kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START;
    let end = kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END;
    for (mode, mask, stored) in [
        (kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG, 0, false),
        (0, start, false),
        (0, end, true),
    ] {
        assert_eq!(set_mode(&c, mode), Ok(0));
        assert_eq!(set_override(&c, OR, mask, start | end).0, Ok(0));
        data.set32(12288, 5);
        let mut q = Touching::new(&c, &data);
        q.go(Touching::STORE, at);
        c.until("the trap", || next(&c, 0).is_ok());
        let told = next(&c, u64::MAX).unwrap();
        assert_eq!(told, (traps | bit(kfd::EC_QUEUE_NEW), c.gpu_id, q.queue.id));
        assert!(!q.is_done());
        assert_eq!(data.get32(12288) != 5, stored);
        q.end();
    }
    c.free(&data);
    c.close();
}
