//! System management events (`kfd_smi_events.c`): what listeners of a GPU are told, one line an event.
//!
//! A listener's file is one end of a stream of the host, so that it can be polled, read, and given the mask of events
//! by a write, like the kernel's. Masks are looked at when there is something to tell.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use outcrop_abi::kfd;
use outcrop_platform::{Errno, Fd, Host};
use spin::Mutex;

use super::device::{Device, Kernel};

/// What a listener has not read of more bytes than this is not added to (`MAX_KFIFO_SIZE`).
const ROOM: usize = 1024;

struct Listener {
    host: Arc<dyn Host>,
    end: Fd,
    pid: u32,
    /// Sees the events of all processes, if it asks for them.
    privileged: bool,
    events: u64,
    /// Bytes sent since all had been received.
    sent: usize,
}

impl Listener {
    /// Takes the newest mask; whether the listener is still there.
    fn look(&mut self) -> bool {
        let mut mask = [0; 8];
        loop {
            match self.host.receive(self.end, &mut mask) {
                Ok(8) => self.events = u64::from_le_bytes(mask),
                // A mask is written at once: less than one is none.
                Ok(1..) => {}
                Err(Errno::AGAIN) => return true,
                Ok(0) | Err(_) => return false,
            }
        }
    }

    /// Whether the event of this process is one that it asked for; 0 is all processes'.
    fn wants(&self, event: u32, pid: u32) -> bool {
        let asked = |event: u32| self.events & 1 << (event - 1) != 0;
        let its = pid == 0 || pid == self.pid || (self.privileged && asked(kfd::KFD_SMI_EVENT_ALL_PROCESS));
        its && asked(event)
    }

    fn tell(&mut self, line: &str) {
        if self.sent != 0 && self.host.is_drained(self.end) {
            self.sent = 0;
        }
        // An event that has no room is lost, as in the kernel.
        if self.sent + line.len() <= ROOM && self.host.send(self.end, line.as_bytes()).is_ok() {
            self.sent += line.len();
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        // It is open and nobody else knows of it.
        let _ = self.host.close(self.end);
    }
}

/// The listeners of a GPU.
#[derive(Default)]
pub(crate) struct Listeners(Mutex<Vec<Listener>>);

/// Opens a listener's file, one of the host.
///
/// # Errors
/// [`Errno::MFILE`] or another errno of the host.
pub(super) fn open(kernel: &Kernel, device: &Device, pid: u32) -> Result<Fd, Errno> {
    let mut listeners = device.listeners.0.lock();
    listeners.retain_mut(Listener::look);
    let (end, file) = kernel.host.stream()?;
    listeners.push(Listener {
        host: Arc::clone(&kernel.host),
        end,
        pid,
        privileged: kernel.options.privileged,
        events: 0,
        sent: 0,
    });
    Ok(file)
}

/// An event of a GPU, for those who listen to the process `pid` (0 is all).
pub(super) fn tell(device: &Device, pid: u32, event: u32, text: fmt::Arguments<'_>) {
    let mut listeners = device.listeners.0.lock();
    if listeners.is_empty() {
        return;
    }
    let mut line = String::new();
    // A string takes all that is written to it.
    let _ = writeln!(line, "{event:x} {text}");
    line.truncate(kfd::KFD_SMI_EVENT_MSG_SIZE - 1);
    listeners.retain_mut(|listener| {
        let there = listener.look();
        if there && listener.wants(event, pid) {
            listener.tell(&line);
        }
        there
    });
}

/// The name of the program, as the kernel has it of a task.
pub(super) fn task_name(host: &dyn Host) -> String {
    let mut name = [0; 16];
    let n = host.read_file("/proc/self/comm", &mut name).unwrap_or(0);
    String::from_utf8_lossy(name.get(..n).unwrap_or_default())
        .trim_end()
        .into()
}
