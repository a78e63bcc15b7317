#!/usr/bin/env python3
"""What scripts/bench.sh compares with: OpenBLAS's sgemm of 1024³, and PyTorch's training steps of the model of BenchmarkTrainStep."""
import ctypes
import math
import statistics
import time

import torch

F = torch.nn.functional
THREADS = 2


def median(f, times):
    took = []
    for _ in range(times):
        start = time.perf_counter()
        f()
        took.append(time.perf_counter() - start)
    return statistics.median(took)


def openblas():
    lib = ctypes.CDLL("libopenblas.so.0")
    lib.openblas_get_config.restype = ctypes.c_char_p
    print(lib.openblas_get_config().decode())
    n = 1024
    a, b, c = ((ctypes.c_float * (n * n))(*([0.5] * (n * n))) for _ in range(3))
    one = ctypes.c_float(1)
    for threads in (1, THREADS):
        lib.openblas_set_num_threads(threads)
        call = lambda: lib.cblas_sgemm(101, 111, 111, n, n, n, one, a, n, b, n, ctypes.c_float(0), c, n)
        call()
        print(f"OpenBLAS sgemm 1024³, {threads} threads: {2 * n**3 / median(call, 20) / 1e9:.1f} GFLOP/s")


class Block(torch.nn.Module):
    """qwen2's, as BenchmarkTrainStep has it: 4 query heads and 2 KV heads of 64, SwiGLU."""

    def __init__(self, d=256, f=768, heads=4, kv=2):
        super().__init__()
        self.heads, self.kv, self.hd = heads, kv, d // heads
        self.norm1, self.norm2 = (torch.nn.Parameter(torch.ones(d)) for _ in range(2))
        self.qkv = torch.nn.Linear(d, d + 2 * kv * self.hd)
        self.out = torch.nn.Linear(d, d, bias=False)
        self.gate_up, self.down = torch.nn.Linear(d, 2 * f, bias=False), torch.nn.Linear(f, d, bias=False)

    def forward(self, x, cos, sin, mask):
        b, t, d = x.shape
        q, k, v = self.qkv(rms(x, self.norm1)).split([d, self.kv * self.hd, self.kv * self.hd], -1)
        q, k, v = (y.view(b, t, -1, self.hd).transpose(1, 2) for y in (q, k, v))
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        k, v = (y.repeat_interleave(self.heads // self.kv, 1) for y in (k, v))
        p = torch.softmax((q @ k.transpose(2, 3)) / math.sqrt(self.hd) + mask, -1)
        x = x + self.out((p @ v).transpose(1, 2).reshape(b, t, d))
        gate, up = self.gate_up(rms(x, self.norm2)).chunk(2, -1)
        return x + self.down(F.silu(gate) * up)


def rms(x, gain):
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * gain


def rotate(x, cos, sin):
    a, b = x.chunk(2, -1)
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


def train(length, total=8192, vocabulary=2048, d=256):
    torch.manual_seed(1)
    embedding = torch.nn.Parameter(torch.randn(vocabulary, d) / 16)
    blocks = torch.nn.ModuleList(Block() for _ in range(6))
    gain = torch.nn.Parameter(torch.ones(d))
    parameters = [embedding, gain, *blocks.parameters()]
    optimiser = torch.optim.AdamW(parameters, lr=1e-4, betas=(0.9, 0.95), weight_decay=0.1)
    tokens = torch.randint(vocabulary, (total // length, length))
    angle = torch.arange(length)[:, None] * 1e8 ** (-torch.arange(0, 64, 2) / 64)
    cos, sin, mask = angle.cos(), angle.sin(), torch.full((length, length), -math.inf).triu(1)
    # As many tokens are scored as ours scores: about three quarters.
    scored = torch.rand(tokens[:, 1:].shape) < 0.75

    def step():
        x = embedding[tokens]
        for b in blocks:
            x = b(x, cos, sin, mask)
        logits = rms(x[:, :-1][scored], gain) @ embedding.T
        optimiser.zero_grad()
        (F.cross_entropy(logits, tokens[:, 1:][scored], reduction="sum") / total).backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1)
        optimiser.step()

    step()
    print(f"PyTorch {torch.__version__}, {torch.get_num_threads()} threads, segments of {length}: {total / median(step, 3):.0f} tokens/s")


openblas()
torch.set_num_threads(THREADS)
for length in (256, 1024):
    train(length)
