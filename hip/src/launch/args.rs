//! The arguments of a launch, as Rust tuples or in the forms of HIP's C interface.
#![expect(unsafe_code, reason = "C callers give arguments by pointers")]

use core::mem::size_of_val;

use zerocopy::IntoBytes;

use crate::DeviceBuffer;
use crate::error::LaunchError;
use crate::kernarg::Layout;
use crate::kernarg_ring::Segment;

/// One argument of a launch: its bytes as the kernel takes them.
///
/// Implemented for numbers and for buffers, which stand for their address.
pub trait Arg {
    /// Gives the bytes to `take`.
    fn with_bytes(&self, take: &mut dyn FnMut(&[u8]));
}

macro_rules! number_args {
    ($($number:ty),*) => {
        $(impl Arg for $number {
            fn with_bytes(&self, take: &mut dyn FnMut(&[u8])) {
                take(self.as_bytes());
            }
        })*
    };
}

number_args!(u8, i8, u16, i16, u32, i32, u64, i64, usize, isize, f32, f64);

impl<T> Arg for &DeviceBuffer<T> {
    fn with_bytes(&self, take: &mut dyn FnMut(&[u8])) {
        take(self.address().as_bytes());
    }
}

impl Arg for &crate::PinnedBuffer {
    fn with_bytes(&self, take: &mut dyn FnMut(&[u8])) {
        take(self.address().as_bytes());
    }
}

impl<const N: usize> Arg for [u8; N] {
    /// A structure passed by value, as its bytes.
    fn with_bytes(&self, take: &mut dyn FnMut(&[u8])) {
        take(self);
    }
}

/// The arguments of a launch: a tuple of up to 16 [`Arg`]s.
pub trait Args {
    /// How many there are.
    const COUNT: usize;
    /// Gives the bytes of each, in order.
    fn each(&self, take: &mut dyn FnMut(&[u8]));
}

macro_rules! tuple_args {
    ($($name:ident)*) => {
        impl<$($name: Arg),*> Args for ($($name,)*) {
            const COUNT: usize = 0 $(+ { let _ = stringify!($name); 1 })*;
            #[allow(non_snake_case, unused_variables, reason = "one macro for all lengths, 0 included")]
            fn each(&self, take: &mut dyn FnMut(&[u8])) {
                let ($($name,)*) = self;
                $($name.with_bytes(take);)*
            }
        }
    };
}

macro_rules! all_tuple_args {
    () => { tuple_args!(); };
    ($first:ident $($rest:ident)*) => {
        tuple_args!($first $($rest)*);
        all_tuple_args!($($rest)*);
    };
}

all_tuple_args!(A B C D E F G H I J K L M N O P);

/// Arguments in the forms of HIP's C interface.
#[derive(Clone, Copy, Debug)]
pub enum PackedArgs<'a> {
    /// None.
    None,
    /// `kernelParams`: a pointer to each argument.
    Params(*const *const u8),
    /// The buffer that `extra` names: the whole segment, or a beginning of it.
    Buffer(&'a [u8]),
}

impl PackedArgs<'_> {
    /// From `kernelParams` and `extra` of `hipModuleLaunchKernel`.
    ///
    /// # Errors
    /// [`LaunchError::Extra`] if both are given, or `extra` is not
    /// `{ HIP_LAUNCH_PARAM_BUFFER_POINTER, p, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END }`.
    ///
    /// # Safety
    /// `extra`, if not null, points to five words as above, and `size` says how many bytes at `p` are
    /// valid for as long as the result is used; so do the pointers of `params`.
    pub unsafe fn from_c<'a>(
        params: *const *const u8,
        extra: *const *const u8,
    ) -> Result<PackedArgs<'a>, LaunchError> {
        match (params.is_null(), extra.is_null()) {
            (true, true) => return Ok(PackedArgs::None),
            (false, true) => return Ok(PackedArgs::Params(params)),
            (false, false) => return Err(LaunchError::Extra),
            (true, false) => {}
        }
        let word = |index: usize| {
            // SAFETY: the caller promises five words; reading stops before the first that is wrong.
            unsafe { extra.wrapping_add(index).read() }
        };
        if word(0).addr() != 1 || word(2).addr() != 2 || word(4).addr() != 3 || word(3).is_null() {
            return Err(LaunchError::Extra);
        }
        // SAFETY: the fourth word points to a `size_t`.
        let size = unsafe { word(3).cast::<usize>().read() };
        if size == 0 || word(1).is_null() {
            return Ok(PackedArgs::Buffer(&[]));
        }
        // SAFETY: the second word points to so many bytes.
        Ok(PackedArgs::Buffer(unsafe {
            core::slice::from_raw_parts(word(1), size)
        }))
    }

    pub(super) fn check(&self, layout: &Layout) -> Result<(), LaunchError> {
        let expected = layout.slots().len();
        match self {
            PackedArgs::None if expected > 0 => Err(LaunchError::NoArguments { expected }),
            PackedArgs::Buffer([]) if expected > 0 => Err(LaunchError::NoArguments { expected }),
            PackedArgs::Buffer(bytes) if expected == 0 && !bytes.is_empty() => {
                Err(LaunchError::UnexpectedArguments { given: bytes.len() })
            }
            PackedArgs::Buffer(bytes)
                if bytes.len() < layout.explicit_size() as usize
                    || bytes.len() > layout.size().next_multiple_of(16) as usize =>
            {
                Err(LaunchError::BufferSize {
                    given: bytes.len(),
                    expected: layout.explicit_size() as usize,
                })
            }
            _ => Ok(()),
        }
    }

    /// # Safety
    /// [`PackedArgs::Params`] point to arguments of the layout's number and sizes.
    #[inline]
    pub(super) unsafe fn put(&self, layout: &Layout, segment: &Segment) {
        match *self {
            PackedArgs::None => {}
            PackedArgs::Params(params) => {
                for (index, slot) in layout.slots().iter().enumerate() {
                    // SAFETY: there is a pointer for each argument.
                    let from = unsafe { params.wrapping_add(index).read() };
                    if !from.is_null() {
                        // SAFETY: the pointer leads to the argument's bytes.
                        unsafe { segment.put_raw(slot.offset, from, slot.size) };
                    }
                }
            }
            PackedArgs::Buffer(bytes) => {
                let explicit = bytes.get(..layout.explicit_size() as usize).unwrap_or(bytes);
                segment.put(0, explicit);
            }
        }
    }
}

