//! Packets that write, wait, tell and choose; those that copy are in `copy`.

use core::sync::atomic::Ordering;

use outcrop_abi::sdma as abi;

use super::view::View;
use super::{Indirect, Sdma, Step, Version};
use crate::atomic;
use crate::cp::pm4;
use crate::device::{Interrupts, QueueFault};
use crate::hqd::{Engine, Hqd};
use crate::transfer;

/// `retry_count` of a poll that never gives up.
const FOREVER: u16 = 0xfff;

impl Sdma {
    pub(super) fn packet(
        &mut self,
        hqd: &Hqd,
        view: &View<'_>,
        io: &dyn Interrupts,
    ) -> Result<Step, QueueFault> {
        let version = Version::of(hqd.context.code.isa());
        let since = |v| version >= v;
        let header = view.header();
        match (header.op(), header.sub_op()) {
            (abi::SDMA_OP_NOP, _) => {
                let packet = abi::Nop::from_bits(header.bits());
                Ok(Step::Words(view.fits(1 + u64::from(packet.count()))?))
            }
            (abi::SDMA_OP_COPY, kind) => self.copy(version, kind, view),
            (abi::SDMA_OP_CONST_FILL, 0) => self.fill(version, view),
            (abi::SDMA_OP_CONST_FILL, abi::SDMA_SUBOP_DATA_FILL_MULTI) => {
                let p = abi::DataFillMulti::from_bits(view.prefix());
                let words = view.fits(6)?;
                let (stride, pieces) = (p.byte_stride().into(), p.dma_count().into());
                let bytes = p.count().into();
                self.transfer(words, |done| {
                    transfer::fill_multi(view.vm, p.dst_addr(), (stride, pieces), (0, bytes), done)
                })
            }
            (abi::SDMA_OP_WRITE, abi::SDMA_SUBOP_WRITE_LINEAR) => {
                let p = abi::WriteUntiled::from_bits(view.prefix());
                let count = u64::from(p.count()) + 1;
                let words = view.fits(4 + count)?;
                for i in 0..count {
                    let word = view.word(4 + i)?;
                    view.vm
                        .write(p.dst_addr().wrapping_add(i * 4), &word.to_le_bytes())?;
                }
                Ok(Step::Words(words))
            }
            (abi::SDMA_OP_WRITE, _) => Err(view.fault("tiled surfaces are not written")),
            (abi::SDMA_OP_INDIRECT, _) => {
                let p = abi::Indirect::from_bits(view.prefix());
                let words = view.fits(super::INDIRECT_WORDS)?;
                if !view.is_ring() {
                    return Err(view.fault("indirect buffer inside of another"));
                }
                if !p.ib_base().is_multiple_of(32) {
                    return Err(view.fault("indirect buffer that is not aligned to 32 bytes"));
                }
                if p.ib_size() == 0 {
                    return Ok(Step::Words(words));
                }
                Ok(Step::Indirect(Indirect {
                    base: p.ib_base(),
                    at: 0,
                    end: p.ib_size().into(),
                }))
            }
            (abi::SDMA_OP_FENCE, 0) => {
                let p = abi::Fence::from_bits(view.prefix());
                let words = view.fits(4)?;
                // ORDERING: release, after everything before it in the ring.
                view.vm.atomic_store_u32(p.addr(), p.data(), Ordering::Release)?;
                Ok(Step::Words(words))
            }
            (abi::SDMA_OP_TRAP, _) => {
                let [_, context] = view.prefix();
                let words = view.fits(2)?;
                io.event(hqd.context.pasid, context & 0xfff_ffff);
                Ok(Step::Words(words))
            }
            (abi::SDMA_OP_DUMMY_TRAP, _) if version == Version::V4 => Ok(Step::Words(view.fits(2)?)),
            (abi::SDMA_OP_DUMMY_TRAP_V5, _) if since(Version::V5) => Ok(Step::Words(view.fits(2)?)),
            (abi::SDMA_OP_SEM, 0) => semaphore(view),
            (abi::SDMA_OP_SEM, abi::SDMA_SUBOP_MEM_INCR) if since(Version::V6) => {
                let p = abi::MemIncr::from_bits(view.prefix());
                let words = view.fits(3)?;
                // ORDERING: release, after everything before it in the ring.
                atomic::word64(view.vm, p.addr())?.fetch_add(1, Ordering::AcqRel);
                Ok(Step::Words(words))
            }
            (abi::SDMA_OP_POLL_REGMEM, 0) => self.poll(view),
            (abi::SDMA_OP_COND_EXE, _) => {
                let p = abi::CondExe::from_bits(view.prefix());
                let words = view.fits(5)?;
                let value = view.vm.atomic_load_u32(p.addr(), Ordering::Acquire)?;
                let skipped = if value == p.reference() { 0 } else { p.exec_count() };
                Ok(Step::Words(words + u64::from(skipped)))
            }
            (abi::SDMA_OP_PRE_EXE, _) => {
                let p = abi::PreExe::from_bits(view.prefix());
                let words = view.fits(2)?;
                let Engine::Sdma(engine) = hqd.engine else {
                    return Ok(Step::Words(words));
                };
                let chosen = u32::from(p.dev_sel()) >> (engine % 8) & 1 != 0;
                let skipped = if chosen { 0 } else { p.exec_count() };
                Ok(Step::Words(words + u64::from(skipped)))
            }
            (abi::SDMA_OP_ATOMIC, _) => {
                let p = abi::Atomic::from_bits(view.prefix());
                let words = view.fits(8)?;
                let done = atomic::apply(view.vm, p.atomic_op(), p.addr(), p.src_data(), p.cmp_data())?
                    .ok_or_else(|| view.fault("atomic operation"))?;
                // With the loop bit a compare-and-swap is tried until it succeeds.
                Ok(if done.met || !p.repeat() {
                    Step::Words(words)
                } else {
                    Step::Waits
                })
            }
            (abi::SDMA_OP_PTEPDE, abi::SDMA_SUBOP_PTEPDE_GEN) => self.generate(view),
            (abi::SDMA_OP_TIMESTAMP, kind) => self.timestamp(hqd, kind, view),
            // The kernel's, and that of user queues, which ROCr calls `SDMA_SUBOP_USER_GCR`.
            (abi::SDMA_OP_GCR_REQ, 0 | 1) if since(Version::V5) => {
                // Caches are coherent.
                Ok(Step::Words(view.fits(5)?))
            }
            (abi::SDMA_OP_SRBM_WRITE, _) => Err(view.fault("registers are the kernel's")),
            (abi::SDMA_OP_GPUVM_INV, _) if since(Version::V5) => {
                Err(view.fault("translations are the kernel's"))
            }
            (abi::SDMA_OP_PTEPDE, _) => Err(view.fault("page tables are the kernel's")),
            _ => Err(view.fault("is not a packet that this engine executes")),
        }
    }

