//! From a file to the bundles and code objects in it.

use core::fmt;
use std::borrow::Cow;
use std::io::{self, Read};

use outcrop_code_object::bundle::{
    BUNDLE_MAGIC, COMPRESSED_MAGIC, CompressedBundle, Containers, ELF_MAGIC, ImageError, MAX_IMAGE,
    fat_binary,
};
use serde::Serialize;

/// Reads a file to its end, unless its first bytes say that nothing here could read it: then it returns those.
///
/// # Errors
/// Of the reader; [`io::ErrorKind::FileTooLarge`] beyond [`MAX_IMAGE`] bytes.
pub fn read(mut file: impl Read) -> io::Result<Vec<u8>> {
    const HEAD: u64 = 64;
    let mut bytes = Vec::new();
    file.by_ref().take(HEAD).read_to_end(&mut bytes)?;
    let known: [&[u8]; 3] = [ELF_MAGIC, BUNDLE_MAGIC, COMPRESSED_MAGIC];
    if known.iter().any(|magic| bytes.starts_with(magic)) {
        file.take(MAX_IMAGE - HEAD + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MAX_IMAGE {
            return Err(io::Error::new(
                io::ErrorKind::FileTooLarge,
                format!("more than {MAX_IMAGE} bytes, which no code object has"),
            ));
        }
    }
    Ok(bytes)
}

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One ELF file for the GPU.
    CodeObject,
    /// Offload bundles.
    Bundle,
    /// An ELF file for the host, with bundles in `.hip_fatbin`.
    Host,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::CodeObject => "code object",
            Kind::Bundle => "offload bundle",
            Kind::Host => "host file with offload bundles",
        })
    }
}

/// How a bundle is compressed.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Compression {
    /// Version of the header.
    pub version: u16,
    /// `zlib` or `zstd`.
    pub method: &'static str,
    /// Bytes of the content.
    pub content_size: u64,
}

/// One bundle or code object of the file.
pub struct Content<'a> {
    /// Byte offset in the file.
    pub offset: u64,
    /// Bytes in the file.
    pub size: u64,
    /// How it was compressed.
    pub compression: Option<Compression>,
    /// The bundle or code object, decompressed; or why there is none.
    pub bytes: Result<Cow<'a, [u8]>, ImageError>,
}

/// Why there is nothing to show in a file.
#[derive(Clone, Copy, Debug)]
pub enum Unusable {
    /// It is empty.
    Empty,
    /// An archive.
    Archive,
    /// LLVM bitcode.
    Bitcode,
    /// What `clang-offload-packager` writes.
    OffloadBinary,
    /// An ELF file for the host with no bundle in it, for this `e_machine`.
    NoFatBinary(u16),
    /// The section with the bundles lies outside the file.
    Section(ImageError),
    /// Anything else; its first bytes.
    Unknown([u8; 4]),
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unusable::Empty => f.write_str("the file is empty"),
            Unusable::Archive => {
                f.write_str("an archive (`!<arch>` at offset 0); take its members out with `ar x` and name one of them")
            }
            Unusable::Bitcode => f.write_str(
                "LLVM bitcode (`BC` at offset 0), which has no instructions yet; compile it with `clang \
                 -target amdgcn-amd-amdhsa -mcpu=…`",
            ),
            Unusable::OffloadBinary => f.write_str(
                "an LLVM offload binary (0x10ff10ad at offset 0); take the images out with `clang-offload-packager`",
            ),
            Unusable::NoFatBinary(machine) => write!(
                f,
                "an ELF file for machine {machine} (at offset 18) without a section .hip_fatbin: no GPU code is in \
                 it. Is it a HIP program, built without --offload-host-only, and linked if it was compiled with \
                 -fgpu-rdc or --offload-new-driver?"
            ),
            Unusable::Section(error) => write!(f, "the section .hip_fatbin lies outside the file: {error}"),
            Unusable::Unknown(bytes) => write!(
                f,
                "starts with {bytes:02x?} at offset 0, neither an ELF file nor an offload bundle"
            ),
        }
    }
}

/// `e_machine` of code objects.
const EM_AMDGPU: u16 = 224;

/// The bundles and code objects of a file, in its order.
pub fn contents(file: &[u8]) -> Result<(Kind, Vec<Content<'_>>), Unusable> {
    let machine = match file.get(18..20) {
        Some(&[low, high]) if file.starts_with(ELF_MAGIC) => Some(u16::from_le_bytes([low, high])),
        _ => None,
    };
    if file.starts_with(BUNDLE_MAGIC) || file.starts_with(COMPRESSED_MAGIC) {
        return Ok((Kind::Bundle, containers(file, 0)));
    }
    match machine {
        Some(EM_AMDGPU) => Ok((
            Kind::CodeObject,
            vec![Content {
                offset: 0,
                size: file.len() as u64,
                compression: None,
                bytes: Ok(Cow::Borrowed(file)),
            }],
        )),
        Some(machine) => match fat_binary(file).map_err(Unusable::Section)? {
            Some((offset, section)) => Ok((Kind::Host, containers(section, offset))),
            None => Err(Unusable::NoFatBinary(machine)),
        },
        None => Err(foreign(file)),
    }
}

fn foreign(file: &[u8]) -> Unusable {
    match file.first_chunk() {
        None if file.is_empty() => Unusable::Empty,
        None => {
            let mut first = [0; 4];
            first.iter_mut().zip(file).for_each(|(to, from)| *to = *from);
            Unusable::Unknown(first)
        }
        Some(b"!<ar" | b"!<th") => Unusable::Archive,
        Some(b"BC\xc0\xde") => Unusable::Bitcode,
        Some(b"\x10\xff\x10\xad") => Unusable::OffloadBinary,
        Some(first) => Unusable::Unknown(*first),
    }
}

fn containers(bytes: &[u8], base: u64) -> Vec<Content<'_>> {
    Containers::new(bytes)
        .map(|(offset, container)| {
            let mut content = Content {
                offset: base + offset,
                size: bytes.len() as u64 - offset,
                compression: None,
                bytes: container.map(Cow::Borrowed),
            };
            if let Ok(Cow::Borrowed(container)) = content.bytes {
                content.size = container.len() as u64;
                if container.starts_with(COMPRESSED_MAGIC) {
                    content.bytes = decompress(container, &mut content.compression);
                }
            }
            content
        })
        .collect()
}

fn decompress<'a>(
    container: &[u8],
    compression: &mut Option<Compression>,
) -> Result<Cow<'a, [u8]>, ImageError> {
    let bundle = CompressedBundle::parse(container)?;
    *compression = Some(Compression {
        version: bundle.version(),
        method: bundle.method().name(),
        content_size: bundle.content_size(),
    });
    Ok(Cow::Owned(bundle.decompress(MAX_IMAGE)?.bytes))
}
