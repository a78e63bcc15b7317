"""Encodes texts with Hugging Face's tokenizers, on one thread, for tokenizer_test.go.

needs: pip install tokenizers (see scripts/get-transformers.sh)

Arguments: a tokenizer.json, and any number of JSON files with a list of texts. It prints "ready", then answers each line
of its input, the number of one of these files, with the seconds of processor time that encoding took, as if nothing had been encoded
before, and the number of tokens. "write N FILE" writes the ids of file N in place of that: for each text int32 numbers,
how many there are and they themselves.
"""
import json
import os
import sys
import time

os.environ["TOKENIZERS_PARALLELISM"] = "false"
os.environ["RAYON_NUM_THREADS"] = "1"
import numpy
import tokenizers

tok = tokenizers.Tokenizer.from_file(sys.argv[1])
texts = [json.load(open(path, encoding="utf-8")) for path in sys.argv[2:]]
print("ready", tokenizers.__version__, flush=True)
for line in sys.stdin:
    words = line.split()
    if words[0] == "write":
        with open(words[2], "wb") as out:
            for e in tok.encode_batch_fast(texts[int(words[1])], add_special_tokens=False):
                out.write(numpy.array([len(e.ids)] + e.ids, dtype="<i4").tobytes())
        print("written", flush=True)
        continue
    tok.model._clear_cache()
    began = time.process_time()
    encoded = tok.encode_batch_fast(texts[int(words[0])], add_special_tokens=False)
    spent = time.process_time() - began
    print(spent, sum(len(e) for e in encoded), flush=True)
