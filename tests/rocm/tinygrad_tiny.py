# tinygrad's own test/test_tiny.py, which its source distribution has, on its AMD backend. Its matrix products, convolutions,
# reductions, random numbers, compiled and replayed functions, and kernel search.
import os
import re
import subprocess
import sys
from pathlib import Path

os.environ.setdefault("DEV", "KFD+AMD:LLVM")
# Constants are computed on the processor, with a compiler.
os.environ.setdefault("CC", "clang-19")
source = next(Path(sys.prefix).glob("tinygrad-*/test/test_tiny.py"), None)
if source is None:
    sys.exit("FAIL tinygrad_tiny: no tinygrad-*/test/test_tiny.py in " + sys.prefix)
ran = subprocess.run([sys.executable, "-m", "unittest", "-v", source.name], cwd=source.parent, text=True, stderr=subprocess.PIPE)
sys.stderr.write(ran.stderr)
count = re.search(r"^Ran (\d+) tests?", ran.stderr, re.MULTILINE)
skipped = re.search(r"skipped=(\d+)", ran.stderr)
if ran.returncode != 0 or count is None:
    failed = re.findall(r"^(?:FAIL|ERROR): (\w+)", ran.stderr, re.MULTILINE)
    sys.exit("FAIL tinygrad_tiny: " + (", ".join(failed) or f"status {ran.returncode}"))
left_out = int(skipped[1]) if skipped else 0
print(f"PASS tinygrad_tiny: {int(count[1]) - left_out} tests, {left_out} for other devices left out")
