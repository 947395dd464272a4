//! The software machine for programs that know nothing of it.
//!
//! Loaded by `LD_PRELOAD`, this library answers for the machine's files in place of the C library: `/dev/kfd`, the render
//! nodes, the sysfs trees that say where the GPUs are. All else goes to the C library's own function after a look at a few
//! bytes of the path or one bit of a table. `outcrop run` sets it up.
//!
//! | module | what |
//! |---|---|
//! | `start` | the machine: made at the first touch, gone in a child that was forked |
//! | `path` | which paths are the machine's |
//! | `folder` | a working folder that only the machine has, for the next program |
//! | `table` | which file numbers are |
//! | `lock` | locks, all of which are held over a fork |
//! | `lent` | dmabufs that other processes can be given |
//! | `host` | what the machine needs from the process |
//! | `hooks` | the C functions, by what they are about |
//! | `real` | the C library's own |
//!
//! `README.md` has the design and what is not there.

mod folder;
mod hooks;
mod host;
mod lent;
mod lock;
mod path;
mod real;
mod start;
mod table;

/// Runs when the library is loaded.
extern "C" fn load() {
    start::prepare();
    path::inherit_working_folder();
}

#[used]
#[expect(unsafe_code, reason = "the dynamic loader calls what is in this section")]
// SAFETY: a function of the type that the loader calls; it needs nothing that is not there at load time.
#[unsafe(link_section = ".init_array")]
static LOAD: extern "C" fn() = load;
