//! Loading: segments into an agent's memory, relocations, symbols.
//!
//! Code is written through the host's view of the agent's memory, or copied there where the host has none.
//! Nothing here invalidates the GPU's instruction caches: an executable's memory is new to this process,
//! and each dispatch's acquire fence covers what was written before its packet; memory that is freed and
//! allocated again within one process can still be cached on gfx9 to gfx11 hardware, where ROCr invalidates
//! by a PM4 packet. The software machine compares the code with what it has decoded at each dispatch.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use outcrop_thunk::trace::Layer;
use outcrop_thunk::trace_call;

use outcrop_code_object::{CodeObject, CodeObjectError, Kernel, Relocation};

use crate::{Agent, AllocFlags, Allocation, Condition, Error, MemoryPool, PoolKind};

/// A device variable of an executable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Device address.
    pub address: u64,
    /// Bytes.
    pub size: u64,
}

/// A code object loaded for an agent; unloaded when dropped.
///
/// It is frozen from the start: what it needs is given when it is loaded. No kernel of it may run when it
/// is dropped.
#[doc(alias = "hsa_executable_t")]
pub struct Executable {
    memory: Allocation,
    kernels: Vec<Kernel>,
    variables: Vec<Variable>,
}

/// `R_AMDGPU_*` that a dynamic linker can meet (AMDGPUUsage, "Relocation Records").
mod kind {
    pub const NONE: u32 = 0;
    pub const ABS32_LO: u32 = 1;
    pub const ABS32_HI: u32 = 2;
    pub const ABS64: u32 = 3;
    pub const REL32: u32 = 4;
    pub const REL64: u32 = 5;
    pub const ABS32: u32 = 6;
    pub const REL32_LO: u32 = 10;
    pub const REL32_HI: u32 = 11;
    pub const RELATIVE64: u32 = 13;
}

/// How many bytes are zeroed or staged at a time.
const PIECE: usize = 64 << 10;

impl Executable {
    /// Loads one code object for an agent and freezes it.
    ///
    /// # Errors
    /// [`Error::CodeObject`] if the file is damaged, made for another processor or uses a variable that it does
    /// not define; [`Error::InvalidAgent`] for a CPU agent, [`Error::OutOfMemory`], [`Error::Thunk`].
    #[doc(alias = "hsa_executable_load_agent_code_object")]
    #[doc(alias = "hsa_executable_create_alt")]
    #[doc(alias = "hsa_executable_freeze")]
    pub fn load(agent: &Agent, file: &[u8]) -> Result<Executable, Error> {
        Executable::load_with(agent, file, &[])
    }

    /// As [`Executable::load`], with addresses for variables that the code object uses and does not define.
    ///
    /// # Errors
    /// As [`Executable::load`].
    #[doc(alias = "hsa_executable_agent_global_variable_define")]
    pub fn load_with(agent: &Agent, file: &[u8], variables: &[(&str, u64)]) -> Result<Executable, Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_executable_load_agent_code_object",
            "{} bytes on node {}",
            file.len(),
            agent.node()
        );
        let data = agent.checked_gpu(agent.runtime())?;
        let object = CodeObject::parse(file)?;
        let isa = data
            .isas
            .first()
            .ok_or(Error::InvalidAgent { node: data.node.0 })?;
        if !object.isa().runs_on(isa) {
            return Err(Error::CodeObject(CodeObjectError::IncompatibleIsa {
                code: *object.isa(),
                agent: *isa,
            }));
        }
        let (first, end) = object.span();
        let pool = MemoryPool {
            agent: agent.clone(),
            kind: PoolKind::Coarse,
        };
        let memory = pool.allocate_with(end - first, AllocFlags::EXECUTABLE)?;
        let mut loader = Loader {
            object: &object,
            bias: memory.address().wrapping_sub(first),
            first,
            memory: &memory,
            defined: variables.iter().copied().collect(),
        };
        loader.place_segments()?;
        loader.relocate()?;
        let kernels = loader.kernels();
        let variables = loader.variables();
        Ok(Executable {
            memory,
            kernels,
            variables,
        })
    }

    /// The agent.
    pub fn agent(&self) -> Agent {
        self.memory.agent()
    }

    /// All kernels by name.
    #[doc(alias = "hsa_executable_iterate_symbols")]
    pub fn kernels(&self) -> &[Kernel] {
        &self.kernels
    }

    /// All variables by name.
    pub fn variables(&self) -> &[Variable] {
        &self.variables
    }

    /// A kernel by its name or its descriptor's symbol.
    #[doc(alias = "hsa_executable_get_symbol_by_name")]
    pub fn kernel(&self, name: &str) -> Option<&Kernel> {
        let name = name.strip_suffix(".kd").unwrap_or(name);
        let place = self
            .kernels
            .binary_search_by(|kernel| kernel.name.as_str().cmp(name))
            .ok()?;
        self.kernels.get(place)
    }

    /// A variable by name.
    pub fn variable(&self, name: &str) -> Option<&Variable> {
        let place = self
            .variables
            .binary_search_by(|variable| variable.name.as_str().cmp(name))
            .ok()?;
        self.variables.get(place)
    }

    /// First address and bytes of the loaded segments.
    #[doc(alias = "hsa_ven_amd_loader_loaded_code_object_get_info")]
    pub fn range(&self) -> (u64, u64) {
        (self.memory.address(), self.memory.size())
    }
}

struct Loader<'a> {
    object: &'a CodeObject<'a>,
    /// What is added to a virtual address of the file.
    bias: u64,
    /// First virtual address.
    first: u64,
    memory: &'a Allocation,
    defined: BTreeMap<&'a str, u64>,
}

