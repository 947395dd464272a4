//! Constants and request numbers.

use super::{Resolver, fail, same_in};
use crate::codegen::diag::Error;
use crate::codegen::ir::{Const, Ioctl, Value};
use crate::codegen::load::File;
use crate::codegen::spec;

impl<'a> Resolver<'a> {
    pub fn ioctl(
        &self,
        file: &'a File,
        table: &spec::IoctlTable,
        request: &spec::Ioctl,
    ) -> Result<Ioctl, Error> {
        let size = match &request.arg {
            None => 0,
            Some(arg) => self.layout(file, arg, arg.as_ref(), 0)?.0,
        };
        let Some(base) = table.base.as_ref().bytes().next() else {
            return fail(file, &table.base, "base is a character");
        };
        let dir = match request.dir.as_ref().as_str() {
            "none" => 0,
            "w" => 1,
            "r" => 2,
            "rw" => 3,
            _ => return fail(file, &request.dir, "dir is none, r, w or rw"),
        };
        if size >= 1 << 14 || request.nr > 0xff {
            return fail(file, &request.name, "number or size does not fit a request");
        }
        Ok(Ioctl {
            name: request.name.as_ref().clone(),
            request: dir << 30 | (size as u32) << 16 | u32::from(base) << 8 | request.nr,
            arg: request.arg.as_ref().map(|a| a.as_ref().clone()),
            c: Some(request.c.clone().unwrap_or_else(|| request.name.as_ref().clone()))
                .filter(|c| !c.is_empty()),
            doc: request.doc.clone().unwrap_or_else(|| table.doc.clone()),
            since: request.since.clone(),
            until: request.until.clone(),
            headers: self.headers(file, &table.headers),
            same_in: same_in(file, &table.headers, &[]),
        })
    }
}

pub fn constant(
    file: &File,
    item: &spec::Const,
    ty: &str,
    (in_header, prefix): (bool, &str),
    doc: &str,
    headers: &[String],
) -> Result<Const, Error> {
    let value = match (&item.value, &item.bit) {
        (Some(value), None) => match value.as_ref() {
            toml::Value::Integer(n) => Value::Int(i128::from(*n)),
            toml::Value::String(text) if ty == "str" => Value::Text(text.clone()),
            toml::Value::String(text) => {
                let digits = text.replace('_', "");
                let parsed = match digits.strip_prefix("0x") {
                    Some(hex) => i128::from_str_radix(hex, 16),
                    None => digits.parse(),
                };
                match parsed {
                    Ok(n) => Value::Int(n),
                    Err(_) => return fail(file, value, "not an integer"),
                }
            }
            _ => return fail(file, value, "a value is an integer or a string"),
        },
        (None, Some(bit)) => Value::Bit(*bit.as_ref()),
        _ => return fail(file, &item.name, "give `value` or `bit`"),
    };
    let c = match item.c.as_deref() {
        Some("") => None,
        Some(other) => Some(other.to_owned()),
        None if in_header => Some(format!("{prefix}{}", item.name.as_ref())),
        None => None,
    };
    Ok(Const {
        name: item.name.as_ref().clone(),
        ty: ty.to_owned(),
        value,
        c,
        doc: item.doc.clone().unwrap_or_else(|| doc.to_owned()),
        group: doc.to_owned(),
        since: item.since.clone(),
        until: item.until.clone(),
        found_in: None,
        label: item.label.clone(),
        probe: None,
        headers: headers.to_vec(),
        same_in: Vec::new(),
    })
}