/// Holds the number and sizes of a tuple's arguments against the kernel's.
pub(super) fn check_args<A: Args>(args: &A, layout: &Layout) -> Result<(), LaunchError> {
    let slots = layout.slots();
    if A::COUNT != slots.len() {
        return Err(LaunchError::ArgumentCount {
            given: A::COUNT,
            expected: slots.len(),
        });
    }
    let mut outcome = Ok(());
    let mut index = 0;
    args.each(&mut |bytes| {
        let expected = slots.get(index).map_or(0, |slot| slot.size as usize);
        let given = size_of_val(bytes);
        if given != expected && outcome.is_ok() {
            outcome = Err(LaunchError::ArgumentSize {
                index,
                given,
                expected,
            });
        }
        index += 1;
    });
    outcome
}

#[cfg(test)]
pub(super) mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::Code;
    use crate::kernarg::ArgInfo;

    /// The layout of a kernel `(float*, int)`.
    pub(in crate::launch) fn layout() -> Layout {
        let arg = |offset, size, value_kind| ArgInfo {
            offset,
            size,
            value_kind,
        };
        let args = [
            arg(0, 8, "global_buffer"),
            arg(8, 4, "by_value"),
            arg(16, 4, "hidden_block_count_x"),
        ];
        Layout::new(args.into_iter(), 272).unwrap()
    }

    #[test]
    fn tuples_are_held_against_the_metadata() {
        let layout = layout();
        assert_eq!(check_args(&(1u64, 2i32), &layout), Ok(()));
        assert_eq!(
            check_args(&(1u64,), &layout),
            Err(LaunchError::ArgumentCount {
                given: 1,
                expected: 2
            })
        );
        let wrong = check_args(&(1u64, 2u64), &layout).unwrap_err();
        assert_eq!(
            wrong,
            LaunchError::ArgumentSize {
                index: 1,
                given: 8,
                expected: 4
            }
        );
        assert_eq!(wrong.to_string(), "argument 1 has 8 bytes, the kernel takes 4");
        assert_eq!(wrong.code(), Code(1));
    }

    #[test]
    fn buffers_are_held_against_the_metadata() {
        let layout = layout();
        let check = |bytes: &[u8]| PackedArgs::Buffer(bytes).check(&layout);
        assert_eq!(check(&[0; 12]), Ok(()));
        assert_eq!(check(&[0; 16]), Ok(()));
        assert_eq!(
            check(&[0; 8]),
            Err(LaunchError::BufferSize {
                given: 8,
                expected: 12
            })
        );
        assert_eq!(
            check(&[0; 273]),
            Err(LaunchError::BufferSize {
                given: 273,
                expected: 12
            })
        );
        assert_eq!(
            PackedArgs::None.check(&layout),
            Err(LaunchError::NoArguments { expected: 2 })
        );
        let none = Layout::new(core::iter::empty(), 0).unwrap();
        let extra = PackedArgs::Buffer(&[0; 4]).check(&none).unwrap_err();
        assert_eq!(
            (extra, extra.code()),
            (LaunchError::UnexpectedArguments { given: 4 }, Code(701))
        );
    }

    #[test]
    fn extra_is_five_words() {
        let bytes = 7u64.to_le_bytes();
        let size = 8usize;
        let word = |value: usize| core::ptr::without_provenance::<u8>(value);
        let mut extra = [
            word(1),
            bytes.as_ptr(),
            word(2),
            (&raw const size).cast(),
            word(3),
        ];
        // SAFETY: five words, as HIP has them.
        let args = unsafe { PackedArgs::from_c(core::ptr::null(), extra.as_ptr()) };
        assert!(matches!(args, Ok(PackedArgs::Buffer(given)) if given == bytes));
        extra[4] = word(4);
        // SAFETY: as above.
        let args = unsafe { PackedArgs::from_c(core::ptr::null(), extra.as_ptr()) };
        assert_eq!(args.unwrap_err(), LaunchError::Extra);
        let param = extra.as_ptr();
        // SAFETY: not read, since both are given.
        let both = unsafe { PackedArgs::from_c(param, param) };
        assert_eq!(both.unwrap_err(), LaunchError::Extra);
    }
}
