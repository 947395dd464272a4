// The export table: every function of libamdhip64.so with the symbol version it came with, its C signature and what it
// calls. The library's functions, the linker's version script and docs/hip-api.md all come from here.
//
//     VERSION KIND NAME(ARGUMENTS) -> RESULT = TARGET;
//
// `call` returns a hipError_t and sets the thread's last error; `status` returns one and does not; `plain` returns what
// it says; `refused` returns hipErrorNotSupported, for the reason that stands in place of the target.
functions! {
    device {
        hip_4_2 call hipInit(flags: c_uint) = device::init;
        hip_4_2 call hipDriverGetVersion(driverVersion: *mut c_int) = device::version;
        hip_4_2 call hipRuntimeGetVersion(runtimeVersion: *mut c_int) = device::version;
        hip_4_2 call hipGetDeviceCount(count: *mut c_int) = device::count;
        hip_4_2 call hipGetDevice(deviceId: *mut c_int) = device::current;
        hip_4_2 call hipSetDevice(deviceId: c_int) = device::set_current;
        hip_4_2 call hipDeviceGet(device: *mut hipDevice_t, ordinal: c_int) = device::get;
        hip_4_2 call hipDeviceGetName(name: *mut c_char, len: c_int, device: hipDevice_t) = device::name;
        hip_5_1 call hipDeviceGetUuid(uuid: *mut hipUUID, device: hipDevice_t) = device::uuid;
        hip_4_2 call hipDeviceTotalMem(bytes: *mut size_t, device: hipDevice_t) = device::total_memory;
        hip_4_2 call hipDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, device: hipDevice_t) = device::compute_capability;
        hip_4_2 call hipDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, device: c_int) = device::pci_bus_id;
        hip_4_2 call hipDeviceGetByPCIBusId(device: *mut c_int, pciBusId: *const c_char) = device::by_pci_bus_id;
        hip_4_2 call hipDeviceGetAttribute(pi: *mut c_int, attr: hipDeviceAttribute_t, deviceId: c_int) = device::attribute;
        hip_4_2 call hipGetDeviceProperties(prop: *mut hipDeviceProp_tR0000, deviceId: c_int) = device::properties_r0000;
        hip_4_2 call hipGetDevicePropertiesR0000(prop: *mut hipDeviceProp_tR0000, deviceId: c_int) = device::properties_r0000;
        hip_6_0 call hipGetDevicePropertiesR0600(prop: *mut hipDeviceProp_tR0600, deviceId: c_int) = device::properties_r0600;
        hip_4_2 call hipChooseDevice(device: *mut c_int, prop: *const hipDeviceProp_tR0000) = device::choose_r0000;
        hip_4_2 call hipChooseDeviceR0000(device: *mut c_int, prop: *const hipDeviceProp_tR0000) = device::choose_r0000;
        hip_6_0 call hipChooseDeviceR0600(device: *mut c_int, prop: *const hipDeviceProp_tR0600) = device::choose_r0600;
        hip_4_2 call hipDeviceSynchronize() = device::synchronize;
        hip_4_2 call hipGetDeviceFlags(flags: *mut c_uint) = device::flags;
        hip_4_2 call hipSetDeviceFlags(flags: c_uint) = device::set_flags;
        hip_4_2 call hipDeviceGetLimit(pValue: *mut size_t, limit: hipLimit_t) = device::limit;
        hip_5_3 call hipDeviceSetLimit(limit: hipLimit_t, value: size_t) = device::set_limit;
        hip_4_2 call hipDeviceGetCacheConfig(cacheConfig: *mut hipFuncCache_t) = device::cache_config;
        hip_4_2 call hipDeviceSetCacheConfig(cacheConfig: hipFuncCache_t) = device::set_cache_config;
        hip_4_2 call hipDeviceGetSharedMemConfig(pConfig: *mut hipSharedMemConfig) = device::shared_memory_config;
        hip_4_2 call hipDeviceSetSharedMemConfig(config: hipSharedMemConfig) = device::set_shared_memory_config;
        hip_4_2 refused hipDeviceReset() = "the objects of a device go one by one, or with the process";
    }

    context {
        hip_4_2 call hipCtxCreate(ctx: *mut hipCtx_t, flags: c_uint, device: hipDevice_t) = context::create;
        hip_4_2 call hipCtxDestroy(ctx: hipCtx_t) = context::destroy;
        hip_4_2 call hipCtxPopCurrent(ctx: *mut hipCtx_t) = context::pop;
        hip_4_2 call hipCtxPushCurrent(ctx: hipCtx_t) = context::push;
        hip_4_2 call hipCtxSetCurrent(ctx: hipCtx_t) = context::set_current;
        hip_4_2 call hipCtxGetCurrent(ctx: *mut hipCtx_t) = context::current;
        hip_4_2 call hipCtxGetDevice(device: *mut hipDevice_t) = context::device;
        hip_4_2 call hipCtxGetApiVersion(ctx: hipCtx_t, apiVersion: *mut c_int) = context::api_version;
        hip_4_2 call hipCtxGetFlags(flags: *mut c_uint) = device::flags;
        hip_4_2 call hipCtxSynchronize() = device::synchronize;
        hip_4_2 call hipDevicePrimaryCtxRetain(pctx: *mut hipCtx_t, dev: hipDevice_t) = context::primary_retain;
        hip_4_2 call hipDevicePrimaryCtxRelease(dev: hipDevice_t) = context::primary_release;
        hip_4_2 call hipDevicePrimaryCtxGetState(dev: hipDevice_t, flags: *mut c_uint, active: *mut c_int) = context::primary_state;
        hip_4_2 call hipDevicePrimaryCtxSetFlags(dev: hipDevice_t, flags: c_uint) = context::primary_set_flags;
    }

    peer {
        hip_4_2 call hipDeviceCanAccessPeer(canAccessPeer: *mut c_int, deviceId: c_int, peerDeviceId: c_int) = peer::can_access;
        hip_4_2 call hipDeviceGetP2PAttribute(value: *mut c_int, attr: hipDeviceP2PAttr, srcDevice: c_int, dstDevice: c_int) = peer::attribute;
        hip_4_2 call hipDeviceEnablePeerAccess(peerDeviceId: c_int, flags: c_uint) = peer::enable;
        hip_4_2 call hipDeviceDisablePeerAccess(peerDeviceId: c_int) = peer::disable;
        hip_4_2 call hipMemcpyPeer(dst: *mut c_void, dstDeviceId: c_int, src: *const c_void, srcDeviceId: c_int, sizeBytes: size_t) = copy::peer;
        hip_4_2 call hipMemcpyPeerAsync(dst: *mut c_void, dstDeviceId: c_int, src: *const c_void, srcDevice: c_int, sizeBytes: size_t, stream: hipStream_t) = copy::peer_async;
    }

    error {
        hip_4_2 status hipGetLastError() = error::last;
        hip_4_2 status hipPeekAtLastError() = error::peek;
        hip_6_0 status hipExtGetLastError() = error::ext_last;
        hip_4_2 plain hipGetErrorName(hip_error: hipError_t) -> *const c_char = error::name;
        hip_4_2 plain hipGetErrorString(hipError: hipError_t) -> *const c_char = error::text;
        hip_5_3 call hipDrvGetErrorName(hipError: hipError_t, errorString: *mut *const c_char) = error::drv_name;
        hip_5_3 call hipDrvGetErrorString(hipError: hipError_t, errorString: *mut *const c_char) = error::drv_text;
    }

    stream {
        hip_4_2 call hipStreamCreate(stream: *mut hipStream_t) = stream::create;
        hip_4_2 call hipStreamCreateWithFlags(stream: *mut hipStream_t, flags: c_uint) = stream::create_with_flags;
        hip_4_2 call hipStreamCreateWithPriority(stream: *mut hipStream_t, flags: c_uint, priority: c_int) = stream::create_with_priority;
        hip_4_2 call hipStreamDestroy(stream: hipStream_t) = stream::destroy;
        hip_4_2 call hipStreamQuery(stream: hipStream_t) = stream::query;
        hip_4_2 call hipStreamSynchronize(stream: hipStream_t) = stream::synchronize;
        hip_4_2 call hipStreamWaitEvent(stream: hipStream_t, event: hipEvent_t, flags: c_uint) = stream::wait_event;
        hip_4_2 call hipStreamGetFlags(stream: hipStream_t, flags: *mut c_uint) = stream::flags;
        hip_4_2 call hipStreamGetPriority(stream: hipStream_t, priority: *mut c_int) = stream::priority;
        hip_4_2 call hipStreamGetDevice(stream: hipStream_t, device: *mut hipDevice_t) = stream::device;
        hip_4_2 call hipDeviceGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int) = stream::priority_range;
        hip_4_2 call hipStreamAddCallback(stream: hipStream_t, callback: hipStreamCallback_t, userData: *mut c_void, flags: c_uint) = callback::add;
        hip_5_3 call hipLaunchHostFunc(stream: hipStream_t, r#fn: hipHostFn_t, userData: *mut c_void) = callback::launch_host_func;
        hip_4_3 call hipStreamIsCapturing(stream: hipStream_t, pCaptureStatus: *mut hipStreamCaptureStatus) = stream::is_capturing;
        hip_4_3 refused hipStreamBeginCapture(stream: hipStream_t, mode: hipStreamCaptureMode) = "there are no graphs";
        hip_4_3 refused hipStreamEndCapture(stream: hipStream_t, pGraph: *mut hipGraph_t) = "there are no graphs";
    }

    event {
        hip_4_2 call hipEventCreate(event: *mut hipEvent_t) = event::create;
        hip_4_2 call hipEventCreateWithFlags(event: *mut hipEvent_t, flags: c_uint) = event::create_with_flags;
        hip_4_2 call hipEventDestroy(event: hipEvent_t) = event::destroy;
        hip_4_2 call hipEventRecord(event: hipEvent_t, stream: hipStream_t) = event::record;
        hip_4_2 call hipEventQuery(event: hipEvent_t) = event::query;
        hip_4_2 call hipEventSynchronize(event: hipEvent_t) = event::synchronize;
        hip_4_2 call hipEventElapsedTime(ms: *mut f32, start: hipEvent_t, stop: hipEvent_t) = event::elapsed_time;
    }

    memory {
        hip_4_2 call hipMalloc(ptr: *mut *mut c_void, size: size_t) = memory::malloc;
        hip_4_2 call hipExtMallocWithFlags(ptr: *mut *mut c_void, sizeBytes: size_t, flags: c_uint) = memory::ext_malloc_with_flags;
        hip_4_2 call hipMallocPitch(ptr: *mut *mut c_void, pitch: *mut size_t, width: size_t, height: size_t) = memory::malloc_pitch;
        hip_4_2 call hipMemAllocPitch(dptr: *mut hipDeviceptr_t, pitch: *mut size_t, widthInBytes: size_t, height: size_t, elementSizeBytes: c_uint) = memory::mem_alloc_pitch;
        hip_4_2 call hipFree(ptr: *mut c_void) = memory::free;
        hip_4_2 call hipMemGetInfo(free: *mut size_t, total: *mut size_t) = memory::info;
        hip_4_2 call hipMemGetAddressRange(pbase: *mut hipDeviceptr_t, psize: *mut size_t, dptr: hipDeviceptr_t) = memory::address_range;
        hip_4_2 call hipPointerGetAttributes(attributes: *mut hipPointerAttribute_t, ptr: *const c_void) = memory::pointer_attributes;
        hip_5_0 call hipPointerGetAttribute(data: *mut c_void, attribute: hipPointer_attribute, ptr: hipDeviceptr_t) = memory::pointer_attribute;
        hip_5_0 call hipDrvPointerGetAttributes(numAttributes: c_uint, attributes: *mut hipPointer_attribute, data: *mut *mut c_void, ptr: hipDeviceptr_t) = memory::drv_pointer_attributes;
        hip_4_2 refused hipMallocManaged(dev_ptr: *mut *mut c_void, size: size_t, flags: c_uint) = "no managed memory: hipDeviceAttributeManagedMemory is 0";
        hip_5_1 refused hipMallocAsync(dev_ptr: *mut *mut c_void, size: size_t, stream: hipStream_t) = "no memory pools: hipDeviceAttributeMemoryPoolsSupported is 0";
        hip_5_1 refused hipFreeAsync(dev_ptr: *mut c_void, stream: hipStream_t) = "no memory pools: hipDeviceAttributeMemoryPoolsSupported is 0";
        hip_4_2 refused hipIpcGetMemHandle(handle: *mut hipIpcMemHandle_t, devPtr: *mut c_void) = "memory is shared by hipMemExportToShareableHandle";
    }

    pinned_host {
        hip_4_2 call hipHostMalloc(ptr: *mut *mut c_void, size: size_t, flags: c_uint) = memory::host_malloc;
        hip_4_2 call hipHostAlloc(ptr: *mut *mut c_void, size: size_t, flags: c_uint) = memory::host_malloc;
        hip_6_3 call hipExtHostAlloc(ptr: *mut *mut c_void, size: size_t, flags: c_uint) = memory::host_malloc;
        hip_4_2 call hipMallocHost(ptr: *mut *mut c_void, size: size_t) = memory::malloc_host;
        hip_4_2 call hipMemAllocHost(ptr: *mut *mut c_void, size: size_t) = memory::malloc_host;
        hip_4_2 call hipHostFree(ptr: *mut c_void) = memory::host_free;
        hip_4_2 call hipFreeHost(ptr: *mut c_void) = memory::host_free;
        hip_4_2 call hipHostRegister(hostPtr: *mut c_void, sizeBytes: size_t, flags: c_uint) = memory::host_register;
        hip_4_2 call hipHostUnregister(hostPtr: *mut c_void) = memory::host_unregister;
        hip_4_2 call hipHostGetDevicePointer(devPtr: *mut *mut c_void, hstPtr: *mut c_void, flags: c_uint) = memory::host_device_pointer;
        hip_4_2 call hipHostGetFlags(flagsPtr: *mut c_uint, hostPtr: *mut c_void) = memory::host_flags;
    }

    copy {
        hip_4_2 call hipMemcpy(dst: *mut c_void, src: *const c_void, sizeBytes: size_t, kind: hipMemcpyKind) = copy::copy;
        hip_4_2 call hipMemcpyWithStream(dst: *mut c_void, src: *const c_void, sizeBytes: size_t, kind: hipMemcpyKind, stream: hipStream_t) = copy::with_stream;
        hip_4_2 call hipMemcpyAsync(dst: *mut c_void, src: *const c_void, sizeBytes: size_t, kind: hipMemcpyKind, stream: hipStream_t) = copy::copy_async;
        hip_4_2 call hipMemcpyHtoD(dst: hipDeviceptr_t, src: *mut c_void, sizeBytes: size_t) = copy::h_to_d;
        hip_4_2 call hipMemcpyDtoH(dst: *mut c_void, src: hipDeviceptr_t, sizeBytes: size_t) = copy::d_to_h;
        hip_4_2 call hipMemcpyDtoD(dst: hipDeviceptr_t, src: hipDeviceptr_t, sizeBytes: size_t) = copy::d_to_d;
        hip_4_2 call hipMemcpyHtoDAsync(dst: hipDeviceptr_t, src: *mut c_void, sizeBytes: size_t, stream: hipStream_t) = copy::h_to_d_async;
        hip_4_2 call hipMemcpyDtoHAsync(dst: *mut c_void, src: hipDeviceptr_t, sizeBytes: size_t, stream: hipStream_t) = copy::d_to_h_async;
        hip_4_2 call hipMemcpyDtoDAsync(dst: hipDeviceptr_t, src: hipDeviceptr_t, sizeBytes: size_t, stream: hipStream_t) = copy::d_to_d_async;
        hip_4_2 call hipMemcpy2D(dst: *mut c_void, dpitch: size_t, src: *const c_void, spitch: size_t, width: size_t, height: size_t, kind: hipMemcpyKind) = copy::copy_2d;
        hip_4_2 call hipMemcpy2DAsync(dst: *mut c_void, dpitch: size_t, src: *const c_void, spitch: size_t, width: size_t, height: size_t, kind: hipMemcpyKind, stream: hipStream_t) = copy::copy_2d_async;
        hip_4_2 call hipMemset(dst: *mut c_void, value: c_int, sizeBytes: size_t) = copy::set;
        hip_4_2 call hipMemsetAsync(dst: *mut c_void, value: c_int, sizeBytes: size_t, stream: hipStream_t) = copy::set_async;
        hip_4_2 call hipMemsetD8(dest: hipDeviceptr_t, value: c_uchar, count: size_t) = copy::set_d8;
        hip_4_2 call hipMemsetD8Async(dest: hipDeviceptr_t, value: c_uchar, count: size_t, stream: hipStream_t) = copy::set_d8_async;
        hip_4_2 call hipMemsetD16(dest: hipDeviceptr_t, value: c_ushort, count: size_t) = copy::set_d16;
        hip_4_2 call hipMemsetD16Async(dest: hipDeviceptr_t, value: c_ushort, count: size_t, stream: hipStream_t) = copy::set_d16_async;
        hip_4_2 call hipMemsetD32(dest: hipDeviceptr_t, value: c_int, count: size_t) = copy::set_d32;
        hip_4_2 call hipMemsetD32Async(dst: hipDeviceptr_t, value: c_int, count: size_t, stream: hipStream_t) = copy::set_d32_async;
        hip_4_2 call hipMemset2D(dst: *mut c_void, pitch: size_t, value: c_int, width: size_t, height: size_t) = copy::set_2d;
        hip_4_2 call hipMemset2DAsync(dst: *mut c_void, pitch: size_t, value: c_int, width: size_t, height: size_t, stream: hipStream_t) = copy::set_2d_async;
    }

    symbol {
        hip_4_2 call hipGetSymbolAddress(devPtr: *mut *mut c_void, symbol: *const c_void) = symbol::address;
        hip_4_2 call hipGetSymbolSize(size: *mut size_t, symbol: *const c_void) = symbol::size;
        hip_4_2 call hipMemcpyToSymbol(symbol: *const c_void, src: *const c_void, sizeBytes: size_t, offset: size_t, kind: hipMemcpyKind) = symbol::copy_to;
        hip_4_2 call hipMemcpyToSymbolAsync(symbol: *const c_void, src: *const c_void, sizeBytes: size_t, offset: size_t, kind: hipMemcpyKind, stream: hipStream_t) = symbol::copy_to_async;
        hip_4_2 call hipMemcpyFromSymbol(dst: *mut c_void, symbol: *const c_void, sizeBytes: size_t, offset: size_t, kind: hipMemcpyKind) = symbol::copy_from;
        hip_4_2 call hipMemcpyFromSymbolAsync(dst: *mut c_void, symbol: *const c_void, sizeBytes: size_t, offset: size_t, kind: hipMemcpyKind, stream: hipStream_t) = symbol::copy_from_async;
    }

    vmm {
        hip_5_1 call hipMemAddressReserve(ptr: *mut *mut c_void, size: size_t, alignment: size_t, addr: *mut c_void, flags: c_ulonglong) = vmm::address_reserve;
        hip_5_1 call hipMemAddressFree(devPtr: *mut c_void, size: size_t) = vmm::address_free;
        hip_5_1 call hipMemCreate(handle: *mut hipMemGenericAllocationHandle_t, size: size_t, prop: *const hipMemAllocationProp, flags: c_ulonglong) = vmm::create;
        hip_5_1 call hipMemRelease(handle: hipMemGenericAllocationHandle_t) = vmm::release;
        hip_5_1 call hipMemMap(ptr: *mut c_void, size: size_t, offset: size_t, handle: hipMemGenericAllocationHandle_t, flags: c_ulonglong) = vmm::map;
        hip_5_1 call hipMemUnmap(ptr: *mut c_void, size: size_t) = vmm::unmap;
        hip_5_1 call hipMemSetAccess(ptr: *mut c_void, size: size_t, desc: *const hipMemAccessDesc, count: size_t) = vmm::set_access;
        hip_5_1 call hipMemGetAccess(flags: *mut c_ulonglong, location: *const hipMemLocation, ptr: *mut c_void) = vmm::access;
        hip_5_1 call hipMemGetAllocationGranularity(granularity: *mut size_t, prop: *const hipMemAllocationProp, option: hipMemAllocationGranularity_flags) = vmm::granularity;
        hip_5_1 call hipMemGetAllocationPropertiesFromHandle(prop: *mut hipMemAllocationProp, handle: hipMemGenericAllocationHandle_t) = vmm::properties;
        hip_5_1 call hipMemRetainAllocationHandle(handle: *mut hipMemGenericAllocationHandle_t, addr: *mut c_void) = vmm::retain;
        hip_5_1 call hipMemExportToShareableHandle(shareableHandle: *mut c_void, handle: hipMemGenericAllocationHandle_t, handleType: hipMemAllocationHandleType, flags: c_ulonglong) = vmm::export;
        hip_5_1 call hipMemImportFromShareableHandle(handle: *mut hipMemGenericAllocationHandle_t, osHandle: *mut c_void, shHandleType: hipMemAllocationHandleType) = vmm::import;
        hip_5_1 refused hipMemMapArrayAsync(mapInfoList: *mut hipArrayMapInfo, count: c_uint, stream: hipStream_t) = "no sparse arrays, as in ROCm";
    }

    module {
        hip_4_2 call hipModuleLoad(module: *mut hipModule_t, fname: *const c_char) = module::load;
        hip_4_2 call hipModuleLoadData(module: *mut hipModule_t, image: *const c_void) = module::load_data;
        hip_4_2 call hipModuleLoadDataEx(module: *mut hipModule_t, image: *const c_void, numOptions: c_uint, options: *mut hipJitOption, optionValues: *mut *mut c_void) = module::load_data_ex;
        hip_4_2 call hipModuleUnload(module: hipModule_t) = module::unload;
        hip_4_2 call hipModuleGetFunction(function: *mut hipFunction_t, module: hipModule_t, kname: *const c_char) = module::function;
        hip_4_2 call hipModuleGetGlobal(dptr: *mut hipDeviceptr_t, bytes: *mut size_t, hmod: hipModule_t, name: *const c_char) = module::global;
        hip_4_2 call hipFuncGetAttribute(value: *mut c_int, attrib: hipFunction_attribute, hfunc: hipFunction_t) = module::function_attribute;
        hip_4_2 call hipFuncGetAttributes(attr: *mut hipFuncAttributes, func: *const c_void) = module::function_attributes;
        hip_4_2 call hipFuncSetAttribute(func: *const c_void, attr: hipFuncAttribute, value: c_int) = module::set_function_attribute;
        hip_4_2 call hipFuncSetCacheConfig(func: *const c_void, config: hipFuncCache_t) = module::set_function_cache_config;
        hip_4_2 call hipFuncSetSharedMemConfig(func: *const c_void, config: hipSharedMemConfig) = module::set_function_shared_memory_config;
        hip_6_2 call hipGetFuncBySymbol(functionPtr: *mut hipFunction_t, symbolPtr: *const c_void) = module::function_by_symbol;
        hip_4_2 plain hipKernelNameRef(f: hipFunction_t) -> *const c_char = module::kernel_name;
        hip_4_2 plain hipKernelNameRefByPtr(hostFunction: *const c_void, stream: hipStream_t) -> *const c_char = module::kernel_name_by_pointer;
        hip_6_1 call hipGetProcAddress(symbol: *const c_char, pfn: *mut *mut c_void, hipVersion: c_int, flags: u64, symbolStatus: *mut hipDriverProcAddressQueryResult) = error::proc_address;
    }

    launch {
        hip_4_2 call hipModuleLaunchKernel(f: hipFunction_t, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, stream: hipStream_t, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) = launch::module;
        hip_4_2 call hipExtModuleLaunchKernel(f: hipFunction_t, globalWorkSizeX: u32, globalWorkSizeY: u32, globalWorkSizeZ: u32, localWorkSizeX: u32, localWorkSizeY: u32, localWorkSizeZ: u32, sharedMemBytes: size_t, hStream: hipStream_t, kernelParams: *mut *mut c_void, extra: *mut *mut c_void, startEvent: hipEvent_t, stopEvent: hipEvent_t, flags: u32) = launch::ext_module;
        hip_4_2 call hipHccModuleLaunchKernel(f: hipFunction_t, globalWorkSizeX: u32, globalWorkSizeY: u32, globalWorkSizeZ: u32, localWorkSizeX: u32, localWorkSizeY: u32, localWorkSizeZ: u32, sharedMemBytes: size_t, hStream: hipStream_t, kernelParams: *mut *mut c_void, extra: *mut *mut c_void, startEvent: hipEvent_t, stopEvent: hipEvent_t) = launch::hcc_module;
        hip_4_2 call _Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(f: hipFunction_t, globalWorkSizeX: u32, globalWorkSizeY: u32, globalWorkSizeZ: u32, localWorkSizeX: u32, localWorkSizeY: u32, localWorkSizeZ: u32, sharedMemBytes: size_t, hStream: hipStream_t, kernelParams: *mut *mut c_void, extra: *mut *mut c_void, startEvent: hipEvent_t, stopEvent: hipEvent_t, flags: u32) = launch::ext_module;
        hip_4_2 call _Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(f: hipFunction_t, globalWorkSizeX: u32, globalWorkSizeY: u32, globalWorkSizeZ: u32, localWorkSizeX: u32, localWorkSizeY: u32, localWorkSizeZ: u32, sharedMemBytes: size_t, hStream: hipStream_t, kernelParams: *mut *mut c_void, extra: *mut *mut c_void, startEvent: hipEvent_t, stopEvent: hipEvent_t) = launch::hcc_module;
        hip_4_2 call hipLaunchKernel(function_address: *const c_void, numBlocks: dim3, dimBlocks: dim3, args: *mut *mut c_void, sharedMemBytes: size_t, stream: hipStream_t) = launch::kernel;
        hip_4_2 call hipExtLaunchKernel(function_address: *const c_void, numBlocks: dim3, dimBlocks: dim3, args: *mut *mut c_void, sharedMemBytes: size_t, stream: hipStream_t, startEvent: hipEvent_t, stopEvent: hipEvent_t, flags: c_int) = launch::ext_kernel;
        hip_4_2 call __hipPushCallConfiguration(gridDim: dim3, blockDim: dim3, sharedMem: size_t, stream: hipStream_t) = launch::push_configuration;
        hip_4_2 call __hipPopCallConfiguration(gridDim: *mut dim3, blockDim: *mut dim3, sharedMem: *mut size_t, stream: *mut hipStream_t) = launch::pop_configuration;
        hip_4_2 refused hipLaunchCooperativeKernel(f: *const c_void, gridDim: dim3, blockDimX: dim3, kernelParams: *mut *mut c_void, sharedMemBytes: c_uint, stream: hipStream_t) = "kernels get no grid-wide barrier";
    }

    occupancy {
        hip_4_2 call hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut c_int, f: hipFunction_t, blockSize: c_int, dynSharedMemPerBlk: size_t) = occupancy::module_blocks;
        hip_4_2 call hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut c_int, f: hipFunction_t, blockSize: c_int, dynSharedMemPerBlk: size_t, flags: c_uint) = occupancy::module_blocks_with_flags;
        hip_4_2 call hipModuleOccupancyMaxPotentialBlockSize(gridSize: *mut c_int, blockSize: *mut c_int, f: hipFunction_t, dynSharedMemPerBlk: size_t, blockSizeLimit: c_int) = occupancy::module_block_size;
        hip_4_2 call hipOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut c_int, f: *const c_void, blockSize: c_int, dynSharedMemPerBlk: size_t) = occupancy::blocks;
        hip_4_2 call hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut c_int, f: *const c_void, blockSize: c_int, dynSharedMemPerBlk: size_t, flags: c_uint) = occupancy::blocks_with_flags;
        hip_4_2 call hipOccupancyMaxPotentialBlockSize(gridSize: *mut c_int, blockSize: *mut c_int, f: *const c_void, dynSharedMemPerBlk: size_t, blockSizeLimit: c_int) = occupancy::block_size;
    }

    registration {
        hip_4_2 plain __hipRegisterFatBinary(data: *const c_void) -> *mut *mut c_void = registration::fat_binary;
        hip_4_2 plain __hipUnregisterFatBinary(modules: *mut *mut c_void) = registration::unregister_fat_binary;
        hip_4_2 plain __hipRegisterFunction(modules: *mut *mut c_void, hostFunction: *const c_void, deviceFunction: *mut c_char, deviceName: *const c_char, threadLimit: c_uint, tid: *mut c_void, bid: *mut c_void, blockDim: *mut c_void, gridDim: *mut c_void, wSize: *mut c_int) = registration::function;
        hip_4_2 plain __hipRegisterVar(modules: *mut *mut c_void, var: *mut c_void, hostVar: *mut c_char, deviceVar: *mut c_char, ext: c_int, size: size_t, constant: c_int, global: c_int) = registration::variable;
        hip_4_2 plain __hipRegisterManagedVar(hipModule: *mut c_void, pointer: *mut *mut c_void, init_value: *mut c_void, name: *const c_char, size: size_t, align: c_uint) = registration::managed_variable;
        hip_4_2 plain __hipRegisterTexture(modules: *mut *mut c_void, var: *mut c_void, hostVar: *mut c_char, deviceVar: *mut c_char, r#type: c_int, norm: c_int, ext: c_int) = registration::texture;
        hip_4_2 plain __hipRegisterSurface(modules: *mut *mut c_void, var: *mut c_void, hostVar: *mut c_char, deviceVar: *mut c_char, r#type: c_int, ext: c_int) = registration::surface;
    }

    profiling {
        hip_4_2 refused hipProfilerStart() = "deprecated, as in ROCm";
        hip_4_2 refused hipProfilerStop() = "deprecated, as in ROCm";
    }
}
