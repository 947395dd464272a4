//! Global wave sync, compute unit masks, saved waves, and the VRAM that is left.
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use std::sync::Arc;

use client::*;
use outcrop_abi::kfd;
use outcrop_platform::{Errno, StdHost};
use outcrop_soft::Builder;

const AQL: u32 = kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL;
const SDMA: u32 = kfd::KFD_IOC_QUEUE_TYPE_SDMA;

fn gws(c: &Client, queue_id: u32, num_gws: u32) -> Result<u32, Errno> {
    let mut args = kfd::AllocQueueGwsArgs {
        queue_id,
        num_gws,
        first_gws: 77,
        pad: 0,
    };
    c.kfd(kfd::AMDKFD_IOC_ALLOC_QUEUE_GWS, &mut args)
        .map(|()| args.first_gws)
}

#[test]
fn one_queue_has_the_barriers() {
    let m = machine(0);
    let c = Client::new(&m);
    let (a, b) = (c.create_queue(AQL, 4096), c.create_queue(AQL, 4096));
    assert_eq!(gws(&c, 99, 1), Err(Errno::INVAL));
    assert_eq!(gws(&c, a.id, 0), Err(Errno::INVAL), "it has none to give back");
    assert_eq!(gws(&c, a.id, 64), Ok(0));
    for queue in [a.id, b.id] {
        assert_eq!(gws(&c, queue, 1), Err(Errno::BUSY));
    }
    assert_eq!(gws(&c, a.id, 0), Ok(0));
    assert_eq!(gws(&c, b.id, 1), Ok(0));
    // They go with the queue.
    c.destroy_queue(b);
    assert_eq!(gws(&c, a.id, 1), Ok(0));
    c.destroy_queue(a);
    c.close();
}

#[test]
fn a_gpu_without_barriers_has_none_to_give() {
    let m = Builder::new(Arc::new(StdHost::new()))
        .card(outcrop_soft::Product::Rx9070Xt)
        .threads(0)
        .build()
        .unwrap();
    let c = Client::new(&m);
    let (mut args, ..) = c.queue_args(SDMA, 4096);
    c.kfd(kfd::AMDKFD_IOC_CREATE_QUEUE, &mut args).unwrap();
    assert_eq!(gws(&c, args.queue_id, 1), Err(Errno::NODEV));
}

fn wave_state(c: &Client, queue_id: u32, address: u64) -> Result<(u32, u32), Errno> {
    let mut args = kfd::GetQueueWaveStateArgs {
        ctl_stack_address: address,
        ctl_stack_used_size: 77,
        save_area_used_size: 77,
        queue_id,
        pad: 0,
    };
    c.kfd(kfd::AMDKFD_IOC_GET_QUEUE_WAVE_STATE, &mut args)?;
    Ok((args.ctl_stack_used_size, args.save_area_used_size))
}

#[test]
fn a_stopped_queue_tells_its_waves() {
    let m = machine(0);
    let c = Client::new(&m);
    let (q, sdma) = (c.create_queue(AQL, 4096), c.create_queue(SDMA, 4096));
    let save = q.extra[1];
    assert_eq!(wave_state(&c, 99, save.va), Err(Errno::FAULT));
    assert_eq!(wave_state(&c, sdma.id, save.va), Err(Errno::INVAL));
    assert_eq!(wave_state(&c, q.id, save.va), Err(Errno::INVAL), "it runs");
    let mut stop = kfd::UpdateQueueArgs {
        ring_base_address: q.ring.va,
        queue_id: q.id,
        ring_size: 4096,
        queue_percentage: 0,
        queue_priority: 7,
    };
    c.kfd(kfd::AMDKFD_IOC_UPDATE_QUEUE, &mut stop).unwrap();
    assert_eq!(wave_state(&c, q.id, 8), Err(Errno::FAULT));
    for (i, word) in [1_u64, 2, 3].into_iter().enumerate() {
        save.set(i as u64 * 8, word);
    }
    assert_eq!(wave_state(&c, q.id, save.va), Ok((0, 0)));
    // A head for each XCC: both stacks start at the end of the control stack, and are empty. What is behind it is not
    // the driver's.
    for xcc in 0..8 {
        let at = xcc * u64::from(CWSR);
        let head = [0, 4, 8, 12].map(|word| save.get32(at + word));
        assert_eq!(head, [CTL_STACK, 0, CTL_STACK, 0], "XCC {xcc}");
    }
    assert_eq!(save.get(16), 3);
    c.destroy_queue(q);
    c.destroy_queue(sdma);
    c.close();
}

