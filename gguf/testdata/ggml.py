#!/usr/bin/env python3
"""Writes blocks/*.ggml: what llama.cpp's quantiser makes of floats (ggml_quantize_chunk of its libggml-base).

usage: ggml.py DIRECTORY_OF_LLAMA_LIBRARIES (scripts/get-llama.sh gets them); needs numpy

ggml.x are 16 rows of 512 floats, float32 little-endian, and ggml.importance how much each column matters. NAME.ggml are the
rows' blocks of a type, NAME.importance.ggml those with importance.
"""
import ctypes
import pathlib
import sys

import numpy as np

here = pathlib.Path(__file__).parent / "blocks"
ggml = ctypes.CDLL(str(pathlib.Path(sys.argv[1]) / "libggml-base.so"))
ggml.ggml_quantize_chunk.restype = ctypes.c_size_t
ggml.ggml_row_size.restype = ctypes.c_size_t
ROWS, N = 16, 512
rng = np.random.default_rng(2)
x = rng.normal(size=(ROWS, N)) * rng.lognormal(size=(ROWS, 1)) * np.repeat(rng.lognormal(sigma=2, size=(ROWS, N // 32)), 32, axis=1)
x[1] = rng.standard_t(2, size=N)  # outliers
x[2, :300] = 0
x[3] = np.abs(x[3])
x[4] = -np.abs(x[4])
x[5, 40:60] = 1e-20
x[6] = 0.25  # all alike
x[7] *= 1e-6
x = x.astype("<f4")
importance = rng.lognormal(size=N).astype("<f4")
(here / "ggml.x").write_bytes(x.tobytes())
(here / "ggml.importance").write_bytes(importance.tobytes())
pointer = lambda a: a.ctypes.data_as(ctypes.c_void_p)
for name, number in {"q8_0": 8, "q4_0": 2, "q4_1": 3, "q5_0": 6, "q5_1": 7, "q4_k": 12, "q5_k": 13, "q6_k": 14}.items():
    for suffix, weights in (("", None), (".importance", pointer(importance))):
        out = np.zeros(ggml.ggml_row_size(number, ctypes.c_int64(N)) * ROWS, dtype=np.uint8)
        n = ggml.ggml_quantize_chunk(number, pointer(x), pointer(out), ctypes.c_int64(0), ctypes.c_int64(ROWS), ctypes.c_int64(N), weights)
        assert n == len(out)
        (here / f"{name}{suffix}.ggml").write_bytes(out.tobytes())
