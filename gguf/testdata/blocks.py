#!/usr/bin/env python3
"""Writes blocks/: what llama.cpp's Python package (pip install gguf==0.19.0 numpy) makes of the same bytes.

NAME.blocks are random blocks of a type with scales of ordinary size, NAME.floats their elements, float32 little-endian. For the
types that are written too, NAME.x are random floats and NAME.x.blocks their blocks.
"""
import pathlib

import numpy as np
from gguf import GGMLQuantizationType as T
from gguf import quants

here = pathlib.Path(__file__).parent / "blocks"
rng = np.random.default_rng(1)
# bytes of a block, and where its float16 scales stand
layouts = {T.Q4_0: (18, [0]), T.Q5_0: (22, [0]), T.Q5_1: (24, [0, 2]), T.Q8_0: (34, [0]), T.Q4_K: (144, [0, 2]), T.Q5_K: (176, [0, 2]), T.Q6_K: (210, [208])}
for kind, (size, scales) in layouts.items():
    blocks = rng.integers(0, 256, (4, size), dtype=np.uint8)
    for at in scales:
        blocks[:, at:at + 2] = rng.normal(size=(4, 1)).astype(np.float16).view(np.uint8)
    name = kind.name.lower()
    (here / f"{name}.blocks").write_bytes(blocks.tobytes())
    (here / f"{name}.floats").write_bytes(quants.dequantize(blocks.reshape(-1), kind).astype("<f4").tobytes())
for kind in (T.Q4_0, T.Q8_0):
    x = (rng.normal(size=256) * np.repeat([1e-9, 0.01, 1, 1000], 64)).astype("<f4")
    x[-32:] = 0
    name = kind.name.lower()
    (here / f"{name}.x").write_bytes(x.tobytes())
    (here / f"{name}.x.blocks").write_bytes(quants.quantize(x, kind).tobytes())
