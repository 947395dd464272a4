//! Fat binaries of the executable and its libraries, and the kernels and variables that they register.
//!
//! Constructors register before `main`; nothing is loaded, and no runtime started, before a kernel or variable is used.
#![expect(unsafe_code, reason = "reads what the compiler put into the executable")]

use core::alloc::Layout;
use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::alloc::{alloc_zeroed, dealloc, handle_alloc_error};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError, RwLock};

use outcrop_hip::{Code, CopyKind, Device, Function, Module, PinnedFlags, bundle};

use crate::call::Failure;
use crate::handles::AddressMap;
use crate::image::image;
use crate::library::{self, library};
use crate::pointer::address;
use crate::types::{hipFunction_t, ihipModuleSymbol_t, size_t};

/// The wrapper in `.hipFatBinSegment`.
#[repr(C)]
struct Wrapper {
    magic: u32,
    version: u32,
    binary: *const c_void,
    unused: *const c_void,
}

/// A registered fat binary.
pub struct FatBinary {
    /// Address of its first byte, 0 if the wrapper was none.
    start: usize,
    /// The loaded modules, by device.
    modules: Mutex<Vec<Option<Module>>>,
    managed: Mutex<Vec<Managed>>,
}

/// A `__managed__` variable: host memory that the devices reach, and a pointer to it on each side.
struct Managed {
    name: String,
    memory: *mut u8,
    layout: Layout,
    registered: bool,
}

// SAFETY: the memory is the variable's, which the program and its kernels share by nature.
unsafe impl Send for Managed {}

/// A kernel that a fat binary has registered.
pub struct RegisteredFunction {
    binary: Arc<FatBinary>,
    name: String,
    /// The loaded function, by device.
    loaded: OnceLock<Box<[OnceLock<Arc<Function>>]>>,
}

struct RegisteredVariable {
    binary: Arc<FatBinary>,
    name: String,
}

#[derive(Default)]
struct Registry {
    /// By handle.
    binaries: AddressMap<Arc<FatBinary>>,
    /// By the address of the stub.
    functions: AddressMap<Arc<RegisteredFunction>>,
    /// By the address of the shadow.
    variables: AddressMap<RegisteredVariable>,
}

static REGISTRY: LazyLock<RwLock<Registry>> = LazyLock::new(RwLock::default);

fn change<T>(body: impl FnOnce(&mut Registry) -> T) -> T {
    body(&mut REGISTRY.write().unwrap_or_else(PoisonError::into_inner))
}

fn look<T>(body: impl FnOnce(&Registry) -> T) -> T {
    body(&REGISTRY.read().unwrap_or_else(PoisonError::into_inner))
}

impl FatBinary {
    /// The module for a device; loaded at first use.
    fn module(&self, device: &Device) -> Result<Module, Failure> {
        let index = device.ordinal() as usize;
        let mut modules = self.modules.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(Some(module)) = modules.get(index) {
            return Ok(module.clone());
        }
        if self.start == 0 {
            return Err(Code::INVALID_IMAGE.into());
        }
        // SAFETY: the fat binary is part of a loaded object, which unregisters it before it goes.
        let image = unsafe { image(core::ptr::with_exposed_provenance(self.start)) }?;
        let module = device.load_module(image)?;
        self.connect_managed(device, &module)?;
        let len = modules.len().max(index + 1);
        modules.resize(len, None);
        if let Some(slot) = modules.get_mut(index) {
            *slot = Some(module.clone());
        }
        Ok(module)
    }

    /// Tells a module's managed variables where their memory is.
    fn connect_managed(&self, device: &Device, module: &Module) -> Result<(), Failure> {
        let runtime = device.runtime();
        let mut managed = self.managed.lock().unwrap_or_else(PoisonError::into_inner);
        for variable in managed.iter_mut() {
            let host = address(variable.memory);
            if !variable.registered {
                let flags = PinnedFlags::default();
                // SAFETY: the memory stays until the fat binary goes, which unregisters it.
                unsafe { runtime.host_register(host, variable.layout.size() as u64, flags) }?;
                variable.registered = true;
            }
            let seen = runtime.pointer_attributes(host)?.device_pointer;
            // A variable that no kernel uses is not in the code object.
            if let Ok((pointer, 8)) = module.global(&variable.name) {
                let source = address(&raw const seen);
                // SAFETY: the source is read before the call returns.
                unsafe {
                    device
                        .null_stream()?
                        .memcpy(pointer, source, 8, CopyKind::HostToDevice)
                }?;
            }
        }
        Ok(())
    }
}