impl Loader<'_> {
    fn place_segments(&self) -> Result<(), Error> {
        for segment in self.object.segments() {
            self.write(segment.vaddr, segment.bytes)?;
            let zeroes = segment.size - segment.bytes.len() as u64;
            self.zero(segment.vaddr + segment.bytes.len() as u64, zeroes)?;
        }
        Ok(())
    }

    fn relocate(&self) -> Result<(), Error> {
        for relocation in self.object.relocations() {
            self.apply(relocation)?;
        }
        Ok(())
    }

    fn apply(&self, relocation: &Relocation) -> Result<(), Error> {
        let &Relocation { place, kind, .. } = relocation;
        let bytes = match kind {
            kind::NONE => return Ok(()),
            kind::ABS64 | kind::REL64 | kind::RELATIVE64 => 8,
            kind::ABS32_LO | kind::ABS32_HI | kind::REL32 | kind::ABS32 | kind::REL32_LO | kind::REL32_HI => {
                4
            }
            _ => return Err(CodeObjectError::Relocation { kind, place }.into()),
        };
        if self.object.segment_of(place, bytes).is_none() {
            return Err(CodeObjectError::Relocation { kind, place }.into());
        }
        let here = place.wrapping_add(self.bias);
        let value = match kind {
            kind::RELATIVE64 => self.bias.wrapping_add_signed(relocation.addend),
            _ => self
                .symbol(relocation.symbol)?
                .wrapping_add_signed(relocation.addend),
        };
        let value = match kind {
            kind::REL32 | kind::REL64 | kind::REL32_LO => value.wrapping_sub(here),
            kind::REL32_HI => value.wrapping_sub(here) >> 32,
            kind::ABS32_HI => value >> 32,
            _ => value,
        };
        self.write(place, value.to_le_bytes().get(..bytes as usize).unwrap_or(&[]))
    }

    /// Where a symbol is in the agent's memory.
    fn symbol(&self, index: u32) -> Result<u64, CodeObjectError> {
        let undefined = CodeObjectError::UndefinedSymbol { index };
        let symbol = self.object.symbols().get(index as usize).ok_or(undefined)?;
        if symbol.defined {
            return Ok(symbol.vaddr.wrapping_add(self.bias));
        }
        match self.defined.get(symbol.name) {
            Some(address) => Ok(*address),
            None if symbol.weak => Ok(0),
            None => Err(undefined),
        }
    }

    /// The kernels with their addresses, by name.
    fn kernels(&mut self) -> Vec<Kernel> {
        let mut kernels: Vec<Kernel> = self.object.kernels().to_vec();
        for kernel in &mut kernels {
            kernel.object = kernel.object.wrapping_add(self.bias);
            // A packet asks for what satisfies both the metadata and the descriptor.
            let descriptor = &kernel.descriptor;
            kernel.group_size = kernel.group_size.max(descriptor.group_segment_fixed_size);
            kernel.private_size = kernel.private_size.max(descriptor.private_segment_fixed_size);
        }
        kernels.sort_by(|a, b| a.name.cmp(&b.name));
        kernels
    }

    /// What is data, not a descriptor, and inside the segments, by name.
    fn variables(&self) -> Vec<Variable> {
        let mut variables: Vec<Variable> = self
            .object
            .symbols()
            .iter()
            .filter(|s| s.defined && s.object && !s.name.ends_with(".kd"))
            .filter(|s| self.object.segment_of(s.vaddr, s.size).is_some())
            .map(|s| Variable {
                name: s.name.into(),
                address: s.vaddr.wrapping_add(self.bias),
                size: s.size,
            })
            .collect();
        variables.sort_by(|a, b| a.name.cmp(&b.name));
        variables
    }

    /// Writes to a virtual address of the file.
    fn write(&self, vaddr: u64, bytes: &[u8]) -> Result<(), Error> {
        if self.memory.host().is_null() {
            return self.stage(vaddr, bytes);
        }
        self.memory.write(vaddr - self.first, bytes)
    }

    fn zero(&self, vaddr: u64, len: u64) -> Result<(), Error> {
        if self.memory.host().is_null() {
            let zeroes = alloc::vec![0; PIECE.min(len as usize)];
            let mut done = 0;
            while done < len {
                let piece = (len - done).min(PIECE as u64) as usize;
                self.stage(vaddr + done, zeroes.get(..piece).unwrap_or(&[]))?;
                done += piece as u64;
            }
            return Ok(());
        }
        self.memory.fill(vaddr - self.first, len, 0)
    }

    /// Copies through system memory.
    fn stage(&self, vaddr: u64, bytes: &[u8]) -> Result<(), Error> {
        if bytes.is_empty() {
            return Ok(());
        }
        let agent = self.memory.agent();
        let runtime = agent.runtime();
        let staging = runtime.fine_pool().allocate(bytes.len() as u64)?;
        staging.write(0, bytes)?;
        let done = runtime.signal(1)?;
        let to = vaddr.wrapping_add(self.bias);
        runtime.async_copy(
            to,
            &agent,
            staging.address(),
            &runtime.cpu(),
            bytes.len() as u64,
            &[],
            &done,
        )?;
        runtime.wait(&done, Condition::Eq, 0, None, &[])?;
        Ok(())
    }
}

impl core::fmt::Debug for Executable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "Executable({:#x}, {} kernels, {} variables)",
            self.memory.address(),
            self.kernels.len(),
            self.variables.len()
        )
    }
}
