//! Modules: loaded code objects, their kernels and variables.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{Executable, trace_call};
use crate::kernarg::{ArgInfo, Layout};
use crate::runtime::Shared;
use crate::{Device, bundle};

/// A loaded code object; unloaded, after its device has become idle, with the last clone and the last
/// [`Function`].
#[derive(Clone)]
pub struct Module {
    pub(crate) core: Arc<ModuleCore>,
}

pub(crate) struct ModuleCore {
    functions: Vec<Arc<FunctionCore>>,
    executable: Executable,
    pub shared: Arc<Shared>,
    pub device: u32,
}

/// What a launch needs to know of a kernel.
pub(crate) struct FunctionCore {
    pub name: Arc<str>,
    /// Device address of the kernel descriptor.
    pub object: u64,
    pub layout: Layout,
    pub kernarg_align: u32,
    pub group_size: u32,
    pub private_size: u32,
    pub dynamic_stack: bool,
    pub max_threads: u32,
    pub required_block: Option<[u32; 3]>,
    pub uniform: bool,
    pub vgprs: u32,
}

/// A kernel of a module, which it keeps loaded.
#[derive(Clone)]
pub struct Function {
    pub(crate) core: Arc<FunctionCore>,
    pub(crate) module: Arc<ModuleCore>,
}

/// A number of `hipFuncGetAttribute`, by `hipFunction_attribute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "hipFunction_attribute")]
pub struct FunctionAttribute(pub u32);

impl FunctionAttribute {
    /// `HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`
    pub const MAX_THREADS_PER_BLOCK: FunctionAttribute = FunctionAttribute(0);
    /// `HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`: static LDS.
    pub const SHARED_SIZE_BYTES: FunctionAttribute = FunctionAttribute(1);
    /// `HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`
    pub const CONST_SIZE_BYTES: FunctionAttribute = FunctionAttribute(2);
    /// `HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`: private segment of a thread.
    pub const LOCAL_SIZE_BYTES: FunctionAttribute = FunctionAttribute(3);
    /// `HIP_FUNC_ATTRIBUTE_NUM_REGS`: vector registers.
    pub const NUM_REGS: FunctionAttribute = FunctionAttribute(4);
    /// `HIP_FUNC_ATTRIBUTE_PTX_VERSION`: major version of the architecture times 10, plus minor.
    pub const PTX_VERSION: FunctionAttribute = FunctionAttribute(5);
    /// `HIP_FUNC_ATTRIBUTE_BINARY_VERSION`: as [`FunctionAttribute::PTX_VERSION`].
    pub const BINARY_VERSION: FunctionAttribute = FunctionAttribute(6);
    /// `HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA`
    pub const CACHE_MODE_CA: FunctionAttribute = FunctionAttribute(7);
    /// `HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`: LDS of a block less the static part.
    pub const MAX_DYNAMIC_SHARED_SIZE_BYTES: FunctionAttribute = FunctionAttribute(8);
    /// `HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`
    pub const PREFERRED_SHARED_MEMORY_CARVEOUT: FunctionAttribute = FunctionAttribute(9);
}

impl Module {
    /// Loads the code object for `device` in `image`: an ELF file, or an offload bundle, which may be
    /// compressed and have [`bundle::MAX_IMAGE`] bytes uncompressed.
    ///
    /// # Errors
    /// [`Error::Image`] if the bundle is damaged, too large, or has nothing for the device;
    /// [`Error::Hsa`] if the code object is damaged or of another target; [`Error::BadMetadata`].
    #[doc(alias = "hipModuleLoadData")]
    pub fn load(device: &Device, image: &[u8]) -> Result<Module> {
        let _call = trace_call!(Layer::Hip, "hipModuleLoadData", "{} bytes", image.len());
        let state = device.state()?;
        let file = bundle::code_object(image, &state.properties.gcn_arch_name, bundle::MAX_IMAGE)?;
        let executable = Executable::load(&state.agent, &file)
            .map_err(Error::hsa("hsa_executable_load_agent_code_object"))?;
        let mut functions = Vec::with_capacity(executable.kernels().len());
        for kernel in executable.kernels() {
            let args = kernel.args.iter().map(|arg| ArgInfo {
                offset: u64::from(arg.offset),
                size: u64::from(arg.size),
                value_kind: arg.kind.name(),
            });
            if kernel.kernarg_align > 4096 {
                return Err(Error::BadMetadata {
                    what: "kernarg_segment_align",
                    value: u64::from(kernel.kernarg_align),
                });
            }
            functions.push(Arc::new(FunctionCore {
                name: Arc::from(kernel.name.as_str()),
                object: kernel.object,
                layout: Layout::new(args, u64::from(kernel.kernarg_size))?,
                kernarg_align: kernel.kernarg_align.max(16).next_power_of_two(),
                group_size: kernel.group_size,
                private_size: kernel.private_size,
                dynamic_stack: kernel.dynamic_stack,
                max_threads: match kernel.max_flat_workgroup_size {
                    0 => state.properties.max_threads_per_block,
                    max => max.min(state.properties.max_threads_per_block),
                },
                required_block: kernel.required_workgroup_size,
                uniform: kernel.uniform_workgroup_size,
                vgprs: kernel.vgpr_count,
            }));
        }
        let mut kernels = device.shared.kernels.write();
        kernels.extend(
            functions
                .iter()
                .map(|function| (function.object, function.name.clone())),
        );
        drop(kernels);
        let (base, size) = executable.range();
        device.shared.memory.insert_module(base, size, device.ordinal);
        let core = ModuleCore {
            functions,
            executable,
            shared: device.shared.clone(),
            device: device.ordinal,
        };
        Ok(Module { core: Arc::new(core) })
    }

