# tinygrad's operations, one at a time, against numpy. Elementwise functions, casts, reductions, movement, indexing, matrix products
# in three types, convolution and its gradient, sorting, a copy between two GPUs where there are two.
import os
import sys

os.environ.setdefault("DEV", "KFD+AMD:LLVM")
import numpy as np
from tinygrad import Device, Tensor, dtypes

rng = np.random.default_rng(7)


def floats(*shape, low=-3.0, high=3.0):
    return rng.uniform(low, high, shape).astype(np.float32)


def ints(*shape, low=-50, high=50, dtype=np.int32):
    return rng.integers(low, high, shape).astype(dtype)


a, b = floats(33, 17), floats(33, 17)
positive = floats(33, 17, low=0.01, high=9.0)
i, j = ints(40, 9), ints(40, 9)
i[i == 0], j[j == 0] = 1, 1
erf = np.vectorize(__import__("math").erf)


def softmax(x):
    e = np.exp(x - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def correlate(x, w, padding):
    x = np.pad(x, ((0, 0), (0, 0), (padding, padding), (padding, padding)))
    n, _, h, v = x.shape
    out = np.zeros((n, w.shape[0], h - w.shape[2] + 1, v - w.shape[3] + 1))
    for y in range(out.shape[2]):
        for z in range(out.shape[3]):
            part = x[:, :, y : y + w.shape[2], z : z + w.shape[3]].astype(np.float64)
            out[:, :, y, z] = np.einsum("ncij,ocij->no", part, w)
    return out


m, n = floats(48, 70), floats(70, 37)
half_m, half_n = floats(64, 64).astype(np.float16), floats(64, 64).astype(np.float16)
images, weights = floats(2, 3, 12, 11), floats(5, 3, 3, 3)

# Name, what tinygrad gives, what numpy gives, the greatest error relative to the greatest value; 0 is to the bit.
OPERATIONS = [
    ("add", lambda: Tensor(a) + Tensor(b), a + b, 0),
    ("sub", lambda: Tensor(a) - Tensor(b), a - b, 0),
    ("mul", lambda: Tensor(a) * Tensor(b), a * b, 0),
    ("div", lambda: Tensor(a) / Tensor(positive), a / positive, 1e-6),
    ("neg", lambda: -Tensor(a), -a, 0),
    ("relu", lambda: Tensor(a).relu(), np.maximum(a, 0), 0),
    ("maximum", lambda: Tensor(a).maximum(Tensor(b)), np.maximum(a, b), 0),
    ("where", lambda: (Tensor(a) > Tensor(b)).where(Tensor(a), Tensor(b) * 2), np.where(a > b, a, b * 2), 0),
    ("sqrt", lambda: Tensor(positive).sqrt(), np.sqrt(positive), 1e-6),
    ("rsqrt", lambda: Tensor(positive).rsqrt(), 1 / np.sqrt(positive), 1e-6),
    ("exp", lambda: Tensor(a).exp(), np.exp(a), 1e-6),
    ("exp2", lambda: Tensor(a).exp2(), np.exp2(a), 1e-6),
    ("log", lambda: Tensor(positive).log(), np.log(positive), 1e-6),
    ("log2", lambda: Tensor(positive).log2(), np.log2(positive), 1e-6),
    ("sin", lambda: Tensor(a).sin(), np.sin(a), 1e-6),
    ("cos", lambda: Tensor(a).cos(), np.cos(a), 1e-6),
    ("tanh", lambda: Tensor(a).tanh(), np.tanh(a), 1e-6),
    ("sigmoid", lambda: Tensor(a).sigmoid(), 1 / (1 + np.exp(-a)), 1e-6),
    ("gelu", lambda: Tensor(a).gelu(), 0.5 * a * (1 + np.tanh(np.sqrt(2 / np.pi) * (a + 0.044715 * a**3))), 2e-6),
    ("erf", lambda: Tensor(a).erf(), erf(a), 1e-6),
    ("pow", lambda: Tensor(positive) ** Tensor(b), positive**b, 1e-5),
    ("floor", lambda: Tensor(a).floor(), np.floor(a), 0),
    ("ceil", lambda: Tensor(a).ceil(), np.ceil(a), 0),
    ("trunc", lambda: Tensor(a).trunc(), np.trunc(a), 0),
    ("round", lambda: Tensor(a).round(), np.round(a), 0),
    ("int add", lambda: Tensor(i) + Tensor(j), i + j, 0),
    ("int mul", lambda: Tensor(i) * Tensor(j), i * j, 0),
    ("int div", lambda: Tensor(i) // Tensor(j), i // j, 0),
    ("int mod", lambda: Tensor(i) % Tensor(j), np.mod(i, j), 0),
    ("and", lambda: Tensor(i) & Tensor(j), i & j, 0),
    ("or", lambda: Tensor(i) | Tensor(j), i | j, 0),
    ("xor", lambda: Tensor(i) ^ Tensor(j), i ^ j, 0),
    ("shift", lambda: Tensor(i.astype(np.uint32)) << 3, i.astype(np.uint32) << 3, 0),
    ("int64 mul", lambda: Tensor(i.astype(np.int64)) * 0x123456789, i.astype(np.int64) * 0x123456789, 0),
    ("compare", lambda: (Tensor(a) < Tensor(b)).cast(dtypes.int), (a < b).astype(np.int32), 0),
    ("cast to int", lambda: Tensor(a).cast(dtypes.int), a.astype(np.int32), 0),
    ("cast to half", lambda: Tensor(a).cast(dtypes.half), a.astype(np.float16), 0),
    ("cast to double", lambda: Tensor(a).cast(dtypes.double), a.astype(np.float64), 0),
    ("cast to char", lambda: Tensor(i).cast(dtypes.char), i.astype(np.int8), 0),
    ("double", lambda: Tensor(a.astype(np.float64)) * 1.1 + 0.3, a.astype(np.float64) * 1.1 + 0.3, 1e-15),
    ("half", lambda: Tensor(half_m) + Tensor(half_n), half_m + half_n, 0),
    ("sum", lambda: Tensor(a).sum(), a.sum(dtype=np.float64), 1e-6),
    ("sum by rows", lambda: Tensor(a).sum(1), a.sum(1, dtype=np.float64), 1e-6),
    ("sum of many", lambda: Tensor(np.ones(200000, np.float32)).contiguous().sum(), np.float32(200000), 0),
    ("int sum", lambda: Tensor(i).sum(0), i.sum(0), 0),
    ("max", lambda: Tensor(a).max(0), a.max(0), 0),
    ("argmax", lambda: Tensor(a).argmax(1), a.argmax(1), 0),
    ("mean", lambda: Tensor(a).mean(1), a.mean(1, dtype=np.float64), 1e-6),
    ("var", lambda: Tensor(a).var(1), a.var(1, ddof=1, dtype=np.float64), 2e-6),
    ("cumsum", lambda: Tensor(i).cumsum(0), i.cumsum(0), 0),
    ("softmax", lambda: Tensor(a).softmax(1), softmax(a), 1e-6),
    ("layernorm", lambda: Tensor(a).layernorm(), (a - a.mean(1, keepdims=True)) / np.sqrt(a.var(1, keepdims=True) + 1e-5), 4e-6),
    ("transpose", lambda: Tensor(a).T.contiguous(), a.T, 0),
    ("permute", lambda: Tensor(images).permute(2, 0, 3, 1).contiguous(), images.transpose(2, 0, 3, 1), 0),
    ("flip", lambda: Tensor(a).flip(1).contiguous(), a[:, ::-1], 0),
    ("pad", lambda: Tensor(a).pad(((1, 2), (0, 3))), np.pad(a, ((1, 2), (0, 3))), 0),
    ("slice", lambda: Tensor(a)[3:29:4, 2:].contiguous(), a[3:29:4, 2:], 0),
    ("cat", lambda: Tensor(a).cat(Tensor(b), dim=1), np.concatenate([a, b], 1), 0),
    ("expand", lambda: Tensor(a[:1]).expand(20, 17).contiguous(), np.broadcast_to(a[:1], (20, 17)), 0),
    ("gather", lambda: Tensor(a)[Tensor([5, 0, 32, 7])], a[[5, 0, 32, 7]], 0),
    ("one hot", lambda: Tensor([1, 4, 0]).one_hot(6), np.eye(6, dtype=np.int32)[[1, 4, 0]], 0),
    ("triangle", lambda: Tensor(a).tril(), np.tril(a), 0),
    ("sort", lambda: Tensor(a[:, :8]).sort(1)[0], np.sort(a[:, :8], 1), 0),
    ("matmul", lambda: Tensor(m) @ Tensor(n), m.astype(np.float64) @ n, 2e-6),
    ("int matmul", lambda: Tensor(i) @ Tensor(j.T), i @ j.T, 0),
    ("half matmul", lambda: Tensor(half_m).matmul(Tensor(half_n), dtype=dtypes.float), half_m.astype(np.float64) @ half_n, 1e-5),
    ("bfloat16 matmul", lambda: (Tensor(half_m).cast(dtypes.bfloat16) @ Tensor(half_n).cast(dtypes.bfloat16)).float(), half_m.astype(np.float64) @ half_n, 2e-2),
    ("batched matmul", lambda: Tensor(images[0]) @ Tensor(images[1]).transpose(1, 2), images[0].astype(np.float64) @ images[1].transpose(0, 2, 1), 2e-6),
    ("convolution", lambda: Tensor(images).conv2d(Tensor(weights), padding=1), correlate(images, weights, 1), 2e-6),
    ("max pool", lambda: Tensor(images[:, :, :, :10]).max_pool2d(), images[:, :, :, :10].reshape(2, 3, 6, 2, 5, 2).max((3, 5)), 0),
]


def gradient():
    x = Tensor(m)
    return (x @ Tensor(n)).relu().sum().gradient(x)[0]


mask = (m.astype(np.float64) @ n > 0).astype(np.float64)
OPERATIONS.append(("gradient", gradient, mask @ n.T.astype(np.float64), 2e-6))


def across():
    there = Tensor(a).to("AMD:1").contiguous() * 2
    return there.to("AMD").contiguous() + 1


if Device.DEFAULT == "AMD" and sum(name.startswith("renderD") for name in os.listdir("/dev/dri")) > 1:
    OPERATIONS.append(("across two GPUs", across, a * 2 + 1, 0))

failed = []
for name, compute, expected, tolerance in OPERATIONS:
    try:
        seen = compute().numpy()
        expected = np.asarray(expected)
        if seen.shape != expected.shape:
            raise ValueError(f"shape {seen.shape}, not {expected.shape}")
        error = np.abs(seen.astype(np.float64) - expected.astype(np.float64)).max()
        scale = max(1.0, float(np.abs(expected.astype(np.float64)).max()))
        if not error <= tolerance * scale:
            raise ValueError(f"error {error:g} of {scale:g}")
    except Exception as problem:
        failed.append(f"{name}: {str(problem).splitlines()[0] if str(problem) else type(problem).__name__}")
        print("failed", failed[-1], file=sys.stderr)
if failed:
    sys.exit(f"FAIL tinygrad_ops: {len(failed)} of {len(OPERATIONS)}: " + "; ".join(failed[:8]))
print(f"PASS tinygrad_ops: {len(OPERATIONS)} operations on {Device[Device.DEFAULT].arch}")
