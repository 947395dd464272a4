#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| outcrop_fuzz_targets::waves(data));
