//! Tests that cross the layers, on the software machine and on hardware.

