use alloc::vec::Vec;

use super::*;

const LIMIT: u64 = 1 << 20;
/// The same bundle as clang 19 writes it: as it is, compressed with zstd, and with zlib.
const PLAIN: &[u8] = include_bytes!("../../tests/bundles/put.hipfb");
const ZSTD: &[u8] = include_bytes!("../../tests/bundles/put-zstd.hipfb");
const ZLIB: &[u8] = include_bytes!("../../tests/bundles/put-zlib.hipfb");
/// The host's object with two compressed bundles.
const HOST: &[u8] = include_bytes!("../../tests/bundles/two.host");

fn bundle(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut header = BUNDLE_MAGIC.to_vec();
    header.extend((entries.len() as u64).to_le_bytes());
    let header_len: usize = header.len() + entries.iter().map(|(id, _)| 24 + id.len()).sum::<usize>();
    let mut offset = header_len;
    for (id, image) in entries {
        for field in [offset, image.len(), id.len()] {
            header.extend((field as u64).to_le_bytes());
        }
        header.extend(id.as_bytes());
        offset += image.len();
    }
    for (_, image) in entries {
        header.extend(*image);
    }
    header
}

#[test]
fn the_most_specific_entry_of_the_device_is_chosen() {
    let bytes = bundle(&[
        ("host-x86_64-unknown-linux--", b""),
        ("hipv4-amdgcn-amd-amdhsa--gfx90a", b"90a"),
        ("hipv4-amdgcn-amd-amdhsa--gfx9-4-generic", b"generic"),
        ("hipv4-amdgcn-amd-amdhsa--gfx942", b"942"),
        ("hipv4-amdgcn-amd-amdhsa--gfx942:xnack+", b"942 xnack+"),
        ("hipv4-amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-", b"942 xnack-"),
    ]);
    let choose = |device| code_object(&bytes, device, LIMIT).unwrap().into_owned();
    assert_eq!(choose("gfx942:sramecc+:xnack-"), b"942 xnack-");
    assert_eq!(choose("gfx942:sramecc+:xnack+"), b"942 xnack+");
    assert_eq!(choose("gfx942"), b"942");
    assert_eq!(choose("gfx950:sramecc+:xnack-"), b"generic");
    assert_eq!(
        code_object(&bytes, "gfx1100", LIMIT),
        Err(ImageError::NoEntry { entries: 5 })
    );
}

#[test]
fn a_newer_triple_with_a_named_environment_is_read() {
    let entry = Entry {
        id: "hipv4-amdgcn-amd-amdhsa-unknown-gfx942",
        offset: 0,
        image: b"",
    };
    assert_eq!(entry.target(), Some("gfx942"));
    assert_eq!(
        Entry {
            id: "host-x86_64-unknown-linux",
            offset: 0,
            image: b""
        }
        .target(),
        None
    );
}

#[test]
fn every_truncation_is_an_error() {
    let bytes = bundle(&[
        ("host-x86_64-unknown-linux--", b""),
        ("hip-amdgcn-amd-amdhsa--gfx942", b"\x7fELF"),
    ]);
    assert_eq!(
        code_object(&bytes, "gfx942", LIMIT).unwrap(),
        Cow::Borrowed(b"\x7fELF")
    );
    for len in 0..bytes.len() {
        assert!(
            code_object(&bytes[..len], "gfx942", LIMIT).is_err(),
            "{len} bytes"
        );
    }
}

#[test]
fn the_length_comes_from_the_headers() {
    let elf = include_bytes!("../../../../tests/kernels/bin/vector_add.co");
    assert_eq!(image_len(|at, len| &elf[at..at + len]), Ok(elf.len()));
    let bytes = bundle(&[
        ("host-x86_64-unknown-linux--", b""),
        ("hip-amdgcn-amd-amdhsa--gfx942", elf),
    ]);
    assert_eq!(image_len(|at, len| &bytes[at..at + len]), Ok(bytes.len()));
}