#[test]
fn workgroup_processors_are_masked_whole() {
    for (product, halves) in [
        (outcrop_soft::Product::Mi300x, Ok(())),
        (outcrop_soft::Product::Rx6800, Err(Errno::INVAL)),
    ] {
        let m = Builder::new(Arc::new(StdHost::new()))
            .card(product)
            .threads(0)
            .build()
            .unwrap();
        let c = Client::new(&m);
        let (mut queue, ..) = c.queue_args(SDMA, 4096);
        c.kfd(kfd::AMDKFD_IOC_CREATE_QUEUE, &mut queue).unwrap();
        let set = |queue_id, num_cu_mask, mask: &[u32]| {
            let mut args = kfd::SetCuMaskArgs {
                queue_id,
                num_cu_mask,
                cu_mask_ptr: mask.as_ptr() as u64,
            };
            c.kfd(kfd::AMDKFD_IOC_SET_CU_MASK, &mut args)
        };
        assert_eq!(set(queue.queue_id, 64, &[0b1100_0011, 3]), Ok(()));
        assert_eq!(set(queue.queue_id, 64, &[3, 0b0110]), halves, "{product}");
        assert_eq!(set(queue.queue_id, 0, &[]), Err(Errno::INVAL));
        assert_eq!(set(queue.queue_id, 33, &[0, 0]), Err(Errno::INVAL));
        assert_eq!(set(99, 32, &[3]), Err(Errno::FAULT));
    }
}

#[test]
fn vram_counts_down_in_pieces_of_two_mib() {
    const MIB: u64 = 1 << 20;
    let m = Builder::new(Arc::new(StdHost::new()))
        .vram_bytes(256 * MIB)
        .threads(0)
        .build()
        .unwrap();
    let c = Client::new(&m);
    let available = || {
        let mut args = kfd::GetAvailableMemoryArgs {
            gpu_id: c.gpu_id,
            ..Default::default()
        };
        c.kfd(kfd::AMDKFD_IOC_AVAILABLE_MEMORY, &mut args).unwrap();
        args.available / MIB
    };
    // Page tables keep 8 MiB.
    assert_eq!(available(), 248);
    let va = c.reserve(256 * MIB);
    let page = c.alloc_at(va, PAGE, VRAM).unwrap();
    assert_eq!(available(), 246);
    let odd = c.alloc_at(va + MIB, 3 * MIB, VRAM).unwrap();
    assert_eq!(available(), 242);
    let system = c.alloc_at(va + 8 * MIB, MIB, GTT).unwrap();
    assert_eq!(available(), 242);
    // What is really left is more, to the page; at the end there is nothing.
    let rest = (248 - 3) * MIB - PAGE;
    let too_much = c.alloc_at(va + 8 * MIB, rest + PAGE, VRAM).map(|_| ());
    assert_eq!(too_much, Err(Errno::NOMEM));
    let all = c.alloc_at(va + 8 * MIB, rest, VRAM).unwrap();
    assert_eq!(available(), 0);
    assert_eq!(c.alloc_at(va, PAGE, VRAM).map(|_| ()), Err(Errno::NOMEM));
    for buffer in [page, odd, system, all] {
        c.free_handle(buffer.handle).unwrap();
    }
    assert_eq!(available(), 248);
    c.hide(va, 256 * MIB);
    c.close();
}
