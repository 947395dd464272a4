//! What a render node says of each product, asked as libdrm's `amdgpu_device_initialize` asks.
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use std::sync::Arc;

use client::ioctl;
use outcrop_abi::drm;
use outcrop_platform::{Errno, Fd, OpenFlags, Platform, StdHost};
use outcrop_soft::{Builder, Machine, Product};
use zerocopy::{FromZeros, IntoBytes};

struct Render {
    machine: Arc<Machine>,
    fd: Fd,
}

impl Render {
    fn new(product: Product) -> Self {
        let builder = Builder::new(Arc::new(StdHost::new())).threads(0).card(product);
        let machine = builder.build().unwrap();
        let fd = machine.open("/dev/dri/renderD128", OpenFlags::READ).unwrap();
        Self { machine, fd }
    }

    fn ask<T: FromZeros + IntoBytes>(
        &self,
        query: u32,
        set: impl FnOnce(&mut drm::Info),
    ) -> Result<T, Errno> {
        let mut answer = T::new_zeroed();
        let mut args = drm::Info {
            return_pointer: (&raw mut answer) as u64,
            return_size: size_of::<T>() as u32,
            query,
            ..drm::Info::default()
        };
        set(&mut args);
        ioctl(&*self.machine, self.fd, drm::DRM_IOCTL_AMDGPU_INFO, &mut args)?;
        Ok(answer)
    }

    fn register(&self, offset: u32, count: u32) -> Result<u32, Errno> {
        let query = drm::InfoReadMmrReg {
            dword_offset: offset,
            count,
            instance: 0xffff_ffff,
            ..drm::InfoReadMmrReg::default()
        };
        self.ask(drm::AMDGPU_INFO_READ_MMR_REG, |args| args.set_read_mmr_reg(query))
    }

    fn engine(&self, query: u32, kind: u32) -> Result<drm::InfoHwIp, Errno> {
        let ip = drm::InfoQueryHwIp {
            r#type: kind,
            ip_instance: 0,
        };
        self.ask(query, |args| args.set_query_hw_ip(ip))
    }
}

/// Chip id, revision, `amdgpu.ids` names by device and revision, family, external revision: what Mesa's
/// `ac_identify_chip` and libdrm tell a chip by.
#[test]
fn each_product_is_known_by_its_numbers() {
    // MI200 0x3c.., MI300 0x46.., Navi 21 0x28..0x32, Navi 31 0x01..0x10, Navi 48 0x51..0xff (amdgpu_asic_addr.h).
    for (product, device, revision, family, external, bits, kind) in [
        (Product::Mi250x, 0x7408, 0x00, 141, 0x3d, 4096, 6),
        (Product::Mi300x, 0x74a1, 0x00, 141, 0x47, 8192, 6),
        (Product::Mi355x, 0x75a3, 0x00, 141, 0x50, 8192, 6),
        (Product::Rx6800, 0x73bf, 0xc3, 143, 0x29, 256, 9),
        (Product::Rx7900Xtx, 0x744c, 0xc8, 145, 0x01, 384, 9),
        (Product::Rx9070Xt, 0x7550, 0xc0, 152, 0x51, 256, 9),
    ] {
        let render = Render::new(product);
        let info: drm::InfoDevice = render.ask(drm::AMDGPU_INFO_DEV_INFO, |_| {}).unwrap();
        assert_eq!((info.device_id, info.pci_rev), (device, revision), "{product}");
        assert_eq!((info.family, info.external_rev), (family, external), "{product}");
        assert_eq!((info.vram_bit_width, info.vram_type), (bits, kind), "{product}");
        let cus: u32 = info.cu_bitmap.iter().map(|cus| cus.count_ones()).sum();
        assert_eq!(info.cu_active_number % cus, 0, "{product}: whole XCCs");
        let xccs: u32 = render
            .ask(drm::AMDGPU_INFO_HW_IP_COUNT, |args| {
                args.set_query_hw_ip(drm::InfoQueryHwIp::default());
            })
            .unwrap();
        assert_eq!(info.cu_active_number / cus, xccs, "{product}");
    }
}

#[test]
fn libdrm_reads_the_layout_register_and_no_other() {
    for product in Product::ALL {
        let render = Render::new(product);
        let config = render.register(0x263e, 1).unwrap();
        // PIPE_INTERLEAVE_SIZE, bits 3 to 5: 256 bytes.
        assert_eq!((config != 0, config >> 3 & 7), (true, 0), "{product}");
        assert_eq!(render.register(0x263d, 1), Err(Errno::FAULT));
        assert_eq!(render.register(0x263e, 2), Err(Errno::FAULT));
        assert_eq!(render.register(0x263e, 129), Err(Errno::INVAL));
    }
}

