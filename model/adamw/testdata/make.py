#!/usr/bin/env python3
"""Writes maps.json, the codes of bitsandbytes' 8-bit optimisers, and steps.json, what its AdamW of 8 bits makes on the CPU
of two steps over 300 numbers (a block of 256 and one that is not full).

    pip install bitsandbytes==0.50.2 torch numpy && python3 make.py

Gradients are between 0.3 and 1 in magnitude, the largest of each block positive: there bitsandbytes' scales are ours (see
eightbit.go for where they differ). Numbers are float32, printed so that they are read back as they were.
"""
import json
import pathlib

import bitsandbytes
import numpy as np
import torch
from bitsandbytes import functional

here = pathlib.Path(__file__).parent
N, BLOCK = 300, 256
LR, BETA1, BETA2, EPS, DECAY = 1e-2, 0.9, 0.98, 1e-8, 0.1


def numbers(x):
    return [float(np.format_float_positional(v, unique=True, trim="-")) for v in x.detach().numpy().astype(np.float32)]


maps = {True: functional.create_dynamic_map(signed=True), False: functional.create_dynamic_map(signed=False)}
(here / "maps.json").write_text(json.dumps({"signed": numbers(maps[True]), "unsigned": numbers(maps[False])}) + "\n")

rng = np.random.default_rng(7)
w = torch.tensor(rng.standard_normal(N), dtype=torch.float32)
states = [torch.zeros(N, dtype=torch.uint8) for _ in range(2)]
for state, signed in zip(states, (True, False)):
    state.fill_(int((maps[signed] == 0).nonzero()[0]))
scales = [torch.zeros((N + BLOCK - 1) // BLOCK, dtype=torch.float32) for _ in range(2)]
out = {
    "bitsandbytes": bitsandbytes.__version__, "lr": LR, "beta1": BETA1, "beta2": BETA2, "eps": EPS, "decay": DECAY,
    "weights": numbers(w), "steps": [],
}
for step in (1, 2):
    g = rng.uniform(0.3, 0.95, N) * rng.choice([-1, 1], N)
    g[::BLOCK] = 1
    g = torch.tensor(g, dtype=torch.float32)
    torch.ops.bitsandbytes.optimizer_update_8bit_blockwise(
        "adam", g, w, states[0], states[1], BETA1, BETA2, 0.0, 0.0, EPS, step, LR, maps[True], maps[False], scales[0], scales[1],
        DECAY, 1.0, False)
    moments = [functional.dequantize_blockwise(s, absmax=a, code=maps[signed], blocksize=BLOCK)
               for s, a, signed in zip(states, scales, (True, False))]
    out["steps"].append({"gradient": numbers(g), "weights": numbers(w), "first": numbers(moments[0]), "second": numbers(moments[1])})
(here / "steps.json").write_text(json.dumps(out) + "\n")