impl RegisteredFunction {
    /// The kernel's (mangled) name.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn slot(&self, device: &Device) -> Result<&OnceLock<Arc<Function>>, Failure> {
        let count = library()?.runtime.device_count();
        let loaded = self
            .loaded
            .get_or_init(|| (0..count).map(|_| OnceLock::new()).collect());
        loaded
            .get(device.ordinal() as usize)
            .ok_or(Failure::Code(Code::INVALID_DEVICE))
    }

    fn load(&self, device: &Device) -> Result<&Arc<Function>, Failure> {
        let slot = self.slot(device)?;
        if let Some(function) = slot.get() {
            return Ok(function);
        }
        let function = self.binary.module(device)?.function(&self.name)?;
        Ok(slot.get_or_init(|| Arc::new(function)))
    }

    /// The kernel on a device; loaded at first use.
    #[inline]
    pub fn on(&self, device: &Device) -> Result<&Function, Failure> {
        Ok(&**self.load(device)?)
    }

    /// A handle of the kernel on a device; it stays as long as the fat binary.
    pub fn handle_on(&self, device: &Device) -> Result<hipFunction_t, Failure> {
        let function = self.load(device)?.clone();
        Ok(library()?.functions.insert_shared::<ihipModuleSymbol_t>(function))
    }
}

/// The registered kernel of a stub.
///
/// # Errors
/// `hipErrorInvalidDeviceFunction`
#[inline]
pub fn function_at(stub: *const c_void) -> Result<Arc<RegisteredFunction>, Failure> {
    look(|registry| registry.functions.get(&stub.addr()).cloned())
        .ok_or(Failure::Code(Code::INVALID_DEVICE_FUNCTION))
}

/// Address and size of a registered variable on a device.
///
/// # Errors
/// `hipErrorInvalidSymbol`
pub fn variable_on(shadow: *const c_void, device: &Device) -> Result<(u64, u64), Failure> {
    let found = look(|registry| {
        let variable = registry.variables.get(&shadow.addr());
        variable.map(|variable| (variable.binary.clone(), variable.name.clone()))
    });
    let (binary, name) = found.ok_or(Code::INVALID_SYMBOL)?;
    binary
        .module(device)?
        .global(&name)
        .map_err(|_| Failure::Code(Code::INVALID_SYMBOL))
}

pub unsafe fn fat_binary(data: *const c_void) -> *mut *mut c_void {
    let wrapper = data.cast::<Wrapper>();
    // SAFETY: null, or the compiler's wrapper.
    let wrapper = unsafe { wrapper.as_ref() };
    let known =
        wrapper.filter(|wrapper| wrapper.magic == bundle::FATBIN_SEGMENT_MAGIC && wrapper.version == 1);
    let binary = Arc::new(FatBinary {
        start: known.map_or(0, |wrapper| wrapper.binary.expose_provenance()),
        modules: Mutex::default(),
        managed: Mutex::default(),
    });
    let handle = Arc::as_ptr(&binary).cast_mut().cast();
    change(|registry| registry.binaries.insert(handle as usize, binary));
    handle
}

fn binary_of(handle: *const c_void) -> Option<Arc<FatBinary>> {
    look(|registry| registry.binaries.get(&handle.addr()).cloned())
}

/// A name of the executable's.
///
/// # Safety
/// Null, or a string.
unsafe fn name_of(name: *const c_char) -> Option<String> {
    if name.is_null() {
        return None;
    }
    // SAFETY: not null, and so a string.
    unsafe { CStr::from_ptr(name) }.to_str().ok().map(str::to_owned)
}