    /// The device that it is loaded for.
    pub fn device(&self) -> Device {
        Device {
            shared: self.core.shared.clone(),
            ordinal: self.core.device,
        }
    }

    /// A kernel by its (mangled) name.
    ///
    /// # Errors
    /// [`Error::SymbolNotFound`].
    #[doc(alias = "hipModuleGetFunction")]
    pub fn function(&self, name: &str) -> Result<Function> {
        let _call = trace_call!(Layer::Hip, "hipModuleGetFunction", "{name}");
        let core = self
            .core
            .functions
            .iter()
            .find(|function| &*function.name == name);
        let core = core.ok_or_else(|| Error::SymbolNotFound {
            what: "kernel",
            name: Arc::from(name),
        })?;
        Ok(Function {
            core: core.clone(),
            module: self.core.clone(),
        })
    }

    /// All its kernels.
    pub fn functions(&self) -> impl Iterator<Item = Function> + '_ {
        self.core.functions.iter().map(|core| Function {
            core: core.clone(),
            module: self.core.clone(),
        })
    }

    /// Device address and size in bytes of a variable.
    ///
    /// # Errors
    /// [`Error::SymbolNotFound`].
    #[doc(alias = "hipModuleGetGlobal")]
    pub fn global(&self, name: &str) -> Result<(u64, u64)> {
        let _call = trace_call!(Layer::Hip, "hipModuleGetGlobal", "{name}");
        let variable = self.core.executable.variable(name);
        let variable = variable.ok_or_else(|| Error::SymbolNotFound {
            what: "variable",
            name: Arc::from(name),
        })?;
        Ok((variable.address, variable.size))
    }
}

impl Function {
    /// The (mangled) name.
    #[doc(alias = "hipKernelNameRef")]
    pub fn name(&self) -> &str {
        &self.core.name
    }

    /// The device that it is loaded for.
    pub fn device(&self) -> Device {
        Device {
            shared: self.module.shared.clone(),
            ordinal: self.module.device,
        }
    }

    /// Where its arguments lie.
    pub fn arguments(&self) -> &Layout {
        &self.core.layout
    }

    /// One of its numbers.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for a number that is no attribute.
    #[doc(alias = "hipFuncGetAttribute")]
    pub fn attribute(&self, attribute: FunctionAttribute) -> Result<i32> {
        let properties = &self.module.shared.state(self.module.device)?.properties;
        let value = match attribute {
            FunctionAttribute::MAX_THREADS_PER_BLOCK => self.core.max_threads,
            FunctionAttribute::SHARED_SIZE_BYTES => self.core.group_size,
            FunctionAttribute::LOCAL_SIZE_BYTES => self.core.private_size,
            FunctionAttribute::NUM_REGS => self.core.vgprs,
            FunctionAttribute::PTX_VERSION | FunctionAttribute::BINARY_VERSION => {
                properties.major * 10 + properties.minor
            }
            FunctionAttribute::MAX_DYNAMIC_SHARED_SIZE_BYTES => properties
                .shared_mem_per_block
                .saturating_sub(self.core.group_size),
            FunctionAttribute::CONST_SIZE_BYTES
            | FunctionAttribute::CACHE_MODE_CA
            | FunctionAttribute::PREFERRED_SHARED_MEMORY_CARVEOUT => 0,
            FunctionAttribute(value) => {
                return Err(Error::InvalidValue {
                    what: "function attribute",
                    value: u64::from(value),
                });
            }
        };
        Ok(i32::try_from(value).unwrap_or(i32::MAX))
    }
}

impl Drop for ModuleCore {
    fn drop(&mut self) {
        let _call = trace_call!(Layer::Hip, "hipModuleUnload");
        // Code must not go while it may run; what was lost in a fault does not.
        let _ = self.shared.quiesce(self.device);
        self.shared.memory.remove_module(self.executable.range().0);
        let mut kernels = self.shared.kernels.write();
        for function in &self.functions {
            kernels.remove(&function.object);
        }
    }
}

impl core::fmt::Debug for Module {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "Module({} kernels on device {})",
            self.core.functions.len(),
            self.core.device
        )
    }
}

impl core::fmt::Debug for Function {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Function({} at {:#x})", self.core.name, self.core.object)
    }
}
