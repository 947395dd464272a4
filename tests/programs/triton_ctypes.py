#!/usr/bin/env python3
"""Runs the nine Triton objects through libamdhip64.so.6 as a launcher in Python would: ctypes, hipModuleLoadData,
hipModuleLaunchKernel. Compares with a reference in plain Python; three sizes each. Needs nothing but the standard library
(tomllib: Python 3.11).
"""

import ctypes
import math
import os
import random
import struct
import sys
import tomllib
from array import array

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "kernels", "triton")


class Failure(Exception):
    pass


class Hip:
    """The few functions a launcher needs; every error raises Failure with its name."""

    def __init__(self):
        self.lib = ctypes.CDLL(os.environ.get("OUTCROP_LIBAMDHIP64", "libamdhip64.so.6"))
        self.lib.hipGetErrorName.restype = ctypes.c_char_p

    def __getattr__(self, name):
        function = getattr(self.lib, name)

        def call(*arguments):
            error = function(*arguments)
            if error != 0:
                raise Failure(f"{name}: {error} {self.lib.hipGetErrorName(error).decode()}")

        return call

    def upload(self, data):
        pointer = ctypes.c_void_p()
        size = len(data) * data.itemsize
        self.hipMalloc(ctypes.byref(pointer), ctypes.c_size_t(size))
        address, _ = data.buffer_info()
        self.hipMemcpy(pointer, ctypes.c_void_p(address), ctypes.c_size_t(size), ctypes.c_int(1))
        return pointer

    def download(self, pointer, data):
        address, _ = data.buffer_info()
        self.hipMemcpy(ctypes.c_void_p(address), pointer, ctypes.c_size_t(len(data) * data.itemsize), ctypes.c_int(2))
        return data


class Kernel:
    def __init__(self, hip, entry):
        self.hip, self.entry = hip, entry
        with open(os.path.join(FOLDER, entry["file"]), "rb") as file:
            image = file.read()
        self.module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        hip.hipModuleLoadData(ctypes.byref(self.module), image)
        hip.hipModuleGetFunction(ctypes.byref(self.function), self.module, entry["kernel"].encode())

    def launch(self, grid, values):
        scalars = {"i32": ctypes.c_int32, "f32": ctypes.c_float}
        cells = []
        for argument, value in zip(self.entry["args"], values, strict=True):
            cells.append(value if argument["type"].startswith("*") else scalars[argument["type"]](value))
        cells += [ctypes.c_void_p(0), ctypes.c_void_p(0)]
        parameters = (ctypes.c_void_p * len(cells))(*(ctypes.addressof(cell) for cell in cells))
        u32 = ctypes.c_uint32
        x, y = grid
        self.hip.hipModuleLaunchKernel(
            self.function, u32(x), u32(y), u32(1), u32(self.entry["block"]), u32(1), u32(1), u32(self.entry["lds"]),
            ctypes.c_void_p(0), parameters, ctypes.c_void_p(0))
        self.hip.hipDeviceSynchronize()

    def unload(self):
        self.hip.hipModuleUnload(self.module)


