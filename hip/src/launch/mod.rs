//! Launching kernels: what a launch may ask for, how its arguments get to the kernel, and the packet.
#![expect(unsafe_code, reason = "a kernel is code from outside that gets raw arguments")]

mod args;
mod config;

pub use args::{Arg, Args, PackedArgs};
pub use config::LaunchConfig;

use core::sync::atomic::Ordering;

use crate::error::{Error, LaunchError, Result};
use crate::hsa::aql::{DispatchSetup, KernelDispatchPacket};
use crate::hsa::trace::Layer;
use crate::hsa::{Fence, Order, trace_call};
use crate::kernarg::{DIMENSIONS, Geometry};
use crate::kernarg_ring::{KernargRing, Room, Segment};
use crate::module::FunctionCore;
use crate::runtime::Shared;
use crate::stream::StreamCore;
use crate::{Function, Stream};
use args::check_args;
use config::{Limits, validate};

/// A kernel behind other work of its queue.
const BEHIND_KERNELS: Order = Order {
    barrier: true,
    acquire: Fence::Agent,
    release: Fence::Agent,
};
/// A kernel behind copies, other streams, or the host.
const BEHIND_OTHERS: Order = Order {
    barrier: true,
    acquire: Fence::System,
    release: Fence::Agent,
};

impl StreamCore {
    /// Launches a kernel. No system call, no allocation: a spin lock, the argument segment, one packet.
    ///
    /// # Safety
    /// As [`Function::launch_raw`]; `put` writes the arguments.
    #[inline]
    unsafe fn launch(
        &self,
        shared: &Shared,
        function: &FunctionCore,
        config: &LaunchConfig,
        put: impl Fn(&Segment),
    ) -> Result<()> {
        let state = shared.state(self.device)?;
        let grid =
            validate(config, function, Limits::of(&state.properties)).map_err(|why| Error::Launch {
                why,
                kernel: function.name.clone(),
            })?;
        let others = self.others(shared)?;
        let stack = if function.dynamic_stack {
            state.stack_size.load(Ordering::Relaxed)
        } else {
            0
        };
        let private_size = function.private_size.saturating_add(stack);
        let mut packet = KernelDispatchPacket {
            setup: DispatchSetup::from_bits(DIMENSIONS),
            workgroup_size_x: config.block[0] as u16,
            workgroup_size_y: config.block[1] as u16,
            workgroup_size_z: config.block[2] as u16,
            grid_size_x: grid[0],
            grid_size_y: grid[1],
            grid_size_z: grid[2],
            private_segment_size: private_size,
            group_segment_size: function.group_size + config.shared_memory,
            kernel_object: function.object,
            ..KernelDispatchPacket::default()
        };
        let mut joined = others.is_empty();
        loop {
            let mut tail = self.tail.lock();
            tail.take_fault()?;
            // A kernel behind kernels of its own queue needs nothing but the barrier bit. Another thread may
            // have put a copy there between two rounds.
            if !(joined && tail.in_queue()) {
                self.join(state, &mut tail, &others)?;
                joined = true;
            }
            if tail.is_nearly_full() {
                drop(tail);
                self.drain(shared)?;
                continue;
            }
            let order = if tail.in_queue() {
                BEHIND_KERNELS
            } else {
                BEHIND_OTHERS
            };
            let order = if others.is_empty() { order } else { BEHIND_OTHERS };
            tail.reserve_scratch(private_size)?;
            let mut queue_ptr = 0;
            if function.layout.size() > 0 {
                if tail.kernargs.is_none() {
                    tail.kernargs = Some(KernargRing::new(&shared.cpu, state)?);
                }
                let Some(ring) = &mut tail.kernargs else { continue };
                let segment = match ring.take(function.layout.size(), function.kernarg_align) {
                    Room::Segment(segment) => segment,
                    Room::Busy(until) => {
                        drop(tail);
                        shared.wait(&until)?;
                        continue;
                    }
                    Room::NeedsFence => {
                        let fence = tail.fence(state, self.priority)?;
                        if let Some(ring) = &mut tail.kernargs {
                            ring.advance(fence);
                        }
                        continue;
                    }
                };
                segment.clear();
                put(&segment);
                if let Some(queue) = tail.queue_if_made() {
                    queue_ptr = queue.handle();
                }
                let info = state.agent.info();
                let geometry = Geometry {
                    grid,
                    block: config.block,
                    dynamic_lds: config.shared_memory,
                    queue_ptr,
                    private_base: (info.private_aperture >> 32) as u32,
                    shared_base: (info.group_aperture >> 32) as u32,
                };
                function
                    .layout
                    .hidden(&geometry, |offset, bytes| segment.put(offset, bytes));
                packet.kernarg_address = segment.address;
            }
            let Some(queue) = tail.queue_if_made() else {
                // A fault took the queue between two rounds; a new one is made.
                joined = others.is_empty();
                continue;
            };
            // SAFETY: the kernel object is loaded, and stays so until its module has waited for the
            // device; the segment is not used again before the ring has seen a fence behind the kernel;
            // what the kernel does to memory is the caller's promise.
            let index =
                unsafe { queue.dispatch(&packet, order) }.map_err(Error::hsa("AQL kernel dispatch"))?;
            tail.note_dispatch(index, function.object);
            let serial = tail.submitted_to_queue();
            self.publish(serial);
            return Ok(());
        }
    }
}

