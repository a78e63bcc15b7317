#!/usr/bin/env python3
"""What `sqltrain selftest --device cuda --init DIR` is compared with: transformers and peft, on the same random weights.

  bench-gpu.py make DIR [CONFIG=VALUE …]   random weights of Qwen2.5-7B's shape in Hugging Face's form (15 GB), in bfloat16;
                                           hidden_size=64, say, is another shape
  bench-gpu.py logits DIR LOGITS           how far LOGITS (float32, of `selftest --logits`) are off transformers'
  bench-gpu.py run DIR LOGITS              that, and speeds

It needs torch, transformers and peft. scripts/bench-gpu.sh runs all of it.
"""
import json
import pathlib
import statistics
import sys
import time

import numpy
import torch
from transformers import AutoModelForCausalLM, Qwen2Config, Qwen2ForCausalLM

DEVICE = "cuda"
LENGTH, PROMPT, NEW, RANK = 4096, 2048, 32, 16  # of a training sequence, of a session, drawn of it, of the LoRA


def make(folder, changes):
    shape = dict(vocab_size=152064, hidden_size=3584, intermediate_size=18944, num_hidden_layers=28, num_attention_heads=28,
                 num_key_value_heads=4, max_position_embeddings=32768, rms_norm_eps=1e-6, tie_word_embeddings=False,
                 rope_parameters={"rope_type": "default", "rope_theta": 1e6})
    shape.update({k: int(v) for k, v in (c.split("=") for c in changes)})
    torch.manual_seed(1)
    torch.set_default_dtype(torch.bfloat16)
    with torch.device(DEVICE):
        model = Qwen2ForCausalLM(Qwen2Config(**shape))
    model.save_pretrained(folder)
    tokenizer(pathlib.Path(folder))


def tokenizer(folder):
    """One of bytes alone: only numbers of tokens are measured."""
    from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers

    vocabulary = {c: i for i, c in enumerate(sorted(pre_tokenizers.ByteLevel.alphabet()))}
    t = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
    split = pre_tokenizers.Split(pattern=Regex(
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"), behavior="isolated")
    t.pre_tokenizer = pre_tokenizers.Sequence([split, pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
    t.decoder = decoders.ByteLevel()
    t.add_special_tokens(["<|endoftext|>", "<|im_start|>", "<|im_end|>"])
    t.save(str(folder / "tokenizer.json"))
    (folder / "tokenizer_config.json").write_text(json.dumps({"eos_token": "<|im_end|>", "tokenizer_class": "Qwen2Tokenizer"}))


def tokens(n, vocabulary):
    return [i * 7919 % min(vocabulary, 256) for i in range(n)]  # as selftest has them


def timed(f, times=5):
    f()
    took = []
    for _ in range(times):
        torch.cuda.synchronize()
        start = time.perf_counter()
        f()
        torch.cuda.synchronize()
        took.append(time.perf_counter() - start)
    return statistics.median(took)


def load(folder, dtype):
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=dtype, attn_implementation="sdpa").to(DEVICE)
    return model.eval()


def compare(folder, logits):
    ours = torch.from_numpy(numpy.fromfile(logits, dtype=numpy.float32))
    theirs = {}
    for dtype in (torch.float32, torch.bfloat16):
        model = load(folder, dtype)
        with torch.no_grad():
            theirs[dtype] = model(torch.tensor([tokens(512, model.config.vocab_size)], device=DEVICE)).logits[0, -1].float().cpu()
        del model
    half, right = theirs[torch.bfloat16], theirs[torch.float32]
    for name, a, b in ("ours beside transformers", ours, half), ("ours beside float32", ours, right), ("transformers beside float32", half, right):
        print(f"logits behind 512 tokens, {name}: {(a - b).norm() / b.norm():.2e}")


def run(folder, logits):
    compare(folder, logits)
    model = load(folder, torch.bfloat16)
    c = model.config
    length, prompt = min(LENGTH, c.max_position_embeddings), min(PROMPT, c.max_position_embeddings - NEW)
    for batch in (64, 256):
        ids = torch.tensor([tokens(prompt, c.vocab_size)] * batch, device=DEVICE)
        try:
            few, many = (timed(lambda: model.generate(ids, min_new_tokens=n, max_new_tokens=n, do_sample=True, pad_token_id=0), 2) for n in (1, NEW))
            print(f"transformers, generating, {batch} sessions of {prompt}: {batch * (NEW - 1) / (many - few):.0f} tokens/s")
        except torch.OutOfMemoryError:
            print(f"transformers, generating, {batch} sessions of {prompt}: memory does not hold them")
        torch.cuda.empty_cache()
    from peft import LoraConfig, get_peft_model

    names = ["q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"]
    for checkpointing in (False, True):
        lora = get_peft_model(model, LoraConfig(r=RANK, lora_alpha=2 * RANK, target_modules=names))
        lora.train()
        if checkpointing:
            lora.gradient_checkpointing_enable(gradient_checkpointing_kwargs={"use_reentrant": False})
            lora.enable_input_require_grads()
        optimiser = torch.optim.AdamW([p for p in lora.parameters() if p.requires_grad], lr=1e-4)
        ids = torch.tensor([tokens(length, c.vocab_size)], device=DEVICE)

        def step():
            lora(ids, labels=ids).loss.backward()
            optimiser.step()
            optimiser.zero_grad()

        try:
            print(f"peft, a LoRA of rank {RANK}, sequences of {length}{', computing again' if checkpointing else ''}: {length / timed(step):.0f} tokens/s")
        except torch.OutOfMemoryError:
            print("peft: memory does not hold a batch; computing blocks again:")
        model = lora.unload()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make", folder, *changes]:
            make(folder, changes)
        case ["logits", folder, logits]:
            compare(folder, logits)
        case ["run", folder, logits]:
            run(folder, logits)
        case _:
            sys.exit(__doc__)
