//! What image, export and interpolation instructions have beside registers.

/// Fields of an image operation.
///
/// The address is [`src[0]`](crate::Inst::src) and, for as many registers as its type has, the next ones or those in
/// [`apart`](Self::apart). Its parts come in this order, as far as the operation has them: texel offsets, bias of the
/// level, reference of a comparison, derivatives by x and by y, coordinates (of an array then the slice, of a
/// multisampled image then the sample), level or its minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Image {
    /// Shape of the image: 0 1D, 1 2D, 2 3D, 3 cube, 4 1D array, 5 2D array, 6 2D multisampled, 7 2D multisampled
    /// array. gfx90a only says whether it is an array, 0 or 1, and not how many registers the address has beside the
    /// first.
    pub dim: u8,
    /// Bit `n`: component `n` is read or written. The data registers hold only these.
    pub dmask: u8,
    /// The coordinates are texels, not parts of the whole.
    pub unorm: bool,
    /// The resource has 128 bits, not 256.
    pub r128: bool,
    /// Level warning enable: report an access to a level that is not resident.
    pub lwe: bool,
    /// Coordinates and level are 16 bits, two a register.
    pub a16: bool,
    /// The data are 16 bits, two a register.
    pub d16: bool,
    /// Numbers of the address registers after the first, when they do not follow it (NSA).
    pub apart: Option<[u8; 12]>,
}

/// Fields of an export.
///
/// The sources are the components; one that is not enabled is `None`. Of a compressed export the first holds
/// components 0 and 1, the second 2 and 3, each 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Export {
    /// Where to: 0..=7 a render target, 8 depth, 9 nowhere, 12..=16 a position, 20 a primitive, 32..=63 a parameter. From
    /// gfx11 on neither nowhere nor a parameter, but 21 and 22 the sources of dual source blending.
    pub target: u8,
    /// Bit `n`: component `n` is exported.
    pub enabled: u8,
    /// Two components a register.
    pub compressed: bool,
    /// The last export of the wave to this kind of target.
    pub done: bool,
    /// `exec` tells which pixels are valid.
    pub valid_mask: bool,
    /// The row of the export is in `m0`, gfx11 on.
    pub row: bool,
}

/// The attribute an interpolation reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attribute {
    /// Its number.
    pub number: u8,
    /// Component, 0 x to 3 w.
    pub channel: u8,
    /// Of two 16-bit attributes in a component, the high one.
    pub high: bool,
}
