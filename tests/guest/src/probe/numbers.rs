//! Every request number, with sizes and directions that a client of another version might have.

use super::Probe;
use outcrop_abi::ioctl::with_size;
use outcrop_abi::kfd::*;

impl Probe<'_> {
    pub(super) fn numbers(&mut self) {
        self.part("request numbers");
        for (what, request) in [
            (
                "with another device's letter",
                AMDKFD_IOC_GET_VERSION & !0xff00 | 0x5a00,
            ),
            ("with no direction", AMDKFD_IOC_GET_VERSION & 0x3fff_ffff),
            (
                "to the kernel",
                AMDKFD_IOC_GET_VERSION & 0x3fff_ffff | 0x4000_0000,
            ),
            ("both ways", AMDKFD_IOC_GET_VERSION | 0xc000_0000),
        ] {
            self.version_by(what, request);
        }
        for size in [0, 1, 4, 8, 16, 128, 129, 4000] {
            if let Some(request) = with_size(AMDKFD_IOC_GET_VERSION, size) {
                self.version_by(&format!("of {size} bytes"), request);
            }
        }
        self.all_numbers();
    }

    fn version_by(&mut self, what: &str, request: u32) {
        let mut bytes = [0xaa; 4096];
        let result = self.request(request, &mut bytes);
        self.answer(&format!("GET_VERSION {what}"), result.map(drop));
        self.with(format_args!("{:02x?}", &bytes[..20]));
    }

    /// Each number with 8 and with 64 bytes of zeros; runs of the same answer are one line.
    fn all_numbers(&mut self) {
        for size in [8, 64] {
            let mut run: Option<(u32, u32, String)> = None;
            for number in 0..=256 {
                let answer = (number < 256).then(|| {
                    let mut bytes = [0; 4096];
                    let request = 0xc000_4b00 | (size as u32) << 16 | number;
                    // What these make is the process's, and would change later answers.
                    let makes = [
                        AMDKFD_IOC_CREATE_EVENT,
                        AMDKFD_IOC_RUNTIME_ENABLE,
                        AMDKFD_IOC_DBG_TRAP,
                    ];
                    if makes.iter().any(|made| made & 0xff == number) {
                        return "not asked".to_owned();
                    }
                    match self.request(request, &mut bytes) {
                        Ok(_) => "ok".to_owned(),
                        Err(errno) if errno.name() == "E?" => format!("errno {}", errno.0),
                        Err(errno) => errno.name().to_owned(),
                    }
                });
                match (&mut run, answer) {
                    (Some((_, last, same)), Some(answer)) if *same == answer => *last = number,
                    (run, answer) => {
                        if let Some((first, last, same)) = run.take() {
                            self.out
                                .push_str(&format!("{size} bytes, {first:#04x}..={last:#04x}: {same}\n"));
                        }
                        *run = answer.map(|answer| (number, number, answer));
                    }
                }
            }
        }
    }
}