#[test]
fn other_images_are_named() {
    assert_eq!(
        code_object(b"!<arch>\n", "gfx942", LIMIT),
        Err(ImageError::UnknownMagic(*b"!<ar"))
    );
    let mut huge = bundle(&[("hip-amdgcn-amd-amdhsa--gfx942", b"x")]);
    huge[24..32].copy_from_slice(&u64::MAX.to_le_bytes());
    assert_eq!(
        code_object(&huge, "gfx942", LIMIT),
        Err(ImageError::BadHeader {
            offset: 24,
            value: u64::MAX
        })
    );
}

/// The header of a version that clang 19 does not write, before the data of one that it does.
fn with_header(version: u16, of: &[u8]) -> Vec<u8> {
    let field = |at: usize, len: usize| &of[at..at + len];
    let data = &of[24..];
    let mut bytes = COMPRESSED_MAGIC.to_vec();
    bytes.extend(version.to_le_bytes());
    bytes.extend(field(6, 2));
    if version == 1 {
        bytes.extend(field(12, 4));
    } else {
        bytes.extend((32 + data.len() as u64).to_le_bytes());
        bytes.extend((PLAIN.len() as u64).to_le_bytes());
    }
    bytes.extend(field(16, 8));
    bytes.extend(data);
    bytes
}

#[test]
fn compressed_bundles_of_every_version_have_the_same_content() {
    for (of, method) in [(ZSTD, Method::Zstd), (ZLIB, Method::Zlib)] {
        for (version, image) in [(1, with_header(1, of)), (2, of.to_vec()), (3, with_header(3, of))] {
            let bundle = CompressedBundle::parse(&image).unwrap();
            assert_eq!((bundle.version(), bundle.method()), (version, method));
            assert_eq!(bundle.content_size(), PLAIN.len() as u64);
            // First 8 bytes of the MD5 of put.hipfb, by md5sum.
            assert_eq!(
                bundle.hash().to_le_bytes(),
                [0x55, 0x77, 0xab, 0x81, 0x43, 0xd8, 0x3f, 0x9a]
            );
            let content = bundle.decompress(PLAIN.len() as u64).unwrap();
            assert_eq!(content.bytes, PLAIN, "version {version}, {}", method.name());
            assert_eq!(content.consumed, image.len());
            let chosen = code_object(&image, "gfx942:sramecc+:xnack-", LIMIT).unwrap();
            let plain = code_object(PLAIN, "gfx942:sramecc+:xnack-", LIMIT).unwrap();
            assert_eq!(chosen, plain);
            // Nothing behind the end is asked for.
            assert_eq!(image_len(|at, len| &image[at..at + len]), Ok(image.len()));
        }
    }
}

#[test]
fn the_limit_is_held_before_anything_is_decoded() {
    for image in [ZSTD, ZLIB] {
        let limit = PLAIN.len() as u64 - 1;
        let too_large = ImageError::TooLarge {
            size: PLAIN.len() as u64,
            limit,
        };
        let bundle = CompressedBundle::parse(image).unwrap();
        assert_eq!(bundle.decompress(limit), Err(too_large));
        assert_eq!(code_object(image, "gfx942", limit), Err(too_large));
        // A header that promises less, or more, than the data gives.
        for wrong in [1, PLAIN.len() as u32 - 1, PLAIN.len() as u32 + 1, 0x1000_0000] {
            let mut image = image.to_vec();
            image[12..16].copy_from_slice(&wrong.to_le_bytes());
            let error = code_object(&image, "gfx942", u64::MAX).unwrap_err();
            assert!(
                matches!(error, ImageError::ContentSize { promised, .. } if promised == u64::from(wrong)),
                "{error:?}"
            );
        }
    }
}

