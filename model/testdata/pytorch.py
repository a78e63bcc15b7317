#!/usr/bin/env python3
"""Writes pytorch/: what PyTorch makes of tiny random models (Debian's python3-torch; any version will do).

For each architecture NAME.json has the shape, the tokens, one gradient for each token's log-probability and, of ten steps of
AdamW, the loss and the gradient's norm before clipping; NAME.weights, .logits, .grads and .after are float32, little-endian:
the parameters in the order of GGUF's names below, the logits [T, V], the gradients of the loss, the parameters after the
steps. The loss is the sum of g[t]·log p(token t | tokens before it).
"""
import json
import math
import pathlib

import numpy as np
import torch

here = pathlib.Path(__file__).parent / "pytorch"
EPS = 1e-6
ADAMW = dict(lr=3e-3, betas=(0.9, 0.95), eps=1e-8)
DECAY, CLIP = 0.1, 1.0


def names(c):
    """Names and shapes: matrices first, then norms and biases, which are not decayed."""
    d, f, hd = c["embedding_length"], c["feed_forward_length"], c["hd"]
    q, kv = c["head_count"] * hd, c["head_count_kv"] * hd
    matrices = [("token_embd.weight", (c["vocab_size"], d))]
    if not c["tied_embedding"]:
        matrices.append(("output.weight", (c["vocab_size"], d)))
    vectors = []
    for i in range(c["block_count"]):
        b = f"blk.{i}."
        matrices += [(b + "attn_q.weight", (q, d)), (b + "attn_k.weight", (kv, d)), (b + "attn_v.weight", (kv, d)),
                     (b + "attn_output.weight", (d, q)), (b + "ffn_gate.weight", (f, d)), (b + "ffn_up.weight", (f, d)),
                     (b + "ffn_down.weight", (d, f))]
        vectors.append((b + "attn_norm.weight", (d,)))
        if c["architecture"] == "qwen2":
            vectors += [(b + "attn_q.bias", (q,)), (b + "attn_k.bias", (kv,)), (b + "attn_v.bias", (kv,))]
        if c["architecture"] == "qwen3":
            vectors += [(b + "attn_q_norm.weight", (hd,)), (b + "attn_k_norm.weight", (hd,))]
        vectors.append((b + "ffn_norm.weight", (d,)))
    vectors.append(("output_norm.weight", (d,)))
    return matrices, vectors


def norm(x, gain):
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + EPS) * gain


def rotate(x, c):
    """x [heads, T, hd]."""
    hd, length = c["hd"], x.shape[1]
    freq = c["rope_freq_base"] ** (-torch.arange(0, hd, 2, dtype=torch.float64) / hd)
    if c.get("rope_factors"):
        freq = freq / torch.tensor(c["rope_factors"], dtype=torch.float64)
    angle = torch.arange(length, dtype=torch.float64)[:, None] * freq
    cos, sin = angle.cos().float(), angle.sin().float()
    if c["architecture"] == "llama":  # GGUF's order of rows: neighbours are a pair
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack([a * cos - b * sin, b * cos + a * sin], -1).flatten(-2)
    a, b = x[..., :hd // 2], x[..., hd // 2:]
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


def logits(p, tokens, c):
    hd, t = c["hd"], len(tokens)
    x = p["token_embd.weight"][tokens]
    mask = torch.full((t, t), float("-inf")).triu(1)
    for i in range(c["block_count"]):
        w = lambda name: p[f"blk.{i}.{name}"]
        bias = lambda name: w(name) if c["architecture"] == "qwen2" else 0
        n = norm(x, w("attn_norm.weight"))
        q, k, v = ((n @ w(f"attn_{s}.weight").T + bias(f"attn_{s}.bias")).view(t, -1, hd).transpose(0, 1) for s in "qkv")
        if c["architecture"] == "qwen3":
            q, k = norm(q, w("attn_q_norm.weight")), norm(k, w("attn_k_norm.weight"))
        q, k = rotate(q, c), rotate(k, c)
        group = c["head_count"] // c["head_count_kv"]
        k, v = k.repeat_interleave(group, 0), v.repeat_interleave(group, 0)
        a = torch.softmax(q @ k.transpose(1, 2) / math.sqrt(hd) + mask, -1) @ v
        x = x + a.transpose(0, 1).reshape(t, -1) @ w("attn_output.weight").T
        n = norm(x, w("ffn_norm.weight"))
        x = x + (torch.nn.functional.silu(n @ w("ffn_gate.weight").T) * (n @ w("ffn_up.weight").T)) @ w("ffn_down.weight").T
    out = p["token_embd.weight"] if c["tied_embedding"] else p["output.weight"]
    return norm(x, p["output_norm.weight"]) @ out.T


def write(name, c):
    torch.manual_seed(1)
    c["hd"] = c.get("key_length") or c["embedding_length"] // c["head_count"]
    matrices, vectors = names(c)
    p = {}
    for n, shape in matrices:
        p[n] = torch.randn(shape) / math.sqrt(shape[1])
    for n, shape in vectors:
        p[n] = torch.randn(shape) * 0.2 + (0 if n.endswith("bias") else 1)
    order = [n for n, _ in matrices + vectors]
    flat = lambda of: np.concatenate([of(n).detach().numpy().reshape(-1) for n in order]).astype("<f4").tobytes()
    (here / f"{name}.weights").write_bytes(flat(lambda n: p[n]))
    for v in p.values():
        v.requires_grad_()
    tokens = torch.randint(c["vocab_size"], (24,))
    g = torch.randn(24)
    g[0] = 0  # nothing predicts the first token
    steps = []
    optimiser = torch.optim.AdamW([dict(params=[p[n] for n, _ in matrices], weight_decay=DECAY),
                                   dict(params=[p[n] for n, _ in vectors], weight_decay=0)], **ADAMW)
    for step in range(10):
        z = logits(p, tokens, c)
        logp = torch.log_softmax(z[:-1], -1).gather(1, tokens[1:, None])[:, 0]
        loss = (g[1:] * logp).sum()
        optimiser.zero_grad()
        loss.backward()
        if step == 0:
            (here / f"{name}.logits").write_bytes(z.detach().numpy().astype("<f4").tobytes())
            (here / f"{name}.grads").write_bytes(flat(lambda n: p[n].grad))
        size = torch.nn.utils.clip_grad_norm_(p.values(), CLIP)
        steps.append(dict(loss=loss.item(), norm=size.item()))
        optimiser.step()
    (here / f"{name}.after").write_bytes(flat(lambda n: p[n]))
    del c["hd"]
    case = dict(config=c, tokens=tokens.tolist(), g=g.tolist(), steps=steps, adamw=dict(
        lr=ADAMW["lr"], beta1=ADAMW["betas"][0], beta2=ADAMW["betas"][1], eps=ADAMW["eps"], weight_decay=DECAY, clip_norm=CLIP))
    (here / f"{name}.json").write_text(json.dumps(case) + "\n")


shape = dict(vocab_size=29, context_length=64, block_count=2, embedding_length=16, feed_forward_length=20, head_count=4,
             head_count_kv=2, rope_freq_base=100, layer_norm_rms_eps=EPS, tied_embedding=False)
write("qwen2", dict(shape, architecture="qwen2", tied_embedding=True))
write("qwen3", dict(shape, architecture="qwen3", key_length=6))
write("llama", dict(shape, architecture="llama", rope_factors=[1.0, 2.5]))
