//! A software AMD GPU: command processor, SDMA, GPUVM and shader engines.
#![no_std]
