//! Copies and fills by the SDMA engines.
//!
//! Each GPU has up to four SDMA queues here, made when they are needed: for copies from the host, to the
//! host, within the GPU, and between GPUs. One that faults fails the copies in flight (their signals become
//! negative) and is replaced.

mod engine;
mod ring;

use outcrop_abi::sdma;
use outcrop_thunk::trace::Layer;
use outcrop_thunk::{QueueType, trace_call};

pub(crate) use engine::Engines;
use engine::{Job, Range};

use crate::{Agent, AgentKind, Condition, Error, MemoryFault, Runtime, Signal};

/// Which of a GPU's queues a copy goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    HostToDevice = 0,
    DeviceToHost = 1,
    Local = 2,
    Peer = 3,
}

/// A pitched place in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "hsa_pitched_ptr_t")]
pub struct Pitched {
    /// First byte.
    pub base: u64,
    /// Bytes from row to row.
    pub pitch: u64,
    /// Bytes from slice to slice.
    pub slice: u64,
}

impl Pitched {
    fn at(&self, place: Dim3) -> Option<u64> {
        let row = self.pitch.checked_mul(place.y)?;
        let slice = self.slice.checked_mul(place.z)?;
        self.base
            .checked_add(slice)?
            .checked_add(row)?
            .checked_add(place.x)
    }
}

/// A position or an extent: bytes, rows, slices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_dim3_t")]
pub struct Dim3 {
    /// Bytes.
    pub x: u64,
    /// Rows.
    pub y: u64,
    /// Slices.
    pub z: u64,
}

/// Most bytes of one packet, a multiple of 64.
const MAX_COPY: u64 = sdma::SDMA_COPY_MAX_BYTES as u64;
const MAX_FILL: u64 = sdma::SDMA_FILL_MAX_BYTES as u64;