pub unsafe fn unregister_fat_binary(modules: *mut *mut c_void) {
    let gone = change(|registry| {
        let binary = registry.binaries.remove(&modules.addr())?;
        let mut functions = Vec::new();
        registry.functions.retain(|_, function| {
            let stays = !Arc::ptr_eq(&function.binary, &binary);
            if !stays {
                functions.push(function.clone());
            }
            stays
        });
        registry
            .variables
            .retain(|_, variable| !Arc::ptr_eq(&variable.binary, &binary));
        Some((binary, functions))
    });
    let Some((binary, functions)) = gone else { return };
    if library::exiting() {
        // The process is about to give everything back at once; a kernel may run still, and must not be waited for.
        core::mem::forget((binary, functions));
        return;
    }
    for loaded in functions.iter().filter_map(|function| function.loaded.get()) {
        for function in loaded.iter().filter_map(OnceLock::get) {
            if let Ok(library) = library() {
                library
                    .functions
                    .remove(Arc::as_ptr(function).cast_mut().cast::<ihipModuleSymbol_t>());
            }
        }
    }
    drop(functions);
    binary
        .modules
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clear();
    for variable in binary
        .managed
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .drain(..)
    {
        let unregistered = match library() {
            Ok(library) if variable.registered => {
                library.runtime.host_unregister(address(variable.memory)).is_ok()
            }
            _ => !variable.registered,
        };
        // Memory that a device may reach still is never given to somebody else.
        if unregistered {
            // SAFETY: allocated with this layout, and nobody has it any more.
            unsafe { dealloc(variable.memory, variable.layout) };
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "the C function's")]
pub unsafe fn function(
    modules: *mut *mut c_void,
    host: *const c_void,
    _device_function: *mut c_char,
    device_name: *const c_char,
    _thread_limit: c_uint,
    _tid: *mut c_void,
    _bid: *mut c_void,
    _block: *mut c_void,
    _grid: *mut c_void,
    _wave_size: *mut c_int,
) {
    // SAFETY: the compiler's name.
    if let (Some(binary), Some(name)) = (binary_of(modules.cast()), unsafe { name_of(device_name) }) {
        let function = Arc::new(RegisteredFunction {
            binary,
            name,
            loaded: OnceLock::new(),
        });
        change(|registry| registry.functions.insert(host.addr(), function));
    }
}

#[expect(clippy::too_many_arguments, reason = "the C function's")]
pub unsafe fn variable(
    modules: *mut *mut c_void,
    shadow: *mut c_void,
    _host_name: *mut c_char,
    device_name: *mut c_char,
    _external: c_int,
    _size: size_t,
    _constant: c_int,
    _global: c_int,
) {
    // SAFETY: the compiler's name.
    if let (Some(binary), Some(name)) = (binary_of(modules.cast()), unsafe { name_of(device_name) }) {
        change(|registry| {
            registry
                .variables
                .insert(shadow.addr(), RegisteredVariable { binary, name })
        });
    }
}

/// Bytes of a page, which registered memory has for itself.
const PAGE: usize = 4096;

pub unsafe fn managed_variable(
    modules: *mut c_void,
    pointer: *mut *mut c_void,
    initial: *mut c_void,
    name: *const c_char,
    size: size_t,
    align: c_uint,
) {
    // SAFETY: the compiler's name.
    let (Some(binary), Some(name)) = (binary_of(modules), (unsafe { name_of(name) })) else {
        return;
    };
    let align = (align as usize).max(PAGE).next_power_of_two();
    let Ok(layout) = Layout::from_size_align(size.max(1).next_multiple_of(PAGE), align) else {
        return;
    };
    // SAFETY: the layout has a size.
    let memory = unsafe { alloc_zeroed(layout) };
    if memory.is_null() {
        handle_alloc_error(layout);
    }
    if !initial.is_null() {
        // SAFETY: the initial value has the variable's size, and so has the memory.
        unsafe { core::ptr::copy_nonoverlapping(initial.cast_const().cast(), memory, size) };
    }
    if !pointer.is_null() {
        // SAFETY: the pointer by which the host reaches the variable.
        unsafe { pointer.write(memory.cast()) };
    }
    let mut managed = binary.managed.lock().unwrap_or_else(PoisonError::into_inner);
    managed.push(Managed {
        name,
        memory,
        layout,
        registered: false,
    });
}

/// Textures cannot be used here; a program that has some may still use its other parts.
pub unsafe fn texture(
    _modules: *mut *mut c_void,
    _variable: *mut c_void,
    _host_name: *mut c_char,
    _device_name: *mut c_char,
    _kind: c_int,
    _normalized: c_int,
    _external: c_int,
) {
}

/// As [`texture`].
pub unsafe fn surface(
    _modules: *mut *mut c_void,
    _variable: *mut c_void,
    _host_name: *mut c_char,
    _device_name: *mut c_char,
    _kind: c_int,
    _external: c_int,
) {
}