impl Function {
    /// Checks a launch without making it.
    ///
    /// # Errors
    /// [`Error::Launch`].
    pub fn validate(&self, config: &LaunchConfig) -> Result<()> {
        let properties = &self.module.shared.state(self.module.device)?.properties;
        validate(config, &self.core, Limits::of(properties))
            .map_err(|why| self.error(why))
            .map(|_| ())
    }

    /// A launch to be completed with grid, block and arguments.
    pub fn on<'a>(&'a self, stream: &'a Stream) -> LaunchBuilder<'a> {
        LaunchBuilder {
            function: self,
            stream,
            blocks: [1; 3],
            items: None,
            block: [1; 3],
            shared_memory: 0,
        }
    }

    /// Launches with arguments in one of the C interface's forms.
    ///
    /// # Errors
    /// [`Error::Launch`] for what the kernel or device cannot run; [`Error::InvalidHandle`] for a stream
    /// of another device; [`Error::Fault`] of the stream's earlier work; [`Error::Hsa`].
    ///
    /// # Safety
    /// The arguments have the number and sizes that the kernel takes, and what the kernel does with them
    /// and with memory is sound: it writes to nothing that Rust refers to, until the stream is done.
    #[doc(alias = "hipModuleLaunchKernel")]
    #[doc(alias = "hipExtModuleLaunchKernel")]
    #[doc(alias = "hipLaunchKernel")]
    pub unsafe fn launch_raw(
        &self,
        stream: &Stream,
        config: &LaunchConfig,
        args: PackedArgs<'_>,
    ) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipModuleLaunchKernel", "{} {config}", self.core.name);
        self.check_stream(stream)?;
        let layout = &self.core.layout;
        args.check(layout).map_err(|why| self.error(why))?;
        // SAFETY: the arguments fit the layout, by the caller's promise or by the check.
        let put = |segment: &Segment| unsafe { args.put(layout, segment) };
        // SAFETY: passed on to the caller.
        let outcome = unsafe { stream.core.launch(&stream.shared, &self.core, config, put) };
        stream.core.explained(&stream.shared, outcome)
    }

    fn check_stream(&self, stream: &Stream) -> Result<()> {
        if stream.core.device != self.module.device {
            return Err(Error::InvalidHandle {
                what: "the stream is another device's than the kernel",
            });
        }
        Ok(())
    }

    #[cold]
    fn error(&self, why: LaunchError) -> Error {
        Error::Launch {
            why,
            kernel: self.core.name.clone(),
        }
    }
}

/// A launch in the making.
#[derive(Debug)]
#[must_use = "nothing runs before `launch`"]
pub struct LaunchBuilder<'a> {
    function: &'a Function,
    stream: &'a Stream,
    blocks: [u32; 3],
    items: Option<[u32; 3]>,
    block: [u32; 3],
    shared_memory: u32,
}

impl LaunchBuilder<'_> {
    /// Threads of a block, by dimension.
    pub fn block(mut self, block: [u32; 3]) -> Self {
        self.block = block;
        self
    }

    /// Blocks of the grid, by dimension.
    pub fn grid(mut self, blocks: [u32; 3]) -> Self {
        self.blocks = blocks;
        self
    }

    /// Work-items of the grid in place of blocks: the last block of a dimension may be partial.
    pub fn work_items(mut self, grid: [u32; 3]) -> Self {
        self.items = Some(grid);
        self
    }

    /// Bytes of dynamic LDS.
    pub fn shared_memory(mut self, bytes: u32) -> Self {
        self.shared_memory = bytes;
        self
    }

    /// Launches with a tuple of arguments, whose number and sizes are checked against the kernel's.
    ///
    /// # Errors
    /// As [`Function::launch_raw`].
    ///
    /// # Safety
    /// The arguments mean what the kernel takes them for, and what it does with them and with memory is
    /// sound: it writes to nothing that Rust refers to, until the stream is done.
    pub unsafe fn launch<A: Args>(self, args: A) -> Result<()> {
        let config = match self.items {
            None => LaunchConfig::blocks(self.blocks, self.block, self.shared_memory),
            Some(items) => LaunchConfig::work_items(items, self.block, self.shared_memory),
        };
        let function = self.function;
        let _call = trace_call!(
            Layer::Hip,
            "hipModuleLaunchKernel",
            "{} {config}",
            function.core.name
        );
        function.check_stream(self.stream)?;
        let slots = function.core.layout.slots();
        check_args(&args, &function.core.layout).map_err(|why| function.error(why))?;
        let put = |segment: &Segment| {
            let mut slots = slots.iter();
            args.each(&mut |bytes| {
                if let Some(slot) = slots.next() {
                    segment.put(slot.offset, bytes);
                }
            });
        };
        let (core, shared) = (&self.stream.core, &self.stream.shared);
        // SAFETY: passed on to the caller.
        let outcome = unsafe { core.launch(shared, &function.core, &config, put) };
        core.explained(shared, outcome)
    }
}
