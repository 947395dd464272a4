//! The ROCm wire formats: KFD and DRM ioctls, AQL and SDMA packets, MQDs, signals, code objects.
#![no_std]
