"""Compares pairs of checkpoints as transformers reads them, for export_test.go.

needs: pip install transformers safetensors (see scripts/get-transformers.sh), and for the logits torch

Arguments: directories, two for each pair. It prints a JSON object for each: what of their configurations, tokenizers and
weights differs by its name, and the largest difference of logits, null without torch.
"""
import importlib.util
import json
import pathlib
import sys

from safetensors import safe_open
from transformers import AutoConfig, AutoTokenizer

SHAPE = ["model_type", "architectures", "vocab_size", "max_position_embeddings", "num_hidden_layers", "hidden_size", "intermediate_size",
         "num_attention_heads", "num_key_value_heads", "rms_norm_eps", "hidden_act", "tie_word_embeddings", "rope_parameters"]
TEXTS = ["SELECT name, count(*) FROM orders WHERE id = 12345 -- don't", "größte Kunden\r\n\n\tin São Paulo 東京", "<|im_start|>user\nx<|im_end|>"]


def read(directory):
    config, tok = AutoConfig.from_pretrained(directory), AutoTokenizer.from_pretrained(directory)
    found = {key: getattr(config, key) for key in SHAPE}
    found["head_dim"] = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    found["end"] = [tok.eos_token, tok.pad_token, tok.bos_token]
    found["ids"] = [tok.encode(text) for text in TEXTS]
    found["text"] = [tok.decode(ids) for ids in found["ids"]]
    found["chat"] = tok.apply_chat_template([{"role": "user", "content": "x"}], tokenize=False)
    index = pathlib.Path(directory) / "model.safetensors.index.json"
    places = json.loads(index.read_text())["weight_map"] if index.exists() else None
    shapes = {}
    for path in sorted(pathlib.Path(directory).glob("*.safetensors")):
        with safe_open(path, "np") as f:
            for key in f.keys():
                assert places is None or places[key] == path.name, key
                shapes[key] = f.get_slice(key).get_shape()
    assert places is None or set(places) == set(shapes)
    found["weights"] = shapes
    return found


def logits(directory, ids):
    from transformers import AutoModelForCausalLM
    with torch.no_grad():
        return AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32)(torch.tensor([ids])).logits


if importlib.util.find_spec("torch"):
    import torch
else:
    torch = None
for first, second in zip(sys.argv[1::2], sys.argv[2::2]):
    a, b = read(first), read(second)
    difference = None
    if torch:
        difference = float((logits(first, a["ids"][0]) - logits(second, a["ids"][0])).abs().max())
    print(json.dumps({"differs": [key for key in a if a[key] != b[key]], "tensors": len(b["weights"]), "logits": difference}))