#[test]
fn engines_have_the_versions_of_their_blocks() {
    for (product, gfx_rings, gfx, dma) in [
        (Product::Mi250x, 0, (9, 0, 0x09_0402), (4, 0, 0x04_0400)),
        (Product::Mi300x, 0, (9, 4, 0x09_0403), (4, 4, 0x04_0402)),
        (Product::Mi355x, 0, (9, 4, 0x09_0500), (4, 4, 0x04_0405)),
        (Product::Rx6800, 1, (10, 0, 0x0a_0300), (5, 2, 0x05_0200)),
        (Product::Rx7900Xtx, 1, (11, 0, 0x0b_0000), (6, 0, 0x06_0000)),
        (Product::Rx9070Xt, 1, (12, 0, 0x0c_0001), (7, 0, 0x07_0001)),
    ] {
        let render = Render::new(product);
        let engine = |kind| render.engine(drm::AMDGPU_INFO_HW_IP_INFO, kind).unwrap();
        let version = |e: &drm::InfoHwIp| {
            (
                e.hw_ip_version_major,
                e.hw_ip_version_minor,
                e.ip_discovery_version,
            )
        };
        let graphics = engine(drm::AMDGPU_HW_IP_GFX);
        assert_eq!(
            (version(&graphics), graphics.available_rings),
            (gfx, gfx_rings),
            "{product}"
        );
        let compute = engine(drm::AMDGPU_HW_IP_COMPUTE);
        assert_eq!(
            (version(&compute), compute.available_rings),
            (gfx, 0b1111),
            "{product}"
        );
        let copies = engine(drm::AMDGPU_HW_IP_DMA);
        assert_eq!(
            (version(&copies), copies.available_rings),
            (dma, 0b11),
            "{product}"
        );
        // No video.
        assert_eq!(engine(drm::AMDGPU_HW_IP_VCN_DEC).available_rings, 0);
        let none = render.engine(drm::AMDGPU_INFO_HW_IP_INFO, drm::AMDGPU_HW_IP_NUM);
        assert_eq!(none.map(|_| ()), Err(Errno::INVAL));
    }
}

#[test]
fn firmware_is_told_for_what_there_is() {
    let render = Render::new(Product::Mi250x);
    let version = |fw_type, index| {
        let query = drm::QueryFw {
            fw_type,
            index,
            ..drm::QueryFw::default()
        };
        let answer: Result<drm::InfoFirmware, _> =
            render.ask(drm::AMDGPU_INFO_FW_VERSION, |args| args.set_query_fw(query));
        answer.map(|f| f.ver)
    };
    assert_eq!(version(drm::AMDGPU_INFO_FW_GFX_MEC, 0), Ok(92));
    assert_eq!(version(drm::AMDGPU_INFO_FW_GFX_MEC, 2), Err(Errno::INVAL));
    assert_eq!(version(drm::AMDGPU_INFO_FW_SDMA, 4), Ok(9));
    assert_eq!(version(drm::AMDGPU_INFO_FW_SDMA, 5), Err(Errno::INVAL));
    assert_eq!(version(drm::AMDGPU_INFO_FW_VCN, 0), Ok(0));
    assert_eq!(version(99, 0), Err(Errno::INVAL));
}

#[test]
fn a_job_has_so_many_buffers_and_there_are_no_video_engines() {
    for product in Product::ALL {
        let render = Render::new(product);
        let most: [u32; 10] = render.ask(drm::AMDGPU_INFO_MAX_IBS, |_| {}).unwrap();
        assert_eq!(most, [192, 125, 49, 49, 49, 49, 49, 49, 16, 49], "{product}");
        let clocks: drm::InfoVceClockTable = render.ask(drm::AMDGPU_INFO_VCE_CLOCK_TABLE, |_| {}).unwrap();
        assert!(clocks.as_bytes().iter().all(|byte| *byte == 0));
        let handles = |kind| render.engine(drm::AMDGPU_INFO_NUM_HANDLES, kind).map(|_| ());
        assert_eq!(handles(drm::AMDGPU_HW_IP_UVD), Err(Errno::NODATA));
        assert_eq!(handles(drm::AMDGPU_HW_IP_VCE), Err(Errno::INVAL));
        let codecs = render.ask::<drm::InfoVideoCaps>(drm::AMDGPU_INFO_VIDEO_CAPS, |_| {});
        assert_eq!(codecs.map(|_| ()), Err(Errno::INVAL));
        let fault: drm::InfoGpuvmFault = render.ask(drm::AMDGPU_INFO_GPUVM_FAULT, |_| {}).unwrap();
        assert!(fault.as_bytes().iter().all(|byte| *byte == 0));
    }
}