impl Runtime {
    /// The GPU whose engine copies between two agents, and which engine.
    fn copier<'a>(&self, dst: &'a Agent, src: &'a Agent) -> Result<(&'a Agent, Direction), Error> {
        let (to, from) = (dst.checked(self)?, src.checked(self)?);
        match (to.kind, from.kind) {
            (AgentKind::Gpu, AgentKind::Cpu) => Ok((dst, Direction::HostToDevice)),
            (AgentKind::Cpu, AgentKind::Gpu) => Ok((src, Direction::DeviceToHost)),
            (AgentKind::Gpu, AgentKind::Gpu) if dst.index == src.index => Ok((dst, Direction::Local)),
            (AgentKind::Gpu, AgentKind::Gpu) => Ok((dst, Direction::Peer)),
            (AgentKind::Cpu, AgentKind::Cpu) => Err(Error::InvalidAgent { node: to.node.0 }),
        }
    }

    /// Copies `size` bytes once all `deps` are 0, then decrements `completion`.
    ///
    /// Both addresses must be accessible to the GPU that copies: `dst_agent` or, if that is a CPU,
    /// `src_agent`. Ranges that overlap give any mix of bytes. On failure while copying the completion
    /// signal becomes negative. A dependency that never becomes 0 blocks all later copies of its direction.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] if both are CPUs, [`Error::Thunk`] when an engine's queue cannot be made,
    /// [`Error::CopyFailed`] if the engine stops while the copy is submitted.
    #[doc(alias = "hsa_amd_memory_async_copy")]
    #[expect(clippy::too_many_arguments, reason = "those of hsa_amd_memory_async_copy")]
    pub fn async_copy(
        &self,
        dst: u64,
        dst_agent: &Agent,
        src: u64,
        src_agent: &Agent,
        size: u64,
        deps: &[&Signal],
        completion: &Signal,
    ) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_memory_async_copy",
            "{size} bytes from {src:#x} to {dst:#x}"
        );
        let (agent, direction) = self.copier(dst_agent, src_agent)?;
        let mut job = self.job(
            agent,
            direction,
            deps,
            completion,
            [Range::new(dst, size)?, Range::new(src, size)?],
        )?;
        job.copy(dst, src, size)?;
        job.finish()
    }

    /// Whether a copy that is submitted now finds room at once, unless it is a huge one.
    ///
    /// Where there is none a submission waits for copies before it, and so for what those wait for: who
    /// knows that some of that was lost must say so (by their signals) first.
    pub fn has_copy_room(&self) -> bool {
        self.shared.has_copy_room()
    }

    /// Copies a box of bytes with the engines of a GPU agent, as [`Runtime::async_copy`] does a range.
    ///
    /// # Errors
    /// As [`Runtime::async_copy`]; [`Error::InvalidArgument`] if rows are longer than the pitch, or a place
    /// overflows.
    #[doc(alias = "hsa_amd_memory_async_copy_rect")]
    #[expect(
        clippy::too_many_arguments,
        reason = "those of hsa_amd_memory_async_copy_rect"
    )]
    pub fn async_copy_rect(
        &self,
        dst: Pitched,
        dst_offset: Dim3,
        src: Pitched,
        src_offset: Dim3,
        range: Dim3,
        agent: &Agent,
        deps: &[&Signal],
        completion: &Signal,
    ) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_memory_async_copy_rect",
            "{} x {} x {} from {:#x} to {:#x}",
            range.x,
            range.y,
            range.z,
            src.base,
            dst.base
        );
        agent.checked_gpu(self)?;
        let device = |base| self.shared.pointer_info(base).is_none_or(|info| info.device);
        let direction = match (device(dst.base), device(src.base)) {
            (true, false) => Direction::HostToDevice,
            (false, _) => Direction::DeviceToHost,
            (true, true) => Direction::Local,
        };
        let bound = |to: &Pitched, offset: Dim3| -> Result<Range, Error> {
            let bad = Error::InvalidArgument("pitch", to.pitch);
            if (range.y > 1 && to.pitch < range.x)
                || (range.z > 1 && to.slice < to.pitch.saturating_mul(range.y))
            {
                return Err(bad);
            }
            let first = to.at(offset).ok_or(bad)?;
            let last = Dim3 {
                x: offset.x.checked_add(range.x).ok_or(bad)?,
                y: offset.y.checked_add(range.y.saturating_sub(1)).ok_or(bad)?,
                z: offset.z.checked_add(range.z.saturating_sub(1)).ok_or(bad)?,
            };
            let end = to.at(last).ok_or(bad)?;
            Range::new(first, end - first)
        };
        let ranges = [bound(&dst, dst_offset)?, bound(&src, src_offset)?];
        let (to, from) = (ranges[0].start(), ranges[1].start());
        let mut job = self.job(agent, direction, deps, completion, ranges)?;
        if range.x != 0 {
            // Rows without gaps are one range.
            let dense = dst.pitch == range.x && src.pitch == range.x;
            let (len, rows) = if dense {
                (range.x * range.y, range.y.min(1))
            } else {
                (range.x, range.y)
            };
            for z in 0..range.z {
                for y in 0..rows {
                    job.copy(
                        to + z * dst.slice + y * dst.pitch,
                        from + z * src.slice + y * src.pitch,
                        len,
                    )?;
                }
            }
        }
        job.finish()
    }

    /// Fills `size` bytes with a pattern of 1, 2 or 4 bytes that starts at `dst`, as [`Runtime::async_copy`]
    /// copies.
    ///
    /// # Errors
    /// As [`Runtime::async_copy`]; [`Error::InvalidArgument`] for another pattern size.
    pub fn async_fill(
        &self,
        dst: u64,
        agent: &Agent,
        pattern: &[u8],
        size: u64,
        deps: &[&Signal],
        completion: &Signal,
    ) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_memory_fill",
            "{size} bytes at {dst:#x}, async"
        );
        let pattern = word_of(pattern)?;
        agent.checked_gpu(self)?;
        let range = Range::new(dst, size)?;
        let mut job = self.job(agent, Direction::Local, deps, completion, [range, range])?;
        job.fill(dst, pattern, size)?;
        job.finish()
    }

    /// Fills rows of a pitched box as [`Runtime::async_fill`] fills a range; the pattern starts anew in each row.
    ///
    /// # Errors
    /// As [`Runtime::async_fill`] and [`Runtime::async_copy_rect`].
    pub fn async_fill_rect(
        &self,
        dst: Pitched,
        agent: &Agent,
        pattern: &[u8],
        range: Dim3,
        deps: &[&Signal],
        completion: &Signal,
    ) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_memory_fill",
            "{} x {} x {} at {:#x}, async",
            range.x,
            range.y,
            range.z,
            dst.base
        );
        let pattern = word_of(pattern)?;
        agent.checked_gpu(self)?;
        let bad = Error::InvalidArgument("pitch", dst.pitch);
        if (range.y > 1 && dst.pitch < range.x)
            || (range.z > 1 && dst.slice < dst.pitch.saturating_mul(range.y))
        {
            return Err(bad);
        }
        let last = Dim3 {
            x: range.x,
            y: range.y.saturating_sub(1),
            z: range.z.saturating_sub(1),
        };
        let end = dst.at(last).ok_or(bad)?;
        let whole = Range::new(dst.base, end - dst.base)?;
        let mut job = self.job(agent, Direction::Local, deps, completion, [whole, whole])?;
        for z in 0..range.z {
            for y in 0..range.y {
                job.fill(dst.base + z * dst.slice + y * dst.pitch, pattern, range.x)?;
            }
        }
        job.finish()
    }

    /// Fills `count` dwords of memory that a GPU can access, and waits for it.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for an address that is no multiple of 4, [`Error::InvalidAllocation`] for a
    /// range that is not in one allocation, and as [`Runtime::async_fill`].
    #[doc(alias = "hsa_amd_memory_fill")]
    pub fn memory_fill(&self, address: u64, value: u32, count: u64) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_memory_fill",
            "{count} dwords at {address:#x}"
        );
        if !address.is_multiple_of(4) {
            return Err(Error::InvalidArgument("address", address));
        }
        let info = self.pointer_info(address)?;
        let size = count
            .checked_mul(4)
            .ok_or(Error::InvalidArgument("count", count))?;
        if size > info.size - (address - info.agent_base) {
            return Err(Error::InvalidArgument("count", count));
        }
        let able = |agent: &Agent| info.accessible.contains(agent);
        let agent = self
            .gpus()
            .find(able)
            .ok_or(Error::Incompatible("memory that no GPU can access"))?;
        let done = self.signal(1)?;
        self.async_fill(address, &agent, &value.to_le_bytes(), size, &[], &done)?;
        self.wait(&done, Condition::Lt, 1, None, &[])?;
        match done.load() {
            0 => Ok(()),
            value => Err(Error::CopyFailed { value }),
        }
    }

    fn job<'a>(
        &'a self,
        agent: &Agent,
        direction: Direction,
        deps: &[&Signal],
        completion: &'a Signal,
        ranges: [Range; 2],
    ) -> Result<Job<'a>, Error> {
        if !self.owns_signal(completion) || deps.iter().any(|signal| !self.owns_signal(signal)) {
            return Err(Error::InvalidArgument("signal", completion.handle()));
        }
        let engine = self.shared.engine(agent.index, direction)?;
        Job::begin(&self.shared, engine, deps, completion, ranges)
    }

    /// What the last copy that failed ran into, if the KFD said.
    pub fn last_copy_fault(&self) -> Option<MemoryFault> {
        self.shared.last_copy_fault()
    }

    fn owns_signal(&self, signal: &Signal) -> bool {
        alloc::sync::Arc::ptr_eq(&self.shared, &signal.runtime().shared)
    }
}