def f32(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def close(got, expected, bound, what):
    if not abs(got - expected) <= bound:
        raise Failure(f"{what} is {got!r}, not {expected!r} within {bound!r}")


def run_add(hip, kernel, entry, rng):
    code = {"*f32": "f", "*f64": "d", "*i64": "q"}[entry["args"][0]["type"]]
    block = entry["constants"]["B"]
    for n in (1, block * 3, block * 5 + 77):
        if code == "q":
            x, y = (array(code, (rng.getrandbits(64) - 2**63 for _ in range(n))) for _ in "xy")
        else:
            x, y = (array(code, (rng.uniform(-1e3, 1e3) for _ in range(n))) for _ in "xy")
        guard = 64
        o = array(code, [7] * (n + guard))
        dx, dy, do = hip.upload(x), hip.upload(y), hip.upload(o)
        kernel.launch(((n + block - 1) // block, 1), (dx, dy, do, n))
        hip.download(do, o)
        for i in range(n):
            total = x[i] + y[i]
            expected = (total + 2**63) % 2**64 - 2**63 if code == "q" else f32(total) if code == "f" else total
            if o[i] != expected:
                raise Failure(f"n = {n}: element {i} is {o[i]!r}, not {expected!r}")
        if any(value != 7 for value in o[n:]):
            raise Failure(f"n = {n}: an element beyond the end changed")
        for pointer in (dx, dy, do):
            hip.hipFree(pointer)


def run_softmax(hip, kernel, entry, rng):
    for rows, n, stride in ((1, 1, 5), (3, 1000, 1024), (4, 1024, 1024)):
        x = array("f", (rng.uniform(-8, 8) for _ in range(rows * stride)))
        o = array("f", [7] * (rows * stride))
        dx, do = hip.upload(x), hip.upload(o)
        kernel.launch((rows, 1), (do, dx, stride, n))
        hip.download(do, o)
        for row in range(rows):
            values = x[row * stride:row * stride + n]
            top = max(values)
            exponentials = [math.exp(value - top) for value in values]
            total = math.fsum(exponentials)
            for i in range(n):
                expected = exponentials[i] / total
                # The exponent (value - top) * log2(e) is rounded in f32: the further from the top, the more that matters.
                bound = (4 + 2 * (top - values[i])) * 2.0**-23 * expected
                close(o[row * stride + i], expected, bound, f"row {row} element {i} of {n}")
            if any(value != 7 for value in o[row * stride + n:(row + 1) * stride]):
                raise Failure(f"row {row}: an element beyond {n} changed")
        for pointer in (dx, do):
            hip.hipFree(pointer)


def run_layernorm(hip, kernel, entry, rng):
    eps = f32(1e-5)
    for rows, n in ((1, 8), (3, 777), (4, 1024)):
        x = array("f", (rng.uniform(-2, 2) for _ in range(rows * n)))
        w = array("f", (rng.uniform(0.5, 2) for _ in range(n)))
        b = array("f", (rng.uniform(-1, 1) for _ in range(n)))
        o = array("f", [7] * (rows * n))
        dx, dw, db, do = hip.upload(x), hip.upload(w), hip.upload(b), hip.upload(o)
        kernel.launch((rows, 1), (do, dx, dw, db, n, eps))
        hip.download(do, o)
        for row in range(rows):
            values = x[row * n:(row + 1) * n]
            mean = math.fsum(values) / n
            variance = math.fsum((value - mean) ** 2 for value in values) / n
            scale = 1 / math.sqrt(variance + eps)
            for i in range(n):
                expected = (values[i] - mean) * scale * w[i] + b[i]
                bound = 1e-6 * ((abs(values[i]) + abs(mean)) * scale * w[i] + abs(b[i]))
                close(o[row * n + i], expected, bound, f"row {row} element {i} of {n}")
        for pointer in (dx, dw, db, do):
            hip.hipFree(pointer)


def run_histogram(hip, kernel, entry, rng):
    block = entry["constants"]["B"]
    for n in (5, block * 2, block * 7 + 321):
        x = array("i", (rng.randrange(-1000, 1000) for _ in range(n)))
        h = array("i", range(256))
        expected = list(h)
        for value in x:
            expected[value & 255] += 1
        dx, dh = hip.upload(x), hip.upload(h)
        kernel.launch(((n + block - 1) // block, 1), (dh, dx, n))
        hip.download(dh, h)
        for i in range(256):
            if h[i] != expected[i]:
                raise Failure(f"n = {n}: bin {i} is {h[i]}, not {expected[i]}")
        for pointer in (dx, dh):
            hip.hipFree(pointer)


def narrow(kind, value):
    """The value in the matrix's type: its bits as stored, and what they mean."""
    if kind == "*f32":
        return f32(value), f32(value)
    if kind == "*f16":
        bits = struct.unpack("H", struct.pack("e", value))[0]
        return bits, struct.unpack("e", struct.pack("H", bits))[0]
    bits = struct.unpack("I", struct.pack("f", value))[0] >> 16
    return bits, struct.unpack("f", struct.pack("I", bits << 16))[0]


def run_matmul(hip, kernel, entry, rng):
    kind = entry["args"][0]["type"]
    bm, bn, bk = (entry["constants"][name] for name in ("BM", "BN", "BK"))
    # xf32 keeps 10 fraction bits of each factor; f16 and bf16 factors are exact. Sums round at each step to f32.
    factor_error = 2 * 2.0**-10 if kind == "*f32" else 0.0
    for m, n, k in ((bm, bn, bk), (bm, 2 * bn, 3 * bk), (2 * bm, bn, 4 * bk)):
        code = "f" if kind == "*f32" else "H"
        a_pairs = [narrow(kind, rng.uniform(-1, 1)) for _ in range(m * k)]
        b_pairs = [narrow(kind, rng.uniform(-1, 1)) for _ in range(k * n)]
        a, b = array(code, (bits for bits, _ in a_pairs)), array(code, (bits for bits, _ in b_pairs))
        c = array("f", [7] * (m * n))
        da, db, dc = hip.upload(a), hip.upload(b), hip.upload(c)
        kernel.launch((m // bm, n // bn), (da, db, dc, m, n, k))
        hip.download(dc, c)
        columns = [[b_pairs[row * n + column][1] for row in range(k)] for column in range(n)]
        for row in range(m):
            values = [value for _, value in a_pairs[row * k:(row + 1) * k]]
            for column in range(n):
                products = [x * y for x, y in zip(values, columns[column])]
                size = sum(map(abs, products))
                bound = size * (factor_error + k * 2.0**-23) + 1e-30
                close(c[row * n + column], math.fsum(products), bound, f"{m}x{n}x{k}: element ({row}, {column})")
        for pointer in (da, db, dc):
            hip.hipFree(pointer)


RUN = {"add": run_add, "softmax": run_softmax, "layernorm": run_layernorm, "histogram": run_histogram, "matmul": run_matmul}


def main():
    with open(os.path.join(FOLDER, "manifest.toml"), "rb") as file:
        entries = tomllib.load(file)["object"]
    hip = Hip()
    for entry in entries:
        name = entry["file"].removesuffix(".hsaco")
        try:
            kernel = Kernel(hip, entry)
            RUN[entry["kernel"]](hip, kernel, entry, random.Random(name))
            kernel.unload()
        except Failure as failure:
            print(f"FAIL triton_ctypes: {name}: {failure}")
            return 1
        print(f"{name}: as expected at 3 sizes", flush=True)
    print(f"PASS triton_ctypes: {len(entries)} objects at 3 sizes each")
    return 0


if __name__ == "__main__":
    sys.exit(main())