    fn fill(&mut self, version: Version, view: &View<'_>) -> Result<Step, QueueFault> {
        let p = abi::ConstantFill::from_bits(view.prefix());
        let words = view.fits(5)?;
        let count = if version >= Version::V6 {
            abi::ConstantFillV6::from_bits(view.prefix()).count()
        } else {
            p.count()
        };
        // The pattern is the whole word for each size; the count is that of the last unit.
        let bytes = match p.fillsize() {
            0 => u64::from(count) + 1,
            1 => u64::from(count & !1) + 2,
            2 => u64::from(count & !3) + 4,
            _ => return Err(view.fault("fill size")),
        };
        self.transfer(words, |done| {
            transfer::fill(view.vm, p.dst_addr(), p.src_data(), bytes, done)
        })
    }

    fn poll(&mut self, view: &View<'_>) -> Result<Step, QueueFault> {
        let p = abi::PollRegmem::from_bits(view.prefix());
        let words = view.fits(6)?;
        if !p.mem_poll() {
            // An HDP flush: the host sees device memory itself. ROCr asks for one with a poll that always holds.
            return if p.hdp_flush() || p.func() == abi::SDMA_POLL_FUNC_ALWAYS {
                Ok(Step::Words(words))
            } else {
                Err(view.fault("registers are the kernel's"))
            };
        }
        let value = view.vm.atomic_load_u32(p.addr(), Ordering::Acquire)? & p.mask();
        let met =
            pm4::compare(p.func(), value.into(), p.value().into()).ok_or_else(|| view.fault("comparison"))?;
        self.done += 1;
        let gives_up = p.retry_count() != FOREVER && self.done > p.retry_count().into();
        Ok(if met || gives_up {
            Step::Words(words)
        } else {
            Step::Waits
        })
    }

    /// A row of 64-bit values, each the one before plus an increment.
    fn generate(&mut self, view: &View<'_>) -> Result<Step, QueueFault> {
        let p = abi::WriteIncr::from_bits(view.prefix());
        let words = view.fits(10)?;
        let wide = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
        let mask = wide(p.mask_dw0(), p.mask_dw1());
        let increment = wide(p.incr_dw0(), p.incr_dw1());
        let mut value = wide(p.init_dw0(), p.init_dw1());
        for i in 0..=u64::from(p.count()) {
            let to = p.dst_addr().wrapping_add(i * 8);
            view.vm.write(to, &(value | mask).to_le_bytes())?;
            value = value.wrapping_add(increment);
        }
        Ok(Step::Words(words))
    }

    fn timestamp(&mut self, hqd: &Hqd, kind: u8, view: &View<'_>) -> Result<Step, QueueFault> {
        let words = view.fits(3)?;
        let clock = hqd.context.clock.ticks();
        match kind {
            abi::SDMA_SUBOP_TIMESTAMP_SET => {
                let p = abi::TimestampSet::from_bits(view.prefix());
                self.local_time = p.init_data().wrapping_sub(clock);
            }
            abi::SDMA_SUBOP_TIMESTAMP_GET => {
                let p = abi::TimestampGet::from_bits(view.prefix());
                let time = clock.wrapping_add(self.local_time);
                view.vm
                    .atomic_store_u64(p.write_addr(), time, Ordering::Release)?;
            }
            abi::SDMA_SUBOP_TIMESTAMP_GET_GLOBAL => {
                let p = abi::TimestampGetGlobal::from_bits(view.prefix());
                view.vm
                    .atomic_store_u64(p.write_addr(), clock, Ordering::Release)?;
            }
            _ => return Err(view.fault("timestamp kind")),
        }
        Ok(Step::Words(words))
    }
}

fn semaphore(view: &View<'_>) -> Result<Step, QueueFault> {
    let p = abi::Semaphore::from_bits(view.prefix());
    let words = view.fits(3)?;
    if p.mailbox() {
        return Err(view.fault("mailbox of a semaphore"));
    }
    let word = atomic::word64(view.vm, p.addr())?;
    // ORDERING: release, after everything before it; acquire, before everything after it.
    if !p.signal() {
        let taken = word.fetch_update(Ordering::AcqRel, Ordering::Acquire, |now| now.checked_sub(1));
        return Ok(taken.map_or(Step::Waits, |_| Step::Words(words)));
    }
    if p.write_one() {
        word.store(1, Ordering::Release);
    } else {
        word.fetch_add(1, Ordering::AcqRel);
    }
    Ok(Step::Words(words))
}
