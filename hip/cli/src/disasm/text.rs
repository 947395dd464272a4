//! The report for people.

use std::io::{Result, Write};

use outcrop_abi::elf::{ARG_OFFSET, ARG_SIZE, ARG_VALUE_KIND, KERNEL_ARGS, KERNEL_NAME, KERNEL_SYMBOL};

use super::listing::{Code, Line, Listing};
use super::metadata::Tree;
use super::report::{Container, EntryReport, KernelReport, Object, Report};

/// Lines alike that are written before a `*` takes the place of the rest.
const MOST_ALIKE: usize = 2;

/// Escape sequences, or nothing.
#[derive(Clone, Copy)]
struct Style {
    heading: &'static str,
    name: &'static str,
    faint: &'static str,
    bad: &'static str,
    off: &'static str,
}

const PLAIN: Style = Style {
    heading: "",
    name: "",
    faint: "",
    bad: "",
    off: "",
};
const COLOR: Style = Style {
    heading: "\x1b[1m",
    name: "\x1b[33m",
    faint: "\x1b[2m",
    bad: "\x1b[31m",
    off: "\x1b[0m",
};

/// Text from the file, which must not command the terminal.
fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    for c in text.chars() {
        match c.is_control() {
            true => clean.extend(c.escape_default()),
            false => clean.push(c),
        }
    }
    clean
}

/// Writes all of it.
pub fn write(out: &mut impl Write, report: &Report<'_>, color: bool) -> Result<()> {
    let style = if color { COLOR } else { PLAIN };
    let Style { heading, off, .. } = style;
    writeln!(
        out,
        "{heading}{}: {}, {} bytes{off}",
        clean(report.file),
        report.kind,
        report.size
    )?;
    for container in &report.containers {
        write_container(out, container, report.containers.len() > 1, style)?;
    }
    Ok(())
}

fn write_container(
    out: &mut impl Write,
    container: &Container<'_>,
    several: bool,
    style: Style,
) -> Result<()> {
    let Style {
        heading, bad, off, ..
    } = style;
    if several || container.compression.is_some() || container.error.is_some() {
        write!(
            out,
            "\n{heading}bundle at {:#x}, {} bytes",
            container.offset, container.size
        )?;
        if let Some(compression) = &container.compression {
            write!(
                out,
                ", compressed with {} (version {}), {} bytes uncompressed",
                compression.method, compression.version, compression.content_size
            )?;
        }
        writeln!(out, "{off}")?;
    }
    if let Some(error) = &container.error {
        writeln!(out, "  {bad}error: {error}{off}")?;
    }
    for entry in &container.entries {
        write_entry(out, entry, style)?;
    }
    Ok(())
}

fn write_entry(out: &mut impl Write, entry: &EntryReport<'_>, style: Style) -> Result<()> {
    let Style {
        heading, bad, off, ..
    } = style;
    if let Some(id) = entry.id {
        writeln!(
            out,
            "\n{heading}entry {}, {} bytes at {:#x}{off}",
            clean(id),
            entry.size,
            entry.offset
        )?;
    }
    if let Some(error) = &entry.error {
        writeln!(out, "  {bad}error: {error}{off}")?;
    }
    if let Some(object) = &entry.code_object {
        write_object(out, object, style)?;
    }
    Ok(())
}

fn write_object(out: &mut impl Write, object: &Object<'_>, style: Style) -> Result<()> {
    let Style {
        heading, name, off, ..
    } = style;
    writeln!(
        out,
        "  target        {name}{}{off}, xnack {}, sramecc {}",
        object.processor, object.xnack, object.sramecc
    )?;
    if object.generic_version > 0 {
        writeln!(out, "  generic       version {}", object.generic_version)?;
    }
    writeln!(
        out,
        "  code object   version {}, ABI version {}, e_flags {:#x}",
        object.version, object.abi_version, object.e_flags
    )?;
    for (key, value) in object.metadata.pairs() {
        writeln!(out, "  {:13} {}", clean(key), clean(&value.to_string()))?;
    }
    let data = |kind: &str| !matches!(kind, "function" | "other");
    for symbol in object
        .symbols
        .iter()
        .filter(|s| data(s.kind) && !s.name.ends_with(".kd"))
    {
        match symbol.kind {
            "undefined" => writeln!(out, "  undefined     {}", clean(symbol.name))?,
            _ => writeln!(
                out,
                "  variable      {} at {:#x}, {} bytes",
                clean(symbol.name),
                symbol.address,
                symbol.size
            )?,
        }
    }
    for kernel in &object.kernels {
        writeln!(out, "\n{heading}kernel {name}{}{off}", clean(&kernel.name))?;
        write_kernel(out, kernel, style)?;
    }
    if let Some(listing) = &object.code {
        write_listing(out, listing, object.processor, style)?;
    }
    Ok(())
}

