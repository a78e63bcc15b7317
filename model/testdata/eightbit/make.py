"""Writes maps.json: the codes of bitsandbytes' 8-bit optimisers, by its functional.create_dynamic_map (0.45), without torch."""
import json
import struct


def f32(x):
    return struct.unpack("f", struct.pack("f", x))[0]


def linspace(low, high, n):
    return [low + (high - low) * i / (n - 1) for i in range(n)]


def create_dynamic_map(signed, max_exponent_bits=7, total_bits=8):
    data = []
    non_sign_bits = total_bits - 1
    for i in range(max_exponent_bits):
        fraction_items = 2 ** (i + non_sign_bits - max_exponent_bits) + 1 if signed else 2 ** (i + non_sign_bits - max_exponent_bits + 1) + 1
        boundaries = linspace(0.1, 1, fraction_items)
        means = [(a + b) / 2 for a, b in zip(boundaries[:-1], boundaries[1:])]
        data += [10 ** (-(max_exponent_bits - 1) + i) * m for m in means]
        if signed:
            data += [-(10 ** (-(max_exponent_bits - 1) + i)) * m for m in means]
    data += [0.0, 1.0]
    assert len(data) == 2**total_bits
    return sorted(f32(x) for x in data)


with open("maps.json", "w") as f:
    json.dump({"signed": create_dynamic_map(True), "unsigned": create_dynamic_map(False)}, f)
    f.write("\n")