#[test]
fn damaged_compressed_bundles_are_errors() {
    for image in [ZSTD, ZLIB] {
        for len in 0..image.len() {
            assert!(
                code_object(&image[..len], "gfx942", LIMIT).is_err(),
                "{len} bytes"
            );
        }
        let with = |at: usize, value: u8| {
            let mut bad = image.to_vec();
            bad[at] = value;
            CompressedBundle::parse(&bad).map(|bundle| bundle.content_size())
        };
        assert_eq!(with(4, 4), Err(ImageError::UnknownVersion { version: 4 }));
        assert_eq!(with(4, 0), Err(ImageError::UnknownVersion { version: 0 }));
        assert_eq!(with(6, 2), Err(ImageError::UnknownMethod { method: 2 }));
        let mut short = image.to_vec();
        short[8..12].copy_from_slice(&23u32.to_le_bytes());
        let bad = ImageError::BadHeader { offset: 8, value: 23 };
        assert_eq!(CompressedBundle::parse(&short).err(), Some(bad));
        assert_eq!(image_len(|at, len| &short[at..at + len]), Err(bad));
    }
    // zlib data has a checksum: a flipped bit is an error, or means nothing.
    for at in 24..ZLIB.len() {
        let mut bad = ZLIB.to_vec();
        bad[at] ^= 1 << (at % 8);
        if let Ok(content) = CompressedBundle::parse(&bad).unwrap().decompress(LIMIT) {
            assert!(content.bytes == PLAIN, "byte {at}");
        }
    }
}

#[test]
fn a_host_file_has_its_bundles_one_after_the_other() {
    let (start, section) = fat_binary(HOST).unwrap().unwrap();
    // As `llvm-readelf-19 -S` has it.
    assert_eq!((start, section.len()), (0x1000, 0x15de));
    let found: Vec<_> = Containers::new(section).collect();
    assert_eq!(found.len(), 2);
    assert_eq!(found[0], (0, Ok(ZSTD)));
    assert_eq!(found[1].0, 0x1000);
    let second = found[1].1.unwrap();
    assert!(code_object(second, "gfx1100", LIMIT).is_ok());

    // Without lengths in their headers.
    let mut old = with_header(1, ZSTD);
    old.resize(4096, 0);
    old.extend(with_header(1, ZLIB));
    let found: Vec<_> = Containers::new(&old).collect();
    assert_eq!(found.len(), 2);
    assert_eq!(found[0].1, Ok(&old[..ZSTD.len() - 4]));
    assert_eq!(found[1], (4096, Ok(&old[4096..])));

    let junk: Vec<_> = Containers::new(b"\0\0text").collect();
    assert_eq!(junk, [(2, Err(ImageError::UnknownMagic(*b"text")))]);
    assert_eq!(Containers::new(&[0; 100]).count(), 0);
    assert_eq!(fat_binary(PLAIN), Ok(None));

    // As `objcopy --only-keep-debug` leaves it: the section is there, its bytes are not.
    let mut debug = HOST.to_vec();
    let table = u64::from_le_bytes(HOST[40..48].try_into().unwrap()) as usize;
    let kind = table + 6 * 64 + 4;
    assert_eq!(debug[kind], 1);
    debug[kind] = 8;
    assert_eq!(fat_binary(&debug), Ok(None));
}

/// Frames of `zstd --ultra` and other settings, each with its own header fields: long, without content size, with a
/// checksum, of repeated bytes, of stored bytes.
#[test]
fn a_zstd_frame_ends_where_its_blocks_do() {
    const FRAMES: &[&[u8]] = &[
        include_bytes!("../../tests/bundles/frames/checksum.zst"),
        include_bytes!("../../tests/bundles/frames/no-size.zst"),
        include_bytes!("../../tests/bundles/frames/repeated.zst"),
        include_bytes!("../../tests/bundles/frames/stored.zst"),
    ];
    for frame in FRAMES {
        let bytes = |at: u64, len: u64| Ok(&frame[at as usize..(at + len) as usize]);
        assert_eq!(legacy::zstd_len(0, bytes), Ok(frame.len() as u64));
    }
}
