#!/usr/bin/env python3
"""What `sqltrain selftest --device cuda --init DIR` is compared with: transformers and peft, on the same random weights.

  bench-gpu.py make DIR [CONFIG=VALUE …]   random weights of Qwen2.5-7B's shape in Hugging Face's form (15 GB), in bfloat16;
                                           hidden_size=64, say, is another shape
  bench-gpu.py logits DIR LOGITS           how far LOGITS (float32, of `selftest --logits`) are off transformers'
  bench-gpu.py run DIR LOGITS              that, and speeds
  bench-gpu.py step DIR                    a whole step of GRPO, as `selftest --step` makes one: a part is measured, and told as all

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

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"  # where it shows that all of this works, no more
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


def wait():
    if DEVICE == "cuda":
        torch.cuda.synchronize()


def timed(f, times=5):
    f()
    took = []
    for _ in range(times):
        wait()
        start = time.perf_counter()
        f()
        wait()
        took.append(time.perf_counter() - start)
    return statistics.median(took)


def load(folder, dtype):
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=dtype, attn_implementation="sdpa").to(DEVICE)
    return model.eval()


QUESTIONS, SAMPLES, TURNS, ASKED, DRAWN, TOLD = 64, 8, 4, 1024, 64, 64  # cuda.FullStep
TOGETHER, BATCH = 64, 2  # conversations that generate side by side, and that an update computes at once: what memory holds


def step(folder):
    """Generates with what was computed before kept between turns, and updates a LoRA by all that was drawn."""
    model = load(folder, torch.bfloat16)
    c = model.config
    all_of_them = QUESTIONS * SAMPLES

    def conversations():
        ids = torch.tensor([tokens(ASKED, c.vocab_size)] * TOGETHER, device=DEVICE)
        cache = None
        for _ in range(TURNS):
            out = model.generate(ids, past_key_values=cache, min_new_tokens=DRAWN, max_new_tokens=DRAWN, do_sample=True, top_k=0, pad_token_id=0,
                                 return_dict_in_generate=True, use_cache=True)
            cache, told = out.past_key_values, torch.tensor([tokens(TOLD, c.vocab_size)] * TOGETHER, device=DEVICE)
            ids = torch.cat([out.sequences, told], dim=1)
        return ids

    ids = conversations()  # and warms up
    rollouts = timed(conversations, 1) * all_of_them / TOGETHER
    print(f"transformers, rollouts of {all_of_them} conversations, {TOGETHER} at once: {rollouts:.1f} s")
    torch.cuda.empty_cache()
    lora, optimiser = learner(model, False)
    own = TURNS * (DRAWN + TOLD)
    drawn = (torch.arange(own, device=DEVICE) % (DRAWN + TOLD) < DRAWN).float()

    def update():
        some = ids[:BATCH]
        logits = lora(some, logits_to_keep=own + 1).logits[:, :-1].float()
        logp = logits.log_softmax(-1).gather(2, some[:, ASKED:, None]).squeeze(2)
        (logp * drawn).sum().div(-own * all_of_them).backward()

    took = timed(update, 3) * all_of_them / BATCH
    start = time.perf_counter()
    torch.nn.utils.clip_grad_norm_(lora.parameters(), 1.0)
    optimiser.step()
    wait()
    took += time.perf_counter() - start
    print(f"peft, its update, {BATCH} conversations at once: {took:.1f} s\nthe whole step: {rollouts + took:.1f} s")


def learner(model, checkpointing):
    from peft import LoraConfig, get_peft_model

    names = ["q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"]
    lora = get_peft_model(model, LoraConfig(r=RANK, lora_alpha=2 * RANK, target_modules=names))
    lora.train()
    if checkpointing:
        lora.gradient_checkpointing_enable(gradient_checkpointing_kwargs={"use_reentrant": False})
        lora.enable_input_require_grads()
    return lora, torch.optim.AdamW([p for p in lora.parameters() if p.requires_grad], lr=1e-4)


def compare(folder, logits):
    ours = torch.from_numpy(numpy.fromfile(logits, dtype=numpy.float32))
    theirs = {}
    for dtype in (torch.float32, torch.bfloat16):
        model = load(folder, dtype)
        with torch.no_grad():
            theirs[dtype] = model(torch.tensor([tokens(512, model.config.vocab_size)], device=DEVICE)).logits[0, -1].float().cpu()
        del model
    half, right = theirs[torch.bfloat16], theirs[torch.float32]
    for name, a, b in ("ours against transformers", ours, half), ("ours against float32", ours, right), ("transformers against float32", half, right):
        print(f"logits after 512 tokens,  {name}: {(a - b).norm() / b.norm():.2e}")


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
    for checkpointing in (False, True):
        lora, optimiser = learner(model, checkpointing)
        ids = torch.tensor([tokens(length, c.vocab_size)], device=DEVICE)

        def learn():
            lora(ids, labels=ids).loss.backward()
            optimiser.step()
            optimiser.zero_grad()

        try:
            print(f"peft, a LoRA of rank {RANK}, sequences of {length}{', computing again' if checkpointing else ''}: {length / timed(learn):.0f} tokens/s")
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
        case ["step", folder]:
            step(folder)
        case _:
            sys.exit(__doc__)
