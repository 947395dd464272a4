#!/usr/bin/env bash
# Makes the files of this folder from put.hip and get.hip: needs clang-19, lld-19, binutils, zstd and Python 3.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
for name in put get; do
    flags=(-x hip -O2 -nogpuinc -nogpulib -fhip-new-launch-api "-cuid=$name" --offload-arch=gfx942 --offload-arch=gfx1100)
    clang-19 "${flags[@]}" -c $name.hip -o "$work/$name.o"
    clang-19 "${flags[@]}" --offload-compress -c $name.hip -o "$work/$name-zstd.o"
done
# The host's object of two sources: a compressed bundle each, 4096 bytes apart.
ld.lld-19 -r "$work/put-zstd.o" "$work/get-zstd.o" -o two.host
objcopy -O binary -j .hip_fatbin "$work/put.o" put.hipfb
objcopy -O binary -j .hip_fatbin "$work/put-zstd.o" put-zstd.hipfb
# clang compresses with zlib only where it was built without zstd: the same header with the other method.
python3 - <<'P'
import hashlib, struct, zlib
content = open("put.hipfb", "rb").read()
data = zlib.compress(content, 9)
head = struct.pack("<4sHHII", b"CCOB", 2, 0, 24 + len(data), len(content))
open("put-zlib.hipfb", "wb").write(head + hashlib.md5(content).digest()[:8] + data)
P
# zstd frames with other headers than clang's.
mkdir -p frames
head -c 3000 put.hipfb | zstd -q --no-check -c >frames/no-size.zst
head -c 400000 /dev/zero | zstd -q --no-check -c >frames/repeated.zst
head -c 3000 put.hipfb >"$work/part"
zstd -q -19 --check -c "$work/part" >frames/checksum.zst
tail -c 300 put-zlib.hipfb >"$work/part"
zstd -q --no-check -c "$work/part" >frames/stored.zst