/// A pattern of 1, 2 or 4 bytes as the dword that it repeats to.
fn word_of(pattern: &[u8]) -> Result<u32, Error> {
    match *pattern {
        [a] => Ok(u32::from_le_bytes([a; 4])),
        [a, b] => Ok(u32::from_le_bytes([a, b, a, b])),
        [a, b, c, d] => Ok(u32::from_le_bytes([a, b, c, d])),
        _ => Err(Error::InvalidArgument("pattern size", pattern.len() as u64)),
    }
}

impl Direction {
    /// The kind of queue on a GPU with so many XGMI engines.
    fn queue_type(self, xgmi_engines: u32) -> QueueType {
        match self {
            Direction::Peer if xgmi_engines != 0 => QueueType::SdmaXgmi,
            _ => QueueType::Sdma,
        }
    }
}

impl Job<'_> {
    /// Copies a range, in as many packets as it takes.
    fn copy(&mut self, mut dst: u64, mut src: u64, mut size: u64) -> Result<(), Error> {
        while size != 0 {
            let len = size.min(MAX_COPY);
            let packet = sdma::CopyLinear::new()
                .with_op(sdma::SDMA_OP_COPY)
                .with_sub_op(sdma::SDMA_SUBOP_COPY_LINEAR)
                .with_count(len as u32 - 1)
                .unwrap_or_default()
                .with_src_addr(src)
                .with_dst_addr(dst);
            self.push(&packet.bits())?;
            (dst, src, size) = (dst + len, src + len, size - len);
        }
        Ok(())
    }

    /// Fills a range with a dword that starts at `dst`: single bytes up to a multiple of 4, dwords, single
    /// bytes.
    fn fill(&mut self, mut dst: u64, word: u32, mut size: u64) -> Result<(), Error> {
        let mut word = word;
        while size != 0 && (!dst.is_multiple_of(4) || size < 4) {
            self.fill_packet(dst, word, 1, 0)?;
            (dst, size, word) = (dst + 1, size - 1, word.rotate_right(8));
        }
        while size >= 4 {
            let len = (size & !3).min(MAX_FILL);
            self.fill_packet(dst, word, len, 2)?;
            (dst, size) = (dst + len, size - len);
        }
        while size != 0 {
            self.fill_packet(dst, word, 1, 0)?;
            (dst, size, word) = (dst + 1, size - 1, word.rotate_right(8));
        }
        Ok(())
    }

    /// `log` is the logarithm of the bytes that are repeated.
    fn fill_packet(&mut self, dst: u64, word: u32, bytes: u64, log: u8) -> Result<(), Error> {
        let packet = sdma::ConstantFill::new()
            .with_op(sdma::SDMA_OP_CONST_FILL)
            .with_fillsize(log)
            .unwrap_or_default()
            .with_dst_addr(dst)
            .with_src_data(word)
            .with_count(bytes as u32 - 1)
            .unwrap_or_default();
        self.push(&packet.bits())
    }
}
