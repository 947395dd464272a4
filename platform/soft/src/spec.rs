//! What a machine is made of, in words: `mi300x*4`, `mi250x*2,rx6800:8GiB`, `none`.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::product::{Card, Product, UnknownProduct};

/// How a machine is written down.
pub const GRAMMAR: &str = "a machine is none, or cards with commas between: PRODUCT[*COUNT][:MEMORY], such as \
                           mi300x*4 or mi250x*2,rx6800:8GiB";

const SIZE: &str = "a size is a number of bytes, or of KiB, MiB, GiB or TiB";

/// Most cards of one kind that are read; a machine has fewer.
const MAX_COUNT: usize = 64;

/// The parts of a machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spec {
    pub(crate) cards: Vec<Card>,
    /// Worker threads, if that is said.
    pub threads: Option<usize>,
    /// Bytes of system memory that BOs can have, if that is said.
    pub system_bytes: Option<u64>,
}

impl Spec {
    /// Adds `count` cards, with this many bytes of memory of each of their GPUs if not the product's.
    pub fn add(&mut self, product: Product, count: usize, vram_bytes: Option<u64>) {
        let card = Card { product, vram_bytes };
        self.cards.extend(core::iter::repeat_n(card, count));
    }

    /// The cards, in order.
    pub fn products(&self) -> impl Iterator<Item = Product> {
        self.cards.iter().map(|card| card.product)
    }
}

/// Why a text is no machine. Cards are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpecError {
    /// A card is of no product that there is.
    Product {
        /// Which card.
        card: usize,
        /// What there is.
        error: UnknownProduct,
    },
    /// A count is no number from 1 to 64.
    Count {
        /// Of which card.
        card: usize,
    },
    /// A memory size is none.
    Size {
        /// Of which card.
        card: usize,
    },
    /// The size of the memory that BOs can have is none.
    SystemMemory,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Product { card, error } => write!(f, "card {card}: {error}; {GRAMMAR}"),
            Self::Count { card } => {
                write!(
                    f,
                    "card {card}: a count is a number from 1 to {MAX_COUNT}; {GRAMMAR}"
                )
            }
            Self::SystemMemory => write!(f, "system_memory: {SIZE}"),
            Self::Size { card } => {
                write!(f, "card {card}: {SIZE}; {GRAMMAR}")
            }
        }
    }
}

impl core::error::Error for SpecError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Product { error, .. } => Some(error),
            _ => None,
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut spec = Self::default();
        if text.trim().eq_ignore_ascii_case("none") {
            return Ok(spec);
        }
        for (item, card) in text.split(',').zip(1..) {
            let (item, vram_bytes) = match item.split_once(':') {
                Some((item, size)) => (item, Some(parse_size(size).ok_or(SpecError::Size { card })?)),
                None => (item, None),
            };
            let (name, count) = match item.split_once('*') {
                Some((name, count)) => (name, parse_count(count).ok_or(SpecError::Count { card })?),
                None => (item, 1),
            };
            let product = name.parse().map_err(|error| SpecError::Product { card, error })?;
            spec.add(product, count, vram_bytes);
        }
        Ok(spec)
    }
}

fn parse_count(text: &str) -> Option<usize> {
    let count = text.trim().parse().ok()?;
    (1..=MAX_COUNT).contains(&count).then_some(count)
}

/// Reads a size: `1073741824`, `1 GiB`, `512M`. Units are powers of 1024, whatever their case.
pub(crate) fn parse_size(text: &str) -> Option<u64> {
    let text = text.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at_checked(digits)?;
    let unit = unit.trim_start();
    let shift = ["", "k", "m", "g", "t"].iter().zip([0, 10, 20, 30, 40]);
    let shift = shift.into_iter().find(|(letter, _)| {
        let rest = unit
            .get(..letter.len())
            .filter(|start| start.eq_ignore_ascii_case(letter));
        let rest = rest.and(unit.get(letter.len()..));
        rest.is_some_and(|rest| ["", "b", "ib"].iter().any(|end| rest.eq_ignore_ascii_case(end)))
    });
    let (_, shift) = shift?;
    number.parse::<u64>().ok()?.checked_mul(1 << shift)
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;

    fn cards(text: &str) -> Vec<(Product, Option<u64>)> {
        let spec: Spec = text.parse().unwrap();
        spec.cards.iter().map(|c| (c.product, c.vram_bytes)).collect()
    }

    #[test]
    fn machines_are_read() {
        use Product::{Mi250x, Mi300x, Rx6800};
        assert_eq!(cards("none"), []);
        assert_eq!(cards(" None "), []);
        assert_eq!(cards("mi300x*4"), [(Mi300x, None); 4]);
        assert_eq!(
            cards("MI250X*2, RX 6800:8GiB"),
            [(Mi250x, None), (Mi250x, None), (Rx6800, Some(8 << 30))]
        );
        assert_eq!(cards("gfx90a * 1 : 512m"), [(Mi250x, Some(512 << 20))]);
    }

    #[test]
    fn what_is_wrong_is_said_with_what_there_is() {
        let error = |text: &str| text.parse::<Spec>().unwrap_err();
        assert!(matches!(error("mi300x,vega"), SpecError::Product { card: 2, .. }));
        assert!(matches!(error(""), SpecError::Product { card: 1, .. }));
        assert!(matches!(error("mi300x,"), SpecError::Product { card: 2, .. }));
        for count in ["0", "-1", "", "x", "65", "99999999999999999999"] {
            let text = alloc::format!("rx6800*{count}");
            assert_eq!(error(&text), SpecError::Count { card: 1 }, "{text}");
        }
        for size in ["", "GiB", "1 PiB", "1.5G", "16777216 TiB", "1 i"] {
            let text = alloc::format!("rx6800:{size}");
            assert_eq!(error(&text), SpecError::Size { card: 1 }, "{text}");
        }
        let told = error("vega").to_string();
        for part in ["rx9070xt (gfx1201)", "mi300x*4", "none"] {
            assert!(told.contains(part), "{told}");
        }
    }

    #[test]
    fn sizes_are_powers_of_1024() {
        for (text, bytes) in [
            ("0", 0),
            ("1048576", 1 << 20),
            ("1KiB", 1 << 10),
            ("2 kb", 2 << 10),
            ("3 M", 3 << 20),
            ("4gib", 4 << 30),
            ("1 TiB", 1 << 40),
            ("7 b", 7),
        ] {
            assert_eq!(parse_size(text), Some(bytes), "{text}");
        }
    }
}