fn write_kernel(out: &mut impl Write, kernel: &KernelReport, style: Style) -> Result<()> {
    let Style { faint, off, .. } = style;
    writeln!(
        out,
        "  entry {:#x}, descriptor {} at {:#x}",
        kernel.entry,
        clean(&kernel.symbol),
        kernel.descriptor_address
    )?;
    let shown = |key: &str| !matches!(key, KERNEL_NAME | KERNEL_SYMBOL | KERNEL_ARGS);
    for (key, value) in kernel.metadata.pairs().iter().filter(|(key, _)| shown(key)) {
        let key = key.strip_prefix('.').unwrap_or(key);
        writeln!(out, "  {:27} {}", clean(key), clean(&value.to_string()))?;
    }
    let args = kernel.metadata.get(KERNEL_ARGS).map_or(&[][..], Tree::values);
    if !args.is_empty() {
        writeln!(out, "  {faint}argument  offset  size  kind{off}")?;
    }
    for (index, arg) in args.iter().enumerate() {
        let field = |key: &str| arg.get(key).map(Tree::to_string).unwrap_or_default();
        write!(
            out,
            "  {index:8}  {:>6}  {:>4}  {}",
            field(ARG_OFFSET),
            field(ARG_SIZE),
            clean(&field(ARG_VALUE_KIND))
        )?;
        let shown = |key: &str| !matches!(key, ARG_OFFSET | ARG_SIZE | ARG_VALUE_KIND);
        for (key, value) in arg.pairs().iter().filter(|(key, _)| shown(key)) {
            let key = key.strip_prefix('.').unwrap_or(key);
            write!(out, ", {} {}", clean(key), clean(&value.to_string()))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "  {faint}descriptor{off}")?;
    write_fields(out, &kernel.descriptor.0, 4)
}

fn write_fields(out: &mut impl Write, fields: &Tree, indent: usize) -> Result<()> {
    for (key, value) in fields.pairs() {
        match value {
            Tree::Map(_) => {
                writeln!(out, "{:indent$}{key}", "")?;
                write_fields(out, value, indent + 2)?;
            }
            value => writeln!(out, "{:indent$}{key:width$} {value}", "", width = 50 - indent)?,
        }
    }
    Ok(())
}

fn write_listing(out: &mut impl Write, listing: &Listing<'_>, processor: &str, style: Style) -> Result<()> {
    let Style {
        heading, bad, off, ..
    } = style;
    for code in &listing.sections {
        let section = &code.section;
        writeln!(
            out,
            "\n{heading}code {} at {:#x}, {} bytes{off}",
            clean(section.name),
            section.vaddr,
            section.bytes.len()
        )?;
        if listing.target.is_none() {
            writeln!(
                out,
                "  {bad}there is no decoder for {processor}: words are shown as they are{off}"
            )?;
        }
        write_code(out, code, style)?;
    }
    Ok(())
}

fn write_code(out: &mut impl Write, code: &Code<'_>, style: Style) -> Result<()> {
    let Style { name, faint, off, .. } = style;
    for region in &code.regions {
        match region.name {
            Some(function) if region.kernel => {
                writeln!(out, "\n{name}{}:{off}  {faint}// kernel{off}", clean(function))?;
            }
            Some(function) => writeln!(out, "\n{name}{}:{off}", clean(function))?,
            None if region.kernel => writeln!(out, "\n{faint}// kernel entry{off}")?,
            None => {}
        }
        let mut alike = 0;
        let mut last = String::new();
        for line in code.lines(region) {
            let label = code
                .label(line.address)
                .filter(|label| Some(*label) != region.name);
            let same = label.is_none() && line.target.is_none() && line.text == last;
            alike = if same { alike + 1 } else { 0 };
            if alike >= MOST_ALIKE {
                if alike == MOST_ALIKE {
                    writeln!(out, "*")?;
                }
                continue;
            }
            if let Some(label) = label {
                writeln!(out, "{name}{}:{off}", clean(label))?;
            }
            write_line(out, code, &line, style)?;
            last = line.text;
        }
    }
    Ok(())
}

fn write_line(out: &mut impl Write, code: &Code<'_>, line: &Line<'_>, style: Style) -> Result<()> {
    let Style {
        name,
        faint,
        bad,
        off,
        ..
    } = style;
    write!(out, "  {faint}{:06x}  {:26}{off}  ", line.address, line.words())?;
    match line.target {
        // The number of dwords at the end of a branch gives way to where it goes.
        Some(target) => {
            let (text, _) = line.text.rsplit_once(' ').unwrap_or((&line.text, ""));
            match code.label(target) {
                Some(label) => write!(out, "{text} {name}{}{off}", clean(label))?,
                None => write!(out, "{text} {target:#x}")?,
            }
        }
        None => write!(out, "{}", line.text)?,
    }
    if let Some(error) = &line.error {
        write!(out, "  {bad}// {error}{off}")?;
    }
    writeln!(out)
}
