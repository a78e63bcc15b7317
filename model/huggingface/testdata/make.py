#!/usr/bin/env python3
"""Writes qwen2/, qwen3/ and llama/: tiny random checkpoints as transformers saves them, and what it makes of them.

needs: pip install torch transformers tokenizers (written with transformers 5.23, torch 2.15)

Beside transformers' own files each has golden.json: prompts, their token ids, the shape of the logits; and golden.logits, the
logits of the first prompt's ids, float32 little-endian [T, V], computed in float32 from the weights as they are stored.
"""
import json
import pathlib
import shutil

import torch
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers import (LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast, Qwen2Config, Qwen2ForCausalLM, Qwen3Config,
                          Qwen3ForCausalLM)

here = pathlib.Path(__file__).parent
QWEN = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
LLAMA = QWEN.replace(r"\p{N}|", r"\p{N}{1,3}|")
CORPUS = ["SELECT name FROM customers WHERE country = 'Brazil' ORDER BY name", "How many customers are from Brazil?",
          "select count(*) from orders join customers on orders.customer_id = customers.id", "Die größten Kunden in 2024"]
PROMPTS = ["SELECT name, count(*) FROM orders WHERE id = 12345 -- don't", "", "größte Kunden\r\n\n\tin  São Paulo 東京 🏳️‍🌈",
           "I'll ask: who'D order?\n  x"]
CHATML = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
LLAMA3 = ["<|begin_of_text|>", "<|end_of_text|>", "<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"]
TEMPLATE = "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}"


def tokenizer(llama):
    t = Tokenizer(models.BPE(ignore_merges=llama))
    if not llama:
        t.normalizer = normalizers.NFC()
    t.pre_tokenizer = pre_tokenizers.Sequence([
        pre_tokenizers.Split(Regex(LLAMA if llama else QWEN), behavior="isolated", invert=False),
        pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
    t.decoder = decoders.ByteLevel()
    t.post_processor = processors.ByteLevel(trim_offsets=False)
    t.train_from_iterator(CORPUS, trainers.BpeTrainer(vocab_size=300, initial_alphabet=pre_tokenizers.ByteLevel.alphabet()))
    t.add_special_tokens(LLAMA3 if llama else CHATML)
    if llama:
        t.post_processor = processors.Sequence([t.post_processor, processors.TemplateProcessing(
            single="<|begin_of_text|> $A", special_tokens=[("<|begin_of_text|>", t.token_to_id("<|begin_of_text|>"))])])
    else:
        t.add_tokens([AddedToken("<tool_call>", special=False, normalized=False)])
    names = dict(bos_token="<|begin_of_text|>", eos_token="<|eot_id|>") if llama else dict(eos_token="<|im_end|>", pad_token="<|endoftext|>")
    return PreTrainedTokenizerFast(tokenizer_object=t, chat_template=TEMPLATE, **names)


def write(name, model, dtype, tok, shards):
    out = here / name
    shutil.rmtree(out, ignore_errors=True)
    torch.manual_seed(1)
    with torch.no_grad():
        for key, p in model.named_parameters():
            if key.endswith("norm.weight"):
                p.normal_(1, 0.1)
            elif key.endswith("bias"):
                p.normal_(0, 0.1)
            elif "embed" in key:
                p.normal_(0, 1)
            else:
                p.normal_(0, p.shape[1] ** -0.5)
    model = model.to(dtype)
    model.generation_config.eos_token_id = [tok.eos_token_id, tok.convert_tokens_to_ids(LLAMA3[1] if name == "llama" else CHATML[0])]
    model.save_pretrained(out, max_shard_size=shards)
    tok.save_pretrained(out)
    ids = [tok.encode(p, add_special_tokens=False) for p in PROMPTS]
    with torch.no_grad():
        # read anew: .to(dtype) has rounded the frequencies of the rotation, which no file holds
        logits = type(model).from_pretrained(out, dtype=torch.float32)(torch.tensor([ids[0]])).logits[0]
    (out / "golden.json").write_text(json.dumps({"prompts": PROMPTS, "ids": ids, "shape": list(logits.shape)}, indent=1))
    (out / "golden.logits").write_bytes(logits.numpy().astype("<f4").tobytes())
    print(name, len(tok), logits.shape, sorted(p.name for p in out.iterdir()))


shape = dict(vocab_size=320, hidden_size=32, intermediate_size=64, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2,
             max_position_embeddings=128, attn_implementation="eager")
write("qwen2", Qwen2ForCausalLM(Qwen2Config(tie_word_embeddings=True, rope_theta=1e6, **shape)), torch.bfloat16, tokenizer(False), "20KB")
write("qwen3", Qwen3ForCausalLM(Qwen3Config(tie_word_embeddings=False, head_dim=16, rope_theta=1e6, **shape)), torch.float16, tokenizer(False), "1GB")
write("llama", LlamaForCausalLM(LlamaConfig(tie_word_embeddings=False, rope_theta=5e5, rope_scaling=dict(
    rope_type="llama3", factor=8.0, low_freq_factor=1.0, high_freq_factor=4.0, original_max_position_embeddings=32), **shape)),
    torch.float32, tokenizer(True), "60KB")
